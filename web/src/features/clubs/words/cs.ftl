# Kluby a turnaje.

clubs-about = Klub je jméno a odkaz: kdo má odkaz, může dovnitř, bez účtu a bez adresy. Spolu tu hraje třída nebo parta.
clubs-mine = Moje kluby
clubs-open = Založit klub
clubs-name = Jméno klubu
clubs-waiting = Turnaje
clubs-no-tournaments = Zatím tu není žádný turnaj.
clubs-door = Komu klub patří: { $name }
clubs-no-address = není potřeba účet ani adresa
clubs-join = Vstoupit do klubu
clubs-tournaments = Turnaje klubu
clubs-tables = Stoly pro členy
clubs-members = Členové
clubs-me = ty
clubs-owner = patří mu klub
clubs-hand-over = Předat klub
clubs-remove = Odebrat
clubs-remove-about = Kdo klub opustí takhle, zná odkaz. Klub proto dostane nový.
clubs-invite = Pozvat
clubs-invite-about = Kdo má tento odkaz, může vstoupit. Ukaž ho celé třídě.
clubs-link = Odkaz do klubu
clubs-link-says = Pojď si s námi zahrát: { $name }
clubs-leave = Odejít z klubu
clubs-close = Zavřít klub
clubs-close-sure = Klub a jeho turnaje zmizí všem. Dohrané partie zůstanou těm, kdo je hráli.
clubs-close-yes = Zavřít navždy
clubs-new = Nový turnaj nebo stůl
clubs-new-open = Nový turnaj pro všechny
clubs-kind = Co
clubs-swiss = Švýcarský turnaj
clubs-round-robin = Každý s každým
clubs-table = Jeden stůl
clubs-seats = Míst u stolu
clubs-rounds = Počet kol
clubs-swiss-about = V každém kole se potkají ti, kdo mají podobně bodů, a pokud to jde, nikdo se nepotká dvakrát.
clubs-robin-about = Potkají se všichni se všemi. U stolů pro víc než dva co nejvíc z nich.
clubs-table-about = Členové ho najdou tady. Partie začne sama, až budou všechna místa obsazená.
clubs-open-tournament = Vypsat turnaj
clubs-tournament = Turnaj
clubs-opened-by = Kdo turnaj vypsal: { $name }
clubs-state-open = Přihlášky jsou otevřené
clubs-state-running = Hraje se
clubs-state-over = Konec
clubs-state-round = { $round }. kolo z { $rounds }
clubs-entered = hraješ v něm
clubs-enter = Přihlásit se
clubs-withdraw = Odhlásit se
clubs-withdrawn = už nehraje
clubs-gone = kdosi, kdo už tu není
clubs-nobody = Zatím bez přihlášek.
clubs-taking-part = Přihlášky
clubs-start = Začít turnaj
clubs-call-off = Zrušit turnaj
clubs-call-off-sure = Další kola se už hrát nebudou.
clubs-my-table = K mému stolu
clubs-round = { $round }. kolo
clubs-bye = volno, 1 bod
clubs-watch = Dívat se
clubs-see = Prohlédnout partii
clubs-standings = Pořadí
clubs-final = Konečné pořadí
clubs-place = Místo
clubs-who = Jméno
clubs-points = Body
clubs-buchholz = Buchholz: body všech soupeřů
clubs-buchholz-short = Buchh.
clubs-tie-breaks = Při shodě bodů rozhodují body všech soupeřů (Buchholz), pak vzájemné partie, pak dřívější přihláška.
clubs-back = Zpět do klubu
clubs-count = { $count ->
    [one] { $count } člen
    [few] { $count } členové
    [many] { $count } člena
   *[other] { $count } členů
}
clubs-entries = { $count ->
    [one] { $count } přihláška
    [few] { $count } přihlášky
    [many] { $count } přihlášky
   *[other] { $count } přihlášek
}
clubs-at-table = { $count ->
    [one] { $count } místo u stolu
    [few] { $count } místa u stolu
    [many] { $count } místa u stolu
   *[other] { $count } míst u stolu
}
clubs-swiss-of = { $rounds ->
    [one] švýcarský, { $rounds } kolo
    [few] švýcarský, { $rounds } kola
    [many] švýcarský, { $rounds } kola
   *[other] švýcarský, { $rounds } kol
}
