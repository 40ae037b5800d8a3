"""S7 Gold; S8 The market for two to five seats."""

from itertools import pairwise

import pytest

from partie.core import SPECTATOR, IllegalAction, Seat, letter, seats_in
from partie.core.cards import make_zone
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.construction import StonespineReason
from partie.games.stonespine.events import (
    ChallengeTaken,
    GoldCounted,
    PlaceTaken,
    SeatPassed,
    SetBought,
    TokenEmbedded,
    YearBegan,
)
from partie.games.stonespine.improvement import chests, count_gold, row_gold
from partie.games.stonespine.places import NO_EDGES, EdgeSet, edge_set, edges_of
from partie.games.stonespine.printed import OWN
from partie.games.stonespine.shown import dungeon_counted

from .helpers import (
    TABLES_OF_MORE,
    A,
    B,
    C,
    D,
    Sitting,
    asked,
    at_market,
    build_rows,
    hands_for,
    laid_in,
    lie_in,
    number,
    numbers,
    options,
    random_match,
    random_positions,
    rooms_of,
    seen_by,
)

# Card 9 sells S O for 9 and C C for 5, card 2 C C for 7 and C for 3.
STALLS = {"market": "m9 m2", "tokens": "bear gnoll slime ooze chest star1 slime"}


def market_of(seats: int, gold: list[int], old_priority: tuple[int, ...] = (), year: int = 0) -> Sitting:
    """The market of the first year with these cards and this gold."""
    stalls = {**STALLS, "market": f"{STALLS['market']} m5 m6"[: 5 + 3 * max(0, seats - 3)]}
    game = Sitting(seats, None, **stalls).until("visit-market")
    game.s = at_market(game.s, gold, old_priority or tuple(range(seats)), year)
    return game


def refused(game: Sitting, answer: str) -> str:
    """The reason for which an answer is refused."""
    with pytest.raises(IllegalAction) as error:
        game.say(answer)
    return str(error.value.reason)


def with_dungeon(
    game: Sitting, seat: Seat, rooms: str, tokens: dict[int, str], passages: EdgeSet = NO_EDGES
) -> Sitting:
    """The same market, but this seat has another dungeon."""
    s = game.s.clone()
    s.rooms[seat] = rooms_of(rooms)
    s.laid[seat] = laid_in(tokens)
    s.passages[seat] = passages
    game.s = at_market(s)
    return game


# -- S7 Gold ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S7_1_all_seats_count_at_once_and_openly(seats: int) -> None:
    game = Sitting(seats).until("place", turn=4)
    told = game.turn().heard(SPECTATOR)
    assert asked(game.s) == "visit-market", "nobody is asked before the count is done"
    counted = [event for event in told if isinstance(event, GoldCounted)]
    assert [event.seat for event in counted] == list(range(seats))
    assert [event.gold for event in counted] == game.s.gold
    assert all([seen_by(game.s, seat).gold == game.s.gold for seat in game.viewers])


def test_S7_2_only_the_row_of_this_year_gives_gold() -> None:
    rows = {A: "48 65 95 85"}, {A: "33 38 55 94"}  # 8 + 7 + 6 + 5, then 5 + 5 + 0 + 3; no chest anywhere
    game = Sitting(3, chambers=hands_for(3, *rows))
    assert build_rows(game, rows[0]).s.gold[A] == 26
    assert row_gold(game.s, A) == 26
    assert build_rows(game.until("place", year=2), rows[1]).s.gold[A] == 13
    assert row_gold(game.s, A) == 13


def test_S7_3_printed_chests_in_any_row_give_one_gold_each() -> None:
    rows = {A: "25 34 50 82"}, {A: "47 91 67 51"}  # chests 2 + 3, then one more
    game = Sitting(3, chambers=hands_for(3, *rows))
    build_rows(game, rows[0])
    assert chests(game.s, A) == 5
    assert game.s.gold[A] == 0 + 0 + 2 + 2 + 5
    build_rows(game.until("place", year=2), rows[1])
    assert chests(game.s, A) == 6
    assert game.s.gold[A] == 0 + 2 + 3 + 2 + 6


def test_S7_3_a_chest_token_gives_one_gold_too() -> None:
    rows = {A: "48 65 95 85"}, {A: "33 38 55 94"}
    game = Sitting(3, chambers=hands_for(3, *rows), market="m2 m1", tokens="chest chest chest")
    build_rows(game, rows[0]).say("A buy m2 top", "A embed a1", "A embed a1", "A buy m2 bottom", "A embed c1")
    assert chests(game.s, A) == 3
    told = build_rows(game.until("place", year=2), rows[1]).heard(B)
    assert [(event.chambers, event.chests, event.gold) for event in told if isinstance(event, GoldCounted)][:1] == [
        (13, 3, 16)
    ]


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S7_4_start_gold_is_added_in_year_1_and_later_the_count_starts_from_0(seats: int) -> None:
    game = Sitting(seats)
    for year in (1, 2, 3, 4):
        game.until("place", year=year)
        assert game.s.gold == ([0, 1, 1, 2, 2][:seats] if year == 1 else [0] * seats)
        start = game.s.gold
        counted = game.until("place", year=year, turn=4).turn().heard(A)
        for event in counted:
            if isinstance(event, GoldCounted):
                assert event.gold == start[event.seat] + event.chambers + event.chests
                assert (event.start, event.lost) == (start[event.seat], 0)
                assert event.chambers == row_gold(game.s, event.seat)
                assert event.chests == chests(game.s, event.seat)


@pytest.mark.parametrize(("start", "gold"), [(0, 29), (1, 30), (2, 30)])
def test_S7_5_a_total_above_30_is_set_to_30(start: int, gold: int) -> None:
    s = Sitting(2).s
    s.rooms[A] = rooms_of("48 65 95 33")  # 26, and three chest tokens
    s.laid[A] = laid_in({0: "chest chest", 2: "chest"})
    s.gold = [start, 0]
    s.outbox = []
    coming = dungeon_counted(s, A)["coming"]
    count_gold(s)
    assert s.gold[A] == gold
    assert coming == {"row": 26, "chests": 3, "start": start, "gold": gold}, "a screen says the same before the count"
    assert s.outbox[0] == (s.public(), GoldCounted(A, 26, 3, start, 29 + start - gold, gold))


def test_S7_6_the_old_priority_stays_until_the_market_closes() -> None:
    game = Sitting(4, rank="C A D").until("place", turn=4)
    assert (game.s.priority, game.s.old_priority) == ((2, 0, 3, 1), ())
    game.turn()
    assert (game.s.priority, game.s.old_priority) == ((), (2, 0, 3, 1))
    while game.s.year == 1:
        assert game.s.old_priority == (2, 0, 3, 1)
        order = game.s.priority
        game.turn()
    assert game.s.priority[: len(order)] == order
    assert len(game.s.priority) == 4


# -- S8 The market ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "acting"), [([5, 9, 7], B), ([10, 9, 7], A), ([0, 9, 30], C)])
def test_S8_1_the_seat_with_the_most_gold_acts(gold: list[int], acting: Seat) -> None:
    game = market_of(3, gold)
    assert seats_in(game.s.waiting) == [acting]
    assert game.s.acting == acting
    for seat in {A, B, C} - {acting}:
        assert options(game.s, seat) == []


def test_S8_1_passed_seats_are_left_out() -> None:
    game = market_of(3, [8, 9, 7])
    game.say("B pass", "B take ch1")
    assert seats_in(game.s.waiting) == [A]


@pytest.mark.parametrize(("old", "acting"), [((0, 1, 2), A), ((1, 0, 2), B), ((2, 1, 0), B)])
def test_S8_2_a_tie_goes_to_the_left_in_old_priority(old: tuple[int, ...], acting: Seat) -> None:
    assert seats_in(market_of(3, [10, 10, 7], old).s.waiting) == [acting]


def test_S8_3_after_every_purchase_the_acting_seat_is_determined_anew() -> None:
    game = market_of(3, [12, 10, 8], (2, 1, 0))
    game.buy("A", "m2 bottom")
    assert (game.s.gold, seats_in(game.s.waiting)) == ([9, 10, 8], [B])
    game.buy("B", "m9 bottom")
    assert (game.s.gold, seats_in(game.s.waiting)) == ([9, 5, 8], [A])
    game.say("A pass", "A take ch1")
    assert (game.s.gold, seats_in(game.s.waiting)) == ([0, 5, 8], [C])


def test_S8_3_one_seat_may_act_several_times_running() -> None:
    game = with_dungeon(market_of(2, [30, 4]), A, "33 76 85 95", {})
    game.buy("A", "m2 bottom").buy("A", "m9 bottom").buy("A", "m2 top")
    assert game.s.gold == [15, 4]
    assert seats_in(game.s.waiting) == [A]


def test_S8_4_a_set_is_the_top_or_the_bottom_half_of_a_shown_card() -> None:
    game = market_of(3, [30, 0, 0])
    assert asked(game.s) == "visit-market"
    assert options(game.s, A) == ["buy m9 top", "buy m9 bottom", "buy m2 top", "buy m2 bottom", "pass"]
    assert refused(game, "A buy m5 top") == StonespineReason.NOT_SHOWN
    assert refused(game, "A take ch1") == "not-offered"


def test_S8_4_what_is_bought_is_open() -> None:
    game = market_of(3, [30, 0, 0]).say("A buy m9 bottom")
    for seat in game.viewers:
        assert [event for event in game.heard(seat) if isinstance(event, SetBought)] == [
            SetBought(A, number("m9"), "bottom", 5, 25)
        ]
        assert seen_by(game.s, seat).carried == tuple(numbers("slime ooze"))


@pytest.mark.parametrize(("gold", "affordable"), [(9, 4), (8, 3), (7, 3), (6, 2), (5, 2), (4, 1), (3, 1)])
def test_S8_5_a_set_may_be_bought_when_its_price_is_not_above_the_gold(gold: int, affordable: int) -> None:
    game = market_of(3, [gold, 0, 0])
    assert len(options(game.s, A)) == affordable + 1
    for price, answer in ((9, "buy m9 top"), (7, "buy m2 top"), (5, "buy m9 bottom"), (3, "buy m2 bottom")):
        assert (answer in options(game.s, A)) is (price <= gold)
        if price > gold:
            assert refused(game, f"A {answer}") == StonespineReason.TOO_EXPENSIVE


@pytest.mark.parametrize("card", OWN.market)
def test_S8_5_every_set_is_sold_at_its_price(card: int) -> None:
    code = OWN.codes[card]
    for half, word in enumerate(("top", "bottom")):
        price = OWN.prices[card][half]
        for gold in (price - 1, price):
            game = Sitting(3, market=f"{code} {'m2' if code == 'm1' else 'm1'}").until("visit-market")
            game.s = at_market(game.s, [gold, 0, 0])
            assert (f"buy {code} {word}" in options(game.s, A)) is (gold == price)
        assert game.buy("A", f"{code} {word}").s.gold[A] == 0


def test_S8_6_a_bought_set_stays_empty_for_the_rest_of_the_year() -> None:
    game = market_of(3, [30, 29, 28])
    game.buy("A", "m2 bottom")
    for seat, answer in ((B, "B buy m9 top"), (C, "C pass"), (A, "A pass"), (B, "B pass")):
        assert seats_in(game.s.waiting) == [seat]
        assert "buy m2 bottom" not in options(game.s, seat)
        assert refused(game, f"{letter(seat)} buy m2 bottom") == StonespineReason.SET_IS_EMPTY
        game.say(answer)
        while asked(game.s) in ("embed", "take-challenge"):
            game.turn()
        assert game.s.year == 2 or game.s.wares[3] == (0,)
    assert game.s.year == 2
    assert all([all(laid) for laid in game.s.wares]), "Cleanup has filled all sets again"


# Sixteen element places in the first row: 4 + 4 + 2 + 2 are printed on these.
FULL_ROW = "14 52 25 82"


def test_S8_7_a_set_that_does_not_fit_may_not_be_bought() -> None:
    game = with_dungeon(market_of(3, [30, 0, 0]), A, FULL_ROW, {2: "slime slime", 3: "ooze"})
    assert options(game.s, A) == ["buy m2 bottom", "pass"], "one element place is free"
    assert refused(game, "A buy m9 bottom") == StonespineReason.NO_ROOM_FOR_SET
    assert refused(game, "A buy m9 top") == StonespineReason.NO_ROOM_FOR_SET
    game.say("A buy m2 bottom")
    assert options(game.s, A) == ["embed d1"]


def test_S8_7_a_full_dungeon_can_take_passages_only() -> None:
    game = Sitting(3, None, market="m3 m16", tokens="passage passage chest bear passage passage").until("visit-market")
    game.s = at_market(game.s, [30, 0, 0])
    with_dungeon(game, A, FULL_ROW, {2: "slime slime", 3: "ooze ooze"})
    assert options(game.s, A) == ["buy m3 top", "buy m16 bottom", "pass"]
    with_dungeon(game, A, FULL_ROW, {2: "slime slime", 3: "ooze ooze"}, edge_set(edges_of(1)[1:]))
    assert options(game.s, A) == ["buy m16 bottom", "pass"], "and only where an edge is free"


def test_S8_7_a_seat_for_whose_sets_there_is_no_room_passes() -> None:
    game = with_dungeon(market_of(3, [30, 0, 0]), A, FULL_ROW, {2: "slime slime", 3: "ooze ooze"})
    assert asked(game.s) == "take-challenge"
    assert game.s.gold[A] == 0


@pytest.mark.parametrize(("answer", "left"), [("m9 top", 11), ("m9 bottom", 15), ("m2 top", 13), ("m2 bottom", 17)])
def test_S8_8_the_gold_falls_by_the_price(answer: str, left: int) -> None:
    assert market_of(3, [20, 19, 0]).say(f"A buy {answer}").s.gold == [left, 19, 0]


def test_S8_9_all_tokens_are_taken_and_placed_at_once() -> None:
    game = market_of(3, [20, 19, 0]).say("A buy m9 bottom")
    assert asked(game.s) == "embed"
    assert seats_in(game.s.waiting) == [A], "although B has more gold now"
    assert lie_in(game.s.embedded[A]) == "ooze slime"
    game.say("A embed d1")
    assert seats_in(game.s.waiting) == [A]
    game.say("A embed b1")
    assert game.s.carried == ()
    assert game.s.laid[A] == laid_in({3: "slime", 1: "ooze"}), "in any mix of chambers"
    assert seats_in(game.s.waiting) == [B]
    assert game.s.laid[B:] == [(), ()]


def test_S8_9_what_is_placed_is_told_to_all() -> None:
    game = market_of(3, [20, 19, 0]).say("A buy m9 bottom + embed d1 + embed b1")
    for seat in game.viewers:
        told = [event for event in game.heard(seat) if isinstance(event, TokenEmbedded)]
        assert [(event.seat, event.piece >> 16, event.place) for event in told] == [
            (A, number("slime"), "d1"),
            (A, number("ooze"), "b1"),
        ]


def test_S8_10_a_set_with_an_empty_slot_costs_its_full_price() -> None:
    game = market_of(3, [20, 19, 0])
    s = game.s.clone()
    s.wares[0] = (number("bear"), 0)
    s.tokens = make_zone([token for laid in s.wares for token in laid if token], s.public())
    game.s = at_market(s)
    game.say("A buy m9 top")
    assert game.s.gold == [11, 19, 0]
    assert game.s.carried == (number("bear"),)
    game.say("A embed a1")
    assert seats_in(game.s.waiting) == [B], "there is nothing else to place"


def test_S8_11_a_seat_may_pass_although_it_could_buy() -> None:
    game = market_of(3, [30, 0, 0])
    assert "pass" in options(game.s, A)
    told = game.say("A pass").heard(B)
    assert [event for event in told if isinstance(event, SeatPassed)] == [SeatPassed(A, 30)]


@pytest.mark.parametrize("gold", [0, 1, 2])
def test_S8_11_a_seat_that_can_buy_nothing_must_pass(gold: int) -> None:
    """The cheapest set costs 3. It is not asked whether it wants to pass, only which challenge it takes."""
    game = market_of(3, [gold, 0, 0])
    assert asked(game.s) == "take-challenge"
    assert (game.s.acting, game.s.gold, game.s.passed) == (A, [0, 0, 0], 0b001)


def test_S8_12_a_seat_with_0_gold_gets_its_turn_and_passes() -> None:
    game = market_of(3, [30, 0, 0], (2, 0, 1)).say("A pass", "A take ch1")
    assert (asked(game.s), seats_in(game.s.waiting)) == ("take-challenge", [C])
    assert [event for event in game.heard(A) if isinstance(event, SeatPassed)] == [SeatPassed(A, 30), SeatPassed(C, 0)]
    game.say("C take ch2")
    assert (asked(game.s), seats_in(game.s.waiting)) == ("take-challenge", [B])


@pytest.mark.parametrize("year", [1, 4])
def test_S8_13_passing_sets_the_gold_to_0(year: int) -> None:
    game = market_of(3, [30, 12, 5], year=year).say("A pass")
    assert game.s.gold == [0, 12, 5]


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S8_13_gold_is_never_carried_to_another_year(seats: int) -> None:
    for s in random_positions(seats):
        if s.waiting and asked(s) == "place" and s.year > 1:
            assert s.gold == [0] * seats
    assert s.gold == [0] * seats


def test_S8_14_a_passing_seat_takes_one_of_the_shown_challenges() -> None:
    game = Sitting(3, challenges="ch22 ch4 ch8 ch30", market="m9 m2").until("visit-market")
    game.s = at_market(game.s, [9, 8, 7])
    game.say("A pass")
    assert asked(game.s) == "take-challenge"
    assert options(game.s, A) == ["take ch4", "take ch8", "take ch22", "take ch30"]
    assert refused(game, "A take ch5") == StonespineReason.NOT_SHOWN
    assert refused(game, "A pass") == "not-offered"
    game.say("A take ch22")
    for seat in game.viewers:
        seen = seen_by(game.s, seat)
        assert lie_in(seen.challenges[A]) == "ch22"
        assert lie_in(seen.shown_challenges) == "ch4 ch8 ch30"
        taken = [event for event in game.heard(seat) if isinstance(event, ChallengeTaken)]
        assert [(event.seat, event.piece >> 16) for event in taken] == [(A, number("ch22"))]


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S8_14_every_seat_has_three_challenges_at_the_end(seats: int) -> None:
    game = Sitting(seats)
    for year in (1, 2, 3, 4):
        game.until("place", year=year)
        assert [len(taken) for taken in game.s.challenges] == [year - 1] * seats
    assert [len(taken) for taken in game.to_the_end().s.challenges] == [3] * seats


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S8_15_in_year_4_no_challenge_is_taken(seats: int) -> None:
    game = Sitting(seats).until("place", year=4)
    assert game.s.shown_challenges == ()
    while game.s.waiting:
        assert asked(game.s) != "take-challenge"
        game.turn()


def test_S8_16_the_token_goes_to_the_leftmost_free_place() -> None:
    game = market_of(4, [9, 8, 7, 30], (0, 1, 2, 3))
    order: list[Seat] = []
    for seat, challenge in ((D, "ch1"), (A, "ch2"), (B, "ch3"), (C, "ch4")):
        assert game.s.priority == tuple(order)
        game.say(f"{letter(seat)} pass")
        assert game.s.priority == tuple(order), "third, after the challenge"
        game.say(f"{letter(seat)} take {challenge}")
        order.append(seat)
        assert PlaceTaken(seat, len(order)) in game.heard(SPECTATOR)
    assert game.s.priority == (D, A, B, C), "it counts for the next year"
    assert game.until("visit-market", year=2).s.old_priority == (D, A, B, C)


def test_S8_16_in_year_4_the_places_count_for_final_scoring() -> None:
    game = Sitting(4).until("visit-market", year=4)
    game.s = at_market(game.s, [9, 8, 7, 30])
    game.to_the_end()
    assert game.s.priority == (D, A, B, C)
    found = [STONESPINE.sheet(game.s).of("priority", seat)[0].points for seat in range(4)]
    assert found == [6, 3, 0, 9]


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S8_17_the_k_th_of_n_seats_to_pass_chooses_among_n_plus_2_minus_k_challenges(seats: int) -> None:
    game = Sitting(seats)
    offered: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while game.s.waiting:
        if asked(game.s) == "take-challenge":
            offered[game.s.year].append(len(options(game.s, game.s.acting)))
        game.turn()
    assert offered == {year: [seats + 2 - k for k in range(1, seats + 1)] for year in (1, 2, 3)}
    assert offered[3][-1] == 2


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
@pytest.mark.parametrize("seed", ["a market", "another one"])
def test_S8_18_gold_at_passing_never_rises_within_a_year(seats: int, seed: str) -> None:
    years: list[list[int]] = []
    for event in random_match(seats, seed).heard(SPECTATOR):
        if isinstance(event, YearBegan):
            years.append([])
        elif isinstance(event, SeatPassed):
            years[-1].append(event.gold)
    assert [len(gold) for gold in years] == [seats] * 4
    assert all([one >= two for gold in years for one, two in pairwise(gold)])
    assert any([one > two for gold in years for one, two in pairwise(gold)])


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S8_19_a_passed_seat_does_nothing_more_and_the_market_closes_after_the_last(seats: int) -> None:
    passed: list[Seat] = []
    year = 1
    for s in random_positions(seats, seed="passing"):
        if s.waiting and asked(s) in ("visit-market", "embed", "tunnel"):
            if s.year != year:
                passed, year = [], s.year
            assert s.acting not in passed
            passed += [seat for seat in range(seats) if s.passed >> seat & 1 and seat not in passed]
            assert len(passed) < seats
    game = Sitting(seats).until("take-challenge")
    while game.s.passed != (1 << seats) - 1:
        game.turn()
        assert not any([isinstance(event, YearBegan) for event in game.heard(A)])
    assert asked(game.s) == "take-challenge"
    game.turn()
    assert game.s.year == 2
