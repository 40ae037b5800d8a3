# The first game of Saboteur: The Dark Cave, in English.

lesson-first-path = You are a loyal blue dwarf with 3 nuggets. Four cards lie face down in the corners, and one of them is the exit: carry your gold out for the blue clan. First play a path card, so that your dwarf can go somewhere.
lesson-first-path-junction = A T-junction leaves two more ways open. That is good as long as nobody knows where the exit is.
lesson-first-path-bend = A bend leads on in one direction only. A T-junction would have left more ways open.

lesson-first-lay = Choose where the card goes and which way round. It must fit every neighbour and extend a path. The corners are four cards away from the start, both across and up or down.
lesson-first-lay-done = The cave has grown. Everyone may use this path, friends and enemies alike.

lesson-first-move = After your card your dwarf may move up to 3 spaces. Crossing a card takes 1 move on level I, 2 on level II and 3 on level III. Step onto the new path.
lesson-move-on = You may move on, or stop. When you stop, you draw a card and your turn is over.

lesson-secret = The others had their turns, and you are next. Play “{ face-i-secret }”: it shows you a hidden card.
lesson-look = Look into a corner: is the exit there? Or look at a clan card: is that player loyal, or a saboteur who works for the other clan? Everyone sees where you look, but only you see the card.
lesson-look-exit = You have found the exit! The others only know that you looked into the north-east corner. Build that way, but perhaps not too openly.
lesson-look-no-exit = No exit there, so three corners are left. Watch where the others build: someone may know more.
lesson-look-loyal = This player is loyal: like you, they work for the blue clan. You win or lose together.
lesson-look-saboteur = A saboteur! The clan card is blue, but this player works for the yellow clan. What helps them harms you.

lesson-second-move = You may always move after playing a card, whatever card it was. From one ladder to any other takes 1 move, and there is a ladder on the start card.

lesson-boots = Equipment stays in front of a player. Play “{ face-i-boots }”: whoever has boots moves 1 space further in every turn.
lesson-equip = You may give equipment to anybody. Who should be faster?
lesson-equip-self = Now you move up to 4 spaces in every turn. In a cave this big that helps a lot.
lesson-equip-other = A present! It tells the others whom you trust. For yourself the boots would have meant 1 more space in every turn.

lesson-third-move = Paths may cost something. A wooden bridge costs a random card from your hand, a tunnel costs 1 nugget. A web blocks the way, and a creature ends your movement.

lesson-free-turn = This turn is all yours. Lay a path towards a corner, play an action card, or discard one or two cards. A card that fits nowhere can only be discarded.
lesson-free-turn-drop = Discarding is no great loss: at the end of the turn you draw as many cards. But the cave does not grow.
lesson-free-turn-play = Good. Only played cards change the cave; what you keep in hand helps nobody.

lesson-second-lay = Look at the pictures on path cards. Creatures come out of a lair. On a gold vein lies a nugget for the dwarf who stops there, but whoever takes it must reveal their clan card.

lesson-suspicion = Watch the others. Whoever builds away from the corners or sends creatures at you may be a saboteur. A rat costs a card, a lindworm knocks a dwarf down for a turn, a goblin takes a nugget.

lesson-treasure = Only gold that leaves the cave counts. Each clan adds up what its dwarfs carried out, times the number of dwarfs who work for the other clan; the larger treasure wins. The game ends when all dwarfs who work for one clan are out, or when the cards run out.

lesson-done = That was the lesson. The game continues: find the exit, carry your gold out, and find out who is on your side.
