"""One supervisor for everything that a process does in the background.

A loop that ends is started again, whatever ended it. One that fails again and again ends the process, and whatever runs
the process starts it again. Every loop has a heartbeat: it says so after each good round, and a process is not
ready while one of its loops has been silent for too long.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from typing import Final

from partie.server.infra.isolation import AWAY
from partie.server.infra.metrics import LOOP_FAILURES

LAST: Final = 5.0  # seconds for a loop to end when it is told to

type Beat = Callable[[], None]
type Work = Callable[[Beat], Coroutine[object, object, None]]
type Clock = Callable[[], float]


class GaveUp(Exception):
    """A loop failed so often that its process ends. Its name is the only argument."""


@dataclass(frozen=True)
class Policy:
    """When a loop is started again, in seconds.

    ``first``   the pause after its first failure, doubled after each further one
    ``longest`` the longest pause
    ``steady``  how long it has to run until the next pause is the first again
    ``most``    how many failures in a row, without a good round between them, end the process
    """

    first: float = 0.1
    longest: float = 5.0
    steady: float = 30.0
    most: int = 10


USUAL: Final = Policy()


class Loop:
    """A loop with its heartbeat. ``limit`` is the age up to which the heartbeat is healthy, in seconds."""

    def __init__(self, name: str, work: Work, limit: float, now: Clock) -> None:
        self.name = name
        self.work = work
        self.limit = limit
        self.rounds = 0
        self.failures = 0  # in a row
        self.task: asyncio.Task[None] | None = None
        self._now = now
        self._good = now()

    def beat(self) -> None:
        """A round went well."""
        self.rounds += 1
        self.failures = 0
        self._good = self._now()

    def age(self) -> float:
        """Seconds since the last good round, or since the loop is known if there was none."""
        return self._now() - self._good


class Supervisor:
    """The background of one process."""

    def __init__(self, policy: Policy = USUAL, now: Clock = time.monotonic) -> None:
        self.failed = ""  # the loop that failed too often
        self._policy = policy
        self._now = now
        self._loops: dict[str, Loop] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._gave_up = asyncio.Event()

    def __iter__(self) -> Iterator[Loop]:
        return iter(list(self._loops.values()))

    def watch(self, name: str, work: Work, limit: float) -> None:
        """Run a loop from now on, until the process ends. It must say by its beat that a round went well."""
        assert name not in self._loops
        loop = self._loops[name] = Loop(name, work, limit, self._now)
        self._keep_until_done(asyncio.create_task(self._keep(loop)))

    def spawn(self, name: str, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Do something once, beside everything else. If it fails that is logged, and nobody does it again."""

        def note(done: asyncio.Task[None]) -> None:
            if not done.cancelled() and (error := done.exception()) is not None:
                LOOP_FAILURES.labels(name).inc()
                logging.getLogger(__name__).error("%s failed", name, exc_info=error)

        task = asyncio.create_task(work)
        task.add_done_callback(note)
        return self._keep_until_done(task)

    def why_not_ready(self) -> str:
        """The loops that have been silent for too long; nothing if all are well."""
        late = [each for each in self if each.age() > each.limit]
        return "; ".join([f"the loop {each.name} has been silent for {each.age():.0f} s" for each in late])

    async def gives_up(self) -> None:
        """Wait until a loop has failed too often."""
        await self._gave_up.wait()

    def check(self) -> None:
        """Raise ``GaveUp`` if a loop has failed too often."""
        if self.failed:
            raise GaveUp(self.failed)

    async def stop(self) -> None:
        """End everything."""
        going = list(self._tasks)
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)

    def _keep_until_done(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _keep(self, loop: Loop) -> None:
        pause = self._policy.first
        while True:
            began = self._now()
            loop.task = task = asyncio.create_task(loop.work(loop.beat))
            try:
                await asyncio.wait([task])
            finally:
                if not task.done():  # the process ends
                    task.cancel()
                    await asyncio.wait([task], timeout=LAST)
            self._note(loop, task)
            if self._now() - began >= self._policy.steady:
                pause = self._policy.first
            await asyncio.sleep(pause)
            pause = min(2 * pause, self._policy.longest)

    def _note(self, loop: Loop, task: asyncio.Task[None]) -> None:
        """A loop has ended, and nobody told it to."""
        log = logging.getLogger(__name__)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, AWAY):
            log.warning("the loop %s has to wait: %s", loop.name, type(error).__name__)
            return
        LOOP_FAILURES.labels(loop.name).inc()
        loop.failures += 1
        what = "failed" if error is not None else "was cancelled" if task.cancelled() else "returned"
        log.error("the loop %s %s", loop.name, what, exc_info=error)
        if loop.failures >= self._policy.most and not self.failed:
            log.critical("the loop %s failed %d times in a row: the process ends", loop.name, loop.failures)
            self.failed = loop.name
            self._gave_up.set()
