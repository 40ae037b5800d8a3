"""A table in this process: a match and the bots at it. Whoever looks names the seat; the truth stays inside."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from partie.bots import find_bot
from partie.bots.patience import in_time
from partie.core import (
    Event,
    Match,
    PartieError,
    Position,
    Rng,
    Seat,
    SeededDealer,
    commitment,
    digest,
    has,
    resume_match,
    view_of,
    write_record,
)
from partie.core.match import catch_up
from partie.core.progress import apply
from partie.core.seats import bit
from partie.registry import find_game
from partie.table.advice import hint, preview, weigh, why_not
from partie.table.reading import read
from partie.table.refusal import Refused, refused_answer
from partie.table.shapes import Considered, Foreseen, Seating, Snapshot, Status, Thought, ViewText
from partie.table.snapshot import snapshot, status
from partie.table.view_text import write_view
from partie.words.messages import Message, message

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
        self.names = list(bots)
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
        return preview(self.match.game, self.match.view(seat), texts)

    def why_not(self, seat: Seat, text: str) -> Message | None:
        """Why an answer cannot be given now. Asked of the seat's own view."""
        return why_not(self.match.game, self.match.view(seat), text)

    def view_text(self, seat: Seat, told: bool) -> ViewText:
        """The seat's own view as text, for an engine elsewhere; with what it was told, where a bot is to be asked."""
        heard = self.match.heard(seat) if told else ()
        return write_view(self.match.game, self.match.view(seat), heard)

    # -- answering ------------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, question: int, part: int, text: str, clock: int | None) -> None:
        """One answer of a person. Given twice it counts once."""
        try:
            self.match.act(question, seat, self.match.game.notation.parse(text), part, clock)
        except PartieError as error:
            raise refused_answer(error) from error

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

    def think(self, seat: Seat, luck: str) -> Thought:
        """What the bot in this seat would answer, all parts that it owes. It is not given."""
        game, s, rng = self.match.game, self.match.position, Rng(luck)
        part = len(s.sealed[seat])
        told, texts = self.match.heard(seat), list[str]()
        is_whole = not self._is_asked(seat)
        while not is_whole:
            legal = game.rules.legal(s, seat)
            chosen = self.bots[seat].choose(view_of(game, s, seat), legal, told, rng, in_time())
            texts.append(game.notation.text(chosen))
            s = apply(game, s, seat, chosen).position
            is_whole = not (has(s.waiting, seat) and s.sealed[seat])
        return {"seat": seat, "question": self.match.number, "part": part, "texts": texts, "seen": self._mark(seat)}

    def act_on(self, thought: Thought) -> None:
        """Give the answer that a bot has thought of elsewhere, if its seat still sees what it saw then."""
        seat, question = thought["seat"], thought["question"]
        if not self._is_asked(seat) or (self.match.number, self._mark(seat)) != (question, thought["seen"]):
            raise Refused("stale", message("reason-too-late"))
        for text in thought["texts"]:
            self.match.act(question, seat, self.match.game.notation.parse(text))

    def _is_asked(self, seat: Seat) -> bool:
        """Whether a bot sits there and owes an answer."""
        return seat in self.bots and has(self.match.position.waiting, seat)

    def _mark(self, seat: Seat) -> str:
        """Differs when the seat sees or was told anything else. That others have sealed their answers is nothing."""
        v = self.match.view(seat).position
        v.waiting = bit(seat)
        v.sealed = [given if each == seat else () for each, given in enumerate(v.sealed)]
        return f"{digest(self.match.game, v)}.{len(self.match.heard(seat))}"

    def entrust(self, seat: Seat, bot: str) -> None:
        """Let a bot answer for this seat from now on, or a person again if none is named."""
        if bot == PERSON:
            self.bots.pop(seat, None)
        else:
            self.bots[seat] = find_bot(bot, self.match.game)

    def hint(self, seat: Seat, bot: str, luck: str) -> list[Considered]:
        """What a bot would do in this seat, by what its view shows."""
        return hint(self.match.game, self.match.view(seat), self.match.heard(seat), bot, luck)

    def weigh(self, seat: Seat, bot: str, luck: str) -> list[Considered]:
        """What a bot thinks of every answer this seat may give, by what its view shows."""
        return weigh(self.match.game, self.match.view(seat), self.match.heard(seat), bot, luck)

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
    return Table(resume_match(game, record, SeededDealer(seed, record.salt())), bots)


def follow_table(table: Table | None, text: str, seed: str, bots: Sequence[str]) -> Table:
    """A match as its record left it, for a bot that thinks. The table that was followed until now hears what is new.

    Where answers were taken back, or it is another table, all of it is played again.
    """
    if table is None or table.names != list(bots):
        return resume_table(text, seed, bots)
    record, _ = read(text)
    try:
        catch_up(table.match, record)
    except PartieError:
        return resume_table(text, seed, bots)
    return table if table.match.record() == record else resume_table(text, seed, bots)
