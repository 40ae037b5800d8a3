"""What may be done at a table before it begins: sit down without a key, leave, and the rights of its host."""

import contextlib
from collections.abc import AsyncGenerator, Sequence

from partie.server.infra.database import Connection, Row, transaction
from partie.server.infra.tokens import hash_of, new_key
from partie.server.lobby.invitation_store import InvitationStore
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.room import Room
from partie.server.tables.seating import Seating
from partie.server.tables.store import TableStore
from partie.server.tables.terms import BOTS, WATCHING
from partie.server.tables.waiting_store import WaitingStore
from partie.table.refusal import Refused
from partie.words.messages import message


class Hosting:
    """Everything that happens at the seats of a table before its start.

    Each wish is one transaction that holds the table's row, so that nobody leaves in the moment in which it begins.
    """

    def __init__(self, store: TableStore, rooms: RoomRegistry, seating: Seating) -> None:
        self._store = store
        self._rooms = rooms
        self._seating = seating
        self._waiting = WaitingStore(store.pool)
        self._invitations = InvitationStore(store.pool)

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
        if await self._invitations.is_kept_out(table.row.id, person):
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

    async def leave(self, table: Room, person: int) -> None:
        """Let somebody get up. Where the host leaves, the next person is the host; where nobody stays, it is closed."""
        async with self._held(table) as (tx, host):
            if not await self._waiting.get_up(tx, table.row.id, person):
                raise Refused("key", message("err-no-table"))
            if host == person:
                await self._waiting.set_host(tx, table.row.id, await self._waiting.heir(tx, table.row.id))
            await self._waiting.withdraw(tx, table.row.id)
        await self._rooms.seats_changed(table.row.id)
        await self._rooms.reservation_changed(table.row)

    async def decline(self, table_id: str, person: int) -> None:
        """Give back the seats that are reserved for a person: the host may fill them. Nothing, if there are none."""
        previous = await self._waiting.decline(table_id, person)
        for changed in (table_id, previous) if previous is not None else ():
            await self._rooms.seats_changed(changed)

    # -- the host -------------------------------------------------------------------------------------------------

    async def start(self, table: Room, person: int, bot: str) -> None:
        """Begin now, with bots in the seats that are free."""
        _check_bot(bot)
        async with self._hosted(table, person) as tx:
            await self._waiting.fill(tx, table.row.id, bot)
        await self._store.begin(table.row.id)
        await self._rooms.seats_changed(table.row.id)
        await self._rooms.reservation_changed(table.row)

    async def remove(self, table: Room, person: int, seat: int, keep_out: bool) -> str:
        """Send a person away: the new key of the seat. They know the old one and the onlookers', so both are new."""
        key = new_key()
        async with self._hosted(table, person) as tx:
            sitter = await self._sitter(tx, table, seat)
            if sitter["person"] is None or sitter["person"] == person:
                raise Refused("seats", message("err-seats"))
            await self._waiting.send_away(tx, table.row.id, seat, hash_of(key), new_key())
            if keep_out:
                await self._invitations.keep_out(tx, table.row.id, sitter["person"])
        await self._rooms.seats_changed(table.row.id)
        return key

    async def give(self, table: Room, person: int, seat: int, bot: str) -> str:
        """Give a seat at which no person sits to a bot of some level, or keep it for a person: its new key then."""
        if bot:
            _check_bot(bot)
        key = "" if bot else new_key()
        async with self._hosted(table, person) as tx:
            sitter = await self._sitter(tx, table, seat)
            if sitter["person"] is not None:
                raise Refused("taken", message("err-seat-taken"))
            await self._waiting.give(tx, table.row.id, seat, bot, hash_of(key) if key else None)
        await self._store.begin(table.row.id)
        await self._rooms.seats_changed(table.row.id)
        await self._rooms.reservation_changed(table.row)
        return key

    async def arrange(self, table: Room, person: int, order: Sequence[int]) -> None:
        """Let everybody sit at another seat, with the key that leads to them."""
        async with self._hosted(table, person) as tx:
            rows = await self._waiting.seats(tx, table.row.id)
            if sorted(order) != list(range(len(rows))):
                raise Refused("seats", message("err-seats"))
            await self._waiting.arrange(tx, table.row.id, [rows[before] for before in order])
        await self._rooms.seats_changed(table.row.id)

    async def agree(self, table: Room, person: int, is_open: bool, watching: str) -> None:
        """Show the table in the lobby or not, and say what onlookers may see."""
        if watching not in WATCHING:
            raise Refused("terms", message("err-seats"))
        async with self._hosted(table, person) as tx:
            await self._waiting.agree(tx, table.row.id, is_open, watching)
        await self._rooms.seats_changed(table.row.id)

    # -- in one transaction ---------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _held(self, table: Room) -> AsyncGenerator[tuple[Connection, int | None]]:
        """A table that has not begun, and that nobody else changes meanwhile; with its host."""
        async with transaction(self._store.pool) as tx:
            row = await self._waiting.hold(tx, table.row.id)
            if row is None:
                raise Refused("missing", message("err-no-table"))
            if row["is_begun"]:
                raise Refused("running", message("err-begun"))
            yield tx, row["host"]

    @contextlib.asynccontextmanager
    async def _hosted(self, table: Room, person: int) -> AsyncGenerator[Connection]:
        """A table that has not begun, for its host: it may be somebody else's since a moment ago."""
        async with self._held(table) as (tx, host):
            if host != person:
                raise Refused("key", message("err-not-host"))
            yield tx

    async def _sitter(self, tx: Connection, table: Room, seat: int) -> Row:
        found = await self._waiting.sitter(tx, table.row.id, seat)
        if found is None:
            raise Refused("seats", message("err-seats"))
        return found


def _check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise Refused("bot", message("err-seats"))
