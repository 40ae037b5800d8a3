"""Cards as data: readable card lists, one row a card, each with its grade, so that a correction is one line.

    # a comment
    number | name       | doors | grade   | note
    1      | Smokehouse | BLR   | derived | the star's value is not published

Columns are separated by bars; the first line that is not a comment names them. The core reads texts; whoever has files
brings them.

A game reads a card set, a set of such lists, so that every fault is told at once:

    lists = CardLists(texts, {"set": SET_COLUMNS, "relics": ("number", "power")})
    card_set = CardSet(lists.name, lists.version, lists.cards("relics", relic, "number"))
    if len(card_set.relics) < 5:
        lists.too_few("relics", len(card_set.relics), 5)
    lists.require_no_faults()
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, replace
from hashlib import sha256
from typing import ClassVar, Final, NamedTuple, Protocol

from partie.core.errors import PartieError

SOURCED: Final = "sourced"
DERIVED: Final = "derived"
OURS: Final = "ours"
GRADES: Final = (SOURCED, DERIVED, OURS)
SET_COLUMNS: Final = ("game", "name", "version")  # of the list that says which card set this is


class Fault(NamedTuple):
    """What is wrong with a card set: a message key, where, and the words that explain it."""

    kind: str
    table: str
    line: int
    column: str = ""
    value: str = ""
    expected: str = ""


class BadCardList(PartieError):
    """A card list cannot be read; the faults say where and why."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        first = faults[0]
        super().__init__(f"{first.table}, line {first.line}: {first.kind} {first.column} {first.value}".strip())
        self.faults: list[Fault] = list(faults)


class CardRow(NamedTuple):
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
            raise BadCardList([self.fault("value", column, ", ".join(allowed))])
        return self.cells[column]

    def number(self, column: str, least: int, most: int) -> int:
        """A cell that must be a whole number between two others."""
        text = self.cells[column]
        if not text.removeprefix("-").isdecimal() or not least <= int(text) <= most:
            raise BadCardList([self.fault("value", column, f"{least}–{most}")])
        return int(text)

    def fault(self, kind: str, column: str, expected: str = "") -> Fault:
        """What is wrong with one of its cells."""
        return Fault(kind, self.table, self.line, column, self.cells[column], expected)


def read_card_list(table: str, text: str, columns: Sequence[str]) -> list[CardRow]:
    """The rows of a card list that has these columns, a grade and a note."""
    expected = [*columns, "grade", "note"]
    rows: list[CardRow] = []
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
                raise BadCardList(
                    [Fault("columns", table, line, value=" | ".join(cells), expected=" | ".join(expected))]
                )
        elif len(cells) != len(expected):
            faults.append(Fault("width", table, line, value=str(len(cells)), expected=str(len(expected))))
        else:
            row = CardRow(table, line, dict(zip(expected, cells, strict=True)))
            rows.append(row)
            if row.cells["grade"] not in GRADES:
                faults.append(row.fault("value", "grade", ", ".join(GRADES)))
    if not named:
        faults.append(Fault("columns", table, 0, expected=" | ".join(expected)))
    if faults:
        raise BadCardList(faults)
    return rows


class CardLists:
    """The card lists of a card set while it is read: their rows, and every fault found so far."""

    def __init__(self, texts: Mapping[str, str], columns: Mapping[str, Sequence[str]]) -> None:
        """Read the lists that ``columns`` names, ``set`` among them. Raises ``BadCardList`` if one cannot be read."""
        self.faults: list[Fault] = [Fault("missing", table, 0) for table in columns if table not in texts]
        self.rows: dict[str, list[CardRow]] = {}
        for table, expected in columns.items():
            if table in texts:
                try:
                    self.rows[table] = read_card_list(table, texts[table], expected)
                except BadCardList as unreadable:
                    self.faults.extend(unreadable.faults)
        self.require_no_faults()
        heads = self.cards("set", _head)
        if len(self.rows["set"]) != 1:
            self.too_few("set", len(self.rows["set"]), 1)
        self.name: str = heads[0][0] if heads else ""
        self.version: int = heads[0][1] if heads else 0

    def cards[T](self, table: str, make: Callable[[CardRow], T], *told_by: str) -> tuple[T, ...]:
        """What the rows of a list mean; a row that means nothing leaves its faults.

        Rows that agree in all columns of ``told_by`` are doubles: a face stands once, how many there are is a number.
        """
        made: list[T] = []
        seen: set[tuple[str, ...]] = set()
        for row in self.rows[table]:
            try:
                made.append(make(row))
            except BadCardList as wrong:
                self.faults.extend(wrong.faults)
            if told_by:
                told = tuple([row.text(column) for column in told_by])
                if told in seen:
                    self.faults.append(row.fault("double", told_by[-1]))
                seen.add(told)
        return tuple(made)

    def too_few(self, table: str, found: int, expected: int, of: str = "") -> None:
        """A list has fewer cards than it must have, in all or of one kind."""
        kind = "too-few-of" if of else "too-few"
        self.faults.append(Fault(kind, table, 0, column=of, value=str(found), expected=str(expected)))

    def require_no_faults(self) -> None:
        """Raise ``BadCardList`` with all faults, if there is one."""
        if self.faults:
            raise BadCardList(self.faults)


def _head(row: CardRow) -> tuple[str, int]:
    """The one row that says which card set this is."""
    return row.text("name"), row.number("version", 1, 9999)


class GradedCard(Protocol):
    """A dataclass with a field ``grade``: how well the card is known, which is not printed on it."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]


def card_set_title(name: str, version: int, kinds: Sequence[Sequence[GradedCard]]) -> str:
    """A card set's name in a record: name, version, and a few letters that change with anything printed on a card."""
    printed = repr([[replace(card, grade="") for card in kind] for kind in kinds])
    return f"{name}-{version}-{sha256(printed.encode()).hexdigest()[:8]}"
