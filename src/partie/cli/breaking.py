"""Where and why a record cannot be played on, in words."""

from partie.core import BrokenRecord, State, letter
from partie.words.catalog import key
from partie.words.speech import Speech

SENTENCES = {
    "illegal": key("break-illegal"),
    "not-asked": key("break-not-asked"),
    "unreadable": key("break-unreadable"),
    "too-many": key("break-too-many"),
    "too-few": key("break-too-few"),
    "no-start": key("break-start"),
}


def explain_break(error: BrokenRecord, speech: Speech[State]) -> str:
    """A sentence that names the first question that does not fit the rules."""
    reason = speech.reason(error.reason) if error.reason is not None else ""
    return speech.say(SENTENCES[error.kind], question=error.number, seat=letter(error.seat), reason=reason)
