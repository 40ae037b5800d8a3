"""D7.1–D7.5 What every kind of play card can say of itself."""

from collections.abc import Sequence
from typing import cast

from partie.core import Action, Card, Cell, Piece, Reason, Seat, TableReason
from partie.core.cards import put
from partie.games.darkcave import tell
from partie.games.darkcave.cave import Demands
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.reasons import DarkCaveReason


class CardKind:
    """One kind of card.

    ``part``     the message key of the question for its target
    ``nothing``  why it cannot be played when it has no target
    """

    def __init__(self, part: str, nothing: Reason = DarkCaveReason.NO_TARGET) -> None:
        self.part = part
        self.nothing = nothing

    def can_play(self, s: DarkCave, seat: Seat, card: Card, places: dict[Cell, Demands]) -> bool:
        """D4.10 Whether it has a legal target; ``places`` are where path cards may go."""
        return bool(self.targets(s, seat, card))

    def needs_target(self, s: DarkCave, card: Card) -> bool:
        """Whether the seat must choose a target now."""
        return True

    def targets(self, s: DarkCave, seat: Seat, card: Card) -> Sequence[Action]:
        """Every legal target, in a fixed order."""
        raise NotImplementedError

    def reason(self, s: DarkCave, seat: Seat, card: Card, action: Action) -> Reason:
        """Why a target that is not on offer is refused."""
        return TableReason.NOT_OFFERED

    def play(self, s: DarkCave, seat: Seat, piece: Piece, target: Action) -> None:
        """What the card does; it has left the hand, and everybody sees it. Without a target, ``target`` is the play."""
        raise NotImplementedError


class AimedKind[T: Action](CardKind):
    """A kind of card whose targets are all of one class."""

    def play(self, s: DarkCave, seat: Seat, piece: Piece, target: Action) -> None:
        """The target is known to be of that class: only such were on offer."""
        self.aim(s, seat, piece, cast(T, target))

    def aim(self, s: DarkCave, seat: Seat, piece: Piece, target: T) -> None:
        """What the card does to its target."""
        raise NotImplementedError


def discard_played(s: DarkCave, seat: Seat, piece: Piece) -> None:
    """D7.1, D7.2 An action card is shown to all and discarded before its effect."""
    tell.action_played(s, seat, piece)
    s.discarded = put(s.discarded, piece)


def lay_in_front(s: DarkCave, seat: Seat, piece: Piece, owner: Seat) -> None:
    """D7.1, D7.3 An action card is shown to all and laid in front of a seat."""
    tell.action_played(s, seat, piece)
    s.front[owner] = put(s.front[owner], piece)
