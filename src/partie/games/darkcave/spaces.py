"""Places in the cave, each packed into one int: spaces, edges, cards as they lie, and sets of sides.

Only this module knows how they are made up; everybody else asks its functions, and records and screens read its words:
``b2 hub`` is a space, ``b2 north`` an edge, ``I-tee-h rotated`` a card as it lies.

A space is a cell and a *node* of the card that lies there. 0 to 3 are the ports at the north, east, south and west side
of the card, 4 is the one space of a small card or the hub, 5 and 6 are the spaces or hubs of its two lanes or bends, 7
is a tunnel; 8 is a hidden goal, as one space.
"""

from collections.abc import Iterable
from typing import Final, NewType

from partie.core import Card, Cell
from partie.core.codecs import CARD, Codec, Codes, Json, Word, one_of, optional, whole
from partie.core.grid import EAST, NORTH, STEP, beside, cell_text, column_of, opposite, row_of
from partie.core.grid import cell_of as cell_named

Space = NewType("Space", int)
Edge = NewType("Edge", int)
Laid = NewType("Laid", int)
Sides = NewType("Sides", int)
type Side = int
type Node = int
type Corner = int

HUB: Final = 4
FIRST_LANE: Final = 5
SECOND_LANE: Final = 6
TUNNEL: Final = 7
HIDDEN_GOAL: Final = 8
EMPTY: Final = 15  # the one node of a cell that holds no card, for those who look for a way to build
NODES: Final = ("n", "e", "s", "w", "hub", "lane1", "lane2", "tunnel", "goal")
CORNERS: Final = ("north-west", "north-east", "south-east", "south-west")
EDGE_SIDES: Final = ("north", "east")
ROTATED: Final = "rotated"

# -- spaces ------------------------------------------------------------------------------------------------------------

OUT: Final = Space(-1)  # where a dwarf is that has left, or a creature in the bank
type SpaceOrOut = Space


def space_at(cell: Cell, node: Node) -> Space:
    """A space of the card on a cell."""
    return Space(cell << 4 | node)


def cell_of(space: Space) -> Cell:
    """The cell of a space."""
    return Cell(space >> 4)


def node_of(space: Space) -> Node:
    """Where on its card a space is."""
    return space & 15


def steps_between(one: Cell, other: Cell) -> int:
    """How far two cells are apart, along rows and columns, whatever lies there."""
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))


def space_text(space: Space) -> str:
    """``b2 hub``, as a record writes a step."""
    return f"{cell_text(cell_of(space))} {NODES[node_of(space)]}"


def space_named(text: str) -> Space:
    """The space that such words mean."""
    where, _, node = text.partition(" ")
    return space_at(cell_named(where), NODES.index(node))


# -- edges -------------------------------------------------------------------------------------------------------------

NO_EDGE: Final = Edge(-1)  # where a web lies that is not in the cave
type EdgeOrNone = Edge


def edge_of(cell: Cell, side: Side) -> Edge:
    """The edge on one side of a cell; two neighbours share theirs, and it is known by the southern or western one."""
    if side in (NORTH, EAST):
        return Edge(cell << 1 | side)
    return Edge(cell + STEP[side] << 1 | opposite(side))


def cells_at(edge: Edge) -> tuple[Cell, Cell]:
    """The two cells that an edge parts, the southern or western one first."""
    first = Cell(edge >> 1)
    return first, beside(first, side_of(edge))


def side_of(edge: Edge) -> Side:
    """On which side of the first of its cells an edge is: north or east."""
    return edge & 1


def edge_text(edge: Edge) -> str:
    """``b2 north``, as a record writes where a web is laid."""
    return f"{cell_text(cells_at(edge)[0])} {EDGE_SIDES[side_of(edge)]}"


def edge_named(text: str) -> Edge:
    """The edge that such words mean."""
    where, _, side = text.partition(" ")
    return edge_of(cell_named(where), EDGE_SIDES.index(side))


# -- cards as they lie -------------------------------------------------------------------------------------------------

NO_CARD: Final = Laid(-1)


def as_laid(card: Card, way: int) -> Laid:
    """A card as it is, or rotated by 180° if ``way`` is 1."""
    return Laid(card << 1 | way)


def card_of(lies: Laid) -> Card:
    """The card that lies there."""
    return lies >> 1


def way_of(lies: Laid) -> int:
    """1 if the card is rotated."""
    return lies & 1


class LaidCodec(Codec):
    """A card and whether it is rotated."""

    def text(self, value: object, codes: Codes) -> str:
        """Its code, and a word if it is rotated."""
        lies = Laid(whole(value))
        code = CARD.text(card_of(lies), codes)
        return f"{code} {ROTATED}" if way_of(lies) else code

    def read(self, text: str, codes: Codes) -> object:
        """From its code and that word."""
        code, _, way = text.partition(" ")
        return as_laid(whole(CARD.read(code, codes)), ("", ROTATED).index(way))

    def json(self, value: object, codes: Codes) -> Json:
        """Both by name."""
        lies = Laid(whole(value))
        return {"card": CARD.json(card_of(lies), codes), "rotated": way_of(lies) == 1}


# -- sets of sides -----------------------------------------------------------------------------------------------------

NO_SIDES: Final = Sides(0)


def sides_of(sides: Iterable[Side]) -> Sides:
    """The set of these sides."""
    found = NO_SIDES
    for side in sides:
        found = with_side(found, side)
    return found


def with_side(sides: Sides, side: Side) -> Sides:
    """The set with one side more."""
    return Sides(sides | 1 << side)


def fits(sides: Sides, must_open: Sides, must_close: Sides) -> bool:
    """D5.6, D5.7 Open to open, closed to closed, and at least one path prolonged."""
    return must_open != 0 and sides & must_open == must_open and sides & must_close == 0


# -- codecs ------------------------------------------------------------------------------------------------------------

SPACE: Final = Word("space", Space, space_text, space_named)
SPACE_OR_OUT: Final = optional(SPACE, OUT)
EDGE: Final = Word("edge", Edge, edge_text, edge_named)
EDGE_OR_NONE: Final = optional(EDGE, NO_EDGE)
LAID: Final = LaidCodec("card as it lies", "{ card: string; rotated: boolean }")
CORNER: Final = one_of(*CORNERS)
