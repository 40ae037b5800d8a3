"""Everything that is asked of PostgreSQL, but for the answers, which are written together (``commits``)."""

import json
from collections.abc import Mapping, Sequence

import asyncpg

from partie.core import Given
from partie.server.rows import AnswerRow, SeatRow, TableRow

_TABLE = """
    SELECT t.id, t.game, t.rules, t.deck, t.settings, t.luck, t.onlookers, t.begun, t.ended,
           coalesce((SELECT n.id FROM tables n WHERE n.previous = t.id), '') AS next
    FROM tables t WHERE t.id = $1
"""
_SEATS = "SELECT seat, name, bot, deputy, words, key_hash, guest FROM seats WHERE table_id = $1 ORDER BY seat"


class Store:
    """The database, through a pool of connections."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self.pool = pool

    async def make(self, table: TableRow, seed: str, previous: str | None = None) -> bool:
        """A new table with its seats and its luck. False if the table before it has a next one already."""
        async with self.pool.acquire() as connection, connection.transaction():
            made = await connection.fetchval(
                "INSERT INTO tables (id, game, rules, deck, settings, luck, onlookers, previous)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (previous) DO NOTHING RETURNING id",
                table.id,
                table.game,
                table.rules,
                table.deck,
                json.dumps(table.settings),
                table.luck,
                table.onlookers,
                previous,
            )
            if made is None:
                return False
            await connection.execute("INSERT INTO luck (table_id, seed) VALUES ($1, $2)", table.id, seed)
            await connection.executemany(
                "INSERT INTO seats (table_id, seat, name, bot, words, key_hash, guest)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7)",
                [(table.id, row.seat, row.name, row.bot, row.words, row.key_hash, row.guest) for row in table.seats],
            )
        await self.begin(table.id)
        return True

    async def table(self, table_id: str) -> TableRow | None:
        """A table and its seats."""
        async with self.pool.acquire() as connection:
            row = await connection.fetchrow(_TABLE, table_id)
            if row is None:
                return None
            seats = await connection.fetch(_SEATS, table_id)
        return TableRow(
            id=row["id"],
            game=row["game"],
            rules=row["rules"],
            deck=row["deck"],
            settings=_settings(row["settings"]),
            luck=row["luck"],
            onlookers=row["onlookers"],
            begun=row["begun"] is not None,
            ended=row["ended"] is not None,
            next=row["next"],
            seats=tuple([SeatRow(**dict(seat)) for seat in seats]),
        )

    async def sit(self, table_id: str, seat: int, guest: bytes, name: str, words: str) -> bool:
        """Let a guest sit down; false if somebody sits there. Sitting down again changes nothing."""
        done = await self.pool.fetchval(
            "UPDATE seats s SET guest = $3, name = $4, words = $5 FROM tables t"
            " WHERE s.table_id = $1 AND s.seat = $2 AND s.guest IS NULL AND s.bot = '' AND t.id = $1"
            " AND t.begun IS NULL RETURNING s.seat",
            table_id,
            seat,
            guest,
            name,
            words,
        )
        if done is not None:
            await self.begin(table_id)
            return True
        return bool(
            await self.pool.fetchval(
                "SELECT guest = $3 FROM seats WHERE table_id = $1 AND seat = $2", table_id, seat, guest
            )
        )

    async def begin(self, table_id: str) -> None:
        """Begin to play if everybody sits."""
        await self.pool.execute(
            "UPDATE tables SET begun = now() WHERE id = $1 AND begun IS NULL AND NOT EXISTS"
            " (SELECT FROM seats WHERE table_id = $1 AND guest IS NULL AND bot = '')",
            table_id,
        )

    async def entrust(self, table_id: str, seat: int, bot: str) -> None:
        """Let a bot answer for a person's seat, or the person again."""
        await self.pool.execute(
            "UPDATE seats SET deputy = $3 WHERE table_id = $1 AND seat = $2 AND bot = ''", table_id, seat, bot
        )

    async def seed(self, table_id: str) -> str | None:
        """The luck of a running table. Whoever asks must not tell."""
        found: str | None = await self.pool.fetchval("SELECT seed FROM luck WHERE table_id = $1", table_id)
        return found

    async def answers(self, table_id: str, after: int = 0) -> list[AnswerRow]:
        """The log of a running table from a version on."""
        rows = await self.pool.fetch(
            "SELECT version, question, seat, text, clock, mark FROM answers"
            " WHERE table_id = $1 AND version > $2 ORDER BY version",
            table_id,
            after,
        )
        return [
            AnswerRow(
                table_id, row["version"], Given(row["question"], row["seat"], row["text"], row["clock"]), row["mark"]
            )
            for row in rows
        ]

    async def versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        """How many lines the logs of running tables have."""
        rows = await self.pool.fetch(
            "SELECT l.table_id, coalesce(max(a.version), 0) AS version FROM luck l LEFT JOIN answers a USING (table_id)"
            " WHERE l.table_id = ANY($1) GROUP BY l.table_id",
            list(tables),
        )
        return {row["table_id"]: row["version"] for row in rows}

    async def end(self, table_id: str, record: str) -> None:
        """Keep the record of a table that is over; its luck and its answers are in it, and go."""
        await self.pool.execute(
            "WITH gone AS (DELETE FROM luck WHERE table_id = $1)"
            " UPDATE tables SET ended = now(), record = $2 WHERE id = $1 AND ended IS NULL",
            table_id,
            record,
        )

    async def record(self, table_id: str) -> str | None:
        """The record of a table that is over."""
        found: str | None = await self.pool.fetchval("SELECT record FROM tables WHERE id = $1", table_id)
        return found

    async def needed(self) -> list[tuple[str, int, str]]:
        """Game, rules and deck of every table that is not over."""
        rows = await self.pool.fetch("SELECT DISTINCT game, rules, deck FROM tables WHERE ended IS NULL")
        return [(row["game"], row["rules"], row["deck"]) for row in rows]

    async def all_ids(self) -> list[str]:
        """Every table there is."""
        rows = await self.pool.fetch("SELECT id FROM tables ORDER BY made")
        return [row["id"] for row in rows]

    async def unended(self) -> list[str]:
        """The tables that are played now."""
        rows = await self.pool.fetch("SELECT id FROM tables WHERE begun IS NOT NULL AND ended IS NULL ORDER BY made")
        return [row["id"] for row in rows]


def _settings(text: str) -> dict[str, str]:
    found: object = json.loads(text)
    assert isinstance(found, dict)
    return {str(key): str(value) for key, value in found.items()}
