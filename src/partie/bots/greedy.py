"""A bot that looks one answer ahead and takes what leaves it best off."""

from collections.abc import Sequence

from partie.bots.budget import ENOUGH, Budget
from partie.bots.opinion import POINTS, Weighed, best_first, one_ahead
from partie.core import Action, Event, Game, Position, Rng, View


class GreedyBot:
    """All answers, by the game's own opinion of each or by its appraisal in a few worlds."""

    def __init__(self, game: Game[Position]) -> None:
        self.blind = False
        self.game = game

    def choose(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> Action:
        """The best of them; the first of equals."""
        return legal[0] if len(legal) == 1 else self.weigh(view, legal, told, rng, budget)[0].action

    def weigh(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> list[Weighed]:
        """Every answer, the best first."""
        return best_first(legal, one_ahead(self.game, view, legal, told, rng), POINTS)
