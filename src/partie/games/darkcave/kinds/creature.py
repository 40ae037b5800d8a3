"""D10.1–D10.6 Rat, lindworm and goblin: called to a lair, or taken over from their owner."""

from collections.abc import Sequence

from partie.core import Action, Card, Cell, Piece, Reason, Seat, TableReason
from partie.games.darkcave import tell
from partie.games.darkcave.actions import Call, call
from partie.games.darkcave.cave import Demands, feature_spaces, marked_space
from partie.games.darkcave.faces import CREATURES, RANGE, Creature
from partie.games.darkcave.front import discard_front, in_front
from partie.games.darkcave.kinds.kind import CardKind, lay_in_front
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.reasons import DarkCaveReason
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import OUT, cell_of


class Beast(CardKind):
    """D10.2, D10.5 A lair, unless the creature is on the table already."""

    def __init__(self, creature: Creature) -> None:
        super().__init__("call", DarkCaveReason.NO_LAIR)
        self.creature = creature

    def can_play(self, s: DarkCave, seat: Seat, card: Card, places: dict[Cell, Demands]) -> bool:
        """D10.4, D10.5 It is on the table, or a lair is face up."""
        return s.creatures[self.creature] != OUT or bool(feature_spaces(s, "lair"))

    def needs_target(self, s: DarkCave, card: Card) -> bool:
        """D10.5 A creature that is out already needs no lair."""
        return s.creatures[self.creature] == OUT

    def targets(self, s: DarkCave, seat: Seat, card: Card) -> Sequence[Action]:
        """D10.2 All lairs."""
        return [call(cell_of(space)) for space in feature_spaces(s, "lair")]

    def reason(self, s: DarkCave, seat: Seat, card: Card, action: Action) -> Reason:
        """D10.2 Only a lair will do."""
        return DarkCaveReason.NO_LAIR if isinstance(action, Call) else TableReason.NOT_OFFERED

    def play(self, s: DarkCave, seat: Seat, piece: Piece, target: Action) -> None:
        """D10.1–D10.6 The creature is placed on a lair, or taken over from its former owner; then it moves."""
        lay_in_front(s, seat, piece, seat)
        if isinstance(target, Call):
            s.creatures[self.creature] = marked_space(s, target.cell)
            tell.creature_called(s, CREATURES[self.creature], target.cell)
        else:
            drop_former_card(s, seat, self.creature)
        s.beasts = (self.creature,)
        s.steps = RANGE[self.creature]
        s.then(At.CREATURE_STEP)


def drop_former_card(s: DarkCave, seat: Seat, creature: Creature) -> None:
    """D10.6 The card in front of the creature's former owner is discarded.

    This seat's own card left at the start of its turn (D4.5).
    """
    for other in range(s.seats):
        card = in_front(s, other, CREATURES[creature])
        if other != seat and card:
            discard_front(s, other, card)
