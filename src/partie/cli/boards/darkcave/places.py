"""The cave in words: every card with its ways, what is on it, who stands there."""

from partie.cli.boards.darkcave.eyes import Eyes
from partie.cli.boards.darkcave.keys import SIDES
from partie.cli.boards.darkcave.signs import WEBS
from partie.core import letter
from partie.core.grid import cell_text, column_of, opposite, row_of
from partie.games.darkcave.cave import corners, edge_of, hidden_goals, shape_at
from partie.games.darkcave.faces import HIDDEN_GOAL


def place_lines(eyes: Eyes) -> list[str]:
    """Every card of the cave, row by row; goals that lie face down stand in a line of their own elsewhere."""
    cells = sorted(eyes.s.cave, key=lambda at: (row_of(at), column_of(at)))
    return [place_text(eyes, at) for at in cells]


def place_text(eyes: Eyes, at: int) -> str:
    """A cell: its card, its feature, its ways out, who stands there; or a goal that lies face down."""
    s, say = eyes.s, eyes.speech.say
    if at in hidden_goals(s):
        told = [goal_text(eyes, corners(s.area).index(at))]
        return "; ".join([*told, *_standing(eyes, at, HIDDEN_GOAL)])
    told = [f"{cell_text(at)} {eyes.card(s.cave[at] >> 1)}"]
    feature = eyes.feature_text(at)
    if feature:
        told.append(feature)
    told.extend(_ways(eyes, at))
    shape = shape_at(s, at)
    assert shape is not None
    for local in shape.nodes:
        told.extend(_standing(eyes, at, local))
    if at == eyes.last_laid():
        told.append(say("board-last"))
    return "; ".join(told)


def _ways(eyes: Eyes, at: int) -> list[str]:
    """Where the paths of a card lead: to cards, to hidden goals, into the open, against a wall; and the webs."""
    s, say = eyes.s, eyes.speech.say
    shape = shape_at(s, at)
    assert shape is not None
    goals = hidden_goals(s)
    joined: list[str] = []
    ends: list[str] = []
    blind: list[str] = []
    for side, beyond in eyes.nearby(at):
        if not shape.sides >> side & 1:
            continue
        edge = edge_of(at, side)
        web = ""
        if edge in s.webs:
            number = s.webs.index(edge)
            web = f" ({say('board-webbed', web=WEBS[number], side=s.web_sides[number])})"
        neighbour = shape_at(s, beyond)
        if neighbour is not None:
            is_open = neighbour.sides >> opposite(side) & 1 == 1
            (joined if is_open else blind).append((cell_text(beyond) if is_open else say(SIDES[side])) + web)
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


def _standing(eyes: Eyes, at: int, local: int) -> list[str]:
    """Who stands on a space, with the place on the card if there are several."""
    space = at * 16 + local
    here = figures(eyes, space)
    if not here:
        return []
    where = eyes.local(at, local) if local != HIDDEN_GOAL else ""
    return [f"{where}: {', '.join(here)}" if where else ", ".join(here)]


def figures(eyes: Eyes, space: int) -> list[str]:
    """Everybody on a space."""
    found = [eyes.creature(creature) for creature in eyes.creatures_on(space)]
    for seat in eyes.dwarfs_on(space):
        lies = f" ({eyes.speech.say('board-lying')})" if eyes.s.lying >> seat & 1 else ""
        found.append(f"{letter(seat)} {eyes.speech.seat(seat)}{lies}")
    return found


def goal_text(eyes: Eyes, corner: int) -> str:
    """A goal: where it is, what these eyes know of it, who else has looked at it."""
    s, say = eyes.s, eyes.speech.say
    at = corners(s.area)[corner]
    head = f"{eyes.corner(corner)} {cell_text(at)}"
    if at in s.cave:
        return f"{head}: {eyes.feature(eyes.printed.kind[s.cave[at] >> 1])}"
    if not s.goals[corner]:
        return f"{head}: {say('board-face-down')}"
    card = eyes.goal_card(corner)
    told = eyes.speech.face(card) if card else say("board-face-down")
    lookers = eyes.lookers(s.goals[corner][0])
    return f"{head}: {told}" + (f" ({say('board-seen-by', seats=eyes.names(lookers))})" if lookers else "")
