"""G1, G8, G19 What is in the box, what is printed on the tiles, and what another deck is refused for.

The numbers on our own tiles are tuned for balance; only what the rule list says of them is held here.
"""

from collections import Counter
from pathlib import Path

import pytest

from partie.core.card_lists import GRADES, BadCardList, Fault, read_card_list
from partie.games.tales import TALES
from partie.games.tales.actions import CHOOSE, notation_of
from partie.games.tales.ending import RESOURCES
from partie.games.tales.faces import (
    CHARACTER,
    COLUMNS,
    MONSTER,
    NO_TYPE,
    NOTHING,
    ONCE,
    OWN,
    PER_MAJORITY,
    PLACE,
    TREASURE,
    TYPES,
    Cost,
    Gain,
    Printed,
    Tile,
    own_lists,
    read_cards,
)
from partie.games.tales.position import Tales
from partie.games.tales.preparation import PLACES, QUESTS_DEALT, SWEPT

from .helpers import IN_TURN, ON, PLAIN, SPLIT, TABLES, A, deck_of, random_positions, table

DECK = OWN.card_set
ALL = (*DECK.tiles, *DECK.heroes, *DECK.quests)


def of_type(type: int) -> list[Tile]:
    return [tile for tile in DECK.tiles if tile.type == type]


def worth(gain: Gain) -> int:
    """A rough value: what a gain is counted by here, glory and combat more than coins."""
    return 2 * gain.glory + gain.coins + gain.potions + 5 * gain.combat + 5 * gain.magic + 2 * gain.keys + gain.token


# -- G1 The box --------------------------------------------------------------------------------------------------------


def test_G1_5_G1_6_the_74_tiles_have_five_backs() -> None:
    assert len(ALL) == 74
    assert (len(DECK.tiles), len(DECK.heroes), len(DECK.quests)) == (53, 5, 16)
    assert Counter([TALES.screen.back_names()[OWN.backs[card]] for card in (*OWN.tiles, *OWN.heroes, *OWN.quests)]) == {
        **{f"period-{period}": size for period, size in SPLIT.items()},
        "hero": 5,
        "quest": 16,
    }


def test_G1_6_no_deck_of_another_size_is_taken() -> None:
    for name, columns in (("tiles", 53), ("heroes", 5), ("quests", 16)):
        texts = own_lists()
        texts[name] = "\n".join(texts[name].rstrip("\n").split("\n")[:-1])
        assert [(fault.kind, fault.table, fault.value, fault.expected) for fault in faults_of(texts)] == [
            ("too-few", name, str(columns - 1), str(columns))
        ]


def test_G1_7_the_periods_have_18_20_and_15_tiles() -> None:
    assert Counter([tile.period for tile in DECK.tiles]) == {1: 18, 2: 20, 3: 15}
    assert [len(OWN.period[period]) for period in SPLIT] == [18, 20, 15]


def test_G1_8_five_sets_of_selection_cards_numbered_1_to_8() -> None:
    assert [TALES.notation.text(card) for card in CHOOSE[1:]] == [f"choose {place}" for place in range(1, 9)]
    assert len(OWN.heroes) == max(TALES.seats) == 5


def test_G1_9_five_banners_one_first_player_token_four_majorities() -> None:
    assert RESOURCES == ("combat", "magic", "potions", "coins")
    for seats in TABLES:
        game = table(PLAIN, seats, first=seats - 1)
        assert game.s.first == seats - 1, "one holder, a number"
        assert len(game.s.combat) == len(game.s.magic) == seats


def test_G1_13_the_discard_boards_have_a_face_for_every_number_of_seats() -> None:
    assert [seats for seats in range(len(SWEPT)) if PLACES[seats]] == list(TABLES)
    assert [SWEPT[seats] for seats in TABLES] == [3, 2, 1, 0]


RICH = deck_of(
    """
    1 | Forge     | treasure | 2combat     | N E S W | 2combat 3magic 4coin 5potion 6glory | .
    1 | Key Ring  | treasure | .           | N E S W | 3key                               | .
    """
)


@pytest.mark.parametrize(
    ("had", "then"),
    [
        ("18combat", "4coin 5potion 20combat 3magic 6glory"),
        ("18combat 18magic", "4coin 5potion 20combat 21magic 6glory"),
    ],
)
def test_G1_10_G1_15_the_supply_of_combat_and_magic_is_unlimited(had: str, then: str) -> None:
    game = table(RICH, drafted={A: "forge"}, reserve={A: had}).say("A place + lay (1,0) + confirm")
    assert game.reserve(A) == then


def test_G1_10_G1_15_the_supply_of_keys_is_unlimited() -> None:
    chests = deck_of("1 | Key Ring | treasure | . | N E S W | 3key | 1coin; 1coin")
    game = table(chests, drafted={A: "key-ring"}, opened={A: "hero-1 1"})
    game.s.keys[A] = 30
    game.say("A place + lay (1,0)").usual(A)
    assert (game.s.keys[A], game.closed(A)) == (33, [])


def test_G1_11_G1_14_coins_and_potions_are_counted_by_value() -> None:
    """55 of each is what the tokens of the box come to; more is no less gained."""
    game = table(RICH, drafted={A: "forge"}, reserve={A: "55coin 55potion"}).say("A place + lay (1,0) + confirm")
    assert game.reserve(A) == "59coin 58potion 2combat 3magic 6glory"


def test_G1_12_G1_14_glory_is_counted_by_value() -> None:
    game = table(RICH, drafted={A: "forge"}, reserve={A: "2combat 390glory"}).say("A place + lay (1,0) + confirm")
    assert sum(game.s.glory[A]) == 396


# -- G8 What is printed on a tile -------------------------------------------------------------------------------------


def test_G8_1_four_types_of_adventure_tiles() -> None:
    assert TYPES[1:] == ("monster", "character", "place", "treasure")
    assert {tile.type for tile in DECK.tiles} == {MONSTER, CHARACTER, PLACE, TREASURE}


def test_G8_2_what_a_tile_shows() -> None:
    game = deck_of("2 | Stag | monster | 2combat 1coin | N Ek S | 3glory 1coin | 2coin; key")
    tile = game.printed.card_set.tiles[0]
    assert (tile.period, tile.name, TYPES[tile.type]) == (2, "Stag", "monster")
    assert tile.cost == Cost(combat=2, coins=1)
    assert [(each.side, each.half_key) for each in tile.connectors] == [(0, False), (1, True), (2, False)]
    assert tile.reward.gain == Gain(glory=3, coins=1)
    assert tile.chests == (Gain(coins=2), Gain(keys=1))
    assert game.printed.ports[1] == [True, True, True, False]
    assert game.printed.halves[1] == [False, True, False, False]


def test_G8_3_a_connector_is_blank_or_half_a_key_and_one_of_a_place_has_a_gain() -> None:
    for tile in ALL:
        for connector in tile.connectors:
            if tile.type == PLACE:
                assert not connector.half_key
                assert connector.gain != NOTHING
            else:
                assert (connector.gain, connector.wanted) == (NOTHING, NO_TYPE)
    halves = [connector.half_key for tile in ALL for connector in tile.connectors if tile.type != PLACE]
    assert set(halves) == {True, False}


def test_G8_4_G10_1_a_tile_without_a_ribbon_is_free() -> None:
    game = table(drafted={A: "waste-1 1"}, reserve={A: ""}).say("A place + lay (1,0) + confirm")
    assert game.reserve(A) == "1glory"
    assert [tile.name for tile in DECK.tiles if tile.cost == Cost()], "there are free tiles"


def test_G8_5_a_cost_has_one_or_two_of_four_kinds() -> None:
    for tile in (*DECK.tiles, *DECK.quests):
        kinds = [each for each in (tile.cost.combat, tile.cost.magic, tile.cost.coins, tile.cost.potions) if each]
        assert len(kinds) <= 2
    assert refused("1 | Bear | monster | 1combat 1magic 1coin | N | 1glory | .") == "cost"


def test_G8_6_heroes_have_no_cost() -> None:
    assert "cost" not in COLUMNS["heroes"]
    for hero in DECK.heroes:
        assert hero.cost == Cost()
        assert hero.connectors
        assert hero.reward.gain != NOTHING
        assert hero.chests


CROWD = deck_of(
    """
    1 | Herald  | character | . | N E S W | 1coin xcharacter             | .
    1 | Keeper  | character | . | N E S W | 1coin xmonster               | .
    1 | Hunter  | character | . | N E S W | 1coin xplace                 | .
    1 | Dealer  | character | . | N E S W | 1coin xtreasure              | .
    1 | Hamlet  | place     | . | N=1coin/character E=1coin/monster S=1coin/place W=1coin/treasure | 1glory | .
    """
)


@pytest.mark.parametrize(("name", "coins"), [("herald", 1), ("keeper", 0), ("hunter", 0), ("dealer", 0)])
def test_G8_7_a_hero_counts_for_no_type(name: str, coins: int) -> None:
    game = table(CROWD, drafted={A: f"{name} 1"}, reserve={A: ""}).say("A place + lay (1,0) + confirm")
    assert game.s.coins[A] == coins, "of the story's two tiles only the drafted one has a type"


@pytest.mark.parametrize("cell", ["(0,1)", "(1,0)", "(0,-1)", "(-1,0)"])
def test_G8_7_a_hero_meets_no_type_condition(cell: str) -> None:
    game = table(CROWD, drafted={A: "hamlet 1"}, reserve={A: ""}).say(f"A place + lay {cell} + confirm")
    assert game.s.coins[A] == 0


def test_G8_8_a_hero_is_a_tile_of_the_story() -> None:
    """It joins, its bare sides forbid, and its chests are opened by the key of a join."""
    deck = deck_of("1 | Sack | treasure | . | E Wk | 1glory | .", "Lad | 1coin | N Ek | 2coin; 3potion")
    game = table(deck, drafted={A: "sack 1"})
    assert game.options(A, "place") == ["lay (1,0)"]
    game.say("A place + lay (1,0) + open lad 2 + confirm")
    assert (game.reserve(A), game.closed(A)) == ("1coin 3potion 1glory", ["lad 1"])


# -- G19 Our own tiles -------------------------------------------------------------------------------------------------


def test_G19_1_every_tile_has_a_name_of_its_own() -> None:
    assert len({tile.name for tile in ALL}) == 74
    assert {tile.grade for tile in ALL} == {"ours"}
    notation = notation_of(OWN)
    assert len(set(notation.codes.values())) == 74


def test_G19_2_one_to_four_connectors_and_two_or_more_on_a_hero() -> None:
    for tile in ALL:
        assert 1 <= len(tile.connectors) <= 4
    for hero in DECK.heroes:
        assert len(hero.connectors) >= 2
    assert refused(hero="Lad | 1coin | N | 1coin; 1coin") == "sides"
    assert refused("1 | Bear | monster | . |  | 1glory | .") == "sides"


def test_G19_3_two_chests_on_a_hero_and_at_most_two_elsewhere() -> None:
    assert {len(hero.chests) for hero in DECK.heroes} == {2}
    assert {len(tile.chests) for tile in (*DECK.tiles, *DECK.quests)} <= {0, 1, 2}
    for wrong in (".", "1coin", "1coin; 1coin; 1coin"):
        assert refused(hero=f"Lad | 1coin | N E | {wrong}") == "chests"
    assert refused("1 | Bear | monster | . | N | 1glory | 1coin; 1coin; 1coin") == "chests"


def test_G19_4_one_hero_starts_with_7_potions_and_4_coins() -> None:
    assert [hero.reward.gain for hero in DECK.heroes].count(Gain(coins=4, potions=7)) == 1


def test_G19_5_the_five_heroes_differ() -> None:
    assert [hero.name for hero in DECK.heroes] == ["Paladin", "Shaman", "Barbarian", "Thief", "Mage"]
    for differing in ("connectors", "chests"):
        assert len({repr(getattr(hero, differing)) for hero in DECK.heroes}) == 5, differing
    assert len({hero.reward for hero in DECK.heroes}) == 5


def test_G19_6_start_rewards_are_coins_potions_combat_and_magic() -> None:
    for hero in DECK.heroes:
        gain = hero.reward.gain
        assert (gain.glory, gain.keys, gain.token) == (0, 0, 0)
        assert (hero.reward.times, hero.reward.at_end) == (ONCE, False)
    for wrong in ("1glory", "key", "token", "1coin xmonster", "."):
        assert refused(hero=f"Lad | {wrong} | N E | 1coin; 1coin") == "start"


def test_G19_7_end_of_game_rewards_give_glory_only() -> None:
    at_end = [tile.reward for tile in ALL if tile.reward.at_end]
    assert at_end
    for reward in at_end:
        assert reward.gain == Gain(glory=reward.gain.glory)
    assert refused("2 | Bard | character | . | N | end 2coin xcharacter | .") == "reward"


def test_G19_7_a_reward_for_majorities_waits_for_the_end() -> None:
    assert refused("2 | Envoy | character | . | N | 2glory xmajority | .") == "reward"
    for tile in ALL:
        assert tile.reward.at_end or tile.reward.times != PER_MAJORITY


def test_G19_8_connector_rewards_are_plain_with_at_most_one_condition() -> None:
    assert refused("1 | Inn | place | . | N=1coin/monster/treasure | 1glory | .") == "sides"
    assert refused("1 | Inn | place | . | N=1coinxmonster | 1glory | .") == "sides"
    wanted = {connector.wanted for tile in of_type(PLACE) for connector in tile.connectors}
    assert NO_TYPE in wanted
    assert len(wanted) > 1


def test_G19_9_only_characters_and_quests_multiply_or_wait() -> None:
    for tile in (*of_type(MONSTER), *of_type(PLACE), *of_type(TREASURE), *DECK.heroes):
        assert (tile.reward.times, tile.reward.at_end) == (ONCE, False)
    for kind in ("monster", "treasure"):
        assert refused(f"1 | Thing | {kind} | . | N | 1coin xmonster | .") == "reward"
        assert refused(f"1 | Thing | {kind} | . | N | end 1glory | .") == "reward"
    assert refused("1 | Thing | place | . | N=1coin | 1coin xmonster | .") == "reward"


@pytest.mark.parametrize("times", ["3coin", "3potion", "surrounded", "closed"])
def test_G19_9_what_only_quests_are_multiplied_by(times: str) -> None:
    assert refused(f"1 | Thing | character | . | N | 1glory x{times} | .") == "reward"
    game = deck_of(quests=f"Thing | . | N | 1glory x{times} | .")
    assert game.printed.card_set.quests[0].reward.times > PER_MAJORITY


def test_G19_10_monsters_cost_combat_or_magic_and_characters_and_places_coins() -> None:
    for monster in of_type(MONSTER):
        assert monster.cost.combat + monster.cost.magic > monster.cost.coins + monster.cost.potions
    for tile in (*of_type(CHARACTER), *of_type(PLACE)):
        assert tile.cost.coins >= tile.cost.combat + tile.cost.magic + tile.cost.potions


def test_G19_10_costs_rise_from_period_to_period() -> None:
    means = []
    for period in SPLIT:
        costs = [tile.cost for tile in DECK.tiles if tile.period == period]
        means.append(sum([cost.combat + cost.magic + cost.coins + cost.potions for cost in costs]) / len(costs))
    assert means[0] < means[1] < means[2]


def test_G19_10_rewards_rise_from_period_to_period() -> None:
    """Of those rewards that can be compared without knowing the story."""
    means = []
    for period in SPLIT:
        tiles = [tile for tile in DECK.tiles if tile.period == period and tile.reward.times == ONCE]
        means.append(sum([worth(tile.reward.gain) for tile in tiles]) / len(tiles))
    assert means[0] < means[1] < means[2]


@pytest.mark.parametrize("options", [{}, ON, IN_TURN])
def test_G19_11_eighteen_tokens_of_each_kind_suffice_with_five_seats(options: dict[str, str]) -> None:
    for seed in range(6):
        last: Tales | None = None
        for s in random_positions(5, options, f"eighteen {seed}"):
            last = s
        assert last is not None
        assert sum(last.combat) <= 18
        assert sum(last.magic) <= 18


def test_G1_8_G1_9_there_are_enough_heroes_and_quests_for_five_seats() -> None:
    assert len(OWN.quests) - 5 * QUESTS_DEALT == 1
    assert len(OWN.heroes) - 5 == 0


# -- Another deck ------------------------------------------------------------------------------------------------------


def test_every_row_has_a_grade() -> None:
    for name, text in own_lists().items():
        for row in read_card_list(name, text, COLUMNS[name]):
            assert row.text("grade") in GRADES


def test_our_deck_reads_again_to_the_same_tiles() -> None:
    assert read_cards(own_lists()) == DECK
    again = TALES.with_cards(own_lists())
    assert again.card_set_name() == TALES.card_set_name()
    assert [again.screen.own_name(card) for card in (*OWN.tiles, *OWN.heroes, *OWN.quests)] == [""] * 74


def test_another_deck_has_another_name_and_names_its_tiles() -> None:
    assert PLAIN.card_set_name().startswith("test-1-")
    assert PLAIN.card_set_name() != TALES.card_set_name()
    assert RICH.card_set_name() != PLAIN.card_set_name(), "any tile changes the letters at the end"
    assert PLAIN.screen.own_name(1) == "Waste 1"


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("1 | Bear | beast | . | N | 1glory | .", "kind"),
        ("1 | Bear | monster | 2glory | N | 1glory | .", "cost"),
        ("1 | Bear | monster | 02coin | N | 1glory | .", "cost"),
        ("1 | Bear | monster | coin 2coin | N | 1glory | .", "cost"),
        ("1 | ! | monster | . | N | 1glory | .", "name"),
        ("1 | Bear | monster | . | X | 1glory | .", "sides"),
        ("1 | Bear | monster | . | NE | 1glory | .", "sides"),
        ("1 | Inn | place | . | =1coin | 1glory | .", "sides"),
        ("1 | Bear | monster | . | E N | 1glory | .", "sides"),
        ("1 | Bear | monster | . | N N | 1glory | .", "sides"),
        ("1 | Bear | monster | . | N=1coin | 1glory | .", "sides"),
        ("1 | Inn | place | . | N | 1glory | .", "sides"),
        ("1 | Inn | place | . | Nk | 1glory | .", "sides"),
        ("1 | Inn | place | . | Nk=1coin | 1glory | .", "sides"),
        ("1 | Inn | place | . | N=1coin/hero | 1glory | .", "sides"),
        ("1 | Bear | monster | . | N | . | .", "reward"),
        ("1 | Bear | monster | . | N | 1silver | .", "reward"),
        ("1 | Bard | character | . | N | 1glory xhero | .", "reward"),
    ],
)
def test_a_line_that_is_no_tile_is_refused_with_its_column(line: str, column: str) -> None:
    assert refused(line) == column


def test_there_are_three_periods() -> None:
    assert changed("tiles", "\n1 ", "\n4 ") == [("value", "period")]


@pytest.mark.parametrize("other", ["Bear", "bear", "Bear!"])
def test_two_tiles_that_a_record_writes_alike_are_refused(other: str) -> None:
    with pytest.raises(BadCardList) as caught:
        deck_of(f"1 | Bear | monster | . | N | 1glory | . // 1 | {other} | monster | . | N | 1glory | .")
    assert [(fault.kind, fault.column) for fault in caught.value.faults] == [("double", "name")]


def test_a_tile_and_a_quest_that_a_record_writes_alike_are_refused() -> None:
    with pytest.raises(BadCardList) as caught:
        deck_of("1 | Bear | monster | . | N | 1glory | .", quests="Bear | . | N | 1glory | .")
    assert [(fault.kind, fault.table) for fault in caught.value.faults] == [("double", "quests")]


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(BadCardList) as caught:
        deck_of(
            "1 | Bear | beast | . | N | 1glory | . // 1 | Inn | place | . | N | 1glory | .",
            "Lad | 1glory | N E | 1coin; 1coin",
            "Errand | 1glory | N | 1glory | .",
        )
    found = [(fault.table, fault.column) for fault in caught.value.faults]
    assert found == [("tiles", "kind"), ("tiles", "sides"), ("heroes", "start"), ("quests", "cost")]


def faults_of(texts: dict[str, str]) -> list[Fault]:
    """What is wrong with a deck."""
    with pytest.raises(BadCardList) as caught:
        Printed(read_cards(texts))
    return list(caught.value.faults)


def changed(table: str, old: str, new: str) -> list[tuple[str, str]]:
    """The faults of our deck with one change in one table, by kind and column."""
    texts = own_lists()
    assert old in texts[table]
    texts[table] = texts[table].replace(old, new, 1)
    return [(fault.kind, fault.column) for fault in faults_of(texts)]


def refused(tile: str = "", *, hero: str = "") -> str:
    """The column for which a tile or a hero is refused."""
    with pytest.raises(BadCardList) as caught:
        deck_of(tile, hero)
    (fault,) = caught.value.faults
    assert (fault.kind, fault.table) == ("value", "heroes" if hero else "tiles")
    return fault.column


# -- what the page about our tiles says --------------------------------------------------------------------------------

PAGE = Path(__file__).parents[3] / "docs" / "tales.md"


def says(*sentences: str) -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    for sentence in sentences:
        assert sentence in page, sentence


def test_the_page_counts_the_connectors() -> None:
    every = [(tile, connector) for tile in DECK.tiles for connector in tile.connectors]
    sides = Counter([connector.side for _, connector in every])
    periods = Counter([tile.period for tile, _ in every])
    halves = Counter([connector.side for _, connector in every if connector.half_key])
    says(
        f"{len(every)} in all: {sides[0]} north, {sides[1]} east, {sides[2]} south, {sides[3]} west",
        f"{periods[1]}, {periods[2]} and {periods[3]} by period",
        f"{halves.total()} carry half a key, nine to eleven on each side",
    )
    assert (min(halves.values()), max(halves.values())) == (9, 11)


def test_the_page_counts_combat_and_magic() -> None:
    """G19.11 All that can ever be gained, quests aside, which give none."""
    for kind in ("combat", "magic"):
        found = [
            getattr(gain, kind)
            for tile in ALL
            for gain in (tile.reward.gain, *tile.chests, *[connector.gain for connector in tile.connectors])
        ]
        assert sum(found) == 12
    assert not any([tile.reward.gain.combat or tile.reward.gain.magic for tile in DECK.quests])
    says("12 points of each in the whole set")


def test_the_page_says_what_each_period_is_for() -> None:
    def sizes(period: int) -> set[int]:
        return {len(tile.connectors) for tile in DECK.tiles if tile.period == period}

    def monsters(period: int) -> list[Tile]:
        return [tile for tile in of_type(MONSTER) if tile.period == period]

    assert sizes(1) == {3, 4}
    wanted = {tile.cost.combat + tile.cost.magic for tile in monsters(2)}
    assert wanted == {3, 4, 5}
    last = [tile for tile in DECK.tiles if tile.period == 3]
    assert [tile.type for tile in last if len(tile.connectors) == 3] == [PLACE, PLACE]
    assert sizes(3) == {1, 2, 3}
    assert {tile.reward.gain.glory for tile in monsters(3)} == {7, 8, 9, 10}
    assert all([tile.reward.at_end for tile in last if tile.type == CHARACTER])
    says(
        "three or four connectors",
        "monsters that want three to five points of combat and magic",
        "one or two connectors and three on two places, monsters of seven to ten glory, "
        "characters whose rewards all wait for the end",
    )
    assert [tile.name for tile in DECK.tiles if tile.cost == Cost()] == ["Herb Satchel"]
    says("every tile but one (Herb Satchel) costs something")


def test_the_tiles_that_the_rulebooks_examples_need() -> None:
    """G-E4, G-E10 A character with a cost in combat or magic, a place with one free and two treasure connectors."""
    assert [tile.name for tile in of_type(CHARACTER) if tile.cost.combat or tile.cost.magic] == ["Grand Champion"]
    wanted = {tile.name: Counter([connector.wanted for connector in tile.connectors]) for tile in of_type(PLACE)}
    assert [name for name, types in wanted.items() if types == {NO_TYPE: 1, TREASURE: 2}] == ["Harbour City"]
    says("(Grand Champion)", "(Harbour City)")
