"""How many ways a game can go on from known positions: the counts say at once if the rules allow more or less.

``tests/perft/GAME.perft`` has a line for each position: ``name | position, or start | depth:count depth:count …``.
"""

from math import prod
from pathlib import Path
from typing import Final

import pytest

from partie.core import Position, digest, seats_in
from partie.core.game import Game
from partie.core.perft import perft
from partie.core.position_text import read_position
from partie.core.record import Entry, Record, Row
from partie.core.replay import moments
from partie.games.tides import TIDES
from partie.games.tides.position import Tides

from .helpers import played
from .toys import COUNTING

FILE: Final = Path(__file__).parent.parent / "perft" / "tides.perft"


def cases() -> list[tuple[str, str, dict[int, int]]]:
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            name, position, counts = line.split(" | ")
            pairs = [pair.split(":") for pair in counts.split()]
            found.append((name, position, {int(depth): int(count) for depth, count in pairs}))
    return found


def position_of(text: str) -> Tides:
    return TIDES.start(2) if text == "start" else read_position(TIDES, text)


def slow_perft[S: Position](game: Game[S], s: S, depth: int) -> int:
    """Walks every sequence to its last answer and takes no short cut."""
    if depth == 0:
        return 1
    found = 0
    for seat in seats_in(s.waiting)[:1]:
        for option in game.rules.legal(s, seat):
            after = s.clone()
            game.rules.play(after, seat, option)
            found += slow_perft(game, after, depth - 1)
    return found


@pytest.mark.parametrize(("name", "position", "counts"), cases(), ids=[name for name, _, _ in cases()])
def test_counts(name: str, position: str, counts: dict[int, int]) -> None:
    s = position_of(position)
    assert counts
    assert {depth: perft(TIDES, s, depth) for depth in counts} == counts


def test_the_file_has_the_positions_it_promises() -> None:
    names = [name for name, _, _ in cases()]
    assert len(names) == len(set(names))
    assert {"start", "after-the-deal", "relic-nothing-given", "relic-one-part-given", "last-pick-of-round-3"} <= set(
        names
    )


def test_positions_of_the_file_are_what_their_names_say() -> None:
    found = {name: position_of(position) for name, position, _ in cases()}
    dealt = found["after-the-deal"]
    assert [len(hand) for hand in dealt.hand] == [5, 5]
    assert TIDES.rules.question(dealt).name == "draft"
    for name, sealed in (("relic-nothing-given", [0, 0]), ("relic-one-part-given", [1, 0])):
        assert TIDES.rules.question(found[name]).name == "relic"
        assert [len(parts) for parts in found[name].sealed] == sealed
    last = found["last-pick-of-round-3"]
    assert last.round == 3
    assert [len(hand) for hand in last.hand] == [2, 2]


def test_counts_by_hand() -> None:
    """From the rulebook alone: 18 cards one after another, then 5, 4, 3 and 2 cards for both seats, then a relic."""
    counts = {name: each for name, _, each in cases()}
    for depth, count in counts["start"].items():
        assert count == prod(range(18 - depth + 1, 19))
    for depth, count in counts["after-the-deal"].items():
        assert count == prod([5, 5, 4, 4, 3, 3, 2, 2, 5][:depth])
    for depth, count in counts["relic-nothing-given"].items():
        assert count == prod([5, 4, 5, 4, 8, 7, 6, 5][:depth])
    assert counts["last-pick-of-round-3"] == {1: 2, 2: 4, 3: 0}


@pytest.mark.parametrize("answers", [0, 9, 10, 11, 17, 18, 19, 20, 21, 22, 48, 49, 50])
def test_the_short_cuts_change_no_count(answers: int) -> None:
    s = played(5, answers)
    before = digest(TIDES, s)
    for depth in range(4):
        assert perft(TIDES, s, depth) == slow_perft(TIDES, s, depth)
    assert digest(TIDES, s) == before


def test_seats_that_take_turns() -> None:
    s = COUNTING.start(3, {"length": "long"})
    # Each seat says 1, 2 or 3; after a 3 the dealer draws one of the cards that are left.
    assert [perft(COUNTING, s, depth) for depth in range(4)] == [1, 3, 2 * 3 + 4, 2 * (2 * 3 + 4) + 4 * 3]


def test_the_end_has_no_sequence_of_one_answer() -> None:
    s = played(5, 50)
    assert s.waiting == 0
    assert perft(TIDES, s, 0) == 1
    assert perft(TIDES, s, 1) == 0


def test_every_sequence_is_a_record_of_its_own() -> None:
    """What is counted is what can be written down: the 25 first picks of both seats are 25 different positions."""
    s = TIDES.start(2)
    dealt = [Row(number, (Entry(15, (f"deal {number}",)),)) for number in range(1, 11)]
    for row in dealt:
        TIDES.rules.play(s, 15, TIDES.notation.parse(row.entries[0].parts[0]))
    ends = set()
    for a in TIDES.rules.legal(s, 0):
        for b in TIDES.rules.legal(s, 1):
            pair = (Entry(0, (TIDES.notation.text(a),)), Entry(1, (TIDES.notation.text(b),)))
            record = Record({"seats": "Ana; Bo"}, [*dealt, Row(11, pair)])
            ends.add(digest(TIDES, list(moments(TIDES, record))[-1].position))
    assert len(ends) == perft(TIDES, s, 2) == 25
