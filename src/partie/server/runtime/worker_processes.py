"""The workers that ``partie serve`` starts beside itself: watched, and started again when they end."""

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from typing import Final

from partie.server.infra.supervisor import Beat

LOOK: Final = 0.25  # seconds between two looks
FIRST: Final = 0.1  # seconds before a worker that has ended is started again; doubled each time
LONGEST: Final = 30.0
STEADY: Final = 60.0  # seconds that a worker has to live until the pause is the first again
LIMIT: Final = 60.0  # seconds for which the watch may be silent
COMMAND: Final = (sys.executable, "-m", "partie", "worker", "--until-input-ends")


class Child:
    """A worker. It ends with this process, because its input does."""

    def __init__(self, environment: Mapping[str, str], command: Sequence[str] = COMMAND) -> None:
        self._command = list(command)
        self._environment = dict(environment)
        self._pause = FIRST
        self._began = 0.0
        self._due = 0.0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """The number of its process, while it lives."""
        return self._process.pid if self._process is not None and self._process.poll() is None else None

    def start(self, now: float) -> None:
        """Start it."""
        self._began = now
        self._process = subprocess.Popen(self._command, env=self._environment, stdin=subprocess.PIPE)

    def look(self, now: float) -> None:
        """Start it again if it has ended, after a pause that grows while it ends again and again."""
        if self._process is not None and self._process.poll() is not None:
            status = self._process.returncode
            self._let_go(self._process)
            self._process = None
            self._pause = FIRST if now - self._began > STEADY else self._pause
            self._due = now + self._pause
            says = "a worker ended with status %d; another one starts in %.1f s"
            logging.getLogger(__name__).error(says, status, self._pause)
            self._pause = min(2 * self._pause, LONGEST)
        elif self._process is None and now >= self._due:
            self.start(now)

    def stop(self) -> None:
        """Tell it to go."""
        if self._process is not None:
            self._process.terminate()
            self._let_go(self._process)

    @staticmethod
    def _let_go(process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        process.stdin.close()


class WorkerProcesses:
    """All workers of this process."""

    def __init__(self, environments: Sequence[Mapping[str, str]]) -> None:
        self.each = [Child(environment) for environment in environments]
        self._is_going = False

    def start(self) -> None:
        """Start them."""
        for child in self.each:
            child.start(time.monotonic())

    async def keep(self, beat: Beat) -> None:
        """Look after them, until it is stopped."""
        while True:
            if not self._is_going:
                for child in self.each:
                    child.look(time.monotonic())
            beat()
            await asyncio.sleep(LOOK)

    def leave(self) -> None:
        """This process goes: a worker that ends now is not started again."""
        self._is_going = True

    def stop(self) -> None:
        """Tell them to go."""
        for child in self.each:
            child.stop()
