"""What the worker's script calls: a name and arguments as JSON, and the answer as JSON."""

import json
from typing import Final

from partie.core import Game, Position, Seat
from partie.registry import find_game, game_names
from partie.registry.facts import facts_of
from partie.table.advice import hint, preview, why_not
from partie.table.layout import answers, backs, layout
from partie.table.lesson import Course, Lesson, answer_one, lesson_of
from partie.table.reading import Reading, check_record
from partie.table.refusal import Refused
from partie.table.shapes import (
    Broken,
    Checked,
    Considered,
    Foreseen,
    GameJson,
    LessonStep,
    LessonTable,
    ReadingJson,
    Seating,
    Snapshot,
    Status,
    Suspicion,
    Thought,
    ViewText,
)
from partie.table.table import Table, follow_table, open_table, resume_table
from partie.table.view_text import read_view
from partie.words.messages import Message

CALLS: Final = (
    "games",
    "open",
    "resume",
    "status",
    "snapshot",
    "foresee",
    "why_not",
    "answer",
    "undo",
    "bot",
    "think",
    "act_on",
    "entrust",
    "hint",
    "weigh",
    "foresee_on",
    "why_not_on",
    "hint_on",
    "record",
    "download",
    "read",
    "moment",
    "suspicions",
    "check",
    "lessons",
    "open_lesson",
    "lesson_step",
    "lesson_bot",
)


class Door:
    """One table, one record and one table to think about at a time. TypeScript's ``Calls`` is made of this."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._reading: Reading | None = None
        self._followed: Table | None = None

    def call(self, name: str, given: str) -> str:
        """One call. What is refused comes back with its reason; anything else is a bug and raises."""
        if name not in CALLS:
            raise ValueError(f"no such call: {name!r}")
        try:
            result: object = getattr(self, name)(*json.loads(given))
        except Refused as error:
            broken: Broken = {"kind": error.kind, "says": error.says}
            return json.dumps({"refused": broken}, ensure_ascii=False)
        return json.dumps({"result": result}, ensure_ascii=False)

    def _at(self) -> Table:
        if self._table is None:
            raise ValueError("no table is open")
        return self._table

    # -- a table --------------------------------------------------------------------------------------------------

    def games(self) -> list[GameJson]:
        """The games at hand, and what can be set for each number of seats."""
        return [game_json(find_game(name)) for name in game_names()]

    def open(self, seating: Seating, seed: str) -> None:
        """A new table."""
        self._table = open_table(seating, seed)

    def resume(self, record: str, seed: str, bots: list[str]) -> None:
        """A table as its record left it."""
        self._table = resume_table(record, seed, bots)

    def status(self) -> Status:
        """How far the match is, as anybody may know."""
        return self._at().status()

    def snapshot(self, seat: Seat, since: int = 0) -> Snapshot:
        """The table through one viewer's eyes, with the log from a line on."""
        return self._at().snapshot(seat, since)

    def foresee(self, seat: Seat, answers: list[str]) -> Foreseen | None:
        """What answers would make of the view."""
        return self._at().foresee(seat, answers)

    def why_not(self, seat: Seat, answer: str) -> Message | None:
        """Why an answer cannot be given now."""
        return self._at().why_not(seat, answer)

    def answer(self, seat: Seat, question: int, part: int, answer: str, clock: int | None) -> None:
        """One answer of a person. Given twice it counts once."""
        self._at().answer(seat, question, part, answer, clock)

    def undo(self, seat: Seat) -> bool:
        """Take back the last answer, if nobody has learned anything since."""
        return self._at().undo(seat)

    def bot(self, luck: str) -> Seat | None:
        """Let one bot give one answer; None if no bot is asked."""
        return self._at().bot(luck)

    def think(self, record: str, seed: str, bots: list[str], seat: Seat, luck: str) -> Thought:
        """What a bot would answer at a table that is open at another door."""
        self._followed = follow_table(self._followed, record, seed, bots)
        return self._followed.think(seat, luck)

    def act_on(self, thought: Thought) -> None:
        """Let a bot give the answer it has thought of at another door; refused if it sees something else by now."""
        self._at().act_on(thought)

    def entrust(self, seat: Seat, bot: str) -> None:
        """Let a bot answer for a seat from now on; a person again, if none is named."""
        self._at().entrust(seat, bot)

    def hint(self, seat: Seat, bot: str, luck: str) -> list[Considered]:
        """What a bot would do in this seat."""
        return self._at().hint(seat, bot, luck)

    def weigh(self, seat: Seat, bot: str, luck: str) -> list[Considered]:
        """What a bot thinks of every answer of this seat, the best first."""
        return self._at().weigh(seat, bot, luck)

    def record(self) -> str:
        """The whole record, as it is kept."""
        return self._at().record()

    def download(self, seat: Seat) -> str:
        """The record as a seat may have it now."""
        return self._at().download(seat)

    # -- a view of a table that is kept elsewhere -----------------------------------------------------------------

    def foresee_on(self, view: ViewText, answers: list[str]) -> Foreseen | None:
        """What answers would make of a view."""
        game, seen, _ = read_view(view)
        return preview(game, seen, answers)

    def why_not_on(self, view: ViewText, answer: str) -> Message | None:
        """Why an answer cannot be given on a view."""
        game, seen, _ = read_view(view)
        return why_not(game, seen, answer)

    def hint_on(self, view: ViewText, bot: str, luck: str) -> list[Considered]:
        """What a bot would do with this view, and with what was told."""
        game, seen, told = read_view(view)
        return hint(game, seen, told, bot, luck)

    # -- a record -------------------------------------------------------------------------------------------------

    def read(self, record: str) -> ReadingJson:
        """Open a record to look at."""
        self._reading = Reading(record)
        return self._reading.about()

    def moment(self, at: int, viewer: Seat | None) -> Snapshot:
        """The table after a question; with no viewer, everything lies open."""
        if self._reading is None:
            raise ValueError("no record is open")
        return self._reading.snapshot(at, viewer)

    def suspicions(self, record: str) -> list[Suspicion]:
        """What an onlooker of a finished game thought of each seat, from its beginning to its end."""
        return Reading(record).suspicions()

    def check(self, record: str) -> list[Checked]:
        """Everything that can be checked of a record."""
        return check_record(record)

    # -- a lesson -------------------------------------------------------------------------------------------------

    def lessons(self) -> list[str]:
        """The games that have a lesson."""
        return [name for name in game_names() if lesson_of(find_game(name)) is not None]

    def open_lesson(self, game: str) -> LessonTable:
        """The table of a lesson, as `open` opens any other; with what it takes to resume it."""
        lesson = _lesson(game)
        self._table = lesson.open()
        return {
            "seating": lesson.seating(),
            "seed": lesson.seed,
            "seat": lesson.seat,
            "steps": len(lesson.steps),
        }

    def lesson_step(self, game: str, told: list[str], answered: str) -> LessonStep:
        """What the learner is told now; `answered` is empty where nothing was answered since the last call."""
        lesson = _lesson(game)
        return Course(lesson, told).step(self._at().snapshot(lesson.seat), answered)

    def lesson_bot(self, game: str) -> Seat | None:
        """Let one opponent of a lesson give one answer; None if none is asked."""
        return answer_one(_lesson(game), self._at())


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(find_game(game))
    if lesson is None:
        raise ValueError(f"{game} has no lesson")
    return lesson


def game_json(game: Game[Position]) -> GameJson:
    """What a game needs to be set up and drawn."""
    return {
        "name": game.name,
        "version": game.version,
        "least": game.seats.start,
        "most": game.seats.stop - 1,
        "minutes": facts_of(game).minutes,
        "hidden_roles": game.has_hidden_roles,
        "settings": [
            [{"name": name, "values": list(values)} for name, values in game.settings_for(seats).items()]
            for seats in game.seats
        ],
        "automaton": game.screen.automaton(),
        "backs": backs(game),
        "fields": layout(game),
        "answers": answers(game),
    }
