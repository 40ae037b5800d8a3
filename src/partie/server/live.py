"""A table in the memory of a process, while anybody looks at it."""

import asyncio
from collections.abc import Sequence

from partie.core import Given, Match, Position, SeededDealer, load, seats_in
from partie.games import find_game
from partie.server.outlet import Outlet
from partie.server.protocol import Claimed, SeatCard, Seats, TableCard
from partie.server.rows import AnswerRow, TableRow
from partie.table.difference import to_text
from partie.table.frames import Frames


class LiveTable:
    """A table, its match once it has begun, and the sockets of those who look at it.

    Everything that changes the match happens under its lock, so that a table has one row on its way at a time.
    """

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.match: Match[Position] | None = None
        self.frames: Frames | None = None
        self.version = 0
        self.outlets: dict[int, list[Outlet]] = {}
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # process → seats that look there, and since when
        self.told_here = 0.0  # when other processes were last told who looks here
        self.asked_bots = 0  # bots were last asked before the answer with this number
        self.asked_at = 0.0

    def begin(self, seed: str, log: Sequence[AnswerRow]) -> None:
        """Deal, and take the answers that were given so far."""
        self.match = played(self.row, seed, [each.given for each in log])
        self.version = log[-1].version if log else 0
        self._follow(self.match)

    def end(self, match: Match[Position]) -> None:
        """Show a match that is over."""
        self.match = match
        self._follow(match)

    def take(self, row: AnswerRow) -> None:
        """Take an answer that was written down elsewhere."""
        match = self.started()
        given = row.given
        if given.text:
            match.act(given.question, given.seat, match.game.notation.parse(given.text), None, given.clock)
        else:
            self.taken_back(given.seat)
        self.version = row.version

    def taken_back(self, seat: int) -> None:
        """A seat has taken its last answer back."""
        match = self.started()
        match.undo(seat)
        if self.frames is not None:
            self.frames.follow(match)

    def started(self) -> Match[Position]:
        """The match of a table that has begun."""
        assert self.match is not None
        return self.match

    def _follow(self, match: Match[Position]) -> None:
        """Show this match to all eyes that are open."""
        self.frames = Frames(match)
        self.frames.put_away()
        for seat, outlets in self.outlets.items():
            look = self.frames.open(seat)
            for outlet in outlets:
                outlet.send(look)

    # -- who looks ------------------------------------------------------------------------------------------------

    def look(self, outlet: Outlet) -> None:
        """Somebody opens their eyes: they are told who sits here, and shown the table if it has begun."""
        self.outlets.setdefault(outlet.seat, []).append(outlet)
        self.tell_seats()
        if self.frames is not None:
            outlet.send(self.frames.open(outlet.seat))

    def leave(self, outlet: Outlet) -> None:
        """Somebody looks no more."""
        left = [each for each in self.outlets.get(outlet.seat, []) if each is not outlet]
        if left:
            self.outlets[outlet.seat] = left
        else:
            self.outlets.pop(outlet.seat, None)
            if self.frames is not None:
                self.frames.close(outlet.seat)
        self.tell_seats()

    def tell(self) -> None:
        """Tell all eyes what changed for them."""
        if self.frames is None:
            return
        for seat, frame in self.frames.changes().items():
            for outlet in self.outlets.get(seat, ()):
                outlet.send(frame)
        self.frames.put_away()

    def tell_seats(self) -> None:
        """Tell everybody who sits here."""
        for outlets in self.outlets.values():
            for outlet in outlets:
                message: Seats = {"kind": "seats", "card": self.card(outlet.guest)}
                outlet.send(to_text(message))

    def spread(self, claimed: Claimed) -> None:
        """Tell everybody what a seat said."""
        for outlets in self.outlets.values():
            for outlet in outlets:
                outlet.send(to_text(claimed))

    # -- who looks through other processes --------------------------------------------------------------------------

    def here(self) -> tuple[int, ...]:
        """The seats that have the table open in this process."""
        return tuple([seat for seat in self.outlets if seat < len(self.row.seats)])

    def hear_of(self, process: str, seats: Sequence[int], now: float) -> bool:
        """Another process says which seats look there. Whether it was known."""
        was_known, before = process in self.elsewhere, self._looking()
        self.elsewhere[process] = frozenset(seats), now
        if self._looking() != before:
            self.tell_seats()
        return was_known

    def forget_elsewhere(self, until: float) -> None:
        """A process that has said nothing since then is gone, and whoever looked there too."""
        before = self._looking()
        self.elsewhere = {process: said for process, said in self.elsewhere.items() if said[1] >= until}
        if self._looking() != before:
            self.tell_seats()

    def _looking(self) -> frozenset[int]:
        """The seats that have the table open anywhere."""
        return frozenset(self.here()).union(*[seats for seats, _ in self.elsewhere.values()])

    def card(self, guest: bytes | None, invited: int | None = None) -> TableCard:
        """The table as this guest may know it."""
        row = self.row
        return {
            "table": row.id,
            "game": row.game,
            "settings": row.settings,
            "luck": row.luck,
            "players": [self._seat_card(seat) for seat in range(len(row.seats))],
            "mine": row.seats_of(guest),
            "invited": invited,
            "onlookers": row.onlookers,
            "begun": row.begun,
            "over": row.ended,
            "next": row.next,
        }

    def _seat_card(self, seat: int) -> SeatCard:
        row = self.row.seats[seat]
        return {
            "seat": seat,
            "name": row.name,
            "bot": row.played_by,
            "taken": row.is_taken,
            "here": bool(row.bot) or seat in self._looking(),
        }

    # -- bots -----------------------------------------------------------------------------------------------------

    def due_bots(self) -> list[int]:
        """The bots that are to answer now: none before the persons who are asked with them."""
        if self.match is None or self.match.over():
            return []
        waiting = [seat for seat in seats_in(self.match.position.waiting) if seat < self.match.position.seats]
        return waiting if all([self.row.seats[seat].played_by for seat in waiting]) else []


def played(row: TableRow, seed: str, log: Sequence[Given]) -> Match[Position]:
    """The match of a table, from its luck and its log."""
    game = find_game(row.game, row.rules).played_with(row.deck)
    return load(game, row.players(), SeededDealer(seed, row.salt()), row.settings, {}, log)
