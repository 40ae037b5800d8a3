"""A game's own sentences as text, wherever the game comes from. Nothing is parsed here: the browser reads them too."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from partie.core import Game, Position


def game_folder[S: Position](game: Game[S]) -> Traversable:
    """The folder of the package that a game comes from."""
    from partie.registry import package_of  # here, because a command that names no game must not look for games

    return files(package_of(game))


def game_text[S: Position](game: Game[S], lang: str, folder: str = "words") -> str | None:
    """What a game says, as Fluent text; None if it ships no words in this language. A lesson has its own folder."""
    path = game_folder(game) / folder / f"{lang}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else None
