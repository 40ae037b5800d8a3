"""How a process of the server is: how late its loop runs, and how long the collector stopped it."""

import asyncio
import gc
import time
from typing import Final

from partie.server.infra.load_shedding import LoadMeter
from partie.server.infra.metrics import LAG, LONGEST_LAG, LONGEST_PAUSE, PAUSES
from partie.server.infra.supervisor import Beat

BEAT: Final = 0.1  # seconds


class LoopMonitor:
    """Feels how late the loop is, and keeps the longest waits since somebody last asked."""

    def __init__(self, lag: LoadMeter) -> None:
        self._now = lag
        self._lag = 0.0
        self._pause = 0.0
        self._began = 0.0

    async def run(self, beat: Beat) -> None:
        """Sleep again and again, and see how late one wakes up."""
        gc.callbacks.append(self._collects)
        try:
            while True:
                due = time.monotonic() + BEAT
                await asyncio.sleep(BEAT)
                late = max(0.0, time.monotonic() - due)
                self._now.note(late)
                LAG.observe(late)
                self._lag = max(self._lag, late)
                beat()
        finally:
            gc.callbacks.remove(self._collects)

    def _collects(self, phase: str, _: dict[str, int]) -> None:
        """Processor time: how long others hold the machine meanwhile is no fault of the collector's."""
        if phase == "start":
            self._began = time.thread_time()
        else:
            pause = time.thread_time() - self._began
            PAUSES.observe(pause)
            self._pause = max(self._pause, pause)

    def look(self) -> None:
        """Tell the longest waits; they start from nothing again."""
        LONGEST_LAG.set(self._lag)
        LONGEST_PAUSE.set(self._pause)
        self._lag = self._pause = 0.0
