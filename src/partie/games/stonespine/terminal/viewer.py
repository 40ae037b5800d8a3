"""What one seat sees at the table of Stonespine Architects, and the words for it."""

from collections.abc import Sequence
from typing import Final

from partie.core import Card, Position, Seat, has
from partie.core.cards import face
from partie.games.stonespine import StonespineArchitects
from partie.games.stonespine.elements import KINDS, STAR, TRAPS, Elements, kind_of, star_value
from partie.games.stonespine.ending import JAELS, dungeon_of, hoard_of
from partie.games.stonespine.improvement import coming_gold
from partie.games.stonespine.places import SIZE
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.printed import JAEL, NO_DEMAND, Demand
from partie.games.stonespine.scoring import demands_met
from partie.games.stonespine.terminal.glyphs import NOTHING, Marks
from partie.games.stonespine.terminal.keys import ELEMENT_MARKS, TYPE_MARKS, TYPE_WORDS
from partie.games.stonespine.terminal.outlook import Outlook
from partie.terminal.screen import together
from partie.words.numbers import signed
from partie.words.speech import Speech

# The questions of the market; every other one belongs to Construction, or is the dealer's.
MARKET_QUESTIONS: Final = ("visit-market", "embed", "take-challenge")
# The parts that follow an answer of one's own: the table has not changed, so only the seat's own dungeon is shown.
FOLLOWING: Final = ("column", "discard", "keep", "embed", "tunnel", "take-challenge")


class Viewer:
    """One seat's view of the table, and the words for what it sees."""

    def __init__(self, game: StonespineArchitects, s: Stonespine, seat: Seat, speech: Speech[Position]) -> None:
        self.s = s
        self.seat = seat
        self.speech = speech
        self.printed = s.printed
        self.codes = game.notation.codes
        self.question = game.rules.question(s).name if s.agenda else ""
        self.part = game.rules.question(s).part(s, seat) if has(s.waiting, seat) else ""
        self.sheet = game.standing(s)
        # An onlooker has no dungeon, and before the blueprints are dealt nobody has anything to gain.
        self.outlook = Outlook(s, seat) if seat < s.seats and s.goal and s.blueprints[seat] else None
        self.marks = Marks(
            tuple([speech.say(mark) for mark in ELEMENT_MARKS]),
            speech.say("mark-trap"),
            (speech.say(TYPE_MARKS[0]), speech.say(TYPE_MARKS[1])),
        )

    # -- who ------------------------------------------------------------------------------------------------------

    def follows(self) -> bool:
        """Whether the question follows an answer of one's own: nothing else on the table has changed since."""
        return self.part in FOLLOWING

    def order(self) -> list[Seat]:
        """The seats: this one first, then as they sit."""
        first = self.seat if self.seat < self.s.seats else 0
        return [(first + step) % self.s.seats for step in range(self.s.seats)]

    def in_full(self) -> list[Seat]:
        """Whose dungeon is shown in full: the seat's own one; an onlooker sees all of them so."""
        return [self.seat] if self.seat < self.s.seats else self.order()

    def scorers(self) -> list[Seat]:
        """Everybody who scores: the seats, and Jael against a single one."""
        return [*self.order(), JAELS] if self.s.seats == 1 else self.order()

    def name(self, seat: Seat) -> str:
        """Who scores: a seat, or Jael."""
        return self.speech.column(seat)

    def is_market(self) -> bool:
        """Whether the market is open."""
        return self.question in MARKET_QUESTIONS

    def is_building(self) -> bool:
        """Whether a row of this year is still growing: afterwards come the market and the cleanup."""
        s = self.s
        rows = [rooms[(s.year - 1) * SIZE : s.year * SIZE] for rooms in s.rooms]
        return bool(s.agenda) and s.year > 0 and not all([all(row) for row in rows])

    def is_shopping(self) -> bool:
        """Whether this seat can still buy this year."""
        return self.is_market() and self.outlook is not None and not has(self.s.passed, self.seat)

    # -- facts ----------------------------------------------------------------------------------------------------

    def points(self, row: str, seat: Seat) -> int:
        """What one category gives now."""
        return sum([point.points for point in self.sheet.of(row, seat)])

    def met(self, seat: Seat) -> int:
        """S11.9–S11.12 How many demands of the blueprint are met."""
        return demands_met(dungeon_of(self.s, seat), self.printed.demands[face(self.s.blueprints[seat][0])])

    def taken(self, seat: Seat) -> list[tuple[Card, int]]:
        """The challenges of a seat with their points."""
        return [(dict(point.args)["card"], point.points) for point in self.sheet.of("challenges", seat)]

    def elements(self, seat: Seat) -> Elements:
        """All elements of a dungeon, or of Jael's pile."""
        return dungeon_of(self.s, seat) if seat < self.s.seats else hoard_of(self.s)

    def gold(self, seat: Seat) -> str:
        """The gold track; an arrow where the count is still to come."""
        s = self.s
        if seat >= s.seats:
            return str(self.printed.jael_gold[s.jael_now - JAEL]) if s.jael_now else NOTHING
        return f"→ {coming_gold(s, seat)}" if self.is_building() else str(s.gold[seat])

    def priority(self, seat: Seat) -> str:
        """The place on the priority track; in brackets the old one of those who have not passed yet."""
        s = self.s
        if seat in s.priority:
            return str(s.priority.index(seat) + 1)
        return f"({s.old_priority.index(seat) + 1})" if seat in s.old_priority else NOTHING

    # -- words ----------------------------------------------------------------------------------------------------

    def code(self, card: Card) -> str:
        """How a record writes a card, and how it can be typed."""
        return self.codes.get(card, str(card))

    def named(self, card: Card) -> str:
        """A card's code and name."""
        return f"{self.code(card)} {self.speech.face(card)}"

    def element(self, element: str) -> str:
        """An element; a star with its value."""
        if kind_of(element) != STAR:
            return self.word(kind_of(element))
        return self.speech.say("element-star-value", value=signed(star_value(element)))

    def word(self, kind: int) -> str:
        """A kind of element; the tokens have the same names."""
        return self.speech.say("element-star") if kind == STAR else self.speech.say(f"face-{KINDS[kind]}")

    def kind(self, kinds: tuple[int, ...]) -> str:
        """Several kinds of which any will do."""
        if kinds == TRAPS:
            return self.speech.say("element-trap")
        return "/".join([self.word(kind) for kind in kinds])

    def listed(self, elements: Sequence[str]) -> str:
        """Elements in a list."""
        return ", ".join([self.element(each) for each in elements]) or NOTHING

    def token(self, token: Card) -> str:
        """A token in words."""
        return self.speech.face(token)

    def token_list(self, tokens: Sequence[Card]) -> str:
        """Tokens in a list."""
        return ", ".join([self.token(token) for token in tokens])

    def counted(self, seat: Seat) -> str:
        """How many elements of each kind somebody has, in words."""
        held = self.elements(seat)
        counts = [(kind, held.total((kind,))) for kind in range(len(KINDS))]
        return ", ".join([together(f"{self.word(kind)} {count}") for kind, count in counts if count])

    def demand(self, demand: Demand) -> str:
        """What a blueprint asks for."""
        wanted, kinds = demand
        return self.speech.say(TYPE_WORDS[wanted]) if wanted != NO_DEMAND else self.kind(kinds)
