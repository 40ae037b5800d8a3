"""The keys of words that are looked up: by kind, type, rune, side, network, half or shape."""

from typing import Final

from partie.games.stonespine.places import BOTTOM, LEFT, RIGHT, TOP
from partie.words.catalog import key

ELEMENT_MARKS: Final = (
    key("mark-gnoll"),
    key("mark-goblin"),
    key("mark-kobold"),
    key("mark-ooze"),
    key("mark-slime"),
    key("mark-chest"),
    key("mark-bear"),
    key("mark-blade"),
    key("mark-fire"),
    key("mark-pit"),
    key("mark-spike"),
    key("mark-star"),
)
TYPE_WORDS: Final = (key("type-cave"), key("type-stone"))
TYPE_MARKS: Final = (key("mark-cave"), key("mark-stone"))
RUNE_WORDS: Final = (key("rune-blue"), key("rune-green"), key("rune-red"))
SIDES: Final = (
    (TOP, "↑", key("side-top")),
    (LEFT, "←", key("side-left")),
    (RIGHT, "→", key("side-right")),
    (BOTTOM, "↓", key("side-bottom")),
)
# How the name of an outer edge tells the side.
OUTSIDE: Final = (("^", key("side-top")), ("_", key("side-bottom")), ("<", key("side-left")), (">", key("side-right")))
NET_WORDS: Final = ("", key("net-entrance"), key("net-exit"), key("net-both"))
HALF_WORDS: Final = (key("half-top"), key("half-bottom"))
# The sets of a market card, by its side and its half.
SET_WORDS: Final = (
    {"T": key("set-top-left"), "B": key("set-bottom-left")},
    {"T": key("set-top-right"), "B": key("set-bottom-right")},
)
SHAPE_WORDS: Final = {"C": key("shape-circle"), "O": key("shape-oval"), "S": key("shape-square")}
