"""Brings a table in memory up to what the database has of it: the log there is the truth."""

import logging
import time
from dataclasses import replace
from typing import Final

from partie.core import Match, Position, SeededDealer, resume_match, write_record
from partie.server.clocks.store import ClockStore
from partie.server.clocks.table_clock import TableClock
from partie.server.infra.database import LOST
from partie.server.infra.message_bus import MessageBus
from partie.server.model.rows import TableRow
from partie.server.realtime.subscriber import RESTART
from partie.server.tables.events import TableEvents, TableSynced
from partie.server.tables.feed import TableFeed
from partie.server.tables.open_rooms import OpenRooms
from partie.server.tables.room import Room
from partie.server.tables.store import TableStore
from partie.table.reading import read
from partie.table.refusal import Refused
from partie.words.messages import message

OVER: Final = "over"  # the topic of calls that a table has ended
AWAY: Final = 100  # milliseconds after which people may come back to a table that has to be opened again


class RoomSync:
    """Every method but ``load`` and ``read`` is called while the table's lock is held."""

    def __init__(
        self,
        store: TableStore,
        clocks: ClockStore,
        feed: TableFeed,
        bus: MessageBus,
        events: TableEvents,
        open_rooms: OpenRooms,
    ) -> None:
        self._store = store
        self._clocks = clocks
        self._feed = feed
        self._bus = bus
        self._events = events
        self._open_rooms = open_rooms

    async def read(self, table_id: str) -> Room:
        """A table as the database has it now."""
        row = await self._store.table(table_id)
        if row is None:  # it has gone in this moment
            raise Refused("missing", message("err-no-table"))
        table = Room(row)
        await self.load(table)
        return table

    async def load(self, table: Room) -> None:
        """Play what is stored of a table, once it has begun."""
        is_news = False
        if table.row.begun:
            is_news = await self.read_clocks(table)
            # After the clocks: a takeover between the two is then found by the next sweep.
            table.row = await self._row_of(table)
        row = table.row
        seed = await self._store.seed(row.id) if row.begun and not row.ended else None
        if seed is not None:
            seen = table.version
            if table.begin(seed, await self._store.answers(row.id)):
                told = {"table": row.id, "version": table.version}
                logging.getLogger(__name__).warning("the database has lost answers, up to %d", seen, extra=told)
            self._events.synced.emit(TableSynced(table, is_reloaded=True))
            await self.finish(table)  # its last process may have died before it could
        elif row.begun:  # it is over, perhaps since a moment ago
            table.end(await self._ended(row.id))
        if is_news:  # what was wished may have been done with it
            table.audience.tell_seats()

    async def _ended(self, table_id: str) -> Match[Position]:
        text = await self._store.record(table_id)
        if text is None:  # neither its luck is there nor its record: nobody can go on with it
            raise Refused("missing", message("err-no-table"))
        record, game = read(text)
        return resume_match(game, record, SeededDealer(record.headers["seed"], record.salt()))

    async def read_clocks(self, table: Room) -> bool:
        """Read what happened to the clocks. Whether anything is new."""
        facts, now = await self._clocks.facts(table.row.id)
        table.ahead = now - time.time()
        if table.timing is None:
            table.timing = TableClock(table.row, facts)
            return True
        return table.timing.learn(facts)

    async def catch_up(self, table: Room) -> None:
        """Take what others have written down. Where our last row is not there, or is another one, all is read again."""
        if table.match is None:
            return
        rows = await self._store.answers(table.row.id, table.version - 1)
        is_ours = not table.version or (bool(rows) and rows[0].mark == table.mark)
        if table.is_doubted or table.row.ended or not is_ours:
            await self._load_again(table)
            return
        rows = rows[min(1, table.version) :]
        if not rows:  # nothing new, unless it has ended before anybody answered
            seen = await self._read_seats(table)
            if seen.ended and not table.started().over():
                await self.load(table)
            return
        for row in rows:
            if table.goes_further_back(row):
                await self.load(table)
                return
            table.take(row)
        table.tell()
        self._events.synced.emit(TableSynced(table, is_reloaded=False))

    async def _load_again(self, table: Room) -> None:
        """Read all of a table whose last row is not in the database. It has lost it, if the table is not over there.

        What is on the disk is the truth, also when it is less than people have seen. All of it is told again.
        """
        row = await self._read_seats(table)
        if row.ended and table.started().over() and not table.is_doubted:
            return
        if not row.begun:  # not even its beginning is there: it is opened again, as it stands
            await self._open_rooms.drop(table, RESTART, AWAY)
            raise Refused("stale", message("reason-too-late"))
        table.audience.cut_strangers()
        await self.load(table)
        table.is_doubted = False

    async def finish(self, table: Room) -> None:
        """Keep the record of a table that is over. If it cannot be done now, whoever sweeps or opens it does it."""
        if table.match is None or not table.match.over() or table.row.ended:
            return
        match = table.match
        try:
            is_kept = await self._store.end(table.row.id, write_record(match.record()), match.players)
        except LOST as error:
            told = {"table": table.row.id, "version": table.version}
            logging.getLogger(__name__).warning("a record has to wait: %s", type(error).__name__, extra=told)
            return
        if not is_kept:  # somebody has left for good: it is written once more, without their name
            await self._read_seats(table)
            await self.load(table)
            return
        table.row = replace(table.row, ended=True)
        self._events.ended.emit(table)
        table.audience.tell_seats()
        await self._feed.tell(table.row.id, None)
        await self._bus.call(OVER, {"table": table.row.id})

    async def _row_of(self, table: Room) -> TableRow:
        """The row of a table. Refused if it is gone."""
        row = await self._store.table(table.row.id)
        if row is None:
            await self._open_rooms.drop(table)
            raise Refused("missing", message("err-no-table"))
        return row

    async def _read_seats(self, table: Room) -> TableRow:
        row = await self._row_of(table)
        changed, table.row = table.row != row, row
        if changed:
            table.audience.tell_seats()
        return row
