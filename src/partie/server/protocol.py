"""What travels between a server and a browser, as JSON: the one description of it.

TypeScript's types are made from these classes (``tools/typescript.py``), and a test compares them. A table is made,
looked at and sat down at by requests; it is played through a socket, and one socket is one pair of eyes: those of a
seat, or of an onlooker. What a table itself says is described in ``partie.table.shapes``.
"""

from collections.abc import Mapping
from typing import Literal, TypedDict

from partie.table.shapes import Broken, Change, Look
from partie.words.messages import Message


class Here(TypedDict):
    """That a server is behind the site, and its version."""

    partie: str


class NewOnline(TypedDict):
    """A table to be made.

    ``seats``  a bot's level for each seat, nothing for a person
    ``name``   what whoever makes it is called; they sit down at ``seat`` at once
    ``words``  what they give to the shuffle, nothing if they do not care
    """

    game: str
    settings: Mapping[str, str]
    seats: list[str]
    name: str
    words: str
    seat: int


class MadeTable(TypedDict):
    """A table that was made.

    ``luck``      the commitment to its luck, told before anybody sits down
    ``keys``      a key for each seat, nothing for a bot's: whoever has it may sit down there
    ``onlookers`` the key for those who only look on
    """

    table: str
    luck: str
    keys: list[str]
    onlookers: str


class SeatCard(TypedDict):
    """A seat as anybody at the table may know it.

    ``bot``   the level of the bot that answers for it now, nothing for a person
    ``taken`` whether somebody sits there, a bot too
    ``here``  whether they have the table open now
    """

    seat: int
    name: str
    bot: str
    taken: bool
    here: bool


class TableCard(TypedDict):
    """A table as whoever asks may know it.

    ``mine``      the seats of whoever asks
    ``invited``   the seat that the key they came with is for; none for an onlooker's key, or without one
    ``onlookers`` the key for those who only look on
    ``begun``     whether everybody sat down, so that it is played
    ``next``      the table at which the same people play once more, nothing if there is none
    """

    table: str
    game: str
    settings: Mapping[str, str]
    luck: str
    players: list[SeatCard]
    mine: list[int]
    invited: int | None
    onlookers: str
    begun: bool
    over: bool
    next: str


class SitDown(TypedDict):
    """Somebody sits down: the key of the seat, what they are called, and what they give to the shuffle."""

    key: str
    name: str
    words: str


class Entrusted(TypedDict):
    """Who answers for a seat from now on: a bot's level, nothing for the person who sits there."""

    bot: str


class Rematch(TypedDict):
    """The table at which the same people play once more."""

    table: str


class Done(TypedDict):
    """What was asked for with this number is done, and what came of it.

    Of an answer and a claim, nothing; of ``undo`` whether it was taken back; of ``foresee`` a ``Foreseen`` or nothing;
    of ``why_not`` a ``Message`` or nothing; of ``hint`` a list of ``Considered``; of ``view`` a ``ViewText``; of
    ``older`` a list of ``EventJson``.
    """

    kind: Literal["done"]
    ref: int
    result: object


class Refused(TypedDict):
    """What was asked for with this number was not done, and why."""

    kind: Literal["refused"]
    ref: int
    why: Broken


class Seats(TypedDict):
    """Who sits at the table: the first word on every socket, and told again whenever it changes."""

    kind: Literal["seats"]
    card: TableCard


class Claimed(TypedDict):
    """A seat said something to the table, true or not. It is told once, and kept by nobody but those who hear it."""

    kind: Literal["claimed"]
    seat: int
    question: int
    says: Message


class Bye(TypedDict):
    """The last word before the server closes on purpose: ``restart``, ``slow`` or ``elsewhere``."""

    kind: Literal["bye"]
    why: str


type FromServer = Look | Change | Done | Refused | Seats | Claimed | Bye


class Answer(TypedDict):
    """A part of an answer to a question. Given twice it counts once."""

    kind: Literal["answer"]
    ref: int
    question: int
    part: int
    text: str


class Undo(TypedDict):
    """Take the last answer back."""

    kind: Literal["undo"]
    ref: int


class Foresee(TypedDict):
    """What would answers make of the view?"""

    kind: Literal["foresee"]
    ref: int
    texts: list[str]


class WhyNot(TypedDict):
    """Why can this not be answered now?"""

    kind: Literal["why_not"]
    ref: int
    text: str


class Hint(TypedDict):
    """What would a good player consider?"""

    kind: Literal["hint"]
    ref: int


class OwnView(TypedDict):
    """My own view as text, for the engine in my browser; with what I was told, where a bot is to be asked there."""

    kind: Literal["view"]
    ref: int
    told: bool


class Claim(TypedDict):
    """Say something to the table: one of the sentences that the game's screen offers, by its key and its arguments."""

    kind: Literal["claim"]
    ref: int
    key: str
    args: dict[str, object]


class Older(TypedDict):
    """The lines of the log before this one, counted from the beginning of the game."""

    kind: Literal["older"]
    ref: int
    before: int


type FromClient = Answer | Undo | Foresee | WhyNot | Hint | OwnView | Claim | Older
