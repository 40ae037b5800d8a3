"""A clock that can be set, for a process that a test starts.

``time.time`` and ``time.time_ns`` are ahead by as many seconds as a file says, and follow it while the process runs.
Neither ``time.monotonic``, which no clock moves, nor ``datetime.now`` nor the clock of the database is shifted.
"""

import time
from pathlib import Path

CLOCK = "PARTIE_TEST_CLOCK"  # names the file
LOOK = 0.1  # seconds between two looks into the file


class Shifted:
    """A clock that is ahead by what a file says."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._ahead = 0
        self._looked = 0.0
        self._time, self._time_ns = time.time, time.time_ns

    def ahead(self) -> int:
        """By how many seconds."""
        if time.monotonic() - self._looked > LOOK:
            self._looked = time.monotonic()
            self._ahead = int(self._path.read_text() or "0")
        return self._ahead

    def time(self) -> float:
        """For ``time.time``."""
        return self._time() + self.ahead()

    def time_ns(self) -> int:
        """For ``time.time_ns``."""
        return self._time_ns() + self.ahead() * 1_000_000_000


def shift(path: Path) -> None:
    """Let this process go by such a clock from now on."""
    clock = Shifted(path)
    time.time, time.time_ns = clock.time, clock.time_ns
