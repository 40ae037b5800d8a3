"""A table in this process: a match and the bots at it. Whoever looks names the seat; the truth stays inside."""

from collections.abc import Sequence
from typing import Final

from partie.bots import find_bot
from partie.bots.patience import in_time
from partie.core import (
    IllegalAction,
    Match,
    Rng,
    Seat,
    SeededDealer,
    StaleQuestion,
    State,
    TableError,
    TableReason,
    UnreadableAction,
    commitment,
    resume,
    write_record,
)
from partie.games import find_game
from partie.wire.look import foresee, look, status
from partie.wire.messages import action_says, message, reason_says
from partie.wire.shapes import Considered, Foreseen, Look, Message, Seating, Status
from partie.worker.reading import read
from partie.worker.refusal import Refused

CANDIDATES: Final = 3  # so many answers are worth naming in a hint
PERSON: Final = ""


class Table:
    """A match and the bots that sit at it. ``bots`` names one for each seat; a person's is empty."""

    def __init__(self, match: Match[State], bots: Sequence[str]) -> None:
        self.match = match
        self.bots = {seat: find_bot(name, match.game) for seat, name in enumerate(bots) if name != PERSON}
        self.version = 0

    # -- looking --------------------------------------------------------------------------------------------------

    def status(self) -> Status:
        """How far the match is."""
        return status(self.match)

    def look(self, seat: Seat, since: int = 0) -> Look:
        """The table through this seat's eyes."""
        return look(self.match, seat, self.version, since)

    def foresee(self, seat: Seat, texts: Sequence[str]) -> Foreseen | None:
        """What answers would make of the view; None also for what is no answer at all."""
        try:
            actions = [self.match.game.notation.parse(text) for text in texts]
        except UnreadableAction:
            return None
        return foresee(self.match.game, self.match.view(seat), actions)

    def why_not(self, seat: Seat, text: str) -> Message | None:
        """Why an answer cannot be given now. Asked of the seat's own view."""
        v = self.match.view(seat).position
        if not v.waiting >> seat & 1:
            return message("reason-not-asked")
        try:
            action = self.match.game.notation.parse(text)
        except UnreadableAction:  # somebody points at a card whose face they cannot see
            return reason_says(TableReason.NOT_OFFERED)
        reason = self.match.game.rules.question(v).why_not(v, seat, action)
        return None if reason is None else reason_says(reason)

    # -- answering ------------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, question: int, part: int, text: str, clock: int | None) -> None:
        """One answer of a person. Given twice it counts once."""
        try:
            self.match.act(question, seat, self.match.game.notation.parse(text), part, clock)
        except IllegalAction as error:
            raise Refused("illegal", reason_says(error.reason)) from error
        except StaleQuestion as error:
            raise Refused("stale", message("reason-too-late")) from error
        except TableError as error:
            raise Refused("refused", message("reason-not-offered")) from error
        self.version += 1

    def undo(self, seat: Seat) -> bool:
        """Take back the last answer, if nobody has learned anything since."""
        done = self.match.undo(seat)
        self.version += done
        return done

    def bot(self, luck: str) -> Seat | None:
        """Let one bot give one answer, or one part of it; None if no bot is asked."""
        for seat in [seat for seat in self.bots if self.match.state.waiting >> seat & 1]:
            legal = self.match.legal(seat)
            chosen = self.bots[seat].choose(self.match.view(seat), legal, self.match.heard(seat), Rng(luck), in_time())
            self.match.act(self.match.question, seat, chosen)
            self.version += 1
            return seat
        return None

    def hint(self, seat: Seat, bot: str, luck: str) -> list[Considered]:
        """What a bot would do in this seat, by what its view shows."""
        game = self.match.game
        legal = self.match.legal(seat)
        adviser = find_bot(bot, game)
        weighed = adviser.weigh(self.match.view(seat), legal, self.match.heard(seat), Rng(luck), in_time())
        return [
            {
                "text": game.notation.text(each.action),
                "says": action_says(game, each.action),
                "expected": each.expected,
                "measure": each.measure,
            }
            for each in weighed[:CANDIDATES]
        ]

    # -- the record -----------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole record, as it is kept."""
        return write_record(self.match.record())

    def download(self, seat: Seat) -> str:
        """The record as this seat may have it now."""
        return write_record(self.match.download(seat))


def open_table(seating: Seating, seed: str) -> Table:
    """A new match at its first question."""
    dealer = SeededDealer(seed, seating["words"])
    match = Match(find_game(seating["game"]), seating["players"], dealer, seating["options"], seating["headers"])
    return Table(match, seating["bots"])


def resume_table(text: str, seed: str, bots: Sequence[str]) -> Table:
    """A match as its record left it, with the luck it was begun with."""
    record, game = read(text)
    if record.headers.get("luck") != commitment(seed):
        raise Refused("seed", message("err-other-seed"))
    return Table(resume(game, record, SeededDealer(seed, record.words())), bots)
