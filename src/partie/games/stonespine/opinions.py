"""What bots ask of the game: the worth of answers and positions."""

from collections.abc import Sequence

from partie.core import Action, Event, Opinions, ScoreSheet, Seat
from partie.games.stonespine.appraisal import appraise, hunch, prospects
from partie.games.stonespine.ending import explain
from partie.games.stonespine.position import Stonespine


class StonespineOpinions(Opinions[Stonespine]):
    """What each answer is worth, for bots."""

    def prospects(
        self, v: Stonespine, seat: Seat, legal: Sequence[Action], told: Sequence[Event]
    ) -> Sequence[float] | None:
        """What each answer makes of the seat's own dungeon, one step ahead."""
        return prospects(v, seat, legal)

    def hunch(self, s: Stonespine, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """The same in a hurry."""
        return hunch(s, seat, legal)

    def appraise(self, s: Stonespine, seat: Seat) -> float:
        """The lead over the best of the others: what it may become while the game goes on, and Jael's as it stands."""
        if s.agenda and s.seats > 1:
            return appraise(s, seat)
        sheet = ScoreSheet(tuple(explain(s)))
        columns = range(max(s.seats, 2))
        return float(sheet.total(seat) - max([sheet.total(other) for other in columns if other != seat]))
