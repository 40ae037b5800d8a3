"""The rules of clocks, which ask nobody for the time: laws that hold for any clock and anything that happens."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from partie.core import NOBODY, Match, Rng, Seats, SeededDealer, letter, seats_in
from partie.core.seats import bit, everyone
from partie.registry import find_game
from partie.server.clocks.clock_state import (
    BACK,
    DEPUTY,
    EXTRA,
    PAUSE,
    RESUME,
    ClockEvent,
    ClockState,
    TurnChange,
    after,
    begun,
    fold,
)
from partie.server.clocks.counted_time import counted, moment_after
from partie.server.clocks.time_control import DAY, HOUR, SECOND, Clock, Night, NoClock, pace_of, read_clock
from partie.server.tables.replay import asked_after_undo, asked_in

PRAGUE = Night(22, 7, "Europe/Prague")
MOMENTS = st.integers(1_600_000_000_000, 1_900_000_000_000)
LENGTHS = st.integers(0, 20 * DAY)
NIGHTS = st.one_of(
    st.none(),
    st.builds(Night, st.integers(0, 11), st.integers(12, 23), st.sampled_from(["Europe/Prague", "Asia/Kolkata"])),
    st.builds(Night, st.integers(12, 23), st.integers(0, 11), st.sampled_from(["America/St_Johns", "Europe/Warsaw"])),
)
CLOCKS = st.one_of(
    st.builds(Clock, st.integers(5, 600).map(lambda s: s * SECOND), st.integers(0, 30).map(lambda s: s * SECOND)),
    st.builds(Clock, st.integers(1, 5).map(lambda d: d * DAY), st.just(0), st.just(True), NIGHTS),
)
SEATS = 3


def at_prague(*when: int) -> int:
    """A moment by the clocks of Prague."""
    year, month, day, hour = when
    return int(datetime(year, month, day, hour, tzinfo=ZoneInfo("Europe/Prague")).timestamp()) * 1000


@pytest.mark.parametrize(
    "text", ["live 300+10", "live 5+0", "live 10800+600", "days 2", "days 14 quiet 22-7 Europe/Prague"]
)
def test_clocks_that_there_are(text: str) -> None:
    assert read_clock(text) is not None


@pytest.mark.parametrize(
    "text",
    [
        "live",
        "live 4+0",
        "live 10801+0",
        "live 300+601",
        "live 0300+1",
        "live 300 + 10",
        "live 300+10 ",
        "live ٣٠٠+10",
        "days 0",
        "days 15",
        "days 2 quiet 7-7 Europe/Prague",
        "days 2 quiet 24-7 Europe/Prague",
        "days 2 quiet 22-7 Nowhere/Town",
        "days 2 quiet 22-7 ../../etc/passwd",
        "days 2 quiet 22-7",
        "live 300+10 quiet 22-7 Europe/Prague",
        "x" * 5000,
    ],
)
def test_clocks_that_there_are_not(text: str) -> None:
    with pytest.raises(NoClock):
        read_clock(text)


def test_every_hour_can_begin_and_end_a_night() -> None:
    for hour in range(24):
        other = (hour + 5) % 24
        clock = read_clock(f"days 1 quiet {hour}-{other} Europe/Prague")
        assert clock is not None
        assert clock.night == Night(hour, other, "Europe/Prague")


def test_pace_classes() -> None:
    assert [pace_of(text) for text in ("", "live 60+5", "live 900+10", "days 1")] == ["free", "fast", "calm", "days"]


# -- what is counted -------------------------------------------------------------------------------------------------


def test_a_night_in_prague() -> None:
    evening, morning = at_prague(2026, 1, 10, 21), at_prague(2026, 1, 11, 8)
    assert counted(evening, morning, PRAGUE) == 2 * HOUR
    assert moment_after(evening, HOUR, PRAGUE) == at_prague(2026, 1, 10, 22)
    assert moment_after(evening, HOUR + 1, PRAGUE) == at_prague(2026, 1, 11, 7) + 1
    # The night in which clocks go forward has an hour less; what is counted of the day is the same.
    assert counted(at_prague(2026, 3, 28, 21), at_prague(2026, 3, 29, 8), PRAGUE) == 2 * HOUR
    assert at_prague(2026, 3, 29, 8) - at_prague(2026, 3, 28, 21) == 10 * HOUR


@given(MOMENTS, LENGTHS, LENGTHS, NIGHTS)
def test_it_does_not_matter_where_time_is_split(start: int, first: int, second: int, night: Night | None) -> None:
    middle, end = start + first, start + first + second
    assert counted(start, end, night) == counted(start, middle, night) + counted(middle, end, night)


@given(MOMENTS, LENGTHS, NIGHTS)
def test_nobody_gains_time_and_nobody_loses_more_than_there_is(start: int, length: int, night: Night | None) -> None:
    assert 0 <= counted(start, start + length, night) <= length
    assert counted(start, start - length, night) == 0


@given(MOMENTS, LENGTHS, NIGHTS)
def test_the_moment_after_is_the_first_one(start: int, wanted: int, night: Night | None) -> None:
    end = moment_after(start, wanted, night)
    assert counted(start, end, night) == wanted
    if wanted:
        assert counted(start, end - 1, night) == wanted - 1


@pytest.mark.parametrize(("game", "seats"), [("tides", 2), ("stonespine", 3), ("darkcave", 3), ("tales", 3)])
def test_who_is_asked_after_an_answer_was_taken_back(game: str, seats: int) -> None:
    rng = Rng(game)
    match = Match(find_game(game), [letter(seat) for seat in range(seats)], SeededDealer("5" * 64, []))
    undone = 0
    for _ in range(150):
        waiting = [seat for seat in seats_in(match.position.waiting) if seat < seats]
        if not waiting:
            break
        seat = waiting[rng.below(len(waiting))]
        legal = match.legal(seat)
        match.act(match.number, seat, legal[rng.below(len(legal))])
        for other in range(seats):
            if rng.below(5) == 0 and match.can_undo(other):
                expected = asked_after_undo(match, other)
                match.undo(other)
                assert (asked_in(match.position), match.number) == expected
                undone += 1
    assert undone > 5


# -- the clocks of a table -------------------------------------------------------------------------------------------

# A busy machine is no fault of the clocks.
PATIENT = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
# What happens: how long after the last thing, what, and at which seat.
STEPS = st.lists(
    st.tuples(
        st.integers(0, 3 * 3600 * SECOND),
        st.sampled_from(["answer", "answer", "answer", "undo", EXTRA, PAUSE, RESUME, DEPUTY, BACK]),
        st.integers(0, SEATS - 1),
        st.integers(1, 2**SEATS - 1).map(Seats),
    ),
    max_size=30,
)


def played(start: int, steps: list[tuple[int, str, int, Seats]]) -> list[TurnChange | ClockEvent]:
    """Something that may have happened at a table: dated, with questions that go on and back."""
    found: list[TurnChange | ClockEvent] = [TurnChange(start, bit(0), 1)]
    at, waiting, question = start, bit(0), 1
    for wait, kind, seat, asked in steps:
        at += wait
        if kind == "answer":
            waiting, question = asked, question + 1
            found.append(TurnChange(at, waiting, question))
        elif kind == "undo":
            waiting, question = bit(seat), max(question - 1, 1)
            found.append(TurnChange(at, waiting, question))
        else:
            found.append(ClockEvent(at, kind, seat, 30 * SECOND, question))
    return found


def read_all(clock: Clock, what: Sequence[TurnChange | ClockEvent]) -> list[ClockState]:
    """The clocks after each thing that happened."""
    first = what[0]
    assert isinstance(first, TurnChange)
    readings = [begun(clock, everyone(SEATS), SEATS, first)]
    for each in what[1:]:
        readings.append(after(readings[-1], each))
    return readings


@PATIENT
@given(CLOCKS, MOMENTS, STEPS)
def test_only_those_who_are_asked_lose_time(clock: Clock, start: int, steps: list[tuple[int, str, int, Seats]]) -> None:
    what = played(start, steps)
    readings = read_all(clock, what)
    for before, now in pairwise(readings):
        spent = counted(before.at, now.at, clock.night)
        for seat in range(SEATS):
            hand = before.hands[seat]
            assert hand is not None
            loss = hand.left - before.left(seat, now.at)
            assert loss == (spent if before.runs(seat) else 0)


@PATIENT
@given(CLOCKS, MOMENTS, STEPS)
def test_what_is_left_is_the_sum(clock: Clock, start: int, steps: list[tuple[int, str, int, Seats]]) -> None:
    """Without lateness, gifts, returns and renewal: bank, plus an increment a question, less what was spent."""
    generous = replace(clock, bank=10**12, renews=False)
    what = [each for each in played(start, steps) if isinstance(each, TurnChange)]
    readings = read_all(generous, what)
    for seat in range(SEATS):
        spent = sum(
            [counted(before.at, now.at, generous.night) for before, now in pairwise(readings) if before.runs(seat)]
        )
        questions, last = 0, 0
        for tick in what:
            if tick.waiting >> seat & 1 and tick.question > last:
                questions, last = questions + 1, tick.question
        hand = readings[-1].hands[seat]
        assert hand is not None
        assert hand.left == generous.bank + questions * generous.increment - spent


@PATIENT
@given(CLOCKS, MOMENTS, STEPS)
def test_taking_back_gives_no_time(clock: Clock, start: int, steps: list[tuple[int, str, int, Seats]]) -> None:
    what = played(start, steps)
    reading = fold(begun(clock, everyone(SEATS), SEATS, TurnChange(start, bit(0), 1)), what[1:])
    asked = [seat for seat, hand in enumerate(reading.hands) if hand is not None and hand.asked]
    question = max([each.question for each in what])
    for seat in asked:
        again = after(
            after(reading, TurnChange(reading.at, NOBODY, question)), TurnChange(reading.at, bit(seat), question)
        )
        known = reading.hands[seat]
        if known is not None and known.question == question:
            assert again.left(seat, reading.at) == max(reading.left(seat, reading.at), 0)


@PATIENT
@given(CLOCKS, MOMENTS, STEPS, st.data())
def test_the_row_is_never_after_the_true_deadline(
    clock: Clock, start: int, steps: list[tuple[int, str, int, Seats]], data: st.DataObject
) -> None:
    """Whenever the row is written, and whatever is answered or taken back afterwards."""
    what = [
        each for each in played(start, steps) if isinstance(each, TurnChange) or each.kind in (EXTRA, PAUSE, DEPUTY)
    ]
    readings = read_all(clock, what)
    written = data.draw(st.integers(0, len(readings) - 1))
    now = readings[written].at
    row = readings[written].soonest(now)
    for reading in readings[written:]:
        deadline = reading.deadline()
        if row is not None and deadline is not None:
            assert row <= max(deadline, reading.at) or row <= now
        elif row is None:
            assert deadline is None


@PATIENT
@given(CLOCKS, MOMENTS, STEPS, st.data())
def test_the_row_is_never_after_a_reminder(
    clock: Clock, start: int, steps: list[tuple[int, str, int, Seats]], data: st.DataObject
) -> None:
    """Whenever the row is written, and whatever is answered or taken back afterwards, somebody looks in time."""
    readings = read_all(clock, [each for each in played(start, steps) if isinstance(each, TurnChange)])
    written = data.draw(st.integers(0, len(readings) - 1))
    now = readings[written].at
    found = [readings[written].soonest(now), readings[written].next_mark(now)]
    row = min([each for each in found if each is not None], default=None)
    for reading, then in pairwise(readings[written:]):
        for seat in range(SEATS):
            if reading.passed(seat, then.at):
                assert row is not None
                assert row <= then.at


def test_reminders_of_a_day() -> None:
    clock = read_clock("days 1")
    assert clock is not None
    reading = begun(clock, everyone(2), 2, TurnChange(0, bit(0), 1))
    assert reading.next_mark(0) == 12 * HOUR
    assert [reading.passed(0, 12 * HOUR - 1), reading.passed(0, 12 * HOUR), reading.passed(1, 12 * HOUR)] == [
        [],
        [2],
        [],
    ]
    assert reading.next_mark(12 * HOUR) == 24 * HOUR - clock.bank // 10
    assert reading.passed(0, 23 * HOUR) == [2, 10]
    assert (
        after(reading, TurnChange(HOUR, bit(1), 2)).passed(0, 23 * HOUR) == []
    )  # whoever has answered is not reminded
    fast = read_clock("live 300+10")
    assert fast is not None
    assert begun(fast, everyone(2), 2, TurnChange(0, bit(0), 1)).next_mark(0) is None
