"""A card of the hand: how it looks in one line, and what it could do now."""

from partie.core import Card
from partie.core.grid import EAST, WEST
from partie.games.darkcave.cave import openings
from partie.games.darkcave.kinds.creature import Beast
from partie.games.darkcave.kinds.every import kind_of
from partie.games.darkcave.kinds.secret import Secret, peeks, spies
from partie.games.darkcave.spaces import HUB
from partie.games.darkcave.terminal.glyphs import ARMS, ARROWS, DOUBLES, FEATURES
from partie.games.darkcave.terminal.keys import CAN
from partie.games.darkcave.terminal.viewer import Viewer


def small(viewer: Viewer, card: Card, way: int = 0) -> str:
    """A card as it would lie, in one line: its paths, its feature, and on which side that is."""
    printed = viewer.printed
    name = printed.card_set.paths[card - 1].shape if printed.is_path(card) else ""
    shapes = printed.shape[card]
    if not shapes:
        return ""
    if name in DOUBLES:
        return DOUBLES[name]
    shape = shapes[way]
    arms = ARMS["".join(["NESW"[side] for side in shape.open_sides])]
    west, east = ["━" if shape.port[side] >= 0 else " " for side in (WEST, EAST)]
    feature = FEATURES[printed.kind[card]][0] if printed.kind[card] in FEATURES else ""
    arrow = ARROWS[shape.mark] if feature and shape.mark < HUB else ""
    return f"{west}{arms}{east}{feature}{arrow}"


def card_now(viewer: Viewer, card: Card) -> str:
    """What a card of the hand could do now: how many places or targets, or why it cannot be played."""
    s, say, seat = viewer.s, viewer.speech.say, viewer.seat
    kind = kind_of(s.printed, card)
    if not kind.can_play(s, seat, card, openings(s)):
        return viewer.speech.reason(kind.nothing)
    if isinstance(kind, Secret):
        return say("board-can-look", goals=len(peeks(s)), clans=len(spies(s, seat)))
    if isinstance(kind, Beast) and not kind.needs_target(s, card):
        return say("board-can-take-over", where=viewer.space(s.creatures[kind.creature]))
    return say(CAN[kind.part], count=len(kind.targets(s, seat, card)))
