# The handbook of Saboteur: The Dark Cave in English. All sentences are our own; RULES.md has the rules they tell.

chapter-goal = What it is about
chapter-pieces = Cards, figures and icons
chapter-setup = Setting up
chapter-flow = Your turn
chapter-laying = Laying a path card
chapter-moving = Moving your dwarf
chapter-exit = Goals and the way out
chapter-actions = Action cards
chapter-creatures = Creatures and battle axes
chapter-knowledge = What everyone knows and what is secret
chapter-two = With two players
chapter-scoring = Treasure and winners
chapter-end = How the game ends
chapter-questions = Questions and answers

## What it is about

handbook-aim = You are a dwarf in a dark cave that grows card by card. One of the four goals in the corners hides the **exit**. Find it and carry your gold out: the clan with the more valuable **treasure** wins.
handbook-works-for = The back of your clan card shows everyone your clan, its face tells only you whom you **work for**. A **loyal dwarf** works for its own clan. A **saboteur** belongs to one clan but works for the other: the blue saboteur for yellow, the yellow saboteur for blue.
handbook-together = You win or lose together with everyone who works for the same clan. It does not matter which colour they wear or whether they got out themselves.
handbook-gold-counts = Gold counts only once it is out of the cave. Each clan multiplies its saved nuggets by the number of its **opponents**, so a small side needs fewer nuggets to win. Gold left inside is worth nothing.
handbook-trust = Nobody has to tell you the truth. Watch what the others build, whom they attack and whom they help, and work out who is really on your side.

## Cards, figures and icons

handbook-box = The box holds 110 cards: 50 path cards, 32 action cards, 1 start card, 4 goals, 10 clan cards, 8 dwarf cards and 5 overview cards. There are also 8 dwarfs, 3 creatures, 3 webs and 46 nuggets. The overview cards and the drawings have no effect on play.
handbook-levels = Path and action cards share three levels, and the **Roman numeral** on the back says which: 29 cards of level I, 27 of level II and 26 of level III. The back tells nothing else, not even whether it is a path or an action. The higher the level, the longer the ways through the card.
handbook-path-cards = A path card shows a passage, a bend, a T-junction or a crossing. A side where a path leaves is **open**, a side with rock is **closed**. Of the 50 cards, 26 are plain; each of the others has exactly one special feature, and no card is a dead end.
handbook-icon-lair = The hole with glowing eyes is a **dark lair**; 9 path cards and one goal have it. Creatures come out of lairs.
handbook-icon-ladder = The **ladder** is on 4 path cards, on the start card and on one goal. It takes you to any other ladder.
handbook-icon-gold = The **gold vein** is on 2 path cards and on one goal. A nugget lies on it until someone takes it.
handbook-icon-bridge = A **bridge** (4 cards) has two lanes that cross without meeting. The one with planks is the wooden bridge, and it costs a card.
handbook-icon-tunnel = A **tunnel** (5 cards) joins two separate bends through a dark hole in the middle, marked with a nugget. Crawling in costs a nugget.
handbook-start-and-goals = The start card is a single space with a ladder, open on all four sides. The four goals all have the same back: { face-goal-exit }, { face-goal-ladder }, { face-goal-lair }, { face-goal-gold }. The exit, a bright archway, is on only one of them.
handbook-clan-cards = Each clan, blue and yellow, has 5 clan cards: 3 loyal dwarfs, marked by a handshake, and 2 saboteurs, marked by a cloak and dagger. The back shows the clan, the face shows the role. How many of them are used depends on the number of players.
handbook-dwarfs = There are 4 dwarfs of each clan, each with a matching dwarf card for your nuggets. Dwarfs of one clan differ only in looks. A dwarf that lies on its side has been knocked down.
handbook-nuggets = Every **nugget** is worth the same. There are 46, and at most 27 of them can be in play at once, so the bank never runs out.
handbook-tokens = The three **creatures** are the rat, the lindworm and the goblin, one of each. The three **webs** carry a circle, a triangle or a diamond, which ties each web to its card. A web has the sides 2 and 1.
handbook-action-cards = There are 32 action cards: { counted-secret } (5), { counted-cave-in } (3), { counted-swap } (2), { counted-web } (3), { counted-boots } (3), { counted-axe } (3), { counted-rat } (5), { counted-lindworm } (4) and { counted-goblin } (4). Cave-ins and swaps are never of level I; boots and gold veins are never of level III.

## Setting up

handbook-cave-start = The start card lies in the middle, the four goals are shuffled and lie face down in the corners. The area is **9 × 9** cards with 2–5 players and **7 × 7** with 6–8. You need at least 7 path cards to reach the first goal, or 5 in the smaller area.
handbook-clans-two = With 2 players, one gets a loyal blue dwarf and the other a loyal yellow dwarf. There are no saboteurs.
handbook-clans-three-four = With 3 or 4 players, only **one clan** is dealt, chosen at random: 2 loyal dwarfs and 2 saboteurs. You all wear the same colour. The saboteurs work for the other clan, which has no cards on the table but scores treasure and wins like any other.
handbook-clans-many = With 5–8 players, both clans are in play. Each contributes 3 loyal dwarfs and 1 saboteur.
handbook-roles = The clan cards are shuffled, and everyone gets one and looks at it in secret. Cards left over are set aside face down: 1 with 3 or 7 players, 2 with 6, 3 with 5, none with 2, 4 or 8. Everyone sees the backs, but nobody knows the faces.
handbook-how-many = This is how the players split between the two clans: 1–1 with 2 players, 2–1 with 3, 2–2 with 4, 4–3 with 7 and 4–4 with 8. With 5 it is usually 3–2 and sometimes 4–1; with 6 it is 3–3 or 4–2. There is always someone on each side.
handbook-first-gold = Everyone gets a dwarf of their own clan; which one is decided for you, since it changes nothing. All dwarfs start on the start card. Each player gets **3 nuggets**, and everyone can see how much gold each player has.
handbook-first-hand = Each level is shuffled separately, and 5 cards of each go back to the box, face down. Everyone is dealt **5 cards**: five of level I with 2–4 players, four of level I and one of level II with 5–6, three of level I and two of level II with 7–8.
handbook-pile = The rest is the draw pile: level I on top, then II, level III at the bottom. With 2 players it has 57 cards, with 3 players 52, then 47, 42, 37, 32 and with 8 players 27. The discard pile beside it starts empty, and the creatures, the webs and the other nuggets wait in the bank.
handbook-first-player = The first player is chosen at random. The picture shows the start of our example game with four players: you are in it, and you are a **yellow saboteur**, so you work for blue. Everyone wears yellow, and nobody knows more than their own role.

## Your turn

handbook-turn = Players take turns clockwise. Your turn has three steps: first you must **play or discard**, then you may **move** your dwarf, and at the end you must **draw**.
handbook-turn-start = A few things happen first, all by themselves. Your webs flip from 2 to 1, or leave the table. Your creatures leave the cave. If your dwarf is lying down, it stands up, but it cannot move this turn.
handbook-no-cards = If you have no cards in hand at the start of your turn, the turn is skipped: you do not play, move, draw or use an axe. Your webs, creatures and lying dwarf are still dealt with first.
handbook-step-one = In step 1 you do exactly one thing: lay **one path card**, play **one action card** from your hand, or **discard** one or two cards. The choice is always yours; you may discard even if you could play.
handbook-only-discard = A card that has no legal place or target cannot be played, only discarded. You can always discard, so you are never stuck.
handbook-discard = Put 1 or 2 cards face down on the discard pile; nothing happens. The others see how many and of which levels, but not what they were. Both cards go at the same time, once you have decided.
handbook-step-two = In step 2 your dwarf may move up to **3 spaces**, or 4 with boots. You never have to move. There is no movement if the dwarf has just stood up or is already out of the cave.
handbook-step-three = In step 3 you draw 1 card, or as many as you discarded; only you see what they are. Level I is drawn first, then II, then III, so everyone knows the level of the next card. If the pile has too few cards, you take what is there; once it is empty, nobody draws.
handbook-others-decide = Almost everything is decided by the player whose turn it is, the **active player**. Outside your turn you are asked only two things: whether to use a battle axe on a creature, and whether you agree to end the game early.

## Laying a path card

handbook-lay = Choose a path card from your hand, a cell, and which way round it lies. Everyone sees it, and step 1 is over.
handbook-free-cell = The cell must be **empty**. You cannot cover the start card, a path card or a goal, whether face down or revealed.
handbook-touching = The card must **touch** the start card, a laid path card or a revealed goal along a side. A corner is not enough.
handbook-fitting = Every side that touches a face-up card must **match**: open meets open, closed meets closed.
handbook-prolonging = At least one open side must **extend a path** that is already there. A card that only sets rock against rock is not allowed.
handbook-rotated = All cards lie in the same direction as the start card. You may rotate one by 180 degrees, but never lay it crosswise.
handbook-beside-goal = A goal that is still face down neither helps nor hinders. You may set an open or a closed side against it, but touching it alone is not enough.
handbook-any-direction = You may build in any direction, even outside the area with the goals. The path does not have to lead to the start card or to your dwarf; even a part that was cut off can grow. Dwarfs, creatures and gold never stop you from laying a card.
handbook-usable-at-once = The new card counts at once: your dwarf may walk on it in the same turn. If there is a web on the edge, the card simply slides under it, and the web stays.

## Moving your dwarf

handbook-walk = Your dwarf moves **step by step** along the paths, and each step to the next space costs 1 move. What a step causes is settled before you choose the next one. You may stop at any time, go back, or end where you began.
handbook-spaces = Crossing a card takes **1 move on level I, 2 on level II and 3 on level III**. A level I card is one space. Level II has one space at each open side, all next to each other; level III has those and one more in the middle, which you must pass through.
handbook-joined = You can step from card to card where two open sides meet and no web lies between them. If one of the two sides is closed, there is no way through.
handbook-crowd = Any number of dwarfs and creatures can share a space. Other dwarfs never get in your way.
handbook-feature-space = A lair, a ladder, gold or the exit is always on **one particular space**. On level I that is the only space, on level III and on goals the one in the middle, on level II the marked one.
handbook-lair = A lair does nothing to a dwarf standing on it. It is only where creatures appear. A lair on a goal counts from the moment the goal is revealed.
handbook-ladder = All ladders you can see are joined: from one ladder to **any other** is 1 move, for dwarfs and creatures. No path is needed between them, and webs do not block ladders.
handbook-bridge = A bridge is open on all four sides, but it carries two separate lanes, north–south and east–west. If you enter on one lane, you can leave only along it. Each lane takes 1, 2 or 3 moves by level. One lane is the **wooden bridge**; the other runs below it and is free.
handbook-bridge-toll = When your dwarf steps from another card onto the wooden bridge, you lose **1 random card** from your hand at once. Moving on along it, stopping there and stepping off cost nothing, but entering again costs again. With an empty hand you may cross and lose no card.
handbook-lost-card = A card lost to a bridge or a rat is chosen at random; every card in your hand is equally likely. It goes face down to the discard pile. Others see only its level.
handbook-hand-maximum = A lost card is **not replaced**. Your hand maximum starts at 5 and drops by 1 for every step onto a wooden bridge and every bite of the rat, even if your hand was empty. It never rises again, and you never draw above it.
handbook-tunnel = A tunnel card is open on all four sides: two separate bends, and between them the tunnel as a space of its own. Within one bend you need 1, 2 or 3 moves by level. From bend to bend through the tunnel you need 3, 3 or 5.
handbook-tunnel-toll = When your dwarf enters the tunnel space, you return **1 nugget** to the bank at once. Without gold you may still go through, and lose nothing.
handbook-vein = A gold vein gets **1 nugget** when it is laid, or, if it is a goal, when it is revealed. Once the nugget has been taken, the vein stays empty.
handbook-take-gold = If your dwarf **ends its movement** on the gold space, you take the nugget, and you must **reveal your clan card** for the rest of the game. You have no choice in this, even if a creature stopped you there. Passing through or standing elsewhere on the card takes nothing.
handbook-step-order = The effects of a step come in this order: a face-down goal is revealed, the bridge or tunnel is paid for, creatures attack, at the exit you leave. When the movement has ended, you take gold. After that, a battle axe may still be used on a web.

## Goals and the way out

handbook-reveal = When your dwarf steps onto a face-down goal, the goal is **revealed** for everyone. That costs 1 move, your dwarf stands on its first space, and your movement is over. Only dwarfs reveal goals. In the picture, someone has just found the exit.
handbook-turn-goal = The goal is placed so that an open side faces you, as it is or rotated by 180 degrees. If both ways work, it lies so that it fits all its neighbours. If both fit, or neither does, you choose.
handbook-goal-neighbours = A revealed goal does not have to fit all the cards around it; where sides differ, there is simply no way through. Cards laid later must match it. From now on it is a card like any other, and nobody rotates it again.
handbook-goal-spaces = A revealed goal has one space at each open side and one in the middle, so crossing it takes 3 moves. The ladder, lair, gold or exit is in the middle and works from now on. So you **cannot leave** in the same turn in which you reveal the exit.
handbook-goal-creature = If a creature was standing on the face-down goal, it now stands on the same space as your dwarf and attacks it.
handbook-leave = When your dwarf reaches the exit space, it **leaves the cave at once**. Its nuggets are safe. If a creature waits on that space, it attacks first: the goblin takes its nugget, while the lindworm can no longer stop you.
handbook-role-shown = Your clan card is **revealed** when your dwarf leaves the cave or takes gold from a vein. It stays face up until the end.
handbook-goes-on = After a dwarf has left, the game may end at once. If it continues, you know that someone who works for the same clan is still inside, as in the picture. The **first** player to leave also looks, in secret, at the clan cards set aside; later ones do not.
handbook-outside = Once out, you continue to take turns: you play and draw, but you no longer move. Nothing can attack you any more. Your webs and creatures end as usual, and your boots and axes have no more use.

## Action cards

handbook-play-action = You show the card and choose its target, and everyone sees both. Secret information, cave-in and card swap go straight to the discard pile. Webs and creatures stay in front of you, equipment in front of the player you chose.
handbook-in-front = Cards in front of a player are not part of the hand. They do not count towards it, cannot be lost, and do not move in a swap.
handbook-secret = Play **{ counted-secret }** to look at one face-down goal **or** at another player’s face-down clan card; then it goes back. Everyone sees which card you looked at, only you see what it is. You may rely on it: these cards never change places.
handbook-secret-limits = You cannot look at your own clan card, at a card that has already been revealed, or at clan cards set aside. If there is nothing left to look at, the card can only be discarded.
handbook-cave-in = Play a **{ counted-cave-in }** to remove any laid path card on which **no dwarf and no creature** stands. The start card and the goals can never be removed. If no card can be removed, the cave-in can only be discarded.
handbook-cave-in-effects = The removed card goes to the discard pile, and a nugget on it to the bank. A web on its open end goes too; a web between it and another card stays on the other one. The cell is free again, and the cave may fall apart into pieces.
handbook-swap = Play a **{ counted-swap }** to give another player all the cards in your hand and take all of theirs. The numbers may differ, and a hand may even be empty. You can also swap with players who are out of the cave.
handbook-swap-draw = At the end of this turn the **other player** draws 1 card instead of you. Hand maximums stay with the players: whoever now holds more cards keeps them but draws nothing until they hold fewer than their maximum. Both of you know the cards you gave away.
handbook-web = Play a **{ counted-web }** to block a path: place the web with the same symbol, side 2 up, where two cards join or on an open end of a path. It may be at the start card or at a goal, too. Only one web fits in each place, and there must be a path.
handbook-web-blocks = **No dwarf and no creature** passes a web, in either direction. The spaces on both sides stay usable. The web stays even if a card is laid there or a goal is revealed behind it.
handbook-web-time = At the start of your next turn your web flips from **2 to 1**, and at the start of the turn after that it is gone. If an axe has already flipped it to 1, it goes one turn sooner. The token returns to the bank, and its card to the discard pile.
handbook-equipment = Boots and battle axes go face up in front of **any player**, yourself included. They stay there: boots until the end, an axe until it is used. They cannot be passed on.
handbook-boots = With **{ counted-boots }** a dwarf may move **4 spaces** instead of 3 in every turn; your own dwarf already in this one. Nobody may have two pairs. If everyone has boots, the card can only be discarded.
handbook-axe = A **{ counted-axe }** works once, against a web or against a creature, and is then discarded. You may have several. An axe works only when it already **lies in front of you**, never from your hand.
handbook-axe-web = If your dwarf stands right at a web, on either side of it, you may use an axe on that web, even if it is yours. A web showing 2 flips to 1 and still blocks; one showing 1 is removed. You may use two axes in a row. It costs no move and does not end your movement.
handbook-axe-when = You may use an axe on a web at any time in your turn: before you play, between two steps and once more before you draw, even if your dwarf cannot move. An axe you have just laid in front of yourself works at once.

## Creatures and battle axes

handbook-call = Lay the card in front of you and put the creature on **any lair** in the cave, even one that is cut off or occupied. Dwarfs who are already there are not attacked. Then you move it. Without a visible lair, a creature that is still in the bank cannot be called.
handbook-take-over = If the creature is already in the cave, your card **takes it over**: it starts from where it stands, and no lair is needed. Its previous card is discarded. To attack dwarfs on its own space, it must leave that space and come back.
handbook-creature-walk = The rat moves up to **3** spaces, the lindworm up to **4**, the goblin up to **5**, back and forth if you like. You may stop sooner or not move it at all. As soon as it enters a space with dwarfs it stops and attacks, and its other moves are lost.
handbook-creature-ways = Creatures use ladders, bridges and tunnels free of charge; only webs stop them. A face-down goal is one space for them, open wherever a path leads to it, and it stays face down. They ignore each other, take no gold from veins and never leave by the exit.
handbook-attack = A creature attacks when it **enters** a space with dwarfs, and then it hits all of them, even your own. It also attacks a dwarf that enters its space, and then only that one, whose movement ends. Merely standing together does nothing. In the picture, your lindworm has just hit a dwarf who secretly works for the same clan as you.
handbook-rat = **Rat:** each player it attacks loses 1 random card from hand, and their hand maximum drops by 1 for the rest of the game.
handbook-lindworm = **Lindworm:** each dwarf it attacks is knocked down. It stands up at the start of its next turn and **cannot move in that turn**; its player still plays and draws. A second hit on a lying dwarf adds nothing, while the rat and the goblin hurt it as usual.
handbook-goblin = **Goblin:** each player it attacks returns 1 nugget to the bank. A player without gold loses nothing, but the goblin has to stop all the same.
handbook-axe-asked = Before a creature attacks, you may be asked whether to use your axe, even outside your turn. If the creature came to the dwarfs, everyone there who has an axe is asked, clockwise from the active player, until someone says yes. If your dwarf walked up to it, only you are asked. In the picture, your goblin has arrived, and the owner of the axe decides.
handbook-axe-kills = An axe **kills** the creature: creature to the bank, its card and the axe to the discard pile. Nobody there is attacked, so one axe saves them all. If your dwarf walked into the creature, its movement is over all the same. The axe must have been in front of you before the two met.
handbook-attack-order = If nobody uses an axe, all attacked players are hit, clockwise from the active player. If several creatures wait on one space, they attack one by one: rat, lindworm, goblin. You are asked about an axe before each of them.
handbook-creature-stays = A creature stays in the cave until the start of the next turn of the player whose card it came with, or until an axe kills it. After that it can be called again.

## What everyone knows and what is secret

handbook-known = Everything face up is public, and so are gold, equipment, webs, the backs of clan cards and the number of cards everywhere. The **level** of every card is public, too, even in hands and in piles.
handbook-unknown = Nobody knows the cards in the box and in the draw pile. Of discarded and lost cards, others learn only the level; you know your own. Nobody may look through the discard pile, and it is never shuffled back.
handbook-counting = What you have seen in secret stays known to you, and the game remembers it for you. After a swap you know the cards you gave away for as long as they stay in a hand. Which cards each level contains is no secret, so you may count.
handbook-talk = You may **say** anything about what you have seen, true or false. You may never show a secret card to anyone.

## With two players

handbook-two-roles = Two players are always one loyal blue and one loyal yellow dwarf. There is no saboteur, no card set aside and nothing to guess: you play against each other openly.
handbook-two-race = It is a **race to the exit**: the first dwarf to leave ends the game and wins. Gold does not matter then; even 0 : 0 goes to the one who is out.
handbook-two-same = Everything else is the same: the 9 × 9 area, 5 cards of level I each and 57 in the pile. If both of you agree that nobody can get out, you may end the game early; then it is a draw.

## Treasure and winners

handbook-saved = At the end all clan cards are revealed. Dwarfs who are still inside lose all their gold. The **saved nuggets** of a clan are those carried out by everyone who works for it: its loyal dwarfs and the saboteurs of the other clan.
handbook-treasure = **Treasure = saved nuggets × opponents.** Opponents are all players who work for the other clan, whether or not they got out.
handbook-winners = The clan with the larger treasure wins. Everyone who works for it wins together: loyal dwarfs, saboteurs from the other clan, and those who stayed in the cave.
handbook-example-sheet = Here is the end of our example. You and the other saboteur work for **blue**; together you carried out 3 + 3 = 6 nuggets, and blue has 2 opponents: **6 × 2 = 12**. One loyal dwarf saved 3 nuggets for yellow, the other one stayed inside and lost its gold: **3 × 2 = 6**. The two saboteurs win 12 : 6.
handbook-example-five = With 5 players the number of opponents matters. Two players work for yellow and carried out 2 + 2 nuggets: 4 nuggets × 3 opponents = **12**. Three work for blue; two of them carried out 2 + 3, the third stayed inside: 5 nuggets × 2 opponents = **10**. Yellow wins with less gold.

## How the game ends

handbook-clan-out = The game ends **at once** when all dwarfs who work for one clan have left the cave, even in the middle of a turn. The table knows the roles and announces it. The other clan does not get one more turn.
handbook-cards-out = The game also ends at once when the draw pile and all hands are empty. The last card is still laid, but after it neither a dwarf nor a creature moves. If nobody holds a card at the end of a turn, the game is over even if cards remain in the pile.
handbook-propose = The players may agree to end the game early when no dwarf can get out any more. Any player may **propose** it, at any time. After a proposal has been refused, everyone must wait a full round before the next one.
handbook-vote = All other players vote at the same time, and every vote stays hidden until the last one is in. The game ends only if **everyone agrees**; a single refusal and it continues. Gold of dwarfs who are still inside is lost.
handbook-tie = If the treasures are equal, the clan wins that the **first dwarf to leave** worked for. This holds at 0 : 0, too. What counts is whom that dwarf worked for, not its colour.
handbook-nobody-out = If nobody has left the cave, the game is a **draw**: nobody wins.
handbook-all-shown = After the end everything is shown: roles, goals, hands and the clan cards set aside.

## Questions and answers

ask-whose-saboteur = I am a yellow saboteur. Which treasure is mine?
handbook-whose-saboteur = Blue. Your gold counts for blue, and you are one of the opponents by which yellow multiplies. If blue wins, you win.

ask-absent-clan = There are four of us, and all are yellow. How can blue win?
handbook-absent-clan = The two yellow saboteurs work for blue. Blue has no cards on the table, but it has two players, and their gold is its treasure.

ask-left-inside = My dwarf is still in the cave at the end. Have I lost?
handbook-left-inside = You lose your gold, not necessarily the game. If the clan you work for has the larger treasure, you win with it.

ask-out-at-once = I reveal the exit and have moves left. Can I leave at once?
handbook-out-at-once = No. Revealing a goal ends your movement on its first space, and the exit is on the middle one. You can leave on a later turn, and someone else may be faster.

ask-standing-together = A creature stands on the same space as my dwarf. Am I attacked in every turn?
handbook-standing-together = No. A creature attacks only when it or the dwarf enters the space. If it appears on a lair where you stand, or if someone takes it over, it has to walk off and come back to attack.

ask-shared-space = I step onto a space with a rat and another dwarf. Who is bitten?
handbook-shared-space = Only you, since you are the one who entered. Only you may use an axe. Your movement ends either way.

ask-axe-from-hand = A goblin is coming, and I have an axe in my hand. May I use it?
handbook-axe-from-hand = No. The axe must already lie in front of you before the creature comes. Lay it down in your own turn and it works from then on: on webs, and against any creature your dwarf meets after that.

ask-bridge-again = Do I pay twice if I stop on the wooden bridge?
handbook-bridge-again = No, you pay only when you step onto it from another card. If you leave the bridge and come back, you pay again, even from the same end.

ask-no-gold = I have no gold. May I go through a tunnel, and what does the goblin take?
handbook-no-gold = You may go through the tunnel and pay nothing. The goblin takes nothing from you either, but it stops at your dwarf.

ask-leave-gold = May I leave the gold where it is, so that my role stays secret?
handbook-leave-gold = Not if your dwarf ends its movement on the gold space: then you take the nugget and reveal your clan card. Stop on another space, or walk through.

ask-goblin-at-exit = A goblin stands on the exit space. What happens when I step there?
handbook-goblin-at-exit = First it attacks, and you lose 1 nugget unless you kill it with an axe. Then you leave with the rest.

ask-web-after-cave-in = A cave-in removes a card with webs on it. What happens to them?
handbook-web-after-cave-in = A web on an open end goes with the card, and so does one that lies towards a face-down goal or against rock. A web between this card and another one stays and now blocks the open end of the other card.

ask-ladder-to-goal = Can I climb a ladder straight to a goal?
handbook-ladder-to-goal = Only to the goal with the ladder, and only once it has been revealed. As long as it is face down, its ladder does not count, and neither does the lair of the other goal.

ask-creature-on-goal = A creature walks onto a face-down goal. Do we see what is there?
handbook-creature-on-goal = No, only dwarfs reveal goals. The creature may stay there or leave on any side that a path leads to, whatever is on the face.

ask-last-card = I play the last card of the game and stand one step from the exit. Do I get out?
handbook-last-card = No. Once the pile and all hands are empty, the game ends at once, before anyone moves. The same is true if a bridge or a rat takes the very last card.

ask-larger-hand = After a swap I hold 5 cards, but my hand maximum is 4. Must I discard one?
handbook-larger-hand = No, you keep all of them. You just do not draw until you hold fewer than 4.

ask-refill = A rat took a card from me. Do I draw up to my maximum later?
handbook-refill = No. You only ever replace what you have played or discarded. A hand that is smaller than its maximum is not filled up.

ask-may-bluff = I looked at a goal. May I lie about it?
handbook-may-bluff = Yes. The game does not check what players say. You just may not show the card.

ask-zero-zero = It ends 0 : 0. Who wins?
handbook-zero-zero = If someone got out, even without gold, the clan that the first of them worked for wins. If everyone is still inside, it is a draw.

ask-lying-dwarf = My dwarf is lying down. What can I still do?
handbook-lying-dwarf = You play, discard and draw as usual, and you may use an axe. But your dwarf does not move in your next turn, nor for the rest of your turn if it was knocked down in it.
