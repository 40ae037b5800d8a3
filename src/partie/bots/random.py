"""A bot that answers by chance: the yardstick for the others."""

from collections.abc import Sequence

from partie.bots.budget import ENOUGH, Budget
from partie.bots.opinion import LUCK, Weighed
from partie.core import Action, Event, Game, Position, Rng, View


class RandomBot:
    """Any legal answer, all equally likely. It does not look at the table."""

    def __init__(self, game: Game[Position]) -> None:
        self.blind = True

    def choose(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> Action:
        """One of the legal answers."""
        return legal[rng.below(len(legal))]

    def weigh(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> list[Weighed]:
        """The one that luck gave."""
        return [Weighed(self.choose(view, legal, told, rng), 0.0, LUCK)]
