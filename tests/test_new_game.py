"""``partie new``, done for real: a package is written, installed, tested and played, and nothing here changes."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from partie.cli.new import package
from partie.testing.fields import rewritten
from partie.words.catalog import LANGUAGES

TOP = Path(__file__).parent.parent
NAME = "burrowers"
ENDS = {
    "en": "The last round has been played.",
    "cs": "Odehrálo se poslední kolo.",
    "sk": "Odohralo sa posledné kolo.",
    "pl": "Rozegrano ostatnią rundę.",
}


def changes() -> str:
    """What git would call changed here."""
    command = ["git", "status", "--porcelain", "--untracked-files=all"]
    return subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True).stdout


def partie(*args: str, folder: Path, typed: str = "", site: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own; it finds what is installed here, and in ``site``."""
    return python("-m", "partie", *args, folder=folder, typed=typed, site=site)


def python(*args: str, folder: Path, typed: str = "", site: Path | None = None) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([*([str(site)] if site else []), *[each for each in sys.path if each]])
    env = {**os.environ, "PYTHONPATH": path, "PARTIE_LANG": "en", "COLUMNS": "100", "PYTHONDONTWRITEBYTECODE": "1"}
    env.pop("NO_COLOR", None)
    command = [sys.executable, *args]
    return subprocess.run(
        command, input=typed, env=env, cwd=folder, capture_output=True, text=True, check=False, encoding="utf-8"
    )


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    folder = tmp_path_factory.mktemp("new")
    done = partie("new", NAME, folder=folder)
    assert done.returncode == 0, done.stderr
    assert f"partie play {NAME}" in done.stdout
    return folder / NAME


@pytest.fixture(scope="module")
def installed(written: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed, as anybody would install it, but for the network."""
    site = tmp_path_factory.mktemp("site")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", str(site)]
    done = python("-m", "pip", "install", *options, str(written), folder=written)
    assert done.returncode == 0, done.stderr
    return site


@pytest.fixture(scope="module", autouse=True)
def nothing_changes_here() -> Iterator[None]:
    """Whatever these tests do, no file of the repository is another one afterwards."""
    before = changes()
    yield
    assert changes() == before


def test_the_package_names_itself_and_nothing_else(written: Path) -> None:
    for path in [path for path in written.rglob("*") if path.is_file() and path.suffix in {".py", ".ftl", ".toml"}]:
        assert "gamename" not in f"{path.name} {path.read_text(encoding='utf-8')}".lower(), path
    entry = (written / "pyproject.toml").read_text(encoding="utf-8")
    assert '[project.entry-points."partie.games"]\nburrowers = "burrowers:BURROWERS"\n' in entry
    assert 'dependencies = ["partie"]' in entry


def test_the_template_is_as_the_tool_for_fields_would_write_it() -> None:
    for path, text in package("gamename"):
        if path.endswith(".py"):
            # If it is old: write the template's position with partie.testing.fields.rewritten.
            assert rewritten(text) == text, path


@pytest.mark.parametrize("name", ["ox", "burrowers", "averyverylonggamename123"])
def test_it_is_formatted_and_linted_whatever_its_name(name: str, tmp_path: Path) -> None:
    assert partie("new", name, folder=tmp_path).returncode == 0
    for command in (["check"], ["format", "--check"]):
        done = python("-m", "ruff", *command, "--no-cache", ".", folder=tmp_path / name)
        assert done.returncode == 0, done.stdout


def test_its_types_are_strict(written: Path) -> None:
    done = python("-m", "mypy", folder=written)
    assert done.returncode == 0, done.stdout


def test_its_own_tests_pass(written: Path, installed: Path) -> None:
    """Every law at every table, the words of four languages, the map of the rules, and a test for each rule."""
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", folder=written, site=installed)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 20


def test_it_is_listed(written: Path, installed: Path) -> None:
    listed = partie("games", folder=written, site=installed).stdout
    assert "name: burrowers, game: Burrowers, seats: 2–4, rules: 1, languages: en, cs, sk, pl" in listed
    assert "burrowers" not in partie("games", folder=TOP).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_at_the_terminal(lang: str, written: Path, installed: Path) -> None:
    """A whole game, answered by number, on the board for any game."""
    seats = "me:Ana,bot:greedy,bot:newcomer"
    command = ["play", NAME, "--seats", seats, "--seed", "stones", "--lang", lang]
    done = partie(*command, folder=written, site=installed, typed="2\n" * 10)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert ENDS[lang] in done.stdout
    assert done.stdout.count("✓") == 6, "the record and its luck are checked after the game"


def test_what_lies_on_the_board_is_drawn_as_a_grid(written: Path, installed: Path) -> None:
    code = """
from burrowers import BURROWERS
from partie.core import CHANCE, Rng, View, seats_in
from partie.core.playout import random_answer
from partie.terminal.generic import GenericBoard
from partie.words.catalog import load_catalog
from partie.words.speech import Speech
from rich.console import Console
s = BURROWERS.start(2, {"size": "small"})
while s.round < 3:
    random_answer(BURROWERS.rules, s, Rng(f"{len(s.agenda)} {s.round}"))
speech = Speech(BURROWERS, load_catalog("en", BURROWERS), ["Ana", "Bo"])
board = GenericBoard(BURROWERS)
Console(width=80).print(board.draw(View(0, s), speech, 80, True))
print("\\n".join(board.tell(View(0, s), speech, True)))
print(sorted(value for value in s.board.values() if value))
"""
    done = python("-c", code, folder=written, site=installed)
    assert done.returncode == 0, done.stderr
    on = r" +(·|\d+ [AB]) +│"
    rows = re.findall(rf"^│ ([0-2]) │{on}{on}{on}", done.stdout, re.MULTILINE)
    assert [row[0] for row in rows] == ["0", "1", "2"]
    lying = [int(text.split()[0]) for row in rows for text in row[1:] if text != "·"]
    assert len(lying) == 4
    assert done.stdout.endswith(f"{sorted(lying)}\n")
    places = [(int(row[0]), column, text) for row in rows for column, text in zip("abc", row[1:], strict=True)]
    told = ", ".join([f"{column}{row} {text}" for row, column, text in places if text != "·"])
    assert f"board: {told}\n" in done.stdout


def test_bots_play_it_and_its_records_verify(written: Path, installed: Path, tmp_path: Path) -> None:
    kept = str(tmp_path / "games.txt")
    command = ["simulate", NAME, "--seats", "bot:greedy,bot:random", "--games", "20", "--json", "--out", kept]
    done = partie(*command, folder=written, site=installed)
    assert done.returncode == 0, done.stderr
    assert partie("verify", kept, folder=written, site=installed).returncode == 0


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Burrowers", "2moles", "a", "my-game", "my_game", "class", "tests", "x" * 25, "čtverec"]
)
def test_a_name_that_cannot_be_one(name: str, tmp_path: Path) -> None:
    done = partie("new", name, folder=tmp_path)
    assert done.returncode == 2
    assert f"“{name}” cannot be the name of a game. Choose one word" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tides", "There is already a game “tides”. Choose another name."),
        ("json", "Python already has a package “json”"),
        ("pytest", "Python already has a package “pytest”"),
    ],
)
def test_a_name_that_is_taken(name: str, said: str, tmp_path: Path) -> None:
    done = partie("new", name, folder=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    assert partie("new", NAME, folder=tmp_path).returncode == 0, "an empty folder will do"
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    again = partie("new", NAME, folder=tmp_path)
    assert again.returncode == 1
    assert "The folder “burrowers” is not empty. Name an empty one" in again.stderr
    (tmp_path / "file").touch()
    assert partie("new", NAME, "--folder", "file", folder=tmp_path).returncode == 1
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file() and path.name != "file"} == before


def test_another_folder(tmp_path: Path) -> None:
    done = partie("new", NAME, "--folder", "deep/in here", folder=tmp_path)
    assert done.returncode == 0
    assert 'cd "deep/in here"' in done.stdout
    assert (tmp_path / "deep" / "in here" / "src" / NAME / "rules.py").is_file()
