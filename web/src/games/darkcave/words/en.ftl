# What the screen of Saboteur: The Dark Cave says besides the game's own words.

darkcave-cave = The cave
darkcave-seats = Players
darkcave-ways = Which way round the card lies
darkcave-hold = Hold to look
darkcave-only-you = Only you know
darkcave-recent = What happened last
darkcave-discard-only = discard only
darkcave-discarded = discarded
darkcave-cross = crossing
darkcave-tee = junction
darkcave-passage = passage
darkcave-bend = bend
darkcave-guess = Your guess: whom { $seat } works for
darkcave-no-guess = no guess
