# What the screen of Saboteur: The Dark Cave says besides the game's own words.

darkcave-cave = Jaskinia
darkcave-seats = Gracze
darkcave-ways = Jak ma leżeć karta
darkcave-hold = Przytrzymaj, by spojrzeć
darkcave-only-you = Wiesz tylko ty
darkcave-recent = Co się ostatnio stało
darkcave-discard-only = tylko odrzuć
darkcave-discarded = odrzucona
darkcave-cross = skrzyżowanie
darkcave-tee = rozwidlenie
darkcave-passage = korytarz
darkcave-bend = zakręt
darkcave-guess = Twoje przypuszczenie: dla kogo pracuje { $seat }
darkcave-no-guess = brak przypuszczenia
