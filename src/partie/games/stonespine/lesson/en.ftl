# The first game of Stonespine Architects, in English.

lesson-first-chamber = In four years you build a dungeon of 16 chambers, one row each year. Your blueprint asks for a stone chamber on a1 and an ooze on c1, and the entrance is above b1. Choose a chamber that helps with one of these.
lesson-first-chamber-closet = “{ face-93 }” is stone and holds an ooze, so it fits a1 or c1. The more requirements you meet, the more points the blueprint gives at the end.
lesson-first-chamber-stone = “{ face-84 }” is stone: it can meet the requirement on a1. “{ face-93 }” was even better, because it holds an ooze as well.
lesson-first-chamber-goblins = Two goblins help with the goal of this game: the most goblins at the end give 15 points. But this chamber meets no requirement of row 1.
lesson-first-chamber-door = This chamber has a door at the top: on b1 it is connected to the entrance. Every chamber connected to the entrance gives 1 point at the end.

lesson-first-column = Choose a column, from a on the left to d on the right. You may fill the row in any order, but a chamber once built never moves. Two chambers are connected where their doors meet.
lesson-first-column-a = a1 asks for a stone chamber. If yours is stone, that requirement is met.
lesson-first-column-b = b1 lies below the entrance. A chamber with a door at the top is connected to it.
lesson-first-column-c = c1 asks for an ooze. If your chamber holds none, the market may still sell you one.
lesson-first-column-d = d1 has no requirement: a good place for a chamber that fits nowhere else.

lesson-first-discard = With two players you also discard one chamber. The other three go to your opponent. So discard one that you do not want to see in their dungeon.

lesson-second-chamber = You swapped the rest of your hands, and each of you drew a new chamber. Now look at the doors: a door on the right needs a door on the left in the next chamber. “{ face-54 }” is stone and holds an ooze.
lesson-second-chamber-both = It fits a1 or c1, whichever is still free. And it has a door at the bottom, for the row of next year.
lesson-second-chamber-star = A good mix: stone for a1, a goblin for the goal, and a +1 star, which is 1 point at the end.
lesson-second-chamber-stone = It is stone and fits a1. Its door at the top would also work on b1, below the entrance.
lesson-second-chamber-cave = A +1 star is 1 point at the end. But this cave meets no requirement of row 1 and pays no gold, so another chamber was worth more.

lesson-second-column = Where do its doors lead? If the next chamber has no door on that side, the way ends there. Only connected chambers give points for paths.

lesson-third-chamber = Every chamber shows gold. When the row is complete it pays you, and you go to the market. “{ face-80 }” pays 5 gold, but its −1 star costs you 1 point at the end.
lesson-third-chamber-gold = 5 gold is a lot: enough for one set of tokens. Good sets are often worth more than 1 point.
lesson-third-chamber-other = A sound choice. Keep an eye on your gold, though: the cheapest set in the market costs 4.

lesson-last-chamber = One place in the row is left, so you need not choose a column. The card that you do not build is discarded. Then your gold is counted.
lesson-row-paid = Your first row is complete and has paid you. Each chest in your dungeon pays 1 gold more, this year and in every year to come.

lesson-market = Whoever has the most gold acts first. The tokens of a set go into your dungeon at once; they can meet requirements and score with challenges. Buy a set that your dungeon can use.
lesson-market-ooze = An ooze and a slime. An ooze in the chamber on c1 meets that requirement, if it is not met yet.
lesson-market-passage = A secret passage opens any edge, with or without doors. It can connect chambers that nothing else connects.
lesson-market-trap = Your blueprint asks for no trap, but some challenges pay for traps. An ooze or a secret passage would have been closer to your plan.
lesson-market-pass = Whoever passes loses the gold that is left. Next year, look for chambers that pay more.

lesson-token = Choose the chamber for this token. A chamber holds at most four elements, and a token never moves again. Look at your blueprint first.
lesson-passage = A secret passage opens one edge. Put it where two chambers are not connected yet, or above b1 if the chamber there has no door at the top.

lesson-market-again = You may buy again whenever you have the most gold, or pass. Gold that is left when you pass is lost. But whoever passes first is first to choose a challenge, and gets the best place on the priority track.

lesson-challenge = A challenge is yours to the end of the game, and then it pays. “{ face-ch5 }” pays 3 points for each goblin in one column. Goblins count for the goal as well, so choose with that in mind.
lesson-challenge-left = Your opponent passed first and has already chosen. A challenge is yours to the end of the game, and then it pays. Choose the one that your dungeon can grow into.
lesson-challenge-goblins = Goblins count twice for you now: for this challenge and for the goal. Try to get them into one column.
lesson-challenge-slime = Slimes and oozes are easy to find. Three of them in one chamber bring 4 points, and you can do it more than once.
lesson-challenge-chests = You need pairs: a chest and a star of any value. Chests also pay gold every year.

lesson-year-two = Year 2: the new row lies below the first one, and hands are passed to the right now. Your blueprint asks for a stone chamber on c2 and a chest on d2. Doors at the top connect to the row above.
lesson-year-two-column = Look up before you choose: a door at the top should meet a door at the bottom of row 1. In the end the way should lead from the entrance down to the exit below b4.

lesson-scoring = In the end you score your blueprint, the paths from entrance and exit, stars, challenges, the goal and your place on the priority track. Four requirements met give 5 points, all eight give 20. Discard a chamber to finish this turn.

lesson-done = That was the lesson: every later year goes like the first one. Finish your dungeon against your opponent; in year 4 nobody takes a challenge any more.
