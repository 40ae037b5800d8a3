"""What happened, in the past tense. Faces travel as pieces, so that each hearer gets only what it may know."""

from dataclasses import dataclass

from partie.core import Event, Piece, Seat


@dataclass(frozen=True)
class Dealt(Event):
    """T2.1, T5.13 A seat received a card; only its owner knows which."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class Taken(Event):
    """T3.6 Both cards are turned face up at the same moment."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class HandsPassed(Event):
    """T3.7 The seats exchanged their remaining hands."""

    cards_each: int


@dataclass(frozen=True)
class RoundScored(Event):
    """T4.5, T4.8 A seat's result of a round, which everybody sees."""

    seat: Seat
    round: int
    points: int


@dataclass(frozen=True)
class RelicKept(Event):
    """T5.8 A relic token marks the card for the rest of the game."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class Removed(Event):
    """T5.11 The removed card goes face up into the box."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class GameEnded(Event):
    """T7.1 The third round is scored."""

    points_a: int
    points_b: int
