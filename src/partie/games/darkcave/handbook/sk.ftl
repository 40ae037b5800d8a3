# Príručka hry Sabotér – Temná jaskyňa po slovensky. Všetky vety sú naše; pravidlá, o ktorých hovoria, sú v RULES.md.

chapter-goal = O čo ide
chapter-pieces = Karty, figúrky a symboly
chapter-setup = Príprava hry
chapter-flow = Tvoj ťah
chapter-laying = Vykladanie kariet ciest
chapter-moving = Pohyb trpaslíka
chapter-exit = Ciele a cesta von
chapter-actions = Akčné karty
chapter-creatures = Netvory a bojové sekery
chapter-knowledge = Čo vedia všetci a čo je tajné
chapter-two = Hra dvoch hráčov
chapter-scoring = Poklad a víťazi
chapter-end = Ako sa hra končí
chapter-questions = Otázky a odpovede

## O čo ide

handbook-aim = Si trpaslík v temnej jaskyni, ktorá rastie kartu po karte. Na jednej zo štyroch cieľových kariet v rohoch sa skrýva **východ z jaskyne**. Nájdi ho a vynes svoje zlato von: vyhráva klan s cennejším **pokladom**.
handbook-works-for = Rub klanovej karty ukazuje všetkým tvoj klan, líce len tebe prezradí, pre koho **pracuješ**. **Verný trpaslík** pracuje pre vlastný klan. **Sabotér** patrí k jednému klanu, ale pracuje pre druhý: modrý sabotér pre žltý, žltý pre modrý.
handbook-together = Víťazstvo aj prehra sú spoločné pre všetkých, ktorí pracujú pre rovnaký klan. Na farbe ich trpaslíka nezáleží a na tom, či sa dostali von, takisto nie.
handbook-gold-counts = Zlato sa počíta, až keď je vonku z jaskyne. Každý klan násobí zachránené nugety počtom svojich **protivníkov**, takže menšej strane stačí na víťazstvo menej zlata. Čo zostane vnútri, nemá žiadnu cenu.
handbook-trust = Pravdu ti nikto hovoriť nemusí. Sleduj, čo ostatní stavajú, na koho útočia a komu pomáhajú, a zisti, kto je naozaj na tvojej strane.

## Karty, figúrky a symboly

handbook-box = V škatuli je 110 kariet: 50 kariet ciest, 32 akčných, 1 štartovacia, 4 cieľové, 10 klanových, 8 kariet trpaslíkov a 5 prehľadových. K nim patrí 8 trpaslíkov, 3 netvory, 3 pavučiny a 46 nugetov. Prehľadové karty a obrázky nemajú na hru nijaký vplyv.
handbook-levels = Karty ciest a akčné karty majú tri úrovne, ktoré spoznáš podľa **rímskej číslice** na rube: 29 kariet I, 27 kariet II a 26 kariet III. Nič iné rub neprezradí, ani to, či ide o cestu, alebo o akciu. Čím vyššia úroveň, tým dlhšia cesta cez kartu.
handbook-path-cards = Na karte cesty je chodba, zákruta, rázcestie alebo križovatka. Strana, ktorou cesta vedie von, je **otvorená**, strana so skalou **zatvorená**. Z 50 kariet je 26 obyčajných, každá z ostatných má práve jednu zvláštnosť; slepú uličku nemá žiadna.
handbook-icon-lair = Diera so svietiacimi očami je **temný brloh**; nájdeš ho na 9 kartách ciest a na jednom cieli. Z brlohov vyliezajú netvory.
handbook-icon-ladder = **Rebrík** je na 4 kartách ciest, na štartovacej karte a na jednom cieli. Vedie na ktorýkoľvek iný rebrík.
handbook-icon-gold = **Zlatá žila** je na 2 kartách ciest a na jednom cieli. Leží na nej nuget, kým si ho niekto nevezme.
handbook-icon-bridge = **Most** (4 karty) má dve cesty, ktoré sa križujú, ale nie sú prepojené. Tá s doskami je drevený most a stojí kartu z ruky.
handbook-icon-tunnel = **Tunel** (5 kariet) spája dve oddelené zákruty temnou dierou uprostred, označenou nugetom. Kto doň vlezie, zaplatí nuget.
handbook-start-and-goals = Štartovacia karta je jediné pole s rebríkom, otvorené na všetky štyri strany. Štyri cieľové karty majú rovnaký rub: { face-goal-exit }, { face-goal-ladder }, { face-goal-lair }, { face-goal-gold }. Svetlá brána, ktorou sa ide von, je len na jednej z nich.
handbook-clan-cards = Každý klan, modrý aj žltý, má 5 klanových kariet: 3 verných trpaslíkov so znakom podaných rúk a 2 sabotérov so znakom plášťa a dýky. Rub ukazuje klan, líce rolu. Koľko sa ich použije, závisí od počtu hráčov.
handbook-dwarfs = Každý klan má 4 trpaslíkov a ku každému patrí karta trpaslíka, na ktorej ležia tvoje nugety. Trpaslíci jedného klanu sa líšia len vzhľadom. Ležiaca figúrka znamená, že trpaslík je ochromený.
handbook-nuggets = Všetky **nugety** majú rovnakú cenu. Je ich 46 a mimo zásoby ich môže byť naraz najviac 27, takže sa nikdy neminú.
handbook-tokens = Tri **netvory** sú krysa, plazúň a škriatok, z každého jeden. Tri **pavučiny** majú krúžok, trojuholník alebo kosoštvorec a podľa neho patria k svojej karte. Pavučina má stranu 2 a stranu 1.
handbook-action-cards = Akčných kariet je 32: { counted-secret } (5), { counted-cave-in } (3), { counted-swap } (2), { counted-web } (3), { counted-boots } (3), { counted-axe } (3), { counted-rat } (5), { counted-lindworm } (4) a { counted-goblin } (4). Zával ani výmena kariet nikdy nie sú medzi kartami I, topánky ani zlatá žila nikdy medzi kartami III.

## Príprava hry

handbook-cave-start = Doprostred príde štartovacia karta, štyri cieľové karty sa zamiešajú a ležia lícom nadol v rohoch. Plocha má **9 × 9** kariet pre 2 – 5 hráčov a **7 × 7** pre 6 – 8. K prvému cieľu potrebuješ najmenej 7 kariet ciest, na menšej ploche 5.
handbook-clans-two = V hre 2 hráčov má jeden verného modrého trpaslíka a druhý verného žltého. Sabotéri nie sú.
handbook-clans-three-four = V hre 3 alebo 4 hráčov sa rozdáva **jediný klan**, vybraný žrebom: 2 verní trpaslíci a 2 sabotéri. Všetci majú rovnakú farbu. Sabotéri pracujú pre druhý klan; ten síce nemá na stole žiadnu kartu, ale poklad zbiera a vyhrať môže ako každý iný.
handbook-clans-many = V hre 5 – 8 hráčov sa hrá s oboma klanmi. Z každého sa použijú 3 verní trpaslíci a 1 sabotér.
handbook-roles = Klanové karty sa zamiešajú, každý dostane jednu a tajne si ju pozrie. Čo zvýši, leží bokom lícom nadol: 1 karta pri 3 alebo 7 hráčoch, 2 pri 6, 3 pri 5, žiadna pri 2, 4 alebo 8. Ruby vidia všetci, líca nikto.
handbook-how-many = Takto sa hráči delia medzi oba klany: pri 2 hráčoch 1 : 1, pri 3 hráčoch 2 : 1, pri 4 hráčoch 2 : 2, pri 7 hráčoch 4 : 3 a pri 8 hráčoch 4 : 4. Pri 5 hráčoch je to väčšinou 3 : 2 a občas 4 : 1, pri 6 hráčoch 3 : 3 alebo 4 : 2. Na každej strane vždy niekto je.
handbook-first-gold = Každý má trpaslíka svojho klanu; ktorého, určí hra, lebo na tom nezáleží. Všetci trpaslíci začínajú na štartovacej karte. Každý hráč dostane **3 nugety** a všetci vidia, koľko má kto zlata.
handbook-first-hand = Každá úroveň sa mieša zvlášť a 5 kariet z každej ide lícom nadol do škatule. Každý dostane **5 kariet**: pri 2 – 4 hráčoch päť kariet I, pri 5 – 6 štyri karty I a jednu II, pri 7 – 8 tri karty I a dve II.
handbook-pile = Zvyšok je doberací balíček: navrchu karty I, pod nimi II a naspodku III. Pri 2 hráčoch má 57 kariet, pri 3 už 52, ďalej 47, 42, 37, 32 a pri 8 hráčoch 27. Odkladacia kôpka vedľa neho je prázdna; netvory, pavučiny a ostatné nugety čakajú v zásobe.
handbook-first-player = Kto začne, určí žreb. Na obrázku je začiatok našej ukážkovej partie štyroch hráčov: jeden z nich si ty a si **žltý sabotér**, pracuješ teda pre modrý klan. Žltí sú všetci a nikto zatiaľ nepozná viac než vlastnú rolu.

## Tvoj ťah

handbook-turn = Hrá sa v smere hodinových ručičiek. Ťah má tri kroky: najprv musíš kartu **zahrať alebo odhodiť**, potom môžeš **pohnúť** trpaslíkom a nakoniec musíš **dobrať**.
handbook-turn-start = Ešte predtým sa niektoré veci stanú samy. Tvoje pavučiny sa otočia zo strany 2 na stranu 1 alebo zmiznú. Tvoje netvory odídu z jaskyne. Ak tvoj trpaslík leží, vstane, ale v tomto ťahu sa nepohne.
handbook-no-cards = Ak nemáš na začiatku ťahu v ruke žiadnu kartu, ťah sa preskakuje: nehráš, nehýbeš sa, nedoberáš a nepoužiješ ani sekeru. Tvoje pavučiny, netvory a ležiaci trpaslík sa predtým vybavia ako zvyčajne.
handbook-step-one = V prvom kroku urobíš práve jednu vec: vyložíš **jednu kartu cesty**, zahráš z ruky **jednu akčnú kartu** alebo **odhodíš** jednu či dve karty. Voľba je vždy na tebe; odhodiť smieš, aj keď máš čo zahrať.
handbook-only-discard = Kartu, ktorú niet kam vyložiť ani na čo použiť, zahrať nemožno, len odhodiť. Odhodiť môžeš vždy, takže nikdy neuviazneš.
handbook-discard = Jednu alebo dve karty dáš lícom nadol na odkladaciu kôpku, bez účinku. Ostatní vidia koľko a akých úrovní, ale nie ktoré. Obe odchádzajú z ruky naraz, až keď sa rozhodneš.
handbook-step-two = V druhom kroku sa tvoj trpaslík môže pohnúť až o **3 polia**, s topánkami o 4. Hýbať sa nikdy nemusí. Nepohne sa, ak práve vstal alebo je už z jaskyne vonku.
handbook-step-three = V treťom kroku doberieš 1 kartu alebo toľko, koľko ich odhodíš; líce vidíš len ty. Najprv sa doberajú karty I, potom II a nakoniec III, takže úroveň ďalšej karty poznajú všetci. Ak balíček nestačí, vezmeš, čo v ňom je; z prázdneho sa nedoberá.
handbook-others-decide = Rozhoduje takmer vždy hráč, ktorý je na ťahu. Mimo svojho ťahu rozhoduješ len o dvoch veciach: či použiješ bojovú sekeru proti netvorovi a či súhlasíš s predčasným koncom hry.

## Vykladanie kariet ciest

handbook-lay = Vyber kartu cesty z ruky, miesto a to, ako bude otočená. Všetci ju uvidia a prvý krok sa tým končí.
handbook-free-cell = Miesto musí byť **voľné**. Nemožno prekryť štartovaciu kartu, kartu cesty ani cieľ, či už zakrytý, alebo odkrytý.
handbook-touching = Karta musí celou stranou **priliehať** k štartovacej karte, k vyloženej karte cesty alebo k odkrytému cieľu. Rohom to nestačí.
handbook-fitting = Na každej strane, ktorou sa dotýka odkrytej karty, musí **nadväzovať**: otvorená na otvorenú, zatvorená na zatvorenú.
handbook-prolonging = Aspoň jedna otvorená strana musí **predĺžiť cestu**, ktorá už existuje. Priložiť len skalu ku skale nemožno.
handbook-rotated = Všetky karty ležia v rovnakom smere ako štartovacia. Kartu môžeš otočiť o 180 stupňov, naprieč ležať nesmie.
handbook-beside-goal = Zakrytý cieľ nepomáha ani neprekáža. Môže sa ho dotýkať otvorená aj zatvorená strana, ale priliehať len k nemu nestačí.
handbook-any-direction = Stavať môžeš ktorýmkoľvek smerom, aj mimo plochy s cieľmi. Cesta nemusí viesť od štartu ani od tvojho trpaslíka; rásť smie aj odrezaná časť. Trpaslíci, netvory a zlato vyloženiu nikdy nebránia.
handbook-usable-at-once = Nová karta platí hneď: tvoj trpaslík na ňu môže vstúpiť ešte v tomto ťahu. Ak leží na okraji pavučina, karta sa zasunie pod ňu a pavučina zostane.

## Pohyb trpaslíka

handbook-walk = Trpaslík ide po cestách **krok za krokom** a každý krok na susedné pole stojí 1 pohyb. Čo krok spôsobí, to sa vybaví skôr, než vyberieš ďalší. Môžeš kedykoľvek skončiť, vracať sa aj skončiť tam, kde sa cesta začala.
handbook-spaces = Prejsť kartu stojí **1 pohyb pri karte I, 2 pri karte II a 3 pri karte III**. Karta I je jedno pole. Karta II má po jednom poli pri každej otvorenej strane a všetky spolu susedia; karta III má navyše pole v strede, cez ktoré sa musí prejsť.
handbook-joined = Z karty na kartu prejdeš tam, kde sa stretávajú dve otvorené strany a neleží medzi nimi pavučina. Ak je jedna zo strán zatvorená, cesta tadiaľ nevedie.
handbook-crowd = Na jednom poli môže stáť ľubovoľne veľa trpaslíkov aj netvorov. Iní trpaslíci ti nikdy neprekážajú.
handbook-feature-space = Brloh, rebrík, zlato alebo východ z jaskyne sú vždy na **jednom určitom poli**. Pri karte I na tom jedinom, pri karte III a pri cieľoch v strede, pri karte II na vyznačenom.
handbook-lair = Trpaslíkovi, ktorý na ňom stojí, brloh nijako neublíži. Len sa z neho vynárajú netvory. Brloh na cieli platí od chvíle, keď sa cieľ odkryje.
handbook-ladder = Všetky viditeľné rebríky sú prepojené: z rebríka na **ktorýkoľvek iný** je 1 pohyb, pre trpaslíkov aj netvorov. Cesta medzi nimi viesť nemusí a pavučiny rebríkom neprekážajú.
handbook-bridge = Most je otvorený na všetky štyri strany, ale vedú po ňom dve oddelené cesty, sever – juh a východ – západ. Po ktorej naň vstúpiš, po tej ho aj opustíš; prejsť ju stojí podľa úrovne 1, 2 alebo 3 pohyby. Jedna z ciest je **drevený most**, druhá vedie pod ním a je zadarmo.
handbook-bridge-toll = Keď trpaslík vkročí z inej karty na drevený most, ihneď stratíš **1 náhodnú kartu** z ruky. Ísť po moste ďalej, zastaviť sa na ňom a zísť z neho nestojí nič, ale nový vstup sa platí znova. S prázdnou rukou smieš prejsť tiež a žiadnu kartu nestratíš.
handbook-lost-card = Kartu, ktorú berie most alebo krysa, určí náhoda; každá karta v ruke má rovnakú šancu. Ide lícom nadol na odkladaciu kôpku. Ostatní vidia len jej úroveň.
handbook-hand-maximum = Stratená karta sa **nenahrádza**. Tvoj maximálny počet kariet v ruke je na začiatku 5 a klesne o 1 za každý vstup na drevený most a za každé uhryznutie krysou, aj keď práve žiadnu kartu nemáš. Nikdy sa nezvýši a nad toto maximum nedoberáš.
handbook-tunnel = Karta s tunelom je otvorená na všetky štyri strany: dve oddelené zákruty a medzi nimi tunel ako samostatné pole. V jednej zákrute potrebuješ podľa úrovne 1, 2 alebo 3 pohyby. Z jednej zákruty tunelom do druhej 3, 3 alebo 5.
handbook-tunnel-toll = Keď trpaslík vstúpi do tunela, ihneď vrátiš **1 nuget** do zásoby. Bez zlata smieš prejsť tiež a nestratíš nič.
handbook-vein = Na zlatú žilu príde **1 nuget**, keď sa vyloží, a ak je na cieli, tak keď sa cieľ odkryje. Len čo si ho niekto vezme, zostane žila prázdna.
handbook-take-gold = Keď trpaslík na poli so zlatom **skončí pohyb**, vezmeš si nuget a musíš **odkryť svoju klanovú kartu**; odkrytá zostane až do konca hry. Vybrať si nemôžeš, ani keď ťa tam zastaví netvor. Kto len prejde alebo stojí na inom poli tej karty, nezíska nič.
handbook-step-order = Účinky kroku prichádzajú v tomto poradí: odkryje sa cieľ, zaplatí sa most alebo tunel, zaútočia netvory, na východe z jaskyne trpaslík odíde. Po skončení pohybu sa berie zlato. Nakoniec môžeš ešte použiť sekeru na pavučinu.

## Ciele a cesta von

handbook-reveal = Keď trpaslík vstúpi na zakrytý cieľ, cieľ sa všetkým **odkryje**. Stojí to 1 pohyb, trpaslík sa postaví na jeho prvé pole a pohyb sa končí. Odkrývajú len trpaslíci. Na obrázku sa práve našiel východ z jaskyne.
handbook-turn-goal = Cieľ sa položí tak, aby k tebe viedla otvorená strana: tak, ako je, alebo otočený o 180 stupňov. Ak ide oboje, leží tak, aby nadväzoval na všetkých susedov. Ak pasuje oboma spôsobmi alebo ani jedným, vyberáš ty.
handbook-goal-neighbours = Odkrytý cieľ nemusí nadväzovať na všetky karty okolo; kde sa strany líšia, tam cesta jednoducho nevedie. Karty vyložené neskôr už naň nadväzovať musia. Od tej chvíle je to karta ako každá iná a už sa neotáča.
handbook-goal-spaces = Odkrytý cieľ má pole pri každej otvorenej strane a jedno v strede, prejsť ho teda stojí 3 pohyby. Rebrík, brloh, zlato aj východ z jaskyne sú v strede a od odkrytia platia. V ťahu, v ktorom východ odkryješ, preto von **odísť nemôžeš**.
handbook-goal-creature = Ak stál na zakrytom cieli netvor, je teraz na rovnakom poli ako tvoj trpaslík a zaútočí naň.
handbook-leave = Keď trpaslík vstúpi na pole s východom z jaskyne, **ihneď ju opustí**. Jeho nugety sú v bezpečí. Ak na tom poli čaká netvor, zaútočí ešte predtým: škriatok vezme nuget, plazúň ťa však už nezadrží.
handbook-role-shown = Tvoja klanová karta sa **odkryje**, keď trpaslík opustí jaskyňu alebo si vezme zlato zo žily. Odkrytá zostane až do konca.
handbook-goes-on = Po odchode trpaslíka sa hra môže hneď skončiť. Ak pokračuje, vieš, že vnútri je ešte niekto, kto pracuje pre rovnaký klan, ako na obrázku. Kto odíde **prvý**, pozrie sa navyše tajne na klanové karty odložené nabok; tí ďalší už nie.
handbook-outside = Kto je vonku, hrá ďalej: zahrá a doberie, len sa už nehýbe. Nič už naňho nemôže zaútočiť. Jeho pavučiny a netvory sa končia ako zvyčajne, topánky a sekery mu už na nič nie sú.

## Akčné karty

handbook-play-action = Kartu ukážeš a vyberieš, na čo ju použiješ; oboje vidia všetci. Tajné informácie, zával a výmena kariet idú rovno na odkladaciu kôpku. Pavučiny a netvory zostávajú pred tebou, vybavenie pred hráčom, ktorému ho dáš.
handbook-in-front = Karty vyložené pred hráčom nepatria k tým v ruke. Nepočítajú sa do ich počtu, nedajú sa stratiť a nevymieňajú sa.
handbook-secret = Karta **{ counted-secret }**: pozri sa na jeden zakrytý cieľ **alebo** na zakrytú klanovú kartu iného hráča a vráť ju na miesto. Všetci vidia, na ktorú kartu sa pozeráš, líce len ty. Spoľahnúť sa na to môžeš: tieto karty miesto nikdy nemenia.
handbook-secret-limits = Na vlastnú klanovú kartu, na kartu už odkrytú a na klanové karty odložené nabok sa pozrieť nemožno. Ak niet na čo sa pozrieť, možno kartu len odhodiť.
handbook-cave-in = Karta **{ counted-cave-in }**: odstráň ktorúkoľvek vyloženú kartu cesty, na ktorej **nestojí trpaslík ani netvor**. Štartovaciu kartu a ciele odstrániť nikdy nemožno. Ak niet čo odstrániť, možno zával len odhodiť.
handbook-cave-in-effects = Odstránená karta ide na odkladaciu kôpku a nuget z nej do zásoby. Zmizne aj pavučina na jej otvorenom konci; tá, ktorá leží na spoji s inou kartou, zostane pri tej druhej. Miesto je zase voľné a jaskyňa sa môže rozpadnúť na časti.
handbook-swap = Karta **{ counted-swap }**: dáš inému hráčovi všetky karty z ruky a vezmeš si všetky jeho. Počty sa môžu líšiť, niekto dokonca nemusí mať ani jednu. Vymeniť si karty možno aj s tým, kto je už z jaskyne vonku.
handbook-swap-draw = Na konci tohto ťahu doberie namiesto teba 1 kartu **druhý hráč**. Maximálny počet kariet v ruke si každý necháva: kto má po výmene viac, karty si nechá, ale nedoberá, kým ich nemá menej, než je jeho maximum. Obaja viete, aké karty dostal ten druhý.
handbook-web = Karta **{ counted-web }**: polož pavučinu s rovnakým symbolom stranou 2 nahor tam, kde na seba nadväzujú dve karty, alebo na otvorený koniec cesty. Môže to byť aj pri štartovacej karte alebo pri cieli. Musí tam viesť cesta a na každé miesto sa zmestí len jedna.
handbook-web-blocks = Cez pavučinu **neprejde trpaslík ani netvor**, zo žiadnej strany. Polia po oboch stranách sa používajú ďalej. Pavučina zostane, aj keď sa tam vyloží karta alebo sa za ňou odkryje cieľ.
handbook-web-time = Na začiatku tvojho ďalšieho ťahu sa pavučina otočí **zo strany 2 na stranu 1**, na začiatku ťahu po ňom zmizne. Ak ju na stranu 1 otočila už sekera, zmizne o ťah skôr. Pavučina sa vracia do zásoby a jej karta ide na odkladaciu kôpku.
handbook-equipment = Topánky a bojové sekery sa vykladajú pred **ktoréhokoľvek hráča**, hoci aj pred teba. Tam zostanú: topánky do konca hry, sekera do použitia. Odovzdať ďalej ich nemožno.
handbook-boots = Karta **{ counted-boots }**: trpaslík sa smie v každom ťahu pohnúť o **4 polia** namiesto 3, ten tvoj už v tomto ťahu. Dvoje topánok nesmie mať nikto. Keď ich majú všetci, možno kartu len odhodiť.
handbook-axe = Karta **{ counted-axe }**: pôsobí raz, na pavučinu alebo proti netvorovi, a potom sa odhodí. Môžeš ich mať aj niekoľko. Sekera platí, len keď už **leží pred tebou**, nikdy z ruky.
handbook-axe-web = Ak tvoj trpaslík stojí tesne pri pavučine, z ktorejkoľvek strany, môžeš na ňu použiť sekeru, aj keď je tvoja. Zo strany 2 sa otočí na stranu 1 a blokuje ďalej, zo strany 1 zmizne. Môžeš použiť aj dve sekery po sebe. Nestojí to pohyb ani ho to neukončí.
handbook-axe-when = Sekeru na pavučinu môžeš použiť kedykoľvek vo svojom ťahu: pred zahraním karty, medzi dvoma krokmi a ešte raz pred doberaním, aj keď sa trpaslík hýbať nesmie. Sekera, ktorú vyložíš pred seba, platí hneď.

## Netvory a bojové sekery

handbook-call = Kartu vyložíš pred seba a netvora postavíš na **ktorýkoľvek brloh** v jaskyni, hoci aj odrezaný alebo obsadený. Na trpaslíkov, ktorí tam už stoja, neútočí. Potom ním pohneš. Kým nevidno nijaký brloh, netvora zo zásoby prilákať nemožno.
handbook-take-over = Ak je netvor už v jaskyni, tvoja karta ho **prevezme**: ide z miesta, kde stojí, a brloh nepotrebuje. Jeho doterajšia karta sa odhodí. Na trpaslíkov na svojom poli zaútočí, len keď ho opustí a vráti sa.
handbook-creature-walk = Krysa ide až o **3** polia, plazúň až o **4**, škriatok až o **5**, hoci aj tam a späť. Môžeš skončiť skôr alebo ním nehýbať vôbec. Len čo vstúpi na pole s trpaslíkmi, zastaví sa a zaútočí; zvyšné pohyby prepadnú.
handbook-creature-ways = Rebríky, mosty a tunely majú netvory zadarmo, zastaví ich len pavučina. Zakrytý cieľ je pre nich jedno pole, otvorené všade, kadiaľ k nemu vedie cesta, a zakrytý zostane. Navzájom si neprekážajú, zlato zo žíl neberú a z jaskyne nikdy nevyjdú.
handbook-attack = Netvor útočí, keď **vstúpi** na pole s trpaslíkmi, a to na všetkých, aj na toho tvojho. Útočí aj na trpaslíka, ktorý vstúpi na jeho pole; vtedy len naň a jeho pohyb sa končí. Keď spolu len stoja, nedeje sa nič. Na obrázku tvoj plazúň práve ochromil trpaslíka, ktorý tajne pracuje pre rovnaký klan ako ty.
handbook-rat = **Krysa:** každý, na koho zaútočí, stratí 1 náhodnú kartu z ruky a jeho maximálny počet kariet v ruke je až do konca hry o 1 menší.
handbook-lindworm = **Plazúň:** každého trpaslíka, na ktorého zaútočí, ochromí. Ten vstane na začiatku svojho ďalšieho ťahu a **v tom ťahu sa nepohne**; jeho hráč hrá a doberá ako zvyčajne. Druhý zásah ležiacemu nič nepridá, krysa a škriatok mu však uškodia ako každému.
handbook-goblin = **Škriatok:** každý, na koho zaútočí, vráti 1 nuget do zásoby. Kto zlato nemá, nestratí nič, ale škriatok sa tam aj tak zastaví.
handbook-axe-asked = Skôr než netvor zaútočí, môžeš použiť sekeru, a to aj mimo svojho ťahu. Ak prišiel netvor k trpaslíkom, rozhodujú sa všetci, ktorí tam sú a majú sekeru, v smere hodinových ručičiek od hráča na ťahu, kým ju niekto nepoužije. Ak prišiel tvoj trpaslík k nemu, rozhoduješ len ty. Na obrázku dorazil tvoj škriatok a na rade je majiteľ sekery.
handbook-axe-kills = Sekera netvora **zneškodní**: netvor ide do zásoby, jeho karta aj sekera na odkladaciu kôpku. Útok sa nekoná, jediná sekera teda zachráni všetkých. Pohyb trpaslíka, ktorý k netvorovi prišiel, sa aj tak končí. Sekera musí ležať pred tebou skôr, než sa trpaslík s netvorom stretne.
handbook-attack-order = Ak sekeru nepoužije nikto, útok zasiahne všetkých v smere hodinových ručičiek od hráča na ťahu. Ak je na poli viac netvorov, útočia jeden po druhom: krysa, plazúň, škriatok. Pred každým z nich sa môžeš pre sekeru rozhodnúť zvlášť.
handbook-creature-stays = Netvor zostáva v jaskyni, kým sa nezačne ďalší ťah hráča, pred ktorým leží jeho karta, alebo kým ho niekto nezneškodní. Potom ho možno prilákať znova.

## Čo vedia všetci a čo je tajné

handbook-known = Všetko, čo leží lícom nahor, vidia všetci, rovnako ako zlato, vybavenie, pavučiny, ruby klanových kariet a všetky počty kariet. Verejná je aj **úroveň** každej karty, v ruke aj na kôpkach.
handbook-unknown = Karty v škatuli a v doberacom balíčku nepozná nikto. Pri odhodených a stratených kartách vidia ostatní len úroveň; tie svoje poznáš. Odkladacia kôpka sa neprezerá a späť do hry sa nemieša.
handbook-counting = Čo tajne uvidíš, to už vieš a hra si to pamätá za teba. Po výmene poznáš karty, ktoré prešli k druhému hráčovi, kým ich niekto drží v ruke. Aké karty patria do ktorej úrovne, nie je tajomstvo, takže môžeš počítať.
handbook-talk = **Hovoriť** môžeš o tom, čo vieš, čokoľvek, pravdu aj lož. Ukázať tajnú kartu nesmieš nikdy a nikomu.

## Hra dvoch hráčov

handbook-two-roles = Dvaja hráči sú vždy jeden verný modrý a jeden verný žltý trpaslík. Nie je tu sabotér, bokom neleží žiadna karta a niet čo hádať: hráte otvorene proti sebe.
handbook-two-race = Sú to **preteky k východu z jaskyne**: prvý trpaslík, ktorý ju opustí, hru ukončí a vyhráva. Na zlate vtedy nezáleží; aj pri 0 : 0 víťazí ten, kto je vonku.
handbook-two-same = Všetko ostatné platí bez zmeny: plocha 9 × 9, každý 5 kariet I a v balíčku 57 kariet. Ak sa zhodnete, že sa von nikto nedostane, môžete hru ukončiť predčasne; vtedy je to remíza.

## Poklad a víťazi

handbook-saved = Na konci sa odkryjú všetky klanové karty. Trpaslíci, ktorí sú ešte vnútri, prídu o všetko zlato. **Zachránené nugety** klanu sú tie, ktoré vyniesli všetci, čo preň pracujú: jeho verní trpaslíci a sabotéri z druhého klanu.
handbook-treasure = **Poklad = zachránené nugety × protivníci.** Protivníci sú všetci hráči, ktorí pracujú pre druhý klan, či už sa von dostali, alebo nie.
handbook-winners = Vyhráva klan s väčším pokladom. S ním víťazia všetci, ktorí preň pracujú: verní trpaslíci, sabotéri z druhého klanu aj tí, čo zostali v jaskyni.
handbook-example-sheet = Takto sa skončila naša ukážková partia. Ty a druhý sabotér pracujete pre **modrý klan**; spolu vynášate 3 + 3 = 6 nugetov a modrý klan má 2 protivníkov: **6 × 2 = 12**. Jeden verný trpaslík zachránil 3 nugety pre žltý klan, druhý zostal vnútri a o svoje prišiel: **3 × 2 = 6**. Sabotéri vyhrávajú 12 : 6.
handbook-example-five = Pri piatich hráčoch na počte protivníkov naozaj záleží. Pre žltý klan pracujú dvaja a vyniesli 2 + 2 nugety: 4 nugety × 3 protivníci = **12**. Pre modrý pracujú traja; dvaja vyniesli 2 + 3, tretí zostal vnútri: 5 nugetov × 2 protivníci = **10**. Žltý klan vyhráva, hoci má menej zlata.

## Ako sa hra končí

handbook-clan-out = Hra sa končí **okamžite**, len čo jaskyňu opustia všetci trpaslíci, ktorí pracujú pre jeden klan, aj uprostred ťahu. Hra roly pozná a koniec sama oznámi. Druhý klan už žiadny ťah navyše nemá.
handbook-cards-out = Hra sa končí okamžite aj vtedy, keď je prázdny doberací balíček a nikto nemá v ruke kartu. Posledná karta sa ešte vyloží, ale po nej sa už nepohne trpaslík ani netvor. Ak na konci ťahu nemá kartu v ruke nikto, je koniec, aj keby v balíčku niečo zostávalo.
handbook-propose = Hráči sa môžu dohodnúť na predčasnom konci, keď sa už žiadny trpaslík nemôže dostať von. **Navrhnúť** ho smie ktokoľvek a kedykoľvek. Po odmietnutom návrhu sa na ďalší čaká celé kolo.
handbook-vote = Všetci ostatní hlasujú súčasne a hlasy zostanú skryté, kým nepadne posledný. Hra sa skončí, len keď **súhlasia všetci**; stačí jediné odmietnutie a hrá sa ďalej. Zlato trpaslíkov, ktorí sú ešte vnútri, prepadne.
handbook-tie = Ak sú poklady rovnaké, vyhráva klan, pre ktorý pracoval **prvý trpaslík, čo opustil jaskyňu**. Platí to aj pri 0 : 0. Rozhoduje, pre koho pracoval, nie akú má farbu.
handbook-nobody-out = Ak jaskyňu neopustil nikto, je to **remíza**: nevyhráva nikto.
handbook-all-shown = Po skončení hry sa ukáže všetko: roly, ciele, karty v ruke aj klanové karty odložené nabok.

## Otázky a odpovede

ask-whose-saboteur = Som žltý sabotér. Čí poklad je môj?
handbook-whose-saboteur = Modrého klanu. Tvoje zlato sa počíta modrým a patríš medzi protivníkov, ktorými násobí žltý klan. Ak vyhrajú modrí, vyhrávaš aj ty.

ask-absent-clan = Hráme štyria a všetci sú žltí. Ako môže vyhrať modrý klan?
handbook-absent-clan = Pre modrý klan pracujú dvaja žltí sabotéri. Modrý klan nemá na stole karty, ale má dvoch hráčov a ich zlato je jeho poklad.

ask-left-inside = Môj trpaslík je na konci ešte v jaskyni. Znamená to prehru?
handbook-left-inside = Prídeš o zlato, nie nevyhnutne o víťazstvo. Ak má klan, pre ktorý pracuješ, väčší poklad, vyhrávaš s ním.

ask-out-at-once = Odkryjem východ z jaskyne a zostávajú mi pohyby. Môžem hneď odísť?
handbook-out-at-once = Nie. Odkrytie cieľa ukončí pohyb na jeho prvom poli a východ z jaskyne je na prostrednom. Odísť môžeš až v niektorom ďalšom ťahu a niekto iný môže byť rýchlejší.

ask-standing-together = Na poli s mojím trpaslíkom stojí netvor. Útočí v každom ťahu?
handbook-standing-together = Nie. Útočí, len keď on alebo trpaslík na pole vstúpi. Keď sa objaví na brlohu, kde stojíš, alebo ho niekto prevezme, musí najprv odísť a vrátiť sa.

ask-shared-space = Vstúpim na pole, kde je krysa a ďalší trpaslík. Koho uhryzne?
handbook-shared-space = Len teba, lebo vstupuješ ty. Sekeru smieš použiť takisto len ty. Tvoj pohyb sa tak či tak končí.

ask-axe-from-hand = Blíži sa škriatok a sekeru mám v ruke. Môžem ju použiť?
handbook-axe-from-hand = Nie. Sekera musí ležať pred tebou ešte predtým, než netvor príde. Vylož ju vo svojom ťahu a od tej chvíle platí: na pavučiny aj na netvora, s ktorým sa tvoj trpaslík stretne neskôr.

ask-bridge-again = Zaplatím dvakrát, keď sa na drevenom moste zastavím?
handbook-bridge-again = Nie, platíš len vtedy, keď naň vkročíš z inej karty. Keď z mosta zídeš a vrátiš sa, platíš znova, aj z toho istého konca.

ask-no-gold = Nemám zlato. Smiem do tunela a čo mi vezme škriatok?
handbook-no-gold = Tunelom prejdeš a nezaplatíš nič. Ani škriatok ti nič nevezme, ale pri tvojom trpaslíkovi sa zastaví.

ask-leave-gold = Môžem zlato nechať ležať, aby sa neprezradila moja rola?
handbook-leave-gold = Nie, ak na poli so zlatom skončíš pohyb: vtedy si nuget vezmeš a klanovú kartu odkryješ. Zastav sa na inom poli alebo prejdi ďalej.

ask-goblin-at-exit = Na poli s východom z jaskyne stojí škriatok. Čo sa stane, keď tam vstúpim?
handbook-goblin-at-exit = Najprv zaútočí a stratíš 1 nuget, ak ho nezneškodníš sekerou. Potom so zvyškom odídeš.

ask-web-after-cave-in = Zával odstráni kartu, na ktorej sú pavučiny. Čo s nimi?
handbook-web-after-cave-in = Pavučina na otvorenom konci zmizne s kartou, rovnako tá, ktorá leží smerom k zakrytému cieľu alebo proti skale. Pavučina na spoji s inou kartou zostane a blokuje teraz otvorený koniec tej druhej.

ask-ladder-to-goal = Dostanem sa po rebríku priamo na cieľ?
handbook-ladder-to-goal = Len na cieľ s rebríkom, a to až po jeho odkrytí. Kým leží zakrytý, jeho rebrík neplatí, rovnako ako brloh na inom cieli.

ask-creature-on-goal = Netvor vstúpi na zakrytý cieľ. Uvidíme, čo na ňom je?
handbook-creature-on-goal = Nie, ciele odkrývajú len trpaslíci. Netvor tam môže zostať alebo odísť ktoroukoľvek stranou, ku ktorej vedie cesta, nech je na líci čokoľvek.

ask-last-card = Zahrám poslednú kartu hry a k východu z jaskyne mi zostáva krok. Dostanem sa von?
handbook-last-card = Nie. Len čo je balíček prázdny a nikto nemá kartu v ruke, hra sa končí okamžite, ešte pred pohybom. To isté platí, keď úplne poslednú kartu vezme most alebo krysa.

ask-larger-hand = Po výmene mám 5 kariet, ale smiem ich mať v ruke najviac 4. Musím jednu odhodiť?
handbook-larger-hand = Nie, necháš si všetky. Len nedoberáš, kým ich nemáš menej ako 4.

ask-refill = Krysa mi vzala kartu. Doplním si ju neskôr do maxima?
handbook-refill = Nie. Doberá sa len za karty zahrané alebo odhodené. Menej kariet, než koľko smieš mať, sa ti nikdy nedoplní.

ask-may-bluff = Poznám jeden z cieľov. Môžem o ňom klamať?
handbook-may-bluff = Áno. Čo kto hovorí, to hra nestráži. Len tú kartu nesmieš nikomu ukázať.

ask-zero-zero = Skončí sa to 0 : 0. Kto vyhráva?
handbook-zero-zero = Ak je niekto vonku, hoci aj bez zlata, vyhráva klan, pre ktorý pracoval prvý z nich. Ak sú všetci ešte vnútri, je to remíza.

ask-lying-dwarf = Môj trpaslík leží. Čo ešte môžem robiť?
handbook-lying-dwarf = Hráš, odhadzuješ aj doberáš ako zvyčajne a smieš použiť sekeru. Trpaslík sa však nepohne v celom tvojom ďalšom ťahu, a ak padol v tvojom ťahu, ani po jeho zvyšok.
