"""Two web processes, two workers, and the services they need, each behind proxies of its own."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import asyncpg

from partie.server.infra.settings import DATABASE, NEWS
from partie.server.ops.dev_services import Trial, free_port

from .clock import CLOCK
from .disk import Disk
from .gossip import Gossip
from .proxy import Proxy
from .spy import SPY, execute

TOP = Path(__file__).parents[3]
STARTS = 60.0  # seconds


class Program:
    """``partie serve`` or ``partie worker``, perhaps with a bug, perhaps of another release."""

    def __init__(self, command: list[str], environment: dict[str, str], said: Path, plant: str, source: str) -> None:
        self._command = [sys.executable, "-m", "tests.server.planted", plant, *command, "--lang", "en"]
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

    def __init__(self, house: "House", number: int, *, is_web: bool, plant: str, source: str) -> None:
        self.port = free_port() if is_web else 0
        self.front = Proxy(self.port)
        self.database = Proxy(house.trial.postgres.port)
        self.news = Gossip(house.trial.nats.port, str(number))
        self.clock = house.trial.folder / f"clock{number}"
        self.clock.write_text("0")
        settings = {
            DATABASE: f"postgresql://partie@127.0.0.1:{self.database.port}/postgres",
            NEWS: f"nats://127.0.0.1:{self.news.port}",
            CLOCK: str(self.clock),
        }
        command = ["serve", "--port", str(self.port), "--bots", "0"] if is_web else ["worker"]
        self.program = Program(command, settings, house.trial.folder / f"said{number}", plant, source)

    @property
    def base(self) -> str:
        """Where people find it."""
        return f"http://127.0.0.1:{self.front.port}"

    async def start(self) -> None:
        """Start it, or start it again, and wait until it is at work."""
        await self.program.start(self.port)
        while not (self.database.links and self.news.links) and self.program.is_alive():
            await asyncio.sleep(0.05)


@dataclass
class House:
    """Everything that is broken. ``away`` tells when nothing could be written down."""

    trial: Trial
    plant: str = "nothing"
    other_release: str = ""
    web_count: int = 2
    worker_count: int = 2
    webs: list[Unit] = field(default_factory=list)
    workers: list[Unit] = field(default_factory=list)
    away: list[tuple[float, float]] = field(default_factory=list)
    deadlocks: int = 0
    _open: contextlib.AsyncExitStack = field(default_factory=contextlib.AsyncExitStack)

    async def __aenter__(self) -> Self:
        self.disk = Disk(self.trial)
        for number in range(self.web_count + self.worker_count):
            is_web = number < self.web_count
            source = self.other_release if number in (1, self.web_count + 1) else ""
            unit = Unit(self, number, is_web=is_web, plant=self.plant, source=source)
            (self.webs if is_web else self.workers).append(unit)
            for proxy in (unit.front, unit.database, unit.news):
                await self._open.enter_async_context(proxy)
        for unit in [*self.webs, *self.workers]:
            await unit.start()
            if unit is self.webs[0]:  # it has made the tables
                await execute(self.trial.database, SPY)
                await self.disk.make()
        return self

    async def __aexit__(self, *_: object) -> None:
        for unit in [*self.webs, *self.workers]:
            await unit.program.end(signal.SIGKILL)
        await self._open.aclose()

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

    async def trouble(self) -> list[str]:
        """What is wrong with the processes once everybody has left."""
        units = [*self.webs, *self.workers]
        wrong = [f"{unit.program.said.name} has ended by itself" for unit in units if not unit.program.is_alive()]
        await self.count_deadlocks()
        return [*wrong, *([f"processes waited for each other {self.deadlocks} times"] if self.deadlocks else [])]

    def said(self) -> str:
        """What all processes wrote to their logs."""
        return "".join([unit.program.said.read_text() for unit in [*self.webs, *self.workers]])
