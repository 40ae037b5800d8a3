"""What the database holds of a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from partie.core import NOBODY, Given, Seats, letter


@dataclass(frozen=True)
class Terms:
    """What is agreed on at a table beside the game's own settings.

    ``is_open``  whether the lobby shows it; else it is found by its links alone
    ``clock``    how long people may think, as ``partie.server.clocks`` writes it; nothing if nobody is timed
    ``watching`` what onlookers may see: ``open``, ``late`` (one round behind) or ``none``
    ``is_rated`` whether it counts for ratings
    ``language`` the language that people talk there; nothing if it does not matter
    """

    is_open: bool = False
    clock: str = ""
    watching: str = "open"
    is_rated: bool = False
    language: str = ""


NO_TERMS = Terms()


@dataclass(frozen=True)
class SeatRow:
    """A seat.

    ``bot``        sits there from the beginning
    ``deputy``     answers for a person for a while, or for good where the person is gone
    ``key_hash``   of the invitation, which whoever made the table knows too
    ``own_hash``   of the key that only whoever sits there was told
    ``is_program`` says that whoever sits there is a program that somebody wrote
    ``reserved_for`` is the only person who may sit down there, by the name that the seat has already; none where a key
    opens it
    """

    seat: int
    name: str
    bot: str
    deputy: str
    words: str
    key_hash: bytes | None
    person: int | None
    own_hash: bytes | None = None
    is_program: bool = False
    reserved_for: int | None = None

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits there."""
        return bool(self.played_by) or self.person is not None

    @property
    def player(self) -> str:
        """The name as a record writes it."""
        return f"bot:{self.bot}" if self.bot else self.name or letter(self.seat)

    @property
    def deputy_for_good(self) -> str:
        """The bot that plays on for somebody who is gone; nothing where its person may come back."""
        return self.deputy if self.person is None else ""

    @property
    def played_by(self) -> str:
        """The bot that answers now; nothing for a person."""
        return self.bot or self.deputy


@dataclass(frozen=True)
class TableRow:
    """A table without its answers. Whoever has the key ``onlookers`` may look on; ``host`` is who made it.

    ``ending``   is ``agreed`` if people ended it before the rules did
    ``previous`` is the table of which this one is the rematch
    ``offered``  are the persons for whom a seat at the next table is reserved
    """

    id: str
    game: str
    rules: int
    deck: str
    settings: dict[str, str]
    luck: str
    onlookers: str
    begun: bool
    ended: bool
    next: str
    seats: tuple[SeatRow, ...]
    host: int | None = None
    terms: Terms = NO_TERMS
    ending: str = ""
    previous: str = ""
    offered: frozenset[int] = frozenset()

    @property
    def is_shown_late(self) -> bool:
        """Whether onlookers are a round late now."""
        return self.terms.watching == "late" and not self.ended

    @property
    def may_look_on(self) -> bool:
        """Whether the table lets onlookers in now: after the end all of them."""
        return self.ended or self.terms.watching != "none"

    def players(self) -> list[str]:
        """Names as a record writes them."""
        return [row.player for row in self.seats]

    def salt(self) -> list[str]:
        """The words that people gave to the shuffle."""
        return [row.words for row in self.seats if row.words]

    def seats_of(self, person: int | None) -> list[int]:
        """Where this person sits."""
        return [] if person is None else [row.seat for row in self.seats if row.person == person]

    def reserved_for(self, person: int | None) -> list[int]:
        """The seats that are reserved for this person."""
        return [] if person is None else [row.seat for row in self.seats if row.reserved_for == person]


@dataclass(frozen=True)
class AnswerRow:
    """An answer as it is written down, or that one was taken back. ``mark`` tells who wrote it.

    ``bot``      the bot that gave it, nothing for a person
    ``waiting``  who is asked after it
    ``opens``    the number of the question that is open after it
    ``at``       when it was written down, in milliseconds since 1970, by the clock of the database
    ``after``    the mark of the row before it, in the eyes of whoever writes it; None if they do not say
    """

    table: str
    version: int
    given: Given
    mark: int
    bot: str = ""
    waiting: Seats = NOBODY
    opens: int = 0
    at: int = 0
    after: int | None = None


class Standing(NamedTuple):
    """How far a table is: whether it is over, and else the version and the mark of its last row; 0 without any.

    Two logs of a table that end in the same row are the same log. One that was lost in part, and went on from there,
    has another row in the same place.
    """

    is_ended: bool
    version: int = 0
    mark: int = 0


def standing_of(log: Sequence[AnswerRow]) -> Standing:
    """How far a running table is by its log."""
    return Standing(False, log[-1].version, log[-1].mark) if log else Standing(False)
