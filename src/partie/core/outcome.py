"""How a game ends, and where its points come from."""

from collections.abc import Sequence
from typing import NamedTuple

from partie.core.seats import Seat


class Point(NamedTuple):
    """Points of one seat from one source, with the reason as a message key and its numbers."""

    seat: Seat
    row: str
    points: int
    why: str
    args: tuple[tuple[str, int], ...] = ()


class ScoreSheet(NamedTuple):
    """Rows are sources, columns are seats; every point stands in exactly one cell."""

    points: tuple[Point, ...]

    def rows(self) -> list[str]:
        """The sources, in the order they were scored."""
        return list(dict.fromkeys([point.row for point in self.points]))

    def total(self, seat: Seat) -> int:
        """What one seat has."""
        return sum([point.points for point in self.points if point.seat == seat])

    def of(self, row: str, seat: Seat) -> list[Point]:
        """One cell of the sheet."""
        return [point for point in self.points if point.row == row and point.seat == seat]


class Outcome(NamedTuple):
    """How a game ended: a place for each seat (1 is best, equal places are shared), scores, and why it ended.

    ``tie`` names what the rules put seats with equal scores in order by, as a word of the game's own; a game in which
    they always share a place says nothing.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    tie: str = ""

    def winners(self) -> list[Seat]:
        """The seats in the first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """Places by score, the highest first; equal scores share a place."""
    return tuple([1 + len([other for other in scores if other > score]) for score in scores])
