"""What simulations count beyond who won."""

from collections.abc import Mapping

from partie.core import Action, Seat, Statistics
from partie.core.cards import face
from partie.games.darkcave.actions import Drop, Play
from partie.games.darkcave.ending import clan_worked_for, workers
from partie.games.darkcave.faces import KINDS, clan_of, works_for
from partie.games.darkcave.position import DarkCave


class DarkCaveStatistics(Statistics[DarkCave]):
    """What simulations count."""

    def sides(self, s: DarkCave) -> tuple[int, ...]:
        """D2.12, D17.8 For which clan each seat worked."""
        return tuple([clan_worked_for(s, seat) for seat in range(s.seats)])

    def traits(self, opening: DarkCave, s: DarkCave, seat: Seat) -> Mapping[str, str]:
        """D2.12, D2.13 What the deal of clan cards gave a seat."""
        card = face(s.clans[seat][0])
        own = len(workers(s, works_for(card)))
        role = "loyal" if works_for(card) == clan_of(card) else "saboteur"
        return {"role": role, "side": f"{own}:{s.seats - own}"}

    def trait_names(self) -> tuple[str, ...]:
        """Role, and how many work for the seat's own side."""
        return ("role", "side")

    def trait_values(self) -> Mapping[str, tuple[str, ...]]:
        """D1.3 The roles; how many work for a side are numbers."""
        return {"role": ("loyal", "saboteur")}

    def count_as(self, s: DarkCave, seat: Seat, action: Action) -> str:
        """Which kind of card is played, and how often cards are discarded instead."""
        if isinstance(action, Play):
            kind = s.printed.kind[action.card]
            if not s.printed.is_path(action.card):
                return kind
            shape = s.printed.codes[action.card].split("-")[1]
            return shape if shape in ("bridge", "tunnel") else "path" if kind == "." else kind
        return "discard" if isinstance(action, Drop) else ""

    def counted_names(self) -> tuple[str, ...]:
        """D1.9, D1.12 Path cards by what is special about them, action cards by kind, and discards."""
        return ("path", "lair", "ladder", "gold", "bridge", "tunnel", *KINDS, "discard")
