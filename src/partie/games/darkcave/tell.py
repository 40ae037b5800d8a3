"""Say what happened, if anybody listens. Written by tools/tell.py from the events. Do not edit."""

from partie.core import Cell, Piece, Position, Seat, Zone
from partie.games.darkcave.events import (
    ActionPlayed,
    AsideSeen,
    Attacked,
    AxeSpared,
    CardCollapsed,
    CardDealt,
    CardLost,
    CardsDropped,
    ClanDealt,
    ClanOpened,
    ClanSeen,
    CreatureCalled,
    CreatureKilled,
    CreatureMoved,
    CreatureWithdrew,
    DwarfLeft,
    DwarfMoved,
    DwarfStoodUp,
    EndAgreed,
    EndProposed,
    EndRefused,
    Equipped,
    GameBegan,
    GameEnded,
    GameGoesOn,
    GoalRevealed,
    GoalSeen,
    GoalTurned,
    HandLowered,
    HandsSwapped,
    NuggetPlaced,
    NuggetTaken,
    PathLaid,
    TollPaid,
    TurnBegan,
    TurnSkipped,
    WebGone,
    WebSpun,
    WebWorn,
)


def game_began(s: Position, seat: Seat) -> None:
    """Tell ``GameBegan``."""
    if s.outbox is not None:
        s.tell(GameBegan(seat))


def clan_dealt(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``ClanDealt``."""
    if s.outbox is not None:
        s.tell(ClanDealt(seat, piece))


def card_dealt(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``CardDealt``."""
    if s.outbox is not None:
        s.tell(CardDealt(seat, piece))


def turn_began(s: Position, seat: Seat) -> None:
    """Tell ``TurnBegan``."""
    if s.outbox is not None:
        s.tell(TurnBegan(seat))


def web_worn(s: Position, web: int) -> None:
    """Tell ``WebWorn``."""
    if s.outbox is not None:
        s.tell(WebWorn(web))


def web_gone(s: Position, web: int) -> None:
    """Tell ``WebGone``."""
    if s.outbox is not None:
        s.tell(WebGone(web))


def creature_withdrew(s: Position, creature: str) -> None:
    """Tell ``CreatureWithdrew``."""
    if s.outbox is not None:
        s.tell(CreatureWithdrew(creature))


def dwarf_stood_up(s: Position, seat: Seat) -> None:
    """Tell ``DwarfStoodUp``."""
    if s.outbox is not None:
        s.tell(DwarfStoodUp(seat))


def turn_skipped(s: Position, seat: Seat) -> None:
    """Tell ``TurnSkipped``."""
    if s.outbox is not None:
        s.tell(TurnSkipped(seat))


def path_laid(s: Position, seat: Seat, piece: Piece, cell: Cell, way: str) -> None:
    """Tell ``PathLaid``."""
    if s.outbox is not None:
        s.tell(PathLaid(seat, piece, cell, way))


def nugget_placed(s: Position, cell: Cell) -> None:
    """Tell ``NuggetPlaced``."""
    if s.outbox is not None:
        s.tell(NuggetPlaced(cell))


def action_played(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``ActionPlayed``."""
    if s.outbox is not None:
        s.tell(ActionPlayed(seat, piece))


def goal_seen(s: Position, seat: Seat, piece: Piece, corner: str) -> None:
    """Tell ``GoalSeen``."""
    if s.outbox is not None:
        s.tell(GoalSeen(seat, piece, corner))


def clan_seen(s: Position, seat: Seat, piece: Piece, other_seat: Seat) -> None:
    """Tell ``ClanSeen``."""
    if s.outbox is not None:
        s.tell(ClanSeen(seat, piece, other_seat))


def card_collapsed(s: Position, piece: Piece, cell: Cell) -> None:
    """Tell ``CardCollapsed``."""
    if s.outbox is not None:
        s.tell(CardCollapsed(piece, cell))


def hands_swapped(s: Position, seat: Seat, other_seat: Seat) -> None:
    """Tell ``HandsSwapped``."""
    if s.outbox is not None:
        s.tell(HandsSwapped(seat, other_seat))


def web_spun(s: Position, web: int, cell: Cell, side: str) -> None:
    """Tell ``WebSpun``."""
    if s.outbox is not None:
        s.tell(WebSpun(web, cell, side))


def equipped(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``Equipped``."""
    if s.outbox is not None:
        s.tell(Equipped(seat, piece))


def creature_called(s: Position, creature: str, cell: Cell) -> None:
    """Tell ``CreatureCalled``."""
    if s.outbox is not None:
        s.tell(CreatureCalled(creature, cell))


def creature_moved(s: Position, creature: str, cell: Cell) -> None:
    """Tell ``CreatureMoved``."""
    if s.outbox is not None:
        s.tell(CreatureMoved(creature, cell))


def creature_killed(s: Position, seat: Seat, creature: str) -> None:
    """Tell ``CreatureKilled``."""
    if s.outbox is not None:
        s.tell(CreatureKilled(seat, creature))


def axe_spared(s: Position, seat: Seat) -> None:
    """Tell ``AxeSpared``."""
    if s.outbox is not None:
        s.tell(AxeSpared(seat))


def attacked(s: Position, seat: Seat, creature: str) -> None:
    """Tell ``Attacked``."""
    if s.outbox is not None:
        s.tell(Attacked(seat, creature))


def card_lost(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``CardLost``."""
    if s.outbox is not None:
        s.tell(CardLost(seat, piece))


def hand_lowered(s: Position, seat: Seat, count: int) -> None:
    """Tell ``HandLowered``."""
    if s.outbox is not None:
        s.tell(HandLowered(seat, count))


def cards_dropped(s: Position, seat: Seat, pieces: Zone) -> None:
    """Tell ``CardsDropped``."""
    if s.outbox is not None:
        s.tell(CardsDropped(seat, pieces))


def dwarf_moved(s: Position, seat: Seat, cell: Cell) -> None:
    """Tell ``DwarfMoved``."""
    if s.outbox is not None:
        s.tell(DwarfMoved(seat, cell))


def toll_paid(s: Position, seat: Seat) -> None:
    """Tell ``TollPaid``."""
    if s.outbox is not None:
        s.tell(TollPaid(seat))


def goal_revealed(s: Position, seat: Seat, piece: Piece, corner: str) -> None:
    """Tell ``GoalRevealed``."""
    if s.outbox is not None:
        s.tell(GoalRevealed(seat, piece, corner))


def goal_turned(s: Position, way: str) -> None:
    """Tell ``GoalTurned``."""
    if s.outbox is not None:
        s.tell(GoalTurned(way))


def nugget_taken(s: Position, seat: Seat, cell: Cell) -> None:
    """Tell ``NuggetTaken``."""
    if s.outbox is not None:
        s.tell(NuggetTaken(seat, cell))


def clan_opened(s: Position, seat: Seat, piece: Piece) -> None:
    """Tell ``ClanOpened``."""
    if s.outbox is not None:
        s.tell(ClanOpened(seat, piece))


def dwarf_left(s: Position, seat: Seat, gold: int) -> None:
    """Tell ``DwarfLeft``."""
    if s.outbox is not None:
        s.tell(DwarfLeft(seat, gold))


def game_goes_on(s: Position, seat: Seat) -> None:
    """Tell ``GameGoesOn``."""
    if s.outbox is not None:
        s.tell(GameGoesOn(seat))


def aside_seen(s: Position, seat: Seat, pieces: Zone) -> None:
    """Tell ``AsideSeen``."""
    if s.outbox is not None:
        s.tell(AsideSeen(seat, pieces))


def end_proposed(s: Position, seat: Seat) -> None:
    """Tell ``EndProposed``."""
    if s.outbox is not None:
        s.tell(EndProposed(seat))


def end_agreed(s: Position, seat: Seat) -> None:
    """Tell ``EndAgreed``."""
    if s.outbox is not None:
        s.tell(EndAgreed(seat))


def end_refused(s: Position, seat: Seat) -> None:
    """Tell ``EndRefused``."""
    if s.outbox is not None:
        s.tell(EndRefused(seat))


def game_ended(s: Position, blue: int, yellow: int) -> None:
    """Tell ``GameEnded``."""
    if s.outbox is not None:
        s.tell(GameEnded(blue, yellow))
