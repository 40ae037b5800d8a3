# O sebe: hosť, účet, prístupové kľúče a odchod.

people-guest = { $count ->
    [0] V tomto prehliadači hráš ako hosť.
    [one] V tomto prehliadači hráš ako hosť a sedíš pri { $count } stole.
    [few] V tomto prehliadači hráš ako hosť a sedíš pri { $count } stoloch.
    [many] V tomto prehliadači hráš ako hosť a sedíš pri { $count } stoloch.
   *[other] V tomto prehliadači hráš ako hosť a sedíš pri { $count } stoloch.
}
people-nobody = Na hranie účet nepotrebuješ.
people-keep = Ponechať si účet
people-keep-about = S prístupovým kľúčom sa vrátiš z ktoréhokoľvek zariadenia: zariadenie sa opýta na odtlačok prsta, tvár alebo PIN. Žiadne heslo, žiadna e-mailová adresa.
people-name-about = Podobné meno nemá žiadny iný účet. Pri stoloch, kde už sedíš, zostane meno ako predtým.
people-no-passkeys = Tento prehliadač tu prístupové kľúče použiť nemôže. Potrebujú zabezpečené pripojenie.
people-kept = Účet je uložený.
people-account-about = Si vo svojom účte.
people-language = Jazyk správ pre teba
people-change = Uložiť
people-changed = Uložené.
people-enter = Prihlásiť sa
people-enter-about = Máš už účet? Vojdi prístupovým kľúčom alebo niektorým z obnovovacích kódov.
people-enter-seats = { $count ->
    [one] Miesto, na ktorom tu sedíš ako hosť, prejde do účtu s tebou.
    [few] { $count } miesta, na ktorých tu sedíš ako hosť, prejdú do účtu s tebou.
    [many] { $count } miesta, na ktorých tu sedíš ako hosť, prejdú do účtu s tebou.
   *[other] { $count } miest, na ktorých tu sedíš ako hosť, prejde do účtu s tebou.
}
people-enter-passkey = Prihlásiť sa prístupovým kľúčom
people-enter-code = Obnovovací kód
people-enter-code-use = Prihlásiť sa kódom
people-entered = Prihlásenie prebehlo: { $name }.
people-moved = { $count ->
    [one] Miesto hosťa z tohto prehliadača teraz patrí k účtu.
    [few] { $count } miesta hosťa z tohto prehliadača teraz patria k účtu.
    [many] { $count } miesta hosťa z tohto prehliadača teraz patria k účtu.
   *[other] { $count } miest hosťa z tohto prehliadača teraz patrí k účtu.
}
people-left = { $count ->
    [one] Jedno miesto zostalo hosťovi, lebo pri tom istom stole sedíš aj ty. V inom prehliadači ho otvorí jeho vlastný odkaz.
    [few] { $count } miesta zostali hosťovi, lebo pri tých istých stoloch sedíš aj ty. V inom prehliadači ich otvoria ich vlastné odkazy.
    [many] { $count } miesta zostali hosťovi, lebo pri tých istých stoloch sedíš aj ty. V inom prehliadači ich otvoria ich vlastné odkazy.
   *[other] { $count } miest zostalo hosťovi, lebo pri tých istých stoloch sedíš aj ty. V inom prehliadači ich otvoria ich vlastné odkazy.
}
people-passkeys = Prístupové kľúče
people-passkeys-about = Každý z nich ťa pustí dnu. Pridaj jeden pre každé zariadenie, ktoré ich nezdieľa s iným.
people-passkey-name = Názov
people-passkey-made = Vytvorený { $when }.
people-passkey-used = Naposledy použitý { $when }.
people-passkey-unused = Zatiaľ nepoužitý.
people-passkey-remove = Odobrať
people-passkey-remove-which = Odobrať { $name }
people-passkey-last = Posledný prístupový kľúč odobrať nemožno.
people-passkey-add = Pridať prístupový kľúč
people-passkey-cancelled = Žiadny prístupový kľúč nebol použitý. Môžeš to skúsiť znova.
people-passkey-failed = Prístupový kľúč na tomto zariadení nefungoval. Nemôže ho mať napríklad stránka, ktorá nemá vlastné meno.
people-codes = Obnovovacie kódy
people-codes-left = { $count ->
    [0] Nezostáva žiadny. Vytvor nové, nech sa dostaneš dnu aj bez prístupového kľúča.
    [one] Zostáva { $count }. Každý ťa raz pustí dnu bez prístupového kľúča.
    [few] Zostávajú { $count }. Každý ťa raz pustí dnu bez prístupového kľúča.
    [many] Zostávajú { $count }. Každý ťa raz pustí dnu bez prístupového kľúča.
   *[other] Zostáva { $count }. Každý ťa raz pustí dnu bez prístupového kľúča.
}
people-codes-renew = Vytvoriť nové kódy
people-codes-new = Tvoje obnovovacie kódy
people-codes-new-about = Uvidíš ich iba teraz. Ulož si ich tam, kde ich nájdeš aj bez tohto zariadenia; každý platí raz. Staršie kódy už neplatia.
people-codes-copy = Skopírovať
people-codes-copied = Kódy sú v schránke.
people-codes-not-copied = Skopírovať sa nedali. Označ ich a skopíruj ručne.
people-codes-save = Uložiť do súboru
people-codes-print = Vytlačiť
people-codes-done = Mám ich uložené
people-sessions = Kde máš prihlásenie
people-sessions-about = Ak niektorý z prehliadačov nepoznáš, ukonči ho. Jeho otvorené stoly sa hneď zavrú.
people-session-unknown = neznámy prehliadač
people-session-mine = tento prehliadač
people-session-seen = Naposledy { $when }
people-session-end = Ukončiť
people-session-end-which = Ukončiť { $browser }
people-sessions-end-others = Ukončiť všetky ostatné
people-sessions-end-all = Ukončiť všetky, aj tu
people-leave = Odhlásiť sa
people-left-account = Odhlásenie prebehlo.
people-own = Vlastné odkazy tvojich miest
people-own-about = Bez účtu je taký odkaz jediná cesta späť na miesto, keby ťa tento prehliadač zabudol. Kto ho má, môže miesto prevziať: nechaj si ho pre seba.
people-own-seat = Toto je vlastný odkaz miesta { $letter }. Môžeš si miesto vziať sem: druhý prehliadač oň príde.
people-own-take = Vziať miesto sem
people-history = Tvoja história a hodnotenie
people-data = Čo o tebe server má
people-data-about = Jeden archív so všetkým: meno, prístupové kľúče, prehliadače, miesta pri stoloch a záznamy tvojich partií.
people-data-save = Uložiť archív
people-forget = Zmazať ma
people-forget-sure = Naozaj ťa tu natrvalo zmazať?
people-forget-about = Meno, prístupové kľúče aj kódy zmiznú hneď. Kde sa hrá, dohrá za teba bot. Záznamy dohraných partií zostanú bez tvojho mena; slová pridané do miešania v nich zostanú. Vrátiť sa to nedá.
people-forget-yes = Zmazať ma natrvalo
people-gone = Zmazané. Vďaka za hru.
