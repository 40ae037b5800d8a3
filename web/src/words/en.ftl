# What the screen itself says. Games and the engine bring their own words.

## Table

table-close = Close
table-thinking = Thinking: { $seat }…
table-waiting = Waiting for: { $seats }
table-gain = { $seat }: { $points }
table-prompt = What to do now
claims-title = Claims
claims-none = Nobody has claimed anything yet.
claims-say = Tell the table
claims-why = A claim may be true or false. It stays on this device and is not part of any record.
table-not-again = Do not ask again this round
table-by-itself = Automatic: { $answer }
claims-why-told = A claim may be true or false. Everybody who has the table open hears it; it is in no record.
page-talk = Talk
page-history = Your history
page-moderation = Moderation
table-ask-again = Ask me again
table-sealed = Your choice lies face down. You can change it until everyone has chosen.
table-also = Choosing at the same time: { $seats }
table-confirm = Confirm
table-cancel = Choose again
table-undo = Undo
table-hint = Hint
table-rule = The rule behind this question
table-seats = Seats
table-points = { $count ->
    [one] point now
   *[other] points now
}
table-state-asked = choosing
table-state-answered = has chosen
table-state-thinking = thinking
table-standing = Points so far
table-log = What happened
table-log-empty = Nothing yet.
table-log-jump = Look at this moment again
table-curtain = Next: { $seat }
table-curtain-why = Pass the device. The table appears when the next player presses the button.
table-curtain-ready = Show the table: { $seat }
table-missing = There is no such table in this browser.
table-imported = This game was imported from a file: you can watch it, but not continue it.
table-elsewhere = This table is open in another window.
table-elsewhere-why = Two windows at one table would overwrite each other.
table-here = Continue here
table-replay = Watch the replay
table-my-tables = My tables
table-failed = Something went wrong at this table.
table-failed-why = Every move so far is saved. Reload the table to continue.
table-again = Try again
table-details = Details for the developers
table-in-words = The table as text
table-aside = Players and log
table-keys = All keys
key-move = to the next highlighted place
key-choose = choose it
key-number = choose the first, second… highlighted place
key-confirm = confirm the choice
key-cancel = cancel the choice
key-undo = undo the last answer
key-read = show the card
key-hint = ask for a hint
key-standing = points so far
key-rule = the rule behind the question
key-arrange = move a card in your hand; or drag it with mouse or finger
stage-count = The points are counted
stage-skip = Skip
stage-yours = Your turn
meanwhile-title = Since your last look
meanwhile-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
meanwhile-back = Back
meanwhile-next = Next
meanwhile-more = (and { $count } more)
meanwhile-close = Continue
stage-drawer = Seats, points and log
stage-zoom-out = Zoom out
stage-zoom-in = Zoom in
stage-fit = Show everything
table-all-rules = All rules
table-look-back = Look back
table-played-for = A bot plays for you.
table-play-again = Play for myself again
table-sit-here = Take this seat
table-entrust = Let a bot play for me
table-doors = More about this table
table-loading = Setting up the table…
table-engine-failed = The rules engine could not be loaded. Check the connection and try again; nothing is lost.
table-loading-engine = Loading the rules: { $percent }%. Next time they will be ready at once.
table-loading-table = Laying out the cards…
table-lost = Connection lost, trying again in { $seconds } s
table-lost-trying = Connection lost, trying again…
table-lost-why = What you choose now is sent as soon as the table can be reached.
table-retry = Now
table-behind = The server has lost what was played last, and this game has gone back.
table-behind-why = What you see now is where it stands. Please answer once more what came after it.
table-sending = Sending your choice…
table-watching = You are watching.
table-state-away = away

## A board for any game

any-own = Your cards
any-moment = Right now
any-table = On the table
any-given = Chosen so far: { $cards }
any-turned = rotated
any-place = Place { $place }
any-free = free
any-yes = yes
any-no = no
any-nothing = nothing
any-code = In records: { $code }

## Shell

shell-skip = Skip to the content
shell-nav = Main navigation
shell-home = Partie, home page
shell-play = Play
shell-tables = My tables
shell-settings = Settings
shell-account = Account
shell-clubs = Clubs and tournaments
shell-programs = My programs
shell-notices = Notices
shell-language = Language
shell-theme-auto = Colours: same as device
shell-theme-light = Colours: light
shell-theme-dark = Colours: dark
shell-credits = Credits and licences
shell-check = Check a record
shell-table = Table
shell-replay = Replay
shell-rights = The games belong to their authors and publishers. None of their artwork or text is used here.
shell-source = Free software under the Apache License 2.0.
shell-engine = Loading the rules
shell-engine-percent = Loading the rules: { $percent }%
shell-engine-starting = Starting the rules engine
shell-engine-once = This happens only once. After that, everything is on this device.
shell-engine-failed = The rules could not be loaded.
shell-retry = Try again
shell-offline-ready = All set: Partie now works without a connection too.
shell-update = A newer version of Partie is ready. Your tables stay as they are.
shell-reload = Reload
shell-later = Later
shell-close = Close
shell-cancel = Cancel
shell-opening = Setting up the table…
shell-opening-failed = The table could not be opened.
shell-loading = One moment…
shell-page-failed = This page could not be loaded.
shell-lost-title = There is nothing here
shell-lost = This address does not exist. Part of the link may be missing.

remark-newcomer-1 = Is this the right way round?
remark-newcomer-2 = I just follow my nose.
remark-newcomer-3 = Ooh, shiny!
remark-apprentice-1 = Wait, I have seen this before.
remark-apprentice-2 = I hope I am not overlooking anything.
remark-apprentice-3 = My teacher would be proud.
remark-regular-1 = Let’s keep it simple.
remark-regular-2 = I have had worse hands.
remark-regular-3 = That looks sound to me.
remark-expert-1 = I expected that.
remark-expert-2 = Think two turns ahead.
remark-expert-3 = Interesting. Go on.
remark-master-1 = Every stone tells a story.
remark-master-2 = Patience wins more games than good cards.
remark-master-3 = I have counted the cards. All of them.
bot-newcomer-about = Compares two moves that come to mind. Good for a first game.
bot-apprentice-about = Looks at half of the possibilities and overlooks the rest.
bot-regular-about = Weighs every possibility, but does not look ahead.
bot-expert-about = Looks a few moves ahead in several possible deals that fit what it has seen.
bot-master-about = Looks further ahead in many possible deals and solves endings exactly. Nobody cheats: every bot sees only what its seat may see.


## Home

home-title = Partie: modern board games at one table
home-heading = Modern board games at one table
home-lead = Sit down and play: against bots, with friends at one screen, or solo. No account, no advertising, no waiting.
home-games = Games
home-go-on-title = Your game is waiting
home-go-on = Continue
home-more-tables = { $count ->
    [one] { $count } more unfinished game
   *[other] { $count } more unfinished games
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
home-play-alone = Solo against the game
home-set-up = Set up a table…
home-rules = Rules
home-promises = What you can rely on
home-free-title = Yours, even offline
home-free = The game runs in your browser and your tables stay on your device. After the first visit it needs no connection.
home-fair-title = A shuffle you can check
home-fair = The shuffle is locked in before the first card and revealed after the last. Anyone can deal it again and check.
home-all-title = For everyone at the table
home-all = Keyboard, screen reader, large text, touch; four languages you can switch at any time.

## New table

new-title = Set up a table
new-seats = Who sits at the table
new-how-many = Number of seats
new-who = Seat { $letter }
new-person = Person
new-bot = Bot { $level }: { $name }
new-name = Name
new-needs-person = At least one seat must be taken by a person.
new-hot-seat = Several people share this device: before each turn the screen is covered until the right player takes over.
new-alone = You play solo, against the game’s built-in opponent.
new-options = Game options
new-luck = Shuffle
new-luck-about = The cards are shuffled from a secret number that is sealed before the first card. Your own words are mixed in, so nobody can have prepared the shuffle. You can leave this empty.
new-words = Your own words
new-seed = A specific deal
new-seed-about = Leave it empty for a new deal. The same text with the same seats, settings and words gives the same deal; the seed of a finished game is on its check page.
new-shuffle = Shuffle the seats at the start
new-start = Start the game

## Learning

coach-title = Learn in ten minutes
coach-step = Lesson, step { $number } of { $count }
coach-choose = Nothing new to learn here: choose what you like. The lesson goes on when something new comes up.
coach-more = Read more
coach-go-alone = Leave the lesson
coach-later = You could do that, but the lesson covers it later. Choose something that is lit.
coach-unfold = Show everything
coach-fold = Show less
coach-well-done = Well done!
coach-play-on = Finish this game
coach-newcomer = New game, easy bots
coach-other = Lesson: { $game }
coach-help = Help while you learn
coach-first = New to you: { $question }
coach-understood = Got it
coach-no-firsts = No more of this
coach-doubt = Are you sure?
coach-doubt-why = { $answer } – about { $points ->
    [one] { $points } point
   *[other] { $points } points
} worse than the best choice. This looks better: { $better }.
coach-take-another = Choose again
coach-play-anyway = Do it anyway
coach-no-warnings = Do it, stop warning me
coach-firsts = Explain new questions
coach-firsts-about = When the game asks you something for the first time, its rule is shown above the board.
coach-firsts-auto = in the first game
coach-firsts-yes = in any game
coach-firsts-no = never
coach-warns = Warn me of weak moves
coach-warns-about = If another choice looks much better, you are asked once more before yours counts.
coach-warns-no = off
coach-warns-yes = on

## With friends elsewhere

friend-title = Play with a friend
friend-door = Each at their own screen, wherever you are. You send a link; your friend needs no account and installs nothing.
friend-play = With a friend elsewhere
friend-game = Game
friend-free = Person with a link
friend-needs-friend = Leave at least one seat for a person with a link.
friend-luck-about = The server draws a secret number and shows its commitment before anyone sits down. Everyone can mix words of their own into the shuffle, so nobody can have prepared it. You can leave this empty.
friend-make = Invite to the table
friend-failed = The server cannot be reached. Check the connection and try again.
friend-waiting = The table is waiting
friend-waiting-about = Send each friend the link to their seat. The game starts by itself once everyone is seated. You can leave this page: the table is kept among your tables.
friend-waiting-guest = The game starts by itself once everyone is seated. You can leave this page: the table is kept among your tables.
friend-seat-free = free
friend-seat-mine = you
friend-seat-here = here
friend-seat-away = away
friend-seat-reserved = reserved
friend-link = Link to seat { $letter }
friend-link-copy = Copy the link
friend-link-share = Send the link
friend-link-copied = The link has been copied.
friend-link-code = The link as a QR code
friend-invites = You are invited to a game. Invited by: { $name }
friend-onlookers = Spectators
friend-onlookers-about = Anyone with this link can watch. They see only what is face up for everyone.
friend-onlookers-link = Link for spectators
friend-luck-note = The SHA-256 hash of the seed that the cards are dealt from. Write it down: after the game it proves that nobody has swapped the seed.
friend-invited = You are invited to a game
friend-invited-watch = You can watch this game
friend-at-table = At the table: { $names }
friend-your-seat = Your seat: { $letter }
friend-sit = Sit down
friend-watch = Watch
friend-taken = Someone else is already sitting in this seat.
friend-stranger = You have no seat at this table. Ask for a link to it.
friend-unknown = There is no such table. Part of the link may be missing.
friend-rematch-why = The others get an offer: the game starts once everyone has accepted it.
friend-tables = With friends elsewhere
friend-tables-about = The server keeps these tables, and this browser remembers where they are. Deleting one here only forgets the link to it.
friend-tables-running = In progress
friend-tables-over = Finished
friend-tables-watching = watching
friend-tables-end = See the end
lobby-title = Open tables

## My tables

tables-title = My tables
tables-about = Everything is kept in this browser only. A record is a text file: it lets you replay the game and check its shuffle anywhere.
tables-import = Import records
tables-importing = Reading the records…
tables-drop = Drop records here
tables-import-kept = { $count ->
    [one] { $count } record imported.
   *[other] { $count } records imported.
}
tables-import-known = { $count ->
    [one] { $count } record was already here.
   *[other] { $count } records were already here.
}
tables-import-none = No record found in this file: a record begins with the line [partie "1"].
tables-import-refused = Record { $number }: { $why }
tables-import-failed = The file could not be read.
tables-failed = This browser does not let the site store anything, so no tables are kept. That is normal in a private window.
tables-empty = No table yet
tables-empty-about = The first game is two taps away. You can also drop records of finished games here.
tables-alone = { $seat }, solo
tables-open = Waiting for you
tables-broken-off = Unfinished
tables-imported = imported
tables-replay = Replay
tables-check = Check the shuffle
tables-save = Save record
tables-save-for = Save record: { $seat }
tables-save-failed = The record could not be saved.
tables-redacted = While the game is running, a saved record contains only what its player knows.
tables-delete = Delete
tables-delete-one = Delete: { $game }, { $when }
tables-deleted = The table has been deleted.
tables-bring-back = Undo

## Settings

settings-title = Settings
settings-looks = Language and appearance
settings-theme = Colours
settings-theme-auto = same as device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Animations
settings-motion-auto = same as device
settings-motion-none = none
settings-film = Play events on the board
settings-film-about = One after another, on the board. A key or a tap skips to the end.
settings-film-slow = slow
settings-film-normal = normal
settings-film-quick = fast
settings-film-off = off
settings-boards = Boards
settings-boards-about = The plain board draws every game as rows of cards and maps: less to look at, more to read.
settings-boards-own = each game’s own
settings-boards-plain = plain
settings-sound = Sound
settings-sound-off = off
settings-sound-soft = soft
settings-sound-normal = normal
settings-sound-loud = loud
settings-play = At the table
settings-name = Your name
settings-name-about = Shown at the table and in records. Without one you appear as “{ seat-me }”.
settings-ahead = Rules on this device when you play with friends
settings-ahead-about = With the rules here, previews come at once. They are fetched once you sit at the table, 14 MB, but not where data is to be saved.
settings-ahead-auto = fetch them
settings-ahead-never = do not fetch them
settings-confirm = Confirm a move
settings-confirm-about = The first tap shows the result, the second makes the move.
settings-confirm-touch = on touch screens
settings-confirm-always = always
settings-confirm-never = never
settings-pace = How long bots pause before a move
settings-pace-slow = long
settings-pace-normal = normal
settings-pace-quick = short
settings-pace-none = not at all
settings-aids = Counting aid
settings-aids-about = Shows which cards the other side may still hold, where anyone could work it out by counting.
settings-aids-no = off
settings-aids-yes = on
settings-storage = Stored data
settings-storage-about = Tables and settings stay in this browser and are never sent anywhere.
settings-storage-tables = { $count ->
    [0] No tables.
    [one] { $count } table.
   *[other] { $count } tables.
}
settings-storage-used = The site takes up { $size } MB, with everything it needs for playing offline.
settings-forget = Delete everything…
settings-forget-sure = Delete all tables and settings?
settings-forget-about = { $count ->
    [0] All settings will be reset. This cannot be undone.
    [one] { $count } table and all settings will be deleted. This cannot be undone.
   *[other] { $count } tables and all settings will be deleted. This cannot be undone.
}
settings-forget-yes = Delete everything

## Credits

credits-title = Credits and licences
credits-games = The games
credits-games-about = { $games }, their names and marks belong to their authors and publishers. Partie plays by their rules. All sentences and pictures here are our own: none of the publishers’ artwork or rulebook text is used.
credits-own = Partie
credits-own-about = The rules engine, the words and the drawings are our own work. They are free software: anyone may use, study, change and share them.
credits-icons = Icons
credits-icons-about = Some symbols on cards and boards come from game-icons.net under the licence Creative Commons Attribution 3.0. They were recoloured and cut to fit.
credits-works = What Partie is built on

## Rules

rules-title = Rules
rules-questions = Your decisions, and the rule behind each
rules-questions-about = In the order in which the game asks. At the table, the same rule is shown with each question.
rules-cards = All cards
rules-search = Search the cards
rules-found = { $count ->
    [0] No matching cards.
    [one] { $count } card
   *[other] { $count } cards
}

## The handbook

book-contents = Contents
book-search = Search the rules
book-found = { $count ->
    [0] No matching paragraphs.
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
book-rule = Rule: { $what }
book-rule-short = The rule for this
book-here = Link to this paragraph
book-picture = The table in the example game
book-example = From the example game
book-worked = Scores in the example game at this moment. A number opens its reasons.

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
sheet-rematch-why = In a rematch everyone moves one seat along.
sheet-again = Same deal again
sheet-replay = Watch the replay
sheet-finale = Watch the end again
finale-title = The end of the game
finale-decided = { $source } made the difference: { $points } to { $others }.
finale-card = Most of it: { $card }, { $points }.
sheet-share = Share the result
sheet-check = Check the shuffle
sheet-tables = My tables
sheet-copied = The result has been copied.
sheet-not-copied = The browser did not allow copying to the clipboard.

## Replay

replay-page-title = Replay
replay-page-missing = There is no such table in this browser.
replay-page-all-open = All cards face up
replay-page-eyes = Seen by
replay-page-copy = Copy a link
replay-page-copied = The link has been copied. It contains the whole game and opens in any browser.
replay-page-cut = This link is incomplete: part of it was cut off. Ask for it again.
replay-page-keep = Keep among my tables
replay-page-play-on = Continue
replay-page-unfinished = This game is not over: you can only replay what you could see yourself.
replay-page-controls = Steps of the replay
replay-page-first = To the beginning
replay-page-back = One step back
replay-page-play = Play
replay-page-pause = Pause
replay-page-forth = One step forward
replay-page-last = To the end
replay-page-moment = Step { $step } of { $last }
replay-page-speed = Speed
replay-page-start = The beginning
replay-page-unheard = A hidden action took place.
replay-page-dealt = then dealt: { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}

## Check

check-page-title = Check the shuffle
check-page-about = A finished game proves three things about itself: nobody changed its record, everyone kept to the rules, and nobody chose the cards. This page checks all of it on your own device.
check-page-sealed = The seed is still sealed
check-page-sealed-why = This game is not over. Anyone who knew the seed would know every card to come, so it stays secret until the end. The commitment below is already final: write it down and compare it after the game.
check-page-which = The file holds several records. Which one?
check-page-found = What was found
check-page-good = No problems found in this record.
check-page-bad = Something in this record is wrong.
check-page-busy = Playing the whole game again to check it…
check-page-save = Save the record
check-page-luck = How the shuffle was locked in
check-page-luck-why = Four steps, in this order. Your browser computes the hashes itself, without the rules engine, so that one can be checked against the other.
check-page-step-commitment = The commitment
check-page-step-commitment-why = Before the first card a secret number, the seed, was drawn. Its SHA-256 hash was shown at once. The hash does not reveal the seed, but no other seed has the same hash: from then on the seed cannot be swapped.
check-page-no-commitment = This record has no commitment.
check-page-step-words = The players’ words
check-page-step-words-why = Only then can players add words of their own. They are mixed into the deal, so whoever drew the seed could not know what it would bring.
check-page-no-words = Nobody added any words to this game.
check-page-step-seed = The seed
check-page-step-seed-why = After the last card the seed is shown. Anyone can hash it and see that it is the one that was committed to.
check-page-no-seed = The seed has not been revealed yet.
check-page-cannot-hash = This page was not loaded over a secure connection, so the browser does not let it compute hashes. The engine has checked them above.
check-page-hashed = SHA-256 hash of this seed, just computed by your browser:
check-page-same = Matches the commitment.
check-page-different = Does not match the commitment. The seed was swapped.
check-page-step-deal = Every card
check-page-step-deal-why = Seed and words together make a key. Each card dealt is determined by the hash of this key and the question’s number, narrowed down to the cards still available. So no card depends on what anyone did, and everything can be dealt again.
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
check-page-no-record = No record found in it: a record begins with the line [partie "1"].

## Keeping everything

keep-title = Keep it safe
keep-about = Save everything in one file: all tables, also the unfinished ones, with notes, statistics and settings. You can restore it here or on another device.
keep-secret = Keep the file to yourself. It shows every card of unfinished games and holds the secret links to free seats at tables with friends. Your own seat at a server stays with this browser.
keep-save = Save everything in one file
keep-saved = The file has been saved.
keep-save-failed = The file could not be saved. Try again, or use another browser.
keep-restore = Restore from a file
keep-reading = Checking the file…
keep-restored = Everything from the file is here now.
keep-untouched = Nothing here has been changed.
keep-plan = What will be added
keep-plan-new = { $count ->
    [one] { $count } new table.
   *[other] { $count } new tables.
}
keep-plan-running = { $count } of them can be continued.
keep-plan-further = { $count ->
    [one] { $count } table is further along in the file: you continue from there.
   *[other] { $count } tables are further along in the file: you continue from there.
}
keep-plan-beside = { $count ->
    [one] { $count } table was played differently here and in the file: both are kept.
   *[other] { $count } tables were played differently here and in the file: both are kept.
}
keep-plan-known = { $count ->
    [one] { $count } table is already here and stays as it is.
   *[other] { $count } tables are already here and stay as they are.
}
keep-plan-unknown = { $count ->
    [one] { $count } table is from a game or a version this site does not have. It stays in the file.
   *[other] { $count } tables are from games or versions this site does not have. They stay in the file.
}
keep-plan-links = { $count ->
    [one] { $count } link to a table with friends.
   *[other] { $count } links to tables with friends.
}
keep-plan-settings = Use the settings from the file too
keep-plan-add = Add all this
keep-fault-other = This is not a file saved by Partie. Choose the one made with “{ keep-save }”.
keep-fault-record = This file holds a record. Import it on the page “{ tables-title }”.
keep-fault-newer = A newer version of Partie saved this file. Reload this page to get the newest version, then try again.
keep-fault-damaged = The file is damaged: part of it is missing or was changed. Copy it again from where you saved it, or use an older file.
keep-fault-table = Table { $number } in the file cannot be right: { $why } Use another file, or save it again on the other device.
keep-restore-full = There is not enough space on this device. Free some space and try again.
keep-restore-failed = This browser does not let the site store anything. Leave private browsing, or use another browser.
keep-lasting = The browser keeps your tables until you delete them.
keep-not-lasting = If the device runs out of space, the browser may delete your tables.
keep-lasting-unknown = This browser does not say whether it may delete your tables. Save them in a file now and then.
keep-room = Space left: { $size }.
keep-ask = Ask the browser to keep them
keep-ask-refused = The browser did not agree. It often does once you install Partie as an app or bookmark it. Until then, save everything in one file now and then.
keep-full = The device is out of space, so your game is not being saved. Save everything in one file before you close this window, then free some space.
keep-refused = This browser does not let the site store anything, so your game is not being saved. Save everything in one file before you close this window.
tables-import-advice = The refused records were not kept. Save them again where they were played, and import the whole file.

## On another device

move-door = Continue elsewhere
move-title = Continue on another device
move-about = Open the link on the other device, point its camera at the code, or take the file with you. The game continues there exactly where you are now.
move-secret = Give this to nobody who plays against you: the link and the file hold the whole table, with every hidden card and the shuffle to come.
move-by-link = By link
move-link = Link to the table
move-long = This link is long, and some apps cut long links. The file is safer.
move-by-file = By file
move-file-about = On the other device, choose “{ keep-restore }” in the settings.
move-save = Save the table in a file
move-copy = What goes there is a copy. This device cannot know how the game goes on there, and the table stays here as it is. If you play on both, you have two different games.
move-back = Back to the table
arrive-title = A table from another device
arrive-new = The table will be kept in this browser as a copy. The other device does not learn how you go on.
arrive-further = You have this table here, but not as far. It will continue from the state in the link.
arrive-beside = You have this table here, but it was played differently. Both will be kept.
arrive-known = You have this table here already, at least as far.
arrive-go-on = Continue here

## Your games

stats-title = Your games
stats-door = Your games in numbers
stats-about = Counted from the finished games kept in this browser.
stats-seats = Seats
stats-played = Played
stats-won = Won
stats-best = Best
stats-average = Average
stats-none = No finished game yet
stats-shared = { $count ->
    [one] { $count } game of several people at one screen is not counted: nobody knows which seat was yours. Set your name and use it at the table.
   *[other] { $count } games of several people at one screen are not counted: nobody knows which seat was yours. Set your name and use it at the table.
}

## When something goes wrong

crash-title = Something went wrong
crash-why = Your tables are saved. Reload the page to continue.
crash-go-on = Continue
crash-save = Save a report
crash-report-about = The report is a text file: version, browser, language, the error, and the game as you can see it. It is not sent anywhere; you decide who gets it.
crash-writing = Writing the report…
crash-saved = The report has been saved.
