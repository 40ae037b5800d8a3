"""What a lesson is made of, once it has been read."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from partie.core import Seat, letter
from partie.table.lesson.conditions import Conditions, matches
from partie.table.shapes import Seating
from partie.table.table import PERSON, Table, open_table
from partie.words.messages import Message, message

BOT: Final = "bot:"  # how a record writes a bot, before its level


@dataclass(frozen=True)
class Remark:
    """What is told after an answer: to any answer, or to those that a pattern means."""

    says: str
    answer: str = "*"


@dataclass(frozen=True)
class Step:
    """One thing to learn, told before an answer. ``when`` says at which moment, ``allow`` what may be answered."""

    name: str
    when: Conditions
    allow: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    after: tuple[Remark, ...] = ()
    handbook: str = ""

    def remark(self, answer: str) -> str:
        """The name of what is told after this answer; nothing where the lesson has nothing to say."""
        return next((each.says for each in self.after if matches(each.answer, answer)), "")


@dataclass(frozen=True)
class Opponent:
    """Who sits across: a bot, and what it answers first, as far as that is possible."""

    bot: str
    script: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A guided first game: a table with a fixed deal, and steps in the order in which they are told."""

    game: str
    seats: int
    settings: Mapping[str, str]
    seat: Seat
    seed: str
    salt: str
    opponents: Mapping[Seat, Opponent]
    steps: tuple[Step, ...]
    end: str

    def seating(self) -> Seating:
        """Who sits where: the learner has no name, the others are bots."""
        players = [f"{BOT}{self.opponents[seat].bot}" if seat != self.seat else letter(seat) for seat in self._all()]
        return {
            "game": self.game,
            "players": players,
            "bots": [self.opponents[seat].bot if seat != self.seat else PERSON for seat in self._all()],
            "settings": dict(self.settings),
            "salt": [self.salt] if self.salt else [],
            "headers": {},
        }

    def open(self) -> Table:
        """The table at its first question."""
        return open_table(self.seating(), self.seed)

    def step(self, name: str) -> Step | None:
        """A step by its name; None for a name that this lesson does not have, or no longer has."""
        return next((step for step in self.steps if step.name == name), None)

    def messages(self) -> list[str]:
        """The key of every sentence, in the order in which they may be told."""
        names: dict[str, None] = {}
        for step in self.steps:
            names.update(dict.fromkeys([step.name, *[remark.says for remark in step.after]]))
        return [f"lesson-{name}" for name in [*names, self.end]]

    def _all(self) -> range:
        return range(self.seats)


def lesson_says(name: str) -> Message:
    """A sentence of a lesson."""
    return message(f"lesson-{name}")
