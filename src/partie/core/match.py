"""One game in this process: a game, a dealer, a record and the position it leads to.

Everything but the record is derived, so undo has no code of its own: the record is replayed without the last answer.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from partie.core.dealer import Dealer, SeededDealer, commitment
from partie.core.errors import StaleQuestion
from partie.core.game import Game
from partie.core.position import Action, Event, Notice, Position
from partie.core.progress import Progress, apply
from partie.core.record import Entry, Record, Row, join_list
from partie.core.replay import closing_headers, redacted
from partie.core.seats import CHANCE, DEALER, Seat, has, seats_in
from partie.core.sight import View, heard, view


class Match[S: Position]:
    """A running or finished game. ``question`` is the number of the open question, also its address and wire key."""

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

    def _open(self) -> None:
        self.position: S = self.game.start(len(self.players), self.given_settings)
        self.number: int = 1
        self.rows: list[dict[Seat, Entry]] = [{}]
        self.learned_at: list[bool] = [False]
        self.told: list[Notice] = []
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
            return Progress(self.position, (), False, False)
        if question != self.number or self.over():
            raise StaleQuestion(f"question {question} is closed; {self.number} is open")
        given = len(self.position.sealed[seat]) if seat < self.position.seats else 0
        if part is not None and part != given:
            raise StaleQuestion(f"part {part} of question {question} is already answered")
        before = len(self.told)
        progress = self._take(seat, action, clock)
        dealt = self._deal()
        return Progress(self.position, tuple(self.told[before:]), progress.knows_more or dealt, progress.closed)

    def _is_repeat(self, question: int, seat: Seat, action: Action, part: int | None) -> bool:
        if part is None and question == self.number:
            return False
        row = self.rows[question - 1] if 0 < question <= len(self.rows) else {}
        parts = row[seat].parts if seat in row else ()
        index = 0 if part is None else part
        return index < len(parts) and parts[index] == self.game.notation.text(action)

    def _take(self, seat: Seat, action: Action, clock: int | None) -> Progress[S]:
        progress = apply(self.game, self.position, seat, action)
        row = self.rows[-1]
        interjection = self.game.rules.interjection
        if interjection is not None and interjection.is_interjection(action):
            for other in seats_in(self.position.waiting):  # half an answer is dropped: the question is asked again
                row.pop(other, None)
        # Taken out and put back: a row keeps the order of the last answers, in which shown ones were told.
        old = row.pop(seat, Entry(seat, ()))
        spent = None if clock is None and old.clock is None else (old.clock or 0) + max(clock or 0, 0)
        row[seat] = Entry(seat, (*old.parts, self.game.notation.text(action)), spent)
        self.position = progress.position
        self.told.extend(progress.events)
        self.told_at.extend([self.number] * len(progress.events))
        if progress.closed:
            self.learned_at[-1] = progress.knows_more
            self.rows.append({})
            self.learned_at.append(False)
            self.number += 1
        return progress

    def _deal(self) -> bool:
        """Let the dealer answer until a seat is asked."""
        dealt = False
        while self.position.waiting == DEALER:
            self._take(CHANCE, self.game.rules.dealt(self.position, self.dealer, self.number), None)
            dealt = True
        return dealt

    # -- looking --------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return self.position.waiting == 0

    def view(self, seat: Seat) -> View[S]:
        """The table through this seat's eyes."""
        return view(self.game, self.position, seat)

    def legal(self, seat: Seat) -> Sequence[Action]:
        """What this seat may answer now."""
        return self.game.rules.legal(self.position, seat)

    def heard(self, seat: Seat) -> list[Event]:
        """All that this seat was told, from the beginning; what was redacted once is kept."""
        kept = self.ears.setdefault(seat, [])
        listened = self.listened.get(seat, 0)
        kept.extend(heard(self.game, self.told[listened:], seat))
        self.listened[seat] = len(self.told)
        return kept[:]

    def heard_at(self, seat: Seat) -> list[int]:
        """At which question this seat was told each thing it heard."""
        return [question for question, (seats, _) in zip(self.told_at, self.told, strict=True) if has(seats, seat)]

    # -- undo -----------------------------------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        """A sealed answer can always be taken back; any other until somebody learned something or answered.

        Once the game is over, nothing is: the seed is out.
        """
        if self.over():
            return False
        if seat in self.rows[-1]:
            return bool(self.position.sealed[seat])  # where answers take effect at once, a whole one is final
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


def resume[S: Position](game: Game[S], record: Record, dealer: Dealer) -> Match[S]:
    """The match that a record was made of, to be played on with the luck it was begun with.

    The seats' answers are given again; the dealer's follow from its luck.
    """
    headers = {key: value for key, value in record.headers.items() if key not in _OWN_HEADERS}
    match = Match(game, record.players(), dealer, record.settings(), headers)
    for row in record.rows:
        for entry in row.entries:
            if entry.seat == CHANCE:
                continue
            for part, text in enumerate(entry.parts):
                clock = entry.clock if part == 0 else None
                match.act(row.number, entry.seat, game.notation.parse(text), part, clock)
    return match
