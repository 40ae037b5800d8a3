"""What the database holds of a table."""

from dataclasses import dataclass

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

    ``ending`` is ``agreed`` if people ended it before the rules did.
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

    def players(self) -> list[str]:
        """Names as a record writes them."""
        return [row.player for row in self.seats]

    def salt(self) -> list[str]:
        """The words that people gave to the shuffle."""
        return [row.words for row in self.seats if row.words]

    def seats_of(self, person: int | None) -> list[int]:
        """Where this person sits."""
        return [] if person is None else [row.seat for row in self.seats if row.person == person]


@dataclass(frozen=True)
class AnswerRow:
    """An answer as it is written down, or that one was taken back. ``mark`` tells who wrote it.

    ``bot``      the bot that gave it, nothing for a person
    ``waiting``  who is asked after it
    ``opens``    the number of the question that is open after it
    ``at``       when it was written down, in milliseconds since 1970, by the clock of the database
    """

    table: str
    version: int
    given: Given
    mark: int
    bot: str = ""
    waiting: Seats = NOBODY
    opens: int = 0
    at: int = 0
