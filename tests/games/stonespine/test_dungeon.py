"""S2, S4, S19 What is printed as play knows it, the dungeon and its terms, and the symbols."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partie.core import view_of
from partie.core.cards import face, pieces_in
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.board import Dungeon
from partie.games.stonespine.elements import (
    BEAR,
    BLADE,
    CHEST,
    FIRE,
    GNOLL,
    GOBLIN,
    KINDS,
    KOBOLD,
    MINIONS,
    MONSTERS,
    OOZE,
    PIT,
    SLIME,
    SLIMY,
    SPIKE,
    STAR,
    TRAPS,
)
from partie.games.stonespine.improvement import MOST_GOLD
from partie.games.stonespine.places import (
    BOTTOM,
    CENTRAL,
    COLUMN_PLACES,
    EDGES,
    LEFT,
    NO_EDGES,
    OUTER_COLUMNS,
    PLACES,
    RIGHT,
    ROW_PLACES,
    TOP,
    PlaceSet,
    edge,
    edges_of,
)
from partie.games.stonespine.printed import BLUEPRINTS, CAVE, GOALS, MARKET, OWN, STONE, TOKENS, sets_of
from partie.games.stonespine.scoring import PRIORITY, demands_met, goal_value, score_blueprint

from .dungeons import (
    CELLS,
    D1,
    D1_PASSAGES,
    FACES,
    NUMBERS,
    Architect,
    Sketch,
    along_a_game,
    cells_in,
    dungeon,
    edge_at,
    finished_game,
    jael_card,
    last_market_closed,
    of_types,
    place_at,
    places,
    points,
    scored,
    sizes,
)

STARS = {"+1": 1, "+2": 2, "+3": 3, "-1": -1, "-2": -2, "-3": -3}
BLUEPRINT_4 = BLUEPRINTS + 4


@pytest.fixture(scope="module")
def d1() -> Dungeon:
    return dungeon(D1, D1_PASSAGES)


# -- S2 what is printed, as play looks it up ---------------------------------------------------------------------------


def test_S2_2_a_chamber_has_name_type_doors_elements_gold_and_rune() -> None:
    hollow, guardroom = NUMBERS["Hollow"], NUMBERS["Guardroom"]
    assert (OWN.type_of[hollow], OWN.doors[hollow], OWN.gold[hollow]) == (CAVE, TOP | RIGHT, 3)
    assert (OWN.type_of[guardroom], OWN.doors[guardroom], OWN.gold[guardroom]) == (STONE, BOTTOM | LEFT, 0)
    assert OWN.rune[hollow] == OWN.rune[guardroom] == OWN.jael_rune[2], "green, as Jael's card B"
    assert (OWN.room[hollow], OWN.stars[hollow], OWN.room[guardroom], OWN.stars[guardroom]) == (2, 0, 2, 3)
    assert dungeon("Hollow").total((GNOLL, SPIKE)) == 2
    assert dungeon("Guardroom").total((KOBOLD, STAR)) == 2
    assert OWN.names[hollow] == "Hollow"


# Table 2A, read off the cards: entrance, the four rows, exit.
TABLE_2A = """
    2 | . . chest cave   | goblin cave . .  | . . cave ooze    | cave slime . .   | 4
    3 | star cave . .    | cave . . trap    | . . goblin cave  | . chest cave .   | 1
    2 | . . stone star   | trap . . stone   | stone gnoll . .  | . stone kobold . | 4
    3 | . kobold . stone | goblin . stone . | . stone star .   | stone . . gnoll  | 2
    2 | stone . ooze .   | . . stone chest  | slime stone . .  | . gnoll . stone  | 2
    2 | chest . cave .   | cave . slime .   | . ooze . cave    | . cave . star    | 3
    3 | . stone . trap   | . . slime stone  | stone kobold . . | ooze . stone .   | 2
    2 | cave . kobold .  | trap cave . .    | . . cave goblin  | . gnoll . cave   | 1
"""


def test_S2_8_S2_9_a_blueprint_has_an_entrance_an_exit_and_eight_demands() -> None:
    lines = [line.split("|") for line in TABLE_2A.strip().splitlines()]
    assert [BLUEPRINTS + number for number in range(1, len(lines) + 1)] == list(OWN.blueprints)
    for card, (entrance, *rows, way_out) in zip(OWN.blueprints, lines, strict=True):
        assert (OWN.entrance[card], OWN.exit[card]) == (int(entrance) - 1, int(way_out) - 1)
        for demand, word in zip(OWN.demands[card], " ".join(rows).split(), strict=True):
            wanted = {"trap": TRAPS, "star": (STAR,), "cave": (), "stone": (), ".": ()}
            kinds = wanted[word] if word in wanted else (KINDS.index(word),)
            assert demand == ({"cave": CAVE, "stone": STONE}.get(word, -1), kinds)


# Table 2B: top set and bottom set of each card.
TABLE_2B = """
    9 SS, 4 O / 7 CC, 3 C / 10 OO, 4 C / 10 CCC, 5 S / 8 SC, 4 O / 7 SC, 3 C / 6 CC, 4 O / 7 CO, 4 O / 9 SO, 5 CC /
    8 SC, 4 O / 7 CC, 4 S / 9 OO, 3 C / 6 CC, 5 S / 5 S, 4 O / 7 SC, 5 S / 9 SO, 4 O / 7 CO, 4 S / 9 OO, 7 SC
"""


def test_S2_11_S2_12_a_market_card_has_two_sets_with_a_price_and_slots() -> None:
    table = [[half.split() for half in card.split(",")] for card in TABLE_2B.split("/")]
    assert list(OWN.market) == [MARKET + number for number in range(1, 19)]
    for card, halves in zip(OWN.market, table, strict=True):
        assert OWN.prices[card] == tuple([int(price) for price, _ in halves])
        assert OWN.slots[card] == tuple([slots for _, slots in halves])


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_S2_15_a_face_down_token_tells_its_shape_and_nothing_else(seats: int) -> None:
    shapes = {OWN.card_set.tokens[number].face: OWN.card_set.tokens[number].shape for number in range(13)}
    back = {"circle": 0, "oval": -1, "square": -2}
    for s in along_a_game(seats, 0):
        seen_backs = Counter([face(piece) for piece in view_of(STONESPINE, s, 0).position.stack])
        truth = Counter([back[shapes[OWN.token_face[face(piece) - TOKENS]]] for piece in s.stack])
        assert seen_backs == truth


def test_S2_17_colour_has_no_effect() -> None:
    """The same three architects on other seats score the same."""
    architects = Architect(D1, D1_PASSAGES, 4, (5, 24, 29)), Architect("", (), 1, (1, 2, 3)), Architect("-", (), 2, ())
    first = scored(last_market_closed(*architects, priority=(2, 0, 1)))
    moved = scored(last_market_closed(architects[1], architects[2], architects[0], priority=(1, 2, 0)))
    assert len(set(first.vp)) == 3
    assert first.vp == (moved.vp[2], moved.vp[0], moved.vp[1])


def test_S2_18_a_priority_track_is_there_for_two_seats_or_more() -> None:
    for seats in STONESPINE.seats:
        s = finished_game(seats, 0)
        assert len(s.gold) == seats
        assert sorted(s.priority) == (list(range(seats)) if seats > 1 else [])
    assert not any([s.priority or s.old_priority for s in along_a_game(1, 1)])


def test_S2_19_gold_goes_from_0_to_30_and_the_priority_track_has_five_places() -> None:
    assert (MOST_GOLD, len(PRIORITY)) == (30, 5)
    richest = 0
    for s in along_a_game(5, 2):
        assert min(s.gold) >= 0
        assert max(s.gold) <= MOST_GOLD
        assert len(set(s.priority)) == len(s.priority) <= 5
        richest = max(richest, *s.gold)
    assert richest > 5


def test_S2_20_frames_reference_cards_and_score_pad_are_no_pieces() -> None:
    decks = {name: len(faces) for name, faces in STONESPINE.plan.decks.items()}
    assert decks == {
        "chambers": 100,
        "blueprints": 8,
        "goals": 8,
        "challenges": 30,
        "market": 18,
        "tokens": 56,
        "jael": 9,
    }
    s = STONESPINE.start(5)
    lying = [pieces_in(getattr(s, name)) for name in STONESPINE.plan.zones]
    assert sum([len(each) for each in lying]) == sum(decks.values())


# -- S4 terms and geometry ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", STONESPINE.seats)
def test_S4_1_S4_2_sixteen_places_each_with_one_chamber_and_at_most_four_elements(seats: int) -> None:
    assert [place_at(row, column) for row, column in CELLS] == list(range(PLACES))
    for number in range(5):
        s = finished_game(seats, number)
        for seat in range(seats):
            d = Dungeon(OWN, s.rooms[seat], s.laid[seat], s.passages[seat])
            assert d.filled == (1 << PLACES) - 1
            assert len(set(s.rooms[seat])) == PLACES
            assert max(d.room) <= 4
            assert sum(d.room) == d.total(tuple(range(len(KINDS))))


def test_S4_3_every_chamber_is_a_cave_or_stone() -> None:
    for number, chamber in FACES.items():
        d = Dungeon(OWN, (0,) * 5 + (number,) + (0,) * 10, (), NO_EDGES)
        assert (d.filled, d.stones) == (places((2, 2)), places((2, 2)) if chamber.type == "stone" else 0)


def test_S4_4_corners_make_no_neighbours() -> None:
    assert sizes(of_types("CS-- / SC-- / ---- / ----").clusters()) == [1, 1, 1, 1]
    assert sizes(of_types("CCS- / SCS- / ---- / ----").clusters()) == [1, 2, 3]
    assert sizes(of_types("---C / C--- / ---- / ----").clusters()) == [1, 1], "nor do the ends of two rows"


def test_S4_5_neighbours_share_an_edge() -> None:
    for row, column in CELLS:
        mine = [edge_at(row, column, side) for side in "TBLR"]
        assert len(set(mine)) == 4
        if column < 4:
            assert mine[3] == edge_at(row, column + 1, "L")
        if row < 4:
            assert mine[1] == edge_at(row + 1, column, "T")


def test_S4_6_a_finished_dungeon_has_forty_edges() -> None:
    found = Counter([edge(place, side) for place in range(PLACES) for side in (TOP, BOTTOM, LEFT, RIGHT)])
    assert sorted(found) == list(range(EDGES)) == list(range(40))
    assert Counter(found.values()) == {2: 24, 1: 16}, "an inner edge belongs to two places"
    outer = {number for number, times in found.items() if times == 1}
    by_side = [[edge_at(1, n, "T"), edge_at(4, n, "B"), edge_at(n, 1, "L"), edge_at(n, 4, "R")] for n in range(1, 5)]
    assert sorted(outer) == sorted([number for four in by_side for number in four])


@pytest.mark.parametrize("rows", [1, 2, 3, 4])
def test_S4_6_so_many_edges_belong_to_complete_rows(rows: int) -> None:
    mine = {edge_at(row, column, side) for row, column in CELLS if row <= rows for side in "TBLR"}
    assert set(edges_of(rows)) == mine
    assert len(edges_of(rows)) == len(mine) == 9 * rows + 4


def test_S4_7_a_side_is_open_by_a_door_or_a_passage() -> None:
    """The Alcove has a door on top only. Passages lie on its right and on its bottom."""
    d = dungeon("-, - / -, Alcove", [edge_at(2, 2, "R"), edge_at(2, 2, "B")])
    here = places((2, 2))
    assert (d.open_top, d.open_bottom, d.open_left, d.open_right) == (here, here, 0, here)


def test_S4_8_two_doors_or_a_passage_connect() -> None:
    """The Tunnel and the Galley have doors to the left and right; the Passage and the Crypt on top and bottom."""
    assert cells_in(dungeon("Tunnel, Galley").network(0)) == {(1, 1), (1, 2)}
    assert cells_in(dungeon("Passage / Crypt").network(4)) == {(1, 1), (2, 1)}
    assert cells_in(dungeon("Tunnel / Galley").network(0)) == {(1, 1)}
    assert cells_in(dungeon("Tunnel / Galley", [edge_at(1, 1, "B")]).network(0)) == {(1, 1), (2, 1)}


def test_S4_9_a_door_on_one_side_connects_nothing() -> None:
    """The Alcove has a top door only; the Tunnel has one to the left and one to the right."""
    for pair in ("Alcove, Tunnel", "Tunnel, Alcove", "Tunnel / Alcove", "Passage / Tunnel"):
        assert dungeon(pair).network(0) == 1


def test_S4_10_a_passage_connects_whatever_the_doors() -> None:
    for pair in ("Alcove, Tunnel", "Tunnel, Alcove", "Alcove, Treasury", "Tunnel, Galley"):
        assert dungeon(pair, [edge_at(1, 1, "R")]).network(0) == places((1, 1), (1, 2))
    assert dungeon("Alcove, -, Tunnel", [edge_at(1, 1, "R")]).network(0) == 1, "nothing lies behind it"


def test_S4_10_the_end_of_a_row_is_not_beside_the_start_of_the_next() -> None:
    """The Tunnel on (1,4) has a right door, the Galley on (2,1) a left one, and passages lie on both edges."""
    d = dungeon("-, -, -, Tunnel / Galley", [edge_at(1, 4, "R"), edge_at(2, 1, "L")])
    assert d.network(place_at(1, 4)) == places((1, 4))
    assert (d.east, d.south) == (0, 0)


def test_S4_11_all_open_sides_of_a_chamber_are_joined_inside() -> None:
    """The Junction has four doors; the Breezeway has top and bottom, and a passage opens its left side."""
    four = dungeon("-, Passage / Tunnel, Junction, Galley / -, Alcove")
    for cell in ((1, 2), (2, 1), (2, 2), (2, 3), (3, 2)):
        assert cells_in(four.network(place_at(*cell))) == {(1, 2), (2, 1), (2, 2), (2, 3), (3, 2)}
    three = dungeon("-, Passage / Tunnel, Breezeway / -, Alcove", [edge_at(2, 2, "L")])
    for cell in ((1, 2), (2, 1), (3, 2)):
        assert cells_in(three.network(place_at(*cell))) == {(1, 2), (2, 1), (2, 2), (3, 2)}


def test_S4_13_a_network_has_all_branches() -> None:
    """Smokehouse, Archive and Pit hang together along row 1.

    The Alcove hangs under Smokehouse and the Treasury under Archive; the Pit has no door down to the Forge.
    """
    d = dungeon("Smokehouse, Archive, Pit / Alcove, Treasury, Forge")
    assert cells_in(d.network(place_at(1, 1))) == {(1, 1), (1, 2), (1, 3), (2, 1), (2, 2)}
    assert cells_in(d.network(place_at(2, 3))) == {(2, 3)}


def test_S4_17_S4_18_every_chamber_is_in_one_largest_cluster() -> None:
    """Stones (1,2), (2,2), (2,1); (2,4), (3,4), (3,3); (4,1). Caves (1,1); (1,3), (1,4), (2,3); the five below."""
    found = of_types("CSCC / SSCS / CCSS / SCCC").clusters()
    assert sizes(found) == [1, 1, 3, 3, 3, 5]
    assert sum(found) == (1 << PLACES) - 1
    assert places((1, 1)) in found
    assert places((1, 2), (2, 2), (2, 1)) in found
    assert places((3, 1), (3, 2), (4, 2), (4, 3), (4, 4)) in found


def test_S4_19_doors_and_passages_play_no_part_in_clusters() -> None:
    """Alcove and Treasury are caves without a door between them; Galley and Tunnel are of two types, and connected."""
    assert sizes(dungeon("Alcove, Treasury").clusters()) == [2]
    assert sizes(dungeon("Galley, Tunnel").clusters()) == [1, 1]
    assert sizes(dungeon("Pit, Alcove", [edge_at(1, 1, "R")]).clusters()) == [1, 1]


def test_S4_20_printed_and_token_elements_count_alike_and_a_passage_is_none() -> None:
    """The Alcove has a kobold printed; the Pit a pit."""
    d = dungeon("Alcove & kobold & pit, Pit & pit", [edge_at(1, 1, "R"), edge_at(1, 1, "L")])
    assert (d.total((KOBOLD,)), d.total((PIT,)), d.count_at((PIT,), 0), d.count_at((PIT,), 1)) == (2, 3, 1, 2)
    assert (d.room[0], d.room[1]) == (3, 2)
    assert d.total(tuple(range(len(KINDS)))) == 5


def test_S4_21_S4_22_S4_23_four_categories_of_element() -> None:
    assert {KINDS[kind] for kind in MONSTERS} == {"gnoll", "goblin", "kobold", "ooze", "slime"}
    assert {KINDS[kind] for kind in TRAPS} == {"bear", "blade", "fire", "pit", "spike"}
    assert sorted((*MONSTERS, *TRAPS, STAR, CHEST)) == list(range(len(KINDS)))
    assert MINIONS == (GNOLL, GOBLIN, KOBOLD)
    assert SLIMY == (OOZE, SLIME)


def test_S4_24_a_star_has_a_value_of_its_own() -> None:
    """Arena +3, Pantry +2, Ruins three times +1; Crossroads -3, Cell -2, Crossing -1."""
    assert [dungeon(name).star_sum for name in ("Arena", "Pantry", "Ruins", "Crossroads", "Cell", "Crossing")] == [
        3,
        2,
        3,
        -3,
        -2,
        -1,
    ]


def test_S4_25_a_star_counts_one_whatever_its_value() -> None:
    d = dungeon("Arena, Pantry, Ruins, Crossroads & +1 / Cell, Crossing")
    assert (d.total((STAR,)), d.star_sum) == (9, 3 + 2 + 3 - 3 + 1 - 2 - 1)
    assert d.count((STAR,), places((1, 4))) == 2


def test_S4_26_the_central_chambers() -> None:
    assert cells_in(CENTRAL) == {(2, 2), (2, 3), (3, 2), (3, 3)}


def test_S4_27_the_outer_columns() -> None:
    assert cells_in(OUTER_COLUMNS) == {(row, column) for row in range(1, 5) for column in (1, 4)}
    assert [cells_in(column) for column in COLUMN_PLACES] == [{(row, n) for row in range(1, 5)} for n in range(1, 5)]
    assert [cells_in(row) for row in ROW_PLACES] == [{(n, column) for column in range(1, 5)} for n in range(1, 5)]


def test_S4_28_eight_edges_are_the_left_and_right_outside() -> None:
    """Sixteen chambers with a top door only; a passage on each of the forty edges in turn."""
    closed = ", ".join(["Alcove"] * 4)
    text = " / ".join([closed] * 4)
    assert points(9, dungeon(text)) == 0
    wanted = {edge_at(row, 1, "L") for row in range(1, 5)} | {edge_at(row, 4, "R") for row in range(1, 5)}
    assert {number for number in range(EDGES) if points(9, dungeon(text, [number])) == 3} == wanted


def test_S4_29_pairs_and_sets_are_as_many_as_the_smallest_count() -> None:
    """Treasury three chests, Cache a chest and a star, Ruins three stars; gnolls 2, 1 and 2."""
    assert points(21, dungeon("Treasury")) == 0
    assert points(21, dungeon("Treasury, Cache")) == 3
    assert points(21, dungeon("Treasury, Cache, Ruins")) == 12
    assert points(23, dungeon("Passage")) == 3
    assert points(23, dungeon("Passage, Watering Hole")) == 3, "three gnolls are one pair"
    assert points(23, dungeon("Passage, Watering Hole, Encampment")) == 6


def test_S4_30_members_of_a_set_lie_anywhere_and_serve_once_on_a_card() -> None:
    """Barracks has a gnoll, a kobold and a goblin. Gnoll (1,1), kobold (2,4) and goblin (4,2) lie far apart."""
    assert points(25, dungeon("Barracks")) == 3
    assert points(25, dungeon("Intersection / -, -, -, Alcove / - / -, Ambush Room")) == 3
    assert points(25, dungeon("Barracks, Intersection, Alcove")) == 3, "the one goblin serves one set"


def test_S4_31_an_element_serves_several_cards() -> None:
    """Tunnel on (2,2): its two goblins count in the column, in the middle, with chests, and for the goal."""
    d = dungeon("Treasury / -, Tunnel")
    assert (points(5, d), points(28, d), points(27, d), goal_value(GOALS + 1, d)) == (6, 2, 6, 2)


def test_S4_32_the_best_column_cluster_and_single_path_are_taken() -> None:
    """Goblins: 2 in columns 1 and 2, 3 in column 4. Slimes: 2 in the caves of row 1, 4 in the stones of column 4.

    Single paths: Slime Trail and Tunnel hold 2 slimes; Mudroom and the Lounge under it hold 4.
    """
    d = dungeon("Slime Trail, Tunnel, -, Mudroom / Goblin Den, -, -, Lounge & slime & goblin / -, -, -, Ambush Room")
    assert (points(5, d), points(11, d), points(14, d)) == (9, 8, 8)


def test_E13_clusters_by_type_alone() -> None:
    d = of_types("CCCS / SSSC / CCSC / CCSC")
    assert sizes(d.clusters()) == [1, 3, 3, 4, 5]
    assert (points(29, d), points(3, d)) == (12, 10)


def test_E14_three_clusters() -> None:
    d = of_types("SCCC / SSSC / CCSC / CCSC")
    assert sizes(d.clusters()) == [4, 6, 6]
    assert (points(3, d), points(29, d)) == (6, 6)


def test_E15_a_dungeon_after_two_years_is_scored_as_it_stands() -> None:
    first = "Throughway & pit, Tomb & kobold, Dwelling, Warehouse & blade"
    d = dungeon(f"{first} / Barracks, Alleyway, Stockyard & goblin, Burial Grounds")
    demands = OWN.demands[BLUEPRINT_4]
    assert d.gate(OWN.entrance[BLUEPRINT_4], is_entrance=True).bit_count() == 8
    assert (points(5, d, 2), points(24, d, 2)) == (12, 6)
    assert (demands_met(d, demands), score_blueprint(d, demands)) == (4, 5)
    assert sizes(d.clusters()) == [1, 2, 5]
    assert d.gate(OWN.exit[BLUEPRINT_4], is_entrance=False) == 0, "row 4 is not there yet"


def test_E21_networks_clusters_and_stars(d1: Dungeon) -> None:
    left_out = {(3, 2), (3, 4), (4, 1), (4, 2)}
    assert (OWN.entrance[BLUEPRINT_4], OWN.exit[BLUEPRINT_4]) == (2, 1)
    assert cells_in(d1.gate(2, is_entrance=True)) == set(CELLS) - left_out
    assert cells_in(d1.gate(1, is_entrance=False)) == {(4, 1), (4, 2)}
    assert sizes(d1.clusters()) == [1, 2, 3, 10]
    assert d1.star_sum == 2


def test_E36_the_doorway_token_needs_a_door_or_a_passage() -> None:
    """The Alcove has a top door; the Corner Room has none on top, and doors to the bottom and left."""
    assert cells_in(dungeon("-, Alcove").gate(1, is_entrance=True)) == {(1, 2)}
    assert dungeon("-, Alcove").gate(0, is_entrance=True) == 0
    assert dungeon("-, Corner Room").gate(1, is_entrance=True) == 0
    assert cells_in(dungeon("-, Corner Room", [edge_at(1, 2, "T")]).gate(1, is_entrance=True)) == {(1, 2)}


# -- S19 symbols -------------------------------------------------------------------------------------------------------


def test_S19_1_a_general_symbol_means_any_of_the_five() -> None:
    """Challenge 18 asks for a general monster; blueprint 8 for a general trap on (2,1); Jael's card E for traps."""
    for monster in ("gnoll", "goblin", "kobold", "ooze", "slime"):
        assert points(18, dungeon(f"Furnace & {monster}")) == 4, "the Furnace has a star and a fire trap"
    for trap in ("bear", "blade", "fire", "pit", "spike"):
        assert demands_met(dungeon(f"- / Junction & {trap}"), OWN.demands[BLUEPRINTS + 8]) == 1
    assert sets_of("trap") == (TRAPS,)


def test_S19_2_gold_and_grey_stars_and_the_half_star_that_means_both() -> None:
    """Blueprint 2 asks for any star on (1,1), and for a trap on (2,4)."""
    for name, value in (("Arena", 3), ("Crossroads", -3), ("Pantry", 2), ("Crossing", -1)):
        d = dungeon(name)
        assert d.star_sum == value
        assert demands_met(d, OWN.demands[BLUEPRINTS + 2]) == 1
        assert points(12, d) == 2


def test_S19_3_most_and_fewest_different_and_identical_sets_and_or() -> None:
    assert [card - GOALS for card in OWN.goals if not OWN.is_most[card]] == [2], "< on the chests, > on all others"
    d = dungeon("Training Room, Trap Storage & bear")  # bear, spike; blade, bear, spike, bear
    assert points(19, d) == 9, "three different kinds"
    assert goal_value(GOALS + 4, d) == 2, "three bears, two spikes: two pairs of identical ones"
    assert sets_of("slime + ooze") == ((SLIME,), (OOZE,))
    assert sets_of("slime or ooze") == ((SLIME, OOZE),)
    assert sets_of("minion + trap") == (MINIONS, (BEAR, BLADE, FIRE, PIT, SPIKE))


def test_S19_4_runes_and_the_legendary_mark_are_read_from_the_cards() -> None:
    assert Counter([OWN.rune[number] for number in OWN.chambers]) == {2: 35, 1: 33, 0: 32}
    assert [card for card in OWN.jael if card not in OWN.basic] == [jael_card(letter) for letter in "GHI"]


# -- dungeons of any kind against a slow model -------------------------------------------------------------------------


@st.composite
def sketches(draw: st.DrawFn) -> Sketch:
    """Any dungeon, with gaps, up to four elements in a chamber, and more passages than the game has."""
    numbers = draw(st.lists(st.integers(0, 100), min_size=PLACES, max_size=PLACES))
    chambers = {cell: FACES[number] for cell, number in zip(CELLS, numbers, strict=True) if number}
    sketch = Sketch(chambers, [])
    faces = sorted({token.face for token in OWN.card_set.tokens} - {"passage"})
    for cell, face_up in draw(st.lists(st.tuples(st.sampled_from(CELLS), st.sampled_from(faces)), max_size=20)):
        if cell in chambers and len(sketch.elements(cell)) < 4:
            sketch.tokens.append((cell, face_up))
    sketch.passages = draw(st.sets(st.tuples(st.sampled_from(CELLS), st.sampled_from("TBLR")), max_size=8))
    return sketch


@settings(max_examples=100, deadline=None)
@given(sketches(), st.integers(0, (1 << PLACES) - 1))
def test_elements_are_counted_as_they_lie(sketch: Sketch, some: int) -> None:
    d = sketch.built()
    for kind, name in enumerate(KINDS):
        names = list(STARS) if kind == STAR else [name]
        by_cell = {cell: len([each for each in sketch.elements(cell) if each in names]) for cell in CELLS}
        assert d.total((kind,)) == sum(by_cell.values())
        assert d.count((kind,), PlaceSet(some)) == sum([by_cell[cell] for cell in cells_in(some)])
    assert d.room == [len(sketch.elements(cell)) for cell in CELLS]
    assert d.star_sum == sum([STARS.get(each, 0) for cell in CELLS for each in sketch.elements(cell)])


@settings(max_examples=100, deadline=None)
@given(sketches())
def test_sides_networks_gates_and_clusters_are_as_the_terms_say(sketch: Sketch) -> None:
    d = sketch.built()
    for sides, side in ((d.open_top, "T"), (d.open_bottom, "B"), (d.open_left, "L"), (d.open_right, "R")):
        assert cells_in(sides) == {cell for cell in CELLS if sketch.is_open(cell, side)}
    for cell in sketch.chambers:
        assert cells_in(d.network(place_at(*cell))) == sketch.network(cell)
    for column in range(1, 5):
        for row, side in ((1, "T"), (4, "B")):
            expected = sketch.network((row, column)) if sketch.is_open((row, column), side) else set()
            assert cells_in(d.gate(column - 1, is_entrance=row == 1)) == expected
    found = d.clusters()
    assert len(found) == len(set(found))
    assert {frozenset(cells_in(each)) for each in found} == {
        frozenset(sketch.cluster(cell)) for cell in sketch.chambers
    }
