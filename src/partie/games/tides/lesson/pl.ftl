# Pierwsza partia Tides of Time, po polsku.

lesson-first-card = Z kart budujesz królestwo, a po trzech rundach wygrywa ten, kto ma więcej punktów. Każda karta ma symbol i zdolność, a większość zdolności płaci za symbole. Wybierz jedną: karta „{ face-3 }” płaci za biblioteki, a dwie z nich masz na ręce.
lesson-first-card-palace = Dobry początek: każda biblioteka w królestwie daje ci teraz 3 punkty. Biblioteki są w kartach obu stron.
lesson-first-card-library = Biblioteka się przyda, ale tutaj nic ci nie przyniesie. Gdyby leżała już karta „{ face-3 }”, każda biblioteka dawałaby 3 punkty.
lesson-first-card-vestibule = Karta „{ face-15 }” daje 3 punkty za każdy pałac. Tak też można grać, ale w tej rundzie są tylko dwa pałace; biblioteki łatwiej zebrać.
lesson-first-card-other = Karta „{ face-11 }” płaci za świątynie, a na ręce była tylko jedna. Szukaj zdolności, która płaci za symbole, które naprawdę możesz zdobyć.

lesson-second-card = Obie karty odkryto jednocześnie, a pozostałe karty z ręki zmieniły właściciela. Wiesz więc dokładnie, z czego wybiera teraz przeciwnik. Karta „{ face-12 }” daje 7 punktów, gdy masz więcej bibliotek niż przeciwnik; karta „{ face-6 }” to biblioteka.
lesson-second-card-majority = Dobrze: na koniec rundy porównuje się, kto ma więcej bibliotek. Wystarczy jedna więcej.
lesson-second-card-library = Kolejna biblioteka. Symbol i zdolność liczą się osobno, więc opłaca się nawet wtedy, gdy jej zdolność nic nie daje.
lesson-second-card-maze = Karta „{ face-9 }” daje 13 punktów, ale tylko za wszystkie pięć symboli. Przy pięciu kartach w rundzie rzadko się to udaje; mniejsze plany są pewniejsze.
lesson-second-card-divide = Karta „{ face-2 }” porównuje twierdze. Najpierw policz, ile ich jeszcze możesz zdobyć: bibliotek jest tu więcej.

lesson-third-card = To twoje pierwsze karty, tylko bez dwóch: jedna leży w twoim królestwie, druga u przeciwnika. Zanim wybierzesz, spójrz na oba królestwa. Warto wziąć także kartę, której potrzebuje przeciwnik.
lesson-third-card-library = Biblioteka liczy się dla kart „{ face-3 }” i „{ face-12 }”, u kogokolwiek leżą. Albo przyniesie punkty tobie, albo nie dostanie ich przeciwnik.
lesson-third-card-other = To może się udać. Biblioteki liczą się jednak w tej rundzie od razu dla dwóch kart, więc są warte trochę więcej.

lesson-fourth-card = Zostały dwie karty. Jedną wykładasz ty, druga będzie piątą kartą przeciwnika. Myśl o obu królestwach.
lesson-round-scored = Piąte karty wyłożyły się same, a oba królestwa zostały podliczone. W tabeli punktów zobaczysz, ile przyniosła każda karta i dlaczego.

lesson-relic = Wszystkie pięć kart rundy wraca na rękę. Jedna z nich zostaje w królestwie jako relikt: jej symbol i zdolność liczą się w każdej następnej rundzie. Wybierz taką, do której łatwo dobrać inne karty.
lesson-relic-each = Dobry relikt: w obu pozostałych rundach doda coś za każdą kartę z jednym symbolem.
lesson-relic-majority = Relikt, który porównuje symbole, może dać 7 punktów w każdej rundzie. Widzi go jednak także przeciwnik i będzie ci przeszkadzać.
lesson-relic-set = Relikt, który potrzebuje całego zestawu, daje dużo albo nic. Pewniejsza jest karta, która płaci za każdy symbol jednego rodzaju.

lesson-remove = Jeszcze jedna karta wypada z gry na zawsze. Pozostałe trzy zostają na ręce i przeciwnik też będzie z nich wybierać. Usuń więc tę, która najbardziej by mu pomogła.
lesson-removed = Usunięte karty nie wracają. W grze jest tylko 18 kart, więc wiesz teraz, czego nikt już nie zbierze.

lesson-new-hand = Druga runda: masz swoje trzy karty i dwie nowe. Relikt już się liczy. Karta „{ face-17 }” podwaja twój najliczniejszy symbol, karta „{ face-10 }” daje 3 punkty za każdy symbol, którego nie masz.
lesson-new-hand-eye = Gdy masz mało różnych symboli, ta karta daje dużo. Symbol reliktu też się liczy, więc jego już ci nie zabraknie.
lesson-new-hand-roof = Podwojenie działa na wszystkie zdolności w królestwie, także przy porównaniach. Karta nie ma jednak własnego symbolu.
lesson-new-hand-known = Rozsądny wybór. Nowe karty mogą już do ciebie nie wrócić, dlatego zawsze pytaj, co właśnie oddajesz.

lesson-known-cards = Trzy z tych czterech kart leżały w 1. rundzie u przeciwnika, nowa jest tylko karta „{ face-16 }”. Nie ma symbolu i porównuje, kto ma więcej symboli obecnych tylko na jednej karcie. Wybierz to, co pasuje do twojego reliktu.
lesson-known-cards-molehill = Teraz pomogą ci różne symbole: liczy się każdy, który masz dokładnie raz.
lesson-known-cards-other = Dobrze. Karta „{ face-16 }” chce wielu różnych symboli, a królestwo zbudowane na jednym z nich jej ich nie da.

lesson-deny = Relikt przeciwnika też liczy się w każdej rundzie. Zobacz, czego potrzebuje. Gdy żadna karta nie da ci wiele, weź tę, która najwięcej dałaby jemu.
lesson-last-pair = Znowu zostały dwie karty, po jednej dla każdego. Porównaj, co każda z nich przyniesie tobie, a co przeciwnikowi.
lesson-second-scored = Druga runda jest podliczona razem z reliktami. Porównaj obie strony: która karta dała najwięcej?

lesson-second-relic = Teraz zostawiasz drugi relikt, więc w ostatniej rundzie dwie karty będą się liczyć od początku. Czy sobie pomagają?
lesson-second-removal = Jeszcze jedna karta wypada z gry, już ostatni raz. Pomyśl o kartach, które będą krążyć w 3. rundzie.

lesson-last-round = Ostatnia runda: dwie nowe karty, trzy stare i po dwa relikty z każdej strony. Znasz już prawie wszystkie karty, które zostały. Policz, co przyniesie każda z nich, i wybierz.

lesson-done = To była lekcja i znasz już wszystkie zasady. Dokończ rundę z przeciwnikiem; wygra ten, kto ma więcej punktów.
