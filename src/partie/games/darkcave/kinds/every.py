"""D1.12 Every kind of card, by the name that the card list gives it."""

from typing import Final

from partie.core import Card
from partie.games.darkcave.faces import CREATURES, Printed
from partie.games.darkcave.kinds.cave_in import CaveIn
from partie.games.darkcave.kinds.creature import Beast
from partie.games.darkcave.kinds.equipment import Axe, Boots
from partie.games.darkcave.kinds.kind import CardKind
from partie.games.darkcave.kinds.path import Path
from partie.games.darkcave.kinds.secret import Secret
from partie.games.darkcave.kinds.swap import CardSwap
from partie.games.darkcave.kinds.web import Web

PATH: Final[CardKind] = Path()
ACTION_KINDS: Final[dict[str, CardKind]] = {
    "secret": Secret(),
    "cave-in": CaveIn(),
    "swap": CardSwap(),
    "web": Web(),
    "boots": Boots(),
    "axe": Axe(),
    **{name: Beast(creature) for creature, name in enumerate(CREATURES)},
}
# The parts of the question for a target, each once.
TARGET_PARTS: Final = tuple(dict.fromkeys([PATH.part, *[kind.part for kind in ACTION_KINDS.values()]]))


def kind_of(printed: Printed, card: Card) -> CardKind:
    """The kind of a play card."""
    return PATH if printed.is_path(card) else ACTION_KINDS[printed.kind[card]]
