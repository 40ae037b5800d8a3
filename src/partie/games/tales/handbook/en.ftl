# The handbook of Tales of Glory in English: the rules in our own words, told to somebody who has never played.
# handbook.json says which paragraph stands where, which rules it tells and which messages lead to it.

chapter-goal = The goal

handbook-aim = You send a hero out on adventures, and the tiles in front of you become your **story**. In 10 rounds you choose tiles, pay for them and connect them to your hero. Whoever has the most **glory** at the end wins.
handbook-players = The game is for 2 to 5 players. Their number decides how large the board is and how quickly its tiles change.
handbook-glory-from = During the game you gain glory from rewards of tiles and from opened chests. At the end, majorities and the rewards that have waited add more.

chapter-pieces = Tiles, tokens and icons

handbook-board = The **adventure board** has numbered spaces for tiles: 6 on the side for 2 and 3 players, 8 on the side for 4 and 5. The lower row holds numbers 1–3 or 1–4. The upper row, 4–6 or 5–8, is the **wilderness**. Below, the numbers run from left to right; above, they run back from right to left.
handbook-tiles = There are 74 tiles with 5 different backs: 53 adventures of periods 1, 2 and 3, 5 heroes and 16 quests. In our edition period 1 has 18 tiles, period 2 has 20 and period 3 has 15. Later tiles cost more and give more.
handbook-tile = A tile shows its **cost** in the top left corner, its **reward** below the picture, and its **chests** with what is inside. A tile without a cost is free. The paths that lead off its edges are **connectors**: there it can be connected to other tiles.
handbook-types = Every adventure has one of 4 **types**: monster (a dragon’s head), character (a hooded figure), place (a castle) or treasure (a pendant). Monsters mostly ask for combat or magic, characters and places mostly for coins. The type matters wherever something counts it or asks for it.
handbook-heroes = The heroes are “{ face-paladin }”, “{ face-shaman }”, “{ face-barbarian }”, “{ face-thief }” and “{ face-mage }”. They cost nothing, and each has different connectors, a different start and 2 chests; “{ face-shaman }”, for example, starts with 4 coins and 7 potions. A hero is a tile of your story like any other, but it has none of the 4 types.
handbook-icon-glory = A laurel wreath is **glory**, the points of this game. Its tokens are worth 1, 5 or 10, and only their sum matters.
handbook-icon-coins = **Coins** and **potions** (a flask) lie in your reserve, and you pay with them. Their tokens are worth 1 or 3, and you may change them freely.
handbook-icon-combat = Crossed swords are **combat**, a swirl is **magic**. These tokens lie on your banner and show how strong you are. You never spend them.
handbook-icon-key = A **key** opens one closed chest. A connector with **half a key** makes a key when it meets another half.
handbook-icon-token = A knight’s banner is the **first-player token**. There is only one, and its holder is first in the order of play.
handbook-icon-cards = With your hero come 8 **selection cards** with the numbers 1–8. With them you secretly choose a space of the board. There are 5 such sets, one for each hero.
handbook-icon-majority = A crown is a **majority**. There are 4 majority tokens, for combat, magic, potions and coins, and they are given out only at the end of the game.
handbook-icon-signs = A **×** before an icon multiplies the reward by the number of those things. An **hourglass** means that the reward waits until the end of the game. A scroll marks a quest, and a knot stands for a tile surrounded on all four sides.
handbook-supply = The box holds 30 keys, 18 combat, 18 magic, 35 coin, 35 potion and 85 glory tokens. The supply is still unlimited: nobody ever gains less because tokens have run out.

chapter-setup = Setting up

handbook-setup-board = The board lies with the side for your number of players up: 6 spaces for 2 and 3 players, 8 for 4 and 5. To the left of space 1 lies the discard board for the same number, which shows how many tiles leave after each round. The other discard board is not needed.
handbook-setup-numbers = **2 players:** 6 spaces, 2 tiles set aside, 3 tiles leave each round. **3 players:** 6 spaces, 2 tiles set aside, 2 tiles leave. **4 players:** 8 spaces, nothing set aside, 1 tile leaves. **5 players:** 8 spaces, nothing set aside, none leaves.
handbook-setup-decks = The tiles are sorted by their backs into 5 decks: period 1, period 2, period 3, heroes and quests. Each deck is shuffled separately and lies face down. So every tile left in a deck is equally likely to come next.
handbook-setup-aside = With 2 or 3 players, 2 random tiles of period 1 are removed before the board is filled. Nobody sees them, and they never come back.
handbook-setup-heroes = Everyone gets one random hero, face up, as the first tile of their story. The hero gives you its start: coins and potions into your reserve, combat and magic onto your banner. Its chests stay closed for now. The heroes that are left over go back to the box.
handbook-setup-own = You take the 8 selection cards of your hero and a banner. The tokens of the supply and the 4 majority tokens lie beside the board.
handbook-setup-tiles = One tile of period 1 goes on every space of the board. Tiles on the board always lie face up.
handbook-setup-first = In the boxed game, the first-player token goes to the player with the noblest name, for example the longest one. Here it is drawn at random. The other players follow clockwise, and that order never changes.
handbook-setup-quests = **Quests** are an option of the table, off by default; leave them out of your first game. If you play with them, they are dealt last, when everyone can see the heroes and the board.
handbook-setup-done = Now round 1 begins. In the picture 3 players have just returned one quest each. You are “{ face-thief }” and start with 6 coins, 3 potions and 1 combat.

chapter-flow = How a round goes

handbook-round = The game lasts exactly 10 rounds. Each round has 3 phases: **choosing tiles**, **adding tiles** and **preparing the next round**.
handbook-phase-choosing = First everyone secretly chooses a space and then takes the tile that lies there. If your tile is gone, you choose again. Then the first-player token moves on.
handbook-phase-adding = Then you pay for your tile, lay it in your own story and gain its rewards. Or you discard it.
handbook-phase-preparing = Finally some tiles leave the board, the others move to the lowest spaces, and 5 new ones come. Round 10 has no such phase.
handbook-order = The **order of play** begins with the holder of the first-player token and goes clockwise. While tiles are taken, the token counts as it was at the start of the round. While tiles are added, its new holder is first.
handbook-visible = All stories, reserves and banners are open, and everyone may know how many tiles each deck has left. Hidden are the decks, choices that are not revealed yet, and quests that are not in a story.

chapter-choosing = Choosing tiles

handbook-first-choice = All players choose one space of the board, secretly and at the same time, by the number of a selection card. In every round you have all 8 cards again. You must choose: nobody goes without a tile.
handbook-choose-number = You choose a number that is on the board: 1–6 with 2 or 3 players, 1–8 with 4 or 5. On the small side, cards 7 and 8 have no use.
handbook-choose-empty = You can only choose a space with a tile on it. At the start of a round all spaces are filled; in the second choice some of them are empty already.
handbook-choose-anything = You may choose a tile that you cannot pay for or that does not fit your story. You will then have to discard it, which also gives you something.
handbook-choose-secret = Until the last player has chosen, the others see only **that** you have chosen, and you may change your mind. Then all cards are revealed at once.
handbook-taking = In the order of play, each player takes the tile from their space if it is still there. If several want the **same tile**, the earliest of them in the order gets it. So the holder of the first-player token always gets the tile they want. All of this happens by itself.
handbook-missed = If your tile is gone when it is your turn, you take nothing for now. Your selection card comes back to you in any case.
handbook-second-choice = When the first choices are settled, those without a tile choose again, openly and in the order of play. Each takes any tile that is left, at once, and must take one. At least 3 tiles always stay on the board, so there is something for everyone. If nobody missed, this step is skipped.
handbook-second-example = In the picture you and another player both chose space 2. The other one holds the first-player token, so the tile goes there. You now take one of the tiles on spaces 3–6.
handbook-token-moves = When everyone has a tile, the first-player token always changes hands. It goes to the player whose tile came from the **lowest number**. If that player already holds it, it goes to the one with the second lowest.
handbook-token-space = Only the space of the tile that you really took counts, not your card; a tile of the second choice counts just the same. There is no tie, because each space has only one tile. With 2 players the token always goes to the other one.

chapter-adding = Adding or discarding

handbook-turn = Now you **add** your tile to your story, or you **discard** it; you cannot keep it for later. Adding means: pay, lay the tile, gain the rewards. You may discard a tile even if you could add it.
handbook-together = Everyone does this at the same time, because stories do not affect each other; the result is the same as in the order of play. A table can agree to add tiles one after another instead. Then later players see what earlier ones have done.
handbook-discarding = For a discarded tile you gain **1 coin, 1 potion and 1 key** for any closed chest of your story. You pay nothing for the tile, not even for the wilderness. You gain nothing that is printed on it.
handbook-must-discard = If you cannot pay for your tile, or it fits nowhere, you can only discard it. Then you are not asked about it; you only choose the chest for the key if there are several.
handbook-confirm = Until you confirm your turn, you can undo all of it, and nobody else sees it. What you have confirmed counts.

chapter-paying = Paying

handbook-cost = You pay the cost before you lay the tile. A cost asks for coins, potions, combat or magic, or for two of them; then you need both.
handbook-pay-coins = The coins of a cost go back to the supply, and you must have all of them. **Nothing replaces coins**, and coins replace nothing else.
handbook-need-combat = Combat and magic you only need to **have**: at least as many tokens on your banner as the cost shows. You keep them and use them again next time.
handbook-substitute = For each point of combat or magic that you lack, you can pay **1 potion**. You pay exactly for the missing points, never more.
handbook-fee = A tile from the wilderness costs **1 coin or 1 potion** more, as you choose. What matters is the space from which you took it this round, in a second choice too. If you can pay in only one way, you are not asked.
handbook-pay-potions = Potions add up: those of the cost, those for missing combat and magic, and 1 for the wilderness if you do not pay that with a coin. If you have too few for all of this together, you cannot add the tile.
handbook-pay-before = What a tile brings cannot pay for it. Its rewards come only after you have paid and laid it.
handbook-pay-example = “{ face-black-hydra }” costs 6 combat, and you took it from the wilderness. You have 2 combat, so you pay 4 potions for the rest. With 1 coin or 1 potion more the wilderness is paid too, and your 2 combat stay with you.
handbook-reminder = A reminder beside the board repeats the 3 things that are easy to forget: what the wilderness costs, what a potion replaces, and what a discarded tile brings.

chapter-laying = Laying tiles

handbook-grid = Your story is a grid of squares that starts with your hero and may grow in all directions without limit. You add the tile to your own story only. Tiles are **never rotated**: every picture stands upright.
handbook-cell-free = A tile can only lie on an empty square. Tiles that have been laid are never moved, covered or removed.
handbook-connect = At least one connector of the new tile must meet a connector of a tile in your story. Such a meeting is called a **connection**. It is not enough for the tiles just to touch.
handbook-clash = A side with a connector must never touch a side without one. So look at all the neighbours: on every shared side, either both tiles have a connector or neither has.
handbook-bare-sides = Two sides without connectors may touch. But the new tile must be connected on another side.
handbook-connector-kinds = A connector is plain or shows half a key; on a place it shows a reward. They all fit each other: plain to plain, half a key to half a key, half a key to plain.
handbook-open-connectors = A connector may point to an empty square. It waits there for a tile to come.
handbook-no-cell = If your tile fits on no square of your story, you can only discard it. So keep enough connectors open: a story where nothing fits any more is allowed, but it leaves you discarding in every round.

chapter-rewards = Rewards

handbook-reward = When the tile lies in your story, you gain its reward from the supply. Glory, coins and potions go into your reserve, combat and magic onto your banner. This happens by itself, and a reward cannot be refused.
handbook-reward-order = A tile is settled in this order: first the **keys** of its new connections, then the **connectors of places**, and last its **own reward**. Within a step you first gain everything else and then use the keys one by one.
handbook-connector-reward = On a **place** every connector has its own reward. You gain it when that connector is connected, no matter which of the two tiles came later. One new tile can set off several such rewards, but each connector pays only once in the game.
handbook-connector-example = In the picture your “{ face-crossroads-inn }” is connected on 3 sides. The connection at the bottom gave you 1 potion, the one at the top 1 potion and the one on the left 1 coin. The connector on the right still waits with 1 coin.
handbook-connector-type = Some connectors ask for a **type**: they pay only if the tile on the other side is of that type. Any other tile may be connected too, but then the connector pays nothing, not even later. Heroes and quests have no type.
handbook-connector-places = If two places are connected, both connectors pay, each by its own condition.
handbook-connector-keys = A connector of a place never has half a key. So half a key that meets a place makes no key.
handbook-token-reward = If you gain the **first-player token** as a reward, you take it from its holder. The order of this phase does not change; the token counts for the next round, in which it moves on as always. If several players gain it in one phase, the last of them in the order keeps it.
handbook-waits = A reward with an **hourglass** is not gained when you lay the tile. It waits until the end of the game and counts what you have then.

chapter-counting = Rewards that count

handbook-times = A reward with **×** and an icon is gained once for each of those things that you have at that moment. If you have none, you gain nothing. The tile you have just laid counts too. If the reward has two parts, both are multiplied.
handbook-times-type = **× monster, character, place or treasure** counts the tiles of that type in your own story. Heroes and quests do not count.
handbook-times-key = **× key** counts the keys that lie on your own story. There is one on each opened chest.
handbook-times-combat = **× combat** and **× magic** count the tokens on your own banner.
handbook-times-majority = **× majority** counts the majorities that you have gained at the end of the game, shared ones too.
handbook-times-threes = **× 3 coins** and **× 3 potions** count how many complete threes are in your reserve at that moment. Nothing is paid: you keep them all.
handbook-times-surrounded = **× surrounded tile** counts your tiles that have a tile on all four sides. They need not be connected. Your hero and your quests can be surrounded, and they can surround others.
handbook-times-closed = **× closed chest** counts the chests of your own story that have no key on them.

chapter-keys = Keys and chests

handbook-key-made = When half a key meets half a key in a new connection, you gain **1 key**. A tile that makes two such connections gives you 2.
handbook-key-reach = A key from a connection opens a chest on **one of the two connected tiles or on your hero**. It does not reach any further.
handbook-key-free = A key from a reward, from a chest or for a discarded tile opens **any** closed chest of your story.
handbook-key-now = A key is used at once; you cannot save it. If it can open a chest, it must open one.
handbook-key-lost = A key that can open no chest goes back to the supply, and you gain nothing for it.
handbook-key-next = If you have several keys from connections, you decide which one to use next. Each opens only chests on its own two tiles or on your hero, so the order can matter.
handbook-chest = You choose one of the closed chests that the key can open, put the key on it and gain what is inside, like a reward. If there is only one such chest, it is opened for you.
handbook-chest-own = You open only chests that are printed on tiles of your own story. Chests of other players are out of reach for every key.
handbook-chest-once = Each chest is opened only once. The key stays on it and shows that it is empty.
handbook-chest-key = A key that you find in a chest opens any closed chest of your story. You use it at once, before anything else that is waiting.
handbook-chest-counts = The key lies on the chest before you gain what is inside. So it counts already for **× key**, and the chest no longer counts for **× closed chest**.
handbook-chest-later = Chests on the tile that you have just laid can be opened by the keys of the same turn. A chest that stays closed can be opened later by any key that reaches it.
handbook-key-example = Here the half key of “{ face-wandering-bard }” met the half key of “{ face-town-crier }”. The key could open the chest of “{ face-town-crier }” or one of the 2 chests of your hero. It lies on the first chest of “{ face-thief }”, which gave 4 coins.

chapter-next-round = Preparing the next round

handbook-sweep = First, tiles leave the board: 3 with 2 players, 2 with 3, 1 with 4 and none with 5. Of the tiles that are left, those with the **lowest numbers** go.
handbook-slide = The tiles that remain move to the lowest spaces and keep their order: 1 tile with 2 or 3 players, 3 tiles with 4 or 5. A tile that comes down from the wilderness to the lower row no longer costs more.
handbook-refill = Then 5 new tiles come face up onto the free spaces, so that every space is filled again. They come from period 1 as long as it lasts, then from period 2 and then from period 3. If a deck runs out in between, the rest comes from the next one.
handbook-periods = In our edition the new tiles of rounds 1–3 are of period 1, those of rounds 4–7 of period 2, and those of rounds 8–10 of period 3.
handbook-pile = Discarded tiles and tiles that have left the board lie face up on the discard pile. Everyone may look at them, but they never come back into the game.

chapter-quests = Quests

handbook-quests-deal = If you play with quests, everyone gets 3 random ones at the very end of the setup. By then you know the heroes and the first tiles.
handbook-quests-return = You look at your 3 quests and return one to the box; all players do it secretly and at the same time. The returned quests and those not dealt are out of the game, and nobody is shown them.
handbook-quests-own = Your 2 quests lie face down in front of you, and only you may look at them. You can only return or add quests that are yours.
handbook-quests-add = When you add your tile, you may also add one or both of your quests, before or after it. A quest is paid and laid like any other tile, but it never costs anything for the wilderness.
handbook-quests-rewards = Everything that you add in one turn is paid and laid **before** you gain any reward. Then the tiles are settled in the order in which you laid them. Rewards that count something count all of them.
handbook-quests-one-by-one = A tile that you lay earlier in the turn already belongs to your story when you lay the next one. So a quest can make room for a tile that fitted nowhere before. That is why nothing is discarded for you as long as you have quests.
handbook-quests-discard = You may add a quest even if you discard your tile. The coin, the potion and the key for the discarded tile come after all payments of the turn. A quest itself cannot be discarded for a gain.
handbook-quests-finish = With quests you choose step by step: add the tile, discard it, add a quest. When your tile is settled, you say yourself that you add nothing more.
handbook-quests-story = A quest in your story is open to all. It counts as a tile for connections, chests and surrounded tiles, but it has none of the 4 types.
handbook-quests-left = A quest that you have not added by the end of round 10 gives nothing and costs nothing. After the game all these quests are shown.

chapter-scoring = Scoring

handbook-score-sheet = This score sheet is from the end of the example game. Each row is one source of glory, and the sum is your result. During the game the sheet shows majorities and waiting rewards as if the game ended now.
handbook-score-monsters = **Monsters:** the glory from rewards of your monsters. You gained it when you laid them.
handbook-score-characters = **Characters:** the glory from rewards that your characters gave when you laid them, multiplied ones too. What waited for the end has its own row.
handbook-score-places = **Places:** the glory from rewards of your places and from their connectors.
handbook-score-treasures = **Treasures:** the glory from rewards of your treasures. What was in their chests counts under chests.
handbook-score-chests = **Chests:** the glory from all the chests that you have opened, on your hero too. Closed chests are worth nothing, unless a quest counts them.
handbook-score-quests = **Quests:** the glory from quests that gave their reward when you laid them. A quest that you never added gives nothing.
handbook-score-majorities = **Majorities:** whoever has the most combat at the end of the game gains **4 glory**. The same goes for magic, potions and coins. What counts is how much you have, wherever it lies.
handbook-majority-shared = If several players share the most, each of them gains the full 4 glory and counts as having that majority.
handbook-majority-none = If nobody has any of a resource, nobody gains its majority.
handbook-score-character-endings = **Characters at the end:** the rewards with an hourglass on your characters. They count what you have at the end of the game.
handbook-score-quest-endings = **Quests at the end:** the rewards with an hourglass on quests in your story, gained together with those of characters.
handbook-score-example = In the example 4 closed chests brought you 8 glory for “{ face-let-it-lie }”. You share the most combat and the most potions, so your majorities are worth 8. “{ face-wandering-bard }” counts 4 characters for another 8, and “{ face-the-four-crowns }” counts 2 majorities for the last 8 of your 68.

chapter-end = The end of the game

handbook-end-when = The game ends after round 10. All 3 period decks are empty then, and the tiles left on the board are not used.
handbook-end-steps = First the majorities are settled, then everyone gains the waiting rewards of characters and quests. So these can count majorities, but they change none. Nobody has anything to decide any more.
handbook-end-winner = Whoever has the most glory wins.
handbook-end-tie = If players have equal glory, the one with more **combat** is ahead. If that is equal too, more **magic** decides, then **potions**, then **coins**. This holds for every rank, not only for the first.
handbook-end-tie-example = The example ended 68 : 68 : 51. You have 2 combat, the other player with 68 glory has only 1, so you win.
handbook-end-shared = Players who are equal in all of this share their rank. If it is the first, they win together.

chapter-questions = Questions and answers

ask-same-space = All of us chose the same space. What happens?
handbook-same-space = The first player in the order takes the tile. The others choose among the tiles that are left, one after another in the order of play.
ask-no-tile = Can I go without a tile, or keep it for the next round?
handbook-no-tile = No. Everyone takes exactly one tile in each round, and then adds or discards it.
ask-lowest-late = My tile came from the second choice, but its number is the lowest. Do I get the first-player token?
handbook-lowest-late = Yes, the tile that you really took is what counts. Only if you hold the token already does it go to the player with the second lowest number.
ask-slid-fee = A tile lay in the wilderness and has moved to the lower row. Does it still cost more?
handbook-slid-fee = No. What matters is only the space from which you take the tile.
ask-lose-combat = I beat a monster that costs 3 combat. Do I lose the combat?
handbook-lose-combat = No, combat and magic always stay on your banner. Only potions that you pay for missing points are gone.
ask-coins-for-combat = Can I pay coins for missing combat, or potions for missing coins?
handbook-coins-for-combat = Neither. Potions replace only combat and magic, and coins replace nothing.
ask-reward-pays = A tile costs 2 coins and brings 4. Can I pay for it with those?
handbook-reward-pays = No, you pay first and gain afterwards. In a turn with quests you even pay for everything before the first reward comes.
ask-rotate = May I rotate a tile so that it fits?
handbook-rotate = No, tiles are never rotated. The top of the tile is always at the top.
ask-bare-touch = Two tiles touch with bare sides. Are they connected?
handbook-bare-touch = No. That is allowed, but it makes no connection. Such neighbours do count when a quest asks for surrounded tiles.
ask-half-and-plain = Half a key meets a plain connector. Do I gain a key?
handbook-half-and-plain = No. The connection is fine, but a key needs a half on both sides.
ask-two-keys = My tile makes two keys at once. May I use both on the same tile?
handbook-two-keys = Yes, if both reach it: the new tile and your hero are always in reach of both. You use the keys one by one, in the order you like.
ask-save-key = Can I save a key for a better chest?
handbook-save-key = No. A key opens a chest at once if it can, otherwise it is lost.
ask-wrong-type = A connector asks for a treasure and I connected a monster. Can I still get the reward later?
handbook-wrong-type = No. A connection is made only once, and this one pays nothing for the rest of the game.
ask-two-places = I connect two places. Which of them pays?
handbook-two-places = Both connectors, each if its condition is met. A connector that asks for a place is satisfied by the other place.
ask-hero-character = Is my hero a character?
handbook-hero-character = No. The hero has no type, so it counts neither for multiplied rewards nor for connectors that ask for a type.
ask-counts-itself = “{ face-pedlar }” gives 2 coins for each character. Does it count itself?
handbook-counts-itself = Yes, the tile lies in your story already. As your first character it brings 2 coins.
ask-late-multiplier = I laid a tile with × early in the game. Does its reward grow when more tiles come?
handbook-late-multiplier = No, it counts only once, when you gain it. Only rewards with an hourglass wait and count at the end of the game.
ask-both-token = Two of us gain the first-player token in the same round. Who keeps it?
handbook-both-token = The one who comes later in the order of that phase. The order itself stays the same until the round is over.
ask-dead-end = No tile fits my story any more. Am I out of the game?
handbook-dead-end = No, you keep playing. In every round you discard your tile and gain 1 coin, 1 potion and 1 key for it.
ask-others-see = Do I see what the others add before I decide?
handbook-others-see = Not by default: all turns are shown together. If your table adds tiles one after another, you see the turns of those before you.
ask-short-supply = What if the tokens run out?
handbook-short-supply = Nobody gains less because of that: the supply is unlimited. If you play with the box, use anything at hand for the missing tokens.
ask-spend-threes = A quest gives glory for every 3 coins. Do I pay those coins?
handbook-spend-threes = No, they are only counted. You keep them, and they count for the coin majority too.
ask-discard-quest = Can I discard a quest for 1 coin, 1 potion and 1 key?
handbook-discard-quest = No, only the tile from the board. But in a turn with a discarded tile you may still add quests.
ask-two-quests = May I add both quests in one turn?
handbook-two-quests = Yes, before or after your tile, as long as you can pay for all of it with what you had at the start of the turn.
ask-tied-majority = Two of us have the most magic. Do we split the 4 glory?
handbook-tied-majority = No, each of you gains 4. But if nobody has any magic, nobody gains them.
ask-majority-glory = Can the rewards at the end change who has a majority?
handbook-majority-glory = No. Majorities are settled before those rewards, and the rewards bring only glory.
