talk-title = Povídání
talk-none = Zatím nikdo nic neřekl.
talk-onlooker = Divák
talk-you = Ty
talk-among-onlookers = mezi diváky
talk-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
talk-phrases = Rychlé věty
talk-about-seat = O kom
talk-about-card = Karta
talk-choose-card = Vyber kartu
talk-write = Napsat ke stolu
talk-write-onlookers = Napsat ostatním divákům
talk-write-about = Hráči si to přečtou až po konci.
talk-send = Odeslat
talk-aloud = Nové zprávy hlásit čtečce obrazovky
talk-actions = Ztlumit, zablokovat nebo nahlásit: { $name }
talk-people = Lidé u stolu
talk-mute = Ztlumit
talk-mute-name = Ztlumit: { $name }
talk-block = Zablokovat
talk-block-name = Zablokovat: { $name }
talk-report = Nahlásit
talk-muted-done = Zprávy od „{ $name }“ už neuvidíš.
talk-blocked-done = Zprávy od „{ $name }“ už neuvidíš a u jednoho stolu se znovu nesejdete.
talk-reported-done = Děkujeme. Podívá se na to moderátor.
talk-report-title = Nahlásit zprávu
talk-report-about = Moderátor uvidí tuto zprávu a řádky kolem ní. Kdo ji nahlásil, se její autor nedozví.
talk-report-why = Co je na ní špatně? (nepovinné)
talk-settings = Nastavení a ztlumení lidé
talk-free = Volný chat
talk-free-on = Zapnutý
talk-free-off = Vypnutý, jen rychlé věty
talk-free-about = Volný chat se otevře jen u stolů, kde ho mají zapnutý všichni. S rychlými větami k tobě žádný volný text nikdy nepřijde; hodí se to i pro děti.
talk-shunned = Ztlumení a zablokovaní
talk-shunned-none = Nikdo.
talk-is-muted = ztlumení
talk-is-blocked = zablokování
talk-forgive = Znovu slyšet: { $name }
talk-unnamed = Někdo beze jména
talk-notices = Rozhodnutí o tobě
talk-notices-none = Žádná nejsou.
talk-decision-nothing = Nic
talk-decision-warn = Upozornění
talk-decision-silence = { $days ->
    [one] Bez volného chatu na { $days } den
    [few] Bez volného chatu na { $days } dny
    [many] Bez volného chatu na { $days } dne
   *[other] Bez volného chatu na { $days } dní
}
talk-decision-ban = Zákaz přístupu
talk-note = Poznámka: { $note }
talk-your-words = Tvoje slova: „{ $text }“
talk-appeal = Odvolat se
talk-appeal-about = Odvolat se můžeš jednou, do 14 dnů.
talk-appeal-text = Proč je rozhodnutí chybné?
talk-appealed = Tvoje odvolání: { $text }
talk-appeal-waits = Moderátor zatím neodpověděl.
talk-verdict-kept = Rozhodnutí platí.
talk-verdict-lifted = Rozhodnutí bylo zrušeno.
talk-moderation = Moderování
talk-no-reports = Nic nečeká na rozhodnutí.
talk-not-moderator = Tato stránka je pro moderátory.
talk-report-of = Hlášení: { $name } (číslo { $number })
talk-reported-by = Hlásí: { $name }
talk-reason = Důvod: { $why }
talk-before = { $count ->
    [0] Žádná dřívější rozhodnutí.
    [one] { $count } dřívější rozhodnutí.
    [few] { $count } dřívější rozhodnutí.
    [many] { $count } dřívějšího rozhodnutí.
   *[other] { $count } dřívějších rozhodnutí.
}
talk-heard-by = Komu se zobrazila: { $names }
talk-heard-nobody = Nikomu dalšímu se nezobrazila.
talk-is-reported = nahlášená
talk-decide = Rozhodnutí
talk-silence = Bez volného chatu
talk-days = Kolik dní bez volného chatu
talk-decide-note = Poznámka pro tuto osobu
talk-decide-send = Rozhodnout
talk-decided = Rozhodnuto: { $decision }
talk-their-appeal = Odvolání: { $text }
talk-answer-note = Odpověď na odvolání
talk-keep = Ponechat rozhodnutí
talk-lift = Zrušit rozhodnutí
talk-no-appeal = Zatím bez odvolání.
talk-failed = To se nepovedlo. Zkus to znovu.
talk-say-hello = Ahoj!
talk-say-luck = Hodně štěstí všem!
talk-say-thanks = Díky.
talk-say-welcome = Není zač.
talk-say-sorry = Promiňte.
talk-say-yes = Ano.
talk-say-no = Ne.
talk-say-moment = Chvilku, prosím.
talk-say-back = Jsem zpátky.
talk-say-thinking = Ještě přemýšlím.
talk-say-slip = To byl omyl.
talk-say-close = To je těsné!
talk-say-good-game = Pěkná hra!
talk-say-again = Zahrajeme si znovu?
talk-say-bye = Mějte se!
talk-say-your-turn = { $seat }, jsi na tahu.
talk-say-nice-move = { $seat }, pěkný tah!
talk-say-leading = Pozor, ve vedení: { $seat }.
talk-say-nice-card = Pěkná karta: { $card }.
talk-say-want-card = Tohle by se mi hodilo: { $card }.
talk-say-fear-card = Tohohle se bojím: { $card }.
