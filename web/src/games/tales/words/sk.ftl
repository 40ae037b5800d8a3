# Čo hovorí obrazovka Tales of Glory okrem slov samej hry.

tales-round = Kolo { $round } z { $rounds }
tales-period = { $period }. obdobie
tales-no-more = ďalšie dieliky už neprídu
tales-leads = začína: { $seat }
tales-set-up = Príprava hry
tales-over = Príbehy sú dopísané
tales-board = Plán dobrodružstiev
tales-tab-board = Plán
tales-tab-story = Príbeh
tales-wilderness = Divočina
tales-wilderness-why = každý stojí o 1 zlatiak alebo 1 elixír viac
tales-road = Cesta
tales-road-why = najnižšie vzaté číslo začína
tales-stands-in = nahradí
tales-discard = Za odložený dielik:
tales-place = Miesto { $place }: { $tile }
tales-place-empty = Miesto { $place }: prázdne
tales-place-taken = Miesto { $place }: vzaté, { $seat }
tales-your-choice = tvoja tajná voľba
tales-came-late = { $seat }: až na druhom mieste
tales-no-cell = nemá kam
tales-free = zadarmo
tales-fee = 1 zlatiak alebo elixír za divočinu
tales-missing = nedá sa zaplatiť, chýba: { $what }
tales-pays = zaplatíš: { $what }
tales-instead = z toho namiesto boja alebo mágie: { $count ->
    [one] { $count } elixír
    [few] { $count } elixíry
    [many] { $count } elixíru
   *[other] { $count } elixírov
}
tales-coins = { $count ->
    [one] { $count } zlatiak
    [few] { $count } zlatiaky
    [many] { $count } zlatiaka
   *[other] { $count } zlatiakov
}
tales-potions = { $count ->
    [one] { $count } elixír
    [few] { $count } elixíry
    [many] { $count } elixíru
   *[other] { $count } elixírov
}
tales-glory = { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodov slávy
}
tales-combat = { $count ->
    [one] { $count } bod boja
    [few] { $count } body boja
    [many] { $count } bodu boja
   *[other] { $count } bodov boja
}
tales-magic = { $count ->
    [one] { $count } bod mágie
    [few] { $count } body mágie
    [many] { $count } bodu mágie
   *[other] { $count } bodov mágie
}
tales-keys = { $count ->
    [one] { $count } kľúč
    [few] { $count } kľúče
    [many] { $count } kľúča
   *[other] { $count } kľúčov
}
tales-token = žetón začínajúceho hráča
tales-closed = { $count ->
    [one] { $count } zatvorená truhlica
    [few] { $count } zatvorené truhlice
    [many] { $count } zatvorenej truhlice
   *[other] { $count } zatvorených truhlíc
}
tales-waits = na konci { $count ->
    [one] { $count } bod slávy
    [few] { $count } body slávy
    [many] { $count } bodu slávy
   *[other] { $count } bodov slávy
}
tales-ways = { $count ->
    [one] { $count } spojenie
    [few] { $count } spojenia
    [many] { $count } spojenia
   *[other] { $count } spojení
}
tales-if-laid = Ak ho dáš sem
tales-chooses = vyberá…
tales-has-chosen = vybraté
tales-story-of = Príbeh: { $seat }
tales-return = Späť k svojmu
tales-visit = Ukázať príbeh: { $seat }, { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodov slávy
}. { $doing }
tales-chest = { $number }. truhlica dielika „{ $tile }“: { $content }
tales-drafted = Získaný dielik: { $tile }
tales-drafted-short = získaný v tomto kole
tales-quest = Výprava: { $tile }
tales-quest-now = teraz počíta { $count }: { $glory ->
    [one] { $glory } bod slávy
    [few] { $glory } body slávy
    [many] { $glory } bodu slávy
   *[other] { $glory } bodov slávy
}
tales-backs = { $count ->
    [one] { $count } výprava v ruke
    [few] { $count } výpravy v ruke
    [many] { $count } výpravy v ruke
   *[other] { $count } výprav v ruke
}
tales-majorities = Prevahy
tales-majorities-why = na konci po 4 bodoch slávy
tales-most = Najviac { $resource ->
    [combat] boja
    [magic] mágie
    [potions] elixírov
   *[coins] zlatiakov
}: { $seats }
tales-period-ends = { $period }. obdobie sa končí
