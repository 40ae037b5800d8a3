watching-choice = Diváci
watching-open = Každý s odkazom
watching-open-about = Hneď vidia všetko, čo je odkryté pre všetkých.
watching-late = O kolo neskôr
watching-late-about = Vidia stôl tak, ako vyzeral na konci minulého kola.
watching-none = Nikto
watching-none-about = Na partiu sa dá pozrieť, keď sa skončí.
watching-now-late = Kto má tento odkaz, vidí stôl o kolo neskôr: tak, ako vyzeral na konci minulého kola.
watching-now-none = Pri tomto stole nie sú diváci. Na partiu sa dá pozrieť, keď sa skončí.
watching-count = { $count ->
    [one] Pozerá sa { $count } divák.
    [few] Pozerajú sa { $count } diváci.
    [many] Pozerá sa { $count } diváka.
   *[other] Pozerá sa { $count } divákov.
}
watching-you-late = Sleduješ partiu, o kolo neskôr.
watching-shut = Tento stôl do konca partie divákov nepúšťa.
