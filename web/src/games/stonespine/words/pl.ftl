# What the screen of Stonespine Architects says besides the game's own words.

stonespine-moment = Co się dzieje
stonespine-free-columns = Wolne kolumny: { $columns }
stonespine-embedded = żetony: { $tokens }
stonespine-hands-go = { $way ->
    [left] karty idą w lewo
   *[right] karty idą w prawo
}
stonespine-edge = krawędź { $edge }
stonespine-set = { $half ->
    [top] Górny
   *[bottom] Dolny
} zestaw ({ $card }), { $price ->
    [one] { $price } sztuka złota
    [few] { $price } sztuki złota
    [many] { $price } sztuk złota
   *[other] { $price } sztuki złota
}
stonespine-progress = { $count } × { $each } = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
stonespine-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
stonespine-met = { $met } z 8
stonespine-income = dochód w złocie
stonespine-being-built = w budowie
stonespine-being-discarded = do odrzucenia
stonespine-hand-of = Karty na ręce: { $seat }
stonespine-my-challenges = Twoje wyzwania
stonespine-challenges-of = Wyzwania: { $seat }
stonespine-order-why = Kolej na tego, kto ma najwięcej złota; przy remisie decyduje lepszy priorytet
stonespine-track-place = priorytet: miejsce { $place }
stonespine-passed = pas
stonespine-passed-place = pas, miejsce { $place }
stonespine-others = Pozostałe podziemia
stonespine-visit = { $seat }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; obejrzyj te podziemia
stonespine-return = Wróć do swoich
stonespine-jael-why-rune = Ma runę z jego karty.
stonespine-jael-why-gold = Jael miał co najmniej tyle złota co ty: zabrał zestawy ze swojej karty.
stonespine-jael-why-rest = Po twoim pasie zabrał to, co zostało.
stonespine-jael-why-lowest = Miało najniższy numer.
stonespine-page-dungeon = Podziemia
stonespine-page-aims = Cele
stonespine-page-rivals = Rywale
stonespine-pages = Części stołu
stonespine-income-title = Rok { $year }: złoto na rynek
stonespine-income-chambers = rząd
stonespine-income-chests = skrzynie
stonespine-income-start = początek
