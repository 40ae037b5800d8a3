"""Stonespine Architects (1–5 players, alone against Jael): draft chambers, build a dungeon, visit the market."""

from collections.abc import Mapping
from typing import Final

from partie.core import Game, Outcome, ScoreSheet, Settings
from partie.games.stonespine.actions import notation_of
from partie.games.stonespine.ending import explain, outcome_of
from partie.games.stonespine.faces import read_cards
from partie.games.stonespine.opinions import StonespineOpinions
from partie.games.stonespine.position import Stonespine, plan_of
from partie.games.stonespine.preparation import TURNS, setup
from partie.games.stonespine.printed import OWN, Printed
from partie.games.stonespine.rules import RULES
from partie.games.stonespine.shown import StonespineScreen
from partie.games.stonespine.statistics import StonespineStatistics


class StonespineArchitects(Game[Stonespine]):
    """The game as everything else knows it, with one card set."""

    def __init__(self, printed: Printed = OWN) -> None:
        self.name = "stonespine"
        self.version = 1
        self.seats = range(1, 6)
        self.rules = RULES
        self.printed = printed
        self.plan = plan_of(printed)
        self.notation = notation_of(printed)
        self.max_answers = 300
        self.opinions = StonespineOpinions()
        self.statistics = StonespineStatistics()
        self.screen = StonespineScreen(printed)

    def setting_values(self) -> Mapping[str, tuple[str, ...]]:
        """S1.3–S1.5 Face-down placement, and the legendary Jael for one seat."""
        return {"placement": ("face-down", "face-up"), "jael": ("basic", "legendary")}

    def settings_for(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """S1.3, S1.5 Alone there is nobody to place before; with others there is no Jael."""
        wanted = "jael" if seats == 1 else "placement"
        return {wanted: self.setting_values()[wanted]}

    def setup(self, seats: int, settings: Settings) -> Stonespine:
        """S3, S14 Set-up."""
        return setup(self.printed, seats, settings["placement"] == "face-down", settings["jael"] == "legendary")

    def outcome(self, s: Stonespine) -> Outcome | None:
        """S11.18, S11.19, S17.13 Who won."""
        return outcome_of(s)

    def round_of(self, s: Stonespine) -> int:
        """A turn of a year: everybody builds once in it."""
        return s.year * TURNS + s.turn

    def sheet(self, s: Stonespine) -> ScoreSheet:
        """S11.2 Every point, once the game is over."""
        return ScoreSheet(() if s.agenda else tuple(explain(s)))

    def standing(self, s: Stonespine) -> ScoreSheet:
        """What every dungeon would score now: all of it is public."""
        return ScoreSheet(tuple(explain(s)))

    def card_set_name(self) -> str:
        """The card set's name, version, and a few letters that change with any card."""
        return self.printed.card_set.title()

    def with_cards(self, texts: Mapping[str, str]) -> "StonespineArchitects":
        """The same rules with the cards of another card set."""
        return StonespineArchitects(Printed(read_cards(texts)))


STONESPINE: Final = StonespineArchitects()
