"""Can a lesson be taught? Every sentence in every language, every step met, and no way to get stuck.

    from partie.testing.lesson import check_lesson

    def test_the_lesson_is_in_order():
        assert check_lesson(MY_GAME) == []

It says what is wrong, one line each, and nothing if all is well. A file that cannot be read at all raises
``BrokenLesson``, which says which file and why.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from partie.core import Game, Position, Rng
from partie.table.lesson import Course, Lesson, answer_one, lesson_of
from partie.testing.sentences import sentences
from partie.words.catalog import LANGUAGES, Catalog, MissingWords, common_text, lesson_catalog
from partie.words.check import complaints
from partie.words.handbook import handbook_of
from partie.words.texts import game_text

SENTENCES: Final = 3
PATIENCE: Final = 10  # as many times the walks asked for, until every step was met
MOST: Final = 400  # answers of a learner; whoever gives more is lost
_PLACE: Final = re.compile(r"-?[a-z]+-?[0-9]+")


@dataclass
class Walk:
    """One learner who answers at random inside what the lesson allows."""

    steps: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    is_over: bool = False
    unseen: list[str] = field(default_factory=list)  # what steps pointed at that did not lie there


def check_lesson(game: Game[Position], walks: int = 4) -> list[str]:
    """What is wrong with a game's lesson."""
    lesson = lesson_of(game)
    if lesson is None:
        return ["there is no lesson"]
    found = list(_words(game, lesson))
    if found:
        return found
    return [*_long(game, lesson), *_lights(game, lesson), *_handbook(game, lesson), *_walked(game, lesson, walks)]


def walk(game: Game[Position], luck: str) -> Walk:
    """Go through a lesson with a learner who chooses at random."""
    lesson = lesson_of(game)
    assert lesson is not None
    table, rng, course, went = lesson.open(), Rng(luck), Course(lesson), Walk()
    while not went.is_over and len(went.answers) < MOST:
        seen = table.snapshot(lesson.seat)
        if seen["asked"] is None and not seen["over"]:
            if answer_one(lesson, table) is None:
                return went
            continue
        told = course.step(seen, went.answers[-1] if went.answers else "")
        went.is_over = told["over"]
        went.steps += [told["step"]] if told["step"] else []
        went.unseen += [f"{told['step']!r}: {light!r}" for light in told["light"] if not _is_seen(light, seen["view"])]
        went.remarks += [told["after"]["key"]] if told["after"] else []
        if seen["asked"] is not None and not went.is_over:
            options = told["allow"] or [option["text"] for option in seen["asked"]["options"]]
            went.answers.append(options[rng.below(len(options))])
            table.answer(lesson.seat, seen["question"], seen["asked"]["part"], went.answers[-1], None)
    return went


def _is_seen(code: str, value: object) -> bool:
    """Whether a card or a place is anywhere in a view."""
    if isinstance(value, Mapping):
        return code in value or any([_is_seen(code, each) for each in value.values()])
    if isinstance(value, (list, tuple)):
        return any([_is_seen(code, each) for each in value])
    return code == value


def _walked(game: Game[Position], lesson: Lesson, walks: int) -> Iterator[str]:
    """Learners who get stuck, and steps that nobody ever met."""
    missing = {step.name for step in lesson.steps}
    for number in range(walks * PATIENCE):
        if number >= walks and not missing:
            return
        went = walk(game, f"learner {number}")
        missing -= set(went.steps)
        if not went.is_over:
            yield f"learner {number} never comes to the end: {', '.join(went.answers)}"
        yield from [f"learner {number} sees nothing to point at in step {each}" for each in went.unseen]
    for name in [step.name for step in lesson.steps if step.name in missing]:
        yield f"step {name!r} is never told"


def _words(game: Game[Position], lesson: Lesson) -> Iterator[str]:
    texts = {lang: game_text(game, lang, "lesson") for lang in LANGUAGES}
    yield from [f"{lang}: there are no words" for lang, text in texts.items() if text is None]
    given = {lang: text for lang, text in texts.items() if text is not None}
    beside = {lang: f"{common_text(lang)}\n{game_text(game, lang) or ''}" for lang in given}
    yield from complaints(given, set(lesson.messages()), beside)


def _long(game: Game[Position], lesson: Lesson) -> Iterator[str]:
    """Nobody reads more than a few sentences before an answer."""
    for lang in LANGUAGES:
        catalog = lesson_catalog(lang, game)
        for key in lesson.messages():
            count = sentences(_said(catalog, key))
            if count > SENTENCES:
                yield f"{lang}: {key} has {count} sentences"


def _said(catalog: Catalog, key: str) -> str:
    """A message. It takes no arguments."""
    try:
        return catalog.say(key)
    except MissingWords as error:
        raise ValueError(f"{key} takes an argument: {error}") from error


def _lights(game: Game[Position], lesson: Lesson) -> Iterator[str]:
    """A light is a card by its code, or a place on a grid."""
    decks = game.plan.decks.values()
    known = {game.notation.codes.get(card, str(card)) for deck in decks for card in deck}
    for step in lesson.steps:
        for light in step.light:
            if light not in known and not _PLACE.fullmatch(light):
                yield f"step {step.name!r}: {light!r} is neither a card nor a place"


def _handbook(game: Game[Position], lesson: Lesson) -> Iterator[str]:
    """Paragraphs that steps name must exist, where the game has a handbook."""
    book = handbook_of(game)
    if book is None:
        return
    for step in lesson.steps:
        if step.handbook and book.paragraph(step.handbook) is None:
            yield f"step {step.name!r}: the handbook has no paragraph {step.handbook!r}"
