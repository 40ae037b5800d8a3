# Prvá partia hry Tales of Glory, po slovensky.

lesson-first-tile = V desiatich kolách prikladáš dieliky k svojmu príbehu a vyhráva, kto má najviac slávy. Tajne vyber miesto: dielik dostaneš, ak ti ho nikto nevezme. „{ face-ditch-goblins }“ na mieste 2 chcú 2 body boja; ty ich máš a boj sa nemíňa.
lesson-first-tile-goblins = Dobre: boj, ktorý treba, máš, a tak ťa dielik nič nestojí.
lesson-first-tile-place = Miesta stoja zlatiaky a tie sa míňajú. Spojky miest za to dajú svoju odmenu, keď nadviažu na iný dielik. Dielik „{ face-ditch-goblins }“ by ťa však nestál nič.
lesson-first-tile-wild = Miesta 4 až 6 sú divočina: priloženie odtiaľ stojí o 1 zlatiak alebo 1 elixír viac. Dielik „{ face-ditch-goblins }“ na mieste 2 by ťa nestál nič.

lesson-add-tile = Teraz dielik prilož k svojmu príbehu. Mohol by sa aj odložiť za 1 zlatiak, 1 elixír a 1 kľúč. Na začiatku sa však prikladanie oplatí: prinesie odmeny a nové spojky.
lesson-fee = Dielik je z divočiny, a tak stojí okrem svojej ceny ešte 1 zlatiak alebo 1 elixír. Čo potrebuješ menej?
lesson-fee-coin = Zlatiakmi sa platia miesta aj poklady a nič ich nenahradí. Ak máš dosť elixírov, bolo jednoduchšie platiť nimi.
lesson-fee-potion = Dobrá voľba: zlatiaky nič nenahradí. Len nezabudni, že elixír vie nahradiť chýbajúci boj alebo mágiu.
lesson-cell = Prilož dielik k svojmu hrdinovi tak, aby spojka nadviazala na spojku; dieliky sa neotáčajú. Kde sa stretnú dve polovice kľúča, dostaneš kľúč k truhlici na týchto dvoch dielikoch alebo na hrdinovi.
lesson-chest = Máš kľúč: vyber truhlicu, ktorú otvorí. Obsah je hneď tvoj a každá truhlica sa otvára len raz.
lesson-chest-opened = Truhlica má často väčšiu cenu než dielik, na ktorom je. Pri prikladaní preto hľadaj polovice kľúčov.
lesson-confirm = Skontroluj si ťah: kým ho nepotvrdíš, môžeš ho celý vziať späť.

lesson-second-round = Tri dieliky, ktoré zostali na najnižších číslach, sú preč a prišli nové. Žetón začínajúceho hráča má teraz ten, komu pripadlo najnižšie číslo, a berie si dieliky ako prvý. Ak ho už mal, dostal ho druhý hráč.
lesson-low-number = Nízke číslo: môže ti priniesť žetón začínajúceho hráča na ďalšie kolo.
lesson-high-number = Aj vysoké číslo môže byť dobrý dielik, žetón začínajúceho hráča však prináša to najnižšie.
lesson-too-late = Tvoj dielik má súper, bol na rade skôr. Vezmi si iný. Aj dielik, ktorý sa nehodí, je na niečo dobrý: odložíš ho za 1 zlatiak, 1 elixír a 1 kľúč.

lesson-pay = Dielik sa zaplatí skôr, než sa priloží. Zlatiaky a elixíry odovzdáš, boj a mágiu stačí mať; každý chýbajúci bod nahradí 1 elixír. Dielik prilož, alebo ho odlož, keď stojí veľa.
lesson-added = Príbeh rastie: viac spojok znamená viac možností pre ďalší dielik.
lesson-discarded = 1 zlatiak, 1 elixír a kľúč ku ktorejkoľvek truhlici: odložiť dielik je niekedy lepší obchod.
lesson-second-cell = Strana so spojkou nesmie nikdy susediť so stranou bez spojky. Nechávaj si teda priestor: dielik na zlom mieste môže dobrú spojku uzavrieť.

lesson-third-round = Dieliky sú štyroch druhov: príšery prinášajú slávu, postavy platia na konci hry, miesta odmeňujú spojenia a poklady majú truhlice. Vyber, čo tvoj príbeh zaplatí a čo mu ešte chýba.
lesson-majorities = Na konci je sláva aj za prevahu: za najviac boja, mágie, elixírov alebo zlatiakov. Aj to, čo neminieš, má teda cenu. Oplatí sa ti tento dielik?

lesson-period-two = Začína sa 2. obdobie: dieliky stoja viac a viac prinesú. Od 8. kola prídu dieliky 3. obdobia, tie najväčšie. Vyber miesto ako predtým.

lesson-done = To bola lekcia. Pokračuj vo svojom príbehu proti súperovi: po desiatich kolách vyhrá, kto má najviac slávy.
