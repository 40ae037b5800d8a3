"""One of many that is broken holds up no other: it is logged, left out for a while, and the loop goes on."""

import logging
import time
from collections.abc import Callable
from typing import Final

from partie.server.infra.database import LOST, OperatorIntervention
from partie.server.infra.nats_client import NatsError

# What is no fault of a loop's: the database or NATS is away, or cannot do it now. The loop waits for them as long as it
# takes, for a process that is started again would find neither.
AWAY: Final = (*LOST, OperatorIntervention, NatsError)


class Isolated:
    """What goes wrong with one of many is logged, and the loop goes on to the others: a single broken table, whose log
    cannot be played here, would end one process after the other. That the database is away is the loop's own affair.
    """

    def __init__(self, what: str, table: str = "") -> None:
        self._what = what
        self._table = table

    def __enter__(self) -> None:
        """One of many."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> bool:
        if not isinstance(error, Exception) or isinstance(error, AWAY):
            return False
        logging.getLogger(__name__).error(self._what, exc_info=error, extra={"table": self._table})
        return True


class Postponed:
    """What cannot be looked after now, by its id, and until when it is left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._until: dict[str, float] = {}

    def ids(self) -> list[str]:
        """All that are left out now."""
        now = self._now()
        self._until = {each: until for each, until in self._until.items() if until > now}
        return list(self._until)

    def postpone(self, name: str, seconds: float) -> None:
        """Leave it out for so long."""
        self._until[name] = self._now() + seconds

    def resume(self, name: str) -> None:
        """Leave it out no longer."""
        self._until.pop(name, None)
