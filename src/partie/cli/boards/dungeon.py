"""One dungeon of Stonespine Architects as lines of signs: large, with everything in it, or compact. No words here.

Large, every chamber has walls of its own, round for a cave and heavy for stone. A door is a gap in them. Where two
doors meet, a floor is laid through both; a door without its counterpart stands before the neighbour's wall:

    ╭─────╯░░╰─────╮┏━━━━━━━━━━━━━━┓
    │ 49 Intersec… ╰┛ 83 Larder    ┃
    │ Gn · · ·     ░░ Go ★1 · ·    ┃
    │ C ✗Ch      ▼ ╭┓ S          ▼ ┃
    ╰─────╮  ╭─────╯┗━━━━━━━━━━━━━━┛

Compact, neighbours share a wall: ░ a passage, ≈ a secret one, ╨ ╥ ╡ ╞ a door on that side only.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from partie.cli.screen import CROSS, TICK
from partie.core import Card, Seat
from partie.games.stonespine.board import PLACE_NAMES, PLACES, SIZE, edge
from partie.games.stonespine.ending import dungeon_of
from partie.games.stonespine.faces import NOTHING
from partie.games.stonespine.printed import (
    BOTTOM,
    LEFT,
    NO_DEMAND,
    RIGHT,
    STAR,
    STONE,
    TOKENS,
    TOP,
    TRAPS,
    Demand,
    Printed,
    kind_of,
    star_value,
)
from partie.games.stonespine.scoring import is_met
from partie.games.stonespine.state import Stonespine

TYPE_STYLES: Final = ("yellow", "cyan")
FROM_ENTRANCE: Final = 1
FROM_EXIT: Final = 2
# Joined to nothing, to the entrance, to the exit, to both: a sign, and a colour beside it.
NET_SIGNS: Final = (" ", "▼", "▲", "◆")
NET_STYLES: Final = ("", "bold green", "bold magenta", "bold blue")
FLOOR: Final = "░"
SECRET: Final = "≈"
FREE: Final = "·"
MINUS: Final = "−"
LARGE_LINES: Final = 5
COMPACT_CELL: Final = 4
COMPACT_WIDTH: Final = (COMPACT_CELL + 1) * SIZE + 1


class Wall(IntEnum):
    """One side of a chamber."""

    SOLID = 0
    BLIND = 1  # S4.9 a door that leads nowhere, or not yet
    OPEN = 2  # S4.8 a door with its counterpart, or one at the entrance or exit
    SECRET = 3  # S4.10 a secret passage


@dataclass(frozen=True)
class Marks:
    """The short codes of one language: elements by kind, any trap, the two types."""

    kinds: tuple[str, ...]
    trap: str
    types: tuple[str, str]

    def element(self, element: str) -> str:
        """The code of an element; a star has its value."""
        kind = kind_of(element)
        if kind != STAR:
            return self.kinds[kind]
        return f"{self.kinds[STAR]}{star_value(element)}".replace("-", MINUS)

    def demand(self, demand: Demand) -> str:
        """The code of what a blueprint asks for."""
        wanted, kinds = demand
        if wanted != NO_DEMAND:
            return self.types[wanted]
        return self.trap if kinds == TRAPS else self.kinds[kinds[0]]


class Layout:
    """The facts of one dungeon, place by place."""

    def __init__(self, s: Stonespine, seat: Seat) -> None:
        self.printed = s.printed
        self.rooms = s.rooms[seat]
        self.laid = s.laid[seat]
        self.passages = s.passages[seat]
        self.dungeon = dungeon_of(s, seat)
        self.rows = min(max(s.year, 1), SIZE)  # the rows that are built, or being built
        blueprint: Card = s.blueprints[seat][0] >> 16 if s.blueprints[seat] else 0
        self.blueprint = blueprint
        self.demands: Sequence[Demand] = s.printed.demands.get(blueprint, ((NO_DEMAND, ()),) * PLACES)
        self.entrance = s.printed.entrance.get(blueprint, -1)
        self.exit = s.printed.exit.get(blueprint, -1)
        self.from_entrance = self.dungeon.gate(self.entrance, is_entrance=True) if blueprint else 0
        self.from_exit = self.dungeon.gate(self.exit, is_entrance=False) if blueprint else 0

    def wall(self, place: int, side: int) -> Wall:
        """S4.7–S4.10 One side of the chamber on a place."""
        if self.passages >> edge(place, side) & 1:
            return Wall.SECRET
        if not self.printed.doors[self.rooms[place]] & side:
            return Wall.SOLID
        return Wall.OPEN if self._leads_on(place, side) else Wall.BLIND

    def _leads_on(self, place: int, side: int) -> bool:
        if side == TOP:
            return place == self.entrance if place < SIZE else self.dungeon.south >> place - SIZE & 1 == 1
        if side == BOTTOM:
            return place - PLACES + SIZE == self.exit or self.dungeon.south >> place & 1 == 1
        if side == LEFT:
            return place % SIZE > 0 and self.dungeon.east >> place - 1 & 1 == 1
        return self.dungeon.east >> place & 1 == 1

    def beyond(self, place: int, side: int) -> int:
        """The chamber behind a side, or -1."""
        row, column = divmod(place, SIZE)
        row += (side == BOTTOM) - (side == TOP)
        column += (side == RIGHT) - (side == LEFT)
        if not (0 <= row < SIZE and 0 <= column < SIZE):
            return -1
        there = row * SIZE + column
        return there if self.rooms[there] else -1

    def net(self, place: int) -> int:
        """S11.14–S11.17 What the chamber on a place is joined to: entrance, exit, both, neither."""
        return (self.from_entrance >> place & 1) * FROM_ENTRANCE + (self.from_exit >> place & 1) * FROM_EXIT

    def elements(self, place: int) -> list[str]:
        """S4.20 What a chamber holds, printed and tokens alike."""
        found = printed_elements(self.printed, self.rooms[place]) if self.rooms[place] else []
        return found + [self.printed.token_face[token - TOKENS] for at, token in self.laid if at == place]

    def has_demand(self, place: int) -> bool:
        """Whether the blueprint asks for something here."""
        return self.demands[place] != (NO_DEMAND, ())

    def is_met(self, place: int) -> bool:
        """S11.9–S11.12 Whether the chamber here is what the blueprint asks for."""
        return is_met(self.dungeon, place, self.demands[place])


def printed_elements(printed: Printed, card: Card) -> list[str]:
    """The elements printed on a chamber."""
    (chamber,) = [each for each in printed.deck.chambers if each.number == card]
    return [each for each in chamber.places if each != NOTHING]


# -- large -------------------------------------------------------------------------------------------------------------


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
        foot.append(_centred(sign, inner + 2), style=NET_STYLES[FROM_EXIT])
    return [*lines, foot]


def _heads(layout: Layout, inner: int, sign: str) -> Text:
    line = Text("  ")
    for column in range(SIZE):
        name = PLACE_NAMES[column][0]
        if column == layout.entrance:
            line.append(
                _centred(f"{name} {NET_SIGNS[FROM_ENTRANCE]} {sign}", inner + 2), style=NET_STYLES[FROM_ENTRANCE]
            )
        else:
            line.append(_centred(name, inner + 2), style="dim")
    return line


def _coming(layout: Layout, marks: Marks, row: int, inner: int) -> Text:
    """A row of a later year: only what the blueprint asks for."""
    line = Text(f"{row + 1} ")
    for place in range(row * SIZE, (row + 1) * SIZE):
        asked = f"[{marks.demand(layout.demands[place])}]" if layout.has_demand(place) else FREE
        line.append(_centred(asked, inner + 2), style="dim")
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
        box.append(Text(f"{style.upright}{_centred(text, inner)}{style.upright}", style="dim"))
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


def element_style(element: str) -> str:
    """A colour for each sort of element; its code says the same."""
    kind = kind_of(element)
    if kind == STAR:
        return "bold red" if star_value(element) < 0 else "bold yellow"
    return "red" if kind in TRAPS else ""


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


def ticked(layout: Layout, marks: Marks, place: int) -> Text:
    """What the blueprint asks of a chamber, with a tick or a cross."""
    if not layout.has_demand(place):
        return Text()
    good = layout.is_met(place)
    return Text(
        f"{TICK if good else CROSS}{marks.demand(layout.demands[place])}", style="bold green" if good else "red"
    )


def _fitted(text: Text, width: int) -> Text:
    """A text with a space before it, cut or filled to a width."""
    line = Text(" ")
    line.append_text(text)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def _centred(text: str, width: int) -> str:
    free = max(width - cell_len(text), 0)
    return set_cell_size(" " * (free // 2) + text, width)


# -- compact -----------------------------------------------------------------------------------------------------------


def compact(layout: Layout, marks: Marks) -> list[Text]:
    """The same in a fifth of the room: type and number, the demand, and what a chamber is joined to."""
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
            line.append(_centred(asked, COMPACT_CELL + 1), style="dim")
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
        return Text(_centred(PLACE_NAMES[place], COMPACT_CELL), style="dim")
    of_type = layout.printed.type_of[card]
    return Text(set_cell_size(f"{marks.types[of_type]}{card}", COMPACT_CELL), style=TYPE_STYLES[of_type])


def _compact_foot(layout: Layout, marks: Marks, place: int) -> Text:
    if not layout.rooms[place]:
        asked = f"[{marks.demand(layout.demands[place])}]" if layout.has_demand(place) else ""
        return Text(_centred(asked, COMPACT_CELL), style="dim")
    text = ticked(layout, marks, place)
    line = Text()
    line.append_text(text)
    line.append(" " * (COMPACT_CELL - 1 - cell_len(text.plain)))
    net = layout.net(place)
    line.append(NET_SIGNS[net], style=NET_STYLES[net])
    return line
