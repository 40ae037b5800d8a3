"""A table played again from its luck and its log, and who is asked then."""

from collections.abc import Sequence

from partie.core import Given, Match, Position, Seats, SeededDealer, load_match
from partie.core.seats import DEALER, bit, join, without
from partie.registry import find_game
from partie.server.model.rows import TableRow


def played(row: TableRow, seed: str, log: Sequence[Given]) -> Match[Position]:
    """The match of a table, from its luck and its log."""
    game = find_game(row.game, row.rules).played_with(row.deck)
    return load_match(game, row.players(), SeededDealer(seed, row.salt()), row.settings, {}, log)


def give(match: Match[Position], given: Given) -> None:
    """Give an answer of a log once more."""
    match.act(given.question, given.seat, match.game.notation.parse(given.text), None, given.clock)


def first_question(row: TableRow, seed: str) -> tuple[Seats, int]:
    """Who is asked when a table begins, and the number of the question."""
    match = played(row, seed, [])
    return asked_in(match.position), match.number


def asked_in(s: Position) -> Seats:
    """The seats that are asked."""
    return without(s.waiting, DEALER)


def last_answer(match: Match[Position], seat: int) -> tuple[int, int]:
    """The last answer of a seat to the open question or to the one before, and how many parts of it were given."""
    for back, row in enumerate(match.rows[:-3:-1]):
        if seat in row:
            return match.number - back, len(row[seat].parts)
    return 0, 0


def asked_after_undo(match: Match[Position], seat: int) -> tuple[Seats, int]:
    """Who is asked, and which question, once a seat has taken its last answer back."""
    if seat in match.rows[-1]:
        return join(asked_in(match.position), bit(seat)), match.number
    return bit(seat), match.number - 1  # the question before was this seat's alone, or it could not be taken back
