# Pierwsza partia gry Architekci Stonespine, po polsku.

lesson-first-chamber = W cztery lata budujesz podziemia z 16 komnat, co roku jeden rząd. Twój projekt chce na a1 komnaty typu loch, a na c1 śluzu; wejście jest nad b1. Wybierz komnatę, która pomoże choć w jednej z tych spraw.
lesson-first-chamber-closet = Komnata „{ face-93 }” to loch ze śluzem, więc pasuje na a1 i na c1. Im więcej wymagań spełnisz, tym więcej punktów da projekt na końcu.
lesson-first-chamber-stone = Komnata „{ face-84 }” to loch: może spełnić wymaganie na a1. Jeszcze lepsza była komnata „{ face-93 }”, bo ma też śluz.
lesson-first-chamber-goblins = Dwa gobliny pomogą przy celu tej partii: kto ma na końcu najwięcej goblinów, dostaje 15 punktów. Żadnego wymagania pierwszego rzędu ta komnata jednak nie spełnia.
lesson-first-chamber-door = Ta komnata ma drzwi u góry: na b1 jest połączona z wejściem. Każda komnata połączona z wejściem daje na końcu 1 punkt.

lesson-first-column = Wybierz kolumnę, od a po lewej do d po prawej. Rząd możesz wypełniać w dowolnej kolejności, ale umieszczonej komnaty już się nie przesuwa. Dwie komnaty są połączone tam, gdzie stykają się ich drzwi.
lesson-first-column-a = Na a1 projekt chce komnaty typu loch. Jeśli twoja to loch, wymaganie jest spełnione.
lesson-first-column-b = b1 leży pod wejściem. Komnata z drzwiami u góry jest z nim połączona.
lesson-first-column-c = Na c1 projekt chce śluzu. Jeśli w komnacie go nie ma, może uda się go kupić na rynku.
lesson-first-column-d = d1 nie ma żadnego wymagania: to dobre miejsce dla komnaty, która nie pasuje nigdzie indziej.

lesson-first-discard = W grze dwuosobowej odrzucasz też jedną komnatę. Pozostałe trzy dostaje przeciwnik. Odrzuć więc tę, której nie chcesz widzieć w jego podziemiach.

lesson-second-chamber = Pozostałe karty z ręki wędrują na drugą stronę stołu, a każdy dobiera nową komnatę. Patrz teraz na drzwi: drzwi po prawej potrzebują drzwi po lewej w sąsiedniej komnacie. Komnata „{ face-54 }” to loch ze śluzem.
lesson-second-chamber-both = Pasuje na a1 i na c1, zależnie od tego, co jest jeszcze wolne. A u dołu ma drzwi do rzędu, który zbudujesz za rok.
lesson-second-chamber-star = Dobra mieszanka: loch na a1, goblin do celu i gwiazdka +1, która na końcu daje 1 punkt.
lesson-second-chamber-stone = To loch i pasuje na a1. Dzięki drzwiom u góry sprawdzi się też na b1, pod wejściem.
lesson-second-chamber-cave = Gwiazdka +1 daje na końcu 1 punkt. Ta jaskinia nie spełnia jednak żadnego wymagania pierwszego rzędu i nie daje złota, więc inna komnata była cenniejsza.

lesson-second-column = Dokąd prowadzą jej drzwi? Gdy sąsiednia komnata nie ma drzwi z tej strony, droga się tam kończy. Punkty za drogi dają tylko połączone komnaty.

lesson-third-chamber = Na każdej komnacie podano złoto. Gotowy rząd je wypłaca i idziesz na rynek. Komnata „{ face-80 }” daje 5 sztuk złota, ale jej gwiazdka −1 będzie cię na końcu kosztować 1 punkt.
lesson-third-chamber-gold = 5 sztuk złota to dużo: wystarczy na jeden zestaw żetonów. Dobry zestaw jest zwykle wart więcej niż 1 punkt.
lesson-third-chamber-other = Rozsądny wybór. Pilnuj jednak złota: najtańszy zestaw na rynku kosztuje 4.

lesson-last-chamber = W rzędzie zostało jedno miejsce, więc nie wybierasz kolumny. Kartę, której nie umieścisz, odrzucasz. Potem liczy się złoto.
lesson-row-paid = Pierwszy rząd jest gotowy i wypłacił ci złoto. Każda skrzynia w podziemiach dodaje 1 sztukę złota, w tym roku i w każdym następnym.

lesson-market = Pierwszą turę na rynku ma ten, kto ma najwięcej złota. Żetony z zestawu od razu trafiają do podziemi; spełniają wymagania i punktują w wyzwaniach. Kup zestaw, który przyda się twoim podziemiom.
lesson-market-ooze = Śluz i szlam. Śluz w komnacie na c1 spełnia wymaganie, jeśli nie jest jeszcze spełnione.
lesson-market-passage = Tajne przejście otwiera dowolną krawędź, czy są tam drzwi, czy nie. Łączy też komnaty, których nic innego nie łączy.
lesson-market-trap = Projekt nie chce żadnej pułapki, ale niektóre wyzwania za nie płacą. Śluz albo tajne przejście bardziej pasowałyby do twojego projektu.
lesson-market-pass = Kto pasuje, traci resztę złota. Za rok szukaj komnat, które dają go więcej.

lesson-token = Wybierz komnatę dla tego żetonu. Komnata mieści najwyżej cztery elementy, a żetonu już się nie przesuwa. Najpierw spójrz na projekt.
lesson-passage = Tajne przejście otwiera jedną krawędź. Umieść je tam, gdzie dwie komnaty nie są jeszcze połączone, albo nad b1, jeśli komnata nie ma tam drzwi u góry.

lesson-market-again = Kupować dalej możesz zawsze wtedy, gdy masz najwięcej złota, możesz też spasować. Złoto, które zostanie, przepada. Kto jednak pasuje pierwszy, pierwszy wybiera wyzwanie i zajmuje najlepsze miejsce na torze priorytetu.

lesson-challenge = Wyzwanie masz do końca gry i dopiero wtedy punktuje. Wyzwanie „{ face-ch5 }” daje 3 punkty za każdego goblina w jednej kolumnie. Gobliny liczą się też do celu, więc miej to na uwadze.
lesson-challenge-left = Przeciwnik pasuje pierwszy, więc już ma swoje wyzwanie. Wyzwanie masz do końca gry i dopiero wtedy punktuje. Wybierz to, do którego możesz rozbudować podziemia.
lesson-challenge-goblins = Gobliny liczą się teraz dla ciebie podwójnie: do tego wyzwania i do celu. Postaraj się zebrać je w jednej kolumnie.
lesson-challenge-slime = O szlamy i śluzy jest łatwo. Trzy w jednej komnacie dają 4 punkty i można to zrobić więcej niż raz.
lesson-challenge-chests = Potrzebujesz par: skrzyni i gwiazdki dowolnej wartości. Skrzynie dają też co roku złoto.

lesson-year-two = Drugi rok: nowy rząd leży pod pierwszym, a karty przekazuje się teraz w prawo. Projekt chce na c2 komnaty typu loch, a na d2 skrzyni. Drzwi u góry łączą z rzędem powyżej.
lesson-year-two-column = Zanim wybierzesz, spójrz w górę: drzwi u góry powinny trafić na drzwi u dołu pierwszego rzędu. Na koniec droga ma prowadzić od wejścia aż do wyjścia pod b4.

lesson-scoring = Na końcu punktują projekt, drogi od wejścia i od wyjścia, gwiazdki, wyzwania, cel i miejsce na torze priorytetu. Cztery spełnione wymagania dają 5 punktów, wszystkie osiem 20. Odrzuć komnatę, a tura będzie gotowa.

lesson-done = To była lekcja: każdy następny rok przebiega jak pierwszy. Dokończ swoje podziemia w grze z przeciwnikiem; w roku 4 nikt już nie bierze wyzwań.
