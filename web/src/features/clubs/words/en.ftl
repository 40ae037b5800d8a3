# Clubs and tournaments.

clubs-about = A club is a name and a link: whoever has the link comes in, without an account and without an address. A class or a group of friends plays here together.
clubs-mine = My clubs
clubs-open = Open a club
clubs-name = Name of the club
clubs-waiting = Tournaments
clubs-no-tournaments = There is no tournament yet.
clubs-door = Owner of this club: { $name }
clubs-no-address = no account and no address needed
clubs-join = Join the club
clubs-tournaments = Tournaments of the club
clubs-tables = Tables for members
clubs-members = Members
clubs-me = you
clubs-owner = owner
clubs-hand-over = Hand the club over
clubs-remove = Remove
clubs-remove-about = Whoever is removed knows the link. So the club gets a new one.
clubs-invite = Invite
clubs-invite-about = Whoever has this link can join. Show it to the whole class.
clubs-link = Link to the club
clubs-link-says = Come and play with us: { $name }
clubs-leave = Leave the club
clubs-close = Close the club
clubs-close-sure = The club and its tournaments will be gone for everyone. Finished games stay with those who played them.
clubs-close-yes = Close for good
clubs-new = New tournament or table
clubs-new-open = New tournament for everyone
clubs-kind = What
clubs-swiss = Swiss tournament
clubs-round-robin = Everyone against everyone
clubs-table = One table
clubs-seats = Seats at a table
clubs-rounds = Rounds
clubs-swiss-about = In each round those with similar points meet, and nobody meets twice while it can be avoided.
clubs-robin-about = Everyone meets everyone. At tables of more than two, as many of them as possible.
clubs-table-about = Members find it here. The game starts by itself once all seats are taken.
clubs-open-tournament = Open a tournament
clubs-tournament = Tournament
clubs-opened-by = Opened by: { $name }
clubs-state-open = Open for entries
clubs-state-running = In progress
clubs-state-over = Over
clubs-state-round = Round { $round } of { $rounds }
clubs-entered = you take part
clubs-enter = Take part
clubs-withdraw = Withdraw
clubs-withdrawn = has left
clubs-gone = someone who has left
clubs-nobody = Nobody has entered yet.
clubs-taking-part = Taking part
clubs-start = Start the tournament
clubs-call-off = Call it off
clubs-call-off-sure = No further rounds will be played.
clubs-my-table = To my table
clubs-round = Round { $round }
clubs-bye = free round, 1 point
clubs-watch = Watch
clubs-see = Look at the game
clubs-standings = Standings
clubs-final = Final table
clubs-place = Place
clubs-who = Name
clubs-points = Points
clubs-buchholz = Buchholz: points of all opponents
clubs-buchholz-short = Buchh.
clubs-tie-breaks = With equal points: the points of all opponents (Buchholz), then the games against each other, then the earlier entry.
clubs-back = Back to the club
clubs-count = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
clubs-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
clubs-at-table = { $count ->
    [one] { $count } seat at a table
   *[other] { $count } seats at a table
}
clubs-swiss-of = { $rounds ->
    [one] Swiss, { $rounds } round
   *[other] Swiss, { $rounds } rounds
}
