"""Who takes which seat: ``--seats`` as every command reads it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from partie.bots import Bot, UnknownBot, bot_names, find_bot
from partie.bots.levels import LEVELS
from partie.cli.parameters import Refused
from partie.core import Game, Position, letter
from partie.core.names import tidy_name
from partie.words.names import why_no_name

LEVEL_NAMES: Final = {str(number): level.name for number, level in enumerate(LEVELS, 1)}


@dataclass(frozen=True)
class Sitter:
    """One who takes a seat: the name in the record (the seat's letter for a person without one), and the bot that
    answers; None for a person."""

    name: str
    bot: str | None

    def is_person(self) -> bool:
        """Whether somebody must be asked."""
        return self.bot is None


def parse_seats(text: str, game: Game[Position], people: bool = False, bot: str = "random") -> list[Sitter]:
    """A number means that many bots of one kind; otherwise ``me``, ``me:NAME`` and ``bot:NAME`` or
    ``bot:LEVEL`` with commas between."""
    text = text.strip()
    words = [f"bot:{bot}"] * int(text) if text.isdecimal() and len(text) < 4 else [w.strip() for w in text.split(",")]
    check_count(game, len(words))
    if not people and any([word == "me" or word.startswith("me:") for word in words]):
        raise Refused("err-no-people")
    return [_sitter(word, seat) for seat, word in enumerate(words)]


def _sitter(word: str, seat: int) -> Sitter:
    kind, colon, name = word.partition(":")
    if kind == "me" and not (colon and not name):
        problem = why_no_name(name) if colon else None
        if problem is not None:
            raise Refused(problem)
        return Sitter(tidy_name(name) or letter(seat), None)
    if kind == "bot" and name:
        name = known_bot(name)
        return Sitter(f"bot:{name}", name)
    raise Refused("err-seat-word", word=word)


def check_count(game: Game[Position], given: int) -> None:
    """Refuse a number of seats that the game is not for."""
    least, most = game.seats.start, game.seats.stop - 1
    if given not in game.seats:
        if least == most:
            raise Refused("err-seat-count-exact", game=game.name, count=least, given=given)
        raise Refused("err-seat-count", game=game.name, least=least, most=most, given=given)


def known_bot(name: str) -> str:
    """The name of an installed bot; a level can be called by its number."""
    name = LEVEL_NAMES.get(name, name)
    if name not in bot_names():
        raise Refused("err-unknown-bot", name=name, bots=", ".join(bot_names()))
    return name


def parse_bots(text: str) -> list[str]:
    """Two or more different bots, with commas between."""
    names = [known_bot(word.strip().removeprefix("bot:")) for word in text.split(",")]
    if len(names) < 2 or len(set(names)) < len(names):
        raise Refused("err-bots")
    return names


def bots_of(names: Sequence[str | None], game: Game[Position]) -> list[Bot | None]:
    """The bots of a table, ready to play; None where a person sits."""
    try:
        return [None if name is None else find_bot(name, game) for name in names]
    except UnknownBot as error:
        raise Refused("err-unknown-bot", name=str(error), bots=", ".join(bot_names())) from error
