"""Small zero-sum games: known ones, and any: no change of one's own gains anything."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from partie.games.tides.matrix import equilibrium, expected

steady = settings(deadline=None, derandomize=True, database=None, max_examples=200)

ROCK_PAPER_SCISSORS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]


def matrices(entries: st.SearchStrategy[float]) -> st.SearchStrategy[list[list[float]]]:
    """Every shape up to five by five."""
    shapes = st.tuples(st.integers(1, 5), st.integers(1, 5))
    return shapes.flatmap(
        lambda shape: st.lists(
            st.lists(entries, min_size=shape[1], max_size=shape[1]), min_size=shape[0], max_size=shape[0]
        )
    )


def check(matrix: list[list[float]]) -> None:
    """Both sides get the value for certain, so neither can get more."""
    found = equilibrium(matrix)
    size = max([1.0] + [abs(entry) for row in matrix for entry in row])
    for mix in (found.rows, found.columns):
        assert min(mix) >= 0
        assert sum(mix) == pytest.approx(1, abs=1e-12)
    against_columns = [sum([share * entry for share, entry in zip(found.columns, row, strict=True)]) for row in matrix]
    against_rows = [
        sum([share * row[j] for share, row in zip(found.rows, matrix, strict=True)]) for j in range(len(matrix[0]))
    ]
    assert max(against_columns) <= found.value + 1e-9 * size
    assert min(against_rows) >= found.value - 1e-9 * size
    assert expected(matrix, found.columns) == pytest.approx(against_columns, abs=1e-9 * size)


@given(matrices(st.integers(-60, 60).map(float)))
@example(ROCK_PAPER_SCISSORS)
@steady
def test_no_change_gains_in_points(matrix: list[list[float]]) -> None:
    check(matrix)


@given(matrices(st.sampled_from([0.0, 0.5, 1.0])))
@steady
def test_no_change_gains_among_many_equal_entries(matrix: list[list[float]]) -> None:
    check(matrix)


@given(matrices(st.floats(-1, 1)))
@steady
def test_no_change_gains_among_numbers_of_any_size(matrix: list[list[float]]) -> None:
    check(matrix)


@given(matrices(st.tuples(st.sampled_from([0.0, 0.5, 1.0]), st.integers(-60, 60)).map(lambda e: e[0] + e[1] * 5e-8)))
@steady
def test_no_change_gains_in_places_with_a_little_lead(matrix: list[list[float]]) -> None:
    check(matrix)


def test_a_saddle_point_needs_no_mix() -> None:
    found = equilibrium([[3.0, 1.0], [5.0, 2.0]])
    assert found == (2.0, [0.0, 1.0], [0.0, 1.0])


def test_two_by_two() -> None:
    found = equilibrium([[2.0, -3.0], [-3.0, 4.0]])
    assert found.value == pytest.approx(-1 / 12)
    assert found.rows == pytest.approx([7 / 12, 5 / 12])
    assert found.columns == pytest.approx([7 / 12, 5 / 12])


def test_rock_paper_scissors() -> None:
    found = equilibrium(ROCK_PAPER_SCISSORS)
    assert found.value == pytest.approx(0)
    assert found.rows == pytest.approx([1 / 3] * 3)
    assert found.columns == pytest.approx([1 / 3] * 3)


def test_five_by_five_on_the_diagonal() -> None:
    """Each side makes the other indifferent: shares go by one over the entry."""
    pays = [1.0, 2.0, 3.0, 4.0, 5.0]
    found = equilibrium([[pay if i == j else 0.0 for j in range(5)] for i, pay in enumerate(pays)])
    worth = 1 / sum([1 / pay for pay in pays])
    assert found.value == pytest.approx(worth)
    assert found.rows == pytest.approx([worth / pay for pay in pays])
    assert found.columns == pytest.approx([worth / pay for pay in pays])
