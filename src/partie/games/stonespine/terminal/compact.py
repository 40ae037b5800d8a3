"""One dungeon as lines of signs, in a fifth of the room. No words here.

Neighbours share a wall: ░ a passage, ≈ a secret one, ╨ ╥ ╡ ╞ a door on that side only.
"""

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from partie.games.stonespine.places import BOTTOM, LEFT, PLACE_NAMES, RIGHT, SIZE, TOP
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
)
from partie.games.stonespine.terminal.layout import Layout, Wall, ticked

COMPACT_CELL: Final = 4
COMPACT_WIDTH: Final = (COMPACT_CELL + 1) * SIZE + 1


def compact(layout: Layout, marks: Marks) -> list[Text]:
    """The dungeon, four chambers side by side: type and number, the demand, and what a chamber is joined to."""
    lines = [_gate_line(layout.entrance, FROM_ENTRANCE), _wall_line(layout, 0)]
    for row in range(layout.rows):
        places = range(row * SIZE, (row + 1) * SIZE)
        above, below = Text(), Text()
        for place in places:
            above.append("│")
            below.append_text(_upright_sign(layout, place))
            above.append_text(_compact_name(layout, marks, place))
            below.append_text(_compact_foot(layout, marks, place))
        above.append("│")
        below.append_text(_upright_sign(layout, places[-1], is_last=True))
        lines += [above, below, _wall_line(layout, row + 1)]
    for row in range(layout.rows, SIZE):
        line = Text(" ")
        for place in range(row * SIZE, (row + 1) * SIZE):
            asked = f"[{marks.demand(layout.demands[place])}]" if layout.has_demand(place) else FREE
            line.append(centred(asked, COMPACT_CELL + 1), style="dim")
        lines.append(line)
    return [*lines, _gate_line(layout.exit, FROM_EXIT)]


def _gate_line(column: int, net: int) -> Text:
    line = Text(" " * (column * (COMPACT_CELL + 1) + 2) if column >= 0 else "")
    if column >= 0:
        line.append(NET_SIGNS[net] * 2, style=NET_STYLES[net])
    return line


def _wall_line(layout: Layout, row: int) -> Text:
    """The wall above a row, counted from 0; the last one lies below the newest row."""
    corners = "┌┬┐" if row == 0 else "└┴┘" if row == layout.rows else "├┼┤"
    line = Text(corners[0])
    for column in range(SIZE):
        lower = row * SIZE + column
        upper = lower - SIZE
        up = _drawn_wall(layout, upper, BOTTOM) if row else Wall.SOLID
        down = _drawn_wall(layout, lower, TOP) if row < layout.rows else Wall.SOLID
        line.append("─")
        line.append_text(_shared(layout, (up, down), (upper, lower), "─╨╥", 2))
        line.append("─" + (corners[1] if column < SIZE - 1 else corners[2]))
    return line


def _upright_sign(layout: Layout, place: int, is_last: bool = False) -> Text:
    """The wall to the left of a place, or the one to the right of the last."""
    if is_last:
        return _shared(layout, (_drawn_wall(layout, place, RIGHT), Wall.SOLID), (place, -1), "│╡╞", 1)
    left = _drawn_wall(layout, place - 1, RIGHT) if place % SIZE else Wall.SOLID
    return _shared(layout, (left, _drawn_wall(layout, place, LEFT)), (place - 1, place), "│╡╞", 1)


def _drawn_wall(layout: Layout, place: int, side: int) -> Wall:
    """A place without a chamber has no doors; a passage on its edge is drawn with the neighbour's."""
    return layout.wall(place, side) if layout.rooms[place] else Wall.SOLID


def _shared(layout: Layout, walls: tuple[Wall, Wall], places: tuple[int, int], signs: str, width: int) -> Text:
    """A wall between two places: closed, open, secret, or with a door on the first or the second side only."""
    if Wall.SECRET in walls:
        return Text(SECRET * width, style="bold")
    if Wall.OPEN in walls:
        here = places[0] if walls[0] == Wall.OPEN else places[1]
        return Text(FLOOR * width, style=NET_STYLES[layout.net(here)])
    return Text(signs[1 if walls[0] else 2 if walls[1] else 0] * width)


def _compact_name(layout: Layout, marks: Marks, place: int) -> Text:
    card = layout.rooms[place]
    if not card:
        return Text(centred(PLACE_NAMES[place], COMPACT_CELL), style="dim")
    of_type = layout.printed.type_of[card]
    return Text(set_cell_size(f"{marks.types[of_type]}{card}", COMPACT_CELL), style=TYPE_STYLES[of_type])


def _compact_foot(layout: Layout, marks: Marks, place: int) -> Text:
    if not layout.rooms[place]:
        asked = f"[{marks.demand(layout.demands[place])}]" if layout.has_demand(place) else ""
        return Text(centred(asked, COMPACT_CELL), style="dim")
    text = ticked(layout, marks, place)
    line = Text()
    line.append_text(text)
    line.append(" " * (COMPACT_CELL - 1 - cell_len(text.plain)))
    net = layout.net(place)
    line.append(NET_SIGNS[net], style=NET_STYLES[net])
    return line
