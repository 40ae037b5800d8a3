"""A table is loaded from its log: unchecked and unlearned, and still the same match, undo included."""

import pytest

from partie.core import (
    Given,
    IllegalAction,
    Match,
    Position,
    Rng,
    SeededDealer,
    StaleQuestion,
    digest,
    load_match,
    seats_in,
)
from partie.registry import find_game, game_names

TABLES = [
    (name, seats) for name in game_names() for seats in sorted({find_game(name).seats[0], find_game(name).seats[-1]})
]


def told_of(match: Match[Position]) -> tuple[object, ...]:
    """Everything that a match is asked for."""
    return (
        digest(match.game, match.position),
        match.number,
        match.rows,
        match.told,
        match.told_at,
        [match.can_undo(seat) for seat in range(match.position.seats)],
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_log_leads_to_the_same_match(name: str, seats: int) -> None:
    game = find_game(name)
    players = [f"P{seat}" for seat in range(seats)]
    match = Match(game, players, SeededDealer("seed"), {})
    rng, log, undone = Rng(f"{name} {seats}"), list[Given](), 0
    while not match.over() and len(log) < 400:
        if log and rng.below(6) == 0:
            seat = rng.below(seats)
            if match.can_undo(seat):
                log.append(Given(match.number, seat, ""))
                match.undo(seat)
                undone += 1
                continue
        asked = list(seats_in(match.position.waiting))
        seat = asked[rng.below(len(asked))]
        options = match.legal(seat)
        action = options[rng.below(len(options))]
        question = match.number
        match.act(question, seat, action)
        log.append(Given(question, seat, game.notation.text(action)))
        if len(log) % 25 == 0 or match.over():
            assert told_of(load_match(game, players, SeededDealer("seed"), {}, {}, log)) == told_of(match)
    assert undone > 0
    assert told_of(load_match(game, players, SeededDealer("seed"), {}, {}, log)) == told_of(match)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_proposal_changes_nothing_until_it_is_accepted(name: str, seats: int) -> None:
    game = find_game(name)
    match = Match(game, [f"P{seat}" for seat in range(seats)], SeededDealer("seed"), {})
    twin = Match(game, match.players, SeededDealer("seed"), {})
    rng = Rng(f"{name} {seats}")
    for _ in range(40):
        asked = list(seats_in(match.position.waiting))
        seat = asked[rng.below(len(asked))]
        options = match.legal(seat)
        action = options[rng.below(len(options))]
        before = told_of(match)
        first = match.propose(match.number, seat, action)
        again = match.propose(match.number, seat, action)
        assert first is not None
        assert again is not None
        assert told_of(match) == before
        twin.act(twin.number, seat, action)
        match.accept(first)
        assert told_of(match) == told_of(twin)
        with pytest.raises(StaleQuestion):
            match.accept(again)
        if match.over():
            break


def test_a_refusal_is_told_by_the_proposal() -> None:
    game = find_game("tides")
    match = Match(game, ["A", "B"], SeededDealer("seed"), {})
    held = [game.notation.text(action) for action in match.legal(0)]
    foreign = next(action for action in match.legal(1) if game.notation.text(action) not in held)
    with pytest.raises(IllegalAction):
        match.propose(match.number, 0, foreign)
