# První partie hry Stezky slávy, česky.

lesson-first-tile = V deseti kolech přikládáš dílky ke svému příběhu a vyhrává, kdo má nejvíc slávy. Tajně vyber místo: dílek dostaneš, pokud ti ho nikdo nevezme. „{ face-ditch-goblins }“ na místě 2 chtějí 2 body boje; ty je máš a boj se neutrácí.
lesson-first-tile-goblins = Dobře: boj, který je potřeba, máš, a tak tě dílek nic nestojí.
lesson-first-tile-place = Místa stojí zlaťáky a ty se utrácejí. Spojky míst za to dají svou odměnu, když navážou na jiný dílek. Dílek „{ face-ditch-goblins }“ by tě ale nestál nic.
lesson-first-tile-wild = Místa 4 až 6 jsou divočina: přiložení odtud stojí o 1 zlaťák nebo 1 lektvar víc. Dílek „{ face-ditch-goblins }“ na místě 2 by tě nestál nic.

lesson-add-tile = Teď dílek přilož ke svému příběhu. Mohl by se i odložit za 1 zlaťák, 1 lektvar a 1 klíč. Na začátku se ale přikládání vyplatí: přinese odměny a nové spojky.
lesson-fee = Dílek je z divočiny, a tak stojí kromě své ceny ještě 1 zlaťák, nebo 1 lektvar. Co potřebuješ míň?
lesson-fee-coin = Zlaťáky platí místa i poklady a nic je nenahradí. Máš-li dost lektvarů, bylo snazší platit jimi.
lesson-fee-potion = Dobrá volba: zlaťáky nic nenahradí. Jen nezapomeň, že lektvar umí nahradit chybějící boj nebo magii.
lesson-cell = Přilož dílek ke svému hrdinovi tak, aby spojka navázala na spojku; dílky se neotáčejí. Kde se potkají dvě poloviny klíče, dostaneš klíč k truhle na těchto dvou dílcích nebo na hrdinovi.
lesson-chest = Máš klíč: vyber truhlu, kterou otevře. Obsah je hned tvůj a každá truhla se otevírá jen jednou.
lesson-chest-opened = Truhla má často větší cenu než dílek, na kterém je. Při přikládání proto hledej poloviny klíčů.
lesson-confirm = Zkontroluj si tah: dokud ho nepotvrdíš, můžeš ho celý vzít zpět.

lesson-second-round = Tři dílky zbylé na nejnižších číslech jsou pryč a přišly nové. Žeton začínajícího hráče má teď ten, komu připadlo nejnižší číslo, a bere si dílky jako první. Pokud už ho měl, dostal ho druhý hráč.
lesson-low-number = Nízké číslo: může ti přinést žeton začínajícího hráče na příští kolo.
lesson-high-number = I vysoké číslo může být dobrý dílek, žeton začínajícího hráče ale přináší to nejnižší.
lesson-too-late = Tvůj dílek má soupeř, byl na řadě dřív. Vezmi si jiný. I dílek, který se nehodí, je k něčemu: odložíš ho za 1 zlaťák, 1 lektvar a 1 klíč.

lesson-pay = Dílek se zaplatí dřív, než se přiloží. Zlaťáky a lektvary odevzdáš, boj a magii stačí mít; každý chybějící bod nahradí 1 lektvar. Dílek přilož, nebo ho odlož, když stojí moc.
lesson-added = Příběh roste: víc spojek znamená víc možností pro další dílek.
lesson-discarded = 1 zlaťák, 1 lektvar a klíč ke kterékoli truhle: odložit dílek je někdy lepší obchod.
lesson-second-cell = Strana se spojkou nesmí nikdy sousedit se stranou bez spojky. Nechávej si tedy prostor: dílek na špatném místě může dobrou spojku uzavřít.

lesson-third-round = Dílky jsou čtyř druhů: nestvůry přinášejí slávu, postavy platí na konci hry, místa odměňují spojení a poklady mají truhly. Vyber, co tvůj příběh zaplatí a co mu ještě chybí.
lesson-majorities = Na konci je sláva i za převahu: za nejvíc boje, magie, lektvarů nebo zlaťáků. I to, co neutratíš, má tedy cenu. Vyplatí se ti tenhle dílek?

lesson-period-two = Začíná 2. období: dílky stojí víc a víc přinesou. Od 8. kola přijdou dílky 3. období, ty největší. Vyber místo jako předtím.

lesson-done = To byla lekce. Pokračuj ve svém příběhu proti soupeři: po deseti kolech vyhraje, kdo má nejvíc slávy.
