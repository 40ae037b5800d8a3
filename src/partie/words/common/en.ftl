# What the table itself says, in English. Games bring their own words.

about-partie = Modern board games at one table: play them, study them, check them.
version = Partie { $version }

## Who sits at the table

seat-me = You
seat-person = Player { $letter }
seat-dealer = Dealer
seat-onlooker = Spectator
bot-newcomer = Newcomer
bot-apprentice = Apprentice
bot-regular = Regular
bot-expert = Expert
bot-master = Master
bot-greedy = Greedy bot
bot-random = Random bot
bot-named = { $name } ({ $level })
face-down = face down
answer-sealed = a hidden choice
answer-sealed-by = { $seat }: a hidden choice
reason-not-offered = That is not one of the options now.
reason-not-asked = It is not your turn to choose right now.
reason-too-late = That choice has already been made.
err-other-seed = This game was started with a different seed: the record and the seed do not match.
err-unknown-record = The game “{ $game }”, or this version of its rules, cannot be played here.
err-redacted = This is the record of an unfinished game: it can only be viewed at its own table.

## Help pages

help-usage = Usage:
help-arguments = Arguments
help-commands = Commands
help-options = Options
help-examples = Examples
help-default = [default: { $value }]

meta-options = [OPTIONS]
meta-command = COMMAND
meta-game = GAME
meta-file = FILE
meta-folder = FOLDER
meta-number = NUMBER
meta-seats = SEATS
meta-bot = BOT
meta-setting = NAME=VALUE
meta-seat = SEAT
meta-seconds = SECONDS
meta-salt = WORDS
meta-lang = LANGUAGE
meta-position = POSITION
meta-bots = BOTS
meta-address = ADDRESS

cmd-games = list the games that can be played here
cmd-play = play a game at the terminal
cmd-simulate = let bots play many games
cmd-arena = pit bots against each other and report which is stronger, and how certain that is
cmd-replay = retell a record in words, or show the table at one point
cmd-verify = check a record: text, play, result, shuffle
cmd-perft = count all possible continuations
cmd-fuzz = try to break a game by random play
cmd-bench = measure the speed of random play and of bots

help-games = Lists the installed games: seats, version of the rules, languages, cards and bots.
help-play = Plays one game at the terminal, against bots or with friends at one keyboard. The shuffle is committed to before the first card and can be checked after the last.
help-simulate = Lets bots play many games and counts wins and points. A game depends only on the seed and on its number: every run gives the same games, however many processes share the work.
help-arena = Pits bots against each other and compares them. Every bot that plays a deal sits in each of its seats once, so nobody ranks higher for being dealt better cards. Ratings are OpenSkill, by finishing place (by side in games with sides); intervals are 95% confidence intervals, and games from one deal are never treated as independent.
help-replay = Retells a recorded game question by question, with the score sheet; with --at it shows the table as it was after that question.
help-verify = Checks every record in a file: whether the text is intact, the play follows the rules, the result is right, and the cards were dealt as the seed dictates. Exits with 1 if anything is wrong.
help-perft = Counts the distinct sequences of that many answers, including the dealer’s. If this number changes, the rules have changed.
help-fuzz = Plays at random and checks after every answer that options, notation, decks, views and positions are in order. A game that breaks is saved as a record, and the command exits with 1.
help-bench = Measures how many decisions and games of random play this machine manages per second, interpreted and, where it is installed, compiled. With --bots it measures how long each level takes to answer: whole games, so it can take minutes.

arg-game = name of a game; `partie games` lists them
arg-record = file with one or more records

opt-help = show this page
opt-version = show the version
opt-lang = language: en, cs, sk or pl; default: PARTIE_LANG, then the system language
opt-json = print one JSON document instead of sentences
opt-confirm = ask before the bots act, so that a choice can still be undone
opt-plain = plain lines without frames and colour, for screen readers and files
opt-seats = a number of random bots, or bot:NAME for each seat, separated by commas
opt-seats-play = me, me:NAME or bot:NAME for each seat, separated by commas; bot:1 newcomer, bot:2 apprentice, bot:3 regular, bot:4 expert, bot:5 master; default: me,bot:regular
opt-hints = h asks for a hint; after the game the bots show what they weighed
opt-bot = the bot for every seat when --seats is a number
opt-set = settings of the table, as NAME=VALUE separated by commas; `partie games` lists them
opt-cards = folder with other cards; `partie cards check` says whether they are playable
opt-seed = the seed that decides everything
opt-seed-play = your own seed for the shuffle instead of a secret one; the same seed deals the same cards
opt-salt = your own words, mixed into the shuffle
opt-save = where to save the record
opt-games = how many games
opt-jobs = how many processes share the work
opt-bots = two or more bots, separated by commas; a level can be given by its number
opt-games-arena = minimum number of games; the last round of deals is always completed
opt-seats-arena = how many seats; otherwise as many as there are bots, if the game allows it
opt-sides = side against side, for two bots: one bot plays all seats of a side, and the sides are swapped in turn
opt-ray = share the work on this Ray cluster: its address, auto for a running one, local for a new one
opt-out = save all records in this file
opt-closer = also count where the points came from and who won with what
opt-plot = draw that as an SVG picture into this file
opt-at = show the table after this question; 0 is the beginning
opt-seat = letter of the seat whose view to show; otherwise everything is face up
opt-game = which record of the file
opt-depth = how many answers deep
opt-position = position to start from, as one line of text; default: a new game
opt-divide = also show the count for each first answer
opt-seconds = how long to play
opt-bench-bots = measure how long each level of bots takes to answer
opt-seconds-bench = how long to measure each
opt-out-folder = folder for the record of a game that breaks

example-games = What is there to play?
example-games-json = The same, as JSON.
example-play-bot = You against a bot of the third level.
example-play-friends = Two friends at one keyboard; the record is saved.
example-play-confirm = A choice can be undone before the bots act.
example-play-set = Solo against the legendary Jael.
example-play-hints = With hints, against two bots of the third level.
example-play-plain = In Czech, as plain lines for a screen reader.
example-simulate = A thousand games between random bots.
example-simulate-bots = Two kinds of bots, two processes, result as JSON.
example-simulate-out = A hundred games with their records, which `partie verify` accepts.
example-simulate-closer = Four bots that think: where their points come from, and a picture of it.
example-simulate-set = Solo against the legendary Jael.
example-arena = Is greedy better than random, and by how much?
example-arena-levels = Three levels at a table of five, two processes, a picture.
example-arena-sides = Side against side: which of two bots is better, in fewer games.
example-arena-alone = Each on its own on the same deals; all records are saved.
example-arena-ray = On a running Ray cluster, result as JSON.
example-replay = The whole game in words, with the score sheet.
example-replay-at = What seat A saw after question 23.
example-replay-game = The seventh game of a file, as JSON.
example-verify = Was this game played fairly?
example-verify-json = Every record in a file, as JSON.
example-perft = How many ways there are to give the first four answers.
example-perft-divide = The same, split by the first answer.
example-fuzz = A minute of random play.
example-fuzz-out = Another seed; a broken game goes to the folder “broken”.
example-bench = The speed of this machine.
example-bench-bots = How long the levels take to answer.

## Errors

err-label = Error:
err-try-help = For help type: { $command }
err-interrupted = Interrupted.
err-command-line = The command line could not be understood.
err-command = There is no command “{ $given }”. Choose one of: { $commands }.
err-command-near = There is no command “{ $given }”. Did you mean “{ $near }”?
err-no-such-option = There is no option { $option } here.
err-did-you-mean = Did you mean { $options }?
err-option-needs-value = The option { $option } needs a value after it.
err-option-takes-no-value = The option { $option } takes no value; leave out everything from the equals sign on.
err-missing-argument = { $argument } is missing from the command line.
err-missing-option = The option { $option } is required.
err-extra-arguments = Unexpected extra arguments: { $given }. Put a value with spaces in quotes.
err-language = The language “{ $value }” is not available. Choose one of: { $languages }.
err-whole-number = The option { $option } needs a whole number of at least { $least }, not “{ $value }”.
err-seconds = The option { $option } needs a number of seconds greater than zero, not “{ $value }”.
err-unknown-game = The game “{ $name }” is not installed. Installed: { $games }.
err-unknown-bot = There is no bot “{ $name }”. Installed: { $bots }.
err-seat-count = “{ $game }” is for { $least } to { $most } seats, but --seats has { $given }.
err-no-settings = “{ $game }” has no settings with this number of seats ({ $seats }).
err-setting = “{ $given }” is not a setting of “{ $game }” with this number of seats ({ $seats }). Available: { $settings }
err-own-cards-only = “{ $game }” can only be played with its own cards.
err-bad-cards = The tables in { $folder } cannot be used (errors: { $faults }). `partie cards check { $folder }` lists them.
err-seat-count-exact = “{ $game }” is for exactly { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, but --seats has { $given }.
err-seat-word = “{ $word }” cannot take a seat. Write me, me:NAME or bot:NAME, separated by commas, or a number of bots.
err-no-people = Only bots can sit here: write bot:NAME instead of me, or use `partie play`.
err-bots = An arena needs two or more different bots, separated by commas.
err-sides = --sides is for exactly two bots.
err-no-ray = Ray is not installed. It comes with: pip install partie[ray]
err-ray-address = No Ray cluster can be reached at “{ $address }” ({ $system }).
name-empty = A name is missing.
name-long = A name has at most 24 characters.
name-sign = A name is made of letters, digits and spaces; hyphen, apostrophe, full stop and underscore may stand inside.
name-mixed = A name mixes letters of two alphabets: use only one.
name-short = A name has at least two characters, one of them a letter.
name-bot = Only bots are called “bot”.
name-taken = Somebody at this table is already called that, or almost.
name-account = An account has this name or almost the same one. Choose another.
err-salt = “{ $salt }” cannot be mixed in: leave out semicolons and control characters.
err-seat-letter = There is no seat “{ $seat }” in this game. Choose one of: { $seats }.
err-position = That is not a position of “{ $game }”, rules { $version }. Copy the whole line, in quotes.
err-no-file = The file “{ $file }” does not exist.
err-not-text = The file “{ $file }” is not UTF-8 text.
err-cannot-read = The file “{ $file }” cannot be read ({ $system }).
err-cannot-write = The file “{ $file }” cannot be written ({ $system }).
err-no-record = The file “{ $file }” contains no record: a record begins with the line [partie "1"].
err-no-such-record = There is no record { $which } in the file; the last one is { $count }.
err-unreadable = The record in “{ $file }” cannot be read. { $why }
err-unreadable-line = Line { $line } is neither a header nor the row that was expected: “{ $text }”.
err-unreadable-format = The record has a format that this version does not know, or part of it is missing.
err-record-names-no-game = The record does not say which game it is: the header “game” is missing.
err-record-unknown-game = The record is of “{ $name }”, which is not installed. Installed: { $games }.
err-record-unknown-rules = The record was played under rules { $version } of “{ $name }”; rules { $have } are installed. Install a version that includes them.
err-record-cards = The game was played with the card set “{ $cards }”, not with “{ $have }”. Name the folder of its cards with --cards.
err-broken-record = The record cannot be replayed to its end. { $why }
err-no-moment = There is no question { $at } in this record; the last one is { $last }.
err-redacted-moment = The record of an unfinished game shows only the last position. Leave out --at.
err-redacted-seat = This record belongs to seat { $reader } and does not say what the others knew. Leave out --seat.
err-redacted-view = The record has no view that can be read, so the table cannot be shown.

break-start = The game cannot start with these seats and settings.
break-illegal = The answer to question { $question } breaks the rules: { $reason }
break-not-asked = Question { $question } was not put to { $seat }.
break-unreadable = The answer to question { $question } is not one of this game’s actions.
break-too-many = Question { $question } has one answer too many.
break-too-few = Question { $question } is missing an answer.

## Games

games-name = name
games-title = game
games-seats = seats
games-rules = rules
games-languages = languages
games-cards = cards
games-settings = settings
games-bots = bots

## At the table

luck-commitment = Shuffle commitment: { $luck }
luck-ask-salt = Your own words to mix into the shuffle (Enter for none):
luck-salt = Mixed into the shuffle: { $salt }
luck-seed = Seed of the shuffle, now public: { $seed }

news-title = What happened
log-title = The game so far
prompt = { $seat } >
prompt-interjection = { $typed }: { $answer } (possible at any time)
prompt-keys = { $numbers } choose · ? rule · l log · s points · u undo · q quit
prompt-key-card = ? { $card } card
prompt-key-hint = h hint
chosen = Chosen: { $answer }
not-an-option = “{ $text }” is not an option. Type one of the numbers { $numbers }, or ? for help.
no-such-topic = Nothing here is called “{ $about }”. Try a word from the screen, or ? alone.
more-topics = { $count ->
    [one] And { $count } more. Type more of the name.
   *[other] And { $count } more. Type more of the name.
}

help-key-number = number: the option with this number
help-key-card = # and a card’s code: the option with this card
help-key-notation = an answer written as in records, such as: { $answer }
help-key-rule = ?: the rule behind this question; ? and a card’s code or any words: what they mean, and what the rules say
help-key-undo = u: undo the last answer, as long as nobody has learned anything from it
help-key-log = l: everything that happened
help-key-sheet = s: the score sheet
help-key-hint = h: a hint: the options that look best
help-key-quit = q: leave the game

confirm = Enter: confirm · u: undo >
undo-done = The last answer has been undone.
undo-nothing = You have no answer to undo yet.
undo-too-late = Your last answer can no longer be undone: someone has since acted or learned something new. With --confirm you are asked before the bots act.

curtain = Pass the keyboard to { $seat }. Everyone else, please look away.
curtain-ready = Press Enter when nobody else can see the screen.

quit-saved = Your record of the game so far is in { $file }.
saved = The record is in { $file }.
saved-records = The records are in { $file }.
saved-picture = The picture is in { $file }.

## Points and result

sheet-title = Score sheet
sheet-now = If the game ended now
sheet-empty = Nothing has been scored yet.
sheet-total = Total
outcome-winner = { $seat }: victory, { $score }
outcome-shared = Shared victory: { $seats }, { $score }
outcome-tie = Equal points: { $seats }. { $why }
outcome-nobody = Nobody wins, { $score }
standing = points if the game ended now

## Checking

verdict-good = good
verdict-bad = bad
verdict-open = unknown
verify-progress = Checking
verify-record = Record { $number }: { $game }, { $players }
verify-accepted = { $records ->
    [one] { $records } record checked, accepted.
   *[other] { $records } records checked, all accepted.
}
verify-rejected = { $records ->
    [one] { $records } record checked
   *[other] { $records } records checked
}, rejected: { $bad }.

check-seal-good = The text is intact.
check-seal-bad = The text was changed after it was sealed.
check-game-good = The record matches this game, these rules and these cards.
check-game-bad = The record names another game, other rules or other cards: { $header }.
check-play-good = { $count ->
    [one] { $count } question, answered within the rules.
   *[other] { $count } questions, all answered within the rules.
}
check-play-open = One seat’s own record of an unfinished game: the parts it leaves out cannot be checked.
check-result-good = The result { $score } follows from the play.
check-result-bad = The header “{ $header }” does not match the play.
check-result-open = The game is not over, so it has no result.
check-commitment-good = The seed is the one committed to before the first card.
check-commitment-bad = The seed is not the one committed to before the first card.
check-commitment-open = There is no seed or no commitment to compare.
check-deal-good = { $count ->
    [one] { $count } card dealt as the seed dictates.
   *[other] { $count } cards dealt as the seed dictates.
}
check-deal-bad = The deal at question { $count } does not match the seed.
check-deal-open = Without the seed the deal cannot be checked.

## Replay

replay-open = all cards face up
replay-viewer = Seen by: { $viewer }
replay-redacted = { $seat }: own record of an unfinished game
replay-unfinished = The game is not over.
replay-which = Record { $which } of { $count }; choose another with --game.

## Simulation

simulate-progress = Games
simulate-games = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
simulate-seat = { $seat }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} ({ $share }%), { $mean ->
    [one] { $mean } point per game
   *[other] { $mean } points per game
}
simulate-shared = { $games ->
    [0] No shared wins.
    [one] { $games } win was shared.
   *[other] { $games } wins were shared.
}
simulate-speed = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}: { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
} and { $games ->
    [one] { $games } game
   *[other] { $games } games
} per second
simulate-compiled = compiled core
simulate-interpreted = interpreted core
simulate-chart = { $game }: { $games } games, seats: { $seats }
simulate-counts = Times played per game
simulate-nobody = { $games ->
    [one] { $games } game had no winner
   *[other] { $games } games had no winner
} ({ $share }%).
simulate-sources = Points by source, average of all seats
simulate-wins = Share of wins by seat
simulate-uses = How often it is used when drawn: { $back }
simulate-wins-by = Share of wins: { $trait }

## Arena

arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
arena-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; every bot that plays a deal takes each of its seats once; undecided games, left out of the shares: { $undecided }
arena-bot = bot
arena-rating = OpenSkill rating
arena-firsts = first places
arena-place = average place
arena-speed = time for an answer
arena-pair = against each other
arena-better = better placed
arena-lead = lead in average place

## Counting, breaking, measuring

perft-progress = First answers
perft-found = Depth { $depth }: { $sequences ->
    [one] { $sequences } sequence
   *[other] { $sequences } sequences
}, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

fuzz-progress = Answers
fuzz-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
fuzz-longest = Answers in the longest game: { $count }
fuzz-clean = Nothing broke.
fuzz-broken = Broken after question { $question }: { $error }
fuzz-saved = The record that leads there is in { $file }.

bench-progress = Measuring
bench-title = Random play, { $python }, { $machine }
bench-decisions = decisions per second
bench-games = games per second
bench-length = decisions per game
bench-clone = copy, ns
bench-to-interpreted = against interpreted
bench-not-compiled = { $name }: this installation is not compiled
bench-no-answer = { $name }: did not start
bench-note = Median of { $slices ->
    [one] { $slices } slice
   *[other] { $slices } slices
} of { $seconds } s, per second of processor time; ratios with quartiles.
bench-answers-title = Time for one answer, ms: { $how ->
    [compiled] compiled
   *[interpreted] interpreted
}
bench-game = game
bench-table = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
bench-level = level { $level }
bench-answers-note = Median, and in brackets what 95 of 100 answers do not exceed; processor time, one core, the level against itself, choices with more than one answer.

## Decks

cmd-cards = check a card set kept as tables
help-cards = Checks the card lists in a folder: every cell can be read, nothing appears twice, and there are enough cards for every number of seats. Copy the lists of a game, correct or add lines, and try them here.
arg-cards-action = what to do; so far only: check
meta-cards-action = check
arg-cards-folder = the folder with the tables
example-cards = Are these tables playable?
example-cards-json = The same, as JSON.
cards-missing = { $table } is missing.
cards-columns = { $table }, line { $line }: the columns must be { $expected }
cards-width = { $table }, line { $line }: { $value } cells instead of { $expected }.
cards-value = { $table }, line { $line }, column “{ $column }”: “{ $value }” is not allowed; possible: { $expected }.
cards-double = { $table }, line { $line }: “{ $value }” appears a second time.
cards-too-few = { $table }: there are { $value }, needed: { $expected }.
cards-too-few-of = { $table }, { $column }: there are { $value }, needed: { $expected }.
cards-rejected = Not a valid card set yet. Errors: { $faults }.
cards-accepted = The card set “{ $name }” is ready to play.
err-cards-action = “{ $action }” is not a command for card sets. Write: partie cards check FOLDER
err-no-folder = There is no folder “{ $folder }”.
err-no-cards = The folder “{ $folder }” has no set.table, the file that names the game, the card set and its version.
err-cards-game = No installed game “{ $game }” accepts card sets. These do: { $games }.

hint-title = Hint
hint-best = { $number }. { $answer } – looks best
hint-worse = { $number }. { $answer } – about { $points } { $count ->
    [one] point
   *[other] points
} worse
hint-place = { $number }. { $answer } – { $share }% of the way from last place to first
hint-luck = { $number }. { $answer } – chosen at random
hint-off = Hints are off; start with --hints.
why-title = What the bots weighed
why-line = { $question }. { $seat }

cmd-new = write a new game to start from
help-new = Writes a whole small game as a Python package of its own, ready to be changed into yours: rules, words in four languages, tests, and the one entry point by which Partie finds it. Installed, it can be played at once.
arg-new-name = name of the game: one word of small letters a–z and digits
opt-new-folder = an empty folder, or one that does not exist yet; default: a folder with the game’s name
meta-name = NAME
example-new = Writes the game into the folder burrowers.
example-new-folder = The same, into another folder.
new-written = Written: { $files ->
    [one] { $files } file
   *[other] { $files } files
} in the folder “{ $folder }”.
new-next = Next:
err-new-name = “{ $name }” cannot be the name of a game. Choose one word of 2 to 24 small letters a–z and digits that begins with a letter, such as: partie new burrowers
err-new-game-taken = There is already a game “{ $name }”. Choose another name.
err-new-module-taken = Python already has a package “{ $name }”, and would find that one instead of the game. Choose another name.
err-new-folder = The folder “{ $folder }” is not empty. Name an empty one, or one that does not exist yet, with --folder.

cmd-serve = let people play online
help-serve = Serves online tables: people play with each other by a link. It needs PostgreSQL, whose address is in PARTIE_DATABASE; with more than one process also NATS, in PARTIE_NATS. PARTIE_ORIGIN says where people find the site when it is behind a proxy. The database is brought up to date first.
opt-host = the address to listen at
opt-port = the port to listen at; 0 takes a free one
opt-site = the folder of the built site, to be served as well
opt-serve-bots = how many processes think for bots
example-serve = Online tables with the site, and bots in one process beside it.
example-serve-open = For everyone who can reach this machine.
serve-listening = listening on { $address }
cmd-worker = think for the bots of online tables
help-worker = Takes jobs from the queue and answers for bots, until it is stopped. Several may run, on any machine that reaches the database and NATS.
opt-until-input-ends = stop when the standard input ends: for a process that starts workers
example-worker = One more process that thinks for bots.
cmd-admin = look after a server’s tables
help-admin = Looks after a server’s database. Each command has its own help: “partie admin backup --help”.
opt-admin-only-table = only this table
cmd-admin-migrate = bring the database up to date
help-admin-migrate = Brings the database up to date for this release. “partie serve” does the same when it starts.
cmd-admin-backup = write a backup
help-admin-backup = Writes everything the database holds at one moment into a file, while people play on. Sign-ins are left out: after a restore everyone signs in again. With PARTIE_BACKUP_KEY set, the file is sealed and only the secret key opens it; without it, keep the file where only you can read it, because it holds the shuffles of running games. It gets its name once it is complete. The list departed.txt beside it is brought up to date. It needs pg_dump.
arg-admin-backup = the file to write
example-admin-backup = Writes a backup while people play on.
admin-backup-progress = backing up
admin-backed-up = The backup is complete: { $file }, { $megabytes } MB.
admin-backup-unsealed = The backup is not sealed: anyone who finds it can read it. Make a key with “partie admin backup-key FILE” and set { $name }.
cmd-admin-backup-key = make the keys for sealed backups
help-admin-backup-key = Writes a new secret key into a file and shows the public key that belongs to it. Backups are sealed with the public key and opened with the secret one alone. Keep the file away from the server, in two places: without it no sealed backup can be read.
arg-admin-backup-key = the file for the secret key, which must not exist yet
example-admin-backup-key = Makes the keys for sealed backups.
admin-backup-key = The secret key is in { $file }. Keep it away from the server. Set the public key where backups are made:
cmd-admin-restore = read a backup into an empty database
help-admin-restore = Reads a backup into the empty database that PARTIE_DATABASE names, then brings it up to date. A database that holds anything is left as it is. Whoever is in the list departed.txt beside the backup is removed again, before anyone can play. It needs pg_restore. Run “partie admin verify” afterwards.
arg-admin-restore = the backup to read
example-admin-restore = Reads a backup into an empty database.
admin-restore-progress = restoring
admin-restored = The backup { $file } is restored. Check it with: partie admin verify
example-admin-restore-sealed = Reads a sealed backup with the secret key.
opt-admin-key = the file with the secret key, for a sealed backup
opt-admin-departed = the list of people who have left; default: departed.txt beside the backup
admin-removed-again = People removed again because they had left for good: { $count }. Used recovery codes stay used. The list is from { $time }: anyone who left later is back.
admin-no-departed = There is no list { $file }, so everyone who has left since this backup is back, and recovery codes used since then work again. If you have the list, restore the backup once more into an empty database with --departed.
cmd-admin-departed = list who has left for good, for a later restore
help-admin-departed = Brings the list of people who have left for good, and of used recovery codes, in a file up to date. It holds hashes and times, no names. Every backup does the same beside itself; run this every few minutes, so that a restore brings nobody back.
arg-admin-departed = the list to bring up to date
example-admin-departed = Brings the list beside the backups up to date.
admin-departed = The list is up to date: { $file }, entries: { $count }.
cmd-admin-verify = check everything that is stored
help-admin-verify = Replays every running table, checks every record, and checks that every shuffle is the one that was promised before the game.
example-admin-verify-table = Checks one table.
cmd-admin-tables = list the games being played
help-admin-tables = Lists the games being played: the table, the game, how many seats it has and how many answers were given.
cmd-admin-show = say who sits at a table
help-admin-show = Says who sits at a table and how far the game is. It shows no card and no shuffle.
example-admin-show = Who sits there?
cmd-admin-moderator = choose who moderates
help-admin-moderator = Makes someone a moderator: they see what people report, and decide about it.
example-admin-moderator-off = Ana no longer moderates.
cmd-admin-ban = ban someone
help-admin-ban = Bans someone, as a moderator would: they can no longer sit down or chat here, for some days or for good. They see it in their notices and can appeal.
opt-admin-days = for this many days; without it for good
example-admin-ban = Ana may not play here for a week.
example-admin-ban-off = Ana may play again.
admin-banned = { $name } (number { $number }) is now banned.
admin-banned-days = { $days ->
    [one] { $name } (number { $number }) is now banned for { $days } day.
   *[other] { $name } (number { $number }) is now banned for { $days } days.
}
admin-unbanned = { $name } (number { $number }) is no longer banned.
cmd-admin-rewind = move a table to an earlier point
help-admin-rewind = Undoes every answer after a version of a running table, for a game that went wrong. “partie admin show” says which version it is at. The same cards come again. What was undone stays in the log.
opt-admin-to = the version to go back to; 0 is the beginning
opt-admin-yes-rated = also at a rated table
example-admin-rewind = Undoes what was answered after version 12.
admin-rewound = { $count ->
    [one] { $count } answer at table { $table } was undone.
   *[other] { $count } answers at table { $table } were undone.
}
cmd-admin-patch = move running games to other rules
help-admin-patch = Replays every running table of a game under another version of its rules, which must be installed. It says which tables would change, and asks before it changes anything. Tables where an answer would break those rules stay as they are. Stop the server first.
opt-admin-rules = the version of the rules to play on with
opt-admin-yes = do not ask
example-admin-patch = Which running games would be played under rules 2, and how?
admin-patch-same = { $table }: nothing changes; question { $question } is open.
admin-patch-other = { $table }: the game would stand differently; question { $question } would be open.
admin-patch-broken = { $table }: the answer to question { $question } would be against those rules; this table stays as it is.
admin-patch-none = No running table of { $game } can be moved to rules { $rules }.
admin-yes = yes
admin-patch-ask = { $count ->
    [one] Move { $count } table to rules { $rules }? Type “{ $word }” to do it:
   *[other] Move { $count } tables to rules { $rules }? Type “{ $word }” to do it:
}
admin-patch-left = Nothing was changed.
admin-patched = { $count ->
    [one] { $count } table is now played under rules { $rules }.
   *[other] { $count } tables are now played under rules { $rules }.
}
opt-admin-table = which table
example-admin-migrate = Brings the database up to date.
example-admin-tables = What is being played now.
example-admin-verify = Checks everything that is stored.
example-admin-moderator = Makes an account a moderator; a number works too.
admin-moderator = { $name } (number { $number }) is now a moderator.
admin-no-moderator = { $name } (number { $number }) is no longer a moderator.
arg-admin-who = whom it is about: an account’s name or a person’s number
opt-admin-off = take it away again
err-admin-who = Nobody is known here as “{ $value }”.
admin-migrated = The database is up to date.
admin-verified = { $count ->
    [one] { $count } table was replayed and is in order.
   *[other] { $count } tables were replayed and all are in order.
}
cmd-doctor = say what a server still needs
help-doctor = Checks everything that a server needs: its settings, the database, NATS, the rules and cards of running games, clocks, disk space and backup programs. It says what to do about anything that is missing.
example-doctor = Is everything there?
doctor-parts = Installed: { $parts }.
doctor-database = The database at { $address } answers.
doctor-database-away = The database at { $address } does not answer. Start PostgreSQL, or say in { $name } where it is.
doctor-database-empty = The database at { $address } answers. It is empty; “partie serve” sets it up.
doctor-step = The database is up to date.
doctor-step-old = The database is from an older release (step { $step }). Run: partie admin migrate
doctor-step-new = The database is from a newer release (step { $step }). Install that one.
doctor-rules = The rules and cards of every running table are installed.
doctor-no-rules = A running table needs { $game } with rules { $rules }. Install the release that has them.
doctor-no-cards = A running table of { $game } needs the cards { $deck }. Install the release that has them.
doctor-clocks = The clocks of this machine and of the database agree.
doctor-clocks-apart = The clocks of this machine and of the database are { $seconds } s apart. Set both by the network, as with: timedatectl set-ntp true
doctor-disk = This machine has { $gigabytes } GB of free disk space.
doctor-disk-full = This machine has only { $gigabytes } GB of free disk space. Make room before PostgreSQL stops.
doctor-dump = Backups can be made here: pg_dump is installed.
doctor-no-dump = No backup can be made here: pg_dump is not installed. Install it, as with: apt install postgresql-client
doctor-alone = No NATS is set ({ $name }): one process serves alone.
doctor-news = NATS at { $address } answers.
doctor-no-news = NATS at { $address } does not answer, or has no JetStream. Start it with -js, or say in { $name } where it is.
doctor-jobs-failed = Jobs that no worker could do: { $count }. The last reasons: { $reasons }
err-server-parts = The parts of the server are not installed ({ $parts }). Run: pip install "partie[server]"
err-no-site = There is no built site in “{ $folder }”. Build it with: npm run build
err-cannot-serve = This server cannot continue: { $why }.
err-database = The database at { $address } cannot be used: { $system }. “partie doctor” says what is missing.
err-migrate-failed = Step { $step } of the database failed: { $system }. The steps before it are done, and of this one what ran in a transaction was undone. Put right what PostgreSQL says, then run: partie admin migrate
err-migrate-locked = Step { $step } of the database could not get a lock and gave up, so that no player waits behind it. Nothing of it was done. The oldest open transactions: { $holders }. End them or wait until they have ended, then run: partie admin migrate
err-not-begun = The server could not start; the lines above say why.
err-gave-up = A part of the server ({ $part }) failed again and again, so this process has ended; the lines above say why.
err-no-news = A worker needs NATS: say in { $name } where it is.
err-admin-table = Say which table with --table.
err-admin-rewind-over = The game at table { $table } is over, and its record stays as it is.
err-admin-rewind-begun = The game at table { $table } has not started.
err-admin-rewind-rated = Table { $table } is rated: people know what they have seen. If that is right all the same, add --yes.
err-admin-rewind-version = Table { $table } never had that version. “partie admin show” says which one it is at.
err-admin-rewind-before = At table { $table } something from before that version was undone later. Choose an earlier version.
err-admin-no-rules = The rules { $rules } of { $game } are not installed here.
err-admin-in-use = Someone else is using the database. Stop every “partie serve” and “partie worker” first: they would go on with the old rules.
err-admin-no-table = There is no table { $table } here.
err-admin-program = { $program } is not installed. Install the PostgreSQL client programs, as with: apt install postgresql-client
err-admin-backup = The backup { $file } was not written: { $system }
err-admin-restore = The backup { $file } was not restored, and the database is as it was: { $system }
err-admin-not-empty = The database at { $address } is not empty, so nothing was restored. Make another one with “createdb partie_restored”, name it in PARTIE_DATABASE, and try again.
err-admin-too-new = The backup { $file } comes from a newer release of Partie. Install that one first.
err-admin-key-not-written = The key was not written to { $file }: { $system }
err-admin-not-a-key = { $file } does not hold a secret key for backups.
err-admin-no-key = The backup { $file } is sealed. Give the file with its secret key: --key FILE
err-admin-wrong-key = The backup { $file } was sealed for another key. Nothing was restored.
err-admin-damaged = The backup { $file } is damaged: it is not as it was sealed. Nothing was restored.
err-admin-cut-short = The backup { $file } is incomplete: its end is missing or damaged. Nothing was restored.
err-admin-not-sealed = The file { $file } is not sealed, so anyone may have changed it. If you trust it, restore it without --key.
err-admin-departed = The list { $file } is damaged or incomplete. Take it from another backup, or move it away.
err-half-restored = A restore into the database at { $address } did not finish, and people who have left may be in it. Restore the backup again into an empty database.
err-configuration = { $count ->
    [one] One setting in the environment is wrong:{ $faults }
   *[other] { $count } settings in the environment are wrong:{ $faults }
}
fault-setting-database = { $name }: “{ $value }” is not the address of a PostgreSQL. Write it as postgresql://name:password@host/partie
fault-setting-nats = { $name }: “{ $value }” is not the address of a NATS. Write it as nats://host:4222
fault-setting-origin = { $name }: “{ $value }” is not where a site can be found. Write it as https://play.example, with no path
fault-setting-count = { $name }: “{ $value }” is not a whole number such as 0 or 1
fault-setting-metrics = { $name }: “{ $value }” is not a port such as 9100, or a host with a port such as 0.0.0.0:9100
fault-setting-logs = { $name }: “{ $value }” is not “json”. Leave it empty for plain lines
fault-setting-smtp = { $name }: “{ $value }” is not the address of a mail server. Write it as smtp://name:password@host:587 or smtps://host
fault-setting-mailbox = { $name }: “{ $value }” is not a mail address such as partie@play.example
fault-setting-seconds = { $name }: “{ $value }” is not a number of seconds such as 20 or 0.5
fault-setting-backup-key = { $name }: “{ $value }” is not a public key for backups. Make one with: partie admin backup-key FILE
fault-setting-mail = { $name } is missing: mail needs a sender and the address of the site
err-admin-faults = { $count ->
    [one] { $count } table has errors.
   *[other] { $count } tables have errors.
}
err-doctor = Something is missing; see above.
err-no-table = There is no such table here, or the link is not for you.
err-seats = A table cannot be set up like this.
err-seat-taken = Someone is already sitting there.
err-rematch-gone = Your seat at the rematch was given away. Its host can let you in.
err-nobody = You are not known here. Sit down at a table or sign in first.
err-guest = This needs an account. Keep yours first.
err-passkey = This passkey was not accepted. Try it once more.
err-prove = Sign in once more with your passkey first.
err-passkey-last = The last passkey stays. Add another one first.
err-passkeys-many = There are many passkeys already. Remove one first.
err-code = This recovery code is not known here, or it was used already.
err-begun = This is no longer possible: the game has started.
err-not-host = Only the person who set up this table can do that.
err-kept-out = You cannot sit at this table: its host has kept you out.
err-not-met = You can only invite people you have played with, and not too many at once.
err-no-club = There is no such club here, or its link is no longer valid.
err-club-name = A club needs a name.
err-not-owner = Only the owner of the club can do that.
err-owner-stays = The owner cannot leave. Hand the club over or close it first.
err-many-clubs = You own many clubs already. Close one first.
err-many-members = There is no room for another member.
err-name-here = Someone here already has this name, or nearly the same one.
err-no-tournament = There is no such tournament here, or it is not for you.
err-tournament = A tournament cannot be set up like this. It needs a clock and tables of at least two.
err-tournament-begun = This tournament has already started.
err-tournament-over = This tournament is over.
err-tournament-runs = A tournament of this club is still being played.
err-many-tournaments = You have opened many tournaments already. Call one off first.
err-many-entries = This tournament is full.
err-few-entries = Not enough have entered yet.
err-not-opener = Only the person who opened the tournament, or the owner of the club, can do that.
err-unfit = The server cannot read that.
err-talk-empty = There is nothing to say yet.
err-talk-long = At most { $count } characters.
err-away = The server cannot reach its database. Nothing is lost: try again in a moment.
err-busy = The server is very busy. Wait a moment, then try again.
err-slow = That was too often. Wait a moment, then try again.
err-talk-slow = That was a lot at once. Wait a moment.
err-talk-nobody = Sit down at a table first: only then does the server know you.
err-talk-banned = A moderator has banned you. See your notices.
err-talk-silent = A moderator has taken free chat from you for some days. See your notices.
err-talk-new = Free chat opens once you have finished a game.
err-talk-off = You have free chat turned off.
err-talk-others = Free chat is open only where everyone at the table has it on.
err-talk-company = You cannot sit at this table.
err-talk-self = You cannot do this to yourself.
err-talk-no-line = There is no such message, or it was not for you.
err-talk-no-report = There is nothing to decide here.
# Games that are continued
opt-resume = continue the game you answered last, of this title or of any
example-play-resume = Continue where you left off.
resume-waiting = Another game is waiting for you: { $command }
quit-kept = The game is kept. Continue with: { $command }
quit-not-kept = The game could not be kept: { $folder } cannot be written to.
err-resume-new = A game that you continue keeps its seats, settings and shuffle. Leave those options out.
err-nothing-kept = No game is waiting to be continued.
err-no-game = Which game? One of { $games }.
err-kept = The game in { $file } cannot be continued: the file is damaged, or belongs to other rules or cards.
# Reading the rules
cmd-rules = explain the rules of a game
help-rules = Shows a game’s rules: the table of contents, or the chapter or paragraph that is asked for, with its cards, the table as it looks then, and worked examples of scoring.
arg-topic = a chapter, the name of a paragraph, the number of a rule, a card’s code, or any words in your language; default: the table of contents
meta-topic = TOPIC
example-rules = The table of contents.
example-rules-chapter = A whole chapter, with a worked example.
example-rules-id = The paragraph that tells one rule.
example-rules-words = Everything about two words, in Czech.
book-how = Read on with a chapter’s number or name, or with any words: partie rules { $game } TOPIC
book-others = Also here: { $names }
book-more = To read more, type: ? { $name }
err-no-handbook = “{ $game }” has no rules to read here.
err-handbook = The rules cannot be shown. { $why }
err-topic = The rules of “{ $game }” say nothing about “{ $topic }”. To see the chapters, type: partie rules { $game }
# Lessons
cmd-learn = learn a game by playing it
help-learn = Teaches a game in a guided first game at the terminal: each rule is explained when it matters. It takes five to ten minutes; you can leave at any time and continue later.
example-learn = A first game of Tides of Time.
example-learn-plain = In Czech, as plain lines for a screen reader.
example-learn-resume = Continue a lesson where you left off.
err-no-lesson = { $game } has no lesson. Games with one: { $games }.
learn-title = Lesson
learn-keys = { $typed }: leave the lesson and continue as an ordinary game
learn-left = The lesson has ended; the game goes on, and you may choose anything.
learn-not-now = That choice is allowed, but the lesson needs another one here. Type { $typed } to leave the lesson and play freely.

## Notices to somebody who is away

notice-somebody = Somebody
notice-turn-title = Your turn: { $game }
notice-turn-body = The others are waiting for you.
notice-half-title = Half of your time has passed: { $game }
notice-half-body = It is still your turn.
notice-tenth-title = A tenth of your time is left: { $game }
notice-tenth-body = It is still your turn, and the time is almost up.
notice-invitation-title = Invitation: { $game }
notice-invitation-body = { $name } invites you to a table.
notice-ended-title = The game is over: { $game }
notice-ended-body = See how it ended.
notice-rematch-title = Rematch: { $game }
notice-rematch-body = The same people want to play once more.
notice-trial-title = This is what a notice from Partie looks like
notice-trial-body = You asked for it just now. It works.
notice-mail-foot = You get this because you asked for it. To stop it: { $link }
notice-code-title = Your code for Partie
notice-code-body = Your code is { $code }. It is valid for half an hour. If you did not ask for it, do nothing: no more mail will come.
notice-err-nobody = Notices are for those who have sat at an online table here. Sit down at one first.
notice-err-missing = That is not here any more.
notice-err-many = There are too many already. Remove one first.
notice-err-address = Nothing can be sent to this address. It must begin with https:// and be reachable by everybody on the Internet.
notice-err-mail = No mail can be sent to this address.
notice-err-slow = That was often enough for now. Try again later.
notice-err-sending = The mail server did not take the mail. Check the address, or try again later.
notice-err-code = That is not the code, or it is no longer valid. After five tries, ask for a new one.
notice-err-hours = There are no such hours, or no such time zone.
