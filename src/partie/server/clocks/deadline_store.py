"""The one row of each timed table that says when somebody has to look at its clocks.

It may lie before the true deadline but never after it, so an answer does not have to write it. Whoever claims one that
has passed works the true one out.
"""

from collections.abc import Collection
from typing import Final

from partie.server.clocks.time_control import read_clock
from partie.server.infra.database import Connection, Pool
from partie.server.infra.metrics import LATE

_CLAIM: Final = (
    "SELECT table_id, extract(epoch FROM clock_timestamp() - due)::float AS late FROM deadlines"
    " WHERE due <= clock_timestamp() AND table_id <> ALL($1::text[]) ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED"
)
_PUT: Final = "UPDATE deadlines SET due = to_timestamp($2::bigint / 1000.0) WHERE table_id = $1"
_OLDEST: Final = (
    "SELECT coalesce(extract(epoch FROM clock_timestamp() - min(due)), 0)::float8 FROM deadlines"
    " WHERE due <= clock_timestamp()"
)


async def first_deadline(connection: Connection, table_id: str, text: str) -> None:
    """The row of a table that begins now: nobody is out of time, or reminded, before so much of a bank is gone."""
    clock = read_clock(text)
    assert clock is not None
    first = min([clock.bank + clock.grace, *[clock.bank - mark for mark in clock.marks.values()]])
    await connection.execute(
        "INSERT INTO deadlines (table_id, due) VALUES ($1, now() + $2 * interval '1 millisecond')",
        table_id,
        float(first),
    )


async def claim(connection: Connection, but: Collection[str] = ()) -> str | None:
    """A table whose row has passed, which nobody else looks at now. It is ours until the transaction ends.

    Those in ``but`` are left out. Their rows stay as they are, so that nothing is lost if this process dies.
    """
    found = await connection.fetchrow(_CLAIM, list(but))
    if found is None:
        return None
    LATE.observe(found["late"])
    table_id: str = found["table_id"]
    return table_id


async def put_back(connection: Connection, table_id: str, due: int | None) -> None:
    """Look at it again then."""
    await connection.execute(_PUT, table_id, due)


async def expect_back(connection: Connection, table_id: str) -> None:
    """Somebody has come back, with as much time as they have at least then. Mostly the row lies before that anyway."""
    clock = read_clock(await connection.fetchval("SELECT clock FROM tables WHERE id = $1", table_id))
    if clock is not None:
        await connection.execute(
            "UPDATE deadlines SET due = clock_timestamp() + $2 * interval '1 millisecond' WHERE table_id = $1"
            " AND (due IS NULL OR due > clock_timestamp() + $2 * interval '1 millisecond')",
            table_id,
            float(clock.welcome + clock.grace),
        )


async def look_soon(connection: Connection, table_id: str) -> None:
    """Something happened that may have made the deadline earlier: it is worked out at once."""
    await connection.execute("UPDATE deadlines SET due = clock_timestamp() WHERE table_id = $1", table_id)


async def oldest_overdue(pool: Pool) -> float:
    """Seconds since the oldest deadline has passed that still waits; none if none waits."""
    age: float = await pool.fetchval(_OLDEST)
    return age
