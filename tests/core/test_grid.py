"""Cells, their neighbours, their texts, and turned tiles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import Cell
from partie.core.grid import (
    EAST,
    NORTH,
    ORIGIN,
    SOUTH,
    WEST,
    beside,
    cell,
    cell_of,
    cell_text,
    column_of,
    neighbours,
    opposite,
    rotate,
    row_of,
)

from .helpers import steady

numbers = st.integers(-512, 511)
cells = st.builds(cell, numbers, numbers)
# A neighbour of a cell at the edge of the world is off it.
inner_cells = st.builds(cell, st.integers(-511, 510), st.integers(-511, 510))
sides = st.sampled_from([NORTH, EAST, SOUTH, WEST])
edges = st.integers(0, 15)


@steady
@given(numbers, numbers)
def test_row_and_column_come_back(row: int, column: int) -> None:
    assert (row_of(cell(row, column)), column_of(cell(row, column))) == (row, column)


@pytest.mark.parametrize(("row", "column"), [(-513, 0), (512, 0), (0, -513), (0, 512)])
def test_the_world_has_an_edge(row: int, column: int) -> None:
    with pytest.raises(ValueError, match="off the edge of the world"):
        cell(row, column)


@steady
@given(inner_cells)
def test_neighbours_are_north_east_south_west(here: int) -> None:
    row, column = row_of(Cell(here)), column_of(Cell(here))
    around = [cell(row - 1, column), cell(row, column + 1), cell(row + 1, column), cell(row, column - 1)]
    assert neighbours(Cell(here)) == around
    assert [beside(Cell(here), side) for side in (NORTH, EAST, SOUTH, WEST)] == around


@steady
@given(inner_cells, sides)
def test_the_opposite_side_leads_back(here: int, side: int) -> None:
    assert beside(beside(Cell(here), side), opposite(side)) == here
    assert opposite(opposite(side)) == side
    assert opposite(side) != side


@steady
@given(edges, st.integers(-9, 9), st.integers(-9, 9))
def test_turn_composes(some: int, one: int, two: int) -> None:
    assert rotate(rotate(some, one), two) == rotate(some, one + two)


@steady
@given(edges)
def test_turn_and_back(some: int) -> None:
    assert rotate(some, 0) == some
    assert rotate(some, 4) == some
    assert rotate(rotate(some, 1), 3) == some


@steady
@given(edges, sides, st.integers(0, 3))
def test_turn_moves_each_side_clockwise(some: int, side: int, quarters: int) -> None:
    assert rotate(some, quarters) >> (side + quarters) % 4 & 1 == some >> side & 1


@steady
@given(cells)
def test_text_and_back(here: int) -> None:
    assert cell_of(cell_text(Cell(here))) == here


@steady
@given(cells, cells)
def test_no_two_cells_share_a_text(one: int, two: int) -> None:
    assert (cell_text(Cell(one)) == cell_text(Cell(two))) == (one == two)


@pytest.mark.parametrize(
    ("row", "column", "text"),
    [
        (0, 0, "a0"),
        (3, 1, "b3"),
        (-1, 0, "a-1"),
        (0, -1, "-a0"),
        (-7, -2, "-b-7"),
        (0, 25, "z0"),
        (0, 26, "aa0"),
        (0, -26, "-z0"),
        (0, -27, "-aa0"),
        (511, 511, "sr511"),
        (-512, -512, "-sr-512"),
    ],
)
def test_texts_that_records_already_hold(row: int, column: int, text: str) -> None:
    assert cell_text(cell(row, column)) == text
    assert cell_of(text) == cell(row, column)


def test_the_numbers_of_cells() -> None:
    """Positions write a cell among their open numbers, so the numbers are part of every digest."""
    assert cell(0, 0) == ORIGIN == 512 * 1024 + 512
    assert cell(-1, 3) == ORIGIN - 1024 + 3


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "3",
        "-",
        "-3",
        "A3",
        "a03",
        "a-0",
        "a--1",
        "--a1",
        "a1-",
        "a1-2",
        "3a",
        "a 3",
        " a3",
        "a3\n",
        "č3",
        "a٣",
        "ss0",
    ],
)
def test_other_texts_are_no_cell(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a cell|off the edge"):
        cell_of(text)


@steady
@given(st.text("-ab019", max_size=8))
def test_a_cell_has_one_text_only(text: str) -> None:
    try:
        found = cell_of(text)
    except ValueError:
        return
    assert cell_text(found) == text
