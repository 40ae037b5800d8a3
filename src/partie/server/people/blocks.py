"""Whom somebody does not want to hear, or to sit with."""

from typing import Final

from partie.server.infra.database import Pool
from partie.server.people.schemas import ShunnedCard
from partie.table.refusal import Refused
from partie.words.messages import message

MOST: Final = 500  # entries a person


class BlockList:
    """Mutes and blocks: a block is a mute, and two people are not seated together any more."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def shun(self, person: int, other: int, name: str, is_block: bool) -> None:
        """Hear this one no more; with a block, sit with them no more."""
        if person == other:
            raise Refused("talk", message("err-talk-self"))
        count = await self._pool.fetchval("SELECT count(*) FROM shunned WHERE person = $1", person)
        if count >= MOST:
            raise Refused("slow", message("err-talk-slow"))
        await self._pool.execute(
            "INSERT INTO shunned (person, other, name, is_block) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (person, other) DO UPDATE SET is_block = excluded.is_block, name = excluded.name",
            person,
            other,
            name,
            is_block,
        )

    async def all(self, person: int) -> list[ShunnedCard]:
        """Whom this person does not hear."""
        rows = await self._pool.fetch(
            "SELECT id, name, is_block FROM shunned WHERE person = $1 ORDER BY made, id", person
        )
        return [{"id": row["id"], "name": row["name"], "block": row["is_block"]} for row in rows]

    async def forgive(self, person: int, entry: int) -> None:
        """Hear them again. Only whoever made the entry can."""
        await self._pool.execute("DELETE FROM shunned WHERE id = $1 AND person = $2", entry, person)

    async def speaker(self, person: int, line: int) -> tuple[int, str] | None:
        """Who said a line that this person was shown, and what they were called."""
        row = await self._pool.fetchrow(
            "SELECT l.person, l.name FROM chat_lines l JOIN chat_heard h ON h.line = l.id AND h.person = $1"
            " WHERE l.id = $2",
            person,
            line,
        )
        return None if row is None else (row["person"], row["name"])
