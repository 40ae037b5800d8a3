# Volné stoly, práva hostitele a stoly, které na někoho čekají.

lobby-about = Sem si může sednout kdokoli. Hra začne sama, jakmile budou všechna místa obsazená.
lobby-now = Hrát hned online
lobby-now-about = Účet není potřeba. Stůl s boty začne hned; pro přátele dostaneš odkaz.
lobby-now-bots = Proti botům
lobby-now-bots-of = { $game } online proti botům
lobby-now-friend = S přáteli
lobby-now-friend-of = { $game } online s přáteli
lobby-none = Žádný volný stůl nevyhovuje. Připrav vlastní a ostatní ho tu najdou.
lobby-lost = Server není dostupný. Zkouším to znovu…
lobby-filters = Které stoly
lobby-any = libovolné
lobby-language = Jazyk u stolu
lobby-pace = Tempo
lobby-pace-none = bez hodin
lobby-pace-live = naživo
lobby-pace-days = na dny
lobby-least = Volných míst aspoň
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-shown = Zobrazené stoly: { $shown } z { $count }
lobby-rated = hodnocená
lobby-unrated = nehodnocená
lobby-guest = host
lobby-program = program
lobby-nameless = beze jména
lobby-left = opuštěné partie: { $left } z { $tables }
lobby-median = obvykle odpoví do { $seconds } s
lobby-rating = hodnocení { $points } ± { $doubt }
lobby-sit = Sednout si
lobby-sit-at = Sednout si: { $game }, { $names }
lobby-go = Přejít ke stolu
lobby-make = Připravit stůl
lobby-make-rated = Hodnocená: počítá se, když mají všichni u stolu účet
lobby-seats = Místa
lobby-leave = Odejít od stolu
lobby-host = Tvůj stůl
lobby-start = Začít hned s boty na volných místech
lobby-bots = Boti na volných místech
lobby-up = Posunout o místo výš: { $name }
lobby-remove = Poslat pryč: { $name }
lobby-keep-out = Poslat pryč a už nepustit: { $name }
lobby-is-open = Ukázat stůl mezi volnými
lobby-watching = Diváci
lobby-watching-open = mohou sledovat
lobby-watching-late = vidí hru o kolo později
lobby-watching-none = nemají přístup
lobby-invite = Pozvat někoho, s kým už se hrálo
lobby-invited = Pozvánka odeslána
lobby-invitation = Zve tě { $name }: { $game }
lobby-accept = Přijmout
lobby-decline = Odmítnout
lobby-offer = Máš nabídku odvety.
lobby-offer-terms = Stejní lidé, stejné podmínky: { $terms }. Hra začne, až všichni přijmou.
lobby-offer-sit = Přijmout a sednout si
lobby-mine = Čeká se na tebe
lobby-next = Další stůl, kde jsi na tahu: { $game }
lobby-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
lobby-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
}
