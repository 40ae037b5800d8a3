# What the screen itself says. Games and the engine bring their own words.

## Table

table-close = Zavřít
table-thinking = Přemýšlí: { $seat }…
table-waiting = Čeká se na: { $seats }
table-gain = { $seat }: { $points }
table-prompt = Co teď
claims-title = Tvrzení
claims-none = Zatím nikdo nic netvrdil.
claims-say = Říct u stolu
claims-why = Tvrzení může být pravdivé i lživé. Zůstává v tomto zařízení a v žádném záznamu není.
claims-why-told = Tvrzení může být pravdivé i lživé. Slyší ho každý, kdo má stůl otevřený; v žádném záznamu není.
page-talk = Povídání
page-history = Tvoje historie
page-moderation = Moderování
table-not-again = V tomto kole už se neptat
table-by-itself = Samočinně: { $answer }
table-ask-again = Znovu se mě ptát
table-sealed = Tvoje volba leží lícem dolů. Dokud nezvolí ostatní, můžeš ji vzít zpět.
table-also = Současně na tahu: { $seats }
table-confirm = Potvrdit
table-cancel = Zvolit znovu
table-undo = Vzít zpět
table-hint = Rada
table-rule = Pravidlo k této otázce
table-seats = Místa u stolu
table-points = { $count ->
    [one] bod teď
    [few] body teď
    [many] bodu teď
   *[other] bodů teď
}
table-state-asked = na tahu
table-state-answered = má zvoleno
table-state-thinking = přemýšlí
table-standing = Průběžné body
table-log = Co se stalo
table-log-empty = Zatím nic.
table-log-jump = Podívat se na tuto chvíli znovu
table-curtain = Teď na tahu: { $seat }
table-curtain-why = Předej zařízení. Stůl se ukáže, až další hráč klepne na tlačítko.
table-curtain-ready = Ukázat stůl: { $seat }
table-missing = V tomto prohlížeči takový stůl není.
table-imported = Tato partie je načtená ze souboru: lze ji sledovat, ne hrát dál.
table-elsewhere = Tento stůl je otevřený v jiném okně.
table-elsewhere-why = Dvě okna u jednoho stolu by se navzájem přepisovala.
table-here = Hrát dál tady
table-replay = Přehrát záznam partie
table-my-tables = Moje stoly
table-failed = U tohoto stolu se něco pokazilo.
table-failed-why = Všechny dosavadní volby jsou uložené. Načti stůl znovu a hraj dál.
table-again = Zkusit znovu
table-details = Podrobnosti pro vývojáře
table-in-words = Stůl jako text
table-aside = Místa a průběh
table-keys = Všechny klávesy
key-move = na další zvýrazněné místo
key-choose = vybrat ho
key-number = vybrat první, druhé… zvýrazněné místo
key-confirm = potvrdit výběr
key-cancel = zrušit výběr
key-undo = vzít poslední odpověď zpět
key-read = přečíst kartu
key-hint = požádat o radu
key-standing = dosavadní body
key-rule = pravidlo k otázce
key-arrange = přesunout kartu v ruce; jde to i tažením myší nebo prstem
stage-count = Počítají se body
stage-skip = Přeskočit
stage-yours = Jsi na tahu
meanwhile-title = Od posledního pohledu
meanwhile-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
meanwhile-back = Zpět
meanwhile-next = Další
meanwhile-more = { $count ->
    [one] (a ještě { $count } věc)
    [few] (a ještě { $count } věci)
    [many] (a ještě { $count } věci)
   *[other] (a ještě { $count } věcí)
}
meanwhile-close = Hrát dál
stage-drawer = Místa, body a průběh
stage-zoom-out = Oddálit
stage-zoom-in = Přiblížit
stage-fit = Ukázat vše
table-all-rules = Všechna pravidla
table-look-back = Podívat se zpět
table-played-for = Hraje za tebe bot.
table-play-again = Hrát dál za sebe
table-sit-here = Převzít toto místo
table-entrust = Ať za mě hraje bot
table-doors = Víc o tomto stole
table-loading = Připravuje se stůl…
table-engine-failed = Pravidla se nepodařilo načíst. Zkontroluj připojení a zkus to znovu; nic se neztratilo.
table-loading-engine = Načítají se pravidla: { $percent } %. Příště tu budou hned.
table-loading-table = Rozkládají se karty…
table-lost = Spojení je přerušené, další pokus za { $seconds } s
table-lost-trying = Spojení je přerušené, zkouší se znovu…
table-lost-why = Co teď zvolíš, odešle se, jakmile bude stůl zase dostupný.
table-retry = Hned
table-behind = Server přišel o to, co se hrálo naposledy, a tato hra se vrátila zpět.
table-behind-why = Teď vidíš, kde hra stojí. Na to, co bylo potom, odpověz prosím znovu.
table-sending = Tvoje volba je na cestě…
table-watching = Sleduješ partii.
table-state-away = není tu

## A board for any game

any-own = Tvoje karty
any-moment = Právě teď
any-table = Na stole
any-given = Zatím vybráno: { $cards }
any-turned = otočená
any-place = Místo { $place }
any-free = volné
any-yes = ano
any-no = ne
any-nothing = nic
any-code = V záznamech: { $code }

## Shell

shell-skip = Přeskočit na obsah
shell-nav = Hlavní navigace
shell-home = Partie, úvodní stránka
shell-play = Hrát
shell-tables = Moje stoly
shell-settings = Nastavení
shell-account = Účet
shell-clubs = Kluby a turnaje
shell-programs = Moje programy
shell-notices = Upozornění
shell-language = Jazyk
shell-theme-auto = Barvy: podle zařízení
shell-theme-light = Barvy: světlé
shell-theme-dark = Barvy: tmavé
shell-credits = Autoři a licence
shell-check = Ověřit záznam
shell-table = Stůl
shell-replay = Záznam partie
shell-rights = Hry patří svým autorům a vydavatelům. Není tu použita žádná jejich grafika ani text.
shell-source = Svobodný software pod licencí Apache 2.0.
shell-engine = Načítají se pravidla
shell-engine-percent = Načítají se pravidla: { $percent } %
shell-engine-starting = Spouští se program s pravidly
shell-engine-once = Stane se to jen jednou. Potom je všechno na tomto zařízení.
shell-engine-failed = Pravidla se nepodařilo načíst.
shell-retry = Zkusit znovu
shell-offline-ready = Hotovo: od teď jde Partie hrát i bez připojení.
shell-update = Je připravena novější verze Partie. Tvoje stoly zůstanou, jak jsou.
shell-reload = Načíst znovu
shell-later = Později
shell-close = Zavřít
shell-cancel = Zrušit
shell-opening = Připravuje se stůl…
shell-opening-failed = Stůl se nepodařilo otevřít.
shell-loading = Okamžik…
shell-page-failed = Stránku se nepodařilo načíst.
shell-lost-title = Tady nic není
shell-lost = Tato adresa nikam nevede. Možná chybí kus odkazu.

remark-newcomer-1 = Je to takhle správně?
remark-newcomer-2 = Jdu prostě za nosem.
remark-newcomer-3 = Jé, to se leskne!
remark-apprentice-1 = Počkat, tohle přece znám.
remark-apprentice-2 = Snad mi nic neuteklo.
remark-apprentice-3 = Mistr by ze mě měl radost.
remark-regular-1 = Nebudeme to zbytečně komplikovat.
remark-regular-2 = Už přišly i horší karty.
remark-regular-3 = To vypadá rozumně.
remark-expert-1 = To se dalo čekat.
remark-expert-2 = Myslí se o dva tahy dopředu.
remark-expert-3 = Zajímavé. Jen dál.
remark-master-1 = Každý kámen má svůj příběh.
remark-master-2 = Trpělivost vyhrává častěji než štěstí.
remark-master-3 = Karty mám spočítané. Všechny.
bot-newcomer-about = Porovná dvě možnosti, které ho napadnou. Hodí se pro první partii.
bot-apprentice-about = Podívá se na polovinu možností a zbytek přehlédne.
bot-regular-about = Zváží každou možnost, ale nedívá se dopředu.
bot-expert-about = Dívá se několik tahů dopředu v několika možných rozdáních, která odpovídají tomu, co vidí.
bot-master-about = Dívá se ještě dál v mnoha možných rozdáních a koncovky řeší přesně. Nikdo nepodvádí: každý bot vidí jen to, co smí vidět jeho místo.


## Home

home-title = Partie: moderní deskové hry u jednoho stolu
home-heading = Moderní deskové hry u jednoho stolu
home-lead = Sedni si a hraj: proti botům, s přáteli u jedné obrazovky, nebo sólo. Bez účtu, bez reklam, bez čekání.
home-games = Hry
home-go-on-title = Tvoje partie čeká
home-go-on = Hrát dál
home-more-tables = { $count ->
    [one] ještě { $count } rozehraná partie
    [few] ještě { $count } rozehrané partie
    [many] ještě { $count } rozehrané partie
   *[other] ještě { $count } rozehraných partií
}
home-players = { $most ->
    [one] { $least }–{ $most } hráč
    [few] { $least }–{ $most } hráči
    [many] { $least }–{ $most } hráče
   *[other] { $least }–{ $most } hráčů
}
home-players-exact = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
home-minutes = { $most ->
    [one] { $least }–{ $most } minuta
    [few] { $least }–{ $most } minuty
    [many] { $least }–{ $most } minuty
   *[other] { $least }–{ $most } minut
}
home-play = Hrát hned
home-play-against = { $count ->
    [one] proti botovi úrovně učeň
    [few] proti { $count } botům úrovně učeň
    [many] proti { $count } bota úrovně učeň
   *[other] proti { $count } botům úrovně učeň
}
home-play-friend = Ve dvou na tomto zařízení
home-play-alone = Sólo proti hře
home-set-up = Připravit stůl…
home-rules = Pravidla
home-promises = Na co se můžeš spolehnout
home-free-title = Tvoje, i bez připojení
home-free = Hra běží v tvém prohlížeči a tvoje stoly zůstávají na tvém zařízení. Po první návštěvě nepotřebuje připojení.
home-fair-title = Míchání, které lze ověřit
home-fair = Pořadí karet je určené před první kartou a po poslední se zveřejní. Kdokoli si rozdání může zopakovat.
home-all-title = Pro každého u stolu
home-all = Klávesnice, čtečka obrazovky, velké písmo, dotyk; čtyři jazyky, které jde kdykoli přepnout.

## New table

new-title = Příprava stolu
new-seats = Kdo sedí u stolu
new-how-many = Počet míst
new-who = Místo { $letter }
new-person = Člověk
new-bot = Bot { $level }: { $name }
new-name = Jméno
new-needs-person = Aspoň na jednom místě musí sedět člověk.
new-hot-seat = U tohoto zařízení hraje víc lidí: před každým tahem se obrazovka zakryje, dokud si zařízení nepřevezme ten, kdo je na řadě.
new-alone = Hraješ sólo proti soupeři, který je součástí hry.
new-options = Varianty hry
new-luck = Míchání
new-luck-about = Karty se zamíchají podle tajného čísla, které program zapečetí před první kartou. Přidají se k němu tvoje vlastní slova, takže míchání nemohl nikdo nachystat. Psát nic nemusíš.
new-words = Tvoje vlastní slova
new-seed = Konkrétní rozdání
new-seed-about = Nech prázdné pro nové rozdání. Stejný text se stejnými místy, nastavením a slovy dá stejné rozdání; semínko dohrané partie najdeš na stránce, kde se ověřuje její míchání.
new-shuffle = Na začátku zamíchat místa
new-start = Začít hru

## Učení

coach-title = Naučit se za 10 minut
coach-step = Lekce, krok { $number } z { $count }
coach-choose = Tady nic nového není: vol, jak chceš. Lekce pokračuje, jakmile se objeví něco nového.
coach-more = Číst dál
coach-go-alone = Hrát dál bez lekce
coach-later = To by šlo také, ale lekce se k tomu dostane později. Vyber něco, co svítí.
coach-unfold = Ukázat všechno
coach-fold = Ukázat méně
coach-well-done = Výborně!
coach-play-on = Dohrát tuto partii
coach-newcomer = Nová hra, snadní boti
coach-other = Lekce: { $game }
coach-help = Pomoc při učení
coach-first = Pro tebe nové: { $question }
coach-understood = Rozumím
coach-no-firsts = Už nevysvětlovat
coach-doubt = Opravdu?
coach-doubt-why = { $answer } – asi o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} horší než nejlepší volba. Lepší se zdá: { $better }.
coach-take-another = Zvolit znovu
coach-play-anyway = Přesto zahrát
coach-no-warnings = Zahrát a nevarovat
coach-firsts = Vysvětlovat nové otázky
coach-firsts-about = Když se tě hra na něco ptá poprvé, nad stolem se ukáže pravidlo.
coach-firsts-auto = v první partii
coach-firsts-yes = v každé partii
coach-firsts-no = nikdy
coach-warns = Varovat před slabým tahem
coach-warns-about = Když jiná volba vypadá mnohem lépe, hra se před tvým tahem ještě jednou zeptá.
coach-warns-no = vypnuto
coach-warns-yes = zapnuto

## With friends elsewhere

friend-title = Hrát s přáteli
friend-door = Každý u své obrazovky, ať jste kdekoli. Pošleš odkaz; druhá strana nepotřebuje účet a nic neinstaluje.
friend-play = S přáteli odjinud
friend-game = Hra
friend-free = Člověk s odkazem
friend-needs-friend = Nech aspoň jedno místo pro člověka s odkazem.
friend-luck-about = Server vylosuje tajné číslo a ukáže závazek k němu dřív, než si kdokoli sedne. Každý může do míchání přidat vlastní slova, takže ho nemohl nikdo nachystat. Psát nic nemusíš.
friend-make = Pozvat ke stolu
friend-failed = Server není dostupný. Zkontroluj připojení a zkus to znovu.
friend-waiting = Stůl čeká
friend-waiting-about = Pošli každému odkaz na jeho místo. Hra začne sama, jakmile budou všichni sedět. Stránku můžeš opustit: stůl najdeš mezi svými stoly.
friend-waiting-guest = Hra začne sama, jakmile budou všichni sedět. Stránku můžeš opustit: stůl najdeš mezi svými stoly.
friend-seat-free = volné
friend-seat-mine = ty
friend-seat-here = je tady
friend-seat-away = není tu
friend-seat-reserved = rezervováno
friend-link = Odkaz na místo { $letter }
friend-link-copy = Zkopírovat odkaz
friend-link-share = Poslat odkaz
friend-link-copied = Odkaz je ve schránce.
friend-link-code = Odkaz jako QR kód
friend-invites = Máš pozvání ke hře. Zve tě: { $name }
friend-onlookers = Diváci
friend-onlookers-about = Kdo má tento odkaz, může partii sledovat. Vidí jen to, co je odkryté pro všechny.
friend-onlookers-link = Odkaz pro diváky
friend-luck-note = Otisk SHA-256 semínka, podle kterého se rozdávají karty. Poznamenej si ho: po partii dokáže, že semínko nikdo nevyměnil.
friend-invited = Máš pozvání ke hře
friend-invited-watch = Tuto partii můžeš sledovat
friend-at-table = U stolu: { $names }
friend-your-seat = Tvoje místo: { $letter }
friend-sit = Sednout si
friend-watch = Sledovat
friend-taken = Na tomto místě už sedí někdo jiný.
friend-stranger = U tohoto stolu nemáš místo. Řekni si o odkaz k němu.
friend-unknown = Takový stůl neexistuje. Možná chybí kus odkazu.
friend-rematch-why = Ostatní dostanou nabídku: hra začne, až ji všichni přijmou.
friend-tables = S přáteli odjinud
friend-tables-about = Tyto stoly uchovává server a tento prohlížeč si pamatuje, kde jsou. Kdo tu stůl smaže, jen zapomene cestu k němu.
friend-tables-running = Ještě se hraje
friend-tables-over = Dohráno
friend-tables-watching = sleduješ
friend-tables-end = Ukázat konec
lobby-title = Volné stoly

## My tables

tables-title = Moje stoly
tables-about = Všechno je uloženo jen v tomto prohlížeči. Záznam je textový soubor: kdekoli podle něj lze partii přehrát a ověřit míchání.
tables-import = Přidat záznamy
tables-importing = Záznamy se čtou…
tables-drop = Sem přetáhni záznamy
tables-import-kept = { $count ->
    [one] Přidán { $count } záznam.
    [few] Přidány { $count } záznamy.
    [many] Přidáno { $count } záznamu.
   *[other] Přidáno { $count } záznamů.
}
tables-import-known = { $count ->
    [one] { $count } záznam tu už byl.
    [few] { $count } záznamy tu už byly.
    [many] { $count } záznamu tu už bylo.
   *[other] { $count } záznamů tu už bylo.
}
tables-import-none = V tomto souboru není záznam: záznam začíná řádkem [partie "1"].
tables-import-refused = Záznam { $number }: { $why }
tables-import-failed = Soubor se nepodařilo přečíst.
tables-failed = Tento prohlížeč stránce nedovolí nic ukládat, a tak tu stoly nejsou. V anonymním okně je to běžné.
tables-empty = Zatím žádný stůl
tables-empty-about = K první partii stačí dvě klepnutí. Můžeš sem také přetáhnout záznamy dohraných partií.
tables-alone = { $seat }, sólo
tables-open = Čeká na tebe
tables-broken-off = Nedohráno
tables-imported = přidáno ze souboru
tables-replay = Přehrát záznam
tables-check = Ověřit míchání
tables-save = Uložit záznam
tables-save-for = Uložit záznam: { $seat }
tables-save-failed = Záznam se nepodařilo uložit.
tables-redacted = Dokud se hraje, je v uloženém záznamu jen to, co jeho hráč ví.
tables-delete = Smazat
tables-delete-one = Smazat: { $game }, { $when }
tables-deleted = Stůl je smazán.
tables-bring-back = Vrátit zpět

## Settings

settings-title = Nastavení
settings-looks = Jazyk a vzhled
settings-theme = Barvy
settings-theme-auto = podle zařízení
settings-theme-light = světlé
settings-theme-dark = tmavé
settings-motion = Animace
settings-motion-auto = podle zařízení
settings-motion-none = žádné
settings-film = Přehrávat dění na stole
settings-film-about = Jedno po druhém, přímo na herní ploše. Klávesa nebo klepnutí přeskočí na konec.
settings-film-slow = pomalu
settings-film-normal = normálně
settings-film-quick = rychle
settings-film-off = vůbec ne
settings-boards = Herní plány
settings-boards-about = Prostý plán kreslí každou hru jako řady karet a mapy: méně obrázků, více textu.
settings-boards-own = každá hra svůj
settings-boards-plain = prostý
settings-sound = Zvuk
settings-sound-off = vypnutý
settings-sound-soft = tichý
settings-sound-normal = normální
settings-sound-loud = hlasitý
settings-play = U stolu
settings-name = Tvoje jméno
settings-name-about = Ukazuje se u stolu a v záznamech. Beze jména se ti říká „{ seat-me }“.
settings-ahead = Pravidla v tomto zařízení při hře s přáteli
settings-ahead-about = S pravidly tady je náhled hned. Stáhnou se, až budete sedět u stolu, 14 MB, ale ne tam, kde se mají šetřit data.
settings-ahead-auto = stáhnout
settings-ahead-never = nestahovat
settings-confirm = Potvrzovat tah
settings-confirm-about = První klepnutí ukáže, co z toho bude, druhé tah provede.
settings-confirm-touch = na dotykových obrazovkách
settings-confirm-always = vždy
settings-confirm-never = nikdy
settings-pace = Jak dlouho boti před tahem čekají
settings-pace-slow = dlouho
settings-pace-normal = normálně
settings-pace-quick = krátce
settings-pace-none = vůbec ne
settings-aids = Pomoc s počítáním
settings-aids-about = Ukáže, které karty ještě může mít druhá strana, pokud si to může spočítat každý.
settings-aids-no = vypnuto
settings-aids-yes = zapnuto
settings-storage = Co je tu uloženo
settings-storage-about = Stoly a nastavení zůstávají v tomto prohlížeči a nikam se neposílají.
settings-storage-tables = { $count ->
    [0] Žádné stoly.
    [one] { $count } stůl.
    [few] { $count } stoly.
    [many] { $count } stolu.
   *[other] { $count } stolů.
}
settings-storage-used = Stránka zabírá { $size } MB i se vším, co potřebuje pro hraní bez připojení.
settings-forget = Smazat všechno…
settings-forget-sure = Smazat všechny stoly a nastavení?
settings-forget-about = { $count ->
    [0] Nastavení bude jako na začátku. Nedá se to vrátit.
    [one] Zmizí { $count } stůl a všechna nastavení. Nedá se to vrátit.
    [few] Zmizí { $count } stoly a všechna nastavení. Nedá se to vrátit.
    [many] Zmizí { $count } stolu a všechna nastavení. Nedá se to vrátit.
   *[other] Zmizí { $count } stolů a všechna nastavení. Nedá se to vrátit.
}
settings-forget-yes = Smazat všechno

## Credits

credits-title = Autoři a licence
credits-games = Hry
credits-games-about = Hry { $games }, jejich názvy a značky patří jejich autorům a vydavatelům. Partie se řídí jejich pravidly. Všechny věty a obrázky jsou tu naše vlastní: není použita žádná grafika ani text pravidel vydavatelů.
credits-own = Partie
credits-own-about = Program s pravidly, slova i kresby jsou naše vlastní práce. Je to svobodný software: každý ho smí používat, zkoumat, měnit a předávat dál.
credits-icons = Ikony
credits-icons-about = Některé symboly na kartách a deskách jsou z game-icons.net pod licencí Creative Commons Uveďte původ 3.0. Byly přebarveny a upraveny.
credits-works = Na čem Partie stojí

## Rules

rules-title = Pravidla
rules-questions = Na co se hra ptá a jaké pravidlo za tím je
rules-questions-about = V pořadí, v jakém se hra ptá. U stolu je totéž pravidlo vedle každé otázky.
rules-cards = Všechny karty
rules-search = Hledat v kartách
rules-found = { $count ->
    [0] Žádná karta neodpovídá.
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

## Příručka

book-contents = Obsah
book-search = Hledat v pravidlech
book-found = { $count ->
    [0] Žádný odstavec neodpovídá.
    [one] { $count } odstavec
    [few] { $count } odstavce
    [many] { $count } odstavce
   *[other] { $count } odstavců
}
book-rule = Pravidlo: { $what }
book-rule-short = Pravidlo k tomuhle
book-here = Odkaz na tento odstavec
book-picture = Stůl v ukázkové partii
book-example = Z ukázkové partie
book-worked = Body v ukázkové partii v tuto chvíli. Každé číslo rozbalí své zdůvodnění.

## Score sheet

sheet-source = Body za
sheet-nothing = nic
sheet-cell = { $seat }, { $source }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
sheet-all-reasons = Ukázat všechny důvody
sheet-close-reasons = Skrýt důvody
sheet-skip = Ukázat vše najednou
sheet-counting = Počítají se body…
sheet-victory = Vítězství: { $seat }
sheet-shared-victory = Společné vítězství: { $seats }
sheet-nobody = Nikdo nevyhrál
sheet-place = { $place }. místo
sheet-tie-shared = Stejně bodů: { $seats }. O místo se dělí.
sheet-tie-broken = Stejně bodů: { $seats }. { $why }
sheet-next = Co dál
sheet-rematch = Odveta
sheet-rematch-why = V odvetě se všichni posunou o jedno místo.
sheet-again = Stejné rozdání znovu
sheet-replay = Přehrát záznam partie
sheet-finale = Přehrát závěr znovu
finale-title = Konec hry
finale-decided = Rozhodlo tohle: { $source }, { $points } : { $others }.
finale-card = Nejvíc přinesla karta „{ $card }“: { $points }.
sheet-share = Sdílet výsledek
sheet-check = Ověřit míchání
sheet-tables = Moje stoly
sheet-copied = Výsledek je ve schránce.
sheet-not-copied = Prohlížeč kopírování nedovolil.

## Replay

replay-page-title = Záznam partie
replay-page-missing = Takový stůl v tomto prohlížeči není.
replay-page-all-open = Všechny karty odkryté
replay-page-eyes = Pohled
replay-page-copy = Kopírovat odkaz
replay-page-copied = Odkaz je ve schránce. Je v něm celá partie: otevře se v každém prohlížeči.
replay-page-cut = Odkaz není úplný: cestou se z něj kus ztratil. Požádej o něj znovu.
replay-page-keep = Uložit mezi moje stoly
replay-page-play-on = Hrát dál
replay-page-unfinished = Partie ještě neskončila: prohlížet se dá jen to, co je vidět z tvého místa.
replay-page-controls = Kroky záznamu
replay-page-first = Na začátek
replay-page-back = O krok zpět
replay-page-play = Přehrávat
replay-page-pause = Pozastavit
replay-page-forth = O krok dál
replay-page-last = Na konec
replay-page-moment = Krok { $step } z { $last }
replay-page-speed = Rychlost
replay-page-start = Začátek
replay-page-unheard = Proběhlo něco skrytého.
replay-page-dealt = { $count ->
    [one] potom rozdáno: { $count } kus
    [few] potom rozdáno: { $count } kusy
    [many] potom rozdáno: { $count } kusu
   *[other] potom rozdáno: { $count } kusů
}

## Check

check-page-title = Ověřit míchání
check-page-about = Dohraná partie o sobě dokazuje tři věci: její záznam nikdo nezměnil, všichni hráli podle pravidel a karty si nikdo nevybral. Tato stránka to všechno ověří přímo v tvém zařízení.
check-page-sealed = Semínko je ještě zapečetěné
check-page-sealed-why = Partie ještě neskončila. Kdo by znal semínko, znal by všechny karty, které teprve přijdou, a proto zůstává do konce tajné. Závazek níže už je pevný: poznamenej si ho a po partii ho porovnej.
check-page-which = V souboru je víc záznamů. Který?
check-page-found = Co se zjistilo
check-page-good = V záznamu není nic podezřelého.
check-page-bad = Na tomto záznamu něco nesedí.
check-page-busy = Celá partie se pro ověření hraje znovu…
check-page-save = Uložit záznam
check-page-luck = Jak se určilo míchání
check-page-luck-why = Čtyři kroky, v tomto pořadí. Otisky tu počítá sám prohlížeč, bez programu s pravidly, aby se jedno dalo ověřit druhým.
check-page-step-commitment = Závazek
check-page-step-commitment-why = Před první kartou se vylosovalo tajné číslo, semínko. Jeho otisk SHA-256 se hned ukázal. Otisk semínko neprozradí, ale žádné jiné semínko stejný nemá: od té chvíle ho nejde vyměnit.
check-page-no-commitment = Tento záznam nemá závazek.
check-page-step-words = Slova hráčů
check-page-step-words-why = Teprve potom mohou hráči přidat vlastní slova. Přidají se k rozdání, takže ani ten, kdo semínko vylosoval, nemohl vědět, co přinese.
check-page-no-words = K této partii nikdo žádná slova nepřidal.
check-page-step-seed = Semínko
check-page-step-seed-why = Po poslední kartě se semínko ukáže. Kdokoli z něj může spočítat otisk a přesvědčit se, že je to právě to, k němuž se program zavázal.
check-page-no-seed = Semínko ještě není veřejné.
check-page-cannot-hash = Stránka se nenačetla zabezpečeným spojením, a proto jí prohlížeč nedovolí počítat otisky. Výše to ověřil program s pravidly.
check-page-hashed = Otisk SHA-256 tohoto semínka, právě spočítaný tvým prohlížečem:
check-page-same = Shoduje se se závazkem.
check-page-different = Neshoduje se se závazkem. Semínko někdo vyměnil.
check-page-step-deal = Každá karta
check-page-step-deal-why = Semínko a slova dohromady dávají klíč. Každou rozdanou kartu určuje otisk tohoto klíče a čísla otázky; vybírá se jen z karet, které mohly přijít. Žádná karta tedy nezávisí na tom, co kdo udělal, a všechno se dá rozdat znovu.
check-page-drawn = { $count ->
    [one] { $count } karta s otiskem
    [few] { $count } karty s otisky
    [many] { $count } karty s otisky
   *[other] { $count } karet s otisky
}
check-page-question = Otázka
check-page-hash = Otisk
check-page-card = Rozdáno
check-page-text = Celý záznam jako text
check-page-other = Ověřit jiný záznam
check-page-other-why = Záznam je textový soubor, který začíná řádkem [partie "1"]. Zůstane v tomto zařízení: nic se nikam neposílá.
check-page-file = Vybrat soubor
check-page-drop = nebo ho sem přetáhni
check-page-paste = Nebo vlož text záznamu
check-page-check = Ověřit
check-page-no-record = Žádný záznam tu není: záznam začíná řádkem [partie "1"].

## Keeping everything

keep-title = Záloha
keep-about = Ulož všechno do jednoho souboru: všechny stoly, i rozehrané, s poznámkami, statistikou a nastavením. Obnovit ho můžeš tady i na jiném zařízení.
keep-secret = Soubor nikomu nedávej. Ukazuje všechny karty rozehraných partií a obsahuje tajné odkazy na volná místa u stolů s přáteli. Tvoje vlastní místo na serveru zůstává v tomto prohlížeči.
keep-save = Uložit vše do souboru
keep-saved = Soubor je uložený.
keep-save-failed = Soubor se nepodařilo uložit. Zkus to znovu, nebo v jiném prohlížeči.
keep-restore = Obnovit ze souboru
keep-reading = Soubor se kontroluje…
keep-restored = Všechno ze souboru je teď tady.
keep-untouched = Nic se tu nezměnilo.
keep-plan = Co přibude
keep-plan-new = { $count ->
    [one] { $count } nový stůl.
    [few] { $count } nové stoly.
    [many] { $count } nového stolu.
   *[other] { $count } nových stolů.
}
keep-plan-running = Z toho rozehraných: { $count }.
keep-plan-further = { $count ->
    [one] { $count } stůl je v souboru dál než tady: pokračuje se odtamtud.
    [few] { $count } stoly jsou v souboru dál než tady: pokračuje se odtamtud.
    [many] { $count } stolu je v souboru dál než tady: pokračuje se odtamtud.
   *[other] { $count } stolů je v souboru dál než tady: pokračuje se odtamtud.
}
keep-plan-beside = { $count ->
    [one] { $count } stůl pokračoval v souboru jinak než tady: zůstanou oba.
    [few] { $count } stoly pokračovaly v souboru jinak než tady: zůstane obojí.
    [many] { $count } stolu pokračovalo v souboru jinak než tady: zůstane obojí.
   *[other] { $count } stolů pokračovalo v souboru jinak než tady: zůstane obojí.
}
keep-plan-known = { $count ->
    [one] { $count } stůl už tu je a zůstane beze změny.
    [few] { $count } stoly už tu jsou a zůstanou beze změny.
    [many] { $count } stolu už tu je a zůstane beze změny.
   *[other] { $count } stolů už tu je a zůstane beze změny.
}
keep-plan-unknown = { $count ->
    [one] { $count } stůl je ze hry nebo verze, kterou tato stránka nemá. Zůstane v souboru.
    [few] { $count } stoly jsou z her nebo verzí, které tato stránka nemá. Zůstanou v souboru.
    [many] { $count } stolu je z her nebo verzí, které tato stránka nemá. Zůstane v souboru.
   *[other] { $count } stolů je z her nebo verzí, které tato stránka nemá. Zůstanou v souboru.
}
keep-plan-links = { $count ->
    [one] { $count } odkaz na stůl s přáteli.
    [few] { $count } odkazy na stoly s přáteli.
    [many] { $count } odkazu na stoly s přáteli.
   *[other] { $count } odkazů na stoly s přáteli.
}
keep-plan-settings = Převzít i nastavení ze souboru
keep-plan-add = Přidat to všechno
keep-fault-other = Tohle není soubor z Partie. Vyber ten, který vznikl přes „{ keep-save }“.
keep-fault-record = V tomto souboru je záznam. Přidej ho na stránce „{ tables-title }“.
keep-fault-newer = Soubor uložila novější verze Partie. Načti stránku znovu, ať je i tady nejnovější, a zkus to ještě jednou.
keep-fault-damaged = Soubor je poškozený: kus chybí nebo ho někdo změnil. Zkopíruj ho znovu odtamtud, kde je uložený, nebo použij starší.
keep-fault-table = Stůl { $number } v souboru nemůže být v pořádku: { $why } Použij jiný soubor, nebo ho na druhém zařízení ulož znovu.
keep-restore-full = Na zařízení není dost místa. Uvolni ho a zkus to znovu.
keep-restore-failed = Tento prohlížeč stránce nedovolí nic ukládat. Zavři anonymní okno, nebo použij jiný prohlížeč.
keep-lasting = Prohlížeč tvoje stoly uchová, dokud je nesmažeš.
keep-not-lasting = Když na zařízení dojde místo, prohlížeč může tvoje stoly smazat.
keep-lasting-unknown = Tento prohlížeč neříká, jestli může tvoje stoly smazat. Občas je ulož do souboru.
keep-room = Volné místo: { $size }.
keep-ask = Požádat o uchování
keep-ask-refused = Prohlížeč nesouhlasí. Často pomůže nainstalovat si Partie jako aplikaci nebo přidat stránku do záložek. Do té doby občas ulož vše do souboru.
keep-full = Na zařízení došlo místo, a tak se partie neukládá. Než okno zavřeš, ulož vše do souboru a pak uvolni místo.
keep-refused = Tento prohlížeč stránce nedovolí nic ukládat, a tak se partie neukládá. Než okno zavřeš, ulož vše do souboru.
tables-import-advice = Odmítnuté záznamy se neuložily. Ulož je znovu tam, kde se hrály, a přidej celý soubor.

## On another device

move-door = Pokračovat jinde
move-title = Pokračovat na jiném zařízení
move-about = Otevři odkaz na druhém zařízení, namiř jeho kameru na kód, nebo si přenes soubor. Hra tam pokračuje přesně odsud.
move-secret = Nedávej to nikomu, kdo hraje proti tobě: odkaz i soubor obsahují celý stůl, s každou skrytou kartou i s dalším mícháním.
move-by-link = Odkazem
move-link = Odkaz na stůl
move-long = Odkaz je dlouhý a některé aplikace dlouhé odkazy zkrátí. Soubor je jistější.
move-by-file = Souborem
move-file-about = Na druhém zařízení vyber v nastavení „{ keep-restore }“.
move-save = Uložit stůl do souboru
move-copy = Přenáší se kopie. Toto zařízení nemůže vědět, jak hra jinde pokračuje, a stůl tu zůstává, jak je. Kdo hraje na obou, má dvě různé partie.
move-back = Zpět ke stolu
arrive-title = Stůl z jiného zařízení
arrive-new = Stůl se v tomto prohlížeči uloží jako kopie. Druhé zařízení se nedozví, jak tu hra pokračuje.
arrive-further = Tento stůl tu máš, ale ne tak daleko. Naváže se na stav z odkazu.
arrive-beside = Tento stůl tu máš, ale pokračoval jinak. Zůstanou oba.
arrive-known = Tento stůl tu už máš, aspoň stejně daleko.
arrive-go-on = Pokračovat tady

## Your games

stats-title = Tvoje partie
stats-door = Tvoje partie v číslech
stats-about = Počítá se z dohraných partií uložených v tomto prohlížeči.
stats-seats = Míst
stats-played = Partií
stats-won = Výher
stats-best = Nejvíc
stats-average = Průměr
stats-none = Zatím žádná dohraná partie
stats-shared = { $count ->
    [one] { $count } partie několika lidí u jedné obrazovky se nepočítá: neví se, které místo bylo tvoje. Nastav si jméno a hraj pod ním.
    [few] { $count } partie několika lidí u jedné obrazovky se nepočítají: neví se, které místo bylo tvoje. Nastav si jméno a hraj pod ním.
    [many] { $count } partie několika lidí u jedné obrazovky se nepočítá: neví se, které místo bylo tvoje. Nastav si jméno a hraj pod ním.
   *[other] { $count } partií několika lidí u jedné obrazovky se nepočítá: neví se, které místo bylo tvoje. Nastav si jméno a hraj pod ním.
}

## When something goes wrong

crash-title = Něco se pokazilo
crash-why = Tvoje stoly jsou uložené. Načti stránku znovu a pokračuj.
crash-go-on = Pokračovat
crash-save = Uložit hlášení
crash-report-about = Hlášení je textový soubor: verze, prohlížeč, jazyk, chyba a partie tak, jak ji vidíš ty. Nikam se neposílá; komu ho dáš, je na tobě.
crash-writing = Hlášení se píše…
crash-saved = Hlášení je uložené.
