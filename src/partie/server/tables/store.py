"""Tables from their beginning to their end, as the database keeps them."""

import json
from collections.abc import Mapping, Sequence

from partie.core import Given
from partie.server.clocks.deadline_store import first_deadline
from partie.server.infra.database import LOST, NOT_TOLD, Connection, Pool, transaction
from partie.server.model.rows import AnswerRow, SeatRow, Standing, TableRow, Terms

_TABLE = """
    SELECT t.id, t.game, t.rules, t.deck, t.settings, t.luck, t.onlookers, t.begun, t.ended,
           t.host, t.is_open, t.clock, t.watching, t.is_rated, t.language, t.ending,
           coalesce((SELECT n.id FROM tables n WHERE n.previous = t.id), '') AS next,
           coalesce(t.previous, '') AS previous,
           ARRAY(SELECT o.reserved_for FROM tables n JOIN seats o ON o.table_id = n.id
                 WHERE n.previous = t.id AND o.reserved_for IS NOT NULL) AS offered
    FROM tables t WHERE t.id = $1
"""
_SEATS = """
    SELECT s.seat, s.name, s.bot, s.deputy, s.words, s.key_hash, s.person, s.own_hash, s.reserved_for,
           coalesce(p.kind = 'program', false) AS is_program
    FROM seats s LEFT JOIN persons p ON p.id = s.person WHERE s.table_id = $1 ORDER BY s.seat
"""

_SIT = """
    UPDATE seats s SET person = $3, name = $4, words = $5, own_hash = $6, reserved_for = NULL FROM tables t
    WHERE s.table_id = $1 AND s.seat = $2 AND s.person IS NULL AND s.bot = '' AND t.id = $1 AND t.begun IS NULL
      AND (s.reserved_for IS NULL OR s.reserved_for = $3)
      AND NOT EXISTS (SELECT FROM kept_out k WHERE k.table_id = $1 AND k.person = $3)
      AND NOT EXISTS (SELECT FROM seats o JOIN shunned u ON u.is_block
          AND (u.person, u.other) IN (($3, o.person), (o.person, $3)) WHERE o.table_id = $1)
    RETURNING s.seat
"""

# The last row of each table, from the end of the key: the sweep asks for all open tables every few seconds.
_STANDINGS = """
    SELECT t.id, t.ended IS NOT NULL AS is_ended, coalesce(a.version, 0) AS version, coalesce(a.mark, 0) AS mark
    FROM tables t LEFT JOIN LATERAL
        (SELECT version, mark FROM answers WHERE table_id = t.id ORDER BY version DESC LIMIT 1) a ON true
    WHERE t.id = ANY($1)
"""
_TIMELINE = "SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)"


class TableStore:
    """The database, through a pool of connections."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def make(self, table: TableRow, seed: str, previous: str | None = None) -> bool:
        """A new table with its seats and its luck. False if the table before it has a next one already."""
        async with transaction(self.pool) as connection:
            return await self.lay(connection, table, seed, previous)

    async def lay(self, connection: Connection, table: TableRow, seed: str, previous: str | None = None) -> bool:
        """The same, as a part of what somebody does: it is there with all of that, or not at all."""
        made = await connection.fetchval(
            "INSERT INTO tables (id, game, rules, deck, settings, luck, onlookers, previous, host, is_open, clock,"
            " watching, is_rated, language)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)"
            " ON CONFLICT (previous) DO NOTHING RETURNING id",
            table.id,
            table.game,
            table.rules,
            table.deck,
            json.dumps(table.settings),
            table.luck,
            table.onlookers,
            previous,
            table.host,
            table.terms.is_open,
            table.terms.clock,
            table.terms.watching,
            table.terms.is_rated,
            table.terms.language,
        )
        if made is None:
            return False
        await connection.execute("INSERT INTO luck (table_id, seed) VALUES ($1, $2)", table.id, seed)
        await connection.executemany(
            "INSERT INTO seats (table_id, seat, name, bot, words, key_hash, person, own_hash, reserved_for)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            [
                (
                    *(table.id, row.seat, row.name, row.bot, row.words, row.key_hash, row.person, row.own_hash),
                    row.reserved_for,
                )
                for row in table.seats
            ],
        )
        await _begin(connection, table.id)
        return True

    async def table(self, table_id: str, connection: Connection | None = None) -> TableRow | None:
        """A table and its seats."""
        asked = connection or self.pool
        row = await asked.fetchrow(_TABLE, table_id)
        if row is None:
            return None
        seats = await asked.fetch(_SEATS, table_id)
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
            host=row["host"],
            terms=Terms(row["is_open"], row["clock"], row["watching"], row["is_rated"], row["language"]),
            ending=row["ending"],
            previous=row["previous"],
            offered=frozenset(row["offered"]),
        )

    async def sit(self, table_id: str, seat: int, person: int, name: str, words: str, own: bytes) -> bool:
        """Let a person sit down, with a key of their own; false if somebody sits there, or they are not welcome."""
        async with transaction(self.pool) as connection:
            # One after another, so that two who are not to sit together cannot both sit down at the same moment.
            await connection.execute("SELECT FROM tables WHERE id = $1 FOR NO KEY UPDATE", table_id)
            done = await connection.fetchval(_SIT, table_id, seat, person, name, words, own)
        if done is not None:
            await self.begin(table_id)
        return done is not None

    async def sits(self, table_id: str, seat: int, person: int) -> bool:
        """Whether this person sits there."""
        return bool(
            await self.pool.fetchval(
                "SELECT person = $3 FROM seats WHERE table_id = $1 AND seat = $2", table_id, seat, person
            )
        )

    async def take_back(self, table_id: str, seat: int, own: bytes, person: int) -> bool:
        """Give the seat of a guest to whoever has its own key; false if it is no guest's, or they sit there already."""
        async with transaction(self.pool) as connection:
            before = await connection.fetchval(
                "SELECT p.id FROM seats s JOIN persons p ON p.id = s.person"
                " WHERE s.table_id = $1 AND s.seat = $2 AND s.own_hash = $3 AND p.kind = 'guest' AND NOT EXISTS"
                " (SELECT FROM seats o WHERE o.table_id = $1 AND o.person = $4) FOR UPDATE",
                table_id,
                seat,
                own,
                person,
            )
            if before is None:
                return False
            await connection.execute(
                "UPDATE seats SET person = $3 WHERE table_id = $1 AND seat = $2", table_id, seat, person
            )
            await connection.execute(
                "UPDATE tables SET host = $3 WHERE id = $1 AND host = $2", table_id, before, person
            )
            await connection.execute(
                "UPDATE seats s SET reserved_for = $3 FROM tables t"
                " WHERE t.previous = $1 AND s.table_id = t.id AND s.reserved_for = $2",
                table_id,
                before,
                person,
            )
        return True

    async def begin(self, table_id: str) -> None:
        """Begin to play if everybody sits. Whoever gets up at the same moment has done so before, or cannot."""
        async with transaction(self.pool) as connection:
            await _begin(connection, table_id)

    async def seed(self, table_id: str, connection: Connection | None = None) -> str | None:
        """The luck of a running table. Whoever asks must not tell."""
        found: str | None = await (connection or self.pool).fetchval(
            "SELECT seed FROM luck WHERE table_id = $1", table_id
        )
        return found

    async def answers(self, table_id: str, after: int = 0, connection: Connection | None = None) -> list[AnswerRow]:
        """The log of a running table from a version on."""
        rows = await (connection or self.pool).fetch(
            "SELECT version, question, seat, text, clock, mark, bot, waiting, opens,"
            " (extract(epoch FROM given) * 1000)::bigint AS at FROM answers"
            " WHERE table_id = $1 AND version > $2 ORDER BY version",
            table_id,
            after,
        )
        return [
            AnswerRow(
                table_id,
                row["version"],
                Given(row["question"], row["seat"], row["text"], row["clock"]),
                row["mark"],
                row["bot"],
                row["waiting"],
                row["opens"],
                row["at"],
            )
            for row in rows
        ]

    async def standings(self, tables: Sequence[str], connection: Connection | None = None) -> Mapping[str, Standing]:
        """How far these tables are; without those that are gone."""
        rows = await (connection or self.pool).fetch(_STANDINGS, list(tables))
        return {row["id"]: Standing(row["is_ended"], row["version"], row["mark"]) for row in rows}

    async def timeline(self) -> str:
        """The history of the database that is written now. It changes after a failover, and after a recovery to a point
        in time: then something may be lost. Nothing where it may not be asked, and while there is none.
        """
        try:
            found: str = await self.pool.fetchval(_TIMELINE)
        except LOST:
            raise
        except NOT_TOLD:
            return ""
        return found

    async def end(self, table_id: str, record: str, players: Sequence[str]) -> bool:
        """Keep the record of a table that is over; its luck and its answers are in it, and go.

        False if others sit there than the record says: somebody has left for good, and must not be in it.
        """
        async with transaction(self.pool) as connection:
            is_open = await connection.fetchval(
                "SELECT ended IS NULL FROM tables WHERE id = $1 FOR NO KEY UPDATE", table_id
            )
            if not is_open:
                return True
            seats = [SeatRow(**dict(seat)) for seat in await connection.fetch(_SEATS, table_id)]
            if [row.player for row in seats] != list(players):
                return False
            await connection.execute("DELETE FROM luck WHERE table_id = $1", table_id)
            await connection.execute("UPDATE tables SET ended = now(), record = $2 WHERE id = $1", table_id, record)
        return True

    async def record(self, table_id: str) -> str | None:
        """The record of a table that is over."""
        found: str | None = await self.pool.fetchval("SELECT record FROM tables WHERE id = $1", table_id)
        return found

    async def needed(self) -> list[tuple[str, int, str]]:
        """Game, rules and deck of every table that is not over."""
        rows = await self.pool.fetch("SELECT DISTINCT game, rules, deck FROM tables WHERE ended IS NULL")
        return [(row["game"], row["rules"], row["deck"]) for row in rows]

    async def ids(self, is_running: bool = False) -> list[str]:
        """Every table there is, or those that are played now."""
        where = "begun IS NOT NULL AND ended IS NULL" if is_running else "true"
        rows = await self.pool.fetch(f"SELECT id FROM tables WHERE {where} ORDER BY made")
        return [row["id"] for row in rows]


async def _begin(connection: Connection, table_id: str) -> None:
    await connection.execute("SELECT FROM tables WHERE id = $1 FOR NO KEY UPDATE", table_id)
    clock = await connection.fetchval(
        "UPDATE tables SET begun = now() WHERE id = $1 AND begun IS NULL AND NOT EXISTS"
        " (SELECT FROM seats WHERE table_id = $1 AND person IS NULL AND bot = '') RETURNING clock",
        table_id,
    )
    if clock:
        await first_deadline(connection, table_id, clock)


def _settings(text: str) -> dict[str, str]:
    found: object = json.loads(text)
    assert isinstance(found, dict)
    return {str(key): str(value) for key, value in found.items()}
