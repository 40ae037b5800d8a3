"""``partie learn``: a lesson at the terminal, left, continued, killed."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from partie.cli.kept import FOLDER
from partie.registry import find_game
from partie.table.lesson import Lesson, lesson_of
from partie.words.catalog import LANGUAGES, lesson_catalog
from partie.words.spaces import NO_BREAK

from .helpers import lines, run
from .test_kept import CONFIRMED, answers_in

GAMES = ["darkcave", "stonespine", "tales", "tides"]


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for running games."""
    monkeypatch.setenv(FOLDER, str(tmp_path / "tables"))
    return tmp_path / "tables"


def lesson_for(name: str) -> Lesson:
    lesson = lesson_of(find_game(name))
    assert lesson is not None
    return lesson


def said(game: str, name: str, lang: str = "en") -> str:
    """A sentence of a lesson as a pipe shows it."""
    return lesson_catalog(lang, find_game(game)).say(f"lesson-{name}").replace(NO_BREAK, " ")


def told_in(path: Path) -> object:
    """What is kept of a lesson."""
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return found["told"]


@pytest.mark.parametrize(
    ("game", "lang"), [*[(game, "en") for game in GAMES], ("stonespine", "cs"), ("tides", "sk"), ("tales", "pl")]
)
def test_a_lesson_is_gone_through(tables: Path, game: str, lang: str) -> None:
    lesson = lesson_for(game)
    result = run("learn", game, "--lang", lang, typed=lines([1] * 28 + ["q"]))
    assert result.exit_code == 0
    assert said(game, lesson.steps[0].name, lang) in result.stdout
    assert said(game, lesson.steps[-1].name, lang) in result.stdout
    assert result.stdout.count(said(game, lesson.end, lang)) == 1
    told = [step.name for step in lesson.steps if said(game, step.name, lang) in result.stdout]
    assert len(told) >= 9
    # When the lesson is over, the game is like any other.
    after = result.stdout.partition(said(game, lesson.end, lang))[2]
    assert "leave:" not in after


def test_only_what_the_lesson_needs_is_offered(tables: Path) -> None:
    told = run("learn", "darkcave", typed=lines(["play I-secret", "drop I-boots", 9, 1, "q"])).stdout
    assert told.count("the lesson needs another one here") == 2
    assert "Type one of the numbers 1–3" in told
    (kept,) = tables.iterdir()
    assert answers_in(kept) == 1


def test_leaving_makes_it_an_ordinary_game(tables: Path) -> None:
    told = run("learn", "darkcave", typed=lines(["leave", "play I-secret", 1, "q"])).stdout
    assert "leave the lesson and continue as an ordinary game" in told.partition("> leave")[0]
    assert "you may choose anything" in told
    (kept,) = tables.iterdir()
    assert told_in(kept) is None
    again = run("play", "--resume", typed=lines(["q"])).stdout
    assert "Lesson:" not in again


def test_a_lesson_is_continued_where_it_was(tables: Path) -> None:
    run("learn", "tides", typed=lines([1, 1, "q"]))
    (kept,) = tables.iterdir()
    assert answers_in(kept) == 2
    again = run("play", "--resume", typed=lines([1, "q"])).stdout
    assert said("tides", "third-card") in again
    assert said("tides", "fourth-card") in again
    assert said("tides", "first-card") not in again
    assert answers_in(kept) == 3


def test_an_answer_taken_back_is_taught_again(tables: Path) -> None:
    told = run("learn", "tides", typed=lines([1, 1, 1, 1, 1, "u", 2, "q"])).stdout
    assert told.count(said("tides", "relic")) == 2
    assert told.count(said("tides", "remove")) == 2


def test_a_game_without_a_lesson_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("partie.cli.learn.lesson_of", lambda game: None if game.name == "tides" else lesson_of(game))
    result = run("learn", "tides")
    assert result.exit_code == 2
    assert "tides has no lesson. Games with one: darkcave, stonespine, tales." in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_has_examples(lang: str) -> None:
    told = run("learn", "--help", "--lang", lang).stdout
    assert "partie learn tides" in told
    assert "partie play --resume" in told


@pytest.mark.parametrize("game", ["tides", pytest.param("stonespine", marks=pytest.mark.long)])
def test_no_answer_is_lost_when_it_is_killed(tables: Path, game: str) -> None:
    given = 0
    for turn in range(3):
        command = ["play", "--resume"] if turn else ["learn", game]
        process = subprocess.Popen(
            [sys.executable, "-u", "-m", "partie", *command, "--plain", "--lang", "en"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, FOLDER: str(tables)},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(lines([1] * 6))
        process.stdin.flush()
        confirmed = 0
        for line in process.stdout:
            confirmed += line.count(CONFIRMED)
            if confirmed >= 2:
                break
        process.send_signal(signal.SIGKILL)
        process.communicate()
        given += confirmed
        (kept,) = tables.glob("*.json")
        assert answers_in(kept) >= given
        assert told_in(kept)
        given = answers_in(kept)
    again = run("play", "--resume", typed=lines(["q"])).stdout
    assert "Lesson:" in again
