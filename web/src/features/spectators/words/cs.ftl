watching-choice = Diváci
watching-open = Každý s odkazem
watching-open-about = Hned vidí všechno, co je odkryté pro všechny.
watching-late = O kolo později
watching-late-about = Vidí stůl tak, jak vypadal na konci minulého kola.
watching-none = Nikdo
watching-none-about = Na partii se dá podívat, až skončí.
watching-now-late = Kdo má tento odkaz, vidí stůl o kolo později: tak, jak vypadal na konci minulého kola.
watching-now-none = U tohoto stolu nejsou diváci. Na partii se dá podívat, až skončí.
watching-count = { $count ->
    [one] Dívá se { $count } divák.
    [few] Dívají se { $count } diváci.
    [many] Dívá se { $count } diváka.
   *[other] Dívá se { $count } diváků.
}
watching-you-late = Sleduješ partii, o kolo později.
watching-shut = Tento stůl do konce partie diváky nepouští.
