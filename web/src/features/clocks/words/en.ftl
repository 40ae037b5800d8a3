# Clocks of tables with people at other screens.

clocks-title = Clocks
clocks-choose = Time to think
clocks-none = No clock
clocks-live = In one sitting
clocks-days = Over days
clocks-bank = For the whole game
clocks-bank-of = { $minutes } min, and { $seconds } s more for each question
clocks-each = For each question
clocks-days-of = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clocks-quiet = Do not count the night, from 22 to 7 by my clock
clocks-about = A bot plays for whoever runs out of time until they return.
clocks-days-hours = { $days } d { $hours } h
clocks-said = { $seconds } seconds left.
clocks-low = Little time left
clocks-out = out of time
clocks-is-out = { $name }: out of time.
clocks-wait = Give more time
clocks-go-on = Go on with a bot
clocks-bot-for = A bot plays for { $name } until they return.
clocks-bot-for-you = A bot plays for you. Answer or take your seat back to play again.
clocks-was-played = A bot played for you from question { $since } to { $until }. The log tells what it did.
clocks-understood = Understood
clocks-agree = Agree on something
clocks-extra = More time for { $name }
clocks-pause = Pause
clocks-resume = Go on
clocks-paused = The clocks are stopped.
clocks-end = End the game
clocks-wish-pause = Wish to pause: { $names }. Clocks stop when everybody agrees.
clocks-wish-end = Wish to end the game: { $names }. It ends when everybody agrees, and counts for nobody.
clocks-take-back = Undo my last answer
clocks-wish-take-back = { $name } wants to undo the last answer and everything after it. It happens when everybody agrees.
clocks-agree-take-back = Agree to undo: { $name }
clocks-ended = The game was ended by agreement. It counts for nobody.
clocks-not-now = That cannot be done now.
