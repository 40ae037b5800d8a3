"""The worked examples of RULES.md that are about the course of play; the others stand with what they score."""

import pytest

from partie.core import NOBODY, SPECTATOR, UNKNOWN, IllegalAction, Outcome, Seat, seats_in
from partie.core.cards import cards, face
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.ending import dungeon_of
from partie.games.stonespine.events import (
    ChamberDealt,
    ChamberDiscarded,
    ChamberPlaced,
    GoldCounted,
    JaelGained,
    JaelStruck,
    JaelTook,
    SeatPassed,
)
from partie.games.stonespine.improvement import count_gold, elements_in
from partie.games.stonespine.places import BOTTOM, EDGE_NAMES, edge
from partie.games.stonespine.printed import OWN

from .dungeons import place_at
from .helpers import (
    A,
    B,
    C,
    Sitting,
    asked,
    at_market,
    build_rows,
    hands_for,
    known,
    laid_in,
    lie_in,
    options,
    rooms_of,
    seen_by,
)


def solo_market(gold: int, jael: str, year: int = 1, **wishes: str) -> Sitting:
    """A solo market when it opens, with this gold against this card of Jael's."""
    others = [code for code in ("jB", "jC", "jD", "jE") if code != jael]
    cards_of_jael = [*others[: year - 1], jael]
    game = Sitting(1, None, jael=" ".join(cards_of_jael), **wishes).until("place", year=year, turn=4)
    s = game.s.clone()
    s.passed, s.acted, s.hand[A] = NOBODY, False, ()
    s.rooms[A] = s.rooms[A][: 4 * year - 4] + rooms_of("33 76 85 95")[: 20 - 4 * year]
    game.s = at_market(s, [gold])
    return game


def test_E1_set_up_for_three_seats() -> None:
    s = Sitting(3, rank="B C").s
    assert (len(s.shown_challenges), len(s.stalls), len(s.goal)) == (4, 2, 1)
    assert [s.gold[seat] for seat in s.priority] == [0, 1, 1]
    assert s.priority == (B, C, A)
    for seat in (A, B, C, SPECTATOR):
        assert [len(known(blueprint, seat)) for blueprint in s.blueprints] == [1, 1, 1]
    entrances = [OWN.entrance[face(blueprint[0])] for blueprint in s.blueprints]
    assert all([column in (1, 2) for column in entrances]), "columns 2 and 3"
    assert [len(hand) for hand in s.hand] == [5, 5, 5]


def test_E2_ten_gold_on_the_row_and_three_chests_make_13() -> None:
    """Gold 3, 2, 2, 3 and chests on 25 Tomb, 47 Cache."""
    rows = {A: "25 47 50 82"}, {A: "42 51 64 20"}
    game = Sitting(3, chambers=hands_for(3, *rows))
    build_rows(game, rows[0])
    build_rows(game.until("place", year=2), rows[1])
    counted = [event for event in game.heard(B) if isinstance(event, GoldCounted)]
    assert counted[A] == GoldCounted(A, 10, 3, 0, 0, 13)


def test_E3_a_purchase_for_5_and_the_next_seat() -> None:
    """Blue is A, red is B."""
    game = Sitting(3, market="m9 m2", tokens="bear gnoll slime ooze").until("visit-market")
    game.s = at_market(game.s, [12, 10, 3])
    assert seats_in(game.s.waiting) == [A]
    game.buy("A", "m9 bottom")
    assert game.s.gold == [7, 10, 3]
    assert lie_in(game.s.embedded[A]) == "ooze slime"
    assert len(game.s.laid[A]) == 2
    assert seats_in(game.s.waiting) == [B]


@pytest.mark.parametrize("below", ["100", "83", "50"])
def test_E4_a_passage_on_the_bottom_edge_connects_whatever_is_placed_under_it(below: str) -> None:
    rows = {A: "48 65 95 85"}, {A: f"26 {below} 3 4"}
    market = {"market": "m8 m3", "tokens": "slime passage passage passage passage"}
    game = Sitting(3, None, chambers=hands_for(3, *rows), **market)
    build_rows(game, rows[0]).say("A buy m8 bottom", "A tunnel b1/b2")
    assert EDGE_NAMES[edge(place_at(1, 2), BOTTOM)] == "b1/b2"
    build_rows(game.until("place", year=2), rows[1])
    assert dungeon_of(game.s, A).south >> place_at(1, 2) & 1


def test_E8_jael_gets_the_two_green_cards_of_three() -> None:
    """1 is placed and 2 kept; 4 and 5 are green like Jael B, 3 is blue."""
    game = Sitting(1, jael="jB", chambers="1 2 3 4 5").say("A place 1 + column 1", "A keep 2")
    assert [face(event.piece) for event in game.heard(A) if isinstance(event, JaelGained)] == [4, 5]
    assert [face(event.piece) for event in game.heard(A) if isinstance(event, ChamberDiscarded)] == [3]
    assert len([event for event in game.heard(A) if isinstance(event, ChamberDealt)]) == 3
    assert cards(game.s.jael_chambers) == [4, 5]
    assert (game.s.turn, len(game.s.hand[A])) == (2, 4)


def test_E9_jael_discards_challenge_4() -> None:
    game = solo_market(0, "jA", challenges="ch22 ch4 ch8")
    assert lie_in(game.s.gone_challenges) == "ch4"
    assert lie_in(game.s.shown_challenges) == "ch8 ch22"


def test_E11_a_row_of_ten_and_two_chests_on_the_tomb() -> None:
    rows = {A: "50 25 82 89"}, {A: "91 67 51 20"}
    assert [OWN.names[int(card)] for card in rows[1][A].split()] == [
        "Barracks",
        "Alleyway",
        "Stockyard",
        "Burial Grounds",
    ]
    game = Sitting(3, chambers=hands_for(3, *rows))
    build_rows(build_rows(game, rows[0]).until("place", year=2), rows[1])
    assert game.s.gold[A] == 12


def test_E12_a_count_of_34_gives_30() -> None:
    s = Sitting(2).s
    s.rooms[A] = rooms_of("48 65 95 33")
    s.laid[A] = laid_in({0: "chest chest", 1: "chest chest", 2: "chest chest chest chest"})
    s.gold = [0, 0]
    assert sum([OWN.gold[card] for card in s.rooms[A]]) + 8 == 34
    count_gold(s)
    assert s.gold[A] == 30


def test_E18_final_priority_of_two_seats_gives_9_and_6() -> None:
    for first, points in ((A, [9, 6]), (B, [6, 9])):
        game = Sitting(2).until("visit-market", year=4)
        game.s = at_market(game.s, [20, 10] if first == A else [10, 20])
        sheet = STONESPINE.sheet(game.to_the_end().s)
        assert [[point.points for point in sheet.of("priority", seat)] for seat in (A, B)] == [
            [each] for each in points
        ]


def test_E20_five_seats_empty_the_chamber_deck_exactly_with_the_deal_of_year_4() -> None:
    game = Sitting(5)
    sizes = []
    for year in (1, 2, 3, 4):
        game.until("place", year=year, turn=1)
        sizes.append(len(game.s.pile))
    assert sizes == [75, 50, 25, 0]
    assert [len(hand) for hand in game.s.hand] == [5] * 5
    game.to_the_end()
    assert len(game.s.discarded) == 20
    assert STONESPINE.outcome(game.s) is not None


def test_E30_acting_order_priority_and_gold_at_passing() -> None:
    """Card 3 sells C for 4, card 9 C C for 5; B cannot buy anything with its last coin and passes unasked."""
    game = Sitting(3, market="m3 m9").until("visit-market")
    s = game.s.clone()
    s.rooms[B] = rooms_of("33 76 85 95")
    game.s = at_market(s, [10, 10, 7], (B, A, C))
    acted: list[Seat] = [game.s.acting]
    gold: list[int] = []
    for answers in (
        ("B buy m3 bottom", "B embed a1"),
        ("A pass", "A take ch1"),
        ("C pass", "C take ch2"),
        ("B buy m9 bottom", "B embed a1", "B embed b1"),
    ):
        game.say(*answers)
        acted.append(game.s.acting)
        gold += [event.gold for event in game.heard(A) if isinstance(event, SeatPassed)]
    assert acted == [B, A, C, B, B]
    assert asked(game.s) == "take-challenge"
    game.say("B take ch3")
    assert game.s.priority == (A, C, B)
    assert gold == [10, 7, 1]


@pytest.mark.parametrize(("gold", "left"), [(12, 9), (13, 10)])
def test_E31_jael_acts_when_a_purchase_leaves_as_much_gold_or_less(gold: int, left: int) -> None:
    game = solo_market(gold, "jA", market="m9 m2")
    assert not game.s.acted
    game.buy("A", "m2 bottom")
    assert game.s.gold == [left]
    assert [type(event) for event in game.heard(A) if isinstance(event, JaelTook | JaelStruck)] == [
        JaelTook,
        JaelStruck,
    ]
    assert asked(game.s) == "visit-market"
    taken = game.s.jael_tokens
    game.buy("A", "m2 top")
    assert game.s.jael_tokens == taken, "no further comparison"


def test_E32_passing_at_once_while_richer_than_jael() -> None:
    game = solo_market(14, "jA", year=2)
    assert (game.s.year, OWN.jael_gold[1]) == (2, 10)
    on_the_market = cards(game.s.tokens)
    had, gone = cards(game.s.jael_tokens), len(game.s.gone_challenges)
    game.say("A pass")
    assert len(options(game.s, A)) == 3
    game.say(f"A {options(game.s, A)[1]}")
    assert cards(game.s.jael_tokens) == sorted(had + on_the_market)
    assert len(game.s.gone_challenges) - gone == 2


@pytest.mark.parametrize(("gold", "points"), [(10, [6, 9]), (11, [9, 6]), (9, [6, 9])])
def test_E33_equal_gold_in_year_4_is_jaels(gold: int, points: list[int]) -> None:
    game = solo_market(gold, "jA", year=4).say("A pass")
    assert not game.s.waiting
    sheet = STONESPINE.sheet(game.s)
    assert [[point.points for point in sheet.of("final-gold", column)] for column in (0, 1)] == [
        [each] for each in points
    ]


@pytest.mark.parametrize(
    ("jael", "place", "ending"), [(119, 1, "jael-beaten"), (120, 2, "jael-won"), (121, 2, "jael-won")]
)
def test_E34_an_equal_total_is_a_loss(jael: int, place: int, ending: str) -> None:
    s = Sitting(1).to_the_end().s
    s.vp, s.jael_vp = (120,), jael
    assert STONESPINE.outcome(s) == Outcome((place,), (120,), ending, "jael")


def test_E37_one_of_two_tokens_may_go_into_a_chamber_with_three_elements() -> None:
    game = Sitting(3, market="m9 m2", tokens="bear gnoll slime ooze").until("visit-market")
    s = game.s.clone()
    s.rooms[A] = rooms_of("99 33 76 95")
    game.s = at_market(s, [30, 0, 0])
    assert elements_in(game.s, A)[0] == 3
    game.say("A buy m9 bottom")
    assert "embed a1" in options(game.s, A)
    game.say("A embed a1")
    assert "embed a1" not in options(game.s, A)
    with pytest.raises(IllegalAction):
        game.say("A embed a1")
    assert options(game.s, A) == ["embed b1", "embed c1", "embed d1"]


def test_E38_two_of_three_sealed_answers_show_nothing() -> None:
    game = Sitting(3).say("A place 1 + column 2", "C place 11 + column 4")
    for seat in game.viewers:
        seen = seen_by(game.s, seat)
        assert seen.rooms == [(0,) * 16] * 3
        assert seen.built == [(), (), ()]
        for other in {A, C} - {seat}:
            assert seen.sealed[other] == (UNKNOWN,)
    game.say("B place 6 + column 1")
    for seat in game.viewers:
        told = [event for event in game.heard(seat) if isinstance(event, ChamberPlaced)]
        assert [(event.seat, face(event.piece), event.place) for event in told] == [
            (A, 1, "b1"),
            (B, 6, "a1"),
            (C, 11, "d1"),
        ]
        assert [cards(built) for built in seen_by(game.s, seat).built] == [[1], [6], [11]]
