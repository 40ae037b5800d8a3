"""What those at a table are called. Records keep what no language changes; the name is said when it is shown.

A record writes a bot as ``bot:`` and its level, a person by their name, and a person without one by the letter of the
seat. ``bot_names.json`` holds eight first names a level, so that no two seats of a table share one; the browser reads
the same file.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from partie.core import Seat, letter
from partie.core.names import name_problem
from partie.words.catalog import Catalog, key

BOT: Final = "bot:"

# Why somebody cannot be called so, by what ``partie.core.names`` finds wrong.
_WHY_NOT: Final = {
    "empty": key("name-empty"),
    "long": key("name-long"),
    "sign": key("name-sign"),
    "mixed": key("name-mixed"),
    "short": key("name-short"),
    "bot": key("name-bot"),
}


def why_no_name(text: str) -> str | None:
    """The message for somebody who cannot be called so; None where it is a name."""
    return _WHY_NOT.get(name_problem(text))


@cache
def _first_names() -> dict[str, list[str]]:
    text = (files("partie.words") / "bot_names.json").read_text(encoding="utf-8")
    names: dict[str, list[str]] = json.loads(text)
    return names


def is_unnamed(player: str, seat: Seat) -> bool:
    """Whether a person gave no name: the record has the seat's letter there."""
    return player == letter(seat)


def shown_names(players: Sequence[str], catalog: Catalog) -> list[str]:
    """The names at a table in the reader's language, with the seat's letter where two have one name."""
    persons = len([player for player in players if not player.startswith(BOT)])
    names = [_shown(player, seat, persons, catalog) for seat, player in enumerate(players)]
    return [name if names.count(name) == 1 else f"{name} ({letter(seat)})" for seat, name in enumerate(names)]


def _shown(player: str, seat: Seat, persons: int, catalog: Catalog) -> str:
    if player.startswith(BOT):
        return _bot_name(player, seat, catalog)
    if not is_unnamed(player, seat):
        return player
    return catalog.say("seat-me") if persons == 1 else catalog.say("seat-person", letter=letter(seat))


def _bot_name(player: str, seat: Seat, catalog: Catalog) -> str:
    """A bot of a level has a first name, by its seat; a bot that somebody else wrote is called as they call it."""
    level = player.removeprefix(BOT)
    if not catalog.has(f"bot-{level}"):
        return player
    said = catalog.say(f"bot-{level}")
    first = _first_names().get(level)
    return catalog.say("bot-named", name=first[seat % len(first)], level=said) if first else said
