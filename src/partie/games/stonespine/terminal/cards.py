"""Cards in words: what is printed on a chamber, a blueprint or a challenge."""

from typing import Final

from rich.text import Text

from partie.core import Card
from partie.games.stonespine.ending import JAELS
from partie.games.stonespine.places import PLACE_NAMES, SIZE, has_door
from partie.games.stonespine.printed import JAEL, NO_DEMAND
from partie.games.stonespine.terminal.eyes import Eyes
from partie.games.stonespine.terminal.glyphs import FREE
from partie.games.stonespine.terminal.keys import RUNE_WORDS, SIDES, TYPE_WORDS
from partie.games.stonespine.terminal.layout import printed_elements

RUNE_STYLES: Final = ("blue", "green", "red")


def chamber_text(eyes: Eyes, card: Card) -> str:
    """Everything printed on a chamber."""
    say = eyes.speech.say
    parts = [
        f"{say('board-doors')} {_doors_text(eyes, card)}",
        eyes.listed(printed_elements(eyes.printed, card)),
        say("board-gold-pieces", count=eyes.printed.gold[card]),
    ]
    if eyes.s.seats == 1:
        parts.append(f"{say('board-rune')} {rune_text(eyes, card)}")
    of_type = say(TYPE_WORDS[eyes.printed.type_of[card]])
    return f"{eyes.marks.types[eyes.printed.type_of[card]]} {eyes.named(card)} ({of_type}): {'; '.join(parts)}"


def _doors_text(eyes: Eyes, card: Card) -> str:
    """The sides of a chamber with a door."""
    doors = eyes.printed.doors[card]
    return ", ".join([eyes.speech.say(word) for side, _, word in SIDES if has_door(doors, side)])


def door_arrows(eyes: Eyes, card: Card) -> str:
    """The same as arrows, each in its place."""
    doors = eyes.printed.doors[card]
    return "".join([arrow if has_door(doors, side) else FREE for side, arrow, _ in SIDES])


def rune_text(eyes: Eyes, card: Card) -> Text:
    """The rune of a chamber; Jael's own is marked."""
    rune = eyes.printed.rune[card]
    text = Text(eyes.speech.say(RUNE_WORDS[rune]), style=RUNE_STYLES[rune])
    if eyes.s.jael_now and rune == eyes.printed.jael_rune[eyes.s.jael_now - JAEL]:
        text.append(f" ({eyes.name(JAELS)})", style="bold")
    return text


def blueprint_text(eyes: Eyes, card: Card) -> str:
    """Everything printed on a blueprint."""
    demands = enumerate(eyes.printed.demands[card])
    asked = [f"{PLACE_NAMES[place]} {eyes.demand(each)}" for place, each in demands if each != (NO_DEMAND, ())]
    return f"{eyes.named(card)}: {gates_text(eyes, card)}; {', '.join(asked)}"


def gates_text(eyes: Eyes, blueprint: Card) -> str:
    """The columns of entrance and exit."""
    columns = [PLACE_NAMES[column][0] for column in range(SIZE)]
    entrance, leave = eyes.printed.entrance[blueprint], eyes.printed.exit[blueprint]
    return eyes.speech.say("board-gates", entrance=columns[entrance], exit=columns[leave])


def challenge_text(eyes: Eyes, card: Card) -> str:
    """A challenge and what it counts."""
    return f"{eyes.named(card)}: {eyes.speech.ability(card)}"


def would_give_text(eyes: Eyes, card: Card) -> str:
    """What a challenge would give this seat now."""
    return eyes.speech.say("board-would-give", points=eyes.outlook.challenge(card)) if eyes.outlook else ""
