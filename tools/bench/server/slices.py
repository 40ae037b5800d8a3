"""One turn of whatever takes turns."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Slice:
    """One turn: answers, processor seconds of the server processes, seconds on the clock, refusals."""

    answers: int
    cpu: float
    wall: float
    errors: int

    @property
    def cpu_us(self) -> float:
        """Microseconds of processor time for an answer."""
        return 1e6 * self.cpu / self.answers

    @property
    def rate(self) -> float:
        """Answers a second."""
        return self.answers / self.wall
