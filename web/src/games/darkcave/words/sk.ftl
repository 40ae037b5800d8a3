# What the screen of Saboteur: The Dark Cave says besides the game's own words.

darkcave-cave = Jaskyňa
darkcave-seats = Hráči
darkcave-ways = Ako má karta ležať
darkcave-hold = Podrž a pozri sa
darkcave-show = Ukázať
darkcave-only-you = Vieš len ty
darkcave-recent = Čo sa stalo naposledy
darkcave-discard-only = iba odhodiť
darkcave-discarded = odhodená
darkcave-cross = križovatka
darkcave-tee = rázcestie
darkcave-passage = chodba
darkcave-bend = zákruta
darkcave-guess = Tvoj odhad klanu: { $seat }
darkcave-no-guess = bez odhadu
darkcave-notebook = Zápisník
darkcave-map = Mapa jaskyne
darkcave-nothing-known = Nič, čo by nevedeli aj ostatní.
darkcave-suspicions = Pre koho pracujú?
darkcave-suspect = Podľa mňa sabotuje:
darkcave-trust = Na našej strane:
darkcave-exit = Východ je tu:
darkcave-no-exit = Východ tu nie je:
darkcave-help = Pomôžme:
darkcave-stop = Zastavme:
darkcave-seen-goal = Poznám cieľ ({ $corner }):
darkcave-claim-loyal = Pracujem pre svoj klan.
darkcave-claim-suspect = Podľa mňa sabotuje: { $of }.
darkcave-claim-trust = Na našej strane: { $of }.
darkcave-claim-exit = Tu je východ: { $corner }.
darkcave-claim-no-exit = Tu východ nie je: { $corner }.
darkcave-claim-help = Komu teraz pomôcť: { $of }.
darkcave-claim-stop = Koho teraz zastaviť: { $of }.
darkcave-claim-seen-goal = Poznám cieľ ({ $corner }): { $card }.
darkcave-attack = { $creature ->
    [rat] K tvojmu trpaslíkovi sa dostala krysa. Vezme ti náhodnú kartu z ruky.
    [lindworm] K tvojmu trpaslíkovi sa dostal plazúň. Ochromí ho a trpaslík jeden pohyb vynechá.
   *[goblin] K tvojmu trpaslíkovi sa dostal škriatok. Vezme ti nuget.
}
darkcave-axe-saves = Sekera netvora predtým zabije a tým sa spotrebuje.
darkcave-story = Príbeh hry
darkcave-sides = Kto pre koho pracoval
darkcave-worked-for = Pre klan: { $clan }
darkcave-stayed = zostal v jaskyni
darkcave-suspicion = Podozrenie v priebehu hry
darkcave-suspected = S akou pravdepodobnosťou by divák pokladal každého trpaslíka za sabotéra
darkcave-as-table = To isté ako tabuľka
darkcave-question = Otázka
darkcave-turning-points = Čo hru rozhodlo
darkcave-cover = Otočiť karty lícom nadol
darkcave-phases = Časti ťahu
darkcave-phase-play = Karta
darkcave-phase-walk = Pohyb
darkcave-phase-draw = Dobratie
