"""What happened, in the past tense. Faces travel as pieces, so that each hearer gets only what it may know."""

from dataclasses import dataclass

from partie.core import Card, Event, Piece, Seat, Zone
from partie.core.happening import Spot


@dataclass(frozen=True)
class Ranked(Event):
    """S3.2, S3.3 A seat's token came on the priority track; start gold hangs on the place."""

    seat: Seat
    place: int
    gold: int


@dataclass(frozen=True)
class GoalShown(Event):
    """S3.4 The goal that is valid for all."""

    piece: Piece


@dataclass(frozen=True)
class ChallengeShown(Event):
    """S3.5, S10.7 A challenge lies open."""

    piece: Piece


@dataclass(frozen=True)
class MarketCardShown(Event):
    """S3.6, S10.2 A market card lies open."""

    piece: Piece


@dataclass(frozen=True)
class TokenShown(Event):
    """S3.8, S10.3 A token lies on a slot of a set."""

    piece: Piece
    market_card: Card
    half: str


@dataclass(frozen=True)
class TokensReturned(Event):
    """S10.4 Discarded tokens of one shape were shuffled into a new stack."""

    count: int


@dataclass(frozen=True)
class BlueprintDealt(Event):
    """S3.10 A seat's blueprint, seen by all."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class ChamberDealt(Event):
    """S3.12, S6.16, S10.8, S15.6 A seat received a chamber; only its owner knows which."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class YearBegan(Event):
    """S5.1 A year starts with Construction."""

    year: int


@dataclass(frozen=True)
class ChamberPlaced(Event):
    """S6.13 A chamber lies in a dungeon, seen by all."""

    seat: Seat
    piece: Piece
    place: Spot


@dataclass(frozen=True)
class ChamberDiscarded(Event):
    """S6.11, S6.18, S15.5, S15.8 A chamber went face down on the discard pile."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class HandsPassed(Event):
    """S6.14 All hands went to the neighbours."""

    way: str
    cards_each: int


@dataclass(frozen=True)
class GoldCounted(Event):
    """S7.2–S7.5 What row, chests and the start gave a seat, what is lost above 30, and what it has for the market."""

    seat: Seat
    chambers: int
    chests: int
    start: int
    lost: int
    gold: int


@dataclass(frozen=True)
class SetBought(Event):
    """S8.8, S8.9 A seat paid for a set and took its tokens."""

    seat: Seat
    market_card: Card
    half: str
    price: int
    gold: int


@dataclass(frozen=True)
class TokenEmbedded(Event):
    """S9.2, S9.12 A token lies in a chamber, seen by all."""

    seat: Seat
    piece: Piece
    place: Spot


@dataclass(frozen=True)
class PassageLaid(Event):
    """S9.6, S9.12 A secret passage lies on an edge."""

    seat: Seat
    edge: Spot


@dataclass(frozen=True)
class SeatPassed(Event):
    """S8.11–S8.13 A seat left the market with this much gold."""

    seat: Seat
    gold: int


@dataclass(frozen=True)
class ChallengeTaken(Event):
    """S8.14 A seat took a challenge."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class PlaceTaken(Event):
    """S8.16 A seat's token went to the leftmost free place of the priority track."""

    seat: Seat
    place: int


@dataclass(frozen=True)
class MarketCleared(Event):
    """S10.1, S10.2, S10.6 What was left of market and challenges is discarded."""

    tokens: int


@dataclass(frozen=True)
class JaelTurned(Event):
    """S15.1 Jael's card for the year."""

    piece: Piece


@dataclass(frozen=True)
class JaelGained(Event):
    """S15.5 A chamber with Jael's rune went to his pile."""

    piece: Piece


@dataclass(frozen=True)
class JaelTook(Event):
    """S16.5, S16.10, S16.11 Jael took tokens from the market."""

    pieces: Zone


@dataclass(frozen=True)
class JaelStruck(Event):
    """S16.7 Jael's turn discarded the challenge with the lowest number."""

    piece: Piece


@dataclass(frozen=True)
class SeatScored(Event):
    """S11.2 A seat's total."""

    seat: Seat
    points: int


@dataclass(frozen=True)
class JaelScored(Event):
    """S17.12 Jael's total."""

    points: int
