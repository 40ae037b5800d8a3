# What commands for operators and builders say, in English alone. They say what is in words/common/en.ftl too.

## partie perft

meta-position = POSITION
help-perft = Counts the distinct sequences of that many answers, including the dealer’s. If this number changes, the rules have changed.
opt-depth = how many answers deep
opt-position = position to start from, as one line of text; default: a new game
opt-divide = also show the count for each first answer
example-perft = How many ways there are to give the first four answers.
example-perft-divide = The same, split by the first answer.
err-position = That is not a position of “{ $game }”, rules { $version }. Copy the whole line, in quotes.
perft-progress = First answers
perft-found = Depth { $depth }: { $sequences ->
    [one] { $sequences } sequence
   *[other] { $sequences } sequences
}, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## partie fuzz

meta-seconds = SECONDS
help-fuzz = Plays at random and checks after every answer that options, notation, decks, views and positions are in order. A game that breaks is saved as a record, and the command exits with 1.
opt-seconds = how long to play
opt-out-folder = folder for the record of a game that breaks
example-fuzz = A minute of random play.
example-fuzz-out = Another seed; a broken game goes to the folder “broken”.
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

## partie bench

help-bench = Measures how many decisions and games of random play this machine manages per second, interpreted and, where it is installed, compiled. With --bots it measures how long each level takes to answer: whole games, so it can take minutes.
opt-bench-bots = measure how long each level of bots takes to answer
opt-seconds-bench = how long to measure each
example-bench = The speed of this machine.
example-bench-bots = How long the levels take to answer.
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

## partie doctor

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
err-doctor = Something is missing; see above.

## partie admin

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
err-admin-faults = { $count ->
    [one] { $count } table has errors.
   *[other] { $count } tables have errors.
}
