"""Say what happened, if anybody listens. Written by tools/tell.py from the events. Do not edit."""

from partie.core import Cell, Piece, Position, Seat
from partie.games.tales.events import (
    ChestOpened,
    ChoiceShown,
    ConnectorPaid,
    EndingGained,
    HeroDealt,
    KeyLost,
    KeyMade,
    MajorityHeld,
    QuestDealt,
    QuestReturned,
    QuestShown,
    RewardGained,
    RoundBegan,
    TileDiscarded,
    TileLaidOut,
    TileMissed,
    TilePlaced,
    TileSetAside,
    TileSlid,
    TileSwept,
    TileTaken,
    TokenDrawn,
    TokenPassed,
    TokenTaken,
)
from partie.games.tales.faces import Gain


def hero_dealt(s: Position, seat: Seat, piece: Piece, gain: Gain) -> None:
    """Tell ``HeroDealt``."""
    if s.outbox is not None:
        s.tell(HeroDealt(seat, piece, gain))


def tile_set_aside(s: Position, piece: Piece) -> None:
    """Tell ``TileSetAside``."""
    if s.outbox is not None:
        s.tell(TileSetAside(piece))


def tile_laid_out(s: Position, piece: Piece, place: int) -> None:
    """Tell ``TileLaidOut``."""
    if s.outbox is not None:
        s.tell(TileLaidOut(piece, place))


def token_drawn(s: Position, seat: Seat) -> None:
    """Tell ``TokenDrawn``."""
    if s.outbox is not None:
        s.tell(TokenDrawn(seat))


def quest_dealt(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``QuestDealt``."""
    if s.outbox is not None:
        s.tell(QuestDealt(seat, piece))


def quest_returned(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``QuestReturned``."""
    if s.outbox is not None:
        s.tell(QuestReturned(seat, piece))


def round_began(s: Position, round: int) -> None:
    """Tell ``RoundBegan``."""
    if s.outbox is not None:
        s.tell(RoundBegan(round))


def choice_shown(s: Position, seat: Seat, place: int) -> None:
    """Tell ``ChoiceShown``."""
    if s.outbox is not None:
        s.tell(ChoiceShown(seat, place))


def tile_taken(s: Position, seat: Seat, piece: Piece, place: int) -> None:
    """Tell ``TileTaken``."""
    if s.outbox is not None:
        s.tell(TileTaken(seat, piece, place))


def tile_missed(s: Position, seat: Seat, place: int) -> None:
    """Tell ``TileMissed``."""
    if s.outbox is not None:
        s.tell(TileMissed(seat, place))


def token_passed(s: Position, seat: Seat) -> None:
    """Tell ``TokenPassed``."""
    if s.outbox is not None:
        s.tell(TokenPassed(seat))


def tile_placed(s: Position, seat: Seat, piece: Piece, cell: Cell, coins: int, potions: int) -> None:
    """Tell ``TilePlaced``."""
    if s.outbox is not None:
        s.tell(TilePlaced(seat, piece, cell, coins, potions))


def tile_discarded(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``TileDiscarded``."""
    if s.outbox is not None:
        s.tell(TileDiscarded(seat, piece))


def key_made(s: Position, seat: Seat, piece: Piece, other_piece: Piece) -> None:
    """Tell ``KeyMade``."""
    if s.outbox is not None:
        s.tell(KeyMade(seat, piece, other_piece))


def key_lost(s: Position, seat: Seat) -> None:
    """Tell ``KeyLost``."""
    if s.outbox is not None:
        s.tell(KeyLost(seat))


def chest_opened(s: Position, seat: Seat, piece: Piece, chest: int, gain: Gain) -> None:
    """Tell ``ChestOpened``."""
    if s.outbox is not None:
        s.tell(ChestOpened(seat, piece, chest, gain))


def connector_paid(s: Position, seat: Seat, piece: Piece, gain: Gain) -> None:
    """Tell ``ConnectorPaid``."""
    if s.outbox is not None:
        s.tell(ConnectorPaid(seat, piece, gain))


def reward_gained(s: Position, seat: Seat, piece: Piece, gain: Gain) -> None:
    """Tell ``RewardGained``."""
    if s.outbox is not None:
        s.tell(RewardGained(seat, piece, gain))


def token_taken(s: Position, seat: Seat) -> None:
    """Tell ``TokenTaken``."""
    if s.outbox is not None:
        s.tell(TokenTaken(seat))


def tile_swept(s: Position, piece: Piece) -> None:
    """Tell ``TileSwept``."""
    if s.outbox is not None:
        s.tell(TileSwept(piece))


def tile_slid(s: Position, piece: Piece, place: int) -> None:
    """Tell ``TileSlid``."""
    if s.outbox is not None:
        s.tell(TileSlid(piece, place))


def majority_held(s: Position, seat: Seat, resource: str, glory: int) -> None:
    """Tell ``MajorityHeld``."""
    if s.outbox is not None:
        s.tell(MajorityHeld(seat, resource, glory))


def ending_gained(s: Position, seat: Seat, piece: Piece, glory: int) -> None:
    """Tell ``EndingGained``."""
    if s.outbox is not None:
        s.tell(EndingGained(seat, piece, glory))


def quest_shown(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``QuestShown``."""
    if s.outbox is not None:
        s.tell(QuestShown(seat, piece))
