"""T4, T8 Counting victory points: one function for each kind of card, every point with its reason."""

from typing import Final

from partie.core import Point, ScoreSheet
from partie.games.tides.faces import (
    BEST,
    DOUBLE,
    EACH,
    FACES,
    KINGS_NEST,
    MAJORITY,
    MISSING,
    ROOF_OF_THE_WORLD,
    SAPPHIRE_PORT,
    SETS,
    SINGLES,
    SUITS,
    TIES,
    Face,
)
from partie.games.tides.position import Kingdoms

# T8.12 With Kings Nest a tie at 0 : 0 is a tie like any other, and won. Open point 1: set False for the other reading.
NEST_WINS_AT_ZERO: Final = True


class Side:
    """One kingdom as the abilities see it: how many cards of each suit, then doubled by the Roof of the World."""

    __slots__ = ("counts", "has_nest", "singles")

    def __init__(self, cards: tuple[int, ...]) -> None:
        on_cards = count_suits(cards)
        self.singles: int = on_cards.count(1)  # T8.20 by cards, before any doubling
        self.has_nest: bool = KINGS_NEST in cards
        self.counts: list[int] = double(on_cards) if ROOF_OF_THE_WORLD in cards else on_cards


class Earned:
    """What one card earned, and the numbers that explain it: how many the owner has, and the opponent."""

    __slots__ = ("card", "count", "points", "theirs")

    def __init__(self, card: int, points: int, count: int, theirs: int) -> None:
        self.card = card
        self.points = points
        self.count = count
        self.theirs = theirs


def count_suits(cards: tuple[int, ...]) -> list[int]:
    """T8.1, T8.3 A suit's count is the number of its cards in the kingdom, the scoring card itself included."""
    counts = [0] * SUITS
    for card in cards:
        suit = FACES[card].suit
        if suit >= 0:
            counts[suit] += 1
    return counts


def double(counts: list[int]) -> list[int]:
    """T8.13, T8.14 The Roof of the World doubles the most numerous suit, or all that share the highest count."""
    most = max(counts)
    return [2 * count if count == most else count for count in counts]


def wins(face: Face, mine: int, theirs: int, nest: bool) -> int:
    """T8.7–T8.12 Strictly more pays once; a tie only with Kings Nest."""
    if mine > theirs or (mine == theirs and nest and (NEST_WINS_AT_ZERO or mine > 0)):
        return face.points
    return 0


def score_majority(face: Face, side: Side, other: Side) -> Earned:
    """T8.7, T8.17 More of a suit than the opponent; both sides count as doubled."""
    mine, theirs = side.counts[face.targets[0]], other.counts[face.targets[0]]
    return Earned(face.card, wins(face, mine, theirs, side.has_nest), mine, theirs)


def score_each(face: Face, side: Side) -> Earned:
    """T8.5, T8.16 So much for each of a suit."""
    count = side.counts[face.targets[0]]
    return Earned(face.card, face.points * count, count, 0)


def score_sets(face: Face, side: Side) -> Earned:
    """T8.6, T8.18 So much for each complete set: the smallest of the counts."""
    sets = side.counts[face.targets[0]]
    for suit in face.targets:
        if side.counts[suit] < sets:
            sets = side.counts[suit]
    return Earned(face.card, face.points * sets, sets, 0)


def score_missing(face: Face, side: Side) -> Earned:
    """T9.10, T8.19 So much for each suit the kingdom lacks; doubling cannot change that."""
    missing = side.counts.count(0)
    return Earned(face.card, face.points * missing, missing, 0)


def score_singles(face: Face, side: Side, other: Side) -> Earned:
    """T9.16, T8.20, T8.21 More suits that stand on exactly one card."""
    return Earned(face.card, wins(face, side.singles, other.singles, side.has_nest), side.singles, other.singles)


def score_card(face: Face, side: Side, other: Side) -> Earned:
    """T4.7 step 3: every ability but the Sapphire Port's."""
    kind = face.kind
    if kind == MAJORITY:
        return score_majority(face, side, other)
    if kind == EACH:
        return score_each(face, side)
    if kind == SETS:
        return score_sets(face, side)
    if kind == MISSING:
        return score_missing(face, side)
    if kind == SINGLES:
        return score_singles(face, side, other)
    return Earned(face.card, 0, 0, 0)  # T9.1, T9.17 cards that score nothing themselves; the Port comes last


def best_card(earned: list[Earned]) -> int:
    """T8.22–T8.24 The highest points of one single card; the Sapphire Port itself is no candidate."""
    best = 0
    for each in earned:
        if each.card != SAPPHIRE_PORT and each.points > best:
            best = each.points
    return best


def score_port(mine: list[Earned], side: Side, theirs: list[Earned]) -> None:
    """T9.18, T4.7 step 4: the best card against the opponent's best, after everything else."""
    for each in mine:
        if each.card == SAPPHIRE_PORT:
            each.count, each.theirs = best_card(mine), best_card(theirs)
            each.points = wins(FACES[SAPPHIRE_PORT], each.count, each.theirs, side.has_nest)


def score_kingdoms(cards_a: tuple[int, ...], cards_b: tuple[int, ...]) -> tuple[list[Earned], list[Earned]]:
    """T4.2, T4.3, T4.7 Both kingdoms at once, relics included, in the order that satisfies every card."""
    a, b = Side(cards_a), Side(cards_b)
    earned_a = [score_card(FACES[card], a, b) for card in cards_a]
    earned_b = [score_card(FACES[card], b, a) for card in cards_b]
    if SAPPHIRE_PORT in cards_a:
        score_port(earned_a, a, earned_b)
    elif SAPPHIRE_PORT in cards_b:
        score_port(earned_b, b, earned_a)
    return earned_a, earned_b


def total(earned: list[Earned]) -> int:
    """T4.5 A round's result is the sum over all cards."""
    points = 0
    for each in earned:
        points += each.points
    return points


WHY: Final = {
    TIES: "ties",
    MAJORITY: "majority",
    EACH: "each",
    SETS: "sets",
    MISSING: "missing",
    SINGLES: "singles",
    DOUBLE: "double",
    BEST: "best",
}


def explain(kingdoms: Kingdoms, round: int) -> list[Point]:
    """T4.8 Every point of a round, with its reason: the rows of the score sheet."""
    points: list[Point] = []
    for seat, earned in enumerate(score_kingdoms(kingdoms[0], kingdoms[1])):
        for each in earned:
            face = FACES[each.card]
            args = (("card", each.card), ("count", each.count), ("theirs", each.theirs), ("each", face.points))
            points.append(Point(seat, f"round-{round}", each.points, WHY[face.kind], args))
    return points


def sheet_of(rounds: tuple[Kingdoms, ...]) -> ScoreSheet:
    """T4.6, T7.2 All scored rounds; an earlier one is derived from the cards that lay there then."""
    points: list[Point] = []
    for number, kingdoms in enumerate(rounds, 1):
        points.extend(explain(kingdoms, number))
    return ScoreSheet(tuple(points))
