# What the screen of Stonespine Architects says besides the game's own words.

stonespine-moment = The moment
stonespine-free-columns = Free columns: { $columns }
stonespine-embedded = tokens: { $tokens }
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
stonespine-income = gold coming
stonespine-being-built = being built
stonespine-being-discarded = being discarded
stonespine-hand-of = Hand: { $seat }
stonespine-my-challenges = Your challenges
stonespine-challenges-of = Challenges: { $seat }
stonespine-order-why = The most gold acts first; a tie goes to the better priority
stonespine-track-place = priority: place { $place }
stonespine-passed = passed
stonespine-passed-place = passed, place { $place }
stonespine-others = The other dungeons
stonespine-visit = { $seat }: { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}; look at this dungeon
stonespine-return = Back to your own
stonespine-jael-why-rune = It has the rune of his card.
stonespine-jael-why-gold = Your gold was no more than his: he took the sets of his card.
stonespine-jael-why-rest = You had passed: he took what was left.
stonespine-jael-why-lowest = It had the lowest number.
stonespine-page-dungeon = Dungeon
stonespine-page-aims = Aims
stonespine-page-rivals = Rivals
stonespine-pages = Parts of the table
