# Co říká sám stůl, česky. Hry mají vlastní slova.

about-partie = Moderní deskové hry u jednoho stolu: hraj je, zkoumej a ověřuj.
version = Partie { $version }

## Kdo sedí u stolu

seat-me = Ty
seat-person = Hráč { $letter }
seat-dealer = Rozdávající
seat-onlooker = Divák
bot-newcomer = Nováček
bot-apprentice = Učeň
bot-regular = Pokročilý
bot-expert = Znalec
bot-master = Mistr
bot-greedy = Chamtivý bot
bot-random = Náhodný bot
bot-named = { $name } ({ $level })
face-down = lícem dolů
answer-sealed = skrytá volba
answer-sealed-by = { $seat }: skrytá volba
reason-not-offered = To teď mezi možnostmi není.
reason-not-asked = Teď nejsi na řadě.
reason-too-late = Tato volba už padla.
err-other-seed = Tato partie začala s jiným semínkem: záznam a semínko k sobě nepatří.
err-unknown-record = Hru „{ $game }“ nebo tuto verzi jejích pravidel tu nelze hrát.
err-redacted = Toto je záznam nedohrané partie: lze si ho prohlédnout jen u jejího stolu.

## Nápověda

help-usage = Použití:
help-arguments = Argumenty
help-commands = Příkazy
help-options = Volby
help-examples = Příklady
help-default = [výchozí: { $value }]

meta-options = [VOLBY]
meta-command = PŘÍKAZ
meta-game = HRA
meta-file = SOUBOR
meta-folder = SLOŽKA
meta-number = ČÍSLO
meta-seats = MÍSTA
meta-bot = BOT
meta-setting = JMÉNO=HODNOTA
meta-seat = MÍSTO
meta-salt = SLOVA
meta-lang = JAZYK
meta-bots = BOTI
meta-address = ADRESA

cmd-games = vypíše hry, které se tu dají hrát
cmd-play = spustí partii v terminálu
cmd-simulate = nechá boty sehrát mnoho partií
cmd-arena = nechá boty utkat se a řekne, který je silnější a jak jisté to je
cmd-replay = vypráví záznam slovy nebo ukáže stůl v jedné chvíli
cmd-verify = ověří záznam: text, hru, výsledek i míchání
cmd-perft = spočítá všechna možná pokračování
cmd-fuzz = zkouší hru rozbít náhodným hraním
cmd-bench = změří rychlost náhodného hraní a botů

help-games = Vypíše nainstalované hry: počet míst, verzi pravidel, jazyky, karty a boty.
help-play = Sehraje jednu partii v terminálu, proti botům nebo s přáteli u jedné klávesnice. Míchání se zapečetí před první kartou a po poslední se dá ověřit.
help-simulate = Nechá boty sehrát mnoho partií a spočítá vítězství a body. Partie závisí jen na semínku a na svém čísle: každý běh dá tytéž partie, ať se o práci dělí jakkoli mnoho procesů.
help-arena = Nechá boty utkat se a porovná je. Bot, který rozdání hraje, sedí při něm jednou na každém místě, takže nikdo není lepší jen proto, že dostal lepší karty. Hodnocení je OpenSkill podle pořadí, ve hrách se stranami podle stran; interval obsahuje skutečnou hodnotu v 95 případech ze 100 a partie téhož rozdání se nikdy nepočítají za nezávislé.
help-replay = Vypráví zaznamenanou partii otázku po otázce i s bodovacím listem; s volbou --at ukáže stůl tak, jak vypadal po dané otázce.
help-verify = Ověří každý záznam v souboru: zda je text neporušený, zda se hrálo podle pravidel, zda sedí výsledek a zda se karty rozdaly tak, jak určuje semínko. Když něco nesedí, skončí s kódem 1.

arg-game = jméno hry; seznam vypíše `partie games`
arg-record = soubor s jedním nebo více záznamy

opt-help = ukáže tuto stránku
opt-version = ukáže verzi
opt-lang = jazyk: en, cs, sk nebo pl; výchozí podle PARTIE_LANG nebo podle systému
opt-json = místo vět vypíše jeden dokument JSON
opt-confirm = zeptá se před tahem botů, aby se volba dala ještě vzít zpět
opt-plain = prosté řádky bez rámečků a barev, pro čtečky obrazovky a soubory
opt-seats = počet náhodných botů, nebo bot:JMÉNO pro každé místo, oddělené čárkami
opt-seats-play = me, me:JMÉNO nebo bot:JMÉNO pro každé místo, oddělené čárkami; bot:1 nováček, bot:2 učeň, bot:3 pokročilý, bot:4 znalec, bot:5 mistr; výchozí me,bot:regular
opt-hints = h poradí; po hře boti ukážou, co zvažovali
opt-bot = bot na každém místě, je-li --seats číslo
opt-set = volby stolu ve tvaru JMÉNO=HODNOTA oddělené čárkami; vypíše je `partie games`
opt-cards = složka s jinými kartami; zda se s nimi dá hrát, řekne `partie cards check`
opt-seed = semínko, které o všem rozhoduje
opt-seed-play = vlastní semínko míchání místo tajného; stejné semínko rozdá stejné karty
opt-salt = vlastní slova, která se přidají do míchání
opt-save = kam uložit záznam
opt-games = kolik partií
opt-jobs = kolik procesů se o práci dělí
opt-bots = dva boti nebo více, oddělení čárkami; úroveň lze uvést číslem
opt-games-arena = nejméně kolik partií; poslední kolo rozdání se dohraje
opt-seats-arena = kolik míst; jinak kolik je botů, pokud to hra dovolí
opt-sides = strana proti straně, pro dva boty: jeden bot hraje za všechna místa jedné strany a boti si strany střídají
opt-ray = o práci se podělí tento cluster Ray: jeho adresa, auto pro běžící, local pro nový
opt-out = všechny záznamy uloží do tohoto souboru
opt-closer = spočítá také, odkud byly body a kdo s čím vyhrál
opt-plot = nakreslí to jako obrázek SVG do tohoto souboru
opt-at = ukáže stůl po této otázce; 0 je začátek
opt-seat = písmeno místa, jehož pohled se ukáže; jinak jsou všechny karty odkryté
opt-game = kolikátý záznam ze souboru

example-games = Co se tu dá hrát?
example-games-json = Totéž jako JSON.
example-play-bot = Ty proti botovi třetí úrovně.
example-play-friends = Dva přátelé u jedné klávesnice; záznam se uloží.
example-play-confirm = Volbu lze vzít zpět, dokud boti neodpověděli.
example-play-set = Sólo proti legendárnímu Jaelovi.
example-play-hints = S radami, proti dvěma botům třetí úrovně.
example-play-plain = Česky a prostými řádky pro čtečku obrazovky.
example-simulate = Tisíc partií mezi náhodnými boty.
example-simulate-bots = Dva druhy botů, dva procesy, výsledek jako JSON.
example-simulate-out = Sto partií i se záznamy, které `partie verify` přijme.
example-simulate-closer = Čtyři přemýšliví boti: odkud mají body, i s obrázkem.
example-simulate-set = Sólo proti legendárnímu Jaelovi.
example-arena = Je greedy lepší než random a o kolik?
example-arena-levels = Tři úrovně u stolu pro pět, dva procesy, obrázek.
example-arena-sides = Strana proti straně: který ze dvou botů je lepší, na méně partiích.
example-arena-alone = Každý za sebe na týchž rozdáních; všechny záznamy se uloží.
example-arena-ray = Na běžícím clusteru Ray, výsledek jako JSON.
example-replay = Celá partie slovy, i s bodovacím listem.
example-replay-at = Co bylo vidět z místa A po 23. otázce.
example-replay-game = Sedmá partie ze souboru, jako JSON.
example-verify = Hrálo se poctivě?
example-verify-json = Všechny záznamy v souboru, jako JSON.

## Chyby

err-label = Chyba:
err-try-help = Nápovědu ukáže: { $command }
err-interrupted = Přerušeno.
err-command-line = Příkazový řádek je nesrozumitelný.
err-command = Příkaz „{ $given }“ neexistuje. Na výběr jsou: { $commands }.
err-command-near = Příkaz „{ $given }“ neexistuje. Neměl to být „{ $near }“?
err-no-such-option = Volba { $option } tu není.
err-did-you-mean = Neměla to být { $options }?
err-option-needs-value = Za volbou { $option } musí následovat hodnota.
err-option-takes-no-value = Volba { $option } nemá hodnotu; vynech vše od rovnítka dál.
err-missing-argument = Na příkazovém řádku chybí { $argument }.
err-missing-option = Chybí povinná volba { $option }.
err-extra-arguments = Tady už nemělo nic být: { $given }. Hodnota s mezerami patří do uvozovek.
err-language = Jazyk „{ $value }“ není k dispozici. Na výběr jsou: { $languages }.
err-whole-number = Volba { $option } vyžaduje celé číslo, nejméně { $least }; „{ $value }“ to není.
err-seconds = Volba { $option } vyžaduje počet sekund větší než nula; „{ $value }“ to není.
err-unknown-game = Hra „{ $name }“ není nainstalovaná. K dispozici: { $games }.
err-unknown-bot = Bot „{ $name }“ neexistuje. K dispozici: { $bots }.
err-seat-count = Hra „{ $game }“ má { $least } až { $most } míst, v --seats jich je { $given }.
err-no-settings = Hra „{ $game }“ nemá při tomto počtu míst ({ $seats }) žádné volby.
err-setting = „{ $given }“ není volba hry „{ $game }“ při tomto počtu míst ({ $seats }). Na výběr je: { $settings }
err-own-cards-only = Hra „{ $game }“ se hraje jen s vlastními kartami.
err-bad-cards = S tabulkami ve složce { $folder } se hrát nedá (počet chyb: { $faults }). Vypíše je `partie cards check { $folder }`.
err-seat-count-exact = Hra „{ $game }“ má přesně { $count ->
    [one] { $count } místo
    [few] { $count } místa
    [many] { $count } místa
   *[other] { $count } míst
}, v --seats jich je { $given }.
err-seat-word = Místo nemůže obsadit „{ $word }“. Napiš me, me:JMÉNO nebo bot:JMÉNO oddělené čárkami, nebo počet botů.
err-no-people = Tady mohou sedět jen boti: místo me napiš bot:JMÉNO, nebo použij `partie play`.
err-bots = Do arény patří dva různí boti nebo více, oddělení čárkami.
err-sides = --sides je přesně pro dva boty.
err-no-ray = Ray není nainstalován. Přidá ho: pip install partie[ray]
err-ray-address = Na adrese „{ $address }“ není dostupný žádný cluster Ray ({ $system }).
name-empty = Chybí jméno.
name-long = Jméno má nejvýš 24 znaků.
name-sign = Jméno se skládá z písmen, číslic a mezer; uvnitř může být spojovník, apostrof, tečka a podtržítko.
name-mixed = Ve jméně se míchají písmena dvou abeced: použij jen jednu.
name-short = Jméno má aspoň dva znaky, z toho jedno písmeno.
name-bot = „Bot“ se jmenují jen boti.
name-taken = Takové nebo skoro takové jméno už u tohoto stolu někdo má.
name-account = Takové nebo skoro takové jméno už má něčí účet. Zvol jiné.
err-salt = „{ $salt }“ se do míchání přidat nedá: vynech středníky a řídicí znaky.
err-seat-letter = Místo „{ $seat }“ v této partii není. Na výběr jsou: { $seats }.
err-no-file = Soubor „{ $file }“ neexistuje.
err-not-text = Soubor „{ $file }“ není text v UTF-8.
err-cannot-read = Soubor „{ $file }“ nelze přečíst ({ $system }).
err-cannot-write = Soubor „{ $file }“ nelze zapsat ({ $system }).
err-no-record = V souboru „{ $file }“ není záznam: ten začíná řádkem [partie "1"].
err-no-such-record = Záznam číslo { $which } v souboru není; poslední má číslo { $count }.
err-unreadable = Záznam v souboru „{ $file }“ nelze přečíst. { $why }
err-unreadable-line = Řádek { $line } není hlavička ani očekávaný řádek partie: „{ $text }“.
err-unreadable-format = Záznam má podobu, kterou tato verze nezná, nebo je neúplný.
err-record-names-no-game = Záznam neříká, o kterou hru jde: chybí hlavička „game“.
err-record-unknown-game = Záznam patří ke hře „{ $name }“, která není nainstalovaná. K dispozici: { $games }.
err-record-unknown-rules = Hrálo se podle pravidel hry „{ $name }“ ve verzi { $version }; nainstalovaná je verze { $have }. Nainstaluj vydání, které potřebnou verzi obsahuje.
err-record-cards = Partie se hrála s kartami „{ $cards }“, ne s „{ $have }“. Složku s nimi uveď volbou --cards.
err-broken-record = Záznam nelze dohrát do konce. { $why }
err-no-moment = Otázka { $at } v tomto záznamu není; poslední má číslo { $last }.
err-redacted-moment = Záznam nedohrané partie ukazuje jen poslední stav. Vynech --at.
err-redacted-seat = Tento záznam patří místu { $reader } a neříká, co věděli ostatní. Vynech --seat.
err-redacted-view = V záznamu není čitelný pohled na stůl, proto ho nelze ukázat.

break-start = S těmito místy a volbami hra nemůže začít.
break-illegal = Odpověď na otázku { $question } je proti pravidlům: { $reason }
break-not-asked = Otázka { $question } nebyla pro místo { $seat }.
break-unreadable = Odpověď na otázku { $question } není žádnou z akcí této hry.
break-too-many = U otázky { $question } je odpověď navíc.
break-too-few = U otázky { $question } chybí odpověď.

## Hry

games-name = jméno
games-title = hra
games-seats = místa
games-rules = pravidla
games-languages = jazyky
games-cards = karty
games-settings = volby
games-bots = boti

## U stolu

luck-commitment = Závazek (otisk semínka): { $luck }
luck-ask-salt = Vlastní slova do míchání (Enter = žádná):
luck-salt = Do míchání přidáno: { $salt }
luck-seed = Semínko míchání, teď už veřejné: { $seed }

news-title = Co se stalo
log-title = Dosavadní průběh
prompt = { $seat } >
prompt-interjection = { $typed }: { $answer } (kdykoli)
prompt-keys = { $numbers } volba · ? pravidlo · l průběh · s body · u zpět · q konec
prompt-key-card = ? { $card } karta
prompt-key-hint = h rada
chosen = Zvoleno: { $answer }
not-an-option = „{ $text }“ mezi možnostmi není. Napiš některé z čísel { $numbers }, nebo ? pro nápovědu.
no-such-topic = Nic tu není pod „{ $about }“. Zkus slovo z obrazovky, nebo samotné ?.
more-topics = { $count ->
    [one] A { $count } další. Napiš víc z názvu.
    [few] A { $count } další. Napiš víc z názvu.
    [many] A { $count } dalšího. Napiš víc z názvu.
   *[other] A { $count } dalších. Napiš víc z názvu.
}

help-key-number = číslo: možnost s tímto číslem
help-key-card = # a značka karty: možnost s touto kartou
help-key-notation = odpověď tak, jak ji píše záznam, například: { $answer }
help-key-rule = ?: pravidlo k této otázce; ? a značka karty nebo libovolná slova: co znamenají a co o nich říkají pravidla
help-key-undo = u: vezme zpět poslední odpověď, dokud se z ní nikdo nic nedozvěděl
help-key-log = l: všechno, co se stalo
help-key-sheet = s: bodovací list
help-key-hint = h: rada: které možnosti vypadají nejlépe
help-key-quit = q: odejít od stolu

confirm = Enter: potvrdit · u: vzít zpět >
undo-done = Poslední odpověď je vzatá zpět.
undo-nothing = Zatím nemáš žádnou odpověď, kterou by šlo vzít zpět.
undo-too-late = Poslední odpověď už zpět vzít nelze: od té doby někdo odpověděl nebo se dozvěděl něco nového. S volbou --confirm se tě program zeptá dřív, než boti odpovědí.

curtain = Klávesnice teď patří: { $seat }. Ostatní se nedívají.
curtain-ready = Až na obrazovku nikdo jiný neuvidí, stiskni Enter.

quit-saved = Tvůj záznam dosavadní partie je v souboru { $file }.
saved = Záznam je v souboru { $file }.
saved-records = Záznamy jsou v souboru { $file }.
saved-picture = Obrázek je v souboru { $file }.

## Body a výsledek

sheet-title = Bodovací list
sheet-now = Kdyby hra skončila teď
sheet-empty = Zatím se nebodovalo.
sheet-total = Celkem
outcome-winner = { $seat }: vítězství, { $score }
outcome-shared = Společné vítězství: { $seats }, { $score }
outcome-tie = Stejně bodů: { $seats }. { $why }
outcome-nobody = Nikdo nevyhrál, { $score }
standing = body, kdyby hra skončila teď

## Ověření

verdict-good = v pořádku
verdict-bad = špatně
verdict-open = nelze ověřit
verify-progress = Ověřování
verify-record = Záznam { $number }: { $game }, { $players }
verify-accepted = { $records ->
    [one] Ověřen { $records } záznam, v pořádku.
    [few] Ověřeny { $records } záznamy, všechny v pořádku.
    [many] Ověřeno { $records } záznamu, vše v pořádku.
   *[other] Ověřeno { $records } záznamů, všechny v pořádku.
}
verify-rejected = { $records ->
    [one] Ověřen { $records } záznam
    [few] Ověřeny { $records } záznamy
    [many] Ověřeno { $records } záznamu
   *[other] Ověřeno { $records } záznamů
}, odmítnuto: { $bad }.

check-seal-good = Text je neporušený.
check-seal-bad = Text se po zapečetění změnil.
check-game-good = Záznam patří k této hře, k těmto pravidlům a k těmto kartám.
check-game-bad = Záznam uvádí jinou hru, jiná pravidla nebo jiné karty: { $header }.
check-play-good = { $count ->
    [one] { $count } otázka, zodpovězená podle pravidel.
    [few] { $count } otázky, všechny zodpovězené podle pravidel.
    [many] { $count } otázky, vše zodpovězeno podle pravidel.
   *[other] { $count } otázek, všechny zodpovězené podle pravidel.
}
check-play-open = Vlastní záznam jednoho místa z nedohrané partie: jeho mezery ověřit nelze.
check-result-good = Výsledek { $score } odpovídá partii.
check-result-bad = Hlavička „{ $header }“ neodpovídá partii.
check-result-open = Partie neskončila, a tak nemá výsledek.
check-commitment-good = Semínko je to, k němuž se program zavázal před první kartou.
check-commitment-bad = Semínko není to, k němuž se program zavázal před první kartou.
check-commitment-open = Chybí semínko nebo závazek, není co porovnat.
check-deal-good = { $count ->
    [one] { $count } karta rozdána tak, jak určuje semínko.
    [few] { $count } karty rozdány tak, jak určuje semínko.
    [many] { $count } karty rozdáno tak, jak určuje semínko.
   *[other] { $count } karet rozdáno tak, jak určuje semínko.
}
check-deal-bad = Rozdání u otázky { $count } neodpovídá semínku.
check-deal-open = Bez semínka nelze rozdání ověřit.

## Přehrání

replay-open = všechny karty odkryté
replay-viewer = Pohled: { $viewer }
replay-redacted = { $seat }: vlastní záznam nedohrané partie
replay-unfinished = Partie neskončila.
replay-which = Záznam { $which } z { $count }; jiný vybere volba --game.

## Simulace

simulate-progress = Partie
simulate-games = { $game }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
    [many] { $answers } odpovědi
   *[other] { $answers } odpovědí
}
simulate-seat = { $seat }: { $wins ->
    [one] { $wins } vítězství
    [few] { $wins } vítězství
    [many] { $wins } vítězství
   *[other] { $wins } vítězství
} ({ $share } %), { $mean ->
    [one] { $mean } bod na partii
    [few] { $mean } body na partii
    [many] { $mean } bodu na partii
   *[other] { $mean } bodů na partii
}
simulate-shared = { $games ->
    [0] Žádné společné vítězství.
    [one] { $games } vítězství bylo společné.
    [few] { $games } vítězství byla společná.
    [many] { $games } vítězství bylo společných.
   *[other] { $games } vítězství bylo společných.
}
simulate-speed = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}: { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
    [many] { $answers } odpovědi
   *[other] { $answers } odpovědí
} a { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
} za sekundu
simulate-compiled = přeložené jádro
simulate-interpreted = interpretované jádro
simulate-chart = { $game }: počet partií { $games }, počet míst { $seats }
simulate-counts = Kolikrát se zahraje za partii
simulate-nobody = Bez vítězného místa: { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
} ({ $share } %).
simulate-sources = Body podle zdroje, průměr všech míst
simulate-wins = Podíl vítězství podle místa
simulate-uses = Jak často se využije, když se dobere: { $back }
simulate-wins-by = Podíl vítězství: { $trait }

## Aréna

arena-title = { $game }: { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}
arena-deals = { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
    [many] { $deals } rozdání
   *[other] { $deals } rozdání
}; bot, který rozdání hraje, sedí při něm jednou na každém místě; nerozhodné partie, které se do podílů nepočítají: { $undecided }
arena-bot = bot
arena-rating = hodnocení OpenSkill
arena-firsts = první místa
arena-place = průměrné pořadí
arena-speed = čas na odpověď
arena-pair = proti sobě
arena-better = lepší umístění
arena-lead = náskok v průměrném pořadí

## Balíčky

cmd-cards = zkontroluje sadu karet uloženou v tabulkách
help-cards = Zkontroluje tabulky ve složce: zda jde přečíst každé pole, nic se neopakuje a všeho je dost pro každý počet míst. Zkopíruj tabulky některé hry, oprav nebo přidej řádky a vyzkoušej je tady.
arg-cards-action = co se má stát; zatím jen: check
meta-cards-action = check
arg-cards-folder = složka s tabulkami
example-cards = Dá se s těmito tabulkami hrát?
example-cards-json = Totéž jako JSON.
cards-missing = Chybí { $table }.
cards-columns = { $table }, řádek { $line }: sloupce musí být { $expected }
cards-width = { $table }, řádek { $line }: počet polí je { $value }, má být { $expected }.
cards-value = { $table }, řádek { $line }, sloupec „{ $column }“: „{ $value }“ tam být nemůže; možné je: { $expected }.
cards-double = { $table }, řádek { $line }: „{ $value }“ se opakuje.
cards-too-few = { $table }: počet je { $value }, potřeba je { $expected }.
cards-too-few-of = { $table }, { $column }: počet je { $value }, potřeba je { $expected }.
cards-rejected = Sada karet to ještě není. Chyb: { $faults }.
cards-accepted = Se sadou karet „{ $name }“ se dá hrát.
err-cards-action = „{ $action }“ není příkaz pro sadu karet. Napiš: partie cards check SLOŽKA
err-no-folder = Složka „{ $folder }“ neexistuje.
err-no-cards = Ve složce „{ $folder }“ není set.table, kde je uvedeno, ke které hře sada karet patří, jak se jmenuje a jakou má verzi.
err-cards-game = Hra „{ $game }“ není nainstalovaná, nebo sady karet nepoužívá. Používají je: { $games }.

hint-title = Rada
hint-best = { $number }. { $answer } – vypadá nejlépe
hint-worse = { $number }. { $answer } – asi o { $points } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} horší
hint-place = { $number }. { $answer } – { $share } % cesty od posledního místa k prvnímu
hint-luck = { $number }. { $answer } – náhodně
hint-off = Rady jsou vypnuté; spusť hru s --hints.
why-title = Co boti zvažovali
why-line = { $question }. { $seat }

cmd-new = napíše novou hru jako základ
help-new = Napíše celou malou hru jako samostatný balíček pro Python, připravenou k přestavbě na tvoji: pravidla, texty ve čtyřech jazycích, testy a jediný vstupní bod, podle kterého ji Partie najde. Po instalaci se dá hned hrát.
arg-new-name = jméno hry: jedno slovo z malých písmen a–z a číslic
opt-new-folder = prázdná složka, nebo složka, která ještě neexistuje; jinak složka se jménem hry
meta-name = JMÉNO
example-new = Napíše hru do složky burrowers.
example-new-folder = Totéž do jiné složky.
new-written = Zapsáno: { $files ->
    [one] { $files } soubor
    [few] { $files } soubory
    [many] { $files } souboru
   *[other] { $files } souborů
} ve složce „{ $folder }“.
new-next = Jak dál:
err-new-name = „{ $name }“ nemůže být jméno hry. Zvol jedno slovo z 2 až 24 malých písmen a–z a číslic, které začíná písmenem, například: partie new burrowers
err-new-game-taken = Hra „{ $name }“ už existuje. Zvol jiné jméno.
err-new-module-taken = Python už má balíček „{ $name }“ a našel by místo hry ten. Zvol jiné jméno.
err-new-folder = Složka „{ $folder }“ není prázdná. Pomocí --folder uveď prázdnou, nebo takovou, která ještě neexistuje.

cmd-serve = nechá lidi hrát po síti
help-serve = Obsluhuje stoly na síti: lidé spolu hrají přes odkaz. Potřebuje PostgreSQL, jehož adresa je v PARTIE_DATABASE; při více procesech i NATS v PARTIE_NATS. PARTIE_ORIGIN říká, kde lidé stránku najdou, je-li před ní proxy. Databáze se nejdřív uvede do aktuálního stavu.
opt-host = adresa, na které naslouchat
opt-port = port, na kterém naslouchat; 0 vezme volný
opt-site = složka sestavené stránky, která se má také poskytovat
opt-serve-bots = kolik procesů přemýšlí za boty
example-serve = Stoly na síti i se stránkou a boti v jednom procesu vedle.
example-serve-open = Pro každého, kdo na tento počítač dosáhne.
serve-listening = naslouchám na { $address }
cmd-worker = přemýšlí za boty u stolů na síti
help-worker = Bere práci z fronty a odpovídá za boty, dokud ho někdo nezastaví. Může jich běžet víc, na každém počítači, který dosáhne na databázi a na NATS.
opt-until-input-ends = skončí, až skončí standardní vstup: pro proces, který spouští další
example-worker = Další proces, který přemýšlí za boty.
cmd-admin = stará se o stoly serveru
cmd-doctor = řekne, co chybí k provozu serveru
err-server-parts = Části serveru nejsou nainstalované ({ $parts }). Spusť: pip install "partie[server]"
err-no-site = Ve složce „{ $folder }“ není sestavená stránka. Sestav ji: npm run build
err-cannot-serve = Tento server nemůže pokračovat: { $why }.
err-database = Databázi na { $address } nelze použít: { $system }. Co chybí, řekne „partie doctor“.
err-migrate-failed = Krok databáze { $step } selhal: { $system }. Kroky před ním jsou hotové a co z něj běželo v transakci, je vráceno zpět. Naprav to, co říká PostgreSQL, a spusť: partie admin migrate
err-migrate-locked = Krok databáze { $step } nedostal zámek a vzdal to, aby za ním žádný hráč nečekal. Nic z něj se neprovedlo. Nejstarší otevřené transakce: { $holders }. Ukonči je, nebo počkej, až skončí, a spusť: partie admin migrate
err-not-begun = Server se nepodařilo spustit; proč, říkají řádky výše.
err-gave-up = Část serveru ({ $part }) opakovaně selhala, proto tento proces skončil; proč, říkají řádky výše.
err-no-news = Pracovní proces potřebuje NATS: v { $name } uveď, kde je.
err-half-restored = Obnovení do databáze na { $address } neskončilo a mohou v ní být lidé, kteří odešli. Obnov zálohu znovu do prázdné databáze.
err-configuration = { $count ->
    [one] Jedno nastavení v prostředí je chybné:{ $faults }
    [few] { $count } nastavení v prostředí jsou chybná:{ $faults }
    [many] { $count } nastavení v prostředí je chybných:{ $faults }
   *[other] { $count } nastavení v prostředí je chybných:{ $faults }
}
fault-setting-database = { $name }: „{ $value }“ není adresa PostgreSQL. Napiš ji jako postgresql://jméno:heslo@počítač/partie
fault-setting-nats = { $name }: „{ $value }“ není adresa NATS. Napiš ji jako nats://počítač:4222
fault-setting-origin = { $name }: „{ $value }“ není adresa stránek. Napiš ji jako https://play.example, bez cesty
fault-setting-count = { $name }: „{ $value }“ není celé číslo jako 0 nebo 1
fault-setting-metrics = { $name }: „{ $value }“ není port jako 9100 ani počítač s portem jako 0.0.0.0:9100
fault-setting-logs = { $name }: „{ $value }“ není „json“. Pro obyčejné řádky ji nech prázdnou
fault-setting-smtp = { $name }: „{ $value }“ není adresa poštovního serveru. Napiš ji jako smtp://jméno:heslo@počítač:587 nebo smtps://počítač
fault-setting-mailbox = { $name }: „{ $value }“ není e-mailová adresa jako partie@play.example
fault-setting-seconds = { $name }: „{ $value }“ není počet sekund jako 20 nebo 0.5
fault-setting-backup-key = { $name }: „{ $value }“ není veřejný klíč pro zálohy. Vytvoř ho příkazem: partie admin backup-key SOUBOR
fault-setting-mail = { $name } chybí: pošta potřebuje odesílatele a adresu stránek
err-no-table = Takový stůl tu není, nebo odkaz není pro tebe.
err-seats = Takhle stůl připravit nejde.
err-seat-taken = Tam už někdo sedí.
err-rematch-gone = Tvoje místo v odvetě už není volné. Pustit tě tam může hostitel.
err-nobody = Tady tě server nezná. Nejdřív si sedni ke stolu, nebo se přihlas.
err-guest = K tomu je potřeba účet. Nejdřív si ho ponech.
err-passkey = Tento přístupový klíč nebyl přijat. Zkus to ještě jednou.
err-prove = Nejdřív se znovu přihlas přístupovým klíčem.
err-passkey-last = Poslední přístupový klíč zůstává. Nejdřív přidej další.
err-passkeys-many = Přístupových klíčů už je mnoho. Nejdřív některý odeber.
err-code = Tento obnovovací kód tu není známý, nebo už byl použit.
err-begun = To už nejde: hra začala.
err-not-host = To může jen ten, kdo stůl připravil.
err-kept-out = K tomuto stolu si sednout nemůžeš: hostitel to nedovolil.
err-not-met = Pozvat můžeš jen lidi, se kterými už se hrálo, a ne příliš mnoho najednou.
err-no-club = Takový klub tu není, nebo jeho odkaz už neplatí.
err-club-name = Klub potřebuje jméno.
err-not-owner = To může jen ten, komu klub patří.
err-owner-stays = Komu klub patří, ten odejít nemůže. Nejdřív klub předej, nebo zavři.
err-many-clubs = Patří ti už hodně klubů. Nejdřív některý zavři.
err-many-members = Pro dalšího člena tu není místo.
err-name-here = Takové nebo skoro takové jméno tu už někdo má.
err-no-tournament = Takový turnaj tu není, nebo není pro tebe.
err-tournament = Takhle turnaj připravit nejde. Potřebuje hodiny a stoly aspoň pro dva.
err-tournament-begun = Tento turnaj už začal.
err-tournament-over = Tento turnaj už skončil.
err-tournament-runs = V tomto klubu se ještě hraje turnaj.
err-many-tournaments = Máš už hodně vypsaných turnajů. Nejdřív některý zruš.
err-many-entries = Tento turnaj je plný.
err-few-entries = Přihlášených je zatím málo.
err-not-opener = To může jen ten, kdo turnaj vypsal, nebo komu klub patří.
err-unfit = Tohle server neumí přečíst.
err-talk-empty = Zatím tu není co říct.
err-talk-long = Nejvýše { $count } znaků.
err-away = Server se nemůže spojit s databází. Nic se neztratilo, zkus to za chvíli znovu.
err-busy = Server je teď velmi vytížený. Chvíli počkej a zkus to znovu.
err-slow = To bylo příliš často. Chvíli počkej a zkus to znovu.
err-talk-slow = To bylo hodně najednou. Chvíli počkej.
err-talk-nobody = Nejdřív si sedni ke stolu: teprve pak tě server zná.
err-talk-banned = Moderátor ti zakázal přístup. Podívej se do svých oznámení.
err-talk-silent = Moderátor ti na pár dní odebral volný chat. Podívej se do svých oznámení.
err-talk-new = Volný chat se otevře, až dohraješ první hru.
err-talk-off = Volný chat máš vypnutý.
err-talk-others = Volný chat je otevřený jen tam, kde ho mají zapnutý všichni u stolu.
err-talk-company = K tomuto stolu si sednout nemůžeš.
err-talk-self = U sebe to udělat nejde.
err-talk-no-line = Taková zpráva tu není, nebo nebyla pro tebe.
err-talk-no-report = Tady není o čem rozhodovat.

# Games that are continued
opt-resume = pokračovat v partii, kterou jste hráli naposledy (této hry, nebo kterékoli)
example-play-resume = Pokračovat tam, kde jste skončili.
resume-waiting = Čeká na tebe jiná rozehraná partie: { $command }
quit-kept = Partie je uložená. Pokračování: { $command }
quit-not-kept = Partii se nepodařilo uložit: do složky { $folder } nelze zapisovat.
err-resume-new = Pokračovaná partie má svá místa, nastavení i míchání. Tyto volby vynechte.
err-nothing-kept = Žádná partie na pokračování nečeká.
err-no-game = Která hra? Jedna z: { $games }.
err-kept = V partii v souboru { $file } nelze pokračovat: soubor je poškozený, nebo patří k jiným pravidlům či kartám.
# Čtení pravidel
cmd-rules = vysvětlí pravidla hry
help-rules = Ukáže pravidla hry: obsah, nebo kapitolu či odstavec, na který se ptáš, s kartami, s pohledem na stůl a s příklady bodování.
arg-topic = kapitola, jméno odstavce, číslo pravidla, značka karty nebo libovolná slova ve tvém jazyce; výchozí: obsah
meta-topic = TÉMA
example-rules = Obsah.
example-rules-chapter = Celá kapitola i s příkladem.
example-rules-id = Odstavec, který vykládá jedno pravidlo.
example-rules-words = Všechno o dvou slovech, česky.
book-how = Dál čti podle čísla nebo jména kapitoly nebo podle libovolných slov: partie rules { $game } TÉMA
book-others = Také tady: { $names }
book-more = Víc se dočteš, když napíšeš: ? { $name }
err-no-handbook = Hra „{ $game }“ tu pravidla ke čtení nemá.
err-handbook = Pravidla nelze ukázat. { $why }
err-topic = O tématu „{ $topic }“ v pravidlech hry „{ $game }“ nic není. Kapitoly vypíše: partie rules { $game }
# Lekce
cmd-learn = naučí hru při první partii, krok za krokem
help-learn = Naučí hru při první partii v terminálu: každé pravidlo vysvětlí, až když je potřeba. Lekce trvá pět až deset minut, kdykoli ji lze opustit a později v ní pokračovat.
example-learn = První partie Tides of Time.
example-learn-plain = Česky a prostými řádky pro čtečku obrazovky.
example-learn-resume = Pokračovat v přerušené lekci.
err-no-lesson = Hra { $game } nemá lekci. Hry, které ji mají: { $games }.
learn-title = Lekce
learn-keys = { $typed }: opustit lekci a pokračovat jako v běžné partii
learn-left = Lekce skončila. Partie pokračuje a vybrat můžeš cokoli.
learn-not-now = Tahle volba je dovolená, ale lekce tu potřebuje jinou. Napiš { $typed }, když chceš lekci opustit a hrát volně.

## Upozornění pro toho, kdo je pryč

notice-somebody = Někdo
notice-turn-title = Jsi na tahu: { $game }
notice-turn-body = Ostatní čekají na tebe.
notice-half-title = Polovina tvého času uplynula: { $game }
notice-half-body = Pořád jsi na tahu.
notice-tenth-title = Zbývá ti desetina času: { $game }
notice-tenth-body = Pořád jsi na tahu a čas už skoro vypršel.
notice-invitation-title = Pozvánka: { $game }
notice-invitation-body = { $name } tě zve ke stolu.
notice-ended-title = Partie skončila: { $game }
notice-ended-body = Podívej se, jak dopadla.
notice-rematch-title = Odveta: { $game }
notice-rematch-body = Stejní lidé si chtějí zahrát ještě jednou.
notice-trial-title = Takhle vypadá upozornění z Partie
notice-trial-body = Přišlo na tvoje přání. Funguje to.
notice-mail-foot = Tohle ti přišlo na tvoje přání. Vypnout to můžeš tady: { $link }
notice-code-title = Tvůj kód pro Partii
notice-code-body = Tvůj kód je { $code }. Platí půl hodiny. Pokud není na tvoje přání, nedělej nic: žádný další e-mail nepřijde.
notice-err-nobody = Upozornění jsou pro ty, kdo tu už seděli u online stolu. Nejdřív si k nějakému sedni.
notice-err-missing = To už tady není.
notice-err-many = Je jich už příliš mnoho. Nejdřív nějaké odeber.
notice-err-address = Na tuhle adresu nelze nic poslat. Musí začínat https:// a musí být dostupná komukoli na internetu.
notice-err-mail = Na tuhle adresu nelze poslat e-mail.
notice-err-slow = Pro teď to stačilo. Zkus to později.
notice-err-sending = Poštovní server e-mail nepřijal. Zkontroluj adresu, nebo to zkus později.
notice-err-code = Tohle není ten kód, nebo už neplatí. Po pěti pokusech si řekni o nový.
notice-err-hours = Takové hodiny nebo takové časové pásmo nejsou.
