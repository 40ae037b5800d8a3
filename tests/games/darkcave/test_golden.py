"""Games that must always replay, by the version of the rules they were played under."""

from pathlib import Path
from typing import Final

import pytest

from partie.core import read_record
from partie.core.replay import BrokenRecord, moments
from partie.games.darkcave import DARKCAVE, DARKCAVE_1
from partie.registry import find_game
from tests.games.golden import RECORDS, Tables, check_anew, check_offers, check_replay, write_golden

TABLES: Final[Tables] = {
    "two-rules-2": (2, {}),
    "three-rules-2": (3, {}),
    "five-rules-2": (5, {}),
    "six-rules-2": (6, {}),
    "eight-rules-2": (8, {}),
}
TABLES_1: Final[Tables] = {
    "two": (2, {}),
    "three": (3, {}),
    "five": (5, {}),
    "six": (6, {}),
    "eight": (8, {}),
}
# Played by greedy bots before there was a version 2. In both a goal could be turned two ways of which one fits, and
# somebody moved after the last card had been played.
BY_BOTS: Final = ("four-by-bots", "seven-by-bots")


def write(records: Path) -> None:
    """Play these games again: for `tools/golden_records.py`."""
    write_golden(DARKCAVE, TABLES, records)


@pytest.mark.parametrize("name", TABLES)
def test_the_game_replays_to_the_same_positions(name: str) -> None:
    check_replay(DARKCAVE, name)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_answers_make_the_same_record(name: str) -> None:
    check_anew(DARKCAVE, name, *TABLES[name])


@pytest.mark.parametrize("name", [*TABLES_1, *BY_BOTS])
def test_a_game_of_version_1_replays_to_the_same_positions_and_offers(name: str) -> None:
    check_replay(DARKCAVE_1, name)
    check_offers(DARKCAVE_1, name)


@pytest.mark.parametrize("name", TABLES_1)
def test_the_same_answers_make_the_same_record_of_version_1(name: str) -> None:
    check_anew(DARKCAVE_1, name, *TABLES_1[name])


@pytest.mark.parametrize("name", BY_BOTS)
def test_a_game_of_version_1_is_no_game_of_version_2(name: str) -> None:
    record = read_record((RECORDS / "darkcave" / f"{name}.rec").read_text(encoding="utf-8"))
    with pytest.raises(BrokenRecord):
        list(moments(DARKCAVE, record))


def test_a_record_finds_the_rules_it_was_played_under() -> None:
    assert [find_game("darkcave", version).version for version in (1, 2, None)] == [1, 2, 2]
