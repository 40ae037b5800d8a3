"""What may be done at a table before it begins: sit down without a key, leave, and the rights of its host."""

import contextlib
from collections.abc import AsyncGenerator, Sequence
from typing import Final

import asyncpg

from partie.server.infra.database import Connection
from partie.server.infra.tokens import hash_of, new_key
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.room import Room
from partie.server.tables.seating import Seating
from partie.server.tables.store import TableStore
from partie.server.tables.terms import BOTS, WATCHING
from partie.table.refusal import Refused
from partie.words.messages import message

_LOCKED: Final = "SELECT host, begun IS NOT NULL AS is_begun FROM tables WHERE id = $1 FOR NO KEY UPDATE"
_EMPTY: Final = "UPDATE seats SET person = NULL, name = '', words = '', own_hash = NULL WHERE table_id = $1"
# A rematch that nobody waits for is offered no more: it can be offered again.
_WITHDRAW: Final = """
    DELETE FROM tables WHERE id = $1 AND previous IS NOT NULL AND NOT EXISTS
        (SELECT FROM seats WHERE table_id = $1 AND person IS NOT NULL)
"""


class Hosting:
    """Everything that happens at the seats of a table before its start.

    Each wish is one transaction that holds the table's row, so that nobody leaves in the moment in which it begins.
    """

    def __init__(self, store: TableStore, rooms: RoomRegistry, seating: Seating) -> None:
        self._store = store
        self._rooms = rooms
        self._seating = seating
        self._pool = store.pool

    # -- anybody --------------------------------------------------------------------------------------------------

    async def sit(self, table: Room, person: int, name: str, words: str) -> str:
        """Let a person sit down at the seat that is reserved for them, or at the first free one: its own link's key.

        Whoever sits there already stays where they are, and gets none.
        """
        own_seats = [*table.row.seats_of(person), *table.row.reserved_for(person)]
        called = self._seating.check_name(table, name, own_seats)
        await self._rooms.refresh(table.row.id)
        if table.row.seats_of(person):
            return ""
        if await self.is_kept_out(table.row.id, person):
            raise Refused("key", message("err-kept-out"))
        for row in sorted(table.row.seats, key=lambda each: each.reserved_for != person):
            own = (
                None
                if row.is_taken or row.reserved_for not in (None, person)
                else await self._seating.take_seat(table, row.seat, person, called, words)
            )
            if own is not None:
                return own
        raise Refused("taken", message("err-seat-taken"))

    async def is_kept_out(self, table_id: str, person: int) -> bool:
        """Whether the host keeps this person out."""
        found = await self._pool.fetchval(
            "SELECT true FROM kept_out WHERE table_id = $1 AND person = $2", table_id, person
        )
        return found is not None

    async def leave(self, table: Room, person: int) -> None:
        """Let somebody get up. Where the host leaves, the next person is the host; where nobody stays, it is closed."""
        async with self._waiting(table) as (link, host):
            left = await link.fetch(f"{_EMPTY} AND person = $2 RETURNING seat", table.row.id, person)
            if not left:
                raise Refused("key", message("err-no-table"))
            if host == person:
                heir = await link.fetchval(
                    "SELECT person FROM seats WHERE table_id = $1 AND person IS NOT NULL ORDER BY seat LIMIT 1",
                    table.row.id,
                )
                await link.execute(
                    "UPDATE tables SET host = $2::bigint, is_open = is_open AND $2::bigint IS NOT NULL WHERE id = $1",
                    table.row.id,
                    heir,
                )
            await link.execute(_WITHDRAW, table.row.id)
        await self._rooms.seats_changed(table.row.id)
        await self._rooms.reservation_changed(table.row)

    async def decline(self, table_id: str, person: int) -> None:
        """Give back the seats that are reserved for a person: the host may fill them. Nothing, if there are none."""
        previous = await self._pool.fetchval(
            "UPDATE seats s SET reserved_for = NULL, name = '' FROM tables t"
            " WHERE t.id = $1 AND s.table_id = $1 AND s.reserved_for = $2 RETURNING coalesce(t.previous, '')",
            table_id,
            person,
        )
        for changed in (table_id, previous) if previous is not None else ():
            await self._rooms.seats_changed(changed)

    # -- the host -------------------------------------------------------------------------------------------------

    async def start(self, table: Room, person: int, bot: str) -> None:
        """Begin now, with bots in the seats that are free."""
        _check_bot(bot)
        async with self._hosted(table, person) as link:
            await link.execute(
                "UPDATE seats SET bot = $2, key_hash = NULL, name = '', reserved_for = NULL"
                " WHERE table_id = $1 AND person IS NULL AND bot = ''",
                table.row.id,
                bot,
            )
        await self._store.begin(table.row.id)
        await self._rooms.seats_changed(table.row.id)
        await self._rooms.reservation_changed(table.row)

    async def remove(self, table: Room, person: int, seat: int, keep_out: bool) -> str:
        """Send a person away: the new key of the seat. They know the old one and the onlookers', so both are new."""
        key = new_key()
        async with self._hosted(table, person) as link:
            sitter = await self._sitter(link, table, seat)
            if sitter["person"] is None or sitter["person"] == person:
                raise Refused("seats", message("err-seats"))
            await link.execute(f"{_EMPTY} AND seat = $2", table.row.id, seat)
            await link.execute(
                "UPDATE seats SET key_hash = $3 WHERE table_id = $1 AND seat = $2", table.row.id, seat, hash_of(key)
            )
            await link.execute("UPDATE tables SET onlookers = $2 WHERE id = $1", table.row.id, new_key())
            if keep_out:
                await link.execute(
                    "INSERT INTO kept_out (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    table.row.id,
                    sitter["person"],
                )
                await link.execute(
                    "DELETE FROM invitations WHERE table_id = $1 AND person = $2", table.row.id, sitter["person"]
                )
        await self._rooms.seats_changed(table.row.id)
        return key

    async def give(self, table: Room, person: int, seat: int, bot: str) -> str:
        """Give a seat at which no person sits to a bot of some level, or keep it for a person: its new key then."""
        if bot:
            _check_bot(bot)
        key = "" if bot else new_key()
        async with self._hosted(table, person) as link:
            sitter = await self._sitter(link, table, seat)
            if sitter["person"] is not None:
                raise Refused("taken", message("err-seat-taken"))
            await link.execute(
                "UPDATE seats SET bot = $3, key_hash = $4, name = '', reserved_for = NULL"
                " WHERE table_id = $1 AND seat = $2",
                table.row.id,
                seat,
                bot,
                hash_of(key) if key else None,
            )
        await self._store.begin(table.row.id)
        await self._rooms.seats_changed(table.row.id)
        await self._rooms.reservation_changed(table.row)
        return key

    async def arrange(self, table: Room, person: int, order: Sequence[int]) -> None:
        """Let everybody sit at another seat, with the key that leads to them."""
        async with self._hosted(table, person) as link:
            rows = await link.fetch(
                "SELECT name, bot, words, key_hash, person, own_hash, reserved_for FROM seats"
                " WHERE table_id = $1 ORDER BY seat",
                table.row.id,
            )
            if sorted(order) != list(range(len(rows))):
                raise Refused("seats", message("err-seats"))
            await link.executemany(
                "UPDATE seats SET name = $3, bot = $4, words = $5, key_hash = $6, person = $7, own_hash = $8,"
                " reserved_for = $9 WHERE table_id = $1 AND seat = $2",
                [(table.row.id, seat, *rows[before].values()) for seat, before in enumerate(order)],
            )
        await self._rooms.seats_changed(table.row.id)

    async def agree(self, table: Room, person: int, is_open: bool, watching: str) -> None:
        """Show the table in the lobby or not, and say what onlookers may see."""
        if watching not in WATCHING:
            raise Refused("terms", message("err-seats"))
        async with self._hosted(table, person) as link:
            await link.execute(
                "UPDATE tables SET is_open = $2, watching = $3 WHERE id = $1", table.row.id, is_open, watching
            )
        await self._rooms.seats_changed(table.row.id)

    # -- in one transaction ---------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _waiting(self, table: Room) -> AsyncGenerator[tuple[Connection, int | None]]:
        """A table that has not begun, and that nobody else changes meanwhile; with its host."""
        async with self._pool.acquire() as link, link.transaction():
            row = await link.fetchrow(_LOCKED, table.row.id)
            if row is None:
                raise Refused("missing", message("err-no-table"))
            if row["is_begun"]:
                raise Refused("running", message("err-begun"))
            yield link, row["host"]

    @contextlib.asynccontextmanager
    async def _hosted(self, table: Room, person: int) -> AsyncGenerator[Connection]:
        """A table that has not begun, for its host: it may be somebody else's since a moment ago."""
        async with self._waiting(table) as (link, host):
            if host != person:
                raise Refused("key", message("err-not-host"))
            yield link

    async def _sitter(self, link: Connection, table: Room, seat: int) -> asyncpg.Record:
        found = await link.fetchrow(
            "SELECT person, bot FROM seats WHERE table_id = $1 AND seat = $2", table.row.id, seat
        )
        if found is None:
            raise Refused("seats", message("err-seats"))
        return found


def _check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise Refused("bot", message("err-seats"))
