"""D10 Creatures: calling and moving; D11 Attacks, the axe as an interrupt, and what is lost."""

from collections.abc import Mapping, Sequence

import pytest

from partie.core import CHANCE, SPECTATOR, Seat
from partie.core.seats import DEALER
from partie.games.darkcave.edition import FIRST, SECOND, Edition
from partie.games.darkcave.events import (
    Attacked,
    AxeSpared,
    CardDealt,
    CardLost,
    CreatureKilled,
    CreatureMoved,
    HandLowered,
)
from partie.games.darkcave.position import DarkCave

from .caves import (
    RULES,
    TABLES,
    A,
    B,
    C,
    D,
    Table,
    at,
    code,
    known,
    levels,
    random_positions,
    random_walk,
    space,
    table,
)
from .turns import ROAD, discards, events_of, hand_of, lies_before, names_heard, rest

KINDS = ("rat", "lindworm", "goblin")


def hunted(
    kind: str,
    front: Mapping[Seat, str] | None = None,
    gold: Mapping[Seat, int] | None = None,
    lying: Sequence[Seat] = (),
) -> Table:
    """A calls this creature on the lair at (4,0); B and C stand at (3,0), D on the start card."""
    game = table(
        4,
        ROAD,
        dwarfs={B: "(3,0)", C: "(3,0)"},
        hands={A: f"I-{kind} I-ns", B: "I-bend-a II-ns", C: "I-bend-b II-ew"},
        front=front,
        gold=gold,
        lying=lying,
    )
    return game.say(f"A play I-{kind} + call (4,0)")


# -- D10 Calling and moving --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_D10_1_the_card_lies_in_front_then_the_creature_is_placed_and_moved(kind: str) -> None:
    game = table(2, ROAD, hands={A: f"I-{kind} I-ns"})
    game.say(f"A play I-{kind} + call (4,0)")
    assert lies_before(game, A) == [f"I-{kind}"]
    assert names_heard(game, SPECTATOR) == ["ActionPlayed", "CreatureCalled"]
    assert (game.creature(kind), game.asked()) == ("(4,0) hub", "creature-step")
    game.say("A go (3,0) hub", "A stop")
    assert (game.creature(kind), game.asked()) == ("(3,0) hub", "dwarf-step")


def test_D10_2_on_any_lair_space_of_a_face_up_card() -> None:
    cave = "I-cross-lair (1,0); II-tee-h-lair (0,1) turned; III-tee-v-lair (7,7); goal-lair (4,4); I-ew (2,0)"
    game = table(
        2, cave, hands={A: "I-rat"}, dwarfs={A: "(1,0)"}, creatures={"goblin": "B (1,0)"}, goals="exit lair gold ladder"
    )
    assert set(game.options(A, after="play I-rat")) == {"call (1,0)", "call (0,1)", "call (7,7)", "call (4,4)"}
    placed = {"(1,0)": "(1,0) hub", "(0,1)": "(0,1) n", "(7,7)": "(7,7) hub", "(4,4)": "(4,4) hub"}
    for cell, where in placed.items():
        after = game.copy().say(f"A play I-rat + call {cell}")
        assert after.creature("rat") == where, "on level II the marked port, turned with the card"
    assert game.refusal("A play I-rat + call (2,0)") == "no-lair"


def test_D10_3_placing_is_not_entering() -> None:
    game = table(2, ROAD, dwarfs={A: "(4,0)", B: "(4,0)"}, hands={A: "I-goblin"}, front={B: "I-axe"})
    game.say("A play I-goblin + call (4,0)", "A stop")
    assert (game.s.gold, game.asked()) == ([3, 3], "dwarf-step")
    assert lies_before(game, B) == ["I-axe"]


def test_D10_4_without_a_lair_face_up_the_card_cannot_be_played() -> None:
    game = table(2, "I-ew (1,0)", hands={A: "I-rat I-lindworm I-goblin"})
    assert game.options(A, "play") == []
    assert game.refusal("A play I-goblin") == "no-lair"
    hidden = table(2, "I-ew (1,0)", goals="lair exit gold ladder", hands={A: "I-rat"}, looked=["A north-west"])
    assert hidden.options(A, "play") == [], "a lair on a hidden goal does not count, even for one who knows it"


def test_D10_5_a_creature_on_the_table_moves_from_where_it_stands_and_needs_no_lair() -> None:
    game = table(2, "I-ew (1,0); I-tee-h (2,0)", hands={A: "I-rat I-ns"}, creatures={"rat": "B (2,0)"})
    game.say("A play I-rat")
    assert (game.asked(), game.creature("rat")) == ("creature-step", "(2,0) hub")
    assert game.options(A) == ["go (1,0) hub", "stop"]


def test_D10_6_the_former_owners_card_is_discarded_and_the_new_owners_turn_removes_it() -> None:
    game = table(3, ROAD, hands={A: "II-rat I-ns"}, creatures={"rat": "B (4,0)"})
    assert lies_before(game, B) == ["I-rat"]
    game.say("A play II-rat", "A stop", "A stop")
    assert (lies_before(game, A), lies_before(game, B), discards(game)) == (["II-rat"], [], ["I-rat"])
    rest(game, 2)
    assert (game.s.acting, game.creature("rat"), lies_before(game, A)) == (A, "out", [])


@pytest.mark.parametrize(("kind", "reach"), [("rat", 3), ("lindworm", 4), ("goblin", 5)])
def test_D10_7_range(kind: str, reach: int) -> None:
    game = table(2, ROAD, hands={A: f"I-{kind}"}).say(f"A play I-{kind} + call (4,0)")
    for step in range(reach):
        assert game.asked() == "creature-step", step
        game.say("A go (5,0) hub" if step % 2 == 0 else "A go (4,0) hub")
    assert game.asked() == "dwarf-step"


@pytest.mark.parametrize("kind", KINDS)
def test_D10_7_moves_may_be_left_unused_also_all(kind: str) -> None:
    game = table(2, ROAD, hands={A: f"I-{kind}"}).say(f"A play I-{kind} + call (4,0)", "A stop")
    assert (game.creature(kind), game.asked()) == ("(4,0) hub", "dwarf-step")


def test_D10_8_it_attacks_dwarfs_it_stands_with_only_by_leaving_and_entering_again() -> None:
    game = table(2, ROAD, dwarfs={B: "(4,0)"}, hands={A: "II-goblin"}, creatures={"goblin": "B (4,0)"})
    stays = game.copy().say("A play II-goblin", "A stop")
    assert stays.s.gold[B] == 3
    leaves = game.copy().say("A play II-goblin", "A go (5,0) hub", "A stop")
    assert leaves.s.gold[B] == 3
    comes_back = game.copy().say("A play II-goblin", "A go (5,0) hub", "A go (4,0) hub")
    assert (comes_back.s.gold[B], comes_back.asked()) == (2, "dwarf-step")


def test_D10_9_step_by_step_to_adjacent_spaces_back_and_forth() -> None:
    game = table(2, ROAD, hands={A: "I-rat"}).say("A play I-rat + call (4,0)")
    assert set(game.options(A)) == {"go (3,0) hub", "go (5,0) hub", "stop"}
    assert game.refusal("A go (2,0) hub") == "too-far"
    game.say("A go (5,0) hub", "A go (4,0) hub", "A go (5,0) hub")
    assert game.creature("rat") == "(5,0) hub"
    assert [event.cell for event in events_of(game, CreatureMoved, B)] == [at(5, 0), at(4, 0), at(5, 0)]


def test_D10_10_ladders_bridges_and_tunnels_cost_creatures_nothing() -> None:
    game = table(2, "I-tee-h-ladder (7,0); I-cross-lair (0,1)", dwarfs={A: "(0,1)", B: "(0,1)"}, hands={A: "I-goblin"})
    game.say("A play I-goblin + call (0,1)", "A go (0,0) hub", "A go (7,0) hub")
    assert (game.creature("goblin"), game.s.gold) == ("(7,0) hub", [3, 3])
    bridge = table(
        2,
        "I-cross-lair (0,1); I-bridge-ns (0,-1); I-ns (0,-2); I-ew (1,-1)",
        dwarfs={A: "(0,1)", B: "(0,1)"},
        hands={A: "I-lindworm"},
    )
    bridge.say("A play I-lindworm + call (0,1)", "A go (0,0) hub", "A go (0,-1) lane1")
    assert set(bridge.options(A, "go")) == {"go (0,0) hub", "go (0,-2) hub"}, "the lanes are not connected"
    assert (len(bridge.s.hand[A]), len(bridge.s.hand[B])) == (0, 5), "no card is lost on the bridge"
    tunnel = table(2, "I-cross-lair (1,0); I-tunnel-ne (2,0)", hands={A: "I-goblin"})
    tunnel.say("A play I-goblin + call (1,0)", "A go (2,0) lane2", "A go (2,0) tunnel", "A go (2,0) lane1")
    assert (tunnel.creature("goblin"), tunnel.s.gold) == ("(2,0) lane1", [3, 3])


def test_D10_11_a_web_stops_a_creature_and_no_axe_helps_it() -> None:
    game = table(2, ROAD, hands={A: "I-goblin"}, front={A: "I-axe"}, webs={"I-web": "B (3,0) east 2"})
    game.say("A play I-goblin + call (4,0)")
    assert set(game.options(A)) == {"go (5,0) hub", "stop"}


@pytest.mark.parametrize("kind", KINDS)
def test_D10_12_on_entering_a_space_with_dwarfs_it_stops_and_attacks(kind: str) -> None:
    game = hunted(kind).say("A go (3,0) hub")
    assert [event.seat for event in events_of(game, Attacked, SPECTATOR)] == [B, C]
    assert (game.creature(kind), game.asked()) == ("(3,0) hub", "dwarf-step")


def test_D10_13_a_creature_on_a_hidden_goal_does_not_reveal_it() -> None:
    game = table(2, "I-cross-lair (4,3)", hands={A: "I-rat"})
    before = [piece for corner in game.s.goals for piece in corner]
    game.say("A play I-rat + call (4,3)", "A go (4,4) goal")
    assert (game.creature("rat"), at(4, 4) in game.s.cave) == ("(4,4) goal", False)
    assert [piece for corner in game.s.goals for piece in corner] == before
    for reader in (A, B, SPECTATOR):
        assert known(game.s.goals[1], reader) == []


def test_D10_14_for_creatures_a_hidden_goal_is_one_space() -> None:
    cave = "I-cross-lair (4,3); I-cross (3,4); I-ns (5,4); I-cross-lair (4,5)"
    game = table(2, cave, hands={A: "I-goblin"}, webs={"I-web": "B (4,5) south 2"})
    game.say("A play I-goblin + call (4,3)", "A go (4,4) goal")
    # (5,4) is closed towards the goal, and a web lies on the edge to (4,5).
    assert set(game.options(A, "go")) == {"go (4,3) hub", "go (3,4) hub"}


@pytest.mark.parametrize("feature", ["exit", "ladder", "lair", "gold"])
def test_D10_14_what_a_creature_may_do_does_not_depend_on_the_hidden_face(feature: str) -> None:
    others = [each for each in ("exit", "ladder", "lair", "gold") if each != feature]
    goals = f"{others[0]} {feature} {others[1]} {others[2]}"
    game = table(2, "I-cross-lair (4,3); I-cross (3,4)", hands={A: "I-goblin"}, goals=goals)
    game.say("A play I-goblin + call (4,3)", "A go (4,4) goal")
    assert set(game.options(A)) == {"go (4,3) hub", "go (3,4) hub", "stop"}


def test_D10_15_it_may_stop_anywhere_never_leaves_and_takes_no_gold() -> None:
    game = table(2, "goal-exit (4,4); III-tee-v-lair (4,3)", hands={A: "I-goblin"})
    game.say("A play I-goblin + call (4,3)", "A go (4,3) n", "A go (4,4) s", "A go (4,4) hub", "A stop")
    assert (game.creature("goblin"), game.s.left) == ("(4,4) hub", ())
    gold = table(2, "I-cross-lair (1,0); I-tee-v-gold (1,1)", hands={A: "I-goblin"})
    gold.say("A play I-goblin + call (1,0)", "A go (1,1) hub", "A stop")
    assert gold.s.veins == (space("(1,1)"),)
    start = table(2, "I-cross-lair (1,0)", dwarfs={A: "(1,0)", B: "(1,0)"}, hands={A: "I-goblin"})
    start.say("A play I-goblin + call (1,0)", "A go (0,0) hub", "A stop")
    assert start.creature("goblin") == "(0,0) hub"


def test_D10_16_creatures_pass_and_share_spaces() -> None:
    game = table(2, ROAD, hands={A: "I-goblin"}, creatures={"rat": "B (3,0)", "lindworm": "B (2,0)"})
    game.say("A play I-goblin + call (4,0)", "A go (3,0) hub", "A go (2,0) hub", "A stop")
    assert [game.creature(kind) for kind in KINDS] == ["(3,0) hub", "(2,0) hub", "(2,0) hub"]
    assert game.asked() == "dwarf-step"


def test_D10_17_it_stays_until_its_owners_next_turn_or_its_death_and_may_be_called_again() -> None:
    game = table(2, ROAD, hands={A: "I-rat I-rat I-ns"}).say("A play I-rat + call (4,0)", "A stop", "A stop")
    assert (game.s.acting, game.creature("rat")) == (B, "(4,0) hub")
    rest(game)
    assert (game.s.acting, game.creature("rat")) == (A, "out")
    game.say("A play I-rat + call (4,0)")
    assert game.creature("rat") == "(4,0) hub"


def test_D10_18_the_own_dwarf_is_attacked_like_any_other() -> None:
    game = table(2, ROAD, dwarfs={A: "(3,0)", B: "(3,0)"}, hands={A: "I-goblin"})
    game.say("A play I-goblin + call (4,0)", "A go (3,0) hub")
    assert [event.seat for event in events_of(game, Attacked, B)] == [A, B]
    assert game.s.gold == [2, 2]


def test_D10_19_dwarfs_that_have_left_are_not_attacked() -> None:
    game = table(4, ROAD, dwarfs={B: "(3,0)"}, left=[C], hands={A: "I-goblin"})
    game.say("A play I-goblin + call (4,0)", "A go (3,0) hub")
    assert [event.seat for event in events_of(game, Attacked, B)] == [B]
    assert game.s.gold == [3, 2, 3, 3]


# -- D11a When ---------------------------------------------------------------------------------------------------------


def test_D11_1_attacks_come_in_three_cases() -> None:
    enters = hunted("goblin").say("A go (3,0) hub")
    assert [event.seat for event in events_of(enters, Attacked, A)] == [B, C]
    entered = table(2, ROAD, step="move", creatures={"goblin": "B (1,0)"}).say("A go (1,0) hub")
    assert [event.seat for event in events_of(entered, Attacked, A)] == [A]
    reveals = table(
        2,
        "I-cross (4,3)",
        step="move",
        dwarfs={A: "(4,3)"},
        creatures={"goblin": "B (4,4) goal"},
        goals="ladder exit lair gold",
    ).say("A go (4,4) goal")
    assert [event.seat for event in events_of(reveals, Attacked, A)] == [A]


def test_D11_1_a_creature_taken_away_or_standing_still_attacks_nobody() -> None:
    game = table(
        2, ROAD, dwarfs={A: "(3,0)", B: "(3,0)"}, creatures={"goblin": "B (3,0)", "rat": "B (3,0)"}, step="move"
    )
    game.say("A go (2,0) hub", "A stop")
    assert events_of(game, Attacked, A) == []


def test_D11_2_an_entering_creature_attacks_all_dwarfs_on_the_space() -> None:
    game = hunted("goblin").say("A go (3,0) hub")
    assert game.s.gold == [3, 2, 2, 3]


def test_D11_3_an_entering_dwarf_ends_its_movement_and_is_attacked_alone_by_every_creature_there() -> None:
    game = table(
        2,
        ROAD,
        step="move",
        dwarfs={B: "(1,0)"},
        hands={A: "I-ns I-bend-a"},
        creatures={"rat": "B (1,0)", "lindworm": "B (1,0)", "goblin": "B (1,0)"},
    )
    game.waits_for_chance = True
    game.say("A go (1,0) hub", "* lose I-ns")
    assert (hand_of(game, A), game.s.lying, game.s.gold) == (["I-bend-a"], 1 << A, [2, 3])
    assert game.asked() == "draw", "the movement is over"


def test_D11_4_standing_together_causes_no_further_attack() -> None:
    game = table(3, ROAD, dwarfs={A: "(3,0)", B: "(3,0)"}, creatures={"goblin": "C (3,0)"})
    rest(game, 2)
    assert (game.s.acting, game.s.gold) == (C, [3, 3, 3])


# -- D11b Axe window ---------------------------------------------------------------------------------------------------


def test_D11_5_seats_with_an_axe_in_front_are_asked_before_the_attack() -> None:
    game = hunted("goblin", front={C: "I-axe", D: "II-axe", A: "III-axe"}).say("A go (3,0) hub")
    assert (game.asked(), game.who(), game.options(C)) == ("axe", [C], ["strike", "spare"])
    assert game.s.gold == [3, 3, 3, 3]
    game.say("C spare")
    assert (game.s.gold, game.asked()) == ([3, 2, 2, 3], "dwarf-step")
    assert [event.seat for event in events_of(game, AxeSpared, SPECTATOR)] == [C]


def test_D11_6_asked_clockwise_from_the_active_seat_until_the_first_yes() -> None:
    dwarfs = dict.fromkeys((A, B, C, D), "(3,0)")
    front = {A: "I-axe", B: "II-axe", D: "III-axe"}
    game = table(4, ROAD, turn=C, dwarfs=dwarfs, hands={C: "I-goblin"}, front=front)
    game.say("C play I-goblin + call (4,0)", "C go (3,0) hub")
    order = []
    while game.asked() == "axe":
        order += game.who()
        game.say(f"{'ABCD'[game.who()[0]]} spare")
    assert order == [D, A, B]
    game = table(4, ROAD, turn=C, dwarfs=dwarfs, hands={C: "I-goblin"}, front=front)
    game.say("C play I-goblin + call (4,0)", "C go (3,0) hub", "D spare", "A strike")
    assert (game.asked(), game.s.gold) == ("dwarf-step", [3, 3, 3, 3])
    assert (lies_before(game, B), lies_before(game, D)) == (["II-axe"], ["III-axe"])


def test_D11_7_when_a_dwarf_enters_only_its_seat_is_asked() -> None:
    axes = {A: "I-axe", B: "II-axe"}
    game = table(3, ROAD, step="move", dwarfs={B: "(1,0)"}, creatures={"goblin": "C (1,0)"}, front=axes)
    game.say("A go (1,0) hub")
    assert (game.asked(), game.who()) == ("axe", [A])
    game.say("A spare")
    assert (game.s.gold, lies_before(game, B)) == ([2, 3, 3], ["II-axe"])
    without = table(3, ROAD, step="move", dwarfs={B: "(1,0)"}, creatures={"goblin": "C (1,0)"}, front={B: "II-axe"})
    assert without.say("A go (1,0) hub").s.gold == [2, 3, 3]


def test_D11_8_several_creatures_one_by_one_rat_lindworm_goblin() -> None:
    game = table(
        3,
        ROAD,
        step="move",
        hands={A: "I-ns I-bend-a"},
        front={A: "I-axe II-axe"},
        creatures={"goblin": "C (1,0)", "lindworm": "C (1,0)", "rat": "C (1,0)"},
    )
    game.say("A go (1,0) hub")
    assert (game.asked(), game.s.beasts) == ("axe", (0, 1, 2))
    game.say("A spare", lose="I-ns")
    assert (game.asked(), game.s.beasts, hand_of(game, A)) == ("axe", (1, 2), ["I-bend-a"])
    game.say("A strike")
    assert (game.asked(), game.s.beasts, game.s.lying) == ("axe", (2,), 0)
    game.say("A strike")
    assert (game.s.gold[A], game.creature("rat"), game.creature("goblin")) == (3, "(1,0) hub", "out")


def test_D11_8_without_an_axe_left_the_next_creature_just_attacks() -> None:
    game = table(2, ROAD, step="move", front={A: "I-axe"}, creatures={"goblin": "B (1,0)", "lindworm": "B (1,0)"})
    game.waits_for_chance = True
    game.say("A go (1,0) hub", "A strike")
    assert (game.s.lying, game.s.gold[A], game.asked()) == (0, 2, "draw")


def test_D11_9_a_kill_saves_all_and_clears_the_card() -> None:
    game = hunted("goblin", front={C: "I-axe"}).say("A go (3,0) hub", "C strike")
    assert (game.creature("goblin"), game.s.gold) == ("out", [3, 3, 3, 3])
    assert (lies_before(game, A), lies_before(game, C)) == ([], [])
    assert sorted(discards(game)) == ["I-axe", "I-goblin"]
    assert [(event.seat, event.creature) for event in events_of(game, CreatureKilled, B)] == [(C, "goblin")]
    assert events_of(game, Attacked, B) == []


def test_D11_10_the_movement_stays_ended_even_if_all_were_killed() -> None:
    game = table(2, ROAD, step="move", front={A: "I-axe"}, creatures={"goblin": "B (1,0)"})
    game.waits_for_chance = True
    game.say("A go (1,0) hub", "A strike")
    assert (game.creature("goblin"), game.asked(), game.dwarf(A)) == ("out", "draw", "(1,0) hub")


def test_D11_11_an_axe_in_the_hand_is_too_late_and_a_lying_dwarfs_seat_may_use_one() -> None:
    game = hunted("goblin", front={B: "I-axe"}, lying=[B, C]).say("A go (3,0) hub")
    assert (game.asked(), game.who()) == ("axe", [B])
    game.say("B strike")
    assert game.s.gold == [3, 3, 3, 3]
    in_hand = table(2, ROAD, dwarfs={B: "(3,0)"}, hands={A: "I-goblin", B: "I-axe"})
    in_hand.say("A play I-goblin + call (4,0)", "A go (3,0) hub")
    assert (in_hand.s.gold[B], in_hand.asked()) == (2, "dwarf-step")


def test_D11_12_the_attack_hits_all_clockwise_from_the_active_seat() -> None:
    dwarfs = dict.fromkeys((A, B, C, D), "(3,0)")
    game = table(4, ROAD, turn=C, dwarfs=dwarfs, hands={C: "I-rat I-ns"})
    game.say("C play I-rat + call (4,0)", "C go (3,0) hub")
    assert [event.seat for event in events_of(game, Attacked, SPECTATOR)] == [C, D, A, B]
    assert [event.seat for event in events_of(game, CardLost, SPECTATOR)] == [C, D, A, B]


# -- D11c Losing a random card -----------------------------------------------------------------------------------------


def test_D11_13_chance_decides_and_each_card_is_as_likely_whatever_its_level() -> None:
    game = table(2, ROAD, dwarfs={B: "(3,0)"}, hands={A: "I-rat", B: "I-bend-a I-bend-a II-ns III-ew"})
    game.waits_for_chance = True
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub")
    offered = RULES.legal(game.s, CHANCE)
    assert game.options(CHANCE) == ["lose I-bend-a", "lose II-ns", "lose III-ew"]
    assert RULES.weights(game.s, offered) == [2, 1, 1]
    game.say("* lose III-ew")
    assert sorted(hand_of(game, B)) == ["I-bend-a", "I-bend-a", "II-ns"]


@pytest.mark.parametrize("reader", [A, C, SPECTATOR])
def test_D11_14_nobody_looks_at_it_but_its_holder_knows_it_and_all_see_its_level(reader: Seat) -> None:
    game = table(3, ROAD, dwarfs={B: "(3,0)"}, hands={A: "I-rat", B: "I-bend-a II-ns"})
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub", lose="II-ns")
    assert (discards(game), known(game.s.discarded, B)) == (["II-ns"], ["II-ns"])
    assert [code(event.piece >> 16) for event in events_of(game, CardLost, B)] == ["II-ns"]
    assert [code(event.piece >> 16) for event in events_of(game, CardLost, reader)] == ["level-2"]
    assert known(game.s.discarded, reader) == []


def test_D11_15_a_lost_card_is_not_replaced_once_for_every_loss() -> None:
    game = table(2, ROAD, dwarfs={B: "(3,0)"}, hands={A: "I-rat II-rat I-ns"})
    assert len(game.s.hand[B]) == 5
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub", "A stop")
    assert len(game.s.hand[B]) == 4
    rest(game)
    assert len(game.s.hand[B]) == 4, "what it discarded was drawn again, what it lost was not"
    game.say("A play II-rat + call (4,0)", "A go (3,0) hub", "A stop")
    rest(game, 3)
    assert len(game.s.hand[B]) == 3


def test_D11_16_each_loss_lowers_the_hand_maximum_and_all_are_told() -> None:
    game = table(3, ROAD, dwarfs={B: "(3,0)", C: "(3,0)"}, hands={A: "I-rat"})
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub")
    assert game.s.hand_limit == [5, 4, 4]
    for reader in (A, B, SPECTATOR):
        assert [(told.seat, told.count) for told in events_of(game, HandLowered, reader)] == [(B, 4), (C, 4)]
    bridge = table(2, "I-bridge-ns (0,1)", step="move").say("A go (0,1) lane1", "A go (0,0) hub", "A go (0,1) lane1")
    assert bridge.s.hand_limit == [3, 5], "every bridge it steps on"


def swapped(edition: Edition) -> Table:
    """A, bitten twice, has given its three cards for the five of B."""
    hands = {A: "II-swap I-ns I-secret", B: "I-rat I-axe I-bend-a I-bend-b I-boots"}
    limits = {A: 3} if edition is SECOND else {}
    return table(2, ROAD, hands=hands, limits=limits, edition=edition).say("A play II-swap + swap B", "A stop")


def test_D11_16_a_swap_does_not_give_the_maximum_back() -> None:
    game = swapped(SECOND)
    sizes = [(len(game.s.hand[A]), len(game.s.hand[B]))]
    for _ in range(6):
        rest(game)
        sizes.append((len(game.s.hand[A]), len(game.s.hand[B])))
    # A keeps what it got and draws nothing until it holds less than three; B only replaces what it plays.
    assert sizes == [(5, 3), (5, 3), (4, 3), (4, 3), (3, 3), (3, 3), (3, 3)]
    assert game.s.hand_limit == [3, 5]


def test_D11_16_in_version_1_the_hand_size_goes_with_the_hand() -> None:
    game = swapped(FIRST)
    assert (len(game.s.hand[A]), len(game.s.hand[B])) == (5, 3)
    rest(game, 4)
    assert (len(game.s.hand[A]), len(game.s.hand[B])) == (5, 3)


def test_D11_16_the_one_who_draws_after_a_swap_has_a_maximum_too() -> None:
    hands = {A: "II-swap I-ns I-secret I-boots I-goblin", B: "I-rat I-axe I-bend-a"}
    game = table(2, ROAD, hands=hands, limits={B: 3}).say("A play II-swap + swap B", "A stop")
    assert (len(game.s.hand[A]), len(game.s.hand[B])) == (3, 4), "four cards are more than three: B draws none"


def test_D11_16_two_discards_are_drawn_up_to_the_maximum() -> None:
    game = table(2, ROAD, hands={A: "I-ns I-secret I-boots I-goblin"}, limits={A: 3})
    game.say("A drop I-ns + drop I-secret", "A stop")
    assert len(game.s.hand[A]) == 3


@pytest.mark.parametrize(("edition", "held"), [(SECOND, 0), (FIRST, 1)])
def test_D11_17_an_empty_hand_does_not_spare_the_maximum(edition: Edition, held: int) -> None:
    limits = {A: 1} if edition is SECOND else {}
    game = table(2, "I-bridge-ns (0,1)", hands={A: "I-boots"}, limits=limits, edition=edition)
    game.say("A play I-boots + equip A", "A go (0,1) lane1", "A stop")
    assert (events_of(game, CardLost, A), len(game.s.hand[A])) == ([], held)


def test_D11_17_the_maximum_is_never_below_0() -> None:
    game = table(3, ROAD, dwarfs={B: "(3,0)"}, hands={A: "I-rat", B: ""}, limits={B: 0})
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub")
    assert (game.s.hand_limit[B], events_of(game, HandLowered, A)) == (0, [])


@pytest.mark.parametrize("seats", TABLES)
def test_D11_16_no_hand_grows_above_its_maximum(seats: int) -> None:
    before: DarkCave | None = None
    for s in random_positions(seats, "maximum"):
        if before is not None and before.waiting == DEALER and s.turns and RULES.question(before).name == "draw":
            for seat in range(seats):
                grown = len(s.hand[seat]) > len(before.hand[seat])
                assert not grown or len(s.hand[seat]) <= s.hand_limit[seat]
        before = s


def test_D11_17_an_empty_hand_loses_nothing_and_owes_nothing() -> None:
    game = table(3, ROAD, dwarfs={B: "(3,0)", C: "(3,0)"}, hands={A: "I-rat", B: "", C: "I-bend-a"})
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub")
    assert [event.seat for event in events_of(game, CardLost, A)] == [C]
    assert (game.s.losers, game.asked()) == ((), "dwarf-step")


def test_D11_17_the_last_card_lost_before_the_draw_is_drawn_again_if_it_was_due() -> None:
    game = table(2, ROAD, dwarfs={A: "(3,0)"}, hands={A: "I-rat I-ns"})
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub", "A stop", draw="I-boots", lose="I-ns")
    assert hand_of(game, A) == ["I-boots"], "one card for the card played, none for the card lost"
    assert [event.seat for event in events_of(game, CardDealt, A)] == [A]


@pytest.mark.parametrize("seats", TABLES)
def test_D11_18_a_hand_never_holds_more_than_5_cards(seats: int) -> None:
    most = 0
    for s, _, _ in random_walk(seats, "hands"):
        most = max(most, *[len(hand) for hand in s.hand])
    assert most == 5


# -- D11d Effects ------------------------------------------------------------------------------------------------------


def test_D11_19_the_rat_takes_one_random_card_of_each() -> None:
    game = hunted("rat").say("A go (3,0) hub", lose="II-ns I-bend-b")
    assert (hand_of(game, B), hand_of(game, C)) == (["I-bend-a"], ["II-ew"])
    assert (game.s.gold, game.s.lying) == ([3, 3, 3, 3], 0)
    assert levels(game.s.discarded) == [1, 2]


def test_D11_20_the_lindworm_fells_each_for_one_turn() -> None:
    game = hunted("lindworm").say("A go (3,0) hub")
    assert game.s.lying == 1 << B | 1 << C
    game.say("A stop", "B drop I-bend-a + enough")
    assert (game.s.acting, game.s.lying) == (C, 0), "B stood up and did not move; so did C"
    rest(game, 3)
    assert game.s.acting == B
    game.say(f"B {game.options(B, 'drop')[0]} + enough")
    assert game.asked() == "dwarf-step"


def test_D11_21_a_dwarf_felled_in_its_own_movement_does_not_move_on_nor_in_its_next_turn() -> None:
    game = table(2, ROAD, step="move", creatures={"lindworm": "B (1,0)"})
    game.say("A go (1,0) hub")
    assert (game.s.acting, game.s.lying) == (B, 1 << A)
    rest(game)
    game.say(f"A {game.options(A, 'drop')[0]} + enough")
    assert (game.s.acting, game.dwarf(A)) == (B, "(1,0) hub")


def test_D11_21_a_dwarf_felled_by_its_own_seats_lindworm_does_not_move_in_that_turn() -> None:
    game = table(2, ROAD, dwarfs={A: "(3,0)"}, hands={A: "I-lindworm I-ns"})
    game.say("A play I-lindworm + call (4,0)", "A go (3,0) hub")
    assert game.s.lying == 1 << A
    assert (game.s.acting, game.dwarf(A)) == (B, "(3,0) hub"), "no dwarf step is asked"


def test_D11_22_the_lindworm_does_not_add_up_and_the_others_hurt_a_lying_dwarf() -> None:
    worm = hunted("lindworm", lying=[B]).say("A go (3,0) hub")
    assert worm.s.lying == 1 << B | 1 << C
    worm.say("A stop", "B drop I-bend-a + enough")
    rest(worm, 3)
    worm.say(f"B {worm.options(B, 'drop')[0]} + enough")
    assert worm.asked() == "dwarf-step", "one turn without movement, not two"
    assert hunted("goblin", lying=[B]).say("A go (3,0) hub").s.gold[B] == 2
    assert len(hunted("rat", lying=[B]).say("A go (3,0) hub").s.hand[B]) == 1


def test_D11_23_the_seat_of_a_lying_dwarf_plays_and_draws() -> None:
    game = table(2, ROAD, step="start", lying=[A], hands={A: "I-ns I-boots"})
    assert game.options(A, "play") == ["play I-ns", "play I-boots"]
    game.say("A play I-boots + equip B", draw="I-tee-v")
    assert sorted(hand_of(game, A)) == ["I-ns", "I-tee-v"]


def test_D11_24_the_goblin_takes_a_nugget_of_each_that_has_one() -> None:
    game = hunted("goblin", gold={B: 0, C: 2}).say("A go (3,0) hub")
    assert game.s.gold == [3, 0, 1, 3]
    assert game.asked() == "dwarf-step", "its movement has ended all the same"
