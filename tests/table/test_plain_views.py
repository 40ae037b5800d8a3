"""A screen is sent names of places, cards and sets of seats, never an int that something is packed in."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import pytest

from partie.core import Rng, view_of, viewers
from partie.core.playout import random_answer
from partie.registry import find_game
from partie.table.snapshot import position_json

from .helpers import TABLES

LARGEST: Final = 4096  # no count and no points in any game come near it; packed values are larger
OFTEN: Final = 10  # the views after every tenth question are looked at


def large_numbers(value: object, where: str = "") -> Iterator[str]:
    """Every number that is larger than it should be, with the way to it."""
    if isinstance(value, str) or value is None or isinstance(value, bool):
        return
    if isinstance(value, int):
        if abs(value) > LARGEST:
            yield f"{where}: {value}"
    elif isinstance(value, Mapping):
        for key, each in value.items():
            assert isinstance(key, str)
            if key.lstrip("-").isdecimal() and abs(int(key)) > LARGEST:
                yield f"{where}: key {key}"
            yield from large_numbers(each, f"{where}.{key}")
    elif isinstance(value, Sequence):
        for number, each in enumerate(value):
            yield from large_numbers(each, f"{where}[{number}]")
    else:
        raise TypeError(f"{where}: {value!r} is no JSON")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_view_holds_a_packed_number(name: str, seats: int) -> None:
    game, rng = find_game(name), Rng(f"plain {name} {seats}")
    s, answers = game.start(seats), 0
    while s.waiting:
        if answers % OFTEN == 0:
            for eye in viewers(seats):
                assert list(large_numbers(position_json(game, view_of(game, s, eye).position))) == []
        answers += random_answer(game.rules, s, rng)
    assert list(large_numbers(position_json(game, s))) == []
    assert answers > OFTEN


def test_the_test_itself_would_notice() -> None:
    assert list(large_numbers({"cave": {"a0": [1, 2]}, "vp": (4096, -4096), "over": True, "end": None})) == []
    told = {"cave": {"524800": 798}, "dwarfs": [8396804], "seen": {"a": [-9999]}}
    assert list(large_numbers(told)) == [".cave: key 524800", ".dwarfs[0]: 8396804", ".seen.a[0]: -9999"]
