"""What a table or a record refuses, in a form that a screen can show."""

from partie.core import IllegalAction, PartieError, StaleQuestion
from partie.words.messages import Message, message, reason_says


class Refused(Exception):
    """The call cannot be answered: a kind, and the words for it."""

    def __init__(self, kind: str, says: Message) -> None:
        super().__init__(kind)
        self.kind = kind
        self.says = says


def refused_answer(error: PartieError) -> Refused:
    """Why an answer was not taken: it breaks a rule, comes too late, or is none."""
    if isinstance(error, IllegalAction):
        return Refused("illegal", reason_says(error.reason))
    if isinstance(error, StaleQuestion):
        return Refused("stale", message("reason-too-late"))
    return Refused("refused", message("reason-not-offered"))
