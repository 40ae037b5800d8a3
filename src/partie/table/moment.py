"""A match as it was when somebody looked, kept to be compared with what it has become."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from partie.core import Game, Match, Notice, Position, Seat, has

# A zone field → which of its zones changed; None: all of it.
type Moved = Mapping[str, Sequence[int] | None]


class Moment(NamedTuple):
    """A match at a moment.

    An answer puts another position in the place of the old one and leaves that as it is. The list of what was told
    only grows, or is put aside by an undo: its entries up to the notice with the number ``heard`` stay.

    ``first``   the number of the first notice in the list: those before it were put away
    ``lines``   how many of those each viewer heard
    """

    position: Position
    number: int
    told: list[Notice]
    told_at: list[int]
    first: int
    lines: Mapping[Seat, int]
    heard: int
    undoers: tuple[Seat, ...]

    def notice(self, number: int) -> Notice:
        """A notice by its number."""
        return self.told[number - self.first]

    def question(self, number: int) -> int:
        """At which question a notice was told."""
        return self.told_at[number - self.first]

    def lines_of(self, seat: Seat) -> int:
        """How many lines this seat heard."""
        told = self.told[: self.heard - self.first]
        return self.lines.get(seat, 0) + len([seats for seats, _ in told if has(seats, seat)])


def moment_of(match: Match[Position]) -> Moment:
    """The match as it is now."""
    undoers = tuple([seat for seat in range(match.position.seats) if match.can_undo(seat)])
    first = match.told_before
    heard = first + len(match.told)
    return Moment(match.position, match.number, match.told, match.told_at, first, match.heard_before, heard, undoers)


class Step(NamedTuple):
    """What differs between two moments, in truth.

    ``before``   None for eyes that see the table for the first time
    ``facts``    the open fields that changed
    ``table``    whether anything lies otherwise or comes next, so that more changed than who has answered
    ``waiting``  whether other seats are waited for
    ``kept``     how many notices are the same before and after
    """

    before: Moment | None
    after: Moment
    moved: Moved
    facts: list[str]
    table: bool
    waiting: bool
    kept: int

    def is_answered(self, seat: Seat) -> bool:
        """Whether this seat can tell that somebody answered: another's whole answer, or part of its own."""
        return self.waiting or self._has_sealed(seat)

    def concerns(self, seat: Seat) -> bool:
        """Whether this seat may be asked something else than before."""
        return self.table or self.is_answered(seat) or self.before is None or self.before.number != self.after.number

    def _has_sealed(self, seat: Seat) -> bool:
        """Whether the seat has given or taken back part of its answer."""
        if self.before is None or seat >= self.after.position.seats:
            return self.before is None
        return self.before.position.sealed[seat] != self.after.position.sealed[seat]


def everything(game: Game[Position], moment: Moment) -> Step:
    """The step that leads from nothing at all to a moment."""
    return Step(None, moment, dict.fromkeys(game.plan.zones), list(game.plan.open), True, True, 0)


def step_between(game: Game[Position], before: Moment, after: Moment) -> Step:
    """The step from a moment to a later one."""
    s, t = before.position, after.position
    moved = moved_zones(game, s, t)
    facts = [name for name in game.plan.open if getattr(s, name) != getattr(t, name)]
    table = bool(moved or facts) or s.agenda != t.agenda or (s.waiting == 0) != (t.waiting == 0)
    return Step(before, after, moved, facts, table, s.waiting != t.waiting, same_told(before, after))


def moved_zones(game: Game[Position], before: Position, after: Position) -> Moved:
    """The zone fields whose truth changed."""
    moved: dict[str, Sequence[int] | None] = {}
    for name in game.plan.zones:
        old: object = getattr(before, name)
        new: object = getattr(after, name)
        if old == new:
            continue
        if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            moved[name] = [at for at, zone in enumerate(new) if old[at] != zone]
        else:
            moved[name] = None
    return moved


def same_told(before: Moment, after: Moment) -> int:
    """How many notices at the beginning are the same: all the old ones, unless something was taken back."""
    if before.told is after.told:
        return before.heard
    same, most = max(before.first, after.first), min(before.heard, after.heard)  # nothing put away is taken back
    while same < most and before.notice(same) == after.notice(same) and before.question(same) == after.question(same):
        same += 1
    return same
