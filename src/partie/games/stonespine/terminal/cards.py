"""Cards in words: what is printed on a chamber, a blueprint or a challenge."""

from typing import Final

from rich.text import Text

from partie.core import Card
from partie.games.stonespine.ending import JAELS
from partie.games.stonespine.places import PLACE_NAMES, SIZE, has_door
from partie.games.stonespine.printed import JAEL, NO_DEMAND
from partie.games.stonespine.terminal.glyphs import FREE
from partie.games.stonespine.terminal.keys import RUNE_WORDS, SIDES, TYPE_WORDS
from partie.games.stonespine.terminal.layout import printed_elements
from partie.games.stonespine.terminal.viewer import Viewer

RUNE_STYLES: Final = ("blue", "green", "red")


def chamber_text(viewer: Viewer, card: Card) -> str:
    """Everything printed on a chamber."""
    say = viewer.speech.say
    parts = [
        f"{say('board-doors')} {_doors_text(viewer, card)}",
        viewer.listed(printed_elements(viewer.printed, card)),
        say("board-gold-pieces", count=viewer.printed.gold[card]),
    ]
    if viewer.s.seats == 1:
        parts.append(f"{say('board-rune')} {rune_text(viewer, card)}")
    of_type = say(TYPE_WORDS[viewer.printed.type_of[card]])
    return f"{viewer.marks.types[viewer.printed.type_of[card]]} {viewer.named(card)} ({of_type}): {'; '.join(parts)}"


def _doors_text(viewer: Viewer, card: Card) -> str:
    """The sides of a chamber with a door."""
    doors = viewer.printed.doors[card]
    return ", ".join([viewer.speech.say(word) for side, _, word in SIDES if has_door(doors, side)])


def door_arrows(viewer: Viewer, card: Card) -> str:
    """The same as arrows, each in its place."""
    doors = viewer.printed.doors[card]
    return "".join([arrow if has_door(doors, side) else FREE for side, arrow, _ in SIDES])


def rune_text(viewer: Viewer, card: Card) -> Text:
    """The rune of a chamber; Jael's own is marked."""
    rune = viewer.printed.rune[card]
    text = Text(viewer.speech.say(RUNE_WORDS[rune]), style=RUNE_STYLES[rune])
    if viewer.s.jael_now and rune == viewer.printed.jael_rune[viewer.s.jael_now - JAEL]:
        text.append(f" ({viewer.name(JAELS)})", style="bold")
    return text


def blueprint_text(viewer: Viewer, card: Card) -> str:
    """Everything printed on a blueprint."""
    demands = enumerate(viewer.printed.demands[card])
    asked = [f"{PLACE_NAMES[place]} {viewer.demand(each)}" for place, each in demands if each != (NO_DEMAND, ())]
    return f"{viewer.named(card)}: {gates_text(viewer, card)}; {', '.join(asked)}"


def gates_text(viewer: Viewer, blueprint: Card) -> str:
    """The columns of entrance and exit."""
    columns = [PLACE_NAMES[column][0] for column in range(SIZE)]
    entrance, leave = viewer.printed.entrance[blueprint], viewer.printed.exit[blueprint]
    return viewer.speech.say("board-gates", entrance=columns[entrance], exit=columns[leave])


def challenge_text(viewer: Viewer, card: Card) -> str:
    """A challenge and what it counts."""
    return f"{viewer.named(card)}: {viewer.speech.ability(card)}"


def would_give_text(viewer: Viewer, card: Card) -> str:
    """What a challenge would give this seat now."""
    return viewer.speech.say("board-would-give", points=viewer.outlook.challenge(card)) if viewer.outlook else ""
