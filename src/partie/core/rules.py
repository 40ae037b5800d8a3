"""The sequence of play as a table, and the loop that walks it.

A step is a question, a sequence of other steps, or a function that changes the position. The agenda holds step numbers
only, so a position can be saved, cloned and searched in the middle of any question, and an interrupt is a step pushed
on top.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import ClassVar, Final

from partie.core.cards import Zone, cards, face
from partie.core.dealer import Dealer, Rng
from partie.core.errors import RulesBug
from partie.core.native import mypyc_attr
from partie.core.position import Action, Answer, Position, Reason, TableReason
from partie.core.seats import CHANCE, DEALER, NOBODY, Seat, Seats, drop, has, public

RUNAWAY: Final = 10_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Question[S: Position]:
    """A question: to one seat, to several at once, or to the dealer.

    A question may have several *parts*: small answers that one seat gives one after another, all sealed until every
    seat has given all of its own. ``s.sealed[seat]`` holds the parts that a seat has given so far.
    """

    name: ClassVar[str] = ""
    weighted: ClassVar[bool] = False

    def who(self, s: S) -> Seats:
        """The seats that must answer; none means that the question falls away."""
        raise NotImplementedError

    def options(self, s: S, seat: Seat) -> Sequence[Action]:
        """Every legal answer, in a fixed order and without doubles."""
        raise NotImplementedError

    def resolve(self, s: S, answers: list[Answer]) -> None:
        """What follows from all answers together, which come in seat order."""
        raise NotImplementedError

    def reason(self, s: S, seat: Seat, action: Action) -> Reason:
        """Why the rules refuse an answer that is not among the options. A game says it better."""
        return TableReason.NOT_OFFERED

    def why_not(self, s: S, seat: Seat, action: Action) -> Reason | None:
        """Why the rules refuse this answer; None if they do not. A game says ``reason`` instead."""
        return None if action in self.options(s, seat) else self.reason(s, seat, action)

    def part(self, s: S, seat: Seat) -> str:
        """The message key of what this seat is asked now."""
        return self.name

    def parts(self) -> tuple[str, ...]:
        """The message keys of everything this question can ask."""
        return (self.name,)

    def owes_more(self, s: S, seat: Seat) -> bool:
        """Whether the seat has another part to answer."""
        return False

    def shows(self, s: S) -> bool:
        """Whether a seat's whole answer takes effect at once, before the other seats have answered theirs.

        Such an answer is final, and its ``resolve`` must leave the agenda alone: the question is still open.
        """
        return False

    def stands_alone(self, s: S) -> bool:
        """Whether a seat's answer does the same to that seat's things whatever the other seats answer.

        Then ``resolve`` also takes the answers of one seat without the others', and they can be previewed.
        """
        return False

    def is_final(self, before: S, after: S) -> bool:
        """Whether a closed answer stays given although nobody learned a face from it: others have seen what it was."""
        return False

    def is_interjection(self, action: Action) -> bool:
        """Whether this is something to say although nobody asked; only the rules' ``interjection`` says so."""
        return False

    def forced(self, s: S) -> Sequence[Answer] | None:
        """The answers, where nobody has a choice and nobody need be asked; None to ask."""
        return None

    def seen_by(self, s: S, seat: Seat, action: Action) -> Seats:
        """Who may know the cards in this answer once the question is closed."""
        return public(s.seats)

    def weight(self, s: S, action: Action) -> int:
        """How often the dealer gives this answer, against the other options; asked only if ``weighted``."""
        return 1

    def weights(self, s: S, options: Sequence[Action]) -> list[int]:
        """How likely each of these is."""
        return [self.weight(s, option) for option in options]

    def draw(self, s: S, rng: Rng) -> Action:
        """The dealer's answer in random play. A game with a large deck need not list all of it; a law compares."""
        options = self.options(s, CHANCE)
        if not self.weighted:
            return options[rng.below(len(options))]
        return options[rng.pick([self.weight(s, option) for option in options])]


@mypyc_attr(allow_interpreted_subclasses=True)
class OneAnswer[S: Position, A: Action](Question[S]):
    """A question that everyone who is asked answers once, with an action of one kind; each takes effect on its own."""

    def answered(self, s: S, seat: Seat, action: A) -> None:
        """What follows from one answer."""
        raise NotImplementedError

    def resolve(self, s: S, answers: list[Answer]) -> None:
        """One answer after the other, in seat order."""
        for seat, action in answers:
            self.answered(s, seat, action)  # type: ignore[arg-type]  # the options are of this kind, and a call costs


@mypyc_attr(allow_interpreted_subclasses=True)
class DealersDraw[S: Position, A: Action](OneAnswer[S, A]):
    """The dealer draws one of several pieces, all equally likely. ``deals`` holds the answer for each card's number.

    ``weighted`` must be set where a face may lie there more than once: it is one option then, as likely as its copies.
    """

    def __init__(self, deals: tuple[A, ...]) -> None:
        self.deals = deals

    def pieces(self, s: S) -> Zone:
        """What is drawn from."""
        raise NotImplementedError

    def who(self, s: S) -> Seats:
        """The dealer."""
        return DEALER

    def options(self, s: S, seat: Seat) -> Sequence[Action]:
        """Every face that can be drawn."""
        deals = self.deals
        if self.weighted:
            return [deals[card] for card in dict.fromkeys(cards(self.pieces(s)))]
        return [deals[card] for card in cards(self.pieces(s))]

    def weight(self, s: S, action: Action) -> int:
        """How many pieces show this face."""
        deals = self.deals
        return len([card for card in cards(self.pieces(s)) if deals[card] is action])

    def weights(self, s: S, options: Sequence[Action]) -> list[int]:
        """The same for all faces; the deck is looked through once."""
        counts: dict[Action, int] = {}
        for card in cards(self.pieces(s)):
            counts[self.deals[card]] = counts.get(self.deals[card], 0) + 1
        return [counts.get(option, 0) for option in options]

    def draw(self, s: S, rng: Rng) -> Action:
        """Any of the pieces."""
        pieces = self.pieces(s)
        return self.deals[face(pieces[rng.below(len(pieces))])]


type Step[S: Position] = Question[S] | Sequence[int] | Callable[[S], None]


def _objects(steps: Mapping[int, object]) -> list[object]:
    """The keys as they are: compiled code makes plain numbers of whatever it knows to be an int."""
    keys: Iterable[object] = steps
    return list(keys)


def _number(step: object) -> int:
    if isinstance(step, int):
        return int(step)
    raise RulesBug(f"not a step: {step!r}")


class Rules[S: Position]:
    """A game's sequence of play: step number → question, sequence or act."""

    def __init__(self, steps: Mapping[int, Step[S]], interjection: int | None = None) -> None:
        size = max(steps) + 1
        self.choices: list[Question[S] | None] = [None] * size
        self.sequences: list[list[int] | None] = [None] * size
        self.acts: list[Callable[[S], None] | None] = [None] * size
        # A step is written by its name where it has one.
        self.names: dict[int, str] = {}
        self.numbers: dict[str, int] = {}
        for each_step in _objects(steps):
            name = each_step.name if isinstance(each_step, IntEnum) else str(each_step)
            self.names[_number(each_step)] = name
            self.numbers[name] = _number(each_step)
        for number, step in steps.items():
            if isinstance(step, Question):
                self.choices[number] = step
            elif callable(step):
                self.acts[number] = step
            else:
                self.sequences[number] = [int(each) for each in reversed(step)]
        # What a seat may say between any two questions, asked or not: a proposal, say.
        self.interjection: Question[S] | None = None if interjection is None else self.choices[interjection]
        for sequence in self.sequences:
            for each in sequence or ():
                if each not in steps:
                    raise RulesBug(f"step {each} stands in a sequence but not in the table")

    def questions(self) -> list[Question[S]]:
        """Every question of the game, in the table's order."""
        return [choice for choice in self.choices if choice is not None]

    def advance(self, s: S) -> None:
        """Walk the agenda until somebody must answer or nothing is left to happen."""
        agenda = s.agenda
        for _ in range(RUNAWAY):
            if not agenda:
                s.waiting = NOBODY
                return
            number = agenda[-1]
            if number >= len(self.choices):
                raise RulesBug(f"step {number} is on the agenda but not in the table")
            choice = self.choices[number]
            if choice is not None:
                who = choice.who(s)
                if who:
                    forced = choice.forced(s)
                    if forced is None:
                        s.waiting = who
                        return
                    agenda.pop()
                    choice.resolve(s, list(forced))
                else:
                    agenda.pop()
                continue
            agenda.pop()
            sequence = self.sequences[number]
            if sequence is not None:
                agenda.extend(sequence)
                continue
            act = self.acts[number]
            if act is None:
                raise RulesBug(f"step {number} is on the agenda but not in the table")
            act(s)
        raise RulesBug(f"{RUNAWAY} steps without a question: {agenda[-5:]}")

    def question(self, s: S) -> Question[S]:
        """The open question."""
        choice = self.choices[s.agenda[-1]] if s.agenda else None
        if choice is None:
            raise RulesBug("no question is open")
        return choice

    def legal(self, s: S, seat: Seat) -> Sequence[Action]:
        """Every answer this seat may give to the open question; none if it is not asked."""
        if not has(s.waiting, seat):
            return ()
        options = self.question(s).options(s, seat)
        if not options:
            raise RulesBug(f"{self.question(s).name} offers seat {seat} nothing: a dead end")
        return options

    def interjections(self, s: S, seat: Seat) -> Sequence[Action]:
        """What this seat may say now although nobody asked it: not while an answer is sealed, or half of its own given.

        Half an answer of another seat forbids nothing, for this seat may not know of it.
        """
        interjection = self.interjection
        if interjection is None or s.waiting == 0 or s.waiting == DEALER or not has(interjection.who(s), seat):
            return ()
        for other, given in enumerate(s.sealed):
            if given and (other == seat or not has(s.waiting, other)):
                return ()
        return interjection.options(s, seat)

    def weights(self, s: S, options: Sequence[Action]) -> list[int]:
        """How likely each of the dealer's options is."""
        choice = self.question(s)
        if not choice.weighted:
            return [1] * len(options)
        return choice.weights(s, options)

    def dealt(self, s: S, dealer: Dealer, question: int) -> Action:
        """What this dealer answers to the open question, which has this number."""
        options = self.legal(s, CHANCE)
        return options[dealer.choose(question, self.weights(s, options))]

    def play(self, s: S, seat: Seat, action: Action) -> bool:
        """One answer, unchecked, on a position that may be changed: for search. True if it closed the question."""
        interjection = self.interjection
        if interjection is not None and interjection.is_interjection(action):
            # The open question stays on the agenda and is asked again from its first part.
            s.waiting = NOBODY
            s.sealed = [()] * s.seats
            interjection.resolve(s, [(seat, action)])
            self.advance(s)
            return True
        choice = self.question(s)
        answers: list[Answer]
        if seat == CHANCE:
            answers = [(seat, action)]
        else:
            sealed = s.sealed
            sealed[seat] += (action,)
            if choice.owes_more(s, seat):
                return False
            s.waiting = drop(s.waiting, seat)
            if s.waiting:
                if choice.shows(s):
                    shown = [(seat, given) for given in sealed[seat]]
                    sealed[seat] = ()
                    choice.resolve(s, shown)
                return False
            answers = []
            for other in range(s.seats):
                for given in sealed[other]:
                    answers.append((other, given))
                sealed[other] = ()
        s.waiting = NOBODY
        s.agenda.pop()
        choice.resolve(s, answers)
        self.advance(s)
        return True
