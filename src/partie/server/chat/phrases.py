"""The sentences that can be said without writing: each reader sees them in their own language.

The browser has the words: general ones in ``web/src/features/chat/words``, a game's own in its screen's catalog. A test
compares both. Which ones a game has besides, its ``game.toml`` says. What stands in a sentence is a seat of the table,
the name of a card of its game, or one of a few words.
"""

from functools import cache
from typing import Final

from partie.core import Game, Position
from partie.registry import find_game
from partie.registry.facts import Claims, Slot, facts_of
from partie.table.refusal import Refused
from partie.words.catalog import load_catalog
from partie.words.messages import Arg, Message, message

# For every game and for the table in general.
GENERAL: Final[Claims] = {
    "talk-say-hello": {},
    "talk-say-luck": {},
    "talk-say-thanks": {},
    "talk-say-welcome": {},
    "talk-say-sorry": {},
    "talk-say-yes": {},
    "talk-say-no": {},
    "talk-say-moment": {},
    "talk-say-back": {},
    "talk-say-thinking": {},
    "talk-say-slip": {},
    "talk-say-close": {},
    "talk-say-good-game": {},
    "talk-say-again": {},
    "talk-say-bye": {},
    "talk-say-your-turn": {"seat": "seat"},
    "talk-say-nice-move": {"seat": "seat"},
    "talk-say-leading": {"seat": "seat"},
    "talk-say-nice-card": {"card": "card"},
    "talk-say-want-card": {"card": "card"},
    "talk-say-fear-card": {"card": "card"},
}


def phrase_of(game: str, rules: int, seats: int, key: str, args: dict[str, object]) -> Message:
    """A sentence of the table in general, with its arguments checked."""
    return _checked(GENERAL, find_game(game, rules), seats, key, args)


def claim_of(game: str, rules: int, seats: int, key: str, args: dict[str, object]) -> Message:
    """A sentence of this game, with its arguments checked: true or not, it is said in public."""
    found = find_game(game, rules)
    return _checked(_claims(found), found, seats, key, args)


def _checked(known: Claims, game: Game[Position], seats: int, key: str, args: dict[str, object]) -> Message:
    slots = known.get(key)
    if slots is None or slots.keys() != args.keys():
        raise Refused("refused", message("reason-not-offered"))
    return {"key": key, "args": {name: _arg(game, seats, slot, args[name]) for name, slot in slots.items()}}


def _arg(game: Game[Position], seats: int, slot: Slot, value: object) -> Arg:
    if isinstance(value, dict) and len(value) == 1:
        seat, says = value.get("seat"), value.get("says")
        if slot == "seat" and type(seat) is int and 0 <= seat < seats:
            return {"seat": seat}
        if slot != "seat" and isinstance(says, str) and says in (_faces(game) if slot == "card" else slot):
            return {"says": says}
    raise Refused("refused", message("reason-not-offered"))


@cache
def _claims(game: Game[Position]) -> Claims:
    return facts_of(game).claims


@cache
def _faces(game: Game[Position]) -> frozenset[str]:
    """What the cards of a game are called by."""
    keys = load_catalog("en", game).keys()
    return frozenset([key for key in keys if key.startswith("face-")])
