"""A small zero-sum game as a table of numbers: what it is worth, and how both sides should mix. Exact but for rounding.

Rows want much, columns want little. A saddle point is looked for first, two by two has a formula, and all else goes
through the simplex method: the game's linear program in Tucker's short table, where rows and columns change places.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from partie.core import RulesBug

type Matrix = Sequence[Sequence[float]]

# Entries are scaled to lie between 1 and 2 first, so these are small beside all of them.
NOTHING: Final = 1e-12
PIVOTS: Final = 1000  # never needed: Bland's rule cannot run in a circle


class Equilibrium(NamedTuple):
    """What the game is worth to the rows, and a mix for each side from which no change of its own gains."""

    value: float
    rows: list[float]
    columns: list[float]


def equilibrium(matrix: Matrix) -> Equilibrium:
    """One equilibrium of the game; where there are several, all are worth the same."""
    saddle = _saddle(matrix)
    if saddle is not None:
        return saddle
    if len(matrix) == 2 and len(matrix[0]) == 2:
        return _two_by_two(matrix)
    return _simplex(matrix)


def expected(matrix: Matrix, columns: Sequence[float]) -> list[float]:
    """What each row brings against a mix of the columns."""
    return [sum([entry * share for entry, share in zip(row, columns, strict=True)]) for row in matrix]


def _saddle(matrix: Matrix) -> Equilibrium | None:
    """A row and a column, each the best against the other: nobody need mix."""
    lows = [min(row) for row in matrix]
    highs = list(matrix[0])
    for row in matrix:
        for j, entry in enumerate(row):
            if entry > highs[j]:
                highs[j] = entry
    value = max(lows)
    if value < min(highs):
        return None
    rows = [0.0] * len(lows)
    columns = [0.0] * len(highs)
    rows[lows.index(value)] = 1.0
    columns[highs.index(value)] = 1.0
    return Equilibrium(value, rows, columns)


def _two_by_two(matrix: Matrix) -> Equilibrium:
    """Without a saddle point both sides make the other indifferent."""
    a, b, c, d = matrix[0][0], matrix[0][1], matrix[1][0], matrix[1][1]
    spread = (a - b) + (d - c)
    row = (d - c) / spread
    column = (d - b) / spread
    value = a * row + c * (1.0 - row)
    return Equilibrium(value, [row, 1.0 - row], [column, 1.0 - column])


def _simplex(matrix: Matrix) -> Equilibrium:
    """Pivot until the last row, which holds what the row player's mix lacks, has nothing negative left."""
    height, width = len(matrix), len(matrix[0])
    low = min([min(row) for row in matrix])
    scale = max([max(row) for row in matrix]) - low
    table = [[1.0 + (entry - low) / scale for entry in row] + [1.0] for row in matrix]
    table.append([-1.0] * width + [0.0])
    # Columns have the labels 0 to width - 1, rows those above.
    top = list(range(width))
    left = list(range(width, width + height))
    for _ in range(PIVOTS):
        column = _entering(table[height], top)
        if column < 0:
            break
        row = _leaving(table, column, left)
        _pivot(table, row, column)
        top[column], left[row] = left[row], top[column]
    else:
        raise RulesBug(f"no equilibrium after {PIVOTS} pivots: {matrix}")
    rows = [0.0] * height
    columns = [0.0] * width
    for j, label in enumerate(top):
        if label >= width:
            rows[label - width] = table[height][j]
    for i, label in enumerate(left):
        if label < width:
            columns[label] = table[i][width]
    return Equilibrium(low + scale * (1.0 / table[height][width] - 1.0), _shares(rows), _shares(columns))


def _entering(last: list[float], top: list[int]) -> int:
    """Bland's rule: of the columns that still gain, the one with the lowest label; -1 if none does."""
    found = -1
    for j, label in enumerate(top):
        if last[j] < -NOTHING and (found < 0 or label < top[found]):
            found = j
    return found


def _leaving(table: list[list[float]], column: int, left: list[int]) -> int:
    """The row that limits the column most; of equals the one with the lowest label."""
    found = -1
    limit = 0.0
    for i, label in enumerate(left):
        row = table[i]
        if row[column] > NOTHING:
            ratio = row[-1] / row[column]
            if found < 0 or ratio < limit or (ratio == limit and label < left[found]):
                found, limit = i, ratio
    if found < 0:
        raise RulesBug("a matrix game without a bound")
    return found


def _pivot(table: list[list[float]], row: int, column: int) -> None:
    """A row and a column change places."""
    chosen = table[row]
    by = 1.0 / chosen[column]
    for i, each in enumerate(table):
        if i != row:
            factor = each[column] * by
            for j, entry in enumerate(chosen):
                each[j] -= entry * factor
            each[column] = -factor
    for j in range(len(chosen)):
        chosen[j] *= by
    chosen[column] = by


def _shares(weights: list[float]) -> list[float]:
    """Weights as shares of one; what rounding left below nothing is nothing."""
    kept = [weight if weight > NOTHING else 0.0 for weight in weights]
    whole = sum(kept)
    return [weight / whole for weight in kept]
