"""Everything that is broken on purpose. Each fault is over when its function returns."""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import cycle

import asyncpg

from .churn import come_and_go
from .replaced import fail_over, lose_tail
from .services import Cluster, Unit

HOUR = 3600
STEPS = (7, -4, 12, 0, -9, 3)  # seconds
LEAST_HOLD = 4.0  # seconds: so that nobody takes a slow answer for one that waits for the lock
REPLACING = ("lost-tail", "failover-sync", "failover-async")  # the database is another one afterwards


@dataclass(frozen=True)
class Fault:
    """One fault: where it happens, and how long it lasts."""

    cluster: Cluster
    number: int
    seconds: float

    @property
    def web(self) -> Unit:
        """The web process that it happens to."""
        return self.cluster.webs[self.number % len(self.cluster.webs)]

    @property
    def worker(self) -> Unit:
        """The worker that it happens to."""
        return self.cluster.workers[self.number % len(self.cluster.workers)]


async def kill_web(fault: Fault) -> None:
    await _again(fault.web, signal.SIGKILL)


async def kill_worker(fault: Fault) -> None:
    await _again(fault.worker, signal.SIGKILL)


async def stop_web(fault: Fault) -> None:
    await _again(fault.web, signal.SIGTERM)


async def stop_worker(fault: Fault) -> None:
    await _again(fault.worker, signal.SIGTERM)


async def _again(unit: Unit, how: signal.Signals) -> None:
    await unit.program.end(how)
    await unit.start()


async def pause_web(fault: Fault) -> None:
    """It wakes up with an old position."""
    await _pause(fault.web, fault.seconds)


async def pause_worker(fault: Fault) -> None:
    await _pause(fault.worker, fault.seconds)


async def _pause(unit: Unit, seconds: float) -> None:
    unit.program.send(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    unit.program.send(signal.SIGCONT)


async def kill_nats(fault: Fault) -> None:
    await asyncio.to_thread(fault.cluster.trial.nats.stop, signal.SIGKILL)
    await asyncio.to_thread(fault.cluster.trial.nats.start)


async def stop_nats(fault: Fault) -> None:
    await asyncio.to_thread(fault.cluster.trial.nats.stop, signal.SIGTERM)
    await asyncio.to_thread(fault.cluster.trial.nats.start)


async def kill_postgres(fault: Fault) -> None:
    """At once: what is not on the disk is gone."""
    await _postgres(fault.cluster, signal.SIGQUIT)


async def stop_postgres(fault: Fault) -> None:
    """In order: it rolls back what is open, and writes the rest down."""
    await _postgres(fault.cluster, signal.SIGINT)


async def _postgres(cluster: Cluster, how: signal.Signals) -> None:
    await cluster.count_deadlocks()
    began = time.monotonic()
    await asyncio.to_thread(cluster.trial.postgres.stop, how)
    await asyncio.to_thread(cluster.trial.postgres.start)
    cluster.away.append((began, time.monotonic()))


async def full_disk(fault: Fault) -> None:
    """PostgreSQL lives, and cannot write another page of answers."""
    began = time.monotonic()
    await fault.cluster.disk.fill()
    await asyncio.sleep(fault.seconds)
    await fault.cluster.disk.free()
    fault.cluster.away.append((began, time.monotonic()))


async def hang_database(fault: Fault) -> None:
    """The connections of one web process to PostgreSQL hang; afterwards everything arrives late."""
    fault.web.database.hold()
    await asyncio.sleep(fault.seconds)
    fault.web.database.let_go()


async def lose_database(fault: Fault) -> None:
    """They hang and then break: some commits were done, and nobody was told."""
    fault.web.database.hold_answers()
    await asyncio.sleep(min(fault.seconds, 1.0))
    fault.web.database.cut()


async def hang_news(fault: Fault) -> None:
    """The connections of one web process and one worker to NATS hang."""
    for unit in (fault.web, fault.worker):
        unit.news.hold()
    await asyncio.sleep(fault.seconds)
    for unit in (fault.web, fault.worker):
        unit.news.let_go()


async def hang_people(fault: Fault) -> None:
    """Between people and one web process nothing arrives; every second time it breaks afterwards."""
    fault.web.front.hold()
    await asyncio.sleep(fault.seconds)
    if fault.number % 2:
        fault.web.front.cut()
    else:
        fault.web.front.let_go()


async def slow_commits(fault: Fault) -> None:
    """Everything between one web process and PostgreSQL takes a fifth of a second more."""
    fault.web.database.delay = 0.1
    await asyncio.sleep(fault.seconds)
    fault.web.database.delay = 0.0


async def bad_news(fault: Fault) -> None:
    """News of tables are lost, come twice, or come again when they are old."""
    for unit in [*fault.cluster.webs, *fault.cluster.workers]:
        unit.news.is_bad = True
    await asyncio.sleep(fault.seconds)
    for unit in [*fault.cluster.webs, *fault.cluster.workers]:
        unit.news.is_bad = False


async def clock_forward(fault: Fault) -> None:
    """The clock of a web process and of a worker is an hour ahead for a while."""
    await _shift(fault, HOUR)


async def clock_back(fault: Fault) -> None:
    """It is an hour behind."""
    await _shift(fault, -HOUR)


async def _shift(fault: Fault, seconds: int) -> None:
    for unit in (fault.web, fault.worker):
        unit.clock.write_text(str(seconds))
    await asyncio.sleep(fault.seconds)
    for unit in (fault.web, fault.worker):
        unit.clock.write_text("0")


async def clock_step(fault: Fault) -> None:
    """It jumps back and forth by some seconds, again and again."""
    end, steps = time.monotonic() + fault.seconds, cycle(STEPS)
    while time.monotonic() < end:
        for unit in (fault.web, fault.worker):
            unit.clock.write_text(str(next(steps)))
        await asyncio.sleep(0.2)
    for unit in (fault.web, fault.worker):
        unit.clock.write_text("0")


async def lock_hold(fault: Fault) -> None:
    """Something else keeps the luck of one table locked. No other table waits for it."""
    playing = [player for player in fault.cluster.people if player.is_asked]
    if not playing:
        return
    held, seconds = playing[fault.number % len(playing)].table, max(fault.seconds, LEAST_HOLD)
    connection = await asyncpg.connect(fault.cluster.trial.database)
    async with connection.transaction():
        await connection.execute("SELECT FROM luck WHERE table_id = $1 FOR UPDATE", held)
        await asyncio.sleep(seconds)
        late = time.monotonic() - seconds / 2
        playing = [player for player in fault.cluster.people if not player.over and player.table != held]
        waiting = {player.table for player in playing if (player.waits_since or late) < late}
    await connection.close()
    fault.cluster.wrong += [f"{table} stood still while {held} was locked" for table in waiting]


async def churn(fault: Fault) -> None:
    """Hundreds of sockets and requests come and go."""
    fault.cluster.wrong += await come_and_go(fault.cluster, fault.seconds)


async def lost_tail(fault: Fault) -> None:
    """The database comes back with its last answers missing."""
    await lose_tail(fault.cluster, fault.seconds)


async def failover_sync(fault: Fault) -> None:
    """A standby that has everything takes over."""
    await fail_over(fault.cluster, fault.seconds, is_synchronous=True)


async def failover_async(fault: Fault) -> None:
    """A standby that lacks the last answers takes over."""
    await fail_over(fault.cluster, fault.seconds, is_synchronous=False)


KINDS: dict[str, Callable[[Fault], Awaitable[None]]] = {
    kind.__name__.replace("_", "-"): kind
    for kind in (
        kill_web,
        kill_worker,
        kill_nats,
        kill_postgres,
        stop_web,
        stop_worker,
        stop_nats,
        stop_postgres,
        pause_web,
        pause_worker,
        full_disk,
        hang_database,
        lose_database,
        hang_news,
        hang_people,
        slow_commits,
        bad_news,
        clock_forward,
        clock_back,
        clock_step,
        lock_hold,
        churn,
        lost_tail,
        failover_sync,
        failover_async,
    )
}
