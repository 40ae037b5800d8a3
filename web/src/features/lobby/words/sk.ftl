# Voľné stoly, práva hostiteľa a stoly, ktoré na niekoho čakajú.

lobby-about = Sem si môže sadnúť ktokoľvek. Hra sa začne sama, len čo budú všetky miesta obsadené.
lobby-now = Hrať hneď online
lobby-now-about = Účet netreba. Stôl s botmi sa začne hneď; pre priateľov dostaneš odkaz.
lobby-now-bots = Proti botom
lobby-now-bots-of = { $game } online proti botom
lobby-now-friend = S priateľmi
lobby-now-friend-of = { $game } online s priateľmi
lobby-none = Žiadny voľný stôl nevyhovuje. Priprav vlastný a ostatní ho tu nájdu.
lobby-lost = Server nie je dostupný. Skúšam to znova…
lobby-filters = Ktoré stoly
lobby-any = ľubovoľné
lobby-language = Jazyk pri stole
lobby-pace = Tempo
lobby-pace-none = bez hodín
lobby-pace-live = naživo
lobby-pace-days = na dni
lobby-least = Voľných miest aspoň
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-shown = Zobrazené stoly: { $shown } z { $count }
lobby-rated = hodnotená
lobby-unrated = nehodnotená
lobby-guest = hosť
lobby-program = program
lobby-nameless = bez mena
lobby-left = opustené partie: { $left } z { $tables }
lobby-median = zvyčajne odpovie do { $seconds } s
lobby-rating = hodnotenie { $points } ± { $doubt }
lobby-sit = Sadnúť si
lobby-sit-at = Sadnúť si: { $game }, { $names }
lobby-go = Prejsť k stolu
lobby-make = Pripraviť stôl
lobby-make-rated = Hodnotená: počíta sa, ak majú všetci pri stole účet
lobby-seats = Miesta
lobby-leave = Odísť od stola
lobby-host = Tvoj stôl
lobby-start = Začať hneď s botmi na voľných miestach
lobby-bots = Boti na voľných miestach
lobby-up = Posunúť o miesto vyššie: { $name }
lobby-remove = Poslať preč: { $name }
lobby-keep-out = Poslať preč a už nepustiť: { $name }
lobby-is-open = Ukázať stôl medzi voľnými
lobby-watching = Diváci
lobby-watching-open = môžu sledovať
lobby-watching-late = vidia hru o kolo neskôr
lobby-watching-none = nemajú prístup
lobby-invite = Pozvať niekoho, s kým sa už hralo
lobby-invited = Pozvánka odoslaná
lobby-invitation = Pozýva ťa { $name }: { $game }
lobby-accept = Prijať
lobby-decline = Odmietnuť
lobby-offer = Máš ponuku na odvetu.
lobby-offer-terms = Tí istí ľudia, tie isté podmienky: { $terms }. Hra sa začne, keď všetci prijmú.
lobby-offer-sit = Prijať a sadnúť si
lobby-mine = Čaká sa na teba
lobby-next = Ďalší stôl, kde si na ťahu: { $game }
lobby-free = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
    [many] { $count } voľného miesta
   *[other] { $count } voľných miest
}
lobby-clock-days = { $days ->
    [one] { $days } deň na ťah
    [few] { $days } dni na ťah
    [many] { $days } dňa na ťah
   *[other] { $days } dní na ťah
}
