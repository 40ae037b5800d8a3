"""Tables that have not begun: who sits down and gets up, and what their hosts decide."""

from collections.abc import Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row

_HOLD: Final = "SELECT host, begun IS NOT NULL AS is_begun FROM tables WHERE id = $1 FOR NO KEY UPDATE"
_EMPTY: Final = "UPDATE seats SET person = NULL, name = '', words = '', own_hash = NULL WHERE table_id = $1"
_WITHDRAW: Final = """
    DELETE FROM tables WHERE id = $1 AND previous IS NOT NULL AND NOT EXISTS
        (SELECT FROM seats WHERE table_id = $1 AND person IS NOT NULL)
"""
_DECLINE: Final = """
    UPDATE seats s SET reserved_for = NULL, name = '' FROM tables t
    WHERE t.id = $1 AND s.table_id = $1 AND s.reserved_for = $2 RETURNING coalesce(t.previous, '')
"""
# Whoever waited so long for others has gone away. The table stays, for those who have its link.
_CLOSE_OLD: Final = """
    UPDATE tables SET is_open = false WHERE is_open AND begun IS NULL
        AND made < now() - CASE WHEN clock LIKE 'days %' THEN interval '14 days' ELSE interval '1 day' END
"""


class WaitingStore:
    """All tables that have not begun. Each change at one is a transaction that holds its row."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def hold(self, tx: Connection, table_id: str) -> Row | None:
        """The host of a table, and whether it has begun. Nobody else changes it until the transaction ends."""
        return await tx.fetchrow(_HOLD, table_id)

    async def get_up(self, tx: Connection, table_id: str, person: int) -> bool:
        """A person sits there no more; false if they did not."""
        return bool(await tx.fetch(f"{_EMPTY} AND person = $2 RETURNING seat", table_id, person))

    async def heir(self, tx: Connection, table_id: str) -> int | None:
        """Who is to be the host, after the host has left."""
        found: int | None = await tx.fetchval(
            "SELECT person FROM seats WHERE table_id = $1 AND person IS NOT NULL ORDER BY seat LIMIT 1", table_id
        )
        return found

    async def set_host(self, tx: Connection, table_id: str, host: int | None) -> None:
        """Another host; where there is none, the lobby shows the table no more."""
        await tx.execute(
            "UPDATE tables SET host = $2::bigint, is_open = is_open AND $2::bigint IS NOT NULL WHERE id = $1",
            table_id,
            host,
        )

    async def withdraw(self, tx: Connection, table_id: str) -> None:
        """A rematch that nobody waits for is offered no more: it can be offered again."""
        await tx.execute(_WITHDRAW, table_id)

    async def decline(self, table_id: str, person: int) -> str | None:
        """Give back the seats that are reserved for a person: the table before, or nothing. None if there are none."""
        previous: str | None = await self._pool.fetchval(_DECLINE, table_id, person)
        return previous

    async def fill(self, tx: Connection, table_id: str, bot: str) -> None:
        """Bots in all seats that are free."""
        await tx.execute(
            "UPDATE seats SET bot = $2, key_hash = NULL, name = '', reserved_for = NULL"
            " WHERE table_id = $1 AND person IS NULL AND bot = ''",
            table_id,
            bot,
        )

    async def sitter(self, tx: Connection, table_id: str, seat: int) -> Row | None:
        """The person and the bot of a seat; None if there is no such seat."""
        return await tx.fetchrow("SELECT person, bot FROM seats WHERE table_id = $1 AND seat = $2", table_id, seat)

    async def send_away(self, tx: Connection, table_id: str, seat: int, key: bytes, onlookers: str) -> None:
        """Nobody sits there any more; both keys that they knew are others."""
        await tx.execute(f"{_EMPTY} AND seat = $2", table_id, seat)
        await tx.execute("UPDATE seats SET key_hash = $3 WHERE table_id = $1 AND seat = $2", table_id, seat, key)
        await tx.execute("UPDATE tables SET onlookers = $2 WHERE id = $1", table_id, onlookers)

    async def give(self, tx: Connection, table_id: str, seat: int, bot: str, key: bytes | None) -> None:
        """A seat is for this bot, or for whoever has the key."""
        await tx.execute(
            "UPDATE seats SET bot = $3, key_hash = $4, name = '', reserved_for = NULL"
            " WHERE table_id = $1 AND seat = $2",
            table_id,
            seat,
            bot,
            key,
        )

    async def seats(self, tx: Connection, table_id: str) -> Sequence[Row]:
        """All that belongs to each seat and not to its place."""
        rows: Sequence[Row] = await tx.fetch(
            "SELECT name, bot, words, key_hash, person, own_hash, reserved_for FROM seats"
            " WHERE table_id = $1 ORDER BY seat",
            table_id,
        )
        return rows

    async def arrange(self, tx: Connection, table_id: str, seats: Sequence[Row]) -> None:
        """These are the seats from now on, in this order."""
        await tx.executemany(
            "UPDATE seats SET name = $3, bot = $4, words = $5, key_hash = $6, person = $7, own_hash = $8,"
            " reserved_for = $9 WHERE table_id = $1 AND seat = $2",
            [(table_id, seat, *row.values()) for seat, row in enumerate(seats)],
        )

    async def agree(self, tx: Connection, table_id: str, is_open: bool, watching: str) -> None:
        """Whether the lobby shows the table, and what onlookers may see."""
        await tx.execute("UPDATE tables SET is_open = $2, watching = $3 WHERE id = $1", table_id, is_open, watching)

    async def close_old(self) -> None:
        """Take tables for which nobody has come out of the lobby."""
        await self._pool.execute(_CLOSE_OLD)
