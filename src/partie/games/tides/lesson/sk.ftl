# Prvá partia Tides of Time, po slovensky.

lesson-first-card = Z kariet staviaš kráľovstvo a po troch kolách vyhráva, kto má viac bodov. Každá karta má symbol a schopnosť a väčšina schopností platí za symboly. Vyber jednu: karta „{ face-3 }“ platí za knižnice a dve z nich máš v ruke.
lesson-first-card-palace = Dobrý začiatok: za každú knižnicu v kráľovstve teraz dostaneš 3 body. Knižnice sú v kartách oboch strán.
lesson-first-card-library = Knižnica sa hodí, ale tu ti nič nevynesie. Keby už ležala karta „{ face-3 }“, bola by každá knižnica za 3 body.
lesson-first-card-vestibule = Karta „{ face-15 }“ dáva 3 body za každý palác. Aj tak sa dá hrať, ale v tomto kole sú paláce len dva; knižnice sa zbierajú ľahšie.
lesson-first-card-other = Karta „{ face-11 }“ platí za chrámy a v ruke bol len jeden. Hľadaj schopnosť, ktorá platí za symboly, ktoré naozaj môžeš získať.

lesson-second-card = Obe karty sa odkryli naraz a zvyšné karty ste si vymenili. Vieš teda presne, z čoho teraz vyberá súper. Karta „{ face-12 }“ dáva 7 bodov, keď máš viac knižníc než súper; karta „{ face-6 }“ je knižnica.
lesson-second-card-majority = Dobre: na konci kola sa porovná, kto má viac knižníc. Stačí o jednu viac.
lesson-second-card-library = Ďalšia knižnica. Symbol a schopnosť sa počítajú zvlášť, takže sa oplatí, aj keď jej schopnosť nič nevynesie.
lesson-second-card-maze = Karta „{ face-9 }“ dáva 13 bodov, ale len za všetkých päť symbolov. S piatimi kartami v kole sa to podarí málokedy; menšie plány sú istejšie.
lesson-second-card-divide = Karta „{ face-2 }“ porovnáva pevnosti. Najprv si spočítaj, koľko ich ešte môžeš získať: knižníc je tu viac.

lesson-third-card = Toto sú tvoje prvé karty, len o dve chudobnejšie: jednu máš v kráľovstve ty, druhú súper. Skôr než vyberieš, pozri sa na obe kráľovstvá. Oplatí sa aj karta, ktorú potrebuje súper.
lesson-third-card-library = Knižnica sa počíta pre karty „{ face-3 }“ a „{ face-12 }“, nech ich má ktokoľvek. Buď vynesie body tebe, alebo ich nedostane súper.
lesson-third-card-other = To môže vyjsť. Knižnice sa však v tomto kole počítajú hneď pre dve karty, a tak majú o niečo väčšiu cenu.

lesson-fourth-card = Zostávajú dve karty. Jednu vyložíš ty, druhá bude piatou kartou súpera. Mysli na obe kráľovstvá.
lesson-round-scored = Piate karty sa vyložili samy a obe kráľovstvá sa obodovali. V prehľade bodov nájdeš, koľko ktorá karta vyniesla a prečo.

lesson-relic = Všetkých päť kariet kola je späť v ruke. Jedna z nich zostane v kráľovstve ako monument: jej symbol aj schopnosť platia v každom ďalšom kole. Vyber takú, ku ktorej sa ľahko hľadajú ďalšie karty.
lesson-relic-each = Dobrý monument: v oboch zostávajúcich kolách pridá niečo za každú kartu s jedným symbolom.
lesson-relic-majority = Monument, ktorý porovnáva symboly, môže dať 7 bodov v každom kole. Vidí ho však aj súper a bude ti v tom brániť.
lesson-relic-set = Monument, ktorý potrebuje celú sadu, vynesie veľa, alebo nič. Istejšia je karta, ktorá platí za každý symbol jedného druhu.

lesson-remove = Ešte jedna karta ide navždy z hry. Ostatné tri ti zostanú v ruke a súper z nich bude tiež vyberať. Vyraď teda tú, ktorá by najviac pomohla jemu.
lesson-removed = Vyradené karty sa nevracajú. V hre je len 18 kariet, a tak teraz vieš, čo už nikto nenazbiera.

lesson-new-hand = Druhé kolo: máš svoje tri karty a dve nové. Monument už platí. Karta „{ face-17 }“ zdvojí tvoj najpočetnejší symbol, karta „{ face-10 }“ dá 3 body za každý symbol, ktorý nemáš.
lesson-new-hand-eye = Keď máš málo rôznych symbolov, vynesie táto karta veľa. Symbol monumentu sa počíta tiež, ten ti teda už chýbať nemôže.
lesson-new-hand-roof = Zdvojenie platí pre všetky schopnosti v kráľovstve aj pri porovnávaní. Karta však nemá vlastný symbol.
lesson-new-hand-known = Rozumná voľba. Nové karty sa k tebe už nemusia vrátiť, preto sa vždy pýtaj, čo teraz posielaš ďalej.

lesson-known-cards = Tri z týchto štyroch kariet ležali v 1. kole u súpera, nová je len karta „{ face-16 }“. Nemá symbol a porovnáva, kto má viac symbolov len na jedinej karte. Vyber, čo sa hodí k tvojmu monumentu.
lesson-known-cards-molehill = Teraz ti pomôžu rôzne symboly: počíta sa každý, ktorý máš presne raz.
lesson-known-cards-other = Dobre. Karta „{ face-16 }“ chce veľa rôznych symbolov a kráľovstvo postavené na jednom z nich jej ich nedá.

lesson-deny = Monument súpera platí v každom kole tiež. Pozri sa, čo potrebuje. Keď ti žiadna karta veľa nedá, vezmi tú, ktorá by najviac dala jemu.
lesson-last-pair = Znova zostávajú dve karty, pre každého jedna. Porovnaj, čo ktorá prinesie tebe a čo súperovi.
lesson-second-scored = Druhé kolo je obodované aj s monumentmi. Porovnaj obe strany: ktorá karta vyniesla najviac?

lesson-second-relic = Teraz si necháš druhý monument, a tak ti v poslednom kole budú od začiatku platiť dve karty. Pomáhajú si navzájom?
lesson-second-removal = Ešte jedna karta ide z hry, je to naposledy. Mysli na to, ktoré karty si budete v 3. kole odovzdávať.

lesson-last-round = Posledné kolo: dve nové karty, tri staré a na každej strane dva monumenty. Skoro všetky zvyšné karty už poznáš. Spočítaj, čo ktorá prinesie, a vyber.

lesson-done = To bola lekcia a pravidlá poznáš všetky. Dohraj kolo proti súperovi; vyhrá, kto má viac bodov.
