"""Recovery codes, as the database keeps them: their hashes, and whose they are."""

from collections.abc import Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row

_USE: Final = """
    WITH used AS (DELETE FROM codes WHERE hash = $1 RETURNING hash, person),
    kept AS (INSERT INTO departed (hash) SELECT hash FROM used ON CONFLICT DO NOTHING)
    SELECT p.id, p.name, p.kind, p.language FROM used u JOIN persons p ON p.id = u.person
"""
# Codes that are worth nothing any more are written down, so that no older backup makes them good again.
_DROP: Final = """
    WITH replaced AS (DELETE FROM codes WHERE person = $1 RETURNING hash)
    INSERT INTO departed (hash) SELECT hash FROM replaced ON CONFLICT DO NOTHING
"""


class CodeStore:
    """All recovery codes."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def count(self, person: int) -> int:
        """How many a person has."""
        found: int = await self._pool.fetchval("SELECT count(*) FROM codes WHERE person = $1", person)
        return found

    async def use(self, code: bytes) -> Row | None:
        """Use a code up: the person whose it was."""
        return await self._pool.fetchrow(_USE, code)


async def replace_codes(tx: Connection, person: int, codes: Sequence[bytes]) -> None:
    """These are a person's codes from now on; those before are worth nothing any more."""
    await tx.execute(_DROP, person)
    await tx.executemany("INSERT INTO codes (hash, person) VALUES ($1, $2)", [(code, person) for code in codes])


async def drop_departed_codes(tx: Connection) -> None:
    """Forget codes that were worth nothing any more before a restore brought them back."""
    await tx.execute("DELETE FROM codes WHERE hash IN (SELECT hash FROM departed)")
