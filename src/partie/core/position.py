"""The position: what lies on the table, what is still to happen, and who owes an answer."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final, Self

from partie.core.native import mypyc_attr
from partie.core.seats import NOBODY, Seat, Seats, everyone, public


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One small decision by one seat. Subclasses are frozen dataclasses of at most three ints, interned in tables."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, in the past tense. Subclasses are frozen dataclasses of seats, pieces and numbers.

    What a field is, its annotation says: ``Seat``, ``Cell``, ``Spot``, ``Card`` (which all may know), ``Piece``,
    ``Zone``, or a dataclass of numbers that belong together. A face that somebody may not know travels as a *piece*,
    never as a bare card: the mask that makes views then redacts events too.
    """

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Announcement(Event):
    """Something the rules make public although it follows from hidden faces, and no face is shown.

    That the game goes on after a dwarf has left, say, tells that somebody of its clan is still inside. The laws let
    worlds part here, and nothing can be taken back across it.
    """

    __slots__ = ()


class Unknown(Action):
    """An answer that has been given and may not be seen yet."""

    __slots__ = ()


UNKNOWN = Unknown()


class Reason(StrEnum):
    """Why an answer is refused: a message key, never prose. A game subclasses it."""


class TableReason(Reason):
    """Reasons that belong to no game."""

    NOT_OFFERED = "not-offered"


type Answer = tuple[Seat, Action]
type Notice = tuple[Seats, Event]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One flat class per game. No history, no random source, no names inside.

    ``agenda``   what is still to happen, the next thing last: the rules' call stack, as data
    ``waiting``  the seats that still owe an answer to the open question
    ``sealed``   for each seat, the answers it has given to the open question, which nobody else may see
    ``outbox``   events with the seats that may hear them; None while searching, when telling costs nothing
    """

    __slots__ = ("agenda", "outbox", "sealed", "seats", "waiting")

    seats: int
    agenda: list[int]
    waiting: Seats
    sealed: list[tuple[Action, ...]]
    outbox: list[Notice] | None

    def begin(self, seats: int, first: int) -> None:
        """An empty table: nothing is dealt, nobody has answered, and ``first`` is all that is to happen."""
        self.seats = seats
        self.agenda = [int(first)]
        self.waiting = NOBODY
        self.sealed = [()] * seats
        self.outbox = None
        self.blank()

    def blank(self) -> None:
        """Fill the game's own fields as they are before anything is dealt. Written by ``tools/fields.py``."""

    def clone(self) -> Self:
        """A position that shares nothing that can change. Each game writes its own; a law guards it."""
        raise NotImplementedError

    def copy_base(self, to: "Position") -> None:
        """The table's own part of a clone."""
        to.seats = self.seats
        to.agenda = self.agenda[:]
        to.waiting = self.waiting
        to.sealed = self.sealed[:]
        to.outbox = None

    def __repr__(self) -> str:
        """The position as a call that makes it again: ``from partie.registry import position``."""
        write = WRITERS.get(type(self))
        return object.__repr__(self) if write is None else f"position({write(self)!r})"

    def everyone(self) -> Seats:
        """All players."""
        return everyone(self.seats)

    def public(self) -> Seats:
        """Everybody at the table, onlookers too."""
        return public(self.seats)

    def then(self, *steps: int) -> None:
        """These steps come next, in this order, before whatever else is to happen."""
        for at in range(len(steps) - 1, -1, -1):
            self.agenda.append(int(steps[at]))

    def repeat(self, step: int, times: int) -> None:
        """This step comes next, as often as said, before whatever else is to happen."""
        self.agenda.extend([int(step)] * times)

    def tell(self, event: Event) -> None:
        """Say to all what happened. Pieces inside are masked for each hearer.

        Rules call the functions of their game's ``tell`` module, which build an event only if somebody listens.
        """
        if self.outbox is not None:
            self.outbox.append((public(self.seats), event))

    def tell_only(self, seats: Seats, event: Event) -> None:
        """Say it to these seats; the others hear nothing at all."""
        if self.outbox is not None:
            self.outbox.append((seats, event))


# How the positions of each class are written. A game enters itself when it starts one.
WRITERS: Final[dict[type[Position], Callable[[Position], str]]] = {}
