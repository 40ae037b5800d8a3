"""Games that must always replay."""

from pathlib import Path
from typing import Final

import pytest

from partie.games.stonespine import STONESPINE
from tests.games.golden import Tables, check_anew, check_replay, write_golden

TABLES: Final[Tables] = {
    "solo": (1, {}),
    "legendary": (1, {"jael": "legendary"}),
    "two": (2, {}),
    "two-face-up": (2, {"placement": "face-up"}),  # a discard once told the other seat too early
    "three": (3, {}),
    "four-face-up": (4, {"placement": "face-up"}),
    "five": (5, {}),
}


def write(records: Path) -> None:
    """Play these games again: for `tools/golden_records.py`."""
    write_golden(STONESPINE, TABLES, records)


@pytest.mark.parametrize("name", TABLES)
def test_the_game_replays_to_the_same_positions(name: str) -> None:
    check_replay(STONESPINE, name)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_answers_make_the_same_record(name: str) -> None:
    check_anew(STONESPINE, name, *TABLES[name])
