"""The games at hand: ours, and those that other people ship, found through the entry-point group ``partie.games``."""

from functools import cache
from importlib.metadata import EntryPoints, entry_points

from partie.core import Game, State


class UnknownGame(LookupError):
    """No such game is installed, or not at this version of its rules."""


@cache
def _installed() -> EntryPoints:
    """Looked up once: reading every package's metadata takes longer than checking a record."""
    return entry_points(group="partie.games")


def game_names() -> list[str]:
    """The names of all installed games, in order."""
    return sorted({point.name.partition("@")[0] for point in _installed()})


def find_game(name: str, version: int | None = None) -> Game[State]:
    """A game by its name; a record names the version of the rules it was played under.

    An old version stays loadable under an entry point of its own, ``tides@1``.
    """
    found: list[Game[State]] = [point.load() for point in _installed() if point.name.partition("@")[0] == name]
    fitting = [game for game in found if version in (None, game.version)]
    if fitting:
        return max(fitting, key=lambda game: game.version)
    if name in game_names():
        raise UnknownGame(f"{name} is installed, but not its rules {version}")
    raise UnknownGame(f"no game {name!r}; installed: {', '.join(game_names())}")
