"""A game shipped by somebody else: installed beside Partie, it can be played, simulated, verified and fuzzed."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "build" / "first-game.md"
METADATA = "Metadata-Version: 2.1\nName: magpies\nVersion: 1.0\n"
ENTRY_POINTS = "[partie.games]\nmagpies = magpies:MAGPIES\n"

type Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def partie(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The command line in a process that has the tutorial's game installed as a package of its own."""
    site = tmp_path_factory.mktemp("site")
    (site / "magpies.py").write_text("\n\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)))
    info = site / "magpies-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    path = os.pathsep.join([str(site), *[each for each in sys.path if each]])

    def run(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "partie", *args]
        env = {**os.environ, "PYTHONPATH": path, "PARTIE_LANG": "en", "COLUMNS": "100"}
        return subprocess.run(command, input=typed, env=env, cwd=site, capture_output=True, text=True, check=False)

    return run


def test_it_is_listed(partie: Run) -> None:
    listed = json.loads(partie("games", "--json").stdout)
    assert "magpies" in json.dumps(listed)


def test_a_game_without_a_handbook_says_so(partie: Run) -> None:
    done = partie("rules", "magpies")
    assert done.returncode == 1
    assert "“magpies” has no rules to read here." in done.stderr


def test_it_is_simulated_and_its_records_verify(partie: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "magpies.txt")
    told = json.loads(partie("simulate", "magpies", "--seats", "3", "--games", "20", "--out", file, "--json").stdout)
    assert (told["game"], told["games"], told["answers"]) == ("magpies", 20, 20 * 9)
    assert partie("verify", file).returncode == 0
    assert partie("replay", file, "--game", "2").returncode == 0


def test_it_is_played_by_a_person(partie: Run) -> None:
    done = partie("play", "magpies", "--seats", "me,bot:greedy", "--seed", "x", typed="1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "✓" in done.stdout
    assert "Traceback" not in done.stderr


def test_it_is_fuzzed_and_counted(partie: Run) -> None:
    assert partie("fuzz", "magpies", "--seconds", "1", "--seats", "4").returncode == 0
    assert json.loads(partie("perft", "magpies", "--depth", "3", "--json").stdout)["sequences"] == 12 * 11 * 10
