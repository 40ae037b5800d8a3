"""How a process of the server is: how late its loop runs, how long the collector stopped it, and how much it does."""

import asyncio
import gc
import time
from typing import Final

from partie.server.house import House
from partie.server.shedding import Lag

BEAT: Final = 0.1  # seconds


class Pulse:
    """Longest waits since somebody last asked."""

    def __init__(self, lag: Lag) -> None:
        self._now = lag
        self._lag = 0.0
        self._pause = 0.0
        self._began = 0.0

    async def beat(self) -> None:
        """Sleep again and again, and see how late one wakes up."""
        gc.callbacks.append(self._collects)
        try:
            while True:
                due = time.monotonic() + BEAT
                await asyncio.sleep(BEAT)
                late = time.monotonic() - due
                self._now.note(late)
                self._lag = max(self._lag, late)
        finally:
            gc.callbacks.remove(self._collects)

    def _collects(self, phase: str, _: dict[str, int]) -> None:
        """Processor time: how long others hold the machine meanwhile is no fault of the collector's."""
        if phase == "start":
            self._began = time.thread_time()
        else:
            self._pause = max(self._pause, time.thread_time() - self._began)

    def text(self, house: House) -> str:
        """Everything, one number a line, as monitoring programs read it. The longest waits start from nothing again."""
        sockets = sum([len(outlets) for table in house.tables.values() for outlets in table.outlets.values()])
        numbers = {
            "partie_tables": len(house.tables),
            "partie_sockets": sockets,
            "partie_answers_total": house.commits.rows,
            "partie_commits_total": house.commits.batches,
            "partie_loop_lag_seconds_max": round(self._lag, 6),
            "partie_collector_pause_seconds_max": round(self._pause, 6),
        }
        self._lag = self._pause = 0.0
        return "".join([f"{name} {number}\n" for name, number in numbers.items()])
