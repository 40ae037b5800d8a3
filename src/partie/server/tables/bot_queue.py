"""Bots at online tables: who lets them think, and what they answer."""

import asyncio
import contextlib
import json
import logging
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Final, Protocol

from partie.core import Given, seats_in
from partie.server.infra.nats_client import NatsConnection, NatsError, QueueMissing, QueuePlan, WorkQueue
from partie.server.infra.shutdown import LAST
from partie.server.infra.tokens import new_seed
from partie.server.model.rows import TableRow
from partie.server.tables.replay import played
from partie.server.tables.room import Room
from partie.table.shapes import Thought
from partie.table.table import Table

STREAM: Final = "PARTIE_BOTS"
SUBJECT: Final = "partie.bots"
PATIENCE: Final = 60.0  # seconds after which a job is given to another worker
TRIES: Final = 10  # how often a job is given to a worker
PLAN: Final = QueuePlan(
    stream=STREAM,
    subject=SUBJECT,
    is_unique=False,
    kept=3600.0,
    workers="bots",
    patience=PATIENCE,
    tries=TRIES,
    enough=2.0,
)


def think(row: TableRow, seed: str, log: Sequence[Given], seats: Sequence[int], luck: str) -> list[Thought]:
    """What the bots in these seats answer. It takes its time, so nobody else may wait for this process."""
    table = Table(played(row, seed, log), [each.played_by for each in row.seats])
    return [table.think(seat, f"{luck} {seat}") for seat in seats]


class BotQueue(Protocol):
    """Lets somebody think for the bots of a table."""

    async def ask(self, table_id: str) -> None:
        """The bots of this table are to answer."""

    async def close(self) -> None:
        """Nobody need think any more."""


class NoBotQueue:
    """For a process whose tables' bots are somebody else's."""

    async def ask(self, table_id: str) -> None:
        """Somebody else was asked."""

    async def close(self) -> None:
        """Nobody thinks."""


def due_bots(table: Room) -> list[int]:
    """The bots that are to answer now: none before the persons who are asked with them."""
    if table.match is None or table.match.over() or table.row.ended:
        return []
    waiting = [seat for seat in seats_in(table.match.position.waiting) if seat < table.match.position.seats]
    return waiting if all([table.row.seats[seat].played_by for seat in waiting]) else []


class BotRequests:
    """Asks for the bots of tables that are open here, once for each of their turns."""

    def __init__(self, jobs: BotQueue) -> None:
        self._jobs = jobs

    async def request(self, table: Room, again: bool = False) -> None:
        """Let the bots of a table answer, if it is their turn; ``again`` if they were asked, and may be forgotten."""
        if again:
            table.asked_bots = 0
        if due_bots(table) and table.asked_bots != table.version + 1:
            table.asked_bots = table.version + 1
            table.asked_at = time.monotonic()
            await self._jobs.ask(table.row.id)


class NatsBotQueue:
    """Jobs in a work queue that survives its workers."""

    def __init__(self, client: NatsConnection) -> None:
        self._queue = WorkQueue(client, PLAN)

    async def open(self) -> None:
        """Make the queue if it is not there."""
        await self._queue.make()

    async def ask(self, table_id: str) -> None:
        """Put a job into the queue. If the queue is away, the sweep asks again: no answer waits for it."""
        if not self._queue.is_there:
            return
        try:
            await self._queue.publish(json.dumps(table_id).encode())
        except QueueMissing:  # NATS has lost its disk
            await self._open_again()
        except (NatsError, OSError, TimeoutError):
            return

    async def _open_again(self) -> None:
        with contextlib.suppress(NatsError, OSError, TimeoutError):
            await self.open()

    async def close(self) -> None:
        """The queue stays."""


class BotProcessPool:
    """Processes of our own that think, for a server without NATS."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, mp_context=get_context("spawn"), initializer=_end_with_parent)

    async def think(self, row: TableRow, seed: str, log: Sequence[Given], seats: Sequence[int]) -> list[Thought]:
        """What these bots answer. If one of the processes is killed, all go, and the question is asked once more."""
        try:
            return await self._think(row, seed, log, seats)
        except BrokenProcessPool:  # it may have been killed over another table
            return await self._think(row, seed, log, seats)

    async def _think(self, row: TableRow, seed: str, log: Sequence[Given], seats: Sequence[int]) -> list[Thought]:
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, think, row, seed, list(log), list(seats), new_seed())
        except BrokenProcessPool:
            if self._pool is pool:  # the first who notices it
                logging.getLogger(__name__).error("a process that thinks was killed: others take its place")
                self._pool = self._new_pool()
            raise

    async def close(self) -> None:
        """Let them go, once they have thought to the end; who thinks long is asked again by whoever serves next."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        end = time.monotonic() + LAST
        while active_children() and time.monotonic() < end:
            await asyncio.sleep(0.05)
        for process in active_children():
            process.terminate()


def _end_with_parent() -> None:
    """A process that thinks must not outlive the one that it thinks for, however that one ends."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _wait_for(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
