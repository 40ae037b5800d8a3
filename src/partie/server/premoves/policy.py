"""The rules of standing answers, as functions of what is given. Nothing here asks for the time.

Nobody may be able to tell a standing answer from one that a person gives. So every answer to a question that can be
answered ahead waits: until a moment that depends on the seat and the question, and on nothing that anybody wants.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from partie.core import Game, Match, PartieError, Position, has
from partie.core.game import Ahead
from partie.server.clocks.time_control import read_clock
from partie.server.model.rows import SeatRow, TableRow

ONCE: Final = "once"
ROUND: Final = "round"
ALWAYS: Final = "always"
LASTS: Final = (ONCE, ROUND, ALWAYS)  # the next question, those of this round, or all of them

SHORTEST: Final = 1000  # milliseconds that an answer waits at least
LONGEST: Final = 3000


@dataclass(frozen=True)
class Premove:
    """What a seat answers to a kind of question: the first of ``texts`` that is legal.

    ``round``   the round in which it was said, if it stands for that one
    ``is_away`` whether it is also given while its person does not have the table open; others can tell then
    """

    table: str
    seat: int
    person: int
    question: str
    texts: tuple[str, ...]
    lasts: str
    round: int
    is_away: bool


def offered(row: TableRow, game: Game[Position]) -> tuple[Ahead, ...]:
    """What can be answered ahead at a table. Where every second counts nothing can: the waiting would cost time."""
    clock = read_clock(row.terms.clock)
    return game.ahead if clock is None or clock.renews else ()


def kind_asked(row: TableRow, match: Match[Position], seat: int) -> str:
    """The kind of question that a seat is asked now, if it can be answered ahead; else nothing."""
    s = match.position
    if match.over() or not has(s.waiting, seat):
        return ""
    name = match.game.rules.question(s).part(s, seat)
    return name if name in [each.question for each in offered(row, match.game)] else ""


def masking_delay(table: str, seat: SeatRow, question: int) -> int:
    """How long an answer waits after it is asked for, in milliseconds.

    It is drawn by the hash of the seat's own key: always the same, in every process, and known to nobody at the table.
    """
    drawn = sha256(b"%s %d %d " % (table.encode(), seat.seat, question) + (seat.own_hash or b"")).digest()
    return SHORTEST + int.from_bytes(drawn[:8]) % (LONGEST - SHORTEST)


def release_time(opened: int, came: int, wait: int, decided: int) -> int:
    """When an answer is given: whoever was asked, or came, in this very moment has to be thought to think.

    ``decided`` is when a person answered. One who said it ahead has decided before all else.
    """
    return max(max(opened, came) + wait, decided)


def first_legal(match: Match[Position], seat: int, texts: Sequence[str]) -> str:
    """The first of these answers that the rules allow now; nothing if they allow none."""
    legal = {match.game.notation.text(action) for action in match.legal(seat)}
    return next((text for text in texts if text in legal), "")


def is_answer(game: Game[Position], text: str) -> bool:
    """Whether this is something that could be answered in a game at all."""
    try:
        return game.notation.text(game.notation.parse(text)) == text
    except PartieError:
        return False


def stands(order: Premove, row: TableRow, now: int) -> bool:
    """Whether an order still holds in a round: it is its person's, and goes with them."""
    return row.seats[order.seat].person == order.person and (order.lasts != ROUND or order.round == now)
