"""The walk over the agenda: sequences, interrupts, questions that fall away, and rules that break their promise."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

import pytest

from partie.core import (
    CHANCE,
    Action,
    DealersDraw,
    OneAnswer,
    Position,
    Question,
    Reason,
    Rng,
    Rules,
    RulesBug,
    Seat,
    Seats,
    Step,
    TableReason,
    Zone,
    letter,
    seats_in,
)
from partie.core.cards import make_zone
from partie.core.position import Answer
from partie.core.rules import RUNAWAY
from partie.core.seats import DEALER


@dataclass(frozen=True)
class Pick(Action):
    number: int


PICK: Final = tuple([Pick(number) for number in range(10)])


class Pad(Position):
    """A position that is nothing but a list of what happened."""

    __slots__ = ("log",)

    log: list[str]

    def clone(self) -> "Pad":
        t = Pad()
        self.copy_base(t)
        t.log = self.log[:]
        return t


class Ask(Question[Pad]):
    """Put to some seats; a seat may have several parts to answer, and an answer may push a step."""

    name = "ask"

    def __init__(
        self, name: str, who: int, options: Sequence[Action] = PICK[:3], parts: int = 1, push: int = -1
    ) -> None:
        self.label = name
        self.asked = who
        self.offered = options
        self.count = parts
        self.push = push

    def who(self, s: Pad) -> Seats:
        return Seats(self.asked)

    def options(self, s: Pad, seat: Seat) -> Sequence[Action]:
        return [option for option in self.offered if option not in s.sealed[seat]] if seat < s.seats else self.offered

    def owes_more(self, s: Pad, seat: Seat) -> bool:
        return len(s.sealed[seat]) < self.count

    def resolve(self, s: Pad, answers: Sequence[Answer]) -> None:
        s.log.append(self.label + "".join([f" {seat}:{numbers(action)}" for seat, action in answers]))
        if self.push >= 0:
            s.agenda.append(self.push)


class Forced(Ask):
    def forced(self, s: Pad) -> Sequence[Answer] | None:
        return [(0, PICK[7]), (1, PICK[8])]


class Narrow(Ask):
    name = "narrow"


class Weighted(Ask):
    weighted = True

    def weight(self, s: Pad, action: Action) -> int:
        return numbers(action) * 10


class Draws(DealersDraw[Pad, Action]):
    """Drawn from a bag that never gets empty."""

    name = "draw"

    def __init__(self, *bag: int) -> None:
        super().__init__(PICK)
        self.bag = make_zone(bag)

    def pieces(self, s: Pad) -> Zone:
        return self.bag

    def resolve(self, s: Pad, answers: Sequence[Answer]) -> None:
        s.log.append(f"{self.name} {answers[0][0]}:{numbers(answers[0][1])}")


class DrawsCopies(Draws):
    weighted = True


def numbers(action: Action) -> int:
    assert isinstance(action, Pick)
    return action.number


class Note:
    """A step that only writes down that it happened, and may push others."""

    def __init__(self, name: str, *push: int) -> None:
        self.name = name
        self.push = push

    def __call__(self, s: Pad) -> None:
        s.log.append(self.name)
        s.agenda.extend(self.push)


def open_question(rules: Rules[Pad], s: Pad) -> str:
    question = rules.question(s)
    assert isinstance(question, Ask)
    return question.label


def begin(rules: Rules[Pad], seats: int = 2, first: int = 0) -> Pad:
    s = Pad()
    s.begin(seats, first)
    s.log = []
    rules.advance(s)
    return s


def test_a_sequence_happens_in_the_order_it_is_written() -> None:
    rules = Rules[Pad]({0: (1, 2, 1), 1: Note("one"), 2: (3, 1), 3: Note("three")})
    s = begin(rules)
    assert s.log == ["one", "three", "one", "one"]
    assert s.waiting == 0
    assert s.agenda == []


def test_a_sequence_can_be_empty() -> None:
    s = begin(Rules[Pad]({0: (1, 2, 1), 1: (), 2: Note("two")}))
    assert s.log == ["two"]


def test_the_walk_stops_at_a_question_and_goes_on_after_it() -> None:
    rules = Rules[Pad]({0: (1, 2, 3), 1: Note("before"), 2: Ask("ask", 1), 3: Note("after")})
    s = begin(rules)
    assert s.log == ["before"]
    assert s.waiting == 1
    assert open_question(rules, s) == "ask"
    assert rules.play(s, 0, PICK[2])
    assert s.log == ["before", "ask 0:2", "after"]
    assert s.waiting == 0


def test_an_interrupt_pushed_by_a_question_comes_before_the_rest() -> None:
    rules = Rules[Pad]({0: (1, 3), 1: Ask("ask", 1, push=2), 2: Ask("interrupt", 2), 3: Note("rest")})
    s = begin(rules)
    rules.play(s, 0, PICK[0])
    assert open_question(rules, s) == "interrupt"
    assert seats_in(s.waiting) == [1]
    rules.play(s, 1, PICK[1])
    assert s.log == ["ask 0:0", "interrupt 1:1", "rest"]


def test_steps_pushed_by_an_act_come_last_first() -> None:
    s = begin(Rules[Pad]({0: (1, 4), 1: Note("act", 2, 3), 2: Note("two"), 3: Note("three"), 4: Note("rest")}))
    assert s.log == ["act", "three", "two", "rest"]


def test_an_interrupt_can_interrupt_an_interrupt() -> None:
    rules = Rules[Pad](
        {0: (1, 4), 1: Ask("outer", 1, push=2), 2: Ask("inner", 2, push=3), 3: Ask("innermost", 1), 4: Note("rest")}
    )
    s = begin(rules)
    for seat in (0, 1, 0):
        rules.play(s, seat, PICK[0])
    assert s.log == ["outer 0:0", "inner 1:0", "innermost 0:0", "rest"]


def test_a_question_to_nobody_falls_away() -> None:
    rules = Rules[Pad]({0: (1, 2, 1), 1: Ask("nobody", 0), 2: Note("two")})
    s = begin(rules)
    assert s.log == ["two"]
    assert s.waiting == 0


def test_a_forced_question_is_resolved_without_asking() -> None:
    rules = Rules[Pad]({0: (1, 2), 1: Forced("forced", 3), 2: Ask("free", 3)})
    s = begin(rules)
    assert s.log == ["forced 0:7 1:8"]
    assert open_question(rules, s) == "free"
    assert s.sealed == [(), ()]


def test_a_forced_question_to_nobody_falls_away_all_the_same() -> None:
    assert begin(Rules[Pad]({0: Forced("forced", 0)})).log == []


def test_simultaneous_answers_wait_for_each_other_and_come_in_seat_order() -> None:
    rules = Rules[Pad]({0: Ask("ask", 0b101)})
    s = begin(rules, seats=3)
    assert not rules.play(s, 2, PICK[1])
    assert s.log == []
    assert s.sealed == [(), (), (PICK[1],)]
    assert seats_in(s.waiting) == [0]
    assert rules.play(s, 0, PICK[2])
    assert s.log == ["ask 0:2 2:1"]
    assert s.sealed == [(), (), ()]


def test_parts_of_a_question_stay_sealed_until_all_are_in() -> None:
    rules = Rules[Pad]({0: (1, 2), 1: Ask("parts", 3, parts=2), 2: Note("after")})
    s = begin(rules)
    assert not rules.play(s, 1, PICK[0])
    assert seats_in(s.waiting) == [0, 1]
    # The first part takes its option away from the second one, for this seat only.
    assert list(rules.legal(s, 1)) == [PICK[1], PICK[2]]
    assert list(rules.legal(s, 0)) == list(PICK[:3])
    assert not rules.play(s, 1, PICK[2])
    assert seats_in(s.waiting) == [0]
    assert not rules.play(s, 0, PICK[2])
    assert s.log == []
    assert rules.play(s, 0, PICK[1])
    assert s.log == ["parts 0:2 0:1 1:0 1:2", "after"]


def test_the_dealer_answers_alone() -> None:
    rules = Rules[Pad]({0: (1, 2), 1: Ask("deal", DEALER), 2: Ask("ask", 1)})
    s = begin(rules)
    assert s.waiting == DEALER
    assert seats_in(s.waiting) == [CHANCE]
    assert rules.legal(s, 0) == ()
    assert list(rules.legal(s, CHANCE)) == list(PICK[:3])
    assert rules.play(s, CHANCE, PICK[1])
    assert s.waiting != DEALER
    assert s.log == ["deal 15:1"]
    assert s.sealed == [(), ()]


def test_weights_are_equal_unless_the_question_says_otherwise() -> None:
    even = Rules[Pad]({0: Ask("deal", DEALER)})
    assert even.weights(begin(even), PICK[:3]) == [1, 1, 1]
    uneven = Rules[Pad]({0: Weighted("deal", DEALER)})
    assert uneven.weights(begin(uneven), PICK[1:4]) == [10, 20, 30]


def test_the_dealer_draws_one_of_the_pieces() -> None:
    rules = Rules[Pad]({0: Draws(7, 2, 4)})
    s = begin(rules)
    assert s.waiting == DEALER
    assert list(rules.legal(s, CHANCE)) == [PICK[2], PICK[4], PICK[7]]
    assert rules.weights(s, rules.legal(s, CHANCE)) == [1, 1, 1]
    assert rules.play(s, CHANCE, PICK[4])
    assert s.log == ["draw 15:4"]


def test_a_face_with_copies_is_one_option_as_likely_as_its_copies() -> None:
    draws = DrawsCopies(7, 2, 7, 7, 4)
    rules = Rules[Pad]({0: draws})
    s = begin(rules)
    assert list(rules.legal(s, CHANCE)) == [PICK[2], PICK[4], PICK[7]]
    assert rules.weights(s, rules.legal(s, CHANCE)) == [1, 1, 3]
    assert draws.weight(s, PICK[5]) == 0
    rng = Rng("bag")
    drawn = Counter([numbers(draws.draw(s, rng)) for _ in range(5000)])
    assert set(drawn) == {2, 4, 7}
    assert 2850 < drawn[7] < 3150
    assert 900 < drawn[2] < 1100


def test_whoever_is_not_asked_has_no_legal_answer() -> None:
    rules = Rules[Pad]({0: Ask("ask", 1)})
    s = begin(rules)
    assert rules.legal(s, 1) == ()
    assert rules.legal(s, CHANCE) == ()
    assert list(rules.legal(s, 0)) == list(PICK[:3])


def test_the_usual_reason_is_that_it_is_not_offered() -> None:
    ask = Ask("ask", 1)
    s = begin(Rules[Pad]({0: ask}))
    assert ask.why_not(s, 0, PICK[9]) is TableReason.NOT_OFFERED
    assert ask.why_not(s, 0, PICK[1]) is None


def test_the_questions_of_a_game_in_the_order_of_its_table() -> None:
    first, second = Ask("first", 1), Ask("second", 2)
    rules = Rules[Pad]({0: (5, 2), 2: first, 3: Note("three"), 5: second})
    assert rules.questions() == [first, second]
    assert first.parts() == ("ask",)
    assert first.part(begin(rules), 0) == "ask"


def test_a_runaway_is_a_bug_and_not_an_endless_loop() -> None:
    with pytest.raises(RulesBug, match=f"{RUNAWAY} steps without a question"):
        begin(Rules[Pad]({0: (1, 0), 1: Note("again")}))


def test_questions_to_nobody_can_run_away_too() -> None:
    with pytest.raises(RulesBug, match="without a question"):
        begin(Rules[Pad]({0: (1, 0), 1: Ask("nobody", 0)}))


def test_forced_answers_can_run_away_too() -> None:
    with pytest.raises(RulesBug, match="without a question"):
        begin(Rules[Pad]({0: Forced("forced", 3, push=0)}))


def test_a_dead_end_is_a_bug() -> None:
    rules = Rules[Pad]({0: Narrow("narrow", 1, options=())})
    s = begin(rules)
    with pytest.raises(RulesBug, match="narrow offers seat 0 nothing: a dead end"):
        rules.legal(s, 0)


def test_a_sequence_names_only_steps_of_the_table() -> None:
    with pytest.raises(RulesBug, match="step 7 stands in a sequence but not in the table"):
        Rules[Pad]({0: (1, 7), 1: Note("one")})


def test_a_pushed_step_that_is_not_in_the_table() -> None:
    with pytest.raises(RulesBug, match="step 2 is on the agenda but not in the table"):
        begin(Rules[Pad]({0: Note("zero", 2), 3: Note("three")}))


def test_a_pushed_step_beyond_the_end_of_the_table() -> None:
    with pytest.raises(RulesBug, match="step 9 is on the agenda but not in the table"):
        begin(Rules[Pad]({0: Note("zero", 9), 3: Note("three")}))


def test_no_question_is_open_in_the_middle_of_the_agenda() -> None:
    rules = Rules[Pad]({0: (1,), 1: Ask("ask", 1)})
    s = begin(rules)
    s.agenda.append(0)  # as if somebody forgot to call advance
    with pytest.raises(RulesBug, match="no question is open"):
        rules.question(s)
    with pytest.raises(RulesBug, match="no question is open"):
        rules.play(s, 0, PICK[0])


def test_no_question_is_open_at_the_end() -> None:
    rules = Rules[Pad]({0: Note("only")})
    with pytest.raises(RulesBug, match="no question is open"):
        rules.question(begin(rules))


def test_nobody_can_play_after_the_end() -> None:
    rules = Rules[Pad]({0: Note("only")})
    with pytest.raises(RulesBug, match="no question is open"):
        rules.play(begin(rules), 0, PICK[0])


def test_a_position_can_be_cloned_in_the_middle_of_a_question() -> None:
    rules = Rules[Pad]({0: (1, 2), 1: Ask("parts", 3, parts=2), 2: Note("after")})
    s = begin(rules)
    rules.play(s, 1, PICK[0])
    t = s.clone()
    for seat, option in ((1, 1), (0, 0), (0, 1)):
        rules.play(t, seat, PICK[option])
    assert t.log == ["parts 0:0 0:1 1:0 1:1", "after"]
    assert s.log == []
    assert s.sealed == [(), (PICK[0],)]
    assert seats_in(s.waiting) == [0, 1]


class Chain(IntEnum):
    """Steps that are members of an enumeration, as in every game of ours."""

    GAME = 0
    ONE = 1
    TWO = 2
    THREE = 3


class Each(OneAnswer[Pad, Pick]):
    """Everybody picks one number; each pick is written down on its own."""

    name = "each"

    def who(self, s: Pad) -> Seats:
        return s.everyone()

    def options(self, s: Pad, seat: Seat) -> Sequence[Action]:
        return PICK[seat : seat + 3]

    def reason(self, s: Pad, seat: Seat, action: Action) -> Reason:
        return PadReason.TOO_LARGE if numbers(action) > seat + 2 else TableReason.NOT_OFFERED

    def answered(self, s: Pad, seat: Seat, action: Pick) -> None:
        s.log.append(f"{letter(seat)} {action.number}")


class PadReason(Reason):
    TOO_LARGE = "too-large"


def test_steps_come_in_the_order_in_which_they_are_said() -> None:
    def begin(s: Pad) -> None:
        s.then(Chain.TWO, Chain.ONE, Chain.TWO)

    steps: dict[int, Step[Pad]] = {
        Chain.GAME: (Chain.ONE, Chain.THREE),
        Chain.ONE: Note("one"),
        Chain.TWO: Note("two"),
        Chain.THREE: begin,
    }
    rules = Rules[Pad](steps)
    s = Pad()
    s.begin(2, Chain.GAME)
    s.log = []
    rules.advance(s)
    assert s.log == ["one", "two", "one", "two"]
    s.then(Chain.TWO)
    s.repeat(Chain.ONE, 2)
    assert s.agenda == [2, 1, 1]
    assert [type(step) for step in s.agenda] == [int, int, int]
    assert (rules.names[2], rules.numbers["TWO"]) == ("TWO", 2)


def test_each_answer_takes_effect_on_its_own() -> None:
    rules = Rules[Pad]({0: Each()})
    s = Pad()
    s.begin(2, 0)
    s.log = []
    rules.advance(s)
    rules.play(s, 1, PICK[3])
    assert s.log == []
    rules.play(s, 0, PICK[2])
    assert s.log == ["A 2", "B 3"]


def test_a_reason_is_asked_only_for_what_is_not_offered() -> None:
    question = Each()
    s = Pad()
    s.begin(2, 0)
    assert question.why_not(s, 1, PICK[3]) is None
    assert question.why_not(s, 1, PICK[4]) is PadReason.TOO_LARGE
    assert question.why_not(s, 1, PICK[0]) is TableReason.NOT_OFFERED
