"""T1 Goal, pieces, cards; T2 Set-up; T3 Drafting."""

import re
from pathlib import Path

import pytest

import partie.games.tides
from partie.core import CHANCE, IllegalAction, UnreadableAction, letter
from partie.core.cards import cards
from partie.core.progress import apply
from partie.core.replay import BrokenRecord
from partie.core.seats import DEALER
from partie.games.tides import TIDES
from partie.games.tides.events import Dealt, HandsPassed, RoundScored, Taken
from partie.games.tides.faces import CARDS, FACES, LETTERS
from partie.games.tides.rules import TidesReason
from partie.games.tides.scoring import WHY

from .helpers import (
    CHOSEN_1,
    DEALS,
    DEALT,
    DRAFTS,
    DRAWN_1,
    EYES,
    RELICS,
    ROUND_1,
    ROUND_2,
    ROUND_3,
    THE_GAME,
    A,
    B,
    at,
    look,
    options,
    played,
    read,
    round_of,
    say,
    seen_by,
    shown,
    sit_down,
    told_at,
    upto,
)

# -- T1 Goal, pieces, cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_T1_1_only_two_seats_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        TIDES.start(seats)
    assert TIDES.start(2).seats == 2


def test_T1_2_more_points_than_the_opponent_is_the_aim() -> None:
    outcome = TIDES.outcome(at(ROUND_3))
    assert outcome is not None
    assert outcome.scores[A] > outcome.scores[B]
    assert outcome.winners() == [A]


def test_T1_3_three_rounds_each_scored_and_added_up() -> None:
    ends = [at(number) for number in (DEALT, ROUND_1, ROUND_2, ROUND_3)]
    assert [s.vp for s in ends] == [(0, 0), (21, 11), (44, 24), (62, 58)]
    assert [len(s.scored) for s in ends] == [0, 1, 2, 3]
    assert TIDES.sheet(ends[-1]).rows() == ["round-1", "round-2", "round-3"]
    assert TIDES.outcome(at(31)) is None


def test_T1_4_eighteen_playing_cards_and_four_relics() -> None:
    assert list(CARDS) == list(range(1, 19))
    end = at(ROUND_3)
    assert [len(relics) for relics in end.relics] == [2, 2]


@pytest.mark.parametrize("text", ["deal 19", "take 19", "deal 0", "relic 19", "remove 0"])
def test_T1_5_the_reference_card_is_no_card_of_the_game(text: str) -> None:
    assert len(TIDES.start(2).pile) == 18
    with pytest.raises(UnreadableAction):
        TIDES.notation.parse(text)


def test_T1_5_what_the_cards_pay_is_open_to_every_eye() -> None:
    s = at(13)
    everything = TIDES.standing(s).points
    assert {dict(point.args)["card"]: point.points for point in everything} == {2: 0, 7: 7, 13: 0, 6: 3, 8: 3, 12: 7}
    assert all([TIDES.standing(seen_by(s, seat)).points == everything for seat in EYES])


def test_T1_6_every_card_has_one_ability_and_most_pay() -> None:
    assert [face.card for face in FACES[1:]] == list(CARDS)
    assert {face.kind for face in FACES[1:]} == set(WHY)
    assert [face.card for face in FACES[1:] if face.points == 0] == [1, 17]


@pytest.mark.parametrize("language", ["cs", "en", "pl", "sk"])
def test_T1_6_every_card_has_a_name_of_its_own(language: str) -> None:
    words = (Path(partie.games.tides.__file__).parent / "words" / f"{language}.ftl").read_text("utf-8")
    names = dict(re.findall(r"^face-([0-9]+) = (\S.*)$", words, re.MULTILINE))
    assert [int(number) for number in names] == list(CARDS)
    assert len(set(names.values())) == 18


def test_T1_7_three_cards_carry_no_suit() -> None:
    assert [face.card for face in FACES[1:] if face.suit < 0] == [16, 17, 18]


def test_T1_8_five_suits_on_three_cards_each() -> None:
    suits = "".join([LETTERS[FACES[card].suit] for card in range(1, 16)])
    assert suits == "PPPLLLGGGSSSTTT"


def test_T1_8_every_suit_is_counted_by_one_each_and_one_majority_card() -> None:
    """A single misread symbol would break one of the two circles."""
    for kind, circle in (("each", "PLGST"), ("majority", "PSLTG")):
        found = {LETTERS[f.suit]: LETTERS[f.targets[0]] for f in FACES[1:] if f.kind == kind}
        assert found == {circle[i]: circle[(i + 1) % 5] for i in range(5)}


@pytest.mark.parametrize("number", range(ROUND_3 + 1))
def test_T1_9_every_card_lies_in_one_place_at_any_time(number: int) -> None:
    s = at(number)
    everywhere = [s.pile, *s.hand, *s.kingdom, *s.relics, s.removed]
    assert sorted([card for z in everywhere for card in cards(z)]) == list(CARDS)


# -- T2 Set-up --------------------------------------------------------------------------------------------------------


def test_T2_1_five_cards_each_from_a_shuffled_pack() -> None:
    s = at(DEALT)
    assert [cards(hand) for hand in s.hand] == [[2, 4, 5, 12, 13], [6, 7, 8, 14, 17]]
    assert s.round == 1


@pytest.mark.parametrize("number", range(DEALT))
def test_T2_1_any_card_left_is_as_likely_as_any_other(number: int) -> None:
    s = at(number)
    assert s.waiting == DEALER
    left = [card for card in CARDS if card not in cards(s.hand[A]) + cards(s.hand[B])]
    offered = TIDES.rules.legal(s, CHANCE)
    assert [TIDES.notation.text(action) for action in offered] == [f"deal {card}" for card in left]
    assert TIDES.rules.weights(s, offered) == [1] * (18 - number)


def test_T2_2_nobody_may_look_at_the_eight_cards_of_the_pile() -> None:
    s = at(DEALT)
    assert cards(s.pile) == [1, 3, 9, 10, 11, 15, 16, 18]
    for seat in EYES:
        assert shown(seen_by(s, seat).pile) == [0] * 8


def test_T2_3_both_seats_start_with_nothing() -> None:
    s = at(DEALT)
    assert s.vp == (0, 0)
    assert TIDES.sheet(s).points == ()


def test_T2_4_no_relic_at_the_start_and_two_at_the_end() -> None:
    counts = [[len(relics) for relics in at(n).relics] for n in (DEALT, ROUND_1, CHOSEN_1, ROUND_2, 24, ROUND_3)]
    assert counts == [[0, 0], [0, 0], [1, 1], [1, 1], [2, 2], [2, 2]]


def test_T2_5_every_decision_is_put_to_both_seats_at_once() -> None:
    asked = [at(number - 1).waiting for number in (*DRAFTS, *RELICS)]
    assert asked == [0b11] * 14


def test_T2_5_it_does_not_matter_who_answers_first() -> None:
    match = sit_down(DEALT)
    for row in read(THE_GAME).rows[DEALT:]:
        for entry in reversed(row.entries):
            if entry.seat != CHANCE:
                say(match, *[f"{letter(entry.seat)} {text}" for text in entry.parts])
    assert match.over()
    assert look(match.position, A) == look(at(ROUND_3), A)
    assert match.record().rows == read(THE_GAME).rows


def test_T2_6_seat_a_receives_all_of_its_cards_first() -> None:
    receivers = []
    for number in DEALS:
        [event] = [event for event in told_at(number, A) if isinstance(event, Dealt)]
        receivers.append(event.seat)
    assert receivers == [A] * 5 + [B] * 5 + [A, A, B, B] * 2


# -- T3 Drafting ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "round"), [(DEALT, 1), (DRAWN_1, 2), (28, 3)])
def test_T3_1_a_round_starts_with_five_cards_in_each_hand(number: int, round: int) -> None:
    s = at(number)
    assert (s.round, TIDES.rules.question(s).name) == (round, "draft")
    assert [len(hand) for hand in s.hand] == [5, 5]
    assert s.kingdom == [(), ()]


def test_T3_2_each_seat_chooses_one_card_of_its_hand() -> None:
    s = at(DEALT)
    assert options(s, A) == ["take 2", "take 4", "take 5", "take 12", "take 13"]
    assert options(s, B) == ["take 6", "take 7", "take 8", "take 14", "take 17"]
    for seat, card in ((A, 6), (B, 2), (A, 18)):
        with pytest.raises(IllegalAction) as refused:
            apply(TIDES, s, seat, TIDES.notation.parse(f"take {card}"))
        assert refused.value.reason == TidesReason.NOT_IN_HAND


def test_T3_2_a_chosen_card_lies_face_down_until_both_have_chosen() -> None:
    s = played(upto(DEALT) + "11. A take 2\n")
    assert s.kingdom == [(), ()]
    assert s.waiting == 0b10
    assert [len(given) for given in s.sealed] == [1, 0]


def test_T3_3_nobody_can_pass() -> None:
    assert all([text.startswith("take ") for number in DRAFTS for text in options(at(number - 1), A)])
    with pytest.raises(BrokenRecord, match="question 11 lacks an answer"):
        played(upto(DEALT) + "11. A take 2\n12. A take 4 | B take 6\n")
    with pytest.raises(BrokenRecord, match="question 11: A is not asked"):
        played(upto(DEALT) + "11. A take 2 + take 4 | B take 6\n")


@pytest.mark.parametrize("number", DRAFTS)
def test_T3_4_the_other_seat_learns_that_one_has_chosen_and_nothing_else(number: int) -> None:
    before = at(number - 1)
    for chooser, other in ((A, B), (B, A)):
        looks, downloads, own, told = set(), set(), set(), []
        for text in options(before, chooser):
            match = sit_down(number - 1)
            silent = len(match.told)
            say(match, f"{letter(chooser)} {text}")
            told += match.told[silent:]
            own.add(look(match.position, chooser))
            looks |= {(seat, look(match.position, seat)) for seat in EYES if seat != chooser}
            downloads |= {(seat, str(match.download(seat))) for seat in EYES if seat != chooser}
            assert match.view(other).position.waiting == 1 << other
        assert len(own) == len(options(before, chooser))
        assert len(looks) == 2, "one look for the other seat, one for an onlooker, whatever was chosen"
        assert len(downloads) == 2
        assert told == []


def test_T3_5_a_choice_may_be_changed_until_the_second_seat_has_chosen() -> None:
    match = sit_down(DEALT)
    say(match, "A take 4")
    assert match.can_undo(A)
    assert not match.can_undo(B)
    assert match.undo(A)
    assert match.legal(A) == TIDES.rules.legal(at(DEALT), A)
    say(match, "A take 2", "B take 6")
    assert look(match.position, A) == look(at(11), A)
    assert match.record().rows == read(upto(11)).rows


@pytest.mark.parametrize("number", DRAFTS)
def test_T3_5_once_both_have_chosen_it_is_final(number: int) -> None:
    match = sit_down(number)
    for seat in (A, B):
        assert not match.can_undo(seat)
        assert not match.undo(seat)
    assert len(match.record().rows) >= number


def test_T3_6_both_cards_are_turned_up_at_the_same_moment() -> None:
    match = sit_down(DEALT)
    say(match, "B take 6")
    assert not any([isinstance(event, Taken) for event in match.heard(B)])
    say(match, "A take 2")
    for seat in EYES:
        taken = [event for event in match.heard(seat) if isinstance(event, Taken)]
        assert [(event.seat, event.piece >> 16) for event in taken] == [(A, 2), (B, 6)]
        assert [shown(kingdom) for kingdom in match.view(seat).position.kingdom] == [[2], [6]]


def test_T3_6_the_cards_stay_in_front_of_their_owners() -> None:
    kingdoms = [[cards(kingdom) for kingdom in at(number).kingdom] for number in (11, 12, 13)]
    assert kingdoms == [[[2], [6]], [[2, 7], [6, 12]], [[2, 7, 13], [6, 8, 12]]]


def test_T3_7_hands_are_exchanged() -> None:
    assert [cards(hand) for hand in at(11).hand] == [[7, 8, 14, 17], [4, 5, 12, 13]]
    assert HandsPassed(4) in told_at(11, A)


def test_T3_8_hands_are_exchanged_after_every_choice_but_the_last() -> None:
    hands = [[cards(hand) for hand in at(number).hand] for number in (12, 13)]
    assert hands == [[[4, 5, 13], [8, 14, 17]], [[14, 17], [4, 5]]]
    for first in (11, 20, 29):
        passed = [event for n in range(first, first + 4) for event in told_at(n, B) if isinstance(event, HandsPassed)]
        assert passed == [HandsPassed(4), HandsPassed(3), HandsPassed(2), HandsPassed(1)]


def test_T3_8_five_cards_are_laid_out_in_a_round() -> None:
    for first in (11, 20, 29):
        taken = [event for n in range(first, first + 4) for event in told_at(n, A) if isinstance(event, Taken)]
        assert [event.seat for event in taken] == [A, B] * 5


def test_T3_9_the_fifth_choice_is_played_automatically() -> None:
    sizes = [[len(hand) for hand in at(number - 1).hand] for number in DRAFTS]
    assert sizes == [[5, 5], [4, 4], [3, 3], [2, 2]] * 3
    taken = [event for event in told_at(ROUND_1, A) if isinstance(event, Taken)]
    assert [(event.seat, event.piece >> 16) for event in taken] == [(A, 17), (B, 5), (A, 4), (B, 14)]


def test_T3_10_no_exchange_follows_the_fifth_reveal() -> None:
    told = [type(event) for event in told_at(ROUND_1, A)]
    assert told == [Taken, Taken, HandsPassed, Taken, Taken, RoundScored, RoundScored]
    assert at(ROUND_3).hand == [(), ()]


def test_T3_11_cards_have_no_effect_while_they_are_drafted() -> None:
    """From question 12 on card 7 would pay; nothing is paid or written down before the scoring."""
    assert 7 in [point.points for point in TIDES.standing(at(13)).points]
    assert [at(number).vp for number in (11, 12, 13)] == [(0, 0)] * 3
    assert [at(number).vp for number in (20, 21, 22)] == [(21, 11)] * 3
    assert [at(number).scored for number in (11, 12, 13)] == [()] * 3


def test_T3_12_the_order_of_the_cards_does_not_matter() -> None:
    other_way = """\
1-10. * deal 2 4 5 12 13 6 7 8 14 17
11. A take 13 | B take 14
12. A take 17 | B take 5
13. A take 4 | B take 8
14. A take 7 | B take 12
"""
    mixed, first = played(other_way), at(ROUND_1)
    assert mixed.scored == first.scored
    assert round_of(mixed, 1) == round_of(first, 1)
    assert mixed.vp == (21, 11)
