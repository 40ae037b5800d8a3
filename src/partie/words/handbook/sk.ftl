# Kapitola príručky spoločná všetkým hrám, po slovensky.

chapter-table = Pri každom stole

handbook-table-options = Stôl pozná pravidlá a ponúka len voľby, ktoré dovoľujú. Keď skúsiš niečo iné, nič sa nestane, len sa dozvieš, **prečo to nejde**.
handbook-table-turns = Volíš vtedy, keď sa ťa stôl opýta. Niekedy sa pýta jedného hráča, inokedy viacerých naraz; obrazovka vždy ukazuje, na koho sa čaká.
handbook-table-hidden = Vidíš presne to, čo by bolo vidieť pri skutočnom stole: vlastné karty, všetko vyložené lícom nahor a rub toho ostatného. Kartu, ktorú už poznáš, uvidíš aj ďalej, kým si ju nikto nemôže pomýliť s inou.
handbook-table-sealed = Keď volí viac hráčov súčasne, zostáva každá voľba **skrytá**, kým nepadne aj tá posledná. Ostatní vidia, že máš vybraté, ale nie čo. Potom sa všetko ukáže naraz.
handbook-table-too-late = Len čo majú vybraté všetci, hra pokračuje a voľba platí. Odpoveď, ktorá príde až potom, sa už nepočíta; pozri sa na stôl a odpovedz na to, čo sa pýta teraz.
handbook-table-undo = Poslednú voľbu môžeš **vziať späť**, kým na ňu nikto nezareagoval a nikto sa z nej nič nedozvedel. Skrytú voľbu možno zmeniť, kým ešte premýšľa niekto ďalší. Odkrytá karta sa už späť zakryť nedá.
handbook-table-interjections = Niečo málo možno povedať kedykoľvek, aj keď nie si na ťahu. Ak tvoja hra takú voľbu má, nájdeš ju pod otázkou. Nikomu tým ťah neberieš.
handbook-table-automatic = Keď ti pravidlá nechávajú jedinú možnosť, niektoré hry ju zahrajú za teba, aby sa nečakalo. Čo sa stalo, je v priebehu hry.
handbook-table-points = Bodovací list uvádza pri každom bode dôvod. Počas hry ukazuje aj to, koľko bodov by bolo, keby sa hra skončila teraz. Vyber riadok a prečítaš si pravidlo, ktoré je za ním.
handbook-table-result = Na konci sa list sčíta a určí sa poradie. Ako sa rozhodujú zhody, uvádza každá hra; keď neuvádza nič, hráči sa o miesto delia.
handbook-table-bots = Bot vidí len to, čo by videl hráč na jeho mieste. Do skrytých kariet sa nepozerá a nedostáva lepšie rozdanie než ty. Päť úrovní sa líši tým, ako dlho premýšľajú a ako ďaleko dopredu vidia.
handbook-table-time = Ťah ti neukončia žiadne hodiny. Pri stole online môžeš stránku zavrieť a vrátiť sa neskôr; partia na teba počká.
handbook-table-shuffle = Všetky karty sa rozdávajú podľa jedného tajného **semienka**. Jeho odtlačok sa ukáže pred prvou kartou a samo semienko po tej poslednej, takže si každý overí, že sa cestou nič nevymenilo. Môžeš pridať aj vlastné slová a rozdanie potom nemôže nikto určiť bez ostatných.
handbook-table-records = Každá partia sa ukladá ako **záznam**: krátky text so všetkými voľbami. Možno si z neho partiu krok za krokom pozrieť a overiť od prvej karty po posledný bod. Kým sa hrá, obsahuje tvoj záznam len to, čo smieš vedieť.
