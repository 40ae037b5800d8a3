"""A process that thinks for bots: it takes jobs from the queue and answers like anybody else."""

import asyncio
import contextlib
import json
import logging
import signal
from collections.abc import Sequence
from functools import partial
from threading import Thread
from typing import IO, Final

from partie.core import Given
from partie.registry import UnknownGame
from partie.server.infra.database import LOST
from partie.server.infra.dead_letters import put_aside, settle
from partie.server.infra.log_format import write_logs
from partie.server.infra.nats_client import NatsConnection, NatsError, NatsLink, NatsMessage, WorkQueue
from partie.server.infra.safe_http import SafeHttpClient
from partie.server.infra.settings import JSON, Settings
from partie.server.infra.shutdown import GRACE
from partie.server.infra.supervisor import Beat, Supervisor
from partie.server.infra.tokens import new_seed
from partie.server.model.rows import TableRow
from partie.server.notifications.queue import NotificationQueue
from partie.server.ops.unfinished_restore import check_finished
from partie.server.runtime.lifecycle import EVERYWHERE, running
from partie.server.tables.bot_player import BotPlayer
from partie.server.tables.bot_queue import PATIENCE, PLAN, TRIES, NatsBotQueue, think
from partie.table.refusal import Refused
from partie.table.shapes import Thought

BOTS: Final = "bots"  # what the queue is called
PAUSE: Final = 1.0
AGAIN: Final = 5.0  # seconds until a job comes again that has failed
TURN: Final = 2.0  # seconds that one table may have before others come


async def work(configuration: Settings, lifeline: IO[str] | None = None, reach: SafeHttpClient = EVERYWHERE) -> None:
    """Let bots answer, and send notices, until somebody stops it, or until the lifeline ends."""
    write_logs(configuration.logs == JSON)
    await check_finished(configuration.database)
    go = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, go.set)
    ending = None if lifeline is None else asyncio.create_task(_ended(lifeline, go))
    await work_until(go, Supervisor(), configuration, reach)
    if ending is not None:
        ending.cancel()


async def _ended(lifeline: IO[str], go: asyncio.Event) -> None:
    """Wait for the end of what can be read, then go."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), lifeline)
    await reader.read()
    go.set()


async def work_until(
    go: asyncio.Event, supervisor: Supervisor, configuration: Settings, reach: SafeHttpClient = EVERYWHERE
) -> None:
    """Work until this event comes, or until a part of it has failed too often."""
    async with running(configuration, supervisor, 0, reach, is_worker=True) as services:
        line = services.notifications
        link = NatsLink(configuration.news)
        await link.open()
        assert isinstance(line, NotificationQueue)
        bots = BotWork(services.bots, link.client)
        supervisor.watch("bots-queue", bots.run, 300.0)
        supervisor.watch("notices-queue", partial(line.work, link.client), 120.0)
        ends = [asyncio.create_task(each) for each in (go.wait(), supervisor.gives_up())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for task in ends:
            task.cancel()
        await supervisor.stop()
        await bots.finish()
        await link.close()
    supervisor.check()


class BotWork:
    """Takes jobs from the queue, one after the other."""

    def __init__(self, player: BotPlayer, client: NatsConnection) -> None:
        self._player = player
        self._client = client
        self._doing: asyncio.Task[None] | None = None

    async def run(self, beat: Beat) -> None:
        """Until it is cancelled. The job that it has then goes on."""
        while True:
            try:
                jobs = await WorkQueue(self._client, PLAN).consume()
                while True:
                    beat()
                    for job in await jobs.take(1):
                        self._doing = asyncio.create_task(_do(self._player, job, self._client))
                        await asyncio.shield(self._doing)
            except (NatsError, OSError) as error:
                logging.getLogger(__name__).warning("the queue is away: %s", type(error).__name__)
                beat()
                await asyncio.sleep(PAUSE)

    async def finish(self) -> None:
        """Come to the end of the last job. If it takes long another worker has it."""
        if self._doing is not None:
            await asyncio.wait([self._doing], timeout=GRACE)
            self._doing.cancel()
            await asyncio.wait([self._doing])


async def _do(player: BotPlayer, job: NatsMessage, client: NatsConnection) -> None:
    """One job. If anything goes wrong it comes again, to this worker or to another; what takes long comes last.

    A job that cannot be read, or whose rules are not installed here, is put aside at once, and one that fails whenever
    it comes in the end: no job ends a worker. The web server asks again for a table whose bots do not answer, so that a
    worker with newer rules gets it.
    """
    try:
        table_id = _table_in(job)
    except ValueError as error:
        await settle(put_aside(client, BOTS, job, f"it cannot be read: {error}"))
        return
    log, told = logging.getLogger(__name__), {"table": table_id}
    busy = asyncio.create_task(_stay_busy(job))
    try:
        if await player.play(table_id, _think, TURN):
            await NatsBotQueue(client).ask(table_id)
        await settle(job.ack())
    except Refused:  # there is no such table
        await settle(job.ack())
    except UnknownGame as error:
        await settle(put_aside(client, BOTS, job, f"its rules are not installed: {error}"))
    except (*LOST, NatsError) as error:
        log.warning("bots have to wait: %s", type(error).__name__, extra=told)
        await settle(job.nak(delay=PAUSE))
    except asyncio.CancelledError:  # this worker goes
        await job.nak()
        raise
    except Exception as error:  # a fault of the rules or of a bot is this table's alone
        log.exception("bots cannot answer", extra=told)
        is_last = job.metadata.num_delivered >= TRIES
        await settle(put_aside(client, BOTS, job, type(error).__name__) if is_last else job.nak(delay=AGAIN))
    finally:
        busy.cancel()


def _table_in(job: NatsMessage) -> str:
    """The table that a job is about."""
    found = json.loads(job.data)
    if not isinstance(found, str):
        raise ValueError("it names no table")
    return found


async def _stay_busy(job: NatsMessage) -> None:
    while True:
        await asyncio.sleep(PATIENCE / 3)
        await settle(job.in_progress())


async def _think(row: TableRow, seed: str, log: Sequence[Given], seats: Sequence[int]) -> list[Thought]:
    """Think in a thread of its own, for which nobody waits when this process goes."""
    loop = asyncio.get_running_loop()
    thought: asyncio.Future[list[Thought]] = loop.create_future()

    def settle(found: list[Thought] | BaseException) -> None:
        if thought.done():
            return
        if isinstance(found, BaseException):
            thought.set_exception(found)
        else:
            thought.set_result(found)

    def run() -> None:
        found: list[Thought] | BaseException
        try:
            found = think(row, seed, log, seats, new_seed())
        except Exception as error:  # whoever waits for it is told
            found = error
        with contextlib.suppress(RuntimeError):  # nobody waits any more
            loop.call_soon_threadsafe(settle, found)

    Thread(target=run, daemon=True).start()
    return await thought
