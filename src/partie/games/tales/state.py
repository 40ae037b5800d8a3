"""The table of Tales of Glory: what lies where, and who may see it."""

from typing import Final

from partie.core import Plan, State, Zone
from partie.games.tales.faces import Printed

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
CHESTS_ROW: Final = 5
QUESTS_ROW: Final = 6
MAJORITIES_ROW: Final = 7
CHARACTER_ENDINGS_ROW: Final = 8
QUEST_ENDINGS_ROW: Final = 9


class Tales(State):
    """A position. Where a tile lies is open; that it exists once only is kept by the zones."""

    __slots__ = (
        "aside",
        "board",
        "closed",
        "coins",
        "combat",
        "discarded",
        "drafted",
        "first",
        "glory",
        "hero_deck",
        "in_turn",
        "keys",
        "magic",
        "majorities",
        "order",
        "periods",
        "places",
        "potions",
        "printed",
        "quest_deck",
        "quests",
        "returned",
        "round",
        "stories",
        "story",
        "swept",
        "taken_from",
        "with_quests",
    )

    printed: Printed  # G8 the tiles played with
    # tiles
    periods: list[Zone]  # G2.4 the three period decks, without an order until a tile is drawn
    aside: Zone  # G2.7
    board: Zone
    drafted: list[Zone]  # G5.1
    story: list[Zone]
    discarded: list[Zone]  # G11.2 by each seat
    swept: Zone  # G15.2
    hero_deck: Zone
    quest_deck: Zone
    quests: list[Zone]  # G17.3 not placed yet
    returned: list[Zone]  # G17.2
    # open facts
    with_quests: bool  # G2.5
    in_turn: bool  # G9.11
    round: int
    places: tuple[int, ...]  # the tile on each place of the board, 0 where none lies
    taken_from: list[int]  # G5.6 the place of each seat's drafted tile
    first: int  # G2.18 the holder of the first-player token
    order: tuple[int, ...]  # G9.5 the order of phase 2
    stories: list[tuple[int, ...]]  # cell and tile in one number, in the order of placing, the hero first
    closed: list[tuple[int, ...]]  # G14.1 the closed chests, twice the tile's number and 0 or 1
    keys: list[int]  # G18.7 on each story
    coins: list[int]
    potions: list[int]
    combat: list[int]
    magic: list[int]
    glory: list[tuple[int, ...]]  # by row
    majorities: list[int]  # G16.2 held at the end

    def clone(self) -> "Tales":
        """A position of its own; zones are tuples and shared."""
        t = Tales()
        self.copy_table(t)
        t.printed = self.printed
        t.periods = self.periods[:]
        t.aside = self.aside
        t.board = self.board
        t.drafted = self.drafted[:]
        t.story = self.story[:]
        t.discarded = self.discarded[:]
        t.swept = self.swept
        t.hero_deck = self.hero_deck
        t.quest_deck = self.quest_deck
        t.quests = self.quests[:]
        t.returned = self.returned[:]
        t.with_quests = self.with_quests
        t.in_turn = self.in_turn
        t.round = self.round
        t.places = self.places
        t.taken_from = self.taken_from[:]
        t.first = self.first
        t.order = self.order
        t.stories = self.stories[:]
        t.closed = self.closed[:]
        t.keys = self.keys[:]
        t.coins = self.coins[:]
        t.potions = self.potions[:]
        t.combat = self.combat[:]
        t.magic = self.magic[:]
        t.glory = self.glory[:]
        t.majorities = self.majorities[:]
        return t


def wilderness(seats: int) -> int:
    """G2.2 The last place of the lower row; those above are wilderness."""
    return 3 if seats <= 3 else 4


def packed(cell: int, card: int) -> int:
    """A tile on a cell, as the story keeps it."""
    return cell << 8 | card


def cell_in(tile: int) -> int:
    """The cell of a packed tile."""
    return tile >> 8


def card_in(tile: int) -> int:
    """The card of a packed tile."""
    return tile & 255


def plan_of(printed: Printed) -> Plan:
    """G1.16 Who may know what: decks and quests in hand are hidden, everything else lies openly."""
    fields = ("periods", "aside", "board", "drafted", "story", "discarded", "swept")
    return Plan(
        open=(
            "with_quests",
            "in_turn",
            "round",
            "places",
            "taken_from",
            "first",
            "order",
            "stories",
            "closed",
            "keys",
            "coins",
            "potions",
            "combat",
            "magic",
            "glory",
            "majorities",
        ),
        zones=dict.fromkeys((*fields, "hero_deck", "quest_deck", "quests", "returned"), "tiles"),
        decks={"tiles": (*printed.tiles, *printed.heroes, *printed.quests)},
        backs=printed.backs,
        bound=("printed",),
    )
