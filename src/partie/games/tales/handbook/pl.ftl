# Podręcznik Tales of Glory po polsku: zasady naszymi słowami dla kogoś, kto nigdy nie grał. Co gdzie jest, które zasady
# wyjaśnia akapit i które komunikaty do niego prowadzą, podaje handbook.json.

chapter-goal = Cel gry

handbook-aim = Twój bohater rusza po przygody, a kafelki, których przed tobą przybywa, to jego **opowieść**. Przez 10 rund wybierasz kafelki, płacisz za nie i łączysz je z bohaterem. Wygrywa osoba, która na końcu ma najwięcej **chwały**.
handbook-players = Gra jest przeznaczona dla 2–5 graczy. Od ich liczby zależy, jak duża jest plansza i jak szybko zmieniają się na niej kafelki.
handbook-glory-from = W trakcie gry chwałę przynoszą nagrody za kafelki i zawartość otwartych skrzyń. Na koniec dochodzą przewagi oraz nagrody, które do tej pory czekały.

chapter-pieces = Kafelki, żetony i symbole

handbook-board = **Plansza przygód** ma ponumerowane miejsca na kafelki: 6 na stronie dla 2 i 3 graczy, 8 na stronie dla 4 i 5. W dolnym rzędzie są numery 1–3 albo 1–4. Górny rząd z numerami 4–6 albo 5–8 to **dzicz**. Na dole numery rosną od lewej do prawej, na górze wracają od prawej do lewej.
handbook-tiles = Kafelków jest 74 i mają 5 różnych rewersów: 53 przygody z 1., 2. i 3. okresu, 5 bohaterów i 16 wypraw. W naszym wydaniu 1. okres ma 18 kafelków, 2. okres 20, a 3. okres 15. Późniejsze kafelki więcej kosztują, ale i więcej dają.
handbook-tile = Kafelek pokazuje w lewym górnym rogu **koszt**, pod obrazkiem **nagrodę**, a do tego **skrzynie** razem z zawartością. Kafelek bez kosztu jest za darmo. Ścieżki prowadzące do krawędzi to **łączniki**: nimi kafelek łączy się z innymi.
handbook-types = Każda przygoda należy do jednego z 4 **typów**: potwór (głowa smoka), postać (człowiek w kapturze), miejsce (zamek) albo skarb (wisior). Potwory wymagają zwykle walki lub magii, postacie i miejsca zwykle monet. Typ ma znaczenie wszędzie tam, gdzie coś go liczy albo go wymaga.
handbook-heroes = Bohaterowie to „{ face-paladin }”, „{ face-shaman }”, „{ face-barbarian }”, „{ face-thief }” i „{ face-mage }”. Nic nie kosztują, a każdy ma inne łączniki, inny ekwipunek na początek i 2 skrzynie; na przykład bohater „{ face-shaman }” zaczyna z 4 monetami i 7 miksturami. Bohater jest kafelkiem opowieści jak każdy inny, ale nie należy do żadnego z 4 typów.
handbook-icon-glory = Wieniec laurowy to **chwała**, czyli punkty w tej grze. Jej żetony mają wartość 1, 5 lub 10 i liczy się tylko ich suma.
handbook-icon-coins = **Monety** i **mikstury** (kolba) należą do twoich zasobów i nimi płacisz. Ich żetony mają wartość 1 lub 3 i możesz je dowolnie rozmieniać.
handbook-icon-combat = Skrzyżowane miecze to **walka**, wir to **magia**. Te żetony leżą na twoim sztandarze i pokazują twoją siłę. Nigdy się ich nie wydaje.
handbook-icon-key = **Klucz** otwiera jedną zamkniętą skrzynię. Łącznik z **połówką klucza** daje klucz, gdy spotka drugą połówkę.
handbook-icon-token = Rycerska chorągiew to **żeton pierwszego gracza**. Jest tylko jeden, a kto go ma, ten jest pierwszy w kolejności.
handbook-icon-cards = Do każdego bohatera należy 8 **kart wyboru** z numerami 1–8. Nimi potajemnie wybierasz miejsce na planszy. Takich zestawów jest 5, po jednym dla każdego bohatera.
handbook-icon-majority = Korona to **przewaga**. Żetony przewagi są 4: za walkę, magię, mikstury i monety. Zdobywa się je dopiero na koniec gry.
handbook-icon-signs = Znak **×** przed symbolem mnoży nagrodę przez liczbę tych rzeczy. **Klepsydra** oznacza, że nagroda czeka na koniec gry. Zwój to wyprawa, a węzeł to kafelek otoczony ze wszystkich czterech stron.
handbook-supply = W pudełku jest 30 kluczy, 18 żetonów walki, 18 magii, 35 monet, 35 mikstur i 85 żetonów chwały. Wspólna pula jest mimo to nieograniczona: nikt nie dostaje mniej tylko dlatego, że żetony się skończyły.

chapter-setup = Przygotowanie gry

handbook-setup-board = Plansza leży stroną odpowiednią do liczby graczy: 6 miejsc dla 2 i 3 graczy, 8 dla 4 i 5. Na lewo od miejsca 1 leży płytka odrzucania dla tej samej liczby, która pokazuje, ile kafelków schodzi po każdej rundzie. Druga płytka odrzucania nie jest potrzebna.
handbook-setup-numbers = **2 graczy:** 6 miejsc, 2 kafelki usuwa się na początku, po rundzie schodzą 3. **3 graczy:** 6 miejsc, 2 kafelki usuwa się na początku, po rundzie schodzą 2. **4 graczy:** 8 miejsc, nic się nie usuwa, po rundzie schodzi 1. **5 graczy:** 8 miejsc, nic się nie usuwa i nic nie schodzi.
handbook-setup-decks = Kafelki dzieli się według rewersów na 5 stosów: 1. okres, 2. okres, 3. okres, bohaterowie i wyprawy. Każdy stos tasuje się osobno i kładzie zakryty. Każdy kafelek, który w stosie został, ma więc równą szansę, by pojawić się jako następny.
handbook-setup-aside = Przy 2 i 3 graczach przed zapełnieniem planszy usuwa się 2 losowe kafelki 1. okresu. Nikt ich nie widzi i do gry nie wrócą.
handbook-setup-heroes = Każdy dostaje jednego losowego bohatera i kładzie go odkrytego przed sobą jako pierwszy kafelek opowieści. Bohater daje ci ekwipunek na początek: monety i mikstury do zasobów, walkę i magię na sztandar. Jego skrzynie pozostają na razie zamknięte. Nierozdani bohaterowie wracają do pudełka.
handbook-setup-own = Bierzesz 8 kart wyboru swojego bohatera i sztandar. Obok planszy leży wspólna pula żetonów i 4 żetony przewagi.
handbook-setup-tiles = Na każde miejsce planszy trafia jeden kafelek 1. okresu. Kafelki na planszy leżą zawsze odkryte.
handbook-setup-first = W grze z pudełka żeton pierwszego gracza dostaje osoba o najszlachetniejszym imieniu, na przykład najdłuższym. Tutaj się go losuje. Pozostali następują zgodnie z ruchem wskazówek zegara i ta kolejność nigdy się nie zmienia.
handbook-setup-quests = **Wyprawy** to opcja stołu, domyślnie wyłączona; pierwszą partię zagraj bez nich. Jeśli z nich korzystasz, rozdaje się je na samym końcu, gdy wszyscy widzą już bohaterów i planszę.
handbook-setup-done = Tak zaczyna się runda 1. Na obrazku gra 3 graczy i każdy odłożył już jedną wyprawę do pudełka. Twój bohater to „{ face-thief }”; zaczynasz z 6 monetami, 3 miksturami i 1 punktem walki.

chapter-flow = Przebieg rundy

handbook-round = Gra trwa dokładnie 10 rund. Każda runda ma 3 fazy: **zdobywanie kafelków**, **dokładanie kafelków** i **przygotowanie następnej rundy**.
handbook-phase-choosing = Najpierw wszyscy potajemnie wybierają miejsce i biorą leżący na nim kafelek. Komu kafelka zabrakło, ten wybiera ponownie. Potem żeton pierwszego gracza przechodzi dalej.
handbook-phase-adding = Następnie płacisz za swój kafelek, dokładasz go do własnej opowieści i dostajesz nagrody. Albo go odrzucasz.
handbook-phase-preparing = Na koniec część kafelków schodzi z planszy, reszta przesuwa się na najniższe miejsca i przybywa 5 nowych. Po rundzie 10 tę fazę się pomija.
handbook-order = **Kolejność graczy** zaczyna się od osoby z żetonem pierwszego gracza i biegnie zgodnie z ruchem wskazówek zegara. Przy braniu kafelków liczy się to, kto ma żeton na początku rundy. Przy dokładaniu pierwszy jest już jego nowy posiadacz.
handbook-visible = Wszystkie opowieści, zasoby i sztandary są jawne, a każdy może wiedzieć, ile kafelków zostało w którym stosie. Ukryte są stosy, wybory, których jeszcze nie odkryto, i wyprawy, których jeszcze nie dołożono.

chapter-choosing = Zdobywanie kafelków

handbook-first-choice = Wszyscy potajemnie i równocześnie wybierają jedno miejsce planszy kartą wyboru z jego numerem. W każdej rundzie masz znowu wszystkie 8 kart. Wybrać trzeba: nikt nie zostaje bez kafelka.
handbook-choose-number = Wybierasz spośród numerów, które są na planszy: 1–6 przy 2 i 3 graczach, 1–8 przy 4 i 5. Na mniejszej stronie karty 7 i 8 do niczego nie służą.
handbook-choose-empty = Wybrać możesz tylko miejsce, na którym leży kafelek. Na początku rundy zajęte są wszystkie; przy drugim wyborze niektóre są już puste.
handbook-choose-anything = Wolno wybrać także kafelek, na który cię nie stać albo który nie pasuje do twojej opowieści. Trzeba go będzie potem odrzucić, ale i za to coś dostaniesz.
handbook-choose-secret = Dopóki nie wybiorą wszyscy, inni widzą tylko to, **że** twój wybór już zapadł, a ty możesz go jeszcze zmienić. Potem wszystkie karty odkrywa się naraz.
handbook-taking = W kolejności graczy każdy bierze kafelek ze swojego miejsca, jeśli jeszcze tam leży. Gdy **ten sam kafelek** chce kilka osób, dostaje go ta z nich, która jest w kolejności najwcześniej. Pierwszy gracz zawsze więc dostaje to, czego chce. Wszystko to dzieje się automatycznie.
handbook-missed = Jeśli twój kafelek zniknie, zanim przyjdzie twoja kolej, na razie nie bierzesz nic. Karta wyboru wraca do ciebie tak czy inaczej.
handbook-second-choice = Po pierwszym wyborze wybierają ci, którzy nie mają kafelka: jawnie i w kolejności graczy. Każdy od razu bierze dowolny z pozostałych i wziąć go musi. Na planszy zawsze zostają co najmniej 3 kafelki, więc nikomu nie zabraknie. Jeśli wszyscy mają już kafelek, drugi wybór się pomija.
handbook-second-example = Na obrazku twój wybór i wybór innego gracza padły na miejsce 2. Żeton pierwszego gracza ma ta druga osoba, więc kafelek przypadł jej. Ty bierzesz teraz jeden z kafelków z miejsc 3–6.
handbook-token-moves = Gdy każdy ma już kafelek, żeton pierwszego gracza zawsze zmienia właściciela. Dostaje go osoba z kafelkiem z **najniższego numeru**. Jeśli już go ma, żeton przechodzi do osoby z drugim najniższym numerem.
handbook-token-space = Liczy się tylko miejsce, z którego kafelek naprawdę pochodzi, a nie zagrana karta; kafelek z drugiego wyboru liczy się tak samo. Remis jest niemożliwy, bo na każdym miejscu leży tylko jeden kafelek. Przy 2 graczach żeton zawsze przechodzi do drugiej osoby.

chapter-adding = Dołożyć czy odrzucić

handbook-turn = Teraz **dokładasz** kafelek do swojej opowieści albo go **odrzucasz**; zachować go na później nie można. Dołożyć to znaczy: zapłacić, położyć i dostać nagrody. Odrzucić wolno także kafelek, który dałoby się dołożyć.
handbook-together = Wszyscy robią to równocześnie, bo opowieści nie wpływają na siebie nawzajem; wynik jest taki jak w kolejności graczy. Przy stole można też ustalić dokładanie po kolei. Wtedy późniejsi gracze widzą, co zrobili wcześniejsi.
handbook-discarding = Za odrzucony kafelek dostajesz **1 monetę, 1 miksturę i 1 klucz** do dowolnej zamkniętej skrzyni swojej opowieści. Za sam kafelek nic nie płacisz, nawet dopłaty za dzicz. Nie dostajesz jednak nic z tego, co na nim jest.
handbook-must-discard = Jeśli nie stać cię na kafelek albo nie ma go gdzie dołożyć, pozostaje tylko go odrzucić. Gra o to nie pyta; wybierasz tylko skrzynię dla klucza, jeśli jest ich kilka.
handbook-confirm = Dopóki nie potwierdzisz tury, możesz ją całą cofnąć i nikt inny jej nie widzi. Potwierdzona tura obowiązuje.

chapter-paying = Płacenie

handbook-cost = Za kafelek płacisz, zanim go położysz. Na koszt składają się monety, mikstury, walka lub magia albo dwie z tych rzeczy; wtedy potrzebujesz obu.
handbook-pay-coins = Monety z kosztu oddajesz do wspólnej puli i musisz mieć je wszystkie. **Monet nie zastąpi nic**, a one też niczego nie zastępują.
handbook-need-combat = Walkę i magię wystarczy **mieć**: co najmniej tyle żetonów na sztandarze, ile pokazuje koszt. Zostają u ciebie i następnym razem użyjesz ich znowu.
handbook-substitute = Za każdy brakujący punkt walki lub magii możesz zapłacić **1 miksturę**. Płacisz dokładnie za to, czego brakuje, nigdy więcej.
handbook-fee = Kafelek z dziczy kosztuje dodatkowo **1 monetę albo 1 miksturę**, do wyboru. Decyduje miejsce, z którego pochodzi w tej rundzie, także przy drugim wyborze. Jeśli da się zapłacić tylko w jeden sposób, gra nie pyta.
handbook-pay-potions = Mikstury się sumują: te z kosztu, te za brakującą walkę i magię oraz 1 za dzicz, jeśli nie płacisz za nią monetą. Jeśli nie masz ich dość na to wszystko razem, kafelka nie możesz dołożyć.
handbook-pay-before = Tym, co kafelek przynosi, nie da się za niego zapłacić. Nagrody przychodzą dopiero wtedy, gdy jest opłacony i położony.
handbook-pay-example = Potwór „{ face-black-hydra }” kosztuje 6 punktów walki i pochodzi z dziczy. Masz 2 punkty walki, więc resztę zastąpią 4 mikstury. Za dzicz dokładasz 1 monetę albo 1 miksturę, a twoje 2 punkty walki zostają u ciebie.
handbook-reminder = Ściąga przy planszy przypomina 3 rzeczy, o których łatwo zapomnieć: ile kosztuje dzicz, co zastępuje mikstura i co przynosi odrzucony kafelek.

chapter-laying = Dokładanie kafelków

handbook-grid = Twoja opowieść to siatka kwadratów, która zaczyna się od bohatera i może rosnąć we wszystkie strony bez ograniczeń. Kafelek dokładasz tylko do własnej opowieści. Kafelków **się nie obraca**: każdy obrazek stoi prosto.
handbook-cell-free = Kafelek może leżeć tylko na pustym polu. Tego, co już leży w opowieści, się nie przesuwa, nie zakrywa ani nie usuwa.
handbook-connect = Co najmniej jeden łącznik nowego kafelka musi zetknąć się z łącznikiem kafelka, który już leży w opowieści. Takie zetknięcie to **połączenie**. Nie wystarczy, że kafelki tylko się dotykają.
handbook-clash = Bok z łącznikiem nigdy nie może przylegać do boku bez łącznika. Spójrz na wszystkich sąsiadów: na każdej wspólnej krawędzi łącznik mają albo oba kafelki, albo żaden.
handbook-bare-sides = Dwa boki bez łączników mogą się stykać. Nowy kafelek musi jednak mieć połączenie na innym boku.
handbook-connector-kinds = Łącznik jest zwykły albo ma połówkę klucza; na kafelku miejsca ma nagrodę. Wszystkie do siebie pasują: zwykły do zwykłego, połówka klucza do połówki i połówka klucza do zwykłego.
handbook-open-connectors = Łącznik może prowadzić na puste pole. Poczeka tam na następny kafelek.
handbook-no-cell = Jeśli kafelka nie ma gdzie dołożyć w twojej opowieści, możesz go tylko odrzucić. Zostawiaj więc dość wolnych łączników: opowieść, do której nic już nie pasuje, nie jest błędem, ale w każdej rundzie zostaje ci tylko odrzucanie.

chapter-rewards = Nagrody

handbook-reward = Gdy kafelek leży w opowieści, dostajesz za niego nagrodę ze wspólnej puli. Chwała, monety i mikstury trafiają do twoich zasobów, walka i magia na sztandar. Dzieje się to automatycznie i z nagrody nie można zrezygnować.
handbook-reward-order = Kafelek rozlicza się w tej kolejności: najpierw **klucze** z nowych połączeń, potem **łączniki miejsc**, a na końcu jego **własna nagroda**. W każdym kroku najpierw dostajesz wszystko inne, a potem po kolei używasz kluczy.
handbook-connector-reward = Na kafelku **miejsca** każdy łącznik ma własną nagrodę. Dostajesz ją, gdy na łączniku powstaje połączenie, bez względu na to, który z obu kafelków doszedł później. Jeden nowy kafelek może przynieść kilka takich nagród, ale każdy łącznik płaci tylko raz w grze.
handbook-connector-example = Na obrazku twój kafelek „{ face-crossroads-inn }” ma połączenia na 3 bokach. Dolne przyniosło 1 miksturę, górne 1 miksturę, a lewe 1 monetę. Łącznik po prawej czeka jeszcze z 1 monetą.
handbook-connector-type = Niektóre łączniki wymagają **typu**: płacą tylko wtedy, gdy kafelek po drugiej stronie jest tego typu. Inny też wolno dołączyć, ale łącznik nic za niego nie da, nawet później. Bohaterowie i wyprawy nie mają typu.
handbook-connector-places = Gdy łączą się dwa miejsca, płacą oba łączniki, każdy według swojego warunku.
handbook-connector-keys = Łącznik miejsca nigdy nie ma połówki klucza. Gdy połówka klucza trafi na miejsce, klucza z tego nie ma.
handbook-token-reward = Jeśli nagrodą jest **żeton pierwszego gracza**, zabierasz go osobie, która go ma. Kolejność w tej fazie się nie zmienia; żeton liczy się w następnej rundzie, a w niej jak zawsze przejdzie dalej. Jeśli w jednej fazie zdobędzie go kilka osób, zostaje u ostatniej z nich w kolejności.
handbook-waits = Nagrody z **klepsydrą** nie dostajesz przy dołożeniu. Czeka na koniec gry i liczy to, co masz wtedy.

chapter-counting = Mnożone nagrody

handbook-times = Nagrodę ze znakiem **×** dostajesz tyle razy, ile tych rzeczy masz w danej chwili. Jeśli nie masz żadnej, nie dostajesz nic. Dopiero co dołożony kafelek już się liczy. Jeśli nagroda ma dwie części, mnożą się obie.
handbook-times-type = **× potwór, postać, miejsce lub skarb** liczy kafelki tego typu w twojej opowieści. Bohaterowie i wyprawy się nie liczą.
handbook-times-key = **× klucz** liczy klucze leżące w twojej opowieści. Na każdej otwartej skrzyni jest jeden.
handbook-times-combat = **× walka** i **× magia** liczą żetony na twoim sztandarze.
handbook-times-majority = **× przewaga** liczy przewagi, które zdobywasz na koniec gry, także te wspólne.
handbook-times-threes = **× 3 monety** i **× 3 mikstury** liczą, ile pełnych trójek masz w danej chwili w zasobach. Niczego się nie płaci, wszystko zostaje u ciebie.
handbook-times-surrounded = **× otoczony kafelek** liczy twoje kafelki, które mają sąsiada ze wszystkich czterech stron. Połączenia nie są do tego potrzebne. Otoczone mogą być także bohater i wyprawy; mogą one też otaczać inne kafelki.
handbook-times-closed = **× zamknięta skrzynia** liczy skrzynie twojej opowieści, na których nie leży klucz.

chapter-keys = Klucze i skrzynie

handbook-key-made = Gdy w nowym połączeniu spotkają się dwie połówki klucza, dostajesz **1 klucz**. Kafelek z dwoma takimi połączeniami daje ci 2.
handbook-key-reach = Klucz z połączenia otwiera skrzynię na **jednym z dwóch połączonych kafelków albo na twoim bohaterze**. Dalej nie sięga.
handbook-key-free = Klucz z nagrody, ze skrzyni albo za odrzucony kafelek otwiera **dowolną** zamkniętą skrzynię twojej opowieści.
handbook-key-now = Klucza używa się od razu, zachować go nie można. Jeśli może otworzyć jakąś skrzynię, musi ją otworzyć.
handbook-key-lost = Klucz, który nie ma czego otworzyć, wraca do wspólnej puli i nic za niego nie dostajesz.
handbook-key-next = Jeśli masz kilka kluczy z połączeń, wybierasz, którego użyjesz jako następnego. Każdy otwiera tylko skrzynie na swoich dwóch kafelkach i na bohaterze, więc kolejność może mieć znaczenie.
handbook-chest = Wybierasz jedną z zamkniętych skrzyń, które klucz może otworzyć, kładziesz na niej klucz i dostajesz jej zawartość jak nagrodę. Jeśli taka skrzynia jest tylko jedna, gra otwiera ją za ciebie.
handbook-chest-own = Otwierasz tylko skrzynie, które są na kafelkach twojej opowieści. Do skrzyń innych graczy nie sięga żaden klucz.
handbook-chest-once = Każdą skrzynię otwiera się tylko raz. Klucz zostaje na niej i pokazuje, że jest już pusta.
handbook-chest-key = Klucz znaleziony w skrzyni otwiera dowolną zamkniętą skrzynię twojej opowieści. Używasz go od razu, przed wszystkim innym, co jeszcze czeka.
handbook-chest-counts = Klucz leży na skrzyni, zanim dostaniesz jej zawartość. Dla **× klucz** już się więc liczy, a dla **× zamknięta skrzynia** ta skrzynia już się nie liczy.
handbook-chest-later = Skrzynie na dopiero co dołożonym kafelku możesz otworzyć kluczami z tej samej tury. Skrzynię, która pozostanie zamknięta, otworzy później dowolny klucz, który do niej sięga.
handbook-key-example = Tutaj połówka klucza na kafelku „{ face-wandering-bard }” spotkała połówkę na kafelku „{ face-town-crier }”. Klucz mógł otworzyć skrzynię kafelka „{ face-town-crier }” albo jedną z 2 skrzyń bohatera. Leży na pierwszej skrzyni bohatera „{ face-thief }”, w której były 4 monety.

chapter-next-round = Przygotowanie następnej rundy

handbook-sweep = Najpierw kafelki schodzą z planszy: 3 przy 2 graczach, 2 przy 3, 1 przy 4, a przy 5 żaden. Spośród pozostałych schodzą te z **najniższymi numerami**.
handbook-slide = Reszta przesuwa się na najniższe miejsca i zachowuje swoją kolejność: 1 kafelek przy 2 i 3 graczach, 3 kafelki przy 4 i 5. Za kafelek, który zejdzie z dziczy do dolnego rzędu, już się nie dopłaca.
handbook-refill = Potem na wolne miejsca trafia 5 nowych odkrytych kafelków, więc plansza jest znowu pełna. Pochodzą z 1. okresu, dopóki się nie skończy, potem z 2., a na końcu z 3. Jeśli stos wyczerpie się w trakcie, resztę bierze się z następnego.
handbook-periods = W naszym wydaniu nowe kafelki w rundach 1–3 są z 1. okresu, w rundach 4–7 z 2. okresu, a w rundach 8–10 z 3. okresu.
handbook-pile = Odrzucone kafelki i kafelki, które zeszły z planszy, leżą odkryte na stosie odrzuconych. Każdy może je obejrzeć, ale do gry już nie wrócą.

chapter-quests = Wyprawy

handbook-quests-deal = W grze z wyprawami każdy dostaje na samym końcu przygotowania 3 losowe. Znasz już wtedy bohaterów i pierwsze kafelki na planszy.
handbook-quests-return = Oglądasz swoje 3 wyprawy i jedną odkładasz do pudełka; wszyscy robią to potajemnie i równocześnie. Odłożone i nierozdane wyprawy wypadają z gry i nikomu się ich nie pokazuje.
handbook-quests-own = Twoje 2 wyprawy leżą przed tobą zakryte i tylko ty możesz na nie patrzeć. Odłożyć lub dołożyć możesz tylko wyprawę, którą masz.
handbook-quests-add = W swojej turze możesz oprócz kafelka dołożyć jedną lub obie wyprawy, przed nim albo po nim. Za wyprawę płaci się i dokłada się ją jak każdy inny kafelek, ale nigdy nie ma za nią dopłaty za dzicz.
handbook-quests-rewards = Wszystko, co dokładasz w jednej turze, jest opłacone i położone, **zanim** dostaniesz pierwszą nagrodę. Potem kafelki rozlicza się w kolejności dołożenia. Mnożone nagrody liczą je wszystkie.
handbook-quests-one-by-one = Kafelek dołożony wcześniej w tej samej turze należy już do opowieści, gdy dokładasz następny. Wyprawa może więc stworzyć pole dla kafelka, którego przedtem nie było gdzie dołożyć. Dlatego gra niczego nie odrzuca za ciebie, dopóki masz wyprawy.
handbook-quests-discard = Wyprawę wolno dołożyć także w turze, w której odrzucasz kafelek. Monetę, miksturę i klucz za odrzucony kafelek dostajesz dopiero po wszystkich płatnościach tury. Samej wyprawy nie można odrzucić za nagrodę.
handbook-quests-finish = Z wyprawami wybierasz krok po kroku: dołożyć kafelek, odrzucić go, dołożyć wyprawę. Gdy kafelek jest rozstrzygnięty, zgłaszasz, że nic więcej nie dokładasz.
handbook-quests-story = Dołożona wyprawa jest jawna. Dla połączeń, skrzyń i otoczonych kafelków to kafelek jak każdy inny, ale nie należy do żadnego z 4 typów.
handbook-quests-left = Wyprawa, która do końca rundy 10 nie trafi do opowieści, nic nie daje i nic nie kosztuje. Po grze wszystkie takie wyprawy zostają pokazane.

chapter-scoring = Punktacja

handbook-score-sheet = Ten arkusz punktów pochodzi z końca przykładowej partii. Każdy wiersz to jedno źródło chwały, a ich suma to twój wynik. W trakcie gry arkusz pokazuje przewagi i czekające nagrody tak, jakby gra skończyła się teraz.
handbook-score-monsters = **Potwory:** chwała z nagród za twoje potwory. Dostajesz ją, gdy je dokładasz.
handbook-score-characters = **Postacie:** chwała z nagród, które postacie dają przy dołożeniu, także mnożonych. Nagrody, które czekają na koniec gry, mają własny wiersz.
handbook-score-places = **Miejsca:** chwała z nagród za twoje miejsca i z ich łączników.
handbook-score-treasures = **Skarby:** chwała z nagród za twoje skarby. Zawartość ich skrzyń liczy się w wierszu skrzyń.
handbook-score-chests = **Skrzynie:** chwała ze wszystkich otwartych skrzyń, także tych na bohaterze. Zamknięte skrzynie nie są nic warte, chyba że liczy je wyprawa.
handbook-score-quests = **Wyprawy:** chwała z wypraw, które dają nagrodę przy dołożeniu. Nieużyta wyprawa nie daje nic.
handbook-score-majorities = **Przewagi:** kto na koniec gry ma najwięcej punktów walki, dostaje **4 punkty chwały**. Tak samo jest z magią, miksturami i monetami. Liczy się wszystko, co masz, gdziekolwiek leży.
handbook-majority-shared = Jeśli najwięcej ma kilka osób po równo, każda z nich dostaje pełne 4 punkty chwały i każdej liczy się ta przewaga.
handbook-majority-none = Jeśli któregoś z tych zasobów nie ma nikt, tej przewagi nikt nie dostaje.
handbook-score-character-endings = **Postacie na koniec gry:** nagrody z klepsydrą na twoich postaciach. Liczą to, co masz na końcu gry.
handbook-score-quest-endings = **Wyprawy na koniec gry:** nagrody z klepsydrą na wyprawach w twojej opowieści. Dostajesz je razem z nagrodami postaci.
handbook-score-example = W przykładzie wyprawa „{ face-let-it-lie }” za 4 zamknięte skrzynie przyniosła ci 8 punktów chwały. Najwięcej walki i najwięcej mikstur masz na równi z kimś innym, więc przewagi dają ci także 8. Za 4 postacie postać „{ face-wandering-bard }” daje kolejne 8, a za 2 przewagi wyprawa „{ face-the-four-crowns }” daje ostatnie 8 z twoich 68.

chapter-end = Koniec gry

handbook-end-when = Gra kończy się po rundzie 10. Wszystkie 3 stosy okresów są puste, a kafelki pozostałe na planszy do niczego już nie służą.
handbook-end-steps = Najpierw ustala się przewagi, a potem wszyscy dostają czekające nagrody za postacie i wyprawy. Mogą one więc liczyć przewagi, ale żadnej już nie zmienią. Nikt nie podejmuje już żadnych decyzji.
handbook-end-winner = Wygrywa osoba, która ma najwięcej chwały.
handbook-end-tie = Przy równej chwale wyżej jest osoba, która ma więcej **walki**. Jeśli i tu jest remis, decyduje więcej **magii**, potem **mikstur**, a na końcu **monet**. Dotyczy to wszystkich miejsc w klasyfikacji, nie tylko pierwszego.
handbook-end-tie-example = Przykładowa partia skończyła się wynikiem 68 : 68 : 51. Ty masz 2 punkty walki, druga osoba z 68 punktami chwały tylko 1, więc wygrywasz.
handbook-end-shared = Gracze równi pod każdym względem dzielą się miejscem w klasyfikacji. Jeśli są pierwsi, wygrywają wspólnie.

chapter-questions = Pytania i odpowiedzi

ask-same-space = Wszyscy wybraliśmy to samo miejsce. Co teraz?
handbook-same-space = Kafelek bierze pierwszy gracz w kolejności. Pozostali po kolei wybierają spośród reszty kafelków.
ask-no-tile = Czy mogę zostać bez kafelka albo zachować go na następną rundę?
handbook-no-tile = Nie. W każdej rundzie każdy bierze dokładnie jeden kafelek, a potem go dokłada albo odrzuca.
ask-lowest-late = Mam kafelek dopiero z drugiego wyboru, ale jego numer jest najniższy. Czy dostaję żeton pierwszego gracza?
handbook-lowest-late = Tak, liczy się kafelek, który naprawdę bierzesz. Tylko jeśli już masz żeton, dostaje go osoba z drugim najniższym numerem.
ask-slid-fee = Kafelek leżał w dziczy i przesunął się do dolnego rzędu. Czy nadal się za niego dopłaca?
handbook-slid-fee = Nie. Liczy się tylko miejsce, z którego bierzesz kafelek.
ask-lose-combat = Potwór kosztuje 3 punkty walki. Czy je tracę, gdy go dokładam?
handbook-lose-combat = Nie, walka i magia zawsze zostają na sztandarze. Tracisz tylko mikstury, którymi płacisz za brakujące punkty.
ask-coins-for-combat = Czy mogę zapłacić monetami za brakującą walkę albo miksturami za brakujące monety?
handbook-coins-for-combat = Ani jedno, ani drugie. Mikstury zastępują tylko walkę i magię, a monety niczego nie zastępują.
ask-reward-pays = Kafelek kosztuje 2 monety, a przynosi 4. Czy mogę nimi za niego zapłacić?
handbook-reward-pays = Nie, najpierw się płaci, a potem zyskuje. W turze z wyprawami płacisz nawet za wszystko, zanim przyjdzie pierwsza nagroda.
ask-rotate = Czy wolno obrócić kafelek, żeby pasował?
handbook-rotate = Nie, kafelków się nie obraca. Górny bok jest zawsze na górze.
ask-bare-touch = Dwa kafelki stykają się bokami bez łączników. Czy są połączone?
handbook-bare-touch = Nie. Stykać się mogą, ale to nie jest połączenie. Jako sąsiedzi liczą się jednak, gdy wyprawa pyta o otoczone kafelki.
ask-half-and-plain = Połówka klucza trafiła na zwykły łącznik. Czy dostaję klucz?
handbook-half-and-plain = Nie. Połączenie jest w porządku, ale do klucza potrzeba połówki po obu stronach.
ask-two-keys = Kafelek dał mi dwa klucze naraz. Czy wolno użyć obu na tym samym kafelku?
handbook-two-keys = Tak, jeśli oba do niego sięgają: do nowego kafelka i do bohatera sięgają zawsze. Kluczy używasz po kolei, w wybranej przez siebie kolejności.
ask-save-key = Czy mogę zachować klucz na lepszą skrzynię?
handbook-save-key = Nie. Jeśli klucz może otworzyć jakąś skrzynię, otwiera ją od razu, a jeśli nie, przepada.
ask-wrong-type = Łącznik wymaga skarbu, a ja dołączam potwora. Czy dostanę nagrodę kiedyś później?
handbook-wrong-type = Nie. Połączenie powstaje tylko raz i to już do końca gry nic nie da.
ask-two-places = Łączę dwa miejsca. Które z nich płaci?
handbook-two-places = Oba łączniki, jeśli ich warunek jest spełniony. Łącznikowi, który wymaga miejsca, wystarczy to drugie miejsce.
ask-hero-character = Czy mój bohater jest postacią?
handbook-hero-character = Nie. Bohater nie ma typu, więc nie liczy się do mnożonych nagród i nie spełnia warunku łącznika, który wymaga typu.
ask-counts-itself = Postać „{ face-pedlar }” daje 2 monety za każdą postać. Czy liczy też siebie?
handbook-counts-itself = Tak, kafelek leży już w opowieści. Jako twoja pierwsza postać przynosi 2 monety.
ask-late-multiplier = Kafelek z mnożoną nagrodą leży w opowieści od początku gry. Czy jego nagroda rośnie z kolejnymi kafelkami?
handbook-late-multiplier = Nie, liczy się tylko raz, w chwili zdobycia. Na koniec gry czekają tylko nagrody z klepsydrą.
ask-both-token = Dwie osoby zdobyły w tej samej rundzie żeton pierwszego gracza. U kogo zostaje?
handbook-both-token = U tej, która w kolejności tej fazy jest później. Sama kolejność do końca rundy się nie zmienia.
ask-dead-end = Do mojej opowieści nic już nie pasuje. Czy to dla mnie koniec gry?
handbook-dead-end = Nie, grasz dalej. W każdej rundzie odrzucasz kafelek i dostajesz za niego 1 monetę, 1 miksturę i 1 klucz.
ask-others-see = Czy przed decyzją widzę, co dokładają inni?
handbook-others-see = Domyślnie nie, wszystkie tury odkrywa się razem. Jeśli przy stole dokłada się po kolei, widzisz tury tych, którzy są przed tobą.
ask-short-supply = Co jeśli skończą się żetony?
handbook-short-supply = Nikt nie dostaje przez to mniej, wspólna pula jest nieograniczona. Jeśli grasz z pudełkiem, zastąp brakujące żetony czymkolwiek, co masz pod ręką.
ask-spend-threes = Wyprawa daje chwałę za każde 3 monety. Czy trzeba je zapłacić?
handbook-spend-threes = Nie, tylko się je liczy. Zostają u ciebie i liczą się też do przewagi monet.
ask-discard-quest = Czy mogę odrzucić wyprawę za 1 monetę, 1 miksturę i 1 klucz?
handbook-discard-quest = Nie, tylko kafelek z planszy. W turze, w której go odrzucasz, wolno jednak dokładać wyprawy.
ask-two-quests = Czy wolno dołożyć obie wyprawy w jednej turze?
handbook-two-quests = Tak, przed kafelkiem i po nim, jeśli za wszystko zapłacisz tym, co masz na początku tury.
ask-tied-majority = Dwie osoby mają najwięcej magii. Czy dzielą się 4 punktami chwały?
handbook-tied-majority = Nie, każda z nich dostaje 4. Jeśli jednak nikt nie ma magii, nie dostaje ich nikt.
ask-majority-glory = Czy nagroda na koniec gry może zmienić, kto ma przewagę?
handbook-majority-glory = Nie. Przewagi ustala się przed tymi nagrodami, a one przynoszą tylko chwałę.
