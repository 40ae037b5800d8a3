"""The table of Tides of Time: what lies where, and who may see it."""

from typing import Annotated, ClassVar, Final

from partie.core import Card, Fields, Open, Position, Seat, Zone
from partie.core.codecs import CARD, NUMBER, SEAT, row_of, tuple_of
from partie.core.fields import deck
from partie.games.tides.faces import CARDS

type Kingdoms = tuple[tuple[Card, ...], tuple[Card, ...]]
KINGDOMS: Final = row_of(tuple_of(CARD), tuple_of(CARD))


class Tides(Position):
    """A position. Kingdom and relics together are what the rulebook calls the kingdom."""

    pile: Annotated[Zone, deck("cards")]  # T2.2 the draw pile, face down; it has no order until a card is drawn
    hand: Annotated[list[Zone], deck("cards")]
    kingdom: Annotated[list[Zone], deck("cards")]  # cards laid out in this round
    relics: Annotated[list[Zone], deck("cards")]  # T5.8 cards kept from earlier rounds
    removed: Annotated[Zone, deck("cards")]  # T5.11 the box
    round: Open[int]
    next: Open[Seat]  # T2.6 the seat that receives the next card
    vp: Open[tuple[int, int]]
    scored: Open[tuple[Kingdoms, ...]]  # the kingdoms of every scored round: the score sheet is derived from them

    # Written by tools/fields.py from the lines above. Do not edit.
    __slots__ = (
        "hand",
        "kingdom",
        "next",
        "pile",
        "relics",
        "removed",
        "round",
        "scored",
        "vp",
    )

    def clone(self) -> "Tides":
        """A position of its own; tuples are shared."""
        t = Tides()
        self.copy_base(t)
        t.pile = self.pile
        t.hand = self.hand[:]
        t.kingdom = self.kingdom[:]
        t.relics = self.relics[:]
        t.removed = self.removed
        t.round = self.round
        t.next = self.next
        t.vp = self.vp
        t.scored = self.scored
        return t

    def blank(self) -> None:
        """Every field before anything is dealt."""
        self.pile = ()
        self.hand = [()] * self.seats
        self.kingdom = [()] * self.seats
        self.relics = [()] * self.seats
        self.removed = ()
        self.round = 0
        self.next = 0
        self.vp = (0, 0)
        self.scored = ()

    fields: ClassVar[Fields] = Fields(
        open={
            "round": NUMBER,
            "next": SEAT,
            "vp": row_of(NUMBER, NUMBER),
            "scored": tuple_of(KINGDOMS),
        },
        zones={
            "pile": "cards",
            "hand": "cards",
            "kingdom": "cards",
            "relics": "cards",
            "removed": "cards",
        },
    )
    # End of what tools/fields.py writes.


PLAN: Final = Tides.fields.plan({"cards": CARDS})
