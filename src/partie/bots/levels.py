"""Five opponents a person understands, the same in every game, told apart by what they look at, never by blunders.

A newcomer compares two answers that come to mind, an apprentice four, a player all of them, each by the game's own
opinion or one answer ahead. An expert and a master look further: they try answers in worlds that fit what they see, the
master in more of them, and where a game can be solved to its end, the master solves it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from partie.bots.budget import ENOUGH, Budget
from partie.bots.opinion import PLACE, POINTS, Weighed, best_first, opinions
from partie.bots.search import Branch, Search
from partie.core import Action, Event, Game, Rng, State, View


class Level(NamedTuple):
    """How many answers come to mind (0 is all), how many worlds are tried, how far play goes on in them."""

    name: str
    looks: int
    simulations: int
    horizon: int


LEVELS: Final = (
    Level("newcomer", 2, 0, 0),
    Level("apprentice", 4, 0, 0),
    Level("player", 0, 0, 0),
    Level("expert", 0, 40, 1000),
    Level("master", 0, 200, 1000),
)


class LevelBot:
    """A bot of one level."""

    def __init__(self, game: Game[State], level: Level) -> None:
        self.blind = False
        self.game = game
        self.level = level

    def choose(
        self, view: View[State], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> Action:
        """The answer that weighs most."""
        return legal[0] if len(legal) == 1 else self.weigh(view, legal, told, rng, budget)[0].action

    def weigh(
        self, view: View[State], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> list[Weighed]:
        """The answers it looked at, the best first."""
        level = self.level
        if level.simulations and len(legal) > 1:
            return self._search(view, legal, told, rng, budget)
        seen = rng.shuffled(legal)[: level.looks] if level.looks else legal
        return best_first(seen, opinions(self.game, view, seen, told, rng), POINTS)

    def _search(
        self, view: View[State], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget
    ) -> list[Weighed]:
        """What came of each answer in the worlds that were tried; the most tried is the best."""
        search = Search(self.game, view.seat, rng, self.level.horizon)
        search.begin(view, legal, told)
        for _ in range(max(1, int(self.level.simulations * budget.share))):
            if budget.is_over():
                break
            search.simulate(view)
        tried = sorted(search.root(view).branches.values(), key=_by_visits, reverse=True)
        return [Weighed(branch.action, branch.mean(), PLACE) for branch in tried]


def _by_visits(branch: Branch) -> tuple[int, float]:
    return branch.visits, branch.mean() + branch.opinion


def newcomer(game: Game[State]) -> LevelBot:
    """Level 1: a child beats it."""
    return LevelBot(game, LEVELS[0])


def apprentice(game: Game[State]) -> LevelBot:
    """Level 2."""
    return LevelBot(game, LEVELS[1])


def player(game: Game[State]) -> LevelBot:
    """Level 3."""
    return LevelBot(game, LEVELS[2])


def expert(game: Game[State]) -> LevelBot:
    """Level 4."""
    return LevelBot(game, LEVELS[3])


def master(game: Game[State]) -> LevelBot:
    """Level 5: the strongest."""
    return LevelBot(game, LEVELS[4])
