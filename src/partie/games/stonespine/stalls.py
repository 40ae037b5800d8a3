"""S3.9, S8.4 The sets of the market: the top and the bottom one of each market card.

Sets are numbered from the left, the top one of a card before its bottom one: set 3 is the bottom of the second card.
"""

from partie.core import Card
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import JAEL


def set_number(s: Stonespine, card: Card, half: int) -> int:
    """The number of one set of a shown market card; half 0 is the top."""
    return 2 * s.stalls.index(card) + half


def card_of(s: Stonespine, number: int) -> Card:
    """The market card of a set."""
    return s.stalls[number >> 1]


def half_of(number: int) -> int:
    """Whether a set is the top (0) or the bottom (1) one of its card."""
    return number & 1


def marked_sets(s: Stonespine) -> list[int]:
    """S16.5 The sets that Jael's card of the year marks: the top or the bottom one of each market card."""
    takes = s.printed.jael_takes[s.jael_now - JAEL]
    return [2 * stall + (1 if half == "B" else 0) for stall, half in enumerate(takes)]


def price_of(s: Stonespine, number: int) -> int:
    """S8.5 What a set costs."""
    return s.printed.prices[s.stalls[number >> 1]][number & 1]


def slots_of(s: Stonespine, number: int) -> str:
    """S3.8 The shapes of a set's slots."""
    return s.printed.slots[s.stalls[number >> 1]][number & 1]


def tokens_of(s: Stonespine, number: int) -> list[Card]:
    """S8.9 The tokens that lie on a set."""
    return [token for token in s.wares[number] if token]


def clear(s: Stonespine, number: int) -> None:
    """S8.9 Nothing lies on a set any more."""
    s.wares[number] = (0,) * len(s.wares[number])
