# What the screen of Stonespine Architects says besides the game's own words.

stonespine-moment = Čo sa deje
stonespine-free-columns = Voľné stĺpce: { $columns }
stonespine-embedded = žetóny: { $tokens }
stonespine-hands-go = { $way ->
    [left] karty sa posúvajú doľava
   *[right] karty sa posúvajú doprava
}
stonespine-edge = okraj { $edge }
stonespine-set = { $half ->
    [top] Horná
   *[bottom] Dolná
} sada ({ $card }), { $price ->
    [one] { $price } zlatiak
    [few] { $price } zlatiaky
    [many] { $price } zlatiaka
   *[other] { $price } zlatiakov
}
stonespine-progress = { $count } × { $each } = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
stonespine-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
stonespine-met = { $met } z 8
stonespine-income = príjem zlatiakov
stonespine-being-built = stavia sa
stonespine-being-discarded = odhadzuje sa
stonespine-hand-of = Karty v ruke: { $seat }
stonespine-my-challenges = Tvoje výzvy
stonespine-challenges-of = Výzvy: { $seat }
stonespine-order-why = Na ťahu je ten, kto má najviac zlatiakov; pri zhode rozhoduje lepšie poradie
stonespine-track-place = poradie: { $place }. miesto
stonespine-passed = pas
stonespine-passed-place = pas, { $place }. miesto
stonespine-others = Ostatné labyrinty
stonespine-visit = { $seat }: teraz { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}; pozrieť si tento labyrint
stonespine-return = Späť k vlastnému
stonespine-jael-why-rune = Má rovnakú runu ako jeho karta.
stonespine-jael-why-gold = Jael mal aspoň toľko zlatiakov ako ty: vzal si sady zo svojej karty.
stonespine-jael-why-rest = Po tvojom pase si vzal, čo zostalo.
stonespine-jael-why-lowest = Mala najnižšie číslo.
stonespine-page-dungeon = Labyrint
stonespine-page-aims = Ciele
stonespine-page-rivals = Súperi
stonespine-pages = Časti stola
stonespine-income-title = Rok { $year }: zlato na trh
stonespine-income-chambers = rad
stonespine-income-chests = truhlice
stonespine-income-start = začiatok
