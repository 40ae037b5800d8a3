"""What can go wrong with an answer, one class for each."""

from partie.core.position import Reason


class PartieError(Exception):
    """The mother of all errors of the table."""


class UnreadableAction(PartieError):
    """The text is not an action of this game."""


class IllegalAction(PartieError):
    """The rules refuse the answer, and say why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class NotYourTurn(PartieError):
    """The open question is not put to this seat."""


class StaleQuestion(PartieError):
    """The answer names a question that is not open any more, or a part already given."""


class RulesBug(PartieError):
    """The rules broke their own promise: a dead end, or an agenda that never comes to a question."""
