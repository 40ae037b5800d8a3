# Zegary przy stołach z ludźmi przy innych ekranach.

clocks-title = Zegary
clocks-choose = Czas do namysłu
clocks-none = Bez zegara
clocks-live = Na jednym posiedzeniu
clocks-days = Na dni
clocks-bank = Na całą grę
clocks-bank-of = { $minutes } min i { $seconds } s więcej za każde pytanie
clocks-each = Na każde pytanie
clocks-days-of = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
clocks-quiet = Nie licz nocy, od 22 do 7 według mojego zegara
clocks-about = Za osobę, której skończy się czas, gra bot, dopóki nie wróci.
clocks-days-hours = { $days } d { $hours } h
clocks-said = Zostało { $seconds } sekund.
clocks-low = Zostało mało czasu
clocks-out = koniec czasu
clocks-is-out = { $name }: koniec czasu.
clocks-wait = Daj więcej czasu
clocks-go-on = Graj dalej z botem
clocks-bot-for = Bot gra w zastępstwie: { $name }, aż do powrotu.
clocks-bot-for-you = Gra za ciebie bot. Odpowiedz albo wróć na swoje miejsce, aby grać dalej.
clocks-was-played = Od pytania { $since } do { $until } grał za ciebie bot. Co zagrał, znajdziesz w przebiegu gry.
clocks-understood = Rozumiem
clocks-agree = Uzgodnij coś
clocks-extra = Więcej czasu: { $name }
clocks-pause = Przerwa
clocks-resume = Graj dalej
clocks-paused = Zegary stoją.
clocks-end = Zakończ grę
clocks-wish-pause = Przerwę proponuje: { $names }. Zegary staną, gdy wszyscy się zgodzą.
clocks-wish-end = Koniec gry proponuje: { $names }. Gra skończy się, gdy wszyscy się zgodzą, i nikomu się nie liczy.
clocks-take-back = Cofnij moją ostatnią odpowiedź
clocks-wish-take-back = { $name }: życzenie cofnięcia ostatniej odpowiedzi ze wszystkim, co nastąpiło potem. Stanie się to, gdy wszyscy się zgodzą.
clocks-agree-take-back = Zgódź się na cofnięcie: { $name }
clocks-ended = Grę zakończono za zgodą wszystkich. Nikomu się nie liczy.
clocks-not-now = Teraz nie można.
