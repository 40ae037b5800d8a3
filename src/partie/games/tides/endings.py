"""The last round, solved: nothing is hidden in it but the card that the other seat chooses at the same moment.

When the last round begins, all 18 cards have come into play (T5.13, T-E6): four are removed, four are relics, ten are
in the two hands. A seat has seen all of them but the two that the other seat has just drawn, so it knows those too, and
knows that the other seat knows. What is left is a chain of small simultaneous games, five cards against five, then four
against four; it is solved from its end. Many orders of play lead to the same kingdoms: 14,400 orders to a hundred ends.

Earlier rounds are not solved, not even their last picks: the cards are known there too, but what they are worth depends
on relics, removals and cards that nobody has seen.
"""

from collections.abc import Callable, Sequence
from typing import Final

from partie.core import Action, Seat, Zone, has
from partie.core.cards import face
from partie.core.opinions import Solved
from partie.games.tides.faces import CARDS
from partie.games.tides.matrix import Equilibrium, equilibrium, expected
from partie.games.tides.position import Tides
from partie.games.tides.scoring import score_kingdoms, total

LAST_ROUND: Final = 3  # T1.3
SHIFT: Final = len(CARDS) + 1
ALL: Final = (1 << SHIFT) - 2  # the cards have the numbers 1 to 18

# What a final lead in points is worth to the seat that has it.
type Worth = Callable[[int], float]

# The place decides; the lead counts so little that it only parts answers that lead to the same places.
LEAD_COUNTS: Final = 1e-4
FAR: Final = 2000  # no lead is half as large


def points(lead: int) -> float:
    """The lead itself."""
    return float(lead)


def place(lead: int) -> float:
    """T7.2–T7.5 From 0 to 1: a victory 1, a shared one a half; true to a ten-thousandth."""
    won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return (1.0 - LEAD_COUNTS) * won + LEAD_COUNTS * (0.5 + lead / FAR)


class Ending:
    """The rest of a last round, as one seat plays it against the other. Sets of cards are ints, one bit a card."""

    def __init__(self, kingdoms: tuple[int, int], hands: tuple[int, int], lead: int, worth: Worth) -> None:
        self.kingdoms = kingdoms
        self.hands = hands
        self.lead = lead
        self.worth = worth
        self.picks: int = hands[0].bit_count()
        self.values: dict[int, float] = {}

    def equilibrium(self) -> Equilibrium:
        """How both seats should choose now; rows and columns are the hands, in order of the cards' numbers."""
        return equilibrium(self.matrix())

    def matrix(self) -> list[list[float]]:
        """What each pair of choices is worth."""
        return self._matrix(self.kingdoms[0], self.kingdoms[1], 0)

    def _matrix(self, mine: int, theirs: int, pick: int) -> list[list[float]]:
        """T3.7 Hands are exchanged after every pick: each seat chooses from its own and the other's in turn."""
        gone = mine | theirs
        rows = singles(self.hands[pick & 1] & ~gone)
        columns = singles(self.hands[~pick & 1] & ~gone)
        return [[self._value(mine | row, theirs | column, pick + 1) for column in columns] for row in rows]

    def _value(self, mine: int, theirs: int, pick: int) -> float:
        if pick >= self.picks - 1:
            # T3.9 The last card of each hand is played without a choice.
            gone = mine | theirs
            mine |= self.hands[pick & 1] & ~gone
            theirs |= self.hands[~pick & 1] & ~gone
        key = mine << SHIFT | theirs
        known = self.values.get(key)
        if known is None:
            if pick >= self.picks - 1:
                known = self.worth(self.lead + round_lead(mine, theirs))
            else:
                known = equilibrium(self._matrix(mine, theirs, pick)).value
            self.values[key] = known
        return known


def round_lead(mine: int, theirs: int) -> int:
    """T4.5 By how much one kingdom scores more than the other."""
    earned, against = score_kingdoms(cards_in(mine), cards_in(theirs))
    return total(earned) - total(against)


def singles(cards: int) -> list[int]:
    """Each card of a set as a set of its own."""
    return [1 << card for card in CARDS if cards >> card & 1]


def cards_in(cards: int) -> tuple[int, ...]:
    """The numbers of the cards in a set."""
    return tuple([card for card in CARDS if cards >> card & 1])


def ending(v: Tides, seat: Seat, worth: Worth) -> Ending | None:
    """The rest of the game as this seat sees it; None while anything else is hidden than the other seat's choice."""
    if v.round < LAST_ROUND or v.pile or not has(v.waiting, seat):
        return None
    other = 1 - seat
    mine = _set(v.kingdom[seat] + v.relics[seat])
    theirs = _set(v.kingdom[other] + v.relics[other])
    hand = _set(v.hand[seat])
    # Whatever lies nowhere else is in the other hand, also the two cards whose faces this seat has not seen.
    others = ALL & ~(mine | theirs | hand | _set(v.removed))
    return Ending((mine, theirs), (hand, others), v.vp[seat] - v.vp[other], worth)


def solve(v: Tides, seat: Seat, legal: Sequence[Action]) -> list[Solved] | None:
    """What each card of the hand is worth in places, and how often to choose it."""
    rest = ending(v, seat, place)
    if rest is None:
        return None
    matrix = rest.matrix()
    best = equilibrium(matrix)
    worths = expected(matrix, best.columns)
    # Rows stand in the order of the cards' numbers, and so do the options, since a hand is sorted.
    return [Solved(action, share, worth) for action, share, worth in zip(legal, best.rows, worths, strict=True)]


def _set(z: Zone) -> int:
    cards = 0
    for p in z:
        cards |= 1 << face(p)
    return cards
