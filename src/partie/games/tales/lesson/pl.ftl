# Pierwsza partia gry Tales of Glory, po polsku.

lesson-first-tile = W dziesięciu rundach dokładasz kafelki do swojej opowieści, a wygrywa ten, kto ma najwięcej chwały. Potajemnie wybierz miejsce: kafelek jest twój, jeśli nikt go wcześniej nie weźmie. „{ face-ditch-goblins }” na miejscu 2 wymagają 2 punktów walki; masz je, a walki się nie wydaje.
lesson-first-tile-goblins = Dobrze: potrzebną walkę masz, więc ten kafelek nic cię nie kosztuje.
lesson-first-tile-place = Miejsca kosztują monety, a monety się wydaje. W zamian łączniki miejsc dają swoją nagrodę, gdy zetkną się z innym kafelkiem. Kafelek „{ face-ditch-goblins }” nic by cię jednak nie kosztował.
lesson-first-tile-wild = Miejsca od 4 do 6 to dzicz: dołożenie kafelka stamtąd kosztuje o 1 monetę lub 1 miksturę więcej. Kafelek „{ face-ditch-goblins }” na miejscu 2 nic by cię nie kosztował.

lesson-add-tile = Teraz dołóż kafelek do swojej opowieści. Można go też odrzucić za 1 monetę, 1 miksturę i 1 klucz. Na początku warto jednak dokładać: to nagrody i nowe łączniki.
lesson-fee = Ten kafelek pochodzi z dziczy, więc oprócz swojej ceny kosztuje jeszcze 1 monetę albo 1 miksturę. Czego potrzebujesz mniej?
lesson-fee-coin = Monetami płaci się za miejsca i skarby i nic ich nie zastąpi. Jeśli masz dość mikstur, łatwiej było zapłacić miksturą.
lesson-fee-potion = Dobry wybór: monet nic nie zastąpi. Pamiętaj tylko, że mikstura zastępuje brakującą walkę lub magię.
lesson-cell = Dołóż kafelek do bohatera tak, żeby łącznik zetknął się z łącznikiem; kafelków się nie obraca. Gdzie spotkają się dwie połówki klucza, dostajesz klucz do skrzyni na tych dwóch kafelkach albo na bohaterze.
lesson-chest = Masz klucz: wybierz skrzynię, którą otworzy. Zawartość jest od razu twoja, a każdą skrzynię otwiera się tylko raz.
lesson-chest-opened = Skrzynia bywa warta więcej niż kafelek, na którym jest. Dlatego przy dokładaniu szukaj połówek kluczy.
lesson-confirm = Sprawdź swoją turę: dopóki jej nie potwierdzisz, możesz ją całą cofnąć.

lesson-second-round = Trzy kafelki pozostałe na najniższych numerach odeszły, a na ich miejsce przybyły nowe. Żeton pierwszego gracza ma teraz ten, komu przypadł najniższy numer, i to on pierwszy bierze kafelek. Jeśli już go miał, żeton dostał drugi gracz.
lesson-low-number = Niski numer: może dać ci żeton pierwszego gracza na następną rundę.
lesson-high-number = Wysoki numer też może być dobrym kafelkiem, ale żeton pierwszego gracza przynosi najniższy.
lesson-too-late = Wybrany kafelek ma już przeciwnik. Weź inny. Nawet taki, który nie pasuje, na coś się przyda: odrzucisz go za 1 monetę, 1 miksturę i 1 klucz.

lesson-pay = Za kafelek płaci się przed dołożeniem. Monety i mikstury oddajesz, walkę i magię wystarczy mieć; każdy brakujący punkt zastąpi 1 mikstura. Dołóż kafelek albo go odrzuć, jeśli kosztuje za dużo.
lesson-added = Opowieść rośnie: więcej łączników to więcej możliwości dla następnego kafelka.
lesson-discarded = 1 moneta, 1 mikstura i klucz do dowolnej skrzyni: odrzucenie kafelka bywa lepszym interesem.
lesson-second-cell = Bok z łącznikiem nigdy nie może przylegać do boku bez łącznika. Zostawiaj więc miejsce: kafelek położony źle może zamknąć dobry łącznik.

lesson-third-round = Są cztery rodzaje kafelków: potwory przynoszą chwałę, postacie płacą na koniec gry, miejsca nagradzają połączenia, a skarby mają skrzynie. Wybierz to, na co cię stać i czego brakuje twojej opowieści.
lesson-majorities = Na końcu chwałę dają też przewagi: najwięcej walki, magii, mikstur albo monet. Wartość ma więc i to, czego nie wydasz. Czy ten kafelek jest wart swojej ceny?

lesson-period-two = Zaczyna się 2. okres: kafelki kosztują więcej i więcej przynoszą. Od 8. rundy przyjdą kafelki 3. okresu, te największe. Wybierz miejsce jak przedtem.

lesson-done = To była lekcja. Kontynuuj swoją opowieść w grze z przeciwnikiem: po dziesięciu rundach wygra ten, kto ma najwięcej chwały.
