# What the screen itself says. Games and the engine bring their own words.

## Table

table-close = Close
table-thinking = { $seat } is thinking…
table-waiting = Waiting for: { $seats }
table-gain = { $seat } { $points }
table-prompt = What to do now
table-sealed = Your answer lies face down. Until the others have answered you can take it back.
table-also = Choosing at the same time: { $seats }
table-confirm = Confirm
table-cancel = Choose again
table-undo = Undo
table-hint = Hint
table-rule = The rule behind this question
table-seats = Seats
table-points = points now
table-state-asked = to answer
table-state-answered = has chosen
table-state-thinking = is thinking
table-standing = Points so far
table-log = What happened
table-log-empty = Nothing yet.
table-curtain = Now it is { $seat }’s turn
table-curtain-why = Hand the device over. The table stays hidden until nobody else looks.
table-curtain-ready = Show the table to { $seat }
table-missing = There is no such table in this browser.
table-imported = This game was read from a file: it can be watched, not played on.
table-elsewhere = This table is open in another window.
table-elsewhere-why = Two windows at one table would overwrite each other.
table-here = Play on here
table-replay = Watch the replay
table-my-tables = My tables
table-failed = Something went wrong at this table.
table-failed-why = Every answer so far is kept. Load the table again to play on.
table-again = Try again
table-details = Details for the developers
table-in-words = The table in words
table-aside = Seats and log
table-keys = Keys: arrows move between what can be chosen, Enter chooses, 1 to 9 choose the first to the ninth of them, c confirms, Escape chooses again, i reads a card, u takes back, h gives a hint, s shows the points.
stage-count = The points are counted
stage-skip = Skip
stage-yours = Your turn
stage-drawer = Seats, points and log
stage-zoom-out = Zoom out
stage-zoom-in = Zoom in
stage-fit = Show everything
table-all-rules = All rules and cards
table-loading = The table is being laid
table-engine-failed = The rules engine could not be loaded. Check the connection and try again; nothing is lost.
table-loading-engine = The rules are being loaded: { $percent } %. Next time they are here at once.
table-loading-table = The cards are being laid out…

## A board for any game

any-own = Your cards
any-moment = The moment
any-table = On the table
any-given = Chosen so far: { $cards }
any-turned = turned
any-place = Place { $place }
any-free = free
any-yes = yes
any-no = no
any-nothing = nothing
any-code = In records: { $code }

## Shell

shell-skip = Skip to the content
shell-nav = Main pages
shell-home = Partie, the first page
shell-play = Play
shell-tables = My tables
shell-settings = Settings
shell-language = Language
shell-theme-auto = Colours: as the device has them
shell-theme-light = Colours: light
shell-theme-dark = Colours: dark
shell-credits = Credits and licences
shell-check = Check a record
shell-table = Table
shell-replay = Replay
shell-rights = The games belong to their authors and publishers. No art and no text of theirs is used here.
shell-source = Free software under the Apache License 2.0.
shell-engine = The rules are loading
shell-engine-percent = The rules are loading: { $percent } %
shell-engine-starting = The rules are starting
shell-engine-once = This happens once. From then on everything is on this device.
shell-engine-failed = The rules could not be loaded.
shell-retry = Try again
shell-offline-ready = Everything is here: from now on Partie can be played without a connection too.
shell-update = A newer version of Partie is ready. Your tables stay as they are.
shell-reload = Reload
shell-later = Later
shell-close = Close
shell-cancel = Cancel
shell-opening = The table is being set
shell-opening-failed = The table could not be opened.
shell-loading = One moment …
shell-page-failed = This page could not be loaded.
shell-lost-title = There is nothing here
shell-lost = This address leads nowhere. Perhaps a part of the link is missing.

bot-newcomer = Newcomer
bot-apprentice = Apprentice
bot-regular = Regular
bot-expert = Expert
bot-master = Master
bot-greedy = Greedy one
bot-random = Random one
bot-newcomer-about = Compares two answers that come to mind. Good for a first game.
bot-apprentice-about = Looks at half of the possibilities and overlooks the rest.
bot-regular-about = Weighs every possibility, but does not look ahead.
bot-expert-about = Looks a few moves ahead in several worlds that fit what it sees.
bot-master-about = Looks further ahead in many worlds, and solves endings exactly. Nobody cheats: every bot sees only what its seat may see.


## Home

home-title = Partie: modern board games at one table
home-heading = Modern board games at one table
home-lead = Sit down and play: against bots, with friends at one screen, or alone. No account, no advertising, no waiting.
home-games = Games
home-go-on-title = Your table is waiting
home-go-on = Go on
home-more-tables = { $count ->
    [one] { $count } more unfinished table
   *[other] { $count } more unfinished tables
}
home-players = { $least }–{ $most } players
home-players-exact = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
home-minutes = { $least }–{ $most } minutes
home-play = Play now
home-play-against = { $count ->
    [one] against an apprentice bot
   *[other] against { $count } apprentice bots
}
home-play-friend = With a friend on this device
home-play-alone = Alone against the game
home-set-up = Set up a table …
home-rules = Rules and cards
home-promises = What you can rely on
home-free-title = Yours, also offline
home-free = The game runs in your browser and your tables stay on your device. After the first visit it needs no connection.
home-fair-title = Luck that can be checked
home-fair = The shuffle is fixed before the first card and opened after the last one. Anybody can deal it again.
home-all-title = For everybody at the table
home-all = Keyboard, screen reader, large text, touch; four languages that change at once.

## New table

new-title = Set up a table
new-seats = Who sits at the table
new-how-many = Number of seats
new-who = Seat { $letter }
new-person = Person
new-bot = Bot { $level }: { $name }
new-name = Name
new-needs-person = At least one seat is for a person.
new-hot-seat = Several persons play at this one device: before each turn the screen is covered until the right person takes over.
new-alone = You play alone, against the game's own opponent.
new-options = What is agreed
new-luck = Luck
new-luck-about = The shuffle comes from a secret of the program that is sealed before the first card. Your own words are mixed into it, so that nobody could have prepared it; you need not write anything.
new-words = Your own words
new-start = Start the game

## My tables

tables-title = My tables
tables-about = Everything is kept in this browser only. A record is a text file: with it a game can be replayed and its shuffle checked anywhere.
tables-import = Bring in records
tables-importing = The records are being read …
tables-drop = Drop records here
tables-import-kept = { $count ->
    [one] { $count } record brought in.
   *[other] { $count } records brought in.
}
tables-import-known = { $count ->
    [one] { $count } record was here already.
   *[other] { $count } records were here already.
}
tables-import-none = There is no record in this file: a record begins with the line [partie "1"].
tables-import-refused = Record { $number }: { $why }
tables-import-failed = The file could not be read.
tables-failed = This browser does not let the site keep anything, so there are no tables. In a private window that is usual.
tables-empty = No table yet
tables-empty-about = The first game is two taps away. You can also drop records of finished games here.
tables-alone = { $seat }, alone
tables-open = Waits for you
tables-broken-off = Unfinished
tables-imported = brought in
tables-replay = Replay
tables-check = Check the shuffle
tables-save = Save record
tables-save-for = Save record: { $seat }
tables-save-failed = The record could not be saved.
tables-redacted = As long as the game runs, a saved record holds only what its player knows.
tables-delete = Delete
tables-delete-one = Delete: { $game }, { $when }
tables-deleted = The table has been deleted.
tables-bring-back = Bring it back

## Settings

settings-title = Settings
settings-looks = Language and looks
settings-theme = Colours
settings-theme-auto = as the device has them
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Motion
settings-motion-auto = as the device has it
settings-motion-none = none
settings-boards = Boards
settings-boards-about = The plain board draws every game as rows of cards and maps: less to look at, more to read.
settings-boards-own = each game its own
settings-boards-plain = plain
settings-sound = Sound
settings-sound-off = off
settings-sound-soft = soft
settings-sound-normal = normal
settings-sound-loud = loud
settings-play = At the table
settings-name = Your name
settings-name-about = It stands at the table and in records. Without one you are called “{ seat-me }”.
settings-confirm = Confirm a move
settings-confirm-about = The first tap shows what comes of it, the second one makes the move.
settings-confirm-touch = on touch screens
settings-confirm-always = always
settings-confirm-never = never
settings-pace = How long bots pause before a move
settings-pace-slow = long
settings-pace-normal = as usual
settings-pace-quick = briefly
settings-pace-none = not at all
settings-aids = Counting aid
settings-aids-about = Shows what the other side may still hold, where anybody could count it.
settings-aids-no = off
settings-aids-yes = on
settings-storage = What is kept here
settings-storage-about = Tables and settings stay in this browser and are sent nowhere.
settings-storage-tables = { $count ->
    [0] No tables.
    [one] { $count } table.
   *[other] { $count } tables.
}
settings-storage-used = The site takes up { $size } MB, with everything it needs for playing offline.
settings-forget = Delete everything …
settings-forget-sure = Delete all tables and settings?
settings-forget-about = { $count ->
    [0] The settings will be as they were at first. This cannot be undone.
    [one] { $count } table and all settings will be gone. This cannot be undone.
   *[other] { $count } tables and all settings will be gone. This cannot be undone.
}
settings-forget-yes = Delete everything

## Credits

credits-title = Credits and licences
credits-games = The games
credits-games-about = { $games }, their names and marks belong to their authors and publishers. Partie plays by their rules. All sentences and pictures here are our own: no art and no rulebook text of the publishers is used.
credits-own = Partie
credits-own-about = The rules engine, the words and the drawings are our own work. They are free software: anybody may use, study, change and pass them on.
credits-icons = Icons
credits-icons-about = Some symbols on cards and boards come from game-icons.net under the licence Creative Commons Attribution 3.0. They were recoloured and cut to fit.
credits-works = What Partie stands on

## Rules

rules-title = Rules and cards
rules-questions = What you are asked, and the rule behind it
rules-questions-about = In the order in which a game asks. At the table the same rule stands beside each question.
rules-cards = All cards
rules-search = Search the cards
rules-found = { $count ->
    [0] No card fits.
    [one] { $count } card
   *[other] { $count } cards
}

## Score sheet

sheet-source = Points for
sheet-nothing = nothing
sheet-cell = { $seat }, { $source }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-all-reasons = Show all reasons
sheet-close-reasons = Hide the reasons
sheet-skip = Show everything at once
sheet-counting = The points are being counted…
sheet-victory = Victory: { $seat }
sheet-shared-victory = Shared victory: { $seats }
sheet-nobody = Nobody wins
sheet-place = Place { $place }
sheet-tie-shared = Equal points: { $seats }. They share the place.
sheet-tie-broken = Equal points: { $seats }. { $why }
sheet-next = What comes next
sheet-rematch = Rematch
sheet-rematch-why = In a rematch everybody moves on by one seat.
sheet-replay = Watch the replay
sheet-share = Share the result
sheet-check = Check the shuffle
sheet-tables = My tables
sheet-copied = The result is on the clipboard.
sheet-not-copied = The browser did not allow copying.

## Replay

replay-page-title = Replay
replay-page-missing = There is no such table in this browser.
replay-page-all-open = Every card open
replay-page-eyes = Seen by
replay-page-copy = Copy a link
replay-page-copied = The link is on the clipboard. It opens in this browser, where the game is kept.
replay-page-play-on = Play on
replay-page-unfinished = This game is not over: it can be looked at only as far as you could see yourself.
replay-page-controls = Steps of the replay
replay-page-first = To the beginning
replay-page-back = One step back
replay-page-play = Play by itself
replay-page-pause = Pause
replay-page-forth = One step on
replay-page-last = To the end
replay-page-moment = Step { $step } of { $last }
replay-page-speed = Speed
replay-page-start = The beginning
replay-page-unheard = Something hidden was done.
replay-page-dealt = { $count ->
    [one] dealt after it: { $count } thing
   *[other] dealt after it: { $count } things
}

## Check

check-page-title = Check the shuffle
check-page-about = A finished game proves three things about itself: nobody changed its record, everybody kept to the rules, and nobody chose the cards. This page checks all of it on your own device.
check-page-sealed = The seed is still sealed
check-page-sealed-why = This game is not over. Whoever knew the seed would know every card to come, so it stays closed until the end. The commitment below is already fixed: note it down, and compare it after the game.
check-page-which = The file holds several records. Which one?
check-page-found = What was found
check-page-good = Nothing speaks against this record.
check-page-bad = Something about this record is wrong.
check-page-busy = Playing the whole game again to check it…
check-page-save = Save the record
check-page-luck = How the luck was fixed
check-page-luck-why = Four steps, in this order. Your browser works out the hashes here by itself, without the rules engine, so that one can be checked against the other.
check-page-step-commitment = The commitment
check-page-step-commitment-why = Before the first card a secret number, the seed, was drawn. Its SHA-256 hash was shown at once. The hash does not tell the seed, but no other seed has the same one: from here on it cannot be exchanged.
check-page-no-commitment = This record has no commitment.
check-page-step-words = The players’ words
check-page-step-words-why = Only then may players add words of their own. They are mixed into the deal, so whoever drew the seed could not know what it would bring.
check-page-no-words = Nobody added any words to this game.
check-page-step-seed = The seed
check-page-step-seed-why = After the last card the seed is shown. Anybody can hash it and see that it is the one committed to.
check-page-no-seed = The seed is not open yet.
check-page-cannot-hash = This page was not loaded over a secure connection, so the browser does not let it work out hashes. The engine has checked it above.
check-page-hashed = SHA-256 of this seed, worked out just now by your browser:
check-page-same = The same as the commitment.
check-page-different = Not the commitment. The seed was exchanged.
check-page-step-deal = Every card
check-page-step-deal-why = Seed and words together make a key. Each card that is dealt is the hash of this key and of the question’s number, reduced to the cards that could come. So no card depends on what anybody did, and all of it can be dealt again.
check-page-drawn = { $count ->
    [one] { $count } card with its hash
   *[other] { $count } cards with their hashes
}
check-page-question = Question
check-page-hash = Hash
check-page-card = Dealt
check-page-text = The whole record as text
check-page-other = Check another record
check-page-other-why = A record is a text file that begins with [partie "1"]. It stays on this device: nothing is sent anywhere.
check-page-file = Choose a file
check-page-drop = or drop it here
check-page-paste = Or paste the text of a record
check-page-check = Check it
check-page-no-record = There is no record in it: a record begins with the line [partie "1"].
