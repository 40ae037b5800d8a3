"""Why an answer is good: what a bot weighed, in the reader's language."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from partie.bots import Weighed
from partie.bots.opinion import LUCK, RANK
from partie.core import Position, Seat
from partie.words.speech import Speech

SHOWN: Final = 3


class Move(NamedTuple):
    """One answer of a bot, and the best of what it weighed."""

    question: int
    seat: Seat
    weighed: tuple[Weighed, ...]


def told_why(weighed: Sequence[Weighed], speech: Speech[Position]) -> list[str]:
    """The best answers, each with what is expected of it against the best one."""
    lines: list[str] = []
    best = weighed[0].expected
    for number, (action, expected, measure) in enumerate(weighed[:SHOWN], 1):
        answer = speech.action(action)
        points = round(best - expected, 1)
        if measure == LUCK:
            lines.append(speech.say("hint-luck", number=number, answer=answer))
        elif measure == RANK:
            lines.append(speech.say("hint-place", number=number, answer=answer, share=round(100 * expected)))
        elif number == 1 or points <= 0:
            lines.append(speech.say("hint-best", number=number, answer=answer))
        else:
            lines.append(speech.say("hint-worse", number=number, answer=answer, points=points, count=points))
    return lines


def moves_json(moves: Sequence[Move], speech: Speech[Position]) -> list[str]:
    """Every answer of a bot that had a choice, with what else it thought of."""
    lines: list[str] = []
    for question, seat, weighed in moves:
        lines.append(speech.say("why-line", question=question, seat=speech.seat(seat)))
        lines.extend([f"   {line}" for line in told_why(weighed, speech)])
    return lines
