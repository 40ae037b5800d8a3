"""Lets the bots of a table think, and answers for them."""

import time
from collections.abc import Awaitable, Callable
from math import inf

from partie.server.model.rows import standing_of
from partie.server.tables.answering import Answering
from partie.server.tables.bot_queue import due_bots
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.store import TableStore
from partie.table.refusal import Refused
from partie.table.shapes import Thought


class BotPlayer:
    """Plays for bots."""

    def __init__(self, store: TableStore, rooms: RoomRegistry, answering: Answering) -> None:
        self._store = store
        self._rooms = rooms
        self._answering = answering

    async def play(self, table_id: str, think: Callable[..., Awaitable[list[Thought]]], patience: float = inf) -> bool:
        """Let the bots of a table think and answer until a person is asked. True if they are asked still.

        After ``patience`` seconds other tables come first: one at which only bots are left may last for minutes.
        """
        table = await self._rooms.open(table_id)
        end = time.monotonic() + patience
        await self._rooms.refresh(table_id)  # the news that a bot has taken a seat over may have been lost
        while seats := due_bots(table):
            if time.monotonic() > end:
                return True
            seed = await self._store.seed(table_id)
            if seed is None:
                return False
            log = await self._store.answers(table_id)
            if table.standing() != standing_of(log):  # what others wrote was not heard, or what we wrote is lost
                await self._rooms.bring_up_to_date(table)
                continue
            for thought in await think(table.row, seed, [row.given for row in log], seats):
                try:
                    for part, text in enumerate(thought["texts"], thought["part"]):
                        bot = table.row.seats[thought["seat"]].played_by
                        if not bot:  # its person has come back meanwhile
                            break
                        await self._answering.answer(table, thought["seat"], thought["question"], part, text, None, bot)
                except Refused:  # somebody was faster: it thinks again
                    break
        return False
