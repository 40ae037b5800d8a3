# Tides of Time česky. Názvy karet podle českého vydání; věty jsou vlastní.

-vp = VB

game-title = Tides of Time
game-about = Dvě království, osmnáct karet, tři kola: jednu kartu vylož, ostatní pošli dál.

## Symboly

suit-palace = palác
suit-library = knihovna
suit-garden = zahrada
suit-temple = chrám
suit-stronghold = pevnost
suit-none = bez symbolu
mark-palace = P
mark-library = K
mark-garden = Z
mark-temple = C
mark-stronghold = V

## Otázky a pravidla za nimi

question-deal = Rozdává se karta.
question-draft = Vyber z ruky kartu do svého království.
question-relic = Vyber kartu, která ve tvém království zůstane jako historický monument.
question-remove = Vyber kartu, kterou vyřadíš ze hry.

rule-deal = Na začátku dostane každá strana pět karet, po 1. a 2. kole ještě dvě. Vidí je jen ten, komu patří.
rule-draft = Obě strany tajně vyberou po jedné kartě. Karty se odkryjí ve stejné chvíli a zbylé karty z ruky si strany vymění. Pátá karta kola se vyloží sama; potom se obě království obodují.
rule-relic = Po 1. a 2. kole se pět karet tohoto kola vrací do ruky. Jedna z nich se stane historickým monumentem: leží v království až do konce a v každém dalším kole platí její symbol i schopnost.
rule-remove = Ještě jedna z pěti karet jde ze hry, lícem nahoru. Monument to být nemůže. Volby obou stran se ukážou najednou; potom si každá strana dobere dvě karty.

## Odpovědi

action-deal = rozdat kartu „{ $card }“
action-take = vyložit kartu „{ $card }“
action-relic = ponechat kartu „{ $card }“ jako monument
action-remove = vyřadit kartu „{ $card }“ ze hry

did-deal = { $known ->
    [yes] { $seat }: karta „{ $card }“
   *[no] { $seat }: karta lícem dolů
}
did-take = { $known ->
    [yes] { $seat }: do království karta „{ $card }“
   *[no] { $seat }: do království jedna karta
}
did-relic = { $known ->
    [yes] { $seat }: monumentem zůstává karta „{ $card }“
   *[no] { $seat }: jedna karta zůstává monumentem
}
did-remove = { $known ->
    [yes] { $seat }: karta „{ $card }“ vyřazená ze hry
   *[no] { $seat }: jedna karta vyřazená ze hry
}

reason-not-in-hand = Tuto kartu v ruce nemáš.
reason-not-played-this-round = Zvolit lze jen kartu vyloženou v kole, které se právě obodovalo.
reason-is-the-relic = Tato karta zůstává jako monument; ze hry vyřaď jinou.

## Co se stalo

event-dealt = { $known ->
    [yes] { $seat }: nově v ruce karta „{ $card }“
   *[no] { $seat }: nová karta v ruce
}
event-taken = { $seat }: do království karta „{ $card }“
event-hands-passed = Hráči si vyměnili karty, každému { $cards_each ->
    [one] zbývá { $cards_each } karta
    [few] zbývají { $cards_each } karty
    [many] zbývá { $cards_each } karty
   *[other] zbývá { $cards_each } karet
}.
event-round-scored = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za { $round }. kolo
event-relic-kept = { $seat }: monumentem zůstává karta „{ $card }“
event-removed = { $seat }: karta „{ $card }“ vyřazená ze hry
event-game-ended = Konec hry, { $points_a } : { $points_b }.

ending-three-rounds = Odehrála se všechna tři kola.

## Karty

face-1 = Útočiště králů
face-2 = Předěl věků
face-3 = Palác věčnosti
face-4 = Velká knihovna Ahmu
face-5 = Zřídlo moci
face-6 = Pevnost proroků
face-7 = Zlatý zikkurat
face-8 = Lázně bohů
face-9 = Labyrint zatracených
face-10 = Oko severu
face-11 = Džinovy okovy
face-12 = Průsmyk starého muže
face-13 = Pramen krvavých slz
face-14 = Pilíře nebes
face-15 = Dvorana
face-16 = Štítová hora
face-17 = Střecha světa
face-18 = Safírový přístav

ability-1 = Kdekoli se království porovnávají, shody patří tobě.
ability-2 = Víc pevností než soupeř: 7 { -vp }.
ability-3 = 3 { -vp } za každou knihovnu.
ability-4 = Víc chrámů než soupeř: 7 { -vp }.
ability-5 = 9 { -vp } za každou trojici palác, chrám a pevnost.
ability-6 = 3 { -vp } za každou zahradu.
ability-7 = Víc paláců než soupeř: 7 { -vp }.
ability-8 = 3 { -vp } za každou pevnost.
ability-9 = 13 { -vp } za každou pětici všech symbolů.
ability-10 = 3 { -vp } za každý symbol, který v království chybí.
ability-11 = 3 { -vp } za každý chrám.
ability-12 = Víc knihoven než soupeř: 7 { -vp }.
ability-13 = Víc zahrad než soupeř: 7 { -vp }.
ability-14 = 5 { -vp } za každou dvojici knihovna a zahrada.
ability-15 = 3 { -vp } za každý palác.
ability-16 = Víc symbolů, které jsou jen na jedné kartě, než má soupeř: 8 { -vp }.
ability-17 = Nejčetnější symbol (při shodě každý takový) se počítá dvakrát.
ability-18 = Nejlepší karta vynese víc než nejlepší karta soupeře: 8 { -vp }.

## Bodovací list

row-round = { $number }. kolo

why-ties = vyhrává shody
why-majority = { $number ->
    [2] { suit-stronghold }
    [4] { suit-temple }
    [7] { suit-palace }
    [12] { suit-library }
   *[13] { suit-garden }
} { $count } : { $theirs }, { $lead ->
    [more] převaha
    [won-tie] vyhraná shoda
    [tie] shoda
   *[less] méně
}
why-each = { $number ->
    [3] { suit-library }
    [6] { suit-garden }
    [8] { suit-stronghold }
    [11] { suit-temple }
   *[15] { suit-palace }
} { $count } × { $each }
why-sets = { $count ->
    [0] žádná úplná sada
    [one] { $count } sada × { $each }
    [few] { $count } sady × { $each }
    [many] { $count } sady × { $each }
   *[other] { $count } sad × { $each }
}
why-missing = { $count ->
    [0] žádný symbol nechybí
    [one] chybí { $count } symbol × { $each }
    [few] chybí { $count } symboly × { $each }
    [many] chybí { $count } symbolu × { $each }
   *[other] chybí { $count } symbolů × { $each }
}
why-singles = symboly po jednom { $count } : { $theirs }, { $lead ->
    [more] převaha
    [won-tie] vyhraná shoda
    [tie] shoda
   *[less] méně
}
why-double = zdvojuje nejčetnější symbol
why-best = nejlepší karta { $count } : { $theirs }, { $lead ->
    [more] převaha
    [won-tie] vyhraná shoda
    [tie] shoda
   *[less] méně
}

## Části pozice

zone-pile = dobírací balíček
zone-hand = ruka
zone-kingdom = království
zone-relics = monumenty
zone-removed = vyřazené karty
field-round = kolo
field-next = další karta pro
field-vp = vítězné body
field-scored = obodovaná kola

## Stůl

board-round = { $round }. kolo ze 3
board-kingdom = Království: { $seat }
board-points = { $vp } { -vp }, nyní { $now }
board-points-closed = { $vp } { -vp }
board-relic = monument
board-empty = zatím bez karet
board-taken-back = karty jsou zpátky v ruce
board-suits = Symboly
board-hand = Tvoje karty
board-hand-of = Karty v ruce ({ $seat })
board-known-hand = Známé karty v ruce ({ $seat }): { $cards }
board-unknown = { $count ->
    [one] { $count } neznámá karta
    [few] { $count } neznámé karty
    [many] { $count } neznámé karty
   *[other] { $count } neznámých karet
}
board-unknown-of = { $count ->
    [one] { $count } neznámá karta z těchto: { $cards }
    [few] { $count } neznámé karty z těchto: { $cards }
    [many] { $count } neznámé karty z těchto: { $cards }
   *[other] { $count } neznámých karet z těchto: { $cards }
}
board-pile = { $count ->
    [0] Dobírací balíček je prázdný.
    [one] Dobírací balíček: { $count } karta.
    [few] Dobírací balíček: { $count } karty.
    [many] Dobírací balíček: { $count } karty.
   *[other] Dobírací balíček: { $count } karet.
}
board-removed = Vyřazeno: { $cards }
board-dealt = { $seat }: nově v ruce { $cards }
board-dealt-hidden = { $seat }: { $count ->
    [one] { $count } nová karta v ruce
    [few] { $count } nové karty v ruce
    [many] { $count } nové karty v ruce
   *[other] { $count } nových karet v ruce
}
board-gain = (teď { $points })
board-earned = (přinesla { $points })
