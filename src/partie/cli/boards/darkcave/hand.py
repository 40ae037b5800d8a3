"""A card of the hand: how it looks in one line, and what it could do now."""

from partie.cli.boards.darkcave.eyes import Eyes
from partie.cli.boards.darkcave.signs import ARMS, ARROWS, DOUBLES, FEATURES
from partie.core import Card
from partie.core.grid import EAST, WEST
from partie.games.darkcave.cave import feature_spaces, layings, openings, removable, web_edges
from partie.games.darkcave.faces import CREATURES, HUB
from partie.games.darkcave.state import OUT
from partie.games.darkcave.turn import DarkCaveReason, bootless, can_play, peeks, spies


def small(eyes: Eyes, card: Card, way: int = 0) -> str:
    """A card as it would lie, in one line: its paths, its feature, and on which side that is."""
    printed = eyes.printed
    name = printed.deck.paths[card - 1].shape if printed.is_path(card) else ""
    shapes = printed.shape[card]
    if not shapes:
        return ""
    if name in DOUBLES:
        return DOUBLES[name]
    shape = shapes[way]
    west, east = ["━" if shape.sides >> side & 1 else " " for side in (WEST, EAST)]
    feature = FEATURES[printed.kind[card]][0] if printed.kind[card] in FEATURES else ""
    arrow = ARROWS[shape.mark] if feature and shape.mark < HUB else ""
    return f"{west}{ARMS[shape.sides]}{east}{feature}{arrow}"


def card_now(eyes: Eyes, card: Card) -> str:
    """What a card of the hand could do now: how many places or targets, or why it cannot be played."""
    s, say, seat = eyes.s, eyes.speech.say, eyes.seat
    is_path = s.printed.is_path(card)
    kind = s.printed.kind[card]
    if not can_play(s, seat, card, openings(s)):
        if is_path:
            return eyes.speech.reason(DarkCaveReason.NO_PLACE)
        reason = DarkCaveReason.NO_LAIR if kind in CREATURES else DarkCaveReason.NO_TARGET
        return eyes.speech.reason(reason)
    if is_path:
        return say("board-can-places", count=len(list(layings(s, card))))
    match kind:
        case "secret":
            return say("board-can-look", goals=len(peeks(s)), clans=len(spies(s, seat)))
        case "cave-in":
            return say("board-can-collapse", count=len(removable(s)))
        case "web":
            return say("board-can-spin", count=len(web_edges(s)))
        case "boots":
            return say("board-can-equip", count=len(bootless(s)))
        case "axe":
            return say("board-can-equip", count=s.seats)
        case "swap":
            return say("board-can-swap", count=s.seats - 1)
        case _:
            space = s.creatures[CREATURES.index(kind)]
            if space != OUT:
                return say("board-can-take-over", where=eyes.space(space))
            return say("board-can-call", count=len(feature_spaces(s, "lair")))
