"""D13–D15 A seat moves its dwarf: tolls, goals, creatures, gold, and the way out."""

from collections.abc import Sequence
from typing import Final

from partie.core import NOBODY, Action, Cell, OneAnswer, Reason, Seat, Seats, TableReason, has
from partie.core.cards import face, show
from partie.core.grid import beside
from partie.core.position import Answer
from partie.core.seats import bit, without
from partie.games.darkcave import tell
from partie.games.darkcave.actions import STOP, TURN, WAYS, Cut, Go, Turn, go
from partie.games.darkcave.cave import adjacent, can_step, corners, crosses_bridge, demands, is_feature, shape_at
from partie.games.darkcave.faces import works_for
from partie.games.darkcave.front import cut, cuts, has_axe, in_front
from partie.games.darkcave.kinds.path import place_nugget
from partie.games.darkcave.position import CLAN_OUT, NONE, DarkCave, is_open
from partie.games.darkcave.reasons import DarkCaveReason, why_not_go
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import (
    CORNERS,
    HIDDEN_GOAL,
    OUT,
    TUNNEL,
    Side,
    Space,
    as_laid,
    cell_of,
    fits,
    node_of,
    space_at,
)
from partie.games.darkcave.turn import finish_game

STEPS: Final = 3  # D4.11


def steps_to_come(s: DarkCave) -> int:
    """D4.11, D13.2 How many steps the dwarf of the seat whose turn it is may make, before it makes the first."""
    if s.stood or has(s.lying, s.acting) or s.dwarfs[s.acting] == OUT:
        return 0
    return STEPS + (in_front(s, s.acting, "boots") != 0)


def move(s: DarkCave) -> None:
    """D4.6, D4.11, D9.3, D11.21, D13.1, D13.2 Up to three steps, four with boots; none if lying, just up, or out."""
    s.beasts = ()
    s.prey = ()
    s.steps = steps_to_come(s)
    if not s.steps:
        s.then(At.FINISH)
        return
    s.then(At.DWARF_STEP, At.END_MOVE, At.FINISH)


class DwarfStep(OneAnswer[DarkCave, Action]):
    """D9.8, D9.9, D13.1–D13.7 An adjacent space, stop, or an axe on a touched web."""

    name = "dwarf-step"

    def who(self, s: DarkCave) -> Seats:
        return bit(s.acting)

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [go(space) for space in adjacent(s, s.dwarfs[seat])]
        found.extend(cuts(s, seat))
        found.append(STOP)
        return found

    def forced(self, s: DarkCave) -> Sequence[Answer] | None:
        """A dwarf that can neither go nor cut stays."""
        return None if can_step(s, s.dwarfs[s.acting]) or cuts(s, s.acting) else [(s.acting, STOP)]

    def reason(self, s: DarkCave, seat: Seat, action: Action) -> Reason:
        if isinstance(action, Cut):
            return DarkCaveReason.NOT_AT_WEB if has_axe(s, seat) else DarkCaveReason.NO_AXE
        return why_not_go(s, s.dwarfs[seat], action)

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """A step that led to a creature stays: it attacked, or was killed."""
        return after.dwarfs[before.acting] in before.creatures or before.creatures != after.creatures

    def answered(self, s: DarkCave, seat: Seat, action: Action) -> None:
        if isinstance(action, Cut):
            cut(s, seat, action.web - 1)
            s.then(At.DWARF_STEP)
        elif isinstance(action, Go):
            s.steps -= 1
            if action.space == HIDDEN_GOAL:
                reveal_goal(s, seat, action.cell)
            else:
                step(s, seat, action.target())


def step(s: DarkCave, seat: Seat, space: Space) -> None:
    """D13.9–D13.13 What a step brings, in order: bridge toll, tunnel toll, creatures, the exit, the next step."""
    before = cell_of(s.dwarfs[seat])
    s.dwarfs[seat] = space
    tell.dwarf_moved(s, seat, cell_of(space))
    s.then(At.MEET, At.LEAVE, At.NEXT_STEP)
    if node_of(space) == TUNNEL and s.gold[seat]:  # D6.26, D6.27
        s.gold[seat] -= 1
        tell.toll_paid(s, seat)
    if crosses_bridge(s, before, space):  # D6.21
        s.losers = (seat,)
        s.then(At.LOSE)


def reveal_goal(s: DarkCave, seat: Seat, at: Cell) -> None:
    """D13.8, D14.1 The goal is turned face up for all before the dwarf enters, and the movement is over."""
    s.reached = corners(s.area).index(at)
    s.steps = 0
    s.goals[s.reached] = show(s.goals[s.reached], s.public())
    tell.goal_revealed(s, seat, s.goals[s.reached][0], CORNERS[s.reached])
    s.then(At.TURN_GOAL, At.MEET, At.LEAVE)


def side_of_entry(s: DarkCave) -> Side:
    """The side of the reached goal by which the dwarf comes."""
    at = corners(s.area)[s.reached]
    before = cell_of(s.dwarfs[s.acting])
    for side in range(4):
        if beside(at, side) == before:
            return side
    raise AssertionError("a dwarf reaches a goal from a neighbouring cell")


class TurnGoal(OneAnswer[DarkCave, Turn]):
    """D14.2–D14.4 How the goal lies: open towards the dwarf, and fitting where it can; else the seat chooses."""

    name = "turn-goal"

    def who(self, s: DarkCave) -> Seats:
        return bit(s.acting)

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        side = side_of_entry(s)
        shapes = s.printed.shape[face(s.goals[s.reached][0])]
        ways = [way for way in range(len(shapes)) if shapes[way].port[side] >= 0]
        if s.edition.fits_goals:
            must_open, must_close = demands(s, corners(s.area)[s.reached])
            ways = [way for way in ways if fits(shapes[way].sides, must_open, must_close)] or ways
        return [TURN[way] for way in ways]

    def forced(self, s: DarkCave) -> Sequence[Answer] | None:
        ways = self.options(s, s.acting)
        return [(s.acting, ways[0])] if len(ways) == 1 else None

    def answered(self, s: DarkCave, seat: Seat, action: Turn) -> None:
        side = side_of_entry(s)
        at = corners(s.area)[s.reached]
        card = face(s.goals[s.reached][0])
        s.reached = NONE
        s.cave[at] = as_laid(card, action.way)
        tell.goal_turned(s, WAYS[action.way])
        enter_goal(s, seat, at, side)
        if s.printed.kind[card] == "gold":
            place_nugget(s, at)


def enter_goal(s: DarkCave, seat: Seat, at: Cell, side: Side) -> None:
    """D14.5, D14.6 The dwarf stands on the port it came by, and creatures that were on the goal stand there too."""
    shape = shape_at(s, at)
    assert shape is not None
    port = space_at(at, shape.port[side])
    s.dwarfs[seat] = port
    for creature, space in enumerate(s.creatures):
        if space == space_at(at, HIDDEN_GOAL):
            s.creatures[creature] = port


def meet(s: DarkCave) -> None:
    """D11.1, D11.3, D11.7, D11.8, D11.10, D13.11 Creatures on the space end the movement and attack this dwarf."""
    here = s.dwarfs[s.acting]
    met = tuple([creature for creature, space in enumerate(s.creatures) if space == here])
    if met:
        s.steps = 0
        s.beasts = met
        s.prey = (s.acting,)
        s.then(At.ATTACK)


def next_step(s: DarkCave) -> None:
    """D13.13 The next step is asked if moves are left."""
    if s.steps and s.dwarfs[s.acting] != OUT:
        s.then(At.DWARF_STEP)


def leave(s: DarkCave) -> None:
    """D13.12, D15.1–D15.6, D16.3 A dwarf on the exit space leaves; then the end of the game is checked."""
    seat = s.acting
    if s.dwarfs[seat] == OUT or not is_feature(s, s.dwarfs[seat], "exit"):
        return
    s.dwarfs[seat] = OUT
    s.lying = without(s.lying, bit(seat))
    s.steps = 0
    s.left += (seat,)
    tell.dwarf_left(s, seat, s.gold[seat])
    open_clan(s, seat)
    if is_a_clan_out(s):
        finish_game(s, CLAN_OUT)
        return
    tell.game_goes_on(s, seat)
    if len(s.left) == 1 and s.aside:
        s.aside = show(s.aside, bit(seat))
        tell.aside_seen(s, seat, s.aside)


def open_clan(s: DarkCave, seat: Seat) -> None:
    """D6.30, D15.3, D17.1 The clan card lies face up for the rest of the game."""
    if not is_open(s, s.clans[seat][0]):
        s.clans[seat] = show(s.clans[seat], s.public())
        tell.clan_opened(s, seat, s.clans[seat][0])


def is_a_clan_out(s: DarkCave) -> bool:
    """D16.3 Whether all dwarfs that work for one clan have left the cave."""
    for clan in (0, 1):
        workers = [seat for seat in range(s.seats) if works_for(face(s.clans[seat][0])) == clan]
        if workers and all([seat in s.left for seat in workers]):
            return True
    return False


def end_move(s: DarkCave) -> None:
    """D6.29–D6.32, D13.14 A dwarf that ends its movement on a nugget takes it and opens its clan card."""
    seat = s.acting
    here = s.dwarfs[seat]
    if here != OUT and here in s.veins:
        s.veins = tuple([space for space in s.veins if space != here])
        s.gold[seat] += 1
        tell.nugget_taken(s, seat, cell_of(here))
        open_clan(s, seat)


class Finish(OneAnswer[DarkCave, Action]):
    """D9.9, D13.15 Before the draw: an axe on a touched web, or go on."""

    name = "finish"

    def who(self, s: DarkCave) -> Seats:
        return bit(s.acting) if cuts(s, s.acting) else NOBODY

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return [*cuts(s, seat), STOP]

    def reason(self, s: DarkCave, seat: Seat, action: Action) -> Reason:
        return DarkCaveReason.NOT_AT_WEB if isinstance(action, Cut) else TableReason.NOT_OFFERED

    def answered(self, s: DarkCave, seat: Seat, action: Action) -> None:
        if isinstance(action, Cut):
            cut(s, seat, action.web - 1)
            s.then(At.FINISH)
