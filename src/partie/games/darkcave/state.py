"""The table of the Dark Cave: what lies where, and who may see it."""

from partie.core import Plan, State, Zone
from partie.games.darkcave.faces import CLAN_CARDS, Printed

type Space = int  # a cell and a local space of the card that lies there

OUT: int = -1  # a dwarf that has left, a creature in the bank, a web that is not laid


class DarkCave(State):
    """A position. The cave is a map from cells to cards; figures, webs and gold stand on its spaces and edges."""

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
        "ending",
        "front",
        "goal_deck",
        "goals",
        "gold",
        "hand",
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

    printed: Printed  # D18 the cards played with
    # play cards
    pile: Zone  # D2.18, D2.20 face down: the draw pile and the box, which nobody can tell apart
    hand: list[Zone]
    front: list[Zone]  # D7.3 face up before each seat
    laid: Zone  # path cards in the cave
    discarded: Zone
    # goals and clans
    goal_deck: Zone
    goals: list[Zone]  # D2.2 one on each corner
    clan_deck: Zone
    clans: list[Zone]  # D2.9 one before each seat
    aside: Zone  # D2.9
    unused: Zone  # D2.5–D2.8 clan cards that take no part
    # open facts
    area: int  # D2.3 the corners are so many cells from the start card
    stock: tuple[int, ...]  # D2.21 cards left in the pile by level, I first
    cave: dict[int, int]  # cell → twice the card's number, and 1 more if it is turned
    dwarfs: list[int]  # the space each stands on
    lying: int  # D11.20 the seats whose dwarfs lie
    left: tuple[int, ...]  # D15.1 the seats whose dwarfs have left, the first one first
    gold: list[int]
    veins: tuple[int, ...]  # D6.28 the spaces with a nugget
    creatures: list[int]  # D10 where rat, lindworm and goblin stand
    webs: list[int]  # D8.20 the edge of each of the three webs
    web_sides: list[int]
    acting: int
    turns: int  # turns begun
    stood: bool  # D4.6 the dwarf stood up this turn
    steps: int  # moves left, of the dwarf or of the creature that moves
    due: int  # D4.12 cards to be drawn in step 3
    drawer: int  # D8.17
    reached: int  # D14 the goal that a dwarf steps on, while it is being turned
    beasts: tuple[int, ...]  # D11.8 creatures that attack, one after the other
    prey: tuple[int, ...]  # the seats they attack
    asked: tuple[int, ...]  # D11.6 the seats that may still use an axe
    losers: tuple[int, ...]  # D11.13 the seats that lose a card
    proposer: int  # D16.6
    proposals: list[int]  # D16.6 the turn from which each seat may propose an end again
    ending: int  # why the game ended, 0 while it goes on

    def clone(self) -> "DarkCave":
        """A position of its own; zones are tuples and shared."""
        t = DarkCave()
        self.copy_table(t)
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
        t.ending = self.ending
        return t


def plan_of(printed: Printed) -> Plan:
    """D3 Who may know what: hands, piles, goals and clan cards are zones; the cave and all figures are open."""
    return Plan(
        open=(
            "area",
            "stock",
            "cave",
            "dwarfs",
            "lying",
            "left",
            "gold",
            "veins",
            "creatures",
            "webs",
            "web_sides",
            "acting",
            "turns",
            "stood",
            "steps",
            "due",
            "drawer",
            "reached",
            "beasts",
            "prey",
            "asked",
            "losers",
            "proposer",
            "proposals",
            "ending",
        ),
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
        decks={"cards": printed.cards, "goals": printed.goals, "clans": CLAN_CARDS},
        backs=printed.backs,
        bound=("printed",),
        witnessed=("goals", "clans", "aside"),  # D8.3, D15.6
    )
