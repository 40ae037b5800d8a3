"""The cave in words: every card with its ways, what is on it, who stands there."""

from partie.core import Cell, has, letter
from partie.core.grid import beside, cell_text, column_of, row_of
from partie.games.darkcave.cave import card_at, corners, feature_at, hidden_goals, is_open_end
from partie.games.darkcave.spaces import HIDDEN_GOAL, Corner, Node, Space, edge_of, space_at
from partie.games.darkcave.terminal.glyphs import WEBS
from partie.games.darkcave.terminal.keys import SIDES
from partie.games.darkcave.terminal.viewer import Viewer


def place_lines(viewer: Viewer) -> list[str]:
    """Every card of the cave, row by row; goals that lie face down stand in a line of their own elsewhere."""
    cells = sorted(viewer.s.cave, key=lambda at: (row_of(at), column_of(at)))
    return [place_text(viewer, at) for at in cells]


def place_text(viewer: Viewer, at: Cell) -> str:
    """A cell: its card, its feature, its ways out, who stands there; or a goal that lies face down."""
    s, say = viewer.s, viewer.speech.say
    if at in hidden_goals(s):
        told = [goal_text(viewer, corners(s.area).index(at))]
        return "; ".join([*told, *_standing(viewer, at, HIDDEN_GOAL)])
    told = [f"{cell_text(at)} {viewer.card(card_at(s, at))}"]
    feature = viewer.feature_text(at)
    if feature:
        told.append(feature)
    told.extend(_ways(viewer, at))
    for node in s.printed.lying[s.cave[at]].nodes:
        told.extend(_standing(viewer, at, node))
    if at == viewer.last_laid():
        told.append(say("board-last"))
    return "; ".join(told)


def _ways(viewer: Viewer, at: Cell) -> list[str]:
    """Where the paths of a card lead: to cards, to hidden goals, into the open, against a wall; and the webs."""
    s, say = viewer.s, viewer.speech.say
    goals = hidden_goals(s)
    joined: list[str] = []
    ends: list[str] = []
    blind: list[str] = []
    for side in s.printed.lying[s.cave[at]].open_sides:
        beyond = beside(at, side)
        edge = edge_of(at, side)
        web = ""
        if edge in s.webs:
            number = s.webs.index(edge)
            web = f" ({say('board-webbed', web=WEBS[number], side=s.web_sides[number])})"
        if beyond in s.cave and is_open_end(s, at, side):
            blind.append(say(SIDES[side]) + web)
        elif beyond in s.cave:
            joined.append(cell_text(beyond) + web)
        elif beyond in goals:
            joined.append(say("board-goal-at", corner=viewer.corner(corners(s.area).index(beyond))) + web)
        else:
            ends.append(say(SIDES[side]) + web)
    told = [say("board-joins", places=", ".join(joined))] if joined else []
    if ends:
        told.append(say("board-ends", sides=", ".join(ends)))
    if blind:
        told.append(say("board-blind", sides=", ".join(blind)))
    return told


def _standing(viewer: Viewer, at: Cell, node: Node) -> list[str]:
    """Who stands on a space, with the place on the card if there are several."""
    here = figures(viewer, space_at(at, node))
    if not here:
        return []
    where = viewer.node(at, node) if node != HIDDEN_GOAL else ""
    return [f"{where}: {', '.join(here)}" if where else ", ".join(here)]


def figures(viewer: Viewer, space: Space) -> list[str]:
    """Everybody on a space."""
    found = [viewer.creature(creature) for creature in viewer.creatures_on(space)]
    for seat in viewer.dwarfs_on(space):
        lies = f" ({viewer.speech.say('board-lying')})" if has(viewer.s.lying, seat) else ""
        found.append(f"{letter(seat)} {viewer.speech.seat(seat)}{lies}")
    return found


def goal_text(viewer: Viewer, corner: Corner) -> str:
    """A goal: where it is, what these eyes know of it, who else has looked at it."""
    s, say = viewer.s, viewer.speech.say
    at = corners(s.area)[corner]
    head = f"{viewer.corner(corner)} {cell_text(at)}"
    if at in s.cave:
        return f"{head}: {viewer.feature(feature_at(s, at))}"
    if not s.goals[corner]:
        return f"{head}: {say('board-face-down')}"
    card = viewer.goal_card(corner)
    told = viewer.speech.face(card) if card else say("board-face-down")
    lookers = viewer.lookers(s.goals[corner][0])
    return f"{head}: {told}" + (f" ({say('board-seen-by', seats=viewer.names(lookers))})" if lookers else "")
