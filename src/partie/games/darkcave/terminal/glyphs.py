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

# A card in one line: what a crossing of these open sides looks like.
ARMS: Final = {
    "NESW": "╋",
    "ESW": "┳",
    "NEW": "┻",
    "NES": "┣",
    "NSW": "┫",
    "NS": "┃",
    "EW": "━",
    "NE": "┗",
    "NW": "┛",
    "ES": "┏",
    "SW": "┓",
}
DOUBLES: Final = {"bridge-ns": "━╫━", "bridge-ew": "═╪═", "tunnel-ne": "━┓┗━", "tunnel-nw": "━┛┏━"}
