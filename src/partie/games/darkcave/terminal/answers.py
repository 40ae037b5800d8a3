"""An answer in words: what it is, and what it would mean now."""

from partie.core import Action, Card, Cell, face
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
from partie.games.darkcave.cave import card_at, feature_at, is_feature, marked_space, shape_at
from partie.games.darkcave.faces import CREATURES, RANGE
from partie.games.darkcave.spaces import HIDDEN_GOAL, TUNNEL, Edge, Space, cell_of, cells_at, node_of
from partie.games.darkcave.terminal.eyes import Eyes
from partie.games.darkcave.terminal.glyphs import CORNER_ARROWS, TURNED
from partie.games.darkcave.terminal.hand import card_now, small
from partie.games.darkcave.terminal.place_words import figures, goal_text, place_text
from partie.games.darkcave.terminal.reach import cards_missing, cut_off, laid, moves, moves_to_goals
from partie.games.darkcave.terminal.seats import clan_text, front, levels_text


def answer_text(eyes: Eyes, action: Action) -> str:
    """An answer and what it would mean now."""
    s, told = eyes.s, eyes.speech.action(action)
    match action:
        case Play():
            return f"{told} – {card_now(eyes, action.card)}"
        case Lay():
            card = card_in_hand(eyes)
            meant = [small(eyes, card, action.way), *nearer_words(eyes, card, action)]
        case Turn():
            meant = [small(eyes, face(s.goals[s.reached][0]), action.way)]
        case Peek():
            meant = [goal_text(eyes, action.corner)]
        case Spy():
            meant = [f"{eyes.speech.say('board-clan')} {clan_text(eyes, action.seat)}"]
        case Swap():
            meant = [
                eyes.speech.say("board-in-hand", count=len(s.hand[action.seat]), levels=levels_text(eyes, action.seat))
            ]
        case Equip():
            meant = front(eyes, action.seat)
        case Collapse():
            meant = collapse_words(eyes, action.cell)
        case Spin():
            meant = [edge_words(eyes, action.edge())]
        case Call():
            meant = prey_words(eyes, action)
        case Go():
            return "; ".join(step_words(eyes, action.target()))
        case Cut():
            meant = [eyes.web(action.web - 1)]
        case Strike():
            meant = [eyes.creature(s.beasts[0])]
        case Stop() if eyes.part == "dwarf-step" and s.dwarfs[eyes.seat] in s.veins:
            meant = [eyes.speech.say("board-takes-nugget")]
        case _:
            return told
    return f"{told} – {'; '.join(meant)}" if any(meant) else told


def card_in_hand(eyes: Eyes) -> Card:
    """The card that was chosen in the part before."""
    (card,) = [action.card for action in eyes.s.sealed[eyes.seat] if isinstance(action, Play)]
    return card


# -- laying ------------------------------------------------------------------------------------------------------------


def nearer(eyes: Eyes, card: Card, action: Lay) -> list[tuple[int, int, int]]:
    """Which goals a laying brings nearer, or further away: corner, cards missing now, and then; -1 for no way."""
    before = eyes.missing
    after = cards_missing(laid(eyes.s, card, action.cell, action.way), eyes.seat)
    found = [(corner, before.get(corner, -1), after.get(corner, -1)) for corner in range(4)]
    return [each for each in found if each[1] != each[2]]


def nearer_words(eyes: Eyes, card: Card, action: Lay) -> list[str]:
    """The same in words."""
    say = eyes.speech.say
    told: list[str] = []
    for corner, before, after in nearer(eyes, card, action):
        name = eyes.corner(corner)
        if after == 0:
            told.append(say("board-reaches", corner=name))
        elif after < 0:
            told.append(say("board-no-way", corner=name))
        else:
            told.append(say("board-missing", corner=name, count=after, before=before))
    return told


def nearer_signs(eyes: Eyes, card: Card, action: Lay) -> str:
    """The same in signs, for a narrow column."""
    told: list[str] = []
    for corner, before, after in nearer(eyes, card, action):
        counts = [str(count) if count >= 0 else "✗" for count in (before, after)]
        told.append(f"{CORNER_ARROWS[corner]}{'→'.join(counts)}")
    return " ".join(told)


def lay_sign(eyes: Eyes, card: Card, action: Lay) -> str:
    """The card as it would lie; turned cards are marked."""
    return small(eyes, card, action.way) + (f" {TURNED}" if action.way else "")


# -- targets -----------------------------------------------------------------------------------------------------------


def collapse_words(eyes: Eyes, at: Cell) -> list[str]:
    """The card that would go, and how many others would be cut off."""
    lost = cut_off(eyes.s, at)
    told = [place_text(eyes, at)]
    return [*told, eyes.speech.say("board-cuts-off", count=lost)] if lost else told


def edge_words(eyes: Eyes, edge: Edge) -> str:
    """What an edge parts: two cards, a card and a goal, or a card and nothing."""
    names: list[str] = []
    for at in cells_at(edge):
        names.append(eyes.code(card_at(eyes.s, at)) if at in eyes.s.cave else eyes.speech.say("board-nothing"))
    return f"{eyes.edge(edge)}: {' / '.join(names)}"


def prey_words(eyes: Eyes, action: Call) -> list[str]:
    """Which dwarfs a creature can reach from this lair, and in how many moves."""
    s = eyes.s
    card = card_in_hand(eyes)
    creature = CREATURES.index(s.printed.kind[card])
    near = moves(s, marked_space(s, action.cell), RANGE[creature], set(s.dwarfs))
    reached = [
        f"{eyes.speech.seat(seat)} ({near[s.dwarfs[seat]]})" for seat in eyes.order() if near.get(s.dwarfs[seat])
    ]
    if not reached:
        return [eyes.speech.say("board-no-prey")]
    return [eyes.speech.say("board-prey", seats=", ".join(reached))]


def step_words(eyes: Eyes, space: Space) -> list[str]:
    """Where a step leads: the space, and what it brings."""
    s, say = eyes.s, eyes.speech.say
    at, node = cell_of(space), node_of(space)
    told = [eyes.space(space)]
    is_dwarf = eyes.part == "dwarf-step"
    mover = s.dwarfs[eyes.seat] if is_dwarf else s.creatures[s.beasts[0]]
    shape = shape_at(s, at)
    if is_dwarf and node == HIDDEN_GOAL:
        told.append(say("board-turns-up"))
    if is_dwarf and node == TUNNEL:
        told.append(say("board-toll-tunnel") if s.gold[eyes.seat] else say("board-toll-tunnel-free"))
    if is_dwarf and shape is not None and node in shape.wooden and cell_of(mover) != at:
        told.append(say("board-toll-bridge") if s.hand[eyes.seat] else say("board-toll-bridge-free"))
    if shape is not None and shape.mark == node and feature_at(s, at) in ("lair", "ladder", "gold", "exit"):
        told.append(eyes.feature_text(at) if feature_at(s, at) == "gold" else eyes.feature(feature_at(s, at)))
        if is_dwarf and is_feature(s, space, "exit"):
            told.append(say("board-leaves"))
    here = figures(eyes, space)
    if here:
        told.append(", ".join(here))
    is_met = eyes.creatures_on(space) if is_dwarf else eyes.dwarfs_on(space)
    if is_met and node != HIDDEN_GOAL:
        told.append(say("board-attack"))
    return [*told, *_nearer_steps(eyes, space)] if is_dwarf else told


def _nearer_steps(eyes: Eyes, space: Space) -> list[str]:
    """The goals that a step brings nearer, as far as paths lead to them."""
    before = moves_to_goals(eyes.s, eyes.s.dwarfs[eyes.seat])
    told: list[str] = []
    for corner, count in moves_to_goals(eyes.s, space).items():
        if 0 < count < before.get(corner, count):
            told.append(eyes.speech.say("board-moves-to", corner=eyes.corner(corner), count=count))
    return told
