"""Saboteur: The Dark Cave (2–8 players): two clans, hidden saboteurs, one cave that grows card by card."""

from collections.abc import Mapping
from typing import Final

from partie.core import Game, Outcome, ScoreSheet, Settings
from partie.core.game import Ahead
from partie.games.darkcave.actions import notation_of
from partie.games.darkcave.edition import FIRST, SECOND, Edition
from partie.games.darkcave.ending import explain, outcome_of
from partie.games.darkcave.faces import OWN, Printed, read_cards
from partie.games.darkcave.opinions import DarkCaveOpinions
from partie.games.darkcave.position import DarkCave, plan_of
from partie.games.darkcave.preparation import setup
from partie.games.darkcave.rules import RULES
from partie.games.darkcave.shown import DarkCaveScreen
from partie.games.darkcave.statistics import DarkCaveStatistics

# D9.9, D11.5, D16.6 What interrupts others, or only delays them: whether an axe is used, and whether to end.
AHEAD: Final = (
    Ahead("axe", ("spare", "strike")),
    Ahead("finish", ("stop",)),
    Ahead("vote", ("agree", "refuse")),
)


class SaboteurDarkCave(Game[DarkCave]):
    """The game as everything else knows it, with one card set and one version of the rules."""

    def __init__(self, printed: Printed = OWN, edition: Edition = SECOND) -> None:
        self.name = "darkcave"
        self.version = edition.version
        self.seats = range(2, 9)
        self.rules = RULES
        self.printed = printed
        self.edition = edition
        self.plan = plan_of(printed)
        self.notation = notation_of(printed)
        self.max_answers = 1000
        self.has_hidden_roles = True
        self.ahead = AHEAD
        self.opinions = DarkCaveOpinions(self)
        self.statistics = DarkCaveStatistics()
        self.screen = DarkCaveScreen(printed)

    def setup(self, seats: int, settings: Settings) -> DarkCave:
        """D2 Set-up."""
        return setup(self.printed, self.edition, seats)

    def outcome(self, s: DarkCave) -> Outcome | None:
        """D17.5–D17.8 Who won."""
        return outcome_of(s)

    def round_of(self, s: DarkCave) -> int:
        """D4.1 As many turns as there are seats."""
        return (s.turns - 1) // s.seats

    def sheet(self, s: DarkCave) -> ScoreSheet:
        """D17.3, D17.4 The treasures, once the game is over: before that they would tell roles."""
        return ScoreSheet(() if s.agenda else tuple(explain(s)))

    def card_set_name(self) -> str:
        """The card set's name, version, and a few letters that change with any card."""
        return self.printed.card_set.title()

    def with_cards(self, texts: Mapping[str, str]) -> "SaboteurDarkCave":
        """The same rules with the cards of another card set."""
        return SaboteurDarkCave(Printed(read_cards(texts)), self.edition)


DARKCAVE: Final = SaboteurDarkCave()
DARKCAVE_1: Final = SaboteurDarkCave(edition=FIRST)  # for games that were begun or played by these rules
