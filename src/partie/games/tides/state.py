"""The table of Tides of Time: what lies where, and who may see it."""

from partie.core import Plan, State, Zone
from partie.games.tides.faces import CARDS

type Kingdoms = tuple[tuple[int, ...], tuple[int, ...]]


class Tides(State):
    """A position. Kingdom and relics together are what the rulebook calls the kingdom."""

    __slots__ = ("hand", "kingdom", "next", "pile", "relics", "removed", "round", "scored", "vp")

    pile: Zone  # T2.2 the draw pile, face down; it has no order until a card is drawn
    hand: list[Zone]
    kingdom: list[Zone]  # cards laid out in this round
    relics: list[Zone]  # T5.8 cards kept from earlier rounds
    removed: Zone  # T5.11 the box
    round: int
    next: int  # T2.6 the seat that receives the next card
    vp: tuple[int, int]
    scored: tuple[Kingdoms, ...]  # the kingdoms of every scored round: the score sheet is derived from them

    def clone(self) -> "Tides":
        """A position of its own; zones are tuples and shared."""
        t = Tides()
        self.copy_table(t)
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


PLAN = Plan(
    open=("round", "next", "vp", "scored"),
    zones={"pile": "cards", "hand": "cards", "kingdom": "cards", "relics": "cards", "removed": "cards"},
    decks={"cards": CARDS},
)
