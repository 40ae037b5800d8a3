# Rozdział podręcznika wspólny dla wszystkich gier, po polsku.

chapter-table = Przy każdym stole

handbook-table-options = Stół zna zasady i podsuwa tylko wybory, na które one pozwalają. Jeśli spróbujesz czegoś innego, nic się nie stanie – dowiesz się tylko, **dlaczego nie**.
handbook-table-turns = Wybierasz wtedy, gdy stół o coś cię pyta. Czasem pyta jednego gracza, czasem kilku naraz; ekran zawsze pokazuje, na kogo się czeka.
handbook-table-hidden = Widzisz dokładnie to, co byłoby widać przy prawdziwym stole: własne karty, wszystko, co leży odkryte, i rewersy całej reszty. Kartę, którą już znasz, widzisz dalej, dopóki nikt nie może jej pomylić z inną.
handbook-table-sealed = Gdy kilku graczy wybiera równocześnie, każdy wybór pozostaje **ukryty**, dopóki nie zapadnie ostatni. Pozostali widzą, że masz już wybór za sobą, ale nie wiedzą jaki. Potem wszystko ujawnia się razem.
handbook-table-too-late = Gdy wszyscy już wybrali, gra toczy się dalej, a wybór jest wiążący. Odpowiedź, która dotrze później, już się nie liczy; spójrz na stół i odpowiedz na to, o co pyta teraz.
handbook-table-undo = Ostatni wybór możesz **cofnąć**, dopóki nikt na niego nie zareagował ani niczego się z niego nie dowiedział. Ukryty wybór można zmienić, dopóki ktoś inny jeszcze się zastanawia. Odkrytej karty nie da się z powrotem zakryć.
handbook-table-interjections = Kilka rzeczy można powiedzieć w każdej chwili, nawet poza swoją turą. Jeśli twoja gra ma taki wybór, znajdziesz go pod pytaniem. Nikomu nie odbiera to tury.
handbook-table-automatic = Jeśli zasady zostawiają ci tylko jedną możliwość, niektóre gry zagrywają ją za ciebie, żeby nikt nie czekał. Co się stało, pokazuje przebieg gry.
handbook-table-points = Arkusz punktów przy każdym punkcie podaje powód. W trakcie gry pokazuje też, ile byłoby punktów, gdyby gra skończyła się teraz. Wybierz wiersz, a przeczytasz zasadę, z której wynika.
handbook-table-result = Na końcu arkusz się sumuje i ustala kolejność graczy. Jak rozstrzyga się remisy, mówi każda gra; jeśli nie mówi nic, gracze dzielą miejsce.
handbook-table-bots = Bot widzi tylko to, co widziałby gracz na jego miejscu. Nie zagląda do ukrytych kart i nie dostaje lepszego rozdania niż ty. Pięć poziomów różni się tym, jak długo myślą i jak daleko sięgają w przód.
handbook-table-time = Żaden zegar nie kończy twojej tury. Przy stole online możesz zamknąć stronę i wrócić później; partia na ciebie poczeka.
handbook-table-shuffle = Wszystkie karty rozdaje się według jednego tajnego **ziarna**. Jego skrót widać przed pierwszą kartą, a samo ziarno po ostatniej, więc każdy może sprawdzić, że po drodze nic nie zamieniono. Możesz dodać też własne słowa, a wtedy nikt nie ustawi rozdania bez pozostałych.
handbook-table-records = Każda partia jest przechowywana jako **zapis**: krótki tekst ze wszystkimi wyborami. Można z niego odtworzyć partię krok po kroku i sprawdzić ją od pierwszej karty do ostatniego punktu. W trakcie gry twój zapis zawiera tylko to, co wolno ci wiedzieć.
