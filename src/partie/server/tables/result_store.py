"""The results of tables: which of those that are over are not counted yet, and what they brought."""

from collections.abc import Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool

_FORGOTTEN: Final = """
    SELECT id FROM tables WHERE ended IS NOT NULL AND counted IS NULL AND ended <= now() - $1 * interval '1 second'
    ORDER BY ended LIMIT $2
"""
_CLAIM: Final = """
    UPDATE tables SET counted = nextval('tables_counted'), places = $2
    WHERE id = $1 AND ended IS NOT NULL AND counted IS NULL RETURNING counted
"""


class ResultStore:
    """The results of all tables."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def forgotten(self, late: float, most: int) -> list[str]:
        """Some tables that have been over for this number of seconds and are not counted, the oldest first."""
        return [row["id"] for row in await self._pool.fetch(_FORGOTTEN, late, most)]

    async def claim(self, tx: Connection, table_id: str, places: Sequence[int]) -> int | None:
        """Count a table, with what it brought: the how many-th it is. None if it was counted before."""
        counted: int | None = await tx.fetchval(_CLAIM, table_id, list(places))
        return counted
