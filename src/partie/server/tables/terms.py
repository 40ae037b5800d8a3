"""What is agreed on at a table beside the game's own settings."""

from typing import Final

from partie.bots.levels import LEVELS
from partie.core import Game, Position
from partie.server.clocks.time_control import NoClock, read_clock
from partie.server.model.rows import Terms
from partie.server.tables.schemas import NewOnline
from partie.table.refusal import Refused
from partie.words.catalog import LANGUAGES
from partie.words.messages import message

WATCHING: Final = ("open", "late", "none")
BOTS: Final = frozenset([level.name for level in LEVELS])


def usual_watching(game: Game[Position]) -> str:
    """What onlookers may see where nobody has said anything: where sides are secret, they are a round late."""
    return "late" if game.has_hidden_roles else "open"


def terms_in(wanted: NewOnline, game: Game[Position]) -> Terms:
    """What is to be agreed on at a new table. Refused where nobody can agree on it."""
    asked = wanted.get("terms")
    usual = usual_watching(game)
    if asked is None:
        return Terms(watching=usual)
    if asked["watching"] not in ("", *WATCHING) or asked["language"] not in ("", *LANGUAGES):
        raise Refused("terms", message("err-seats"))
    try:
        read_clock(asked["clock"])
    except NoClock as error:
        raise Refused("terms", message("err-seats")) from error
    return Terms(asked["open"], asked["clock"], asked["watching"] or usual, asked["rated"], asked["language"])
