"""Every law on every game of ours, at every number of seats."""

import pytest

from partie.games import find_game, game_names
from partie.testing import LAWS, Subject, check_law

CASES = [(name, seats) for name in game_names() for seats in find_game(name).seats]


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_law(name: str, seats: int, law: str) -> None:
    check_law(law, Subject(find_game(name), seats))
