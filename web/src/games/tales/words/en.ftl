# What the screen of Tales of Glory says besides the game's own words.

tales-round = Round { $round } of { $rounds }
tales-period = period { $period }
tales-no-more = no more tiles come
tales-leads = first: { $seat }
tales-set-up = Preparing the game
tales-over = The stories are told
tales-board = Adventure board
tales-tab-board = Board
tales-tab-story = Story
tales-wilderness = The wilderness
tales-wilderness-why = each costs 1 coin or 1 potion more
tales-road = The road
tales-road-why = the lowest number taken leads
tales-stands-in = stands in for
tales-discard = A discarded tile:
tales-place = Space { $place }: { $tile }
tales-place-empty = Space { $place }: empty
tales-place-taken = Space { $place }: taken, { $seat }
tales-your-choice = your secret choice
tales-came-late = { $seat }: too late
tales-no-cell = no spot
tales-free = free
tales-fee = 1 coin or potion for the wilderness
tales-missing = cannot be paid, missing: { $what }
tales-pays = you pay: { $what }
tales-instead = of which in place of combat or magic: { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
tales-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
tales-potions = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
tales-glory = { $count ->
    [one] { $count } glory
   *[other] { $count } glory
}
tales-combat = { $count ->
    [one] { $count } combat
   *[other] { $count } combat
}
tales-magic = { $count ->
    [one] { $count } magic
   *[other] { $count } magic
}
tales-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
tales-token = first-player token
tales-closed = { $count ->
    [one] { $count } closed chest
   *[other] { $count } closed chests
}
tales-waits = at the end { $count ->
    [one] { $count } glory
   *[other] { $count } glory
}
tales-ways = { $count ->
    [one] { $count } connection
   *[other] { $count } connections
}
tales-if-laid = If placed here
tales-chooses = choosing…
tales-has-chosen = has chosen
tales-story-of = Story: { $seat }
tales-return = Back to yours
tales-visit = Show the story: { $seat }, { $glory ->
    [one] { $glory } glory
   *[other] { $glory } glory
}. { $doing }
tales-chest = Chest { $number } on “{ $tile }”: { $content }
tales-drafted = Your tile: { $tile }
tales-drafted-short = taken this round
tales-quest = Quest: { $tile }
tales-quest-now = counts { $count } now: { $glory ->
    [one] { $glory } glory
   *[other] { $glory } glory
}
tales-backs = { $count ->
    [one] { $count } quest in hand
   *[other] { $count } quests in hand
}
tales-majorities = Majorities
tales-majorities-why = 4 glory each at the end
tales-most = Most { $resource ->
    [combat] combat
    [magic] magic
    [potions] potions
   *[coins] coins
}: { $seats }
tales-period-ends = Period { $period } is over
