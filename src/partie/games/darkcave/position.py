"""The table of the Dark Cave: what lies where, and who may see it."""

from typing import Annotated, ClassVar, Final

from partie.core import NOBODY, Bound, Cell, Fields, Open, Piece, Plan, Position, Seat, Seats, Zone
from partie.core.cards import seen
from partie.core.codecs import CELL, FLAG, NUMBER, SEAT, SEATS, list_of, map_of, one_of, optional, tuple_of
from partie.core.fields import blank, deck, per_seat
from partie.core.seats import without
from partie.games.darkcave.edition import Edition
from partie.games.darkcave.faces import CLAN_CARDS, CREATURES, Creature, Printed
from partie.games.darkcave.spaces import (
    CORNER,
    EDGE_OR_NONE,
    LAID,
    NO_EDGE,
    OUT,
    SPACE,
    SPACE_OR_OUT,
    Corner,
    EdgeOrNone,
    Laid,
    Space,
    SpaceOrOut,
)

NONE: Final = -1  # no seat, no corner, no ending
CLAN_OUT: Final = 0
CARDS_OUT: Final = 1
AGREED: Final = 2
ENDINGS: Final = ("clan-out", "cards-out", "agreed")

type SeatOrNone = Seat
type CornerOrNone = Corner
type EndingOrNone = int

CREATURE: Final = one_of(*CREATURES)
SEAT_OR_NONE: Final = optional(SEAT, NONE)
CORNER_OR_NONE: Final = optional(CORNER, NONE)
ENDING_OR_NONE: Final = optional(one_of(*ENDINGS), NONE)


class DarkCave(Position):
    """A position. The cave is a map from cells to cards; figures, webs and gold stand on its spaces and edges."""

    edition: Bound[Edition]  # the version of the rules played by
    printed: Bound[Printed]  # D18 the cards played with
    # play cards
    pile: Annotated[Zone, deck("cards")]  # D2.18, D2.20 face down: the draw pile and the box, which look alike
    hand: Annotated[list[Zone], deck("cards")]
    front: Annotated[list[Zone], deck("cards")]  # D7.3 face up before each seat
    laid: Annotated[Zone, deck("cards")]  # path cards in the cave
    discarded: Annotated[Zone, deck("cards")]
    # goals and clans
    goal_deck: Annotated[Zone, deck("goals")]
    goals: Annotated[list[Zone], deck("goals", witnessed=True), blank([()] * 4)]  # D2.2 one on each corner
    clan_deck: Annotated[Zone, deck("clans")]
    clans: Annotated[list[Zone], deck("clans", witnessed=True)]  # D2.9 one before each seat
    aside: Annotated[Zone, deck("clans", witnessed=True)]  # D2.9
    unused: Annotated[Zone, deck("clans")]  # D2.5–D2.8 clan cards that take no part
    # open facts
    area: Open[int]  # D2.3 how many cells the corners are from the start card
    stock: Open[tuple[int, ...]]  # D2.21 cards left in the pile by level, I first
    cave: Open[dict[Cell, Laid]]  # the face-up cards, in the order in which they were laid
    dwarfs: Annotated[Open[list[SpaceOrOut]], per_seat(OUT)]  # where each seat's dwarf stands
    lying: Open[Seats]  # D11.20 the seats whose dwarfs lie
    left: Open[tuple[Seat, ...]]  # D15.1 the seats whose dwarfs have left, the first one first
    gold: Open[list[int]]
    veins: Open[tuple[Space, ...]]  # D6.28 the spaces with a nugget
    creatures: Annotated[Open[list[SpaceOrOut]], blank([OUT] * 3)]  # D10 where rat, lindworm and goblin stand
    webs: Annotated[Open[list[EdgeOrNone]], blank([NO_EDGE] * 3)]  # D8.20 the edge of each of the three webs
    web_sides: Annotated[Open[list[int]], blank([0] * 3)]
    acting: Open[Seat]
    turns: Open[int]  # turns begun
    stood: Open[bool]  # D4.6 the dwarf stood up this turn
    steps: Open[int]  # moves left, of the dwarf or of the creature that moves
    due: Open[int]  # D4.12 cards to be drawn in step 3
    drawer: Open[Seat]  # D8.17
    reached: Annotated[Open[CornerOrNone], blank(NONE)]  # D14 the goal that a dwarf steps on, until it lies open
    beasts: Open[tuple[Creature, ...]]  # D11.8 creatures that attack, one after the other
    prey: Open[tuple[Seat, ...]]  # the seats they attack
    asked: Open[tuple[Seat, ...]]  # D11.6 the seats that may still use an axe
    losers: Open[tuple[Seat, ...]]  # D11.13 the seats that lose a card
    proposer: Annotated[Open[SeatOrNone], blank(NONE)]  # D16.6
    proposals: Open[list[int]]  # D16.6 the turn from which each seat may propose an end again
    hand_limit: Open[list[int]]  # D11.16 how many cards each seat may hold after a draw
    ending: Annotated[Open[EndingOrNone], blank(NONE)]  # why the game ended

    # Written by tools/fields.py from the lines above. Do not edit.
    __slots__ = (
        "acting",
        "area",
        "aside",
        "asked",
        "beasts",
        "cave",
        "clan_deck",
        "clans",
        "creatures",
        "discarded",
        "drawer",
        "due",
        "dwarfs",
        "edition",
        "ending",
        "front",
        "goal_deck",
        "goals",
        "gold",
        "hand",
        "hand_limit",
        "laid",
        "left",
        "losers",
        "lying",
        "pile",
        "prey",
        "printed",
        "proposals",
        "proposer",
        "reached",
        "steps",
        "stock",
        "stood",
        "turns",
        "unused",
        "veins",
        "web_sides",
        "webs",
    )

    def clone(self) -> "DarkCave":
        """A position of its own; tuples are shared."""
        t = DarkCave()
        self.copy_base(t)
        t.edition = self.edition
        t.printed = self.printed
        t.pile = self.pile
        t.hand = self.hand[:]
        t.front = self.front[:]
        t.laid = self.laid
        t.discarded = self.discarded
        t.goal_deck = self.goal_deck
        t.goals = self.goals[:]
        t.clan_deck = self.clan_deck
        t.clans = self.clans[:]
        t.aside = self.aside
        t.unused = self.unused
        t.area = self.area
        t.stock = self.stock
        t.cave = self.cave.copy()
        t.dwarfs = self.dwarfs[:]
        t.lying = self.lying
        t.left = self.left
        t.gold = self.gold[:]
        t.veins = self.veins
        t.creatures = self.creatures[:]
        t.webs = self.webs[:]
        t.web_sides = self.web_sides[:]
        t.acting = self.acting
        t.turns = self.turns
        t.stood = self.stood
        t.steps = self.steps
        t.due = self.due
        t.drawer = self.drawer
        t.reached = self.reached
        t.beasts = self.beasts
        t.prey = self.prey
        t.asked = self.asked
        t.losers = self.losers
        t.proposer = self.proposer
        t.proposals = self.proposals[:]
        t.hand_limit = self.hand_limit[:]
        t.ending = self.ending
        return t

    def blank(self) -> None:
        """Every field before anything is dealt."""
        self.pile = ()
        self.hand = [()] * self.seats
        self.front = [()] * self.seats
        self.laid = ()
        self.discarded = ()
        self.goal_deck = ()
        self.goals = [()] * 4
        self.clan_deck = ()
        self.clans = [()] * self.seats
        self.aside = ()
        self.unused = ()
        self.area = 0
        self.stock = ()
        self.cave = {}
        self.dwarfs = [OUT] * self.seats
        self.lying = NOBODY
        self.left = ()
        self.gold = [0] * self.seats
        self.veins = ()
        self.creatures = [OUT] * 3
        self.webs = [NO_EDGE] * 3
        self.web_sides = [0] * 3
        self.acting = 0
        self.turns = 0
        self.stood = False
        self.steps = 0
        self.due = 0
        self.drawer = 0
        self.reached = NONE
        self.beasts = ()
        self.prey = ()
        self.asked = ()
        self.losers = ()
        self.proposer = NONE
        self.proposals = [0] * self.seats
        self.hand_limit = [0] * self.seats
        self.ending = NONE

    fields: ClassVar[Fields] = Fields(
        open={
            "area": NUMBER,
            "stock": tuple_of(NUMBER),
            "cave": map_of(CELL, LAID),
            "dwarfs": list_of(SPACE_OR_OUT),
            "lying": SEATS,
            "left": tuple_of(SEAT),
            "gold": list_of(NUMBER),
            "veins": tuple_of(SPACE),
            "creatures": list_of(SPACE_OR_OUT),
            "webs": list_of(EDGE_OR_NONE),
            "web_sides": list_of(NUMBER),
            "acting": SEAT,
            "turns": NUMBER,
            "stood": FLAG,
            "steps": NUMBER,
            "due": NUMBER,
            "drawer": SEAT,
            "reached": CORNER_OR_NONE,
            "beasts": tuple_of(CREATURE),
            "prey": tuple_of(SEAT),
            "asked": tuple_of(SEAT),
            "losers": tuple_of(SEAT),
            "proposer": SEAT_OR_NONE,
            "proposals": list_of(NUMBER),
            "hand_limit": list_of(NUMBER),
            "ending": ENDING_OR_NONE,
        },
        zones={
            "pile": "cards",
            "hand": "cards",
            "front": "cards",
            "laid": "cards",
            "discarded": "cards",
            "goal_deck": "goals",
            "goals": "goals",
            "clan_deck": "clans",
            "clans": "clans",
            "aside": "clans",
            "unused": "clans",
        },
        bound=(
            "edition",
            "printed",
        ),
        witnessed=(
            "goals",
            "clans",
            "aside",
        ),
    )
    # End of what tools/fields.py writes.


def is_open(s: DarkCave, piece: Piece) -> bool:
    """Whether everybody has seen a face."""
    return without(s.public(), seen(piece)) == NOBODY


def plan_of(printed: Printed) -> Plan:
    """D3 Who may know what: hands, piles, goals and clan cards are zones; the cave and all figures are open."""
    return DarkCave.fields.plan({"cards": printed.cards, "goals": printed.goals, "clans": CLAN_CARDS}, printed.backs)
