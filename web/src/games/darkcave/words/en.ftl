# What the screen of Saboteur: The Dark Cave says besides the game's own words.

darkcave-cave = The cave
darkcave-seats = Players
darkcave-ways = Which way round the card lies
darkcave-hold = Hold to look
darkcave-show = Look
darkcave-only-you = Only you know
darkcave-recent = What happened last
darkcave-discard-only = discard only
darkcave-discarded = discarded
darkcave-cross = crossing
darkcave-tee = junction
darkcave-passage = passage
darkcave-bend = bend
darkcave-guess = Your guess at the clan: { $seat }
darkcave-no-guess = no guess
darkcave-notebook = Notebook
darkcave-map = Map of the cave
darkcave-nothing-known = Nothing that the others do not know too.
darkcave-suspicions = Whom do they work for?
darkcave-suspect = My suspect:
darkcave-trust = On our side:
darkcave-exit = The exit is in the:
darkcave-no-exit = The exit is not in the:
darkcave-help = Let us help:
darkcave-stop = Let us stop:
darkcave-seen-goal = I have seen the goal in the { $corner }:
darkcave-claim-loyal = I am loyal to my clan.
darkcave-claim-suspect = My suspect: { $of }.
darkcave-claim-trust = On our side: { $of }.
darkcave-claim-exit = The exit is in the { $corner }.
darkcave-claim-no-exit = The exit is not in the { $corner }.
darkcave-claim-help = Let us help: { $of }.
darkcave-claim-stop = Let us stop: { $of }.
darkcave-claim-seen-goal = I have seen the goal in the { $corner }: { $card }.
darkcave-attack = { $creature ->
    [rat] The rat has reached your dwarf. It takes a random card from your hand.
    [lindworm] The lindworm has reached your dwarf. It knocks the dwarf down, who then misses one move.
   *[goblin] The goblin has reached your dwarf. It takes a nugget.
}
darkcave-axe-saves = Your axe kills it first and is then spent.
darkcave-story = The story of the game
darkcave-sides = Who worked for whom
darkcave-worked-for = For the clan: { $clan }
darkcave-stayed = stayed in the cave
darkcave-suspicion = Suspicion over time
darkcave-suspected = How likely a spectator was to take each dwarf for a saboteur
darkcave-as-table = The same as a table
darkcave-question = Question
darkcave-turning-points = What turned the game
darkcave-cover = Turn my cards face down
darkcave-phases = Parts of a turn
darkcave-phase-play = Play
darkcave-phase-walk = Walk
darkcave-phase-draw = Draw
