# What the screen of Tides of Time says besides the game's own words.

tides-sealed = vybraté, zatiaľ lícom nadol
tides-sealed-relic = vybraté ako monument
tides-sealed-remove = vybraté na vyradenie z hry
tides-chosen = Karta je vybratá, leží lícom nadol.
tides-suit-ahead = { $suit } { $near } : { $far }, na čele: { $seat }
tides-suit-even = { $suit } { $near } : { $far }, nevedie nikto
tides-singles = symboly po jednom
tides-piles = Balíčky
tides-hand-empty = žiadna karta
tides-fact-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
tides-fact-relics = { $count ->
    [one] { $count } monument
    [few] { $count } monumenty
    [many] { $count } monumentu
   *[other] { $count } monumentov
}
tides-ghost = ešte nevyložené
tides-elsewhere = Ostatné karty
tides-aid = Neznáme karty
tides-unseen-both = Zatiaľ neznáme; sú v ruke súpera alebo v doberacom balíčku:
tides-unseen-hand = Zatiaľ neznáme; sú v ruke súpera:
tides-unseen-pile = Zatiaľ neznáme; sú v doberacom balíčku:
tides-unseen-none = Všetky karty sú už známe.
