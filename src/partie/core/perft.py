"""Counting every way to go on: the quickest sign that a change of the rules changed what may be answered."""

from partie.core.game import Game
from partie.core.position import Position
from partie.core.seats import first_seat


def perft[S: Position](game: Game[S], s: S, depth: int) -> int:
    """The number of different sequences of ``depth`` answers from here, the dealer's included.

    Where several seats owe an answer the lowest one gives all of its parts first, so a set of simultaneous answers
    counts once and not once for every order. A game that ends earlier has no such sequence. ``s`` stays as it is.
    """
    if depth == 0:
        return 1
    if s.waiting == 0:
        return 0
    seat = first_seat(s.waiting)
    options = game.rules.legal(s, seat)
    if depth == 1:
        return len(options)
    found = 0
    for option in options:
        after = s.clone()
        game.rules.play(after, seat, option)
        found += perft(game, after, depth - 1)
    return found
