"""Processes of a server that a test starts, kills and starts again."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Event, Thread

from partie.server.infra.settings import DATABASE, NEWS
from partie.server.ops.dev_services import free_port

from .clients.guests import PATIENCE


class Process:
    """``partie serve`` or ``partie worker``. What it says is read all the time, so that it never has to wait for it.

    ``plant`` is one of ``faults/plants.py``.
    """

    def __init__(self, command: list[str], environment: dict[str, str], plant: str = "") -> None:
        program = ["tests.server.faults.planted", plant] if plant else ["partie"]
        self._command = [sys.executable, "-m", *program, *command]
        self._environment = {**os.environ, "PARTIE_LANG": "en", **environment}
        self._process: subprocess.Popen[str] | None = None
        self._reader: Thread | None = None
        self._listens = Event()  # or it has nothing more to say
        self.said = ""
        self.status: int | None = None  # what it ended with

    def start(self, waits: bool = True) -> None:
        """Start it; a server says where it listens."""
        self._listens.clear()
        self._process = subprocess.Popen(
            self._command, env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self._reader = Thread(target=self._read, args=(self._process,), daemon=True)
        self._reader.start()
        if waits:
            self.wait_until_it_listens()

    def wait_until_it_listens(self) -> None:
        """Wait until it says where."""
        assert self._process is not None
        if not self._listens.wait(PATIENCE) or not re.search(r"http://\S+", self.said):
            self.kill()
            raise AssertionError(f"it did not start: {self.said}")

    @property
    def pid(self) -> int:
        """Its number, while it runs."""
        assert self._process is not None
        return self._process.pid

    def wait(self) -> int:
        """Wait until it ends by itself, and what it ended with."""
        assert self._process is not None
        self._process.wait(PATIENCE)
        self.stop()
        assert self.status is not None
        return self.status

    def kill(self) -> None:
        """At once."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Stop it, and what it said."""
        process, reader = self._process, self._reader
        if process is not None and reader is not None:
            self._process = None
            process.send_signal(how)
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
            finally:
                self.status = process.wait()
                reader.join(PATIENCE)  # its own workers write there too, and go a moment later
                assert not reader.is_alive(), "something that it has started is there still"
        return self.said

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                self.said += line
                if re.search(r"http://\S+", line):
                    self._listens.set()
        self._listens.set()


@contextlib.contextmanager
def running(processes: Sequence[Process]) -> Generator[None]:
    """All of them, for a while. None stays where another one did not start."""
    with contextlib.ExitStack() as stack:
        for process in processes:
            process.start()
            stack.callback(process.stop)
        yield


def server(
    database: str, news: str = "", bots: int = 0, plant: str = "", more: Mapping[str, str] | None = None
) -> tuple[Process, str]:
    """A server process at a port of its own, and its address. ``more`` is set for it besides."""
    port = free_port()
    settings = {DATABASE: database, NEWS: news, **(more or {})}
    process = Process(["serve", "--port", str(port), "--bots", str(bots)], settings, plant)
    return process, f"http://127.0.0.1:{port}"


def worker(database: str, news: str) -> Process:
    """A process that thinks for bots."""
    return Process(["worker"], {DATABASE: database, NEWS: news})


@contextmanager
def serving(database: str) -> Iterator[str]:
    """A server that is alone."""
    process, base = server(database)
    process.start()
    try:
        yield base
    finally:
        process.stop()
