# What the screen of Saboteur: The Dark Cave says besides the game's own words.

darkcave-cave = Jaskyňa
darkcave-seats = Hráči
darkcave-ways = Ako má karta ležať
darkcave-hold = Podrž a pozri sa
darkcave-only-you = Vieš len ty
darkcave-recent = Čo sa stalo naposledy
darkcave-discard-only = iba odhodiť
darkcave-discarded = odhodená
darkcave-cross = križovatka
darkcave-tee = rázcestie
darkcave-passage = chodba
darkcave-bend = zákruta
darkcave-guess = Tvoj odhad: pre koho { $seat } pracuje
darkcave-no-guess = bez odhadu
