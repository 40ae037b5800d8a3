"""Random play under the laws: who is tried, by what luck, and how a broken law is told."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from partie.core import (
    CHANCE,
    Action,
    Game,
    Match,
    Position,
    Record,
    Rng,
    Seat,
    SeededDealer,
    View,
    letter,
    seats_in,
    view_of,
    write_record,
)
from partie.core.position_text import write_position
from partie.core.seats import DEALER
from partie.table.frames import Frames

type ViewOf = Callable[[Game[Position], Position, Seat], View[Position]]
type Write = Callable[[Record], str]

MOMENTS: Final = 60
INTERJECTED: Final = 40  # one answer in this many is something that nobody asked for


@dataclass(frozen=True)
class Subject:
    """What is on trial: a game at a number of seats, and what could betray it.

    ``view_of`` makes views, ``write`` makes records and ``frames`` tells eyes what changed. Our own stand here unless
    somebody serves views or keeps records in another way and wants that tried too.
    """

    game: Game[Position]
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    view_of: ViewOf = view_of
    write: Write = write_record
    frames: Callable[[Match[Position]], Frames] = Frames

    def start(self) -> Position:
        """A new game."""
        return self.game.start(self.seats, self.options)

    def match(self, seed: str) -> Match[Position]:
        """A new match, at its first question."""
        return Match(self.game, [f"seat {seat}" for seat in range(self.seats)], SeededDealer(seed), self.options)

    def seen(self, s: Position, seat: Seat) -> str:
        """A view as text: two views are the same if their texts are."""
        return write_position(self.game, self.view_of(self.game, s, seat).position)

    def text(self, s: Position) -> str:
        """The whole truth as text."""
        return write_position(self.game, s)


class Luck:
    """What Hypothesis chose, number by number, and after that a random source. It shrinks towards first options."""

    def __init__(self, script: list[int], seed: int) -> None:
        self.script = script
        self.next = 0
        self.rng = Rng(f"laws {seed}")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.next < len(self.script):
            self.next += 1
            return self.script[self.next - 1] % n
        return self.rng.below(n)

    def __repr__(self) -> str:
        return f"Luck({self.script})"


def is_looked_at(subject: Subject, luck: Luck) -> bool:
    """Whether a law that looks closely should look here: always in a short game, now and then in a long one."""
    return luck.rng.below(max(subject.game.max_answers, MOMENTS)) < MOMENTS


def takes_effect(subject: Subject, before: Position, after: Position, seat: Seat, closed: bool) -> bool:
    """Whether a seat's answer was more than sealed: it closed its question, or is one that shows at once."""
    if closed or seat == CHANCE:
        return closed
    return subject.game.rules.question(before).shows(before) and not after.sealed[seat]


class LawBroken(AssertionError):
    """A game broke a law: which, how, and after which answers."""

    def __init__(self, law: str, what: str, path: list[str] | None = None) -> None:
        way = "".join([f"\n    {line}" for line in path or []])
        super().__init__(f"law {law!r} is broken: {what}" + (f"\n  after the answers:{way}" if way else ""))
        self.law = law


class Walk:
    """One random game, answer by answer, on a position that is changed in place."""

    def __init__(self, subject: Subject, luck: Luck, law: str) -> None:
        self.subject = subject
        self.luck = luck
        self.law = law
        self.s = subject.start()
        self.path: list[str] = []

    def asked(self) -> list[Seat]:
        """Who owes an answer."""
        return [CHANCE] if self.s.waiting == DEALER else seats_in(self.s.waiting)

    def choose(self) -> tuple[Seat, Action]:
        """Some seat that is asked, and one of its options."""
        asked = self.asked()
        spoken = self.interjected()
        if spoken is not None:
            return spoken
        seat = asked[self.luck.below(len(asked))]
        options = self.subject.game.rules.legal(self.s, seat)
        return seat, options[self.luck.below(len(options))]

    def interjected(self) -> tuple[Seat, Action] | None:
        """Now and then, in a game that allows it, what some seat says although nobody asked."""
        rules = self.subject.game.rules
        if rules.interjection is None or self.luck.below(INTERJECTED):
            return None
        seat = self.luck.below(self.subject.seats)
        said = rules.interjections(self.s, seat)
        return (seat, said[self.luck.below(len(said))]) if said else None

    def play(self, seat: Seat, action: Action) -> bool:
        """One answer."""
        self.path.append(f"{letter(seat)} {self.subject.game.notation.text(action)}")
        return self.subject.game.rules.play(self.s, seat, action)

    def positions(self) -> Iterator[Position]:
        """Every position of the game, the first and the last too; the caller may look, not touch."""
        yield self.s
        for _ in range(100 * self.subject.game.max_answers + 1_000):
            if not self.s.waiting:
                return
            seat, action = self.choose()
            self.play(seat, action)
            yield self.s
        self.broken("the game does not end")

    def moments(self) -> Iterator[Position]:
        """Positions to look at closely: all of a short game, of a long one as many as keeps a law quick."""
        for s in self.positions():
            if not s.waiting or is_looked_at(self.subject, self.luck):
                yield s

    def broken(self, what: str) -> None:
        """Tell that the law is broken here."""
        raise LawBroken(self.law, what, self.path)

    def require(self, holds: bool, what: str) -> None:
        """The law is broken unless this holds."""
        if not holds:
            self.broken(what)
