# Co říká sám stůl, česky. Hry mají vlastní slova.

about-partie = Moderní deskové hry u jednoho stolu: k hraní, ke zkoumání i k ověření.
version = Partie { $version }

## Kdo sedí u stolu

seat-me = Ty
seat-person = Hráč { $letter }
seat-dealer = Rozdávající
seat-onlooker = Divák
face-down = lícem dolů
answer-sealed = zapečetěná odpověď
answer-sealed-by = { $seat }: zapečetěná odpověď
reason-not-offered = To teď mezi možnostmi není.
reason-not-asked = Právě teď se tě na nic neptáme.
reason-too-late = Tato otázka už je zodpovězená.
err-other-seed = Tato partie začala s jinou náhodou: záznam a semínko k sobě nepatří.
err-unknown-record = Hru „{ $game }“ nebo tuto verzi jejích pravidel tu nelze hrát.
err-redacted = Toto je záznam nedohrané partie: lze si ho prohlédnout jen u jejího stolu.

## Nápověda

help-usage = Použití:
help-arguments = Argumenty
help-commands = Příkazy
help-options = Volby
help-examples = Příklady
help-default = [obvykle { $value }]

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
meta-seconds = SEKUNDY
meta-salt = SLOVA
meta-lang = JAZYK
meta-position = POZICE
meta-bots = BOTI
meta-address = ADRESA

cmd-games = vypíše hry, které se tu dají hrát
cmd-play = zahraje partii u terminálu
cmd-simulate = nechá boty sehrát mnoho partií
cmd-arena = nechá boty utkat se a řekne, který je silnější a jak jisté to je
cmd-replay = vypráví záznam slovy nebo ukáže stůl v jedné chvíli
cmd-verify = ověří záznam: text, hru, výsledek i náhodu
cmd-perft = spočítá všechna možná pokračování
cmd-fuzz = zkouší hru rozbít náhodným hraním
cmd-bench = změří rychlost náhodného hraní a prohledávání

help-games = Vypíše nainstalované hry: počet míst, verzi pravidel, jazyky, karty a boty.
help-play = Sehraje jednu partii u terminálu, proti botům nebo s přáteli u jedné klávesnice. K náhodě se program zaváže před první kartou a po poslední kartě se to dá ověřit.
help-simulate = Nechá boty sehrát mnoho partií a spočítá vítězství a body. Partie závisí jen na semínku a na svém čísle: každý běh dá tytéž partie, ať se o práci dělí jakkoli mnoho procesů.
help-arena = Nechá boty utkat se a porovná je. Kdo rozdání hraje, sedí při něm jednou na každém místě, takže nikdo není lepší jen proto, že měl víc štěstí. Hodnocení je OpenSkill podle pořadí, ve hře stran podle stran; interval obsahuje pravou hodnotu v 95 případech ze 100 a partie téhož rozdání se nikdy nevydávají za nezávislé.
help-replay = Vypráví zaznamenanou partii otázku po otázce i s bodovacím listem; s volbou --at ukáže stůl tak, jak vypadal po dané otázce.
help-verify = Ověří každý záznam v souboru: zda je text celý, zda se hrálo podle pravidel, zda sedí výsledek a zda se karty rozdaly tak, jak určuje semínko. Když něco nesedí, skončí s kódem 1.
help-perft = Spočítá, kolik je různých posloupností daného počtu odpovědí, včetně odpovědí rozdávajícího. Změní-li se to číslo, změnila se pravidla.
help-fuzz = Hraje náhodně a při každé odpovědi kontroluje, zda jsou v pořádku možnosti, zápis, balíčky, pohledy i pozice. Partie, která něco rozbije, se uloží jako záznam a příkaz skončí s kódem 1.
help-bench = Změří, kolik rozhodnutí a partií náhodného hraní zvládne tento stroj za sekundu. S volbou --peers se střídá s jinými knihovnami, pokud jsou nainstalované. S volbou --search jde o simulace při prohledávání nejvyšší úrovně a pak o to, jak dlouho která úroveň odpovídá: hrají se celé partie, takže to může trvat minuty.

arg-game = jméno hry; seznam vypíše `partie games`
arg-record = soubor s jedním nebo více záznamy

opt-help = ukáže tuto stránku
opt-version = ukáže verzi
opt-lang = jazyk: en, cs, sk nebo pl; jinak podle PARTIE_LANG nebo podle systému
opt-json = místo vět vypíše jeden dokument JSON
opt-confirm = před odpovědí botů se zeptat, aby se volba dala ještě vzít zpět
opt-plain = prosté řádky bez rámečků a barev, pro odečítače obrazovky a soubory
opt-seats = počet náhodných botů, nebo bot:JMÉNO pro každé místo, oddělené čárkami
opt-seats-play = me, me:JMÉNO nebo bot:JMÉNO pro každé místo, oddělené čárkami; bot:1 nováček, bot:2 učeň, bot:3 pokročilý, bot:4 znalec, bot:5 mistr; výchozí me,bot:regular
opt-hints = h poradí; po hře boti řeknou, proč táhli, jak táhli
opt-bot = bot na každém místě, je-li --seats číslo
opt-set = volby stolu ve tvaru JMÉNO=HODNOTA oddělené čárkami; vypíše je `partie games`
opt-cards = složka s jinými kartami; zda se s nimi dá hrát, řekne `partie cards check`
opt-seed = semínko, které o všem rozhoduje
opt-seed-play = vlastní semínko náhody místo tajného; stejné semínko rozdá stejné karty
opt-salt = vlastní slova, která se přimíchají do náhody
opt-save = kam uložit záznam
opt-games = kolik partií
opt-jobs = kolik procesů se o práci dělí
opt-bots = dva boti nebo více, oddělení čárkami; úroveň lze uvést číslem
opt-games-arena = nejméně kolik partií; poslední kolo rozdání se dohraje
opt-seats-arena = kolik míst; jinak kolik je botů, pokud to hra dovolí
opt-sides = strana proti straně, pro dva boty: za všechny, které karty spojily, hraje jeden bot; obě strany se střídají
opt-ray = o práci se podělí tento cluster Ray: jeho adresa, auto pro běžící, local pro nový
opt-out = všechny záznamy uloží do tohoto souboru
opt-closer = spočítat také, odkud byly body a kdo s čím vyhrál
opt-plot = nakreslit to jako obrázek SVG do tohoto souboru
opt-at = ukáže stůl po této otázce; 0 je začátek
opt-seat = písmeno místa, jehož očima se díváme; jinak leží všechno otevřeně
opt-game = kolikátý záznam ze souboru
opt-depth = kolik odpovědí do hloubky
opt-position = výchozí pozice jako jeden řádek textu; jinak nová partie
opt-divide = ukáže i počty za jednotlivými prvními odpověďmi
opt-seconds = jak dlouho hrát
opt-search = místo náhodného hraní měřit prohledávání a čas na odpověď
opt-seconds-bench = jak dlouho měřit každou knihovnu
opt-out-folder = složka pro záznam partie, která něco rozbije
opt-peers = změří i jiné knihovny

example-games = Co se tu dá hrát?
example-games-json = Totéž pro program.
example-play-bot = Ty proti botovi třetí úrovně.
example-play-friends = Dva přátelé u jedné klávesnice; záznam se uloží.
example-play-confirm = Volbu lze vzít zpět, dokud boti neodpověděli.
example-play-set = Sám proti legendárnímu Jaelovi.
example-play-hints = s radami, proti dvěma botům třetí úrovně
example-play-plain = Česky a prostými řádky pro odečítač obrazovky.
example-simulate = Tisíc partií mezi náhodnými boty.
example-simulate-bots = Dva druhy botů, dva procesy, výsledek pro program.
example-simulate-out = Sto partií i se záznamy, které `partie verify` přijme.
example-simulate-closer = Čtyři přemýšliví boti: odkud mají body, i s obrázkem.
example-simulate-set = Sám proti legendárnímu Jaelovi.
example-arena = Je greedy lepší než random a o kolik?
example-arena-levels = Tři úrovně u stolu pro pět, dva procesy, obrázek.
example-arena-sides = Strana proti straně: který ze dvou botů je lepší, za méně her.
example-arena-alone = Každý sám na týchž rozdáních; všechny záznamy se uloží.
example-arena-ray = Na běžícím clusteru Ray, výsledek pro program.
example-replay = Celá partie slovy, i s bodovacím listem.
example-replay-at = Co bylo vidět z místa A po 23. otázce.
example-replay-game = Sedmá partie ze souboru, pro program.
example-verify = Hrálo se poctivě?
example-verify-json = Všechny záznamy v souboru, pro program.
example-perft = Kolika způsoby lze dát první čtyři odpovědi.
example-perft-divide = Totéž, rozdělené podle první odpovědi.
example-fuzz = Minuta náhodného hraní.
example-fuzz-out = Jiné semínko; rozbitá partie se uloží do složky „broken“.
example-bench = Rychlost tohoto stroje.
example-bench-peers = Vedle jiných knihoven, každá deset sekund, pro program.
example-bench-search = Prohledávání vedle OpenSpielu a jak dlouho úrovně odpovídají.

## Chyby

err-label = Chyba:
err-try-help = Nápovědu ukáže: { $command }
err-interrupted = Přerušeno.
err-command-line = Příkazovému řádku nelze rozumět.
err-command = Příkaz „{ $given }“ neexistuje. Na výběr jsou: { $commands }.
err-command-near = Příkaz „{ $given }“ neexistuje. Neměl to být „{ $near }“?
err-no-such-option = Volba { $option } tu není.
err-did-you-mean = Neměla to být { $options }?
err-option-needs-value = Za volbou { $option } musí následovat hodnota.
err-option-takes-no-value = Volba { $option } nemá hodnotu; vynech vše od rovnítka dál.
err-missing-argument = Na příkazovém řádku chybí { $argument }.
err-missing-option = Chybí povinná volba { $option }.
err-extra-arguments = Tady už nemělo nic být: { $given }. Hodnota s mezerami patří do uvozovek.
err-language = Jazykem „{ $value }“ stůl nemluví. Na výběr jsou: { $languages }.
err-whole-number = Volba { $option } chce celé číslo, nejméně { $least }; „{ $value }“ to není.
err-seconds = Volba { $option } chce počet sekund větší než nula; „{ $value }“ to není.
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
err-name = „{ $name }“ nemůže být jméno: nesmí v něm být středník ani řídicí znaky.
err-salt = „{ $salt }“ se do náhody přimíchat nedá: vynech středníky a řídicí znaky.
err-seat-letter = Místo „{ $seat }“ v této partii není. Na výběr jsou: { $seats }.
err-position = Tohle není pozice hry „{ $game }“ podle pravidel ve verzi { $version }. Zkopíruj celý řádek a dej ho do uvozovek.
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
err-record-cards = Záznam byl hrán s kartami „{ $cards }“, ne s „{ $have }“. Složku s nimi uveď volbou --cards.
err-broken-record = Záznam nelze dohrát do konce. { $why }
err-no-moment = Otázka { $at } v tomto záznamu není; poslední má číslo { $last }.
err-redacted-moment = Záznam nedohrané partie ukazuje jen poslední chvíli. Vynech --at.
err-redacted-seat = Tento záznam patří místu { $reader } a neříká, co věděli ostatní. Vynech --seat.
err-redacted-view = V záznamu není čitelný pohled na stůl, proto ho nelze ukázat.

break-start = S těmito místy a volbami hra nemůže začít.
break-illegal = Odpověď na otázku { $question } je proti pravidlům: { $reason }
break-not-asked = U otázky { $question } se místa { $seat } nikdo na nic neptal.
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

luck-commitment = Závazek k náhodě: { $luck }
luck-ask-salt = Tvoje slova do náhody (Enter bez nich):
luck-salt = Do náhody přimícháno: { $salt }
luck-seed = Semínko náhody, teď už veřejné: { $seed }

news-title = Co se stalo
log-title = Dosavadní průběh
prompt = { $seat } >
prompt-interjection = { $typed }: { $answer }, i když se nikdo neptá
prompt-keys = { $numbers } volba · ? pravidlo · l průběh · s body · u zpět · q konec
prompt-key-card = ? { $card } karta
prompt-key-hint = h rada
chosen = Zvoleno: { $answer }
not-an-option = „{ $text }“ mezi možnostmi není. Napiš některé z čísel { $numbers }, nebo ? pro nápovědu.
no-such-card = Karta „{ $card }“ neexistuje.

help-key-number = číslo: možnost s tímto číslem
help-key-card = # a značka karty: možnost s touto kartou
help-key-notation = odpověď tak, jak ji píše záznam, například: { $answer }
help-key-rule = ? pravidlo této otázky; ? a značka karty: co karta umí
help-key-undo = u: vezme zpět poslední odpověď, dokud se z ní nikdo nic nedozvěděl
help-key-log = l: všechno, co se stalo
help-key-sheet = s: bodovací list
help-key-hint = h: rada a její důvod
help-key-quit = q: odejít od stolu

confirm = Enter: platí · u: vzít zpět >
undo-done = Poslední odpověď je vzata zpět.
undo-nothing = Zatím tu není žádná tvoje odpověď, kterou by šlo vzít zpět.
undo-too-late = Poslední odpověď už zpět vzít nelze: od té doby někdo odpověděl nebo se dozvěděl něco nového. S volbou --confirm dostaneš otázku dřív, než boti odpovědí.

curtain = Klávesnici přebírá { $seat }. Ostatní se nedívají.
curtain-ready = Až na obrazovku nikdo jiný neuvidí, stiskni Enter.

quit-save = Soubor pro tvůj záznam dosavadní partie (Enter bez uložení):
quit-saved = Tvůj záznam dosavadní partie je v souboru { $file }.
quit-bye = Partie tu končí. Díky za hru.
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
verdict-open = nelze říct
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

check-seal-good = Text je celý.
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
check-result-good = Výsledek { $score } z partie plyne.
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
check-deal-bad = Otázka { $count } se nerozdala tak, jak určuje semínko.
check-deal-open = Bez semínka nelze rozdání ověřit.

## Přehrání

replay-open = všechno otevřeně
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
simulate-counts = Jak často se zahraje, na jednu partii
simulate-nobody = Bez vítězného místa: { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
} ({ $share } %).
simulate-sources = Body podle zdroje, průměr všech míst
simulate-wins = Podíl vítězství podle místa
simulate-uses = Jak často se využije, když přijde: { $back }
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
}; kdo rozdání hraje, sedí při něm jednou na každém místě; nerozhodných partií, které se do podílů nepočítají: { $undecided }
arena-bot = bot
arena-rating = hodnocení OpenSkill
arena-firsts = první místa
arena-place = průměrné pořadí
arena-speed = čas na odpověď
arena-pair = proti sobě
arena-better = lepší umístění
arena-lead = náskok v průměrném pořadí

## Počítání, rozbíjení, měření

perft-progress = První odpovědi
perft-found = Hloubka { $depth }: { $sequences ->
    [one] { $sequences } posloupnost
    [few] { $sequences } posloupnosti
    [many] { $sequences } posloupnosti
   *[other] { $sequences } posloupností
}, { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}

fuzz-progress = Odpovědi
fuzz-done = { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
    [many] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}
fuzz-longest = Odpovědí v nejdelší partii: { $count }
fuzz-clean = Nic se nerozbilo.
fuzz-broken = Rozbilo se to po otázce { $question }: { $error }
fuzz-saved = Záznam, který k tomu vede, je v souboru { $file }.

bench-progress = Měření
bench-title = Náhodné hraní, { $python }, { $machine }
bench-name = knihovna
bench-decisions = rozhodnutí za sekundu
bench-games = partií za sekundu
bench-length = rozhodnutí na partii
bench-clone = kopie, ns
bench-to-interpreted = proti interpretované
bench-to-catanatron = proti Catanatronu
bench-to-hearts = proti Hearts
bench-missing = { $name }: není nainstalováno ({ $package })
bench-not-compiled = { $name }: tato instalace není přeložená
bench-no-answer = { $name }: nerozběhlo se
bench-note = Medián z { $slices ->
    [one] { $slices } úseku
    [few] { $slices } úseků
    [many] { $slices } úseku
   *[other] { $slices } úseků
} po { $seconds } s, na sekundu procesorového času; poměry s kvartily.
bench-search-title = Prohledávání nejvyšší úrovně, { $python }, { $machine }
bench-simulations = simulací za sekundu
bench-per-search = simulací na prohledání
bench-to-cpp = proti Hearts v C++
bench-to-python = proti Hearts v Pythonu
bench-answers-title = Čas na jednu odpověď, ms: { $how ->
    [compiled] přeloženo
   *[interpreted] interpretováno
}
bench-game = hra
bench-table = { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}
bench-level = úroveň { $level }
bench-answers-note = Medián a v závorce to, co 95 odpovědí ze 100 nepřekročí; procesorový čas, jedno jádro, úroveň proti sobě samé, jen kde je na výběr.

## Balíčky

cmd-cards = zkontrolovat balíček karet uložený v tabulkách
help-cards = Zkontroluje tabulky ve složce: zda se dá přečíst každé pole, nic tam není dvakrát a všeho je dost pro každý počet míst. Zkopíruj tabulky některé hry, oprav nebo přidej řádky a vyzkoušej je tady.
arg-cards-action = co se má stát; zatím jen: check
meta-cards-action = check
arg-cards-folder = složka s tabulkami
example-cards = Dá se s těmito tabulkami hrát?
example-cards-json = Totéž pro program.
cards-missing = Chybí { $table }.
cards-columns = { $table }, řádek { $line }: sloupce musí být { $expected }
cards-width = { $table }, řádek { $line }: počet polí je { $value }, má být { $expected }.
cards-value = { $table }, řádek { $line }, sloupec „{ $column }“: „{ $value }“ tam být nemůže; možné je: { $expected }.
cards-double = { $table }, řádek { $line }: „{ $value }“ je tam podruhé.
cards-too-few = { $table }: počet je { $value }, potřeba je { $expected }.
cards-too-few-of = { $table }, { $column }: počet je { $value }, potřeba je { $expected }.
cards-rejected = Balíček to ještě není. Chyb: { $faults }.
cards-accepted = S balíčkem „{ $name }“ se dá hrát.
err-cards-action = „{ $action }“ se s balíčkem dělat nedá. Napiš: partie cards check SLOŽKA
err-no-folder = Složka „{ $folder }“ neexistuje.
err-no-cards = Ve složce „{ $folder }“ není set.table, kde stojí, ke které hře balíček patří, jak se jmenuje a jakou má verzi.
err-cards-game = Žádná nainstalovaná hra „{ $game }“ balíčky nečte. Čtou je: { $games }.

hint-title = Rada
hint-best = { $number }. { $answer } – vypadá nejlépe
hint-worse = { $number }. { $answer } – asi o { $points } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} horší
hint-place = { $number }. { $answer } – { $share } % cesty od posledního místa k prvnímu
hint-luck = { $number }. { $answer } – vylosováno
hint-off = Rady jsou vypnuté; spusť hru s --hints.
why-title = Proč boti táhli, jak táhli
why-line = { $question }. { $seat }

cmd-new = napsat novou hru jako základ
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
