"""What happens to clocks beside answers: written down once, whoever wishes it, and told to everybody."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from partie.server.clocks.clock_state import BACK, END, ENTRUST, ClockEvent
from partie.server.clocks.deadline_store import expect_back
from partie.server.clocks.schemas import Vote
from partie.server.clocks.table_clock import ClockFacts
from partie.server.infra.database import Connection, Pool
from partie.server.model.rows import AnswerRow
from partie.table.refusal import Refused
from partie.words.messages import message

# A wish to take an answer back is about that answer alone: it is over once its seat does anything else.
_LAST: Final = "(SELECT max(a.version) FROM answers a WHERE a.table_id = v.table_id AND a.seat = v.about)"
_HOLDS: Final = f"(v.kind <> 'take-back' OR v.version = {_LAST})"
_FACTS: Final = f"""
    SELECT coalesce((extract(epoch FROM t.begun) * 1000)::bigint, 0) AS begun,
           extract(epoch FROM clock_timestamp())::float8 AS now,
           array(SELECT ((extract(epoch FROM e.at) * 1000)::bigint, e.kind, e.seat, e.amount, e.question)
                 FROM clock_events e WHERE e.table_id = t.id ORDER BY e.id) AS events,
           array(SELECT (v.kind, v.seat, v.about) FROM votes v WHERE v.table_id = t.id AND {_HOLDS}
                 ORDER BY v.kind, v.about, v.seat) AS votes
    FROM unnest(ARRAY[$1::text]) AS n (id) LEFT JOIN tables t USING (id)
"""
_COUNTS: Final = f"""
    SELECT t.id, (SELECT count(*) FROM clock_events e WHERE e.table_id = t.id)
               + (SELECT count(*) FROM votes v WHERE v.table_id = t.id AND {_HOLDS}) AS count
    FROM unnest($1::text[]) AS t (id)
"""


class ClockStore:
    """The part of the database that clocks need."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def facts(self, table_id: str, connection: Connection | None = None) -> tuple[ClockFacts, float]:
        """What is known of a table's clocks, and what time it is there, in seconds since 1970. Of a table that is gone
        nothing is known.
        """
        row = await (connection or self.pool).fetchrow(_FACTS, table_id)
        assert row is not None
        events = tuple([ClockEvent(*each) for each in row["events"]])
        votes = tuple([Vote(kind=kind, seat=seat, about=about) for kind, seat, about in row["votes"]])
        return ClockFacts(row["begun"], events, votes), row["now"]

    async def counts(self, tables: list[str]) -> dict[str, int]:
        """How much is known of each, for whoever wants to find what news have lost."""
        return {row["id"]: row["count"] for row in await self.pool.fetch(_COUNTS, tables)}

    @asynccontextmanager
    async def still(self, table_id: str) -> AsyncGenerator[Connection]:
        """A transaction in which nothing is answered at a table. Refused if it is over.

        An answer holds its table's luck until it is on the disk, so whoever locks that sees all answers there are.
        """
        async with self.pool.acquire() as connection, connection.transaction():
            if await connection.fetchval("SELECT 1 FROM luck WHERE table_id = $1 FOR UPDATE", table_id) is None:
                raise Refused("stale", message("reason-too-late"))
            yield connection

    async def entrust(self, table_id: str, seat: int, bot: str, question: int) -> None:
        """A person lets a bot answer, or answers again."""
        async with self.still(table_id) as connection:
            await self.change_hands(connection, table_id, seat, bot, ENTRUST if bot else BACK, question)

    async def change_hands(
        self, connection: Connection, table_id: str, seat: int, bot: str, kind: str, question: int
    ) -> bool:
        """Write down who answers for a seat from now on. False if it was so before."""
        changed = await connection.fetchval(
            "UPDATE seats SET deputy = $3 WHERE table_id = $1 AND seat = $2 AND bot = ''"
            " AND deputy <> $3 RETURNING seat",
            table_id,
            seat,
            bot,
        )
        if changed is None:
            return False
        await self.write(connection, table_id, kind, seat, 0, question)
        if kind == BACK:
            await expect_back(connection, table_id)
        return True

    async def write(
        self, connection: Connection, table_id: str, kind: str, seat: int, amount: int, question: int
    ) -> None:
        """Write down that something happened."""
        await connection.execute(
            "INSERT INTO clock_events (table_id, kind, seat, amount, question) VALUES ($1, $2, $3, $4, $5)",
            table_id,
            kind,
            seat,
            amount,
            question,
        )

    async def vote(self, connection: Connection, table_id: str, vote: Vote, holds: bool) -> set[int]:
        """Write a wish down, or take it back; all who wish the same."""
        given = (table_id, vote["kind"], vote["seat"], vote["about"])
        if holds:
            await connection.execute(
                "INSERT INTO votes (table_id, kind, seat, about, version)"
                " SELECT $1, $2, $3, $4, coalesce(max(version), 0) FROM answers WHERE table_id = $1 AND seat = $4"
                " ON CONFLICT (table_id, kind, seat, about) DO UPDATE SET version = excluded.version",
                *given,
            )
        else:
            await connection.execute(
                "DELETE FROM votes WHERE table_id = $1 AND kind = $2 AND seat = $3 AND about = $4", *given
            )
        rows = await connection.fetch(
            "SELECT v.seat FROM votes v WHERE v.table_id = $1 AND v.kind = $2"
            f" AND (v.about = $3 OR v.kind NOT IN ('go-on', 'take-back')) AND {_HOLDS}",
            table_id,
            vote["kind"],
            vote["about"],
        )
        return {row["seat"] for row in rows}

    async def append(self, connection: Connection, row: AnswerRow) -> AnswerRow:
        """Write a row of the log while nothing is answered; with the moment at which that was."""
        given = row.given
        at: int = await connection.fetchval(
            "INSERT INTO answers (table_id, version, question, seat, text, mark, waiting, opens, given)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp())"
            " RETURNING (extract(epoch FROM given) * 1000)::bigint",
            row.table,
            row.version,
            given.question,
            given.seat,
            given.text,
            row.mark,
            row.waiting,
            row.opens,
        )
        return replace(row, at=at)

    async def forget_votes(self, connection: Connection, table_id: str, kind: str, about: int | None = None) -> None:
        """What was wished has happened, or nobody asks for it any more: of one seat, or of all."""
        await connection.execute(
            "DELETE FROM votes WHERE table_id = $1 AND kind = $2 AND ($3::int IS NULL OR about = $3)",
            table_id,
            kind,
            about,
        )

    async def end(self, connection: Connection, table_id: str, record: str, question: int) -> None:
        """End a table by agreement: what was played is kept, and nothing can be answered any more."""
        await self.write(connection, table_id, END, 0, 0, question)
        await connection.execute("DELETE FROM luck WHERE table_id = $1", table_id)
        await connection.execute(
            "UPDATE tables SET ended = now(), record = $2, ending = 'agreed' WHERE id = $1 AND ended IS NULL",
            table_id,
            record,
        )
