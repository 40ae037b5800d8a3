"""What is printed on the 18 cards (T1.6–T1.9, T9). Rows, not classes: a correction is one line."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """T1.8 The five suits. A suitless card is no suit at all (T8.21)."""

    PALACE = 0
    LIBRARY = 1
    GARDEN = 2
    TEMPLE = 3
    STRONGHOLD = 4


SUITS: Final = 5
NO_SUIT: Final = -1
LETTERS: Final = "PLGTS"

# The kinds of ability; scoring.py has one function for each.
TIES: Final = "ties"
MAJORITY: Final = "majority"
EACH: Final = "each"
SETS: Final = "set"
MISSING: Final = "missing"
SINGLES: Final = "singles"
DOUBLE: Final = "double"
BEST: Final = "best"


@dataclass(frozen=True)
class Face:
    """One card: its number, its suit, and what its ability counts and pays."""

    card: int
    suit: int
    kind: str
    targets: tuple[int, ...]
    points: int


def _face(card: int, suit: str, kind: str, targets: str, points: int) -> Face:
    return Face(card, LETTERS.find(suit), kind, tuple([LETTERS.index(each) for each in targets]), points)


# fmt: off
_ROWS: Final = (
    #     card suit  kind      targets  points
    _face(1,  "P", TIES,     "",      0),   # T9.1  Kings Nest
    _face(2,  "P", MAJORITY, "S",     7),   # T9.2  Ancient Divide
    _face(3,  "P", EACH,     "L",     3),   # T9.3  Eternal Palace
    _face(4,  "L", MAJORITY, "T",     7),   # T9.4  The Great Library of Ahm
    _face(5,  "L", SETS,     "PTS",   9),   # T9.5  The Mana Well
    _face(6,  "L", EACH,     "G",     3),   # T9.6  The Citadel of the Prophets
    _face(7,  "G", MAJORITY, "P",     7),   # T9.7  Golden Ziggurat
    _face(8,  "G", EACH,     "S",     3),   # T9.8  Gods' Baths
    _face(9,  "G", SETS,     "PLGTS", 13),  # T9.9  The Maze of the Damned
    _face(10, "S", MISSING,  "PLGTS", 3),   # T9.10 The Eye of the North
    _face(11, "S", EACH,     "T",     3),   # T9.11 The Jinn Shackles
    _face(12, "S", MAJORITY, "L",     7),   # T9.12 Old Man's Pass
    _face(13, "T", MAJORITY, "G",     7),   # T9.13 Blood-tear Spring
    _face(14, "T", SETS,     "LG",    5),   # T9.14 The Sky Pillars
    _face(15, "T", EACH,     "P",     3),   # T9.15 The Vestibule
    _face(16, "-", SINGLES,  "PLGTS", 8),   # T9.16 The Molehill
    _face(17, "-", DOUBLE,   "PLGTS", 0),   # T9.17 The Roof of the World
    _face(18, "-", BEST,     "",      8),   # T9.18 The Sapphire Port
)
# fmt: on

CARDS: Final = tuple([face.card for face in _ROWS])
NO_CARD: Final = Face(0, NO_SUIT, "", (), 0)
FACES: Final[tuple[Face, ...]] = (NO_CARD, *_ROWS)

KINGS_NEST: Final = 1
ROOF_OF_THE_WORLD: Final = 17
SAPPHIRE_PORT: Final = 18
