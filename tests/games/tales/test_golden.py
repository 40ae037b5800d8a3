"""Games that must always replay, each with the deck that its record names."""

from pathlib import Path
from typing import Final

import pytest

from partie.core import read_record
from partie.games.tales import TALES
from tests.games.golden import RECORDS, Tables, check_anew, check_replay, write_golden

FIRST_DECK: Final = "tales-1-b141e180"

FIRST: Final[Tables] = {
    "two": (2, {}),
    "three-quests": (3, {"quests": "on"}),
    "four-in-turn": (4, {"adding": "in-turn"}),
    "five": (5, {}),
    "five-quests-in-turn": (5, {"quests": "on", "adding": "in-turn"}),
}
TABLES: Final[Tables] = {f"second-deck-{name}": table for name, table in FIRST.items()}
ALL: Final = [*[(FIRST_DECK, name) for name in FIRST], *[(TALES.card_set_name(), name) for name in TABLES]]


def write(records: Path) -> None:
    """Play these games again: for `tools/golden_records.py`."""
    write_golden(TALES, TABLES, records)


def test_every_record_is_held_here() -> None:
    assert sorted([name for _, name in ALL]) == sorted([path.stem for path in (RECORDS / "tales").glob("*.rec")])


@pytest.mark.parametrize(("deck", "name"), ALL)
def test_the_game_replays_to_the_same_positions(deck: str, name: str) -> None:
    record = read_record((RECORDS / "tales" / f"{name}.rec").read_text(encoding="utf-8"))
    assert record.headers["deck"] == deck
    check_replay(TALES.played_with(deck), name)


@pytest.mark.parametrize(("deck", "name"), ALL)
def test_the_same_answers_make_the_same_record(deck: str, name: str) -> None:
    check_anew(TALES.played_with(deck), name, *{**FIRST, **TABLES}[name])
