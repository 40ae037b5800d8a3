"""The face a game shows to everything else: server, bots, laws, tools and command line know only this.

This module is never compiled: a game may be a plain class with class attributes, and it is nowhere in the way of speed.
"""

from collections.abc import Mapping
from typing import NamedTuple

from partie.core.notation import Notation
from partie.core.opinions import Opinions
from partie.core.outcome import Outcome, ScoreSheet
from partie.core.plan import Plan
from partie.core.position import WRITERS, Position
from partie.core.position_text import write_position
from partie.core.rules import Rules
from partie.core.screen import Screen
from partie.core.statistics import Statistics

type Settings = Mapping[str, str]


class Ahead(NamedTuple):
    """A question that a seat may answer before it is asked: its name, and the answers that a screen offers for it.

    It has one part, and what to answer can be known without knowing what will have happened by then. It is asked
    seldom: where people play online, nobody's answer to it is shown at once (``partie.server.ahead``).
    """

    question: str
    answers: tuple[str, ...]


class Game[S: Position]:
    """One game at one version of its rules. ``version`` rises whenever behaviour changes.

    What others than the rules ask of a game stands in three parts, each with an answer for a game that has none:
    ``opinions`` for bots, ``statistics`` for simulations, ``screen`` for whoever draws it.

    ``has_hidden_roles`` says that sides are secret, so that whoever looks on could tell too much too early.
    ``ahead`` are the questions that a seat may answer before they are asked; most games have none.
    """

    name: str
    version: int
    seats: range
    rules: Rules[S]
    plan: Plan
    notation: Notation
    max_answers: int
    opinions: Opinions[S] = Opinions()
    statistics: Statistics[S] = Statistics()
    screen: Screen[S] = Screen()
    has_hidden_roles: bool = False
    ahead: tuple[Ahead, ...] = ()

    def __repr__(self) -> str:
        seats = f"{self.seats[0]}–{self.seats[-1]}" if len(self.seats) > 1 else f"{self.seats[0]}"
        return f"<Game {self.name} {self.version}, cards {self.card_set_name()}, {seats} seats>"

    def setup(self, seats: int, settings: Settings) -> S:
        """The table before anything is dealt. No luck here: the first questions are the dealer's."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def sheet(self, s: S) -> ScoreSheet:
        """Every point that is written down, each with its reason. Works on a view too."""
        raise NotImplementedError

    def standing(self, s: S) -> ScoreSheet:
        """What would be added to the sheet if everything were scored now, each point with its reason; usually nothing.

        While the game goes on a screen adds the two, so no point may stand in both: a law checks it. Once the game is
        over the sheet has every point, and nobody adds to it any more. Works on a view too.
        """
        return ScoreSheet(())

    def so_far(self, s: S) -> ScoreSheet:
        """The points a screen shows: the sheet, and while the game goes on what would be added to it now."""
        sheet = self.sheet(s)
        return ScoreSheet(sheet.points + self.standing(s).points) if s.waiting else sheet

    def round_of(self, s: S) -> int | None:
        """The number of the round, which rises once everybody has had their turn; None if the game counts none.

        Onlookers may be shown a table one round late. It is read off what all may know, so it works on a view too.
        """
        return None

    def setting_values(self) -> Mapping[str, tuple[str, ...]]:
        """The settings of a table, each with its values, the usual one first."""
        return {}

    def settings_for(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Those of the settings that mean something at this number of seats."""
        return self.setting_values()

    def card_set_name(self) -> str:
        """The name and version of the cards played with, as a record names it."""
        return f"{self.name}-1"

    def with_cards(self, texts: Mapping[str, str]) -> "Game[S]":
        """The same game with other cards, read from the card lists of a card set. Raises if they are not one."""
        raise NotImplementedError(f"{self.name} is played with its own cards only")

    def played_with(self, card_set: str) -> "Game[S]":
        """The same game with the cards that a record names, if it still has them; else the game as it is."""
        return self

    def text(self, s: S) -> str:
        """The position as one line, which can be pasted into a test."""
        return write_position(self, s)

    def start(self, seats: int, settings: Settings | None = None) -> S:
        """A new game at its first question."""
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} seats, not {seats}")
        given = dict(settings or {})
        known = self.settings_for(seats)
        for key, value in given.items():
            if value not in known.get(key, ()):
                raise ValueError(f"{self.name} has no option {key}={value} for {seats} seats")
        s = self.setup(seats, {key: given.get(key, values[0]) for key, values in self.setting_values().items()})
        self.rules.advance(s)
        WRITERS[type(s)] = self.text  # type: ignore[assignment]  # asked about positions of this class only
        return s
