"""Codecs: text there and back, JSON, TypeScript, and texts that mean nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import NOBODY, Seats
from partie.core.codecs import (
    CARD,
    CELL,
    FLAG,
    NUMBER,
    SEAT,
    SEATS,
    TEXT,
    Codec,
    Codes,
    list_of,
    map_of,
    one_of,
    optional,
    row_of,
    split,
    tuple_of,
)
from partie.core.grid import cell
from partie.core.seats import set_of

PLAIN = Codes({})
NAMED = Codes({1: "sun", 2: "moon"})

EXAMPLES = [
    (NUMBER, -3, "-3", -3, "number"),
    (FLAG, True, "yes", True, "boolean"),
    (FLAG, False, "no", False, "boolean"),
    (TEXT, "two words", "two words", "two words", "string"),
    (SEAT, 2, "C", 2, "number"),
    (SEATS, set_of([0, 2]), "AC", "AC", "string"),
    (SEATS, NOBODY, "-", "-", "string"),
    (CELL, cell(2, 1), "b2", "b2", "string"),
    (CARD, 2, "moon", "moon", "string"),
    (optional(CARD, 0), 0, "-", None, "string | null"),
    (optional(CARD, 0), 1, "sun", "sun", "string | null"),
    (optional(NUMBER), None, "-", None, "number | null"),
    (one_of("north", "south"), 1, "south", "south", '"north" | "south"'),
    (list_of(NUMBER), [], "[]", [], "number[]"),
    (list_of(optional(SEAT, -1)), [0, -1], "[A,-]", [0, None], "(number | null)[]"),
    (
        tuple_of(tuple_of(CARD)),
        ((1,), (), (2, 1)),
        "((sun),(),(moon,sun))",
        [["sun"], [], ["moon", "sun"]],
        "string[][]",
    ),
    (row_of(SEAT, list_of(CELL)), (1, [cell(0, 0)]), "(B,[a0])", [1, ["a0"]], "[number, string[]]"),
    (
        map_of(CELL, row_of(CARD, FLAG)),
        {cell(0, 0): (1, True), cell(-1, -1): (2, False)},
        "{a0:(sun,yes),-a-1:(moon,no)}",
        {"a0": ["sun", True], "-a-1": ["moon", False]},
        "Record<string, [string, boolean]>",
    ),
]


@pytest.mark.parametrize(("codec", "value", "text", "json", "typescript"), EXAMPLES)
def test_what_a_codec_knows(codec: Codec, value: object, text: str, json: object, typescript: str) -> None:
    assert codec.text(value, NAMED) == text
    assert codec.read(text, NAMED) == value
    assert type(codec.read(text, NAMED)) is type(value)
    assert codec.json(value, NAMED) == json
    assert codec.typescript == typescript


@given(st.lists(st.tuples(st.integers(0, 13), st.lists(st.integers())), max_size=5))
def test_nested_values_come_back(value: list[tuple[int, list[int]]]) -> None:
    codec = list_of(row_of(SEAT, list_of(NUMBER)))
    assert codec.read(codec.text(value, PLAIN), PLAIN) == value


@given(st.integers(0, 0xFFFF))
def test_every_set_of_seats_comes_back(seats: int) -> None:
    assert SEATS.read(SEATS.text(Seats(seats), PLAIN), PLAIN) == seats


@pytest.mark.parametrize(
    ("codec", "text"),
    [
        (NUMBER, "x"),
        (SEAT, "AB"),
        (SEATS, "BA"),
        (SEATS, "AA"),
        (SEATS, ""),
        (CELL, "2b"),
        (CARD, "star"),
        (one_of("north", "south"), "up"),
        (list_of(NUMBER), "1,2"),
        (list_of(NUMBER), "(1,2)"),
        (list_of(NUMBER), "[1,2"),
        (list_of(NUMBER), "[1,]"),
        (row_of(NUMBER, NUMBER), "(1)"),
    ],
)
def test_texts_that_mean_nothing(codec: Codec, text: str) -> None:
    with pytest.raises((ValueError, LookupError)):
        codec.read(text, NAMED)


@pytest.mark.parametrize(
    ("codec", "value"),
    [
        (NUMBER, "3"),
        (SEATS, "AB"),
        (TEXT, "a, b"),
        (TEXT, 3),
        (list_of(NUMBER), 3),
        (row_of(NUMBER, NUMBER), (1,)),
        (row_of(NUMBER), [1]),
        (map_of(NUMBER, NUMBER), [1]),
    ],
)
def test_values_of_another_kind_are_not_written(codec: Codec, value: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        codec.text(value, PLAIN)


def test_a_card_without_a_code_is_its_number() -> None:
    assert CARD.text(17, PLAIN) == "17"
    assert CARD.read("17", PLAIN) == 17
    with pytest.raises(ValueError, match="not a card"):
        CARD.read("0", PLAIN)


def test_parts_are_split_at_the_outer_commas_only() -> None:
    assert split("[a,(b,c),{d:[e,f]}]", "[]") == ["a", "(b,c)", "{d:[e,f]}"]
    assert split("()", "()") == []
