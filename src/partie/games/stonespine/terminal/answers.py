"""An answer in words: what it is, and what it would change in points now."""

from partie.core import Action
from partie.games.stonespine.actions import Buy, Column, Discard, Embed, Keep, Pass, Place, Take, Tunnel
from partie.games.stonespine.places import PLACE_NAMES, SIZE
from partie.games.stonespine.preparation import YEARS
from partie.games.stonespine.terminal.cards import challenge_text, chamber_text, would_give_text
from partie.games.stonespine.terminal.layout import Layout
from partie.games.stonespine.terminal.market import stall_text
from partie.games.stonespine.terminal.outlook import Outlook
from partie.games.stonespine.terminal.place_words import connection, edge_text, ways, wish
from partie.games.stonespine.terminal.viewer import Viewer
from partie.words.numbers import signed


def answer_text(viewer: Viewer, action: Action) -> tuple[str, str]:
    """An answer: what it is, and what it changes now."""
    say, outlook = viewer.speech.say, viewer.outlook
    assert outlook is not None
    match action:
        case Place():
            place, gain = outlook.best_place(action.card)
            return chamber_text(viewer, action.card), say(
                "board-best-at", place=PLACE_NAMES[place], points=signed(gain)
            )
        case Discard() | Keep():
            return chamber_text(viewer, action.card), ""
        case Column():
            return _column(viewer, outlook, (viewer.s.year - 1) * SIZE + action.column - 1)
        case Buy():
            return _purchase(viewer, outlook, action)
        case Embed():
            layout = Layout(viewer.s, viewer.seat)
            where = f"{PLACE_NAMES[action.place]} {viewer.named(layout.rooms[action.place])}"
            gain = outlook.token(viewer.s.carried[0], action.place)
            return f"{where}: {viewer.listed(layout.elements(action.place))}", say("board-gain", points=signed(gain))
        case Tunnel():
            gain = outlook.passage(action.edge)
            return edge_text(viewer, action.edge), say("board-gain", points=signed(gain))
        case Take():
            return challenge_text(viewer, action.card), would_give_text(viewer, action.card)
        case Pass():
            return _passing(viewer), ""
        case _:
            return viewer.speech.action(action), ""


def _column(viewer: Viewer, outlook: Outlook, place: int) -> tuple[str, str]:
    """Where the chamber may go: its ways out there, the demand, whether it is connected to entrance or exit."""
    (card,) = [action.card for action in viewer.s.sealed[viewer.seat] if isinstance(action, Place)]
    after = viewer.s.clone()
    after.rooms[viewer.seat] = outlook.with_room(card, place)
    layout = Layout(after, viewer.seat)
    parts = [*ways(viewer, layout, place), *wish(viewer, layout, place), *connection(viewer, layout, place)]
    gain = viewer.speech.say("board-gain", points=signed(outlook.room(card, place)))
    return f"{PLACE_NAMES[place]}: {'; '.join(parts)}", gain


def _purchase(viewer: Viewer, outlook: Outlook, action: Buy) -> tuple[str, str]:
    """A set: its tokens, its price, and what it can bring."""
    s, say = viewer.s, viewer.speech.say
    number = 2 * s.stalls.index(action.card) + action.half
    price = s.printed.prices[action.card][action.half]
    tokens = [token for token in s.wares[number] if token]
    paid = say("board-price", price=price, left=s.gold[viewer.seat] - price)
    can = say("board-can-bring", points=signed(outlook.tokens(tokens)))
    return f"{stall_text(viewer, number)}: {viewer.token_list(tokens)}; {paid}", can


def _passing(viewer: Viewer) -> str:
    s, say = viewer.s, viewer.speech.say
    parts = [say("board-pass")]
    gold = s.gold[viewer.seat]
    if s.seats == 1 and s.year == YEARS:
        parts.append(say("board-pass-keeps", gold=gold))
    elif gold:
        parts.append(say("board-pass-loses", gold=gold))
    if s.seats > 1:
        parts.append(say("board-pass-place", place=len(s.priority) + 1))
    return ", ".join(parts)
