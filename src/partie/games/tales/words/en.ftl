# Tales of Glory in English. The terms are those of the rulebook as far as we know it; names of tiles and all sentences
# are our own. The lines about tiles say what the tables of the deck say: tools/tales_tile_words.py writes them, and a
# test compares them.

game-title = Tales of Glory
game-about = Ten rounds, one story: choose adventures in secret, connect them tile by tile, open chests, and come home with the most glory.

## Questions, and the rules behind them

question-set-aside = A tile of period 1 leaves the game.
question-hero = A hero is being dealt.
question-tile = A new tile comes onto the board.
question-first-player = The first player is being drawn.
question-quest = A quest is being dealt.
question-return-quest = Choose the quest that you return to the box.
question-first-choice = Secretly choose the space whose tile you want.
question-second-choice = The tile you chose is gone; take another one.
question-next = Add your tile to your story, or discard it.
question-next-quest = Add a tile or a quest, discard the tile, or finish.
question-fee = Choose how you pay for the wilderness.
question-cell = Choose where the tile goes.
question-key = Choose the key that you use next.
question-chest = Choose the chest that you open.
question-confirm = Confirm your turn.

rule-set-aside = With two or three players the game goes without two random tiles of period 1. Nobody sees them, and they never come back.
rule-hero = The hero is the first tile of your story. It gives you what it shows for the start; its two chests stay closed for now. It does not count as a character.
rule-tile = On every place of the board lies one tile, face up: first of period 1, then of period 2, then of period 3. After each round the tiles left on the lowest numbers go (three with two players, two with three, one with four, none with five), the others move down, and five new ones come.
rule-first-player = Luck decides who begins. The first-player token fixes the order of play and moves in every round: it goes to whoever got the tile with the lowest number, or to the next by number if that player holds it already.
rule-quest = Everybody gets three quests and returns one. Until a quest is placed, only its owner sees it.
rule-return-quest = You keep two quests face down and may add them in any of your turns. A quest that never gets into the story gives nothing in the end, but costs nothing either.
rule-first-choice = Everybody chooses in secret and at the same time. Then, beginning with the first player, each takes the tile of the chosen place if it is still there. You may choose a tile that you cannot pay for. The upper row is the wilderness: adding its tiles costs 1 coin or 1 potion more. The tile with the lowest number brings the first-player token.
rule-second-choice = Those whose tile is gone take any other that is left on the board, in the order of play. A tile must be taken, and the choice counts at once.
rule-next = A tile is paid before it is placed. Coins and potions are spent; combat and magic you only need to have, and you keep them. Each missing point of combat or magic can be replaced by 1 potion, coins can be replaced by nothing. A discarded tile gives you 1 coin, 1 potion and 1 key for any chest of your story, and the wilderness costs nothing then.
rule-next-quest = Before or after your tile you may add one or both of your quests. They are paid and placed like other tiles, but the wilderness costs them nothing. The rewards of this turn come only when everything is paid and placed, so they pay for nothing in it. Only the tile from the board can be discarded for a reward, a quest cannot.
rule-fee = A tile from the upper row of the board, the wilderness, costs 1 coin or 1 potion on top of its price. Whoever discards it pays nothing.
rule-cell = A tile is never turned. At least one of its connectors must meet a connector of a tile that lies in the story, and a side with a connector must not touch a side without one. Two sides without connectors may touch. Two half keys make a key, and the connectors of places give their rewards.
rule-key = Each connection of two half keys gives one key. It opens a chest on one of the two connected tiles or on your hero. If there are several keys, you decide their order; a key that has nothing to open is lost.
rule-chest = A key is used at once and stays on the chest; what is inside is gained like a reward. A key from a connection opens a chest on the connected tiles or on the hero, a key from a reward or from a discarded tile any chest in your story. A chest is opened only once.
rule-confirm = Until you confirm your turn you may take all of it back. Once confirmed, it counts.

## Answers

action-begin = first player: { $seat }
action-deal = deal “{ $card }”
action-return = return the quest “{ $card }”
action-choose = space { $place }
action-take = take the tile on space { $place }
action-place = add the tile
action-discard = discard the tile
action-quest = add the quest “{ $card }”
action-finish = add nothing more
action-pay = pay { $resource ->
    [coin] 1 coin
   *[potion] 1 potion
}
action-lay = on { $cell }
action-use = the key from the connection with “{ $card }”
action-open = chest { $chest } of “{ $card }”
action-confirm = confirm the turn

did-begin = First player: { $other }.
did-deal = { $known ->
    [yes] { $seat }: “{ $card }”
   *[no] { $seat }: { $card }, face down
}
did-return = { $known ->
    [yes] { $seat }: the quest “{ $card }” back to the box
   *[no] { $seat }: a quest back to the box
}
did-choose = { $seat }: space { $place }
did-take = { $seat }: the tile on space { $place }
did-place = { $seat } added the tile
did-discard = { $seat } discarded the tile
did-quest = { $seat } added the quest “{ $card }”
did-finish = { $seat }: nothing more
did-pay = { $seat }: for the wilderness { $resource ->
    [coin] 1 coin
   *[potion] 1 potion
}
did-lay = { $seat }: on { $cell }
did-use = { $seat }: the key from the connection with “{ $card }”
did-open = { $seat }: chest { $chest } of “{ $card }”
did-confirm = { $seat } confirmed the turn

reason-empty-place = There is no tile on that space of the board.
reason-no-such-place = The board has no space with that number.
reason-not-your-quest = You do not have that quest.
reason-too-few-coins = You have too few coins for that tile.
reason-too-few-potions = You have too few potions for that tile.
reason-no-cell = That tile fits nowhere in your story.
reason-cell-taken = A tile lies there already.
reason-connectors-clash = A side with a connector would touch a side without one.
reason-no-join = The tile would not connect to any connector of your story.
reason-no-chest = There is no such chest in your story.
reason-chest-is-open = That chest is open already.
reason-out-of-reach = That key does not open this chest, only chests on the two connected tiles or on your hero.

## What happened

event-hero-dealt = { $seat }: the hero “{ $card }”{ $coins ->
    [0] { "" }
    [one] , { $coins } coin
   *[other] , { $coins } coins
}{ $potions ->
    [0] { "" }
    [one] , { $potions } potion
   *[other] , { $potions } potions
}{ $combat ->
    [0] { "" }
    [one] , { $combat } combat
   *[other] , { $combat } combat
}{ $magic ->
    [0] { "" }
    [one] , { $magic } magic
   *[other] , { $magic } magic
}
event-tile-set-aside = { $known ->
    [yes] “{ $card }” was removed from the game.
   *[no] A { $card } was removed from the game; nobody saw it.
}
event-tile-laid-out = “{ $card }” was placed on space { $place }.
event-token-drawn = First-player token at the start: { $seat }.
event-quest-dealt = { $known ->
    [yes] { $seat }: a new quest, “{ $card }”
   *[no] { $seat }: a new { $card }, face down
}
event-quest-returned = { $known ->
    [yes] { $seat }: the quest “{ $card }” back to the box
   *[no] { $seat }: a quest back to the box
}
event-round-began = Round { $round } began.
event-choice-shown = { $seat }: selection card { $place }
event-tile-taken = { $seat } took “{ $card }” from space { $place }
event-tile-missed = { $seat }: the tile on space { $place } was gone
event-token-passed = First-player token now: { $seat }.
event-tile-placed = { $seat } placed “{ $card }” on { $cell }{ $coins ->
    [0] { "" }
    [one] , { $coins } coin paid
   *[other] , { $coins } coins paid
}{ $potions ->
    [0] { "" }
    [one] , { $potions } potion paid
   *[other] , { $potions } potions paid
}
event-tile-discarded = { $seat } discarded “{ $card }”
event-key-made = { $seat } made a key by connecting “{ $card }” and “{ $other_card }”
event-key-lost = { $seat } lost a key: there was no chest to open
event-chest-opened = { $seat } opened chest { $chest } of “{ $card }”{ $glory ->
    [0] { "" }
    [one] , { $glory } glory
   *[other] , { $glory } glory
}{ $coins ->
    [0] { "" }
    [one] , { $coins } coin
   *[other] , { $coins } coins
}{ $potions ->
    [0] { "" }
    [one] , { $potions } potion
   *[other] , { $potions } potions
}{ $combat ->
    [0] { "" }
    [one] , { $combat } combat
   *[other] , { $combat } combat
}{ $magic ->
    [0] { "" }
    [one] , { $magic } magic
   *[other] , { $magic } magic
}{ $keys ->
    [0] { "" }
    [one] , { $keys } key
   *[other] , { $keys } keys
}
event-connector-paid = { $seat }: a connector of “{ $card }”{ $glory ->
    [0] { "" }
    [one] , { $glory } glory
   *[other] , { $glory } glory
}{ $coins ->
    [0] { "" }
    [one] , { $coins } coin
   *[other] , { $coins } coins
}{ $potions ->
    [0] { "" }
    [one] , { $potions } potion
   *[other] , { $potions } potions
}{ $combat ->
    [0] { "" }
    [one] , { $combat } combat
   *[other] , { $combat } combat
}{ $magic ->
    [0] { "" }
    [one] , { $magic } magic
   *[other] , { $magic } magic
}{ $keys ->
    [0] { "" }
    [one] , { $keys } key
   *[other] , { $keys } keys
}
event-reward-gained = { $seat }: reward for “{ $card }”{ $glory ->
    [0] { "" }
    [one] , { $glory } glory
   *[other] , { $glory } glory
}{ $coins ->
    [0] { "" }
    [one] , { $coins } coin
   *[other] , { $coins } coins
}{ $potions ->
    [0] { "" }
    [one] , { $potions } potion
   *[other] , { $potions } potions
}{ $combat ->
    [0] { "" }
    [one] , { $combat } combat
   *[other] , { $combat } combat
}{ $magic ->
    [0] { "" }
    [one] , { $magic } magic
   *[other] , { $magic } magic
}{ $keys ->
    [0] { "" }
    [one] , { $keys } key
   *[other] , { $keys } keys
}
event-token-taken = { $seat } gained the first-player token as a reward
event-tile-swept = “{ $card }” left the board.
event-tile-slid = “{ $card }” moved to space { $place }.
event-majority-held = { $seat }: most { $resource ->
    [combat] combat
    [magic] magic
    [potions] potions
   *[coins] coins
} – { $glory ->
    [one] { $glory } glory
   *[other] { $glory } glory
}
event-ending-gained = { $seat }: at the end of the game { $glory ->
    [one] { $glory } glory
   *[other] { $glory } glory
} for “{ $card }”
event-quest-shown = { $seat }: a quest never placed, “{ $card }”

ending-ten-rounds = Ten rounds have passed, the stories are told.

tie-resources = More combat decides; then magic, then potions, then coins.

## Options of the table

option-quests = quests
option-quests-off = without quests
option-quests-on = with quests
option-adding = how tiles are added
option-adding-together = all at the same time
option-adding-in-turn = one after another, in the order of play

## Tiles of period 1

face-bog-lurker = Bog Lurker
face-lantern-wisps = Lantern Wisps
face-ditch-goblins = Ditch Goblins
face-gnawing-shade = Gnawing Shade
face-toll-ogre = Toll Ogre
face-drill-master = Drill Master
face-hedge-witch = Hedge Witch
face-town-crier = Town Crier
face-wandering-bard = Wandering Bard
face-pedlar = Pedlar
face-crossroads-inn = Crossroads Inn
face-old-mill = Old Mill
face-training-yard = Training Yard
face-moss-chapel = Moss Chapel
face-rusty-coffer = Rusty Coffer
face-smugglers-cache = Smugglers’ Cache
face-herb-satchel = Herb Satchel
face-silver-idol = Silver Idol

## Tiles of period 2

face-were-stag = Were-Stag
face-drowned-knight = Drowned Knight
face-glass-serpent = Glass Serpent
face-bone-choir = Bone Choir
face-twin-gargoyles = Twin Gargoyles
face-mountain-troll = Mountain Troll
face-beast-tracker = Beast Tracker
face-sword-sister = Sword Sister
face-rune-carver = Rune Carver
face-map-maker = Map Maker
face-lockpick = Lockpick
face-treasure-hunter = Treasure Hunter
face-market-square = Market Square
face-arena = Arena
face-stone-circle = Stone Circle
face-ferry-landing = Ferry Landing
face-dragons-tooth = Dragon’s Tooth
face-moon-amulet = Moon Amulet
face-sunken-hoard = Sunken Hoard
face-reliquary = Reliquary

## Tiles of period 3

face-black-hydra = Black Hydra
face-storm-dragon = Storm Dragon
face-lich-queen = Lich Queen
face-ash-colossus = Ash Colossus
face-dream-eater = Dream Eater
face-grand-champion = Grand Champion
face-archmage = Archmage
face-chronicler = Chronicler
face-royal-envoy = Royal Envoy
face-sky-castle = Sky Castle
face-harbour-city = Harbour City
face-world-tree = World Tree
face-crown-of-kings = Crown of Kings
face-phoenix-egg = Phoenix Egg
face-vault-of-ages = Vault of Ages

## Heroes and quests

face-paladin = Paladin
face-shaman = Shaman
face-barbarian = Barbarian
face-thief = Thief
face-mage = Mage

face-the-long-hunt = The Long Hunt
face-the-hidden-library = The Hidden Library
face-the-royal-collection = The Royal Collection
face-the-pilgrims-road = The Pilgrim’s Road
face-master-of-keys = Master of Keys
face-the-iron-oath = The Iron Oath
face-the-ninth-circle = The Ninth Circle
face-the-full-purse = The Full Purse
face-the-great-brew = The Great Brew
face-a-tale-well-knit = A Tale Well Knit
face-let-it-lie = Let It Lie
face-the-four-crowns = The Four Crowns
face-the-wyrm-below = The Wyrm Below
face-the-sealed-gate = The Sealed Gate
face-the-caravan = The Caravan
face-the-last-feast = The Last Feast

## What is on a tile: type, cost, connectors, reward, chests

ability-bog-lurker = monster; cost 2 combat; connectors top, right (half a key), bottom, left; reward 3 glory and 1 coin
ability-lantern-wisps = monster; cost 2 magic; connectors top (half a key), right, bottom, left; reward 2 glory and 2 potions
ability-ditch-goblins = monster; cost 2 combat; connectors right, bottom (half a key), left; reward 2 glory and 1 coin; chest 2 coins
ability-gnawing-shade = monster; cost 3 magic; connectors top, right, left (half a key); reward 4 glory and 1 potion; chest 2 glory
ability-toll-ogre = monster; cost 3 combat and 1 coin; connectors top (half a key), bottom, left; reward 5 glory and 1 potion; chest 2 glory
ability-drill-master = character; cost 2 coins; connectors top, right, bottom, left (half a key); reward 2 glory and 1 combat
ability-hedge-witch = character; cost 2 coins; connectors top, right (half a key), bottom, left; reward 1 glory and 1 magic
ability-town-crier = character; cost 2 coins; connectors right, bottom, left (half a key); reward 3 glory, 1 potion and the first-player token; chest 2 potions
ability-wandering-bard = character; cost 2 coins; connectors top, right (half a key), bottom; at the end of the game 2 glory for each character
ability-pedlar = character; cost 1 coin; connectors top, bottom (half a key), left; reward 2 coins for each character; chest 1 potion
ability-crossroads-inn = place; cost 1 coin; connectors top (1 potion), right (1 coin), bottom (1 potion), left (1 coin); reward 2 glory
ability-old-mill = place; cost 1 coin; connectors top (2 coins for a character), right (2 potions), bottom (2 coins for a treasure); reward 1 glory
ability-training-yard = place; cost 1 coin; connectors top (1 potion), right (1 combat for a monster), left (1 coin); reward 1 glory
ability-moss-chapel = place; cost 1 coin; connectors right (2 coins), bottom (1 magic for a treasure), left (1 potion); reward 1 glory
ability-rusty-coffer = treasure; cost 2 coins; connectors top (half a key), right (half a key), bottom; reward 2 glory and 1 potion; chest 3 coins; chest 2 potions
ability-smugglers-cache = treasure; cost 1 coin; connectors right, bottom (half a key), left (half a key); reward 2 potions; chest 3 coins
ability-herb-satchel = treasure; free; connectors top (half a key), right, left; reward 2 potions; chest 1 coin
ability-silver-idol = treasure; cost 1 coin; connectors top, bottom, left (half a key); reward 4 glory; chest 2 glory
ability-were-stag = monster; cost 4 combat; connectors top, right (half a key), bottom; reward 6 glory and 1 coin
ability-drowned-knight = monster; cost 3 combat; connectors right, bottom, left (half a key); reward 5 glory; chest 2 glory
ability-glass-serpent = monster; cost 4 magic; connectors top (half a key), right, left; reward 6 glory
ability-bone-choir = monster; cost 3 magic; connectors top, bottom (half a key), left; reward 4 glory; chest 3 glory
ability-twin-gargoyles = monster; cost 2 combat and 2 magic; connectors top (half a key), bottom; reward 6 glory; chest 1 coin
ability-mountain-troll = monster; cost 5 combat; connectors right (half a key), left; reward 7 glory; chest 3 coins
ability-beast-tracker = character; cost 3 coins; connectors top, right, bottom, left; reward 1 coin and 1 potion for each monster
ability-sword-sister = character; cost 3 coins; connectors right, bottom (half a key), left; reward 3 glory and 1 combat; chest 1 combat
ability-rune-carver = character; cost 3 coins; connectors top, right, left (half a key); reward 3 glory and 1 magic; chest 1 magic
ability-map-maker = character; cost 2 coins; connectors top (half a key), right, bottom; reward 3 glory for each place
ability-lockpick = character; cost 2 coins; connectors top, bottom, left (half a key); reward 1 glory for each key on the story; chest 1 key
ability-treasure-hunter = character; cost 3 coins; connectors right (half a key), bottom, left; at the end of the game 2 glory for each treasure
ability-market-square = place; cost 1 coin; connectors top (2 coins), right (2 coins for a treasure), bottom (1 potion), left (1 coin); reward 2 glory
ability-arena = place; cost 3 coins; connectors top (3 glory for a monster), bottom (1 combat), left (2 coins); reward 2 glory
ability-stone-circle = place; cost 2 coins; connectors top (1 magic), right (2 potions), bottom (3 glory for a character); reward 2 glory
ability-ferry-landing = place; cost 1 coin; connectors right (1 key), left (1 key); reward 3 glory
ability-dragons-tooth = treasure; cost 2 potions; connectors top (half a key), left; reward 2 glory and 1 combat; chest 2 glory
ability-moon-amulet = treasure; cost 1 potion; connectors right (half a key), bottom; reward 3 glory and 1 magic; chest 2 glory
ability-sunken-hoard = treasure; cost 1 potion; connectors top, bottom (half a key); reward 4 coins; chest 3 glory
ability-reliquary = treasure; cost 2 coins; connectors top (half a key), right, bottom (half a key); reward 4 glory; chest 3 glory; chest 2 coins
ability-black-hydra = monster; cost 6 combat; connectors top (half a key), bottom; reward 10 glory
ability-storm-dragon = monster; cost 4 combat and 3 magic; connector right; reward 10 glory; chest 3 coins
ability-lich-queen = monster; cost 6 magic; connectors right, left (half a key); reward 9 glory
ability-ash-colossus = monster; cost 5 combat; connectors top, left; reward 8 glory; chest 3 glory
ability-dream-eater = monster; cost 5 magic; connectors right, bottom (half a key); reward 7 glory; chest 3 glory
ability-grand-champion = character; cost 1 combat and 1 coin; connectors bottom, left; at the end of the game 2 glory for each point of combat; chest 1 glory
ability-archmage = character; cost 2 coins; connectors top, right; at the end of the game 2 glory for each point of magic; chest 1 glory
ability-chronicler = character; cost 4 coins; connectors top, bottom; at the end of the game 2 glory for each monster
ability-royal-envoy = character; cost 3 coins; connectors right, left; at the end of the game 4 glory for each majority
ability-sky-castle = place; cost 4 coins; connectors bottom (4 glory), left (3 glory for a monster); reward 5 glory
ability-harbour-city = place; cost 3 coins; connectors top (4 glory for a treasure), right (3 coins for a treasure), left (3 glory); reward 4 glory
ability-world-tree = place; cost 3 coins; connectors top (4 potions), right (4 glory for a monster), bottom (1 key); reward 3 glory
ability-crown-of-kings = treasure; cost 6 coins; connector left; reward 11 glory
ability-phoenix-egg = treasure; cost 3 potions; connector top (half a key); reward 9 glory; chest 2 glory
ability-vault-of-ages = treasure; cost 3 coins; connectors right (half a key), bottom (half a key); reward 4 glory and 1 key; chest 4 glory; chest 3 glory
ability-paladin = hero; connectors top, right (half a key), bottom, left (half a key); at the start 4 coins, 5 potions, 1 combat and 1 magic; chest 2 glory and 1 coin; chest 1 coin and 1 key
ability-shaman = hero; connectors top (half a key), right, bottom, left; at the start 4 coins and 7 potions; chest 1 glory and 1 magic; chest 1 coin, 1 potion and 1 combat
ability-barbarian = hero; connectors top, right (half a key), bottom (half a key), left (half a key); at the start 2 coins, 3 potions and 2 combat; chest 1 glory and 1 magic; chest 2 potions
ability-thief = hero; connectors top (half a key), right, bottom (half a key), left; at the start 6 coins, 3 potions and 1 combat; chest 4 coins; chest 1 magic
ability-mage = hero; connectors top (half a key), right, bottom (half a key), left (half a key); at the start 4 coins, 3 potions and 2 magic; chest 1 combat; chest 2 coins
ability-the-long-hunt = quest; cost 3 combat; connectors top, right; reward 2 glory for each monster
ability-the-hidden-library = quest; cost 3 magic; connectors bottom, left; reward 2 glory for each character
ability-the-royal-collection = quest; cost 4 coins; connectors top, left; reward 2 glory for each treasure
ability-the-pilgrims-road = quest; cost 3 coins; connectors right, bottom; reward 2 glory for each place
ability-master-of-keys = quest; cost 2 coins and 3 potions; connectors top, bottom; reward 2 glory for each key on the story
ability-the-iron-oath = quest; cost 2 coins; connectors right, left; reward 2 glory for each point of combat
ability-the-ninth-circle = quest; cost 2 coins; connectors top, right; reward 2 glory for each point of magic
ability-the-full-purse = quest; cost 3 combat; connectors bottom, left; reward 3 glory for every 3 coins
ability-the-great-brew = quest; cost 3 magic; connectors top, left; reward 3 glory for every 3 potions
ability-a-tale-well-knit = quest; cost 2 coins and 2 potions; connectors top, right, bottom, left; reward 4 glory for each tile surrounded on all four sides
ability-let-it-lie = quest; cost 2 coins and 1 potion; connectors top, bottom; reward 2 glory for each closed chest
ability-the-four-crowns = quest; cost 2 coins; connectors right, bottom; at the end of the game 4 glory for each majority
ability-the-wyrm-below = quest; cost 4 combat and 2 coins; connectors top, left; reward 10 glory; chest 3 glory
ability-the-sealed-gate = quest; cost 4 magic and 2 potions; connectors right, bottom; reward 10 glory; chest 3 glory
ability-the-caravan = quest; cost 5 coins; connectors top, right (half a key); reward 6 glory and 1 key; chest 3 coins
ability-the-last-feast = quest; cost 3 coins and 3 potions; connectors bottom (half a key), left; reward 1 glory and 1 coin for each character; chest 3 glory

## Backs

back-period-1 = tile of period 1
back-period-2 = tile of period 2
back-period-3 = tile of period 3
back-quest = quest
back-hero = hero

## Score sheet

row-monsters = Monsters
row-characters = Characters
row-places = Places
row-treasures = Treasures
row-chests = Chests
row-quests = Quests
row-majorities = Majorities
row-character-endings = Characters at the end
row-quest-endings = Quests at the end

why-monsters = rewards of monsters
why-characters = rewards of characters
why-places = rewards of places and their connectors
why-treasures = rewards of treasures
why-chests = what was in opened chests
why-quests = rewards of quests
why-majority-combat = most combat: { $number }
why-majority-magic = most magic: { $number }
why-majority-potions = most potions: { $number }
why-majority-coins = most coins: { $number }
why-ending-once = no condition: { $count } × { $each }
why-ending-monster = monsters: { $count } × { $each }
why-ending-character = characters: { $count } × { $each }
why-ending-place = places: { $count } × { $each }
why-ending-treasure = treasures: { $count } × { $each }
why-ending-key = keys on the story: { $count } × { $each }
why-ending-combat = combat: { $count } × { $each }
why-ending-magic = magic: { $count } × { $each }
why-ending-majority = majorities: { $count } × { $each }
why-ending-3coin = sets of 3 coins: { $count } × { $each }
why-ending-3potion = sets of 3 potions: { $count } × { $each }
why-ending-surrounded = surrounded tiles: { $count } × { $each }
why-ending-closed = closed chests: { $count } × { $each }

## What statistics tell apart

trait-hero = hero
trait-start-place = order in the first round

## Parts of the position

zone-periods = period decks
zone-aside = tiles out of the game from the start
zone-board = adventure board
zone-drafted = tile taken this round
zone-added = story
zone-discarded = discarded tiles
zone-swept = tiles that left the board
zone-hero-deck = unused heroes
zone-quest-deck = quests not dealt
zone-quests = quests
zone-returned = returned quest
field-with-quests = played with quests
field-in-turn = tiles are added in turn
field-round = round
field-places = tiles by place of the board
field-taken-from = where the tile was taken from
field-first = first-player token
field-order = order of adding
field-stories = tiles by cell of the story
field-closed = closed chests
field-keys = keys on the story
field-coins = coins
field-potions = potions
field-combat = combat
field-magic = magic
field-glory = glory by source
field-majorities = majorities

## The board

# Exactly three letters, all six different.
mark-monster = mon
mark-character = cha
mark-place = pla
mark-treasure = tre
mark-hero = her
mark-quest = que
# Eight characters at most.
mark-no-cell = no spot

type-monster = monster
type-character = character
type-place = place
type-treasure = treasure
type-hero = hero
type-quest = quest
side-top = top
side-right = right
side-bottom = bottom
side-left = left

gain-glory = { $count } glory
gain-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
gain-potions = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
gain-combat = { $count } combat
gain-magic = { $count } magic
gain-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
gain-token = the first-player token
times-monster = for each monster
times-character = for each character
times-place = for each place
times-treasure = for each treasure
times-key = for each key on the story
times-combat = for each point of combat
times-magic = for each point of magic
times-majority = for each majority
times-3-coins = for every 3 coins
times-3-potions = for every 3 potions
times-surrounded = for each tile surrounded on all four sides
times-closed = for each closed chest
board-times-now = now { $count }
board-reward-at-end = at the end of the game { $reward }
board-wanted = { $reward } for a { $type }

board-glory = glory
board-coins = coins
board-potions = potions
board-combat = combat
board-magic = magic
board-keys = keys
board-half-key = half a key
board-closed = closed chest
board-opened = open chest
board-chests-closed = closed chests
board-majority = majority as things stand
board-at-end = only at the end of the game
board-in-all = glory if the game ended now
board-surrounded = tile surrounded on four sides
board-free = free
board-cost = cost
board-reward = reward
board-start = at the start
board-chests = chests
board-connectors = connectors

board-over = the game is over
board-set-up = set-up
board-round = round { $round } of { $rounds }
board-phase-choosing = choosing tiles
board-phase-adding = adding tiles
board-first = first player: { $seat }
board-awaited = waiting for: { $seats }

board-wilderness-row = Wilderness: + { $fee }
board-place = space { $place }
board-place-wild = space { $place } (wilderness)
board-decks = Tiles in the period decks
board-sweep = after this round { $count ->
    [0] no tile leaves
    [one] { $count } tile with the lowest number leaves
   *[other] { $count } tiles with the lowest numbers leave
} the board and { $refill ->
    [one] { $refill } new one comes
   *[other] { $refill } new ones come
}
board-discarded = discarded: { $count }
board-left = Left on the board

board-you-pay = you pay { $what }
board-you-pay-nothing = you pay nothing
board-instead = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
} in place of missing combat or magic
board-fee-either = 1 coin or 1 potion more for the wilderness
board-fee-coin = 1 coin more for the wilderness
board-fee-potion = 1 potion more for the wilderness
board-you-lack = you lack { $what }
board-fee-lacks = nothing is left for the wilderness
board-cells = { $count ->
    [one] { $count } spot
   *[other] { $count } spots
} in your story
board-no-cell = no spot in your story

board-quests-short = quests
board-tile = tile
board-confirmed = done
board-has-chosen = has chosen
board-glory-now = { $count } glory ({ $total } if the game ended now)
board-keys-laid = { $count ->
    [one] { $count } key
   *[other] { $count } keys
} on the story
board-closed-chests = { $count ->
    [one] { $count } closed chest
   *[other] { $count } closed chests
}
board-quests-left = { $count ->
    [one] { $count } quest
   *[other] { $count } quests
} face down
board-majorities = Majorities now

board-quests = Your quests
board-quests-of = Quests ({ $seat }): { $tiles }
board-tile-in-hand = Your tile
board-reserve = Your reserve
board-paid = paid
board-reminder = The wilderness costs 1 coin or 1 potion more; 1 potion replaces 1 missing point of combat or magic; a discarded tile brings 1 coin, 1 potion and 1 key.

board-story-of = Story ({ $seat })
board-joined = joined: { $tiles }
board-open-sides = open connectors: { $sides }
board-chest-closed = closed chest ({ $what })
board-chest-open = opened chest ({ $what })

board-you-gain = you gain { $what }
board-left-over = leaves you { $what }
board-joins = connects { $tiles }
board-key-opens = a key for one of the chests: { $chests }
board-key-lost = a key, but no chest to open with it
board-connector-pays = connector of “{ $tile }”: { $what }
board-waits = waits for the end, { $count } glory as things stand
board-reward-now = reward { $what }

board-laid-out = New on the board: { $tiles }
board-slid = Moved to lower places: { $tiles }
board-swept = Off the board: { $tiles }
board-shown = Selection cards: { $cards }
board-dealt = { $seat }: dealt { $tiles }
