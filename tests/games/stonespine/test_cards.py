"""S2 The cards as data: the counts and totals of the printed game, and what another deck is refused for."""

from collections import Counter

import pytest

from partie.core.card_lists import GRADES, BadCardList, read_card_list
from partie.games.stonespine.faces import (
    COLUMNS,
    ELEMENTS,
    MONSTERS,
    SHAPES,
    STARS,
    TRAPS,
    CardSet,
    own_lists,
    read_cards,
)


@pytest.fixture(scope="module")
def deck() -> CardSet:
    return read_cards(own_lists())


def printed(deck: CardSet) -> Counter[str]:
    return Counter([place for chamber in deck.chambers for place in chamber.places if place != "."])


def test_S2_1_a_hundred_different_chambers(deck: CardSet) -> None:
    assert [chamber.number for chamber in deck.chambers] == list(range(1, 101))
    assert len({chamber.name for chamber in deck.chambers}) == 100


def test_S2_3_one_to_four_doors_and_up_to_four_elements(deck: CardSet) -> None:
    assert {len(chamber.doors) for chamber in deck.chambers} == {1, 2, 3, 4}
    filled = Counter([4 - chamber.places.count(".") for chamber in deck.chambers])
    assert filled == {0: 1, 1: 8, 2: 72, 3: 17, 4: 2}


def test_S2_4_check_sums_of_the_chambers(deck: CardSet) -> None:
    assert Counter([chamber.type for chamber in deck.chambers]) == {"cave": 50, "stone": 50}
    assert Counter([chamber.rune for chamber in deck.chambers]) == {"red": 35, "green": 33, "blue": 32}
    gold = Counter([chamber.gold for chamber in deck.chambers])
    assert gold == {0: 10, 1: 12, 2: 29, 3: 32, 4: 7, 5: 7, 6: 1, 7: 1, 8: 1}
    assert sum([value * count for value, count in gold.items()]) == 250
    assert printed(deck).total() == 211


def test_S2_5_printed_elements(deck: CardSet) -> None:
    found = printed(deck)
    assert {each: found[each] for each in MONSTERS} == {
        "slime": 35,
        "ooze": 34,
        "gnoll": 23,
        "goblin": 22,
        "kobold": 19,
    }
    assert found["chest"] == 18
    assert {each: found[each] for each in STARS} == {"+1": 18, "+2": 1, "+3": 2, "-1": 6, "-2": 1, "-3": 1}
    assert {each: found[each] for each in TRAPS} == {"spike": 7, "fire": 7, "bear": 6, "pit": 6, "blade": 5}


def test_S2_6_the_doors_of_nine_stone_chambers_are_ours(deck: CardSet) -> None:
    ours = [chamber.number for chamber in deck.chambers if chamber.grade == "ours"]
    assert ours == [1, 9, 11, 14, 80, *range(92, 101)]  # S2.7 the first five for the value of a star
    assert {chamber.doors for chamber in deck.chambers[91:]} == {"T", "TBLR"}


def test_S2_7_five_stars_without_a_published_value_count_minus_one(deck: CardSet) -> None:
    for number in (1, 9, 11, 14, 80):
        assert deck.chambers[number - 1].places.count("-1") == 1


def test_S2_9_a_blueprint_has_four_demands_of_one_type_and_four_of_elements(deck: CardSet) -> None:
    assert len(deck.blueprints) == 8
    for blueprint in deck.blueprints:
        types = [each for each in blueprint.demands if each in ("cave", "stone")]
        assert len(types) == 4
        assert len(set(types)) == 1
        assert len([each for each in blueprint.demands if each not in ("cave", "stone", ".")]) == 4


def test_S2_10_thirty_challenges_and_eight_goals(deck: CardSet) -> None:
    assert [each.number for each in deck.challenges] == list(range(1, 31))
    assert [each.number for each in deck.goals] == list(range(1, 9))
    assert [each.name for each in deck.goals if each.rank == "fewest"] == ["Barren Vault"]


def test_S2_12_market_cards_and_their_slots(deck: CardSet) -> None:
    assert len(deck.market) == 18
    slots = Counter("".join([card.top_slots + card.bottom_slots for card in deck.market]))
    assert slots == {"C": 24, "O": 17, "S": 15}


def test_S2_13_S2_14_fifty_six_tokens_with_thirteen_faces(deck: CardSet) -> None:
    shapes: Counter[str] = Counter()
    for each in deck.tokens:
        shapes[each.shape] += each.copies
    assert shapes == {"circle": 25, "oval": 16, "square": 15}
    assert len({each.face for each in deck.tokens}) == 13
    assert {each.face for each in deck.tokens if each.face != "passage"} <= set(ELEMENTS)
    assert set(shapes) == set(SHAPES)


def test_S2_16_six_basic_and_three_legendary_jael_cards(deck: CardSet) -> None:
    assert [card.set for card in deck.jael] == ["basic"] * 6 + ["legendary"] * 3
    assert [card.card for card in deck.jael if card.grade == "sourced"] == ["A"]


def test_every_row_has_a_grade() -> None:
    for name, text in own_lists().items():
        for row in read_card_list(name, text, COLUMNS[name]):
            assert row.text("grade") in GRADES


def changed(table: str, old: str, new: str) -> list[tuple[str, str, int, str]]:
    """The faults of our deck with one change in one table."""
    texts = own_lists()
    assert old in texts[table]
    texts[table] = texts[table].replace(old, new, 1)
    with pytest.raises(BadCardList) as caught:
        read_cards(texts)
    return [(fault.kind, fault.table, fault.line, fault.column) for fault in caught.value.faults]


def test_a_wrong_cell_is_named() -> None:
    assert changed("chambers", "slime  | 3    | blue", "slim   | 3    | blue") == [("value", "chambers", 4, "br")]
    assert changed("chambers", "| BLR ", "| RLB ") == [("value", "chambers", 4, "doors")]
    assert changed("chambers", "| 3    | blue", "| 31   | blue") == [("value", "chambers", 4, "gold")]
    assert changed("blueprints", ". . chest cave", ". . chest .   ") == [("value", "blueprints", 4, "row 1")]
    assert changed("market", "| SS ", "| SX ") == [("value", "market", 3, "top slots")]
    assert changed("jael", "slime + ooze ", "slime + moss ") == [("value", "jael", 10, "counts")]
    assert changed("tokens", "sourced", "guessed") == [("value", "tokens", 3, "grade")]


def test_a_missing_cell_column_or_table_is_named() -> None:
    assert changed("goals", "most   | sourced |", "most   | sourced") == [("width", "goals", 3, "")]
    assert changed("goals", "rank", "sort") == [("columns", "goals", 2, "")]
    texts = own_lists()
    del texts["market"]
    with pytest.raises(BadCardList) as caught:
        read_cards(texts)
    assert [(fault.kind, fault.table) for fault in caught.value.faults] == [("missing", "market")]


def test_doubles_and_shortages_are_named() -> None:
    assert changed("challenges", "\n2 ", "\n1 ") == [("double", "challenges", 4, "number")]
    texts = own_lists()
    texts["chambers"] = "\n".join(texts["chambers"].splitlines()[:60])
    texts["tokens"] = "\n".join([line for line in texts["tokens"].splitlines() if not line.startswith("oval")])
    with pytest.raises(BadCardList) as caught:
        read_cards(texts)
    found = [(fault.kind, fault.table, fault.column, fault.expected) for fault in caught.value.faults]
    assert found == [("too-few", "chambers", "", "100"), ("too-few-of", "tokens", "oval", "1")]


def test_all_faults_are_told_at_once() -> None:
    texts = own_lists()
    texts["chambers"] = texts["chambers"].replace("| cave ", "| cove ")
    with pytest.raises(BadCardList) as caught:
        read_cards(texts)
    assert len(caught.value.faults) == 50
