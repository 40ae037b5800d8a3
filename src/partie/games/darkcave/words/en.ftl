# Saboteur: The Dark Cave in English. The names of cards are ours, close to the Czech and Slovak rulebook; all sentences
# are our own. The lines about path cards and goals say what the tables of the deck say: a test compares them.

game-title = Saboteur: The Dark Cave
game-about = Two clans of dwarfs, hidden saboteurs and one cave that grows card by card: find the exit and carry the gold out, for the clan you really work for.

## Questions, and the rules behind them

question-goal = A goal is being laid on a corner.
question-colour = The clan of this game is being drawn.
question-clan = A clan card is being dealt.
question-draw = A card is being drawn.
question-first = The player who begins is being drawn.
question-play = Play a card from your hand, or discard one or two.
question-lay = Choose where the path card goes, and which way round.
question-look = Choose a card to look at in secret.
question-collapse = Choose the path card to remove.
question-swap = Choose a player to swap hands with.
question-spin = Choose where the web goes.
question-equip = Choose who gets the equipment.
question-call = Choose the lair from which the creature comes.
question-drop = Discard a second card, or leave it at one.
question-creature-step = Move the creature, or stop.
question-axe = Use your battle axe on the creature, or keep it.
question-lose = A card is being drawn from a hand.
question-dwarf-step = Move your dwarf, or stop.
question-turn-goal = Choose which way round the goal lies.
question-finish = Use a battle axe on the web, or finish.
question-propose = You may propose to end the game.
question-vote = Agree to end the game now, or refuse.

rule-goal = Four goals lie face down on the corners of the playing area: the exit, a ladder, a lair and a gold vein. Nobody knows which is where. The area is 9 × 9 cards with two to five players, 7 × 7 with six to eight.
rule-colour = With three or four players only one clan is dealt, two loyal dwarfs and two saboteurs. The saboteurs work for the other clan, whose cards stay in the box.
rule-clan = The back shows the clan to everybody; the face, loyal dwarf or saboteur, is known to its holder alone. A loyal dwarf works for its own clan, a saboteur for the other. Cards that are not dealt are set aside face down; the player whose dwarf leaves the cave first looks at them.
rule-draw = Everybody starts with five cards. At the end of your turn you draw one card, or as many as you discarded; after a card swap the other player draws instead. Level I comes first, then II, then III: everybody sees the level, only you see the face. Nobody draws above their hand maximum. When the pile is empty, nobody draws. The game ends at once when the pile and all hands are empty, also in the middle of a turn.
rule-first = Luck decides who begins. Turns pass clockwise.
rule-play = First you must lay a path card, play an action card or discard one or two cards; then your dwarf may move; then you draw. A card without a legal place or target can only be discarded. If your dwarf stands at a web, a battle axe in front of you may be used on it at any time in your turn.
rule-lay = The card must touch the start card, a laid path card or a revealed goal, fit on every side that touches one, and extend a path. It may be rotated by 180 degrees, never laid crosswise. A goal that is still face down neither helps nor hinders. You may build in any direction, even outside the playing area.
rule-look = Either a goal that is still face down, or another player’s clan card that has not been revealed. Everybody sees which card you look at, only you see its face.
rule-collapse = Any laid path card on which no dwarf and no creature stands; never the start card or a goal. A web on an open end of the card goes with it, and so does the nugget of a vein.
rule-swap = The two players swap their whole hands, whatever the number of cards. Hand maximums stay with the players: anyone who got more cards than that keeps them but draws nothing for now. At the end of this turn the other player draws a card instead of you.
rule-spin = A web lies where two cards join, or on an open end of a path, one at most in each place. It blocks the way for all dwarfs and creatures. At the start of your next turn it is turned from 2 to 1, at the start of the turn after that it is removed.
rule-equip = You may equip yourself or another player. Boots give 1 more space in every turn, and nobody may have two pairs. A battle axe turns a web from 2 to 1, removes it at 1, or kills a creature, and is then discarded. It must lie in front of you already when you need it.
rule-call = A creature is placed on any lair in the cave; dwarfs who stand there are not attacked. Then you move it, and it stays until your next turn begins. Without a lair it cannot be called, but a creature that is already in the cave moves on from where it stands.
rule-drop = One or two cards go face down to the discard pile, without effect; the others see only their levels. At the end of the turn you draw as many.
rule-creature-step = The rat goes up to 3 spaces, the lindworm up to 4, the goblin up to 5, also back and forth. Ladders, bridges and tunnels cost it nothing; a web stops it. Where it meets dwarfs it stops and attacks them all: the rat takes a random card from hand, the lindworm knocks the dwarf down, the goblin takes a nugget.
rule-axe = The axe kills the creature before it attacks, saves everybody on that space, and is discarded. When a creature comes to several dwarfs, those who have an axe are asked clockwise, beginning with the player whose turn it is. If nobody uses one, the attack takes place.
rule-lose = The rat and the wooden bridge cost a random card from hand. It goes face down to the discard pile and is not replaced: the hand maximum is 1 lower until the end of the game, once for every bite and every bridge. A player with no cards loses none, but the maximum still drops.
rule-dwarf-step = Up to 3 spaces, 4 with boots. Crossing a card takes 1 move on level I, 2 on level II, 3 on level III; from one ladder to any other is 1 move. The wooden bridge costs a random card from your hand, a tunnel 1 nugget. A web blocks the way. A creature ends the movement and attacks. A goal that is still face down is revealed and ends the movement too. Whoever stops at a gold vein takes its nugget and reveals their clan card.
rule-turn-goal = The goal is turned so that your path leads onto it and it fits all its neighbours. Where both ways or neither of them fit, you choose. Your dwarf stands on its first space, and the movement is over.
rule-finish = As long as your dwarf stands at a web and a battle axe lies in front of you, you may use it before you draw. The web is turned from 2 to 1; one that shows 1 is removed.
rule-propose = The players may agree to end the game when no dwarf can get out any more. Anybody may propose it; one refusal is enough for the game to go on. A new proposal is possible only after a full round.
rule-vote = The game ends now only if everybody agrees. Gold of dwarfs who are still in the cave is lost.

## Answers

action-begin = first player: { $seat }
action-colour = the { $clan ->
    [blue] blue
   *[yellow] yellow
} clan
action-deal = deal: { $card }
action-lose = lose: { $card }
action-play = play: { $card }
action-drop = discard: { $card }
action-enough = no second card
action-lay = on { $cell }, { $way ->
    [as-it-is] unrotated
   *[turned] rotated
}
action-peek = the goal in the { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
} corner
action-spy = clan card: { $seat }
action-collapse = the card on { $cell }
action-swap = swap hands: { $seat }
action-spin = on the { $side ->
    [north] north
   *[east] east
} side of { $cell }
action-equip = equipment for: { $seat }
action-call = from the lair on { $cell }
action-go = to { $cell }, { $space ->
    [n] north space
    [e] east space
    [s] south space
    [w] west space
    [hub] middle space
    [lane1] lane from the north
    [lane2] other lane
    [tunnel] tunnel
   *[goal] face-down goal
}
action-stop = stop
action-cut = battle axe on the web with the { $web ->
    [1] circle
    [2] triangle
   *[3] diamond
}
action-strike = use the battle axe
action-spare = keep the battle axe
action-turn = { $way ->
    [as-it-is] unrotated
   *[turned] rotated
}
action-propose = propose to end the game
action-agree = agree
action-refuse = refuse

did-begin = First player: { $other }.
did-colour = { $seat }: the { $clan ->
    [blue] blue
   *[yellow] yellow
} clan
did-deal = { $seat }: { $card }
did-lose = { $seat } lost { $card }
did-play = { $seat } played { $card }
did-drop = { $seat } discarded { $card }
did-enough = { $seat }: no second card
did-lay = { $seat }: on { $cell }, { $way ->
    [as-it-is] unrotated
   *[turned] rotated
}
did-peek = { $seat } looked at the goal in the { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
} corner
did-spy = { $seat } looked at a clan card: { $other }
did-collapse = { $seat }: the card on { $cell }
did-swap = { $seat }: hands swapped with { $other }
did-spin = { $seat }: a web on the { $side ->
    [north] north
   *[east] east
} side of { $cell }
did-equip = { $seat }: equipment for { $other }
did-call = { $seat }: a creature from the lair on { $cell }
did-go = { $seat }: to { $cell }, { $space ->
    [n] north space
    [e] east space
    [s] south space
    [w] west space
    [hub] middle space
    [lane1] lane from the north
    [lane2] other lane
    [tunnel] tunnel
   *[goal] face-down goal
}
did-stop = { $seat }: no further
did-cut = { $seat }: battle axe on the web with the { $web ->
    [1] circle
    [2] triangle
   *[3] diamond
}
did-strike = { $seat } used the battle axe
did-spare = { $seat } kept the battle axe
did-turn = { $seat }: { $way ->
    [as-it-is] unrotated
   *[turned] rotated
}
did-propose = { $seat } proposed to end the game
did-agree = { $seat } agreed
did-refuse = { $seat } refused

reason-not-in-hand = That card is not in your hand.
reason-no-place = There is no place in the cave where that card fits.
reason-no-target = There is nothing that card could be used on.
reason-no-lair = There is no lair here from which the creature could come.
reason-cell-taken = A card lies there already.
reason-not-adjacent = The card would touch neither the start card nor a laid card nor a revealed goal.
reason-edges-differ = Not every side fits the neighbouring cards.
reason-no-path-prolonged = The card would not extend any path.
reason-nothing-to-see = You cannot look at that card: it has already been revealed, or it is your own.
reason-not-removable = That card cannot be removed: it must be a path card without a dwarf or a creature.
reason-own-hand = Choose another player.
reason-edge-taken = A web can only lie on a path, and only one in each place.
reason-has-boots = That player has boots already.
reason-no-axe = There is no battle axe in front of you.
reason-not-at-web = Your dwarf does not stand at that web.
reason-too-far = That space cannot be reached in one step.
reason-web-in-the-way = A web blocks the way.
reason-no-open-side = No path leads to that edge.

## What happened

event-game-began = First player: { $seat }.
event-clan-dealt = { $seat }: { $card }
event-card-dealt = { $seat } drew { $card }
event-turn-began = Turn: { $seat }
event-web-worn = The web with the { $web ->
    [1] circle
    [2] triangle
   *[3] diamond
} shows 1 now.
event-web-gone = The web with the { $web ->
    [1] circle
    [2] triangle
   *[3] diamond
} is gone.
event-creature-withdrew = The { $creature ->
    [rat] rat
    [lindworm] lindworm
   *[goblin] goblin
} vanished from the cave.
event-dwarf-stood-up = { $seat }: dwarf stood up, but cannot move this turn
event-turn-skipped = { $seat }: no cards, the turn is skipped
event-path-laid = { $way ->
    [as-it-is] { $seat } placed { $card } on { $cell }
   *[turned] { $seat } placed { $card } on { $cell }, rotated
}
event-nugget-placed = A nugget lies on { $cell }.
event-action-played = { $seat } played { $card }
event-goal-seen = { $known ->
    [yes] { $seat } looked at the goal in the { $corner ->
            [north-west] north-west
            [north-east] north-east
            [south-east] south-east
           *[south-west] south-west
        } corner: { $card }
   *[no] { $seat } looked at the goal in the { $corner ->
            [north-west] north-west
            [north-east] north-east
            [south-east] south-east
           *[south-west] south-west
        } corner
}
event-clan-seen = { $known ->
    [yes] { $seat } looked at a clan card: { $other_seat }, { $card }
   *[no] { $seat } looked at a clan card: { $other_seat }
}
event-card-collapsed = Cave-in on { $cell }: { $card } is gone.
event-hands-swapped = { $seat } and { $other_seat } swapped hands.
event-web-spun = The web with the { $web ->
    [1] circle
    [2] triangle
   *[3] diamond
} lies on the { $side ->
    [north] north
   *[east] east
} side of { $cell }.
event-equipped = { $seat }: new equipment – { $card }
event-creature-called = The { $creature ->
    [rat] rat
    [lindworm] lindworm
   *[goblin] goblin
} came out of the lair on { $cell }.
event-creature-moved = The { $creature ->
    [rat] rat
    [lindworm] lindworm
   *[goblin] goblin
} went to { $cell }.
event-creature-killed = { $seat }: battle axe used, the { $creature ->
    [rat] rat
    [lindworm] lindworm
   *[goblin] goblin
} is dead
event-axe-spared = { $seat } kept the battle axe
event-attacked = { $seat }: attacked by the { $creature ->
    [rat] rat
    [lindworm] lindworm, which knocks the dwarf down
   *[goblin] goblin, which takes a nugget if there is one
}
event-card-lost = { $seat } lost { $card }
event-hand-lowered = { $seat }: from now on at most { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
event-cards-dropped = { $seat } discarded { $cards }
event-dwarf-moved = { $seat } moved to { $cell }
event-toll-paid = { $seat } lost a nugget in the tunnel
event-goal-revealed = { $seat }: the goal in the { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
} corner is revealed, { $card }
event-goal-turned = The goal lies { $way ->
    [as-it-is] unrotated
   *[turned] rotated
}.
event-nugget-taken = { $seat } took the nugget from the vein on { $cell }
event-clan-opened = { $seat }: clan card revealed, { $card }
event-dwarf-left = { $seat }: dwarf out of the cave, { $gold ->
    [0] without gold
    [one] with { $gold } nugget
   *[other] with { $gold } nuggets
}
event-game-goes-on = { $seat }: the game continues, because someone else who works for the same clan is still in the cave
event-aside-seen = { $seat } looked at the clan cards set aside ({ $cards })
event-end-proposed = { $seat } proposed to end the game
event-end-agreed = { $seat } agreed to end the game
event-end-refused = { $seat } refused to end the game
event-game-ended = End of the game. Treasure of the blue clan { $blue }, of the yellow clan { $yellow }.

ending-clan-out = All dwarfs who work for one clan are out of the cave.
ending-cards-out = No player has any cards left.
ending-agreed = The players agreed to end the game.

tie-first-out = The clan that the first dwarf to leave worked for wins.

## Path cards: moves needed, open sides as the card is and turned by 180 degrees, feature

face-i-cross = level I crossing
face-i-tee-h = level I T-junction east–west
face-i-tee-v = level I T-junction north–south
face-i-ns = level I passage north–south
face-i-ew = level I passage east–west
face-i-bend-a = level I bend north–east
face-i-bend-b = level I bend north–west
face-i-cross-lair = level I crossing with a lair
face-i-tee-h-lair = level I T-junction east–west with a lair
face-i-tee-v-lair = level I T-junction north–south with a lair
face-i-tee-h-ladder = level I T-junction east–west with a ladder
face-i-bridge-ns = level I bridge north–south
face-i-tunnel-ne = level I tunnel north–east
face-i-tee-v-gold = level I T-junction north–south with gold
face-ii-cross = level II crossing
face-ii-tee-h = level II T-junction east–west
face-ii-tee-v = level II T-junction north–south
face-ii-ns = level II passage north–south
face-ii-ew = level II passage east–west
face-ii-bend-a = level II bend north–east
face-ii-bend-b = level II bend north–west
face-ii-cross-lair = level II crossing with a lair
face-ii-tee-h-lair = level II T-junction east–west with a lair
face-ii-tee-v-lair = level II T-junction north–south with a lair
face-ii-tee-v-ladder = level II T-junction north–south with a ladder
face-ii-bend-a-ladder = level II bend north–east with a ladder
face-ii-bridge-ew = level II bridge east–west
face-ii-tunnel-ne = level II tunnel north–east
face-ii-tunnel-nw = level II tunnel north–west
face-ii-tee-h-gold = level II T-junction east–west with gold
face-iii-cross = level III crossing
face-iii-tee-h = level III T-junction east–west
face-iii-tee-v = level III T-junction north–south
face-iii-ns = level III passage north–south
face-iii-ew = level III passage east–west
face-iii-bend-a = level III bend north–east
face-iii-bend-b = level III bend north–west
face-iii-tee-h-lair = level III T-junction east–west with a lair
face-iii-tee-v-lair = level III T-junction north–south with a lair
face-iii-bend-b-ladder = level III bend north–west with a ladder
face-iii-bridge-ns = level III bridge north–south
face-iii-bridge-ew = level III bridge east–west
face-iii-tunnel-ne = level III tunnel north–east
face-iii-tunnel-nw = level III tunnel north–west

ability-i-cross = 1 move to cross; paths on all sides
ability-i-tee-h = 1 move to cross; paths east, south and west; turned north, east and west
ability-i-tee-v = 1 move to cross; paths north, east and south; turned north, south and west
ability-i-ns = 1 move to cross; paths north and south
ability-i-ew = 1 move to cross; paths east and west
ability-i-bend-a = 1 move to cross; paths north and east; turned south and west
ability-i-bend-b = 1 move to cross; paths north and west; turned east and south
ability-i-cross-lair = 1 move to cross; paths on all sides; dark lair: creatures are called here
ability-i-tee-h-lair = 1 move to cross; paths east, south and west; turned north, east and west; dark lair: creatures are called here
ability-i-tee-v-lair = 1 move to cross; paths north, east and south; turned north, south and west; dark lair: creatures are called here
ability-i-tee-h-ladder = 1 move to cross; paths east, south and west; turned north, east and west; ladder: 1 move to any other ladder
ability-i-bridge-ns = 1 move on each lane; paths on all sides, lanes not connected; wooden bridge north–south: stepping onto it costs 1 random card from hand
ability-i-tunnel-ne = 1 move in each bend; bends north–east and south–west; tunnel between them, a space of its own: entering it costs 1 nugget
ability-i-tee-v-gold = 1 move to cross; paths north, east and south; turned north, south and west; gold vein: a dwarf that ends its movement there takes the nugget, and its clan card is revealed
ability-ii-cross = 2 moves to cross; paths on all sides
ability-ii-tee-h = 2 moves to cross; paths east, south and west; turned north, east and west
ability-ii-tee-v = 2 moves to cross; paths north, east and south; turned north, south and west
ability-ii-ns = 2 moves to cross; paths north and south
ability-ii-ew = 2 moves to cross; paths east and west
ability-ii-bend-a = 2 moves to cross; paths north and east; turned south and west
ability-ii-bend-b = 2 moves to cross; paths north and west; turned east and south
ability-ii-cross-lair = 2 moves to cross; paths on all sides; dark lair on the north space, turned on the south space: creatures are called here
ability-ii-tee-h-lair = 2 moves to cross; paths east, south and west; turned north, east and west; dark lair on the south space, turned on the north space: creatures are called here
ability-ii-tee-v-lair = 2 moves to cross; paths north, east and south; turned north, south and west; dark lair on the east space, turned on the west space: creatures are called here
ability-ii-tee-v-ladder = 2 moves to cross; paths north, east and south; turned north, south and west; ladder on the east space, turned on the west space: 1 move to any other ladder
ability-ii-bend-a-ladder = 2 moves to cross; paths north and east; turned south and west; ladder on the north space, turned on the south space: 1 move to any other ladder
ability-ii-bridge-ew = 2 moves on each lane; paths on all sides, lanes not connected; wooden bridge east–west: stepping onto it costs 1 random card from hand
ability-ii-tunnel-ne = 2 moves in each bend; bends north–east and south–west; tunnel between them, a space of its own: entering it costs 1 nugget
ability-ii-tunnel-nw = 2 moves in each bend; bends north–west and south–east; tunnel between them, a space of its own: entering it costs 1 nugget
ability-ii-tee-h-gold = 2 moves to cross; paths east, south and west; turned north, east and west; gold vein on the south space, turned on the north space: a dwarf that ends its movement there takes the nugget, and its clan card is revealed
ability-iii-cross = 3 moves to cross; paths on all sides
ability-iii-tee-h = 3 moves to cross; paths east, south and west; turned north, east and west
ability-iii-tee-v = 3 moves to cross; paths north, east and south; turned north, south and west
ability-iii-ns = 3 moves to cross; paths north and south
ability-iii-ew = 3 moves to cross; paths east and west
ability-iii-bend-a = 3 moves to cross; paths north and east; turned south and west
ability-iii-bend-b = 3 moves to cross; paths north and west; turned east and south
ability-iii-tee-h-lair = 3 moves to cross; paths east, south and west; turned north, east and west; dark lair in the middle: creatures are called here
ability-iii-tee-v-lair = 3 moves to cross; paths north, east and south; turned north, south and west; dark lair in the middle: creatures are called here
ability-iii-bend-b-ladder = 3 moves to cross; paths north and west; turned east and south; ladder in the middle: 1 move to any other ladder
ability-iii-bridge-ns = 3 moves on each lane; paths on all sides, lanes not connected; wooden bridge north–south: stepping onto it costs 1 random card from hand
ability-iii-bridge-ew = 3 moves on each lane; paths on all sides, lanes not connected; wooden bridge east–west: stepping onto it costs 1 random card from hand
ability-iii-tunnel-ne = 3 moves in each bend; bends north–east and south–west; tunnel between them, a space of its own: entering it costs 1 nugget
ability-iii-tunnel-nw = 3 moves in each bend; bends north–west and south–east; tunnel between them, a space of its own: entering it costs 1 nugget

## Action cards

face-i-secret = level I secret information
face-i-web = level I web with the circle
face-i-boots = level I boots
face-i-axe = level I battle axe
face-i-rat = level I rat
face-i-lindworm = level I lindworm
face-i-goblin = level I goblin
face-ii-secret = level II secret information
face-ii-cave-in = level II cave-in
face-ii-swap = level II card swap
face-ii-web = level II web with the triangle
face-ii-boots = level II boots
face-ii-axe = level II battle axe
face-ii-rat = level II rat
face-ii-lindworm = level II lindworm
face-ii-goblin = level II goblin
face-iii-secret = level III secret information
face-iii-cave-in = level III cave-in
face-iii-swap = level III card swap
face-iii-web = level III web with the diamond
face-iii-axe = level III battle axe
face-iii-rat = level III rat
face-iii-lindworm = level III lindworm
face-iii-goblin = level III goblin

ability-i-secret = look at a goal that is still face down, or at another player’s clan card; nobody else sees it
ability-i-web = blocks a junction or an open end of a path for dwarfs and creatures; it shows 2, in your next turn 1, and in the turn after that it goes
ability-i-boots = for you or another player; 1 more space in every turn, one pair for each player
ability-i-axe = for you or another player; turns a web from 2 to 1, removes it at 1, or kills a creature before it attacks; works once
ability-i-rat = creature, up to 3 spaces; each player whose dwarf it meets loses 1 random card from hand
ability-i-lindworm = creature, up to 4 spaces; each dwarf it meets is knocked down and cannot move in its next turn
ability-i-goblin = creature, up to 5 spaces; each player whose dwarf it meets loses 1 nugget
ability-ii-secret = look at a goal that is still face down, or at another player’s clan card; nobody else sees it
ability-ii-cave-in = removes a path card on which no dwarf and no creature stands; neither the start card nor a goal
ability-ii-swap = all cards of your hand for all cards of another player’s hand; at the end of the turn the other player draws
ability-ii-web = blocks a junction or an open end of a path for dwarfs and creatures; it shows 2, in your next turn 1, and in the turn after that it goes
ability-ii-boots = for you or another player; 1 more space in every turn, one pair for each player
ability-ii-axe = for you or another player; turns a web from 2 to 1, removes it at 1, or kills a creature before it attacks; works once
ability-ii-rat = creature, up to 3 spaces; each player whose dwarf it meets loses 1 random card from hand
ability-ii-lindworm = creature, up to 4 spaces; each dwarf it meets is knocked down and cannot move in its next turn
ability-ii-goblin = creature, up to 5 spaces; each player whose dwarf it meets loses 1 nugget
ability-iii-secret = look at a goal that is still face down, or at another player’s clan card; nobody else sees it
ability-iii-cave-in = removes a path card on which no dwarf and no creature stands; neither the start card nor a goal
ability-iii-swap = all cards of your hand for all cards of another player’s hand; at the end of the turn the other player draws
ability-iii-web = blocks a junction or an open end of a path for dwarfs and creatures; it shows 2, in your next turn 1, and in the turn after that it goes
ability-iii-axe = for you or another player; turns a web from 2 to 1, removes it at 1, or kills a creature before it attacks; works once
ability-iii-rat = creature, up to 3 spaces; each player whose dwarf it meets loses 1 random card from hand
ability-iii-lindworm = creature, up to 4 spaces; each dwarf it meets is knocked down and cannot move in its next turn
ability-iii-goblin = creature, up to 5 spaces; each player whose dwarf it meets loses 1 nugget

## Goals and clan cards

face-goal-exit = goal with the exit
face-goal-ladder = goal with a ladder
face-goal-lair = goal with a lair
face-goal-gold = goal with gold
face-blue-loyal = loyal blue dwarf
face-blue-saboteur = blue saboteur
face-yellow-loyal = loyal yellow dwarf
face-yellow-saboteur = yellow saboteur

ability-goal-exit = 3 moves to cross; paths on all sides; exit in the middle: a dwarf that gets there is out of the cave
ability-goal-ladder = 3 moves to cross; paths north, east and south; turned north, south and west; ladder in the middle: 1 move to any other ladder
ability-goal-lair = 3 moves to cross; paths north, east and west; turned east, south and west; dark lair in the middle: creatures are called here
ability-goal-gold = 3 moves to cross; paths north, east and south; turned north, south and west; gold vein in the middle: a dwarf that ends its movement there takes the nugget, and its clan card is revealed
ability-blue-loyal = works for the blue clan
ability-blue-saboteur = of the blue clan, but works for the yellow clan
ability-yellow-loyal = works for the yellow clan
ability-yellow-saboteur = of the yellow clan, but works for the blue clan

## Backs

back-level-1 = a level I card
back-level-2 = a level II card
back-level-3 = a level III card
back-clan-blue = blue clan card
back-clan-yellow = yellow clan card
back-goal = face-down goal

## Score sheet

row-treasure = Treasure

why-treasure = { $clan ->
    [0] nuggets saved for the blue clan
   *[1] nuggets saved for the yellow clan
}: { $count } × { $each }

## What statistics tell apart

trait-role = role
trait-role-loyal = loyal
trait-role-saboteur = saboteur
trait-side = own side against the other
counted-path = plain path
counted-lair = path with a lair
counted-ladder = path with a ladder
counted-gold = gold vein
counted-bridge = bridge
counted-tunnel = tunnel
counted-secret = secret information
counted-cave-in = cave-in
counted-swap = card swap
counted-web = web
counted-boots = boots
counted-axe = battle axe
counted-rat = rat
counted-lindworm = lindworm
counted-goblin = goblin
counted-discard = discarded card

## Parts of the position

zone-pile = draw pile and box
zone-hand = hand
zone-front = cards in front
zone-laid = path cards in the cave
zone-discarded = discard pile
zone-goal-deck = goals not laid out yet
zone-goals = goal on the corner
zone-clan-deck = clan cards not dealt yet
zone-clans = clan card
zone-aside = clan cards put aside
zone-unused = clan cards in the box
field-area = distance of the corners
field-stock = cards left to draw, by level
field-cave = cards in the cave
field-dwarfs = where the dwarfs stand
field-lying = dwarfs lying down
field-left = dwarfs out of the cave
field-gold = nuggets
field-veins = where nuggets lie
field-creatures = where the creatures stand
field-webs = where the webs lie
field-web-sides = what the webs show
field-acting = current player
field-turns = turns begun
field-stood = dwarf stood up this turn
field-steps = moves left
field-due = cards to draw
field-drawer = who draws
field-reached = goal being revealed
field-beasts = creatures in action
field-prey = who is attacked
field-asked = who may still use an axe
field-losers = who loses a card
field-proposer = who proposed the end
field-proposals = turn from which an end may be proposed
field-hand-limit = hand maximum
field-ending = why the game ended

## The board

board-north = north
board-east = east
board-south = south
board-west = west
board-port-north = north side
board-port-east = east side
board-port-south = south side
board-port-west = west side
board-middle = middle
board-tunnel = tunnel
board-lane-ns = lane north–south
board-lane-ew = lane east–west
board-bend-ne = bend north–east
board-bend-nw = bend north–west
board-bend-se = bend south–east
board-bend-sw = bend south–west
board-nw = north-west
board-ne = north-east
board-se = south-east
board-sw = south-west
face-start = start card
board-lair = lair
board-ladder = ladder
board-vein = gold vein
board-vein-full = vein with a nugget
board-vein-empty = vein without a nugget
board-exit = exit
board-wooden = wooden lane
board-webs = webs, with side 2 or 1
board-blue = blue
board-yellow = yellow
board-loyal = loyal
board-saboteur = saboteur
board-open = revealed
board-rat = rat
board-lindworm = lindworm
board-goblin = goblin
mark-rat = r
mark-lindworm = w
mark-goblin = g

board-set-up = setting up the game
board-over = the game is over
board-turn = turn { $turn }: { $seat }
board-steps = { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
board-creature-moves = { $creature }, { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
board-proposed = proposal to end the game: { $seat }
board-awaited = waiting for: { $seats }
board-on-turn = to play
board-clan = clan
board-gold = gold
board-hand-levels = I/II/III
board-most-in-hand = at most { $count } in hand
board-hand-limit = max. { $count }
board-where = dwarf
board-front = in front
board-in-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand: { $levels }
   *[other] { $count } cards in hand: { $levels }
}
board-boots = boots
board-axes = { $count ->
    [one] axe
   *[other] { $count } axes
}
board-web-at = web { $side } on { $edge }
board-webbed = web { $web }, side { $side }
board-creature-at = { $creature } on { $where }
board-lying = lying
board-lies = { $where } (lying)
board-out = out ({ $place }.)

board-goals = Goals
board-goal-at = { $corner } goal
board-face-down = face down
board-seen-by = seen by: { $seats }
board-clan-cards-seen = Clan cards looked at
board-looked-at = { $seat } – seen by: { $seats }
board-aside = { $count ->
    [one] 1 clan card put aside
   *[other] { $count } clan cards put aside
}
board-piles = Pile: { $stock }; discarded: { $count }
board-held-by = Known cards in hand ({ $seat }): { $cards }
board-hand = Your hand
board-beyond = Not shown on the map:
board-joins = leads to { $places }
board-ends = open end { $sides }
board-blind = against a wall { $sides }
board-last = laid last
board-more = more figures
board-level-sign = number in the wall: level

board-play = play
board-drop = discard
board-can-places = { $count ->
    [one] fits in 1 way
   *[other] fits in { $count } ways
}
board-can-look = to look at: goals { $goals }, clan cards { $clans }
board-can-collapse = { $count ->
    [one] 1 card can be removed
   *[other] { $count } cards can be removed
}
board-can-spin = { $count ->
    [one] 1 edge
   *[other] { $count } edges
}
board-can-equip = { $count ->
    [one] for 1 player
   *[other] for { $count } players
}
board-can-swap = { $count ->
    [one] with 1 player
   *[other] with { $count } players
}
board-can-take-over = takes it over on { $where }
board-can-call = { $count ->
    [one] from 1 lair
   *[other] from { $count } lairs
}
board-lay-help = cell, card as it lies (↻ turned), cards missing to a goal: now→then
board-missing = { $count ->
    [one] 1 card missing to the { $corner } goal (now { $before })
   *[other] { $count } cards missing to the { $corner } goal (now { $before })
}
board-reaches = reaches the { $corner } goal
board-no-way = no way left to the { $corner } goal
board-cuts-off = { $count ->
    [one] cuts off 1 card
   *[other] cuts off { $count } cards
}
board-nothing = nothing
board-prey = can reach: { $seats }
board-no-prey = no dwarf in reach
board-turns-up = turns it face up
board-toll-tunnel = costs 1 nugget
board-toll-tunnel-free = tunnel, but you have no gold
board-toll-bridge = wooden lane: costs 1 card
board-toll-bridge-free = wooden lane, but you hold no card
board-leaves = you leave the cave
board-attack = attack
board-takes-nugget = you take the nugget and open your clan card
board-dealt = { $seat } drew { $cards }
board-walked = { $seat }: dwarf to { $cells }
board-crept = { $creature }: to { $cells }
board-moves-to = { $count ->
    [one] 1 more move to the { $corner } goal
   *[other] { $count } more moves to the { $corner } goal
}
