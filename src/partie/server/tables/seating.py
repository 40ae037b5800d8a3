"""Sitting down at a table, and who answers for a seat."""

from collections.abc import Sequence
from typing import Final

from partie.core.names import name_mark
from partie.server.infra.tokens import fits, hash_of, new_key
from partie.server.model.rows import TableRow
from partie.server.people.names import cleaned, named
from partie.server.people.standing import PersonStandings
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.room import Room
from partie.server.tables.stand_ins import StandIns
from partie.server.tables.store import TableStore
from partie.server.tables.terms import BOTS
from partie.table.refusal import Refused
from partie.words.messages import message

WORDS: Final = 200  # letters that a person gives to the shuffle


class Seating:
    """Seats of tables that this process has open."""

    def __init__(self, store: TableStore, stand_ins: StandIns, standings: PersonStandings, rooms: RoomRegistry) -> None:
        self._store = store
        self._stand_ins = stand_ins
        self._standings = standings
        self._rooms = rooms

    def check_seat(self, table: Room, seat: int, key: str, person: int | None, name: str) -> str:
        """What somebody who sits down there is called. Refused where they cannot."""
        row = table.row.seats[seat] if 0 <= seat < len(table.row.seats) else None
        has_key = row is not None and (fits(key, row.key_hash) or fits(key, row.own_hash))
        if row is None or (not has_key and (person is None or person not in (row.person, row.reserved_for))):
            raise Refused("missing", message("err-no-table"))  # nor is it told whether there is such a table
        if row.is_taken:  # whoever comes back is called as before
            return row.name
        return self.check_name(table, name or row.name, [seat])

    def check_name(self, table: Room, name: str, own: Sequence[int]) -> str:
        """What somebody who has these seats is called. Refused where nobody can be, or where another is called so."""
        called, others = named(name), [row.name for row in table.row.seats if row.seat not in own and row.name]
        if called and name_mark(called) in [name_mark(other) for other in others]:
            raise Refused("name", message("name-taken"))
        return called

    async def take_seat(self, table: Room, seat: int, person: int, name: str, words: str) -> str | None:
        """Let somebody sit down at a free seat: the key of its own link. None if it is not free, or not for them."""
        await self._standings.check_company(table.row, person)
        own = new_key()
        if not await self._store.sit(table.row.id, seat, person, name, cleaned(words, WORDS), hash_of(own)):
            return None
        await self._rooms.seats_changed(table.row.id)
        await self._rooms.reservation_changed(table.row)
        return own

    async def sit(self, table: Room, seat: int, key: str, person: int, name: str, words: str) -> str:
        """Let somebody sit down; the key of their seat's own link, nothing for somebody who sits there already.

        Whoever made the table knows the keys of all invitations, so whoever sits down gets a key that nobody else
        knows. Whoever has that one may take the seat of a guest over: their cookie may be lost. The seat of an account
        is opened by nothing but its sign-in.
        """
        called = self.check_seat(table, seat, key, person, name)
        row, own = table.row.seats[seat], await self.take_seat(table, seat, person, called, words)
        if own is not None:
            return own
        if await self._store.sits(table.row.id, seat, person):
            return ""
        if not fits(key, row.own_hash) or not await self._store.take_back(table.row.id, seat, hash_of(key), person):
            raise Refused("taken", message("err-seat-taken"))
        await self._rooms.seats_changed(table.row.id)
        return key

    async def accept(self, table: Room, before: TableRow, person: int) -> None:
        """Sit down at the seats of a rematch that are reserved for a person, with the keys of their seats before."""
        await self._rooms.refresh(table.row.id)
        for seat in table.row.reserved_for(person):
            await self._standings.check_company(table.row, person)
            own = before.seats[before.seats_of(person)[0]].own_hash or hash_of(new_key())
            await self._store.sit(table.row.id, seat, person, table.row.seats[seat].name, "", own)
            await self._rooms.seats_changed(table.row.id)
        if not table.row.seats_of(person):
            raise Refused("taken", message("err-rematch-gone"))
        await self._rooms.reservation_changed(table.row)

    async def entrust(self, table: Room, seat: int, bot: str) -> None:
        """Let a bot answer for a seat, or its person again."""
        if bot and bot not in BOTS:
            raise Refused("bot", message("err-seats"))
        await self._stand_ins.entrust(table.row.id, seat, bot, table.started().number if table.match else 0)
        await self._rooms.seats_changed(table.row.id)
