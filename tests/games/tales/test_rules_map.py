"""RULES.md is complete and true: every rule, its code and its tests."""

import re
from pathlib import Path

import pytest

from partie.games.tales.ending import RESOURCES
from partie.games.tales.faces import OWN
from partie.games.tales.preparation import ASIDE, PLACES, SWEPT
from tests.games.rules_page import RulesPage

SECTIONS = (16, 23, 7, 9, 6, 5, 6, 8, 12, 15, 6, 11, 16, 17, 12, 12, 20, 16, 11)
PAGE = RulesPage("partie.games.tales", Path(__file__).parent, "G", SECTIONS, examples=38)
OPEN_POINTS = 15
# A source may end with the open point that it rests on.
SOURCES = r"(book|ours|ruling: [^;]+(; [^;]+)*?)(; open point [0-9]+)?"


# -- The rules ---------------------------------------------------------------------------------------------------------


def test_all_228_rules_and_38_examples_are_there_in_order() -> None:
    PAGE.check_order(rules=228)


def test_every_rule_has_its_code_and_its_test() -> None:
    PAGE.check_code_and_tests()


@pytest.mark.parametrize("section", PAGE.sections)
def test_no_rule_can_be_left_out(section: int) -> None:
    PAGE.check_left_out(section)


def test_every_rule_says_where_it_comes_from() -> None:
    ours = [
        *["G1.7", "G2.19", "G4.8", "G9.4", "G9.9", "G9.10", "G9.11", "G10.13", "G14.17", "G15.9", "G15.10", "G15.11"],
        *["G17.17", "G17.18", "G17.20", "G19.1", "G19.2", "G19.3", "G19.6", "G19.7", "G19.8", "G19.9", "G19.10"],
        "G19.11",
    ]
    PAGE.check_sources({"book": 134, "ruling": 70, "ours": 24}, ours, SOURCES)


def test_the_tests_of_a_row_carry_its_id() -> None:
    PAGE.check_tests_carry_ids()


def test_a_test_named_after_a_rule_stands_in_its_row() -> None:
    PAGE.check_tests_stand_in_rows()


def test_every_rule_that_the_code_names_exists() -> None:
    PAGE.check_ids_in_code(more_than=150)


def test_every_rule_named_in_the_text_exists() -> None:
    PAGE.check_ids_in_text()


# -- Numbers that stand in the rules and in the code -------------------------------------------------------------------


def test_the_counts_of_tiles_are_the_ones_in_the_deck() -> None:
    rules = PAGE.rules()
    deck = OWN.card_set
    assert f"{len(deck.tiles)} period tiles, {len(deck.heroes)} heroes and {len(deck.quests)} quests" in rules["G1.6"]
    assert " / ".join([str(len(OWN.period[period])) for period in (1, 2, 3)]) in rules["G1.7"]
    names = [hero.name.lower() for hero in deck.heroes]
    assert [name for name in re.findall(r"\ban? (\w+)", rules["G19.5"]) if name in names] == names


def test_the_numbers_by_seats_are_the_ones_in_the_code() -> None:
    (example,) = [row for row in PAGE.rows() if row.id == "G-E13"]
    said = dict(re.findall(r"([a-z ]+?)(?: each round)? ((?:[0-9]+, ){3}[0-9]+)", example.cells["expected"]))
    found = {name.strip(): [int(each) for each in numbers.split(", ")] for name, numbers in said.items()}
    seats = range(2, 6)
    assert found["places"] == [PLACES[each] for each in seats]
    assert found["taken"] == list(seats)
    assert found["discarded"] == [SWEPT[each] for each in seats]
    assert found["set aside"] == [ASIDE[each] for each in seats]
    assert found["left"] == [PLACES[each] - each - SWEPT[each] for each in seats]
    assert found["drawn in ten rounds"] == [PLACES[each] + 9 * 5 for each in seats]


def test_the_tie_break_is_the_one_in_the_code() -> None:
    assert [each for each in re.findall(r"\w+", PAGE.rules()["G16.9"]) if each in RESOURCES] == list(RESOURCES)


# -- The other tables --------------------------------------------------------------------------------------------------


def test_the_other_tables_name_their_tests() -> None:
    assert len(PAGE.tables("piece", "when", "test")) == 20
    choices = [re.split(r"[,:]| for| \(", row.cells["name"])[0] for row in PAGE.tables("undo", "test")]
    assert choices == [
        *["*Return a quest*", "*First choice*", "*Second choice*", "*Place or discard*", "*Next action*"],
        *["*Wilderness fee*", "*Cell*", "*Next key*", "*Chest*", "*Chest*", "*Confirm*", "not asked"],
    ]
    assert len(PAGE.tables("what chance decides", "test")) == 8
    assert len(PAGE.tables("reading chosen", "test")) == OPEN_POINTS


def test_every_choice_and_every_chance_names_code_that_exists() -> None:
    PAGE.check_named([*PAGE.tables("undo", "function"), *PAGE.tables("what chance decides", "function")])


def test_every_open_point_names_the_code_that_carries_it() -> None:
    PAGE.check_open_points(OPEN_POINTS)


def test_a_source_names_only_open_points_that_there_are_and_each_is_named() -> None:
    named = {int(number) for number in re.findall(r"open point ([0-9]+)", "\n".join(PAGE.sources().values()))}
    assert named == set(range(1, OPEN_POINTS + 1))


def test_nothing_outside_the_repository_is_named() -> None:
    PAGE.check_paths(besides=r"$^")
