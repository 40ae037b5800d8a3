"""A place of a dungeon in words: its chamber, the ways out, what is asked for, what it is connected to."""

from partie.games.stonespine.places import EDGE_NAMES, PLACE_NAMES, TOP
from partie.games.stonespine.terminal.eyes import Eyes
from partie.games.stonespine.terminal.keys import NET_WORDS, OUTSIDE, SIDES, TYPE_WORDS
from partie.games.stonespine.terminal.layout import Layout, Wall
from partie.terminal.screen import together


def place_text(eyes: Eyes, layout: Layout, place: int, briefly: bool) -> str:
    """A place of a dungeon: chamber, elements, ways out, demand, network."""
    say = eyes.speech.say
    card = layout.rooms[place]
    if not card:
        return ", ".join([f"{PLACE_NAMES[place]} {say('place-free')}", *wish(eyes, layout, place)])
    of_type = say(TYPE_WORDS[eyes.printed.type_of[card]])
    parts = [together(f"{PLACE_NAMES[place]} {card if briefly else eyes.named(card)}") + f", {of_type}"]
    if not briefly:
        parts.append(eyes.listed(layout.elements(place)))
    parts.extend(ways(eyes, layout, place) + wish(eyes, layout, place) + connection(eyes, layout, place))
    return "; ".join(parts)


def ways(eyes: Eyes, layout: Layout, place: int) -> list[str]:
    """Where one can go from a chamber: passages, secret ones, and doors that lead nowhere."""
    say = eyes.speech.say
    opened: list[str] = []
    secret: list[str] = []
    blind: list[str] = []
    for side, _, word in SIDES:
        beyond = layout.beyond(place, side)
        match layout.wall(place, side):
            case Wall.OPEN if beyond < 0:
                opened.append(say("board-entrance") if side == TOP else say("board-exit"))
            case Wall.OPEN:
                opened.append(PLACE_NAMES[beyond])
            case Wall.SECRET:
                secret.append(PLACE_NAMES[beyond] if beyond >= 0 else say(word))
            case Wall.BLIND:
                blind.append(say(word))
            case Wall.SOLID:
                pass
    parts = [say("place-open", places=", ".join(opened))] if opened else []
    if secret:
        parts.append(say("place-secret", places=", ".join(secret)))
    if blind:
        parts.append(say("place-blind", sides=", ".join(blind)))
    return parts


def wish(eyes: Eyes, layout: Layout, place: int) -> list[str]:
    """What the blueprint asks for on a place, and whether the chamber there has it."""
    if not layout.has_demand(place):
        return []
    what = eyes.demand(layout.demands[place])
    if not layout.rooms[place]:
        return [eyes.speech.say("place-asked", what=what)]
    return [
        eyes.speech.say("place-met", what=what) if layout.is_met(place) else eyes.speech.say("place-missed", what=what)
    ]


def connection(eyes: Eyes, layout: Layout, place: int) -> list[str]:
    """Whether a chamber is connected to the entrance, the exit, or both."""
    return [eyes.speech.say(NET_WORDS[layout.net(place)])] if layout.net(place) else []


def edge_text(eyes: Eyes, number: int) -> str:
    """An edge as it can be typed, and where it lies if nothing is behind it."""
    outside = [eyes.speech.say(side) for sign, side in OUTSIDE if sign in EDGE_NAMES[number]]
    return ", ".join([EDGE_NAMES[number], *outside])
