"""Say what happened, if anybody listens. Written by tools/tell.py from the events. Do not edit."""

from partie.core import Card, Piece, Position, Seat, Zone
from partie.core.happening import Spot
from partie.games.stonespine.events import (
    BlueprintDealt,
    ChallengeShown,
    ChallengeTaken,
    ChamberDealt,
    ChamberDiscarded,
    ChamberPlaced,
    GoalShown,
    GoldCounted,
    HandsPassed,
    JaelGained,
    JaelScored,
    JaelStruck,
    JaelTook,
    JaelTurned,
    MarketCardShown,
    MarketCleared,
    PassageLaid,
    PlaceTaken,
    Ranked,
    SeatPassed,
    SeatScored,
    SetBought,
    TokenEmbedded,
    TokenShown,
    TokensReturned,
    YearBegan,
)


def ranked(s: Position, seat: Seat, place: int, gold: int) -> None:
    """Tell ``Ranked``."""
    if s.outbox is not None:
        s.tell(Ranked(seat, place, gold))


def goal_shown(s: Position, piece: Piece) -> None:
    """Tell ``GoalShown``."""
    if s.outbox is not None:
        s.tell(GoalShown(piece))


def challenge_shown(s: Position, piece: Piece) -> None:
    """Tell ``ChallengeShown``."""
    if s.outbox is not None:
        s.tell(ChallengeShown(piece))


def market_card_shown(s: Position, piece: Piece) -> None:
    """Tell ``MarketCardShown``."""
    if s.outbox is not None:
        s.tell(MarketCardShown(piece))


def token_shown(s: Position, piece: Piece, market_card: Card, half: str) -> None:
    """Tell ``TokenShown``."""
    if s.outbox is not None:
        s.tell(TokenShown(piece, market_card, half))


def tokens_returned(s: Position, count: int) -> None:
    """Tell ``TokensReturned``."""
    if s.outbox is not None:
        s.tell(TokensReturned(count))


def blueprint_dealt(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``BlueprintDealt``."""
    if s.outbox is not None:
        s.tell(BlueprintDealt(seat, piece))


def chamber_dealt(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``ChamberDealt``."""
    if s.outbox is not None:
        s.tell(ChamberDealt(seat, piece))


def year_began(s: Position, year: int) -> None:
    """Tell ``YearBegan``."""
    if s.outbox is not None:
        s.tell(YearBegan(year))


def chamber_placed(s: Position, seat: Seat, piece: Piece, place: Spot) -> None:
    """Tell ``ChamberPlaced``."""
    if s.outbox is not None:
        s.tell(ChamberPlaced(seat, piece, place))


def chamber_discarded(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``ChamberDiscarded``."""
    if s.outbox is not None:
        s.tell(ChamberDiscarded(seat, piece))


def hands_passed(s: Position, way: str, cards_each: int) -> None:
    """Tell ``HandsPassed``."""
    if s.outbox is not None:
        s.tell(HandsPassed(way, cards_each))


def gold_counted(s: Position, seat: Seat, chambers: int, chests: int, start: int, lost: int, gold: int) -> None:
    """Tell ``GoldCounted``."""
    if s.outbox is not None:
        s.tell(GoldCounted(seat, chambers, chests, start, lost, gold))


def set_bought(s: Position, seat: Seat, market_card: Card, half: str, price: int, gold: int) -> None:
    """Tell ``SetBought``."""
    if s.outbox is not None:
        s.tell(SetBought(seat, market_card, half, price, gold))


def token_embedded(s: Position, seat: Seat, piece: Piece, place: Spot) -> None:
    """Tell ``TokenEmbedded``."""
    if s.outbox is not None:
        s.tell(TokenEmbedded(seat, piece, place))


def passage_laid(s: Position, seat: Seat, edge: Spot) -> None:
    """Tell ``PassageLaid``."""
    if s.outbox is not None:
        s.tell(PassageLaid(seat, edge))


def seat_passed(s: Position, seat: Seat, gold: int) -> None:
    """Tell ``SeatPassed``."""
    if s.outbox is not None:
        s.tell(SeatPassed(seat, gold))


def challenge_taken(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``ChallengeTaken``."""
    if s.outbox is not None:
        s.tell(ChallengeTaken(seat, piece))


def place_taken(s: Position, seat: Seat, place: int) -> None:
    """Tell ``PlaceTaken``."""
    if s.outbox is not None:
        s.tell(PlaceTaken(seat, place))


def market_cleared(s: Position, tokens: int) -> None:
    """Tell ``MarketCleared``."""
    if s.outbox is not None:
        s.tell(MarketCleared(tokens))


def jael_turned(s: Position, piece: Piece) -> None:
    """Tell ``JaelTurned``."""
    if s.outbox is not None:
        s.tell(JaelTurned(piece))


def jael_gained(s: Position, piece: Piece) -> None:
    """Tell ``JaelGained``."""
    if s.outbox is not None:
        s.tell(JaelGained(piece))


def jael_took(s: Position, pieces: Zone) -> None:
    """Tell ``JaelTook``."""
    if s.outbox is not None:
        s.tell(JaelTook(pieces))


def jael_struck(s: Position, piece: Piece) -> None:
    """Tell ``JaelStruck``."""
    if s.outbox is not None:
        s.tell(JaelStruck(piece))


def seat_scored(s: Position, seat: Seat, points: int) -> None:
    """Tell ``SeatScored``."""
    if s.outbox is not None:
        s.tell(SeatScored(seat, points))


def jael_scored(s: Position, points: int) -> None:
    """Tell ``JaelScored``."""
    if s.outbox is not None:
        s.tell(JaelScored(points))
