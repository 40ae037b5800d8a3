"""Means and shares with what they are worth: intervals that hold the true value 95 times in 100."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964


class Interval(NamedTuple):
    """A figure and between which values it may well lie."""

    value: float
    low: float
    high: float


def share(wins: int, games: int) -> Interval:
    """Wilson's interval for a share: sound for small numbers and near the ends too."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    p, z2 = wins / games, Z * Z / games
    middle = (p + z2 / 2) / (1 + z2)
    half = Z * sqrt(p * (1 - p) / games + z2 / (4 * games)) / (1 + z2)
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


@dataclass
class Sum:
    """Numbers added up, with what it takes to tell how far they spread."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """One more number."""
        self.count += 1
        self.total += number
        self.squares += number * number

    def merge(self, other: "Sum") -> None:
        """The numbers of another part."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> Interval:
        """The mean and its interval."""
        if not self.count:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        half = Z * sqrt(spread / self.count)
        return Interval(mean, mean - half, mean + half)
