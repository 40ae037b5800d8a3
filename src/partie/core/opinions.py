"""What a game thinks of positions and answers: all that bots ask of it beyond its rules."""

from collections.abc import Sequence
from typing import NamedTuple

from partie.core.dealer import Rng
from partie.core.native import mypyc_attr
from partie.core.position import Action, Event, Position
from partie.core.seats import Seat


class Solved(NamedTuple):
    """An answer in a game that is solved to its end: how often to give it, and what is expected of it.

    ``share`` is its probability in an equilibrium, ``rank`` goes from 0, the last place for sure, to 1, the first.
    """

    action: Action
    share: float
    rank: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinions[S: Position]:
    """A game that has no opinion leaves everything to search."""

    def prospects(self, v: S, seat: Seat, legal: Sequence[Action], told: Sequence[Event]) -> Sequence[float] | None:
        """How good each answer looks to this seat, by its view and what it was told; None if a bot must look ahead.

        It is asked about all the legal answers, in their order.
        """
        return None

    def hunch(self, s: S, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """An opinion quick enough to play on with in a search, where thousands are needed; None: any answer will do.

        Everything on the table of an imagined world may be looked at.
        """
        return self.prospects(s, seat, legal, ())

    def appraise(self, s: S, seat: Seat) -> float | None:
        """How well a seat stands: what a greedy bot wants more of. None: only the end of the game tells."""
        return None

    def believe(self, v: S, seat: Seat, told: Sequence[Event], rng: Rng) -> S | None:
        """A whole position that fits this seat's view, where counting cards cannot say what is likely (hidden roles).

        None leaves it to ``guess``. It may look at nothing but the view and what the seat was told; where nothing was
        told, every position that is possible is as likely as the cards make it.
        """
        return None

    def suspect(self, v: S, told: Sequence[Event]) -> Sequence[float] | None:
        """How likely an onlooker takes each seat for one that hides its side; None where nobody does, or not yet.

        It may look at nothing but the onlooker's view and what everybody was told.
        """
        return None

    def solve(self, v: S, seat: Seat, legal: Sequence[Action]) -> Sequence[Solved] | None:
        """The answers in an equilibrium, in the order of ``legal``, where the rest of the game can be solved exactly.

        None leaves it to search. It may look at nothing but the view.
        """
        return None
