"""The greedy bot's picture of the cave, against slow searches, and what it makes of it."""

from collections.abc import Sequence

import pytest

from partie.bots import find_bot
from partie.core import Action, Position, Rng, View, read_record
from partie.core.grid import beside, column_of, opposite, row_of
from partie.core.playout import random_answer as answered
from partie.core.replay import moments
from partie.games.darkcave import DARKCAVE, DARKCAVE_1
from partie.games.darkcave.actions import PROPOSE
from partie.games.darkcave.cave import adjacent, corners, hidden_goals, shape_at
from partie.games.darkcave.hope import can_anybody_get_out
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import EMPTY, HIDDEN_GOAL, OUT, TUNNEL, Space, cell_of, edge_of, node_of, space_at
from partie.games.darkcave.ways import LAYING, TOLL, Ways, goal_node, ways_of
from partie.registry import find_game
from tests.games.golden import RECORDS

from .caves import TABLES, A, B, C, Table, edge, random_positions, random_walk, space, table, text


def slow_steps(s: DarkCave, node: Space) -> dict[Space, int]:
    """What the nodes around one cost, worked out once more: spaces, then cells to build on, and from those back."""
    at, local = cell_of(node), node_of(node)
    found: dict[Space, int] = {}
    if local != EMPTY:
        found = {there: 1 + TOLL * (node_of(there) == TUNNEL) for there in adjacent(s, node)}
    for side in range(4):
        beyond = beside(at, side)
        is_free = beyond not in s.cave and beyond not in corners(s.area)
        is_near = max(abs(row_of(beyond)), abs(column_of(beyond))) <= s.area + 1
        here, there = shape_at(s, at), shape_at(s, beyond)
        if is_free and is_near and (here is None or here.port[side] == local):
            found[space_at(beyond, EMPTY)] = LAYING
        elif local == EMPTY and beyond in hidden_goals(s):
            found[space_at(beyond, HIDDEN_GOAL)] = 1
        elif local == EMPTY and there is not None and edge_of(at, side) not in s.webs:
            port = there.port[opposite(side)]
            if port >= 0:
                found[space_at(beyond, port)] = 1
    return found


def slow_costs(s: DarkCave, start: Space) -> dict[Space, int]:
    """Every node made cheaper until none can be."""
    best, waiting = {start: 0}, [start]
    while waiting:
        node = waiting.pop(0)
        for other, step in slow_steps(s, node).items():
            if best[node] + step < best.get(other, 10_000):
                best[other] = best[node] + step
                waiting.append(other)
    return best


@pytest.mark.parametrize("seats", TABLES)
def test_the_ways_are_the_cheapest(seats: int) -> None:
    for s in list(random_positions(seats, "ways"))[::60]:
        starts = [goal_node(s, corner) for corner in range(4)] + [each for each in s.dwarfs if each != OUT]
        for start in starts:
            assert ways_of(s).costs_from(start) == slow_costs(s, start)


def test_spaces_within_reach_with_the_first_step_towards_each() -> None:
    for s in list(random_positions(4, "reach"))[::20]:
        start = next((each for each in s.dwarfs if each != OUT), space("(0,0) hub"))
        found = ways_of(s).within(start, 4, s.creatures)
        reached: dict[Space, set[Space]] = {start: {start}}  # with every first step that leads there in as few moves
        front = [start]
        for _ in range(4):
            ahead: dict[Space, set[Space]] = {}
            for here in front:
                if here == start or here not in s.creatures:
                    for there in adjacent(s, here):
                        if there not in reached:
                            ahead.setdefault(there, set()).update({there} if here == start else reached[here])
            reached |= ahead
            front = list(ahead)
        assert set(found) == set(reached)
        assert all([found[each] in reached[each] for each in found])


def test_ways_are_kept_for_one_cave_and_not_for_another() -> None:
    t = table(2, "I-ew (1,0); I-cross (2,0)")
    start, end = space("(0,0) hub"), space("(2,0) hub")
    ways = ways_of(t.s)
    assert ways_of(t.s.clone()) is ways
    assert ways.costs_from(start)[end] == 2
    t.s.webs[0] = edge("(0,0) east")
    assert ways_of(t.s).costs_from(start)[end] > 2


def choice(t: Table, seat: int) -> str:
    """What the greedy bot answers."""
    return text(answer(t, seat, DARKCAVE.rules.legal(t.s, seat)))


def answer(t: Table, seat: int, legal: Sequence[Action]) -> Action:
    game = find_game("darkcave")
    position: Position = t.sees(seat)
    return find_bot("greedy", game).choose(View(seat, position), legal, t.heard(seat), Rng("any"))


def test_it_builds_towards_the_nearest_corner_that_may_hold_the_exit() -> None:
    """The way leads to the north-west, and every corner is as likely: the next card goes on there."""
    cave = "I-ns (0,1); I-tee-v (0,2); I-bend-a (0,3) turned; I-ew (-1,3)"
    t = table(2, cave, goals="ladder exit gold lair", hands={A: "I-cross"}, dwarfs={A: "(-1,3) hub"})
    assert choice(t, A) == "play I-cross"
    t.say("A play I-cross")
    assert choice(t, A).startswith("lay (-2,3)")


def test_it_discards_one_card_at_a_time() -> None:
    t = table(2, "", hands={A: "I-rat I-rat I-goblin", B: "I-ns"})
    first = choice(t, A)
    assert first.startswith("drop ")
    t.say(f"A {first}")
    assert choice(t, A) == "enough"


@pytest.mark.parametrize("seats", [2, 5])
def test_an_opinion_does_not_depend_on_what_else_is_on_offer(seats: int) -> None:
    """Bots of the lower levels ask about a few answers only, in any order."""
    rng = Rng("some")
    for s, seat, _ in random_walk(seats, "some"):
        if seat >= seats or s.turns % 5:
            continue
        legal = DARKCAVE.rules.legal(s, seat)
        position = Table(s).sees(seat)
        worths = DARKCAVE.opinions.prospects(position, seat, legal, ())
        assert worths is not None
        some = rng.shuffled(range(len(legal)))[:2]
        assert DARKCAVE.opinions.prospects(position, seat, [legal[i] for i in some], ()) == [worths[i] for i in some]


# -- the vote on an early end ------------------------------------------------------------------------------------------

EXIT = "goal-exit (4,4); I-cross (4,3)"
LAST = {A: "III-ew", B: "III-cross", C: "III-tee-h"}  # a card each and an empty pile: four moves each at the most
BOTS = ("greedy", "newcomer", "apprentice", "regular", "expert", "master")


def votes(t: Table, bot: str) -> list[str]:
    """What B and C say to the proposal of A."""
    game = find_game("darkcave")
    found: list[str] = []
    for seat in (B, C):
        seen: View[Position] = View(seat, t.sees(seat))
        legal = DARKCAVE.rules.legal(t.s, seat)
        found.append(text(find_bot(bot, game).choose(seen, legal, t.heard(seat), Rng("any"))))
    return found


@pytest.mark.parametrize("bot", BOTS)
def test_D16_6_bots_agree_to_end_when_nobody_can_get_out(bot: str) -> None:
    t = table(3, EXIT, hands=LAST, stock=(0, 0, 0)).say("A propose")
    assert votes(t, bot) == ["agree", "agree"]


@pytest.mark.parametrize("bot", BOTS[:-1])  # a master that takes A for an enemy may well agree
def test_D16_6_bots_refuse_while_somebody_may_get_out(bot: str) -> None:
    t = table(3, EXIT, hands=LAST, dwarfs={A: "(4,3)"}, stock=(0, 0, 0)).say("A propose")
    assert votes(t, bot) == ["refuse", "refuse"]


HOPES: dict[str, tuple[Table, list[bool]]] = {
    "a card each": (table(3, EXIT, hands=LAST, stock=(0, 0, 0)), [False, False, False]),
    "a pile": (table(3, EXIT, hands=LAST, stock=(0, 0, 3)), [True, True, True]),
    "near enough": (table(3, EXIT, hands=LAST, dwarfs={B: "(4,3)"}, stock=(0, 0, 0)), [True, True, True]),
    "four moves": (
        table(3, f"{EXIT}; I-ns (4,2); I-tee-v (4,1)", hands=LAST, dwarfs={B: "(4,1)"}, stock=(0, 0, 0)),
        [True] * 3,
    ),
    "five moves": (
        table(3, f"{EXIT}; I-ns (4,2); I-tee-v (4,1); I-tee-v (4,0)", hands=LAST, dwarfs={B: "(4,0)"}, stock=(0, 0, 0)),
        [False] * 3,
    ),
    "a web in the way": (
        table(3, EXIT, hands=LAST, dwarfs={B: "(4,3)"}, webs={"I-web": "A (4,3) north 2"}, stock=(0, 0, 0)),
        [True] * 3,
    ),
    "no cards left for it": (table(3, EXIT, hands={**LAST, B: ""}, dwarfs={B: "(4,3)"}, stock=(0, 0, 0)), [False] * 3),
    "its card is played": (
        table(3, EXIT, step="move", hands={**LAST, A: ""}, dwarfs={A: "(4,3)"}, stock=(0, 0, 0)),
        [True] * 3,
    ),
    "the exit not yet found": (
        # One turn to reveal the goal in the north-east and one to step on the exit, if it is there.
        table(3, "I-cross (4,3)", hands=LAST, dwarfs={B: "(4,3)"}, stock=(0, 0, 0)),
        [False] * 3,
    ),
    "two turns": (
        table(3, "I-cross (4,3)", hands={**LAST, B: "III-cross III-tee-v"}, dwarfs={B: "(4,3)"}, stock=(0, 0, 0)),
        [True] * 3,
    ),
    "a goal known to be none": (
        table(
            3,
            "I-cross (4,3)",
            hands={**LAST, B: "III-cross III-tee-v"},
            dwarfs={B: "(4,3)"},
            stock=(0, 0, 0),
            looked=["A north-east"],
        ),
        [False, True, True],
    ),
    "a ladder in hand": (table(3, EXIT, hands={**LAST, B: "I-tee-h-ladder"}, stock=(0, 0, 0)), [False, True, False]),
    "a dwarf that lies": (table(3, EXIT, hands=LAST, dwarfs={B: "(4,3)"}, lying=[B], stock=(0, 0, 0)), [False] * 3),
}


@pytest.mark.parametrize("name", HOPES)
def test_whether_anybody_can_get_out_as_each_seat_sees_it(name: str) -> None:
    t, expected = HOPES[name]
    assert [can_anybody_get_out(t.sees(seat), seat) for seat in (A, B, C)] == expected


@pytest.mark.parametrize(("name", "is_over_early"), [("four-by-bots", False), ("seven-by-bots", True)])
def test_nobody_gives_up_before_the_last_dwarf_is_out(name: str, is_over_early: bool) -> None:
    record = read_record((RECORDS / "darkcave" / f"{name}.rec").read_text(encoding="utf-8"))
    gave_up: list[int] = []  # how many were out by then
    out = 0
    for moment in moments(DARKCAVE_1, record):
        s = moment.position
        out = len(s.left)
        is_asked = s.turns and s.agenda and s.agenda[-1] == At.PLAY
        if is_asked and not can_anybody_get_out(Table(s).sees(s.acting), s.acting):
            gave_up.append(out)
    assert (set(gave_up) <= {out}, bool(gave_up)) == (True, is_over_early)


def test_D16_6_a_proposal_is_worth_making_when_nobody_can_get_out() -> None:
    for name, worth in (("a card each", 1.0), ("near enough", 0.0)):
        t, _ = HOPES[name]
        assert DARKCAVE.opinions.prospects(t.sees(A), A, [PROPOSE], ()) == [worth]


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_is_counted_has_a_name(seats: int) -> None:
    counted = {DARKCAVE.statistics.count_as(s, seat, action) for s, seat, action in random_walk(seats, "deeds")}
    assert counted - {""} <= set(DARKCAVE.statistics.counted_names())
    assert {"path", "discard"} <= counted


def test_ways_that_grow_with_the_cave_are_the_ways_of_the_cave() -> None:
    """Laid card by card, revealed, collapsed, spun over: what is kept of the ways before is still true."""
    for number in range(4):
        s = DARKCAVE.start(2 + 2 * number)
        rng = Rng(f"grow {number}")
        while s.waiting:
            answered(DARKCAVE.rules, s, rng)
            grown, fresh = ways_of(s).steps, Ways(s).steps
            assert {node: sorted(steps) for node, steps in grown.items()} == {
                node: sorted(steps) for node, steps in fresh.items()
            }
