# Hodiny pri stoloch s ľuďmi pri iných obrazovkách.

clocks-title = Hodiny
clocks-choose = Čas na rozmyslenie
clocks-none = Bez hodín
clocks-live = Naraz
clocks-days = Po dňoch
clocks-bank = Na celú hru
clocks-bank-of = { $minutes } min a za každú otázku { $seconds } s navyše
clocks-each = Na každú otázku
clocks-days-of = { $days ->
    [one] { $days } deň
    [few] { $days } dni
    [many] { $days } dňa
   *[other] { $days } dní
}
clocks-quiet = Nepočítať noc, od 22 do 7 podľa mojich hodín
clocks-about = Za toho, komu vyprší čas, hrá bot, kým sa nevráti.
clocks-days-hours = { $days } d { $hours } h
clocks-said = Zostáva { $seconds } sekúnd.
clocks-low = Zostáva málo času
clocks-out = čas vypršal
clocks-is-out = { $name }: čas vypršal.
clocks-wait = Pridať čas
clocks-go-on = Pokračovať s botom
clocks-bot-for = Bot hrá namiesto: { $name }, do návratu.
clocks-bot-for-you = Hrá za vás bot. Odpovedzte alebo si vezmite miesto späť a hrajte ďalej.
clocks-was-played = Od otázky { $since } do { $until } za vás hral bot. Čo zahral, nájdete v priebehu hry.
clocks-understood = Rozumiem
clocks-agree = Dohodnúť sa
clocks-extra = Pridať čas: { $name }
clocks-pause = Prestávka
clocks-resume = Pokračovať
clocks-paused = Hodiny stoja.
clocks-end = Ukončiť hru
clocks-wish-pause = Prestávku navrhuje: { $names }. Hodiny sa zastavia, keď budú súhlasiť všetci.
clocks-wish-end = Koniec hry navrhuje: { $names }. Hra sa skončí, keď budú súhlasiť všetci, a nikomu sa nepočíta.
clocks-take-back = Vziať späť moju poslednú odpoveď
clocks-wish-take-back = { $name }: želanie vziať späť poslednú odpoveď so všetkým, čo nasledovalo. Stane sa to, keď budú súhlasiť všetci.
clocks-agree-take-back = Súhlasiť s vrátením: { $name }
clocks-ended = Hra sa skončila dohodou. Nikomu sa nepočíta.
clocks-not-now = Teraz to nejde.
