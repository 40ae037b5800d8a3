"""Stonespine Architects (1–5 players, alone against Jael): draft chambers, build a dungeon, visit the market."""

from collections.abc import Mapping, Sequence
from typing import Final

from partie.core import Action, Card, Event, Game, Options, Outcome, ScoreSheet, Seat
from partie.games.stonespine.actions import notation_of
from partie.games.stonespine.appraisal import appraise, hunch, prospects
from partie.games.stonespine.ending import explain, outcome_of
from partie.games.stonespine.faces import read_deck
from partie.games.stonespine.preparation import setup
from partie.games.stonespine.printed import OWN, Printed
from partie.games.stonespine.rules import RULES
from partie.games.stonespine.shown import counted, faces
from partie.games.stonespine.state import Stonespine, plan_of


class StonespineArchitects(Game[Stonespine]):
    """The game as everything else knows it, with one deck of cards."""

    def __init__(self, printed: Printed = OWN) -> None:
        self.name = "stonespine"
        self.version = 1
        self.seats = range(1, 6)
        self.rules = RULES
        self.printed = printed
        self.plan = plan_of(printed)
        self.notation = notation_of(printed)
        self.max_answers = 300

    def option_values(self) -> Mapping[str, tuple[str, ...]]:
        """S1.3–S1.5 Face-down placement, and the legendary Jael for one seat."""
        return {"placement": ("face-down", "face-up"), "jael": ("basic", "legendary")}

    def options_for(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """S1.3, S1.5 Alone there is nobody to place before; with others there is no Jael."""
        wanted = "jael" if seats == 1 else "placement"
        return {wanted: self.option_values()[wanted]}

    def setup(self, seats: int, options: Options) -> Stonespine:
        """S3, S14 Set-up."""
        return setup(self.printed, seats, options["placement"] == "face-down", options["jael"] == "legendary")

    def outcome(self, s: Stonespine) -> Outcome | None:
        """S11.18, S11.19, S17.13 Who won."""
        return outcome_of(s)

    def sheet(self, s: Stonespine) -> ScoreSheet:
        """S11.2 Every point, once the game is over."""
        return ScoreSheet(() if s.agenda else tuple(explain(s)))

    def standing(self, s: Stonespine) -> ScoreSheet:
        """What every dungeon would score now: all of it is public."""
        return ScoreSheet(tuple(explain(s)))

    def faces(self) -> Mapping[str, object]:
        """S2 What is printed on cards and tokens."""
        return faces(self.printed)

    def counted(self, v: Stonespine) -> Mapping[str, object]:
        """S4, S8 Connections, demands, challenges and the market, counted."""
        return counted(v)

    def appraise(self, s: Stonespine, seat: Seat) -> float:
        """The lead over the best of the others: what it may become while the game goes on, and Jael's as it stands."""
        if s.agenda and s.seats > 1:
            return appraise(s, seat)
        sheet = self.standing(s)
        columns = range(max(s.seats, 2))
        return float(sheet.total(seat) - max([sheet.total(other) for other in columns if other != seat]))

    def prospects(
        self, v: Stonespine, seat: Seat, legal: Sequence[Action], told: Sequence[Event]
    ) -> Sequence[float] | None:
        """What each answer makes of the own dungeon, one step ahead."""
        return prospects(v, seat, legal)

    def hunch(self, s: Stonespine, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """The same in a hurry."""
        return hunch(s, seat, legal)

    def automaton(self) -> str:
        """S14.2 The solo opponent."""
        return "jael"

    def trait_names(self) -> tuple[str, ...]:
        """Places on the priority track at both ends of the game, and the blueprint."""
        return ("start-place", "final-place", "blueprint")

    def traits(self, opening: Stonespine, s: Stonespine, seat: Seat) -> Mapping[str, str]:
        """S3.2, S3.10, S8.16 What luck gave a seat at the start, and its place at the end."""
        found = {"blueprint": self.notation.codes[s.blueprints[seat][0] >> 16]}
        if s.seats > 1:
            found["start-place"] = str(opening.priority.index(seat) + 1)
            found["final-place"] = str(s.priority.index(seat) + 1)
        return found

    def deck_name(self) -> str:
        """The deck's name, version, and a few letters that change with any card."""
        return self.printed.deck.title()

    def with_deck(self, texts: Mapping[str, str]) -> "StonespineArchitects":
        """The same rules with the cards of another deck."""
        return StonespineArchitects(Printed(read_deck(texts)))

    def own_name(self, card: Card) -> str:
        """The name in the table, where it is not the one our own deck has under this number."""
        name = self.printed.names.get(card, "")
        return "" if name == OWN.names.get(card) else name


STONESPINE: Final = StonespineArchitects()
