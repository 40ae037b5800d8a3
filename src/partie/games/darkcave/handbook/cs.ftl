# Příručka hry Sabotér – Temná jeskyně česky. Všechny věty jsou naše; pravidla, o kterých mluví, jsou v RULES.md.

chapter-goal = O co jde
chapter-pieces = Karty, figurky a symboly
chapter-setup = Příprava hry
chapter-flow = Tvůj tah
chapter-laying = Vykládání karet cest
chapter-moving = Pohyb trpaslíka
chapter-exit = Cíle a cesta ven
chapter-actions = Akční karty
chapter-creatures = Nestvůry a válečné sekery
chapter-knowledge = Co vědí všichni a co je tajné
chapter-two = Hra dvou hráčů
chapter-scoring = Poklad a vítězové
chapter-end = Jak hra končí
chapter-questions = Otázky a odpovědi

## O co jde

handbook-aim = Jsi trpaslík v temné jeskyni, která roste kartu po kartě. Na jedné ze čtyř cílových karet v rozích se skrývá **východ z jeskyně**. Najdi ho a vynes své zlato ven: vyhrává klan s cennějším **pokladem**.
handbook-works-for = Rub klanové karty ukazuje všem tvůj klan, líc jen tobě prozradí, pro koho **pracuješ**. **Věrný trpaslík** pracuje pro vlastní klan. **Sabotér** patří k jednomu klanu, ale pracuje pro druhý: modrý sabotér pro žlutý, žlutý pro modrý.
handbook-together = Vyhráváš i prohráváš společně se všemi, kdo pracují pro stejný klan. Na barvě jejich trpaslíka nezáleží a na tom, jestli se dostali ven, také ne.
handbook-gold-counts = Zlato se počítá, až když je venku z jeskyně. Každý klan násobí zachráněné nugety počtem svých **protivníků**, takže menší straně stačí k vítězství méně zlata. Co zůstane uvnitř, nemá žádnou cenu.
handbook-trust = Pravdu ti nikdo říkat nemusí. Sleduj, co ostatní stavějí, na koho útočí a komu pomáhají, a zjisti, kdo je doopravdy na tvé straně.

## Karty, figurky a symboly

handbook-box = V krabici je 110 karet: 50 karet cest, 32 akčních, 1 startovní, 4 cílové, 10 klanových, 8 karet trpaslíků a 5 přehledových. K nim patří 8 trpaslíků, 3 nestvůry, 3 pavučiny a 46 nugetů. Přehledové karty a obrázky nemají na hru žádný vliv.
handbook-levels = Karty cest a akční karty mají tři úrovně, které poznáš podle **římské číslice** na rubu: 29 karet I, 27 karet II a 26 karet III. Nic jiného rub neprozradí, ani to, jestli jde o cestu, nebo o akci. Čím vyšší úroveň, tím delší cesta přes kartu.
handbook-path-cards = Na kartě cesty je chodba, zatáčka, rozcestí nebo křižovatka. Strana, kterou cesta vede ven, je **otevřená**, strana se skálou **zavřená**. Z 50 karet je 26 obyčejných, každá z ostatních má právě jednu zvláštnost; slepou uličku nemá žádná.
handbook-icon-lair = Díra se svítícíma očima je **temné doupě**; najdeš ho na 9 kartách cest a na jednom cíli. Z doupat vylézají nestvůry.
handbook-icon-ladder = **Žebřík** je na 4 kartách cest, na startovní kartě a na jednom cíli. Vede na kterýkoli jiný žebřík.
handbook-icon-gold = **Zlatá žíla** je na 2 kartách cest a na jednom cíli. Leží na ní nuget, dokud si ho někdo nevezme.
handbook-icon-bridge = **Most** (4 karty) má dvě cesty, které se kříží, ale nejsou propojené. Ta s prkny je dřevěný most a stojí kartu z ruky.
handbook-icon-tunnel = **Tunel** (5 karet) spojuje dvě oddělené zatáčky temnou dírou uprostřed, označenou nugetem. Kdo do něj vleze, zaplatí nuget.
handbook-start-and-goals = Startovní karta je jediné pole se žebříkem, otevřené na všechny čtyři strany. Čtyři cílové karty mají stejný rub: { face-goal-exit }, { face-goal-ladder }, { face-goal-lair }, { face-goal-gold }. Světlá brána, kterou se jde ven, je jen na jedné z nich.
handbook-clan-cards = Každý klan, modrý i žlutý, má 5 klanových karet: 3 věrné trpaslíky se znakem podaných rukou a 2 sabotéry se znakem pláště a dýky. Rub ukazuje klan, líc roli. Kolik se jich použije, záleží na počtu hráčů.
handbook-dwarfs = Každý klan má 4 trpaslíky a ke každému patří karta trpaslíka, na které leží tvoje nugety. Trpaslíci jednoho klanu se liší jen vzhledem. Ležící figurka znamená, že je trpaslík ochromený.
handbook-nuggets = Všechny **nugety** mají stejnou cenu. Je jich 46 a mimo zásobu jich může být najednou nejvýš 27, takže nikdy nedojdou.
handbook-tokens = Tři **nestvůry** jsou krysa, plazoun a skřet, od každé jedna. Tři **pavučiny** mají kroužek, trojúhelník nebo kosočtverec a podle něj patří ke své kartě. Pavučina má stranu 2 a stranu 1.
handbook-action-cards = Akčních karet je 32: { counted-secret } (5), { counted-cave-in } (3), { counted-swap } (2), { counted-web } (3), { counted-boots } (3), { counted-axe } (3), { counted-rat } (5), { counted-lindworm } (4) a { counted-goblin } (4). Zával ani výměna karet nikdy nejsou mezi kartami I, boty ani zlatá žíla nikdy mezi kartami III.

## Příprava hry

handbook-cave-start = Doprostřed přijde startovní karta, čtyři cílové karty se zamíchají a leží lícem dolů v rozích. Plocha má **9 × 9** karet pro 2–5 hráčů a **7 × 7** pro 6–8. K prvnímu cíli potřebuješ nejméně 7 karet cest, na menší ploše 5.
handbook-clans-two = Ve hře 2 hráčů má jeden věrného modrého trpaslíka a druhý věrného žlutého. Sabotéři nejsou.
handbook-clans-three-four = Ve hře 3 nebo 4 hráčů se rozdává **jediný klan**, vybraný losem: 2 věrní trpaslíci a 2 sabotéři. Všichni mají stejnou barvu. Sabotéři pracují pro druhý klan; ten sice nemá na stole žádnou kartu, ale poklad sbírá a vyhrát může jako každý jiný.
handbook-clans-many = Ve hře 5–8 hráčů se hraje s oběma klany. Z každého se použijí 3 věrní trpaslíci a 1 sabotér.
handbook-roles = Klanové karty se zamíchají, každý dostane jednu a tajně si ji prohlédne. Co zbude, leží stranou lícem dolů: 1 karta při 3 nebo 7 hráčích, 2 při 6, 3 při 5, žádná při 2, 4 nebo 8. Ruby vidí všichni, líce nikdo.
handbook-how-many = Takhle se hráči dělí mezi oba klany: při 2 hráčích 1 : 1, při 3 hráčích 2 : 1, při 4 hráčích 2 : 2, při 7 hráčích 4 : 3 a při 8 hráčích 4 : 4. Při 5 hráčích je to většinou 3 : 2 a občas 4 : 1, při 6 hráčích 3 : 3 nebo 4 : 2. Na každé straně vždycky někdo je.
handbook-first-gold = Každý má trpaslíka svého klanu; kterého, určí hra, protože na tom nezáleží. Všichni trpaslíci začínají na startovní kartě. Každý hráč dostane **3 nugety** a všichni vidí, kolik má kdo zlata.
handbook-first-hand = Každá úroveň se míchá zvlášť a 5 karet z každé jde lícem dolů do krabice. Každý dostane **5 karet**: při 2–4 hráčích pět karet I, při 5–6 čtyři karty I a jednu II, při 7–8 tři karty I a dvě II.
handbook-pile = Zbytek je dobírací balíček: nahoře karty I, pod nimi II a vespod III. Při 2 hráčích má 57 karet, při 3 už 52, dál 47, 42, 37, 32 a při 8 hráčích 27. Odkládací hromádka vedle něj je prázdná; nestvůry, pavučiny a ostatní nugety čekají v zásobě.
handbook-first-player = Kdo začne, určí los. Na obrázku je začátek naší ukázkové partie čtyř hráčů: jeden z nich jsi ty a jsi **žlutý sabotér**, pracuješ tedy pro modrý klan. Žlutí jsou všichni a nikdo zatím nezná víc než vlastní roli.

## Tvůj tah

handbook-turn = Hraje se po směru hodinových ručiček. Tah má tři kroky: nejdřív musíš kartu **zahrát nebo odhodit**, potom můžeš **pohnout** trpaslíkem a nakonec musíš **dobrat**.
handbook-turn-start = Ještě předtím se některé věci stanou samy. Tvoje pavučiny se otočí ze strany 2 na stranu 1, nebo zmizí. Tvoje nestvůry odejdou z jeskyně. Pokud tvůj trpaslík leží, vstane, ale v tomto tahu se nepohne.
handbook-no-cards = Když na začátku tahu nemáš v ruce žádnou kartu, tah se přeskakuje: nehraješ, nehýbeš se, nedobíráš a nepoužiješ ani sekeru. Tvoje pavučiny, nestvůry a ležící trpaslík se předtím vyřídí jako obvykle.
handbook-step-one = V prvním kroku uděláš právě jednu věc: vyložíš **jednu kartu cesty**, zahraješ z ruky **jednu akční kartu**, nebo **odhodíš** jednu či dvě karty. Volba je vždy na tobě; odhodit smíš, i když máš co zahrát.
handbook-only-discard = Kartu, kterou není kam vyložit ani na co použít, zahrát nejde, jen odhodit. Odhodit můžeš vždycky, takže nikdy neuvízneš.
handbook-discard = Jednu nebo dvě karty dáš lícem dolů na odkládací hromádku, bez účinku. Ostatní vidí kolik a jakých úrovní, ale ne které. Obě odcházejí z ruky najednou, až se rozhodneš.
handbook-step-two = Ve druhém kroku se tvůj trpaslík může pohnout až o **3 pole**, s botami o 4. Hýbat se nikdy nemusí. Nepohne se, pokud právě vstal nebo je už z jeskyně venku.
handbook-step-three = Ve třetím kroku dobereš 1 kartu, nebo tolik, kolik jich odhodíš; líc vidíš jen ty. Nejdřív se dobírají karty I, potom II a nakonec III, takže úroveň příští karty znají všichni. Když balíček nestačí, vezmeš, co v něm je; z prázdného se nedobírá.
handbook-others-decide = Rozhoduje skoro vždy hráč, který je na tahu. Mimo svůj tah rozhoduješ jen o dvou věcech: jestli použiješ válečnou sekeru proti nestvůře a jestli souhlasíš s předčasným koncem hry.

## Vykládání karet cest

handbook-lay = Vyber kartu cesty z ruky, místo a to, jak bude otočená. Všichni ji uvidí a první krok tím končí.
handbook-free-cell = Místo musí být **volné**. Nejde překrýt startovní kartu, kartu cesty ani cíl, ať zakrytý, nebo odkrytý.
handbook-touching = Karta musí celou stranou **přiléhat** ke startovní kartě, k vyložené kartě cesty nebo k odkrytému cíli. Rohem to nestačí.
handbook-fitting = Na každé straně, kterou se dotýká odkryté karty, musí **navazovat**: otevřená k otevřené, zavřená k zavřené.
handbook-prolonging = Aspoň jedna otevřená strana musí **prodloužit cestu**, která už existuje. Přiložit jen skálu ke skále nejde.
handbook-rotated = Všechny karty leží ve stejném směru jako startovní. Kartu můžeš otočit o 180 stupňů, napříč ležet nesmí.
handbook-beside-goal = Zakrytý cíl nepomáhá ani nevadí. Může se ho dotýkat otevřená i zavřená strana, ale přiléhat jen k němu nestačí.
handbook-any-direction = Stavět můžeš kterýmkoli směrem, i mimo plochu s cíli. Cesta nemusí vést od startu ani od tvého trpaslíka; růst smí i odříznutá část. Trpaslíci, nestvůry a zlato vyložení nikdy nebrání.
handbook-usable-at-once = Nová karta platí hned: tvůj trpaslík na ni může vstoupit ještě v tomto tahu. Když na okraji leží pavučina, karta se zasune pod ni a pavučina zůstane.

## Pohyb trpaslíka

handbook-walk = Trpaslík jde po cestách **krok za krokem** a každý krok na sousední pole stojí 1 pohyb. Co krok způsobí, se vyřídí dřív, než vybereš další. Můžeš kdykoli skončit, vracet se i skončit tam, kde cesta začala.
handbook-spaces = Přejít kartu stojí **1 pohyb u karty I, 2 u karty II a 3 u karty III**. Karta I je jedno pole. Karta II má po jednom poli u každé otevřené strany a všechna spolu sousedí; karta III má navíc pole uprostřed, kterým se musí projít.
handbook-joined = Z karty na kartu přejdeš tam, kde se potkávají dvě otevřené strany a neleží mezi nimi pavučina. Když je jedna ze stran zavřená, cesta tudy nevede.
handbook-crowd = Na jednom poli může stát libovolně mnoho trpaslíků i nestvůr. Jiní trpaslíci ti nikdy nepřekážejí.
handbook-feature-space = Doupě, žebřík, zlato nebo východ z jeskyně jsou vždy na **jednom určitém poli**. U karty I na tom jediném, u karty III a u cílů uprostřed, u karty II na vyznačeném.
handbook-lair = Trpaslíkovi, který na něm stojí, doupě nijak neublíží. Jen se z něj vynořují nestvůry. Doupě na cíli platí od chvíle, kdy se cíl odkryje.
handbook-ladder = Všechny viditelné žebříky jsou propojené: z žebříku na **kterýkoli jiný** je 1 pohyb, pro trpaslíky i nestvůry. Cesta mezi nimi vést nemusí a pavučiny žebříkům nevadí.
handbook-bridge = Most je otevřený na všechny čtyři strany, ale vedou po něm dvě oddělené cesty, sever–jih a východ–západ. Po které na něj vstoupíš, po té ho i opustíš; přejít ji stojí podle úrovně 1, 2 nebo 3 pohyby. Jedna z cest je **dřevěný most**, druhá vede pod ním a je zdarma.
handbook-bridge-toll = Když trpaslík vkročí z jiné karty na dřevěný most, ihned ztratíš **1 náhodnou kartu** z ruky. Jít po mostě dál, zastavit se na něm a sejít z něj nestojí nic, ale nový vstup se platí znovu. S prázdnou rukou smíš přejít taky a žádnou kartu neztratíš.
handbook-lost-card = Kartu, kterou bere most nebo krysa, určí náhoda; každá karta v ruce má stejnou šanci. Jde lícem dolů na odkládací hromádku. Ostatní vidí jen její úroveň.
handbook-hand-maximum = Ztracená karta se **nenahrazuje**. Tvůj maximální počet karet v ruce je na začátku 5 a klesne o 1 za každý vstup na dřevěný most a za každé kousnutí krysou, i když zrovna žádnou kartu nemáš. Nikdy se nezvýší a nad něj nedobíráš.
handbook-tunnel = Karta s tunelem je otevřená na všechny čtyři strany: dvě oddělené zatáčky a mezi nimi tunel jako samostatné pole. V jedné zatáčce potřebuješ podle úrovně 1, 2 nebo 3 pohyby. Z jedné zatáčky tunelem do druhé 3, 3 nebo 5.
handbook-tunnel-toll = Když trpaslík vstoupí do tunelu, ihned vrátíš **1 nuget** do zásoby. Bez zlata smíš projít taky a neztratíš nic.
handbook-vein = Na zlatou žílu přijde **1 nuget**, když se vyloží, a pokud je na cíli, tak když se cíl odkryje. Jakmile si ho někdo vezme, zůstane žíla prázdná.
handbook-take-gold = Když trpaslík na poli se zlatem **skončí pohyb**, vezmeš si nuget a musíš **odkrýt svou klanovou kartu**; odkrytá zůstane až do konce hry. Vybrat si nemůžeš, ani když tě tam zastaví nestvůra. Kdo jen projde nebo stojí na jiném poli té karty, nezíská nic.
handbook-step-order = Účinky kroku přicházejí v tomto pořadí: odkryje se cíl, zaplatí se most nebo tunel, zaútočí nestvůry, na východu z jeskyně trpaslík odejde. Po skončení pohybu se bere zlato. Nakonec můžeš ještě použít sekeru na pavučinu.

## Cíle a cesta ven

handbook-reveal = Když trpaslík vstoupí na zakrytý cíl, cíl se všem **odkryje**. Stojí to 1 pohyb, trpaslík se postaví na jeho první pole a pohyb končí. Odkrývají jen trpaslíci. Na obrázku se právě našel východ z jeskyně.
handbook-turn-goal = Cíl se položí tak, aby k tobě vedla otevřená strana: tak jak je, nebo otočený o 180 stupňů. Když jde obojí, leží tak, aby navazoval na všechny sousedy. Pokud pasuje obojím způsobem, nebo ani jedním, vybíráš ty.
handbook-goal-neighbours = Odkrytý cíl nemusí navazovat na všechny karty okolo; kde se strany liší, tam cesta prostě nevede. Karty vyložené později už na něj navazovat musí. Od té chvíle je to karta jako každá jiná a už se neotáčí.
handbook-goal-spaces = Odkrytý cíl má pole u každé otevřené strany a jedno uprostřed, přejít ho tedy stojí 3 pohyby. Žebřík, doupě, zlato i východ z jeskyně jsou uprostřed a od odkrytí platí. V tahu, ve kterém východ odkryješ, proto ven **odejít nemůžeš**.
handbook-goal-creature = Pokud na zakrytém cíli stála nestvůra, je teď na stejném poli jako tvůj trpaslík a zaútočí na něj.
handbook-leave = Když trpaslík vstoupí na pole s východem z jeskyně, **ihned ji opustí**. Jeho nugety jsou v bezpečí. Když na tom poli čeká nestvůra, zaútočí ještě předtím: skřet vezme nuget, plazoun už tě ale nezadrží.
handbook-role-shown = Tvoje klanová karta se **odkryje**, když trpaslík opustí jeskyni nebo si vezme zlato ze žíly. Odkrytá zůstane až do konce.
handbook-goes-on = Po odchodu trpaslíka může hra hned skončit. Pokud pokračuje, víš, že je uvnitř ještě někdo, kdo pracuje pro stejný klan, jako na obrázku. Kdo odejde **první**, podívá se navíc tajně na klanové karty odložené stranou; ti další už ne.
handbook-outside = Kdo je venku, hraje dál: zahraje a dobere, jen se už nehýbe. Nic už na něj nemůže zaútočit. Jeho pavučiny a nestvůry končí jako obvykle, boty a sekery už mu k ničemu nejsou.

## Akční karty

handbook-play-action = Kartu ukážeš a vybereš, na co ji použiješ; obojí vidí všichni. Tajné informace, zával a výměna karet jdou rovnou na odkládací hromádku. Pavučiny a nestvůry zůstávají před tebou, vybavení před hráčem, kterému ho dáš.
handbook-in-front = Karty vyložené před hráčem nepatří k těm v ruce. Nepočítají se do jejich počtu, nedají se ztratit a nevyměňují se.
handbook-secret = Karta **{ counted-secret }**: podívej se na jeden zakrytý cíl, **nebo** na zakrytou klanovou kartu jiného hráče, a vrať ji na místo. Všichni vidí, na kterou kartu se díváš, líc jen ty. Spolehnout se na to můžeš: tyto karty místo nikdy nemění.
handbook-secret-limits = Na vlastní klanovou kartu, na kartu už odkrytou a na klanové karty odložené stranou se podívat nejde. Když není na co se dívat, lze kartu jen odhodit.
handbook-cave-in = Karta **{ counted-cave-in }**: odstraň kteroukoli vyloženou kartu cesty, na které **nestojí trpaslík ani nestvůra**. Startovní karta a cíle se odstranit nikdy nedají. Když není co odstranit, lze zával jen odhodit.
handbook-cave-in-effects = Odstraněná karta jde na odkládací hromádku a nuget z ní do zásoby. Zmizí i pavučina na jejím otevřeném konci; ta, která leží na spoji s jinou kartou, zůstane u té druhé. Místo je zase volné a jeskyně se může rozpadnout na části.
handbook-swap = Karta **{ counted-swap }**: dáš jinému hráči všechny karty z ruky a vezmeš si všechny jeho. Počty se mohou lišit, někdo třeba nemusí mít ani jednu. Vyměnit si karty lze i s tím, kdo je už z jeskyně venku.
handbook-swap-draw = Na konci tohoto tahu dobere místo tebe 1 kartu **druhý hráč**. Maximální počet karet v ruce si každý nechává: kdo má po výměně víc, karty si nechá, ale nedobírá, dokud jich nemá méně, než je jeho maximum. Oba víte, jaké karty dostal ten druhý.
handbook-web = Karta **{ counted-web }**: polož pavučinu se stejným symbolem stranou 2 nahoru tam, kde na sebe navazují dvě karty, nebo na otevřený konec cesty. Může to být i u startovní karty nebo u cíle. Musí tam vést cesta a na každé místo se vejde jen jedna.
handbook-web-blocks = Přes pavučinu **nepřejde trpaslík ani nestvůra**, z žádné strany. Pole po obou stranách se používají dál. Pavučina zůstane, i když se tam vyloží karta nebo se za ní odkryje cíl.
handbook-web-time = Na začátku tvého příštího tahu se pavučina otočí **ze strany 2 na stranu 1**, na začátku dalšího zmizí. Když ji na stranu 1 otočila už sekera, zmizí o tah dřív. Pavučina se vrací do zásoby a její karta jde na odkládací hromádku.
handbook-equipment = Boty a válečné sekery se vykládají před **kteréhokoli hráče**, třeba i před tebe. Tam zůstanou: boty do konce hry, sekera do použití. Předat dál je nejde.
handbook-boots = Karta **{ counted-boots }**: trpaslík se smí v každém tahu pohnout o **4 pole** místo 3, ten tvůj už v tomto tahu. Dvoje boty nesmí mít nikdo. Když je mají všichni, lze kartu jen odhodit.
handbook-axe = Karta **{ counted-axe }**: působí jednou, na pavučinu, nebo proti nestvůře, a pak se odhodí. Můžeš jich mít i několik. Sekera platí, jen když už **leží před tebou**, nikdy z ruky.
handbook-axe-web = Když tvůj trpaslík stojí těsně u pavučiny, z kterékoli strany, můžeš na ni použít sekeru, i když je tvoje. Ze strany 2 se otočí na stranu 1 a blokuje dál, ze strany 1 zmizí. Můžeš použít i dvě sekery po sobě. Nestojí to pohyb ani ho to neukončí.
handbook-axe-when = Sekeru na pavučinu můžeš použít kdykoli ve svém tahu: před zahráním karty, mezi dvěma kroky a ještě jednou před dobráním, i když se trpaslík hýbat nesmí. Sekera, kterou vyložíš před sebe, platí hned.

## Nestvůry a válečné sekery

handbook-call = Kartu vyložíš před sebe a nestvůru postavíš na **kterékoli doupě** v jeskyni, třeba i odříznuté nebo obsazené. Na trpaslíky, kteří tam už stojí, neútočí. Potom jí pohneš. Dokud není vidět žádné doupě, nestvůru ze zásoby přilákat nejde.
handbook-take-over = Když je nestvůra už v jeskyni, tvoje karta ji **převezme**: jde z místa, kde stojí, a doupě nepotřebuje. Její dosavadní karta se odhodí. Na trpaslíky na svém poli zaútočí, jen když ho opustí a vrátí se.
handbook-creature-walk = Krysa jde až o **3** pole, plazoun až o **4**, skřet až o **5**, třeba i tam a zpět. Můžeš skončit dřív nebo jí nehýbat vůbec. Jakmile vstoupí na pole s trpaslíky, zastaví se a zaútočí; zbylé pohyby propadnou.
handbook-creature-ways = Žebříky, mosty a tunely mají nestvůry zdarma, zastaví je jen pavučina. Zakrytý cíl je pro ně jedno pole, otevřené všude, kudy k němu vede cesta, a zakrytý zůstane. Navzájem si nevadí, zlato ze žil neberou a z jeskyně nikdy nevyjdou.
handbook-attack = Nestvůra útočí, když **vstoupí** na pole s trpaslíky, a to na všechny, i na toho tvého. Útočí také na trpaslíka, který vstoupí na její pole; pak jen na něj a jeho pohyb končí. Když spolu jen stojí, neděje se nic. Na obrázku tvůj plazoun právě ochromil trpaslíka, který tajně pracuje pro stejný klan jako ty.
handbook-rat = **Krysa:** každý, na koho zaútočí, ztratí 1 náhodnou kartu z ruky a jeho maximální počet karet v ruce je až do konce hry o 1 menší.
handbook-lindworm = **Plazoun:** každého trpaslíka, na kterého zaútočí, ochromí. Ten vstane na začátku svého příštího tahu a **v tom tahu se nepohne**; jeho hráč hraje a dobírá jako obvykle. Druhý zásah ležícímu nic nepřidá, krysa a skřet mu ale uškodí jako každému.
handbook-goblin = **Skřet:** každý, na koho zaútočí, vrátí 1 nuget do zásoby. Kdo zlato nemá, neztratí nic, ale skřet se tam přesto zastaví.
handbook-axe-asked = Než nestvůra zaútočí, můžeš použít sekeru, a to i mimo svůj tah. Když přišla nestvůra k trpaslíkům, rozhodují se všichni, kdo tam jsou a mají sekeru, po směru hodinových ručiček od hráče na tahu, dokud ji někdo nepoužije. Když přišel tvůj trpaslík k ní, rozhoduješ jen ty. Na obrázku dorazil tvůj skřet a na řadě je majitel sekery.
handbook-axe-kills = Sekera nestvůru **zneškodní**: nestvůra jde do zásoby, její karta i sekera na odkládací hromádku. Útok se nekoná, jediná sekera tedy zachrání všechny. Pohyb trpaslíka, který k nestvůře přišel, končí i tak. Sekera musí ležet před tebou dřív, než se trpaslík s nestvůrou potká.
handbook-attack-order = Když sekeru nikdo nepoužije, útok zasáhne všechny po směru hodinových ručiček od hráče na tahu. Když je na poli víc nestvůr, útočí jedna po druhé: krysa, plazoun, skřet. Před každou z nich se můžeš pro sekeru rozhodnout zvlášť.
handbook-creature-stays = Nestvůra zůstává v jeskyni, dokud nezačne příští tah hráče, před kterým leží její karta, nebo dokud ji někdo nezneškodní. Potom ji lze přilákat znovu.

## Co vědí všichni a co je tajné

handbook-known = Všechno, co leží lícem nahoru, vidí všichni, stejně jako zlato, vybavení, pavučiny, ruby klanových karet a všechny počty karet. Veřejná je i **úroveň** každé karty, v ruce i na hromádkách.
handbook-unknown = Karty v krabici a v dobíracím balíčku nezná nikdo. U odhozených a ztracených karet vidí ostatní jen úroveň; ty své znáš. Odkládací hromádka se neprohlíží a zpátky do hry se nemíchá.
handbook-counting = Co tajně uvidíš, to už víš a hra si to pamatuje za tebe. Po výměně znáš karty, které přešly k druhému hráči, dokud je někdo drží v ruce. Jaké karty patří do které úrovně, není tajemství, takže můžeš počítat.
handbook-talk = **Říkat** můžeš o tom, co víš, cokoli, pravdu i lež. Ukázat tajnou kartu nesmíš nikdy a nikomu.

## Hra dvou hráčů

handbook-two-roles = Dva hráči jsou vždy jeden věrný modrý a jeden věrný žlutý trpaslík. Není tu sabotér, stranou neleží žádná karta a není co hádat: hrajete otevřeně proti sobě.
handbook-two-race = Je to **závod k východu z jeskyně**: první trpaslík, který ji opustí, hru ukončí a vyhrává. Na zlatě pak nezáleží; i při 0 : 0 vítězí ten, kdo je venku.
handbook-two-same = Všechno ostatní platí beze změny: plocha 9 × 9, každý 5 karet I a v balíčku 57 karet. Pokud se shodnete, že se ven nikdo nedostane, můžete hru ukončit předčasně; pak je to remíza.

## Poklad a vítězové

handbook-saved = Na konci se odkryjí všechny klanové karty. Trpaslíci, kteří jsou ještě uvnitř, přijdou o všechno zlato. **Zachráněné nugety** klanu jsou ty, které vynesli všichni, kdo pro něj pracují: jeho věrní trpaslíci a sabotéři z druhého klanu.
handbook-treasure = **Poklad = zachráněné nugety × protivníci.** Protivníci jsou všichni hráči, kteří pracují pro druhý klan, ať se ven dostali, nebo ne.
handbook-winners = Vyhrává klan s větším pokladem. S ním vítězí všichni, kdo pro něj pracují: věrní trpaslíci, sabotéři z druhého klanu i ti, kdo zůstali v jeskyni.
handbook-example-sheet = Takhle skončila naše ukázková partie. Ty a druhý sabotér pracujete pro **modrý klan**; společně vynášíte 3 + 3 = 6 nugetů a modrý klan má 2 protivníky: **6 × 2 = 12**. Jeden věrný trpaslík zachránil 3 nugety pro žlutý klan, druhý zůstal uvnitř a o své přišel: **3 × 2 = 6**. Sabotéři vyhrávají 12 : 6.
handbook-example-five = Při pěti hráčích na počtu protivníků opravdu záleží. Pro žlutý klan pracují dva a vynesli 2 + 2 nugety: 4 nugety × 3 protivníci = **12**. Pro modrý pracují tři; dva vynesli 2 + 3, třetí zůstal uvnitř: 5 nugetů × 2 protivníci = **10**. Žlutý klan vyhrává, i když má méně zlata.

## Jak hra končí

handbook-clan-out = Hra končí **okamžitě**, jakmile jeskyni opustí všichni trpaslíci, kteří pracují pro jeden klan, i uprostřed tahu. Hra role zná a konec sama oznámí. Druhý klan už žádný tah navíc nemá.
handbook-cards-out = Hra končí okamžitě i tehdy, když je prázdný dobírací balíček a nikdo nemá v ruce kartu. Poslední karta se ještě vyloží, ale po ní se už nepohne trpaslík ani nestvůra. Když na konci tahu nemá kartu v ruce nikdo, je konec, i kdyby v balíčku něco zbývalo.
handbook-propose = Hráči se mohou dohodnout na předčasném konci, když už se žádný trpaslík nemůže dostat ven. **Navrhnout** ho smí kdokoli a kdykoli. Po odmítnutém návrhu se na další čeká celé kolo.
handbook-vote = Všichni ostatní hlasují současně a hlasy zůstanou skryté, dokud nepadne poslední. Hra skončí, jen když **souhlasí všichni**; stačí jediné odmítnutí a hraje se dál. Zlato trpaslíků, kteří jsou ještě uvnitř, propadne.
handbook-tie = Když jsou poklady stejné, vyhrává klan, pro který pracoval **první trpaslík, jenž opustil jeskyni**. Platí to i při 0 : 0. Rozhoduje, pro koho pracoval, ne jakou má barvu.
handbook-nobody-out = Když jeskyni neopustil nikdo, je to **remíza**: nevyhrává nikdo.
handbook-all-shown = Po skončení hry se ukáže všechno: role, cíle, karty v ruce i klanové karty odložené stranou.

## Otázky a odpovědi

ask-whose-saboteur = Jsem žlutý sabotér. Čí poklad je můj?
handbook-whose-saboteur = Modrého klanu. Tvoje zlato se počítá modrým a patříš mezi protivníky, kterými násobí žlutý klan. Když vyhrají modří, vyhráváš i ty.

ask-absent-clan = Hrajeme čtyři a všichni jsou žlutí. Jak může vyhrát modrý klan?
handbook-absent-clan = Pro modrý klan pracují dva žlutí sabotéři. Modrý klan nemá na stole karty, ale má dva hráče a jejich zlato je jeho poklad.

ask-left-inside = Můj trpaslík je na konci ještě v jeskyni. Znamená to prohru?
handbook-left-inside = Přijdeš o zlato, ne nutně o vítězství. Pokud má klan, pro který pracuješ, větší poklad, vyhráváš s ním.

ask-out-at-once = Odkryju východ z jeskyně a zbývají mi pohyby. Můžu hned odejít?
handbook-out-at-once = Ne. Odkrytí cíle ukončí pohyb na jeho prvním poli a východ z jeskyně je na prostředním. Odejít můžeš až v některém dalším tahu a někdo jiný může být rychlejší.

ask-standing-together = Na poli s mým trpaslíkem stojí nestvůra. Útočí v každém tahu?
handbook-standing-together = Ne. Útočí, jen když ona nebo trpaslík na pole vstoupí. Když se objeví na doupěti, kde stojíš, nebo ji někdo převezme, musí nejdřív odejít a vrátit se.

ask-shared-space = Vstoupím na pole, kde je krysa a další trpaslík. Koho kousne?
handbook-shared-space = Jen tebe, protože vstupuješ ty. Sekeru smíš použít také jen ty. Tvůj pohyb končí tak či tak.

ask-axe-from-hand = Blíží se skřet a sekeru mám v ruce. Můžu ji použít?
handbook-axe-from-hand = Ne. Sekera musí ležet před tebou ještě předtím, než nestvůra přijde. Vylož ji ve svém tahu a od té chvíle platí: na pavučiny i na nestvůru, se kterou se tvůj trpaslík potká později.

ask-bridge-again = Zaplatím dvakrát, když se na dřevěném mostě zastavím?
handbook-bridge-again = Ne, platíš jen tehdy, když na něj vkročíš z jiné karty. Když z mostu sejdeš a vrátíš se, platíš znovu, i ze stejného konce.

ask-no-gold = Nemám zlato. Smím do tunelu a co mi vezme skřet?
handbook-no-gold = Tunelem projdeš a nezaplatíš nic. Ani skřet ti nic nevezme, ale u tvého trpaslíka se zastaví.

ask-leave-gold = Můžu zlato nechat ležet, aby se neprozradila moje role?
handbook-leave-gold = Ne, pokud na poli se zlatem skončíš pohyb: pak si nuget vezmeš a klanovou kartu odkryješ. Zastav se na jiném poli, nebo projdi dál.

ask-goblin-at-exit = Na poli s východem z jeskyně stojí skřet. Co se stane, když tam vstoupím?
handbook-goblin-at-exit = Nejdřív zaútočí a ztratíš 1 nuget, pokud ho nezneškodníš sekerou. Potom se zbytkem odejdeš.

ask-web-after-cave-in = Zával odstraní kartu, na které jsou pavučiny. Co s nimi?
handbook-web-after-cave-in = Pavučina na otevřeném konci zmizí s kartou, stejně tak ta, která leží směrem k zakrytému cíli nebo proti skále. Pavučina na spoji s jinou kartou zůstane a blokuje teď otevřený konec té druhé.

ask-ladder-to-goal = Dostanu se po žebříku přímo na cíl?
handbook-ladder-to-goal = Jen na cíl se žebříkem, a to až po jeho odkrytí. Dokud leží zakrytý, jeho žebřík neplatí, stejně jako doupě na jiném cíli.

ask-creature-on-goal = Nestvůra vstoupí na zakrytý cíl. Uvidíme, co na něm je?
handbook-creature-on-goal = Ne, cíle odkrývají jen trpaslíci. Nestvůra tam může zůstat nebo odejít kteroukoli stranou, ke které vede cesta, ať je na líci cokoli.

ask-last-card = Zahraju poslední kartu hry a k východu z jeskyně mi zbývá krok. Dostanu se ven?
handbook-last-card = Ne. Jakmile je balíček prázdný a nikdo nemá kartu v ruce, hra končí okamžitě, ještě před pohybem. Totéž platí, když úplně poslední kartu vezme most nebo krysa.

ask-larger-hand = Po výměně mám 5 karet, ale smím jich mít v ruce nejvýš 4. Musím jednu odhodit?
handbook-larger-hand = Ne, necháš si všechny. Jen nedobíráš, dokud jich nemáš méně než 4.

ask-refill = Krysa mi vzala kartu. Doplním si ji později do maxima?
handbook-refill = Ne. Dobírá se jen za karty zahrané nebo odhozené. Méně karet, než kolik smíš mít, se ti nikdy nedoplní.

ask-may-bluff = Znám jeden z cílů. Můžu o něm lhát?
handbook-may-bluff = Ano. Co kdo říká, hra nehlídá. Jen tu kartu nesmíš nikomu ukázat.

ask-zero-zero = Skončí to 0 : 0. Kdo vyhrává?
handbook-zero-zero = Pokud je někdo venku, třeba i bez zlata, vyhrává klan, pro který pracoval první z nich. Pokud jsou všichni ještě uvnitř, je to remíza.

ask-lying-dwarf = Můj trpaslík leží. Co ještě můžu dělat?
handbook-lying-dwarf = Hraješ, odhazuješ i dobíráš jako obvykle a smíš použít sekeru. Trpaslík se ale nepohne v celém tvém příštím tahu, a pokud padl ve tvém tahu, ani po jeho zbytek.
