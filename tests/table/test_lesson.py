"""Lessons: read, told at the right moment, kept as a list of names, and never a dead end."""

import copy
import json
import os
from collections import Counter
from collections.abc import Sequence

import pytest

from partie.bots import ENOUGH, Budget
from partie.core import Action, Event, Position, Rng, View
from partie.registry import find_game
from partie.table.door import Door
from partie.table.lesson import BrokenLesson, Course, Lesson, answer_one, lesson_of, read_lesson
from partie.table.lesson.conditions import Conditions, found_at, hold
from partie.table.lesson.reading import FILE
from partie.table.plugins import words_of
from partie.table.shapes import LessonStep, Snapshot
from partie.testing.lesson import check_lesson, walk
from partie.words.texts import game_folder

TIDES = find_game("tides")
GAMES = ["darkcave", "stonespine", "tales", "tides"]
WALKS = int(os.environ.get("LESSON_WALKS", "3"))  # learners in each game; `LESSON_WALKS=200` for all of them


def lesson_for(name: str) -> Lesson:
    lesson = lesson_of(find_game(name))
    assert lesson is not None
    return lesson


class Learner:
    """Somebody in a lesson behind the door, as a browser keeps it."""

    def __init__(self, game: str = "tides") -> None:
        self.game = game
        self.door = Door()
        self.opened = self.door.open_lesson(game)
        self.told: list[str] = []

    def look(self, answered: str = "") -> LessonStep:
        step = self.door.lesson_step(self.game, self.told, answered)
        self.told = step["told"]
        return step

    def give(self, answer: str) -> None:
        seen = self.door.snapshot(self.opened["seat"])
        assert seen["asked"] is not None
        self.door.answer(self.opened["seat"], seen["question"], seen["asked"]["part"], answer, None)

    def wait(self) -> None:
        while self.door.snapshot(self.opened["seat"])["asked"] is None and self.door.lesson_bot(self.game) is not None:
            pass

    def answer(self, answer: str) -> LessonStep:
        """Give an answer, let the opponents answer, and look."""
        self.give(answer)
        self.wait()
        return self.look(answer)


# -- all games -------------------------------------------------------------------------------------------------------


def test_every_game_of_ours_has_a_lesson() -> None:
    assert [name for name in Door().lessons() if name in GAMES] == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_in_order(name: str) -> None:
    assert check_lesson(find_game(name), walks=2) == []


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_learner_answers_the_lesson_comes_to_its_end(name: str) -> None:
    game, met = find_game(name), Counter[str]()
    for number in range(WALKS):
        went = walk(game, f"walker {number}")
        assert went.is_over, went.answers
        assert len(set(went.steps)) == len(went.steps)
        met.update(went.steps)
    if WALKS >= 100:
        assert set(met) == {step.name for step in lesson_for(name).steps}


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_short(name: str) -> None:
    assert 10 <= len(lesson_for(name).steps) <= 18
    assert len(walk(find_game(name), "short").answers) <= 40


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_the_same_every_time(name: str) -> None:
    game = find_game(name)
    assert walk(game, "again") == walk(game, "again")


@pytest.mark.parametrize("name", GAMES)
def test_opponents_are_given_their_own_view_and_nothing_else(name: str) -> None:
    game, lesson = find_game(name), lesson_for(name)
    table = lesson.open()
    asked: list[int] = []

    class Witness:
        blind = False

        def choose(
            self,
            view: View[Position],
            legal: Sequence[Action],
            told: Sequence[Event],
            rng: Rng,
            budget: Budget = ENOUGH,
        ) -> Action:
            assert game.text(view.position) == game.text(table.match.view(view.seat).position)
            assert view.seat != lesson.seat
            assert list(told) == list(table.match.heard(view.seat))
            asked.append(view.seat)
            return legal[0]

        weigh = None

    table.bots = dict.fromkeys(table.bots, Witness())  # type: ignore[arg-type]  # it is never asked to weigh
    while not table.match.over() and len(asked) < 6:
        if answer_one(lesson, table) is None:
            table.match.act(table.match.number, lesson.seat, table.match.legal(lesson.seat)[0])
    assert asked


# -- what the check finds ----------------------------------------------------------------------------------------------


def complaints_about(monkeypatch: pytest.MonkeyPatch, said: dict[str, object]) -> list[str]:
    """What the check says of another lesson for Tides."""
    lesson = read_lesson(TIDES, json.dumps(said))
    monkeypatch.setattr("partie.testing.lesson.lesson_of", lambda game: lesson)
    return check_lesson(TIDES, walks=1)


def test_the_check_finds_missing_words(monkeypatch: pytest.MonkeyPatch) -> None:
    found = complaints_about(monkeypatch, with_step(after=[{"say": "unwritten"}]))
    assert "pl: lesson-unwritten is missing" in found
    assert "cs: lesson-first-card-palace is not used" in found


def test_the_check_finds_a_step_that_nobody_meets(monkeypatch: pytest.MonkeyPatch) -> None:
    assert complaints_about(monkeypatch, with_step(when={"round": 4})) == ["step 'first-card' is never told"]


def test_the_check_finds_lights_on_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert complaints_about(monkeypatch, with_step(light=["18", "moon"])) == [
        "step 'first-card': 'moon' is neither a card nor a place",
        "learner 0 sees nothing to point at in step 'first-card': '18'",
        "learner 0 sees nothing to point at in step 'first-card': 'moon'",
    ]


def test_the_check_finds_paragraphs_that_do_not_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    found = complaints_about(monkeypatch, with_step(handbook="nowhere"))
    assert [each for each in found if "paragraph" in each] == [
        "step 'first-card': the handbook has no paragraph 'nowhere'"
    ]


# -- one lesson, step by step ------------------------------------------------------------------------------------------


def test_a_step_is_told_and_remarked_on() -> None:
    learner = Learner()
    first = learner.look()
    assert (first["step"], first["says"], first["after"]) == (
        "first-card",
        {"key": "lesson-first-card", "args": {}},
        None,
    )
    assert first["light"] == ["3", "4", "5"]
    second = learner.answer("take 3")
    assert (second["step"], second["after"]) == ("second-card", {"key": "lesson-first-card-palace", "args": {}})
    assert second["told"] == ["first-card", "second-card"]
    assert Learner().look() == first


def test_another_answer_brings_another_remark() -> None:
    learner = Learner()
    learner.look()
    assert learner.answer("take 11")["after"] == {"key": "lesson-first-card-other", "args": {}}


def test_the_remark_may_be_asked_for_before_the_opponents_answer() -> None:
    learner = Learner()
    learner.look()
    learner.give("take 3")
    waiting = learner.look("take 3")
    assert (waiting["step"], waiting["says"], waiting["over"]) == ("", None, False)
    assert waiting["after"] == {"key": "lesson-first-card-palace", "args": {}}
    learner.wait()
    assert learner.look()["step"] == "second-card"
    assert learner.told == ["first-card", "second-card"]


def test_after_a_reload_the_same_step_is_told() -> None:
    learner = Learner()
    learner.look()
    second = learner.answer("take 3")
    record, seed = learner.door.record(), learner.opened["seed"]
    learner.door = Door()
    learner.door.resume(record, seed, learner.opened["seating"]["bots"])
    assert {**learner.look(), "after": None} == {**second, "after": None}


def test_who_is_cut_off_after_an_answer_goes_on_with_the_next_step() -> None:
    learner = Learner()
    learner.look()
    learner.give("take 3")  # and nothing is kept of what was to be told
    learner.wait()
    assert learner.look()["step"] == "second-card"


def test_an_answer_taken_back_is_taught_again() -> None:
    learner = Learner()
    for answer in ("", "take 3", "take 12", "take 4", "take 6"):
        step = learner.answer(answer) if answer else learner.look()
    assert step["step"] == "relic"
    assert learner.answer("relic 3")["step"] == "remove"
    assert learner.door.undo(learner.opened["seat"])
    assert learner.look()["step"] == "relic"
    assert learner.told[-1] == "relic"
    assert learner.answer("relic 12")["step"] == "remove"


def test_only_what_the_lesson_needs_is_allowed() -> None:
    learner = Learner("darkcave")
    first = learner.look()
    assert first["allow"] == ["play I-tee-h", "play I-tee-v", "play I-bend-b"]
    assert Learner("tides").look()["allow"] is None


def test_the_end_is_told_and_stays() -> None:
    learner = Learner()
    step = learner.look()
    while not step["over"]:
        seen = learner.door.snapshot(learner.opened["seat"])
        assert seen["asked"] is not None
        step = learner.answer(seen["asked"]["options"][0]["text"])
    assert (step["step"], step["says"], step["allow"]) == ("", {"key": "lesson-done", "args": {}}, None)
    assert learner.look()["over"]
    # From here on it is a table like any other.
    learner.door.bot("luck")
    assert learner.door.snapshot(0)["asked"] is not None


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("partie.table.door.lesson_of", lambda game: None)
    assert Door().lessons() == []
    with pytest.raises(ValueError, match="tides has no lesson"):
        Door().open_lesson("tides")


def test_a_screen_that_is_built_with_a_plug_in_has_the_words_of_its_lesson() -> None:
    said = words_of(TIDES, "pl")
    assert "\nquestion-draft = " in said
    assert "\nlesson-first-card = " in said
    assert words_of(TIDES, "xx") == ""


# -- conditions --------------------------------------------------------------------------------------------------------


def seen_at_start() -> Snapshot:
    return lesson_for("tides").open().snapshot(0)


@pytest.mark.parametrize(
    ("conditions", "expected"),
    [
        ({}, True),
        ({"question": "draft"}, True),
        ({"question": "relic"}, False),
        ({"round": 1}, True),
        ({"view.round": 2}, False),
        ({"hand.0.length": 5}, True),
        ({"hand.0": {"has": "3"}}, True),
        ({"hand.1": {"has": "3"}}, False),
        ({"hand.0.length": {"at_least": 5, "at_most": 5}}, True),
        ({"hand.0.length": {"at_least": 6}}, False),
        ({"hand.0.length": {"at_most": 4}}, False),
        ({"hand.9.length": {"at_most": 4}}, False),
        ({"may": "take 3"}, True),
        ({"may": "take *"}, True),
        ({"may": "relic *"}, False),
        ({"no.such.path": None}, True),
        ({"question": "draft", "round": 2}, False),
    ],
)
def test_conditions(conditions: Conditions, expected: bool) -> None:
    assert hold(conditions, seen_at_start()) is expected


def test_a_path_leads_to_what_the_learner_sees_and_to_nothing_hidden() -> None:
    seen = seen_at_start()
    assert found_at("hand.1.0", seen) == "?"
    assert found_at("view.hand.0.0", seen) == "3"


# -- broken files ------------------------------------------------------------------------------------------------------


def tides_json() -> dict[str, object]:
    text = (game_folder(TIDES) / "lesson" / FILE).read_text(encoding="utf-8")
    found: dict[str, object] = json.loads(text)
    return found


def with_step(**changes: object) -> dict[str, object]:
    said = copy.deepcopy(tides_json())
    steps = said["steps"]
    assert isinstance(steps, list)
    steps[0].update(changes)
    return said


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ({**tides_json(), "seats": 7}, "seats: tides is for 2 to 2, not 7"),
        ({**tides_json(), "seats": "two"}, "seats: a whole number"),
        ({**tides_json(), "seat": "C"}, "does not sit at a table of 2"),
        ({**tides_json(), "seat": "here"}, "not a seat letter"),
        ({**tides_json(), "settings": {"size": "big"}}, "has no size=big"),
        ({**tides_json(), "colour": "red"}, "'colour' says nothing"),
        ({**tides_json(), "opponents": {}}, "one for each of B"),
        ({**tides_json(), "opponents": {"B": {"bot": "nobody"}}}, "no bot 'nobody'"),
        ({**tides_json(), "opponents": {"B": {"bot": "newcomer", "script": ["tkae 3"]}}}, "'tkae 3' begins with none"),
        ({**tides_json(), "steps": []}, "at least one"),
        ({**tides_json(), "steps": "many"}, "a list is expected"),
        ({**tides_json(), "end": None}, "end: a text is expected"),
        (with_step(name="second-card"), "'second-card' stands twice"),
        (with_step(name=3), "step 1: name"),
        (with_step(when={"round": {"more": 3}}), "at_least, at_most, has"),
        (with_step(when={"round": {"at_least": "3"}}), "at_least, at_most, has"),
        (with_step(allow=["take 99"]), "step 'first-card': allow"),
        (with_step(after=[{"answer": "take 3"}]), "say: a text is expected"),
        (with_step(after=[{"answer": "give *", "say": "x"}]), "begins with none of"),
        (with_step(picture="x"), "'picture' says nothing"),
        ([], "an object is expected"),
    ],
)
def test_what_is_wrong_in_a_file_is_said(said: object, complaint: str) -> None:
    with pytest.raises(BrokenLesson) as caught:
        read_lesson(TIDES, json.dumps(said))
    assert complaint in str(caught.value)


def test_text_that_is_not_json_is_refused() -> None:
    with pytest.raises(ValueError, match="Expecting"):
        read_lesson(TIDES, "{")


def test_a_name_that_the_lesson_no_longer_has_stops_nobody() -> None:
    lesson = lesson_for("tides")
    course = Course(lesson, ["a step of last year"])
    assert course.step(lesson.open().snapshot(0))["step"] == "first-card"
