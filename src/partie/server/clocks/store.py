"""What happens to clocks beside answers, and what is wished about them, as the database keeps it."""

from typing import Final

from partie.server.clocks.clock_state import ClockEvent
from partie.server.clocks.schemas import Vote
from partie.server.clocks.table_clock import ClockFacts
from partie.server.infra.database import Connection, Pool

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
        self._pool = pool

    async def facts(self, table_id: str, connection: Connection | None = None) -> tuple[ClockFacts, float]:
        """What is known of a table's clocks, and what time it is there, in seconds since 1970. Of a table that is gone
        nothing is known.
        """
        row = await (connection or self._pool).fetchrow(_FACTS, table_id)
        assert row is not None
        events = tuple([ClockEvent(*each) for each in row["events"]])
        votes = tuple([Vote(kind=kind, seat=seat, about=about) for kind, seat, about in row["votes"]])
        return ClockFacts(row["begun"], events, votes), row["now"]

    async def counts(self, tables: list[str]) -> dict[str, int]:
        """How much is known of each, for whoever wants to find what news have lost."""
        return {row["id"]: row["count"] for row in await self._pool.fetch(_COUNTS, tables)}

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

    async def forget_votes(self, connection: Connection, table_id: str, kind: str, about: int | None = None) -> None:
        """What was wished has happened, or nobody asks for it any more: of one seat, or of all."""
        await connection.execute(
            "DELETE FROM votes WHERE table_id = $1 AND kind = $2 AND ($3::int IS NULL OR about = $3)",
            table_id,
            kind,
            about,
        )
