"""Bots: they see a view, what they may answer, what their seat was told, and a random source. Nothing else."""

from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Protocol

from partie.core import Action, Event, Game, Rng, State, View


class Bot(Protocol):
    """Somebody who answers. ``blind`` bots do not look at the table, so nobody need draw it for them."""

    blind: bool

    def choose(self, view: View[State], legal: Sequence[Action], told: Sequence[Event], rng: Rng) -> Action:
        """One of the legal answers."""
        ...


class UnknownBot(LookupError):
    """No such bot is installed."""


def bot_names() -> list[str]:
    """The names of all installed bots, in order."""
    return sorted({point.name for point in entry_points(group="partie.bots")})


def find_bot(name: str, game: Game[State]) -> Bot:
    """A bot by its name, ready to play this game."""
    for point in entry_points(group="partie.bots"):
        if point.name == name:
            bot: Bot = point.load()(game)
            return bot
    raise UnknownBot(f"no bot {name!r}; installed: {', '.join(bot_names())}")
