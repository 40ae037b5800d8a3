"""The whole cave as lines of signs: every card on its place, with the columns and rows that cell codes are made of."""

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from partie.core import Cell, has, letter
from partie.core.grid import cell, cell_text, column_of, row_of
from partie.games.darkcave.actions import Lay
from partie.games.darkcave.cave import card_at, corners, feature_at, hidden_goals, openings, shape_at
from partie.games.darkcave.faces import DOUBLE
from partie.games.darkcave.spaces import HIDDEN_GOAL, OUT, Node, cell_of, edge_of, space_at
from partie.games.darkcave.terminal.glyphs import (
    CLAN_STYLES,
    CREATURE_STYLE,
    FEATURES,
    LYING,
    NUGGET,
    UNKNOWN,
    WEBS,
    Sign,
)
from partie.games.darkcave.terminal.sketch import LINES, NARROWEST, Sketch, draw_card, fitted, length
from partie.games.darkcave.terminal.viewer import Viewer

MARGIN: Final = 4  # for the numbers of the rows
NARROW: Final = 4  # a column without a card, where room is short
WIDEST: Final = 11


@dataclass(frozen=True)
class Picture:
    """The lines, and the cells with something on them for which there was no room."""

    lines: list[Text]
    beyond: list[Cell]


def draw_cave(viewer: Viewer, width: int) -> Picture:
    """The cave in this width: cards as large as they fit; if even small ones do not, less is drawn."""
    filled = sorted([*viewer.s.cave, *hidden_goals(viewer.s)])
    marks = _marks(viewer)
    shown = [*filled, *[at for at in marks if viewer.part == "lay"]]
    columns = range(min([column_of(at) for at in shown]), max([column_of(at) for at in shown]) + 1)
    rows = range(min([row_of(at) for at in shown]), max([row_of(at) for at in shown]) + 1)
    room = width - MARGIN
    size = min(room // len(columns), WIDEST)
    size -= 1 - size % 2  # an odd number has a middle
    if size >= NARROWEST:
        widths = dict.fromkeys(columns, size)
    else:
        size = NARROWEST
        used = {column_of(at) for at in filled}
        widths = {column: size if column in used else NARROW for column in columns}
        columns = _window(viewer, columns, widths, room)
    lines = [_heads(columns, widths)]
    for row in rows:
        lines.extend(_row_lines(viewer, row, columns, widths, marks))
    return Picture(lines, [at for at in filled if column_of(at) not in columns])


def _window(viewer: Viewer, columns: range, widths: dict[int, int], room: int) -> range:
    """The columns that fit and matter most: figures, the last card, cells to choose from, goals."""
    s = viewer.s
    weights = dict.fromkeys(columns, 0)
    for at in [*s.cave, *hidden_goals(s)]:
        weights[column_of(at)] += 2
    for space in [*s.dwarfs, *s.creatures]:
        if space != OUT:
            weights[column_of(cell_of(space))] += 5
    if viewer.seat < s.seats and s.dwarfs[viewer.seat] != OUT:
        weights[column_of(cell_of(s.dwarfs[viewer.seat]))] += 1000
    for action in viewer.legal:
        if isinstance(action, Lay):
            weights[column_of(action.cell)] += 10
    best, found = -1, columns
    for first in columns:
        last, taken = first, 0
        while last in columns and taken + widths[last] <= room:
            taken += widths[last]
            last += 1
        weight = sum([weights[column] for column in range(first, last)])
        if weight > best:
            best, found = weight, range(first, last)
    return found


def _heads(columns: range, widths: dict[int, int]) -> Text:
    line = " " * MARGIN
    for column in columns:
        line += _centred(cell_text(cell(0, column)).removesuffix("0"), widths[column])
    return Text(line.rstrip(), style="dim")


def _row_lines(viewer: Viewer, row: int, columns: range, widths: dict[int, int], marks: dict[Cell, str]) -> list[Text]:
    """The lines of one row; a row without a card needs only one."""
    s = viewer.s
    goals = hidden_goals(s)
    cells = [cell(row, column) for column in columns]
    has_card = any([at in s.cave or at in goals for at in cells])
    count = LINES if has_card else 1
    boxes: list[list[Text]] = []
    for at, column in zip(cells, columns, strict=True):
        width = widths[column]
        if at in s.cave:
            boxes.append(draw_card(sketch_of(viewer, at), width))
        elif at in goals:
            boxes.append(_hidden_goal(viewer, at, width))
        else:
            box = [Text(" " * width)] * count
            box[count // 2] = Text(
                _centred(marks.get(at, ""), width), style="bold" if "[" in marks.get(at, "") else "dim"
            )
            boxes.append(box)
    found: list[Text] = []
    for number in range(count):
        line = Text(f"{row:>{MARGIN - 1}} " if number == count // 2 else " " * MARGIN, style="")
        line.stylize("dim")
        for box in boxes:
            line.append_text(box[number])
        line.rstrip()
        found.append(line)
    return found


def _marks(viewer: Viewer) -> dict[Cell, str]:
    """What stands on empty cells: the code of those that a path leads to, or the numbers of the answers there."""
    if viewer.part != "lay":
        return {at: cell_text(at) for at in openings(viewer.s)}
    numbers: dict[Cell, list[str]] = {}
    for number, action in enumerate(viewer.legal, 1):
        if isinstance(action, Lay):
            numbers.setdefault(action.cell, []).append(str(number))
    return {at: f"[{','.join(found)}]" for at, found in numbers.items()}


def sketch_of(viewer: Viewer, at: Cell) -> Sketch:
    """A face-up card with everything on it."""
    s = viewer.s
    shape = s.printed.lying[s.cave[at]]
    name = viewer.shape_name(at)
    webs: dict[int, tuple[str, int]] = {}
    for side in shape.open_sides:
        edge = edge_of(at, side)
        if edge in s.webs:
            web = s.webs.index(edge)
            webs[side] = (WEBS[web], s.web_sides[web])
    on = {node: signs_on(viewer, at, node) for node in shape.nodes}
    is_last = at == viewer.last_laid()
    return Sketch(shape, name if name in DOUBLE else "", s.printed.level[card_at(s, at)], on, webs, is_last)


def signs_on(viewer: Viewer, at: Cell, node: Node) -> list[Sign]:
    """What a space carries: creatures, dwarfs (the viewer's first), its feature."""
    s = viewer.s
    space = space_at(at, node)
    found: list[Sign] = [(viewer.creature_mark(creature), CREATURE_STYLE) for creature in viewer.creatures_on(space)]
    for seat in sorted(viewer.dwarfs_on(space), key=viewer.order().index):
        mark = letter(seat) + (LYING if has(s.lying, seat) else "")
        found.append((mark, CLAN_STYLES.get(viewer.clan(seat), "bold") + (" reverse" if seat == viewer.seat else "")))
    shape = shape_at(s, at)
    if shape is not None and shape.mark == node and feature_at(s, at) in FEATURES:
        found.append(NUGGET if space in s.veins else FEATURES[feature_at(s, at)])
    return found


def _hidden_goal(viewer: Viewer, at: Cell, width: int) -> list[Text]:
    """A goal that lies face down, with what these eyes know of it and who else has seen it."""
    card = viewer.goal_card(corners(viewer.s.area).index(at))
    signs: list[Sign] = [(UNKNOWN, "bold")]
    if card:
        signs.append(FEATURES[viewer.printed.kind[card]])
    signs.extend(signs_on(viewer, at, HIDDEN_GOAL))
    inside = fitted(signs, width - 2)
    before = (width - 2 - length(inside)) // 2
    middle = Text.assemble("╎", " " * before, *inside, " " * (width - 2 - before - length(inside)), "╎")
    return [Text(f"┌{'╌' * (width - 2)}┐"), middle, Text(f"└{'╌' * (width - 2)}┘")]


def _centred(text: str, width: int) -> str:
    """A text in the middle of this width; one that is too long gives way to a plus."""
    if cell_len(text) > width:
        text = f"{text[: width - 2]}+]" if text.startswith("[") else "+"
    free = width - cell_len(text)
    return " " * ((free + 1) // 2) + text + " " * (free // 2)
