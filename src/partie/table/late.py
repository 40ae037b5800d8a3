"""What onlookers are sent who see a table one round late: how it was when the last round ended, and nothing newer."""

from typing import Final, override

from partie.core import CHANCE, SPECTATOR, Match, Position, Record, Seat
from partie.core.replay import redacted
from partie.core.seats import DEALER
from partie.table.frames import Frames
from partie.table.moment import Moment, moment_of

FIRST: Final = 0


def round_of(match: Match[Position]) -> int:
    """The round that is played now, as the game counts it.

    Where it counts none, a round is over once every seat has answered since the last one ended.
    """
    counted = match.game.round_of(match.position)
    if counted is not None:
        return counted
    rounds, answered = FIRST, set[Seat]()
    for row in match.all_rows()[:-1]:
        answered |= {seat for seat in row if seat != CHANCE}
        if len(answered) == match.position.seats:
            rounds, answered = rounds + 1, set[Seat]()
    return rounds


def last_round(match: Match[Position]) -> tuple[int, Moment]:
    """The round that is played now, and how the table was when it began: all answers are played once more."""
    now = round_of(match)
    begun: tuple[int, Moment] | None = None
    for again in match.again():
        at = round_of(again)
        if again.position.waiting != DEALER and (begun is None or at > begun[0]):
            begun = at, moment_of(again)
        if begun is not None and begun[0] >= now:
            break
    assert begun is not None, "somebody is asked at every table that is not over"
    return begun


class LateFrames(Frames):
    """Onlookers' eyes, which see the table as it was when the round began that is played; and all of it at the end."""

    def __init__(self, match: Match[Position]) -> None:
        super().__init__(match)
        self.round = round_of(match)
        if not match.over():
            self.round, self.moment = last_round(match)
        self._shown = self.moment

    @override
    def now(self) -> Moment:
        """The table as these eyes may see it."""
        return self._shown

    @override
    def changes(self) -> dict[Seat, str]:
        """What changed, at the end of a round. After a long one it is a whole look: its first lines were put away.

        What these eyes have seen once is not hidden again where it is taken back.
        """
        if not self.match.over() and round_of(self.match) <= self.round:
            return {}
        # Several answers may have been caught up with at once, and the round have gone on since it began.
        over = round_of(self.match), moment_of(self.match)
        self.round, self._shown = over if self.match.over() else last_round(self.match)
        if self._shown.first <= self.moment.heard:
            return super().changes()
        self.moment = self._shown
        if SPECTATOR not in self.eyes:
            return {}
        self.close(SPECTATOR)
        return {SPECTATOR: self.open(SPECTATOR)}

    @property
    def question(self) -> int:
        """The first question of which these eyes know nothing. What was taken back is open again."""
        return self.match.number + 1 if self.match.over() else min(self.moment.number, self.match.number)

    def download(self) -> Record:
        """The record as far as these eyes may know it."""
        whole = self.match.record()
        if self.match.over():
            return whole
        rows = [row for row in whole.rows if row.number < self.question]
        return redacted(self.match.game, Record(whole.headers, rows), SPECTATOR)
