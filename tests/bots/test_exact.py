"""Exact answers: drawn from the game's equilibrium where it has one, and left to the other ways where it has none."""

from collections import Counter

import pytest

from partie.bots.exact import exact
from partie.bots.opinion import RANK
from partie.core import Game, Position, Rng, View, seats_in, view_of
from partie.core.opinions import Solved
from partie.core.playout import random_answer
from partie.core.seats import DEALER
from partie.core.sight import scramble
from partie.registry import find_game, game_names

GAMES = sorted(game_names())
TIDES = find_game("tides")


# 18 cards are dealt, twice eight taken, and relics and removals are eight parts: then the last round begins.
LAST_ROUND = 18 + 16 + 8


def after(game: Game[Position], answers: int, number: int = 0) -> Position:
    """A position after some random answers, and at a question to a seat."""
    rng = Rng(f"{game.name} {number}")
    s = game.start(max(2, game.seats.start))
    while answers > 0 or s.waiting == DEALER:
        random_answer(game.rules, s, rng)
        answers -= 1
    return s


def a_mixed_round() -> tuple[View[Position], list[Solved]]:
    """A last round in which one answer alone would be foreseen."""
    for number in range(100):
        s = after(TIDES, LAST_ROUND, number)
        seen = view_of(TIDES, s, 0)
        solved = TIDES.opinions.solve(seen.position, 0, TIDES.rules.legal(s, 0))
        assert solved is not None
        if max([each.share for each in solved]) < 0.8:
            return seen, list(solved)
    raise AssertionError("every last round has a saddle point")


@pytest.mark.parametrize("name", GAMES)
def test_most_questions_are_not_solved(name: str) -> None:
    game = find_game(name)
    s = after(game, 20)
    seat = seats_in(s.waiting)[0]
    assert exact(game, view_of(game, s, seat), game.rules.legal(s, seat), Rng("any")) is None


def test_answers_are_drawn_from_the_equilibrium() -> None:
    seen, solved = a_mixed_round()
    legal = [each.action for each in solved]
    shares = {each.action: each.share for each in solved}
    drawn: Counter[object] = Counter()
    for number in range(12):
        weighed = exact(TIDES, seen, legal, Rng(f"draw {number}"))
        assert weighed is not None
        drawn[weighed[0].action] += 1
        assert {each.action for each in weighed} == set(legal)
        assert {each.measure for each in weighed} == {RANK}
        assert [each.expected for each in weighed] == [
            other.rank for each in weighed for other in solved if other.action is each.action
        ]
        rest = [shares[each.action] for each in weighed[1:]]
        assert rest == sorted(rest, reverse=True)
    assert set(drawn) <= {each.action for each in solved if each.share > 0}
    assert len(drawn) > 1


def test_it_sees_its_view_and_nothing_else() -> None:
    for number in range(3):
        s = after(TIDES, LAST_ROUND, number)
        for seat in (0, 1):
            legal = TIDES.rules.legal(s, seat)
            expected = exact(TIDES, view_of(TIDES, s, seat), legal, Rng("same"))
            other = scramble(TIDES, s, seat, Rng("another truth"))
            assert expected is not None
            assert exact(TIDES, view_of(TIDES, other, seat), legal, Rng("same")) == expected
