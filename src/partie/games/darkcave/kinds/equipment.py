"""D9.1–D9.7 Boots and battle axes: laid in front of any seat."""

from collections.abc import Sequence

from partie.core import Action, Card, Piece, Reason, Seat, TableReason
from partie.games.darkcave import tell
from partie.games.darkcave.actions import EQUIP, Equip
from partie.games.darkcave.front import in_front
from partie.games.darkcave.kinds.kind import AimedKind, lay_in_front
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.reasons import DarkCaveReason


class Equipment(AimedKind[Equip]):
    """D9.1 A seat."""

    def __init__(self) -> None:
        super().__init__("equip")

    def aim(self, s: DarkCave, seat: Seat, piece: Piece, target: Equip) -> None:
        """D9.1, D9.2 The card lies in front of that seat."""
        lay_in_front(s, seat, piece, target.seat)
        tell.equipped(s, target.seat, piece)


class Boots(Equipment):
    """D9.3–D9.5 One pair for each seat."""

    def targets(self, s: DarkCave, seat: Seat, card: Card) -> Sequence[Action]:
        """D9.1, D9.4 The seats without boots."""
        return [EQUIP[other] for other in bootless(s)]

    def reason(self, s: DarkCave, seat: Seat, card: Card, action: Action) -> Reason:
        """D9.4 A second pair is of no use."""
        has_boots = isinstance(action, Equip) and action.seat < s.seats
        return DarkCaveReason.HAS_BOOTS if has_boots else TableReason.NOT_OFFERED


class Axe(Equipment):
    """D9.6, D9.7 Any number for each seat."""

    def targets(self, s: DarkCave, seat: Seat, card: Card) -> Sequence[Action]:
        """D9.1 All seats."""
        return EQUIP[: s.seats]


def bootless(s: DarkCave) -> list[Seat]:
    """D9.4 The seats without boots."""
    return [seat for seat in range(s.seats) if not in_front(s, seat, "boots")]
