"""D13–D15 Moving the own dwarf: tolls, goals, creatures, gold, and the way out."""

from collections.abc import Sequence
from typing import Final

from partie.core import Action, Answer, Choice, Reason, Seat, TableReason, bit, show
from partie.core.grid import STEP
from partie.games.darkcave.actions import CORNERS, STOP, TURN, WAYS, Cut, Go, Turn, go
from partie.games.darkcave.cave import adjacent, corners, is_feature, lies_turned, shape_at
from partie.games.darkcave.events import (
    AsideSeen,
    ClanOpened,
    DwarfLeft,
    DwarfMoved,
    GameGoesOn,
    GoalRevealed,
    GoalTurned,
    NuggetTaken,
    TollPaid,
)
from partie.games.darkcave.faces import HIDDEN_GOAL, TUNNEL, works_for
from partie.games.darkcave.sequence import At
from partie.games.darkcave.state import OUT, DarkCave
from partie.games.darkcave.turn import (
    CLAN_OUT,
    DarkCaveReason,
    cut,
    cuts,
    finish_game,
    has_axe,
    in_front,
    place_nugget,
    why_not_go,
)

STEPS: Final = 3  # D4.11


def move(s: DarkCave) -> None:
    """D4.6, D4.11, D9.3, D11.21, D13.1, D13.2 Up to three steps, four with boots; none if lying, just up, or out."""
    s.agenda.append(int(At.FINISH))
    s.beasts = ()
    s.prey = ()
    if s.stood or s.lying >> s.acting & 1 or s.dwarfs[s.acting] == OUT:
        s.steps = 0
        return
    s.steps = STEPS + (in_front(s, s.acting, "boots") != 0)
    s.agenda.append(int(At.END_MOVE))
    s.agenda.append(int(At.DWARF_STEP))


class DwarfStep(Choice[DarkCave]):
    """D9.8, D9.9, D13.1–D13.7 An adjacent space, stop, or an axe on a touched web."""

    name = "dwarf-step"

    def who(self, s: DarkCave) -> int:
        return bit(s.acting)

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [go(space) for space in adjacent(s, s.dwarfs[seat])]
        found.extend(cuts(s, seat))
        found.append(STOP)
        return found

    def forced(self, s: DarkCave) -> Sequence[Answer] | None:
        """A dwarf that can neither go nor cut stays."""
        return [(s.acting, STOP)] if len(self.options(s, s.acting)) == 1 else None

    def why_not(self, s: DarkCave, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        if isinstance(action, Cut):
            return DarkCaveReason.NOT_AT_WEB if has_axe(s, seat) else DarkCaveReason.NO_AXE
        return why_not_go(s, s.dwarfs[seat], action)

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """A step that led to a creature stays: it attacked, or was killed."""
        return after.dwarfs[before.acting] in before.creatures or before.creatures != after.creatures

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        seat, action = answers[0]
        if isinstance(action, Cut):
            cut(s, seat, action.web - 1)
            s.agenda.append(int(At.DWARF_STEP))
        elif isinstance(action, Go):
            s.steps -= 1
            if action.space == HIDDEN_GOAL:
                reveal_goal(s, seat, action.cell)
            else:
                step(s, seat, action.cell, action.space)


def step(s: DarkCave, seat: Seat, at: int, local: int) -> None:
    """D13.9–D13.13 What a step brings, in order: bridge toll, tunnel toll, creatures, the exit, the next step."""
    before = s.dwarfs[seat] >> 4
    s.dwarfs[seat] = at * 16 + local
    if s.outbox is not None:
        s.tell(DwarfMoved(seat, at))
    s.agenda.append(int(At.NEXT_STEP))
    s.agenda.append(int(At.LEAVE))
    s.agenda.append(int(At.MEET))
    shape = shape_at(s, at)
    if local == TUNNEL and s.gold[seat]:  # D6.26, D6.27
        s.gold[seat] -= 1
        if s.outbox is not None:
            s.tell(TollPaid(seat))
    if shape is not None and shape.wooden >> local & 1 and before != at:  # D6.21
        s.losers = (seat,)
        s.agenda.append(int(At.LOSE))


def reveal_goal(s: DarkCave, seat: Seat, at: int) -> None:
    """D13.8, D14.1 The goal is turned face up for all before the dwarf enters, and the movement is over."""
    s.reached = corners(s.area).index(at)
    s.steps = 0
    s.goals[s.reached] = show(s.goals[s.reached], s.public())
    if s.outbox is not None:
        s.tell(GoalRevealed(seat, s.goals[s.reached][0], CORNERS[s.reached]))
    s.agenda.append(int(At.LEAVE))
    s.agenda.append(int(At.MEET))
    s.agenda.append(int(At.TURN_GOAL))


def side_of_entry(s: DarkCave) -> int:
    """The side of the reached goal by which the dwarf comes."""
    at = corners(s.area)[s.reached]
    before = s.dwarfs[s.acting] >> 4
    for side in range(4):
        if at + STEP[side] == before:
            return side
    raise AssertionError("a dwarf reaches a goal from a neighbouring cell")


class TurnGoal(Choice[DarkCave]):
    """D14.2–D14.4 How the goal lies: so that the side towards the dwarf is open; the seat chooses if both do it."""

    name = "turn-goal"

    def who(self, s: DarkCave) -> int:
        return bit(s.acting)

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        side = side_of_entry(s)
        shapes = s.printed.shape[s.goals[s.reached][0] >> 16]
        return [TURN[way] for way, shape in enumerate(shapes) if shape.sides >> side & 1]

    def forced(self, s: DarkCave) -> Sequence[Answer] | None:
        ways = self.options(s, s.acting)
        return [(s.acting, ways[0])] if len(ways) == 1 else None

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        seat, action = answers[0]
        assert isinstance(action, Turn)
        side = side_of_entry(s)
        at = corners(s.area)[s.reached]
        card = s.goals[s.reached][0] >> 16
        s.reached = OUT
        s.cave[at] = lies_turned(card, action.way)
        if s.outbox is not None:
            s.tell(GoalTurned(WAYS[action.way]))
        enter_goal(s, seat, at, side)
        if s.printed.kind[card] == "gold":
            place_nugget(s, at)


def enter_goal(s: DarkCave, seat: Seat, at: int, side: int) -> None:
    """D14.5, D14.6 The dwarf stands on the port it came by, and creatures that were on the goal stand there too."""
    shape = shape_at(s, at)
    assert shape is not None
    port = at * 16 + shape.port[side]
    s.dwarfs[seat] = port
    for creature, space in enumerate(s.creatures):
        if space == at * 16 + HIDDEN_GOAL:
            s.creatures[creature] = port


def meet(s: DarkCave) -> None:
    """D11.1, D11.3, D11.7, D11.8, D11.10, D13.11 Creatures on the space end the movement and attack this dwarf."""
    here = s.dwarfs[s.acting]
    met = tuple([creature for creature, space in enumerate(s.creatures) if space == here])
    if met:
        s.steps = 0
        s.beasts = met
        s.prey = (s.acting,)
        s.agenda.append(int(At.ATTACK))


def next_step(s: DarkCave) -> None:
    """D13.13 The next step is asked if moves are left."""
    if s.steps and s.dwarfs[s.acting] != OUT:
        s.agenda.append(int(At.DWARF_STEP))


def leave(s: DarkCave) -> None:
    """D13.12, D15.1–D15.6, D16.3 A dwarf on the exit space leaves; then the end of the game is checked."""
    seat = s.acting
    if s.dwarfs[seat] == OUT or not is_feature(s, s.dwarfs[seat], "exit"):
        return
    s.dwarfs[seat] = OUT
    s.lying &= ~(1 << seat)
    s.steps = 0
    s.left += (seat,)
    if s.outbox is not None:
        s.tell(DwarfLeft(seat, s.gold[seat]))
    open_clan(s, seat)
    if is_a_clan_out(s):
        finish_game(s, CLAN_OUT)
        return
    if s.outbox is not None:
        s.tell(GameGoesOn(seat))
    if len(s.left) == 1 and s.aside:
        s.aside = show(s.aside, 1 << seat)
        if s.outbox is not None:
            s.tell(AsideSeen(seat, s.aside))


def open_clan(s: DarkCave, seat: Seat) -> None:
    """D6.30, D15.3, D17.1 The clan card lies face up for the rest of the game."""
    public = s.public()
    if s.clans[seat][0] & public != public:
        s.clans[seat] = show(s.clans[seat], public)
        if s.outbox is not None:
            s.tell(ClanOpened(seat, s.clans[seat][0]))


def is_a_clan_out(s: DarkCave) -> bool:
    """D16.3 Whether all dwarfs that work for one clan have left the cave."""
    for clan in (0, 1):
        workers = [seat for seat in range(s.seats) if works_for(s.clans[seat][0] >> 16) == clan]
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
        if s.outbox is not None:
            s.tell(NuggetTaken(seat, here >> 4))
        open_clan(s, seat)


class Finish(Choice[DarkCave]):
    """D9.9, D13.15 Before the draw: an axe on a touched web, or go on."""

    name = "finish"

    def who(self, s: DarkCave) -> int:
        return bit(s.acting) if cuts(s, s.acting) else 0

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return [*cuts(s, seat), STOP]

    def why_not(self, s: DarkCave, seat: Seat, action: Action) -> Reason | None:
        if action in self.options(s, seat):
            return None
        return DarkCaveReason.NOT_AT_WEB if isinstance(action, Cut) else TableReason.NOT_OFFERED

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        seat, action = answers[0]
        if isinstance(action, Cut):
            cut(s, seat, action.web - 1)
            s.agenda.append(int(At.FINISH))
