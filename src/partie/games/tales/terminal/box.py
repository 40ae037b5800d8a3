"""A tile as a box of signs: connectors in its frame, with what they carry beside them.

    ╭──────╨───────╮   ╔══════k═══════╗   ╭────2¤╨mon────╮   ┏━━━━━━┻━━━━━━━┓
    │mon Bog Lurker│   ║her Paladin   ║   │pla Old Mill  │   ┃tre Silver I… ┃
    k ■2¤ ■2δ      │   ╣□ ■1¤K        k   ╡1¤      2δ/cha╞   ┃■2★           ┣
    ╰──────────────╯   ╚══════╦═══════╝   ╰──────────────╯   ┗━━━━━━━━━━━━━━┛

A double frame is a hero, a heavy one a tile that was laid in this turn.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from partie.core.grid import EAST, NORTH, SOUTH, WEST
from partie.games.tales.terminal.glyphs import HALF_KEY, KEY_STYLE, MORE, SIDE_STYLE, Sign

# Across, upright, the four corners, then a connector on each side in the order of the grid's sides.
PLAIN: Final = "─│╭╮╰╯╨╞╥╡"
HERO: Final = "═║╔╗╚╝╩╠╦╣"
FRESH: Final = "━┃┏┓┗┛┻┣┳┫"
EMPTY: Final = "╌╎┌┐└┘    "


@dataclass(frozen=True)
class Side:
    """A connector: half a key, or what it gives and for which type; joined ones have given it."""

    half_key: bool = False
    gives: str = ""
    wants: str = ""

    def text(self) -> str:
        """What it carries, in one piece."""
        return f"{self.gives}/{self.wants}" if self.wants else self.gives


@dataclass(frozen=True)
class Box:
    """What is drawn: a label in the frame, lines with a left and a right part, connectors in the line ``middle``."""

    lines: Sequence[tuple[Sequence[Sign], Sequence[Sign]]]
    middle: int
    sides: Mapping[int, Side] = field(default_factory=dict)
    frame: str = PLAIN
    style: str = ""
    label: Sequence[Sign] = ()


class _Row:
    """A line of single signs, each with its style."""

    def __init__(self, signs: str, style: str) -> None:
        self.signs: list[Sign] = [(sign, style) for sign in signs]

    def put(self, at: int, signs: Sequence[Sign]) -> None:
        for text, style in signs:
            for sign in text:
                self.signs[at] = (sign, style)
                at += 1

    def text(self) -> Text:
        return Text.assemble(*self.signs)


def length(signs: Sequence[Sign]) -> int:
    """How wide signs are together."""
    return sum([len(text) for text, _ in signs])


def fitted(signs: Sequence[Sign], room: int) -> list[Sign]:
    """As much as there is room for; a sign for more at the end where something is left off."""
    if length(signs) <= room:
        return list(signs)
    found: list[Sign] = []
    left = room - 1
    for text, style in signs:
        if left > 0:
            found.append((text[:left], style))
            left -= len(text)
    return [*found, (MORE, "dim")] if room > 0 else []


def is_cut(box: Box, width: int) -> bool:
    """Whether something besides the name, which stands in the first line, does not fit into a box of this width."""
    return any([_needed(box, number) > width for number in range(1, len(box.lines))]) or any(
        [_across(box.sides[side], width)[1] for side in (NORTH, SOUTH) if side in box.sides]
    )


def _needed(box: Box, number: int) -> int:
    left, right = box.lines[number]
    needed = 2 + length(left) + length(right) + (1 if left and right else 0)
    if number == box.middle:
        beside = [len(box.sides[side].text()) for side in (WEST, EAST) if side in box.sides]
        needed += 1 if WEST in box.sides and box.sides[WEST].half_key else 0
        needed += sum(beside) + len([each for each in beside if each and (left or len(beside) > 1)])
    return needed


def draw_box(box: Box, width: int) -> list[Text]:
    """The lines of a box."""
    frame = box.frame
    top = _Row(frame[2] + frame[0] * (width - 2) + frame[3], box.style)
    low = _Row(frame[4] + frame[0] * (width - 2) + frame[5], box.style)
    for row, side in ((top, NORTH), (low, SOUTH)):
        if side in box.sides:
            row.put(_across(box.sides[side], width)[0], _signs(box, side, width))
    top.put(1, fitted(box.label, _room_for_label(box, width)))
    return [top.text(), *[_line(box, number, width) for number in range(len(box.lines))], low.text()]


def _room_for_label(box: Box, width: int) -> int:
    """What is left of the connector in the upper frame."""
    return _across(box.sides[NORTH], width)[0] - 1 if NORTH in box.sides else width - 2


def _across(side: Side, width: int) -> tuple[int, bool]:
    """Where a connector of the upper or lower frame begins, and whether something of it does not fit."""
    start = width // 2 - len(side.gives)
    is_cut = start < 1 or width // 2 + 1 + len(side.wants) > width - 1
    return max(start, 1), is_cut


def _stub(box: Box, side: int) -> Sign:
    return (HALF_KEY, KEY_STYLE) if box.sides[side].half_key else (box.frame[6 + side], SIDE_STYLE)


def _signs(box: Box, at: int, width: int) -> list[Sign]:
    side = box.sides[at]
    before = fitted([(side.gives, "")], width // 2 - 1) if side.gives else []
    after = fitted([(side.wants, "")], width - 2 - width // 2) if side.wants else []
    return [*before, _stub(box, at), *after]


def _line(box: Box, number: int, width: int) -> Text:
    row = _Row(box.frame[1] + " " * (width - 2) + box.frame[1], box.style)
    first, last = 1, width - 1
    if number == box.middle:
        for side, at in ((WEST, 0), (EAST, width - 1)):
            if side not in box.sides:
                continue
            each = box.sides[side]
            row.put(at, [_stub(box, side)])
            text = fitted([(each.text(), "")], (width - 3) // 2)
            if each.half_key and side == WEST:
                first += 1  # the letter stays apart from what follows
            if length(text):
                row.put(1 if side == WEST else last - length(text), text)
                first, last = (first + length(text) + 1, last) if side == WEST else (first, last - length(text) - 1)
    left, right = box.lines[number]
    end = fitted(right, last - first)
    begin = fitted(left, last - first - length(end) - (1 if end else 0))
    row.put(first, begin)
    row.put(last - length(end), end)
    return row.text()
