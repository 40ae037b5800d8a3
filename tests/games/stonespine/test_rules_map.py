"""RULES.md is complete and true: every rule, its code and its tests, and the tables of the cards."""

import re
from pathlib import Path

import pytest

from partie.games.stonespine.faces import own_lists
from partie.games.stonespine.printed import CHALLENGES, GOALS, OWN
from tests.games.rules_page import RulesPage

SECTIONS = (6, 20, 13, 32, 4, 21, 6, 19, 12, 10, 19, 14, 30, 9, 11, 16, 13, 5, 4)
PAGE = RulesPage("partie.games.stonespine", Path(__file__).parent, "S", SECTIONS, examples=38)
OPEN_POINTS = 26

# -- The rules --------------------------------------------------------------------------------------------------------


def test_all_264_rules_and_38_examples_are_there_in_order() -> None:
    PAGE.check_order(rules=264)


def test_every_rule_has_its_code_and_its_test() -> None:
    PAGE.check_code_and_tests()


def test_every_rule_says_where_it_comes_from() -> None:
    ours = [
        *["S2.6", "S2.7", "S3.9", "S4.6", "S4.13", "S6.10", "S9.1", "S9.4", "S10.9", "S11.19", "S15.10"],
        *["S18.4", "S18.5"],
    ]
    PAGE.check_sources({"book": 161, "ruling": 90, "ours": 13}, ours)


def test_the_tests_of_a_row_carry_its_id() -> None:
    PAGE.check_tests_carry_ids()


def test_a_test_named_after_a_rule_stands_in_its_row() -> None:
    PAGE.check_tests_stand_in_rows()


def test_the_ids_in_the_name_of_a_test_are_read_right() -> None:
    assert PAGE.ids_in("test_x.py::test_S13_9_S4_28_E26_open_edges_of_4_rows") == ["S13.9", "S4.28", "S-E26"]
    assert PAGE.ids_in("test_x.py::test_a_download_hides_S6_19") == []


def test_every_rule_that_the_code_names_exists() -> None:
    PAGE.check_ids_in_code(more_than=200)


def test_every_rule_named_in_the_text_exists() -> None:
    PAGE.check_ids_in_text()


@pytest.mark.parametrize("section", PAGE.sections)
def test_no_rule_can_be_left_out(section: int) -> None:
    PAGE.check_left_out(section)


# -- The cards --------------------------------------------------------------------------------------------------------


def test_the_blueprints_are_the_ones_in_the_deck() -> None:
    written = PAGE.tables("blueprint", "entrance", "row 1")
    assert len(written) == 8
    for row, card in zip(written, OWN.card_set.blueprints, strict=True):
        demands = " ".join([row.cells[f"row {n}"] for n in (1, 2, 3, 4)]).split()
        assert (int(row.cells["blueprint"]), int(row.cells["entrance"])) == (card.number, card.entrance)
        assert (tuple(demands), int(row.cells["exit"])) == (card.demands, card.exit)


def test_the_market_cards_are_the_ones_in_the_deck() -> None:
    written = PAGE.tables("market card", "top price")
    assert len(written) == 18
    for row, card in zip(written, OWN.card_set.market, strict=True):
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
    written = PAGE.tables("jael card", "rune")
    assert len(written) == 9
    for row, card in zip(written, OWN.card_set.jael, strict=True):
        columns = ("jael card", "set", "rune", "gold", "takes", "base", "each", "counts")
        numbers = (card.gold, card.takes, card.base, card.factor, card.counts)
        assert [row.cells[each] for each in columns] == [
            card.card,
            card.set,
            card.rune,
            *[str(each) for each in numbers],
        ]


def test_goals_and_challenges_have_the_names_of_the_deck() -> None:
    texts = PAGE.rules()
    for number in range(1, 9):
        rank = "fewest" if not OWN.is_most[GOALS + number] else "most"
        assert texts[f"S12.{number}"].startswith(f"{OWN.names[GOALS + number]}: {rank} ")
    for number in range(1, 31):
        assert texts[f"S13.{number}"].startswith(f"{OWN.names[CHALLENGES + number]}: ")


def test_the_chambers_of_open_point_3_are_the_ones_graded_as_ours() -> None:
    ours = [chamber.number for chamber in OWN.card_set.chambers if chamber.grade == "ours"]
    texts = PAGE.rules()
    assert "chambers 92 to 100" in texts["S2.6"]
    assert "(chambers 1, 9, 11, 14, 80)" in texts["S2.7"]
    assert ours == [1, 9, 11, 14, 80, *range(92, 101)]
    assert "`cards/chambers.table`" in texts["S2.1"]
    assert (PAGE.game / "cards" / "chambers.table").read_text("utf-8") == own_lists()["chambers"]


# -- The other tables -------------------------------------------------------------------------------------------------


def test_the_other_tables_name_their_tests() -> None:
    assert len(PAGE.tables("piece", "when", "test")) == 19
    choices = [row.cells["name"].partition(":")[0] for row in PAGE.tables("undo", "test")]
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
    assert len(PAGE.tables("what chance decides", "test")) == 13
    assert len(PAGE.tables("reading chosen", "test")) == OPEN_POINTS
    assert len(PAGE.tables("rulebook cs", "rulebook pl", "effect")) == 17


def test_every_open_point_names_the_code_that_carries_it() -> None:
    PAGE.check_open_points(OPEN_POINTS)


def test_a_ruling_names_only_open_points_that_there_are() -> None:
    for number in re.findall(r"open points? ([0-9]+)", PAGE.text):
        assert 1 <= int(number) <= OPEN_POINTS


def test_nothing_outside_the_repository_is_named() -> None:
    PAGE.check_paths(besides="/2")  # half of a count
