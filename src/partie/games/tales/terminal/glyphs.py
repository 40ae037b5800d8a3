"""The signs and colours of tiles. No words here; a colour never stands alone."""

from typing import Final

from partie.games.tales.faces import (
    CHARACTER,
    MONSTER,
    PER_3_COINS,
    PER_3_POTIONS,
    PER_CLOSED_CHEST,
    PER_COMBAT,
    PER_KEY,
    PER_MAGIC,
    PER_MAJORITY,
    PER_SURROUNDED,
    PLACE,
    TREASURE,
)

type Sign = tuple[str, str]  # a text and its style

GLORY: Final = "★"
COIN: Final = "¤"
POTION: Final = "δ"
COMBAT: Final = "†"
MAGIC: Final = "☼"
KEY: Final = "K"  # the word for it begins so in all our languages
HALF_KEY: Final = "k"
TOKEN: Final = "⚑"
CLOSED: Final = "■"
OPENED: Final = "□"
AT_END: Final = "»"
CROWN: Final = "♔"
SURROUNDED: Final = "╬"
IN_ALL: Final = "Σ"
MISSING: Final = "−"
NOTHING: Final = "–"
MORE: Final = "…"

GOOD: Final = "green"
BAD: Final = "red"
KEY_STYLE: Final = "bold yellow"
SIDE_STYLE: Final = "bold"
CELL_STYLE: Final = "bold green"
TYPE_STYLES: Final = {MONSTER: "red", CHARACTER: "cyan", PLACE: "green", TREASURE: "yellow"}

# What a reward is multiplied by, where it is no type.
TIMES: Final = {
    PER_KEY: KEY,
    PER_COMBAT: COMBAT,
    PER_MAGIC: MAGIC,
    PER_MAJORITY: CROWN,
    PER_3_COINS: f"3{COIN}",
    PER_3_POTIONS: f"3{POTION}",
    PER_SURROUNDED: SURROUNDED,
    PER_CLOSED_CHEST: CLOSED,
}
