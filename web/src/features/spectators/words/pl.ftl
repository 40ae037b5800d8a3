watching-choice = Widzowie
watching-open = Każdy, kto ma link
watching-open-about = Od razu widzą wszystko, co jest odkryte dla wszystkich.
watching-late = O rundę później
watching-late-about = Widzą stół taki, jaki był na końcu poprzedniej rundy.
watching-none = Nikt
watching-none-about = Partię można obejrzeć, gdy się skończy.
watching-now-late = Kto ma ten link, widzi stół o rundę później: taki, jaki był na końcu poprzedniej rundy.
watching-now-none = Przy tym stole nie ma widzów. Partię można obejrzeć, gdy się skończy.
watching-count = { $count ->
    [one] Patrzy { $count } widz.
    [few] Patrzą { $count } widzowie.
    [many] Patrzy { $count } widzów.
   *[other] Patrzy { $count } widza.
}
watching-you-late = Oglądasz partię, o rundę później.
watching-shut = Do końca partii ten stół nie wpuszcza widzów.
