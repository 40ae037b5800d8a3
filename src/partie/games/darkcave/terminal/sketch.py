"""One card of the cave as three lines of signs.

Walls with gaps where a path leads out; a dot for every free space, so that a level is seen by its spaces, and its
number in the lower wall. A web stands on both sides of the gap it blocks, with its sign and its side:

    ╭─╯·╰─╮   ╭─╯ ╰─▲   ╭─╜ ╙─╮   ╭─╯·╰─╮
    ·  ∩  ·    A ·         ╫·     ·━┓¢┗━·
    ╰3────╯   ╰1────2   ╰1╖ ╓─╯   ╰2╮·╭─╯
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from partie.core.grid import EAST, NORTH, SOUTH, WEST
from partie.games.darkcave.faces import Shape
from partie.games.darkcave.spaces import FIRST_LANE, HUB, SECOND_LANE, TUNNEL, Node, Side
from partie.games.darkcave.terminal.glyphs import FREE, MORE, TOLL, WEB_STYLE, WOOD, Sign

LINES: Final = 3
NARROWEST: Final = 7
# Walls: across, upright, the four corners, then the jambs of a gap in the upper and in the lower wall.
ROUND: Final = "─│╭╮╰╯╯╰╮╭"
HEAVY: Final = "━┃┏┓┗┛┛┗┓┏"
WOODEN_JAMBS: Final = "╜╙╖╓"
BENDS: Final = {"tunnel-ne": ("┓", "┗"), "tunnel-nw": ("┛", "┏")}  # left and right of the tunnel


@dataclass(frozen=True)
class Sketch:
    """A card as it lies, with what is on it: on each space its signs, on each blocked side its web and its side."""

    shape: Shape
    name: str = ""  # of a card with two ways
    level: int = 0
    on: Mapping[Node, Sequence[Sign]] = field(default_factory=dict)
    webs: Mapping[Side, tuple[str, int]] = field(default_factory=dict)
    is_last: bool = False


class _Row:
    """A line of single signs, each with its style."""

    def __init__(self, signs: str, style: str) -> None:
        self.signs: list[Sign] = [(sign, style) for sign in signs]

    def put(self, at: int, text: str, style: str) -> None:
        for i, sign in enumerate(text):
            self.signs[at + i] = (sign, style)

    def put_all(self, at: int, signs: Sequence[Sign]) -> None:
        for text, style in signs:
            self.put(at, text, style)
            at += len(text)

    def text(self) -> Text:
        return Text.assemble(*self.signs)


def fitted(signs: Sequence[Sign], room: int) -> list[Sign]:
    """As many signs as there is room for, the first ones first; a plus says that there are more."""
    if length(signs) <= room:
        return list(signs)
    found: list[Sign] = []
    for text, style in signs:
        if length(found) + len(text) + 1 > room:
            break
        found.append((text, style))
    return [*found, (MORE, "bold")]


def length(signs: Sequence[Sign]) -> int:
    """How wide signs are together."""
    return sum([len(text) for text, _ in signs])


def draw_card(card: Sketch, width: int) -> list[Text]:
    """The three lines of a card."""
    walls = HEAVY if card.is_last else ROUND
    style = "bold" if card.is_last else ""
    top = _Row(walls[2] + walls[0] * (width - 2) + walls[3], style)
    low = _Row(walls[4] + walls[0] * (width - 2) + walls[5], style)
    middle = _middle(card, width, walls[1], style)
    _gap(card, top, NORTH, walls[6:8], width, style)
    if card.level:
        low.put(1, str(card.level), style)
    _gap(card, low, SOUTH, walls[8:10], width, style)
    for side, at in ((WEST, 0), (EAST, width - 1)):
        if side in card.webs:
            sign, number = card.webs[side]
            top.put(at, sign, WEB_STYLE)
            low.put(at, str(number), WEB_STYLE)
    return [top.text(), middle.text(), low.text()]


def _gap(card: Sketch, row: _Row, side: Side, jambs: str, width: int, style: str) -> None:
    """An opening in the upper or lower wall, as wide as what stands in it; a web at both its jambs."""
    port = card.shape.port[side]
    if port < 0:
        return
    is_wooden = port in card.shape.wooden
    # A card with one space has it in the middle.
    signs = fitted(_on(card, port), width - 4) if port == side else [(" ", "")]
    start = width // 2 - (length(signs) - 1) // 2
    row.put_all(start, signs)
    ends = (start - 1, start + length(signs))
    if is_wooden:
        pair = WOODEN_JAMBS[:2] if side == NORTH else WOODEN_JAMBS[2:]
        row.put(ends[0], pair[0], WOOD)
        row.put(ends[1], pair[1], WOOD)
    else:
        row.put(ends[0], jambs[0], style)
        row.put(ends[1], jambs[1], style)
    if side in card.webs:
        sign, number = card.webs[side]
        row.put(ends[0], sign, WEB_STYLE)
        row.put(ends[1], str(number), WEB_STYLE)


def _on(card: Sketch, node: Node) -> Sequence[Sign]:
    return card.on.get(node) or [FREE]


def _middle(card: Sketch, width: int, upright: str, style: str) -> _Row:
    """The line of the western and eastern spaces, and of all that is in the middle."""
    row = _Row(" " * width, "")
    shape = card.shape
    side_room = max(2, (width - 5) // 2) if width > NARROWEST else 2
    inner = (side_room, width - side_room)  # from, up to
    for side, at in ((WEST, 0), (EAST, width - 1)):
        if shape.port[side] < 0:
            row.put(at, upright, style)
        elif shape.port[side] == side:
            signs = fitted(_on(card, side), side_room)
            row.put_all(0 if side == WEST else width - length(signs), signs)
    if HUB not in shape.nodes and not card.name:
        return row
    if shape.port[EAST] != EAST and shape.port[WEST] != WEST:
        inner = (1, width - 1)
    if TUNNEL in shape.nodes:
        _tunnel(card, row, width, inner)
    elif shape.wooden:
        _bridge(card, row, width, inner)
    elif HUB in shape.nodes:
        signs = fitted(_on(card, HUB), inner[1] - inner[0])
        row.put_all(width // 2 - (length(signs) - 1) // 2, signs)
    return row


def _tunnel(card: Sketch, row: _Row, width: int, inner: tuple[int, int]) -> None:
    """Both bends, each on its side, and the tunnel between them."""
    mid = width // 2
    left, right = BENDS[card.name]
    lanes = (SECOND_LANE, FIRST_LANE) if card.name == "tunnel-ne" else (FIRST_LANE, SECOND_LANE)
    row.put_all(mid - 1, [(left, ""), *fitted(card.on.get(TUNNEL) or [TOLL], 1), (right, "")])
    for at in range(width):
        if row.signs[at][0] == " ":
            row.put(at, "━", "")
    for lane, is_left in ((lanes[0], True), (lanes[1], False)):
        stands = card.on.get(lane)
        if stands:
            put = fitted(stands, mid - inner[0])
            row.put_all(mid - length(put) if is_left else mid + 1, put)


def _bridge(card: Sketch, row: _Row, width: int, inner: tuple[int, int]) -> None:
    """The wooden lane goes through the middle; the middle space of the lane below stands right of it."""
    mid = width // 2
    is_upright = card.name == "bridge-ns"
    wooden, free = (FIRST_LANE, SECOND_LANE) if is_upright else (SECOND_LANE, FIRST_LANE)
    if not is_upright:
        for at in range(width):
            if row.signs[at][0] == " ":
                row.put(at, "═", WOOD)
    has_middle = wooden in card.shape.nodes
    plank = ("╫" if is_upright else "╪") if has_middle else ("║" if is_upright else "═")
    stands = card.on.get(wooden) if has_middle else None
    signs = fitted(stands, mid + 1 - inner[0]) if stands else [(plank, WOOD)]
    row.put_all(mid + 1 - length(signs), signs)
    if has_middle:
        row.put_all(mid + 1, fitted(_on(card, free), inner[1] - mid - 1))
