"""One game in this process: a game, a dealer, a record and the position it leads to.

Everything but the record is derived, so undo has no code of its own: the record is replayed without the last answer.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from partie.core.dealer import Dealer, SeededDealer, commitment
from partie.core.errors import IllegalAction, NotYourTurn, StaleQuestion, TableError, UnreadableAction
from partie.core.game import Game
from partie.core.position import digest, write_position
from partie.core.progress import Progress, apply, played
from partie.core.record import Entry, Record, Row, join_list
from partie.core.seats import CHANCE, DEALER, SPECTATOR, Seat, letter
from partie.core.sight import View, heard, view
from partie.core.state import UNKNOWN, Action, Event, Reason, State, Told


class BrokenRecord(TableError):
    """The record cannot be played: at which question, what kind of break, and the rules' reason if it is theirs."""

    def __init__(self, kind: str, number: int, what: str, seat: Seat = CHANCE, reason: Reason | None = None) -> None:
        super().__init__(f"question {number}{what}")
        self.kind = kind
        self.number = number
        self.seat = seat
        self.reason = reason


ILLEGAL: Final = "illegal"
NOT_ASKED: Final = "not-asked"
UNREADABLE: Final = "unreadable"
TOO_MANY: Final = "too-many"
TOO_FEW: Final = "too-few"
NO_START: Final = "no-start"
NO_SUCH: Final = "no-such-question"


@dataclass(frozen=True)
class Moment[S: State]:
    """The position after a question was closed, and what was told on the way."""

    number: int
    state: S
    told: tuple[Told, ...]


class Match[S: State]:
    """A running or finished game. ``question`` is the number of the open question, also its address and wire key."""

    def __init__(
        self,
        game: Game[S],
        players: Sequence[str],
        dealer: Dealer,
        options: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.players: list[str] = list(players)
        self.dealer = dealer
        self.given_options: dict[str, str] = dict(options or {})
        self.extra: dict[str, str] = dict(headers or {})
        self.comments: dict[int, str] = {}
        join_list(self.players)
        if isinstance(dealer, SeededDealer):
            join_list(dealer.words)
        self._open()
        self._deal()

    def _open(self) -> None:
        self.state: S = self.game.start(len(self.players), self.given_options)
        self.question: int = 1
        self.rows: list[dict[Seat, Entry]] = [{}]
        self.learned_at: list[bool] = [False]
        self.told: list[Told] = []
        self.told_at: list[int] = []  # at which question each was told
        self.ears: dict[Seat, list[Event]] = {}
        self.listened: dict[Seat, int] = {}

    # -- answering ------------------------------------------------------------------------------------------------

    def act(
        self, question: int, seat: Seat, action: Action, part: int | None = None, clock: int | None = None
    ) -> Progress[S]:
        """One answer to an open question. A repeat changes nothing; a stale one is refused.

        ``clock`` is the milliseconds it took; a clock that was set back counts as none at all.
        """
        if self._is_repeat(question, seat, action, part):
            return Progress(self.state, (), False, False)
        if question != self.question or self.over():
            raise StaleQuestion(f"question {question} is closed; {self.question} is open")
        given = len(self.state.sealed[seat]) if seat < self.state.seats else 0
        if part is not None and part != given:
            raise StaleQuestion(f"part {part} of question {question} is already answered")
        before = len(self.told)
        progress = self._take(seat, action, clock)
        dealt = self._deal()
        return Progress(self.state, tuple(self.told[before:]), progress.knows_more or dealt, progress.closed)

    def _is_repeat(self, question: int, seat: Seat, action: Action, part: int | None) -> bool:
        if part is None and question == self.question:
            return False
        row = self.rows[question - 1] if 0 < question <= len(self.rows) else {}
        parts = row[seat].parts if seat in row else ()
        index = 0 if part is None else part
        return index < len(parts) and parts[index] == self.game.notation.text(action)

    def _take(self, seat: Seat, action: Action, clock: int | None) -> Progress[S]:
        progress = apply(self.game, self.state, seat, action)
        row = self.rows[-1]
        # Taken out and put back: a row keeps the order of the last answers, in which shown ones were told.
        old = row.pop(seat, Entry(seat, ()))
        spent = None if clock is None and old.clock is None else (old.clock or 0) + max(clock or 0, 0)
        row[seat] = Entry(seat, (*old.parts, self.game.notation.text(action)), spent)
        self.state = progress.state
        self.told.extend(progress.events)
        self.told_at.extend([self.question] * len(progress.events))
        if progress.closed:
            self.learned_at[-1] = progress.knows_more
            self.rows.append({})
            self.learned_at.append(False)
            self.question += 1
        return progress

    def _deal(self) -> bool:
        """Let the dealer answer until a seat is asked."""
        dealt = False
        while self.state.waiting == DEALER:
            self._take(CHANCE, self.game.rules.dealt(self.state, self.dealer, self.question), None)
            dealt = True
        return dealt

    # -- looking --------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return self.state.waiting == 0

    def view(self, seat: Seat) -> View[S]:
        """The table through this seat's eyes."""
        return view(self.game, self.state, seat)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What this seat may answer now."""
        return self.game.rules.legal(self.state, seat)

    def heard(self, seat: Seat) -> list[Event]:
        """All that this seat was told, from the beginning; what was redacted once is kept."""
        kept = self.ears.setdefault(seat, [])
        listened = self.listened.get(seat, 0)
        kept.extend(heard(self.game, self.told[listened:], seat))
        self.listened[seat] = len(self.told)
        return kept[:]

    def heard_at(self, seat: Seat) -> list[int]:
        """At which question this seat was told each thing it heard."""
        return [question for question, (seats, _) in zip(self.told_at, self.told, strict=True) if seats >> seat & 1]

    # -- undo -----------------------------------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        """A sealed answer can always be taken back; any other until somebody learned something or answered.

        Once the game is over, nothing is: the seed is out.
        """
        if self.over():
            return False
        if seat in self.rows[-1]:
            return bool(self.state.sealed[seat])  # where answers take effect at once, a whole one is final
        return (
            len(self.rows) > 1
            and not self.rows[-1]
            and list(self.rows[-2]) == [seat]
            and seat != CHANCE
            and not self.learned_at[-2]
        )

    def undo(self, seat: Seat) -> bool:
        """Take back this seat's last answer, if nobody has learned anything since."""
        if not self.can_undo(seat):
            return False
        rows = [dict(row) for row in self.rows]
        if not rows[-1]:
            rows.pop()
        entry = rows[-1].pop(seat)
        if len(entry.parts) > 1:
            rows[-1][seat] = Entry(seat, entry.parts[:-1], entry.clock)
        self._open()
        for row in rows:
            self._replay_row(row)
        return True

    def _replay_row(self, row: Mapping[Seat, Entry]) -> None:
        for seat, entry in row.items():
            for i, text in enumerate(entry.parts):
                self._take(seat, self.game.notation.parse(text), entry.clock if i == 0 else None)

    # -- the record -----------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole truth, dealer's answers included; the seed and the digest only once it is over."""
        headers = {
            "game": self.game.name,
            "rules": str(self.game.version),
            "deck": self.game.deck_name(),
            "seats": join_list(self.players),
            "options": join_list([f"{key}={value}" for key, value in self.given_options.items()]),
        }
        if isinstance(self.dealer, SeededDealer):
            headers["luck"] = commitment(self.dealer.seed)
            if self.dealer.words:
                headers["words"] = join_list(self.dealer.words)
        headers.update(self.extra)
        if self.over():
            if isinstance(self.dealer, SeededDealer):
                headers["seed"] = self.dealer.seed
            headers.update(closing_headers(self.game, self.state))
        rows = [
            Row(number, tuple([row[seat] for seat in sorted(row)]), self.comments.get(number, ""))
            for number, row in enumerate(self.rows, 1)
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


def resume[S: State](game: Game[S], record: Record, dealer: Dealer) -> Match[S]:
    """The match that a record was made of, to be played on with the luck it was begun with.

    The seats' answers are given again; the dealer's follow from its luck.
    """
    headers = {key: value for key, value in record.headers.items() if key not in _OWN_HEADERS}
    match = Match(game, record.players(), dealer, record.options(), headers)
    for row in record.rows:
        for entry in row.entries:
            if entry.seat == CHANCE:
                continue
            for part, text in enumerate(entry.parts):
                clock = entry.clock if part == 0 else None
                match.act(row.number, entry.seat, game.notation.parse(text), part, clock)
    return match


def closing_headers[S: State](game: Game[S], s: S) -> dict[str, str]:
    """What a record says of its end."""
    outcome = game.outcome(s)
    if outcome is None:
        return {}
    return {
        "result": " ".join([str(score) for score in outcome.scores]),
        "ending": outcome.ending,
        "digest": digest(game, s),
    }


def moments[S: State](game: Game[S], record: Record) -> Iterator[Moment[S]]:
    """Play a record row by row: the start, then the position after each row."""
    try:
        s = game.start(len(record.players()), record.options())
    except ValueError as wrong:
        raise BrokenRecord(NO_START, 0, f": {wrong}") from wrong
    yield Moment(0, s, ())
    for row in record.rows:
        told: list[Told] = []
        closed = False
        for entry in row.entries:
            for text in entry.parts:
                if closed:
                    raise BrokenRecord(TOO_MANY, row.number, " has an answer too many", entry.seat)
                s, heard_now, closed = _played_text(game, s, row.number, entry.seat, text)
                told.extend(heard_now)
        if not closed and row is not record.rows[-1]:
            raise BrokenRecord(TOO_FEW, row.number, " lacks an answer")
        yield Moment(row.number, s, tuple(told))


def _played_text[S: State](game: Game[S], s: S, number: int, seat: Seat, text: str) -> tuple[S, list[Told], bool]:
    """One answer of a record; whatever is wrong with it is told with its question."""
    # Each error has a name of its own: compiled code gives a name one type.
    try:
        return played(game, s, seat, game.notation.parse(text))
    except IllegalAction as illegal:
        what = f": {text!r} is against the rules ({illegal})"
        raise BrokenRecord(ILLEGAL, number, what, seat, illegal.reason) from illegal
    except NotYourTurn as early:
        raise BrokenRecord(NOT_ASKED, number, f": {letter(seat)} is not asked", seat) from early
    except UnreadableAction as unreadable:
        raise BrokenRecord(UNREADABLE, number, f": {unreadable}", seat) from unreadable


def replay[S: State](game: Game[S], record: Record, upto: int | None = None) -> S:
    """The position after question ``upto``, or after the last one."""
    s: S | None = None
    for moment in moments(game, record):
        s = moment.state
        if moment.number == upto:
            return s
    if upto is not None or s is None:
        raise BrokenRecord(NO_SUCH, upto or 0, " is not in the record")
    return s


def redacted[S: State](game: Game[S], record: Record, seat: Seat) -> Record:
    """A running game's record as this seat may have it, with its view of the table as the last header."""
    states = [moment.state for moment in moments(game, record)]
    final = states[-1]
    if final.waiting == 0:
        return record
    secret = ("seed", "digest", "result", "ending")
    headers = {key: value for key, value in record.headers.items() if key not in secret}
    headers["reader"] = "spectator" if seat == SPECTATOR else letter(seat)
    headers["view"] = write_position(game, view(game, final, seat).position)
    rows: list[Row] = []
    for row, s in zip(record.rows, states, strict=False):  # each row with the position before it
        entries: list[Entry] = []
        question = game.rules.question(s)
        for entry in row.entries:
            is_last = row is record.rows[-1] and entry.seat < final.seats
            if is_last and final.sealed[entry.seat] and entry.seat != seat:
                # How many parts there are would tell something; half an answer is nobody's business at all.
                if not final.waiting >> entry.seat & 1:
                    entries.append(Entry(entry.seat, (game.notation.text(UNKNOWN),), entry.clock))
                continue
            texts = []
            for action in [game.notation.parse(text) for text in entry.parts]:
                if entry.seat == seat or question.seen_by(s, entry.seat, action) >> seat & 1:
                    texts.append(game.notation.text(action))
                else:
                    texts.append(game.notation.hidden(action))
            entries.append(Entry(entry.seat, tuple(texts), entry.clock))
        # A comment may tell anything, so a running game's readers get none.
        if entries:
            rows.append(Row(row.number, tuple(entries)))
    return Record(headers, rows)
