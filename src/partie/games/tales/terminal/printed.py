"""A tile that lies in no story yet, as a box: everything printed on it, and its price for the reading seat."""

from typing import Final

from rich.text import Text

from partie.core import Card
from partie.games.tales.prices import Price
from partie.games.tales.terminal.box import Box, Side
from partie.games.tales.terminal.glyphs import GOOD, TYPE_STYLES, Sign
from partie.games.tales.terminal.tiles import (
    chest_signs,
    connectors_of,
    cost_signs,
    gain_signs,
    reward_signs,
    times_sign,
)
from partie.games.tales.terminal.verdicts import price_signs
from partie.games.tales.terminal.viewer import Viewer
from partie.terminal.screen import TICK

WIDEST: Final = 26
NARROWEST: Final = 19


def sides_of(viewer: Viewer, card: Card) -> dict[int, Side]:
    """The connectors of a tile, as a box shows them."""
    found: dict[int, Side] = {}
    for side, each in connectors_of(viewer, card).items():
        wants = times_sign(viewer, each.wanted) if each.wanted else ""
        found[side] = Side(each.half_key, gain_signs(each.gain).replace(" ", ""), wants)
    return found


def tile_box(viewer: Viewer, card: Card, price: Price | None, label: list[Sign]) -> Box:
    """A tile that lies in no story yet: name and type, reward and chests, cost and price."""
    verdict = price_signs(viewer, price) if price else []
    if viewer.is_paid(card):
        verdict = [(f"{TICK} {viewer.speech.say('board-paid')}", GOOD)]
    style = TYPE_STYLES.get(viewer.printed.type[card], "")
    gains: list[Sign] = [(reward_signs(viewer, card), "")]
    gains.extend([(f" {chest}", "yellow") for chest in chest_signs(viewer, card)])
    return Box(
        lines=[
            ([(viewer.name(card), "bold")], [(viewer.mark(card), style)]),
            (gains, ()),
            ([(cost_signs(viewer.printed.cost[card]), "")], verdict),
        ],
        middle=1,
        sides=sides_of(viewer, card),
        label=label,
    )


def side_by_side(boxes: list[list[Text]]) -> list[Text]:
    """Boxes of one height in a row."""
    return [Text.assemble(*parts) for parts in zip(*boxes, strict=True)]
