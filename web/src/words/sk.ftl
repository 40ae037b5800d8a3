# What the screen itself says. Games and the engine bring their own words.

## Table

table-close = Zavrieť
table-thinking = Premýšľa: { $seat }…
table-waiting = Čaká sa na: { $seats }
table-gain = { $seat } { $points }
table-prompt = Čo teraz
table-sealed = Tvoja voľba leží lícom nadol. Kým nezvolia ostatní, môžeš ju vziať späť.
table-also = Zároveň volí: { $seats }
table-confirm = Potvrdiť
table-cancel = Zvoliť znova
table-undo = Vziať späť
table-hint = Rada
table-rule = Pravidlo k tejto otázke
table-seats = Miesta pri stole
table-points = bodov teraz
table-state-asked = na ťahu
table-state-answered = má zvolené
table-state-thinking = premýšľa
table-standing = Body zatiaľ
table-log = Čo sa stalo
table-log-empty = Zatiaľ nič.
table-curtain = Teraz je na ťahu { $seat }
table-curtain-why = Podaj zariadenie ďalej. Stôl zostane skrytý, kým sa pozerá niekto iný.
table-curtain-ready = Ukázať stôl, hrá { $seat }
table-missing = V tomto prehliadači taký stôl nie je.
table-imported = Táto partia je načítaná zo súboru: možno ju sledovať, nie hrať ďalej.
table-elsewhere = Tento stôl je otvorený v inom okne.
table-elsewhere-why = Dve okná pri jednom stole by sa navzájom prepisovali.
table-here = Hrať ďalej tu
table-replay = Prehrať záznam
table-my-tables = Moje stoly
table-failed = Pri tomto stole sa niečo pokazilo.
table-failed-why = Všetky doterajšie voľby sú uložené. Načítaj stôl znova a hraj ďalej.
table-again = Skúsiť znova
table-details = Podrobnosti pre vývojárov
table-in-words = Stôl slovami
table-aside = Miesta a priebeh
table-keys = Klávesy: šípky prechádzajú medzi tým, čo možno zvoliť, Enter volí, 1 až 9 volí prvú až deviatu možnosť, c potvrdzuje, Escape volí znova, i ukáže kartu, u berie späť, h radí, s ukáže body.
stage-count = Počítajú sa body
stage-skip = Preskočiť
stage-yours = Si na ťahu
stage-drawer = Miesta, body a záznam
stage-zoom-out = Oddialiť
stage-zoom-in = Priblížiť
stage-fit = Ukázať všetko
table-all-rules = Všetky pravidlá a karty
table-loading = Pripravuje sa stôl
table-engine-failed = Pravidlá sa nepodarilo načítať. Skontroluj pripojenie a skús to znova; nič sa nestratilo.
table-loading-engine = Načítavajú sa pravidlá: { $percent } %. Nabudúce tu budú hneď.
table-loading-table = Rozkladajú sa karty…

## A board for any game

any-own = Vaše karty
any-moment = Okamih hry
any-table = Na stole
any-given = Zatiaľ vybrané: { $cards }
any-turned = otočená
any-place = Miesto { $place }
any-free = voľné
any-yes = áno
any-no = nie
any-nothing = nič
any-code = V záznamoch: { $code }

## Shell

shell-skip = Preskočiť na obsah
shell-nav = Hlavné stránky
shell-home = Partie, úvodná stránka
shell-play = Hrať
shell-tables = Moje stoly
shell-settings = Nastavenia
shell-language = Jazyk
shell-theme-auto = Farby: podľa zariadenia
shell-theme-light = Farby: svetlé
shell-theme-dark = Farby: tmavé
shell-credits = Autori a licencie
shell-check = Overiť záznam
shell-table = Stôl
shell-replay = Prehranie
shell-rights = Hry patria svojim autorom a vydavateľom. Nie je tu použitá žiadna ich grafika ani text.
shell-source = Slobodný softvér pod licenciou Apache 2.0.
shell-engine = Načítavajú sa pravidlá
shell-engine-percent = Načítavajú sa pravidlá: { $percent } %
shell-engine-starting = Pravidlá sa spúšťajú
shell-engine-once = Stane sa to len raz. Potom je všetko na tomto zariadení.
shell-engine-failed = Pravidlá sa nepodarilo načítať.
shell-retry = Skúsiť znova
shell-offline-ready = Všetko je tu: odteraz sa dá Partie hrať aj bez pripojenia.
shell-update = Je pripravená novšia verzia Partie. Tvoje stoly zostanú, ako sú.
shell-reload = Načítať znova
shell-later = Neskôr
shell-close = Zavrieť
shell-cancel = Zrušiť
shell-opening = Stôl sa pripravuje
shell-opening-failed = Stôl sa nepodarilo otvoriť.
shell-loading = Okamih …
shell-page-failed = Stránku sa nepodarilo načítať.
shell-lost-title = Tu nič nie je
shell-lost = Táto adresa nikam nevedie. Možno chýba kus odkazu.

bot-newcomer = Nováčik
bot-apprentice = Učeň
bot-regular = Pokročilý
bot-expert = Znalec
bot-master = Majster
bot-greedy = Chamtivec
bot-random = Náhodný
bot-newcomer-about = Porovná dve odpovede, ktoré mu zídu na um. Hodí sa na prvú hru.
bot-apprentice-about = Pozrie sa na polovicu možností a zvyšok prehliadne.
bot-regular-about = Zváži každú možnosť, ale nepozerá sa dopredu.
bot-expert-about = Pozerá sa niekoľko ťahov dopredu v niekoľkých svetoch, ktoré zodpovedajú tomu, čo vidí.
bot-master-about = Pozerá sa ďalej dopredu v mnohých svetoch a koncovky rieši presne. Nikto nepodvádza: každý bot vidí len to, čo smie vidieť jeho miesto.


## Home

home-title = Partie: moderné stolové hry pri jednom stole
home-heading = Moderné stolové hry pri jednom stole
home-lead = Sadni si a hraj: proti botom, s priateľmi pri jednej obrazovke alebo osamote. Bez účtu, bez reklám, bez čakania.
home-games = Hry
home-go-on-title = Tvoj stôl čaká
home-go-on = Hrať ďalej
home-more-tables = { $count ->
    [one] ešte { $count } rozohraný stôl
    [few] ešte { $count } rozohrané stoly
    [many] ešte { $count } rozohraného stola
   *[other] ešte { $count } rozohraných stolov
}
home-players = { $most ->
    [one] { $least }–{ $most } hráč
    [few] { $least }–{ $most } hráči
    [many] { $least }–{ $most } hráča
   *[other] { $least }–{ $most } hráčov
}
home-players-exact = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
home-minutes = { $most ->
    [one] { $least }–{ $most } minúta
    [few] { $least }–{ $most } minúty
    [many] { $least }–{ $most } minúty
   *[other] { $least }–{ $most } minút
}
home-play = Hrať hneď
home-play-against = { $count ->
    [one] proti botovi úrovne učeň
    [few] proti { $count } botom úrovne učeň
    [many] proti { $count } bota úrovne učeň
   *[other] proti { $count } botom úrovne učeň
}
home-play-friend = S priateľom na tomto zariadení
home-play-alone = Osamote proti hre
home-set-up = Pripraviť stôl …
home-rules = Pravidlá a karty
home-promises = Na čo sa môžeš spoľahnúť
home-free-title = Tvoje, aj bez pripojenia
home-free = Hra beží v tvojom prehliadači a tvoje stoly zostávajú na tvojom zariadení. Po prvej návšteve nepotrebuje pripojenie.
home-fair-title = Náhoda, ktorú možno overiť
home-fair = Zamiešanie je dané pred prvou kartou a po poslednej sa otvorí. Ktokoľvek ho môže rozdať znova.
home-all-title = Pre každého pri stole
home-all = Klávesnica, čítačka obrazovky, veľké písmo, dotyk; štyri jazyky, ktoré sa menia okamžite.

## New table

new-title = Príprava stola
new-seats = Kto sedí pri stole
new-how-many = Počet miest
new-who = Miesto { $letter }
new-person = Človek
new-bot = Bot { $level }: { $name }
new-name = Meno
new-needs-person = Aspoň jedno miesto je pre človeka.
new-hot-seat = Pri tomto zariadení hrá viac ľudí: pred každým ťahom sa obrazovka zakryje, kým ju neprevezme ten správny.
new-alone = Hráš osamote, proti súperovi, ktorého prináša sama hra.
new-options = Na čom je dohoda
new-luck = Náhoda
new-luck-about = Zamiešanie vychádza z tajomstva programu, ktoré sa zapečatí pred prvou kartou. Tvoje vlastné slová sa doň vmiešajú, takže ho nikto nemohol prichystať; písať nič nemusíš.
new-words = Tvoje vlastné slová
new-start = Začať hru

## My tables

tables-title = Moje stoly
tables-about = Všetko je uložené len v tomto prehliadači. Záznam je textový súbor: dá sa s ním kdekoľvek prehrať partia a overiť zamiešanie.
tables-import = Pridať záznamy
tables-importing = Záznamy sa čítajú …
tables-drop = Sem pusti záznamy
tables-import-kept = { $count ->
    [one] Pridaný { $count } záznam.
    [few] Pridané { $count } záznamy.
    [many] Pridaných { $count } záznamu.
   *[other] Pridaných { $count } záznamov.
}
tables-import-known = { $count ->
    [one] { $count } záznam tu už bol.
    [few] { $count } záznamy tu už boli.
    [many] { $count } záznamu tu už bolo.
   *[other] { $count } záznamov tu už bolo.
}
tables-import-none = V tomto súbore nie je záznam: záznam sa začína riadkom [partie "1"].
tables-import-refused = Záznam { $number }: { $why }
tables-import-failed = Súbor sa nepodarilo prečítať.
tables-failed = Tento prehliadač stránke nedovolí nič ukladať, a tak tu stoly nie sú. V súkromnom okne to tak býva.
tables-empty = Zatiaľ žiadny stôl
tables-empty-about = Prvá hra je na dve ťuknutia. Môžeš sem tiež pretiahnuť záznamy dohraných partií.
tables-alone = { $seat }, osamote
tables-open = Čaká na teba
tables-broken-off = Nedohrané
tables-imported = pridané zo súboru
tables-replay = Prehrať
tables-check = Overiť zamiešanie
tables-save = Uložiť záznam
tables-save-for = Uložiť záznam: { $seat }
tables-save-failed = Záznam sa nepodarilo uložiť.
tables-redacted = Kým sa hrá, je v uloženom zázname len to, čo jeho hráč vie.
tables-delete = Zmazať
tables-delete-one = Zmazať: { $game }, { $when }
tables-deleted = Stôl je zmazaný.
tables-bring-back = Vrátiť späť

## Settings

settings-title = Nastavenia
settings-looks = Jazyk a vzhľad
settings-theme = Farby
settings-theme-auto = podľa zariadenia
settings-theme-light = svetlé
settings-theme-dark = tmavé
settings-motion = Pohyb
settings-motion-auto = podľa zariadenia
settings-motion-none = žiadny
settings-boards = Herné plány
settings-boards-about = Jednoduchý plán kreslí každú hru ako rady kariet a mapy: menej obrázkov, viac textu.
settings-boards-own = každá hra svoj
settings-boards-plain = jednoduché
settings-sound = Zvuk
settings-sound-off = vypnutý
settings-sound-soft = tichý
settings-sound-normal = normálny
settings-sound-loud = hlasný
settings-play = Pri stole
settings-name = Tvoje meno
settings-name-about = Stojí pri stole a v záznamoch. Bez mena sa ti hovorí „{ seat-me }“.
settings-confirm = Potvrdzovať ťah
settings-confirm-about = Prvé ťuknutie ukáže, čo z toho bude, druhé ťah vykoná.
settings-confirm-touch = na dotykových obrazovkách
settings-confirm-always = vždy
settings-confirm-never = nikdy
settings-pace = Ako dlho boti pred ťahom čakajú
settings-pace-slow = dlho
settings-pace-normal = obvykle
settings-pace-quick = krátko
settings-pace-none = vôbec
settings-aids = Pomoc s počítaním
settings-aids-about = Ukáže, čo ešte môže držať druhá strana, ak by to mohol spočítať každý.
settings-aids-no = vypnutá
settings-aids-yes = zapnutá
settings-storage = Čo je tu uložené
settings-storage-about = Stoly a nastavenia zostávajú v tomto prehliadači a nikam sa neposielajú.
settings-storage-tables = { $count ->
    [0] Žiadne stoly.
    [one] { $count } stôl.
    [few] { $count } stoly.
    [many] { $count } stola.
   *[other] { $count } stolov.
}
settings-storage-used = Stránka zaberá { $size } MB aj so všetkým, čo potrebuje na hranie bez pripojenia.
settings-forget = Zmazať všetko …
settings-forget-sure = Zmazať všetky stoly a nastavenia?
settings-forget-about = { $count ->
    [0] Nastavenia budú ako na začiatku. Nedá sa to vrátiť.
    [one] Zmizne { $count } stôl a všetky nastavenia. Nedá sa to vrátiť.
    [few] Zmiznú { $count } stoly a všetky nastavenia. Nedá sa to vrátiť.
    [many] Zmizne { $count } stola a všetky nastavenia. Nedá sa to vrátiť.
   *[other] Zmizne { $count } stolov a všetky nastavenia. Nedá sa to vrátiť.
}
settings-forget-yes = Zmazať všetko

## Credits

credits-title = Autori a licencie
credits-games = Hry
credits-games-about = Hry { $games }, ich názvy a značky patria ich autorom a vydavateľom. Partie sa riadi ich pravidlami. Všetky vety a obrázky sú tu naše vlastné: nie je použitá žiadna grafika ani text pravidiel vydavateľov.
credits-own = Partie
credits-own-about = Pravidlá v programe, slová aj kresby sú naša vlastná práca. Je to slobodný softvér: každý ich smie používať, skúmať, meniť a odovzdávať ďalej.
credits-icons = Ikony
credits-icons-about = Niektoré symboly na kartách a doskách sú z game-icons.net pod licenciou Creative Commons Uveďte autora 3.0. Boli prefarbené a upravené.
credits-works = Na čom Partie stojí

## Rules

rules-title = Pravidlá a karty
rules-questions = Na čo sa hra pýta a aké pravidlo je za tým
rules-questions-about = V poradí, v akom sa hra pýta. Pri stole stojí to isté pravidlo vedľa každej otázky.
rules-cards = Všetky karty
rules-search = Hľadať v kartách
rules-found = { $count ->
    [0] Nehodí sa žiadna karta.
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}

## Score sheet

sheet-source = Body za
sheet-nothing = nič
sheet-cell = { $seat }, { $source }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
sheet-all-reasons = Ukázať všetky dôvody
sheet-close-reasons = Skryť dôvody
sheet-skip = Ukázať všetko naraz
sheet-counting = Počítajú sa body…
sheet-victory = Víťazstvo: { $seat }
sheet-shared-victory = Spoločné víťazstvo: { $seats }
sheet-nobody = Nikto nevyhral
sheet-place = { $place }. miesto
sheet-tie-shared = Rovnako bodov: { $seats }. O miesto sa delia.
sheet-tie-broken = Rovnako bodov: { $seats }. { $why }
sheet-next = Čo ďalej
sheet-rematch = Odveta
sheet-rematch-why = V odvete sa všetci posunú o jedno miesto.
sheet-replay = Prehrať partiu
sheet-share = Zdieľať výsledok
sheet-check = Overiť miešanie
sheet-tables = Moje stoly
sheet-copied = Výsledok je v schránke.
sheet-not-copied = Prehliadač kopírovanie nedovolil.

## Replay

replay-page-title = Prehrávka
replay-page-missing = Taký stôl v tomto prehliadači nie je.
replay-page-all-open = Všetky karty odkryté
replay-page-eyes = Pohľad
replay-page-copy = Kopírovať odkaz
replay-page-copied = Odkaz je v schránke. Otvorí sa v tomto prehliadači, kde je partia uložená.
replay-page-play-on = Hrať ďalej
replay-page-unfinished = Partia sa ešte neskončila: prezerať sa dá len to, čo vidno z tvojho miesta.
replay-page-controls = Kroky prehrávky
replay-page-first = Na začiatok
replay-page-back = O krok späť
replay-page-play = Prehrávať
replay-page-pause = Pozastaviť
replay-page-forth = O krok ďalej
replay-page-last = Na koniec
replay-page-moment = Krok { $step } z { $last }
replay-page-speed = Rýchlosť
replay-page-start = Začiatok
replay-page-unheard = Stalo sa niečo skryté.
replay-page-dealt = { $count ->
    [one] potom rozdané: { $count } vec
    [few] potom rozdané: { $count } veci
    [many] potom rozdané: { $count } veci
   *[other] potom rozdané: { $count } vecí
}

## Check

check-page-title = Overiť miešanie
check-page-about = Dohraná partia o sebe dokazuje tri veci: jej záznam nikto nezmenil, všetci hrali podľa pravidiel a karty si nikto nevybral. Táto stránka to všetko overí priamo v tvojom zariadení.
check-page-sealed = Semienko je ešte zapečatené
check-page-sealed-why = Partia sa ešte neskončila. Kto by poznal semienko, poznal by všetky karty, ktoré ešte len prídu, a preto zostáva do konca tajné. Záväzok nižšie je už pevný: poznač si ho a po partii ho porovnaj.
check-page-which = V súbore je viac záznamov. Ktorý?
check-page-found = Čo sa zistilo
check-page-good = Proti tomuto záznamu nič nehovorí.
check-page-bad = Na tomto zázname niečo nesedí.
check-page-busy = Celá partia sa na overenie hrá znova…
check-page-save = Uložiť záznam
check-page-luck = Ako sa určila náhoda
check-page-luck-why = Štyri kroky, v tomto poradí. Odtlačky tu počíta sám prehliadač, bez programu s pravidlami, aby sa jedno dalo overiť druhým.
check-page-step-commitment = Záväzok
check-page-step-commitment-why = Pred prvou kartou sa vylosovalo tajné číslo, semienko. Jeho odtlačok SHA-256 sa hneď ukázal. Odtlačok semienko neprezradí, ale žiadne iné semienko rovnaký nemá: od tej chvíle ho nemožno vymeniť.
check-page-no-commitment = Tento záznam nemá záväzok.
check-page-step-words = Slová hráčov
check-page-step-words-why = Až potom môžu hráči pridať vlastné slová. Primiešajú sa do rozdania, takže ani ten, kto semienko vylosoval, nemohol vedieť, čo prinesie.
check-page-no-words = K tejto partii nikto žiadne slová nepridal.
check-page-step-seed = Semienko
check-page-step-seed-why = Po poslednej karte sa semienko ukáže. Ktokoľvek z neho môže vypočítať odtlačok a presvedčiť sa, že je to to, ku ktorému sa program zaviazal.
check-page-no-seed = Semienko ešte nie je verejné.
check-page-cannot-hash = Stránka sa nenačítala zabezpečeným spojením, a preto jej prehliadač nedovolí počítať odtlačky. Vyššie to overil program s pravidlami.
check-page-hashed = SHA-256 tohto semienka, práve vypočítané tvojím prehliadačom:
check-page-same = Rovnaké ako záväzok.
check-page-different = Iné než záväzok. Semienko niekto vymenil.
check-page-step-deal = Každá karta
check-page-step-deal-why = Semienko a slová spolu dávajú kľúč. Každá rozdaná karta je odtlačok tohto kľúča a čísla otázky, zmenšený na počet kariet, ktoré mohli prísť. Žiadna karta teda nezávisí od toho, čo kto urobil, a všetko sa dá rozdať znova.
check-page-drawn = { $count ->
    [one] { $count } karta s odtlačkom
    [few] { $count } karty s odtlačkami
    [many] { $count } karty s odtlačkami
   *[other] { $count } kariet s odtlačkami
}
check-page-question = Otázka
check-page-hash = Odtlačok
check-page-card = Rozdané
check-page-text = Celý záznam ako text
check-page-other = Overiť iný záznam
check-page-other-why = Záznam je textový súbor, ktorý sa začína riadkom [partie "1"]. Zostane v tomto zariadení: nič sa nikam neposiela.
check-page-file = Vybrať súbor
check-page-drop = alebo ho sem potiahni
check-page-paste = Alebo vlož text záznamu
check-page-check = Overiť
check-page-no-record = Nie je v tom žiadny záznam: záznam sa začína riadkom [partie "1"].
