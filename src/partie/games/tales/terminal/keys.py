"""The keys of words that stand in tables: types, sides, gains, multipliers."""

from typing import Final

from partie.words.catalog import key

# By type; 0 has none of its own, see the two after them.
TYPES: Final = ("", key("type-monster"), key("type-character"), key("type-place"), key("type-treasure"))
MARKS: Final = ("", key("mark-monster"), key("mark-character"), key("mark-place"), key("mark-treasure"))
# In the order of the grid's sides.
SIDES: Final = (key("side-top"), key("side-right"), key("side-bottom"), key("side-left"))
# In the order of the printed gains.
GAINS: Final = (
    key("gain-glory"),
    key("gain-coins"),
    key("gain-potions"),
    key("gain-combat"),
    key("gain-magic"),
    key("gain-keys"),
)
# In the order of the printed costs.
COSTS: Final = (GAINS[3], GAINS[4], GAINS[1], GAINS[2])
# In the order of the printed multipliers.
TIMES: Final = (
    "",
    key("times-monster"),
    key("times-character"),
    key("times-place"),
    key("times-treasure"),
    key("times-key"),
    key("times-combat"),
    key("times-magic"),
    key("times-majority"),
    key("times-3-coins"),
    key("times-3-potions"),
    key("times-surrounded"),
    key("times-closed"),
)
# In the order of the majorities.
MAJORITIES: Final = (key("board-combat"), key("board-magic"), key("board-potions"), key("board-coins"))
