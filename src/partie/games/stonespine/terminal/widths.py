"""How wide things are drawn."""

from typing import Final

from rich.table import Table

from partie.games.stonespine.places import SIZE

GAP: Final = 3
BESIDE: Final = 100  # from here on there is room beside the seat's own dungeon
WIDE: Final = 118  # and from here on for longer names in it
WIDEST: Final = 150  # and from here on for two tables side by side


def inner_width(width: int) -> int:
    """How wide a chamber is drawn inside: as wide as there is room, an even number."""
    if width >= WIDE:
        return 18
    if width >= BESIDE:
        return 14
    return max(min((width - 2) // SIZE - 2, 16) // 2 * 2, 8)


def columns_table(width: int) -> Table:
    """Columns without lines."""
    table = Table(box=None, padding=(0, 2 if width >= BESIDE else 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    return table
