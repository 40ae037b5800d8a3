"""S4 Places and edges of a dungeon, sides of a chamber, and sets of each, which are packed into one int.

Only this module and ``board``, which moves whole sets of places at once, know how a set is made up. Records and screens
read words: ``b2`` is a place, ``b2/b3`` an edge.

Places are numbered 0 to 15, row by row from the top left. Edges are numbered too: 0 to 19 lie across (line above row 1,
then below each row, four each), 20 to 39 stand upright (row by row, five each).
"""

from collections.abc import Iterable
from typing import Final, NewType

from partie.core import Card
from partie.core.codecs import CARD, Codec, Codes, Json, Word, optional, row_of, tuple_of, whole
from partie.core.native import i64

type PlaceNumber = int
type Side = int
PlaceSet = NewType("PlaceSet", int)
Edge = NewType("Edge", int)
EdgeSet = NewType("EdgeSet", int)
Doors = NewType("Doors", int)

SIZE: Final = 4
PLACES: Final = 16
EDGES: Final = 40
ACROSS: Final = 20  # edges below this number lie across

# -- sides -------------------------------------------------------------------------------------------------------------

TOP: Final = 1
BOTTOM: Final = 2
LEFT: Final = 4
RIGHT: Final = 8
SIDES: Final = (TOP, BOTTOM, LEFT, RIGHT)


def doors_on(sides: Iterable[Side]) -> Doors:
    """The doors on these sides of a chamber, each named once."""
    return Doors(sum(sides))


def has_door(doors: Doors, side: Side) -> bool:
    """Whether there is a door on this side."""
    return doors & side != 0


# -- sets of places ----------------------------------------------------------------------------------------------------

NOWHERE: Final = PlaceSet(0)
CENTRAL: Final = PlaceSet(0x0660)  # S4.26
COLUMN_PLACES: Final = (PlaceSet(0x1111), PlaceSet(0x2222), PlaceSet(0x4444), PlaceSet(0x8888))
ROW_PLACES: Final = (PlaceSet(0x000F), PlaceSet(0x00F0), PlaceSet(0x0F00), PlaceSet(0xF000))
OUTER_COLUMNS: Final = PlaceSet(0x9999)  # S4.27


def has_place(places: PlaceSet, place: PlaceNumber) -> bool:
    """Whether a place is in a set."""
    return places >> place & 1 == 1


def places_in(places: PlaceSet) -> list[PlaceNumber]:
    """The places of a set, in order."""
    return [place for place in range(PLACES) if places >> place & 1]


def count_places(places: PlaceSet) -> int:
    """How many places a set has."""
    return places.bit_count()


def in_both(one: PlaceSet, other: PlaceSet) -> PlaceSet:
    """The places that are in both sets."""
    return PlaceSet(one & other)


def only_in(one: PlaceSet, other: PlaceSet) -> PlaceSet:
    """The places of the first set that are not in the second."""
    return PlaceSet(one & ~other)


def covers(places: PlaceSet, part: PlaceSet) -> bool:
    """Whether every place of the second set is in the first."""
    return places & part == part


def last_row(places: PlaceSet) -> int:
    """The lowest row that has one of these places, counted from 0; there is at least one."""
    return (places.bit_length() - 1) // SIZE


# -- edges -------------------------------------------------------------------------------------------------------------

NO_EDGES: Final = EdgeSet(0)


def edge(place: PlaceNumber, side: Side) -> Edge:
    """S4.5 The edge on one side of a place; two adjacent places share theirs."""
    row, column = divmod(place, SIZE)
    if side == TOP:
        return Edge(place)
    if side == BOTTOM:
        return Edge(place + SIZE)
    return Edge(ACROSS + row * 5 + column + (1 if side == RIGHT else 0))


def edges_of(rows: int) -> list[Edge]:
    """S4.6, S9.6, S9.7 The edges of all chambers while this many rows are complete: 9k + 4."""
    numbers = [*range((rows + 1) * SIZE), *range(ACROSS, ACROSS + rows * 5)]
    return [Edge(number) for number in numbers]


def edge_set(edges: Iterable[Edge]) -> EdgeSet:
    """The set of these edges."""
    found = NO_EDGES
    for each in edges:
        found = with_edge(found, each)
    return found


def has_edge(edges: EdgeSet, edge: Edge) -> bool:
    """Whether an edge is in a set."""
    return edges >> edge & 1 == 1


def with_edge(edges: EdgeSet, edge: Edge) -> EdgeSet:
    """The set with one more edge."""
    return EdgeSet(edges | 1 << edge)


def edges_in(edges: EdgeSet) -> list[Edge]:
    """The edges of a set, in order."""
    return [Edge(number) for number in range(EDGES) if edges >> number & 1]


def at_edges(edges: EdgeSet) -> tuple[PlaceSet, PlaceSet, PlaceSet, PlaceSet]:
    """The places that have one of these edges at the top, at the bottom, on the left, on the right."""
    across: i64 = edges & 0xFFFFF
    upright: i64 = edges >> ACROSS
    # Five upright edges a row, four places: each row moves by one more to come on its places.
    left = upright & 15 | upright >> 1 & 0xF0 | upright >> 2 & 0xF00 | upright >> 3 & 0xF000
    right = upright >> 1 & 15 | upright >> 2 & 0xF0 | upright >> 3 & 0xF00 | upright >> 4 & 0xF000
    top, bottom = across & 0xFFFF, across >> SIZE
    return PlaceSet(int(top)), PlaceSet(int(bottom)), PlaceSet(int(left)), PlaceSet(int(right))


def count_edges(edges: EdgeSet) -> int:
    """How many edges a set has."""
    return edges.bit_count()


# -- words -------------------------------------------------------------------------------------------------------------


def place_name(place: PlaceNumber) -> str:
    """How a record writes a place: column letter and row number."""
    return f"{'abcd'[place % SIZE]}{place // SIZE + 1}"


def edge_name(edge: Edge) -> str:
    """How a record writes an edge, in no language: b1/b2 between two places, and ^b1, b4_, <a1, d1> on the outside."""
    if edge < SIZE:
        return f"^{place_name(edge)}"
    if edge < PLACES:
        return f"{place_name(edge - SIZE)}/{place_name(edge)}"
    if edge < ACROSS:
        return f"{place_name(edge - SIZE)}_"
    row, column = divmod(edge - ACROSS, 5)
    if column == 0:
        return f"<{place_name(row * SIZE)}"
    left = place_name(row * SIZE + column - 1)
    return f"{left}>" if column == SIZE else f"{left}/{place_name(row * SIZE + column)}"


PLACE_NAMES: Final = tuple([place_name(place) for place in range(PLACES)])
EDGE_NAMES: Final = tuple([edge_name(Edge(number)) for number in range(EDGES)])


def edge_named(text: str) -> Edge:
    """The edge that such words mean."""
    return Edge(EDGE_NAMES.index(text))


PLACE: Final = Word("place", int, place_name, PLACE_NAMES.index)
EDGE: Final = Word("edge", Edge, edge_name, edge_named)
_EDGE_LIST: Final = tuple_of(EDGE)


class EdgeSetCodec(Codec):
    """A set of edges: their names, in order."""

    def text(self, value: object, codes: Codes) -> str:
        """The names between commas."""
        return _EDGE_LIST.text(edges_in(EdgeSet(whole(value))), codes)

    def read(self, text: str, codes: Codes) -> object:
        """From such names."""
        edges = _EDGE_LIST.read(text, codes)
        return edge_set([Edge(whole(each)) for each in edges]) if isinstance(edges, tuple) else NO_EDGES

    def json(self, value: object, codes: Codes) -> Json:
        """A list of names."""
        return _EDGE_LIST.json(edges_in(EdgeSet(whole(value))), codes)


EDGE_SET: Final = EdgeSetCodec("edges", _EDGE_LIST.typescript)

# -- what lies in a dungeon --------------------------------------------------------------------------------------------

type CardOrNone = Card  # 0 where none lies
CARD_OR_NONE: Final = optional(CARD, 0)

type Rooms = tuple[CardOrNone, ...]  # the chamber on each place
ROOMS: Final = tuple_of(CARD_OR_NONE)
NO_ROOMS: Final = (0,) * PLACES

type Laid = tuple[tuple[PlaceNumber, Card], ...]  # the tokens: where each lies
LAID: Final = tuple_of(row_of(PLACE, CARD))
