# Stonespine Architects in English. Names of chambers, challenges and goals as in the English edition; all sentences
# are our own. The lines about chambers, blueprints, market cards and Jael's cards say what the tables of the deck say:
# a test compares them.

game-title = Stonespine Architects
game-about = Four years, sixteen chambers: draft cards, build a dungeon, fill it with monsters and traps from the market; solo, you play against Jael.

## Questions, and the rules behind them

question-rank = The places on the priority track are being drawn.
question-oust-jael = One of Jael’s basic cards leaves the game.
question-goal = The goal is being drawn.
question-challenge = A challenge is being revealed.
question-market-card = A market card is being revealed.
question-token = A token for the market is being drawn.
question-blueprint = A blueprint is being dealt.
question-chamber = A chamber is being dealt.
question-jael = Jael’s card for this year is being revealed.
question-place = Choose a chamber from your hand to build.
question-column = Choose the column for the chamber.
question-discard = Choose a chamber to discard.
question-keep = Choose a chamber to keep for the next turn.
question-visit-market = Buy a set of tokens, or pass.
question-embed = Choose a chamber for the token you have bought.
question-tunnel = Choose an edge for the secret passage.
question-take-challenge = Choose a challenge.

rule-rank = Luck decides the first places on the priority track; further left is better. The first place starts without gold, the second and third with 1, the fourth and fifth with 2.
rule-oust-jael = Three of the six basic cards make room for the three legendary ones. Nobody sees which three.
rule-goal = One goal applies to everybody and is compared at the end: 15 points for first place, 9 for second, 5 for third. With two players there is no third place. A tie goes to the better priority, or to Jael in a solo game; to have the most of something you need at least one.
rule-challenge = In years 1 to 3 one challenge more than there are players lies face up, three in a solo game. Everybody takes one when passing, and so has three in the end.
rule-market-card = A market card offers two sets of tokens, one at the top and one at the bottom, each at its own price. There are two cards with one to three players, three with four, four with five.
rule-token = Every slot of a market card receives a token of its shape, face up. Circles are an ooze, a slime, a +1 star or a chest; ovals are a gnoll, a goblin, a kobold or a secret passage; squares are traps.
rule-blueprint = A blueprint sets the entrance and exit and has eight requirements, each for a chamber type or an element in its place. Four met give 5 points, five 7, six 10, seven 14, all eight 20. Every chamber connected to the entrance gives 1 point, and so does every chamber connected to the exit.
rule-chamber = Everybody gets a hand of five chambers for the year. It is seen by its holder alone, and later by whoever it is passed to. With two players each draws one more after passing.
rule-jael = For the whole year it says which rune Jael collects, how much gold he has and which sets he takes from the market. At the end it gives him its base points, and more for what he has collected.
rule-place = Each year four chambers fill one row of the dungeon, from top to bottom. Doors need not fit each other, and a chamber once built never moves. With two or more players everybody builds at the same time, and then the rest of the hand is passed on: to the left in years 1 and 3, to the right in years 2 and 4.
rule-column = The four places of the row may be filled in any order. In the fourth turn only one is left, and nobody is asked.
rule-discard = With two players every turn costs one more chamber of the hand. It is discarded face down and never comes back; after passing, each player draws a new one.
rule-keep = In a solo game, the other cards of your hand are sorted: those with the rune of Jael’s card go to him, the rest is discarded. Then you draw one chamber for each free place in the row.
rule-visit-market = Whoever has the most gold acts; a tie goes to the better priority. All tokens of a bought set go into the dungeon at once. Whoever passes loses the gold that is left, takes a challenge in years 1 to 3 and gets the next place on the priority track. In a solo game, Jael takes his sets as soon as you have no more gold than he has, and the challenge with the lowest number is discarded; after you pass he takes every token that is left, but in year 4 you keep your gold and it is compared with his.
rule-embed = A chamber holds at most four elements, printed ones and tokens together. Equal elements may share a chamber, and a token once placed never moves.
rule-tunnel = A secret passage opens its edge, whether there are doors or not, and connects the chambers on both sides of it. It may also lie on an outer edge or below the newest row; an edge takes only one.
rule-take-challenge = The challenge lies open beside your dungeon and scores at the end of the game. In year 4 none is taken.

## Answers

action-rank = next on the priority track: { $seat }
action-deal = deal “{ $card }”
action-place = build “{ $card }”
action-column = in column { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}
action-discard = discard “{ $card }”
action-keep = keep “{ $card }”
action-buy = buy the { $half ->
    [top] top
   *[bottom] bottom
} set ({ $card })
action-pass = pass
action-embed = into chamber { $place }
action-tunnel = on edge { $edge }
action-take = take the challenge “{ $card }”

did-rank = { $other }: the next place on the priority track
did-deal = { $known ->
    [yes] { $seat }: “{ $card }”
   *[no] { $seat }: a card, face down
}
did-place = { $known ->
    [yes] { $seat } chose the chamber “{ $card }”
   *[no] { $seat } chose a chamber
}
did-column = { $seat }: column { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}
did-discard = { $known ->
    [yes] { $seat } discarded “{ $card }”
   *[no] { $seat } discarded a chamber
}
did-keep = { $known ->
    [yes] { $seat } kept “{ $card }” for the next turn
   *[no] { $seat } kept a chamber for the next turn
}
did-buy = { $seat } bought the { $half ->
    [top] top
   *[bottom] bottom
} set ({ $card })
did-pass = { $seat } passed
did-embed = { $seat } placed a token in chamber { $place }
did-tunnel = { $seat } placed a secret passage on edge { $edge }
did-take = { $seat } took the challenge “{ $card }”

reason-not-in-hand = That chamber is not in your hand.
reason-column-is-full = There is a chamber in that column of the row already.
reason-is-being-placed = You are building that chamber; another one must be discarded.
reason-too-expensive = You have too little gold for that set.
reason-set-is-empty = That set has no token left.
reason-no-room-for-set = Your dungeon has no room for all the tokens of that set.
reason-chamber-is-full = That chamber holds four elements already.
reason-no-chamber-there = There is no chamber on that place yet.
reason-edge-is-taken = A secret passage lies on that edge already.
reason-edge-not-there = There is no chamber at that edge yet.
reason-not-shown = That card is not on offer.

## What happened

event-ranked = { $seat }: place { $place } on the priority track, { $gold } gold to start with
event-goal-shown = The goal of this game: “{ $card }”
event-challenge-shown = A new challenge: “{ $card }”
event-market-card-shown = New on offer: { $card }
event-token-shown = { $half ->
    [top] Top
   *[bottom] Bottom
} set ({ $market_card }): { $card }
event-tokens-returned = { $count ->
    [one] { $count } discarded token went
   *[other] { $count } discarded tokens went
} back into a stack.
event-blueprint-dealt = { $seat }: { $card }
event-chamber-dealt = { $known ->
    [yes] { $seat } drew “{ $card }”
   *[no] { $seat } drew a chamber
}
event-year-began = Year { $year } began.
event-chamber-placed = { $seat } built “{ $card }” on { $place }
event-chamber-discarded = { $known ->
    [yes] { $seat } discarded “{ $card }”
   *[no] { $seat } discarded a chamber
}
event-hands-passed = Hands were passed { $way ->
    [left] to the left
   *[right] to the right
}, { $cards_each ->
    [one] { $cards_each } card
   *[other] { $cards_each } cards
} each.
event-gold-counted = { $seat }: { $chambers } gold for the row, { $chests } for chests{ $start ->
    [0] { "" }
   *[some] , { $start } to start with
}{ $lost ->
    [0] { "" }
   *[some] , { $lost } above 30 lost
}, { $gold } to spend
event-set-bought = { $seat } bought the { $half ->
    [top] top
   *[bottom] bottom
} set ({ $market_card }) for { $price } gold, { $gold } left
event-token-embedded = { $seat } placed { $card } in chamber { $place }
event-passage-laid = { $seat } placed a secret passage on edge { $edge }
event-seat-passed = { $seat } passed with { $gold } gold
event-challenge-taken = { $seat } took the challenge “{ $card }”
event-place-taken = { $seat }: place { $place } on the priority track
event-market-cleared = The market was cleared, { $tokens ->
    [0] no token was left
    [one] { $tokens } token was discarded
   *[other] { $tokens } tokens were discarded
}.
event-jael-turned = Jael’s card for this year: { $card }
event-jael-gained = “{ $card }” went to Jael.
event-jael-took = Jael took { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} from the market: { $cards }.
event-jael-struck = Jael discarded the challenge “{ $card }”.
event-seat-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-jael-scored = Jael: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

ending-four-years = Four years have passed, the dungeons are finished.
ending-jael-beaten = Jael is beaten.
ending-jael-won = Jael remains unbeaten.

tie-priority = The better place on the priority track decides.
tie-jael = In a solo game, equal points are not enough: Jael wins the tie.

## Options of the table

option-placement = how chambers are placed
option-placement-face-down = face down, revealed together
option-placement-face-up = face up, each at once
option-jael = Jael
option-jael-basic = basic
option-jael-legendary = legendary

## Chambers

face-1 = Smokehouse
face-2 = Training Room
face-3 = Secret Path
face-4 = Furrow
face-5 = Gnoll Hideout
face-6 = Cavern
face-7 = Trap Storage
face-8 = Corner Room
face-9 = Abandoned Mine
face-10 = Scorch Alley
face-11 = Torment Room
face-12 = Crooked Path
face-13 = Slime Trail
face-14 = Cellar
face-15 = Derelict Site
face-16 = Ambush Room
face-17 = Tunnel
face-18 = Supply Room
face-19 = Armory
face-20 = Burial Grounds
face-21 = Kobold Quarters
face-22 = Footpath
face-23 = Exercise Ward
face-24 = Archive
face-25 = Tomb
face-26 = Lair
face-27 = Watering Hole
face-28 = Passage
face-29 = Furnace
face-30 = Hearth
face-31 = Sanctuary
face-32 = Catacombs
face-33 = Alcove
face-34 = Treasury
face-35 = Ruins
face-36 = Burrow
face-37 = Encampment
face-38 = Ossuary
face-39 = Coffers
face-40 = Concourse
face-41 = Arena
face-42 = Hollow
face-43 = Gathering Place
face-44 = Graveyard
face-45 = Sludge Room
face-46 = Branch
face-47 = Cache
face-48 = Crossroads
face-49 = Intersection
face-50 = Throughway
face-51 = Stockyard
face-52 = Mudroom
face-53 = Assembly Room
face-54 = Vestibule
face-55 = Guardroom
face-56 = Vault
face-57 = Trophy Room
face-58 = Ooze Breach
face-59 = Mausoleum
face-60 = Conservatory
face-61 = Garrison
face-62 = Keep
face-63 = Slime Incubator
face-64 = Dormitory
face-65 = Cell
face-66 = Sanctum
face-67 = Alleyway
face-68 = Lounge
face-69 = Breezeway
face-70 = Machine Room
face-71 = Flagstone Hall
face-72 = Floodgate
face-73 = Crypt
face-74 = Atrium
face-75 = Auditorium
face-76 = Pit
face-77 = Winding Chamber
face-78 = Gatehouse
face-79 = Oratory
face-80 = Decrepit Hall
face-81 = Corridor
face-82 = Dwelling
face-83 = Larder
face-84 = Storeroom
face-85 = Galley
face-86 = Sewers
face-87 = Foundry
face-88 = Goblin Den
face-89 = Warehouse
face-90 = Antechamber
face-91 = Barracks
face-92 = Tainted Clearing
face-93 = Closet
face-94 = Pantry
face-95 = Junction
face-96 = Forge
face-97 = Crossing
face-98 = Hallway
face-99 = Cesspool
face-100 = Lost Chamber

ability-1 = cave; doors bottom, left, right; −1 star, blade trap, slime; 3 gold, blue rune
ability-2 = cave; doors bottom, left, right; bear trap, spike trap; 2 gold, blue rune
ability-3 = cave; doors top, bottom, left; pit trap; 3 gold, blue rune
ability-4 = cave; doors top, bottom, left; kobold, +1 star; 2 gold, green rune
ability-5 = cave; doors top, bottom, left; two gnolls; 2 gold, green rune
ability-6 = cave; doors top, bottom, left; gnoll, kobold; 1 gold, green rune
ability-7 = cave; doors bottom, left; blade trap, bear trap, spike trap; 0 gold, blue rune
ability-8 = cave; doors bottom, left; blade trap, +1 star, slime; 3 gold, red rune
ability-9 = cave; doors bottom, left; ooze, −1 star, slime; 5 gold, red rune
ability-10 = cave; doors bottom, right; chest, fire trap; 1 gold, red rune
ability-11 = cave; doors bottom, right; kobold, spike trap, −1 star; 5 gold, green rune
ability-12 = cave; doors bottom, right; +1 star, slime; 3 gold, green rune
ability-13 = cave; doors bottom, right; two slimes; 3 gold, red rune
ability-14 = cave; doors left, right; −1 star, two oozes, slime; 4 gold, red rune
ability-15 = cave; doors left, right; goblin, gnoll; 3 gold, green rune
ability-16 = cave; doors left, right; goblin; 3 gold, blue rune
ability-17 = cave; doors left, right; two goblins; 2 gold, blue rune
ability-18 = cave; doors left, right; chest, ooze, pit trap; 2 gold, red rune
ability-19 = cave; doors top, bottom, right; bear trap, gnoll, spike trap; 1 gold, blue rune
ability-20 = cave; doors top, bottom, right; slime, ooze; 3 gold, red rune
ability-21 = cave; doors top, left, right; two kobolds; 2 gold, green rune
ability-22 = cave; doors top, bottom, right; ooze, +1 star; 3 gold, green rune
ability-23 = cave; doors top, bottom, right; two kobolds; 2 gold, red rune
ability-24 = cave; doors bottom, left, right; chest; 1 gold, red rune
ability-25 = cave; doors bottom, left, right; two chests; 0 gold, red rune
ability-26 = cave; doors top, bottom; ooze, slime; 4 gold, red rune
ability-27 = cave; doors top, bottom; gnoll, goblin; 3 gold, blue rune
ability-28 = cave; doors top, bottom; two gnolls; 3 gold, blue rune
ability-29 = cave; doors top, bottom; +1 star, fire trap; 3 gold, green rune
ability-30 = cave; doors on all sides; ooze, fire trap, chest; 0 gold, red rune
ability-31 = cave; door top; two +1 stars, chest; 0 gold, green rune
ability-32 = cave; door top; pit trap, slime, ooze; 5 gold, blue rune
ability-33 = cave; door top; kobold; 5 gold, blue rune
ability-34 = cave; door top; three chests; 0 gold, red rune
ability-35 = cave; door top; three +1 stars; 1 gold, green rune
ability-36 = cave; doors top, left; +1 star, bear trap; 0 gold, red rune
ability-37 = cave; doors top, left; two gnolls; 3 gold, green rune
ability-38 = cave; doors top, left; ooze; 5 gold, red rune
ability-39 = cave; doors top, left; chest, slime; 1 gold, red rune
ability-40 = cave; doors top, right; ooze, pit trap; 3 gold, blue rune
ability-41 = cave; doors top, right; goblin, +3 star; 0 gold, blue rune
ability-42 = cave; doors top, right; gnoll, spike trap; 3 gold, green rune
ability-43 = cave; doors top, left, right; gnoll, goblin; 2 gold, green rune
ability-44 = cave; doors top, left, right; two slimes; 3 gold, red rune
ability-45 = cave; doors top, left, right; two oozes; 2 gold, red rune
ability-46 = cave; doors top, left, right; fire trap, gnoll; 2 gold, blue rune
ability-47 = cave; doors on all sides; chest, +1 star; 0 gold, red rune
ability-48 = cave; doors on all sides; slime, −3 star; 8 gold, blue rune
ability-49 = cave; doors on all sides; gnoll; 3 gold, blue rune
ability-50 = cave; doors on all sides; slime, +1 star; 2 gold, green rune
ability-51 = stone; doors top, bottom, left; goblin, blade trap; 2 gold, blue rune
ability-52 = stone; doors top, bottom, left; two oozes, two slimes; 2 gold, red rune
ability-53 = stone; doors top, bottom, left; goblin, gnoll; 2 gold, blue rune
ability-54 = stone; doors top, bottom, left; gnoll, ooze; 2 gold, green rune
ability-55 = stone; doors bottom, left; kobold, +3 star; 0 gold, green rune
ability-56 = stone; doors bottom, left; goblin, chest; 1 gold, blue rune
ability-57 = stone; doors bottom, left; ooze, gnoll; 3 gold, green rune
ability-58 = stone; doors bottom, left; two oozes; 3 gold, red rune
ability-59 = stone; doors left, right; two oozes; 3 gold, red rune
ability-60 = stone; doors bottom, right; kobold, chest; 1 gold, green rune
ability-61 = stone; doors top, right; spike trap, goblin; 3 gold, blue rune
ability-62 = stone; doors top, right; chest, +1 star; 2 gold, red rune
ability-63 = stone; doors top, right; two slimes; 4 gold, red rune
ability-64 = stone; doors top, bottom, right; gnoll, kobold; 2 gold, green rune
ability-65 = stone; doors top, bottom, right; bear trap, −2 star; 7 gold, blue rune
ability-66 = stone; doors top, bottom, right; ooze, kobold; 3 gold, green rune
ability-67 = stone; doors top, bottom, right; gnoll, ooze; 3 gold, green rune
ability-68 = stone; doors top, bottom, right; slime, goblin; 2 gold, blue rune
ability-69 = stone; doors top, bottom; chest, fire trap; 1 gold, blue rune
ability-70 = stone; doors top, bottom; bear trap, blade trap; 1 gold, blue rune
ability-71 = stone; doors top, bottom; slime, gnoll; 3 gold, green rune
ability-72 = stone; doors bottom, left; slime, ooze; 4 gold, red rune
ability-73 = stone; doors top, bottom; slime, ooze; 3 gold, red rune
ability-74 = stone; doors top, left; gnoll, +1 star; 2 gold, green rune
ability-75 = stone; doors top, left; kobold, goblin; 3 gold, green rune
ability-76 = stone; doors top, left; pit trap; 4 gold, blue rune
ability-77 = stone; doors top, left; slime, ooze; 3 gold, red rune
ability-78 = stone; doors top, right; two kobolds; 3 gold, green rune
ability-79 = stone; doors top, right; goblin, +1 star; 2 gold, green rune
ability-80 = stone; doors top, left, right; ooze, −1 star; 5 gold, red rune
ability-81 = stone; doors top, left, right; slime, ooze; 2 gold, red rune
ability-82 = stone; doors top, left, right; two goblins; 2 gold, blue rune
ability-83 = stone; doors left, right; goblin, +1 star; 2 gold, green rune
ability-84 = stone; doors left, right; slime, spike trap; 3 gold, blue rune
ability-85 = stone; doors left, right; kobold; 5 gold, green rune
ability-86 = stone; doors left, right; two oozes; 3 gold, red rune
ability-87 = stone; doors bottom, left, right; slime, chest; 1 gold, red rune
ability-88 = stone; doors bottom, left, right; two goblins; 2 gold, blue rune
ability-89 = stone; doors bottom, left, right; pit trap, goblin; 2 gold, blue rune
ability-90 = stone; doors bottom, left, right; kobold, slime; 2 gold, green rune
ability-91 = stone; door top; gnoll, kobold, goblin; 2 gold, green rune
ability-92 = stone; door top; slime, ooze, goblin; 2 gold, blue rune
ability-93 = stone; doors on all sides; slime, ooze, chest; 0 gold, red rune
ability-94 = stone; door top; +2 star, gnoll; 3 gold, green rune
ability-95 = stone; doors on all sides; no elements; 6 gold, blue rune
ability-96 = stone; door top; two fire traps; 4 gold, blue rune
ability-97 = stone; doors on all sides; slime, ooze, −1 star; 3 gold, red rune
ability-98 = stone; doors on all sides; +1 star, kobold; 2 gold, green rune
ability-99 = stone; doors on all sides; ooze, two slimes; 1 gold, red rune
ability-100 = stone; door top; two slimes; 4 gold, red rune

## Blueprints: entrance, exit, and the demands row by row

face-bp1 = blueprint 1
face-bp2 = blueprint 2
face-bp3 = blueprint 3
face-bp4 = blueprint 4
face-bp5 = blueprint 5
face-bp6 = blueprint 6
face-bp7 = blueprint 7
face-bp8 = blueprint 8

ability-bp1 = entrance b1, exit d4; c1 chest, d1 cave; a2 goblin, b2 cave; c3 cave, d3 ooze; a4 cave, b4 slime
ability-bp2 = entrance c1, exit a4; a1 star, b1 cave; a2 cave, d2 trap; c3 goblin, d3 cave; b4 chest, c4 cave
ability-bp3 = entrance b1, exit d4; c1 stone, d1 star; a2 trap, d2 stone; a3 stone, b3 gnoll; b4 stone, c4 kobold
ability-bp4 = entrance c1, exit b4; b1 kobold, d1 stone; a2 goblin, c2 stone; b3 stone, c3 star; a4 stone, d4 gnoll
ability-bp5 = entrance b1, exit b4; a1 stone, c1 ooze; c2 stone, d2 chest; a3 slime, b3 stone; b4 gnoll, d4 stone
ability-bp6 = entrance b1, exit c4; a1 chest, c1 cave; a2 cave, c2 slime; b3 ooze, d3 cave; b4 cave, d4 star
ability-bp7 = entrance c1, exit b4; b1 stone, d1 trap; c2 slime, d2 stone; a3 stone, b3 kobold; a4 ooze, c4 stone
ability-bp8 = entrance b1, exit a4; a1 cave, c1 kobold; a2 trap, b2 cave; c3 cave, d3 goblin; b4 gnoll, d4 cave

## Challenges

face-ch1 = Dogren’s Vault
face-ch2 = Market Maven
face-ch3 = Ordered Chambers
face-ch4 = Deadly Tomb
face-ch5 = Goblin Gathering
face-ch6 = Kobold Formation
face-ch7 = Gnoll Pack
face-ch8 = Consistent Sanctum
face-ch9 = Outer Reaches
face-ch10 = Sodden Shallows
face-ch11 = Seeping Threat
face-ch12 = Skilled Artificer
face-ch13 = Fatal Pathway
face-ch14 = Slippery Route
face-ch15 = Gelatinous Horror
face-ch16 = Cramped Construction
face-ch17 = Muddied Approach
face-ch18 = Hortgully’s Pride
face-ch19 = Thinfingers’ Trade
face-ch20 = Perilous Path
face-ch21 = Sabek’s Plunder
face-ch22 = Halls of Glynox
face-ch23 = Canine Companions
face-ch24 = Teeming with Traps
face-ch25 = Dragul Alliance
face-ch26 = Devious Scales
face-ch27 = Gold Fiends
face-ch28 = Minion Horde
face-ch29 = Varied Composition
face-ch30 = King’s Favor

ability-ch1 = 3 points for each chest and each star of any value in the four central chambers
ability-ch2 = 2 points for each kind of market token in the dungeon, the secret passage included
ability-ch3 = 2 points for each cluster
ability-ch4 = 3 points for each trap in the four central chambers
ability-ch5 = 3 points for each goblin in one column (the best counts)
ability-ch6 = 3 points for each kobold in one column (the best counts)
ability-ch7 = 3 points for each gnoll in one column (the best counts)
ability-ch8 = 2 points for each chamber of the largest cluster
ability-ch9 = 3 points for each left or right outer edge with a door or a secret passage
ability-ch10 = 2 points for each ooze in one cluster (the best counts)
ability-ch11 = 2 points for each slime in one cluster (the best counts)
ability-ch12 = 2 points for each star of any value
ability-ch13 = 2 points for each trap on one single path (the best counts)
ability-ch14 = 2 points for each slime on one single path (the best counts)
ability-ch15 = 2 points for each ooze on one single path (the best counts)
ability-ch16 = 4 points for each chamber with four elements
ability-ch17 = 4 points for each chamber with at least three slimes or oozes in any mix
ability-ch18 = 4 points for each chamber with a monster, a trap and a star of any value
ability-ch19 = 3 points for each kind of trap in the dungeon
ability-ch20 = 2 points for each trap in the chambers connected to the exit
ability-ch21 = 3 points for each pair of a chest and a star of any value
ability-ch22 = 4 points for each row and each column with chambers of one type only
ability-ch23 = 3 points for each pair of gnolls
ability-ch24 = 2 points for each trap in the leftmost and rightmost columns
ability-ch25 = 3 points for each trio of a gnoll, a kobold and a goblin
ability-ch26 = 3 points for each pair of a kobold and a trap
ability-ch27 = 3 points for each pair of a goblin and a chest
ability-ch28 = 1 point for each goblin, kobold and gnoll in the four central chambers
ability-ch29 = 3 points for each different cluster size; equal sizes count once
ability-ch30 = 10 points, no condition

## Goals

face-g1 = Goblin Denizens
face-g2 = Barren Vault
face-g3 = Grand Gnoll
face-g4 = Double Deception
face-g5 = Kobold Swarm
face-g6 = Kindred Carrion
face-g7 = Dripping Hollow
face-g8 = Cubic Conundrum

ability-g1 = most goblins: 15/9/5 points
ability-g2 = fewest chests: 15/9/5 points
ability-g3 = most gnolls: 15/9/5 points
ability-g4 = most pairs of identical traps: 15/9/5 points
ability-g5 = most kobolds: 15/9/5 points
ability-g6 = most pairs of a slime and an ooze: 15/9/5 points
ability-g7 = most slimes: 15/9/5 points
ability-g8 = most oozes: 15/9/5 points

## Market cards

face-m1 = market card 1
face-m2 = market card 2
face-m3 = market card 3
face-m4 = market card 4
face-m5 = market card 5
face-m6 = market card 6
face-m7 = market card 7
face-m8 = market card 8
face-m9 = market card 9
face-m10 = market card 10
face-m11 = market card 11
face-m12 = market card 12
face-m13 = market card 13
face-m14 = market card 14
face-m15 = market card 15
face-m16 = market card 16
face-m17 = market card 17
face-m18 = market card 18

ability-m1 = top set for 9 gold: two squares; bottom set for 4 gold: oval
ability-m2 = top set for 7 gold: two circles; bottom set for 3 gold: circle
ability-m3 = top set for 10 gold: two ovals; bottom set for 4 gold: circle
ability-m4 = top set for 10 gold: three circles; bottom set for 5 gold: square
ability-m5 = top set for 8 gold: square, circle; bottom set for 4 gold: oval
ability-m6 = top set for 7 gold: square, circle; bottom set for 3 gold: circle
ability-m7 = top set for 6 gold: two circles; bottom set for 4 gold: oval
ability-m8 = top set for 7 gold: circle, oval; bottom set for 4 gold: oval
ability-m9 = top set for 9 gold: square, oval; bottom set for 5 gold: two circles
ability-m10 = top set for 8 gold: square, circle; bottom set for 4 gold: oval
ability-m11 = top set for 7 gold: two circles; bottom set for 4 gold: square
ability-m12 = top set for 9 gold: two ovals; bottom set for 3 gold: circle
ability-m13 = top set for 6 gold: two circles; bottom set for 5 gold: square
ability-m14 = top set for 5 gold: square; bottom set for 4 gold: oval
ability-m15 = top set for 7 gold: square, circle; bottom set for 5 gold: square
ability-m16 = top set for 9 gold: square, oval; bottom set for 4 gold: oval
ability-m17 = top set for 7 gold: circle, oval; bottom set for 4 gold: square
ability-m18 = top set for 9 gold: two ovals; bottom set for 7 gold: square, circle

## Tokens

face-ooze = ooze
face-slime = slime
face-star1 = +1 star
face-chest = chest
face-gnoll = gnoll
face-goblin = goblin
face-kobold = kobold
face-passage = secret passage
face-bear = bear trap
face-blade = blade trap
face-fire = fire trap
face-pit = pit trap
face-spike = spike trap

ability-ooze = monster; circle token
ability-slime = monster; circle token
ability-star1 = 1 point at the end; circle token
ability-chest = 1 gold in each year’s count; circle token
ability-gnoll = monster; oval token
ability-goblin = monster; oval token
ability-kobold = monster; oval token
ability-passage = opens an edge and connects the chambers on both sides of it; not an element; oval token
ability-bear = trap; square token
ability-blade = trap; square token
ability-fire = trap; square token
ability-pit = trap; square token
ability-spike = trap; square token

## Jael's cards: rune, gold, the sets he takes, and what they score for him

face-ja = Jael A
face-jb = Jael B
face-jc = Jael C
face-jd = Jael D
face-je = Jael E
face-jf = Jael F
face-jg = legendary Jael G
face-jh = legendary Jael H
face-ji = legendary Jael I

ability-ja = blue rune, 10 gold; takes both bottom sets; base 14 points, 3 more for each gnoll
ability-jb = green rune, 11 gold; takes the top left and the bottom right set; base 13 points, 2 more for each kobold
ability-jc = red rune, 9 gold; takes the bottom left and the top right set; base 10 points, 3 more for each chest
ability-jd = green rune, 10 gold; takes both bottom sets; base 14 points, 3 more for each goblin
ability-je = blue rune, 12 gold; takes the top left and the bottom right set; base 12 points, 2 more for each trap
ability-jf = red rune, 8 gold; takes both bottom sets; base 13 points, 1 more for each slime and each ooze
ability-jg = red rune, 12 gold; takes both top sets; base 16 points, 4 more for each pair of a slime and an ooze
ability-jh = blue rune, 13 gold; takes both top sets; base 16 points, 4 more for each pair of a trap and a gnoll, goblin or kobold
ability-ji = green rune, 13 gold; takes the top left and the bottom right set; base 15 points, 5 more for each trio of a gnoll, a goblin and a kobold

## The score sheet

row-priority = Final Priority
row-final-gold = Final Gold
row-goal = Goal Card
row-challenges = Challenge Cards
row-stars = Chamber Reputation
row-blueprint = Blueprint
row-paths = Dungeon Paths
row-jael = Jael’s cards

why-priority = place { $place }
why-final-gold = gold { $gold } : { $others }
why-goal-most = { $number ->
    [1201] goblins
    [1203] gnolls
    [1204] pairs of identical traps
    [1205] kobolds
    [1206] pairs of a slime and an ooze
    [1207] slimes
   *[1208] oozes
}: { $count }{ $tied ->
    [0] { "" }
    [1] ; a tie, the better priority decides
   *[2] ; a tie, Jael wins it
}
why-goal-fewest = chests: { $count }{ $tied ->
    [0] { "" }
    [1] ; a tie, the better priority decides
   *[2] ; a tie, Jael wins it
}
why-challenge-1 = chests and stars in the central chambers: { $count } × { $each }
why-challenge-2 = kinds of market token: { $count } × { $each }
why-challenge-3 = clusters: { $count } × { $each }
why-challenge-4 = traps in the central chambers: { $count } × { $each }
why-challenge-5 = goblins in one column: { $count } × { $each }
why-challenge-6 = kobolds in one column: { $count } × { $each }
why-challenge-7 = gnolls in one column: { $count } × { $each }
why-challenge-8 = chambers of the largest cluster: { $count } × { $each }
why-challenge-9 = open outer edges on the left and right: { $count } × { $each }
why-challenge-10 = oozes in one cluster: { $count } × { $each }
why-challenge-11 = slimes in one cluster: { $count } × { $each }
why-challenge-12 = stars: { $count } × { $each }
why-challenge-13 = traps on one single path: { $count } × { $each }
why-challenge-14 = slimes on one single path: { $count } × { $each }
why-challenge-15 = oozes on one single path: { $count } × { $each }
why-challenge-16 = chambers with four elements: { $count } × { $each }
why-challenge-17 = chambers with three slimes or oozes: { $count } × { $each }
why-challenge-18 = chambers with monster, trap and star: { $count } × { $each }
why-challenge-19 = kinds of trap: { $count } × { $each }
why-challenge-20 = traps connected to the exit: { $count } × { $each }
why-challenge-21 = pairs of a chest and a star: { $count } × { $each }
why-challenge-22 = rows and columns of one type: { $count } × { $each }
why-challenge-23 = pairs of gnolls: { $count } × { $each }
why-challenge-24 = traps in the outermost columns: { $count } × { $each }
why-challenge-25 = trios of a gnoll, a kobold and a goblin: { $count } × { $each }
why-challenge-26 = pairs of a kobold and a trap: { $count } × { $each }
why-challenge-27 = pairs of a goblin and a chest: { $count } × { $each }
why-challenge-28 = goblins, kobolds and gnolls in the central chambers: { $count } × { $each }
why-challenge-29 = different cluster sizes: { $count } × { $each }
why-challenge-30 = no condition
why-stars = sum of the star values
why-blueprint = { $count } of 8 requirements met
why-entrance = chambers connected to the entrance: { $count }
why-exit = chambers connected to the exit: { $count }
why-jael-base = base points
why-jael-counts = what he has collected: { $count } × { $each }

## Who scores without a seat, and what statistics tell apart

automaton-jael = Jael
trait-start-place = place on the priority track at the start
trait-final-place = place on the priority track at the end
trait-blueprint = blueprint

## The parts of a position

zone-pile = chamber deck
zone-hand = hand
zone-built = chambers in the dungeon
zone-discarded = discarded chambers
zone-jael-chambers = Jael’s chambers
zone-blueprint-deck = unused blueprints
zone-blueprints = blueprint
zone-goal-deck = unused goals
zone-goal = goal
zone-challenge-deck = challenge deck
zone-shown-challenges = challenges on offer
zone-challenges = challenges taken
zone-gone-challenges = discarded challenges
zone-market-deck = market deck
zone-market-cards = market cards
zone-gone-market = discarded market cards
zone-stack = token stacks
zone-tokens = tokens on the market
zone-embedded = tokens in the dungeon
zone-gone-tokens = discarded tokens
zone-jael-tokens = Jael’s tokens
zone-jael-deck = Jael’s deck
zone-jael-shown = Jael’s revealed cards
zone-jael-out = Jael’s cards out of the game
field-hidden = face-down placement
field-legendary = legendary Jael
field-year = year
field-turn = turn
field-rooms = chambers by place
field-laid = tokens by place
field-passages = secret passages
field-gold = gold
field-priority = priority
field-old-priority = earlier priority
field-passed = who has passed
field-acting = whose turn on the market
field-carried = tokens still to be placed
field-stalls = market cards from the left
field-wares = sets on the market
field-jael-now = Jael’s card for this year
field-acted = Jael has taken his sets
field-vp = points
field-jael-vp = Jael’s points

## The board

element-star = star
element-star-value = { $value } star
element-trap = trap
type-cave = cave
type-stone = stone

# Two letters at most, a capital for monsters and chests, small letters for traps.
mark-gnoll = Gn
mark-goblin = Go
mark-kobold = Ko
mark-ooze = Oo
mark-slime = Sl
mark-chest = Ch
mark-bear = be
mark-blade = bl
mark-fire = fi
mark-pit = pi
mark-spike = sp
mark-star = ★
mark-trap = tr
mark-cave = C
mark-stone = S

rune-blue = blue
rune-green = green
rune-red = red
side-top = top
side-left = left
side-right = right
side-bottom = bottom
half-top = top
half-bottom = bottom
set-top-left = top left
set-top-right = top right
set-bottom-left = bottom left
set-bottom-right = bottom right
shape-circle = circle
shape-oval = oval
shape-square = square

net-entrance = connected to the entrance
net-exit = connected to the exit
net-both = connected to entrance and exit
place-free = free
place-asked = blueprint: { $what }
place-met = blueprint: { $what }, met
place-missed = blueprint: { $what }, not met
place-open = open to { $places }
place-secret = secret passage: { $places }
place-blind = blind door: { $sides }

board-set-up = set-up
board-over = the game is over
board-year = year { $year } of 4
board-phase-construction = construction, turn { $turn } of 4
board-phase-market = market
board-phase-cleanup = cleanup
board-hand-goes = { $way ->
    [left] hands go left, yours to { $seat }
   *[right] hands go right, yours to { $seat }
}
board-awaited = waiting for: { $seats }

board-entrance = entrance
board-exit = exit
board-dungeon = Dungeon: { $seat }
board-gates = entrance { $entrance }, exit { $exit }
board-later = later
board-legend = ▼ connected to the entrance · ▲ to the exit · ◆ to both · ░ passage · ≈ secret passage · ✓ ✗ blueprint met or not · [ ] asked for

board-now = now
board-goal = goal
board-challenges = challenges
board-stars = stars
board-blueprint = blueprint
board-paths = paths
board-jael-cards = Jael’s cards
board-gold = gold
board-priority = priority
board-now-of = { $seat }: { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
board-blueprint-now = Blueprint: { $met } of 8 → { $points }
board-paths-now = Connected to the entrance: { $entrance }, to the exit: { $exit }
board-gold-coming = Gold for the market so far: { $total } ({ $parts })
board-gold-row = row { $gold }
board-gold-chests = chests { $gold }
board-gold-start = start { $gold }
board-gold-most = no more than { $gold }
board-gold-now = Gold: { $count }
board-placing = To be built
board-carried = To be placed

board-goal-card = Goal
board-offer = Challenges on offer
board-would-give = (now { $points })
board-market = Market
board-sold = sold out
board-affordable = affordable
board-not-affordable = too expensive
board-hand = Your hand
board-held-by = Known cards in hand ({ $seat }): { $cards }
board-unknown = { $count ->
    [one] { $count } unknown chamber
   *[other] { $count } unknown chambers
}

board-jael-now = This year’s card
board-jael-takes = takes the sets: { $sets }
board-jael-waits = Jael has not acted this year: he does as soon as you have no more gold than he has.
board-jael-acted = Jael has acted this year.
board-jael-wants = Jael is after it
board-jael-pile = Jael’s pile: { $chambers ->
        [one] { $chambers } chamber
       *[other] { $chambers } chambers
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }

board-doors = doors
board-elements = elements
board-rune = rune
board-best = best
board-best-at = (best now: { $place } { $points })
board-gain = (now { $points })
board-can-bring = (can bring { $points } now)
board-gold-pieces = { $count } gold
board-price = { $price } gold, { $left } left
board-pass = pass
board-pass-loses = { $gold } gold is lost
board-pass-keeps = { $gold } gold stays for final scoring
board-pass-place = place { $place } on the priority track

board-ranked = Priority and start gold: { $seats }
board-dealt = { $seat } drew { $cards }
board-dealt-hidden = { $seat } drew { $count ->
    [one] { $count } chamber
   *[other] { $count } chambers
}
board-shown-challenges = Challenges on offer: { $cards }
board-shown-market = Market cards: { $cards }
board-jael-gained = To Jael’s pile: { $cards }
