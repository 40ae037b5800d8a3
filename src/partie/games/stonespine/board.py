"""S4 The dungeon: four rows of four places, doors and secret passages, networks, clusters and single paths.

Places are numbered 0 to 15, row by row from the top left. Edges are numbered too: 0 to 19 lie across (line above row 1,
then below each row, four each), 20 to 39 stand upright (row by row, five each).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from partie.games.stonespine.faces import NOTHING, Chamber

SIZE: Final = 4
PLACES: Final = 16
CENTRAL: Final = (5, 6, 9, 10)
COLUMNS: Final = tuple([tuple(range(column, PLACES, SIZE)) for column in range(SIZE)])
ROWS: Final = tuple([tuple(range(row * SIZE, row * SIZE + SIZE)) for row in range(SIZE)])


def place_at(row: int, column: int) -> int:
    """The place that the rulebook calls (row, column), both counted from 1."""
    return (row - 1) * SIZE + column - 1


def edge(place: int, side: str) -> int:
    """S4.5 The edge on one side of a place; two adjacent places share theirs."""
    row, column = divmod(place, SIZE)
    if side == "T":
        return row * SIZE + column
    if side == "B":
        return (row + 1) * SIZE + column
    return 20 + row * 5 + column + (side == "R")


def _joints() -> tuple[tuple[int, int, str, str, int], ...]:
    """Every inner edge: the two places, the side of each, and the edge's number."""
    found: list[tuple[int, int, str, str, int]] = []
    for place in range(PLACES):
        if place % SIZE < SIZE - 1:
            found.append((place, place + 1, "R", "L", edge(place, "R")))
        if place + SIZE < PLACES:
            found.append((place, place + SIZE, "B", "T", edge(place, "B")))
    return tuple(found)


JOINTS: Final = _joints()


@cache
def single_paths() -> tuple[tuple[int, int], ...]:
    """S4.14 Every single path of a fully connected dungeon, as a set of joints and a set of places: 14,248 of them."""
    around: list[list[tuple[int, int]]] = [[] for _ in range(PLACES)]
    for number, (one, two, _, _, _) in enumerate(JOINTS):
        around[one].append((two, 1 << number))
        around[two].append((one, 1 << number))
    found: list[tuple[int, int]] = []

    def walk(start: int, here: int, joints: int, places: int) -> None:
        for there, joint in around[here]:
            if not places >> there & 1:
                if there > start:  # each path once, from its smaller end
                    found.append((joints | joint, places | 1 << there))
                walk(start, there, joints | joint, places | 1 << there)

    for start in range(PLACES):
        walk(start, start, 0, 1 << start)
    return tuple(found)


class Dungeon:
    """One seat's dungeon as scoring sees it: chambers by number (0 where none lies yet), token faces, passages."""

    def __init__(
        self,
        chambers: Sequence[int],
        tokens: Sequence[Sequence[str]],
        passages: frozenset[int],
        faces: Mapping[int, Chamber],
    ) -> None:
        self.faces: list[Chamber | None] = [faces[number] if number else None for number in chambers]
        self.tokens: list[tuple[str, ...]] = [tuple(each) for each in tokens]
        self.passages = passages
        self.elements: list[tuple[str, ...]] = [self._elements(place) for place in range(PLACES)]

    def _elements(self, place: int) -> tuple[str, ...]:
        """S4.20 Printed and token elements count alike."""
        chamber = self.faces[place]
        printed = tuple([each for each in chamber.places if each != NOTHING]) if chamber is not None else ()
        return printed + self.tokens[place]

    def count(self, kinds: Sequence[str], places: Sequence[int] = range(PLACES)) -> int:
        """How many elements of these kinds lie on these places."""
        return sum([len([each for each in self.elements[place] if each in kinds]) for place in places])

    def is_open(self, place: int, side: str) -> bool:
        """S4.7 A door is printed there, or a secret passage lies on the edge."""
        chamber = self.faces[place]
        return chamber is not None and (side in chamber.doors or edge(place, side) in self.passages)

    def links(self) -> int:
        """S4.8–S4.10 The set of joints that connect: two printed doors, or a passage, between two chambers."""
        joined = 0
        for number, (one, two, side, other, shared) in enumerate(JOINTS):
            first, second = self.faces[one], self.faces[two]
            if first is None or second is None:
                continue
            if shared in self.passages or (side in first.doors and other in second.doors):
                joined |= 1 << number
        return joined

    def network(self, place: int) -> set[int]:
        """S4.13 The chamber and all that can be reached from it."""
        joined = self.links()
        return _reached(place, [joint[:2] for i, joint in enumerate(JOINTS) if joined >> i & 1])

    def clusters(self) -> list[set[int]]:
        """S4.17–S4.19 The largest groups of one type that hang together by adjacency."""
        alike: list[tuple[int, int]] = []
        for one, two, _, _, _ in JOINTS:
            first, second = self.faces[one], self.faces[two]
            if first is not None and second is not None and first.type == second.type:
                alike.append((one, two))
        found: list[set[int]] = []
        for place in range(PLACES):
            if self.faces[place] is not None and not any([place in cluster for cluster in found]):
                found.append(_reached(place, alike))
        return found

    def best_single_path(self, kinds: Sequence[str]) -> int:
        """S4.14–S4.16, S4.32 The most elements of these kinds on one single path; 0 where there is no path."""
        closed = ~self.links()
        weight = [self.count(kinds, (place,)) for place in range(PLACES)]
        # The sum over a set of places is the sum over its two halves, looked up.
        low = [sum([weight[i] for i in range(8) if half >> i & 1]) for half in range(256)]
        high = [sum([weight[i + 8] for i in range(8) if half >> i & 1]) for half in range(256)]
        walked = {places for joints, places in single_paths() if not joints & closed}
        return max([low[places & 255] + high[places >> 8] for places in walked], default=0)

    def gate(self, column: int, is_entrance: bool) -> set[int]:
        """S11.14–S11.17 The network of the chamber at a doorway token, empty if it is not open there."""
        place = place_at(1 if is_entrance else SIZE, column)
        return self.network(place) if self.is_open(place, "T" if is_entrance else "B") else set()


def _reached(start: int, pairs: Sequence[tuple[int, int]]) -> set[int]:
    found = {start}
    grows = True
    while grows:
        grows = False
        for one, two in pairs:
            if (one in found) != (two in found):
                found |= {one, two}
                grows = True
    return found
