"""Leaks and bugs that this game could have, planted on purpose: each must be caught by the law named beside it."""

from collections.abc import Sequence
from typing import Final

import pytest

from partie.core import (
    UNKNOWN,
    Action,
    Game,
    Position,
    Question,
    Reason,
    Rules,
    Seat,
    Seats,
    Step,
    View,
    seats_in,
    view_of,
)
from partie.core.cards import pick, put, reveal
from partie.core.position import Answer
from partie.core.seats import bit, join, without
from partie.games.tales import TALES, TalesOfGlory
from partie.games.tales.actions import Deal, Return
from partie.games.tales.adding import TakeTurn, adding
from partie.games.tales.answering import options_of, turn_of
from partie.games.tales.drafting import FirstChoice
from partie.games.tales.events import QuestDealt, QuestReturned
from partie.games.tales.position import Tales
from partie.games.tales.preparation import DealQuest, ReturnQuest, SetAside, next_round
from partie.games.tales.sequence import At
from partie.games.tales.turn import DONE
from partie.testing import LawBroken, Subject, check_law
from partie.testing.walk import ViewOf

from .helpers import IN_TURN, ON

BOTH: Final = {**ON, **IN_TURN}
PRIZED: Final = TALES.printed.quests[:8]  # half of the quests: which half a quest is of must not show


class Instead(Question[Tales]):
    """A question that asks as another one does: a compiled class cannot be subclassed here, but it can be asked."""

    inner: Question[Tales]

    def who(self, s: Tales) -> Seats:
        return self.inner.who(s)

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        return self.inner.options(s, seat)

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        self.inner.resolve(s, answers)

    def why_not(self, s: Tales, seat: Seat, action: Action) -> Reason | None:
        return self.inner.why_not(s, seat, action)

    def part(self, s: Tales, seat: Seat) -> str:
        return self.inner.part(s, seat)

    def parts(self) -> tuple[str, ...]:
        return self.inner.parts()

    def owes_more(self, s: Tales, seat: Seat) -> bool:
        return self.inner.owes_more(s, seat)

    def is_final(self, before: Tales, after: Tales) -> bool:
        return self.inner.is_final(before, after)

    def forced(self, s: Tales) -> Sequence[Answer] | None:
        return self.inner.forced(s)

    def seen_by(self, s: Tales, seat: Seat, action: Action) -> Seats:
        return self.inner.seen_by(s, seat, action)


class NoQuestionWithoutAPlaceableQuest(Instead):
    """G17.20 turned wrong: a seat that can only discard is passed over, so who is asked tells of its quests."""

    name = "turn"
    inner = TakeTurn()

    def who(self, s: Tales) -> Seats:
        asked = super().who(s)
        for seat in seats_in(asked):
            if s.quests[seat] and len(options_of(turn_of(s, seat, ()))) == 1:
                asked = without(asked, bit(seat))
        return asked or super().who(s)

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        given = list(answers)
        for seat in adding(s):
            if s.quests[seat] and not [each for each in answers if each[0] == seat]:
                own: list[Action] = []
                while turn_of(s, seat, own).stage != DONE:
                    own.append(options_of(turn_of(s, seat, own))[0])
                given += [(seat, action) for action in own]
        super().resolve(s, given)


class FewerPlacesForTheWatched(Instead):
    """A place is not offered to a seat while another seat holds a prized quest."""

    name = "first-choice"
    inner = FirstChoice()

    def options(self, s: Tales, seat: Seat) -> Sequence[Action]:
        offered = super().options(s, seat)
        others = [p >> 16 for other in range(s.seats) if other != seat for p in s.quests[other]]
        return offered[1:] if any([card in PRIZED for card in others]) else offered


class QuestReturnedOpenly(Instead):
    """G17.4 turned wrong: the returned quest is told to everybody as a public piece."""

    name = "return-quest"
    inner = ReturnQuest()

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        for seat, action in answers:
            assert isinstance(action, Return)
            piece, s.quests[seat] = pick(s.quests[seat], action.card)
            s.returned[seat] = (piece,)
            s.tell(QuestReturned(seat, reveal(piece, s.public())))


class QuestReturnedInTheRecord(Instead):
    """G17.4 turned wrong: everybody may read in the record which quest a seat returned."""

    name = "return-quest"
    inner = ReturnQuest()

    def seen_by(self, s: Tales, seat: Seat, action: Action) -> Seats:
        return s.public()


class QuestShownToTheNeighbour(Instead):
    """G17.3 turned wrong: the seat to the left sees the quest too."""

    name = "quest"
    inner = DealQuest()

    def resolve(self, s: Tales, answers: list[Answer]) -> None:
        action = answers[0][1]
        assert isinstance(action, Deal)
        seat = next(seat for seat in range(s.seats) if len(s.quests[seat]) < 3)
        piece, s.quest_deck = pick(s.quest_deck, action.card)
        piece = reveal(piece, join(bit(seat), bit((seat + 1) % s.seats)))
        s.quests[seat] = put(s.quests[seat], piece)
        s.tell(QuestDealt(seat, piece))


class PaidAtOnce(Instead):
    """G9.11 turned wrong: all act together, and what one of them pays is seen before the others are done."""

    name = "turn"
    inner = TakeTurn()

    def owes_more(self, s: Tales, seat: Seat) -> bool:
        turn = turn_of(s, seat, s.sealed[seat])
        if turn.placing:
            s.coins[seat] = turn.coins
        return super().owes_more(s, seat)


class FastestGetsTheToken(Instead):
    """G9.6 turned wrong: who confirms first is noted and holds the token, whatever the turn order."""

    name = "turn"
    inner = TakeTurn()

    def owes_more(self, s: Tales, seat: Seat) -> bool:
        owes = super().owes_more(s, seat)
        if not owes and s.waiting == sum([bit(each) for each in adding(s)]):
            s.first = seat
        return owes


class AsideInTheRecord(Instead):
    """G2.8 turned wrong: the tiles set aside can be read in the record."""

    name = "set-aside"
    inner = SetAside()

    def seen_by(self, s: Tales, seat: Seat, action: Action) -> Seats:
        return s.public()


def one_swept_tile_is_lost(s: Tales) -> None:
    """G15.2 turned wrong: a tile that leaves the board lies nowhere any more."""
    next_round(s)
    s.swept = s.swept[1:]


class Leaky(TalesOfGlory):
    """The game with one step replaced."""

    def __init__(self, step: int, instead: Step[Tales]) -> None:
        super().__init__()
        self.rules = Rules[Tales]({**steps(), step: instead})


def steps() -> dict[int, Step[Tales]]:
    """The sequence of play as a table again."""
    found: dict[int, Step[Tales]] = {}
    for number in At:
        step = TALES.rules.choices[number] or TALES.rules.acts[number]
        sequence = TALES.rules.sequences[number]
        found[number] = [*reversed(sequence)] if sequence is not None else step if step is not None else []
    return found


LEAKS: Final[dict[str, tuple[int, Step[Tales], str]]] = {
    "quest told by who is asked": (At.TURN, NoQuestionWithoutAPlaceableQuest(), "twin worlds"),
    "quest told by an option list of another seat": (At.FIRST_CHOICE, FewerPlacesForTheWatched(), "no leak"),
    "returned quest told as a public piece": (At.RETURN_QUEST, QuestReturnedOpenly(), "twin worlds"),
    "returned quest to be read in the record": (At.RETURN_QUEST, QuestReturnedInTheRecord(), "readers"),
    "quest shown to the neighbour": (At.DEAL_QUEST, QuestShownToTheNeighbour(), "readers"),
    "payment seen before the others are done": (At.TURN, PaidAtOnce(), "twin worlds"),
    "the fastest gets the token": (At.TURN, FastestGetsTheToken(), "commute"),
    "tile set aside to be read in the record": (At.SET_ASIDE, AsideInTheRecord(), "readers"),
    "a swept tile is lost": (At.NEXT_ROUND, one_swept_tile_is_lost, "conserve"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    step, instead, law = LEAKS[leak]
    game = Leaky(step, instead)
    caught_by(law, Subject(game, 3, ON))  # type: ignore[arg-type]  # any game will do


def number_of_parts(game: Game[Position], s: Position, seat: Seat) -> View[Position]:
    """A view that shows how many parts another seat has given: with quests that tells how many it placed."""
    shown = view_of(game, s, seat)
    for other in range(s.seats):
        if other != seat:
            shown.position.sealed[other] = (UNKNOWN,) * len(s.sealed[other])
    return shown


def selection_card(game: Game[Position], s: Position, seat: Seat) -> View[Position]:
    """A view that shows the selection cards before all are laid down."""
    shown = view_of(game, s, seat)
    if s.waiting and game.rules.question(s).name == "first-choice":
        shown.position.sealed = s.sealed[:]
    return shown


def quests_of_the_last_round(game: Game[Position], s: Position, seat: Seat) -> View[Position]:
    """A view that shows the quests in the last round, before it is over."""
    shown = view_of(game, s, seat)
    assert isinstance(s, Tales)
    assert isinstance(shown.position, Tales)
    if s.round == 10:
        shown.position.quests = s.quests[:]
    return shown


LOOKS: Final[dict[str, ViewOf]] = {
    "turn told by the number of parts in a view": number_of_parts,
    "selection card visible early": selection_card,
    "quests shown before the end": quests_of_the_last_round,
}


@pytest.mark.parametrize("leak", LOOKS)
def test_a_view_that_shows_too_much_is_caught(leak: str) -> None:
    caught_by("no leak", Subject(TALES, 3, ON, view_of=LOOKS[leak]))  # type: ignore[arg-type]  # any game will do


def caught_by(law: str, subject: Subject) -> None:
    with pytest.raises(LawBroken) as caught:
        check_law(law, subject, 200, shrink=False)
    assert caught.value.law == law
    assert "Error" not in str(caught.value), "caught for what it is, not for a crash"


@pytest.mark.parametrize("options", [ON, BOTH])
def test_a_game_put_together_anew_without_a_leak_is_sound(options: dict[str, str]) -> None:
    game = Leaky(At.TURN, PlainTurn())
    for law in ("twin worlds", "no leak", "readers", "commute", "conserve"):
        check_law(law, Subject(game, 3, options), 2)  # type: ignore[arg-type]  # any game will do


class PlainTurn(Instead):
    """The question as it is: what is caught above is caught for the leak alone."""

    name = "turn"
    inner = TakeTurn()
