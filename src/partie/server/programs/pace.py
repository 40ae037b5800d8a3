"""How often a program may ask: counted in each process, for each program by itself."""

from typing import Final

from partie.server.limits import Buckets, Limit
from partie.server.metrics import REFUSALS

ASKED: Final = Limit(burst=40, rate=10.0, name="programs")  # requests and messages
SOCKETS: Final = 20  # open at the same time


class Pace:
    """What each program may still ask for now."""

    def __init__(self) -> None:
        self._asked: Buckets[int] = Buckets(ASKED)
        self._sockets: dict[int, int] = {}

    def ask(self, program: int) -> float:
        """Ask once more: how many seconds it has to wait for that, nothing if it may."""
        return self._asked.take(program)

    def open(self, program: int) -> bool:
        """Whether it may open another socket; if so, it has."""
        count = self._sockets.get(program, 0)
        if count >= SOCKETS:
            REFUSALS.labels("program sockets").inc()
            return False
        self._sockets[program] = count + 1
        return True

    def close(self, program: int) -> None:
        """A socket of it is closed."""
        count = self._sockets.pop(program, 0) - 1
        if count > 0:
            self._sockets[program] = count
