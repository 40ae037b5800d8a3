"""The tutorial's code is a whole game: it is read out of the page and put on trial."""

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

from partie.core import Game, Position
from partie.testing import check_game

PAGE = Path(__file__).parent.parent / "docs" / "build" / "first-game.md"


@pytest.fixture(scope="module")
def magpies(tmp_path_factory: pytest.TempPathFactory) -> Game[Position]:
    folder = tmp_path_factory.mktemp("tutorial")
    code = "\n\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL))
    (folder / "magpies_tutorial.py").write_text(code)
    sys.path.insert(0, str(folder))
    game = import_module("magpies_tutorial").MAGPIES
    assert isinstance(game, Game)
    return game


def test_the_tutorial_game_passes_every_law(magpies: Game[Position]) -> None:
    check_game(magpies, examples=10)


def test_the_tutorial_game_is_a_few_dozen_lines() -> None:
    code = "".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL))
    assert len([line for line in code.splitlines() if line.strip()]) < 130


def test_the_tutorial_uses_the_public_names_only() -> None:
    imports = re.findall(r"^\s*from (partie\S*) import", PAGE.read_text(), re.MULTILINE)
    assert {".".join(each.split(".")[:2]) for each in imports} == {"partie.core", "partie.testing"}
