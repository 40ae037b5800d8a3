"""What a screen needs beyond the position: what is printed on each card, and what anybody could count on the table."""

from collections.abc import Mapping
from typing import TypedDict

from partie.core import (
    Screen,
    face,
    pieces_in,
)
from partie.games.tides.faces import CARDS, FACES
from partie.games.tides.position import PLAN, Tides
from partie.games.tides.rules import kingdoms_now
from partie.games.tides.scoring import Side


class TidesFace(TypedDict):
    """A card as it is printed: the suit (-1 is none), what its ability counts, and what that pays."""

    suit: int
    kind: str
    targets: list[int]
    points: int


class TidesCounted(TypedDict):
    """Each kingdom's ``suits`` as abilities count them and ``singles`` by cards; ``unseen`` may lie anywhere hidden."""

    suits: list[list[int]]
    singles: list[int]
    unseen: list[str]


def faces() -> dict[str, TidesFace]:
    """T1.6–T1.9 The eighteen cards."""
    found: dict[str, TidesFace] = {}
    for card in CARDS:
        printed = FACES[card]
        found[str(card)] = {
            "suit": printed.suit,
            "kind": printed.kind,
            "targets": list(printed.targets),
            "points": printed.points,
        }
    return found


def counted(v: Tides) -> TidesCounted:
    """T8.1, T8.13, T8.20 The suits of both kingdoms; and the cards that this viewer has not seen."""
    sides = [Side(cards) for cards in kingdoms_now(v)]
    seen = {face(p) for name in PLAN.zones for p in pieces_in(getattr(v, name))}
    return {
        "suits": [list(side.counts) for side in sides],
        "singles": [side.singles for side in sides],
        "unseen": [str(card) for card in CARDS if card not in seen],
    }


class TidesScreen(Screen[Tides]):
    """What a screen needs beyond the position."""

    def faces(self) -> Mapping[str, object]:
        """T1.6–T1.9 What is printed on the cards."""
        return faces()

    def counted(self, v: Tides) -> Mapping[str, object]:
        """T8.1 The suits of both kingdoms, and what may still be hidden."""
        return counted(v)
