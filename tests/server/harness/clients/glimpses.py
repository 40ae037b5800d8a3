"""What one client was shown, in its order and short enough to be kept for a whole game."""

from dataclasses import dataclass, field
from typing import NamedTuple

from partie.core import Match, Position, has, seats_in
from partie.table.shapes import Snapshot


class Glimpse(NamedTuple):
    """Which question is open, who owes an answer to it, whose is in, and what these eyes have answered themselves."""

    question: int
    waiting: tuple[int, ...]
    answered: tuple[int, ...]
    given: tuple[str, ...]
    over: bool


def glimpse_in(look: Snapshot) -> Glimpse:
    """As the server has told it."""
    answers = tuple(look["waiting"]), tuple(look["answered"]), tuple(look["given"])
    return Glimpse(look["question"], *answers, look["over"])


def glimpse_of(match: Match[Position], seat: int | None) -> Glimpse:
    """As it is."""
    s = match.position
    waiting = tuple([each for each in seats_in(s.waiting) if each < s.seats])
    answered = tuple([each for each in range(s.seats) if s.sealed[each] and not has(s.waiting, each)])
    given = () if seat is None else tuple([match.game.notation.text(action) for action in s.sealed[seat]])
    return Glimpse(match.number, waiting, answered, given, s.waiting == 0)


@dataclass
class Chapter:
    """What a client was shown until it was told that the server knows less. It must be in the order of one log.

    ``glimpses`` everything, as often as it changed
    ``looks``    all of what the eyes saw last whenever they were cut off
    """

    glimpses: list[Glimpse] = field(default_factory=list)
    looks: list[Snapshot] = field(default_factory=list)

    def show(self, look: Snapshot) -> None:
        """The eyes are shown this."""
        seen = glimpse_in(look)
        if not self.glimpses or self.glimpses[-1] != seen:
            self.glimpses.append(seen)
