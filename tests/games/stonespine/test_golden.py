"""Games that must always replay.

After a change of the rules that raises the game's version, from the repository:
PYTHONPATH=src:tests python -c "from games.stonespine.test_golden import *; write_golden(STONESPINE, TABLES)"
"""

from typing import Final

import pytest

from games.golden import Tables, check_anew, check_replay, write_golden
from partie.games.stonespine import STONESPINE

__all__ = ["STONESPINE", "TABLES", "write_golden"]

TABLES: Final[Tables] = {
    "solo": (1, {}),
    "legendary": (1, {"jael": "legendary"}),
    "two": (2, {}),
    "two-face-up": (2, {"placement": "face-up"}),  # a discard once told the other seat too early
    "three": (3, {}),
    "four-face-up": (4, {"placement": "face-up"}),
    "five": (5, {}),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_game_replays_to_the_same_positions(name: str) -> None:
    check_replay(STONESPINE, name)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_answers_make_the_same_record(name: str) -> None:
    check_anew(STONESPINE, name, *TABLES[name])
