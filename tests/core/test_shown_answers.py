"""Answers that take effect at once: two seats say a number, seen as soon as it is said."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from partie.core import (
    Action,
    Event,
    Game,
    Match,
    Notation,
    Outcome,
    Plan,
    Position,
    Question,
    Rules,
    ScoreSheet,
    Seat,
    Seats,
    Settings,
    Verb,
    ranks,
)
from partie.core.codecs import FLAG, NUMBER, list_of
from partie.core.dealer import ScriptedDealer
from partie.core.position import Answer


@dataclass(frozen=True)
class Say(Action):
    number: int


@dataclass(frozen=True)
class Said(Event):
    seat: Seat
    number: int


SAY = tuple([Say(number) for number in range(4)])


class Table(Position):
    __slots__ = ("said", "shown")

    said: list[int]
    shown: bool

    def clone(self) -> "Table":
        t = Table()
        self.copy_base(t)
        t.said = self.said[:]
        t.shown = self.shown
        return t


class SayTwice(Question[Table]):
    """Each seat says two numbers; they are added."""

    name = "say"

    def who(self, s: Table) -> Seats:
        return s.everyone()

    def shows(self, s: Table) -> bool:
        return s.shown

    def owes_more(self, s: Table, seat: Seat) -> bool:
        return len(s.sealed[seat]) < 2

    def options(self, s: Table, seat: Seat) -> Sequence[Action]:
        return SAY

    def resolve(self, s: Table, answers: list[Answer]) -> None:
        for seat, action in answers:
            assert isinstance(action, Say)
            s.said[seat] += action.number
            s.tell(Said(seat, action.number))


class Shouting(Game[Table]):
    def __init__(self) -> None:
        self.name = "shouting"
        self.version = 1
        self.seats = range(2, 3)
        self.rules = Rules[Table]({0: (1, 1), 1: SayTwice()})
        self.plan = Plan(open={"said": list_of(NUMBER), "shown": FLAG}, zones={}, decks={})
        self.notation = Notation(Verb(Say, SAY, number=NUMBER))
        self.max_answers = 8

    def setting_values(self) -> dict[str, tuple[str, ...]]:
        return {"shown": ("yes", "no")}

    def setup(self, seats: int, settings: Settings) -> Table:
        s = Table()
        s.begin(seats, 0)
        s.said = [0, 0]
        s.shown = settings["shown"] == "yes"
        return s

    def outcome(self, s: Table) -> Outcome | None:
        return None if s.agenda else Outcome(ranks(s.said), tuple(s.said), "over")

    def sheet(self, s: Table) -> ScoreSheet:
        return ScoreSheet(())


def table(shown: str) -> Match[Table]:
    return Match(Shouting(), ["Ana", "Petr"], ScriptedDealer([]), {"shown": shown})


def test_a_shown_answer_takes_effect_before_the_others_have_answered() -> None:
    match = table("yes")
    match.act(1, 1, SAY[2])
    assert match.view(0).position.sealed[1] == (), "half an answer is still nobody's business"
    progress = match.act(1, 1, SAY[3])
    assert (progress.closed, match.number) == (False, 1)
    assert match.view(0).position.said == [0, 5]
    assert match.heard(0) == [Said(1, 2), Said(1, 3)]
    assert not match.legal(1)
    match.act(1, 0, SAY[1])
    assert match.act(1, 0, SAY[1]).closed
    assert match.position.said == [2, 5]


def test_a_shown_answer_is_final_and_half_of_one_is_not() -> None:
    match = table("yes")
    match.act(1, 1, SAY[2])
    assert match.can_undo(1)
    match.act(1, 1, SAY[3])
    assert not match.can_undo(1)
    match.act(1, 0, SAY[1])
    assert match.undo(0)
    assert (match.position.said, match.position.sealed) == ([0, 5], [(), ()])
    assert match.heard(0) == [Said(1, 2), Said(1, 3)]


def test_what_was_told_stays_in_the_order_it_was_told() -> None:
    match = table("yes")
    for seat in (1, 1, 0, 0):
        match.act(1, seat, SAY[seat + 1])
    before = match.heard(0)
    assert [event.seat for event in before if isinstance(event, Said)] == [1, 1, 0, 0]
    match.act(2, 0, SAY[3])
    assert match.undo(0)
    assert match.heard(0) == before


@pytest.mark.parametrize("shown", ["yes", "no"])
def test_a_running_record_hides_what_is_sealed_and_nothing_else(shown: str) -> None:
    match = table(shown)
    match.act(1, 1, SAY[2])
    match.act(1, 1, SAY[3])
    (row,) = match.download(0).rows
    assert row.entries[0].parts == (("say 2", "say 3") if shown == "yes" else ("?",))


def test_sealed_answers_wait_for_everybody() -> None:
    match = table("no")
    match.act(1, 1, SAY[2])
    match.act(1, 1, SAY[3])
    assert match.view(0).position.said == [0, 0]
    assert match.can_undo(1)
