# Tales of Glory po slovensky. Slovenské vydanie nepoznáme: názvoslovie nasleduje české vydanie, názvy dielikov a všetky
# vety sú naše. Riadky o dielikoch hovoria to isté čo tabuľky balíčka: píše ich tools/tales_tile_words.py a stráži to
# test.

game-title = Tales of Glory
game-about = Desať kôl, jeden príbeh: tajne si vyberaj dobrodružstvá, spájaj ich dielik po dieliku, otváraj truhlice a vráť sa domov s najväčšou slávou.

## Otázky a pravidlá za nimi

question-set-aside = Z hry odchádza dielik 1. obdobia.
question-hero = Rozdáva sa hrdina.
question-tile = Na plán prichádza nový dielik.
question-first-player = Žrebuje sa, kto začne.
question-quest = Rozdáva sa výprava.
question-return-quest = Vyber výpravu, ktorú vrátiš do škatule.
question-first-choice = Tajne vyber miesto, z ktorého chceš dielik.
question-second-choice = Vybraný dielik je preč; vezmi si iný.
question-next = Prilož získaný dielik alebo ho odlož.
question-next-quest = Prilož dielik alebo výpravu, dielik odlož, alebo skonči.
question-fee = Vyber, čím zaplatíš doplatok za divočinu.
question-cell = Vyber, kam dielik priložíš.
question-key = Vyber kľúč, ktorý použiješ ako ďalší.
question-chest = Vyber truhlicu, ktorú otvoríš.
question-confirm = Potvrď svoj ťah.

rule-set-aside = Pri dvoch a troch hráčoch sa hrá bez dvoch náhodných dielikov 1. obdobia. Nikto ich nevidí a do hry sa nevrátia.
rule-hero = Hrdina je prvý dielik tvojho príbehu. Na začiatok ti dá, čo je na ňom uvedené; jeho dve truhlice zostávajú zatiaľ zatvorené. Medzi postavy sa nepočíta.
rule-tile = Na každom mieste plánu leží lícom nahor jeden dielik, najprv z 1. obdobia, potom z 2. a nakoniec z 3. Po každom kole odídu dieliky, ktoré zostali na najnižších číslach (tri pri dvoch hráčoch, dva pri troch, jeden pri štyroch, pri piatich žiadny), ostatné sa posunú na začiatok a príde päť nových.
rule-first-player = O tom, kto začne, rozhoduje žreb. Žetón začínajúceho hráča určuje poradie a v každom kole sa sťahuje: dostane ho ten, komu pripadol dielik z miesta s najnižším číslom; ak ho už má, dostane ho ďalší podľa čísel.
rule-quest = Každý dostane tri výpravy a jednu z nich vráti. Kým výprava nie je priložená, vidí ju len ten, kto ju má.
rule-return-quest = Dve výpravy si necháš lícom nadol pred sebou a priložiť ich môžeš v ktoromkoľvek svojom ťahu. Výprava, ktorá sa do príbehu nedostane, na konci nič nedá, ale ani nič nestojí.
rule-first-choice = Všetci vyberajú tajne a súčasne. Potom si v poradí od začínajúceho hráča každý vezme dielik zo svojho miesta, ak tam ešte leží. Vybrať sa smie aj dielik, na ktorý nemáš. Horný rad je divočina: priloženie stojí o 1 zlatiak alebo 1 elixír viac. Dielik z najnižšieho čísla prináša žetón začínajúceho hráča.
rule-second-choice = Komu sa dielik neušiel, vezme si v poradí ktorýkoľvek iný, ktorý na pláne ešte leží. Vziať si ho musí a voľba platí hneď.
rule-next = Dielik sa zaplatí skôr, než sa priloží. Zlatiaky a elixíry odovzdáš; boj a mágiu stačí mať a zostanú ti. Každý chýbajúci bod boja alebo mágie nahradí 1 elixír, zlatiaky nenahradí nič. Za odložený dielik dostaneš 1 zlatiak, 1 elixír a 1 kľúč ku ktorejkoľvek truhlici svojho príbehu a doplatok za divočinu odpadá.
rule-next-quest = Pred získaným dielikom aj po ňom môžeš priložiť jednu alebo obe svoje výpravy. Platia sa a prikladajú ako iné dieliky, len bez doplatku za divočinu. Odmeny tohto ťahu prídu, až keď je všetko zaplatené a priložené, takže z nich nič nezaplatíš. Odložiť za odmenu možno len získaný dielik, výpravu nie.
rule-fee = Dielik z horného radu plánu, z divočiny, stojí okrem svojej ceny ešte 1 zlatiak alebo 1 elixír. Kto ho odloží, doplatok neplatí.
rule-cell = Dielik sa neotáča. Aspoň jednou spojkou musí nadviazať na spojku dielika, ktorý už v príbehu leží, a strana so spojkou nesmie susediť so stranou bez spojky. Dve strany bez spojok vedľa seba byť môžu. Dve polovice kľúča dajú kľúč a spojky miest dajú svoju odmenu.
rule-key = Za každé spojenie dvoch polovíc kľúča je jeden kľúč. Otvorí truhlicu na jednom z oboch spojených dielikov alebo na tvojom hrdinovi. Ak je kľúčov viac, ich poradie určuješ ty; kľúč, ktorý nemá čo otvoriť, prepadne.
rule-chest = Kľúč sa použije hneď a zostane ležať na truhlici; jej obsah dostaneš ako odmenu. Kľúč zo spojenia otvorí truhlicu na spojených dielikoch alebo na hrdinovi, kľúč z odmeny či za odložený dielik ktorúkoľvek v tvojom príbehu. Každá truhlica sa otvára len raz.
rule-confirm = Kým ťah nepotvrdíš, môžeš ho celý vziať späť. Potvrdený ťah platí.

## Odpovede

action-begin = začína: { $seat }
action-deal = rozdať: „{ $card }“
action-return = vrátiť výpravu „{ $card }“
action-choose = miesto { $place }
action-take = vziať dielik z miesta { $place }
action-place = priložiť dielik
action-discard = odložiť dielik
action-quest = priložiť výpravu „{ $card }“
action-finish = nič ďalšie neprikladať
action-pay = zaplatiť { $resource ->
    [coin] 1 zlatiak
   *[potion] 1 elixír
}
action-lay = na { $cell }
action-use = kľúč zo spojenia s dielikom „{ $card }“
action-open = { $chest }. truhlica dielika „{ $card }“
action-confirm = potvrdiť ťah

did-begin = Začína: { $other }
did-deal = { $known ->
    [yes] { $seat }: „{ $card }“
   *[no] { $seat }: { $card } lícom nadol
}
did-return = { $known ->
    [yes] { $seat }: výprava „{ $card }“ späť do škatule
   *[no] { $seat }: jedna výprava späť do škatule
}
did-choose = { $seat }: miesto { $place }
did-take = { $seat }: dielik z miesta { $place }
did-place = { $seat }: priloženie dielika
did-discard = { $seat }: odloženie dielika
did-quest = { $seat }: priloženie výpravy „{ $card }“
did-finish = { $seat }: nič ďalšie
did-pay = { $seat }: za divočinu { $resource ->
    [coin] 1 zlatiak
   *[potion] 1 elixír
}
did-lay = { $seat }: na { $cell }
did-use = { $seat }: kľúč zo spojenia s dielikom „{ $card }“
did-open = { $seat }: { $chest }. truhlica dielika „{ $card }“
did-confirm = { $seat }: ťah potvrdený

reason-empty-place = Na tomto mieste plánu žiadny dielik nie je.
reason-no-such-place = Miesto s týmto číslom na pláne nie je.
reason-not-your-quest = Túto výpravu nemáš.
reason-too-few-coins = Na tento dielik nemáš dosť zlatiakov.
reason-too-few-potions = Na tento dielik nemáš dosť elixírov.
reason-no-cell = Tento dielik niet v tvojom príbehu kam priložiť.
reason-cell-taken = Tam už dielik leží.
reason-connectors-clash = Strana so spojkou by susedila so stranou bez spojky.
reason-no-join = Dielik by nenadviazal na žiadnu spojku tvojho príbehu.
reason-no-chest = Taká truhlica v tvojom príbehu nie je.
reason-chest-is-open = Táto truhlica je už otvorená.
reason-out-of-reach = Tento kľúč k tejto truhlici nepatrí: otvorí len truhlicu na spojených dielikoch alebo na hrdinovi.

## Čo sa stalo

event-hero-dealt = { $seat }: hrdina „{ $card }“{ $coins ->
    [0] { "" }
    [one] , { $coins } zlatiak
    [few] , { $coins } zlatiaky
    [many] , { $coins } zlatiaka
   *[other] , { $coins } zlatiakov
}{ $potions ->
    [0] { "" }
    [one] , { $potions } elixír
    [few] , { $potions } elixíry
    [many] , { $potions } elixíru
   *[other] , { $potions } elixírov
}{ $combat ->
    [0] { "" }
    [one] , { $combat } bod boja
    [few] , { $combat } body boja
    [many] , { $combat } bodu boja
   *[other] , { $combat } bodov boja
}{ $magic ->
    [0] { "" }
    [one] , { $magic } bod mágie
    [few] , { $magic } body mágie
    [many] , { $magic } bodu mágie
   *[other] , { $magic } bodov mágie
}
event-tile-set-aside = { $known ->
    [yes] Z hry odišiel dielik „{ $card }“.
   *[no] Z hry odišiel { $card }, nikto ho nevidel.
}
event-tile-laid-out = Na miesto { $place } prišiel dielik „{ $card }“.
event-token-drawn = Žetón začínajúceho hráča na začiatku: { $seat }
event-quest-dealt = { $known ->
    [yes] { $seat }: nová výprava „{ $card }“
   *[no] { $seat }: nová { $card } lícom nadol
}
event-quest-returned = { $known ->
    [yes] { $seat }: výprava „{ $card }“ späť do škatule
   *[no] { $seat }: jedna výprava späť do škatule
}
event-round-began = Začalo sa { $round }. kolo.
event-choice-shown = { $seat }: karta výberu { $place }
event-tile-taken = { $seat }: dielik „{ $card }“ z miesta { $place }
event-tile-missed = { $seat }: dielik z miesta { $place } je už preč
event-token-passed = Žetón začínajúceho hráča teraz: { $seat }
event-tile-placed = { $seat }: dielik „{ $card }“ na { $cell }{ $coins ->
    [0] { "" }
    [one] , zaplatený { $coins } zlatiak
    [few] , zaplatené { $coins } zlatiaky
    [many] , zaplatené { $coins } zlatiaka
   *[other] , zaplatených { $coins } zlatiakov
}{ $potions ->
    [0] { "" }
    [one] , zaplatený { $potions } elixír
    [few] , zaplatené { $potions } elixíry
    [many] , zaplatené { $potions } elixíru
   *[other] , zaplatených { $potions } elixírov
}
event-tile-discarded = { $seat }: odložený dielik „{ $card }“
event-key-made = { $seat }: kľúč zo spojenia dielikov „{ $card }“ a „{ $other_card }“
event-key-lost = { $seat }: kľúč bez truhlice, ktorú by mohol otvoriť, prepadol
event-chest-opened = { $seat }: otvorená { $chest }. truhlica dielika „{ $card }“{ $glory ->
    [0] { "" }
    [one] , { $glory } bod slávy
    [few] , { $glory } body slávy
    [many] , { $glory } bodu slávy
   *[other] , { $glory } bodov slávy
}{ $coins ->
    [0] { "" }
    [one] , { $coins } zlatiak
    [few] , { $coins } zlatiaky
    [many] , { $coins } zlatiaka
   *[other] , { $coins } zlatiakov
}{ $potions ->
    [0] { "" }
    [one] , { $potions } elixír
    [few] , { $potions } elixíry
    [many] , { $potions } elixíru
   *[other] , { $potions } elixírov
}{ $combat ->
    [0] { "" }
    [one] , { $combat } bod boja
    [few] , { $combat } body boja
    [many] , { $combat } bodu boja
   *[other] , { $combat } bodov boja
}{ $magic ->
    [0] { "" }
    [one] , { $magic } bod mágie
    [few] , { $magic } body mágie
    [many] , { $magic } bodu mágie
   *[other] , { $magic } bodov mágie
}{ $keys ->
    [0] { "" }
    [one] , { $keys } kľúč
    [few] , { $keys } kľúče
    [many] , { $keys } kľúča
   *[other] , { $keys } kľúčov
}
event-connector-paid = { $seat }: spojka dielika „{ $card }“{ $glory ->
    [0] { "" }
    [one] , { $glory } bod slávy
    [few] , { $glory } body slávy
    [many] , { $glory } bodu slávy
   *[other] , { $glory } bodov slávy
}{ $coins ->
    [0] { "" }
    [one] , { $coins } zlatiak
    [few] , { $coins } zlatiaky
    [many] , { $coins } zlatiaka
   *[other] , { $coins } zlatiakov
}{ $potions ->
    [0] { "" }
    [one] , { $potions } elixír
    [few] , { $potions } elixíry
    [many] , { $potions } elixíru
   *[other] , { $potions } elixírov
}{ $combat ->
    [0] { "" }
    [one] , { $combat } bod boja
    [few] , { $combat } body boja
    [many] , { $combat } bodu boja
   *[other] , { $combat } bodov boja
}{ $magic ->
    [0] { "" }
    [one] , { $magic } bod mágie
    [few] , { $magic } body mágie
    [many] , { $magic } bodu mágie
   *[other] , { $magic } bodov mágie
}{ $keys ->
    [0] { "" }
    [one] , { $keys } kľúč
    [few] , { $keys } kľúče
    [many] , { $keys } kľúča
   *[other] , { $keys } kľúčov
}
event-reward-gained = { $seat }: zisk za dielik „{ $card }“{ $glory ->
    [0] { "" }
    [one] , { $glory } bod slávy
    [few] , { $glory } body slávy
    [many] , { $glory } bodu slávy
   *[other] , { $glory } bodov slávy
}{ $coins ->
    [0] { "" }
    [one] , { $coins } zlatiak
    [few] , { $coins } zlatiaky
    [many] , { $coins } zlatiaka
   *[other] , { $coins } zlatiakov
}{ $potions ->
    [0] { "" }
    [one] , { $potions } elixír
    [few] , { $potions } elixíry
    [many] , { $potions } elixíru
   *[other] , { $potions } elixírov
}{ $combat ->
    [0] { "" }
    [one] , { $combat } bod boja
    [few] , { $combat } body boja
    [many] , { $combat } bodu boja
   *[other] , { $combat } bodov boja
}{ $magic ->
    [0] { "" }
    [one] , { $magic } bod mágie
    [few] , { $magic } body mágie
    [many] , { $magic } bodu mágie
   *[other] , { $magic } bodov mágie
}{ $keys ->
    [0] { "" }
    [one] , { $keys } kľúč
    [few] , { $keys } kľúče
    [many] , { $keys } kľúča
   *[other] , { $keys } kľúčov
}
event-token-taken = { $seat }: odmenou je žetón začínajúceho hráča
event-tile-swept = Dielik „{ $card }“ odišiel z plánu.
event-tile-slid = Dielik „{ $card }“ sa posunul na miesto { $place }.
event-majority-held = { $seat }: prevaha { $resource ->
    [combat] v boji
    [magic] v mágii
    [potions] v elixíroch
   *[coins] v zlatiakoch
}, { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodov slávy
}
event-ending-gained = { $seat }: na konci hry za dielik „{ $card }“ { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodov slávy
}
event-quest-shown = { $seat }: nepriložená výprava „{ $card }“

ending-ten-rounds = Desať kôl uplynulo, príbehy sú dopísané.

tie-resources = Rozhoduje viac boja, potom mágie, elixírov a zlatiakov.

## Voľby stola

option-quests = výpravy
option-quests-off = bez výprav
option-quests-on = s výpravami
option-adding = prikladanie dielikov
option-adding-together = všetci súčasne
option-adding-in-turn = postupne v poradí hráčov

## Dieliky 1. obdobia

face-bog-lurker = Číhač z močiara
face-lantern-wisps = Blúdiace lampáše
face-ditch-goblins = Goblini z priekopy
face-gnawing-shade = Hryzavý tieň
face-toll-ogre = Obor na mýte
face-drill-master = Majster výcviku
face-hedge-witch = Bosorka bylinkárka
face-town-crier = Mestský vyvolávač
face-wandering-bard = Potulný bard
face-pedlar = Kramár
face-crossroads-inn = Hostinec na rázcestí
face-old-mill = Starý mlyn
face-training-yard = Cvičisko
face-moss-chapel = Kaplnka v machu
face-rusty-coffer = Hrdzavá skrinka
face-smugglers-cache = Skrýša pašerákov
face-herb-satchel = Taška s bylinami
face-silver-idol = Strieborná modla

## Dieliky 2. obdobia

face-were-stag = Jeleňolak
face-drowned-knight = Utopený rytier
face-glass-serpent = Sklený had
face-bone-choir = Kostený zbor
face-twin-gargoyles = Dvojica chrličov
face-mountain-troll = Horský trol
face-beast-tracker = Stopár šeliem
face-sword-sister = Sestra meča
face-rune-carver = Rytec rún
face-map-maker = Kreslič máp
face-lockpick = Kasár
face-treasure-hunter = Lovec pokladov
face-market-square = Trhovisko
face-arena = Aréna
face-stone-circle = Kamenný kruh
face-ferry-landing = Prievoz
face-dragons-tooth = Dračí zub
face-moon-amulet = Mesačný amulet
face-sunken-hoard = Potopený poklad
face-reliquary = Relikviár

## Dieliky 3. obdobia

face-black-hydra = Čierna hydra
face-storm-dragon = Búrlivý drak
face-lich-queen = Nemŕtva kráľovná
face-ash-colossus = Kolos z popola
face-dream-eater = Požierač snov
face-grand-champion = Veľký šampión
face-archmage = Arcimág
face-chronicler = Kronikár
face-royal-envoy = Kráľovský vyslanec
face-sky-castle = Hrad v oblakoch
face-harbour-city = Prístavné mesto
face-world-tree = Strom sveta
face-crown-of-kings = Koruna kráľov
face-phoenix-egg = Fénixovo vajce
face-vault-of-ages = Klenotnica vekov

## Hrdinovia a výpravy

face-paladin = Paladin
face-shaman = Šaman
face-barbarian = Barbar
face-thief = Zlodej
face-mage = Mág

face-the-long-hunt = Dlhý lov
face-the-hidden-library = Skrytá knižnica
face-the-royal-collection = Kráľovská zbierka
face-the-pilgrims-road = Pútnikova cesta
face-master-of-keys = Pán kľúčov
face-the-iron-oath = Železná prísaha
face-the-ninth-circle = Deviaty kruh
face-the-full-purse = Plný mešec
face-the-great-brew = Veľký odvar
face-a-tale-well-knit = Husto tkaný príbeh
face-let-it-lie = Nechaj to spať
face-the-four-crowns = Štyri koruny
face-the-wyrm-below = Šarkan z hlbín
face-the-sealed-gate = Zapečatená brána
face-the-caravan = Karavána
face-the-last-feast = Posledná hostina

## Čo je na dielikoch: typ, cena, spojky, odmena, truhlice

ability-bog-lurker = príšera; cena 2 body boja; spojky hore, vpravo (pol kľúča), dole, vľavo; odmena 3 body slávy a 1 zlatiak
ability-lantern-wisps = príšera; cena 2 body mágie; spojky hore (pol kľúča), vpravo, dole, vľavo; odmena 2 body slávy a 2 elixíry
ability-ditch-goblins = príšera; cena 2 body boja; spojky vpravo, dole (pol kľúča), vľavo; odmena 2 body slávy a 1 zlatiak; truhlica 2 zlatiaky
ability-gnawing-shade = príšera; cena 3 body mágie; spojky hore, vpravo, vľavo (pol kľúča); odmena 4 body slávy a 1 elixír; truhlica 2 body slávy
ability-toll-ogre = príšera; cena 3 body boja a 1 zlatiak; spojky hore (pol kľúča), dole, vľavo; odmena 5 bodov slávy a 1 elixír; truhlica 2 body slávy
ability-drill-master = postava; cena 2 zlatiaky; spojky hore, vpravo, dole, vľavo (pol kľúča); odmena 2 body slávy a 1 bod boja
ability-hedge-witch = postava; cena 2 zlatiaky; spojky hore, vpravo (pol kľúča), dole, vľavo; odmena 1 bod slávy a 1 bod mágie
ability-town-crier = postava; cena 2 zlatiaky; spojky vpravo, dole, vľavo (pol kľúča); odmena 3 body slávy, 1 elixír a žetón začínajúceho hráča; truhlica 2 elixíry
ability-wandering-bard = postava; cena 2 zlatiaky; spojky hore, vpravo (pol kľúča), dole; na konci hry 2 body slávy za každú postavu
ability-pedlar = postava; cena 1 zlatiak; spojky hore, dole (pol kľúča), vľavo; odmena 2 zlatiaky za každú postavu; truhlica 1 elixír
ability-crossroads-inn = miesto; cena 1 zlatiak; spojky hore (1 elixír), vpravo (1 zlatiak), dole (1 elixír), vľavo (1 zlatiak); odmena 2 body slávy
ability-old-mill = miesto; cena 1 zlatiak; spojky hore (2 zlatiaky za postavu), vpravo (2 elixíry), dole (2 zlatiaky za poklad); odmena 1 bod slávy
ability-training-yard = miesto; cena 1 zlatiak; spojky hore (1 elixír), vpravo (1 bod boja za príšeru), vľavo (1 zlatiak); odmena 1 bod slávy
ability-moss-chapel = miesto; cena 1 zlatiak; spojky vpravo (2 zlatiaky), dole (1 bod mágie za poklad), vľavo (1 elixír); odmena 1 bod slávy
ability-rusty-coffer = poklad; cena 2 zlatiaky; spojky hore (pol kľúča), vpravo (pol kľúča), dole; odmena 2 body slávy a 1 elixír; truhlica 3 zlatiaky; truhlica 2 elixíry
ability-smugglers-cache = poklad; cena 1 zlatiak; spojky vpravo, dole (pol kľúča), vľavo (pol kľúča); odmena 2 elixíry; truhlica 3 zlatiaky
ability-herb-satchel = poklad; zadarmo; spojky hore (pol kľúča), vpravo, vľavo; odmena 2 elixíry; truhlica 1 zlatiak
ability-silver-idol = poklad; cena 1 zlatiak; spojky hore, dole, vľavo (pol kľúča); odmena 4 body slávy; truhlica 2 body slávy
ability-were-stag = príšera; cena 4 body boja; spojky hore, vpravo (pol kľúča), dole; odmena 6 bodov slávy a 1 zlatiak
ability-drowned-knight = príšera; cena 3 body boja; spojky vpravo, dole, vľavo (pol kľúča); odmena 5 bodov slávy; truhlica 2 body slávy
ability-glass-serpent = príšera; cena 4 body mágie; spojky hore (pol kľúča), vpravo, vľavo; odmena 6 bodov slávy
ability-bone-choir = príšera; cena 3 body mágie; spojky hore, dole (pol kľúča), vľavo; odmena 4 body slávy; truhlica 3 body slávy
ability-twin-gargoyles = príšera; cena 2 body boja a 2 body mágie; spojky hore (pol kľúča), dole; odmena 6 bodov slávy; truhlica 1 zlatiak
ability-mountain-troll = príšera; cena 5 bodov boja; spojky vpravo (pol kľúča), vľavo; odmena 7 bodov slávy; truhlica 3 zlatiaky
ability-beast-tracker = postava; cena 3 zlatiaky; spojky hore, vpravo, dole, vľavo; odmena 1 zlatiak a 1 elixír za každú príšeru
ability-sword-sister = postava; cena 3 zlatiaky; spojky vpravo, dole (pol kľúča), vľavo; odmena 3 body slávy a 1 bod boja; truhlica 1 bod boja
ability-rune-carver = postava; cena 3 zlatiaky; spojky hore, vpravo, vľavo (pol kľúča); odmena 3 body slávy a 1 bod mágie; truhlica 1 bod mágie
ability-map-maker = postava; cena 2 zlatiaky; spojky hore (pol kľúča), vpravo, dole; odmena 3 body slávy za každé miesto
ability-lockpick = postava; cena 2 zlatiaky; spojky hore, dole, vľavo (pol kľúča); odmena 1 bod slávy za každý kľúč v príbehu; truhlica 1 kľúč
ability-treasure-hunter = postava; cena 3 zlatiaky; spojky vpravo (pol kľúča), dole, vľavo; na konci hry 2 body slávy za každý poklad
ability-market-square = miesto; cena 1 zlatiak; spojky hore (2 zlatiaky), vpravo (2 zlatiaky za poklad), dole (1 elixír), vľavo (1 zlatiak); odmena 2 body slávy
ability-arena = miesto; cena 3 zlatiaky; spojky hore (3 body slávy za príšeru), dole (1 bod boja), vľavo (2 zlatiaky); odmena 2 body slávy
ability-stone-circle = miesto; cena 2 zlatiaky; spojky hore (1 bod mágie), vpravo (2 elixíry), dole (3 body slávy za postavu); odmena 2 body slávy
ability-ferry-landing = miesto; cena 1 zlatiak; spojky vpravo (1 kľúč), vľavo (1 kľúč); odmena 3 body slávy
ability-dragons-tooth = poklad; cena 2 elixíry; spojky hore (pol kľúča), vľavo; odmena 2 body slávy a 1 bod boja; truhlica 2 body slávy
ability-moon-amulet = poklad; cena 1 elixír; spojky vpravo (pol kľúča), dole; odmena 3 body slávy a 1 bod mágie; truhlica 2 body slávy
ability-sunken-hoard = poklad; cena 1 elixír; spojky hore, dole (pol kľúča); odmena 4 zlatiaky; truhlica 3 body slávy
ability-reliquary = poklad; cena 2 zlatiaky; spojky hore (pol kľúča), vpravo, dole (pol kľúča); odmena 4 body slávy; truhlica 3 body slávy; truhlica 2 zlatiaky
ability-black-hydra = príšera; cena 6 bodov boja; spojky hore (pol kľúča), dole; odmena 10 bodov slávy
ability-storm-dragon = príšera; cena 4 body boja a 3 body mágie; spojka vpravo; odmena 10 bodov slávy; truhlica 3 zlatiaky
ability-lich-queen = príšera; cena 6 bodov mágie; spojky vpravo, vľavo (pol kľúča); odmena 9 bodov slávy
ability-ash-colossus = príšera; cena 5 bodov boja; spojky hore, vľavo; odmena 8 bodov slávy; truhlica 3 body slávy
ability-dream-eater = príšera; cena 5 bodov mágie; spojky vpravo, dole (pol kľúča); odmena 7 bodov slávy; truhlica 3 body slávy
ability-grand-champion = postava; cena 1 bod boja a 1 zlatiak; spojky dole, vľavo; na konci hry 2 body slávy za každý bod boja; truhlica 1 bod slávy
ability-archmage = postava; cena 2 zlatiaky; spojky hore, vpravo; na konci hry 2 body slávy za každý bod mágie; truhlica 1 bod slávy
ability-chronicler = postava; cena 4 zlatiaky; spojky hore, dole; na konci hry 2 body slávy za každú príšeru
ability-royal-envoy = postava; cena 3 zlatiaky; spojky vpravo, vľavo; na konci hry 4 body slávy za každú prevahu
ability-sky-castle = miesto; cena 4 zlatiaky; spojky dole (4 body slávy), vľavo (3 body slávy za príšeru); odmena 5 bodov slávy
ability-harbour-city = miesto; cena 3 zlatiaky; spojky hore (4 body slávy za poklad), vpravo (3 zlatiaky za poklad), vľavo (3 body slávy); odmena 4 body slávy
ability-world-tree = miesto; cena 3 zlatiaky; spojky hore (4 elixíry), vpravo (4 body slávy za príšeru), dole (1 kľúč); odmena 3 body slávy
ability-crown-of-kings = poklad; cena 6 zlatiakov; spojka vľavo; odmena 11 bodov slávy
ability-phoenix-egg = poklad; cena 3 elixíry; spojka hore (pol kľúča); odmena 9 bodov slávy; truhlica 2 body slávy
ability-vault-of-ages = poklad; cena 3 zlatiaky; spojky vpravo (pol kľúča), dole (pol kľúča); odmena 4 body slávy a 1 kľúč; truhlica 4 body slávy; truhlica 3 body slávy
ability-paladin = hrdina; spojky hore, vpravo (pol kľúča), dole, vľavo (pol kľúča); na začiatok 4 zlatiaky, 5 elixírov, 1 bod boja a 1 bod mágie; truhlica 2 body slávy a 1 zlatiak; truhlica 1 zlatiak a 1 kľúč
ability-shaman = hrdina; spojky hore (pol kľúča), vpravo, dole, vľavo; na začiatok 4 zlatiaky a 7 elixírov; truhlica 1 bod slávy a 1 bod mágie; truhlica 1 zlatiak, 1 elixír a 1 bod boja
ability-barbarian = hrdina; spojky hore, vpravo (pol kľúča), dole (pol kľúča), vľavo (pol kľúča); na začiatok 2 zlatiaky, 3 elixíry a 2 body boja; truhlica 1 bod slávy a 1 bod mágie; truhlica 2 elixíry
ability-thief = hrdina; spojky hore (pol kľúča), vpravo, dole (pol kľúča), vľavo; na začiatok 6 zlatiakov, 3 elixíry a 1 bod boja; truhlica 4 zlatiaky; truhlica 1 bod mágie
ability-mage = hrdina; spojky hore (pol kľúča), vpravo, dole (pol kľúča), vľavo (pol kľúča); na začiatok 4 zlatiaky, 3 elixíry a 2 body mágie; truhlica 1 bod boja; truhlica 2 zlatiaky
ability-the-long-hunt = výprava; cena 3 body boja; spojky hore, vpravo; odmena 2 body slávy za každú príšeru
ability-the-hidden-library = výprava; cena 3 body mágie; spojky dole, vľavo; odmena 2 body slávy za každú postavu
ability-the-royal-collection = výprava; cena 4 zlatiaky; spojky hore, vľavo; odmena 2 body slávy za každý poklad
ability-the-pilgrims-road = výprava; cena 3 zlatiaky; spojky vpravo, dole; odmena 2 body slávy za každé miesto
ability-master-of-keys = výprava; cena 2 zlatiaky a 3 elixíry; spojky hore, dole; odmena 2 body slávy za každý kľúč v príbehu
ability-the-iron-oath = výprava; cena 2 zlatiaky; spojky vpravo, vľavo; odmena 2 body slávy za každý bod boja
ability-the-ninth-circle = výprava; cena 2 zlatiaky; spojky hore, vpravo; odmena 2 body slávy za každý bod mágie
ability-the-full-purse = výprava; cena 3 body boja; spojky dole, vľavo; odmena 3 body slávy za každé 3 zlatiaky
ability-the-great-brew = výprava; cena 3 body mágie; spojky hore, vľavo; odmena 3 body slávy za každé 3 elixíry
ability-a-tale-well-knit = výprava; cena 2 zlatiaky a 2 elixíry; spojky hore, vpravo, dole, vľavo; odmena 4 body slávy za každý dielik obklopený zo všetkých štyroch strán
ability-let-it-lie = výprava; cena 2 zlatiaky a 1 elixír; spojky hore, dole; odmena 2 body slávy za každú zatvorenú truhlicu
ability-the-four-crowns = výprava; cena 2 zlatiaky; spojky vpravo, dole; na konci hry 4 body slávy za každú prevahu
ability-the-wyrm-below = výprava; cena 4 body boja a 2 zlatiaky; spojky hore, vľavo; odmena 10 bodov slávy; truhlica 3 body slávy
ability-the-sealed-gate = výprava; cena 4 body mágie a 2 elixíry; spojky vpravo, dole; odmena 10 bodov slávy; truhlica 3 body slávy
ability-the-caravan = výprava; cena 5 zlatiakov; spojky hore, vpravo (pol kľúča); odmena 6 bodov slávy a 1 kľúč; truhlica 3 zlatiaky
ability-the-last-feast = výprava; cena 3 zlatiaky a 3 elixíry; spojky dole (pol kľúča), vľavo; odmena 1 bod slávy a 1 zlatiak za každú postavu; truhlica 3 body slávy

## Ruby dielikov

back-period-1 = dielik 1. obdobia
back-period-2 = dielik 2. obdobia
back-period-3 = dielik 3. obdobia
back-quest = výprava
back-hero = hrdina

## Bodovací hárok

row-monsters = Príšery
row-characters = Postavy
row-places = Miesta
row-treasures = Poklady
row-chests = Truhlice
row-quests = Výpravy
row-majorities = Prevahy
row-character-endings = Postavy na konci hry
row-quest-endings = Výpravy na konci hry

why-monsters = odmeny za príšery
why-characters = odmeny za postavy
why-places = odmeny za miesta a ich spojky
why-treasures = odmeny za poklady
why-chests = obsah otvorených truhlíc
why-quests = odmeny za výpravy
why-majority-combat = najviac bodov boja: { $number }
why-majority-magic = najviac bodov mágie: { $number }
why-majority-potions = najviac elixírov: { $number }
why-majority-coins = najviac zlatiakov: { $number }
why-ending-once = bez podmienky: { $count } × { $each }
why-ending-monster = príšery: { $count } × { $each }
why-ending-character = postavy: { $count } × { $each }
why-ending-place = miesta: { $count } × { $each }
why-ending-treasure = poklady: { $count } × { $each }
why-ending-key = kľúče v príbehu: { $count } × { $each }
why-ending-combat = body boja: { $count } × { $each }
why-ending-magic = body mágie: { $count } × { $each }
why-ending-majority = prevahy: { $count } × { $each }
why-ending-3coin = trojice zlatiakov: { $count } × { $each }
why-ending-3potion = trojice elixírov: { $count } × { $each }
why-ending-surrounded = obklopené dieliky: { $count } × { $each }
why-ending-closed = zatvorené truhlice: { $count } × { $each }

## Čo rozlišuje štatistika

trait-hero = hrdina
trait-start-place = poradie v prvom kole

## Časti pozície

zone-periods = balíčky období
zone-aside = dieliky vyradené na začiatku
zone-board = plán dobrodružstva
zone-drafted = získaný dielik
zone-added = príbeh
zone-discarded = odložené dieliky
zone-swept = dieliky, ktoré odišli z plánu
zone-hero-deck = nepoužití hrdinovia
zone-quest-deck = nerozdané výpravy
zone-quests = výpravy
zone-returned = vrátená výprava
field-with-quests = hrá sa s výpravami
field-in-turn = prikladá sa postupne
field-round = kolo
field-places = dieliky podľa miest plánu
field-taken-from = odkiaľ je získaný dielik
field-first = žetón začínajúceho hráča
field-order = poradie pri prikladaní
field-stories = dieliky podľa polí príbehu
field-closed = zatvorené truhlice
field-keys = kľúče v príbehu
field-coins = zlatiaky
field-potions = elixíry
field-combat = boj
field-magic = mágia
field-glory = sláva podľa zdrojov
field-majorities = prevahy

## Stôl

# Presne tri písmená, všetkých šesť rôznych.
mark-monster = prí
mark-character = pos
mark-place = mie
mark-treasure = pok
mark-hero = hrd
mark-quest = výp
# Najviac osem znakov.
mark-no-cell = niet kam

type-monster = príšera
type-character = postava
type-place = miesto
type-treasure = poklad
type-hero = hrdina
type-quest = výprava
side-top = hore
side-right = vpravo
side-bottom = dole
side-left = vľavo

gain-glory = { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodov slávy
}
gain-coins = { $count ->
    [one] { $count } zlatiak
    [few] { $count } zlatiaky
    [many] { $count } zlatiaka
   *[other] { $count } zlatiakov
}
gain-potions = { $count ->
    [one] { $count } elixír
    [few] { $count } elixíry
    [many] { $count } elixíru
   *[other] { $count } elixírov
}
gain-combat = { $count ->
    [one] { $count } bod boja
    [few] { $count } body boja
    [many] { $count } bodu boja
   *[other] { $count } bodov boja
}
gain-magic = { $count ->
    [one] { $count } bod mágie
    [few] { $count } body mágie
    [many] { $count } bodu mágie
   *[other] { $count } bodov mágie
}
gain-keys = { $count ->
    [one] { $count } kľúč
    [few] { $count } kľúče
    [many] { $count } kľúča
   *[other] { $count } kľúčov
}
gain-token = žetón začínajúceho hráča
times-monster = za každú príšeru
times-character = za každú postavu
times-place = za každé miesto
times-treasure = za každý poklad
times-key = za každý kľúč v príbehu
times-combat = za každý bod boja
times-magic = za každý bod mágie
times-majority = za každú prevahu
times-3-coins = za každé 3 zlatiaky
times-3-potions = za každé 3 elixíry
times-surrounded = za každý dielik obklopený zo všetkých štyroch strán
times-closed = za každú zatvorenú truhlicu
board-times-now = teraz { $count }
board-reward-at-end = na konci hry { $reward }
board-wanted = { $reward }, ak sa pripojí { $type }

board-glory = sláva
board-coins = zlatiaky
board-potions = elixíry
board-combat = boj
board-magic = mágia
board-keys = kľúče
board-half-key = pol kľúča
board-closed = zatvorená truhlica
board-opened = otvorená truhlica
board-chests-closed = zatvorené truhlice
board-majority = priebežná prevaha
board-at-end = až na konci hry
board-in-all = sláva, keby sa hra skončila teraz
board-surrounded = dielik obklopený zo štyroch strán
board-free = zadarmo
board-cost = cena
board-reward = odmena
board-start = na začiatok
board-chests = truhlice
board-connectors = spojky

board-over = koniec hry
board-set-up = príprava hry
board-round = { $round }. kolo z { $rounds }
board-phase-choosing = získavanie dielikov
board-phase-adding = prikladanie dielikov
board-first = začína: { $seat }
board-awaited = čaká sa na: { $seats }

board-wilderness-row = Divočina: + { $fee }
board-place = miesto { $place }
board-place-wild = miesto { $place } (divočina)
board-decks = Dieliky v balíčkoch období
board-sweep = po tomto kole z plánu { $count ->
    [0] nič neodíde
    [one] odíde { $count } dielik s najnižším číslom
    [few] odídu { $count } dieliky s najnižšími číslami
    [many] odíde { $count } dielika s najnižším číslom
   *[other] odíde { $count } dielikov s najnižšími číslami
} a { $refill ->
    [one] príde { $refill } nový
    [few] prídu { $refill } nové
    [many] príde { $refill } nového
   *[other] príde { $refill } nových
}
board-discarded = odložené: { $count }
board-left = Na pláne zostalo

board-you-pay = zaplatíš { $what }
board-you-pay-nothing = neplatíš nič
board-instead = { $count ->
    [one] { $count } elixír
    [few] { $count } elixíry
    [many] { $count } elixíru
   *[other] { $count } elixírov
} namiesto chýbajúceho boja alebo mágie
board-fee-either = za divočinu navyše 1 zlatiak alebo 1 elixír
board-fee-coin = za divočinu navyše 1 zlatiak
board-fee-potion = za divočinu navyše 1 elixír
board-you-lack = chýba ti: { $what }
board-fee-lacks = na doplatok za divočinu nič nezostáva
board-cells = v tvojom príbehu { $count ->
    [one] { $count } možné pole
    [few] { $count } možné polia
    [many] { $count } možného poľa
   *[other] { $count } možných polí
}
board-no-cell = v tvojom príbehu niet kam

board-quests-short = výpravy
board-tile = dielik
board-confirmed = hotovo
board-has-chosen = vybrané
board-glory-now = { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodov slávy
} ({ $total }, keby sa hra skončila teraz)
board-keys-laid = { $count ->
    [one] { $count } kľúč
    [few] { $count } kľúče
    [many] { $count } kľúča
   *[other] { $count } kľúčov
} v príbehu
board-closed-chests = { $count ->
    [one] { $count } zatvorená truhlica
    [few] { $count } zatvorené truhlice
    [many] { $count } zatvorenej truhlice
   *[other] { $count } zatvorených truhlíc
}
board-quests-left = { $count ->
    [one] { $count } zakrytá výprava
    [few] { $count } zakryté výpravy
    [many] { $count } zakrytej výpravy
   *[other] { $count } zakrytých výprav
}
board-majorities = Prevahy teraz

board-quests = Tvoje výpravy
board-quests-of = Výpravy ({ $seat }): { $tiles }
board-tile-in-hand = Tvoj dielik
board-reserve = Tvoja zásoba
board-paid = zaplatené
board-reminder = Divočina stojí o 1 zlatiak alebo 1 elixír viac; 1 elixír nahradí 1 chýbajúci bod boja alebo mágie; odložený dielik prinesie 1 zlatiak, 1 elixír a 1 kľúč.

board-story-of = Príbeh ({ $seat })
board-joined = spojené: { $tiles }
board-open-sides = voľné spojky: { $sides }
board-chest-closed = zatvorená truhlica ({ $what })
board-chest-open = otvorená truhlica ({ $what })

board-you-gain = získaš { $what }
board-left-over = potom máš { $what }
board-joins = spojí sa: { $tiles }
board-key-opens = kľúč k jednej z truhlíc: { $chests }
board-key-lost = kľúč, pre ktorý niet truhlice
board-connector-pays = spojka „{ $tile }“: { $what }
board-waits = počká na koniec hry, zatiaľ { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodov slávy
}
board-reward-now = odmena { $what }

board-laid-out = Nové na pláne: { $tiles }
board-slid = Na nižšie miesta sa posunuli: { $tiles }
board-swept = Z plánu odišli: { $tiles }
board-shown = Odkryté karty výberu: { $cards }
board-dealt = { $seat }: rozdané – { $tiles }
