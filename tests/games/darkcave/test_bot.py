"""The greedy bot's picture of the cave, against slow searches, and what it makes of it."""

from collections.abc import Sequence

import pytest

from partie.bots import find_bot
from partie.core import Action, Rng, State, View
from partie.core import answer as answered
from partie.core.grid import STEP, column_of, row_of
from partie.games import find_game
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.cave import adjacent, corners, edge_of, hidden_goals, shape_at
from partie.games.darkcave.faces import HIDDEN_GOAL, TUNNEL
from partie.games.darkcave.state import OUT, DarkCave
from partie.games.darkcave.ways import EMPTY, LAYING, TOLL, Ways, goal_node, ways_of

from .caves import TABLES, A, B, Table, edge, random_positions, random_walk, space, table, text


def slow_steps(s: DarkCave, node: int) -> dict[int, int]:
    """What the nodes around one cost, worked out anew: spaces, then cells to build on, and from those back."""
    at, local = node >> 4, node & 15
    found: dict[int, int] = {}
    if local != EMPTY:
        found = {there: 1 + TOLL * (there & 15 == TUNNEL) for there in adjacent(s, node)}
    for side in range(4):
        beyond = at + STEP[side]
        is_free = beyond not in s.cave and beyond not in corners(s.area)
        is_near = max(abs(row_of(beyond)), abs(column_of(beyond))) <= s.area + 1
        here, there = shape_at(s, at), shape_at(s, beyond)
        if is_free and is_near and (here is None or here.port[side] == local):
            found[beyond * 16 + EMPTY] = LAYING
        elif local == EMPTY and beyond in hidden_goals(s):
            found[beyond * 16 + HIDDEN_GOAL] = 1
        elif local == EMPTY and there is not None and there.port[side ^ 2] >= 0 and edge_of(at, side) not in s.webs:
            found[beyond * 16 + there.port[side ^ 2]] = 1
    return found


def slow_costs(s: DarkCave, start: int) -> dict[int, int]:
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
        reached: dict[int, set[int]] = {start: {start}}  # with every first step that leads there in as few moves
        front = [start]
        for _ in range(4):
            ahead: dict[int, set[int]] = {}
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
    position: State = t.sees(seat)
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
        worths = DARKCAVE.prospects(position, seat, legal, ())
        assert worths is not None
        some = rng.shuffled(range(len(legal)))[:2]
        assert DARKCAVE.prospects(position, seat, [legal[i] for i in some], ()) == [worths[i] for i in some]


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_is_counted_has_a_name(seats: int) -> None:
    counted = {DARKCAVE.deed(s, seat, action) for s, seat, action in random_walk(seats, "deeds")}
    assert counted - {""} <= set(DARKCAVE.deed_names())
    assert {"path", "discard"} <= counted


def test_ways_that_grow_with_the_cave_are_the_ways_of_the_cave() -> None:
    """Laid card by card, revealed, collapsed, spun over: what is kept of the ways before is still true."""
    for number in range(4):
        s = DARKCAVE.start(2 + 2 * number)
        rng = Rng(f"grow {number}")
        while s.waiting:
            answered(DARKCAVE.rules, s, rng)
            grown, anew = ways_of(s).steps, Ways(s).steps
            assert {node: sorted(steps) for node, steps in grown.items()} == {
                node: sorted(steps) for node, steps in anew.items()
            }
