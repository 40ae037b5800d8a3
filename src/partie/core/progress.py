"""One answer as a pure function: what it brought, and whether anybody knows more than before."""

from dataclasses import dataclass

from partie.core.errors import IllegalAction, NotYourTurn
from partie.core.game import Game
from partie.core.pieces import Card
from partie.core.seats import DEALER, Seat
from partie.core.state import Action, Announcement, State, Told


@dataclass(frozen=True)
class Progress[S: State]:
    """What one answer brought: the new position, what was told to whom, and whether anybody knows more than before."""

    state: S
    events: tuple[Told, ...]
    knows_more: bool
    closed: bool


def check[S: State](game: Game[S], s: S, seat: Seat, action: Action) -> None:
    """Refuse an answer that the seat does not owe or the rules do not allow."""
    if action in game.rules.asides(s, seat):
        return
    if not s.waiting >> seat & 1:
        raise NotYourTurn(f"nothing is asked of seat {seat}")
    reason = game.rules.question(s).why_not(s, seat, action)
    if reason is not None:
        raise IllegalAction(reason)


def played[S: State](game: Game[S], s: S, seat: Seat, action: Action) -> tuple[S, list[Told], bool]:
    """One answer, checked, on a clone: the new position, what was told, and whether the question is closed."""
    check(game, s, seat, action)
    after = s.clone()
    told: list[Told] = []
    after.outbox = told
    closed = game.rules.play(after, seat, action)
    after.outbox = None
    return after, told, closed


def apply[S: State](game: Game[S], s: S, seat: Seat, action: Action) -> Progress[S]:
    """One answer as a pure function: checked, played on a clone, with its events."""
    aside = game.rules.aside
    question = aside if aside is not None and aside.is_aside(action) else game.rules.question(s)
    shows = seat < s.seats and question.shows(s)
    others_sealed = any([given for other, given in enumerate(s.sealed) if other != seat])
    after, told, closed = played(game, s, seat, action)
    announced = any([isinstance(event, Announcement) for _, event in told])
    drawn = seat > s.seats or after.waiting == DEALER
    takes_effect = closed or (shows and not after.sealed[seat])
    more = takes_effect and (
        others_sealed or drawn or announced or question.is_final(s, after) or learned(game, s, after) != 0
    )
    return Progress(after, tuple(told), more, closed)


def faces_known[S: State](game: Game[S], s: S) -> dict[tuple[str, Card, Seat], int]:
    """How many copies of each face each seat knows the place of."""
    known: dict[tuple[str, Card, Seat], int] = {}
    for name, deck in game.plan.zones.items():
        for p in pieces_in(getattr(s, name)):
            if p > 0xFFFF:
                for seat in range(15):
                    if p >> seat & 1:
                        key = (deck, p >> 16, seat)
                        known[key] = known.get(key, 0) + 1
    return known


def learned[S: State](game: Game[S], before: S, after: S) -> int:
    """The seats that know a face they did not know before."""
    old = faces_known(game, before)
    seats = 0
    for key, count in faces_known(game, after).items():
        if count > old.get(key, 0):
            seats |= 1 << key[2]
    return seats


def pieces_in(value: object) -> list[int]:
    """All pieces of a field: a piece, a zone, or a list of either."""
    if isinstance(value, int):
        return [value]
    found: list[int] = []
    if isinstance(value, (tuple, list)):
        for each in value:
            found.extend(pieces_in(each))
    return found
