"""S11 Final scoring, S17 that of the solo game, S18 Jael's cards, gold in the examples, and every point explained."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partie.core import NOBODY, ScoreSheet, view_of, viewers
from partie.core.cards import cards, seen
from partie.core.seats import DEALER
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.board import Dungeon
from partie.games.stonespine.ending import BY_JAEL, ENDINGS, ROWS, WHY
from partie.games.stonespine.events import JaelScored, SeatScored
from partie.games.stonespine.improvement import chests, count_gold, jael_acts, row_gold
from partie.games.stonespine.places import NO_EDGES, PLACES, EdgeSet
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import BLUEPRINTS, CHALLENGES, GOALS, JAEL, OWN, TOKENS
from partie.games.stonespine.scoring import LADDER, connected, demands_met, score_blueprint, score_challenge

from .dungeons import (
    CELLS,
    D1,
    D1_PASSAGES,
    D2_PASSAGES,
    FACES,
    Architect,
    Jael,
    Sketch,
    against_jael,
    along_a_game,
    cell_of,
    dungeon,
    edge_at,
    finished_game,
    jael_card,
    laid_out,
    last_market_closed,
    row_of,
    scored,
)

WORTHLESS = (2, 13, 15), (14, 16, 17)  # challenges that give nothing to a dungeon of one chamber or none


def met(blueprint: int, text: str) -> int:
    """How many demands of a blueprint a dungeon meets."""
    return demands_met(dungeon(text), OWN.demands[BLUEPRINTS + blueprint])


def paths(blueprint: int, d: Dungeon) -> tuple[int, int]:
    """The chambers connected to the entrance and to the exit of a blueprint."""
    return connected(d, OWN.entrance[BLUEPRINTS + blueprint], OWN.exit[BLUEPRINTS + blueprint])


# -- S7 gold, where the examples are arithmetic ------------------------------------------------------------------------


def in_year(year: int, text: str) -> Stonespine:
    """Two seats before gold is counted; the first has this dungeon, the second none."""
    s = last_market_closed(Architect(text), Architect("-"))
    s.year, s.passed = year, NOBODY
    return s


def test_E2_the_row_of_the_year_and_all_chests() -> None:
    """Row 2: Hollow 3, Gatehouse 3, Larder 2, Tunnel 2. The three chests lie in row 1, on the Treasury."""
    s = in_year(2, "Treasury, Crossroads / Hollow, Larder, Tunnel, Gatehouse")
    assert (row_gold(s, 0), chests(s, 0)) == (10, 3)
    count_gold(s)
    assert s.gold == [13, 0]


def test_E11_gold_of_the_second_year() -> None:
    s = in_year(2, "Throughway, Tomb, Dwelling, Warehouse / Barracks, Alleyway, Stockyard, Burial Grounds")
    assert (row_gold(s, 0), chests(s, 0)) == (10, 2)
    count_gold(s)
    assert s.gold == [12, 0]


def test_E12_more_than_thirty_is_thirty() -> None:
    """Row 2: Crossroads 8, Cell 7, Junction 6, Galley 5. Chests: Treasury 3, Tomb 2, Archive 1, Cache 1, a token 1."""
    s = in_year(2, "Treasury, Tomb, Archive & chest, Cache / Crossroads, Cell, Junction, Galley")
    assert (row_gold(s, 0), chests(s, 0)) == (26, 8)
    count_gold(s)
    assert s.gold == [30, 0]


@pytest.mark.parametrize(("year", "gold"), [(1, 8), (2, 12), (3, 12), (4, 15)])
def test_E21_gold_of_four_years(year: int, gold: int) -> None:
    s = in_year(year, " / ".join(D1.split("/")[:year]))
    count_gold(s)
    assert s.gold == [gold, 0]


# -- S11 the six categories --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blueprint", range(1, 9))
def test_S11_1_the_second_doorway_token_lies_below_the_blueprints_exit(blueprint: int) -> None:
    """A chamber with four doors on one place of row 4 after another: only below the exit it scores."""
    for column in range(1, 5):
        row = ", ".join(["-"] * (column - 1) + ["Junction"])
        s = scored(last_market_closed(Architect(f"- / - / - / {row}", (), blueprint), Architect("-")))
        at_exit = column == OWN.card_set.blueprints[blueprint - 1].exit
        assert [point.points for point in cell_of(s, "paths", 0)] == [0, 1 if at_exit else 0]


def test_S11_2_a_total_is_the_sum_of_six_categories() -> None:
    for seats in (2, 3, 4, 5):
        s = finished_game(seats, 1)
        sheet = STONESPINE.sheet(s)
        assert sheet.rows() == ["priority", "goal", "challenges", "stars", "blueprint", "paths"]
        for seat in range(seats):
            assert s.vp[seat] == sum([row_of(s, row, seat) for row in sheet.rows()])


# Eight chambers with the worst stars; no chest, no goblin, no token; closed above (1,2) and below (4,2).
GRIM = """
    Crossroads,    Smokehouse,     Cell,         Crossing /
    Decrepit Hall, Abandoned Mine, Torment Room, Cellar   /
    Catacombs,     Alcove,         Ossuary,      Lair     /
    Sewers,        Mausoleum,      Slime Trail,  Graveyard
"""


def test_S11_3_a_total_has_no_lower_limit_and_everybody_hears_it() -> None:
    """Stars -3, -2 and six times -1; last of five; none of blueprint 5 scores, challenges 2, 25 and 27 give nothing."""
    others = [Architect("", (), blueprint) for blueprint in (1, 2, 3, 4)]
    s = last_market_closed(*others, Architect(GRIM, (), 5, (2, 25, 27)), goal=1)
    s.outbox = []
    scored(s)
    assert s.vp[4] == -11
    assert s.outbox == [(s.public(), SeatScored(seat, s.vp[seat])) for seat in range(5)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_S11_4_places_of_year_4_give_nine_six_three(seats: int) -> None:
    order = list(range(1, seats)) + [0]
    s = scored(last_market_closed(*[Architect("-")] * seats, priority=order))
    assert [row_of(s, "priority", seat) for seat in order] == [9, 6, 3, 0, 0][:seats]
    assert [dict(cell_of(s, "priority", seat)[0].args)["place"] for seat in order] == list(range(1, seats + 1))


def test_S11_5_E18_two_seats_have_nine_and_six() -> None:
    s = scored(last_market_closed(Architect("-"), Architect("-"), priority=(1, 0)))
    assert [row_of(s, "priority", seat) for seat in (0, 1)] == [6, 9]


def test_E18_final_priority_of_two_seats() -> None:
    for number in range(5):
        s = finished_game(2, number)
        assert [row_of(s, "priority", seat) for seat in s.priority] == [9, 6]


def test_S11_6_own_challenges_on_the_own_dungeon() -> None:
    """The Passage has two gnolls in a column (6) and one pair (3); the Tunnel two goblins in a column (6)."""
    s = scored(last_market_closed(Architect("Passage", (), 0, (5, 7, 23)), Architect("Tunnel", (), 0, (2, 6, 25))))
    assert [point.points for point in cell_of(s, "challenges", 0)] == [0, 6, 3]
    assert [point.points for point in cell_of(s, "challenges", 1)] == [0, 0, 0], "seat 1 owns card 5"


@settings(max_examples=50, deadline=None)
@given(st.lists(st.integers(0, 100), min_size=PLACES, max_size=PLACES), st.integers(0, (1 << 40) - 1))
def test_S11_7_a_challenge_never_gives_less_than_nothing(rooms: list[int], passages: int) -> None:
    d = Dungeon(OWN, rooms, (), EdgeSet(passages))
    for card in OWN.challenges:
        assert score_challenge(card, d, 0) >= 0


def test_S11_7_negative_stars_count_up_in_challenges() -> None:
    """Challenge 1: two in the middle, on Abandoned Mine and Torment Room. Challenge 12: eight.

    Challenge 18: Smokehouse and Torment Room have a monster and a trap besides; the Cell has no monster.
    """
    d = dungeon(GRIM)
    assert d.star_sum == -11
    assert [score_challenge(CHALLENGES + number, d, 0) for number in (1, 12, 18)] == [6, 16, 8]


def test_S11_8_stars_are_added_printed_and_tokens() -> None:
    """Arena +3, Pantry +2, two tokens +2, Cell -2, Crossing -1; and a dungeon whose stars cost points."""
    s = scored(last_market_closed(Architect("Arena & +1, Pantry / Cell & +1, Crossing"), Architect("Crossroads")))
    assert [row_of(s, "stars", seat) for seat in (0, 1)] == [4, -3]


def test_S11_9_a_type_demand_is_met_by_the_type() -> None:
    """Blueprint 1 wants caves on (1,4), (2,2), (3,3) and (4,1). The other demands are elements."""
    assert met(1, "-, -, -, Alcove / -, Alcove / -, -, Alcove / Alcove") == 4
    assert met(1, "-, -, -, Pit / -, Alcove / -, -, Pit / Alcove") == 2
    assert met(1, "Alcove, Alcove / Alcove / Alcove") == 0, "caves on other places, and none where nothing lies"


def test_S11_10_an_element_demand_is_met_by_one_printed_or_token() -> None:
    """Blueprint 2 wants a goblin on (3,3) and a chest on (4,2)."""
    assert met(2, "- / - / -, -, Ambush Room / -, Vault") == 2
    assert met(2, "- / - / -, -, Sewers & goblin / -, Sewers & chest") == 2
    assert met(2, "- / - / -, -, Dwelling / -, Sewers") == 1, "two goblins meet one demand"
    assert met(2, "- / - / -, -, Vault / -, Ambush Room") == 1, "a chest on (3,3) is not asked for"


@pytest.mark.parametrize("trap", ["bear", "blade", "fire", "pit", "spike"])
def test_S11_11_any_trap_meets_the_demand_for_a_trap(trap: str) -> None:
    """Blueprint 7 wants a trap on (1,4)."""
    assert met(7, "-, -, -, Junction") == 0
    assert met(7, f"-, -, -, Junction & {trap}") == 1


def test_S11_12_any_star_meets_the_demand_for_a_star() -> None:
    """Blueprint 3 wants a star on (1,4)."""
    for chamber in ("Arena", "Pantry", "Ruins", "Crossroads", "Cell", "Crossing", "Junction & +1"):
        assert met(3, f"-, -, -, {chamber}") == 1
    assert met(3, "-, -, -, Treasury") == 0


def test_S11_13_E16_the_ladder() -> None:
    """D1 meets all demands of blueprint 4. With its first k demanded places alone it meets k."""
    demands = OWN.demands[BLUEPRINTS + 4]
    wanted = [place for place, demand in enumerate(demands) if demand != (-1, ())]
    rooms, laid = laid_out(D1)
    found: list[tuple[int, int]] = []
    for number in range(9):
        kept = wanted[:number]
        part = [card if place in kept else 0 for place, card in enumerate(rooms)]
        d = Dungeon(OWN, part, tuple([(place, token) for place, token in laid if place in kept]), NO_EDGES)
        found.append((demands_met(d, demands), score_blueprint(d, demands)))
    assert found == list(enumerate((0, 0, 0, 0, 5, 7, 10, 14, 20)))


def test_E16_the_ladder_as_it_is_printed() -> None:
    assert LADDER == (0, 0, 0, 0, 5, 7, 10, 14, 20)


def test_E5_five_demands_give_seven() -> None:
    """Blueprint 2: caves on (1,2), (2,1), (4,3) and stone on (3,4); a trap on (2,4), a chest on (4,2).

    The Galley on (1,1) has no star, the Sewers on (3,3) no goblin.
    """
    text = """
        Galley, Alcove, -,      -         /
        Tunnel, -,      -,      Pit       /
        -,      -,      Sewers, Mausoleum /
        -,      Vault,  Lair,   -
    """
    assert met(2, text) == 5
    s = scored(last_market_closed(Architect(text, (), 2), Architect("-")))
    assert row_of(s, "blueprint", 0) == 7


def test_S11_14_the_entrance_counts_its_network_if_it_is_open() -> None:
    """Blueprint 1: entrance 2. Smokehouse has no top door; Archive and Alcove hang on it."""
    text = "Archive, Smokehouse / -, Alcove"
    assert paths(1, dungeon(text)) == (0, 0)
    assert paths(1, dungeon(text, [edge_at(1, 2, "T")])) == (3, 0)
    assert paths(2, dungeon(text, [edge_at(1, 2, "T")])) == (0, 0), "blueprint 2 has its entrance in column 3"


def test_S11_15_the_exit_counts_its_network_if_it_is_open() -> None:
    """Blueprint 1: exit 4. The Winding Chamber on (4,4) has no bottom door; Storeroom and Furnace hang on it."""
    text = "- / - / -, -, -, Furnace / -, -, Storeroom, Winding Chamber"
    assert paths(1, dungeon(text)) == (0, 0)
    assert paths(1, dungeon(text, [edge_at(4, 4, "B")])) == (0, 3)
    assert paths(6, dungeon(text, [edge_at(4, 4, "B")])) == (0, 0), "blueprint 6 has its exit in column 3"


def test_S11_16_E7_a_chamber_in_both_networks_scores_two() -> None:
    """Blueprint 5: entrance and exit 2. Four chambers with top and bottom doors in column 2, and a branch."""
    text = "-, Lair / -, Passage / -, Junction, Galley / -, Crypt"
    assert paths(5, dungeon(text)) == (5, 5)
    s = scored(last_market_closed(Architect(text, (), 5), Architect("-")))
    assert row_of(s, "paths", 0) == 10


def test_E7_one_chamber_of_both_networks() -> None:
    """Without the Junction two networks are left; with it each of the four chambers scores twice."""
    apart = paths(5, dungeon("-, Lair / -, Passage / - / -, Crypt"))
    joined = paths(5, dungeon("-, Lair / -, Passage / -, Junction / -, Crypt"))
    assert (apart, joined) == ((2, 1), (4, 4))


def test_S11_17_a_chamber_at_the_doorway_token_alone_scores_one() -> None:
    """Blueprint 5: the Alcove has a top door only, the Floodgate one at the bottom; nothing else lies there."""
    assert paths(5, dungeon("-, Alcove / - / - / -, Floodgate")) == (1, 1)
    s = scored(last_market_closed(Architect("-, Alcove / - / - / -, Floodgate", (), 5), Architect("-")))
    assert row_of(s, "paths", 0) == 2


def test_E6_eight_and_six_chambers() -> None:
    """Blueprint 2: entrance 3, exit 1.

    Row 1 hangs together by side doors; Alcove and Treasury hang below Smokehouse and Training Room, Coffers below
    Archive, and Hollow beside Coffers: 8. Row 4 hangs together, Ooze Breach and Furnace above its ends: 6. Forge and
    Lost Chamber have a top door only, and nothing opens down to them.
    """
    d = dungeon("""
        Smokehouse,  Training Room, Kobold Quarters, Archive /
        Alcove,      Treasury,      Hollow,          Coffers /
        Ooze Breach, Forge,         Lost Chamber,    Furnace /
        Cesspool,    Galley,        Storeroom,       Pit
    """)
    assert paths(2, d) == (8, 6)


def test_E21_points_of_one_dungeon() -> None:
    """The example lies before a seat of two."""
    s = scored(last_market_closed(Architect(D1, D1_PASSAGES, 4), Architect("-")))
    assert [row_of(s, row, 0) for row in ("paths", "blueprint", "stars")] == [14, 20, 2]
    assert [point.points for point in cell_of(s, "paths", 0)] == [12, 2]
    assert met(4, D1) == 8


def test_E24_one_passage_more_joins_two_networks() -> None:
    assert paths(4, dungeon(D1, D1_PASSAGES)) == (12, 2)
    assert paths(4, dungeon(D1, D2_PASSAGES)) == (14, 14)


def test_E36_entrance_points_of_a_lone_chamber() -> None:
    """Blueprint 1: entrance 2. The Corner Room has no top door, and doors to the bottom and left."""
    assert paths(1, dungeon("-, Alcove")) == (1, 0)
    assert paths(1, dungeon("Alcove, Corner Room")) == (0, 0)
    assert paths(1, dungeon("Alcove, Corner Room", [edge_at(1, 2, "T")])) == (1, 0)


def test_E27_ninety_three_points() -> None:
    """Goal 1: D1 has 7 goblins; Tunnel, Goblin Den and Ambush Room have 5; the third dungeon none."""
    five = Architect("Tunnel, Goblin Den, Ambush Room")
    s = last_market_closed(Architect(D1, D1_PASSAGES, 4, (5, 24, 29)), five, Architect("Junction"), priority=(2, 0, 1))
    scored(s)
    assert [row_of(s, row, 0) for row in ("priority", "goal", "challenges", "stars", "blueprint", "paths")] == [
        6,
        15,
        36,
        2,
        20,
        14,
    ]
    assert [point.points for point in cell_of(s, "challenges", 0)] == [12, 12, 12]
    assert s.vp[0] == 93
    assert [dict(cell_of(s, "goal", seat)[0].args)["count"] for seat in range(3)] == [7, 5, 0]


def test_S11_18_the_highest_total_wins_and_a_tie_goes_to_the_left() -> None:
    """The Arena's star gives 3: 9 by priority and none, against 6 by priority and 3."""
    rich, lucky = Architect("-", (), 0, WORTHLESS[0]), Architect("Arena", (), 0, WORTHLESS[1])
    s = scored(last_market_closed(rich, lucky, goal=3, priority=(0, 1)))
    assert s.vp == (9, 9)
    first = STONESPINE.outcome(s)
    s = scored(last_market_closed(lucky, rich, goal=3, priority=(1, 0)))
    second = STONESPINE.outcome(s)
    assert first is not None
    assert second is not None
    assert (first.ranks, first.winners(), second.ranks, second.winners()) == ((1, 2), [0], (2, 1), [1])
    assert (first.ending, first.tie) == ("four-years", "priority")
    s = scored(last_market_closed(rich, Architect("Arena & +1", (), 0, WORTHLESS[1]), goal=3, priority=(0, 1)))
    more = STONESPINE.outcome(s)
    assert more is not None
    assert (more.scores, more.ranks) == ((9, 10), (2, 1)), "one point more beats priority"


def test_S11_19_no_two_seats_share_a_place() -> None:
    s = scored(last_market_closed(*[Architect("-")] * 5, priority=(3, 2, 1, 0, 4)))
    s.vp = (50, 70, 70, 50, 50)
    ended = STONESPINE.outcome(s)
    assert ended is not None
    assert ended.ranks == (4, 2, 1, 3, 5)
    for seats in (2, 3, 4, 5):
        for number in range(5):
            ended = STONESPINE.outcome(finished_game(seats, number))
            assert ended is not None
            assert sorted(ended.ranks) == list(range(1, seats + 1))


def test_the_outcome_comes_with_the_end() -> None:
    for seats in (1, 2):
        for s in along_a_game(seats, 0):
            assert (STONESPINE.outcome(s) is None) == (s.waiting != 0)


# -- S17 the solo game's final scoring ---------------------------------------------------------------------------------

# S-E10 What Jael has collected, by rune: that of his cards C and G, of B, and of A.
RED = ("Treasury", "Archive", "Keep", "Cellar", "Sludge Room", "Lair", "Ooze Breach", "Graveyard")
MORE_RED = ("Crypt", "Slime Trail")
GREEN = ("Encampment", "Gnoll Hideout", "Kobold Quarters", "Ruins")
BLUE = ("Passage",)
LEFT_ON_THE_MARKET = ("+1", "+1", "passage", "fire")
E10 = Jael("BCGA", RED + MORE_RED + GREEN + BLUE, LEFT_ON_THE_MARKET)


def test_E10_jael_has_132_points() -> None:
    """Gnolls: Encampment 2, Gnoll Hideout 2, Passage 2. Kobolds: Kobold Quarters 2. Chests: Treasury 3, Archive, Keep.

    Slimes: Cellar 1, Lair 1, Crypt 1, Slime Trail 2, Graveyard 2. Oozes: Cellar 2, Sludge Room 2, Lair 1, Crypt 1,
    Ooze Breach 2. Stars: Keep +1, Ruins +3, two tokens +2; Cellar -1. No goblin.
    """
    s = against_jael(Architect(D1, D1_PASSAGES, 4, (5, 24, 29)), E10, goal=1, gold=3)
    assert (len(cards(s.jael_deck)), len(cards(s.jael_out))) == (2, 3)
    assert OWN.jael_gold[s.jael_now - JAEL] == 10
    s.outbox = []
    scored(s)
    assert [row_of(s, row, 1) for row in ("final-gold", "goal", "stars")] == [9, 0, 5]
    bases = {dict(point.args)["card"]: point.points for point in cell_of(s, "jael", 1) if point.why == "jael-base"}
    counts = {dict(point.args)["card"]: point.points for point in cell_of(s, "jael", 1) if point.why == "jael-counts"}
    assert bases == {jael_card("A"): 14, jael_card("B"): 13, jael_card("C"): 10, jael_card("G"): 16}
    assert counts == {jael_card("A"): 18, jael_card("B"): 4, jael_card("C"): 15, jael_card("G"): 28}
    assert s.jael_vp == 9 + 0 + 53 + 65 + 5 == 132
    assert s.outbox == [(s.public(), SeatScored(0, s.vp[0])), (s.public(), JaelScored(132))]


def test_E10_the_chambers_bear_the_runes_of_jaels_cards() -> None:
    """At most six of a year, so twelve red ones in the years of two red cards."""
    runes = Counter([OWN.rune[card] for card in cards(against_jael(Architect("-"), E10).jael_chambers)])
    assert runes == {OWN.jael_rune[3]: 10, OWN.jael_rune[2]: 4, OWN.jael_rune[1]: 1}
    assert OWN.jael_rune[3] == OWN.jael_rune[7]


def test_S17_1_final_gold_stands_in_the_place_of_final_priority() -> None:
    for number in range(4):
        s = finished_game(1, number)
        sheet = STONESPINE.sheet(s)
        mine = list(dict.fromkeys([point.row for point in sheet.points if point.seat == 0]))
        assert mine == ["final-gold", "goal", "challenges", "stars", "blueprint", "paths"]
        assert len(cell_of(s, "challenges", 0)) == 3
        assert s.vp == (sheet.total(0),)
    alone = scored(against_jael(Architect(D1, D1_PASSAGES, 4, (5, 24, 29)), Jael(), goal=1, gold=3))
    assert alone.vp == (6 + 15 + 36 + 2 + 20 + 14,)


@pytest.mark.parametrize(("gold", "mine", "his"), [(0, 6, 9), (9, 6, 9), (10, 6, 9), (11, 9, 6), (30, 9, 6)])
def test_S17_2_E33_more_gold_than_on_jaels_card_wins_nine(gold: int, mine: int, his: int) -> None:
    s = scored(against_jael(Architect("-"), Jael("BCDA"), gold=gold))
    assert [row_of(s, "final-gold", seat) for seat in (0, 1)] == [mine, his]
    assert dict(cell_of(s, "final-gold", 0)[0].args) == {"gold": gold, "others": 10}


def test_S17_2_it_is_the_card_of_year_4() -> None:
    """Gold on the cards: B 11, C 9, D 10, A 10."""
    for shown, his in (("BCDA", 6), ("CDAB", 9), ("ABDC", 6)):
        s = scored(against_jael(Architect("-"), Jael(shown), gold=11))
        assert row_of(s, "final-gold", 1) == his


def test_E33_equal_gold_is_jaels() -> None:
    s = scored(against_jael(Architect("-"), Jael("BCDA"), gold=10))
    assert [row_of(s, "final-gold", seat) for seat in (0, 1)] == [6, 9]


def goal_row(goal: int, text: str, *jaels: str) -> tuple[int, int]:
    """What the goal gives the seat and Jael, who has these chambers and tokens."""
    chambers = tuple([name for name in jaels if name[0].isupper()])
    tokens = tuple([name for name in jaels if not name[0].isupper()])
    s = scored(against_jael(Architect(text), Jael("BCDA", chambers, tokens), goal=goal))
    return row_of(s, "goal", 0), row_of(s, "goal", 1)


def test_S17_3_the_goal_compares_a_dungeon_with_all_that_jael_has() -> None:
    """Goblins: Tunnel and Ambush Room 3 against Goblin Den 2, or with two tokens 4."""
    assert goal_row(1, "Tunnel, Ambush Room", "Goblin Den") == (15, 9)
    assert goal_row(1, "Tunnel, Ambush Room", "Goblin Den", "goblin", "goblin") == (9, 15)
    assert goal_row(2, "Archive", "Tomb", "chest") == (15, 9)
    assert goal_row(2, "Treasury & chest", "Tomb", "chest") == (9, 15)


def test_S17_4_a_tie_on_the_goal_makes_jael_first() -> None:
    assert goal_row(1, "Tunnel", "Goblin Den") == (9, 15)
    assert goal_row(2, "Tomb", "Archive", "Keep") == (9, 15)
    for his, tied in ("Goblin Den", BY_JAEL), ("Passage", 0):
        s = scored(against_jael(Architect("Tunnel"), Jael("BCDA", (his,), ()), goal=1))
        assert [dict(cell_of(s, "goal", column)[0].args)["tied"] for column in (0, 1)] == [tied, tied]


def test_S17_5_the_most_of_nothing_scores_nothing() -> None:
    assert goal_row(1, "Alcove", "Goblin Den") == (0, 15)
    assert goal_row(1, "Tunnel", "Passage") == (15, 0)
    assert goal_row(1, "Alcove", "Passage") == (0, 0)
    assert goal_row(6, "Slime Trail", "Crypt") == (0, 15), "a slime without an ooze is no pair"


def test_S17_6_fewest_counts_none_as_well() -> None:
    assert goal_row(2, "Alcove", "Tomb") == (15, 9)
    assert goal_row(2, "Tomb", "Passage") == (9, 15)
    assert goal_row(2, "Alcove", "Passage") == (9, 15)


def test_S17_7_every_revealed_card_scores_its_base() -> None:
    """A 14, B 13, C 10, F 13, without anything collected."""
    s = scored(against_jael(Architect("-"), Jael("ABCF")))
    assert [point.points for point in cell_of(s, "jael", 1) if point.why == "jael-base"] == [14, 13, 10, 13]
    assert row_of(s, "jael", 1) == 50
    assert s.jael_vp == 50 + 9, "and final gold"


# Gnolls 1 + 2 + 1, goblins 1 + 2, kobolds 1 + 2, traps 3 + 1, chests 3, slimes 2, oozes 1 + 1.
MIXED = ("Barracks", "Passage", "Dwelling", "Gatehouse", "Trap Storage", "Treasury", "Cesspool")
MIXED_TOKENS = ("gnoll", "fire", "ooze", "passage")


@pytest.mark.parametrize(
    ("letter", "points"),
    [("A", 12), ("B", 6), ("C", 9), ("D", 9), ("E", 8), ("F", 4), ("G", 8), ("H", 16), ("I", 15)],
)
def test_S17_8_S17_9_every_card_scores_its_condition(letter: str, points: int) -> None:
    """3 × 4, 2 × 3, 3 × 3, 3 × 3, 2 × 4, 2 + 2; sets: 4 × 2 of 2 and 2, 4 × 4 of 10 and 4, 5 × 3 of 4, 3 and 3."""
    others = [each for each in "ABCD" if each != letter][:3]
    s = scored(against_jael(Architect("-"), Jael("".join(others) + letter, MIXED, MIXED_TOKENS)))
    counted = [point for point in cell_of(s, "jael", 1) if point.why == "jael-counts"]
    assert {dict(point.args)["card"]: point.points for point in counted}[jael_card(letter)] == points


def test_S17_9_sets_need_each_of_their_members() -> None:
    """Card G: slime and ooze. Card H: gnoll, goblin or kobold, and a trap. Card I: one of each of the three."""
    s = scored(against_jael(Architect("-"), Jael("AGHI", ("Slime Trail", "Graveyard", "Gatehouse", "Passage"))))
    counted = {dict(point.args)["card"]: point.points for point in cell_of(s, "jael", 1) if point.why == "jael-counts"}
    assert [counted[jael_card(letter)] for letter in "AGHI"] == [6, 0, 0, 0]


def test_S17_10_an_element_serves_several_cards_the_goal_and_the_stars() -> None:
    """The Barracks' gnoll counts on A and I, its goblin on D and I and for the goal, its kobold on I alone."""
    s = scored(against_jael(Architect("-"), Jael("ADIB", ("Barracks",)), goal=1))
    counted = {dict(point.args)["card"]: point.points for point in cell_of(s, "jael", 1) if point.why == "jael-counts"}
    assert counted == {jael_card("A"): 3, jael_card("B"): 2, jael_card("D"): 3, jael_card("I"): 5}
    assert row_of(s, "goal", 1) == 15


def test_S17_11_jael_adds_the_values_of_his_stars() -> None:
    """Crossroads -3, Cell -2, Pantry +2, a token +1."""
    s = scored(against_jael(Architect("-"), Jael("BCDA", ("Crossroads", "Cell"))))
    assert row_of(s, "stars", 1) == -5
    s = scored(against_jael(Architect("-"), Jael("BCDA", ("Crossroads", "Cell", "Pantry"), ("+1",))))
    assert row_of(s, "stars", 1) == -2


def test_S17_12_jaels_total_and_passages_that_give_him_nothing() -> None:
    plain = scored(against_jael(Architect("-"), Jael("BCDA", MIXED, MIXED_TOKENS[:3])))
    more = scored(against_jael(Architect("-"), Jael("BCDA", MIXED, (*MIXED_TOKENS, "passage", "passage", "passage"))))
    assert plain.jael_vp == more.jael_vp
    for number in range(6):
        s = finished_game(1, number)
        assert s.jael_vp == sum([row_of(s, row, 1) for row in ("final-gold", "goal", "stars", "jael")])
        assert not [point for row in ("challenges", "blueprint", "paths", "priority") for point in cell_of(s, row, 1)]


def test_S17_13_E34_an_equal_total_is_a_loss() -> None:
    """D2 with blueprint 4: final gold 6, goal 15, challenges 9, 8 and 3 with 21 + 20 + 8, stars 2, 20, paths 28: 120.

    Jael as in S-E10, but without Crypt and Slime Trail: 4 slimes are 4 sets, 12 points fewer.
    """
    mine = Architect(D1, D2_PASSAGES, 4, (3, 8, 9))
    his = Jael("BCGA", RED + GREEN + BLUE, LEFT_ON_THE_MARKET)
    s = scored(against_jael(mine, his, goal=1, gold=3))
    assert (s.vp, s.jael_vp) == ((120,), 120)
    ended = STONESPINE.outcome(s)
    assert ended is not None
    assert (ended.ranks, ended.winners(), ended.ending) == ((2,), [], "jael-won")


def test_E34_one_point_decides() -> None:
    """The same with one star of +1 less for Jael."""
    mine = Architect(D1, D2_PASSAGES, 4, (3, 8, 9))
    s = scored(against_jael(mine, Jael("BCGA", RED + GREEN + BLUE, ("+1", "passage")), goal=1, gold=3))
    assert (s.vp, s.jael_vp) == ((120,), 119)
    ended = STONESPINE.outcome(s)
    assert ended is not None
    assert (ended.ranks, ended.winners(), ended.ending) == ((1,), [0], "jael-beaten")
    assert {ended.ending, "jael-won", "four-years"} == set(ENDINGS)


# -- S18 Jael's cards --------------------------------------------------------------------------------------------------

TABLE_18A = """
    A basic     blue  10 BB 14 3 gnoll
    B basic     green 11 TB 13 2 kobold
    C basic     red    9 BT 10 3 chest
    D basic     green 10 BB 14 3 goblin
    E basic     blue  12 TB 12 2 trap
    F basic     red    8 BB 13 1 slime or ooze
    G legendary red   12 TT 16 4 slime + ooze
    H legendary blue  13 TT 16 4 minion + trap
    I legendary green 13 TB 15 5 gnoll + goblin + kobold
"""


def test_S18_1_S18_3_S18_4_the_nine_cards() -> None:
    lines = [line.split(maxsplit=7) for line in TABLE_18A.strip().splitlines()]
    assert len(lines) == len(OWN.jael) == 9
    for letter, kind, rune, gold, takes, base, factor, counts in lines:
        card = jael_card(letter)
        number = card - JAEL
        assert OWN.codes[card] == f"j{letter}"
        assert (card in OWN.basic) == (kind == "basic")
        assert OWN.jael_rune[number] == ("blue", "green", "red").index(rune)
        assert (OWN.jael_gold[number], OWN.jael_takes[number]) == (int(gold), takes)
        assert (OWN.jael_base[number], OWN.jael_factor[number]) == (int(base), int(factor))
        assert OWN.card_set.jael[number - 1].counts == counts
        assert OWN.card_set.jael[number - 1].grade == ("sourced" if letter == "A" else "ours")


@pytest.mark.parametrize("number", [0, 1])
def test_S18_2_four_of_six_cards_are_revealed(number: int) -> None:
    """Game 0 is basic, game 1 legendary."""
    years: dict[int, int] = {}
    for s in along_a_game(1, number):
        if s.year and s.jael_now:
            years.setdefault(s.jael_now, s.year)
        assert not any([seen(piece) for piece in s.jael_deck]), "the deck is unseen"
        last = s
    assert sorted(years.values()) == [1, 2, 3, 4]
    assert sorted(years) == cards(last.jael_shown)
    assert (len(last.jael_shown), len(last.jael_deck), len(last.jael_out)) == (4, 2, 3)


@pytest.mark.parametrize("letter", "ABCDEFGHI")
def test_S18_5_positions_are_the_left_card_then_the_right(letter: str) -> None:
    """Sets are numbered left top, left bottom, right top, right bottom."""
    before = next(s for s in along_a_game(1, 0) if s.waiting not in (0, DEALER)).clone()
    assert len(before.stalls) == 2
    assert all([all(tokens) for tokens in before.wares])
    before.jael_now = jael_card(letter)
    after = before.clone()
    jael_acts(after)
    marked = {"TT": {0, 2}, "TB": {0, 3}, "BT": {1, 2}, "BB": {1, 3}}[OWN.jael_takes[jael_card(letter) - JAEL]]
    for number in range(4):
        assert any(after.wares[number]) == (number not in marked)
    taken = [token for number in sorted(marked) for token in before.wares[number]]
    assert cards(after.jael_tokens) == sorted(taken)


# -- every point explained ---------------------------------------------------------------------------------------------


def sketch_of(s: Stonespine, seat: int) -> Sketch:
    """A dungeon on the table as the slow model has it."""
    edges = {edge_at(*cell, side): (cell, side) for cell in CELLS for side in "TBLR"}
    return Sketch(
        {cell: FACES[card] for cell, card in zip(CELLS, s.rooms[seat], strict=True) if card},
        [(CELLS[place], OWN.token_face[token - TOKENS]) for place, token in s.laid[seat]],
        {edges[number] for number in range(40) if s.passages[seat] >> number & 1},
    )


def check_reasons(s: Stonespine, sheet: ScoreSheet) -> None:
    """Every point says what was counted, and the numbers it gives make the points."""
    for point in sheet.points:
        args = dict(point.args)
        assert point.row in ROWS
        assert point.why in WHY
        if point.row == "challenges":
            assert args["card"] in cards(s.challenges[point.seat])
            assert point.why == f"challenge-{args['card'] - CHALLENGES}"
            assert point.points == args["count"] * args["each"]
        elif point.why == "jael-counts":
            assert args["card"] in cards(s.jael_shown)
            assert point.points == args["count"] * args["each"]
        elif point.why == "jael-base":
            assert point.points == OWN.jael_base[args["card"] - JAEL]
        elif point.row == "blueprint":
            assert point.points == LADDER[args["count"]]
        elif point.row == "paths":
            assert point.points == args["count"]
        elif point.row == "priority":
            assert s.priority[args["place"] - 1] == point.seat
        elif point.row == "goal":
            assert args["card"] == s.goal[0] >> 16
            assert point.why == ("goal-fewest" if args["card"] == GOALS + 2 else "goal-most")
            assert point.points in (0, 5, 9, 15)
        elif point.row == "final-gold":
            is_ahead = args["gold"] > args["others"] if point.seat == 0 else args["gold"] >= args["others"]
            assert point.points == (9 if is_ahead else 6)
    assert [point.row for point in sheet.points] == sorted([point.row for point in sheet.points], key=ROWS.index)


@pytest.mark.parametrize("seats", STONESPINE.seats)
def test_the_sheet_of_a_finished_game_adds_up(seats: int) -> None:
    for number in range(6):
        s = finished_game(seats, number)
        sheet = STONESPINE.sheet(s)
        assert tuple([sheet.total(seat) for seat in range(seats)]) == s.vp
        assert sheet.total(1) == (s.jael_vp if seats == 1 else s.vp[1])
        assert sheet == STONESPINE.standing(s)
        check_reasons(s, sheet)


@pytest.mark.parametrize("seats", STONESPINE.seats)
def test_the_standing_is_the_same_for_all_eyes_at_every_moment(seats: int) -> None:
    asked = 0
    for s in along_a_game(seats, 3):
        standing = STONESPINE.standing(s)
        assert bool(standing.points) == all(s.blueprints), "as soon as every seat has its blueprint"
        check_reasons(s, standing)
        if s.waiting:
            assert STONESPINE.sheet(s).points == ()
        if asked % 5 == 0:
            for viewer in viewers(seats):
                assert STONESPINE.standing(view_of(STONESPINE, s, viewer).position) == standing
        asked += 1
    assert asked > 50


@pytest.mark.parametrize("seats", STONESPINE.seats)
def test_the_standing_of_a_growing_dungeon_is_right(seats: int) -> None:
    """Against the slow model, at the end of each year's construction and between purchases."""
    looked = 0
    for s in along_a_game(seats, 4):
        if s.waiting == DEALER or not all(s.blueprints) or any(s.sealed):
            continue
        looked += 1
        standing = STONESPINE.standing(s)
        for seat in range(seats):
            sketch = sketch_of(s, seat)
            blueprint = OWN.card_set.blueprints[(s.blueprints[seat][0] >> 16) - BLUEPRINTS - 1]
            elements = [each for cell in CELLS for each in sketch.elements(cell)]
            stars = [int(each) for each in elements if each[0] in "+-"]
            assert [point.points for point in standing.of("stars", seat)] == [sum(stars)]
            doorways = ((1, blueprint.entrance), "T"), ((4, blueprint.exit), "B")
            counts = [len(sketch.network(cell)) if sketch.is_open(cell, side) else 0 for cell, side in doorways]
            assert [point.points for point in standing.of("paths", seat)] == counts
            assert len(standing.of("challenges", seat)) == len(s.challenges[seat])
    assert looked > 20


@pytest.mark.parametrize("seats", STONESPINE.seats)
def test_S11_4_S17_2_places_and_gold_count_once_a_seat_has_passed_in_year_4(seats: int) -> None:
    """Those of year 3 are still on the table while year 4 is built, and count for nothing."""
    row = "priority" if seats > 1 else "final-gold"
    for s in along_a_game(seats, 5):
        if not all(s.blueprints):
            continue
        shown = [point.seat for point in STONESPINE.standing(s).points if point.row == row and point.seat < seats]
        name = STONESPINE.rules.question(s).name if s.waiting else ""
        building = name in ("place", "keep", "chamber", "jael")
        has_passed = [seat for seat in range(seats) if s.passed >> seat & 1] if s.year == 4 and not building else []
        settled = [seat for seat in has_passed if seats == 1 or seat in s.priority]
        assert sorted(shown) == settled
