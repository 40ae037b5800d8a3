# What the table itself says, in English. Games bring their own words.

about-partie = Modern board games at one table: play them, study them, check them.
version = Partie { $version }

## Who sits at the table

seat-me = You
seat-person = Player { $letter }
seat-dealer = Dealer
seat-onlooker = Onlooker
face-down = face down
answer-sealed = a sealed answer
answer-sealed-by = { $seat }: a sealed answer
reason-not-offered = That is not one of the options now.
reason-not-asked = Nothing is asked of you at the moment.
reason-too-late = This question has been answered already.
err-other-seed = This table was begun with other luck: its record and its seed do not belong together.
err-unknown-record = Here the game “{ $game }”, or these rules of it, cannot be played.
err-redacted = This is the record of a game that was not over: it can be looked at only at its own table.

## Help pages

help-usage = Usage:
help-arguments = Arguments
help-commands = Commands
help-options = Options
help-examples = Examples
help-default = [usually { $value }]

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
cmd-arena = let bots meet and say which is stronger, and how sure that is
cmd-replay = show a record in words, or the table at one moment
cmd-verify = check a record: text, play, result, luck
cmd-perft = count every way to go on
cmd-fuzz = try to break a game by random play
cmd-bench = measure the speed of random play and of search

help-games = Lists the installed games: seats, version of the rules, languages, cards and bots.
help-play = Plays one game at the terminal, against bots or with friends at one keyboard. The luck is committed to before the first card and can be checked after the last one.
help-simulate = Lets bots play many games and counts victories and points. A game depends on the seed and on its number only: every run gives the same games, however many processes share the work.
help-arena = Lets bots meet and compares them. Whoever plays a deal sits in each of its seats once, so that nobody is better for having had better luck. Ratings are OpenSkill's, by places, in a game of sides by sides; an interval holds the true value 95 times in 100, and games of one deal never pass for independent ones.
help-replay = Tells a recorded game question by question, with the score sheet; with --at it shows the table as it was after that question.
help-verify = Checks every record of a file: whether the text is whole, the play follows the rules, the result is right, and the cards were dealt as the seed commands. Ends with 1 if anything is wrong.
help-perft = Counts the different sequences of that many answers, the dealer's included. A change of this number is a change of the rules.
help-fuzz = Plays at random and checks at every answer that options, notation, decks, views and positions are in order. A game that breaks is kept as a record, and the command ends with 1.
help-bench = Measures how many decisions and games of random play this machine makes in a second. With --peers other libraries take turns with it, where they are installed. With --search it is the simulations of the highest level's search, and then how long each level takes for an answer: whole games, so it can take minutes.

arg-game = name of a game; `partie games` lists them
arg-record = file with one or more records

opt-help = show this page
opt-version = show the version
opt-lang = language: en, cs, sk or pl; otherwise that of PARTIE_LANG or of the system
opt-json = print one JSON document instead of sentences
opt-confirm = ask before the bots answer, so that a choice can still be taken back
opt-plain = plain lines without frames and colour, for screen readers and files
opt-seats = a number of random bots, or bot:NAME for each seat, with commas between
opt-seats-play = me, me:NAME or bot:NAME for each seat, with commas between; bot:1 newcomer, bot:2 apprentice, bot:3 regular, bot:4 expert, bot:5 master; default me,bot:regular
opt-hints = h asks for a hint; after the game the bots say why they moved
opt-bot = the bot for every seat where --seats is a number
opt-set = settings of the table, as NAME=VALUE with commas between; `partie games` lists them
opt-cards = folder with other cards; `partie cards check` says whether it can be played with
opt-seed = the seed that decides everything
opt-seed-play = your own seed for the luck instead of a secret one; the same seed deals the same cards
opt-salt = words of your own that are mixed into the luck
opt-save = where to keep the record
opt-games = how many games
opt-jobs = how many processes share the work
opt-bots = two or more bots, with commas between; a level can be called by its number
opt-games-arena = at least this many games; the last round of deals is played to its end
opt-seats-arena = how many seats; otherwise as many as there are bots, if the game allows it
opt-sides = side against side, for two bots: whom the cards bring together, one bot plays for; both sides in turn
opt-ray = share the work on this Ray cluster: its address, auto for a running one, local for a new one
opt-out = keep all records in this file
opt-closer = also count where the points came from and who won with what
opt-plot = draw that as an SVG picture into this file
opt-at = show the table after this question; 0 is the beginning
opt-seat = letter of the seat through whose eyes to look; otherwise everything lies open
opt-game = which record of the file
opt-depth = how many answers deep
opt-position = position to begin with, as one line of text; otherwise a new game
opt-divide = also show the count behind each first answer
opt-seconds = how long to play
opt-search = measure search and times for answers instead of random play
opt-seconds-bench = how long to measure each library
opt-out-folder = folder for the record of a game that breaks
opt-peers = measure other libraries too

example-games = What is there to play?
example-games-json = The same for a program.
example-play-bot = You against a bot of the third level.
example-play-friends = Two friends at one keyboard; the record is kept.
example-play-confirm = A choice can be taken back before the bots answer.
example-play-set = Alone against the legendary Jael.
example-play-hints = ask for hints, against two bots of the third level
example-play-plain = In Czech, as plain lines for a screen reader.
example-simulate = A thousand games between random bots.
example-simulate-bots = Two kinds of bots, two processes, a result for a program.
example-simulate-out = A hundred games with their records, which `partie verify` accepts.
example-simulate-closer = Four bots that think: where their points come from, and a picture of it.
example-simulate-set = Alone against the legendary Jael.
example-arena = Is greedy better than random, and how much?
example-arena-levels = Three levels at a table of five, two processes, a picture.
example-arena-sides = Side against side: which of two bots is better, in fewer games.
example-arena-alone = Each alone on the same deals; all records are kept.
example-arena-ray = On a Ray cluster that is running, for a program.
example-replay = The whole game in words, with the score sheet.
example-replay-at = What seat A saw after question 23.
example-replay-game = The seventh game of a file, for a program.
example-verify = Was this game played fairly?
example-verify-json = Every record of a file, for a program.
example-perft = How many ways there are to give the first four answers.
example-perft-divide = The same, split by the first answer.
example-fuzz = A minute of random play.
example-fuzz-out = Another seed; a broken game goes to the folder “broken”.
example-bench = The speed of this machine.
example-bench-peers = Beside other libraries, ten seconds each, for a program.
example-bench-search = Search beside OpenSpiel's, and how long the levels take.

## Errors

err-label = Error:
err-try-help = For help type: { $command }
err-interrupted = Interrupted.
err-command-line = The command line cannot be understood.
err-command = There is no command “{ $given }”. Choose one of: { $commands }.
err-command-near = There is no command “{ $given }”. Did you mean “{ $near }”?
err-no-such-option = There is no option { $option } here.
err-did-you-mean = Did you mean { $options }?
err-option-needs-value = The option { $option } needs a value after it.
err-option-takes-no-value = The option { $option } takes no value; leave out everything from the equals sign on.
err-missing-argument = { $argument } is missing from the command line.
err-missing-option = The option { $option } must be given.
err-extra-arguments = Nothing was expected here any more: { $given }. A value with spaces belongs in quotes.
err-language = The table does not speak “{ $value }”. Choose one of: { $languages }.
err-whole-number = The option { $option } wants a whole number of at least { $least }, not “{ $value }”.
err-seconds = The option { $option } wants a number of seconds above zero, not “{ $value }”.
err-unknown-game = The game “{ $name }” is not installed. Installed: { $games }.
err-unknown-bot = There is no bot “{ $name }”. Installed: { $bots }.
err-seat-count = “{ $game }” is for { $least } to { $most } seats, but --seats has { $given }.
err-no-settings = “{ $game }” has no settings with this number of seats ({ $seats }).
err-setting = “{ $given }” is no setting of “{ $game }” with this number of seats ({ $seats }). There is: { $settings }
err-own-cards-only = “{ $game }” is played with its own cards only.
err-bad-cards = The tables in { $folder } cannot be played with (faults: { $faults }). `partie cards check { $folder }` lists them.
err-seat-count-exact = “{ $game }” is for exactly { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, but --seats has { $given }.
err-seat-word = Nobody called “{ $word }” can take a seat. Write me, me:NAME or bot:NAME, with commas between, or a number of bots.
err-no-people = Only bots can sit here: write bot:NAME instead of me, or use `partie play`.
err-bots = An arena takes two or more different bots, with commas between.
err-sides = --sides is for exactly two bots.
err-no-ray = Ray is not installed. It comes with: pip install partie[ray]
err-ray-address = There is no Ray cluster to be reached at “{ $address }” ({ $system }).
err-name = “{ $name }” cannot be a name: a name has no semicolon and no control characters.
err-salt = “{ $salt }” cannot be mixed in: leave out semicolons and control characters.
err-seat-letter = There is no seat “{ $seat }” in this game. Choose one of: { $seats }.
err-position = That is not a position of “{ $game }”, rules { $version }. Copy the whole line, in quotes.
err-no-file = The file “{ $file }” does not exist.
err-not-text = The file “{ $file }” is not UTF-8 text.
err-cannot-read = The file “{ $file }” cannot be read ({ $system }).
err-cannot-write = The file “{ $file }” cannot be written ({ $system }).
err-no-record = The file “{ $file }” holds no record: a record begins with the line [partie "1"].
err-no-such-record = There is no record { $which } in the file; the last one is { $count }.
err-unreadable = The record in “{ $file }” cannot be read. { $why }
err-unreadable-line = Line { $line } is neither a header nor the row that was expected: “{ $text }”.
err-unreadable-format = The record is of a format that this version does not know, or a part of it is missing.
err-record-names-no-game = The record does not say which game it is: the header “game” is missing.
err-record-unknown-game = The record is of “{ $name }”, which is not installed. Installed: { $games }.
err-record-unknown-rules = The record was played under rules { $version } of “{ $name }”; installed are rules { $have }. Install the version that brings them.
err-record-cards = The record was played with the card set “{ $cards }”, not with “{ $have }”. Name the folder of its cards with --cards.
err-broken-record = The record cannot be played to its end. { $why }
err-no-moment = There is no question { $at } in this record; the last one is { $last }.
err-redacted-moment = A record of an unfinished game shows only the last moment. Leave out --at.
err-redacted-seat = This record belongs to seat { $reader } and does not say what the others knew. Leave out --seat.
err-redacted-view = The record has no view that can be read, so the table cannot be shown.

break-start = The game cannot begin with these seats and options.
break-illegal = Question { $question } is answered against the rules: { $reason }
break-not-asked = At question { $question } nothing was asked of { $seat }.
break-unreadable = The answer to question { $question } is not one of this game's actions.
break-too-many = Question { $question } has an answer too many.
break-too-few = Question { $question } lacks an answer.

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

luck-commitment = Commitment to the luck: { $luck }
luck-ask-salt = Words of your own for the luck (Enter for none):
luck-salt = Mixed into the luck: { $salt }
luck-seed = Seed of the luck, now open: { $seed }

news-title = What happened
log-title = The game so far
prompt = { $seat } >
prompt-interjection = { $typed }: { $answer }, although nobody asks
prompt-keys = { $numbers } choose · ? rule · l log · s points · u undo · q quit
prompt-key-card = ? { $card } card
prompt-key-hint = h hint
chosen = Chosen: { $answer }
not-an-option = “{ $text }” is not an option. Type one of the numbers { $numbers }, or ? for help.
no-such-card = There is no card “{ $card }”.

help-key-number = number: the option with this number
help-key-card = # and a card's code: the option with this card
help-key-notation = an answer as records write it, such as: { $answer }
help-key-rule = ? the rule of this question; ? and a card's code: what the card does
help-key-undo = u: take back the last answer, as long as nobody has learned anything from it
help-key-log = l: everything that happened
help-key-sheet = s: the score sheet
help-key-hint = h: a hint, with its reason
help-key-quit = q: leave the game

confirm = Enter: let it stand · u: take it back >
undo-done = The last answer is taken back.
undo-nothing = There is no answer of yours to take back yet.
undo-too-late = Your last answer cannot be taken back: since then somebody has answered or has learned something new. With --confirm you are asked before the bots answer.

curtain = The keyboard goes to { $seat }. Everybody else looks away.
curtain-ready = Press Enter when only the right eyes can see the screen.

quit-save = File for your record of the game so far (Enter for none):
quit-saved = Your record of the game so far is in { $file }.
quit-bye = The game ends here. Thank you for playing.
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
verdict-open = open
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

check-seal-good = The text is whole.
check-seal-bad = The text was changed after it was sealed.
check-game-good = The record is of this game, at these rules and with these cards.
check-game-bad = The record names another game, other rules or other cards: { $header }.
check-play-good = { $count ->
    [one] { $count } question, answered by the rules.
   *[other] { $count } questions, all answered by the rules.
}
check-play-open = One seat's own record of an unfinished game: its gaps cannot be checked.
check-result-good = The result { $score } follows from the play.
check-result-bad = The header “{ $header }” does not fit the play.
check-result-open = The game is not over, so it has no result.
check-commitment-good = The seed is the one committed to before the first card.
check-commitment-bad = The seed is not the one committed to before the first card.
check-commitment-open = There is no seed or no commitment to compare.
check-deal-good = { $count ->
    [one] { $count } card dealt as the seed commands.
   *[other] { $count } cards dealt as the seed commands.
}
check-deal-bad = Question { $count } was not dealt as the seed commands.
check-deal-open = Without the seed the deal cannot be checked.

## Replay

replay-open = everything open
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
    [one] { $wins } victory
   *[other] { $wins } victories
} ({ $share } %), { $mean ->
    [one] { $mean } point a game
   *[other] { $mean } points a game
}
simulate-shared = { $games ->
    [0] No shared victory.
    [one] { $games } victory was shared.
   *[other] { $games } victories were shared.
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
} a second
simulate-compiled = compiled core
simulate-interpreted = interpreted core
simulate-chart = { $game }: { $games } games, seats: { $seats }
simulate-counts = How often it is played, times a game
simulate-nobody = { $games ->
    [one] No seat won { $games } game
   *[other] No seat won { $games } games
} ({ $share } %).
simulate-sources = Points by source, mean of all seats
simulate-wins = Share of victories by seat
simulate-uses = How often it is made use of when it comes: { $back }
simulate-wins-by = Share of victories: { $trait }

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
}; whoever plays one takes each of its seats once; undecided games, left out of the shares: { $undecided }
arena-bot = bot
arena-rating = OpenSkill rating
arena-firsts = first places
arena-place = mean place
arena-speed = time for an answer
arena-pair = against each other
arena-better = better placed
arena-lead = lead in mean place

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
bench-name = library
bench-decisions = decisions a second
bench-games = games a second
bench-length = decisions a game
bench-clone = copy, ns
bench-to-interpreted = against interpreted
bench-to-catanatron = against Catanatron
bench-to-hearts = against Hearts
bench-missing = { $name }: not installed ({ $package })
bench-not-compiled = { $name }: this installation is not compiled
bench-no-answer = { $name }: did not start
bench-note = Median of { $slices ->
    [one] { $slices } slice
   *[other] { $slices } slices
} of { $seconds } s, per second of processor time; ratios with quartiles.
bench-search-title = Search of the highest level, { $python }, { $machine }
bench-simulations = simulations a second
bench-per-search = simulations a search
bench-to-cpp = against Hearts in C++
bench-to-python = against Hearts in Python
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
example-cards = Can these tables be played with?
example-cards-json = The same, for a program.
cards-missing = { $table } is missing.
cards-columns = { $table }, line { $line }: the columns must be { $expected }
cards-width = { $table }, line { $line }: { $value } cells instead of { $expected }.
cards-value = { $table }, line { $line }, column “{ $column }”: “{ $value }” cannot stand there; possible: { $expected }.
cards-double = { $table }, line { $line }: “{ $value }” stands there a second time.
cards-too-few = { $table }: there are { $value }, needed: { $expected }.
cards-too-few-of = { $table }, { $column }: there are { $value }, needed: { $expected }.
cards-rejected = Not a card set yet. Faults: { $faults }.
cards-accepted = The card set “{ $name }” can be played with.
err-cards-action = “{ $action }” is not something that can be done with a card set. Write: partie cards check FOLDER
err-no-folder = There is no folder “{ $folder }”.
err-no-cards = The folder “{ $folder }” has no set.table, which says which game, which card set and which version it is.
err-cards-game = No installed game “{ $game }” reads card sets. Those that do: { $games }.

hint-title = Hint
hint-best = { $number }. { $answer } – looks best
hint-worse = { $number }. { $answer } – about { $points } { $count ->
    [one] point
   *[other] points
} worse
hint-place = { $number }. { $answer } – { $share } % of the way from last place to first
hint-luck = { $number }. { $answer } – drawn by lot
hint-off = Hints are off; start with --hints.
why-title = Why the bots moved
why-line = { $question }. { $seat }

cmd-new = write a new game to start from
help-new = Writes a whole small game as a Python package of its own, ready to be changed into yours: rules, words in four languages, tests, and the one entry point by which Partie finds it. Installed, it can be played at once.
arg-new-name = name of the game: one word of small letters a–z and digits
opt-new-folder = an empty folder, or one that does not exist yet; otherwise a folder with the game's name
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
