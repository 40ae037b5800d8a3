"""Where and why a record cannot be played on, in words."""

from partie.core import Position
from partie.core.replay import BrokenRecord
from partie.words.catalog import key
from partie.words.messages import broken_says
from partie.words.speech import Speech

SENTENCES = (
    key("break-illegal"),
    key("break-not-asked"),
    key("break-unreadable"),
    key("break-too-many"),
    key("break-too-few"),
    key("break-start"),
)


def explain_break(error: BrokenRecord, speech: Speech[Position]) -> str:
    """A sentence that names the first question that does not fit the rules."""
    return speech.render(broken_says(error))
