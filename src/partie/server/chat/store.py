"""The lines that were said, in the database: written, read by those who may, and forgotten after a time."""

import json
from collections.abc import Collection
from typing import Final

from partie.server.infra.database import Pool, Row, transaction
from partie.server.tables.schemas import Line
from partie.table.refusal import Refused
from partie.words.messages import Message, message

KEPT: Final = "30 days"
LAST: Final = 100  # lines that somebody who comes is told

# A person's lines: how many in how many seconds.
LIMITS: Final = ((5, 10), (40, 300))

TABLE: Final = "table"
ONLOOKERS: Final = "onlookers"


class Lines:
    """What was said."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def write(
        self, table: str, person: int, seat: int, name: str, audience: str, phrase: Message | None, text: str
    ) -> int:
        """Write a line down. Refused for whoever says too much; a person's lines are counted one after another."""
        async with transaction(self._pool) as connection:
            await connection.execute("SELECT FROM persons WHERE id = $1 FOR NO KEY UPDATE", person)
            for most, seconds in LIMITS:
                count = await connection.fetchval(
                    "SELECT count(*) FROM chat_lines WHERE person = $1"
                    " AND said > clock_timestamp() - make_interval(secs => $2)",
                    person,
                    seconds,
                )
                if count >= most:
                    raise Refused("slow", message("err-talk-slow"))
            written: int = await connection.fetchval(
                "INSERT INTO chat_lines (table_id, person, seat, name, audience, phrase, text)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id",
                table,
                person,
                seat,
                name,
                audience,
                None if phrase is None else json.dumps(phrase),
                text,
            )
            return written

    async def one(self, line: int) -> Row | None:
        """A line by its number."""
        return await self._pool.fetchrow("SELECT * FROM chat_lines WHERE id = $1", line)

    async def last(
        self, table: str, person: int | None, after: int, audiences: Collection[str], is_free: bool
    ) -> list[Row]:
        """The last lines after one that this person may hear: not of those whom they have muted."""
        rows: list[Row] = await self._pool.fetch(
            "SELECT * FROM chat_lines l WHERE table_id = $1 AND id > $2 AND said > now() - $6::text::interval"
            " AND (person = $3 OR (audience = ANY($4) AND (text = '' OR $5)"
            "      AND NOT EXISTS (SELECT FROM shunned u WHERE u.person = $3 AND u.other = l.person)))"
            f" ORDER BY id DESC LIMIT {LAST}",
            table,
            after,
            person,
            list(audiences),
            is_free,
            KEPT,
        )
        return rows[::-1]

    async def heard(self, lines: Collection[int], persons: Collection[int]) -> None:
        """These persons were shown these lines."""
        await self._pool.execute(
            "INSERT INTO chat_heard (line, person) SELECT l.id, p.id FROM chat_lines l, persons p"
            " WHERE l.id = ANY($1) AND p.id = ANY($2) AND l.person <> p.id ON CONFLICT DO NOTHING",
            list(lines),
            list(persons),
        )

    async def forget(self) -> None:
        """Delete what is too old, but for what is reported, until that is closed."""
        await self._pool.execute(
            "DELETE FROM chat_lines l WHERE said < now() - $1::text::interval AND NOT EXISTS"
            " (SELECT FROM reported_lines i JOIN reports r ON r.id = i.report"
            "  WHERE i.line = l.id AND r.closed IS NULL)",
            KEPT,
        )


def line_json(row: Row, reader: int | None) -> Line:
    """A line as it is told to a reader."""
    return {
        "id": row["id"],
        "seat": row["seat"] if row["seat"] >= 0 else None,
        "name": row["name"],
        "mine": row["person"] == reader,
        "says": None if row["phrase"] is None else json.loads(row["phrase"]),
        "text": row["text"],
        "onlookers": row["audience"] == ONLOOKERS,
        "when": round(row["said"].timestamp() * 1000),
    }
