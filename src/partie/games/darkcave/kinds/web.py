"""D8.20–D8.27 Webs: an edge that nobody can cross."""

from collections.abc import Sequence

from partie.core import Action, Card, Piece, Reason, Seat, TableReason
from partie.core.cards import face
from partie.games.darkcave import tell
from partie.games.darkcave.actions import Spin, spin
from partie.games.darkcave.cave import web_edges
from partie.games.darkcave.kinds.kind import AimedKind, lay_in_front
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.reasons import DarkCaveReason
from partie.games.darkcave.spaces import EDGE_SIDES


class Web(AimedKind[Spin]):
    """D8.20, D8.21 An edge."""

    def __init__(self) -> None:
        super().__init__("spin")

    def targets(self, s: DarkCave, seat: Seat, card: Card) -> Sequence[Action]:
        """D8.20, D8.21, D8.23 All free edges."""
        return [spin(edge) for edge in web_edges(s)]

    def reason(self, s: DarkCave, seat: Seat, card: Card, action: Action) -> Reason:
        """D8.21, D8.23 There is a web already, or no way to block."""
        if not isinstance(action, Spin):
            return TableReason.NOT_OFFERED
        return DarkCaveReason.EDGE_TAKEN if action.edge() in s.webs else DarkCaveReason.NO_OPEN_SIDE

    def aim(self, s: DarkCave, seat: Seat, piece: Piece, target: Spin) -> None:
        """D8.20 The web of this card's symbol, side 2 up."""
        lay_in_front(s, seat, piece, seat)
        web = s.printed.webs.index(face(piece))
        s.webs[web] = target.edge()
        s.web_sides[web] = 2
        tell.web_spun(s, web + 1, target.cell, EDGE_SIDES[target.side])
