# Príručka k hre Tides of Time po slovensky.

chapter-goal = Cieľ hry
chapter-pieces = Karty a symboly
chapter-setup = Príprava
chapter-flow = Kolo krok za krokom
chapter-relics = Medzi kolami: monumenty
chapter-scoring = Bodovanie
chapter-end = Koniec hry
chapter-questions = Otázky a odpovede

handbook-aim = Hra je pre 2 hráčov a trvá 3 kolá. V každom kole postavíš z 5 kariet kráľovstvo a oboduješ ho. Vyhráva, kto má po treťom kole viac **víťazných bodov** ({ -vp }).
handbook-idea = Nikto nezačína a neťahá sa postupne: **obaja vždy vyberáte v tej istej chvíli**. Jednu kartu si necháš a ostatné odovzdáš, mysli teda aj na to, čo dávaš z ruky.

handbook-cards = Kariet je 18 a každá je iná. Má názov, väčšinou symbol a jednu schopnosť, ktorá určuje, čo sa za ňu boduje. Čo karty robia, majú obe strany stále na očiach; ťukni na kartu alebo si ju vyhľadaj podľa názvu.
handbook-suits = **Symbolov** je 5: { suit-palace }, { suit-library }, { suit-garden }, { suit-temple } a { suit-stronghold }. Každý je presne na 3 kartách. Schopnosť karty často počíta iný symbol, než aký karta nesie.
handbook-suitless = Karty 16, 17 a 18 sú **bez symbolu**. Nie je to šiesty symbol: nikdy sa nepočíta, nikdy nechýba a nikdy sa nezdvojuje.
handbook-tokens = Každá strana má na celú hru 2 **žetóny monumentov**, jeden po 1. kole a jeden po 2. kole. Žetón leží na ponechanej karte a označuje ju až do konca.

handbook-deal = Všetkých 18 kariet sa zamieša a každá strana ich dostane 5. Zvyšných 8 tvorí doberací balíček lícom nadol; nikto sa doň nepozerá. Obaja začínate s 0 { -vp }.

handbook-choose = Z kariet v ruke vyber **jednu** do svojho kráľovstva. Súper robí to isté; kým nemáte vybraté obaja, leží tvoja karta lícom nadol. Vynechať nemožno a karta nič nestojí.
handbook-change = Kým súper premýšľa, môžeš vziať kartu späť a vybrať inú. Len čo máte vybraté obaja, voľba platí.
handbook-reveal = Obe karty sa odkryjú v tej istej chvíli a zostanú vyložené lícom nahor. Všetky tvoje vyložené karty tvoria tvoje **kráľovstvo**.
handbook-swap = Potom si všetky zvyšné karty z ruky **vymeníte**. Od tej chvíle vieš, čo súper drží, lebo to boli tvoje karty. Vyberá sa, odkrýva a vymieňa dovtedy, kým v oboch kráľovstvách nepribudlo 5 kariet.
handbook-last-card = Kariet v ruke ubúda: 5, 4, 3, 2, 1. Pri poslednej niet z čoho vyberať, takže sa vyloží sama, a nič sa už nevymieňa.
handbook-quiet = Počas vyberania žiadna karta nič nerobí. Schopnosti platia až pri bodovaní kola a na poradí, v akom boli karty vyložené, nezáleží.
handbook-rounds = Všetky 3 kolá sa hrajú rovnako. Po 1. a 2. kole prídu na rad monumenty a nové karty, po 3. kole sa hra hneď končí.

handbook-take-back = Po obodovaní 1. a 2. kola si 5 kariet tohto kola vezmeš späť do ruky. Len z nich teraz vyberáš monument aj kartu na vyradenie; skoršie monumenty zostávajú ležať.
handbook-relic = Jednu z 5 kariet vyber ako **monument**. Zostane v tvojom kráľovstve až do konca hry a v každom ďalšom kole znova platí jej symbol aj schopnosť.
handbook-relic-stays = Monument už nikam nejde: nevracia sa do ruky, nevymieňa sa a nemožno ho nahradiť ani vyradiť.
handbook-remove = Zo zvyšných 4 kariet jednu **vyraď z hry**. Odkladá sa lícom nahor, poznáte ju obaja a už sa nevráti. Zbav sa tej, ktorá by najviac pomohla súperovi.
handbook-two-cards = Vybrať musíš monument aj kartu na vyradenie a musia to byť **dve rôzne karty**.
handbook-relic-secret = Obaja vyberáte súčasne a tajne. Monumenty a vyradené karty sa ukážu naraz, keď máte obaja vybraté oboje; dovtedy možno voľbu zmeniť.
handbook-draw-two = Potom si každá strana doberie 2 karty a má ich zase 5: 3 ponechané a 2 nové, ktoré vidí len ona. Tým sa začína ďalšie kolo. Pred 3. kolom má každá strana na stole 2 monumenty.

handbook-score-round = Len čo sú vyložené všetky karty kola, boduje sa. Počítajú sa **všetky karty tvojho kráľovstva** vrátane monumentov: v 1. kole 5, v 2. kole 6 a v 3. kole 7. Obe kráľovstvá sa bodujú súčasne a nič sa pri tom nevolí.
handbook-score-sum = Body za všetky tvoje karty sa sčítajú a zapíšu za toto kolo. Čo je zapísané, sa už neprepočítava, ani keď karta neskôr hru opustí. Každý bod aj s dôvodom vidíte obaja.
handbook-count = Počítaš, na koľkých **vlastných vyložených kartách** je daný symbol. Karty v ruke, v doberacom balíčku a vyradené sa nepočítajú. Karta s nesplnenou podmienkou je za 0 a žiadna karta body neberie.
handbook-each = Týchto 5 kariet dáva **3 { -vp } za každú kartu** s jedným symbolom v tvojom kráľovstve. Za 3 také karty je to 9 { -vp }, za žiadnu 0.
handbook-majority = Týchto 5 kariet dáva **7 { -vp }, keď máš viac** kariet s daným symbolom než súper. Platia len raz, nech je prevaha akokoľvek veľká, a súperovi nikdy nič neprinesú.
handbook-tie = Keď máte obaja rovnako, je to **zhoda** a tá nevynáša nič. Zmení to len karta „{ face-1 }“.
handbook-nest = S kartou „{ face-1 }“ v kráľovstve **patria zhody tebe** všade, kde karty porovnávajú obe kráľovstvá: pri kartách 2, 4, 7, 12, 13, 16 a 18. Keď máš menej, nepomôže, súperovi neplatí vôbec a sama je za 0.
handbook-sets = Tieto 3 karty bodujú každú **úplnú sadu** symbolov: „{ face-5 }“ 9 { -vp }, „{ face-9 }“ 13 { -vp }, „{ face-14 }“ 5 { -vp }. Pri jednej karte patrí každý symbol len do jednej sady, takže sád je toľko, koľko máš najvzácnejšieho z jej symbolov.
handbook-missing = Karta „{ face-10 }“ dáva **3 { -vp } za každý symbol, ktorý v tvojom kráľovstve chýba**. Sama je pevnosť, takže chýbať môžu najviac 4.
handbook-singles = Pri karte „{ face-16 }“ spočítaj symboly, ktoré máš **presne na jednej** karte. Keď ich máš viac než súper, dáva 8 { -vp }.
handbook-double = S kartou „{ face-17 }“ sa tvoj **najpočetnejší symbol počíta dvakrát**. Ak je takých viac, zdvoja sa všetky. Zdvojený počet platí všade, kde sa symboly počítajú, porovnávajú alebo skladajú do sád; sama karta je za 0.
handbook-best = Karta „{ face-18 }“ sa na každej strane pozrie na jednu kartu, ktorá v tomto kole vyniesla najviac. Keď tá tvoja vyniesla viac než súperova, dáva **8 { -vp }**.
handbook-order = Boduje sa v štyroch krokoch: spočítajú sa symboly, zdvoja sa kartou „{ face-17 }“, obodujú sa všetky karty oboch strán a nakoniec karta „{ face-18 }“. Každá karta je len jedna, takže taký účinok má vždy najviac jedna strana.
handbook-example-first = **Príklad: 1. kolo.** Záhrady sú 1 : 1, ale v kráľovstve (Ana) leží „{ face-1 }“, takže „{ face-13 }“ dáva 7. Jeden symbol chýba, to sú 3 za kartu „{ face-10 }“, a jeden palác pridá 3 za kartu „{ face-15 }“. Dohromady 13 { -vp }; na sadu pre kartu „{ face-9 }“ to zatiaľ nestačilo.
handbook-example-last = **Príklad: 3. kolo.** Knižnice sú 2, viac než čohokoľvek iného, a „{ face-17 }“ z nich urobí 4: „{ face-3 }“ vynesie 4 × 3. Na druhej strane je pri karte „{ face-16 }“ zhoda 4 : 4 a „{ face-1 }“ ju vyhráva. Partia sa končí 59 : 45.

handbook-over = Hra sa končí hneď po obodovaní 3. kola. Tvoj výsledok je súčet troch kôl a **vyhráva vyšší súčet**.
handbook-shared = Pri rovnakom súčte sa o víťazstvo delíte. Žiadne ďalšie rozhodovanie nie je.

ask-own-suit = Počíta sa vlastný symbol karty aj pre jej schopnosť?
handbook-own-suit = Áno. Symbol karty platí pre všetky schopnosti v kráľovstve, aj pre tú jej. Napríklad „{ face-9 }“ pridáva do sady vlastnú záhradu.
ask-many-uses = Môže jednu kartu využiť viac schopností?
handbook-many-uses = Áno, koľko ich je. Jeden chrám sa môže počítať pre kartu „{ face-11 }“, pre prevahu aj do sady.
ask-many-sets = Mám dve knižnice a jednu záhradu. Koľkokrát boduje „{ face-14 }“?
handbook-many-sets = Raz. Druhá knižnica nemá do dvojice vlastnú záhradu, takže úplná dvojica je len jedna.
ask-nest-zero = Vyhráva „{ face-1 }“ aj vtedy, keď nikto nemá nič?
handbook-nest-zero = Áno. 0 : 0 je zhoda ako každá iná. S kartou „{ face-2 }“ tak získaš 7 { -vp }, aj keď nie je pevnosť na žiadnej strane.
ask-nest-end = Rozhodne „{ face-1 }“ hru pri rovnakom súčte?
handbook-nest-end = Nie. Platí len pri siedmich kartách, ktoré porovnávajú kráľovstvá. Rovnaký súčet znamená spoločné víťazstvo.
ask-double-mine = Platí moje zdvojenie aj proti súperovým kartám na prevahu?
handbook-double-mine = Áno. Porovnáva sa tvoj zdvojený počet, nech karta na prevahu patrí komukoľvek. Súperove vlastné počty však tvoja karta nemení.
ask-double-missing = Mení zdvojenie zisk karty „{ face-10 }“?
handbook-double-missing = Nie. Symbol, ktorý chýba, chýba ďalej: dvakrát 0 je 0.
ask-double-singles = Je zdvojený symbol pre kartu „{ face-16 }“ stále po jednom?
handbook-double-singles = Áno. Táto karta počíta karty, nie symboly, takže symbol na jedinej karte je po jednom, aj keď sa zdvojuje. Platí to pre obe strany.
ask-best-itself = Môže byť „{ face-18 }“ sama tou najlepšou kartou?
handbook-best-itself = Nie, pozerá sa len na tvoje ostatné karty. Karta bez bodov, napríklad „{ face-1 }“, je za 0.
ask-what-i-know = Čo viem o kartách v súperovej ruke?
handbook-what-i-know = Pred prvou výmenou kola poznáš len tie, ktoré už predtým ležali lícom nahor. Po prvej výmene poznáš všetky. Doberací balíček nepozná nikto.
ask-all-cards = Dostane sa do hry každá karta?
handbook-all-cards = Áno. V doberacom balíčku je 8 kariet, potom 4 a nakoniec žiadna; znova sa nemieša. Pred 3. kolom si teda môžeš odvodiť, ktoré karty si súper dobral.
