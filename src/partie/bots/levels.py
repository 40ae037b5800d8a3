"""Five opponents a person understands, the same in every game, told apart by what they look at, never by blunders.

A newcomer compares two answers that come to mind, an apprentice half of them, a regular all, each by the game's own
opinion or, where a game has none, by what comes of it in a few worlds played out by chance. An expert and a master look
ahead: they try answers in worlds that fit what they see, the master more of them and further; and where a game can be
solved to its end, the master solves it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from partie.bots.budget import ENOUGH, Budget
from partie.bots.exact import exact
from partie.bots.opinion import POINTS, RANK, Weighed, best_first, worlds_after
from partie.bots.search import Effort, Search
from partie.core import Action, Event, Game, Position, Rng, View


class Level(NamedTuple):
    """What one level looks at.

    ``share``   of the answers, how many come to mind
    ``least``   and how many at the least
    ``worlds``  in how many worlds each is played out, where the game has no opinion
    ``effort``  how hard it searches, if it does
    ``solves``  whether it solves endings that can be solved
    """

    name: str
    share: float
    least: int
    worlds: int
    effort: Effort | None = None
    solves: bool = False


LEVELS: Final = (
    Level("newcomer", 0.0, 2, 2),
    Level("apprentice", 0.5, 3, 4),
    Level("regular", 1.0, 0, 16),
    Level("expert", 1.0, 0, 0, Effort(8, 2, 14)),
    Level("master", 1.0, 0, 0, Effort(36, 4, 32), solves=True),
)
REGULAR: Final = LEVELS[2].name  # gives hints, and answers for people who are away


class LevelBot:
    """A bot of one level."""

    def __init__(self, game: Game[Position], level: Level) -> None:
        self.blind = False
        self.game = game
        self.level = level

    def choose(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> Action:
        """The answer that weighs most."""
        return self._weigh(view, legal, told, rng, budget, tells=False)[0].action

    def weigh(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> list[Weighed]:
        """The answers it looked at, the best first."""
        return self._weigh(view, legal, told, rng, budget, tells=True)

    def _weigh(
        self,
        view: View[Position],
        legal: Sequence[Action],
        told: Sequence[Event],
        rng: Rng,
        budget: Budget,
        tells: bool,
    ) -> list[Weighed]:
        level = self.level
        if len(legal) == 1:
            return [Weighed(legal[0], 0.0, POINTS)]
        if level.solves:
            solved = exact(self.game, view, legal, rng)
            if solved is not None:
                return solved
        if level.effort is None:
            return self._look(view, legal, told, rng)
        branches = Search(self.game, view, legal, told, rng, tells).run(level.effort, budget)
        return [Weighed(branch.action, branch.rank(), RANK) for branch in branches]

    def _look(self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng) -> list[Weighed]:
        """The answers that come to mind, by opinion."""
        level = self.level
        number = max(level.least, int(level.share * len(legal) + 0.5))
        comes_to_mind = sorted(rng.shuffled(range(len(legal)))[:number]) if number < len(legal) else range(len(legal))
        seen = [legal[i] for i in comes_to_mind]
        prospects = self.game.opinions.prospects(view.position, view.seat, legal, told)
        if prospects is None:
            return best_first(
                seen, worlds_after(self.game, view, seen, told, rng, level.worlds, to_the_end=True), POINTS
            )
        return best_first(seen, [prospects[i] for i in comes_to_mind], POINTS)


def newcomer(game: Game[Position]) -> LevelBot:
    """Level 1: a child beats it."""
    return LevelBot(game, LEVELS[0])


def apprentice(game: Game[Position]) -> LevelBot:
    """Level 2."""
    return LevelBot(game, LEVELS[1])


def regular(game: Game[Position]) -> LevelBot:
    """Level 3."""
    return LevelBot(game, LEVELS[2])


def expert(game: Game[Position]) -> LevelBot:
    """Level 4."""
    return LevelBot(game, LEVELS[3])


def master(game: Game[Position]) -> LevelBot:
    """Level 5: the strongest."""
    return LevelBot(game, LEVELS[4])
