"""The conversation in a lesson: what is taught stands in a box, and only what the lesson needs is offered."""

from collections.abc import Sequence
from typing import Final, override

from rich.box import ROUNDED
from rich.panel import Panel
from rich.text import Text

from partie.cli.kept import Keeper
from partie.core import Action, Position, Seat
from partie.table.lesson import Course
from partie.table.snapshot import snapshot
from partie.terminal.board import Board
from partie.terminal.dialogue import Dialogue
from partie.terminal.screen import Screen
from partie.words.messages import Message
from partie.words.speech import Speech

LEAVE: Final = "leave"
WIDEST: Final = 88  # a longer line is hard to read


class Guided(Dialogue):
    """A person who learns a game. Without a course, when the lesson is over or was left, it is like any other table."""

    def __init__(self, keeper: Keeper, course: Course, board: Board, speech: Speech[Position], screen: Screen) -> None:
        super().__init__(keeper.match, board, speech, screen, [course.lesson.seat], None, self._keep)
        self.keeper = keeper
        self.course: Course | None = course
        self.allowed: list[str] | None = None
        self.answered = ""

    def close(self) -> None:
        """The game has ended, and the lesson with it."""
        if self.course is not None:
            self._teach(self.course.lesson.seat)

    # -- showing --------------------------------------------------------------------------------------------------

    @override
    def offered(self, seat: Seat) -> Sequence[Action]:
        legal = super().offered(seat)
        if self.allowed is None:
            return legal
        return [action for action in legal if self.match.game.notation.text(action) in self.allowed]

    @override
    def _show(self, seat: Seat) -> None:
        if self.course is None:
            super()._show(seat)
            return
        self.show_news(seat)
        says = self._teach(seat)
        self._show_table(seat)
        if says is not None:
            self._box(says)
        self._show_question(seat)

    def _teach(self, seat: Seat) -> Message | None:
        """Say what there is to say about the last answer, and at the end that it is the end: what is told next."""
        assert self.course is not None
        step = self.course.step(snapshot(self.match, seat), self.answered)
        self.answered, self.allowed = "", step["allow"]
        if step["after"] is not None:
            self._box(step["after"])
        if not step["over"]:
            return step["says"]
        if step["says"] is not None:
            self._box(step["says"])
        self.course = None
        return None

    @override
    def _show_question(self, seat: Seat) -> None:
        super()._show_question(seat)
        if self.course is not None:
            self.screen.line(self.speech.say("learn-keys", typed=LEAVE), "dim")

    def _box(self, says: Message) -> None:
        title, text = self.speech.say("learn-title"), self.speech.render(says)
        self.screen.line()
        if self.screen.plain:
            self.screen.line(f"{title}: {text}")
            return
        width = min(self.screen.width, WIDEST)
        self.screen.draw(Panel(Text(text), box=ROUNDED, title=title, title_align="left", width=width, padding=(0, 1)))

    # -- reading --------------------------------------------------------------------------------------------------

    @override
    def _looks_up(self, seat: Seat, text: str) -> bool:
        if text.lower() != LEAVE or self.course is None:
            return super()._looks_up(seat, text)
        self.course, self.allowed = None, None
        self.keep()
        self.screen.line(self.speech.say("learn-left"))
        self._show_question(seat)
        return True

    @override
    def _answer(self, question: int, seat: Seat, text: str) -> bool:
        action = self._action(seat, text)
        if self.allowed is not None and action in super().offered(seat) and action not in self.offered(seat):
            self.screen.line(self.speech.say("learn-not-now", typed=LEAVE))
            return False
        if not super()._answer(question, seat, text):
            return False
        self.answered = "" if action is None else self.match.game.notation.text(action)
        return True

    @override
    def _undo(self, seat: Seat) -> bool:
        is_undone = super()._undo(seat)
        if is_undone:
            self.answered = ""
        return is_undone

    def _keep(self) -> None:
        self.keeper.told = None if self.course is None else list(self.course.told)
        self.keeper.keep()
