# Pierwsza partia gry Sabotażysta: Mroczna jaskinia, po polsku.

lesson-first-path = Twój krasnolud jest wierny, niebieski i ma 3 samorodki. W rogach leżą zakryte cztery karty celu, a jedna z nich to wyjście: wynieś tamtędy złoto dla niebieskiego klanu. Najpierw zagraj kartę drogi, żeby krasnolud miał dokąd iść.
lesson-first-path-junction = Rozwidlenie zostawia otwarte jeszcze dwie drogi. To dobre, dopóki nikt nie wie, gdzie jest wyjście.
lesson-first-path-bend = Zakręt prowadzi dalej tylko w jednym kierunku. Rozwidlenie zostawiłoby więcej otwartych dróg.

lesson-first-lay = Wybierz, gdzie trafi karta i jak będzie obrócona. Musi pasować do wszystkich sąsiednich kart i przedłużać drogę. Rogi są od startu o cztery karty w bok i o cztery w górę albo w dół.
lesson-first-lay-done = Jaskinia urosła. Tą drogą mogą chodzić wszyscy, przyjaciele i wrogowie.

lesson-first-move = Po zagraniu karty krasnolud może przejść do 3 pól. Przejście karty I to 1 ruch, karty II 2 ruchy, karty III 3 ruchy. Wejdź na nową drogę.
lesson-move-on = Możesz iść dalej albo zakończyć ruch. Wtedy dobierasz kartę i twoja tura się kończy.

lesson-secret = Inni już grali i znowu jest twoja tura. Zagraj kartę „{ face-i-secret }”: pokaże ci jedną zakrytą kartę.
lesson-look = Zajrzyj do rogu: czy jest tam wyjście? Albo obejrzyj kartę klanu: czy ten gracz jest wierny, czy to sabotażysta, który pracuje dla drugiego klanu? Wszyscy widzą, którą kartę oglądasz, ale jej awers tylko ty.
lesson-look-exit = Tu jest wyjście! Inni wiedzą tylko, że oglądasz północno-wschodni róg. Buduj w tę stronę, ale może nie za bardzo otwarcie.
lesson-look-no-exit = Tu nie ma wyjścia, zostały trzy rogi. Patrz, dokąd budują inni: ktoś może wiedzieć więcej.
lesson-look-loyal = Ten gracz jest wierny: tak jak ty pracuje dla niebieskiego klanu. Wygracie albo przegracie razem.
lesson-look-saboteur = Sabotażysta! Karta klanu jest niebieska, ale ten gracz pracuje dla żółtego klanu. Co pomaga jemu, szkodzi tobie.

lesson-second-move = Ruszyć się możesz po zagraniu każdej karty. Z drabiny na dowolną inną drabinę jest 1 ruch, a jedna drabina jest na karcie startowej.

lesson-boots = Wyposażenie zostaje przed graczem. Zagraj kartę „{ face-i-boots }”: kto ma buty, idzie w każdej turze o 1 pole dalej.
lesson-equip = Wyposażenie możesz dać każdemu. Kto ma być szybszy?
lesson-equip-self = Teraz w każdej turze możesz przejść do 4 pól. W tak dużej jaskini to bardzo pomaga.
lesson-equip-other = Prezent! Inni wiedzą teraz, komu ufasz. Dla ciebie buty oznaczałyby w każdej turze 1 pole więcej.

lesson-third-move = Droga czasem kosztuje. Drewniany most losową kartę z ręki, tunel 1 samorodek. Pajęczyna blokuje drogę, a potwór kończy ruch.

lesson-free-turn = Ta tura należy całkiem do ciebie. Wyłóż drogę w stronę któregoś rogu, zagraj kartę akcji albo odrzuć jedną lub dwie karty. Kartę, dla której nie ma miejsca, można tylko odrzucić.
lesson-free-turn-drop = Odrzucenie to niewielka strata: na końcu tury dobierasz tyle samo kart. Jaskinia jednak nie rośnie.
lesson-free-turn-play = Dobrze. Jaskinię zmieniają tylko zagrane karty; te na ręce nikomu nie pomagają.

lesson-second-lay = Zwracaj uwagę na rysunki na kartach dróg. Z legowiska wychodzą potwory. Na złotej żyle leży samorodek dla krasnoluda, który tam się zatrzyma; kto go bierze, musi jednak odkryć swoją kartę klanu.

lesson-suspicion = Obserwuj innych. Kto buduje z dala od rogów albo wysyła na ciebie potwory, może być sabotażystą. Szczur kosztuje kartę z ręki, jaszczur powala krasnoluda, goblin zabiera samorodek.

lesson-treasure = Liczy się tylko złoto wyniesione z jaskini. Każdy klan sumuje to, co wyniosły jego krasnoludy, i mnoży przez liczbę tych, które pracują dla drugiego klanu; wygrywa większy skarb. Gra kończy się, gdy wyjdą wszyscy, którzy pracują dla jednego klanu, albo gdy skończą się karty.

lesson-done = To była lekcja, a partia trwa: znajdź wyjście, wynieś złoto i sprawdź, kto jest po twojej stronie.
