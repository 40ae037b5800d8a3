"""The dungeons on the table, drawn and in words: one's own in full, the others briefly."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from partie.core import Seat
from partie.core.cards import cards
from partie.games.stonespine.places import PLACE_NAMES, PLACES, SIZE
from partie.games.stonespine.terminal.cards import gates_text
from partie.games.stonespine.terminal.compact import COMPACT_WIDTH, compact
from partie.games.stonespine.terminal.large import large
from partie.games.stonespine.terminal.layout import Layout
from partie.games.stonespine.terminal.place_words import place_text
from partie.games.stonespine.terminal.points import score_lines
from partie.games.stonespine.terminal.viewer import Viewer
from partie.games.stonespine.terminal.widths import BESIDE, GAP, inner_width
from partie.terminal.screen import together, wrapped


def full_dungeon(viewer: Viewer, seat: Seat, width: int) -> list[RenderableType]:
    """A dungeon with everything in it, and what it scores beside or below it."""
    speech = viewer.speech
    layout = Layout(viewer.s, seat)
    names = [f"{card} {speech.face(card)}" if card else "" for card in layout.rooms]
    signs = (speech.say("board-entrance"), speech.say("board-exit"))
    picture = large(layout, viewer.marks, names, inner_width(width), signs)
    if width < BESIDE:
        return [Text("\n").join(picture), wrapped(score_lines(viewer, seat), width)]
    beside = wrapped(score_lines(viewer, seat), width - picture[0].cell_len - GAP)
    both = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    both.add_column(no_wrap=True)
    both.add_column()
    both.add_row(Text("\n").join(picture), beside)
    return [both]


def other_dungeons(viewer: Viewer, width: int) -> list[RenderableType]:
    """The other dungeons, as many side by side as there is room for."""
    found: list[RenderableType] = []
    seats = [seat for seat in viewer.order() if seat not in viewer.in_full()]
    across = max((width + GAP) // (COMPACT_WIDTH + GAP), 1)
    for first in range(0, len(seats), across):
        row = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        cells: list[RenderableType] = []
        for seat in seats[first : first + across]:
            row.add_column(width=COMPACT_WIDTH)
            drawn = Text("\n", no_wrap=True).join(compact(Layout(viewer.s, seat), viewer.marks))
            taken = " · ".join([together(f"{viewer.code(card)} {points}") for card, points in viewer.taken(seat)])
            parts: list[RenderableType] = [Text(viewer.name(seat), style="bold", no_wrap=True), drawn]
            if taken:
                parts.append(wrapped([taken], COMPACT_WIDTH, "dim"))
            cells.append(Group(*parts))
        row.add_row(*cells)
        found.append(row)
    return found


def following_lines(viewer: Viewer) -> list[str]:
    """As much of the seat's own dungeon as the question is about."""
    if viewer.part == "embed":
        return []  # the options are its chambers
    # A passage goes anywhere; a chamber only into the newest row, beneath the one above.
    first = 0 if viewer.part == "tunnel" else max(viewer.s.year - 2, 0)
    return place_lines(viewer, viewer.seat, range(first * SIZE, viewer.s.year * SIZE))


def place_lines(viewer: Viewer, seat: Seat, places: range) -> list[str]:
    """A dungeon, a line for each of these places; what later years are asked for in one line."""
    layout = Layout(viewer.s, seat)
    built = [place for place in places if place < layout.rows * SIZE]
    lines = [_dungeon_head(viewer, seat), *[f"  {place_text(viewer, layout, place, briefly=False)}" for place in built]]
    return lines + _asked_line(viewer, layout, [place for place in places if place not in built])


def row_lines(viewer: Viewer, seat: Seat) -> list[str]:
    """Somebody else's dungeon, a line for each row, and the challenges taken."""
    layout = Layout(viewer.s, seat)
    lines = [_dungeon_head(viewer, seat)]
    for row in range(layout.rows):
        places = range(row * SIZE, (row + 1) * SIZE)
        lines.append(f"  {' | '.join([place_text(viewer, layout, place, briefly=True) for place in places])}")
    lines.extend(_asked_line(viewer, layout, range(layout.rows * SIZE, PLACES)))
    taken = [f"{viewer.named(card)} {points}" for card, points in viewer.taken(seat)]
    return [*lines, f"  {viewer.speech.say('board-challenges')}: {', '.join(taken)}"] if taken else lines


def _dungeon_head(viewer: Viewer, seat: Seat) -> str:
    head = viewer.speech.say("board-dungeon", seat=viewer.name(seat))
    blueprint = cards(viewer.s.blueprints[seat])
    return f"{head}, {viewer.code(blueprint[0])}, {gates_text(viewer, blueprint[0])}" if blueprint else head


def _asked_line(viewer: Viewer, layout: Layout, places: Sequence[int]) -> list[str]:
    asked = [
        together(f"{PLACE_NAMES[at]} {viewer.demand(layout.demands[at])}") for at in places if layout.has_demand(at)
    ]
    return [f"  {viewer.speech.say('board-later')}: {', '.join(asked)}"] if asked else []
