"""How often a program may ask: counted in each process, for each program by itself."""

from typing import Final

from partie.server.infra.rate_limits import Buckets, Limit

ASKED: Final = Limit(burst=40, rate=10.0, name="programs")  # requests and messages


class Pace:
    """What each program may still ask for now."""

    def __init__(self) -> None:
        self._asked: Buckets[int] = Buckets(ASKED)

    def ask(self, program: int) -> float:
        """Ask once more: how many seconds it has to wait for that, nothing if it may."""
        return self._asked.take(program)
