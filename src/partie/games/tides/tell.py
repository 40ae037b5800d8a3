"""Say what happened, if anybody listens. Written by tools/tell.py from the events. Do not edit."""

from partie.core import Piece, Position, Seat
from partie.games.tides.events import Dealt, GameEnded, HandsPassed, RelicKept, Removed, RoundScored, Taken


def dealt(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``Dealt``."""
    if s.outbox is not None:
        s.tell(Dealt(seat, piece))


def taken(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``Taken``."""
    if s.outbox is not None:
        s.tell(Taken(seat, piece))


def hands_passed(s: Position, cards_each: int) -> None:
    """Tell ``HandsPassed``."""
    if s.outbox is not None:
        s.tell(HandsPassed(cards_each))


def round_scored(s: Position, seat: Seat, round: int, points: int) -> None:
    """Tell ``RoundScored``."""
    if s.outbox is not None:
        s.tell(RoundScored(seat, round, points))


def relic_kept(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``RelicKept``."""
    if s.outbox is not None:
        s.tell(RelicKept(seat, piece))


def removed(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``Removed``."""
    if s.outbox is not None:
        s.tell(Removed(seat, piece))


def game_ended(s: Position, points_a: int, points_b: int) -> None:
    """Tell ``GameEnded``."""
    if s.outbox is not None:
        s.tell(GameEnded(points_a, points_b))
