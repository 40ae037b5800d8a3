"""How far it is: the cheapest ways through the cave as it lies and as it may yet be built. Opinion, no rule.

Nodes are the spaces of face-up cards, hidden goals, and empty cells, which somebody may still fill.
"""

from collections.abc import Collection
from functools import cache
from typing import Final

from partie.core import Cell
from partie.core.grid import beside, cell, neighbours, opposite
from partie.core.keeping import keep
from partie.games.darkcave.cave import ALL_SIDES, CENTRE, adjacent, corners, hidden_goals, openings, shape_at
from partie.games.darkcave.faces import Printed
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.spaces import (
    EMPTY,
    HIDDEN_GOAL,
    HUB,
    TUNNEL,
    Corner,
    Edge,
    Laid,
    Space,
    cell_of,
    edge_of,
    node_of,
    space_at,
)

LAYING: Final = 5  # what it costs to have a card laid and to cross it, in moves: the dearest step
TOLL: Final = 2
FAR: Final = 999
KEPT: Final = 64  # caves whose ways are kept: a search comes back to them


@cache
def building_ground(area: int) -> frozenset[Cell]:
    """Where anybody would build: the area and one cell around it, but not on the corners."""
    near = range(-area - 1, area + 2)
    return frozenset([cell(row, column) for row in near for column in near]).difference(corners(area))


class Ways:
    """The ways of one cave, whoever stands in it: every step with its cost, and the searches made so far."""

    def __init__(self, s: DarkCave, before: "Ways | None" = None, laid: Cell = CENTRE) -> None:
        """``before`` are the ways of the same cave before a card was laid: few empty cells have new neighbours then."""
        self.steps: dict[Space, list[tuple[Space, int]]] = {}
        self.known: dict[Space, dict[Space, int]] = {}
        self.openings = openings(s)
        empty = building_ground(s.area).difference(s.cave)
        if before is None:
            for at in empty:
                self.steps[space_at(at, EMPTY)] = from_empty(s, at, empty)
        else:
            for at in empty:
                node = space_at(at, EMPTY)
                self.steps[node] = before.steps[node]
            for at in neighbours(laid):
                if at in empty:
                    self.steps[space_at(at, EMPTY)] = from_empty(s, at, empty)
        for at in hidden_goals(s):
            node = space_at(at, HIDDEN_GOAL)
            self.steps[node] = from_space(s, node, empty)
        for at, lies in s.cave.items():
            for one in s.printed.lying[lies].nodes:
                node = space_at(at, one)
                self.steps[node] = from_space(s, node, empty)

    def costs_from(self, start: Space) -> dict[Space, int]:
        """What it costs to get from a node to every other that can be reached."""
        best = self.known.get(start)
        if best is not None:
            return best
        best = {start: 0}
        waiting: list[list[Space]] = [[] for _ in range(LAYING + 1)]  # by cost: no step is dearer, so they go round
        waiting[0].append(start)
        cost, count = 0, 1
        while count:
            turn = cost % (LAYING + 1)
            nodes = waiting[turn]
            waiting[turn] = []
            count -= len(nodes)
            for node in nodes:
                if best[node] < cost:
                    continue
                for other, step in self.steps[node]:
                    longer = cost + step
                    if longer < best.get(other, FAR):
                        best[other] = longer
                        waiting[longer % (LAYING + 1)].append(other)
                        count += 1
            cost += 1
        self.known[start] = best
        return best

    def within(self, start: Space, steps: int, stops: Collection[Space]) -> dict[Space, Space]:
        """Every space within a number of steps that is not behind a stop, with the first step towards it."""
        found: dict[Space, Space] = {start: start}
        front = [start]
        for _ in range(steps):
            ahead: list[Space] = []
            for here in front:
                if here != start and here in stops:
                    continue
                for there, _cost in self.steps[here]:
                    if node_of(there) != EMPTY and there not in found:
                        found[there] = there if here == start else found[here]
                        ahead.append(there)
            front = ahead
        return found


def from_empty(s: DarkCave, at: Cell, empty: Collection[Cell]) -> list[tuple[Space, int]]:
    """Every node next to an empty cell, and what the step costs."""
    found: list[tuple[Space, int]] = []
    for side in range(4):
        beyond = beside(at, side)
        if beyond in empty:
            found.append((space_at(beyond, EMPTY), LAYING))
            continue
        shape = shape_at(s, beyond)
        if shape is not None:
            port = shape.port[opposite(side)]
            if port >= 0 and edge_of(at, side) not in s.webs:
                found.append((space_at(beyond, port), 1))
        elif beyond in corners(s.area):
            found.append((space_at(beyond, HIDDEN_GOAL), 1))
    return found


def from_space(s: DarkCave, space: Space, empty: Collection[Cell]) -> list[tuple[Space, int]]:
    """Every node next to a space, and what the step costs: first the spaces, then the cells to build on."""
    at, node = cell_of(space), node_of(space)
    found = [(there, 1 + TOLL if node_of(there) == TUNNEL else 1) for there in adjacent(s, space)]
    shape = shape_at(s, at)
    for side in ALL_SIDES if shape is None else shape.sides_at[node]:
        beyond = beside(at, side)
        if beyond in empty:
            found.append((space_at(beyond, EMPTY), LAYING))
    return found


type Cave = tuple[Printed, int, tuple[tuple[Cell, Laid], ...], tuple[Edge, ...]]

_known: Final[dict[Cave, Ways]] = {}


def ways_of(v: DarkCave) -> Ways:
    """The ways of the cave in sight: the cave is open to all, so every seat that looks at it shares them."""
    lies = tuple(v.cave.items())
    webs = tuple(v.webs)
    found = _known.get((v.printed, v.area, lies, webs))
    if found is None:
        # Cards are kept in the order in which they were laid, so the cave of a moment ago is all but the last of them.
        before = _known.get((v.printed, v.area, lies[:-1], webs))
        found = keep(_known, (v.printed, v.area, lies, webs), Ways(v, before, lies[-1][0] if lies else CENTRE), KEPT)
    return found


def goal_node(s: DarkCave, corner: Corner) -> Space:
    """Where a dwarf must come to leave, if the exit is on this corner: the hub, or the goal while it lies face down."""
    at = corners(s.area)[corner]
    return space_at(at, HUB if at in s.cave else HIDDEN_GOAL)
