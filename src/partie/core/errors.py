"""What can go wrong with an answer, one class for each."""

from partie.core.state import Reason


class TableError(Exception):
    """The mother of all errors of the table."""


class UnreadableAction(TableError):
    """The text is not an action of this game."""


class IllegalAction(TableError):
    """The rules refuse the answer, and say why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class NotYourTurn(TableError):
    """The open question is not put to this seat."""


class StaleQuestion(TableError):
    """The answer names a question that is not open any more, or a part already given."""


class RulesBug(TableError):
    """The rules broke their own promise: a dead end, or an agenda that never comes to a question."""
