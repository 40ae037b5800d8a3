"""What travels between a table and a screen, as JSON: the one description of it.

TypeScript's types are made from these classes (``tools/typescript.py``), and a test compares them. Nothing here is
a sentence: a ``Message`` is a key with arguments, and the reader's own catalog makes words of it.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from partie.bots.opinion import Measure
from partie.words.messages import Message


class Pick(TypedDict):
    """One step of an answer: which field of it, and what to point at, as a record writes it."""

    field: str
    value: str


class Option(TypedDict):
    """An answer that may be given: as a record writes it, step by step, and in words."""

    text: str
    picks: list[Pick]
    says: Message


class Asked(TypedDict):
    """A question put to a seat. ``part`` counts what the seat has already given of its answer."""

    question: int
    part: int
    name: str
    prompt: Message
    rule: Message
    options: list[Option]


class PointJson(TypedDict):
    """Points of one column of the score sheet from one source, and why. A column beyond the seats is the automaton's.

    ``card`` is the card that scored, by its code, where one did.
    """

    seat: int
    row: Message
    points: int
    why: Message
    card: str | None


class EventJson(TypedDict):
    """What happened, at which question; ``pieces`` are the cards it names, by their codes, ``places`` where."""

    question: int
    kind: str
    says: Message
    seat: int | None
    pieces: list[str]
    places: list[str]


class OutcomeJson(TypedDict):
    """How it ended: a rank and a score for each seat.

    ``tie`` says what seats with equal scores were put in order by, in a game in which they do not share a rank.
    """

    ranks: list[int]
    scores: list[int]
    ending: Message
    tie: Message | None


class LaidJson(TypedDict):
    """What lies on a place: a card by its code, empty for none; figures of seats; what else, as keys to be said."""

    card: str
    turned: bool
    seats: list[int]
    notes: list[str]


class Snapshot(TypedDict):
    """The table through one viewer's eyes. ``version`` rises when anything changes for this viewer, and only then.

    ``given``     what this viewer has answered to the open question so far, sealed
    ``answered``  the seats whose answer to the open question is in
    ``interjections``  what the viewer may say now although nobody asks, as an answer to this question with part 0
    ``view``      the position with holes; a game's own type
    ``grids``     what lies on each place of a grid, for a board that knows no game
    ``counted``   what anybody could count by looking at the view; a game's own type
    ``automaton`` who scores without a seat, if anybody does: the column after the last seat's
    ``log``       what this viewer was told, oldest first, but for the ``since`` lines that the screen has already
    """

    game: str
    version: int
    viewer: int
    players: list[str]
    automaton: str
    question: int
    over: bool
    waiting: list[int]
    answered: list[int]
    given: list[str]
    asked: Asked | None
    interjections: list[Option]
    may_undo: bool
    view: Mapping[str, object]
    grids: dict[str, list[dict[str, LaidJson]]]
    counted: Mapping[str, object]
    standing: list[PointJson]
    sheet: list[PointJson]
    outcome: OutcomeJson | None
    since: int
    log: list[EventJson]


class Look(TypedDict):
    """The first thing that eyes at a table are sent, and again whenever they are opened once more: all they may see."""

    kind: Literal["look"]
    version: int
    snapshot: Snapshot


class Replaced(TypedDict, total=False):
    """The fields of a snapshot that a change replaces whole; those that did not change are missing."""

    automaton: str
    question: int
    over: bool
    waiting: list[int]
    answered: list[int]
    given: list[str]
    asked: Asked | None
    interjections: list[Option]
    may_undo: bool
    outcome: OutcomeJson | None


class Difference(TypedDict, total=False):
    """What changed in an object, or in a list that has as many entries as before: an entry of it goes by its index.

    ``set``     entries that have a new value, or are new
    ``inside``  entries of which only a part changed
    ``gone``    entries of an object that are no more
    """

    set: Mapping[str, object]
    inside: Mapping[str, "Difference"]
    gone: list[str]


Lines = TypedDict("Lines", {"from": int, "lines": list[EventJson]})
Lines.__doc__ = """Lines of the log from a certain one on, counted from the beginning of the game; older ones stay."""


Spliced = TypedDict("Spliced", {"from": int, "until": int, "points": list[PointJson]})
Spliced.__doc__ = """Points that stand in the place of those from one on until before another; all others stay."""


class Change(TypedDict):
    """What changed for these eyes since the version before this one; what did not is missing."""

    kind: Literal["change"]
    version: int
    fields: Replaced
    view: NotRequired[Difference]
    counted: NotRequired[Difference]
    grids: NotRequired[Difference]
    standing: NotRequired[Spliced]
    sheet: NotRequired[Spliced]
    log: NotRequired[Lines]


class Status(TypedDict):
    """How far a match is, as anybody may know: whoever keeps it need not look through anybody's eyes."""

    question: int
    over: bool
    waiting: list[int]
    outcome: OutcomeJson | None


class Foreseen(TypedDict):
    """What an answer would make of the view if nobody else did anything."""

    view: Mapping[str, object]
    counted: Mapping[str, object]
    standing: list[PointJson]
    gains: list[int]


class ViewText(TypedDict):
    """A view as text, for an engine that has nothing else of the table.

    ``seat``      whose view it is
    ``deck``      the card set it is played with
    ``position``  the position with holes, as one line
    ``told``      what the viewer was told from the beginning on, where a bot is to be asked: each event with its fields
    """

    seat: int
    deck: str
    position: str
    told: list[list[object]]


class Thought(TypedDict):
    """What a bot would answer.

    ``part``  the first part that is still owed: a person may have given some before a bot took their seat over
    ``texts`` all parts from that one on
    ``seen``  a mark of what it saw when it thought
    """

    seat: int
    question: int
    part: int
    texts: list[str]
    seen: str


class Considered(TypedDict):
    """An answer that a bot looked at, and what it expects of it: points, or a rank from 0 (last) to 1 (first)."""

    text: str
    says: Message
    expected: float
    measure: Measure


class Checked(TypedDict):
    """One thing looked at in a record. ``why`` is set where a row of it breaks the rules."""

    name: str
    verdict: str
    detail: str
    why: Message | None


class ReadingJson(TypedDict):
    """A record that is open: what it says of itself, its last moment, and those a person steps through."""

    headers: dict[str, str]
    players: list[str]
    last: int
    over: bool
    digest: str
    stops: list[int]


class Suspicion(TypedDict):
    """How likely an onlooker took each seat for one that hides its side, after a question."""

    question: int
    seats: list[float]


class Seating(TypedDict):
    """A table to open: who sits where, a bot's name or nothing for a person, and what was agreed."""

    game: str
    players: list[str]
    bots: list[str]
    settings: dict[str, str]
    salt: list[str]
    headers: dict[str, str]


class LessonTable(TypedDict):
    """The table of a lesson: how it was opened, with which luck, where the learner sits, and how many steps it has."""

    seating: Seating
    seed: str
    seat: int
    steps: int


class LessonStep(TypedDict):
    """What a learner is told at a question.

    ``step``      the step that is being taught; empty where the learner answers alone
    ``says``      what is told before the answer; when the lesson is over, its last words
    ``after``     what there is to say about the answer that was given before
    ``allow``     the answers that the lesson needs; null if any will do
    ``light``     cards or places to point at
    ``handbook``  the paragraph of the handbook with more, if there is one
    ``told``      the steps told so far, this one included: to be kept beside the table, and given back at the next call
    ``over``      whether the lesson has ended; the game may go on
    """

    step: str
    says: Message | None
    after: Message | None
    allow: list[str] | None
    light: list[str]
    handbook: str
    told: list[str]
    over: bool


class TableSetting(TypedDict):
    """A setting a table can choose, with its values, the usual one first."""

    name: str
    values: list[str]


class FieldJson(TypedDict):
    """A field of a view, for a board that knows no game.

    ``key``     what it is called in the game's catalogs
    ``kind``    ``zone``: pieces; ``zones``: several such; ``grid``: maps from places to ``LaidJson``; ``fact``: numbers
    ``by_seat`` whether there is one for each seat
    ``place``   of a grid: what an answer calls one of its places
    """

    name: str
    key: str
    kind: str
    by_seat: bool
    place: str


class PartJson(TypedDict):
    """A field of an answer: ``card``, ``cell``, ``seat`` or ``number``, or ``word`` for one of a few words."""

    field: str
    kind: str


class GameJson(TypedDict):
    """What a game needs to be set up, and to be drawn by a board that knows no game.

    ``minutes`` is how long it takes, the least and the most, if the game says so; ``backs`` are the names of backs, as
    keys of the catalogs; ``answers`` go by their verbs; ``hidden_roles`` says that sides are secret.
    """

    name: str
    version: int
    least: int
    most: int
    minutes: tuple[int, int] | None
    hidden_roles: bool
    settings: list[list[TableSetting]]
    automaton: str
    backs: dict[str, str]
    fields: list[FieldJson]
    answers: dict[str, list[PartJson]]


class Broken(TypedDict):
    """Why something could not be done: a kind a program can tell apart, and the words for it."""

    kind: str
    says: Message
