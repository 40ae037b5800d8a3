"""Why something cannot be done."""

from partie.core import Action, Reason, TableReason
from partie.core.grid import beside
from partie.games.darkcave.actions import Go
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.spaces import Space, cell_of, edge_of


class DarkCaveReason(Reason):
    """Every reason of this game, as a message key."""

    NOT_IN_HAND = "not-in-hand"
    NO_PLACE = "no-place"
    NO_TARGET = "no-target"
    NO_LAIR = "no-lair"
    CELL_TAKEN = "cell-taken"
    NOT_ADJACENT = "not-adjacent"
    EDGES_DIFFER = "edges-differ"
    NO_PATH_PROLONGED = "no-path-prolonged"
    NOTHING_TO_SEE = "nothing-to-see"
    NOT_REMOVABLE = "not-removable"
    OWN_HAND = "own-hand"
    EDGE_TAKEN = "edge-taken"
    HAS_BOOTS = "has-boots"
    NO_AXE = "no-axe"
    NOT_AT_WEB = "not-at-web"
    TOO_FAR = "too-far"
    WEB_IN_THE_WAY = "web-in-the-way"
    NO_OPEN_SIDE = "no-open-side"


def why_not_go(s: DarkCave, space: Space, action: Action) -> Reason:
    """D6.7, D8.24, D13.6 Why a step cannot be taken: too far, or a web on the edge."""
    if not isinstance(action, Go):
        return TableReason.NOT_OFFERED
    at = cell_of(space)
    for side in range(4):
        if beside(at, side) == action.cell and edge_of(at, side) in s.webs:
            return DarkCaveReason.WEB_IN_THE_WAY
    return DarkCaveReason.TOO_FAR
