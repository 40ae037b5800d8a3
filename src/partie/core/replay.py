"""A record played again: its positions, what was told on the way, and what a seat may read of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from partie.core.errors import IllegalAction, NotYourTurn, PartieError, UnreadableAction
from partie.core.game import Game
from partie.core.position import UNKNOWN, Notice, Position, Reason
from partie.core.position_text import digest, write_position
from partie.core.progress import played
from partie.core.record import Entry, Record, Row
from partie.core.seats import CHANCE, SPECTATOR, Seat, has, letter
from partie.core.sight import view_of


class BrokenRecord(PartieError):
    """The record cannot be played: at which question, what kind of break, and the rules' reason if it is theirs."""

    def __init__(self, kind: str, number: int, what: str, seat: Seat = CHANCE, reason: Reason | None = None) -> None:
        super().__init__(f"question {number}{what}")
        self.kind = kind
        self.number = number
        self.seat = seat
        self.reason = reason


ILLEGAL: Final = "illegal"
NOT_ASKED: Final = "not-asked"
UNREADABLE: Final = "unreadable"
TOO_MANY: Final = "too-many"
TOO_FEW: Final = "too-few"
NO_START: Final = "no-start"
NO_SUCH: Final = "no-such-question"


@dataclass(frozen=True)
class Moment[S: Position]:
    """The position after a question was closed, and what was told on the way."""

    number: int
    position: S
    told: tuple[Notice, ...]


def closing_headers[S: Position](game: Game[S], s: S) -> dict[str, str]:
    """What a record says of its end."""
    outcome = game.outcome(s)
    if outcome is None:
        return {}
    return {
        "result": " ".join([str(score) for score in outcome.scores]),
        "ending": outcome.ending,
        "digest": digest(game, s),
    }


def moments[S: Position](game: Game[S], record: Record) -> Iterator[Moment[S]]:
    """Play a record row by row: the start, then the position after each row."""
    try:
        s = game.start(len(record.players()), record.settings())
    except ValueError as wrong:
        raise BrokenRecord(NO_START, 0, f": {wrong}") from wrong
    yield Moment(0, s, ())
    for row in record.rows:
        told: list[Notice] = []
        closed = False
        for entry in row.entries:
            for text in entry.parts:
                if closed:
                    raise BrokenRecord(TOO_MANY, row.number, " has an answer too many", entry.seat)
                s, heard_now, closed = _played_text(game, s, row.number, entry.seat, text)
                told.extend(heard_now)
        if not closed and row is not record.rows[-1]:
            raise BrokenRecord(TOO_FEW, row.number, " lacks an answer")
        yield Moment(row.number, s, tuple(told))


def _played_text[S: Position](game: Game[S], s: S, number: int, seat: Seat, text: str) -> tuple[S, list[Notice], bool]:
    """One answer of a record; whatever is wrong with it is told with its question."""
    # Each error has a name of its own: compiled code gives a name one type.
    try:
        return played(game, s, seat, game.notation.parse(text))
    except IllegalAction as illegal:
        what = f": {text!r} is against the rules ({illegal})"
        raise BrokenRecord(ILLEGAL, number, what, seat, illegal.reason) from illegal
    except NotYourTurn as early:
        raise BrokenRecord(NOT_ASKED, number, f": {letter(seat)} is not asked", seat) from early
    except UnreadableAction as unreadable:
        raise BrokenRecord(UNREADABLE, number, f": {unreadable}", seat) from unreadable


def replay[S: Position](game: Game[S], record: Record, upto: int | None = None) -> S:
    """The position after question ``upto``, or after the last one."""
    s: S | None = None
    for moment in moments(game, record):
        s = moment.position
        if moment.number == upto:
            return s
    if upto is not None or s is None:
        raise BrokenRecord(NO_SUCH, upto or 0, " is not in the record")
    return s


def redacted[S: Position](game: Game[S], record: Record, seat: Seat) -> Record:
    """A running game's record as this seat may have it, with its view of the table as the last header."""
    states = [moment.position for moment in moments(game, record)]
    final = states[-1]
    if final.waiting == 0:
        return record
    secret = ("seed", "digest", "result", "ending")
    headers = {key: value for key, value in record.headers.items() if key not in secret}
    headers["reader"] = "spectator" if seat == SPECTATOR else letter(seat)
    headers["view"] = write_position(game, view_of(game, final, seat).position)
    rows: list[Row] = []
    for row, s in zip(record.rows, states, strict=False):  # each row with the position before it
        entries: list[Entry] = []
        question = game.rules.question(s)
        for entry in row.entries:
            is_last = row is record.rows[-1] and entry.seat < final.seats
            if is_last and final.sealed[entry.seat] and entry.seat != seat:
                # How many parts there are would tell something; half an answer is nobody's business at all.
                if not has(final.waiting, entry.seat):
                    entries.append(Entry(entry.seat, (game.notation.text(UNKNOWN),), entry.clock))
                continue
            texts = []
            for action in [game.notation.parse(text) for text in entry.parts]:
                if entry.seat == seat or has(question.seen_by(s, entry.seat, action), seat):
                    texts.append(game.notation.text(action))
                else:
                    texts.append(game.notation.hidden(action))
            entries.append(Entry(entry.seat, tuple(texts), entry.clock))
        # A comment may tell anything, so a running game's readers get none.
        if entries:
            rows.append(Row(row.number, tuple(entries)))
    return Record(headers, rows)
