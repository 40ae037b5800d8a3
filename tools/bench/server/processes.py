"""Server processes that are measured, and what Linux says about them."""

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final
from urllib.error import URLError

from prometheus_client.parser import text_string_to_metric_families

from partie.server.infra.settings import DATABASE, METRICS, NEWS
from partie.server.ops.dev_services import NotInstalled, free_port

PATIENCE: Final = 60.0
BARE: Final = Path(__file__).with_name("bare.py")


class Measured:
    """A process at a port of its own."""

    def __init__(self, command: list[str], port: int, environment: dict[str, str]) -> None:
        self.port = port
        self._metrics = int(environment.get(METRICS, "0"))
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                self.ask("/healthz")
            except (URLError, OSError):
                time.sleep(0.1)
            else:
                return
        raise NotInstalled("a server process does not start")

    def ask(self, path: str, port: int = 0) -> str:
        """What it says to a plain request."""
        with urllib.request.urlopen(f"http://127.0.0.1:{port or self.port}{path}", timeout=5) as answer:
            said: bytes = answer.read()
        return said.decode()

    def numbers(self) -> dict[str, float]:
        """What it says about itself."""
        families = text_string_to_metric_families(self.ask("/metrics", self._metrics))
        return {each.name: each.value for family in families for each in family.samples if not each.labels}

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its threads, to the nanosecond."""
        threads = Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        return sum([int(thread.read_text().split()[0]) for thread in threads]) / 1e9

    def memory(self) -> int:
        """Bytes that are its own in memory."""
        for line in Path(f"/proc/{self._process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1]) * 1024
        raise NotInstalled("Linux does not tell how much memory a process has")

    def stop(self) -> None:
        """Stop it."""
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def server(database: str, news: str = "") -> Measured:
    """A server without bots."""
    port = free_port()
    command = [sys.executable, "-m", "partie", "serve", "--port", str(port), "--bots", "0"]
    return Measured(command, port, {DATABASE: database, NEWS: news, METRICS: str(free_port())})


def bare_server(database: str) -> Measured:
    """The bare path."""
    port = free_port()
    return Measured([sys.executable, "-P", str(BARE), str(port), database], port, {})
