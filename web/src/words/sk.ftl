# What the screen itself says. Games and the engine bring their own words.

## Table

table-close = Zavrieť
table-thinking = Premýšľa: { $seat }…
table-waiting = Čaká sa na: { $seats }
table-gain = { $seat }: { $points }
table-prompt = Čo teraz
claims-title = Tvrdenia
claims-none = Zatiaľ nikto nič netvrdil.
claims-say = Povedať pri stole
claims-why = Tvrdenie môže byť pravdivé aj klamlivé. Zostáva v tomto zariadení a v žiadnom zázname nie je.
claims-why-told = Tvrdenie môže byť pravdivé aj klamlivé. Počuje ho každý, kto má stôl otvorený; v žiadnom zázname nie je.
page-talk = Rozhovor
page-history = Tvoja história
page-moderation = Moderovanie
table-not-again = V tomto kole sa už nepýtať
table-by-itself = Samočinne: { $answer }
table-ask-again = Znova sa ma pýtať
table-sealed = Tvoja voľba leží lícom nadol. Kým nezvolia ostatní, môžeš ju vziať späť.
table-also = Súčasne na ťahu: { $seats }
table-confirm = Potvrdiť
table-cancel = Zvoliť znova
table-undo = Vziať späť
table-hint = Rada
table-rule = Pravidlo k tejto otázke
table-seats = Miesta pri stole
table-points = { $count ->
    [one] bod teraz
    [few] body teraz
    [many] bodu teraz
   *[other] bodov teraz
}
table-state-asked = na ťahu
table-state-answered = má zvolené
table-state-thinking = premýšľa
table-standing = Priebežné body
table-log = Čo sa stalo
table-log-empty = Zatiaľ nič.
table-log-jump = Pozrieť sa na túto chvíľu znova
table-curtain = Teraz na ťahu: { $seat }
table-curtain-why = Podaj zariadenie ďalej. Stôl sa ukáže, až keď ďalší hráč ťukne na tlačidlo.
table-curtain-ready = Ukázať stôl: { $seat }
table-missing = V tomto prehliadači taký stôl nie je.
table-imported = Táto partia je načítaná zo súboru: možno ju sledovať, nie hrať ďalej.
table-elsewhere = Tento stôl je otvorený v inom okne.
table-elsewhere-why = Dve okná pri jednom stole by sa navzájom prepisovali.
table-here = Hrať ďalej tu
table-replay = Pozrieť záznam partie
table-my-tables = Moje stoly
table-failed = Pri tomto stole sa niečo pokazilo.
table-failed-why = Všetky doterajšie voľby sú uložené. Načítaj stôl znova a hraj ďalej.
table-again = Skúsiť znova
table-details = Podrobnosti pre vývojárov
table-in-words = Stôl ako text
table-aside = Miesta a priebeh
table-keys = Všetky klávesy
key-move = na ďalšie zvýraznené miesto
key-choose = vybrať ho
key-number = vybrať prvé, druhé… zvýraznené miesto
key-confirm = potvrdiť výber
key-cancel = zrušiť výber
key-undo = vziať poslednú odpoveď späť
key-read = prečítať kartu
key-hint = požiadať o radu
key-standing = doterajšie body
key-rule = pravidlo k otázke
key-arrange = presunúť kartu v ruke; ide to aj ťahaním myšou alebo prstom
stage-count = Počítajú sa body
stage-skip = Preskočiť
stage-yours = Si na ťahu
meanwhile-title = Od posledného pohľadu
meanwhile-moves = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
}
meanwhile-back = Späť
meanwhile-next = Ďalej
meanwhile-more = { $count ->
    [one] (a ešte { $count } vec)
    [few] (a ešte { $count } veci)
    [many] (a ešte { $count } veci)
   *[other] (a ešte { $count } vecí)
}
meanwhile-close = Hrať ďalej
stage-drawer = Miesta, body a priebeh
stage-zoom-out = Oddialiť
stage-zoom-in = Priblížiť
stage-fit = Ukázať všetko
table-all-rules = Všetky pravidlá
table-look-back = Pozrieť sa späť
table-played-for = Hrá za teba bot.
table-play-again = Hrať ďalej za seba
table-sit-here = Prevziať toto miesto
table-entrust = Nech za mňa hrá bot
table-doors = Viac o tomto stole
table-loading = Pripravuje sa stôl…
table-engine-failed = Pravidlá sa nepodarilo načítať. Skontroluj pripojenie a skús to znova; nič sa nestratilo.
table-loading-engine = Načítavajú sa pravidlá: { $percent } %. Nabudúce tu budú hneď.
table-loading-table = Rozkladajú sa karty…
table-lost = Spojenie je prerušené, ďalší pokus o { $seconds } s
table-lost-trying = Spojenie je prerušené, skúša sa znova…
table-lost-why = Čo teraz zvolíš, odošle sa, len čo bude stôl zase dostupný.
table-retry = Hneď
table-behind = Server prišiel o to, čo sa hralo naposledy, a táto hra sa vrátila späť.
table-behind-why = Teraz vidíš, kde hra stojí. Na to, čo bolo potom, odpovedz prosím znova.
table-sending = Tvoja voľba je na ceste…
table-watching = Sleduješ partiu.
table-state-away = nie je tu

## A board for any game

any-own = Tvoje karty
any-moment = Práve teraz
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
shell-nav = Hlavná navigácia
shell-home = Partie, úvodná stránka
shell-play = Hrať
shell-tables = Moje stoly
shell-settings = Nastavenia
shell-account = Účet
shell-clubs = Kluby a turnaje
shell-programs = Moje programy
shell-notices = Upozornenia
shell-language = Jazyk
shell-theme-auto = Farby: podľa zariadenia
shell-theme-light = Farby: svetlé
shell-theme-dark = Farby: tmavé
shell-credits = Autori a licencie
shell-check = Overiť záznam
shell-table = Stôl
shell-replay = Záznam partie
shell-rights = Hry patria svojim autorom a vydavateľom. Nie je tu použitá žiadna ich grafika ani text.
shell-source = Slobodný softvér pod licenciou Apache 2.0.
shell-engine = Načítavajú sa pravidlá
shell-engine-percent = Načítavajú sa pravidlá: { $percent } %
shell-engine-starting = Spúšťa sa program s pravidlami
shell-engine-once = Stane sa to len raz. Potom je všetko na tomto zariadení.
shell-engine-failed = Pravidlá sa nepodarilo načítať.
shell-retry = Skúsiť znova
shell-offline-ready = Hotovo: odteraz sa dá Partie hrať aj bez pripojenia.
shell-update = Je pripravená novšia verzia Partie. Tvoje stoly zostanú, ako sú.
shell-reload = Načítať znova
shell-later = Neskôr
shell-close = Zavrieť
shell-cancel = Zrušiť
shell-opening = Pripravuje sa stôl…
shell-opening-failed = Stôl sa nepodarilo otvoriť.
shell-loading = Okamih…
shell-page-failed = Stránku sa nepodarilo načítať.
shell-lost-title = Tu nič nie je
shell-lost = Táto adresa nikam nevedie. Možno chýba kus odkazu.

remark-newcomer-1 = Je to takto správne?
remark-newcomer-2 = Idem jednoducho za nosom.
remark-newcomer-3 = Jéj, to sa leskne!
remark-apprentice-1 = Počkať, toto predsa poznám.
remark-apprentice-2 = Azda mi nič neušlo.
remark-apprentice-3 = Majster by mal zo mňa radosť.
remark-regular-1 = Nebudeme to zbytočne komplikovať.
remark-regular-2 = Už prišli aj horšie karty.
remark-regular-3 = To vyzerá rozumne.
remark-expert-1 = To sa dalo čakať.
remark-expert-2 = Myslí sa o dva ťahy dopredu.
remark-expert-3 = Zaujímavé. Len ďalej.
remark-master-1 = Každý kameň má svoj príbeh.
remark-master-2 = Trpezlivosť vyhráva častejšie než šťastie.
remark-master-3 = Karty mám spočítané. Všetky.
bot-newcomer-about = Porovná dve možnosti, ktoré mu zídu na um. Hodí sa na prvú partiu.
bot-apprentice-about = Pozrie sa na polovicu možností a zvyšok prehliadne.
bot-regular-about = Zváži každú možnosť, ale nepozerá sa dopredu.
bot-expert-about = Pozerá sa niekoľko ťahov dopredu v niekoľkých možných rozdaniach, ktoré zodpovedajú tomu, čo vidí.
bot-master-about = Pozerá sa ešte ďalej v mnohých možných rozdaniach a koncovky rieši presne. Nikto nepodvádza: každý bot vidí len to, čo smie vidieť jeho miesto.


## Home

home-title = Partie: moderné stolové hry pri jednom stole
home-heading = Moderné stolové hry pri jednom stole
home-lead = Sadni si a hraj: proti botom, s priateľmi pri jednej obrazovke alebo sólo. Bez účtu, bez reklám, bez čakania.
home-games = Hry
home-go-on-title = Tvoja partia čaká
home-go-on = Hrať ďalej
home-more-tables = { $count ->
    [one] ešte { $count } rozohraná partia
    [few] ešte { $count } rozohrané partie
    [many] ešte { $count } rozohranej partie
   *[other] ešte { $count } rozohraných partií
}
home-players = { $most ->
    [one] { $least } – { $most } hráč
    [few] { $least } – { $most } hráči
    [many] { $least } – { $most } hráča
   *[other] { $least } – { $most } hráčov
}
home-players-exact = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
home-minutes = { $most ->
    [one] { $least } – { $most } minúta
    [few] { $least } – { $most } minúty
    [many] { $least } – { $most } minúty
   *[other] { $least } – { $most } minút
}
home-play = Hrať hneď
home-play-against = { $count ->
    [one] proti botovi úrovne učeň
    [few] proti { $count } botom úrovne učeň
    [many] proti { $count } bota úrovne učeň
   *[other] proti { $count } botom úrovne učeň
}
home-play-friend = Vo dvojici na tomto zariadení
home-play-alone = Sólo proti hre
home-set-up = Pripraviť stôl…
home-rules = Pravidlá
home-promises = Na čo sa môžeš spoľahnúť
home-free-title = Tvoje, aj bez pripojenia
home-free = Hra beží v tvojom prehliadači a tvoje stoly zostávajú na tvojom zariadení. Po prvej návšteve nepotrebuje pripojenie.
home-fair-title = Miešanie, ktoré možno overiť
home-fair = Poradie kariet je určené pred prvou kartou a po poslednej sa zverejní. Rozdanie si môže ktokoľvek zopakovať.
home-all-title = Pre každého pri stole
home-all = Klávesnica, čítačka obrazovky, veľké písmo, dotyk; štyri jazyky, ktoré možno kedykoľvek prepnúť.

## New table

new-title = Príprava stola
new-seats = Kto sedí pri stole
new-how-many = Počet miest
new-who = Miesto { $letter }
new-person = Človek
new-bot = Bot { $level }: { $name }
new-name = Meno
new-needs-person = Aspoň na jednom mieste musí sedieť človek.
new-hot-seat = Pri tomto zariadení hrá viac ľudí: pred každým ťahom sa obrazovka zakryje, kým si zariadenie neprevezme ten, kto je na rade.
new-alone = Hráš sólo proti súperovi, ktorý je súčasťou hry.
new-options = Varianty hry
new-luck = Miešanie
new-luck-about = Karty sa zamiešajú podľa tajného čísla, ktoré program zapečatí pred prvou kartou. Pridajú sa k nemu tvoje vlastné slová, takže miešanie nemohol nikto prichystať. Písať nič nemusíš.
new-words = Tvoje vlastné slová
new-seed = Konkrétne rozdanie
new-seed-about = Nechaj prázdne pre nové rozdanie. Rovnaký text s rovnakými miestami, nastavením a slovami dá rovnaké rozdanie; semienko dohratej partie nájdeš na stránke, kde sa overuje jej miešanie.
new-shuffle = Na začiatku zamiešať miesta
new-start = Začať hru

## Učenie

coach-title = Naučiť sa za 10 minút
coach-step = Lekcia, krok { $number } z { $count }
coach-choose = Tu nie je nič nové: voľ, ako chceš. Lekcia pokračuje, keď sa objaví niečo nové.
coach-more = Čítať ďalej
coach-go-alone = Hrať ďalej bez lekcie
coach-later = Aj to by sa dalo, ale lekcia sa k tomu dostane neskôr. Vyber niečo, čo svieti.
coach-unfold = Ukázať všetko
coach-fold = Ukázať menej
coach-well-done = Výborne!
coach-play-on = Dohrať túto partiu
coach-newcomer = Nová hra, ľahkí boti
coach-other = Lekcia: { $game }
coach-help = Pomoc pri učení
coach-first = Pre teba nové: { $question }
coach-understood = Rozumiem
coach-no-firsts = Už nevysvetľovať
coach-doubt = Naozaj?
coach-doubt-why = { $answer } – asi o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} horšie než najlepšia voľba. Lepšie vyzerá: { $better }.
coach-take-another = Zvoliť znova
coach-play-anyway = Aj tak zahrať
coach-no-warnings = Zahrať a nevarovať
coach-firsts = Vysvetľovať nové otázky
coach-firsts-about = Keď sa ťa hra na niečo pýta prvý raz, nad stolom sa ukáže pravidlo.
coach-firsts-auto = v prvej partii
coach-firsts-yes = v každej partii
coach-firsts-no = nikdy
coach-warns = Varovať pred slabým ťahom
coach-warns-about = Keď iná voľba vyzerá oveľa lepšie, hra sa pred tvojím ťahom ešte raz opýta.
coach-warns-no = vypnuté
coach-warns-yes = zapnuté

## With friends elsewhere

friend-title = Hrať s priateľmi
friend-door = Každý pri svojej obrazovke, nech ste kdekoľvek. Pošleš odkaz; druhá strana nepotrebuje účet a nič neinštaluje.
friend-play = S priateľmi odinakiaľ
friend-game = Hra
friend-free = Človek s odkazom
friend-needs-friend = Nechaj aspoň jedno miesto pre človeka s odkazom.
friend-luck-about = Server vyžrebuje tajné číslo a ukáže záväzok k nemu skôr, než si ktokoľvek sadne. Každý môže do miešania pridať vlastné slová, takže ho nemohol nikto prichystať. Písať nič nemusíš.
friend-make = Pozvať k stolu
friend-failed = Server nie je dostupný. Skontroluj pripojenie a skús to znova.
friend-waiting = Stôl čaká
friend-waiting-about = Pošli každému odkaz na jeho miesto. Hra sa začne sama, keď budú všetci sedieť. Stránku môžeš opustiť: stôl nájdeš medzi svojimi stolmi.
friend-waiting-guest = Hra sa začne sama, keď budú všetci sedieť. Stránku môžeš opustiť: stôl nájdeš medzi svojimi stolmi.
friend-seat-free = voľné
friend-seat-mine = ty
friend-seat-here = je tu
friend-seat-away = nie je tu
friend-seat-reserved = rezervované
friend-link = Odkaz na miesto { $letter }
friend-link-copy = Skopírovať odkaz
friend-link-share = Poslať odkaz
friend-link-copied = Odkaz je v schránke.
friend-link-code = Odkaz ako QR kód
friend-invites = Máš pozvanie na hru. Pozýva ťa: { $name }
friend-onlookers = Diváci
friend-onlookers-about = Kto má tento odkaz, môže partiu sledovať. Vidí len to, čo je odkryté pre všetkých.
friend-onlookers-link = Odkaz pre divákov
friend-luck-note = Odtlačok SHA-256 semienka, podľa ktorého sa rozdávajú karty. Poznač si ho: po partii dokáže, že semienko nikto nevymenil.
friend-invited = Máš pozvanie na hru
friend-invited-watch = Túto partiu môžeš sledovať
friend-at-table = Pri stole: { $names }
friend-your-seat = Tvoje miesto: { $letter }
friend-sit = Sadnúť si
friend-watch = Sledovať
friend-taken = Na tomto mieste už sedí niekto iný.
friend-stranger = Pri tomto stole nemáš miesto. Vypýtaj si odkaz k nemu.
friend-unknown = Taký stôl neexistuje. Možno chýba kus odkazu.
friend-rematch-why = Ostatní dostanú ponuku: hra sa začne, keď ju všetci prijmú.
friend-tables = S priateľmi odinakiaľ
friend-tables-about = Tieto stoly uchováva server a tento prehliadač si pamätá, kde sú. Kto tu stôl zmaže, len zabudne cestu k nemu.
friend-tables-running = Ešte sa hrá
friend-tables-over = Dohrané
friend-tables-watching = sleduješ
friend-tables-end = Ukázať koniec
lobby-title = Voľné stoly

## My tables

tables-title = Moje stoly
tables-about = Všetko je uložené len v tomto prehliadači. Záznam je textový súbor: kdekoľvek si podľa neho možno partiu pozrieť a overiť miešanie.
tables-import = Pridať záznamy
tables-importing = Záznamy sa čítajú…
tables-drop = Sem potiahni záznamy
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
tables-empty-about = Na prvú partiu stačia dve ťuknutia. Môžeš sem tiež potiahnuť záznamy dohraných partií.
tables-alone = { $seat }, sólo
tables-open = Čaká na teba
tables-broken-off = Nedohrané
tables-imported = pridané zo súboru
tables-replay = Pozrieť záznam
tables-check = Overiť miešanie
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
settings-motion = Animácie
settings-motion-auto = podľa zariadenia
settings-motion-none = žiadne
settings-film = Púšťať dianie na stole
settings-film-about = Jedno po druhom, priamo na hracej ploche. Kláves alebo ťuknutie preskočí na koniec.
settings-film-slow = pomaly
settings-film-normal = normálne
settings-film-quick = rýchlo
settings-film-off = vôbec nie
settings-boards = Herné plány
settings-boards-about = Jednoduchý plán kreslí každú hru ako rady kariet a mapy: menej obrázkov, viac textu.
settings-boards-own = každá hra svoj
settings-boards-plain = jednoduchý
settings-sound = Zvuk
settings-sound-off = vypnutý
settings-sound-soft = tichý
settings-sound-normal = normálny
settings-sound-loud = hlasný
settings-play = Pri stole
settings-name = Tvoje meno
settings-name-about = Zobrazuje sa pri stole a v záznamoch. Bez mena sa ti hovorí „{ seat-me }“.
settings-ahead = Pravidlá v tomto zariadení pri hre s priateľmi
settings-ahead-about = S pravidlami tu je náhľad hneď. Stiahnu sa, keď budete sedieť pri stole, 14 MB, ale nie tam, kde sa majú šetriť dáta.
settings-ahead-auto = stiahnuť
settings-ahead-never = nesťahovať
settings-confirm = Potvrdzovať ťah
settings-confirm-about = Prvé ťuknutie ukáže, čo z toho bude, druhé ťah vykoná.
settings-confirm-touch = na dotykových obrazovkách
settings-confirm-always = vždy
settings-confirm-never = nikdy
settings-pace = Ako dlho boti pred ťahom čakajú
settings-pace-slow = dlho
settings-pace-normal = normálne
settings-pace-quick = krátko
settings-pace-none = vôbec nie
settings-aids = Pomoc s počítaním
settings-aids-about = Ukáže, ktoré karty ešte môže mať druhá strana, ak si to môže spočítať každý.
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
settings-forget = Zmazať všetko…
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
credits-own-about = Program s pravidlami, slová aj kresby sú naša vlastná práca. Je to slobodný softvér: každý ho smie používať, skúmať, meniť a odovzdávať ďalej.
credits-icons = Ikony
credits-icons-about = Niektoré symboly na kartách a doskách sú z game-icons.net pod licenciou Creative Commons Uveďte autora 3.0. Boli prefarbené a upravené.
credits-works = Na čom Partie stojí

## Rules

rules-title = Pravidlá
rules-questions = Na čo sa hra pýta a aké pravidlo je za tým
rules-questions-about = V poradí, v akom sa hra pýta. Pri stole je to isté pravidlo vedľa každej otázky.
rules-cards = Všetky karty
rules-search = Hľadať v kartách
rules-found = { $count ->
    [0] Žiadna karta nezodpovedá.
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}

## Príručka

book-contents = Obsah
book-search = Hľadať v pravidlách
book-found = { $count ->
    [0] Žiadny odsek nezodpovedá.
    [one] { $count } odsek
    [few] { $count } odseky
    [many] { $count } odseku
   *[other] { $count } odsekov
}
book-rule = Pravidlo: { $what }
book-rule-short = Pravidlo k tomuto
book-here = Odkaz na tento odsek
book-picture = Stôl v ukážkovej partii
book-example = Z ukážkovej partie
book-worked = Body v ukážkovej partii v tejto chvíli. Každé číslo rozbalí svoje zdôvodnenie.

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
sheet-again = Rovnaké rozdanie znova
sheet-replay = Pozrieť záznam partie
sheet-finale = Pozrieť záver znova
finale-title = Koniec hry
finale-decided = Rozhodlo toto: { $source }, { $points } : { $others }.
finale-card = Najviac priniesla karta „{ $card }“: { $points }.
sheet-share = Zdieľať výsledok
sheet-check = Overiť miešanie
sheet-tables = Moje stoly
sheet-copied = Výsledok je v schránke.
sheet-not-copied = Prehliadač kopírovanie nedovolil.

## Replay

replay-page-title = Záznam partie
replay-page-missing = Taký stôl v tomto prehliadači nie je.
replay-page-all-open = Všetky karty odkryté
replay-page-eyes = Pohľad
replay-page-copy = Kopírovať odkaz
replay-page-copied = Odkaz je v schránke. Je v ňom celá partia: otvorí sa v každom prehliadači.
replay-page-cut = Odkaz nie je úplný: cestou sa z neho kúsok stratil. Požiadaj oň znova.
replay-page-keep = Uložiť medzi moje stoly
replay-page-play-on = Hrať ďalej
replay-page-unfinished = Partia sa ešte neskončila: prezerať sa dá len to, čo vidno z tvojho miesta.
replay-page-controls = Kroky záznamu
replay-page-first = Na začiatok
replay-page-back = O krok späť
replay-page-play = Spustiť
replay-page-pause = Pozastaviť
replay-page-forth = O krok ďalej
replay-page-last = Na koniec
replay-page-moment = Krok { $step } z { $last }
replay-page-speed = Rýchlosť
replay-page-start = Začiatok
replay-page-unheard = Stalo sa niečo skryté.
replay-page-dealt = { $count ->
    [one] potom rozdané: { $count } kus
    [few] potom rozdané: { $count } kusy
    [many] potom rozdané: { $count } kusa
   *[other] potom rozdané: { $count } kusov
}

## Check

check-page-title = Overiť miešanie
check-page-about = Dohraná partia o sebe dokazuje tri veci: jej záznam nikto nezmenil, všetci hrali podľa pravidiel a karty si nikto nevybral. Táto stránka to všetko overí priamo v tvojom zariadení.
check-page-sealed = Semienko je ešte zapečatené
check-page-sealed-why = Partia sa ešte neskončila. Kto by poznal semienko, poznal by všetky karty, ktoré ešte len prídu, a preto zostáva do konca tajné. Záväzok nižšie je už pevný: poznač si ho a po partii ho porovnaj.
check-page-which = V súbore je viac záznamov. Ktorý?
check-page-found = Čo sa zistilo
check-page-good = V zázname nie je nič podozrivé.
check-page-bad = Na tomto zázname niečo nesedí.
check-page-busy = Celá partia sa na overenie hrá znova…
check-page-save = Uložiť záznam
check-page-luck = Ako sa určilo miešanie
check-page-luck-why = Štyri kroky, v tomto poradí. Odtlačky tu počíta sám prehliadač, bez programu s pravidlami, aby sa jedno dalo overiť druhým.
check-page-step-commitment = Záväzok
check-page-step-commitment-why = Pred prvou kartou sa vyžrebovalo tajné číslo, semienko. Jeho odtlačok SHA-256 sa hneď ukázal. Odtlačok semienko neprezradí, ale žiadne iné semienko rovnaký nemá: od tej chvíle ho nemožno vymeniť.
check-page-no-commitment = Tento záznam nemá záväzok.
check-page-step-words = Slová hráčov
check-page-step-words-why = Až potom môžu hráči pridať vlastné slová. Pridajú sa k rozdaniu, takže ani ten, kto semienko vyžreboval, nemohol vedieť, čo prinesie.
check-page-no-words = K tejto partii nikto žiadne slová nepridal.
check-page-step-seed = Semienko
check-page-step-seed-why = Po poslednej karte sa semienko ukáže. Ktokoľvek z neho môže vypočítať odtlačok a presvedčiť sa, že je to práve to, ku ktorému sa program zaviazal.
check-page-no-seed = Semienko ešte nie je verejné.
check-page-cannot-hash = Stránka sa nenačítala zabezpečeným spojením, a preto jej prehliadač nedovolí počítať odtlačky. Vyššie to overil program s pravidlami.
check-page-hashed = Odtlačok SHA-256 tohto semienka, práve vypočítaný tvojím prehliadačom:
check-page-same = Zhoduje sa so záväzkom.
check-page-different = Nezhoduje sa so záväzkom. Semienko niekto vymenil.
check-page-step-deal = Každá karta
check-page-step-deal-why = Semienko a slová spolu dávajú kľúč. Každú rozdanú kartu určuje odtlačok tohto kľúča a čísla otázky; vyberá sa len z kariet, ktoré mohli prísť. Žiadna karta teda nezávisí od toho, čo kto urobil, a všetko sa dá rozdať znova.
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
check-page-no-record = Žiadny záznam tu nie je: záznam sa začína riadkom [partie "1"].

## Keeping everything

keep-title = Záloha
keep-about = Ulož všetko do jedného súboru: všetky stoly, aj rozohrané, s poznámkami, štatistikou a nastaveniami. Obnoviť ho môžeš tu aj na inom zariadení.
keep-secret = Súbor nikomu nedávaj. Ukazuje všetky karty rozohraných partií a obsahuje tajné odkazy na voľné miesta pri stoloch s priateľmi. Tvoje vlastné miesto na serveri zostáva v tomto prehliadači.
keep-save = Uložiť všetko do súboru
keep-saved = Súbor je uložený.
keep-save-failed = Súbor sa nepodarilo uložiť. Skús to znova alebo v inom prehliadači.
keep-restore = Obnoviť zo súboru
keep-reading = Súbor sa kontroluje…
keep-restored = Všetko zo súboru je teraz tu.
keep-untouched = Nič sa tu nezmenilo.
keep-plan = Čo pribudne
keep-plan-new = { $count ->
    [one] { $count } nový stôl.
    [few] { $count } nové stoly.
    [many] { $count } nového stola.
   *[other] { $count } nových stolov.
}
keep-plan-running = Z toho rozohraných: { $count }.
keep-plan-further = { $count ->
    [one] { $count } stôl je v súbore ďalej ako tu: pokračuje sa odtiaľ.
    [few] { $count } stoly sú v súbore ďalej ako tu: pokračuje sa odtiaľ.
    [many] { $count } stola je v súbore ďalej ako tu: pokračuje sa odtiaľ.
   *[other] { $count } stolov je v súbore ďalej ako tu: pokračuje sa odtiaľ.
}
keep-plan-beside = { $count ->
    [one] { $count } stôl pokračoval v súbore inak ako tu: zostanú oba.
    [few] { $count } stoly pokračovali v súbore inak ako tu: zostane oboje.
    [many] { $count } stola pokračovalo v súbore inak ako tu: zostane oboje.
   *[other] { $count } stolov pokračovalo v súbore inak ako tu: zostane oboje.
}
keep-plan-known = { $count ->
    [one] { $count } stôl tu už je a zostane bez zmeny.
    [few] { $count } stoly tu už sú a zostanú bez zmeny.
    [many] { $count } stola tu už je a zostane bez zmeny.
   *[other] { $count } stolov tu už je a zostane bez zmeny.
}
keep-plan-unknown = { $count ->
    [one] { $count } stôl je z hry alebo verzie, ktorú táto stránka nemá. Zostane v súbore.
    [few] { $count } stoly sú z hier alebo verzií, ktoré táto stránka nemá. Zostanú v súbore.
    [many] { $count } stola je z hier alebo verzií, ktoré táto stránka nemá. Zostane v súbore.
   *[other] { $count } stolov je z hier alebo verzií, ktoré táto stránka nemá. Zostanú v súbore.
}
keep-plan-links = { $count ->
    [one] { $count } odkaz na stôl s priateľmi.
    [few] { $count } odkazy na stoly s priateľmi.
    [many] { $count } odkazu na stoly s priateľmi.
   *[other] { $count } odkazov na stoly s priateľmi.
}
keep-plan-settings = Prevziať aj nastavenia zo súboru
keep-plan-add = Pridať to všetko
keep-fault-other = Toto nie je súbor z Partie. Vyber ten, ktorý vznikol cez „{ keep-save }“.
keep-fault-record = V tomto súbore je záznam. Pridaj ho na stránke „{ tables-title }“.
keep-fault-newer = Súbor uložila novšia verzia Partie. Načítaj stránku znova, nech je aj tu najnovšia, a skús to ešte raz.
keep-fault-damaged = Súbor je poškodený: časť chýba alebo ju niekto zmenil. Skopíruj ho znova odtiaľ, kde je uložený, alebo použi starší.
keep-fault-table = Stôl { $number } v súbore nemôže byť v poriadku: { $why } Použi iný súbor alebo ho na druhom zariadení ulož znova.
keep-restore-full = Na zariadení nie je dosť miesta. Uvoľni ho a skús to znova.
keep-restore-failed = Tento prehliadač stránke nedovolí nič ukladať. Zavri anonymné okno alebo použi iný prehliadač.
keep-lasting = Prehliadač tvoje stoly uchová, kým ich nezmažeš.
keep-not-lasting = Keď sa na zariadení minie miesto, prehliadač môže tvoje stoly zmazať.
keep-lasting-unknown = Tento prehliadač nehovorí, či môže tvoje stoly zmazať. Občas ich ulož do súboru.
keep-room = Voľné miesto: { $size }.
keep-ask = Požiadať o uchovanie
keep-ask-refused = Prehliadač nesúhlasí. Často pomôže nainštalovať si Partie ako aplikáciu alebo pridať stránku medzi záložky. Dovtedy občas ulož všetko do súboru.
keep-full = Na zariadení sa minulo miesto, a tak sa partia neukladá. Skôr než okno zavrieš, ulož všetko do súboru a potom uvoľni miesto.
keep-refused = Tento prehliadač stránke nedovolí nič ukladať, a tak sa partia neukladá. Skôr než okno zavrieš, ulož všetko do súboru.
tables-import-advice = Odmietnuté záznamy sa neuložili. Ulož ich znova tam, kde sa hrali, a pridaj celý súbor.

## On another device

move-door = Pokračovať inde
move-title = Pokračovať na inom zariadení
move-about = Otvor odkaz na druhom zariadení, namier jeho kameru na kód alebo si prenes súbor. Hra tam pokračuje presne odtiaľto.
move-secret = Nedávaj to nikomu, kto hrá proti tebe: odkaz aj súbor obsahujú celý stôl, s každou skrytou kartou aj s ďalším miešaním.
move-by-link = Odkazom
move-link = Odkaz na stôl
move-long = Odkaz je dlhý a niektoré aplikácie dlhé odkazy skrátia. Súbor je istejší.
move-by-file = Súborom
move-file-about = Na druhom zariadení vyber v nastaveniach „{ keep-restore }“.
move-save = Uložiť stôl do súboru
move-copy = Prenáša sa kópia. Toto zariadenie nemôže vedieť, ako hra inde pokračuje, a stôl tu zostáva, ako je. Kto hrá na oboch, má dve rôzne partie.
move-back = Späť k stolu
arrive-title = Stôl z iného zariadenia
arrive-new = Stôl sa v tomto prehliadači uloží ako kópia. Druhé zariadenie sa nedozvie, ako tu hra pokračuje.
arrive-further = Tento stôl tu máš, ale nie tak ďaleko. Nadviaže sa na stav z odkazu.
arrive-beside = Tento stôl tu máš, ale pokračoval inak. Zostanú oba.
arrive-known = Tento stôl tu už máš, aspoň rovnako ďaleko.
arrive-go-on = Pokračovať tu

## Your games

stats-title = Tvoje partie
stats-door = Tvoje partie v číslach
stats-about = Počíta sa z dohraných partií uložených v tomto prehliadači.
stats-seats = Miest
stats-played = Partií
stats-won = Výhier
stats-best = Najviac
stats-average = Priemer
stats-none = Zatiaľ žiadna dohraná partia
stats-shared = { $count ->
    [one] { $count } partia viacerých ľudí pri jednej obrazovke sa nepočíta: nevie sa, ktoré miesto bolo tvoje. Nastav si meno a hraj pod ním.
    [few] { $count } partie viacerých ľudí pri jednej obrazovke sa nepočítajú: nevie sa, ktoré miesto bolo tvoje. Nastav si meno a hraj pod ním.
    [many] { $count } partie viacerých ľudí pri jednej obrazovke sa nepočíta: nevie sa, ktoré miesto bolo tvoje. Nastav si meno a hraj pod ním.
   *[other] { $count } partií viacerých ľudí pri jednej obrazovke sa nepočíta: nevie sa, ktoré miesto bolo tvoje. Nastav si meno a hraj pod ním.
}

## When something goes wrong

crash-title = Niečo sa pokazilo
crash-why = Tvoje stoly sú uložené. Načítaj stránku znova a pokračuj.
crash-go-on = Pokračovať
crash-save = Uložiť hlásenie
crash-report-about = Hlásenie je textový súbor: verzia, prehliadač, jazyk, chyba a partia tak, ako ju vidíš ty. Nikam sa neposiela; komu ho dáš, je na tebe.
crash-writing = Hlásenie sa píše…
crash-saved = Hlásenie je uložené.
