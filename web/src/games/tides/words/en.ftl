# What the screen of Tides of Time says besides the game's own words.

tides-sealed = chosen, still face down
tides-sealed-relic = chosen as the relic
tides-sealed-remove = chosen to be removed
tides-chosen = A card is chosen, face down.
tides-suit-ahead = { $suit } { $near } : { $far }, ahead: { $seat }
tides-suit-even = { $suit } { $near } : { $far }, nobody ahead
tides-singles = single suits
tides-piles = Piles
tides-hand-empty = no card
tides-fact-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
tides-fact-relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
tides-ghost = not played yet
tides-elsewhere = Other cards
tides-aid = Unknown cards
tides-unseen-both = Still unknown; in your opponent’s hand or in the draw pile:
tides-unseen-hand = Still unknown; in your opponent’s hand:
tides-unseen-pile = Still unknown; in the draw pile:
tides-unseen-none = You know every card.
