# What the screen of Stonespine Architects says besides the game's own words.

stonespine-moment = Right now
stonespine-free-columns = Free columns: { $columns }
stonespine-embedded = tokens: { $tokens }
stonespine-hands-go = { $way ->
    [left] hands go left
   *[right] hands go right
}
stonespine-edge = edge { $edge }
stonespine-set = { $half ->
    [top] Top
   *[bottom] Bottom
} set ({ $card }), { $price } gold
stonespine-progress = { $count } × { $each } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stonespine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stonespine-met = { $met } of 8
stonespine-income = gold income
stonespine-being-built = being built
stonespine-being-discarded = being discarded
stonespine-hand-of = Hand: { $seat }
stonespine-my-challenges = Your challenges
stonespine-challenges-of = Challenges: { $seat }
stonespine-order-why = Whoever has the most gold acts next; ties go to the higher priority
stonespine-track-place = priority: place { $place }
stonespine-passed = passed
stonespine-passed-place = passed, place { $place }
stonespine-others = The other dungeons
stonespine-visit = { $seat }: { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}; view this dungeon
stonespine-return = Back to your dungeon
stonespine-jael-why-rune = It has the same rune as his card.
stonespine-jael-why-gold = Jael had at least as much gold as you, so he took the sets on his card.
stonespine-jael-why-rest = After you passed, he took what was left.
stonespine-jael-why-lowest = It had the lowest number.
stonespine-page-dungeon = Dungeon
stonespine-page-aims = Aims
stonespine-page-rivals = Rivals
stonespine-pages = Parts of the table
stonespine-income-title = Year { $year }: gold for the market
stonespine-income-chambers = row
stonespine-income-chests = chests
stonespine-income-start = start
