"""S1 Seats and options; S3 Set-up for two to five seats."""

from itertools import permutations
from math import factorial

import pytest

from partie.core import CHANCE, SPECTATOR, Match
from partie.core.cards import cards
from partie.core.progress import apply
from partie.core.seats import DEALER
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.events import (
    BlueprintDealt,
    ChallengeShown,
    ChamberDealt,
    GoalShown,
    MarketCardShown,
    Ranked,
    TokenShown,
)
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.preparation import of_shape
from partie.games.stonespine.printed import OWN

from .helpers import (
    DECKS,
    OPEN,
    RULES,
    TABLES,
    TABLES_OF_MORE,
    A,
    B,
    C,
    E,
    Script,
    Sitting,
    asked,
    codes,
    hands_for,
    known,
    lie_in,
    number,
    options,
    random_positions,
    seen_by,
    text,
    zones,
)


def at_question(name: str, seats: int) -> Stonespine:
    """The set-up when the dealer is first asked this."""
    s = STONESPINE.start(seats)
    while RULES.question(s).name != name:
        s = apply(STONESPINE, s, CHANCE, RULES.legal(s, CHANCE)[0]).position
    return s


# -- S1 Seats and options ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 6])
def test_S1_1_one_to_five_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 5 seats"):
        STONESPINE.start(seats)
    assert [STONESPINE.start(each).seats for each in TABLES] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("seats", TABLES)
def test_S1_1_with_one_seat_the_opponent_is_jael(seats: int) -> None:
    s = Sitting(seats).s
    assert (len(s.jael_shown), len(s.jael_deck)) == ((1, 5) if seats == 1 else (0, 0))
    assert len(s.priority) == (0 if seats == 1 else seats)


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S1_2_the_left_neighbour_is_the_next_seat_and_the_right_one_the_previous(seats: int) -> None:
    game = Sitting(seats)
    for year, step in ((1, 1), (2, -1)):
        game.until("place", year=year)
        before = [set(cards(hand)) for hand in game.s.hand]
        game.turn()
        for seat in range(seats):
            left_or_right = (seat + step) % seats
            passed = set(cards(game.s.hand[left_or_right])) & before[seat]
            assert len(passed) == (3 if seats == 2 else 4), "all of them but what was placed or discarded"


def test_S1_3_the_option_selects_face_down_or_face_up() -> None:
    assert STONESPINE.setting_values()["placement"] == ("face-down", "face-up")
    for placement, is_seen in (("face-down", False), ("face-up", True)):
        game = Sitting(3, {"placement": placement})
        game.say(f"A {options(game.s, A)[0]} + column 1")
        assert any([any(zones(seen_by(game.s, seat), "built")) for seat in (B, C, SPECTATOR)]) is is_seen


def test_S1_3_the_option_is_fixed_before_the_first_deal() -> None:
    s = STONESPINE.start(3, {"placement": "face-up"})
    assert s.waiting == DEALER
    assert not s.hidden
    assert not Sitting(3, {"placement": "face-up"}).to_the_end().s.hidden
    with pytest.raises(ValueError, match="no option placement=sideways"):
        STONESPINE.start(3, {"placement": "sideways"})


def test_S1_4_chambers_are_placed_face_down_unless_the_table_says_otherwise() -> None:
    assert all([STONESPINE.start(seats).hidden for seats in TABLES])


def test_S1_5_legendary_is_off_unless_the_table_says_otherwise() -> None:
    assert STONESPINE.setting_values()["jael"] == ("basic", "legendary")
    assert not STONESPINE.start(1).legendary
    assert STONESPINE.start(1, {"jael": "legendary"}).legendary


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S1_5_legendary_exists_only_with_one_seat(seats: int) -> None:
    with pytest.raises(ValueError, match="no option jael=legendary"):
        STONESPINE.start(seats, {"jael": "legendary"})
    with pytest.raises(ValueError, match="no option jael=legendary"):
        Match(STONESPINE, ["a player"] * seats, Script([]), {"jael": "legendary"})


@pytest.mark.parametrize("seats", TABLES)
def test_S1_6_all_but_hands_decks_and_discards_is_open(seats: int) -> None:
    hidden = {*DECKS, "hand", "discarded", "jael_out"}
    assert {*OPEN, *hidden} == set(STONESPINE.plan.zones)
    for s in random_positions(seats):
        for seat in (*range(seats), SPECTATOR):
            seen = seen_by(s, seat)
            for name in OPEN:
                assert zones(seen, name) == zones(s, name)
            for name in STONESPINE.plan.open:
                assert getattr(seen, name) == getattr(s, name)


@pytest.mark.parametrize("seats", TABLES)
def test_S1_6_nobody_knows_a_face_of_a_deck(seats: int) -> None:
    for s in random_positions(seats):
        for name in DECKS:
            assert all([p & 0xFFFF == 0 for z in zones(s, name) for p in z]), name


# -- S3 Set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S3_1_every_seat_has_its_own_tokens_and_no_other_has_any(seats: int) -> None:
    s = Sitting(seats).s
    assert [len(each) for each in (s.gold, s.hand, s.blueprints, s.rooms)] == [seats] * 4
    assert sorted(s.priority) == list(range(seats))
    for colour in range(seats, 5):
        assert colour not in s.priority


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S3_2_the_order_on_the_priority_track_is_random(seats: int) -> None:
    """Each order can come, and each next place is as likely for any seat left; the last one needs no luck."""
    reached = set()
    open_now = [STONESPINE.start(seats)]
    while open_now:
        s = open_now.pop()
        if RULES.question(s).name != "rank":
            reached.add(s.priority)
            continue
        offered = RULES.legal(s, CHANCE)
        assert len(offered) == seats - len(s.priority) >= 2
        assert set(RULES.weights(s, offered)) == {1}
        open_now.extend([apply(STONESPINE, s, CHANCE, action).position for action in offered])
    assert reached == set(permutations(range(seats)))
    assert len(reached) == factorial(seats)


def test_S3_2_the_leftmost_seat_is_first() -> None:
    game = Sitting(4, rank="C A D")
    assert game.s.priority == (2, 0, 3, 1)
    ranked = [event for event in game.heard(SPECTATOR) if isinstance(event, Ranked)]
    assert [(event.seat, event.place) for event in ranked] == [(2, 1), (0, 2), (3, 3), (1, 4)]


@pytest.mark.parametrize(("seats", "gold"), [(2, [1, 0]), (3, [1, 1, 0]), (4, [2, 1, 1, 0]), (5, [2, 2, 1, 1, 0])])
def test_S3_3_start_gold_by_priority_place(seats: int, gold: list[int]) -> None:
    last_seat_first = " ".join("EDCBA"[5 - seats : 4])
    game = Sitting(seats, rank=last_seat_first)
    assert game.s.priority == tuple(reversed(range(seats)))
    assert game.s.gold == gold
    assert [event.gold for event in game.heard(A) if isinstance(event, Ranked)] == gold[::-1]


@pytest.mark.parametrize("goal", OWN.goals)
def test_S3_4_one_goal_lies_face_up_for_all(goal: int) -> None:
    game = Sitting(2, goal=codes([goal]))
    for seat in game.viewers:
        seen = seen_by(game.s, seat)
        assert cards(seen.goal) == [goal]
        assert cards(seen.goal_deck) == [0] * 7
        assert [event.piece >> 16 for event in game.heard(seat) if isinstance(event, GoalShown)] == [goal]


def test_S3_4_each_goal_is_as_likely_and_the_others_never_come() -> None:
    s = at_question("goal", 3)
    offered = RULES.legal(s, CHANCE)
    assert [text(action) for action in offered] == [f"deal g{n}" for n in range(1, 9)]
    assert RULES.weights(s, offered) == [1] * 8
    game = Sitting(3, goal="g3").to_the_end()
    assert lie_in(game.s.goal) == "g3"
    assert lie_in(game.s.goal_deck) == "g1 g2 g4 g5 g6 g7 g8"


@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_S3_5_challenges_are_shown_by_number_of_seats(seats: int, shown: int) -> None:
    s = at_question("challenge", seats)
    assert len(RULES.legal(s, CHANCE)) == 30
    wished = " ".join([f"ch{n}" for n in range(30, 30 - shown, -1)])
    game = Sitting(seats, challenges=wished)
    assert len(game.s.challenge_deck) == 30 - shown
    for seat in game.viewers:
        assert codes(reversed(cards(seen_by(game.s, seat).shown_challenges))) == wished
        told = [event.piece >> 16 for event in game.heard(seat) if isinstance(event, ChallengeShown)]
        assert codes(told) == wished


@pytest.mark.parametrize(("seats", "shown"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_S3_6_market_cards_are_shown_by_number_of_seats(seats: int, shown: int) -> None:
    s = at_question("market-card", seats)
    assert len(RULES.legal(s, CHANCE)) == 18
    wished = " ".join([f"m{n}" for n in range(18, 18 - shown, -1)])
    game = Sitting(seats, market=wished)
    assert len(game.s.market_deck) == 18 - shown
    for seat in game.viewers:
        assert codes(seen_by(game.s, seat).stalls) == wished
        assert len(seen_by(game.s, seat).market_cards) == shown
        told = [event.piece >> 16 for event in game.heard(seat) if isinstance(event, MarketCardShown)]
        assert codes(told) == wished


def test_S3_7_three_face_down_stacks_by_shape() -> None:
    s = STONESPINE.start(2)
    assert [len(of_shape(s, s.stack, shape)) for shape in "COS"] == [25, 16, 15]
    for seat in (A, B, SPECTATOR):
        backs = cards(seen_by(s, seat).stack)
        assert [backs.count(back) for back in (0, -1, -2)] == [25, 16, 15]


@pytest.mark.parametrize(("slots", "likely"), [("C", [6, 6, 7, 6]), ("O", [4, 4, 4, 4]), ("S", [3, 3, 3, 3, 3])])
def test_S3_7_every_token_of_a_stack_is_as_likely(slots: str, likely: list[int]) -> None:
    first = {"C": "m2", "O": "m3", "S": "m1"}[slots]
    game = Sitting(2, market=f"{first} m18", tokens="")
    s = STONESPINE.start(2)
    for index in game.dealt:
        if RULES.question(s).name == "token":
            break
        s = apply(STONESPINE, s, CHANCE, RULES.legal(s, CHANCE)[index]).position
    offered = RULES.legal(s, CHANCE)
    assert RULES.weights(s, offered) == likely
    assert {OWN.token_face[number(text(action).split()[1]) - 1400] for action in offered} == {
        "C": {"ooze", "slime", "+1", "chest"},
        "O": {"gnoll", "goblin", "kobold", "passage"},
        "S": {"bear", "blade", "fire", "pit", "spike"},
    }[slots]


@pytest.mark.parametrize("seats", TABLES)
def test_S3_8_every_slot_receives_a_token_of_its_shape_face_up(seats: int) -> None:
    s = Sitting(seats).s
    for stall, card in enumerate(s.stalls):
        for half in (0, 1):
            shapes = OWN.slots[card][half]
            laid = s.wares[2 * stall + half]
            assert len(laid) == len(shapes)
            assert all(
                [OWN.first[shape] <= token <= OWN.last[shape] for shape, token in zip(shapes, laid, strict=True)]
            )
    on_cards = sorted([token for laid in s.wares for token in laid])
    assert len(on_cards) + len(s.stack) == 56
    for seat in (*range(seats), SPECTATOR):
        assert cards(seen_by(s, seat).tokens) == on_cards


def test_S3_9_slots_are_filled_card_by_card_top_before_bottom() -> None:
    # Card 4 has the slots C C C above and S below, card 18 O O above and S C below.
    game = Sitting(2, market="m4 m18", tokens="chest star1 slime bear passage gnoll pit ooze")
    assert codes(game.s.stalls) == "m4 m18"
    assert [codes(laid) for laid in game.s.wares] == ["chest star1 slime", "bear", "passage gnoll", "pit ooze"]


def test_S3_9_the_market_is_told_in_the_order_in_which_it_is_filled() -> None:
    game = Sitting(5, market="m9 m1 m4 m12")
    told = [event for event in game.heard(E) if isinstance(event, TokenShown)]
    assert [(codes([event.market_card]), event.half) for event in told] == [
        *[("m9", "top")] * 2,
        *[("m9", "bottom")] * 2,
        *[("m1", "top")] * 2,
        ("m1", "bottom"),
        *[("m4", "top")] * 3,
        ("m4", "bottom"),
        *[("m12", "top")] * 2,
        ("m12", "bottom"),
    ]


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S3_10_each_seat_gets_one_blueprint_seen_by_all(seats: int) -> None:
    wished = [f"bp{n}" for n in range(8, 8 - seats, -1)]
    game = Sitting(seats, blueprints=" ".join(wished))
    for seat in game.viewers:
        seen = seen_by(game.s, seat)
        assert [lie_in(blueprint) for blueprint in seen.blueprints] == wished
        assert cards(seen.blueprint_deck) == [0] * (8 - seats)
        told = [event for event in game.heard(seat) if isinstance(event, BlueprintDealt)]
        assert [(event.seat, codes([event.piece >> 16])) for event in told] == list(enumerate(wished))


def test_S3_10_each_blueprint_left_is_as_likely() -> None:
    s = at_question("blueprint", 3)
    for left in (8, 7, 6):
        offered = RULES.legal(s, CHANCE)
        assert RULES.weights(s, offered) == [1] * left
        s = apply(STONESPINE, s, CHANCE, offered[-1]).position


def test_S3_11_the_first_doorway_token_stands_above_the_entrance_column() -> None:
    """Entrance in column 2 on blueprint 1 and in column 3 on blueprint 2: only a door below it counts."""
    rows = {A: "50 25 82 89", B: "26 49 3 4"}  # doors to the top: A 1, 3; B 1, 2, 3, 4
    game = Sitting(3, chambers=hands_for(3, rows), blueprints="bp1 bp2 bp3")
    game.say("A place 50 + column 2", "B place 26 + column 3", f"C {options(game.s, C)[0]} + column 1")
    found = [[point.points for point in STONESPINE.standing(game.s).of("paths", seat)] for seat in (A, B, C)]
    assert found[:2] == [[1, 0], [1, 0]], "the exit's token is kept for the end"
    other = Sitting(3, chambers=hands_for(3, rows), blueprints="bp2 bp1 bp3")
    other.say("A place 50 + column 2", "B place 26 + column 3", f"C {options(other.s, C)[0]} + column 1")
    found = [[point.points for point in STONESPINE.standing(other.s).of("paths", seat)] for seat in (A, B, C)]
    assert found[:2] == [[0, 0], [0, 0]]


@pytest.mark.parametrize("seats", TABLES_OF_MORE)
def test_S3_12_five_chambers_each_seen_by_the_owner_only(seats: int) -> None:
    game = Sitting(seats)
    assert [len(hand) for hand in game.s.hand] == [5] * seats
    for seat in game.viewers:
        seen = seen_by(game.s, seat)
        assert cards(seen.pile) == [0] * (100 - 5 * seats), "its size is open"
        for owner in range(seats):
            assert known(seen.hand[owner], seat) == (cards(game.s.hand[owner]) if owner == seat else [])
        told = [event for event in game.heard(seat) if isinstance(event, ChamberDealt)]
        assert len(told) == 5 * seats
        assert all([(event.piece >> 16 > 0) == (event.seat == seat) for event in told])


def test_S3_12_every_chamber_left_is_as_likely() -> None:
    s = at_question("chamber", 2)
    for left in range(100, 90, -1):
        offered = RULES.legal(s, CHANCE)
        assert len(offered) == len({*offered}) == left
        assert set(RULES.weights(s, offered)) == {1}
        s = apply(STONESPINE, s, CHANCE, offered[left // 2]).position


@pytest.mark.parametrize("seats", TABLES)
def test_S3_13_set_up_asks_a_seat_nothing_and_year_1_starts_with_construction(seats: int) -> None:
    match = Match(STONESPINE, [f"player {n}" for n in range(seats)], Script([]))
    assert {entry.seat for row in match.record().rows for entry in row.entries} == {CHANCE}
    assert (match.position.year, match.position.turn, asked(match.position)) == (1, 1, "place")
    assert match.position.waiting == (1 << seats) - 1
