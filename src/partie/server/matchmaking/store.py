"""Those who wait for a quick match, as the database keeps them."""

from collections.abc import Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row

HERE: Final = 15  # seconds after which a browser that says nothing is closed
KEPT: Final = 60  # seconds for which a person can still ask where they were seated
LOCK: Final = 0x9A27  # of the database, held by the one process that pairs

_WAIT: Final = """
    INSERT INTO matching (person, name, game, least, most, clock, is_rated) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (person) DO UPDATE SET name = $2, game = $3, least = $4, most = $5, clock = $6, is_rated = $7,
        since = now(), seen = now(), table_id = NULL
"""
_STILL: Final = """
    UPDATE matching m SET seen = now() WHERE person = $1
    RETURNING extract(epoch FROM now() - since)::float8 AS seconds, table_id,
        (SELECT count(*) FROM matching o WHERE o.game = m.game AND o.person <> $1 AND o.table_id IS NULL) AS others
"""
# Whoever gives up or says that they are still here in this moment is looked at the next time.
_WAITING: Final = f"""
    SELECT *, extract(epoch FROM since)::float8 AS began, extract(epoch FROM now())::float8 AS now
    FROM matching WHERE table_id IS NULL AND seen > now() - interval '{HERE} seconds' FOR UPDATE SKIP LOCKED
"""
_OLD: Final = f"DELETE FROM matching WHERE seen < now() - interval '{KEPT} seconds'"


class QueueStore:
    """All who wait."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def wait(self, person: int, name: str, game: str, least: int, most: int, clock: str, is_rated: bool) -> None:
        """A person waits from now on; what they waited for before is forgotten."""
        await self._pool.execute(_WAIT, person, name, game, least, most, clock, is_rated)

    async def still(self, person: int) -> Row | None:
        """A person is still here: how long they have waited, how many others wait, and where they were seated."""
        return await self._pool.fetchrow(_STILL, person)

    async def give_up(self, person: int) -> None:
        """A person waits no more, unless they have been seated."""
        await self._pool.execute("DELETE FROM matching WHERE person = $1 AND table_id IS NULL", person)

    # -- while one process pairs --------------------------------------------------------------------------------------

    async def is_ours(self, tx: Connection) -> bool:
        """Whether this process pairs until the transaction ends: then no other does."""
        return bool(await tx.fetchval("SELECT pg_try_advisory_xact_lock($1)", LOCK))

    async def forget_old(self, tx: Connection) -> None:
        """Forget those who said nothing for so long that they have gone."""
        await tx.execute(_OLD)

    async def waiting(self, tx: Connection) -> Sequence[Row]:
        """Those who are here and wait; none of them can give up until the transaction ends."""
        rows: Sequence[Row] = await tx.fetch(_WAITING)
        return rows

    async def seated(self, tx: Connection, persons: Sequence[int], table_id: str) -> None:
        """These persons sit at this table."""
        await tx.execute("UPDATE matching SET table_id = $1 WHERE person = ANY($2)", table_id, list(persons))
