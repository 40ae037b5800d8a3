"""Whom somebody does not want to hear, or to sit with."""

from typing import Final

from partie.server.infra.database import Pool
from partie.server.people.block_store import BlockStore
from partie.server.people.schemas import ShunnedCard
from partie.table.refusal import Refused
from partie.words.messages import message

MOST: Final = 500  # entries a person


class BlockList:
    """Mutes and blocks: a block is a mute, and two people are not seated together any more."""

    def __init__(self, pool: Pool) -> None:
        self._store = BlockStore(pool)

    async def shun(self, person: int, other: int, name: str, is_block: bool) -> None:
        """Hear this one no more; with a block, sit with them no more."""
        if person == other:
            raise Refused("talk", message("err-talk-self"))
        if await self._store.count(person) >= MOST:
            raise Refused("slow", message("err-talk-slow"))
        await self._store.put(person, other, name, is_block)

    async def all(self, person: int) -> list[ShunnedCard]:
        """Whom this person does not hear."""
        return [
            {"id": row["id"], "name": row["name"], "block": row["is_block"]} for row in await self._store.of(person)
        ]

    async def forgive(self, person: int, entry: int) -> None:
        """Hear them again. Only whoever made the entry can."""
        await self._store.drop(person, entry)

    async def speaker(self, person: int, line: int) -> tuple[int, str] | None:
        """Who said a line that this person was shown, and what they were called."""
        return await self._store.speaker(person, line)
