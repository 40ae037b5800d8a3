# Podręcznik do gry Tides of Time po polsku.

chapter-goal = Cel gry
chapter-pieces = Karty i symbole
chapter-setup = Przygotowanie
chapter-flow = Runda krok po kroku
chapter-relics = Między rundami: relikty
chapter-scoring = Punktacja
chapter-end = Koniec gry
chapter-questions = Pytania i odpowiedzi

handbook-aim = Gra jest dla 2 graczy i trwa 3 rundy. W każdej rundzie budujesz z 5 kart królestwo i je punktujesz. Wygrywa ten, kto po trzeciej rundzie ma więcej **punktów zwycięstwa** ({ -vp }).
handbook-idea = Nikt nie zaczyna i nie ma kolejki: **oboje zawsze wybieracie w tej samej chwili**. Jedną kartę zostawiasz sobie, resztę oddajesz, więc myśl też o tym, co wypuszczasz z ręki.

handbook-cards = Kart jest 18 i każda jest inna. Ma nazwę, zwykle symbol i jedną zdolność, która mówi, za co dostajesz punkty. Działanie kart jest zawsze jawne dla obu stron; dotknij karty albo wyszukaj ją po nazwie.
handbook-suits = **Symboli** jest 5: { suit-palace }, { suit-library }, { suit-garden }, { suit-temple } i { suit-stronghold }. Każdy jest dokładnie na 3 kartach. Zdolność karty często liczy inny symbol niż ten, który karta ma.
handbook-suitless = Karty 16, 17 i 18 są **bez symbolu**. To nie jest szósty symbol: nigdy się go nie liczy, nigdy go nie brakuje i nigdy się go nie podwaja.
handbook-tokens = Każda strona ma na całą grę 2 **żetony reliktów**, jeden po 1. rundzie i jeden po 2. rundzie. Żeton leży na zostawionej karcie i oznacza ją aż do końca.

handbook-deal = Wszystkie 18 kart się tasuje i każda strona dostaje 5. Pozostałe 8 tworzy zakrytą talię; nikt do niej nie zagląda. Obie strony zaczynają z 0 { -vp }.

handbook-choose = Z kart na ręce wybierz **jedną** do swojego królestwa. Przeciwnik robi to samo; dopóki nie wybiorą obie strony, twoja karta leży zakryta. Nie można pasować, a karta nic nie kosztuje.
handbook-change = Dopóki przeciwnik się zastanawia, możesz cofnąć swoją kartę i wybrać inną. Gdy wybrały obie strony, wybór jest ostateczny.
handbook-reveal = Obie karty odkrywa się w tej samej chwili i zostają na stole odkryte. Wszystkie twoje odkryte karty razem to twoje **królestwo**.
handbook-swap = Potem **wymieniacie się** wszystkimi kartami, które zostały na ręce. Od tej chwili wiesz, co ma przeciwnik, bo przed chwilą to były twoje karty. Wybieracie, odkrywacie i wymieniacie się, aż w obu królestwach przybędzie 5 kart.
handbook-last-card = Kart na ręce ubywa: 5, 4, 3, 2, 1. Przy ostatniej nie ma z czego wybierać, więc wykłada się sama, a wymiany już nie ma.
handbook-quiet = W trakcie wybierania żadna karta nie działa. Zdolności liczą się dopiero przy punktowaniu rundy, a kolejność wykładania kart nie ma znaczenia.
handbook-rounds = Wszystkie 3 rundy rozgrywa się tak samo. Po 1. i 2. rundzie przychodzi czas na relikty i nowe karty, a po 3. rundzie gra od razu się kończy.

handbook-take-back = Po podliczeniu 1. i 2. rundy bierzesz 5 kart z tej rundy z powrotem na rękę. Tylko spośród nich wybierasz teraz relikt i kartę do usunięcia; wcześniejsze relikty zostają na miejscu.
handbook-relic = Jedną z 5 kart wybierz na **relikt**. Zostaje w twoim królestwie do końca gry, a w każdej następnej rundzie znów liczą się jej symbol i zdolność.
handbook-relic-stays = Relikt już się nie rusza: nie wraca na rękę, nie podlega wymianie i nie można go zastąpić ani usunąć.
handbook-remove = Z pozostałych 4 kart jedną **usuń z gry**. Odkłada się ją odkrytą, znają ją obie strony i już nie wróci. Pozbądź się tej, która najbardziej pomogłaby przeciwnikowi.
handbook-two-cards = Musisz wybrać i relikt, i kartę do usunięcia, i muszą to być **dwie różne karty**.
handbook-relic-secret = Obie strony wybierają równocześnie i w tajemnicy. Relikty i usunięte karty ujawnia się razem, gdy obie strony wybrały jedno i drugie; do tej pory wybór można zmienić.
handbook-draw-two = Potem każda strona dobiera 2 karty i znów ma ich 5: 3 zachowane i 2 nowe, które widzi tylko ona. Tak zaczyna się następna runda. Przed 3. rundą każda strona ma na stole 2 relikty.

handbook-score-round = Gdy wszystkie karty rundy są wyłożone, następuje punktacja. Liczą się **wszystkie karty twojego królestwa**, także relikty: 5 w 1. rundzie, 6 w 2. rundzie i 7 w 3. rundzie. Oba królestwa punktują równocześnie i o niczym się przy tym nie decyduje.
handbook-score-sum = Punkty ze wszystkich twoich kart sumuje się i zapisuje za tę rundę. Tego, co zapisane, już się nie przelicza, nawet gdy karta później wypadnie z gry. Każdy punkt i jego powód widzą obie strony.
handbook-count = Liczysz, na ilu **własnych odkrytych kartach** jest dany symbol. Karty na ręce, w talii i usunięte z gry się nie liczą. Karta z niespełnionym warunkiem daje 0, a żadna karta nie odbiera punktów.
handbook-each = Tych 5 kart daje **3 { -vp } za każdą kartę** z jednym symbolem w twoim królestwie. Za 3 takie karty to 9 { -vp }, za żadną 0.
handbook-majority = Tych 5 kart daje **7 { -vp }, jeśli masz więcej** kart z danym symbolem niż przeciwnik. Punktują raz, niezależnie od wielkości przewagi, a przeciwnikowi nigdy nic nie dają.
handbook-tie = Jeśli macie po tyle samo, jest **remis**, a remis nic nie daje. Zmienia to tylko karta „{ face-1 }”.
handbook-nest = Z kartą „{ face-1 }” w królestwie **remisy należą do ciebie** wszędzie tam, gdzie karty porównują oba królestwa: przy kartach 2, 4, 7, 12, 13, 16 i 18. Gdy masz mniej, nie pomoże, przeciwnikowi nic nie daje, a sama jest warta 0.
handbook-sets = Te 3 karty punktują każdy **pełny zestaw** symboli: „{ face-5 }” 9 { -vp }, „{ face-9 }” 13 { -vp }, „{ face-14 }” 5 { -vp }. W obrębie jednej karty każdy symbol należy tylko do jednego zestawu, więc zestawów jest tyle, ile masz najrzadszego z jej symboli.
handbook-missing = Karta „{ face-10 }” daje **3 { -vp } za każdy symbol, którego brakuje w twoim królestwie**. Sama jest twierdzą, więc może brakować najwyżej 4.
handbook-singles = Przy karcie „{ face-16 }” policz symbole, które masz **dokładnie na jednej** karcie. Jeśli masz ich więcej niż przeciwnik, daje 8 { -vp }.
handbook-double = Z kartą „{ face-17 }” twój **najliczniejszy symbol liczy się podwójnie**. Jeśli takich symboli jest kilka, podwaja się wszystkie. Podwojona liczba obowiązuje wszędzie, gdzie symbole się liczy, porównuje albo składa w zestawy; sama karta jest warta 0.
handbook-best = Karta „{ face-18 }” patrzy po każdej stronie na jedną kartę, która w tej rundzie przyniosła najwięcej. Jeśli twoja przyniosła więcej niż karta przeciwnika, daje **8 { -vp }**.
handbook-order = Punktuje się w czterech krokach: liczy się symbole, podwaja je kartą „{ face-17 }”, punktuje wszystkie karty obu stron, a na końcu kartę „{ face-18 }”. Każda karta jest tylko jedna, więc taki efekt ma zawsze najwyżej jedna strona.
handbook-example-first = **Przykład: 1. runda.** Ogrody są 1 : 1, ale w królestwie (Ana) leży „{ face-1 }”, więc „{ face-13 }” daje 7. Brakuje jednego symbolu, to 3 za kartę „{ face-10 }”, a jeden pałac dodaje 3 za kartę „{ face-15 }”. Razem 13 { -vp }; na zestaw dla karty „{ face-9 }” jeszcze nie starczyło.
handbook-example-last = **Przykład: 3. runda.** Biblioteki są 2, więcej niż czegokolwiek innego, a „{ face-17 }” robi z nich 4: „{ face-3 }” przynosi 4 × 3. Po drugiej stronie przy karcie „{ face-16 }” jest remis 4 : 4, który wygrywa „{ face-1 }”. Partia kończy się wynikiem 59 : 45.

handbook-over = Gra kończy się zaraz po podliczeniu 3. rundy. Twój wynik to suma trzech rund, a **wygrywa wyższa suma**.
handbook-shared = Przy równych sumach zwycięstwo jest wspólne. Niczym więcej się go nie rozstrzyga.

ask-own-suit = Czy własny symbol karty liczy się do jej zdolności?
handbook-own-suit = Tak. Symbol karty liczy się do każdej zdolności w królestwie, także do jej własnej. Na przykład „{ face-9 }” dokłada do zestawu własny ogród.
ask-many-uses = Czy z jednej karty może korzystać kilka zdolności?
handbook-many-uses = Tak, dowolnie wiele. Jedna świątynia może liczyć się do karty „{ face-11 }”, do przewagi i do zestawu.
ask-many-sets = Mam dwie biblioteki i jeden ogród. Ile razy punktuje „{ face-14 }”?
handbook-many-sets = Raz. Druga biblioteka nie ma do pary własnego ogrodu, więc pełna para jest tylko jedna.
ask-nest-zero = Czy „{ face-1 }” wygrywa też wtedy, gdy nikt nic nie ma?
handbook-nest-zero = Tak. 0 : 0 to remis jak każdy inny. Z kartą „{ face-2 }” dostajesz wtedy 7 { -vp }, choć po żadnej stronie nie ma twierdzy.
ask-nest-end = Czy „{ face-1 }” rozstrzyga grę przy równych sumach?
handbook-nest-end = Nie. Działa tylko przy siedmiu kartach, które porównują królestwa. Równe sumy oznaczają wspólne zwycięstwo.
ask-double-mine = Czy moje podwojenie liczy się też przeciw kartom przewagi przeciwnika?
handbook-double-mine = Tak. Porównuje się twoją podwojoną liczbę, niezależnie od tego, czyja jest karta przewagi. Własnych liczb przeciwnika twoja karta jednak nie zmienia.
ask-double-missing = Czy podwojenie zmienia to, co daje „{ face-10 }”?
handbook-double-missing = Nie. Symbolu, którego brakuje, brakuje nadal: dwa razy 0 to 0.
ask-double-singles = Czy podwojony symbol jest dla karty „{ face-16 }” nadal pojedynczy?
handbook-double-singles = Tak. Ta karta liczy karty, a nie symbole, więc symbol na jedynej karcie jest pojedynczy, nawet gdy się go podwaja. Dotyczy to obu stron.
ask-best-itself = Czy „{ face-18 }” może być swoją własną najlepszą kartą?
handbook-best-itself = Nie, patrzy tylko na twoje pozostałe karty. Karta bez punktów, na przykład „{ face-1 }”, liczy się jako 0.
ask-what-i-know = Co wiem o kartach na ręce przeciwnika?
handbook-what-i-know = Przed pierwszą wymianą w rundzie znasz tylko te, które leżały już wcześniej odkryte. Po pierwszej wymianie znasz wszystkie. Talii nie zna nikt.
ask-all-cards = Czy każda karta wejdzie do gry?
handbook-all-cards = Tak. W talii jest 8 kart, potem 4, na końcu żadnej; nie tasuje się jej ponownie. Przed 3. rundą możesz więc wywnioskować, które karty ma z dobierania przeciwnik.
