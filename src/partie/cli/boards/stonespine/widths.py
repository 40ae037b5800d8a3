"""How wide things are drawn, and lines broken at the edge."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.table import Table
from rich.text import Text

from partie.games.stonespine.board import SIZE

GAP: Final = 3
BESIDE: Final = 100  # from here on there is room beside the own dungeon
WIDE: Final = 118  # and from here on for longer names in it
WIDEST: Final = 150  # and from here on for two tables side by side


def inner_width(width: int) -> int:
    """How wide a chamber is drawn inside: as wide as there is room, an even number."""
    if width >= WIDE:
        return 18
    if width >= BESIDE:
        return 14
    return max(min((width - 2) // SIZE - 2, 16) // 2 * 2, 8)


def wrapped(lines: Sequence[str], width: int, style: str = "") -> Text:
    """Lines broken at the edge, never inside what belongs together; the rest of a line stands further in."""
    found: list[str] = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip(" ")) + 2)
        found.extend(wrap(line, width, subsequent_indent=indent, break_on_hyphens=False))
    return Text("\n".join(found).replace("\u00a0", " "), style=style, no_wrap=True)


def columns_table(width: int) -> Table:
    """Columns without lines."""
    table = Table(box=None, padding=(0, 2 if width >= BESIDE else 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    return table
