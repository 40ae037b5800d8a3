"""What the fields of an event are is read from their annotations, whatever they are called."""

from dataclasses import dataclass

from partie.core import Card, Cell, Event, Piece, Seat, Zone
from partie.core.cards import make_piece, make_zone
from partie.core.grid import cell
from partie.core.happening import Kind, Spot, event_fields
from partie.core.seats import bit
from partie.core.sight import redact

from .toys import COUNTING


@dataclass(frozen=True)
class Everything(Event):
    giver: Seat
    given: Piece
    shown: Zone
    also: tuple[Piece, ...]
    printed: Card
    where: Cell
    at: Spot
    times: int


def test_kinds_come_from_annotations() -> None:
    assert [kind.name for _, kind in event_fields(Everything)] == [
        "SEAT",
        "PIECE",
        "PIECES",
        "PIECES",
        "CARD",
        "CELL",
        "SPOT",
        "OTHER",
    ]
    assert event_fields(Everything) is event_fields(Everything)
    assert Kind.PIECE is dict(event_fields(Everything))["given"]


def test_pieces_are_redacted_under_any_name() -> None:
    known = make_zone([3], bit(0))
    told = Everything(0, make_piece(3, bit(0)), known, known, 3, cell(0, 0), "b1", 3)
    assert redact(COUNTING, told, 0) == told
    hidden = (make_piece(0),)
    assert redact(COUNTING, told, 1) == Everything(0, make_piece(0), hidden, hidden, 3, cell(0, 0), "b1", 3)
