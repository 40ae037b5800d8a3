"""The signs and colours of the cave. No words here; a colour never stands alone."""

from typing import Final

from partie.core.grid import EAST, NORTH, SOUTH, WEST
from partie.games.darkcave.faces import BLUE, YELLOW

type Sign = tuple[str, str]  # a text and its style

FREE: Final[Sign] = ("·", "dim")
FEATURES: Final[dict[str, Sign]] = {
    "lair": ("∩", "red"),
    "ladder": ("≡", "green"),
    "gold": ("°", "yellow"),
    "exit": ("⌂", "bold green"),
}
NUGGET: Final[Sign] = ("*", "bold yellow")
TOLL: Final[Sign] = ("¢", "magenta")
WOOD: Final = "yellow"
WEBS: Final = ("●", "▲", "◆")  # D18.10
WEB_STYLE: Final = "bold cyan"
CREATURE_STYLE: Final = "bold red"
LYING: Final = "_"
MORE: Final = "+"
UNKNOWN: Final = "?"
TURNED: Final = "↻"
CLAN_STYLES: Final = {BLUE: "bold blue", YELLOW: "bold yellow"}
ARROWS: Final = {NORTH: "↑", EAST: "→", SOUTH: "↓", WEST: "←"}
CORNER_ARROWS: Final = ("↖", "↗", "↘", "↙")
NOTHING: Final = "–"

# A card in one line: what a crossing of these open sides looks like, as four bits from north (lowest) to west.
ARMS: Final = {
    0b1111: "╋",
    0b1110: "┳",
    0b1011: "┻",
    0b0111: "┣",
    0b1101: "┫",
    0b0101: "┃",
    0b1010: "━",
    0b0011: "┗",
    0b1001: "┛",
    0b0110: "┏",
    0b1100: "┓",
}
DOUBLES: Final = {"bridge-ns": "━╫━", "bridge-ew": "═╪═", "tunnel-ne": "━┓┗━", "tunnel-nw": "━┛┏━"}
