"""Tales of Glory (2–5 players): choose in secret, take adventures, lay them into one's own story."""

from collections.abc import Mapping
from typing import Final

from partie.core import Game, Outcome, ScoreSheet, Settings
from partie.games.tales.actions import notation_of
from partie.games.tales.ending import explain, outcome_of
from partie.games.tales.faces import OWN, Printed, earlier_sets, read_cards
from partie.games.tales.opinions import TalesOpinions
from partie.games.tales.position import Tales, plan_of
from partie.games.tales.preparation import setup
from partie.games.tales.rules import RULES
from partie.games.tales.shown import TalesScreen
from partie.games.tales.statistics import TalesStatistics


class TalesOfGlory(Game[Tales]):
    """The game as everything else knows it, with one set of tiles."""

    def __init__(self, printed: Printed = OWN) -> None:
        self.name = "tales"
        self.version = 1
        self.seats = range(2, 6)
        self.rules = RULES
        self.printed = printed
        self.plan = plan_of(printed)
        self.notation = notation_of(printed)
        self.max_answers = 600
        self.opinions = TalesOpinions()
        self.statistics = TalesStatistics()
        self.screen = TalesScreen(printed)

    def setting_values(self) -> Mapping[str, tuple[str, ...]]:
        """G2.5, G9.11 Quests, and whether tiles are added together or in turn order."""
        return {"quests": ("off", "on"), "adding": ("together", "in-turn")}

    def setup(self, seats: int, settings: Settings) -> Tales:
        """G2 Set-up."""
        return setup(self.printed, seats, settings["quests"] == "on", settings["adding"] == "in-turn")

    def outcome(self, s: Tales) -> Outcome | None:
        """G16.8–G16.11 Who won."""
        return outcome_of(s)

    def round_of(self, s: Tales) -> int:
        """The rounds of the rules."""
        return s.round

    def sheet(self, s: Tales) -> ScoreSheet:
        """G16 Every point, once the game is over."""
        return ScoreSheet(() if s.agenda else tuple(explain(s)))

    def standing(self, s: Tales) -> ScoreSheet:
        """What every story would score now: all of it is public."""
        return ScoreSheet(tuple(explain(s)))

    def card_set_name(self) -> str:
        """The card set's name, version, and a few letters that change with any tile."""
        return self.printed.card_set.title()

    def with_cards(self, texts: Mapping[str, str]) -> "TalesOfGlory":
        """The same rules with other tiles."""
        return TalesOfGlory(Printed(read_cards(texts)))

    def played_with(self, card_set: str) -> "TalesOfGlory":
        """The card set of an earlier version, where a record names it: our tiles have changed since."""
        if card_set == self.card_set_name() or card_set not in earlier_sets():
            return self
        return TalesOfGlory(earlier_sets()[card_set])


TALES: Final = TalesOfGlory()
