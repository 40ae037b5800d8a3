"""Opens tables, and keeps those that are open as the database and other processes know them."""

import asyncio
import contextlib
import time
from typing import Final

from partie.server.infra.database import LOST
from partie.server.infra.message_bus import MessageBus
from partie.server.infra.metrics import GAPS
from partie.server.infra.tokens import is_id
from partie.server.model.rows import AnswerRow, TableRow
from partie.server.tables.bot_queue import BotRequests
from partie.server.tables.events import TableEvents, TableSynced
from partie.server.tables.feed import TableFeed
from partie.server.tables.open_rooms import OpenRooms
from partie.server.tables.room import Room
from partie.server.tables.store import TableStore
from partie.server.tables.sync import RoomSync
from partie.table.refusal import Refused
from partie.words.messages import message

AT_ONCE: Final = 1.0  # seconds for which somebody who comes waits to be shown what is newest


class RoomRegistry:
    """The tables of one process: opened while somebody looks, changed only by what is on the disk."""

    def __init__(
        self,
        store: TableStore,
        feed: TableFeed,
        bus: MessageBus,
        events: TableEvents,
        open_rooms: OpenRooms,
        sync: RoomSync,
        bots: BotRequests,
    ) -> None:
        self._store = store
        self._feed = feed
        self._bus = bus
        self._events = events
        self._open_rooms = open_rooms
        self._sync = sync
        self._bots = bots
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def open(self, table_id: str) -> Room:
        """A table, from memory or from the database. An id of another shape than ours is looked for nowhere."""
        table = self._open_rooms.get(table_id)
        if table is not None:
            table.used = time.monotonic()
            return table
        if not is_id(table_id):
            raise Refused("missing", message("err-no-table"))
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        try:
            return await asyncio.shield(task)
        finally:
            del task  # it holds its error, which holds this frame: only the collector would find them

    async def _open(self, table_id: str) -> Room:
        if await self._store.table(table_id) is None:  # nobody listens for what is not there
            raise Refused("missing", message("err-no-table"))
        await self._feed.listen(table_id)  # before anything that counts is read: what is written meanwhile is heard
        try:
            table = await self._sync.read(table_id)
        except BaseException:  # also where this process ends: nothing is heard of a table that is not open
            await self._feed.ignore(table_id)
            raise
        self._open_rooms.add(table)
        return table

    async def refresh(self, table_id: str) -> None:
        """Read the seats again; begin to play if everybody sits now."""
        table = self._open_rooms.get(table_id)
        if table is None:
            return
        async with table.lock:
            is_new = table.timing is not None and await self._sync.read_clocks(table)
            row = await self._store.table(table_id)
            if row is None:  # nobody sits there any more, and it is gone
                await self._open_rooms.drop(table)
                return
            if row.onlookers != table.row.onlookers:
                table.audience.cut_onlookers()
            changed, table.row = table.row != row or is_new, row
            table.audience.cut_strangers()
            is_renamed = table.match is not None and table.match.players != row.players()
            is_over = row.ended and table.match is not None and not table.match.over() and changed
            if row.begun and (table.match is None or is_renamed or is_over):
                await self._sync.load(table)
                changed = True
        if changed:
            table.audience.tell_seats()
            self._events.seats_changed.emit(table)
        await self._bots.request(table)

    async def seats_changed(self, table_id: str) -> None:
        """Something changed at the seats: everybody is told, here and elsewhere."""
        await self.refresh(table_id)
        await self._feed.tell(table_id, None)
        await self._bus.call("lobby", {"table": table_id})

    async def reservation_changed(self, row: TableRow) -> None:
        """A seat was reserved, taken or given back: whoever looks at the table before is told what is offered now."""
        if row.previous:
            await self.seats_changed(row.previous)

    async def bring_up_to_date(self, table: Room) -> None:
        """Take whatever the database has of a table."""
        await self.refresh(table.row.id)
        async with table.lock:
            await self._sync.catch_up(table)

    async def look_up(self, table: Room) -> None:
        """Take what is missing before somebody is shown a table: they may come from a process that has heard more.

        Where the database does not say so at once, they are shown what is known here.
        """
        if table.match is None:
            return
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(AT_ONCE):
                standings = await self._store.standings([table.row.id])
            if standings.get(table.row.id) != table.standing():
                await self.bring_up_to_date(table)

    async def apply_remote(self, table_id: str, row: AnswerRow | None) -> None:
        """News from another process."""
        table = self._open_rooms.get(table_id)
        if table is None:
            return
        if row is None:
            await self.refresh(table_id)
            return
        async with table.lock:
            if table.match is None or row.version < table.version or row.mark == table.mark:
                return
            if row.version == table.version + 1 and not table.goes_further_back(row):
                table.take(row)
                table.tell()
                self._events.synced.emit(TableSynced(table, is_reloaded=False))
            else:
                GAPS.inc()
                await self._sync.catch_up(table)
