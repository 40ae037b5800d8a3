"""How far it is: the cheapest ways through the cave as it lies and as it may yet be built. Opinion, no rule.

Nodes are the spaces of face-up cards, hidden goals, and empty cells, which somebody may still fill.
"""

from heapq import heappop, heappush
from typing import Final

from partie.core.grid import STEP, column_of, opposite, row_of
from partie.games.darkcave.cave import adjacent, corners, edge_of, shape_at
from partie.games.darkcave.faces import HIDDEN_GOAL, HUB, TUNNEL
from partie.games.darkcave.state import DarkCave, Space

EMPTY: Final = 15  # the local number of a cell that holds no card
LAYING: Final = 5  # what it costs to have a card laid and to cross it, in moves
TOLL: Final = 2
FAR: Final = 999


def around(s: DarkCave, node: Space) -> list[tuple[Space, int]]:
    """Every node next to this one, and what the step costs."""
    at, local = node >> 4, node & 15
    found: list[tuple[Space, int]] = []
    if local == EMPTY:
        for side in range(4):
            beyond = at + STEP[side]
            shape = shape_at(s, beyond)
            if shape is not None:
                port = shape.port[opposite(side)]
                if port >= 0 and edge_of(at, side) not in s.webs:
                    found.append((beyond * 16 + port, 1))
            elif beyond in corners(s.area):
                found.append((beyond * 16 + HIDDEN_GOAL, 1))
            elif is_near(s, beyond):
                found.append((beyond * 16 + EMPTY, LAYING))
        return found
    for space in adjacent(s, node):
        found.append((space, 1 + (TOLL if space & 15 == TUNNEL else 0)))
    shape = shape_at(s, at)
    for side in range(4):
        beyond = at + STEP[side]
        leads_on = local == HIDDEN_GOAL if shape is None else shape.port[side] == local
        if leads_on and beyond not in s.cave and beyond not in corners(s.area) and is_near(s, beyond):
            found.append((beyond * 16 + EMPTY, LAYING))
    return found


def is_near(s: DarkCave, at: int) -> bool:
    """Whether anybody would build there: the area and one cell around it."""
    return abs(row_of(at)) <= s.area + 1 and abs(column_of(at)) <= s.area + 1


class Ways:
    """The ways of one position: what lies around a node is looked up once, however many searches need it."""

    def __init__(self, s: DarkCave) -> None:
        self.s = s
        self.known: dict[Space, list[tuple[Space, int]]] = {}

    def around(self, node: Space) -> list[tuple[Space, int]]:
        """Every node next to this one, and what the step costs."""
        found = self.known.get(node)
        if found is None:
            found = around(self.s, node)
            self.known[node] = found
        return found

    def costs_from(self, start: Space) -> dict[Space, int]:
        """What it costs to get from a node to every other."""
        best: dict[Space, int] = {start: 0}
        queue: list[tuple[int, Space]] = [(0, start)]
        while queue:
            cost, node = heappop(queue)
            if cost > best[node]:
                continue
            for other, step in self.around(node):
                longer = cost + step
                if longer < best.get(other, FAR):
                    best[other] = longer
                    heappush(queue, (longer, other))
        return best


def goal_node(s: DarkCave, corner: int) -> Space:
    """Where a dwarf must come to leave, if the exit is on this corner: the hub, or the goal while it lies face down."""
    at = corners(s.area)[corner]
    return at * 16 + (HUB if at in s.cave else HIDDEN_GOAL)
