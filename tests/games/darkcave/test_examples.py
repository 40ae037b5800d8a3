"""The examples D-E1 to D-E45 of RULES.md, each as it stands there."""

from collections import Counter

import pytest

from partie.core import NOBODY, SPECTATOR, UnreadableAction
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.actions import WAYS
from partie.games.darkcave.cave import corners
from partie.games.darkcave.edition import FIRST
from partie.games.darkcave.events import (
    AsideSeen,
    Attacked,
    CardDealt,
    CardLost,
    CardsDropped,
    CreatureKilled,
    GoalRevealed,
    TurnSkipped,
)
from partie.games.darkcave.faces import CLAN_CARDS, OWN
from partie.games.darkcave.spaces import NO_EDGE

from .caves import TABLES, A, B, C, D, E, F, Table, at, begun, code, edge, known, levels, lie_in, parse, space, table
from .turns import ROAD, discards, events_of, hand_of, lies_before, names_heard, rest

DOOR = "I-cross (4,3)"
EXIT = "goal-exit (4,4); I-cross (4,3)"
NORTH_EAST = "ladder exit lair gold"  # the exit lies in the north-east corner


def winners(game: Table) -> list[int]:
    """Who won the game at a table."""
    outcome = DARKCAVE.outcome(game.s)
    assert outcome is not None
    return outcome.winners()


def scores(game: Table) -> tuple[int, ...]:
    """The treasure of the side that each seat works for."""
    outcome = DARKCAVE.outcome(game.s)
    assert outcome is not None
    return outcome.scores


# -- The rulebook's examples -------------------------------------------------------------------------------------------


def test_E1_a_cell_that_touches_no_face_up_card() -> None:
    game = table(2, hands={A: "I-cross"})
    for cell in ("(2,0)", "(1,1)", "(4,3)"):
        assert game.refusal(f"A play I-cross + lay {cell} as-it-is") == "not-adjacent"


def test_E2_a_path_card_turned_by_90_degrees() -> None:
    game = table(2, "I-ns (0,1)", hands={A: "I-ew"})
    assert WAYS == ("as-it-is", "turned"), "there is no word for crosswise"
    with pytest.raises(UnreadableAction):
        parse("lay (0,2) crosswise")
    assert game.refusal("A play I-ew + lay (0,2) turned") == "not-offered", "half a turn changes nothing here"
    assert game.refusal("A play I-ew + lay (0,2) as-it-is") == "edges-differ"


def test_E3_open_against_closed() -> None:
    game = table(2, "I-ns (0,1)", hands={A: "I-cross I-bend-a"})
    assert game.refusal("A play I-cross + lay (1,1) as-it-is") == "edges-differ", "open against closed"
    assert game.refusal("A play I-bend-a + lay (0,2) as-it-is") == "edges-differ", "closed against open"
    assert game.refusal("A play I-cross + lay (0,2) as-it-is") == ""


def test_E4_closed_against_closed_alone_prolongs_no_path() -> None:
    game = table(2, "I-ns (0,1)", hands={A: "I-bend-a"})
    # (1,1) touches only (0,1), which is closed to the east; the bend as it is is closed to the west.
    assert game.refusal("A play I-bend-a + lay (1,1) as-it-is") == "no-path-prolonged"


def test_E5_a_web_on_a_junction_or_an_open_end() -> None:
    game = table(2, "I-ew (1,0)", hands={A: "I-web"})
    spun = {edge(each.removeprefix("spin ")) for each in game.options(A, after="play I-web")}
    assert edge("(0,0) east") in spun, "the junction"
    assert edge("(1,0) east") in spun, "the open end"
    assert edge("(1,0) north") not in spun, "no path leaves there"


def test_E6_a_rat_meets_a_dwarf_two_spaces_from_its_lair() -> None:
    game = table(2, ROAD, dwarfs={A: "(2,0)"}, turn=B, hands={A: "I-ns I-bend-a", B: "I-rat II-ns"})
    game.say("B play I-rat + call (4,0)", "B go (3,0) hub")
    assert game.asked() == "creature-step"
    game.say("B go (2,0) hub", lose="I-ns")
    assert (game.creature("rat"), game.asked(), hand_of(game, A)) == ("(2,0) hub", "dwarf-step", ["I-bend-a"])
    assert discards(game) == ["I-ns"]


def test_E7_three_spaces_along_a_free_road() -> None:
    game = table(2, ROAD, turn=B, hands={B: "I-ns"}).say("B drop I-ns", "B go (1,0) hub", "B go (2,0) hub")
    game.say("B go (3,0) hub")
    assert (game.dwarf(B), game.s.acting) == ("(3,0) hub", A)


def test_E8_onto_a_hidden_goal_with_two_moves_left() -> None:
    game = table(2, "I-ns (4,2); I-cross (4,3)", step="move", turn=B, dwarfs={B: "(4,3)"}, goals=NORTH_EAST)
    game.say("B go (4,4) goal")
    assert names_heard(game, A)[:2] == ["GoalRevealed", "GoalTurned"]
    assert (game.dwarf(B), game.s.acting) == ("(4,4) s", A)
    assert "(4,3) hub" in game.neighbours("(4,4) s")


def test_E9_the_treasures_of_the_rulebook() -> None:
    roles = "yellow-loyal yellow-loyal blue-loyal blue-loyal yellow-saboteur"
    game = table(
        5,
        EXIT,
        step="move",
        turn=B,
        dwarfs={B: "(4,4) s"},
        roles=roles,
        left=[A, C, E],
        gold={A: 2, B: 2, C: 2, E: 3, D: 3},
    )
    game.say("B go (4,4) hub")
    assert (scores(game), winners(game)) == ((12, 12, 10, 10, 10), [A, B])


# -- Set-up ------------------------------------------------------------------------------------------------------------


def test_E10_the_set_up_of_6() -> None:
    game = begun(6)
    assert game.s.area == 3
    assert set(corners(game.s.area)) == {at(x, y) for x in (-3, 3) for y in (-3, 3)}
    for seat in range(6):
        assert levels(game.s.hand[seat]) == [1, 1, 1, 1, 2]
    assert (sum(game.s.stock), game.s.stock) == (37, (0, 16, 21))


def test_E11_all_counts() -> None:
    play_cards, start, goals, clans, dwarfs, overview = len(OWN.cards), 1, len(OWN.goals), len(CLAN_CARDS), 8, 5
    assert play_cards + start + goals + clans + dwarfs + overview == 110
    assert play_cards == 82
    s = DARKCAVE.start(2)
    assert (s.stock, sum(s.stock)) == ((24, 22, 21), 67)


@pytest.mark.parametrize("seats", [6, 8])
def test_E12_all_24_cards_of_level_I_are_in_the_hands(seats: int) -> None:
    game = begun(seats)
    assert game.s.stock[0] == 0
    assert len([1 for hand in game.s.hand for level in levels(hand) if level == 1]) == 24


# -- Cards -------------------------------------------------------------------------------------------------------------


def test_E13_a_swap_of_3_against_5() -> None:
    game = table(2, ROAD, hands={A: "II-swap I-ns I-bend-a", B: "I-rat I-axe I-boots I-web I-secret"})
    game.say("A play II-swap + swap B")
    assert (len(game.s.hand[A]), len(game.s.hand[B])) == (5, 2)
    game.say("A stop")
    assert (len(game.s.hand[A]), len(game.s.hand[B])) == (5, 3)


def test_E14_the_life_of_a_web() -> None:
    game = table(3, ROAD, hands={A: "I-web I-ns I-bend-a"}).say("A play I-web + spin (0,0) north", "A stop")
    sides = []
    for _ in range(6):
        sides.append(game.s.web_sides[0])
        rest(game)
    assert sides == [2, 2, 1, 1, 1, 0], "B, C; A turns it, B, C; A takes it away"


def test_E15_axes_on_a_web_showing_2() -> None:
    game = table(2, ROAD, step="move", front={A: "I-axe II-axe"}, webs={"I-web": "B (0,0) east 2"})
    game.say("A cut 1")
    assert (game.s.web_sides[0], game.options(A, "go")) == (1, [])
    game.say("A cut 1")
    assert (game.s.webs[0], game.options(A, "go")) == (NO_EDGE, ["go (1,0) hub"])


def test_E16_a_goblin_and_a_dwarf_without_gold() -> None:
    game = table(2, ROAD, dwarfs={B: "(2,0)"}, hands={A: "I-goblin"}, gold={B: 0})
    game.say("A play I-goblin + call (4,0)", "A go (3,0) hub")
    assert game.s.steps == 4
    game.say("A go (2,0) hub")
    assert (game.s.gold[B], game.creature("goblin"), game.asked()) == (0, "(2,0) hub", "dwarf-step")


def test_E17_a_tunnel_without_gold() -> None:
    game = table(2, "I-tunnel-ne (1,0)", step="move", gold={A: 0})
    game.say("A go (1,0) lane2", "A go (1,0) tunnel")
    assert (game.s.gold[A], game.dwarf(A), game.asked()) == (0, "(1,0) tunnel", "dwarf-step")


def test_E18_two_seats_and_the_first_to_leave() -> None:
    game = table(2, EXIT, step="move", dwarfs={A: "(4,4) s"}, gold={A: 0, B: 3}).say("A go (4,4) hub")
    assert (game.asked(), scores(game), winners(game)) == ("", (0, 0), [A])


@pytest.mark.parametrize("roles", ["", "yellow-saboteur yellow-loyal yellow-saboteur yellow-loyal"])
def test_E19_four_seats_have_two_saboteurs_of_one_clan(roles: str) -> None:
    game = begun(4, roles=roles)
    found = Counter([code(card[0] >> 16).partition("-")[2] for card in game.s.clans])
    assert found == {"loyal": 2, "saboteur": 2}
    backs = {OWN.backs[card[0] >> 16] for card in game.s.clans}
    assert len(backs) == 1


def test_E20_clan_cards_put_aside() -> None:
    assert [len(begun(seats).s.aside) for seats in TABLES] == [0, 1, 0, 3, 2, 1, 0]


def test_E21_straight_across() -> None:
    game = table(2, "II-ew (1,0); III-ew (2,0); I-ew (3,0)")
    assert game.moves("(0,0)", "(1,0) e") == 2
    assert game.moves("(1,0) e", "(2,0) e") == 3
    assert game.moves("(0,0)", "(3,0)") == 6


def test_E22_a_card_lost_on_a_bridge_is_not_replaced() -> None:
    game = table(2, "I-bridge-ns (0,1)", hands={A: "I-cross I-ns I-bend-a I-bend-b I-boots", B: "I-axe I-rat"})
    game.say("A play I-cross + lay (1,0) as-it-is")
    assert len(game.s.hand[A]) == 4
    game.say("A go (0,1) lane1", lose="I-ns")
    assert len(game.s.hand[A]) == 3
    game.say("A stop")
    assert len(game.s.hand[A]) == 4
    rest(game, 2)
    assert (game.s.acting, len(game.s.hand[A])) == (B, 4)


def test_E23_through_the_tunnel() -> None:
    game = table(2, "I-tunnel-ne (0,-1); I-ns (0,-2)", step="move", front={A: "I-boots"})
    game.say("A go (0,-1) lane1", "A go (0,-1) tunnel", "A go (0,-1) lane2")
    assert (game.s.gold[A], game.s.steps) == (2, 1)
    game.say("A go (0,-2) hub")
    assert game.dwarf(A) == "(0,-2) hub"


@pytest.mark.parametrize(("card", "north", "south"), [("I", "lane1", "lane1"), ("II", "n", "s"), ("III", "n", "s")])
def test_E24_a_bridge_entered_from_the_north(card: str, north: str, south: str) -> None:
    shape = "bridge-ew" if card == "II" else "bridge-ns"
    game = table(2, f"{card}-{shape} (0,-1); I-ns (0,-2); I-ew (1,-1); I-tee-h (-1,-1)")
    assert game.moves("(0,0)", f"(0,-1) {south}") == {"I": 1, "II": 2, "III": 3}[card]
    assert f"(0,-1) {north}" in game.neighbours("(0,0)")
    assert (game.moves("(0,0)", "(1,-1)"), game.moves("(0,0)", "(-1,-1)")) == (-1, -1)


def test_E25_a_rat_taken_over() -> None:
    game = table(3, ROAD, turn=B, dwarfs={C: "(2,0)"}, hands={B: "II-rat"}, creatures={"rat": "A (2,0)"})
    game.say("B play II-rat", "B go (3,0) hub", "B go (2,0) hub", "B stop")
    assert [event.seat for event in events_of(game, CardLost, A)] == [C]
    assert len(game.s.hand[C]) == 4
    assert (lies_before(game, A), "I-rat" in discards(game)) == ([], True)
    rest(game, 1)
    assert (game.s.acting, game.creature("rat")) == (A, "(2,0) hub")
    rest(game, 1)
    assert (game.s.acting, game.creature("rat")) == (B, "out")


def test_E26_a_lindworm_placed_where_a_dwarf_stands() -> None:
    game = table(2, ROAD, dwarfs={B: "(4,0)"}, hands={A: "I-lindworm"})
    game.say("A play I-lindworm + call (4,0)", "A stop")
    assert (game.s.lying, events_of(game, Attacked, B)) == (0, [])


def five_hunters() -> Table:
    """The active seat is the third of six; seats 2, 4 and 5 share a space, 2 and 4 have an axe."""
    game = table(
        6,
        "I-ew (1,0); I-tee-h (2,0); I-tee-h-lair (-1,0)",
        turn=C,
        dwarfs={B: "(1,0)", D: "(1,0)", E: "(1,0)", A: "(2,0)", C: "(2,0)", F: "(2,0)"},
        front={B: "I-axe", D: "II-axe"},
        hands={C: "I-goblin"},
    )
    return game.say("C play I-goblin + call (-1,0)", "C go (0,0) hub", "C go (1,0) hub")


def test_E27_two_seats_are_asked_for_their_axe() -> None:
    game = five_hunters()
    assert (game.asked(), game.who()) == ("axe", [D])
    game.say("D spare")
    assert (game.asked(), game.who()) == ("axe", [B])
    game.say("B strike")
    assert [event.seat for event in events_of(game, CreatureKilled, SPECTATOR)] == [B]
    assert (game.creature("goblin"), game.s.gold) == ("out", [3] * 6)
    assert (lies_before(game, B), lies_before(game, C), lies_before(game, D)) == ([], [], ["II-axe"])


def test_E28_both_keep_their_axe() -> None:
    game = five_hunters().say("D spare", "B spare")
    assert [event.seat for event in events_of(game, Attacked, SPECTATOR)] == [D, E, B]
    assert game.s.gold == [3, 2, 3, 2, 2, 3]


def test_E29_a_dwarf_walks_into_a_rat_and_another_dwarf() -> None:
    game = table(
        3, ROAD, step="move", dwarfs={B: "(1,0)"}, creatures={"rat": "C (1,0)"}, front={A: "I-axe", B: "II-axe"}
    )
    game.waits_for_chance = True
    game.say("A go (1,0) hub")
    assert (game.asked(), game.who()) == ("axe", [A])
    game.say("A spare")
    assert ([event.seat for event in events_of(game, Attacked, B)], game.asked()) == ([A], "lose")
    game.waits_for_chance = False
    game.deal()
    assert (len(game.s.hand[A]), len(game.s.hand[B]), game.s.acting) == (4, 5, B), "3 after the loss, one was due"


def test_E30_a_cave_in_between_two_webs() -> None:
    webs = {"I-web": "B (1,0) east 2", "II-web": "C (1,0) west 2"}
    game = table(3, "I-ew (1,0)", hands={A: "II-cave-in"}, webs=webs)
    game.say("A play II-cave-in + collapse (1,0)")
    assert (game.s.webs[0], lies_before(game, B), "I-web" in discards(game)) == (NO_EDGE, [], True)
    assert (game.s.webs[1], lies_before(game, C)) == (edge("(0,0) east"), ["II-web"])


def test_E31_an_axe_before_the_owners_next_turn() -> None:
    game = table(3, ROAD, turn=C, front={C: "I-axe"}, webs={"I-web": "A (0,0) east 2"}).say("C cut 1")
    assert game.s.web_sides[0] == 1
    rest(game)
    assert (game.s.acting, game.s.webs[0]) == (A, NO_EDGE)


def test_E32_a_goblin_on_the_exit_space() -> None:
    game = table(4, EXIT, step="move", dwarfs={A: "(4,4) s"}, creatures={"goblin": "C (4,4) hub"}, gold={A: 2})
    game.say("A go (4,4) hub")
    assert (game.s.left, game.s.gold[A]) == ((A,), 1)


def test_E33_a_rat_on_a_vein() -> None:
    game = table(3, "I-tee-v-gold (0,1)", step="move", hands={A: "I-ns I-bend-a"}, creatures={"rat": "C (0,1)"}).say(
        "A go (0,1) hub", lose="I-ns"
    )
    names = names_heard(game, B)
    assert [name for name in names if name in ("CardLost", "NuggetTaken", "ClanOpened")] == [
        "CardLost",
        "NuggetTaken",
        "ClanOpened",
    ]
    assert (game.s.gold[A], known(game.s.clans[A], B)) == (4, ["blue-loyal"])


@pytest.mark.parametrize("answer", ["strike", "spare"])
def test_E34_a_lindworm_on_the_hidden_exit(answer: str) -> None:
    game = table(
        3,
        DOOR,
        step="move",
        dwarfs={A: "(4,3)"},
        goals=NORTH_EAST,
        creatures={"lindworm": "C (4,4) goal"},
        front={A: "I-axe"},
    ).say("A go (4,4) goal")
    assert [code(event.piece >> 16) for event in events_of(game, GoalRevealed, B)] == ["goal-exit"]
    assert (game.dwarf(A), game.creature("lindworm"), game.asked()) == ("(4,4) s", "(4,4) s", "axe")
    game.say(f"A {answer}")
    assert game.s.lying == (1 << A if answer == "spare" else 0)
    assert (game.s.acting, game.dwarf(A)) == (B, "(4,4) s")


def test_E35_a_skipped_turn() -> None:
    game = table(
        3,
        ROAD,
        hands={A: "I-ns", B: ""},
        webs={"I-web": "B (0,0) north 1"},
        creatures={"rat": "B (4,0)"},
        lying=[B],
    ).say("A drop I-ns", "A stop")
    assert (game.s.webs[0], game.creature("rat"), game.s.lying) == (NO_EDGE, "out", NOBODY)
    assert [event.seat for event in events_of(game, TurnSkipped, SPECTATOR)] == [B]
    assert (game.s.acting, game.s.hand[B]) == (C, ())
    assert [event.seat for event in events_of(game, CardDealt, SPECTATOR)] == [A]


def test_E36_the_last_card_and_a_step_to_the_exit() -> None:
    hands = {A: "I-ns", B: "", C: "", D: ""}
    game = table(4, EXIT, dwarfs={A: "(4,4) s"}, hands=hands, stock=(0, 0, 0))
    game.say("A drop I-ns")
    assert (game.s.left, game.asked(), winners(game)) == ((), "", [])
    before = table(4, EXIT, dwarfs={A: "(4,4) s"}, hands=hands, stock=(0, 0, 0), edition=FIRST)
    before.say("A drop I-ns", "A go (4,4) hub")
    assert (before.s.left, before.asked(), winners(before)) == ((A,), "", [A, C])


def test_E37_a_known_card_is_discarded_with_an_unknown_one() -> None:
    game = table(3, ROAD, turn=B, hands={B: "I-ns I-bend-a II-ew"}, looked=["A B II-ew"])
    game.say("B drop I-ns + drop II-ew")
    for reader in (A, C, SPECTATOR):
        (told,) = events_of(game, CardsDropped, reader)
        assert levels(game.s.discarded) == [1, 2]
        expected = ["level-1", "II-ew"] if reader == A else ["level-1", "level-2"]
        assert sorted([code(p >> 16) for p in told.pieces]) == sorted(expected)
    assert known(game.s.discarded, A) == ["II-ew"]


def test_E38_two_discards_and_one_card_in_the_pile() -> None:
    game = table(2, ROAD, hands={A: "I-ns I-bend-a I-bend-b"}, stock=(0, 0, 1))
    game.say("A drop I-ns + drop I-bend-a", "A stop")
    assert (len(events_of(game, CardDealt, A)), len(game.s.hand[A])) == (1, 2)


def test_E39_the_lone_dwarf_of_three_seats() -> None:
    roles = "yellow-saboteur yellow-loyal yellow-loyal"
    game = table(3, EXIT, step="move", dwarfs={A: "(4,4) s"}, roles=roles).say("A go (4,4) hub")
    assert (game.asked(), scores(game), winners(game)) == ("", (6, 0, 0), [A])
    assert events_of(game, AsideSeen, SPECTATOR) == []


def test_E40_a_tie_and_a_saboteur_who_left_first() -> None:
    # Yellow: 6 nuggets × 2; blue: 4 × 3. B is a saboteur of the blue clan.
    roles = "yellow-loyal blue-saboteur blue-loyal blue-loyal yellow-loyal"
    game = table(
        5,
        EXIT,
        step="move",
        turn=D,
        dwarfs={D: "(4,4) s"},
        roles=roles,
        left=[B, A, C],
        gold={A: 2, B: 4, C: 1, D: 3},
    ).say("D go (4,4) hub")
    assert (scores(game), winners(game)) == ((12,) * 5, [A, B, E])


def test_E41_all_cards_spent_and_nobody_left() -> None:
    game = table(3, ROAD, hands={A: "I-ns", B: "", C: ""}, stock=(0, 0, 0)).say("A drop I-ns")
    assert (game.asked(), winners(game)) == ("", [])


def test_E42_boots_on_oneself() -> None:
    game = table(2, ROAD, hands={A: "I-boots I-boots"}).say("A play I-boots + equip A")
    second = game.copy().say("A stop")
    rest(second)
    assert second.refusal("A play I-boots + equip A") == "has-boots"
    game.say(*[f"A go ({x},0) hub" for x in (1, 2, 3, 4)])
    assert (game.dwarf(A), game.s.acting) == ("(4,0) hub", B)


def test_E43_ladders() -> None:
    game = table(2, "I-tee-h-ladder (9,-9)", goals="ladder exit lair gold", step="move")
    assert game.options(A) == ["go (9,-9) hub", "stop"]
    assert game.neighbours("(0,0)") == {"(9,-9) hub"}


def test_E44_a_creature_crosses_a_hidden_goal() -> None:
    cave = "I-cross-lair (4,3); I-cross (3,4)"
    game = table(2, cave, hands={A: "I-goblin"}, goals=NORTH_EAST)
    game.say("A play I-goblin + call (4,3)", "A go (4,4) goal")
    assert game.s.steps == 4, "one move"
    game.say("A go (3,4) hub")
    assert (game.creature("goblin"), at(4, 4) in game.s.cave) == ("(3,4) hub", False)
    assert lie_in(game.sees(A).goals[1]) == ["goal"]


def test_E45_a_goal_with_three_openings() -> None:
    game = table(2, DOOR, step="move", dwarfs={A: "(4,3)"}, goals="exit gold lair ladder").say("A go (4,4) goal")
    assert (game.who(), game.options(A)) == ([A], ["turn as-it-is", "turn turned"])
    third = {way: game.copy().say(f"A turn {way}").neighbours("(4,4)") for way in WAYS}
    assert third == {
        "as-it-is": {"(4,4) n", "(4,4) e", "(4,4) s"},
        "turned": {"(4,4) n", "(4,4) s", "(4,4) w"},
    }
    assert game.s.dwarfs[A] == space("(4,3)")
