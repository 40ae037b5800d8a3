# What the screen itself says. Games and the engine bring their own words.

## Table

table-close = Zavřít
table-thinking = Přemýšlí: { $seat }…
table-waiting = Čeká se na: { $seats }
table-gain = { $seat } { $points }
table-prompt = Co teď
table-sealed = Tvoje volba leží lícem dolů. Dokud nezvolí ostatní, můžeš ji vzít zpět.
table-also = Zároveň volí: { $seats }
table-confirm = Potvrdit
table-cancel = Zvolit znovu
table-undo = Vzít zpět
table-hint = Rada
table-rule = Pravidlo k této otázce
table-seats = Místa u stolu
table-points = bodů teď
table-state-asked = na tahu
table-state-answered = má zvoleno
table-state-thinking = přemýšlí
table-standing = Body zatím
table-log = Co se stalo
table-log-empty = Zatím nic.
table-curtain = Teď je na tahu { $seat }
table-curtain-why = Předej zařízení. Stůl zůstane skrytý, dokud se dívá někdo jiný.
table-curtain-ready = Ukázat stůl, hraje { $seat }
table-missing = V tomto prohlížeči takový stůl není.
table-imported = Tato partie je načtená ze souboru: lze ji sledovat, ne hrát dál.
table-elsewhere = Tento stůl je otevřený v jiném okně.
table-elsewhere-why = Dvě okna u jednoho stolu by se navzájem přepisovala.
table-here = Hrát dál tady
table-replay = Přehrát záznam
table-my-tables = Moje stoly
table-failed = U tohoto stolu se něco pokazilo.
table-failed-why = Všechny dosavadní volby jsou uložené. Načti stůl znovu a hraj dál.
table-again = Zkusit znovu
table-details = Podrobnosti pro vývojáře
table-in-words = Stůl slovy
table-aside = Místa a průběh
table-keys = Klávesy: šipky přecházejí mezi tím, co lze zvolit, Enter volí, 1 až 9 volí první až devátou možnost, c potvrzuje, Escape volí znovu, i ukáže kartu, u bere zpět, h radí, s ukáže body.
stage-count = Počítají se body
stage-skip = Přeskočit
stage-yours = Jsi na tahu
stage-drawer = Místa, body a záznam
stage-zoom-out = Oddálit
stage-zoom-in = Přiblížit
stage-fit = Ukázat vše
table-all-rules = Všechna pravidla a karty
table-loading = Připravuje se stůl
table-engine-failed = Pravidla se nepodařilo načíst. Zkontroluj připojení a zkus to znovu; nic se neztratilo.
table-loading-engine = Načítají se pravidla: { $percent } %. Příště tu budou hned.
table-loading-table = Rozkládají se karty…

## A board for any game

any-own = Vaše karty
any-moment = Okamžik hry
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
shell-nav = Hlavní stránky
shell-home = Partie, úvodní stránka
shell-play = Hrát
shell-tables = Moje stoly
shell-settings = Nastavení
shell-language = Jazyk
shell-theme-auto = Barvy: podle zařízení
shell-theme-light = Barvy: světlé
shell-theme-dark = Barvy: tmavé
shell-credits = Autoři a licence
shell-check = Ověřit záznam
shell-table = Stůl
shell-replay = Přehrání
shell-rights = Hry patří svým autorům a vydavatelům. Není tu použita žádná jejich grafika ani text.
shell-source = Svobodný software pod licencí Apache 2.0.
shell-engine = Načítají se pravidla
shell-engine-percent = Načítají se pravidla: { $percent } %
shell-engine-starting = Pravidla se spouštějí
shell-engine-once = Stane se to jen jednou. Potom je všechno na tomto zařízení.
shell-engine-failed = Pravidla se nepodařilo načíst.
shell-retry = Zkusit znovu
shell-offline-ready = Všechno je tady: od teď se dá Partie hrát i bez připojení.
shell-update = Je připravena novější verze Partie. Tvoje stoly zůstanou, jak jsou.
shell-reload = Načíst znovu
shell-later = Později
shell-close = Zavřít
shell-cancel = Zrušit
shell-opening = Stůl se připravuje
shell-opening-failed = Stůl se nepodařilo otevřít.
shell-loading = Okamžik …
shell-page-failed = Stránku se nepodařilo načíst.
shell-lost-title = Tady nic není
shell-lost = Tato adresa nikam nevede. Možná chybí kus odkazu.

bot-newcomer = Nováček
bot-apprentice = Učeň
bot-regular = Pokročilý
bot-expert = Znalec
bot-master = Mistr
bot-greedy = Chamtivec
bot-random = Náhodný
bot-newcomer-about = Porovná dvě odpovědi, které ho napadnou. Hodí se pro první hru.
bot-apprentice-about = Podívá se na polovinu možností a zbytek přehlédne.
bot-regular-about = Zváží každou možnost, ale nedívá se dopředu.
bot-expert-about = Dívá se několik tahů dopředu v několika světech, které odpovídají tomu, co vidí.
bot-master-about = Dívá se dál dopředu v mnoha světech a koncovky řeší přesně. Nikdo nepodvádí: každý bot vidí jen to, co smí vidět jeho místo.


## Home

home-title = Partie: moderní deskové hry u jednoho stolu
home-heading = Moderní deskové hry u jednoho stolu
home-lead = Sedni si a hraj: proti botům, s přáteli u jedné obrazovky, nebo o samotě. Bez účtu, bez reklam, bez čekání.
home-games = Hry
home-go-on-title = Tvůj stůl čeká
home-go-on = Hrát dál
home-more-tables = { $count ->
    [one] ještě { $count } rozehraný stůl
    [few] ještě { $count } rozehrané stoly
    [many] ještě { $count } rozehraného stolu
   *[other] ještě { $count } rozehraných stolů
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
home-play-friend = S přítelem na tomto zařízení
home-play-alone = O samotě proti hře
home-set-up = Připravit stůl …
home-rules = Pravidla a karty
home-promises = Na co se můžeš spolehnout
home-free-title = Tvoje, i bez připojení
home-free = Hra běží v tvém prohlížeči a tvoje stoly zůstávají na tvém zařízení. Po první návštěvě nepotřebuje připojení.
home-fair-title = Náhoda, kterou lze ověřit
home-fair = Zamíchání je dané před první kartou a po poslední se otevře. Kdokoli ho může rozdat znovu.
home-all-title = Pro každého u stolu
home-all = Klávesnice, čtečka obrazovky, velké písmo, dotyk; čtyři jazyky, které se mění okamžitě.

## New table

new-title = Příprava stolu
new-seats = Kdo sedí u stolu
new-how-many = Počet míst
new-who = Místo { $letter }
new-person = Člověk
new-bot = Bot { $level }: { $name }
new-name = Jméno
new-needs-person = Aspoň jedno místo je pro člověka.
new-hot-seat = U tohoto zařízení hraje víc lidí: před každým tahem se obrazovka zakryje, dokud ji nepřevezme ten správný.
new-alone = Hraješ o samotě, proti soupeři, kterého přináší sama hra.
new-options = Na čem je dohoda
new-luck = Náhoda
new-luck-about = Zamíchání vychází z tajemství programu, které se zapečetí před první kartou. Tvoje vlastní slova se do něj vmíchají, takže ho nikdo nemohl nachystat; psát nic nemusíš.
new-words = Tvoje vlastní slova
new-start = Začít hru

## My tables

tables-title = Moje stoly
tables-about = Všechno je uloženo jen v tomto prohlížeči. Záznam je textový soubor: dá se s ním kdekoli přehrát partie a ověřit zamíchání.
tables-import = Přidat záznamy
tables-importing = Záznamy se čtou …
tables-drop = Sem pusť záznamy
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
tables-failed = Tento prohlížeč stránce nedovolí nic ukládat, a tak tu stoly nejsou. V soukromém okně to tak bývá.
tables-empty = Zatím žádný stůl
tables-empty-about = První hra je na dvě klepnutí. Můžeš sem také přetáhnout záznamy dohraných partií.
tables-alone = { $seat }, o samotě
tables-open = Čeká na tebe
tables-broken-off = Nedohráno
tables-imported = přidáno ze souboru
tables-replay = Přehrát
tables-check = Ověřit zamíchání
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
settings-motion = Pohyb
settings-motion-auto = podle zařízení
settings-motion-none = žádný
settings-boards = Herní plány
settings-boards-about = Prostý plán kreslí každou hru jako řady karet a mapy: méně obrázků, více textu.
settings-boards-own = každá hra svůj
settings-boards-plain = prosté
settings-sound = Zvuk
settings-sound-off = vypnutý
settings-sound-soft = tichý
settings-sound-normal = normální
settings-sound-loud = hlasitý
settings-play = U stolu
settings-name = Tvoje jméno
settings-name-about = Stojí u stolu a v záznamech. Beze jména se ti říká „{ seat-me }“.
settings-confirm = Potvrzovat tah
settings-confirm-about = První klepnutí ukáže, co z toho bude, druhé tah provede.
settings-confirm-touch = na dotykových obrazovkách
settings-confirm-always = vždy
settings-confirm-never = nikdy
settings-pace = Jak dlouho boti před tahem čekají
settings-pace-slow = dlouho
settings-pace-normal = obvykle
settings-pace-quick = krátce
settings-pace-none = vůbec
settings-aids = Pomoc s počítáním
settings-aids-about = Ukáže, co ještě může držet druhá strana, pokud by to mohl spočítat každý.
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
settings-forget = Smazat všechno …
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
credits-own-about = Pravidla v programu, slova i kresby jsou naše vlastní práce. Je to svobodný software: každý je smí používat, zkoumat, měnit a předávat dál.
credits-icons = Ikony
credits-icons-about = Některé symboly na kartách a deskách jsou z game-icons.net pod licencí Creative Commons Uveďte původ 3.0. Byly přebarveny a upraveny.
credits-works = Na čem Partie stojí

## Rules

rules-title = Pravidla a karty
rules-questions = Nač se hra ptá a jaké pravidlo za tím je
rules-questions-about = V pořadí, v jakém se hra ptá. U stolu stojí totéž pravidlo vedle každé otázky.
rules-cards = Všechny karty
rules-search = Hledat v kartách
rules-found = { $count ->
    [0] Nehodí se žádná karta.
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

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
sheet-replay = Přehrát partii
sheet-share = Sdílet výsledek
sheet-check = Ověřit míchání
sheet-tables = Moje stoly
sheet-copied = Výsledek je ve schránce.
sheet-not-copied = Prohlížeč kopírování nedovolil.

## Replay

replay-page-title = Přehrávka
replay-page-missing = Takový stůl v tomto prohlížeči není.
replay-page-all-open = Všechny karty odkryté
replay-page-eyes = Pohled
replay-page-copy = Kopírovat odkaz
replay-page-copied = Odkaz je ve schránce. Otevře se v tomto prohlížeči, kde je partie uložená.
replay-page-play-on = Hrát dál
replay-page-unfinished = Partie ještě neskončila: prohlížet se dá jen to, co jde vidět z tvého místa.
replay-page-controls = Kroky přehrávky
replay-page-first = Na začátek
replay-page-back = O krok zpět
replay-page-play = Přehrávat
replay-page-pause = Pozastavit
replay-page-forth = O krok dál
replay-page-last = Na konec
replay-page-moment = Krok { $step } z { $last }
replay-page-speed = Rychlost
replay-page-start = Začátek
replay-page-unheard = Stalo se něco skrytého.
replay-page-dealt = { $count ->
    [one] potom rozdáno: { $count } věc
    [few] potom rozdáno: { $count } věci
    [many] potom rozdáno: { $count } věci
   *[other] potom rozdáno: { $count } věcí
}

## Check

check-page-title = Ověřit míchání
check-page-about = Dohraná partie o sobě dokazuje tři věci: její záznam nikdo nezměnil, všichni hráli podle pravidel a karty si nikdo nevybral. Tato stránka to všechno ověří přímo v tvém zařízení.
check-page-sealed = Semínko je ještě zapečetěné
check-page-sealed-why = Partie ještě neskončila. Kdo by znal semínko, znal by všechny karty, které teprve přijdou, a proto zůstává do konce tajné. Závazek níže už je pevný: poznamenej si ho a po partii ho porovnej.
check-page-which = V souboru je víc záznamů. Který?
check-page-found = Co se zjistilo
check-page-good = Proti tomuto záznamu nic nemluví.
check-page-bad = Na tomto záznamu něco nesedí.
check-page-busy = Celá partie se pro ověření hraje znovu…
check-page-save = Uložit záznam
check-page-luck = Jak se určila náhoda
check-page-luck-why = Čtyři kroky, v tomto pořadí. Otisky tu počítá sám prohlížeč, bez programu s pravidly, aby se jedno dalo ověřit druhým.
check-page-step-commitment = Závazek
check-page-step-commitment-why = Před první kartou se vylosovalo tajné číslo, semínko. Jeho otisk SHA-256 se hned ukázal. Otisk semínko neprozradí, ale žádné jiné semínko stejný nemá: od té chvíle ho nejde vyměnit.
check-page-no-commitment = Tento záznam nemá závazek.
check-page-step-words = Slova hráčů
check-page-step-words-why = Teprve potom mohou hráči přidat vlastní slova. Přimíchají se do rozdání, takže ani ten, kdo semínko vylosoval, nemohl vědět, co přinese.
check-page-no-words = K této partii nikdo žádná slova nepřidal.
check-page-step-seed = Semínko
check-page-step-seed-why = Po poslední kartě se semínko ukáže. Kdokoli z něj může spočítat otisk a přesvědčit se, že je to to, k němuž se program zavázal.
check-page-no-seed = Semínko ještě není veřejné.
check-page-cannot-hash = Stránka se nenačetla zabezpečeným spojením, a proto jí prohlížeč nedovolí počítat otisky. Výše to ověřil program s pravidly.
check-page-hashed = SHA-256 tohoto semínka, právě spočítané tvým prohlížečem:
check-page-same = Stejné jako závazek.
check-page-different = Jiné než závazek. Semínko někdo vyměnil.
check-page-step-deal = Každá karta
check-page-step-deal-why = Semínko a slova dohromady dávají klíč. Každá rozdaná karta je otisk tohoto klíče a čísla otázky, zmenšený na počet karet, které mohly přijít. Žádná karta tedy nezávisí na tom, co kdo udělal, a všechno se dá rozdat znovu.
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
check-page-no-record = Není v tom žádný záznam: záznam začíná řádkem [partie "1"].
