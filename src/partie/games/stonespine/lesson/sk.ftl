# Prvá partia hry Architekti Skalnatého hrebeňa, po slovensky.

lesson-first-chamber = Za štyri roky postavíš labyrint zo 16 miestností, každý rok jeden rad. Tvoj plán chce na a1 murovanú miestnosť a na c1 rôsolovú kocku; vchod je nad b1. Vyber miestnosť, ktorá s niečím z toho pomôže.
lesson-first-chamber-closet = Miestnosť „{ face-93 }“ je murovaná a má rôsolovú kocku, hodí sa teda na a1 aj na c1. Čím viac požiadaviek splníš, tým viac bodov dá plán na konci.
lesson-first-chamber-stone = Miestnosť „{ face-84 }“ je murovaná: môže splniť požiadavku na a1. Ešte lepšia bola miestnosť „{ face-93 }“, pretože má aj rôsolovú kocku.
lesson-first-chamber-goblins = Dvaja goblini pomôžu s cieľom tejto partie: kto má na konci najviac goblinov, získa 15 bodov. Žiadnu požiadavku prvého radu však táto miestnosť nesplní.
lesson-first-chamber-door = Táto miestnosť má dvere hore: na b1 je spojená so vchodom. Každá miestnosť spojená so vchodom dá na konci 1 bod.

lesson-first-column = Vyber stĺpec, od a vľavo po d vpravo. Rad môžeš zaplniť v ľubovoľnom poradí, ale vyložená miestnosť sa už nepresúva. Dve miestnosti sú spojené tam, kde sa stretnú ich dvere.
lesson-first-column-a = Na a1 chce plán murovanú miestnosť. Ak je tvoja murovaná, požiadavka je splnená.
lesson-first-column-b = b1 je pod vchodom. Miestnosť s dverami hore je s ním spojená.
lesson-first-column-c = Na c1 chce plán rôsolovú kocku. Ak v miestnosti nie je, možno sa ešte dá kúpiť na trhu.
lesson-first-column-d = d1 nemá žiadnu požiadavku: dobré miesto pre miestnosť, ktorá sa inam nehodí.

lesson-first-discard = V hre dvoch hráčov jednu miestnosť aj odhodíš. Ostatné tri dostane súper. Odhoď teda tú, ktorú v jeho labyrinte vidieť nechceš.

lesson-second-chamber = Zvyšné karty ste si odovzdali a každý si dobral novú miestnosť. Teraz sleduj dvere: dvere vpravo potrebujú pri susednej miestnosti dvere vľavo. Miestnosť „{ face-54 }“ je murovaná a má rôsolovú kocku.
lesson-second-chamber-both = Hodí sa na a1 aj na c1, podľa toho, čo je ešte voľné. A dole má dvere do radu, ktorý postavíš budúci rok.
lesson-second-chamber-star = Dobrá zmes: murovaná miestnosť pre a1, goblin pre cieľ a hviezda +1, za ktorú je na konci 1 bod.
lesson-second-chamber-stone = Je murovaná a hodí sa na a1. Vďaka dverám hore by fungovala aj na b1, pod vchodom.
lesson-second-chamber-cave = Za hviezdu +1 je na konci 1 bod. Jaskyňa však nesplní žiadnu požiadavku prvého radu a nedá zlatiaky, iná miestnosť by bola cennejšia.

lesson-second-column = Kam vedú jej dvere? Keď susedná miestnosť na tej strane dvere nemá, cesta sa tam končí. Body za cesty dávajú len spojené miestnosti.

lesson-third-chamber = Na každej miestnosti sú zlatiaky. Hotový rad ti ich vyplatí a pôjdeš na trh. Miestnosť „{ face-80 }“ dá 5 zlatiakov, ale jej hviezda −1 ťa na konci bude stáť 1 bod.
lesson-third-chamber-gold = 5 zlatiakov je veľa: vystačí na jednu sadu žetónov. Dobrá sada máva väčšiu cenu než 1 bod.
lesson-third-chamber-other = Rozumná voľba. Sleduj si však zlatiaky: najlacnejšia sada na trhu stojí 4.

lesson-last-chamber = V rade zostáva jediné miesto, stĺpec teda nevyberáš. Kartu, ktorú nevyložíš, odhodíš. Potom sa spočítajú zlatiaky.
lesson-row-paid = Prvý rad je hotový a vyplatil ti zlatiaky. Každá truhlica v labyrinte pridá 1 zlatiak, tento rok aj v každom ďalšom.

lesson-market = Prvý je na ťahu ten, kto má najviac zlatiakov. Žetóny zo sady prídu hneď do labyrintu; splnia požiadavky a bodujú s výzvami. Kúp sadu, ktorú tvoj labyrint využije.
lesson-market-ooze = Rôsolová kocka a sliz. Kocka v miestnosti na c1 splní požiadavku, ak ešte splnená nie je.
lesson-market-passage = Tajný priechod otvorí ktorýkoľvek okraj, či tam dvere sú, alebo nie. Spojí aj miestnosti, ktoré inak nič nespája.
lesson-market-trap = Plán žiadnu pascu nechce, niektoré výzvy však za ne platia. Rôsolová kocka alebo tajný priechod by sa k tvojmu plánu hodili viac.
lesson-market-pass = Kto pasuje, príde o zvyšné zlatiaky. Budúci rok hľadaj miestnosti, ktoré ich dajú viac.

lesson-token = Vyber miestnosť pre tento žetón. Do miestnosti sa zmestia najviac štyri prvky a žetón sa už nepresúva. Najprv sa pozri na plán.
lesson-passage = Tajný priechod otvorí jeden okraj. Daj ho tam, kde dve miestnosti ešte spojené nie sú, alebo nad b1, ak tam miestnosť nemá dvere hore.

lesson-market-again = Znova nakúpiť môžeš, kedykoľvek máš najviac zlatiakov, alebo pasuj. Zvyšné zlatiaky pri pasovaní prepadnú. Kto však pasuje prvý, vyberá si výzvu ako prvý a získa najlepšie miesto na stupnici poradia.

lesson-challenge = Výzvu máš do konca hry a až potom sa boduje. Výzva „{ face-ch5 }“ dáva 3 body za každého goblina v jednom stĺpci. Goblini sa počítajú aj pre cieľ, vyberaj s ohľadom na to.
lesson-challenge-left = Súper pasuje prvý, a preto už má vybrané. Výzvu máš do konca hry a až potom sa boduje. Vyber tú, pre ktorú sa dá tvoj labyrint rozšíriť.
lesson-challenge-goblins = Goblini sa ti teraz počítajú dvakrát: pre túto výzvu aj pre cieľ. Snaž sa ich dostať do jedného stĺpca.
lesson-challenge-slime = Slizy a rôsolové kocky sa hľadajú ľahko. Tri v jednej miestnosti dajú 4 body a dá sa to aj viackrát.
lesson-challenge-chests = Potrebuješ dvojice: truhlicu a hviezdu akejkoľvek hodnoty. Truhlice navyše dávajú každý rok zlatiaky.

lesson-year-two = Druhý rok: nový rad je pod prvým a karty sa teraz odovzdávajú doprava. Plán chce na c2 murovanú miestnosť a na d2 truhlicu. Dvere hore vedú do radu nad ňou.
lesson-year-two-column = Skôr než vyberieš, pozri sa hore: dvere hore majú nadviazať na dvere dole v prvom rade. Cesta má nakoniec viesť od vchodu až k východu pod b4.

lesson-scoring = Na konci sa boduje plán, cesty od vchodu a od východu, hviezdy, výzvy, cieľ a miesto na stupnici poradia. Za štyri splnené požiadavky je 5 bodov, za všetkých osem 20. Ťah dokončíš odhodením miestnosti.

lesson-done = To bola lekcia: každý ďalší rok prebieha ako ten prvý. Dostavaj svoj labyrint proti súperovi; v 4. roku sa už výzvy neberú.
