"""What travels between the lobby and a browser."""

from collections.abc import Mapping
from typing import Literal, TypedDict

from partie.server.tables.schemas import TableCard


class OpenKind(TypedDict):
    """What many open tables have in common: their game, its settings, and what is agreed on.

    ``clock``    how long people may think; nothing if nobody is timed
    ``language`` the language that people talk there; nothing if it does not matter
    ``seats``    how many seats there are, with those of bots
    ``bots``     how many of them bots have
    """

    game: str
    settings: Mapping[str, str]
    clock: str
    language: str
    rated: bool
    seats: int
    bots: int


class OpenTable(OpenKind):
    """One open table. ``number`` is what it is called in the lobby; ``free`` counts its free seats."""

    number: int
    free: int


class LobbySnapshot(TypedDict):
    """All open tables by columns: the first frame of the lobby's socket, as JSON that is compressed with gzip.

    ``numbers``  each table's number, less the one before it
    ``of``       which of ``kinds`` each table is
    ``free``     the free seats of each table
    """

    kind: Literal["lobby"]
    version: int
    kinds: list[OpenKind]
    numbers: list[int]
    of: list[int]
    free: list[int]


class LobbyChange(TypedDict):
    """What has changed in the lobby since the frame before: tables that came or changed, and numbers that went."""

    kind: Literal["lobby-change"]
    version: int
    rows: list[OpenTable]
    gone: list[int]


class Sitter(TypedDict):
    """Somebody at an open table.

    ``kind``    ``guest``, ``account``, ``program``, or ``bot`` with its level as the name
    ``tables``  how many tables they have begun
    ``left``    at how many of these a bot was put in for them
    ``pace``    median time of their answers at running tables, in seconds; none if they gave too few
    ``rating``  in this game with this number of seats, with its ``doubt``; none if they have none, or hide it
    """

    name: str
    kind: str
    tables: int
    left: int
    pace: int | None
    rating: int | None
    doubt: int


class OpenSeats(TypedDict):
    """Who sits at one open table, and whether whoever asks is one of them."""

    number: int
    sitters: list[Sitter]
    mine: bool


class SitOpen(TypedDict):
    """Somebody sits down where no key is needed: what they are called, and what they give to the shuffle."""

    name: str
    words: str


class StartEarly(TypedDict):
    """The host begins: bots of this level take the seats that are free."""

    bot: str


class Removed(TypedDict):
    """Somebody is sent away before the start; with ``keep_out`` for good."""

    keep_out: bool


class SeatFor(TypedDict):
    """Whom a seat is for: a bot's level, or nothing for a person."""

    bot: str


class SeatOrder(TypedDict):
    """Who is to sit where: for each seat the seat that its sitter has now."""

    order: list[int]


class HostTerms(TypedDict):
    """What the host may change before the start: whether the lobby shows the table, and what onlookers may see."""

    open: bool
    watching: str


class Hosted(TypedDict):
    """What came of a host's wish: the table as it is now, and the new key of a seat, where it was given one."""

    card: TableCard
    key: str


class Companion(TypedDict):
    """Somebody one has played with."""

    person: int
    name: str
    game: str


class Invite(TypedDict):
    """Whom to invite."""

    person: int


class Invitation(TypedDict):
    """An invitation, or an offered rematch: to which table, by whom, who sits there, and on which terms."""

    table: str
    game: str
    inviter: str
    players: list[str]
    clock: str
    rated: bool


class MyTable(TypedDict):
    """A table of mine that is not over.

    ``seat``    my seat there
    ``asked``   whether I am asked now
    ``waiting`` the seats that are asked now
    """

    table: str
    game: str
    players: list[str]
    seat: int
    begun: bool
    asked: bool
    waiting: list[int]


class Mine(TypedDict):
    """My tables and my invitations: the first frame of one's own socket, and told again whenever it changes."""

    kind: Literal["mine"]
    tables: list[MyTable]
    invitations: list[Invitation]
