"""Cards as tables: a card set is read as a whole, and every fault is told at once."""

from dataclasses import dataclass, replace

import pytest

from partie.core.card_lists import SET_COLUMNS, BadCardList, CardLists, CardRow, Fault, card_set_title

COLUMNS = {"set": SET_COLUMNS, "birds": ("kind", "colour", "copies")}
HEAD = "game | name | version | grade | note\nlawn | park | 2 | ours |\n"
BIRDS = (
    "# all of them\nkind | colour | copies | grade | note\nowl | grey | 2 | ours |\nowl | white | 1 | sourced | seen\n"
)


@dataclass(frozen=True)
class Bird:
    kind: str
    colour: str
    copies: int
    grade: str


def bird(row: CardRow) -> Bird:
    kind = row.one_of("kind", ("owl", "wren"))
    return Bird(kind, row.text("colour"), row.number("copies", 1, 9), row.text("grade"))


def faults_of(card_set: str, birds: str) -> list[Fault]:
    tables = CardLists({"set": card_set, "birds": birds}, COLUMNS)
    tables.cards("birds", bird, "kind", "colour")
    with pytest.raises(BadCardList) as bad:
        tables.require_no_faults()
    return bad.value.faults


def test_a_deck_is_read() -> None:
    tables = CardLists({"set": HEAD, "birds": BIRDS, "trees": "not asked for"}, COLUMNS)
    assert (tables.name, tables.version) == ("park", 2)
    birds = tables.cards("birds", bird, "kind", "colour")
    assert birds == (Bird("owl", "grey", 2, "ours"), Bird("owl", "white", 1, "sourced"))
    tables.require_no_faults()


def test_every_missing_or_unreadable_table_is_told_before_any_card_is_read() -> None:
    with pytest.raises(BadCardList) as bad:
        CardLists({"birds": "kind | colour"}, COLUMNS)
    assert [(fault.kind, fault.table) for fault in bad.value.faults] == [("missing", "set"), ("columns", "birds")]


def test_faults_of_all_tables_are_told_at_once() -> None:
    birds = BIRDS.replace("| 2 |", "| 12 |") + "jay | grey | 1 | ours |\n"
    found = [(fault.table, fault.line, fault.column) for fault in faults_of(HEAD.replace("2", "two"), birds)]
    assert found == [("set", 2, "version"), ("birds", 3, "copies"), ("birds", 5, "kind")]


def test_one_row_says_which_deck_it_is() -> None:
    two = faults_of(HEAD + "lawn | yard | 1 | ours |\n", BIRDS)
    none = faults_of(HEAD.splitlines()[0], BIRDS)
    assert two == [Fault("too-few", "set", 0, value="2", expected="1")]
    assert none == [Fault("too-few", "set", 0, value="0", expected="1")]


def test_rows_that_agree_in_what_tells_a_card_apart_are_doubles() -> None:
    again = BIRDS + "owl | grey | 3 | ours |\nwren | grey | 3 | ours |\n"
    assert faults_of(HEAD, again) == [Fault("double", "birds", 5, "colour", "grey")]
    tables = CardLists({"set": HEAD, "birds": again}, COLUMNS)
    assert len(tables.cards("birds", bird)) == 4
    assert not tables.faults


def test_too_few_in_all_or_of_a_kind() -> None:
    tables = CardLists({"set": HEAD, "birds": BIRDS}, COLUMNS)
    tables.too_few("birds", 2, 3)
    tables.too_few("birds", 0, 1, of="wren")
    assert tables.faults == [
        Fault("too-few", "birds", 0, value="2", expected="3"),
        Fault("too-few-of", "birds", 0, column="wren", value="0", expected="1"),
    ]


def test_a_title_changes_with_what_is_printed_and_not_with_how_well_it_is_known() -> None:
    grey = Bird("owl", "grey", 2, "ours")
    title = card_set_title("park", 2, [[grey]])
    assert title.startswith("park-2-")
    assert len(title) == len("park-2-") + 8
    assert card_set_title("park", 2, [[replace(grey, grade="sourced")]]) == title
    assert card_set_title("park", 2, [[replace(grey, colour="brown")]]) != title
    assert card_set_title("park", 2, [[grey], []]) != title
