"""The table of Tales of Glory: what lies where, and who may see it."""

from typing import Annotated, ClassVar, Final

from partie.core import Bound, Fields, Open, Plan, Position, Seat, Zone
from partie.core.codecs import FLAG, NUMBER, SEAT, list_of, tuple_of
from partie.core.fields import blank, deck, per_seat
from partie.games.tales.faces import Printed
from partie.games.tales.tiles import (
    CHESTS,
    GLORY,
    PLACE_OR_NONE,
    ROWS,
    STORY,
    TILE_OR_NONE,
    Chests,
    Glory,
    PlaceOrNone,
    Story,
    TileOrNone,
)

# Rows of glory that are no type of tile.
CHESTS_ROW: Final = ROWS.index("chests")
QUESTS_ROW: Final = ROWS.index("quests")
MAJORITIES_ROW: Final = ROWS.index("majorities")
CHARACTER_ENDINGS_ROW: Final = ROWS.index("character-endings")
QUEST_ENDINGS_ROW: Final = ROWS.index("quest-endings")


class Tales(Position):
    """A position. Where a tile lies is open; that it exists once only is kept by the zones."""

    printed: Bound[Printed]  # G8 the tiles played with
    # tiles
    periods: Annotated[list[Zone], deck("tiles"), blank([()] * 3)]  # G2.4 three decks, no order until a tile is drawn
    aside: Annotated[Zone, deck("tiles")]  # G2.7
    board: Annotated[Zone, deck("tiles")]
    drafted: Annotated[list[Zone], deck("tiles")]  # G5.1
    added: Annotated[list[Zone], deck("tiles")]  # G9.1 the tiles of each story
    discarded: Annotated[list[Zone], deck("tiles")]  # G11.2 by each seat
    swept: Annotated[Zone, deck("tiles")]  # G15.2
    hero_deck: Annotated[Zone, deck("tiles")]
    quest_deck: Annotated[Zone, deck("tiles")]
    quests: Annotated[list[Zone], deck("tiles")]  # G17.3 not placed yet
    returned: Annotated[list[Zone], deck("tiles")]  # G17.2
    # open facts
    with_quests: Open[bool]  # G2.5
    in_turn: Open[bool]  # G9.11
    round: Open[int]
    places: Open[tuple[TileOrNone, ...]]  # the tile on each place of the board
    taken_from: Annotated[Open[list[PlaceOrNone]], per_seat(0)]  # G5.6 the place of each seat's drafted tile
    first: Open[Seat]  # G2.18 the holder of the first-player token
    order: Open[tuple[Seat, ...]]  # G9.5 the order of phase 2
    stories: Annotated[Open[list[Story]], per_seat(())]  # where each tile lies, in the order of placing, the hero first
    closed: Annotated[Open[list[Chests]], per_seat(())]  # G14.1 the closed chests, in the order of placing
    keys: Open[list[int]]  # G18.7 on each story
    coins: Open[list[int]]
    potions: Open[list[int]]
    combat: Open[list[int]]
    magic: Open[list[int]]
    glory: Annotated[Open[list[Glory]], per_seat((0,) * len(ROWS))]  # by row
    majorities: Open[list[int]]  # G16.2 held at the end

    # Written by tools/fields.py from the lines above. Do not edit.
    __slots__ = (
        "added",
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
        "swept",
        "taken_from",
        "with_quests",
    )

    def clone(self) -> "Tales":
        """A position of its own; tuples are shared."""
        t = Tales()
        self.copy_base(t)
        t.printed = self.printed
        t.periods = self.periods[:]
        t.aside = self.aside
        t.board = self.board
        t.drafted = self.drafted[:]
        t.added = self.added[:]
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

    def blank(self) -> None:
        """Every field before anything is dealt."""
        self.periods = [()] * 3
        self.aside = ()
        self.board = ()
        self.drafted = [()] * self.seats
        self.added = [()] * self.seats
        self.discarded = [()] * self.seats
        self.swept = ()
        self.hero_deck = ()
        self.quest_deck = ()
        self.quests = [()] * self.seats
        self.returned = [()] * self.seats
        self.with_quests = False
        self.in_turn = False
        self.round = 0
        self.places = ()
        self.taken_from = [0] * self.seats
        self.first = 0
        self.order = ()
        self.stories = [()] * self.seats
        self.closed = [()] * self.seats
        self.keys = [0] * self.seats
        self.coins = [0] * self.seats
        self.potions = [0] * self.seats
        self.combat = [0] * self.seats
        self.magic = [0] * self.seats
        self.glory = [(0,) * len(ROWS)] * self.seats
        self.majorities = [0] * self.seats

    fields: ClassVar[Fields] = Fields(
        open={
            "with_quests": FLAG,
            "in_turn": FLAG,
            "round": NUMBER,
            "places": tuple_of(TILE_OR_NONE),
            "taken_from": list_of(PLACE_OR_NONE),
            "first": SEAT,
            "order": tuple_of(SEAT),
            "stories": list_of(STORY),
            "closed": list_of(CHESTS),
            "keys": list_of(NUMBER),
            "coins": list_of(NUMBER),
            "potions": list_of(NUMBER),
            "combat": list_of(NUMBER),
            "magic": list_of(NUMBER),
            "glory": list_of(GLORY),
            "majorities": list_of(NUMBER),
        },
        zones={
            "periods": "tiles",
            "aside": "tiles",
            "board": "tiles",
            "drafted": "tiles",
            "added": "tiles",
            "discarded": "tiles",
            "swept": "tiles",
            "hero_deck": "tiles",
            "quest_deck": "tiles",
            "quests": "tiles",
            "returned": "tiles",
        },
        bound=("printed",),
    )
    # End of what tools/fields.py writes.


def wilderness(seats: int) -> int:
    """G2.2 The last place of the lower row; those above are wilderness."""
    return 3 if seats <= 3 else 4


def plan_of(printed: Printed) -> Plan:
    """G1.16 Who may know what: decks and quests in hand are hidden, everything else lies openly."""
    return Tales.fields.plan({"tiles": (*printed.tiles, *printed.heroes, *printed.quests)}, printed.backs)
