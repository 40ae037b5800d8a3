"""T8 How cards count; T9 The 18 cards. Kingdoms are written as card numbers and played through the game itself."""

import pytest

from partie.core import Rng
from partie.core.cards import cards
from partie.core.playout import playout
from partie.games.tides import TIDES
from partie.games.tides.faces import FACES, KINGS_NEST, ROOF_OF_THE_WORLD, SAPPHIRE_PORT
from partie.games.tides.position import Tides
from partie.games.tides.rules import kingdoms_now
from partie.games.tides.scoring import NEST_WINS_AT_ZERO, Side, double

from .helpers import ROUND_2, A, B, at, round_of, scored


def finished_games(number: int) -> list[Tides]:
    games: list[Tides] = []
    for seed in range(number):
        s = TIDES.start(2)
        playout(TIDES.rules, s, Rng(f"scoring {seed}"))
        games.append(s)
    return games


def standing(number: int, seat: int) -> dict[int, int]:
    """What a seat's cards would score in the middle of a round."""
    points = [point for point in TIDES.standing(at(number)).points if point.seat == seat]
    return {dict(point.args)["card"]: point.points for point in points}


# -- T8 How cards count -----------------------------------------------------------------------------------------------


def test_T8_1_cards_of_the_own_kingdom_count_with_the_relics() -> None:
    assert scored("1 2 3 15 4", "5 6 7 8 9").a[15] == 9
    assert scored("1 2 15 4 5 6", "3 7 8 9 10 11").a[15] == 6, "card 1 is a relic"
    assert scored("15 1 4 5 6", "2 3 7 8 9").a[15] == 3, "the opponent's palaces are the opponent's"


def test_T8_2_cards_in_hand_never_count() -> None:
    s = at(12)
    assert 8 in cards(s.hand[B])
    assert standing(12, B)[6] == 0
    assert standing(13, B)[6] == 3, "the same garden, laid out"


def test_T8_2_removed_cards_never_count() -> None:
    """After round 1 card 17 of seat A and the temple 14 of seat B went into the box."""
    second = round_of(at(ROUND_2), 2)
    assert second.a[11] == 3, "one temple, not doubled"
    assert second.counts[4] == (1, 1), "with card 14 seat B would have two temples"
    assert second.b[4] == 0


def test_T8_2_cards_of_the_pile_never_count() -> None:
    s = at(13)
    assert cards(s.pile) == [1, 3, 9, 10, 11, 15, 16, 18]
    assert Side(kingdoms_now(s)[A]).counts == [1, 0, 1, 1, 0]


def test_T8_3_a_cards_own_suit_counts_for_its_own_ability() -> None:
    assert scored("1 4 9 10 13", "2 3 5 6 7").a[9] == 13, "card 9 is the only garden"
    assert scored("10 1 4 7 13", "2 3 5 6 8").a[10] == 0, "card 10 is the only stronghold"


def test_T8_3_a_cards_own_suit_counts_for_all_other_abilities() -> None:
    result = scored("3 6 8 11 15", "1 2 4 5 7")
    assert result.a == {3: 3, 6: 3, 8: 3, 11: 3, 15: 3}


def test_T8_4_a_symbol_serves_any_number_of_abilities() -> None:
    result = scored("1 5 9 10 13", "2 3 4 6 7")
    assert (result.a[5], result.a[9]) == (9, 13)


@pytest.mark.parametrize(("gardens", "points"), [("", 0), ("7", 3), ("7 8", 6), ("7 8 9", 9)])
def test_T8_5_for_each_pays_times_the_count(gardens: str, points: int) -> None:
    others = ["1", "2", "3", "4"]
    mine = " ".join(["6", *gardens.split(), *others[len(gardens.split()) :]])
    assert scored(mine, "5 10 11 12 13").a[6] == points


def test_T8_6_sets_are_as_many_as_the_smallest_count() -> None:
    assert scored("14 4 5 6 7", "1 2 3 8 9").a[14] == 5, "three libraries and one garden"
    assert scored("14 4 5 7 8", "1 2 3 6 9").a[14] == 10
    assert scored("14 4 5 6 1", "2 3 7 8 9").a[14] == 0


def test_T8_7_a_majority_pays_once_for_strictly_more() -> None:
    assert scored("2 10 11 12 4", "1 3 5 6 7").a[2] == 7, "three more pay no more than one"
    assert scored("2 10 11 4 5", "1 3 6 7 12").a[2] == 7


def test_T8_8_a_tie_pays_nothing_without_card_1() -> None:
    assert scored("3 2 10 4 5", "6 7 8 9 11").a[2] == 0
    assert scored("1 2 10 4 5", "6 7 8 9 11").a[2] == 7


def test_T8_8_card_1_does_not_turn_a_smaller_count() -> None:
    assert scored("1 2 10 4 5", "6 7 8 11 12").a[2] == 0


def test_T8_9_a_majority_never_pays_the_opponent() -> None:
    lost = scored("2 3 4 5 6", "7 8 10 11 12")
    assert lost.counts[2] == (0, 3)
    assert lost.a[2] == 0
    assert set(lost.b) == {7, 8, 10, 11, 12}
    assert lost.b == scored("1 3 4 5 6", "7 8 10 11 12").b, "the same without the majority card"


def test_T8_10_no_card_scores_below_0() -> None:
    failed = scored("2 3 17 13 18", "7 9 11 12 16")
    assert set(failed.a.values()) == {0}
    assert set(failed.b.values()) == {0}
    for s in finished_games(200):
        assert min([point.points for point in TIDES.sheet(s).points]) == 0


SEVEN = [
    # card, kingdom with {nest} = card 1 or the palace 3, the opponent's, what both have
    (2, "{nest} 2 10 4 5", "6 7 8 9 11", 1),
    (4, "{nest} 4 13 5 6", "2 7 8 9 14", 1),
    (7, "{nest} 7 8 4 5", "2 6 9 10 11", 1),
    (12, "{nest} 12 4 7 8", "2 5 9 10 11", 1),
    (13, "{nest} 13 7 4 5", "2 6 8 10 11", 1),
    (16, "{nest} 16 2 4 7", "5 8 10 11 12", 2),
    (18, "{nest} 18 10 11 16", "2 4 5 12 13", 9),
]


@pytest.mark.parametrize(("card", "mine", "theirs", "both"), SEVEN)
def test_T8_11_card_1_wins_the_ties_of_seven_cards(card: int, mine: str, theirs: str, both: int) -> None:
    with_nest, without = scored(mine.format(nest=1), theirs), scored(mine.format(nest=3), theirs)
    assert with_nest.counts[card] == without.counts[card] == (both, both)
    assert (with_nest.a[card], without.a[card]) == (FACES[card].points, 0)


def test_T8_11_card_1_works_only_for_its_owner() -> None:
    assert scored("3 2 10 4 5", "1 6 7 8 11").a[2] == 0
    assert scored("3 2 10 4 5", "1 6 7 8 11").counts[2] == (1, 1)


def test_T8_11_card_1_works_only_with_those_seven() -> None:
    assert [face.card for face in FACES if face.kind in ("majority", "singles", "best")] == [card for card, *_ in SEVEN]
    alike = scored("1 3 6 8 11", "2 4 5 7 9"), scored("2 3 6 8 11", "1 4 5 7 9")
    for card in (3, 6, 8, 11):
        assert alike[0].a[card] == alike[1].a[card]


def test_T8_12_with_card_1_a_tie_at_nothing_is_won() -> None:
    majority = scored("1 2 5 9 15", "3 4 6 7 13")
    assert (majority.counts[2], majority.a[2]) == ((0, 0), 7)
    singles = scored("1 2 3 16 17", "4 5 6 7 8")
    assert (singles.counts[16], singles.a[16]) == ((0, 0), 8)
    best = scored("1 2 3 17 18", "7 9 11 12 16")
    assert (best.counts[18], best.a[18]) == ((0, 0), 8)
    assert NEST_WINS_AT_ZERO, "the one constant that carries this decision"


def test_T8_12_without_card_1_a_tie_at_nothing_pays_nothing() -> None:
    assert scored("2 3 5 9 15", "1 4 6 7 13").a[2] == 0


def test_T8_13_card_17_doubles_the_most_numerous_suit() -> None:
    assert scored("15 1 2 11 17", "3 4 5 6 7").a == {15: 12, 1: 0, 2: 7, 11: 3, 17: 0}
    assert double([3, 0, 1, 2, 0]) == [6, 0, 1, 2, 0]


def test_T8_14_all_suits_with_the_highest_count_are_doubled() -> None:
    result = scored("8 15 1 10 17", "2 3 4 5 6")
    assert (result.a[8], result.a[15]) == (6, 6)
    assert double([2, 0, 1, 2, 2]) == [4, 0, 1, 4, 4]


def test_T8_15_card_17_never_changes_the_opponents_counts() -> None:
    with_roof, without = scored("1 2 10 11 17", "3 4 5 7 8"), scored("1 2 10 11 16", "3 4 5 7 8")
    assert with_roof.b[3] == without.b[3] == 6


def test_T8_16_for_each_uses_doubled_counts() -> None:
    assert scored("3 4 5 6 17", "1 2 7 8 9").a[3] == 18
    assert scored("3 4 5 6 16", "1 2 7 8 9").a[3] == 9


def test_T8_17_doubled_counts_win_a_majority() -> None:
    own = scored("2 10 16 17 18", "3 4 5 6 11")
    assert (own.counts[2], own.a[2]) == ((2, 1), 7)


def test_T8_17_doubled_counts_deny_the_opponent_a_majority() -> None:
    opponents = scored("2 4 7 10 11", "5 8 12 13 17")
    assert (opponents.counts[2], opponents.a[2]) == ((2, 2), 0)
    assert scored("2 4 7 10 11", "5 8 12 13 16").a[2] == 7


def test_T8_18_sets_use_doubled_counts() -> None:
    assert scored("2 5 10 13 17", "1 3 4 6 7").a[5] == 18
    assert scored("2 5 10 13 16", "1 3 4 6 7").a[5] == 9


def test_T8_19_card_10_is_not_changed_by_doubling() -> None:
    assert scored("10 11 16 17 18", "1 2 3 4 5").a[10] == 12
    assert scored("10 11 1 16 17", "2 3 4 5 6").a[10] == scored("10 11 1 16 18", "2 3 4 5 6").a[10] == 9


def test_T8_20_card_16_counts_cards_and_ignores_doubling() -> None:
    own = scored("3 6 8 16 17", "4 5 7 9 10")
    assert (own.counts[16], own.a[16]) == ((3, 1), 8)


def test_T8_20_the_opponents_doubling_is_ignored_as_well() -> None:
    opponents = scored("1 2 3 4 16", "5 8 10 13 17")
    assert (opponents.counts[16], opponents.a[16]) == ((1, 4), 0)


def test_T8_21_a_suitless_card_is_no_single_suit() -> None:
    result = scored("2 3 4 5 16", "7 8 9 10 11")
    assert (result.counts[16], result.a[16]) == ((0, 0), 0)


def test_T8_21_a_missing_suitless_card_is_no_missing_suit() -> None:
    assert scored("1 4 7 10 13", "2 3 5 6 8").a[10] == 0


def test_T8_21_suitless_cards_are_not_the_most_numerous_suit() -> None:
    assert scored("3 4 16 17 18", "1 2 5 6 7").a[3] == 6


def test_T8_22_card_18_compares_the_best_single_cards() -> None:
    """Seat B has more points, but no card with as many as card 10."""
    result = scored("10 11 12 16 18", "2 4 5 7 13")
    assert result.a[10] == 12
    assert result.b == {2: 0, 4: 7, 5: 0, 7: 7, 13: 7}
    assert (result.counts[18], result.a[18]) == ((12, 7), 8)


def test_T8_22_card_18_looks_at_this_round_alone() -> None:
    """In the game of the examples card 2 paid seat A nothing in round 1 and 7 in round 2."""
    assert round_of(at(ROUND_2), 2).counts[18] == (7, 7)


def test_T8_23_card_18_is_no_candidate_itself() -> None:
    result = scored("3 4 10 15 18", "1 2 5 6 7")
    assert (result.counts[18], result.a[18]) == ((7, 7), 0), "with its own 8 points it would win"


def test_T8_24_cards_without_points_count_as_0_for_card_18() -> None:
    more = scored("2 3 4 17 18", "7 9 11 12 16")
    assert (more.counts[18], more.a[18]) == ((3, 0), 8)
    tie = scored("2 3 13 17 18", "7 9 11 12 16")
    assert (tie.counts[18], tie.a[18]) == ((0, 0), 0)


def test_T8_25_each_of_these_effects_exists_for_one_seat_at_most() -> None:
    for s in finished_games(100):
        for mine, theirs in s.scored:
            for card in (KINGS_NEST, ROOF_OF_THE_WORLD, SAPPHIRE_PORT):
                assert (mine + theirs).count(card) <= 1


# -- T9 The 18 cards --------------------------------------------------------------------------------------------------


def test_T9_1_kings_nest_wins_ties_and_pays_nothing() -> None:
    result = scored("1 2 10 4 5", "6 7 8 9 11")
    assert (result.a[1], result.a[2]) == (0, 7)


def test_T9_1_kings_nest_is_a_palace() -> None:
    assert scored("1 15 4 5 6", "2 3 7 8 9").a[15] == 3


def test_T9_2_ancient_divide_pays_7_for_more_strongholds() -> None:
    assert scored("2 10 11 4 5", "3 6 7 8 12").a[2] == 7
    assert scored("2 10 4 5 6", "3 7 8 11 12").a[2] == 0


def test_T9_3_eternal_palace_pays_3_per_library() -> None:
    assert scored("3 4 5 1 2", "6 7 8 9 10").a[3] == 6
    assert scored("3 1 2 7 8", "4 5 6 9 10").a[3] == 0


def test_T9_4_the_great_library_of_ahm_pays_7_for_more_temples() -> None:
    assert scored("4 13 14 1 2", "3 5 6 7 15").a[4] == 7
    assert scored("4 13 1 2 3", "5 6 7 14 15").a[4] == 0


def test_T9_5_the_mana_well_pays_9_per_palace_stronghold_and_temple() -> None:
    assert scored("5 1 10 13 7", "2 3 4 6 8").a[5] == 9
    for missing in ("5 10 13 7 8", "5 1 13 7 8", "5 1 10 7 8"):
        assert scored(missing, "2 3 4 6 9").a[5] == 0


def test_T9_6_the_citadel_of_the_prophets_pays_3_per_garden() -> None:
    assert scored("6 7 8 1 2", "3 4 5 9 10").a[6] == 6
    assert scored("6 1 2 3 4", "5 7 8 9 10").a[6] == 0


def test_T9_7_golden_ziggurat_pays_7_for_more_palaces() -> None:
    assert scored("7 1 2 4 5", "3 6 8 9 10").a[7] == 7
    assert scored("7 1 4 5 6", "2 3 8 9 10").a[7] == 0


def test_T9_8_gods_baths_pay_3_per_stronghold() -> None:
    assert scored("8 10 11 1 2", "3 4 5 6 12").a[8] == 6
    assert scored("8 1 2 3 4", "5 6 10 11 12").a[8] == 0


def test_T9_9_the_maze_of_the_damned_pays_13_per_five_suits() -> None:
    assert scored("9 1 4 10 13", "2 3 5 6 7").a[9] == 13
    for missing in ("9 4 10 13 7", "9 1 10 13 7", "9 1 4 13 7", "9 1 4 10 7"):
        assert scored(missing, "2 3 5 6 8").a[9] == 0


def test_T9_9_the_maze_of_the_damned_pays_for_every_set() -> None:
    assert scored("1 4 9 10 13 17", "2 3 5 7 8 11").a[9] == 26


def test_T9_10_the_eye_of_the_north_pays_3_per_missing_suit() -> None:
    assert scored("10 11 12 1 2", "3 4 5 6 7").a[10] == 9
    assert scored("10 1 4 7 8", "2 3 5 6 9").a[10] == 3
    assert scored("10 1 4 7 13", "2 3 5 6 8").a[10] == 0


def test_T9_11_the_jinn_shackles_pay_3_per_temple() -> None:
    assert scored("11 13 14 1 2", "3 4 5 6 15").a[11] == 6
    assert scored("11 1 2 3 4", "5 6 13 14 15").a[11] == 0


def test_T9_12_old_mans_pass_pays_7_for_more_libraries() -> None:
    assert scored("12 4 5 1 2", "3 6 7 8 9").a[12] == 7
    assert scored("12 4 1 2 3", "5 6 7 8 9").a[12] == 0


def test_T9_13_blood_tear_spring_pays_7_for_more_gardens() -> None:
    assert scored("13 7 8 1 2", "3 4 5 6 9").a[13] == 7
    assert scored("13 7 1 2 3", "4 5 6 8 9").a[13] == 0


def test_T9_14_the_sky_pillars_pay_5_per_library_and_garden() -> None:
    assert scored("14 4 7 1 2", "3 5 6 8 9").a[14] == 5
    assert scored("14 4 5 7 8", "1 2 3 6 9").a[14] == 10
    assert scored("14 4 5 1 2", "3 6 7 8 9").a[14] == 0
    assert scored("14 7 8 1 2", "3 4 5 6 9").a[14] == 0


def test_T9_15_the_vestibule_pays_3_per_palace() -> None:
    assert scored("15 1 2 4 5", "3 6 7 8 9").a[15] == 6
    assert scored("15 4 5 6 7", "1 2 3 8 9").a[15] == 0


def test_T9_16_the_molehill_pays_8_for_more_suits_held_once() -> None:
    won, lost = scored("16 1 4 7 10", "2 3 5 6 13"), scored("16 1 2 4 5", "3 6 7 8 13")
    assert (won.counts[16], won.a[16]) == ((4, 1), 8)
    assert (lost.counts[16], lost.a[16]) == ((0, 3), 0)


def test_T9_17_the_roof_of_the_world_doubles_and_pays_nothing() -> None:
    result = scored("17 3 4 5 1", "2 6 7 8 9")
    assert (result.a[17], result.a[3]) == (0, 12)


def test_T9_18_the_sapphire_port_pays_8_for_the_better_best_card() -> None:
    assert scored("2 3 10 15 18", "4 5 6 7 8").a[18] == 8
    assert scored("1 2 3 11 18", "4 5 6 7 8").a[18] == 8, "7 by card 2 against 6"
    lost = scored("2 3 4 16 18", "10 11 12 13 17")
    assert (lost.counts[18], lost.a[18]) == ((3, 9), 0)
