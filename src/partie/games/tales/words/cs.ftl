# Stezky slávy česky. Názvosloví podle českého vydání; věty i názvy dílků jsou naše. Řádky o dílcích říkají totéž co
# tabulky balíčku: píše je tools/tales_tile_words.py a hlídá to test.

game-title = Stezky slávy
game-about = Deset kol, jeden příběh: tajně si vybírej dobrodružství, spojuj je dílek po dílku, otevírej truhly a vrať se domů s největší slávou.

## Otázky a pravidla za nimi

question-set-aside = Ze hry odchází dílek 1. období.
question-hero = Rozdává se hrdina.
question-tile = Na plán přichází nový dílek.
question-first-player = Losuje se, kdo začne.
question-quest = Rozdává se výprava.
question-return-quest = Vyber výpravu, kterou vrátíš do krabice.
question-first-choice = Tajně vyber místo, ze kterého chceš dílek.
question-second-choice = Vybraný dílek je pryč; vezmi si jiný.
question-next = Přilož získaný dílek, nebo ho odlož.
question-next-quest = Přilož dílek nebo výpravu, dílek odlož, nebo skonči.
question-fee = Vyber, čím zaplatíš doplatek za divočinu.
question-cell = Vyber, kam dílek přiložíš.
question-key = Vyber klíč, který použiješ jako další.
question-chest = Vyber truhlu, kterou otevřeš.
question-confirm = Potvrď svůj tah.

rule-set-aside = Ve dvou a třech hráčích se hraje bez dvou náhodných dílků 1. období. Nikdo je nevidí a do hry se nevrátí.
rule-hero = Hrdina je první dílek tvého příběhu. Na začátek ti dá, co je na něm uvedeno; jeho dvě truhly zůstávají zatím zavřené. Mezi postavy se nepočítá.
rule-tile = Na každém místě plánu leží lícem nahoru jeden dílek, nejdřív z 1. období, potom z 2. a nakonec z 3. Po každém kole odejdou dílky zbylé na nejnižších číslech (tři ve dvou hráčích, dva ve třech, jeden ve čtyřech, v pěti žádný), ostatní se posunou na začátek a přijde pět nových.
rule-first-player = Kdo začne, rozhoduje los. Žeton začínajícího hráče určuje pořadí a v každém kole se stěhuje: dostane ho ten, komu připadl dílek z místa s nejnižším číslem; pokud ho už má, dostane ho další podle čísel.
rule-quest = Každý dostane tři výpravy a jednu z nich vrátí. Dokud výprava není přiložená, vidí ji jen ten, kdo ji má.
rule-return-quest = Dvě výpravy si necháš lícem dolů před sebou a přiložit je můžeš v kterémkoli svém tahu. Výprava, která se do příběhu nedostane, na konci nic nedá, ale ani nic nestojí.
rule-first-choice = Všichni vybírají tajně a současně. Potom si v pořadí od začínajícího hráče každý vezme dílek ze svého místa, pokud tam ještě leží. Vybrat se smí i dílek, na který nemáš. Horní řada je divočina: přiložení stojí o 1 zlaťák nebo 1 lektvar víc. Dílek z nejnižšího čísla přináší žeton začínajícího hráče.
rule-second-choice = Na koho dílek nezbyl, vezme si v pořadí kterýkoli jiný, který na plánu ještě leží. Vzít si ho musí a volba platí hned.
rule-next = Dílek se zaplatí dřív, než se přiloží. Zlaťáky a lektvary odevzdáš; boj a magii stačí mít a zůstanou ti. Každý chybějící bod boje nebo magie nahradí 1 lektvar, zlaťáky nenahradí nic. Za odložený dílek dostaneš 1 zlaťák, 1 lektvar a 1 klíč ke kterékoli truhle svého příběhu a doplatek za divočinu odpadá.
rule-next-quest = Před získaným dílkem i po něm můžeš přiložit jednu nebo obě své výpravy. Platí se a přikládají jako jiné dílky, jen bez doplatku za divočinu. Odměny tohoto tahu přijdou, až když je všechno zaplacené a přiložené, takže z nich nic nezaplatíš. Odložit za odměnu lze jen získaný dílek, výpravu ne.
rule-fee = Dílek z horní řady plánu, z divočiny, stojí kromě své ceny ještě 1 zlaťák, nebo 1 lektvar. Kdo ho odloží, doplatek neplatí.
rule-cell = Dílek se neotáčí. Aspoň jednou spojkou musí navázat na spojku dílku, který už v příběhu leží, a strana se spojkou nesmí sousedit se stranou bez spojky. Dvě strany bez spojek vedle sebe být mohou. Dvě poloviny klíče dají klíč a spojky míst dají svou odměnu.
rule-key = Za každé spojení dvou polovin klíče je jeden klíč. Otevře truhlu na jednom z obou spojených dílků, nebo na tvém hrdinovi. Je-li klíčů víc, jejich pořadí určuješ ty; klíč, který nemá co otevřít, propadne.
rule-chest = Klíč se použije hned a zůstane ležet na truhle; její obsah dostaneš jako odměnu. Klíč ze spojení otevře truhlu na spojených dílcích nebo na hrdinovi, klíč z odměny či za odložený dílek kteroukoli v tvém příběhu. Každá truhla se otevírá jen jednou.
rule-confirm = Dokud tah nepotvrdíš, můžeš ho celý vzít zpět. Potvrzený tah platí.

## Odpovědi

action-begin = začíná: { $seat }
action-deal = rozdat: „{ $card }“
action-return = vrátit výpravu „{ $card }“
action-choose = místo { $place }
action-take = vzít dílek z místa { $place }
action-place = přiložit dílek
action-discard = odložit dílek
action-quest = přiložit výpravu „{ $card }“
action-finish = nic dalšího nepřikládat
action-pay = zaplatit { $resource ->
    [coin] 1 zlaťák
   *[potion] 1 lektvar
}
action-lay = na { $cell }
action-use = klíč ze spojení s dílkem „{ $card }“
action-open = { $chest }. truhla dílku „{ $card }“
action-confirm = potvrdit tah

did-begin = Začíná: { $other }
did-deal = { $known ->
    [yes] { $seat }: „{ $card }“
   *[no] { $seat }: { $card } lícem dolů
}
did-return = { $known ->
    [yes] { $seat }: výprava „{ $card }“ zpátky do krabice
   *[no] { $seat }: jedna výprava zpátky do krabice
}
did-choose = { $seat }: místo { $place }
did-take = { $seat }: dílek z místa { $place }
did-place = { $seat }: přiložení dílku
did-discard = { $seat }: odložení dílku
did-quest = { $seat }: přiložení výpravy „{ $card }“
did-finish = { $seat }: nic dalšího
did-pay = { $seat }: za divočinu { $resource ->
    [coin] 1 zlaťák
   *[potion] 1 lektvar
}
did-lay = { $seat }: na { $cell }
did-use = { $seat }: klíč ze spojení s dílkem „{ $card }“
did-open = { $seat }: { $chest }. truhla dílku „{ $card }“
did-confirm = { $seat }: tah potvrzen

reason-empty-place = Na tomto místě plánu žádný dílek není.
reason-no-such-place = Místo s tímto číslem na plánu není.
reason-not-your-quest = Tuto výpravu nemáš.
reason-too-few-coins = Na tento dílek nemáš dost zlaťáků.
reason-too-few-potions = Na tento dílek nemáš dost lektvarů.
reason-no-cell = Tento dílek není v tvém příběhu kam přiložit.
reason-cell-taken = Tam už dílek leží.
reason-connectors-clash = Strana se spojkou by sousedila se stranou bez spojky.
reason-no-join = Dílek by nenavázal na žádnou spojku tvého příběhu.
reason-no-chest = Taková truhla v tvém příběhu není.
reason-chest-is-open = Tato truhla už je otevřená.
reason-out-of-reach = Tento klíč k této truhle nepatří: otevře jen truhlu na spojených dílcích nebo na hrdinovi.

## Co se stalo

event-hero-dealt = { $seat }: hrdina „{ $card }“{ $coins ->
    [0] { "" }
    [one] , { $coins } zlaťák
    [few] , { $coins } zlaťáky
    [many] , { $coins } zlaťáku
   *[other] , { $coins } zlaťáků
}{ $potions ->
    [0] { "" }
    [one] , { $potions } lektvar
    [few] , { $potions } lektvary
    [many] , { $potions } lektvaru
   *[other] , { $potions } lektvarů
}{ $combat ->
    [0] { "" }
    [one] , { $combat } bod boje
    [few] , { $combat } body boje
    [many] , { $combat } bodu boje
   *[other] , { $combat } bodů boje
}{ $magic ->
    [0] { "" }
    [one] , { $magic } bod magie
    [few] , { $magic } body magie
    [many] , { $magic } bodu magie
   *[other] , { $magic } bodů magie
}
event-tile-set-aside = { $known ->
    [yes] Ze hry odešel dílek „{ $card }“.
   *[no] Ze hry odešel { $card }, nikdo ho neviděl.
}
event-tile-laid-out = Na místo { $place } přišel dílek „{ $card }“.
event-token-drawn = Žeton začínajícího hráče na začátku: { $seat }
event-quest-dealt = { $known ->
    [yes] { $seat }: nová výprava „{ $card }“
   *[no] { $seat }: nová { $card } lícem dolů
}
event-quest-returned = { $known ->
    [yes] { $seat }: výprava „{ $card }“ zpátky do krabice
   *[no] { $seat }: jedna výprava zpátky do krabice
}
event-round-began = Začalo { $round }. kolo.
event-choice-shown = { $seat }: karta výběru { $place }
event-tile-taken = { $seat }: dílek „{ $card }“ z místa { $place }
event-tile-missed = { $seat }: dílek z místa { $place } je už pryč
event-token-passed = Žeton začínajícího hráče teď: { $seat }
event-tile-placed = { $seat }: dílek „{ $card }“ na { $cell }{ $coins ->
    [0] { "" }
    [one] , zaplacen { $coins } zlaťák
    [few] , zaplaceny { $coins } zlaťáky
    [many] , zaplaceno { $coins } zlaťáku
   *[other] , zaplaceno { $coins } zlaťáků
}{ $potions ->
    [0] { "" }
    [one] , zaplacen { $potions } lektvar
    [few] , zaplaceny { $potions } lektvary
    [many] , zaplaceno { $potions } lektvaru
   *[other] , zaplaceno { $potions } lektvarů
}
event-tile-discarded = { $seat }: odložený dílek „{ $card }“
event-key-made = { $seat }: klíč ze spojení dílků „{ $card }“ a „{ $other_card }“
event-key-lost = { $seat }: klíč bez truhly, kterou by mohl otevřít, propadl
event-chest-opened = { $seat }: otevřená { $chest }. truhla dílku „{ $card }“{ $glory ->
    [0] { "" }
    [one] , { $glory } bod slávy
    [few] , { $glory } body slávy
    [many] , { $glory } bodu slávy
   *[other] , { $glory } bodů slávy
}{ $coins ->
    [0] { "" }
    [one] , { $coins } zlaťák
    [few] , { $coins } zlaťáky
    [many] , { $coins } zlaťáku
   *[other] , { $coins } zlaťáků
}{ $potions ->
    [0] { "" }
    [one] , { $potions } lektvar
    [few] , { $potions } lektvary
    [many] , { $potions } lektvaru
   *[other] , { $potions } lektvarů
}{ $combat ->
    [0] { "" }
    [one] , { $combat } bod boje
    [few] , { $combat } body boje
    [many] , { $combat } bodu boje
   *[other] , { $combat } bodů boje
}{ $magic ->
    [0] { "" }
    [one] , { $magic } bod magie
    [few] , { $magic } body magie
    [many] , { $magic } bodu magie
   *[other] , { $magic } bodů magie
}{ $keys ->
    [0] { "" }
    [one] , { $keys } klíč
    [few] , { $keys } klíče
    [many] , { $keys } klíče
   *[other] , { $keys } klíčů
}
event-connector-paid = { $seat }: spojka dílku „{ $card }“{ $glory ->
    [0] { "" }
    [one] , { $glory } bod slávy
    [few] , { $glory } body slávy
    [many] , { $glory } bodu slávy
   *[other] , { $glory } bodů slávy
}{ $coins ->
    [0] { "" }
    [one] , { $coins } zlaťák
    [few] , { $coins } zlaťáky
    [many] , { $coins } zlaťáku
   *[other] , { $coins } zlaťáků
}{ $potions ->
    [0] { "" }
    [one] , { $potions } lektvar
    [few] , { $potions } lektvary
    [many] , { $potions } lektvaru
   *[other] , { $potions } lektvarů
}{ $combat ->
    [0] { "" }
    [one] , { $combat } bod boje
    [few] , { $combat } body boje
    [many] , { $combat } bodu boje
   *[other] , { $combat } bodů boje
}{ $magic ->
    [0] { "" }
    [one] , { $magic } bod magie
    [few] , { $magic } body magie
    [many] , { $magic } bodu magie
   *[other] , { $magic } bodů magie
}{ $keys ->
    [0] { "" }
    [one] , { $keys } klíč
    [few] , { $keys } klíče
    [many] , { $keys } klíče
   *[other] , { $keys } klíčů
}
event-reward-gained = { $seat }: zisk za dílek „{ $card }“{ $glory ->
    [0] { "" }
    [one] , { $glory } bod slávy
    [few] , { $glory } body slávy
    [many] , { $glory } bodu slávy
   *[other] , { $glory } bodů slávy
}{ $coins ->
    [0] { "" }
    [one] , { $coins } zlaťák
    [few] , { $coins } zlaťáky
    [many] , { $coins } zlaťáku
   *[other] , { $coins } zlaťáků
}{ $potions ->
    [0] { "" }
    [one] , { $potions } lektvar
    [few] , { $potions } lektvary
    [many] , { $potions } lektvaru
   *[other] , { $potions } lektvarů
}{ $combat ->
    [0] { "" }
    [one] , { $combat } bod boje
    [few] , { $combat } body boje
    [many] , { $combat } bodu boje
   *[other] , { $combat } bodů boje
}{ $magic ->
    [0] { "" }
    [one] , { $magic } bod magie
    [few] , { $magic } body magie
    [many] , { $magic } bodu magie
   *[other] , { $magic } bodů magie
}{ $keys ->
    [0] { "" }
    [one] , { $keys } klíč
    [few] , { $keys } klíče
    [many] , { $keys } klíče
   *[other] , { $keys } klíčů
}
event-token-taken = { $seat }: odměnou je žeton začínajícího hráče
event-tile-swept = Dílek „{ $card }“ odešel z plánu.
event-tile-slid = Dílek „{ $card }“ se posunul na místo { $place }.
event-majority-held = { $seat }: převaha { $resource ->
    [combat] v boji
    [magic] v magii
    [potions] v lektvarech
   *[coins] ve zlaťácích
}, { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodů slávy
}
event-ending-gained = { $seat }: na konci hry za dílek „{ $card }“ { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodů slávy
}
event-quest-shown = { $seat }: nepřiložená výprava „{ $card }“

ending-ten-rounds = Deset kol uplynulo, příběhy jsou dopsané.

tie-resources = Rozhoduje víc boje, potom magie, lektvarů a zlaťáků.

## Volby stolu

option-quests = výpravy
option-quests-off = bez výprav
option-quests-on = s výpravami
option-adding = přikládání dílků
option-adding-together = všichni současně
option-adding-in-turn = postupně v pořadí hráčů

## Dílky 1. období

face-bog-lurker = Číhač z močálu
face-lantern-wisps = Bludné lucerny
face-ditch-goblins = Goblini z příkopu
face-gnawing-shade = Hlodavý stín
face-toll-ogre = Mýtný zlobr
face-drill-master = Mistr výcviku
face-hedge-witch = Bába kořenářka
face-town-crier = Městský vyvolávač
face-wandering-bard = Potulný bard
face-pedlar = Kramář
face-crossroads-inn = Hostinec na rozcestí
face-old-mill = Starý mlýn
face-training-yard = Cvičiště
face-moss-chapel = Kaple v mechu
face-rusty-coffer = Rezavá skříňka
face-smugglers-cache = Skrýš pašeráků
face-herb-satchel = Brašna s bylinami
face-silver-idol = Stříbrná modla

## Dílky 2. období

face-were-stag = Jelenodlak
face-drowned-knight = Utopený rytíř
face-glass-serpent = Skleněný had
face-bone-choir = Kostěný chór
face-twin-gargoyles = Dvojice chrličů
face-mountain-troll = Horský trol
face-beast-tracker = Stopař šelem
face-sword-sister = Sestra meče
face-rune-carver = Rytec run
face-map-maker = Kreslič map
face-lockpick = Kasař
face-treasure-hunter = Lovec pokladů
face-market-square = Tržiště
face-arena = Aréna
face-stone-circle = Kamenný kruh
face-ferry-landing = Přívoz
face-dragons-tooth = Dračí zub
face-moon-amulet = Měsíční amulet
face-sunken-hoard = Potopený poklad
face-reliquary = Relikviář

## Dílky 3. období

face-black-hydra = Černá hydra
face-storm-dragon = Bouřný drak
face-lich-queen = Nemrtvá královna
face-ash-colossus = Kolos z popela
face-dream-eater = Požírač snů
face-grand-champion = Velký šampion
face-archmage = Arcimág
face-chronicler = Kronikář
face-royal-envoy = Královský vyslanec
face-sky-castle = Hrad v oblacích
face-harbour-city = Přístavní město
face-world-tree = Strom světa
face-crown-of-kings = Koruna králů
face-phoenix-egg = Fénixovo vejce
face-vault-of-ages = Klenotnice věků

## Hrdinové a výpravy

face-paladin = Paladin
face-shaman = Šaman
face-barbarian = Barbar
face-thief = Zloděj
face-mage = Mág

face-the-long-hunt = Dlouhý lov
face-the-hidden-library = Skrytá knihovna
face-the-royal-collection = Královská sbírka
face-the-pilgrims-road = Poutníkova cesta
face-master-of-keys = Pán klíčů
face-the-iron-oath = Železná přísaha
face-the-ninth-circle = Devátý kruh
face-the-full-purse = Plný měšec
face-the-great-brew = Velký odvar
face-a-tale-well-knit = Hustě tkaný příběh
face-let-it-lie = Nech to spát
face-the-four-crowns = Čtyři koruny
face-the-wyrm-below = Saň z hlubin
face-the-sealed-gate = Zapečetěná brána
face-the-caravan = Karavana
face-the-last-feast = Poslední hostina

## Co je na dílcích: typ, cena, spojky, odměna, truhly

ability-bog-lurker = nestvůra; cena 2 body boje; spojky nahoře, vpravo (půl klíče), dole, vlevo; odměna 3 body slávy a 1 zlaťák
ability-lantern-wisps = nestvůra; cena 2 body magie; spojky nahoře (půl klíče), vpravo, dole, vlevo; odměna 2 body slávy a 2 lektvary
ability-ditch-goblins = nestvůra; cena 2 body boje; spojky vpravo, dole (půl klíče), vlevo; odměna 2 body slávy a 1 zlaťák; truhla 2 zlaťáky
ability-gnawing-shade = nestvůra; cena 3 body magie; spojky nahoře, vpravo, vlevo (půl klíče); odměna 4 body slávy a 1 lektvar; truhla 2 body slávy
ability-toll-ogre = nestvůra; cena 3 body boje a 1 zlaťák; spojky nahoře (půl klíče), dole, vlevo; odměna 5 bodů slávy a 1 lektvar; truhla 2 body slávy
ability-drill-master = postava; cena 2 zlaťáky; spojky nahoře, vpravo, dole, vlevo (půl klíče); odměna 2 body slávy a 1 bod boje
ability-hedge-witch = postava; cena 2 zlaťáky; spojky nahoře, vpravo (půl klíče), dole, vlevo; odměna 1 bod slávy a 1 bod magie
ability-town-crier = postava; cena 2 zlaťáky; spojky vpravo, dole, vlevo (půl klíče); odměna 3 body slávy, 1 lektvar a žeton začínajícího hráče; truhla 2 lektvary
ability-wandering-bard = postava; cena 2 zlaťáky; spojky nahoře, vpravo (půl klíče), dole; na konci hry 2 body slávy za každou postavu
ability-pedlar = postava; cena 1 zlaťák; spojky nahoře, dole (půl klíče), vlevo; odměna 2 zlaťáky za každou postavu; truhla 1 lektvar
ability-crossroads-inn = místo; cena 1 zlaťák; spojky nahoře (1 lektvar), vpravo (1 zlaťák), dole (1 lektvar), vlevo (1 zlaťák); odměna 2 body slávy
ability-old-mill = místo; cena 1 zlaťák; spojky nahoře (2 zlaťáky za postavu), vpravo (2 lektvary), dole (2 zlaťáky za poklad); odměna 1 bod slávy
ability-training-yard = místo; cena 1 zlaťák; spojky nahoře (1 lektvar), vpravo (1 bod boje za nestvůru), vlevo (1 zlaťák); odměna 1 bod slávy
ability-moss-chapel = místo; cena 1 zlaťák; spojky vpravo (2 zlaťáky), dole (1 bod magie za poklad), vlevo (1 lektvar); odměna 1 bod slávy
ability-rusty-coffer = poklad; cena 2 zlaťáky; spojky nahoře (půl klíče), vpravo (půl klíče), dole; odměna 2 body slávy a 1 lektvar; truhla 3 zlaťáky; truhla 2 lektvary
ability-smugglers-cache = poklad; cena 1 zlaťák; spojky vpravo, dole (půl klíče), vlevo (půl klíče); odměna 2 lektvary; truhla 3 zlaťáky
ability-herb-satchel = poklad; zdarma; spojky nahoře (půl klíče), vpravo, vlevo; odměna 2 lektvary; truhla 1 zlaťák
ability-silver-idol = poklad; cena 1 zlaťák; spojky nahoře, dole, vlevo (půl klíče); odměna 4 body slávy; truhla 2 body slávy
ability-were-stag = nestvůra; cena 4 body boje; spojky nahoře, vpravo (půl klíče), dole; odměna 6 bodů slávy a 1 zlaťák
ability-drowned-knight = nestvůra; cena 3 body boje; spojky vpravo, dole, vlevo (půl klíče); odměna 5 bodů slávy; truhla 2 body slávy
ability-glass-serpent = nestvůra; cena 4 body magie; spojky nahoře (půl klíče), vpravo, vlevo; odměna 6 bodů slávy
ability-bone-choir = nestvůra; cena 3 body magie; spojky nahoře, dole (půl klíče), vlevo; odměna 4 body slávy; truhla 3 body slávy
ability-twin-gargoyles = nestvůra; cena 2 body boje a 2 body magie; spojky nahoře (půl klíče), dole; odměna 6 bodů slávy; truhla 1 zlaťák
ability-mountain-troll = nestvůra; cena 5 bodů boje; spojky vpravo (půl klíče), vlevo; odměna 7 bodů slávy; truhla 3 zlaťáky
ability-beast-tracker = postava; cena 3 zlaťáky; spojky nahoře, vpravo, dole, vlevo; odměna 1 zlaťák a 1 lektvar za každou nestvůru
ability-sword-sister = postava; cena 3 zlaťáky; spojky vpravo, dole (půl klíče), vlevo; odměna 3 body slávy a 1 bod boje; truhla 1 bod boje
ability-rune-carver = postava; cena 3 zlaťáky; spojky nahoře, vpravo, vlevo (půl klíče); odměna 3 body slávy a 1 bod magie; truhla 1 bod magie
ability-map-maker = postava; cena 2 zlaťáky; spojky nahoře (půl klíče), vpravo, dole; odměna 3 body slávy za každé místo
ability-lockpick = postava; cena 2 zlaťáky; spojky nahoře, dole, vlevo (půl klíče); odměna 1 bod slávy za každý klíč v příběhu; truhla 1 klíč
ability-treasure-hunter = postava; cena 3 zlaťáky; spojky vpravo (půl klíče), dole, vlevo; na konci hry 2 body slávy za každý poklad
ability-market-square = místo; cena 1 zlaťák; spojky nahoře (2 zlaťáky), vpravo (2 zlaťáky za poklad), dole (1 lektvar), vlevo (1 zlaťák); odměna 2 body slávy
ability-arena = místo; cena 3 zlaťáky; spojky nahoře (3 body slávy za nestvůru), dole (1 bod boje), vlevo (2 zlaťáky); odměna 2 body slávy
ability-stone-circle = místo; cena 2 zlaťáky; spojky nahoře (1 bod magie), vpravo (2 lektvary), dole (3 body slávy za postavu); odměna 2 body slávy
ability-ferry-landing = místo; cena 1 zlaťák; spojky vpravo (1 klíč), vlevo (1 klíč); odměna 3 body slávy
ability-dragons-tooth = poklad; cena 2 lektvary; spojky nahoře (půl klíče), vlevo; odměna 2 body slávy a 1 bod boje; truhla 2 body slávy
ability-moon-amulet = poklad; cena 1 lektvar; spojky vpravo (půl klíče), dole; odměna 3 body slávy a 1 bod magie; truhla 2 body slávy
ability-sunken-hoard = poklad; cena 1 lektvar; spojky nahoře, dole (půl klíče); odměna 4 zlaťáky; truhla 3 body slávy
ability-reliquary = poklad; cena 2 zlaťáky; spojky nahoře (půl klíče), vpravo, dole (půl klíče); odměna 4 body slávy; truhla 3 body slávy; truhla 2 zlaťáky
ability-black-hydra = nestvůra; cena 6 bodů boje; spojky nahoře (půl klíče), dole; odměna 10 bodů slávy
ability-storm-dragon = nestvůra; cena 4 body boje a 3 body magie; spojka vpravo; odměna 10 bodů slávy; truhla 3 zlaťáky
ability-lich-queen = nestvůra; cena 6 bodů magie; spojky vpravo, vlevo (půl klíče); odměna 9 bodů slávy
ability-ash-colossus = nestvůra; cena 5 bodů boje; spojky nahoře, vlevo; odměna 8 bodů slávy; truhla 3 body slávy
ability-dream-eater = nestvůra; cena 5 bodů magie; spojky vpravo, dole (půl klíče); odměna 7 bodů slávy; truhla 3 body slávy
ability-grand-champion = postava; cena 1 bod boje a 1 zlaťák; spojky dole, vlevo; na konci hry 2 body slávy za každý bod boje; truhla 1 bod slávy
ability-archmage = postava; cena 2 zlaťáky; spojky nahoře, vpravo; na konci hry 2 body slávy za každý bod magie; truhla 1 bod slávy
ability-chronicler = postava; cena 4 zlaťáky; spojky nahoře, dole; na konci hry 2 body slávy za každou nestvůru
ability-royal-envoy = postava; cena 3 zlaťáky; spojky vpravo, vlevo; na konci hry 4 body slávy za každou převahu
ability-sky-castle = místo; cena 4 zlaťáky; spojky dole (4 body slávy), vlevo (3 body slávy za nestvůru); odměna 5 bodů slávy
ability-harbour-city = místo; cena 3 zlaťáky; spojky nahoře (4 body slávy za poklad), vpravo (3 zlaťáky za poklad), vlevo (3 body slávy); odměna 4 body slávy
ability-world-tree = místo; cena 3 zlaťáky; spojky nahoře (4 lektvary), vpravo (4 body slávy za nestvůru), dole (1 klíč); odměna 3 body slávy
ability-crown-of-kings = poklad; cena 6 zlaťáků; spojka vlevo; odměna 11 bodů slávy
ability-phoenix-egg = poklad; cena 3 lektvary; spojka nahoře (půl klíče); odměna 9 bodů slávy; truhla 2 body slávy
ability-vault-of-ages = poklad; cena 3 zlaťáky; spojky vpravo (půl klíče), dole (půl klíče); odměna 4 body slávy a 1 klíč; truhla 4 body slávy; truhla 3 body slávy
ability-paladin = hrdina; spojky nahoře, vpravo (půl klíče), dole, vlevo (půl klíče); na začátek 4 zlaťáky, 5 lektvarů, 1 bod boje a 1 bod magie; truhla 2 body slávy a 1 zlaťák; truhla 1 zlaťák a 1 klíč
ability-shaman = hrdina; spojky nahoře (půl klíče), vpravo, dole, vlevo; na začátek 4 zlaťáky a 7 lektvarů; truhla 1 bod slávy a 1 bod magie; truhla 1 zlaťák, 1 lektvar a 1 bod boje
ability-barbarian = hrdina; spojky nahoře, vpravo (půl klíče), dole (půl klíče), vlevo (půl klíče); na začátek 2 zlaťáky, 3 lektvary a 2 body boje; truhla 1 bod slávy a 1 bod magie; truhla 2 lektvary
ability-thief = hrdina; spojky nahoře (půl klíče), vpravo, dole (půl klíče), vlevo; na začátek 6 zlaťáků, 3 lektvary a 1 bod boje; truhla 4 zlaťáky; truhla 1 bod magie
ability-mage = hrdina; spojky nahoře (půl klíče), vpravo, dole (půl klíče), vlevo (půl klíče); na začátek 4 zlaťáky, 3 lektvary a 2 body magie; truhla 1 bod boje; truhla 2 zlaťáky
ability-the-long-hunt = výprava; cena 3 body boje; spojky nahoře, vpravo; odměna 2 body slávy za každou nestvůru
ability-the-hidden-library = výprava; cena 3 body magie; spojky dole, vlevo; odměna 2 body slávy za každou postavu
ability-the-royal-collection = výprava; cena 4 zlaťáky; spojky nahoře, vlevo; odměna 2 body slávy za každý poklad
ability-the-pilgrims-road = výprava; cena 3 zlaťáky; spojky vpravo, dole; odměna 2 body slávy za každé místo
ability-master-of-keys = výprava; cena 2 zlaťáky a 3 lektvary; spojky nahoře, dole; odměna 2 body slávy za každý klíč v příběhu
ability-the-iron-oath = výprava; cena 2 zlaťáky; spojky vpravo, vlevo; odměna 2 body slávy za každý bod boje
ability-the-ninth-circle = výprava; cena 2 zlaťáky; spojky nahoře, vpravo; odměna 2 body slávy za každý bod magie
ability-the-full-purse = výprava; cena 3 body boje; spojky dole, vlevo; odměna 3 body slávy za každé 3 zlaťáky
ability-the-great-brew = výprava; cena 3 body magie; spojky nahoře, vlevo; odměna 3 body slávy za každé 3 lektvary
ability-a-tale-well-knit = výprava; cena 2 zlaťáky a 2 lektvary; spojky nahoře, vpravo, dole, vlevo; odměna 4 body slávy za každý dílek obklopený ze všech čtyř stran
ability-let-it-lie = výprava; cena 2 zlaťáky a 1 lektvar; spojky nahoře, dole; odměna 2 body slávy za každou zavřenou truhlu
ability-the-four-crowns = výprava; cena 2 zlaťáky; spojky vpravo, dole; na konci hry 4 body slávy za každou převahu
ability-the-wyrm-below = výprava; cena 4 body boje a 2 zlaťáky; spojky nahoře, vlevo; odměna 10 bodů slávy; truhla 3 body slávy
ability-the-sealed-gate = výprava; cena 4 body magie a 2 lektvary; spojky vpravo, dole; odměna 10 bodů slávy; truhla 3 body slávy
ability-the-caravan = výprava; cena 5 zlaťáků; spojky nahoře, vpravo (půl klíče); odměna 6 bodů slávy a 1 klíč; truhla 3 zlaťáky
ability-the-last-feast = výprava; cena 3 zlaťáky a 3 lektvary; spojky dole (půl klíče), vlevo; odměna 1 bod slávy a 1 zlaťák za každou postavu; truhla 3 body slávy

## Ruby dílků

back-period-1 = dílek 1. období
back-period-2 = dílek 2. období
back-period-3 = dílek 3. období
back-quest = výprava
back-hero = hrdina

## Bodovací list

row-monsters = Nestvůry
row-characters = Postavy
row-places = Místa
row-treasures = Poklady
row-chests = Truhly
row-quests = Výpravy
row-majorities = Převahy
row-character-endings = Postavy na konci hry
row-quest-endings = Výpravy na konci hry

why-monsters = odměny za nestvůry
why-characters = odměny za postavy
why-places = odměny za místa a jejich spojky
why-treasures = odměny za poklady
why-chests = obsah otevřených truhel
why-quests = odměny za výpravy
why-majority-combat = nejvíc bodů boje: { $number }
why-majority-magic = nejvíc bodů magie: { $number }
why-majority-potions = nejvíc lektvarů: { $number }
why-majority-coins = nejvíc zlaťáků: { $number }
why-ending-once = bez podmínky: { $count } × { $each }
why-ending-monster = nestvůry: { $count } × { $each }
why-ending-character = postavy: { $count } × { $each }
why-ending-place = místa: { $count } × { $each }
why-ending-treasure = poklady: { $count } × { $each }
why-ending-key = klíče v příběhu: { $count } × { $each }
why-ending-combat = body boje: { $count } × { $each }
why-ending-magic = body magie: { $count } × { $each }
why-ending-majority = převahy: { $count } × { $each }
why-ending-3coin = trojice zlaťáků: { $count } × { $each }
why-ending-3potion = trojice lektvarů: { $count } × { $each }
why-ending-surrounded = obklopené dílky: { $count } × { $each }
why-ending-closed = zavřené truhly: { $count } × { $each }

## Co rozlišuje statistika

trait-hero = hrdina
trait-start-place = pořadí v prvním kole

## Části pozice

zone-periods = balíčky období
zone-aside = dílky vyřazené na začátku
zone-board = plán dobrodružství
zone-drafted = získaný dílek
zone-added = příběh
zone-discarded = odložené dílky
zone-swept = dílky, které odešly z plánu
zone-hero-deck = nepoužití hrdinové
zone-quest-deck = nerozdané výpravy
zone-quests = výpravy
zone-returned = vrácená výprava
field-with-quests = hraje se s výpravami
field-in-turn = přikládá se postupně
field-round = kolo
field-places = dílky podle míst plánu
field-taken-from = odkud je získaný dílek
field-first = žeton začínajícího hráče
field-order = pořadí při přikládání
field-stories = dílky podle polí příběhu
field-closed = zavřené truhly
field-keys = klíče v příběhu
field-coins = zlaťáky
field-potions = lektvary
field-combat = boj
field-magic = magie
field-glory = sláva podle zdrojů
field-majorities = převahy

## Stůl

# Přesně tři písmena, všech šest různých.
mark-monster = nes
mark-character = pos
mark-place = mís
mark-treasure = pok
mark-hero = hrd
mark-quest = výp
# Nejvýš osm znaků.
mark-no-cell = není kam

type-monster = nestvůra
type-character = postava
type-place = místo
type-treasure = poklad
type-hero = hrdina
type-quest = výprava
side-top = nahoře
side-right = vpravo
side-bottom = dole
side-left = vlevo

gain-glory = { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodů slávy
}
gain-coins = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
    [many] { $count } zlaťáku
   *[other] { $count } zlaťáků
}
gain-potions = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
}
gain-combat = { $count ->
    [one] { $count } bod boje
    [few] { $count } body boje
    [many] { $count } bodu boje
   *[other] { $count } bodů boje
}
gain-magic = { $count ->
    [one] { $count } bod magie
    [few] { $count } body magie
    [many] { $count } bodu magie
   *[other] { $count } bodů magie
}
gain-keys = { $count ->
    [one] { $count } klíč
    [few] { $count } klíče
    [many] { $count } klíče
   *[other] { $count } klíčů
}
gain-token = žeton začínajícího hráče
times-monster = za každou nestvůru
times-character = za každou postavu
times-place = za každé místo
times-treasure = za každý poklad
times-key = za každý klíč v příběhu
times-combat = za každý bod boje
times-magic = za každý bod magie
times-majority = za každou převahu
times-3-coins = za každé 3 zlaťáky
times-3-potions = za každé 3 lektvary
times-surrounded = za každý dílek obklopený ze všech čtyř stran
times-closed = za každou zavřenou truhlu
board-times-now = teď { $count }
board-reward-at-end = na konci hry { $reward }
board-wanted = { $reward }, připojí-li se { $type }

board-glory = sláva
board-coins = zlaťáky
board-potions = lektvary
board-combat = boj
board-magic = magie
board-keys = klíče
board-half-key = půl klíče
board-closed = zavřená truhla
board-opened = otevřená truhla
board-chests-closed = zavřené truhly
board-majority = průběžná převaha
board-at-end = až na konci hry
board-in-all = sláva, kdyby hra skončila teď
board-surrounded = dílek obklopený ze čtyř stran
board-free = zdarma
board-cost = cena
board-reward = odměna
board-start = na začátek
board-chests = truhly
board-connectors = spojky

board-over = konec hry
board-set-up = příprava hry
board-round = { $round }. kolo z { $rounds }
board-phase-choosing = získávání dílků
board-phase-adding = přikládání dílků
board-first = začíná: { $seat }
board-awaited = čeká se na: { $seats }

board-wilderness-row = Divočina: + { $fee }
board-place = místo { $place }
board-place-wild = místo { $place } (divočina)
board-decks = Dílky v balíčcích období
board-sweep = po tomto kole z plánu { $count ->
    [0] nic neodejde
    [one] odejde { $count } dílek s nejnižším číslem
    [few] odejdou { $count } dílky s nejnižšími čísly
    [many] odejde { $count } dílku s nejnižším číslem
   *[other] odejde { $count } dílků s nejnižšími čísly
} a { $refill ->
    [one] přijde { $refill } nový
    [few] přijdou { $refill } nové
    [many] přijde { $refill } nového
   *[other] přijde { $refill } nových
}
board-discarded = odloženo: { $count }
board-left = Na plánu zbylo

board-you-pay = zaplatíš { $what }
board-you-pay-nothing = neplatíš nic
board-instead = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
} místo chybějícího boje nebo magie
board-fee-either = za divočinu navíc 1 zlaťák nebo 1 lektvar
board-fee-coin = za divočinu navíc 1 zlaťák
board-fee-potion = za divočinu navíc 1 lektvar
board-you-lack = chybí ti { $what }
board-fee-lacks = na doplatek za divočinu nic nezbývá
board-cells = v tvém příběhu { $count ->
    [one] { $count } možné pole
    [few] { $count } možná pole
    [many] { $count } možného pole
   *[other] { $count } možných polí
}
board-no-cell = v tvém příběhu není kam

board-quests-short = výpravy
board-tile = dílek
board-confirmed = hotovo
board-has-chosen = vybráno
board-glory-now = { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodů slávy
} ({ $total }, kdyby hra skončila teď)
board-keys-laid = { $count ->
    [one] { $count } klíč
    [few] { $count } klíče
    [many] { $count } klíče
   *[other] { $count } klíčů
} v příběhu
board-closed-chests = { $count ->
    [one] { $count } zavřená truhla
    [few] { $count } zavřené truhly
    [many] { $count } zavřené truhly
   *[other] { $count } zavřených truhel
}
board-quests-left = { $count ->
    [one] { $count } zakrytá výprava
    [few] { $count } zakryté výpravy
    [many] { $count } zakryté výpravy
   *[other] { $count } zakrytých výprav
}
board-majorities = Převahy teď

board-quests = Tvoje výpravy
board-quests-of = Výpravy ({ $seat }): { $tiles }
board-tile-in-hand = Tvůj dílek
board-reserve = Tvoje zásoba
board-paid = zaplaceno
board-reminder = Divočina stojí o 1 zlaťák nebo 1 lektvar víc; 1 lektvar nahradí 1 chybějící bod boje nebo magie; odložený dílek přinese 1 zlaťák, 1 lektvar a 1 klíč.

board-story-of = Příběh ({ $seat })
board-joined = spojeno: { $tiles }
board-open-sides = volné spojky: { $sides }
board-chest-closed = zavřená truhla ({ $what })
board-chest-open = otevřená truhla ({ $what })

board-you-gain = získáš { $what }
board-left-over = potom máš { $what }
board-joins = spojí se: { $tiles }
board-key-opens = klíč k jedné z truhel: { $chests }
board-key-lost = klíč, pro který není truhla
board-connector-pays = spojka „{ $tile }“: { $what }
board-waits = počká na konec hry, zatím { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodů slávy
}
board-reward-now = odměna { $what }

board-laid-out = Nově na plánu: { $tiles }
board-slid = Na nižší místa se posunuly: { $tiles }
board-swept = Z plánu odešly: { $tiles }
board-shown = Odkryté karty výběru: { $cards }
board-dealt = { $seat }: rozdáno – { $tiles }
