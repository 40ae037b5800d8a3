"""The sweep of open tables: lets go of those that nobody looks at, and finds what news have lost."""

import contextlib
import logging
import time
from collections.abc import Generator
from typing import Final

from partie.server.clocks.store import ClockStore
from partie.server.infra.isolation import Isolated
from partie.server.infra.metrics import GAPS
from partie.server.tables.bot_queue import BotRequests, due_bots
from partie.server.tables.heartbeat import PresenceHeartbeat
from partie.server.tables.open_rooms import OpenRooms
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.room import Room
from partie.server.tables.store import TableStore
from partie.server.tables.sync import RoomSync
from partie.table.refusal import Refused

KEPT: Final = 30.0  # seconds a table stays in memory after the last one has left
AGAIN: Final = 10.0  # seconds after which bots that did not answer are asked again
HERE: Final = 10.0  # seconds after which other processes are told again who looks here
GONE: Final = 25.0  # seconds after which a process that says nothing is forgotten


class Sweep:
    """Looks after all open tables, one after the other."""

    def __init__(
        self,
        store: TableStore,
        clocks: ClockStore,
        open_rooms: OpenRooms,
        sync: RoomSync,
        rooms: RoomRegistry,
        heartbeat: PresenceHeartbeat,
        bots: BotRequests,
    ) -> None:
        self._store = store
        self._clocks = clocks
        self._open_rooms = open_rooms
        self._sync = sync
        self._rooms = rooms
        self._heartbeat = heartbeat
        self._bots = bots
        self._timeline = ""

    async def once(self) -> None:
        """Let go of tables that nobody looks at, and find what news have lost.

        A table that is busy is left to the next sweep: whoever is at it may have to wait, and no other table for that.
        """
        now = time.monotonic()
        for table in self._open_rooms:
            table.presence.forget_elsewhere(now - GONE)
            if table.audience.subscribers and now - table.told_here > HERE:
                with alone(table):
                    await self._heartbeat.send(table)
            if table.audience.subscribers or table.lock.locked():
                table.used = now
            elif now - table.used > KEPT:
                await self._open_rooms.close(table)
        await self._compare()
        running = [table for table in self._open_rooms if table.match is not None and not table.row.ended]
        counts = await self._clocks.counts([table.row.id for table in running])
        for table in running:
            is_known = table.timing is None or counts.get(table.row.id, 0) == table.timing.facts.count
            if not is_known and not table.lock.locked():
                with alone(table):
                    await self._rooms.refresh(table.row.id)
        for table in self._open_rooms:
            with alone(table):
                await self._remind(table, now)

    async def _remind(self, table: Room, now: float) -> None:
        """Do what was not done at a table when it should have been."""
        is_over = table.match is not None and table.match.over() and not table.row.ended
        if is_over and not table.lock.locked():  # the process that gives the last answer may be keeping the record now
            async with table.lock:
                await self._sync.finish(table)
        if table.match is None and table.audience.subscribers:
            await self._rooms.refresh(table.row.id)
        elif due_bots(table) and now - table.asked_at > AGAIN:
            await self._bots.request(table, again=True)

    async def _compare(self) -> None:
        """Find the tables of which the database knows more than this process, or less, and catch up with it."""
        await self._check_timeline()
        begun = [table for table in self._open_rooms if table.match is not None]
        standings = await self._store.standings([table.row.id for table in begun])
        for table in begun:
            is_other = standings.get(table.row.id) != table.standing()
            if (is_other or table.is_doubted) and not table.lock.locked():
                GAPS.inc(is_other)
                with alone(table):
                    async with table.lock:
                        await self._sync.catch_up(table)

    async def _check_timeline(self) -> None:
        """Doubt all tables after a failover: with answers, seats and clocks may be lost too."""
        timeline = await self._store.timeline()
        if timeline and self._timeline and timeline != self._timeline:
            logging.getLogger(__name__).warning("another timeline of the database: all tables are read again")
            for table in self._open_rooms:
                table.is_doubted = table.match is not None
                if not table.is_doubted:  # nothing is known of it but its row
                    with alone(table):
                        await self._rooms.refresh(table.row.id)
        self._timeline = timeline or self._timeline


@contextlib.contextmanager
def alone(table: Room) -> Generator[None]:
    """What goes wrong with a table is its own affair: the sweep goes on to the others.

    It may be gone, or have to be opened again. All who were there know.
    """
    with Isolated("a table cannot be looked after", table.row.id), contextlib.suppress(Refused):
        yield
