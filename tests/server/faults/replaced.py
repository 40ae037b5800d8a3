"""PostgreSQL is replaced by a copy of itself: a backup without the last answers, or a standby that is promoted."""

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import AsyncGenerator
from pathlib import Path

import asyncpg

from partie.server.ops.dev_services import NOT_ROOT, Service, accepts, free_port, program

from .proxy import Proxy
from .services import Cluster
from .spy import execute

PLAYED = 2.0  # seconds of play that are lost at most
PATIENCE = 30.0
AGAIN = 10.0  # seconds in which play must go on
SWEPT = 20.0  # seconds in which a process must have looked through its tables
USER = NOT_ROOT if os.geteuid() == 0 else None
STANDBY = "standby"
CAUGHT_UP = "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND replay_lsn = pg_current_wal_lsn()"
IN_STEP = "SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'"
IS_PRIMARY = "SELECT NOT pg_is_in_recovery()"
SYNCHRONOUS = f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'"
# A table that ended long before the copy was made loses nothing.
LOGS = """
    SELECT s.* FROM spied s JOIN tables t ON t.id = s.table_id
    WHERE t.ended IS NULL OR t.ended > now() - interval '1 minute' ORDER BY s.table_id, s.version, s.seen
"""


async def lose_tail(cluster: Cluster, seconds: float) -> None:
    """Everything goes back to a moment ago, in a new timeline: the answers after a backup are gone."""
    async with cluster.gate.still():
        folder = await asyncio.to_thread(_copy, cluster)
        await asyncio.sleep(min(seconds, PLAYED))
        began = time.monotonic()
        _hold(cluster)  # whatever is written from now on, nobody is told of it
        await _remember(cluster, cluster.trial.database)
        await cluster.count_deadlocks()
        old = cluster.trial.postgres
        await asyncio.to_thread(old.stop, signal.SIGINT)
        (folder / "recovery.signal").touch()
        copy = _service(folder, old.port, "restore_command=false")
        await _replace(cluster, copy)
        cluster.away.append((began, time.monotonic()))
        await _until_swept(cluster)
    await _goes_on(cluster)


async def fail_over(cluster: Cluster, seconds: float, *, is_synchronous: bool) -> None:
    """The primary is killed and a standby promoted, which has everything, or not the last answers."""
    async with cluster.gate.still(), _standby(cluster) as (standby, link):
        await _until(cluster.trial.database, CAUGHT_UP)
        if is_synchronous:
            await execute(cluster.trial.database, SYNCHRONOUS)
            await execute(cluster.trial.database, "SELECT pg_reload_conf()")
            await _until(cluster.trial.database, IN_STEP)
        else:
            link.hold()
        await asyncio.sleep(min(seconds, PLAYED))
        await cluster.count_deadlocks()
        began, old = time.monotonic(), cluster.trial.postgres
        await asyncio.to_thread(old.stop, signal.SIGQUIT)
        link.cut()
        _hold(cluster)
        await execute(_address(standby.port), "SELECT pg_promote()")
        folder = cluster.folder
        await _replace(cluster, standby)
        cluster.away.append((began, time.monotonic()))
        if not is_synchronous:
            await _read_old(cluster, folder)
        await _until_swept(cluster)
    await _goes_on(cluster)


@contextlib.asynccontextmanager
async def _standby(cluster: Cluster) -> AsyncGenerator[tuple[Service, Proxy]]:
    """A standby that follows through a proxy."""
    async with Proxy(cluster.trial.postgres.port) as link:
        await execute(cluster.trial.database, f"SELECT pg_create_physical_replication_slot('{STANDBY}')")
        folder = await asyncio.to_thread(_copy, cluster)
        (folder / "standby.signal").touch()
        primary = f"host=127.0.0.1 port={link.port} user=partie application_name={STANDBY}"
        standby = _service(folder, free_port(), f"primary_conninfo={primary}", f"primary_slot_name={STANDBY}")
        cluster.also.append(standby)
        await asyncio.to_thread(standby.start)
        yield standby, link


def _copy(cluster: Cluster) -> Path:
    """A copy of the database, made while it is at work."""
    cluster.copies += 1
    folder = cluster.trial.folder / f"copy{cluster.copies}"
    folder.mkdir(mode=0o700)
    if USER is not None:
        shutil.chown(folder, USER)
    command = [program("pg_basebackup"), "-D", str(folder), "-d", cluster.trial.database]
    options = ["--checkpoint=fast", "--wal-method=stream", "--no-sync"]
    subprocess.run([*command, *options], check=True, user=USER, capture_output=True, cwd="/")
    return folder


def _service(folder: Path, port: int, *settings: str) -> Service:
    own = ["listen_addresses=127.0.0.1", f"unix_socket_directories={folder}", *settings]
    options = [word for each in own for word in ("-c", each)]
    return Service([program("postgres"), "-D", str(folder), "-p", str(port), *options], port, USER, accepts)


def _address(port: int) -> str:
    return f"postgresql://partie@127.0.0.1:{port}/postgres"


def _hold(cluster: Cluster) -> None:
    for unit in cluster.units:
        unit.database.hold()


async def _replace(cluster: Cluster, service: Service) -> None:
    """From now on this one is the database."""
    if service not in cluster.also:
        await asyncio.to_thread(service.start)
    await _until(_address(service.port), IS_PRIMARY)
    cluster.trial.postgres, cluster.trial.database = service, _address(service.port)
    cluster.also = [each for each in cluster.also if each is not service]
    cluster.folder = cluster.trial.folder / f"copy{cluster.copies}"
    for unit in cluster.units:
        unit.database.target = service.port
        unit.database.cut()


async def _read_old(cluster: Cluster, folder: Path) -> None:
    """What the old primary had when it was killed."""
    old = _service(folder, free_port(), "synchronous_standby_names=")
    cluster.also.append(old)
    await asyncio.to_thread(old.start)
    await _until(_address(old.port), IS_PRIMARY)
    await _remember(cluster, _address(old.port))
    await asyncio.to_thread(old.stop, signal.SIGQUIT)
    cluster.also.remove(old)


async def _remember(cluster: Cluster, database: str) -> None:
    """Keep the log as people were shown it."""
    connection = await asyncpg.connect(database)
    log: dict[str, list[asyncpg.Record]] = {}
    for row in await connection.fetch(LOGS):
        log.setdefault(row["table_id"], []).append(row)
    await connection.close()
    cluster.lost.append(log)


async def _until(database: str, question: str) -> None:
    """Wait until the database says yes."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                connection = await asyncpg.connect(database)
                try:
                    if await connection.fetchval(question):
                        return
                finally:
                    await connection.close()
            await asyncio.sleep(0.05)


async def _until_swept(cluster: Cluster) -> None:
    """Wait until the processes have looked through their tables: before, one may still show what is lost."""
    since = time.monotonic()
    for unit in cluster.webs:
        while (await unit.heartbeats()).get("sweep", float("inf")) > (past := time.monotonic() - since):
            if past > SWEPT:
                cluster.wrong.append(f"{unit.program.said.name} did not look through its tables for {SWEPT:.0f} s")
                return
            await asyncio.sleep(0.1)


async def _goes_on(cluster: Cluster) -> None:
    """Somebody answers again at every table at which a person is asked, and soon."""
    since = time.monotonic()
    while left := _standing(cluster, since):
        if time.monotonic() - since > AGAIN:
            cluster.wrong += [f"{table}: play did not go on within {AGAIN:.0f} s" for table in left]
            return
        await asyncio.sleep(0.1)


def _standing(cluster: Cluster, since: float) -> set[str]:
    """The tables at which persons are asked, and nobody has been answered since then."""
    going = {player.table for player in cluster.people if player.acted > since or player.over or player.rests}
    return {player.table for player in cluster.people if player.is_asked and player.table not in going}
