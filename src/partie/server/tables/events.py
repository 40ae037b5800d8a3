"""What happens at the tables of a process, for those parts of the server that follow from tables.

What is told stands: an answer is in the log, and has been told to those who look, before anything here says so.
"""

from typing import NamedTuple

from partie.server.infra.signals import Signal
from partie.server.tables.room import Room


class AnswerCommitted(NamedTuple):
    """An answer that was given through this process counts. ``opens`` says whether another question is asked now."""

    table: Room
    opens: bool


class TableSynced(NamedTuple):
    """A table has caught up with the database. ``is_reloaded`` says that all of it was read, as when it is opened."""

    table: Room
    is_reloaded: bool


class TimeRunningOut(NamedTuple):
    """This share of a seat's time is left: a half, or a tenth."""

    table_id: str
    seat: int
    question: int
    share: float


class TableEvents:
    """All of it. Who hears of what, and in which order, is said in ``services`` alone."""

    def __init__(self) -> None:
        self.answer_committed = Signal[AnswerCommitted]("an answer")
        self.synced = Signal[TableSynced]("a table that has caught up")
        self.seats_changed = Signal[Room]("a change of seats")
        self.joined = Signal[Room]("a player or onlooker who has come")
        self.ended = Signal[Room]("the end of a table")
        self.time_running_out = Signal[TimeRunningOut]("a deadline that comes near")
