"""D5, D6 The cave: where a card may be laid, which spaces are adjacent, which edges can carry a web.

A space is a cell and a local space, an edge the cell south or west of it and its north or east side. Everything that
moves, blocks or is looked for asks the same few functions.
"""

from collections.abc import Iterator
from typing import Final

from partie.core.grid import EAST, NORTH, STEP, cell, opposite
from partie.games.darkcave.faces import HIDDEN_GOAL, HUB, START, Shape
from partie.games.darkcave.state import OUT, DarkCave, Space

CENTRE: Final = cell(0, 0)
BIG: Final = 4  # D2.3
SMALL: Final = 3
# D2.3 The cells of the four goals, by the size of the area: north-west, north-east, south-east, south-west.
CORNERS_OF: Final = tuple(
    [(cell(-area, -area), cell(-area, area), cell(area, area), cell(area, -area)) for area in range(BIG + 1)]
)


def corners(area: int) -> tuple[int, ...]:
    """D2.3 The cells of the four goals."""
    return CORNERS_OF[area]


def edge_of(at: int, side: int) -> int:
    """The edge on one side of a cell; two neighbours share theirs."""
    if side in (NORTH, EAST):
        return at * 2 + side
    return (at + STEP[side]) * 2 + opposite(side)


def shape_at(s: DarkCave, at: int) -> Shape | None:
    """The face-up card on a cell, as it lies."""
    lies = s.cave.get(at, -1)
    return None if lies < 0 else s.printed.shape[lies >> 1][lies & 1]


def feature_at(s: DarkCave, at: int) -> str:
    """The feature of the face-up card on a cell."""
    lies = s.cave.get(at, -1)
    return "" if lies < 0 else s.printed.kind[lies >> 1]


def hidden_goals(s: DarkCave) -> list[int]:
    """The cells of goals that lie face down."""
    return [at for at in corners(s.area) if at not in s.cave]


def feature_spaces(s: DarkCave, feature: str) -> list[Space]:
    """D6.9, D6.15 Where a feature is, on face-up cards only."""
    found: list[Space] = []
    for at, lies in s.cave.items():
        if s.printed.kind[lies >> 1] == feature:
            found.append(at * 16 + s.printed.shape[lies >> 1][lies & 1].mark)
    return sorted(found)


def is_feature(s: DarkCave, space: Space, feature: str) -> bool:
    """Whether this very space carries a feature."""
    at = space >> 4
    shape = shape_at(s, at)
    return shape is not None and feature_at(s, at) == feature and shape.mark == space & 15


def adjacent(s: DarkCave, space: Space) -> list[Space]:
    """D6.7, D6.8, D6.16, D6.17, D10.14, D13.5 Every space one move away; a hidden goal is one space."""
    at, local = space >> 4, space & 15
    found: list[Space] = []
    if local == HIDDEN_GOAL:
        for side in range(4):
            beyond = at + STEP[side]
            shape = shape_at(s, beyond)
            if shape is not None and edge_of(at, side) not in s.webs:
                port = shape.port[opposite(side)]
                if port >= 0:
                    found.append(beyond * 16 + port)
        return found
    shape = shape_at(s, at)
    if shape is None:
        return found
    for other in shape.links[local]:
        found.append(at * 16 + other)
    for side in range(4):
        if shape.port[side] != local or edge_of(at, side) in s.webs:
            continue
        beyond = at + STEP[side]
        neighbour = shape_at(s, beyond)
        if neighbour is not None:
            if neighbour.port[opposite(side)] >= 0:
                found.append(beyond * 16 + neighbour.port[opposite(side)])
        elif beyond in corners(s.area):
            found.append(beyond * 16 + HIDDEN_GOAL)
    if local == shape.mark and feature_at(s, at) == "ladder":
        for ladder in feature_spaces(s, "ladder"):
            if ladder != space and ladder not in found:
                found.append(ladder)
    return sorted(found)


# -- D5 laying ---------------------------------------------------------------------------------------------------------


def openings(s: DarkCave) -> dict[int, tuple[int, int]]:
    """D5.2, D5.3, D5.7 Every empty cell that an open side leads to: the sides that must be open, and closed."""
    found: dict[int, tuple[int, int]] = {}
    goals = corners(s.area)
    for at, lies in s.cave.items():
        sides = s.printed.shape[lies >> 1][lies & 1].sides
        for side in range(4):
            beyond = at + STEP[side]
            if sides >> side & 1 and beyond not in s.cave and beyond not in goals and beyond not in found:
                found[beyond] = demands(s, beyond)
    return found


def demands(s: DarkCave, at: int) -> tuple[int, int]:
    """D5.6, D5.8 What the face-up neighbours of a cell ask of a card laid there: hidden goals ask nothing."""
    must_open = must_close = 0
    for side in range(4):
        lies = s.cave.get(at + STEP[side], -1)
        if lies >= 0:
            if s.printed.shape[lies >> 1][lies & 1].sides >> opposite(side) & 1:
                must_open |= 1 << side
            else:
                must_close |= 1 << side
    return must_open, must_close


def fits(shape: Shape, must_open: int, must_close: int) -> bool:
    """D5.6, D5.7 Open to open, closed to closed, and at least one path prolonged."""
    return must_open != 0 and shape.sides & must_open == must_open and not shape.sides & must_close


def layings(s: DarkCave, card: int) -> Iterator[tuple[int, int]]:
    """D5.1–D5.13 Every cell and orientation in which a path card may be laid."""
    return layings_at(s, card, openings(s))


def layings_at(s: DarkCave, card: int, asked: dict[int, tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The same, where it is known already what each cell asks."""
    shapes = s.printed.shape[card]
    for at in sorted(asked):
        must_open, must_close = asked[at]
        for turned in range(len(shapes)):
            if fits(shapes[turned], must_open, must_close):
                yield at, turned


def can_lay(s: DarkCave, card: int, asked: dict[int, tuple[int, int]]) -> bool:
    """D4.10 Whether a path card has any legal place."""
    for must_open, must_close in asked.values():
        for shape in s.printed.shape[card]:
            if fits(shape, must_open, must_close):
                return True
    return False


# -- D8 cave-ins and webs ----------------------------------------------------------------------------------------------


def is_occupied(s: DarkCave, at: int) -> bool:
    """D8.7 Whether a dwarf or a creature stands on any space of a cell."""
    return any([space != OUT and space >> 4 == at for space in s.dwarfs + s.creatures])


def removable(s: DarkCave) -> list[int]:
    """D8.7, D8.8 The cells whose path card a cave-in may remove."""
    goals = corners(s.area)
    return [at for at in sorted(s.cave) if at != CENTRE and at not in goals and not is_occupied(s, at)]


def web_edges(s: DarkCave) -> list[int]:
    """D8.20, D8.21, D8.23 Every edge with an open side of a face-up card and no web on it."""
    found: set[int] = set()
    for at, lies in s.cave.items():
        sides = s.printed.shape[lies >> 1][lies & 1].sides
        for side in range(4):
            if sides >> side & 1:
                found.add(edge_of(at, side))
    return sorted([edge for edge in found if edge not in s.webs])


def is_open_end(s: DarkCave, at: int, side: int) -> bool:
    """D8.11, D8.13 An open side of a card that no path joins from the other side."""
    neighbour = shape_at(s, at + STEP[side])
    return neighbour is None or not neighbour.sides >> opposite(side) & 1


def touched_webs(s: DarkCave, space: Space) -> list[int]:
    """D9.8 The webs on edges at whose port a figure on this space stands."""
    if space == OUT:
        return []
    at, local = space >> 4, space & 15
    shape = shape_at(s, at)
    if shape is None:
        return []
    edges = [edge_of(at, side) for side in range(4) if shape.port[side] == local]
    return [web for web in range(len(s.webs)) if s.webs[web] != OUT and s.webs[web] in edges]


def start_space() -> Space:
    """D2.15, D6.10 The start card's only space."""
    return CENTRE * 16 + HUB


def lies_turned(card: int, turned: int) -> int:
    """How the cave's map holds a card."""
    return card * 2 + turned


START_LIES: Final = START * 2
