"""RULES.md is complete and true: every rule, its code and its tests, and the tables of the cards."""

import re
from pathlib import Path

import pytest

import partie.games.stonespine
from partie.games.stonespine.faces import own_tables
from partie.games.stonespine.printed import CHALLENGES, GOALS, OWN
from partie.testing.rulebook import RuleRow, check_rulebook, names_of_tests, rule_rows

GAME = Path(partie.games.stonespine.__file__).parent
TESTS = Path(__file__).parent
REPOSITORY = TESTS.parents[2]
RULES = (GAME / "RULES.md").read_text("utf-8")
PACKAGE = "partie.games.stonespine"

SECTIONS = dict(enumerate((6, 20, 13, 32, 4, 21, 6, 19, 12, 10, 19, 14, 30, 9, 11, 16, 13, 5, 4), 1))
RULE_IDS = [f"S{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)]
EXAMPLE_IDS = [f"S-E{number}" for number in range(1, 39)]
RULE_ID = re.compile(r"\bS[0-9]+\.[0-9]+\b")
RANGE = re.compile(r"\bS([0-9]+)\.([0-9]+)–S([0-9]+)\.([0-9]+)\b")
MOST_TESTS = 4  # a row names the most telling ones


def rows() -> list[RuleRow]:
    return [row for row in rule_rows(RULES) if row.id]


def tables(*columns: str) -> list[RuleRow]:
    """The lines of the tables that have these columns."""
    return [row for row in rule_rows(RULES) if set(columns) <= set(row.cells)]


def ids_in(test: str) -> list[str]:
    """The rules and examples that a test carries in its name."""
    name = test.rpartition("::")[2]
    carried = re.match(r"test_((?:S[0-9]+_[0-9]+_|E[0-9]+_)*)", name)
    found = carried[1] if carried is not None else ""
    rules = [f"S{section}.{number}" for section, number in re.findall(r"S([0-9]+)_([0-9]+)_", found)]
    return rules + [f"S-E{number}" for number in re.findall(r"E([0-9]+)_", found)]


def all_tests() -> list[str]:
    return [f"{path.name}::{name}" for path in sorted(TESTS.glob("test_*.py")) for name in names_of_tests(path)]


# -- The rules --------------------------------------------------------------------------------------------------------


def test_all_264_rules_and_38_examples_are_there_in_order() -> None:
    assert len(RULE_IDS) == 264
    assert [row.id for row in rows()] == RULE_IDS + EXAMPLE_IDS


def test_every_rule_has_its_code_and_its_test() -> None:
    assert check_rulebook(RULES, PACKAGE, TESTS) == []


def test_every_rule_says_where_it_comes_from() -> None:
    sources = {row.id: row.cells["source"] for row in rows() if row.is_rule()}
    for rule, source in sources.items():
        assert source in ("book", "ours") or re.fullmatch(r"ruling: \S.*", source), rule
    assert len([source for source in sources.values() if source.startswith("ruling: ")]) == 90
    assert [rule for rule, source in sources.items() if source == "ours"] == [
        *["S2.6", "S2.7", "S3.9", "S4.6", "S4.13", "S6.10", "S9.1", "S9.4", "S10.9", "S11.19", "S15.10"],
        *["S18.4", "S18.5"],
    ]


def test_the_tests_of_a_row_carry_its_id() -> None:
    for row in rows():
        assert 1 <= len(row.tests) <= MOST_TESTS, row.id
        for test in row.tests:
            assert row.id in ids_in(test), f"{row.id}: {test}"


def test_a_test_named_after_a_rule_stands_in_its_row() -> None:
    """Unless the row is full."""
    named = {row.id: row.tests for row in rows()}
    found: set[str] = set()
    for test in all_tests():
        for rule in ids_in(test):
            assert rule in named, f"{test} names {rule}, which does not exist"
            assert test in named[rule] or len(named[rule]) == MOST_TESTS, f"{test} is missing at {rule}"
            found.add(rule)
    assert found == {*RULE_IDS, *EXAMPLE_IDS}


def test_the_ids_in_the_name_of_a_test_are_read_right() -> None:
    assert ids_in("test_x.py::test_S13_9_S4_28_E26_open_edges_of_4_rows") == ["S13.9", "S4.28", "S-E26"]
    assert ids_in("test_x.py::test_a_download_hides_S6_19") == []


def test_every_rule_that_the_code_names_exists() -> None:
    found: set[str] = set()
    for path in sorted(GAME.glob("*.py")):
        text = path.read_text("utf-8")
        named = set(RULE_ID.findall(text))
        for section, first, same, last in RANGE.findall(text):
            assert section == same, path.name
            named |= {f"S{section}.{number}" for number in range(int(first), int(last) + 1)}
        assert named <= set(RULE_IDS), path.name
        found |= named
    assert len(found) > 200, "the code names most rules where it carries them out"


def test_every_rule_named_in_the_text_exists() -> None:
    assert set(RULE_ID.findall(RULES)) == set(RULE_IDS)
    assert set(re.findall(r"\bS-E[0-9]+\b", RULES)) == set(EXAMPLE_IDS)


@pytest.mark.parametrize("section", SECTIONS)
def test_no_rule_can_be_left_out(section: int) -> None:
    rule = f"S{section}.{SECTIONS[section] // 2}"
    without = "\n".join([line for line in RULES.splitlines() if not line.startswith(f"| {rule} |")])
    assert check_rulebook(without, PACKAGE, TESTS) == [f"{rule} is left out"]


# -- The cards --------------------------------------------------------------------------------------------------------


def test_the_blueprints_are_the_ones_in_the_deck() -> None:
    written = tables("blueprint", "entrance", "row 1")
    assert len(written) == 8
    for row, card in zip(written, OWN.deck.blueprints, strict=True):
        demands = " ".join([row.cells[f"row {n}"] for n in (1, 2, 3, 4)]).split()
        assert (int(row.cells["blueprint"]), int(row.cells["entrance"])) == (card.number, card.entrance)
        assert (tuple(demands), int(row.cells["exit"])) == (card.demands, card.exit)


def test_the_market_cards_are_the_ones_in_the_deck() -> None:
    written = tables("market card", "top price")
    assert len(written) == 18
    for row, card in zip(written, OWN.deck.market, strict=True):
        assert [
            row.cells[each] for each in ("market card", "top price", "top slots", "bottom price", "bottom slots")
        ] == [
            str(card.number),
            str(card.top_price),
            card.top_slots,
            str(card.bottom_price),
            card.bottom_slots,
        ]


def test_the_jael_cards_are_the_ones_in_the_deck() -> None:
    written = tables("jael card", "rune")
    assert len(written) == 9
    for row, card in zip(written, OWN.deck.jael, strict=True):
        columns = ("jael card", "set", "rune", "gold", "takes", "base", "each", "counts")
        numbers = (card.gold, card.takes, card.base, card.factor, card.counts)
        assert [row.cells[each] for each in columns] == [
            card.card,
            card.set,
            card.rune,
            *[str(each) for each in numbers],
        ]


def test_goals_and_challenges_have_the_names_of_the_deck() -> None:
    texts = {row.id: row.cells["rule"] for row in rows() if row.is_rule()}
    for number in range(1, 9):
        rank = "fewest" if not OWN.is_most[GOALS + number] else "most"
        assert texts[f"S12.{number}"].startswith(f"{OWN.names[GOALS + number]}: {rank} ")
    for number in range(1, 31):
        assert texts[f"S13.{number}"].startswith(f"{OWN.names[CHALLENGES + number]}: ")


def test_the_chambers_of_open_point_3_are_the_ones_graded_as_ours() -> None:
    ours = [chamber.number for chamber in OWN.deck.chambers if chamber.grade == "ours"]
    texts = {row.id: row.cells["rule"] for row in rows() if row.is_rule()}
    assert "chambers 92 to 100" in texts["S2.6"]
    assert "(chambers 1, 9, 11, 14, 80)" in texts["S2.7"]
    assert ours == [1, 9, 11, 14, 80, *range(92, 101)]
    assert "`deck/chambers.table`" in texts["S2.1"]
    assert (GAME / "deck" / "chambers.table").read_text("utf-8") == own_tables()["chambers"]


# -- The other tables -------------------------------------------------------------------------------------------------


def test_the_other_tables_name_their_tests() -> None:
    assert len(tables("piece", "when", "test")) == 19
    choices = [row.cells["name"].partition(":")[0] for row in tables("undo", "test")]
    assert choices == [
        "*Place chamber*, part 1",
        "*Place chamber*, part 2",
        "*Discard chamber*",
        "*Keep chamber*",
        "*Visit market*",
        "*Place element token*",
        "*Place passage*",
        "*Take challenge*",
        "not asked",
    ]
    assert len(tables("what chance decides", "test")) == 13
    assert len(tables("reading chosen", "test")) == 26
    assert len(tables("rulebook cs", "rulebook pl", "effect")) == 17


def test_every_open_point_names_the_code_that_carries_it() -> None:
    as_rules = ["| id | function | test |", "|---|---|---|"]
    for number, row in enumerate(tables("reading chosen", "carried by"), 1):
        assert row.cells["point"].startswith(f"{number}. ")
        names = re.findall(r"`([A-Za-z]+\.[^`]+)`", row.cells["carried by"])
        assert names
        as_rules.append(f"| S1.{number} | {', '.join(names)} | {', '.join(row.tests)} |")
    assert check_rulebook("\n".join(as_rules), PACKAGE, TESTS) == []


def test_a_ruling_names_only_open_points_that_there_are() -> None:
    for number in re.findall(r"open points? ([0-9]+)", RULES):
        assert 1 <= int(number) <= 26


def test_nothing_outside_the_repository_is_named() -> None:
    assert "://" not in RULES
    assert "fact sheet" not in RULES
    paths = re.findall(r"[\w.~-]*/[\w./~-]+|\b[\w-]+\.(?:md|py|txt|toml)\b", RULES)
    assert "tests/games/stonespine" in paths
    for path in set(paths) - {"/2"}:  # half of a count
        assert not path.startswith(("/", "~", "."))
        assert any([(folder / path).exists() for folder in (REPOSITORY, GAME, TESTS)]), path
