talk-title = Rozhovor
talk-none = Zatiaľ nikto nič nepovedal.
talk-onlooker = Divák
talk-you = Ty
talk-among-onlookers = medzi divákmi
talk-unread = { $count ->
    [one] { $count } nová správa
    [few] { $count } nové správy
    [many] { $count } novej správy
   *[other] { $count } nových správ
}
talk-phrases = Rýchle vety
talk-about-seat = O kom
talk-about-card = Karta
talk-choose-card = Vyber kartu
talk-write = Napísať k stolu
talk-write-onlookers = Napísať ostatným divákom
talk-write-about = Hráči si to prečítajú až po konci.
talk-send = Odoslať
talk-aloud = Nové správy hlásiť čítačke obrazovky
talk-actions = Stlmiť, zablokovať alebo nahlásiť: { $name }
talk-people = Ľudia pri stole
talk-mute = Stlmiť
talk-mute-name = Stlmiť: { $name }
talk-block = Zablokovať
talk-block-name = Zablokovať: { $name }
talk-report = Nahlásiť
talk-muted-done = Správy od „{ $name }“ už neuvidíš.
talk-blocked-done = Správy od „{ $name }“ už neuvidíš a pri jednom stole sa znova nestretnete.
talk-reported-done = Ďakujeme. Pozrie sa na to moderátor.
talk-report-title = Nahlásiť správu
talk-report-about = Moderátor uvidí túto správu a riadky okolo nej. Kto ju nahlásil, sa jej autor nedozvie.
talk-report-why = Čo je na nej zlé? (nepovinné)
talk-settings = Nastavenia a stlmení ľudia
talk-free = Voľný čet
talk-free-on = Zapnutý
talk-free-off = Vypnutý, len rýchle vety
talk-free-about = Voľný čet sa otvorí len pri stoloch, kde ho majú zapnutý všetci. S rýchlymi vetami k tebe žiadny voľný text nikdy nepríde; hodí sa to aj pre deti.
talk-shunned = Stlmení a zablokovaní
talk-shunned-none = Nikto.
talk-is-muted = stlmenie
talk-is-blocked = zablokovanie
talk-forgive = Znova počuť: { $name }
talk-unnamed = Niekto bez mena
talk-notices = Rozhodnutia o tebe
talk-notices-none = Žiadne nie sú.
talk-decision-nothing = Nič
talk-decision-warn = Upozornenie
talk-decision-silence = { $days ->
    [one] Bez voľného četu na { $days } deň
    [few] Bez voľného četu na { $days } dni
    [many] Bez voľného četu na { $days } dňa
   *[other] Bez voľného četu na { $days } dní
}
talk-decision-ban = Zákaz prístupu
talk-note = Poznámka: { $note }
talk-your-words = Tvoje slová: „{ $text }“
talk-appeal = Odvolať sa
talk-appeal-about = Odvolať sa môžeš raz, do 14 dní.
talk-appeal-text = Prečo je rozhodnutie chybné?
talk-appealed = Tvoje odvolanie: { $text }
talk-appeal-waits = Moderátor zatiaľ neodpovedal.
talk-verdict-kept = Rozhodnutie platí.
talk-verdict-lifted = Rozhodnutie bolo zrušené.
talk-moderation = Moderovanie
talk-no-reports = Nič nečaká na rozhodnutie.
talk-not-moderator = Táto stránka je pre moderátorov.
talk-report-of = Hlásenie: { $name } (číslo { $number })
talk-reported-by = Hlási: { $name }
talk-reason = Dôvod: { $why }
talk-before = { $count ->
    [0] Žiadne skoršie rozhodnutia.
    [one] { $count } skoršie rozhodnutie.
    [few] { $count } skoršie rozhodnutia.
    [many] { $count } skoršieho rozhodnutia.
   *[other] { $count } skorších rozhodnutí.
}
talk-heard-by = Komu sa zobrazila: { $names }
talk-heard-nobody = Nikomu ďalšiemu sa nezobrazila.
talk-is-reported = nahlásená
talk-decide = Rozhodnutie
talk-silence = Bez voľného četu
talk-days = Koľko dní bez voľného četu
talk-decide-note = Poznámka pre túto osobu
talk-decide-send = Rozhodnúť
talk-decided = Rozhodnuté: { $decision }
talk-their-appeal = Odvolanie: { $text }
talk-answer-note = Odpoveď na odvolanie
talk-keep = Ponechať rozhodnutie
talk-lift = Zrušiť rozhodnutie
talk-no-appeal = Zatiaľ bez odvolania.
talk-failed = To sa nepodarilo. Skús to znova.
talk-say-hello = Ahoj!
talk-say-luck = Veľa šťastia všetkým!
talk-say-thanks = Ďakujem.
talk-say-welcome = Nie je za čo.
talk-say-sorry = Prepáčte.
talk-say-yes = Áno.
talk-say-no = Nie.
talk-say-moment = Chvíľku, prosím.
talk-say-back = Som späť.
talk-say-thinking = Ešte premýšľam.
talk-say-slip = To bol omyl.
talk-say-close = Je to tesné!
talk-say-good-game = Pekná hra!
talk-say-again = Zahráme si znova?
talk-say-bye = Majte sa!
talk-say-your-turn = { $seat }, si na ťahu.
talk-say-nice-move = { $seat }, pekný ťah!
talk-say-leading = Pozor, vo vedení: { $seat }.
talk-say-nice-card = Pekná karta: { $card }.
talk-say-want-card = Toto by sa mi hodilo: { $card }.
talk-say-fear-card = Tohto sa bojím: { $card }.
