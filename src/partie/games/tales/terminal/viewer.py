"""What one seat sees at the table of Tales of Glory, its own turn as it would be, and the words for it."""

from functools import cached_property

from partie.core import Action, Card, Cell, Event, Position, ScoreSheet, Seat, has
from partie.core.cards import cards
from partie.games.tales import TalesOfGlory
from partie.games.tales.actions import Lay
from partie.games.tales.answering import turn_of
from partie.games.tales.ending import RESOURCES, holders
from partie.games.tales.faces import HEROES, ONCE, PER_MAJORITY, QUESTS
from partie.games.tales.position import Tales, wilderness
from partie.games.tales.prices import Price, price_of
from partie.games.tales.prospects import Prospect, prospect_of
from partie.games.tales.rewards import count
from partie.games.tales.terminal.keys import MARKS, TYPES
from partie.games.tales.tiles import card_in, cell_in, chest_of
from partie.games.tales.turn import CELL, FEE, NEXT, Turn
from partie.words.speech import Speech


class Viewer:
    """One seat's view of the table. ``now`` is the table as it would be if the seat's own turn ended here."""

    def __init__(self, game: TalesOfGlory, s: Tales, seat: Seat, speech: Speech[Position]) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.speech = speech
        self.printed = s.printed
        question = game.rules.question(s) if s.agenda else None
        self.part = question.part(s, seat) if question and has(s.waiting, seat) else ""
        self.is_adding = question is not None and question.name == "turn"
        self.now = s
        self.turn: Turn | None = None
        if self.is_seated() and s.stories[seat]:
            if self.is_adding and s.drafted[seat] and (self.part or s.sealed[seat]):
                self.now = s.clone()
                self.turn = turn_of(self.now, seat, s.sealed[seat])
                self.turn.commit()
            else:
                self.turn = Turn(s, seat)

    @cached_property
    def legal(self) -> list[Action]:
        """What this seat may answer."""
        return list(self.game.rules.legal(self.s, self.seat)) if self.part else []

    @cached_property
    def sheet(self) -> ScoreSheet:
        """What everybody would score if the game ended now."""
        return self.game.standing(self.now)

    @cached_property
    def happened(self) -> list[Event]:
        """What the seat's own turn has brought so far."""
        if not self.is_adding or self.turn is None or self.now is self.s:
            return []
        listener = self.s.clone()
        listener.outbox = []
        turn_of(self.s, self.seat, self.s.sealed[self.seat], listener)
        return [event for _, event in listener.outbox]

    def is_seated(self) -> bool:
        """Whether these eyes belong to a seat, and not to an onlooker."""
        return self.seat < self.s.seats

    def follows(self) -> bool:
        """Whether the question follows an answer of the same seat: only its story has changed since."""
        return self.is_adding and self.is_seated() and bool(self.s.sealed[self.seat])

    def is_choosing(self) -> bool:
        """Whether a place of the board is being chosen."""
        return self.part in ("first-choice", "second-choice")

    def is_placing(self) -> bool:
        """Whether a tile or a quest can still be placed in the seat's turn, or later in the game."""
        return not self.is_adding or self.turn is None or self.turn.stage in (NEXT, FEE, CELL)

    def is_paid(self, card: Card) -> bool:
        """Whether a tile of the hand is paid for and looks for its cell."""
        return self.turn is not None and self.turn.placing == card

    # -- seats ----------------------------------------------------------------------------------------------------

    def order(self) -> list[Seat]:
        """The seats, this one first, then as they sit."""
        first = self.seat if self.is_seated() else 0
        return [(first + step) % self.s.seats for step in range(self.s.seats)]

    def others(self) -> list[Seat]:
        """Those whose stories are shown small."""
        return [seat for seat in self.order() if seat != self.seat]

    def names(self, seats: list[Seat]) -> str:
        """Several seats."""
        return ", ".join([self.speech.seat(seat) for seat in seats])

    def glory(self, seat: Seat) -> int:
        """Glory in the reserve."""
        return sum(self.now.glory[seat])

    def leads(self, seat: Seat, resource: int) -> bool:
        """G16.2 Whether a seat would hold this majority as things stand."""
        return seat in holders(self.now, resource)

    def majorities(self, seat: Seat) -> int:
        """G16.2 How many majorities a seat would hold as things stand."""
        return len([resource for resource in range(len(RESOURCES)) if self.leads(seat, resource)])

    def drafted(self, seat: Seat) -> Card:
        """G5.1 The tile that a seat has taken and not dealt with; 0 if none."""
        held = cards(self.now.drafted[seat])
        return held[0] if held else 0

    def quests(self) -> list[Card]:
        """G17.3 The seat's own quests in hand."""
        return [card for card in cards(self.now.quests[self.seat]) if card > 0] if self.is_seated() else []

    # -- stories --------------------------------------------------------------------------------------------------

    def story(self, seat: Seat) -> dict[Cell, Card]:
        """The cells of a story with their tiles, in the order of placing."""
        return {cell_in(tile): card_in(tile) for tile in self.now.stories[seat]}

    def fresh(self) -> set[Cell]:
        """The cells of the seat's own story that were filled in this turn."""
        if not self.is_seated():
            return set()
        before = len(self.s.stories[self.seat])
        return {cell_in(tile) for tile in self.now.stories[self.seat][before:]}

    def is_closed(self, seat: Seat, card: Card, index: int) -> bool:
        """G14.1 Whether a chest, counted from 0, has no key on it."""
        return chest_of(card, index + 1) in self.now.closed[seat]

    def closed(self, seat: Seat, card: Card) -> list[int]:
        """The closed chests of a tile, counted from 0."""
        return [chest for chest in range(len(self.printed.chests[card])) if self.is_closed(seat, card, chest)]

    # -- prices and prospects -------------------------------------------------------------------------------------

    def price(self, card: Card, place: int = 0) -> Price | None:
        """What a tile would cost the seat, taken from this place of the board; an onlooker pays nothing."""
        return price_of(self.turn, card, self.is_wild(place)) if self.turn is not None else None

    def price_of_drafted(self) -> Price | None:
        """The price of the tile in hand."""
        card = self.drafted(self.seat)
        return self.price(card, self.s.taken_from[self.seat]) if card else None

    def counted(self, card: Card, is_laid: bool = False) -> int | None:
        """G13.6, G13.8 How many there are now of what a tile's reward is multiplied by, the tile itself with them."""
        times = self.printed.reward[card].times
        if self.turn is None or times == ONCE:
            return None
        if times == PER_MAJORITY:
            return self.majorities(self.seat)
        return count(self.turn, times) + (not is_laid and self.printed.type[card] == times)

    def is_wild(self, place: int) -> bool:
        """G2.2 Whether a place lies in the wilderness."""
        return place > wilderness(self.s.seats)

    @cached_property
    def prospects(self) -> dict[Cell, Prospect]:
        """What the tile in hand would give on each cell that is asked about."""
        if self.turn is None or self.turn.stage != CELL or not self.part:
            return {}
        given, held = self.s.sealed[self.seat], self.majorities(self.seat)
        found: dict[Cell, Prospect] = {}
        for action in self.legal:
            assert isinstance(action, Lay)
            found[action.cell] = prospect_of(self.s, self.seat, given, action.cell, held)
        return found

    # -- words ----------------------------------------------------------------------------------------------------

    def name(self, card: Card) -> str:
        """A tile's name."""
        return self.speech.face(card)

    def kind(self, card: Card) -> str:
        """A tile's type; that it is a hero or a quest where it has none."""
        if self.printed.type[card]:
            return self.speech.say(TYPES[self.printed.type[card]])
        return self.speech.say("type-quest") if card > QUESTS else self.speech.say("type-hero")

    def mark(self, card: Card) -> str:
        """The same in three letters."""
        if self.printed.type[card]:
            return self.speech.say(MARKS[self.printed.type[card]])
        return self.speech.say("mark-quest") if card > QUESTS else self.speech.say("mark-hero")

    def is_hero(self, card: Card) -> bool:
        """Whether a tile is a hero."""
        return HEROES < card < QUESTS
