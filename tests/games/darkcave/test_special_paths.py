"""D6.14–D6.32 Dark lairs, ladders, bridges, double bends with a tunnel, and gold veins."""

import pytest

from partie.games.darkcave.cave import feature_spaces
from partie.games.darkcave.events import ClanOpened, NuggetPlaced, NuggetTaken, TollPaid
from partie.games.darkcave.faces import OWN
from partie.games.darkcave.spaces import NODES, cell_of

from .caves import A, B, C, code, number, space_name, table

# -- D6.14, D6.15 dark lairs -------------------------------------------------------------------------------------------


def test_D6_14_a_lair_does_nothing_to_a_dwarf_on_it() -> None:
    t = table(2, "I-cross-lair (1,0)", step="move")
    before = (t.s.gold[A], len(t.s.hand[A]), t.s.lying)
    t.say("A go (1,0) hub")
    assert (t.s.gold[A], len(t.s.hand[A]), t.s.lying) == before
    assert t.asked() == "dwarf-step"


def test_D6_14_creatures_are_placed_on_lair_spaces() -> None:
    cave = "I-cross-lair (1,0); II-tee-h-lair (2,0) turned; III-tee-v-lair (-1,0) turned"
    t = table(2, cave, hands={A: "I-rat"})
    assert sorted(t.options(A, "call", after="play I-rat")) == ["call (-1,0)", "call (1,0)", "call (2,0)"]
    assert t.copy().say("A play I-rat + call (1,0)").creature("rat") == "(1,0) hub"
    assert t.copy().say("A play I-rat + call (2,0)").creature("rat") == "(2,0) n"
    assert t.copy().say("A play I-rat + call (-1,0)").creature("rat") == "(-1,0) hub"


def test_D6_15_a_lair_on_a_hidden_goal_does_not_count() -> None:
    hidden = table(2, "I-cross (1,0)", goals="lair exit gold ladder", hands={A: "I-rat"})
    assert feature_spaces(hidden.s, "lair") == []
    assert hidden.options(A) == ["drop I-rat"]
    assert hidden.refusal("A play I-rat") == "no-lair"
    revealed = table(2, "goal-lair (-4,4)", hands={A: "I-rat"})
    assert revealed.options(A, "call", after="play I-rat") == ["call (-4,4)"]
    assert revealed.say("A play I-rat + call (-4,4)").creature("rat") == "(-4,4) hub"


# -- D6.16, D6.17 ladders ----------------------------------------------------------------------------------------------


def test_D6_16_all_ladders_are_adjacent_to_each_other() -> None:
    cave = "I-tee-h-ladder (9,9); II-bend-a-ladder (-7,2); III-bend-b-ladder (3,-8); goal-ladder (4,4)"
    t = table(2, cave)
    ladders = {"(0,0) hub", "(9,9) hub", "(-7,2) n", "(3,-8) hub", "(4,4) hub"}
    assert {space_name(each) for each in feature_spaces(t.s, "ladder")} == ladders
    for ladder in ladders:
        assert ladders - {ladder} <= t.neighbours(ladder)
    assert t.moves("(-7,2) e", "(9,9)") == 2, "first to the ladder's own space"
    assert t.moves("(4,4) s", "(0,0)") == 2


def test_D6_16_a_ladder_on_a_hidden_goal_is_not_connected() -> None:
    t = table(2, "I-tee-h-ladder (9,9)", goals="ladder exit lair gold")
    assert t.neighbours("(0,0)") == {"(9,9) hub"}


def test_D6_16_ladder_moves_of_dwarfs_and_creatures() -> None:
    t = table(2, "I-tee-h-ladder (9,9); I-cross (9,8)", step="move")
    t.say("A go (9,9) hub", "A go (9,8) hub")
    assert (t.dwarf(A), t.s.steps) == ("(9,8) hub", 1)
    rat = table(2, "I-tee-h-ladder (9,9); I-cross-lair (0,1)", hands={A: "I-rat"}, dwarfs={A: "(9,9)", B: "(0,1)"})
    rat.say("A play I-rat + call (0,1)", "A go (0,0) hub", "A go (9,9) hub", lose="")
    assert rat.creature("rat") == "(9,9) hub"


def test_D6_17_a_ladder_needs_no_path_and_is_not_stopped_by_webs() -> None:
    webs = {"I-web": "B (9,9) east 2", "II-web": "B (9,9) south 2", "III-web": "B (9,9) west 2"}
    t = table(2, "I-tee-h-ladder (9,9); I-cross (9,8)", step="move", webs=webs)
    assert t.neighbours("(9,9)") == {"(0,0) hub"}
    assert "go (9,9) hub" in t.options(A)
    t.say("A go (9,9) hub")
    assert t.dwarf(A) == "(9,9) hub"


# -- D6.18–D6.22 bridges -----------------------------------------------------------------------------------------------

AROUND = "I-cross (2,1); I-cross-lair (3,0); I-cross-lair (2,-1); I-ew (1,0)"


def test_D6_18_D6_19_the_lanes_of_a_bridge_are_not_connected() -> None:
    one = table(2, f"I-bridge-ns (2,0); {AROUND}")
    assert one.neighbours("(2,0) lane1") == {"(2,1) hub", "(2,-1) hub"}
    assert one.neighbours("(2,0) lane2") == {"(1,0) hub", "(3,0) hub"}
    two = table(2, f"II-bridge-ew (2,0); {AROUND}")
    assert two.neighbours("(2,0) n") == {"(2,1) hub", "(2,0) s"}
    assert two.neighbours("(2,0) w") == {"(1,0) hub", "(2,0) e"}
    three = table(2, f"III-bridge-ns (2,0); {AROUND}")
    assert three.neighbours("(2,0) lane1") == {"(2,0) n", "(2,0) s"}
    assert three.neighbours("(2,0) lane2") == {"(2,0) e", "(2,0) w"}
    assert three.neighbours("(2,0) e") == {"(2,0) lane2", "(3,0) hub"}


@pytest.mark.parametrize(
    ("card", "wooden"),
    [
        ("I-bridge-ns", "lane1"),
        ("II-bridge-ew", "e w"),
        ("III-bridge-ns", "n s lane1"),
        ("III-bridge-ew", "e w lane2"),
    ],
)
def test_D6_20_one_lane_is_the_wooden_bridge(card: str, wooden: str) -> None:
    shapes = OWN.shape[number(card)]
    assert len(shapes) == 1
    assert [name for node, name in enumerate(NODES) if node in shapes[0].wooden] == wooden.split()


def test_D6_20_no_other_card_has_a_wooden_lane() -> None:
    others = [card for card in range(400) if OWN.shape[card] and "bridge" not in OWN.codes[card]]
    assert len(others) > 40
    assert all([not shape.wooden for card in others for shape in OWN.shape[card]])


def test_D6_21_stepping_onto_the_wooden_lane_costs_a_random_card_once() -> None:
    hands = {A: "I-rat I-web II-swap"}
    t = table(2, f"III-bridge-ns (2,0); {AROUND}", step="move", hands=hands, dwarfs={A: "(2,1)"}, front={A: "I-boots"})
    t.say("A go (2,0) n", lose="I-web")
    assert [code(p >> 16) for p in t.s.hand[A]] == ["I-rat", "II-swap"]
    t.say("A go (2,0) lane1", "A go (2,0) s", "A go (2,-1) hub")
    assert len(t.s.hand[A]) == 3, "two are left, and one was drawn"


def test_D6_21_every_entry_costs_anew_also_from_the_same_end() -> None:
    t = table(2, f"II-bridge-ew (2,0); {AROUND}", step="move", hands={A: "I-rat I-web II-swap"}, dwarfs={A: "(1,0)"})
    t.say("A go (2,0) w", "A go (1,0) hub")
    assert len(t.s.hand[A]) == 2
    t.say("A go (2,0) w", draw="")
    assert len(t.s.hand[A]) == 1 + 1


def test_D6_21_a_dwarf_that_starts_on_the_bridge_is_not_charged_again() -> None:
    t = table(2, f"II-bridge-ew (2,0); {AROUND}", step="move", hands={A: "I-rat I-web"}, dwarfs={A: "(2,0) w"})
    t.say("A go (2,0) e", "A go (2,0) w")
    assert len(t.s.hand[A]) == 2


def test_D6_20_the_lane_below_is_free() -> None:
    t = table(2, f"I-bridge-ns (2,0); {AROUND}", step="move", hands={A: "I-rat I-web"}, dwarfs={A: "(1,0)"})
    t.say("A go (2,0) lane2", "A go (3,0) hub")
    assert len(t.s.hand[A]) == 2


def test_D6_22_an_empty_hand_crosses_for_nothing() -> None:
    t = table(2, f"I-bridge-ns (2,0); {AROUND}", step="move", hands={A: ""}, dwarfs={A: "(2,1)"})
    t.say("A go (2,0) lane1")
    assert t.dwarf(A) == "(2,0) lane1"
    assert t.asked() == "dwarf-step"


# -- D6.23–D6.27 double bends with a tunnel ----------------------------------------------------------------------------


def test_D6_23_D6_24_D6_25_the_spaces_of_a_double_bend() -> None:
    one = table(2, f"I-tunnel-ne (2,0); {AROUND}")
    assert one.neighbours("(2,0) lane1") == {"(2,1) hub", "(3,0) hub", "(2,0) tunnel"}
    assert one.neighbours("(2,0) lane2") == {"(1,0) hub", "(2,-1) hub", "(2,0) tunnel"}
    assert one.neighbours("(2,0) tunnel") == {"(2,0) lane1", "(2,0) lane2"}
    two = table(2, f"II-tunnel-nw (2,0); {AROUND}")
    assert two.neighbours("(2,0) n") == {"(2,1) hub", "(2,0) w", "(2,0) tunnel"}
    assert two.neighbours("(2,0) e") == {"(3,0) hub", "(2,0) s", "(2,0) tunnel"}
    assert two.neighbours("(2,0) tunnel") == {"(2,0) n", "(2,0) e", "(2,0) s", "(2,0) w"}
    three = table(2, f"III-tunnel-ne (2,0); {AROUND}")
    assert three.neighbours("(2,0) lane1") == {"(2,0) n", "(2,0) e", "(2,0) tunnel"}
    assert three.neighbours("(2,0) lane2") == {"(2,0) s", "(2,0) w", "(2,0) tunnel"}
    assert three.neighbours("(2,0) tunnel") == {"(2,0) lane1", "(2,0) lane2"}


def test_D6_26_the_tunnel_costs_a_nugget_at_once() -> None:
    t = table(2, f"I-tunnel-ne (2,0); {AROUND}", step="move", dwarfs={A: "(2,0) lane1"})
    t.say("A go (2,0) tunnel")
    assert t.s.gold == [2, 3]
    for viewer in t.viewers:
        assert TollPaid(A) in t.heard(viewer)
    t.say("A go (2,0) lane2")
    assert t.s.gold == [2, 3]
    t.say("A go (2,0) tunnel")
    assert t.s.gold == [1, 3], "each entry costs"


def test_D6_27_without_gold_the_tunnel_is_free() -> None:
    t = table(2, f"I-tunnel-ne (2,0); {AROUND}", step="move", dwarfs={A: "(2,0) lane1"}, gold={A: 0})
    t.say("A go (2,0) tunnel")
    assert (t.s.gold[A], t.dwarf(A)) == (0, "(2,0) tunnel")
    assert TollPaid(A) not in t.heard(B)


def test_D6_26_creatures_pay_no_toll() -> None:
    t = table(2, f"I-tunnel-ne (2,0); {AROUND}", hands={A: "I-lindworm I-web"})
    t.say("A play I-lindworm + call (3,0)", "A go (2,0) lane1", "A go (2,0) tunnel")
    assert (t.creature("lindworm"), t.s.gold) == ("(2,0) tunnel", [3, 3])
    over = table(2, f"I-bridge-ns (2,0); {AROUND}", hands={A: "I-lindworm I-web"}, dwarfs={B: "(0,0)"})
    over.say("A play I-lindworm + call (2,-1)", "A go (2,0) lane1")
    assert (len(over.s.hand[A]), len(over.s.hand[B])) == (1, 5)


# -- D6.28–D6.32 gold veins --------------------------------------------------------------------------------------------


def test_D5_14_D6_28_a_laid_vein_gets_a_nugget() -> None:
    t = table(2, hands={A: "I-tee-v-gold II-tee-h-gold"})
    t.say("A play I-tee-v-gold + lay (-1,0) as-it-is")
    assert [space_name(each) for each in t.s.veins] == ["(-1,0) hub"]
    assert [event.cell for event in t.heard(B) if isinstance(event, NuggetPlaced)] == [cell_of(t.s.veins[0])]
    other = table(2, hands={A: "II-tee-h-gold"})
    other.say("A play II-tee-h-gold + lay (0,1) as-it-is")
    assert [space_name(each) for each in other.s.veins] == ["(0,1) s"]
    turned = table(2, hands={A: "II-tee-h-gold"})
    turned.say("A play II-tee-h-gold + lay (0,-1) turned")
    assert [space_name(each) for each in turned.s.veins] == ["(0,-1) n"]


def test_D6_28_D14_7_a_revealed_vein_goal_gets_its_nugget_on_the_hub() -> None:
    t = table(2, "I-cross (4,3)", step="move", dwarfs={A: "(4,3)"}, goals="exit gold lair ladder")
    t.say("A go (4,4) goal", "A turn as-it-is")
    assert [space_name(each) for each in t.s.veins] == ["(4,4) hub"]


def test_D6_29_D6_30_ending_the_movement_on_the_gold_takes_it_and_opens_the_role() -> None:
    cave = "I-tee-v-gold (-1,0)"
    t = table(3, cave, step="move", roles="blue-saboteur blue-loyal blue-loyal")
    t.say("A go (-1,0) hub", "A stop")
    assert (t.s.gold, t.s.veins) == ([4, 3, 3], ())
    for viewer in t.viewers:
        assert code(t.sees(viewer).clans[A][0] >> 16) == "blue-saboteur"
        opened = [event for event in t.heard(viewer) if isinstance(event, ClanOpened)]
        assert [code(event.piece >> 16) for event in opened] == ["blue-saboteur"]
        assert [event.seat for event in t.heard(viewer) if isinstance(event, NuggetTaken)] == [A]


def test_D6_29_passing_through_takes_nothing() -> None:
    t = table(2, "I-tee-v-gold (-1,0)", step="move")
    t.say("A go (-1,0) hub", "A go (0,0) hub", "A stop")
    assert (t.s.gold[A], len(t.s.veins)) == (3, 1)
    assert code(t.sees(B).clans[A][0] >> 16) == "clan-blue"


def test_D6_29_the_last_step_ends_the_movement_too() -> None:
    t = table(2, "I-tee-v-gold (-1,0)", step="move")
    t.say("A go (-1,0) hub", "A go (0,0) hub", "A go (-1,0) hub")
    assert (t.s.gold[A], t.s.veins) == (4, ())


def test_D6_28_a_nugget_is_never_replaced() -> None:
    t = table(2, "I-tee-v-gold (-1,0)", step="move", mined=["(-1,0)"])
    t.say("A go (-1,0) hub", "A stop")
    assert t.s.gold[A] == 3
    assert code(t.sees(B).clans[A][0] >> 16) == "clan-blue", "nothing taken, nothing opened"


def test_D6_30_a_role_that_is_open_stays_open() -> None:
    t = table(3, "I-tee-v-gold (-1,0)", step="move", looked=["all A"])
    t.say("A go (-1,0) hub", "A stop")
    assert t.s.gold[A] == 4
    assert [event for event in t.heard(C) if isinstance(event, ClanOpened)] == []


def test_D6_31_gold_is_taken_after_an_attack_that_ended_the_movement() -> None:
    t = table(2, "I-tee-v-gold (-1,0)", step="move", creatures={"goblin": "B (-1,0)"}, gold={A: 3})
    t.say("A go (-1,0) hub")
    assert t.s.gold[A] == 3 - 1 + 1
    assert t.s.veins == ()


def test_D6_32_a_dwarf_beside_the_gold_space_takes_nothing() -> None:
    t = table(2, "II-tee-h-gold (0,1); I-cross (1,1)", step="move", dwarfs={A: "(1,1)"})
    t.say("A go (0,1) e", "A stop")
    assert (t.s.gold[A], len(t.s.veins)) == (3, 1)
    on_it = table(2, "II-tee-h-gold (0,1); I-cross (1,1)", step="move", dwarfs={A: "(1,1)"})
    on_it.say("A go (0,1) e", "A go (0,1) s", "A stop")
    assert (on_it.s.gold[A], on_it.s.veins) == (4, ())
