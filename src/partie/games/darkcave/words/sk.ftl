# Sabotér – Temná jaskyňa po slovensky. Názvoslovie podľa slovenských pravidiel; názvy kariet ciest a všetky vety sú
# naše. Riadky o kartách ciest a cieľových kartách hovoria to isté čo tabuľky balíčka: stráži to test.

game-title = Sabotér – Temná jaskyňa
game-about = Dva trpasličie klany, skrytí sabotéri a jedna jaskyňa, ktorá rastie kartu po karte: nájdi východ a vynes zlato von pre klan, pre ktorý naozaj pracuješ.

## Otázky a pravidlá za nimi

question-goal = Na roh sa vykladá cieľová karta.
question-colour = Žrebuje sa klan pre túto partiu.
question-clan = Rozdáva sa klanová karta.
question-draw = Doberá sa karta.
question-first = Žrebuje sa, kto začne.
question-play = Zahraj kartu z ruky alebo jednu či dve odhoď.
question-lay = Vyber, kam karta cesty príde a ako bude otočená.
question-look = Vyber kartu, na ktorú sa tajne pozrieš.
question-collapse = Vyber kartu cesty, ktorú zával odstráni.
question-swap = Vyber, s kým si vymeníš karty z ruky.
question-spin = Vyber miesto pre pavučinu.
question-equip = Vyber, kto vybavenie dostane.
question-call = Vyber brloh, z ktorého netvor vylezie.
question-drop = Odhoď ešte druhú kartu alebo zostaň pri jednej.
question-creature-step = Pohni netvorom alebo skonči.
question-axe = Použi bojovú sekeru proti netvorovi alebo si ju nechaj.
question-lose = Z ruky sa náhodne ťahá karta.
question-dwarf-step = Pohni svojím trpaslíkom alebo skonči.
question-turn-goal = Vyber, ako bude cieľová karta otočená.
question-finish = Použi bojovú sekeru na pavučinu alebo skonči.
question-propose = Môžeš navrhnúť koniec hry.
question-vote = Súhlasíš s koncom hry, alebo ho odmietneš?

rule-goal = V rohoch hernej plochy ležia lícom nadol štyri cieľové karty: východ z jaskyne, rebrík, brloh a zlatá žila. Nikto nevie, ktorá je kde. Plocha má 9 × 9 kariet pre dvoch až piatich hráčov, 7 × 7 pre šiestich až ôsmich.
rule-colour = V hre troch alebo štyroch hráčov sa rozdávajú karty jediného klanu, dvaja verní trpaslíci a dvaja sabotéri. Sabotéri pracujú pre druhý klan, ktorého karty zostávajú v škatuli.
rule-clan = Rub ukazuje všetkým klan, líce pozná len držiteľ: verný trpaslík, alebo sabotér. Verný trpaslík pracuje pre vlastný klan, sabotér pre ten druhý. Nerozdané karty ležia bokom a nikto ich nepozná; pozrie sa na ne hráč, ktorého trpaslík opustí jaskyňu prvý.
rule-draw = Na začiatku má každý päť kariet. Na konci ťahu si doberieš jednu kartu alebo toľko, koľko ich odhodíš; po výmene kariet doberá namiesto teba druhý hráč. Najprv prichádzajú karty I, potom II a nakoniec III: rub vidia všetci, líce len ty. Nad svoj maximálny počet kariet v ruke nikto nedoberá. Keď sa balíček minie, už sa nedoberá. Keď sú balíček aj všetky ruky prázdne, hra sa okamžite končí, aj uprostred ťahu.
rule-first = O tom, kto začne, rozhoduje náhoda. Ďalej sa hrá v smere hodinových ručičiek.
rule-play = Najprv musíš vyložiť kartu cesty, zahrať akčnú kartu alebo jednu či dve karty odhodiť; potom sa môže pohnúť tvoj trpaslík; nakoniec doberáš. Kartu, pre ktorú niet miesta ani cieľa, možno len odhodiť. Ak tvoj trpaslík stojí pri pavučine, môžeš na ňu kedykoľvek vo svojom ťahu použiť bojovú sekeru, ktorá leží pred tebou.
rule-lay = Karta musí priliehať k štartovacej karte, k vyloženej karte cesty alebo k odkrytej cieľovej karte, na všetkých týchto stranách nadväzovať a predĺžiť niektorú cestu. Smie sa otočiť o 180 stupňov, naprieč ležať nesmie. Zakrytá cieľová karta nepomáha ani neprekáža. Stavať sa dá ktorýmkoľvek smerom, aj mimo hernej plochy.
rule-look = Buď zakrytá cieľová karta, alebo klanová karta iného hráča, ktorá ešte nie je odkrytá. Všetci vidia, na ktorú kartu sa pozeráš, jej líce len ty.
rule-collapse = Ktorákoľvek vyložená karta cesty, na ktorej nestojí trpaslík ani netvor; nikdy štartovacia alebo cieľová karta. Pavučina na jej otvorenom konci zmizne s ňou a nuget zo zlatej žily takisto.
rule-swap = Obaja hráči si vymenia všetky karty z ruky bez ohľadu na ich počet. Maximálny počet kariet v ruke si každý necháva: kto dostane viac kariet, nechá si ich, ale zatiaľ nedoberá. Na konci tohto ťahu doberá namiesto teba druhý hráč.
rule-spin = Pavučina leží tam, kde na seba nadväzujú dve karty, alebo na otvorenom konci cesty, na každom mieste najviac jedna. Blokuje cestu všetkým trpaslíkom aj netvorom. Na začiatku tvojho ďalšieho ťahu sa otočí zo strany 2 na stranu 1, na začiatku ťahu po ňom zmizne.
rule-equip = Vybaviť môžeš seba aj iného hráča. Topánky pridávajú v každom ťahu 1 pole a nikto nesmie mať dvoje. Bojová sekera otočí pavučinu zo strany 2 na stranu 1, zo strany 1 ju odstráni, alebo zneškodní netvora, a potom sa odhodí. Vo chvíli, keď ju potrebuješ, už musí ležať pred tebou.
rule-call = Netvor príde na ktorýkoľvek brloh v jaskyni; na trpaslíkov, ktorí tam stoja, neútočí. Potom ním pohneš a zostane v hre, kým sa nezačne tvoj ďalší ťah. Bez brlohu ho prilákať nemožno, ale netvor, ktorý už v jaskyni je, ide ďalej z miesta, kde stojí.
rule-drop = Jedna alebo dve karty idú lícom nadol na odkladaciu kôpku, bez účinku; ostatní vidia len ich ruby. Na konci ťahu si doberieš rovnaký počet.
rule-creature-step = Krysa ide až o 3 polia, plazúň až o 4, škriatok až o 5, hoci aj tam a späť. Rebríky, mosty a tunely netvora nič nestoja, pavučina ho zastaví. Kde narazí na trpaslíkov, tam skončí a zaútočí na všetkých: krysa vezme náhodnú kartu z ruky, plazúň trpaslíka na jedno kolo ochromí, škriatok vezme nuget.
rule-axe = Sekera netvora zneškodní skôr, než zaútočí, zachráni všetkých na tom poli a odhodí sa. Ak príde netvor k viacerým trpaslíkom, rozhodujú sa hráči so sekerou jeden po druhom, v smere hodinových ručičiek od toho, kto je na ťahu. Keď ju nikto nepoužije, útok prebehne.
rule-lose = Krysa a drevený most stoja náhodnú kartu z ruky. Ide lícom nadol na odkladaciu kôpku a nenahrádza sa: maximálny počet kariet v ruke je až do konca hry o 1 menší, za každé uhryznutie a za každý most. Kto nemá v ruke nič, kartu nestráca, ale maximum klesne aj jemu.
rule-dwarf-step = Až o 3 polia, s topánkami o 4. Kartu I prekonáš 1 pohybom, kartu II dvoma, kartu III troma; z rebríka na ktorýkoľvek iný rebrík je 1 pohyb. Drevený most stojí náhodnú kartu z ruky, tunel 1 nuget. Pavučina cestu blokuje. Netvor pohyb ukončí a zaútočí. Zakrytá cieľová karta sa odkryje a pohyb ukončí takisto. Kto skončí na zlatej žile, vezme si jej nuget a odkryje svoju klanovú kartu.
rule-turn-goal = Cieľová karta sa otočí tak, aby na ňu tvoja cesta nadväzovala a pasovala ku všetkým susedom. Ak pasuje oboma spôsobmi alebo ani jedným, vyberáš ty. Tvoj trpaslík sa postaví na jej prvé pole a pohyb sa končí.
rule-finish = Kým tvoj trpaslík stojí pri pavučine a pred tebou leží bojová sekera, môžeš ju ešte pred doberaním použiť. Pavučina sa otočí zo strany 2 na stranu 1; ak už leží stranou 1 nahor, zmizne.
rule-propose = Hráči sa môžu dohodnúť, že sa hra skončí, keď sa už žiadny trpaslík nemôže dostať von. Navrhnúť to smie ktokoľvek; stačí jediné odmietnutie a hrá sa ďalej. Nový návrh je možný až po celom kole.
rule-vote = Hra sa teraz skončí, len keď súhlasia všetci. Zlato trpaslíkov, ktorí sú ešte v jaskyni, prepadne.

## Odpovede

action-begin = začína: { $seat }
action-colour = { $clan ->
    [blue] modrý
   *[yellow] žltý
} klan
action-deal = rozdať: { $card }
action-lose = stratiť: { $card }
action-play = zahrať: { $card }
action-drop = odhodiť: { $card }
action-enough = druhú kartu neodhodiť
action-lay = na { $cell }, { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}
action-peek = cieľ v { $corner ->
    [north-west] severozápadnom
    [north-east] severovýchodnom
    [south-east] juhovýchodnom
   *[south-west] juhozápadnom
} rohu
action-spy = klanová karta: { $seat }
action-collapse = karta na { $cell }
action-swap = výmena kariet: { $seat }
action-spin = na { $side ->
    [north] severný
   *[east] východný
} okraj { $cell }
action-equip = vybavenie pre: { $seat }
action-call = z brlohu na { $cell }
action-go = na { $cell }, { $space ->
    [n] pole na severe
    [e] pole na východe
    [s] pole na juhu
    [w] pole na západe
    [hub] pole v strede
    [lane1] cesta od severu
    [lane2] druhá cesta
    [tunnel] tunel
   *[goal] zakrytý cieľ
}
action-stop = skončiť
action-cut = bojová sekera na pavučinu s { $web ->
    [1] krúžkom
    [2] trojuholníkom
   *[3] kosoštvorcom
}
action-strike = použiť bojovú sekeru
action-spare = nechať si bojovú sekeru
action-turn = { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}
action-propose = navrhnúť koniec hry
action-agree = súhlasiť
action-refuse = odmietnuť

did-begin = Začína: { $other }
did-colour = { $seat }: { $clan ->
    [blue] modrý
   *[yellow] žltý
} klan
did-deal = { $seat }: { $card }
did-lose = { $seat }: z ruky náhodne { $card }
did-play = { $seat }: { $card }
did-drop = { $seat }: na odkladaciu kôpku { $card }
did-enough = { $seat }: bez druhej karty
did-lay = { $seat }: na { $cell }, { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}
did-peek = { $seat }: pohľad na cieľ v { $corner ->
    [north-west] severozápadnom
    [north-east] severovýchodnom
    [south-east] juhovýchodnom
   *[south-west] juhozápadnom
} rohu
did-spy = { $seat }: pohľad na klanovú kartu ({ $other })
did-collapse = { $seat }: karta na { $cell }
did-swap = { $seat } a { $other }: výmena kariet
did-spin = { $seat }: pavučina na { $side ->
    [north] severný
   *[east] východný
} okraj { $cell }
did-equip = { $seat } → { $other }: vybavenie
did-call = { $seat }: netvor z brlohu na { $cell }
did-go = { $seat }: na { $cell }, { $space ->
    [n] pole na severe
    [e] pole na východe
    [s] pole na juhu
    [w] pole na západe
    [hub] pole v strede
    [lane1] cesta od severu
    [lane2] druhá cesta
    [tunnel] tunel
   *[goal] zakrytý cieľ
}
did-stop = { $seat }: ďalej už nie
did-cut = { $seat }: bojová sekera na pavučinu s { $web ->
    [1] krúžkom
    [2] trojuholníkom
   *[3] kosoštvorcom
}
did-strike = { $seat }: bojová sekera použitá
did-spare = { $seat }: bojová sekera zostáva
did-turn = { $seat }: { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}
did-propose = { $seat }: návrh na koniec hry
did-agree = { $seat }: súhlas
did-refuse = { $seat }: odmietnutie

reason-not-in-hand = Túto kartu v ruke nemáš.
reason-no-place = Pre túto kartu niet v jaskyni miesta.
reason-no-target = Túto kartu teraz nie je na čo použiť.
reason-no-lair = Nie je tu brloh, z ktorého by netvor mohol vyliezť.
reason-cell-taken = Tam už karta leží.
reason-not-adjacent = Karta by nepriliehala k štartovacej karte, k vyloženej karte ani k odkrytej cieľovej karte.
reason-edges-differ = Karta nenadväzuje na všetky susedné karty.
reason-no-path-prolonged = Karta by nepredĺžila žiadnu cestu.
reason-nothing-to-see = Na túto kartu sa pozrieť nemôžeš: je už odkrytá alebo je tvoja.
reason-not-removable = Túto kartu zával neodstráni: musí to byť karta cesty bez trpaslíka aj bez netvora.
reason-own-hand = Vyber iného hráča.
reason-edge-taken = Pavučina môže ležať len na ceste, na každom mieste najviac jedna.
reason-has-boots = Tento hráč už topánky má.
reason-no-axe = Bojová sekera pred tebou neleží.
reason-not-at-web = Tvoj trpaslík pri tejto pavučine nestojí.
reason-too-far = Na toto pole sa jedným krokom dôjsť nedá.
reason-web-in-the-way = V ceste je pavučina.
reason-no-open-side = K tej hrane nevedie žiadna cesta.

## Čo sa stalo

event-game-began = Začína: { $seat }
event-clan-dealt = { $seat }: { $card }
event-card-dealt = { $seat }: do ruky { $card }
event-turn-began = Na ťahu: { $seat }
event-web-worn = Pavučina s { $web ->
    [1] krúžkom
    [2] trojuholníkom
   *[3] kosoštvorcom
} teraz leží stranou 1 nahor.
event-web-gone = Pavučina s { $web ->
    [1] krúžkom
    [2] trojuholníkom
   *[3] kosoštvorcom
} zmizla.
event-creature-withdrew = { $creature ->
    [rat] Krysa
    [lindworm] Plazúň
   *[goblin] Škriatok
} mizne z jaskyne.
event-dwarf-stood-up = { $seat }: trpaslík vstal, v tomto ťahu sa však nepohne
event-turn-skipped = { $seat }: bez kariet, ťah sa preskakuje
event-path-laid = { $way ->
    [as-it-is] { $seat }: { $card } na { $cell }
   *[turned] { $seat }: { $card } na { $cell }, po otočení
}
event-nugget-placed = Na { $cell } leží nuget.
event-action-played = { $seat }: akčná karta { $card }
event-goal-seen = { $known ->
    [yes] { $seat }: pohľad na cieľ v { $corner ->
            [north-west] severozápadnom
            [north-east] severovýchodnom
            [south-east] juhovýchodnom
           *[south-west] juhozápadnom
        } rohu, je to { $card }
   *[no] { $seat }: pohľad na cieľ v { $corner ->
            [north-west] severozápadnom
            [north-east] severovýchodnom
            [south-east] juhovýchodnom
           *[south-west] juhozápadnom
        } rohu
}
event-clan-seen = { $known ->
    [yes] { $seat }: pohľad na klanovú kartu ({ $other_seat }), je to { $card }
   *[no] { $seat }: pohľad na klanovú kartu ({ $other_seat })
}
event-card-collapsed = Zával na { $cell }: { $card } mizne.
event-hands-swapped = { $seat } a { $other_seat }: výmena kariet
event-web-spun = Pavučina s { $web ->
    [1] krúžkom
    [2] trojuholníkom
   *[3] kosoštvorcom
} leží na { $side ->
    [north] severnom
   *[east] východnom
} okraji { $cell }.
event-equipped = { $seat }: nové vybavenie, { $card }
event-creature-called = { $creature ->
    [rat] Krysa
    [lindworm] Plazúň
   *[goblin] Škriatok
} vylieza z brlohu na { $cell }.
event-creature-moved = { $creature ->
    [rat] Krysa
    [lindworm] Plazúň
   *[goblin] Škriatok
} ide na { $cell }.
event-creature-killed = { $seat }: bojová sekera použitá, { $creature ->
    [rat] krysa je zneškodnená
    [lindworm] plazúň je zneškodnený
   *[goblin] škriatok je zneškodnený
}
event-axe-spared = { $seat }: bojová sekera zostáva
event-attacked = { $seat }: útočí { $creature ->
        [rat] krysa
        [lindworm] plazúň a ochromuje trpaslíka
       *[goblin] škriatok a berie nuget, ak nejaký zostáva
    }
event-card-lost = { $seat }: strata z ruky, { $card }
event-hand-lowered = { $seat }: odteraz v ruke najviac { $count ->
    [0] 0 kariet
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
event-cards-dropped = { $seat }: na odkladaciu kôpku { $cards }
event-dwarf-moved = { $seat }: trpaslík na { $cell }
event-toll-paid = { $seat }: nuget stratený v tuneli
event-goal-revealed = { $seat }: v { $corner ->
    [north-west] severozápadnom
    [north-east] severovýchodnom
    [south-east] juhovýchodnom
   *[south-west] juhozápadnom
} rohu sa odkrýva { $card }
event-goal-turned = Cieľová karta leží { $way ->
    [as-it-is] neotočená
   *[turned] otočená
}.
event-nugget-taken = { $seat }: nuget zo zlatej žily na { $cell }
event-clan-opened = { $seat }: odkrytá klanová karta, { $card }
event-dwarf-left = { $seat }: trpaslík opúšťa jaskyňu { $gold ->
    [0] bez zlata
    [one] a vynáša { $gold } nuget
    [few] a vynáša { $gold } nugety
    [many] a vynáša { $gold } nugetu
   *[other] a vynáša { $gold } nugetov
}
event-game-goes-on = { $seat }: hra pokračuje, pretože v jaskyni je ešte niekto ďalší, kto pracuje pre rovnaký klan
event-aside-seen = { $seat }: pohľad na klanové karty odložené nabok ({ $cards })
event-end-proposed = { $seat }: návrh na koniec hry
event-end-agreed = { $seat }: návrh na koniec hry je prijatý
event-end-refused = { $seat }: návrh na koniec hry je odmietnutý
event-game-ended = Koniec hry. Poklad modrého klanu { $blue }, žltého { $yellow }.

ending-clan-out = Všetci trpaslíci, ktorí pracujú pre jeden klan, sú z jaskyne vonku.
ending-cards-out = Nikto už nemá žiadne karty.
ending-agreed = Hra sa skončila dohodou všetkých.

tie-first-out = Vyhráva klan, pre ktorý pracoval prvý trpaslík, čo opustil jaskyňu.

## Karty ciest: koľko pohybov stoja, kam vedú tak, ako sú, a po otočení o 180 stupňov, čo je na nich

face-i-cross = križovatka I
face-i-tee-h = rázcestie I východ – západ
face-i-tee-v = rázcestie I sever – juh
face-i-ns = chodba I sever – juh
face-i-ew = chodba I východ – západ
face-i-bend-a = zákruta I sever – východ
face-i-bend-b = zákruta I sever – západ
face-i-cross-lair = križovatka I s brlohom
face-i-tee-h-lair = rázcestie I východ – západ s brlohom
face-i-tee-v-lair = rázcestie I sever – juh s brlohom
face-i-tee-h-ladder = rázcestie I východ – západ s rebríkom
face-i-bridge-ns = most I sever – juh
face-i-tunnel-ne = tunel I sever – východ
face-i-tee-v-gold = rázcestie I sever – juh so zlatou žilou
face-ii-cross = križovatka II
face-ii-tee-h = rázcestie II východ – západ
face-ii-tee-v = rázcestie II sever – juh
face-ii-ns = chodba II sever – juh
face-ii-ew = chodba II východ – západ
face-ii-bend-a = zákruta II sever – východ
face-ii-bend-b = zákruta II sever – západ
face-ii-cross-lair = križovatka II s brlohom
face-ii-tee-h-lair = rázcestie II východ – západ s brlohom
face-ii-tee-v-lair = rázcestie II sever – juh s brlohom
face-ii-tee-v-ladder = rázcestie II sever – juh s rebríkom
face-ii-bend-a-ladder = zákruta II sever – východ s rebríkom
face-ii-bridge-ew = most II východ – západ
face-ii-tunnel-ne = tunel II sever – východ
face-ii-tunnel-nw = tunel II sever – západ
face-ii-tee-h-gold = rázcestie II východ – západ so zlatou žilou
face-iii-cross = križovatka III
face-iii-tee-h = rázcestie III východ – západ
face-iii-tee-v = rázcestie III sever – juh
face-iii-ns = chodba III sever – juh
face-iii-ew = chodba III východ – západ
face-iii-bend-a = zákruta III sever – východ
face-iii-bend-b = zákruta III sever – západ
face-iii-tee-h-lair = rázcestie III východ – západ s brlohom
face-iii-tee-v-lair = rázcestie III sever – juh s brlohom
face-iii-bend-b-ladder = zákruta III sever – západ s rebríkom
face-iii-bridge-ns = most III sever – juh
face-iii-bridge-ew = most III východ – západ
face-iii-tunnel-ne = tunel III sever – východ
face-iii-tunnel-nw = tunel III sever – západ

ability-i-cross = na prekonanie 1 pohyb; cesty na všetky strany
ability-i-tee-h = na prekonanie 1 pohyb; cesty na východ, juh a západ; po otočení na sever, východ a západ
ability-i-tee-v = na prekonanie 1 pohyb; cesty na sever, východ a juh; po otočení na sever, juh a západ
ability-i-ns = na prekonanie 1 pohyb; cesty na sever a juh
ability-i-ew = na prekonanie 1 pohyb; cesty na východ a západ
ability-i-bend-a = na prekonanie 1 pohyb; cesty na sever a východ; po otočení na juh a západ
ability-i-bend-b = na prekonanie 1 pohyb; cesty na sever a západ; po otočení na východ a juh
ability-i-cross-lair = na prekonanie 1 pohyb; cesty na všetky strany; temný brloh: odtiaľto prichádzajú netvory
ability-i-tee-h-lair = na prekonanie 1 pohyb; cesty na východ, juh a západ; po otočení na sever, východ a západ; temný brloh: odtiaľto prichádzajú netvory
ability-i-tee-v-lair = na prekonanie 1 pohyb; cesty na sever, východ a juh; po otočení na sever, juh a západ; temný brloh: odtiaľto prichádzajú netvory
ability-i-tee-h-ladder = na prekonanie 1 pohyb; cesty na východ, juh a západ; po otočení na sever, východ a západ; rebrík: 1 pohyb na ktorýkoľvek iný rebrík
ability-i-bridge-ns = 1 pohyb po každej ceste; cesty na všetky strany, navzájom neprepojené; drevený most sever – juh: vstup stojí 1 náhodnú kartu z ruky
ability-i-tunnel-ne = 1 pohyb v každej zákrute; zákruty sever – východ a juh – západ; medzi nimi tunel, samostatné pole: vstup stojí 1 nuget
ability-i-tee-v-gold = na prekonanie 1 pohyb; cesty na sever, východ a juh; po otočení na sever, juh a západ; zlatá žila: nuget získa trpaslík, ktorý tu skončí pohyb, a jeho klanová karta sa odkryje
ability-ii-cross = na prekonanie 2 pohyby; cesty na všetky strany
ability-ii-tee-h = na prekonanie 2 pohyby; cesty na východ, juh a západ; po otočení na sever, východ a západ
ability-ii-tee-v = na prekonanie 2 pohyby; cesty na sever, východ a juh; po otočení na sever, juh a západ
ability-ii-ns = na prekonanie 2 pohyby; cesty na sever a juh
ability-ii-ew = na prekonanie 2 pohyby; cesty na východ a západ
ability-ii-bend-a = na prekonanie 2 pohyby; cesty na sever a východ; po otočení na juh a západ
ability-ii-bend-b = na prekonanie 2 pohyby; cesty na sever a západ; po otočení na východ a juh
ability-ii-cross-lair = na prekonanie 2 pohyby; cesty na všetky strany; temný brloh na severnom poli, po otočení na južnom: odtiaľto prichádzajú netvory
ability-ii-tee-h-lair = na prekonanie 2 pohyby; cesty na východ, juh a západ; po otočení na sever, východ a západ; temný brloh na južnom poli, po otočení na severnom: odtiaľto prichádzajú netvory
ability-ii-tee-v-lair = na prekonanie 2 pohyby; cesty na sever, východ a juh; po otočení na sever, juh a západ; temný brloh na východnom poli, po otočení na západnom: odtiaľto prichádzajú netvory
ability-ii-tee-v-ladder = na prekonanie 2 pohyby; cesty na sever, východ a juh; po otočení na sever, juh a západ; rebrík na východnom poli, po otočení na západnom: 1 pohyb na ktorýkoľvek iný rebrík
ability-ii-bend-a-ladder = na prekonanie 2 pohyby; cesty na sever a východ; po otočení na juh a západ; rebrík na severnom poli, po otočení na južnom: 1 pohyb na ktorýkoľvek iný rebrík
ability-ii-bridge-ew = 2 pohyby po každej ceste; cesty na všetky strany, navzájom neprepojené; drevený most východ – západ: vstup stojí 1 náhodnú kartu z ruky
ability-ii-tunnel-ne = 2 pohyby v každej zákrute; zákruty sever – východ a juh – západ; medzi nimi tunel, samostatné pole: vstup stojí 1 nuget
ability-ii-tunnel-nw = 2 pohyby v každej zákrute; zákruty sever – západ a juh – východ; medzi nimi tunel, samostatné pole: vstup stojí 1 nuget
ability-ii-tee-h-gold = na prekonanie 2 pohyby; cesty na východ, juh a západ; po otočení na sever, východ a západ; zlatá žila na južnom poli, po otočení na severnom: nuget získa trpaslík, ktorý tu skončí pohyb, a jeho klanová karta sa odkryje
ability-iii-cross = na prekonanie 3 pohyby; cesty na všetky strany
ability-iii-tee-h = na prekonanie 3 pohyby; cesty na východ, juh a západ; po otočení na sever, východ a západ
ability-iii-tee-v = na prekonanie 3 pohyby; cesty na sever, východ a juh; po otočení na sever, juh a západ
ability-iii-ns = na prekonanie 3 pohyby; cesty na sever a juh
ability-iii-ew = na prekonanie 3 pohyby; cesty na východ a západ
ability-iii-bend-a = na prekonanie 3 pohyby; cesty na sever a východ; po otočení na juh a západ
ability-iii-bend-b = na prekonanie 3 pohyby; cesty na sever a západ; po otočení na východ a juh
ability-iii-tee-h-lair = na prekonanie 3 pohyby; cesty na východ, juh a západ; po otočení na sever, východ a západ; temný brloh v strede: odtiaľto prichádzajú netvory
ability-iii-tee-v-lair = na prekonanie 3 pohyby; cesty na sever, východ a juh; po otočení na sever, juh a západ; temný brloh v strede: odtiaľto prichádzajú netvory
ability-iii-bend-b-ladder = na prekonanie 3 pohyby; cesty na sever a západ; po otočení na východ a juh; rebrík v strede: 1 pohyb na ktorýkoľvek iný rebrík
ability-iii-bridge-ns = 3 pohyby po každej ceste; cesty na všetky strany, navzájom neprepojené; drevený most sever – juh: vstup stojí 1 náhodnú kartu z ruky
ability-iii-bridge-ew = 3 pohyby po každej ceste; cesty na všetky strany, navzájom neprepojené; drevený most východ – západ: vstup stojí 1 náhodnú kartu z ruky
ability-iii-tunnel-ne = 3 pohyby v každej zákrute; zákruty sever – východ a juh – západ; medzi nimi tunel, samostatné pole: vstup stojí 1 nuget
ability-iii-tunnel-nw = 3 pohyby v každej zákrute; zákruty sever – západ a juh – východ; medzi nimi tunel, samostatné pole: vstup stojí 1 nuget

## Akčné karty

face-i-secret = Tajné informácie I
face-i-web = Pavučina I s krúžkom
face-i-boots = Topánky I
face-i-axe = Bojová sekera I
face-i-rat = Krysa I
face-i-lindworm = Plazúň I
face-i-goblin = Škriatok I
face-ii-secret = Tajné informácie II
face-ii-cave-in = Zával II
face-ii-swap = Výmena kariet II
face-ii-web = Pavučina II s trojuholníkom
face-ii-boots = Topánky II
face-ii-axe = Bojová sekera II
face-ii-rat = Krysa II
face-ii-lindworm = Plazúň II
face-ii-goblin = Škriatok II
face-iii-secret = Tajné informácie III
face-iii-cave-in = Zával III
face-iii-swap = Výmena kariet III
face-iii-web = Pavučina III s kosoštvorcom
face-iii-axe = Bojová sekera III
face-iii-rat = Krysa III
face-iii-lindworm = Plazúň III
face-iii-goblin = Škriatok III

ability-i-secret = pozrieš sa na zakrytú cieľovú kartu alebo na klanovú kartu iného hráča; nikto ďalší ju nevidí
ability-i-web = zablokuje spoj dvoch kariet alebo otvorený koniec cesty pre trpaslíkov aj netvorov; leží stranou 2 nahor, v tvojom ďalšom ťahu stranou 1 a v ťahu po ňom zmizne
ability-i-boots = pre teba alebo iného hráča; v každom ťahu o 1 pole navyše, každý smie mať len jedny
ability-i-axe = pre teba alebo iného hráča; otočí pavučinu zo strany 2 na 1, zo strany 1 ju odstráni, alebo zneškodní netvora pred útokom; na jedno použitie
ability-i-rat = netvor, až 3 polia; hráč, na ktorého trpaslíka narazí, stratí 1 náhodnú kartu z ruky
ability-i-lindworm = netvor, až 4 polia; trpaslík, na ktorého narazí, padne a vo svojom ďalšom ťahu sa nepohne
ability-i-goblin = netvor, až 5 polí; hráč, na ktorého trpaslíka narazí, stratí 1 nuget
ability-ii-secret = pozrieš sa na zakrytú cieľovú kartu alebo na klanovú kartu iného hráča; nikto ďalší ju nevidí
ability-ii-cave-in = odstráni kartu cesty, na ktorej nestojí trpaslík ani netvor; štartovaciu kartu a cieľové karty nie
ability-ii-swap = všetky tvoje karty z ruky za všetky karty z ruky iného hráča; na konci ťahu doberá ten druhý
ability-ii-web = zablokuje spoj dvoch kariet alebo otvorený koniec cesty pre trpaslíkov aj netvorov; leží stranou 2 nahor, v tvojom ďalšom ťahu stranou 1 a v ťahu po ňom zmizne
ability-ii-boots = pre teba alebo iného hráča; v každom ťahu o 1 pole navyše, každý smie mať len jedny
ability-ii-axe = pre teba alebo iného hráča; otočí pavučinu zo strany 2 na 1, zo strany 1 ju odstráni, alebo zneškodní netvora pred útokom; na jedno použitie
ability-ii-rat = netvor, až 3 polia; hráč, na ktorého trpaslíka narazí, stratí 1 náhodnú kartu z ruky
ability-ii-lindworm = netvor, až 4 polia; trpaslík, na ktorého narazí, padne a vo svojom ďalšom ťahu sa nepohne
ability-ii-goblin = netvor, až 5 polí; hráč, na ktorého trpaslíka narazí, stratí 1 nuget
ability-iii-secret = pozrieš sa na zakrytú cieľovú kartu alebo na klanovú kartu iného hráča; nikto ďalší ju nevidí
ability-iii-cave-in = odstráni kartu cesty, na ktorej nestojí trpaslík ani netvor; štartovaciu kartu a cieľové karty nie
ability-iii-swap = všetky tvoje karty z ruky za všetky karty z ruky iného hráča; na konci ťahu doberá ten druhý
ability-iii-web = zablokuje spoj dvoch kariet alebo otvorený koniec cesty pre trpaslíkov aj netvorov; leží stranou 2 nahor, v tvojom ďalšom ťahu stranou 1 a v ťahu po ňom zmizne
ability-iii-axe = pre teba alebo iného hráča; otočí pavučinu zo strany 2 na 1, zo strany 1 ju odstráni, alebo zneškodní netvora pred útokom; na jedno použitie
ability-iii-rat = netvor, až 3 polia; hráč, na ktorého trpaslíka narazí, stratí 1 náhodnú kartu z ruky
ability-iii-lindworm = netvor, až 4 polia; trpaslík, na ktorého narazí, padne a vo svojom ďalšom ťahu sa nepohne
ability-iii-goblin = netvor, až 5 polí; hráč, na ktorého trpaslíka narazí, stratí 1 nuget

## Cieľové a klanové karty

face-goal-exit = cieľ s východom z jaskyne
face-goal-ladder = cieľ s rebríkom
face-goal-lair = cieľ s brlohom
face-goal-gold = cieľ so zlatou žilou
face-blue-loyal = verný modrý trpaslík
face-blue-saboteur = modrý sabotér
face-yellow-loyal = verný žltý trpaslík
face-yellow-saboteur = žltý sabotér

ability-goal-exit = na prekonanie 3 pohyby; cesty na všetky strany; východ z jaskyne v strede: trpaslík, ktorý naň vstúpi, je vonku
ability-goal-ladder = na prekonanie 3 pohyby; cesty na sever, východ a juh; po otočení na sever, juh a západ; rebrík v strede: 1 pohyb na ktorýkoľvek iný rebrík
ability-goal-lair = na prekonanie 3 pohyby; cesty na sever, východ a západ; po otočení na východ, juh a západ; temný brloh v strede: odtiaľto prichádzajú netvory
ability-goal-gold = na prekonanie 3 pohyby; cesty na sever, východ a juh; po otočení na sever, juh a západ; zlatá žila v strede: nuget získa trpaslík, ktorý tu skončí pohyb, a jeho klanová karta sa odkryje
ability-blue-loyal = pracuje pre modrý klan
ability-blue-saboteur = patrí k modrému klanu, ale pracuje pre žltý
ability-yellow-loyal = pracuje pre žltý klan
ability-yellow-saboteur = patrí k žltému klanu, ale pracuje pre modrý

## Ruby kariet

back-level-1 = karta I
back-level-2 = karta II
back-level-3 = karta III
back-clan-blue = karta modrého klanu
back-clan-yellow = karta žltého klanu
back-goal = zakrytý cieľ

## Bodovací list

row-treasure = Poklad

why-treasure = { $clan ->
    [0] nugety zachránené pre modrý klan
   *[1] nugety zachránené pre žltý klan
}: { $count } × { $each }

## Čo rozlišuje štatistika

trait-role = rola
trait-role-loyal = verný
trait-role-saboteur = sabotér
trait-side = vlastná strana proti druhej
counted-path = obyčajná cesta
counted-lair = cesta s brlohom
counted-ladder = cesta s rebríkom
counted-gold = zlatá žila
counted-bridge = most
counted-tunnel = tunel
counted-secret = Tajné informácie
counted-cave-in = Zával
counted-swap = Výmena kariet
counted-web = Pavučina
counted-boots = Topánky
counted-axe = Bojová sekera
counted-rat = Krysa
counted-lindworm = Plazúň
counted-goblin = Škriatok
counted-discard = odhodená karta

## Časti pozície

zone-pile = doberací balíček a škatuľa
zone-hand = ruka
zone-front = vyložené karty
zone-laid = karty ciest v jaskyni
zone-discarded = odkladacia kôpka
zone-goal-deck = zatiaľ nevyložené ciele
zone-goals = cieľ v rohu
zone-clan-deck = zatiaľ nerozdané klanové karty
zone-clans = klanová karta
zone-aside = klanové karty odložené nabok
zone-unused = klanové karty v škatuli
field-area = vzdialenosť rohov
field-stock = karty na dobratie podľa úrovní
field-cave = karty v jaskyni
field-dwarfs = kde stoja trpaslíci
field-lying = ležiaci trpaslíci
field-left = kto je z jaskyne vonku
field-gold = nugety
field-veins = kde ležia nugety
field-creatures = kde stoja netvory
field-webs = kde ležia pavučiny
field-web-sides = strany pavučín
field-acting = kto je na ťahu
field-turns = počet ťahov
field-stood = trpaslík v tomto ťahu vstal
field-steps = zostávajúce pohyby
field-due = koľko kariet sa doberie
field-drawer = kto doberá
field-reached = odkrývaný cieľ
field-beasts = netvory v akcii
field-prey = na koho sa útočí
field-asked = kto ešte môže použiť sekeru
field-losers = kto stráca kartu
field-proposer = kto navrhol koniec
field-proposals = od ktorého ťahu možno navrhnúť koniec
field-hand-limit = maximálny počet kariet v ruke
field-ending = prečo sa hra skončila

## Stôl

board-north = sever
board-east = východ
board-south = juh
board-west = západ
board-port-north = severná strana
board-port-east = východná strana
board-port-south = južná strana
board-port-west = západná strana
board-middle = stred
board-tunnel = tunel
board-lane-ns = cesta sever – juh
board-lane-ew = cesta východ – západ
board-bend-ne = zákruta sever – východ
board-bend-nw = zákruta sever – západ
board-bend-se = zákruta juh – východ
board-bend-sw = zákruta juh – západ
board-nw = severozápad
board-ne = severovýchod
board-se = juhovýchod
board-sw = juhozápad
face-start = štartovacia karta
board-lair = brloh
board-ladder = rebrík
board-vein = zlatá žila
board-vein-full = žila s nugetom
board-vein-empty = žila bez nugetu
board-exit = východ z jaskyne
board-wooden = drevený most
board-webs = pavučiny, stranou 2 alebo 1
board-blue = modrý
board-yellow = žltý
board-loyal = verný
board-saboteur = sabotér
board-open = odkryté
board-rat = krysa
board-lindworm = plazúň
board-goblin = škriatok
mark-rat = k
mark-lindworm = p
mark-goblin = š

board-set-up = príprava hry
board-over = hra sa skončila
board-turn = ťah { $turn }: { $seat }
board-steps = { $count ->
    [one] zostáva 1 pohyb
    [few] zostávajú { $count } pohyby
    [many] zostáva { $count } pohybu
   *[other] zostáva { $count } pohybov
}
board-creature-moves = { $creature }, { $count ->
    [one] zostáva 1 pohyb
    [few] zostávajú { $count } pohyby
    [many] zostáva { $count } pohybu
   *[other] zostáva { $count } pohybov
}
board-proposed = návrh na koniec hry: { $seat }
board-awaited = čaká sa na: { $seats }
board-on-turn = na ťahu
board-clan = klan
board-gold = zlato
board-hand-levels = I/II/III
board-most-in-hand = najviac { $count } v ruke
board-hand-limit = max. { $count }
board-where = trpaslík
board-front = vyložené
board-in-hand = { $count ->
    [0] žiadna karta v ruke
    [one] 1 karta v ruke: { $levels }
    [few] { $count } karty v ruke: { $levels }
    [many] { $count } karty v ruke: { $levels }
   *[other] { $count } kariet v ruke: { $levels }
}
board-boots = topánky
board-axes = { $count ->
    [one] sekera
    [few] { $count } sekery
    [many] { $count } sekery
   *[other] { $count } sekier
}
board-web-at = pavučina { $side } na { $edge }
board-webbed = pavučina { $web }, strana { $side }
board-creature-at = { $creature } na { $where }
board-lying = leží
board-lies = { $where } (leží)
board-out = vonku ({ $place }.)

board-goals = Ciele
board-goal-at = cieľ { $corner }
board-face-down = zakrytý
board-seen-by = kto videl: { $seats }
board-clan-cards-seen = Prezreté klanové karty
board-looked-at = { $seat } – kto videl: { $seats }
board-aside = { $count ->
    [one] Bokom leží 1 klanová karta
    [few] Bokom ležia { $count } klanové karty
    [many] Bokom leží { $count } klanovej karty
   *[other] Bokom leží { $count } klanových kariet
}
board-piles = Balíček: { $stock }; odkladacia kôpka: { $count }
board-held-by = Známe karty v ruke ({ $seat }): { $cards }
board-hand = Tvoje karty
board-beyond = Na obrázok sa nezmestilo:
board-joins = vedie na { $places }
board-ends = otvorený koniec { $sides }
board-blind = proti stene { $sides }
board-last = položené naposledy
board-more = ďalšie figúrky
board-level-sign = číslo v stene: úroveň

board-play = zahrať
board-drop = odhodiť
board-can-places = { $count ->
    [one] možno položiť 1 spôsobom
    [few] možno položiť { $count } spôsobmi
    [many] možno položiť { $count } spôsobu
   *[other] možno položiť { $count } spôsobmi
}
board-can-look = na prezretie: ciele { $goals }, klanové karty { $clans }
board-can-collapse = { $count ->
    [one] odstrániť možno 1 kartu
    [few] odstrániť možno { $count } karty
    [many] odstrániť možno { $count } karty
   *[other] odstrániť možno { $count } kariet
}
board-can-spin = { $count ->
    [one] na 1 miesto
    [few] na { $count } miesta
    [many] na { $count } miesta
   *[other] na { $count } miest
}
board-can-equip = { $count ->
    [one] pre 1 hráča
    [few] pre { $count } hráčov
    [many] pre { $count } hráča
   *[other] pre { $count } hráčov
}
board-can-swap = { $count ->
    [one] s 1 hráčom
    [few] s { $count } hráčmi
    [many] s { $count } hráča
   *[other] s { $count } hráčmi
}
board-can-take-over = prevezmeš ho na { $where }
board-can-call = { $count ->
    [one] z 1 brlohu
    [few] z { $count } brlohov
    [many] z { $count } brlohu
   *[other] z { $count } brlohov
}
board-lay-help = miesto, karta, ako bude ležať (↻ otočená), koľko kariet chýba k cieľu: teraz→potom
board-missing = { $corner }: k cieľu { $count ->
    [one] chýba 1 karta
    [few] chýbajú { $count } karty
    [many] chýba { $count } karty
   *[other] chýba { $count } kariet
} (teraz { $before })
board-reaches = { $corner }: dovedie k cieľu
board-no-way = { $corner }: k cieľu už nevedie cesta
board-cuts-off = { $count ->
    [one] odreže 1 kartu
    [few] odreže { $count } karty
    [many] odreže { $count } karty
   *[other] odreže { $count } kariet
}
board-nothing = nič
board-prey = dosiahne na: { $seats }
board-no-prey = na žiadneho trpaslíka nedosiahne
board-turns-up = cieľ sa odkryje
board-toll-tunnel = stojí 1 nuget
board-toll-tunnel-free = tunel, ale nemáš zlato
board-toll-bridge = drevený most: stojí 1 kartu
board-toll-bridge-free = drevený most, ale nemáš karty
board-leaves = opustíš jaskyňu
board-attack = útok
board-takes-nugget = vezmeš si nuget a odkryješ klanovú kartu
board-dealt = { $seat }, nové v ruke: { $cards }
board-walked = { $seat }: trpaslík na { $cells }
board-crept = { $creature }: na { $cells }
board-moves-to = { $corner }: k cieľu ešte { $count ->
    [one] 1 pohyb
    [few] { $count } pohyby
    [many] { $count } pohybu
   *[other] { $count } pohybov
}
