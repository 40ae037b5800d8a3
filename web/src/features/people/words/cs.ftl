# O sobě: host, účet, přístupové klíče a odchod.

people-guest = { $count ->
    [0] V tomto prohlížeči hraješ jako host.
    [one] V tomto prohlížeči hraješ jako host a sedíš u { $count } stolu.
    [few] V tomto prohlížeči hraješ jako host a sedíš u { $count } stolů.
    [many] V tomto prohlížeči hraješ jako host a sedíš u { $count } stolů.
   *[other] V tomto prohlížeči hraješ jako host a sedíš u { $count } stolů.
}
people-nobody = Ke hraní účet nepotřebuješ.
people-keep = Ponechat si účet
people-keep-about = S přístupovým klíčem se vrátíš z kteréhokoli zařízení: zařízení se zeptá na otisk prstu, obličej nebo PIN. Žádné heslo, žádná e-mailová adresa.
people-name-about = Podobné jméno nemá žádný jiný účet. U stolů, kde už sedíš, zůstane jméno jako dřív.
people-no-passkeys = Tento prohlížeč tu přístupové klíče použít nemůže. Potřebují zabezpečené připojení.
people-kept = Účet je uložený.
people-account-about = Jsi ve svém účtu.
people-language = Jazyk zpráv pro tebe
people-change = Uložit
people-changed = Uloženo.
people-enter = Přihlásit se
people-enter-about = Máš už účet? Vejdi přístupovým klíčem nebo některým z obnovovacích kódů.
people-enter-seats = { $count ->
    [one] Místo, na kterém tu sedíš jako host, přejde do účtu s tebou.
    [few] { $count } místa, na kterých tu sedíš jako host, přejdou do účtu s tebou.
    [many] { $count } místa, na kterých tu sedíš jako host, přejdou do účtu s tebou.
   *[other] { $count } míst, na kterých tu sedíš jako host, přejde do účtu s tebou.
}
people-enter-passkey = Přihlásit se přístupovým klíčem
people-enter-code = Obnovovací kód
people-enter-code-use = Přihlásit se kódem
people-entered = Přihlášení proběhlo: { $name }.
people-moved = { $count ->
    [one] Místo hosta z tohoto prohlížeče teď patří k účtu.
    [few] { $count } místa hosta z tohoto prohlížeče teď patří k účtu.
    [many] { $count } místa hosta z tohoto prohlížeče teď patří k účtu.
   *[other] { $count } míst hosta z tohoto prohlížeče teď patří k účtu.
}
people-left = { $count ->
    [one] Jedno místo zůstalo hostovi, protože u téhož stolu sedíš i ty. V jiném prohlížeči ho otevře jeho vlastní odkaz.
    [few] { $count } místa zůstala hostovi, protože u týchž stolů sedíš i ty. V jiném prohlížeči je otevřou jejich vlastní odkazy.
    [many] { $count } místa zůstala hostovi, protože u týchž stolů sedíš i ty. V jiném prohlížeči je otevřou jejich vlastní odkazy.
   *[other] { $count } míst zůstalo hostovi, protože u týchž stolů sedíš i ty. V jiném prohlížeči je otevřou jejich vlastní odkazy.
}
people-passkeys = Přístupové klíče
people-passkeys-about = Každý z nich tě pustí dovnitř. Přidej jeden pro každé zařízení, které je nesdílí s jiným.
people-passkey-name = Název
people-passkey-made = Vytvořen { $when }.
people-passkey-used = Naposledy použit { $when }.
people-passkey-unused = Zatím nepoužit.
people-passkey-remove = Odebrat
people-passkey-remove-which = Odebrat { $name }
people-passkey-last = Poslední přístupový klíč odebrat nelze.
people-passkey-add = Přidat přístupový klíč
people-passkey-cancelled = Žádný přístupový klíč nebyl použit. Můžeš to zkusit znovu.
people-passkey-failed = Přístupový klíč na tomto zařízení nefungoval. Nemůže ho mít třeba stránka, která nemá vlastní jméno.
people-codes = Obnovovací kódy
people-codes-left = { $count ->
    [0] Nezbývá žádný. Vytvoř nové, ať můžeš dovnitř i bez přístupového klíče.
    [one] Zbývá { $count }. Každý tě jednou pustí dovnitř bez přístupového klíče.
    [few] Zbývají { $count }. Každý tě jednou pustí dovnitř bez přístupového klíče.
    [many] Zbývají { $count }. Každý tě jednou pustí dovnitř bez přístupového klíče.
   *[other] Zbývá { $count }. Každý tě jednou pustí dovnitř bez přístupového klíče.
}
people-codes-renew = Vytvořit nové kódy
people-codes-new = Tvoje obnovovací kódy
people-codes-new-about = Uvidíš je jen teď. Ulož si je tam, kde je najdeš i bez tohoto zařízení; každý platí jednou. Starší kódy už neplatí.
people-codes-copy = Zkopírovat
people-codes-copied = Kódy jsou ve schránce.
people-codes-not-copied = Zkopírovat je nešlo. Označ je a zkopíruj ručně.
people-codes-save = Uložit do souboru
people-codes-print = Vytisknout
people-codes-done = Mám je uložené
people-sessions = Kde máš přihlášení
people-sessions-about = Pokud některý z prohlížečů neznáš, ukonči ho. Jeho otevřené stoly se hned zavřou.
people-session-unknown = neznámý prohlížeč
people-session-mine = tento prohlížeč
people-session-seen = Naposledy { $when }
people-session-end = Ukončit
people-session-end-which = Ukončit { $browser }
people-sessions-end-others = Ukončit všechna ostatní
people-sessions-end-all = Ukončit všechna, i tady
people-leave = Odhlásit se
people-left-account = Odhlášení proběhlo.
people-own = Vlastní odkazy tvých míst
people-own-about = Bez účtu je takový odkaz jediná cesta zpět na místo, kdyby tě tento prohlížeč zapomněl. Kdo ho má, může místo převzít: nech si ho pro sebe.
people-own-seat = Toto je vlastní odkaz místa { $letter }. Můžeš si místo vzít sem: druhý prohlížeč o ně přijde.
people-own-take = Vzít místo sem
people-history = Tvoje historie a hodnocení
people-data = Co o tobě server má
people-data-about = Jeden archiv se vším: jméno, přístupové klíče, prohlížeče, místa u stolů a záznamy tvých partií.
people-data-save = Uložit archiv
people-forget = Smazat mě
people-forget-sure = Opravdu tě tu nadobro smazat?
people-forget-about = Jméno, přístupové klíče i kódy zmizí hned. Kde se hraje, dohraje za tebe bot. Záznamy dohraných partií zůstanou bez tvého jména; slova přidaná do míchání v nich zůstanou. Vrátit to nejde.
people-forget-yes = Smazat mě nadobro
people-gone = Smazáno. Díky za hru.
