# What the screen itself says. Games and the engine bring their own words.

## Table

table-close = Zamknij
table-thinking = Myśli: { $seat }…
table-waiting = Czekamy na: { $seats }
table-gain = { $seat } { $points }
table-prompt = Co teraz
table-sealed = Twój wybór leży zakryty. Dopóki inni nie wybiorą, możesz go cofnąć.
table-also = Równocześnie wybiera: { $seats }
table-confirm = Zatwierdź
table-cancel = Wybierz ponownie
table-undo = Cofnij
table-hint = Podpowiedź
table-rule = Zasada do tego pytania
table-seats = Miejsca przy stole
table-points = punktów teraz
table-state-asked = wybiera
table-state-answered = wybór oddany
table-state-thinking = myśli
table-standing = Punkty do tej pory
table-log = Co się stało
table-log-empty = Jeszcze nic.
table-curtain = Teraz kolej: { $seat }
table-curtain-why = Przekaż urządzenie. Stół pozostanie ukryty, dopóki patrzy ktoś inny.
table-curtain-ready = Pokaż stół, gra { $seat }
table-missing = W tej przeglądarce nie ma takiego stołu.
table-imported = Ta partia została wczytana z pliku: można ją oglądać, ale nie grać dalej.
table-elsewhere = Ten stół jest otwarty w innym oknie.
table-elsewhere-why = Dwa okna przy jednym stole nadpisywałyby się nawzajem.
table-here = Graj dalej tutaj
table-replay = Obejrzyj powtórkę
table-my-tables = Moje stoły
table-failed = Coś się zepsuło przy tym stole.
table-failed-why = Wszystkie dotychczasowe wybory są zapisane. Wczytaj stół ponownie i graj dalej.
table-again = Spróbuj ponownie
table-details = Szczegóły dla twórców
table-in-words = Stół w słowach
table-aside = Miejsca i przebieg
table-keys = Klawisze: strzałki przechodzą między tym, co można wybrać, Enter wybiera, 1–9 wybierają od pierwszej do dziewiątej możliwości, c zatwierdza, Escape wybiera ponownie, i pokazuje kartę, u cofa, h podpowiada, s pokazuje punkty.
stage-count = Liczenie punktów
stage-skip = Pomiń
stage-yours = Twój ruch
stage-drawer = Miejsca, punkty i przebieg
stage-zoom-out = Oddal
stage-zoom-in = Przybliż
stage-fit = Pokaż wszystko
table-all-rules = Wszystkie zasady i karty
table-loading = Przygotowujemy stół
table-engine-failed = Nie udało się wczytać zasad. Sprawdź połączenie i spróbuj ponownie; nic nie zginęło.
table-loading-engine = Wczytujemy zasady: { $percent } %. Następnym razem będą od razu.
table-loading-table = Rozkładamy karty…

## A board for any game

any-own = Twoje karty
any-moment = Chwila gry
any-table = Na stole
any-given = Dotąd wybrano: { $cards }
any-turned = odwrócona
any-place = Miejsce { $place }
any-free = wolne
any-yes = tak
any-no = nie
any-nothing = nic
any-code = W zapisach: { $code }

## Shell

shell-skip = Przejdź do treści
shell-nav = Główne strony
shell-home = Partie, strona główna
shell-play = Graj
shell-tables = Moje stoły
shell-settings = Ustawienia
shell-language = Język
shell-theme-auto = Kolory: jak w urządzeniu
shell-theme-light = Kolory: jasne
shell-theme-dark = Kolory: ciemne
shell-credits = Autorzy i licencje
shell-check = Sprawdź zapis
shell-table = Stół
shell-replay = Odtwarzanie
shell-rights = Gry należą do swoich autorów i wydawców. Nie użyto tu żadnych ich grafik ani tekstów.
shell-source = Wolne oprogramowanie na licencji Apache 2.0.
shell-engine = Wczytywanie zasad
shell-engine-percent = Wczytywanie zasad: { $percent } %
shell-engine-starting = Zasady się uruchamiają
shell-engine-once = To dzieje się tylko raz. Potem wszystko jest na tym urządzeniu.
shell-engine-failed = Nie udało się wczytać zasad.
shell-retry = Spróbuj ponownie
shell-offline-ready = Wszystko jest na miejscu: od teraz w Partie można grać także bez połączenia.
shell-update = Gotowa jest nowsza wersja Partie. Twoje stoły zostaną takie, jakie są.
shell-reload = Wczytaj ponownie
shell-later = Później
shell-close = Zamknij
shell-cancel = Anuluj
shell-opening = Stół się przygotowuje
shell-opening-failed = Nie udało się otworzyć stołu.
shell-loading = Chwileczkę …
shell-page-failed = Nie udało się wczytać tej strony.
shell-lost-title = Tu nic nie ma
shell-lost = Ten adres donikąd nie prowadzi. Może brakuje części odnośnika.

bot-newcomer = Nowicjusz
bot-apprentice = Uczeń
bot-regular = Bywalec
bot-expert = Znawca
bot-master = Mistrz
bot-greedy = Zachłanny
bot-random = Losowy
bot-newcomer-about = Porównuje dwie odpowiedzi, które przychodzą mu do głowy. Dobry na pierwszą grę.
bot-apprentice-about = Patrzy na połowę możliwości, a resztę przeocza.
bot-regular-about = Rozważa każdą możliwość, ale nie patrzy naprzód.
bot-expert-about = Patrzy kilka ruchów naprzód w kilku światach zgodnych z tym, co widzi.
bot-master-about = Patrzy dalej naprzód w wielu światach, a końcówki rozwiązuje dokładnie. Nikt nie oszukuje: każdy bot widzi tylko to, co wolno widzieć z jego miejsca.


## Home

home-title = Partie: nowoczesne gry planszowe przy jednym stole
home-heading = Nowoczesne gry planszowe przy jednym stole
home-lead = Usiądź i graj: przeciw botom, z przyjaciółmi przy jednym ekranie albo w pojedynkę. Bez konta, bez reklam, bez czekania.
home-games = Gry
home-go-on-title = Twój stół czeka
home-go-on = Graj dalej
home-more-tables = { $count ->
    [one] jeszcze { $count } rozpoczęty stół
    [few] jeszcze { $count } rozpoczęte stoły
    [many] jeszcze { $count } rozpoczętych stołów
   *[other] jeszcze { $count } rozpoczętego stołu
}
home-players = { $most ->
    [one] { $least }–{ $most } gracz
    [few] { $least }–{ $most } gracze
    [many] { $least }–{ $most } graczy
   *[other] { $least }–{ $most } gracza
}
home-players-exact = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
home-minutes = { $most ->
    [one] { $least }–{ $most } minuta
    [few] { $least }–{ $most } minuty
    [many] { $least }–{ $most } minut
   *[other] { $least }–{ $most } minuty
}
home-play = Graj od razu
home-play-against = { $count ->
    [one] przeciw botowi poziomu uczeń
    [few] przeciw { $count } botom poziomu uczeń
    [many] przeciw { $count } botom poziomu uczeń
   *[other] przeciw { $count } bota poziomu uczeń
}
home-play-friend = Z przyjacielem na tym urządzeniu
home-play-alone = W pojedynkę przeciw grze
home-set-up = Przygotuj stół …
home-rules = Zasady i karty
home-promises = Na czym możesz polegać
home-free-title = Twoje, także bez połączenia
home-free = Gra działa w twojej przeglądarce, a twoje stoły zostają na twoim urządzeniu. Po pierwszych odwiedzinach nie potrzebuje połączenia.
home-fair-title = Los, który można sprawdzić
home-fair = Tasowanie jest ustalone przed pierwszą kartą i odsłaniane po ostatniej. Każdy może rozdać je ponownie.
home-all-title = Dla każdego przy stole
home-all = Klawiatura, czytnik ekranu, duży tekst, dotyk; cztery języki, które zmieniają się od razu.

## New table

new-title = Przygotowanie stołu
new-seats = Kto siedzi przy stole
new-how-many = Liczba miejsc
new-who = Miejsce { $letter }
new-person = Człowiek
new-bot = Bot { $level }: { $name }
new-name = Imię
new-needs-person = Przynajmniej jedno miejsce jest dla człowieka.
new-hot-seat = Przy tym urządzeniu gra kilka osób: przed każdym ruchem ekran jest zasłonięty, dopóki nie przejmie go właściwa osoba.
new-alone = Grasz w pojedynkę, przeciw przeciwnikowi, którego ma sama gra.
new-options = Co jest umówione
new-luck = Los
new-luck-about = Tasowanie bierze się z tajemnicy programu, która zostaje zapieczętowana przed pierwszą kartą. Twoje własne słowa są do niej domieszane, więc nikt nie mógł jej ukartować; nie musisz nic pisać.
new-words = Twoje własne słowa
new-start = Zacznij grę

## My tables

tables-title = Moje stoły
tables-about = Wszystko jest zachowane tylko w tej przeglądarce. Zapis to plik tekstowy: można z nim wszędzie odtworzyć partię i sprawdzić tasowanie.
tables-import = Dodaj zapisy
tables-importing = Zapisy są wczytywane …
tables-drop = Upuść zapisy tutaj
tables-import-kept = { $count ->
    [one] Dodano { $count } zapis.
    [few] Dodano { $count } zapisy.
    [many] Dodano { $count } zapisów.
   *[other] Dodano { $count } zapisu.
}
tables-import-known = { $count ->
    [one] { $count } zapis już tu był.
    [few] { $count } zapisy już tu były.
    [many] { $count } zapisów już tu było.
   *[other] { $count } zapisu już tu było.
}
tables-import-none = W tym pliku nie ma zapisu: zapis zaczyna się wierszem [partie "1"].
tables-import-refused = Zapis { $number }: { $why }
tables-import-failed = Nie udało się odczytać pliku.
tables-failed = Ta przeglądarka nie pozwala stronie niczego zachować, więc nie ma tu stołów. W oknie prywatnym tak bywa.
tables-empty = Nie ma jeszcze stołu
tables-empty-about = Pierwsza gra jest o dwa dotknięcia stąd. Możesz też upuścić tu zapisy skończonych partii.
tables-alone = { $seat }, w pojedynkę
tables-open = Czeka na ciebie
tables-broken-off = Niedokończone
tables-imported = dodane z pliku
tables-replay = Odtwórz
tables-check = Sprawdź tasowanie
tables-save = Zachowaj zapis
tables-save-for = Zachowaj zapis: { $seat }
tables-save-failed = Nie udało się zachować zapisu.
tables-redacted = Dopóki gra trwa, zachowany zapis zawiera tylko to, co wie jego gracz.
tables-delete = Usuń
tables-delete-one = Usuń: { $game }, { $when }
tables-deleted = Stół został usunięty.
tables-bring-back = Przywróć

## Settings

settings-title = Ustawienia
settings-looks = Język i wygląd
settings-theme = Kolory
settings-theme-auto = jak w urządzeniu
settings-theme-light = jasne
settings-theme-dark = ciemne
settings-motion = Ruch
settings-motion-auto = jak w urządzeniu
settings-motion-none = brak
settings-boards = Plansze
settings-boards-about = Prosta plansza rysuje każdą grę jako rzędy kart i mapy: mniej obrazków, więcej tekstu.
settings-boards-own = każda gra swoja
settings-boards-plain = proste
settings-sound = Dźwięk
settings-sound-off = wyłączony
settings-sound-soft = cichy
settings-sound-normal = normalny
settings-sound-loud = głośny
settings-play = Przy stole
settings-name = Twoje imię
settings-name-about = Stoi przy stole i w zapisach. Bez imienia nazywasz się „{ seat-me }”.
settings-confirm = Potwierdzanie ruchu
settings-confirm-about = Pierwsze dotknięcie pokazuje, co z tego wyniknie, drugie wykonuje ruch.
settings-confirm-touch = na ekranach dotykowych
settings-confirm-always = zawsze
settings-confirm-never = nigdy
settings-pace = Jak długo boty czekają przed ruchem
settings-pace-slow = długo
settings-pace-normal = zwyczajnie
settings-pace-quick = krótko
settings-pace-none = wcale
settings-aids = Pomoc w liczeniu
settings-aids-about = Pokazuje, co jeszcze może mieć druga strona, jeśli każdy mógłby to policzyć.
settings-aids-no = wyłączona
settings-aids-yes = włączona
settings-storage = Co jest tu zachowane
settings-storage-about = Stoły i ustawienia zostają w tej przeglądarce i nigdzie nie są wysyłane.
settings-storage-tables = { $count ->
    [0] Brak stołów.
    [one] { $count } stół.
    [few] { $count } stoły.
    [many] { $count } stołów.
   *[other] { $count } stołu.
}
settings-storage-used = Strona zajmuje { $size } MB razem ze wszystkim, czego potrzebuje do gry bez połączenia.
settings-forget = Usuń wszystko …
settings-forget-sure = Usunąć wszystkie stoły i ustawienia?
settings-forget-about = { $count ->
    [0] Ustawienia będą takie jak na początku. Nie da się tego cofnąć.
    [one] Zniknie { $count } stół i wszystkie ustawienia. Nie da się tego cofnąć.
    [few] Znikną { $count } stoły i wszystkie ustawienia. Nie da się tego cofnąć.
    [many] Zniknie { $count } stołów i wszystkie ustawienia. Nie da się tego cofnąć.
   *[other] Zniknie { $count } stołu i wszystkie ustawienia. Nie da się tego cofnąć.
}
settings-forget-yes = Usuń wszystko

## Credits

credits-title = Autorzy i licencje
credits-games = Gry
credits-games-about = Gry { $games }, ich nazwy i znaki należą do ich autorów i wydawców. Partie trzyma się ich zasad. Wszystkie zdania i obrazki są tu nasze własne: nie użyto żadnych grafik ani tekstów instrukcji wydawców.
credits-own = Partie
credits-own-about = Zasady w programie, słowa i rysunki to nasza własna praca. To wolne oprogramowanie: każdy może go używać, badać je, zmieniać i przekazywać dalej.
credits-icons = Ikony
credits-icons-about = Niektóre symbole na kartach i planszach pochodzą z game-icons.net na licencji Creative Commons Uznanie autorstwa 3.0. Zostały przebarwione i dopasowane.
credits-works = Na czym stoi Partie

## Rules

rules-title = Zasady i karty
rules-questions = O co pyta gra i jaka zasada za tym stoi
rules-questions-about = W kolejności, w jakiej gra pyta. Przy stole ta sama zasada stoi obok każdego pytania.
rules-cards = Wszystkie karty
rules-search = Szukaj w kartach
rules-found = { $count ->
    [0] Żadna karta nie pasuje.
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Score sheet

sheet-source = Punkty za
sheet-nothing = nic
sheet-cell = { $seat }, { $source }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
sheet-all-reasons = Pokaż wszystkie powody
sheet-close-reasons = Ukryj powody
sheet-skip = Pokaż wszystko od razu
sheet-counting = Trwa liczenie punktów…
sheet-victory = Zwycięstwo: { $seat }
sheet-shared-victory = Wspólne zwycięstwo: { $seats }
sheet-nobody = Nikt nie wygrywa
sheet-place = { $place }. miejsce
sheet-tie-shared = Tyle samo punktów: { $seats }. Miejsce jest wspólne.
sheet-tie-broken = Tyle samo punktów: { $seats }. { $why }
sheet-next = Co dalej
sheet-rematch = Rewanż
sheet-rematch-why = W rewanżu wszyscy przesuwają się o jedno miejsce.
sheet-replay = Odtwórz partię
sheet-share = Udostępnij wynik
sheet-check = Sprawdź tasowanie
sheet-tables = Moje stoły
sheet-copied = Wynik jest w schowku.
sheet-not-copied = Przeglądarka nie pozwoliła na kopiowanie.

## Replay

replay-page-title = Powtórka
replay-page-missing = Takiego stołu nie ma w tej przeglądarce.
replay-page-all-open = Wszystkie karty odkryte
replay-page-eyes = Widok
replay-page-copy = Kopiuj link
replay-page-copied = Link jest w schowku. Otwiera się w tej przeglądarce, w której zapisano partię.
replay-page-play-on = Graj dalej
replay-page-unfinished = Partia jeszcze się nie skończyła: można obejrzeć tylko to, co widać z twojego miejsca.
replay-page-controls = Kroki powtórki
replay-page-first = Na początek
replay-page-back = Krok wstecz
replay-page-play = Odtwarzaj
replay-page-pause = Zatrzymaj
replay-page-forth = Krok naprzód
replay-page-last = Na koniec
replay-page-moment = Krok { $step } z { $last }
replay-page-speed = Szybkość
replay-page-start = Początek
replay-page-unheard = Zdarzyło się coś ukrytego.
replay-page-dealt = { $count ->
    [one] potem rozdano: { $count } rzecz
    [few] potem rozdano: { $count } rzeczy
    [many] potem rozdano: { $count } rzeczy
   *[other] potem rozdano: { $count } rzeczy
}

## Check

check-page-title = Sprawdź tasowanie
check-page-about = Skończona partia dowodzi o sobie trzech rzeczy: nikt nie zmienił jej zapisu, wszyscy grali zgodnie z zasadami i nikt nie wybrał kart. Ta strona sprawdza to wszystko na twoim urządzeniu.
check-page-sealed = Ziarno jest jeszcze zapieczętowane
check-page-sealed-why = Partia jeszcze się nie skończyła. Kto znałby ziarno, znałby wszystkie karty, które dopiero przyjdą, dlatego do końca pozostaje ono tajne. Zobowiązanie poniżej jest już ustalone: zapisz je i porównaj po partii.
check-page-which = W pliku jest kilka zapisów. Który?
check-page-found = Co ustalono
check-page-good = Nic nie przemawia przeciw temu zapisowi.
check-page-bad = W tym zapisie coś się nie zgadza.
check-page-busy = Cała partia jest rozgrywana ponownie, żeby ją sprawdzić…
check-page-save = Zachowaj zapis
check-page-luck = Jak ustalono los
check-page-luck-why = Cztery kroki, w tej kolejności. Skróty liczy tu sama przeglądarka, bez programu z zasadami, żeby jedno można było sprawdzić drugim.
check-page-step-commitment = Zobowiązanie
check-page-step-commitment-why = Przed pierwszą kartą wylosowano tajną liczbę, ziarno. Od razu pokazano jej skrót SHA-256. Skrót nie zdradza ziarna, ale żadne inne ziarno nie ma takiego samego: od tej chwili nie da się go zamienić.
check-page-no-commitment = Ten zapis nie ma zobowiązania.
check-page-step-words = Słowa graczy
check-page-step-words-why = Dopiero potem gracze mogą dodać własne słowa. Są domieszane do rozdania, więc nawet ten, kto wylosował ziarno, nie mógł wiedzieć, co ono przyniesie.
check-page-no-words = Do tej partii nikt nie dodał żadnych słów.
check-page-step-seed = Ziarno
check-page-step-seed-why = Po ostatniej karcie ziarno zostaje pokazane. Każdy może policzyć jego skrót i przekonać się, że to jest to, do którego program się zobowiązał.
check-page-no-seed = Ziarno nie jest jeszcze jawne.
check-page-cannot-hash = Strony nie wczytano przez bezpieczne połączenie, więc przeglądarka nie pozwala jej liczyć skrótów. Powyżej sprawdził to program z zasadami.
check-page-hashed = SHA-256 tego ziarna, policzone właśnie przez twoją przeglądarkę:
check-page-same = Takie samo jak zobowiązanie.
check-page-different = Inne niż zobowiązanie. Ziarno zamieniono.
check-page-step-deal = Każda karta
check-page-step-deal-why = Ziarno i słowa tworzą razem klucz. Każda rozdana karta to skrót tego klucza i numeru pytania, zmniejszony do liczby kart, które mogły przyjść. Żadna karta nie zależy więc od tego, co kto zrobił, i wszystko można rozdać ponownie.
check-page-drawn = { $count ->
    [one] { $count } karta ze skrótem
    [few] { $count } karty ze skrótami
    [many] { $count } kart ze skrótami
   *[other] { $count } karty ze skrótami
}
check-page-question = Pytanie
check-page-hash = Skrót
check-page-card = Rozdano
check-page-text = Cały zapis jako tekst
check-page-other = Sprawdź inny zapis
check-page-other-why = Zapis to plik tekstowy, który zaczyna się wierszem [partie "1"]. Pozostaje na tym urządzeniu: nic nie jest nigdzie wysyłane.
check-page-file = Wybierz plik
check-page-drop = albo upuść go tutaj
check-page-paste = Albo wklej tekst zapisu
check-page-check = Sprawdź
check-page-no-record = Nie ma w tym żadnego zapisu: zapis zaczyna się wierszem [partie "1"].
