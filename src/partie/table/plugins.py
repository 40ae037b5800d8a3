"""What a screen must know of games that other people ship, before it is built with them.

    python -m partie.table.plugins magpies-1.0-py3-none-any.whl …

prints JSON: each game as the engine tells it, and its words in every language it speaks.
"""

import json
import sys
from collections.abc import Sequence
from importlib import invalidate_caches
from tempfile import TemporaryDirectory
from typing import Final, TypedDict
from zipfile import ZipFile

from partie.core import Game, Position
from partie.registry import find_game, game_names
from partie.table.door import game_json
from partie.table.shapes import GameJson
from partie.words.texts import game_text

LANGUAGES: Final = ("en", "cs", "sk", "pl")


class PluginJson(TypedDict):
    """A game of somebody else's."""

    game: GameJson
    words: dict[str, str]


def plugins_in(wheels: Sequence[str], folder: str) -> list[PluginJson]:
    """The games that these wheels bring; they are unpacked into a folder and loaded from there."""
    for wheel in wheels:
        with ZipFile(wheel) as archive:
            archive.extractall(folder)
    sys.path.insert(0, folder)
    invalidate_caches()
    games = [find_game(name) for name in game_names()]
    others = [game for game in games if not type(game).__module__.startswith("partie.games.")]
    return [
        {"game": game_json(game), "words": {lang: text for lang in LANGUAGES if (text := words_of(game, lang))}}
        for game in others
    ]


def words_of(game: Game[Position], lang: str) -> str:
    """All that a game says in a language, its lesson included; nothing if it does not speak it."""
    return "\n".join([text for folder in ("words", "lesson") if (text := game_text(game, lang, folder))])


if __name__ == "__main__":
    with TemporaryDirectory() as unpacked:
        json.dump(plugins_in(sys.argv[1:], unpacked), sys.stdout, ensure_ascii=False)
