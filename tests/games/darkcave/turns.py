"""Whole turns in which little happens, and what everybody heard of them."""

from partie.core import Event, Notice, letter
from partie.core.sight import heard
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.faces import OWN

from .caves import Table

# A road of level I cards, one space each, east of the start card; the fourth card has a lair.
ROAD = "I-ew (1,0); I-tee-h (2,0); I-tee-h (3,0); I-tee-h-lair (4,0); I-cross (5,0)"
IDLE = {"drop": "enough", "axe": "spare", "creature-step": "stop", "dwarf-step": "stop", "finish": "stop"}


def rest(game: Table, turns: int = 1) -> Table:
    """This many times the active seat ends its turn: it discards one card if it must, and stays where it is."""
    told: list[Notice] = []
    for _ in range(turns):
        turn = game.s.turns
        while game.s.waiting and game.s.turns == turn:
            seat, what = game.who()[0], game.asked()
            answer = game.options(seat, "drop")[0] if what == "play" else IDLE[what]
            game.say(f"{letter(seat)} {answer}")
            told += game.told
    game.told = told
    return game


def events_of[E: Event](game: Table, kind: type[E], seat: int) -> list[E]:
    """What this seat heard of one kind since the last call of ``say`` or ``rest``."""
    return [event for event in heard(DARKCAVE, game.told, seat) if isinstance(event, kind)]


def names_heard(game: Table, seat: int) -> list[str]:
    """The kinds of everything a seat heard, in order."""
    return [type(event).__name__ for event in game.heard(seat)]


def lies_before(game: Table, seat: int) -> list[str]:
    """The codes of the cards in front of a seat."""
    return [OWN.codes[p >> 16] for p in game.s.front[seat]]


def hand_of(game: Table, seat: int) -> list[str]:
    """The codes of the cards in a hand."""
    return [OWN.codes[p >> 16] for p in game.s.hand[seat]]


def discards(game: Table) -> list[str]:
    """The codes of the discarded cards."""
    return [OWN.codes[p >> 16] for p in game.s.discarded]
