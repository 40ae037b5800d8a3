"""The cave in words: every card with its ways, what is on it, who stands there."""

from partie.core import Cell, has, letter
from partie.core.grid import beside, cell_text, column_of, row_of
from partie.games.darkcave.cave import card_at, corners, feature_at, hidden_goals, is_open_end
from partie.games.darkcave.spaces import HIDDEN_GOAL, Corner, Node, Space, edge_of, space_at
from partie.games.darkcave.terminal.eyes import Eyes
from partie.games.darkcave.terminal.glyphs import WEBS
from partie.games.darkcave.terminal.keys import SIDES


def place_lines(eyes: Eyes) -> list[str]:
    """Every card of the cave, row by row; goals that lie face down stand in a line of their own elsewhere."""
    cells = sorted(eyes.s.cave, key=lambda at: (row_of(at), column_of(at)))
    return [place_text(eyes, at) for at in cells]


def place_text(eyes: Eyes, at: Cell) -> str:
    """A cell: its card, its feature, its ways out, who stands there; or a goal that lies face down."""
    s, say = eyes.s, eyes.speech.say
    if at in hidden_goals(s):
        told = [goal_text(eyes, corners(s.area).index(at))]
        return "; ".join([*told, *_standing(eyes, at, HIDDEN_GOAL)])
    told = [f"{cell_text(at)} {eyes.card(card_at(s, at))}"]
    feature = eyes.feature_text(at)
    if feature:
        told.append(feature)
    told.extend(_ways(eyes, at))
    for node in s.printed.lying[s.cave[at]].nodes:
        told.extend(_standing(eyes, at, node))
    if at == eyes.last_laid():
        told.append(say("board-last"))
    return "; ".join(told)


def _ways(eyes: Eyes, at: Cell) -> list[str]:
    """Where the paths of a card lead: to cards, to hidden goals, into the open, against a wall; and the webs."""
    s, say = eyes.s, eyes.speech.say
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
            joined.append(say("board-goal-at", corner=eyes.corner(corners(s.area).index(beyond))) + web)
        else:
            ends.append(say(SIDES[side]) + web)
    told = [say("board-joins", places=", ".join(joined))] if joined else []
    if ends:
        told.append(say("board-ends", sides=", ".join(ends)))
    if blind:
        told.append(say("board-blind", sides=", ".join(blind)))
    return told


def _standing(eyes: Eyes, at: Cell, node: Node) -> list[str]:
    """Who stands on a space, with the place on the card if there are several."""
    here = figures(eyes, space_at(at, node))
    if not here:
        return []
    where = eyes.node(at, node) if node != HIDDEN_GOAL else ""
    return [f"{where}: {', '.join(here)}" if where else ", ".join(here)]


def figures(eyes: Eyes, space: Space) -> list[str]:
    """Everybody on a space."""
    found = [eyes.creature(creature) for creature in eyes.creatures_on(space)]
    for seat in eyes.dwarfs_on(space):
        lies = f" ({eyes.speech.say('board-lying')})" if has(eyes.s.lying, seat) else ""
        found.append(f"{letter(seat)} {eyes.speech.seat(seat)}{lies}")
    return found


def goal_text(eyes: Eyes, corner: Corner) -> str:
    """A goal: where it is, what these eyes know of it, who else has looked at it."""
    s, say = eyes.s, eyes.speech.say
    at = corners(s.area)[corner]
    head = f"{eyes.corner(corner)} {cell_text(at)}"
    if at in s.cave:
        return f"{head}: {eyes.feature(feature_at(s, at))}"
    if not s.goals[corner]:
        return f"{head}: {say('board-face-down')}"
    card = eyes.goal_card(corner)
    told = eyes.speech.face(card) if card else say("board-face-down")
    lookers = eyes.lookers(s.goals[corner][0])
    return f"{head}: {told}" + (f" ({say('board-seen-by', seats=eyes.names(lookers))})" if lookers else "")
