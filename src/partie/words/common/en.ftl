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
meta-salt = WORDS
meta-lang = LANGUAGE
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
cmd-doctor = say what a server still needs
err-server-parts = The parts of the server are not installed ({ $parts }). Run: pip install "partie[server]"
err-no-site = There is no built site in “{ $folder }”. Build it with: npm run build
err-cannot-serve = This server cannot continue: { $why }.
err-database = The database at { $address } cannot be used: { $system }. “partie doctor” says what is missing.
err-migrate-failed = Step { $step } of the database failed: { $system }. The steps before it are done, and of this one what ran in a transaction was undone. Put right what PostgreSQL says, then run: partie admin migrate
err-migrate-locked = Step { $step } of the database could not get a lock and gave up, so that no player waits behind it. Nothing of it was done. The oldest open transactions: { $holders }. End them or wait until they have ended, then run: partie admin migrate
err-not-begun = The server could not start; the lines above say why.
err-gave-up = A part of the server ({ $part }) failed again and again, so this process has ended; the lines above say why.
err-no-news = A worker needs NATS: say in { $name } where it is.
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
