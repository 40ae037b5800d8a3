"""The games at hand: ours, and those that other people ship, found through the entry-point group ``partie.games``."""

from importlib.metadata import entry_points

from partie.core import Game, State


class UnknownGame(LookupError):
    """No such game is installed, or not at this version of its rules."""


def game_names() -> list[str]:
    """The names of all installed games, in order."""
    return sorted({point.name for point in entry_points(group="partie.games")})


def find_game(name: str, version: int | None = None) -> Game[State]:
    """A game by its name; a record names the version of the rules it was played under."""
    for point in entry_points(group="partie.games"):
        if point.name == name or point.name.startswith(f"{name}@"):
            game: object = point.load()
            if isinstance(game, Game) and (version is None or game.version == version):
                return game
    if name in game_names():
        raise UnknownGame(f"{name} is installed, but not its rules {version}")
    raise UnknownGame(f"no game {name!r}; installed: {', '.join(game_names())}")
