# The lobby: open tables, what a host may do, and the tables that wait for somebody.

lobby-about = Anyone can sit down here. The game starts by itself once all seats are taken.
lobby-now = Play online now
lobby-now-about = No account needed. A table with bots starts at once; for a friend you get a link.
lobby-now-bots = Against bots
lobby-now-bots-of = { $game } online against bots
lobby-now-friend = With a friend
lobby-now-friend-of = { $game } online with a friend
lobby-none = No open table fits. Open one yourself, and others will find it here.
lobby-lost = The server cannot be reached. Trying again…
lobby-filters = Which tables
lobby-any = any
lobby-language = Language at the table
lobby-pace = Pace
lobby-pace-none = no clock
lobby-pace-live = live
lobby-pace-days = over days
lobby-least = Free seats at least
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-shown = Tables shown: { $shown } of { $count }
lobby-rated = rated
lobby-unrated = not rated
lobby-guest = guest
lobby-program = program
lobby-nameless = no name
lobby-left = left { $left } of { $tables } games
lobby-median = usually answers within { $seconds } s
lobby-rating = rating { $points } ± { $doubt }
lobby-sit = Sit down
lobby-sit-at = Sit down: { $game }, { $names }
lobby-go = Go to the table
lobby-make = Open a table
lobby-make-rated = Rated: counts if everyone at the table has an account
lobby-seats = Seats
lobby-leave = Leave the table
lobby-host = Your table
lobby-start = Start now with bots in the free seats
lobby-bots = Bots in the free seats
lobby-up = Move { $name } one seat up
lobby-remove = Remove { $name }
lobby-keep-out = Remove { $name } and keep them out
lobby-is-open = Show this table among the open ones
lobby-watching = Spectators
lobby-watching-open = may watch
lobby-watching-late = see it one round later
lobby-watching-none = are not admitted
lobby-invite = Invite someone you have played with
lobby-invited = Invited
lobby-invitation = { $name } invites you: { $game }
lobby-accept = Accept
lobby-decline = Decline
lobby-offer = You are offered a rematch.
lobby-offer-terms = Same people, same terms: { $terms }. The game starts once everyone has accepted.
lobby-offer-sit = Accept and sit down
lobby-mine = Waiting for you
lobby-next = Next table where it is your turn: { $game }
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
