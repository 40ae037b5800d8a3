"""RULES.md is complete and true: every rule, its code and its tests, and the list of the cards."""

import re
from collections import Counter
from pathlib import Path

import pytest

from partie.games.darkcave.faces import OWN, ROMAN
from tests.games.rules_page import RulesPage

SECTIONS = (16, 24, 13, 15, 16, 32, 5, 27, 14, 19, 24, 3, 15, 11, 8, 7, 9, 11)
PAGE = RulesPage("partie.games.darkcave", Path(__file__).parent, "D", SECTIONS, examples=45)
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

# -- The rules --------------------------------------------------------------------------------------------------------


def test_all_269_rules_and_45_examples_are_there_in_order() -> None:
    PAGE.check_order(rules=269)


def test_every_rule_has_its_code_and_its_test() -> None:
    PAGE.check_code_and_tests()


def test_every_rule_says_where_it_comes_from() -> None:
    ours = [
        *["D1.16", "D3.5", "D3.6", "D3.9", "D3.10", "D3.13", "D5.13", "D6.6", "D6.13", "D12.3", "D13.3", "D14.4"],
        *["D17.9", "D18.1", "D18.2", "D18.3", "D18.5", "D18.6", "D18.7", "D18.8", "D18.9", "D18.10", "D18.11"],
    ]
    form = r"(book( for [^;:]+)?|ours|ruling(?=: ))(: [^;]+)?(; \S.*)?"
    PAGE.check_sources({"book": 184, "ruling": 62, "ours": 23}, ours, form)


def test_the_tests_of_a_row_carry_its_id() -> None:
    PAGE.check_tests_carry_ids()


def test_a_test_named_after_a_rule_stands_in_its_row() -> None:
    PAGE.check_tests_stand_in_rows()


def test_the_ids_in_the_name_of_a_test_are_read_right() -> None:
    assert PAGE.ids_in("test_x.py::test_D13_9_D4_15_E26_open_edges_of_4_rows") == ["D13.9", "D4.15", "D-E26"]
    assert PAGE.ids_in("test_x.py::test_a_download_hides_D6_19") == []
    assert PAGE.ids_in("test_x.py::test_D18_what_another_deck_is_refused_for") == []


def test_every_rule_that_the_code_names_exists() -> None:
    PAGE.check_ids_in_code(more_than=200)


def test_every_rule_named_in_the_text_exists() -> None:
    PAGE.check_ids_in_text()


@pytest.mark.parametrize("section", PAGE.sections)
def test_no_rule_can_be_left_out(section: int) -> None:
    PAGE.check_left_out(section)


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
    text = PAGE.rules()[f"D18.{level}"]
    assert text.startswith(f"Path cards of level {ROMAN[level]} ")
    deck = {(card.shape, card.feature): card.copies for card in OWN.card_set.paths if card.level == level}
    assert paths_in(text) == deck
    assert f"({sum(deck.values())})" in text


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_action_cards_are_the_ones_in_the_deck(level: int) -> None:
    text = PAGE.rules()[f"D18.{level + 6}"]
    assert text.startswith(f"Action cards of level {ROMAN[level]} ")
    listed = [each.rpartition(" ") for each in text.partition(": ")[2].removesuffix(".").split(", ")]
    deck = {card.kind: card.copies for card in OWN.card_set.actions if card.level == level}
    assert {kind: int(copies) for kind, _, copies in listed} == deck


def test_the_goals_are_the_ones_in_the_deck() -> None:
    listed = PAGE.rules()["D18.6"].removeprefix("Goals: ").removesuffix("; feature on the hub.").split("; ")
    assert {each.partition(" ")[0]: each.partition(" ")[2].replace(", ", "") for each in listed} == {
        goal.feature: goal.sides for goal in OWN.card_set.goals
    }


# -- The other tables -------------------------------------------------------------------------------------------------


def test_the_other_tables_name_their_tests() -> None:
    assert len(PAGE.tables("piece", "when", "test")) == 21
    assert len(PAGE.tables("step", "the other seats learn", "test")) == 14
    choices = [re.split(r"[,:]| against", row.cells["name"])[0] for row in PAGE.tables("undo", "test")]
    assert choices == [
        *["*Play*", "*Lay*", "*Look*", "*Collapse*", "*Swap*", "*Spin*", "*Equip*", "*Call*", "*Drop*"],
        *["*Creature step*", "*Axe*", "*Dwarf step*", "*Finish*", "*Turn goal*", "*Propose*", "*Vote*", "not asked"],
    ]
    assert len(PAGE.tables("what chance decides", "test")) == 8
    assert len(PAGE.tables("reading chosen", "test")) == OPEN_POINTS
    assert len(PAGE.tables("rulebook cs", "rulebook sk", "effect")) == 14


def test_every_choice_and_every_chance_names_code_that_exists() -> None:
    PAGE.check_named([*PAGE.tables("undo", "function"), *PAGE.tables("what chance decides", "function")])


def test_every_open_point_names_the_code_that_carries_it() -> None:
    PAGE.check_open_points(OPEN_POINTS)


def test_a_ruling_names_only_open_points_that_there_are_and_each_is_named() -> None:
    rulings = "\n".join(PAGE.sources().values())
    named = {int(number) for number in re.findall(r"open point ([0-9]+)", rulings)}
    assert named == set(range(1, OPEN_POINTS + 1))


def test_nothing_outside_the_repository_is_named() -> None:
    PAGE.check_paths(besides=r"[0-9INESW]+(/[0-9INESW]+)*")  # numbers, levels and sides
