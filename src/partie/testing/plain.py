"""A game's sentences with plain spaces only, for tests that compare them with what somebody typed."""

from typing import override

from partie.core import Game, Position
from partie.words.catalog import Arg, Catalog, common_text
from partie.words.spaces import NO_BREAK
from partie.words.texts import game_text


class PlainCatalog(Catalog):
    """A catalog that puts in no no-break spaces."""

    @override
    def say(self, key: str, /, **args: Arg) -> str:
        return super().say(key, **args).replace(NO_BREAK, " ")


def plain_catalog[S: Position](lang: str, game: Game[S]) -> Catalog:
    """The table's own words and a game's, as ``load_catalog`` has them."""
    return PlainCatalog(lang, common_text(lang), game_text(game, lang) or "")
