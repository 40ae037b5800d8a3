"""Cells and edges of boards made of squares, bounded or growing without end.

A cell is one int, so that it fits into an action, a set or a zone. Sides are north, east, south, west, and a set of
sides is four bits in that order; turning a tile is a rotation of the bits.
"""

from typing import Final, NewType

from partie.core.keeping import keep

Cell = NewType("Cell", int)

MOST_TEXTS: Final = 2_000  # more cells than any board uses
_texts: Final[dict[Cell, str]] = {}

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4

_HALF: Final = 1 << 9
_ROW: Final = 1 << 10
ORIGIN: Final = _HALF * _ROW + _HALF
# Of any length for the compiler: a tuple of four would be made again for every step.
STEP: Final[tuple[int, ...]] = (-_ROW, 1, _ROW, -1)


def cell(row: int, column: int) -> Cell:
    """The cell this many rows south and columns east of the origin; 512 either way is far enough for any table."""
    if not (-_HALF <= row < _HALF and -_HALF <= column < _HALF):
        raise ValueError(f"row {row}, column {column} is off the edge of the world")
    return Cell(ORIGIN + row * _ROW + column)


def row_of(cell: Cell) -> int:
    """Rows south of the origin."""
    return cell // _ROW - _HALF


def column_of(cell: Cell) -> int:
    """Columns east of the origin."""
    return cell % _ROW - _HALF


def beside(cell: Cell, side: int) -> Cell:
    """The neighbour on one side."""
    return Cell(cell + STEP[side])


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells around: north, east, south, west."""
    return [Cell(cell - _ROW), Cell(cell + 1), Cell(cell + _ROW), Cell(cell - 1)]


def opposite(side: int) -> int:
    """The side that touches this one from the neighbour."""
    return side ^ 2


def rotate(edges: int, quarters: int) -> int:
    """A set of sides after this many clockwise quarter turns."""
    quarters &= 3
    return (edges << quarters | edges >> (4 - quarters)) & 15


def cell_text(cell: Cell) -> str:
    """How a record writes a cell: column letters, row number, each with a minus left of or above the origin."""
    known = _texts.get(cell)
    return keep(_texts, cell, _cell_text(cell), MOST_TEXTS) if known is None else known


def _cell_text(cell: Cell) -> str:
    column, row = column_of(cell), row_of(cell)
    name = ""
    rest = column if column >= 0 else -column - 1
    while True:
        name = chr(97 + rest % 26) + name
        rest = rest // 26 - 1
        if rest < 0:
            break
    return f"{'-' if column < 0 else ''}{name}{row}"


def cell_of(text: str) -> Cell:
    """The cell that a record's text means."""
    body = text.removeprefix("-")
    name = body.rstrip("0123456789-")
    number = body[len(name) :]
    if not name.isascii() or not name.isalpha() or not name.islower() or not number.removeprefix("-").isdecimal():
        raise ValueError(f"not a cell: {text!r}")
    column = 0
    for character in name:
        column = column * 26 + ord(character) - 96
    found = cell(int(number), -column if text.startswith("-") else column - 1)
    if cell_text(found) != text:
        raise ValueError(f"not a cell: {text!r}")
    return found
