"""The signs, colours and short codes of one dungeon. No words here."""

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size

from partie.games.stonespine.elements import STAR, TRAPS, kind_of, star_value
from partie.games.stonespine.printed import NO_DEMAND, Demand
from partie.words.numbers import number_text

TYPE_STYLES: Final = ("yellow", "cyan")
FROM_ENTRANCE: Final = 1
FROM_EXIT: Final = 2
# Joined to nothing, to the entrance, to the exit, to both: a sign, and a colour beside it.
NET_SIGNS: Final = (" ", "▼", "▲", "◆")
NET_STYLES: Final = ("", "bold green", "bold magenta", "bold blue")
FLOOR: Final = "░"
SECRET: Final = "≈"
FREE: Final = "·"
NOTHING: Final = "–"


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
        return f"{self.kinds[STAR]}{number_text(star_value(element))}"

    def demand(self, demand: Demand) -> str:
        """The code of what a blueprint asks for."""
        wanted, kinds = demand
        if wanted != NO_DEMAND:
            return self.types[wanted]
        return self.trap if kinds == TRAPS else self.kinds[kinds[0]]


def element_style(element: str) -> str:
    """A colour for each sort of element; its code says the same."""
    kind = kind_of(element)
    if kind == STAR:
        return "bold red" if star_value(element) < 0 else "bold yellow"
    return "red" if kind in TRAPS else ""


def centred(text: str, width: int) -> str:
    """A text in the middle of this much room."""
    free = max(width - cell_len(text), 0)
    return set_cell_size(" " * (free // 2) + text, width)
