# The first game of Tides of Time, in English.

lesson-first-card = You build a kingdom from cards, and the most points after three rounds win. Each card has a suit and an ability, and most abilities pay for suits. Choose one card: “{ face-3 }” pays for libraries, and two of them are in your hand.
lesson-first-card-palace = A good start: every library in your kingdom now pays 3 points. There are libraries in both hands.
lesson-first-card-library = A library is useful, but it earns nothing by itself here. “{ face-3 }” first would have made every library pay.
lesson-first-card-vestibule = “{ face-15 }” pays 3 points for each palace. It is a fair plan, but only two palaces are in this round; libraries were easier to collect.
lesson-first-card-other = “{ face-11 }” pays for temples, and your hand held only one. Look for an ability that pays for suits you can really get.

lesson-second-card = Both cards were revealed together, and then you swapped hands. So you know all the cards that your opponent can choose from now. “{ face-12 }” pays 7 points if you have more libraries than your opponent; “{ face-6 }” is a library.
lesson-second-card-majority = Good: you compare libraries with your opponent at the end of the round. One more than they have is enough.
lesson-second-card-library = One more library. Its suit can pay even if its own ability pays nothing, because suit and ability count separately.
lesson-second-card-maze = “{ face-9 }” pays 13 points, but only for all five suits. With five cards a round that rarely works; smaller plans are safer.
lesson-second-card-divide = “{ face-2 }” compares strongholds. Check first how many strongholds you can still get: libraries were easier here.

lesson-third-card = This is your first hand again, two cards smaller: you took one, your opponent took one. Look at both kingdoms before you choose. A card that your opponent needs is worth taking too.
lesson-third-card-library = A library: it counts for “{ face-3 }” and for “{ face-12 }”, wherever those two cards are. It may pay you, or keep your opponent from being paid.
lesson-third-card-other = That can work. Libraries count for two cards of this round at once, so they were worth a little more.

lesson-fourth-card = Two cards are left. You play one; the other one goes to your opponent as their fifth card. Choose with both kingdoms in mind.
lesson-round-scored = The fifth cards were played automatically, and both kingdoms were scored. The score sheet tells you what each card earned, and why.

lesson-relic = All five cards of the round return to your hand. One of them stays in your kingdom as a relic: its suit and its ability count in every later round. Choose one that is easy to feed.
lesson-relic-each = A good relic: it pays a little for every card of one suit, in both rounds that remain.
lesson-relic-majority = A relic that compares suits can pay 7 points in each round. Your opponent sees it too, and will try to stop you.
lesson-relic-set = A relic that needs a whole set pays a lot or nothing. A card that pays for every card of one suit is safer.

lesson-remove = One more card leaves the game for good. The other three stay in your hand, and your opponent will get to choose from them. So remove the card that would help your opponent most.
lesson-removed = Removed cards never come back. With only 18 cards in the game, that tells you what nobody can collect any more.

lesson-new-hand = Round 2: you hold your three cards and two new ones. Your relic already counts. “{ face-17 }” doubles your largest suit, and “{ face-10 }” pays 3 points for each suit that you do not have.
lesson-new-hand-eye = With few different suits this card pays well. Your relic’s suit counts too, so it can no longer be one of the missing ones.
lesson-new-hand-roof = Doubling works for every ability in your kingdom, and in comparisons too. It has no suit of its own.
lesson-new-hand-known = A sound choice. You may not see the new cards again, so always ask which card will not come back to you.

lesson-known-cards = Three of these four cards lay in your opponent’s kingdom in round 1; only “{ face-16 }” is new. It has no suit and compares how many suits stand on exactly one card. Choose what fits your relic.
lesson-known-cards-molehill = Different suits help here: each one that you have exactly once counts.
lesson-known-cards-other = Good. “{ face-16 }” would want many different suits; a kingdom built on one suit cannot feed it.

lesson-deny = Your opponent’s relic counts for them in every round. Look at what it needs. If no card helps you much, take the one that would help them most.
lesson-last-pair = Again two cards are left, one for each of you. Compare: what does each of them bring you, and what does it bring your opponent?
lesson-second-scored = Round 2 is scored, with the relics. Compare the two sheets: which card did the most work?

lesson-second-relic = You keep a second relic now, so two cards will count in the last round before you play any. Do they help each other?
lesson-second-removal = One more card leaves the game. This is the last removal: think of the cards that both of you will pass in round 3.

lesson-last-round = The last round: two new cards, your old three, and two relics on each side. You know nearly every card that is left. Count what each one brings, then choose.

lesson-done = That was the lesson: you know all the rules now. Finish the round against your opponent; the most points win.
