"""Opponents in a lesson: they follow their script while they can, and then play as any bot does."""

from partie.bots import ENOUGH
from partie.core import Rng, Seat, has, letter
from partie.table.lesson.steps import Lesson
from partie.table.table import Table


def answer_one(lesson: Lesson, table: Table) -> Seat | None:
    """Let one opponent give one answer; None if none is asked."""
    for seat in table.bots:
        if has(table.match.position.waiting, seat):
            table.match.act(table.match.number, seat, table.match.game.notation.parse(_chosen(lesson, table, seat)))
            return seat
    return None


def _chosen(lesson: Lesson, table: Table, seat: Seat) -> str:
    """The first answer of the script that may be given and was not given yet; else what the bot makes of its view.

    What was given is read from the record, so a lesson that is continued goes on as if it had never stopped.
    """
    match = table.match
    legal = {match.game.notation.text(action): action for action in match.legal(seat)}
    given = [text for row in match.record().rows for each in row.entries if each.seat == seat for text in each.parts]
    for text in lesson.opponents[seat].script if seat in lesson.opponents else ():
        if text in given:
            given.remove(text)
        elif text in legal:
            return text
    luck = Rng(f"{lesson.seed}:{letter(seat)}:{match.number}:{len(given)}")
    chosen = table.bots[seat].choose(match.view(seat), list(legal.values()), match.heard(seat), luck, ENOUGH)
    return match.game.notation.text(chosen)
