"""How far a learner is: which steps were told, and what comes next."""

from collections.abc import Sequence
from typing import Final

from partie.table.lesson.conditions import hold, matches
from partie.table.lesson.steps import Lesson, Step, lesson_says
from partie.table.shapes import LessonStep, Snapshot

NOTHING: Final = ""  # at the end of what was told: the last step has been answered, and no other is being taught


class Course:
    """One learner in one lesson. All that has to be kept is ``told``, the names of the steps in the order of telling.

    It may be asked again at the same moment, after a reload or when an answer was taken back: it then finds the step
    that fits what lies on the table.
    """

    def __init__(self, lesson: Lesson, told: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.told: list[str] = list(told)

    def step(self, seen: Snapshot, answered: str = "") -> LessonStep:
        """What the learner is told now. ``answered`` is what they have answered since the last time, if anything."""
        after = self._close(answered) if answered else ""
        step: Step | None = None
        is_over = seen["over"]
        if seen["asked"] is not None:
            step = self._now(seen)
            is_over = is_over or (step is None and self._has_told_all())
        name = self.lesson.end if is_over else step.name if step else ""
        return {
            "step": step.name if step else "",
            "says": lesson_says(name) if name else None,
            "after": lesson_says(after) if after else None,
            "allow": _allowed(step, seen) if step else None,
            "light": list(step.light) if step else [],
            "handbook": step.handbook if step else "",
            "told": list(self.told),
            "over": is_over,
        }

    def _close(self, answered: str) -> str:
        """The step that is being taught has its answer: the name of what there is to say about it."""
        step = self.lesson.step(self.told[-1]) if self.told else None
        self._end_step()
        return step.remark(answered) if step else ""

    def _end_step(self) -> None:
        if self.told and self.told[-1] != NOTHING:
            self.told.append(NOTHING)

    def _now(self, seen: Snapshot) -> Step | None:
        """The step to teach at this question: the one that is being taught, if it still fits, or the next."""
        again = self._again(seen)
        if again is not None:
            return again
        for step in () if self._has_told_all() else self.lesson.steps:
            if step.name not in self.told and hold(step.when, seen):
                self.told = [*[name for name in self.told if name != NOTHING], step.name]
                return step
        self._end_step()
        return None

    def _has_told_all(self) -> bool:
        """Whether the last step was told. Steps that never fitted are not told after it."""
        return self.lesson.steps[-1].name in self.told

    def _again(self, seen: Snapshot) -> Step | None:
        """The last step that fits what lies there. If it was not the very last, later answers were taken back."""
        if not self.told or self.told[-1] == NOTHING:
            return None
        for at in range(len(self.told), 0, -1):
            step = self.lesson.step(self.told[at - 1])
            if step is not None and hold(step.when, seen):
                self.told = self.told[:at]
                return step
        return None


def _allowed(step: Step, seen: Snapshot) -> list[str] | None:
    """The answers that the lesson needs; None if any will do. Nobody is left without an answer."""
    asked = seen["asked"]
    texts = [] if asked is None else [option["text"] for option in asked["options"]]
    found = [text for text in texts if any([matches(pattern, text) for pattern in step.allow])]
    return found if found and len(found) < len(texts) else None
