"""What is asked of the talk's pages, and answered, as JSON."""

from typing import TypedDict

from partie.server.tables.schemas import Line
from partie.words.messages import Message


class TalkMe(TypedDict):
    """How whoever asks talks.

    ``known``     whether they are anybody yet; who has never sat down is not
    ``free``      whether they have free text on; without it none reaches them, and they write none
    ``why``       why they cannot have it on; none if they can
    ``moderator`` whether they look after what is reported
    ``notices``   how many decisions about them can still be appealed against
    """

    known: bool
    free: bool
    why: Message | None
    moderator: bool
    notices: int


class TalkChoice(TypedDict):
    """Free text on or off."""

    free: bool


class Shun(TypedDict):
    """Whom one does not want to hear: whoever said a line, or sits at a seat of a table where one sits oneself.

    ``block`` whether one does not want to sit with them either
    """

    line: int | None
    table: str
    seat: int | None
    block: bool


class NewReport(TypedDict):
    """A line that a moderator should look at, and why."""

    line: int
    why: str


class ReportedLine(TypedDict):
    """A line around the one that was reported. ``heard`` are the names of those who were shown it."""

    line: Line
    reported: bool
    heard: list[str]


class ReportCard(TypedDict):
    """What was reported, for a moderator.

    ``number``   the person whose line it was
    ``before``   how many decisions there were about them
    ``decision`` nothing yet, or ``nothing``, ``warn``, ``silence`` or ``ban``
    ``days``     how long a ``silence`` lasts
    ``appeal``   what they say against the decision; nothing if they have not said anything
    """

    id: int
    number: int
    name: str
    reporter: str
    why: str
    made: int
    game: str
    lines: list[ReportedLine]
    before: int
    decision: str
    days: int
    note: str
    appeal: str


class Decision(TypedDict):
    """What a moderator decides: ``nothing``, ``warn``, ``silence`` for some days, or ``ban``; and why."""

    decision: str
    days: int
    note: str


class Appeal(TypedDict):
    """What somebody says against a decision about them."""

    text: str


class Verdict(TypedDict):
    """The answer to an appeal: whether the decision is lifted, and what the moderator says to it."""

    lifted: bool
    note: str


class Notice(TypedDict):
    """A decision about whoever reads it.

    ``text``    what they had written, as long as it is kept; nothing for a phrase
    ``appeal``  what they said against it
    ``verdict`` the answer to that: ``kept`` or ``lifted``; nothing yet, or if there was no appeal
    ``may_appeal`` whether they still can
    """

    id: int
    decision: str
    days: int
    note: str
    decided: int
    text: str
    appeal: str
    verdict: str
    verdict_note: str
    may_appeal: bool
