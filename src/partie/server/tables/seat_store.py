"""Seats and who sits there: a bot stands in, a person leaves for good, or goes on under another number."""

from collections.abc import Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row

_TABLES: Final = """
    SELECT id, begun IS NOT NULL AS begun, ended IS NOT NULL AS ended FROM tables
    WHERE id IN (SELECT table_id FROM seats WHERE person = $1 OR reserved_for = $1) ORDER BY id FOR NO KEY UPDATE
"""
_NAMELESS: Final = "UPDATE seats SET name = '', person = NULL, own_hash = NULL"
_STAND_IN: Final = """
    UPDATE seats SET deputy = $3 WHERE table_id = $1 AND seat = $2 AND bot = '' AND deputy <> $3 RETURNING seat
"""
_MOVE: Final = """
    UPDATE seats s SET person = $2 WHERE s.person = $1 AND NOT EXISTS
        (SELECT FROM seats o WHERE o.table_id = s.table_id AND o.person = $2) RETURNING s.table_id
"""
_MOVE_HOST: Final = """
    UPDATE tables t SET host = $2 WHERE t.host = $1 AND NOT EXISTS
        (SELECT FROM seats s WHERE s.table_id = t.id AND s.person = $1)
"""


class SeatStore:
    """The seats of all tables. What is one part of a change takes its connection."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def count(self, person: int) -> int:
        """How many seats a person has."""
        found: int = await self._pool.fetchval("SELECT count(*) FROM seats WHERE person = $1", person)
        return found

    async def of(self, person: int) -> list[tuple[str, int]]:
        """The seats of a person."""
        rows = await self._pool.fetch("SELECT table_id, seat FROM seats WHERE person = $1 ORDER BY 1, 2", person)
        return [(row["table_id"], row["seat"]) for row in rows]

    async def sitters(self, tables: Sequence[str]) -> list[tuple[str, int, int | None]]:
        """Who sits at each seat of these tables."""
        rows = await self._pool.fetch("SELECT table_id, seat, person FROM seats WHERE table_id = ANY($1)", list(tables))
        return [(row["table_id"], row["seat"], row["person"]) for row in rows]

    async def set_stand_in(self, tx: Connection, table_id: str, seat: int, bot: str) -> bool:
        """Let this bot answer for a person, or nobody. False if it was so before."""
        return await tx.fetchval(_STAND_IN, table_id, seat, bot) is not None

    # -- a person leaves for good -----------------------------------------------------------------------------------

    async def hold_tables_of(self, tx: Connection, person: int) -> Sequence[Row]:
        """The tables where a person sits or is expected, which nobody else changes until the transaction ends."""
        rows: Sequence[Row] = await tx.fetch(_TABLES, person)
        return rows

    async def at(self, tx: Connection, table_id: str, person: int) -> list[int]:
        """The seats of a person at a table."""
        rows = await tx.fetch("SELECT seat FROM seats WHERE table_id = $1 AND person = $2", table_id, person)
        return [row["seat"] for row in rows]

    async def clear_ended(self, tx: Connection, table_id: str, seat: int) -> None:
        """Nobody sat there, at a table that is over."""
        await tx.execute(f"{_NAMELESS}, key_hash = NULL, words = '' WHERE table_id = $1 AND seat = $2", table_id, seat)

    async def clear_running(self, tx: Connection, table_id: str, seat: int, bot: str) -> None:
        """A bot plays on. The words that were given to the shuffle stay: the game is played with them."""
        await tx.execute(
            f"{_NAMELESS}, key_hash = NULL, deputy = $3 WHERE table_id = $1 AND seat = $2", table_id, seat, bot
        )

    async def clear_waiting(self, tx: Connection, table_id: str, seat: int) -> None:
        """The seat is free again, for whoever has its invitation; a table where nobody sits any more goes."""
        await tx.execute(f"{_NAMELESS}, words = '' WHERE table_id = $1 AND seat = $2", table_id, seat)
        await tx.execute(
            "DELETE FROM tables WHERE id = $1 AND NOT EXISTS"
            " (SELECT FROM seats WHERE table_id = $1 AND person IS NOT NULL)",
            table_id,
        )

    async def drop_reservations(self, tx: Connection, person: int) -> None:
        """No seat is kept for a person any more."""
        await tx.execute("UPDATE seats SET reserved_for = NULL, name = '' WHERE reserved_for = $1", person)

    # -- a guest goes on as an account --------------------------------------------------------------------------------

    async def move(self, tx: Connection, guest: int, account: int) -> list[str]:
        """Give a guest's seats to an account, but where that sits already: the tables of those that moved."""
        return [row["table_id"] for row in await tx.fetch(_MOVE, guest, account)]

    async def move_reservations(self, tx: Connection, guest: int, account: int) -> None:
        """Seats that were kept for a guest are kept for an account."""
        await tx.execute("UPDATE seats SET reserved_for = $2 WHERE reserved_for = $1", guest, account)

    async def tables_of(self, tx: Connection, person: int) -> list[str]:
        """The table of each seat of a person."""
        return [row["table_id"] for row in await tx.fetch("SELECT table_id FROM seats WHERE person = $1", person)]

    async def move_host(self, tx: Connection, guest: int, account: int) -> None:
        """An account is the host where a guest was, but for tables at which the guest still sits."""
        await tx.execute(_MOVE_HOST, guest, account)
