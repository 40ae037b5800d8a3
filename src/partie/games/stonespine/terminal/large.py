"""One dungeon as lines of signs, with everything in it. No words here.

Every chamber has walls of its own, round for a cave and heavy for stone. A door is a gap in them. Where two doors meet,
a floor is laid through both; a door without its counterpart stands before the neighbour's wall:

    ╭─────╯░░╰─────╮┏━━━━━━━━━━━━━━┓
    │ 49 Intersec… ╰┛ 83 Larder    ┃
    │ Gn · · ·     ░░ Go ★1 · ·    ┃
    │ C ✗Ch      ▼ ╭┓ S          ▼ ┃
    ╰─────╮  ╭─────╯┗━━━━━━━━━━━━━━┛
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from partie.games.stonespine.places import BOTTOM, LEFT, PLACE_NAMES, RIGHT, SIZE, TOP
from partie.games.stonespine.printed import STONE
from partie.games.stonespine.terminal.glyphs import (
    FLOOR,
    FREE,
    FROM_ENTRANCE,
    FROM_EXIT,
    NET_SIGNS,
    NET_STYLES,
    SECRET,
    TYPE_STYLES,
    Marks,
    centred,
    element_style,
)
from partie.games.stonespine.terminal.layout import Layout, Wall, ticked

LARGE_LINES: Final = 5


@dataclass(frozen=True)
class Style:
    """How the walls of a chamber are drawn: lines, the four corners from the top left, the same as door jambs."""

    across: str
    upright: str
    corners: tuple[str, str, str, str]


CAVE_STYLE: Final = Style("─", "│", ("╭", "╮", "╰", "╯"))
STONE_STYLE: Final = Style("━", "┃", ("┏", "┓", "┗", "┛"))
EMPTY_STYLE: Final = Style("╌", "╎", ("┌", "┐", "└", "┘"))
FLOORS: Final = (" ", " ", FLOOR, SECRET)


def large(layout: Layout, marks: Marks, names: Sequence[str], inner: int, signs: tuple[str, str]) -> list[Text]:
    """The dungeon, four chambers of this inner width side by side. ``signs`` name the entrance and the exit."""
    lines = [_heads(layout, inner, signs[0])]
    for row in range(SIZE):
        places = range(row * SIZE, (row + 1) * SIZE)
        if row >= layout.rows:
            lines.append(_coming(layout, marks, row, inner))
            continue
        boxes = [_box(layout, marks, place, names[place], inner) for place in places]
        # A row that nobody has begun needs no room for names and elements.
        begun = any([layout.rooms[place] for place in places])
        numbers = range(LARGE_LINES) if begun else (0, LARGE_LINES // 2, LARGE_LINES - 1)
        for number in numbers:
            line = Text(f"{row + 1} " if number == LARGE_LINES // 2 else "  ")
            for box in boxes:
                line.append_text(box[number])
            lines.append(line)
    foot = Text("  ")
    for column in range(SIZE):
        sign = f"{NET_SIGNS[FROM_EXIT]} {signs[1]}" if column == layout.exit else ""
        foot.append(centred(sign, inner + 2), style=NET_STYLES[FROM_EXIT])
    return [*lines, foot]


def _heads(layout: Layout, inner: int, sign: str) -> Text:
    line = Text("  ")
    for column in range(SIZE):
        name = PLACE_NAMES[column][0]
        if column == layout.entrance:
            line.append(
                centred(f"{name} {NET_SIGNS[FROM_ENTRANCE]} {sign}", inner + 2), style=NET_STYLES[FROM_ENTRANCE]
            )
        else:
            line.append(centred(name, inner + 2), style="dim")
    return line


def _coming(layout: Layout, marks: Marks, row: int, inner: int) -> Text:
    """A row of a later year: only what the blueprint asks for."""
    line = Text(f"{row + 1} ")
    for place in range(row * SIZE, (row + 1) * SIZE):
        asked = f"[{marks.demand(layout.demands[place])}]" if layout.has_demand(place) else FREE
        line.append(centred(asked, inner + 2), style="dim")
    return line


def _box(layout: Layout, marks: Marks, place: int, name: str, inner: int) -> list[Text]:
    card = layout.rooms[place]
    if not card:
        return _empty_box(layout, marks, place, inner)
    is_stone = layout.printed.type_of[card] == STONE
    style = STONE_STYLE if is_stone else CAVE_STYLE
    colour = TYPE_STYLES[is_stone]
    floor = NET_STYLES[layout.net(place)]
    left, right = layout.wall(place, LEFT), layout.wall(place, RIGHT)
    texts = (
        Text(name, style="bold"),
        _elements(layout, marks, place),
        _foot(layout, marks, place, inner - 2),
    )
    box = [_across(style, layout.wall(place, TOP), inner, colour, floor, is_top=True)]
    for number, text in enumerate(texts):
        line = _upright(style, left, number, colour, floor, is_left=True)
        line.append_text(_fitted(text, inner))
        line.append_text(_upright(style, right, number, colour, floor, is_left=False))
        box.append(line)
    box.append(_across(style, layout.wall(place, BOTTOM), inner, colour, floor, is_top=False))
    return box


def _empty_box(layout: Layout, marks: Marks, place: int, inner: int) -> list[Text]:
    style = EMPTY_STYLE
    asked = f" [{marks.demand(layout.demands[place])}]" if layout.has_demand(place) else ""
    box = [_across(style, Wall.SOLID, inner, "dim", "", is_top=True)]
    for text in ("", PLACE_NAMES[place] + asked, ""):
        box.append(Text(f"{style.upright}{centred(text, inner)}{style.upright}", style="dim"))
    box.append(_across(style, Wall.SOLID, inner, "dim", "", is_top=False))
    return box


def _across(style: Style, wall: Wall, inner: int, colour: str, floor: str, is_top: bool) -> Text:
    """The upper or the lower wall; a door is a gap with jambs that point outwards."""
    top_left, top_right, bottom_left, bottom_right = style.corners
    first, last = (top_left, top_right) if is_top else (bottom_left, bottom_right)
    line = Text(first, style=colour)
    if wall == Wall.SOLID:
        line.append(style.across * inner)
    else:
        jambs = (bottom_right, bottom_left) if is_top else (top_right, top_left)
        half = style.across * (inner // 2 - 2)
        line.append(half + jambs[0])
        line.append(FLOORS[wall] * 2, style=floor or colour)
        line.append(jambs[1] + half)
    line.append(last)
    return line


def _upright(style: Style, wall: Wall, number: int, colour: str, floor: str, is_left: bool) -> Text:
    """One of three lines of the left or the right wall."""
    if wall == Wall.SOLID:
        return Text(style.upright, style=colour)
    if number == 1:
        return Text(FLOORS[wall], style=floor or colour)
    top_left, top_right, bottom_left, bottom_right = style.corners
    jambs = (bottom_right, top_right) if is_left else (bottom_left, top_left)
    return Text(jambs[0] if number == 0 else jambs[1], style=colour)


def _elements(layout: Layout, marks: Marks, place: int) -> Text:
    """Four places for elements, free ones too."""
    text = Text()
    held = layout.elements(place)
    for number in range(max(len(held), 4)):
        text.append(" " if number else "")
        if number < len(held):
            text.append(marks.element(held[number]), style=element_style(held[number]))
        else:
            text.append(FREE, style="dim")
    return text


def _foot(layout: Layout, marks: Marks, place: int, width: int) -> Text:
    """Type, whether the blueprint is content, and what the chamber is joined to."""
    of_type = layout.printed.type_of[layout.rooms[place]]
    text = Text(marks.types[of_type], style=f"bold {TYPE_STYLES[of_type]}")
    text.append(" ")
    text.append_text(ticked(layout, marks, place))
    text.append(" " * (width - cell_len(text.plain) - 1))
    net = layout.net(place)
    text.append(NET_SIGNS[net], style=NET_STYLES[net])
    return text


def _fitted(text: Text, width: int) -> Text:
    """A text with a space before it, cut or filled to a width."""
    line = Text(" ")
    line.append_text(text)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line
