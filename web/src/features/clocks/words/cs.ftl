# Hodiny u stolů s lidmi u jiných obrazovek.

clocks-title = Hodiny
clocks-choose = Čas na rozmyšlenou
clocks-none = Bez hodin
clocks-live = Najednou
clocks-days = Po dnech
clocks-bank = Na celou hru
clocks-bank-of = { $minutes } min a za každou otázku { $seconds } s navíc
clocks-each = Na každou otázku
clocks-days-of = { $days ->
    [one] { $days } den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
clocks-quiet = Nepočítat noc, od 22 do 7 podle mých hodin
clocks-about = Za toho, komu dojde čas, hraje bot, dokud se nevrátí.
clocks-days-hours = { $days } d { $hours } h
clocks-said = Zbývá { $seconds } sekund.
clocks-low = Zbývá málo času
clocks-out = čas vypršel
clocks-is-out = { $name }: čas vypršel.
clocks-wait = Přidat čas
clocks-go-on = Pokračovat s botem
clocks-bot-for = Bot hraje místo: { $name }, do návratu.
clocks-bot-for-you = Hraje za vás bot. Odpovězte nebo si vezměte místo zpět a hrajte dál.
clocks-was-played = Od otázky { $since } do { $until } za vás hrál bot. Co zahrál, najdete v záznamu průběhu.
clocks-understood = Rozumím
clocks-agree = Domluvit se
clocks-extra = Přidat čas: { $name }
clocks-pause = Přestávka
clocks-resume = Pokračovat
clocks-paused = Hodiny stojí.
clocks-end = Ukončit hru
clocks-wish-pause = Přestávku navrhuje: { $names }. Hodiny se zastaví, až budou souhlasit všichni.
clocks-wish-end = Konec hry navrhuje: { $names }. Hra skončí, až budou souhlasit všichni, a nikomu se nepočítá.
clocks-take-back = Vzít zpět mou poslední odpověď
clocks-wish-take-back = { $name }: přání vzít zpět poslední odpověď se vším, co následovalo. Stane se to, až budou souhlasit všichni.
clocks-agree-take-back = Souhlasit s vrácením: { $name }
clocks-ended = Hra skončila dohodou. Nikomu se nepočítá.
clocks-not-now = Teď to nejde.
