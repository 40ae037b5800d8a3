# Stonespine Architects po polsku. Nazewnictwo według polskiego wydania; zdania są nasze. Z wydania pochodzą też nazwy
# komnat 1, 8, 10, 13, 16, 17, 22, 46, 53, 75, 78, 86, 87, 90, 91 i 99, wyzwania 1 i celu 3; najpewniej także komnat 44,
# 66, 69, 71, 83, 92 i 97. Pozostałe nazwy są nasze, podobnie jak słowo „runa”: wydanie mówi o symbolu Jaela. Wiersze
# o komnatach, projektach, kartach rynku i kartach Jaela mówią to samo co tabele talii: pilnuje tego test.

game-title = Architekci Stonespine
game-about = Cztery lata, szesnaście komnat: dobieraj karty, buduj podziemia i wyposażaj je na rynku w potwory i pułapki; w pojedynkę gra się przeciwko Jaelowi.

## Pytania i zasady, które za nimi stoją

question-rank = Trwa losowanie miejsc na torze priorytetu.
question-oust-jael = Jedna podstawowa karta Jaela odchodzi z gry.
question-goal = Trwa losowanie celu.
question-challenge = Trwa odkrywanie wyzwania.
question-market-card = Trwa odkrywanie karty rynku.
question-token = Trwa losowanie żetonu na rynek.
question-blueprint = Trwa rozdawanie projektu.
question-chamber = Trwa rozdawanie komnaty.
question-jael = Trwa odkrywanie karty Jaela na ten rok.
question-place = Wybierz z ręki komnatę, którą umieścisz w podziemiach.
question-column = Wybierz kolumnę dla tej komnaty.
question-discard = Wybierz komnatę, którą odrzucisz.
question-keep = Wybierz komnatę, którą zachowasz na następną turę.
question-visit-market = Kup zestaw żetonów albo spasuj.
question-embed = Wybierz komnatę dla kupionego żetonu.
question-tunnel = Wybierz krawędź dla tajnego przejścia.
question-take-challenge = Wybierz wyzwanie.

rule-rank = O kolejności na początku decyduje los; im dalej w lewo na torze priorytetu, tym lepiej. Na pierwszym miejscu zaczyna się bez złota, na drugim i trzecim z 1 sztuką złota, na czwartym i piątym z 2 sztukami.
rule-oust-jael = Trzy z sześciu podstawowych kart ustępują miejsca trzem legendarnym. Nikt nie widzi, które to są.
rule-goal = Jeden cel obowiązuje wszystkich i porównuje się go na końcu: 15 punktów za pierwsze miejsce, 9 za drugie, 5 za trzecie. W grze dwuosobowej trzeciego miejsca nie ma. Przy remisie decyduje lepszy priorytet, a w grze solo wygrywa Jael; żeby mieć czegoś najwięcej, trzeba mieć choć jedną sztukę.
rule-challenge = W latach 1–3 odkrytych jest o jedno wyzwanie więcej niż graczy, a w grze solo trzy. Każdy, kto pasuje, bierze jedno, więc na końcu ma ich trzy.
rule-market-card = Karta rynku oferuje dwa zestawy żetonów, górny i dolny, każdy za własną cenę. Przy jednym, dwóch lub trzech graczach na rynku są dwie karty, przy czterech trzy, a przy pięciu cztery.
rule-token = Na każde pole karty rynku trafia odkryty żeton tego samego kształtu. Okrąg to śluz, szlam, gwiazdka +1 lub skrzynia, owal to gnoll, goblin, kobold lub tajne przejście, kwadrat to pułapka.
rule-blueprint = Projekt wyznacza wejście i wyjście i stawia osiem wymagań: w każdym z ośmiu miejsc chce typu komnaty albo elementu. Cztery spełnione dają 5 punktów, pięć 7, sześć 10, siedem 14, wszystkie osiem 20. Każda komnata połączona z wejściem daje 1 punkt i każda połączona z wyjściem także.
rule-chamber = Na początku roku każdy dostaje na rękę pięć komnat. Widzi je tylko ten, kto je trzyma, a potem ten, komu zostaną przekazane. W grze dwuosobowej każdy po przekazaniu dobiera jeszcze jedną.
rule-jael = Karta na cały rok określa, którą runę Jael zbiera, ile ma złota i które zestawy zabiera z rynku. Na końcu daje mu punkty podstawowe, a do tego punkty za to, co zebrał.
rule-place = Każdego roku cztery komnaty wypełniają jeden rząd podziemi, od góry do dołu. Drzwi nie muszą do siebie pasować, a umieszczonej komnaty już się nie przesuwa. W grze wieloosobowej wszyscy umieszczają komnaty jednocześnie, a potem przekazują pozostałe karty z ręki dalej: w latach 1 i 3 w lewo, w latach 2 i 4 w prawo.
rule-column = Cztery miejsca w rzędzie można wypełniać w dowolnej kolejności. W czwartej turze zostaje tylko jedno, więc nie ma czego wybierać.
rule-discard = W grze dwuosobowej w każdej turze odrzuca się z ręki jeszcze jedną komnatę. Leży zakryta i nie wraca do gry; po przekazaniu kart każdy dobiera nową.
rule-keep = W grze solo pozostałe karty z ręki rozdziela się: te z runą z karty Jaela trafiają do niego, resztę się odrzuca. Potem dobierasz jedną komnatę za każde wolne miejsce w rzędzie.
rule-visit-market = Turę wykonuje ten, kto ma najwięcej złota; przy remisie decyduje lepszy priorytet. Wszystkie żetony z kupionego zestawu od razu trafiają do podziemi. Kto pasuje, traci resztę złota, w latach 1–3 bierze wyzwanie i zajmuje następne miejsce na torze priorytetu. W grze solo Jael zabiera swoje zestawy, gdy tylko nie masz więcej złota niż on, a wyzwanie o najniższym numerze zostaje odrzucone; po twoim pasie zabiera też wszystkie pozostałe żetony, za to w roku 4 zachowujesz złoto i porównuje się je z jego złotem.
rule-embed = Komnata mieści najwyżej cztery elementy, nadrukowane i żetony razem. Jednakowe elementy mogą być w jednej komnacie, a umieszczonego żetonu już się nie przesuwa.
rule-tunnel = Tajne przejście otwiera swoją krawędź, czy są tam drzwi, czy nie, i łączy komnaty po obu jej stronach. Może leżeć także na krawędzi zewnętrznej albo pod najnowszym rzędem; na jednej krawędzi mieści się tylko jedno.
rule-take-challenge = Wyzwanie leży odkryte obok twoich podziemi i punktuje na końcu gry. W roku 4 już się żadnego nie bierze.

## Odpowiedzi

action-rank = następne miejsce na torze priorytetu: { $seat }
action-deal = rozdać: „{ $card }”
action-place = umieścić komnatę „{ $card }”
action-column = w kolumnie { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}
action-discard = odrzucić komnatę „{ $card }”
action-keep = zachować komnatę „{ $card }”
action-buy = kupić { $half ->
    [top] górny
   *[bottom] dolny
} zestaw ({ $card })
action-pass = spasować
action-embed = do komnaty { $place }
action-tunnel = na krawędzi { $edge }
action-take = wziąć wyzwanie „{ $card }”

did-rank = { $other }: następne miejsce na torze priorytetu
did-deal = { $known ->
    [yes] { $seat }: „{ $card }”
   *[no] { $seat }: karta zakryta
}
did-place = { $known ->
    [yes] { $seat }: komnata „{ $card }”
   *[no] { $seat }: jedna komnata
}
did-column = { $seat }: kolumna { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}
did-discard = { $known ->
    [yes] { $seat }: odrzucona komnata „{ $card }”
   *[no] { $seat }: jedna odrzucona komnata
}
did-keep = { $known ->
    [yes] { $seat }: na następną turę zostaje komnata „{ $card }”
   *[no] { $seat }: na następną turę zostaje jedna komnata
}
did-buy = { $seat }: { $half ->
    [top] górny
   *[bottom] dolny
} zestaw ({ $card })
did-pass = { $seat }: pas
did-embed = { $seat }: żeton do komnaty { $place }
did-tunnel = { $seat }: tajne przejście na krawędzi { $edge }
did-take = { $seat }: wyzwanie „{ $card }”

reason-not-in-hand = Tej komnaty nie masz na ręce.
reason-column-is-full = W tej kolumnie rzędu jest już komnata.
reason-is-being-placed = Tę komnatę właśnie umieszczasz; odrzucić musisz inną.
reason-too-expensive = Masz za mało złota na ten zestaw.
reason-set-is-empty = W tym zestawie nie ma już żadnego żetonu.
reason-no-room-for-set = Wszystkie żetony z tego zestawu nie zmieszczą się w twoich podziemiach.
reason-chamber-is-full = W tej komnacie są już cztery elementy.
reason-no-chamber-there = W tym miejscu nie ma jeszcze komnaty.
reason-edge-is-taken = Na tej krawędzi jest już tajne przejście.
reason-edge-not-there = Przy tej krawędzi nie ma jeszcze komnaty.
reason-not-shown = Tej karty nie ma w ofercie.

## Co się stało

event-ranked = { $seat }: miejsce { $place } na torze priorytetu, na początek { $gold ->
    [one] { $gold } sztuka złota
    [few] { $gold } sztuki złota
    [many] { $gold } sztuk złota
   *[other] { $gold } sztuki złota
}
event-goal-shown = Cel tej partii: „{ $card }”
event-challenge-shown = Nowe wyzwanie: „{ $card }”
event-market-card-shown = Nowość w ofercie: { $card }
event-token-shown = { $half ->
    [top] Górny
   *[bottom] Dolny
} zestaw ({ $market_card }): { $card }
event-tokens-returned = Na stos { $count ->
    [one] wrócił { $count } odrzucony żeton
    [few] wróciły { $count } odrzucone żetony
    [many] wróciło { $count } odrzuconych żetonów
   *[other] wróciło { $count } odrzuconego żetonu
}.
event-blueprint-dealt = { $seat }: { $card }
event-chamber-dealt = { $known ->
    [yes] { $seat }: nowa komnata na ręce „{ $card }”
   *[no] { $seat }: nowa komnata na ręce
}
event-year-began = Rozpoczął się rok { $year }.
event-chamber-placed = { $seat }: komnata „{ $card }” na { $place }
event-chamber-discarded = { $known ->
    [yes] { $seat }: odrzucona komnata „{ $card }”
   *[no] { $seat }: jedna odrzucona komnata
}
event-hands-passed = Karty przekazano { $way ->
    [left] w lewo
   *[right] w prawo
}, każdemu { $cards_each ->
    [one] została { $cards_each } karta
    [few] zostały { $cards_each } karty
    [many] zostało { $cards_each } kart
   *[other] zostało { $cards_each } karty
}.
event-gold-counted = { $seat }: { $chambers } za rząd, { $chests } za skrzynie{ $start ->
    [0] { "" }
   *[some] , { $start } na początek
}{ $lost ->
    [0] { "" }
   *[some] , ponad 30 przepada { $lost }
}, do wydania { $gold ->
    [one] { $gold } sztuka złota
    [few] { $gold } sztuki złota
    [many] { $gold } sztuk złota
   *[other] { $gold } sztuki złota
}
event-set-bought = { $seat }: { $half ->
    [top] górny
   *[bottom] dolny
} zestaw ({ $market_card }) za { $price ->
    [one] { $price } sztukę złota
    [few] { $price } sztuki złota
    [many] { $price } sztuk złota
   *[other] { $price } sztuki złota
}, { $gold ->
    [one] zostaje { $gold }
    [few] zostają { $gold }
    [many] zostaje { $gold }
   *[other] zostaje { $gold }
}
event-token-embedded = { $seat }: { $card } do komnaty { $place }
event-passage-laid = { $seat }: tajne przejście na krawędzi { $edge }
event-seat-passed = { $seat }: pas przy { $gold ->
    [one] { $gold } sztuce złota
    [few] { $gold } sztukach złota
    [many] { $gold } sztukach złota
   *[other] { $gold } sztuki złota
}
event-challenge-taken = { $seat }: wyzwanie „{ $card }”
event-place-taken = { $seat }: miejsce { $place } na torze priorytetu
event-market-cleared = Rynek uprzątnięto, { $tokens ->
    [0] nie został żaden żeton
    [one] odrzucono { $tokens } żeton
    [few] odrzucono { $tokens } żetony
    [many] odrzucono { $tokens } żetonów
   *[other] odrzucono { $tokens } żetonu
}.
event-jael-turned = Karta Jaela na ten rok: { $card }
event-jael-gained = Komnata „{ $card }” trafiła do Jaela.
event-jael-took = Jael zabrał z rynku { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}: { $cards }.
event-jael-struck = Jael odrzucił wyzwanie „{ $card }”.
event-seat-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
event-jael-scored = Jael: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

ending-four-years = Minęły cztery lata, podziemia są gotowe.
ending-jael-beaten = Jael został pokonany.
ending-jael-won = Jael pozostał niepokonany.

tie-priority = Rozstrzyga lepsze miejsce na torze priorytetu.
tie-jael = W grze solo tyle samo punktów nie wystarcza: przy remisie wygrywa Jael.

## Opcje stołu

option-placement = jak umieszcza się komnaty
option-placement-face-down = zakryte, odkrywane razem
option-placement-face-up = od razu odkryte
option-jael = Jael
option-jael-basic = podstawowy
option-jael-legendary = legendarny

## Komnaty

face-1 = Wędzarnia
face-2 = Sala ćwiczeń
face-3 = Tajna ścieżka
face-4 = Bruzda
face-5 = Kryjówka gnolli
face-6 = Pieczara
face-7 = Skład pułapek
face-8 = Sala narożna
face-9 = Opuszczona kopalnia
face-10 = Zaułek ognia
face-11 = Sala tortur
face-12 = Krzywa ścieżka
face-13 = Ślad szlamu
face-14 = Piwnica
face-15 = Zapomniana budowa
face-16 = Miejsce zasadzki
face-17 = Tunel
face-18 = Skład zapasów
face-19 = Zbrojownia
face-20 = Miejsce pochówku
face-21 = Kwatery koboldów
face-22 = Chodnik
face-23 = Plac musztry
face-24 = Archiwum
face-25 = Grobowiec
face-26 = Leże
face-27 = Wodopój
face-28 = Przejście
face-29 = Wielki piec
face-30 = Palenisko
face-31 = Sanktuarium
face-32 = Katakumby
face-33 = Wnęka
face-34 = Skarbiec
face-35 = Ruiny
face-36 = Nora
face-37 = Obozowisko
face-38 = Ossuarium
face-39 = Okute kufry
face-40 = Wielka hala
face-41 = Arena
face-42 = Zapadlisko
face-43 = Miejsce spotkań
face-44 = Cmentarzysko
face-45 = Mulista sala
face-46 = Rozgałęzienie
face-47 = Schowek
face-48 = Rozstaje
face-49 = Przecięcie szlaków
face-50 = Trakt
face-51 = Zagroda
face-52 = Zabłocony przedsionek
face-53 = Sala zgromadzeń
face-54 = Westybul
face-55 = Wartownia
face-56 = Skarbczyk
face-57 = Sala trofeów
face-58 = Wyciek śluzu
face-59 = Mauzoleum
face-60 = Oranżeria
face-61 = Garnizon
face-62 = Donżon
face-63 = Wylęgarnia szlamu
face-64 = Sypialnia
face-65 = Cela
face-66 = Zakon
face-67 = Uliczka
face-68 = Salonik
face-69 = Komora nawiewu
face-70 = Maszynownia
face-71 = Kamienna sala
face-72 = Stawidło
face-73 = Krypta
face-74 = Atrium
face-75 = Sala obrad
face-76 = Czeluść
face-77 = Kręta komnata
face-78 = Brama
face-79 = Oratorium
face-80 = Zmurszała sala
face-81 = Korytarz
face-82 = Domostwo
face-83 = Spiżarnia
face-84 = Składzik
face-85 = Kuchnia
face-86 = Kanały
face-87 = Odlewnia
face-88 = Legowisko goblinów
face-89 = Magazyn
face-90 = Komora przednia
face-91 = Koszary
face-92 = Oczyszczalnia
face-93 = Komórka
face-94 = Spichlerz
face-95 = Węzeł
face-96 = Kuźnia
face-97 = Skrzyżowanie
face-98 = Sień
face-99 = Szambo
face-100 = Zaginiona komnata

ability-1 = jaskinia; drzwi u dołu, po lewej, po prawej; gwiazdka −1, ostrza, szlam; 3 sztuki złota, niebieska runa
ability-2 = jaskinia; drzwi u dołu, po lewej, po prawej; wnyki, kolce; 2 sztuki złota, niebieska runa
ability-3 = jaskinia; drzwi u góry, u dołu, po lewej; dół; 3 sztuki złota, niebieska runa
ability-4 = jaskinia; drzwi u góry, u dołu, po lewej; kobold, gwiazdka +1; 2 sztuki złota, zielona runa
ability-5 = jaskinia; drzwi u góry, u dołu, po lewej; dwa gnolle; 2 sztuki złota, zielona runa
ability-6 = jaskinia; drzwi u góry, u dołu, po lewej; gnoll, kobold; 1 sztuka złota, zielona runa
ability-7 = jaskinia; drzwi u dołu, po lewej; ostrza, wnyki, kolce; 0 sztuk złota, niebieska runa
ability-8 = jaskinia; drzwi u dołu, po lewej; ostrza, gwiazdka +1, szlam; 3 sztuki złota, czerwona runa
ability-9 = jaskinia; drzwi u dołu, po lewej; śluz, gwiazdka −1, szlam; 5 sztuk złota, czerwona runa
ability-10 = jaskinia; drzwi u dołu, po prawej; skrzynia, ogień; 1 sztuka złota, czerwona runa
ability-11 = jaskinia; drzwi u dołu, po prawej; kobold, kolce, gwiazdka −1; 5 sztuk złota, zielona runa
ability-12 = jaskinia; drzwi u dołu, po prawej; gwiazdka +1, szlam; 3 sztuki złota, zielona runa
ability-13 = jaskinia; drzwi u dołu, po prawej; dwa szlamy; 3 sztuki złota, czerwona runa
ability-14 = jaskinia; drzwi po lewej, po prawej; gwiazdka −1, dwa śluzy, szlam; 4 sztuki złota, czerwona runa
ability-15 = jaskinia; drzwi po lewej, po prawej; goblin, gnoll; 3 sztuki złota, zielona runa
ability-16 = jaskinia; drzwi po lewej, po prawej; goblin; 3 sztuki złota, niebieska runa
ability-17 = jaskinia; drzwi po lewej, po prawej; dwa gobliny; 2 sztuki złota, niebieska runa
ability-18 = jaskinia; drzwi po lewej, po prawej; skrzynia, śluz, dół; 2 sztuki złota, czerwona runa
ability-19 = jaskinia; drzwi u góry, u dołu, po prawej; wnyki, gnoll, kolce; 1 sztuka złota, niebieska runa
ability-20 = jaskinia; drzwi u góry, u dołu, po prawej; szlam, śluz; 3 sztuki złota, czerwona runa
ability-21 = jaskinia; drzwi u góry, po lewej, po prawej; dwa koboldy; 2 sztuki złota, zielona runa
ability-22 = jaskinia; drzwi u góry, u dołu, po prawej; śluz, gwiazdka +1; 3 sztuki złota, zielona runa
ability-23 = jaskinia; drzwi u góry, u dołu, po prawej; dwa koboldy; 2 sztuki złota, czerwona runa
ability-24 = jaskinia; drzwi u dołu, po lewej, po prawej; skrzynia; 1 sztuka złota, czerwona runa
ability-25 = jaskinia; drzwi u dołu, po lewej, po prawej; dwie skrzynie; 0 sztuk złota, czerwona runa
ability-26 = jaskinia; drzwi u góry, u dołu; śluz, szlam; 4 sztuki złota, czerwona runa
ability-27 = jaskinia; drzwi u góry, u dołu; gnoll, goblin; 3 sztuki złota, niebieska runa
ability-28 = jaskinia; drzwi u góry, u dołu; dwa gnolle; 3 sztuki złota, niebieska runa
ability-29 = jaskinia; drzwi u góry, u dołu; gwiazdka +1, ogień; 3 sztuki złota, zielona runa
ability-30 = jaskinia; drzwi z każdej strony; śluz, ogień, skrzynia; 0 sztuk złota, czerwona runa
ability-31 = jaskinia; drzwi u góry; dwie gwiazdki +1, skrzynia; 0 sztuk złota, zielona runa
ability-32 = jaskinia; drzwi u góry; dół, szlam, śluz; 5 sztuk złota, niebieska runa
ability-33 = jaskinia; drzwi u góry; kobold; 5 sztuk złota, niebieska runa
ability-34 = jaskinia; drzwi u góry; trzy skrzynie; 0 sztuk złota, czerwona runa
ability-35 = jaskinia; drzwi u góry; trzy gwiazdki +1; 1 sztuka złota, zielona runa
ability-36 = jaskinia; drzwi u góry, po lewej; gwiazdka +1, wnyki; 0 sztuk złota, czerwona runa
ability-37 = jaskinia; drzwi u góry, po lewej; dwa gnolle; 3 sztuki złota, zielona runa
ability-38 = jaskinia; drzwi u góry, po lewej; śluz; 5 sztuk złota, czerwona runa
ability-39 = jaskinia; drzwi u góry, po lewej; skrzynia, szlam; 1 sztuka złota, czerwona runa
ability-40 = jaskinia; drzwi u góry, po prawej; śluz, dół; 3 sztuki złota, niebieska runa
ability-41 = jaskinia; drzwi u góry, po prawej; goblin, gwiazdka +3; 0 sztuk złota, niebieska runa
ability-42 = jaskinia; drzwi u góry, po prawej; gnoll, kolce; 3 sztuki złota, zielona runa
ability-43 = jaskinia; drzwi u góry, po lewej, po prawej; gnoll, goblin; 2 sztuki złota, zielona runa
ability-44 = jaskinia; drzwi u góry, po lewej, po prawej; dwa szlamy; 3 sztuki złota, czerwona runa
ability-45 = jaskinia; drzwi u góry, po lewej, po prawej; dwa śluzy; 2 sztuki złota, czerwona runa
ability-46 = jaskinia; drzwi u góry, po lewej, po prawej; ogień, gnoll; 2 sztuki złota, niebieska runa
ability-47 = jaskinia; drzwi z każdej strony; skrzynia, gwiazdka +1; 0 sztuk złota, czerwona runa
ability-48 = jaskinia; drzwi z każdej strony; szlam, gwiazdka −3; 8 sztuk złota, niebieska runa
ability-49 = jaskinia; drzwi z każdej strony; gnoll; 3 sztuki złota, niebieska runa
ability-50 = jaskinia; drzwi z każdej strony; szlam, gwiazdka +1; 2 sztuki złota, zielona runa
ability-51 = loch; drzwi u góry, u dołu, po lewej; goblin, ostrza; 2 sztuki złota, niebieska runa
ability-52 = loch; drzwi u góry, u dołu, po lewej; dwa śluzy, dwa szlamy; 2 sztuki złota, czerwona runa
ability-53 = loch; drzwi u góry, u dołu, po lewej; goblin, gnoll; 2 sztuki złota, niebieska runa
ability-54 = loch; drzwi u góry, u dołu, po lewej; gnoll, śluz; 2 sztuki złota, zielona runa
ability-55 = loch; drzwi u dołu, po lewej; kobold, gwiazdka +3; 0 sztuk złota, zielona runa
ability-56 = loch; drzwi u dołu, po lewej; goblin, skrzynia; 1 sztuka złota, niebieska runa
ability-57 = loch; drzwi u dołu, po lewej; śluz, gnoll; 3 sztuki złota, zielona runa
ability-58 = loch; drzwi u dołu, po lewej; dwa śluzy; 3 sztuki złota, czerwona runa
ability-59 = loch; drzwi po lewej, po prawej; dwa śluzy; 3 sztuki złota, czerwona runa
ability-60 = loch; drzwi u dołu, po prawej; kobold, skrzynia; 1 sztuka złota, zielona runa
ability-61 = loch; drzwi u góry, po prawej; kolce, goblin; 3 sztuki złota, niebieska runa
ability-62 = loch; drzwi u góry, po prawej; skrzynia, gwiazdka +1; 2 sztuki złota, czerwona runa
ability-63 = loch; drzwi u góry, po prawej; dwa szlamy; 4 sztuki złota, czerwona runa
ability-64 = loch; drzwi u góry, u dołu, po prawej; gnoll, kobold; 2 sztuki złota, zielona runa
ability-65 = loch; drzwi u góry, u dołu, po prawej; wnyki, gwiazdka −2; 7 sztuk złota, niebieska runa
ability-66 = loch; drzwi u góry, u dołu, po prawej; śluz, kobold; 3 sztuki złota, zielona runa
ability-67 = loch; drzwi u góry, u dołu, po prawej; gnoll, śluz; 3 sztuki złota, zielona runa
ability-68 = loch; drzwi u góry, u dołu, po prawej; szlam, goblin; 2 sztuki złota, niebieska runa
ability-69 = loch; drzwi u góry, u dołu; skrzynia, ogień; 1 sztuka złota, niebieska runa
ability-70 = loch; drzwi u góry, u dołu; wnyki, ostrza; 1 sztuka złota, niebieska runa
ability-71 = loch; drzwi u góry, u dołu; szlam, gnoll; 3 sztuki złota, zielona runa
ability-72 = loch; drzwi u dołu, po lewej; szlam, śluz; 4 sztuki złota, czerwona runa
ability-73 = loch; drzwi u góry, u dołu; szlam, śluz; 3 sztuki złota, czerwona runa
ability-74 = loch; drzwi u góry, po lewej; gnoll, gwiazdka +1; 2 sztuki złota, zielona runa
ability-75 = loch; drzwi u góry, po lewej; kobold, goblin; 3 sztuki złota, zielona runa
ability-76 = loch; drzwi u góry, po lewej; dół; 4 sztuki złota, niebieska runa
ability-77 = loch; drzwi u góry, po lewej; szlam, śluz; 3 sztuki złota, czerwona runa
ability-78 = loch; drzwi u góry, po prawej; dwa koboldy; 3 sztuki złota, zielona runa
ability-79 = loch; drzwi u góry, po prawej; goblin, gwiazdka +1; 2 sztuki złota, zielona runa
ability-80 = loch; drzwi u góry, po lewej, po prawej; śluz, gwiazdka −1; 5 sztuk złota, czerwona runa
ability-81 = loch; drzwi u góry, po lewej, po prawej; szlam, śluz; 2 sztuki złota, czerwona runa
ability-82 = loch; drzwi u góry, po lewej, po prawej; dwa gobliny; 2 sztuki złota, niebieska runa
ability-83 = loch; drzwi po lewej, po prawej; goblin, gwiazdka +1; 2 sztuki złota, zielona runa
ability-84 = loch; drzwi po lewej, po prawej; szlam, kolce; 3 sztuki złota, niebieska runa
ability-85 = loch; drzwi po lewej, po prawej; kobold; 5 sztuk złota, zielona runa
ability-86 = loch; drzwi po lewej, po prawej; dwa śluzy; 3 sztuki złota, czerwona runa
ability-87 = loch; drzwi u dołu, po lewej, po prawej; szlam, skrzynia; 1 sztuka złota, czerwona runa
ability-88 = loch; drzwi u dołu, po lewej, po prawej; dwa gobliny; 2 sztuki złota, niebieska runa
ability-89 = loch; drzwi u dołu, po lewej, po prawej; dół, goblin; 2 sztuki złota, niebieska runa
ability-90 = loch; drzwi u dołu, po lewej, po prawej; kobold, szlam; 2 sztuki złota, zielona runa
ability-91 = loch; drzwi u góry; gnoll, kobold, goblin; 2 sztuki złota, zielona runa
ability-92 = loch; drzwi u góry; szlam, śluz, goblin; 2 sztuki złota, niebieska runa
ability-93 = loch; drzwi z każdej strony; szlam, śluz, skrzynia; 0 sztuk złota, czerwona runa
ability-94 = loch; drzwi u góry; gwiazdka +2, gnoll; 3 sztuki złota, zielona runa
ability-95 = loch; drzwi z każdej strony; bez elementów; 6 sztuk złota, niebieska runa
ability-96 = loch; drzwi u góry; dwa razy ogień; 4 sztuki złota, niebieska runa
ability-97 = loch; drzwi z każdej strony; szlam, śluz, gwiazdka −1; 3 sztuki złota, czerwona runa
ability-98 = loch; drzwi z każdej strony; gwiazdka +1, kobold; 2 sztuki złota, zielona runa
ability-99 = loch; drzwi z każdej strony; śluz, dwa szlamy; 1 sztuka złota, czerwona runa
ability-100 = loch; drzwi u góry; dwa szlamy; 4 sztuki złota, czerwona runa

## Projekty: wejście, wyjście i wymagania rząd po rzędzie

face-bp1 = projekt 1
face-bp2 = projekt 2
face-bp3 = projekt 3
face-bp4 = projekt 4
face-bp5 = projekt 5
face-bp6 = projekt 6
face-bp7 = projekt 7
face-bp8 = projekt 8

ability-bp1 = wejście b1, wyjście d4; c1 skrzynia, d1 jaskinia; a2 goblin, b2 jaskinia; c3 jaskinia, d3 śluz; a4 jaskinia, b4 szlam
ability-bp2 = wejście c1, wyjście a4; a1 gwiazdka, b1 jaskinia; a2 jaskinia, d2 pułapka; c3 goblin, d3 jaskinia; b4 skrzynia, c4 jaskinia
ability-bp3 = wejście b1, wyjście d4; c1 loch, d1 gwiazdka; a2 pułapka, d2 loch; a3 loch, b3 gnoll; b4 loch, c4 kobold
ability-bp4 = wejście c1, wyjście b4; b1 kobold, d1 loch; a2 goblin, c2 loch; b3 loch, c3 gwiazdka; a4 loch, d4 gnoll
ability-bp5 = wejście b1, wyjście b4; a1 loch, c1 śluz; c2 loch, d2 skrzynia; a3 szlam, b3 loch; b4 gnoll, d4 loch
ability-bp6 = wejście b1, wyjście c4; a1 skrzynia, c1 jaskinia; a2 jaskinia, c2 szlam; b3 śluz, d3 jaskinia; b4 jaskinia, d4 gwiazdka
ability-bp7 = wejście c1, wyjście b4; b1 loch, d1 pułapka; c2 szlam, d2 loch; a3 loch, b3 kobold; a4 śluz, c4 loch
ability-bp8 = wejście b1, wyjście a4; a1 jaskinia, c1 kobold; a2 pułapka, b2 jaskinia; c3 jaskinia, d3 goblin; b4 gnoll, d4 jaskinia

## Wyzwania

face-ch1 = Skarbiec Dogrena
face-ch2 = Znawca rynku
face-ch3 = Uporządkowane komnaty
face-ch4 = Śmiercionośny grobowiec
face-ch5 = Zlot goblinów
face-ch6 = Szyk koboldów
face-ch7 = Wataha gnolli
face-ch8 = Jednolite sanktuarium
face-ch9 = Zewnętrzne rubieże
face-ch10 = Grząskie płycizny
face-ch11 = Sącząca się groźba
face-ch12 = Zręczny rzemieślnik
face-ch13 = Zgubna droga
face-ch14 = Śliska trasa
face-ch15 = Galaretowata groza
face-ch16 = Ciasna zabudowa
face-ch17 = Błotniste dojście
face-ch18 = Duma Hortgully’ego
face-ch19 = Fach Cienkopalcych
face-ch20 = Zdradliwa ścieżka
face-ch21 = Łupy z Sabek
face-ch22 = Sale Glynoxa
face-ch23 = Psia kompania
face-ch24 = Pułapka na pułapce
face-ch25 = Dragulskie przymierze
face-ch26 = Podstępne łuski
face-ch27 = Opętani złotem
face-ch28 = Horda sługusów
face-ch29 = Urozmaicony układ
face-ch30 = Łaska króla

ability-ch1 = 3 punkty za każdą skrzynię i każdą gwiazdkę dowolnej wartości w czterech centralnych komnatach
ability-ch2 = 2 punkty za każdy rodzaj żetonu rynku w podziemiach, także za tajne przejście
ability-ch3 = 2 punkty za każdy klaster
ability-ch4 = 3 punkty za każdą pułapkę w czterech centralnych komnatach
ability-ch5 = 3 punkty za każdego goblina w jednej kolumnie (liczy się najlepsza)
ability-ch6 = 3 punkty za każdego kobolda w jednej kolumnie (liczy się najlepsza)
ability-ch7 = 3 punkty za każdego gnolla w jednej kolumnie (liczy się najlepsza)
ability-ch8 = 2 punkty za każdą komnatę największego klastra
ability-ch9 = 3 punkty za każdą lewą lub prawą krawędź zewnętrzną z drzwiami lub tajnym przejściem
ability-ch10 = 2 punkty za każdy śluz w jednym klastrze (liczy się najlepszy)
ability-ch11 = 2 punkty za każdy szlam w jednym klastrze (liczy się najlepszy)
ability-ch12 = 2 punkty za każdą gwiazdkę dowolnej wartości
ability-ch13 = 2 punkty za każdą pułapkę na pojedynczej ścieżce (liczy się najlepsza)
ability-ch14 = 2 punkty za każdy szlam na pojedynczej ścieżce (liczy się najlepsza)
ability-ch15 = 2 punkty za każdy śluz na pojedynczej ścieżce (liczy się najlepsza)
ability-ch16 = 4 punkty za każdą komnatę z czterema elementami
ability-ch17 = 4 punkty za każdą komnatę, w której są łącznie co najmniej trzy szlamy lub śluzy
ability-ch18 = 4 punkty za każdą komnatę z potworem, pułapką i gwiazdką dowolnej wartości
ability-ch19 = 3 punkty za każdy rodzaj pułapki w podziemiach
ability-ch20 = 2 punkty za każdą pułapkę w komnatach połączonych z wyjściem
ability-ch21 = 3 punkty za każdą parę skrzynia i gwiazdka dowolnej wartości
ability-ch22 = 4 punkty za każdy rząd i każdą kolumnę z komnatami tylko jednego typu
ability-ch23 = 3 punkty za każdą parę gnolli
ability-ch24 = 2 punkty za każdą pułapkę w lewej i prawej skrajnej kolumnie
ability-ch25 = 3 punkty za każdą trójkę gnoll, kobold i goblin
ability-ch26 = 3 punkty za każdą parę kobold i pułapka
ability-ch27 = 3 punkty za każdą parę goblin i skrzynia
ability-ch28 = 1 punkt za każdego goblina, kobolda i gnolla w czterech centralnych komnatach
ability-ch29 = 3 punkty za każdy inny rozmiar klastra; klastry tego samego rozmiaru liczą się raz
ability-ch30 = 10 punktów bez żadnego warunku

## Cele

face-g1 = Goblińscy lokatorzy
face-g2 = Pusty skarbiec
face-g3 = Wielki Gnoll
face-g4 = Podwójny podstęp
face-g5 = Rój koboldów
face-g6 = Bratnia padlina
face-g7 = Ociekająca jama
face-g8 = Sześcienna zagadka

ability-g1 = najwięcej goblinów: 15/9/5 punktów
ability-g2 = najmniej skrzyń: 15/9/5 punktów
ability-g3 = najwięcej gnolli: 15/9/5 punktów
ability-g4 = najwięcej par jednakowych pułapek: 15/9/5 punktów
ability-g5 = najwięcej koboldów: 15/9/5 punktów
ability-g6 = najwięcej par szlam i śluz: 15/9/5 punktów
ability-g7 = najwięcej szlamów: 15/9/5 punktów
ability-g8 = najwięcej śluzów: 15/9/5 punktów

## Karty rynku

face-m1 = karta rynku 1
face-m2 = karta rynku 2
face-m3 = karta rynku 3
face-m4 = karta rynku 4
face-m5 = karta rynku 5
face-m6 = karta rynku 6
face-m7 = karta rynku 7
face-m8 = karta rynku 8
face-m9 = karta rynku 9
face-m10 = karta rynku 10
face-m11 = karta rynku 11
face-m12 = karta rynku 12
face-m13 = karta rynku 13
face-m14 = karta rynku 14
face-m15 = karta rynku 15
face-m16 = karta rynku 16
face-m17 = karta rynku 17
face-m18 = karta rynku 18

ability-m1 = górny zestaw za 9 sztuk złota: dwa kwadraty; dolny zestaw za 4 sztuki złota: owal
ability-m2 = górny zestaw za 7 sztuk złota: dwa okręgi; dolny zestaw za 3 sztuki złota: okrąg
ability-m3 = górny zestaw za 10 sztuk złota: dwa owale; dolny zestaw za 4 sztuki złota: okrąg
ability-m4 = górny zestaw za 10 sztuk złota: trzy okręgi; dolny zestaw za 5 sztuk złota: kwadrat
ability-m5 = górny zestaw za 8 sztuk złota: kwadrat, okrąg; dolny zestaw za 4 sztuki złota: owal
ability-m6 = górny zestaw za 7 sztuk złota: kwadrat, okrąg; dolny zestaw za 3 sztuki złota: okrąg
ability-m7 = górny zestaw za 6 sztuk złota: dwa okręgi; dolny zestaw za 4 sztuki złota: owal
ability-m8 = górny zestaw za 7 sztuk złota: okrąg, owal; dolny zestaw za 4 sztuki złota: owal
ability-m9 = górny zestaw za 9 sztuk złota: kwadrat, owal; dolny zestaw za 5 sztuk złota: dwa okręgi
ability-m10 = górny zestaw za 8 sztuk złota: kwadrat, okrąg; dolny zestaw za 4 sztuki złota: owal
ability-m11 = górny zestaw za 7 sztuk złota: dwa okręgi; dolny zestaw za 4 sztuki złota: kwadrat
ability-m12 = górny zestaw za 9 sztuk złota: dwa owale; dolny zestaw za 3 sztuki złota: okrąg
ability-m13 = górny zestaw za 6 sztuk złota: dwa okręgi; dolny zestaw za 5 sztuk złota: kwadrat
ability-m14 = górny zestaw za 5 sztuk złota: kwadrat; dolny zestaw za 4 sztuki złota: owal
ability-m15 = górny zestaw za 7 sztuk złota: kwadrat, okrąg; dolny zestaw za 5 sztuk złota: kwadrat
ability-m16 = górny zestaw za 9 sztuk złota: kwadrat, owal; dolny zestaw za 4 sztuki złota: owal
ability-m17 = górny zestaw za 7 sztuk złota: okrąg, owal; dolny zestaw za 4 sztuki złota: kwadrat
ability-m18 = górny zestaw za 9 sztuk złota: dwa owale; dolny zestaw za 7 sztuk złota: kwadrat, okrąg

## Żetony

face-ooze = śluz
face-slime = szlam
face-star1 = gwiazdka +1
face-chest = skrzynia
face-gnoll = gnoll
face-goblin = goblin
face-kobold = kobold
face-passage = tajne przejście
face-bear = wnyki
face-blade = ostrza
face-fire = ogień
face-pit = dół
face-spike = kolce

ability-ooze = potwór; okrągły żeton
ability-slime = potwór; okrągły żeton
ability-star1 = 1 punkt na końcu gry; okrągły żeton
ability-chest = 1 sztuka złota przy liczeniu w każdym roku; okrągły żeton
ability-gnoll = potwór; owalny żeton
ability-goblin = potwór; owalny żeton
ability-kobold = potwór; owalny żeton
ability-passage = otwiera krawędź i łączy komnaty po obu jej stronach; nie jest elementem; owalny żeton
ability-bear = pułapka; kwadratowy żeton
ability-blade = pułapka; kwadratowy żeton
ability-fire = pułapka; kwadratowy żeton
ability-pit = pułapka; kwadratowy żeton
ability-spike = pułapka; kwadratowy żeton

## Karty Jaela: runa, złoto, zestawy, które zabiera, i co mu przynoszą

face-ja = Jael A
face-jb = Jael B
face-jc = Jael C
face-jd = Jael D
face-je = Jael E
face-jf = Jael F
face-jg = legendarny Jael G
face-jh = legendarny Jael H
face-ji = legendarny Jael I

ability-ja = niebieska runa, 10 sztuk złota; zabiera oba dolne zestawy; podstawa 14 punktów, do tego 3 za każdego gnolla
ability-jb = zielona runa, 11 sztuk złota; zabiera lewy górny i prawy dolny zestaw; podstawa 13 punktów, do tego 2 za każdego kobolda
ability-jc = czerwona runa, 9 sztuk złota; zabiera lewy dolny i prawy górny zestaw; podstawa 10 punktów, do tego 3 za każdą skrzynię
ability-jd = zielona runa, 10 sztuk złota; zabiera oba dolne zestawy; podstawa 14 punktów, do tego 3 za każdego goblina
ability-je = niebieska runa, 12 sztuk złota; zabiera lewy górny i prawy dolny zestaw; podstawa 12 punktów, do tego 2 za każdą pułapkę
ability-jf = czerwona runa, 8 sztuk złota; zabiera oba dolne zestawy; podstawa 13 punktów, do tego 1 za każdy szlam i każdy śluz
ability-jg = czerwona runa, 12 sztuk złota; zabiera oba górne zestawy; podstawa 16 punktów, do tego 4 za każdą parę szlam i śluz
ability-jh = niebieska runa, 13 sztuk złota; zabiera oba górne zestawy; podstawa 16 punktów, do tego 4 za każdą parę pułapka i gnoll, goblin lub kobold
ability-ji = zielona runa, 13 sztuk złota; zabiera lewy górny i prawy dolny zestaw; podstawa 15 punktów, do tego 5 za każdą trójkę gnoll, goblin i kobold

## Arkusz punktów

row-priority = Końcowy priorytet
row-final-gold = Końcowe złoto
row-goal = Karta celu
row-challenges = Karty wyzwania
row-stars = Reputacja komnat
row-blueprint = Projekt
row-paths = Ścieżki w podziemiach
row-jael = Karty Jaela

why-priority = miejsce { $place }
why-final-gold = złoto { $gold } : { $others }
why-goal-most = { $number ->
    [1201] gobliny
    [1203] gnolle
    [1204] pary jednakowych pułapek
    [1205] koboldy
    [1206] pary szlam i śluz
    [1207] szlamy
   *[1208] śluzy
}: { $count }{ $tied ->
    [0] { "" }
    [1] ; remis, decyduje lepszy priorytet
   *[2] ; remis, wygrywa go Jael
}
why-goal-fewest = skrzynie: { $count }{ $tied ->
    [0] { "" }
    [1] ; remis, decyduje lepszy priorytet
   *[2] ; remis, wygrywa go Jael
}
why-challenge-1 = skrzynie i gwiazdki w centralnych komnatach: { $count } × { $each }
why-challenge-2 = rodzaje żetonów rynku: { $count } × { $each }
why-challenge-3 = klastry: { $count } × { $each }
why-challenge-4 = pułapki w centralnych komnatach: { $count } × { $each }
why-challenge-5 = gobliny w jednej kolumnie: { $count } × { $each }
why-challenge-6 = koboldy w jednej kolumnie: { $count } × { $each }
why-challenge-7 = gnolle w jednej kolumnie: { $count } × { $each }
why-challenge-8 = komnaty największego klastra: { $count } × { $each }
why-challenge-9 = otwarte krawędzie zewnętrzne po lewej i prawej: { $count } × { $each }
why-challenge-10 = śluzy w jednym klastrze: { $count } × { $each }
why-challenge-11 = szlamy w jednym klastrze: { $count } × { $each }
why-challenge-12 = gwiazdki: { $count } × { $each }
why-challenge-13 = pułapki na pojedynczej ścieżce: { $count } × { $each }
why-challenge-14 = szlamy na pojedynczej ścieżce: { $count } × { $each }
why-challenge-15 = śluzy na pojedynczej ścieżce: { $count } × { $each }
why-challenge-16 = komnaty z czterema elementami: { $count } × { $each }
why-challenge-17 = komnaty z trzema szlamami lub śluzami: { $count } × { $each }
why-challenge-18 = komnaty z potworem, pułapką i gwiazdką: { $count } × { $each }
why-challenge-19 = rodzaje pułapek: { $count } × { $each }
why-challenge-20 = pułapki połączone z wyjściem: { $count } × { $each }
why-challenge-21 = pary skrzynia i gwiazdka: { $count } × { $each }
why-challenge-22 = rzędy i kolumny jednego typu: { $count } × { $each }
why-challenge-23 = pary gnolli: { $count } × { $each }
why-challenge-24 = pułapki w skrajnych kolumnach: { $count } × { $each }
why-challenge-25 = trójki gnoll, kobold i goblin: { $count } × { $each }
why-challenge-26 = pary kobold i pułapka: { $count } × { $each }
why-challenge-27 = pary goblin i skrzynia: { $count } × { $each }
why-challenge-28 = gobliny, koboldy i gnolle w centralnych komnatach: { $count } × { $each }
why-challenge-29 = różne rozmiary klastrów: { $count } × { $each }
why-challenge-30 = bez żadnego warunku
why-stars = suma wartości gwiazdek
why-blueprint = spełnione wymagania: { $count } z 8
why-entrance = komnaty połączone z wejściem: { $count }
why-exit = komnaty połączone z wyjściem: { $count }
why-jael-base = punkty podstawowe
why-jael-counts = to, co zebrał: { $count } × { $each }

## Kto punktuje bez miejsca przy stole i co rozróżnia statystyka

automaton-jael = Jael
trait-start-place = miejsce na torze priorytetu na początku
trait-final-place = miejsce na torze priorytetu na końcu
trait-blueprint = projekt

## Części pozycji

zone-pile = talia komnat
zone-hand = ręka
zone-built = komnaty w podziemiach
zone-discarded = odrzucone komnaty
zone-jael-chambers = komnaty Jaela
zone-blueprint-deck = nieużyte projekty
zone-blueprints = projekt
zone-goal-deck = nieużyte cele
zone-goal = cel
zone-challenge-deck = talia wyzwań
zone-shown-challenges = wyzwania w ofercie
zone-challenges = wzięte wyzwania
zone-gone-challenges = odrzucone wyzwania
zone-market-deck = talia rynku
zone-market-cards = karty rynku
zone-gone-market = odrzucone karty rynku
zone-stack = stosy żetonów
zone-tokens = żetony na rynku
zone-embedded = żetony w podziemiach
zone-gone-tokens = odrzucone żetony
zone-jael-tokens = żetony Jaela
zone-jael-deck = talia Jaela
zone-jael-shown = odkryte karty Jaela
zone-jael-out = karty Jaela poza grą
field-hidden = umieszczanie zakrytych komnat
field-legendary = legendarny Jael
field-year = rok
field-turn = tura
field-rooms = komnaty według miejsc
field-laid = żetony według miejsc
field-passages = tajne przejścia
field-gold = złoto
field-priority = priorytet
field-old-priority = wcześniejszy priorytet
field-passed = kto spasował
field-acting = czyja tura na rynku
field-carried = żetony do umieszczenia
field-stalls = karty rynku od lewej
field-wares = zestawy na rynku
field-jael-now = karta Jaela na ten rok
field-acted = Jael zabrał już swoje zestawy
field-vp = punkty
field-jael-vp = punkty Jaela

## Stół

element-star = gwiazdka
element-star-value = gwiazdka { $value }
element-trap = pułapka
type-cave = jaskinia
type-stone = loch

# Najwyżej dwie litery, potwory i skrzynia wielką, pułapki małą.
mark-gnoll = Gn
mark-goblin = Go
mark-kobold = Ko
mark-ooze = Śl
mark-slime = Sz
mark-chest = Sk
mark-bear = wn
mark-blade = os
mark-fire = og
mark-pit = dó
mark-spike = kl
mark-star = ★
mark-trap = pu
mark-cave = J
mark-stone = L

rune-blue = niebieska
rune-green = zielona
rune-red = czerwona
side-top = u góry
side-left = po lewej
side-right = po prawej
side-bottom = u dołu
half-top = górny
half-bottom = dolny
set-top-left = górny po lewej
set-top-right = górny po prawej
set-bottom-left = dolny po lewej
set-bottom-right = dolny po prawej
shape-circle = okrąg
shape-oval = owal
shape-square = kwadrat

net-entrance = połączona z wejściem
net-exit = połączona z wyjściem
net-both = połączona z wejściem i z wyjściem
place-free = wolne miejsce
place-asked = projekt: { $what }
place-met = projekt: { $what }, spełnione
place-missed = projekt: { $what }, niespełnione
place-open = przejście: { $places }
place-secret = tajne przejście: { $places }
place-blind = ślepe drzwi: { $sides }

board-set-up = przygotowanie gry
board-over = koniec gry
board-year = rok { $year } z 4
board-phase-construction = budowanie, tura { $turn } z 4
board-phase-market = rynek
board-phase-cleanup = porządkowanie
board-hand-goes = { $way ->
    [left] karty idą w lewo, twoje dostaje: { $seat }
   *[right] karty idą w prawo, twoje dostaje: { $seat }
}
board-awaited = czekamy na: { $seats }

board-entrance = wejście
board-exit = wyjście
board-dungeon = Podziemia: { $seat }
board-gates = wejście { $entrance }, wyjście { $exit }
board-later = później
board-legend = ▼ połączona z wejściem · ▲ z wyjściem · ◆ z obydwoma · ░ przejście · ≈ tajne przejście · ✓ ✗ projekt spełniony lub nie · [ ] czego projekt wymaga

board-now = teraz
board-goal = cel
board-challenges = wyzwania
board-stars = gwiazdki
board-blueprint = projekt
board-paths = ścieżki
board-jael-cards = karty Jaela
board-gold = złoto
board-priority = priorytet
board-now-of = { $seat }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-blueprint-now = Projekt: { $met } z 8 → { $points }
board-paths-now = Połączone z wejściem: { $entrance }, z wyjściem: { $exit }
board-gold-coming = Złoto na rynek, na razie: { $total } ({ $parts })
board-gold-row = rząd { $gold }
board-gold-chests = skrzynie { $gold }
board-gold-start = na początek { $gold }
board-gold-most = najwyżej { $gold }
board-gold-now = Złoto: { $count }
board-placing = Budowana komnata
board-carried = Do umieszczenia

board-goal-card = Cel
board-offer = Wyzwania w ofercie
board-would-give = (teraz { $points })
board-market = Rynek
board-sold = wyprzedane
board-affordable = możesz kupić
board-not-affordable = nie możesz kupić
board-hand = Twoja ręka
board-held-by = Znane karty na ręce ({ $seat }): { $cards }
board-unknown = { $count ->
    [one] { $count } nieznana komnata
    [few] { $count } nieznane komnaty
    [many] { $count } nieznanych komnat
   *[other] { $count } nieznanej komnaty
}

board-jael-now = Karta tego roku
board-jael-takes = zabiera zestawy: { $sets }
board-jael-waits = W tym roku Jael nie miał jeszcze tury: będzie ją miał, gdy tylko nie będziesz mieć więcej złota niż on.
board-jael-acted = W tym roku Jael miał już turę.
board-jael-wants = Jael chce go zabrać
board-jael-pile = Zbiór Jaela: { $chambers ->
    [one] { $chambers } komnata
    [few] { $chambers } komnaty
    [many] { $chambers } komnat
   *[other] { $chambers } komnaty
}, { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}

board-doors = drzwi
board-elements = elementy
board-rune = runa
board-best = najlepiej
board-best-at = (teraz najlepiej: { $place } { $points })
board-gain = (teraz { $points })
board-can-bring = (teraz może przynieść { $points })
board-gold-pieces = { $count ->
    [one] { $count } sztuka złota
    [few] { $count } sztuki złota
    [many] { $count } sztuk złota
   *[other] { $count } sztuki złota
}
board-price = { $price ->
    [one] { $price } sztuka złota
    [few] { $price } sztuki złota
    [many] { $price } sztuk złota
   *[other] { $price } sztuki złota
}, { $left ->
    [one] zostanie { $left }
    [few] zostaną { $left }
    [many] zostanie { $left }
   *[other] zostanie { $left }
}
board-pass = spasować
board-pass-loses = { $gold ->
    [one] przepada { $gold } sztuka złota
    [few] przepadają { $gold } sztuki złota
    [many] przepada { $gold } sztuk złota
   *[other] przepada { $gold } sztuki złota
}
board-pass-keeps = { $gold ->
    [one] { $gold } sztuka złota zostaje
    [few] { $gold } sztuki złota zostają
    [many] { $gold } sztuk złota zostaje
   *[other] { $gold } sztuki złota zostaje
} do końcowej punktacji
board-pass-place = miejsce { $place } na torze priorytetu

board-ranked = Priorytet i złoto na początek: { $seats }
board-dealt = { $seat }, nowe na ręce: { $cards }
board-dealt-hidden = { $seat }: { $count ->
    [one] { $count } nowa komnata na ręce
    [few] { $count } nowe komnaty na ręce
    [many] { $count } nowych komnat na ręce
   *[other] { $count } nowej komnaty na ręce
}
board-shown-challenges = Wyzwania w ofercie: { $cards }
board-shown-market = Karty rynku: { $cards }
board-jael-gained = Komnaty dla Jaela: { $cards }
