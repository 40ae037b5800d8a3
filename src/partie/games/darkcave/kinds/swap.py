"""D8.16–D8.19 Card swap: two seats exchange their hands."""

from collections.abc import Sequence

from partie.core import Action, Card, Piece, Reason, Seat, TableReason
from partie.core.cards import show
from partie.core.seats import bit
from partie.games.darkcave import tell
from partie.games.darkcave.actions import SWAP, Swap
from partie.games.darkcave.kinds.kind import AimedKind, discard_played
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.reasons import DarkCaveReason


class CardSwap(AimedKind[Swap]):
    """D8.16 Any other seat."""

    def __init__(self) -> None:
        super().__init__("swap")

    def targets(self, s: DarkCave, seat: Seat, card: Card) -> Sequence[Action]:
        """D8.16 All other seats."""
        return [SWAP[other] for other in range(s.seats) if other != seat]

    def reason(self, s: DarkCave, seat: Seat, card: Card, action: Action) -> Reason:
        """D8.16 Not with oneself."""
        is_own = isinstance(action, Swap) and action.seat == seat
        return DarkCaveReason.OWN_HAND if is_own else TableReason.NOT_OFFERED

    def aim(self, s: DarkCave, seat: Seat, piece: Piece, target: Swap) -> None:
        """D7.2, D8.16 First the card, then the swap."""
        discard_played(s, seat, piece)
        swap_hands(s, seat, target.seat)


def swap_hands(s: DarkCave, seat: Seat, other: Seat) -> None:
    """D8.16–D8.19 All cards change hands; the other seat draws in step 3; each knows what it gave."""
    mine, theirs = s.hand[seat], s.hand[other]
    s.hand[seat] = show(theirs, bit(seat))
    s.hand[other] = show(mine, bit(other))
    s.drawer = other
    tell.hands_swapped(s, seat, other)
