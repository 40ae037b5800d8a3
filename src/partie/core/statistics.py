"""What can be counted over many games, beyond who won: asked by simulations and contests, never by play."""

from collections.abc import Mapping

from partie.core.cards import Card
from partie.core.native import mypyc_attr
from partie.core.position import Action, Position
from partie.core.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics[S: Position]:
    """A game in which every seat plays for itself, and nothing more is counted."""

    def sides(self, s: S) -> tuple[int, ...]:
        """Who wins and loses together: a number for each seat, the same on one side."""
        return tuple(range(s.seats))

    def traits(self, opening: S, s: S, seat: Seat) -> Mapping[str, str]:
        """What tells one seat's game from another's: where it began, which cards it had.

        ``opening`` is the position when a seat was asked for the first time, ``s`` the final one.
        """
        return {}

    def trait_names(self) -> tuple[str, ...]:
        """The names of the traits, for the catalogs."""
        return ()

    def trait_values(self) -> Mapping[str, tuple[str, ...]]:
        """The values of those traits that have words for values, for the catalogs; numbers speak for themselves."""
        return {}

    def uses(self, s: S, seat: Seat) -> Mapping[Card, bool]:
        """The cards that came to a seat in a whole game, and which of them it made use of."""
        return {}

    def count_as(self, s: S, seat: Seat, action: Action) -> str:
        """What to count an answer as: a word of the game's own, empty to leave it out."""
        return ""

    def counted_names(self) -> tuple[str, ...]:
        """The words for what ``count_as`` counts, in the order in which they are shown, for the catalogs."""
        return ()
