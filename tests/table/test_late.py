"""Onlookers who are a round late: what they see is the end of the round before, whatever is played in this one."""

from unittest.mock import patch

import pytest

from partie.core import SPECTATOR, Game, Match, Position, Rng, SeededDealer, has, write_record
from partie.core.position_text import write_position
from partie.core.seats import DEALER
from partie.registry import find_game
from partie.table.frames import Frames
from partie.table.late import LateFrames, last_round, round_of

TABLES = [("tides", 2), ("stonespine", 3), ("darkcave", 4), ("tales", 3)]


def begun(game: Game[Position], seats: int) -> Match[Position]:
    return Match(game, [f"G{seat}" for seat in range(seats)], SeededDealer("late"), {})


def answer(match: Match[Position], rng: Rng) -> None:
    """Somebody who is asked answers something."""
    asked = [seat for seat in range(match.position.seats) if has(match.position.waiting, seat)]
    seat = asked[rng.below(len(asked))]
    options = match.legal(seat)
    match.act(match.number, seat, options[rng.below(len(options))])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_played_in_a_round_is_told_when_it_is_over(name: str, seats: int) -> None:
    one, two = begun(find_game(name), seats), begun(find_game(name), seats)
    eyes = [LateFrames(one), LateFrames(two)]
    before = [frames.open(SPECTATOR) for frames in eyes]
    assert before[0] == before[1]
    same, first, second = Rng("same"), Rng("first"), Rng("second")
    while round_of(one) == eyes[0].round:  # a round that is the same in both
        state = same.below(10**6)
        answer(one, Rng(str(state)))
        answer(two, Rng(str(state)))
    told = [frames.changes() for frames in eyes]
    assert told[0] == told[1] != {}
    for match, frames, rng in ((one, eyes[0], first), (two, eyes[1], second)):
        for _ in range(3):
            if round_of(match) == frames.round:
                answer(match, rng)
    assert write_position(one.game, one.position) != write_position(two.game, two.position)
    for match, frames in ((one, eyes[0]), (two, eyes[1])):
        if round_of(match) == frames.round:
            assert frames.changes() == {}
    assert write_record(eyes[0].download()) == write_record(eyes[1].download())
    # Whoever comes only now is shown the same as whoever has been there all the time.
    fresh = LateFrames(one)
    assert fresh.open(SPECTATOR).partition("snapshot")[2] != before[0].partition("snapshot")[2]
    assert LateFrames(two).open(SPECTATOR) == fresh.open(SPECTATOR)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_onlookers_see_every_round_and_the_end(name: str, seats: int) -> None:
    match = begun(find_game(name), seats)
    late, own, rng = LateFrames(match), Frames(match), Rng("whole")
    late.open(SPECTATOR)
    seen = 0
    while not match.over():
        answer(match, rng)
        seen += len(late.changes())
        own.changes()
        own.put_away()  # as the table of a server does
        if not match.over() and rng.below(12) == 0:
            number, moment = last_round(match)
            assert (number, moment.number, moment.heard) == (late.round, late.moment.number, late.moment.heard)
            assert write_position(match.game, moment.position) == write_position(match.game, late.moment.position)
    assert seen >= 3
    assert late.moment.position is match.position
    assert write_record(late.download()) == write_record(match.record())


def test_where_a_game_counts_no_rounds_everybody_has_to_answer() -> None:
    game = find_game("darkcave")
    with patch.object(type(game), "round_of", lambda *_: None):
        match, rng = begun(game, 3), Rng("count")
        while round_of(match) == 0:
            answer(match, rng)
            answered = {seat for row in match.all_rows()[:-1] for seat in row if seat < 3}
            assert (round_of(match) > 0) == (answered == {0, 1, 2})
        assert match.position.waiting != DEALER


def test_what_is_taken_back_over_the_end_of_a_round_is_not_told_again() -> None:
    match = begun(find_game("tides"), 2)
    late = LateFrames(match)
    late.open(SPECTATOR)
    rng = Rng("back")
    while round_of(match) == late.round:
        answer(match, rng)
    assert late.changes()
    number = late.moment.number
    with patch("partie.table.late.round_of", lambda _: late.round - 1):  # as after an undo
        answer(match, rng)
        assert late.changes() == {}
    assert late.moment.number == number
    assert late.question == number


def test_answers_that_are_caught_up_with_at_once_show_nothing_of_the_round_they_are_in() -> None:
    """Another process may have written several answers of which this one has not heard."""
    match = Match(find_game("darkcave"), ["Ana", "Bo"], SeededDealer("at once"))
    late, rng, seen = LateFrames(match), Rng("at once"), 0
    late.open(SPECTATOR)
    for number in range(400):
        if match.over():
            break
        seat = next(seat for seat in range(2) if has(match.position.waiting, seat))
        options = match.legal(seat)
        match.act(match.number, seat, options[rng.below(len(options))])
        if number % 7 == 0 and not match.over():
            seen += bool(late.changes())
            assert late.now().number == last_round(match)[1].number
    assert seen
