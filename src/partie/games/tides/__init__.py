"""Tides of Time (2 players): the smallest game, and the template for the others."""

from typing import Final

from partie.core import Game, Outcome, ScoreSheet, Settings, ranks
from partie.games.tides.actions import NOTATION
from partie.games.tides.opinions import TidesOpinions
from partie.games.tides.position import PLAN, Tides
from partie.games.tides.rules import RULES, is_scored, kingdoms_now, setup
from partie.games.tides.scoring import explain, sheet_of
from partie.games.tides.shown import TidesScreen


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
        self.opinions = TidesOpinions()
        self.screen = TidesScreen()

    def setup(self, seats: int, settings: Settings) -> Tides:
        """T2 Set-up."""
        return setup()

    def outcome(self, s: Tides) -> Outcome | None:
        """T7.2–T7.5 The higher total wins; equal totals share the victory."""
        if s.agenda:
            return None
        return Outcome(ranks(s.vp), s.vp, "three-rounds")

    def round_of(self, s: Tides) -> int:
        """T3.1 The rounds of the rules."""
        return s.round

    def sheet(self, s: Tides) -> ScoreSheet:
        """T4.8 Every point of every scored round."""
        return sheet_of(s.scored)

    def standing(self, s: Tides) -> ScoreSheet:
        """T4.8 What each card on the table would score now: all of it is public.

        Once a round is scored its points are on the sheet. Relics left on the table score nothing more until the next
        round begins.
        """
        return ScoreSheet(() if is_scored(s) else tuple(explain(kingdoms_now(s), s.round)))


TIDES: Final = TidesOfTime()
