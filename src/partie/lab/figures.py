"""Means and shares with what they are worth: intervals that hold the true value 95 times in 100."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964


class Interval(NamedTuple):
    """A figure and between which values it may well lie."""

    value: float
    low: float
    high: float

    def facts(self) -> dict[str, float]:
        """For a program."""
        return {"figure": round(self.value, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


def share(wins: float, games: float) -> Interval:
    """Wilson's interval for a share: sound for small numbers and near the ends too."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    p, z2 = wins / games, Z * Z / games
    middle = (p + z2 / 2) / (1 + z2)
    half = Z * sqrt(p * (1 - p) / games + z2 / (4 * games)) / (1 + z2)
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


def ratio(clusters: Sequence[tuple[int, int]]) -> Interval:
    """The mean of numbers that hang together in clusters, such as the games of one deal: a total and a count for each.

    Only the clusters are independent, so the interval is by what they differ, and wider where they are few (Student's
    t, as its series for many clusters says it).
    """
    count = sum([each for _, each in clusters])
    free = len(clusters) - 1
    if not count or free < 1:
        raise ValueError("an interval takes two clusters")
    value = sum([total for total, _ in clusters]) / count
    spread = sum([(total - value * each) ** 2 for total, each in clusters]) * len(clusters) / free
    t = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    half = t * sqrt(spread) / count
    return Interval(value, value - half, value + half)


@dataclass
class Share:
    """How many of some seats won, counted game by game: seats of one game that win together tell no more than one."""

    seats: int = 0
    wins: int = 0
    seats_squared: int = 0
    wins_squared: int = 0
    products: int = 0

    def add(self, seats: int, wins: int) -> None:
        """One more game: how many seats, and how many of them won."""
        self.seats += seats
        self.wins += wins
        self.seats_squared += seats * seats
        self.wins_squared += wins * wins
        self.products += seats * wins

    def merge(self, other: "Share") -> None:
        """The games of another part."""
        self.seats += other.seats
        self.wins += other.wins
        self.seats_squared += other.seats_squared
        self.wins_squared += other.wins_squared
        self.products += other.products

    def interval(self) -> Interval:
        """The share by Wilson, for as many seats on their own as would tell as much as these games do."""
        if not 0 < self.wins < self.seats:  # nothing to tell how alike seats of one game are: take them as one
            alone = self.seats * self.seats / self.seats_squared if self.seats else 0.0
            return share(alone * self.wins / self.seats, alone) if alone else share(0, 0)
        p = self.wins / self.seats
        spread = self.wins_squared - 2 * p * self.products + p * p * self.seats_squared
        if spread <= 0.0:
            return Interval(p, p, p)
        alone = self.seats * self.seats * p * (1 - p) / spread
        return share(alone * p, alone)


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
