"""Games at the terminal are kept after every answer: left, killed or closed, they are continued where they were."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from partie.cli.kept import FOLDER, newest
from partie.core import Rng, read_record, verify
from partie.core.verify import is_accepted
from partie.registry import find_game, game_names
from partie.words.catalog import load_catalog

from .helpers import lines, run

CONFIRMED = load_catalog("en").say("chosen", answer="…").partition("…")[0]
KILLS = int(os.environ.get("KILLS", "4"))  # moments at which a process is killed; in each game


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for running games."""
    monkeypatch.setenv(FOLDER, str(tmp_path / "tables"))
    return tmp_path / "tables"


def answers_in(path: Path, seat: int = 0) -> int:
    """How many answers of a seat are kept."""
    record = read_record(json.loads(path.read_text(encoding="utf-8"))["record"])
    return sum([len(entry.parts) for row in record.rows for entry in row.entries if entry.seat == seat])


def test_a_game_is_continued_to_its_end(tables: Path, tmp_path: Path) -> None:
    saved = tmp_path / "party.txt"
    run("play", "tides", "--seats", "me:Ana,bot:newcomer", "--salt", "our words", typed=lines([1, 1, 1, "q"]))
    (kept,) = tables.iterdir()
    assert answers_in(kept) == 3
    said = run("play", "--resume", typed=lines([1, 1, "q"])).stdout
    assert answers_in(kept) == 5
    assert "Ana" in said
    result = run("play", "tides", "--resume", "--save", str(saved), typed=lines([1] * 11))
    assert result.exit_code == 0
    text = saved.read_text(encoding="utf-8")
    assert is_accepted(verify(find_game("tides"), read_record(text), text))
    assert list(tables.iterdir()) == []


def test_half_an_answer_and_one_taken_back_are_kept_so(tables: Path) -> None:
    run("play", "tales", "--seats", "me,bot:newcomer", "--seed", "half", typed=lines([1, 1]))
    (kept,) = tables.iterdir()
    before = answers_in(kept)
    run("play", "--resume", typed=lines(["u"]))
    assert answers_in(kept) in (before - 1, before)  # what others have learned from is not taken back
    run("play", "--resume", typed=lines([1]))
    assert answers_in(kept) >= before


def test_the_newest_of_a_title_is_continued(tables: Path) -> None:
    assert "No game is waiting" in run("play", "--resume").stderr
    run("play", "tides", "--seed", "x", typed=lines(["q"]))
    run("play", "tales", "--seed", "x", typed=lines(["q"]))
    assert "Tides of Time" in run("play", "tides", "--resume", typed=lines(["q"])).stdout
    assert "Tales of Glory" in run("play", "tales", "--resume", typed=lines(["q"])).stdout
    assert "Tales of Glory" in run("play", "--resume", typed=lines(["q"])).stdout
    assert "keeps its seats" in run("play", "--resume", "--seats", "me,bot:1").stderr
    assert "Which game? One of" in run("play").stderr


def test_a_broken_file_is_refused(tables: Path) -> None:
    run("play", "tides", "--seed", "x", typed=lines([1, "q"]))
    (kept,) = tables.iterdir()
    text = kept.read_text(encoding="utf-8")
    for broken in ("", "{", "[]", "{}", text[:-40], text.replace("take", "tkae"), text.replace("tides", "tidal")):
        kept.write_text(broken, encoding="utf-8")
        result = run("play", "--resume")
        assert result.exit_code != 0
        assert str(kept) in result.stderr or "tidal" in result.stderr
    assert kept.exists()


def test_only_its_owner_reads_the_luck(tables: Path) -> None:
    run("play", "tides", "--seed", "x", typed=lines(["q"]))
    (kept,) = tables.iterdir()
    assert kept.stat().st_mode & 0o077 == 0


def test_a_game_goes_on_where_nothing_can_be_kept(tables: Path) -> None:
    tables.write_text("this is no folder", encoding="utf-8")
    result = run("play", "tides", "--seed", "x", typed=lines([1, "q"]))
    assert result.exit_code == 0
    assert f"could not be kept: {tables} cannot be written to" in result.stdout


def killed_after(tables: Path, game: str, answers: int) -> int:
    """Play on in a process of its own and kill it once this number of answers was confirmed: how many were."""
    command = [sys.executable, "-u", "-m", "partie", "play", game, "--plain", "--lang", "en"]
    command += ["--resume"] if any(tables.glob(f"{game}-*.json")) else ["--seed", "killed", "--seats", "me,bot:1"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, FOLDER: str(tables)}
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(lines([1] * (answers + 4)))  # more are waiting when it is killed
    process.stdin.flush()
    confirmed = 0
    for line in process.stdout:
        confirmed += line.count(CONFIRMED)
        if confirmed >= answers:
            break
    process.send_signal(signal.SIGKILL)
    process.communicate()
    return confirmed


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "tides" else pytest.mark.long) for game in game_names()]
)
def test_no_answer_is_lost_when_it_is_killed(tables: Path, game: str) -> None:
    rng = Rng(f"kill {game}")
    given = 0
    for _ in range(KILLS):
        given += killed_after(tables, game, 1 + rng.below(3))
        kept = newest(game)
        if kept is not None:
            assert answers_in(kept) >= given
            assert run("play", game, "--resume", typed=lines(["q"])).exit_code == 0
        kept = newest(game)
        given = 0 if kept is None else answers_in(kept)  # a game that is over makes room for another
