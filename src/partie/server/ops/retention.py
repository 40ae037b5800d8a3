"""What nobody needs any more is deleted, a few rows at a time: nobody who plays is to notice it.

Sessions that have expired, guests who never sat down anywhere, and tables that never began. Each is a walk along a
primary key, so it needs neither an index of its own nor a look at all rows at once. What another transaction uses is
left for the next walk.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

from partie.server.infra.database import Pool
from partie.server.infra.supervisor import Beat
from partie.server.people.persons import GUEST
from partie.server.people.session_store import IS_ALIVE

PORTION: Final = 500  # rows that are looked at in one statement
STEP: Final = 1.0  # seconds between two portions
ROUND: Final = 3600.0  # seconds between two walks
GUESTS: Final = 30  # days after which a guest is deleted who has neither a seat nor anything else, and was not seen
TABLES: Final = 60  # days after which a table is deleted that has not begun, and at which nothing has changed

type Key = bytes | int | str


@dataclass(frozen=True)
class Walk:
    """A walk through all rows of a table.

    ``first``  comes before every key
    ``useless`` says of a row ``r`` that nobody needs it
    """

    name: str
    table: str
    key: str
    first: Key
    useless: str

    @property
    def statement(self) -> str:
        """Looks at the next rows behind a key, and deletes what nobody needs."""
        key, table = self.key, self.table
        return f"""
            WITH looked AS (SELECT {key} FROM {table} WHERE {key} > $1 ORDER BY {key} LIMIT $2),
            gone AS (DELETE FROM {table} WHERE {key} IN (
                SELECT r.{key} FROM {table} r WHERE r.{key} IN (SELECT {key} FROM looked) AND {self.useless}
                FOR UPDATE OF r SKIP LOCKED))
            SELECT count(*) AS count, (array_agg({key} ORDER BY {key} DESC))[1] AS last FROM looked
        """


SESSIONS: Final = Walk(
    "sessions",
    "sessions",
    "hash",
    b"",
    f"NOT EXISTS (SELECT FROM sessions s JOIN persons p ON p.id = s.person WHERE s.hash = r.hash AND {IS_ALIVE})",
)
# A club, an entry or a report keeps a guest as a seat does; so does whatever they have blocked or been blocked by.
_KEPT_BY: Final = (
    *(("seats", "person"), ("seats", "reserved_for"), ("tables", "host"), ("invitations", "person")),
    *(("members", "person"), ("clubs", "owner"), ("entries", "person"), ("tournaments", "opener")),
    *(("reports", "person"), ("reports", "reporter"), ("shunned", "person"), ("shunned", "other")),
    *(("chat_lines", "person"), ("notice_channels", "person"), ("matching", "person"), ("kept_out", "person")),
)
NEVER_SEATED: Final = Walk(
    "guests",
    "persons",
    "id",
    0,
    " AND ".join(
        [
            f"r.kind = '{GUEST}' AND r.made < now() - interval '{GUESTS} days'",
            f"NOT EXISTS (SELECT FROM sessions s WHERE s.person = r.id AND s.seen > now() - interval '{GUESTS} days')",
            *[f"NOT EXISTS (SELECT FROM {table} k WHERE k.{column} = r.id)" for table, column in _KEPT_BY],
        ]
    ),
)
NEVER_BEGUN: Final = Walk(
    "tables",
    "tables",
    "id",
    "",
    f"r.begun IS NULL AND greatest(r.made, r.touched) < now() - interval '{TABLES} days'",
)
WALKS: Final = (SESSIONS, NEVER_SEATED, NEVER_BEGUN)


async def delete_useless(pool: Pool, walk: Walk, after: Key, most: int = PORTION) -> Key:
    """Delete what nobody needs among the next rows: where the next portion begins; the first key at the end."""
    row = await pool.fetchrow(walk.statement, after, most)
    assert row is not None
    last: Key | None = row["last"] if row["count"] == most else None
    return walk.first if last is None else last


async def retain(pool: Pool, walk: Walk, beat: Beat) -> None:
    """Walk through all rows again and again."""
    after = walk.first
    while True:
        after = await delete_useless(pool, walk, after)
        beat()
        await asyncio.sleep(ROUND if after == walk.first else STEP)
