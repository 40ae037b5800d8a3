"""Sessions that are worth nothing any more are deleted, a few at a time: nobody who plays is to notice it."""

import asyncio
from typing import Final

from partie.server.database import Pool
from partie.server.people.persons import IS_ALIVE
from partie.server.supervisor import Beat

PORTION: Final = 500  # rows that are looked at in one statement
STEP: Final = 1.0  # seconds between two portions
ROUND: Final = 3600.0  # seconds between two walks through all sessions
FIRST: Final = b""

# By the primary key: a walk needs neither an index of its own nor a look at all rows at once. What is in use by another
# transaction is left for the next walk.
_PORTION: Final = f"""
    WITH looked AS (SELECT hash FROM sessions WHERE hash > $1 ORDER BY hash LIMIT $2),
    gone AS (DELETE FROM sessions WHERE hash IN (
        SELECT s.hash FROM sessions s JOIN persons p ON p.id = s.person
        WHERE s.hash IN (SELECT hash FROM looked) AND NOT {IS_ALIVE} FOR UPDATE OF s SKIP LOCKED))
    SELECT count(*) AS count, (array_agg(hash ORDER BY hash DESC))[1] AS last FROM looked
"""


async def delete_expired(pool: Pool, after: bytes, most: int = PORTION) -> bytes:
    """Delete what has expired among the next sessions: where the next portion begins; ``FIRST`` at the end."""
    row = await pool.fetchrow(_PORTION, after, most)
    assert row is not None
    last: bytes | None = row["last"] if row["count"] == most else None
    return last or FIRST


async def tidy_sessions(pool: Pool, beat: Beat) -> None:
    """Walk through all sessions again and again."""
    after = FIRST
    while True:
        after = await delete_expired(pool, after)
        beat()
        await asyncio.sleep(ROUND if after == FIRST else STEP)
