"""How the fields of a position are declared: one annotated line each.

    pile: Annotated[Zone, deck("cards")]                    pieces of a deck, each with the seats that have seen it
    round: Open[int]                                        a public fact; its type says how it is written
    webs: Annotated[Open[list[Edge]], blank([OUT] * 3)]     what it is before anything is dealt, if not empty or 0
    printed: Bound[Printed]                                 brought by the game, no fact of the position

``tools/fields.py`` reads these lines and writes the rest into the class: slots, ``clone``, ``blank`` and ``fields``, of
which the game makes its plan. A type is written by the codec of its name: ``Space`` by ``SPACE``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from partie.core.cards import Card
from partie.core.codecs import Codec
from partie.core.plan import Plan

type Open[T] = Annotated[T, "open"]
type Bound[T] = Annotated[T, "bound"]


def deck(name: str, witnessed: bool = False) -> str:
    """Pieces of this deck. ``witnessed``: everybody knows who has looked at which of them."""
    return f"{name}, witnessed" if witnessed else name


def blank(value: object) -> object:
    """What a field holds before anything is dealt."""
    return value


def per_seat(value: object) -> object:
    """What a list holds for each seat before anything is dealt."""
    return value


@dataclass(frozen=True)
class Fields:
    """What a position's declarations say: all of a plan that does not depend on the cards."""

    open: Mapping[str, Codec]
    zones: Mapping[str, str]
    bound: tuple[str, ...] = ()
    witnessed: tuple[str, ...] = ()

    def plan(self, decks: Mapping[str, tuple[Card, ...]], backs: Mapping[Card, Card] | None = None) -> Plan:
        """The plan of a game with these cards."""
        return Plan(self.open, self.zones, decks, backs or {}, self.bound, self.witnessed)
