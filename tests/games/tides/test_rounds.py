"""T4 Scoring a round; T6 Rounds 2 and 3."""

import pytest

from partie.core import Rng
from partie.core.cards import cards
from partie.core.playout import playout
from partie.core.seats import DEALER
from partie.games.tides import TIDES
from partie.games.tides.events import Dealt, GameEnded, RelicKept, Removed, RoundScored, Taken

from .helpers import (
    CHOSEN_1,
    CHOSEN_2,
    DEALT,
    DRAWN_1,
    DRAWN_2,
    EYES,
    ROUND_1,
    ROUND_2,
    ROUND_3,
    A,
    B,
    at,
    round_of,
    scored,
    seen_by,
    told_at,
)

# -- T4 Scoring a round -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "round"), [(ROUND_1, 1), (ROUND_2, 2), (ROUND_3, 3)])
def test_T4_1_a_round_is_scored_right_after_the_fifth_reveal(number: int, round: int) -> None:
    told = told_at(number, A)
    last_reveal = max([i for i, event in enumerate(told) if isinstance(event, Taken)])
    scores = told[last_reveal + 1 : last_reveal + 3]
    assert [(event.seat, event.round) for event in scores if isinstance(event, RoundScored)] == [(A, round), (B, round)]
    assert len(at(number - 1).scored) == round - 1
    assert len(at(number).scored) == round


def test_T4_2_both_seats_are_scored_against_the_kingdoms_as_they_lie() -> None:
    s = at(ROUND_1)
    assert s.scored == (((2, 4, 7, 13, 17), (5, 6, 8, 12, 14)),)


def test_T4_2_scoring_asks_nothing() -> None:
    """From the last choice of a round to the next question everything happens by itself."""
    assert [TIDES.rules.question(at(number)).name for number in (ROUND_1, ROUND_2)] == ["relic", "relic"]


def test_T4_3_relics_of_earlier_rounds_are_scored_too() -> None:
    assert set(round_of(at(ROUND_2), 2).a) == {2, 7, 10, 11, 15, 18}
    third = round_of(at(ROUND_3), 3)
    assert set(third.a) == {2, 18, 5, 7, 8, 11, 15}
    assert set(third.b) == {12, 6, 1, 3, 9, 13, 16}


def test_T4_4_kingdoms_of_five_six_and_seven_cards() -> None:
    for seed in range(10):
        s = TIDES.start(2)
        playout(TIDES.rules, s, Rng(f"kingdoms {seed}"))
        assert [[len(kingdom) for kingdom in kingdoms] for kingdoms in s.scored] == [[5, 5], [6, 6], [7, 7]]


def test_T4_5_the_points_of_all_cards_are_the_result_of_the_round() -> None:
    for number, round, result in ((ROUND_1, 1, (21, 11)), (ROUND_2, 2, (23, 13)), (ROUND_3, 3, (18, 34))):
        assert round_of(at(number), round).totals() == result
        told = [event for event in told_at(number, A) if isinstance(event, RoundScored)]
        assert told == [RoundScored(A, round, result[A]), RoundScored(B, round, result[B])]


def test_T4_6_earlier_results_are_never_counted_again() -> None:
    """Card 17 leaves the game after round 1 and card 2 stays: neither changes what round 1 paid."""
    first, second = round_of(at(ROUND_1), 1), round_of(at(ROUND_2), 2)
    for number in (CHOSEN_1, ROUND_2, DRAWN_2, ROUND_3):
        assert round_of(at(number), 1) == first
    assert round_of(at(ROUND_3), 2) == second
    assert [at(ROUND_2).vp[seat] - at(ROUND_1).vp[seat] for seat in (A, B)] == [23, 13]


def test_T4_7_doubling_comes_before_all_abilities() -> None:
    doubled = scored("2 3 15 17 18", "7 8 10 11 12")
    assert doubled.a[15] == 12


def test_T4_7_the_port_comes_last_and_compares_what_doubling_brought() -> None:
    own = scored("2 3 15 17 18", "7 8 10 11 12")
    assert (own.counts[18], own.a[18]) == ((12, 9), 8), "6 against 9 before the doubling"
    opponents = scored("11 13 14 15 18", "3 4 5 7 17")
    assert (opponents.counts[18], opponents.a[18]) == ((9, 12), 0), "9 against 6 before the doubling"


def test_T4_7_the_port_waits_for_the_cards_of_both_seats_wherever_it_lies() -> None:
    seat_b = scored("7 8 10 11 12", "2 3 15 17 18")
    assert (seat_b.counts[18], seat_b.b[18]) == ((12, 9), 8)


@pytest.mark.parametrize("number", [ROUND_1, ROUND_2, ROUND_3])
def test_T4_8_every_point_is_public(number: int) -> None:
    s = at(number)
    results = [event for event in told_at(number, A) if isinstance(event, RoundScored)]
    assert len(results) == 2
    for seat in EYES:
        seen = seen_by(s, seat)
        assert seen.vp == s.vp
        assert TIDES.sheet(seen) == TIDES.sheet(s)
        assert [event for event in told_at(number, seat) if isinstance(event, RoundScored)] == results
    assert [TIDES.sheet(s).total(seat) for seat in (A, B)] == list(s.vp)


@pytest.mark.parametrize("number", [ROUND_1, ROUND_2])
def test_T4_8_a_scored_round_counts_once(number: int) -> None:
    """Until the next round begins the points are those on the pad: the relics left on the table add nothing."""
    s = at(number)
    assert (number == ROUND_2) == (s.relics[A] != ())
    for seen in [s, *[seen_by(s, seat) for seat in EYES]]:
        assert TIDES.standing(seen).points == ()
        assert [TIDES.so_far(seen).total(seat) for seat in (A, B)] == list(s.vp)


def test_T4_8_while_a_round_is_played_its_points_come_on_top() -> None:
    s = at(ROUND_2 - 1)
    now = TIDES.standing(s)
    assert {point.row for point in now.points} == {"round-2"}
    assert {dict(point.args)["card"] for point in now.points if point.seat == A} >= set(cards(s.relics[A]))
    assert [TIDES.so_far(s).total(seat) for seat in (A, B)] == [s.vp[seat] + now.total(seat) for seat in (A, B)]


def test_T4_9_relics_follow_rounds_1_and_2_and_the_end_follows_round_3() -> None:
    assert [TIDES.rules.question(at(number)).name for number in (ROUND_1, ROUND_2)] == ["relic", "relic"]
    assert at(ROUND_3).waiting == 0


# -- T6 Rounds 2 and 3 ------------------------------------------------------------------------------------------------


def test_T6_1_round_2_is_played_like_round_1_beside_the_first_relic() -> None:
    first, second = range(DEALT + 1, ROUND_1 + 1), range(DRAWN_1 + 1, ROUND_2 + 1)
    assert [[type(event) for event in told_at(n, A)] for n in second] == [
        [type(event) for event in told_at(n, A)] for n in first
    ]
    assert [TIDES.rules.question(at(n - 1)).name for n in second] == ["draft"] * 4
    assert [cards(kingdom) for kingdom in at(22).kingdom] == [[10, 11, 18], [5, 8, 13]]
    assert [[cards(relics) for relics in at(n).relics] for n in range(CHOSEN_1, CHOSEN_2)] == [[[2], [12]]] * 9


def test_T6_2_only_the_cards_of_round_2_return_to_the_hand() -> None:
    s = at(ROUND_2)
    assert [cards(hand) for hand in s.hand] == [[7, 10, 11, 15, 18], [4, 5, 6, 8, 13]]
    assert [cards(relics) for relics in s.relics] == [[2], [12]]
    assert s.kingdom == [(), ()]


def test_T6_3_before_round_3_each_seat_has_two_relics_and_five_cards() -> None:
    s = at(DRAWN_2)
    assert [cards(relics) for relics in s.relics] == [[2, 18], [6, 12]]
    assert [cards(hand) for hand in s.hand] == [[1, 7, 9, 11, 15], [3, 5, 8, 13, 16]]


def test_T6_4_nothing_follows_the_scoring_of_round_3() -> None:
    told = [type(event) for event in told_at(ROUND_3, A)]
    assert told[-3:] == [RoundScored, RoundScored, GameEnded]
    assert not {RelicKept, Removed, Dealt} & set(told)
    assert at(ROUND_3).agenda == []


def test_T6_4_the_questions_of_a_whole_game_in_order() -> None:
    states = [at(number) for number in range(ROUND_3)]
    names = [TIDES.rules.question(s).name for s in states]
    draft, draw = ["draft"] * 4, ["deal"] * 4
    assert names == ["deal"] * 10 + draft + ["relic", *draw] + draft + ["relic", *draw] + draft
    assert [s.waiting == DEALER for s in states] == [name == "deal" for name in names]
