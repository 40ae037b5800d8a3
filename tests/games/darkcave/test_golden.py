"""Games that must replay for ever.

After a change of the rules that raises the game's version, from the repository:
PYTHONPATH=src:tests python -c "from games.darkcave.test_golden import *; write_golden(DARKCAVE, TABLES)"
"""

from typing import Final

import pytest

from games.golden import Tables, check_anew, check_replay, write_golden
from partie.games.darkcave import DARKCAVE

__all__ = ["DARKCAVE", "TABLES", "write_golden"]

TABLES: Final[Tables] = {
    "two": (2, {}),
    "three": (3, {}),
    "five": (5, {}),
    "six": (6, {}),
    "eight": (8, {}),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_game_replays_to_the_same_positions(name: str) -> None:
    check_replay(DARKCAVE, name)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_answers_make_the_same_record(name: str) -> None:
    check_anew(DARKCAVE, name, *TABLES[name])
