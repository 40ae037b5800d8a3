"""What travels between a server and a browser, as JSON: the one description of it.

TypeScript's types are made from these classes (``tools/typescript.py``), and a test compares them. A table is made,
looked at and sat down at by requests; it is played through a socket, and one socket is one pair of eyes: those of a
seat, or of an onlooker. What a table itself says is described in ``partie.table.shapes``.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from partie.server.clocks.schemas import ClocksJson
from partie.table.shapes import Broken, Change, Look
from partie.words.messages import Message


class Here(TypedDict):
    """That a server is behind the site, and its version."""

    partie: str


class TermsJson(TypedDict):
    """What is agreed on at a table beside the game's own settings.

    ``open``     whether the lobby shows it; else it is found by its links alone
    ``clock``    how long people may think; nothing if nobody is timed
    ``watching`` what onlookers may see: ``open``, ``late`` (one round behind) or ``none``; in a wish nothing,
                 for what is usual in the game
    ``rated``    whether it counts for ratings
    ``language`` the language that people talk there; nothing if it does not matter
    """

    open: bool
    clock: str
    watching: str
    rated: bool
    language: str


class NewOnline(TypedDict):
    """A table to be made.

    ``terms``  nothing for a table that is found by its links alone, without clocks
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
    terms: NotRequired[TermsJson]


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
    ``program`` whether it is a program that somebody wrote
    ``taken`` whether somebody sits there, a bot too
    ``reserved`` whether only the person of this name may sit down there: a rematch was offered to them
    ``here``  whether they have the table open now
    """

    seat: int
    name: str
    bot: str
    program: bool
    taken: bool
    reserved: bool
    here: bool


class TableCard(TypedDict):
    """A table as whoever asks may know it.

    ``mine``      the seats of whoever asks
    ``invited``   the seat that the key they came with is for; none for an onlooker's key, or without one
    ``reserved``  the seat that is reserved for whoever asks, which they take without a key; none if there is none
    ``onlookers`` the key for those who only look on
    ``looking_on`` how many of them have the table open now
    ``begun``     whether everybody sat down, so that it is played
    ``next``      the table of a rematch, nothing if nobody has offered one
    ``offered``   whether a seat at that table is reserved for whoever asks: they accept by asking for a rematch too
    ``host``      the seat of whoever made the table; none if they sit there no more
    ``own``       the key of the seat's own link, for whoever has just sat down or came with it: it opens the seat of a
                  guest again in another browser
    ``ending``    ``agreed`` if people ended it before the rules did: it counts for nobody
    ``clocks``    none before it has begun
    """

    table: str
    game: str
    settings: Mapping[str, str]
    luck: str
    players: list[SeatCard]
    mine: list[int]
    invited: int | None
    reserved: int | None
    onlookers: str
    looking_on: int
    begun: bool
    over: bool
    next: str
    offered: bool
    host: int | None
    terms: TermsJson
    own: NotRequired[str]
    ending: str
    clocks: ClocksJson | None


class SitDown(TypedDict):
    """Somebody sits down: the key of the seat, what they are called, and what they give to the shuffle."""

    key: str
    name: str
    words: str


class Entrusted(TypedDict):
    """Who answers for a seat from now on: a bot's level, nothing for the person who sits there."""

    bot: str


class Rematch(TypedDict):
    """The table at which whoever asked for a rematch sits now. It begins when the others have sat down there too."""

    table: str


class Done(TypedDict):
    """What was asked for with this number is done, and what came of it.

    Of an answer, a claim and ``say``, nothing; of ``undo`` whether it was taken back; of ``foresee`` a ``Foreseen`` or
    nothing; of ``why_not`` a ``Message`` or nothing; of ``hint`` a list of ``Considered``; of ``view`` a ``ViewText``;
    of ``older`` a list of ``EventJson``; of ``listen`` a ``Talk``.
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


class Line(TypedDict):
    """Something that was said at a table: a sentence that each reader's catalog has, or what somebody wrote.

    ``seat``      who said it; none for an onlooker, whose ``name`` may be empty
    ``mine``      whether the reader said it
    ``says``      the sentence; none for free text
    ``text``      free text; nothing for a sentence
    ``onlookers`` whether it was said among onlookers
    ``when``      milliseconds since 1970
    """

    id: int
    seat: int | None
    name: str
    mine: bool
    says: Message | None
    text: str
    onlookers: bool
    when: int


class Talk(TypedDict):
    """What was said at a table as these eyes may know it, the last lines; and why they cannot write freely, if so."""

    lines: list[Line]
    why: Message | None


class Said(TypedDict):
    """Somebody said something. It is in the database, and in no record."""

    kind: Literal["said"]
    line: Line


class Bye(TypedDict):
    """The last word before the server closes on purpose.

    ``why`` is ``restart``, ``slow``, ``elsewhere``, ``ended`` (this browser was signed out), ``renewed`` (this browser
    has the cookie of a new session, and comes back with it) or ``moved`` (the seat is another person's now).
    """

    kind: Literal["bye"]
    why: str


class Clocks(TypedDict):
    """How the clocks of a timed table stand, told after each change of who is asked."""

    kind: Literal["clocks"]
    clocks: ClocksJson


class Behind(TypedDict):
    """The server knows less of the table than whoever looks: it was restored from a backup, or its database has lost
    answers in a failover. It is told before a look, which shows where the table stands; also to eyes that are open.

    A socket says with ``known`` the highest number of a question that its eyes have seen there.
    """

    kind: Literal["behind"]


type FromServer = Look | Change | Done | Refused | Seats | Claimed | Clocks | Said | Behind | Bye


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


class Say(TypedDict):
    """Say something to those who have the table open: a sentence by its key and its arguments, or free text.

    One of ``key`` and ``text`` is empty.
    """

    kind: Literal["say"]
    ref: int
    key: str
    args: dict[str, object]
    text: str


class Listen(TypedDict):
    """What was said here after this line?"""

    kind: Literal["listen"]
    ref: int
    after: int


class Older(TypedDict):
    """The lines of the log before this one, counted from the beginning of the game."""

    kind: Literal["older"]
    ref: int
    before: int


type FromClient = Answer | Undo | Foresee | WhyNot | Hint | OwnView | Claim | Say | Listen | Older
