"""What a screen needs beyond the position: how cards and backs are called."""

from collections.abc import Mapping, Sequence

from partie.core import Card, Laid, Screen
from partie.games.tales.faces import OWN, Printed
from partie.games.tales.grids import offered, story_cells
from partie.games.tales.position import Tales


class TalesScreen(Screen[Tales]):
    """What a screen needs beyond the position."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def own_name(self, card: Card) -> str:
        """The name in the table, where it is not the one our own deck has under this number."""
        name = self.printed.names.get(card, "")
        return "" if name == OWN.names.get(card) else name

    def back_names(self) -> Mapping[Card, str]:
        """G1.5 The five backs."""
        return {0: "period-1", -1: "period-2", -2: "period-3", -3: "quest", -4: "hero"}

    def grids(self) -> Mapping[str, str]:
        """The board, whose places have numbers, and the stories."""
        return {"places": "place", "stories": "cell"}

    def grid(self, v: Tales, field: str) -> Sequence[Mapping[str, Laid]]:
        """What lies on the board, or in each story."""
        return (offered(v),) if field == "places" else [story_cells(v, seat) for seat in range(v.seats)]

    def facts(self) -> tuple[str, ...]:
        """What anybody counts; where tiles lie is seen on the board and in the stories."""
        return ("round", "keys", "coins", "potions", "combat", "magic", "majorities")
