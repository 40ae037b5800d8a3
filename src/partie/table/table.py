"""A table in this process: a match and the bots at it. Whoever looks names the seat; the truth stays inside."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from partie.bots import find_bot
from partie.bots.patience import in_time
from partie.core import (
    Event,
    IllegalAction,
    Match,
    PartieError,
    Position,
    Rng,
    Seat,
    SeededDealer,
    StaleQuestion,
    TableReason,
    UnreadableAction,
    commitment,
    has,
    resume,
    write_record,
)
from partie.games import find_game
from partie.table.reading import read
from partie.table.refusal import Refused
from partie.table.shapes import Considered, Foreseen, Seating, Snapshot, Status
from partie.table.snapshot import foresee, snapshot, status
from partie.words.messages import Message, action_says, message, reason_says

CANDIDATES: Final = 3  # this many answers are worth naming in a hint
PERSON: Final = ""


@dataclass(frozen=True)
class Version:
    """What one viewer last saw, and how often that had changed by then."""

    number: int
    content: Snapshot
    heard: list[tuple[int, Event]]


class Table:
    """A match and the bots that sit at it. ``bots`` names one for each seat; a person's is empty."""

    def __init__(self, match: Match[Position], bots: Sequence[str]) -> None:
        self.match = match
        self.bots = {seat: find_bot(name, match.game) for seat, name in enumerate(bots) if name != PERSON}
        self.versions: dict[Seat, Version] = {}

    # -- looking --------------------------------------------------------------------------------------------------

    def status(self) -> Status:
        """How far the match is."""
        return status(self.match)

    def snapshot(self, seat: Seat, since: int = 0) -> Snapshot:
        """The table through this seat's eyes. The version rises if that seat sees anything new."""
        told = snapshot(self.match, seat, since)
        content: Snapshot = {**told, "since": 0, "log": []}
        heard = list(zip(self.match.heard_at(seat), self.match.heard(seat), strict=True))
        last = self.versions.get(seat)
        if last is None or (last.content, last.heard) != (content, heard):
            last = self.versions[seat] = Version(0 if last is None else last.number + 1, content, heard)
        return {**told, "version": last.number}

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
        if not has(v.waiting, seat):
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
        except PartieError as error:
            raise Refused("refused", message("reason-not-offered")) from error

    def undo(self, seat: Seat) -> bool:
        """Take back the last answer, if nobody has learned anything since."""
        return self.match.undo(seat)

    def bot(self, luck: str) -> Seat | None:
        """Let one bot give one answer, or one part of it; None if no bot is asked."""
        for seat in [seat for seat in self.bots if has(self.match.position.waiting, seat)]:
            legal = self.match.legal(seat)
            chosen = self.bots[seat].choose(self.match.view(seat), legal, self.match.heard(seat), Rng(luck), in_time())
            self.match.act(self.match.number, seat, chosen)
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
    dealer = SeededDealer(seed, seating["salt"])
    match = Match(find_game(seating["game"]), seating["players"], dealer, seating["settings"], seating["headers"])
    return Table(match, seating["bots"])


def resume_table(text: str, seed: str, bots: Sequence[str]) -> Table:
    """A match as its record left it, with the luck it was begun with."""
    record, game = read(text)
    if record.headers.get("luck") != commitment(seed):
        raise Refused("seed", message("err-other-seed"))
    return Table(resume(game, record, SeededDealer(seed, record.salt())), bots)
