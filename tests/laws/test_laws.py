"""Every law on every game of ours, at every number of seats."""

import re
from pathlib import Path

import pytest

from partie.games import find_game, game_names
from partie.testing import LAWS, Subject, check_law

CASES = [(name, seats) for name in game_names() for seats in find_game(name).seats]


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_law(name: str, seats: int, law: str) -> None:
    check_law(law, Subject(find_game(name), seats))


def test_the_page_about_the_laws_names_every_law() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "build" / "laws.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| ([a-z ]+) \|", page, re.MULTILINE) == ["law", *LAWS]
