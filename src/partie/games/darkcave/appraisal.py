"""How good an answer looks, one step ahead: what the greedy bot wants more of. Everything here is opinion, no rule.

It heads for the exit it knows, or for the nearest corners that may hold it, helps those it takes for its own side and
hinders the others, and a saboteur that is still hidden does neither loudly.
"""

from collections.abc import Sequence
from math import exp, tanh
from typing import Final

from partie.core import Action, Event, Seat
from partie.core.grid import STEP, opposite
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
    Refuse,
    Spin,
    Spy,
    Stop,
    Strike,
    Swap,
    Turn,
)
from partie.games.darkcave.belief import NO_POINTING, WORKER, Deeds, cover, exits, friends
from partie.games.darkcave.cave import corners, edge_of, feature_spaces, hidden_goals, layings_at, shape_at
from partie.games.darkcave.faces import CREATURES, HIDDEN_GOAL, RANGE, works_for
from partie.games.darkcave.sequence import At
from partie.games.darkcave.state import OUT, DarkCave, Space
from partie.games.darkcave.turn import has_axe, in_front
from partie.games.darkcave.ways import EMPTY, FAR, LAYING, goal_node, ways_of

NEEDLESS: Final = -0.5
EXPOSURE: Final = 2.0  # what a deed costs that shows everybody for whom a seat works, times what it has to hide
OWN_SKIN: Final = -1.3
NEARBY: Final = 5.0  # added to every way: the next corner pulls most, but never alone
OUT_AT_LAST: Final = 0.9  # how often a dwarf gets out that has the exit before it
HALFWAY: Final = 14.0  # and how far that can be
HARM: Final = (1.2, 2.2, 1.5)  # what an attack by rat, lindworm, goblin is worth against somebody else's dwarf


class Site:
    """An empty cell as one seat sees it: what a path through each of its sides would join.

    ``inward``  from the own dwarf to the card beyond each side, with the step across
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
        self.deeds = Deeds(v, seat, told)
        self._friends: list[float] = []
        self._bluff: list[float] = []
        self.likely = exits(v, self.deeds.pointing)
        self.plausible = 0.4 * max(self.likely.values())
        self.ways = ways_of(v)
        self.to_goal: dict[int, dict[Space, int]] = {
            corner: self.ways.costs_from(goal_node(v, corner)) for corner in self.likely
        }
        pulls = [
            share / (NEARBY + self.to_goal[corner].get(v.dwarfs[seat], FAR // 4)) ** 2
            for corner, share in self.likely.items()
        ]
        self.aims: dict[int, float] = {
            corner: pull / sum(pulls) for corner, pull in zip(self.likely, pulls, strict=True)
        }
        self.layings: dict[int, float] = {}  # what the best laying of a card is worth
        self.sites: dict[int, Site] = {}

    def from_me(self) -> dict[Space, int]:
        """How far it is from the own dwarf to everywhere."""
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
        v, seat, deeds = self.v, self.seat, self.deeds
        self._friends = friends(v, seat, deeds)
        cost = EXPOSURE * cover(v, seat, deeds) * WORKER[works_for(v.clans[seat][0] >> 16)]
        self._bluff = [0.0 if other == seat else cost * tanh(deeds.seeming[other]) for other in range(v.seats)]

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
    return [vote_worth(action) for action in legal]


def vote_worth(action: Action) -> float:
    """Nobody gives up while there is a way."""
    return 1.0 if isinstance(action, Refuse) else 0.0


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
    card = action.card
    if v.printed.is_path(card):
        return best_laying(look, card)
    kind = v.printed.kind[card]
    if kind == "secret":
        return 3.0 if len(look.likely) > 1 else 0.8 if has_riddles(look) else 0.0
    if kind in CREATURES:
        return max([0.0, *[hunt_best(look, CREATURES.index(kind), space) for space in lairs_of(v, kind)]])
    if kind == "boots":
        return 0.3 if in_front(v, seat, "boots") or v.dwarfs[seat] == OUT else 2.6
    if kind == "axe":
        return 0.4 if has_axe(v, seat) or v.dwarfs[seat] == OUT else 1.6
    if kind == "swap":
        return 0.25 * (max([len(hand) for hand in v.hand]) - len(v.hand[seat]))
    return max([target_worth(look, card, target) for target in targets(look, kind)], default=NEEDLESS)


def has_riddles(look: Outlook) -> bool:
    """Whether somebody's side is open to doubt."""
    return any([0.2 < share < 0.8 for share in look.friends()])


def targets(look: Outlook, kind: str) -> list[Action]:
    """The edges or cells worth thinking of for a web or a cave-in: those beside dwarfs that should be stopped."""
    v = look.v
    found: list[Action] = []
    for other in range(v.seats):
        space = v.dwarfs[other]
        if other == look.seat or space == OUT or look.hostility(other) <= 0.0:
            continue
        at = space >> 4
        for side in range(4):
            if kind == "web":
                shape = shape_at(v, at)
                edge = edge_of(at, side)
                if shape is not None and shape.sides >> side & 1 and edge not in v.webs:
                    found.append(Spin(edge >> 1, edge & 1))
            elif at + STEP[side] in v.cave:
                found.append(Collapse(at + STEP[side]))
    return found


def lairs_of(v: DarkCave, kind: str) -> list[Space]:
    """Where a creature would start: where it stands, or any lair."""
    stands = v.creatures[CREATURES.index(kind)]
    return feature_spaces(v, "lair") if stands == OUT else [stands]


def drop_worth(look: Outlook, card: int) -> float:
    """Cards of no use go first; a fresh card is worth a little."""
    v = look.v
    if v.printed.is_path(card):
        return 0.5 - 0.3 * max(best_laying(look, card), 0.0)
    kind = v.printed.kind[card]
    return 0.35 if kind in ("secret", "boots", "axe") else 0.45


def second_drop_worth(action: Action) -> float:
    """One card at a time: a second one would bring the end of the pile nearer, and nobody out of the cave."""
    return 1.0 if isinstance(action, Enough) else 0.0


def best_laying(look: Outlook, card: int) -> float:
    """What a path card is worth where it does most, reckoned once for playing it and for dropping it."""
    best = look.layings.get(card)
    if best is None:
        found = layings_at(look.v, card, look.ways.openings)
        best = max([lay_worth(look, card, at, way) for at, way in found], default=NEEDLESS)
        look.layings[card] = best
    return best


def site_of(look: Outlook, at: int) -> Site:
    """What lies around an empty cell, reckoned once for all cards and orientations."""
    site = look.sites.get(at)
    if site is None:
        v = look.v
        goals = corners(v.area)
        from_me = look.from_me()
        inward = [FAR] * 4
        ends = [-1] * 4  # where each side leads, and what it costs to get there
        costs = [0] * 4
        for side in range(4):
            beyond = at + STEP[side]
            neighbour = shape_at(v, beyond)
            if neighbour is not None:
                port = neighbour.port[opposite(side)]
                if port >= 0:
                    ends[side], costs[side] = beyond * 16 + port, 1
                    inward[side] = from_me.get(ends[side], FAR) + 1
            elif beyond in goals:
                ends[side], costs[side] = beyond * 16 + HIDDEN_GOAL, 1
            else:
                ends[side] = beyond * 16 + EMPTY  # its laying is counted in there
        onward: list[list[int]] = [[] for _ in range(4)]
        barred: list[bool] = []
        here = at * 16 + EMPTY
        for corner in look.likely:
            ways = look.to_goal[corner]
            for side in range(4):
                end = ends[side]
                leads_on = end >= 0 and (end & 15 != HIDDEN_GOAL or end >> 4 == goals[corner])
                onward[side].append(ways.get(end, FAR) + costs[side] if leads_on else -1)
            through = from_me.get(here, FAR) + ways.get(here, FAR) - LAYING
            barred.append(through <= ways.get(v.dwarfs[look.seat], FAR))
        site = Site(inward, onward, barred)
        look.sites[at] = site
    return site


def lay_worth(look: Outlook, card: int, at: int, way: int) -> float:
    """How much nearer a card brings the own dwarf to the exits it believes in; a wall in its way counts against it."""
    v = look.v
    sides = v.printed.shape[card][way].sides
    level = v.printed.level[card]
    site = site_of(look, at)
    inward = FAR
    for side in range(4):
        if sides >> side & 1:
            inward = min(inward, site.inward[side])
    worth = 0.0
    for number, corner in enumerate(look.likely):
        now = look.to_goal[corner].get(v.dwarfs[look.seat], FAR)
        onward = -1
        for side in range(4):
            if sides >> side & 1:
                cost = site.onward[side][number]
                if cost >= 0 and (onward < 0 or cost < onward):
                    onward = cost
        then = inward + level - 1 + (FAR if onward < 0 else onward)
        gain = now - then if then < now or site.barred[number] else 0
        worth += look.aims[corner] * max(-6.0, min(6.0, float(gain)))
    feature = 0.3 if v.printed.kind[card] in ("ladder", "gold") else 0.0
    return 0.2 + 0.9 * worth + feature - 0.1 * level


def target_worth(look: Outlook, card: int, action: Action) -> float:
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
        lies = v.cave[action.cell]
        space = action.cell * 16 + v.printed.shape[lies >> 1][lies & 1].mark
        return hunt_best(look, CREATURES.index(v.printed.kind[card]), space)
    if isinstance(action, Spin):
        return block_worth(look, action.cell * 2 + action.side)
    if isinstance(action, Collapse):
        return collapse_worth(look, action.cell)
    return 0.0


def block_worth(look: Outlook, edge: int) -> float:
    """A web is good where it parts an enemy from its way out, and bad on the own way."""
    v = look.v
    at = edge >> 1
    beyond = at + STEP[edge & 1]
    worth = 0.0
    for other in range(v.seats):
        space = v.dwarfs[other]
        if space != OUT and space >> 4 in (at, beyond):
            there = beyond if space >> 4 == at else at
            if nearest(look, there) < look.distance(space):
                worth += look.harm(other, 1.6 * look.urgency(other))
    return worth


def nearest(look: Outlook, at: int) -> float:
    """How far the best space of a cell is from the exit."""
    shape = shape_at(look.v, at)
    if shape is None:
        local = HIDDEN_GOAL if at in corners(look.v.area) else EMPTY
        return look.distance(at * 16 + local)
    return min([look.distance(at * 16 + port) for port in shape.port if port >= 0], default=float(FAR))


def collapse_worth(look: Outlook, at: int) -> float:
    """A cave-in is good where it takes away the next card on an enemy's way, and not on the own."""
    v = look.v
    worth = 0.0
    for other in range(v.seats):
        space = v.dwarfs[other]
        if space != OUT:
            steps = abs((space >> 4) // 1024 - at // 1024) + abs((space >> 4) % 1024 - at % 1024)
            if steps <= 2 and nearest(look, at) < look.distance(space):
                worth += look.harm(other, 1.4 * look.urgency(other) / steps) if steps else 0.0
    return worth


# -- creatures --------------------------------------------------------------------------------------------------------


def prey_worth(look: Outlook, creature: int, space: Space) -> float:
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


def hunt_best(look: Outlook, creature: int, start: Space) -> float:
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
            found.append(worth if action.cell * 16 + action.space == first else -1.0)
        else:
            found.append(0.01)
    return found


# -- the own dwarf ----------------------------------------------------------------------------------------------------


def stay_worth(look: Outlook, space: Space) -> float:
    """How good it is to end the movement on a space."""
    v = look.v
    if space & 15 == HIDDEN_GOAL:
        corner = corners(v.area).index(space >> 4)
        return 1.0 - 0.9 * look.distance(space) + 4.0 * look.aims.get(corner, 0.0)
    worth = -0.9 * look.distance(space)
    if space in v.veins:
        worth += 2.5 - 3.0 * cover(v, look.seat, look.deeds)  # D6.30 it opens the clan card
    if space in v.creatures:
        worth -= 2.5 if not has_axe(v, look.seat) else 1.0
    return worth


def walk_worths(look: Outlook, legal: Sequence[Action]) -> list[float]:
    """Steps of the own dwarf: the first step on the way to the best space within the moves left."""
    v = look.v
    start = v.dwarfs[look.seat]
    hidden = [at * 16 + HIDDEN_GOAL for at in hidden_goals(v)]
    first = look.ways.within(start, v.steps, v.creatures + hidden)
    worths: dict[Space, float] = {}
    for space, step in first.items():
        worths[step] = max(worths.get(step, -1e9), stay_worth(look, space) - (0.05 if space != start else 0.0))
    found: list[float] = []
    for action in legal:
        if isinstance(action, Go):
            found.append(worths.get(action.cell * 16 + action.space, -1e9))
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
    shape = v.printed.shape[v.goals[v.reached][0] >> 16][action.way]
    inward = [side for side in range(4) if shape.sides >> side & 1 and (at + STEP[side]) in v.cave]
    return float(len(inward))


# -- how it stands -----------------------------------------------------------------------------------------------------


def appraise(s: DarkCave, seat: Seat) -> float:
    """By how much the own side's treasure will be the greater: the nearer the exit, the likelier a dwarf gets out."""
    expected = [0.0, 0.0]
    number = [0, 0]
    ways = [look_from(s, corner) for corner in exits(s, NO_POINTING)]
    for other in range(s.seats):
        side = works_for(s.clans[other][0] >> 16)
        number[side] += 1
        share = 1.0
        if other not in s.left:
            far = min([way.get(s.dwarfs[other], FAR) for way in ways])
            share = OUT_AT_LAST * exp(-far / HALFWAY)
        expected[side] += share * (s.gold[other] + 1)
    own = works_for(s.clans[seat][0] >> 16)
    return expected[own] * number[1 - own] - expected[1 - own] * number[own]


def look_from(s: DarkCave, corner: int) -> dict[Space, int]:
    """How far it is to a corner from everywhere."""
    return ways_of(s).costs_from(goal_node(s, corner))
