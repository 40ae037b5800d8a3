"""What happened, in the past tense. Faces travel as pieces, so that each hearer gets only what it may know."""

from dataclasses import dataclass

from partie.core import Cell, Event, Piece, Seat
from partie.games.tales.faces import Gain


@dataclass(frozen=True)
class HeroDealt(Event):
    """G2.12, G2.15 A seat's hero, and what it brings."""

    seat: Seat
    piece: Piece
    gain: Gain


@dataclass(frozen=True)
class TileSetAside(Event):
    """G2.7, G2.8 A tile of period 1 left the game unseen."""

    piece: Piece


@dataclass(frozen=True)
class TileLaidOut(Event):
    """G2.17, G15.6 A tile came on a place of the board."""

    piece: Piece
    place: int


@dataclass(frozen=True)
class TokenDrawn(Event):
    """G2.19 The first holder of the first-player token was drawn."""

    seat: Seat


@dataclass(frozen=True)
class QuestDealt(Event):
    """G17.1 A quest for a seat."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class QuestReturned(Event):
    """G17.2 A seat returned a quest to the box."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class RoundBegan(Event):
    """G3.1 A round."""

    round: int


@dataclass(frozen=True)
class ChoiceShown(Event):
    """G4.9 The selection card of a seat."""

    seat: Seat
    place: int


@dataclass(frozen=True)
class TileTaken(Event):
    """G5.1, G6.2 A seat took the tile of a place."""

    seat: Seat
    piece: Piece
    place: int


@dataclass(frozen=True)
class TileMissed(Event):
    """G5.2 The tile on the chosen place was gone."""

    seat: Seat
    place: int


@dataclass(frozen=True)
class TokenPassed(Event):
    """G7.1–G7.3 The first-player token has a new holder."""

    seat: Seat


@dataclass(frozen=True)
class TilePlaced(Event):
    """G10, G12 A tile was paid for and lies in the story."""

    seat: Seat
    piece: Piece
    cell: Cell
    coins: int
    potions: int


@dataclass(frozen=True)
class TileDiscarded(Event):
    """G11.2 A seat discarded its drafted tile."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class KeyMade(Event):
    """G14.4 Two halves made a key."""

    seat: Seat
    piece: Piece
    other_piece: Piece


@dataclass(frozen=True)
class KeyLost(Event):
    """G14.10 A key found no chest that it may open."""

    seat: Seat


@dataclass(frozen=True)
class ChestOpened(Event):
    """G14.1, G14.2 A key lies on a chest, and its content was gained."""

    seat: Seat
    piece: Piece
    chest: int
    gain: Gain


@dataclass(frozen=True)
class ConnectorPaid(Event):
    """G13.10 A connector of a place tile gave its reward."""

    seat: Seat
    piece: Piece
    gain: Gain


@dataclass(frozen=True)
class RewardGained(Event):
    """G11.3, G13.1 The reward of a tile, or the compensation for one that was discarded."""

    seat: Seat
    piece: Piece
    gain: Gain


@dataclass(frozen=True)
class TokenTaken(Event):
    """G18.3 A reward gave the first-player token."""

    seat: Seat


@dataclass(frozen=True)
class TileSwept(Event):
    """G15.2 A tile that nobody took left the board."""

    piece: Piece


@dataclass(frozen=True)
class TileSlid(Event):
    """G15.3 A tile that stayed lies on another place now."""

    piece: Piece
    place: int


@dataclass(frozen=True)
class MajorityHeld(Event):
    """G16.2, G16.3 A seat has the most of a resource, perhaps with others."""

    seat: Seat
    resource: str
    glory: int


@dataclass(frozen=True)
class EndingGained(Event):
    """G16.5, G16.6 A reward that waited for the end."""

    seat: Seat
    piece: Piece
    glory: int


@dataclass(frozen=True)
class QuestShown(Event):
    """G17.18 A quest that was never placed."""

    seat: Seat
    piece: Piece
