# Otwarte stoły, prawa gospodarza i stoły, które na kogoś czekają.

lobby-about = Tu może usiąść każdy. Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
lobby-now = Zagraj online od razu
lobby-now-about = Konto nie jest potrzebne. Stół z botami zaczyna od razu; dla znajomych dostaniesz link.
lobby-now-bots = Przeciw botom
lobby-now-bots-of = { $game } online przeciw botom
lobby-now-friend = Ze znajomymi
lobby-now-friend-of = { $game } online ze znajomymi
lobby-none = Żaden otwarty stół nie pasuje. Przygotuj własny, a inni go tu znajdą.
lobby-lost = Serwer jest niedostępny. Ponawiam próbę…
lobby-filters = Które stoły
lobby-any = dowolne
lobby-language = Język przy stole
lobby-pace = Tempo
lobby-pace-none = bez zegara
lobby-pace-live = na żywo
lobby-pace-days = na dni
lobby-least = Wolnych miejsc co najmniej
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-shown = Pokazane stoły: { $shown } z { $count }
lobby-rated = rankingowa
lobby-unrated = bez rankingu
lobby-guest = gość
lobby-program = program
lobby-nameless = bez imienia
lobby-left = porzucone partie: { $left } z { $tables }
lobby-median = zwykle odpowiada w { $seconds } s
lobby-rating = ranking { $points } ± { $doubt }
lobby-sit = Usiądź
lobby-sit-at = Usiądź: { $game }, { $names }
lobby-go = Przejdź do stołu
lobby-make = Przygotuj stół
lobby-make-rated = Rankingowa: liczy się, gdy wszyscy przy stole mają konto
lobby-seats = Miejsca
lobby-leave = Odejdź od stołu
lobby-host = Twój stół
lobby-start = Zacznij od razu z botami na wolnych miejscach
lobby-bots = Boty na wolnych miejscach
lobby-up = Przesuń o miejsce wyżej: { $name }
lobby-remove = Usuń: { $name }
lobby-keep-out = Usuń i nie wpuszczaj: { $name }
lobby-is-open = Pokaż stół wśród otwartych
lobby-watching = Widzowie
lobby-watching-open = mogą oglądać
lobby-watching-late = widzą grę o rundę później
lobby-watching-none = nie mają dostępu
lobby-invite = Zaproś kogoś, z kim już się grało
lobby-invited = Zaproszenie wysłane
lobby-invitation = Zaprasza { $name }: { $game }
lobby-accept = Przyjmij
lobby-decline = Odrzuć
lobby-offer = Masz propozycję rewanżu.
lobby-offer-terms = Ci sami gracze, te same warunki: { $terms }. Gra zacznie się, gdy wszyscy przyjmą.
lobby-offer-sit = Przyjmij i usiądź
lobby-mine = Czekają na ciebie
lobby-next = Następny stół, gdzie jest twoja kolej: { $game }
lobby-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
lobby-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
