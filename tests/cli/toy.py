"""A plug-in game without words and without a board: three seats take turns to take a token from a bag."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from partie.core import (
    Action,
    Event,
    Game,
    Notation,
    Outcome,
    Piece,
    Plan,
    Point,
    Position,
    Question,
    Rules,
    ScoreSheet,
    Seat,
    Seats,
    Settings,
    Verb,
    Zone,
    ranks,
)
from partie.core.cards import cards, make_zone, pick, put, reveal
from partie.core.codecs import CARD, SEAT
from partie.core.position import Answer
from partie.core.seats import DEALER, bit

TOKENS: Final = tuple(range(1, 10))


@dataclass(frozen=True)
class Draw(Action):
    card: int


@dataclass(frozen=True)
class Keep(Action):
    card: int


@dataclass(frozen=True)
class Kept(Event):
    seat: Seat
    piece: Piece


DRAW: Final = tuple([Draw(card) for card in range(10)])
KEEP: Final = tuple([Keep(card) for card in range(10)])


class At(IntEnum):
    GAME = 0
    DRAW = 1
    KEEP = 2
    NEXT = 3


class Bag(Position):
    __slots__ = ("bag", "hand", "kept", "next")

    bag: Zone
    hand: Zone
    kept: list[Zone]
    next: int

    def clone(self) -> "Bag":
        t = Bag()
        self.copy_base(t)
        t.bag, t.hand, t.kept, t.next = self.bag, self.hand, self.kept[:], self.next
        return t


class DrawToken(Question[Bag]):
    name = "draw"

    def who(self, s: Bag) -> Seats:
        return DEALER

    def options(self, s: Bag, seat: Seat) -> Sequence[Action]:
        return [DRAW[p >> 16] for p in s.bag]

    def resolve(self, s: Bag, answers: Sequence[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Draw)
        drawn, s.bag = pick(s.bag, action.card)
        s.hand = put(s.hand, reveal(drawn, bit(s.next)))


class KeepToken(Question[Bag]):
    name = "keep"

    def who(self, s: Bag) -> Seats:
        return bit(s.next)

    def options(self, s: Bag, seat: Seat) -> Sequence[Action]:
        return [KEEP[p >> 16] for p in s.hand]

    def resolve(self, s: Bag, answers: Sequence[Answer]) -> None:
        seat, action = answers[0]
        assert isinstance(action, Keep)
        kept, s.hand = pick(s.hand, action.card)
        s.kept[seat] = put(s.kept[seat], reveal(kept, s.public()))
        s.tell(Kept(seat, reveal(kept, s.public())))


def next_seat(s: Bag) -> None:
    if len(s.bag) > 3:
        s.next = (s.next + 1) % s.seats
        s.agenda.extend([int(At.NEXT), int(At.KEEP), int(At.DRAW)])


class BagGame(Game[Bag]):
    def __init__(self) -> None:
        self.name = "bag"
        self.version = 1
        self.seats = range(2, 4)
        self.rules = Rules[Bag](
            {
                At.GAME: (At.DRAW, At.KEEP, At.NEXT),
                At.DRAW: DrawToken(),
                At.KEEP: KeepToken(),
                At.NEXT: next_seat,
            }
        )
        self.plan = Plan(
            open={"next": SEAT}, zones={"bag": "tokens", "hand": "tokens", "kept": "tokens"}, decks={"tokens": TOKENS}
        )
        self.notation = Notation(Verb(Draw, DRAW, card=CARD), Verb(Keep, KEEP, card=CARD))
        self.max_answers = 10

    def setup(self, seats: int, settings: Settings) -> Bag:
        s = Bag()
        s.begin(seats, At.GAME)
        s.bag, s.hand, s.kept, s.next = make_zone(TOKENS), (), [()] * seats, 0
        return s

    def outcome(self, s: Bag) -> Outcome | None:
        scores = tuple([sum(cards(each)) for each in s.kept])
        return None if s.agenda else Outcome(ranks(scores), scores, "bag-is-low")

    def sheet(self, s: Bag) -> ScoreSheet:
        points = [Point(seat, "tokens", p >> 16, "token") for seat, zone in enumerate(s.kept) for p in zone]
        return ScoreSheet(tuple(points))
