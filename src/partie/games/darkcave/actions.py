"""What a seat can answer, and what the dealer can."""

from dataclasses import dataclass
from typing import Final

from partie.core import Action, Card, Cell, Notation, Seat, Verb
from partie.core.codecs import CARD, CELL, NUMBER, SEAT
from partie.games.darkcave.faces import END, Printed
from partie.games.darkcave.spaces import (
    CORNERS,
    EDGE_SIDES,
    NODES,
    Corner,
    Edge,
    Node,
    Side,
    Space,
    cell_of,
    cells_at,
    edge_of,
    node_of,
    side_of,
    space_at,
)

COLOURS: Final = ("blue", "yellow")
WAYS: Final = ("as-it-is", "turned")


@dataclass(frozen=True)
class Begin(Action):
    """D2.24 The dealer names the first seat."""

    seat: Seat


@dataclass(frozen=True)
class Colour(Action):
    """D2.7 The dealer chooses the one clan of three or four seats."""

    clan: int


@dataclass(frozen=True)
class Deal(Action):
    """D2.2, D2.9, D2.19, D16.1 The dealer lays down or deals this card."""

    card: Card


@dataclass(frozen=True)
class Lose(Action):
    """D11.13 The dealer draws this card out of a hand."""

    card: Card


@dataclass(frozen=True)
class Play(Action):
    """D4.9 Play this card of the hand."""

    card: Card


@dataclass(frozen=True)
class Drop(Action):
    """D12.1 Discard this card of the hand."""

    card: Card


@dataclass(frozen=True)
class Enough(Action):
    """D12.3 Discard no second card."""


@dataclass(frozen=True)
class Lay(Action):
    """D5.1 On this cell, as it is or turned."""

    cell: Cell
    way: int


@dataclass(frozen=True)
class Peek(Action):
    """D8.1 Look at the goal on this corner."""

    corner: Corner


@dataclass(frozen=True)
class Spy(Action):
    """D8.1 Look at this seat's clan card."""

    seat: Seat


@dataclass(frozen=True)
class Collapse(Action):
    """D8.7 Remove the path card on this cell."""

    cell: Cell


@dataclass(frozen=True)
class Swap(Action):
    """D8.16 Exchange hands with this seat."""

    seat: Seat


@dataclass(frozen=True)
class Spin(Action):
    """D8.20 Lay the web on this edge: the north or east side of a cell."""

    cell: Cell
    side: Side

    def edge(self) -> Edge:
        """The edge itself."""
        return edge_of(self.cell, self.side)


@dataclass(frozen=True)
class Equip(Action):
    """D9.1 Lay the equipment in front of this seat."""

    seat: Seat


@dataclass(frozen=True)
class Call(Action):
    """D10.2 Place the creature on this lair."""

    cell: Cell


@dataclass(frozen=True)
class Go(Action):
    """D10.9, D13.3 One step, of the dwarf or the creature, to this space."""

    cell: Cell
    space: Node

    def target(self) -> Space:
        """The space itself."""
        return space_at(self.cell, self.space)


@dataclass(frozen=True)
class Stop(Action):
    """D10.7, D13.1, D13.15 Go no further."""


@dataclass(frozen=True)
class Cut(Action):
    """D9.8 Use an axe on this web: 1, 2 or 3."""

    web: int


@dataclass(frozen=True)
class Strike(Action):
    """D11.5 Use an axe on the creature."""


@dataclass(frozen=True)
class Spare(Action):
    """D11.5 Use no axe."""


@dataclass(frozen=True)
class Turn(Action):
    """D14.3 How the revealed goal lies."""

    way: int


@dataclass(frozen=True)
class Propose(Action):
    """D16.6 Propose to end the game."""


@dataclass(frozen=True)
class Agree(Action):
    """D16.6 Agree to the end."""


@dataclass(frozen=True)
class Refuse(Action):
    """D16.6 Refuse the end."""


BEGIN: Final[tuple[Begin, ...]] = tuple([Begin(seat) for seat in range(8)])
COLOUR: Final[tuple[Colour, ...]] = (Colour(0), Colour(1))
DEAL: Final[tuple[Deal, ...]] = tuple([Deal(card) for card in range(END)])
LOSE: Final[tuple[Lose, ...]] = tuple([Lose(card) for card in range(END)])
PLAY: Final[tuple[Play, ...]] = tuple([Play(card) for card in range(END)])
DROP: Final[tuple[Drop, ...]] = tuple([Drop(card) for card in range(END)])
ENOUGH: Final = Enough()
PEEK: Final[tuple[Peek, ...]] = tuple([Peek(corner) for corner in range(4)])
SPY: Final[tuple[Spy, ...]] = tuple([Spy(seat) for seat in range(8)])
SWAP: Final[tuple[Swap, ...]] = tuple([Swap(seat) for seat in range(8)])
EQUIP: Final[tuple[Equip, ...]] = tuple([Equip(seat) for seat in range(8)])
STOP: Final = Stop()
CUT: Final[tuple[Cut, ...]] = tuple([Cut(web) for web in range(4)])
STRIKE: Final = Strike()
SPARE: Final = Spare()
TURN: Final[tuple[Turn, ...]] = (Turn(0), Turn(1))
PROPOSE: Final = Propose()
AGREE: Final = Agree()
REFUSE: Final = Refuse()

_GO: Final[dict[Space, Go]] = {}
_LAY: Final[tuple[dict[Cell, Lay], dict[Cell, Lay]]] = ({}, {})
_SPIN: Final[dict[Edge, Spin]] = {}
_COLLAPSE: Final[dict[Cell, Collapse]] = {}
_CALL: Final[dict[Cell, Call]] = {}


def go(space: Space) -> Go:
    """The interned step to a space."""
    found = _GO.get(space)
    if found is None:
        found = _GO[space] = Go(cell_of(space), node_of(space))
    return found


def lay(cell: Cell, way: int) -> Lay:
    """The interned laying on a cell."""
    found = _LAY[way].get(cell)
    if found is None:
        found = _LAY[way][cell] = Lay(cell, way)
    return found


def spin(edge: Edge) -> Spin:
    """The interned web on an edge."""
    found = _SPIN.get(edge)
    if found is None:
        found = _SPIN[edge] = Spin(cells_at(edge)[0], side_of(edge))
    return found


def collapse(cell: Cell) -> Collapse:
    """The interned cave-in on a cell."""
    found = _COLLAPSE.get(cell)
    if found is None:
        found = _COLLAPSE[cell] = Collapse(cell)
    return found


def call(cell: Cell) -> Call:
    """The interned call of a creature to a cell."""
    found = _CALL.get(cell)
    if found is None:
        found = _CALL[cell] = Call(cell)
    return found


def go_to(cell: Cell, node: Node) -> Action:
    """The step that a record's words mean."""
    return go(space_at(cell, node))


def spin_at(cell: Cell, side: Side) -> Action:
    """The web that a record's words mean."""
    return spin(edge_of(cell, side))


def notation_of(printed: Printed) -> Notation:
    """How a record writes the actions of a game with these cards."""
    return Notation(
        Verb(Begin, BEGIN, seat=SEAT),
        Verb(Colour, COLOUR, clan=COLOURS),
        Verb(Deal, DEAL, card=CARD),
        Verb(Lose, LOSE, card=CARD),
        Verb(Play, PLAY, card=CARD),
        Verb(Drop, DROP, card=CARD),
        Verb(Enough, Enough),
        Verb(Lay, lay, cell=CELL, way=WAYS),
        Verb(Peek, PEEK, corner=CORNERS),
        Verb(Spy, SPY, seat=SEAT),
        Verb(Collapse, collapse, cell=CELL),
        Verb(Swap, SWAP, seat=SEAT),
        Verb(Spin, spin_at, cell=CELL, side=EDGE_SIDES),
        Verb(Equip, EQUIP, seat=SEAT),
        Verb(Call, call, cell=CELL),
        Verb(Go, go_to, cell=CELL, space=NODES),
        Verb(Stop, Stop),
        Verb(Cut, CUT, web=NUMBER),
        Verb(Strike, Strike),
        Verb(Spare, Spare),
        Verb(Turn, TURN, way=WAYS),
        Verb(Propose, Propose),
        Verb(Agree, Agree),
        Verb(Refuse, Refuse),
        codes=printed.codes,
        backs=printed.backs,
    )
