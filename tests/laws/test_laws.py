"""Every law on every game of ours, at every number of seats."""

import re
from pathlib import Path

import pytest

from partie.games import find_game, game_names
from partie.testing import LAWS, Subject, check_law

CASES = [(name, seats, "") for name in game_names() for seats in find_game(name).seats]
CASES += [("stonespine", 1, "jael=legendary"), ("stonespine", 2, "placement=face-up")]
CASES += [("stonespine", 3, "placement=face-up")]
CASES += [("tales", 2, "quests=on"), ("tales", 5, "quests=on"), ("tales", 3, "adding=in-turn")]
CASES += [("tales", 4, "quests=on adding=in-turn")]
SHORT = 50  # answers: a game that is over so soon is tried often


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_law(name: str, seats: int, options: str, law: str) -> None:
    game = find_game(name)
    chosen = dict([word.partition("=")[::2] for word in options.split()])
    check_law(law, Subject(game, seats, chosen), 20 if game.max_answers <= SHORT else 4)


def test_the_page_about_the_laws_names_every_law() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "build" / "laws.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| ([a-z ]+) \|", page, re.MULTILINE) == ["law", *LAWS]
