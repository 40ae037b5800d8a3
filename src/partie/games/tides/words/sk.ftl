# Tides of Time po slovensky. Tlačené slovenské vydanie nepoznáme: názvy kariet sú naše, blízke českému vydaniu.

-vp = VB

game-title = Tides of Time
game-about = Dve kráľovstvá, osemnásť kariet, tri kolá: jednu kartu vylož, ostatné pošli ďalej.

## Symboly

suit-palace = palác
suit-library = knižnica
suit-garden = záhrada
suit-temple = chrám
suit-stronghold = pevnosť
suit-none = bez symbolu
mark-palace = P
mark-library = K
mark-garden = Z
mark-temple = C
mark-stronghold = V

## Otázky a pravidlá za nimi

question-deal = Rozdáva sa karta.
question-draft = Vyber z ruky kartu do svojho kráľovstva.
question-relic = Vyber kartu, ktorá v tvojom kráľovstve zostane ako historický monument.
question-remove = Vyber kartu, ktorú vyradíš z hry.

rule-deal = Na začiatku dostane každá strana päť kariet, po 1. a 2. kole ešte dve. Vidí ich len ten, komu patria.
rule-draft = Obe strany tajne vyberú po jednej karte. Karty sa odkryjú v tej istej chvíli a zvyšné karty z ruky si strany vymenia. Piata karta kola sa vyloží sama; potom sa obe kráľovstvá obodujú.
rule-relic = Po 1. a 2. kole sa päť kariet tohto kola vracia do ruky. Jedna z nich sa stane historickým monumentom: leží v kráľovstve až do konca a v každom ďalšom kole platí jej symbol aj schopnosť.
rule-remove = Ešte jedna z piatich kariet ide z hry, lícom nahor. Monument to byť nemôže. Voľby oboch strán sa ukážu naraz; potom si každá strana doberie dve karty.

## Odpovede

action-deal = rozdať kartu „{ $card }“
action-take = vyložiť kartu „{ $card }“
action-relic = ponechať kartu „{ $card }“ ako monument
action-remove = vyradiť kartu „{ $card }“ z hry

did-deal = { $known ->
    [yes] { $seat }: karta „{ $card }“
   *[no] { $seat }: karta lícom nadol
}
did-take = { $known ->
    [yes] { $seat }: do kráľovstva karta „{ $card }“
   *[no] { $seat }: do kráľovstva jedna karta
}
did-relic = { $known ->
    [yes] { $seat }: monumentom zostáva karta „{ $card }“
   *[no] { $seat }: jedna karta zostáva monumentom
}
did-remove = { $known ->
    [yes] { $seat }: karta „{ $card }“ vyradená z hry
   *[no] { $seat }: jedna karta vyradená z hry
}

reason-not-in-hand = Túto kartu v ruke nemáš.
reason-not-played-this-round = Zvoliť možno len kartu vyloženú v kole, ktoré sa práve obodovalo.
reason-is-the-relic = Táto karta zostáva ako monument; z hry vyraď inú.

## Čo sa stalo

event-dealt = { $known ->
    [yes] { $seat }: nová karta v ruke „{ $card }“
   *[no] { $seat }: nová karta v ruke
}
event-taken = { $seat }: do kráľovstva karta „{ $card }“
event-hands-passed = Hráči si vymenili karty, každému { $cards_each ->
    [one] zostáva { $cards_each } karta
    [few] zostávajú { $cards_each } karty
    [many] zostáva { $cards_each } karty
   *[other] zostáva { $cards_each } kariet
}.
event-round-scored = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} za { $round }. kolo
event-relic-kept = { $seat }: monumentom zostáva karta „{ $card }“
event-removed = { $seat }: karta „{ $card }“ vyradená z hry
event-game-ended = Koniec hry, { $points_a } : { $points_b }.

ending-three-rounds = Odohrali sa všetky tri kolá.

## Karty

face-1 = Útočisko kráľov
face-2 = Predel vekov
face-3 = Palác večnosti
face-4 = Veľká knižnica Ahmu
face-5 = Žriedlo moci
face-6 = Pevnosť prorokov
face-7 = Zlatý zikkurat
face-8 = Kúpele bohov
face-9 = Labyrint zatratených
face-10 = Oko severu
face-11 = Džinove okovy
face-12 = Priesmyk starého muža
face-13 = Prameň krvavých sĺz
face-14 = Piliere nebies
face-15 = Dvorana
face-16 = Štítová hora
face-17 = Strecha sveta
face-18 = Zafírový prístav

ability-1 = Kdekoľvek sa kráľovstvá porovnávajú, zhody patria tebe.
ability-2 = Viac pevností než súper: 7 { -vp }.
ability-3 = 3 { -vp } za každú knižnicu.
ability-4 = Viac chrámov než súper: 7 { -vp }.
ability-5 = 9 { -vp } za každú trojicu palác, chrám a pevnosť.
ability-6 = 3 { -vp } za každú záhradu.
ability-7 = Viac palácov než súper: 7 { -vp }.
ability-8 = 3 { -vp } za každú pevnosť.
ability-9 = 13 { -vp } za každú päticu všetkých symbolov.
ability-10 = 3 { -vp } za každý symbol, ktorý v kráľovstve chýba.
ability-11 = 3 { -vp } za každý chrám.
ability-12 = Viac knižníc než súper: 7 { -vp }.
ability-13 = Viac záhrad než súper: 7 { -vp }.
ability-14 = 5 { -vp } za každú dvojicu knižnica a záhrada.
ability-15 = 3 { -vp } za každý palác.
ability-16 = Viac symbolov, ktoré sú len na jednej karte, než má súper: 8 { -vp }.
ability-17 = Najpočetnejší symbol (pri zhode každý taký) sa počíta dvakrát.
ability-18 = Najlepšia karta vynesie viac než najlepšia karta súpera: 8 { -vp }.

## Bodovací list

row-round = { $number }. kolo

why-ties = vyhráva zhody
why-majority = { $number ->
    [2] { suit-stronghold }
    [4] { suit-temple }
    [7] { suit-palace }
    [12] { suit-library }
   *[13] { suit-garden }
} { $count } : { $theirs }, { $lead ->
    [more] prevaha
    [won-tie] vyhraná zhoda
    [tie] zhoda
   *[less] menej
}
why-each = { $number ->
    [3] { suit-library }
    [6] { suit-garden }
    [8] { suit-stronghold }
    [11] { suit-temple }
   *[15] { suit-palace }
} { $count } × { $each }
why-sets = { $count ->
    [0] žiadna úplná sada
    [one] { $count } sada × { $each }
    [few] { $count } sady × { $each }
    [many] { $count } sady × { $each }
   *[other] { $count } sád × { $each }
}
why-missing = { $count ->
    [0] žiadny symbol nechýba
    [one] chýba { $count } symbol × { $each }
    [few] chýbajú { $count } symboly × { $each }
    [many] chýba { $count } symbolu × { $each }
   *[other] chýba { $count } symbolov × { $each }
}
why-singles = symboly po jednom { $count } : { $theirs }, { $lead ->
    [more] prevaha
    [won-tie] vyhraná zhoda
    [tie] zhoda
   *[less] menej
}
why-double = zdvojuje najpočetnejší symbol
why-best = najlepšia karta { $count } : { $theirs }, { $lead ->
    [more] prevaha
    [won-tie] vyhraná zhoda
    [tie] zhoda
   *[less] menej
}

## Časti pozície

zone-pile = doberací balíček
zone-hand = ruka
zone-kingdom = kráľovstvo
zone-relics = monumenty
zone-removed = vyradené karty
field-round = kolo
field-next = ďalšia karta pre
field-vp = víťazné body
field-scored = obodované kolá

## Stôl

board-round = { $round }. kolo z 3
board-kingdom = Kráľovstvo: { $seat }
board-points = { $vp } { -vp }, teraz { $now }
board-points-closed = { $vp } { -vp }
board-relic = monument
board-empty = zatiaľ bez kariet
board-taken-back = karty sú späť v ruke
board-suits = Symboly
board-hand = Tvoje karty
board-hand-of = Karty v ruke ({ $seat })
board-known-hand = Známe karty v ruke ({ $seat }): { $cards }
board-unknown = { $count ->
    [one] { $count } neznáma karta
    [few] { $count } neznáme karty
    [many] { $count } neznámej karty
   *[other] { $count } neznámych kariet
}
board-unknown-of = { $count ->
    [one] { $count } neznáma karta z týchto: { $cards }
    [few] { $count } neznáme karty z týchto: { $cards }
    [many] { $count } neznámej karty z týchto: { $cards }
   *[other] { $count } neznámych kariet z týchto: { $cards }
}
board-pile = { $count ->
    [0] Doberací balíček je prázdny.
    [one] Doberací balíček: { $count } karta.
    [few] Doberací balíček: { $count } karty.
    [many] Doberací balíček: { $count } karty.
   *[other] Doberací balíček: { $count } kariet.
}
board-removed = Vyradené: { $cards }
board-dealt = { $seat }, nové v ruke: { $cards }
board-dealt-hidden = { $seat }: { $count ->
    [one] { $count } nová karta v ruke
    [few] { $count } nové karty v ruke
    [many] { $count } novej karty v ruke
   *[other] { $count } nových kariet v ruke
}
board-gain = (teraz { $points })
board-earned = (priniesla { $points })
