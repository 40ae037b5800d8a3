"""Lessons: guided first games. A game ships its own in the folder ``lesson`` of its package.

``lesson.json`` holds a fixed deal, what the opponents answer, and the steps: when each is told and what it allows.
``en.ftl`` and the other languages hold the sentences, under ``lesson-NAME``. See ``docs/build/lessons.md``.
"""

from partie.table.lesson.course import Course
from partie.table.lesson.opponents import answer_one, scripted
from partie.table.lesson.reading import BrokenLesson, lesson_of, read_lesson
from partie.table.lesson.steps import Lesson, Opponent, Remark, Step

__all__ = [
    "BrokenLesson",
    "Course",
    "Lesson",
    "Opponent",
    "Remark",
    "Step",
    "answer_one",
    "lesson_of",
    "read_lesson",
    "scripted",
]
