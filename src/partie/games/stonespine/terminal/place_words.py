"""A place of a dungeon in words: its chamber, the ways out, what is asked for, what it is connected to."""

from partie.games.stonespine.places import EDGE_NAMES, PLACE_NAMES, TOP
from partie.games.stonespine.terminal.keys import NET_WORDS, OUTSIDE, SIDES, TYPE_WORDS
from partie.games.stonespine.terminal.layout import Layout, Wall
from partie.games.stonespine.terminal.viewer import Viewer
from partie.terminal.screen import together


def place_text(viewer: Viewer, layout: Layout, place: int, briefly: bool) -> str:
    """A place of a dungeon: chamber, elements, ways out, demand, network."""
    say = viewer.speech.say
    card = layout.rooms[place]
    if not card:
        return ", ".join([f"{PLACE_NAMES[place]} {say('place-free')}", *wish(viewer, layout, place)])
    of_type = say(TYPE_WORDS[viewer.printed.type_of[card]])
    parts = [together(f"{PLACE_NAMES[place]} {card if briefly else viewer.named(card)}") + f", {of_type}"]
    if not briefly:
        parts.append(viewer.listed(layout.elements(place)))
    parts.extend(ways(viewer, layout, place) + wish(viewer, layout, place) + connection(viewer, layout, place))
    return "; ".join(parts)


def ways(viewer: Viewer, layout: Layout, place: int) -> list[str]:
    """Where one can go from a chamber: passages, secret ones, and doors that lead nowhere."""
    say = viewer.speech.say
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


def wish(viewer: Viewer, layout: Layout, place: int) -> list[str]:
    """What the blueprint asks for on a place, and whether the chamber there has it."""
    if not layout.has_demand(place):
        return []
    what = viewer.demand(layout.demands[place])
    if not layout.rooms[place]:
        return [viewer.speech.say("place-asked", what=what)]
    return [
        viewer.speech.say("place-met", what=what)
        if layout.is_met(place)
        else viewer.speech.say("place-missed", what=what)
    ]


def connection(viewer: Viewer, layout: Layout, place: int) -> list[str]:
    """Whether a chamber is connected to the entrance, the exit, or both."""
    return [viewer.speech.say(NET_WORDS[layout.net(place)])] if layout.net(place) else []


def edge_text(viewer: Viewer, number: int) -> str:
    """An edge as it can be typed, and where it lies if nothing is behind it."""
    outside = [viewer.speech.say(side) for sign, side in OUTSIDE if sign in EDGE_NAMES[number]]
    return ", ".join([EDGE_NAMES[number], *outside])
