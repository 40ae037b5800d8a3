# Príručka k Tales of Glory po slovensky: pravidlá našimi slovami pre niekoho, kto hru ešte nikdy nehral. Čo kde je, ktoré
# pravidlá odsek vysvetľuje a ktoré správy k nemu vedú, určuje handbook.json.

chapter-goal = Cieľ hry

handbook-aim = Tvoj hrdina sa vydáva za dobrodružstvom a dieliky, ktoré pred tebou pribúdajú, sú jeho **príbeh**. Počas 10 kôl si vyberáš dieliky, platíš za ne a pripájaš ich k hrdinovi. Vyhráva ten, kto má na konci najviac **slávy**.
handbook-players = Hra je pre 2 až 5 hráčov. Od ich počtu závisí, aký veľký je plán a ako rýchlo sa na ňom dieliky striedajú.
handbook-glory-from = Počas hry prinášajú slávu odmeny za dieliky a obsah otvorených truhlíc. Na konci k nej pribudnú prevahy a odmeny, ktoré dovtedy čakali.

chapter-pieces = Dieliky, žetóny a symboly

handbook-board = **Plán dobrodružstva** má očíslované miesta pre dieliky: na strane pre 2 a 3 hráčov ich je 6, na strane pre 4 a 5 hráčov 8. V dolnom rade sú čísla 1 – 3 alebo 1 – 4. Horný rad s číslami 4 – 6 alebo 5 – 8 je **divočina**. Dole čísla rastú zľava doprava, hore pokračujú sprava doľava.
handbook-tiles = Dielikov je 74 a majú 5 rôznych rubov: 53 dobrodružstiev z 1., 2. a 3. obdobia, 5 hrdinov a 16 výprav. V našom vydaní má 1. obdobie 18 dielikov, 2. obdobie 20 a 3. obdobie 15. Neskoršie dieliky viac stoja, ale aj viac dávajú.
handbook-tile = Na dieliku nájdeš vľavo hore **cenu**, pod obrázkom **odmenu** a k tomu **truhlice** aj s ich obsahom. Dielik bez ceny je zadarmo. Cestičky, ktoré vedú k jeho okrajom, sú **spojky**: nimi sa dielik spája s ostatnými.
handbook-types = Každé dobrodružstvo patrí k jednému zo 4 **typov**: príšera (dračia hlava), postava (človek v kapucni), miesto (hrad) alebo poklad (prívesok). Príšery väčšinou chcú boj alebo mágiu, postavy a miesta väčšinou zlatiaky. Na type záleží všade, kde ho niečo počíta alebo vyžaduje.
handbook-heroes = Hrdinovia sú „{ face-paladin }“, „{ face-shaman }“, „{ face-barbarian }“, „{ face-thief }“ a „{ face-mage }“. Nič nestoja a každý má iné spojky, inú výbavu na začiatok a 2 truhlice; napríklad hrdina „{ face-shaman }“ má na začiatku 4 zlatiaky a 7 elixírov. Hrdina je dielik príbehu ako každý iný, ale nepatrí k žiadnemu zo 4 typov.
handbook-icon-glory = Vavrínový veniec je **sláva**, teda body tejto hry. Jej žetóny majú hodnotu 1, 5 alebo 10 a záleží len na súčte.
handbook-icon-coins = **Zlatiaky** a **elixíry** (fľaštička) máš vo svojej zásobe a platíš nimi. Ich žetóny majú hodnotu 1 alebo 3 a rozmeniť ich môžeš kedykoľvek.
handbook-icon-combat = Skrížené meče sú **boj**, vír je **mágia**. Tieto žetóny ležia na tvojej zástave a ukazujú tvoju silu. Nikdy sa nemíňajú.
handbook-icon-key = **Kľúč** otvorí jednu zatvorenú truhlicu. Spojka s **polovicou kľúča** dá kľúč, keď sa stretne s druhou polovicou.
handbook-icon-token = Rytierska koruhva je **žetón začínajúceho hráča**. Je len jeden a kto ho má, je v poradí prvý.
handbook-icon-cards = Ku každému hrdinovi patrí 8 **kariet výberu** s číslami 1 – 8. Nimi si tajne vyberáš miesto na pláne. Takých sád je 5, pre každého hrdinu jedna.
handbook-icon-majority = Koruna je **prevaha**. Žetóny prevahy sú 4: za boj, mágiu, elixíry a zlatiaky. Získavajú sa až na konci hry.
handbook-icon-signs = Znak **×** pred symbolom násobí odmenu počtom týchto vecí. **Presýpacie hodiny** znamenajú, že odmena počká na koniec hry. Zvitok označuje výpravu a uzol dielik obklopený zo všetkých štyroch strán.
handbook-supply = V škatuli je 30 kľúčov, 18 žetónov boja, 18 mágie, 35 zlatiakov, 35 elixírov a 85 žetónov slávy. Spoločná zásoba je napriek tomu neobmedzená: nikto nedostane menej len preto, že sa žetóny minuli.

chapter-setup = Príprava hry

handbook-setup-board = Plán leží stranou podľa počtu hráčov: 6 miest pre 2 a 3 hráčov, 8 pre 4 a 5. Vľavo od miesta 1 leží odkladacia doska pre rovnaký počet, ktorá ukazuje, koľko dielikov po každom kole odíde. Druhá odkladacia doska nie je potrebná.
handbook-setup-numbers = **2 hráči:** 6 miest, 2 dieliky sa vopred vyradia, po kole odídu 3. **3 hráči:** 6 miest, 2 dieliky sa vopred vyradia, po kole odídu 2. **4 hráči:** 8 miest, nič sa nevyraďuje, po kole odíde 1. **5 hráčov:** 8 miest, nič sa nevyraďuje a nič neodchádza.
handbook-setup-decks = Dieliky sa podľa rubov roztriedia do 5 balíčkov: 1. obdobie, 2. obdobie, 3. obdobie, hrdinovia a výpravy. Každý balíček sa zamieša zvlášť a leží lícom nadol. Ďalší teda môže byť s rovnakou šancou ktorýkoľvek dielik, ktorý v balíčku zostáva.
handbook-setup-aside = Pri 2 a 3 hráčoch sa pred zaplnením plánu vyradia 2 náhodné dieliky 1. obdobia. Nikto ich nevidí a do hry sa nevrátia.
handbook-setup-heroes = Každý dostane jedného náhodného hrdinu a položí ho pred seba lícom nahor ako prvý dielik príbehu. Hrdina ti dá výbavu na začiatok: zlatiaky a elixíry do zásoby, boj a mágiu na zástavu. Jeho truhlice zostávajú zatiaľ zatvorené. Nerozdaní hrdinovia sa vrátia do škatule.
handbook-setup-own = Vezmeš si 8 kariet výberu svojho hrdinu a zástavu. Vedľa plánu leží spoločná zásoba žetónov a 4 žetóny prevahy.
handbook-setup-tiles = Na každé miesto plánu príde jeden dielik 1. obdobia. Dieliky na pláne ležia vždy lícom nahor.
handbook-setup-first = Pri hre so škatuľou dostane žetón začínajúceho hráča ten, kto má najvznešenejšie meno, napríklad najdlhšie. Tu sa žrebuje. Ostatní nasledujú v smere hodinových ručičiek a toto poradie sa nikdy nemení.
handbook-setup-quests = **Výpravy** sú voľba stola a bežne sú vypnuté; prvú partiu si zahraj bez nich. Keď sa s nimi hrá, rozdávajú sa až nakoniec, keď už všetci vidia hrdinov aj plán.
handbook-setup-done = Tým sa začína 1. kolo. Na obrázku hrajú 3 hráči a každý práve vrátil jednu výpravu. Tvoj hrdina je „{ face-thief }“ a začínaš so 6 zlatiakmi, 3 elixírmi a 1 bodom boja.

chapter-flow = Priebeh kola

handbook-round = Hra trvá presne 10 kôl. Každé kolo má 3 fázy: **získavanie dielikov**, **prikladanie dielikov** a **prípravu ďalšieho kola**.
handbook-phase-choosing = Najprv si všetci tajne vyberú miesto a vezmú si dielik, ktorý na ňom leží. Komu sa dielik neušiel, vyberá znova. Potom sa presunie žetón začínajúceho hráča.
handbook-phase-adding = Potom svoj dielik zaplatíš, priložíš ho k svojmu príbehu a získaš odmeny. Alebo ho odložíš.
handbook-phase-preparing = Nakoniec niektoré dieliky z plánu odídu, ostatné sa posunú na najnižšie miesta a príde 5 nových. Po 10. kole sa táto fáza vynecháva.
handbook-order = **Poradie hráčov** sa začína pri tom, kto má žetón začínajúceho hráča, a pokračuje v smere hodinových ručičiek. Pri braní dielikov rozhoduje, kto mal žetón na začiatku kola. Pri prikladaní je už prvý jeho nový držiteľ.
handbook-visible = Všetky príbehy, zásoby a zástavy sú verejné a každý smie vedieť, koľko dielikov v ktorom balíčku zostáva. Skryté sú balíčky, voľby, ktoré ešte nie sú odkryté, a výpravy, ktoré nikto nepriložil.

chapter-choosing = Získavanie dielikov

handbook-first-choice = Všetci tajne a súčasne vyberú jedno miesto plánu kartou výberu s jeho číslom. V každom kole máš znova všetkých 8 kariet. Vybrať musíš: bez dielika nikto nezostane.
handbook-choose-number = Vyberáš z čísel, ktoré na pláne sú: 1 – 6 pri 2 a 3 hráčoch, 1 – 8 pri 4 a 5. Karty 7 a 8 sa na menšej strane nepoužijú.
handbook-choose-empty = Vybrať môžeš len miesto, na ktorom leží dielik. Na začiatku kola sú zaplnené všetky; pri druhej voľbe sú už niektoré prázdne.
handbook-choose-anything = Vybrať si smieš aj dielik, na ktorý nemáš alebo ktorý sa do tvojho príbehu nehodí. Potom ho budeš musieť odložiť, ale aj za to niečo dostaneš.
handbook-choose-secret = Kým nevyberie posledný hráč, vidia ostatní len to, **že** už máš vybrané, a voľbu môžeš zmeniť. Potom sa všetky karty odkryjú naraz.
handbook-taking = V poradí hráčov si každý vezme dielik zo svojho miesta, ak tam ešte je. Ak chcú **rovnaký dielik** viacerí, dostane ho ten z nich, kto je v poradí najskôr. Začínajúci hráč teda vždy dostane, čo chce. Toto všetko prebehne automaticky.
handbook-missed = Ak je tvoj dielik preč skôr, než na teba príde rad, zatiaľ si neberieš nič. Karta výberu sa ti vráti v každom prípade.
handbook-second-choice = Keď sú prvé voľby vybavené, vyberajú tí, ktorí dielik nemajú: verejne a v poradí hráčov. Každý si hneď vezme ktorýkoľvek zvyšný dielik a vziať si ho musí. Na pláne vždy zostanú aspoň 3 dieliky, takže sa ujde každému. Ak má dielik každý už z prvej voľby, druhá sa preskočí.
handbook-second-example = Na obrázku padla tvoja voľba aj voľba iného hráča na miesto 2. Žetón začínajúceho hráča má ten druhý, preto dielik pripadol jemu. Ty si teraz vezmeš niektorý dielik z miest 3 – 6.
handbook-token-moves = Keď už má každý dielik, žetón začínajúceho hráča vždy zmení majiteľa. Dostane ho ten, kto má dielik z **najnižšieho čísla**. Ak už žetón má, pripadne hráčovi s druhým najnižším číslom.
handbook-token-space = Počíta sa len miesto, z ktorého dielik naozaj pochádza, nie vyložená karta; dielik z druhej voľby platí rovnako. Zhoda nastať nemôže, lebo na každom mieste je len jeden dielik. Pri 2 hráčoch žetón vždy prejde k tomu druhému.

chapter-adding = Priložiť alebo odložiť

handbook-turn = Teraz dielik buď **priložíš** k svojmu príbehu, alebo ho **odložíš**; na neskôr si ho nechať nemôžeš. Priložiť znamená: zaplatiť, položiť a získať odmeny. Odložiť smieš aj dielik, ktorý by sa priložiť dal.
handbook-together = Prikladajú všetci súčasne, lebo príbehy sa navzájom neovplyvňujú; výsledok je rovnaký ako v poradí hráčov. Stôl si môže zvoliť aj prikladanie postupne. Potom neskorší hráči vidia, čo urobili tí pred nimi.
handbook-discarding = Za odložený dielik získaš **1 zlatiak, 1 elixír a 1 kľúč** ku ktorejkoľvek zatvorenej truhlici svojho príbehu. Za dielik nič neplatíš, ani doplatok za divočinu. Nedostaneš však nič z toho, čo na ňom je.
handbook-must-discard = Ak na dielik nemáš alebo ho niet kam priložiť, zostáva len odložiť ho. Na to sa ťa hra nepýta; vyberieš len truhlicu pre kľúč, ak ich je viac.
handbook-confirm = Kým ťah nepotvrdíš, môžeš ho celý vziať späť a nikto iný ho nevidí. Potvrdený ťah platí.

chapter-paying = Platenie

handbook-cost = Cenu platíš skôr, než dielik položíš. Tvoria ju zlatiaky, elixíry, boj alebo mágia, prípadne dve z týchto vecí; vtedy potrebuješ obe.
handbook-pay-coins = Zlatiaky z ceny odovzdáš do spoločnej zásoby a musíš ich mať všetky. **Zlatiaky nemožno ničím nahradiť** a ani ony nenahrádzajú nič iné.
handbook-need-combat = Boj a mágiu stačí **mať**: aspoň toľko žetónov na zástave, koľko ukazuje cena. Zostanú ti a nabudúce ich použiješ znova.
handbook-substitute = Za každý chýbajúci bod boja alebo mágie môžeš zaplatiť **1 elixír**. Platíš presne za to, čo chýba, nikdy viac.
handbook-fee = Dielik z divočiny stojí navyše **1 zlatiak alebo 1 elixír**, ako si vyberieš. Rozhoduje miesto, z ktorého ho máš v tomto kole, aj keď je z druhej voľby. Ak sa dá zaplatiť len jedným spôsobom, hra sa nepýta.
handbook-pay-potions = Elixíry sa sčítavajú: tie z ceny, tie za chýbajúci boj a mágiu a 1 za divočinu, ak ju neplatíš zlatiakom. Ak ich na to všetko spolu nemáš dosť, dielik priložiť nemôžeš.
handbook-pay-before = Tým, čo dielik prinesie, ho zaplatiť nemožno. Odmeny získaš až vtedy, keď je zaplatený a položený.
handbook-pay-example = Príšera „{ face-black-hydra }“ stojí 6 bodov boja a pochádza z divočiny. Máš 2 body boja, zvyšok teda nahradia 4 elixíry. Za divočinu pridáš 1 zlatiak alebo 1 elixír a tvoje 2 body boja ti zostanú.
handbook-reminder = Prehľad pri pláne pripomína 3 veci, na ktoré sa ľahko zabúda: čo stojí divočina, čo nahradí elixír a čo prinesie odložený dielik.

chapter-laying = Prikladanie dielikov

handbook-grid = Tvoj príbeh je štvorcová sieť, ktorá sa začína hrdinom a smie rásť všetkými smermi bez obmedzenia. Dielik prikladáš len k svojmu príbehu. Dieliky sa **neotáčajú**: každý obrázok je správnou stranou nahor.
handbook-cell-free = Dielik smie ležať len na prázdnom poli. Čo už v príbehu leží, to sa nepresúva, neprekrýva ani neodoberá.
handbook-connect = Aspoň jedna spojka nového dielika sa musí stretnúť so spojkou dielika, ktorý už v príbehu leží. Takéto stretnutie je **spojenie**. Nestačí, že sa dieliky len dotýkajú.
handbook-clash = Strana so spojkou nesmie nikdy susediť so stranou bez spojky. Pozri sa na všetkých susedov: na každej spoločnej hrane majú buď oba dieliky spojku, alebo ani jeden.
handbook-bare-sides = Dve strany bez spojok vedľa seba byť môžu. Nový dielik však musí mať spojenie na inej strane.
handbook-connector-kinds = Spojka je prázdna alebo je na nej polovica kľúča; na dieliku miesta je na nej odmena. Všetky k sebe pasujú: prázdna k prázdnej, polovica kľúča k polovici aj polovica kľúča k prázdnej.
handbook-open-connectors = Spojka smie viesť aj na prázdne pole. Počká tam na ďalší dielik.
handbook-no-cell = Ak dielik niet v tvojom príbehu kam priložiť, môžeš ho len odložiť. Nechávaj si preto dosť voľných spojok: príbeh, kam už nič nepasuje, nie je chyba, ale v každom kole ti zostane len odkladanie.

chapter-rewards = Odmeny

handbook-reward = Keď dielik v príbehu leží, získaš zaň odmenu zo spoločnej zásoby. Sláva, zlatiaky a elixíry prídu do tvojej zásoby, boj a mágia na zástavu. Deje sa to automaticky a odmenu nemožno odmietnuť.
handbook-reward-order = Dielik sa vyhodnocuje v tomto poradí: najprv **kľúče** z nových spojení, potom **spojky miest** a nakoniec jeho **vlastná odmena**. V každom kroku najprv získaš všetko ostatné a potom jeden po druhom použiješ kľúče.
handbook-connector-reward = Na dieliku **miesta** má každá spojka vlastnú odmenu. Získaš ju, keď na spojke vznikne spojenie, nech bol neskôr priložený ktorýkoľvek z oboch dielikov. Jeden nový dielik môže priniesť viac takých odmien, ale každá spojka dá odmenu len raz za hru.
handbook-connector-example = Na obrázku má tvoj dielik „{ face-crossroads-inn }“ spojenie na 3 stranách. Dolné prinieslo 1 elixír, horné 1 elixír a ľavé 1 zlatiak. Spojka vpravo zatiaľ čaká s 1 zlatiakom.
handbook-connector-type = Niektoré spojky vyžadujú **typ**: odmenu dajú, len ak je dielik na druhej strane toho typu. Pripojiť smieš aj iný, spojka ti zaň však nedá nič, ani neskôr. Hrdinovia a výpravy žiadny typ nemajú.
handbook-connector-places = Keď sa spoja dve miesta, dajú odmenu obe spojky, každá podľa svojej podmienky.
handbook-connector-keys = Spojka miesta nikdy nemá polovicu kľúča. Keď sa s ňou polovica kľúča stretne, kľúč z toho nie je.
handbook-token-reward = Ak je odmenou **žetón začínajúceho hráča**, vezmeš si ho od toho, kto ho má. Poradie v tejto fáze sa nemení; žetón platí pre ďalšie kolo a v ňom sa zase presunie ako vždy. Ak ho v jednej fáze získajú viacerí, nechá si ho posledný z nich v poradí.
handbook-waits = Odmenu s **presýpacími hodinami** pri priložení nezískaš. Počká na koniec hry a počíta sa z toho, čo máš v tej chvíli.

chapter-counting = Násobené odmeny

handbook-times = Odmenu so znakom **×** získaš toľkokrát, koľko tých vecí v tej chvíli máš. Ak nemáš žiadnu, nezískaš nič. Práve priložený dielik sa už počíta. Ak má odmena dve časti, násobia sa obe.
handbook-times-type = **× príšera, postava, miesto alebo poklad** počíta dieliky toho typu v tvojom príbehu. Hrdinovia ani výpravy sa nepočítajú.
handbook-times-key = **× kľúč** počíta kľúče, ktoré ležia v tvojom príbehu. Na každej otvorenej truhlici je jeden.
handbook-times-combat = **× boj** a **× mágia** počítajú žetóny na tvojej zástave.
handbook-times-majority = **× prevaha** počíta prevahy, ktoré na konci hry získaš, aj tie spoločné.
handbook-times-threes = **× 3 zlatiaky** a **× 3 elixíry** počítajú, koľko úplných trojíc máš v tej chvíli v zásobe. Nič sa neplatí, všetko ti zostane.
handbook-times-surrounded = **× obklopený dielik** počíta tvoje dieliky, ktoré majú suseda na všetkých štyroch stranách. Spojenie na to netreba. Obklopený môže byť aj hrdina či výprava a rovnako môžu obklopovať iné dieliky.
handbook-times-closed = **× zatvorená truhlica** počíta truhlice v tvojom príbehu, na ktorých neleží kľúč.

chapter-keys = Kľúče a truhlice

handbook-key-made = Keď sa v novom spojení stretnú dve polovice kľúča, získaš **1 kľúč**. Dielik s dvoma takými spojeniami ti dá 2.
handbook-key-reach = Kľúč zo spojenia otvorí truhlicu na **jednom z dvoch spojených dielikov alebo na tvojom hrdinovi**. Inam nedosiahne.
handbook-key-free = Kľúč z odmeny, z truhlice alebo za odložený dielik otvorí **ktorúkoľvek** zatvorenú truhlicu tvojho príbehu.
handbook-key-now = Kľúč sa použije hneď, schovať si ho nemôžeš. Ak môže nejakú truhlicu otvoriť, musí ju otvoriť.
handbook-key-lost = Kľúč, ktorý nemá čo otvoriť, sa vráti do spoločnej zásoby a nič zaň nezískaš.
handbook-key-next = Ak máš kľúčov zo spojení viac, vyberáš, ktorý použiješ ako ďalší. Každý otvára len truhlice na svojich dvoch dielikoch a na hrdinovi, takže na poradí môže záležať.
handbook-chest = Vyberieš jednu zo zatvorených truhlíc, ktoré kľúč môže otvoriť, položíš na ňu kľúč a získaš jej obsah ako odmenu. Ak je taká truhlica len jedna, hra ju otvorí za teba.
handbook-chest-own = Otváraš len truhlice, ktoré sú na dielikoch tvojho príbehu. Na truhlice ostatných hráčov žiadny kľúč nedosiahne.
handbook-chest-once = Každá truhlica sa otvára len raz. Kľúč na nej zostane ležať a ukazuje, že je už prázdna.
handbook-chest-key = Kľúč nájdený v truhlici otvorí ktorúkoľvek zatvorenú truhlicu tvojho príbehu. Použiješ ho hneď, skôr než čokoľvek iné, čo ešte čaká.
handbook-chest-counts = Kľúč leží na truhlici skôr, než získaš jej obsah. Pre **× kľúč** sa teda už počíta a pre **× zatvorená truhlica** sa táto truhlica už nepočíta.
handbook-chest-later = Truhlice na práve priloženom dieliku môžeš otvoriť kľúčmi z toho istého ťahu. Truhlicu, ktorá zostane zatvorená, otvorí neskôr ktorýkoľvek kľúč, ktorý na ňu dosiahne.
handbook-key-example = Tu sa polovica kľúča na dieliku „{ face-wandering-bard }“ stretla s polovicou na dieliku „{ face-town-crier }“. Kľúč mohol otvoriť truhlicu dielika „{ face-town-crier }“ alebo jednu z 2 truhlíc hrdinu. Leží na prvej truhlici hrdinu „{ face-thief }“, v ktorej boli 4 zlatiaky.

chapter-next-round = Príprava ďalšieho kola

handbook-sweep = Najprv dieliky odchádzajú z plánu: 3 pri 2 hráčoch, 2 pri 3, 1 pri 4 a pri 5 žiadny. Zo zvyšných dielikov odídu tie s **najnižšími číslami**.
handbook-slide = Čo zostalo, posunie sa na najnižšie miesta a zachová svoje poradie: 1 dielik pri 2 a 3 hráčoch, 3 dieliky pri 4 a 5. Za dielik, ktorý sa z divočiny posunie do dolného radu, sa už nepripláca.
handbook-refill = Potom na voľné miesta príde lícom nahor 5 nových dielikov, takže je plán zase plný. Berú sa z 1. obdobia, kým nejaké sú, potom z 2. a nakoniec z 3. Ak sa balíček medzitým minie, zvyšok sa doplní z ďalšieho.
handbook-periods = V našom vydaní sú nové dieliky v 1. až 3. kole z 1. obdobia, vo 4. až 7. kole z 2. obdobia a v 8. až 10. kole z 3. obdobia.
handbook-pile = Odložené dieliky aj dieliky, ktoré odišli z plánu, ležia lícom nahor na odkladacej kôpke. Každý si ich smie prezrieť, ale do hry sa už nevrátia.

chapter-quests = Výpravy

handbook-quests-deal = Ak sa hrá s výpravami, dostane každý úplne na konci prípravy 3 náhodné. Vtedy už poznáš hrdinov aj prvé dieliky na pláne.
handbook-quests-return = Svoje 3 výpravy si prezrieš a jednu vrátiš do škatule; všetci to robia tajne a súčasne. Vrátené a nerozdané výpravy sú z hry vonku a nikomu sa neukazujú.
handbook-quests-own = Tvoje 2 výpravy ležia pred tebou lícom nadol a pozeráš sa na ne len ty. Vrátiť alebo priložiť môžeš len výpravu, ktorú máš.
handbook-quests-add = Vo svojom ťahu môžeš okrem dielika priložiť aj jednu alebo obe svoje výpravy, pred ním alebo po ňom. Výprava sa platí a prikladá ako každý iný dielik, len za ňu nikdy nie je doplatok za divočinu.
handbook-quests-rewards = Všetko, čo v jednom ťahu prikladáš, sa zaplatí a položí **skôr**, než získaš prvú odmenu. Potom sa dieliky vyhodnotia v poradí, v akom sú priložené. Násobené odmeny počítajú všetky.
handbook-quests-one-by-one = Dielik priložený skôr v tom istom ťahu už k príbehu patrí, keď prikladáš ďalší. Výprava tak môže vytvoriť pole pre dielik, ktorý predtým nebolo kam dať. Preto hra nič neodkladá za teba, kým máš výpravy.
handbook-quests-discard = Výpravu smieš priložiť aj v ťahu, v ktorom dielik odložíš. Zlatiak, elixír a kľúč za odložený dielik získaš až po všetkých platbách ťahu. Samotnú výpravu za odmenu odložiť nemožno.
handbook-quests-finish = S výpravami volíš krok po kroku: priložiť dielik, odložiť ho, priložiť výpravu. Keď je dielik vybavený, oznámiš, že už nič ďalšie neprikladáš.
handbook-quests-story = Priložená výprava je verejná. Pre spojenia, truhlice a obklopené dieliky je to dielik ako každý iný, ale nepatrí k žiadnemu zo 4 typov.
handbook-quests-left = Výprava, ktorá sa do konca 10. kola nedostane do príbehu, nič nedá a nič nestojí. Po skončení hry sa všetky také výpravy ukážu.

chapter-scoring = Bodovanie

handbook-score-sheet = Tento bodovací list je z konca ukážkovej partie. Každý riadok je jeden zdroj slávy a ich súčet je tvoj výsledok. Počas hry list ukazuje prevahy a čakajúce odmeny tak, ako keby sa hra skončila teraz.
handbook-score-monsters = **Príšery:** sláva z odmien za tvoje príšery. Získavaš ju pri ich priložení.
handbook-score-characters = **Postavy:** sláva z odmien, ktoré postavy dali pri priložení, aj tých násobených. Čo čakalo na koniec hry, má vlastný riadok.
handbook-score-places = **Miesta:** sláva z odmien za tvoje miesta a z ich spojok.
handbook-score-treasures = **Poklady:** sláva z odmien za tvoje poklady. Obsah ich truhlíc sa počíta k truhliciam.
handbook-score-chests = **Truhlice:** sláva zo všetkých otvorených truhlíc, aj z tých na hrdinovi. Zatvorené truhlice neprinesú nič, iba ak by ich počítala výprava.
handbook-score-quests = **Výpravy:** sláva z výprav, ktoré dali odmenu pri priložení. Nepriložená výprava nedá nič.
handbook-score-majorities = **Prevahy:** kto má na konci hry najviac bodov boja, získa **4 body slávy**. Rovnako je to s mágiou, elixírmi a zlatiakmi. Počíta sa všetko, čo máš, nech leží kdekoľvek.
handbook-majority-shared = Ak má najviac niekoľko hráčov rovnako, získa každý z nich celé 4 body slávy a každému sa tá prevaha počíta.
handbook-majority-none = Ak niečo z toho nemá vôbec nikto, túto prevahu nezíska nikto.
handbook-score-character-endings = **Postavy na konci hry:** odmeny s presýpacími hodinami na tvojich postavách. Počítajú sa z toho, čo máš na konci hry.
handbook-score-quest-endings = **Výpravy na konci hry:** odmeny s presýpacími hodinami na priložených výpravách. Získavajú sa spolu s odmenami postáv.
handbook-score-example = V ukážke ti výprava „{ face-let-it-lie }“ za 4 zatvorené truhlice priniesla 8 bodov slávy. Najviac boja aj najviac elixírov máš spolu s niekým ďalším, takže ti prevahy dajú tiež 8. Za 4 postavy dá postava „{ face-wandering-bard }“ ďalších 8 a za 2 prevahy dá výprava „{ face-the-four-crowns }“ posledných 8 z tvojich 68.

chapter-end = Koniec hry

handbook-end-when = Hra sa končí po 10. kole. Všetky 3 balíčky období sú prázdne a dieliky, ktoré zostali na pláne, sa nepoužijú.
handbook-end-steps = Najprv sa určia prevahy a potom všetci získajú čakajúce odmeny za postavy a výpravy. Tie teda môžu prevahy počítať, ale žiadnu už nezmenia. Nikto už o ničom nerozhoduje.
handbook-end-winner = Vyhráva ten, kto má najviac slávy.
handbook-end-tie = Pri rovnakej sláve je vyššie ten, kto má viac **boja**. Pri ďalšej zhode rozhoduje viac **mágie**, potom **elixírov** a nakoniec **zlatiakov**. Platí to pre všetky umiestnenia, nielen pre prvé.
handbook-end-tie-example = Ukážková partia sa skončila 68 : 68 : 51. Ty máš 2 body boja, druhý hráč so 68 bodmi slávy len 1, preto vyhrávaš.
handbook-end-shared = Hráči, ktorí majú všetkého rovnako, sa o umiestnenie delia. Ak sú prví, vyhrávajú spoločne.

chapter-questions = Otázky a odpovede

ask-same-space = Všetci sme si vybrali rovnaké miesto. Čo teraz?
handbook-same-space = Dielik si vezme prvý hráč v poradí. Ostatní si jeden po druhom vyberú zo zvyšných dielikov.
ask-no-tile = Môžem sa zaobísť bez dielika alebo si ho nechať na ďalšie kolo?
handbook-no-tile = Nie. Každý si v každom kole vezme práve jeden dielik a ten priloží alebo odloží.
ask-lowest-late = Dielik mám až z druhej voľby, ale má najnižšie číslo. Dostanem žetón začínajúceho hráča?
handbook-lowest-late = Áno, rozhoduje dielik, ktorý si nakoniec vezmeš. Len ak už žetón máš, dostane ho hráč s druhým najnižším číslom.
ask-slid-fee = Dielik ležal v divočine a posunul sa do dolného radu. Platí sa zaň ešte doplatok?
handbook-slid-fee = Nie. Záleží len na mieste, z ktorého si dielik berieš.
ask-lose-combat = Príšera stojí 3 body boja. Prídem o ne, keď ju priložím?
handbook-lose-combat = Nie, boj a mágia zostávajú na zástave vždy. Preč sú len elixíry, ktorými platíš za chýbajúce body.
ask-coins-for-combat = Môžem chýbajúci boj zaplatiť zlatiakmi alebo chýbajúce zlatiaky elixírmi?
handbook-coins-for-combat = Ani jedno. Elixíry nahrádzajú len boj a mágiu, zlatiaky nenahrádzajú nič.
ask-reward-pays = Dielik stojí 2 zlatiaky a prinesie 4. Môžem ho zaplatiť z nich?
handbook-reward-pays = Nie, najprv sa platí a potom získava. V ťahu s výpravami dokonca zaplatíš všetko skôr, než príde prvá odmena.
ask-rotate = Smiem dielik otočiť, aby pasoval?
handbook-rotate = Nie, dieliky sa neotáčajú. Horná strana je vždy hore.
ask-bare-touch = Dva dieliky sa dotýkajú stranami bez spojok. Sú spojené?
handbook-bare-touch = Nie. Dotýkať sa smú, ale spojenie to nie je. Ako susedia sa však počítajú, keď výprava chce obklopené dieliky.
ask-half-and-plain = Polovica kľúča sa stretla s prázdnou spojkou. Dostanem kľúč?
handbook-half-and-plain = Nie. Spojenie je v poriadku, ale na kľúč musí byť polovica na oboch stranách.
ask-two-keys = Dielik mi dal dva kľúče naraz. Smiem oba použiť na tom istom dieliku?
handbook-two-keys = Áno, ak naň oba dosiahnu: na nový dielik aj na hrdinu dosiahnu vždy. Kľúče použiješ jeden po druhom v poradí, aké chceš.
ask-save-key = Môžem si kľúč schovať na lepšiu truhlicu?
handbook-save-key = Nie. Ak kľúč môže nejakú truhlicu otvoriť, otvorí ju hneď, inak prepadne.
ask-wrong-type = Spojka chce poklad a ja k nej pripojím príšeru. Získam odmenu niekedy neskôr?
handbook-wrong-type = Nie. Spojenie vzniká len raz a toto už do konca hry nič nedá.
ask-two-places = Spojím dve miesta. Ktoré z nich dá odmenu?
handbook-two-places = Obe spojky, ak je splnená ich podmienka. Spojke, ktorá chce miesto, vyhovie aj to druhé miesto.
ask-hero-character = Je môj hrdina postava?
handbook-hero-character = Nie. Hrdina nemá typ, takže sa nepočíta do násobených odmien a nevyhovie spojke, ktorá chce určitý typ.
ask-counts-itself = Postava „{ face-pedlar }“ dáva 2 zlatiaky za každú postavu. Počíta aj seba?
handbook-counts-itself = Áno, dielik už v príbehu leží. Ako tvoja prvá postava prinesie 2 zlatiaky.
ask-late-multiplier = Dielik s násobenou odmenou leží v príbehu už od začiatku hry. Rastie jeho odmena s ďalšími dielikmi?
handbook-late-multiplier = Nie, počíta sa len raz, pri získaní. Na koniec hry čakajú len odmeny s presýpacími hodinami.
ask-both-token = Dvaja z nás získali v jednom kole žetón začínajúceho hráča. Komu zostane?
handbook-both-token = Tomu, kto je v poradí tej fázy neskôr. Samotné poradie sa do konca kola nemení.
ask-dead-end = Do môjho príbehu už nič nepasuje. Končí sa hra pre mňa?
handbook-dead-end = Nie, hráš ďalej. V každom kole dielik odložíš a získaš zaň 1 zlatiak, 1 elixír a 1 kľúč.
ask-others-see = Uvidím pred svojím rozhodnutím, čo prikladajú ostatní?
handbook-others-see = Bežne nie, všetky ťahy sa ukážu naraz. Ak sa pri stole prikladá postupne, vidíš ťahy tých, ktorí sú pred tebou.
ask-short-supply = Čo ak sa minú žetóny?
handbook-short-supply = Nikto preto nedostane menej, spoločná zásoba je neobmedzená. Ak hráš so škatuľou, nahraď chýbajúce žetóny čímkoľvek, čo je poruke.
ask-spend-threes = Výprava dáva slávu za každé 3 zlatiaky. Musím ich zaplatiť?
handbook-spend-threes = Nie, len sa počítajú. Zostanú ti a platia aj pre prevahu zlatiakov.
ask-discard-quest = Môžem výpravu odložiť za 1 zlatiak, 1 elixír a 1 kľúč?
handbook-discard-quest = Nie, len dielik z plánu. V ťahu, v ktorom ho odložíš, však výpravy prikladať smieš.
ask-two-quests = Smiem priložiť obe výpravy v jednom ťahu?
handbook-two-quests = Áno, pred dielikom aj po ňom, ak všetko zaplatíš z toho, čo máš na začiatku ťahu.
ask-tied-majority = Dvaja z nás majú najviac mágie. Rozdelíme si 4 body slávy?
handbook-tied-majority = Nie, každý z vás získa 4. Ak však mágiu nemá nikto, nezíska ich nikto.
ask-majority-glory = Môže odmena na konci hry zmeniť, kto má prevahu?
handbook-majority-glory = Nie. Prevahy sa určia pred týmito odmenami a tie prinášajú len slávu.
