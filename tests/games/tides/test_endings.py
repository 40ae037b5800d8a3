"""The last round solved: what is known there, what it is worth, and that nobody can gain against it."""

import pytest

from partie.core import SPECTATOR, Rng, seats_in, view_of
from partie.core.playout import playout, random_answer
from partie.core.seats import DEALER
from partie.core.sight import scramble
from partie.games.tides import TIDES
from partie.games.tides.endings import cards_in, ending, place, points, round_lead
from partie.games.tides.position import Tides
from tools.tides_best_response import PLACES, POINTS, Measure, a_last_round, any_card, exploitability, lead_of

from .helpers import DRAWN_2, A, B, at, seen_by

SEEDS = [f"last round {number}" for number in range(6)]


def positions(seed: str) -> list[Tides]:
    """Every position of a random game in which a seat is asked."""
    rng = Rng(seed)
    s = TIDES.start(2)
    found: list[Tides] = []
    while s.waiting:
        if s.waiting != DEALER:
            found.append(s.clone())
        random_answer(TIDES.rules, s, rng)
    return found


# -- What is known ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_the_view_of_a_last_round_tells_both_hands(seed: str) -> None:
    last = [s for s in positions(seed) if s.round == 3]
    assert len(last) == 8, "four picks of two seats"
    for s in last:
        for seat in seats_in(s.waiting):
            rest = ending(view_of(TIDES, s, seat).position, seat, points)
            assert rest is not None
            for owner, hand in zip((seat, 1 - seat), rest.hands, strict=True):
                assert cards_in(hand) == tuple([p >> 16 for p in s.hand[owner]])
            for owner, kingdom in zip((seat, 1 - seat), rest.kingdoms, strict=True):
                assert cards_in(kingdom) == tuple(sorted([p >> 16 for p in s.kingdom[owner] + s.relics[owner]]))
            assert rest.lead == s.vp[seat] - s.vp[1 - seat]


def test_two_cards_of_the_other_hand_are_deduced() -> None:
    """At the first pick they are backs in the view, and there is one way to turn them over."""
    s = at(DRAWN_2)
    for seat, other in ((A, B), (B, A)):
        v = seen_by(s, seat)
        assert [p >> 16 for p in v.hand[other]].count(0) == 2
        rest = ending(v, seat, points)
        assert rest is not None
        assert cards_in(rest.hands[1]) == tuple([p >> 16 for p in s.hand[other]])


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_nothing_but_the_last_round_is_solved(seed: str) -> None:
    for s in positions(seed):
        for seat in seats_in(s.waiting):
            solved = TIDES.opinions.solve(seen_by(s, seat), seat, TIDES.rules.legal(s, seat))
            assert (solved is not None) == (s.round == 3)


def test_a_seat_that_is_not_asked_has_nothing_to_solve() -> None:
    s = at(DRAWN_2)
    TIDES.rules.play(s, A, TIDES.rules.legal(s, A)[0])
    assert TIDES.opinions.solve(seen_by(s, A), A, ()) is None
    assert TIDES.opinions.solve(seen_by(s, SPECTATOR), SPECTATOR, ()) is None


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_it_looks_at_nothing_but_the_view(seed: str) -> None:
    """Another truth behind the view, another sealed answer, or the whole truth: the same figures."""
    for s in positions(seed):
        for seat in seats_in(s.waiting):
            legal = TIDES.rules.legal(s, seat)
            solved = TIDES.opinions.solve(seen_by(s, seat), seat, legal)
            other = scramble(TIDES, s, seat, Rng("another truth"))
            assert TIDES.opinions.solve(seen_by(other, seat), seat, legal) == solved
            assert TIDES.opinions.solve(s, seat, legal) == solved
            if len(seats_in(s.waiting)) == 2:
                TIDES.rules.play(other, 1 - seat, TIDES.rules.legal(other, 1 - seat)[-1])
                assert TIDES.opinions.solve(seen_by(other, seat), seat, legal) == solved


# -- What it is worth -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_an_end_scores_as_by_the_rules(seed: str) -> None:
    rng = Rng(seed)
    start = a_last_round(seed)
    for _ in range(40):
        s = start.clone()
        playout(TIDES.rules, s, rng)
        cards = [sum([1 << (p >> 16) for p in s.kingdom[seat] + s.relics[seat]]) for seat in (A, B)]
        assert start.vp[A] - start.vp[B] + round_lead(cards[A], cards[B]) == lead_of(s, A) == -lead_of(s, B)


def test_a_victory_counts_more_than_any_lead() -> None:
    leads = range(-999, 1000)
    assert [place(lead) for lead in leads] == sorted([place(lead) for lead in leads])
    assert place(-1) < 0.0001
    assert place(0) == 0.5
    assert place(1) > 0.9999
    assert min([place(lead) for lead in leads]) > 0
    assert max([place(lead) for lead in leads]) < 1


@pytest.mark.parametrize("seed", SEEDS)
def test_both_seats_agree_what_the_round_is_worth(seed: str) -> None:
    s = a_last_round(seed)
    for worth, whole in ((points, 0.0), (place, 1.0)):
        rests = [ending(seen_by(s, seat), seat, worth) for seat in (A, B)]
        values = [rest.equilibrium().value for rest in rests if rest is not None]
        assert sum(values) == pytest.approx(whole, abs=1e-9)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_answer_has_its_share_and_what_it_brings(seed: str) -> None:
    s = a_last_round(seed)
    for seat in (A, B):
        legal = TIDES.rules.legal(s, seat)
        solved = TIDES.opinions.solve(seen_by(s, seat), seat, legal)
        assert solved is not None
        assert [each.action for each in solved] == list(legal)
        assert sum([each.share for each in solved]) == pytest.approx(1)
        best = max([each.rank for each in solved])
        for each in solved:
            assert 0 <= each.rank <= 1
            assert each.share == 0 or each.rank == pytest.approx(best, abs=1e-9), "nothing worse is ever chosen"


# -- Nobody can gain against it ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_knowing_the_policy_gains_no_points(seed: str) -> None:
    assert abs(exploitability(a_last_round(seed), POINTS)) < 1e-9


@pytest.mark.parametrize("seed", SEEDS)
def test_knowing_the_policy_wins_no_more_often(seed: str) -> None:
    """The little that the lead counts is all that can be given away."""
    assert abs(exploitability(a_last_round(seed), PLACES)) < 1e-4


def test_a_bad_policy_is_found_out() -> None:
    assert exploitability(a_last_round(SEEDS[0]), Measure(any_card, lead_of, 0.0)) > 1
