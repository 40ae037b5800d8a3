"""S4.20–S4.25 Elements: their kinds, and how many of each there are somewhere.

The counts of all twelve kinds are packed into two words of six bytes, so that sixteen chambers are counted by adding
sixteen times two numbers. Only this module knows how the words are made up.
"""

from collections.abc import Sequence
from typing import Final

from partie.core.native import i64
from partie.games.stonespine.faces import STARS

# S4.21–S4.24 The kinds of element: six in each word.
GNOLL: Final = 0
GOBLIN: Final = 1
KOBOLD: Final = 2
OOZE: Final = 3
SLIME: Final = 4
CHEST: Final = 5
BEAR: Final = 6
BLADE: Final = 7
FIRE: Final = 8
PIT: Final = 9
SPIKE: Final = 10
STAR: Final = 11
KINDS: Final = ("gnoll", "goblin", "kobold", "ooze", "slime", "chest", "bear", "blade", "fire", "pit", "spike", "star")
MONSTERS: Final = (GNOLL, GOBLIN, KOBOLD, OOZE, SLIME)
MINIONS: Final = (GNOLL, GOBLIN, KOBOLD)
SLIMY: Final = (OOZE, SLIME)
TRAPS: Final = (BEAR, BLADE, FIRE, PIT, SPIKE)


def kind_of(element: str) -> int:
    """S4.24, S4.25 The kind of an element; a star is a star, whatever its value."""
    return STAR if element in STARS else KINDS.index(element)


def star_value(element: str) -> int:
    """S4.24 What a star is worth; nothing else is worth anything."""
    return int(element) if element in STARS else 0


def words_of(elements: Sequence[str]) -> tuple[int, int]:
    """The two words of some elements: a byte for each kind."""
    low = high = 0
    for element in elements:
        kind = kind_of(element)
        if kind < 6:
            low += 1 << 8 * kind
        else:
            high += 1 << 8 * (kind - 6)
    return low, high


def counted(low: i64, high: i64, kinds: tuple[int, ...]) -> int:
    """How many elements of these kinds two words hold."""
    found: i64 = 0
    for kind in kinds:
        if kind < 6:
            found += low >> 8 * kind & 255
        else:
            found += high >> 8 * (kind - 6) & 255
    return int(found)


def chests_in(low: i64) -> i64:
    """S7.3 How many treasure chests the first of two words holds."""
    return low >> 8 * CHEST & 255


class Elements:
    """S4.20 Some elements together, wherever they lie: how many of each kind, and what the stars are worth."""

    def __init__(self, low: int, high: int, stars: int) -> None:
        self.low_total: int = low
        self.high_total: int = high
        self.star_sum: int = stars

    def total(self, kinds: tuple[int, ...]) -> int:
        """How many elements of these kinds there are."""
        return counted(self.low_total, self.high_total, kinds)
