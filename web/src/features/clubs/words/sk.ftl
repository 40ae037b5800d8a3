# Kluby a turnaje.

clubs-about = Klub je meno a odkaz: kto má odkaz, môže dnu, bez účtu a bez adresy. Spolu tu hrá trieda alebo partia kamarátov.
clubs-mine = Moje kluby
clubs-open = Založiť klub
clubs-name = Meno klubu
clubs-waiting = Turnaje
clubs-no-tournaments = Zatiaľ tu nie je žiadny turnaj.
clubs-door = Komu klub patrí: { $name }
clubs-no-address = netreba účet ani adresu
clubs-join = Vstúpiť do klubu
clubs-tournaments = Turnaje klubu
clubs-tables = Stoly pre členov
clubs-members = Členovia
clubs-me = ty
clubs-owner = patrí mu klub
clubs-hand-over = Odovzdať klub
clubs-remove = Odobrať
clubs-remove-about = Kto klub opustí takto, pozná odkaz. Klub preto dostane nový.
clubs-invite = Pozvať
clubs-invite-about = Kto má tento odkaz, môže vstúpiť. Ukáž ho celej triede.
clubs-link = Odkaz do klubu
clubs-link-says = Poď si s nami zahrať: { $name }
clubs-leave = Odísť z klubu
clubs-close = Zatvoriť klub
clubs-close-sure = Klub a jeho turnaje zmiznú všetkým. Dohrané partie zostanú tým, čo ich hrali.
clubs-close-yes = Zatvoriť navždy
clubs-new = Nový turnaj alebo stôl
clubs-new-open = Nový turnaj pre všetkých
clubs-kind = Čo
clubs-swiss = Švajčiarsky turnaj
clubs-round-robin = Každý s každým
clubs-table = Jeden stôl
clubs-seats = Miest pri stole
clubs-rounds = Počet kôl
clubs-swiss-about = V každom kole sa stretnú tí, čo majú podobne bodov, a ak sa to dá, nikto sa nestretne dvakrát.
clubs-robin-about = Stretnú sa všetci so všetkými. Pri stoloch pre viac ako dvoch čo najviac z nich.
clubs-table-about = Členovia ho nájdu tu. Partia sa začne sama, keď budú všetky miesta obsadené.
clubs-open-tournament = Vypísať turnaj
clubs-tournament = Turnaj
clubs-opened-by = Kto turnaj vypísal: { $name }
clubs-state-open = Prihlášky sú otvorené
clubs-state-running = Hrá sa
clubs-state-over = Koniec
clubs-state-round = { $round }. kolo z { $rounds }
clubs-entered = hráš v ňom
clubs-enter = Prihlásiť sa
clubs-withdraw = Odhlásiť sa
clubs-withdrawn = už nehrá
clubs-gone = ktosi, kto tu už nie je
clubs-nobody = Zatiaľ bez prihlášok.
clubs-taking-part = Prihlášky
clubs-start = Začať turnaj
clubs-call-off = Zrušiť turnaj
clubs-call-off-sure = Ďalšie kolá sa už hrať nebudú.
clubs-my-table = K môjmu stolu
clubs-round = { $round }. kolo
clubs-bye = voľno, 1 bod
clubs-watch = Pozerať sa
clubs-see = Prezrieť partiu
clubs-standings = Poradie
clubs-final = Konečné poradie
clubs-place = Miesto
clubs-who = Meno
clubs-points = Body
clubs-buchholz = Buchholz: body všetkých súperov
clubs-buchholz-short = Buchh.
clubs-tie-breaks = Pri zhode bodov rozhodujú body všetkých súperov (Buchholz), potom vzájomné partie, potom skoršia prihláška.
clubs-back = Späť do klubu
clubs-count = { $count ->
    [one] { $count } člen
    [few] { $count } členovia
    [many] { $count } člena
   *[other] { $count } členov
}
clubs-entries = { $count ->
    [one] { $count } prihláška
    [few] { $count } prihlášky
    [many] { $count } prihlášky
   *[other] { $count } prihlášok
}
clubs-at-table = { $count ->
    [one] { $count } miesto pri stole
    [few] { $count } miesta pri stole
    [many] { $count } miesta pri stole
   *[other] { $count } miest pri stole
}
clubs-swiss-of = { $rounds ->
    [one] švajčiarsky, { $rounds } kolo
    [few] švajčiarsky, { $rounds } kolá
    [many] švajčiarsky, { $rounds } kola
   *[other] švajčiarsky, { $rounds } kôl
}
