"""D7 Action cards in general; D8 Instant cards: secret information, cave-in, card swap, web; D9 Equipment."""

import pytest

from partie.core import SPECTATOR, Seat
from partie.games.darkcave.cave import touched_webs
from partie.games.darkcave.events import (
    ActionPlayed,
    CardCollapsed,
    CardDealt,
    ClanSeen,
    CreatureCalled,
    Equipped,
    GoalSeen,
    HandsSwapped,
    WebSpun,
)
from partie.games.darkcave.faces import OWN
from partie.games.darkcave.spaces import NO_EDGE

from .caves import A, B, C, Table, at, code, edge, known, lie_in, table
from .turns import ROAD, discards, events_of, hand_of, lies_before, rest

# One play of every action card, on the cave of ``played``.
PLAYS = {
    "I-secret": "peek north-west",
    "II-secret": "spy B",
    "II-cave-in": "collapse (0,1)",
    "II-swap": "swap B",
    "I-web": "spin (0,0) east",
    "I-boots": "equip A",
    "I-axe": "equip B",
    "I-rat": "call (1,0)",
    "I-lindworm": "call (1,0)",
    "I-goblin": "call (1,0)",
}
INSTANT = ("I-secret", "II-secret", "II-cave-in", "II-swap")


def played(card: str) -> Table:
    """A table of three at which A has just played this card."""
    game = table(3, "I-cross-lair (1,0); I-ns (0,1)", hands={A: f"{card} I-ew", B: "I-bend-a II-ns", C: "I-bend-b"})
    return game.say(f"A play {card} + {PLAYS[card]}")


# -- D7 Action cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", PLAYS)
@pytest.mark.parametrize("reader", [A, B, C, SPECTATOR])
def test_D7_1_one_action_card_of_the_hand_is_played_and_shown_to_all(card: str, reader: Seat) -> None:
    game = played(card)
    (told,) = events_of(game, ActionPlayed, reader)
    assert (told.seat, code(told.piece >> 16)) == (A, card)
    everywhere = game.s.discarded + game.s.front[A] + game.s.front[B]
    assert card in known(everywhere, reader)
    assert card not in hand_of(game, A)


@pytest.mark.parametrize("card", INSTANT)
def test_D7_2_instant_cards_go_to_the_discard_pile_and_then_work(card: str) -> None:
    game = played(card)
    names = [type(event).__name__ for event in game.heard(SPECTATOR)]
    assert names[0] == "ActionPlayed"
    assert names[1] in ("GoalSeen", "ClanSeen", "CardCollapsed", "HandsSwapped")
    assert card in discards(game)
    assert [lies_before(game, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize(
    ("card", "seat"), [("I-web", A), ("I-rat", A), ("I-lindworm", A), ("I-goblin", A), ("I-boots", A), ("I-axe", B)]
)
def test_D7_3_webs_creatures_and_equipment_lie_face_up_in_front_of_a_seat(card: str, seat: Seat) -> None:
    game = played(card)
    assert lies_before(game, seat) == [card]
    assert all(known(game.s.front[seat], reader) == [card] for reader in (A, B, C, SPECTATOR))
    assert discards(game) == []


def test_D7_4_a_card_in_front_is_not_swapped() -> None:
    game = table(2, hands={A: "II-swap I-ns", B: "I-ew"}, front={A: "I-boots", B: "I-axe"})
    game.say("A play II-swap + swap B")
    assert (lies_before(game, A), lies_before(game, B)) == (["I-boots"], ["I-axe"])


def test_D7_4_a_card_in_front_is_not_lost_and_does_not_count_for_the_hand() -> None:
    game = table(
        3, ROAD, dwarfs={B: "(3,0)"}, hands={A: "I-rat", B: ""}, front={B: "I-boots"}, webs={"I-web": "B (0,0) north 2"}
    )
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub", "A stop")
    assert lies_before(game, B) == ["I-web", "I-boots"]
    assert game.s.acting == C, "B holds no cards, so its turn is skipped"


@pytest.mark.parametrize("card", PLAYS)
def test_D7_5_the_active_seat_alone_chooses_and_the_target_is_public(card: str) -> None:
    game = table(3, "I-cross-lair (1,0); I-ns (0,1)", hands={A: f"{card} I-ew", B: "I-bend-a II-ns", C: "I-bend-b"})
    assert game.who() == [A]
    game.say(f"A play {card}")
    assert game.who() == [A]
    game.say(f"A {PLAYS[card]}")
    heard = game.heard(SPECTATOR)[1]
    target = {
        "I-secret": GoalSeen,
        "II-secret": ClanSeen,
        "II-cave-in": CardCollapsed,
        "II-swap": HandsSwapped,
        "I-web": WebSpun,
        "I-boots": Equipped,
        "I-axe": Equipped,
    }.get(card, CreatureCalled)
    assert type(heard) is target
    if isinstance(heard, GoalSeen):
        assert (heard.seat, heard.corner) == (A, "north-west")
    elif isinstance(heard, (ClanSeen, HandsSwapped)):
        assert (heard.seat, heard.other_seat) == (A, B)
    elif isinstance(heard, CardCollapsed):
        assert heard.cell == at(0, 1)
    elif isinstance(heard, WebSpun):
        assert (heard.web, heard.cell, heard.side) == (1, at(0, 0), "east")
    elif isinstance(heard, Equipped):
        assert heard.seat == (A if card == "I-boots" else B)
    elif isinstance(heard, CreatureCalled):
        assert heard.cell == at(1, 0)


# -- D8a Secret information --------------------------------------------------------------------------------------------


def test_D8_1_a_hidden_goal_or_the_clan_card_of_another_seat() -> None:
    game = table(3, hands={A: "I-secret"})
    assert game.options(A, after="play I-secret") == [
        *("peek north-west", "peek north-east", "peek south-east", "peek south-west"),
        *("spy B", "spy C"),
    ]


@pytest.mark.parametrize("reader", [B, C, SPECTATOR])
def test_D8_2_only_the_active_seat_sees_the_face_of_a_goal(reader: Seat) -> None:
    game = table(3, hands={A: "I-secret"}).say("A play I-secret + peek south-west")
    assert lie_in(game.sees(A).goals[3]) == ["goal-gold"]
    assert lie_in(game.sees(reader).goals[3]) == ["goal"]
    assert [code(event.piece >> 16) for event in events_of(game, GoalSeen, A)] == ["goal-gold"]
    assert [code(event.piece >> 16) for event in events_of(game, GoalSeen, reader)] == ["goal"]
    assert at(-4, -4) not in game.s.cave, "it lies face down on its place"


@pytest.mark.parametrize("reader", [C, SPECTATOR])
def test_D8_2_only_the_active_seat_sees_the_role(reader: Seat) -> None:
    game = table(3, hands={A: "I-secret"}).say("A play I-secret + spy B")
    assert lie_in(game.sees(A).clans[B]) == ["blue-saboteur"]
    assert lie_in(game.sees(reader).clans[B]) == ["clan-blue"]
    assert [code(event.piece >> 16) for event in events_of(game, ClanSeen, reader)] == ["clan-blue"]


@pytest.mark.parametrize("reader", [A, B, C, SPECTATOR])
def test_D8_3_all_see_which_card_was_looked_at(reader: Seat) -> None:
    goal = table(3, hands={A: "I-secret"}).say("A play I-secret + peek south-east")
    assert [(event.seat, event.corner) for event in events_of(goal, GoalSeen, reader)] == [(A, "south-east")]
    clan = table(3, hands={A: "I-secret"}).say("A play I-secret + spy C")
    assert [(event.seat, event.other_seat) for event in events_of(clan, ClanSeen, reader)] == [(A, C)]


def test_D8_3_the_seat_looked_at_learns_nothing_of_the_looker() -> None:
    game = table(3, hands={A: "I-secret"})
    before = game.sees(B).clans
    game.say("A play I-secret + spy B")
    assert lie_in(game.sees(B).clans[A]) == ["clan-blue"] == lie_in(before[A])
    assert lie_in(game.sees(B).clans[B]) == lie_in(before[B])


def test_D8_4_neither_the_own_card_nor_open_ones_nor_those_put_aside() -> None:
    game = table(3, "goal-exit (4,4)", goals="ladder exit lair gold", hands={A: "I-secret"}, looked=["all B"])
    assert game.options(A, after="play I-secret") == ["peek north-west", "peek south-east", "peek south-west", "spy C"]
    for card in ("peek north-east", "spy A", "spy B"):
        assert game.refusal(f"A play I-secret + {card}") == "nothing-to-see"
    assert len(game.s.aside) == 1


def test_D8_4_a_card_seen_before_may_be_looked_at_again() -> None:
    game = table(2, hands={A: "I-secret"}, looked=["A B", "A north-west"])
    assert {"spy B", "peek north-west"} <= set(game.options(A, after="play I-secret"))


def test_D8_5_without_anything_to_see_the_card_cannot_be_played() -> None:
    goals = "goal-exit (4,4); goal-ladder (4,-4); goal-lair (-4,-4); goal-gold (-4,4)"
    game = table(2, goals, hands={A: "I-secret I-ns"}, looked=["all B"])
    assert "play I-secret" not in game.options(A)
    assert game.refusal("A play I-secret") == "no-target"
    assert "play I-secret" in table(2, goals, hands={A: "I-secret I-ns"}).options(A)
    goals = goals.removesuffix("; goal-gold (-4,4)")
    assert "play I-secret" in table(2, goals, hands={A: "I-secret I-ns"}, looked=["all B"]).options(A)


def test_D8_6_what_was_seen_stays_known() -> None:
    game = table(3, ROAD, hands={A: "I-secret I-secret I-ns"})
    game.say("A play I-secret + peek north-west", "A stop")
    rest(game, 2)
    game.say("A play I-secret + spy B", "A stop")
    rest(game, 6)
    assert lie_in(game.sees(A).goals[0]) == ["goal-exit"]
    assert lie_in(game.sees(A).clans[B]) == ["blue-saboteur"]
    assert lie_in(game.sees(C).clans[B]) == ["clan-blue"]


# -- D8b Cave-in -------------------------------------------------------------------------------------------------------


def test_D8_7_any_laid_path_card_without_dwarf_and_creature() -> None:
    cave = "III-ew (1,0); III-cross (2,0); II-ew (3,0); I-ew (-1,0); I-tee-h (-2,0)"
    game = table(
        2,
        cave,
        hands={A: "II-cave-in"},
        dwarfs={A: "(2,0) n", B: "(-1,0)"},
        creatures={"goblin": "B (3,0) e"},
    )
    assert game.options(A, after="play II-cave-in") == ["collapse (-2,0)", "collapse (1,0)"]
    for cell in ("(2,0)", "(3,0)", "(-1,0)", "(7,7)"):
        assert game.refusal(f"A play II-cave-in + collapse {cell}") == "not-removable"


def test_D8_8_never_the_start_card_nor_a_goal() -> None:
    game = table(2, "I-ns (0,1); goal-gold (4,4)", dwarfs={A: "(0,1)", B: "(0,1)"}, hands={A: "II-cave-in I-ew"})
    assert "play II-cave-in" not in game.options(A)
    game = table(2, "I-ns (0,1); goal-gold (4,4)", hands={A: "II-cave-in"})
    assert game.options(A, after="play II-cave-in") == ["collapse (0,1)"]
    for cell in ("(0,0)", "(4,4)", "(-4,4)"):
        assert game.refusal(f"A play II-cave-in + collapse {cell}") == "not-removable"


@pytest.mark.parametrize("reader", [A, B, SPECTATOR])
def test_D8_9_the_removed_card_is_discarded_and_known_to_all(reader: Seat) -> None:
    game = table(2, "I-ns (0,1)", hands={A: "II-cave-in"}).say("A play II-cave-in + collapse (0,1)")
    assert known(game.s.discarded, reader) == ["I-ns", "II-cave-in"]
    assert game.s.laid == ()


def test_D8_10_a_nugget_on_a_removed_vein_goes_back_to_the_bank() -> None:
    game = table(2, "I-tee-v-gold (0,1); II-tee-h-gold (0,-1)", hands={A: "II-cave-in"})
    (left,) = [space for space in game.s.veins if space >> 4 == at(0, -1)]
    gold = game.s.gold[:]
    game.say("A play II-cave-in + collapse (0,1)")
    assert (game.s.veins, game.s.gold) == ((left,), gold)


def test_D8_11_a_web_on_an_open_end_of_the_removed_card_goes_with_it() -> None:
    game = table(2, "I-ew (1,0)", hands={A: "II-cave-in"}, webs={"II-web": "B (1,0) east 2"})
    game.say("A play II-cave-in + collapse (1,0)")
    assert (game.s.webs[1], lies_before(game, B)) == (NO_EDGE, [])
    assert sorted(discards(game)) == ["I-ew", "II-cave-in", "II-web"]


def test_D8_12_a_web_on_a_junction_stays_on_the_open_end_of_the_neighbour() -> None:
    game = table(3, "I-ew (1,0)", hands={A: "II-cave-in"}, webs={"II-web": "C (1,0) west 2"})
    game.say("A play II-cave-in + collapse (1,0)")
    assert (game.s.webs[1], game.s.web_sides[1], lies_before(game, C)) == (edge("(0,0) east"), 2, ["II-web"])


def test_D8_12_a_web_at_a_closed_side_of_the_removed_card_stays() -> None:
    # The goal opens its west side towards a card that is closed there: the open end is the goal's.
    game = table(2, "goal-exit (4,4); I-ns (3,4)", hands={A: "II-cave-in"}, webs={"I-web": "B (4,4) west 2"})
    game.say("A play II-cave-in + collapse (3,4)")
    assert game.s.webs[0] == edge("(4,4) west")


@pytest.mark.parametrize(
    ("cave", "web"),
    [("I-cross (4,3)", "(4,3) north"), ("goal-lair (4,4); I-cross (4,3)", "(4,3) north")],
)
def test_D8_13_the_edge_to_a_hidden_goal_or_a_closed_side_is_an_open_end(cave: str, web: str) -> None:
    # The lair goal as it lies is open to the north, east and west: closed towards (4,3).
    game = table(2, cave, hands={A: "II-cave-in"}, webs={"I-web": f"B {web} 2"})
    game.say("A play II-cave-in + collapse (4,3)")
    assert (game.s.webs[0], lies_before(game, B)) == (NO_EDGE, [])


def test_D8_14_the_cell_is_empty_and_the_cave_may_fall_into_parts() -> None:
    game = table(2, "I-ew (1,0); I-tee-h (2,0)", hands={A: "II-cave-in I-ns", B: "I-bend-a II-ew"})
    assert game.moves("(0,0)", "(2,0)") == 2
    game.say("A play II-cave-in + collapse (1,0)")
    assert game.s.acting == B
    assert game.moves("(0,0)", "(2,0)") == -1
    assert "(1,0) as-it-is" in game.layings("II-ew")
    assert "(2,-1) as-it-is" in game.layings("I-ns"), "the part that was cut off may be extended"
    game.say("B play II-ew + lay (1,0) as-it-is")
    assert game.moves("(0,0)", "(2,0)") == 3


def test_D8_15_without_a_removable_card_it_cannot_be_played() -> None:
    game = table(2, hands={A: "II-cave-in I-ns"})
    assert "play II-cave-in" not in game.options(A)
    assert game.refusal("A play II-cave-in") == "no-target"


# -- D8c Card swap -----------------------------------------------------------------------------------------------------


def test_D8_16_all_cards_change_hands() -> None:
    game = table(3, hands={A: "II-swap I-ns I-ew", B: "I-rat I-axe I-boots II-web", C: "I-cross"})
    assert game.options(A, after="play II-swap") == ["swap B", "swap C"]
    assert game.refusal("A play II-swap + swap A") == "own-hand"
    game.waits_for_chance = True
    game.say("A play II-swap + swap B")
    assert sorted(hand_of(game, A)) == ["I-axe", "I-boots", "I-rat", "II-web"]
    assert sorted(hand_of(game, B)) == ["I-ew", "I-ns"]
    assert hand_of(game, C) == ["I-cross"]


@pytest.mark.parametrize(("mine", "theirs"), [("", "I-ns I-ew"), ("I-ns I-ew", ""), ("", "")])
def test_D8_16_either_hand_may_be_empty(mine: str, theirs: str) -> None:
    game = table(2, hands={A: f"II-swap {mine}", B: theirs})
    game.waits_for_chance = True
    game.say("A play II-swap + swap B")
    assert (sorted(hand_of(game, A)), sorted(hand_of(game, B))) == (sorted(theirs.split()), sorted(mine.split()))


def test_D8_17_the_other_seat_draws() -> None:
    game = table(3, ROAD, hands={A: "II-swap I-ns", B: "I-rat I-axe", C: "I-boots"})
    game.say("A play II-swap + swap C", "A stop", draw="I-secret")
    assert [event.seat for event in events_of(game, CardDealt, SPECTATOR)] == [C]
    assert (hand_of(game, A), sorted(hand_of(game, C))) == (["I-boots"], ["I-ns", "I-secret"])


def test_D8_17_in_the_next_turn_the_active_seat_draws_again() -> None:
    game = table(2, ROAD, hands={A: "II-swap I-ns", B: "I-rat I-axe"})
    game.say("A play II-swap + swap B", "A stop")
    rest(game)
    assert [event.seat for event in events_of(game, CardDealt, SPECTATOR)] == [B]


def test_D8_18_both_know_what_they_gave_and_nobody_else_learns_a_face() -> None:
    game = table(3, ROAD, hands={A: "II-swap I-ns II-ew", B: "I-rat I-axe II-web", C: "I-boots"})
    game.say("A play II-swap + swap B")
    assert lie_in(game.sees(A).hand[B]) == ["I-ns", "II-ew"]
    assert sorted(lie_in(game.sees(B).hand[A])) == ["I-axe", "I-rat", "II-web"]
    for reader in (C, SPECTATOR):
        assert sorted(lie_in(game.sees(reader).hand[A])) == ["level-1", "level-1", "level-2"]
        assert sorted(lie_in(game.sees(reader).hand[B])) == ["level-1", "level-2"]


def test_D8_19_seats_that_have_left_may_swap_and_be_chosen() -> None:
    game = table(4, left=[A], hands={A: "II-swap I-ns", B: "III-swap I-ew"})
    game.say("A play II-swap + swap B")
    assert "I-ew" in hand_of(game, A)
    game = table(4, turn=B, left=[A], hands={A: "I-ns", B: "III-swap I-ew"})
    assert "swap A" in game.options(B, after="play III-swap")


# -- D8d Web -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "web"), [("I-web", 0), ("II-web", 1), ("III-web", 2)])
def test_D8_20_the_web_of_the_cards_symbol_is_laid_with_its_2_up(card: str, web: int) -> None:
    game = table(2, hands={A: card}).say(f"A play {card} + spin (0,0) north")
    assert (game.s.webs[web], game.s.web_sides[web]) == (edge("(0,0) north"), 2)
    assert lies_before(game, A) == [card]
    assert [game.s.webs[other] for other in range(3) if other != web] == [NO_EDGE, NO_EDGE]


def test_D8_20_on_a_junction_or_an_open_end() -> None:
    game = table(2, "I-bend-b (1,0)", hands={A: "I-web"})
    spun = game.options(A, after="play I-web")
    assert {edge(each.removeprefix("spin ")) for each in spun} == {
        *(edge(f"(0,0) {side}") for side in ("north", "east", "south", "west")),
        edge("(1,0) north"),
    }
    assert len(spun) == 5
    assert game.refusal("A play I-web + spin (1,0) east") == "no-open-side"


def test_D8_21_at_the_start_card_at_revealed_goals_and_towards_hidden_ones() -> None:
    game = table(2, "goal-ladder (4,4); I-ns (-4,3)", goals="exit ladder lair gold", hands={A: "I-web"})
    spun = {edge(each.removeprefix("spin ")) for each in game.options(A, after="play I-web")}
    assert edge("(0,0) west") in spun
    assert {edge("(4,4) north"), edge("(4,4) east"), edge("(4,4) south")} <= spun
    assert edge("(4,4) west") not in spun, "the ladder goal is closed there"
    assert edge("(-4,3) north") in spun, "towards the hidden goal at (-4,4)"
    assert edge("(4,-4) north") not in spun, "a hidden goal has no open side of its own"


def test_D8_22_a_web_that_leaves_takes_its_card_along() -> None:
    gone = {
        "turn": table(2, step="start", webs={"I-web": "A (0,0) east 1"}),
        "axe": table(2, webs={"I-web": "B (0,0) east 1"}, front={A: "II-axe"}).say("A cut 1"),
        "cave-in": table(2, "I-ns (0,1)", webs={"I-web": "B (0,1) north 1"}, hands={A: "II-cave-in"}).say(
            "A play II-cave-in + collapse (0,1)"
        ),
    }
    for why, game in gone.items():
        assert (game.s.webs[0], game.s.web_sides[0]) == (NO_EDGE, 0), why
        assert "I-web" in discards(game), why
        assert "I-web" not in lies_before(game, A) + lies_before(game, B), why


def test_D8_23_at_most_one_web_on_an_edge() -> None:
    game = table(2, hands={A: "I-web"}, webs={"II-web": "B (0,0) east 2"})
    assert "spin (0,0) east" not in game.options(A, after="play I-web")
    assert game.refusal("A play I-web + spin (0,0) east") == "edge-taken"
    assert len(game.options(A, after="play I-web")) == 3


def test_D8_24_a_web_blocks_dwarfs_and_creatures_in_both_directions() -> None:
    webs = {"I-web": "B (1,0) east 2"}
    game = table(2, ROAD, step="move", webs=webs, dwarfs={A: "(1,0)"})
    assert game.options(A, "go") == ["go (0,0) hub"]
    game = table(2, ROAD, step="move", webs=webs, dwarfs={A: "(2,0)"})
    assert game.options(A, "go") == ["go (3,0) hub"]
    assert game.refusal("A go (1,0) hub") != ""
    game = table(2, ROAD, webs=webs, creatures={"rat": "B (2,0)"}, hands={A: "I-rat"}).say("A play I-rat")
    assert game.options(A, "go") == ["go (3,0) hub"]


def test_D8_24_a_web_at_side_1_blocks_as_well() -> None:
    game = table(2, ROAD, step="move", webs={"I-web": "B (1,0) east 1"}, dwarfs={A: "(1,0)"})
    assert game.options(A, "go") == ["go (0,0) hub"]


def test_D8_25_two_rounds() -> None:
    game = table(2, ROAD, hands={A: "I-web I-ns I-bend-a I-bend-b"})
    game.say("A play I-web + spin (0,0) north", "A stop")
    sides = [game.s.web_sides[0]]
    for _ in range(4):
        rest(game)
        sides.append(game.s.web_sides[0])
    assert sides == [2, 1, 1, 0, 0]


def test_D8_26_a_web_turned_by_an_axe_goes_at_the_owners_next_turn() -> None:
    game = table(2, ROAD, turn=B, front={B: "I-axe"}, webs={"I-web": "A (0,0) north 2"})
    game.say("B cut 1")
    assert game.s.web_sides[0] == 1
    rest(game)
    assert (game.s.acting, game.s.webs[0], lies_before(game, A)) == (A, NO_EDGE, [])


def test_D8_27_a_web_on_an_open_end_stays_when_a_card_is_laid_there() -> None:
    game = table(3, hands={A: "I-ew"}, webs={"I-web": "C (0,0) east 2"})
    game.say("A play I-ew + lay (1,0) as-it-is")
    assert (game.s.webs[0], game.s.web_sides[0]) == (edge("(0,0) east"), 2)
    assert game.neighbours("(1,0)") == set()


def test_D8_27_a_web_stays_when_a_goal_is_revealed_behind_it() -> None:
    game = table(
        2,
        "I-cross (4,3); I-cross-lair (3,4)",
        step="move",
        goals="ladder exit lair gold",
        dwarfs={A: "(4,3)"},
        webs={"I-web": "B (3,4) east 2"},
    ).say("A go (4,4) goal")
    assert game.s.webs[0] == edge("(4,4) west")
    assert "(3,4) hub" not in game.neighbours("(4,4) w")
    assert game.neighbours("(4,4) w") == {"(4,4) hub"}


# -- D9 Equipment ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["I-boots", "I-axe"])
def test_D9_1_in_front_of_any_seat_also_one_that_has_left(card: str) -> None:
    game = table(4, hands={A: card}, left=[C])
    assert game.options(A, after=f"play {card}") == ["equip A", "equip B", "equip C", "equip D"]
    assert lies_before(game.say(f"A play {card} + equip C"), C) == [card]


def test_D9_2_equipment_stays_and_cannot_be_moved() -> None:
    game = table(2, ROAD, front={A: "I-boots I-axe", B: "II-boots"})
    rest(game, 6)
    assert (lies_before(game, A), lies_before(game, B)) == (["I-boots", "I-axe"], ["II-boots"])


def test_D9_3_boots_give_one_space_more_in_every_turn() -> None:
    game = table(2, ROAD, front={A: "I-boots"})
    for turn in range(2):
        game.say(f"A {game.options(A, 'drop')[0]} + enough")
        for step in range(4):
            assert game.asked() == "dwarf-step"
            x = step + 1 if turn == 0 else 3 - step
            game.say(f"A go ({x},0) hub")
        assert game.s.acting == B
        rest(game)
    assert game.dwarf(A) == "(0,0) hub"


def test_D9_4_at_most_one_boots_in_front_of_each_seat() -> None:
    game = table(3, hands={A: "I-boots I-ns"}, front={B: "I-boots"})
    assert game.options(A, after="play I-boots") == ["equip A", "equip C"]
    assert game.refusal("A play I-boots + equip B") == "has-boots"
    game = table(2, hands={A: "I-boots I-ns"}, front={A: "I-boots", B: "II-boots"})
    assert "play I-boots" not in game.options(A)


def test_D9_5_boots_count_already_in_the_same_turn() -> None:
    game = table(2, ROAD, hands={A: "I-boots"}).say("A play I-boots + equip A")
    game.say(*[f"A go ({x},0) hub" for x in (1, 2, 3, 4)])
    assert game.dwarf(A) == "(4,0) hub"


def test_D9_6_a_seat_may_have_several_axes_and_each_use_spends_one() -> None:
    game = table(2, hands={A: "III-axe"}, front={A: "I-axe II-axe"}, webs={"I-web": "B (0,0) east 2"})
    game.say("A play III-axe + equip A")
    assert lies_before(game, A) == ["I-axe", "II-axe", "III-axe"]
    game.say("A cut 1")
    assert len(lies_before(game, A)) == 2
    assert len([card for card in discards(game) if card.endswith("-axe")]) == 1


def test_D9_7_an_axe_in_the_hand_does_not_work() -> None:
    game = table(2, hands={A: "I-axe I-ns"}, webs={"I-web": "B (0,0) east 2"})
    assert game.options(A, "cut") == []
    assert game.refusal("A cut 1") == "no-axe"
    game = table(2, ROAD, dwarfs={B: "(3,0)"}, hands={A: "I-rat", B: "I-axe I-ns"})
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub", lose="I-ns")
    assert (game.asked(), hand_of(game, B)) == ("dwarf-step", ["I-axe"])


@pytest.mark.parametrize(("up", "after"), [(2, 1), (1, 0)])
def test_D9_8_an_axe_turns_a_touched_web_or_removes_it(up: int, after: int) -> None:
    game = table(2, front={A: "I-axe"}, webs={"I-web": f"B (0,0) east {up}"})
    assert game.options(A, "cut") == ["cut 1"]
    game.say("A cut 1")
    assert (game.s.web_sides[0], lies_before(game, A)) == (after, [])
    assert (game.s.webs[0] == NO_EDGE) == (after == 0)
    assert game.asked() == "play"


def test_D9_8_from_either_port_at_the_edge_and_from_no_other_space() -> None:
    cave = "II-ew (1,0); III-ew (2,0)"
    touching = {}
    for where in ("(0,0)", "(1,0) w", "(1,0) e", "(2,0) w", "(2,0) hub", "(2,0) e"):
        game = table(2, cave, front={A: "I-axe"}, dwarfs={A: where}, webs={"I-web": "B (1,0) east 2"})
        assert touched_webs(game.s, game.s.dwarfs[A]) == [int(each[-1]) - 1 for each in game.options(A, "cut")]
        touching[where] = bool(game.options(A, "cut"))
    assert [where for where, touches in touching.items() if touches] == ["(1,0) e", "(2,0) w"]
    game = table(2, cave, front={A: "I-axe"}, webs={"I-web": "B (1,0) east 2"})
    assert game.refusal("A cut 1") == "not-at-web"


def test_D9_8_only_the_lane_or_bend_at_the_web_touches_it() -> None:
    webs = {"I-web": "B (1,0) east 2"}
    over = table(2, "I-bridge-ns (1,0)", front={A: "I-axe"}, dwarfs={A: "(1,0) lane1"}, webs=webs)
    below = table(2, "I-bridge-ns (1,0)", front={A: "I-axe"}, dwarfs={A: "(1,0) lane2"}, webs=webs)
    assert (over.options(A, "cut"), below.options(A, "cut")) == ([], ["cut 1"])


def test_D9_9_at_any_time_in_the_own_turn() -> None:
    game = table(
        2,
        ROAD,
        hands={A: "I-ns I-bend-a"},
        front={A: "I-axe II-axe III-axe"},
        webs={"I-web": "B (0,0) north 2", "II-web": "B (1,0) east 2"},
    )
    before = game.copy().say("A cut 1")
    assert (before.asked(), before.s.web_sides[0]) == ("play", 1)
    game.say("A drop I-ns + enough")
    between = game.copy().say("A cut 1")
    assert (between.asked(), between.s.web_sides[0], between.s.steps) == ("dwarf-step", 1, 3)
    game.say("A go (1,0) hub", "A cut 2", "A cut 2", "A go (2,0) hub", "A go (1,0) hub")
    assert game.s.acting == B, "no web is touched after the third step"


def test_D9_9_after_the_movement_before_the_draw() -> None:
    game = table(2, ROAD, front={A: "I-axe II-axe"}, webs={"I-web": "B (3,0) east 2"}, step="move")
    game.waits_for_chance = True
    game.say("A go (1,0) hub", "A go (2,0) hub", "A go (3,0) hub")
    assert (game.asked(), game.options(A)) == ("finish", ["cut 1", "stop"])
    game.say("A cut 1")
    assert (game.asked(), game.options(A)) == ("finish", ["cut 1", "stop"])
    game.say("A cut 1")
    assert (game.asked(), game.s.webs[0]) == ("draw", NO_EDGE)


def test_D9_9_also_when_the_dwarf_may_not_move() -> None:
    game = table(
        2,
        ROAD,
        step="start",
        lying=[A],
        front={A: "I-axe"},
        webs={"I-web": "B (0,0) north 2"},
        hands={A: "I-ns"},
    )
    assert game.options(A, "cut") == ["cut 1"]
    game.say("A drop I-ns")
    assert (game.asked(), game.options(A)) == ("finish", ["cut 1", "stop"])


def test_D9_9_not_in_a_skipped_turn_nor_in_the_turn_of_another() -> None:
    game = table(3, ROAD, hands={B: ""}, front={B: "I-axe", C: "II-axe"}, webs={"I-web": "A (0,0) north 2"})
    assert (game.options(A, "cut"), game.who()) == ([], [A])
    rest(game)
    assert (game.s.acting, lies_before(game, B)) == (C, ["I-axe"])


def test_D9_10_two_axes_on_one_web_which_blocks_until_it_is_gone() -> None:
    game = table(2, "I-ew (1,0)", step="move", front={A: "I-axe II-axe"}, webs={"I-web": "B (0,0) east 2"})
    game.say("A cut 1")
    assert game.options(A) == ["cut 1", "stop"]
    game.say("A cut 1")
    assert game.options(A) == ["go (1,0) hub", "stop"]
    assert lies_before(game, A) == []


def test_D9_11_also_on_the_own_web() -> None:
    game = table(2, front={A: "I-axe"}, webs={"I-web": "A (0,0) east 1"}).say("A cut 1")
    assert (game.s.webs[0], lies_before(game, A)) == (NO_EDGE, [])


def test_D9_12_it_costs_no_move_and_does_not_end_the_movement() -> None:
    game = table(2, ROAD, step="move", front={A: "I-axe"}, webs={"I-web": "B (1,0) east 1"})
    game.say("A go (1,0) hub", "A cut 1", "A go (2,0) hub", "A go (3,0) hub")
    assert game.dwarf(A) == "(3,0) hub"


def test_D9_13_an_axe_just_laid_works_on_a_web_the_dwarf_stood_at() -> None:
    game = table(2, "I-ew (1,0)", hands={A: "I-axe"}, webs={"I-web": "B (0,0) east 1"})
    game.say("A play I-axe + equip A")
    assert game.options(A) == ["cut 1", "stop"]
    game.say("A cut 1", "A go (1,0) hub")
    assert game.dwarf(A) == "(1,0) hub"


def test_D9_14_an_axe_works_against_a_creature() -> None:
    game = table(2, ROAD, step="move", front={A: "I-axe"}, creatures={"goblin": "B (1,0)"})
    game.say("A go (1,0) hub")
    assert (game.asked(), game.options(A)) == ("axe", ["strike", "spare"])
    game.say("A strike")
    assert (game.creature("goblin"), game.s.gold[A]) == ("out", 3)


def test_every_kind_of_action_card_is_played_above() -> None:
    assert {OWN.kind[card] for card in OWN.copies if not OWN.is_path(card)} == {
        card.partition("-")[2] for card in PLAYS
    }
