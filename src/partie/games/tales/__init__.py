"""Tales of Glory (2–5 players): choose in secret, take adventures, lay them into one's own story."""

from collections.abc import Mapping, Sequence
from typing import Final

from partie.core import Action, Card, Event, Game, Options, Outcome, ScoreSheet, Seat, cards
from partie.games.tales.actions import notation_of
from partie.games.tales.appraisal import appraise, hunch, prospects
from partie.games.tales.ending import explain, outcome_of
from partie.games.tales.faces import OWN, Printed, read_deck
from partie.games.tales.preparation import setup
from partie.games.tales.rules import RULES
from partie.games.tales.state import Tales, card_in, plan_of


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

    def option_values(self) -> Mapping[str, tuple[str, ...]]:
        """G2.5, G9.11 Quests, and whether tiles are added together or in turn order."""
        return {"quests": ("off", "on"), "adding": ("together", "in-turn")}

    def setup(self, seats: int, options: Options) -> Tales:
        """G2 Set-up."""
        return setup(self.printed, seats, options["quests"] == "on", options["adding"] == "in-turn")

    def outcome(self, s: Tales) -> Outcome | None:
        """G16.8–G16.11 Who won."""
        return outcome_of(s)

    def sheet(self, s: Tales) -> ScoreSheet:
        """G16 Every point, once the game is over."""
        return ScoreSheet(() if s.agenda else tuple(explain(s)))

    def standing(self, s: Tales) -> ScoreSheet:
        """What every story would score now: all of it is public."""
        return ScoreSheet(tuple(explain(s)))

    def appraise(self, s: Tales, seat: Seat) -> float:
        """The lead over the best of the others, while the game goes on with what may still come of the stories."""
        if s.agenda:
            return appraise(s, seat)
        sheet = self.standing(s)
        return float(sheet.total(seat) - max([sheet.total(other) for other in range(s.seats) if other != seat]))

    def prospects(self, v: Tales, seat: Seat, legal: Sequence[Action], told: Sequence[Event]) -> Sequence[float] | None:
        """What each answer makes of the own story, with the others' likely choices in mind."""
        return prospects(v, seat, legal)

    def hunch(self, s: Tales, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """The same in a hurry."""
        return hunch(s, seat, legal)

    def trait_names(self) -> tuple[str, ...]:
        """The hero, and how soon the seat came in the first round."""
        return ("hero", "start-place")

    def traits(self, opening: Tales, s: Tales, seat: Seat) -> Mapping[str, str]:
        """G2.12, G2.19 What luck gave a seat."""
        return {
            "hero": self.notation.codes[card_in(s.stories[seat][0])],
            "start-place": str((seat - opening.first) % s.seats + 1),
        }

    def uses(self, s: Tales, seat: Seat) -> Mapping[Card, bool]:
        """Tiles taken and quests kept: placed, or discarded and never placed."""
        found = dict.fromkeys([card_in(tile) for tile in s.stories[seat][1:]], True)
        found.update(dict.fromkeys(cards((*s.discarded[seat], *s.quests[seat])), False))
        return found

    def back_names(self) -> Mapping[Card, str]:
        """G1.5 The five backs."""
        return {0: "period-1", -1: "period-2", -2: "period-3", -3: "quest", -4: "hero"}

    def deck_name(self) -> str:
        """The deck's name, version, and a few letters that change with any tile."""
        return self.printed.deck.title()

    def with_deck(self, texts: Mapping[str, str]) -> "TalesOfGlory":
        """The same rules with other tiles."""
        return TalesOfGlory(Printed(read_deck(texts)))

    def own_name(self, card: Card) -> str:
        """The name in the table, where it is not the one our own deck has under this number."""
        name = self.printed.names.get(card, "")
        return "" if name == OWN.names.get(card) else name


TALES: Final = TalesOfGlory()
