"""What is refused while a process is late: first what is pleasant, then what is new, and never an answer."""

from typing import Final

from partie.server.infra.metrics import REFUSALS
from partie.table.refusal import Refused
from partie.words.messages import message

PREVIEW: Final = "preview"  # what an answer would bring, hints, older events
ONLOOKER: Final = "onlooker"  # one more who only looks on
TABLE: Final = "table"  # one more table

# Each is refused from this lag on: seconds that the process is late at every beat.
FROM: Final = {PREVIEW: 0.25, ONLOOKER: 0.5, TABLE: 1.0}
WEIGHT: Final = 0.1  # of the last beat, of which there are ten in a second: one pause alone refuses nothing


class LoadMeter:
    """How late a process is."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def note(self, late: float) -> None:
        """It woke up so late now."""
        self.seconds += WEIGHT * (late - self.seconds)

    def allows(self, what: str) -> bool:
        """Whether there is time for it. Where there is none, it is counted as refused."""
        is_early = self.seconds <= FROM[what]
        REFUSALS.labels("lag").inc(not is_early)
        return is_early

    def check(self, what: str) -> None:
        """Refused if there is no time for it."""
        if not self.allows(what):
            raise Refused("busy", message("err-busy"))
