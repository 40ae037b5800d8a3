# The first game of Tales of Glory, in English.

lesson-first-tile = In ten rounds you add tiles to your story, and the most glory wins. Secretly choose a space: you get its tile if nobody takes it before you. “{ face-ditch-goblins }” on space 2 need 2 combat; you have 2, and combat is never spent.
lesson-first-tile-goblins = Good: you have the combat they need, so the goblins cost you nothing.
lesson-first-tile-place = Places cost coins, and coins are spent. In return, a connector of a place gives what it shows when it meets another tile. “{ face-ditch-goblins }” would have cost you nothing.
lesson-first-tile-wild = Spaces 4 to 6 are the wilderness: adding a tile from there costs 1 coin or 1 potion more. “{ face-ditch-goblins }” on space 2 would have cost you nothing.

lesson-add-tile = Now add the tile to your story. You could also discard it for 1 coin, 1 potion and 1 key. But early tiles are worth adding: they bring rewards and new connectors.
lesson-fee = This tile comes from the wilderness, so it costs 1 coin or 1 potion on top of its price. Which do you need less?
lesson-fee-coin = Coins pay for places and treasures, and nothing replaces them. Potions were the easier payment, if you have enough of them.
lesson-fee-potion = A good payment: coins cannot be replaced by anything. But remember that potions can replace missing combat or magic.
lesson-cell = Place the tile beside your hero, so that a connector meets a connector; tiles are never turned. Where two half keys meet, you get a key for a chest on these two tiles or on your hero.
lesson-chest = You have a key: choose the chest that it opens. What is inside is yours at once, and each chest opens only once.
lesson-chest-opened = Chests are often worth more than the tile itself. So look for half keys whenever you place a tile.
lesson-confirm = Check your turn: until you confirm it, you can undo all of it.

lesson-second-round = Three tiles left on the lowest spaces are gone, and new ones have come. Whoever got the lowest number now has the first-player token and takes tiles first. If that player already had it, the other one got it.
lesson-low-number = A low number: it can bring you the first-player token for the next round.
lesson-high-number = A high number can be a good tile, but the first-player token goes to the lowest one.
lesson-too-late = Your opponent took your tile first. Take another one now. Even a tile that does not fit is useful: you can discard it for 1 coin, 1 potion and 1 key.

lesson-pay = A tile is paid before it is placed. Coins and potions are spent, combat and magic you only need to have; 1 potion replaces each missing point. Add the tile, or discard it if it costs too much.
lesson-added = Your story grows: more connectors mean more ways to add the next tile.
lesson-discarded = 1 coin, 1 potion and a key for any chest of your story: a discard is sometimes the better deal.
lesson-second-cell = A side with a connector must never touch a side without one. So leave room: a tile in the wrong place can close a good spot.

lesson-third-round = Four kinds of tiles: monsters bring glory, characters pay at the end of the game, places reward their connections, treasures hold chests. Choose what your story can pay for and still lacks.
lesson-majorities = At the end there is glory for having the most combat, magic, potions or coins. So what you do not spend is worth something too. Is this tile worth its price?

lesson-period-two = Period 2 begins: these tiles cost more, and bring more. From round 8 on come the tiles of period 3, the biggest ones. Choose a space as before.

lesson-done = That was the lesson. Continue your story against your opponent: the most glory after ten rounds wins.
