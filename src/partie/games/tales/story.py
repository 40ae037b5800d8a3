"""G12 The story: a square grid of tiles that hang together by their connectors."""

from partie.core import Card, Cell
from partie.core.grid import EAST, NORTH, SIDES, SOUTH, WEST, beside, opposite
from partie.games.tales.faces import NO_TYPE, PLACE, Printed


class Join:
    """G12.4 A side of a tile that is joined, and the tile on the other side."""

    def __init__(self, side: int, other: Card) -> None:
        self.side = side
        self.other = other


def fits(printed: Printed, story: dict[Cell, Card], card: Card, cell: Cell) -> bool:
    """G12.5, G12.6 Whether no side with a connector would touch one without."""
    ports = printed.ports[card]
    for side in range(SIDES):
        other = story.get(beside(cell, side), 0)
        if other and ports[side] != printed.ports[other][opposite(side)]:
            return False
    return True


def joins_of(printed: Printed, story: dict[Cell, Card], card: Card, cell: Cell) -> list[Join]:
    """G12.4 The joins that a tile on a cell would have."""
    ports = printed.ports[card]
    found: list[Join] = []
    for side in range(SIDES):
        if ports[side]:
            other = story.get(beside(cell, side), 0)
            if other and printed.ports[other][opposite(side)]:
                found.append(Join(side, other))
    return found


def cells_for(printed: Printed, story: dict[Cell, Card], card: Card) -> list[Cell]:
    """G12.4–G12.8 Every cell on which a tile may be laid, in reading order."""
    ports = printed.ports[card]
    found: list[Cell] = []
    for at, other in story.items():
        theirs = printed.ports[other]
        for side in range(SIDES):
            if theirs[side] and ports[opposite(side)]:
                cell = beside(at, side)
                if cell not in story and cell not in found and fits(printed, story, card, cell):
                    found.append(cell)
    found.sort()
    return found


def has_cell(printed: Printed, story: dict[Cell, Card], card: Card) -> bool:
    """G9.7 Whether a tile can be laid anywhere."""
    ports = printed.ports[card]
    for at, other in story.items():
        theirs = printed.ports[other]
        for side in range(SIDES):
            if theirs[side] and ports[opposite(side)]:
                cell = beside(at, side)
                if cell not in story and fits(printed, story, card, cell):
                    return True
    return False


def makes_key(printed: Printed, card: Card, join: Join) -> bool:
    """G14.4 Whether the two halves of a join make a key."""
    return printed.halves[card][join.side] and printed.halves[join.other][opposite(join.side)]


def pays(printed: Printed, card: Card, side: int, other: Card) -> bool:
    """G13.9–G13.12 Whether a connector pays: on a place tile, joined with a tile of the type it wants, if any."""
    if printed.type[card] != PLACE:
        return False
    wanted = printed.wanted[card][side]
    return wanted in (NO_TYPE, printed.type[other])


def surrounded(story: dict[Cell, Card]) -> int:
    """G18.13, G18.14 How many tiles have a tile on all four sides, joined or not."""
    found = 0
    for at in story:
        found += (
            beside(at, NORTH) in story
            and beside(at, EAST) in story
            and beside(at, SOUTH) in story
            and beside(at, WEST) in story
        )
    return found
