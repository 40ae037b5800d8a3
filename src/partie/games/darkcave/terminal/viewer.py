"""What one seat sees at the table of the Dark Cave, and the words for it."""

from functools import cached_property
from typing import Final

from partie.core import Action, Card, Cell, Piece, Position, Seat, has, letter, seats_in
from partie.core.cards import face, seen
from partie.core.grid import cell_text
from partie.core.seats import around
from partie.games.darkcave import SaboteurDarkCave
from partie.games.darkcave.cave import CENTRE, card_at, corners, feature_at, marked_space, shape_at
from partie.games.darkcave.faces import (
    BLUE,
    BLUE_LOYAL,
    START,
    YELLOW,
    YELLOW_LOYAL,
    Creature,
    clan_of,
)
from partie.games.darkcave.position import DarkCave, is_open
from partie.games.darkcave.spaces import (
    FIRST_LANE,
    HIDDEN_GOAL,
    HUB,
    OUT,
    TUNNEL,
    Corner,
    Edge,
    Node,
    Space,
    cell_of,
    cells_at,
    node_of,
)
from partie.games.darkcave.terminal.glyphs import WEBS
from partie.games.darkcave.terminal.keys import CORNERS, CREATURE_MARKS, CREATURES, FEATURES, LANES, PORTS
from partie.games.darkcave.terminal.reach import cards_missing
from partie.words.speech import Speech

# The parts that follow an answer of one's own, and steps: little has changed, so only cave and seats are shown.
FOLLOWING: Final = ("lay", "look", "collapse", "swap", "spin", "equip", "call", "drop", "dwarf-step", "creature-step")


class Viewer:
    """One seat's view of the table, and the words for what it sees."""

    def __init__(self, game: SaboteurDarkCave, s: DarkCave, seat: Seat, speech: Speech[Position]) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.speech = speech
        self.printed = s.printed
        self.codes = game.notation.codes
        self.part = game.rules.question(s).part(s, seat) if s.agenda and has(s.waiting, seat) else ""

    @cached_property
    def legal(self) -> list[Action]:
        """What this seat may answer, as far as its view tells."""
        return list(self.game.rules.legal(self.s, self.seat)) if self.part else []

    @cached_property
    def missing(self) -> dict[Corner, int]:
        """How many cards are missing between this seat's dwarf and each hidden goal."""
        return cards_missing(self.s, self.seat)

    def follows(self) -> bool:
        """Whether the question follows an answer of one's own: what has changed since is in the news."""
        return self.part in FOLLOWING

    # -- seats ----------------------------------------------------------------------------------------------------

    def order(self) -> list[Seat]:
        """All seats clockwise, beginning with the one that looks."""
        return around(self.s.seats, self.seat if self.seat < self.s.seats else 0)

    def named(self, seat: Seat) -> str:
        """A seat's letter, as the cave shows it, and its name."""
        return f"{letter(seat)} {self.speech.seat(seat)}"

    def names(self, seats: list[Seat]) -> str:
        """Several seats."""
        return ", ".join([self.speech.seat(seat) for seat in seats])

    def clan(self, seat: Seat) -> int:
        """D1.3 The clan on the back of a seat's clan card; -1 before it is dealt."""
        if not self.s.clans[seat]:
            return -1
        card = face(self.s.clans[seat][0])
        if card > 0:
            return clan_of(card)
        return BLUE if card == -3 else YELLOW

    def role(self, seat: Seat) -> str:
        """D2.10 Loyal or saboteur, where these eyes know it."""
        card = face(self.s.clans[seat][0]) if self.s.clans[seat] else 0
        if card <= 0:
            return ""
        return (
            self.speech.say("board-loyal") if card in (BLUE_LOYAL, YELLOW_LOYAL) else self.speech.say("board-saboteur")
        )

    def is_open(self, seat: Seat) -> bool:
        """D6.30, D15.3 Whether a clan card lies face up for all."""
        return bool(self.s.clans[seat]) and is_open(self.s, self.s.clans[seat][0])

    def levels(self, pieces: tuple[Piece, ...]) -> list[int]:
        """D3.2 How many cards of each level: backs are public."""
        found = [0, 0, 0]
        for p in pieces:
            card = face(p)
            found[self.printed.level[card] - 1 if card > 0 else -card] += 1
        return found

    def known_hand(self, seat: Seat) -> list[Card]:
        """The cards of a hand that these eyes know."""
        return [face(p) for p in self.s.hand[seat] if face(p) > 0]

    def lookers(self, p: Piece, but: Seat = -1) -> list[Seat]:
        """D8.3 Who has seen a card that lies face down; everybody knows that."""
        return [seat for seat in seats_in(seen(p)) if seat < self.s.seats and seat != but]

    # -- the cave -------------------------------------------------------------------------------------------------

    def last_laid(self) -> Cell | None:
        """The cell of the card that came last into the cave and still lies there; None if only the start card does."""
        last = next(reversed(self.s.cave))
        return last if last != CENTRE else None

    def shape_name(self, at: Cell) -> str:
        """Which shape the card on a cell has, where it has two ways."""
        card = card_at(self.s, at)
        return self.printed.card_set.paths[card - 1].shape if self.printed.is_path(card) else ""

    def dwarfs_on(self, space: Space) -> list[Seat]:
        """Whose dwarfs stand there."""
        return [seat for seat in range(self.s.seats) if self.s.dwarfs[seat] == space]

    def creatures_on(self, space: Space) -> list[Creature]:
        """Which creatures stand there."""
        return [creature for creature, where in enumerate(self.s.creatures) if where == space]

    def goal_card(self, corner: Corner) -> Card:
        """The goal on a corner, where these eyes know it."""
        return max(face(self.s.goals[corner][0]), 0) if self.s.goals[corner] else 0

    # -- words ----------------------------------------------------------------------------------------------------

    def code(self, card: Card) -> str:
        """How a record writes a card, and how it can be typed."""
        return self.codes.get(card, str(card))

    def card(self, card: Card) -> str:
        """A card's code and name."""
        if card == START:
            return self.speech.say("face-start")
        return f"{self.code(card)} {self.speech.face(card)}"

    def corner(self, corner: Corner) -> str:
        """A goal's corner."""
        return self.speech.say(CORNERS[corner])

    def feature(self, name: str) -> str:
        """A feature."""
        return self.speech.say(FEATURES[name])

    def creature(self, creature: Creature) -> str:
        """A creature with its letter in the cave."""
        return f"{self.speech.say(CREATURE_MARKS[creature])} {self.speech.say(CREATURES[creature])}"

    def creature_mark(self, creature: Creature) -> str:
        """A creature's letter in the cave."""
        return self.speech.say(CREATURE_MARKS[creature])

    def space(self, space: Space) -> str:
        """A space: its cell, and where on the card if there are several."""
        at = cell_of(space)
        word = self.node(at, node_of(space))
        return f"{cell_text(at)}, {word}" if word else cell_text(at)

    def node(self, at: Cell, node: Node) -> str:
        """Where on its card a space is; nothing if the card has only one."""
        say = self.speech.say
        if node == HIDDEN_GOAL:
            return say("board-goal-at", corner=self.corner(corners(self.s.area).index(at)))
        shape = shape_at(self.s, at)
        if node < HUB:
            return say(PORTS[node])
        if node == TUNNEL:
            return say("board-tunnel")
        if node >= FIRST_LANE:
            return say(LANES[self.shape_name(at)][node - FIRST_LANE])
        return say("board-middle") if shape is not None and len(shape.nodes) > 1 else ""

    def edge(self, edge: Edge) -> str:
        """An edge: the two cells it parts, the southern or western one first."""
        return "/".join([cell_text(at) for at in cells_at(edge)])

    def web(self, web: int) -> str:
        """A web on the table: its sign, its side, the edge it lies on."""
        told = self.speech.say("board-web-at", edge=self.edge(self.s.webs[web]), side=self.s.web_sides[web])
        return f"{WEBS[web]} {told}"

    def feature_text(self, at: Cell) -> str:
        """The feature of a card, its nugget, and where on the card it is."""
        name = feature_at(self.s, at)
        shape = shape_at(self.s, at)
        if name not in FEATURES or shape is None:
            return ""
        word = self.feature(name)
        if name == "gold":
            is_rich = marked_space(self.s, at) in self.s.veins
            word = self.speech.say("board-vein-full") if is_rich else self.speech.say("board-vein-empty")
        where = self.node(at, shape.mark)
        return f"{word} ({where})" if where and shape.mark < HUB else word

    def stands(self, seat: Seat) -> str:
        """Where a dwarf is: a space, whether it lies, or that it has left."""
        s, say = self.s, self.speech.say
        if s.dwarfs[seat] == OUT:
            return say("board-out", place=s.left.index(seat) + 1)
        where = self.space(s.dwarfs[seat])
        return say("board-lies", where=where) if has(s.lying, seat) else where
