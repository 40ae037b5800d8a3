# What the screen of Tides of Time says besides the game's own words.

tides-sealed = vybráno, zatím lícem dolů
tides-sealed-relic = vybráno jako monument
tides-sealed-remove = vybráno k vyřazení ze hry
tides-chosen = Karta je vybraná, leží lícem dolů.
tides-suit-ahead = { $suit } { $near } : { $far }, v čele: { $seat }
tides-suit-even = { $suit } { $near } : { $far }, nevede nikdo
tides-singles = symboly po jednom
tides-piles = Balíčky
tides-hand-empty = žádná karta
tides-fact-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
tides-fact-relics = { $count ->
    [one] { $count } monument
    [few] { $count } monumenty
    [many] { $count } monumentu
   *[other] { $count } monumentů
}
tides-ghost = ještě nevyloženo
tides-elsewhere = Ostatní karty
tides-aid = Neznámé karty
tides-unseen-both = Zatím neznámé; jsou v ruce soupeře nebo v dobíracím balíčku:
tides-unseen-hand = Zatím neznámé; jsou v ruce soupeře:
tides-unseen-pile = Zatím neznámé; jsou v dobíracím balíčku:
tides-unseen-none = Všechny karty už jsou známé.
