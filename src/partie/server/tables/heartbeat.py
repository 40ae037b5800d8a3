"""Who has a table open: processes tell each other, again and again, for one that says nothing any more is gone."""

import time

from partie.server.tables.bot_queue import BotRequests
from partie.server.tables.events import TableEvents
from partie.server.tables.feed import Ephemeral, TableFeed
from partie.server.tables.open_rooms import OpenRooms
from partie.server.tables.room import Room


class PresenceHeartbeat:
    """``process`` is the name of this one."""

    def __init__(
        self, process: str, feed: TableFeed, events: TableEvents, open_rooms: OpenRooms, bots: BotRequests
    ) -> None:
        self._process = process
        self._feed = feed
        self._events = events
        self._open_rooms = open_rooms
        self._bots = bots

    async def joined(self, table: Room) -> None:
        """Somebody has opened their eyes: bots that were forgotten are asked again."""
        self._events.joined.emit(table)
        await self._bots.request(table, again=True)
        await self.send(table)

    async def send(self, table: Room) -> None:
        """Tell other processes who has a table open in this one."""
        table.told_here = time.monotonic()
        await self._feed.pass_on(
            table.row.id,
            Ephemeral(self._process, here=table.presence.here(), onlookers=table.presence.onlookers_here()),
        )

    async def receive(self, table_id: str, aside: Ephemeral) -> None:
        """Another process says who looks there. One that was not known until now is told who looks here."""
        table = self._open_rooms.get(table_id)
        if table is None or aside.origin == self._process or aside.here is None:
            return
        if not table.presence.hear_of(aside.origin, aside.here, aside.onlookers, time.monotonic()):
            await self.send(table)
