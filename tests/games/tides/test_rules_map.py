"""RULES.md is complete and true: every rule, its code and its tests; and the checker itself can fail."""

from pathlib import Path

import pytest

from partie.games.tides.faces import FACES, LETTERS
from partie.testing.rulebook import check_rulebook, rule_rows
from tests.games.rules_page import RulesPage

from .helpers import THE_GAME

PAGE = RulesPage("partie.games.tides", Path(__file__).parent, "T", (9, 6, 12, 9, 15, 4, 5, 25, 18), examples=20)

# -- RULES.md ---------------------------------------------------------------------------------------------------------


def test_all_103_rules_and_20_examples_are_there_in_order() -> None:
    PAGE.check_order(rules=103)


def test_every_rule_has_its_code_and_its_test() -> None:
    PAGE.check_code_and_tests()


def test_every_rule_says_where_it_comes_from() -> None:
    PAGE.check_sources({"book": 81, "ruling": 17, "ours": 5}, ["T2.6", "T3.4", "T3.5", "T4.8", "T5.7"])


def test_the_tests_of_a_row_carry_its_id() -> None:
    PAGE.check_tests_carry_ids()


def test_a_test_named_after_a_rule_stands_in_its_row() -> None:
    PAGE.check_tests_stand_in_rows()


def test_every_rule_that_the_code_names_exists() -> None:
    PAGE.check_ids_in_code(more_than=80)


def test_every_rule_named_in_the_text_exists() -> None:
    PAGE.check_ids_in_text()


def test_the_card_table_is_the_one_in_the_code() -> None:
    written = PAGE.tables("card", "suit", "kind", "target", "vp")
    assert len(written) == 18
    for face, row in zip(FACES[1:], written, strict=True):
        suit = LETTERS[face.suit] if face.suit >= 0 else "–"
        targets = "".join([LETTERS[target] for target in face.targets]) or "–"
        cells = [row.cells[column] for column in ("card", "suit", "kind", "target", "vp")]
        assert cells == [str(face.card), suit, face.kind, targets, str(face.points)]
        assert f"{face.card} {row.cells['name']} (" in PAGE.rules()[f"T9.{face.card}"]


def test_the_game_of_the_examples_is_the_one_that_is_tested() -> None:
    assert f"```\n{THE_GAME}```\n" in PAGE.text


def test_the_other_tables_name_their_tests() -> None:
    assert len(PAGE.tables("piece", "when", "test")) == 15
    assert [row.cells["name"] for row in PAGE.tables("undo", "test")][:3] == ["draft", "relic", "remove"]
    assert len(PAGE.tables("what chance decides", "test")) == 2
    assert len(PAGE.tables("reading chosen", "test")) == 7


def test_every_open_point_names_the_code_that_carries_it() -> None:
    PAGE.check_open_points(7)


def test_nothing_outside_the_repository_is_named() -> None:
    PAGE.check_paths(besides=r"[0-9]/[0-9/]+|P/L/G/T/S\.?")  # counts of the five suits


# -- The checker ------------------------------------------------------------------------------------------------------

GOOD = """\
Some words.

| id | rule | function | test |
|---|:--|---|---|
| X1.1 | one | `double` | `test_x.py::test_one`, test_x.py::test_two[3-4] |
| X1.2 | two, with a \\| in it | inner.Box.open, `json.dumps` | `test_x.py::TestBox::test_in_a_class` |

| id | rule | function | test |
|---|---|---|---|
| X2.1 | three | inner | test_x.py::test_later |

| id | given | test |
|---|---|---|
| X-E1 | an example | test_x.py::test_one |

| piece | test |
|---|---|
| a card | test_x.py::test_two |
"""


@pytest.fixture
def tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one test file, and beside it a package of a game."""
    (tmp_path / "test_x.py").write_text(
        "def test_one(): ...\n"
        "def test_two(n): ...\n"
        "async def test_later(): ...\n"
        "def helper(): ...\n"
        "class TestBox:\n    def test_in_a_class(self): ...\n"
    )
    package = tmp_path / "some_game_of_the_tests"
    package.mkdir()
    (package / "__init__.py").write_text("def double(): ...\n")
    (package / "inner.py").write_text("class Box:\n    def open(self): ...\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def complaints(text: str, tests: Path) -> list[str]:
    return check_rulebook(text, "some_game_of_the_tests", tests)


def test_a_good_rulebook_gives_no_complaint(tests: Path) -> None:
    assert complaints(GOOD, tests) == []
    found = list(rule_rows(GOOD))
    assert [row.id for row in found] == ["X1.1", "X1.2", "X2.1", "X-E1", ""]
    assert found[1].functions == ("inner.Box.open", "json.dumps")
    assert found[1].cells["rule"] == "two, with a | in it"
    assert [row.line for row in found] == [5, 6, 10, 14, 18]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("X1.1", "X1.3", "X1.1 is left out"),
        ("X2.1", "X3.1", "X2 is left out"),
        ("X-E1", "X-E2", "X-E1 is left out"),
        ("X1.2", "X1.1", "X1.1 stands twice"),
        ("X1.2", "rule 2", "line 6: 'rule 2' is not the id of a rule"),
        ("`double`", "", "X1.1 names no function"),
        ("`double`", "–", "X1.1 names no function"),
        ("`double`", "treble", "X1.1: there is no treble in some_game_of_the_tests"),
        ("`double`", "double, nowhere.at_all", "X1.1: there is no nowhere.at_all in some_game_of_the_tests"),
        ("Box.open", "Box.shut", "X1.2: there is no inner.Box.shut in some_game_of_the_tests"),
        ("test_x.py::test_later", "", "X2.1 names no test"),
        ("::test_later", "::test_never", "X2.1: there is no test test_x.py::test_never"),
        ("::test_later", "::helper", "X2.1: there is no test test_x.py::helper"),
        ("::test_later", "::test_in_a_class", "X2.1: there is no test test_x.py::test_in_a_class"),
        ("test_x.py::test_later", "test_y.py::test_later", "X2.1: there is no test test_y.py::test_later"),
        ("test_x.py::test_later", "test_later", "X2.1: there is no test test_later"),
        ("an example | test_x.py::test_one", "an example | –", "X-E1 names no test"),
        (
            "a card | test_x.py::test_two",
            "a card | test_x.py::test_three",
            "line 18: there is no test test_x.py::test_three",
        ),
        ("a card | test_x.py::test_two", "a card | ", "line 18 names no test"),
    ],
)
def test_every_fault_is_found(tests: Path, old: str, new: str, complaint: str) -> None:
    assert GOOD.count(old) >= 1
    assert complaint in complaints(GOOD.replace(old, new, 1), tests)


def test_a_text_without_rules_is_a_fault(tests: Path) -> None:
    assert complaints("Some words.\n", tests) == ["there is not one rule in this text"]


def test_a_rule_without_the_columns_is_a_fault(tests: Path) -> None:
    assert complaints("| id | rule |\n|---|---|\n| X1.1 | one |\n", tests) == [
        "X1.1 names no function",
        "X1.1 names no test",
    ]


@pytest.mark.parametrize("section", PAGE.sections)
def test_no_rule_of_tides_can_be_left_out(section: int) -> None:
    PAGE.check_left_out(section)
