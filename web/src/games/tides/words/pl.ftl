# What the screen of Tides of Time says besides the game's own words.

tides-sealed = wybrana, na razie zakryta
tides-sealed-relic = wybrana na relikt
tides-sealed-remove = wybrana do usunięcia z gry
tides-chosen = Karta jest wybrana i leży zakryta.
tides-suit-ahead = { $suit } { $near } : { $far }, na prowadzeniu: { $seat }
tides-suit-even = { $suit } { $near } : { $far }, nikt nie prowadzi
tides-singles = pojedyncze symbole
tides-piles = Stosy
tides-hand-empty = brak kart
tides-fact-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
tides-fact-relics = { $count ->
    [one] { $count } relikt
    [few] { $count } relikty
    [many] { $count } reliktów
   *[other] { $count } reliktu
}
tides-ghost = jeszcze niewyłożona
tides-elsewhere = Pozostałe karty
tides-aid = Nieznane karty
tides-unseen-both = Jeszcze nieznane; są na ręce przeciwnika albo w talii:
tides-unseen-hand = Jeszcze nieznane; są na ręce przeciwnika:
tides-unseen-pile = Jeszcze nieznane; są w talii:
tides-unseen-none = Wszystkie karty są już znane.
