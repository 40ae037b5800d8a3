"""RULES.md is complete and true: every rule, its code and its tests, and the list of the cards."""

import re
from collections import Counter
from pathlib import Path

import pytest

import partie.games.darkcave
from partie.games.darkcave.faces import OWN, ROMAN
from partie.testing.rulebook import RuleRow, check_rulebook, names_of_tests, rule_rows

GAME = Path(partie.games.darkcave.__file__).parent
TESTS = Path(__file__).parent
REPOSITORY = TESTS.parents[2]
RULES = (GAME / "RULES.md").read_text("utf-8")
PACKAGE = "partie.games.darkcave"

SECTIONS = dict(enumerate((16, 24, 13, 15, 16, 32, 5, 27, 14, 19, 24, 3, 15, 11, 8, 7, 9, 11), 1))
RULE_IDS = [f"D{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)]
EXAMPLE_IDS = [f"D-E{number}" for number in range(1, 46)]
RULE_ID = re.compile(r"\bD[0-9]+\.[0-9]+\b")
RANGE = re.compile(r"\bD([0-9]+)\.([0-9]+)–D([0-9]+)\.([0-9]+)\b")
STROKES = re.compile(r"[0-9INESW]+(/[0-9INESW]+)*")  # numbers, levels and sides with a stroke between them
MOST_TESTS = 4  # a row names the most telling ones
OPEN_POINTS = 25
# The words of the rule list for what the tables of the deck write.
SHAPES = {
    "cross": "cross",
    "T-h": "tee-h",
    "T-v": "tee-v",
    "NS": "ns",
    "EW": "ew",
    "bend A": "bend-a",
    "bend B": "bend-b",
    "with wooden N–S lane": "bridge-ns",
    "wooden N–S": "bridge-ns",
    "with wooden E–W lane": "bridge-ew",
    "wooden E–W": "bridge-ew",
    "N–E/S–W": "tunnel-ne",
    "N–W/S–E": "tunnel-nw",
}
GROUPS = {"plain": ".", "lair": "lair", "ladder": "ladder", "bridge": ".", "tunnel": ".", "gold": "gold"}


def rows() -> list[RuleRow]:
    return [row for row in rule_rows(RULES) if row.id]


def texts() -> dict[str, str]:
    return {row.id: row.cells["rule"] for row in rows() if row.is_rule()}


def tables(*columns: str) -> list[RuleRow]:
    """The lines of the tables that have these columns."""
    return [row for row in rule_rows(RULES) if set(columns) <= set(row.cells)]


def ids_in(test: str) -> list[str]:
    """The rules and examples that a test carries in its name."""
    name = test.rpartition("::")[2]
    carried = re.match(r"test_((?:D[0-9]+_[0-9]+_|E[0-9]+_)*)", name)
    found = carried[1] if carried is not None else ""
    rules = [f"D{section}.{number}" for section, number in re.findall(r"D([0-9]+)_([0-9]+)_", found)]
    return rules + [f"D-E{number}" for number in re.findall(r"E([0-9]+)_", found)]


def all_tests() -> list[str]:
    return [f"{path.name}::{name}" for path in sorted(TESTS.glob("test_*.py")) for name in names_of_tests(path)]


# -- The rules --------------------------------------------------------------------------------------------------------


def test_all_269_rules_and_45_examples_are_there_in_order() -> None:
    assert len(RULE_IDS) == 269
    assert [row.id for row in rows()] == RULE_IDS + EXAMPLE_IDS


def test_every_rule_has_its_code_and_its_test() -> None:
    assert check_rulebook(RULES, PACKAGE, TESTS) == []


def test_every_rule_says_where_it_comes_from() -> None:
    sources = {row.id: row.cells["source"] for row in rows() if row.is_rule()}
    form = re.compile(r"(book( for [^;:]+)?|ours|ruling(?=: ))(: [^;]+)?(; \S.*)?")
    for rule, source in sources.items():
        assert form.fullmatch(source), f"{rule}: {source}"
    kinds = Counter([re.split(r"\W", source)[0] for source in sources.values()])
    assert kinds == {"book": 183, "ruling": 63, "ours": 23}
    assert [rule for rule, source in sources.items() if source.startswith("ours")] == [
        *["D1.16", "D3.5", "D3.6", "D3.9", "D3.10", "D3.13", "D5.13", "D6.6", "D6.13", "D12.3", "D13.3", "D14.4"],
        *["D17.9", "D18.1", "D18.2", "D18.3", "D18.5", "D18.6", "D18.7", "D18.8", "D18.9", "D18.10", "D18.11"],
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
    assert ids_in("test_x.py::test_D13_9_D4_15_E26_open_edges_of_4_rows") == ["D13.9", "D4.15", "D-E26"]
    assert ids_in("test_x.py::test_a_download_hides_D6_19") == []
    assert ids_in("test_x.py::test_D18_what_another_deck_is_refused_for") == []


def test_every_rule_that_the_code_names_exists() -> None:
    found: set[str] = set()
    for path in sorted(GAME.glob("*.py")):
        text = path.read_text("utf-8")
        named = set(RULE_ID.findall(text))
        for section, first, same, last in RANGE.findall(text):
            assert section == same, path.name
            named |= {f"D{section}.{number}" for number in range(int(first), int(last) + 1)}
        assert named <= set(RULE_IDS), path.name
        found |= named
    assert len(found) > 200, "the code names most rules where it carries them out"


def test_every_rule_named_in_the_text_exists() -> None:
    assert set(RULE_ID.findall(RULES)) == set(RULE_IDS)
    assert set(re.findall(r"\bD-E[0-9]+\b", RULES)) == set(EXAMPLE_IDS)


@pytest.mark.parametrize("section", SECTIONS)
def test_no_rule_can_be_left_out(section: int) -> None:
    rule = f"D{section}.{SECTIONS[section] // 2}"
    without = "\n".join([line for line in RULES.splitlines() if not line.startswith(f"| {rule} |")])
    assert check_rulebook(without, PACKAGE, TESTS) == [f"{rule} is left out"]


# -- The cards --------------------------------------------------------------------------------------------------------


def paths_in(rule: str) -> Counter[tuple[str, str]]:
    """The path cards that a rule lists: (shape, feature) → copies."""
    found: Counter[tuple[str, str]] = Counter()
    for group in rule.partition(": ")[2].removesuffix(".").split("; "):
        if group == "no gold":
            continue
        name = re.split(r"s? ", group, maxsplit=1)[0]
        total, _, listed = group.partition(" = ")
        for each in (listed or total.removeprefix(name).removeprefix("s").strip()).split(", "):
            shape, _, copies = each.rpartition(" ")
            found[SHAPES[shape], GROUPS[name]] += int(copies)
    return found


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_path_cards_are_the_ones_in_the_deck(level: int) -> None:
    text = texts()[f"D18.{level}"]
    assert text.startswith(f"Path cards of level {ROMAN[level]} ")
    deck = {(card.shape, card.feature): card.copies for card in OWN.deck.paths if card.level == level}
    assert paths_in(text) == deck
    assert f"({sum(deck.values())})" in text


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_action_cards_are_the_ones_in_the_deck(level: int) -> None:
    text = texts()[f"D18.{level + 6}"]
    assert text.startswith(f"Action cards of level {ROMAN[level]} ")
    listed = [each.rpartition(" ") for each in text.partition(": ")[2].removesuffix(".").split(", ")]
    deck = {card.kind: card.copies for card in OWN.deck.actions if card.level == level}
    assert {kind: int(copies) for kind, _, copies in listed} == deck


def test_the_goals_are_the_ones_in_the_deck() -> None:
    listed = texts()["D18.6"].removeprefix("Goals: ").removesuffix("; feature on the hub.").split("; ")
    assert {each.partition(" ")[0]: each.partition(" ")[2].replace(", ", "") for each in listed} == {
        goal.feature: goal.sides for goal in OWN.deck.goals
    }


# -- The other tables -------------------------------------------------------------------------------------------------


def test_the_other_tables_name_their_tests() -> None:
    assert len(tables("piece", "when", "test")) == 21
    assert len(tables("step", "the other seats learn", "test")) == 14
    choices = [re.split(r"[,:]| against", row.cells["name"])[0] for row in tables("undo", "test")]
    assert choices == [
        *["*Play*", "*Lay*", "*Look*", "*Collapse*", "*Swap*", "*Spin*", "*Equip*", "*Call*", "*Drop*"],
        *["*Creature step*", "*Axe*", "*Dwarf step*", "*Finish*", "*Turn goal*", "*Propose*", "*Vote*", "not asked"],
    ]
    assert len(tables("what chance decides", "test")) == 8
    assert len(tables("reading chosen", "test")) == OPEN_POINTS
    assert len(tables("rulebook cs", "rulebook sk", "effect")) == 14


def test_every_choice_and_every_chance_names_code_that_exists() -> None:
    as_rules = ["| id | function | test |", "|---|---|---|"]
    named = [*tables("undo", "function"), *tables("what chance decides", "function")]
    for number, row in enumerate(named, 1):
        as_rules.append(f"| D1.{number} | {', '.join(row.functions)} | {', '.join(row.tests)} |")
    assert check_rulebook("\n".join(as_rules), PACKAGE, TESTS) == []


def test_every_open_point_names_the_code_that_carries_it() -> None:
    as_rules = ["| id | function | test |", "|---|---|---|"]
    for number, row in enumerate(tables("reading chosen", "carried by"), 1):
        assert row.cells["point"].startswith(f"{number}. ")
        names = re.findall(r"`([A-Za-z]+\.[^`]+)`", row.cells["carried by"])
        assert names
        as_rules.append(f"| D1.{number} | {', '.join(names)} | {', '.join(row.tests)} |")
    assert check_rulebook("\n".join(as_rules), PACKAGE, TESTS) == []


def test_a_ruling_names_only_open_points_that_there_are_and_each_is_named() -> None:
    rulings = "\n".join([row.cells["source"] for row in rows() if row.is_rule()])
    named = {int(number) for number in re.findall(r"open point ([0-9]+)", rulings)}
    assert named == set(range(1, OPEN_POINTS + 1))


def test_nothing_outside_the_repository_is_named() -> None:
    assert "://" not in RULES
    assert "fact sheet" not in RULES
    paths = re.findall(r"[\w.~-]*/[\w./~-]+|\b[\w-]+\.(?:md|py|txt|toml)\b", RULES)
    assert "tests/games/darkcave" in paths
    for path in [each for each in set(paths) if not STROKES.fullmatch(each)]:
        assert not path.startswith(("/", "~", "."))
        assert any([(folder / path).exists() for folder in (REPOSITORY, GAME, TESTS)]), path
