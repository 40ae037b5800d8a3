# What the screen itself says. Games and the engine bring their own words.

## Table

table-close = Zamknij
table-thinking = Myśli: { $seat }…
table-waiting = Czekamy na: { $seats }
table-gain = { $seat }: { $points }
table-prompt = Co teraz
claims-title = Twierdzenia
claims-none = Nikt jeszcze niczego nie twierdził.
claims-say = Powiedz przy stole
claims-why = Twierdzenie może być prawdziwe lub fałszywe. Zostaje na tym urządzeniu i nie ma go w żadnym zapisie.
claims-why-told = Twierdzenie może być prawdziwe lub fałszywe. Słyszy je każdy, kto ma stół otwarty; nie ma go w żadnym zapisie.
page-talk = Rozmowa
page-history = Twoja historia
page-moderation = Moderacja
table-not-again = W tej rundzie już nie pytaj
table-by-itself = Samo: { $answer }
table-ask-again = Pytaj mnie znowu
table-sealed = Twój wybór leży zakryty. Dopóki inni nie wybiorą, możesz go cofnąć.
table-also = Równoczesny wybór: { $seats }
table-confirm = Zatwierdź
table-cancel = Wybierz ponownie
table-undo = Cofnij
table-hint = Podpowiedź
table-rule = Zasada do tego pytania
table-seats = Miejsca przy stole
table-points = { $count ->
    [one] punkt teraz
    [few] punkty teraz
    [many] punktów teraz
   *[other] punktu teraz
}
table-state-asked = wybiera
table-state-answered = wybrano
table-state-thinking = myśli
table-standing = Punkty do tej pory
table-log = Co się stało
table-log-empty = Jeszcze nic.
table-log-jump = Zobacz ten moment jeszcze raz
table-curtain = Teraz kolej: { $seat }
table-curtain-why = Przekaż urządzenie. Stół pojawi się dopiero, gdy następny gracz naciśnie przycisk.
table-curtain-ready = Pokaż stół: { $seat }
table-missing = W tej przeglądarce nie ma takiego stołu.
table-imported = Ta partia została wczytana z pliku: można ją oglądać, ale nie grać dalej.
table-elsewhere = Ten stół jest otwarty w innym oknie.
table-elsewhere-why = Dwa okna przy jednym stole nadpisywałyby się nawzajem.
table-here = Graj dalej tutaj
table-replay = Odtwórz partię
table-my-tables = Moje stoły
table-failed = Coś się zepsuło przy tym stole.
table-failed-why = Wszystkie dotychczasowe wybory są zapisane. Wczytaj stół ponownie i graj dalej.
table-again = Spróbuj ponownie
table-details = Szczegóły dla twórców
table-in-words = Stół jako tekst
table-aside = Miejsca i przebieg
table-keys = Wszystkie klawisze
key-move = do następnego podświetlonego miejsca
key-choose = wybierz je
key-number = wybierz pierwsze, drugie… podświetlone miejsce
key-confirm = potwierdź wybór
key-cancel = anuluj wybór
key-undo = cofnij ostatnią odpowiedź
key-read = przeczytaj kartę
key-hint = poproś o podpowiedź
key-standing = dotychczasowe punkty
key-rule = zasada, której dotyczy pytanie
key-arrange = przesuń kartę na ręce; możesz też przeciągnąć ją myszą lub palcem
stage-count = Liczenie punktów
stage-skip = Pomiń
stage-yours = Twój ruch
meanwhile-title = Od ostatniego spojrzenia
meanwhile-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
meanwhile-back = Wstecz
meanwhile-next = Dalej
meanwhile-more = { $count ->
    [one] (i jeszcze { $count } rzecz)
    [few] (i jeszcze { $count } rzeczy)
    [many] (i jeszcze { $count } rzeczy)
   *[other] (i jeszcze { $count } rzeczy)
}
meanwhile-close = Graj dalej
stage-drawer = Miejsca, punkty i przebieg
stage-zoom-out = Oddal
stage-zoom-in = Przybliż
stage-fit = Pokaż wszystko
table-all-rules = Wszystkie zasady
table-look-back = Spójrz wstecz
table-played-for = Gra za ciebie bot.
table-play-again = Graj dalej za siebie
table-sit-here = Przejmij to miejsce
table-entrust = Niech gra za mnie bot
table-doors = Więcej o tym stole
table-loading = Przygotowywanie stołu…
table-engine-failed = Nie udało się wczytać zasad. Sprawdź połączenie i spróbuj ponownie; nic nie zginęło.
table-loading-engine = Wczytywanie zasad: { $percent }%. Następnym razem będą od razu.
table-loading-table = Rozkładanie kart…
table-lost = Utracono połączenie, kolejna próba za { $seconds } s
table-lost-trying = Utracono połączenie, trwa kolejna próba…
table-lost-why = To, co teraz wybierzesz, zostanie wysłane, gdy tylko stół będzie znów dostępny.
table-retry = Teraz
table-behind = Serwer utracił to, co rozegrano ostatnio, i ta gra cofnęła się.
table-behind-why = Teraz widzisz, gdzie gra stoi. Na to, co było potem, odpowiedz proszę ponownie.
table-sending = Twój wybór jest w drodze…
table-watching = Oglądasz partię.
table-state-away = nie ma przy stole

## A board for any game

any-own = Twoje karty
any-moment = Właśnie teraz
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
shell-account = Konto
shell-clubs = Kluby i turnieje
shell-programs = Moje programy
shell-notices = Powiadomienia
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
shell-engine-percent = Wczytywanie zasad: { $percent }%
shell-engine-starting = Uruchamianie programu z zasadami
shell-engine-once = To dzieje się tylko raz. Potem wszystko jest na tym urządzeniu.
shell-engine-failed = Nie udało się wczytać zasad.
shell-retry = Spróbuj ponownie
shell-offline-ready = Gotowe: od teraz w Partie można grać także bez połączenia.
shell-update = Gotowa jest nowsza wersja Partie. Twoje stoły zostaną takie, jakie są.
shell-reload = Wczytaj ponownie
shell-later = Później
shell-close = Zamknij
shell-cancel = Anuluj
shell-opening = Przygotowywanie stołu…
shell-opening-failed = Nie udało się otworzyć stołu.
shell-loading = Chwileczkę…
shell-page-failed = Nie udało się wczytać tej strony.
shell-lost-title = Tu nic nie ma
shell-lost = Ten adres donikąd nie prowadzi. Może brakuje części linku.

remark-newcomer-1 = Czy tak jest dobrze?
remark-newcomer-2 = Idę po prostu za nosem.
remark-newcomer-3 = O, jak się świeci!
remark-apprentice-1 = Chwila, przecież to znam.
remark-apprentice-2 = Oby niczego nie przeoczyć.
remark-apprentice-3 = Mistrzowi by się to podobało.
remark-regular-1 = Nie ma co komplikować.
remark-regular-2 = Bywały gorsze karty.
remark-regular-3 = To wygląda rozsądnie.
remark-expert-1 = To było do przewidzenia.
remark-expert-2 = Trzeba myśleć dwa ruchy naprzód.
remark-expert-3 = Ciekawe. I co dalej?
remark-master-1 = Każdy kamień ma swoją historię.
remark-master-2 = Cierpliwość wygrywa częściej niż szczęście.
remark-master-3 = Karty mam policzone. Wszystkie.
bot-newcomer-about = Porównuje dwie możliwości, które przychodzą mu do głowy. Dobry na pierwszą partię.
bot-apprentice-about = Patrzy na połowę możliwości, a resztę przeocza.
bot-regular-about = Rozważa każdą możliwość, ale nie patrzy naprzód.
bot-expert-about = Patrzy kilka ruchów naprzód w kilku możliwych rozdaniach zgodnych z tym, co widzi.
bot-master-about = Patrzy jeszcze dalej w wielu możliwych rozdaniach, a końcówki rozwiązuje dokładnie. Nikt nie oszukuje: każdy bot widzi tylko to, co wolno widzieć z jego miejsca.


## Home

home-title = Partie: nowoczesne gry planszowe przy jednym stole
home-heading = Nowoczesne gry planszowe przy jednym stole
home-lead = Usiądź i graj: przeciw botom, z przyjaciółmi przy jednym ekranie albo w pojedynkę. Bez konta, bez reklam, bez czekania.
home-games = Gry
home-go-on-title = Twoja partia czeka
home-go-on = Graj dalej
home-more-tables = { $count ->
    [one] jeszcze { $count } rozpoczęta partia
    [few] jeszcze { $count } rozpoczęte partie
    [many] jeszcze { $count } rozpoczętych partii
   *[other] jeszcze { $count } rozpoczętej partii
}
home-players = { $most ->
    [one] { $least }–{ $most } gracz
    [few] { $least }–{ $most } graczy
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
home-play-friend = W dwie osoby na tym urządzeniu
home-play-alone = W pojedynkę przeciw grze
home-set-up = Przygotuj stół…
home-rules = Zasady
home-promises = Na czym możesz polegać
home-free-title = Twoje, także bez połączenia
home-free = Gra działa w twojej przeglądarce, a twoje stoły zostają na twoim urządzeniu. Po pierwszych odwiedzinach nie potrzebuje połączenia.
home-fair-title = Tasowanie, które można sprawdzić
home-fair = Kolejność kart jest ustalona przed pierwszą kartą i ujawniana po ostatniej. Każdy może powtórzyć rozdanie.
home-all-title = Dla każdego przy stole
home-all = Klawiatura, czytnik ekranu, duży tekst, dotyk; cztery języki, które można w każdej chwili przełączyć.

## New table

new-title = Przygotowanie stołu
new-seats = Kto siedzi przy stole
new-how-many = Liczba miejsc
new-who = Miejsce { $letter }
new-person = Człowiek
new-bot = Bot { $level }: { $name }
new-name = Imię
new-needs-person = Przynajmniej jedno miejsce musi zająć człowiek.
new-hot-seat = Przy tym urządzeniu gra kilka osób: przed każdym ruchem ekran jest zasłonięty, dopóki nie przejmie go właściwa osoba.
new-alone = Grasz w pojedynkę z przeciwnikiem, którego prowadzi sama gra.
new-options = Warianty gry
new-luck = Tasowanie
new-luck-about = Karty są tasowane według tajnej liczby, którą program pieczętuje przed pierwszą kartą. Dodawane są do niej twoje własne słowa, więc nikt nie mógł ukartować tasowania. Nie musisz nic pisać.
new-words = Twoje własne słowa
new-seed = Określone rozdanie
new-seed-about = Zostaw puste, aby zagrać nowe rozdanie. Ten sam tekst z tymi samymi miejscami, ustawieniami i słowami da to samo rozdanie; ziarno skończonej partii znajdziesz na stronie, na której sprawdza się jej tasowanie.
new-shuffle = Na początku potasuj miejsca
new-start = Zacznij grę

## Nauka

coach-title = Naucz się w 10 minut
coach-step = Lekcja, krok { $number } z { $count }
coach-choose = Tu nie ma nic nowego: wybierz, co chcesz. Lekcja toczy się dalej, gdy pojawi się coś nowego.
coach-more = Czytaj więcej
coach-go-alone = Graj dalej bez lekcji
coach-later = To też dozwolone, ale lekcja zajmie się tym później. Wybierz coś podświetlonego.
coach-unfold = Pokaż wszystko
coach-fold = Pokaż mniej
coach-well-done = Świetnie!
coach-play-on = Dokończ tę partię
coach-newcomer = Nowa gra, łatwe boty
coach-other = Lekcja: { $game }
coach-help = Pomoc w nauce
coach-first = Dla ciebie nowość: { $question }
coach-understood = Rozumiem
coach-no-firsts = Już nie objaśniaj
coach-doubt = Na pewno?
coach-doubt-why = { $answer } – gorsze od najlepszego wyboru o około { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Lepiej wygląda: { $better }.
coach-take-another = Wybierz ponownie
coach-play-anyway = Zagraj mimo to
coach-no-warnings = Zagraj i nie ostrzegaj
coach-firsts = Objaśniaj nowe pytania
coach-firsts-about = Gdy gra pyta cię o coś pierwszy raz, nad stołem widać zasadę.
coach-firsts-auto = w pierwszej partii
coach-firsts-yes = w każdej partii
coach-firsts-no = nigdy
coach-warns = Ostrzegaj przed słabym ruchem
coach-warns-about = Gdy inny wybór wygląda znacznie lepiej, gra przed twoim ruchem pyta jeszcze raz.
coach-warns-no = wyłączone
coach-warns-yes = włączone

## With friends elsewhere

friend-title = Graj z przyjacielem
friend-door = Każdy przy swoim ekranie, gdziekolwiek jesteście. Wysyłasz link; druga strona nie potrzebuje konta i niczego nie instaluje.
friend-play = Z przyjacielem na odległość
friend-game = Gra
friend-free = Osoba z linkiem
friend-needs-friend = Zostaw przynajmniej jedno miejsce dla osoby z linkiem.
friend-luck-about = Serwer losuje tajną liczbę i pokazuje zobowiązanie, zanim ktokolwiek usiądzie. Każdy może dodać do tasowania własne słowa, więc nikt nie mógł go ukartować. Nie musisz nic pisać.
friend-make = Zaproś do stołu
friend-failed = Serwer jest niedostępny. Sprawdź połączenie i spróbuj ponownie.
friend-waiting = Stół czeka
friend-waiting-about = Wyślij każdemu link do jego miejsca. Gra zacznie się sama, gdy wszyscy usiądą. Możesz opuścić tę stronę: stół jest wśród twoich stołów.
friend-waiting-guest = Gra zacznie się sama, gdy wszyscy usiądą. Możesz opuścić tę stronę: stół jest wśród twoich stołów.
friend-seat-free = wolne
friend-seat-mine = ty
friend-seat-here = jest przy stole
friend-seat-away = nie ma przy stole
friend-seat-reserved = zarezerwowane
friend-link = Odnośnik do miejsca { $letter }
friend-link-copy = Kopiuj link
friend-link-share = Wyślij link
friend-link-copied = Odnośnik jest w schowku.
friend-link-code = Odnośnik jako kod QR
friend-invites = Masz zaproszenie do gry. Zaprasza: { $name }
friend-onlookers = Widzowie
friend-onlookers-about = Kto ma ten link, może oglądać partię. Widzi tylko to, co jest odkryte dla wszystkich.
friend-onlookers-link = Link dla widzów
friend-luck-note = Skrót SHA-256 tajemnicy, z której rozdawane są karty. Zapisz go: po partii dowiedzie, że nikt tajemnicy nie zamienił.
friend-invited = Masz zaproszenie do gry
friend-invited-watch = Możesz oglądać tę partię
friend-at-table = Przy stole: { $names }
friend-your-seat = Twoje miejsce: { $letter }
friend-sit = Usiądź
friend-watch = Oglądaj
friend-taken = Na tym miejscu siedzi już ktoś inny.
friend-stranger = Nie masz miejsca przy tym stole. Poproś o link do niego.
friend-unknown = Nie ma takiego stołu. Może brakuje części linku.
friend-rematch-why = Pozostali dostaną propozycję: gra zacznie się, gdy wszyscy ją przyjmą.
friend-tables = Z przyjaciółmi na odległość
friend-tables-about = Te stoły przechowuje serwer, a ta przeglądarka pamięta, gdzie są. Kto usunie tu stół, zapomni tylko drogę do niego.
friend-tables-running = Jeszcze trwa
friend-tables-over = Skończona
friend-tables-watching = oglądasz
friend-tables-end = Pokaż koniec
lobby-title = Otwarte stoły

## My tables

tables-title = Moje stoły
tables-about = Wszystko jest zachowane tylko w tej przeglądarce. Zapis to plik tekstowy: można z nim wszędzie odtworzyć partię i sprawdzić tasowanie.
tables-import = Dodaj zapisy
tables-importing = Wczytywanie zapisów…
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
tables-empty-about = Do pierwszej partii wystarczą dwa dotknięcia. Możesz też upuścić tu zapisy skończonych partii.
tables-alone = { $seat }, w pojedynkę
tables-open = Czeka na ciebie
tables-broken-off = Niedokończone
tables-imported = dodane z pliku
tables-replay = Odtwórz
tables-check = Sprawdź tasowanie
tables-save = Zapisz do pliku
tables-save-for = Zapisz do pliku: { $seat }
tables-save-failed = Nie udało się zachować zapisu.
tables-redacted = Dopóki gra trwa, zapis w pliku zawiera tylko to, co wie jego gracz.
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
settings-motion = Animacje
settings-motion-auto = jak w urządzeniu
settings-motion-none = brak
settings-film = Odtwarzanie zdarzeń na stole
settings-film-about = Jedno po drugim, na planszy. Klawisz lub dotknięcie przeskakuje do końca.
settings-film-slow = powoli
settings-film-normal = zwyczajnie
settings-film-quick = szybko
settings-film-off = wcale
settings-boards = Plansze
settings-boards-about = Prosta plansza rysuje każdą grę jako rzędy kart i mapy: mniej obrazków, więcej tekstu.
settings-boards-own = każda gra swoja
settings-boards-plain = prosta
settings-sound = Dźwięk
settings-sound-off = wyłączony
settings-sound-soft = cichy
settings-sound-normal = normalny
settings-sound-loud = głośny
settings-play = Przy stole
settings-name = Twoje imię
settings-name-about = Widać je przy stole i w zapisach. Bez imienia nazywasz się „{ seat-me }”.
settings-ahead = Zasady na tym urządzeniu w grze ze znajomymi
settings-ahead-about = Z zasadami na miejscu podgląd jest od razu. Pobiorą się, gdy usiądziesz przy stole, 14 MB, ale nie tam, gdzie oszczędza się dane.
settings-ahead-auto = pobieraj
settings-ahead-never = nie pobieraj
settings-confirm = Potwierdzanie ruchu
settings-confirm-about = Pierwsze dotknięcie pokazuje, co z tego wyniknie, drugie wykonuje ruch.
settings-confirm-touch = na ekranach dotykowych
settings-confirm-always = zawsze
settings-confirm-never = nigdy
settings-pace = Jak długo boty czekają przed ruchem
settings-pace-slow = długo
settings-pace-normal = normalnie
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
settings-forget = Usuń wszystko…
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
credits-icons-about = Niektóre symbole na kartach i planszach pochodzą z game-icons.net na licencji Creative Commons Uznanie autorstwa 3.0. Zmieniono ich kolory i dopasowano kształt.
credits-works = Na czym stoi Partie

## Rules

rules-title = Zasady
rules-questions = O co pyta gra i jaka zasada za tym stoi
rules-questions-about = W kolejności, w jakiej gra pyta. Przy stole ta sama zasada jest podana przy każdym pytaniu.
rules-cards = Wszystkie karty
rules-search = Szukaj w kartach
rules-found = { $count ->
    [0] Żadna karta nie pasuje.
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Podręcznik

book-contents = Spis treści
book-search = Szukaj w zasadach
book-found = { $count ->
    [0] Żaden akapit nie pasuje.
    [one] { $count } akapit
    [few] { $count } akapity
    [many] { $count } akapitów
   *[other] { $count } akapitu
}
book-rule = Zasada: { $what }
book-rule-short = Zasada, której to dotyczy
book-here = Link do tego akapitu
book-picture = Stół w przykładowej partii
book-example = Z przykładowej partii
book-worked = Punkty w przykładowej partii w tej chwili. Każda liczba rozwija swoje uzasadnienie.

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
sheet-again = To samo rozdanie jeszcze raz
sheet-replay = Odtwórz partię
sheet-finale = Obejrzyj zakończenie jeszcze raz
finale-title = Koniec gry
finale-decided = Rozstrzygnęło to: { $source }, { $points } : { $others }.
finale-card = Najwięcej dała karta „{ $card }”: { $points }.
sheet-share = Udostępnij wynik
sheet-check = Sprawdź tasowanie
sheet-tables = Moje stoły
sheet-copied = Wynik jest w schowku.
sheet-not-copied = Przeglądarka nie pozwoliła na kopiowanie.

## Replay

replay-page-title = Odtwarzanie partii
replay-page-missing = Takiego stołu nie ma w tej przeglądarce.
replay-page-all-open = Wszystkie karty odkryte
replay-page-eyes = Widok
replay-page-copy = Kopiuj link
replay-page-copied = Link jest w schowku. Zawiera całą partię i otworzy się w każdej przeglądarce.
replay-page-cut = Ten link jest niepełny: po drodze zginęła jego część. Poproś o niego jeszcze raz.
replay-page-keep = Zachowaj wśród moich stołów
replay-page-play-on = Graj dalej
replay-page-unfinished = Partia jeszcze się nie skończyła: można obejrzeć tylko to, co widać z twojego miejsca.
replay-page-controls = Kroki odtwarzania
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
replay-page-dealt = potem rozdano: { $count ->
    [one] { $count } element
    [few] { $count } elementy
    [many] { $count } elementów
   *[other] { $count } elementu
}

## Check

check-page-title = Sprawdź tasowanie
check-page-about = Skończona partia dowodzi o sobie trzech rzeczy: nikt nie zmienił jej zapisu, wszyscy grali zgodnie z zasadami i nikt nie wybrał kart. Ta strona sprawdza to wszystko na twoim urządzeniu.
check-page-sealed = Ziarno jest jeszcze zapieczętowane
check-page-sealed-why = Partia jeszcze się nie skończyła. Kto znałby ziarno, znałby wszystkie karty, które dopiero przyjdą, dlatego do końca pozostaje ono tajne. Zobowiązanie poniżej jest już ustalone: zapisz je i porównaj po partii.
check-page-which = W pliku jest kilka zapisów. Który?
check-page-found = Co ustalono
check-page-good = W tym zapisie nie znaleziono błędów.
check-page-bad = W tym zapisie coś się nie zgadza.
check-page-busy = Cała partia jest rozgrywana ponownie, żeby ją sprawdzić…
check-page-save = Zapisz do pliku
check-page-luck = Jak ustalono tasowanie
check-page-luck-why = Cztery kroki, w tej kolejności. Skróty liczy tu sama przeglądarka, bez programu z zasadami, żeby jedno można było sprawdzić drugim.
check-page-step-commitment = Zobowiązanie
check-page-step-commitment-why = Przed pierwszą kartą wylosowano tajną liczbę, ziarno. Od razu pokazano jej skrót SHA-256. Skrót nie zdradza ziarna, ale żadne inne ziarno nie ma takiego samego: od tej chwili nie da się go podmienić.
check-page-no-commitment = Ten zapis nie ma zobowiązania.
check-page-step-words = Słowa graczy
check-page-step-words-why = Dopiero potem gracze mogą dodać własne słowa. Są dodawane do rozdania, więc nawet ten, kto wylosował ziarno, nie mógł wiedzieć, co ono przyniesie.
check-page-no-words = Do tej partii nikt nie dodał żadnych słów.
check-page-step-seed = Ziarno
check-page-step-seed-why = Po ostatniej karcie ziarno zostaje pokazane. Każdy może policzyć jego skrót i przekonać się, że to właśnie do niego program się zobowiązał.
check-page-no-seed = Ziarno nie jest jeszcze jawne.
check-page-cannot-hash = Strony nie wczytano przez bezpieczne połączenie, więc przeglądarka nie pozwala jej liczyć skrótów. Powyżej sprawdził to program z zasadami.
check-page-hashed = Skrót SHA-256 tego ziarna, policzony właśnie przez twoją przeglądarkę:
check-page-same = Zgadza się ze zobowiązaniem.
check-page-different = Nie zgadza się ze zobowiązaniem. Ziarno podmieniono.
check-page-step-deal = Każda karta
check-page-step-deal-why = Ziarno i słowa tworzą razem klucz. Każdą rozdaną kartę wyznacza skrót tego klucza i numeru pytania; wybiera się ją tylko spośród kart, które mogły przyjść. Żadna karta nie zależy więc od tego, co kto zrobił, i wszystko można rozdać ponownie.
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

## Keeping everything

keep-title = Kopia zapasowa
keep-about = Zapisz wszystko w jednym pliku: wszystkie stoły, także niedokończone, z notatkami, statystyką i ustawieniami. Możesz go przywrócić tutaj albo na innym urządzeniu.
keep-secret = Nie dawaj nikomu tego pliku. Widać w nim wszystkie karty niedokończonych partii, są w nim też tajne linki do wolnych miejsc przy stołach ze znajomymi. Twoje własne miejsce na serwerze zostaje w tej przeglądarce.
keep-save = Zapisz wszystko w pliku
keep-saved = Plik jest zapisany.
keep-save-failed = Nie udało się zapisać pliku. Spróbuj ponownie albo w innej przeglądarce.
keep-restore = Przywróć z pliku
keep-reading = Sprawdzanie pliku…
keep-restored = Wszystko z pliku jest już tutaj.
keep-untouched = Nic się tu nie zmieniło.
keep-plan = Co zostanie dodane
keep-plan-new = { $count ->
    [one] { $count } nowy stół.
    [few] { $count } nowe stoły.
    [many] { $count } nowych stołów.
   *[other] { $count } nowego stołu.
}
keep-plan-running = W tym niedokończonych: { $count }.
keep-plan-further = { $count ->
    [one] { $count } stół jest w pliku dalej niż tutaj: grasz dalej od tamtego miejsca.
    [few] { $count } stoły są w pliku dalej niż tutaj: grasz dalej od tamtego miejsca.
    [many] { $count } stołów jest w pliku dalej niż tutaj: grasz dalej od tamtego miejsca.
   *[other] { $count } stołu jest w pliku dalej niż tutaj: grasz dalej od tamtego miejsca.
}
keep-plan-beside = { $count ->
    [one] { $count } stół potoczył się w pliku inaczej niż tutaj: zostają oba.
    [few] { $count } stoły potoczyły się w pliku inaczej niż tutaj: zostają obie wersje.
    [many] { $count } stołów potoczyło się w pliku inaczej niż tutaj: zostają obie wersje.
   *[other] { $count } stołu potoczyło się w pliku inaczej niż tutaj: zostają obie wersje.
}
keep-plan-known = { $count ->
    [one] { $count } stół już tu jest i zostaje bez zmian.
    [few] { $count } stoły już tu są i zostają bez zmian.
    [many] { $count } stołów już tu jest i zostaje bez zmian.
   *[other] { $count } stołu już tu jest i zostaje bez zmian.
}
keep-plan-unknown = { $count ->
    [one] { $count } stół pochodzi z gry lub wersji, której ta strona nie ma. Zostaje w pliku.
    [few] { $count } stoły pochodzą z gier lub wersji, których ta strona nie ma. Zostają w pliku.
    [many] { $count } stołów pochodzi z gier lub wersji, których ta strona nie ma. Zostają w pliku.
   *[other] { $count } stołu pochodzi z gier lub wersji, których ta strona nie ma. Zostaje w pliku.
}
keep-plan-links = { $count ->
    [one] { $count } link do stołu ze znajomymi.
    [few] { $count } linki do stołów ze znajomymi.
    [many] { $count } linków do stołów ze znajomymi.
   *[other] { $count } linku do stołów ze znajomymi.
}
keep-plan-settings = Przejmij też ustawienia z pliku
keep-plan-add = Dodaj to wszystko
keep-fault-other = To nie jest plik z Partie. Wybierz ten, który powstał przez „{ keep-save }”.
keep-fault-record = W tym pliku jest zapis partii. Wczytaj go na stronie „{ tables-title }”.
keep-fault-newer = Plik pochodzi z nowszej wersji Partie. Odśwież tę stronę, żeby mieć najnowszą wersję, i spróbuj ponownie.
keep-fault-damaged = Plik jest uszkodzony: brakuje części albo ktoś ją zmienił. Skopiuj go jeszcze raz stamtąd, gdzie jest zapisany, albo użyj starszego.
keep-fault-table = Ze stołem { $number } w pliku coś jest nie tak: { $why } Użyj innego pliku albo zapisz go ponownie na drugim urządzeniu.
keep-restore-full = Na urządzeniu brakuje miejsca. Zwolnij trochę i spróbuj ponownie.
keep-restore-failed = Ta przeglądarka nie pozwala stronie niczego zapisać. Wyjdź z trybu prywatnego albo użyj innej przeglądarki.
keep-lasting = Przeglądarka przechowa twoje stoły, dopóki ich nie usuniesz.
keep-not-lasting = Gdy na urządzeniu zabraknie miejsca, przeglądarka może usunąć twoje stoły.
keep-lasting-unknown = Ta przeglądarka nie mówi, czy może usunąć twoje stoły. Co jakiś czas zapisz je w pliku.
keep-room = Wolne miejsce: { $size }.
keep-ask = Poproś o przechowanie
keep-ask-refused = Przeglądarka się nie zgadza. Często pomaga zainstalować Partie jako aplikację albo dodać stronę do zakładek. Do tego czasu zapisuj czasem wszystko w pliku.
keep-full = Na urządzeniu skończyło się miejsce, więc partia się nie zapisuje. Zanim zamkniesz okno, zapisz wszystko w pliku, a potem zwolnij miejsce.
keep-refused = Ta przeglądarka nie pozwala stronie niczego zapisać, więc partia się nie zapisuje. Zanim zamkniesz okno, zapisz wszystko w pliku.
tables-import-advice = Odrzuconych zapisów tu nie ma. Zapisz je ponownie tam, gdzie były grane, i wczytaj cały plik.

## On another device

move-door = Graj gdzie indziej
move-title = Graj dalej na innym urządzeniu
move-about = Otwórz link na drugim urządzeniu, skieruj jego aparat na kod albo przenieś plik. Gra toczy się tam dalej dokładnie od tego miejsca.
move-secret = Nie dawaj tego nikomu, kto gra przeciwko tobie: link i plik zawierają cały stół, z każdą ukrytą kartą i dalszym tasowaniem.
move-by-link = Przez link
move-link = Link do stołu
move-long = Link jest długi, a niektóre aplikacje takie ucinają. Plik jest pewniejszy.
move-by-file = Przez plik
move-file-about = Na drugim urządzeniu wybierz w ustawieniach „{ keep-restore }”.
move-save = Zapisz stół w pliku
move-copy = Przenosi się kopia. To urządzenie nie może wiedzieć, jak gra toczy się gdzie indziej, a stół zostaje tu taki, jaki jest. Kto gra na obu, ma dwie różne partie.
move-back = Wróć do stołu
arrive-title = Stół z innego urządzenia
arrive-new = Stół zostanie zapisany w tej przeglądarce jako kopia. Drugie urządzenie nie dowie się, jak gra potoczy się tutaj.
arrive-further = Masz już ten stół, ale nie tak daleko. Gra potoczy się dalej od stanu z linku.
arrive-beside = Masz już ten stół, ale potoczył się inaczej. Zostaną oba.
arrive-known = Masz już ten stół, co najmniej tak samo daleko.
arrive-go-on = Graj dalej tutaj

## Your games

stats-title = Twoje partie
stats-door = Twoje partie w liczbach
stats-about = Liczone z dokończonych partii zapisanych w tej przeglądarce.
stats-seats = Miejsc
stats-played = Partii
stats-won = Wygranych
stats-best = Najwięcej
stats-average = Średnio
stats-none = Nie ma jeszcze dokończonej partii
stats-shared = { $count ->
    [one] { $count } partia kilku osób przy jednym ekranie się nie liczy: nie wiadomo, które miejsce było twoje. Ustaw imię i graj pod nim.
    [few] { $count } partie kilku osób przy jednym ekranie się nie liczą: nie wiadomo, które miejsce było twoje. Ustaw imię i graj pod nim.
    [many] { $count } partii kilku osób przy jednym ekranie się nie liczy: nie wiadomo, które miejsce było twoje. Ustaw imię i graj pod nim.
   *[other] { $count } partii kilku osób przy jednym ekranie się nie liczy: nie wiadomo, które miejsce było twoje. Ustaw imię i graj pod nim.
}

## When something goes wrong

crash-title = Coś poszło nie tak
crash-why = Twoje stoły są zapisane. Odśwież stronę i graj dalej.
crash-go-on = Graj dalej
crash-save = Zapisz raport
crash-report-about = Raport to plik tekstowy: wersja, przeglądarka, język, błąd i partia tak, jak ją widzisz. Nie jest nigdzie wysyłany; to ty decydujesz, kto go dostanie.
crash-writing = Zapisywanie raportu…
crash-saved = Raport jest zapisany.
