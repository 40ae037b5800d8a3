"""An answer in words: what it is, and what it would mean now."""

from partie.core import Action, Card, Cell
from partie.core.cards import face
from partie.games.darkcave.actions import (
    Call,
    Collapse,
    Cut,
    Equip,
    Go,
    Lay,
    Peek,
    Play,
    Spin,
    Spy,
    Stop,
    Strike,
    Swap,
    Turn,
)
from partie.games.darkcave.cave import card_at, crosses_bridge, feature_at, is_feature, marked_space, shape_at
from partie.games.darkcave.faces import CREATURES, RANGE
from partie.games.darkcave.spaces import HIDDEN_GOAL, TUNNEL, Edge, Space, cell_of, cells_at, node_of
from partie.games.darkcave.terminal.glyphs import CORNER_ARROWS, TURNED
from partie.games.darkcave.terminal.hand import card_now, small
from partie.games.darkcave.terminal.place_words import figures, goal_text, place_text
from partie.games.darkcave.terminal.reach import cards_missing, cut_off, laid, moves, moves_to_goals
from partie.games.darkcave.terminal.seats import clan_text, front, levels_text
from partie.games.darkcave.terminal.viewer import Viewer


def answer_text(viewer: Viewer, action: Action) -> str:
    """An answer and what it would mean now."""
    s, told = viewer.s, viewer.speech.action(action)
    match action:
        case Play():
            return f"{told} – {card_now(viewer, action.card)}"
        case Lay():
            card = card_in_hand(viewer)
            meant = [small(viewer, card, action.way), *nearer_words(viewer, card, action)]
        case Turn():
            meant = [small(viewer, face(s.goals[s.reached][0]), action.way)]
        case Peek():
            meant = [goal_text(viewer, action.corner)]
        case Spy():
            meant = [f"{viewer.speech.say('board-clan')} {clan_text(viewer, action.seat)}"]
        case Swap():
            meant = [
                viewer.speech.say(
                    "board-in-hand", count=len(s.hand[action.seat]), levels=levels_text(viewer, action.seat)
                )
            ]
        case Equip():
            meant = front(viewer, action.seat)
        case Collapse():
            meant = collapse_words(viewer, action.cell)
        case Spin():
            meant = [edge_words(viewer, action.edge())]
        case Call():
            meant = prey_words(viewer, action)
        case Go():
            return "; ".join(step_words(viewer, action.target()))
        case Cut():
            meant = [viewer.web(action.web - 1)]
        case Strike():
            meant = [viewer.creature(s.beasts[0])]
        case Stop() if viewer.part == "dwarf-step" and s.dwarfs[viewer.seat] in s.veins:
            meant = [viewer.speech.say("board-takes-nugget")]
        case _:
            return told
    return f"{told} – {'; '.join(meant)}" if any(meant) else told


def card_in_hand(viewer: Viewer) -> Card:
    """The card that was chosen in the part before."""
    (card,) = [action.card for action in viewer.s.sealed[viewer.seat] if isinstance(action, Play)]
    return card


# -- laying ------------------------------------------------------------------------------------------------------------


def nearer(viewer: Viewer, card: Card, action: Lay) -> list[tuple[int, int, int]]:
    """Which goals a laying brings nearer, or further away: corner, cards missing now, and then; -1 for no way."""
    before = viewer.missing
    after = cards_missing(laid(viewer.s, card, action.cell, action.way), viewer.seat)
    found = [(corner, before.get(corner, -1), after.get(corner, -1)) for corner in range(4)]
    return [each for each in found if each[1] != each[2]]


def nearer_words(viewer: Viewer, card: Card, action: Lay) -> list[str]:
    """The same in words."""
    say = viewer.speech.say
    told: list[str] = []
    for corner, before, after in nearer(viewer, card, action):
        name = viewer.corner(corner)
        if after == 0:
            told.append(say("board-reaches", corner=name))
        elif after < 0:
            told.append(say("board-no-way", corner=name))
        else:
            told.append(say("board-missing", corner=name, count=after, before=before))
    return told


def nearer_signs(viewer: Viewer, card: Card, action: Lay) -> str:
    """The same in signs, for a narrow column."""
    told: list[str] = []
    for corner, before, after in nearer(viewer, card, action):
        counts = [str(count) if count >= 0 else "✗" for count in (before, after)]
        told.append(f"{CORNER_ARROWS[corner]}{'→'.join(counts)}")
    return " ".join(told)


def lay_sign(viewer: Viewer, card: Card, action: Lay) -> str:
    """The card as it would lie; turned cards are marked."""
    return small(viewer, card, action.way) + (f" {TURNED}" if action.way else "")


# -- targets -----------------------------------------------------------------------------------------------------------


def collapse_words(viewer: Viewer, at: Cell) -> list[str]:
    """The card that would go, and how many others would be cut off."""
    lost = cut_off(viewer.s, at)
    told = [place_text(viewer, at)]
    return [*told, viewer.speech.say("board-cuts-off", count=lost)] if lost else told


def edge_words(viewer: Viewer, edge: Edge) -> str:
    """What an edge parts: two cards, a card and a goal, or a card and nothing."""
    names: list[str] = []
    for at in cells_at(edge):
        names.append(viewer.code(card_at(viewer.s, at)) if at in viewer.s.cave else viewer.speech.say("board-nothing"))
    return f"{viewer.edge(edge)}: {' / '.join(names)}"


def prey_words(viewer: Viewer, action: Call) -> list[str]:
    """Which dwarfs a creature can reach from this lair, and in how many moves."""
    s = viewer.s
    card = card_in_hand(viewer)
    creature = CREATURES.index(s.printed.kind[card])
    near = moves(s, marked_space(s, action.cell), RANGE[creature], set(s.dwarfs))
    reached = [
        f"{viewer.speech.seat(seat)} ({near[s.dwarfs[seat]]})" for seat in viewer.order() if near.get(s.dwarfs[seat])
    ]
    if not reached:
        return [viewer.speech.say("board-no-prey")]
    return [viewer.speech.say("board-prey", seats=", ".join(reached))]


def step_words(viewer: Viewer, space: Space) -> list[str]:
    """Where a step leads: the space, and what it brings."""
    s, say = viewer.s, viewer.speech.say
    at, node = cell_of(space), node_of(space)
    told = [viewer.space(space)]
    is_dwarf = viewer.part == "dwarf-step"
    mover = s.dwarfs[viewer.seat] if is_dwarf else s.creatures[s.beasts[0]]
    shape = shape_at(s, at)
    if is_dwarf and node == HIDDEN_GOAL:
        told.append(say("board-turns-up"))
    if is_dwarf and node == TUNNEL:
        told.append(say("board-toll-tunnel") if s.gold[viewer.seat] else say("board-toll-tunnel-free"))
    if is_dwarf and crosses_bridge(s, cell_of(mover), space):
        told.append(say("board-toll-bridge") if s.hand[viewer.seat] else say("board-toll-bridge-free"))
    if shape is not None and shape.mark == node and feature_at(s, at) in ("lair", "ladder", "gold", "exit"):
        told.append(viewer.feature_text(at) if feature_at(s, at) == "gold" else viewer.feature(feature_at(s, at)))
        if is_dwarf and is_feature(s, space, "exit"):
            told.append(say("board-leaves"))
    here = figures(viewer, space)
    if here:
        told.append(", ".join(here))
    is_met = viewer.creatures_on(space) if is_dwarf else viewer.dwarfs_on(space)
    if is_met and node != HIDDEN_GOAL:
        told.append(say("board-attack"))
    return [*told, *_nearer_steps(viewer, space)] if is_dwarf else told


def _nearer_steps(viewer: Viewer, space: Space) -> list[str]:
    """The goals that a step brings nearer, as far as paths lead to them."""
    before = moves_to_goals(viewer.s, viewer.s.dwarfs[viewer.seat])
    told: list[str] = []
    for corner, count in moves_to_goals(viewer.s, space).items():
        if 0 < count < before.get(corner, count):
            told.append(viewer.speech.say("board-moves-to", corner=viewer.corner(corner), count=count))
    return told
