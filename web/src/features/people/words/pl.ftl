# O sobie: gość, konto, klucze dostępu i odejście.

people-guest = { $count ->
    [0] W tej przeglądarce grasz jako gość.
    [one] W tej przeglądarce grasz jako gość i siedzisz przy { $count } stole.
    [few] W tej przeglądarce grasz jako gość i siedzisz przy { $count } stołach.
    [many] W tej przeglądarce grasz jako gość i siedzisz przy { $count } stołach.
   *[other] W tej przeglądarce grasz jako gość i siedzisz przy { $count } stołach.
}
people-nobody = Do gry nie potrzebujesz konta.
people-keep = Zachowaj konto
people-keep-about = Z kluczem dostępu wrócisz z dowolnego urządzenia: urządzenie poprosi o odcisk palca, twarz albo PIN. Bez hasła i bez adresu e-mail.
people-name-about = Żadne inne konto nie ma podobnego imienia. Przy stołach, przy których już siedzisz, imię zostaje jak dotąd.
people-no-passkeys = Ta przeglądarka nie może tu użyć kluczy dostępu. Wymagają bezpiecznego połączenia.
people-kept = Konto jest zachowane.
people-account-about = Jesteś na swoim koncie.
people-language = Język wiadomości do ciebie
people-change = Zapisz
people-changed = Zapisano.
people-enter = Zaloguj się
people-enter-about = Masz już konto? Wejdź kluczem dostępu albo jednym z kodów odzyskiwania.
people-enter-seats = { $count ->
    [one] Miejsce, które masz tu jako gość, przejdzie z tobą na konto.
    [few] { $count } miejsca, które masz tu jako gość, przejdą z tobą na konto.
    [many] { $count } miejsc, które masz tu jako gość, przejdzie z tobą na konto.
   *[other] { $count } miejsc, które masz tu jako gość, przejdzie z tobą na konto.
}
people-enter-passkey = Zaloguj się kluczem dostępu
people-enter-code = Kod odzyskiwania
people-enter-code-use = Zaloguj się kodem
people-entered = Zalogowano: { $name }.
people-moved = { $count ->
    [one] Miejsce gościa z tej przeglądarki należy teraz do konta.
    [few] { $count } miejsca gościa z tej przeglądarki należą teraz do konta.
    [many] { $count } miejsc gościa z tej przeglądarki należy teraz do konta.
   *[other] { $count } miejsc gościa z tej przeglądarki należy teraz do konta.
}
people-left = { $count ->
    [one] Jedno miejsce zostało przy gościu, bo siedzisz przy tym samym stole. W innej przeglądarce otworzy je jego własny link.
    [few] { $count } miejsca zostały przy gościu, bo siedzisz przy tych samych stołach. W innej przeglądarce otworzą je ich własne linki.
    [many] { $count } miejsc zostało przy gościu, bo siedzisz przy tych samych stołach. W innej przeglądarce otworzą je ich własne linki.
   *[other] { $count } miejsc zostało przy gościu, bo siedzisz przy tych samych stołach. W innej przeglądarce otworzą je ich własne linki.
}
people-passkeys = Klucze dostępu
people-passkeys-about = Każdy z nich cię wpuszcza. Dodaj po jednym dla każdego urządzenia, które nie dzieli ich z innym.
people-passkey-name = Nazwa
people-passkey-made = Utworzono { $when }.
people-passkey-used = Ostatnio użyto { $when }.
people-passkey-unused = Jeszcze nie użyto.
people-passkey-remove = Usuń
people-passkey-remove-which = Usuń { $name }
people-passkey-last = Ostatniego klucza dostępu nie można usunąć.
people-passkey-add = Dodaj klucz dostępu
people-passkey-cancelled = Nie użyto żadnego klucza dostępu. Możesz spróbować jeszcze raz.
people-passkey-failed = Klucz dostępu nie zadziałał na tym urządzeniu. Nie może go mieć na przykład strona bez własnej nazwy.
people-codes = Kody odzyskiwania
people-codes-left = { $count ->
    [0] Nie został żaden. Utwórz nowe, aby móc wejść także bez klucza dostępu.
    [one] Został { $count }. Każdy wpuści cię raz bez klucza dostępu.
    [few] Zostały { $count }. Każdy wpuści cię raz bez klucza dostępu.
    [many] Zostało { $count }. Każdy wpuści cię raz bez klucza dostępu.
   *[other] Zostało { $count }. Każdy wpuści cię raz bez klucza dostępu.
}
people-codes-renew = Utwórz nowe kody
people-codes-new = Twoje kody odzyskiwania
people-codes-new-about = Zobaczysz je tylko teraz. Przechowaj je tam, gdzie znajdziesz je bez tego urządzenia; każdy działa raz. Starsze kody już nie działają.
people-codes-copy = Skopiuj
people-codes-copied = Kody są w schowku.
people-codes-not-copied = Nie udało się ich skopiować. Zaznacz je i skopiuj ręcznie.
people-codes-save = Zapisz w pliku
people-codes-print = Wydrukuj
people-codes-done = Mam je zachowane
people-sessions = Gdzie trwa twoje logowanie
people-sessions-about = Jeśli nie znasz którejś z tych przeglądarek, zakończ ją. Jej otwarte stoły od razu się zamkną.
people-session-unknown = nieznana przeglądarka
people-session-mine = ta przeglądarka
people-session-seen = Ostatnio { $when }
people-session-end = Zakończ
people-session-end-which = Zakończ { $browser }
people-sessions-end-others = Zakończ wszystkie inne
people-sessions-end-all = Zakończ wszystkie, tę też
people-leave = Wyloguj się
people-left-account = Wylogowano.
people-own = Własne linki twoich miejsc
people-own-about = Bez konta taki link to jedyna droga powrotna do miejsca, gdyby ta przeglądarka cię zapomniała. Kto go ma, może przejąć miejsce: zachowaj go dla siebie.
people-own-seat = To własny link miejsca { $letter }. Możesz przenieść miejsce tutaj: druga przeglądarka je straci.
people-own-take = Przenieś miejsce tutaj
people-history = Twoja historia i ranking
people-data = Co serwer o tobie przechowuje
people-data-about = Jedno archiwum ze wszystkim: imię, klucze dostępu, przeglądarki, miejsca przy stołach i zapisy twoich partii.
people-data-save = Zapisz archiwum
people-forget = Usuń mnie
people-forget-sure = Na pewno usunąć cię stąd na zawsze?
people-forget-about = Imię, klucze dostępu i kody znikną od razu. Tam, gdzie trwa gra, dokończy ją za ciebie bot. Zapisy zakończonych partii zostaną bez twojego imienia; słowa dodane do tasowania w nich pozostaną. Tego nie da się cofnąć.
people-forget-yes = Usuń mnie na zawsze
people-gone = Usunięto. Dzięki za grę.
