"""What a screen needs beyond the position: what is printed on each card, and what anybody could count on the table."""

from collections.abc import Mapping
from typing import TypedDict, cast

from partie.core import Card, Screen, Seat, Zone
from partie.core.cards import cards
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
    sides = [Side(kingdom) for kingdom in kingdoms_now(v)]
    return {
        "suits": [list(side.counts) for side in sides],
        "singles": [side.singles for side in sides],
        "unseen": unseen(v),
    }


def unseen(v: Tides) -> list[str]:
    """T8.20 The cards that this viewer has not seen."""
    seen = set[Card]()
    for name in PLAN.zones:
        value: object = getattr(v, name)
        zones = cast(list[Zone], value if isinstance(value, list) else [value])
        for zone in zones:
            seen.update(cards(zone))
    return [str(card) for card in CARDS if card not in seen]


class TidesScreen(Screen[Tides]):
    """What a screen needs beyond the position."""

    def faces(self) -> Mapping[str, object]:
        """T1.6–T1.9 What is printed on the cards."""
        return faces()

    def counted(self, v: Tides) -> Mapping[str, object]:
        """T8.1 The suits of both kingdoms, and what may still be hidden."""
        return counted(v)

    def counted_by(self, v: Tides, seat: Seat, public: Mapping[str, object]) -> Mapping[str, object]:
        """T8.20 Each seat has seen other cards."""
        return {**public, "unseen": unseen(v)}
