"""A process of the server, from its first connection to its last."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

from partie.server.clocks.overdue_deadlines import watch_overdue
from partie.server.infra.database import LOST, close_pool, open_pool
from partie.server.infra.dead_letters import make_failed
from partie.server.infra.garbage_collector import collect
from partie.server.infra.log_format import log_unhandled
from partie.server.infra.loop_monitor import LoopMonitor
from partie.server.infra.nats_client import NatsConnection, NatsLink
from partie.server.infra.safe_http import SafeHttpClient
from partie.server.infra.settings import Settings
from partie.server.infra.supervisor import Beat, Supervisor
from partie.server.lobby.open_tables import tidy_lobby
from partie.server.notifications.config import settings_of
from partie.server.notifications.delivery import EARS, Delivery
from partie.server.notifications.queue import NotificationQueue, make_queue
from partie.server.ops.retention import WALKS, retain
from partie.server.play.deadline_worker import HANDS, PAUSE, SPARE, DeadlineWorker
from partie.server.runtime.monitoring import MonitoringEndpoint, seen
from partie.server.services import Services, build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.bot_player import BotPlayer
from partie.server.tables.bot_queue import BotProcessPool, BotQueue, NatsBotQueue, NoBotQueue
from partie.server.tables.feed import LocalFeed, NatsFeed
from partie.server.tables.heartbeat import PresenceHeartbeat
from partie.server.tables.installed_rules import unplayable
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.session_watch import SessionWatch
from partie.server.tables.store import TableStore
from partie.server.tables.sweep import Sweep
from partie.server.tournaments.director import TournamentDirector
from partie.table.refusal import Refused

SWEEP: Final = 2.0  # seconds between two looks for what news have lost
POOL: Final = 8  # connections for all that is read, and for all that is written but answers
WRITERS: Final = 2  # connections for answers alone: one writes, the other is there when that one hangs
EVERYWHERE: Final = SafeHttpClient()
HOURLY: Final = 3 * 3600.0  # seconds for which a loop may be silent that has something to do every hour


class CannotServe(Exception):
    """A table is played by rules or with cards that are not installed here."""


class LocalBotQueue:
    """Bots that think in processes of our own."""

    def __init__(self, supervisor: Supervisor, thinkers: BotProcessPool) -> None:
        self._player: BotPlayer | None = None
        self._supervisor = supervisor
        self._thinkers = thinkers
        self._busy: dict[str, asyncio.Task[None]] = {}

    def use(self, player: BotPlayer) -> None:
        """Who answers for bots in this process."""
        self._player = player

    async def ask(self, table_id: str) -> None:
        """Let the bots of a table answer, unless they are at it."""
        if table_id not in self._busy:
            task = self._supervisor.spawn("bots", self._answer(table_id))
            self._busy[table_id] = task
            task.add_done_callback(lambda _: self._busy.pop(table_id, None))

    async def _answer(self, table_id: str) -> None:
        assert self._player is not None
        try:
            await self._player.play(table_id, self._thinkers.think)
        except (Refused, BrokenProcessPool, *LOST) as error:  # they are asked again
            told = {"table": table_id}
            logging.getLogger(__name__).warning("bots could not answer: %s", type(error).__name__, extra=told)

    async def close(self) -> None:
        """Let them go."""
        await self._thinkers.close()


async def why_not_played(store: TableStore) -> str:
    """Why a running table cannot be played here; nothing if all can."""
    missing = await unplayable(store)
    return missing[0].says() if missing else ""


async def open_database(address: str) -> tuple[TableStore, AnswerWriter]:
    """The database, and the writer of answers with connections of its own: however much is read, no answer waits."""
    pool = await open_pool(address, POOL, role="all but answers")
    return TableStore(pool), AnswerWriter(await open_pool(address, WRITERS, role="answers"))


@contextlib.asynccontextmanager
async def running(
    configuration: Settings,
    supervisor: Supervisor,
    thinkers: int,
    reach: SafeHttpClient = EVERYWHERE,
    is_worker: bool = False,
) -> AsyncGenerator[Services]:
    """The services of this process. Bots think in ``thinkers`` processes of its own; without any, in workers elsewhere.

    Notices are sent as far as ``reach`` goes, by workers too. Every process watches deadlines. Where there are workers
    it is their task, and the others look only now and then: what no worker does in time is done all the same.
    """
    store, commits = await open_database(configuration.database)
    if why := await why_not_played(store):  # its people would find it broken
        raise CannotServe(why)
    asyncio.get_running_loop().set_exception_handler(log_unhandled)
    link = NatsLink(configuration.news) if configuration.news else None
    jobs = _jobs(link, supervisor, thinkers)
    feed = LocalFeed() if link is None else NatsFeed(link.client)
    ears = 0.0 if link is None else EARS  # only other processes have to be asked who looks at a table

    def notifying(store: TableStore, rooms: RoomRegistry, heartbeat: PresenceHeartbeat) -> NotificationQueue:
        return NotificationQueue(Delivery(store.pool, rooms, heartbeat, settings_of(configuration), reach, ears))

    # A worker asks no other for its bots: one that answers here goes on until a person is asked.
    services = build(store, commits, feed, NoBotQueue() if is_worker else jobs, notifying)
    if isinstance(jobs, LocalBotQueue):
        jobs.use(services.bots)
    if link is not None:
        await _join(link, jobs, services, supervisor)
    commits.start()
    line = services.notifications
    assert isinstance(line, NotificationQueue)
    monitor = LoopMonitor(services.lag)
    supervisor.watch("pulse", monitor.run, 30.0)
    supervisor.watch("collector", collect, 30.0)
    _watch_tables(services, supervisor)
    _watch_notifications(line, None if link is None else link.client, supervisor)
    _watch_deadlines(services, jobs, supervisor, is_ours=is_worker or link is None)
    _watch_what_is_old(services, supervisor)
    client = None if link is None else link.client
    endpoint = MonitoringEndpoint(services, supervisor, monitor, client, partial(why_not_played, store))
    try:
        async with seen(configuration.seen_at(), endpoint):
            yield services
    finally:
        await supervisor.stop()
        await line.close()
        await jobs.close()
        await commits.stop()
        await feed.close()
        if link is not None:
            await link.close()
        await asyncio.gather(close_pool(commits.pool), close_pool(store.pool))


def _jobs(link: NatsLink | None, supervisor: Supervisor, thinkers: int) -> BotQueue:
    if link is not None:
        return NatsBotQueue(link.client)
    return LocalBotQueue(supervisor, BotProcessPool(thinkers)) if thinkers else NoBotQueue()


async def _join(link: NatsLink, jobs: BotQueue, services: Services, supervisor: Supervisor) -> None:
    assert isinstance(jobs, NatsBotQueue)
    assert isinstance(services.feed, NatsFeed)
    for step in (jobs.open, partial(make_queue, link.client), partial(make_failed, link.client)):
        link.on_join(step)
    link.on_join(partial(services.bus.connect, link.client))
    link.on_join(services.feed.join)
    await link.open()
    supervisor.watch("nats", link.keep, 30.0)


def _watch_tables(services: Services, supervisor: Supervisor) -> None:
    pool, bus = services.store.pool, services.bus
    sessions = SessionWatch(pool, bus, services.open_rooms, services.rooms, services.personal)
    sessions.follow()
    referee = TournamentDirector(services.store, bus, services.standings, services.rooms, services.creation)
    supervisor.watch("sweep", partial(_sweep, services.sweep), 60.0)
    supervisor.watch("sessions", sessions.run, 120.0)
    supervisor.watch("tournaments", referee.run, 300.0)
    supervisor.watch("results", services.results.run, 300.0)


def _watch_notifications(line: NotificationQueue, client: NatsConnection | None, supervisor: Supervisor) -> None:
    supervisor.watch("notices", line.send_here if client is None else partial(line.send_on, client), 60.0)
    supervisor.watch("notices-tidy", line.tidy, HOURLY)


def _watch_deadlines(services: Services, jobs: BotQueue, supervisor: Supervisor, is_ours: bool) -> None:
    watch = DeadlineWorker(services.store, services.clocks, services.events, services.rooms, jobs)
    for hand in range(HANDS if is_ours else 1):
        supervisor.watch(f"deadlines-{hand}", partial(watch.run, PAUSE if is_ours else SPARE), 60.0)
    supervisor.watch("deadlines-overdue", partial(watch_overdue, services.store.pool), 60.0)


def _watch_what_is_old(services: Services, supervisor: Supervisor) -> None:
    pool = services.store.pool
    for walk in WALKS:
        supervisor.watch(f"retention-{walk.name}", partial(retain, pool, walk), HOURLY)
    supervisor.watch("lobby-tidy", partial(tidy_lobby, pool, services.bus), HOURLY)
    supervisor.watch("chat-tidy", services.chat.tidy, HOURLY)
    supervisor.watch("moderation-tidy", services.moderation.tidy, HOURLY)


async def _sweep(sweep: Sweep, beat: Beat) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        await sweep.once()
        beat()
