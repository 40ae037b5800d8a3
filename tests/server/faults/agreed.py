"""Judges what people did at a table besides answering: what they took back, what they agreed on, who lost on time."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime

import asyncpg

from partie.core import Match, Position
from partie.core.seats import set_of
from partie.server.clocks.clock_state import BACK, DEPUTY, END, ENTRUST, ClockEvent, TurnChange, after, begun
from partie.server.clocks.time_control import read_clock
from partie.server.model.rows import TableRow
from partie.server.play.proposals import TAKE_BACK
from partie.server.tables.replay import first_question
from tests.server.harness.clients.guests import Player

RETURN = 1000  # milliseconds in which a bot's answer may come that it gave before its person was back


def taken_back(
    log: Sequence[asyncpg.Record],
    lost: Sequence[asyncpg.Record],
    far: Counter[int],
    dropped: Counter[int],
    players: Sequence[Player],
    events: Sequence[ClockEvent],
) -> Iterable[str]:
    """Nothing is taken back more often than it was wished. ``far`` counts what nobody can take back alone, by seats.

    A player who lost their seat to a bot for a while is not asked. ``dropped`` counts the answers that went because
    another seat took back an earlier one. A player who asks to take back such an answer, or one that the database has
    lost, is told that it is gone, and no row says so.
    """
    people = [player for player in players if player.seat is not None]
    rows = Counter([row["seat"] for row in log if not row["text"]])
    for player in people:
        assert player.seat is not None
        seat, diary = player.seat, player.diary
        wished = diary.undos + diary.wishes.count((TAKE_BACK, seat))
        if rows[seat] > wished:
            yield f"seat {seat} has taken back {rows[seat]} answers, and wished to only {wished} times"
        known = rows[seat] + dropped[seat] + len([row for row in lost if row["seat"] == seat])
        if known < diary.undone:
            yield f"seat {seat} was told that {diary.undone} answers are taken back, and it is {known}"
        asked = [other for other in people if other.seat == seat or other.seat not in absent(events)]
        agreed = min([other.diary.wishes.count((TAKE_BACK, seat)) for other in asked])
        if far[seat] > agreed:
            yield f"seat {seat} has taken {far[seat]} answers back without consent: all agreed to {agreed}"
    yield from [f"seat {seat} has taken back what it cannot" for seat in rows if seat not in _seats(people)]


def ended(row: TableRow, events: Sequence[ClockEvent], players: Sequence[Player]) -> Iterable[str]:
    """Whoever did not wish for an end by agreement lost their seat to a bot before."""
    if row.ending != "agreed":
        return
    for player in players:
        if player.seat is not None and player.seat not in absent(events) and END not in dict(player.diary.wishes):
            yield f"seat {player.seat} did not agree to the end"


def absent(events: Sequence[ClockEvent]) -> set[int]:
    """The seats for which a bot answered for a while."""
    return {event.seat for event in events if event.kind in (DEPUTY, ENTRUST)}


def _seats(players: Sequence[Player]) -> set[int]:
    return {player.seat for player in players if player.seat is not None}


def timed(
    row: TableRow, seed: str, start: int, log: Sequence[asyncpg.Record], events: Sequence[ClockEvent]
) -> Iterable[str]:
    """Bots answer for those alone who are out of time, and only until they are back."""
    clock = read_clock(row.terms.clock)
    ticks = [(TurnChange(milliseconds(each["given"]), each["waiting"], each["opens"]), each) for each in log]
    if clock is not None:
        people = set_of([seat.seat for seat in row.seats if not seat.bot])
        reading = begun(clock, people, len(row.seats), TurnChange(start, *first_question(row, seed)))
        happened: list[TurnChange | ClockEvent] = [*[tick for tick, _ in ticks], *events]
        for each in sorted(happened, key=lambda one: one.at):
            if isinstance(each, ClockEvent) and each.kind == DEPUTY:
                due = reading.due_at(each.seat)
                if due is None or each.at < due - 1:
                    yield f"a bot has answered for seat {each.seat} although time was left: {each}, due at {due}"
            reading = after(reading, each)
    for tick, answer in ticks:
        seat = answer["seat"]
        if answer["bot"] and not row.seats[seat].bot and not _is_away(events, seat, tick.at):
            yield f"a bot has answered for seat {seat}, whose person was there"


def _is_away(events: Sequence[ClockEvent], seat: int, at: int) -> bool:
    """Whether a bot answers for a seat at a moment, or did so just before."""
    is_away, since = False, 0
    for event in events:
        if event.seat == seat and event.at <= at and event.kind in (DEPUTY, ENTRUST, BACK):
            is_away, since = event.kind != BACK, event.at
    return is_away or 0 < at - since < RETURN


def milliseconds(moment: object) -> int:
    """A moment of the database since 1970."""
    assert isinstance(moment, datetime)
    return round(moment.timestamp() * 1000)


def goes_far(match: Match[Position], row: asyncpg.Record) -> bool:
    """Whether a row takes back more than its seat can alone."""
    return not row["text"] and not match.can_undo(row["seat"])
