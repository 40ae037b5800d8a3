"""D8.1–D8.6 Secret information: a look at a goal or at a clan card."""

from collections.abc import Sequence

from partie.core import Action, Card, Piece, Reason, Seat, TableReason
from partie.core.cards import reveal
from partie.core.seats import bit
from partie.games.darkcave import tell
from partie.games.darkcave.actions import PEEK, SPY, Peek, Spy
from partie.games.darkcave.cave import corners
from partie.games.darkcave.kinds.kind import CardKind, discard_played
from partie.games.darkcave.position import DarkCave, is_open
from partie.games.darkcave.reasons import DarkCaveReason
from partie.games.darkcave.spaces import CORNERS, Corner


class Secret(CardKind):
    """D8.1 A corner or a seat."""

    def __init__(self) -> None:
        super().__init__("look")

    def targets(self, s: DarkCave, seat: Seat, card: Card) -> Sequence[Action]:
        """D8.1, D8.4 Goals, then seats."""
        goals: list[Action] = [PEEK[corner] for corner in peeks(s)]
        return goals + [SPY[other] for other in spies(s, seat)]

    def reason(self, s: DarkCave, seat: Seat, card: Card, action: Action) -> Reason:
        """D8.4 What lies open or is one's own is no secret."""
        return DarkCaveReason.NOTHING_TO_SEE if isinstance(action, (Peek, Spy)) else TableReason.NOT_OFFERED

    def play(self, s: DarkCave, seat: Seat, piece: Piece, target: Action) -> None:
        """D7.2, D8.1 First the card, then the look."""
        discard_played(s, seat, piece)
        if isinstance(target, Peek):
            look_at_goal(s, seat, target.corner)
        elif isinstance(target, Spy):
            look_at_clan(s, seat, target.seat)


def peeks(s: DarkCave) -> list[Corner]:
    """D8.1, D8.4 The corners whose goal lies face down."""
    return [corner for corner, at in enumerate(corners(s.area)) if at not in s.cave]


def spies(s: DarkCave, seat: Seat) -> list[Seat]:
    """D8.1, D8.4 The other seats whose clan card is not open to all."""
    return [other for other in range(s.seats) if other != seat and not is_open(s, s.clans[other][0])]


def look_at_goal(s: DarkCave, seat: Seat, corner: Corner) -> None:
    """D8.1–D8.3, D8.6 Only the looker sees the face; all see which card it was."""
    piece = reveal(s.goals[corner][0], bit(seat))
    s.goals[corner] = (piece,)
    tell.goal_seen(s, seat, piece, CORNERS[corner])


def look_at_clan(s: DarkCave, seat: Seat, other: Seat) -> None:
    """D8.1–D8.3, D8.6 Only the looker sees the role."""
    piece = reveal(s.clans[other][0], bit(seat))
    s.clans[other] = (piece,)
    tell.clan_seen(s, seat, piece, other)
