"""Who plays with whom, of those who wait for a quick match. It asks nobody for anything, not even for the time.

The rules:

1. Together play those who wait for the same game, the same pace, and both rated or both friendly tables.
2. Whoever has waited longest chooses first: as many seats as they want that can be filled, and the people nearest to
   their rating in that game with that number of seats.
3. At a rated table two are near if their ratings differ by no more than each of them accepts: 100 points, the doubt of
   their own rating, and 10 points for every second that they have waited. At a friendly table everybody is near.
4. Two who have blocked each other never play together.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, NamedTuple

from partie.server.ratings.skill import START, Skill

NEAR: Final = 100.0  # points that everybody accepts at once
WIDER: Final = 10.0  # more for every second
LOOKED_AT: Final = 64  # neighbours whom one person looks at: so that a crowd that blocks each other costs no more

type Blocks = Collection[tuple[int, int]]


@dataclass(frozen=True)
class QueueEntry:
    """Somebody who waits since a moment, in seconds, for a table with ``least`` to ``most`` seats.

    ``skills`` are their ratings in that game by the number of seats.
    """

    person: int
    game: str
    least: int
    most: int
    clock: str
    is_rated: bool
    since: float
    skills: Mapping[int, Skill]

    def points(self, count: int) -> int:
        """Their rating at a table with this number of seats."""
        return self.skills.get(count, START).points

    def accepts(self, count: int, now: float) -> float:
        """How far from their own a rating may be."""
        if not self.is_rated:
            return inf
        return NEAR + self.skills.get(count, START).doubt + WIDER * max(0.0, now - self.since)


class MatchedGroup(NamedTuple):
    """People who play together now, whoever has waited longest first."""

    game: str
    clock: str
    is_rated: bool
    persons: tuple[int, ...]


class _Line:
    """Those who may sit at a table of one size, in the order of their ratings; whoever is taken steps out."""

    def __init__(self, waiting: Sequence[QueueEntry], count: int, now: float) -> None:
        self.count = count
        self._people = sorted(waiting, key=lambda each: (each.points(count), each.since, each.person))
        self._points = [each.points(count) for each in self._people]
        self._accepts = [each.accepts(count, now) for each in self._people]
        self._at = {each.person: at for at, each in enumerate(self._people)}
        self._left = [at - 1 for at in range(len(self._people))]
        self._right = [*range(1, len(self._people)), -1] if self._people else []

    def around(self, person: int, blocks: Blocks) -> list[int] | None:
        """A table full of people: this one and the nearest who are free. None if there are too few."""
        at = self._at[person]
        chosen = [person]
        left, right = self._left[at], self._right[at]
        for _ in range(LOOKED_AT):
            if len(chosen) == self.count or (left < 0 and right < 0):
                break
            if right < 0 or (left >= 0 and self._far(at, left) <= self._far(at, right)):
                other, left = left, self._left[left]
            else:
                other, right = right, self._right[right]
            far = self._far(at, other)
            if far > self._accepts[at]:
                break
            who = self._people[other].person
            if far <= self._accepts[other] and not any([(who, each) in blocks for each in chosen]):
                chosen.append(who)
        return chosen if len(chosen) == self.count else None

    def _far(self, one: int, other: int) -> int:
        return abs(self._points[one] - self._points[other])

    def step_out(self, person: int) -> None:
        """Somebody is taken."""
        at = self._at.get(person)
        if at is None:
            return
        left, right = self._left[at], self._right[at]
        if left >= 0:
            self._right[left] = right
        if right >= 0:
            self._left[right] = left


def match_up(waiting: Sequence[QueueEntry], now: float, blocks: Blocks = ()) -> list[MatchedGroup]:
    """Everybody who can play now, by the rules above."""
    both_ways = {*blocks, *[(other, one) for one, other in blocks]}
    kinds: dict[tuple[str, str, bool], list[QueueEntry]] = {}
    for each in waiting:
        kinds.setdefault((each.game, each.clock, each.is_rated), []).append(each)
    return [
        MatchedGroup(*kind, tuple(persons))
        for kind, people in sorted(kinds.items())
        for persons in _companies(people, now, both_ways)
    ]


def _companies(people: Sequence[QueueEntry], now: float, blocks: Blocks) -> list[list[int]]:
    counts = range(min([each.least for each in people]), max([each.most for each in people]) + 1)
    lines = {
        count: _Line([each for each in people if each.least <= count <= each.most], count, now) for count in counts
    }
    taken: set[int] = set()
    found: list[list[int]] = []
    for each in sorted(people, key=lambda each: (each.since, each.person)):
        for count in range(each.most, each.least - 1, -1):
            chosen = None if each.person in taken else lines[count].around(each.person, blocks)
            if chosen is not None:
                found.append(chosen)
                taken.update(chosen)
                for line in lines.values():
                    for person in chosen:
                        line.step_out(person)
    return found
