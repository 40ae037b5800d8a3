# What the screen of Saboteur: The Dark Cave says besides the game's own words.

darkcave-cave = Jeskyně
darkcave-seats = Hráči
darkcave-ways = Jak má karta ležet
darkcave-hold = Podrž a podívej se
darkcave-show = Ukázat
darkcave-only-you = Víš jen ty
darkcave-recent = Co se stalo naposledy
darkcave-discard-only = jen odhodit
darkcave-discarded = odhozená
darkcave-cross = křižovatka
darkcave-tee = rozcestí
darkcave-passage = chodba
darkcave-bend = zatáčka
darkcave-guess = Tvůj odhad klanu: { $seat }
darkcave-no-guess = bez odhadu
darkcave-notebook = Zápisník
darkcave-map = Mapa jeskyně
darkcave-nothing-known = Nic, co by nevěděli i ostatní.
darkcave-suspicions = Pro koho pracují?
darkcave-suspect = Podle mě sabotuje:
darkcave-trust = Na naší straně:
darkcave-exit = Východ je tady:
darkcave-no-exit = Východ tady není:
darkcave-help = Pomozme:
darkcave-stop = Zastavme:
darkcave-seen-goal = Znám cíl ({ $corner }):
darkcave-claim-loyal = Pracuji pro svůj klan.
darkcave-claim-suspect = Podle mě sabotuje: { $of }.
darkcave-claim-trust = Na naší straně: { $of }.
darkcave-claim-exit = Tady je východ: { $corner }.
darkcave-claim-no-exit = Tady východ není: { $corner }.
darkcave-claim-help = Komu teď pomoct: { $of }.
darkcave-claim-stop = Koho teď zastavit: { $of }.
darkcave-claim-seen-goal = Znám cíl ({ $corner }): { $card }.
darkcave-attack = { $creature ->
    [rat] K tvému trpaslíkovi se dostala krysa. Vezme ti náhodnou kartu z ruky.
    [lindworm] K tvému trpaslíkovi se dostal plazoun. Ochromí ho a trpaslík jeden pohyb vynechá.
   *[goblin] K tvému trpaslíkovi se dostal skřet. Vezme ti nuget.
}
darkcave-axe-saves = Sekera nestvůru předtím zabije a tím se spotřebuje.
darkcave-story = Příběh hry
darkcave-sides = Kdo pro koho pracoval
darkcave-worked-for = Pro klan: { $clan }
darkcave-stayed = zůstal v jeskyni
darkcave-suspicion = Podezření v průběhu hry
darkcave-suspected = S jakou pravděpodobností by divák měl každého trpaslíka za sabotéra
darkcave-as-table = Totéž jako tabulka
darkcave-question = Otázka
darkcave-turning-points = Co hru rozhodlo
darkcave-cover = Otočit karty lícem dolů
darkcave-phases = Části tahu
darkcave-phase-play = Karta
darkcave-phase-walk = Pohyb
darkcave-phase-draw = Dobrání
