"""A table in the memory of a process, while anybody looks at it."""

import asyncio
import time
from collections.abc import Sequence

from partie.core import Match, Position, write_record
from partie.server.clocks.table_clock import TableClock
from partie.server.infra.metrics import REBUILDS
from partie.server.model.rows import AnswerRow, Standing, TableRow
from partie.server.realtime.subscriber import Subscriber
from partie.server.tables.audience import Audience
from partie.server.tables.presence import Presence
from partie.server.tables.replay import first_question, played
from partie.server.tables.schemas import TableCard
from partie.server.tables.table_card import table_card
from partie.table.late import LateFrames


class Room:
    """A table and its match once it has begun; who looks at it, and who has it open anywhere.

    Everything that changes the match happens under its lock, so that a table has one row on its way at a time.
    """

    __slots__ = (
        "_is_final",
        "_row",
        "_told_clocks",
        "ahead",
        "asked_at",
        "asked_bots",
        "audience",
        "highest",
        "is_doubted",
        "lock",
        "mark",
        "match",
        "opened",
        "presence",
        "timing",
        "told_here",
        "used",
        "version",
    )

    def __init__(self, row: TableRow) -> None:
        self._row = row
        self.lock = asyncio.Lock()
        self.match: Match[Position] | None = None
        self.audience = Audience(row, self.card)
        self.presence = Presence(len(row.seats), self.audience.subscribers, self.audience.tell_seats)
        self.version = 0
        self.mark = 0  # of the last row: another process may have written another one in the same place
        self.is_doubted = False  # whether the database may have lost something of it, so that all is read again
        self._is_final = False  # whether its end was read from the database
        self.highest = 0  # the highest number that a question ever had here, also before something was taken back
        self.used = time.monotonic()  # when this process last needed it
        self.told_here = 0.0  # when other processes were last told who looks here
        self.asked_bots = 0  # bots were last asked before the answer with this number
        self.asked_at = 0.0
        self.timing: TableClock | None = None
        self.ahead = 0.0  # seconds that the clock of the database is ahead of ours
        self._told_clocks: tuple[object, ...] = ()
        self.opened = 0  # when the open question was first asked, by the clock of the database

    @property
    def row(self) -> TableRow:
        """The table as the database has it, without its log."""
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = self.audience.row = row

    def begin(self, seed: str, log: Sequence[AnswerRow]) -> bool:
        """Deal, and take the answers that were given so far. Whether some that were seen are lost; all are told so."""
        is_behind = self._has_lost(log)
        if self.timing is not None and self.timing.clock is not None:
            self.timing.start(*first_question(self.row, seed))
            for each in log:
                self.timing.note(each)
        with REBUILDS.labels(self.row.game).time():
            self.match = played(self.row, seed, [each.given for each in log])
        self.version, self.mark = (log[-1].version, log[-1].mark) if log else (0, 0)
        self.highest = max([self.match.number, *[each.opens for each in log]])
        self.opened = 0 if self.timing is None else self.timing.facts.begun
        number = log[0].given.question if log else 0
        for each in log:
            if each.opens != number:
                number, self.opened = each.opens, each.at
        if is_behind:
            self.asked_bots = 0
        self._is_final = False
        self._show(self.match, is_behind)
        return is_behind

    def end(self, match: Match[Position]) -> None:
        """Show a match that is over."""
        self.match = match
        self._is_final = True
        self._show(match)

    def standing(self) -> Standing:
        """How far the table is here."""
        return Standing(True) if self.row.ended else Standing(False, self.version, self.mark)

    def _has_lost(self, log: Sequence[AnswerRow]) -> bool:
        """Whether a log lacks what was seen here: a log only grows, and nothing goes on after the end."""
        if self._is_final:
            return True
        return self.version > 0 and (len(log) < self.version or log[self.version - 1].mark != self.mark)

    def record_for(self, seat: int) -> str:
        """The record as this seat, or an onlooker, may have it now."""
        frames = self.audience.frames_of(seat)
        return write_record(frames.download() if isinstance(frames, LateFrames) else self.started().download(seat))

    def take(self, row: AnswerRow) -> None:
        """Take an answer that was written down elsewhere."""
        match = self.started()
        given, before = row.given, match.number
        if given.text:
            match.act(given.question, given.seat, match.game.notation.parse(given.text), None, given.clock)
        else:
            self.taken_back(given.seat)
        self.wrote(row, before)

    def goes_further_back(self, row: AnswerRow) -> bool:
        """Whether a row takes more back than the engine would by itself: everybody agreed to it."""
        return not row.given.text and not self.started().can_undo(row.given.seat)

    def wrote(self, row: AnswerRow, before: int) -> None:
        """A row is on the disk, and has happened here. ``before`` is the question that was open until then."""
        self.version, self.mark = row.version, row.mark
        self.highest = max(self.highest, row.opens)
        if row.opens != before:
            self.opened = row.at
        if self.timing is not None:
            self.timing.note(row)

    def taken_back(self, seat: int) -> None:
        """A seat has taken its last answer back."""
        match = self.started()
        match.undo(seat)
        self.audience.follow(match)

    def started(self) -> Match[Position]:
        """The match of a table that has begun."""
        assert self.match is not None
        return self.match

    def _show(self, match: Match[Position], is_behind: bool = False) -> None:
        if not match.over():
            self.presence.saw_end = frozenset()
        self._note_end()
        self.audience.show(match, is_behind)

    def _note_end(self) -> None:
        """Note who looks while the end is shown: afterwards they may be gone before its record is kept."""
        if self.match is not None and self.match.over():
            self.presence.saw_end |= self.presence.seats()

    def knows_less(self, known: int) -> bool:
        """Whether a question was asked here of which nothing is written down: a log only grows, so it was lost."""
        return not self.row.ended and known > self.highest

    def look(self, subscriber: Subscriber, is_behind: bool = False) -> None:
        """A player or onlooker opens their eyes: they are told who sits here, and shown the table if it has begun.

        ``is_behind`` says that they have seen more of it than we know.
        """
        self.presence.came.setdefault(subscriber.seat, self.now())
        self.audience.add(subscriber, is_behind)
        self._note_end()

    def leave(self, subscriber: Subscriber) -> None:
        """They look no more."""
        if self.audience.remove(subscriber):
            self.presence.came.pop(subscriber.seat, None)

    def tell(self, since: float = 0.0) -> None:
        """Tell all eyes what changed for them. ``since`` is when somebody here asked for it, if anybody did."""
        if self.audience.frames is None:
            return
        self._note_end()
        self.audience.tell_changes(since)
        self._tell_clocks()

    def _tell_clocks(self) -> None:
        """Tell everybody how the clocks stand, if others are asked now: half an answer is nobody's business."""
        if self.timing is None or self.timing.clock is None or self._told_clocks == self.timing.told():
            return
        self._told_clocks = self.timing.told()
        self.audience.tell_clocks(self.timing.json(self.now()))

    def now(self) -> int:
        """The time by the clock of the database, in milliseconds since 1970."""
        return round((time.time() + self.ahead) * 1000)

    def card(self, person: int | None, invited: int | None = None) -> TableCard:
        """The table as this person may know it."""
        clocks = None if self.timing is None else self.timing.json(self.now())
        return table_card(self.row, self.presence, clocks, person, invited)
