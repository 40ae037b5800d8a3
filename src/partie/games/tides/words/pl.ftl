# Tides of Time po polsku. Nazw kart z polskiego wydania nie znamy: te są nasze, przełożone z angielskiego.

-vp = PZ

game-title = Tides of Time
game-about = Dwa królestwa, osiemnaście kart, trzy rundy: jedną kartę wyłóż, resztę podaj dalej.

## Symbole

suit-palace = pałac
suit-library = biblioteka
suit-garden = ogród
suit-temple = świątynia
suit-stronghold = twierdza
suit-none = bez symbolu
mark-palace = P
mark-library = B
mark-garden = O
mark-temple = Ś
mark-stronghold = T

## Pytania i zasady, które za nimi stoją

question-deal = Trwa rozdawanie karty.
question-draft = Wybierz z ręki kartę do swojego królestwa.
question-relic = Wybierz kartę, która zostanie w twoim królestwie jako relikt.
question-remove = Wybierz kartę, którą usuniesz z gry.

rule-deal = Na początku każda strona dostaje pięć kart, po 1. i 2. rundzie jeszcze dwie. Widzi je tylko ta strona, do której należą.
rule-draft = Obie strony potajemnie wybierają po jednej karcie. Karty odkrywa się w tej samej chwili, a pozostałe karty z ręki strony oddają sobie nawzajem. Piąta karta rundy wykłada się sama; potem oba królestwa punktują.
rule-relic = Po 1. i 2. rundzie pięć kart z tej rundy wraca na rękę. Jedna z nich staje się reliktem: leży w królestwie do końca gry, a jej symbol i zdolność liczą się w każdej następnej rundzie.
rule-remove = Jeszcze jedna z pięciu kart wypada z gry, odkryta. Nie może to być relikt. Wybory obu stron ujawnia się razem; potem każda strona dobiera dwie karty.

## Odpowiedzi

action-deal = rozdać kartę „{ $card }”
action-take = wyłożyć kartę „{ $card }”
action-relic = zostawić kartę „{ $card }” jako relikt
action-remove = usunąć kartę „{ $card }” z gry

did-deal = { $known ->
    [yes] { $seat }: karta „{ $card }”
   *[no] { $seat }: karta zakryta
}
did-take = { $known ->
    [yes] { $seat }: do królestwa karta „{ $card }”
   *[no] { $seat }: do królestwa jedna karta
}
did-relic = { $known ->
    [yes] { $seat }: reliktem zostaje karta „{ $card }”
   *[no] { $seat }: jedna karta zostaje reliktem
}
did-remove = { $known ->
    [yes] { $seat }: karta „{ $card }” usunięta z gry
   *[no] { $seat }: jedna karta usunięta z gry
}

reason-not-in-hand = Tej karty nie masz na ręce.
reason-not-played-this-round = Można wybrać tylko kartę wyłożoną w rundzie, którą właśnie podliczono.
reason-is-the-relic = Ta karta zostaje jako relikt; usuń z gry inną.

## Co się stało

event-dealt = { $known ->
    [yes] { $seat }: nowa karta na ręce „{ $card }”
   *[no] { $seat }: nowa karta na ręce
}
event-taken = { $seat }: do królestwa karta „{ $card }”
event-hands-passed = Gracze wymienili się kartami, każdemu { $cards_each ->
    [one] została { $cards_each } karta
    [few] zostały { $cards_each } karty
    [many] zostało { $cards_each } kart
   *[other] zostało { $cards_each } karty
}.
event-round-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za rundę { $round }
event-relic-kept = { $seat }: reliktem zostaje karta „{ $card }”
event-removed = { $seat }: karta „{ $card }” usunięta z gry
event-game-ended = Koniec gry, { $points_a } : { $points_b }.

ending-three-rounds = Rozegrano wszystkie trzy rundy.

## Karty

face-1 = Królewskie gniazdo
face-2 = Pradawna rozpadlina
face-3 = Wieczny pałac
face-4 = Wielka biblioteka Ahm
face-5 = Studnia many
face-6 = Cytadela proroków
face-7 = Złoty zigurat
face-8 = Łaźnie bogów
face-9 = Labirynt potępionych
face-10 = Oko Północy
face-11 = Kajdany dżina
face-12 = Przełęcz starca
face-13 = Źródło krwawych łez
face-14 = Podniebne filary
face-15 = Przedsionek
face-16 = Kretowisko
face-17 = Dach świata
face-18 = Szafirowy port

ability-1 = Wszędzie tam, gdzie porównuje się królestwa, remisy należą do ciebie.
ability-2 = Więcej twierdz niż przeciwnik: 7 { -vp }.
ability-3 = 3 { -vp } za każdą bibliotekę.
ability-4 = Więcej świątyń niż przeciwnik: 7 { -vp }.
ability-5 = 9 { -vp } za każdą trójkę pałac, świątynia i twierdza.
ability-6 = 3 { -vp } za każdy ogród.
ability-7 = Więcej pałaców niż przeciwnik: 7 { -vp }.
ability-8 = 3 { -vp } za każdą twierdzę.
ability-9 = 13 { -vp } za każdą piątkę wszystkich symboli.
ability-10 = 3 { -vp } za każdy symbol, którego brakuje w królestwie.
ability-11 = 3 { -vp } za każdą świątynię.
ability-12 = Więcej bibliotek niż przeciwnik: 7 { -vp }.
ability-13 = Więcej ogrodów niż przeciwnik: 7 { -vp }.
ability-14 = 5 { -vp } za każdą parę biblioteka i ogród.
ability-15 = 3 { -vp } za każdy pałac.
ability-16 = Więcej symboli obecnych tylko na jednej karcie niż przeciwnik: 8 { -vp }.
ability-17 = Najliczniejszy symbol (przy remisie każdy taki) liczy się podwójnie.
ability-18 = Najlepsza karta przynosi więcej niż najlepsza karta przeciwnika: 8 { -vp }.

## Arkusz punktów

row-round = Runda { $number }

why-ties = wygrywa remisy
why-majority = { $number ->
    [2] { suit-stronghold }
    [4] { suit-temple }
    [7] { suit-palace }
    [12] { suit-library }
   *[13] { suit-garden }
} { $count } : { $theirs }, { $lead ->
    [more] przewaga
    [won-tie] wygrany remis
    [tie] remis
   *[less] mniej
}
why-each = { $number ->
    [3] { suit-library }
    [6] { suit-garden }
    [8] { suit-stronghold }
    [11] { suit-temple }
   *[15] { suit-palace }
} { $count } × { $each }
why-sets = { $count ->
    [0] brak pełnego zestawu
    [one] { $count } zestaw × { $each }
    [few] { $count } zestawy × { $each }
    [many] { $count } zestawów × { $each }
   *[other] { $count } zestawu × { $each }
}
why-missing = { $count ->
    [0] nie brakuje żadnego symbolu
    [one] brakuje { $count } symbolu × { $each }
    [few] brakuje { $count } symboli × { $each }
    [many] brakuje { $count } symboli × { $each }
   *[other] brakuje { $count } symbolu × { $each }
}
why-singles = pojedyncze symbole { $count } : { $theirs }, { $lead ->
    [more] przewaga
    [won-tie] wygrany remis
    [tie] remis
   *[less] mniej
}
why-double = podwaja najliczniejszy symbol
why-best = najlepsza karta { $count } : { $theirs }, { $lead ->
    [more] przewaga
    [won-tie] wygrany remis
    [tie] remis
   *[less] mniej
}

## Części pozycji

zone-pile = talia
zone-hand = ręka
zone-kingdom = królestwo
zone-relics = relikty
zone-removed = karty usunięte z gry
field-round = runda
field-next = następna karta dla
field-vp = punkty zwycięstwa
field-scored = podliczone rundy

## Stół

board-round = Runda { $round } z 3
board-kingdom = Królestwo: { $seat }
board-points = { $vp } { -vp }, teraz { $now }
board-points-closed = { $vp } { -vp }
board-relic = relikt
board-empty = na razie bez kart
board-taken-back = karty wróciły na rękę
board-suits = Symbole
board-hand = Twoja ręka
board-hand-of = Karty na ręce ({ $seat })
board-known-hand = Znane karty na ręce ({ $seat }): { $cards }
board-unknown = { $count ->
    [one] { $count } nieznana karta
    [few] { $count } nieznane karty
    [many] { $count } nieznanych kart
   *[other] { $count } nieznanej karty
}
board-unknown-of = { $count ->
    [one] { $count } nieznana karta spośród tych: { $cards }
    [few] { $count } nieznane karty spośród tych: { $cards }
    [many] { $count } nieznanych kart spośród tych: { $cards }
   *[other] { $count } nieznanej karty spośród tych: { $cards }
}
board-pile = { $count ->
    [0] Talia jest pusta.
    [one] Talia: { $count } karta.
    [few] Talia: { $count } karty.
    [many] Talia: { $count } kart.
   *[other] Talia: { $count } karty.
}
board-removed = Usunięte z gry: { $cards }
board-dealt = { $seat }, nowe na ręce: { $cards }
board-dealt-hidden = { $seat }: { $count ->
    [one] { $count } nowa karta na ręce
    [few] { $count } nowe karty na ręce
    [many] { $count } nowych kart na ręce
   *[other] { $count } nowej karty na ręce
}
board-gain = (teraz { $points })
board-earned = (przyniosła { $points })
