"""The tables that wait for somebody: which of them are theirs, and where they are asked."""

import asyncio
import logging
from typing import Final

from partie.core import seats_in
from partie.server.infra.database import LOST, Pool
from partie.server.infra.message_bus import MessageBus, Payload
from partie.server.lobby.invitations import Invitations
from partie.server.lobby.schemas import Mine, MyTable
from partie.server.lobby.store import LobbyStore
from partie.server.realtime.subscriber import Subscriber
from partie.server.tables.open_rooms import OpenRooms
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.room import Room
from partie.table.difference import to_text
from partie.table.refusal import Refused

LOOK: Final = 1.0  # seconds between two looks at tables in memory
AGAIN: Final = 10.0  # seconds after which the list of tables is read again


class MyTables:
    """Somebody's tables. While they are looked at, this process has them open, and so hears what happens there."""

    def __init__(
        self, pool: Pool, bus: MessageBus, open_rooms: OpenRooms, rooms: RoomRegistry, inviting: Invitations
    ) -> None:
        self._store = LobbyStore(pool)
        self._open_rooms = open_rooms
        self._rooms = rooms
        self._inviting = inviting
        self._calls: dict[int, list[asyncio.Event]] = {}
        bus.follow("person", self._hear)

    async def _hear(self, called: Payload) -> None:
        person = called.get("person")
        for event in self._calls.get(person, []) if isinstance(person, int) else []:
            event.set()

    async def tables(self, person: int) -> list[MyTable]:
        """The tables of somebody that are not over; those where they are asked come first."""
        found = []
        for table_id in await self._store.tables_of(person):
            try:
                found.append(await self._rooms.open(table_id))
            except Refused:  # it has gone since
                continue
        mine = [mine for table in found for mine in [my_table(table, person)] if mine is not None]
        return sorted(mine, key=lambda each: not each["asked"])

    async def told(self, person: int) -> Mine:
        """All that waits for somebody."""
        return {
            "kind": "mine",
            "tables": await self.tables(person),
            "invitations": await self._inviting.invited(person),
        }

    async def follow(self, person: int, subscriber: Subscriber) -> None:
        """Tell somebody what waits for them, and again whenever it changes, until this is cancelled."""
        called = asyncio.Event()
        self._calls.setdefault(person, []).append(called)
        told: Mine = {"kind": "mine", "tables": [], "invitations": []}
        before = ""
        age = AGAIN
        try:
            while True:
                try:
                    if age >= AGAIN or called.is_set():
                        called.clear()
                        age = 0.0
                        told = await self.told(person)
                    else:
                        told = {**told, "tables": self._again(told["tables"], person)}
                except LOST as error:
                    logging.getLogger(__name__).warning("nobody's tables can be read: %s", type(error).__name__)
                text = to_text(told)
                if text != before:
                    subscriber.send(text)
                    before = text
                try:
                    await asyncio.wait_for(called.wait(), LOOK)
                except TimeoutError:
                    age += LOOK
        finally:
            self._calls[person].remove(called)
            if not self._calls[person]:
                del self._calls[person]

    def _again(self, tables: list[MyTable], person: int) -> list[MyTable]:
        """The same tables as they are in memory now; one that was let go of stays as it was."""
        live = [(each, self._open_rooms.get(each["table"])) for each in tables]
        now = [each if table is None else my_table(table, person) for each, table in live]
        return sorted([each for each in now if each is not None], key=lambda each: not each["asked"])


def my_table(table: Room, person: int) -> MyTable | None:
    """A table as somebody's own list shows it; none if they sit there no more, or it is over."""
    row, match = table.row, table.match
    seats = row.seats_of(person)
    if not seats or row.ended or (match is not None and match.over()):
        return None
    waiting = [] if match is None else [seat for seat in seats_in(match.position.waiting) if seat < len(row.seats)]
    asked = [seat for seat in seats if seat in waiting and not row.seats[seat].played_by]
    return {
        "table": row.id,
        "game": row.game,
        "players": [f"bot:{each.bot}" if each.bot else each.name for each in row.seats],
        "seat": (asked or seats)[0],
        "begun": row.begun,
        "asked": bool(asked),
        "waiting": waiting,
    }
