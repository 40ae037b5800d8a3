"""A process that thinks for bots: it takes jobs from the queue and answers like anybody else."""

import asyncio
import json
import logging
from collections.abc import Sequence
from typing import IO, Final

from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import TimeoutError as NothingToDo

from partie.core import Given
from partie.server.configuration import Configuration
from partie.server.database import LOST
from partie.server.house import House
from partie.server.jobs import CONSUMER, PATIENCE, SUBJECT, Nobody, QueuedJobs, think
from partie.server.news import connect
from partie.server.notices.line import Line
from partie.server.notices.reach import Reach
from partie.server.rows import TableRow
from partie.server.running import EVERYWHERE, running
from partie.server.secrets import new_seed
from partie.table.refusal import Refused
from partie.table.shapes import Thought

PAUSE: Final = 1.0
TURN: Final = 2.0  # seconds that one table may have before others come


async def work(configuration: Configuration, lifeline: IO[str] | None = None, reach: Reach = EVERYWHERE) -> None:
    """Let bots answer, and send notices, until somebody stops it, or until the lifeline ends."""
    if lifeline is None:
        await _work(configuration, reach)
        return
    tasks = [asyncio.create_task(_work(configuration, reach)), asyncio.create_task(_ended(lifeline))]
    done, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    for task in done:
        task.result()


async def _ended(lifeline: IO[str]) -> None:
    """Wait for the end of what can be read."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), lifeline)
    await reader.read()


async def _work(configuration: Configuration, reach: Reach) -> None:
    async with running(configuration, 0, reach, is_watching=True) as house, asyncio.TaskGroup() as tasks:
        house.jobs = Nobody()  # whoever answers here goes on until a person is asked
        client = await connect(configuration.news)
        assert isinstance(house.notices, Line)
        tasks.create_task(house.notices.work(client))
        while True:
            try:
                jobs = await client.jetstream().pull_subscribe(SUBJECT, durable="bots", config=CONSUMER)
                while True:
                    try:
                        for job in await jobs.fetch(1, timeout=5.0):
                            await _do(house, job, QueuedJobs(client))
                    except NothingToDo:
                        continue
            except (NatsError, OSError) as error:
                logging.getLogger(__name__).warning("the queue is away: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)


async def _do(house: House, job: Msg, queue: QueuedJobs) -> None:
    """One job. If anything goes wrong it comes again, to this worker or to another; what takes long comes last."""
    table_id = json.loads(job.data)
    busy = asyncio.create_task(_stay_busy(job))
    try:
        if await house.let_bots_answer(table_id, _think, TURN):
            await queue.ask(table_id)
        await job.ack()
    except Refused:  # there is no such table
        await job.ack()
    except LOST as error:
        logging.getLogger(__name__).warning("the database is away: %s", type(error).__name__)
        await job.nak(delay=PAUSE)
    finally:
        busy.cancel()


async def _stay_busy(job: Msg) -> None:
    while True:
        await asyncio.sleep(PATIENCE / 3)
        await job.in_progress()


async def _think(row: TableRow, seed: str, log: Sequence[Given], seats: Sequence[int]) -> list[Thought]:
    return await asyncio.to_thread(think, row, seed, log, seats, new_seed())
