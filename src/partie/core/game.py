"""The face a game shows to everything else: server, bots, laws, tools and command line know only this.

This module is never compiled: a game may be a plain class with class attributes, and it is nowhere in the way of speed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from partie.core.dealer import Rng
from partie.core.notation import Notation
from partie.core.pieces import Card
from partie.core.rules import Rules
from partie.core.seats import Seat
from partie.core.state import Action, Event, State

type Options = Mapping[str, str]


@dataclass(frozen=True)
class Plan:
    """How each field of a position is seen. A field that nobody classified is secret, and a law fails on it.

    ``open``   public facts: numbers, tuples, lists of them
    ``zones``  field → the deck its pieces come from; a field is a piece, a zone, or a list of either
    ``decks``  deck → every face in it (a game whose decks depend on the table overrides ``Game.deck``)
    ``backs``  face → its back, where a game has more than one
    ``witnessed``  zones of which everybody knows who has looked at which piece
    ``bound``  what the game itself brings into every position, such as the printed cards: no fact of the position
    """

    open: tuple[str, ...]
    zones: Mapping[str, str]
    decks: Mapping[str, tuple[Card, ...]]
    backs: Mapping[Card, Card] = field(default_factory=dict)
    bound: tuple[str, ...] = ()
    witnessed: tuple[str, ...] = ()


class Point(NamedTuple):
    """Points of one seat from one source, with the reason as a message key and its numbers."""

    seat: Seat
    row: str
    points: int
    why: str
    args: tuple[tuple[str, int], ...] = ()


class ScoreSheet(NamedTuple):
    """Rows are sources, columns are seats; every point stands in exactly one cell."""

    points: tuple[Point, ...]

    def rows(self) -> list[str]:
        """The sources, in the order they were scored."""
        return list(dict.fromkeys([point.row for point in self.points]))

    def total(self, seat: Seat) -> int:
        """What one seat has."""
        return sum([point.points for point in self.points if point.seat == seat])

    def of(self, row: str, seat: Seat) -> list[Point]:
        """One cell of the sheet."""
        return [point for point in self.points if point.row == row and point.seat == seat]


class Outcome(NamedTuple):
    """How a game ended: a place for each seat (1 is best, equal places are shared), scores, and why it ended."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str

    def winners(self) -> list[Seat]:
        """The seats in the first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Solved(NamedTuple):
    """An answer in a game that is solved to its end: how often to give it, and what is expected of it.

    ``share`` is its probability in an equilibrium, ``place`` goes from 0, the last place for sure, to 1, the first.
    """

    action: Action
    share: float
    place: float


def places(scores: Sequence[int]) -> tuple[int, ...]:
    """Places by score, the highest first; equal scores share a place."""
    return tuple([1 + len([other for other in scores if other > score]) for score in scores])


class Game[S: State]:
    """One game at one version of its rules. ``version`` rises whenever behaviour changes."""

    name: str
    version: int
    seats: range
    rules: Rules[S]
    plan: Plan
    notation: Notation
    max_answers: int

    def setup(self, seats: int, options: Options) -> S:
        """The table before anything is dealt. No luck here: the first questions are the dealer's."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def sheet(self, s: S) -> ScoreSheet:
        """Every point so far, each with its reason. Works on a view too."""
        raise NotImplementedError

    def standing(self, s: S) -> ScoreSheet:
        """What every seat would score if the game ended now, each point with its reason. Works on a view too."""
        return self.sheet(s)

    def faces(self) -> Mapping[str, object]:
        """What is printed on each card, by its code, for those who draw it; a game without pictures says nothing."""
        return {}

    def counted(self, v: S) -> Mapping[str, object]:
        """What anybody could count by looking at a view, so that no screen has to know the rules."""
        return {}

    def option_values(self) -> Mapping[str, tuple[str, ...]]:
        """The options a table can set, each with its values, the usual one first."""
        return {}

    def options_for(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Those of the options that mean something at so many seats."""
        return self.option_values()

    def automaton(self) -> str:
        """Who scores without a seat, if anybody does: its points stand in the column after the last seat's."""
        return ""

    def sides(self, s: S) -> tuple[int, ...]:
        """Who won and lost together, once the game is over: a number for each seat, the same on one side.

        Usually every seat is a side of its own.
        """
        return tuple(range(s.seats))

    def traits(self, opening: S, s: S, seat: Seat) -> Mapping[str, str]:
        """What tells one seat's game from another's in statistics: where it began, which cards it had.

        ``opening`` is the position when a seat was asked for the first time, ``s`` the final one.
        """
        return {}

    def uses(self, s: S, seat: Seat) -> Mapping[Card, bool]:
        """For statistics: the cards that came to a seat in a whole game, and which of them it made use of."""
        return {}

    def deed(self, s: S, seat: Seat, action: Action) -> str:
        """What to count an answer as in statistics: a word of the game's own, empty to leave it out."""
        return ""

    def trait_names(self) -> tuple[str, ...]:
        """The names of the traits, for the catalogs."""
        return ()

    def trait_values(self) -> Mapping[str, tuple[str, ...]]:
        """The values of those traits that have words for values, for the catalogs; numbers speak for themselves."""
        return {}

    def deed_names(self) -> tuple[str, ...]:
        """The words for what ``deed`` counts, in the order in which they are shown, for the catalogs."""
        return ()

    def deck(self, s: S, name: str) -> tuple[Card, ...]:
        """Every face of a deck, for the number of seats and options at hand."""
        return self.plan.decks[name]

    def believe(self, v: S, seat: Seat, told: Sequence[Event], rng: Rng) -> S | None:
        """A whole position that fits this seat's view, where counting cards cannot say what is likely (hidden roles).

        None leaves it to ``guess``. It may look at nothing but the view and what the seat was told; where nothing was
        told, every position that is possible is as likely as the cards make it.
        """
        return None

    def deck_name(self) -> str:
        """The name and version of the cards played with, as a record names it."""
        return f"{self.name}-1"

    def with_deck(self, texts: Mapping[str, str]) -> "Game[S]":
        """The same game with other cards, read from the tables of a deck. Raises ``BadTable`` if they are no deck."""
        raise NotImplementedError(f"{self.name} is played with its own cards only")

    def own_name(self, card: Card) -> str:
        """What a card is called where the catalogs do not know it, because it is of another deck; usually nothing."""
        return ""

    def back_names(self) -> Mapping[Card, str]:
        """What the backs are called, where a game has more than one worth telling apart: back → key of its name."""
        return {}

    def prospects(self, v: S, seat: Seat, legal: Sequence[Action], told: Sequence[Event]) -> Sequence[float] | None:
        """How good each answer looks to this seat, by its view and what it was told; None if a bot must look ahead.

        It is asked about all the legal answers, in their order.
        """
        return None

    def solve(self, v: S, seat: Seat, legal: Sequence[Action]) -> Sequence[Solved] | None:
        """The answers in an equilibrium, in the order of ``legal``, where the rest of the game can be solved exactly.

        None leaves it to search, and so does a game that says nothing. It may look at nothing but the view.
        """
        return None

    def hunch(self, s: S, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """An opinion quick enough to play on with in a search, where thousands are needed; None: any answer will do.

        Everything on the table of an imagined world may be looked at.
        """
        return self.prospects(s, seat, legal, ())

    def appraise(self, s: S, seat: Seat) -> float:
        """How well a seat stands: what a greedy bot wants more of. A game with points in play says it better."""
        outcome = self.outcome(s)
        if outcome is None:
            return 0.0
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        return outcome.scores[seat] - max(others, default=0)

    def start(self, seats: int, options: Options | None = None) -> S:
        """A new game at its first question."""
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} seats, not {seats}")
        given = dict(options or {})
        known = self.options_for(seats)
        for key, value in given.items():
            if value not in known.get(key, ()):
                raise ValueError(f"{self.name} has no option {key}={value} for {seats} seats")
        s = self.setup(seats, {key: given.get(key, values[0]) for key, values in self.option_values().items()})
        self.rules.advance(s)
        return s
