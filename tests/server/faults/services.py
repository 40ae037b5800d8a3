"""Two web processes, two workers, and the services they need, each behind proxies of its own."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, Self

import asyncpg
import httpx

from partie.server.infra.settings import DATABASE, METRICS, NEWS
from partie.server.ops.dev_services import DevServices, Service, free_port

from .clock import CLOCK
from .disk import Disk
from .gate import Gate
from .gossip import Gossip
from .proxy import Proxy
from .spy import SPY, execute

TOP = Path(__file__).parents[3]
STARTS = 60.0  # seconds
SILENT = 20.0  # seconds: a loop waits for five at most before it is started again, and machines are busy
QUICK = ("sweep", "pulse", "deadlines-0", "nats")  # loops that have something to do every few seconds
HEARTBEAT = re.compile(r'^partie_heartbeat_age_seconds\{loop="([^"]+)"\} (\S+)$', re.MULTILINE)


class Program:
    """``partie serve`` or ``partie worker``, perhaps with a bug, perhaps of another release."""

    def __init__(self, command: list[str], environment: dict[str, str], said: Path, plant: str, source: str) -> None:
        self._command = [sys.executable, "-m", "tests.server.faults.planted", plant, *command, "--lang", "en"]
        self._environment = {**os.environ, **environment}
        if source:
            self._environment["PYTHONPATH"] = source
        self.said = said
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self, port: int = 0) -> None:
        """Start it; wait until it listens, if it does."""
        with self.said.open("ab") as said:
            self._process = await asyncio.to_thread(
                subprocess.Popen, self._command, cwd=TOP, env=self._environment, stdout=said, stderr=said
            )
        end = time.monotonic() + STARTS
        while port and not await _listens(port):
            if self._process.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"it did not start: {self.said.read_text()}")
            await asyncio.sleep(0.05)

    def is_alive(self) -> bool:
        """Whether it runs, as it should."""
        return self._process is not None and self._process.poll() is None

    def send(self, how: signal.Signals) -> None:
        """Send a signal."""
        if self._process is not None:
            self._process.send_signal(how)

    async def end(self, how: signal.Signals) -> None:
        """Let it end by a signal."""
        self.send(how)
        if self._process is not None:
            try:
                await asyncio.to_thread(self._process.wait, STARTS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                raise
            self._process = None


async def _listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


class Unit:
    """A process with what stands between it and the others."""

    def __init__(self, cluster: "Cluster", number: int, *, is_web: bool, plant: str, source: str) -> None:
        self.port = free_port() if is_web else 0
        self.metrics = free_port()
        self.front = Proxy(self.port)
        self.database = Proxy(cluster.trial.postgres.port)
        self.news = Gossip(cluster.trial.nats.port, str(number))
        self.clock = cluster.trial.folder / f"clock{number}"
        self.clock.write_text("0")
        settings = {
            DATABASE: f"postgresql://partie@127.0.0.1:{self.database.port}/postgres",
            NEWS: f"nats://127.0.0.1:{self.news.port}",
            CLOCK: str(self.clock),
            METRICS: f"127.0.0.1:{self.metrics}",
        }
        command = ["serve", "--port", str(self.port), "--bots", "0"] if is_web else ["worker"]
        self.program = Program(command, settings, cluster.trial.folder / f"said{number}", plant, source)

    @property
    def base(self) -> str:
        """Where people find it."""
        return f"http://127.0.0.1:{self.front.port}"

    async def heartbeats(self) -> dict[str, float]:
        """How long ago each of its loops had its last good round, in seconds; without an answer one that has none."""
        try:
            async with httpx.AsyncClient(timeout=SILENT) as client:
                told = (await client.get(f"http://127.0.0.1:{self.metrics}/metrics")).text
        except httpx.HTTPError:
            return {QUICK[0]: float("inf")}
        return {loop: float(age) for loop, age in HEARTBEAT.findall(told)}

    async def silent_since(self, since: float) -> list[str]:
        """Its quick loops that had no good round since then."""
        ages = await self.heartbeats() if self.program.is_alive() else {}
        silent = {loop: age for loop, age in ages.items() if loop in QUICK and age > time.monotonic() - since}
        return [f"the loop {loop} of {self.program.said.name} was silent for {silent[loop]:.0f} s" for loop in silent]

    async def start(self) -> None:
        """Start it, or start it again, and wait until it is at work."""
        await self.program.start(self.port)
        while not (self.database.links and self.news.links) and self.program.is_alive():
            await asyncio.sleep(0.05)


class Playing(Protocol):
    """A player as far as a fault looks at them.

    ``acted``       when the server last said to them that something was done, or too late
    ``waits_since`` since when an answer of theirs is on its way
    ``is_asked``    whether they are asked something, as far as they know
    ``rests``       whether somebody at their table may sleep for long
    """

    table: str
    seat: int | None
    key: str
    acted: float
    waits_since: float | None

    @property
    def over(self) -> bool: ...

    @property
    def is_asked(self) -> bool: ...

    @property
    def rests(self) -> bool: ...


@dataclass
class Cluster:
    """Everything that is broken.

    ``away``        when nothing could be written down
    ``is_replaced`` whether the database will be replaced by a copy of itself
    ``people``      all who ever played
    ``wrong``       what was seen to be wrong while it was broken
    ``lost``        the logs of all tables as they were before each time that the database may have lost some of it
    ``also``        databases beside the one that is used
    ``copies``      how many copies of the database there were
    """

    trial: DevServices
    plant: str = "nothing"
    other_release: str = ""
    web_count: int = 2
    worker_count: int = 2
    webs: list[Unit] = field(default_factory=list)
    workers: list[Unit] = field(default_factory=list)
    away: list[tuple[float, float]] = field(default_factory=list)
    deadlocks: int = 0
    is_replaced: bool = False
    people: Sequence[Playing] = ()
    wrong: list[str] = field(default_factory=list)
    lost: list[Mapping[str, Sequence[asyncpg.Record]]] = field(default_factory=list)
    also: list[Service] = field(default_factory=list)
    copies: int = 0
    gate: Gate = field(default_factory=Gate)
    _open: contextlib.AsyncExitStack = field(default_factory=contextlib.AsyncExitStack)

    async def __aenter__(self) -> Self:
        self.folder = self.trial.folder / "postgres"  # of the database that is used
        self.disk = Disk(self.trial, may_mount=not self.is_replaced)
        for number in range(self.web_count + self.worker_count):
            is_web = number < self.web_count
            source = self.other_release if number in (1, self.web_count + 1) else ""
            unit = Unit(self, number, is_web=is_web, plant=self.plant, source=source)
            (self.webs if is_web else self.workers).append(unit)
            for proxy in (unit.front, unit.database, unit.news):
                await self._open.enter_async_context(proxy)
        for unit in self.units:
            await unit.start()
            if unit is self.webs[0]:  # it has made the tables
                await execute(self.trial.database, SPY)
                await self.disk.make()
        return self

    async def __aexit__(self, *_: object) -> None:
        for unit in self.units:
            await unit.program.end(signal.SIGKILL)
        for service in self.also:
            await asyncio.to_thread(service.stop, signal.SIGQUIT)
        await self._open.aclose()

    @property
    def units(self) -> list[Unit]:
        """All processes."""
        return [*self.webs, *self.workers]

    @property
    def bases(self) -> list[str]:
        """Where people find the servers."""
        return [unit.base for unit in self.webs]

    async def count_deadlocks(self) -> None:
        """PostgreSQL counts them, and forgets the number when it is killed."""
        connection = await asyncpg.connect(self.trial.database)
        self.deadlocks += await connection.fetchval(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        )
        await connection.close()

    def absence(self, cut: float, back: float) -> float:
        """How long somebody could not play although answers could be written and one of two servers was there."""
        return back - max([cut, *[end for start, end in self.away if start < back and end > cut]])

    async def silent_loops(self) -> list[str]:
        """The loops that are not heard of from now on, although they have something to do every few seconds."""
        since = time.monotonic()
        while silent := [each for unit in self.units for each in await unit.silent_since(since)]:
            if time.monotonic() - since > SILENT:
                break
            await asyncio.sleep(0.5)
        return silent

    async def trouble(self) -> list[str]:
        """What is wrong with the processes once everybody has left."""
        units = self.units
        wrong = [f"{unit.program.said.name} has ended by itself" for unit in units if not unit.program.is_alive()]
        await self.count_deadlocks()
        waited = [f"processes waited for each other {self.deadlocks} times"] if self.deadlocks else []
        return [*self.wrong, *wrong, *waited, *await self.silent_loops()]

    def said(self) -> str:
        """What all processes wrote to their logs."""
        return "".join([unit.program.said.read_text() for unit in self.units])
