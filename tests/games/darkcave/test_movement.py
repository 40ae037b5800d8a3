"""D13 Moving one's own dwarf; D14 Reaching a goal card; D15 Leaving the cave."""

import pytest

from partie.core import SPECTATOR, Seat
from partie.games.darkcave import edition
from partie.games.darkcave.events import (
    AsideSeen,
    CardDealt,
    CardLost,
    ClanOpened,
    DwarfLeft,
    GameGoesOn,
    GoalRevealed,
    NuggetTaken,
)
from partie.games.darkcave.faces import OWN

from .caves import A, B, C, D, Table, at, code, known, lie_in, space, table
from .turns import ROAD, discards, events_of, hand_of, lies_before, names_heard, rest

# A card south of the north-east corner, and one west of it.
DOOR = "I-cross (4,3)"
TWO_DOORS = "I-cross (4,3); I-cross-lair (3,4)"
EXIT = "goal-exit (4,4); I-cross (4,3)"
FIRST = {  # the goals by corner, so that this feature is in the north-east
    "exit": "ladder exit lair gold",
    "ladder": "exit ladder lair gold",
    "lair": "exit lair ladder gold",
    "gold": "exit gold lair ladder",
}


def before_goal(feature: str, cave: str = DOOR, where: str = "(4,3)", front: dict[Seat, str] | None = None) -> Table:
    """A's dwarf stands before the hidden goal in the north-east, with three moves."""
    return table(3, cave, step="move", dwarfs={A: where}, goals=FIRST[feature], front=front)


# -- D13 Moving --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("boots", ["", "I-boots"])
def test_D13_1_0_to_3_spaces_4_with_boots_and_never_forced(boots: str) -> None:
    most = 4 if boots else 3
    for steps in range(most + 1):
        game = table(2, ROAD, step="move", front={A: boots})
        game.say(*[f"A go ({x},0) hub" for x in range(1, steps + 1)])
        if steps < most:
            assert "stop" in game.options(A)
            game.say("A stop")
        assert (game.s.acting, game.s.dwarfs[A]) == (B, space(f"({steps},0)"))


def test_D13_2_no_movement_after_standing_up_outside_or_in_a_skipped_turn() -> None:
    stood = table(2, ROAD, step="start", lying=[A], hands={A: "I-ns"}).say("A drop I-ns")
    assert stood.s.acting == B
    outside = table(4, ROAD, left=[A], hands={A: "I-ns"}).say("A drop I-ns")
    assert outside.s.acting == B
    skipped = table(3, ROAD, step="start", hands={A: ""})
    assert skipped.s.acting == B


def test_D13_3_step_by_step_an_adjacent_space_or_stop() -> None:
    game = table(2, ROAD, step="move")
    assert game.options(A) == ["go (1,0) hub", "stop"]
    assert game.refusal("A go (2,0) hub") == "too-far"
    game.say("A go (1,0) hub")
    assert set(game.options(A)) == {"go (0,0) hub", "go (2,0) hub", "stop"}
    assert game.s.dwarfs[A] == space("(1,0)"), "a step is taken before the next is chosen"


def test_D13_3_the_effects_of_a_step_are_settled_before_the_next() -> None:
    game = table(2, "I-tunnel-ne (1,0)", step="move", gold={A: 1})
    game.say("A go (1,0) lane2", "A go (1,0) tunnel")
    assert (game.s.gold[A], game.asked()) == (0, "dwarf-step")


def test_D13_4_back_twice_and_to_where_it_began() -> None:
    game = table(2, ROAD, step="move", front={A: "I-boots"})
    game.say("A go (1,0) hub", "A go (0,0) hub", "A go (1,0) hub", "A go (0,0) hub")
    assert (game.s.acting, game.dwarf(A)) == (B, "(0,0) hub")


def test_D13_5_along_junctions_ladders_and_onto_hidden_goals() -> None:
    cave = "I-tee-h-ladder (4,3); I-ns (4,2); I-ew (3,3)"
    game = table(2, cave, step="move", dwarfs={A: "(4,3)"})
    # Open to the east, south and west: (4,2) to the south, (3,3) to the west, the start card by ladder.
    assert set(game.options(A, "go")) == {"go (4,2) hub", "go (3,3) hub", "go (0,0) hub"}
    turned = table(2, cave.replace("(4,3);", "(4,3) turned;"), step="move", dwarfs={A: "(4,3)"})
    assert set(turned.options(A, "go")) == {"go (4,4) goal", "go (3,3) hub", "go (0,0) hub"}


def test_D13_6_a_webbed_edge_cannot_be_passed() -> None:
    game = table(2, "I-ew (1,0); I-ns (0,1)", step="move", webs={"I-web": "B (0,0) east 2"})
    assert game.options(A) == ["go (0,1) hub", "stop"]
    goal = table(2, DOOR, step="move", dwarfs={A: "(4,3)"}, webs={"I-web": "B (4,3) north 2"})
    assert goal.s.acting == B, "nowhere to go: not even onto the goal"
    axe = table(2, "I-ew (1,0)", step="move", webs={"I-web": "B (0,0) east 1"}, front={A: "I-axe"})
    assert axe.options(A) == ["cut 1", "stop"]
    assert "go (1,0) hub" in axe.say("A cut 1").options(A)


def test_D13_7_other_dwarfs_never_hinder() -> None:
    game = table(4, ROAD, step="move", dwarfs={B: "(1,0)", C: "(1,0)", D: "(2,0)"})
    game.say("A go (1,0) hub", "A go (2,0) hub", "A go (3,0) hub")
    assert game.dwarf(A) == "(3,0) hub"


def test_D13_8_a_hidden_goal_is_revealed_turned_and_entered_and_the_movement_is_over() -> None:
    game = before_goal("lair")
    game.waits_for_chance = True
    game.say("A go (4,4) goal")
    assert names_heard(game, SPECTATOR) == ["GoalRevealed", "GoalTurned"]
    assert (game.dwarf(A), game.asked()) == ("(4,4) s", "draw")


def test_D13_9_the_bridge_toll_comes_when_the_wooden_lane_is_entered_before_a_creature_there() -> None:
    cave = "I-bridge-ns (0,1)"
    hands = {A: "I-ns I-bend-a I-bend-b"}
    game = table(2, cave, step="move", hands=hands, creatures={"goblin": "B (0,1) lane1"})
    game.say("A go (0,1) lane1", lose="I-bend-a")
    assert names_heard(game, A)[:4] == ["DwarfMoved", "HandLowered", "CardLost", "Attacked"]
    assert "I-bend-a" in discards(game)


def test_D13_9_only_a_step_from_another_card_pays() -> None:
    cave = "III-bridge-ns (0,1)"
    game = table(2, cave, step="move", hands={A: "I-ns I-bend-a I-bend-b"})
    game.say("A go (0,1) s", "A go (0,1) lane1", "A go (0,1) n")
    assert [event.seat for event in events_of(game, CardLost, B)] == [A]
    free = table(2, "II-bridge-ew (0,1)", step="move", hands={A: "I-ns I-bend-a"})
    free.say("A go (0,1) s", "A go (0,1) n", "A stop")
    assert events_of(free, CardLost, B) == [], "the lane below is free"


def test_D13_10_the_tunnel_toll_comes_when_the_tunnel_is_entered_before_a_creature_there() -> None:
    game = table(2, "I-tunnel-ne (1,0)", step="move", gold={A: 1}, creatures={"goblin": "B (1,0) tunnel"})
    game.say("A go (1,0) lane2", "A go (1,0) tunnel")
    assert names_heard(game, A)[1:4] == ["DwarfMoved", "TollPaid", "Attacked"]
    assert game.s.gold[A] == 0, "the goblin finds nothing left"


def test_D13_11_creatures_end_the_movement_and_attack_after_the_axe_question() -> None:
    game = table(3, ROAD, step="move", front={A: "I-axe"}, creatures={"goblin": "C (1,0)"})
    game.waits_for_chance = True
    game.say("A go (1,0) hub")
    assert (game.asked(), game.s.gold[A]) == ("axe", 3)
    game.say("A spare")
    assert (game.asked(), game.s.gold[A]) == ("draw", 2)


def test_D13_12_on_the_exit_space_the_dwarf_leaves_after_the_attack() -> None:
    game = table(4, EXIT, step="move", dwarfs={A: "(4,4) s"}, creatures={"goblin": "C (4,4) hub"}, gold={A: 2})
    game.say("A go (4,4) hub")
    assert names_heard(game, B)[:3] == ["DwarfMoved", "Attacked", "DwarfLeft"]
    assert (game.s.left, game.s.gold[A]) == ((A,), 1)


def test_D13_12_a_lindworm_has_no_effect_on_a_dwarf_that_leaves() -> None:
    game = table(4, EXIT, step="move", dwarfs={A: "(4,4) s"}, creatures={"lindworm": "C (4,4) hub"})
    game.say("A go (4,4) hub")
    assert (game.s.left, game.s.lying) == ((A,), 0)


def test_D13_13_the_next_step_is_asked_while_moves_are_left() -> None:
    game = table(2, ROAD, step="move")
    left = []
    for x in (1, 2, 3):
        left.append((game.asked(), game.s.steps))
        game.say(f"A go ({x},0) hub")
    assert left == [("dwarf-step", 3), ("dwarf-step", 2), ("dwarf-step", 1)]
    assert game.s.acting == B


def test_D13_14_gold_is_taken_when_the_movement_has_ended_and_the_clan_card_opened() -> None:
    cave = "I-ew (1,0); I-tee-v-gold (0,1)"
    game = table(3, cave, step="move")
    game.say("A go (0,1) hub")
    assert (game.s.gold[A], game.asked()) == (3, "dwarf-step"), "not while it can go on"
    game.say("A stop")
    assert (game.s.gold[A], game.s.veins) == (4, ())
    assert names_heard(game, SPECTATOR)[:2] == ["NuggetTaken", "ClanOpened"]
    assert known(game.s.clans[A], SPECTATOR) == ["blue-loyal"]


def test_D13_14_passing_takes_nothing() -> None:
    game = table(3, "I-tee-v-gold (0,1); I-ns (0,2)", step="move")
    game.say("A go (0,1) hub", "A go (0,2) hub", "A stop")
    assert (game.s.gold[A], events_of(game, ClanOpened, B)) == (3, [])


def test_D13_14_the_gold_is_taken_before_the_last_axe_question() -> None:
    game = table(3, "I-tee-v-gold (0,1)", step="move", front={A: "I-axe"}, webs={"I-web": "C (0,1) north 2"})
    game.say("A go (0,1) hub", "A stop")
    assert (game.asked(), game.s.gold[A]) == ("finish", 4)
    assert [event.seat for event in events_of(game, NuggetTaken, B)] == [A]


def test_D13_15_with_a_web_and_an_axe_the_seat_is_asked_once_more() -> None:
    game = table(3, ROAD, step="move", front={A: "I-axe II-axe"}, webs={"I-web": "C (0,0) north 2"})
    game.waits_for_chance = True
    game.say("A stop")
    assert (game.asked(), game.options(A)) == ("finish", ["cut 1", "stop"])
    assert game.refusal("A cut 2") == "not-at-web"
    game.say("A cut 1")
    assert game.asked() == "finish"
    game.say("A stop")
    assert (game.asked(), game.s.web_sides[0], lies_before(game, A)) == ("draw", 1, ["II-axe"])


# -- D14 Reaching a goal -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", [A, B, C, SPECTATOR])
def test_D14_1_the_goal_is_turned_face_up_for_all_before_the_dwarf_enters(reader: Seat) -> None:
    game = before_goal("gold").say("A go (4,4) goal")
    assert (game.asked(), game.dwarf(A)) == ("turn-goal", "(4,3) hub")
    (told,) = events_of(game, GoalRevealed, reader)
    assert (told.seat, code(told.piece >> 16), told.corner) == (A, "goal-gold", "north-east")
    assert lie_in(game.sees(reader).goals[1]) == ["goal-gold"]
    assert lie_in(game.sees(reader).goals[0]) == ["goal"]


def test_D14_1_it_costs_a_move() -> None:
    game = table(3, "I-ns (4,1); I-tee-v (4,2); I-cross (4,3)", step="move", dwarfs={A: "(4,1)"}, goals=FIRST["exit"])
    game.say("A go (4,2) hub", "A go (4,3) hub")
    assert "go (4,4) goal" in game.options(A)
    game.say("A go (4,4) goal")
    assert game.dwarf(A) == "(4,4) s"


@pytest.mark.parametrize(
    ("where", "card", "port"),
    [("(4,3)", "I-cross", "s"), ("(3,4)", "I-cross", "w"), ("(4,5)", "I-cross", "n"), ("(5,4)", "I-cross", "e")],
)
@pytest.mark.parametrize("feature", FIRST)
def test_D14_2_it_is_turned_so_that_the_side_towards_the_dwarf_is_open(
    where: str, card: str, port: str, feature: str
) -> None:
    game = before_goal(feature, f"{card} {where}", where).say("A go (4,4) goal")
    if game.asked() == "turn-goal":
        for way in game.options(A):
            after = game.copy().say(f"A {way}")
            assert after.dwarf(A) == f"(4,4) {port}"
        game.say(f"A {game.options(A)[0]}")
    assert game.dwarf(A) == f"(4,4) {port}"
    assert where + " hub" in game.neighbours(f"(4,4) {port}")


def test_D14_3_if_both_ways_do_it_and_differ_the_seat_chooses() -> None:
    game = before_goal("gold").say("A go (4,4) goal")  # open to the north, east and south
    assert (game.who(), game.options(A)) == ([A], ["turn as-it-is", "turn turned"])
    east = game.copy().say("A turn as-it-is")
    west = game.copy().say("A turn turned")
    assert east.neighbours("(4,4) hub") == {"(4,4) n", "(4,4) e", "(4,4) s"}
    assert west.neighbours("(4,4) hub") == {"(4,4) n", "(4,4) w", "(4,4) s"}


# The gold vein is open to three sides. It fits turned where a card leads to it from the west, and as it is where one
# lies there that does not. Between two cards that lead to it from the east and the west it fits neither way.
LEADS = "I-cross-lair (3,4)"
LEADS_NOT = "I-ns (3,4)"
AMID = "I-cross-lair (3,4); I-tee-h (5,4)"


@pytest.mark.parametrize(("cave", "side"), [(LEADS, "w"), (LEADS_NOT, "e")])
def test_D14_3_a_goal_that_fits_one_way_only_lies_so_and_nobody_is_asked(cave: str, side: str) -> None:
    game = before_goal("gold", f"{DOOR}; {cave}")
    game.say("A go (4,4) goal")
    assert (game.dwarf(A), game.s.acting) == ("(4,4) s", B), "the turn went on"
    assert game.neighbours("(4,4) hub") == {"(4,4) n", "(4,4) s", f"(4,4) {side}"}


def test_D14_3_a_goal_that_fits_neither_way_is_turned_as_the_seat_likes() -> None:
    game = before_goal("gold", f"{DOOR}; {AMID}").say("A go (4,4) goal")
    assert (game.who(), game.options(A)) == ([A], ["turn as-it-is", "turn turned"])


@pytest.mark.parametrize("cave", [LEADS, LEADS_NOT, AMID])
def test_D14_3_in_version_1_the_seat_chose_whatever_fits(cave: str) -> None:
    dwarfs = {A: "(4,3)"}
    game = table(3, f"{DOOR}; {cave}", step="move", dwarfs=dwarfs, goals=FIRST["gold"], edition=edition.FIRST)
    assert game.say("A go (4,4) goal").options(A) == ["turn as-it-is", "turn turned"]


def test_D14_3_with_one_way_nobody_is_asked() -> None:
    game = before_goal("gold", "I-cross (3,4)", "(3,4)").say("A go (4,4) goal")
    assert game.dwarf(A) == "(4,4) w"
    game = before_goal("exit").say("A go (4,4) goal")
    assert game.dwarf(A) == "(4,4) s"


@pytest.mark.parametrize("goal", OWN.goals)
def test_D14_4_every_goal_can_be_turned_so_that_any_side_is_open(goal: int) -> None:
    for side in range(4):
        assert any(shape.sides >> side & 1 for shape in OWN.shape[goal])


def test_D14_5_the_dwarf_stands_on_the_port_it_came_by_and_its_movement_ends() -> None:
    game = before_goal("exit", front={A: "I-boots"})
    game.say("A go (4,4) goal")
    assert (game.dwarf(A), game.s.acting) == ("(4,4) s", B)


def test_D14_6_creatures_on_the_hidden_goal_stand_on_that_port_and_attack() -> None:
    game = table(
        3,
        DOOR,
        step="move",
        dwarfs={A: "(4,3)", B: "(4,3)"},
        goals=FIRST["exit"],
        creatures={"goblin": "C (4,4) goal", "lindworm": "C (4,4) goal"},
        front={A: "I-axe", B: "II-axe"},
    )
    game.say("A go (4,4) goal")
    assert (game.creature("goblin"), game.creature("lindworm")) == ("(4,4) s", "(4,4) s")
    assert (game.asked(), game.who()) == ("axe", [A])
    game.say("A spare", "A spare")
    assert (game.s.lying, game.s.gold) == (1 << A, [2, 3, 3])


def test_D14_7_a_revealed_vein_gets_its_nugget_on_the_hub() -> None:
    game = before_goal("gold", "I-cross (3,4)", "(3,4)").say("A go (4,4) goal")
    assert game.s.veins == (space("(4,4)"),)
    assert game.s.gold[A] == 3, "the dwarf stands on the first space, not on the gold"


def test_D14_7_a_revealed_ladder_and_a_revealed_lair_work() -> None:
    ladder = before_goal("ladder", "I-cross (3,4)", "(3,4)")
    assert "(4,4) hub" not in ladder.neighbours("(0,0)")
    ladder.say("A go (4,4) goal")
    assert "(4,4) hub" in ladder.neighbours("(0,0)")
    lair = table(3, DOOR, dwarfs={A: "(4,3)"}, goals=FIRST["lair"], hands={A: "I-ns", B: "I-rat"})
    lair.say("A drop I-ns", "A go (4,4) goal")
    assert lair.options(B, after="play I-rat") == ["call (4,4)"]


def test_D14_8_other_neighbours_need_not_match() -> None:
    game = before_goal("gold", f"{DOOR}; {AMID}").say("A go (4,4) goal", "A turn as-it-is")
    assert "(3,4) hub" not in {each for port in "nes" for each in game.neighbours(f"(4,4) {port}")}
    assert not [each for each in game.neighbours("(3,4)") if each.startswith("(4,4)")]


def test_D14_9_cards_laid_later_must_match_the_revealed_goal() -> None:
    game = table(2, "goal-gold (4,4)", hands={A: "I-ns I-ew I-cross"})
    assert "(4,5) as-it-is" in game.layings("I-ns")
    assert game.refusal("A play I-ew + lay (4,5) as-it-is") == "edges-differ"
    assert game.refusal("A play I-ew + lay (3,4) as-it-is") == "edges-differ", "the goal is closed to the west"


def test_D14_10_later_dwarfs_and_creatures_use_a_revealed_goal_like_any_card() -> None:
    game = table(3, f"{EXIT}; I-cross-lair (3,4)", step="move", dwarfs={A: "(4,3)"})
    game.say("A go (4,4) s")
    assert (game.asked(), game.s.steps) == ("dwarf-step", 2)
    assert events_of(game, GoalRevealed, A) == []
    rat = table(3, f"{EXIT}; I-cross-lair (3,4)", hands={A: "I-rat"}).say("A play I-rat + call (3,4)")
    assert "go (4,4) w" in rat.options(A)
    rat.say("A go (4,4) w", "A go (4,4) hub", "A go (4,4) s")
    assert rat.creature("rat") == "(4,4) s"


def test_D14_11_a_revealed_goal_is_never_turned_again() -> None:
    game = table(3, f"goal-gold (4,4); {TWO_DOORS}", step="move", dwarfs={A: "(3,4)"})
    lies = game.s.cave[at(4, 4)]
    assert [each for each in game.options(A, "go") if each.startswith("go (4,4)")] == []
    rest(game, 3)
    assert game.s.cave[at(4, 4)] == lies


# -- D15 Leaving the cave ----------------------------------------------------------------------------------------------


def leaving(seats: int = 4, roles: str = "") -> Table:
    """A's dwarf is one step from the exit."""
    return table(seats, EXIT, step="move", dwarfs={A: "(4,4) s"}, roles=roles)


def test_D15_1_a_dwarf_on_the_exit_space_leaves_at_once_without_choice() -> None:
    game = leaving()
    game.waits_for_chance = True
    game.say("A go (4,4) hub")
    assert (game.dwarf(A), game.s.left, game.asked()) == ("out", (A,), "draw")
    assert [(event.seat, event.gold) for event in events_of(game, DwarfLeft, SPECTATOR)] == [(A, 3)]


def test_D15_2_nobody_leaves_in_the_move_that_reveals_the_exit() -> None:
    game = before_goal("exit", front={A: "I-boots"}).say("A go (4,4) goal")
    assert (game.dwarf(A), game.s.left) == ("(4,4) s", ())


@pytest.mark.parametrize("reader", [B, C, D, SPECTATOR])
def test_D15_3_the_clan_card_is_turned_face_up(reader: Seat) -> None:
    game = leaving()
    assert known(game.s.clans[A], reader) == []
    game.say("A go (4,4) hub")
    assert known(game.s.clans[A], reader) == ["blue-loyal"]
    assert [code(event.piece >> 16) for event in events_of(game, ClanOpened, reader)] == ["blue-loyal"]


def test_D15_4_its_nuggets_are_safe() -> None:
    game = leaving().say("A go (4,4) hub")
    rest(game, 8)
    assert game.s.gold[A] == 3


def test_D15_5_the_end_is_checked_before_anything_else() -> None:
    game = leaving(3, roles="blue-saboteur blue-loyal blue-loyal").say("A go (4,4) hub")
    assert game.asked() == "", "the only dwarf that works for yellow is out"
    names = names_heard(game, B)
    assert names.index("DwarfLeft") < names.index("GameEnded")
    assert {"AsideSeen", "CardDealt", "GameGoesOn"} & set(names) == set()


@pytest.mark.parametrize("reader", [B, C, SPECTATOR])
def test_D15_6_the_first_to_leave_looks_at_the_clan_cards_put_aside(reader: Seat) -> None:
    game = leaving(3).say("A go (4,4) hub")
    assert lie_in(game.sees(A).aside) == ["blue-saboteur"]
    assert [code(p >> 16) for event in events_of(game, AsideSeen, A) for p in event.pieces] == ["blue-saboteur"]
    (told,) = events_of(game, AsideSeen, reader)
    assert (told.seat, [code(p >> 16) for p in told.pieces]) == (A, ["clan-blue"])
    assert lie_in(game.sees(reader).aside) == ["clan-blue"]


def test_D15_6_later_leavers_do_not_look_and_with_nothing_aside_nobody_does() -> None:
    roles = "blue-loyal yellow-loyal blue-loyal yellow-loyal blue-loyal"
    game = table(5, EXIT, step="move", turn=B, dwarfs={B: "(4,4) s"}, left=[A], roles=roles)
    game.say("B go (4,4) hub")
    assert (game.s.left, events_of(game, AsideSeen, SPECTATOR)) == ((A, B), [])
    assert known(game.s.aside, B) == []
    four = leaving(4).say("A go (4,4) hub")
    assert (events_of(four, AsideSeen, A), four.s.aside) == ([], ())


def test_D15_7_the_seat_completes_its_turn_and_goes_on_without_movement() -> None:
    game = leaving().say("A go (4,4) hub")
    assert [event.seat for event in events_of(game, CardDealt, SPECTATOR)] == [A]
    assert [event.seat for event in events_of(game, GameGoesOn, SPECTATOR)] == [A]
    rest(game, 3)
    assert (game.s.acting, game.asked()) == (A, "play")
    game.say(f"A {game.options(A, 'drop')[0]} + enough")
    assert game.s.acting == B


def test_D15_8_its_webs_and_creatures_end_as_usual_and_its_axes_are_of_no_use() -> None:
    game = table(
        4,
        f"{EXIT}; I-tee-h-lair (1,0)",
        turn=D,
        left=[A],
        dwarfs={B: "(4,3)"},
        front={A: "I-axe I-boots"},
        webs={"I-web": "A (0,0) east 1", "II-web": "A (0,0) north 2"},
        creatures={"rat": "A (1,0)"},
        hands={A: "I-ns II-rat"},
    )
    rest(game)
    assert (game.s.acting, game.s.web_sides, game.creature("rat")) == (A, [0, 1, 0], "out")
    assert game.options(A, "cut") == []
    game.say("A drop I-ns + enough")
    assert game.s.acting == B, "boots or not, it does not move"
    assert set(lies_before(game, A)) == {"II-web", "I-boots", "I-axe"}
    assert "II-rat" in hand_of(game, A)
