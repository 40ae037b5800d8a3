# Stonespine Architects po slovensky. Slovenské vydanie nejestvuje: názvoslovie aj názvy kariet sú naše, blízke českému
# vydaniu. Riadky o miestnostiach, plánoch, kartách trhu a Jaelových kartách hovoria to isté čo tabuľky balíčka: stráži
# to test.

game-title = Architekti Skalnatého hrebeňa
game-about = Štyri roky, šestnásť miestností: vyberaj karty, stavaj labyrint a na trhu ho vybav príšerami a pascami; sólo sa hrá proti Jaelovi.

## Otázky a pravidlá za nimi

question-rank = Žrebujú sa miesta na stupnici poradia.
question-oust-jael = Z hry odchádza jedna základná Jaelova karta.
question-goal = Žrebuje sa cieľ.
question-challenge = Odkrýva sa výzva.
question-market-card = Odkrýva sa karta trhu.
question-token = Žrebuje sa žetón na trh.
question-blueprint = Rozdáva sa plán.
question-chamber = Rozdáva sa miestnosť.
question-jael = Odkrýva sa Jaelova karta na tento rok.
question-place = Vyber z ruky miestnosť, ktorú vyložíš.
question-column = Vyber stĺpec, do ktorého miestnosť príde.
question-discard = Vyber miestnosť, ktorú odhodíš.
question-keep = Vyber miestnosť, ktorú si necháš na ďalší ťah.
question-visit-market = Kúp sadu žetónov, alebo pasuj.
question-embed = Vyber miestnosť pre kúpený žetón.
question-tunnel = Vyber okraj pre tajný priechod.
question-take-challenge = Vyber výzvu.

rule-rank = O poradí na začiatku rozhoduje náhoda; čím viac vľavo na stupnici, tým lepšie. Na prvom mieste sa začína bez zlatiakov, na druhom a treťom s jedným, na štvrtom a piatom s dvoma.
rule-oust-jael = Tri zo šiestich základných kariet uvoľnia miesto trom legendárnym. Ktoré to sú, nikto nevidí.
rule-goal = Jeden cieľ platí pre všetkých a porovnáva sa na konci: 15 bodov za prvé miesto, 9 za druhé, 5 za tretie. V hre dvoch hráčov tretie miesto nie je. Pri zhode rozhoduje lepšie poradie, v hre jedného hráča vyhráva Jael; kto chce mať niečoho najviac, musí mať aspoň jeden kus.
rule-challenge = V 1. až 3. roku je odkrytých o jednu výzvu viac, než koľko je hráčov, v hre jedného hráča tri. Každý si pri pasovaní jednu vezme, a nakoniec má teda tri.
rule-market-card = Karta trhu ponúka dve sady žetónov, hornú a dolnú, každú za vlastnú cenu. Pre jedného až troch hráčov sú na trhu dve karty, pre štyroch tri a pre piatich štyri.
rule-token = Na každé políčko karty trhu príde lícom nahor žetón toho istého tvaru. Kruh je rôsolová kocka, sliz, hviezda +1 alebo truhlica, ovál gnol, goblin, kobold alebo tajný priechod, štvorec pasca.
rule-blueprint = Plán určuje vchod a východ a kladie osem požiadaviek: na každom z ôsmich miest chce buď typ miestnosti, alebo prvok. Štyri splnené vynesú 5 bodov, päť 7, šesť 10, sedem 14, všetkých osem 20. Každá miestnosť spojená so vchodom dáva 1 bod a každá spojená s východom takisto.
rule-chamber = Každý dostane na začiatku roka do ruky päť miestností. Vidí ich len ten, kto ich drží, a potom ten, komu ich odovzdá. V hre dvoch hráčov si každý po odovzdaní doberie ešte jednu.
rule-jael = Karta na celý rok určuje, ktorú runu Jael zbiera, koľko má zlatiakov a ktoré sady si na trhu berie. Na konci mu vynesie základné body a k nim ďalšie za to, čo nazbieral.
rule-place = Každý rok zaplnia štyri miestnosti jeden rad labyrintu, zhora nadol. Dvere na seba nadväzovať nemusia a vyložená miestnosť sa už nepresúva. V hre viacerých hráčov vykladajú všetci súčasne a zvyšné karty z ruky potom odovzdajú ďalej: v 1. a 3. roku doľava, v 2. a 4. roku doprava.
rule-column = Štyri miesta v rade sa zapĺňajú v ľubovoľnom poradí. Vo štvrtom ťahu zostáva jediné, a preto otázka odpadá.
rule-discard = V hre dvoch hráčov sa v každom ťahu jedna miestnosť z ruky ešte odhodí. Leží lícom nadol a do hry sa nevráti; po odovzdaní kariet si každý doberie novú.
rule-keep = V hre jedného hráča sa ostatné karty z ruky roztriedia: tie s runou Jaelovej karty pripadnú Jaelovi, zvyšok sa odhodí. Potom si doberieš jednu miestnosť za každé voľné miesto v rade.
rule-visit-market = Na ťahu je ten, kto má najviac zlatiakov; pri zhode rozhoduje lepšie poradie. Všetky žetóny z kúpenej sady prídu hneď do labyrintu. Kto pasuje, príde o zvyšné zlatiaky, v 1. až 3. roku si vezme výzvu a obsadí ďalšie miesto na stupnici poradia. V hre jedného hráča si Jael berie svoje sady, len čo nemáš viac zlatiakov než on, a výzva s najnižším číslom sa odhodí; po tvojom pase si vezme aj všetky zvyšné žetóny, zato zlatiaky ti vo 4. roku zostanú a porovnajú sa s jeho.
rule-embed = Do miestnosti sa zmestia najviac štyri prvky, vytlačené aj žetóny spolu. Rovnaké prvky môžu byť v jednej miestnosti a umiestnený žetón sa už nepresúva.
rule-tunnel = Tajný priechod otvorí svoj okraj, či tam dvere sú, alebo nie, a spojí miestnosti po oboch jeho stranách. Môže ležať aj na vonkajšom okraji alebo pod najnovším radom; na jeden okraj sa zmestí len jeden.
rule-take-challenge = Výzva leží odkrytá pri tvojom labyrinte a boduje sa na konci hry. Vo 4. roku sa už žiadna neberie.

## Odpovede

action-rank = ďalšie miesto na stupnici poradia: { $seat }
action-deal = rozdať: „{ $card }“
action-place = vyložiť miestnosť „{ $card }“
action-column = do stĺpca { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}
action-discard = odhodiť miestnosť „{ $card }“
action-keep = nechať si miestnosť „{ $card }“
action-buy = kúpiť { $half ->
    [top] hornú
   *[bottom] dolnú
} sadu ({ $card })
action-pass = pasovať
action-embed = do miestnosti { $place }
action-tunnel = na okraj { $edge }
action-take = vziať výzvu „{ $card }“

did-rank = { $other }: ďalšie miesto na stupnici poradia
did-deal = { $known ->
    [yes] { $seat }: „{ $card }“
   *[no] { $seat }: karta lícom nadol
}
did-place = { $known ->
    [yes] { $seat }: miestnosť „{ $card }“
   *[no] { $seat }: jedna miestnosť
}
did-column = { $seat }: stĺpec { $column ->
    [1] a
    [2] b
    [3] c
   *[4] d
}
did-discard = { $known ->
    [yes] { $seat }: odhodená miestnosť „{ $card }“
   *[no] { $seat }: jedna odhodená miestnosť
}
did-keep = { $known ->
    [yes] { $seat }: na ďalší ťah zostáva miestnosť „{ $card }“
   *[no] { $seat }: na ďalší ťah zostáva jedna miestnosť
}
did-buy = { $seat }: { $half ->
    [top] horná
   *[bottom] dolná
} sada ({ $card })
did-pass = { $seat }: pas
did-embed = { $seat }: žetón do miestnosti { $place }
did-tunnel = { $seat }: tajný priechod na okraj { $edge }
did-take = { $seat }: výzva „{ $card }“

reason-not-in-hand = Túto miestnosť v ruke nemáš.
reason-column-is-full = V tomto stĺpci radu už miestnosť je.
reason-is-being-placed = Túto miestnosť práve vykladáš; odhodiť musíš inú.
reason-too-expensive = Na túto sadu nemáš dosť zlatiakov.
reason-set-is-empty = V tejto sade už žiadny žetón nie je.
reason-no-room-for-set = Všetky žetóny z tejto sady sa do tvojho labyrintu nezmestia.
reason-chamber-is-full = V tejto miestnosti už sú štyri prvky.
reason-no-chamber-there = Na tomto mieste ešte žiadna miestnosť nie je.
reason-edge-is-taken = Na tomto okraji už tajný priechod je.
reason-edge-not-there = Pri tomto okraji ešte žiadna miestnosť nie je.
reason-not-shown = Táto karta v ponuke nie je.

## Čo sa stalo

event-ranked = { $seat }: { $place }. miesto na stupnici poradia, na začiatok { $gold ->
    [one] { $gold } zlatiak
    [few] { $gold } zlatiaky
    [many] { $gold } zlatiaka
   *[other] { $gold } zlatiakov
}
event-goal-shown = Cieľ tejto partie: „{ $card }“
event-challenge-shown = Nová výzva: „{ $card }“
event-market-card-shown = Nové v ponuke: { $card }
event-token-shown = { $half ->
    [top] Horná
   *[bottom] Dolná
} sada ({ $market_card }): { $card }
event-tokens-returned = Do kôpky { $count ->
    [one] sa vrátil { $count } odhodený žetón
    [few] sa vrátili { $count } odhodené žetóny
    [many] sa vrátilo { $count } odhodeného žetónu
   *[other] sa vrátilo { $count } odhodených žetónov
}.
event-blueprint-dealt = { $seat }: { $card }
event-chamber-dealt = { $known ->
    [yes] { $seat }: nová miestnosť v ruke „{ $card }“
   *[no] { $seat }: nová miestnosť v ruke
}
event-year-began = Začal sa { $year }. rok.
event-chamber-placed = { $seat }: miestnosť „{ $card }“ na { $place }
event-chamber-discarded = { $known ->
    [yes] { $seat }: odhodená miestnosť „{ $card }“
   *[no] { $seat }: jedna odhodená miestnosť
}
event-hands-passed = Karty sa odovzdali { $way ->
    [left] doľava
   *[right] doprava
}, každému { $cards_each ->
    [one] zostáva { $cards_each } karta
    [few] zostávajú { $cards_each } karty
    [many] zostáva { $cards_each } karty
   *[other] zostáva { $cards_each } kariet
}.
event-gold-counted = { $seat }: { $chambers } za rad, { $chests } za truhlice{ $start ->
    [0] { "" }
   *[some] , { $start } na začiatok
}{ $lost ->
    [0] { "" }
   *[some] , nad 30 prepadá { $lost }
}, k dispozícii { $gold ->
    [one] { $gold } zlatiak
    [few] { $gold } zlatiaky
    [many] { $gold } zlatiaka
   *[other] { $gold } zlatiakov
}
event-set-bought = { $seat }: { $half ->
    [top] horná
   *[bottom] dolná
} sada ({ $market_card }) za { $price ->
    [one] { $price } zlatiak
    [few] { $price } zlatiaky
    [many] { $price } zlatiaka
   *[other] { $price } zlatiakov
}, { $gold ->
    [one] zostáva { $gold }
    [few] zostávajú { $gold }
    [many] zostáva { $gold }
   *[other] zostáva { $gold }
}
event-token-embedded = { $seat }: { $card } do miestnosti { $place }
event-passage-laid = { $seat }: tajný priechod na okraj { $edge }
event-seat-passed = { $seat }: pas pri { $gold ->
    [one] { $gold } zlatiaku
    [few] { $gold } zlatiakoch
    [many] { $gold } zlatiaka
   *[other] { $gold } zlatiakoch
}
event-challenge-taken = { $seat }: výzva „{ $card }“
event-place-taken = { $seat }: { $place }. miesto na stupnici poradia
event-market-cleared = Trh sa upratal, { $tokens ->
    [0] žiadny žetón nezostal
    [one] odhodil sa { $tokens } žetón
    [few] odhodili sa { $tokens } žetóny
    [many] odhodilo sa { $tokens } žetónu
   *[other] odhodilo sa { $tokens } žetónov
}.
event-jael-turned = Jaelova karta na tento rok: { $card }
event-jael-gained = Miestnosť „{ $card }“ pripadla Jaelovi.
event-jael-took = Jael si z trhu vzal { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
    [many] { $count } žetónu
   *[other] { $count } žetónov
}: { $cards }.
event-jael-struck = Jael odhodil výzvu „{ $card }“.
event-seat-scored = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
event-jael-scored = Jael: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}

ending-four-years = Uplynuli štyri roky, labyrinty sú hotové.
ending-jael-beaten = Jael je porazený.
ending-jael-won = Jael zostal neporazený.

tie-priority = Rozhoduje lepšie miesto na stupnici poradia.
tie-jael = V hre jedného hráča rovnaký počet bodov nestačí: pri zhode vyhráva Jael.

## Voľby stola

option-placement = ako sa vykladajú miestnosti
option-placement-face-down = lícom nadol a odkryjú sa spoločne
option-placement-face-up = hneď lícom nahor
option-jael = Jael
option-jael-basic = základný
option-jael-legendary = legendárny

## Miestnosti

face-1 = Udiareň
face-2 = Výcviková sieň
face-3 = Tajná cesta
face-4 = Brázda
face-5 = Úkryt gnolov
face-6 = Sluj
face-7 = Sklad pascí
face-8 = Rohová miestnosť
face-9 = Opustená baňa
face-10 = Obhorená chodba
face-11 = Mučiareň
face-12 = Krivolaká cesta
face-13 = Slizká stopa
face-14 = Pivnica
face-15 = Spustnuté stavenisko
face-16 = Zbojnícka skrýša
face-17 = Tunel
face-18 = Sklad zásob
face-19 = Zbrojnica
face-20 = Pohrebisko
face-21 = Príbytky koboldov
face-22 = Chodník
face-23 = Cvičisko
face-24 = Archív
face-25 = Hrobka
face-26 = Dúpä
face-27 = Napájadlo
face-28 = Priechod
face-29 = Taviaca pec
face-30 = Ohnisko
face-31 = Útočisko
face-32 = Katakomby
face-33 = Výklenok
face-34 = Pokladnica
face-35 = Zrúcaniny
face-36 = Nora
face-37 = Táborisko
face-38 = Kostnica
face-39 = Okované debny
face-40 = Dvorana
face-41 = Aréna
face-42 = Priehlbina
face-43 = Zhromaždisko
face-44 = Cintorín
face-45 = Kalište
face-46 = Bočná cesta
face-47 = Skrytá schránka
face-48 = Križovatka
face-49 = Kríženie ciest
face-50 = Priebežná chodba
face-51 = Dobytčia ohrada
face-52 = Bahnitá predsieň
face-53 = Prijímacia sieň
face-54 = Vstupná sieň
face-55 = Strážnica
face-56 = Klenotnica
face-57 = Sieň trofejí
face-58 = Rôsolová trhlina
face-59 = Mauzóleum
face-60 = Zimná záhrada
face-61 = Posádka
face-62 = Tvrdza
face-63 = Liaheň slizu
face-64 = Nocľaháreň
face-65 = Cela
face-66 = Svätyňa
face-67 = Ulička
face-68 = Salónik
face-69 = Prievanová sieň
face-70 = Strojovňa
face-71 = Dláždená sieň
face-72 = Stavidlo
face-73 = Krypta
face-74 = Átrium
face-75 = Poslucháreň
face-76 = Priepasť
face-77 = Kľukatá komora
face-78 = Brána
face-79 = Modlitebňa
face-80 = Schátraná sieň
face-81 = Koridor
face-82 = Obydlie
face-83 = Jedáleň
face-84 = Komora
face-85 = Čierna kuchyňa
face-86 = Stoky
face-87 = Zlievareň
face-88 = Brloh goblinov
face-89 = Skladisko
face-90 = Predsieň
face-91 = Kasárne
face-92 = Znesvätená komnata
face-93 = Kumbál
face-94 = Špajza
face-95 = Sútok chodieb
face-96 = Kováčňa
face-97 = Rázcestie
face-98 = Chodba
face-99 = Žumpa
face-100 = Stratená komnata

ability-1 = jaskyňa; dvere dole, vľavo, vpravo; hviezda −1, čepeľová pasca, sliz; 3 zlatiaky, modrá runa
ability-2 = jaskyňa; dvere dole, vľavo, vpravo; pasca na medvede, bodce; 2 zlatiaky, modrá runa
ability-3 = jaskyňa; dvere hore, dole, vľavo; jama; 3 zlatiaky, modrá runa
ability-4 = jaskyňa; dvere hore, dole, vľavo; kobold, hviezda +1; 2 zlatiaky, zelená runa
ability-5 = jaskyňa; dvere hore, dole, vľavo; dvaja gnolovia; 2 zlatiaky, zelená runa
ability-6 = jaskyňa; dvere hore, dole, vľavo; gnol, kobold; 1 zlatiak, zelená runa
ability-7 = jaskyňa; dvere dole, vľavo; čepeľová pasca, pasca na medvede, bodce; 0 zlatiakov, modrá runa
ability-8 = jaskyňa; dvere dole, vľavo; čepeľová pasca, hviezda +1, sliz; 3 zlatiaky, červená runa
ability-9 = jaskyňa; dvere dole, vľavo; rôsolová kocka, hviezda −1, sliz; 5 zlatiakov, červená runa
ability-10 = jaskyňa; dvere dole, vpravo; truhlica, ohnivá pasca; 1 zlatiak, červená runa
ability-11 = jaskyňa; dvere dole, vpravo; kobold, bodce, hviezda −1; 5 zlatiakov, zelená runa
ability-12 = jaskyňa; dvere dole, vpravo; hviezda +1, sliz; 3 zlatiaky, zelená runa
ability-13 = jaskyňa; dvere dole, vpravo; dva slizy; 3 zlatiaky, červená runa
ability-14 = jaskyňa; dvere vľavo, vpravo; hviezda −1, dve rôsolové kocky, sliz; 4 zlatiaky, červená runa
ability-15 = jaskyňa; dvere vľavo, vpravo; goblin, gnol; 3 zlatiaky, zelená runa
ability-16 = jaskyňa; dvere vľavo, vpravo; goblin; 3 zlatiaky, modrá runa
ability-17 = jaskyňa; dvere vľavo, vpravo; dvaja goblini; 2 zlatiaky, modrá runa
ability-18 = jaskyňa; dvere vľavo, vpravo; truhlica, rôsolová kocka, jama; 2 zlatiaky, červená runa
ability-19 = jaskyňa; dvere hore, dole, vpravo; pasca na medvede, gnol, bodce; 1 zlatiak, modrá runa
ability-20 = jaskyňa; dvere hore, dole, vpravo; sliz, rôsolová kocka; 3 zlatiaky, červená runa
ability-21 = jaskyňa; dvere hore, vľavo, vpravo; dvaja koboldi; 2 zlatiaky, zelená runa
ability-22 = jaskyňa; dvere hore, dole, vpravo; rôsolová kocka, hviezda +1; 3 zlatiaky, zelená runa
ability-23 = jaskyňa; dvere hore, dole, vpravo; dvaja koboldi; 2 zlatiaky, červená runa
ability-24 = jaskyňa; dvere dole, vľavo, vpravo; truhlica; 1 zlatiak, červená runa
ability-25 = jaskyňa; dvere dole, vľavo, vpravo; dve truhlice; 0 zlatiakov, červená runa
ability-26 = jaskyňa; dvere hore, dole; rôsolová kocka, sliz; 4 zlatiaky, červená runa
ability-27 = jaskyňa; dvere hore, dole; gnol, goblin; 3 zlatiaky, modrá runa
ability-28 = jaskyňa; dvere hore, dole; dvaja gnolovia; 3 zlatiaky, modrá runa
ability-29 = jaskyňa; dvere hore, dole; hviezda +1, ohnivá pasca; 3 zlatiaky, zelená runa
ability-30 = jaskyňa; dvere na všetkých stranách; rôsolová kocka, ohnivá pasca, truhlica; 0 zlatiakov, červená runa
ability-31 = jaskyňa; dvere hore; dve hviezdy +1, truhlica; 0 zlatiakov, zelená runa
ability-32 = jaskyňa; dvere hore; jama, sliz, rôsolová kocka; 5 zlatiakov, modrá runa
ability-33 = jaskyňa; dvere hore; kobold; 5 zlatiakov, modrá runa
ability-34 = jaskyňa; dvere hore; tri truhlice; 0 zlatiakov, červená runa
ability-35 = jaskyňa; dvere hore; tri hviezdy +1; 1 zlatiak, zelená runa
ability-36 = jaskyňa; dvere hore, vľavo; hviezda +1, pasca na medvede; 0 zlatiakov, červená runa
ability-37 = jaskyňa; dvere hore, vľavo; dvaja gnolovia; 3 zlatiaky, zelená runa
ability-38 = jaskyňa; dvere hore, vľavo; rôsolová kocka; 5 zlatiakov, červená runa
ability-39 = jaskyňa; dvere hore, vľavo; truhlica, sliz; 1 zlatiak, červená runa
ability-40 = jaskyňa; dvere hore, vpravo; rôsolová kocka, jama; 3 zlatiaky, modrá runa
ability-41 = jaskyňa; dvere hore, vpravo; goblin, hviezda +3; 0 zlatiakov, modrá runa
ability-42 = jaskyňa; dvere hore, vpravo; gnol, bodce; 3 zlatiaky, zelená runa
ability-43 = jaskyňa; dvere hore, vľavo, vpravo; gnol, goblin; 2 zlatiaky, zelená runa
ability-44 = jaskyňa; dvere hore, vľavo, vpravo; dva slizy; 3 zlatiaky, červená runa
ability-45 = jaskyňa; dvere hore, vľavo, vpravo; dve rôsolové kocky; 2 zlatiaky, červená runa
ability-46 = jaskyňa; dvere hore, vľavo, vpravo; ohnivá pasca, gnol; 2 zlatiaky, modrá runa
ability-47 = jaskyňa; dvere na všetkých stranách; truhlica, hviezda +1; 0 zlatiakov, červená runa
ability-48 = jaskyňa; dvere na všetkých stranách; sliz, hviezda −3; 8 zlatiakov, modrá runa
ability-49 = jaskyňa; dvere na všetkých stranách; gnol; 3 zlatiaky, modrá runa
ability-50 = jaskyňa; dvere na všetkých stranách; sliz, hviezda +1; 2 zlatiaky, zelená runa
ability-51 = murovaná; dvere hore, dole, vľavo; goblin, čepeľová pasca; 2 zlatiaky, modrá runa
ability-52 = murovaná; dvere hore, dole, vľavo; dve rôsolové kocky, dva slizy; 2 zlatiaky, červená runa
ability-53 = murovaná; dvere hore, dole, vľavo; goblin, gnol; 2 zlatiaky, modrá runa
ability-54 = murovaná; dvere hore, dole, vľavo; gnol, rôsolová kocka; 2 zlatiaky, zelená runa
ability-55 = murovaná; dvere dole, vľavo; kobold, hviezda +3; 0 zlatiakov, zelená runa
ability-56 = murovaná; dvere dole, vľavo; goblin, truhlica; 1 zlatiak, modrá runa
ability-57 = murovaná; dvere dole, vľavo; rôsolová kocka, gnol; 3 zlatiaky, zelená runa
ability-58 = murovaná; dvere dole, vľavo; dve rôsolové kocky; 3 zlatiaky, červená runa
ability-59 = murovaná; dvere vľavo, vpravo; dve rôsolové kocky; 3 zlatiaky, červená runa
ability-60 = murovaná; dvere dole, vpravo; kobold, truhlica; 1 zlatiak, zelená runa
ability-61 = murovaná; dvere hore, vpravo; bodce, goblin; 3 zlatiaky, modrá runa
ability-62 = murovaná; dvere hore, vpravo; truhlica, hviezda +1; 2 zlatiaky, červená runa
ability-63 = murovaná; dvere hore, vpravo; dva slizy; 4 zlatiaky, červená runa
ability-64 = murovaná; dvere hore, dole, vpravo; gnol, kobold; 2 zlatiaky, zelená runa
ability-65 = murovaná; dvere hore, dole, vpravo; pasca na medvede, hviezda −2; 7 zlatiakov, modrá runa
ability-66 = murovaná; dvere hore, dole, vpravo; rôsolová kocka, kobold; 3 zlatiaky, zelená runa
ability-67 = murovaná; dvere hore, dole, vpravo; gnol, rôsolová kocka; 3 zlatiaky, zelená runa
ability-68 = murovaná; dvere hore, dole, vpravo; sliz, goblin; 2 zlatiaky, modrá runa
ability-69 = murovaná; dvere hore, dole; truhlica, ohnivá pasca; 1 zlatiak, modrá runa
ability-70 = murovaná; dvere hore, dole; pasca na medvede, čepeľová pasca; 1 zlatiak, modrá runa
ability-71 = murovaná; dvere hore, dole; sliz, gnol; 3 zlatiaky, zelená runa
ability-72 = murovaná; dvere dole, vľavo; sliz, rôsolová kocka; 4 zlatiaky, červená runa
ability-73 = murovaná; dvere hore, dole; sliz, rôsolová kocka; 3 zlatiaky, červená runa
ability-74 = murovaná; dvere hore, vľavo; gnol, hviezda +1; 2 zlatiaky, zelená runa
ability-75 = murovaná; dvere hore, vľavo; kobold, goblin; 3 zlatiaky, zelená runa
ability-76 = murovaná; dvere hore, vľavo; jama; 4 zlatiaky, modrá runa
ability-77 = murovaná; dvere hore, vľavo; sliz, rôsolová kocka; 3 zlatiaky, červená runa
ability-78 = murovaná; dvere hore, vpravo; dvaja koboldi; 3 zlatiaky, zelená runa
ability-79 = murovaná; dvere hore, vpravo; goblin, hviezda +1; 2 zlatiaky, zelená runa
ability-80 = murovaná; dvere hore, vľavo, vpravo; rôsolová kocka, hviezda −1; 5 zlatiakov, červená runa
ability-81 = murovaná; dvere hore, vľavo, vpravo; sliz, rôsolová kocka; 2 zlatiaky, červená runa
ability-82 = murovaná; dvere hore, vľavo, vpravo; dvaja goblini; 2 zlatiaky, modrá runa
ability-83 = murovaná; dvere vľavo, vpravo; goblin, hviezda +1; 2 zlatiaky, zelená runa
ability-84 = murovaná; dvere vľavo, vpravo; sliz, bodce; 3 zlatiaky, modrá runa
ability-85 = murovaná; dvere vľavo, vpravo; kobold; 5 zlatiakov, zelená runa
ability-86 = murovaná; dvere vľavo, vpravo; dve rôsolové kocky; 3 zlatiaky, červená runa
ability-87 = murovaná; dvere dole, vľavo, vpravo; sliz, truhlica; 1 zlatiak, červená runa
ability-88 = murovaná; dvere dole, vľavo, vpravo; dvaja goblini; 2 zlatiaky, modrá runa
ability-89 = murovaná; dvere dole, vľavo, vpravo; jama, goblin; 2 zlatiaky, modrá runa
ability-90 = murovaná; dvere dole, vľavo, vpravo; kobold, sliz; 2 zlatiaky, zelená runa
ability-91 = murovaná; dvere hore; gnol, kobold, goblin; 2 zlatiaky, zelená runa
ability-92 = murovaná; dvere hore; sliz, rôsolová kocka, goblin; 2 zlatiaky, modrá runa
ability-93 = murovaná; dvere na všetkých stranách; sliz, rôsolová kocka, truhlica; 0 zlatiakov, červená runa
ability-94 = murovaná; dvere hore; hviezda +2, gnol; 3 zlatiaky, zelená runa
ability-95 = murovaná; dvere na všetkých stranách; bez prvkov; 6 zlatiakov, modrá runa
ability-96 = murovaná; dvere hore; dve ohnivé pasce; 4 zlatiaky, modrá runa
ability-97 = murovaná; dvere na všetkých stranách; sliz, rôsolová kocka, hviezda −1; 3 zlatiaky, červená runa
ability-98 = murovaná; dvere na všetkých stranách; hviezda +1, kobold; 2 zlatiaky, zelená runa
ability-99 = murovaná; dvere na všetkých stranách; rôsolová kocka, dva slizy; 1 zlatiak, červená runa
ability-100 = murovaná; dvere hore; dva slizy; 4 zlatiaky, červená runa

## Plány: vchod, východ a požiadavky po radoch

face-bp1 = plán 1
face-bp2 = plán 2
face-bp3 = plán 3
face-bp4 = plán 4
face-bp5 = plán 5
face-bp6 = plán 6
face-bp7 = plán 7
face-bp8 = plán 8

ability-bp1 = vchod b1, východ d4; c1 truhlica, d1 jaskyňa; a2 goblin, b2 jaskyňa; c3 jaskyňa, d3 rôsolová kocka; a4 jaskyňa, b4 sliz
ability-bp2 = vchod c1, východ a4; a1 hviezda, b1 jaskyňa; a2 jaskyňa, d2 pasca; c3 goblin, d3 jaskyňa; b4 truhlica, c4 jaskyňa
ability-bp3 = vchod b1, východ d4; c1 murovaná, d1 hviezda; a2 pasca, d2 murovaná; a3 murovaná, b3 gnol; b4 murovaná, c4 kobold
ability-bp4 = vchod c1, východ b4; b1 kobold, d1 murovaná; a2 goblin, c2 murovaná; b3 murovaná, c3 hviezda; a4 murovaná, d4 gnol
ability-bp5 = vchod b1, východ b4; a1 murovaná, c1 rôsolová kocka; c2 murovaná, d2 truhlica; a3 sliz, b3 murovaná; b4 gnol, d4 murovaná
ability-bp6 = vchod b1, východ c4; a1 truhlica, c1 jaskyňa; a2 jaskyňa, c2 sliz; b3 rôsolová kocka, d3 jaskyňa; b4 jaskyňa, d4 hviezda
ability-bp7 = vchod c1, východ b4; b1 murovaná, d1 pasca; c2 sliz, d2 murovaná; a3 murovaná, b3 kobold; a4 rôsolová kocka, c4 murovaná
ability-bp8 = vchod b1, východ a4; a1 jaskyňa, c1 kobold; a2 pasca, b2 jaskyňa; c3 jaskyňa, d3 goblin; b4 gnol, d4 jaskyňa

## Výzvy

face-ch1 = Dogrenova pokladnica
face-ch2 = Znalec trhu
face-ch3 = Usporiadané miestnosti
face-ch4 = Smrtiaca hrobka
face-ch5 = Zraz goblinov
face-ch6 = Šík koboldov
face-ch7 = Svorka gnolov
face-ch8 = Jednoliata svätyňa
face-ch9 = Vonkajšie končiny
face-ch10 = Rozmočené plytčiny
face-ch11 = Presakujúca hrozba
face-ch12 = Zručný remeselník
face-ch13 = Osudný chodník
face-ch14 = Klzká trasa
face-ch15 = Rôsolovitá hrôza
face-ch16 = Stiesnená stavba
face-ch17 = Zablatený prístup
face-ch18 = Hortgullyho pýcha
face-ch19 = Remeslo Tenkoprstých
face-ch20 = Zradná cesta
face-ch21 = Korisť zo Sabeku
face-ch22 = Glynoxove siene
face-ch23 = Psí spoločníci
face-ch24 = Samá pasca
face-ch25 = Dragulské spojenectvo
face-ch26 = Úskočné šupiny
face-ch27 = Posadnutí zlatom
face-ch28 = Horda poskokov
face-ch29 = Rozmanitá skladba
face-ch30 = Kráľova priazeň

ability-ch1 = 3 body za každú truhlicu a každú hviezdu akejkoľvek hodnoty v štyroch centrálnych miestnostiach
ability-ch2 = 2 body za každý druh žetónu trhu v labyrinte vrátane tajného priechodu
ability-ch3 = 2 body za každú oblasť
ability-ch4 = 3 body za každú pascu v štyroch centrálnych miestnostiach
ability-ch5 = 3 body za každého goblina v jednom stĺpci (platí najlepší)
ability-ch6 = 3 body za každého kobolda v jednom stĺpci (platí najlepší)
ability-ch7 = 3 body za každého gnola v jednom stĺpci (platí najlepší)
ability-ch8 = 2 body za každú miestnosť najväčšej oblasti
ability-ch9 = 3 body za každý ľavý alebo pravý vonkajší okraj s dverami alebo tajným priechodom
ability-ch10 = 2 body za každú rôsolovú kocku v jednej oblasti (platí najlepšia)
ability-ch11 = 2 body za každý sliz v jednej oblasti (platí najlepšia)
ability-ch12 = 2 body za každú hviezdu akejkoľvek hodnoty
ability-ch13 = 2 body za každú pascu na jednej ceste bez odbočiek (platí najlepšia)
ability-ch14 = 2 body za každý sliz na jednej ceste bez odbočiek (platí najlepšia)
ability-ch15 = 2 body za každú rôsolovú kocku na jednej ceste bez odbočiek (platí najlepšia)
ability-ch16 = 4 body za každú miestnosť so štyrmi prvkami
ability-ch17 = 4 body za každú miestnosť, kde sú spolu aspoň tri slizy alebo rôsolové kocky
ability-ch18 = 4 body za každú miestnosť s príšerou, pascou a hviezdou akejkoľvek hodnoty
ability-ch19 = 3 body za každý druh pasce v labyrinte
ability-ch20 = 2 body za každú pascu v miestnostiach spojených s východom
ability-ch21 = 3 body za každú dvojicu truhlica a hviezda akejkoľvek hodnoty
ability-ch22 = 4 body za každý rad a každý stĺpec s miestnosťami jediného typu
ability-ch23 = 3 body za každú dvojicu gnolov
ability-ch24 = 2 body za každú pascu v ľavom a pravom krajnom stĺpci
ability-ch25 = 3 body za každú trojicu gnol, kobold a goblin
ability-ch26 = 3 body za každú dvojicu kobold a pasca
ability-ch27 = 3 body za každú dvojicu goblin a truhlica
ability-ch28 = 1 bod za každého goblina, kobolda a gnola v štyroch centrálnych miestnostiach
ability-ch29 = 3 body za každú inú veľkosť oblasti; rovnako veľké oblasti sa počítajú raz
ability-ch30 = 10 bodov bez akejkoľvek podmienky

## Ciele

face-g1 = Usilovní goblini
face-g2 = Vymetená pokladnica
face-g3 = Panstvo gnolov
face-g4 = Dvojitá lesť
face-g5 = Roj koboldov
face-g6 = Spriaznená hniloba
face-g7 = Mokvajúca dutina
face-g8 = Kockový hlavolam

ability-g1 = najviac goblinov: 15/9/5 bodov
ability-g2 = najmenej truhlíc: 15/9/5 bodov
ability-g3 = najviac gnolov: 15/9/5 bodov
ability-g4 = najviac dvojíc rovnakých pascí: 15/9/5 bodov
ability-g5 = najviac koboldov: 15/9/5 bodov
ability-g6 = najviac dvojíc sliz a rôsolová kocka: 15/9/5 bodov
ability-g7 = najviac slizov: 15/9/5 bodov
ability-g8 = najviac rôsolových kociek: 15/9/5 bodov

## Karty trhu

face-m1 = karta trhu 1
face-m2 = karta trhu 2
face-m3 = karta trhu 3
face-m4 = karta trhu 4
face-m5 = karta trhu 5
face-m6 = karta trhu 6
face-m7 = karta trhu 7
face-m8 = karta trhu 8
face-m9 = karta trhu 9
face-m10 = karta trhu 10
face-m11 = karta trhu 11
face-m12 = karta trhu 12
face-m13 = karta trhu 13
face-m14 = karta trhu 14
face-m15 = karta trhu 15
face-m16 = karta trhu 16
face-m17 = karta trhu 17
face-m18 = karta trhu 18

ability-m1 = horná sada za 9 zlatiakov: dva štvorce; dolná sada za 4 zlatiaky: ovál
ability-m2 = horná sada za 7 zlatiakov: dva kruhy; dolná sada za 3 zlatiaky: kruh
ability-m3 = horná sada za 10 zlatiakov: dva ovály; dolná sada za 4 zlatiaky: kruh
ability-m4 = horná sada za 10 zlatiakov: tri kruhy; dolná sada za 5 zlatiakov: štvorec
ability-m5 = horná sada za 8 zlatiakov: štvorec, kruh; dolná sada za 4 zlatiaky: ovál
ability-m6 = horná sada za 7 zlatiakov: štvorec, kruh; dolná sada za 3 zlatiaky: kruh
ability-m7 = horná sada za 6 zlatiakov: dva kruhy; dolná sada za 4 zlatiaky: ovál
ability-m8 = horná sada za 7 zlatiakov: kruh, ovál; dolná sada za 4 zlatiaky: ovál
ability-m9 = horná sada za 9 zlatiakov: štvorec, ovál; dolná sada za 5 zlatiakov: dva kruhy
ability-m10 = horná sada za 8 zlatiakov: štvorec, kruh; dolná sada za 4 zlatiaky: ovál
ability-m11 = horná sada za 7 zlatiakov: dva kruhy; dolná sada za 4 zlatiaky: štvorec
ability-m12 = horná sada za 9 zlatiakov: dva ovály; dolná sada za 3 zlatiaky: kruh
ability-m13 = horná sada za 6 zlatiakov: dva kruhy; dolná sada za 5 zlatiakov: štvorec
ability-m14 = horná sada za 5 zlatiakov: štvorec; dolná sada za 4 zlatiaky: ovál
ability-m15 = horná sada za 7 zlatiakov: štvorec, kruh; dolná sada za 5 zlatiakov: štvorec
ability-m16 = horná sada za 9 zlatiakov: štvorec, ovál; dolná sada za 4 zlatiaky: ovál
ability-m17 = horná sada za 7 zlatiakov: kruh, ovál; dolná sada za 4 zlatiaky: štvorec
ability-m18 = horná sada za 9 zlatiakov: dva ovály; dolná sada za 7 zlatiakov: štvorec, kruh

## Žetóny

face-ooze = rôsolová kocka
face-slime = sliz
face-star1 = hviezda +1
face-chest = truhlica
face-gnoll = gnol
face-goblin = goblin
face-kobold = kobold
face-passage = tajný priechod
face-bear = pasca na medvede
face-blade = čepeľová pasca
face-fire = ohnivá pasca
face-pit = jama
face-spike = bodce

ability-ooze = príšera; kruhový žetón
ability-slime = príšera; kruhový žetón
ability-star1 = 1 bod na konci hry; kruhový žetón
ability-chest = 1 zlatiak pri súčte v každom roku; kruhový žetón
ability-gnoll = príšera; oválny žetón
ability-goblin = príšera; oválny žetón
ability-kobold = príšera; oválny žetón
ability-passage = otvorí okraj a spojí miestnosti po oboch jeho stranách; nie je to prvok; oválny žetón
ability-bear = pasca; štvorcový žetón
ability-blade = pasca; štvorcový žetón
ability-fire = pasca; štvorcový žetón
ability-pit = pasca; štvorcový žetón
ability-spike = pasca; štvorcový žetón

## Jaelove karty: runa, zlatiaky, sady, ktoré si berie, a čo mu vynesú

face-ja = Jael A
face-jb = Jael B
face-jc = Jael C
face-jd = Jael D
face-je = Jael E
face-jf = Jael F
face-jg = legendárny Jael G
face-jh = legendárny Jael H
face-ji = legendárny Jael I

ability-ja = modrá runa, 10 zlatiakov; berie obe dolné sady; základ 14 bodov, navyše 3 za každého gnola
ability-jb = zelená runa, 11 zlatiakov; berie ľavú hornú a pravú dolnú sadu; základ 13 bodov, navyše 2 za každého kobolda
ability-jc = červená runa, 9 zlatiakov; berie ľavú dolnú a pravú hornú sadu; základ 10 bodov, navyše 3 za každú truhlicu
ability-jd = zelená runa, 10 zlatiakov; berie obe dolné sady; základ 14 bodov, navyše 3 za každého goblina
ability-je = modrá runa, 12 zlatiakov; berie ľavú hornú a pravú dolnú sadu; základ 12 bodov, navyše 2 za každú pascu
ability-jf = červená runa, 8 zlatiakov; berie obe dolné sady; základ 13 bodov, navyše 1 za každý sliz a každú rôsolovú kocku
ability-jg = červená runa, 12 zlatiakov; berie obe horné sady; základ 16 bodov, navyše 4 za každú dvojicu sliz a rôsolová kocka
ability-jh = modrá runa, 13 zlatiakov; berie obe horné sady; základ 16 bodov, navyše 4 za každú dvojicu pasca a gnol, goblin alebo kobold
ability-ji = zelená runa, 13 zlatiakov; berie ľavú hornú a pravú dolnú sadu; základ 15 bodov, navyše 5 za každú trojicu gnol, goblin a kobold

## Bodovací list

row-priority = Konečné poradie
row-final-gold = Záverečné zlatiaky
row-goal = Karta cieľa
row-challenges = Karty výziev
row-stars = Body za miestnosti
row-blueprint = Plán
row-paths = Cesty
row-jael = Jaelove karty

why-priority = { $place }. miesto
why-final-gold = zlatiaky { $gold } : { $others }
why-goal-most = { $number ->
    [1201] goblini
    [1203] gnolovia
    [1204] dvojice rovnakých pascí
    [1205] koboldi
    [1206] dvojice sliz a rôsolová kocka
    [1207] slizy
   *[1208] rôsolové kocky
}: { $count }{ $tied ->
    [0] { "" }
    [1] ; zhoda, rozhoduje lepšie poradie
   *[2] ; zhoda, vyhráva ju Jael
}
why-goal-fewest = truhlice: { $count }{ $tied ->
    [0] { "" }
    [1] ; zhoda, rozhoduje lepšie poradie
   *[2] ; zhoda, vyhráva ju Jael
}
why-challenge-1 = truhlice a hviezdy v centrálnych miestnostiach: { $count } × { $each }
why-challenge-2 = druhy žetónov trhu: { $count } × { $each }
why-challenge-3 = oblasti: { $count } × { $each }
why-challenge-4 = pasce v centrálnych miestnostiach: { $count } × { $each }
why-challenge-5 = goblini v jednom stĺpci: { $count } × { $each }
why-challenge-6 = koboldi v jednom stĺpci: { $count } × { $each }
why-challenge-7 = gnolovia v jednom stĺpci: { $count } × { $each }
why-challenge-8 = miestnosti najväčšej oblasti: { $count } × { $each }
why-challenge-9 = otvorené vonkajšie okraje vľavo a vpravo: { $count } × { $each }
why-challenge-10 = rôsolové kocky v jednej oblasti: { $count } × { $each }
why-challenge-11 = slizy v jednej oblasti: { $count } × { $each }
why-challenge-12 = hviezdy: { $count } × { $each }
why-challenge-13 = pasce na jednej ceste: { $count } × { $each }
why-challenge-14 = slizy na jednej ceste: { $count } × { $each }
why-challenge-15 = rôsolové kocky na jednej ceste: { $count } × { $each }
why-challenge-16 = miestnosti so štyrmi prvkami: { $count } × { $each }
why-challenge-17 = miestnosti s tromi slizmi alebo kockami: { $count } × { $each }
why-challenge-18 = miestnosti s príšerou, pascou a hviezdou: { $count } × { $each }
why-challenge-19 = druhy pascí: { $count } × { $each }
why-challenge-20 = pasce spojené s východom: { $count } × { $each }
why-challenge-21 = dvojice truhlica a hviezda: { $count } × { $each }
why-challenge-22 = rady a stĺpce jediného typu: { $count } × { $each }
why-challenge-23 = dvojice gnolov: { $count } × { $each }
why-challenge-24 = pasce v krajných stĺpcoch: { $count } × { $each }
why-challenge-25 = trojice gnol, kobold a goblin: { $count } × { $each }
why-challenge-26 = dvojice kobold a pasca: { $count } × { $each }
why-challenge-27 = dvojice goblin a truhlica: { $count } × { $each }
why-challenge-28 = goblini, koboldi a gnolovia v centrálnych miestnostiach: { $count } × { $each }
why-challenge-29 = rôzne veľkosti oblastí: { $count } × { $each }
why-challenge-30 = bez akejkoľvek podmienky
why-stars = súčet hodnôt hviezd
why-blueprint = splnené požiadavky: { $count } z 8
why-entrance = miestnosti spojené so vchodom: { $count }
why-exit = miestnosti spojené s východom: { $count }
why-jael-base = základné body
why-jael-counts = čo nazbieral: { $count } × { $each }

## Kto boduje bez miesta pri stole a čo rozlišuje štatistika

automaton-jael = Jael
trait-start-place = miesto na stupnici poradia na začiatku
trait-final-place = miesto na stupnici poradia na konci
trait-blueprint = plán

## Časti pozície

zone-pile = balíček miestností
zone-hand = ruka
zone-built = miestnosti v labyrinte
zone-discarded = odhodené miestnosti
zone-jael-chambers = Jaelove miestnosti
zone-blueprint-deck = nepoužité plány
zone-blueprints = plán
zone-goal-deck = nepoužité ciele
zone-goal = cieľ
zone-challenge-deck = balíček výziev
zone-shown-challenges = výzvy v ponuke
zone-challenges = vzaté výzvy
zone-gone-challenges = odhodené výzvy
zone-market-deck = balíček kariet trhu
zone-market-cards = karty trhu
zone-gone-market = odhodené karty trhu
zone-stack = kôpky žetónov
zone-tokens = žetóny na trhu
zone-embedded = žetóny v labyrinte
zone-gone-tokens = odhodené žetóny
zone-jael-tokens = Jaelove žetóny
zone-jael-deck = Jaelov balíček
zone-jael-shown = odkryté Jaelove karty
zone-jael-out = Jaelove karty mimo hry
field-hidden = vykladanie lícom nadol
field-legendary = legendárny Jael
field-year = rok
field-turn = ťah
field-rooms = miestnosti podľa miest
field-laid = žetóny podľa miest
field-passages = tajné priechody
field-gold = zlatiaky
field-priority = poradie
field-old-priority = predošlé poradie
field-passed = kto pasoval
field-acting = kto je na trhu na ťahu
field-carried = žetóny, ktoré sa ešte umiestnia
field-stalls = karty trhu zľava
field-wares = sady na trhu
field-jael-now = Jaelova karta na tento rok
field-acted = Jael si už vzal svoje sady
field-vp = body
field-jael-vp = Jaelove body

## Stôl

element-star = hviezda
element-star-value = hviezda { $value }
element-trap = pasca
type-cave = jaskyňa
type-stone = murovaná

# Najviac dve písmená, príšery a truhlica s veľkým, pasce s malým.
mark-gnoll = Gn
mark-goblin = Go
mark-kobold = Ko
mark-ooze = Rk
mark-slime = Sl
mark-chest = Tr
mark-bear = me
mark-blade = če
mark-fire = oh
mark-pit = ja
mark-spike = bo
mark-star = ★
mark-trap = pa
mark-cave = J
mark-stone = M

rune-blue = modrá
rune-green = zelená
rune-red = červená
side-top = hore
side-left = vľavo
side-right = vpravo
side-bottom = dole
half-top = horná
half-bottom = dolná
set-top-left = horná vľavo
set-top-right = horná vpravo
set-bottom-left = dolná vľavo
set-bottom-right = dolná vpravo
shape-circle = kruh
shape-oval = ovál
shape-square = štvorec

net-entrance = spojená so vchodom
net-exit = spojená s východom
net-both = spojená so vchodom aj s východom
place-free = voľné miesto
place-asked = plán: { $what }
place-met = plán: { $what }, splnené
place-missed = plán: { $what }, nesplnené
place-open = priechod: { $places }
place-secret = tajný priechod: { $places }
place-blind = slepé dvere: { $sides }

board-set-up = príprava hry
board-over = koniec hry
board-year = { $year }. rok zo 4
board-phase-construction = stavba, { $turn }. ťah zo 4
board-phase-market = trh
board-phase-cleanup = upratovanie
board-hand-goes = { $way ->
    [left] karty idú doľava, tvoje dostane: { $seat }
   *[right] karty idú doprava, tvoje dostane: { $seat }
}
board-awaited = čaká sa na: { $seats }

board-entrance = vchod
board-exit = východ
board-dungeon = Labyrint: { $seat }
board-gates = vchod { $entrance }, východ { $exit }
board-later = neskôr
board-legend = ▼ spojená so vchodom · ▲ s východom · ◆ s oboma · ░ priechod · ≈ tajný priechod · ✓ ✗ plán splnený či nie · [ ] čo plán žiada

board-now = teraz
board-goal = cieľ
board-challenges = výzvy
board-stars = hviezdy
board-blueprint = plán
board-paths = cesty
board-jael-cards = Jaelove karty
board-gold = zlatiaky
board-priority = poradie
board-now-of = { $seat }: teraz { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
board-blueprint-now = Plán: { $met } z 8 → { $points }
board-paths-now = Spojené so vchodom: { $entrance }, s východom: { $exit }
board-gold-coming = Zlatiaky na trh, zatiaľ: { $total } ({ $parts })
board-gold-row = rad { $gold }
board-gold-chests = truhlice { $gold }
board-gold-start = na začiatok { $gold }
board-gold-most = najviac { $gold }
board-gold-now = Zlatiaky: { $count }
board-placing = Stavia sa
board-carried = Na umiestnenie

board-goal-card = Cieľ
board-offer = Výzvy v ponuke
board-would-give = (teraz { $points })
board-market = Trh
board-sold = vypredané
board-affordable = môžeš kúpiť
board-not-affordable = kúpiť nemôžeš
board-hand = Tvoje karty
board-held-by = Známe karty v ruke ({ $seat }): { $cards }
board-unknown = { $count ->
    [one] { $count } neznáma miestnosť
    [few] { $count } neznáme miestnosti
    [many] { $count } neznámej miestnosti
   *[other] { $count } neznámych miestností
}

board-jael-now = Karta tohto roka
board-jael-takes = berie sady: { $sets }
board-jael-waits = Tento rok Jael ešte nebol na ťahu: bude, len čo nebudeš mať viac zlatiakov ako on.
board-jael-acted = Tento rok už Jael bol na ťahu.
board-jael-wants = chystá sa na ňu Jael
board-jael-pile = Jaelova kôpka: { $chambers ->
    [one] { $chambers } miestnosť
    [few] { $chambers } miestnosti
    [many] { $chambers } miestnosti
   *[other] { $chambers } miestností
}, { $tokens ->
    [one] { $tokens } žetón
    [few] { $tokens } žetóny
    [many] { $tokens } žetónu
   *[other] { $tokens } žetónov
}

board-doors = dvere
board-elements = prvky
board-rune = runa
board-best = najlepšie
board-best-at = (teraz najlepšie: { $place } { $points })
board-gain = (teraz { $points })
board-can-bring = (teraz môže priniesť { $points })
board-gold-pieces = { $count ->
    [one] { $count } zlatiak
    [few] { $count } zlatiaky
    [many] { $count } zlatiaka
   *[other] { $count } zlatiakov
}
board-price = { $price ->
    [one] { $price } zlatiak
    [few] { $price } zlatiaky
    [many] { $price } zlatiaka
   *[other] { $price } zlatiakov
}, { $left ->
    [one] zostane { $left }
    [few] zostanú { $left }
    [many] zostane { $left }
   *[other] zostane { $left }
}
board-pass = pasovať
board-pass-loses = { $gold ->
    [one] prepadne { $gold } zlatiak
    [few] prepadnú { $gold } zlatiaky
    [many] prepadne { $gold } zlatiaka
   *[other] prepadne { $gold } zlatiakov
}
board-pass-keeps = { $gold ->
    [one] { $gold } zlatiak zostane
    [few] { $gold } zlatiaky zostanú
    [many] { $gold } zlatiaka zostane
   *[other] { $gold } zlatiakov zostane
} do záverečného bodovania
board-pass-place = { $place }. miesto na stupnici poradia

board-ranked = Poradie a zlatiaky na začiatok: { $seats }
board-dealt = { $seat }, nové v ruke: { $cards }
board-dealt-hidden = { $seat }: { $count ->
    [one] { $count } nová miestnosť v ruke
    [few] { $count } nové miestnosti v ruke
    [many] { $count } novej miestnosti v ruke
   *[other] { $count } nových miestností v ruke
}
board-shown-challenges = Výzvy v ponuke: { $cards }
board-shown-market = Karty trhu: { $cards }
board-jael-gained = Na Jaelovu kôpku: { $cards }
