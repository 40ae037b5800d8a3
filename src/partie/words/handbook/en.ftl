# The handbook’s chapter that all games share, in English.

chapter-table = At every table

handbook-table-options = The table knows the rules and offers only choices that they allow. If you try something else, nothing happens except that you are told **why not**.
handbook-table-turns = You choose when the table asks you. Sometimes one player is asked, sometimes several at once; the screen always says who everyone is waiting for.
handbook-table-hidden = You see exactly what you would see at a real table: your own hand, everything face up, and the backs of the rest. A card that you have seen once stays known to you for as long as nobody can mix it up with another.
handbook-table-sealed = When several players choose at the same time, every choice stays **hidden** until the last one is in. The others see that you have chosen, but not what. Then everything is revealed together.
handbook-table-too-late = Once everyone has chosen, the game moves on and the choice stands. If your answer arrives after that, it no longer counts; look at the table and answer what is asked now.
handbook-table-undo = You can **undo** your last choice until someone else has acted on it or learned something from it. A hidden choice can be changed while another player is still thinking. A revealed card can never be hidden again.
handbook-table-interjections = A few things may be said at any time, even when it is not your turn. If your game has such a choice, it is listed under the question. It never takes anyone else’s turn away.
handbook-table-automatic = If the rules leave you only one choice, some games make it for you so that nobody has to wait. The log says what happened.
handbook-table-points = The score sheet lists every point with its reason. While the game is running, it also shows the points you would have if the game ended now. Choose a line to read the rule behind it.
handbook-table-result = At the end the sheet is added up and the players are ranked. Each game says how ties are settled; if it says nothing, the place is shared.
handbook-table-bots = A bot sees only what a player in its seat would see. It never looks at hidden cards, and it gets no better deal than you do. The five levels differ in how long they think and how far ahead they look.
handbook-table-time = There is no clock that ends your turn. At an online table you can close the page and come back later; the game waits for you.
handbook-table-shuffle = All cards are dealt from one secret **seed**. Its hash is shown before the first card, and the seed itself after the last, so anyone can check that nothing was swapped along the way. You may mix in words of your own, and then nobody can choose the deal alone.
handbook-table-records = Every game is kept as a **record**: a short text with all choices. From it the game can be replayed move by move and checked from the first card to the last point. While the game is running, your own record contains only what you may know.
