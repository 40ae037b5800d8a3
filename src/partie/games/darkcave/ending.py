"""D16, D17 The vote on an early end, and scoring."""

from collections.abc import Sequence
from typing import Final

from partie.core import NOBODY, Action, OneAnswer, Outcome, Point, Question, Seat, Seats
from partie.core.cards import face, show
from partie.core.position import Answer
from partie.core.seats import bit, set_of, without
from partie.games.darkcave import tell
from partie.games.darkcave.actions import AGREE, PROPOSE, REFUSE, Agree, Propose
from partie.games.darkcave.faces import BLUE, YELLOW, works_for
from partie.games.darkcave.movement import open_clan
from partie.games.darkcave.position import AGREED, ENDINGS, NONE, DarkCave
from partie.games.darkcave.sequence import At
from partie.games.darkcave.turn import finish_game

ROWS: Final = ("treasure",)
NO_CLAN: Final = -1


class ProposeEnd(OneAnswer[DarkCave, Propose]):
    """D16.6 Any seat may propose to end the game, between any two questions; again only after a full round."""

    name = "propose"

    def who(self, s: DarkCave) -> Seats:
        return set_of([seat for seat in range(s.seats) if s.turns >= s.proposals[seat]]) if s.turns else NOBODY

    def is_interjection(self, action: Action) -> bool:
        return isinstance(action, Propose)

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return [PROPOSE]

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """A proposal stays made."""
        return True

    def answered(self, s: DarkCave, seat: Seat, action: Propose) -> None:
        s.proposer = seat
        s.proposals = [s.turns + s.seats] * s.seats
        s.then(At.VOTE)
        tell.end_proposed(s, seat)


class Vote(Question[DarkCave]):
    """D16.6 All other seats are asked; one no rejects."""

    name = "vote"

    def who(self, s: DarkCave) -> Seats:
        return without(s.everyone(), bit(s.proposer))

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return [AGREE, REFUSE]

    def is_final(self, before: DarkCave, after: DarkCave) -> bool:
        """A vote stays given."""
        return True

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        proposer = s.proposer
        s.proposer = NONE
        agreed = all([isinstance(action, Agree) for _, action in answers])
        if agreed:
            tell.end_agreed(s, proposer)
            finish_game(s, AGREED)
        else:
            tell.end_refused(s, proposer)


# -- D17 scoring -------------------------------------------------------------------------------------------------------


def clan_worked_for(s: DarkCave, seat: Seat) -> int:
    """D2.12 For whom a seat works, whatever its clan."""
    return works_for(face(s.clans[seat][0]))


def workers(s: DarkCave, clan: int) -> list[Seat]:
    """D2.13 The seats that work for a clan."""
    return [seat for seat in range(s.seats) if clan_worked_for(s, seat) == clan]


def saved(s: DarkCave, clan: int) -> int:
    """D17.2, D17.3 The nuggets of those who left and work for a clan."""
    return sum([s.gold[seat] for seat in workers(s, clan) if seat in s.left])


def treasure(s: DarkCave, clan: int) -> int:
    """D17.4 Saved nuggets times the number of dwarfs that work for the other clan."""
    return saved(s, clan) * len(workers(s, 1 - clan))


def winning_clan(s: DarkCave) -> int:
    """D17.5–D17.7 The higher treasure; a tie goes to the clan of the first to leave; nobody left, nobody won."""
    if not s.left:
        return NO_CLAN
    blue, yellow = treasure(s, BLUE), treasure(s, YELLOW)
    if blue == yellow:
        return clan_worked_for(s, s.left[0])
    return BLUE if blue > yellow else YELLOW


def end_game(s: DarkCave) -> None:
    """D17.1, D17.2, D17.9 Clan cards are turned up, gold inside goes back; then everything that was hidden is shown."""
    for seat in range(s.seats):
        open_clan(s, seat)
        if seat not in s.left:
            s.gold[seat] = 0
    public = s.public()
    s.aside = show(s.aside, public)
    s.goals = [show(goal, public) for goal in s.goals]
    s.hand = [show(hand, public) for hand in s.hand]
    tell.game_ended(s, treasure(s, BLUE), treasure(s, YELLOW))


def outcome_of(s: DarkCave) -> Outcome | None:
    """D17.5–D17.8 All that work for the winning clan win together, also those left in the cave."""
    if s.agenda:
        return None
    winner = winning_clan(s)
    sides = [clan_worked_for(s, seat) for seat in range(s.seats)]
    scores = tuple([treasure(s, side) for side in sides])
    return Outcome(tuple([1 if side == winner else 2 for side in sides]), scores, ENDINGS[s.ending], "first-out")


def explain(s: DarkCave) -> list[Point]:
    """D17.3, D17.4 The treasure of the side a seat works for."""
    points: list[Point] = []
    for seat in range(s.seats):
        side = clan_worked_for(s, seat)
        args = (("clan", side), ("count", saved(s, side)), ("each", len(workers(s, 1 - side))))
        points.append(Point(seat, "treasure", treasure(s, side), "treasure", args))
    return points
