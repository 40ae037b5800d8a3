# Odpowiedzi dane, zanim padnie pytanie, przy stołach na serwerze.

ahead-title = Odpowiedz z góry
ahead-about = To, co tu wybierzesz, zostanie odpowiedziane za ciebie, gdy padnie pytanie. Nikt inny się o tym nie dowie.
ahead-answer = Twoja odpowiedź
ahead-ask = Zapytaj mnie
ahead-lasts = Jak długo to obowiązuje
ahead-once = Raz
ahead-round = Do końca tej rundy
ahead-always = Dopóki nie powiem inaczej
ahead-away = Także gdy mnie nie ma. Inni poznają wtedy, że odpowiedź padła z góry.
ahead-not-now = Teraz nie można.
