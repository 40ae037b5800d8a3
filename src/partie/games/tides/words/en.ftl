# Tides of Time in English. Card names as in the English edition; all sentences are our own.

-vp = VP

game-title = Tides of Time
game-about = Two kingdoms, eighteen cards, three rounds: keep a card, pass the others on.

## Suits

suit-palace = palace
suit-library = library
suit-garden = garden
suit-temple = temple
suit-stronghold = stronghold
suit-none = no suit
mark-palace = P
mark-library = L
mark-garden = G
mark-temple = T
mark-stronghold = S

## Questions, and the rules behind them

question-deal = A card is being dealt.
question-draft = Choose a card from your hand for your kingdom.
question-relic = Choose a card to keep in your kingdom as a relic.
question-remove = Choose a card to remove from the game.

rule-deal = Five cards go to each hand at the start, two more after rounds 1 and 2. Only their owner sees them.
rule-draft = Both sides secretly choose one card. The two cards are revealed at the same time, and the remaining hands are swapped. The fifth card of a round is played automatically; then both kingdoms are scored.
rule-relic = After rounds 1 and 2 the five cards of the round return to your hand. One of them becomes a relic: it lies in your kingdom until the end, and both its suit and its ability count in every later round.
rule-remove = One more of the five cards is removed from the game, face up. It cannot be the relic. Both sides’ choices are revealed together; then each side draws two cards.

## Answers

action-deal = deal “{ $card }”
action-take = play “{ $card }”
action-relic = keep “{ $card }” as a relic
action-remove = remove “{ $card }” from the game

did-deal = { $known ->
    [yes] { $seat }: the card “{ $card }”
   *[no] { $seat }: a card, face down
}
did-take = { $known ->
    [yes] { $seat } played “{ $card }”
   *[no] { $seat } played a card
}
did-relic = { $known ->
    [yes] { $seat } kept “{ $card }” as a relic
   *[no] { $seat } kept a card as a relic
}
did-remove = { $known ->
    [yes] { $seat } removed “{ $card }” from the game
   *[no] { $seat } removed a card from the game
}

reason-not-in-hand = That card is not in your hand.
reason-not-played-this-round = Only a card laid out in the round just scored can be chosen.
reason-is-the-relic = That card stays as your relic; choose another one to remove.

## What happened

event-dealt = { $known ->
    [yes] { $seat } drew “{ $card }”
   *[no] { $seat } drew a card
}
event-taken = { $seat } played “{ $card }”
event-hands-passed = Hands were swapped, { $cards_each ->
    [one] { $cards_each } card
   *[other] { $cards_each } cards
} each.
event-round-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for round { $round }
event-relic-kept = { $seat } kept “{ $card }” as a relic
event-removed = { $seat } removed “{ $card }” from the game
event-game-ended = The game is over, { $points_a } : { $points_b }.

ending-three-rounds = Three rounds have been played.

## Cards

face-1 = Kings Nest
face-2 = Ancient Divide
face-3 = Eternal Palace
face-4 = The Great Library of Ahm
face-5 = The Mana Well
face-6 = The Citadel of the Prophets
face-7 = Golden Ziggurat
face-8 = Gods’ Baths
face-9 = The Maze of the Damned
face-10 = The Eye of the North
face-11 = The Jinn Shackles
face-12 = Old Man’s Pass
face-13 = Blood-tear Spring
face-14 = The Sky Pillars
face-15 = The Vestibule
face-16 = The Molehill
face-17 = The Roof of the World
face-18 = The Sapphire Port

ability-1 = Wherever the kingdoms are compared, ties go to you.
ability-2 = More strongholds than the opponent: 7 { -vp }.
ability-3 = 3 { -vp } for each library.
ability-4 = More temples than the opponent: 7 { -vp }.
ability-5 = 9 { -vp } for each set of palace, temple and stronghold.
ability-6 = 3 { -vp } for each garden.
ability-7 = More palaces than the opponent: 7 { -vp }.
ability-8 = 3 { -vp } for each stronghold.
ability-9 = 13 { -vp } for each set of all five suits.
ability-10 = 3 { -vp } for each suit your kingdom lacks.
ability-11 = 3 { -vp } for each temple.
ability-12 = More libraries than the opponent: 7 { -vp }.
ability-13 = More gardens than the opponent: 7 { -vp }.
ability-14 = 5 { -vp } for each pair of library and garden.
ability-15 = 3 { -vp } for each palace.
ability-16 = More suits that appear on exactly one of your cards than the opponent has: 8 { -vp }.
ability-17 = Your largest suit counts double, or all of them in a tie.
ability-18 = Your best card beats the opponent’s best card: 8 { -vp }.

## The score sheet

row-round = Round { $number }

why-ties = wins ties
why-majority = { $number ->
    [2] { suit-stronghold }
    [4] { suit-temple }
    [7] { suit-palace }
    [12] { suit-library }
   *[13] { suit-garden }
} { $count } : { $theirs }, { $lead ->
    [more] ahead
    [won-tie] tie won
    [tie] tie
   *[less] behind
}
why-each = { $number ->
    [3] { suit-library }
    [6] { suit-garden }
    [8] { suit-stronghold }
    [11] { suit-temple }
   *[15] { suit-palace }
} { $count } × { $each }
why-sets = { $count ->
    [0] no complete set
    [one] { $count } set × { $each }
   *[other] { $count } sets × { $each }
}
why-missing = { $count ->
    [0] no suit missing
    [one] { $count } suit missing × { $each }
   *[other] { $count } suits missing × { $each }
}
why-singles = single suits { $count } : { $theirs }, { $lead ->
    [more] ahead
    [won-tie] tie won
    [tie] tie
   *[less] behind
}
why-double = doubles the largest suit
why-best = best card { $count } : { $theirs }, { $lead ->
    [more] ahead
    [won-tie] tie won
    [tie] tie
   *[less] behind
}

## The parts of a position

zone-pile = draw pile
zone-hand = hand
zone-kingdom = kingdom
zone-relics = relics
zone-removed = removed cards
field-round = round
field-next = next to be dealt to
field-vp = victory points
field-scored = rounds scored

## The board

board-round = Round { $round } of 3
board-kingdom = Kingdom: { $seat }
board-points = { $vp } { -vp }, now { $now }
board-points-closed = { $vp } { -vp }
board-relic = relic
board-empty = no card yet
board-taken-back = the cards are back in hand
board-suits = Suits
board-hand = Your hand
board-hand-of = Cards in hand ({ $seat })
board-known-hand = Known cards in hand ({ $seat }): { $cards }
board-unknown = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
board-unknown-of = { $count ->
    [one] { $count } unknown card out of { $cards }
   *[other] { $count } unknown cards out of { $cards }
}
board-pile = { $count ->
    [0] The draw pile is empty.
    [one] Draw pile: { $count } card.
   *[other] Draw pile: { $count } cards.
}
board-removed = Removed: { $cards }
board-dealt = { $seat } drew { $cards }
board-dealt-hidden = { $seat } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-gain = (now { $points })
board-earned = (scored { $points })
