"""What somebody says ahead, as JSON. It travels between the server and them alone."""

from typing import TypedDict

from partie.words.messages import Message


class AheadAnswer(TypedDict):
    """An answer that can be said ahead, as a record writes it and in words."""

    text: str
    says: Message


class AheadKind(TypedDict):
    """A kind of question that can be answered ahead, how it is asked, and the answers that a screen offers."""

    question: str
    prompt: Message
    answers: list[AheadAnswer]


class StandingOrder(TypedDict):
    """What is answered to a kind of question: the first of ``texts`` that is legal. Without texts, nothing any more.

    ``lasts`` ``once``, ``round`` (until the end of this round) or ``always`` (until something else is said)
    ``away``  whether it is also given while its person does not have the table open; the others can tell then
    """

    question: str
    texts: list[str]
    lasts: str
    away: bool


class AheadCard(TypedDict):
    """What a seat can say ahead, and what it has said."""

    kinds: list[AheadKind]
    orders: list[StandingOrder]
