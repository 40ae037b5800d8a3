"""D5 Path cards: laid where they fit."""

from collections.abc import Sequence

from partie.core import Action, Card, Cell, Piece, Reason, Seat, TableReason
from partie.core.cards import face, put
from partie.core.grid import beside, opposite
from partie.games.darkcave import tell
from partie.games.darkcave.actions import WAYS, Lay, lay
from partie.games.darkcave.cave import Demands, can_lay, corners, layings, marked_space, shape_at
from partie.games.darkcave.kinds.kind import AimedKind
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.reasons import DarkCaveReason
from partie.games.darkcave.spaces import as_laid


class Path(AimedKind[Lay]):
    """D5.1–D5.16 A cell and an orientation."""

    def __init__(self) -> None:
        super().__init__("lay", DarkCaveReason.NO_PLACE)

    def can_play(self, s: DarkCave, seat: Seat, card: Card, places: dict[Cell, Demands]) -> bool:
        """D4.10 Whether there is any place."""
        return can_lay(s, card, places)

    def targets(self, s: DarkCave, seat: Seat, card: Card) -> Sequence[Action]:
        """D5.1–D5.13 Every place."""
        return [lay(at, way) for at, way in layings(s, card)]

    def reason(self, s: DarkCave, seat: Seat, card: Card, action: Action) -> Reason:
        """D5.2–D5.7 The first rule that forbids it."""
        return why_not_lay(s, card, action.cell, action.way) if isinstance(action, Lay) else TableReason.NOT_OFFERED

    def aim(self, s: DarkCave, seat: Seat, piece: Piece, target: Lay) -> None:
        """D5.1, D5.14–D5.16 The card lies in the cave, known to all; a vein gets its nugget."""
        card = face(piece)
        s.laid = put(s.laid, piece)
        s.cave[target.cell] = as_laid(card, target.way)
        tell.path_laid(s, seat, piece, target.cell, WAYS[target.way])
        if s.printed.kind[card] == "gold":
            place_nugget(s, target.cell)


def why_not_lay(s: DarkCave, card: Card, at: Cell, way: int) -> Reason:
    """D5.2–D5.7 The first rule that forbids a laying."""
    if at in s.cave or at in corners(s.area):
        return DarkCaveReason.CELL_TAKEN
    neighbours = [shape_at(s, beside(at, side)) for side in range(4)]
    if not any([each is not None for each in neighbours]):
        return DarkCaveReason.NOT_ADJACENT
    shapes = s.printed.shape[card]
    if way >= len(shapes):
        return TableReason.NOT_OFFERED
    for side in range(4):
        neighbour = neighbours[side]
        if neighbour is not None and (neighbour.port[opposite(side)] < 0) != (shapes[way].port[side] < 0):
            return DarkCaveReason.EDGES_DIFFER
    return DarkCaveReason.NO_PATH_PROLONGED


def place_nugget(s: DarkCave, at: Cell) -> None:
    """D5.14, D6.28, D14.7 One nugget on the gold space."""
    s.veins += (marked_space(s, at),)
    tell.nugget_placed(s, at)
