"""T5 Relic and removal."""

from itertools import permutations

import pytest

from partie.core import SPECTATOR, IllegalAction, NotYourTurn, TableReason, letter
from partie.core.cards import cards
from partie.core.progress import apply
from partie.core.replay import BrokenRecord
from partie.games.tides import TIDES
from partie.games.tides.events import Dealt, RelicKept, Removed
from partie.games.tides.faces import CARDS
from partie.games.tides.rules import TidesReason

from .helpers import (
    CHOSEN_1,
    CHOSEN_2,
    DEALS,
    DEALT,
    DRAWN_1,
    DRAWN_2,
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
    rows_of,
    say,
    scored,
    seen_by,
    shown,
    sit_down,
    told_at,
    upto,
)


def refusal(number: int, answers: str) -> str:
    """Why the last of these answers to the question after ``number`` is refused."""
    match = sit_down(number)
    *before, last = answers.split(", ")
    say(match, *before)
    with pytest.raises(IllegalAction) as refused:
        say(match, last)
    return refused.value.reason


def test_T5_1_the_five_cards_of_the_round_return_to_the_hand() -> None:
    s = at(ROUND_1)
    assert [cards(hand) for hand in s.hand] == [[2, 4, 7, 13, 17], [5, 6, 8, 12, 14]]
    assert s.kingdom == [(), ()]


def test_T5_1_relics_of_earlier_rounds_stay_on_the_table() -> None:
    s = at(ROUND_2)
    assert [cards(hand) for hand in s.hand] == [[7, 10, 11, 15, 18], [4, 5, 6, 8, 13]]
    assert [cards(relics) for relics in s.relics] == [[2], [12]]


def test_T5_2_one_of_the_five_cards_becomes_a_relic() -> None:
    s = at(ROUND_1)
    assert options(s, A) == ["relic 2", "relic 4", "relic 7", "relic 13", "relic 17"]
    assert options(s, B) == ["relic 5", "relic 6", "relic 8", "relic 12", "relic 14"]
    assert [cards(relics) for relics in at(CHOSEN_1).relics] == [[2], [12]]


def test_T5_2_a_relic_lies_in_the_kingdom_for_the_rest_of_the_game() -> None:
    for number in range(CHOSEN_1, ROUND_3 + 1):
        assert 2 in cards(at(number).relics[A])
        assert 12 in cards(at(number).relics[B])


def test_T5_3_one_of_the_other_four_cards_is_removed() -> None:
    s = played(upto(ROUND_1) + "15. A relic 2 | B relic 12\n")
    assert options(s, A) == ["remove 4", "remove 7", "remove 13", "remove 17"]
    assert options(s, B) == ["remove 5", "remove 6", "remove 8", "remove 14"]
    assert cards(at(CHOSEN_1).removed) == [14, 17]
    assert [cards(hand) for hand in at(CHOSEN_1).hand] == [[4, 7, 13], [5, 6, 8]]


def test_T5_3_the_relic_is_chosen_first() -> None:
    s = at(ROUND_1)
    question = TIDES.rules.question(s)
    assert [question.part(s, seat) for seat in (A, B)] == ["relic", "relic"]
    s = played(upto(ROUND_1) + "15. A relic 2\n")
    assert [question.part(s, seat) for seat in (A, B)] == ["remove", "relic"]
    with pytest.raises(BrokenRecord, match="'remove 17' is against the rules"):
        played(upto(ROUND_1) + "15. A remove 17 + relic 2\n")


def test_T5_4_relic_and_removed_card_are_different_cards() -> None:
    assert refusal(ROUND_1, "A relic 2, A remove 2") == TidesReason.IS_THE_RELIC
    assert refusal(ROUND_2, "B relic 6, B remove 6") == TidesReason.IS_THE_RELIC


@pytest.mark.parametrize(
    "row", ["A relic 2 | B relic 12 + remove 14", "A relic 2 + remove 17", "A relic 2 | B relic 12"]
)
def test_T5_4_both_decisions_are_compulsory(row: str) -> None:
    with pytest.raises(BrokenRecord, match="question 15 lacks an answer"):
        played(upto(ROUND_1) + f"15. {row}\n16. * deal 10\n")


def test_T5_4_nobody_removes_two_cards() -> None:
    with pytest.raises(NotYourTurn):
        say(sit_down(ROUND_1), "A relic 2", "A remove 17", "A remove 4")


def test_T5_5_the_seats_decide_simultaneously() -> None:
    """In whatever order the four choices are made, they lead to the same table."""
    choices = ["A relic 2", "A remove 17", "B relic 12", "B remove 14"]
    orders = [each for each in permutations(choices) if each.index(choices[0]) < each.index(choices[1])]
    orders = [each for each in orders if each.index(choices[2]) < each.index(choices[3])]
    assert len(orders) == 6
    for order in orders:
        match = sit_down(ROUND_1)
        assert match.position.waiting == 0b11
        say(match, *order)
        assert match.record().rows == read(upto(DRAWN_1)).rows
        assert look(match.position, A) == look(at(DRAWN_1), A)


@pytest.mark.parametrize("number", RELICS)
def test_T5_6_nobody_can_tell_what_the_other_has_chosen(number: int) -> None:
    """All twenty pairs of relic and removal look alike to everybody else."""
    before = at(number - 1)
    for chooser in (A, B):
        looks, downloads, own = set(), set(), set()
        for relic, remove in permutations(cards(before.hand[chooser]), 2):
            match = sit_down(number - 1)
            say(match, f"{letter(chooser)} relic {relic}", f"{letter(chooser)} remove {remove}")
            own.add(look(match.position, chooser))
            looks |= {(seat, look(match.position, seat)) for seat in EYES if seat != chooser}
            downloads |= {(seat, str(match.download(seat))) for seat in EYES if seat != chooser}
            assert match.told == sit_down(number - 1).told
        assert len(own) == 20
        assert len(looks) == 2, "one look for the other seat, one for an onlooker"
        assert len(downloads) == 2


def test_T5_6_a_shown_relic_would_be_known_too_early() -> None:
    """B chooses its removal without knowing A's relic, and A's removal without knowing B's."""
    match = sit_down(ROUND_1)
    say(match, "A relic 2", "B relic 12", "A remove 17")
    assert rows_of(match.download(B))[-1] == "15. A ? | B relic 12"
    assert rows_of(match.download(A))[-1] == "15. A relic 2 + remove 17"
    assert rows_of(match.download(SPECTATOR))[-1] == "15. A ?"
    assert match.view(B).position.relics == [(), ()]
    assert match.view(B).position.removed == ()


def test_T5_6_relics_and_removals_of_both_are_shown_together() -> None:
    match = sit_down(ROUND_1)
    say(match, "A relic 2", "A remove 17", "B relic 12")
    assert not any([isinstance(event, RelicKept | Removed) for event in match.heard(A)])
    say(match, "B remove 14")
    for seat in EYES:
        relics = [event for event in match.heard(seat) if isinstance(event, RelicKept)]
        removals = [event for event in match.heard(seat) if isinstance(event, Removed)]
        assert [(event.seat, event.piece >> 16) for event in relics] == [(A, 2), (B, 12)]
        assert [(event.seat, event.piece >> 16) for event in removals] == [(A, 17), (B, 14)]
        assert "15. A relic 2 + remove 17 | B relic 12 + remove 14" in rows_of(match.download(seat))


def test_T5_7_a_relic_can_be_changed_after_the_opponent_has_made_both_choices() -> None:
    match = sit_down(ROUND_1)
    say(match, "A relic 4", "B relic 12", "B remove 14")
    assert match.undo(A)
    assert options(match.position, A) == ["relic 2", "relic 4", "relic 7", "relic 13", "relic 17"]
    assert rows_of(match.download(B))[-1] == "15. B relic 12 + remove 14", "B's own choices stay as they are"
    say(match, "A relic 2", "A remove 17")
    assert match.record().rows == read(upto(DRAWN_1)).rows


def test_T5_7_both_choices_can_be_changed_while_the_opponent_still_thinks() -> None:
    match = sit_down(ROUND_1)
    say(match, "A relic 4", "B relic 14", "B remove 5")
    assert match.undo(B)
    assert options(match.position, B) == ["remove 5", "remove 6", "remove 8", "remove 12"]
    assert match.undo(B)
    assert not match.undo(B), "the draft before is closed"
    assert options(match.position, B) == ["relic 5", "relic 6", "relic 8", "relic 12", "relic 14"]
    say(match, "B relic 12", "B remove 14", "A remove 17")
    assert [cards(relics) for relics in match.position.relics] == [[4], [12]]


@pytest.mark.parametrize("number", [CHOSEN_1, CHOSEN_2])
def test_T5_7_the_last_of_the_four_choices_makes_all_final(number: int) -> None:
    match = sit_down(number)
    for seat in (A, B):
        assert not match.can_undo(seat)
        assert not match.undo(seat)
    assert len(match.record().rows) == number + 4, "and the next cards are drawn"


def test_T5_8_a_token_marks_the_relic() -> None:
    for seat in EYES:
        kept = [event for event in told_at(CHOSEN_1, seat) if isinstance(event, RelicKept)]
        assert [(event.seat, event.piece >> 16) for event in kept] == [(A, 2), (B, 12)]
        for number in range(CHOSEN_1, ROUND_3 + 1):
            relics = [shown(relics) for relics in seen_by(at(number), seat).relics]
            assert relics == ([[2], [12]] if number < CHOSEN_2 else [[2, 18], [6, 12]])


def test_T5_9_a_relic_keeps_its_ability_in_every_later_round() -> None:
    third = scored("15 3 1 2 4 5 7", "6 8 9 10 11 12 13")
    assert third.a[15] == 9
    assert third.a[3] == 6


def test_T5_9_a_relic_keeps_its_suit_in_every_later_round() -> None:
    with_relics = scored("13 14 11 1 2 4 5", "3 6 7 8 9 10 12")
    assert with_relics.a[11] == 6, "both temples are relics"
    assert with_relics.a[4] == 7
    assert with_relics.counts[4] == (2, 0)


@pytest.mark.parametrize("answers", ["A relic 2", "A relic 7, A remove 2", "B relic 12", "B relic 5, B remove 12"])
def test_T5_10_a_relic_is_never_replaced_or_removed(answers: str) -> None:
    assert refusal(ROUND_2, answers) == TidesReason.NOT_PLAYED_THIS_ROUND


def test_T5_10_a_relic_is_never_taken_back_or_exchanged() -> None:
    for number in range(CHOSEN_1, ROUND_3 + 1):
        s = at(number)
        assert not {2, 12} & set(cards(s.hand[A]) + cards(s.hand[B]) + cards(s.kingdom[A]) + cards(s.kingdom[B]))


def test_T5_11_the_removed_card_is_public_and_out_of_the_game() -> None:
    for number in range(CHOSEN_1, ROUND_3 + 1):
        s = at(number)
        gone = [14, 17] if number < CHOSEN_2 else [4, 10, 14, 17]
        for seat in EYES:
            assert shown(seen_by(s, seat).removed) == gone
        elsewhere = [card for z in [s.pile, *s.hand, *s.kingdom, *s.relics] for card in cards(z)]
        assert not set(gone) & set(elsewhere)
    removed = [event for event in told_at(CHOSEN_1, SPECTATOR) if isinstance(event, Removed)]
    assert [(event.seat, event.piece >> 16) for event in removed] == [(A, 17), (B, 14)]


@pytest.mark.parametrize("card", [5, 10, 12, 17])
def test_T5_12_only_a_card_of_the_round_just_scored_can_be_kept_or_removed(card: int) -> None:
    """In turn the opponent's, one of the pile, the opponent's relic, and one that is out of the game."""
    number = ROUND_2 if card in (12, 17) else ROUND_1
    assert refusal(number, f"A relic {card}") == TidesReason.NOT_PLAYED_THIS_ROUND
    assert refusal(number, f"A relic 7, A remove {card}") == TidesReason.NOT_PLAYED_THIS_ROUND


def test_T5_13_each_seat_draws_two_cards_and_holds_five_again() -> None:
    assert [cards(hand) for hand in at(CHOSEN_1).hand] == [[4, 7, 13], [5, 6, 8]]
    assert [cards(hand) for hand in at(DRAWN_1).hand] == [[4, 7, 10, 11, 13], [5, 6, 8, 15, 18]]
    assert [len(hand) for hand in at(DRAWN_2).hand] == [5, 5]


def test_T5_13_the_new_cards_are_seen_by_their_owner_only() -> None:
    s = at(DRAWN_1)
    assert [shown(hand) for hand in seen_by(s, A).hand] == [[4, 7, 10, 11, 13], [0, 0, 5, 6, 8]]
    assert [shown(hand) for hand in seen_by(s, B).hand] == [[0, 0, 4, 7, 13], [5, 6, 8, 15, 18]]
    assert [shown(hand) for hand in seen_by(s, SPECTATOR).hand] == [[0, 0, 4, 7, 13], [0, 0, 5, 6, 8]]
    for seat, faces in ((A, [10, 11, 0, 0]), (B, [0, 0, 18, 15]), (SPECTATOR, [0, 0, 0, 0])):
        drawn = [event for n in range(16, 20) for event in told_at(n, seat) if isinstance(event, Dealt)]
        assert [event.piece >> 16 for event in drawn] == faces


def test_T5_14_the_pile_holds_eight_then_four_then_no_cards() -> None:
    sizes = [len(at(number).pile) for number in (DEALT, CHOSEN_1, DRAWN_1, CHOSEN_2, DRAWN_2, ROUND_3)]
    assert sizes == [8, 8, 4, 4, 0, 0]


def test_T5_14_every_card_enters_every_game_once() -> None:
    dealt = [int(read(THE_GAME).rows[number - 1].entries[0].parts[0].split(" ")[1]) for number in DEALS]
    assert sorted(dealt) == list(CARDS)
    with pytest.raises(BrokenRecord, match="'deal 17' is against the rules"):
        played(upto(CHOSEN_1) + "16. * deal 17\n")


@pytest.mark.parametrize(("number", "round"), [(DRAWN_1, 2), (DRAWN_2, 3)])
def test_T5_15_after_drawing_the_next_round_begins(number: int, round: int) -> None:
    assert (at(number - 1).round, at(number).round) == (round - 1, round)
    assert TIDES.rules.question(at(number)).name == "draft"
    assert at(number).waiting == 0b11
    with pytest.raises(IllegalAction):
        apply(TIDES, at(number), A, TIDES.notation.parse("relic 7"))


@pytest.mark.parametrize("answers", ["A remove 4", "A relic 7, A relic 4", "A take 4"])
def test_an_answer_of_the_wrong_kind_is_not_blamed_on_the_card(answers: str) -> None:
    """Card 4 was played in this round: what is wrong is the verb."""
    assert refusal(ROUND_1, answers) == TableReason.NOT_OFFERED
