"""Bots: they see a view, what they may answer, what their seat was told, a random source and a budget. Nothing else."""

from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Protocol

from partie.bots.budget import ENOUGH, Budget
from partie.bots.opinion import Weighed
from partie.core import Action, Event, Game, Position, Rng, View

__all__ = ["ENOUGH", "Bot", "Budget", "UnknownBot", "Weighed", "bot_names", "find_bot"]


class Bot(Protocol):
    """Somebody who answers. ``blind`` bots do not look at the table, so nobody need draw it for them."""

    blind: bool

    def choose(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> Action:
        """One of the legal answers, within the budget: the best it has if it is cut short."""
        ...

    def weigh(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> Sequence[Weighed]:
        """The answers it looked at, the best first, with what it expects of each. The first is what it would choose."""
        ...


class UnknownBot(LookupError):
    """No such bot is installed."""


def bot_names() -> list[str]:
    """The names of all installed bots, in order."""
    return sorted({point.name for point in entry_points(group="partie.bots")})


def find_bot(name: str, game: Game[Position]) -> Bot:
    """A bot by its name, ready to play this game."""
    for point in entry_points(group="partie.bots"):
        if point.name == name:
            bot: Bot = point.load()(game)
            return bot
    raise UnknownBot(f"no bot {name!r}; installed: {', '.join(bot_names())}")
