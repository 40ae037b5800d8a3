# Podręcznik gry Sabotażysta: Mroczna jaskinia po polsku. Wszystkie zdania są nasze; zasady, o których mówią, są w RULES.md.

chapter-goal = O co chodzi
chapter-pieces = Karty, figurki i symbole
chapter-setup = Przygotowanie gry
chapter-flow = Twoja tura
chapter-laying = Wykładanie kart dróg
chapter-moving = Ruch krasnoluda
chapter-exit = Cele i wyjście
chapter-actions = Karty akcji
chapter-creatures = Potwory i topory bojowe
chapter-knowledge = Co wiedzą wszyscy, a co jest tajne
chapter-two = Gra we dwoje
chapter-scoring = Skarb i zwycięzcy
chapter-end = Jak kończy się gra
chapter-questions = Pytania i odpowiedzi

## O co chodzi

handbook-aim = Twój krasnolud wędruje po mrocznej jaskini, która rośnie karta po karcie. Na jednej z czterech kart celu w rogach kryje się **wyjście**. Znajdź je i wynieś swoje złoto: wygrywa klan z cenniejszym **skarbem**.
handbook-works-for = Rewers karty klanu pokazuje wszystkim twój klan, a awers tylko tobie zdradza, dla kogo **pracujesz**. **Wierny krasnolud** pracuje dla własnego klanu. **Sabotażysta** należy do jednego klanu, ale pracuje dla drugiego: niebieski dla żółtego, żółty dla niebieskiego.
handbook-together = Wygrywasz i przegrywasz razem ze wszystkimi, którzy pracują dla tego samego klanu. Nie ma znaczenia, jakiego koloru jest ich krasnolud ani czy wyszedł z jaskini.
handbook-gold-counts = Złoto liczy się dopiero poza jaskinią. Każdy klan mnoży uratowane samorodki przez liczbę swoich **przeciwników**, więc mniej licznej stronie wystarczy mniej złota. To, co zostanie w środku, nie jest nic warte.
handbook-trust = Nikt nie musi mówić ci prawdy. Patrz, co inni budują, kogo atakują i komu pomagają, i domyśl się, kto naprawdę jest po twojej stronie.

## Karty, figurki i symbole

handbook-box = W pudełku jest 110 kart: 50 kart dróg, 32 karty akcji, 1 karta startowa, 4 karty celu, 10 kart klanów, 8 kart krasnoludów i 5 kart pomocy. Do tego 8 krasnoludów, 3 potwory, 3 pajęczyny i 46 samorodków. Karty pomocy i rysunki nie mają wpływu na grę.
handbook-levels = Karty dróg i karty akcji mają trzy poziomy, które poznasz po **cyfrze rzymskiej** na rewersie: 29 kart I, 27 kart II i 26 kart III. Niczego więcej rewers nie zdradza, nawet tego, czy to droga, czy akcja. Im wyższy poziom, tym dłuższa droga przez kartę.
handbook-path-cards = Na karcie drogi jest korytarz, zakręt, rozwidlenie albo skrzyżowanie. Bok, przez który wychodzi droga, jest **otwarty**, bok ze skałą **zamknięty**. Z 50 kart 26 jest zwykłych, a każda z pozostałych ma dokładnie jedną cechę specjalną; ślepych zaułków nie ma.
handbook-icon-lair = Dziura ze świecącymi oczami to **mroczne legowisko**; jest na 9 kartach dróg i na jednym celu. Z legowisk wychodzą potwory.
handbook-icon-ladder = **Drabina** jest na 4 kartach dróg, na karcie startowej i na jednym celu. Prowadzi na dowolną inną drabinę.
handbook-icon-gold = **Złota żyła** jest na 2 kartach dróg i na jednym celu. Leży na niej samorodek, dopóki ktoś go nie weźmie.
handbook-icon-bridge = **Most** (4 karty) ma dwie drogi, które się krzyżują, ale nie łączą. Ta z desek to drewniany most i kosztuje kartę z ręki.
handbook-icon-tunnel = **Tunel** (5 kart) łączy dwa osobne zakręty ciemną dziurą pośrodku, oznaczoną samorodkiem. Wejście do niego kosztuje samorodek.
handbook-start-and-goals = Karta startowa to jedno pole z drabiną, otwarte na wszystkie cztery strony. Cztery karty celu mają taki sam rewers: { face-goal-exit }, { face-goal-ladder }, { face-goal-lair }, { face-goal-gold }. Jasna brama, którą się wychodzi, jest tylko na jednej z nich.
handbook-clan-cards = Każdy klan, niebieski i żółty, ma 5 kart klanu: 3 wierne krasnoludy ze znakiem uścisku dłoni i 2 sabotażystów ze znakiem płaszcza i sztyletu. Rewers pokazuje klan, awers rolę. Ile z nich bierze udział w grze, zależy od liczby graczy.
handbook-dwarfs = Każdy klan ma 4 krasnoludy, a do każdego należy karta krasnoluda, na której leżą twoje samorodki. Krasnoludy jednego klanu różnią się tylko wyglądem. Leżąca figurka to powalony krasnolud.
handbook-nuggets = Wszystkie **samorodki** są warte tyle samo. Jest ich 46, a poza pulą może być naraz najwyżej 27, więc nigdy ich nie zabraknie.
handbook-tokens = Trzy **potwory** to szczur, jaszczur i goblin, każdy w jednym egzemplarzu. Trzy **pajęczyny** mają kółko, trójkąt albo romb i po nim poznasz, do której karty należą. Pajęczyna ma stronę 2 i stronę 1.
handbook-action-cards = Kart akcji jest 32: { counted-secret } (5), { counted-cave-in } (3), { counted-swap } (2), { counted-web } (3), { counted-boots } (3), { counted-axe } (3), { counted-rat } (5), { counted-lindworm } (4) i { counted-goblin } (4). Obrywu i wymiany kart nigdy nie ma wśród kart I, a butów i złotej żyły wśród kart III.

## Przygotowanie gry

handbook-cave-start = Karta startowa leży pośrodku, a cztery karty celu po potasowaniu leżą zakryte w rogach. Obszar ma **9 × 9** kart przy 2–5 graczach i **7 × 7** przy 6–8. Do pierwszego celu trzeba co najmniej 7 kart dróg, na mniejszym obszarze 5.
handbook-clans-two = Przy 2 graczach jeden ma wiernego niebieskiego krasnoluda, a drugi wiernego żółtego. Sabotażystów nie ma.
handbook-clans-three-four = Przy 3 lub 4 graczach rozdaje się **tylko jeden klan**, wybrany losowo: 2 wierne krasnoludy i 2 sabotażystów. Wszyscy mają ten sam kolor. Sabotażyści pracują dla drugiego klanu; choć nie ma on na stole żadnej karty, zbiera skarb i może wygrać jak każdy inny.
handbook-clans-many = Przy 5–8 graczach grają oba klany. Z każdego bierze się 3 wierne krasnoludy i 1 sabotażystę.
handbook-roles = Karty klanów się tasuje, każdy dostaje jedną i ogląda ją w tajemnicy. Pozostałe leżą na boku zakryte: 1 karta przy 3 lub 7 graczach, 2 przy 6, 3 przy 5, żadna przy 2, 4 lub 8. Rewersy widzą wszyscy, awersów nie zna nikt.
handbook-how-many = Tak gracze dzielą się między oba klany: przy 2 graczach 1 : 1, przy 3 graczach 2 : 1, przy 4 graczach 2 : 2, przy 7 graczach 4 : 3, a przy 8 graczach 4 : 4. Przy 5 graczach to zwykle 3 : 2, czasem 4 : 1, a przy 6 graczach 3 : 3 albo 4 : 2. Po każdej stronie zawsze ktoś jest.
handbook-first-gold = Każdy ma krasnoluda swojego klanu; którego, ustala gra, bo to bez znaczenia. Wszystkie krasnoludy zaczynają na karcie startowej. Każdy gracz dostaje **3 samorodki** i wszyscy widzą, ile kto ma złota.
handbook-first-hand = Każdy poziom tasuje się osobno, a z każdego 5 zakrytych kart trafia do pudełka. Każdy dostaje **5 kart**: przy 2–4 graczach pięć kart I, przy 5–6 cztery karty I i jedną II, przy 7–8 trzy karty I i dwie II.
handbook-pile = Reszta to talia: na wierzchu karty I, pod nimi II, na spodzie III. Przy 2 graczach ma 57 kart, przy 3 graczach 52, dalej 47, 42, 37, 32, a przy 8 graczach 27. Stos kart odrzuconych obok jest pusty; potwory, pajęczyny i pozostałe samorodki czekają w puli.
handbook-first-player = O tym, kto zacznie, decyduje los. Na obrazku widać początek naszej przykładowej partii dla czterech graczy: jednym z nich jesteś ty, i to jako **żółty sabotażysta**, pracujesz więc dla klanu niebieskiego. Wszyscy są żółci i na razie każdy zna tylko własną rolę.

## Twoja tura

handbook-turn = Gra toczy się zgodnie z ruchem wskazówek zegara. Tura ma trzy fazy: najpierw musisz **zagrać albo odrzucić** kartę, potem możesz **ruszyć** krasnoluda, a na końcu musisz **dobrać**.
handbook-turn-start = Wcześniej kilka rzeczy dzieje się samo. Twoje pajęczyny obracają się ze strony 2 na stronę 1 albo znikają. Twoje potwory odchodzą z jaskini. Jeśli twój krasnolud leży, to wstaje, ale w tej turze się nie ruszy.
handbook-no-cards = Jeśli na początku tury nie masz żadnej karty na ręce, tura przepada: nie grasz, nie ruszasz się, nie dobierasz i nie używasz topora. Pajęczyny, potwory i leżącego krasnoluda załatwia się wcześniej jak zwykle.
handbook-step-one = W pierwszej fazie robisz dokładnie jedną rzecz: wykładasz **jedną kartę drogi**, zagrywasz z ręki **jedną kartę akcji** albo **odrzucasz** jedną lub dwie karty. Wybór zawsze należy do ciebie; odrzucić możesz nawet wtedy, gdy masz co zagrać.
handbook-only-discard = Karty, której nie ma gdzie wyłożyć ani do czego użyć, nie da się zagrać, można ją tylko odrzucić. Odrzucić wolno zawsze, więc nigdy nie utkniesz.
handbook-discard = Jedna lub dwie karty trafiają zakryte na stos kart odrzuconych, bez efektu. Inni widzą, ile ich jest i jakich poziomów, ale nie które. Obie opuszczają rękę naraz, gdy decyzja już zapadnie.
handbook-step-two = W drugiej fazie twój krasnolud może przejść do **3 pól**, a w butach do 4. Nigdy nie musi się ruszać. Nie rusza się, jeśli właśnie wstał albo jest już poza jaskinią.
handbook-step-three = W trzeciej fazie dobierasz 1 kartę albo tyle, ile odrzucisz; awers widzisz tylko ty. Najpierw dobiera się karty I, potem II, na końcu III, więc poziom następnej karty znają wszyscy. Jeśli w talii jest za mało kart, bierzesz, ile jest; z pustej się nie dobiera.
handbook-others-decide = Prawie zawsze decyduje gracz, do którego należy tura, czyli **aktywny gracz**. Poza swoją turą decydujesz tylko o dwóch rzeczach: czy użyjesz topora bojowego przeciw potworowi i czy zgadzasz się na wcześniejszy koniec gry.

## Wykładanie kart dróg

handbook-lay = Wybierz kartę drogi z ręki, miejsce i to, jak będzie obrócona. Wszyscy ją zobaczą i na tym kończy się pierwsza faza.
handbook-free-cell = Miejsce musi być **puste**. Nie można przykryć karty startowej, karty drogi ani celu, zakrytego czy odkrytego.
handbook-touching = Karta musi całym bokiem **przylegać** do karty startowej, wyłożonej karty drogi albo odkrytego celu. Róg nie wystarczy.
handbook-fitting = Każdy bok, który dotyka odkrytej karty, musi do niej **pasować**: otwarty do otwartego, zamknięty do zamkniętego.
handbook-prolonging = Co najmniej jeden otwarty bok musi **przedłużać drogę**, która już istnieje. Samej skały do skały dołożyć nie można.
handbook-rotated = Wszystkie karty leżą w tym samym kierunku co startowa. Kartę możesz obrócić o 180 stopni, ale nie położyć w poprzek.
handbook-beside-goal = Zakryty cel nie pomaga ani nie przeszkadza. Może go dotykać bok otwarty albo zamknięty, ale przylegać tylko do niego nie wystarczy.
handbook-any-direction = Budować możesz w każdym kierunku, także poza obszarem z celami. Droga nie musi łączyć się ze startem ani z twoim krasnoludem; rosnąć może nawet odcięta część. Krasnoludy, potwory i złoto nigdy nie przeszkadzają w wykładaniu.
handbook-usable-at-once = Nowa karta działa od razu: twój krasnolud może na nią wejść jeszcze w tej turze. Jeśli na krawędzi leży pajęczyna, kartę wsuwa się pod nią, a pajęczyna zostaje.

## Ruch krasnoluda

handbook-walk = Krasnolud idzie po drogach **krok po kroku**, a każdy krok na sąsiednie pole to 1 ruch. Skutki kroku rozstrzyga się, zanim wybierzesz następny. Możesz w każdej chwili stanąć, zawrócić, a nawet skończyć tam, gdzie zaczynasz.
handbook-spaces = Przejście karty to **1 ruch dla karty I, 2 dla karty II i 3 dla karty III**. Karta I to jedno pole. Karta II ma po jednym polu przy każdym otwartym boku i wszystkie ze sobą sąsiadują; karta III ma dodatkowo pole pośrodku, przez które trzeba przejść.
handbook-joined = Z karty na kartę przejdziesz tam, gdzie spotykają się dwa otwarte boki i nie ma między nimi pajęczyny. Jeśli jeden z boków jest zamknięty, przejścia nie ma.
handbook-crowd = Na jednym polu może stać dowolnie wiele krasnoludów i potworów. Inne krasnoludy nigdy ci nie przeszkadzają.
handbook-feature-space = Legowisko, drabina, złoto i wyjście z jaskini są zawsze na **jednym określonym polu**. Na karcie I na jedynym, na karcie III i na celach pośrodku, na karcie II na oznaczonym.
handbook-lair = Krasnoludowi, który na nim stoi, legowisko nic nie robi. To tylko miejsce, z którego wychodzą potwory. Legowisko na celu działa od chwili, gdy cel zostanie odkryty.
handbook-ladder = Wszystkie widoczne drabiny są połączone: z drabiny na **dowolną inną** jest 1 ruch, dla krasnoludów i potworów. Droga między nimi nie jest potrzebna, a pajęczyny drabin nie blokują.
handbook-bridge = Most jest otwarty na wszystkie cztery strony, ale prowadzą przez niego dwie osobne drogi, północ–południe i wschód–zachód. Którą wejdziesz, tą musisz zejść; zależnie od poziomu to 1, 2 albo 3 ruchy. Jedna z dróg to **drewniany most**, druga biegnie pod nim i jest za darmo.
handbook-bridge-toll = Gdy krasnolud wejdzie z innej karty na drewniany most, od razu tracisz **1 losową kartę** z ręki. Dalsza droga po moście, postój i zejście nic nie kosztują, ale za ponowne wejście płaci się znowu. Bez kart na ręce też możesz przejść i żadnej karty nie tracisz.
handbook-lost-card = O tym, którą kartę zabierze most albo szczur, decyduje los; każda karta na ręce ma taką samą szansę. Trafia ona zakryta na stos kart odrzuconych. Inni widzą tylko jej poziom.
handbook-hand-maximum = Straconej karty **nic nie zastępuje**. Twój limit kart na ręce to na początku 5 i spada o 1 za każde wejście na drewniany most i za każde ugryzienie przez szczura, nawet jeśli akurat nie masz kart. Nigdy nie rośnie, a ponad limit nie dobierasz.
handbook-tunnel = Karta z tunelem jest otwarta na wszystkie cztery strony: dwa osobne zakręty, a między nimi tunel jako osobne pole. Na jednym zakręcie to zależnie od poziomu 1, 2 albo 3 ruchy. Z jednego zakrętu przez tunel na drugi to 3, 3 albo 5.
handbook-tunnel-toll = Gdy krasnolud wejdzie do tunelu, od razu oddajesz **1 samorodek** do puli. Bez złota też możesz przejść i nic nie tracisz.
handbook-vein = Na złotą żyłę trafia **1 samorodek**, gdy zostanie wyłożona, a jeśli jest na celu, to gdy cel zostanie odkryty. Gdy ktoś go weźmie, żyła zostaje pusta.
handbook-take-gold = Gdy krasnolud **kończy ruch** na polu ze złotem, bierzesz samorodek i musisz **odkryć swoją kartę klanu**; zostaje odkryta do końca gry. Wyboru nie ma, nawet gdy zatrzyma cię tam potwór. Kto tylko przechodzi albo stoi na innym polu tej karty, nie dostaje nic.
handbook-step-order = Skutki kroku następują w tej kolejności: odkrycie celu, opłata za most lub tunel, atak potworów, a na wyjściu z jaskini opuszczenie jej. Po zakończeniu ruchu bierze się złoto. Na koniec możesz jeszcze użyć topora na pajęczynie.

## Cele i wyjście

handbook-reveal = Gdy krasnolud wejdzie na zakryty cel, zostaje on **odkryty** dla wszystkich. Kosztuje to 1 ruch, krasnolud staje na pierwszym polu celu i jego ruch się kończy. Odkrywają tylko krasnoludy. Na obrazku właśnie znalazło się wyjście z jaskini.
handbook-turn-goal = Cel kładzie się tak, żeby w twoją stronę był otwarty: tak, jak jest, albo obrócony o 180 stopni. Jeśli da się na oba sposoby, leży tak, żeby pasował do wszystkich sąsiadów. Jeśli pasuje na oba sposoby albo na żaden, wybierasz ty.
handbook-goal-neighbours = Odkryty cel nie musi pasować do wszystkich kart wokół; gdzie boki się różnią, tam po prostu nie ma przejścia. Karty wyłożone później już muszą do niego pasować. Od tej chwili to karta jak każda inna i więcej się jej nie obraca.
handbook-goal-spaces = Odkryty cel ma pole przy każdym otwartym boku i jedno pośrodku, więc jego przejście to 3 ruchy. Drabina, legowisko, złoto i wyjście są pośrodku i działają od odkrycia. Dlatego w turze, w której odkryjesz wyjście, **nie możesz wyjść**.
handbook-goal-creature = Jeśli na zakrytym celu stał potwór, jest teraz na tym samym polu co twój krasnolud i go atakuje.
handbook-leave = Gdy krasnolud wejdzie na pole z wyjściem, **od razu opuszcza jaskinię**. Jego samorodki są bezpieczne. Jeśli na tym polu czeka potwór, najpierw atakuje: goblin zabierze samorodek, ale jaszczur już cię nie zatrzyma.
handbook-role-shown = Twoja karta klanu zostaje **odkryta**, gdy krasnolud opuści jaskinię albo weźmie złoto z żyły. Pozostaje odkryta do końca.
handbook-goes-on = Po wyjściu krasnoluda gra może się od razu skończyć. Jeśli toczy się dalej, wiadomo, że w środku jest jeszcze ktoś, kto pracuje dla tego samego klanu, jak na obrazku. Kto wyjdzie **pierwszy**, ogląda też w tajemnicy odłożone karty klanów; następni już nie.
handbook-outside = Kto jest na zewnątrz, gra dalej: zagrywa i dobiera, tylko już się nie rusza. Nic nie może go już zaatakować. Jego pajęczyny i potwory znikają jak zwykle, a buty i topory nie są mu już potrzebne.

## Karty akcji

handbook-play-action = Pokazujesz kartę i wybierasz, do czego jej użyjesz; wszyscy widzą jedno i drugie. Tajna informacja, obryw skalny i wymiana kart idą prosto na stos kart odrzuconych. Pajęczyny i potwory zostają przed tobą, wyposażenie przed graczem, którego wybierzesz.
handbook-in-front = Karty wyłożone przed graczem nie należą do kart na ręce. Nie wliczają się do nich, nie można ich stracić i nie podlegają wymianie.
handbook-secret = Karta **{ counted-secret }**: obejrzyj jeden zakryty cel **albo** zakrytą kartę klanu innego gracza i odłóż ją na miejsce. Wszyscy widzą, którą kartę oglądasz, a awers tylko ty. Możesz na tym polegać: te karty nigdy nie zmieniają miejsca.
handbook-secret-limits = Nie można obejrzeć własnej karty klanu, karty już odkrytej ani odłożonych kart klanów. Jeśli nie ma czego oglądać, kartę można tylko odrzucić.
handbook-cave-in = Karta **{ counted-cave-in }**: usuń dowolną wyłożoną kartę drogi, na której **nie stoi krasnolud ani potwór**. Karty startowej i celów nigdy nie da się usunąć. Jeśli nie ma czego usunąć, obryw można tylko odrzucić.
handbook-cave-in-effects = Usunięta karta trafia na stos kart odrzuconych, a samorodek z niej do puli. Znika też pajęczyna na jej otwartym końcu; ta na połączeniu z inną kartą zostaje przy tej drugiej. Miejsce jest znów wolne, a jaskinia może rozpaść się na części.
handbook-swap = Karta **{ counted-swap }**: oddajesz innemu graczowi wszystkie karty z ręki i bierzesz wszystkie jego. Liczby mogą być różne, ktoś może nawet nie mieć żadnej. Wymienić się można także z kimś, kto jest już poza jaskinią.
handbook-swap-draw = Na końcu tej tury 1 kartę dobiera zamiast ciebie **drugi gracz**. Limit kart na ręce każdy zachowuje swój: kto po wymianie ma więcej, zatrzymuje karty, ale nie dobiera, dopóki nie ma ich mniej, niż wynosi limit. Oboje znacie karty, które trafiły do tej drugiej osoby.
handbook-web = Karta **{ counted-web }**: połóż pajęczynę z tym samym symbolem stroną 2 do góry tam, gdzie łączą się dwie karty, albo na otwartym końcu drogi. Może to być też przy karcie startowej albo przy celu. Musi tam prowadzić droga, a w każdym miejscu mieści się tylko jedna.
handbook-web-blocks = Przez pajęczynę **nie przejdzie krasnolud ani potwór**, z żadnej strony. Z pól po obu stronach korzysta się dalej. Pajęczyna zostaje, nawet gdy ktoś wyłoży tam kartę albo odkryje za nią cel.
handbook-web-time = Na początku twojej następnej tury pajęczyna obraca się **ze strony 2 na stronę 1**, a na początku kolejnej znika. Jeśli na stronę 1 obrócił ją już topór, znika o turę wcześniej. Pajęczyna wraca do puli, a jej karta na stos kart odrzuconych.
handbook-equipment = Buty i topory bojowe wykłada się przed **dowolnym graczem**, także przed sobą. Tam zostają: buty do końca gry, topór do użycia. Nie można ich przekazać dalej.
handbook-boots = Karta **{ counted-boots }**: krasnolud może w każdej turze przejść **4 pola** zamiast 3, twój już w tej turze. Nikt nie może mieć dwóch par. Jeśli buty mają wszyscy, kartę można tylko odrzucić.
handbook-axe = Karta **{ counted-axe }**: działa raz, na pajęczynę albo przeciw potworowi, po czym się ją odrzuca. Możesz mieć ich kilka. Topór działa tylko wtedy, gdy już **leży przed tobą**, nigdy z ręki.
handbook-axe-web = Jeśli twój krasnolud stoi tuż przy pajęczynie, z dowolnej strony, możesz użyć na niej topora, nawet jeśli jest twoja. Ze strony 2 obraca się na stronę 1 i blokuje dalej, ze strony 1 znika. Możesz użyć dwóch toporów z rzędu. Nie kosztuje to ruchu i go nie kończy.
handbook-axe-when = Topora na pajęczynie możesz użyć w każdej chwili swojej tury: przed zagraniem karty, między krokami i jeszcze raz przed dobraniem, nawet gdy krasnolud nie może się ruszać. Topór, który wykładasz przed sobą, działa od razu.

## Potwory i topory bojowe

handbook-call = Kartę wykładasz przed sobą, a potwora stawiasz na **dowolnym legowisku** w jaskini, nawet odciętym albo zajętym. Krasnoludów, które już tam stoją, nie atakuje. Potem go przesuwasz. Dopóki nie widać żadnego legowiska, potwora z puli nie da się przywołać.
handbook-take-over = Jeśli potwór jest już w jaskini, twoja karta go **przejmuje**: rusza z miejsca, na którym stoi, i nie potrzebuje legowiska. Jego dotychczasową kartę się odrzuca. Krasnoludy na swoim polu zaatakuje tylko wtedy, gdy z niego zejdzie i wróci.
handbook-creature-walk = Szczur idzie do **3** pól, jaszczur do **4**, goblin do **5**, także tam i z powrotem. Możesz zatrzymać go wcześniej albo w ogóle nie przesuwać. Gdy tylko wejdzie na pole z krasnoludami, staje i atakuje; pozostałe ruchy przepadają.
handbook-creature-ways = Drabiny, mosty i tunele nic potworów nie kosztują, zatrzymuje je tylko pajęczyna. Zakryty cel to dla nich jedno pole, otwarte wszędzie, skąd prowadzi do niego droga, i pozostaje zakryty. Potwory sobie nie przeszkadzają, nie biorą złota z żył i nigdy nie wychodzą z jaskini.
handbook-attack = Potwór atakuje, gdy **wejdzie** na pole z krasnoludami, i to wszystkie, także twojego. Atakuje też krasnoluda, który wejdzie na jego pole; wtedy tylko jego, a ruch krasnoluda się kończy. Gdy po prostu stoją razem, nic się nie dzieje. Na obrazku twój jaszczur właśnie powalił krasnoluda, który potajemnie pracuje dla tego samego klanu co ty.
handbook-rat = **Szczur:** każdy zaatakowany traci 1 losową kartę z ręki, a jego limit kart na ręce jest do końca gry o 1 niższy.
handbook-lindworm = **Jaszczur:** powala każdego krasnoluda, którego zaatakuje. Powalony wstaje na początku swojej następnej tury i **w tej turze się nie rusza**; jego gracz zagrywa i dobiera jak zwykle. Drugi atak na leżącego nic nie dodaje, ale szczur i goblin szkodzą mu jak każdemu.
handbook-goblin = **Goblin:** każdy zaatakowany oddaje 1 samorodek do puli. Kto nie ma złota, nic nie traci, ale goblin i tak się tam zatrzymuje.
handbook-axe-asked = Zanim potwór zaatakuje, możesz użyć topora, także poza swoją turą. Gdy potwór przyszedł do krasnoludów, decydują po kolei wszyscy, którzy tam są i mają topór, zgodnie z ruchem wskazówek zegara od aktywnego gracza, aż ktoś go użyje. Gdy to twój krasnolud przyszedł do niego, decydujesz tylko ty. Na obrazku dotarł twój goblin i decyduje właściciel topora.
handbook-axe-kills = Topór **zabija** potwora: potwór trafia do puli, a jego karta i topór na stos kart odrzuconych. Ataku nie ma, więc jeden topór ratuje wszystkich. Ruch krasnoluda, który przyszedł do potwora, i tak się kończy. Topór musi leżeć przed tobą, zanim krasnolud i potwór się spotkają.
handbook-attack-order = Jeśli nikt nie użyje topora, atak trafia wszystkich zgodnie z ruchem wskazówek zegara od aktywnego gracza. Jeśli na polu jest kilka potworów, atakują po kolei: szczur, jaszczur, goblin. Przed każdym z nich osobno decydujesz o toporze.
handbook-creature-stays = Potwór zostaje w jaskini do początku następnej tury gracza, przed którym leży jego karta, albo do chwili, gdy ktoś go zabije. Potem można go przywołać znowu.

## Co wiedzą wszyscy, a co jest tajne

handbook-known = Wszystko, co leży odkryte, widzą wszyscy, podobnie jak złoto, wyposażenie, pajęczyny, rewersy kart klanów i liczby kart. Jawny jest też **poziom** każdej karty, na ręce i na stosach.
handbook-unknown = Kart w pudełku i w talii nie zna nikt. Z kart odrzuconych i straconych inni widzą tylko poziom; swoje znasz. Stosu kart odrzuconych się nie przegląda i nie wraca on do gry.
handbook-counting = To, co obejrzysz w tajemnicy, już wiesz, a gra to za ciebie pamięta. Po wymianie znasz oddane karty, dopóki ktoś ma je na ręce. Jakie karty są na którym poziomie, nie jest tajemnicą, więc możesz liczyć.
handbook-talk = O tym, co wiesz, możesz **mówić** cokolwiek, prawdę i nieprawdę. Tajnej karty nie wolno nigdy nikomu pokazać.

## Gra we dwoje

handbook-two-roles = Dwoje graczy to zawsze jeden wierny niebieski i jeden wierny żółty krasnolud. Nie ma sabotażysty, na boku nie leży żadna karta i nie ma czego zgadywać: gracie otwarcie przeciwko sobie.
handbook-two-race = To **wyścig do wyjścia**: pierwszy krasnolud, który opuści jaskinię, kończy grę i wygrywa. Złoto nie ma wtedy znaczenia; nawet przy 0 : 0 wygrywa ten, kto jest na zewnątrz.
handbook-two-same = Cała reszta bez zmian: obszar 9 × 9, każdy 5 kart I, a w talii 57 kart. Jeśli zgadzacie się, że nikt już nie wyjdzie, możecie skończyć wcześniej; wtedy jest remis.

## Skarb i zwycięzcy

handbook-saved = Na koniec odkrywa się wszystkie karty klanów. Krasnoludy, które są jeszcze w środku, tracą całe złoto. **Uratowane samorodki** klanu to te, które wynieśli wszyscy, którzy dla niego pracują: jego wierne krasnoludy i sabotażyści z drugiego klanu.
handbook-treasure = **Skarb = uratowane samorodki × przeciwnicy.** Przeciwnicy to wszyscy gracze, którzy pracują dla drugiego klanu, bez względu na to, czy wyszli.
handbook-winners = Wygrywa klan z większym skarbem. Razem z nim wygrywają wszyscy, którzy dla niego pracują: wierne krasnoludy, sabotażyści z drugiego klanu i ci, którzy zostali w jaskini.
handbook-example-sheet = Tak skończyła się nasza przykładowa partia. Ty i drugi sabotażysta pracujecie dla **klanu niebieskiego**; razem wynosicie 3 + 3 = 6 samorodków, a niebiescy mają 2 przeciwników: **6 × 2 = 12**. Jeden wierny krasnolud uratował 3 samorodki dla żółtych, drugi został w środku i swoje stracił: **3 × 2 = 6**. Sabotażyści wygrywają 12 : 6.
handbook-example-five = Przy pięciu graczach liczba przeciwników naprawdę się liczy. Dla żółtych pracuje dwóch graczy, którzy wynieśli 2 + 2 samorodki: 4 samorodki × 3 przeciwników = **12**. Dla niebieskich trzech; dwóch wyniosło 2 + 3, trzeci został w środku: 5 samorodków × 2 przeciwników = **10**. Żółci wygrywają, choć mają mniej złota.

## Jak kończy się gra

handbook-clan-out = Gra kończy się **natychmiast**, gdy jaskinię opuszczą wszystkie krasnoludy pracujące dla jednego klanu, także w środku tury. Gra zna role i sama ogłasza koniec. Drugi klan nie dostaje już dodatkowej tury.
handbook-cards-out = Gra kończy się natychmiast także wtedy, gdy talia jest pusta i nikt nie ma kart na ręce. Ostatnią kartę jeszcze się wykłada, ale po niej nie rusza się już krasnolud ani potwór. Jeśli na końcu tury nikt nie ma kart na ręce, to też koniec, nawet gdy w talii coś zostało.
handbook-propose = Gracze mogą się umówić na wcześniejszy koniec, gdy żaden krasnolud nie może już wyjść. **Zaproponować** go może każdy i w dowolnej chwili. Po odrzuconej propozycji na następną czeka się pełną rundę.
handbook-vote = Wszyscy pozostali głosują równocześnie, a głosy są ukryte, aż padnie ostatni. Gra kończy się tylko wtedy, gdy **zgodzą się wszyscy**; wystarczy jedna odmowa i toczy się dalej. Złoto krasnoludów, które są jeszcze w środku, przepada.
handbook-tie = Jeśli skarby są równe, wygrywa klan, dla którego pracował **pierwszy krasnolud, który opuścił jaskinię**. Dotyczy to także wyniku 0 : 0. Liczy się, dla kogo pracował, a nie jaki ma kolor.
handbook-nobody-out = Jeśli nikt nie opuścił jaskini, jest **remis**: nie wygrywa nikt.
handbook-all-shown = Po zakończeniu gry widać wszystko: role, cele, karty na ręce i odłożone karty klanów.

## Pytania i odpowiedzi

ask-whose-saboteur = Moja rola to żółty sabotażysta. Czyj skarb jest mój?
handbook-whose-saboteur = Klanu niebieskiego. Twoje złoto liczy się niebieskim, a ty jesteś wśród przeciwników, przez których mnożą żółci. Jeśli wygrają niebiescy, wygrywasz i ty.

ask-absent-clan = Gra nas czworo i wszyscy są żółci. Jak może wygrać klan niebieski?
handbook-absent-clan = Dla klanu niebieskiego pracują dwaj żółci sabotażyści. Klan niebieski nie ma kart na stole, ale ma dwóch graczy, a ich złoto to jego skarb.

ask-left-inside = Mój krasnolud jest na koniec jeszcze w jaskini. Czy to przegrana?
handbook-left-inside = Tracisz złoto, ale niekoniecznie grę. Jeśli klan, dla którego pracujesz, ma większy skarb, wygrywasz razem z nim.

ask-out-at-once = Odkrywam wyjście i mam jeszcze ruchy. Czy mogę od razu wyjść?
handbook-out-at-once = Nie. Odkrycie celu kończy ruch na jego pierwszym polu, a wyjście jest na środkowym. Wyjść możesz dopiero w którejś z następnych tur, a ktoś inny może być szybszy.

ask-standing-together = Na polu z moim krasnoludem stoi potwór. Czy atakuje w każdej turze?
handbook-standing-together = Nie. Atakuje tylko wtedy, gdy on albo krasnolud wchodzi na pole. Jeśli pojawi się na legowisku, na którym stoisz, albo ktoś go przejmie, musi najpierw zejść i wrócić.

ask-shared-space = Wchodzę na pole, na którym jest szczur i inny krasnolud. Kogo ugryzie?
handbook-shared-space = Tylko ciebie, bo to ty wchodzisz. Topora też możesz użyć tylko ty. Twój ruch kończy się tak czy inaczej.

ask-axe-from-hand = Zbliża się goblin, a topór mam na ręce. Czy mogę go użyć?
handbook-axe-from-hand = Nie. Topór musi leżeć przed tobą, zanim potwór przyjdzie. Wyłóż go w swojej turze, a od tej chwili działa: na pajęczyny i na potwora, którego twój krasnolud spotka później.

ask-bridge-again = Czy zapłacę dwa razy, jeśli zatrzymam się na drewnianym moście?
handbook-bridge-again = Nie, płacisz tylko wtedy, gdy wchodzisz na niego z innej karty. Jeśli zejdziesz z mostu i wrócisz, płacisz znowu, nawet z tego samego końca.

ask-no-gold = Nie mam złota. Czy mogę wejść do tunelu i co zabierze mi goblin?
handbook-no-gold = Przez tunel przejdziesz i nic nie zapłacisz. Goblin też nic ci nie zabierze, ale zatrzyma się przy twoim krasnoludzie.

ask-leave-gold = Czy mogę zostawić złoto, żeby nie zdradzić roli?
handbook-leave-gold = Nie, jeśli kończysz ruch na polu ze złotem: wtedy bierzesz samorodek i odkrywasz kartę klanu. Stań na innym polu albo przejdź dalej.

ask-goblin-at-exit = Na polu z wyjściem stoi goblin. Co się stanie, gdy tam wejdę?
handbook-goblin-at-exit = Najpierw atakuje i tracisz 1 samorodek, chyba że zabijesz go toporem. Potem wychodzisz z resztą.

ask-web-after-cave-in = Obryw usuwa kartę, na której są pajęczyny. Co z nimi?
handbook-web-after-cave-in = Pajęczyna na otwartym końcu znika z kartą, podobnie ta od strony zakrytego celu albo przy skale. Pajęczyna na połączeniu z inną kartą zostaje i blokuje teraz otwarty koniec tej drugiej.

ask-ladder-to-goal = Czy po drabinie dostanę się prosto na cel?
handbook-ladder-to-goal = Tylko na cel z drabiną, i to dopiero po jego odkryciu. Dopóki leży zakryty, jego drabina nie działa, podobnie jak legowisko na innym celu.

ask-creature-on-goal = Potwór wchodzi na zakryty cel. Czy zobaczymy, co na nim jest?
handbook-creature-on-goal = Nie, cele odkrywają tylko krasnoludy. Potwór może tam zostać albo zejść dowolną stroną, do której prowadzi droga, cokolwiek jest na awersie.

ask-last-card = Zagrywam ostatnią kartę gry i mam krok do wyjścia. Czy wyjdę?
handbook-last-card = Nie. Gdy talia jest pusta i nikt nie ma kart na ręce, gra kończy się natychmiast, jeszcze przed ruchem. Tak samo jest, gdy ostatnią kartę zabierze most albo szczur.

ask-larger-hand = Po wymianie mam 5 kart, a mój limit to 4. Czy muszę jedną odrzucić?
handbook-larger-hand = Nie, zatrzymujesz wszystkie. Tylko nie dobierasz, dopóki nie masz ich mniej niż 4.

ask-refill = Szczur zabrał mi kartę. Czy dobiorę później do limitu?
handbook-refill = Nie. Dobiera się tylko za karty zagrane albo odrzucone. Mniejszej liczby kart nigdy nie uzupełnia się do limitu.

ask-may-bluff = Znam jeden z celów. Czy mogę o nim kłamać?
handbook-may-bluff = Tak. Gra nie sprawdza, co kto mówi. Tylko samej karty nie wolno nikomu pokazać.

ask-zero-zero = Gra kończy się wynikiem 0 : 0. Kto wygrywa?
handbook-zero-zero = Jeśli ktoś wyszedł, choćby bez złota, wygrywa klan, dla którego pracował pierwszy z nich. Jeśli wszyscy są jeszcze w środku, jest remis.

ask-lying-dwarf = Mój krasnolud leży. Co jeszcze mogę robić?
handbook-lying-dwarf = Zagrywasz, odrzucasz i dobierasz jak zwykle i możesz użyć topora. Krasnolud nie rusza się jednak przez całą twoją następną turę, a jeśli padł w twojej turze, to i do jej końca.
