"""One game in this process: a game, a dealer, a record and the position it leads to.

Everything but the record is derived, so undo has no code of its own: the record is replayed without the last answer.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from partie.core.dealer import Dealer, SeededDealer, commitment
from partie.core.errors import RulesBug, StaleQuestion
from partie.core.game import Game
from partie.core.past import pack, packed_row, unpack
from partie.core.position import Action, Event, Notice, Position
from partie.core.progress import Progress, apply
from partie.core.record import Entry, Record, Row, join_list
from partie.core.replay import closing_headers, redacted
from partie.core.seats import CHANCE, DEALER, Seat, has, letters, seats_in
from partie.core.sight import View, heard, view_of, viewers

SPARE: Final = 8  # rows and notices that may wait to be put away together with others


@dataclass(frozen=True)
class Taken[S: Position]:
    """One answer and what it brings: a seat's, or the dealer's after it."""

    seat: Seat
    action: Action
    clock: int | None
    progress: Progress[S]


@dataclass(frozen=True)
class Proposal[S: Position]:
    """What one answer would make of a match, the dealer's answers after it included. Nothing has happened yet."""

    before: S
    answers: tuple[Taken[S], ...]


@dataclass(frozen=True)
class Given:
    """One line of a table's log: what a seat answered to a question; without a text, it took its last answer back."""

    question: int
    seat: Seat
    text: str
    clock: int | None = None


def folded(log: Iterable[Given]) -> list[Given]:
    """The answers that count: those taken back are left out."""
    kept: list[Given] = []
    for given in log:
        if given.text:
            kept.append(given)
            continue
        index = len(kept) - 1
        while index >= 0 and kept[index].seat != given.seat:
            index -= 1
        if index < 0:
            raise RulesBug(f"seat {given.seat} takes back an answer that it never gave")
        taken_back = kept[index].question
        # What others gave half of their next answer meanwhile is dropped with it.
        kept[index:] = [each for each in kept[index + 1 :] if each.question <= taken_back]
    return kept


class Match[S: Position]:
    """A running or finished game. ``number`` is the number of the open question, also its address and wire key.

    What was put away of its past is had again when somebody asks for it: ``rows`` and ``told`` hold the rest.
    """

    def __init__(
        self,
        game: Game[S],
        players: Sequence[str],
        dealer: Dealer,
        settings: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.players: list[str] = list(players)
        self.dealer = dealer
        self.given_settings: dict[str, str] = dict(settings or {})
        self.extra: dict[str, str] = dict(headers or {})
        self.comments: dict[int, str] = {}
        join_list(self.players)
        if isinstance(dealer, SeededDealer):
            join_list(dealer.salt)
        self._open()
        self._deal()

    def __repr__(self) -> str:
        """Who plays, and who is asked; nothing of what lies there, and nothing of the luck."""
        now = f"question {self.number}, waiting for {letters(self.position.waiting)}"
        players = ", ".join(self.players)
        return f"<Match {self.game.name} {self.game.version}: {players}; {'over' if self.over() else now}>"

    def _open(self) -> None:
        self.position: S = self.game.start(len(self.players), self.given_settings)
        self.number: int = 1
        self.packed: str = ""  # the rows that were put away
        self.packed_rows: int = 0
        self.rows: list[dict[Seat, Entry]] = [{}]
        self.learned_at: list[bool] = [False]
        self.told: list[Notice] = []
        self.told_at: list[int] = []  # at which question each was told
        self.told_before: int = 0  # how many notices were put away
        self.heard_before: dict[Seat, int] = {}  # how many of those each viewer heard
        self.ears: dict[Seat, list[Event]] = {}
        self.listened: dict[Seat, int] = {}

    # -- answering ------------------------------------------------------------------------------------------------

    def act(
        self, question: int, seat: Seat, action: Action, part: int | None = None, clock: int | None = None
    ) -> Progress[S]:
        """One answer to an open question. A repeat changes nothing; a stale one is refused.

        ``clock`` is the milliseconds it took; a clock that was set back counts as none at all.
        """
        proposal = self.propose(question, seat, action, part, clock)
        if proposal is None:
            return Progress(self.position, (), False, False)
        return self.accept(proposal)

    def propose(
        self, question: int, seat: Seat, action: Action, part: int | None = None, clock: int | None = None
    ) -> Proposal[S] | None:
        """What an answer would bring, so that it can be written down before it happens. None for a repeat.

        It changes nothing, if the dealer's luck goes by the number of the question.
        """
        if self._is_repeat(question, seat, action, part):
            return None
        if question != self.number or self.over():
            raise StaleQuestion(f"question {question} is closed; {self.number} is open")
        given = len(self.position.sealed[seat]) if seat < self.position.seats else 0
        if part is not None and part != given:
            raise StaleQuestion(f"part {part} of question {question} is already answered")
        first = Taken(seat, action, clock, apply(self.game, self.position, seat, action))
        return Proposal(self.position, (first, *self._dealt(first.progress, self.number)))

    def _dealt(self, progress: Progress[S], number: int) -> list[Taken[S]]:
        """What the dealer answers until a seat is asked."""
        answers: list[Taken[S]] = []
        while progress.position.waiting == DEALER:
            number += 1 if progress.closed else 0
            action = self.game.rules.dealt(progress.position, self.dealer, number)
            progress = apply(self.game, progress.position, CHANCE, action)
            answers.append(Taken(CHANCE, action, None, progress))
        return answers

    def accept(self, proposal: Proposal[S]) -> Progress[S]:
        """Let happen what was proposed. Refused if anything else has happened since."""
        if proposal.before is not self.position:
            raise StaleQuestion("another answer was taken in the meantime")
        before = len(self.told)
        for taken in proposal.answers:
            self._take(taken)
        first = proposal.answers[0].progress
        return Progress(
            self.position, tuple(self.told[before:]), first.knows_more or len(proposal.answers) > 1, first.closed
        )

    def _is_repeat(self, question: int, seat: Seat, action: Action, part: int | None) -> bool:
        if part is None and question == self.number:
            return False
        row = self._row(question)
        parts = row[seat].parts if seat in row else ()
        index = 0 if part is None else part
        return index < len(parts) and parts[index] == self.game.notation.text(action)

    def _row(self, question: int) -> Mapping[Seat, Entry]:
        """What was answered to a question."""
        if question < 1 or question > self.number:
            return {}
        if question <= self.packed_rows:
            return packed_row(self.packed, question - 1)
        return self.rows[question - 1 - self.packed_rows]

    def take(self, seat: Seat, action: Action, clock: int | None = None) -> Progress[S]:
        """One answer to the open question, of a seat or the dealer, and nothing of what the dealer does next."""
        progress = apply(self.game, self.position, seat, action)
        self._take(Taken(seat, action, clock, progress))
        return progress

    def _take(self, taken: Taken[S]) -> None:
        progress = taken.progress
        self._write(taken.seat, taken.action, taken.clock)
        self.position = progress.position
        self._tell(progress.events, progress.closed, progress.knows_more)

    def _write(self, seat: Seat, action: Action, clock: int | None) -> None:
        """Put an answer into the row of the open question, before it takes effect."""
        row = self.rows[-1]
        interjection = self.game.rules.interjection
        if interjection is not None and interjection.is_interjection(action):
            # Half an answer is dropped: the question is asked again.
            for other in seats_in(self.position.waiting):
                row.pop(other, None)
        # Taken out and put back: a row keeps the order of the last answers, in which shown ones were told.
        old = row.pop(seat, Entry(seat, ()))
        spent = None if clock is None and old.clock is None else (old.clock or 0) + max(clock or 0, 0)
        row[seat] = Entry(seat, (*old.parts, self.game.notation.text(action)), spent)

    def _tell(self, events: Sequence[Notice], closed: bool, knows_more: bool) -> None:
        """Tell what an answer brought, and go on to the next question if it closed this one."""
        self.told.extend(events)
        self.told_at.extend([self.number] * len(events))
        if closed:
            self.learned_at[-1] = knows_more
            self.rows.append({})
            self.learned_at.append(False)
            self.number += 1

    def _deal(self) -> None:
        """Let the dealer answer until a seat is asked."""
        for taken in self._dealt(Progress(self.position, (), False, False), self.number):
            self._take(taken)

    # -- looking --------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return self.position.waiting == 0

    def view(self, seat: Seat) -> View[S]:
        """The table through this seat's eyes."""
        return view_of(self.game, self.position, seat)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What this seat may answer now."""
        return self.game.rules.legal(self.position, seat)

    def heard(self, seat: Seat) -> list[Event]:
        """All that this seat was told, from the beginning; what was redacted once is kept."""
        self._recall()
        kept = self.ears.setdefault(seat, [])
        listened = self.listened.get(seat, 0)
        kept.extend(heard(self.game, self.told[listened:], seat))
        self.listened[seat] = len(self.told)
        return kept[:]

    def heard_at(self, seat: Seat) -> list[int]:
        """At which question this seat was told each thing it heard."""
        self._recall()
        return [question for question, (seats, _) in zip(self.told_at, self.told, strict=True) if has(seats, seat)]

    # -- the past -------------------------------------------------------------------------------------------------

    def put_away(self, lines: int) -> None:
        """Let go of what can be had again, for a table that is one of thousands.

        What stays is what an undo can take back, and for every viewer the last lines, of this number.
        """
        self.ears.clear()
        self.listened.clear()
        spare = len(self.rows) - 2
        if spare >= SPARE:
            self.packed += pack(self.rows[:spare])
            self.packed_rows += spare
            del self.rows[:spare]
            del self.learned_at[:spare]
        start = self._first_needed(lines)
        if start >= SPARE:
            # Somebody may still hold the old lists and counts: they are left as they are.
            self.heard_before = {
                viewer: self.heard_before.get(viewer, 0)
                + len([seats for seats, _ in self.told[:start] if has(seats, viewer)])
                for viewer in viewers(self.position.seats)
            }
            self.told_before += start
            self.told, self.told_at = self.told[start:], self.told_at[start:]

    def _first_needed(self, lines: int) -> int:
        """The first notice that a viewer needs for its last lines, or that an undo can take back."""
        start = len(self.told)
        while start and self.told_at[start - 1] >= self.number - 1:
            start -= 1
        if start < SPARE or len(self.told) < lines + SPARE:
            return 0
        for viewer in viewers(self.position.seats):
            at, wanted = len(self.told), lines
            while at and wanted:
                at -= 1
                wanted -= has(self.told[at][0], viewer)
            start = min(start, at)
        return start

    def all_rows(self) -> list[dict[Seat, Entry]]:
        """What was answered to every question, from the first to the open one."""
        return [*unpack(self.packed), *self.rows]

    def _recall(self) -> None:
        """Have again what was told: all answers are played once more."""
        if not self.told_before:
            return
        whole = Match(self.game, self.players, self.dealer, self.given_settings)
        whole._open()
        whole._replay(self.all_rows())
        self.told, self.told_at = whole.told, whole.told_at
        self.told_before = 0
        self.heard_before = {}

    def again(self) -> Iterator["Match[S]"]:
        """The same match played once more: as it was before anything was dealt, and after each answer from then on."""
        rows = self.all_rows()
        whole = Match(self.game, self.players, self.dealer, self.given_settings)
        whole._open()
        yield whole
        for row in rows:
            for seat, entry in row.items():
                for text in entry.parts:
                    whole.take(seat, self.game.notation.parse(text))
                    yield whole

    # -- undo -----------------------------------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        """A sealed answer can always be taken back; any other until somebody learned something or answered.

        Half an answer of another seat forbids nothing, for this seat may not know of it. Once the game is over nothing
        is taken back: the seed is out.
        """
        if self.over():
            return False
        if seat in self.rows[-1]:
            return bool(self.position.sealed[seat])  # where answers take effect at once, a whole one is final
        return (
            len(self.rows) > 1
            and all([has(self.position.waiting, other) for other in self.rows[-1]])
            and list(self.rows[-2]) == [seat]
            and seat != CHANCE
            and not self.learned_at[-2]
        )

    def undo(self, seat: Seat) -> bool:
        """Take back this seat's last answer, if nobody has learned anything since. What others gave half is dropped."""
        if not self.can_undo(seat):
            return False
        rows = [dict(row) for row in self.all_rows()]
        if seat not in rows[-1]:
            rows.pop()
        entry = rows[-1].pop(seat)
        if len(entry.parts) > 1:
            rows[-1][seat] = Entry(seat, entry.parts[:-1], entry.clock)
        self._open()
        self._replay(rows)
        return True

    def _replay(self, rows: Sequence[Mapping[Seat, Entry]]) -> None:
        """Play rows again, the dealer's included. Only the last answers need to be judged: undo asks about them.

        The last ones may be half an answer to the open question, and what was learned before it counts still.
        """
        judged = max(0, max([index for index, row in enumerate(rows) if row], default=0) - 1)
        for row in rows[:judged]:
            for seat, entry in row.items():
                for i, text in enumerate(entry.parts):
                    self._trust(seat, self.game.notation.parse(text), entry.clock if i == 0 else None)
        for row in rows[judged:]:
            for seat, entry in row.items():
                for i, text in enumerate(entry.parts):
                    self.take(seat, self.game.notation.parse(text), entry.clock if i == 0 else None)

    def _trust(self, seat: Seat, action: Action, clock: int | None) -> None:
        """Play an answer that was judged once: on the position itself, unchecked."""
        self._write(seat, action, clock)
        told: list[Notice] = []
        self.position.outbox = told
        closed = self.game.rules.play(self.position, seat, action)
        self.position.outbox = None
        self._tell(told, closed, False)

    def follow(self, log: Iterable[Given]) -> None:
        """Take answers that this match, or its like elsewhere, has judged before; the dealer's follow from its luck."""
        answers = folded(log)
        self.position = self.position.clone()  # somebody may still hold the old one
        last = answers[-1].question if answers else 0
        for given in answers:
            action = self.game.notation.parse(given.text)
            if given.question >= last - 1:  # undo asks what was learned from it, also where the last is half answered
                self.act(given.question, given.seat, action, None, given.clock)
                continue
            if given.question != self.number:
                raise StaleQuestion(f"question {given.question} is closed; {self.number} is open")
            self._trust(given.seat, action, given.clock)
            while self.position.waiting == DEALER:
                self._trust(CHANCE, self.game.rules.dealt(self.position, self.dealer, self.number), None)

    # -- the record -----------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole truth, dealer's answers included; the seed and the digest only once it is over."""
        headers = {
            "game": self.game.name,
            "rules": str(self.game.version),
            "deck": self.game.card_set_name(),
            "seats": join_list(self.players),
            "options": join_list([f"{key}={value}" for key, value in self.given_settings.items()]),
        }
        if isinstance(self.dealer, SeededDealer):
            headers["luck"] = commitment(self.dealer.seed)
            if self.dealer.salt:
                headers["words"] = join_list(self.dealer.salt)
        headers.update(self.extra)
        if self.over():
            if isinstance(self.dealer, SeededDealer):
                headers["seed"] = self.dealer.seed
            headers.update(closing_headers(self.game, self.position))
        rows = [
            Row(number, tuple([row[seat] for seat in sorted(row)]), self.comments.get(number, ""))
            for number, row in enumerate(self.all_rows(), 1)
            if row
        ]
        return Record(headers, rows)

    def download(self, seat: Seat) -> Record:
        """The record as this seat may have it now: ``?`` where it may not know. The whole record once it is over."""
        return redacted(self.game, self.record(), seat)


# What ``record`` writes by itself; every other header is the caller's.
_OWN_HEADERS: Final = (
    "game",
    "rules",
    "deck",
    "seats",
    "options",
    "luck",
    "words",
    "seed",
    "result",
    "ending",
    "digest",
)


def resume_match[S: Position](game: Game[S], record: Record, dealer: Dealer) -> Match[S]:
    """The match that a record was made of, to be played on with the luck it was begun with.

    The seats' answers are given again; the dealer's follow from its luck.
    """
    headers = {key: value for key, value in record.headers.items() if key not in _OWN_HEADERS}
    match = Match(game, record.players(), dealer, record.settings(), headers)
    catch_up(match, record)
    return match


def load_match[S: Position](
    game: Game[S],
    players: Sequence[str],
    dealer: Dealer,
    settings: Mapping[str, str],
    headers: Mapping[str, str],
    log: Iterable[Given],
) -> Match[S]:
    """The match that a log was written of: much faster than judging every answer again."""
    match = Match(game, players, dealer, settings, headers)
    match.follow(log)
    return match


def catch_up[S: Position](match: Match[S], record: Record) -> None:
    """Give a match all answers of the seats that a record has; those that it has already change nothing."""
    for row in record.rows:
        for entry in row.entries:
            if entry.seat == CHANCE:
                continue
            for part, text in enumerate(entry.parts):
                clock = entry.clock if part == 0 else None
                match.act(row.number, entry.seat, match.game.notation.parse(text), part, clock)
