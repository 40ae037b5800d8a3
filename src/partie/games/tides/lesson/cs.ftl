# První partie Tides of Time, česky.

lesson-first-card = Z karet stavíš království a po třech kolech vyhrává, kdo má víc bodů. Každá karta má symbol a schopnost a většina schopností platí za symboly. Vyber jednu: karta „{ face-3 }“ platí za knihovny a dvě z nich máš v ruce.
lesson-first-card-palace = Dobrý začátek: za každou knihovnu v království teď dostaneš 3 body. Knihovny jsou v kartách obou stran.
lesson-first-card-library = Knihovna se hodí, ale tady ti nic nevynese. Kdyby už ležela karta „{ face-3 }“, byla by každá knihovna za 3 body.
lesson-first-card-vestibule = Karta „{ face-15 }“ dává 3 body za každý palác. I tak se dá hrát, ale v tomto kole jsou paláce jen dva; knihovny se sbírají snáz.
lesson-first-card-other = Karta „{ face-11 }“ platí za chrámy a v ruce byl jen jeden. Hledej schopnost, která platí za symboly, které opravdu můžeš získat.

lesson-second-card = Obě karty se odkryly najednou a zbylé karty jste si vyměnili. Víš tedy přesně, z čeho teď vybírá soupeř. Karta „{ face-12 }“ dává 7 bodů, když máš víc knihoven než soupeř; karta „{ face-6 }“ je knihovna.
lesson-second-card-majority = Dobře: na konci kola se porovná, kdo má víc knihoven. Stačí o jednu víc.
lesson-second-card-library = Další knihovna. Symbol a schopnost se počítají zvlášť, takže se vyplatí, i když její schopnost nic nevynese.
lesson-second-card-maze = Karta „{ face-9 }“ dává 13 bodů, ale jen za všech pět symbolů. S pěti kartami v kole se to povede málokdy; menší plány jsou jistější.
lesson-second-card-divide = Karta „{ face-2 }“ porovnává pevnosti. Nejdřív si spočítej, kolik jich ještě můžeš získat: knihoven je tu víc.

lesson-third-card = Tohle jsou tvoje první karty, jen o dvě chudší: jednu máš v království ty, druhou soupeř. Než vybereš, podívej se na obě království. Vyplatí se i karta, kterou potřebuje soupeř.
lesson-third-card-library = Knihovna se počítá pro karty „{ face-3 }“ a „{ face-12 }“, ať je má kdokoli. Buď vynese body tobě, nebo je nedostane soupeř.
lesson-third-card-other = To může vyjít. Knihovny se ale v tomto kole počítají hned pro dvě karty, a tak mají o něco větší cenu.

lesson-fourth-card = Zbývají dvě karty. Jednu vyložíš ty, druhá bude pátou kartou soupeře. Mysli na obě království.
lesson-round-scored = Páté karty se vyložily samy a obě království se obodovala. V přehledu bodů najdeš, kolik která karta vynesla a proč.

lesson-relic = Všech pět karet kola je zpátky v ruce. Jedna z nich zůstane v království jako monument: její symbol i schopnost platí v každém dalším kole. Vyber takovou, ke které se snadno hledají další karty.
lesson-relic-each = Dobrý monument: v obou zbývajících kolech přidá něco za každou kartu s jedním symbolem.
lesson-relic-majority = Monument, který porovnává symboly, může dát 7 bodů v každém kole. Vidí ho ale i soupeř a bude ti v tom bránit.
lesson-relic-set = Monument, který potřebuje celou sadu, vynese hodně, nebo nic. Jistější je karta, která platí za každý symbol jednoho druhu.

lesson-remove = Ještě jedna karta jde navždy ze hry. Ostatní tři ti zůstanou v ruce a soupeř z nich bude také vybírat. Vyřaď tedy tu, která by nejvíc pomohla jemu.
lesson-removed = Vyřazené karty se nevracejí. Ve hře je jen 18 karet, a tak teď víš, co už nikdo nenasbírá.

lesson-new-hand = Druhé kolo: máš své tři karty a dvě nové. Monument už platí. Karta „{ face-17 }“ zdvojí tvůj nejčetnější symbol, karta „{ face-10 }“ dá 3 body za každý symbol, který nemáš.
lesson-new-hand-eye = Když máš málo různých symbolů, vynese tahle karta hodně. Symbol monumentu se počítá také, ten už ti tedy chybět nemůže.
lesson-new-hand-roof = Zdvojení platí pro všechny schopnosti v království i při porovnávání. Karta ale nemá vlastní symbol.
lesson-new-hand-known = Rozumná volba. Nové karty se k tobě už nemusí vrátit, proto se vždycky ptej, co teď posíláš dál.

lesson-known-cards = Tři z těchto čtyř karet ležely v 1. kole u soupeře, nová je jen karta „{ face-16 }“. Nemá symbol a porovnává, kdo má víc symbolů jen na jediné kartě. Vyber, co se hodí k tvému monumentu.
lesson-known-cards-molehill = Teď ti pomůžou různé symboly: počítá se každý, který máš přesně jednou.
lesson-known-cards-other = Dobře. Karta „{ face-16 }“ chce hodně různých symbolů a království postavené na jednom z nich jí je nedá.

lesson-deny = Monument soupeře platí v každém kole také. Podívej se, co potřebuje. Když ti žádná karta moc nedá, vezmi tu, která by nejvíc dala jemu.
lesson-last-pair = Znovu zbývají dvě karty, pro každého jedna. Porovnej, co která přinese tobě a co soupeři.
lesson-second-scored = Druhé kolo je obodované i s monumenty. Porovnej obě strany: která karta vynesla nejvíc?

lesson-second-relic = Teď si necháš druhý monument, a tak ti v posledním kole budou od začátku platit dvě karty. Pomáhají si navzájem?
lesson-second-removal = Ještě jedna karta jde ze hry, je to naposledy. Mysli na to, které karty si budete ve 3. kole předávat.

lesson-last-round = Poslední kolo: dvě nové karty, tři staré a na každé straně dva monumenty. Skoro všechny zbylé karty už znáš. Spočítej, co která přinese, a vyber.

lesson-done = To byla lekce a pravidla znáš všechna. Dohraj kolo proti soupeři; vyhraje, kdo má víc bodů.
