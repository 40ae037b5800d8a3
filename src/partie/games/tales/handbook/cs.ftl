# Příručka ke Stezkám slávy česky: pravidla našimi slovy pro někoho, kdo hru ještě nikdy nehrál. Co kde je, která pravidla
# odstavec vypráví a které zprávy k němu vedou, říká handbook.json.

chapter-goal = Cíl hry

handbook-aim = Tvůj hrdina se vydává za dobrodružstvím a dílky, které před tebou přibývají, jsou jeho **příběh**. Během 10 kol si vybíráš dílky, platíš za ně a připojuješ je k hrdinovi. Vyhrává, kdo má na konci nejvíc **slávy**.
handbook-players = Hra je pro 2 až 5 hráčů. Na jejich počtu závisí, jak velký je plán a jak rychle se na něm dílky střídají.
handbook-glory-from = Během hry přinášejí slávu odměny za dílky a obsah otevřených truhel. Na konci k ní přibudou převahy a odměny, které do té doby čekaly.

chapter-pieces = Dílky, žetony a symboly

handbook-board = **Plán dobrodružství** má očíslovaná místa pro dílky: na straně pro 2 a 3 hráče jich je 6, na straně pro 4 a 5 hráčů 8. V dolní řadě jsou čísla 1–3 nebo 1–4. Horní řada s čísly 4–6 nebo 5–8 je **divočina**. Dole čísla rostou zleva doprava, nahoře pokračují zprava doleva.
handbook-tiles = Dílků je 74 a mají 5 různých rubů: 53 dobrodružství z 1., 2. a 3. období, 5 hrdinů a 16 výprav. V našem vydání má 1. období 18 dílků, 2. období 20 a 3. období 15. Pozdější dílky víc stojí, ale také víc dávají.
handbook-tile = Na dílku najdeš vlevo nahoře **cenu**, pod obrázkem **odměnu** a k tomu **truhly** i s jejich obsahem. Dílek bez ceny je zdarma. Cestičky, které vedou k jeho okrajům, jsou **spojky**: jimi se dílek spojuje s ostatními.
handbook-types = Každé dobrodružství patří k jednomu ze 4 **typů**: nestvůra (dračí hlava), postava (člověk v kápi), místo (hrad), nebo poklad (přívěsek). Nestvůry většinou chtějí boj nebo magii, postavy a místa většinou zlaťáky. Na typu záleží všude, kde ho něco počítá nebo vyžaduje.
handbook-heroes = Hrdinové jsou „{ face-paladin }“, „{ face-shaman }“, „{ face-barbarian }“, „{ face-thief }“ a „{ face-mage }“. Nic nestojí a každý má jiné spojky, jiné vybavení na začátek a 2 truhly; třeba hrdina „{ face-shaman }“ začíná se 4 zlaťáky a 7 lektvary. Hrdina je dílek příběhu jako každý jiný, ale nepatří k žádnému ze 4 typů.
handbook-icon-glory = Vavřínový věnec je **sláva**, tedy body této hry. Její žetony mají hodnotu 1, 5 nebo 10 a záleží jen na součtu.
handbook-icon-coins = **Zlaťáky** a **lektvary** (baňka) máš ve své zásobě a platíš jimi. Jejich žetony mají hodnotu 1 nebo 3 a rozměnit je můžeš kdykoli.
handbook-icon-combat = Zkřížené meče jsou **boj**, vír je **magie**. Tyto žetony leží na tvém praporu a ukazují tvou sílu. Nikdy se neutrácejí.
handbook-icon-key = **Klíč** otevře jednu zavřenou truhlu. Spojka s **polovinou klíče** dá klíč, když se potká s druhou polovinou.
handbook-icon-token = Rytířská korouhev je **žeton začínajícího hráče**. Je jen jeden, a kdo ho má, je v pořadí první.
handbook-icon-cards = Ke každému hrdinovi patří 8 **karet výběru** s čísly 1–8. Jimi si tajně vybíráš místo na plánu. Takových sad je 5, pro každého hrdinu jedna.
handbook-icon-majority = Koruna je **převaha**. Žetony převahy jsou 4: za boj, magii, lektvary a zlaťáky. Získávají se až na konci hry.
handbook-icon-signs = Znak **×** před symbolem násobí odměnu počtem těchto věcí. **Přesýpací hodiny** znamenají, že odměna počká na konec hry. Svitek označuje výpravu a uzel dílek obklopený ze všech čtyř stran.
handbook-supply = V krabici je 30 klíčů, 18 žetonů boje, 18 magie, 35 zlaťáků, 35 lektvarů a 85 žetonů slávy. Společná zásoba je přesto neomezená: nikdo nedostane míň jen proto, že žetony došly.

chapter-setup = Příprava hry

handbook-setup-board = Plán leží stranou podle počtu hráčů: 6 míst pro 2 a 3 hráče, 8 pro 4 a 5. Vlevo od místa 1 leží odkládací deska pro stejný počet, která ukazuje, kolik dílků po každém kole odejde. Druhá odkládací deska není potřeba.
handbook-setup-numbers = **2 hráči:** 6 míst, 2 dílky se předem vyřadí, po kole odejdou 3. **3 hráči:** 6 míst, 2 dílky se předem vyřadí, po kole odejdou 2. **4 hráči:** 8 míst, nic se nevyřazuje, po kole odejde 1. **5 hráčů:** 8 míst, nic se nevyřazuje a nic neodchází.
handbook-setup-decks = Dílky se podle rubů roztřídí do 5 balíčků: 1. období, 2. období, 3. období, hrdinové a výpravy. Každý balíček se zamíchá zvlášť a leží lícem dolů. Další tedy může být se stejnou šancí kterýkoli dílek, který v balíčku zbývá.
handbook-setup-aside = Ve 2 a 3 hráčích se před zaplněním plánu vyřadí 2 náhodné dílky 1. období. Nikdo je nevidí a do hry se nevrátí.
handbook-setup-heroes = Každý dostane jednoho náhodného hrdinu a položí ho před sebe lícem nahoru jako první dílek příběhu. Hrdina ti dá vybavení na začátek: zlaťáky a lektvary do zásoby, boj a magii na prapor. Jeho truhly zůstávají zatím zavřené. Nerozdaní hrdinové se vrátí do krabice.
handbook-setup-own = Vezmeš si 8 karet výběru svého hrdiny a prapor. Vedle plánu leží společná zásoba žetonů a 4 žetony převahy.
handbook-setup-tiles = Na každé místo plánu přijde jeden dílek 1. období. Dílky na plánu leží vždy lícem nahoru.
handbook-setup-first = Při hře s krabicí dostane žeton začínajícího hráče ten, kdo má nejvznešenější jméno, třeba nejdelší. Tady se losuje. Ostatní následují po směru hodinových ručiček a toto pořadí se nikdy nemění.
handbook-setup-quests = **Výpravy** jsou volba stolu a běžně jsou vypnuté; první partii si zahraj bez nich. Když se s nimi hraje, rozdávají se až nakonec, když už všichni vidí hrdiny i plán.
handbook-setup-done = Tím začíná 1. kolo. Na obrázku hrají 3 hráči a každý právě vrátil jednu výpravu. Tvůj hrdina je „{ face-thief }“ a začínáš se 6 zlaťáky, 3 lektvary a 1 bodem boje.

chapter-flow = Průběh kola

handbook-round = Hra trvá přesně 10 kol. Každé kolo má 3 fáze: **získávání dílků**, **přikládání dílků** a **přípravu dalšího kola**.
handbook-phase-choosing = Nejdřív si všichni tajně vyberou místo a vezmou si dílek, který na něm leží. Na koho dílek nezbyl, vybírá znovu. Potom se přesune žeton začínajícího hráče.
handbook-phase-adding = Potom svůj dílek zaplatíš, přiložíš ho ke svému příběhu a získáš odměny. Nebo ho odložíš.
handbook-phase-preparing = Nakonec některé dílky z plánu odejdou, ostatní se posunou na nejnižší místa a přijde 5 nových. Po 10. kole se tato fáze vynechává.
handbook-order = **Pořadí hráčů** začíná u toho, kdo má žeton začínajícího hráče, a pokračuje po směru hodinových ručiček. Při braní dílků rozhoduje, kdo měl žeton na začátku kola. Při přikládání už je první jeho nový držitel.
handbook-visible = Všechny příběhy, zásoby a prapory jsou veřejné a každý smí vědět, kolik dílků v kterém balíčku zbývá. Skryté jsou balíčky, volby, které ještě nejsou odkryté, a výpravy, které nikdo nepřiložil.

chapter-choosing = Získávání dílků

handbook-first-choice = Všichni tajně a současně vyberou jedno místo plánu kartou výběru s jeho číslem. V každém kole máš znovu všech 8 karet. Vybrat musíš: bez dílku nikdo nezůstane.
handbook-choose-number = Vybíráš z čísel, která na plánu jsou: 1–6 ve 2 a 3 hráčích, 1–8 ve 4 a 5. Karty 7 a 8 se na menší straně nepoužijí.
handbook-choose-empty = Vybrat můžeš jen místo, na kterém leží dílek. Na začátku kola jsou zaplněná všechna; při druhé volbě už některá prázdná jsou.
handbook-choose-anything = Vybrat si smíš i dílek, na který nemáš nebo který se do tvého příběhu nehodí. Potom ho budeš muset odložit, ale i za to něco dostaneš.
handbook-choose-secret = Dokud nevybere poslední hráč, vidí ostatní jen to, **že** už máš vybráno, a volbu můžeš změnit. Potom se všechny karty odkryjí najednou.
handbook-taking = V pořadí hráčů si každý vezme dílek ze svého místa, pokud tam ještě je. Chce-li **stejný dílek** víc hráčů, dostane ho ten z nich, kdo je v pořadí nejdřív. Začínající hráč tedy vždycky dostane, co chce. Tohle všechno proběhne samo.
handbook-missed = Když je tvůj dílek pryč dřív, než na tebe dojde řada, zatím si nebereš nic. Karta výběru se ti vrátí tak jako tak.
handbook-second-choice = Po vyřízení prvních voleb vybírají ti, kdo dílek nemají: veřejně a v pořadí hráčů. Každý si hned vezme kterýkoli zbylý dílek a vzít si ho musí. Na plánu vždycky zůstanou aspoň 3 dílky, takže se dostane na všechny. Když nikdo nepřišel zkrátka, druhá volba se přeskočí.
handbook-second-example = Na obrázku padla tvoje volba i volba jiného hráče na místo 2. Žeton začínajícího hráče má ten druhý, proto dílek připadl jemu. Ty si teď vezmeš některý dílek z míst 3–6.
handbook-token-moves = Když už má každý dílek, žeton začínajícího hráče vždy změní majitele. Dostane ho ten, kdo má dílek z **nejnižšího čísla**. Pokud už žeton má, připadne hráči s druhým nejnižším číslem.
handbook-token-space = Počítá se jen místo, ze kterého dílek opravdu pochází, ne vyložená karta; dílek z druhé volby platí stejně. Shoda nastat nemůže, protože na každém místě je jen jeden dílek. Ve 2 hráčích žeton vždycky přejde k tomu druhému.

chapter-adding = Přiložit, nebo odložit

handbook-turn = Teď dílek buď **přiložíš** ke svému příběhu, nebo ho **odložíš**; na později si ho nechat nemůžeš. Přiložit znamená: zaplatit, položit a získat odměny. Odložit smíš i dílek, který by přiložit šel.
handbook-together = Přikládají všichni současně, protože příběhy se navzájem neovlivňují; výsledek je stejný jako v pořadí hráčů. Stůl si může zvolit i přikládání postupně. Potom pozdější hráči vidí, co udělali ti před nimi.
handbook-discarding = Za odložený dílek získáš **1 zlaťák, 1 lektvar a 1 klíč** ke kterékoli zavřené truhle svého příběhu. Za dílek nic neplatíš, ani doplatek za divočinu. Nedostaneš ale nic z toho, co na něm je.
handbook-must-discard = Když na dílek nemáš nebo ho není kam přiložit, zbývá jen ho odložit. Na to se tě hra neptá; vybereš jen truhlu pro klíč, pokud jich je víc.
handbook-confirm = Dokud tah nepotvrdíš, můžeš ho celý vzít zpět a nikdo jiný ho nevidí. Potvrzený tah platí.

chapter-paying = Placení

handbook-cost = Cenu platíš dřív, než dílek položíš. Tvoří ji zlaťáky, lektvary, boj nebo magie, případně dvě z těchto věcí; pak potřebuješ obě.
handbook-pay-coins = Zlaťáky z ceny odevzdáš do společné zásoby a musíš je mít všechny. **Zlaťáky nejde ničím nahradit** a ani ony nenahrazují nic jiného.
handbook-need-combat = Boj a magii stačí **mít**: aspoň tolik žetonů na praporu, kolik ukazuje cena. Zůstanou ti a příště je použiješ znovu.
handbook-substitute = Za každý chybějící bod boje nebo magie můžeš zaplatit **1 lektvar**. Platíš přesně za to, co chybí, nikdy víc.
handbook-fee = Dílek z divočiny stojí navíc **1 zlaťák nebo 1 lektvar**, jak si vybereš. Rozhoduje místo, ze kterého ho máš v tomto kole, i když je z druhé volby. Když jde zaplatit jen jedním způsobem, hra se neptá.
handbook-pay-potions = Lektvary se sčítají: ty z ceny, ty za chybějící boj a magii a 1 za divočinu, pokud ji neplatíš zlaťákem. Když jich na to všechno dohromady nemáš dost, dílek přiložit nemůžeš.
handbook-pay-before = Z toho, co dílek přinese, ho zaplatit nejde. Odměny získáš až potom, co je zaplacený a položený.
handbook-pay-example = Nestvůra „{ face-black-hydra }“ stojí 6 bodů boje a pochází z divočiny. Máš 2 body boje, zbytek tedy nahradí 4 lektvary. Za divočinu přidáš 1 zlaťák nebo 1 lektvar a tvoje 2 body boje ti zůstanou.
handbook-reminder = Přehled u plánu připomíná 3 věci, na které se snadno zapomíná: co stojí divočina, co nahradí lektvar a co přinese odložený dílek.

chapter-laying = Přikládání dílků

handbook-grid = Tvůj příběh je čtvercová síť, která začíná hrdinou a smí růst všemi směry bez omezení. Dílek přikládáš jen ke svému příběhu. Dílky se **neotáčejí**: každý obrázek je správnou stranou nahoru.
handbook-cell-free = Dílek smí ležet jen na prázdném poli. Co už v příběhu leží, to se nepřesouvá, nepřekrývá ani neodebírá.
handbook-connect = Aspoň jedna spojka nového dílku se musí setkat se spojkou dílku, který už v příběhu leží. Takovému setkání se říká **spojení**. Nestačí, že se dílky jen dotýkají.
handbook-clash = Strana se spojkou nesmí nikdy sousedit se stranou bez spojky. Podívej se na všechny sousedy: na každé společné hraně mají buď oba dílky spojku, nebo ani jeden.
handbook-bare-sides = Dvě strany bez spojek vedle sebe být mohou. Nový dílek ale musí mít spojení na jiné straně.
handbook-connector-kinds = Spojka je prázdná, nebo je na ní polovina klíče; na dílku místa je na ní odměna. Všechny k sobě pasují: prázdná k prázdné, polovina klíče k polovině i polovina klíče k prázdné.
handbook-open-connectors = Spojka smí vést i na prázdné pole. Počká tam na další dílek.
handbook-no-cell = Když dílek nejde přiložit na žádné pole tvého příběhu, můžeš ho jen odložit. Nechávej si proto dost volných spojek: příběh, kam už nic nepasuje, není chyba, ale v každém kole ti zbude jen odkládání.

chapter-rewards = Odměny

handbook-reward = Jakmile dílek v příběhu leží, získáš za něj odměnu ze společné zásoby. Sláva, zlaťáky a lektvary přijdou do tvé zásoby, boj a magie na prapor. Děje se to samo a odměnu nejde odmítnout.
handbook-reward-order = Dílek se vyhodnocuje v tomto pořadí: nejdřív **klíče** z nových spojení, potom **spojky míst** a nakonec jeho **vlastní odměna**. V každém kroku nejdřív získáš všechno ostatní a potom jeden po druhém použiješ klíče.
handbook-connector-reward = Na dílku **místa** má každá spojka vlastní odměnu. Získáš ji, když na spojce vznikne spojení, ať byl později přiložený kterýkoli z obou dílků. Jeden nový dílek může přinést víc takových odměn, ale každá spojka dá odměnu jen jednou za hru.
handbook-connector-example = Na obrázku má tvůj dílek „{ face-crossroads-inn }“ spojení na 3 stranách. Dolní přineslo 1 lektvar, horní 1 lektvar a levé 1 zlaťák. Spojka vpravo zatím čeká s 1 zlaťákem.
handbook-connector-type = Některé spojky vyžadují **typ**: odměnu dají, jen když je dílek na druhé straně toho typu. Připojit smíš i jiný, spojka ti za něj ale nedá nic, ani později. Hrdinové a výpravy žádný typ nemají.
handbook-connector-places = Když se spojí dvě místa, dají odměnu obě spojky, každá podle své podmínky.
handbook-connector-keys = Spojka místa nikdy nemá polovinu klíče. Když se s ní polovina klíče potká, klíč z toho není.
handbook-token-reward = Je-li odměnou **žeton začínajícího hráče**, vezmeš si ho od toho, kdo ho má. Pořadí v této fázi se nemění; žeton platí pro další kolo a v něm se zase přesune jako vždy. Když ho v jedné fázi získá víc hráčů, nechá si ho poslední z nich v pořadí.
handbook-waits = Odměnu s **přesýpacími hodinami** při přiložení nezískáš. Počká na konec hry a počítá se z toho, co máš v tu chvíli.

chapter-counting = Násobené odměny

handbook-times = Odměnu se znakem **×** získáš tolikrát, kolik těch věcí v tu chvíli máš. Když nemáš žádnou, nezískáš nic. Právě přiložený dílek se už počítá. Má-li odměna dvě části, násobí se obě.
handbook-times-type = **× nestvůra, postava, místo nebo poklad** počítá dílky toho typu ve tvém příběhu. Hrdinové ani výpravy se nepočítají.
handbook-times-key = **× klíč** počítá klíče, které leží ve tvém příběhu. Na každé otevřené truhle je jeden.
handbook-times-combat = **× boj** a **× magie** počítají žetony na tvém praporu.
handbook-times-majority = **× převaha** počítá převahy, které na konci hry získáš, i ty společné.
handbook-times-threes = **× 3 zlaťáky** a **× 3 lektvary** počítají, kolik úplných trojic máš v tu chvíli v zásobě. Nic se neplatí, všechno ti zůstane.
handbook-times-surrounded = **× obklopený dílek** počítá tvoje dílky, které mají souseda na všech čtyřech stranách. Spojení k tomu není potřeba. Obklopený může být i hrdina a výprava a stejně tak mohou obklopovat jiné dílky.
handbook-times-closed = **× zavřená truhla** počítá truhly ve tvém příběhu, na kterých neleží klíč.

chapter-keys = Klíče a truhly

handbook-key-made = Když se v novém spojení setkají dvě poloviny klíče, získáš **1 klíč**. Dílek se dvěma takovými spojeními ti dá 2.
handbook-key-reach = Klíč ze spojení otevře truhlu na **jednom ze dvou spojených dílků nebo na tvém hrdinovi**. Jinam nedosáhne.
handbook-key-free = Klíč z odměny, z truhly nebo za odložený dílek otevře **kteroukoli** zavřenou truhlu tvého příběhu.
handbook-key-now = Klíč se použije hned, schovat si ho nemůžeš. Když může nějakou truhlu otevřít, musí ji otevřít.
handbook-key-lost = Klíč, který nemá co otevřít, se vrátí do společné zásoby a nic za něj nezískáš.
handbook-key-next = Máš-li klíčů ze spojení víc, vybíráš, který použiješ jako další. Každý otevírá jen truhly na svých dvou dílcích a na hrdinovi, takže na pořadí může záležet.
handbook-chest = Vybereš jednu ze zavřených truhel, které klíč může otevřít, položíš na ni klíč a získáš její obsah jako odměnu. Když je taková truhla jen jedna, otevře se sama.
handbook-chest-own = Otevíráš jen truhly, které jsou na dílcích tvého příběhu. Na truhly ostatních hráčů žádný klíč nedosáhne.
handbook-chest-once = Každá truhla se otevírá jen jednou. Klíč na ní zůstane ležet a ukazuje, že už je prázdná.
handbook-chest-key = Klíč nalezený v truhle otevře kteroukoli zavřenou truhlu tvého příběhu. Použiješ ho hned, dřív než cokoli jiného, co ještě čeká.
handbook-chest-counts = Klíč leží na truhle dřív, než získáš její obsah. Pro **× klíč** se tedy už počítá a pro **× zavřená truhla** se tato truhla už nepočítá.
handbook-chest-later = Truhly na právě přiloženém dílku můžeš otevřít klíči z téhož tahu. Truhlu, která zůstane zavřená, otevře později kterýkoli klíč, který na ni dosáhne.
handbook-key-example = Tady se polovina klíče na dílku „{ face-wandering-bard }“ setkala s polovinou na dílku „{ face-town-crier }“. Klíč mohl otevřít truhlu dílku „{ face-town-crier }“ nebo jednu ze 2 truhel hrdiny. Leží na první truhle hrdiny „{ face-thief }“, ve které byly 4 zlaťáky.

chapter-next-round = Příprava dalšího kola

handbook-sweep = Nejdřív dílky odcházejí z plánu: 3 ve 2 hráčích, 2 ve 3, 1 ve 4 a v 5 žádný. Ze zbylých dílků odejdou ty s **nejnižšími čísly**.
handbook-slide = Co zbylo, posune se na nejnižší místa a zachová své pořadí: 1 dílek ve 2 a 3 hráčích, 3 dílky ve 4 a 5. Za dílek, který se z divočiny posune do dolní řady, už se nepřiplácí.
handbook-refill = Potom na volná místa přijde lícem nahoru 5 nových dílků, takže je plán zase plný. Berou se z 1. období, dokud nějaké jsou, pak z 2. a nakonec z 3. Dojde-li balíček uprostřed, doplní se zbytek z dalšího.
handbook-periods = V našem vydání jsou nové dílky v 1.–3. kole z 1. období, ve 4.–7. kole z 2. období a v 8.–10. kole z 3. období.
handbook-pile = Odložené dílky i dílky, které odešly z plánu, leží lícem nahoru na odkládací hromádce. Každý si je smí prohlédnout, ale do hry se už nevrátí.

chapter-quests = Výpravy

handbook-quests-deal = Hraje-li se s výpravami, dostane každý úplně na konci přípravy 3 náhodné. To už znáš hrdiny i první dílky na plánu.
handbook-quests-return = Své 3 výpravy si prohlédneš a jednu vrátíš do krabice; všichni to dělají tajně a současně. Vrácené a nerozdané výpravy jsou ze hry venku a nikomu se neukazují.
handbook-quests-own = Tvoje 2 výpravy leží před tebou lícem dolů a díváš se na ně jen ty. Vrátit nebo přiložit můžeš jen výpravu, kterou máš.
handbook-quests-add = Ve svém tahu můžeš kromě dílku přiložit i jednu nebo obě své výpravy, před ním nebo po něm. Výprava se platí a přikládá jako každý jiný dílek, jen za ni nikdy není doplatek za divočinu.
handbook-quests-rewards = Všechno, co v jednom tahu přikládáš, se zaplatí a položí **dřív**, než získáš první odměnu. Potom se dílky vyhodnotí v pořadí, v jakém jsou přiložené. Násobené odměny počítají všechny.
handbook-quests-one-by-one = Dílek přiložený dřív v témže tahu už k příběhu patří, když přikládáš další. Výprava tak může vytvořit pole pro dílek, který předtím nebylo kam dát. Proto se nic neodkládá samo, dokud máš výpravy.
handbook-quests-discard = Výpravu smíš přiložit i v tahu, ve kterém dílek odložíš. Zlaťák, lektvar a klíč za odložený dílek získáš až po všech platbách tahu. Samotnou výpravu za odměnu odložit nejde.
handbook-quests-finish = S výpravami volíš krok po kroku: přiložit dílek, odložit ho, přiložit výpravu. Když je dílek vyřízený, oznámíš, že už nic dalšího nepřikládáš.
handbook-quests-story = Přiložená výprava je veřejná. Pro spojení, truhly a obklopené dílky je to dílek jako každý jiný, ale nepatří k žádnému ze 4 typů.
handbook-quests-left = Výprava, která se do konce 10. kola nedostane do příběhu, nic nedá a nic nestojí. Po skončení hry se všechny takové výpravy ukážou.

chapter-scoring = Bodování

handbook-score-sheet = Tento bodovací list je z konce ukázkové partie. Každý řádek je jeden zdroj slávy a jejich součet je tvůj výsledek. Během hry list ukazuje převahy a čekající odměny tak, jako by hra skončila teď.
handbook-score-monsters = **Nestvůry:** sláva z odměn za tvoje nestvůry. Získáváš ji při jejich přiložení.
handbook-score-characters = **Postavy:** sláva z odměn, které postavy daly při přiložení, i těch násobených. Co čekalo na konec hry, má vlastní řádek.
handbook-score-places = **Místa:** sláva z odměn za tvoje místa a z jejich spojek.
handbook-score-treasures = **Poklady:** sláva z odměn za tvoje poklady. Obsah jejich truhel se počítá do truhel.
handbook-score-chests = **Truhly:** sláva ze všech otevřených truhel, i z těch na hrdinovi. Zavřené truhly nepřinesou nic, leda by je počítala výprava.
handbook-score-quests = **Výpravy:** sláva z výprav, které daly odměnu při přiložení. Nepřiložená výprava nedá nic.
handbook-score-majorities = **Převahy:** kdo má na konci hry nejvíc bodů boje, získá **4 body slávy**. Stejně je to s magií, lektvary a zlaťáky. Počítá se všechno, co máš, ať leží kdekoli.
handbook-majority-shared = Má-li nejvíc několik hráčů stejně, získá každý z nich celé 4 body slávy a každému se ta převaha počítá.
handbook-majority-none = Když něco z toho nemá vůbec nikdo, tuto převahu nezíská nikdo.
handbook-score-character-endings = **Postavy na konci hry:** odměny s přesýpacími hodinami na tvých postavách. Počítají se z toho, co máš na konci hry.
handbook-score-quest-endings = **Výpravy na konci hry:** odměny s přesýpacími hodinami na přiložených výpravách. Získávají se zároveň s odměnami postav.
handbook-score-example = V ukázce ti výprava „{ face-let-it-lie }“ za 4 zavřené truhly přinesla 8 bodů slávy. Nejvíc boje i nejvíc lektvarů máš spolu s někým dalším, takže ti převahy dají také 8. Za 4 postavy dá postava „{ face-wandering-bard }“ dalších 8 a za 2 převahy dá výprava „{ face-the-four-crowns }“ posledních 8 z tvých 68.

chapter-end = Konec hry

handbook-end-when = Hra končí po 10. kole. Všechny 3 balíčky období jsou prázdné a dílky, které zbyly na plánu, se nepoužijí.
handbook-end-steps = Nejdřív se určí převahy a potom všichni získají čekající odměny za postavy a výpravy. Ty tedy mohou převahy počítat, ale žádnou už nezmění. Rozhodovat už nikdo o ničem nemusí.
handbook-end-winner = Vyhrává, kdo má nejvíc slávy.
handbook-end-tie = Při stejné slávě je výš ten, kdo má víc **boje**. Při další shodě rozhoduje víc **magie**, potom **lektvarů** a nakonec **zlaťáků**. Platí to pro všechna umístění, nejen pro první.
handbook-end-tie-example = Ukázková partie skončila 68 : 68 : 51. Ty máš 2 body boje, druhý hráč se 68 body slávy jen 1, proto vyhráváš.
handbook-end-shared = Hráči, kteří mají všeho stejně, se o umístění dělí. Jsou-li první, vyhrávají společně.

chapter-questions = Otázky a odpovědi

ask-same-space = Všichni jsme si vybrali stejné místo. Co teď?
handbook-same-space = Dílek si vezme první hráč v pořadí. Ostatní si jeden po druhém vyberou ze zbylých dílků.
ask-no-tile = Můžu se obejít bez dílku, nebo si ho nechat na další kolo?
handbook-no-tile = Ne. Každý si v každém kole vezme právě jeden dílek a ten přiloží, nebo odloží.
ask-lowest-late = Dílek mám až z druhé volby, ale má nejnižší číslo. Dostanu žeton začínajícího hráče?
handbook-lowest-late = Ano, rozhoduje dílek, který si nakonec vezmeš. Jen když už žeton máš, dostane ho hráč s druhým nejnižším číslem.
ask-slid-fee = Dílek ležel v divočině a posunul se do dolní řady. Platí se za něj ještě doplatek?
handbook-slid-fee = Ne. Záleží jen na místě, ze kterého si dílek bereš.
ask-lose-combat = Nestvůra stojí 3 body boje. Přijdu o ně, když ji přiložím?
handbook-lose-combat = Ne, boj a magie zůstávají na praporu vždycky. Pryč jsou jen lektvary, kterými platíš za chybějící body.
ask-coins-for-combat = Můžu chybějící boj zaplatit zlaťáky, nebo chybějící zlaťáky lektvary?
handbook-coins-for-combat = Ani jedno. Lektvary nahrazují jen boj a magii, zlaťáky nenahrazují nic.
ask-reward-pays = Dílek stojí 2 zlaťáky a přinese 4. Můžu ho zaplatit z nich?
handbook-reward-pays = Ne, nejdřív se platí a potom získává. V tahu s výpravami dokonce zaplatíš všechno dřív, než přijde první odměna.
ask-rotate = Smím dílek otočit, aby pasoval?
handbook-rotate = Ne, dílky se neotáčejí. Horní strana je vždycky nahoře.
ask-bare-touch = Dva dílky se dotýkají stranami bez spojek. Jsou spojené?
handbook-bare-touch = Ne. Dotýkat se smějí, ale spojení to není. Jako sousedé se ovšem počítají, když výprava chce obklopené dílky.
ask-half-and-plain = Polovina klíče se potkala s prázdnou spojkou. Dostanu klíč?
handbook-half-and-plain = Ne. Spojení je v pořádku, ale na klíč musí být polovina na obou stranách.
ask-two-keys = Dílek mi dal dva klíče najednou. Smím oba použít na stejném dílku?
handbook-two-keys = Ano, pokud na něj oba dosáhnou: na nový dílek i na hrdinu dosáhnou vždycky. Klíče použiješ jeden po druhém v pořadí, jaké chceš.
ask-save-key = Můžu si klíč schovat na lepší truhlu?
handbook-save-key = Ne. Když klíč může nějakou truhlu otevřít, otevře ji hned, jinak propadne.
ask-wrong-type = Spojka chce poklad a já k ní připojím nestvůru. Získám odměnu někdy později?
handbook-wrong-type = Ne. Spojení vzniká jen jednou a toto už do konce hry nic nedá.
ask-two-places = Spojím dvě místa. Které z nich dá odměnu?
handbook-two-places = Obě spojky, pokud je splněná jejich podmínka. Spojce, která chce místo, vyhoví i to druhé místo.
ask-hero-character = Je můj hrdina postava?
handbook-hero-character = Ne. Hrdina nemá typ, takže se nepočítá do násobených odměn a nevyhoví spojce, která chce určitý typ.
ask-counts-itself = Postava „{ face-pedlar }“ dává 2 zlaťáky za každou postavu. Počítá i sebe samu?
handbook-counts-itself = Ano, dílek už v příběhu leží. Jako tvoje první postava přinese 2 zlaťáky.
ask-late-multiplier = Dílek s násobenou odměnou leží v příběhu už od začátku hry. Roste jeho odměna s dalšími dílky?
handbook-late-multiplier = Ne, počítá se jen jednou, při získání. Na konec hry čekají jen odměny s přesýpacími hodinami.
ask-both-token = Dva z nás získali v jednom kole žeton začínajícího hráče. Komu zůstane?
handbook-both-token = Tomu, kdo je v pořadí té fáze později. Samotné pořadí se do konce kola nemění.
ask-dead-end = Do mého příběhu už nic nepasuje. Pro mě hra končí?
handbook-dead-end = Ne, hraješ dál. V každém kole dílek odložíš a získáš za něj 1 zlaťák, 1 lektvar a 1 klíč.
ask-others-see = Uvidím před svým rozhodnutím, co přikládají ostatní?
handbook-others-see = Běžně ne, všechny tahy se ukážou najednou. Pokud se u stolu přikládá postupně, vidíš tahy těch, kdo jsou před tebou.
ask-short-supply = Co když dojdou žetony?
handbook-short-supply = Nikdo kvůli tomu nedostane míň, společná zásoba je neomezená. Hraješ-li s krabicí, nahraď chybějící žetony čímkoli, co je po ruce.
ask-spend-threes = Výprava dává slávu za každé 3 zlaťáky. Musím je zaplatit?
handbook-spend-threes = Ne, jen se počítají. Zůstanou ti a platí i pro převahu zlaťáků.
ask-discard-quest = Můžu výpravu odložit za 1 zlaťák, 1 lektvar a 1 klíč?
handbook-discard-quest = Ne, jen dílek z plánu. V tahu, ve kterém ho odložíš, ale výpravy přikládat smíš.
ask-two-quests = Smím přiložit obě výpravy v jednom tahu?
handbook-two-quests = Ano, před dílkem i po něm, pokud všechno zaplatíš z toho, co máš na začátku tahu.
ask-tied-majority = Dva z nás mají nejvíc magie. Rozdělíme si 4 body slávy?
handbook-tied-majority = Ne, každý z vás získá 4. Když ale magii nemá nikdo, nezíská je nikdo.
ask-majority-glory = Může odměna na konci hry změnit, kdo má převahu?
handbook-majority-glory = Ne. Převahy se určí před těmito odměnami a ty přinášejí jen slávu.
