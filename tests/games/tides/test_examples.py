"""The examples T-E1 to T-E20: the rulebook's own, those worked out from the cards, the edge cases, a whole game."""

from itertools import combinations

from partie.core import Outcome, Rng, read_record, replay, verify, write_record
from partie.core.cards import cards
from partie.core.playout import playout
from partie.games.tides import TIDES
from partie.games.tides.faces import CARDS, FACES
from partie.games.tides.scoring import Side, score_card

from .helpers import DEALT, DRAWN_1, DRAWN_2, HEAD, ROUND_3, THE_GAME, A, B, at, round_of, scored, sit_down

# -- From the rulebook ------------------------------------------------------------------------------------------------


def test_E1_the_rulebooks_kingdom_scores_25() -> None:
    result = scored("1 2 10 15 17", "3 4 5 8 11")
    assert Side((1, 2, 10, 15)).counts == [2, 0, 0, 1, 1]
    assert Side((1, 2, 10, 15, 17)).counts == [4, 0, 0, 1, 1]
    assert result.a == {17: 0, 1: 0, 10: 6, 15: 12, 2: 7}
    assert result.counts[2] == (1, 1)
    assert result.totals()[A] == 25


def test_E2_card_1_wins_the_tie_of_card_2() -> None:
    result = scored("1 2 10 4 5", "3 6 7 8 11")
    assert (result.counts[2], result.a[2]) == ((1, 1), 7)


def test_E3_two_suits_held_once_beat_one() -> None:
    result = scored("1 2 3 4 10 16", "7 8 9 11 12 13")
    assert (result.counts[16], result.a[16]) == ((2, 1), 8)


def test_E4_two_temples_are_doubled_to_four() -> None:
    assert Side((1, 4, 10, 13, 14, 17)).counts == [1, 1, 0, 4, 1]
    assert scored("17 13 14 11 4 1", "2 3 5 6 7 8").a[11] == 12


def test_E5_two_suits_are_doubled_together() -> None:
    assert Side((1, 10, 11, 13, 14, 17)).counts == [1, 0, 0, 4, 4]
    result = scored("17 13 15 11 8 10", "1 2 3 4 5 6")
    assert (result.a[11], result.a[8], result.a[15]) == (12, 12, 0)


# -- From the cards ---------------------------------------------------------------------------------------------------


def test_E6_all_counts() -> None:
    assert len(CARDS) == 18
    assert [len([face for face in FACES[1:] if face.suit == suit]) for suit in range(5)] == [3] * 5
    assert [len(at(number).pile) for number in (0, DEALT, DRAWN_1, DRAWN_2)] == [18, 8, 4, 0]
    assert [len(kingdom) for kingdoms in at(ROUND_3).scored for kingdom in kingdoms] == [5, 5, 6, 6, 7, 7]


def test_E7_for_each_with_three_cards_and_with_card_17() -> None:
    assert scored("11 13 14 15 1", "2 3 4 5 6").a[11] == 9
    assert scored("11 13 14 15 17", "2 3 4 5 6").a[11] == 18


def test_E8_two_sets_of_card_5() -> None:
    assert scored("1 2 5 10 11 13 14", "3 4 6 7 8 9 12").a[5] == 18
    assert scored("2 5 10 13 17", "1 3 4 6 7").a[5] == 18


def test_E9_card_9_with_five_doubled_suits() -> None:
    result = scored("1 4 9 10 13 17", "2 3 5 7 8 11")
    assert result.a == {1: 0, 4: 7, 9: 26, 10: 0, 13: 7, 17: 0}
    assert result.counts[13] == (2, 2)
    assert result.b == {2: 0, 3: 3, 5: 0, 7: 0, 8: 3, 11: 0}
    assert result.totals() == (40, 6)


def test_E10_card_10_pays_12_at_most() -> None:
    assert scored("10 11 12 16 17", "1 2 3 4 5").a[10] == 12
    assert max_points(10, 5) == 12


def test_E11_a_reported_game_lies_in_the_range_of_random_play() -> None:
    """74 : 53 was reported from a real table. Nothing follows from it but that such totals must be possible."""
    totals: list[int] = []
    for seed in range(300):
        s = TIDES.start(2)
        playout(TIDES.rules, s, Rng(f"T-E11 {seed}"))
        totals.extend(s.vp)
    assert min(totals) < 53
    assert max(totals) > 74


# -- Edge cases -------------------------------------------------------------------------------------------------------


def test_E12_a_tie_of_card_18_without_card_1() -> None:
    result = scored("3 4 10 15 18", "1 2 5 6 7")
    assert (result.a[4], result.b[7], result.a[18]) == (7, 7, 0)
    assert result.totals() == (16, 10)


def test_E13_the_same_tie_with_card_1() -> None:
    result = scored("1 4 10 15 18", "2 3 5 6 7")
    assert result.a[18] == 8
    assert result.totals() == (21, 16)


def test_E14_card_18_won() -> None:
    result = scored("2 3 10 15 18", "4 5 6 7 8")
    assert (result.counts[18], result.a[18]) == ((7, 6), 8)
    assert result.totals() == (27, 6)


def test_E15_a_tie_at_nothing_with_card_1() -> None:
    result = scored("1 2 5 9 15", "3 4 6 7 13")
    assert (result.counts[2], result.a[2]) == ((0, 0), 7)
    assert result.totals() == (13, 9)


def test_E16_the_opponents_doubling_stands_against_a_majority() -> None:
    result = scored("2 4 7 10 11", "5 8 12 13 17")
    assert (result.counts[2], result.a[2]) == ((2, 2), 0)
    assert result.totals() == (10, 20)


def test_E17_cards_16_and_17_together() -> None:
    result = scored("3 6 8 16 17", "4 5 7 9 10")
    assert (result.counts[16], result.a[16]) == ((3, 1), 8)
    assert result.totals() == (20, 6)


def test_E18_a_majority_lost_by_one() -> None:
    result = scored("1 2 10 15 17", "3 4 8 11 12")
    assert (result.counts[2], result.a[2]) == ((1, 2), 0)
    assert result.totals() == (18, 16)


def max_points(card: int, size: int) -> int:
    """The most that a card which looks at nobody else can pay in a kingdom of this size."""
    nobody = Side(())
    others = [each for each in CARDS if each != card]
    return max([score_card(FACES[card], Side((card, *more)), nobody).points for more in combinations(others, size - 1)])


def test_E19_the_largest_card_14() -> None:
    assert Side((4, 5, 7, 8, 14, 17)).counts == [0, 4, 4, 1, 0]
    assert scored("4 5 7 8 14 17", "1 2 3 6 9 10").a[14] == 20


def test_E19_the_largest_values_of_all_cards() -> None:
    largest = {card: [max_points(card, size) for size in (5, 6, 7)] for card in (3, 5, 6, 8, 9, 10, 11, 14, 15)}
    for card in (3, 6, 8, 11, 15):
        assert largest[card] == [18, 18, 18]
    assert largest[5] == [18, 18, 18]
    assert largest[9] == [13, 26, 26]
    assert largest[14] == [10, 20, 20]
    assert largest[10] == [12, 12, 9]


# -- A whole game -----------------------------------------------------------------------------------------------------


def test_E20_a_whole_game_ends_62_to_58() -> None:
    end = replay(TIDES, read_record(HEAD + THE_GAME))
    assert TIDES.outcome(end) == Outcome((1, 2), (62, 58), "three-rounds")


def test_E20_every_card_of_every_round() -> None:
    end = replay(TIDES, read_record(HEAD + THE_GAME))
    first, second, third = [round_of(end, number) for number in (1, 2, 3)]
    assert first.a == {2: 0, 4: 7, 7: 7, 13: 7, 17: 0}
    assert first.b == {5: 0, 6: 3, 8: 3, 12: 0, 14: 5}
    assert first.counts[12] == (2, 2)
    assert first.totals() == (21, 11)
    assert second.a == {2: 7, 7: 7, 10: 3, 11: 3, 15: 3, 18: 0}
    assert second.b == {4: 0, 5: 0, 6: 3, 8: 3, 12: 7, 13: 0}
    assert second.counts[18] == (7, 7)
    assert second.totals() == (23, 13)
    assert third.a == {2: 0, 5: 9, 7: 0, 8: 3, 11: 3, 15: 3, 18: 0}
    assert third.b == {1: 0, 3: 3, 6: 3, 9: 13, 12: 7, 13: 0, 16: 8}
    assert (third.counts[12], third.counts[16]) == ((1, 1), (4, 4))
    assert third.totals() == (18, 34)


def test_E20_the_table_between_the_rounds() -> None:
    assert [cards(hand) for hand in at(DRAWN_1).hand] == [[4, 7, 10, 11, 13], [5, 6, 8, 15, 18]]
    assert [cards(hand) for hand in at(DRAWN_2).hand] == [[1, 7, 9, 11, 15], [3, 5, 8, 13, 16]]
    assert [cards(relics) for relics in at(ROUND_3).relics] == [[2, 18], [6, 12]]
    assert cards(at(ROUND_3).removed) == [4, 10, 14, 17]
    assert at(ROUND_3).vp[A] - at(ROUND_3).vp[B] == 4


def test_E20_played_at_a_table_gives_the_same_record() -> None:
    record = sit_down(ROUND_3).record()
    text = write_record(record)
    assert record.headers["result"] == "62 58"
    assert read_record(text).rows == read_record(HEAD + THE_GAME).rows
    assert THE_GAME in text
    assert [check.verdict for check in verify(TIDES, read_record(text), text)][:3] == ["good"] * 3
