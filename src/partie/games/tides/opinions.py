"""What bots ask of the game: the worth of answers and positions."""

from collections.abc import Sequence

from partie.core import Action, Opinions, Seat
from partie.core.cards import cards
from partie.core.opinions import Solved
from partie.games.tides.endings import solve
from partie.games.tides.position import Tides
from partie.games.tides.rules import kingdoms_now
from partie.games.tides.scoring import score_kingdoms, total


class TidesOpinions(Opinions[Tides]):
    """What each answer is worth, for bots."""

    def appraise(self, s: Tides, seat: Seat) -> float:
        """The lead: points on the pad, and what would score now. Between rounds the hands stand for the kingdoms."""
        cards_a, cards_b = kingdoms_now(s)
        if not s.kingdom[0] and s.agenda:
            cards_a += tuple(cards(s.hand[0]))
            cards_b += tuple(cards(s.hand[1]))
        earned_a, earned_b = score_kingdoms(cards_a, cards_b)
        lead = s.vp[0] - s.vp[1]
        if s.agenda:
            lead += total(earned_a) - total(earned_b)
        return float(lead if seat == 0 else -lead)

    def solve(self, v: Tides, seat: Seat, legal: Sequence[Action]) -> Sequence[Solved] | None:
        """The last round: ten known cards, and nothing hidden but what the other seat chooses at the same moment."""
        return solve(v, seat, legal)
