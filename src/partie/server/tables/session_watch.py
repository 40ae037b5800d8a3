"""Sockets of sessions that were ended or renewed are closed, in every process."""

import asyncio
from collections.abc import Collection
from typing import Final

from partie.server.infra.database import Pool
from partie.server.infra.message_bus import MessageBus, Payload
from partie.server.infra.supervisor import Beat
from partie.server.people.login_sessions import ENDED, RENEWED
from partie.server.people.session_store import SessionStore
from partie.server.realtime.subscriber import Subscriber
from partie.server.tables.open_rooms import OpenRooms
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.seat_store import SeatStore

BACK: Final = 1000  # milliseconds after which a browser comes back: by then it has the cookie of its new session
LOOK: Final = 20.0  # seconds between two looks for ended sessions whose call was lost


class SessionWatch:
    """Looks after the sockets of this process; ``personal`` are those that are at no table."""

    def __init__(
        self, pool: Pool, bus: MessageBus, open_rooms: OpenRooms, rooms: RoomRegistry, personal: Collection[Subscriber]
    ) -> None:
        self._sessions = SessionStore(pool)
        self._seats = SeatStore(pool)
        self._bus = bus
        self._open_rooms = open_rooms
        self._rooms = rooms
        self._personal = personal

    def close_ended(self, ended: set[bytes]) -> None:
        """Close the sockets of these sessions in this process."""
        at_tables = [each for table in self._open_rooms for each in table.audience.eyes()]
        for subscriber in [*at_tables, *self._personal]:
            if subscriber.session is not None and subscriber.session.hash in ended:
                subscriber.cut(ENDED)

    def close_renewed(self, before: bytes, left: Collection[str]) -> None:
        """Send the sockets of this session in this process back for the new one."""
        for subscriber, table_id in [
            *[(each, table.row.id) for table in self._open_rooms for each in table.audience.eyes()],
            *[(each, "") for each in self._personal],
        ]:
            if subscriber.session is not None and subscriber.session.hash == before:
                subscriber.back = BACK
                subscriber.cut(ENDED if table_id in left else RENEWED)

    def follow(self) -> None:
        """Hear of ended and of renewed sessions from now on."""

        async def hear(called: Payload) -> None:
            told = called["sessions"]
            assert isinstance(told, list)
            self.close_ended({bytes.fromhex(str(each)) for each in told})

        async def hear_renewed(called: Payload) -> None:
            left = called["left"]
            assert isinstance(left, list)
            self.close_renewed(bytes.fromhex(str(called["session"])), left)

        self._bus.follow(ENDED, hear)
        self._bus.follow(RENEWED, hear_renewed)

    async def run(self, beat: Beat) -> None:
        """Look again and again whether those who look at tables still may: a call can be lost."""
        while True:
            await self.look()
            beat()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Close what an ended session has open here, and read seats again that went to somebody else."""
        looking = [(table, each) for table in self._open_rooms for each in table.audience.eyes()]
        subscribers = [*[subscriber for _, subscriber in looking], *self._personal]
        open_here = {subscriber.session.hash for subscriber in subscribers if subscriber.session is not None}
        if not open_here:
            return
        self.close_ended(open_here - await self._sessions.alive(open_here))
        tables = {table.row.id: table for table, _ in looking}
        seats = await self._seats.sitters(list(tables))
        moved = {table_id for table_id, seat, person in seats if tables[table_id].row.seats[seat].person != person}
        for table_id in moved:
            await self._rooms.refresh(table_id)
