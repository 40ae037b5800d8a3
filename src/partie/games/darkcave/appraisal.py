"""How good an answer looks, one step ahead: what the greedy bot wants more of. Everything here is opinion, no rule.

It heads for the exit it knows, or for the nearest corners that may hold it, helps those it takes for its own side and
hinders the others, and a saboteur that is still hidden does neither loudly.
"""

from collections.abc import Callable, Sequence
from math import exp, tanh
from typing import Final

from partie.core import Action, Card, Cell, Event, Seat
from partie.core.cards import face
from partie.core.grid import beside, opposite
from partie.games.darkcave.actions import (
    Call,
    Collapse,
    Cut,
    Drop,
    Enough,
    Equip,
    Go,
    Lay,
    Peek,
    Play,
    Propose,
    Refuse,
    Spin,
    Spy,
    Stop,
    Strike,
    Swap,
    Turn,
)
from partie.games.darkcave.belief import NO_POINTING, WORKER, Evidence, cover, exits, friends
from partie.games.darkcave.cave import corners, feature_spaces, hidden_goals, layings_at, marked_space, shape_at
from partie.games.darkcave.faces import CREATURES, RANGE, Creature, works_for
from partie.games.darkcave.front import has_axe, in_front
from partie.games.darkcave.hope import can_anybody_get_out
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import (
    EMPTY,
    HIDDEN_GOAL,
    OUT,
    Corner,
    Edge,
    Space,
    cell_of,
    cells_at,
    edge_of,
    node_of,
    space_at,
    steps_between,
)
from partie.games.darkcave.ways import FAR, LAYING, goal_node, ways_of

NEEDLESS: Final = -0.5
EXPOSURE: Final = 2.0  # what an answer costs that shows everybody for whom a seat works, times what it has to hide
OWN_SKIN: Final = -1.3
NEARBY: Final = 5.0  # added to every way: the next corner pulls most, but never alone
OUT_AT_LAST: Final = 0.9  # how often a dwarf gets out that has the exit before it
HALFWAY: Final = 14.0  # and how far that can be
HARM: Final = (1.2, 2.2, 1.5)  # what an attack by rat, lindworm, goblin is worth against somebody else's dwarf


class Site:
    """An empty cell as one seat sees it: what a path through each of its sides would join.

    ``inward``  from this seat's dwarf to the card beyond each side, with the step across
    ``onward``  from each side to each goal that is believed in; -1 where nothing leads on
    ``barred``  for each of those goals, whether the way to it goes through this cell now
    """

    def __init__(self, inward: list[int], onward: list[list[int]], barred: list[bool]) -> None:
        self.inward = inward
        self.onward = onward
        self.barred = barred


class Outlook:
    """What one seat takes for true, and how far everybody is from the exits it believes in."""

    def __init__(self, v: DarkCave, seat: Seat, told: Sequence[Event]) -> None:
        self.v = v
        self.seat = seat
        self.evidence = Evidence(v, seat, told)
        self._friends: list[float] = []
        self._bluff: list[float] = []
        self.likely = exits(v, self.evidence.pointing)
        self.plausible = 0.4 * max(self.likely.values())
        self.ways = ways_of(v)
        self.to_goal: dict[Corner, dict[Space, int]] = {
            corner: self.ways.costs_from(goal_node(v, corner)) for corner in self.likely
        }
        pulls = [
            share / (NEARBY + self.to_goal[corner].get(v.dwarfs[seat], FAR // 4)) ** 2
            for corner, share in self.likely.items()
        ]
        self.aims: dict[Corner, float] = {
            corner: pull / sum(pulls) for corner, pull in zip(self.likely, pulls, strict=True)
        }
        self.layings: dict[Card, float] = {}  # what the best laying of a card is worth
        self.sites: dict[Cell, Site] = {}

    def from_me(self) -> dict[Space, int]:
        """How far it is from this seat's dwarf to everywhere."""
        here = self.v.dwarfs[self.seat]
        return {} if here == OUT else self.ways.costs_from(here)

    def friends(self) -> list[float]:
        """How likely each seat works for the same side."""
        if not self._friends:
            self._judge()
        return self._friends

    def hostility(self, other: Seat) -> float:
        """How much this seat wants to hurt another: 1 an enemy, -1 a friend."""
        return OWN_SKIN if other == self.seat else 1.0 - 2.0 * self.friends()[other]

    def harm(self, other: Seat, worth: float) -> float:
        """What it is worth to hurt another: less where that gives away for whom this seat works, more as a bluff."""
        if not self._bluff:
            self._judge()
        return self.hostility(other) * worth + self._bluff[other]

    def _judge(self) -> None:
        """Who is a friend, and what harming each would make the others believe, as far as there is a side to hide."""
        v, seat, evidence = self.v, self.seat, self.evidence
        self._friends = friends(v, seat, evidence)
        cost = EXPOSURE * cover(v, seat, evidence) * WORKER[works_for(face(v.clans[seat][0]))]
        self._bluff = [0.0 if other == seat else cost * tanh(evidence.seeming[other]) for other in range(v.seats)]

    def distance(self, space: Space) -> float:
        """How far it is from a space to the exit: near the likeliest counts as much as the mean."""
        mean = 0.0
        nearest = float(FAR)
        for corner, aim in self.aims.items():
            cost = float(self.to_goal[corner].get(space, FAR // 4))
            mean += cost * aim
            if self.likely[corner] >= self.plausible:
                nearest = min(nearest, cost)
        return 0.5 * mean + 0.5 * nearest

    def urgency(self, other: Seat) -> float:
        """How near a dwarf is to getting out: those are worth hindering most."""
        space = self.v.dwarfs[other]
        return 0.0 if space == OUT else 10.0 / (6.0 + self.distance(space))


def prospects(v: DarkCave, seat: Seat, legal: Sequence[Action], told: Sequence[Event]) -> list[float]:
    """How good each answer looks to this seat."""
    if v.agenda[-1] == At.VOTE or isinstance(legal[0], Propose):
        return end_worths(v, seat, legal)
    look = Outlook(v, seat, told)
    first = v.sealed[seat][0] if v.sealed[seat] else None
    if isinstance(first, Play):
        return [target_worth(look, first.card, action) for action in legal]
    if isinstance(first, Drop):
        return [second_drop_worth(action) for action in legal]
    step = v.agenda[-1]  # not by the answers on offer: a bot may ask about a few of them, in any order
    if step == At.PLAY:
        return [play_worth(look, action) for action in legal]
    if step == At.CREATURE_STEP:
        return hunt_worths(look, legal)
    if step == At.DWARF_STEP:
        return walk_worths(look, legal)
    if step == At.AXE:
        saved = sum([-look.hostility(other) for other in v.prey])
        return [saved if isinstance(action, Strike) else 0.0 for action in legal]
    if step == At.TURN_GOAL:
        return [turn_worth(look, action) for action in legal]
    return [0.0] * len(legal)  # D13.15 an axe that is still there after the movement is used


def end_worths(v: DarkCave, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """D16.6 Whoever sees a way out for anybody plays on; otherwise the game may as well end."""
    plays_on = can_anybody_get_out(v, seat)
    return [1.0 if isinstance(action, Refuse) == plays_on else 0.0 for action in legal]


# -- step 1 -----------------------------------------------------------------------------------------------------------


def play_worth(look: Outlook, action: Action) -> float:
    """What playing or dropping a card is worth, with its best target."""
    v, seat = look.v, look.seat
    if isinstance(action, Cut):
        return 1.5 if look.distance(v.dwarfs[seat]) > 2 else 0.0
    if isinstance(action, Drop):
        return drop_worth(look, action.card)
    if not isinstance(action, Play):
        return 0.0
    if v.printed.is_path(action.card):
        return best_laying(look, action.card)
    kind = v.printed.kind[action.card]
    return KIND_WORTHS[kind](look, kind)


def secret_worth(look: Outlook, kind: str) -> float:
    """A look is worth most while the exit is unknown, and something while somebody's side is open to doubt."""
    has_riddles = any([0.2 < share < 0.8 for share in look.friends()])
    return 3.0 if len(look.likely) > 1 else 0.8 if has_riddles else 0.0


def cave_in_worth(look: Outlook, kind: str) -> float:
    """The best cell beside a dwarf that should be stopped."""
    cells = [beside(at, side) for at in to_be_stopped(look) for side in range(4)]
    return max([collapse_worth(look, at) for at in cells if at in look.v.cave], default=NEEDLESS)


def swap_worth(look: Outlook, kind: str) -> float:
    """More cards than before."""
    hands = look.v.hand
    return 0.25 * (max([len(hand) for hand in hands]) - len(hands[look.seat]))


def web_worth(look: Outlook, kind: str) -> float:
    """The best edge of a card on which a dwarf stands that should be stopped."""
    v = look.v
    found: list[float] = []
    for at in to_be_stopped(look):
        shape = shape_at(v, at)
        for side in shape.open_sides if shape is not None else []:
            edge = edge_of(at, side)
            if edge not in v.webs:
                found.append(block_worth(look, edge))
    return max(found, default=NEEDLESS)


def boots_worth(look: Outlook, kind: str) -> float:
    """A fourth step, for a dwarf that still walks without boots."""
    return 0.3 if in_front(look.v, look.seat, kind) or look.v.dwarfs[look.seat] == OUT else 2.6


def axe_worth(look: Outlook, kind: str) -> float:
    """The first axe, for a dwarf that is still inside."""
    return 0.4 if has_axe(look.v, look.seat) or look.v.dwarfs[look.seat] == OUT else 1.6


def creature_worth(look: Outlook, kind: str) -> float:
    """The best prey from where the creature stands, or from any lair."""
    creature = CREATURES.index(kind)
    stands = look.v.creatures[creature]
    starts = feature_spaces(look.v, "lair") if stands == OUT else [stands]
    return max([0.0, *[hunt_best(look, creature, space) for space in starts]])


def to_be_stopped(look: Outlook) -> list[Cell]:
    """The cells of the dwarfs that this seat wants to hinder."""
    v = look.v
    others = [other for other in range(v.seats) if other != look.seat and v.dwarfs[other] != OUT]
    return [cell_of(v.dwarfs[other]) for other in others if look.hostility(other) > 0.0]


# What playing each kind of action card is worth.
KIND_WORTHS: Final[dict[str, Callable[[Outlook, str], float]]] = {
    "secret": secret_worth,
    "cave-in": cave_in_worth,
    "swap": swap_worth,
    "web": web_worth,
    "boots": boots_worth,
    "axe": axe_worth,
    **dict.fromkeys(CREATURES, creature_worth),
}


def drop_worth(look: Outlook, card: Card) -> float:
    """Cards of no use go first; a fresh card is worth a little."""
    v = look.v
    if v.printed.is_path(card):
        return 0.5 - 0.3 * max(best_laying(look, card), 0.0)
    kind = v.printed.kind[card]
    return 0.35 if kind in ("secret", "boots", "axe") else 0.45


def second_drop_worth(action: Action) -> float:
    """One card at a time: a second one would bring the end of the pile nearer, and nobody out of the cave."""
    return 1.0 if isinstance(action, Enough) else 0.0


def best_laying(look: Outlook, card: Card) -> float:
    """What a path card is worth where it does most, calculated once for playing it and for dropping it."""
    best = look.layings.get(card)
    if best is None:
        found = layings_at(look.v, card, look.ways.openings)
        best = max([lay_worth(look, card, at, way) for at, way in found], default=NEEDLESS)
        look.layings[card] = best
    return best


def site_of(look: Outlook, at: Cell) -> Site:
    """What lies around an empty cell, calculated once for all cards and orientations."""
    site = look.sites.get(at)
    if site is None:
        v = look.v
        goals = corners(v.area)
        from_me = look.from_me()
        inward = [FAR] * 4
        ends = [OUT] * 4  # where each side leads, and what it costs to get there
        costs = [0] * 4
        for side in range(4):
            beyond = beside(at, side)
            neighbour = shape_at(v, beyond)
            if neighbour is not None:
                port = neighbour.port[opposite(side)]
                if port >= 0:
                    ends[side], costs[side] = space_at(beyond, port), 1
                    inward[side] = from_me.get(ends[side], FAR) + 1
            elif beyond in goals:
                ends[side], costs[side] = space_at(beyond, HIDDEN_GOAL), 1
            else:
                ends[side] = space_at(beyond, EMPTY)  # its laying is counted in there
        onward: list[list[int]] = [[] for _ in range(4)]
        barred: list[bool] = []
        here = space_at(at, EMPTY)
        for corner in look.likely:
            ways = look.to_goal[corner]
            for side in range(4):
                end = ends[side]
                leads_on = end != OUT and (node_of(end) != HIDDEN_GOAL or cell_of(end) == goals[corner])
                onward[side].append(ways.get(end, FAR) + costs[side] if leads_on else -1)
            through = from_me.get(here, FAR) + ways.get(here, FAR) - LAYING
            barred.append(through <= ways.get(v.dwarfs[look.seat], FAR))
        site = Site(inward, onward, barred)
        look.sites[at] = site
    return site


def lay_worth(look: Outlook, card: Card, at: Cell, way: int) -> float:
    """How much nearer a card brings this seat's dwarf to the exits it believes in; a wall in the way is bad."""
    v = look.v
    open_sides = v.printed.shape[card][way].open_sides
    level = v.printed.level[card]
    site = site_of(look, at)
    inward = FAR
    for side in open_sides:
        inward = min(inward, site.inward[side])
    worth = 0.0
    for number, corner in enumerate(look.likely):
        now = look.to_goal[corner].get(v.dwarfs[look.seat], FAR)
        onward = -1
        for side in open_sides:
            cost = site.onward[side][number]
            if cost >= 0 and (onward < 0 or cost < onward):
                onward = cost
        then = inward + level - 1 + (FAR if onward < 0 else onward)
        gain = now - then if then < now or site.barred[number] else 0
        worth += look.aims[corner] * max(-6.0, min(6.0, float(gain)))
    feature = 0.3 if v.printed.kind[card] in ("ladder", "gold") else 0.0
    return 0.2 + 0.9 * worth + feature - 0.1 * level


def target_worth(look: Outlook, card: Card, action: Action) -> float:
    """What a target of the chosen card is worth."""
    v = look.v
    if isinstance(action, Lay):
        return lay_worth(look, card, action.cell, action.way)
    if isinstance(action, Peek):
        unknown = len(look.likely) > 1 and action.corner in look.likely
        near = look.to_goal[action.corner].get(v.dwarfs[look.seat], FAR // 4) if unknown else FAR
        return 3.0 - 0.02 * near if unknown else 0.0
    if isinstance(action, Spy):
        share = look.friends()[action.seat]
        return 1.0 - 2.0 * abs(share - 0.5)
    if isinstance(action, Equip):
        return 2.0 if action.seat == look.seat and v.dwarfs[look.seat] != OUT else -look.hostility(action.seat)
    if isinstance(action, Swap):
        return float(len(v.hand[action.seat])) + 0.5 * look.hostility(action.seat)
    if isinstance(action, Call):
        return hunt_best(look, CREATURES.index(v.printed.kind[card]), marked_space(v, action.cell))
    if isinstance(action, Spin):
        return block_worth(look, action.edge())
    if isinstance(action, Collapse):
        return collapse_worth(look, action.cell)
    return 0.0


def block_worth(look: Outlook, edge: Edge) -> float:
    """A web is good where it parts an enemy from its way out, and bad on this seat's way."""
    v = look.v
    at, beyond = cells_at(edge)
    worth = 0.0
    for other in range(v.seats):
        space = v.dwarfs[other]
        if space != OUT and cell_of(space) in (at, beyond):
            there = beyond if cell_of(space) == at else at
            if nearest(look, there) < look.distance(space):
                worth += look.harm(other, 1.6 * look.urgency(other))
    return worth


def nearest(look: Outlook, at: Cell) -> float:
    """How far the best space of a cell is from the exit."""
    shape = shape_at(look.v, at)
    if shape is None:
        return look.distance(space_at(at, HIDDEN_GOAL if at in corners(look.v.area) else EMPTY))
    return min([look.distance(space_at(at, shape.port[side])) for side in shape.open_sides], default=float(FAR))


def collapse_worth(look: Outlook, at: Cell) -> float:
    """A cave-in is good where it takes away the next card on an enemy's way, and not on this seat's."""
    v = look.v
    worth = 0.0
    for other in range(v.seats):
        space = v.dwarfs[other]
        if space != OUT:
            steps = steps_between(cell_of(space), at)
            if steps <= 2 and nearest(look, at) < look.distance(space):
                worth += look.harm(other, 1.4 * look.urgency(other) / steps) if steps else 0.0
    return worth


# -- creatures --------------------------------------------------------------------------------------------------------


def prey_worth(look: Outlook, creature: Creature, space: Space) -> float:
    """What an attack on everybody who stands there is worth."""
    v = look.v
    worth = 0.0
    for other in range(v.seats):
        if v.dwarfs[other] == space:
            hurts = HARM[creature]
            if CREATURES[creature] == "goblin" and not v.gold[other]:
                hurts = 0.0
            if CREATURES[creature] == "rat" and not v.hand[other]:
                hurts = 0.0
            worth += look.harm(other, hurts * (0.6 + look.urgency(other)))
    return worth


def hunt_best(look: Outlook, creature: Creature, start: Space) -> float:
    """The best that a creature can reach from a space."""
    reach = look.ways.within(start, RANGE[creature], look.v.dwarfs)
    return max([prey_worth(look, creature, space) for space in reach if space != start], default=0.0)


def hunt_worths(look: Outlook, legal: Sequence[Action]) -> list[float]:
    """Steps of a creature: towards the best prey in reach, else it stays."""
    v = look.v
    creature = v.beasts[0]
    start = v.creatures[creature]
    reach = look.ways.within(start, v.steps, v.dwarfs)
    best_space = max(reach, key=lambda space: (prey_worth(look, creature, space) if space != start else 0.0, -space))
    worth = prey_worth(look, creature, best_space) if best_space != start else 0.0
    first = reach[best_space]
    found: list[float] = []
    for action in legal:
        if isinstance(action, Go):
            found.append(worth if action.target() == first else -1.0)
        else:
            found.append(0.01)
    return found


# -- this seat's dwarf -------------------------------------------------------------------------------------------------


def stay_worth(look: Outlook, space: Space) -> float:
    """How good it is to end the movement on a space."""
    v = look.v
    if node_of(space) == HIDDEN_GOAL:
        corner = corners(v.area).index(cell_of(space))
        return 1.0 - 0.9 * look.distance(space) + 4.0 * look.aims.get(corner, 0.0)
    worth = -0.9 * look.distance(space)
    if space in v.veins:
        worth += 2.5 - 3.0 * cover(v, look.seat, look.evidence)  # D6.30 it opens the clan card
    if space in v.creatures:
        worth -= 2.5 if not has_axe(v, look.seat) else 1.0
    return worth


def walk_worths(look: Outlook, legal: Sequence[Action]) -> list[float]:
    """Steps of this seat's dwarf: the first step on the way to the best space within the moves left."""
    v = look.v
    start = v.dwarfs[look.seat]
    hidden = [space_at(at, HIDDEN_GOAL) for at in hidden_goals(v)]
    first = look.ways.within(start, v.steps, v.creatures + hidden)
    worths: dict[Space, float] = {}
    for space, step in first.items():
        worths[step] = max(worths.get(step, -1e9), stay_worth(look, space) - (0.05 if space != start else 0.0))
    found: list[float] = []
    for action in legal:
        if isinstance(action, Go):
            found.append(worths.get(action.target(), -1e9))
        elif isinstance(action, Stop):
            found.append(stay_worth(look, start))
        else:
            found.append(cut_worth(look))
    return found


def cut_worth(look: Outlook) -> float:
    """An axe on a web is worth it where the way is blocked."""
    return stay_worth(look, look.v.dwarfs[look.seat]) + 0.5


def turn_worth(look: Outlook, action: Action) -> float:
    """A revealed goal is turned so that the ways on are short."""
    if not isinstance(action, Turn):
        return 0.0
    v = look.v
    at = corners(v.area)[v.reached]
    shape = v.printed.shape[face(v.goals[v.reached][0])][action.way]
    inward = [side for side in shape.open_sides if beside(at, side) in v.cave]
    return float(len(inward))


# -- how it stands -----------------------------------------------------------------------------------------------------


def appraise(s: DarkCave, seat: Seat) -> float:
    """By how much this side's treasure will be the greater: the nearer the exit, the likelier a dwarf gets out."""
    expected = [0.0, 0.0]
    number = [0, 0]
    ways = [look_from(s, corner) for corner in exits(s, NO_POINTING)]
    for other in range(s.seats):
        side = works_for(face(s.clans[other][0]))
        number[side] += 1
        share = 1.0
        if other not in s.left:
            far = min([way.get(s.dwarfs[other], FAR) for way in ways])
            share = OUT_AT_LAST * exp(-far / HALFWAY)
        expected[side] += share * (s.gold[other] + 1)
    own = works_for(face(s.clans[seat][0]))
    return expected[own] * number[1 - own] - expected[1 - own] * number[own]


def look_from(s: DarkCave, corner: Corner) -> dict[Space, int]:
    """How far it is to a corner from everywhere."""
    return ways_of(s).costs_from(goal_node(s, corner))
