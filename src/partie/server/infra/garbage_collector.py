"""Rubbish is collected in small portions, and all of it so seldom that it costs next to nothing.

A full collection stops everybody while it lasts, and only it finds what has lived for long and then went:
a socket that was open for a minute, with all that hangs on it. So there is one now and then, and how long it took says
when the next one may come.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

from partie.server.infra.supervisor import Beat

PAUSE: Final = 0.25  # seconds between two collections of what is young: the less there is, the shorter it takes
SHARE: Final = 0.005  # of the time, that full collections may take at most
BUSY: Final = 0.02  # seconds that the loop may be late for it to be idle
LEAST: Final = 10.0  # seconds between two full collections at least


class Rhythm:
    """When the next full collection may come. It waits longer while the loop is busy, but not for more than twice."""

    def __init__(self, now: float) -> None:
        self._due = now + LEAST
        self._latest = now + 2 * LEAST

    def is_due(self, now: float, late: float) -> bool:
        """Whether all rubbish is to be collected now, where the loop has just been so late."""
        return now >= self._latest or (now >= self._due and late < BUSY)

    def took(self, now: float, seconds: float) -> None:
        """One has just ended, after this number of seconds."""
        pause = max(LEAST, seconds / SHARE)
        self._due, self._latest = now + pause, now + 2 * pause


async def collect(beat: Beat, clock: Callable[[], float] = time.monotonic) -> None:
    """Collect rubbish until it is stopped. What is there from the start stays, and is not looked through each time."""
    gc.collect()
    gc.freeze()
    gc.disable()
    rhythm, due = Rhythm(clock()), clock() + PAUSE
    while True:
        await asyncio.sleep(PAUSE)
        began = clock()
        if rhythm.is_due(began, began - due):
            gc.collect()
            rhythm.took(clock(), clock() - began)
        else:
            gc.collect(1)
        beat()
        due = clock() + PAUSE
