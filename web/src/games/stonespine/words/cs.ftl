# What the screen of Stonespine Architects says besides the game's own words.

stonespine-moment = Co se děje
stonespine-free-columns = Volné sloupce: { $columns }
stonespine-embedded = žetony: { $tokens }
stonespine-hands-go = { $way ->
    [left] karty se předávají doleva
   *[right] karty se předávají doprava
}
stonespine-edge = okraj { $edge }
stonespine-set = { $half ->
    [top] Horní
   *[bottom] Dolní
} sada ({ $card }), { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
    [many] { $price } zlaťáku
   *[other] { $price } zlaťáků
}
stonespine-progress = { $count } × { $each } = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
stonespine-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
stonespine-met = { $met } z 8
stonespine-income = příjem zlaťáků
stonespine-being-built = staví se
stonespine-being-discarded = odkládá se
stonespine-hand-of = Karty v ruce: { $seat }
stonespine-my-challenges = Tvoje výzvy
stonespine-challenges-of = Výzvy: { $seat }
stonespine-order-why = Na tahu je ten, kdo má nejvíc zlaťáků; při shodě rozhoduje lepší pořadí
stonespine-track-place = pořadí: { $place }. místo
stonespine-passed = pas
stonespine-passed-place = pas, { $place }. místo
stonespine-others = Ostatní labyrinty
stonespine-visit = { $seat }: teď { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}; prohlédnout tento labyrint
stonespine-return = Zpět k vlastnímu
stonespine-jael-why-rune = Má stejnou runu jako jeho karta.
stonespine-jael-why-gold = Jael měl aspoň tolik zlaťáků jako ty: vzal si sady ze své karty.
stonespine-jael-why-rest = Po tvém pasu si vzal, co zbylo.
stonespine-jael-why-lowest = Měla nejnižší číslo.
stonespine-page-dungeon = Labyrint
stonespine-page-aims = Cíle
stonespine-page-rivals = Soupeři
stonespine-pages = Části stolu
stonespine-income-title = Rok { $year }: zlato na trh
stonespine-income-chambers = řada
stonespine-income-chests = truhly
stonespine-income-start = začátek
