"""Who meets whom in a tournament, and who stands where."""

import time
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from partie.core import Rng
from partie.server.tournaments.pairing import ROUND_ROBIN, SWISS, Board, next_round, rounds_of, sizes, standings


def played(board: Board, rng: Rng) -> Board:
    """The same board with some result."""
    if board.is_bye:
        return Board(board.sitters, (1,))
    scores = [rng.below(4) for _ in board.sitters]
    return Board(board.sitters, tuple([1 + len([one for one in scores if one > score]) for score in scores]))


def tournament(kind: str, count: int, rounds: int, seats: int = 2, least: int = 2, luck: str = "") -> list[list[Board]]:
    """A whole tournament with random results."""
    rng, done, entries = Rng(f"{kind} {count} {seats} {luck}"), list[list[Board]](), range(count)
    for _ in range(rounds):
        boards = next_round(kind, entries, entries, done, least, seats)
        assert sorted([entry for board in boards for entry in board.sitters]) == list(entries), "each sits once"
        done.append([played(board, rng) for board in boards])
    return done


def meetings(rounds: list[list[Board]]) -> Counter[tuple[int, int]]:
    return Counter([pair for each in rounds for board in each for pair in combinations(sorted(board.sitters), 2)])


def byes(rounds: list[list[Board]]) -> Counter[int]:
    return Counter([board.sitters[0] for each in rounds for board in each if board.is_bye])


@pytest.mark.parametrize("count", range(2, 21))
def test_in_a_round_robin_everybody_meets_everybody_once_and_seats_are_even(count: int) -> None:
    rounds = tournament(ROUND_ROBIN, count, rounds_of(ROUND_ROBIN, count, 2, 0))
    assert meetings(rounds) == Counter(dict.fromkeys(combinations(range(count), 2), 1))
    assert byes(rounds) == Counter(dict.fromkeys(range(count), 1) if count % 2 else {})
    first = Counter([board.sitters[0] for each in rounds for board in each if not board.is_bye])
    assert all([abs(2 * first[entry] - (count - 1)) <= 1 for entry in range(count)])


@pytest.mark.parametrize("luck", range(10))
@pytest.mark.parametrize(("count", "rounds"), [(4, 3), (5, 3), (6, 3), (8, 4), (12, 5), (30, 6), (31, 7)])
def test_in_a_swiss_tournament_nobody_meets_twice_and_nobody_is_free_twice(count: int, rounds: int, luck: int) -> None:
    done = tournament(SWISS, count, rounds, luck=str(luck))
    assert max(meetings(done).values()) == 1
    assert all([times == 1 for times in byes(done).values()])
    boards = [board for each in done for board in each if not board.is_bye]
    for entry in range(count):
        seats = [board.sitters.index(entry) for board in boards if entry in board.sitters]
        assert abs(seats.count(0) - seats.count(1)) <= 3


def test_a_swiss_round_pairs_those_with_the_same_points() -> None:
    first = [Board((0, 4), (1, 2)), Board((5, 1), (1, 2)), Board((2, 6), (1, 2)), Board((7, 3), (2, 1))]
    second = next_round(SWISS, range(8), range(8), [first], 2, 2)
    winners = {0, 5, 2, 3}
    assert all([winners.issuperset(board.sitters) or not winners & set(board.sitters) for board in second])
    # Whoever sat second sits first now, where the other did not.
    assert all([board.sitters != (0, 2) for board in second])


def test_a_bye_goes_to_the_lowest_who_had_none() -> None:
    first = [Board((0, 1), (1, 2)), Board((2, 3), (1, 2)), Board((4,), (1,))]
    second = next_round(SWISS, range(5), range(5), [first], 2, 2)
    (free,) = [board.sitters[0] for board in second if board.is_bye]
    assert free in (1, 3)  # 4 had one


def test_repeats_come_only_when_there_is_no_other_way() -> None:
    done = tournament(SWISS, 4, 5)
    assert max(meetings(done[:3]).values()) == 1
    assert sorted(meetings(done).values()) == [1, 1, 2, 2, 2, 2]


def test_whoever_has_left_plays_no_more_and_their_next_one_has_a_bye() -> None:
    done = tournament(ROUND_ROBIN, 4, 1)
    boards = next_round(ROUND_ROBIN, range(4), {0, 1, 3}, done, 2, 2)
    assert sorted([entry for board in boards for entry in board.sitters]) == [0, 1, 3]
    assert [len(board.sitters) for board in boards] == [2, 1]
    swiss = next_round(SWISS, range(4), {0, 3}, done, 2, 2)
    assert [sorted(board.sitters) for board in swiss] == [[0, 3]]


@pytest.mark.parametrize(
    ("count", "least", "most", "found"),
    [
        (10, 2, 4, [4, 3, 3]),
        (8, 2, 4, [4, 4]),
        (5, 2, 4, [3, 2]),
        (7, 3, 3, [3, 3]),
        (9, 2, 2, [2, 2, 2, 2]),
        (1, 2, 2, []),
    ],
)
def test_tables_have_nearly_the_same_size(count: int, least: int, most: int, found: list[int]) -> None:
    assert sizes(count, least, most) == found


@pytest.mark.parametrize("kind", [ROUND_ROBIN, SWISS])
def test_at_larger_tables_people_meet_as_seldom_as_can_be(kind: str) -> None:
    done = tournament(kind, 16, 4, seats=4)
    assert [len(board.sitters) for each in done for board in each] == [4] * 16
    again = [times for times in meetings(done).values() if times > 1]
    assert len(again) <= 12  # of 96 meetings
    assert not again or max(again) == 2
    seats = Counter([(entry, seat) for each in done for board in each for seat, entry in enumerate(board.sitters)])
    assert max(seats.values()) <= 2
    assert rounds_of(ROUND_ROBIN, 16, 4, 0) == 5


def points(sitters: tuple[int, ...], places: tuple[int, ...] = ()) -> list[float]:
    return [float(each) for each in Board(sitters, places).points()]


def test_points_are_shared_by_those_who_share_a_place() -> None:
    assert points((0, 1), (1, 2)) == [1, 0]
    assert points((0, 1), (1, 1)) == [0.5, 0.5]
    assert points((0, 1), (0, 1)) == [0, 1]  # a bot ended it for the first
    assert points((0, 1), (0, 0)) == [0, 0]  # it has no result
    assert points((0, 1, 2, 3), (2, 1, 4, 2)) == [0.5, 1, 0, 0.5]
    assert points((0, 1, 2), (1, 1, 1)) == [0.5, 0.5, 0.5]
    assert points((3,), (1,)) == [1]
    assert points((0, 1)) == [0, 0]


def test_equal_points_are_told_apart_by_buchholz_then_by_their_own_table_then_by_entry() -> None:
    # 0 and 1 have two points each; 1 has met the better ones.
    rounds = [
        [Board((0, 3), (1, 2)), Board((1, 2), (1, 2))],
        [Board((0, 1), (1, 1)), Board((2, 3), (1, 2))],
    ]
    lines = standings(range(4), rounds)
    assert [line.entry for line in lines] == [1, 0, 2, 3]
    assert [(line.points, line.buchholz) for line in lines[:2]] == [
        (Fraction(3, 2), Fraction(5, 2)),
        (Fraction(3, 2), Fraction(3, 2)),
    ]
    both = [[Board((0, 1), (2, 1))], [Board((0, 1), (1, 2))], [Board((1, 0), (1, 2))], [Board((0,), (1,))]]
    direct = standings(range(2), both)
    assert [(line.entry, float(line.points)) for line in direct] == [(1, 2), (0, 2)]
    alike = standings(range(3), [[Board((2, 1), (1, 1)), Board((0,), (1,))]])
    assert [line.entry for line in alike] == [0, 1, 2]


def test_a_round_for_many_is_found_at_once() -> None:
    began = time.thread_time()
    tournament(SWISS, 64, 12)
    assert time.thread_time() - began < 5
