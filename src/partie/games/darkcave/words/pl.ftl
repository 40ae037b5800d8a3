# Saboteur: The Dark Cave po polsku. Polskiego wydania nie znamy: nazewnictwo, nazwy kart i zdania są nasze. Wiersze
# o kartach dróg i kartach celu mówią to samo co tabele talii: pilnuje tego test.

game-title = Sabotażysta: Mroczna jaskinia
game-about = Dwa klany krasnoludów, ukryci sabotażyści i jedna jaskinia, która rośnie karta po karcie: znajdź wyjście i wynieś złoto dla klanu, dla którego naprawdę pracujesz.

## Pytania i zasady, które za nimi stoją

question-goal = Trwa wykładanie karty celu na róg.
question-colour = Trwa losowanie klanu na tę partię.
question-clan = Trwa rozdawanie karty klanu.
question-draw = Trwa dobieranie karty.
question-first = Trwa losowanie, kto zacznie.
question-play = Zagraj kartę z ręki albo odrzuć jedną lub dwie.
question-lay = Wybierz, gdzie trafi karta drogi i jak będzie obrócona.
question-look = Wybierz kartę, którą potajemnie obejrzysz.
question-collapse = Wybierz kartę drogi, którą usunie obryw skalny.
question-swap = Wybierz, z kim wymienisz się kartami z ręki.
question-spin = Wybierz miejsce dla pajęczyny.
question-equip = Wybierz, kto dostanie wyposażenie.
question-call = Wybierz legowisko, z którego wyjdzie potwór.
question-drop = Odrzuć jeszcze drugą kartę albo zostań przy jednej.
question-creature-step = Przesuń potwora albo zakończ ruch.
question-axe = Użyj topora bojowego przeciw potworowi albo go zachowaj.
question-lose = Trwa losowanie karty z ręki.
question-dwarf-step = Przesuń swojego krasnoluda albo zakończ ruch.
question-turn-goal = Wybierz, jak będzie obrócona karta celu.
question-finish = Użyj topora bojowego na pajęczynie albo zakończ.
question-propose = Możesz zaproponować koniec gry.
question-vote = Zgódź się na koniec gry albo odmów.

rule-goal = W rogach obszaru gry leżą zakryte cztery karty celu: wyjście z jaskini, drabina, legowisko i złota żyła. Nikt nie wie, która jest gdzie. Obszar ma 9 × 9 kart przy 2–5 graczach, 7 × 7 przy 6–8.
rule-colour = Przy trzech lub czterech graczach rozdaje się karty tylko jednego klanu, dwóch wiernych krasnoludów i dwóch sabotażystów. Sabotażyści pracują dla drugiego klanu, którego karty zostają w pudełku.
rule-clan = Rewers pokazuje wszystkim klan, awers zna tylko posiadacz: wierny krasnolud albo sabotażysta. Wierny krasnolud pracuje dla własnego klanu, sabotażysta dla drugiego. Nierozdane karty leżą na boku i nikt ich nie zna; obejrzy je gracz, którego krasnolud pierwszy opuści jaskinię.
rule-draw = Na początku każdy ma pięć kart. Na końcu tury dobierasz jedną kartę albo tyle, ile odrzucisz; po wymianie kart zamiast ciebie dobiera drugi gracz. Najpierw idą karty I, potem II, na końcu III: rewers widzą wszyscy, awers tylko ty. Nikt nie dobiera ponad swój limit kart na ręce. Gdy talia się skończy, już się nie dobiera. Gdy talia i wszystkie ręce są puste, gra kończy się natychmiast, także w środku tury.
rule-first = O tym, kto zacznie, decyduje los. Dalej gra się zgodnie z ruchem wskazówek zegara.
rule-play = Najpierw trzeba wyłożyć kartę drogi, zagrać kartę akcji albo odrzucić jedną lub dwie karty; potem może się ruszyć twój krasnolud; na końcu dobierasz. Kartę, dla której nie ma miejsca ani celu, można tylko odrzucić. Jeśli twój krasnolud stoi przy pajęczynie, w każdej chwili swojej tury możesz użyć na niej topora bojowego, który leży przed tobą.
rule-lay = Karta musi przylegać do karty startowej, wyłożonej karty drogi albo odkrytej karty celu, pasować do nich wszystkich i przedłużać którąś drogę. Można ją obrócić o 180 stopni, ale nie położyć w poprzek. Zakryta karta celu nie pomaga ani nie przeszkadza. Budować można w każdym kierunku, także poza obszarem gry.
rule-look = Albo zakryta karta celu, albo karta klanu innego gracza, która nie jest jeszcze odkryta. Wszyscy widzą, którą kartę oglądasz, a jej awers tylko ty.
rule-collapse = Dowolna wyłożona karta drogi, na której nie stoi krasnolud ani potwór; nigdy karta startowa ani karta celu. Razem z nią znika pajęczyna na jej otwartym końcu i samorodek ze złotej żyły.
rule-swap = Obaj gracze wymieniają się wszystkimi kartami z ręki, bez względu na ich liczbę. Limit kart na ręce każdy zachowuje swój: kto dostał więcej kart, zatrzymuje je, ale na razie nie dobiera. Na końcu tej tury zamiast ciebie dobiera drugi gracz.
rule-spin = Pajęczyna leży tam, gdzie łączą się dwie karty, albo na otwartym końcu drogi, w każdym miejscu najwyżej jedna. Blokuje drogę wszystkim krasnoludom i potworom. Na początku twojej następnej tury obraca się ze strony 2 na stronę 1, na początku kolejnej znika.
rule-equip = Wyposażyć możesz siebie albo innego gracza. Buty dodają w każdej turze 1 pole i nikt nie może mieć dwóch par. Topór bojowy obraca pajęczynę ze strony 2 na stronę 1, ze strony 1 ją usuwa albo zabija potwora, po czym się go odrzuca. Musi już leżeć przed tobą w chwili, gdy jest potrzebny.
rule-call = Potwór trafia na dowolne legowisko w jaskini; nie atakuje krasnoludów, które tam stoją. Potem go przesuwasz i zostaje w grze do początku twojej następnej tury. Bez legowiska nie da się go przywołać, ale potwór, który już jest w jaskini, rusza z miejsca, na którym stoi.
rule-drop = Jedna lub dwie karty trafiają zakryte na stos kart odrzuconych, bez efektu; inni widzą tylko ich rewersy. Na końcu tury dobierasz tyle samo.
rule-creature-step = Szczur idzie do 3 pól, jaszczur do 4, goblin do 5, także tam i z powrotem. Drabiny, mosty i tunele nic potwora nie kosztują, pajęczyna go zatrzymuje. Gdzie trafi na krasnoludy, tam staje i atakuje wszystkie: szczur zabiera losową kartę z ręki, jaszczur powala krasnoluda, goblin zabiera samorodek.
rule-axe = Topór zabija potwora, zanim ten zaatakuje, ratuje wszystkich na tym polu i zostaje odrzucony. Gdy potwór przyjdzie do kilku krasnoludów, gracze z toporem decydują po kolei, zgodnie z ruchem wskazówek zegara, zaczynając od tego, czyja jest tura. Jeśli nikt go nie użyje, dochodzi do ataku.
rule-lose = Szczur i drewniany most kosztują losową kartę z ręki. Trafia ona zakryta na stos kart odrzuconych i nic jej nie zastępuje: limit kart na ręce jest o 1 niższy do końca gry, za każde ugryzienie i za każdy most. Kto nie ma kart na ręce, nie traci karty, ale jego limit też spada.
rule-dwarf-step = Do 3 pól, w butach do 4. Przejście karty I to 1 ruch, karty II 2 ruchy, karty III 3 ruchy; z drabiny na dowolną inną drabinę jest 1 ruch. Drewniany most kosztuje losową kartę z ręki, tunel 1 samorodek. Pajęczyna blokuje drogę. Potwór kończy ruch i atakuje. Zakryta karta celu zostaje odkryta i też kończy ruch. Kto skończy na złotej żyle, bierze jej samorodek i odkrywa swoją kartę klanu.
rule-turn-goal = Kartę celu obraca się tak, żeby łączyła się z twoją drogą i pasowała do wszystkich sąsiadów. Jeśli pasuje na oba sposoby albo na żaden, wybierasz ty. Twój krasnolud staje na jej pierwszym polu i jego ruch się kończy.
rule-finish = Dopóki twój krasnolud stoi przy pajęczynie, a przed tobą leży topór bojowy, możesz go użyć jeszcze przed dobieraniem. Pajęczyna obraca się ze strony 2 na stronę 1; jeśli leży już stroną 1 do góry, znika.
rule-propose = Gracze mogą się umówić na koniec gry, gdy żaden krasnolud nie może już wyjść na zewnątrz. Zaproponować to może każdy; wystarczy jedna odmowa i gra toczy się dalej. Nowa propozycja jest możliwa dopiero po pełnej rundzie.
rule-vote = Gra kończy się teraz tylko wtedy, gdy zgodzą się wszyscy. Złoto krasnoludów, które są jeszcze w jaskini, przepada.

## Odpowiedzi

action-begin = zaczyna: { $seat }
action-colour = klan { $clan ->
    [blue] niebieski
   *[yellow] żółty
}
action-deal = rozdać: { $card }
action-lose = stracić: { $card }
action-play = zagrać: { $card }
action-drop = odrzucić: { $card }
action-enough = bez drugiej karty
action-lay = na { $cell }, { $way ->
    [as-it-is] nieobrócona
   *[turned] obrócona
}
action-peek = cel w { $corner ->
    [north-west] północno-zachodnim
    [north-east] północno-wschodnim
    [south-east] południowo-wschodnim
   *[south-west] południowo-zachodnim
} rogu
action-spy = karta klanu: { $seat }
action-collapse = karta na { $cell }
action-swap = wymiana kart: { $seat }
action-spin = na { $side ->
    [north] północnej
   *[east] wschodniej
} krawędzi { $cell }
action-equip = wyposażenie dla: { $seat }
action-call = z legowiska na { $cell }
action-go = na { $cell }, { $space ->
    [n] pole na północy
    [e] pole na wschodzie
    [s] pole na południu
    [w] pole na zachodzie
    [hub] pole pośrodku
    [lane1] droga od północy
    [lane2] druga droga
    [tunnel] tunel
   *[goal] zakryty cel
}
action-stop = zakończyć
action-cut = topór bojowy na pajęczynę z { $web ->
    [1] kółkiem
    [2] trójkątem
   *[3] rombem
}
action-strike = użyć topora bojowego
action-spare = zachować topór bojowy
action-turn = { $way ->
    [as-it-is] nieobrócona
   *[turned] obrócona
}
action-propose = zaproponować koniec gry
action-agree = zgodzić się
action-refuse = odmówić

did-begin = Zaczyna: { $other }
did-colour = { $seat }: klan { $clan ->
    [blue] niebieski
   *[yellow] żółty
}
did-deal = { $seat }: { $card }
did-lose = { $seat }: z ręki losowo { $card }
did-play = { $seat }: { $card }
did-drop = { $seat }: na stos kart odrzuconych { $card }
did-enough = { $seat }: bez drugiej karty
did-lay = { $seat }: na { $cell }, { $way ->
    [as-it-is] nieobrócona
   *[turned] obrócona
}
did-peek = { $seat }: podgląd celu w { $corner ->
    [north-west] północno-zachodnim
    [north-east] północno-wschodnim
    [south-east] południowo-wschodnim
   *[south-west] południowo-zachodnim
} rogu
did-spy = { $seat }: podgląd karty klanu ({ $other })
did-collapse = { $seat }: karta na { $cell }
did-swap = { $seat } i { $other }: wymiana kart
did-spin = { $seat }: pajęczyna na { $side ->
    [north] północnej
   *[east] wschodniej
} krawędzi { $cell }
did-equip = { $seat } → { $other }: wyposażenie
did-call = { $seat }: potwór z legowiska na { $cell }
did-go = { $seat }: na { $cell }, { $space ->
    [n] pole na północy
    [e] pole na wschodzie
    [s] pole na południu
    [w] pole na zachodzie
    [hub] pole pośrodku
    [lane1] droga od północy
    [lane2] druga droga
    [tunnel] tunel
   *[goal] zakryty cel
}
did-stop = { $seat }: dalej już nie
did-cut = { $seat }: topór bojowy na pajęczynę z { $web ->
    [1] kółkiem
    [2] trójkątem
   *[3] rombem
}
did-strike = { $seat }: użycie topora bojowego
did-spare = { $seat }: topór bojowy zostaje
did-turn = { $seat }: { $way ->
    [as-it-is] nieobrócona
   *[turned] obrócona
}
did-propose = { $seat }: propozycja końca gry
did-agree = { $seat }: zgoda
did-refuse = { $seat }: odmowa

reason-not-in-hand = Tej karty nie masz na ręce.
reason-no-place = Dla tej karty nie ma miejsca w jaskini.
reason-no-target = Nie ma teraz do czego użyć tej karty.
reason-no-lair = Nie ma tu legowiska, z którego potwór mógłby wyjść.
reason-cell-taken = Tam już leży karta.
reason-not-adjacent = Karta nie przylegałaby do karty startowej, wyłożonej karty ani odkrytej karty celu.
reason-edges-differ = Karta nie pasuje do wszystkich sąsiednich kart.
reason-no-path-prolonged = Karta nie przedłużyłaby żadnej drogi.
reason-nothing-to-see = Tej karty nie możesz obejrzeć: jest już odkryta albo należy do ciebie.
reason-not-removable = Tej karty obryw nie usunie: musi to być karta drogi bez krasnoluda i bez potwora.
reason-own-hand = Wybierz innego gracza.
reason-edge-taken = Pajęczyna może leżeć tylko na drodze, w każdym miejscu najwyżej jedna.
reason-has-boots = Ten gracz ma już buty.
reason-no-axe = Przed tobą nie leży topór bojowy.
reason-not-at-web = Twój krasnolud nie stoi przy tej pajęczynie.
reason-too-far = Na to pole nie da się dojść jednym krokiem.
reason-web-in-the-way = Drogę blokuje pajęczyna.
reason-no-open-side = Do tej krawędzi nie prowadzi żadna droga.

## Co się stało

event-game-began = Zaczyna: { $seat }
event-clan-dealt = { $seat }: { $card }
event-card-dealt = { $seat }: na rękę { $card }
event-turn-began = Tura: { $seat }
event-web-worn = Pajęczyna z { $web ->
    [1] kółkiem
    [2] trójkątem
   *[3] rombem
} leży teraz stroną 1 do góry.
event-web-gone = Pajęczyna z { $web ->
    [1] kółkiem
    [2] trójkątem
   *[3] rombem
} zniknęła.
event-creature-withdrew = { $creature ->
    [rat] Szczur
    [lindworm] Jaszczur
   *[goblin] Goblin
} znika z jaskini.
event-dwarf-stood-up = { $seat }: krasnolud wstał, ale w tej turze się nie ruszy
event-turn-skipped = { $seat }: bez kart, tura przepada
event-path-laid = { $way ->
    [as-it-is] { $seat }: { $card } na { $cell }
   *[turned] { $seat }: { $card } na { $cell }, po obróceniu
}
event-nugget-placed = Na { $cell } leży samorodek.
event-action-played = { $seat }: karta akcji { $card }
event-goal-seen = { $known ->
    [yes] { $seat }: podgląd celu w { $corner ->
            [north-west] północno-zachodnim
            [north-east] północno-wschodnim
            [south-east] południowo-wschodnim
           *[south-west] południowo-zachodnim
        } rogu, to { $card }
   *[no] { $seat }: podgląd celu w { $corner ->
            [north-west] północno-zachodnim
            [north-east] północno-wschodnim
            [south-east] południowo-wschodnim
           *[south-west] południowo-zachodnim
        } rogu
}
event-clan-seen = { $known ->
    [yes] { $seat }: podgląd karty klanu ({ $other_seat }), to { $card }
   *[no] { $seat }: podgląd karty klanu ({ $other_seat })
}
event-card-collapsed = Obryw skalny na { $cell }: znika { $card }.
event-hands-swapped = { $seat } i { $other_seat }: wymiana kart
event-web-spun = Pajęczyna z { $web ->
    [1] kółkiem
    [2] trójkątem
   *[3] rombem
} leży na { $side ->
    [north] północnej
   *[east] wschodniej
} krawędzi { $cell }.
event-equipped = { $seat }: nowe wyposażenie, { $card }
event-creature-called = { $creature ->
    [rat] Szczur
    [lindworm] Jaszczur
   *[goblin] Goblin
} wychodzi z legowiska na { $cell }.
event-creature-moved = { $creature ->
    [rat] Szczur
    [lindworm] Jaszczur
   *[goblin] Goblin
} idzie na { $cell }.
event-creature-killed = { $seat }: użycie topora bojowego, { $creature ->
    [rat] szczur nie żyje
    [lindworm] jaszczur nie żyje
   *[goblin] goblin nie żyje
}
event-axe-spared = { $seat }: topór bojowy zostaje
event-attacked = { $seat }: atakuje { $creature ->
    [rat] szczur
    [lindworm] jaszczur i powala krasnoluda
   *[goblin] goblin i zabiera samorodek, jeśli jakiś został
}
event-card-lost = { $seat }: strata z ręki, { $card }
event-hand-lowered = { $seat }: odtąd na ręce najwyżej { $count ->
    [0] 0 kart
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
event-cards-dropped = { $seat }: na stos kart odrzuconych { $cards }
event-dwarf-moved = { $seat }: krasnolud na { $cell }
event-toll-paid = { $seat }: samorodek stracony w tunelu
event-goal-revealed = { $seat }: w { $corner ->
    [north-west] północno-zachodnim
    [north-east] północno-wschodnim
    [south-east] południowo-wschodnim
   *[south-west] południowo-zachodnim
} rogu odkryty zostaje { $card }
event-goal-turned = Karta celu leży { $way ->
    [as-it-is] nieobrócona
   *[turned] obrócona
}.
event-nugget-taken = { $seat }: samorodek ze złotej żyły na { $cell }
event-clan-opened = { $seat }: odkryta karta klanu, { $card }
event-dwarf-left = { $seat }: krasnolud opuszcza jaskinię { $gold ->
    [0] bez złota
    [one] i wynosi { $gold } samorodek
    [few] i wynosi { $gold } samorodki
    [many] i wynosi { $gold } samorodków
   *[other] i wynosi { $gold } samorodka
}
event-game-goes-on = { $seat }: gra toczy się dalej, bo w jaskini jest jeszcze ktoś, kto pracuje dla tego samego klanu
event-aside-seen = { $seat }: podgląd odłożonych kart klanów ({ $cards })
event-end-proposed = { $seat }: propozycja końca gry
event-end-agreed = { $seat }: propozycja końca gry przyjęta
event-end-refused = { $seat }: propozycja końca gry odrzucona
event-game-ended = Koniec gry. Skarb klanu niebieskiego { $blue }, żółtego { $yellow }.

ending-clan-out = Wszystkie krasnoludy, które pracują dla jednego klanu, są już poza jaskinią.
ending-cards-out = Nikt nie ma już żadnych kart.
ending-agreed = Gra skończyła się za zgodą wszystkich.

tie-first-out = Wygrywa klan, dla którego pracował pierwszy krasnolud, który opuścił jaskinię.

## Karty dróg: ile kosztują ruchów, dokąd prowadzą bez obracania i po obróceniu o 180 stopni, co na nich jest

face-i-cross = skrzyżowanie I
face-i-tee-h = rozwidlenie I wschód–zachód
face-i-tee-v = rozwidlenie I północ–południe
face-i-ns = korytarz I północ–południe
face-i-ew = korytarz I wschód–zachód
face-i-bend-a = zakręt I północ–wschód
face-i-bend-b = zakręt I północ–zachód
face-i-cross-lair = skrzyżowanie I z legowiskiem
face-i-tee-h-lair = rozwidlenie I wschód–zachód z legowiskiem
face-i-tee-v-lair = rozwidlenie I północ–południe z legowiskiem
face-i-tee-h-ladder = rozwidlenie I wschód–zachód z drabiną
face-i-bridge-ns = most I północ–południe
face-i-tunnel-ne = tunel I północ–wschód
face-i-tee-v-gold = rozwidlenie I północ–południe ze złotą żyłą
face-ii-cross = skrzyżowanie II
face-ii-tee-h = rozwidlenie II wschód–zachód
face-ii-tee-v = rozwidlenie II północ–południe
face-ii-ns = korytarz II północ–południe
face-ii-ew = korytarz II wschód–zachód
face-ii-bend-a = zakręt II północ–wschód
face-ii-bend-b = zakręt II północ–zachód
face-ii-cross-lair = skrzyżowanie II z legowiskiem
face-ii-tee-h-lair = rozwidlenie II wschód–zachód z legowiskiem
face-ii-tee-v-lair = rozwidlenie II północ–południe z legowiskiem
face-ii-tee-v-ladder = rozwidlenie II północ–południe z drabiną
face-ii-bend-a-ladder = zakręt II północ–wschód z drabiną
face-ii-bridge-ew = most II wschód–zachód
face-ii-tunnel-ne = tunel II północ–wschód
face-ii-tunnel-nw = tunel II północ–zachód
face-ii-tee-h-gold = rozwidlenie II wschód–zachód ze złotą żyłą
face-iii-cross = skrzyżowanie III
face-iii-tee-h = rozwidlenie III wschód–zachód
face-iii-tee-v = rozwidlenie III północ–południe
face-iii-ns = korytarz III północ–południe
face-iii-ew = korytarz III wschód–zachód
face-iii-bend-a = zakręt III północ–wschód
face-iii-bend-b = zakręt III północ–zachód
face-iii-tee-h-lair = rozwidlenie III wschód–zachód z legowiskiem
face-iii-tee-v-lair = rozwidlenie III północ–południe z legowiskiem
face-iii-bend-b-ladder = zakręt III północ–zachód z drabiną
face-iii-bridge-ns = most III północ–południe
face-iii-bridge-ew = most III wschód–zachód
face-iii-tunnel-ne = tunel III północ–wschód
face-iii-tunnel-nw = tunel III północ–zachód

ability-i-cross = przejście za 1 ruch; drogi na wszystkie strony
ability-i-tee-h = przejście za 1 ruch; drogi na wschód, południe i zachód; po obróceniu na północ, wschód i zachód
ability-i-tee-v = przejście za 1 ruch; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód
ability-i-ns = przejście za 1 ruch; drogi na północ i południe
ability-i-ew = przejście za 1 ruch; drogi na wschód i zachód
ability-i-bend-a = przejście za 1 ruch; drogi na północ i wschód; po obróceniu na południe i zachód
ability-i-bend-b = przejście za 1 ruch; drogi na północ i zachód; po obróceniu na wschód i południe
ability-i-cross-lair = przejście za 1 ruch; drogi na wszystkie strony; mroczne legowisko: stąd wychodzą potwory
ability-i-tee-h-lair = przejście za 1 ruch; drogi na wschód, południe i zachód; po obróceniu na północ, wschód i zachód; mroczne legowisko: stąd wychodzą potwory
ability-i-tee-v-lair = przejście za 1 ruch; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód; mroczne legowisko: stąd wychodzą potwory
ability-i-tee-h-ladder = przejście za 1 ruch; drogi na wschód, południe i zachód; po obróceniu na północ, wschód i zachód; drabina: 1 ruch na dowolną inną drabinę
ability-i-bridge-ns = 1 ruch na każdej drodze; drogi na wszystkie strony, niepołączone ze sobą; drewniany most północ–południe: wejście kosztuje 1 losową kartę z ręki
ability-i-tunnel-ne = 1 ruch na każdym zakręcie; zakręty północ–wschód i południe–zachód; między nimi tunel, osobne pole: wejście kosztuje 1 samorodek
ability-i-tee-v-gold = przejście za 1 ruch; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód; złota żyła: krasnolud, który skończy tu ruch, bierze samorodek, a jego karta klanu zostaje odkryta
ability-ii-cross = przejście za 2 ruchy; drogi na wszystkie strony
ability-ii-tee-h = przejście za 2 ruchy; drogi na wschód, południe i zachód; po obróceniu na północ, wschód i zachód
ability-ii-tee-v = przejście za 2 ruchy; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód
ability-ii-ns = przejście za 2 ruchy; drogi na północ i południe
ability-ii-ew = przejście za 2 ruchy; drogi na wschód i zachód
ability-ii-bend-a = przejście za 2 ruchy; drogi na północ i wschód; po obróceniu na południe i zachód
ability-ii-bend-b = przejście za 2 ruchy; drogi na północ i zachód; po obróceniu na wschód i południe
ability-ii-cross-lair = przejście za 2 ruchy; drogi na wszystkie strony; mroczne legowisko na północnym polu, po obróceniu na południowym: stąd wychodzą potwory
ability-ii-tee-h-lair = przejście za 2 ruchy; drogi na wschód, południe i zachód; po obróceniu na północ, wschód i zachód; mroczne legowisko na południowym polu, po obróceniu na północnym: stąd wychodzą potwory
ability-ii-tee-v-lair = przejście za 2 ruchy; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód; mroczne legowisko na wschodnim polu, po obróceniu na zachodnim: stąd wychodzą potwory
ability-ii-tee-v-ladder = przejście za 2 ruchy; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód; drabina na wschodnim polu, po obróceniu na zachodnim: 1 ruch na dowolną inną drabinę
ability-ii-bend-a-ladder = przejście za 2 ruchy; drogi na północ i wschód; po obróceniu na południe i zachód; drabina na północnym polu, po obróceniu na południowym: 1 ruch na dowolną inną drabinę
ability-ii-bridge-ew = 2 ruchy na każdej drodze; drogi na wszystkie strony, niepołączone ze sobą; drewniany most wschód–zachód: wejście kosztuje 1 losową kartę z ręki
ability-ii-tunnel-ne = 2 ruchy na każdym zakręcie; zakręty północ–wschód i południe–zachód; między nimi tunel, osobne pole: wejście kosztuje 1 samorodek
ability-ii-tunnel-nw = 2 ruchy na każdym zakręcie; zakręty północ–zachód i południe–wschód; między nimi tunel, osobne pole: wejście kosztuje 1 samorodek
ability-ii-tee-h-gold = przejście za 2 ruchy; drogi na wschód, południe i zachód; po obróceniu na północ, wschód i zachód; złota żyła na południowym polu, po obróceniu na północnym: krasnolud, który skończy tu ruch, bierze samorodek, a jego karta klanu zostaje odkryta
ability-iii-cross = przejście za 3 ruchy; drogi na wszystkie strony
ability-iii-tee-h = przejście za 3 ruchy; drogi na wschód, południe i zachód; po obróceniu na północ, wschód i zachód
ability-iii-tee-v = przejście za 3 ruchy; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód
ability-iii-ns = przejście za 3 ruchy; drogi na północ i południe
ability-iii-ew = przejście za 3 ruchy; drogi na wschód i zachód
ability-iii-bend-a = przejście za 3 ruchy; drogi na północ i wschód; po obróceniu na południe i zachód
ability-iii-bend-b = przejście za 3 ruchy; drogi na północ i zachód; po obróceniu na wschód i południe
ability-iii-tee-h-lair = przejście za 3 ruchy; drogi na wschód, południe i zachód; po obróceniu na północ, wschód i zachód; mroczne legowisko pośrodku: stąd wychodzą potwory
ability-iii-tee-v-lair = przejście za 3 ruchy; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód; mroczne legowisko pośrodku: stąd wychodzą potwory
ability-iii-bend-b-ladder = przejście za 3 ruchy; drogi na północ i zachód; po obróceniu na wschód i południe; drabina pośrodku: 1 ruch na dowolną inną drabinę
ability-iii-bridge-ns = 3 ruchy na każdej drodze; drogi na wszystkie strony, niepołączone ze sobą; drewniany most północ–południe: wejście kosztuje 1 losową kartę z ręki
ability-iii-bridge-ew = 3 ruchy na każdej drodze; drogi na wszystkie strony, niepołączone ze sobą; drewniany most wschód–zachód: wejście kosztuje 1 losową kartę z ręki
ability-iii-tunnel-ne = 3 ruchy na każdym zakręcie; zakręty północ–wschód i południe–zachód; między nimi tunel, osobne pole: wejście kosztuje 1 samorodek
ability-iii-tunnel-nw = 3 ruchy na każdym zakręcie; zakręty północ–zachód i południe–wschód; między nimi tunel, osobne pole: wejście kosztuje 1 samorodek

## Karty akcji

face-i-secret = Tajna informacja I
face-i-web = Pajęczyna I z kółkiem
face-i-boots = Buty I
face-i-axe = Topór bojowy I
face-i-rat = Szczur I
face-i-lindworm = Jaszczur I
face-i-goblin = Goblin I
face-ii-secret = Tajna informacja II
face-ii-cave-in = Obryw skalny II
face-ii-swap = Wymiana kart II
face-ii-web = Pajęczyna II z trójkątem
face-ii-boots = Buty II
face-ii-axe = Topór bojowy II
face-ii-rat = Szczur II
face-ii-lindworm = Jaszczur II
face-ii-goblin = Goblin II
face-iii-secret = Tajna informacja III
face-iii-cave-in = Obryw skalny III
face-iii-swap = Wymiana kart III
face-iii-web = Pajęczyna III z rombem
face-iii-axe = Topór bojowy III
face-iii-rat = Szczur III
face-iii-lindworm = Jaszczur III
face-iii-goblin = Goblin III

ability-i-secret = podglądasz zakrytą kartę celu albo kartę klanu innego gracza; nikt poza tobą jej nie widzi
ability-i-web = blokuje połączenie dwóch kart albo otwarty koniec drogi dla krasnoludów i potworów; leży stroną 2 do góry, w twojej następnej turze stroną 1, a w kolejnej znika
ability-i-boots = dla ciebie albo innego gracza; w każdej turze o 1 pole dalej, każdy może mieć tylko jedną parę
ability-i-axe = dla ciebie albo innego gracza; obraca pajęczynę ze strony 2 na 1, ze strony 1 ją usuwa albo zabija potwora przed atakiem; na jeden raz
ability-i-rat = potwór, do 3 pól; gracz, na którego krasnoluda trafi, traci 1 losową kartę z ręki
ability-i-lindworm = potwór, do 4 pól; krasnolud, na którego trafi, pada i w swojej następnej turze się nie rusza
ability-i-goblin = potwór, do 5 pól; gracz, na którego krasnoluda trafi, traci 1 samorodek
ability-ii-secret = podglądasz zakrytą kartę celu albo kartę klanu innego gracza; nikt poza tobą jej nie widzi
ability-ii-cave-in = usuwa kartę drogi, na której nie stoi krasnolud ani potwór; nie działa na kartę startową i karty celu
ability-ii-swap = wszystkie karty z twojej ręki za wszystkie karty z ręki innego gracza; na końcu tury dobiera druga strona
ability-ii-web = blokuje połączenie dwóch kart albo otwarty koniec drogi dla krasnoludów i potworów; leży stroną 2 do góry, w twojej następnej turze stroną 1, a w kolejnej znika
ability-ii-boots = dla ciebie albo innego gracza; w każdej turze o 1 pole dalej, każdy może mieć tylko jedną parę
ability-ii-axe = dla ciebie albo innego gracza; obraca pajęczynę ze strony 2 na 1, ze strony 1 ją usuwa albo zabija potwora przed atakiem; na jeden raz
ability-ii-rat = potwór, do 3 pól; gracz, na którego krasnoluda trafi, traci 1 losową kartę z ręki
ability-ii-lindworm = potwór, do 4 pól; krasnolud, na którego trafi, pada i w swojej następnej turze się nie rusza
ability-ii-goblin = potwór, do 5 pól; gracz, na którego krasnoluda trafi, traci 1 samorodek
ability-iii-secret = podglądasz zakrytą kartę celu albo kartę klanu innego gracza; nikt poza tobą jej nie widzi
ability-iii-cave-in = usuwa kartę drogi, na której nie stoi krasnolud ani potwór; nie działa na kartę startową i karty celu
ability-iii-swap = wszystkie karty z twojej ręki za wszystkie karty z ręki innego gracza; na końcu tury dobiera druga strona
ability-iii-web = blokuje połączenie dwóch kart albo otwarty koniec drogi dla krasnoludów i potworów; leży stroną 2 do góry, w twojej następnej turze stroną 1, a w kolejnej znika
ability-iii-axe = dla ciebie albo innego gracza; obraca pajęczynę ze strony 2 na 1, ze strony 1 ją usuwa albo zabija potwora przed atakiem; na jeden raz
ability-iii-rat = potwór, do 3 pól; gracz, na którego krasnoluda trafi, traci 1 losową kartę z ręki
ability-iii-lindworm = potwór, do 4 pól; krasnolud, na którego trafi, pada i w swojej następnej turze się nie rusza
ability-iii-goblin = potwór, do 5 pól; gracz, na którego krasnoluda trafi, traci 1 samorodek

## Karty celu i klanów

face-goal-exit = cel z wyjściem z jaskini
face-goal-ladder = cel z drabiną
face-goal-lair = cel z legowiskiem
face-goal-gold = cel ze złotą żyłą
face-blue-loyal = wierny niebieski krasnolud
face-blue-saboteur = niebieski sabotażysta
face-yellow-loyal = wierny żółty krasnolud
face-yellow-saboteur = żółty sabotażysta

ability-goal-exit = przejście za 3 ruchy; drogi na wszystkie strony; wyjście z jaskini pośrodku: krasnolud, który na nie wejdzie, opuszcza jaskinię
ability-goal-ladder = przejście za 3 ruchy; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód; drabina pośrodku: 1 ruch na dowolną inną drabinę
ability-goal-lair = przejście za 3 ruchy; drogi na północ, wschód i zachód; po obróceniu na wschód, południe i zachód; mroczne legowisko pośrodku: stąd wychodzą potwory
ability-goal-gold = przejście za 3 ruchy; drogi na północ, wschód i południe; po obróceniu na północ, południe i zachód; złota żyła pośrodku: krasnolud, który skończy tu ruch, bierze samorodek, a jego karta klanu zostaje odkryta
ability-blue-loyal = pracuje dla klanu niebieskiego
ability-blue-saboteur = należy do klanu niebieskiego, ale pracuje dla żółtego
ability-yellow-loyal = pracuje dla klanu żółtego
ability-yellow-saboteur = należy do klanu żółtego, ale pracuje dla niebieskiego

## Rewersy kart

back-level-1 = karta I
back-level-2 = karta II
back-level-3 = karta III
back-clan-blue = karta klanu niebieskiego
back-clan-yellow = karta klanu żółtego
back-goal = zakryty cel

## Arkusz punktów

row-treasure = Skarb

why-treasure = { $clan ->
    [0] samorodki uratowane dla klanu niebieskiego
   *[1] samorodki uratowane dla klanu żółtego
}: { $count } × { $each }

## Co rozróżnia statystyka

trait-role = rola
trait-role-loyal = wierny
trait-role-saboteur = sabotażysta
trait-side = własna strona przeciw drugiej
counted-path = zwykła droga
counted-lair = droga z legowiskiem
counted-ladder = droga z drabiną
counted-gold = złota żyła
counted-bridge = most
counted-tunnel = tunel
counted-secret = Tajna informacja
counted-cave-in = Obryw skalny
counted-swap = Wymiana kart
counted-web = Pajęczyna
counted-boots = Buty
counted-axe = Topór bojowy
counted-rat = Szczur
counted-lindworm = Jaszczur
counted-goblin = Goblin
counted-discard = odrzucona karta

## Części pozycji

zone-pile = talia i pudełko
zone-hand = ręka
zone-front = wyłożone karty
zone-laid = karty dróg w jaskini
zone-discarded = stos kart odrzuconych
zone-goal-deck = jeszcze niewyłożone cele
zone-goals = cel w rogu
zone-clan-deck = jeszcze nierozdane karty klanów
zone-clans = karta klanu
zone-aside = odłożone karty klanów
zone-unused = karty klanów w pudełku
field-area = odległość rogów
field-stock = karty do dobrania według poziomów
field-cave = karty w jaskini
field-dwarfs = gdzie stoją krasnoludy
field-lying = leżące krasnoludy
field-left = kto jest poza jaskinią
field-gold = samorodki
field-veins = gdzie leżą samorodki
field-creatures = gdzie stoją potwory
field-webs = gdzie leżą pajęczyny
field-web-sides = strony pajęczyn
field-acting = czyja jest tura
field-turns = liczba tur
field-stood = krasnolud wstał w tej turze
field-steps = pozostałe ruchy
field-due = ile kart się dobierze
field-drawer = kto dobiera
field-reached = odkrywany cel
field-beasts = potwory w akcji
field-prey = kto jest atakowany
field-asked = kto może jeszcze użyć topora
field-losers = kto traci kartę
field-proposer = kto zaproponował koniec
field-proposals = od której tury można zaproponować koniec
field-hand-limit = limit kart na ręce
field-ending = dlaczego gra się skończyła

## Stół

board-north = północ
board-east = wschód
board-south = południe
board-west = zachód
board-port-north = strona północna
board-port-east = strona wschodnia
board-port-south = strona południowa
board-port-west = strona zachodnia
board-middle = środek
board-tunnel = tunel
board-lane-ns = droga północ–południe
board-lane-ew = droga wschód–zachód
board-bend-ne = zakręt północ–wschód
board-bend-nw = zakręt północ–zachód
board-bend-se = zakręt południe–wschód
board-bend-sw = zakręt południe–zachód
board-nw = północny zachód
board-ne = północny wschód
board-se = południowy wschód
board-sw = południowy zachód
face-start = karta startowa
board-lair = legowisko
board-ladder = drabina
board-vein = złota żyła
board-vein-full = żyła z samorodkiem
board-vein-empty = żyła bez samorodka
board-exit = wyjście z jaskini
board-wooden = drewniany most
board-webs = pajęczyny, stroną 2 lub 1
board-blue = niebieski
board-yellow = żółty
board-loyal = wierny
board-saboteur = sabotażysta
board-open = odkryta
board-rat = szczur
board-lindworm = jaszczur
board-goblin = goblin
mark-rat = s
mark-lindworm = j
mark-goblin = g

board-set-up = przygotowanie gry
board-over = gra skończona
board-turn = tura { $turn }: { $seat }
board-steps = { $count ->
    [one] został 1 ruch
    [few] zostały { $count } ruchy
    [many] zostało { $count } ruchów
   *[other] zostało { $count } ruchu
}
board-creature-moves = { $creature }, { $count ->
    [one] został 1 ruch
    [few] zostały { $count } ruchy
    [many] zostało { $count } ruchów
   *[other] zostało { $count } ruchu
}
board-proposed = propozycja końca gry: { $seat }
board-awaited = czekamy na: { $seats }
board-on-turn = teraz tura
board-clan = klan
board-gold = złoto
board-hand-levels = I/II/III
board-most-in-hand = najwyżej { $count } na ręce
board-hand-limit = maks. { $count }
board-where = krasnolud
board-front = wyłożone
board-in-hand = { $count ->
    [0] brak kart na ręce
    [one] 1 karta na ręce: { $levels }
    [few] { $count } karty na ręce: { $levels }
    [many] { $count } kart na ręce: { $levels }
   *[other] { $count } karty na ręce: { $levels }
}
board-boots = buty
board-axes = { $count ->
    [one] topór
    [few] { $count } topory
    [many] { $count } toporów
   *[other] { $count } topora
}
board-web-at = pajęczyna { $side } na { $edge }
board-webbed = pajęczyna { $web }, strona { $side }
board-creature-at = { $creature } na { $where }
board-lying = leży
board-lies = { $where } (leży)
board-out = na zewnątrz ({ $place }.)

board-goals = Cele
board-goal-at = cel { $corner }
board-face-down = zakryty
board-seen-by = kto widział: { $seats }
board-clan-cards-seen = Obejrzane karty klanów
board-looked-at = { $seat } – kto widział: { $seats }
board-aside = { $count ->
    [one] Odłożono na bok 1 kartę klanu
    [few] Odłożono na bok { $count } karty klanów
    [many] Odłożono na bok { $count } kart klanów
   *[other] Odłożono na bok { $count } karty klanu
}
board-piles = Talia: { $stock }; odrzucone: { $count }
board-held-by = Znane karty na ręce ({ $seat }): { $cards }
board-hand = Twoja ręka
board-beyond = Nie zmieściło się na rysunku:
board-joins = prowadzi na { $places }
board-ends = otwarty koniec { $sides }
board-blind = naprzeciw ściany { $sides }
board-last = położona jako ostatnia
board-more = więcej figurek
board-level-sign = cyfra w ścianie: poziom

board-play = zagraj
board-drop = odrzuć
board-can-places = { $count ->
    [one] pasuje na 1 sposób
    [few] pasuje na { $count } sposoby
    [many] pasuje na { $count } sposobów
   *[other] pasuje na { $count } sposobu
}
board-can-look = do obejrzenia: cele { $goals }, karty klanów { $clans }
board-can-collapse = { $count ->
    [one] można usunąć 1 kartę
    [few] można usunąć { $count } karty
    [many] można usunąć { $count } kart
   *[other] można usunąć { $count } karty
}
board-can-spin = { $count ->
    [one] na 1 krawędź
    [few] na { $count } krawędzie
    [many] na { $count } krawędzi
   *[other] na { $count } krawędzi
}
board-can-equip = { $count ->
    [one] dla 1 gracza
    [few] dla { $count } graczy
    [many] dla { $count } graczy
   *[other] dla { $count } gracza
}
board-can-swap = { $count ->
    [one] z 1 graczem
    [few] z { $count } graczami
    [many] z { $count } graczami
   *[other] z { $count } gracza
}
board-can-take-over = przejmujesz go na { $where }
board-can-call = { $count ->
    [one] z 1 legowiska
    [few] z { $count } legowisk
    [many] z { $count } legowisk
   *[other] z { $count } legowiska
}
board-lay-help = pole, karta tak, jak będzie leżeć (↻ obrócona), ile kart brakuje do celu: teraz→potem
board-missing = { $corner }: do celu { $count ->
    [one] brakuje 1 karty
    [few] brakuje { $count } kart
    [many] brakuje { $count } kart
   *[other] brakuje { $count } karty
} (teraz { $before })
board-reaches = { $corner }: dochodzi do celu
board-no-way = { $corner }: do celu nie prowadzi już droga
board-cuts-off = { $count ->
    [one] odcina 1 kartę
    [few] odcina { $count } karty
    [many] odcina { $count } kart
   *[other] odcina { $count } karty
}
board-nothing = nic
board-prey = dosięgnie: { $seats }
board-no-prey = nie dosięgnie żadnego krasnoluda
board-turns-up = cel zostanie odkryty
board-toll-tunnel = kosztuje 1 samorodek
board-toll-tunnel-free = tunel, ale nie masz złota
board-toll-bridge = drewniany most: kosztuje 1 kartę
board-toll-bridge-free = drewniany most, ale nie masz kart
board-leaves = opuszczasz jaskinię
board-attack = atak
board-takes-nugget = bierzesz samorodek i odkrywasz kartę klanu
board-dealt = { $seat }: nowe na ręce { $cards }
board-walked = { $seat }: krasnolud na { $cells }
board-crept = { $creature }: na { $cells }
board-moves-to = { $corner }: do celu jeszcze { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
