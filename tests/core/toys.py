"""A toy game that asks one seat after another, which Tides never does.

The seats take turns to say a number that is added to a total. Saying 1 tells nobody anything new, saying 2 turns the
hidden card of the table face up for the seat that spoke, and saying 3 makes the dealer draw a card.
"""

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
from partie.core.cards import make_piece, make_zone, pick, put, reveal
from partie.core.codecs import CARD, NUMBER, SEAT, tuple_of
from partie.core.position import Answer
from partie.core.seats import DEALER, bit


@dataclass(frozen=True)
class Say(Action):
    number: int


@dataclass(frozen=True)
class Draw(Action):
    card: int


@dataclass(frozen=True)
class Said(Event):
    seat: Seat
    number: int


@dataclass(frozen=True)
class Looked(Event):
    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class Drawn(Event):
    pieces: Zone


SAY: Final = tuple([Say(number) for number in range(4)])
DRAW: Final = tuple([Draw(card) for card in range(10)])


class At(IntEnum):
    GAME = 0
    TURN = 1
    NEXT_TURN = 2
    DRAW = 3


class Count(Position):
    __slots__ = ("drawn", "goal", "hidden", "next", "pile", "scores", "total")

    pile: Zone
    drawn: Zone
    hidden: Piece
    next: int
    total: int
    goal: int
    scores: tuple[int, ...]

    def clone(self) -> "Count":
        t = Count()
        self.copy_base(t)
        t.pile = self.pile
        t.drawn = self.drawn
        t.hidden = self.hidden
        t.next = self.next
        t.total = self.total
        t.goal = self.goal
        t.scores = self.scores
        return t


class Turn(Question[Count]):
    name = "turn"

    def who(self, s: Count) -> Seats:
        return bit(s.next)

    def options(self, s: Count, seat: Seat) -> Sequence[Action]:
        return SAY[1:]

    def resolve(self, s: Count, answers: Sequence[Answer]) -> None:
        seat, action = answers[0]
        assert isinstance(action, Say)
        s.total += action.number
        s.scores = (*s.scores[:seat], s.scores[seat] + action.number, *s.scores[seat + 1 :])
        s.tell(Said(seat, action.number))
        if action.number == 2:
            s.hidden = reveal(s.hidden, bit(seat))
            # The others do not even hear that somebody looked.
            s.tell_only(bit(seat), Looked(seat, s.hidden))
        if action.number == 3 and s.pile:
            s.agenda.append(int(At.DRAW))


class DrawACard(Question[Count]):
    name = "draw"
    weighted = True

    def who(self, s: Count) -> Seats:
        return DEALER

    def options(self, s: Count, seat: Seat) -> Sequence[Action]:
        return [DRAW[p >> 16] for p in s.pile]

    def weight(self, s: Count, action: Action) -> int:
        assert isinstance(action, Draw)
        return action.card

    def resolve(self, s: Count, answers: Sequence[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Draw)
        drawn, s.pile = pick(s.pile, action.card)
        s.drawn = put(s.drawn, reveal(drawn, bit(s.next)))
        s.tell(Drawn(s.drawn))

    def seen_by(self, s: Count, seat: Seat, action: Action) -> Seats:
        return bit(s.next)


def next_turn(s: Count) -> None:
    if s.total < s.goal:
        s.next = (s.next + 1) % s.seats
        s.agenda.extend([int(At.NEXT_TURN), int(At.TURN)])


class CountingGame(Game[Count]):
    def __init__(self) -> None:
        self.name = "counting"
        self.version = 3
        self.seats = range(2, 5)
        self.rules = Rules[Count](
            {
                At.GAME: (At.TURN, At.NEXT_TURN),
                At.TURN: Turn(),
                At.NEXT_TURN: next_turn,
                At.DRAW: DrawACard(),
            }
        )
        self.plan = Plan(
            open={"next": SEAT, "total": NUMBER, "goal": NUMBER, "scores": tuple_of(NUMBER)},
            zones={"pile": "cards", "drawn": "cards", "hidden": "secrets"},
            decks={"cards": (1, 2, 3, 4), "secrets": (9,)},
        )
        self.notation = Notation(Verb(Say, SAY, number=NUMBER), Verb(Draw, DRAW, card=CARD))
        self.max_answers = 100

    def setup(self, seats: int, settings: Settings) -> Count:
        s = Count()
        s.begin(seats, At.GAME)
        s.pile = make_zone((1, 2, 3, 4))
        s.drawn = ()
        s.hidden = make_piece(9)
        s.next = 0
        s.total = 0
        s.goal = 30 if settings["length"] == "long" else 6
        s.scores = (0,) * seats
        return s

    def outcome(self, s: Count) -> Outcome | None:
        return None if s.agenda else Outcome(ranks(s.scores), s.scores, "goal")

    def sheet(self, s: Count) -> ScoreSheet:
        return ScoreSheet(())

    def setting_values(self) -> dict[str, tuple[str, ...]]:
        return {"length": ("short", "long")}


COUNTING: Final = CountingGame()


class Vote(Turn):
    """As a turn, but where the total is 1 all seats speak at once."""

    def who(self, s: Count) -> Seats:
        return s.everyone() if s.total == 1 else bit(s.next)

    def resolve(self, s: Count, answers: Sequence[Answer]) -> None:
        for answer in answers:
            super().resolve(s, [answer])


class VotingGame(CountingGame):
    """One question to one seat, then one to all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "voting"
        self.rules = Rules[Count](
            {
                At.GAME: (At.TURN, At.NEXT_TURN),
                At.TURN: Vote(),
                At.NEXT_TURN: next_turn,
                At.DRAW: DrawACard(),
            }
        )


VOTING: Final = VotingGame()
