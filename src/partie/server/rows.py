"""What the database holds of a table."""

from dataclasses import dataclass

from partie.core import Given, letter


@dataclass(frozen=True)
class SeatRow:
    """A seat. ``bot`` sits there from the beginning; ``deputy`` answers for a person for a while."""

    seat: int
    name: str
    bot: str
    deputy: str
    words: str
    key_hash: bytes | None
    guest: bytes | None

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits there."""
        return bool(self.bot) or self.guest is not None

    @property
    def played_by(self) -> str:
        """The bot that answers now; nothing for a person."""
        return self.bot or self.deputy


@dataclass(frozen=True)
class TableRow:
    """A table without its answers. Whoever has the key ``onlookers`` may look on."""

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

    def players(self) -> list[str]:
        """Names as a record writes them."""
        return [f"bot:{row.bot}" if row.bot else row.name or letter(row.seat) for row in self.seats]

    def salt(self) -> list[str]:
        """The words that people gave to the shuffle."""
        return [row.words for row in self.seats if row.words]

    def seats_of(self, guest: bytes | None) -> list[int]:
        """Where this guest sits."""
        return [] if guest is None else [row.seat for row in self.seats if row.guest == guest]


@dataclass(frozen=True)
class AnswerRow:
    """An answer as it is written down, or that one was taken back. ``mark`` tells who wrote it."""

    table: str
    version: int
    given: Given
    mark: int
