"""Looks after deadlines: claims rows that have passed, and lets a bot answer for whoever is out of time.

Everything that is done for a row is one transaction. A process that is killed in it has done nothing, and another one
claims the row. After it others are told; if that is lost, the row comes again as long as it is a bot's turn.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from partie.bots.levels import REGULAR
from partie.core import Seats, has
from partie.server.clocks.clock_state import DEPUTY, ClockState
from partie.server.clocks.deadline_store import claim, put_back
from partie.server.clocks.store import ClockStore
from partie.server.clocks.table_clock import TableClock
from partie.server.infra.database import LOST, Connection, DatabaseError, transaction
from partie.server.infra.isolation import Isolated, Postponed
from partie.server.infra.supervisor import Beat
from partie.server.model.rows import AnswerRow, TableRow
from partie.server.tables.bot_queue import BotQueue
from partie.server.tables.events import TableEvents, TimeRunningOut
from partie.server.tables.log_store import LogStore
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.replay import first_question
from partie.server.tables.stand_ins import StandIns
from partie.server.tables.store import TableStore

DEPUTY_LEVEL: Final = REGULAR
PAUSE: Final = 0.1  # seconds between two looks for rows that have passed
HANDS: Final = 3  # rows that a process works on at a time whose task this is
UNREADABLE: Final = 10.0  # seconds after which a table is tried again whose log cannot be played here
SPARE: Final = 1.0  # seconds between two looks of a process that only helps where nobody else does it in time
LATER: Final = 0.5  # seconds after which a row is claimed again that could not be judged: those behind it come first
BOTS: Final = 10_000  # milliseconds after which bots that have not answered are asked again
REMEMBERED: Final = 5_000  # tables whose first question is remembered


@dataclass(frozen=True)
class _Seen:
    """A table as it stood when its row was claimed."""

    row: TableRow
    reading: ClockState
    waiting: Seats
    question: int
    now: int


@dataclass
class _Done:
    """What came of a row that was claimed.

    ``changed``   whether somebody answers for somebody else now
    ``asks``      whether bots are to be asked
    ``reminders`` seats, with the part of their time that is left, and the question
    """

    changed: bool
    asks: bool
    reminders: list[tuple[int, int, int]] = field(default_factory=list)


class DeadlineWorker:
    """One process's watch over deadlines. ``jobs`` lets bots think. Any number of hands may run beside each other."""

    def __init__(
        self, store: TableStore, clocks: ClockStore, events: TableEvents, rooms: RoomRegistry, jobs: BotQueue
    ) -> None:
        self._store = store
        self._events = events
        self._rooms = rooms
        self._jobs = jobs
        self._clocks = clocks
        self._log = LogStore(store.pool)
        self._stand_ins = StandIns(store.pool)
        self._firsts: OrderedDict[str, tuple[Seats, int]] = OrderedDict()
        self._postponed = Postponed()  # tables that cannot be judged now

    async def run(self, pause: float, beat: Beat) -> None:
        """One hand, until it is stopped."""
        while True:
            try:
                while await self.once():
                    beat()
                beat()
            except (*LOST, DatabaseError) as error:
                logging.getLogger(__name__).warning("deadlines have to wait: %s", type(error).__name__)
            await asyncio.sleep(pause)

    async def once(self) -> bool:
        """Look after one row that has passed. False if there is none, but for those that cannot be judged now."""
        async with transaction(self._store.pool) as connection:
            table_id = await claim(connection, self._postponed.ids())
            if table_id is None:
                return False
            # Until it is judged: if its table cannot be read, or an error ends this, the rows behind it come first too.
            self._postponed.postpone(table_id, LATER)
            done = await self._judged(connection, table_id)
        if done is None:
            return True
        self._postponed.resume(table_id)
        if done.changed:
            await self._rooms.seats_changed(table_id)
        if done.asks:
            await self._jobs.ask(table_id)
        for seat, part, question in done.reminders:
            self._events.time_running_out.emit(TimeRunningOut(table_id, seat, question, 1 / part))
        return True

    async def _judged(self, connection: Connection, table_id: str) -> _Done | None:
        """What is done for a row. One that cannot be read here waits: no rules, or a broken log."""
        with Isolated("a deadline cannot be judged", table_id):
            return await self._judge(connection, table_id)
        await put_back(connection, table_id, round((time.time() + UNREADABLE) * 1000))
        return None

    async def _judge(self, connection: Connection, table_id: str) -> _Done | None:
        """Put a row back, or act on it. None if nothing can be done in this moment."""
        seen = await self._see(connection, table_id)
        if seen is None:
            return None
        changed = False
        deadline = seen.reading.deadline()
        if deadline is not None and deadline <= seen.now:
            seen, changed = await self._take_over(connection, table_id)
            if seen is None:
                return None
        # Whose turn it is: bots answer once no person is asked with them.
        owed = [seat for seat in seen.row.seats if has(seen.waiting, seat.seat)]
        is_bots = bool(owed) and all([seat.played_by for seat in owed])
        asks = is_bots and (changed or seen.now - seen.reading.at > BOTS)
        again = seen.now + BOTS if is_bots and not seen.reading.is_paused else None
        due = [seen.reading.soonest(seen.now), seen.reading.next_mark(seen.now), again]
        await put_back(connection, table_id, min([each for each in due if each is not None], default=None))
        seats = range(len(seen.row.seats))
        reminders = [(seat, part, seen.question) for seat in seats for part in seen.reading.passed(seat, seen.now)]
        return _Done(changed, asks, reminders)

    async def _take_over(self, connection: Connection, table_id: str) -> tuple[_Seen | None, bool]:
        """Let a bot answer for everybody who is out of time, judged while nothing can be answered.

        An answer that is being written holds its table's luck. So does whoever ends the table, who waits for our row
        then. So nobody waits here: the row is claimed again in a moment.
        """
        if not await self._log.lock_now(connection, table_id):
            return None, False
        seen = await self._see(connection, table_id)
        if seen is None:
            return None, False
        changed = False
        for seat in range(len(seen.row.seats)):
            due = seen.reading.due_at(seat)
            if due is not None and due <= seen.now:
                taken = await self._stand_ins.change(connection, table_id, seat, DEPUTY_LEVEL, DEPUTY, seen.question)
                changed = changed or taken
        return (await self._see(connection, table_id) if changed else seen), changed

    async def _see(self, connection: Connection, table_id: str) -> _Seen | None:
        row = await self._store.table(table_id, connection)
        seed = await self._store.seed(table_id, connection)
        if row is None or seed is None:
            return None
        facts, now = await self._clocks.facts(table_id, connection)
        timing = TableClock(row, facts)
        first = self._first(row, seed)
        timing.start(*first)
        log: list[AnswerRow] = await self._store.answers(table_id, 0, connection)
        for each in log:
            timing.note(each)
        reading = timing.reading()
        if reading is None:
            return None
        waiting, question = (log[-1].waiting, log[-1].opens) if log else first
        return _Seen(row, reading, waiting, question, int(now * 1000))

    def _first(self, row: TableRow, seed: str) -> tuple[Seats, int]:
        """The first question of a table, which never changes."""
        found = self._firsts.get(row.id)
        if found is None:
            found = self._firsts[row.id] = first_question(row, seed)
            if len(self._firsts) > REMEMBERED:
                self._firsts.popitem(last=False)
        return found
