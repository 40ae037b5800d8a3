# Stonespine Architects česky. Názvosloví podle českého vydání; věty jsou vlastní. Z vydání pocházejí i názvy místností
# 1–3, 7, 8, 10, 13, 16, 17, 22, 46, 53, 64, 75, 78, 81, 86, 87, 90, 91, 95 a 99, výzev 1, 4, 8 a 22 a cílů 1 a 3;
# s velkou pravděpodobností také místností 44, 61, 66, 69, 83, 92 a 97. Ostatní názvy jsou naše, naše je i slovo „runa“:
# vydání mluví o Jaelově symbolu. Řádky o místnostech, plánech, kartách trhu a Jaelových kartách říkají totéž co tabulky
# balíčku: hlídá to test.

game-title = Architekti Skalistého hřbetu
game-about = Čtyři roky, šestnáct místností: vybírej karty, stav labyrint a na trhu ho vybav nestvůrami a pastmi; sólo se hraje proti Jaelovi.

## Otázky a pravidla za nimi

question-rank = Losují se místa na stupnici pořadí.
question-oust-jael = Ze hry odchází jedna základní Jaelova karta.
question-goal = Losuje se cíl.
question-challenge = Odhaluje se výzva.
question-market-card = Odhaluje se karta trhu.
question-token = Losuje se žeton na trh.
question-blueprint = Rozdává se plán.
question-chamber = Rozdává se místnost.
question-jael = Odhaluje se Jaelova karta na tento rok.
question-place = Vyber z ruky místnost, kterou vyložíš.
question-column = Vyber sloupec, do kterého místnost přijde.
question-discard = Vyber místnost, kterou odložíš.
question-keep = Vyber místnost, kterou si necháš na příští tah.
question-visit-market = Kup sadu žetonů, nebo pasuj.
question-embed = Vyber místnost pro koupený žeton.
question-tunnel = Vyber okraj pro tajný průchod.
question-take-challenge = Vyber výzvu.

rule-rank = O pořadí na začátku rozhoduje náhoda; čím víc vlevo na stupnici, tím lépe. Na prvním místě se začíná bez zlaťáků, na druhém a třetím s jedním, na čtvrtém a pátém se dvěma.
rule-oust-jael = Tři ze šesti základních karet uvolní místo třem legendárním. Které to jsou, nikdo nevidí.
rule-goal = Jeden cíl platí pro všechny a porovnává se na konci: 15 bodů za první místo, 9 za druhé, 5 za třetí. Ve dvou hráčích třetí místo není. Při shodě rozhoduje lepší pořadí, ve hře jednoho hráče vyhrává Jael; kdo chce mít něčeho nejvíc, musí mít aspoň jeden kus.
rule-challenge = V 1. až 3. roce je odhaleno o jednu výzvu víc, než kolik je hráčů, ve hře jednoho hráče tři. Každý si při pasování jednu vezme, a nakonec má tedy tři.
rule-market-card = Karta trhu nabízí dvě sady žetonů, horní a dolní, každou za vlastní cenu. Pro jednoho až tři hráče jsou na trhu dvě karty, pro čtyři tři a pro pět čtyři.
rule-token = Na každé políčko karty trhu přijde lícem nahoru žeton téhož tvaru. Kruh je rosolová krychle, sliz, hvězda +1 nebo truhla, ovál gnol, goblin, kobold nebo tajný průchod, čtverec past.
rule-blueprint = Plán určuje vchod a východ a klade osm požadavků: na každém z osmi míst chce buď typ místnosti, nebo prvek. Čtyři splněné vynesou 5 bodů, pět 7, šest 10, sedm 14, všech osm 20. Každá místnost spojená se vchodem dává 1 bod a každá spojená s východem také.
rule-chamber = Každý dostane na začátku roku do ruky pět místností. Vidí je jen ten, kdo je drží, a potom ten, komu je předá. Ve dvou hráčích si každý po předání dobere ještě jednu.
rule-jael = Karta na celý rok určuje, kterou runu Jael sbírá, kolik má zlaťáků a které sady si na trhu bere. Na konci mu vynese základní body a k nim další za to, co nasbíral.
rule-place = Každý rok zaplní čtyři místnosti jednu řadu labyrintu, odshora dolů. Dveře na sebe navazovat nemusí a vyložená místnost se už nepřesouvá. Ve hře více hráčů vykládají všichni současně a zbylé karty z ruky pak předají dál: v 1. a 3. roce doleva, ve 2. a 4. roce doprava.
rule-column = Čtyři místa v řadě se zaplňují v libovolném pořadí. Ve čtvrtém tahu zbývá jediné, a proto otázka odpadá.
rule-discard = Ve hře dvou hráčů se v každém tahu jedna místnost z ruky ještě odloží. Leží lícem dolů a do hry se nevrátí; po předání karet si každý dobere novou.
rule-keep = Ve hře jednoho hráče se ostatní karty z ruky roztřídí: ty s runou Jaelovy karty připadnou Jaelovi, zbytek se odloží. Potom si dobereš jednu místnost za každé volné místo v řadě.
rule-visit-market = Na tahu je ten, kdo má nejvíc zlaťáků; při shodě rozhoduje lepší pořadí. Všechny žetony z koupené sady přijdou hned do labyrintu. Kdo pasuje, přijde o zbylé zlaťáky, v 1. až 3. roce si vezme výzvu a obsadí další místo na stupnici pořadí. Ve hře jednoho hráče si Jael bere své sady, jakmile nemáš víc zlaťáků než on, a výzva s nejnižším číslem se odloží; po tvém pasu si vezme i všechny zbylé žetony, zato zlaťáky ti ve 4. roce zůstanou a porovnají se s jeho.
rule-embed = Do místnosti se vejdou nejvýš čtyři prvky, natištěné i žetony dohromady. Stejné prvky mohou být spolu a umístěný žeton se už nepřesouvá.
rule-tunnel = Tajný průchod otevře svůj okraj, ať tam dveře jsou, nebo ne, a spojí místnosti po obou jeho stranách. Může ležet i na vnějším okraji nebo pod nejnovější řadou; na jeden okraj se vejde jen jeden.
rule-take-challenge = Výzva leží odhalená u tvého labyrintu a boduje se na konci hry. Ve 4. roce se už žádná nebere.

## Odpovědi

action-rank = další místo na stupnici pořadí: { $seat }
action-deal = rozdat: „{ $card }“
action-place = vyložit místnost „{ $card }“
action-column = do sloupce { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}
action-discard = odložit místnost „{ $card }“
action-keep = nechat si místnost „{ $card }“
action-buy = koupit { $half ->
    [top] horní
   *[bottom] dolní
} sadu ({ $card })
action-pass = pasovat
action-embed = do místnosti { $place }
action-tunnel = na okraj { $edge }
action-take = vzít výzvu „{ $card }“

did-rank = { $other }: další místo na stupnici pořadí
did-deal = { $known ->
    [yes] { $seat }: „{ $card }“
   *[no] { $seat }: karta lícem dolů
}
did-place = { $known ->
    [yes] { $seat }: místnost „{ $card }“
   *[no] { $seat }: jedna místnost
}
did-column = { $seat }: sloupec { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}
did-discard = { $known ->
    [yes] { $seat }: odložená místnost „{ $card }“
   *[no] { $seat }: jedna odložená místnost
}
did-keep = { $known ->
    [yes] { $seat }: na příští tah zůstává místnost „{ $card }“
   *[no] { $seat }: na příští tah zůstává jedna místnost
}
did-buy = { $seat }: { $half ->
    [top] horní
   *[bottom] dolní
} sada ({ $card })
did-pass = { $seat }: pas
did-embed = { $seat }: žeton do místnosti { $place }
did-tunnel = { $seat }: tajný průchod na okraj { $edge }
did-take = { $seat }: výzva „{ $card }“

reason-not-in-hand = Tuto místnost v ruce nemáš.
reason-column-is-full = V tomto sloupci řady už místnost je.
reason-is-being-placed = Tuto místnost právě vykládáš; odložit musíš jinou.
reason-too-expensive = Na tuto sadu nemáš dost zlaťáků.
reason-set-is-empty = V této sadě už žádný žeton není.
reason-no-room-for-set = Všechny žetony z této sady se do tvého labyrintu nevejdou.
reason-chamber-is-full = V této místnosti už jsou čtyři prvky.
reason-no-chamber-there = Na tomto místě ještě žádná místnost není.
reason-edge-is-taken = Na tomto okraji už tajný průchod je.
reason-edge-not-there = U tohoto okraje ještě žádná místnost není.
reason-not-shown = Tato karta v nabídce není.

## Co se stalo

event-ranked = { $seat }: { $place }. místo na stupnici pořadí, na začátek { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
    [many] { $gold } zlaťáku
   *[other] { $gold } zlaťáků
}
event-goal-shown = Cíl této partie: „{ $card }“
event-challenge-shown = Nová výzva: „{ $card }“
event-market-card-shown = Nově v nabídce: { $card }
event-token-shown = { $half ->
    [top] Horní
   *[bottom] Dolní
} sada ({ $market_card }): { $card }
event-tokens-returned = Do hromádky { $count ->
    [one] se vrátil { $count } odložený žeton
    [few] se vrátily { $count } odložené žetony
    [many] se vrátilo { $count } odloženého žetonu
   *[other] se vrátilo { $count } odložených žetonů
}.
event-blueprint-dealt = { $seat }: { $card }
event-chamber-dealt = { $known ->
    [yes] { $seat }: nově v ruce místnost „{ $card }“
   *[no] { $seat }: nová místnost v ruce
}
event-year-began = Začal { $year }. rok.
event-chamber-placed = { $seat }: místnost „{ $card }“ na { $place }
event-chamber-discarded = { $known ->
    [yes] { $seat }: odložená místnost „{ $card }“
   *[no] { $seat }: jedna odložená místnost
}
event-hands-passed = Karty se předaly { $way ->
    [left] doleva
   *[right] doprava
}, každému { $cards_each ->
    [one] zbývá { $cards_each } karta
    [few] zbývají { $cards_each } karty
    [many] zbývá { $cards_each } karty
   *[other] zbývá { $cards_each } karet
}.
event-gold-counted = { $seat }: { $chambers } za řadu, { $chests } za truhly{ $start ->
    [0] { "" }
   *[some] , { $start } na začátek
}{ $lost ->
    [0] { "" }
   *[some] , nad 30 propadá { $lost }
}, k útratě { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
    [many] { $gold } zlaťáku
   *[other] { $gold } zlaťáků
}
event-set-bought = { $seat }: { $half ->
    [top] horní
   *[bottom] dolní
} sada ({ $market_card }) za { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
    [many] { $price } zlaťáku
   *[other] { $price } zlaťáků
}, { $gold ->
    [one] zbývá { $gold }
    [few] zbývají { $gold }
    [many] zbývá { $gold }
   *[other] zbývá { $gold }
}
event-token-embedded = { $seat }: { $card } do místnosti { $place }
event-passage-laid = { $seat }: tajný průchod na okraj { $edge }
event-seat-passed = { $seat }: pas při { $gold ->
    [one] { $gold } zlaťáku
    [few] { $gold } zlaťácích
    [many] { $gold } zlaťáku
   *[other] { $gold } zlaťácích
}
event-challenge-taken = { $seat }: výzva „{ $card }“
event-place-taken = { $seat }: { $place }. místo na stupnici pořadí
event-market-cleared = Trh se uklidil, { $tokens ->
    [0] žádný žeton nezbyl
    [one] odložil se { $tokens } žeton
    [few] odložily se { $tokens } žetony
    [many] odložilo se { $tokens } žetonu
   *[other] odložilo se { $tokens } žetonů
}.
event-jael-turned = Jaelova karta na tento rok: { $card }
event-jael-gained = Místnost „{ $card }“ připadla Jaelovi.
event-jael-took = Jael si z trhu vzal { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
}: { $cards }.
event-jael-struck = Jael odložil výzvu „{ $card }“.
event-seat-scored = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
event-jael-scored = Jael: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

ending-four-years = Uplynuly čtyři roky, labyrinty jsou hotové.
ending-jael-beaten = Jael je poražen.
ending-jael-won = Jael zůstal neporažen.

tie-priority = Rozhoduje lepší místo na stupnici pořadí.
tie-jael = Ve hře jednoho hráče stejný počet bodů nestačí: při shodě vyhrává Jael.

## Volby stolu

option-placement = jak se vykládají místnosti
option-placement-face-down = lícem dolů a odhalí se společně
option-placement-face-up = hned lícem nahoru
option-jael = Jael
option-jael-basic = základní
option-jael-legendary = legendární

## Místnosti

face-1 = Udírna
face-2 = Výcviková místnost
face-3 = Tajná cesta
face-4 = Brázda
face-5 = Úkryt gnolů
face-6 = Sluj
face-7 = Sklad pastí
face-8 = Rohová místnost
face-9 = Opuštěný důl
face-10 = Ožehnutá chodba
face-11 = Mučírna
face-12 = Křivolaká cesta
face-13 = Slizký průchod
face-14 = Sklepení
face-15 = Zpustlé staveniště
face-16 = Skrýš lapků
face-17 = Tunel
face-18 = Sklad zásob
face-19 = Zbrojnice
face-20 = Pohřebiště
face-21 = Příbytky koboldů
face-22 = Pěšina
face-23 = Cvičiště
face-24 = Archiv
face-25 = Hrobka
face-26 = Doupě
face-27 = Napajedlo
face-28 = Průchod
face-29 = Výheň
face-30 = Ohniště
face-31 = Útočiště
face-32 = Katakomby
face-33 = Výklenek
face-34 = Pokladnice
face-35 = Rozvaliny
face-36 = Nora
face-37 = Tábořiště
face-38 = Kostnice
face-39 = Okované truhlice
face-40 = Dvorana
face-41 = Aréna
face-42 = Prohlubeň
face-43 = Shromaždiště
face-44 = Hřbitov
face-45 = Kaliště
face-46 = Postranní cesta
face-47 = Skrytá schránka
face-48 = Křižovatka
face-49 = Křížení cest
face-50 = Průběžná chodba
face-51 = Dobytčí ohrada
face-52 = Bahnitá předsíň
face-53 = Přijímací místnost
face-54 = Vstupní síň
face-55 = Strážnice
face-56 = Klenotnice
face-57 = Síň trofejí
face-58 = Rosolový průval
face-59 = Mauzoleum
face-60 = Zimní zahrada
face-61 = Posádka
face-62 = Tvrz
face-63 = Líheň slizu
face-64 = Noclehárna
face-65 = Cela
face-66 = Svatyně
face-67 = Ulička
face-68 = Salonek
face-69 = Průchozí pokoj
face-70 = Strojovna
face-71 = Dlážděná síň
face-72 = Stavidlo
face-73 = Krypta
face-74 = Atrium
face-75 = Posluchárna
face-76 = Propast
face-77 = Klikatá komora
face-78 = Brána
face-79 = Modlitebna
face-80 = Zchátralá síň
face-81 = Koridor
face-82 = Obydlí
face-83 = Jídelna
face-84 = Komora
face-85 = Černá kuchyně
face-86 = Stoky
face-87 = Slévárna
face-88 = Brloh goblinů
face-89 = Skladiště
face-90 = Předsíň
face-91 = Kasárna
face-92 = Znesvěcená komnata
face-93 = Přístěnek
face-94 = Spižírna
face-95 = Spojka
face-96 = Kovárna
face-97 = Rozcestí
face-98 = Chodba
face-99 = Kanály
face-100 = Ztracená komnata

ability-1 = jeskyně; dveře dole, vlevo, vpravo; hvězda −1, čepelová past, sliz; 3 zlaťáky, modrá runa
ability-2 = jeskyně; dveře dole, vlevo, vpravo; past na medvědy, ostny; 2 zlaťáky, modrá runa
ability-3 = jeskyně; dveře nahoře, dole, vlevo; jáma; 3 zlaťáky, modrá runa
ability-4 = jeskyně; dveře nahoře, dole, vlevo; kobold, hvězda +1; 2 zlaťáky, zelená runa
ability-5 = jeskyně; dveře nahoře, dole, vlevo; dva gnolové; 2 zlaťáky, zelená runa
ability-6 = jeskyně; dveře nahoře, dole, vlevo; gnol, kobold; 1 zlaťák, zelená runa
ability-7 = jeskyně; dveře dole, vlevo; čepelová past, past na medvědy, ostny; 0 zlaťáků, modrá runa
ability-8 = jeskyně; dveře dole, vlevo; čepelová past, hvězda +1, sliz; 3 zlaťáky, červená runa
ability-9 = jeskyně; dveře dole, vlevo; rosolová krychle, hvězda −1, sliz; 5 zlaťáků, červená runa
ability-10 = jeskyně; dveře dole, vpravo; truhla, ohnivá past; 1 zlaťák, červená runa
ability-11 = jeskyně; dveře dole, vpravo; kobold, ostny, hvězda −1; 5 zlaťáků, zelená runa
ability-12 = jeskyně; dveře dole, vpravo; hvězda +1, sliz; 3 zlaťáky, zelená runa
ability-13 = jeskyně; dveře dole, vpravo; dva slizy; 3 zlaťáky, červená runa
ability-14 = jeskyně; dveře vlevo, vpravo; hvězda −1, dvě rosolové krychle, sliz; 4 zlaťáky, červená runa
ability-15 = jeskyně; dveře vlevo, vpravo; goblin, gnol; 3 zlaťáky, zelená runa
ability-16 = jeskyně; dveře vlevo, vpravo; goblin; 3 zlaťáky, modrá runa
ability-17 = jeskyně; dveře vlevo, vpravo; dva goblini; 2 zlaťáky, modrá runa
ability-18 = jeskyně; dveře vlevo, vpravo; truhla, rosolová krychle, jáma; 2 zlaťáky, červená runa
ability-19 = jeskyně; dveře nahoře, dole, vpravo; past na medvědy, gnol, ostny; 1 zlaťák, modrá runa
ability-20 = jeskyně; dveře nahoře, dole, vpravo; sliz, rosolová krychle; 3 zlaťáky, červená runa
ability-21 = jeskyně; dveře nahoře, vlevo, vpravo; dva koboldi; 2 zlaťáky, zelená runa
ability-22 = jeskyně; dveře nahoře, dole, vpravo; rosolová krychle, hvězda +1; 3 zlaťáky, zelená runa
ability-23 = jeskyně; dveře nahoře, dole, vpravo; dva koboldi; 2 zlaťáky, červená runa
ability-24 = jeskyně; dveře dole, vlevo, vpravo; truhla; 1 zlaťák, červená runa
ability-25 = jeskyně; dveře dole, vlevo, vpravo; dvě truhly; 0 zlaťáků, červená runa
ability-26 = jeskyně; dveře nahoře, dole; rosolová krychle, sliz; 4 zlaťáky, červená runa
ability-27 = jeskyně; dveře nahoře, dole; gnol, goblin; 3 zlaťáky, modrá runa
ability-28 = jeskyně; dveře nahoře, dole; dva gnolové; 3 zlaťáky, modrá runa
ability-29 = jeskyně; dveře nahoře, dole; hvězda +1, ohnivá past; 3 zlaťáky, zelená runa
ability-30 = jeskyně; dveře na všech stranách; rosolová krychle, ohnivá past, truhla; 0 zlaťáků, červená runa
ability-31 = jeskyně; dveře nahoře; dvě hvězdy +1, truhla; 0 zlaťáků, zelená runa
ability-32 = jeskyně; dveře nahoře; jáma, sliz, rosolová krychle; 5 zlaťáků, modrá runa
ability-33 = jeskyně; dveře nahoře; kobold; 5 zlaťáků, modrá runa
ability-34 = jeskyně; dveře nahoře; tři truhly; 0 zlaťáků, červená runa
ability-35 = jeskyně; dveře nahoře; tři hvězdy +1; 1 zlaťák, zelená runa
ability-36 = jeskyně; dveře nahoře, vlevo; hvězda +1, past na medvědy; 0 zlaťáků, červená runa
ability-37 = jeskyně; dveře nahoře, vlevo; dva gnolové; 3 zlaťáky, zelená runa
ability-38 = jeskyně; dveře nahoře, vlevo; rosolová krychle; 5 zlaťáků, červená runa
ability-39 = jeskyně; dveře nahoře, vlevo; truhla, sliz; 1 zlaťák, červená runa
ability-40 = jeskyně; dveře nahoře, vpravo; rosolová krychle, jáma; 3 zlaťáky, modrá runa
ability-41 = jeskyně; dveře nahoře, vpravo; goblin, hvězda +3; 0 zlaťáků, modrá runa
ability-42 = jeskyně; dveře nahoře, vpravo; gnol, ostny; 3 zlaťáky, zelená runa
ability-43 = jeskyně; dveře nahoře, vlevo, vpravo; gnol, goblin; 2 zlaťáky, zelená runa
ability-44 = jeskyně; dveře nahoře, vlevo, vpravo; dva slizy; 3 zlaťáky, červená runa
ability-45 = jeskyně; dveře nahoře, vlevo, vpravo; dvě rosolové krychle; 2 zlaťáky, červená runa
ability-46 = jeskyně; dveře nahoře, vlevo, vpravo; ohnivá past, gnol; 2 zlaťáky, modrá runa
ability-47 = jeskyně; dveře na všech stranách; truhla, hvězda +1; 0 zlaťáků, červená runa
ability-48 = jeskyně; dveře na všech stranách; sliz, hvězda −3; 8 zlaťáků, modrá runa
ability-49 = jeskyně; dveře na všech stranách; gnol; 3 zlaťáky, modrá runa
ability-50 = jeskyně; dveře na všech stranách; sliz, hvězda +1; 2 zlaťáky, zelená runa
ability-51 = zděná; dveře nahoře, dole, vlevo; goblin, čepelová past; 2 zlaťáky, modrá runa
ability-52 = zděná; dveře nahoře, dole, vlevo; dvě rosolové krychle, dva slizy; 2 zlaťáky, červená runa
ability-53 = zděná; dveře nahoře, dole, vlevo; goblin, gnol; 2 zlaťáky, modrá runa
ability-54 = zděná; dveře nahoře, dole, vlevo; gnol, rosolová krychle; 2 zlaťáky, zelená runa
ability-55 = zděná; dveře dole, vlevo; kobold, hvězda +3; 0 zlaťáků, zelená runa
ability-56 = zděná; dveře dole, vlevo; goblin, truhla; 1 zlaťák, modrá runa
ability-57 = zděná; dveře dole, vlevo; rosolová krychle, gnol; 3 zlaťáky, zelená runa
ability-58 = zděná; dveře dole, vlevo; dvě rosolové krychle; 3 zlaťáky, červená runa
ability-59 = zděná; dveře vlevo, vpravo; dvě rosolové krychle; 3 zlaťáky, červená runa
ability-60 = zděná; dveře dole, vpravo; kobold, truhla; 1 zlaťák, zelená runa
ability-61 = zděná; dveře nahoře, vpravo; ostny, goblin; 3 zlaťáky, modrá runa
ability-62 = zděná; dveře nahoře, vpravo; truhla, hvězda +1; 2 zlaťáky, červená runa
ability-63 = zděná; dveře nahoře, vpravo; dva slizy; 4 zlaťáky, červená runa
ability-64 = zděná; dveře nahoře, dole, vpravo; gnol, kobold; 2 zlaťáky, zelená runa
ability-65 = zděná; dveře nahoře, dole, vpravo; past na medvědy, hvězda −2; 7 zlaťáků, modrá runa
ability-66 = zděná; dveře nahoře, dole, vpravo; rosolová krychle, kobold; 3 zlaťáky, zelená runa
ability-67 = zděná; dveře nahoře, dole, vpravo; gnol, rosolová krychle; 3 zlaťáky, zelená runa
ability-68 = zděná; dveře nahoře, dole, vpravo; sliz, goblin; 2 zlaťáky, modrá runa
ability-69 = zděná; dveře nahoře, dole; truhla, ohnivá past; 1 zlaťák, modrá runa
ability-70 = zděná; dveře nahoře, dole; past na medvědy, čepelová past; 1 zlaťák, modrá runa
ability-71 = zděná; dveře nahoře, dole; sliz, gnol; 3 zlaťáky, zelená runa
ability-72 = zděná; dveře dole, vlevo; sliz, rosolová krychle; 4 zlaťáky, červená runa
ability-73 = zděná; dveře nahoře, dole; sliz, rosolová krychle; 3 zlaťáky, červená runa
ability-74 = zděná; dveře nahoře, vlevo; gnol, hvězda +1; 2 zlaťáky, zelená runa
ability-75 = zděná; dveře nahoře, vlevo; kobold, goblin; 3 zlaťáky, zelená runa
ability-76 = zděná; dveře nahoře, vlevo; jáma; 4 zlaťáky, modrá runa
ability-77 = zděná; dveře nahoře, vlevo; sliz, rosolová krychle; 3 zlaťáky, červená runa
ability-78 = zděná; dveře nahoře, vpravo; dva koboldi; 3 zlaťáky, zelená runa
ability-79 = zděná; dveře nahoře, vpravo; goblin, hvězda +1; 2 zlaťáky, zelená runa
ability-80 = zděná; dveře nahoře, vlevo, vpravo; rosolová krychle, hvězda −1; 5 zlaťáků, červená runa
ability-81 = zděná; dveře nahoře, vlevo, vpravo; sliz, rosolová krychle; 2 zlaťáky, červená runa
ability-82 = zděná; dveře nahoře, vlevo, vpravo; dva goblini; 2 zlaťáky, modrá runa
ability-83 = zděná; dveře vlevo, vpravo; goblin, hvězda +1; 2 zlaťáky, zelená runa
ability-84 = zděná; dveře vlevo, vpravo; sliz, ostny; 3 zlaťáky, modrá runa
ability-85 = zděná; dveře vlevo, vpravo; kobold; 5 zlaťáků, zelená runa
ability-86 = zděná; dveře vlevo, vpravo; dvě rosolové krychle; 3 zlaťáky, červená runa
ability-87 = zděná; dveře dole, vlevo, vpravo; sliz, truhla; 1 zlaťák, červená runa
ability-88 = zděná; dveře dole, vlevo, vpravo; dva goblini; 2 zlaťáky, modrá runa
ability-89 = zděná; dveře dole, vlevo, vpravo; jáma, goblin; 2 zlaťáky, modrá runa
ability-90 = zděná; dveře dole, vlevo, vpravo; kobold, sliz; 2 zlaťáky, zelená runa
ability-91 = zděná; dveře nahoře; gnol, kobold, goblin; 2 zlaťáky, zelená runa
ability-92 = zděná; dveře nahoře; sliz, rosolová krychle, goblin; 2 zlaťáky, modrá runa
ability-93 = zděná; dveře na všech stranách; sliz, rosolová krychle, truhla; 0 zlaťáků, červená runa
ability-94 = zděná; dveře nahoře; hvězda +2, gnol; 3 zlaťáky, zelená runa
ability-95 = zděná; dveře na všech stranách; bez prvků; 6 zlaťáků, modrá runa
ability-96 = zděná; dveře nahoře; dvě ohnivé pasti; 4 zlaťáky, modrá runa
ability-97 = zděná; dveře na všech stranách; sliz, rosolová krychle, hvězda −1; 3 zlaťáky, červená runa
ability-98 = zděná; dveře na všech stranách; hvězda +1, kobold; 2 zlaťáky, zelená runa
ability-99 = zděná; dveře na všech stranách; rosolová krychle, dva slizy; 1 zlaťák, červená runa
ability-100 = zděná; dveře nahoře; dva slizy; 4 zlaťáky, červená runa

## Plány: vchod, východ a požadavky po řadách

face-bp1 = plán 1
face-bp2 = plán 2
face-bp3 = plán 3
face-bp4 = plán 4
face-bp5 = plán 5
face-bp6 = plán 6
face-bp7 = plán 7
face-bp8 = plán 8

ability-bp1 = vchod b1, východ d4; c1 truhla, d1 jeskyně; a2 goblin, b2 jeskyně; c3 jeskyně, d3 rosolová krychle; a4 jeskyně, b4 sliz
ability-bp2 = vchod c1, východ a4; a1 hvězda, b1 jeskyně; a2 jeskyně, d2 past; c3 goblin, d3 jeskyně; b4 truhla, c4 jeskyně
ability-bp3 = vchod b1, východ d4; c1 zděná, d1 hvězda; a2 past, d2 zděná; a3 zděná, b3 gnol; b4 zděná, c4 kobold
ability-bp4 = vchod c1, východ b4; b1 kobold, d1 zděná; a2 goblin, c2 zděná; b3 zděná, c3 hvězda; a4 zděná, d4 gnol
ability-bp5 = vchod b1, východ b4; a1 zděná, c1 rosolová krychle; c2 zděná, d2 truhla; a3 sliz, b3 zděná; b4 gnol, d4 zděná
ability-bp6 = vchod b1, východ c4; a1 truhla, c1 jeskyně; a2 jeskyně, c2 sliz; b3 rosolová krychle, d3 jeskyně; b4 jeskyně, d4 hvězda
ability-bp7 = vchod c1, východ b4; b1 zděná, d1 past; c2 sliz, d2 zděná; a3 zděná, b3 kobold; a4 rosolová krychle, c4 zděná
ability-bp8 = vchod b1, východ a4; a1 jeskyně, c1 kobold; a2 past, b2 jeskyně; c3 jeskyně, d3 goblin; b4 gnol, d4 jeskyně

## Výzvy

face-ch1 = Nedobytná pokladnice
face-ch2 = Znalec trhu
face-ch3 = Uspořádané místnosti
face-ch4 = Smrtící hrobka
face-ch5 = Sraz goblinů
face-ch6 = Šik koboldů
face-ch7 = Smečka gnolů
face-ch8 = Konzistentní svatyně
face-ch9 = Vnější končiny
face-ch10 = Rozmáčené mělčiny
face-ch11 = Prosakující hrozba
face-ch12 = Zručný řemeslník
face-ch13 = Osudná stezka
face-ch14 = Kluzká trasa
face-ch15 = Rosolovitá hrůza
face-ch16 = Stísněná stavba
face-ch17 = Zabahněný přístup
face-ch18 = Hortgullyho pýcha
face-ch19 = Řemeslo Tenkoprstých
face-ch20 = Zrádná cesta
face-ch21 = Kořist ze Sabeku
face-ch22 = Haly Glynoxe
face-ch23 = Psí společníci
face-ch24 = Samá past
face-ch25 = Dragulské spojenectví
face-ch26 = Úskočné šupiny
face-ch27 = Zlatem posedlí
face-ch28 = Horda poskoků
face-ch29 = Rozmanitá skladba
face-ch30 = Králova přízeň

ability-ch1 = 3 body za každou truhlu a každou hvězdu jakékoli hodnoty ve čtyřech centrálních místnostech
ability-ch2 = 2 body za každý druh žetonu trhu v labyrintu včetně tajného průchodu
ability-ch3 = 2 body za každou oblast
ability-ch4 = 3 body za každou past ve čtyřech centrálních místnostech
ability-ch5 = 3 body za každého goblina v jednom sloupci (platí nejlepší)
ability-ch6 = 3 body za každého kobolda v jednom sloupci (platí nejlepší)
ability-ch7 = 3 body za každého gnola v jednom sloupci (platí nejlepší)
ability-ch8 = 2 body za každou místnost největší oblasti
ability-ch9 = 3 body za každý levý nebo pravý vnější okraj s dveřmi nebo tajným průchodem
ability-ch10 = 2 body za každou rosolovou krychli v jedné oblasti (platí nejlepší)
ability-ch11 = 2 body za každý sliz v jedné oblasti (platí nejlepší)
ability-ch12 = 2 body za každou hvězdu jakékoli hodnoty
ability-ch13 = 2 body za každou past na jedné cestě bez odboček (platí nejlepší)
ability-ch14 = 2 body za každý sliz na jedné cestě bez odboček (platí nejlepší)
ability-ch15 = 2 body za každou rosolovou krychli na jedné cestě bez odboček (platí nejlepší)
ability-ch16 = 4 body za každou místnost se čtyřmi prvky
ability-ch17 = 4 body za každou místnost, kde jsou dohromady aspoň tři slizy nebo rosolové krychle
ability-ch18 = 4 body za každou místnost s nestvůrou, pastí a hvězdou jakékoli hodnoty
ability-ch19 = 3 body za každý druh pasti v labyrintu
ability-ch20 = 2 body za každou past v místnostech spojených s východem
ability-ch21 = 3 body za každou dvojici truhla a hvězda jakékoli hodnoty
ability-ch22 = 4 body za každou řadu a každý sloupec s místnostmi jediného typu
ability-ch23 = 3 body za každou dvojici gnolů
ability-ch24 = 2 body za každou past v levém a pravém krajním sloupci
ability-ch25 = 3 body za každou trojici gnol, kobold a goblin
ability-ch26 = 3 body za každou dvojici kobold a past
ability-ch27 = 3 body za každou dvojici goblin a truhla
ability-ch28 = 1 bod za každého goblina, kobolda a gnola ve čtyřech centrálních místnostech
ability-ch29 = 3 body za každou jinou velikost oblasti; stejně velké oblasti se počítají jednou
ability-ch30 = 10 bodů bez jakékoli podmínky

## Cíle

face-g1 = Pracovití goblini
face-g2 = Vymetená pokladnice
face-g3 = Panství gnolů
face-g4 = Dvojitá lest
face-g5 = Roj koboldů
face-g6 = Spřízněná hniloba
face-g7 = Mokvající dutina
face-g8 = Krychlový hlavolam

ability-g1 = nejvíc goblinů: 15/9/5 bodů
ability-g2 = nejméně truhel: 15/9/5 bodů
ability-g3 = nejvíc gnolů: 15/9/5 bodů
ability-g4 = nejvíc dvojic stejných pastí: 15/9/5 bodů
ability-g5 = nejvíc koboldů: 15/9/5 bodů
ability-g6 = nejvíc dvojic sliz a rosolová krychle: 15/9/5 bodů
ability-g7 = nejvíc slizů: 15/9/5 bodů
ability-g8 = nejvíc rosolových krychlí: 15/9/5 bodů

## Karty trhu

face-m1 = karta trhu 1
face-m2 = karta trhu 2
face-m3 = karta trhu 3
face-m4 = karta trhu 4
face-m5 = karta trhu 5
face-m6 = karta trhu 6
face-m7 = karta trhu 7
face-m8 = karta trhu 8
face-m9 = karta trhu 9
face-m10 = karta trhu 10
face-m11 = karta trhu 11
face-m12 = karta trhu 12
face-m13 = karta trhu 13
face-m14 = karta trhu 14
face-m15 = karta trhu 15
face-m16 = karta trhu 16
face-m17 = karta trhu 17
face-m18 = karta trhu 18

ability-m1 = horní sada za 9 zlaťáků: dva čtverce; dolní sada za 4 zlaťáky: ovál
ability-m2 = horní sada za 7 zlaťáků: dva kruhy; dolní sada za 3 zlaťáky: kruh
ability-m3 = horní sada za 10 zlaťáků: dva ovály; dolní sada za 4 zlaťáky: kruh
ability-m4 = horní sada za 10 zlaťáků: tři kruhy; dolní sada za 5 zlaťáků: čtverec
ability-m5 = horní sada za 8 zlaťáků: čtverec, kruh; dolní sada za 4 zlaťáky: ovál
ability-m6 = horní sada za 7 zlaťáků: čtverec, kruh; dolní sada za 3 zlaťáky: kruh
ability-m7 = horní sada za 6 zlaťáků: dva kruhy; dolní sada za 4 zlaťáky: ovál
ability-m8 = horní sada za 7 zlaťáků: kruh, ovál; dolní sada za 4 zlaťáky: ovál
ability-m9 = horní sada za 9 zlaťáků: čtverec, ovál; dolní sada za 5 zlaťáků: dva kruhy
ability-m10 = horní sada za 8 zlaťáků: čtverec, kruh; dolní sada za 4 zlaťáky: ovál
ability-m11 = horní sada za 7 zlaťáků: dva kruhy; dolní sada za 4 zlaťáky: čtverec
ability-m12 = horní sada za 9 zlaťáků: dva ovály; dolní sada za 3 zlaťáky: kruh
ability-m13 = horní sada za 6 zlaťáků: dva kruhy; dolní sada za 5 zlaťáků: čtverec
ability-m14 = horní sada za 5 zlaťáků: čtverec; dolní sada za 4 zlaťáky: ovál
ability-m15 = horní sada za 7 zlaťáků: čtverec, kruh; dolní sada za 5 zlaťáků: čtverec
ability-m16 = horní sada za 9 zlaťáků: čtverec, ovál; dolní sada za 4 zlaťáky: ovál
ability-m17 = horní sada za 7 zlaťáků: kruh, ovál; dolní sada za 4 zlaťáky: čtverec
ability-m18 = horní sada za 9 zlaťáků: dva ovály; dolní sada za 7 zlaťáků: čtverec, kruh

## Žetony

face-ooze = rosolová krychle
face-slime = sliz
face-star1 = hvězda +1
face-chest = truhla
face-gnoll = gnol
face-goblin = goblin
face-kobold = kobold
face-passage = tajný průchod
face-bear = past na medvědy
face-blade = čepelová past
face-fire = ohnivá past
face-pit = jáma
face-spike = ostny

ability-ooze = nestvůra; kruhový žeton
ability-slime = nestvůra; kruhový žeton
ability-star1 = 1 bod na konci hry; kruhový žeton
ability-chest = 1 zlaťák při součtu v každém roce; kruhový žeton
ability-gnoll = nestvůra; oválný žeton
ability-goblin = nestvůra; oválný žeton
ability-kobold = nestvůra; oválný žeton
ability-passage = otevře okraj a spojí místnosti po obou jeho stranách; není to prvek; oválný žeton
ability-bear = past; čtvercový žeton
ability-blade = past; čtvercový žeton
ability-fire = past; čtvercový žeton
ability-pit = past; čtvercový žeton
ability-spike = past; čtvercový žeton

## Jaelovy karty: runa, zlaťáky, sady, které si bere, a co mu vynesou

face-ja = Jael A
face-jb = Jael B
face-jc = Jael C
face-jd = Jael D
face-je = Jael E
face-jf = Jael F
face-jg = legendární Jael G
face-jh = legendární Jael H
face-ji = legendární Jael I

ability-ja = modrá runa, 10 zlaťáků; bere obě dolní sady; základ 14 bodů, navíc 3 za každého gnola
ability-jb = zelená runa, 11 zlaťáků; bere levou horní a pravou dolní sadu; základ 13 bodů, navíc 2 za každého kobolda
ability-jc = červená runa, 9 zlaťáků; bere levou dolní a pravou horní sadu; základ 10 bodů, navíc 3 za každou truhlu
ability-jd = zelená runa, 10 zlaťáků; bere obě dolní sady; základ 14 bodů, navíc 3 za každého goblina
ability-je = modrá runa, 12 zlaťáků; bere levou horní a pravou dolní sadu; základ 12 bodů, navíc 2 za každou past
ability-jf = červená runa, 8 zlaťáků; bere obě dolní sady; základ 13 bodů, navíc 1 za každý sliz a každou rosolovou krychli
ability-jg = červená runa, 12 zlaťáků; bere obě horní sady; základ 16 bodů, navíc 4 za každou dvojici sliz a rosolová krychle
ability-jh = modrá runa, 13 zlaťáků; bere obě horní sady; základ 16 bodů, navíc 4 za každou dvojici past a gnol, goblin nebo kobold
ability-ji = zelená runa, 13 zlaťáků; bere levou horní a pravou dolní sadu; základ 15 bodů, navíc 5 za každou trojici gnol, goblin a kobold

## Bodovací list

row-priority = Konečné pořadí
row-final-gold = Závěrečné zlaťáky
row-goal = Karta cíle
row-challenges = Karty výzev
row-stars = Body za místnosti
row-blueprint = Plán
row-paths = Cesty
row-jael = Jaelovy karty

why-priority = { $place }. místo
why-final-gold = zlaťáky { $gold } : { $others }
why-goal-most = { $number ->
    [1201] goblini
    [1203] gnolové
    [1204] dvojice stejných pastí
    [1205] koboldi
    [1206] dvojice sliz a rosolová krychle
    [1207] slizy
   *[1208] rosolové krychle
}: { $count }{ $tied ->
    [0] { "" }
    [1] ; shoda, rozhoduje lepší pořadí
   *[2] ; shoda, vyhrává ji Jael
}
why-goal-fewest = truhly: { $count }{ $tied ->
    [0] { "" }
    [1] ; shoda, rozhoduje lepší pořadí
   *[2] ; shoda, vyhrává ji Jael
}
why-challenge-1 = truhly a hvězdy v centrálních místnostech: { $count } × { $each }
why-challenge-2 = druhy žetonů trhu: { $count } × { $each }
why-challenge-3 = oblasti: { $count } × { $each }
why-challenge-4 = pasti v centrálních místnostech: { $count } × { $each }
why-challenge-5 = goblini v jednom sloupci: { $count } × { $each }
why-challenge-6 = koboldi v jednom sloupci: { $count } × { $each }
why-challenge-7 = gnolové v jednom sloupci: { $count } × { $each }
why-challenge-8 = místnosti největší oblasti: { $count } × { $each }
why-challenge-9 = otevřené vnější okraje vlevo a vpravo: { $count } × { $each }
why-challenge-10 = rosolové krychle v jedné oblasti: { $count } × { $each }
why-challenge-11 = slizy v jedné oblasti: { $count } × { $each }
why-challenge-12 = hvězdy: { $count } × { $each }
why-challenge-13 = pasti na jedné cestě: { $count } × { $each }
why-challenge-14 = slizy na jedné cestě: { $count } × { $each }
why-challenge-15 = rosolové krychle na jedné cestě: { $count } × { $each }
why-challenge-16 = místnosti se čtyřmi prvky: { $count } × { $each }
why-challenge-17 = místnosti se třemi slizy nebo krychlemi: { $count } × { $each }
why-challenge-18 = místnosti s nestvůrou, pastí a hvězdou: { $count } × { $each }
why-challenge-19 = druhy pastí: { $count } × { $each }
why-challenge-20 = pasti spojené s východem: { $count } × { $each }
why-challenge-21 = dvojice truhla a hvězda: { $count } × { $each }
why-challenge-22 = řady a sloupce jediného typu: { $count } × { $each }
why-challenge-23 = dvojice gnolů: { $count } × { $each }
why-challenge-24 = pasti v krajních sloupcích: { $count } × { $each }
why-challenge-25 = trojice gnol, kobold a goblin: { $count } × { $each }
why-challenge-26 = dvojice kobold a past: { $count } × { $each }
why-challenge-27 = dvojice goblin a truhla: { $count } × { $each }
why-challenge-28 = goblini, koboldi a gnolové v centrálních místnostech: { $count } × { $each }
why-challenge-29 = různé velikosti oblastí: { $count } × { $each }
why-challenge-30 = bez jakékoli podmínky
why-stars = součet hodnot hvězd
why-blueprint = splněné požadavky: { $count } z 8
why-entrance = místnosti spojené se vchodem: { $count }
why-exit = místnosti spojené s východem: { $count }
why-jael-base = základní body
why-jael-counts = co nasbíral: { $count } × { $each }

## Kdo boduje bez místa u stolu a co rozlišuje statistika

automaton-jael = Jael
trait-start-place = místo na stupnici pořadí na začátku
trait-final-place = místo na stupnici pořadí na konci
trait-blueprint = plán

## Části pozice

zone-pile = balíček místností
zone-hand = ruka
zone-built = místnosti v labyrintu
zone-discarded = odložené místnosti
zone-jael-chambers = Jaelovy místnosti
zone-blueprint-deck = nepoužité plány
zone-blueprints = plán
zone-goal-deck = nepoužité cíle
zone-goal = cíl
zone-challenge-deck = balíček výzev
zone-shown-challenges = výzvy v nabídce
zone-challenges = vzaté výzvy
zone-gone-challenges = odložené výzvy
zone-market-deck = balíček karet trhu
zone-market-cards = karty trhu
zone-gone-market = odložené karty trhu
zone-stack = hromádky žetonů
zone-tokens = žetony na trhu
zone-embedded = žetony v labyrintu
zone-gone-tokens = odložené žetony
zone-jael-tokens = Jaelovy žetony
zone-jael-deck = Jaelův balíček
zone-jael-shown = odhalené Jaelovy karty
zone-jael-out = Jaelovy karty mimo hru
field-hidden = vykládání lícem dolů
field-legendary = legendární Jael
field-year = rok
field-turn = tah
field-rooms = místnosti podle míst
field-laid = žetony podle míst
field-passages = tajné průchody
field-gold = zlaťáky
field-priority = pořadí
field-old-priority = dřívější pořadí
field-passed = kdo pasoval
field-acting = kdo je na trhu na tahu
field-carried = žetony, které se ještě umístí
field-stalls = karty trhu zleva
field-wares = sady na trhu
field-jael-now = Jaelova karta na tento rok
field-acted = Jael si už vzal své sady
field-vp = body
field-jael-vp = Jaelovy body

## Stůl

element-star = hvězda
element-star-value = hvězda { $value }
element-trap = past
type-cave = jeskyně
type-stone = zděná

# Nejvýš dvě písmena, nestvůry a truhla s velkým, pasti s malým.
mark-gnoll = Gn
mark-goblin = Go
mark-kobold = Ko
mark-ooze = Rk
mark-slime = Sl
mark-chest = Tr
mark-bear = me
mark-blade = če
mark-fire = oh
mark-pit = já
mark-spike = os
mark-star = ★
mark-trap = pa
mark-cave = J
mark-stone = Z

rune-blue = modrá
rune-green = zelená
rune-red = červená
side-top = nahoře
side-left = vlevo
side-right = vpravo
side-bottom = dole
half-top = horní
half-bottom = dolní
set-top-left = horní vlevo
set-top-right = horní vpravo
set-bottom-left = dolní vlevo
set-bottom-right = dolní vpravo
shape-circle = kruh
shape-oval = ovál
shape-square = čtverec

net-entrance = spojená se vchodem
net-exit = spojená s východem
net-both = spojená se vchodem i s východem
place-free = volné místo
place-asked = plán: { $what }
place-met = plán: { $what }, splněno
place-missed = plán: { $what }, nesplněno
place-open = průchod: { $places }
place-secret = tajný průchod: { $places }
place-blind = slepé dveře: { $sides }

board-set-up = příprava hry
board-over = konec hry
board-year = { $year }. rok ze 4
board-phase-construction = stavba, { $turn }. tah ze 4
board-phase-market = trh
board-phase-cleanup = úklid
board-hand-goes = { $way ->
    [left] karty jdou doleva, tvoje dostane: { $seat }
   *[right] karty jdou doprava, tvoje dostane: { $seat }
}
board-awaited = čeká se na: { $seats }

board-entrance = vchod
board-exit = východ
board-dungeon = Labyrint: { $seat }
board-gates = vchod { $entrance }, východ { $exit }
board-later = později
board-legend = ▼ spojená se vchodem · ▲ s východem · ◆ s obojím · ░ průchod · ≈ tajný průchod · ✓ ✗ plán splněn či ne · [ ] co plán žádá

board-now = teď
board-goal = cíl
board-challenges = výzvy
board-stars = hvězdy
board-blueprint = plán
board-paths = cesty
board-jael-cards = Jaelovy karty
board-gold = zlaťáky
board-priority = pořadí
board-now-of = { $seat }: teď { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
board-blueprint-now = Plán: { $met } z 8 → { $points }
board-paths-now = Spojeno se vchodem: { $entrance }, s východem: { $exit }
board-gold-coming = Zlaťáky na trh, zatím: { $total } ({ $parts })
board-gold-row = řada { $gold }
board-gold-chests = truhly { $gold }
board-gold-start = na začátek { $gold }
board-gold-most = nejvýš { $gold }
board-gold-now = Zlaťáky: { $count }
board-placing = Staví se
board-carried = K umístění

board-goal-card = Cíl
board-offer = Výzvy v nabídce
board-would-give = (teď { $points })
board-market = Trh
board-sold = vyprodáno
board-affordable = můžeš koupit
board-not-affordable = koupit nemůžeš
board-hand = Tvoje karty
board-held-by = Známé karty v ruce ({ $seat }): { $cards }
board-unknown = { $count ->
    [one] { $count } neznámá místnost
    [few] { $count } neznámé místnosti
    [many] { $count } neznámé místnosti
   *[other] { $count } neznámých místností
}

board-jael-now = Karta tohoto roku
board-jael-takes = bere sady: { $sets }
board-jael-waits = Letos Jael ještě nebyl na tahu: bude, jakmile nebudeš mít víc zlaťáků než on.
board-jael-acted = Letos už Jael byl na tahu.
board-jael-wants = chystá se na ni Jael
board-jael-pile = Jaelova hromádka: { $chambers ->
    [one] { $chambers } místnost
    [few] { $chambers } místnosti
    [many] { $chambers } místnosti
   *[other] { $chambers } místností
}, { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
    [many] { $tokens } žetonu
   *[other] { $tokens } žetonů
}

board-doors = dveře
board-elements = prvky
board-rune = runa
board-best = nejlépe
board-best-at = (teď nejlépe: { $place } { $points })
board-gain = (teď { $points })
board-can-bring = (teď může přinést { $points })
board-gold-pieces = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
    [many] { $count } zlaťáku
   *[other] { $count } zlaťáků
}
board-price = { $price ->
    [one] { $price } zlaťák
    [few] { $price } zlaťáky
    [many] { $price } zlaťáku
   *[other] { $price } zlaťáků
}, { $left ->
    [one] zbude { $left }
    [few] zbudou { $left }
    [many] zbude { $left }
   *[other] zbude { $left }
}
board-pass = pasovat
board-pass-loses = { $gold ->
    [one] propadne { $gold } zlaťák
    [few] propadnou { $gold } zlaťáky
    [many] propadne { $gold } zlaťáku
   *[other] propadne { $gold } zlaťáků
}
board-pass-keeps = { $gold ->
    [one] { $gold } zlaťák zůstane
    [few] { $gold } zlaťáky zůstanou
    [many] { $gold } zlaťáku zůstane
   *[other] { $gold } zlaťáků zůstane
} do závěrečného bodování
board-pass-place = { $place }. místo na stupnici pořadí

board-ranked = Pořadí a zlaťáky na začátek: { $seats }
board-dealt = { $seat }: nově v ruce { $cards }
board-dealt-hidden = { $seat }: { $count ->
    [one] { $count } nová místnost v ruce
    [few] { $count } nové místnosti v ruce
    [many] { $count } nové místnosti v ruce
   *[other] { $count } nových místností v ruce
}
board-shown-challenges = Výzvy v nabídce: { $cards }
board-shown-market = Karty trhu: { $cards }
board-jael-gained = Na Jaelovu hromádku: { $cards }
