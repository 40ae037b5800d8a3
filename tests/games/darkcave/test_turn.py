"""D4 The turn; D12 Discarding."""

import pytest

from partie.core import CHANCE, SPECTATOR, IllegalAction, letter, seats_in
from partie.core.seats import DEALER
from partie.games.darkcave.events import CardDealt, CardsDropped, TurnBegan, TurnSkipped

from .caves import RULES, TABLES, A, B, C, Table, begun, code, known, random_walk, table
from .turns import ROAD, discards, events_of, hand_of, lies_before, names_heard, rest

# -- D4 The turn -------------------------------------------------------------------------------------------------------


def test_D4_1_turns_pass_clockwise_starting_with_the_first_seat() -> None:
    game = begun(3, first="C")
    order = [game.s.acting]
    for _ in range(5):
        order.append(rest(game).s.acting)
    assert order == [C, A, B, C, A, B]


def test_D4_2_effects_at_the_start_then_play_then_move_then_draw() -> None:
    game = table(2, "I-ns (0,1)", turn=B, webs={"I-web": "A (0,0) east 2"}, hands={A: "I-cross I-boots"})
    rest(game)
    assert names_heard(game, A)[-2:] == ["TurnBegan", "WebWorn"]
    game.waits_for_chance = True
    asked = [game.asked()]
    game.say("A play I-boots + equip A")
    asked.append(game.asked())
    game.say("A stop")
    asked.append(game.asked())
    assert asked == ["play", "dwarf-step", "draw"]
    assert game.s.waiting == DEALER


def test_D4_2_step_1_must_be_done_and_step_2_may_be_left() -> None:
    game = table(2, "I-ns (0,1)", hands={A: "I-cross I-boots"})
    assert game.asked() == "play"
    assert game.options(A, "stop") == []
    with pytest.raises(IllegalAction):
        game.say("A stop")
    game.say("A drop I-cross + enough")
    assert "stop" in game.options(A)


def test_D4_3_webs_then_creatures_then_the_dwarf_then_the_empty_hand() -> None:
    game = table(
        2,
        ROAD,
        turn=B,
        hands={A: "", B: "I-ns I-bend-a"},
        webs={"I-web": "A (0,0) east 1", "II-web": "A (0,0) west 2"},
        creatures={"goblin": "A (4,0)", "rat": "A (5,0)"},
        lying=[A],
    )
    rest(game)
    begin = names_heard(game, SPECTATOR).index("TurnBegan")
    assert names_heard(game, SPECTATOR)[begin : begin + 7] == [
        "TurnBegan",
        "WebGone",
        "WebWorn",
        "CreatureWithdrew",
        "CreatureWithdrew",
        "DwarfStoodUp",
        "TurnSkipped",
    ]


def test_D4_3_nothing_at_the_start_of_a_turn_is_a_decision() -> None:
    game = table(2, step="start", webs={"I-web": "A (0,0) east 2"}, lying=[A])
    assert game.asked() == "play"
    assert game.s.web_sides[0] == 1
    assert game.s.lying == 0


def test_D4_4_own_webs_turn_from_2_to_1_or_go() -> None:
    webs = {"I-web": "A (0,0) east 2", "II-web": "A (0,0) west 1", "III-web": "B (0,0) north 2"}
    game = table(2, step="start", webs=webs)
    assert game.s.web_sides == [1, 0, 2]
    assert lies_before(game, A) == ["I-web"]
    assert discards(game) == ["II-web"]
    assert lies_before(game, B) == ["III-web"]


def test_D4_5_own_creatures_go_back_and_their_cards_are_discarded() -> None:
    game = table(2, ROAD, step="start", creatures={"rat": "A (4,0)", "goblin": "A (2,0)", "lindworm": "B (3,0)"})
    assert [game.creature(kind) for kind in ("rat", "goblin")] == ["out", "out"]
    assert game.creature("lindworm") == "(3,0) hub"
    assert sorted(discards(game)) == ["I-goblin", "I-rat"]
    assert (lies_before(game, A), lies_before(game, B)) == ([], ["I-lindworm"])


def test_D4_6_a_lying_dwarf_stands_up_and_cannot_move_in_this_turn() -> None:
    game = table(2, ROAD, step="start", lying=[A, B], hands={A: "I-boots I-cross-lair", B: "I-ns I-bend-a"})
    assert game.s.lying == 1 << B
    game.waits_for_chance = True
    game.say("A play I-boots + equip A")
    assert game.asked() == "draw", "no dwarf step is asked, boots or not"


def test_D4_6_in_its_next_turn_it_may_move_again() -> None:
    game = table(2, ROAD, step="start", lying=[A])
    rest(game, 2)
    game.say(f"A {game.options(A, 'drop')[0]} + enough")
    assert game.asked() == "dwarf-step"


def test_D4_7_a_seat_without_cards_is_skipped() -> None:
    game = table(
        3, ROAD, turn=A, front={B: "I-axe"}, hands={A: "I-ns I-bend-a", B: ""}, webs={"I-web": "C (0,0) east 2"}
    )
    rest(game)
    assert [event.seat for event in events_of(game, TurnBegan, SPECTATOR)] == [B, C]
    assert [event.seat for event in events_of(game, TurnSkipped, SPECTATOR)] == [B]
    assert [event.seat for event in events_of(game, CardDealt, SPECTATOR)] == [A]
    assert (game.s.acting, lies_before(game, B)) == (C, ["I-axe"])


def test_D4_8_the_effects_at_the_start_happen_in_a_skipped_turn_too() -> None:
    webs = {"I-web": "B (0,0) north 1"}
    game = table(3, ROAD, hands={B: ""}, webs=webs, creatures={"rat": "B (4,0)"}, lying=[B])
    rest(game)
    assert (game.s.acting, game.s.lying, game.s.web_sides[0]) == (C, 0, 0)
    assert game.creature("rat") == "out"
    assert lies_before(game, B) == []


def test_D4_9_one_path_card_or_one_action_card_or_one_or_two_discards() -> None:
    game = table(2, "I-ew (-1,0)", hands={A: "I-cross I-boots I-ns"})
    assert set(game.options(A)) == {
        *("play I-cross", "play I-boots", "play I-ns"),
        *("drop I-cross", "drop I-boots", "drop I-ns"),
    }
    assert game.copy().say("A play I-cross + lay (1,0) as-it-is").asked() == "dwarf-step"
    assert game.copy().say("A play I-boots + equip B").asked() == "dwarf-step"
    assert game.copy().say("A drop I-cross + enough").asked() == "dwarf-step"
    assert game.copy().say("A drop I-cross + drop I-ns").asked() == "dwarf-step"


def test_D4_9_the_same_face_twice_is_one_option() -> None:
    assert table(2, hands={A: "I-bend-a I-bend-a"}).options(A) == ["play I-bend-a", "drop I-bend-a"]


def test_D4_10_a_card_without_place_or_target_can_only_be_discarded() -> None:
    game = table(2, hands={A: "I-rat II-cave-in I-boots"}, front={A: "I-boots", B: "II-boots"})
    assert game.options(A) == ["drop I-boots", "drop I-rat", "drop II-cave-in"]
    assert game.refusal("A play I-rat") == "no-lair"
    assert game.refusal("A play II-cave-in") == "no-target"
    assert game.refusal("A play I-boots") == "no-target"
    assert game.refusal("A play I-cross") == "not-in-hand"
    assert game.refusal("A drop I-cross") == "not-in-hand"


def test_D4_10_a_path_card_without_a_place_can_only_be_discarded() -> None:
    east = "I-bend-b (0,1) turned; I-bend-b (1,0); I-bend-a (1,1) turned"
    west = "II-bend-b (0,-1); III-bend-b (-1,0) turned; I-bend-a (-1,-1)"
    game = table(2, f"{east}; {west}", hands={A: "I-cross I-ns"})  # two rings: no open end is left
    assert (game.layings("I-cross"), game.layings("I-ns")) == ([], [])
    assert game.options(A) == ["drop I-cross", "drop I-ns"]
    assert game.refusal("A play I-cross") == "no-place"


@pytest.mark.parametrize(("boots", "most"), [("", 3), ("I-boots", 4)])
def test_D4_11_up_to_3_spaces_and_4_with_boots(boots: str, most: int) -> None:
    game = table(2, ROAD, step="move", front={A: boots})
    for x in range(1, most + 1):
        assert game.asked() == "dwarf-step"
        game.say(f"A go ({x},0) hub")
    assert (game.s.acting, game.dwarf(A)) == (B, f"({most},0) hub")


@pytest.mark.parametrize(
    ("answer", "drawn"),
    [
        ("A play I-cross + lay (1,0) as-it-is", 1),
        ("A play I-boots + equip B", 1),
        ("A drop I-cross + enough", 1),
        ("A drop I-cross + drop I-boots", 2),
    ],
)
def test_D4_12_one_card_is_drawn_after_a_play_and_as_many_as_were_discarded(answer: str, drawn: int) -> None:
    game = table(2, "I-ew (-1,0)", hands={A: "I-cross I-boots I-ns"})
    game.say(answer, "A stop")
    assert [event.seat for event in events_of(game, CardDealt, SPECTATOR)] == [A] * drawn
    assert len(game.s.hand[A]) == 3


def test_D4_13_a_seat_whose_dwarf_has_left_plays_and_draws_without_moving() -> None:
    game = table(4, ROAD, left=[A], hands={A: "I-ns I-boots"})
    game.say("A play I-boots + equip B", draw="I-tee-v")
    assert (game.s.acting, sorted(hand_of(game, A))) == (B, ["I-ns", "I-tee-v"])
    rest(game, 3)
    assert (game.s.acting, game.asked()) == (A, "play")


def test_D4_14_after_the_draw_the_next_seat_is_active() -> None:
    game = table(3, ROAD, turn=C)
    game.waits_for_chance = True
    game.say(f"C {game.options(C, 'drop')[0]} + enough", "C stop")
    assert (game.asked(), game.s.acting) == ("draw", C)
    game.say(f"* {game.options(CHANCE)[0]}")
    assert (game.asked(), game.s.acting) == ("play", A)


@pytest.mark.parametrize("seats", TABLES)
def test_D4_15_only_one_seat_decides_and_only_the_axe_question_goes_to_another(seats: int) -> None:
    strangers = set()
    for s, _, _ in random_walk(seats, "alone"):
        waiting = seats_in(s.waiting)
        assert len(waiting) == 1
        if waiting[0] not in (CHANCE, s.acting):
            strangers.add(RULES.question(s).name)
    assert strangers <= {"axe"}


def test_D4_15_the_axe_question_is_asked_outside_the_own_turn() -> None:
    game = table(2, ROAD, dwarfs={B: "(3,0)"}, hands={A: "I-rat I-ns"}, front={B: "I-axe"})
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub")
    assert (game.asked(), game.s.acting, game.who()) == ("axe", A, [B])


# -- D12 Discarding ----------------------------------------------------------------------------------------------------


def test_D12_1_one_or_two_cards_of_choice_without_effect() -> None:
    game = table(2, ROAD, hands={A: "I-rat I-boots I-ns"})
    one = game.copy().say("A drop I-boots + enough")
    two = game.copy().say("A drop I-rat + drop I-boots")
    assert (hand_of(one, A), discards(one)) == (["I-ns", "I-rat"], ["I-boots"])
    assert (hand_of(two, A), discards(two)) == (["I-ns"], ["I-boots", "I-rat"])
    for after in (one, two):
        assert (after.s.creatures, after.s.front) == (game.s.creatures, game.s.front)


def test_D12_1_never_three() -> None:
    game = table(2, hands={A: "I-rat I-boots I-ns"}).say("A drop I-rat + drop I-boots")
    assert game.options(A, "drop") == []


def test_D12_1_with_one_card_in_hand_only_one() -> None:
    game = table(2, ROAD, hands={A: "I-boots"}).say("A drop I-boots")
    assert (game.asked(), hand_of(game, A), game.s.due) == ("dwarf-step", [], 1)


def test_D12_1_two_copies_of_one_card_may_go() -> None:
    game = table(2, hands={A: "I-bend-a I-bend-a I-ns"})
    assert game.options(A, after="drop I-bend-a") == ["drop I-ns", "drop I-bend-a", "enough"]
    assert discards(game.say("A drop I-bend-a + drop I-bend-a")) == ["I-bend-a", "I-bend-a"]


@pytest.mark.parametrize("reader", [B, SPECTATOR])
def test_D12_2_number_and_levels_are_public_and_the_faces_known_to_the_seat(reader: int) -> None:
    game = table(2, hands={A: "I-rat II-cave-in I-ns"}).say("A drop I-rat + drop II-cave-in")
    (told,) = events_of(game, CardsDropped, reader)
    assert sorted([code(p >> 16) for p in told.pieces]) == ["level-1", "level-2"]
    assert known(game.s.discarded, reader) == []
    (own,) = events_of(game, CardsDropped, A)
    assert sorted([code(p >> 16) for p in own.pieces]) == ["I-rat", "II-cave-in"]
    assert sorted(known(game.s.discarded, A)) == ["I-rat", "II-cave-in"]


def test_D12_3_first_one_card_then_a_second_or_no_more() -> None:
    game = table(2, hands={A: "I-rat I-boots I-ns"}).say("A drop I-rat")
    assert (game.asked(), game.who()) == ("drop", [A])
    assert game.options(A) == ["drop I-ns", "drop I-boots", "enough"]
    assert game.refusal("A drop I-rat") == "not-in-hand"
    assert game.refusal("A play I-ns") == "not-offered"


def test_D12_3_both_leave_together_and_nothing_is_shown_before() -> None:
    game = table(2, hands={A: "I-rat I-boots I-ns"})
    before = game.s.hand[A]
    game.say("A drop I-rat")
    assert (game.s.hand[A], game.s.discarded, game.told) == (before, (), [])
    others: list[Table] = []
    for card in ("I-rat", "I-boots", "I-ns"):
        others.append(table(2, hands={A: "I-rat I-boots I-ns"}).say(f"A drop {card}"))
    for seat in (B, SPECTATOR):
        assert len({other.look(seat) for other in others}) == 1, letter(seat)
    game.say("A drop I-boots")
    assert [len(event.pieces) for event in events_of(game, CardsDropped, B)] == [2]
