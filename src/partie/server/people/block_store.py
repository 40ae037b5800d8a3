"""Mutes and blocks, as the database keeps them: who does not want to hear whom, or to sit with them."""

from collections.abc import Collection, Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row

_PUT: Final = """
    INSERT INTO shunned (person, other, name, is_block) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, other) DO UPDATE SET is_block = excluded.is_block, name = excluded.name
"""
# Two of these people do not want to sit together.
_QUARREL: Final = """
    SELECT EXISTS (SELECT FROM shunned WHERE is_block AND person <> other
        AND ((person = ANY($1) AND other = ANY($2)) OR (person = ANY($2) AND other = ANY($1))))
"""
_BLOCKS: Final = "SELECT person, other FROM shunned WHERE is_block AND person = ANY($1) AND other = ANY($1)"
_BLOCKING: Final = """
    SELECT DISTINCT person FROM shunned WHERE is_block AND person <> other AND person = ANY($1) AND other = ANY($1)
"""


class BlockStore:
    """All mutes and blocks."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def count(self, person: int) -> int:
        """How many entries a person has."""
        found: int = await self._pool.fetchval("SELECT count(*) FROM shunned WHERE person = $1", person)
        return found

    async def put(self, person: int, other: int, name: str, is_block: bool) -> None:
        """An entry of a person, in the place of the one about the same other person."""
        await self._pool.execute(_PUT, person, other, name, is_block)

    async def of(self, person: int) -> Sequence[Row]:
        """A person's entries, the oldest first."""
        rows: Sequence[Row] = await self._pool.fetch(
            "SELECT id, name, is_block FROM shunned WHERE person = $1 ORDER BY made, id", person
        )
        return rows

    async def drop(self, person: int, entry: int) -> None:
        """Forget an entry, if it is this person's."""
        await self._pool.execute("DELETE FROM shunned WHERE id = $1 AND person = $2", entry, person)

    async def is_between(self, some: Sequence[int], others: Sequence[int]) -> bool:
        """Whether one of these and one of those are not to sit together."""
        return bool(await self._pool.fetchval(_QUARREL, some, others))

    async def among(self, tx: Connection, persons: Collection[int]) -> set[tuple[int, int]]:
        """The blocks among these people: who has blocked, and whom."""
        return {(row["person"], row["other"]) for row in await tx.fetch(_BLOCKS, list(persons))}

    async def blocking(self, tx: Connection, persons: Collection[int]) -> set[int]:
        """Those of these people who have blocked another of them."""
        return {row["person"] for row in await tx.fetch(_BLOCKING, list(persons))}

    async def speaker(self, person: int, line: int) -> tuple[int, str] | None:
        """Who said a line that this person was shown, and what they were called."""
        row = await self._pool.fetchrow(
            "SELECT l.person, l.name FROM chat_lines l JOIN chat_heard h ON h.line = l.id AND h.person = $1"
            " WHERE l.id = $2",
            person,
            line,
        )
        return None if row is None else (row["person"], row["name"])
