"""A tile on its cell and a chest of a tile: one int each, and how positions and screens write them.

Only this module knows how the two are made up. A story is written as cells with their tiles, its closed chests as tiles
with the numbers of the chests, and glory by what it came from.
"""

from collections.abc import Callable
from typing import Final, NewType

from partie.core import Card, Cell
from partie.core.codecs import CARD, CELL, NUMBER, TEXT, Codec, Codes, Json, list_of, map_of, optional, whole
from partie.games.tales.faces import Gain, Printed

StoryTile = NewType("StoryTile", int)
Chest = NewType("Chest", int)

type Story = tuple[StoryTile, ...]
type Chests = tuple[Chest, ...]
type Glory = tuple[int, ...]
type TileOrNone = Card
type PlaceOrNone = int

# G13, G14, G16, G17 What glory comes from. The first four are the types of tiles.
ROWS: Final = (
    "",
    "monsters",
    "characters",
    "places",
    "treasures",
    "chests",
    "quests",
    "majorities",
    "character-endings",
    "quest-endings",
)


def tile_on(cell: Cell, card: Card) -> StoryTile:
    """A tile on a cell of a story."""
    return StoryTile(cell << 8 | card)


def cell_in(tile: StoryTile) -> Cell:
    """The cell that a tile of a story lies on."""
    return Cell(tile >> 8)


def card_in(tile: StoryTile) -> Card:
    """Which tile it is."""
    return tile & 255


def chest_of(card: Card, number: int) -> Chest:
    """A chest of a tile; the numbers are 1 and 2."""
    return Chest(2 * card + number - 1)


def tile_with(chest: Chest) -> Card:
    """The tile that a chest is printed on."""
    return chest >> 1


def number_of(chest: Chest) -> int:
    """Which of the tile's chests it is, from 1."""
    return (chest & 1) + 1


def chests_on(printed: Printed, card: Card) -> Chests:
    """G14.2 All chests of a tile."""
    return tuple([chest_of(card, number) for number in range(1, 1 + len(printed.chests[card]))])


def content(printed: Printed, chest: Chest) -> Gain:
    """G14.2 What a chest holds."""
    return printed.chests[chest >> 1][chest & 1]


# -- how they are written ----------------------------------------------------------------------------------------------

type AnyMap = dict[object, object]


class AsMap(Codec):
    """A tuple that is written as a mapping, since that says more."""

    def __init__(
        self,
        name: str,
        key: Codec,
        value: Codec,
        to_map: Callable[[tuple[object, ...]], AnyMap],
        from_map: Callable[[AnyMap], object],
    ) -> None:
        self.inner = map_of(key, value)
        super().__init__(name, self.inner.typescript)
        self.to_map = to_map
        self.from_map = from_map

    def text(self, value: object, codes: Codes) -> str:
        """The mapping in a line of text."""
        return self.inner.text(self._mapped(value), codes)

    def read(self, text: str, codes: Codes) -> object:
        """The tuple that a mapping means."""
        found = self.inner.read(text, codes)
        if not isinstance(found, dict):
            raise TypeError(f"not a mapping: {found!r}")
        from_map = self.from_map
        return from_map(found)

    def json(self, value: object, codes: Codes) -> Json:
        """An object."""
        return self.inner.json(self._mapped(value), codes)

    def _mapped(self, value: object) -> AnyMap:
        if not isinstance(value, tuple):
            raise TypeError(f"not a tuple: {value!r}")
        to_map = self.to_map
        return to_map(value)


def _tiles_by_cell(tiles: tuple[object, ...]) -> AnyMap:
    found = [StoryTile(whole(each)) for each in tiles]
    return {cell_in(tile): card_in(tile) for tile in found}


def _story_of(tiles: AnyMap) -> object:
    return tuple([tile_on(Cell(whole(cell)), whole(card)) for cell, card in tiles.items()])


def _numbers_by_tile(chests: tuple[object, ...]) -> AnyMap:
    found = [Chest(whole(each)) for each in chests]
    tiles = dict.fromkeys([tile_with(chest) for chest in found])
    return {tile: [number_of(chest) for chest in found if tile_with(chest) == tile] for tile in tiles}


def _chests_of(numbers: AnyMap) -> object:
    found: list[Chest] = []
    for card, each in numbers.items():
        if isinstance(each, list):
            found.extend([chest_of(whole(card), whole(number)) for number in each])
    return tuple(found)


def _glory_by_row(glory: tuple[object, ...]) -> AnyMap:
    return {ROWS[row]: glory[row] for row in range(1, len(ROWS))}


def _glory_of(rows: AnyMap) -> object:
    return (0, *[rows[row] for row in ROWS[1:]])


STORY: Final = AsMap("story", CELL, CARD, _tiles_by_cell, _story_of)
CHESTS: Final = AsMap("chests", CARD, list_of(NUMBER), _numbers_by_tile, _chests_of)
GLORY: Final = AsMap("glory", TEXT, NUMBER, _glory_by_row, _glory_of)
TILE_OR_NONE: Final = optional(CARD, 0)
PLACE_OR_NONE: Final = optional(NUMBER, 0)
