"""What a process knows of the clocks of one table: when what was answered, and what happened beside it."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from partie.core import Seats
from partie.core.seats import set_of
from partie.server.clocks.clock_state import (
    BACK,
    DEPUTY,
    ENTRUST,
    ClockEvent,
    ClockState,
    TurnChange,
    after,
    begun,
    fold,
)
from partie.server.clocks.schemas import ClocksJson, TakenOver, Vote
from partie.server.clocks.time_control import Clock, read_clock
from partie.server.model.rows import AnswerRow, TableRow


@dataclass(frozen=True)
class ClockFacts:
    """What the database holds of a table's clocks: when it began, what happened, who votes for what."""

    begun: int
    events: tuple[ClockEvent, ...]
    votes: tuple[Vote, ...]

    @property
    def count(self) -> int:
        """Differs when there is more or less of it."""
        return len(self.events) + len(self.votes)


class TableClock:
    """The clocks of a table. Answers are kept as three numbers each, for a process has thousands of tables."""

    def __init__(self, row: TableRow, facts: ClockFacts) -> None:
        self.facts = facts
        self.clock: Clock | None = read_clock(row.terms.clock)
        self._people = set_of([seat.seat for seat in row.seats if not seat.bot])
        self._seats = len(row.seats)
        self._ticks = array("q")
        self._reading: ClockState | None = None

    def start(self, waiting: Seats, question: int) -> None:
        """The table begins with this question; what was noted before is forgotten."""
        self._ticks = array("q", (self.facts.begun, waiting, question))
        self._reading = None

    def note(self, row: AnswerRow) -> None:
        """Something was answered, or taken back."""
        if self.clock is None:
            return
        tick = TurnChange(row.at, row.waiting, row.opens)
        self._ticks.extend(tick)
        if self._reading is not None:
            self._reading = after(self._reading, tick)

    def learn(self, facts: ClockFacts) -> bool:
        """What the database holds now. Whether anything is new."""
        is_new = facts != self.facts
        if is_new:
            self.facts = facts
            self._reading = None
        return is_new

    def reading(self) -> ClockState | None:
        """The clocks after all that is known; None where nobody is timed."""
        if self.clock is None or not self._ticks:
            return None
        if self._reading is None:
            numbers = self._ticks
            ticks = [
                TurnChange(numbers[at], Seats(numbers[at + 1]), numbers[at + 2]) for at in range(0, len(numbers), 3)
            ]
            rest: list[TurnChange | ClockEvent] = [*ticks[1:], *self.facts.events]
            rest.sort(key=lambda each: each.at)  # stable: answers of one millisecond stay in their order
            self._reading = fold(begun(self.clock, self._people, self._seats, ticks[0]), rest)
        return self._reading

    def told(self) -> tuple[object, ...]:
        """Differs when there is something new to tell: who is asked what, and whatever happened beside."""
        return (*self._ticks[-2:], self.facts.count)

    def json(self, now: int) -> ClocksJson:
        """As a browser is told."""
        reading = self.reading()
        seats = range(self._seats)
        return {
            "left": [
                None if reading is None or reading.hands[seat] is None else reading.left(seat, now) for seat in seats
            ],
            "running": [] if reading is None else [seat for seat in seats if reading.runs(seat)],
            "paused": reading is not None and reading.is_paused,
            "grace": 0 if self.clock is None else self.clock.grace,
            "gift": 0 if self.clock is None else self.clock.gift,
            "votes": list(self.facts.votes),
            "takeovers": takeovers(self.facts.events),
        }


def takeovers(events: Sequence[ClockEvent]) -> list[TakenOver]:
    """When bots answered for people, in order."""
    found: list[TakenOver] = []
    for event in events:
        if event.kind in (DEPUTY, ENTRUST):
            why = "clock" if event.kind == DEPUTY else "wish"
            found.append({"seat": event.seat, "why": why, "since": event.question, "until": None})
        elif event.kind == BACK:
            for each in found:
                if each["seat"] == event.seat and each["until"] is None:
                    each["until"] = event.question
    return found


def is_absent(facts: ClockFacts, seat: int) -> bool:
    """Whether a bot answers for a seat because its time was over: then its person need only come."""
    return any(
        [each["seat"] == seat and each["until"] is None and each["why"] == "clock" for each in takeovers(facts.events)]
    )
