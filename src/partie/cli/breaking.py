"""Where and why a record cannot be played on: the same walk as ``moments``, with the reason kept as a key."""

from partie.core import (
    Game,
    IllegalAction,
    NotYourTurn,
    Record,
    Row,
    State,
    TableError,
    UnreadableAction,
    apply,
    letter,
)
from partie.words.speech import Speech


def explain_break(game: Game[State], record: Record, speech: Speech[State]) -> str:
    """A sentence that names the first question that does not fit the rules."""
    try:
        s = game.start(len(record.players()), record.options())
    except ValueError:
        return speech.say("break-start")
    for row in record.rows:
        try:
            s, closed = _play(game, s, row)
        except IllegalAction as error:
            return speech.say("break-illegal", question=row.number, reason=speech.reason(error.reason))
        except NotYourTurn as error:
            return speech.say("break-not-asked", question=row.number, seat=str(error))
        except UnreadableAction:
            return speech.say("break-unreadable", question=row.number)
        except _TooMany:
            return speech.say("break-too-many", question=row.number)
        except TableError:
            return speech.say("break-other", question=row.number)
        if not closed and row is not record.rows[-1]:
            return speech.say("break-too-few", question=row.number)
    return speech.say("break-other", question=len(record.rows))


class _TooMany(Exception):
    """A row has an answer that nobody asked for."""


def _play(game: Game[State], s: State, row: Row) -> tuple[State, bool]:
    closed = False
    for entry in row.entries:
        for text in entry.parts:
            if closed:
                raise _TooMany
            try:
                progress = apply(game, s, entry.seat, game.notation.parse(text))
            except NotYourTurn:
                raise NotYourTurn(letter(entry.seat)) from None
            s, closed = progress.state, progress.closed
    return s, closed
