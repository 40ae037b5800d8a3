"""G9–G14, G17 One seat's turn of phase 2, as far as its answers go.

All seats may act at the same time, and a seat may take back everything until it confirms; so a turn is worked out
beside the table, from the seat's sealed answers, and comes on the table when the question is closed. What an answer
does is said in ``answering``, ``paying``, ``rewards`` and ``chests``.
"""

from typing import Final

from partie.core import Bound, Card, Cell, Piece, Seat
from partie.core.cards import cards, make_piece, move_card
from partie.core.seats import public
from partie.games.tales.faces import Printed
from partie.games.tales.position import Tales, wilderness
from partie.games.tales.story import Join
from partie.games.tales.tiles import Chest, card_in, cell_in, tile_on

# What the seat is asked next; the last two mean that it owes no choice.
NEXT: Final = 0
FEE: Final = 1
CELL: Final = 2
KEY: Final = 3
CHEST: Final = 4
CONFIRMING: Final = 5
DONE: Final = 6
RESOLVING: Final = 7
PARTS: Final = ("next", "fee", "cell", "key", "chest", "confirm")

NONE_CHOSEN: Final = -1


def nobody_listens() -> Tales:
    """A table at which nothing is said: a turn is worked out many times before it is played."""
    s = Tales()
    s.begin(0, 0)
    return s


SILENCE: Final = nobody_listens()


class Placed:
    """A tile that was placed, with the joins it made, or the drafted one, discarded."""

    def __init__(self, card: Card, joins: list[Join], is_discard: bool) -> None:
        self.card = card
        self.joins = joins
        self.is_discard = is_discard


class Turn:
    """Everything that is the seat's own, changed by its answers one by one."""

    s: Bound[Tales]
    listener: Bound[Tales]  # who hears what happens
    printed: Bound[Printed]
    seat: Bound[Seat]
    story: dict[Cell, Card]
    hero: Card
    laid: dict[Cell, Card]  # the part of the story that is new
    closed: list[Chest]
    keys: int
    coins: int
    potions: int
    combat: int
    magic: int
    glory: list[int]
    takes_token: bool
    drafted: Card  # 0 if there is none any more
    owes_fee: bool
    quests: list[Card]
    stage: int
    placing: Card  # the tile that is paid for and looks for a cell; 0 if none
    paid: tuple[int, int]  # coins and potions for it
    placed: list[Placed]
    resolved: int  # placed tiles whose rewards are gained
    step: int  # G13.4
    free_keys: int
    join_keys: list[tuple[Card, Card]]  # G14.5 the two tiles of each
    chosen: int  # which of them is next

    # Written by tools/fields.py from the lines above. Do not edit.
    __slots__ = (
        "chosen",
        "closed",
        "coins",
        "combat",
        "drafted",
        "free_keys",
        "glory",
        "hero",
        "join_keys",
        "keys",
        "laid",
        "listener",
        "magic",
        "owes_fee",
        "paid",
        "placed",
        "placing",
        "potions",
        "printed",
        "quests",
        "resolved",
        "s",
        "seat",
        "stage",
        "step",
        "story",
        "takes_token",
    )

    def follow(self, other: "Turn") -> None:
        """Become as far as the other is; only what is bound stays."""
        self.story = other.story.copy()
        self.hero = other.hero
        self.laid = other.laid.copy()
        self.closed = other.closed[:]
        self.keys = other.keys
        self.coins = other.coins
        self.potions = other.potions
        self.combat = other.combat
        self.magic = other.magic
        self.glory = other.glory[:]
        self.takes_token = other.takes_token
        self.drafted = other.drafted
        self.owes_fee = other.owes_fee
        self.quests = other.quests[:]
        self.stage = other.stage
        self.placing = other.placing
        self.paid = other.paid
        self.placed = other.placed[:]
        self.resolved = other.resolved
        self.step = other.step
        self.free_keys = other.free_keys
        self.join_keys = other.join_keys[:]
        self.chosen = other.chosen

    # End of what tools/fields.py writes.

    def __init__(self, s: Tales, seat: Seat, before: "Turn | None" = None) -> None:
        """A turn at its beginning, or as far as another one is: to try an answer on."""
        self.s = s
        self.listener = SILENCE
        self.printed = s.printed
        self.seat = seat
        if before is not None:
            self.follow(before)
            return
        self.story = {}
        for tile in s.stories[seat]:
            self.story[cell_in(tile)] = card_in(tile)
        self.hero = card_in(s.stories[seat][0])
        self.laid = {}
        self.closed = list(s.closed[seat])
        self.keys = s.keys[seat]
        self.coins = s.coins[seat]
        self.potions = s.potions[seat]
        self.combat = s.combat[seat]
        self.magic = s.magic[seat]
        self.glory = list(s.glory[seat])
        self.takes_token = False
        self.drafted = cards(s.drafted[seat])[0] if s.drafted[seat] else 0
        self.owes_fee = s.taken_from[seat] > wilderness(s.seats)
        self.quests = cards(s.quests[seat])
        self.stage = NEXT
        self.placing = 0
        self.paid = (0, 0)
        self.placed = []
        self.resolved = 0
        self.step = 0
        self.free_keys = 0
        self.join_keys = []
        self.chosen = NONE_CHOSEN

    def copy(self) -> "Turn":
        """The same turn, to try an answer on."""
        return Turn(self.s, self.seat, self)

    def piece(self, card: Card) -> Piece:
        """A tile that all see."""
        return make_piece(card, public(self.s.seats))

    def commit(self) -> None:
        """G9.12 The turn comes on the table."""
        s, seat = self.s, self.seat
        s.stories[seat] += tuple([tile_on(cell, card) for cell, card in self.laid.items()])
        s.closed[seat] = tuple(self.closed)
        s.keys[seat] = self.keys
        s.coins[seat] = self.coins
        s.potions[seat] = self.potions
        s.combat[seat] = self.combat
        s.magic[seat] = self.magic
        s.glory[seat] = tuple(self.glory)
        for tile in self.placed:
            held = s.drafted if tile.card in cards(s.drafted[seat]) else s.quests
            target = s.discarded if tile.is_discard else s.added
            _, held[seat], target[seat] = move_card(held[seat], tile.card, target[seat], s.public())
        if self.takes_token:
            s.first = seat
