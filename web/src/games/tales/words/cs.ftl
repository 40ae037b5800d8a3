# Co říká obrazovka Stezek slávy kromě slov samé hry.

tales-round = Kolo { $round } z { $rounds }
tales-period = { $period }. období
tales-no-more = další dílky už nepřijdou
tales-leads = začíná: { $seat }
tales-set-up = Příprava hry
tales-over = Příběhy jsou dopsané
tales-board = Plán dobrodružství
tales-tab-board = Plán
tales-tab-story = Příběh
tales-wilderness = Divočina
tales-wilderness-why = každý stojí o 1 zlaťák nebo 1 lektvar víc
tales-road = Cesta
tales-road-why = nejnižší vzaté číslo začíná
tales-stands-in = nahradí
tales-discard = Za odložený dílek:
tales-place = Místo { $place }: { $tile }
tales-place-empty = Místo { $place }: prázdné
tales-place-taken = Místo { $place }: vzato, { $seat }
tales-your-choice = tvoje tajná volba
tales-came-late = { $seat }: pozdě
tales-no-cell = nemá kam
tales-free = zdarma
tales-fee = 1 zlaťák nebo lektvar za divočinu
tales-missing = nejde zaplatit, chybí: { $what }
tales-pays = zaplatíš: { $what }
tales-instead = z toho místo boje nebo magie: { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
}
tales-coins = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
    [many] { $count } zlaťáku
   *[other] { $count } zlaťáků
}
tales-potions = { $count ->
    [one] { $count } lektvar
    [few] { $count } lektvary
    [many] { $count } lektvaru
   *[other] { $count } lektvarů
}
tales-glory = { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodů slávy
}
tales-combat = { $count ->
    [one] { $count } bod boje
    [few] { $count } body boje
    [many] { $count } bodu boje
   *[other] { $count } bodů boje
}
tales-magic = { $count ->
    [one] { $count } bod magie
    [few] { $count } body magie
    [many] { $count } bodu magie
   *[other] { $count } bodů magie
}
tales-keys = { $count ->
    [one] { $count } klíč
    [few] { $count } klíče
    [many] { $count } klíče
   *[other] { $count } klíčů
}
tales-token = žeton začínajícího hráče
tales-closed = { $count ->
    [one] { $count } zavřená truhla
    [few] { $count } zavřené truhly
    [many] { $count } zavřené truhly
   *[other] { $count } zavřených truhel
}
tales-waits = na konci { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodů slávy
}
tales-ways = { $count ->
    [one] { $count } spojení
    [few] { $count } spojení
    [many] { $count } spojení
   *[other] { $count } spojení
}
tales-if-laid = Když ho dáš sem
tales-chooses = vybírá…
tales-has-chosen = vybráno
tales-story-of = Příběh: { $seat }
tales-return = Zpět ke svému
tales-visit = Ukázat příběh: { $seat }, { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodů slávy
}. { $doing }
tales-chest = { $number }. truhla dílku „{ $tile }“: { $content }
tales-drafted = Získaný dílek: { $tile }
tales-drafted-short = získaný v tomto kole
tales-quest = Výprava: { $tile }
tales-quest-now = teď počítá { $count }: { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodů slávy
}
tales-backs = { $count ->
    [one] { $count } výprava v ruce
    [few] { $count } výpravy v ruce
    [many] { $count } výpravy v ruce
   *[other] { $count } výprav v ruce
}
tales-majorities = Převahy
tales-majorities-why = na konci po 4 bodech slávy
tales-most = Nejvíc { $resource ->
    [combat] bodů boje
    [magic] bodů magie
    [potions] lektvarů
   *[coins] zlaťáků
}: { $seats }
tales-period-ends = { $period }. období končí
