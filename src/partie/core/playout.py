"""Random play to the end: what search rolls out, what the laws walk, and what speed is measured on."""

from partie.core.dealer import Rng
from partie.core.errors import RulesBug
from partie.core.position import Position
from partie.core.rules import Rules
from partie.core.seats import CHANCE, DEALER, first_seat


def random_answer[S: Position](rules: Rules[S], s: S, rng: Rng) -> bool:
    """One random answer by the first seat that owes one, or by the dealer. True if it closed the question."""
    choice = rules.question(s)
    if s.waiting == DEALER:
        return rules.play(s, CHANCE, choice.draw(s, rng))
    seat = first_seat(s.waiting)
    options = choice.options(s, seat)
    return rules.play(s, seat, options[rng.below(len(options))])


def close_question[S: Position](rules: Rules[S], s: S, rng: Rng) -> None:
    """Random answers from everybody who still owes one to the open question."""
    while not random_answer(rules, s, rng):
        pass


def playout[S: Position](rules: Rules[S], s: S, rng: Rng, most: int = 10_000) -> int:
    """Play a position to its end. The number of answers the players gave."""
    answers = 0
    while s.waiting:
        if s.waiting != DEALER:
            answers += 1
            if answers > most:
                raise RulesBug(f"over {most} answers and no end")
        random_answer(rules, s, rng)
    return answers
