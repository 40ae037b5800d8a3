talk-title = Rozmowa
talk-none = Nikt jeszcze nic nie powiedział.
talk-onlooker = Widz
talk-you = Ty
talk-among-onlookers = wśród widzów
talk-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
talk-phrases = Szybkie zdania
talk-about-seat = O kim
talk-about-card = Karta
talk-choose-card = Wybierz kartę
talk-write = Napisz do stołu
talk-write-onlookers = Napisz do innych widzów
talk-write-about = Gracze przeczytają to dopiero po zakończeniu gry.
talk-send = Wyślij
talk-aloud = Ogłaszaj nowe wiadomości czytnikowi ekranu
talk-actions = Wycisz, zablokuj lub zgłoś: { $name }
talk-people = Osoby przy stole
talk-mute = Wycisz
talk-mute-name = Wycisz: { $name }
talk-block = Zablokuj
talk-block-name = Zablokuj: { $name }
talk-report = Zgłoś
talk-muted-done = Nie zobaczysz już wiadomości od „{ $name }”.
talk-blocked-done = Nie zobaczysz już wiadomości od „{ $name }” i nie usiądziecie więcej przy jednym stole.
talk-reported-done = Dziękujemy. Przyjrzy się temu moderator.
talk-report-title = Zgłoś wiadomość
talk-report-about = Moderator zobaczy tę wiadomość i sąsiednie wiersze. Jej autor nie dowie się, kto ją zgłosił.
talk-report-why = Co jest z nią nie tak? (nieobowiązkowe)
talk-settings = Ustawienia i wyciszone osoby
talk-free = Swobodny czat
talk-free-on = Włączony
talk-free-off = Wyłączony, tylko szybkie zdania
talk-free-about = Swobodny czat działa tylko przy stołach, gdzie mają go włączony wszyscy. Przy samych szybkich zdaniach nigdy nie dotrze do ciebie dowolny tekst; to dobre także dla dzieci.
talk-shunned = Wyciszeni i zablokowani
talk-shunned-none = Nikt.
talk-is-muted = wyciszenie
talk-is-blocked = blokada
talk-forgive = Słuchaj znów: { $name }
talk-unnamed = Ktoś bez nazwy
talk-notices = Decyzje dotyczące ciebie
talk-notices-none = Nie ma żadnych.
talk-decision-nothing = Nic
talk-decision-warn = Ostrzeżenie
talk-decision-silence = { $days ->
    [one] Bez swobodnego czatu przez { $days } dzień
    [few] Bez swobodnego czatu przez { $days } dni
    [many] Bez swobodnego czatu przez { $days } dni
   *[other] Bez swobodnego czatu przez { $days } dnia
}
talk-decision-ban = Zakaz dostępu
talk-note = Uwaga: { $note }
talk-your-words = Twoje słowa: „{ $text }”
talk-appeal = Odwołaj się
talk-appeal-about = Możesz odwołać się raz, w ciągu 14 dni.
talk-appeal-text = Dlaczego decyzja jest błędna?
talk-appealed = Twoje odwołanie: { $text }
talk-appeal-waits = Moderator jeszcze nie odpowiedział.
talk-verdict-kept = Decyzja pozostaje w mocy.
talk-verdict-lifted = Decyzja została uchylona.
talk-moderation = Moderacja
talk-no-reports = Nic nie czeka na decyzję.
talk-not-moderator = Ta strona jest dla moderatorów.
talk-report-of = Zgłoszenie: { $name } (numer { $number })
talk-reported-by = Zgłasza: { $name }
talk-reason = Powód: { $why }
talk-before = { $count ->
    [0] Brak wcześniejszych decyzji.
    [one] { $count } wcześniejsza decyzja.
    [few] { $count } wcześniejsze decyzje.
    [many] { $count } wcześniejszych decyzji.
   *[other] { $count } wcześniejszej decyzji.
}
talk-heard-by = Komu się pokazała: { $names }
talk-heard-nobody = Nikomu innemu się nie pokazała.
talk-is-reported = zgłoszona
talk-decide = Decyzja
talk-silence = Bez swobodnego czatu
talk-days = Ile dni bez swobodnego czatu
talk-decide-note = Uwaga dla tej osoby
talk-decide-send = Zdecyduj
talk-decided = Zdecydowano: { $decision }
talk-their-appeal = Odwołanie: { $text }
talk-answer-note = Odpowiedź na odwołanie
talk-keep = Utrzymaj decyzję
talk-lift = Uchyl decyzję
talk-no-appeal = Na razie bez odwołania.
talk-failed = Nie udało się. Spróbuj ponownie.
talk-say-hello = Cześć!
talk-say-luck = Powodzenia wszystkim!
talk-say-thanks = Dziękuję.
talk-say-welcome = Nie ma za co.
talk-say-sorry = Przepraszam.
talk-say-yes = Tak.
talk-say-no = Nie.
talk-say-moment = Chwileczkę, proszę.
talk-say-back = Wracam do gry.
talk-say-thinking = Jeszcze myślę.
talk-say-slip = To była pomyłka.
talk-say-close = Jest blisko!
talk-say-good-game = Dobra gra!
talk-say-again = Gramy jeszcze raz?
talk-say-bye = Do zobaczenia!
talk-say-your-turn = { $seat }, twoja kolej.
talk-say-nice-move = { $seat }, ładny ruch!
talk-say-leading = Uwaga, na prowadzeniu: { $seat }.
talk-say-nice-card = Ładna karta: { $card }.
talk-say-want-card = Przydałoby mi się to: { $card }.
talk-say-fear-card = Tego się obawiam: { $card }.
