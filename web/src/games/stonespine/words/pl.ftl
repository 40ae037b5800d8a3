# What the screen of Stonespine Architects says besides the game's own words.

stonespine-moment = Co się dzieje
stonespine-free-columns = Wolne kolumny: { $columns }
stonespine-embedded = żetony: { $tokens }
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
stonespine-income = przyjdzie złota
stonespine-being-built = w budowie
stonespine-being-discarded = do odrzucenia
stonespine-hand-of = Ręka: { $seat }
stonespine-my-challenges = Twoje wyzwania
stonespine-challenges-of = Wyzwania: { $seat }
stonespine-order-why = Turę ma ten, kto ma najwięcej złota; przy remisie decyduje lepszy priorytet
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
stonespine-jael-why-gold = Twojego złota nie było więcej niż jego: zabrał zestawy ze swojej karty.
stonespine-jael-why-rest = Po twoim pasie zabrał to, co zostało.
stonespine-jael-why-lowest = Miało najniższy numer.
stonespine-page-dungeon = Podziemia
stonespine-page-aims = Cele
stonespine-page-rivals = Rywale
stonespine-pages = Części stołu
