# První partie hry Sabotér – Temná jeskyně, česky.

lesson-first-path = Tvůj trpaslík je věrný, modrý a má 3 nugety. V rozích leží zakryté čtyři cílové karty a jedna z nich je východ: dones tam zlato pro modrý klan. Nejdřív zahraj kartu cesty, ať má trpaslík kam jít.
lesson-first-path-junction = Rozcestí nechává otevřené další dvě cesty. To se hodí, dokud nikdo neví, kde je východ.
lesson-first-path-bend = Zatáčka vede dál jen jedním směrem. Rozcestí by nechalo otevřených cest víc.

lesson-first-lay = Vyber, kam karta přijde a jak bude otočená. Musí navázat na všechny sousední karty a prodloužit cestu. Rohy jsou od startu čtyři karty do strany a čtyři nahoru nebo dolů.
lesson-first-lay-done = Jeskyně se rozrostla. Touhle cestou smí všichni, přátelé i nepřátelé.

lesson-first-move = Po zahrání karty se trpaslík může pohnout až o 3 pole. Kartu I překoná 1 pohybem, kartu II dvěma a kartu III třemi. Vstup na novou cestu.
lesson-move-on = Můžeš jít dál, nebo skončit. Když skončíš, dobereš si kartu a tah je u konce.

lesson-secret = Ostatní odehráli a na tahu jsi znovu ty. Zahraj kartu „{ face-i-secret }“: ukáže ti jednu zakrytou kartu.
lesson-look = Podívej se do rohu, jestli tam není východ. Nebo na klanovou kartu: je ten hráč věrný, nebo je to sabotér, který pracuje pro druhý klan? Kam se díváš, vidí všichni, kartu jen ty.
lesson-look-exit = Tady je východ! Ostatní vědí jen to, že se díváš do severovýchodního rohu. Stav tam, ale možná ne moc nápadně.
lesson-look-no-exit = Tady východ není, zbývají tři rohy. Sleduj, kam staví ostatní: někdo možná ví víc.
lesson-look-loyal = Tenhle hráč je věrný: pracuje pro modrý klan stejně jako ty. Vyhrajete, nebo prohrajete spolu.
lesson-look-saboteur = Sabotér! Klanovou kartu má modrou, ale pracuje pro žlutý klan. Co pomáhá jemu, škodí tobě.

lesson-second-move = Pohnout se smíš po zahrání jakékoli karty. Z žebříku na kterýkoli jiný žebřík je 1 pohyb a jeden žebřík je i na startovní kartě.

lesson-boots = Vybavení zůstává ležet před hráčem. Zahraj kartu „{ face-i-boots }“: kdo má boty, jde v každém tahu o 1 pole dál.
lesson-equip = Vybavení můžeš dát komukoli. Kdo má být rychlejší?
lesson-equip-self = Teď se v každém tahu pohneš až o 4 pole. V takhle velké jeskyni to hodně pomůže.
lesson-equip-other = Dárek! Ostatní teď vědí, komu věříš. Pro tebe by boty znamenaly v každém tahu 1 pole navíc.

lesson-third-move = Cesta někdy něco stojí. Dřevěný most náhodnou kartu z ruky, tunel 1 nuget. Pavučina cestu blokuje a nestvůra pohyb ukončí.

lesson-free-turn = Tenhle tah je celý na tobě. Vylož cestu k některému rohu, zahraj akční kartu, nebo jednu či dvě karty odhoď. Kartu, pro kterou není místo, lze jen odhodit.
lesson-free-turn-drop = Odhodit není velká škoda: na konci tahu si dobereš stejný počet karet. Jeskyně ale neroste.
lesson-free-turn-play = Dobře. Jeskyni mění jen zahrané karty; ty v ruce nikomu nepomůžou.

lesson-second-lay = Všímej si obrázků na kartách cest. Z doupěte vylézají nestvůry. Na zlaté žíle leží nuget pro trpaslíka, který tam skončí; kdo si ho vezme, musí ale odkrýt svou klanovou kartu.

lesson-suspicion = Sleduj ostatní. Kdo staví pryč od rohů nebo na tebe posílá nestvůry, může být sabotér. Krysa stojí kartu z ruky, plazoun trpaslíka na jedno kolo ochromí, skřet vezme nuget.

lesson-treasure = Počítá se jen zlato vynesené z jeskyně. Každý klan sečte, co vynesli jeho trpaslíci, a vynásobí to počtem těch, kdo pracují pro druhý klan; vyhrává větší poklad. Hra končí, když jsou venku všichni, kdo pracují pro jeden klan, nebo když dojdou karty.

lesson-done = To byla lekce a partie pokračuje: najdi východ, vynes zlato a zjisti, kdo je na tvé straně.
