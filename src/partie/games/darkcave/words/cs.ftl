# Sabotér – Temná jeskyně česky. Názvosloví podle českých pravidel; názvy karet cest a všechny věty jsou naše. Řádky
# o kartách cest a cílových kartách říkají totéž co tabulky balíčku: hlídá to test.

game-title = Sabotér – Temná jeskyně
game-about = Dva trpasličí klany, skrytí sabotéři a jedna jeskyně, která roste kartu po kartě: najdi východ a vynes zlato ven pro klan, pro který doopravdy pracuješ.

## Otázky a pravidla za nimi

question-goal = Na roh se vykládá cílová karta.
question-colour = Losuje se klan pro tuto partii.
question-clan = Rozdává se klanová karta.
question-draw = Dobírá se karta.
question-first = Losuje se, kdo začne.
question-play = Zahraj kartu z ruky, nebo jednu či dvě odhoď.
question-lay = Vyber, kam karta cesty přijde a jak bude otočená.
question-look = Vyber kartu, na kterou se tajně podíváš.
question-collapse = Vyber kartu cesty, kterou zával odstraní.
question-swap = Vyber, s kým si vyměníš karty z ruky.
question-spin = Vyber místo pro pavučinu.
question-equip = Vyber, kdo vybavení dostane.
question-call = Vyber doupě, ze kterého nestvůra vyleze.
question-drop = Odhoď ještě druhou kartu, nebo zůstaň u jedné.
question-creature-step = Pohni nestvůrou, nebo skonči.
question-axe = Použij válečnou sekeru proti nestvůře, nebo si ji nech.
question-lose = Z ruky se náhodně tahá karta.
question-dwarf-step = Pohni svým trpaslíkem, nebo skonči.
question-turn-goal = Vyber, jak bude cílová karta otočená.
question-finish = Použij válečnou sekeru na pavučinu, nebo skonči.
question-propose = Můžeš navrhnout konec hry.
question-vote = Souhlasíš s koncem hry, nebo ho odmítneš?

rule-goal = V rozích herní plochy leží lícem dolů čtyři cílové karty: východ z jeskyně, žebřík, doupě a zlatá žíla. Nikdo neví, která je kde. Plocha má 9 × 9 karet pro dva až pět hráčů, 7 × 7 pro šest až osm.
rule-colour = Ve hře tří nebo čtyř hráčů se rozdávají karty jediného klanu, dva věrní trpaslíci a dva sabotéři. Sabotéři pracují pro druhý klan, jehož karty zůstávají v krabici.
rule-clan = Rub ukazuje všem klan, líc zná jen držitel: věrný trpaslík, nebo sabotér. Věrný trpaslík pracuje pro vlastní klan, sabotér pro ten druhý. Nerozdané karty leží stranou a nikdo je nezná; podívá se na ně hráč, jehož trpaslík opustí jeskyni první.
rule-draw = Na začátku má každý pět karet. Na konci tahu si dobereš jednu kartu, nebo tolik, kolik jich odhodíš; po výměně karet dobírá místo tebe druhý hráč. Nejdřív přicházejí karty I, potom II a nakonec III: rub vidí všichni, líc jen ty. Nad svůj maximální počet karet v ruce nikdo nedobírá. Když balíček dojde, už se nedobírá. Jakmile jsou balíček i všechny ruce prázdné, hra okamžitě končí, i uprostřed tahu.
rule-first = O tom, kdo začne, rozhoduje náhoda. Dál se hraje po směru hodinových ručiček.
rule-play = Nejdřív musíš vyložit kartu cesty, zahrát akční kartu nebo jednu či dvě karty odhodit; potom se může pohnout tvůj trpaslík; nakonec dobíráš. Kartu, pro kterou není místo ani cíl, lze jen odhodit. Stojí-li tvůj trpaslík u pavučiny, můžeš na ni kdykoli ve svém tahu použít válečnou sekeru, která leží před tebou.
rule-lay = Karta musí přiléhat ke startovní kartě, k vyložené kartě cesty nebo k odkryté cílové kartě, na všech těchto stranách navazovat a prodloužit některou cestu. Smí se otočit o 180 stupňů, napříč ležet nesmí. Zakrytá cílová karta nepomáhá ani nevadí. Stavět se dá kterýmkoli směrem, i mimo herní plochu.
rule-look = Buď zakrytá cílová karta, nebo klanová karta jiného hráče, která ještě není odkrytá. Všichni vidí, na kterou kartu se díváš, její líc jen ty.
rule-collapse = Kterákoli vyložená karta cesty, na které nestojí trpaslík ani nestvůra; nikdy startovní nebo cílová karta. Pavučina na jejím otevřeném konci zmizí s ní a nuget ze zlaté žíly také.
rule-swap = Oba hráči si vymění všechny karty z ruky bez ohledu na jejich počet. Maximální počet karet v ruce si každý nechává: kdo dostane víc karet, nechá si je, ale zatím nedobírá. Na konci tohoto tahu dobírá místo tebe druhý hráč.
rule-spin = Pavučina leží tam, kde na sebe navazují dvě karty, nebo na otevřeném konci cesty, na každém místě nejvýš jedna. Blokuje cestu všem trpaslíkům i nestvůrám. Na začátku tvého příštího tahu se otočí ze strany 2 na stranu 1, na začátku dalšího zmizí.
rule-equip = Vybavit můžeš sebe i jiného hráče. Boty přidávají v každém tahu 1 pole a nikdo nesmí mít dvoje. Válečná sekera otočí pavučinu ze strany 2 na stranu 1, ze strany 1 ji odstraní, nebo zneškodní nestvůru, a pak se odhodí. Ve chvíli, kdy ji potřebuješ, už musí ležet před tebou.
rule-call = Nestvůra přijde na kterékoli doupě v jeskyni; na trpaslíky, kteří tam stojí, neútočí. Potom jí pohneš a zůstane ve hře, než začne tvůj příští tah. Bez doupěte ji přilákat nelze, ale nestvůra, která už v jeskyni je, jde dál z místa, kde stojí.
rule-drop = Jedna nebo dvě karty jdou lícem dolů na odkládací hromádku, bez účinku; ostatní vidí jen jejich ruby. Na konci tahu si dobereš stejný počet.
rule-creature-step = Krysa jde až o 3 pole, plazoun až o 4, skřet až o 5, třeba i tam a zpět. Žebříky, mosty a tunely nestvůru nic nestojí, pavučina ji zastaví. Kde narazí na trpaslíky, tam skončí a zaútočí na všechny: krysa vezme náhodnou kartu z ruky, plazoun trpaslíka na jedno kolo ochromí, skřet vezme nuget.
rule-axe = Sekera nestvůru zneškodní dřív, než zaútočí, zachrání všechny na tom poli a odhodí se. Přijde-li nestvůra k více trpaslíkům, rozhodují se hráči se sekerou jeden po druhém, po směru hodinových ručiček od toho, kdo je na tahu. Když ji nikdo nepoužije, útok proběhne.
rule-lose = Krysa a dřevěný most stojí náhodnou kartu z ruky. Jde lícem dolů na odkládací hromádku a nenahrazuje se: maximální počet karet v ruce je až do konce hry o 1 menší, za každé kousnutí a za každý most. Kdo nemá v ruce nic, kartu neztrácí, ale maximum klesne i jemu.
rule-dwarf-step = Až o 3 pole, s botami o 4. Kartu I překonáš 1 pohybem, kartu II dvěma, kartu III třemi; z žebříku na kterýkoli jiný žebřík je 1 pohyb. Dřevěný most stojí náhodnou kartu z ruky, tunel 1 nuget. Pavučina cestu blokuje. Nestvůra pohyb ukončí a zaútočí. Zakrytá cílová karta se odkryje a pohyb ukončí také. Kdo skončí na zlaté žíle, vezme si její nuget a odkryje svou klanovou kartu.
rule-turn-goal = Cílová karta se otočí tak, aby na ni tvoje cesta navazovala a pasovala ke všem sousedům. Pasuje-li obojím způsobem, nebo ani jedním, vybíráš ty. Tvůj trpaslík se postaví na její první pole a pohyb končí.
rule-finish = Dokud tvůj trpaslík stojí u pavučiny a před tebou leží válečná sekera, můžeš ji ještě před dobíráním použít. Pavučina se otočí ze strany 2 na stranu 1; leží-li už stranou 1 nahoru, zmizí.
rule-propose = Hráči se mohou dohodnout, že hra skončí, když už se žádný trpaslík nemůže dostat ven. Navrhnout to smí kdokoli; stačí jediné odmítnutí a hraje se dál. Nový návrh je možný až po celém kole.
rule-vote = Hra teď skončí, jen když souhlasí všichni. Zlato trpaslíků, kteří jsou ještě v jeskyni, propadne.

## Odpovědi

action-begin = začíná: { $seat }
action-colour = { $clan ->
    [blue] modrý
   *[yellow] žlutý
} klan
action-deal = rozdat: { $card }
action-lose = ztratit: { $card }
action-play = zahrát: { $card }
action-drop = odhodit: { $card }
action-enough = druhou kartu neodhodit
action-lay = na { $cell }, { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}
action-peek = cíl v { $corner ->
    [north-west] severozápadním
    [north-east] severovýchodním
    [south-east] jihovýchodním
   *[south-west] jihozápadním
} rohu
action-spy = klanová karta: { $seat }
action-collapse = karta na { $cell }
action-swap = výměna karet: { $seat }
action-spin = na { $side ->
    [north] severní
   *[east] východní
} okraj { $cell }
action-equip = vybavení pro: { $seat }
action-call = z doupěte na { $cell }
action-go = na { $cell }, { $space ->
    [n] pole na severu
    [e] pole na východě
    [s] pole na jihu
    [w] pole na západě
    [hub] pole uprostřed
    [lane1] cesta od severu
    [lane2] druhá cesta
    [tunnel] tunel
   *[goal] zakrytý cíl
}
action-stop = skončit
action-cut = válečná sekera na pavučinu s { $web ->
    [1] kroužkem
    [2] trojúhelníkem
   *[3] kosočtvercem
}
action-strike = použít válečnou sekeru
action-spare = nechat si válečnou sekeru
action-turn = { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}
action-propose = navrhnout konec hry
action-agree = souhlasit
action-refuse = odmítnout

did-begin = Začíná: { $other }
did-colour = { $seat }: { $clan ->
    [blue] modrý
   *[yellow] žlutý
} klan
did-deal = { $seat }: { $card }
did-lose = { $seat }: z ruky náhodně { $card }
did-play = { $seat }: { $card }
did-drop = { $seat }: na odkládací hromádku { $card }
did-enough = { $seat }: bez druhé karty
did-lay = { $seat }: na { $cell }, { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}
did-peek = { $seat }: pohled na cíl v { $corner ->
    [north-west] severozápadním
    [north-east] severovýchodním
    [south-east] jihovýchodním
   *[south-west] jihozápadním
} rohu
did-spy = { $seat }: pohled na klanovou kartu ({ $other })
did-collapse = { $seat }: karta na { $cell }
did-swap = { $seat } a { $other }: výměna karet
did-spin = { $seat }: pavučina na { $side ->
    [north] severní
   *[east] východní
} okraj { $cell }
did-equip = { $seat } → { $other }: vybavení
did-call = { $seat }: nestvůra z doupěte na { $cell }
did-go = { $seat }: na { $cell }, { $space ->
    [n] pole na severu
    [e] pole na východě
    [s] pole na jihu
    [w] pole na západě
    [hub] pole uprostřed
    [lane1] cesta od severu
    [lane2] druhá cesta
    [tunnel] tunel
   *[goal] zakrytý cíl
}
did-stop = { $seat }: dál už ne
did-cut = { $seat }: válečná sekera na pavučinu s { $web ->
    [1] kroužkem
    [2] trojúhelníkem
   *[3] kosočtvercem
}
did-strike = { $seat }: válečná sekera použita
did-spare = { $seat }: válečná sekera zůstává
did-turn = { $seat }: { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}
did-propose = { $seat }: návrh na konec hry
did-agree = { $seat }: souhlas
did-refuse = { $seat }: odmítnutí

reason-not-in-hand = Tuto kartu v ruce nemáš.
reason-no-place = Pro tuto kartu není v jeskyni místo.
reason-no-target = Tuto kartu teď není na co použít.
reason-no-lair = Není tu doupě, ze kterého by nestvůra mohla vylézt.
reason-cell-taken = Tam už karta leží.
reason-not-adjacent = Karta by nepřiléhala ke startovní kartě, k vyložené kartě ani k odkryté cílové kartě.
reason-edges-differ = Karta nenavazuje na všechny sousední karty.
reason-no-path-prolonged = Karta by neprodloužila žádnou cestu.
reason-nothing-to-see = Na tuto kartu se podívat nemůžeš: je už odkrytá, nebo je tvoje.
reason-not-removable = Tuto kartu zával neodstraní: musí to být karta cesty bez trpaslíka i bez nestvůry.
reason-own-hand = Vyber jiného hráče.
reason-edge-taken = Pavučina může ležet jen na cestě, na každém místě nejvýš jedna.
reason-has-boots = Tento hráč už boty má.
reason-no-axe = Válečná sekera před tebou neleží.
reason-not-at-web = Tvůj trpaslík u této pavučiny nestojí.
reason-too-far = Na toto pole se jedním krokem dojít nedá.
reason-web-in-the-way = V cestě je pavučina.
reason-no-open-side = K té hraně žádná cesta nevede.

## Co se stalo

event-game-began = Začíná: { $seat }
event-clan-dealt = { $seat }: { $card }
event-card-dealt = { $seat }: do ruky { $card }
event-turn-began = Na tahu: { $seat }
event-web-worn = Pavučina s { $web ->
    [1] kroužkem
    [2] trojúhelníkem
   *[3] kosočtvercem
} teď leží stranou 1 nahoru.
event-web-gone = Pavučina s { $web ->
    [1] kroužkem
    [2] trojúhelníkem
   *[3] kosočtvercem
} zmizela.
event-creature-withdrew = { $creature ->
    [rat] Krysa
    [lindworm] Plazoun
   *[goblin] Skřet
} mizí z jeskyně.
event-dwarf-stood-up = { $seat }: trpaslík vstal, v tomto tahu se ale nepohne
event-turn-skipped = { $seat }: bez karet, tah se přeskakuje
event-path-laid = { $way ->
    [as-it-is] { $seat }: { $card } na { $cell }
   *[turned] { $seat }: { $card } na { $cell }, po otočení
}
event-nugget-placed = Na { $cell } leží nuget.
event-action-played = { $seat }: akční karta { $card }
event-goal-seen = { $known ->
    [yes] { $seat }: pohled na cíl v { $corner ->
            [north-west] severozápadním
            [north-east] severovýchodním
            [south-east] jihovýchodním
           *[south-west] jihozápadním
        } rohu, je to { $card }
   *[no] { $seat }: pohled na cíl v { $corner ->
            [north-west] severozápadním
            [north-east] severovýchodním
            [south-east] jihovýchodním
           *[south-west] jihozápadním
        } rohu
}
event-clan-seen = { $known ->
    [yes] { $seat }: pohled na klanovou kartu ({ $other_seat }), je to { $card }
   *[no] { $seat }: pohled na klanovou kartu ({ $other_seat })
}
event-card-collapsed = Zával na { $cell }: { $card } mizí.
event-hands-swapped = { $seat } a { $other_seat }: výměna karet
event-web-spun = Pavučina s { $web ->
    [1] kroužkem
    [2] trojúhelníkem
   *[3] kosočtvercem
} leží na { $side ->
    [north] severním
   *[east] východním
} okraji { $cell }.
event-equipped = { $seat }: nové vybavení, { $card }
event-creature-called = { $creature ->
    [rat] Krysa
    [lindworm] Plazoun
   *[goblin] Skřet
} vylézá z doupěte na { $cell }.
event-creature-moved = { $creature ->
    [rat] Krysa
    [lindworm] Plazoun
   *[goblin] Skřet
} jde na { $cell }.
event-creature-killed = { $seat }: válečná sekera použita, { $creature ->
    [rat] krysa je zneškodněná
    [lindworm] plazoun je zneškodněný
   *[goblin] skřet je zneškodněný
}
event-axe-spared = { $seat }: válečná sekera zůstává
event-attacked = { $seat }: útočí { $creature ->
        [rat] krysa
        [lindworm] plazoun a ochromuje trpaslíka
       *[goblin] skřet a bere nuget, pokud nějaký zbývá
    }
event-card-lost = { $seat }: ztráta z ruky, { $card }
event-hand-lowered = { $seat }: od teď v ruce nejvýš { $count ->
    [0] 0 karet
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
event-cards-dropped = { $seat }: na odkládací hromádku { $cards }
event-dwarf-moved = { $seat }: trpaslík na { $cell }
event-toll-paid = { $seat }: nuget ztracený v tunelu
event-goal-revealed = { $seat }: v { $corner ->
    [north-west] severozápadním
    [north-east] severovýchodním
    [south-east] jihovýchodním
   *[south-west] jihozápadním
} rohu se odkrývá { $card }
event-goal-turned = Cílová karta leží { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}.
event-nugget-taken = { $seat }: nuget ze zlaté žíly na { $cell }
event-clan-opened = { $seat }: odkrytá klanová karta, { $card }
event-dwarf-left = { $seat }: trpaslík opouští jeskyni { $gold ->
    [0] bez zlata
    [one] a vynáší { $gold } nuget
    [few] a vynáší { $gold } nugety
    [many] a vynáší { $gold } nugetu
   *[other] a vynáší { $gold } nugetů
}
event-game-goes-on = { $seat }: hra pokračuje, protože v jeskyni je ještě někdo další, kdo pracuje pro stejný klan
event-aside-seen = { $seat }: pohled na klanové karty odložené stranou ({ $cards })
event-end-proposed = { $seat }: návrh na konec hry
event-end-agreed = { $seat }: návrh na konec hry je přijat
event-end-refused = { $seat }: návrh na konec hry je odmítnut
event-game-ended = Konec hry. Poklad modrého klanu { $blue }, žlutého { $yellow }.

ending-clan-out = Všichni trpaslíci, kteří pracují pro jeden klan, jsou z jeskyně venku.
ending-cards-out = Nikdo už nemá žádné karty.
ending-agreed = Hra skončila dohodou všech.

tie-first-out = Vyhrává klan, pro který pracoval první trpaslík, jenž opustil jeskyni.

## Karty cest: kolik pohybů stojí, kam vedou tak, jak jsou, a po otočení o 180 stupňů, co je na nich

face-i-cross = křižovatka I
face-i-tee-h = rozcestí I východ–západ
face-i-tee-v = rozcestí I sever–jih
face-i-ns = chodba I sever–jih
face-i-ew = chodba I východ–západ
face-i-bend-a = zatáčka I sever–východ
face-i-bend-b = zatáčka I sever–západ
face-i-cross-lair = křižovatka I s doupětem
face-i-tee-h-lair = rozcestí I východ–západ s doupětem
face-i-tee-v-lair = rozcestí I sever–jih s doupětem
face-i-tee-h-ladder = rozcestí I východ–západ se žebříkem
face-i-bridge-ns = most I sever–jih
face-i-tunnel-ne = tunel I sever–východ
face-i-tee-v-gold = rozcestí I sever–jih se zlatou žílou
face-ii-cross = křižovatka II
face-ii-tee-h = rozcestí II východ–západ
face-ii-tee-v = rozcestí II sever–jih
face-ii-ns = chodba II sever–jih
face-ii-ew = chodba II východ–západ
face-ii-bend-a = zatáčka II sever–východ
face-ii-bend-b = zatáčka II sever–západ
face-ii-cross-lair = křižovatka II s doupětem
face-ii-tee-h-lair = rozcestí II východ–západ s doupětem
face-ii-tee-v-lair = rozcestí II sever–jih s doupětem
face-ii-tee-v-ladder = rozcestí II sever–jih se žebříkem
face-ii-bend-a-ladder = zatáčka II sever–východ se žebříkem
face-ii-bridge-ew = most II východ–západ
face-ii-tunnel-ne = tunel II sever–východ
face-ii-tunnel-nw = tunel II sever–západ
face-ii-tee-h-gold = rozcestí II východ–západ se zlatou žílou
face-iii-cross = křižovatka III
face-iii-tee-h = rozcestí III východ–západ
face-iii-tee-v = rozcestí III sever–jih
face-iii-ns = chodba III sever–jih
face-iii-ew = chodba III východ–západ
face-iii-bend-a = zatáčka III sever–východ
face-iii-bend-b = zatáčka III sever–západ
face-iii-tee-h-lair = rozcestí III východ–západ s doupětem
face-iii-tee-v-lair = rozcestí III sever–jih s doupětem
face-iii-bend-b-ladder = zatáčka III sever–západ se žebříkem
face-iii-bridge-ns = most III sever–jih
face-iii-bridge-ew = most III východ–západ
face-iii-tunnel-ne = tunel III sever–východ
face-iii-tunnel-nw = tunel III sever–západ

ability-i-cross = k překonání 1 pohyb; cesty na všechny strany
ability-i-tee-h = k překonání 1 pohyb; cesty na východ, jih a západ; po otočení na sever, východ a západ
ability-i-tee-v = k překonání 1 pohyb; cesty na sever, východ a jih; po otočení na sever, jih a západ
ability-i-ns = k překonání 1 pohyb; cesty na sever a jih
ability-i-ew = k překonání 1 pohyb; cesty na východ a západ
ability-i-bend-a = k překonání 1 pohyb; cesty na sever a východ; po otočení na jih a západ
ability-i-bend-b = k překonání 1 pohyb; cesty na sever a západ; po otočení na východ a jih
ability-i-cross-lair = k překonání 1 pohyb; cesty na všechny strany; temné doupě: odtud přicházejí nestvůry
ability-i-tee-h-lair = k překonání 1 pohyb; cesty na východ, jih a západ; po otočení na sever, východ a západ; temné doupě: odtud přicházejí nestvůry
ability-i-tee-v-lair = k překonání 1 pohyb; cesty na sever, východ a jih; po otočení na sever, jih a západ; temné doupě: odtud přicházejí nestvůry
ability-i-tee-h-ladder = k překonání 1 pohyb; cesty na východ, jih a západ; po otočení na sever, východ a západ; žebřík: 1 pohyb na kterýkoli jiný žebřík
ability-i-bridge-ns = 1 pohyb po každé cestě; cesty na všechny strany, navzájem nepropojené; dřevěný most sever–jih: vstup stojí 1 náhodnou kartu z ruky
ability-i-tunnel-ne = 1 pohyb v každé zatáčce; zatáčky sever–východ a jih–západ; mezi nimi tunel, samostatné pole: vstup stojí 1 nuget
ability-i-tee-v-gold = k překonání 1 pohyb; cesty na sever, východ a jih; po otočení na sever, jih a západ; zlatá žíla: nuget získá trpaslík, který tu skončí pohyb, a jeho klanová karta se odkryje
ability-ii-cross = k překonání 2 pohyby; cesty na všechny strany
ability-ii-tee-h = k překonání 2 pohyby; cesty na východ, jih a západ; po otočení na sever, východ a západ
ability-ii-tee-v = k překonání 2 pohyby; cesty na sever, východ a jih; po otočení na sever, jih a západ
ability-ii-ns = k překonání 2 pohyby; cesty na sever a jih
ability-ii-ew = k překonání 2 pohyby; cesty na východ a západ
ability-ii-bend-a = k překonání 2 pohyby; cesty na sever a východ; po otočení na jih a západ
ability-ii-bend-b = k překonání 2 pohyby; cesty na sever a západ; po otočení na východ a jih
ability-ii-cross-lair = k překonání 2 pohyby; cesty na všechny strany; temné doupě na severním poli, po otočení na jižním: odtud přicházejí nestvůry
ability-ii-tee-h-lair = k překonání 2 pohyby; cesty na východ, jih a západ; po otočení na sever, východ a západ; temné doupě na jižním poli, po otočení na severním: odtud přicházejí nestvůry
ability-ii-tee-v-lair = k překonání 2 pohyby; cesty na sever, východ a jih; po otočení na sever, jih a západ; temné doupě na východním poli, po otočení na západním: odtud přicházejí nestvůry
ability-ii-tee-v-ladder = k překonání 2 pohyby; cesty na sever, východ a jih; po otočení na sever, jih a západ; žebřík na východním poli, po otočení na západním: 1 pohyb na kterýkoli jiný žebřík
ability-ii-bend-a-ladder = k překonání 2 pohyby; cesty na sever a východ; po otočení na jih a západ; žebřík na severním poli, po otočení na jižním: 1 pohyb na kterýkoli jiný žebřík
ability-ii-bridge-ew = 2 pohyby po každé cestě; cesty na všechny strany, navzájem nepropojené; dřevěný most východ–západ: vstup stojí 1 náhodnou kartu z ruky
ability-ii-tunnel-ne = 2 pohyby v každé zatáčce; zatáčky sever–východ a jih–západ; mezi nimi tunel, samostatné pole: vstup stojí 1 nuget
ability-ii-tunnel-nw = 2 pohyby v každé zatáčce; zatáčky sever–západ a jih–východ; mezi nimi tunel, samostatné pole: vstup stojí 1 nuget
ability-ii-tee-h-gold = k překonání 2 pohyby; cesty na východ, jih a západ; po otočení na sever, východ a západ; zlatá žíla na jižním poli, po otočení na severním: nuget získá trpaslík, který tu skončí pohyb, a jeho klanová karta se odkryje
ability-iii-cross = k překonání 3 pohyby; cesty na všechny strany
ability-iii-tee-h = k překonání 3 pohyby; cesty na východ, jih a západ; po otočení na sever, východ a západ
ability-iii-tee-v = k překonání 3 pohyby; cesty na sever, východ a jih; po otočení na sever, jih a západ
ability-iii-ns = k překonání 3 pohyby; cesty na sever a jih
ability-iii-ew = k překonání 3 pohyby; cesty na východ a západ
ability-iii-bend-a = k překonání 3 pohyby; cesty na sever a východ; po otočení na jih a západ
ability-iii-bend-b = k překonání 3 pohyby; cesty na sever a západ; po otočení na východ a jih
ability-iii-tee-h-lair = k překonání 3 pohyby; cesty na východ, jih a západ; po otočení na sever, východ a západ; temné doupě uprostřed: odtud přicházejí nestvůry
ability-iii-tee-v-lair = k překonání 3 pohyby; cesty na sever, východ a jih; po otočení na sever, jih a západ; temné doupě uprostřed: odtud přicházejí nestvůry
ability-iii-bend-b-ladder = k překonání 3 pohyby; cesty na sever a západ; po otočení na východ a jih; žebřík uprostřed: 1 pohyb na kterýkoli jiný žebřík
ability-iii-bridge-ns = 3 pohyby po každé cestě; cesty na všechny strany, navzájem nepropojené; dřevěný most sever–jih: vstup stojí 1 náhodnou kartu z ruky
ability-iii-bridge-ew = 3 pohyby po každé cestě; cesty na všechny strany, navzájem nepropojené; dřevěný most východ–západ: vstup stojí 1 náhodnou kartu z ruky
ability-iii-tunnel-ne = 3 pohyby v každé zatáčce; zatáčky sever–východ a jih–západ; mezi nimi tunel, samostatné pole: vstup stojí 1 nuget
ability-iii-tunnel-nw = 3 pohyby v každé zatáčce; zatáčky sever–západ a jih–východ; mezi nimi tunel, samostatné pole: vstup stojí 1 nuget

## Akční karty

face-i-secret = Tajné informace I
face-i-web = Pavučina I s kroužkem
face-i-boots = Boty I
face-i-axe = Válečná sekera I
face-i-rat = Krysa I
face-i-lindworm = Plazoun I
face-i-goblin = Skřet I
face-ii-secret = Tajné informace II
face-ii-cave-in = Zával II
face-ii-swap = Výměna karet II
face-ii-web = Pavučina II s trojúhelníkem
face-ii-boots = Boty II
face-ii-axe = Válečná sekera II
face-ii-rat = Krysa II
face-ii-lindworm = Plazoun II
face-ii-goblin = Skřet II
face-iii-secret = Tajné informace III
face-iii-cave-in = Zával III
face-iii-swap = Výměna karet III
face-iii-web = Pavučina III s kosočtvercem
face-iii-axe = Válečná sekera III
face-iii-rat = Krysa III
face-iii-lindworm = Plazoun III
face-iii-goblin = Skřet III

ability-i-secret = podíváš se na zakrytou cílovou kartu, nebo na klanovou kartu jiného hráče; nikdo další ji nevidí
ability-i-web = zablokuje spoj dvou karet nebo otevřený konec cesty pro trpaslíky i nestvůry; leží stranou 2 nahoru, ve tvém příštím tahu stranou 1 a v dalším zmizí
ability-i-boots = pro tebe nebo jiného hráče; v každém tahu o 1 pole navíc, každý smí mít jen jedny
ability-i-axe = pro tebe nebo jiného hráče; otočí pavučinu ze strany 2 na 1, ze strany 1 ji odstraní, nebo zneškodní nestvůru před útokem; na jedno použití
ability-i-rat = nestvůra, až 3 pole; hráč, na jehož trpaslíka narazí, ztratí 1 náhodnou kartu z ruky
ability-i-lindworm = nestvůra, až 4 pole; trpaslík, na kterého narazí, padne a ve svém příštím tahu se nepohne
ability-i-goblin = nestvůra, až 5 polí; hráč, na jehož trpaslíka narazí, ztratí 1 nuget
ability-ii-secret = podíváš se na zakrytou cílovou kartu, nebo na klanovou kartu jiného hráče; nikdo další ji nevidí
ability-ii-cave-in = odstraní kartu cesty, na které nestojí trpaslík ani nestvůra; startovní kartu a cílové karty ne
ability-ii-swap = všechny tvoje karty z ruky za všechny karty z ruky jiného hráče; na konci tahu dobírá ten druhý
ability-ii-web = zablokuje spoj dvou karet nebo otevřený konec cesty pro trpaslíky i nestvůry; leží stranou 2 nahoru, ve tvém příštím tahu stranou 1 a v dalším zmizí
ability-ii-boots = pro tebe nebo jiného hráče; v každém tahu o 1 pole navíc, každý smí mít jen jedny
ability-ii-axe = pro tebe nebo jiného hráče; otočí pavučinu ze strany 2 na 1, ze strany 1 ji odstraní, nebo zneškodní nestvůru před útokem; na jedno použití
ability-ii-rat = nestvůra, až 3 pole; hráč, na jehož trpaslíka narazí, ztratí 1 náhodnou kartu z ruky
ability-ii-lindworm = nestvůra, až 4 pole; trpaslík, na kterého narazí, padne a ve svém příštím tahu se nepohne
ability-ii-goblin = nestvůra, až 5 polí; hráč, na jehož trpaslíka narazí, ztratí 1 nuget
ability-iii-secret = podíváš se na zakrytou cílovou kartu, nebo na klanovou kartu jiného hráče; nikdo další ji nevidí
ability-iii-cave-in = odstraní kartu cesty, na které nestojí trpaslík ani nestvůra; startovní kartu a cílové karty ne
ability-iii-swap = všechny tvoje karty z ruky za všechny karty z ruky jiného hráče; na konci tahu dobírá ten druhý
ability-iii-web = zablokuje spoj dvou karet nebo otevřený konec cesty pro trpaslíky i nestvůry; leží stranou 2 nahoru, ve tvém příštím tahu stranou 1 a v dalším zmizí
ability-iii-axe = pro tebe nebo jiného hráče; otočí pavučinu ze strany 2 na 1, ze strany 1 ji odstraní, nebo zneškodní nestvůru před útokem; na jedno použití
ability-iii-rat = nestvůra, až 3 pole; hráč, na jehož trpaslíka narazí, ztratí 1 náhodnou kartu z ruky
ability-iii-lindworm = nestvůra, až 4 pole; trpaslík, na kterého narazí, padne a ve svém příštím tahu se nepohne
ability-iii-goblin = nestvůra, až 5 polí; hráč, na jehož trpaslíka narazí, ztratí 1 nuget

## Cílové a klanové karty

face-goal-exit = cíl s východem z jeskyně
face-goal-ladder = cíl se žebříkem
face-goal-lair = cíl s doupětem
face-goal-gold = cíl se zlatou žílou
face-blue-loyal = věrný modrý trpaslík
face-blue-saboteur = modrý sabotér
face-yellow-loyal = věrný žlutý trpaslík
face-yellow-saboteur = žlutý sabotér

ability-goal-exit = k překonání 3 pohyby; cesty na všechny strany; východ z jeskyně uprostřed: trpaslík, který na něj vstoupí, je venku
ability-goal-ladder = k překonání 3 pohyby; cesty na sever, východ a jih; po otočení na sever, jih a západ; žebřík uprostřed: 1 pohyb na kterýkoli jiný žebřík
ability-goal-lair = k překonání 3 pohyby; cesty na sever, východ a západ; po otočení na východ, jih a západ; temné doupě uprostřed: odtud přicházejí nestvůry
ability-goal-gold = k překonání 3 pohyby; cesty na sever, východ a jih; po otočení na sever, jih a západ; zlatá žíla uprostřed: nuget získá trpaslík, který tu skončí pohyb, a jeho klanová karta se odkryje
ability-blue-loyal = pracuje pro modrý klan
ability-blue-saboteur = patří k modrému klanu, ale pracuje pro žlutý
ability-yellow-loyal = pracuje pro žlutý klan
ability-yellow-saboteur = patří ke žlutému klanu, ale pracuje pro modrý

## Ruby karet

back-level-1 = karta I
back-level-2 = karta II
back-level-3 = karta III
back-clan-blue = karta modrého klanu
back-clan-yellow = karta žlutého klanu
back-goal = zakrytý cíl

## Bodovací list

row-treasure = Poklad

why-treasure = { $clan ->
    [0] nugety zachráněné pro modrý klan
   *[1] nugety zachráněné pro žlutý klan
}: { $count } × { $each }

## Co rozlišuje statistika

trait-role = role
trait-role-loyal = věrný
trait-role-saboteur = sabotér
trait-side = vlastní strana proti druhé
counted-path = obyčejná cesta
counted-lair = cesta s doupětem
counted-ladder = cesta se žebříkem
counted-gold = zlatá žíla
counted-bridge = most
counted-tunnel = tunel
counted-secret = Tajné informace
counted-cave-in = Zával
counted-swap = Výměna karet
counted-web = Pavučina
counted-boots = Boty
counted-axe = Válečná sekera
counted-rat = Krysa
counted-lindworm = Plazoun
counted-goblin = Skřet
counted-discard = odhozená karta

## Části pozice

zone-pile = dobírací balíček a krabice
zone-hand = ruka
zone-front = vyložené karty
zone-laid = karty cest v jeskyni
zone-discarded = odkládací hromádka
zone-goal-deck = dosud nevyložené cíle
zone-goals = cíl v rohu
zone-clan-deck = dosud nerozdané klanové karty
zone-clans = klanová karta
zone-aside = klanové karty odložené stranou
zone-unused = klanové karty v krabici
field-area = vzdálenost rohů
field-stock = karty k dobrání podle úrovní
field-cave = karty v jeskyni
field-dwarfs = kde stojí trpaslíci
field-lying = ležící trpaslíci
field-left = kdo je z jeskyně venku
field-gold = nugety
field-veins = kde leží nugety
field-creatures = kde stojí nestvůry
field-webs = kde leží pavučiny
field-web-sides = strany pavučin
field-acting = kdo je na tahu
field-turns = počet tahů
field-stood = trpaslík v tomto tahu vstal
field-steps = zbývající pohyby
field-due = kolik karet se dobere
field-drawer = kdo dobírá
field-reached = odkrývaný cíl
field-beasts = nestvůry v akci
field-prey = na koho se útočí
field-asked = kdo ještě může použít sekeru
field-losers = kdo ztrácí kartu
field-proposer = kdo navrhl konec
field-proposals = od kterého tahu lze navrhnout konec
field-hand-limit = maximální počet karet v ruce
field-ending = proč hra skončila

## Stůl

board-north = sever
board-east = východ
board-south = jih
board-west = západ
board-port-north = severní strana
board-port-east = východní strana
board-port-south = jižní strana
board-port-west = západní strana
board-middle = střed
board-tunnel = tunel
board-lane-ns = cesta sever–jih
board-lane-ew = cesta východ–západ
board-bend-ne = zatáčka sever–východ
board-bend-nw = zatáčka sever–západ
board-bend-se = zatáčka jih–východ
board-bend-sw = zatáčka jih–západ
board-nw = severozápad
board-ne = severovýchod
board-se = jihovýchod
board-sw = jihozápad
face-start = startovní karta
board-lair = doupě
board-ladder = žebřík
board-vein = zlatá žíla
board-vein-full = žíla s nugetem
board-vein-empty = žíla bez nugetu
board-exit = východ z jeskyně
board-wooden = dřevěný most
board-webs = pavučiny, stranou 2 nebo 1
board-blue = modrý
board-yellow = žlutý
board-loyal = věrný
board-saboteur = sabotér
board-open = odkryto
board-rat = krysa
board-lindworm = plazoun
board-goblin = skřet
mark-rat = k
mark-lindworm = p
mark-goblin = s

board-set-up = příprava hry
board-over = hra skončila
board-turn = tah { $turn }: { $seat }
board-steps = { $count ->
    [one] zbývá 1 pohyb
    [few] zbývají { $count } pohyby
    [many] zbývá { $count } pohybu
   *[other] zbývá { $count } pohybů
}
board-creature-moves = { $creature }, { $count ->
    [one] zbývá 1 pohyb
    [few] zbývají { $count } pohyby
    [many] zbývá { $count } pohybu
   *[other] zbývá { $count } pohybů
}
board-proposed = návrh na konec hry: { $seat }
board-awaited = čeká se na: { $seats }
board-on-turn = na tahu
board-clan = klan
board-gold = zlato
board-hand-levels = I/II/III
board-most-in-hand = nejvýš { $count } v ruce
board-hand-limit = max. { $count }
board-where = trpaslík
board-front = vyloženo
board-in-hand = { $count ->
    [0] žádná karta v ruce
    [one] 1 karta v ruce: { $levels }
    [few] { $count } karty v ruce: { $levels }
    [many] { $count } karty v ruce: { $levels }
   *[other] { $count } karet v ruce: { $levels }
}
board-boots = boty
board-axes = { $count ->
    [one] sekera
    [few] { $count } sekery
    [many] { $count } sekery
   *[other] { $count } seker
}
board-web-at = pavučina { $side } na { $edge }
board-webbed = pavučina { $web }, strana { $side }
board-creature-at = { $creature } na { $where }
board-lying = leží
board-lies = { $where } (leží)
board-out = venku ({ $place }.)

board-goals = Cíle
board-goal-at = cíl { $corner }
board-face-down = zakrytý
board-seen-by = kdo viděl: { $seats }
board-clan-cards-seen = Prohlédnuté klanové karty
board-looked-at = { $seat } – kdo viděl: { $seats }
board-aside = { $count ->
    [one] Stranou leží 1 klanová karta
    [few] Stranou leží { $count } klanové karty
    [many] Stranou leží { $count } klanové karty
   *[other] Stranou leží { $count } klanových karet
}
board-piles = Balíček: { $stock }; odkládací hromádka: { $count }
board-held-by = Známé karty v ruce ({ $seat }): { $cards }
board-hand = Tvoje karty
board-beyond = Na obrázek se nevešlo:
board-joins = vede na { $places }
board-ends = otevřený konec { $sides }
board-blind = proti stěně { $sides }
board-last = položeno naposledy
board-more = další figurky
board-level-sign = číslo ve stěně: úroveň

board-play = zahrát
board-drop = odhodit
board-can-places = { $count ->
    [one] lze položit 1 způsobem
    [few] lze položit { $count } způsoby
    [many] lze položit { $count } způsobu
   *[other] lze položit { $count } způsoby
}
board-can-look = k prohlédnutí: cíle { $goals }, klanové karty { $clans }
board-can-collapse = { $count ->
    [one] odstranit lze 1 kartu
    [few] odstranit lze { $count } karty
    [many] odstranit lze { $count } karty
   *[other] odstranit lze { $count } karet
}
board-can-spin = { $count ->
    [one] na 1 místo
    [few] na { $count } místa
    [many] na { $count } místa
   *[other] na { $count } míst
}
board-can-equip = { $count ->
    [one] pro 1 hráče
    [few] pro { $count } hráče
    [many] pro { $count } hráče
   *[other] pro { $count } hráčů
}
board-can-swap = { $count ->
    [6] se 6 hráči
    [7] se 7 hráči
    [one] s 1 hráčem
    [few] se { $count } hráči
    [many] s { $count } hráče
   *[other] s { $count } hráči
}
board-can-take-over = převezmeš ji na { $where }
board-can-call = { $count ->
    [6] ze 6 doupat
    [7] ze 7 doupat
    [one] z 1 doupěte
    [few] ze { $count } doupat
    [many] z { $count } doupěte
   *[other] z { $count } doupat
}
board-lay-help = místo, karta, jak bude ležet (↻ otočená), kolik karet chybí k cíli: teď→potom
board-missing = { $corner }: k cíli { $count ->
    [one] chybí 1 karta
    [few] chybějí { $count } karty
    [many] chybí { $count } karty
   *[other] chybí { $count } karet
} (teď { $before })
board-reaches = { $corner }: dovede k cíli
board-no-way = { $corner }: k cíli už nevede cesta
board-cuts-off = { $count ->
    [one] odřízne 1 kartu
    [few] odřízne { $count } karty
    [many] odřízne { $count } karty
   *[other] odřízne { $count } karet
}
board-nothing = nic
board-prey = dosáhne na: { $seats }
board-no-prey = na žádného trpaslíka nedosáhne
board-turns-up = cíl se odkryje
board-toll-tunnel = stojí 1 nuget
board-toll-tunnel-free = tunel, ale nemáš zlato
board-toll-bridge = dřevěný most: stojí 1 kartu
board-toll-bridge-free = dřevěný most, ale nemáš karty
board-leaves = opustíš jeskyni
board-attack = útok
board-takes-nugget = vezmeš si nuget a odkryješ klanovou kartu
board-dealt = { $seat }: nově v ruce { $cards }
board-walked = { $seat }: trpaslík na { $cells }
board-crept = { $creature }: na { $cells }
board-moves-to = { $corner }: k cíli ještě { $count ->
    [one] 1 pohyb
    [few] { $count } pohyby
    [many] { $count } pohybu
   *[other] { $count } pohybů
}
