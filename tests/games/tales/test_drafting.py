"""G4–G7 Phase 1: the first choice in secret, taking, the second choice, and the new first player."""

from itertools import permutations

import pytest

from partie.core import SPECTATOR, UNKNOWN, NotYourTurn, letter, seats_in
from partie.core.cards import cards, seen
from partie.core.seats import public
from partie.games.tales import TALES
from partie.games.tales.events import ChoiceShown, TileMissed, TileTaken, TokenPassed

from .helpers import (
    IN_TURN,
    PLAIN,
    TABLES,
    A,
    B,
    C,
    D,
    Table,
    begun,
    deck_of,
    parse,
    random_match,
    random_positions,
    table,
)

BOXES = {2: 6, 3: 6, 4: 8, 5: 8}


def chosen(game: Table, *places: int) -> Table:
    """Every seat lays down a card: A the first of these places, B the second …"""
    return game.say(*[f"{letter(seat)} choose {place}" for seat, place in enumerate(places)])


def taken(first: int, *places: int) -> Table:
    """A round in which the seats have taken their tiles from these places, all of them by the first choice."""
    return chosen(begun(len(places), first=letter(first)), *places)


# -- G4 The first choice -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_G4_1_all_seats_choose_a_place_at_the_same_time(seats: int) -> None:
    game = begun(seats)
    assert (game.question(), game.who()) == ("first-choice", list(range(seats)))
    for order in ([*range(seats)], [*reversed(range(seats))]):
        tried = game.copy()
        for seat in order:
            tried.say(f"{letter(seat)} choose {seat + 1}")
        assert [cards(z)[0] for z in tried.s.drafted] == list(game.s.places[:seats])


@pytest.mark.parametrize("place", range(1, 9))
def test_G4_2_the_number_of_the_card_is_the_place(place: int) -> None:
    game = begun(4, first="A")
    tile = game.s.places[place - 1]
    chosen(game, place, *[other for other in range(1, 9) if other != place][:3])
    assert (cards(game.s.drafted[A]), game.s.taken_from[A]) == ([tile], place)


@pytest.mark.parametrize("seats", TABLES)
def test_G4_3_numbers_1_to_6_or_1_to_8(seats: int) -> None:
    game = begun(seats)
    for seat in range(seats):
        assert game.options(seat) == [f"choose {place}" for place in range(1, BOXES[seats] + 1)]
    for place in (0, *range(BOXES[seats] + 1, 9)):
        assert game.refusal(f"A choose {place}") == "no-such-place"
    assert game.refusal("A take 1") == "not-offered"


def test_G4_4_G5_5_all_cards_come_back_whether_they_got_a_tile_or_not() -> None:
    game = begun(2)
    for round in range(1, 11):
        game.until("first-choice", round)
        for seat in (A, B):
            assert game.options(seat) == [f"choose {place}" for place in range(1, 7)]
        chosen(game, 3, 3)  # the same card every time; one of them misses


@pytest.mark.parametrize("seats", TABLES)
def test_G4_5_choosing_is_compulsory_and_nobody_goes_without_a_tile(seats: int) -> None:
    game = begun(seats)
    for answer in ("finish", "confirm", "discard"):
        assert game.refusal(f"A {answer}") == "not-offered"
    for s in random_positions(seats, {}, "compulsory"):
        if s.waiting and TALES.rules.question(s).name == "turn" and not any(s.sealed) and not s.in_turn:
            assert [len(z) for z in s.drafted] == [1] * seats


def test_G4_6_a_tile_that_cannot_be_paid_or_placed_may_be_chosen() -> None:
    deck = deck_of(
        "1 | Dear | monster | 9coin | N | 1glory | . // 1 | Odd | monster | . | N | 1glory | .",
        heroes="Lad | 1coin | N E | 1coin; 1coin",
    )
    game = table(deck, step="first-choice", board="dear odd waste-1 waste-2 waste-3 waste-4")
    assert {"choose 1", "choose 2"} <= set(game.options(A))
    for place, tile in ((1, "dear"), (2, "odd")):
        tried = chosen(game.copy(), place, 3)
        assert tried.lie_in(tried.s.drafted[A]) == [tile]
        assert tried.asked(A) == "chest", "it can only be discarded: the key of the compensation is asked for at once"


def test_G4_7_until_the_reveal_the_others_learn_only_that_a_seat_has_chosen() -> None:
    game = begun(3)
    before = {viewer: game.look(viewer) for viewer in game.viewers}
    looks: dict[int, set[str]] = {}
    for place in range(1, 7):
        tried = game.copy().say(f"B choose {place}")
        assert tried.told == []
        for viewer in game.viewers:
            looks.setdefault(viewer, set()).add(tried.look(viewer))
            sealed = tried.sees(viewer).sealed[B]
            assert sealed == ((parse(PLAIN, f"choose {place}"),) if viewer == B else (UNKNOWN,))
            assert seats_in(tried.sees(viewer).waiting) == [A, C], "that it has chosen"
    assert {viewer: len(texts) for viewer, texts in looks.items()} == {A: 1, B: 6, C: 1, SPECTATOR: 1}
    assert all([before[viewer] not in looks[viewer] for viewer in game.viewers])


def test_G4_8_a_choice_may_be_changed_until_the_last_seat_has_chosen() -> None:
    match = begun(3).match()
    match.act(match.number, A, parse(PLAIN, "choose 1"))
    match.act(match.number, B, parse(PLAIN, "choose 2"))
    assert match.undo(A)
    assert seats_in(match.position.waiting) == [A, C]
    assert match.position.sealed[B] == (parse(PLAIN, "choose 2"),), "the others' choices stay"
    match.act(match.number, A, parse(PLAIN, "choose 6"))
    match.act(match.number, C, parse(PLAIN, "choose 3"))
    assert match.position.taken_from == [6, 2, 3]
    assert [match.can_undo(seat) for seat in range(3)] == [False] * 3


def test_G4_9_all_cards_are_shown_at_once_when_every_seat_has_chosen() -> None:
    game = begun(3, first="C")
    game.say("C choose 6", "A choose 2")
    assert (game.told, game.question(), game.who()) == ([], "first-choice", [B])
    game.say("B choose 2")
    for viewer in game.viewers:
        assert game.told_of(ChoiceShown, viewer) == [ChoiceShown(A, 2), ChoiceShown(B, 2), ChoiceShown(C, 6)]
        assert game.heard(viewer)[:3] == game.told_of(ChoiceShown, viewer), "before anything is taken"


# -- G5 Taking ---------------------------------------------------------------------------------------------------------


def test_G5_1_each_seat_takes_the_tile_on_its_place() -> None:
    game = begun(4, first="C")
    lay = game.s.places
    chosen(game, 8, 1, 5, 3)
    assert [cards(z) for z in game.s.drafted] == [[lay[7]], [lay[0]], [lay[4]], [lay[2]]]
    assert [(event.seat, event.place) for event in game.told_of(TileTaken)] == [(C, 5), (D, 3), (A, 8), (B, 1)]
    assert game.s.places == (0, lay[1], 0, lay[3], 0, lay[5], lay[6], 0)
    assert cards(game.s.board) == sorted([lay[1], lay[3], lay[5], lay[6]])


def test_G5_2_a_seat_whose_tile_is_gone_takes_nothing_yet() -> None:
    game = chosen(begun(3, first="B"), 4, 4, 1)
    assert [len(z) for z in game.s.drafted] == [0, 1, 1]
    assert game.told_of(TileMissed) == [TileMissed(A, 4)]
    assert game.s.taken_from == [0, 4, 1]


@pytest.mark.parametrize("first", [A, B, C, D])
def test_G5_3_the_earliest_in_turn_order_gets_it_and_the_token_holder_always_does(first: int) -> None:
    for places in ((2, 2, 2, 2), (2, 2, 5, 5), (5, 2, 5, 2), (1, 3, 3, 3)):
        game = chosen(begun(4, first=letter(first)), *places)
        for place in set(places):
            rivals = [seat for seat in ((first + step) % 4 for step in range(4)) if places[seat] == place]
            assert game.s.taken_from[rivals[0]] == place
            assert [game.s.taken_from[seat] for seat in rivals[1:]] == [0] * (len(rivals) - 1)
        assert game.s.taken_from[first] == places[first]


def test_G5_4_taking_is_automatic() -> None:
    game = chosen(begun(4), 1, 2, 3, 4)
    assert game.question() == "turn", "nobody was asked anything on the way"


def test_G5_6_a_drafted_tile_remembers_its_place_until_the_end_of_phase_2() -> None:
    game = chosen(begun(2, options=IN_TURN, first="A"), 6, 5)
    assert game.s.taken_from == [6, 5]
    game.usual(game.who()[0])
    assert (game.question(), game.s.taken_from) == ("turn", [6, 5])
    assert game.turn(A).owes_fee
    game.usual(game.who()[0])
    assert (game.question(), game.s.taken_from) == ("first-choice", [0, 0])


# -- G6 The second choice ----------------------------------------------------------------------------------------------


def test_G6_1_the_seats_without_a_tile_choose_in_turn_order() -> None:
    game = chosen(begun(5, first="D"), 4, 4, 6, 6, 6)
    assert [len(z) for z in game.s.drafted] == [1, 0, 0, 1, 0]
    asked = []
    while game.question() == "second-choice":
        (seat,) = game.who()
        asked.append(letter(seat))
        game.say(f"{letter(seat)} {game.options(seat)[0]}")
    assert asked == ["E", "B", "C"]


def test_G6_2_any_tile_left_openly_and_at_once() -> None:
    game = chosen(begun(4, first="A"), 3, 3, 3, 3)
    tiles = game.board()
    assert game.options(B) == ["take 1", "take 2", "take 4", "take 5", "take 6", "take 7", "take 8"]
    assert game.refusal("B take 3") == "empty-place"
    game.say("B take 7")
    for viewer in game.viewers:
        (told,) = game.told_of(TileTaken, viewer)
        assert (told.seat, told.place, seen(told.piece)) == (B, 7, public(4))
        assert cards(game.sees(viewer).drafted[B]) == cards(game.s.drafted[B])
    assert game.lie_in(game.s.drafted[B]) == [tiles[6]]
    assert (game.who(), game.options(C)) == ([C], ["take 1", "take 2", "take 4", "take 5", "take 6", "take 8"])


def test_G6_2_the_second_choice_is_final_since_the_next_seat_relies_on_it() -> None:
    game = chosen(begun(3, first="A"), 2, 2, 2)
    match = game.match()
    match.act(match.number, B, parse(PLAIN, "take 1"))
    assert seats_in(match.position.waiting) == [C]
    assert not match.can_undo(B)


def test_G6_2_only_the_seat_that_is_asked_chooses() -> None:
    game = chosen(begun(3, first="A"), 2, 2, 2)
    with pytest.raises(NotYourTurn):
        game.copy().say("C take 1")
    assert game.refusal("B take 0") == "no-such-place"
    assert game.refusal("B choose 1") == "not-offered"


def test_G6_3_the_second_choice_is_compulsory() -> None:
    game = chosen(begun(2, first="A"), 2, 2)
    for answer in ("finish", "confirm", "discard"):
        assert game.refusal(f"B {answer}") == "not-offered"


@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 3), (4, 4), (5, 3)])
def test_G6_4_there_is_always_a_tile_and_at_least_three_are_left(seats: int, left: int) -> None:
    game = chosen(begun(seats, first="A"), *[1] * seats)
    for _ in range(seats - 1):
        assert len(game.options(game.who()[0])) > left
        game.all_usual()
    assert (game.question(), len(game.s.board)) == ("turn", left)


def test_G6_5_it_ends_when_everybody_has_a_tile_and_is_skipped_if_nobody_missed() -> None:
    assert chosen(begun(3), 1, 2, 3).question() == "turn"
    game = chosen(begun(3), 2, 2, 3)
    assert game.question() == "second-choice"
    game.say("B take 5")
    assert ([len(z) for z in game.s.drafted], game.question()) == ([1, 1, 1], "turn")


# -- G7 The new first player -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_G7_1_the_token_always_changes_its_holder(seats: int) -> None:
    match = random_match(seats, "token")
    told = match.heard(SPECTATOR)
    passed = [event for event in told if isinstance(event, TokenPassed)]
    assert len(passed) == 10
    for places in permutations(range(1, 5), 3):
        for first in range(3):
            assert taken(first, *places).s.first != first


@pytest.mark.parametrize("first", [A, B, C])
def test_G7_2_to_the_seat_with_the_lowest_place(first: int) -> None:
    for places in permutations((2, 4, 6)):
        lowest = places.index(2)
        if lowest != first:
            game = taken(first, *places)
            assert game.s.first == lowest
            assert game.told_of(TokenPassed) == [TokenPassed(lowest)]


@pytest.mark.parametrize("first", [A, B, C])
def test_G7_3_to_the_second_lowest_if_the_lowest_holds_it(first: int) -> None:
    for places in permutations((2, 4, 6)):
        if places[first] == 2:
            assert taken(first, *places).s.first == places.index(4)


def test_G7_4_only_the_place_of_the_tile_taken_counts() -> None:
    """B and C played a 1; what they took in the second choice counts, lower or higher."""
    game = chosen(begun(4, first="A"), 1, 1, 1, 5).say("B take 8", "C take 3")
    assert (game.s.taken_from, game.s.first) == ([1, 8, 3, 5], C)
    game = chosen(begun(3, first="A"), 4, 4, 5).say("B take 1")
    assert (game.s.taken_from, game.s.first) == ([4, 1, 5], B)


@pytest.mark.parametrize("seats", TABLES)
def test_G7_5_ties_cannot_occur(seats: int) -> None:
    for s in random_positions(seats, {}, "ties"):
        places = [place for place in s.taken_from if place]
        assert len(set(places)) == len(places)


def test_G7_6_with_two_seats_the_token_passes_to_the_other_seat() -> None:
    for first in (A, B):
        for places in permutations(range(1, 7), 2):
            assert taken(first, *places).s.first == 1 - first
