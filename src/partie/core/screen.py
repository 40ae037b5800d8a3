"""What a screen asks of a game beyond its rules: what is printed, what can be counted, and how things are called."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from partie.core.cards import Card
from partie.core.native import mypyc_attr
from partie.core.position import Position
from partie.core.seats import Seat


class Laid(NamedTuple):
    """What lies on one place of a grid: a card and which way round, the seats whose figures stand there, and the rest.

    ``card`` is 0 where no card lies, ``notes`` are keys of the game's catalogs.
    """

    card: Card
    turned: bool = False
    seats: tuple[Seat, ...] = ()
    notes: tuple[str, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Screen[S: Position]:
    """A game without pictures, whose cards all have one back and names in the catalogs."""

    def faces(self) -> Mapping[str, object]:
        """What is printed on each card, by its code."""
        return {}

    def counted(self, v: S) -> Mapping[str, object]:
        """What anybody could count by looking at a view, so that no screen has to know the rules."""
        return {}

    def counted_by(self, v: S, seat: Seat, public: Mapping[str, object]) -> Mapping[str, object]:
        """What these eyes count on their view where an onlooker counts ``public``; usually the same.

        It is what ``counted`` says of the view, only quicker where many look: a law compares the two.
        """
        return public

    def counts_answers(self) -> bool:
        """Whether ``counted`` changes with who has answered the open question, or with the viewer's own answer."""
        return False

    def points_are_public(self) -> bool:
        """Whether all eyes read the same points, on the sheet and in the standing. A law holds a game to it."""
        return True

    def own_name(self, card: Card) -> str:
        """What a card of another card set is called, which the catalogs do not know; usually nothing."""
        return ""

    def back_names(self) -> Mapping[Card, str]:
        """What the backs are called, where a game has more than one worth telling apart: back → key of its name."""
        return {}

    def automaton(self) -> str:
        """Who scores without a seat, if anybody does: its points stand in the column after the last seat's."""
        return ""

    def grids(self) -> Mapping[str, str]:
        """The open fields that are places to lay cards on: field → what an answer calls such a place."""
        return {}

    def grid(self, v: S, field: str) -> Sequence[Mapping[str, Laid]]:
        """What lies on each place of a grid, by the place's name in a record: one grid, or one for each seat."""
        return ()

    def grid_by(
        self, v: S, seat: Seat, field: str, public: Sequence[Mapping[str, Laid]]
    ) -> Sequence[Mapping[str, Laid]]:
        """What lies on a grid for these eyes, where an onlooker sees ``public``; usually the same.

        It is what ``grid`` says of the view, only quicker where many look: a law compares the two.
        """
        return public

    def facts(self) -> tuple[str, ...] | None:
        """The open fields whose numbers a person reads as they are; None: all that are no grid."""
        return None
