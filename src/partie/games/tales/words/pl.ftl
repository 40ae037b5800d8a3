# Tales of Glory po polsku. Polskiego wydania nie znamy: nazewnictwo, nazwy kafelków i zdania są nasze. Wiersze
# o kafelkach mówią to samo co tabele talii: pisze je tools/tales_tile_words.py i pilnuje tego test.

game-title = Tales of Glory
game-about = Dziesięć rund, jedna opowieść: potajemnie wybieraj przygody, łącz je kafelek po kafelku, otwieraj skrzynie i wróć do domu w największej chwale.

## Pytania i zasady, które za nimi stoją

question-set-aside = Z gry usuwany jest kafelek 1. okresu.
question-hero = Trwa rozdawanie bohaterów.
question-tile = Na planszę trafia nowy kafelek.
question-first-player = Trwa losowanie, kto zacznie.
question-quest = Trwa rozdawanie wypraw.
question-return-quest = Wybierz wyprawę, którą odłożysz do pudełka.
question-first-choice = Potajemnie wybierz miejsce, z którego chcesz kafelek.
question-second-choice = Wybranego kafelka już nie ma; weź inny.
question-next = Dołóż zdobyty kafelek albo go odrzuć.
question-next-quest = Dołóż kafelek lub wyprawę, odrzuć kafelek albo zakończ.
question-fee = Wybierz, czym zapłacisz za dzicz.
question-cell = Wybierz, gdzie dołożysz kafelek.
question-key = Wybierz klucz, którego użyjesz jako następnego.
question-chest = Wybierz skrzynię, którą otworzysz.
question-confirm = Potwierdź swoją turę.

rule-set-aside = Przy dwóch i trzech graczach gra się bez dwóch losowych kafelków 1. okresu. Nikt ich nie widzi i do gry nie wrócą.
rule-hero = Bohater to pierwszy kafelek twojej opowieści. Na początek daje to, co na nim podano; jego dwie skrzynie pozostają na razie zamknięte. Nie liczy się jako postać.
rule-tile = Na każdym miejscu planszy leży jeden odkryty kafelek, najpierw z 1. okresu, potem z 2., na końcu z 3. Po każdej rundzie odchodzą kafelki pozostałe na najniższych numerach (trzy przy dwóch graczach, dwa przy trzech, jeden przy czterech, żaden przy pięciu), reszta przesuwa się na początek i przybywa pięć nowych.
rule-first-player = O tym, kto zacznie, decyduje los. Żeton pierwszego gracza wyznacza kolejność i w każdej rundzie wędruje dalej: dostaje go osoba, której przypadł kafelek z najniższego numeru, a jeśli już go ma, to następna według numerów.
rule-quest = Każdy dostaje trzy wyprawy i jedną z nich odkłada do pudełka. Dopóki wyprawa nie zostanie dołożona, widzi ją tylko jej posiadacz.
rule-return-quest = Dwie wyprawy zostają zakryte przed tobą i możesz je dołożyć w dowolnej swojej turze. Wyprawa, która nie trafi do opowieści, na końcu nic nie daje, ale też nic nie kosztuje.
rule-first-choice = Wszyscy wybierają potajemnie i równocześnie. Potem, począwszy od pierwszego gracza, każdy po kolei bierze kafelek ze swojego miejsca, jeśli jeszcze tam leży. Wolno wybrać także kafelek, na który cię nie stać. Górny rząd to dzicz: dołożenie kosztuje o 1 monetę lub 1 miksturę więcej. Kafelek z najniższego numeru przynosi żeton pierwszego gracza.
rule-second-choice = Komu zabrakło kafelka, ten w swojej kolejności bierze dowolny inny, który jeszcze leży na planszy. Wziąć trzeba, a wybór obowiązuje od razu.
rule-next = Za kafelek płaci się przed dołożeniem. Monety i mikstury oddajesz; walkę i magię wystarczy mieć i zostają u ciebie. Każdy brakujący punkt walki lub magii zastąpi 1 mikstura, monet nie zastąpi nic. Za odrzucony kafelek dostajesz 1 monetę, 1 miksturę i 1 klucz do dowolnej skrzyni swojej opowieści, a dopłata za dzicz odpada.
rule-next-quest = Przed zdobytym kafelkiem i po nim możesz dołożyć jedną lub obie swoje wyprawy. Płaci się za nie i dokłada je jak inne kafelki, tylko bez dopłaty za dzicz. Nagrody tej tury przychodzą dopiero wtedy, gdy wszystko jest opłacone i dołożone, więc niczego z nich nie zapłacisz. Za nagrodę można odrzucić tylko zdobyty kafelek, wyprawy nie.
rule-fee = Kafelek z górnego rzędu planszy, z dziczy, kosztuje oprócz swojej ceny jeszcze 1 monetę albo 1 miksturę. Kto go odrzuci, nie dopłaca.
rule-cell = Kafelka się nie obraca. Co najmniej jeden jego łącznik musi zetknąć się z łącznikiem kafelka, który już leży w opowieści, a bok z łącznikiem nie może przylegać do boku bez łącznika. Dwa boki bez łączników mogą się stykać. Dwie połówki klucza dają klucz, a łączniki miejsc swoją nagrodę.
rule-key = Za każde połączenie dwóch połówek jest jeden klucz. Otwiera skrzynię na jednym z obu połączonych kafelków albo na twoim bohaterze. Jeśli kluczy jest więcej, o ich kolejności decydujesz ty; klucz, który nie ma czego otworzyć, przepada.
rule-chest = Klucza używa się od razu i zostaje na skrzyni; jej zawartość dostajesz jak nagrodę. Klucz z połączenia otwiera skrzynię na połączonych kafelkach lub na bohaterze, klucz z nagrody albo za odrzucony kafelek dowolną skrzynię twojej opowieści. Każdą skrzynię otwiera się tylko raz.
rule-confirm = Dopóki nie potwierdzisz tury, możesz ją całą cofnąć. Potwierdzona tura obowiązuje.

## Odpowiedzi

action-begin = zaczyna: { $seat }
action-deal = rozdać: „{ $card }”
action-return = odłożyć do pudełka wyprawę „{ $card }”
action-choose = miejsce { $place }
action-take = wziąć kafelek z miejsca { $place }
action-place = dołożyć kafelek
action-discard = odrzucić kafelek
action-quest = dołożyć wyprawę „{ $card }”
action-finish = nic więcej nie dokładać
action-pay = zapłacić { $resource ->
    [coin] 1 monetę
   *[potion] 1 miksturę
}
action-lay = na { $cell }
action-use = klucz z połączenia z kafelkiem „{ $card }”
action-open = { $chest }. skrzynia kafelka „{ $card }”
action-confirm = potwierdzić turę

did-begin = Zaczyna: { $other }
did-deal = { $known ->
    [yes] { $seat }: „{ $card }”
   *[no] { $seat }: { $card } rewersem do góry
}
did-return = { $known ->
    [yes] { $seat }: wyprawa „{ $card }” z powrotem do pudełka
   *[no] { $seat }: jedna wyprawa z powrotem do pudełka
}
did-choose = { $seat }: miejsce { $place }
did-take = { $seat }: kafelek z miejsca { $place }
did-place = { $seat }: dołożenie kafelka
did-discard = { $seat }: odrzucenie kafelka
did-quest = { $seat }: dołożenie wyprawy „{ $card }”
did-finish = { $seat }: nic więcej
did-pay = { $seat }: za dzicz { $resource ->
    [coin] 1 moneta
   *[potion] 1 mikstura
}
did-lay = { $seat }: na { $cell }
did-use = { $seat }: klucz z połączenia z kafelkiem „{ $card }”
did-open = { $seat }: { $chest }. skrzynia kafelka „{ $card }”
did-confirm = { $seat }: tura potwierdzona

reason-empty-place = Na tym miejscu planszy nie ma kafelka.
reason-no-such-place = Na planszy nie ma miejsca o tym numerze.
reason-not-your-quest = Nie masz tej wyprawy.
reason-too-few-coins = Masz za mało monet na ten kafelek.
reason-too-few-potions = Masz za mało mikstur na ten kafelek.
reason-no-cell = Tego kafelka nie ma gdzie dołożyć w twojej opowieści.
reason-cell-taken = Tam już leży kafelek.
reason-connectors-clash = Bok z łącznikiem przylegałby do boku bez łącznika.
reason-no-join = Kafelek nie połączyłby się z żadnym łącznikiem twojej opowieści.
reason-no-chest = Takiej skrzyni nie ma w twojej opowieści.
reason-chest-is-open = Ta skrzynia jest już otwarta.
reason-out-of-reach = Ten klucz nie pasuje do tej skrzyni: otwiera tylko skrzynie na połączonych kafelkach lub na bohaterze.

## Co się stało

event-hero-dealt = { $seat }: bohater „{ $card }”{ $coins ->
    [0] { "" }
    [one] , { $coins } moneta
    [few] , { $coins } monety
    [many] , { $coins } monet
   *[other] , { $coins } monety
}{ $potions ->
    [0] { "" }
    [one] , { $potions } mikstura
    [few] , { $potions } mikstury
    [many] , { $potions } mikstur
   *[other] , { $potions } mikstury
}{ $combat ->
    [0] { "" }
    [one] , { $combat } punkt walki
    [few] , { $combat } punkty walki
    [many] , { $combat } punktów walki
   *[other] , { $combat } punktu walki
}{ $magic ->
    [0] { "" }
    [one] , { $magic } punkt magii
    [few] , { $magic } punkty magii
    [many] , { $magic } punktów magii
   *[other] , { $magic } punktu magii
}
event-tile-set-aside = { $known ->
    [yes] Z gry usunięto kafelek „{ $card }”.
   *[no] Z gry usunięto { $card }, nikt go nie widział.
}
event-tile-laid-out = Na miejsce { $place } trafił kafelek „{ $card }”.
event-token-drawn = Żeton pierwszego gracza na początku: { $seat }
event-quest-dealt = { $known ->
    [yes] { $seat }: nowa wyprawa „{ $card }”
   *[no] { $seat }: nowa { $card } rewersem do góry
}
event-quest-returned = { $known ->
    [yes] { $seat }: wyprawa „{ $card }” z powrotem do pudełka
   *[no] { $seat }: jedna wyprawa z powrotem do pudełka
}
event-round-began = Zaczęła się runda { $round }.
event-choice-shown = { $seat }: karta wyboru { $place }
event-tile-taken = { $seat }: kafelek „{ $card }” z miejsca { $place }
event-tile-missed = { $seat }: kafelka z miejsca { $place } już nie było
event-token-passed = Żeton pierwszego gracza teraz: { $seat }
event-tile-placed = { $seat }: kafelek „{ $card }” na { $cell }{ $coins ->
    [0] { "" }
    [one] , zapłacono { $coins } monetę
    [few] , zapłacono { $coins } monety
    [many] , zapłacono { $coins } monet
   *[other] , zapłacono { $coins } monety
}{ $potions ->
    [0] { "" }
    [one] , zapłacono { $potions } miksturę
    [few] , zapłacono { $potions } mikstury
    [many] , zapłacono { $potions } mikstur
   *[other] , zapłacono { $potions } mikstury
}
event-tile-discarded = { $seat }: odrzucony kafelek „{ $card }”
event-key-made = { $seat }: klucz z połączenia kafelków „{ $card }” i „{ $other_card }”
event-key-lost = { $seat }: klucz bez skrzyni, którą mógłby otworzyć, przepadł
event-chest-opened = { $seat }: otwarta { $chest }. skrzynia kafelka „{ $card }”{ $glory ->
    [0] { "" }
    [one] , { $glory } punkt chwały
    [few] , { $glory } punkty chwały
    [many] , { $glory } punktów chwały
   *[other] , { $glory } punktu chwały
}{ $coins ->
    [0] { "" }
    [one] , { $coins } moneta
    [few] , { $coins } monety
    [many] , { $coins } monet
   *[other] , { $coins } monety
}{ $potions ->
    [0] { "" }
    [one] , { $potions } mikstura
    [few] , { $potions } mikstury
    [many] , { $potions } mikstur
   *[other] , { $potions } mikstury
}{ $combat ->
    [0] { "" }
    [one] , { $combat } punkt walki
    [few] , { $combat } punkty walki
    [many] , { $combat } punktów walki
   *[other] , { $combat } punktu walki
}{ $magic ->
    [0] { "" }
    [one] , { $magic } punkt magii
    [few] , { $magic } punkty magii
    [many] , { $magic } punktów magii
   *[other] , { $magic } punktu magii
}{ $keys ->
    [0] { "" }
    [one] , { $keys } klucz
    [few] , { $keys } klucze
    [many] , { $keys } kluczy
   *[other] , { $keys } klucza
}
event-connector-paid = { $seat }: łącznik kafelka „{ $card }”{ $glory ->
    [0] { "" }
    [one] , { $glory } punkt chwały
    [few] , { $glory } punkty chwały
    [many] , { $glory } punktów chwały
   *[other] , { $glory } punktu chwały
}{ $coins ->
    [0] { "" }
    [one] , { $coins } moneta
    [few] , { $coins } monety
    [many] , { $coins } monet
   *[other] , { $coins } monety
}{ $potions ->
    [0] { "" }
    [one] , { $potions } mikstura
    [few] , { $potions } mikstury
    [many] , { $potions } mikstur
   *[other] , { $potions } mikstury
}{ $combat ->
    [0] { "" }
    [one] , { $combat } punkt walki
    [few] , { $combat } punkty walki
    [many] , { $combat } punktów walki
   *[other] , { $combat } punktu walki
}{ $magic ->
    [0] { "" }
    [one] , { $magic } punkt magii
    [few] , { $magic } punkty magii
    [many] , { $magic } punktów magii
   *[other] , { $magic } punktu magii
}{ $keys ->
    [0] { "" }
    [one] , { $keys } klucz
    [few] , { $keys } klucze
    [many] , { $keys } kluczy
   *[other] , { $keys } klucza
}
event-reward-gained = { $seat }: zysk za kafelek „{ $card }”{ $glory ->
    [0] { "" }
    [one] , { $glory } punkt chwały
    [few] , { $glory } punkty chwały
    [many] , { $glory } punktów chwały
   *[other] , { $glory } punktu chwały
}{ $coins ->
    [0] { "" }
    [one] , { $coins } moneta
    [few] , { $coins } monety
    [many] , { $coins } monet
   *[other] , { $coins } monety
}{ $potions ->
    [0] { "" }
    [one] , { $potions } mikstura
    [few] , { $potions } mikstury
    [many] , { $potions } mikstur
   *[other] , { $potions } mikstury
}{ $combat ->
    [0] { "" }
    [one] , { $combat } punkt walki
    [few] , { $combat } punkty walki
    [many] , { $combat } punktów walki
   *[other] , { $combat } punktu walki
}{ $magic ->
    [0] { "" }
    [one] , { $magic } punkt magii
    [few] , { $magic } punkty magii
    [many] , { $magic } punktów magii
   *[other] , { $magic } punktu magii
}{ $keys ->
    [0] { "" }
    [one] , { $keys } klucz
    [few] , { $keys } klucze
    [many] , { $keys } kluczy
   *[other] , { $keys } klucza
}
event-token-taken = { $seat }: w nagrodę żeton pierwszego gracza
event-tile-swept = Kafelek „{ $card }” zszedł z planszy.
event-tile-slid = Kafelek „{ $card }” przesunął się na miejsce { $place }.
event-majority-held = { $seat }: przewaga { $resource ->
    [combat] w walce
    [magic] w magii
    [potions] w miksturach
   *[coins] w monetach
}, { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
    [many] { $glory } punktów chwały
   *[other] { $glory } punktu chwały
}
event-ending-gained = { $seat }: na koniec gry za kafelek „{ $card }” { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
    [many] { $glory } punktów chwały
   *[other] { $glory } punktu chwały
}
event-quest-shown = { $seat }: nieużyta wyprawa „{ $card }”

ending-ten-rounds = Minęło dziesięć rund, opowieści dobiegły końca.

tie-resources = Decyduje więcej walki, potem magii, mikstur i monet.

## Opcje stołu

option-quests = wyprawy
option-quests-off = bez wypraw
option-quests-on = z wyprawami
option-adding = dokładanie kafelków
option-adding-together = wszyscy równocześnie
option-adding-in-turn = po kolei

## Kafelki 1. okresu

face-bog-lurker = Bagienna maszkara
face-lantern-wisps = Błędne ogniki
face-ditch-goblins = Gobliny z rowu
face-gnawing-shade = Gryzący cień
face-toll-ogre = Ogr mytnik
face-drill-master = Mistrz musztry
face-hedge-witch = Wiedźma zielarka
face-town-crier = Miejski herold
face-wandering-bard = Wędrowny bard
face-pedlar = Domokrążca
face-crossroads-inn = Gospoda na rozstajach
face-old-mill = Stary młyn
face-training-yard = Plac ćwiczeń
face-moss-chapel = Omszała kaplica
face-rusty-coffer = Zardzewiały kufer
face-smugglers-cache = Skrytka przemytników
face-herb-satchel = Sakwa z ziołami
face-silver-idol = Srebrny bożek

## Kafelki 2. okresu

face-were-stag = Jeleniołak
face-drowned-knight = Rycerz topielec
face-glass-serpent = Szklany wąż
face-bone-choir = Kościany chór
face-twin-gargoyles = Bliźniacze gargulce
face-mountain-troll = Górski troll
face-beast-tracker = Tropiciel bestii
face-sword-sister = Siostra miecza
face-rune-carver = Rytownik run
face-map-maker = Kreślarz map
face-lockpick = Kasiarz
face-treasure-hunter = Poszukiwacz skarbów
face-market-square = Rynek
face-arena = Arena
face-stone-circle = Kamienny krąg
face-ferry-landing = Przystań promowa
face-dragons-tooth = Smoczy ząb
face-moon-amulet = Księżycowy amulet
face-sunken-hoard = Zatopiony skarb
face-reliquary = Relikwiarz

## Kafelki 3. okresu

face-black-hydra = Czarna hydra
face-storm-dragon = Smok burzy
face-lich-queen = Nieumarła królowa
face-ash-colossus = Kolos z popiołu
face-dream-eater = Pożeracz snów
face-grand-champion = Wielki czempion
face-archmage = Arcymag
face-chronicler = Kronikarz
face-royal-envoy = Królewski wysłannik
face-sky-castle = Zamek w chmurach
face-harbour-city = Miasto portowe
face-world-tree = Drzewo świata
face-crown-of-kings = Korona królów
face-phoenix-egg = Jajo feniksa
face-vault-of-ages = Skarbiec wieków

## Bohaterowie i wyprawy

face-paladin = Paladyn
face-shaman = Szaman
face-barbarian = Barbarzyńca
face-thief = Złodziej
face-mage = Mag

face-the-long-hunt = Długie łowy
face-the-hidden-library = Ukryta biblioteka
face-the-royal-collection = Królewska kolekcja
face-the-pilgrims-road = Droga pielgrzyma
face-master-of-keys = Władca kluczy
face-the-iron-oath = Żelazna przysięga
face-the-ninth-circle = Dziewiąty krąg
face-the-full-purse = Pełna sakiewka
face-the-great-brew = Wielki wywar
face-a-tale-well-knit = Gęsto tkana opowieść
face-let-it-lie = Niech śpi
face-the-four-crowns = Cztery korony
face-the-wyrm-below = Żmij z głębin
face-the-sealed-gate = Zapieczętowana brama
face-the-caravan = Karawana
face-the-last-feast = Ostatnia uczta

## Co jest na kafelkach: typ, koszt, łączniki, nagroda, skrzynie

ability-bog-lurker = potwór; koszt 2 punkty walki; łączniki u góry, po prawej (pół klucza), u dołu, po lewej; nagroda 3 punkty chwały i 1 moneta
ability-lantern-wisps = potwór; koszt 2 punkty magii; łączniki u góry (pół klucza), po prawej, u dołu, po lewej; nagroda 2 punkty chwały i 2 mikstury
ability-ditch-goblins = potwór; koszt 2 punkty walki; łączniki po prawej, u dołu (pół klucza), po lewej; nagroda 2 punkty chwały i 1 moneta; skrzynia 2 monety
ability-gnawing-shade = potwór; koszt 3 punkty magii; łączniki u góry, po prawej, po lewej (pół klucza); nagroda 4 punkty chwały i 1 mikstura; skrzynia 2 punkty chwały
ability-toll-ogre = potwór; koszt 3 punkty walki i 1 moneta; łączniki u góry (pół klucza), u dołu, po lewej; nagroda 5 punktów chwały i 1 mikstura; skrzynia 2 punkty chwały
ability-drill-master = postać; koszt 2 monety; łączniki u góry, po prawej, u dołu, po lewej (pół klucza); nagroda 2 punkty chwały i 1 punkt walki
ability-hedge-witch = postać; koszt 2 monety; łączniki u góry, po prawej (pół klucza), u dołu, po lewej; nagroda 1 punkt chwały i 1 punkt magii
ability-town-crier = postać; koszt 2 monety; łączniki po prawej, u dołu, po lewej (pół klucza); nagroda 3 punkty chwały, 1 mikstura i żeton pierwszego gracza; skrzynia 2 mikstury
ability-wandering-bard = postać; koszt 2 monety; łączniki u góry, po prawej (pół klucza), u dołu; na koniec gry 2 punkty chwały za każdą postać
ability-pedlar = postać; koszt 1 moneta; łączniki u góry, u dołu (pół klucza), po lewej; nagroda 2 monety za każdą postać; skrzynia 1 mikstura
ability-crossroads-inn = miejsce; koszt 1 moneta; łączniki u góry (1 mikstura), po prawej (1 moneta), u dołu (1 mikstura), po lewej (1 moneta); nagroda 2 punkty chwały
ability-old-mill = miejsce; koszt 1 moneta; łączniki u góry (2 monety za postać), po prawej (2 mikstury), u dołu (2 monety za skarb); nagroda 1 punkt chwały
ability-training-yard = miejsce; koszt 1 moneta; łączniki u góry (1 mikstura), po prawej (1 punkt walki za potwora), po lewej (1 moneta); nagroda 1 punkt chwały
ability-moss-chapel = miejsce; koszt 1 moneta; łączniki po prawej (2 monety), u dołu (1 punkt magii za skarb), po lewej (1 mikstura); nagroda 1 punkt chwały
ability-rusty-coffer = skarb; koszt 2 monety; łączniki u góry (pół klucza), po prawej (pół klucza), u dołu; nagroda 2 punkty chwały i 1 mikstura; skrzynia 3 monety; skrzynia 2 mikstury
ability-smugglers-cache = skarb; koszt 1 moneta; łączniki po prawej, u dołu (pół klucza), po lewej (pół klucza); nagroda 2 mikstury; skrzynia 3 monety
ability-herb-satchel = skarb; za darmo; łączniki u góry (pół klucza), po prawej, po lewej; nagroda 2 mikstury; skrzynia 1 moneta
ability-silver-idol = skarb; koszt 1 moneta; łączniki u góry, u dołu, po lewej (pół klucza); nagroda 4 punkty chwały; skrzynia 2 punkty chwały
ability-were-stag = potwór; koszt 4 punkty walki; łączniki u góry, po prawej (pół klucza), u dołu; nagroda 6 punktów chwały i 1 moneta
ability-drowned-knight = potwór; koszt 3 punkty walki; łączniki po prawej, u dołu, po lewej (pół klucza); nagroda 5 punktów chwały; skrzynia 2 punkty chwały
ability-glass-serpent = potwór; koszt 4 punkty magii; łączniki u góry (pół klucza), po prawej, po lewej; nagroda 6 punktów chwały
ability-bone-choir = potwór; koszt 3 punkty magii; łączniki u góry, u dołu (pół klucza), po lewej; nagroda 4 punkty chwały; skrzynia 3 punkty chwały
ability-twin-gargoyles = potwór; koszt 2 punkty walki i 2 punkty magii; łączniki u góry (pół klucza), u dołu; nagroda 6 punktów chwały; skrzynia 1 moneta
ability-mountain-troll = potwór; koszt 5 punktów walki; łączniki po prawej (pół klucza), po lewej; nagroda 7 punktów chwały; skrzynia 3 monety
ability-beast-tracker = postać; koszt 3 monety; łączniki u góry, po prawej, u dołu, po lewej; nagroda 1 moneta i 1 mikstura za każdego potwora
ability-sword-sister = postać; koszt 3 monety; łączniki po prawej, u dołu (pół klucza), po lewej; nagroda 3 punkty chwały i 1 punkt walki; skrzynia 1 punkt walki
ability-rune-carver = postać; koszt 3 monety; łączniki u góry, po prawej, po lewej (pół klucza); nagroda 3 punkty chwały i 1 punkt magii; skrzynia 1 punkt magii
ability-map-maker = postać; koszt 2 monety; łączniki u góry (pół klucza), po prawej, u dołu; nagroda 3 punkty chwały za każde miejsce
ability-lockpick = postać; koszt 2 monety; łączniki u góry, u dołu, po lewej (pół klucza); nagroda 1 punkt chwały za każdy klucz w opowieści; skrzynia 1 klucz
ability-treasure-hunter = postać; koszt 3 monety; łączniki po prawej (pół klucza), u dołu, po lewej; na koniec gry 2 punkty chwały za każdy skarb
ability-market-square = miejsce; koszt 1 moneta; łączniki u góry (2 monety), po prawej (2 monety za skarb), u dołu (1 mikstura), po lewej (1 moneta); nagroda 2 punkty chwały
ability-arena = miejsce; koszt 3 monety; łączniki u góry (3 punkty chwały za potwora), u dołu (1 punkt walki), po lewej (2 monety); nagroda 2 punkty chwały
ability-stone-circle = miejsce; koszt 2 monety; łączniki u góry (1 punkt magii), po prawej (2 mikstury), u dołu (3 punkty chwały za postać); nagroda 2 punkty chwały
ability-ferry-landing = miejsce; koszt 1 moneta; łączniki po prawej (1 klucz), po lewej (1 klucz); nagroda 3 punkty chwały
ability-dragons-tooth = skarb; koszt 2 mikstury; łączniki u góry (pół klucza), po lewej; nagroda 2 punkty chwały i 1 punkt walki; skrzynia 2 punkty chwały
ability-moon-amulet = skarb; koszt 1 mikstura; łączniki po prawej (pół klucza), u dołu; nagroda 3 punkty chwały i 1 punkt magii; skrzynia 2 punkty chwały
ability-sunken-hoard = skarb; koszt 1 mikstura; łączniki u góry, u dołu (pół klucza); nagroda 4 monety; skrzynia 3 punkty chwały
ability-reliquary = skarb; koszt 2 monety; łączniki u góry (pół klucza), po prawej, u dołu (pół klucza); nagroda 4 punkty chwały; skrzynia 3 punkty chwały; skrzynia 2 monety
ability-black-hydra = potwór; koszt 6 punktów walki; łączniki u góry (pół klucza), u dołu; nagroda 10 punktów chwały
ability-storm-dragon = potwór; koszt 4 punkty walki i 3 punkty magii; łącznik po prawej; nagroda 10 punktów chwały; skrzynia 3 monety
ability-lich-queen = potwór; koszt 6 punktów magii; łączniki po prawej, po lewej (pół klucza); nagroda 9 punktów chwały
ability-ash-colossus = potwór; koszt 5 punktów walki; łączniki u góry, po lewej; nagroda 8 punktów chwały; skrzynia 3 punkty chwały
ability-dream-eater = potwór; koszt 5 punktów magii; łączniki po prawej, u dołu (pół klucza); nagroda 7 punktów chwały; skrzynia 3 punkty chwały
ability-grand-champion = postać; koszt 1 punkt walki i 1 moneta; łączniki u dołu, po lewej; na koniec gry 2 punkty chwały za każdy punkt walki; skrzynia 1 punkt chwały
ability-archmage = postać; koszt 2 monety; łączniki u góry, po prawej; na koniec gry 2 punkty chwały za każdy punkt magii; skrzynia 1 punkt chwały
ability-chronicler = postać; koszt 4 monety; łączniki u góry, u dołu; na koniec gry 2 punkty chwały za każdego potwora
ability-royal-envoy = postać; koszt 3 monety; łączniki po prawej, po lewej; na koniec gry 4 punkty chwały za każdą przewagę
ability-sky-castle = miejsce; koszt 4 monety; łączniki u dołu (4 punkty chwały), po lewej (3 punkty chwały za potwora); nagroda 5 punktów chwały
ability-harbour-city = miejsce; koszt 3 monety; łączniki u góry (4 punkty chwały za skarb), po prawej (3 monety za skarb), po lewej (3 punkty chwały); nagroda 4 punkty chwały
ability-world-tree = miejsce; koszt 3 monety; łączniki u góry (4 mikstury), po prawej (4 punkty chwały za potwora), u dołu (1 klucz); nagroda 3 punkty chwały
ability-crown-of-kings = skarb; koszt 6 monet; łącznik po lewej; nagroda 11 punktów chwały
ability-phoenix-egg = skarb; koszt 3 mikstury; łącznik u góry (pół klucza); nagroda 9 punktów chwały; skrzynia 2 punkty chwały
ability-vault-of-ages = skarb; koszt 3 monety; łączniki po prawej (pół klucza), u dołu (pół klucza); nagroda 4 punkty chwały i 1 klucz; skrzynia 4 punkty chwały; skrzynia 3 punkty chwały
ability-paladin = bohater; łączniki u góry, po prawej (pół klucza), u dołu, po lewej (pół klucza); na początek 4 monety, 5 mikstur, 1 punkt walki i 1 punkt magii; skrzynia 2 punkty chwały i 1 moneta; skrzynia 1 moneta i 1 klucz
ability-shaman = bohater; łączniki u góry (pół klucza), po prawej, u dołu, po lewej; na początek 4 monety i 7 mikstur; skrzynia 1 punkt chwały i 1 punkt magii; skrzynia 1 moneta, 1 mikstura i 1 punkt walki
ability-barbarian = bohater; łączniki u góry, po prawej (pół klucza), u dołu (pół klucza), po lewej (pół klucza); na początek 2 monety, 3 mikstury i 2 punkty walki; skrzynia 1 punkt chwały i 1 punkt magii; skrzynia 2 mikstury
ability-thief = bohater; łączniki u góry (pół klucza), po prawej, u dołu (pół klucza), po lewej; na początek 6 monet, 3 mikstury i 1 punkt walki; skrzynia 4 monety; skrzynia 1 punkt magii
ability-mage = bohater; łączniki u góry (pół klucza), po prawej, u dołu (pół klucza), po lewej (pół klucza); na początek 4 monety, 3 mikstury i 2 punkty magii; skrzynia 1 punkt walki; skrzynia 2 monety
ability-the-long-hunt = wyprawa; koszt 3 punkty walki; łączniki u góry, po prawej; nagroda 2 punkty chwały za każdego potwora
ability-the-hidden-library = wyprawa; koszt 3 punkty magii; łączniki u dołu, po lewej; nagroda 2 punkty chwały za każdą postać
ability-the-royal-collection = wyprawa; koszt 4 monety; łączniki u góry, po lewej; nagroda 2 punkty chwały za każdy skarb
ability-the-pilgrims-road = wyprawa; koszt 3 monety; łączniki po prawej, u dołu; nagroda 2 punkty chwały za każde miejsce
ability-master-of-keys = wyprawa; koszt 2 monety i 3 mikstury; łączniki u góry, u dołu; nagroda 2 punkty chwały za każdy klucz w opowieści
ability-the-iron-oath = wyprawa; koszt 2 monety; łączniki po prawej, po lewej; nagroda 2 punkty chwały za każdy punkt walki
ability-the-ninth-circle = wyprawa; koszt 2 monety; łączniki u góry, po prawej; nagroda 2 punkty chwały za każdy punkt magii
ability-the-full-purse = wyprawa; koszt 3 punkty walki; łączniki u dołu, po lewej; nagroda 3 punkty chwały za każde 3 monety
ability-the-great-brew = wyprawa; koszt 3 punkty magii; łączniki u góry, po lewej; nagroda 3 punkty chwały za każde 3 mikstury
ability-a-tale-well-knit = wyprawa; koszt 2 monety i 2 mikstury; łączniki u góry, po prawej, u dołu, po lewej; nagroda 4 punkty chwały za każdy kafelek otoczony ze wszystkich czterech stron
ability-let-it-lie = wyprawa; koszt 2 monety i 1 mikstura; łączniki u góry, u dołu; nagroda 2 punkty chwały za każdą zamkniętą skrzynię
ability-the-four-crowns = wyprawa; koszt 2 monety; łączniki po prawej, u dołu; na koniec gry 4 punkty chwały za każdą przewagę
ability-the-wyrm-below = wyprawa; koszt 4 punkty walki i 2 monety; łączniki u góry, po lewej; nagroda 10 punktów chwały; skrzynia 3 punkty chwały
ability-the-sealed-gate = wyprawa; koszt 4 punkty magii i 2 mikstury; łączniki po prawej, u dołu; nagroda 10 punktów chwały; skrzynia 3 punkty chwały
ability-the-caravan = wyprawa; koszt 5 monet; łączniki u góry, po prawej (pół klucza); nagroda 6 punktów chwały i 1 klucz; skrzynia 3 monety
ability-the-last-feast = wyprawa; koszt 3 monety i 3 mikstury; łączniki u dołu (pół klucza), po lewej; nagroda 1 punkt chwały i 1 moneta za każdą postać; skrzynia 3 punkty chwały

## Rewersy kafelków

back-period-1 = kafelek 1. okresu
back-period-2 = kafelek 2. okresu
back-period-3 = kafelek 3. okresu
back-quest = wyprawa
back-hero = bohater

## Arkusz punktacji

row-monsters = Potwory
row-characters = Postacie
row-places = Miejsca
row-treasures = Skarby
row-chests = Skrzynie
row-quests = Wyprawy
row-majorities = Przewagi
row-character-endings = Postacie na koniec gry
row-quest-endings = Wyprawy na koniec gry

why-monsters = nagrody za potwory
why-characters = nagrody za postacie
why-places = nagrody za miejsca i ich łączniki
why-treasures = nagrody za skarby
why-chests = zawartość otwartych skrzyń
why-quests = nagrody za wyprawy
why-majority-combat = najwięcej punktów walki: { $number }
why-majority-magic = najwięcej punktów magii: { $number }
why-majority-potions = najwięcej mikstur: { $number }
why-majority-coins = najwięcej monet: { $number }
why-ending-once = bez warunku: { $count } × { $each }
why-ending-monster = potwory: { $count } × { $each }
why-ending-character = postacie: { $count } × { $each }
why-ending-place = miejsca: { $count } × { $each }
why-ending-treasure = skarby: { $count } × { $each }
why-ending-key = klucze w opowieści: { $count } × { $each }
why-ending-combat = punkty walki: { $count } × { $each }
why-ending-magic = punkty magii: { $count } × { $each }
why-ending-majority = przewagi: { $count } × { $each }
why-ending-3coin = trójki monet: { $count } × { $each }
why-ending-3potion = trójki mikstur: { $count } × { $each }
why-ending-surrounded = otoczone kafelki: { $count } × { $each }
why-ending-closed = zamknięte skrzynie: { $count } × { $each }

## Co rozróżnia statystyka

trait-hero = bohater
trait-start-place = kolejność w pierwszej rundzie

## Części pozycji

zone-periods = stosy okresów
zone-aside = kafelki usunięte na początku
zone-board = plansza przygód
zone-drafted = zdobyty kafelek
zone-added = opowieść
zone-discarded = odrzucone kafelki
zone-swept = kafelki, które zeszły z planszy
zone-hero-deck = nieużyci bohaterowie
zone-quest-deck = nierozdane wyprawy
zone-quests = wyprawy
zone-returned = odłożona wyprawa
field-with-quests = gra z wyprawami
field-in-turn = dokładanie po kolei
field-round = runda
field-places = kafelki według miejsc planszy
field-taken-from = skąd jest zdobyty kafelek
field-first = żeton pierwszego gracza
field-order = kolejność dokładania
field-stories = kafelki według pól opowieści
field-closed = zamknięte skrzynie
field-keys = klucze w opowieści
field-coins = monety
field-potions = mikstury
field-combat = walka
field-magic = magia
field-glory = chwała według źródeł
field-majorities = przewagi

## Stół

# Dokładnie trzy litery, wszystkie sześć różne.
mark-monster = pot
mark-character = pos
mark-place = mie
mark-treasure = ska
mark-hero = boh
mark-quest = wyp
# Najwyżej osiem znaków.
mark-no-cell = brak pól

type-monster = potwór
type-character = postać
type-place = miejsce
type-treasure = skarb
type-hero = bohater
type-quest = wyprawa
side-top = u góry
side-right = po prawej
side-bottom = u dołu
side-left = po lewej

gain-glory = { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
    [many] { $count } punktów chwały
   *[other] { $count } punktu chwały
}
gain-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
gain-potions = { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
    [many] { $count } mikstur
   *[other] { $count } mikstury
}
gain-combat = { $count ->
    [one] { $count } punkt walki
    [few] { $count } punkty walki
    [many] { $count } punktów walki
   *[other] { $count } punktu walki
}
gain-magic = { $count ->
    [one] { $count } punkt magii
    [few] { $count } punkty magii
    [many] { $count } punktów magii
   *[other] { $count } punktu magii
}
gain-keys = { $count ->
    [one] { $count } klucz
    [few] { $count } klucze
    [many] { $count } kluczy
   *[other] { $count } klucza
}
gain-token = żeton pierwszego gracza
times-monster = za każdego potwora
times-character = za każdą postać
times-place = za każde miejsce
times-treasure = za każdy skarb
times-key = za każdy klucz w opowieści
times-combat = za każdy punkt walki
times-magic = za każdy punkt magii
times-majority = za każdą przewagę
times-3-coins = za każde 3 monety
times-3-potions = za każde 3 mikstury
times-surrounded = za każdy kafelek otoczony ze wszystkich czterech stron
times-closed = za każdą zamkniętą skrzynię
board-times-now = teraz { $count }
board-reward-at-end = na koniec gry { $reward }
board-wanted = { $reward }, jeśli dołączy { $type }

board-glory = chwała
board-coins = monety
board-potions = mikstury
board-combat = walka
board-magic = magia
board-keys = klucze
board-half-key = pół klucza
board-closed = zamknięta skrzynia
board-opened = otwarta skrzynia
board-chests-closed = zamknięte skrzynie
board-majority = przewaga w tej chwili
board-at-end = dopiero na koniec gry
board-in-all = chwała, gdyby gra skończyła się teraz
board-surrounded = kafelek otoczony z czterech stron
board-free = za darmo
board-cost = koszt
board-reward = nagroda
board-start = na początek
board-chests = skrzynie
board-connectors = łączniki

board-over = koniec gry
board-set-up = przygotowanie gry
board-round = runda { $round } z { $rounds }
board-phase-choosing = zdobywanie kafelków
board-phase-adding = dokładanie kafelków
board-first = zaczyna: { $seat }
board-awaited = czekamy na: { $seats }

board-wilderness-row = Dzicz: + { $fee }
board-place = miejsce { $place }
board-place-wild = miejsce { $place } (dzicz)
board-decks = Kafelki w stosach okresów
board-sweep = po tej rundzie z planszy { $count ->
    [0] nic nie schodzi
    [one] schodzi { $count } kafelek z najniższego numeru
    [few] schodzą { $count } kafelki z najniższych numerów
    [many] schodzi { $count } kafelków z najniższych numerów
   *[other] schodzi { $count } kafelka z najniższego numeru
}, a { $refill ->
    [one] przybywa { $refill } nowy
    [few] przybywają { $refill } nowe
    [many] przybywa { $refill } nowych
   *[other] przybywa { $refill } nowego
}
board-discarded = odrzucone: { $count }
board-left = Na planszy zostały

board-you-pay = płacisz: { $what }
board-you-pay-nothing = nic nie płacisz
board-instead = { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
    [many] { $count } mikstur
   *[other] { $count } mikstury
} zamiast brakującej walki lub magii
board-fee-either = za dzicz dodatkowo 1 moneta lub 1 mikstura
board-fee-coin = za dzicz dodatkowo 1 moneta
board-fee-potion = za dzicz dodatkowo 1 mikstura
board-you-lack = brakuje ci: { $what }
board-fee-lacks = na dopłatę za dzicz nic nie zostaje
board-cells = w twojej opowieści { $count ->
    [one] { $count } możliwe pole
    [few] { $count } możliwe pola
    [many] { $count } możliwych pól
   *[other] { $count } możliwego pola
}
board-no-cell = w twojej opowieści nie ma gdzie

board-quests-short = wyprawy
board-tile = kafelek
board-confirmed = gotowe
board-has-chosen = wybrano
board-glory-now = { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
    [many] { $count } punktów chwały
   *[other] { $count } punktu chwały
} ({ $total }, gdyby gra skończyła się teraz)
board-keys-laid = { $count ->
    [one] { $count } klucz
    [few] { $count } klucze
    [many] { $count } kluczy
   *[other] { $count } klucza
} w opowieści
board-closed-chests = { $count ->
    [one] { $count } zamknięta skrzynia
    [few] { $count } zamknięte skrzynie
    [many] { $count } zamkniętych skrzyń
   *[other] { $count } zamkniętej skrzyni
}
board-quests-left = { $count ->
    [one] { $count } zakryta wyprawa
    [few] { $count } zakryte wyprawy
    [many] { $count } zakrytych wypraw
   *[other] { $count } zakrytej wyprawy
}
board-majorities = Przewagi teraz

board-quests = Twoje wyprawy
board-quests-of = Wyprawy ({ $seat }): { $tiles }
board-tile-in-hand = Twój kafelek
board-reserve = Twoje zasoby
board-paid = opłacone
board-reminder = Dzicz kosztuje o 1 monetę lub 1 miksturę więcej; 1 mikstura zastępuje 1 brakujący punkt walki lub magii; odrzucony kafelek przynosi 1 monetę, 1 miksturę i 1 klucz.

board-story-of = Opowieść ({ $seat })
board-joined = połączone: { $tiles }
board-open-sides = wolne łączniki: { $sides }
board-chest-closed = zamknięta skrzynia ({ $what })
board-chest-open = otwarta skrzynia ({ $what })

board-you-gain = zyskujesz: { $what }
board-left-over = potem masz: { $what }
board-joins = połączy się: { $tiles }
board-key-opens = klucz do jednej ze skrzyń: { $chests }
board-key-lost = klucz, dla którego nie ma skrzyni
board-connector-pays = łącznik „{ $tile }”: { $what }
board-waits = czeka na koniec gry, na razie { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
    [many] { $count } punktów chwały
   *[other] { $count } punktu chwały
}
board-reward-now = nagroda { $what }

board-laid-out = Nowe na planszy: { $tiles }
board-slid = Na niższe miejsca przesunęły się: { $tiles }
board-swept = Z planszy zeszły: { $tiles }
board-shown = Odkryte karty wyboru: { $cards }
board-dealt = { $seat }: rozdano – { $tiles }
