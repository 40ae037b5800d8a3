"""A story drawn: large, tile by tile with its connectors and chests, or as a small map of types."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from partie.core import Card, Cell, Seat
from partie.core.grid import EAST, SOUTH, WEST, beside, cell, cell_text, column_of, opposite, row_of
from partie.games.tales.actions import Lay
from partie.games.tales.prospects import Prospect
from partie.games.tales.terminal.box import EMPTY, FRESH, HERO, PLAIN, Box, Side, draw_box, is_cut
from partie.games.tales.terminal.glyphs import CELL_STYLE, CLOSED, HALF_KEY, KEY, KEY_STYLE, OPENED, TYPE_STYLES, Sign
from partie.games.tales.terminal.printed import sides_of
from partie.games.tales.terminal.tiles import gain_signs, reward_signs
from partie.games.tales.terminal.viewer import Viewer

MARGIN: Final = 4  # for the numbers of the rows
LINES: Final = 4
SIZES: Final = range(10, 25)  # how wide a tile is drawn
READABLE: Final = range(16, 21)  # how wide where something else stands beside: names can be told apart
SLIM: Final = 10  # a column in which no tile lies, only cells to choose from


@dataclass(frozen=True)
class Picture:
    """The lines, and the tiles of which something did not fit in."""

    lines: list[Text]
    cut: list[Cell]


def draw_story(viewer: Viewer, width: int, sizes: range = SIZES) -> Picture | None:
    """The seat's own story in this width, with the cells to choose from; None if the least boxes do not fit."""
    story = viewer.story(viewer.seat)
    shown = [*story, *viewer.prospects]
    columns = range(min([column_of(at) for at in shown]), max([column_of(at) for at in shown]) + 1)
    rows = range(min([row_of(at) for at in shown]), max([row_of(at) for at in shown]) + 1)
    filled = {column_of(at) for at in story}
    free = width - MARGIN - SLIM * (len(columns) - len(filled))
    size = min(free // len(filled), sizes[-1])
    if size < sizes[0]:
        return None
    widths = {column: size if column in filled else SLIM for column in columns}
    lines = [_heads(columns, widths)]
    boxes: dict[Cell, Box] = {at: _tile(viewer, at, card) for at, card in story.items()}
    numbers = numbered_cells(viewer)
    for at, prospect in viewer.prospects.items():
        boxes[at] = _free_cell(at, numbers[at], prospect)
    for row in rows:
        lines.extend(_row_lines(row, columns, widths, boxes))
    return Picture(lines, [at for at in story if is_cut(boxes[at], widths[column_of(at)])])


def numbered_cells(viewer: Viewer) -> dict[Cell, int]:
    """The number of the answer for each cell to choose from."""
    return {action.cell: number for number, action in enumerate(viewer.legal, 1) if isinstance(action, Lay)}


def _heads(columns: range, widths: dict[int, int]) -> Text:
    line = " " * MARGIN
    for column in columns:
        line += cell_text(cell(0, column)).removesuffix("0").center(widths[column])
    return Text(line.rstrip(), style="dim")


def _row_lines(row: int, columns: range, widths: dict[int, int], boxes: dict[Cell, Box]) -> list[Text]:
    drawn: list[list[Text]] = []
    for column in columns:
        box = boxes.get(cell(row, column))
        drawn.append(draw_box(box, widths[column]) if box else [Text(" " * widths[column])] * LINES)
    lines: list[Text] = []
    for number in range(LINES):
        head = f"{row:>{MARGIN - 1}} " if number == 1 else " " * MARGIN
        line = Text.assemble((head, "dim"), *[each[number] for each in drawn])
        line.rstrip()
        lines.append(line)
    return lines


def _tile(viewer: Viewer, at: Cell, card: Card) -> Box:
    """A tile of the seat's own story: what it still can give, and how it hangs together."""
    style = TYPE_STYLES.get(viewer.printed.type[card], "bold")
    signs: list[Sign] = []
    if viewer.printed.reward[card].at_end:
        signs.append((f"{reward_signs(viewer, card, is_laid=True)} ", ""))
    signs.extend(_chests(viewer, card))
    frame = HERO if viewer.is_hero(card) else FRESH if at in viewer.fresh() else PLAIN
    name: list[Sign] = [(f"{viewer.mark(card)} ", style), (viewer.name(card), "bold" if frame == FRESH else "")]
    return Box([(name, ()), (signs, ())], 1, _sides_left(viewer, at, card), frame)


def _chests(viewer: Viewer, card: Card) -> list[Sign]:
    """``■2¤ □``: closed chests with what they hold, open ones without."""
    found: list[Sign] = []
    for chest, gain in enumerate(viewer.printed.chests[card]):
        if found:
            found.append((" ", ""))
        if viewer.is_closed(viewer.seat, card, chest):
            found.append((f"{CLOSED}{gain_signs(gain).replace(' ', '')}", "yellow"))
        else:
            found.append((OPENED, "dim"))
    return found


def _sides_left(viewer: Viewer, at: Cell, card: Card) -> dict[int, Side]:
    """The connectors; joined ones have given what they give."""
    story = viewer.story(viewer.seat)
    found: dict[int, Side] = {}
    for side, each in sides_of(viewer, card).items():
        found[side] = Side(each.half_key) if beside(at, side) in story else each
    return found


def _free_cell(at: Cell, number: int, prospect: Prospect) -> Box:
    """A cell to choose: the number of the answer, its name, and the keys and gains of its joins."""
    brings: list[Sign] = [(KEY * prospect.keys(), KEY_STYLE)] if prospect.keys() else []
    gains = [gain_signs(gain).replace(" ", "") for _, gain in prospect.paid()]
    if gains:
        brings.append(("+" + "+".join(gains), ""))
    return Box([([(f"{number})", CELL_STYLE)], [(cell_text(at), "")]), (brings, ())], 0, frame=EMPTY, style="green")


# -- small -------------------------------------------------------------------------------------------------------------


def small_story(viewer: Viewer, seat: Seat) -> list[Text]:
    """A map of types: joins as lines, open connectors as stubs, those with half a key as its letter."""
    story = viewer.story(seat)
    numbers = numbered_cells(viewer) if seat == viewer.seat else {}
    shown = [*story, *numbers]
    columns = range(min([column_of(at) for at in shown]), max([column_of(at) for at in shown]) + 1)
    rows = range(min([row_of(at) for at in shown]), max([row_of(at) for at in shown]) + 1)
    lines = [_small_between(viewer, story, rows[0] - 1, columns)]
    for row in rows:
        line = Text()
        for column in columns:
            at = cell(row, column)
            if column == columns[0]:
                line.append(*_joint(viewer, story, beside(at, WEST), EAST))
            if at in story:
                card = story[at]
                style = TYPE_STYLES.get(viewer.printed.type[card], "bold")
                line.append(viewer.mark(card).upper(), style=style)
            else:
                line.append(f"{numbers[at]})".center(3) if at in numbers else "   ", style=CELL_STYLE)
            line.append(*_joint(viewer, story, at, EAST))
        lines += [line, _small_between(viewer, story, row, columns)]
    for line in lines:
        line.rstrip()
    return [line for line in lines if line.plain]


def _small_between(viewer: Viewer, story: dict[Cell, Card], row: int, columns: range) -> Text:
    """The line between this row and the next."""
    line = Text(" ")
    for column in columns:
        line.append(" ")
        line.append(*_joint(viewer, story, cell(row, column), SOUTH))
        line.append("  ")
    return line


def _joint(viewer: Viewer, story: dict[Cell, Card], at: Cell, side: int) -> tuple[str, str]:
    """What stands between a cell and its neighbour to the right or below."""
    printed = viewer.printed
    here, there = story.get(at, 0), story.get(beside(at, side), 0)
    is_open = printed.ports[here][side] or printed.ports[there][opposite(side)]
    if not is_open:
        return " ", ""
    if here and there:
        return ("═", "") if side == EAST else ("║", "")
    if printed.halves[here][side] or printed.halves[there][opposite(side)]:
        return HALF_KEY, KEY_STYLE
    if side == EAST:
        return ("╴", "") if here else ("╶", "")
    return ("╵", "") if here else ("╷", "")
