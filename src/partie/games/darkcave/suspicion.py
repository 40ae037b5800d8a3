"""Who works for whom: what the clan cards in sight leave open, and what seats did to each other. Opinion, no rule."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from partie.core import Event, Seat
from partie.games.darkcave.events import Attacked, CreatureMoved, DwarfMoved, Equipped, TurnBegan
from partie.games.darkcave.faces import CLAN_CARDS, works_for
from partie.games.darkcave.state import DarkCave

HARM: Final = 1.1  # how much an attack tells, as a logarithm of odds
HELP: Final = 1.3
SURE: Final = 6.0


def prior(v: DarkCave, seat: Seat, other: Seat) -> float:
    """How likely another seat works for this seat's side, by counting clan cards alone."""
    mine = works_for(v.clans[seat][0] >> 16)
    piece = v.clans[other][0]
    if piece > 0xFFFF:
        return 1.0 if works_for(piece >> 16) == mine else 0.0
    left = list(CLAN_CARDS)
    for seen in [p for z in (*v.clans, v.aside, v.unused, v.clan_deck) for p in z]:
        if seen > 0xFFFF:
            left.remove(seen >> 16)
    back = piece >> 16
    same = [card for card in left if v.printed.backs[card] == back]
    return len([card for card in same if works_for(card) == mine]) / len(same) if same else 0.5


def deeds(told: Sequence[Event]) -> list[tuple[Seat, Seat, float]]:
    """Who did what to whom: harm is below nought, help above. A dwarf that walked into a creature harmed itself."""
    found: list[tuple[Seat, Seat, float]] = []
    actor = -1
    is_hunting = False
    for event in told:
        if isinstance(event, TurnBegan):
            actor = event.seat
            is_hunting = False
        elif isinstance(event, CreatureMoved):
            is_hunting = True
        elif isinstance(event, DwarfMoved):
            is_hunting = False
        elif isinstance(event, Attacked) and is_hunting and event.seat != actor:
            found.append((actor, event.seat, -HARM))
        elif isinstance(event, Equipped) and event.seat != actor:
            found.append((actor, event.seat, HELP))
    return found


def friends(v: DarkCave, seat: Seat, told: Sequence[Event]) -> list[float]:
    """How likely each seat works for the same side as this one, by cards and deeds."""
    known = [1.0 if other == seat else prior(v, seat, other) for other in range(v.seats)]
    odds = [_odds(share) for share in known]
    done = deeds(told)
    for actor, victim, weight in done:
        if 0.0 < known[actor] < 1.0:
            odds[actor] += weight * (2.0 * known[victim] - 1.0)
        if 0.0 < known[victim] < 1.0 and actor != seat:
            odds[victim] += 0.5 * weight * (2.0 * known[actor] - 1.0)
    return [share if share in (0.0, 1.0) else 1.0 / (1.0 + exp(-odds[other])) for other, share in enumerate(known)]


def _odds(share: float) -> float:
    if share <= 0.0:
        return -SURE
    return SURE if share >= 1.0 else log(share / (1.0 - share))


def exits(v: DarkCave) -> list[int]:
    """The corners that may hold the exit, to somebody with this view; each is as likely."""
    known = [piece[0] >> 16 if piece[0] > 0xFFFF else 0 for piece in v.goals]
    found = [corner for corner, card in enumerate(known) if card and v.printed.kind[card] == "exit"]
    return found or [corner for corner, card in enumerate(known) if not card]
