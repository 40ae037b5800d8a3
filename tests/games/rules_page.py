"""A game's RULES.md as its tests hold it: every rule and example is there, with its code, its source and its tests.

    PAGE = RulesPage("partie.games.tides", Path(__file__).parent, "T", (9, 6, 12), examples=20)

    def test_every_rule_has_its_code_and_its_test() -> None:
        PAGE.check_code_and_tests()

What only one game has, its card tables above all, is compared in the tests of that game.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Final

from partie.testing.rulebook import RuleRow, check_rulebook, names_of_tests, rule_rows

MOST_TESTS: Final = 4  # a row names the most telling ones
SOURCES: Final = r"book|ours|ruling: \S.*"
REPOSITORY: Final = Path(__file__).parents[2]


class RulesPage:
    """The page of one game: the letter of its rules, how many there are in each section, and how many examples."""

    def __init__(self, package: str, tests: Path, letter: str, sections: Sequence[int], examples: int) -> None:
        self.package = package
        self.tests = tests
        self.letter = letter
        self.sections = dict(enumerate(sections, 1))
        self.game = Path(import_module(package).__file__ or "").parent
        self.text = (self.game / "RULES.md").read_text("utf-8")
        self.rule_ids = [
            f"{letter}{section}.{n}" for section, last in self.sections.items() for n in range(1, last + 1)
        ]
        self.example_ids = [f"{letter}-E{number}" for number in range(1, examples + 1)]

    # -- What it says --------------------------------------------------------------------------------------------------

    def rows(self) -> list[RuleRow]:
        """Rules and examples."""
        return [row for row in rule_rows(self.text) if row.id]

    def rules(self) -> dict[str, str]:
        """What each rule says, by its id."""
        return {row.id: row.cells["rule"] for row in self.rows() if row.is_rule()}

    def sources(self) -> dict[str, str]:
        """Where each rule comes from, by its id."""
        return {row.id: row.cells["source"] for row in self.rows() if row.is_rule()}

    def tables(self, *columns: str) -> list[RuleRow]:
        """The lines of the tables that have these columns."""
        return [row for row in rule_rows(self.text) if set(columns) <= set(row.cells)]

    def ids_in(self, test: str) -> list[str]:
        """The rules and examples that a test carries in its name."""
        carried = re.match(rf"test_((?:{self.letter}[0-9]+_[0-9]+_|E[0-9]+_)*)", test.rpartition("::")[2])
        found = carried[1] if carried is not None else ""
        rules = re.findall(rf"{self.letter}([0-9]+)_([0-9]+)_", found)
        examples = re.findall(r"E([0-9]+)_", found)
        return [
            *[f"{self.letter}{section}.{number}" for section, number in rules],
            *[f"{self.letter}-E{number}" for number in examples],
        ]

    def rules_named_in(self, text: str) -> set[str]:
        """The ids of rules in a text; from T1.2 to T1.4, with a dash between them, names three."""
        letter = self.letter
        named = set(re.findall(rf"\b{letter}[0-9]+\.[0-9]+\b", text))
        for section, first, same, last in re.findall(
            rf"\b{letter}([0-9]+)\.([0-9]+)–{letter}([0-9]+)\.([0-9]+)\b", text
        ):
            assert section == same, f"{letter}{section}.{first}–{letter}{same}.{last}"
            named |= {f"{letter}{section}.{number}" for number in range(int(first), int(last) + 1)}
        return named

    # -- The rules -----------------------------------------------------------------------------------------------------

    def check_order(self, rules: int) -> None:
        """All rules and examples are there, in order, and none besides."""
        assert len(self.rule_ids) == rules
        assert [row.id for row in self.rows()] == self.rule_ids + self.example_ids

    def check_code_and_tests(self) -> None:
        """Every function and every test that the page names exists; every rule names both."""
        assert check_rulebook(self.text, self.package, self.tests) == []

    def check_left_out(self, section: int) -> None:
        """A rule that is left out is missed."""
        rule = f"{self.letter}{section}.{self.sections[section] // 2}"
        without = "\n".join([line for line in self.text.splitlines() if not line.startswith(f"| {rule} |")])
        assert check_rulebook(without, self.package, self.tests) == [f"{rule} is left out"]

    def check_sources(self, kinds: Mapping[str, int], ours: Sequence[str], form: str = SOURCES) -> None:
        """Every rule is the book's, a ruling that names its source, or ours: how many of each, and these are ours."""
        for rule, source in self.sources().items():
            assert re.fullmatch(form, source), f"{rule}: {source}"
        assert Counter([re.split(r"\W", source)[0] for source in self.sources().values()]) == kinds
        assert [rule for rule, source in self.sources().items() if source.startswith("ours")] == ours

    def check_tests_carry_ids(self) -> None:
        """A row's tests, at most four, carry its id in their names."""
        for row in self.rows():
            assert 1 <= len(row.tests) <= MOST_TESTS, row.id
            for test in row.tests:
                assert row.id in self.ids_in(test), f"{row.id}: {test}"

    def check_tests_stand_in_rows(self) -> None:
        """A test that carries an id stands in its row, unless the row is full; and every id is carried."""
        named = {row.id: row.tests for row in self.rows()}
        found: set[str] = set()
        for path in sorted(self.tests.glob("test_*.py")):
            for test in [f"{path.name}::{name}" for name in names_of_tests(path)]:
                for rule in self.ids_in(test):
                    assert rule in named, f"{test} names {rule}, which does not exist"
                    assert test in named[rule] or len(named[rule]) == MOST_TESTS, f"{test} is missing at {rule}"
                    found.add(rule)
        assert found == {*self.rule_ids, *self.example_ids}

    def check_ids_in_code(self, more_than: int) -> None:
        """Every rule that the code names exists, and the code names most of them where it carries them out."""
        found: set[str] = set()
        for path in sorted(self.game.rglob("*.py")):
            named = self.rules_named_in(path.read_text("utf-8"))
            assert named <= set(self.rule_ids), path.name
            found |= named
        assert len(found) > more_than, "the code names most rules where it carries them out"

    def check_ids_in_text(self) -> None:
        """Every rule and example that the page names exists."""
        assert self.rules_named_in(self.text) == set(self.rule_ids)
        assert set(re.findall(rf"\b{self.letter}-E[0-9]+\b", self.text)) == set(self.example_ids)

    # -- The other tables ----------------------------------------------------------------------------------------------

    def check_named(self, rows: Sequence[RuleRow]) -> None:
        """Every line of another table names code and tests, and they exist."""
        as_rules = ["| id | function | test |", "|---|---|---|"]
        for number, row in enumerate(rows, 1):
            as_rules.append(f"| {self.letter}1.{number} | {', '.join(row.functions)} | {', '.join(row.tests)} |")
        assert check_rulebook("\n".join(as_rules), self.package, self.tests) == []

    def check_open_points(self, points: int) -> None:
        """Every open point has its number, the code that carries it, and tests."""
        carried: list[RuleRow] = []
        for number, row in enumerate(self.tables("reading chosen", "carried by"), 1):
            assert row.cells["point"].startswith(f"{number}. ")
            names = re.findall(r"`([A-Za-z]+\.[^`]+)`", row.cells["carried by"])
            carried.append(replace(row, functions=tuple(names)))
        assert len(carried) == points
        self.check_named(carried)

    def check_paths(self, besides: str) -> None:
        """Nothing outside the repository is named; ``besides`` is what a stroke stands in otherwise."""
        assert "://" not in self.text
        assert "fact sheet" not in self.text
        paths = set(re.findall(r"[\w.~-]*/[\w./~-]+|\b[\w-]+\.(?:md|py|txt|toml)\b", self.text))
        assert self.tests.relative_to(REPOSITORY).as_posix() in paths
        for path in [each for each in paths if not re.fullmatch(besides, each)]:
            assert not path.startswith(("/", "~", ".")), path
            assert any([(folder / path).exists() for folder in (REPOSITORY, self.game, self.tests)]), path
