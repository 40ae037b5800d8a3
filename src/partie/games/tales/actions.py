"""What a seat can answer, and what the dealer can."""

from dataclasses import dataclass
from typing import Final

from partie.core import Action, Card, Cell, Notation, Seat, Verb
from partie.core.codecs import CARD, CELL, NUMBER, SEAT
from partie.core.grid import cell
from partie.games.tales.faces import END, Printed

MOST_PLACES: Final = 8
RESOURCES: Final = ("coin", "potion")
FARTHEST: Final = 13  # ten tiles and two quests besides the hero


@dataclass(frozen=True)
class Begin(Action):
    """G2.19 The dealer gives the first-player token to this seat."""

    seat: Seat


@dataclass(frozen=True)
class Deal(Action):
    """G2.7, G2.12, G2.17, G15.6, G17.1 The dealer draws this tile."""

    card: Card


@dataclass(frozen=True)
class Return(Action):
    """G17.2 Return this quest to the box."""

    card: Card


@dataclass(frozen=True)
class Choose(Action):
    """G4.2 Lay down the selection card with this number."""

    place: int


@dataclass(frozen=True)
class Take(Action):
    """G6.2 Take the tile on this place."""

    place: int


@dataclass(frozen=True)
class Place(Action):
    """G9.1 Add the drafted tile to the story."""


@dataclass(frozen=True)
class Discard(Action):
    """G11.1 Discard the drafted tile."""


@dataclass(frozen=True)
class Quest(Action):
    """G17.6 Add this quest to the story."""

    card: Card


@dataclass(frozen=True)
class Finish(Action):
    """G17.17 Add nothing more in this turn."""


@dataclass(frozen=True)
class Pay(Action):
    """G10.9 Pay the wilderness fee with a coin or a potion."""

    resource: int


@dataclass(frozen=True)
class Lay(Action):
    """G12.4 On this cell of the story."""

    cell: Cell


@dataclass(frozen=True)
class Use(Action):
    """G13.5 The next key is the one from the join with this tile."""

    card: Card


@dataclass(frozen=True)
class Open(Action):
    """G14.8 Open this chest of this tile."""

    card: Card
    chest: int  # 1 or 2


@dataclass(frozen=True)
class Confirm(Action):
    """G9.10 The turn is over."""


BEGIN: Final[list[Begin]] = [Begin(seat) for seat in range(5)]
DEAL: Final[tuple[Deal, ...]] = tuple([Deal(card) for card in range(END)])
RETURN: Final[list[Return]] = [Return(card) for card in range(END)]
CHOOSE: Final[list[Choose]] = [Choose(place) for place in range(MOST_PLACES + 1)]
TAKE: Final[list[Take]] = [Take(place) for place in range(MOST_PLACES + 1)]
PLACE_IT: Final = Place()
DISCARD: Final = Discard()
QUEST: Final[list[Quest]] = [Quest(card) for card in range(END)]
FINISH: Final = Finish()
PAY: Final[list[Pay]] = [Pay(resource) for resource in range(len(RESOURCES))]
LAY: Final[dict[Cell, Lay]] = {
    cell(row, column): Lay(cell(row, column))
    for row in range(-FARTHEST, FARTHEST + 1)
    for column in range(-FARTHEST, FARTHEST + 1)
}
USE: Final[list[Use]] = [Use(card) for card in range(END)]
OPEN: Final[list[list[Open]]] = [[Open(card, chest) for chest in (1, 2)] for card in range(END)]
CONFIRM: Final = Confirm()


def lay_on(cell: int) -> Action:
    """The placing that a record's cell means."""
    return LAY[Cell(cell)]


def open_of(card: Card, chest: int) -> Action:
    """The opening of a chest: those of a tile are counted from one."""
    return OPEN[card][chest - 1]


def notation_of(printed: Printed) -> Notation:
    """How a record writes the answers; tiles by their English names."""
    return Notation(
        Verb(Begin, BEGIN, seat=SEAT),
        Verb(Deal, DEAL, card=CARD),
        Verb(Return, RETURN, card=CARD),
        Verb(Choose, CHOOSE, place=NUMBER),
        Verb(Take, TAKE, place=NUMBER),
        Verb(Place, Place),
        Verb(Discard, Discard),
        Verb(Quest, QUEST, card=CARD),
        Verb(Finish, Finish),
        Verb(Pay, PAY, resource=RESOURCES),
        Verb(Lay, lay_on, cell=CELL),
        Verb(Use, USE, card=CARD),
        Verb(Open, open_of, card=CARD, chest=NUMBER),
        Verb(Confirm, Confirm),
        codes=printed.codes,
        backs=printed.backs,
    )
