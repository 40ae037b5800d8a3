# The handbook of Tides of Time in English.

chapter-goal = The goal
chapter-pieces = Cards and suits
chapter-setup = Setup
chapter-flow = A round, step by step
chapter-relics = Between rounds: relics
chapter-scoring = Scoring
chapter-end = The end of the game
chapter-questions = Questions and answers

handbook-aim = The game is for 2 players and lasts 3 rounds. In each round you build a kingdom out of 5 cards and score it. Whoever has more **victory points** ({ -vp }) after the third round wins.
handbook-idea = There is no starting player and there are no turns: **both of you always choose at the same time**. You pick one card and hand over the others, so think about what you keep and about what you give away.

handbook-cards = There are 18 cards and no two are the same. Each has a name, usually a suit, and one ability that says what it scores. What every card does is open to both of you at all times; tap a card, or look it up by its name.
handbook-suits = There are 5 **suits**: { suit-palace }, { suit-library }, { suit-garden }, { suit-temple } and { suit-stronghold }. Each suit is on exactly 3 cards. The ability of a card often counts a suit other than its own.
handbook-suitless = Cards 16, 17 and 18 have **no suit**. That is not a sixth suit: it is never counted, never missing and never doubled.
handbook-tokens = Each of you has 2 **relic tokens** for the whole game, one after round 1 and one after round 2. The token lies on the card you keep and marks it until the end.

handbook-deal = All 18 cards are shuffled and each of you gets 5. The other 8 form the draw pile, face down; nobody may look at it. Both of you start with 0 { -vp }.

handbook-choose = You hold cards and choose **one of them** for your kingdom. Your opponent does the same; until both have chosen, your card lies face down. You cannot pass, and a card costs nothing.
handbook-change = As long as your opponent is still thinking, you can take your card back and choose another one. Once both have chosen, the choice is final.
handbook-reveal = Both cards are revealed at the same moment. They stay face up in front of you: all your face-up cards together are your **kingdom**.
handbook-swap = Then you **swap** all the cards left in your hands. From now on you know what your opponent holds, because you have just had those cards yourself. Choose, reveal and swap until both kingdoms have 5 new cards.
handbook-last-card = The hands get smaller: 5, 4, 3, 2, 1. There is nothing to choose about the last card, so it is played automatically, and no swap follows.
handbook-quiet = While you are choosing, no card has any effect. Abilities count only when the round is scored, and the order in which you played the cards does not matter.
handbook-rounds = All 3 rounds are played the same way. After rounds 1 and 2 come relics and new cards; after round 3 the game ends straight away.

handbook-take-back = After scoring rounds 1 and 2, you take the 5 cards of this round back into your hand. Only these cards can now become a relic or be removed; relics from earlier stay where they are.
handbook-relic = Choose one of the 5 cards as a **relic**. It stays in your kingdom for the rest of the game, and in every later round both its suit and its ability count again.
handbook-relic-stays = A relic never leaves: it does not return to your hand, is not swapped, and cannot be replaced or removed.
handbook-remove = From your other 4 cards choose one and **remove it from the game**. It is put away face up, both of you know it, and it will not come back. Get rid of whatever would help your opponent most.
handbook-two-cards = You must choose both a relic and a card to remove, and they must be **two different cards**.
handbook-relic-secret = Both of you choose at the same time and in secret. Relics and removed cards are shown together once both of you have made both choices; until then you can still change yours.
handbook-draw-two = Then each of you draws 2 cards and holds 5 again: 3 that you kept and 2 new ones that only you see. Now the next round begins. Before round 3 each of you has 2 relics on the table.

handbook-score-round = When both of you have played 5 cards, the round is scored. **All the cards in your kingdom** count, relics included: 5 cards in round 1, 6 in round 2 and 7 in round 3. Both kingdoms are scored at the same time and there is nothing to decide.
handbook-score-sum = The points of all your cards are added up and written down for the round. What is written is never counted again, not even when a card leaves the game later. Both of you can always see every point with its reason.
handbook-count = You count how many of **your own face-up cards** show a suit. Cards in hand, in the draw pile or removed from the game do not count. A card whose condition is not met scores 0, and no card ever takes points away.
handbook-each = These 5 cards pay **3 { -vp } for each card** of one suit in your kingdom. With 3 such cards that is 9 { -vp }, with none it is 0.
handbook-majority = These 5 cards pay **7 { -vp } if you have more** of one suit than your opponent. They pay once, however big your lead is, and they never pay your opponent anything.
handbook-tie = If you both have the same number, it is a **tie**, and a tie pays nothing. Only the card “{ face-1 }” changes that.
handbook-nest = With “{ face-1 }” in your kingdom, **ties go to you** wherever cards compare the two kingdoms: on cards 2, 4, 7, 12, 13, 16 and 18. It does not help if you have less, it does nothing for your opponent, and it scores 0 itself.
handbook-sets = These 3 cards pay for each **complete set** of suits: “{ face-5 }” 9 { -vp }, “{ face-9 }” 13 { -vp }, “{ face-14 }” 5 { -vp }. Within one card each suit symbol can be part of one set only, so the number of sets is that of the rarest suit in it.
handbook-missing = “{ face-10 }” pays **3 { -vp } for each suit that your kingdom lacks**. It is a stronghold itself, so at most 4 suits can be missing.
handbook-singles = For “{ face-16 }” count the suits that appear on **exactly one** of your cards. If you have more of them than your opponent, it pays 8 { -vp }.
handbook-double = With “{ face-17 }” your **most numerous suit counts double**. If several suits share first place, all of them are doubled. The doubled number is used wherever suits are counted, compared or put into sets; the card itself scores 0.
handbook-best = “{ face-18 }” looks at the one card that earned the most in this round on each side. If yours earned more than your opponent’s, it pays **8 { -vp }**.
handbook-order = Scoring runs in four steps: count the suits, double them if you have “{ face-17 }”, score all the cards of both sides, and finally “{ face-18 }”. Each card exists only once, so only one of you can have such an effect.
handbook-example-first = **Example: round 1.** Gardens are tied 1 : 1, but Ana has “{ face-1 }”, so “{ face-13 }” pays 7. One suit is missing, which makes 3 for “{ face-10 }”, and one palace makes 3 for “{ face-15 }”. Together that is 13 { -vp }; a full set for “{ face-9 }” was not there yet.
handbook-example-last = **Example: round 3.** Ana has 2 libraries, more than of any other suit, and “{ face-17 }” doubles them to 4: “{ face-3 }” pays 4 × 3. On the other side “{ face-16 }” is tied 4 : 4, and “{ face-1 }” wins it. The game ends 59 : 45.

handbook-over = The game ends as soon as round 3 has been scored. Your result is the sum of your three rounds, and **the higher sum wins**.
handbook-shared = If the sums are equal, you share the victory. There is no tie-breaker.

ask-own-suit = Does a card’s own suit count for its own ability?
handbook-own-suit = Yes. A card’s suit counts for every ability in the kingdom, including its own. “{ face-9 }”, for example, brings its own garden into the set.
ask-many-uses = Can several abilities use the same card?
handbook-many-uses = Yes, any number of them. A temple can count for “{ face-11 }”, for a majority and for a set at the same time.
ask-many-sets = I have two libraries and one garden. How often does “{ face-14 }” pay?
handbook-many-sets = Once. The second library has no garden of its own, so there is only one complete pair.
ask-nest-zero = Does “{ face-1 }” also win when both sides have none at all?
handbook-nest-zero = Yes. 0 : 0 is a tie like any other. With “{ face-2 }” you then get 7 { -vp } although nobody has a stronghold.
ask-nest-end = Does “{ face-1 }” decide the game if the sums are equal?
handbook-nest-end = No. It works only on the seven cards that compare kingdoms. Equal sums mean a shared victory.
ask-double-mine = Does my doubling also count against my opponent’s majority cards?
handbook-double-mine = Yes. Whoever owns the majority card, your doubled number is compared. Your opponent’s own numbers, however, are never changed by your card.
ask-double-missing = Does doubling change what “{ face-10 }” pays?
handbook-double-missing = No. A suit that is missing stays missing, since twice 0 is 0.
ask-double-singles = Is a doubled suit still single for “{ face-16 }”?
handbook-double-singles = Yes. That card counts cards, not symbols, so a suit on exactly one card is single even if it is doubled. This holds for both sides.
ask-best-itself = Can “{ face-18 }” be its own best card?
handbook-best-itself = No, it looks only at your other cards. A card without points, such as “{ face-1 }”, counts as 0.
ask-what-i-know = What do I know about my opponent’s hand?
handbook-what-i-know = Before the first swap of a round you know only the cards that were face up earlier. After the first swap you know them all. The draw pile stays unknown to everyone.
ask-all-cards = Will every card come up?
handbook-all-cards = Yes. The draw pile has 8 cards, then 4, then none, and is never reshuffled. Before round 3 you can therefore work out which cards your opponent has drawn.
