# Příručka ke hře Tides of Time česky.

chapter-goal = Cíl hry
chapter-pieces = Karty a symboly
chapter-setup = Příprava
chapter-flow = Kolo krok za krokem
chapter-relics = Mezi koly: monumenty
chapter-scoring = Bodování
chapter-end = Konec hry
chapter-questions = Otázky a odpovědi

handbook-aim = Hra je pro 2 hráče a trvá 3 kola. V každém kole postavíš z 5 karet království a oboduješ ho. Vyhrává, kdo má po třetím kole víc **vítězných bodů** ({ -vp }).
handbook-idea = Nikdo nezačíná a netáhne se postupně: **oba vždy vybíráte ve stejné chvíli**. Jednu kartu si necháš a ostatní předáš, mysli tedy i na to, co dáváš z ruky.

handbook-cards = Karet je 18 a každá je jiná. Má název, většinou symbol a jednu schopnost, která určuje, co se za ni boduje. Co karty dělají, je oběma stále na očích; klepni na kartu, nebo si ji vyhledej podle názvu.
handbook-suits = **Symbolů** je 5: { suit-palace }, { suit-library }, { suit-garden }, { suit-temple } a { suit-stronghold }. Každý je přesně na 3 kartách. Schopnost karty často počítá jiný symbol, než jaký karta nese.
handbook-suitless = Karty 16, 17 a 18 jsou **bez symbolu**. Není to šestý symbol: nikdy se nepočítá, nikdy nechybí a nikdy se nezdvojuje.
handbook-tokens = Každá strana má na celou hru 2 **žetony monumentů**, jeden po 1. kole a jeden po 2. kole. Žeton leží na ponechané kartě a označuje ji až do konce.

handbook-deal = Všech 18 karet se zamíchá a každá strana jich dostane 5. Zbylých 8 tvoří dobírací balíček lícem dolů; nikdo se do něj nedívá. Oba začínáte s 0 { -vp }.

handbook-choose = Z karet v ruce vyber **jednu** do svého království. Soupeř dělá totéž; dokud nemáte vybráno oba, leží tvoje karta lícem dolů. Vynechat nelze a karta nic nestojí.
handbook-change = Dokud soupeř přemýšlí, můžeš vzít kartu zpět a vybrat jinou. Jakmile máte vybráno oba, volba platí.
handbook-reveal = Obě karty se odkryjí ve stejné chvíli a zůstanou vyložené lícem nahoru. Všem tvým vyloženým kartám se říká **království**.
handbook-swap = Potom si všechny zbylé karty z ruky **vyměníte**. Od té chvíle víš, co soupeř drží, protože to byly tvoje karty. Vybírá se, odkrývá a vyměňuje tak dlouho, dokud v obou královstvích nepřibylo 5 karet.
handbook-last-card = Karet v ruce ubývá: 5, 4, 3, 2, 1. U poslední není z čeho vybírat, takže se vyloží sama, a vyměňovat už se nic nebude.
handbook-quiet = Během vybírání žádná karta nic nedělá. Schopnosti platí až při bodování kola a na pořadí, v jakém byly karty vyložené, nezáleží.
handbook-rounds = Všechna 3 kola se hrají stejně. Po 1. a 2. kole přijdou na řadu monumenty a nové karty, po 3. kole hra rovnou končí.

handbook-take-back = Po obodování 1. a 2. kola si 5 karet tohoto kola vezmeš zpátky do ruky. Jen z nich teď vybíráš monument i kartu k vyřazení; dřívější monumenty zůstávají ležet.
handbook-relic = Jednu z 5 karet vyber jako **monument**. Zůstane ve tvém království až do konce hry a v každém dalším kole znovu platí její symbol i schopnost.
handbook-relic-stays = Monument už nikam nejde: nevrací se do ruky, nevyměňuje se a nelze ho nahradit ani vyřadit.
handbook-remove = Ze zbylých 4 karet jednu **vyřaď ze hry**. Odkládá se lícem nahoru, znáte ji oba a už se nevrátí. Zbav se té, která by nejvíc pomohla soupeři.
handbook-two-cards = Vybrat musíš monument i kartu k vyřazení a musí to být **dvě různé karty**.
handbook-relic-secret = Oba vybíráte současně a tajně. Monumenty a vyřazené karty se ukážou najednou, až máte oba vybráno obojí; do té doby lze volbu změnit.
handbook-draw-two = Potom si každá strana dobere 2 karty a má jich zase 5: 3 ponechané a 2 nové, které vidí jen ona. Tím začíná další kolo. Před 3. kolem má každá strana na stole 2 monumenty.

handbook-score-round = Jakmile jsou vyložené všechny karty kola, boduje se. Počítají se **všechny karty tvého království** včetně monumentů: v 1. kole 5, ve 2. kole 6 a ve 3. kole 7. Obě království se bodují současně a nic se při tom nevolí.
handbook-score-sum = Body za všechny tvoje karty se sečtou a zapíšou za toto kolo. Co je zapsané, se už nepřepočítává, ani když karta později hru opustí. Každý bod i s důvodem vidíte oba.
handbook-count = Počítáš, na kolika **vlastních vyložených kartách** je daný symbol. Karty v ruce, v dobíracím balíčku a vyřazené se nepočítají. Karta s nesplněnou podmínkou je za 0 a žádná karta body nebere.
handbook-each = Těchto 5 karet dává **3 { -vp } za každou kartu** s jedním symbolem ve tvém království. Za 3 takové karty je to 9 { -vp }, za žádnou 0.
handbook-majority = Těchto 5 karet dává **7 { -vp }, když máš víc** karet s daným symbolem než soupeř. Platí jen jednou, ať je převaha jakkoli velká, a soupeři nikdy nic nepřinesou.
handbook-tie = Když máte oba stejně, je to **shoda** a ta nevynáší nic. Změní to jen karta „{ face-1 }“.
handbook-nest = S kartou „{ face-1 }“ v království **patří shody tobě** všude, kde karty porovnávají obě království: u karet 2, 4, 7, 12, 13, 16 a 18. Když máš méně, nepomůže, soupeři neplatí vůbec a sama je za 0.
handbook-sets = Tyto 3 karty bodují každou **úplnou sadu** symbolů: „{ face-5 }“ 9 { -vp }, „{ face-9 }“ 13 { -vp }, „{ face-14 }“ 5 { -vp }. U jedné karty patří každý symbol jen do jedné sady, takže sad je tolik, kolik máš nejvzácnějšího z jejích symbolů.
handbook-missing = Karta „{ face-10 }“ dává **3 { -vp } za každý symbol, který ve tvém království chybí**. Sama je pevnost, takže chybět mohou nejvýš 4.
handbook-singles = U karty „{ face-16 }“ spočítej symboly, které máš **přesně na jedné** kartě. Když jich máš víc než soupeř, dává 8 { -vp }.
handbook-double = S kartou „{ face-17 }“ se tvůj **nejčetnější symbol počítá dvakrát**. Je-li takových víc, zdvojí se všechny. Zdvojený počet platí všude, kde se symboly počítají, porovnávají nebo skládají do sad; sama karta je za 0.
handbook-best = Karta „{ face-18 }“ se na každé straně podívá na jednu kartu, která v tomto kole vynesla nejvíc. Když ta tvoje vynesla víc než soupeřova, dává **8 { -vp }**.
handbook-order = Boduje se ve čtyřech krocích: spočítají se symboly, zdvojí se kartou „{ face-17 }“, obodují se všechny karty obou stran a nakonec karta „{ face-18 }“. Každá karta je jen jedna, takže takový účinek má vždy nejvýš jedna strana.
handbook-example-first = **Příklad: 1. kolo.** Zahrady jsou 1 : 1, ale v království (Ana) leží „{ face-1 }“, takže „{ face-13 }“ dává 7. Jeden symbol chybí, to jsou 3 za kartu „{ face-10 }“, a jeden palác přidá 3 za kartu „{ face-15 }“. Dohromady 13 { -vp }; na sadu pro kartu „{ face-9 }“ to zatím nestačilo.
handbook-example-last = **Příklad: 3. kolo.** Knihovny jsou 2, víc než čehokoli jiného, a „{ face-17 }“ z nich udělá 4: „{ face-3 }“ vynese 4 × 3. Na druhé straně je u karty „{ face-16 }“ shoda 4 : 4 a „{ face-1 }“ ji vyhrává. Partie končí 59 : 45.

handbook-over = Hra končí hned po obodování 3. kola. Tvůj výsledek je součet tří kol a **vyhrává vyšší součet**.
handbook-shared = Při stejném součtu se o vítězství dělíte. Žádné další rozhodování není.

ask-own-suit = Počítá se vlastní symbol karty i pro její schopnost?
handbook-own-suit = Ano. Symbol karty platí pro všechny schopnosti v království, i pro tu její. Třeba „{ face-9 }“ přidává do sady vlastní zahradu.
ask-many-uses = Může jednu kartu využít víc schopností?
handbook-many-uses = Ano, kolik jich je. Jeden chrám se může počítat pro kartu „{ face-11 }“, pro převahu i do sady.
ask-many-sets = Mám dvě knihovny a jednu zahradu. Kolikrát boduje „{ face-14 }“?
handbook-many-sets = Jednou. Druhá knihovna nemá do dvojice vlastní zahradu, takže úplná dvojice je jen jedna.
ask-nest-zero = Vyhrává „{ face-1 }“ i tehdy, když nikdo nemá nic?
handbook-nest-zero = Ano. 0 : 0 je shoda jako každá jiná. S kartou „{ face-2 }“ tak získáš 7 { -vp }, i když není pevnost na žádné straně.
ask-nest-end = Rozhodne „{ face-1 }“ hru při stejném součtu?
handbook-nest-end = Ne. Platí jen u sedmi karet, které porovnávají království. Stejný součet znamená společné vítězství.
ask-double-mine = Platí moje zdvojení i proti soupeřovým kartám na převahu?
handbook-double-mine = Ano. Porovnává se tvůj zdvojený počet, ať karta na převahu patří komukoli. Soupeřovy vlastní počty ale tvoje karta nemění.
ask-double-missing = Mění zdvojení zisk karty „{ face-10 }“?
handbook-double-missing = Ne. Symbol, který chybí, chybí dál: dvakrát 0 je 0.
ask-double-singles = Je zdvojený symbol pro kartu „{ face-16 }“ pořád po jednom?
handbook-double-singles = Ano. Tato karta počítá karty, ne symboly, takže symbol na jediné kartě je po jednom, i když se zdvojuje. Platí to pro obě strany.
ask-best-itself = Může být „{ face-18 }“ sama tou nejlepší kartou?
handbook-best-itself = Ne, dívá se jen na tvoje ostatní karty. Karta bez bodů, třeba „{ face-1 }“, je za 0.
ask-what-i-know = Co vím o kartách v soupeřově ruce?
handbook-what-i-know = Před první výměnou kola znáš jen ty, které už dřív ležely lícem nahoru. Po první výměně znáš všechny. Dobírací balíček nezná nikdo.
ask-all-cards = Dostane se do hry každá karta?
handbook-all-cards = Ano. V dobíracím balíčku je 8 karet, potom 4 a nakonec žádná; znovu se nemíchá. Před 3. kolem si tedy můžeš odvodit, které karty si soupeř dobral.
