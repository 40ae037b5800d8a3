"""What the fields of an event are: read once for each class, from the annotations."""

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final, get_type_hints

from partie.core.cards import Card, Piece, Zone
from partie.core.grid import Cell
from partie.core.position import Event
from partie.core.seats import Seat

# Where something happened, as records write it; a game without cells has its own names for places.
type Spot = str


class Kind(Enum):
    """What a field of an event can be."""

    SEAT = "seat"
    PIECE = "piece"
    PIECES = "pieces"
    CARD = "card"
    CELL = "cell"
    SPOT = "spot"
    NUMBERS = "numbers"
    OTHER = "other"


_KINDS: Final[dict[object, Kind]] = {
    Seat: Kind.SEAT,
    Piece: Kind.PIECE,
    Zone: Kind.PIECES,
    tuple[Piece, ...]: Kind.PIECES,
    Card: Kind.CARD,
    Cell: Kind.CELL,
    Spot: Kind.SPOT,
}


_known: Final[dict[type[Event], tuple[tuple[str, Kind], ...]]] = {}


def event_fields(event: type[Event]) -> tuple[tuple[str, Kind], ...]:
    """Every field of an event with what it is."""
    if event not in _known:
        _known[event] = _read(event)
    return _known[event]


def _read(event: type[Event]) -> tuple[tuple[str, Kind], ...]:
    hints: dict[str, object] = get_type_hints(event)
    names = [each.name for each in fields(event)]  # type: ignore[arg-type]  # a dataclass, which the base cannot say
    return tuple([(name, _kind(hints[name])) for name in names])


def _kind(hint: object) -> Kind:
    """A dataclass holds several numbers, and a message knows each by its name there."""
    return Kind.NUMBERS if is_dataclass(hint) else _KINDS.get(hint, Kind.OTHER)
