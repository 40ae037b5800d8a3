"""D5, D6 The cave: where a card may be laid, which spaces are adjacent, which edges can carry a web.

Everything that moves, blocks or is looked for asks the same few functions.
"""

from collections.abc import Iterator
from typing import Final

from partie.core import Card, Cell
from partie.core.grid import beside, cell, neighbours, opposite
from partie.games.darkcave.faces import START, Shape
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.spaces import (
    HIDDEN_GOAL,
    HUB,
    NO_CARD,
    NO_SIDES,
    OUT,
    Edge,
    Side,
    Sides,
    Space,
    as_laid,
    card_of,
    cell_of,
    edge_of,
    fits,
    node_of,
    space_at,
    with_side,
)

CENTRE: Final = cell(0, 0)
BIG: Final = 4  # D2.3
SMALL: Final = 3
# D2.3 The cells of the four goals, by the size of the area: north-west, north-east, south-east, south-west.
CORNERS_OF: Final = tuple(
    [(cell(-area, -area), cell(-area, area), cell(area, area), cell(area, -area)) for area in range(BIG + 1)]
)
START_LIES: Final = as_laid(START, 0)
ALL_SIDES: Final = [0, 1, 2, 3]  # of a hidden goal

# What the neighbours of a cell ask of a card laid there: the sides that must be open, and those that must be closed.
type Demands = tuple[Sides, Sides]


def corners(area: int) -> tuple[Cell, ...]:
    """D2.3 The cells of the four goals."""
    return CORNERS_OF[area]


def start_space() -> Space:
    """D2.15, D6.10 The start card's only space."""
    return space_at(CENTRE, HUB)


def card_at(s: DarkCave, at: Cell) -> Card:
    """The face-up card on a cell that has one."""
    return card_of(s.cave[at])


def shape_at(s: DarkCave, at: Cell) -> Shape | None:
    """The face-up card on a cell, as it lies."""
    lies = s.cave.get(at, NO_CARD)
    return None if lies < 0 else s.printed.lying[lies]


def crosses_bridge(s: DarkCave, before: Cell, space: Space) -> bool:
    """D6.21 Whether a step from another card leads onto a wooden lane; steps within the lane are free."""
    at = cell_of(space)
    shape = shape_at(s, at)
    return shape is not None and node_of(space) in shape.wooden and before != at


def feature_at(s: DarkCave, at: Cell) -> str:
    """The feature of the face-up card on a cell."""
    lies = s.cave.get(at, NO_CARD)
    return "" if lies < 0 else s.printed.kind[card_of(lies)]


def marked_space(s: DarkCave, at: Cell) -> Space:
    """D6.9 The space of the feature on a cell whose card has one."""
    return space_at(at, s.printed.lying[s.cave[at]].mark)


def hidden_goals(s: DarkCave) -> list[Cell]:
    """The cells of goals that lie face down."""
    return [at for at in corners(s.area) if at not in s.cave]


def feature_spaces(s: DarkCave, feature: str) -> list[Space]:
    """D6.9, D6.15 Where a feature is, on face-up cards only."""
    kind = s.printed.kind
    return sorted([marked_space(s, at) for at, lies in s.cave.items() if kind[card_of(lies)] == feature])


def is_feature(s: DarkCave, space: Space, feature: str) -> bool:
    """Whether this very space carries a feature."""
    at = cell_of(space)
    return feature_at(s, at) == feature and marked_space(s, at) == space


def beyond(s: DarkCave, at: Cell, side: Side) -> Space:
    """D6.7, D6.8, D8.24, D10.14, D13.5 The space behind a side of a card or hidden goal.

    ``OUT`` where there is none: nothing lies there, a wall or a web is in the way. A hidden goal is one space.
    """
    there = beside(at, side)
    shape = shape_at(s, there)
    port = -1
    if shape is not None:
        port = shape.port[opposite(side)]
    elif there in corners(s.area):
        port = HIDDEN_GOAL
    return OUT if port < 0 or edge_of(at, side) in s.webs else space_at(there, port)


def adjacent(s: DarkCave, space: Space) -> list[Space]:
    """D6.7, D6.8, D6.16, D6.17, D10.14, D13.5 Every space one move away."""
    at, node = cell_of(space), node_of(space)
    shape = shape_at(s, at)
    sides = ALL_SIDES if shape is None else shape.sides_at[node]
    found: list[Space] = []
    for side in sides:
        there = beyond(s, at, side)
        if there != OUT:
            found.append(there)
    if shape is not None:
        for other in shape.links[node]:
            found.append(space_at(at, other))
        if node == shape.mark and feature_at(s, at) == "ladder":
            for ladder in feature_spaces(s, "ladder"):
                if ladder != space and ladder not in found:
                    found.append(ladder)
    return sorted(found)


def can_step(s: DarkCave, space: Space) -> bool:
    """Whether any space is one move away: the same, but it stops at the first one."""
    at, node = cell_of(space), node_of(space)
    shape = shape_at(s, at)
    if shape is None:
        return bool(adjacent(s, space))
    if shape.links[node]:
        return True
    for side in shape.sides_at[node]:
        if beyond(s, at, side) != OUT:
            return True
    return bool(adjacent(s, space))


# -- D5 laying ---------------------------------------------------------------------------------------------------------


def openings(s: DarkCave) -> dict[Cell, Demands]:
    """D5.2, D5.3, D5.7 Every empty cell that an open side leads to, and what its neighbours ask of a card there."""
    must_open: dict[Cell, Sides] = {}
    must_close: dict[Cell, Sides] = {}
    goals = corners(s.area)
    for at, lies in s.cave.items():
        port = s.printed.lying[lies].port
        for side, there in enumerate(neighbours(at)):
            if there not in s.cave and there not in goals:
                asked = must_open if port[side] >= 0 else must_close
                asked[there] = with_side(asked.get(there, NO_SIDES), opposite(side))
    return {at: (sides, must_close.get(at, NO_SIDES)) for at, sides in must_open.items()}


def demands(s: DarkCave, at: Cell) -> Demands:
    """D5.6, D5.8 What the face-up neighbours of a cell ask of a card laid there: hidden goals ask nothing."""
    must_open = must_close = NO_SIDES
    for side in range(4):
        neighbour = shape_at(s, beside(at, side))
        if neighbour is not None:
            if neighbour.port[opposite(side)] >= 0:
                must_open = with_side(must_open, side)
            else:
                must_close = with_side(must_close, side)
    return must_open, must_close


def layings(s: DarkCave, card: Card) -> Iterator[tuple[Cell, int]]:
    """D5.1–D5.13 Every cell and orientation in which a path card may be laid."""
    return layings_at(s, card, openings(s))


def layings_at(s: DarkCave, card: Card, asked: dict[Cell, Demands]) -> Iterator[tuple[Cell, int]]:
    """The same, where it is known already what each cell asks."""
    shapes = s.printed.shape[card]
    for at in sorted(asked):
        must_open, must_close = asked[at]
        for way in range(len(shapes)):
            if fits(shapes[way].sides, must_open, must_close):
                yield at, way


def can_lay(s: DarkCave, card: Card, asked: dict[Cell, Demands]) -> bool:
    """D4.10 Whether a path card has any legal place."""
    for must_open, must_close in asked.values():
        for shape in s.printed.shape[card]:
            if fits(shape.sides, must_open, must_close):
                return True
    return False


# -- D8 cave-ins and webs ----------------------------------------------------------------------------------------------


def is_occupied(s: DarkCave, at: Cell) -> bool:
    """D8.7 Whether a dwarf or a creature stands on any space of a cell."""
    return any([space != OUT and cell_of(space) == at for space in s.dwarfs + s.creatures])


def removable(s: DarkCave) -> list[Cell]:
    """D8.7, D8.8 The cells whose path card a cave-in may remove."""
    goals = corners(s.area)
    return [at for at in sorted(s.cave) if at != CENTRE and at not in goals and not is_occupied(s, at)]


def web_edges(s: DarkCave) -> list[Edge]:
    """D8.20, D8.21, D8.23 Every edge with an open side of a face-up card and no web on it."""
    found: set[Edge] = set()
    for at, lies in s.cave.items():
        for side in s.printed.lying[lies].open_sides:
            found.add(edge_of(at, side))
    return sorted([edge for edge in found if edge not in s.webs])


def is_open_end(s: DarkCave, at: Cell, side: Side) -> bool:
    """D8.11, D8.13 An open side of a card that no path joins from the other side."""
    neighbour = shape_at(s, beside(at, side))
    return neighbour is None or neighbour.port[opposite(side)] < 0


def touched_webs(s: DarkCave, space: Space) -> list[int]:
    """D9.8 The webs on edges at whose port a figure on this space stands."""
    if space == OUT:
        return []
    at = cell_of(space)
    shape = shape_at(s, at)
    if shape is None:
        return []
    edges = [edge_of(at, side) for side in shape.sides_at[node_of(space)]]
    return [web for web in range(len(s.webs)) if s.webs[web] in edges]
