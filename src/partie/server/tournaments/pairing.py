"""Who meets whom in a tournament, and who stands where: functions of what was played, which ask nobody anything.

Whoever takes part is a number: 0 entered first. A board is one table of a round, or a bye.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import ceil
from typing import Final

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
KINDS: Final = (ROUND_ROBIN, SWISS)

BYE: Final = Fraction(1)  # a free round is worth a win
NOTHING: Final = 0  # the place of whoever gets no points, whatever was played
TRIES: Final = 20_000  # steps in search of pairs that have not met; for twelve people that is all there are
PASSES: Final = 20  # rounds of changing places between tables of more than two


@dataclass(frozen=True)
class Board:
    """A table of a round: who sat there in the order of seats, and their places. Whoever sits alone has a bye.

    ``places`` has 1 for the best; equal places are shared, and ``NOTHING`` brings no points. It is empty until the
    table has ended.
    """

    sitters: tuple[int, ...]
    places: tuple[int, ...] = ()

    @property
    def is_bye(self) -> bool:
        """Whether somebody has a free round."""
        return len(self.sitters) == 1

    def points(self) -> tuple[Fraction, ...]:
        """What it brings each of them: 1 for the first, 0 for the last, steps between, and equal places share."""
        if self.is_bye:
            return (BYE,)
        if not self.places:
            return (Fraction(0),) * len(self.sitters)
        return tuple([_worth(place, self.places) for place in self.places])


def _worth(place: int, places: Sequence[int]) -> Fraction:
    """The share of a place: the mean of what the places are worth that those who share it take up."""
    if place == NOTHING:
        return Fraction(0)
    count = len(places)
    shared = places.count(place)
    taken = [Fraction(count - each, count - 1) for each in range(place, place + shared)]
    return sum(taken, Fraction(0)) / shared


@dataclass(frozen=True)
class Line:
    """A line of the table: who, with what, and how many tables they have played."""

    entry: int
    points: Fraction
    buchholz: Fraction
    direct: Fraction
    played: int


def standings(entries: Collection[int], rounds: Sequence[Sequence[Board]]) -> list[Line]:
    """Everybody, the best first: by points, Buchholz, what they did against each other, and the earlier entry.

    Buchholz is the sum of the points of all whom somebody has met. A bye adds nothing to it.
    """
    boards = [board for each in rounds for board in each]
    points = {entry: Fraction(0) for entry in entries}
    met: dict[int, list[int]] = {entry: [] for entry in entries}
    played = Counter[int]()
    for board in boards:
        for entry, gained in zip(board.sitters, board.points(), strict=True):
            points[entry] += gained
            if not board.is_bye:
                played[entry] += 1
                met[entry] += [other for other in board.sitters if other != entry]
    buchholz = {entry: sum([points[other] for other in met[entry]], Fraction(0)) for entry in entries}
    lines = []
    for entry in entries:
        rivals = {
            other
            for other in entries
            if other != entry and (points[other], buchholz[other]) == (points[entry], buchholz[entry])
        }
        direct = _direct(entry, rivals, boards)
        lines.append(Line(entry, points[entry], buchholz[entry], direct, played[entry]))
    return sorted(lines, key=lambda line: (-line.points, -line.buchholz, -line.direct, line.entry))


def _direct(entry: int, rivals: Collection[int], boards: Sequence[Board]) -> Fraction:
    """How often somebody did better than those who have as much otherwise; as well as they counts half."""
    total = Fraction(0)
    for board in boards:
        if entry not in board.sitters or not rivals:
            continue
        gained = dict(zip(board.sitters, board.points(), strict=True))
        for other in rivals & gained.keys():
            total += Fraction((gained[entry] > gained[other]) + (gained[entry] >= gained[other]), 2)
    return total


# -- how many rounds and tables --------------------------------------------------------------------------------------


def rounds_of(kind: str, count: int, seats: int, wanted: int) -> int:
    """How many rounds there are: all that a round robin needs, or as many as are wanted.

    At tables of more than two a round robin has the fewest rounds in which everybody could meet everybody.
    """
    if kind == SWISS:
        return wanted
    return count - 1 + count % 2 if seats == 2 else ceil((count - 1) / (seats - 1))


def sizes(count: int, least: int, most: int) -> list[int]:
    """How many sit at each table: as few tables as can be, of nearly the same size. Those left over have a bye."""
    tables = ceil(count / most)
    if count < tables * least:
        return [most] * (count // most)
    return [count // tables + (at < count % tables) for at in range(tables)]


# -- the next round --------------------------------------------------------------------------------------------------


def next_round(
    kind: str, entries: Sequence[int], alive: Collection[int], rounds: Sequence[Sequence[Board]], least: int, most: int
) -> list[Board]:
    """The boards of the round after those that were played, for those who still play."""
    if kind == ROUND_ROBIN and most == 2:
        return _circle(list(entries), alive, len(rounds))
    lines = [line for line in standings(entries, rounds) if line.entry in alive]
    order = [line.entry for line in lines]
    if most == 2:
        tables, free = _paired(order, {line.entry: line.points for line in lines}, rounds)
    else:
        order = sorted(order) if kind == ROUND_ROBIN else order
        tables, free = _grouped(order, rounds, sizes(len(order), least, most))
    seated = [Board(_in_seats(table, rounds, at + len(rounds))) for at, table in enumerate(tables)]
    return [*seated, *[Board((entry,)) for entry in free]]


def _circle(entries: list[int], alive: Collection[int], done: int) -> list[Board]:
    """A round of the circle method: one stays, and the others go round. Whoever should meet nobody has a bye."""
    places: list[int | None] = [*entries, *([None] if len(entries) % 2 else [])]
    count = len(places)
    turned = [count - 1, *[(done + at) % (count - 1) for at in range(count - 1)]]
    boards = []
    for one, other in zip(turned[: count // 2], reversed(turned[count // 2 :]), strict=True):
        low, high = sorted((one, other))
        # Each of them sits first as often as second, but for one table.
        is_low_first = low < count // 2 if high == count - 1 else (low + high) % 2 == 1
        pair = [places[low], places[high]] if is_low_first else [places[high], places[low]]
        sitters = tuple([entry for entry in pair if entry is not None and entry in alive])
        if sitters:
            boards.append(Board(sitters))
    return sorted(boards, key=lambda board: board.is_bye)


# -- Swiss pairs -----------------------------------------------------------------------------------------------------


def _paired(
    order: list[int], points: dict[int, Fraction], rounds: Sequence[Sequence[Board]]
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Pairs by score groups from the best down, with as few repeats as can be, and who has a bye."""
    met = _meetings(rounds)
    for repeats in range(len(order) // 2 + 1):
        budget = [TRIES]
        for free in _byes(order, rounds):
            left = tuple([entry for entry in order if entry not in free])
            found = _search(left, points, met, repeats, budget)
            if found is not None:
                return found, free
    raise AssertionError("where every repeat is allowed there are always pairs")


def _byes(order: list[int], rounds: Sequence[Sequence[Board]]) -> Iterator[list[int]]:
    """Who might have a bye: nobody where all can be paired, else the lowest of those who had the fewest."""
    if len(order) % 2 == 0:
        yield []
        return
    had = _had_byes(rounds)
    fewest = min([had[entry] for entry in order])
    for entry in reversed(order):
        if had[entry] == fewest:
            yield [entry]


def _search(
    left: tuple[int, ...],
    points: dict[int, Fraction],
    met: Counter[frozenset[int]],
    repeats: int,
    budget: list[int],
) -> list[tuple[int, ...]] | None:
    """Pairs for all who are left, of whom at most ``repeats`` have met. None if there are none, or too far away."""
    if not left:
        return []
    first, *rest = left
    for other in _preferred(first, rest, points):
        budget[0] -= 1
        if budget[0] < 0:
            return None
        again = met[frozenset((first, other))] > 0
        if again and repeats == 0:
            continue
        more = _search(tuple([each for each in rest if each != other]), points, met, repeats - again, budget)
        if more is not None:
            return [(first, other), *more]
    return None


def _preferred(first: int, rest: Sequence[int], points: dict[int, Fraction]) -> list[int]:
    """Whom somebody meets best: those of the same points, from the middle of them on; then those below, in order."""
    same = [entry for entry in rest if points[entry] == points[first]]
    below = [entry for entry in rest if points[entry] != points[first]]
    half = len(same) // 2
    return [*same[half:], *reversed(same[:half]), *below]


# -- tables of more than two -----------------------------------------------------------------------------------------


def _grouped(
    order: list[int], rounds: Sequence[Sequence[Board]], counts: Sequence[int]
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Tables at which people have met as seldom as can be, neighbours in the standings together; and who has a bye."""
    met, had = _meetings(rounds), _had_byes(rounds)
    spare = len(order) - sum(counts)
    lowest = sorted(order, key=lambda entry: (had[entry], -order.index(entry)))
    free = lowest[:spare]
    left = [entry for entry in order if entry not in free]
    rank = {entry: at for at, entry in enumerate(left)}
    tables: list[list[int]] = []
    for count in counts:
        table = [left.pop(0)]
        while len(table) < count:
            best = min(left, key=lambda entry: (sum([met[frozenset((entry, each))] for each in table]), rank[entry]))
            table.append(best)
            left.remove(best)
        tables.append(table)
    _settle(tables, met, rank)
    return [tuple(sorted(table, key=lambda entry: rank[entry])) for table in tables], free


def _settle(tables: list[list[int]], met: Counter[frozenset[int]], rank: dict[int, int]) -> None:
    """Let people of two tables change places as long as fewer meet again, or neighbours come nearer."""
    for _ in range(PASSES):
        changed = False
        for one, other in combinations(tables, 2):
            for a in range(len(one)):
                for b in range(len(other)):
                    before = _cost(one, met, rank), _cost(other, met, rank)
                    one[a], other[b] = other[b], one[a]
                    after = _cost(one, met, rank), _cost(other, met, rank)
                    if _sum(after) < _sum(before):
                        changed = True
                    else:
                        one[a], other[b] = other[b], one[a]
        if not changed:
            return


def _cost(table: Sequence[int], met: Counter[frozenset[int]], rank: dict[int, int]) -> tuple[int, int]:
    """How often those at a table have met, where often weighs more; and how far apart they stand."""
    pairs = list(combinations(table, 2))
    again = sum([met[frozenset(pair)] ** 2 for pair in pairs])
    return again, sum([(rank[one] - rank[other]) ** 2 for one, other in pairs])


def _sum(costs: tuple[tuple[int, int], tuple[int, int]]) -> tuple[int, int]:
    return costs[0][0] + costs[1][0], costs[0][1] + costs[1][1]


# -- what was played ---------------------------------------------------------------------------------------------------


def _meetings(rounds: Sequence[Sequence[Board]]) -> Counter[frozenset[int]]:
    """How often two have met."""
    return Counter([frozenset(pair) for each in rounds for board in each for pair in combinations(board.sitters, 2)])


def _had_byes(rounds: Sequence[Sequence[Board]]) -> Counter[int]:
    return Counter([board.sitters[0] for each in rounds for board in each if board.is_bye])


def _in_seats(table: Sequence[int], rounds: Sequence[Sequence[Board]], turn: int) -> tuple[int, ...]:
    """Those of a table in the order of seats: each where they sat least, and not the last time."""
    boards = [board for each in rounds for board in each if not board.is_bye]
    seated = [*table[turn % len(table) :], *table[: turn % len(table)]]
    before = {entry: [board.sitters.index(entry) for board in boards if entry in board.sitters] for entry in table}

    def burden(entry: int, seat: int) -> Fraction:
        seats = before[entry]
        more = seats.count(seat) - Fraction(len(seats), len(table)) + Fraction(seats[-1:] == [seat], 4)
        return more * abs(more)

    for _ in range(PASSES):
        changed = False
        for one, other in combinations(range(len(seated)), 2):
            now = burden(seated[one], one) + burden(seated[other], other)
            if burden(seated[other], one) + burden(seated[one], other) < now:
                seated[one], seated[other] = seated[other], seated[one]
                changed = True
        if not changed:
            break
    return tuple(seated)
