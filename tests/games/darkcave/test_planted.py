"""Leaks that this game could have, planted on purpose: each must be caught by the law named beside it."""

from collections.abc import Callable, Sequence

import pytest

from partie.core import NOBODY, Action, Question, Reason, Rules, Seat, Seats, Step
from partie.core.cards import pick, put, reveal
from partie.core.position import Answer
from partie.core.seats import bit
from partie.games.darkcave import SaboteurDarkCave
from partie.games.darkcave.actions import Deal, Peek, Play
from partie.games.darkcave.creatures import AxeQuestion
from partie.games.darkcave.events import CardDealt, GoalSeen
from partie.games.darkcave.faces import clan_of, works_for
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.preparation import DrawCard, next_level, receiver
from partie.games.darkcave.rules import STEPS
from partie.games.darkcave.sequence import At
from partie.games.darkcave.spaces import CORNERS
from partie.games.darkcave.turn import PlayCard, end_turn
from partie.testing import LawBroken, Subject, check_law


class Instead(Question[DarkCave]):
    """A question that asks as another one does: a compiled class cannot be subclassed here, but it can be asked."""

    inner: Question[DarkCave]

    def who(self, s: DarkCave) -> Seats:
        return self.inner.who(s)

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        return self.inner.options(s, seat)

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        self.inner.resolve(s, answers)

    def why_not(self, s: DarkCave, seat: Seat, action: Action) -> Reason | None:
        return self.inner.why_not(s, seat, action)

    def part(self, s: DarkCave, seat: Seat) -> str:
        return self.inner.part(s, seat)

    def parts(self) -> tuple[str, ...]:
        return self.inner.parts()

    def owes_more(self, s: DarkCave, seat: Seat) -> bool:
        return self.inner.owes_more(s, seat)

    def seen_by(self, s: DarkCave, seat: Seat, action: Action) -> Seats:
        return self.inner.seen_by(s, seat, action)

    def weight(self, s: DarkCave, action: Action) -> int:
        return self.inner.weight(s, action)


def is_saboteur(s: DarkCave, seat: Seat) -> bool:
    card = s.clans[seat][0] >> 16
    return works_for(card) != clan_of(card)


def saboteurs_first(s: DarkCave) -> None:
    """D4.1 turned wrong: a saboteur is asked before its neighbour, so the order of the turns tells its role."""
    end_turn(s)
    after = (s.acting + 1) % s.seats
    if s.agenda[-1] == At.TURN and is_saboteur(s, after) and not is_saboteur(s, s.acting):
        s.acting = after


class NoPeekAtTheExit(Instead):
    """The exit cannot be looked at: the list of goals on offer tells where it lies."""

    name = "play"
    inner = PlayCard()

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        exits = [corner for corner, goal in enumerate(s.goals) if s.printed.kind[goal[0] >> 16] == "exit"]
        return [each for each in super().options(s, seat) if not (isinstance(each, Peek) and each.corner in exits)]


class LoudPeek(Instead):
    """D8.2 turned wrong: what the peeker sees is told to everybody."""

    name = "play"
    inner = PlayCard()

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        super().resolve(s, answers)
        seat, last = answers[-1]
        if isinstance(last, Peek):
            s.tell(GoalSeen(seat, reveal(s.goals[last.corner][0], s.public()), CORNERS[last.corner]))


class CardShownAfterSwap(Instead):
    """D8.17 turned wrong: the card that the other seat draws after a swap is also shown to the active seat."""

    name = "draw"
    weighted = True
    inner = DrawCard()

    def resolve(self, s: DarkCave, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Deal)
        seat, level = receiver(s), next_level(s)
        piece, s.pile = pick(s.pile, action.card)
        piece = reveal(piece, bit(seat))
        if s.turns:
            piece = reveal(piece, bit(s.acting))
        s.hand[seat] = put(s.hand[seat], piece)
        s.stock = s.stock[: level - 1] + (s.stock[level - 1] - 1,) + s.stock[level:]
        s.tell(CardDealt(seat, piece))


class OnlyLoyalMayStrike(Instead):
    """A saboteur's axe question is left out: who is asked tells the role."""

    name = "axe"
    inner = AxeQuestion()

    def who(self, s: DarkCave) -> Seats:
        return NOBODY if s.asked and is_saboteur(s, s.asked[0]) else super().who(s)


class PlayableByRole(Instead):
    """A saboteur may not play secret information: its own options tell it nothing, but others see what is refused."""

    name = "play"
    inner = PlayCard()

    def options(self, s: DarkCave, seat: Seat) -> Sequence[Action]:
        offered = super().options(s, seat)
        spied = [other for other in range(s.seats) if other != seat and is_saboteur(s, other)]
        if not spied:
            return offered
        return [each for each in offered if not (isinstance(each, Play) and s.printed.kind[each.card] == "swap")]


LEAKS: dict[str, tuple[int, Step[DarkCave] | Callable[[DarkCave], None], str]] = {
    "role told by the order of a question": (At.END_TURN, saboteurs_first, "twin worlds"),
    "role told by who is asked": (At.AXE, OnlyLoyalMayStrike(), "twin worlds"),
    "role told by an option list": (At.PLAY, PlayableByRole(), "no leak"),
    "goal told by an option list": (At.PLAY, NoPeekAtTheExit(), "no leak"),
    "peek told to the wrong seat": (At.PLAY, LoudPeek(), "twin worlds"),
    "drawn card visible after a swap": (At.DRAW_CARD, CardShownAfterSwap(), "readers"),
}


class Leaky(SaboteurDarkCave):
    """The game with one step replaced."""

    def __init__(self, step: int, instead: Step[DarkCave]) -> None:
        super().__init__()
        self.rules = Rules[DarkCave]({**STEPS, step: instead}, interjection=At.PROPOSE)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    step, instead, law = LEAKS[leak]
    game = Leaky(step, instead)
    subject = Subject(game, 5)  # type: ignore[arg-type]  # any game will do

    def search(seeds: int) -> None:
        for seed in range(seeds):
            check_law(law, subject, 400, seed, shrink=False)

    # An axe question is rare, and what Hypothesis draws depends on what else is imported: a few seeds, then.
    with pytest.raises(LawBroken) as caught:
        search(seeds=4)
    assert caught.value.law == law
