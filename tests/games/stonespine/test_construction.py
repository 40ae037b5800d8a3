"""S5 Years; S6 Construction for two to five seats."""

from itertools import product

import pytest

from partie.core import SPECTATOR, UNKNOWN, Event, IllegalAction, NotYourTurn, Seat, letter
from partie.core.cards import cards
from partie.core.progress import apply
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.construction import StonespineReason
from partie.games.stonespine.events import ChamberDealt, ChamberDiscarded, ChamberPlaced, HandsPassed, YearBegan
from partie.games.stonespine.position import Stonespine

from .helpers import (
    RULES,
    TABLES,
    TABLES_OF_MORE,
    A,
    B,
    C,
    Sitting,
    asked,
    build_rows,
    hands_for,
    known,
    look,
    options,
    parse,
    random_positions,
    say,
    seen_by,
)

FACE_UP = {"placement": "face-up"}


def placed(told: list[Event]) -> list[tuple[Seat, int, str]]:
    """Which seat placed which chamber where, as it was told."""
    return [(event.seat, event.piece >> 16, event.place) for event in told if isinstance(event, ChamberPlaced)]


def discarded(told: list[Event]) -> list[tuple[Seat, int]]:
    """Which seat discarded which chamber, as it was told; 0 for a back."""
    return [(event.seat, event.piece >> 16) for event in told if isinstance(event, ChamberDiscarded)]


def columns_filled(s: Stonespine, seat: Seat, row: int) -> list[bool]:
    return [card > 0 for card in s.rooms[seat][4 * (row - 1) : 4 * row]]


# -- S5 Years ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_S5_1_in_year_n_every_seat_fills_row_n(seats: int) -> None:
    game = Sitting(seats)
    for year in (1, 2, 3, 4):
        game.until("place", year=year)
        before = game.s.rooms
        while game.s.year == year and asked(game.s) in ("place", "keep"):
            game.turn()
        for seat in range(seats):
            assert [columns_filled(game.s, seat, row) for row in (1, 2, 3, 4)] == [
                [row <= year] * 4 for row in (1, 2, 3, 4)
            ]
            assert game.s.rooms[seat][: 4 * year - 4] == before[seat][: 4 * year - 4]


@pytest.mark.parametrize("seats", TABLES)
def test_S5_1_S5_3_the_game_lasts_four_years(seats: int) -> None:
    game = Sitting(seats)
    told = game.heard(SPECTATOR)
    while game.s.waiting:
        told += game.turn().heard(SPECTATOR)
    assert [event.year for event in told if isinstance(event, YearBegan)] == [1, 2, 3, 4]
    assert game.s.year == 4


@pytest.mark.parametrize("seats", TABLES)
def test_S5_2_construction_improvement_cleanup(seats: int) -> None:
    """In every year all places come before all visits, and new hands are dealt after the last challenge is taken."""
    game = Sitting(seats)
    asked_in: dict[int, list[str]] = {}
    while game.s.waiting:
        part = {"place": "construction", "keep": "construction"}.get(asked(game.s), "improvement")
        asked_in.setdefault(game.s.year, []).append(part)
        game.turn()
    for year in (1, 2, 3, 4):
        assert asked_in[year] == sorted(asked_in[year])
        assert asked_in[year].count("construction") == (7 if seats == 1 else 4)
    game = Sitting(seats).until("take-challenge", year=1)
    while game.s.year == 1:
        assert len(game.s.pile) == 100 - {1: 11, 2: 16, 3: 15, 4: 20, 5: 25}[seats], "no new hand is dealt yet"
        game.turn()
    assert asked(game.s) == "place"


@pytest.mark.parametrize("seats", TABLES)
def test_S5_3_year_4_has_no_cleanup(seats: int) -> None:
    game = Sitting(seats).until("place", year=4)
    stalls = game.s.stalls
    game.to_the_end()
    assert STONESPINE.outcome(game.s) is not None
    assert game.s.stalls == stalls, "the market cards of year 4 stay"
    assert all([hand == () for hand in game.s.hand]), "and no hand is dealt"


@pytest.mark.parametrize("seats", TABLES)
def test_S5_4_every_seat_has_sixteen_chambers_at_the_end(seats: int) -> None:
    s = Sitting(seats).to_the_end().s
    for seat in range(seats):
        assert len(s.built[seat]) == 16
        assert sorted(s.rooms[seat]) == cards(s.built[seat])


# -- S6 Construction --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S6_1_four_turns_in_which_all_seats_act_at_the_same_time(seats: int) -> None:
    game = Sitting(seats)
    turns: list[tuple[int, int]] = []
    while game.s.waiting:
        if asked(game.s) == "place":
            assert game.s.waiting == (1 << seats) - 1
            turns.append((game.s.year, game.s.turn))
        game.turn()
    assert turns == list(product((1, 2, 3, 4), (1, 2, 3, 4)))


@pytest.mark.parametrize("seats", [2, 3])
def test_S6_1_it_does_not_matter_who_answers_first(seats: int) -> None:
    game = Sitting(seats)
    answers = [f"{letter(seat)} {options(game.s, seat)[seat]} + column {seat + 1}" for seat in range(seats)]
    if seats == 2:
        answers = [f"{answer} + discard {cards(game.s.hand[seat])[4]}" for seat, answer in enumerate(answers)]
    one = Sitting(seats).say(*answers)
    other = Sitting(seats).say(*reversed(answers))
    assert look(one.s, A) == look(other.s, A)
    assert placed(one.heard(C)) == placed(other.heard(C))


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
@pytest.mark.parametrize("year", [1, 4])
def test_S6_2_hands_of_five_four_three_and_two(seats: int, year: int) -> None:
    game = Sitting(seats)
    for turn, size in ((1, 5), (2, 4), (3, 3), (4, 2)):
        game.until("place", year=year, turn=turn)
        assert [len(hand) for hand in game.s.hand] == [size] * seats


@pytest.mark.parametrize("seats", TABLES)
def test_S6_3_turn_t_offers_6_minus_t_chambers_and_5_minus_t_columns(seats: int) -> None:
    game = Sitting(seats)
    for turn in (1, 2, 3):
        game.until("place", turn=turn)
        for seat in range(seats):
            hand = cards(game.s.hand[seat])
            assert options(game.s, seat) == [f"place {card}" for card in hand]
            assert len(hand) == 6 - turn
            after = apply(STONESPINE, game.s, seat, parse(f"place {hand[0]}")).position
            assert RULES.question(after).part(after, seat) == "column"
            assert options(after, seat) == [f"column {column}" for column in range(turn, 5)]
        game.turn()


@pytest.mark.parametrize("seats", TABLES)
def test_S6_3_in_turn_4_the_one_column_left_is_not_asked_for(seats: int) -> None:
    game = Sitting(seats).until("place", turn=4)
    hands = [cards(hand) for hand in game.s.hand]
    assert [len(hand) for hand in hands] == [2] * seats
    for seat in range(seats):
        game.say(f"{letter(seat)} place {hands[seat][1]}")
    assert [rooms[3] for rooms in game.s.rooms] == [hand[1] for hand in hands]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("place 100", StonespineReason.NOT_IN_HAND),
        ("column 1", "not-offered"),
        ("discard 1", "not-offered"),
        ("pass", "not-offered"),
    ],
)
def test_S6_3_only_a_chamber_of_the_hand_can_be_placed(answer: str, reason: str) -> None:
    game = Sitting(3)
    assert "place 1" in options(game.s, A)
    with pytest.raises(IllegalAction) as refused:
        game.say(f"A {answer}")
    assert refused.value.reason == reason


def test_S6_3_only_a_free_place_of_the_row_can_be_chosen() -> None:
    game = Sitting(3).turn()
    assert game.s.turn == 2
    game.say(f"A {options(game.s, A)[0]}")
    with pytest.raises(IllegalAction) as refused:
        game.say("A column 1")
    assert refused.value.reason == StonespineReason.COLUMN_IS_FULL


def test_S6_4_the_row_may_be_filled_in_any_order() -> None:
    rows = {A: "50 25 82 89"}
    game = Sitting(3, chambers=hands_for(3, rows))
    for t, column in enumerate((3, 1, 4)):
        game.say(f"A place {rows[A].split()[t]} + column {column}")
        game.usual(B)
        game.usual(C)
    game.say("A place 89")
    game.usual(B)
    game.usual(C)
    assert game.s.rooms[A][:4] == (25, 89, 50, 82)


@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_S6_5_chambers_lie_in_the_row_of_the_year(year: int) -> None:
    game = Sitting(3).until("place", year=year)
    told = game.turn().heard(B)
    assert [(seat, place) for seat, _, place in placed(told)] == [(seat, f"a{year}") for seat in (A, B, C)]


def test_S6_5_the_gold_of_the_row_above_is_covered() -> None:
    """Row 1 gives 8, row 2 gives 10 and two chests of row 1 stay visible."""
    rows, next_rows = {A: "50 25 82 89"}, {A: "91 67 51 20"}
    game = Sitting(3, chambers=hands_for(3, rows, next_rows))
    assert build_rows(game, rows).s.gold[A] == 8
    assert build_rows(game.until("place", year=2), next_rows).s.gold[A] == 12


def test_S6_6_any_chamber_is_legal_on_any_free_place() -> None:
    """100 Lost Chamber has one door, to the top: it may lie beside and below walls, on every column of every row."""
    for column in (1, 2, 3, 4):
        game = Sitting(3, chambers="100 96 94 92 91")
        game.say(f"A place 100 + column {column}", "B place 1 + column 1", "C place 6 + column 1")
        assert game.s.rooms[A][column - 1] == 100
    game = Sitting(2)
    for year in (1, 2, 3, 4):
        game.until("place", year=year, turn=1)
        for card in cards(game.s.hand[A]):
            half = apply(STONESPINE, game.s, A, parse(f"place {card}")).position
            assert options(half, A) == ["column 1", "column 2", "column 3", "column 4"]


@pytest.mark.parametrize("seats", TABLES)
def test_S6_6_a_placed_chamber_never_moves(seats: int) -> None:
    before: list[tuple[int, ...]] = [(0,) * 16] * seats
    for s in random_positions(seats):
        for seat in range(seats):
            assert all([old in (0, new) for old, new in zip(before[seat], s.rooms[seat], strict=True)])
        before = s.rooms


def test_S6_7_chambers_are_turned_up_together() -> None:
    game = Sitting(3)
    game.say("C place 11 + column 2", "A place 3 + column 4")
    assert game.told == []
    assert game.s.rooms == [(0,) * 16] * 3
    game.say("B place 7 + column 1")
    for seat in game.viewers:
        assert placed(game.heard(seat)) == [(A, 3, "d1"), (B, 7, "a1"), (C, 11, "b1")]


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S6_8_face_up_a_chamber_is_seen_as_soon_as_it_is_placed(seats: int) -> None:
    game = Sitting(seats, FACE_UP)
    last = seats - 1
    card = cards(game.s.hand[last])[2]
    game.say(f"{letter(last)} place {card} + column 3")
    assert game.s.waiting == (1 << last) - 1, "the others have not answered yet"
    for seat in game.viewers:
        seen = seen_by(game.s, seat)
        assert seen.rooms[last][2] == card
        assert cards(seen.built[last]) == [card]
        assert placed(game.heard(seat)) == [(last, card, "c1")]


def test_S6_12_face_up_a_discard_tells_nobody_who_is_still_choosing() -> None:
    """Turn 2: A knows the hand it gave. What B throws away of it may be seen only when the hands are passed."""
    worlds: list[tuple[str, list[Event]]] = []
    for choice in (0, 1):
        game = Sitting(2, FACE_UP).until("place", turn=2)
        first, *thrown = known(game.s.hand[B], A)
        game.say(f"B place {first} + column 2")
        assert (asked(game.s), game.s.waiting) == ("place", 1 << A)
        game.say(f"A {options(game.s, A)[0]} + column 2")
        assert (asked(game.s), game.s.waiting) == ("discard", 1 << A | 1 << B)
        game.say(f"B discard {thrown[choice]}")
        worlds.append((look(game.s, A), game.heard(A)))
    assert worlds[0] == worlds[1]


def test_S6_8_face_up_a_placed_chamber_is_final() -> None:
    match = Sitting(3, FACE_UP).match()
    say(match, "B place 7")
    assert match.can_undo(B), "a chamber without its column is not placed yet"
    assert match.undo(B)
    say(match, "B place 8 + column 2")
    assert not match.can_undo(B)
    assert not match.undo(B)
    say(match, "A place 1 + column 1")
    assert [match.can_undo(seat) for seat in (A, B, C)] == [False] * 3
    assert match.legal(B) == ()
    with pytest.raises(NotYourTurn):
        say(match, "B place 7")
    say(match, "C place 11 + column 4")
    assert [match.undo(seat) for seat in (A, B, C)] == [False] * 3
    assert [rooms[:4] for rooms in match.position.rooms] == [(1, 0, 0, 0), (0, 8, 0, 0), (0, 0, 0, 11)]


def test_S6_8_face_up_a_late_seat_may_react_to_an_early_one() -> None:
    """What C places can depend on what A has shown; face down it looks the same to C whatever A has placed."""
    for chosen, looks in ((FACE_UP, 5), ({}, 1)):
        views = set()
        for card in (1, 2, 3, 4, 5):
            game = Sitting(3, chosen).say(f"A place {card} + column 1")
            views.add(look(game.s, C))
        assert len(views) == looks


def test_S6_8_face_up_and_face_down_lead_to_the_same_table() -> None:
    for seats in TABLES_OF_MORE:
        one, other = Sitting(seats).to_the_end().s, Sitting(seats, FACE_UP).to_the_end().s
        assert one.rooms == other.rooms
        assert one.vp == other.vp


def test_S6_9_others_learn_only_that_a_seat_has_answered() -> None:
    """Whatever A places wherever, it looks and sounds the same to B, C and an onlooker."""
    for who in (B, C, SPECTATOR):
        looks, downloads = set(), set()
        for card, column in product((1, 2, 3, 4, 5), (1, 2, 3, 4)):
            match = Sitting(3).match()
            say(match, f"A place {card} + column {column}")
            seen = match.view(who).position
            assert seen.sealed == [(UNKNOWN,), (), ()]
            assert seen.waiting == 0b110
            assert not any([isinstance(event, ChamberPlaced) for event in match.heard(who)])
            looks.add(look(match.position, who))
            downloads.add(match.download(who).rows[-1])
        assert len(looks) == len(downloads) == 1


def test_S6_9_the_discard_is_sealed_too() -> None:
    for who in (B, SPECTATOR):
        looks = set()
        for card in (2, 3, 4, 5):
            game = Sitting(2).say(f"A place 1 + column 1 + discard {card}")
            looks.add(look(game.s, who))
            assert game.told == []
            assert game.s.discarded == ()
        assert len(looks) == 1


def test_S6_10_a_sealed_answer_may_be_changed_until_the_last_seat_has_answered() -> None:
    match = Sitting(3).match()
    say(match, "A place 1 + column 1", "B place 6 + column 1")
    assert [match.can_undo(seat) for seat in (A, B, C)] == [True, True, False]
    assert match.undo(A), "although B has answered since"
    assert [str(STONESPINE.notation.text(each)) for each in match.position.sealed[A]] == ["place 1"]
    assert match.undo(A)
    assert match.position.sealed[A] == ()
    assert match.legal(A) == RULES.legal(Sitting(3).s, A)
    say(match, "A place 5 + column 4", "C place 11 + column 2")
    assert [rooms[:4] for rooms in match.position.rooms] == [(0, 0, 0, 5), (6, 0, 0, 0), (0, 11, 0, 0)]
    assert [match.can_undo(seat) for seat in (A, B, C)] == [False] * 3


def test_S6_10_a_sealed_discard_may_be_changed_too() -> None:
    match = Sitting(2).match()
    say(match, "A place 1 + column 1 + discard 2")
    assert match.undo(A)
    say(match, "A discard 5", "B place 6 + column 1 + discard 7")
    assert cards(match.position.discarded) == [5, 7]
    assert not match.can_undo(A)


def test_S6_10_the_parts_of_an_answer_can_be_taken_back_one_by_one() -> None:
    match = Sitting(2).match()
    say(match, "B place 6 + column 4 + discard 10")
    for part in ("discard", "column", "place"):
        assert match.undo(B)
        assert RULES.question(match.position).part(match.position, B) == part
    assert not match.can_undo(B)


def test_S6_11_two_seats_discard_one_chamber_in_every_turn() -> None:
    game = Sitting(2)
    for turn, left in ((1, 4), (2, 3), (3, 2)):
        assert game.s.turn == turn
        hand = cards(game.s.hand[A])
        game.say(f"A place {hand[1]} + column {turn}")
        assert asked(game.s) == "discard"
        assert options(game.s, A) == [f"discard {card}" for card in hand if card != hand[1]]
        assert len(options(game.s, A)) == left
        game.usual(A)
        game.usual(B)
        assert len(game.s.discarded) == 2 * turn
    hands = [cards(hand) for hand in game.s.hand]
    game.say(f"A place {hands[A][0]}", f"B place {hands[B][0]}")
    assert asked(game.s) == "visit-market", "in turn 4 nobody is asked for the discard"
    assert len(game.s.discarded) == 8
    assert {hands[A][1], hands[B][1]} <= set(cards(game.s.discarded))


def test_S6_11_the_chamber_that_is_being_placed_cannot_be_discarded() -> None:
    game = Sitting(2).say("A place 1 + column 1")
    for card, reason in ((1, StonespineReason.IS_BEING_PLACED), (6, StonespineReason.NOT_IN_HAND)):
        with pytest.raises(IllegalAction) as refused:
            game.say(f"A discard {card}")
        assert refused.value.reason == reason


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S6_11_more_than_two_seats_discard_nothing_before_turn_4(seats: int) -> None:
    game = Sitting(seats)
    for turn in (1, 2, 3):
        game.until("place", turn=turn).turn()
        assert game.s.discarded == ()


def test_S6_12_the_discard_is_the_second_half_of_the_same_answer() -> None:
    match = Sitting(2).match()
    question = match.number
    say(match, "A place 1 + column 1", "B place 6 + column 2")
    assert match.position.waiting == 0b11, "both still owe the discard, and nothing is revealed"
    assert match.position.rooms == [(0,) * 16] * 2
    say(match, "A discard 2")
    assert match.position.rooms == [(0,) * 16] * 2
    assert match.number == question
    say(match, "B discard 7")
    assert match.number > question
    assert [rooms[:2] for rooms in match.position.rooms] == [(1, 0), (0, 6)]
    row = match.record().rows[question - 1]
    assert [entry.parts for entry in row.entries] == [
        ("place 1", "column 1", "discard 2"),
        ("place 6", "column 2", "discard 7"),
    ]


def test_S6_12_the_discard_lies_face_down() -> None:
    game = Sitting(2).say("A place 1 + column 1 + discard 2", "B place 6 + column 2 + discard 7")
    assert [discarded(game.heard(seat)) for seat in game.viewers] == [
        [(A, 2), (B, 0)],
        [(A, 0), (B, 7)],
        [(A, 0), (B, 0)],
    ]


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
@pytest.mark.parametrize("placement", ["face-down", "face-up"])
def test_S6_13_after_a_turn_every_seat_sees_all_chambers_placed_in_it(seats: int, placement: str) -> None:
    game = Sitting(seats, {"placement": placement}).turn()
    for seat in game.viewers:
        seen = seen_by(game.s, seat)
        assert [len(known(built, seat)) for built in seen.built] == [1] * seats
        assert [cards(built) for built in seen.built] == [[rooms[0]] for rooms in game.s.rooms]
        assert sorted(placed(game.heard(seat))) == [(each, game.s.rooms[each][0], "a1") for each in range(seats)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S6_14_hands_go_left_in_odd_years_and_right_in_even_ones(seats: int) -> None:
    game = Sitting(seats)
    for year, step, way in ((1, 1, "left"), (2, -1, "right"), (3, 1, "left"), (4, -1, "right")):
        for turn in (1, 2, 3):
            game.until("place", year=year, turn=turn)
            before = [cards(hand) for hand in game.s.hand]
            told = game.turn().heard(SPECTATOR)
            for seat in range(seats):
                assert cards(game.s.hand[(seat + step) % seats]) == before[seat][1:]
            assert [event for event in told if isinstance(event, HandsPassed)] == [HandsPassed(way, 5 - turn)]


def test_S6_14_with_two_seats_both_ways_reach_the_other_seat() -> None:
    game = Sitting(2)
    for year in (1, 2, 3, 4):
        game.until("place", year=year)
        before = [set(cards(hand)) for hand in game.s.hand]
        game.turn()
        for seat in (A, B):
            assert len(set(cards(game.s.hand[1 - seat])) & before[seat]) == 3


def test_S6_15_a_passed_hand_is_seen_by_the_receiver_and_known_to_the_giver() -> None:
    game = Sitting(4).turn()
    for giver in range(4):
        receiver = (giver + 1) % 4
        hand = game.s.hand[receiver]
        for seat in game.viewers:
            assert known(hand, seat) == (cards(hand) if seat in (giver, receiver) else [])


def test_S6_15_the_giver_keeps_its_knowledge_while_the_hand_goes_round() -> None:
    game = Sitting(5)
    held_by = {A: [A]}  # who has held the hand that A was dealt
    for turn in (2, 3, 4):
        game.turn()
        holder = turn - 1
        held_by[A].append(holder)
        hand = game.s.hand[holder]
        assert [seat for seat in game.viewers if known(hand, seat)] == held_by[A]
        assert all([known(hand, seat) == cards(hand) for seat in held_by[A]])


def test_S6_16_two_seats_draw_one_chamber_after_passing() -> None:
    game = Sitting(2, chambers="1 2 3 4 5 6 7 8 9 10 71 72 81 82 91 92")
    for drawn in ((71, 72), (81, 82), (91, 92)):
        game.turn()
        for seat in (A, B):
            assert drawn[seat] in cards(game.s.hand[seat])
            assert known(game.s.hand[seat], 1 - seat) == [
                card for card in cards(game.s.hand[seat]) if card != drawn[seat]
            ], "what was passed is known to the giver, what was drawn is not"
            told = [event for event in game.heard(seat) if isinstance(event, ChamberDealt)]
            assert [(event.seat, event.piece >> 16) for event in told] == [
                (each, drawn[each] if each == seat else 0) for each in (A, B)
            ]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S6_16_more_than_two_seats_draw_nothing(seats: int) -> None:
    game = Sitting(seats)
    for turn in (1, 2, 3):
        game.until("place", turn=turn)
        assert not any([isinstance(event, ChamberDealt) for event in game.turn().heard(A)])


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S6_17_nothing_is_passed_or_drawn_after_turn_4(seats: int) -> None:
    game = Sitting(seats).until("place", turn=4)
    pile = len(game.s.pile)
    told = game.turn().heard(A)
    assert asked(game.s) == "visit-market"
    assert not any([isinstance(event, HandsPassed | ChamberDealt) for event in told])
    assert len(game.s.pile) == pile


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S6_18_the_last_card_is_discarded_after_turn_4_without_a_question(seats: int) -> None:
    game = Sitting(seats).until("place", turn=4)
    last = [cards(hand)[1] for hand in game.s.hand]
    game.turn()
    assert asked(game.s) == "visit-market"
    assert cards(game.s.discarded) == sorted(last)
    assert [seat for seat, _ in discarded(game.heard(A))] == list(range(seats))


def test_S6_19_a_discarded_chamber_is_known_only_to_seats_that_saw_it() -> None:
    """With five seats a hand is seen by four; the seat that never held it does not know its last card."""
    game = Sitting(5).until("place", turn=4)
    last = [cards(hand)[1] for hand in game.s.hand]
    game.turn()
    for seat in range(5):
        # In turn 4 of year 1 seat s holds the hand that s - 3 was dealt, and s + 1 has never held it.
        never_held = [last[(seat - 1) % 5]]
        assert known(game.s.discarded, seat) == sorted(set(last) - set(never_held))
        assert sorted([card for _, card in discarded(game.heard(seat)) if card]) == known(game.s.discarded, seat)
    assert known(game.s.discarded, SPECTATOR) == []


def test_S6_19_with_three_or_four_seats_every_seat_has_held_every_hand() -> None:
    for seats in (3, 4):
        s = Sitting(seats).until("visit-market").s
        assert [len(known(s.discarded, seat)) for seat in range(seats)] == [seats] * seats
        assert known(s.discarded, SPECTATOR) == []


def test_S6_19_nobody_may_search_the_pile() -> None:
    """What a seat sees of the discards is what it saw in a hand, at every moment of a game."""
    for seats in TABLES_OF_MORE:
        held: list[set[int]] = [set() for _ in range(seats)]
        for s in random_positions(seats):
            for seat in range(seats):
                held[seat] |= set(cards(s.hand[seat]))
                assert known(s.discarded, seat) == sorted(set(cards(s.discarded)) & held[seat])
                backs = [card for card in cards(seen_by(s, seat).discarded) if not card]
                assert len(backs) == len(s.discarded) - len(known(s.discarded, seat))


@pytest.mark.parametrize(("seats", "a_year", "in_all"), [(2, 16, 64), (3, 15, 60), (4, 20, 80), (5, 25, 100)])
def test_S6_20_chambers_used_in_a_year_and_in_the_game(seats: int, a_year: int, in_all: int) -> None:
    game = Sitting(seats)
    for year in (1, 2, 3, 4):
        game.until("visit-market", year=year)
        assert 100 - len(game.s.pile) == a_year * year
    game.to_the_end()
    assert 100 - len(game.s.pile) == in_all
    assert len(game.s.discarded) == in_all - 16 * seats


@pytest.mark.parametrize("seats", TABLES)
def test_S6_20_discarded_chambers_never_return(seats: int) -> None:
    gone: set[int] = set()
    for s in random_positions(seats):
        assert gone <= set(cards(s.discarded))
        gone = set(cards(s.discarded))
    assert gone


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S6_21_the_phase_ends_with_four_chambers_in_the_row_and_empty_hands(seats: int) -> None:
    game = Sitting(seats)
    for year in (1, 2, 3, 4):
        game.until("visit-market", year=year)
        assert game.s.hand == [()] * seats
        assert all([all(columns_filled(game.s, seat, year)) for seat in range(seats)])
