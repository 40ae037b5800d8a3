"""Saboteur: The Dark Cave (2–8 players): two clans, hidden saboteurs, one cave that grows card by card."""

from collections.abc import Mapping, Sequence
from typing import Final

from partie.core import Action, Card, Event, Game, Options, Outcome, Rng, ScoreSheet, Seat, View, fill
from partie.games.darkcave.actions import Drop, Play, notation_of
from partie.games.darkcave.appraisal import appraise, prospects
from partie.games.darkcave.belief import supposed
from partie.games.darkcave.ending import clan_worked_for, explain, outcome_of, treasure, workers
from partie.games.darkcave.faces import KINDS, OWN, Printed, clan_of, read_deck, works_for
from partie.games.darkcave.preparation import setup
from partie.games.darkcave.rules import RULES
from partie.games.darkcave.state import DarkCave, plan_of


class SaboteurDarkCave(Game[DarkCave]):
    """The game as everything else knows it, with one deck of cards."""

    def __init__(self, printed: Printed = OWN) -> None:
        self.name = "darkcave"
        self.version = 1
        self.seats = range(2, 9)
        self.rules = RULES
        self.printed = printed
        self.plan = plan_of(printed)
        self.notation = notation_of(printed)
        self.max_answers = 1000

    def setup(self, seats: int, options: Options) -> DarkCave:
        """D2 Set-up."""
        return setup(self.printed, seats)

    def outcome(self, s: DarkCave) -> Outcome | None:
        """D17.5–D17.8 Who won."""
        return outcome_of(s)

    def sides(self, s: DarkCave) -> tuple[int, ...]:
        """D2.12, D17.8 For which clan each seat worked."""
        return tuple([clan_worked_for(s, seat) for seat in range(s.seats)])

    def sheet(self, s: DarkCave) -> ScoreSheet:
        """D17.3, D17.4 The treasures, once the game is over: before that they would tell roles."""
        return ScoreSheet(() if s.agenda else tuple(explain(s)))

    def believe(self, v: DarkCave, seat: Seat, told: Sequence[Event], rng: Rng) -> DarkCave | None:
        """D16.3 Roles and an exit that fit what seats did; that the game has not ended tells something, too."""
        if () in v.clans:
            return None
        world = fill(self, View(seat, supposed(v, seat, told, rng)), rng)
        not_seen = ~(1 << seat)
        for other, held in enumerate(v.clans):
            if not held[0] >> seat & 1:
                world.clans[other] = (world.clans[other][0] & not_seen,)
        for corner, goal in enumerate(v.goals):
            if not goal[0] >> seat & 1:
                world.goals[corner] = (world.goals[corner][0] & not_seen,)
        return world

    def own_name(self, card: Card) -> str:
        """The code of a face that our own deck does not have."""
        code = self.printed.codes.get(card, "")
        return "" if code in OWN.codes.values() else code

    def prospects(
        self, v: DarkCave, seat: Seat, legal: Sequence[Action], told: Sequence[Event]
    ) -> Sequence[float] | None:
        """What each answer does for the own way out and for the own side."""
        return prospects(v, seat, legal, told)

    def appraise(self, s: DarkCave, seat: Seat) -> float:
        """The lead of the side a seat works for: in treasure at the end, before that by who is near the exit."""
        if s.agenda:
            return appraise(s, seat)
        own = clan_worked_for(s, seat)
        return float(treasure(s, own) - treasure(s, 1 - own))

    def trait_names(self) -> tuple[str, ...]:
        """Role, and how many work for the own side."""
        return ("role", "side")

    def trait_values(self) -> Mapping[str, tuple[str, ...]]:
        """D1.3 The roles; how many work for a side are numbers."""
        return {"role": ("loyal", "saboteur")}

    def traits(self, opening: DarkCave, s: DarkCave, seat: Seat) -> Mapping[str, str]:
        """D2.12, D2.13 What the deal of clan cards gave a seat."""
        card = s.clans[seat][0] >> 16
        own = len(workers(s, works_for(card)))
        role = "loyal" if works_for(card) == clan_of(card) else "saboteur"
        return {"role": role, "side": f"{own}:{s.seats - own}"}

    def deed(self, s: DarkCave, seat: Seat, action: Action) -> str:
        """Which kind of card is played, and how often cards are discarded instead."""
        if isinstance(action, Play):
            kind = self.printed.kind[action.card]
            if not self.printed.is_path(action.card):
                return kind
            shape = self.printed.codes[action.card].split("-")[1]
            return shape if shape in ("bridge", "tunnel") else "path" if kind == "." else kind
        return "discard" if isinstance(action, Drop) else ""

    def deed_names(self) -> tuple[str, ...]:
        """D1.9, D1.12 Path cards by what is special about them, action cards by kind, and discards."""
        return ("path", "lair", "ladder", "gold", "bridge", "tunnel", *KINDS, "discard")

    def back_names(self) -> Mapping[Card, str]:
        """D1.3, D1.13, D1.14 The levels of play cards, the clans, and the goals."""
        return {0: "level-1", -1: "level-2", -2: "level-3", -3: "clan-blue", -4: "clan-yellow", -5: "goal"}

    def deck_name(self) -> str:
        """The deck's name, version, and a few letters that change with any card."""
        return self.printed.deck.title()

    def with_deck(self, texts: Mapping[str, str]) -> "SaboteurDarkCave":
        """The same rules with the cards of another deck."""
        return SaboteurDarkCave(Printed(read_deck(texts)))


DARKCAVE: Final = SaboteurDarkCave()
