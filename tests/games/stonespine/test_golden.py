"""Whole games that were played once and must replay for ever: every position, every check, every byte.

Beside each ``NAME.rec`` lies ``NAME.digests`` with one line a row: the question's number and the digest of the position
after it. The first line that differs names the rule that changed.
"""

from pathlib import Path
from typing import Final

import pytest

from partie.core import (
    Match,
    Record,
    Rng,
    SeededDealer,
    digest,
    is_accepted,
    letter,
    moments,
    read_record,
    seats_in,
    verify,
    write_record,
)
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.state import Stonespine

FOLDER: Final = Path(__file__).parents[2] / "records" / "stonespine"
TABLES: Final[dict[str, tuple[int, dict[str, str]]]] = {
    "solo": (1, {}),
    "legendary": (1, {"jael": "legendary"}),
    "two": (2, {}),
    "two-face-up": (2, {"placement": "face-up"}),  # a discard once told the other seat too early
    "three": (3, {}),
    "four-face-up": (4, {"placement": "face-up"}),
    "five": (5, {}),
}


def play(name: str) -> Match[Stonespine]:
    """The game of this name, played anew."""
    seats, options = TABLES[name]
    rng = Rng(f"golden {name}")
    dealer = SeededDealer(f"golden {name}", ["a word of our own"])
    match = Match(STONESPINE, [f"Seat {letter(seat)}" for seat in range(seats)], dealer, options)
    while not match.over():
        waiting = seats_in(match.state.waiting)
        seat = waiting[rng.below(len(waiting))]
        legal = match.legal(seat)
        match.act(match.question, seat, legal[rng.below(len(legal))])
    return match


def digests(record: Record) -> str:
    found = [each for each in moments(STONESPINE, record) if each.number]
    return "".join([f"{each.number} {digest(STONESPINE, each.state)}\n" for each in found])


def write_golden() -> None:
    """Write all files anew.

    Only for a change of the rules that raises the game's version, and never to make a red test green. From the
    repository: PYTHONPATH=src:tests python -c "from games.stonespine.test_golden import write_golden; write_golden()"
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in TABLES:
        record = play(name).record()
        (FOLDER / f"{name}.rec").write_text(write_record(record), encoding="utf-8", newline="\n")
        (FOLDER / f"{name}.digests").write_text(digests(record), encoding="utf-8", newline="\n")


@pytest.mark.parametrize("name", TABLES)
def test_the_game_replays_to_the_same_positions(name: str) -> None:
    text = (FOLDER / f"{name}.rec").read_text(encoding="utf-8")
    record = read_record(text)
    assert write_record(record) == text
    assert is_accepted(verify(STONESPINE, record, text))
    assert digests(record).splitlines() == (FOLDER / f"{name}.digests").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", TABLES)
def test_the_same_answers_make_the_same_record(name: str) -> None:
    assert write_record(play(name).record()) == (FOLDER / f"{name}.rec").read_text(encoding="utf-8")
