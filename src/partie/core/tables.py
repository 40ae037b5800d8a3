"""Cards as data: readable tables, one row a card, each with its grade, so that a correction is one line.

    # a comment
    number | name       | doors | grade   | note
    1      | Smokehouse | BLR   | derived | the star's value is not published

Columns are separated by bars; the first line that is not a comment names them. The core reads texts; whoever has files
brings them.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from partie.core.errors import TableError

SOURCED: Final = "sourced"
DERIVED: Final = "derived"
OURS: Final = "ours"
GRADES: Final = (SOURCED, DERIVED, OURS)


class Fault(NamedTuple):
    """What is wrong with a deck: a message key, where, and the words that explain it."""

    kind: str
    table: str
    line: int
    column: str = ""
    value: str = ""
    expected: str = ""


class BadTable(TableError):
    """A table cannot be read; the faults say where and why."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        first = faults[0]
        super().__init__(f"{first.table}, line {first.line}: {first.kind} {first.column} {first.value}".strip())
        self.faults: list[Fault] = list(faults)


class TableRow(NamedTuple):
    """One row: its line in the file, and its cells by column."""

    table: str
    line: int
    cells: dict[str, str]

    def text(self, column: str) -> str:
        """A cell as it stands there."""
        return self.cells[column]

    def one_of(self, column: str, allowed: Sequence[str]) -> str:
        """A cell that must be one of these words."""
        if self.cells[column] not in allowed:
            raise BadTable([self.fault("value", column, ", ".join(allowed))])
        return self.cells[column]

    def number(self, column: str, least: int, most: int) -> int:
        """A cell that must be a whole number between two others."""
        text = self.cells[column]
        if not text.removeprefix("-").isdecimal() or not least <= int(text) <= most:
            raise BadTable([self.fault("value", column, f"{least}–{most}")])
        return int(text)

    def fault(self, kind: str, column: str, expected: str = "") -> Fault:
        """What is wrong with one of its cells."""
        return Fault(kind, self.table, self.line, column, self.cells[column], expected)


def read_table(table: str, text: str, columns: Sequence[str]) -> list[TableRow]:
    """The rows of a table that has these columns, a grade and a note."""
    expected = [*columns, "grade", "note"]
    rows: list[TableRow] = []
    faults: list[Fault] = []
    named = False
    for line, content in enumerate(text.split("\n"), 1):
        stripped = content.strip()
        if not stripped or stripped.startswith("#"):
            continue
        cells = [cell.strip() for cell in content.split("|")]
        if not named:
            named = True
            if cells != expected:
                raise BadTable([Fault("columns", table, line, value=" | ".join(cells), expected=" | ".join(expected))])
        elif len(cells) != len(expected):
            faults.append(Fault("width", table, line, value=str(len(cells)), expected=str(len(expected))))
        else:
            row = TableRow(table, line, dict(zip(expected, cells, strict=True)))
            rows.append(row)
            if row.cells["grade"] not in GRADES:
                faults.append(row.fault("value", "grade", ", ".join(GRADES)))
    if not named:
        faults.append(Fault("columns", table, 0, expected=" | ".join(expected)))
    if faults:
        raise BadTable(faults)
    return rows
