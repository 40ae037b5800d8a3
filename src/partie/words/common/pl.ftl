# Co mówi sam stół, po polsku. Gry mają własne słowa.

about-partie = Nowoczesne gry planszowe przy jednym stole: graj, badaj i sprawdzaj.
version = Partie { $version }

## Kto siedzi przy stole

seat-me = Ty
seat-person = Gracz { $letter }
seat-dealer = Rozdający
seat-onlooker = Widz
bot-newcomer = Nowicjusz
bot-apprentice = Uczeń
bot-regular = Bywalec
bot-expert = Znawca
bot-master = Mistrz
bot-greedy = Zachłanny
bot-random = Losowy
bot-named = { $name } ({ $level })
face-down = zakryta
answer-sealed = ukryty wybór
answer-sealed-by = { $seat }: ukryty wybór
reason-not-offered = Tej możliwości teraz nie ma.
reason-not-asked = Teraz nie twoja kolej.
reason-too-late = Ten wybór już zapadł.
err-other-seed = Tę partię zaczęto z innym ziarnem: zapis i ziarno nie pasują do siebie.
err-unknown-record = Nie można tu grać w „{ $game }” albo w tę wersję zasad.
err-redacted = To zapis niedokończonej partii: można go obejrzeć tylko przy jej stole.

## Pomoc

help-usage = Użycie:
help-arguments = Argumenty
help-commands = Polecenia
help-options = Opcje
help-examples = Przykłady
help-default = [domyślnie { $value }]

meta-options = [OPCJE]
meta-command = POLECENIE
meta-game = GRA
meta-file = PLIK
meta-folder = FOLDER
meta-number = LICZBA
meta-seats = MIEJSCA
meta-bot = BOT
meta-setting = NAZWA=WARTOŚĆ
meta-seat = MIEJSCE
meta-salt = SŁOWA
meta-lang = JĘZYK
meta-bots = BOTY
meta-address = ADRES

cmd-games = wypisuje gry, w które można tu zagrać
cmd-play = rozgrywa partię w terminalu
cmd-simulate = każe botom rozegrać wiele partii
cmd-arena = każe botom się zmierzyć i mówi, który jest silniejszy i na ile to pewne
cmd-replay = opowiada zapis słowami albo pokazuje stół w jednej chwili
cmd-verify = sprawdza zapis: tekst, grę, wynik i tasowanie
cmd-perft = liczy wszystkie możliwe kontynuacje
cmd-fuzz = próbuje zepsuć grę losową rozgrywką
cmd-bench = mierzy szybkość losowej rozgrywki i botów

help-games = Wypisuje zainstalowane gry: liczbę miejsc, wersję zasad, języki, karty i boty.
help-play = Rozgrywa jedną partię w terminalu, przeciw botom albo z przyjaciółmi przy jednej klawiaturze. Tasowanie zostaje zapieczętowane przed pierwszą kartą, a po ostatniej można je sprawdzić.
help-simulate = Każe botom rozegrać wiele partii i liczy zwycięstwa oraz punkty. Partia zależy tylko od ziarna i od swojego numeru: każde uruchomienie daje te same partie, bez względu na to, ile procesów dzieli się pracą.
help-arena = Każe botom się zmierzyć i porównuje je. Bot, który gra rozdanie, zasiada w nim raz na każdym miejscu, więc nikt nie jest lepszy tylko dlatego, że dostał lepsze karty. Ocena to OpenSkill według pozycji, a w grach ze stronami według stron; przedział zawiera prawdziwą wartość 95 razy na 100, a partii z jednego rozdania nigdy nie uznaje się za niezależne.
help-replay = Opowiada zapisaną partię pytanie po pytaniu, razem z arkuszem punktów; z opcją --at pokazuje stół taki, jaki był po danym pytaniu.
help-verify = Sprawdza każdy zapis w pliku: czy tekst jest nienaruszony, czy grano zgodnie z zasadami, czy zgadza się wynik i czy karty rozdano tak, jak każe ziarno. Jeśli coś się nie zgadza, kończy z kodem 1.

arg-game = nazwa gry; listę wypisuje `partie games`
arg-record = plik z jednym lub wieloma zapisami

opt-help = pokazuje tę stronę
opt-version = pokazuje wersję
opt-lang = język: en, cs, sk lub pl; domyślnie według PARTIE_LANG albo systemu
opt-json = zamiast zdań wypisuje jeden dokument JSON
opt-confirm = pyta przed ruchem botów, by wybór można było jeszcze cofnąć
opt-plain = zwykłe wiersze bez ramek i kolorów, dla czytników ekranu i plików
opt-seats = liczba losowych botów albo bot:NAZWA dla każdego miejsca, po przecinku
opt-seats-play = me, me:IMIĘ lub bot:NAZWA dla każdego miejsca, po przecinku; bot:1 nowicjusz, bot:2 uczeń, bot:3 bywalec, bot:4 znawca, bot:5 mistrz; domyślnie me,bot:regular
opt-hints = h podpowiada; po grze boty pokazują, co rozważały
opt-bot = bot na każdym miejscu, gdy --seats jest liczbą
opt-set = opcje stołu w postaci NAZWA=WARTOŚĆ, oddzielone przecinkami; wymienia je `partie games`
opt-cards = folder z innymi kartami; czy da się nimi grać, powie `partie cards check`
opt-seed = ziarno, które decyduje o wszystkim
opt-seed-play = własne ziarno tasowania zamiast tajnego; to samo ziarno rozdaje te same karty
opt-salt = własne słowa, które zostaną dodane do tasowania
opt-save = gdzie zachować zapis
opt-games = ile partii
opt-jobs = ile procesów dzieli się pracą
opt-bots = dwa boty lub więcej, po przecinku; poziom można podać numerem
opt-games-arena = co najmniej ile partii; ostatnia kolejka rozdań jest rozgrywana do końca
opt-seats-arena = ile miejsc; w przeciwnym razie tyle, ile botów, jeśli gra na to pozwala
opt-sides = strona przeciw stronie, dla dwóch botów: jeden bot gra za wszystkie miejsca jednej strony; boty zamieniają się stronami
opt-ray = praca dzieli się w tym klastrze Ray: jego adres, auto dla działającego, local dla nowego
opt-out = zachowuje wszystkie zapisy w tym pliku
opt-closer = liczy też, skąd były punkty i kto z czym wygrał
opt-plot = rysuje to jako obrazek SVG w tym pliku
opt-at = pokazuje stół po tym pytaniu; 0 to początek
opt-seat = litera miejsca, którego oczami patrzymy; w przeciwnym razie wszystko leży odkryte
opt-game = który zapis z pliku

example-games = W co można tu zagrać?
example-games-json = To samo jako JSON.
example-play-bot = Ty przeciw botowi trzeciego poziomu.
example-play-friends = Dwoje przyjaciół przy jednej klawiaturze; zapis zostaje zachowany.
example-play-confirm = Wybór można cofnąć, zanim odpowiedzą boty.
example-play-set = W pojedynkę przeciw legendarnemu Jaelowi.
example-play-hints = Z podpowiedziami, przeciw dwóm botom trzeciego poziomu.
example-play-plain = Po czesku, zwykłymi wierszami dla czytnika ekranu.
example-simulate = Tysiąc partii między losowymi botami.
example-simulate-bots = Dwa rodzaje botów, dwa procesy, wynik jako JSON.
example-simulate-out = Sto partii z zapisami, które `partie verify` przyjmie.
example-simulate-closer = Cztery myślące boty: skąd mają punkty, razem z obrazkiem.
example-simulate-set = W pojedynkę przeciw legendarnemu Jaelowi.
example-arena = Czy greedy jest lepszy niż random i o ile?
example-arena-levels = Trzy poziomy przy stole dla pięciu, dwa procesy, obrazek.
example-arena-sides = Strona przeciw stronie: który z dwóch botów jest lepszy, w mniejszej liczbie partii.
example-arena-alone = Każdy osobno na tych samych rozdaniach; wszystkie zapisy zostają.
example-arena-ray = W działającym klastrze Ray, wynik jako JSON.
example-replay = Cała partia słowami, razem z arkuszem punktów.
example-replay-at = Co było widać z miejsca A po pytaniu 23.
example-replay-game = Siódma partia z pliku, jako JSON.
example-verify = Czy grano uczciwie?
example-verify-json = Wszystkie zapisy w pliku, jako JSON.

## Błędy

err-label = Błąd:
err-try-help = Pomoc pokazuje: { $command }
err-interrupted = Przerwano.
err-command-line = Nie można zrozumieć wiersza poleceń.
err-command = Nie ma polecenia „{ $given }”. Do wyboru: { $commands }.
err-command-near = Nie ma polecenia „{ $given }”. Czy chodziło o „{ $near }”?
err-no-such-option = Nie ma tu opcji { $option }.
err-did-you-mean = Czy chodziło o { $options }?
err-option-needs-value = Po opcji { $option } trzeba podać wartość.
err-option-takes-no-value = Opcja { $option } nie ma wartości; pomiń wszystko od znaku równości.
err-missing-argument = W wierszu poleceń brakuje: { $argument }.
err-missing-option = Brakuje wymaganej opcji { $option }.
err-extra-arguments = Tu nie powinno już nic być: { $given }. Wartość ze spacjami ujmij w cudzysłów.
err-language = Język „{ $value }” nie jest dostępny. Do wyboru: { $languages }.
err-whole-number = Opcja { $option } wymaga liczby całkowitej, co najmniej { $least }; „{ $value }” nią nie jest.
err-seconds = Opcja { $option } wymaga liczby sekund większej od zera; „{ $value }” nią nie jest.
err-unknown-game = Gra „{ $name }” nie jest zainstalowana. Dostępne: { $games }.
err-unknown-bot = Nie ma bota „{ $name }”. Dostępne: { $bots }.
err-seat-count = Gra „{ $game }” ma od { $least } do { $most } miejsc, a w --seats podano { $given }.
err-no-settings = Gra „{ $game }” nie ma opcji przy tej liczbie miejsc ({ $seats }).
err-setting = „{ $given }” nie jest opcją gry „{ $game }” przy tej liczbie miejsc ({ $seats }). Do wyboru: { $settings }
err-own-cards-only = W grę „{ $game }” gra się tylko jej własnymi kartami.
err-bad-cards = Tabelami z folderu { $folder } nie da się grać (liczba błędów: { $faults }). Wymienia je `partie cards check { $folder }`.
err-seat-count-exact = Gra „{ $game }” ma dokładnie { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}, a w --seats podano { $given }.
err-seat-word = Miejsca nie może zająć „{ $word }”. Napisz me, me:IMIĘ lub bot:NAZWA po przecinku albo liczbę botów.
err-no-people = Tu mogą siedzieć tylko boty: zamiast me napisz bot:NAZWA albo użyj `partie play`.
err-bots = Na arenę wchodzą dwa różne boty lub więcej, po przecinku.
err-sides = --sides jest dokładnie dla dwóch botów.
err-no-ray = Ray nie jest zainstalowany. Dodaje go: pip install partie[ray]
err-ray-address = Pod adresem „{ $address }” nie ma dostępnego klastra Ray ({ $system }).
name-empty = Brakuje imienia.
name-long = Imię ma najwyżej 24 znaki.
name-sign = Imię składa się z liter, cyfr i spacji; w środku może być łącznik, apostrof, kropka i podkreślnik.
name-mixed = W imieniu mieszają się litery dwóch alfabetów: użyj tylko jednego.
name-short = Imię ma co najmniej dwa znaki, w tym jedną literę.
name-bot = „Bot” to nazwa tylko dla botów.
name-taken = Ktoś przy tym stole ma już takie albo prawie takie imię.
name-account = Takie albo prawie takie imię ma już czyjeś konto. Wybierz inne.
err-salt = „{ $salt }” nie da się dodać do tasowania: pomiń średniki i znaki sterujące.
err-seat-letter = W tej partii nie ma miejsca „{ $seat }”. Do wyboru: { $seats }.
err-no-file = Plik „{ $file }” nie istnieje.
err-not-text = Plik „{ $file }” nie jest tekstem w UTF-8.
err-cannot-read = Pliku „{ $file }” nie można odczytać ({ $system }).
err-cannot-write = Pliku „{ $file }” nie można zapisać ({ $system }).
err-no-record = W pliku „{ $file }” nie ma zapisu: zaczyna się on wierszem [partie "1"].
err-no-such-record = W pliku nie ma zapisu numer { $which }; ostatni ma numer { $count }.
err-unreadable = Zapisu w pliku „{ $file }” nie można odczytać. { $why }
err-unreadable-line = Wiersz { $line } nie jest nagłówkiem ani oczekiwanym wierszem partii: „{ $text }”.
err-unreadable-format = Zapis ma postać, której ta wersja nie zna, albo jest niepełny.
err-record-names-no-game = Zapis nie mówi, o którą grę chodzi: brakuje nagłówka „game”.
err-record-unknown-game = Zapis należy do gry „{ $name }”, która nie jest zainstalowana. Dostępne: { $games }.
err-record-unknown-rules = Grano według zasad gry „{ $name }” w wersji { $version }; zainstalowana jest wersja { $have }. Zainstaluj wydanie, które zawiera potrzebną wersję.
err-record-cards = Partię rozegrano kartami „{ $cards }”, a nie „{ $have }”. Podaj folder z nimi opcją --cards.
err-broken-record = Zapisu nie można rozegrać do końca. { $why }
err-no-moment = W tym zapisie nie ma pytania { $at }; ostatnie ma numer { $last }.
err-redacted-moment = Zapis niedokończonej partii pokazuje tylko ostatni stan. Pomiń --at.
err-redacted-seat = Ten zapis należy do miejsca { $reader } i nie mówi, co wiedzieli inni. Pomiń --seat.
err-redacted-view = W zapisie nie ma czytelnego widoku stołu, więc nie można go pokazać.

break-start = Z tymi miejscami i opcjami gra nie może się zacząć.
break-illegal = Odpowiedź na pytanie { $question } jest niezgodna z zasadami: { $reason }
break-not-asked = Pytanie { $question } nie dotyczyło miejsca { $seat }.
break-unreadable = Odpowiedź na pytanie { $question } nie jest żadną z akcji tej gry.
break-too-many = Przy pytaniu { $question } jest o jedną odpowiedź za dużo.
break-too-few = Przy pytaniu { $question } brakuje odpowiedzi.

## Gry

games-name = nazwa
games-title = gra
games-seats = miejsca
games-rules = zasady
games-languages = języki
games-cards = karty
games-settings = opcje
games-bots = boty

## Przy stole

luck-commitment = Zobowiązanie (skrót ziarna): { $luck }
luck-ask-salt = Własne słowa do tasowania (Enter, jeśli żadne):
luck-salt = Do tasowania dodano: { $salt }
luck-seed = Ziarno tasowania, teraz już jawne: { $seed }

news-title = Co się stało
log-title = Dotychczasowy przebieg
prompt = { $seat } >
prompt-interjection = { $typed }: { $answer } (w każdej chwili)
prompt-keys = { $numbers } wybór · ? zasada · l przebieg · s punkty · u cofnij · q koniec
prompt-key-card = ? { $card } karta
prompt-key-hint = h podpowiedź
chosen = Wybrano: { $answer }
not-an-option = „{ $text }” nie jest do wyboru. Wpisz jedną z liczb { $numbers } albo ?, aby zobaczyć pomoc.
no-such-topic = Nie ma tu nic pod „{ $about }”. Spróbuj słowa z ekranu albo samego ?.
more-topics = { $count ->
    [one] I jeszcze { $count }. Wpisz więcej z nazwy.
    [few] I jeszcze { $count }. Wpisz więcej z nazwy.
    [many] I jeszcze { $count }. Wpisz więcej z nazwy.
   *[other] I jeszcze { $count }. Wpisz więcej z nazwy.
}

help-key-number = liczba: możliwość o tym numerze
help-key-card = # i oznaczenie karty: możliwość z tą kartą
help-key-notation = odpowiedź tak, jak pisze ją zapis, na przykład: { $answer }
help-key-rule = ?: zasada do tego pytania; ? i oznaczenie karty albo dowolne słowa: co znaczą i co mówią o nich zasady
help-key-undo = u: cofa ostatnią odpowiedź, dopóki nikt się z niej niczego nie dowiedział
help-key-log = l: wszystko, co się stało
help-key-sheet = s: arkusz punktów
help-key-hint = h: podpowiedź: które możliwości wyglądają najlepiej
help-key-quit = q: odejście od stołu

confirm = Enter: zatwierdź · u: cofnij >
undo-done = Ostatnia odpowiedź została cofnięta.
undo-nothing = Nie masz jeszcze odpowiedzi, którą można by cofnąć.
undo-too-late = Ostatniej odpowiedzi nie można już cofnąć: od tej pory ktoś odpowiedział albo dowiedział się czegoś nowego. Z opcją --confirm pytanie padnie, zanim odpowiedzą boty.

curtain = Klawiatura teraz dla: { $seat }. Pozostali nie patrzą.
curtain-ready = Gdy nikt inny nie widzi ekranu, naciśnij Enter.

quit-saved = Twój zapis dotychczasowej partii jest w pliku { $file }.
saved = Zapis jest w pliku { $file }.
saved-records = Zapisy są w pliku { $file }.
saved-picture = Obrazek jest w pliku { $file }.

## Punkty i wynik

sheet-title = Arkusz punktów
sheet-now = Gdyby gra skończyła się teraz
sheet-empty = Jeszcze nie było punktowania.
sheet-total = Razem
outcome-winner = { $seat }: zwycięstwo, { $score }
outcome-shared = Wspólne zwycięstwo: { $seats }, { $score }
outcome-tie = Tyle samo punktów: { $seats }. { $why }
outcome-nobody = Nikt nie wygrywa, { $score }
standing = punkty, gdyby gra skończyła się teraz

## Sprawdzanie

verdict-good = w porządku
verdict-bad = źle
verdict-open = nie wiadomo
verify-progress = Sprawdzanie
verify-record = Zapis { $number }: { $game }, { $players }
verify-accepted = { $records ->
    [one] Sprawdzono { $records } zapis, w porządku.
    [few] Sprawdzono { $records } zapisy, wszystkie w porządku.
    [many] Sprawdzono { $records } zapisów, wszystkie w porządku.
   *[other] Sprawdzono { $records } zapisu, wszystko w porządku.
}
verify-rejected = { $records ->
    [one] Sprawdzono { $records } zapis
    [few] Sprawdzono { $records } zapisy
    [many] Sprawdzono { $records } zapisów
   *[other] Sprawdzono { $records } zapisu
}, odrzucono: { $bad }.

check-seal-good = Tekst jest nienaruszony.
check-seal-bad = Tekst zmieniono po zapieczętowaniu.
check-game-good = Zapis dotyczy tej gry, tych zasad i tych kart.
check-game-bad = Zapis podaje inną grę, inne zasady lub inne karty: { $header }.
check-play-good = { $count ->
    [one] { $count } pytanie, odpowiedź zgodna z zasadami.
    [few] { $count } pytania, wszystkie odpowiedzi zgodne z zasadami.
    [many] { $count } pytań, wszystkie odpowiedzi zgodne z zasadami.
   *[other] { $count } pytania, wszystkie odpowiedzi zgodne z zasadami.
}
check-play-open = Własny zapis jednego miejsca z niedokończonej partii: jego luk nie można sprawdzić.
check-result-good = Wynik { $score } wynika z gry.
check-result-bad = Nagłówek „{ $header }” nie zgadza się z grą.
check-result-open = Partia się nie skończyła, więc nie ma wyniku.
check-commitment-good = Ziarno jest tym, do którego program zobowiązał się przed pierwszą kartą.
check-commitment-bad = Ziarno nie jest tym, do którego program zobowiązał się przed pierwszą kartą.
check-commitment-open = Brakuje ziarna albo zobowiązania, nie ma czego porównać.
check-deal-good = { $count ->
    [one] { $count } karta rozdana tak, jak każe ziarno.
    [few] { $count } karty rozdane tak, jak każe ziarno.
    [many] { $count } kart rozdanych tak, jak każe ziarno.
   *[other] { $count } karty rozdane tak, jak każe ziarno.
}
check-deal-bad = Rozdanie przy pytaniu { $count } nie zgadza się z ziarnem.
check-deal-open = Bez ziarna nie można sprawdzić rozdania.

## Odtwarzanie

replay-open = wszystko odkryte
replay-viewer = Widok: { $viewer }
replay-redacted = { $seat }: własny zapis niedokończonej partii
replay-unfinished = Partia się nie skończyła.
replay-which = Zapis { $which } z { $count }; inny wybiera opcja --game.

## Symulacja

simulate-progress = Partie
simulate-games = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
    [many] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}
simulate-seat = { $seat }: { $wins ->
    [one] { $wins } zwycięstwo
    [few] { $wins } zwycięstwa
    [many] { $wins } zwycięstw
   *[other] { $wins } zwycięstwa
} ({ $share }%), { $mean ->
    [one] { $mean } punkt na partię
    [few] { $mean } punkty na partię
    [many] { $mean } punktów na partię
   *[other] { $mean } punktu na partię
}
simulate-shared = { $games ->
    [0] Ani jednego wspólnego zwycięstwa.
    [one] { $games } zwycięstwo było wspólne.
    [few] { $games } zwycięstwa były wspólne.
    [many] { $games } zwycięstw było wspólnych.
   *[other] { $games } zwycięstwa było wspólne.
}
simulate-speed = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}: { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
    [many] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
} i { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} na sekundę
simulate-compiled = rdzeń skompilowany
simulate-interpreted = rdzeń interpretowany
simulate-chart = { $game }: liczba partii { $games }, liczba miejsc { $seats }
simulate-counts = Ile razy jest zagrywane na partię
simulate-nobody = Bez zwycięskiego miejsca: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} ({ $share }%).
simulate-sources = Punkty według źródła, średnia wszystkich miejsc
simulate-wins = Udział zwycięstw według miejsca
simulate-uses = Jak często jest używane po dobraniu: { $back }
simulate-wins-by = Udział zwycięstw: { $trait }

## Arena

arena-title = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
arena-deals = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}; bot, który gra rozdanie, zasiada w nim raz na każdym miejscu; partie nierozstrzygnięte, nieliczone do udziałów: { $undecided }
arena-bot = bot
arena-rating = ocena OpenSkill
arena-firsts = pierwsze miejsca
arena-place = średnia pozycja
arena-speed = czas na odpowiedź
arena-pair = przeciw sobie
arena-better = lepsza pozycja
arena-lead = przewaga w średniej pozycji

## Talie

cmd-cards = sprawdza zestaw kart zapisany w tabelach
help-cards = Sprawdza tabele w folderze: czy każdą komórkę można odczytać, nic się nie powtarza i wszystkiego wystarczy dla każdej liczby miejsc. Skopiuj tabele którejś gry, popraw lub dopisz wiersze i wypróbuj je tutaj.
arg-cards-action = co zrobić; na razie tylko: check
meta-cards-action = check
arg-cards-folder = folder z tabelami
example-cards = Czy z tymi tabelami można grać?
example-cards-json = To samo jako JSON.
cards-missing = Brakuje pliku { $table }.
cards-columns = { $table }, wiersz { $line }: kolumny muszą być takie: { $expected }
cards-width = { $table }, wiersz { $line }: liczba komórek to { $value }, powinna być { $expected }.
cards-value = { $table }, wiersz { $line }, kolumna „{ $column }”: „{ $value }” nie może tam być; możliwe: { $expected }.
cards-double = { $table }, wiersz { $line }: „{ $value }” powtarza się.
cards-too-few = { $table }: jest { $value }, potrzeba { $expected }.
cards-too-few-of = { $table }, { $column }: jest { $value }, potrzeba { $expected }.
cards-rejected = To jeszcze nie zestaw kart. Błędy: { $faults }.
cards-accepted = Zestawem kart „{ $name }” można grać.
err-cards-action = „{ $action }” nie jest poleceniem dla zestawu kart. Napisz: partie cards check FOLDER
err-no-folder = Folder „{ $folder }” nie istnieje.
err-no-cards = W folderze „{ $folder }” nie ma pliku set.table, który podaje, do której gry należy zestaw kart, jak się nazywa i jaką ma wersję.
err-cards-game = Gra „{ $game }” nie jest zainstalowana albo nie używa zestawów kart. Używają ich: { $games }.

hint-title = Podpowiedź
hint-best = { $number }. { $answer } – wygląda najlepiej
hint-worse = { $number }. { $answer } – gorsze o około { $points } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
hint-place = { $number }. { $answer } – { $share }% drogi od ostatniego miejsca do pierwszego
hint-luck = { $number }. { $answer } – losowo
hint-off = Podpowiedzi są wyłączone; uruchom grę z --hints.
why-title = Co rozważały boty
why-line = { $question }. { $seat }

cmd-new = pisze nową grę na początek
help-new = Pisze całą małą grę jako osobny pakiet Pythona, gotową do przerobienia na własną: zasady, teksty w czterech językach, testy i jeden punkt wejścia, po którym Partie ją znajduje. Po instalacji można od razu grać.
arg-new-name = nazwa gry: jedno słowo z małych liter a–z i cyfr
opt-new-folder = pusty folder albo taki, którego jeszcze nie ma; w przeciwnym razie folder z nazwą gry
meta-name = NAZWA
example-new = Zapisuje grę w folderze burrowers.
example-new-folder = To samo w innym folderze.
new-written = Zapisano: { $files ->
    [one] { $files } plik
    [few] { $files } pliki
    [many] { $files } plików
   *[other] { $files } pliku
} w folderze „{ $folder }”.
new-next = Co dalej:
err-new-name = „{ $name }” nie może być nazwą gry. Wybierz jedno słowo z 2 do 24 małych liter a–z i cyfr, które zaczyna się literą, na przykład: partie new burrowers
err-new-game-taken = Gra „{ $name }” już istnieje. Wybierz inną nazwę.
err-new-module-taken = Python ma już pakiet „{ $name }” i znalazłby go zamiast gry. Wybierz inną nazwę.
err-new-folder = Folder „{ $folder }” nie jest pusty. Za pomocą --folder podaj pusty albo taki, którego jeszcze nie ma.

cmd-serve = pozwala ludziom grać przez sieć
help-serve = Obsługuje stoły w sieci: ludzie grają ze sobą przez link. Potrzebuje PostgreSQL, którego adres jest w PARTIE_DATABASE; przy kilku procesach także NATS w PARTIE_NATS. PARTIE_ORIGIN mówi, gdzie ludzie znajdą stronę, jeśli jest przed nią proxy. Najpierw baza danych jest doprowadzana do aktualnego stanu.
opt-host = adres, pod którym nasłuchiwać
opt-port = port, na którym nasłuchiwać; 0 bierze wolny
opt-site = folder zbudowanej strony, która też ma być podawana
opt-serve-bots = ile procesów myśli za boty
example-serve = Stoły w sieci razem ze stroną, a boty w jednym procesie obok.
example-serve-open = Dla każdego, kto ma dostęp do tego komputera.
serve-listening = nasłuchuję pod { $address }
cmd-worker = myśli za boty przy stołach w sieci
help-worker = Bierze zadania z kolejki i odpowiada za boty, dopóki ktoś go nie zatrzyma. Może ich działać kilka, na każdym komputerze, który ma dostęp do bazy danych i do NATS.
opt-until-input-ends = kończy, gdy skończy się standardowe wejście: dla procesu, który uruchamia inne
example-worker = Jeszcze jeden proces, który myśli za boty.
cmd-admin = dogląda stołów serwera
cmd-doctor = mówi, czego brakuje serwerowi
err-server-parts = Części serwera nie są zainstalowane ({ $parts }). Uruchom: pip install "partie[server]"
err-no-site = W folderze „{ $folder }” nie ma zbudowanej strony. Zbuduj ją: npm run build
err-cannot-serve = Ten serwer nie może działać dalej: { $why }.
err-database = Nie można użyć bazy danych pod { $address }: { $system }. Czego brakuje, powie „partie doctor”.
err-migrate-failed = Krok bazy danych { $step } się nie powiódł: { $system }. Kroki przed nim są gotowe, a to, co z niego wykonano w transakcji, zostało cofnięte. Napraw to, co mówi PostgreSQL, i uruchom: partie admin migrate
err-migrate-locked = Krok bazy danych { $step } nie dostał blokady i zrezygnował, żeby żaden gracz za nim nie czekał. Nic z niego nie wykonano. Najstarsze otwarte transakcje: { $holders }. Zakończ je albo poczekaj, aż się skończą, i uruchom: partie admin migrate
err-not-begun = Serwer nie mógł zacząć; dlaczego, mówią wiersze powyżej.
err-gave-up = Część serwera ({ $part }) wielokrotnie zawiodła, więc ten proces zakończył pracę; dlaczego, mówią wiersze powyżej.
err-no-news = Proces roboczy potrzebuje NATS: podaj w { $name }, gdzie jest.
err-half-restored = Przywracanie do bazy danych pod { $address } nie dobiegło końca i mogą w niej być osoby, które odeszły. Przywróć kopię jeszcze raz do pustej bazy.
err-configuration = { $count ->
    [one] Jedno ustawienie w środowisku jest błędne:{ $faults }
    [few] { $count } ustawienia w środowisku są błędne:{ $faults }
    [many] { $count } ustawień w środowisku jest błędnych:{ $faults }
   *[other] { $count } ustawień w środowisku jest błędnych:{ $faults }
}
fault-setting-database = { $name }: „{ $value }” to nie adres PostgreSQL. Zapisz go jako postgresql://nazwa:hasło@komputer/partie
fault-setting-nats = { $name }: „{ $value }” to nie adres NATS. Zapisz go jako nats://komputer:4222
fault-setting-origin = { $name }: „{ $value }” to nie adres strony. Zapisz go jako https://play.example, bez ścieżki
fault-setting-count = { $name }: „{ $value }” to nie liczba całkowita, jak 0 albo 1
fault-setting-metrics = { $name }: „{ $value }” to nie port, jak 9100, ani komputer z portem, jak 0.0.0.0:9100
fault-setting-logs = { $name }: „{ $value }” to nie „json”. Zostaw puste, aby pisać zwykłe wiersze
fault-setting-smtp = { $name }: „{ $value }” to nie adres serwera poczty. Zapisz go jako smtp://nazwa:hasło@komputer:587 albo smtps://komputer
fault-setting-mailbox = { $name }: „{ $value }” to nie adres e-mail, jak partie@play.example
fault-setting-seconds = { $name }: „{ $value }” to nie liczba sekund, jak 20 albo 0.5
fault-setting-backup-key = { $name }: „{ $value }” to nie klucz publiczny do kopii zapasowych. Utwórz go poleceniem: partie admin backup-key PLIK
fault-setting-mail = { $name } brakuje: poczta potrzebuje nadawcy i adresu strony
err-no-table = Nie ma tu takiego stołu albo link nie jest dla ciebie.
err-seats = Takiego stołu nie da się przygotować.
err-seat-taken = Ktoś już tam siedzi.
err-rematch-gone = Twoje miejsce w rewanżu nie jest już wolne. Wpuścić cię może gospodarz.
err-nobody = Serwer cię tu nie zna. Najpierw usiądź do stołu albo się zaloguj.
err-guest = Do tego potrzebne jest konto. Najpierw je zachowaj.
err-passkey = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
err-prove = Najpierw zaloguj się ponownie kluczem dostępu.
err-passkey-last = Ostatni klucz dostępu zostaje. Najpierw dodaj inny.
err-passkeys-many = Kluczy dostępu jest już dużo. Najpierw usuń któryś.
err-code = Ten kod odzyskiwania jest tu nieznany albo został już użyty.
err-begun = To już niemożliwe: gra się zaczęła.
err-not-host = To może zrobić tylko osoba, która przygotowała stół.
err-kept-out = Nie możesz usiąść przy tym stole: gospodarz na to nie pozwolił.
err-not-met = Można zaprosić tylko osoby, z którymi już się grało, i nie zbyt wiele naraz.
err-no-club = Nie ma tu takiego klubu albo jego link już nie działa.
err-club-name = Klub potrzebuje nazwy.
err-not-owner = To może zrobić tylko osoba, do której należy klub.
err-owner-stays = Osoba, do której należy klub, nie może odejść. Najpierw przekaż klub albo go zamknij.
err-many-clubs = Należy do ciebie już dużo klubów. Najpierw zamknij któryś.
err-many-members = Nie ma tu miejsca dla kolejnej osoby.
err-name-here = Ktoś tutaj ma już takie albo prawie takie imię.
err-no-tournament = Nie ma tu takiego turnieju albo nie jest dla ciebie.
err-tournament = Takiego turnieju nie da się przygotować. Potrzebuje zegara i stołów dla co najmniej dwóch osób.
err-tournament-begun = Ten turniej już się zaczął.
err-tournament-over = Ten turniej już się skończył.
err-tournament-runs = W tym klubie trwa jeszcze turniej.
err-many-tournaments = Masz już dużo otwartych turniejów. Najpierw odwołaj któryś.
err-many-entries = W tym turnieju nie ma już miejsc.
err-few-entries = Zgłoszeń jest jeszcze za mało.
err-not-opener = To może zrobić tylko osoba, która otworzyła turniej, albo ta, do której należy klub.
err-unfit = Serwer nie potrafi tego odczytać.
err-talk-empty = Nie ma jeszcze nic do powiedzenia.
err-talk-long = Najwyżej { $count } znaków.
err-away = Serwer nie może połączyć się z bazą danych. Nic nie przepadło: spróbuj za chwilę.
err-busy = Serwer jest teraz bardzo obciążony. Poczekaj chwilę i spróbuj ponownie.
err-slow = To było zbyt często. Poczekaj chwilę i spróbuj ponownie.
err-talk-slow = To było dużo naraz. Poczekaj chwilę.
err-talk-nobody = Najpierw usiądź przy stole: dopiero wtedy serwer cię zna.
err-talk-banned = Moderator zablokował ci dostęp. Zajrzyj do swoich powiadomień.
err-talk-silent = Moderator odebrał ci na kilka dni swobodny czat. Zajrzyj do swoich powiadomień.
err-talk-new = Swobodny czat otworzy się, gdy dokończysz pierwszą grę.
err-talk-off = Masz wyłączony swobodny czat.
err-talk-others = Swobodny czat działa tylko tam, gdzie mają go włączony wszyscy przy stole.
err-talk-company = Przy tym stole nie możesz usiąść.
err-talk-self = Wobec siebie nie da się tego zrobić.
err-talk-no-line = Nie ma takiej wiadomości albo nie była dla ciebie.
err-talk-no-report = Nie ma tu o czym decydować.

# Games that are continued
opt-resume = wznów ostatnio graną partię (tej gry albo dowolnej)
example-play-resume = Zacznij tam, gdzie przerwano.
resume-waiting = Czeka na ciebie inna rozpoczęta partia: { $command }
quit-kept = Partia jest zachowana. Wznowienie: { $command }
quit-not-kept = Nie udało się zachować partii: nie można pisać do folderu { $folder }.
err-resume-new = Wznawiana partia ma już swoje miejsca, ustawienia i tasowanie. Pomiń te opcje.
err-nothing-kept = Żadna partia nie czeka na wznowienie.
err-no-game = Która gra? Jedna z: { $games }.
err-kept = Nie można wznowić partii z pliku { $file }: plik jest uszkodzony albo należy do innych zasad lub kart.
# Czytanie zasad
cmd-rules = objaśnia zasady gry
help-rules = Pokazuje zasady gry: spis treści albo rozdział lub akapit, o który pytasz, z kartami, widokiem stołu i przykładami punktacji.
arg-topic = rozdział, nazwa akapitu, numer zasady, oznaczenie karty albo dowolne słowa w twoim języku; domyślnie: spis treści
meta-topic = TEMAT
example-rules = Spis treści.
example-rules-chapter = Cały rozdział z przykładem.
example-rules-id = Akapit, który wyjaśnia jedną zasadę.
example-rules-words = Wszystko o dwóch słowach, po czesku.
book-how = Dalej czytaj według numeru lub nazwy rozdziału albo dowolnych słów: partie rules { $game } TEMAT
book-others = Także tutaj: { $names }
book-more = Aby przeczytać więcej, wpisz: ? { $name }
err-no-handbook = Gra „{ $game }” nie ma tu zasad do czytania.
err-handbook = Nie można pokazać zasad. { $why }
err-topic = W zasadach gry „{ $game }” nie ma nic na temat „{ $topic }”. Rozdziały wypisuje: partie rules { $game }
# Lekcje
cmd-learn = uczy gry podczas pierwszej partii
help-learn = Uczy gry podczas pierwszej partii w terminalu: każda zasada pojawia się wtedy, gdy jest potrzebna, nie wcześniej. Lekcja trwa od pięciu do dziesięciu minut; w każdej chwili można ją przerwać, a później wznowić.
example-learn = Pierwsza partia Tides of Time.
example-learn-plain = Po czesku, zwykłymi wierszami dla czytnika ekranu.
example-learn-resume = Wznów przerwaną lekcję.
err-no-lesson = Gra { $game } nie ma lekcji. Gry z lekcją: { $games }.
learn-title = Lekcja
learn-keys = { $typed }: zakończ lekcję i graj dalej jak w zwykłej partii
learn-left = Lekcja się skończyła. Partia trwa, możesz wybrać cokolwiek.
learn-not-now = Ten wybór jest dozwolony, ale lekcja wymaga tu innego. Wpisz { $typed }, aby zakończyć lekcję i grać swobodnie.

## Powiadomienia dla kogoś, kogo nie ma przy stole

notice-somebody = Ktoś
notice-turn-title = Twój ruch: { $game }
notice-turn-body = Pozostali czekają na ciebie.
notice-half-title = Minęła połowa twojego czasu: { $game }
notice-half-body = Nadal jest twój ruch.
notice-tenth-title = Została ci jedna dziesiąta czasu: { $game }
notice-tenth-body = Nadal jest twój ruch, a czas prawie się skończył.
notice-invitation-title = Zaproszenie: { $game }
notice-invitation-body = { $name } zaprasza cię do stołu.
notice-ended-title = Koniec partii: { $game }
notice-ended-body = Zobacz, jak się skończyła.
notice-rematch-title = Rewanż: { $game }
notice-rematch-body = Te same osoby chcą zagrać jeszcze raz.
notice-trial-title = Tak wygląda powiadomienie z Partie
notice-trial-body = To powiadomienie na twoją prośbę. Działa.
notice-mail-foot = Dostajesz to na własną prośbę. Wyłączysz to tutaj: { $link }
notice-code-title = Twój kod do Partie
notice-code-body = Twój kod to { $code }. Jest ważny pół godziny. Jeśli to nie twoja prośba, nie rób nic: więcej wiadomości nie przyjdzie.
notice-err-nobody = Powiadomienia są dla tych, którzy siedzieli tu przy stole online. Najpierw usiądź przy jakimś.
notice-err-missing = Tego już tu nie ma.
notice-err-many = Jest ich już za dużo. Najpierw usuń któreś.
notice-err-address = Na ten adres nie można nic wysłać. Musi zaczynać się od https:// i być dostępny dla każdego w internecie.
notice-err-mail = Na ten adres nie można wysłać e-maila.
notice-err-slow = Na razie wystarczy. Spróbuj później.
notice-err-sending = Serwer poczty nie przyjął wiadomości. Sprawdź adres albo spróbuj później.
notice-err-code = To nie ten kod albo nie jest już ważny. Po pięciu próbach poproś o nowy.
notice-err-hours = Nie ma takich godzin albo takiej strefy czasowej.
