"""What happened, in the past tense. Faces travel as pieces, so that each hearer gets only what it may know."""

from dataclasses import dataclass

from partie.core import Cell, Event, Piece, Seat, Zone
from partie.core.position import Announcement


@dataclass(frozen=True)
class GameBegan(Event):
    """D2.24 The first seat was drawn."""

    seat: Seat


@dataclass(frozen=True)
class ClanDealt(Event):
    """D2.9, D2.10 A clan card: its clan is public, its role is known to its seat."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class CardDealt(Event):
    """D2.19, D16.1 A play card: its level is public, its face is known to its seat."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class TurnBegan(Event):
    """D4.1 A seat's turn."""

    seat: Seat


@dataclass(frozen=True)
class WebWorn(Event):
    """D4.4, D9.8 A web shows 1 from now on."""

    web: int


@dataclass(frozen=True)
class WebGone(Event):
    """D8.22 A web left the table."""

    web: int


@dataclass(frozen=True)
class CreatureWithdrew(Event):
    """D4.5 A creature went back to the bank."""

    creature: str


@dataclass(frozen=True)
class DwarfStoodUp(Event):
    """D4.6 A lying dwarf stood up and cannot move this turn."""

    seat: Seat


@dataclass(frozen=True)
class TurnSkipped(Event):
    """D4.7 A seat without cards does nothing."""

    seat: Seat


@dataclass(frozen=True)
class PathLaid(Event):
    """D5.16 A path card lies in the cave."""

    seat: Seat
    piece: Piece
    cell: Cell
    way: str


@dataclass(frozen=True)
class NuggetPlaced(Event):
    """D5.14, D14.7 A vein got its nugget."""

    cell: Cell


@dataclass(frozen=True)
class ActionPlayed(Event):
    """D7.1 An action card was shown to all."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class GoalSeen(Event):
    """D8.1–D8.3 A seat looked at a goal; only it knows the face."""

    seat: Seat
    piece: Piece
    corner: str


@dataclass(frozen=True)
class ClanSeen(Event):
    """D8.1–D8.3 A seat looked at another's clan card; only it knows the role."""

    seat: Seat
    piece: Piece
    other_seat: Seat


@dataclass(frozen=True)
class CardCollapsed(Event):
    """D8.7, D8.9 A path card left the cave."""

    piece: Piece
    cell: Cell


@dataclass(frozen=True)
class HandsSwapped(Event):
    """D8.16, D8.18 Two seats exchanged their hands."""

    seat: Seat
    other_seat: Seat


@dataclass(frozen=True)
class WebSpun(Event):
    """D8.20 A web lies on an edge."""

    web: int
    cell: Cell
    side: str


@dataclass(frozen=True)
class Equipped(Event):
    """D9.1 Equipment lies in front of a seat."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class CreatureCalled(Event):
    """D10.2 A creature stands on a lair."""

    creature: str
    cell: Cell


@dataclass(frozen=True)
class CreatureMoved(Event):
    """D10.9 A creature took a step."""

    creature: str
    cell: Cell


@dataclass(frozen=True)
class CreatureKilled(Event):
    """D11.9 An axe killed a creature."""

    seat: Seat
    creature: str


@dataclass(frozen=True)
class AxeSpared(Event):
    """D11.5 A seat kept its axe."""

    seat: Seat


@dataclass(frozen=True)
class Attacked(Event):
    """D11.19–D11.24 A creature hit a dwarf."""

    seat: Seat
    creature: str


@dataclass(frozen=True)
class CardLost(Event):
    """D11.13, D11.14 A seat lost a random card; only it knows which."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class HandLowered(Event):
    """D11.16 A seat may hold one card less from now on."""

    seat: Seat
    count: int


@dataclass(frozen=True)
class CardsDropped(Event):
    """D12.1, D12.2 A seat discarded cards; their levels are public."""

    seat: Seat
    pieces: Zone


@dataclass(frozen=True)
class DwarfMoved(Event):
    """D13.3 A dwarf took a step."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True)
class TollPaid(Event):
    """D6.26 A nugget was left in a tunnel."""

    seat: Seat


@dataclass(frozen=True)
class GoalRevealed(Event):
    """D14.1 A goal was turned face up for all."""

    seat: Seat
    piece: Piece
    corner: str


@dataclass(frozen=True)
class GoalTurned(Event):
    """D14.2, D14.3 How the goal lies."""

    way: str


@dataclass(frozen=True)
class NuggetTaken(Event):
    """D6.29 A dwarf took the nugget of a vein."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True)
class ClanOpened(Event):
    """D6.30, D15.3, D17.1 A clan card lies face up for good."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class DwarfLeft(Event):
    """D15.1, D15.4 A dwarf left the cave with its gold."""

    seat: Seat
    gold: int


@dataclass(frozen=True)
class GameGoesOn(Announcement):
    """D16.3 Somebody who works for that clan is still inside: the game has not ended."""

    seat: Seat


@dataclass(frozen=True)
class AsideSeen(Event):
    """D15.6 The first to leave looked at the clan cards put aside."""

    seat: Seat
    pieces: Zone


@dataclass(frozen=True)
class EndProposed(Event):
    """D16.6 A seat proposed to end the game."""

    seat: Seat


@dataclass(frozen=True)
class EndAgreed(Event):
    """D16.6 All agreed."""

    seat: Seat


@dataclass(frozen=True)
class EndRefused(Event):
    """D16.6 At least one seat refused."""

    seat: Seat


@dataclass(frozen=True)
class GameEnded(Event):
    """D17.4 The treasures of both clans."""

    blue: int
    yellow: int
