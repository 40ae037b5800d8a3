# Čo hovorí sám stôl, po slovensky. Hry majú vlastné slová.

about-partie = Moderné stolové hry pri jednom stole: hraj ich, skúmaj a overuj.
version = Partie { $version }

## Kto sedí pri stole

seat-me = Ty
seat-person = Hráč { $letter }
seat-dealer = Rozdávajúci
seat-onlooker = Divák
bot-newcomer = Nováčik
bot-apprentice = Učeň
bot-regular = Pokročilý
bot-expert = Znalec
bot-master = Majster
bot-greedy = Chamtivý bot
bot-random = Náhodný bot
bot-named = { $name } ({ $level })
face-down = lícom nadol
answer-sealed = skrytá voľba
answer-sealed-by = { $seat }: skrytá voľba
reason-not-offered = To teraz medzi možnosťami nie je.
reason-not-asked = Teraz nie si na rade.
reason-too-late = Táto voľba už padla.
err-other-seed = Táto partia sa začala s iným semienkom: záznam a semienko k sebe nepatria.
err-unknown-record = Hru „{ $game }“ alebo túto verziu jej pravidiel tu nemožno hrať.
err-redacted = Toto je záznam nedohranej partie: možno si ho pozrieť iba pri jej stole.

## Pomoc

help-usage = Použitie:
help-arguments = Argumenty
help-commands = Príkazy
help-options = Voľby
help-examples = Príklady
help-default = [predvolené: { $value }]

meta-options = [VOĽBY]
meta-command = PRÍKAZ
meta-game = HRA
meta-file = SÚBOR
meta-folder = PRIEČINOK
meta-number = ČÍSLO
meta-seats = MIESTA
meta-bot = BOT
meta-setting = MENO=HODNOTA
meta-seat = MIESTO
meta-salt = SLOVÁ
meta-lang = JAZYK
meta-bots = BOTI
meta-address = ADRESA

cmd-games = vypíše hry, ktoré sa tu dajú hrať
cmd-play = spustí partiu v termináli
cmd-simulate = nechá botov zohrať veľa partií
cmd-arena = nechá botov zmerať sily a povie, ktorý je silnejší a nakoľko je to isté
cmd-replay = rozpovie záznam slovami alebo ukáže stôl v jednej chvíli
cmd-verify = overí záznam: text, hru, výsledok aj miešanie
cmd-perft = spočíta všetky možné pokračovania
cmd-fuzz = skúša hru pokaziť náhodným hraním
cmd-bench = zmeria rýchlosť náhodného hrania a botov

help-games = Vypíše nainštalované hry: počet miest, verziu pravidiel, jazyky, karty a botov.
help-play = Zohrá jednu partiu v termináli, proti botom alebo s priateľmi pri jednej klávesnici. Miešanie sa zapečatí pred prvou kartou a po poslednej sa dá overiť.
help-simulate = Nechá botov zohrať veľa partií a spočíta víťazstvá a body. Partia závisí len od semienka a od svojho čísla: každý beh dá tie isté partie, nech sa o prácu delí koľkokoľvek procesov.
help-arena = Nechá botov zmerať sily a porovná ich. Bot, ktorý rozdanie hrá, sedí pri ňom raz na každom mieste, takže nikto nie je lepší len preto, že dostal lepšie karty. Hodnotenie je OpenSkill podľa poradia, v hrách so stranami podľa strán; interval obsahuje skutočnú hodnotu v 95 prípadoch zo 100 a partie toho istého rozdania sa nikdy nepočítajú za nezávislé.
help-replay = Rozpovie zaznamenanú partiu otázku po otázke aj s bodovacím listom; s voľbou --at ukáže stôl tak, ako vyzeral po danej otázke.
help-verify = Overí každý záznam v súbore: či je text neporušený, či sa hralo podľa pravidiel, či sedí výsledok a či sa karty rozdali tak, ako určuje semienko. Ak niečo nesedí, skončí s kódom 1.

arg-game = meno hry; zoznam vypíše `partie games`
arg-record = súbor s jedným alebo viacerými záznamami

opt-help = ukáže túto stránku
opt-version = ukáže verziu
opt-lang = jazyk: en, cs, sk alebo pl; predvolené podľa PARTIE_LANG alebo podľa systému
opt-json = namiesto viet vypíše jeden dokument JSON
opt-confirm = opýta sa pred ťahom botov, aby sa voľba dala ešte vziať späť
opt-plain = prosté riadky bez rámčekov a farieb, pre čítačky obrazovky a súbory
opt-seats = počet náhodných botov, alebo bot:MENO pre každé miesto, oddelené čiarkami
opt-seats-play = me, me:MENO alebo bot:MENO pre každé miesto, oddelené čiarkami; bot:1 nováčik, bot:2 učeň, bot:3 pokročilý, bot:4 znalec, bot:5 majster; predvolené me,bot:regular
opt-hints = h poradí; po hre boti ukážu, čo zvažovali
opt-bot = bot na každom mieste, ak je --seats číslo
opt-set = voľby stola v tvare MENO=HODNOTA oddelené čiarkami; vypíše ich `partie games`
opt-cards = priečinok s inými kartami; či sa s nimi dá hrať, povie `partie cards check`
opt-seed = semienko, ktoré o všetkom rozhoduje
opt-seed-play = vlastné semienko miešania namiesto tajného; rovnaké semienko rozdá rovnaké karty
opt-salt = vlastné slová, ktoré sa pridajú do miešania
opt-save = kam uložiť záznam
opt-games = koľko partií
opt-jobs = koľko procesov sa o prácu delí
opt-bots = dvaja boti alebo viac, oddelení čiarkami; úroveň možno uviesť číslom
opt-games-arena = najmenej koľko partií; posledné kolo rozdaní sa dohrá
opt-seats-arena = koľko miest; inak koľko je botov, ak to hra dovolí
opt-sides = strana proti strane, pre dvoch botov: jeden bot hrá za všetky miesta jednej strany a boti si strany striedajú
opt-ray = o prácu sa podelí tento klaster Ray: jeho adresa, auto pre bežiaci, local pre nový
opt-out = všetky záznamy uloží do tohto súboru
opt-closer = spočíta aj to, odkiaľ boli body a kto s čím vyhral
opt-plot = nakreslí to ako obrázok SVG do tohto súboru
opt-at = ukáže stôl po tejto otázke; 0 je začiatok
opt-seat = písmeno miesta, ktorého pohľad sa ukáže; inak sú všetky karty odkryté
opt-game = koľký záznam zo súboru

example-games = Čo sa tu dá hrať?
example-games-json = To isté ako JSON.
example-play-bot = Ty proti botovi tretej úrovne.
example-play-friends = Dvaja priatelia pri jednej klávesnici; záznam sa uloží.
example-play-confirm = Voľbu možno vziať späť, kým boti neodpovedali.
example-play-set = Sólo proti legendárnemu Jaelovi.
example-play-hints = S radami, proti dvom botom tretej úrovne.
example-play-plain = Po česky a prostými riadkami pre čítačku obrazovky.
example-simulate = Tisíc partií medzi náhodnými botmi.
example-simulate-bots = Dva druhy botov, dva procesy, výsledok ako JSON.
example-simulate-out = Sto partií aj so záznamami, ktoré `partie verify` prijme.
example-simulate-closer = Štyria premýšľaví boti: odkiaľ majú body, aj s obrázkom.
example-simulate-set = Sólo proti legendárnemu Jaelovi.
example-arena = Je greedy lepší než random a o koľko?
example-arena-levels = Tri úrovne pri stole pre piatich, dva procesy, obrázok.
example-arena-sides = Strana proti strane: ktorý z dvoch botov je lepší, na menšom počte partií.
example-arena-alone = Každý za seba na tých istých rozdaniach; všetky záznamy sa uložia.
example-arena-ray = Na bežiacom klastri Ray, výsledok ako JSON.
example-replay = Celá partia slovami, aj s bodovacím listom.
example-replay-at = Čo bolo vidieť z miesta A po 23. otázke.
example-replay-game = Siedma partia zo súboru, ako JSON.
example-verify = Hralo sa poctivo?
example-verify-json = Všetky záznamy v súbore, ako JSON.

## Chyby

err-label = Chyba:
err-try-help = Pomoc ukáže: { $command }
err-interrupted = Prerušené.
err-command-line = Príkazový riadok je nezrozumiteľný.
err-command = Príkaz „{ $given }“ neexistuje. Na výber sú: { $commands }.
err-command-near = Príkaz „{ $given }“ neexistuje. Nemal to byť „{ $near }“?
err-no-such-option = Voľba { $option } tu nie je.
err-did-you-mean = Nemala to byť { $options }?
err-option-needs-value = Za voľbou { $option } musí nasledovať hodnota.
err-option-takes-no-value = Voľba { $option } nemá hodnotu; vynechaj všetko od znaku rovná sa.
err-missing-argument = Na príkazovom riadku chýba { $argument }.
err-missing-option = Chýba povinná voľba { $option }.
err-extra-arguments = Tu už nemalo nič byť: { $given }. Hodnota s medzerami patrí do úvodzoviek.
err-language = Jazyk „{ $value }“ nie je k dispozícii. Na výber sú: { $languages }.
err-whole-number = Voľba { $option } vyžaduje celé číslo, najmenej { $least }; „{ $value }“ to nie je.
err-seconds = Voľba { $option } vyžaduje počet sekúnd väčší než nula; „{ $value }“ to nie je.
err-unknown-game = Hra „{ $name }“ nie je nainštalovaná. K dispozícii: { $games }.
err-unknown-bot = Bot „{ $name }“ neexistuje. K dispozícii: { $bots }.
err-seat-count = Hra „{ $game }“ má { $least } až { $most } miest, v --seats ich je { $given }.
err-no-settings = Hra „{ $game }“ nemá pri tomto počte miest ({ $seats }) žiadne voľby.
err-setting = „{ $given }“ nie je voľba hry „{ $game }“ pri tomto počte miest ({ $seats }). Na výber je: { $settings }
err-own-cards-only = Hra „{ $game }“ sa hrá len s vlastnými kartami.
err-bad-cards = S tabuľkami v priečinku { $folder } sa hrať nedá (počet chýb: { $faults }). Vypíše ich `partie cards check { $folder }`.
err-seat-count-exact = Hra „{ $game }“ má presne { $count ->
    [one] { $count } miesto
    [few] { $count } miesta
    [many] { $count } miesta
   *[other] { $count } miest
}, v --seats ich je { $given }.
err-seat-word = Miesto nemôže obsadiť „{ $word }“. Napíš me, me:MENO alebo bot:MENO oddelené čiarkami, alebo počet botov.
err-no-people = Tu môžu sedieť len boti: namiesto me napíš bot:MENO, alebo použi `partie play`.
err-bots = Do arény patria dvaja rôzni boti alebo viac, oddelení čiarkami.
err-sides = --sides je presne pre dvoch botov.
err-no-ray = Ray nie je nainštalovaný. Pridá ho: pip install partie[ray]
err-ray-address = Na adrese „{ $address }“ nie je dostupný žiadny klaster Ray ({ $system }).
name-empty = Chýba meno.
name-long = Meno má najviac 24 znakov.
name-sign = Meno sa skladá z písmen, číslic a medzier; vnútri môže byť spojovník, apostrof, bodka a podčiarkovník.
name-mixed = V mene sa miešajú písmená dvoch abecied: použi len jednu.
name-short = Meno má aspoň dva znaky, z toho jedno písmeno.
name-bot = „Bot“ sa volajú len boti.
name-taken = Také alebo takmer také meno už pri tomto stole niekto má.
name-account = Také alebo takmer také meno už má niečí účet. Zvoľ iné.
err-salt = „{ $salt }“ sa do miešania pridať nedá: vynechaj bodkočiarky a riadiace znaky.
err-seat-letter = Miesto „{ $seat }“ v tejto partii nie je. Na výber sú: { $seats }.
err-no-file = Súbor „{ $file }“ neexistuje.
err-not-text = Súbor „{ $file }“ nie je text v UTF-8.
err-cannot-read = Súbor „{ $file }“ nemožno prečítať ({ $system }).
err-cannot-write = Súbor „{ $file }“ nemožno zapísať ({ $system }).
err-no-record = V súbore „{ $file }“ nie je záznam: ten sa začína riadkom [partie "1"].
err-no-such-record = Záznam číslo { $which } v súbore nie je; posledný má číslo { $count }.
err-unreadable = Záznam v súbore „{ $file }“ nemožno prečítať. { $why }
err-unreadable-line = Riadok { $line } nie je hlavička ani očakávaný riadok partie: „{ $text }“.
err-unreadable-format = Záznam má podobu, ktorú táto verzia nepozná, alebo je neúplný.
err-record-names-no-game = Záznam nehovorí, o ktorú hru ide: chýba hlavička „game“.
err-record-unknown-game = Záznam patrí k hre „{ $name }“, ktorá nie je nainštalovaná. K dispozícii: { $games }.
err-record-unknown-rules = Hralo sa podľa pravidiel hry „{ $name }“ vo verzii { $version }; nainštalovaná je verzia { $have }. Nainštaluj vydanie, ktoré potrebnú verziu obsahuje.
err-record-cards = Partia sa hrala s kartami „{ $cards }“, nie s „{ $have }“. Priečinok s nimi uveď voľbou --cards.
err-broken-record = Záznam nemožno dohrať do konca. { $why }
err-no-moment = Otázka { $at } v tomto zázname nie je; posledná má číslo { $last }.
err-redacted-moment = Záznam nedohranej partie ukazuje len posledný stav. Vynechaj --at.
err-redacted-seat = Tento záznam patrí miestu { $reader } a nehovorí, čo vedeli ostatní. Vynechaj --seat.
err-redacted-view = V zázname nie je čitateľný pohľad na stôl, preto ho nemožno ukázať.

break-start = S týmito miestami a voľbami sa hra nemôže začať.
break-illegal = Odpoveď na otázku { $question } je proti pravidlám: { $reason }
break-not-asked = Otázka { $question } nebola pre miesto { $seat }.
break-unreadable = Odpoveď na otázku { $question } nie je žiadnou z akcií tejto hry.
break-too-many = Pri otázke { $question } je odpoveď navyše.
break-too-few = Pri otázke { $question } chýba odpoveď.

## Hry

games-name = meno
games-title = hra
games-seats = miesta
games-rules = pravidlá
games-languages = jazyky
games-cards = karty
games-settings = voľby
games-bots = boti

## Pri stole

luck-commitment = Záväzok (odtlačok semienka): { $luck }
luck-ask-salt = Vlastné slová do miešania (Enter = žiadne):
luck-salt = Do miešania pridané: { $salt }
luck-seed = Semienko miešania, teraz už verejné: { $seed }

news-title = Čo sa stalo
log-title = Doterajší priebeh
prompt = { $seat } >
prompt-interjection = { $typed }: { $answer } (kedykoľvek)
prompt-keys = { $numbers } voľba · ? pravidlo · l priebeh · s body · u späť · q koniec
prompt-key-card = ? { $card } karta
prompt-key-hint = h rada
chosen = Zvolené: { $answer }
not-an-option = „{ $text }“ medzi možnosťami nie je. Napíš niektoré z čísel { $numbers }, alebo ? pre pomoc.
no-such-topic = Nič tu nie je pod „{ $about }“. Skús slovo z obrazovky alebo samotné ?.
more-topics = { $count ->
    [one] A { $count } ďalšia. Napíš viac z názvu.
    [few] A { $count } ďalšie. Napíš viac z názvu.
    [many] A { $count } ďalšej. Napíš viac z názvu.
   *[other] A { $count } ďalších. Napíš viac z názvu.
}

help-key-number = číslo: možnosť s týmto číslom
help-key-card = # a značka karty: možnosť s touto kartou
help-key-notation = odpoveď tak, ako ju píše záznam, napríklad: { $answer }
help-key-rule = ?: pravidlo k tejto otázke; ? a značka karty alebo ľubovoľné slová: čo znamenajú a čo o nich hovoria pravidlá
help-key-undo = u: vezme späť poslednú odpoveď, kým sa z nej nikto nič nedozvedel
help-key-log = l: všetko, čo sa stalo
help-key-sheet = s: bodovací list
help-key-hint = h: rada: ktoré možnosti vyzerajú najlepšie
help-key-quit = q: odísť od stola

confirm = Enter: potvrdiť · u: vziať späť >
undo-done = Posledná odpoveď je vzatá späť.
undo-nothing = Zatiaľ nemáš žiadnu odpoveď, ktorú by sa dalo vziať späť.
undo-too-late = Poslednú odpoveď už späť vziať nemožno: odvtedy niekto odpovedal alebo sa dozvedel niečo nové. S voľbou --confirm sa ťa program opýta skôr, než boti odpovedia.

curtain = Klávesnica teraz patrí: { $seat }. Ostatní sa nepozerajú.
curtain-ready = Keď na obrazovku nikto iný neuvidí, stlač Enter.

quit-saved = Tvoj záznam doterajšej partie je v súbore { $file }.
saved = Záznam je v súbore { $file }.
saved-records = Záznamy sú v súbore { $file }.
saved-picture = Obrázok je v súbore { $file }.

## Body a výsledok

sheet-title = Bodovací list
sheet-now = Keby sa hra skončila teraz
sheet-empty = Zatiaľ sa nebodovalo.
sheet-total = Spolu
outcome-winner = { $seat }: víťazstvo, { $score }
outcome-shared = Spoločné víťazstvo: { $seats }, { $score }
outcome-tie = Rovnako bodov: { $seats }. { $why }
outcome-nobody = Nikto nevyhral, { $score }
standing = body, keby sa hra skončila teraz

## Overenie

verdict-good = v poriadku
verdict-bad = zle
verdict-open = nemožno overiť
verify-progress = Overovanie
verify-record = Záznam { $number }: { $game }, { $players }
verify-accepted = { $records ->
    [one] Overený { $records } záznam, v poriadku.
    [few] Overené { $records } záznamy, všetky v poriadku.
    [many] Overených { $records } záznamu, všetko v poriadku.
   *[other] Overených { $records } záznamov, všetky v poriadku.
}
verify-rejected = { $records ->
    [one] Overený { $records } záznam
    [few] Overené { $records } záznamy
    [many] Overených { $records } záznamu
   *[other] Overených { $records } záznamov
}, odmietnuté: { $bad }.

check-seal-good = Text je neporušený.
check-seal-bad = Text sa po zapečatení zmenil.
check-game-good = Záznam patrí k tejto hre, k týmto pravidlám a k týmto kartám.
check-game-bad = Záznam uvádza inú hru, iné pravidlá alebo iné karty: { $header }.
check-play-good = { $count ->
    [one] { $count } otázka, zodpovedaná podľa pravidiel.
    [few] { $count } otázky, všetky zodpovedané podľa pravidiel.
    [many] { $count } otázky, všetko zodpovedané podľa pravidiel.
   *[other] { $count } otázok, všetky zodpovedané podľa pravidiel.
}
check-play-open = Vlastný záznam jedného miesta z nedohranej partie: jeho medzery overiť nemožno.
check-result-good = Výsledok { $score } zodpovedá partii.
check-result-bad = Hlavička „{ $header }“ nezodpovedá partii.
check-result-open = Partia sa neskončila, a tak nemá výsledok.
check-commitment-good = Semienko je to, ku ktorému sa program zaviazal pred prvou kartou.
check-commitment-bad = Semienko nie je to, ku ktorému sa program zaviazal pred prvou kartou.
check-commitment-open = Chýba semienko alebo záväzok, nie je čo porovnať.
check-deal-good = { $count ->
    [one] { $count } karta rozdaná tak, ako určuje semienko.
    [few] { $count } karty rozdané tak, ako určuje semienko.
    [many] { $count } karty rozdané tak, ako určuje semienko.
   *[other] { $count } kariet rozdaných tak, ako určuje semienko.
}
check-deal-bad = Rozdanie pri otázke { $count } nezodpovedá semienku.
check-deal-open = Bez semienka nemožno rozdanie overiť.

## Prehratie

replay-open = všetky karty odkryté
replay-viewer = Pohľad: { $viewer }
replay-redacted = { $seat }: vlastný záznam nedohranej partie
replay-unfinished = Partia sa neskončila.
replay-which = Záznam { $which } z { $count }; iný vyberie voľba --game.

## Simulácia

simulate-progress = Partie
simulate-games = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $answers ->
    [one] { $answers } odpoveď
    [few] { $answers } odpovede
    [many] { $answers } odpovede
   *[other] { $answers } odpovedí
}
simulate-seat = { $seat }: { $wins ->
    [one] { $wins } víťazstvo
    [few] { $wins } víťazstvá
    [many] { $wins } víťazstva
   *[other] { $wins } víťazstiev
} ({ $share } %), { $mean ->
    [one] { $mean } bod na partiu
    [few] { $mean } body na partiu
    [many] { $mean } bodu na partiu
   *[other] { $mean } bodov na partiu
}
simulate-shared = { $games ->
    [0] Žiadne spoločné víťazstvo.
    [one] { $games } víťazstvo bolo spoločné.
    [few] { $games } víťazstvá boli spoločné.
    [many] { $games } víťazstva bolo spoločného.
   *[other] { $games } víťazstiev bolo spoločných.
}
simulate-speed = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekúnd
}: { $answers ->
    [one] { $answers } odpoveď
    [few] { $answers } odpovede
    [many] { $answers } odpovede
   *[other] { $answers } odpovedí
} a { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
} za sekundu
simulate-compiled = preložené jadro
simulate-interpreted = interpretované jadro
simulate-chart = { $game }: počet partií { $games }, počet miest { $seats }
simulate-counts = Koľkokrát sa zahrá za partiu
simulate-nobody = Bez víťazného miesta: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
} ({ $share } %).
simulate-sources = Body podľa zdroja, priemer všetkých miest
simulate-wins = Podiel víťazstiev podľa miesta
simulate-uses = Ako často sa využije, keď sa doberie: { $back }
simulate-wins-by = Podiel víťazstiev: { $trait }

## Aréna

arena-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $seats ->
    [one] { $seats } miesto
    [few] { $seats } miesta
    [many] { $seats } miesta
   *[other] { $seats } miest
}
arena-deals = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdania
   *[other] { $deals } rozdaní
}; bot, ktorý rozdanie hrá, sedí pri ňom raz na každom mieste; nerozhodné partie, ktoré sa do podielov nepočítajú: { $undecided }
arena-bot = bot
arena-rating = hodnotenie OpenSkill
arena-firsts = prvé miesta
arena-place = priemerné poradie
arena-speed = čas na odpoveď
arena-pair = proti sebe
arena-better = lepšie umiestnenie
arena-lead = náskok v priemernom poradí

## Balíčky

cmd-cards = skontroluje sadu kariet uloženú v tabuľkách
help-cards = Skontroluje tabuľky v priečinku: či sa dá prečítať každé pole, nič sa neopakuje a všetkého je dosť pre každý počet miest. Skopíruj tabuľky niektorej hry, oprav alebo pridaj riadky a vyskúšaj ich tu.
arg-cards-action = čo sa má stať; zatiaľ len: check
meta-cards-action = check
arg-cards-folder = priečinok s tabuľkami
example-cards = Dá sa s týmito tabuľkami hrať?
example-cards-json = To isté ako JSON.
cards-missing = Chýba { $table }.
cards-columns = { $table }, riadok { $line }: stĺpce musia byť { $expected }
cards-width = { $table }, riadok { $line }: počet polí je { $value }, má byť { $expected }.
cards-value = { $table }, riadok { $line }, stĺpec „{ $column }“: „{ $value }“ tam byť nemôže; možné je: { $expected }.
cards-double = { $table }, riadok { $line }: „{ $value }“ sa opakuje.
cards-too-few = { $table }: počet je { $value }, potrebné je { $expected }.
cards-too-few-of = { $table }, { $column }: počet je { $value }, potrebné je { $expected }.
cards-rejected = Sada kariet to ešte nie je. Chýb: { $faults }.
cards-accepted = So sadou kariet „{ $name }“ sa dá hrať.
err-cards-action = „{ $action }“ nie je príkaz pre sadu kariet. Napíš: partie cards check PRIEČINOK
err-no-folder = Priečinok „{ $folder }“ neexistuje.
err-no-cards = V priečinku „{ $folder }“ nie je set.table, kde je uvedené, ku ktorej hre sada kariet patrí, ako sa volá a akú má verziu.
err-cards-game = Hra „{ $game }“ nie je nainštalovaná alebo sady kariet nepoužíva. Používajú ich: { $games }.

hint-title = Rada
hint-best = { $number }. { $answer } – vyzerá najlepšie
hint-worse = { $number }. { $answer } – asi o { $points } { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodov
} horšie
hint-place = { $number }. { $answer } – { $share } % cesty od posledného miesta k prvému
hint-luck = { $number }. { $answer } – náhodne
hint-off = Rady sú vypnuté; spusti hru s --hints.
why-title = Čo boti zvažovali
why-line = { $question }. { $seat }

cmd-new = napíše novú hru ako základ
help-new = Napíše celú malú hru ako samostatný balík pre Python, pripravenú na prestavbu na tvoju: pravidlá, texty v štyroch jazykoch, testy a jediný vstupný bod, podľa ktorého ju Partie nájde. Po inštalácii sa dá hneď hrať.
arg-new-name = meno hry: jedno slovo z malých písmen a–z a číslic
opt-new-folder = prázdny priečinok, alebo priečinok, ktorý ešte neexistuje; inak priečinok s menom hry
meta-name = MENO
example-new = Napíše hru do priečinka burrowers.
example-new-folder = To isté do iného priečinka.
new-written = Zapísané: { $files ->
    [one] { $files } súbor
    [few] { $files } súbory
    [many] { $files } súboru
   *[other] { $files } súborov
} v priečinku „{ $folder }“.
new-next = Ako ďalej:
err-new-name = „{ $name }“ nemôže byť meno hry. Zvoľ jedno slovo z 2 až 24 malých písmen a–z a číslic, ktoré sa začína písmenom, napríklad: partie new burrowers
err-new-game-taken = Hra „{ $name }“ už existuje. Zvoľ iné meno.
err-new-module-taken = Python už má balík „{ $name }“ a našiel by namiesto hry ten. Zvoľ iné meno.
err-new-folder = Priečinok „{ $folder }“ nie je prázdny. Pomocou --folder uveď prázdny, alebo taký, ktorý ešte neexistuje.

cmd-serve = nechá ľudí hrať po sieti
help-serve = Obsluhuje stoly na sieti: ľudia spolu hrajú cez odkaz. Potrebuje PostgreSQL, ktorého adresa je v PARTIE_DATABASE; pri viacerých procesoch aj NATS v PARTIE_NATS. PARTIE_ORIGIN hovorí, kde ľudia stránku nájdu, ak je pred ňou proxy. Databáza sa najprv uvedie do aktuálneho stavu.
opt-host = adresa, na ktorej počúvať
opt-port = port, na ktorom počúvať; 0 vezme voľný
opt-site = priečinok zostavenej stránky, ktorá sa má tiež poskytovať
opt-serve-bots = koľko procesov premýšľa za botov
example-serve = Stoly na sieti aj so stránkou a boti v jednom procese vedľa.
example-serve-open = Pre každého, kto na tento počítač dosiahne.
serve-listening = počúvam na { $address }
cmd-worker = premýšľa za botov pri stoloch na sieti
help-worker = Berie prácu z frontu a odpovedá za botov, kým ho niekto nezastaví. Môže ich bežať viac, na každom počítači, ktorý dosiahne na databázu a na NATS.
opt-until-input-ends = skončí, keď sa skončí štandardný vstup: pre proces, ktorý spúšťa ďalšie
example-worker = Ďalší proces, ktorý premýšľa za botov.
cmd-admin = stará sa o stoly servera
cmd-doctor = povie, čo chýba na prevádzku servera
err-server-parts = Časti servera nie sú nainštalované ({ $parts }). Spusti: pip install "partie[server]"
err-no-site = V priečinku „{ $folder }“ nie je zostavená stránka. Zostav ju: npm run build
err-cannot-serve = Tento server nemôže pokračovať: { $why }.
err-database = Databázu na { $address } nemožno použiť: { $system }. Čo chýba, povie „partie doctor“.
err-migrate-failed = Krok databázy { $step } zlyhal: { $system }. Kroky pred ním sú hotové a čo z neho bežalo v transakcii, je vrátené späť. Naprav to, čo hovorí PostgreSQL, a spusti: partie admin migrate
err-migrate-locked = Krok databázy { $step } nedostal zámok a vzdal to, aby za ním žiadny hráč nečakal. Nič z neho sa nevykonalo. Najstaršie otvorené transakcie: { $holders }. Ukonči ich, alebo počkaj, kým sa skončia, a spusti: partie admin migrate
err-not-begun = Server sa nepodarilo spustiť; prečo, hovoria riadky vyššie.
err-gave-up = Časť servera ({ $part }) opakovane zlyhala, preto tento proces skončil; prečo, hovoria riadky vyššie.
err-no-news = Pracovný proces potrebuje NATS: v { $name } uveď, kde je.
err-half-restored = Obnovenie do databázy na { $address } sa neskončilo a môžu v nej byť ľudia, ktorí odišli. Obnov zálohu znova do prázdnej databázy.
err-configuration = { $count ->
    [one] Jedno nastavenie v prostredí je chybné:{ $faults }
    [few] { $count } nastavenia v prostredí sú chybné:{ $faults }
    [many] { $count } nastavení v prostredí je chybných:{ $faults }
   *[other] { $count } nastavení v prostredí je chybných:{ $faults }
}
fault-setting-database = { $name }: „{ $value }“ nie je adresa PostgreSQL. Napíš ju ako postgresql://meno:heslo@počítač/partie
fault-setting-nats = { $name }: „{ $value }“ nie je adresa NATS. Napíš ju ako nats://počítač:4222
fault-setting-origin = { $name }: „{ $value }“ nie je adresa stránok. Napíš ju ako https://play.example, bez cesty
fault-setting-count = { $name }: „{ $value }“ nie je celé číslo ako 0 alebo 1
fault-setting-metrics = { $name }: „{ $value }“ nie je port ako 9100 ani počítač s portom ako 0.0.0.0:9100
fault-setting-logs = { $name }: „{ $value }“ nie je „json“. Pre obyčajné riadky ju nechaj prázdnu
fault-setting-smtp = { $name }: „{ $value }“ nie je adresa poštového servera. Napíš ju ako smtp://meno:heslo@počítač:587 alebo smtps://počítač
fault-setting-mailbox = { $name }: „{ $value }“ nie je e-mailová adresa ako partie@play.example
fault-setting-seconds = { $name }: „{ $value }“ nie je počet sekúnd ako 20 alebo 0.5
fault-setting-backup-key = { $name }: „{ $value }“ nie je verejný kľúč pre zálohy. Vytvor ho príkazom: partie admin backup-key SÚBOR
fault-setting-mail = { $name } chýba: pošta potrebuje odosielateľa a adresu stránok
err-no-table = Taký stôl tu nie je, alebo odkaz nie je pre teba.
err-seats = Takto sa stôl pripraviť nedá.
err-seat-taken = Tam už niekto sedí.
err-rematch-gone = Tvoje miesto v odvete už nie je voľné. Pustiť ťa tam môže hostiteľ.
err-nobody = Tu ťa server nepozná. Najprv si sadni k stolu alebo sa prihlás.
err-guest = Na to treba účet. Najprv si ho ponechaj.
err-passkey = Tento prístupový kľúč nebol prijatý. Skús to ešte raz.
err-prove = Najprv sa znova prihlás prístupovým kľúčom.
err-passkey-last = Posledný prístupový kľúč zostáva. Najprv pridaj ďalší.
err-passkeys-many = Prístupových kľúčov je už veľa. Najprv niektorý odober.
err-code = Tento obnovovací kód tu nie je známy alebo už bol použitý.
err-begun = To už nejde: hra sa začala.
err-not-host = To môže len ten, kto stôl pripravil.
err-kept-out = K tomuto stolu si sadnúť nemôžeš: hostiteľ to nedovolil.
err-not-met = Pozvať môžeš len ľudí, s ktorými sa už hralo, a nie priveľa naraz.
err-no-club = Taký klub tu nie je, alebo jeho odkaz už neplatí.
err-club-name = Klub potrebuje meno.
err-not-owner = To môže len ten, komu klub patrí.
err-owner-stays = Komu klub patrí, ten odísť nemôže. Najprv klub odovzdaj alebo zatvor.
err-many-clubs = Patrí ti už veľa klubov. Najprv niektorý zatvor.
err-many-members = Pre ďalšieho člena tu nie je miesto.
err-name-here = Také alebo takmer také meno tu už niekto má.
err-no-tournament = Taký turnaj tu nie je, alebo nie je pre teba.
err-tournament = Takto sa turnaj pripraviť nedá. Potrebuje hodiny a stoly aspoň pre dvoch.
err-tournament-begun = Tento turnaj sa už začal.
err-tournament-over = Tento turnaj sa už skončil.
err-tournament-runs = V tomto klube sa ešte hrá turnaj.
err-many-tournaments = Máš už veľa vypísaných turnajov. Najprv niektorý zruš.
err-many-entries = Tento turnaj je plný.
err-few-entries = Prihlásených je zatiaľ málo.
err-not-opener = To môže len ten, kto turnaj vypísal, alebo komu klub patrí.
err-unfit = Toto server nevie prečítať.
err-talk-empty = Zatiaľ tu nie je čo povedať.
err-talk-long = Najviac { $count } znakov.
err-away = Server sa nevie spojiť s databázou. Nič sa nestratilo, skús to o chvíľu znova.
err-busy = Server je teraz veľmi vyťažený. Chvíľu počkaj a skús to znova.
err-slow = To bolo príliš často. Chvíľu počkaj a skús to znova.
err-talk-slow = To bolo veľa naraz. Chvíľu počkaj.
err-talk-nobody = Najprv si sadni k stolu: až potom ťa server pozná.
err-talk-banned = Moderátor ti zakázal prístup. Pozri si svoje oznámenia.
err-talk-silent = Moderátor ti na pár dní odobral voľný čet. Pozri si svoje oznámenia.
err-talk-new = Voľný čet sa otvorí, keď dohráš prvú hru.
err-talk-off = Voľný čet máš vypnutý.
err-talk-others = Voľný čet je otvorený len tam, kde ho majú zapnutý všetci pri stole.
err-talk-company = K tomuto stolu si sadnúť nemôžeš.
err-talk-self = Pri sebe to urobiť nejde.
err-talk-no-line = Taká správa tu nie je, alebo nebola pre teba.
err-talk-no-report = Tu nie je o čom rozhodovať.

# Games that are continued
opt-resume = pokračovať v partii, ktorú ste hrali naposledy (tejto hry alebo ktorejkoľvek)
example-play-resume = Pokračovať tam, kde ste skončili.
resume-waiting = Čaká na teba iná rozohraná partia: { $command }
quit-kept = Partia je uložená. Pokračovanie: { $command }
quit-not-kept = Partiu sa nepodarilo uložiť: do priečinka { $folder } sa nedá zapisovať.
err-resume-new = Partia, v ktorej pokračujete, má svoje miesta, nastavenia aj miešanie. Tieto voľby vynechajte.
err-nothing-kept = Žiadna partia na pokračovanie nečaká.
err-no-game = Ktorá hra? Jedna z: { $games }.
err-kept = V partii v súbore { $file } sa nedá pokračovať: súbor je poškodený alebo patrí k iným pravidlám či kartám.
# Čítanie pravidiel
cmd-rules = vysvetlí pravidlá hry
help-rules = Ukáže pravidlá hry: obsah alebo kapitolu či odsek, na ktorý sa pýtaš, s kartami, s pohľadom na stôl a s príkladmi bodovania.
arg-topic = kapitola, meno odseku, číslo pravidla, značka karty alebo ľubovoľné slová v tvojom jazyku; predvolené: obsah
meta-topic = TÉMA
example-rules = Obsah.
example-rules-chapter = Celá kapitola aj s príkladom.
example-rules-id = Odsek, ktorý vykladá jedno pravidlo.
example-rules-words = Všetko o dvoch slovách, po česky.
book-how = Ďalej čítaj podľa čísla alebo mena kapitoly alebo podľa ľubovoľných slov: partie rules { $game } TÉMA
book-others = Aj tu: { $names }
book-more = Viac sa dočítaš, keď napíšeš: ? { $name }
err-no-handbook = Hra „{ $game }“ tu pravidlá na čítanie nemá.
err-handbook = Pravidlá nemožno ukázať. { $why }
err-topic = O téme „{ $topic }“ v pravidlách hry „{ $game }“ nič nie je. Kapitoly vypíše: partie rules { $game }
# Lekcie
cmd-learn = naučí hru pri prvej partii, krok za krokom
help-learn = Naučí hru pri prvej partii v termináli: každé pravidlo vysvetlí, až keď je potrebné. Lekcia trvá päť až desať minút, kedykoľvek ju možno opustiť a neskôr v nej pokračovať.
example-learn = Prvá partia Tides of Time.
example-learn-plain = Po česky a prostými riadkami pre čítačku obrazovky.
example-learn-resume = Pokračovať v prerušenej lekcii.
err-no-lesson = Hra { $game } nemá lekciu. Hry, ktoré ju majú: { $games }.
learn-title = Lekcia
learn-keys = { $typed }: opustiť lekciu a pokračovať ako v bežnej partii
learn-left = Lekcia sa skončila. Partia pokračuje a vybrať môžeš čokoľvek.
learn-not-now = Táto voľba je dovolená, ale lekcia tu potrebuje inú. Napíš { $typed }, ak chceš lekciu opustiť a hrať voľne.

## Upozornenia pre toho, kto je preč

notice-somebody = Niekto
notice-turn-title = Si na ťahu: { $game }
notice-turn-body = Ostatní čakajú na teba.
notice-half-title = Polovica tvojho času uplynula: { $game }
notice-half-body = Stále si na ťahu.
notice-tenth-title = Zostáva ti desatina času: { $game }
notice-tenth-body = Stále si na ťahu a čas už takmer vypršal.
notice-invitation-title = Pozvánka: { $game }
notice-invitation-body = { $name } ťa pozýva k stolu.
notice-ended-title = Partia sa skončila: { $game }
notice-ended-body = Pozri sa, ako dopadla.
notice-rematch-title = Odveta: { $game }
notice-rematch-body = Tí istí ľudia si chcú zahrať ešte raz.
notice-trial-title = Takto vyzerá upozornenie z Partie
notice-trial-body = Práve bolo vyžiadané. Funguje to.
notice-mail-foot = Toto ti prišlo na tvoju žiadosť. Vypnúť to môžeš tu: { $link }
notice-code-title = Tvoj kód pre Partie
notice-code-body = Tvoj kód je { $code }. Platí pol hodiny. Ak to nie je tvoja žiadosť, nerob nič: žiadny ďalší e-mail nepríde.
notice-err-nobody = Upozornenia sú pre tých, čo tu už sedeli pri online stole. Najprv si k nejakému sadni.
notice-err-missing = To tu už nie je.
notice-err-many = Je ich už priveľa. Najprv nejaké odober.
notice-err-address = Na túto adresu sa nedá nič poslať. Musí sa začínať https:// a musí byť dostupná komukoľvek na internete.
notice-err-mail = Na túto adresu sa nedá poslať e-mail.
notice-err-slow = Nateraz to stačilo. Skús to neskôr.
notice-err-sending = Poštový server e-mail neprijal. Skontroluj adresu alebo to skús neskôr.
notice-err-code = Toto nie je ten kód alebo už neplatí. Po piatich pokusoch si vyžiadaj nový.
notice-err-hours = Také hodiny alebo také časové pásmo nie sú.
