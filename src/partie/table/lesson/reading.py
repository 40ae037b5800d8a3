"""Read a game's ``lesson.json``. What is wrong in it is said together with the file and the place."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Final

from partie.bots import UnknownBot, find_bot
from partie.core import Game, Position, Seat, UnreadableAction, letter
from partie.core.seats import seat_of
from partie.table.lesson.conditions import BOUNDS, Bound, Conditions, Value
from partie.table.lesson.steps import Lesson, Opponent, Remark, Step
from partie.words.texts import game_folder

FOLDER: Final = "lesson"
FILE: Final = "lesson.json"
LESSON: Final = {"seats", "settings", "seat", "seed", "salt", "opponents", "steps", "end"}
STEP: Final = {"name", "when", "allow", "light", "after", "handbook"}
REMARK: Final = {"answer", "say"}
OPPONENT: Final = {"bot", "script"}


class BrokenLesson(ValueError):
    """A ``lesson.json`` that cannot be taught; the message names the file and says what is wrong."""


@cache
def lesson_of(game: Game[Position]) -> Lesson | None:
    """The lesson that a game ships; None if it has none."""
    path = game_folder(game) / FOLDER / FILE
    if not path.is_file():
        return None
    try:
        return read_lesson(game, path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BrokenLesson(f"{path}: {error}") from error


def read_lesson(game: Game[Position], text: str) -> Lesson:
    """The lesson that a text describes."""
    said = _object(json.loads(text), "the lesson")
    _only(said, LESSON, "the lesson")
    seats = _number(said.get("seats"), "seats")
    if seats not in game.seats:
        raise BrokenLesson(f"seats: {game.name} is for {game.seats.start} to {game.seats.stop - 1}, not {seats}")
    seat = _seat(said.get("seat"), seats, "seat")
    lesson = Lesson(
        game=game.name,
        seats=seats,
        settings=_settings(game, seats, said.get("settings", {})),
        seat=seat,
        seed=_text(said.get("seed"), "seed"),
        salt=_text(said.get("salt", ""), "salt"),
        opponents=_opponents(game, seats, seat, said.get("opponents", {})),
        steps=tuple([_step(game, each, number) for number, each in enumerate(_list(said.get("steps"), "steps"), 1)]),
        end=_text(said.get("end"), "end"),
    )
    if not lesson.steps:
        raise BrokenLesson("steps: a lesson has at least one")
    names = [step.name for step in lesson.steps]
    for name in names:
        if names.count(name) > 1:
            raise BrokenLesson(f"steps: {name!r} stands twice")
    return lesson


def _settings(game: Game[Position], seats: int, said: object) -> dict[str, str]:
    known = game.settings_for(seats)
    found = {name: _text(value, f"settings: {name}") for name, value in _object(said, "settings").items()}
    for name, value in found.items():
        if value not in known.get(name, ()):
            raise BrokenLesson(f"settings: {game.name} has no {name}={value} for {seats} seats")
    return found


def _opponents(game: Game[Position], seats: int, learner: Seat, said: object) -> dict[Seat, Opponent]:
    found: dict[Seat, Opponent] = {}
    for name, each in _object(said, "opponents").items():
        where = f"opponents: {name}"
        about = _object(each, where)
        _only(about, OPPONENT, where)
        bot = _text(about.get("bot"), f"{where}: bot")
        try:
            find_bot(bot, game)
        except UnknownBot as error:
            raise BrokenLesson(f"{where}: {error}") from error
        script = _texts(about.get("script", []), f"{where}: script")
        for answer in script:
            _readable(game, answer, f"{where}: script")
        found[_seat(name, seats, "opponents")] = Opponent(bot, script)
    expected = [letter(seat) for seat in range(seats) if seat != learner]
    if sorted(found) != [seat_of(name) for name in expected]:
        raise BrokenLesson(f"opponents: there must be one for each of {', '.join(expected) or 'no seats'}")
    return found


def _step(game: Game[Position], said: object, number: int) -> Step:
    about = _object(said, f"step {number}")
    name = _text(about.get("name"), f"step {number}: name")
    where = f"step {name!r}"
    _only(about, STEP, where)
    allow = _texts(about.get("allow", []), f"{where}: allow")
    for pattern in allow:
        _readable(game, pattern, f"{where}: allow")
    return Step(
        name=name,
        when=_conditions(about.get("when", {}), f"{where}: when"),
        allow=allow,
        light=_texts(about.get("light", []), f"{where}: light"),
        after=tuple([_remark(game, each, f"{where}: after") for each in _list(about.get("after", []), where)]),
        handbook=_text(about.get("handbook", ""), f"{where}: handbook"),
    )


def _remark(game: Game[Position], said: object, where: str) -> Remark:
    about = _object(said, where)
    _only(about, REMARK, where)
    pattern = _text(about.get("answer", "*"), where)
    _readable(game, pattern, where)
    return Remark(_text(about.get("say"), f"{where}: say"), pattern)


def _readable(game: Game[Position], pattern: str, where: str) -> None:
    """A pattern begins with a verb of the game; without a star in it, it is an answer."""
    verb = pattern.partition(" ")[0]
    if "*" in verb:
        return
    if verb not in game.notation.verbs:
        raise BrokenLesson(f"{where}: {pattern!r} begins with none of {', '.join(game.notation.verbs)}")
    if not set(pattern) & set("*?["):
        try:
            game.notation.parse(pattern)
        except UnreadableAction as error:
            raise BrokenLesson(f"{where}: {error}") from error


def _conditions(said: object, where: str) -> Conditions:
    return {path: _value(value, f"{where}: {path}") for path, value in _object(said, where).items()}


def _value(said: object, where: str) -> Value:
    if said is None or isinstance(said, (bool, int, str)):
        return said
    bounds: Bound = {}
    for kind, bound in _object(said, where).items():
        if kind not in BOUNDS or not isinstance(bound, (int, str)) or not isinstance(bound, BOUNDS[kind]):
            raise BrokenLesson(f"{where}: possible are {', '.join(sorted(BOUNDS))}")
        bounds[kind] = bound
    return bounds


# -- kinds of JSON -----------------------------------------------------------------------------------------------------


def _object(said: object, where: str) -> Mapping[str, object]:
    if not isinstance(said, dict):
        raise BrokenLesson(f"{where}: an object is expected, not {said!r}")
    return said


def _only(said: Mapping[str, object], known: set[str], where: str) -> None:
    for name in said:
        if name not in known:
            raise BrokenLesson(f"{where}: {name!r} says nothing; possible: {', '.join(sorted(known))}")


def _list(said: object, where: str) -> list[object]:
    if not isinstance(said, list):
        raise BrokenLesson(f"{where}: a list is expected, not {said!r}")
    return said


def _text(said: object, where: str) -> str:
    if not isinstance(said, str):
        raise BrokenLesson(f"{where}: a text is expected, not {said!r}")
    return said


def _texts(said: object, where: str) -> tuple[str, ...]:
    return tuple([_text(each, where) for each in _list(said, where)])


def _number(said: object, where: str) -> int:
    if not isinstance(said, int) or isinstance(said, bool):
        raise BrokenLesson(f"{where}: a whole number is expected, not {said!r}")
    return said


def _seat(said: object, seats: int, where: str) -> Seat:
    try:
        seat = seat_of(_text(said, where))
    except ValueError as error:
        raise BrokenLesson(f"{where}: {error}") from error
    if seat >= seats:
        raise BrokenLesson(f"{where}: {said} does not sit at a table of {seats}")
    return seat
