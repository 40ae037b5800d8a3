"""What bots ask of the game: the worth of answers and positions."""

from collections.abc import Sequence

from partie.core import Action, Event, Game, Opinions, Rng, Seat, View
from partie.core.cards import conceal, is_seen
from partie.core.seats import bit
from partie.core.sight import fill
from partie.games.darkcave.appraisal import appraise, prospects
from partie.games.darkcave.belief import saboteurs, supposed
from partie.games.darkcave.ending import clan_worked_for, treasure
from partie.games.darkcave.position import DarkCave


class DarkCaveOpinions(Opinions[DarkCave]):
    """What each answer is worth, for bots."""

    def __init__(self, game: Game[DarkCave]) -> None:
        self.game = game

    def prospects(
        self, v: DarkCave, seat: Seat, legal: Sequence[Action], told: Sequence[Event]
    ) -> Sequence[float] | None:
        """What each answer does for the seat's own way out and its side."""
        return prospects(v, seat, legal, told)

    def appraise(self, s: DarkCave, seat: Seat) -> float:
        """The lead of the side a seat works for: in treasure at the end, before that by who is near the exit."""
        if s.agenda:
            return appraise(s, seat)
        own = clan_worked_for(s, seat)
        return float(treasure(s, own) - treasure(s, 1 - own))

    def believe(self, v: DarkCave, seat: Seat, told: Sequence[Event], rng: Rng) -> DarkCave | None:
        """D16.3 Roles and an exit that fit what seats did; that the game has not ended tells something, too."""
        if () in v.clans:
            return None
        world = fill(self.game, View(seat, supposed(v, seat, told, rng)), rng)
        for other, held in enumerate(v.clans):
            if not is_seen(held[0], seat):
                world.clans[other] = (conceal(world.clans[other][0], bit(seat)),)
        for corner, goal in enumerate(v.goals):
            if not is_seen(goal[0], seat):
                world.goals[corner] = (conceal(world.goals[corner][0], bit(seat)),)
        return world

    def suspect(self, v: DarkCave, told: Sequence[Event]) -> Sequence[float] | None:
        """How likely each seat is a saboteur; with two seats there is none (D2.5)."""
        if () in v.clans or v.seats == 2:
            return None
        return saboteurs(v, told)
