"""What bots ask of the game: the worth of answers and positions."""

from collections.abc import Sequence

from partie.core import Action, Event, Opinions, ScoreSheet, Seat
from partie.games.tales.appraisal import appraise, hunch, prospects
from partie.games.tales.ending import explain
from partie.games.tales.position import Tales


class TalesOpinions(Opinions[Tales]):
    """What each answer is worth, for bots."""

    def prospects(self, v: Tales, seat: Seat, legal: Sequence[Action], told: Sequence[Event]) -> Sequence[float] | None:
        """What each answer makes of the seat's story, with the others' likely choices in mind."""
        return prospects(v, seat, legal)

    def hunch(self, s: Tales, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """The same in a hurry."""
        return hunch(s, seat, legal)

    def appraise(self, s: Tales, seat: Seat) -> float:
        """The lead over the best of the others, while the game goes on with what may still come of the stories."""
        if s.agenda:
            return appraise(s, seat)
        sheet = ScoreSheet(tuple(explain(s)))
        return float(sheet.total(seat) - max([sheet.total(other) for other in range(s.seats) if other != seat]))
