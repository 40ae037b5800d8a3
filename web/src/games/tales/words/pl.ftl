# Co mówi ekran Tales of Glory poza słowami samej gry.

tales-round = Runda { $round } z { $rounds }
tales-period = okres { $period }.
tales-no-more = nowych kafelków już nie będzie
tales-leads = zaczyna: { $seat }
tales-set-up = Przygotowanie gry
tales-over = Opowieści dobiegły końca
tales-board = Plansza przygód
tales-tab-board = Plansza
tales-tab-story = Opowieść
tales-wilderness = Dzicz
tales-wilderness-why = każdy kosztuje o 1 monetę lub 1 miksturę więcej
tales-road = Droga
tales-road-why = najniższy wzięty numer zaczyna
tales-stands-in = zastąpi
tales-discard = Za odrzucony kafelek:
tales-place = Miejsce { $place }: { $tile }
tales-place-empty = Miejsce { $place }: puste
tales-place-taken = Miejsce { $place }: wzięte, { $seat }
tales-your-choice = twój tajny wybór
tales-came-late = { $seat }: za późno
tales-no-cell = brak pola
tales-free = za darmo
tales-fee = 1 moneta lub mikstura za dzicz
tales-missing = nie stać cię, brakuje: { $what }
tales-pays = płacisz: { $what }
tales-instead = w tym zamiast walki lub magii: { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
    [many] { $count } mikstur
   *[other] { $count } mikstury
}
tales-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
tales-potions = { $count ->
    [one] { $count } mikstura
    [few] { $count } mikstury
    [many] { $count } mikstur
   *[other] { $count } mikstury
}
tales-glory = { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
    [many] { $count } punktów chwały
   *[other] { $count } punktu chwały
}
tales-combat = { $count ->
    [one] { $count } punkt walki
    [few] { $count } punkty walki
    [many] { $count } punktów walki
   *[other] { $count } punktu walki
}
tales-magic = { $count ->
    [one] { $count } punkt magii
    [few] { $count } punkty magii
    [many] { $count } punktów magii
   *[other] { $count } punktu magii
}
tales-keys = { $count ->
    [one] { $count } klucz
    [few] { $count } klucze
    [many] { $count } kluczy
   *[other] { $count } klucza
}
tales-token = żeton pierwszego gracza
tales-closed = { $count ->
    [one] { $count } zamknięta skrzynia
    [few] { $count } zamknięte skrzynie
    [many] { $count } zamkniętych skrzyń
   *[other] { $count } zamkniętej skrzyni
}
tales-waits = na końcu { $count ->
    [one] { $count } punkt chwały
    [few] { $count } punkty chwały
    [many] { $count } punktów chwały
   *[other] { $count } punktu chwały
}
tales-ways = { $count ->
    [one] { $count } połączenie
    [few] { $count } połączenia
    [many] { $count } połączeń
   *[other] { $count } połączenia
}
tales-if-laid = Jeśli tutaj
tales-chooses = wybiera…
tales-has-chosen = wybrane
tales-story-of = Opowieść: { $seat }
tales-return = Wróć do swojej
tales-visit = Pokaż opowieść: { $seat }, { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
    [many] { $glory } punktów chwały
   *[other] { $glory } punktu chwały
}. { $doing }
tales-chest = { $number }. skrzynia kafelka „{ $tile }”: { $content }
tales-drafted = Zdobyty kafelek: { $tile }
tales-drafted-short = zdobyty w tej rundzie
tales-quest = Wyprawa: { $tile }
tales-quest-now = teraz liczy { $count }: { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
    [many] { $glory } punktów chwały
   *[other] { $glory } punktu chwały
}
tales-backs = { $count ->
    [one] { $count } wyprawa na ręce
    [few] { $count } wyprawy na ręce
    [many] { $count } wypraw na ręce
   *[other] { $count } wyprawy na ręce
}
tales-majorities = Przewagi
tales-majorities-why = na końcu po 4 punkty chwały
tales-most = Najwięcej { $resource ->
    [combat] walki
    [magic] magii
    [potions] mikstur
   *[coins] monet
}: { $seats }
tales-period-ends = Okres { $period }. dobiegł końca
