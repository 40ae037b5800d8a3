# What the screen of Saboteur: The Dark Cave says besides the game's own words.

darkcave-cave = Jeskyně
darkcave-seats = Hráči
darkcave-ways = Jak má karta ležet
darkcave-hold = Podrž a podívej se
darkcave-only-you = Víš jen ty
darkcave-recent = Co se stalo naposledy
darkcave-discard-only = jen odhodit
darkcave-discarded = odhozená
darkcave-cross = křižovatka
darkcave-tee = rozcestí
darkcave-passage = chodba
darkcave-bend = zatáčka
darkcave-guess = Tvůj odhad: pro koho { $seat } pracuje
darkcave-no-guess = bez odhadu
