"""How far things are: cards still missing to a goal, moves between spaces, what a cave-in would cut off."""

from typing import Final

from partie.core import Card, Cell, Seat
from partie.core.grid import beside
from partie.games.darkcave.cave import adjacent, corners, shape_at, start_space
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.spaces import (
    HIDDEN_GOAL,
    HUB,
    NO_EDGE,
    OUT,
    Corner,
    Space,
    as_laid,
    cell_of,
    node_of,
    space_at,
    steps_between,
)

FAR: Final = 200  # no way is longer


def without_webs(s: DarkCave) -> DarkCave:
    """The cave as if all webs had gone: they go by themselves."""
    clear = s.clone()
    clear.webs = [NO_EDGE] * len(s.webs)
    return clear


def connected(s: DarkCave, start: Space) -> set[Space]:
    """Every space that can be reached from one, hidden goals among them; through a hidden goal nobody passes."""
    found = {start}
    todo = [start]
    while todo:
        here = todo.pop()
        if node_of(here) == HIDDEN_GOAL and here != start:
            continue
        for space in adjacent(s, here):
            if space not in found:
                found.add(space)
                todo.append(space)
    return found


def moves(s: DarkCave, start: Space, most: int, stops: set[Space], is_walker: bool = False) -> dict[Space, int]:
    """How many moves away each space is, up to ``most``; on some spaces every movement ends, for dwarfs on goals."""
    found = {start: 0}
    edge = [start]
    for number in range(1, most + 1):
        fresh: list[Space] = []
        for here in edge:
            if here != start and (here in stops or (is_walker and node_of(here) == HIDDEN_GOAL)):
                continue
            for space in adjacent(s, here):
                if space not in found:
                    found[space] = number
                    fresh.append(space)
        edge = fresh
    return found


def moves_to_goals(s: DarkCave, start: Space) -> dict[Corner, int]:
    """How many moves away each goal is to which a path leads: a hidden one as one space, an open one its hub."""
    near = moves(s, start, FAR, set(), is_walker=True)
    found: dict[Corner, int] = {}
    for corner, at in enumerate(corners(s.area)):
        space = space_at(at, HUB if at in s.cave else HIDDEN_GOAL)
        if space in near:
            found[corner] = near[space]
    return found


def cards_missing(s: DarkCave, seat: Seat) -> dict[Corner, int]:
    """For each corner whose goal is hidden: how many cards, at least, are missing between it and this seat's dwarf.

    Of a seat without a dwarf in the cave the start card stands in. Straight distance; what lies in the way may make it
    longer. A goal to which no path can be prolonged is left out.
    """
    clear = without_webs(s)
    here = s.dwarfs[seat] if seat < s.seats and s.dwarfs[seat] != OUT else start_space()
    spaces = connected(clear, here)
    goals = {at: corner for corner, at in enumerate(corners(s.area)) if at not in s.cave}
    ends: set[Cell] = set()
    missing: dict[Corner, int] = {}
    for space in spaces:
        at, node = cell_of(space), node_of(space)
        if node == HIDDEN_GOAL:
            missing[goals[at]] = 0
            continue
        shape = shape_at(s, at)
        if shape is None:
            continue
        for side in shape.sides_at[node]:
            beyond = beside(at, side)
            if beyond not in s.cave and beyond not in goals:
                ends.add(beyond)
    for at, corner in goals.items():
        if corner not in missing and ends:
            missing[corner] = min([steps_between(end, at) for end in ends])
    return missing


def laid(s: DarkCave, card: Card, at: Cell, way: int) -> DarkCave:
    """The cave with one more card."""
    after = s.clone()
    after.cave[at] = as_laid(card, way)
    return after


def cut_off(s: DarkCave, at: Cell) -> int:
    """D8.14 How many cards that are connected with the start card would no longer be, without the card on this cell."""
    clear = without_webs(s)
    before = {cell_of(space) for space in connected(clear, start_space())}
    del clear.cave[at]
    after = {cell_of(space) for space in connected(clear, start_space())}
    return len([each for each in before - after if each in clear.cave])
