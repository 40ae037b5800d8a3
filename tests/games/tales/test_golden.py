"""Games that must replay for ever.

After a change of the rules that raises the game's version, from the repository:
PYTHONPATH=src:tests python -c "from games.tales.test_golden import *; write_golden(TALES, TABLES)"
"""

from typing import Final

import pytest

from games.golden import Tables, check_anew, check_replay, write_golden
from partie.games.tales import TALES

__all__ = ["TABLES", "TALES", "write_golden"]

TABLES: Final[Tables] = {
    "two": (2, {}),
    "three-quests": (3, {"quests": "on"}),
    "four-in-turn": (4, {"adding": "in-turn"}),
    "five": (5, {}),
    "five-quests-in-turn": (5, {"quests": "on", "adding": "in-turn"}),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_game_replays_to_the_same_positions(name: str) -> None:
    check_replay(TALES, name)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_answers_make_the_same_record(name: str) -> None:
    check_anew(TALES, name, *TABLES[name])
