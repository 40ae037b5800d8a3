"""Whether anybody can still get out: webs, creatures and bad luck forgotten, and every card a help. Opinion, no rule.

A seat counts on what lies open, on its own hand and on the pile. What others hold it leaves to them: a vote to end the
game must be unanimous, so whoever holds the card that leads out says no.
"""

from heapq import heappop, heappush
from typing import Final

from partie.core import Seat, has
from partie.core.cards import face
from partie.games.darkcave.belief import NO_POINTING, exits
from partie.games.darkcave.cave import feature_spaces
from partie.games.darkcave.faces import BACK_OF_LEVEL
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import EMPTY, HIDDEN_GOAL, NO_EDGE, OUT, Space, cell_of, node_of, steps_between
from partie.games.darkcave.ways import FAR, goal_node, ways_of

MOST_STEPS: Final = 4  # D4.11 in boots, which anybody may get
FROM_A_LADDER: Final = 2  # D6.16 a jump to a ladder laid beside the goal, and a step onto the goal


def can_anybody_get_out(v: DarkCave, seat: Seat) -> bool:
    """Whether any dwarf inside has turns enough for the shortest way that this seat can imagine."""
    free = v.clone()
    free.webs = [NO_EDGE] * len(v.webs)
    helps = {v.printed.kind[face(p)] for p in v.hand[seat] if face(p) > 0}
    for corner in exits(v, NO_POINTING):
        goal = goal_node(v, corner)
        is_hidden = node_of(goal) == HIDDEN_GOAL
        moves = moves_from(free, goal)
        layings = layings_from(free, goal)
        for other in range(v.seats):
            if v.dwarfs[other] == OUT:
                continue
            turns = turns_left(v, other, "swap" in helps)
            if is_hidden:
                turns -= 1  # D14.5 whoever reveals the exit stands still and needs another turn
            needed = moves_needed(free, other, goal, moves, layings, helps)
            if needed <= MOST_STEPS * turns:
                return True
    return False


def turns_left(v: DarkCave, seat: Seat, swaps: bool) -> int:
    """How often a dwarf can move at the most: a turn takes a card of the hand, and perhaps every draw is its own."""
    held = max([len(hand) for hand in v.hand]) if swaps else len(v.hand[seat])
    turns = held + sum(v.stock)
    if seat == v.acting and int(At.PLAY) not in v.agenda:
        turns += 1  # its card is played, its movement may be ahead
    return turns - has(v.lying, seat)  # D4.6


def moves_needed(
    v: DarkCave, seat: Seat, goal: Space, moves: dict[Space, int], layings: dict[Space, int], helps: set[str]
) -> int:
    """The fewest moves of a dwarf to the exit with the cards that are left."""
    here = v.dwarfs[seat]
    may_draw = sum(v.stock) > 0
    cards_left = sum([len(hand) for hand in v.hand]) + sum(v.stock)
    needed = moves.get(here, FAR) if layings.get(here, FAR) <= cards_left else FAR
    if may_draw or "ladder" in helps:
        from_here = moves_from(v, here)
        for ladder in feature_spaces(v, "ladder"):
            needed = min(needed, from_here.get(ladder, FAR) + FROM_A_LADDER)
    if may_draw or "cave-in" in helps:
        # A cave-in can make room for another card, whatever lies on the way now.
        needed = min(needed, steps_between(cell_of(here), cell_of(goal)))
    return needed


def moves_from(v: DarkCave, start: Space) -> dict[Space, int]:
    """The fewest moves between a node and every other, over cards yet to be laid as well."""
    return cheapest(v, start, 1, least_level(v))


def layings_from(v: DarkCave, start: Space) -> dict[Space, int]:
    """The fewest cards that must be laid on the way between a node and every other."""
    return cheapest(v, start, 0, 1)


def least_level(v: DarkCave) -> int:
    """D3.2, D6.2–D6.4 The lowest level that can still be laid: as many moves it takes to cross the card."""
    levels = [level for level in (1, 2, 3) if v.stock[level - 1]]
    for hand in v.hand:
        for p in hand:
            card = face(p)
            levels.append(v.printed.level[card] if card > 0 else BACK_OF_LEVEL.index(card, 1))
    return min(levels, default=1)


def cheapest(v: DarkCave, start: Space, step: int, laying: int) -> dict[Space, int]:
    """What it costs to get from a node to every other, with a price for a step and one for an empty cell."""
    steps = ways_of(v).steps
    best = {start: 0}
    waiting = [(0, start)]
    while waiting:
        cost, node = heappop(waiting)
        if best[node] < cost:
            continue
        for other, _ in steps[node]:
            longer = cost + (laying if node_of(other) == EMPTY else step)
            if longer < best.get(other, FAR):
                best[other] = longer
                heappush(waiting, (longer, other))
    return best
