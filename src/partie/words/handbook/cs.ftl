# Kapitola příručky společná všem hrám, česky.

chapter-table = U každého stolu

handbook-table-options = Stůl zná pravidla a nabízí jen volby, které dovolují. Když zkusíš něco jiného, nic se nestane, jen se dozvíš, **proč to nejde**.
handbook-table-turns = Volíš tehdy, když se tě stůl zeptá. Někdy se ptá jednoho hráče, jindy několika naráz; obrazovka vždy ukazuje, na koho se čeká.
handbook-table-hidden = Vidíš přesně to, co by bylo vidět u skutečného stolu: vlastní karty, všechno vyložené lícem nahoru a rub toho ostatního. Kartu, kterou už znáš, uvidíš dál, dokud si ji nikdo nemůže splést s jinou.
handbook-table-sealed = Když volí víc hráčů současně, zůstává každá volba **skrytá**, dokud nepadne i ta poslední. Ostatní vidí, že máš vybráno, ale ne co. Potom se všechno ukáže najednou.
handbook-table-too-late = Jakmile mají vybráno všichni, hra pokračuje a volba platí. Odpověď, která přijde až potom, se už nepočítá; podívej se na stůl a odpověz na to, co se ptá teď.
handbook-table-undo = Poslední volbu můžeš **vzít zpět**, dokud na ni nikdo nezareagoval a nikdo se z ní nic nedozvěděl. Skrytou volbu lze změnit, dokud ještě přemýšlí někdo další. Odkrytá karta už zpátky pod rub nejde.
handbook-table-interjections = Něco málo lze říct kdykoli, i když nejsi na tahu. Pokud tvoje hra takovou volbu má, najdeš ji pod otázkou. Nikomu tím tah nebereš.
handbook-table-automatic = Když ti pravidla nechávají jedinou možnost, některé hry ji zahrají za tebe, aby se nečekalo. Co se stalo, je v průběhu hry.
handbook-table-points = Bodovací list uvádí u každého bodu důvod. Během hry ukazuje i to, kolik bodů by bylo, kdyby hra skončila teď. Vyber řádek a přečteš si pravidlo, které za ním je.
handbook-table-result = Na konci se list sečte a určí se pořadí. Jak se rozhodují shody, říká každá hra; když neříká nic, o místo se hráči dělí.
handbook-table-bots = Bot vidí jen to, co by viděl hráč na jeho místě. Do skrytých karet se nedívá a nedostává lepší rozdání než ty. Pět úrovní se liší tím, jak dlouho přemýšlejí a jak daleko dopředu vidí.
handbook-table-time = Tah ti neukončí žádné hodiny. U stolu online můžeš stránku zavřít a vrátit se později; partie na tebe počká.
handbook-table-shuffle = Všechny karty se rozdávají podle jednoho tajného **semínka**. Jeho otisk se ukáže před první kartou a semínko samo po té poslední, takže si každý ověří, že se cestou nic nevyměnilo. Můžeš přidat i vlastní slova a rozdání pak nemůže nikdo určit bez ostatních.
handbook-table-records = Každá partie se ukládá jako **záznam**: krátký text se všemi volbami. Lze z něj partii krok za krokem přehrát a ověřit od první karty po poslední bod. Dokud se hraje, obsahuje tvůj záznam jen to, co smíš vědět.
