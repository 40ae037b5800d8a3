"""S13 The challenges 1 to 30, each on dungeons of its own; what is counted by hand stands beside it."""

import pytest

from partie.games.stonespine.board import Dungeon
from partie.games.stonespine.printed import BLUEPRINTS, CHALLENGES, OWN
from partie.games.stonespine.scoring import CHALLENGE, PERILOUS_PATH, count_challenge

from .dungeons import D1, D1_PASSAGES, D2_PASSAGES, cells_in, dungeon, edge_at, of_types, points, sizes

EXIT = OWN.exit[BLUEPRINTS + 4] + 1


@pytest.fixture(scope="module")
def d1() -> Dungeon:
    return dungeon(D1, D1_PASSAGES)


def test_S13_1_dogrens_vault_stars_and_chests_in_the_middle() -> None:
    """(2,2) Sanctuary: two stars, a chest. (2,3) Crossroads: a star of -3. (3,2) Hearth: a chest, and a star token.

    (3,3) Alcove: a chest token. Together 7. Around them lie two stars and seven chests that do not count.
    """
    d = dungeon("""
        Tomb, Arena,       Archive,        Keep     /
        -,    Sanctuary,   Crossroads,     Treasury /
        -,    Hearth & +1, Alcove & chest, -
    """)
    assert points(1, d) == 21


def test_S13_2_market_maven_different_faces_of_tokens() -> None:
    """Kobold, slime and passage are three faces; the second slime and the second passage are no new ones."""
    text = "Alcove & kobold & slime, Graveyard & slime"
    two = [edge_at(1, 1, "R"), edge_at(1, 1, "L")]
    assert points(2, dungeon(text)) == 4
    assert points(2, dungeon(text, two[:1])) == 6
    assert points(2, dungeon(text, two)) == 6


def test_S13_2_market_maven_counts_no_printed_element_and_at_most_thirteen_faces() -> None:
    assert points(2, dungeon("Trap Storage, Treasury, Mudroom, Barracks")) == 0
    assert points(2, dungeon("Alcove", [edge_at(1, 1, "T")])) == 2, "a passage alone"
    twelve = "Junction & ooze & slime & +1 & chest, Alcove & gnoll & goblin & kobold, Pit & bear & blade & fire"
    assert points(2, dungeon(f"{twelve}, Galley & pit & spike")) == 24
    assert points(2, dungeon(f"{twelve}, Galley & pit & spike", [edge_at(1, 1, "T")])) == 26


def test_S13_3_ordered_chambers_every_cluster() -> None:
    """Stones (1,2), (2,2), (2,1); (2,4), (3,4), (3,3); (4,1). Caves (1,1); (1,3), (1,4), (2,3); the other five."""
    assert points(3, of_types("CSCC / SSCS / CCSS / SCCC")) == 12
    assert points(3, of_types("CSCS / SCSC / CSCS / SCSC")) == 32, "a chessboard is the most"
    assert points(3, of_types("SSSS / SSSS / SSSS / SSSS")) == 2


def test_S13_4_deadly_tomb_traps_in_the_middle() -> None:
    """(2,2) Trap Storage 3, (2,3) Forge 2, (3,2) Alcove with a pit token 1, (3,3) Sludge Room none: 6.

    Training Room, Machine Room and the spike of Storeroom lie outside.
    """
    d = dungeon("""
        -,            Training Room, -,           -       /
        Machine Room, Trap Storage,  Forge,       -       /
        Storeroom,    Alcove & pit,  Sludge Room, -
    """)
    assert points(4, d) == 18


def test_S13_5_goblin_gathering_one_column() -> None:
    """Column 1: Tunnel 2, Dwelling 2. Column 2: Goblin Den 2, Vault 1, Barracks 1 and a token 1. Row 1 has 6."""
    d = dungeon("""
        Tunnel,    Goblin Den,        Ambush Room, Oratory /
        Dwelling,  Vault,             -,           - /
        -,         Barracks & goblin
    """)
    assert points(5, d) == 15


def test_S13_6_kobold_formation_one_column() -> None:
    """Column 3: Kobold Quarters 2, Gatehouse 2, Galley 1. Column 4: Exercise Ward 2 and two tokens. Row 1 has 6."""
    d = dungeon("""
        -, -, Kobold Quarters, Exercise Ward & kobold & kobold /
        -, -, Gatehouse,       Mausoleum /
        -, -, -,               - /
        -, -, Galley,          -
    """)
    assert points(6, d) == 15


def test_S13_7_gnoll_pack_one_column_where_two_are_equal() -> None:
    """Column 1: Gnoll Hideout 2, Passage 2. Column 4: Encampment 2 and a token 1, Intersection 1. Best 4, not 8."""
    d = dungeon("""
        Gnoll Hideout, -, -, Encampment & gnoll /
        Passage,       -, -, - /
        -,             -, -, Intersection
    """)
    assert points(7, d) == 12


def test_S13_8_consistent_sanctum_the_largest_cluster() -> None:
    """Stones: rows 1 and 4, joined by (2,2) and (3,2), are 10. Caves: 2 on the left, 4 on the right."""
    d = of_types("SSSS / CSCC / CSCC / SSSS")
    assert sizes(d.clusters()) == [2, 4, 10]
    assert points(8, d) == 20
    assert points(8, of_types("CCCC / CCCC / CCCC / CCCC")) == 32
    assert points(8, of_types("CSCS / SCSC / CSCS / SCSC")) == 2


def test_S13_9_outer_reaches_open_edges_left_and_right() -> None:
    """Left: Tunnel by its door, Alcove by a passage, Pit by door and passage at once; the Forge is closed: 3.

    Right: Ambush Room and Galley by their doors; Passage and Crypt have none: 2. Doors inside, on top and at the
    bottom do not count, and neither do passages there.
    """
    d = dungeon(
        """
        Tunnel, Junction, -, Ambush Room /
        Alcove, -,        -, Passage     /
        Pit,    -,        -, Crypt       /
        Forge,  -,        -, Galley
        """,
        [edge_at(2, 1, "L"), edge_at(3, 1, "L"), edge_at(1, 1, "T"), edge_at(4, 1, "B"), edge_at(1, 2, "R")],
    )
    assert points(9, d) == 15


def test_S13_9_outer_reaches_are_eight_edges_at_most() -> None:
    rows = ["Tunnel, Junction, Intersection, Galley"] * 4
    assert points(9, dungeon(" / ".join(rows))) == 24
    assert points(9, dungeon(" / ".join(rows), range(40))) == 24, "door and passage on one edge count once"


def test_S13_10_sodden_shallows_oozes_in_one_cluster() -> None:
    """Caves Sludge Room 2, Lair 1, Ossuary 1 are 4. Stones Ooze Breach 2, Sewers 2, Pit with a token 1 are 5.

    The Mausoleum, 2 and a token, touches other stones at a corner only; the Alcove is a lone cave.
    """
    d = dungeon("""
        Sludge Room,      Lair,       Ooze Breach /
        Ossuary,          Pit & ooze, Sewers      /
        Mausoleum & ooze, Alcove
    """)
    assert sizes(d.clusters()) == [1, 1, 3, 3]
    assert points(10, d) == 10


def test_S13_11_seeping_threat_slimes_in_one_cluster() -> None:
    """Slime Trail (cave) 2 and Graveyard (cave) 2 and a token touch at a corner; so do the stones beside them.

    The Cesspool, 2, hangs under the Lost Chamber, 2: the only two that are one cluster.
    """
    d = dungeon("Slime Trail, Slime Incubator / Lost Chamber, Graveyard & slime / Cesspool")
    assert sizes(d.clusters()) == [1, 1, 1, 2]
    assert points(11, d) == 8


def test_S13_12_skilled_artificer_stars_of_either_sign() -> None:
    """Arena one (+3), Ruins three, Cell one (-2), Crossroads one (-3), a token on the Alcove: 7. Their sum is 2."""
    d = dungeon("Arena, -, -, Ruins / Cell / -, Crossroads / Alcove & +1")
    assert (points(12, d), d.star_sum) == (14, 2)


def test_S13_13_fatal_pathway_traps_on_one_single_path() -> None:
    """Behind the four doors of the Junction lie Trap Storage 3, Hollow 1, Storeroom 1 and Forge 2: best 3 + 2.

    The Machine Room, 2 and two tokens, has no connection.
    """
    d = dungeon("""
        -,      Trap Storage, -,         - /
        Hollow, Junction,     Storeroom, - /
        -,      Forge,        -,         - /
        -,      -,            -,         Machine Room & fire & pit
    """)
    assert points(13, d) == 10
    assert points(13, dungeon("Machine Room & fire & pit")) == 0, "without any path"


def test_S13_14_slippery_route_slimes_on_one_single_path() -> None:
    """A ring of four with 2, 1, 1 and 2 slimes; the Lost Chamber, 2, hangs on it by a passage only."""
    text = "Slime Trail, Floodgate / Slime Incubator, Winding Chamber / Lost Chamber"
    assert points(14, dungeon(text)) == 12
    assert points(14, dungeon(text, [edge_at(2, 1, "B")])) == 16
    assert points(14, dungeon("Slime Trail")) == 0, "without any path"


def test_S13_15_gelatinous_horror_oozes_on_one_single_path() -> None:
    """The Ossuary, 1, has no door to the right, the Ooze Breach, 2, has one to the left: no path without a passage."""
    assert points(15, dungeon("Ossuary, Ooze Breach")) == 0
    assert points(15, dungeon("Ossuary, Ooze Breach", [edge_at(1, 1, "R")])) == 6
    assert points(15, dungeon("Ossuary & ooze, Ooze Breach / -, Lair", [edge_at(1, 1, "R")])) == 10


def test_S13_16_cramped_construction_printed_and_tokens_together() -> None:
    """Full are Mudroom (4 printed), Training Room (2 and 2 tokens) and Junction (4 tokens).

    The Hearth has 3 printed, and a passage is no element; the Armory has 3.
    """
    d = dungeon(
        "Mudroom, Training Room & fire & pit, Junction & ooze & ooze & +1 & gnoll, Hearth / Armory",
        [edge_at(1, 4, "R"), edge_at(1, 4, "T")],
    )
    assert points(16, d) == 12
    assert points(16, dungeon("Mudroom, Cellar, Hearth & slime, Armory & +1")) == 16


def test_S13_16_cramped_construction_at_most_sixteen_chambers() -> None:
    full = ", ".join(["Mudroom"] * 4)
    assert points(16, dungeon(" / ".join([full] * 4))) == 64


def test_S13_17_muddied_approach_three_slimes_and_oozes_or_more() -> None:
    """Yes: Cesspool (2 + 1), Mudroom (2 + 2, once), Cellar (1 + 2), Sludge Room (2 oozes, a slime token).

    No: Catacombs (1 + 1), Graveyard (2 slimes and a gnoll token).
    """
    d = dungeon("Cesspool, Mudroom, Cellar, Sludge Room & slime / Catacombs, Graveyard & gnoll")
    assert points(17, d) == 16


def test_S13_18_hortgullys_pride_a_monster_a_trap_and_a_star() -> None:
    """Yes: Smokehouse (a star of -1), Torment Room, Corner Room; Cell with a goblin token, Armory with a star token.

    No: Furnace (no monster), Storeroom (no star), Footpath (no trap), Cache with a pit (a chest is no monster).
    """
    d = dungeon("""
        Smokehouse, Torment Room, Corner Room, Cell & goblin /
        Armory & +1, Furnace, Storeroom, Footpath /
        Cache & pit
    """)
    assert points(18, d) == 20


def test_S13_18_hortgullys_pride_the_three_in_one_chamber_and_a_chamber_once() -> None:
    """Furnace: star and trap; Lair: monsters, beside it. Corner Room with a second trap and no place left."""
    assert points(18, dungeon("Furnace, Lair")) == 0
    assert points(18, dungeon("Corner Room & fire")) == 4


def test_S13_19_thinfingers_trade_different_kinds_of_trap() -> None:
    """Blade, bear and spike in Trap Storage, bear and blade again in the Machine Room, fire as a token: 4 kinds."""
    d = dungeon("Trap Storage, Machine Room, Alcove & fire")
    assert points(19, d) == 12
    assert points(19, dungeon("Trap Storage, Machine Room & pit, Forge")) == 15
    assert points(19, dungeon("Forge, Breezeway, Furnace")) == 3, "four fires are one kind"


def test_S13_20_perilous_path_traps_in_the_exits_network_with_branches() -> None:
    """Exit 2: Machine Room 2, above it Junction with Hollow 1 and Storeroom 1 at its sides and Breezeway 1 on top: 5.

    The Forge on (4,4), 2 traps, does not hang on it. Column 4 is closed at the bottom.
    """
    d = dungeon("""
        -                                   /
        -,      Breezeway                   /
        Hollow, Junction,     Storeroom     /
        -,      Machine Room, -,      Forge
    """)
    assert points(20, d, exit_column=2) == 10
    assert points(20, d, exit_column=4) == 0
    assert points(20, d, exit_column=3) == 0, "no chamber lies there"


def test_S13_20_perilous_path_a_passage_opens_the_exit() -> None:
    """The Burrow, one trap, has doors on top and to the left only; the Furnace, one trap, lies above it."""
    text = "- / - / -, -, Furnace / -, -, Burrow"
    assert points(20, dungeon(text), exit_column=3) == 0
    assert points(20, dungeon(text, [edge_at(4, 3, "B")]), exit_column=3) == 4


def test_S13_21_sabeks_plunder_pairs_of_chest_and_star() -> None:
    """Three chests in the Treasury; the stars of Crossroads (-3) and Cell (-2): two pairs. A star token makes a third.

    A fourth star finds no chest.
    """
    assert points(21, dungeon("Treasury, -, Crossroads / -, Cell")) == 6
    assert points(21, dungeon("Treasury, -, Crossroads & +1 / -, Cell")) == 9
    assert points(21, dungeon("Treasury, -, Crossroads & +1 & +1 / -, Cell")) == 9


def test_S13_22_halls_of_glynox_rows_and_columns_of_one_type() -> None:
    """Rows 1 and 4 of caves, row 2 of stones. Then columns 1 (caves) and 2 (stones). Then one of each."""
    assert points(22, of_types("CCCC / SSSS / CCSC / CCCC")) == 12
    assert points(22, of_types("CSCC / CSSC / CSCS / CSSC")) == 8
    assert points(22, of_types("SSSS / SCCS / SCSC / SSCC")) == 8


def test_S13_22_halls_of_glynox_a_line_has_four_chambers() -> None:
    assert points(22, of_types("CCC- / C--- / C--- / ----")) == 0
    assert points(22, of_types("CCCC / C--- / C--- / ----")) == 4
    assert points(22, of_types("CCCC / C--- / C--- / C---")) == 8
    assert points(22, of_types("---- / ---- / ---- / ----")) == 0


def test_S13_23_canine_companions_pairs_rounded_down() -> None:
    """Passage 2, Encampment 2, Barracks 1, Alleyway 1, a token 1: 7 gnolls, 3 pairs."""
    assert points(23, dungeon("Passage, Encampment / -, Barracks / -, -, Alleyway & gnoll")) == 9
    assert points(23, dungeon("Barracks")) == 0
    assert points(23, dungeon("Barracks, Alleyway")) == 3


def test_S13_24_teeming_with_traps_the_outer_columns() -> None:
    """Column 1: Trap Storage 3, Alcove with a fire token 1. Column 4: Forge 2, Warehouse 1. The middle has 4 more."""
    d = dungeon("""
        Trap Storage,  Machine Room,  -,             Forge /
        Alcove & fire, -,             Training Room, -     /
        -,             -,             -,             Warehouse
    """)
    assert points(24, d) == 14


def test_S13_25_dragul_alliance_sets_of_three() -> None:
    """Gnolls: Passage 2, Barracks 1. Kobolds: Barracks 1, a token 1. Goblins: Barracks 1, Dwelling 2, Tunnel 2."""
    assert points(25, dungeon("Passage, Barracks & kobold / Dwelling / -, -, -, Tunnel")) == 6
    assert points(25, dungeon("Passage, Dwelling")) == 0, "no kobold"


def test_S13_26_devious_scales_pairs_of_kobold_and_trap() -> None:
    """Kobolds: Gatehouse 2, Alcove 1. Traps of any kind: Trap Storage 3, Forge 2. Three pairs.

    Then four kobolds, Gatehouse 2 and Kobold Quarters 2, against one pit, and against a spike token too.
    """
    assert points(26, dungeon("Gatehouse, Alcove / Trap Storage, Forge")) == 9
    assert points(26, dungeon("Gatehouse, Kobold Quarters, Pit")) == 3
    assert points(26, dungeon("Gatehouse, Kobold Quarters, Pit & spike")) == 6


def test_S13_27_gold_fiends_pairs_of_goblin_and_chest() -> None:
    """Goblins: Vault 1, Ambush Room 1. Chests: Vault 1, Treasury 3. Two pairs.

    Then Tunnel and a token bring three goblins more: five of them, and still four chests.
    """
    assert points(27, dungeon("Vault, -, Ambush Room / Treasury")) == 6
    assert points(27, dungeon("Vault, Tunnel, Ambush Room & goblin / Treasury")) == 12
    assert points(27, dungeon("Tunnel, Dwelling")) == 0, "no chest"


def test_S13_28_minion_horde_in_the_middle() -> None:
    """(2,2) Barracks 3, (2,3) Mudroom none, (3,2) Tunnel 2 and a token 1, (3,3) Sanctum 1 beside its ooze: 7.

    Passage and Dwelling lie outside.
    """
    d = dungeon("""
        -, Passage,         -,       -        /
        -, Barracks,        Mudroom, -        /
        -, Tunnel & gnoll,  Sanctum, Dwelling
    """)
    assert points(28, d) == 7


def test_S13_29_varied_composition_equal_sizes_count_once() -> None:
    """Sizes 1, 1, 3, 3, 3, 5 are three sizes. 1, 2, 3, 4 and 6 are five, and six different ones would need 21."""
    d = of_types("CSCC / SSCS / CCSS / SCCC")
    assert sizes(d.clusters()) == [1, 1, 3, 3, 3, 5]
    assert points(29, d) == 9
    most = of_types("CCSC / CCSS / SSCC / CCCC")
    assert sizes(most.clusters()) == [1, 2, 3, 4, 6]
    assert points(29, most) == 15
    assert points(29, of_types("CSCS / SCSC / CSCS / SCSC")) == 3


def test_S13_30_kings_favor_without_condition() -> None:
    assert points(30, dungeon("-")) == 10
    assert points(30, dungeon("Crossroads, Cell, Junction", [edge_at(1, 1, "T")])) == 10


# -- the examples ------------------------------------------------------------------------------------------------------

E22 = [3, 18, 8, 9, 12, 3, 3, 20, 21, 10, 6, 10, 14, 8, 6, 16, 4, 16, 12, 0, 12, 4, 6, 12, 9, 9, 12, 4, 12, 10]


@pytest.mark.parametrize("number", range(1, 31))
def test_E22_every_challenge_on_one_dungeon(d1: Dungeon, number: int) -> None:
    assert points(number, d1, EXIT) == E22[number - 1]


def test_E19_sixteen_caves_are_eight_lines() -> None:
    assert points(22, of_types("CCCC / CCCC / CCCC / CCCC")) == 32


def test_E24_one_passage_more_changes_two_challenges() -> None:
    d2 = dungeon(D1, D2_PASSAGES)
    changed = {n: points(n, d2, EXIT) for n in range(1, 31) if points(n, d2, EXIT) != E22[n - 1]}
    assert changed == {15: 8, 20: 18}


def test_E26_a_passage_on_an_open_edge_adds_nothing(d1: Dungeon) -> None:
    assert {row for row, column in cells_in(d1.open_left) if column == 1} == {1, 3, 4}
    assert {row for row, column in cells_in(d1.open_right) if column == 4} == {1, 2, 3, 4}
    assert points(9, d1) == 21
    assert points(9, dungeon(D1, D1_PASSAGES[:1])) == 21, "the Supply Room on (3,4) has a door there"


def test_thirty_challenges_have_a_function_each(d1: Dungeon) -> None:
    assert sorted([*CHALLENGE, PERILOUS_PATH]) == list(range(1, 31))
    for card in OWN.challenges:
        count, each = count_challenge(card, d1, EXIT - 1)
        assert count * each == E22[card - CHALLENGES - 1]
        assert each > 0
