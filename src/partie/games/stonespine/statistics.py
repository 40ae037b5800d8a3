"""What simulations count beyond who won."""

from collections.abc import Mapping

from partie.core import Seat, Statistics
from partie.core.cards import face
from partie.games.stonespine.position import Stonespine


class StonespineStatistics(Statistics[Stonespine]):
    """What simulations count."""

    def traits(self, opening: Stonespine, s: Stonespine, seat: Seat) -> Mapping[str, str]:
        """S3.2, S3.10, S8.16 What luck gave a seat at the start, and its place at the end."""
        found = {"blueprint": s.printed.codes[face(s.blueprints[seat][0])]}
        if s.seats > 1:
            found["start-place"] = str(opening.priority.index(seat) + 1)
            found["final-place"] = str(s.priority.index(seat) + 1)
        return found

    def trait_names(self) -> tuple[str, ...]:
        """Places on the priority track at both ends of the game, and the blueprint."""
        return ("start-place", "final-place", "blueprint")
