"""A rulebook that cannot go stale: a game's RULES.md names the code and the test of every rule, and both are looked up.

    from partie.testing.rulebook import check_rulebook

    def test_every_rule_has_its_code_and_its_test():
        assert check_rulebook(RULES.read_text("utf-8"), "my_game", Path(__file__).parent) == []

A rule is a line of a table with the columns ``id``, ``function`` and ``test``; others are free. Its id is a letter, a
section and a number (``T3.7``); functions are dotted names inside the game's package, or full ones; tests are written
``test_draft.py::test_T3_7_hands_are_exchanged``. An example (``T-E4``) needs a test and no function. Any other table
with a column ``test`` is looked up as well: what it names must exist.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

_BAR: Final = re.compile(r"(?<!\\)\|")
_RULE: Final = re.compile(r"([A-Z]+)([1-9][0-9]*)\.([1-9][0-9]*)")
_EXAMPLE: Final = re.compile(r"([A-Z]+-E)([1-9][0-9]*)")
_NOTHING: Final = ("", "-", "–", "—")


@dataclass(frozen=True)
class RuleRow:
    """One line of a table: the id as written, what it says of code and tests, and every cell by its column."""

    id: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]
    cells: dict[str, str]
    line: int

    def is_rule(self) -> bool:
        """Whether the id is a rule's, as T3.7."""
        return _RULE.fullmatch(self.id) is not None

    def is_example(self) -> bool:
        """Whether the id is an example's, as T-E4."""
        return _EXAMPLE.fullmatch(self.id) is not None


def rule_rows(markdown: str) -> Iterator[RuleRow]:
    """Every line of every table, in order; the header above it says what its cells are."""
    columns: list[str] = []
    for number, line in enumerate(markdown.splitlines(), 1):
        cells = _cells(line)
        if not cells:
            columns = []
        elif not columns:
            columns = [cell.lower() for cell in cells]
        elif not all([set(cell) <= set("-: ") for cell in cells]):
            named = dict(zip(columns, cells, strict=False))
            yield RuleRow(
                named.get("id", ""), _names(named.get("function", "")), _names(named.get("test", "")), named, number
            )


def _cells(line: str) -> list[str]:
    """The cells of a table's line; none if the line is of no table."""
    if not line.lstrip().startswith("|"):
        return []
    return [cell.strip().replace("\\|", "|") for cell in _BAR.split(line.strip().strip("|"))]


def _names(cell: str) -> tuple[str, ...]:
    """The names in a cell, with or without code quotes; a dash means none."""
    names = [name.strip().strip("`") for name in cell.split(",")]
    return tuple([name for name in names if name not in _NOTHING])


def check_rulebook(markdown: str, package: str, tests: Path) -> list[str]:
    """Everything that is wrong with a RULES.md, a sentence each: nothing if all is well.

    ``package`` is the game's package, where the named functions are looked for; ``tests`` is the folder of its tests.
    """
    rows = list(rule_rows(markdown))
    complaints = [] if any([row.is_rule() for row in rows]) else ["there is not one rule in this text"]
    complaints.extend(_numbering(rows))
    known: dict[str, frozenset[str]] = {}
    for row in rows:
        name = row.id or f"line {row.line}"
        if "id" in row.cells and not row.is_rule() and not row.is_example():
            complaints.append(f"line {row.line}: {row.id!r} is not the id of a rule")
        if row.is_rule() and not row.functions:
            complaints.append(f"{name} names no function")
        if "test" in row.cells or row.is_rule() or row.is_example():
            complaints.extend([f"{name} names no test"] if not row.tests else [])
        for function in row.functions:
            if not _is_found(function, package):
                complaints.append(f"{name}: there is no {function} in {package}")
        for test in row.tests:
            if not _is_test(test, tests, known):
                complaints.append(f"{name}: there is no test {test}")
    return complaints


def _numbering(rows: list[RuleRow]) -> list[str]:
    """Ids that stand twice, and numbers left out: sections and the rules in each count up from 1."""
    complaints: list[str] = []
    groups: dict[str, list[int]] = {}
    sections: dict[str, list[int]] = {}
    for row in rows:
        rule, example = _RULE.fullmatch(row.id), _EXAMPLE.fullmatch(row.id)
        if rule is not None:
            groups.setdefault(f"{rule[1]}{rule[2]}.", []).append(int(rule[3]))
            sections.setdefault(rule[1], []).append(int(rule[2]))
        elif example is not None:
            groups.setdefault(example[1], []).append(int(example[2]))
    for group, numbers in groups.items():
        for each in sorted({number for number in numbers if numbers.count(number) > 1}):
            complaints.append(f"{group}{each} stands twice")
    for group, numbers in (groups | sections).items():
        for each in range(1, max(numbers)):
            if each not in numbers:
                complaints.append(f"{group}{each} is left out")
    return complaints


def _is_found(function: str, package: str) -> bool:
    """Whether a dotted name leads somewhere, inside the package or from the top."""
    for name in (f"{package}.{function}", function):
        try:
            resolve_name(name)
        except (ImportError, AttributeError, ValueError):
            continue
        return True
    return False


def _is_test(test: str, tests: Path, known: dict[str, frozenset[str]]) -> bool:
    """Whether ``file::name`` or ``file::Class::name`` stands in the folder; a parameter in brackets is left aside."""
    file, _, name = test.partition("[")[0].partition("::")
    if file not in known:
        known[file] = names_of_tests(tests / file)
    return name in known[file]


def names_of_tests(path: Path) -> frozenset[str]:
    """The tests that a file defines, read without running it; none if there is no such file."""
    if not path.is_file():
        return frozenset()
    names: list[str] = []
    for node in ast.parse(path.read_text("utf-8"), str(path)).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.append(node.name)
        elif isinstance(node, ast.ClassDef):
            inner = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            names.extend([f"{node.name}::{each.name}" for each in inner])
    return frozenset([name for name in names if name.rpartition("::")[2].startswith("test")])
