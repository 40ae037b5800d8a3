"""Tides of Time (2 players): the smallest game, and the template for the others."""

from collections.abc import Mapping, Sequence
from typing import Final

from partie.core import Action, Game, Options, Outcome, ScoreSheet, Seat, Solved, places
from partie.games.tides.actions import NOTATION
from partie.games.tides.endings import solve
from partie.games.tides.rules import RULES, kingdoms_now, setup
from partie.games.tides.scoring import explain, score_kingdoms, sheet_of, total
from partie.games.tides.shown import counted, faces
from partie.games.tides.state import PLAN, Tides


class TidesOfTime(Game[Tides]):
    """The game as everything else knows it."""

    def __init__(self) -> None:
        self.name = "tides"
        self.version = 1
        self.seats = range(2, 3)
        self.rules = RULES
        self.plan = PLAN
        self.notation = NOTATION
        self.max_answers = 32

    def setup(self, seats: int, options: Options) -> Tides:
        """T2 Set-up."""
        return setup()

    def outcome(self, s: Tides) -> Outcome | None:
        """T7.2–T7.5 The higher total wins; equal totals share the victory."""
        if s.agenda:
            return None
        return Outcome(places(s.vp), s.vp, "three-rounds")

    def sheet(self, s: Tides) -> ScoreSheet:
        """T4.8 Every point of every scored round."""
        return sheet_of(s.scored)

    def standing(self, s: Tides) -> ScoreSheet:
        """What each card on the table would score now: all of it is public."""
        return ScoreSheet(tuple(explain(kingdoms_now(s), s.round)))

    def faces(self) -> Mapping[str, object]:
        """T1.6–T1.9 What is printed on the cards."""
        return faces()

    def counted(self, v: Tides) -> Mapping[str, object]:
        """T8.1 The suits of both kingdoms, and what may still be hidden."""
        return counted(v)

    def solve(self, v: Tides, seat: Seat, legal: Sequence[Action]) -> Sequence[Solved] | None:
        """The last round: ten known cards, and nothing hidden but what the other seat chooses at the same moment."""
        return solve(v, seat, legal)

    def appraise(self, s: Tides, seat: Seat) -> float:
        """The lead: points on the pad, and what would score now. Between rounds the hands stand for the kingdoms."""
        cards_a, cards_b = kingdoms_now(s)
        if not s.kingdom[0] and s.agenda:
            cards_a += tuple([p >> 16 for p in s.hand[0]])
            cards_b += tuple([p >> 16 for p in s.hand[1]])
        earned_a, earned_b = score_kingdoms(cards_a, cards_b)
        lead = s.vp[0] - s.vp[1]
        if s.agenda:
            lead += total(earned_a) - total(earned_b)
        return float(lead if seat == 0 else -lead)


TIDES: Final = TidesOfTime()
