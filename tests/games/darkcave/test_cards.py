"""D1, D18 The cards as data: how many there are of each, what they show, and what another deck is refused for."""

from collections import Counter

import pytest

from partie.core.card_lists import BadCardList
from partie.core.grid import EAST, NORTH, SOUTH
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.faces import (
    CLAN_CARDS,
    CLAN_CODES,
    CREATURES,
    FEWEST,
    GOAL_FEATURES,
    OWN,
    CardSet,
    PathCard,
    clan_of,
    own_lists,
    read_cards,
)
from partie.games.darkcave.spaces import HUB

from .caves import TABLES, Table, numbers, random_positions, table

# D18 Shapes by open sides, as the rule list names them.
OPEN_SIDES = {
    "cross": "NESW",
    "tee-h": "ESW",
    "tee-v": "NES",
    "ns": "NS",
    "ew": "EW",
    "bend-a": "NE",
    "bend-b": "NW",
    "bridge-ns": "NESW",
    "bridge-ew": "NESW",
    "tunnel-ne": "NESW",
    "tunnel-nw": "NESW",
}
TURNED = {"cross": "NESW", "tee-h": "NEW", "tee-v": "NSW", "ns": "NS", "ew": "EW", "bend-a": "SW", "bend-b": "ES"}
MARKS = {"tee-h": SOUTH, "tee-v": EAST, "cross": NORTH, "bend-a": NORTH, "bend-b": NORTH}
SPECIAL = ("bridge", "tunnel")


@pytest.fixture(scope="module")
def deck() -> CardSet:
    return read_cards(own_lists())


def paths(deck: CardSet, level: int = 0) -> Counter[str]:
    """Path cards by what they are: a feature, a bridge, a tunnel, or plain."""
    found: Counter[str] = Counter()
    for card in deck.paths:
        if level in (0, card.level):
            found[kind_of(card)] += card.copies
    return found


def kind_of(card: PathCard) -> str:
    start = card.shape.partition("-")[0]
    if start in SPECIAL:
        return start
    return "plain" if card.feature == "." else card.feature


def faces(deck: CardSet, level: int, kind: str) -> dict[str, int]:
    """The shapes of one kind in one level."""
    return {card.shape: card.copies for card in deck.paths if card.level == level and kind_of(card) == kind}


def actions(deck: CardSet, level: int = 0) -> Counter[str]:
    found: Counter[str] = Counter()
    for card in deck.actions:
        if level in (0, card.level):
            found[card.kind] += card.copies
    return found


def letters(sides: int) -> str:
    return "".join([name for side, name in enumerate("NESW") if sides >> side & 1])


# -- D1 ----------------------------------------------------------------------------------------------------------------


def test_D1_1_the_cards_of_the_box(deck: CardSet) -> None:
    start, dwarf_cards, overview = 1, 8, 5  # D1.4, D1.15 cards that carry no secret
    assert (paths(deck).total(), actions(deck).total(), len(deck.goals), len(CLAN_CARDS)) == (50, 32, 4, 10)
    assert 50 + 32 + start + 4 + 10 + dwarf_cards + overview == 110


def test_D1_2_levels_of_path_and_action_cards(deck: CardSet) -> None:
    assert [paths(deck, level).total() for level in (1, 2, 3)] == [19, 17, 14]
    assert [actions(deck, level).total() for level in (1, 2, 3)] == [10, 10, 12]
    assert [len([card for card in OWN.cards if OWN.level[card] == level]) for level in (1, 2, 3)] == [29, 27, 26]
    assert len(OWN.cards) == 82


def test_D1_3_clan_cards() -> None:
    assert Counter([CLAN_CODES[card] for card in CLAN_CARDS]) == {
        "blue-loyal": 3,
        "blue-saboteur": 2,
        "yellow-loyal": 3,
        "yellow-saboteur": 2,
    }
    backs = {CLAN_CODES[card]: DARKCAVE.screen.back_names()[OWN.backs[card]] for card in CLAN_CARDS}
    assert backs == {
        "blue-loyal": "clan-blue",
        "blue-saboteur": "clan-blue",
        "yellow-loyal": "clan-yellow",
        "yellow-saboteur": "clan-yellow",
    }


@pytest.mark.parametrize("seats", TABLES)
def test_D1_4_D1_15_one_dwarf_for_each_seat_and_at_most_four_of_a_clan(seats: int) -> None:
    for s in random_positions(seats, "figures"):
        if s.turns:
            assert len(s.dwarfs) == seats
            clans = Counter([clan_of(clan[0] >> 16) for clan in s.clans])
            assert max(clans.values()) <= 4
            return
    raise AssertionError("no turn was begun")


def test_D1_5_three_creatures() -> None:
    assert CREATURES == ("rat", "lindworm", "goblin")
    assert table().s.creatures == [-1, -1, -1]


def test_D1_6_D18_10_three_webs_each_with_a_card_of_its_own(deck: CardSet) -> None:
    assert [OWN.codes[card] for card in OWN.webs] == ["I-web", "II-web", "III-web"]
    assert [OWN.copies[card] for card in OWN.webs] == [1, 1, 1]
    notes = [row for row in own_lists()["actions"].splitlines() if " web " in row]
    assert [row.rpartition("|")[2].strip() for row in notes] == ["circle", "triangle", "diamond"]


@pytest.mark.parametrize("seats", TABLES)
def test_D1_7_D1_8_at_most_27_of_46_nuggets_are_out(seats: int) -> None:
    most = 0
    for s in random_positions(seats, "gold"):
        assert all([nuggets >= 0 for nuggets in s.gold])
        assert len(set(s.veins)) == len(s.veins) <= 3
        most = max(most, sum(s.gold) + len(s.veins))
    assert 3 * seats <= most <= 27 < 46


def test_D1_9_D18_4_special_path_cards(deck: CardSet) -> None:
    assert paths(deck) == {"plain": 26, "lair": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "gold": 2}


def test_D1_10_D1_11_the_start_card_has_a_ladder_and_each_goal_one_feature(deck: CardSet) -> None:
    assert OWN.kind[399] == "ladder"
    assert [goal.feature for goal in deck.goals] == list(GOAL_FEATURES) == ["exit", "ladder", "lair", "gold"]
    assert all([card.feature == "." for card in deck.paths if card.shape.startswith(SPECIAL)])


def test_D1_12_action_cards(deck: CardSet) -> None:
    assert actions(deck) == {
        "secret": 5,
        "cave-in": 3,
        "swap": 2,
        "web": 3,
        "boots": 3,
        "axe": 3,
        "rat": 5,
        "lindworm": 4,
        "goblin": 4,
    }


def test_D1_13_D1_14_a_back_tells_the_level_and_nothing_else() -> None:
    names = DARKCAVE.screen.back_names()
    for card in OWN.cards:
        assert names[OWN.backs[card]] == f"level-{OWN.level[card]}"
    assert {names[OWN.backs[card]] for card in OWN.goals} == {"goal"}
    assert len(set(names.values())) == len(names) == 6


def test_D1_16_the_faces_by_level_are_data_of_our_own(deck: CardSet) -> None:
    assert {card.grade for card in deck.paths} | {card.grade for card in deck.actions} == {"ours"}
    assert DARKCAVE.card_set_name().startswith("darkcave-1-")


# -- D18 ---------------------------------------------------------------------------------------------------------------


def test_D18_1_path_cards_of_level_I(deck: CardSet) -> None:
    plain = {"cross": 1, "tee-h": 2, "tee-v": 2, "ns": 1, "ew": 1, "bend-a": 2, "bend-b": 2}
    assert faces(deck, 1, "plain") == plain
    assert faces(deck, 1, "lair") == {"cross": 2, "tee-h": 1, "tee-v": 1}
    assert faces(deck, 1, "ladder") == {"tee-h": 1}
    assert faces(deck, 1, "bridge") == {"bridge-ns": 1}
    assert faces(deck, 1, "tunnel") == {"tunnel-ne": 1}
    assert faces(deck, 1, "gold") == {"tee-v": 1}


def test_D18_2_path_cards_of_level_II(deck: CardSet) -> None:
    plain = {"cross": 2, "tee-h": 1, "tee-v": 1, "ns": 1, "ew": 1, "bend-a": 1, "bend-b": 1}
    assert faces(deck, 2, "plain") == plain
    assert faces(deck, 2, "lair") == {"cross": 1, "tee-h": 1, "tee-v": 1}
    assert faces(deck, 2, "ladder") == {"tee-v": 1, "bend-a": 1}
    assert faces(deck, 2, "bridge") == {"bridge-ew": 1}
    assert faces(deck, 2, "tunnel") == {"tunnel-ne": 1, "tunnel-nw": 1}
    assert faces(deck, 2, "gold") == {"tee-h": 1}


def test_D18_3_path_cards_of_level_III(deck: CardSet) -> None:
    plain = {"cross": 1, "tee-h": 1, "tee-v": 1, "ns": 1, "ew": 1, "bend-a": 1, "bend-b": 1}
    assert faces(deck, 3, "plain") == plain
    assert faces(deck, 3, "lair") == {"tee-h": 1, "tee-v": 1}
    assert faces(deck, 3, "ladder") == {"bend-b": 1}
    assert faces(deck, 3, "bridge") == {"bridge-ns": 1, "bridge-ew": 1}
    assert faces(deck, 3, "tunnel") == {"tunnel-ne": 1, "tunnel-nw": 1}
    assert faces(deck, 3, "gold") == {}


def test_D18_the_open_sides_of_every_shape_as_it_is_and_turned(deck: CardSet) -> None:
    for number, card in enumerate(deck.paths, 1):
        shapes = OWN.shape[number]
        assert letters(shapes[0].sides) == OPEN_SIDES[card.shape]
        if card.shape in TURNED:
            assert letters(shapes[-1].sides) == TURNED[card.shape]
        else:
            assert len(shapes) == 1, "a double card looks the same from both sides"


def test_D18_the_marked_space_of_a_level_II_card_turns_with_it(deck: CardSet) -> None:
    marked = 0
    for number, card in enumerate(deck.paths, 1):
        if card.feature == ".":
            continue
        shapes = OWN.shape[number]
        if card.level == 2:
            marked += 1
            assert [shape.mark for shape in shapes] == [MARKS[card.shape], (MARKS[card.shape] + 2) % 4]
        else:
            assert {shape.mark for shape in shapes} == {HUB}
    assert marked == 6


def test_D18_5_no_dead_ends(deck: CardSet) -> None:
    assert all([len(OPEN_SIDES[card.shape]) >= 2 for card in deck.paths])


def test_D18_6_D14_4_the_open_sides_of_the_goals(deck: CardSet) -> None:
    assert {goal.feature: goal.sides for goal in deck.goals} == {
        "exit": "NESW",
        "ladder": "NES",
        "lair": "NEW",
        "gold": "NES",
    }
    turned = {"goal-exit": ["NESW"], "goal-ladder": ["NES", "NSW"], "goal-lair": ["NEW", "ESW"]}
    for code, sides in turned.items():
        assert [letters(shape.sides) for shape in OWN.shape[numbers(code)[0]]] == sides
    for card in OWN.goals:
        assert {shape.mark for shape in OWN.shape[card]} == {HUB}


def test_D18_7_D18_8_D18_9_action_cards_by_level(deck: CardSet) -> None:
    one = {"secret": 2, "web": 1, "boots": 2, "axe": 1, "rat": 2, "lindworm": 1, "goblin": 1}
    two = {"secret": 2, "cave-in": 1, "swap": 1, "web": 1, "boots": 1, "axe": 1, "rat": 1, "lindworm": 1, "goblin": 1}
    three = {"secret": 1, "cave-in": 2, "swap": 1, "web": 1, "axe": 1, "rat": 2, "lindworm": 2, "goblin": 2}
    assert [actions(deck, level) for level in (1, 2, 3)] == [one, two, three]


def test_D18_11_what_a_level_tells(deck: CardSet) -> None:
    assert not {"cave-in", "swap"} & set(actions(deck, 1))
    assert "boots" not in actions(deck, 3)
    assert "gold" not in paths(deck, 3)


# -- another deck ------------------------------------------------------------------------------------------------------


def changed(name: str, old: str, new: str) -> dict[str, str]:
    texts = own_lists()
    assert old in texts[name]
    texts[name] = texts[name].replace(old, new, 1)
    return texts


def faults_of(texts: dict[str, str]) -> list[str]:
    with pytest.raises(BadCardList) as bad:
        read_cards(texts)
    return [fault.kind for fault in bad.value.faults]


def test_D1_16_another_deck_has_another_name() -> None:
    other = DARKCAVE.with_cards(changed("goals", "gold    | NES ", "gold    | ESW "))
    assert other.card_set_name() != DARKCAVE.card_set_name()
    assert Table(other.start(2)).s.printed is other.printed


def test_D18_what_another_deck_is_refused_for() -> None:
    assert faults_of(changed("goals", "exit    | NESW", "exit    | NS  ")) == ["value"]
    assert faults_of(changed("goals", "exit    | NESW", "exit    | WSEN")) == ["value"]
    assert faults_of(changed("paths", "2     | tee-h     | gold    | 1", "2     | tee-h     | .       | 1")) == [
        "double"
    ]
    assert faults_of(changed("paths", "1     | tee-v     | gold    | 1", "1     | ns        | gold    | 1")) == [
        "value"
    ]
    assert faults_of(changed("paths", "1     | bend-a    | .       | 2", "1     | bend-a    | .       | 1")) == [
        "too-few-of"
    ]
    assert faults_of(changed("actions", "1     | web      | 1 ", "1     | web      | 2 ")) == ["too-few-of"]
    assert faults_of({name: text for name, text in own_lists().items() if name != "goals"}) == ["missing"]
    assert sum(FEWEST.values()) == 82
