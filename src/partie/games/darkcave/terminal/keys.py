"""The keys of words that stand in tables: sides, corners, features, clans, creatures."""

from typing import Final

from partie.words.catalog import key

SIDES: Final = (key("board-north"), key("board-east"), key("board-south"), key("board-west"))
PORTS: Final = (key("board-port-north"), key("board-port-east"), key("board-port-south"), key("board-port-west"))
CORNERS: Final = (key("board-nw"), key("board-ne"), key("board-se"), key("board-sw"))
FEATURES: Final = {
    "lair": key("board-lair"),
    "ladder": key("board-ladder"),
    "gold": key("board-vein"),
    "exit": key("board-exit"),
}
LANES: Final = {
    "bridge-ns": (key("board-lane-ns"), key("board-lane-ew")),
    "bridge-ew": (key("board-lane-ns"), key("board-lane-ew")),
    "tunnel-ne": (key("board-bend-ne"), key("board-bend-sw")),
    "tunnel-nw": (key("board-bend-nw"), key("board-bend-se")),
}
CLANS: Final = (key("board-blue"), key("board-yellow"))
CREATURES: Final = (key("board-rat"), key("board-lindworm"), key("board-goblin"))
CREATURE_MARKS: Final = (key("mark-rat"), key("mark-lindworm"), key("mark-goblin"))
# What a card of the hand could do, by the part that asks for its target.
CAN: Final = {
    "lay": key("board-can-places"),
    "collapse": key("board-can-collapse"),
    "swap": key("board-can-swap"),
    "spin": key("board-can-spin"),
    "equip": key("board-can-equip"),
    "call": key("board-can-call"),
}
