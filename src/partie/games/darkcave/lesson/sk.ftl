# Prvá partia hry Sabotér – Temná jaskyňa, po slovensky.

lesson-first-path = Tvoj trpaslík je verný, modrý a má 3 nugety. V rohoch ležia zakryté štyri cieľové karty a jedna z nich je východ: dones tam zlato pre modrý klan. Najprv zahraj kartu cesty, nech má trpaslík kam ísť.
lesson-first-path-junction = Rázcestie necháva otvorené ďalšie dve cesty. To sa hodí, kým nikto nevie, kde je východ.
lesson-first-path-bend = Zákruta vedie ďalej len jedným smerom. Rázcestie by nechalo otvorených ciest viac.

lesson-first-lay = Vyber, kam karta príde a ako bude otočená. Musí nadviazať na všetky susedné karty a predĺžiť cestu. Rohy sú od štartu štyri karty do strany a štyri hore alebo dole.
lesson-first-lay-done = Jaskyňa sa rozrástla. Touto cestou smú všetci, priatelia aj nepriatelia.

lesson-first-move = Po zahraní karty sa trpaslík môže pohnúť až o 3 polia. Kartu I prekoná 1 pohybom, kartu II dvoma a kartu III troma. Vstúp na novú cestu.
lesson-move-on = Môžeš ísť ďalej, alebo skončiť. Keď skončíš, doberieš si kartu a ťah je na konci.

lesson-secret = Ostatní odohrali a na ťahu si znova ty. Zahraj kartu „{ face-i-secret }“: ukáže ti jednu zakrytú kartu.
lesson-look = Pozri sa do rohu, či tam nie je východ. Alebo na klanovú kartu: je ten hráč verný, alebo je to sabotér, ktorý pracuje pre druhý klan? Kam sa pozeráš, vidia všetci, kartu len ty.
lesson-look-exit = Tu je východ! Ostatní vedia len to, že sa pozeráš do severovýchodného rohu. Stavaj tam, ale možno nie príliš nápadne.
lesson-look-no-exit = Tu východ nie je, zostávajú tri rohy. Sleduj, kam stavajú ostatní: niekto možno vie viac.
lesson-look-loyal = Tento hráč je verný: pracuje pre modrý klan rovnako ako ty. Vyhráte, alebo prehráte spolu.
lesson-look-saboteur = Sabotér! Klanovú kartu má modrú, ale pracuje pre žltý klan. Čo pomáha jemu, škodí tebe.

lesson-second-move = Pohnúť sa smieš po zahraní akejkoľvek karty. Z rebríka na ktorýkoľvek iný rebrík je 1 pohyb a jeden rebrík je aj na štartovacej karte.

lesson-boots = Vybavenie zostáva ležať pred hráčom. Zahraj kartu „{ face-i-boots }“: kto má topánky, ide v každom ťahu o 1 pole ďalej.
lesson-equip = Vybavenie môžeš dať komukoľvek. Kto má byť rýchlejší?
lesson-equip-self = Teraz sa v každom ťahu pohneš až o 4 polia. V takej veľkej jaskyni to veľmi pomôže.
lesson-equip-other = Darček! Ostatní teraz vedia, komu veríš. Pre teba by topánky znamenali v každom ťahu 1 pole navyše.

lesson-third-move = Cesta niekedy niečo stojí. Drevený most náhodnú kartu z ruky, tunel 1 nuget. Pavučina cestu blokuje a netvor pohyb ukončí.

lesson-free-turn = Tento ťah je celý na tebe. Vylož cestu k niektorému rohu, zahraj akčnú kartu, alebo jednu či dve karty odhoď. Kartu, pre ktorú niet miesta, možno len odhodiť.
lesson-free-turn-drop = Odhodiť nie je veľká škoda: na konci ťahu si doberieš rovnaký počet kariet. Jaskyňa však nerastie.
lesson-free-turn-play = Dobre. Jaskyňu menia len zahrané karty; tie v ruke nikomu nepomôžu.

lesson-second-lay = Všímaj si obrázky na kartách ciest. Z brlohu vyliezajú netvory. Na zlatej žile leží nuget pre trpaslíka, ktorý tam skončí; kto si ho vezme, musí však odkryť svoju klanovú kartu.

lesson-suspicion = Sleduj ostatných. Kto stavia preč od rohov alebo na teba posiela netvory, môže byť sabotér. Krysa stojí kartu z ruky, plazúň trpaslíka na jedno kolo ochromí, škriatok vezme nuget.

lesson-treasure = Počíta sa len zlato vynesené z jaskyne. Každý klan spočíta, čo vyniesli jeho trpaslíci, a vynásobí to počtom tých, ktorí pracujú pre druhý klan; vyhráva väčší poklad. Hra sa končí, keď sú vonku všetci, ktorí pracujú pre jeden klan, alebo keď sa minú karty.

lesson-done = To bola lekcia a partia pokračuje: nájdi východ, vynes zlato a zisti, kto je na tvojej strane.
