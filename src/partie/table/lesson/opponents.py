"""Opponents in a lesson: they follow their script while they can, and then play as any bot does."""

from partie.bots import ENOUGH
from partie.core import Action, Match, Position, Rng, Seat, has, letter
from partie.table.lesson.steps import Lesson
from partie.table.table import Table


def answer_one(lesson: Lesson, table: Table) -> Seat | None:
    """Let one opponent give one answer; None if none is asked."""
    match = table.match
    for seat in table.bots:
        if has(match.position.waiting, seat):
            luck = Rng(f"{lesson.seed}:{letter(seat)}:{match.number}:{len(match.position.sealed[seat])}")
            chosen = scripted(lesson, match, seat) or table.bots[seat].choose(
                match.view(seat), match.legal(seat), match.heard(seat), luck, ENOUGH
            )
            match.act(match.number, seat, chosen)
            return seat
    return None


def scripted(lesson: Lesson, match: Match[Position], seat: Seat) -> Action | None:
    """The first answer of the script that may be given and was not given yet; None where the bot must think.

    What was given is read from the record, so a lesson that is continued goes on as if it had never stopped.
    """
    legal = {match.game.notation.text(action): action for action in match.legal(seat)}
    given = [text for row in match.record().rows for each in row.entries if each.seat == seat for text in each.parts]
    for text in lesson.opponents[seat].script if seat in lesson.opponents else ():
        if text in given:
            given.remove(text)
        elif text in legal:
            return legal[text]
    return None
