# What the screen of Saboteur: The Dark Cave says besides the game's own words.

darkcave-cave = Jaskinia
darkcave-seats = Gracze
darkcave-ways = Jak ma leżeć karta
darkcave-hold = Przytrzymaj, by spojrzeć
darkcave-show = Pokaż
darkcave-only-you = Wiesz tylko ty
darkcave-recent = Co się ostatnio stało
darkcave-discard-only = tylko odrzuć
darkcave-discarded = odrzucona
darkcave-cross = skrzyżowanie
darkcave-tee = rozwidlenie
darkcave-passage = korytarz
darkcave-bend = zakręt
darkcave-guess = Twoje przypuszczenie co do klanu: { $seat }
darkcave-no-guess = brak przypuszczenia
darkcave-notebook = Notatnik
darkcave-map = Mapa jaskini
darkcave-nothing-known = Nic, czego nie wiedzieliby też inni.
darkcave-suspicions = Dla kogo pracują?
darkcave-suspect = Według mnie sabotuje:
darkcave-trust = Po naszej stronie jest:
darkcave-exit = Wyjście jest tu:
darkcave-no-exit = Wyjścia tu nie ma:
darkcave-help = Pomóżmy:
darkcave-stop = Zatrzymajmy:
darkcave-seen-goal = Znam cel ({ $corner }):
darkcave-claim-loyal = Jestem po stronie swojego klanu.
darkcave-claim-suspect = Według mnie sabotuje: { $of }.
darkcave-claim-trust = Po naszej stronie: { $of }.
darkcave-claim-exit = Tu jest wyjście: { $corner }.
darkcave-claim-no-exit = Tu nie ma wyjścia: { $corner }.
darkcave-claim-help = Komu teraz pomóc: { $of }.
darkcave-claim-stop = Kogo teraz zatrzymać: { $of }.
darkcave-claim-seen-goal = Znam cel ({ $corner }): { $card }.
darkcave-attack = { $creature ->
    [rat] Do twojego krasnoluda dotarł szczur. Zabierze ci losową kartę z ręki.
    [lindworm] Do twojego krasnoluda dotarł jaszczur. Powali go i krasnolud straci jeden ruch.
   *[goblin] Do twojego krasnoluda dotarł goblin. Zabierze ci samorodek.
 }
darkcave-axe-saves = Twój topór wcześniej zabije potwora i zostanie zużyty.
darkcave-story = Historia gry
darkcave-sides = Kto dla kogo pracował
darkcave-worked-for = Dla klanu: { $clan }
darkcave-stayed = został w jaskini
darkcave-suspicion = Podejrzenia w czasie gry
darkcave-suspected = Z jakim prawdopodobieństwem widz uznałby każdego krasnoluda za sabotażystę
darkcave-as-table = To samo w tabeli
darkcave-question = Pytanie
darkcave-turning-points = Co rozstrzygnęło grę
darkcave-cover = Zakryj moje karty
darkcave-phases = Części tury
darkcave-phase-play = Karta
darkcave-phase-walk = Ruch
darkcave-phase-draw = Dobieranie
