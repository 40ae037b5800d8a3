"""The rules of a clock, as functions of what happened at a table and when. Nothing here asks for the time.

A seat loses time while it is asked. Of those who are asked together only those who still owe their answer lose any.
While a bot answers for a seat, and while the table pauses, nobody loses anything there.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from partie.core import Seats, has
from partie.server.clocks.counted_time import counted, moment_after
from partie.server.clocks.time_control import Clock

# What may happen beside answers.
EXTRA: Final = "extra"  # a seat was given more time
PAUSE: Final = "pause"
RESUME: Final = "resume"
DEPUTY: Final = "deputy"  # a bot answers for a seat, because its time was over
ENTRUST: Final = "entrust"  # a bot answers for a seat, because its person wishes so
BACK: Final = "back"  # the person answers again
END: Final = "end"  # the table was ended by agreement


class TurnChange(NamedTuple):
    """After something was answered, or taken back: since when, who is asked, and which question."""

    at: int
    waiting: Seats
    question: int


class ClockEvent(NamedTuple):
    """Something that concerns the clocks beside answers. ``amount`` is milliseconds, of extra time alone."""

    at: int
    kind: str
    seat: int
    amount: int
    question: int


@dataclass(frozen=True)
class SeatClock:
    """One seat's clock at a moment.

    ``left``     what it had then; less than nothing if it is out of time
    ``asked``    whether it owes an answer
    ``deputy``   whether a bot answers for it
    ``question`` the last question that it got time for
    ``gifts``    how often it was given extra time
    """

    left: int
    asked: bool = False
    deputy: bool = False
    question: int = 0
    gifts: int = 0


@dataclass(frozen=True)
class ClockState:
    """All clocks of a table at a moment. A seat that a bot was given from the beginning has none."""

    clock: Clock
    at: int
    hands: tuple[SeatClock | None, ...]
    is_paused: bool = False

    def runs(self, seat: int) -> bool:
        """Whether this seat loses time."""
        hand = self.hands[seat]
        return hand is not None and hand.asked and not hand.deputy and not self.is_paused

    def left(self, seat: int, now: int) -> int:
        """What a seat has at a later moment, if nothing happens until then."""
        hand = self.hands[seat]
        assert hand is not None
        return hand.left - (counted(self.at, now, self.clock.night) if self.runs(seat) else 0)

    def out_at(self, seat: int) -> int | None:
        """When this seat is out of time if nothing happens until then; None if it loses none."""
        hand = self.hands[seat]
        if hand is None or not self.runs(seat):
            return None
        return moment_after(self.at, hand.left, self.clock.night)

    def due_at(self, seat: int) -> int | None:
        """When a bot answers for this seat if nothing happens until then."""
        out = self.out_at(seat)
        return None if out is None else out + self.clock.grace

    def deadline(self) -> int | None:
        """When a bot takes a seat over if nothing happens until then."""
        return min([due for seat in range(len(self.hands)) if (due := self.due_at(seat)) is not None], default=None)

    def soonest(self, now: int) -> int | None:
        """A moment before which no bot takes a seat over, whatever is answered until then. None if none ever does.

        So a row with it need not be written again for an answer. What else may happen must make it earlier by itself.
        """
        found = [moment for seat in range(len(self.hands)) if (moment := self._soonest_of(seat, now)) is not None]
        return min(found, default=None)

    def _soonest_of(self, seat: int, now: int) -> int | None:
        hand = self.hands[seat]
        if hand is None or hand.deputy or self.is_paused:
            return None
        if hand.asked:
            return self.due_at(seat)
        # It is asked some time from now on, perhaps for the question that it was asked last, if that is taken back.
        return moment_after(now, hand.left, self.clock.night) + self.clock.grace

    def passed(self, seat: int, now: int) -> list[int]:
        """The marks that a seat has passed since the last thing happened: 2 for a half of its time, 10 for a tenth."""
        hand = self.hands[seat]
        if hand is None or not self.runs(seat):
            return []
        left = self.left(seat, now)
        return [part for part, mark in self.clock.marks.items() if left <= mark < hand.left]

    def next_mark(self, now: int) -> int | None:
        """A moment before which nobody passes a mark, whatever is answered until then. None if there is none."""
        found: list[int] = []
        for seat, hand in enumerate(self.hands):
            if hand is None or hand.deputy or self.is_paused:
                continue
            left = self.left(seat, now)
            if not hand.asked and self.clock.renews:
                left = max(left, self.clock.bank)
            rooms = [left - mark for mark in self.clock.marks.values() if left > mark]
            found += [moment_after(now, min(rooms), self.clock.night)] if rooms else []
        return min(found, default=None)


def begun(clock: Clock, people: Seats, seats: int, first: TurnChange) -> ClockState:
    """The clocks when a table begins. ``people`` are the seats of people."""
    hands = [SeatClock(clock.bank) if has(people, seat) else None for seat in range(seats)]
    return _asked(ClockState(clock, first.at, tuple(hands)), first)


def after(reading: ClockState, what: TurnChange | ClockEvent) -> ClockState:
    """The clocks after something has happened. What is dated before the last thing counts as happening with it."""
    now = max(what.at, reading.at)
    hands = [
        None if hand is None else replace(hand, left=reading.left(seat, now)) for seat, hand in enumerate(reading.hands)
    ]
    moved = replace(reading, at=now, hands=tuple(hands))
    return _asked(moved, what) if isinstance(what, TurnChange) else _happened(moved, what)


def fold(reading: ClockState, what: Iterable[TurnChange | ClockEvent]) -> ClockState:
    """The clocks after all of it."""
    for each in what:
        reading = after(reading, each)
    return reading


def _asked(reading: ClockState, tick: TurnChange) -> ClockState:
    """Who owes an answer now. For every new question a seat gets time once: taking back and answering again gives none.

    What somebody was late is forgotten with their answer: for the next question the others wait as long again.
    """
    clock, hands = reading.clock, list(reading.hands)
    for seat, hand in enumerate(hands):
        if hand is None:
            continue
        asked = has(tick.waiting, seat)
        left, question = hand.left, hand.question
        if not asked or tick.question > question:
            left = max(left, 0)
        if asked and tick.question > question:
            left = max(left, clock.bank) if clock.renews else left + clock.increment
            question = tick.question
        hands[seat] = replace(hand, asked=asked, left=left, question=question)
    return replace(reading, hands=tuple(hands))


def _happened(reading: ClockState, event: ClockEvent) -> ClockState:
    if event.kind in (PAUSE, RESUME):
        return replace(reading, is_paused=event.kind == PAUSE)
    hand = reading.hands[event.seat] if event.seat < len(reading.hands) else None
    if hand is None:
        return reading
    clock = reading.clock
    if event.kind == EXTRA:
        hand = replace(hand, left=max(hand.left, 0) + event.amount, gifts=hand.gifts + 1)
    elif event.kind in (DEPUTY, ENTRUST):
        hand = replace(hand, deputy=True)
    elif event.kind == BACK:
        hand = replace(hand, deputy=False, left=max(hand.left, clock.welcome))
    hands = list(reading.hands)
    hands[event.seat] = hand
    return replace(reading, hands=tuple(hands))
