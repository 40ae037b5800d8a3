"""What a screen needs beyond the position: how cards and backs are called."""

from collections.abc import Mapping, Sequence

from partie.core import Card, Laid, Screen
from partie.games.darkcave.faces import OWN, Printed
from partie.games.darkcave.grids import laid
from partie.games.darkcave.position import DarkCave


class DarkCaveScreen(Screen[DarkCave]):
    """What a screen needs beyond the position."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def own_name(self, card: Card) -> str:
        """The code of a face that our own deck does not have."""
        code = self.printed.codes.get(card, "")
        return "" if code in OWN.codes.values() else code

    def back_names(self) -> Mapping[Card, str]:
        """D1.3, D1.13, D1.14 The levels of play cards, the clans, and the goals."""
        return {0: "level-1", -1: "level-2", -2: "level-3", -3: "clan-blue", -4: "clan-yellow", -5: "goal"}

    def grids(self) -> Mapping[str, str]:
        """The cave."""
        return {"cave": "cell"}

    def grid(self, v: DarkCave, field: str) -> Sequence[Mapping[str, Laid]]:
        """What lies in the cave."""
        return (laid(v),)

    def facts(self) -> tuple[str, ...]:
        """What anybody counts; where things are is seen in the cave."""
        return ("gold", "stock", "turns", "steps")
