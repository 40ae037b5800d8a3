"""The sentences that can be said without writing: each reader sees them in their own language.

The browser has the words: general ones in ``web/src/features/chat/words``, a game's own in its screen's catalog. A test
compares both. What stands in a sentence is a seat of the table, the name of a card of its game, or one of a few words.
"""

from functools import cache
from typing import Final

from partie.core import Game, Position
from partie.registry import find_game
from partie.table.refusal import Refused
from partie.words.catalog import load_catalog
from partie.words.messages import Arg, Message, message

SEAT: Final = "seat"
CARD: Final = "card"
CORNER: Final = "corner"

type Slots = dict[str, str]

# For every game and for the table in general.
GENERAL: Final[dict[str, Slots]] = {
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
    "talk-say-your-turn": {"seat": SEAT},
    "talk-say-nice-move": {"seat": SEAT},
    "talk-say-leading": {"seat": SEAT},
    "talk-say-nice-card": {"card": CARD},
    "talk-say-want-card": {"card": CARD},
    "talk-say-fear-card": {"card": CARD},
}

# What a game's own screen offers besides: true or not, it is said in public.
OWN: Final[dict[str, dict[str, Slots]]] = {
    "darkcave": {
        "darkcave-claim-loyal": {},
        "darkcave-claim-suspect": {"of": SEAT},
        "darkcave-claim-trust": {"of": SEAT},
        "darkcave-claim-help": {"of": SEAT},
        "darkcave-claim-stop": {"of": SEAT},
        "darkcave-claim-exit": {"corner": CORNER},
        "darkcave-claim-no-exit": {"corner": CORNER},
        "darkcave-claim-seen-goal": {"corner": CORNER, "card": CARD},
    },
}

CORNERS: Final = frozenset(["board-nw", "board-ne", "board-se", "board-sw"])


def phrase_of(game: str, rules: int, seats: int, key: str, args: dict[str, object]) -> Message:
    """A sentence of the table in general, with its arguments checked."""
    return _checked(GENERAL, game, rules, seats, key, args)


def claim_of(game: str, rules: int, seats: int, key: str, args: dict[str, object]) -> Message:
    """A sentence of this game, with its arguments checked."""
    return _checked(OWN.get(game, {}), game, rules, seats, key, args)


def _checked(known: dict[str, Slots], game: str, rules: int, seats: int, key: str, args: dict[str, object]) -> Message:
    slots = known.get(key)
    if slots is None or slots.keys() != args.keys():
        raise Refused("refused", message("reason-not-offered"))
    found = find_game(game, rules)
    return {"key": key, "args": {name: _arg(found, seats, kind, args[name]) for name, kind in slots.items()}}


def _arg(game: Game[Position], seats: int, kind: str, value: object) -> Arg:
    if isinstance(value, dict) and len(value) == 1:
        seat, says = value.get("seat"), value.get("says")
        if kind == SEAT and type(seat) is int and 0 <= seat < seats:
            return {"seat": seat}
        if isinstance(says, str) and (says in CORNERS if kind == CORNER else says in _faces(game.name, game.version)):
            return {"says": says}
    raise Refused("refused", message("reason-not-offered"))


@cache
def _faces(game: str, rules: int) -> frozenset[str]:
    """What the cards of a game are called by."""
    keys = load_catalog("en", find_game(game, rules)).keys()
    return frozenset([key for key in keys if key.startswith("face-")])
