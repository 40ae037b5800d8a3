"""One answer as a pure function: what it brought, and whether anybody knows more than before."""

from dataclasses import dataclass

from partie.core.errors import IllegalAction, NotYourTurn
from partie.core.game import Game
from partie.core.position import Action, Announcement, Notice, Position
from partie.core.seats import DEALER, NOBODY, Seat, has
from partie.core.sight import learned


@dataclass(frozen=True)
class Progress[S: Position]:
    """What one answer brought: the new position, what was told to whom, and whether anybody knows more than before."""

    position: S
    events: tuple[Notice, ...]
    knows_more: bool
    closed: bool


def check[S: Position](game: Game[S], s: S, seat: Seat, action: Action) -> None:
    """Refuse an answer that the seat does not owe or the rules do not allow."""
    if action in game.rules.interjections(s, seat):
        return
    if not has(s.waiting, seat):
        raise NotYourTurn(f"nothing is asked of seat {seat}")
    reason = game.rules.question(s).why_not(s, seat, action)
    if reason is not None:
        raise IllegalAction(reason)


def played[S: Position](game: Game[S], s: S, seat: Seat, action: Action) -> tuple[S, list[Notice], bool]:
    """One answer, checked, on a clone: the new position, what was told, and whether the question is closed."""
    check(game, s, seat, action)
    after = s.clone()
    told: list[Notice] = []
    after.outbox = told
    closed = game.rules.play(after, seat, action)
    after.outbox = None
    return after, told, closed


def apply[S: Position](game: Game[S], s: S, seat: Seat, action: Action) -> Progress[S]:
    """One answer as a pure function: checked, played on a clone, with its events."""
    interjection = game.rules.interjection
    question = (
        interjection if interjection is not None and interjection.is_interjection(action) else game.rules.question(s)
    )
    shows = seat < s.seats and question.shows(s)
    others_sealed = any([given for other, given in enumerate(s.sealed) if other != seat])
    after, told, closed = played(game, s, seat, action)
    announced = any([isinstance(event, Announcement) for _, event in told])
    drawn = seat > s.seats or after.waiting == DEALER
    takes_effect = closed or (shows and not after.sealed[seat])
    more = takes_effect and (
        others_sealed or drawn or announced or question.is_final(s, after) or learned(game, s, after) != NOBODY
    )
    return Progress(after, tuple(told), more, closed)
