"""The games at hand: ours, and those that other people ship, found through the entry-point group ``partie.games``.

That entry point is all a game registers. Whatever else belongs to it is found in its package: ``words`` (its
catalogs), ``terminal`` (its board), ``shown`` (what the browser's screen is given).
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoints, entry_points
from types import ModuleType

from partie.core import Game, Position
from partie.core.position_text import read_position


class UnknownGame(LookupError):
    """No such game is installed, or not at this version of its rules."""


@cache
def _installed() -> EntryPoints:
    """Looked up once: reading every package's metadata takes longer than checking a record."""
    return entry_points(group="partie.games")


def game_names() -> list[str]:
    """The names of all installed games, in order."""
    return sorted({point.name.partition("@")[0] for point in _installed()})


def find_game(name: str, version: int | None = None) -> Game[Position]:
    """A game by its name; a record names the version of the rules it was played under.

    An old version stays loadable under an entry point of its own, ``tides@1``.
    """
    found: list[Game[Position]] = [point.load() for point in _installed() if point.name.partition("@")[0] == name]
    fitting = [game for game in found if version in (None, game.version)]
    if fitting:
        return max(fitting, key=lambda game: game.version)
    if name in game_names():
        raise UnknownGame(f"{name} is installed, but not its rules {version}")
    raise UnknownGame(f"no game {name!r}; installed: {', '.join(game_names())}")


def package_of[S: Position](game: Game[S]) -> str:
    """The package that a game comes from; its module, where it is a single file."""
    module = import_module(type(game).__module__)
    return module.__name__ if hasattr(module, "__path__") else (module.__package__ or module.__name__)


def part_of[S: Position](game: Game[S], part: str) -> ModuleType | None:
    """A part of a game's package that is loaded only where it is needed; None if the game has none."""
    name = f"{package_of(game)}.{part}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name == name:
            return None
        raise


def position(text: str) -> Position:
    """The position that a line of text means, whichever game it is of: what ``repr`` of a position can be pasted as."""
    name, _, version = text.strip().partition(";")[0].partition(" ")
    return read_position(find_game(name, int(version)), text)
