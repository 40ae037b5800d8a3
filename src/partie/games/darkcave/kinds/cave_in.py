"""D8.7–D8.14 Cave-in: a path card is removed from the cave."""

from collections.abc import Sequence

from partie.core import Action, Card, Cell, Piece, Reason, Seat, TableReason
from partie.core.cards import move_card
from partie.games.darkcave import tell
from partie.games.darkcave.actions import Collapse, collapse
from partie.games.darkcave.cave import card_at, is_open_end, removable
from partie.games.darkcave.front import remove_web
from partie.games.darkcave.kinds.kind import AimedKind, discard_played
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.reasons import DarkCaveReason
from partie.games.darkcave.spaces import cell_of, edge_of


class CaveIn(AimedKind[Collapse]):
    """D8.7, D8.8 A cell."""

    def __init__(self) -> None:
        super().__init__("collapse")

    def targets(self, s: DarkCave, seat: Seat, card: Card) -> Sequence[Action]:
        """D8.7, D8.8 The cells of all cards that may go."""
        return [collapse(at) for at in removable(s)]

    def reason(self, s: DarkCave, seat: Seat, card: Card, action: Action) -> Reason:
        """D8.7, D8.8 Somebody stands there, or it is no path card."""
        return DarkCaveReason.NOT_REMOVABLE if isinstance(action, Collapse) else TableReason.NOT_OFFERED

    def aim(self, s: DarkCave, seat: Seat, piece: Piece, target: Collapse) -> None:
        """D7.2, D8.7 First the card, then the cave-in."""
        discard_played(s, seat, piece)
        cave_in(s, target.cell)


def cave_in(s: DarkCave, at: Cell) -> None:
    """D8.7–D8.14 A path card goes, with its nugget and the webs on its open ends."""
    for side in s.printed.lying[s.cave[at]].open_sides:
        edge = edge_of(at, side)
        if edge in s.webs and is_open_end(s, at, side):
            remove_web(s, s.webs.index(edge))
    piece, s.laid, s.discarded = move_card(s.laid, card_at(s, at), s.discarded)
    del s.cave[at]
    s.veins = tuple([space for space in s.veins if cell_of(space) != at])
    tell.card_collapsed(s, piece, at)
