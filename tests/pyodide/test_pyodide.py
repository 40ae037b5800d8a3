"""The pure wheel in WebAssembly: the same seeds give the same games as here."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .games import digests

HERE = Path(__file__).parent
TOP = HERE.parent.parent
GAMES = 1_000
SET_UP = "run: npm ci --prefix tests/pyodide"


@pytest.fixture(scope="module")
def node() -> str:
    """Node, with what it needs. Their absence is a failure: a test that skips itself proves nothing."""
    found = shutil.which("node")
    assert found is not None, f"node is not installed; then {SET_UP}"
    assert (HERE / "node_modules" / "pyodide" / "pyodide.mjs").is_file(), f"pyodide is not installed; {SET_UP}"
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel: the one that PARTIE_WHEEL names, or one built now from a copy of the sources."""
    given = os.environ.get("PARTIE_WHEEL")
    if given:
        return Path(given)
    folder = tmp_path_factory.mktemp("wheel")
    made = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(TOP / "src", folder / "src", ignore=made)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(TOP / name, folder / name)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(folder)]
    env = {key: value for key, value in os.environ.items() if key != "PARTIE_COMPILE"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


@pytest.mark.pyodide
def test_a_thousand_games_end_the_same_in_webassembly(node: str, wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl"), f"{wheel.name} is not pure"
    seeds = [f"pyodide-{number}" for number in range(GAMES)]
    command = [node, "play.mjs", str(wheel.resolve()), *seeds]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    there = json.loads(done.stdout)
    here = digests(seeds)
    assert there["platform"] == "emscripten"
    assert len(set(here)) > GAMES * 0.99  # the games differ, so that equal lists mean something
    assert there["digests"] == here
