# První partie hry Architekti Skalistého hřbetu, česky.

lesson-first-chamber = Za čtyři roky postavíš labyrint z 16 místností, každý rok jednu řadu. Tvůj plán chce na a1 zděnou místnost a na c1 rosolovou krychli; vchod je nad b1. Vyber místnost, která s něčím z toho pomůže.
lesson-first-chamber-closet = Místnost „{ face-93 }“ je zděná a má rosolovou krychli, hodí se tedy na a1 i na c1. Čím víc požadavků splníš, tím víc bodů dá plán na konci.
lesson-first-chamber-stone = Místnost „{ face-84 }“ je zděná: může splnit požadavek na a1. Ještě lepší byla místnost „{ face-93 }“, protože má i rosolovou krychli.
lesson-first-chamber-goblins = Dva goblini pomůžou s cílem této partie: kdo má na konci nejvíc goblinů, získá 15 bodů. Žádný požadavek první řady ale tahle místnost nesplní.
lesson-first-chamber-door = Tahle místnost má dveře nahoře: na b1 je spojená se vchodem. Každá místnost spojená se vchodem dá na konci 1 bod.

lesson-first-column = Vyber sloupec, od a vlevo po d vpravo. Řadu můžeš zaplnit v libovolném pořadí, ale vyložená místnost se už nepřesouvá. Dvě místnosti jsou spojené tam, kde se potkají jejich dveře.
lesson-first-column-a = Na a1 chce plán zděnou místnost. Je-li tvoje zděná, požadavek je splněný.
lesson-first-column-b = b1 je pod vchodem. Místnost s dveřmi nahoře je s ním spojená.
lesson-first-column-c = Na c1 chce plán rosolovou krychli. Pokud v místnosti není, dá se možná ještě koupit na trhu.
lesson-first-column-d = d1 žádný požadavek nemá: dobré místo pro místnost, která se jinam nehodí.

lesson-first-discard = Ve hře dvou hráčů jednu místnost také odložíš. Ostatní tři dostane soupeř. Odlož tedy tu, kterou v jeho labyrintu vidět nechceš.

lesson-second-chamber = Zbylé karty jste si předali a každý si dobral novou místnost. Teď sleduj dveře: dveře vpravo potřebují u sousední místnosti dveře vlevo. Místnost „{ face-54 }“ je zděná a má rosolovou krychli.
lesson-second-chamber-both = Hodí se na a1 i na c1, podle toho, co je ještě volné. A dole má dveře do řady, kterou postavíš příští rok.
lesson-second-chamber-star = Dobrá směs: zděná místnost pro a1, goblin pro cíl a hvězda +1, za kterou je na konci 1 bod.
lesson-second-chamber-stone = Je zděná a hodí se na a1. Díky dveřím nahoře by fungovala i na b1, pod vchodem.
lesson-second-chamber-cave = Za hvězdu +1 je na konci 1 bod. Jeskyně ale nesplní žádný požadavek první řady a nedá zlaťáky, jiná místnost by byla cennější.

lesson-second-column = Kam vedou její dveře? Když sousední místnost na té straně dveře nemá, cesta tam končí. Body za cesty dávají jen spojené místnosti.

lesson-third-chamber = Na každé místnosti jsou zlaťáky. Hotová řada ti je vyplatí a půjdeš na trh. Místnost „{ face-80 }“ dá 5 zlaťáků, ale její hvězda −1 tě na konci bude stát 1 bod.
lesson-third-chamber-gold = 5 zlaťáků je hodně: vystačí na jednu sadu žetonů. Dobrá sada mívá větší cenu než 1 bod.
lesson-third-chamber-other = Rozumná volba. Hlídej si ale zlaťáky: nejlevnější sada na trhu stojí 4.

lesson-last-chamber = V řadě zbývá jediné místo, sloupec tedy nevybíráš. Kartu, kterou nevyložíš, odložíš. Potom se spočítají zlaťáky.
lesson-row-paid = První řada je hotová a vyplatila ti zlaťáky. Každá truhla v labyrintu přidá 1 zlaťák, letos i v každém dalším roce.

lesson-market = První je na tahu ten, kdo má nejvíc zlaťáků. Žetony ze sady přijdou hned do labyrintu; splní požadavky a bodují s výzvami. Kup sadu, kterou tvůj labyrint využije.
lesson-market-ooze = Rosolová krychle a sliz. Krychle v místnosti na c1 splní požadavek, pokud ještě splněný není.
lesson-market-passage = Tajný průchod otevře kterýkoli okraj, ať tam dveře jsou, nebo ne. Spojí i místnosti, které jinak nic nespojuje.
lesson-market-trap = Plán žádnou past nechce, některé výzvy za ně ale platí. Rosolová krychle nebo tajný průchod by se k tvému plánu hodily víc.
lesson-market-pass = Kdo pasuje, přijde o zbylé zlaťáky. Příští rok hledej místnosti, které jich dají víc.

lesson-token = Vyber místnost pro tento žeton. Do místnosti se vejdou nejvýš čtyři prvky a žeton se už nepřesouvá. Nejdřív se podívej na plán.
lesson-passage = Tajný průchod otevře jeden okraj. Dej ho tam, kde dvě místnosti ještě spojené nejsou, nebo nad b1, pokud tam místnost nemá dveře nahoře.

lesson-market-again = Znovu nakoupit můžeš, kdykoli máš nejvíc zlaťáků, nebo pasuj. Zbylé zlaťáky při pasování propadnou. Kdo ale pasuje první, vybírá si výzvu jako první a získá nejlepší místo na stupnici pořadí.

lesson-challenge = Výzvu máš do konce hry a teprve pak se boduje. Výzva „{ face-ch5 }“ dává 3 body za každého goblina v jednom sloupci. Goblini se počítají i pro cíl, vybírej s ohledem na to.
lesson-challenge-left = Soupeř pasuje první, a proto už má vybráno. Výzvu máš do konce hry a teprve pak se boduje. Vyber tu, pro kterou se dá tvůj labyrint rozšířit.
lesson-challenge-goblins = Goblini se ti teď počítají dvakrát: pro tuto výzvu i pro cíl. Snaž se je dostat do jednoho sloupce.
lesson-challenge-slime = Slizy a rosolové krychle se hledají snadno. Tři v jedné místnosti dají 4 body a jde to i vícekrát.
lesson-challenge-chests = Potřebuješ dvojice: truhlu a hvězdu jakékoli hodnoty. Truhly navíc dávají každý rok zlaťáky.

lesson-year-two = Druhý rok: nová řada je pod první a karty se teď předávají doprava. Plán chce na c2 zděnou místnost a na d2 truhlu. Dveře nahoře vedou do řady nad ní.
lesson-year-two-column = Než vybereš, podívej se nahoru: dveře nahoře mají navázat na dveře dole v první řadě. Cesta má nakonec vést od vchodu až k východu pod b4.

lesson-scoring = Na konci se boduje plán, cesty od vchodu a od východu, hvězdy, výzvy, cíl a místo na stupnici pořadí. Za čtyři splněné požadavky je 5 bodů, za všech osm 20. Tah dokončíš odložením místnosti.

lesson-done = To byla lekce: každý další rok probíhá jako ten první. Dostav svůj labyrint proti soupeři; ve 4. roce se už výzvy neberou.
