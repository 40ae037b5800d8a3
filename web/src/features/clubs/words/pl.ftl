# Kluby i turnieje.

clubs-about = Klub to nazwa i link: kto ma link, wchodzi bez konta i bez adresu. Razem gra tu klasa albo grupa znajomych.
clubs-mine = Moje kluby
clubs-open = Załóż klub
clubs-name = Nazwa klubu
clubs-waiting = Turnieje
clubs-no-tournaments = Nie ma tu jeszcze żadnego turnieju.
clubs-door = Do kogo należy klub: { $name }
clubs-no-address = nie trzeba konta ani adresu
clubs-join = Wejdź do klubu
clubs-tournaments = Turnieje klubu
clubs-tables = Stoły dla klubu
clubs-members = Osoby w klubie
clubs-me = ty
clubs-owner = tu należy klub
clubs-hand-over = Przekaż klub
clubs-remove = Usuń
clubs-remove-about = Usunięta osoba zna link. Dlatego klub dostanie nowy.
clubs-invite = Zaproś
clubs-invite-about = Kto ma ten link, może wejść. Pokaż go całej klasie.
clubs-link = Link do klubu
clubs-link-says = Zagraj z nami: { $name }
clubs-leave = Opuść klub
clubs-close = Zamknij klub
clubs-close-sure = Klub i jego turnieje znikną dla wszystkich. Skończone partie zostaną u tych, którzy je grali.
clubs-close-yes = Zamknij na zawsze
clubs-new = Nowy turniej albo stół
clubs-new-open = Nowy turniej dla wszystkich
clubs-kind = Co
clubs-swiss = Turniej szwajcarski
clubs-round-robin = Każdy z każdym
clubs-table = Jeden stół
clubs-seats = Miejsc przy stole
clubs-rounds = Liczba rund
clubs-swiss-about = W każdej rundzie spotykają się osoby z podobną liczbą punktów, a jeśli się da, nikt nie spotyka się dwa razy.
clubs-robin-about = Wszyscy spotykają się ze wszystkimi. Przy stołach dla więcej niż dwóch osób jak najwięcej z nich.
clubs-table-about = Osoby z klubu znajdą go tutaj. Partia zacznie się sama, gdy wszystkie miejsca będą zajęte.
clubs-open-tournament = Otwórz turniej
clubs-tournament = Turniej
clubs-opened-by = Turniej otwiera: { $name }
clubs-state-open = Zgłoszenia są otwarte
clubs-state-running = Gra trwa
clubs-state-over = Koniec
clubs-state-round = Runda { $round } z { $rounds }
clubs-entered = grasz w nim
clubs-enter = Zgłoś się
clubs-withdraw = Wycofaj się
clubs-withdrawn = już nie gra
clubs-gone = ktoś, kogo tu już nie ma
clubs-nobody = Nie ma jeszcze zgłoszeń.
clubs-taking-part = Zgłoszenia
clubs-start = Zacznij turniej
clubs-call-off = Odwołaj turniej
clubs-call-off-sure = Kolejnych rund już nie będzie.
clubs-my-table = Do mojego stołu
clubs-round = Runda { $round }
clubs-bye = wolna runda, 1 punkt
clubs-watch = Oglądaj
clubs-see = Obejrzyj partię
clubs-standings = Kolejność
clubs-final = Końcowa kolejność
clubs-place = Miejsce
clubs-who = Imię
clubs-points = Punkty
clubs-buchholz = Buchholz: punkty wszystkich przeciwników
clubs-buchholz-short = Buchh.
clubs-tie-breaks = Przy równych punktach decydują punkty wszystkich przeciwników (Buchholz), potem wspólne partie, potem wcześniejsze zgłoszenie.
clubs-back = Z powrotem do klubu
clubs-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
clubs-entries = { $count ->
    [one] { $count } zgłoszenie
    [few] { $count } zgłoszenia
    [many] { $count } zgłoszeń
   *[other] { $count } zgłoszenia
}
clubs-at-table = { $count ->
    [one] { $count } miejsce przy stole
    [few] { $count } miejsca przy stole
    [many] { $count } miejsc przy stole
   *[other] { $count } miejsca przy stole
}
clubs-swiss-of = { $rounds ->
    [one] szwajcarski, { $rounds } runda
    [few] szwajcarski, { $rounds } rundy
    [many] szwajcarski, { $rounds } rund
   *[other] szwajcarski, { $rounds } rundy
}
