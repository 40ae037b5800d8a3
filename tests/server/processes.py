"""Processes of a server that a test starts, kills and starts again."""

import os
import re
import signal
import subprocess
import sys

from partie.server.configuration import DATABASE, NEWS
from partie.server.trial import free_port


class Process:
    """``partie serve`` or ``partie worker``."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self._command = [sys.executable, "-m", "partie", *command, "--lang", "en"]
        self._environment = {**os.environ, **environment}
        self._process: subprocess.Popen[str] | None = None
        self.said = ""
        self.status: int | None = None  # what it ended with

    def start(self, waits: bool = True) -> None:
        """Start it; a server says where it listens."""
        self._process = subprocess.Popen(
            self._command, env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if waits:
            self.wait_until_it_listens()

    def wait_until_it_listens(self) -> None:
        """Read what it says until it says where."""
        assert self._process is not None
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said += line
            if re.search(r"http://\S+", line):
                return
        raise AssertionError(f"it did not start: {self.said}")

    def kill(self) -> None:
        """At once."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Stop it, and what it said."""
        if self._process is not None:
            self._process.send_signal(how)
            rest, _ = self._process.communicate(timeout=30)
            self.said += rest
            self.status = self._process.returncode
            self._process = None
        return self.said


def server(database: str, news: str = "", bots: int = 0) -> tuple[Process, str]:
    """A server process at a port of its own, and its address."""
    port = free_port()
    process = Process(["serve", "--port", str(port), "--bots", str(bots)], {DATABASE: database, NEWS: news})
    return process, f"http://127.0.0.1:{port}"


def worker(database: str, news: str) -> Process:
    """A process that thinks for bots."""
    return Process(["worker"], {DATABASE: database, NEWS: news})
