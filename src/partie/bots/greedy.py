"""A bot that looks one answer ahead in worlds that fit its view, and takes what leaves it best off."""

from collections.abc import Sequence
from typing import Final

from partie.core import Action, Event, Game, Rng, State, View, close_question, guess

WORLDS: Final = 8


class GreedyBot:
    """The game's own opinion of each answer where it has one; else the mean of its appraisal over a few worlds.

    The worlds are guessed from the view, and the others answer at random.
    """

    def __init__(self, game: Game[State]) -> None:
        self.blind = False
        self.game = game

    def choose(self, view: View[State], legal: Sequence[Action], told: Sequence[Event], rng: Rng) -> Action:
        """The answer with the best mean; the first of equals."""
        if len(legal) == 1:
            return legal[0]
        told_apart = self.game.prospects(view.position, view.seat, legal, told)
        if told_apart is not None:
            return legal[list(told_apart).index(max(told_apart))]
        totals = [0.0] * len(legal)
        for _ in range(WORLDS):
            world = guess(self.game, view, rng)
            for i, action in enumerate(legal):
                after = world.clone()
                if not self.game.rules.play(after, view.seat, action):
                    close_question(self.game.rules, after, rng)
                totals[i] += self.game.appraise(after, view.seat)
        return legal[totals.index(max(totals))]
