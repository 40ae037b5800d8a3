"""A table in the memory of a process, while anybody looks at it."""

import asyncio
import time
from collections.abc import Sequence

from partie.core import SPECTATOR, Match, Position, seats_in, write_record
from partie.server.clocks.table_clock import Timing
from partie.server.infra.metrics import REBUILDS
from partie.server.model.rows import AnswerRow, Standing, TableRow, Terms
from partie.server.realtime.subscriber import Outlet, Telling
from partie.server.tables.replay import first_question, played
from partie.server.tables.schemas import Behind, Clocks, SeatCard, Seats, TableCard, TermsJson
from partie.table.difference import to_text
from partie.table.frames import Frames
from partie.table.late import LateFrames

HELD = 100  # this many claims may wait until onlookers who are late hear them


class LiveTable:
    """A table, its match once it has begun, and the sockets of those who look at it.

    Everything that changes the match happens under its lock, so that a table has one row on its way at a time.
    """

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.match: Match[Position] | None = None
        self.frames: Frames | None = None
        self.late: LateFrames | None = None  # for onlookers who see a round less, once there are any
        self._held: list[tuple[str, frozenset[int]]] = []  # what they hear when the round is over
        self.version = 0
        self.mark = 0  # of the last row: another process may have written another one in the same place
        self.is_doubted = False  # whether the database may have lost something of it, so that all is read again
        self._is_final = False  # whether its end was read from the database
        self.highest = 0  # the highest number that a question ever had here, also before something was taken back
        self.outlets: dict[int, list[Outlet]] = {}
        # process → seats that look there, how many look on, and since when
        self.elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        self.used = time.monotonic()  # when this process last needed it
        self.told_here = 0.0  # when other processes were last told who looks here
        self.asked_bots = 0  # bots were last asked before the answer with this number
        self.asked_at = 0.0
        self.timing: Timing | None = None
        self.ahead = 0.0  # seconds that the clock of the database is ahead of ours
        self._told_clocks: tuple[object, ...] = ()
        self.opened = 0  # when the open question was first asked, by the clock of the database
        self.came: dict[int, int] = {}  # seat → since when it has the table open here, by that clock
        self.saw_end: frozenset[int] = frozenset()  # the seats that looked when the end was shown

    def begin(self, seed: str, log: Sequence[AnswerRow]) -> bool:
        """Deal, and take the answers that were given so far. Whether some that were seen are lost; all are told so."""
        is_behind = self._has_lost(log)
        if self.timing is not None and self.timing.clock is not None:
            self.timing.start(*first_question(self.row, seed))
            for each in log:
                self.timing.note(each)
        with REBUILDS.labels(self.row.game).time():
            self.match = played(self.row, seed, [each.given for each in log])
        self.version, self.mark = (log[-1].version, log[-1].mark) if log else (0, 0)
        self.highest = max([self.match.number, *[each.opens for each in log]])
        self.opened = 0 if self.timing is None else self.timing.facts.begun
        number = log[0].given.question if log else 0
        for each in log:
            if each.opens != number:
                number, self.opened = each.opens, each.at
        if is_behind:
            self.asked_bots = 0
        self._is_final = False
        self._follow(self.match, is_behind)
        return is_behind

    def end(self, match: Match[Position]) -> None:
        """Show a match that is over."""
        self.match = match
        self._is_final = True
        self._follow(match)

    def standing(self) -> Standing:
        """How far the table is here."""
        return Standing(True) if self.row.ended else Standing(False, self.version, self.mark)

    def _has_lost(self, log: Sequence[AnswerRow]) -> bool:
        """Whether a log lacks what was seen here: a log only grows, and nothing goes on after the end."""
        if self._is_final:
            return True
        return self.version > 0 and (len(log) < self.version or log[self.version - 1].mark != self.mark)

    def record_for(self, seat: int) -> str:
        """The record as this seat, or an onlooker, may have it now."""
        frames = self.frames_of(seat)
        return write_record(frames.download() if isinstance(frames, LateFrames) else self.started().download(seat))

    def take(self, row: AnswerRow) -> None:
        """Take an answer that was written down elsewhere."""
        match = self.started()
        given, before = row.given, match.number
        if given.text:
            match.act(given.question, given.seat, match.game.notation.parse(given.text), None, given.clock)
        else:
            self.taken_back(given.seat)
        self.wrote(row, before)

    def goes_further_back(self, row: AnswerRow) -> bool:
        """Whether a row takes more back than the engine would by itself: everybody agreed to it."""
        return not row.given.text and not self.started().can_undo(row.given.seat)

    def wrote(self, row: AnswerRow, before: int) -> None:
        """A row is on the disk, and has happened here. ``before`` is the question that was open until then."""
        self.version, self.mark = row.version, row.mark
        self.highest = max(self.highest, row.opens)
        if row.opens != before:
            self.opened = row.at
        if self.timing is not None:
            self.timing.note(row)

    def taken_back(self, seat: int) -> None:
        """A seat has taken its last answer back."""
        match = self.started()
        match.undo(seat)
        for frames in (self.frames, self.late):
            if frames is not None:
                frames.follow(match)

    def started(self) -> Match[Position]:
        """The match of a table that has begun."""
        assert self.match is not None
        return self.match

    def _follow(self, match: Match[Position], is_behind: bool = False) -> None:
        """Show this match to all eyes that are open. ``is_behind`` says that they have seen more of it."""
        self.frames, self.late = Frames(match), None
        self.frames.put_away()
        if not match.over():
            self.saw_end = frozenset()
        self._note_end()
        for seat, outlets in self.outlets.items():
            look = self.frames_of(seat).open(seat)
            for outlet in outlets:
                if is_behind:
                    _tell_behind(outlet)
                outlet.send(look)

    def _note_end(self) -> None:
        """Note who looks while the end is shown: afterwards they may be gone before its record is kept."""
        if self.match is not None and self.match.over():
            self.saw_end |= self._looking()

    # -- who looks ------------------------------------------------------------------------------------------------

    def _is_late(self) -> bool:
        """Whether onlookers are a round late now."""
        return self.row.terms.watching == "late" and not self.row.ended

    def may_look_on(self) -> bool:
        """Whether the table lets onlookers in now: after the end all of them."""
        return self.row.ended or self.row.terms.watching != "none"

    def frames_of(self, seat: int) -> Frames:
        """What is sent to these eyes: onlookers may be a round late."""
        assert self.frames is not None
        if seat != SPECTATOR or self.row.terms.watching != "late":
            return self.frames
        if self.late is None:
            self.late = LateFrames(self.started())
        return self.late

    def knows_less(self, known: int) -> bool:
        """Whether a question was asked here of which nothing is written down: a log only grows, so it was lost."""
        return not self.row.ended and known > self.highest

    def look(self, outlet: Outlet, is_behind: bool = False) -> None:
        """Somebody opens their eyes: they are told who sits here, and shown the table if it has begun.

        ``is_behind`` says that they have seen more of it than we know.
        """
        if outlet.seat not in self.outlets:
            self.came[outlet.seat] = self.now()
        self.outlets.setdefault(outlet.seat, []).append(outlet)
        self._note_end()
        self.tell_seats()
        if is_behind:
            _tell_behind(outlet)
        if self.frames is not None:
            outlet.send(self.frames_of(outlet.seat).open(outlet.seat))

    def leave(self, outlet: Outlet) -> None:
        """Somebody looks no more."""
        left = [each for each in self.outlets.get(outlet.seat, []) if each is not outlet]
        if left:
            self.outlets[outlet.seat] = left
        else:
            self.outlets.pop(outlet.seat, None)
            self.came.pop(outlet.seat, None)
            if self.frames is not None:
                self.frames_of(outlet.seat).close(outlet.seat)
        self.tell_seats()

    def cut_strangers(self) -> None:
        """Whoever looks through the eyes of a seat that is not theirs any more looks no more, and is told who sits."""
        for seat in self.here():
            for outlet in self.outlets[seat]:
                if seat not in self.row.seats_of(outlet.person):
                    card = self.card(outlet.person)
                    if not card["mine"]:  # they were sent away, and are not to look on instead
                        card["onlookers"] = ""
                    outlet.send(to_text({"kind": "seats", "card": card}))
                    outlet.cut("moved")

    def cut_onlookers(self) -> None:
        """Who looks on came with a key that opens nothing any more."""
        for outlet in self.outlets.get(SPECTATOR, ()):
            outlet.cut("moved")

    def cut_all(self, why: str = "moved", back: int = 0) -> None:
        """The table is no more. With ``back`` all may come again after that number of milliseconds."""
        for outlet in self.eyes():
            outlet.back = back
            outlet.cut(why)

    def tell(self, since: float = 0.0) -> None:
        """Tell all eyes what changed for them. ``since`` is when somebody here asked for it, if anybody did."""
        if self.frames is None:
            return
        self._note_end()
        told = self.frames.changes()
        if self.late is not None:
            told |= self.late.changes()
        telling = Telling(since) if since else None
        for seat, frame in told.items():
            for outlet in self.outlets.get(seat, ()):
                outlet.send(frame, telling)
        if SPECTATOR in told:
            self._let_go()
        self.frames.put_away()
        self._tell_clocks()

    def _tell_clocks(self) -> None:
        """Tell everybody how the clocks stand, if others are asked now: half an answer is nobody's business."""
        if self.timing is None or self.timing.clock is None or self._told_clocks == self.timing.told():
            return
        self._told_clocks = self.timing.told()
        clocks: Clocks = {"kind": "clocks", "clocks": self.timing.json(self.now())}
        frame = to_text(clocks)
        for seat, outlets in self.outlets.items():
            if seat == SPECTATOR and self._is_late():
                continue
            for outlet in outlets:
                outlet.send(frame)

    def now(self) -> int:
        """The time by the clock of the database, in milliseconds since 1970."""
        return round((time.time() + self.ahead) * 1000)

    def tell_seats(self) -> None:
        """Tell everybody who sits here."""
        for outlets in self.outlets.values():
            for outlet in outlets:
                message: Seats = {"kind": "seats", "card": self.card(outlet.person)}
                outlet.send(to_text(message))

    def eyes(self) -> list[Outlet]:
        """Everybody who looks at the table in this process."""
        return [outlet for outlets in self.outlets.values() for outlet in outlets]

    def hold(self, text: str, deaf: frozenset[int]) -> None:
        """Onlookers who are late hear it with the round that they see, but not those who shun the speaker."""
        if self.late is not None and not self.row.ended:
            self._held = [*self._held, (text, deaf)][-HELD:]

    def _let_go(self) -> None:
        """Onlookers who are late hear what was said in the round they have just been shown."""
        held, self._held = self._held, []
        for text, deaf in held:
            for outlet in self.outlets.get(SPECTATOR, ()):
                if outlet.person not in deaf and not self.row.seats_of(outlet.person):
                    outlet.send(text)

    # -- who looks through other processes --------------------------------------------------------------------------

    def here(self) -> tuple[int, ...]:
        """The seats that have the table open in this process."""
        return tuple([seat for seat in self.outlets if seat < len(self.row.seats)])

    def onlookers_here(self) -> int:
        """How many look on through this process."""
        return len(self.outlets.get(SPECTATOR, ()))

    def hear_of(self, process: str, seats: Sequence[int], onlookers: int, now: float) -> bool:
        """Another process says which seats look there, and how many look on. Whether it was known."""
        was_known, before = process in self.elsewhere, self._eyes()
        self.elsewhere[process] = frozenset(seats), onlookers, now
        if self._eyes() != before:
            self.tell_seats()
        return was_known

    def forget_elsewhere(self, until: float) -> None:
        """A process that has said nothing since then is gone, and whoever looked there too."""
        before = self._eyes()
        self.elsewhere = {process: said for process, said in self.elsewhere.items() if said[2] >= until}
        if self._eyes() != before:
            self.tell_seats()

    def _eyes(self) -> tuple[frozenset[int], int]:
        """The seats that have the table open anywhere, and how many look on."""
        return self._looking(), self.onlookers_here() + sum([said[1] for said in self.elsewhere.values()])

    def _looking(self) -> frozenset[int]:
        """The seats that have the table open anywhere."""
        return frozenset(self.here()).union(*[said[0] for said in self.elsewhere.values()])

    def looks(self, seat: int) -> bool:
        """Whether a seat has the table open anywhere."""
        return seat in self._looking()

    def card(self, person: int | None, invited: int | None = None) -> TableCard:
        """The table as this person may know it."""
        is_late = self._is_late() and not self.row.seats_of(person)  # clocks would tell whose turn it is now
        row = self.row
        return {
            "table": row.id,
            "game": row.game,
            "settings": row.settings,
            "luck": row.luck,
            "players": [self._seat_card(seat) for seat in range(len(row.seats))],
            "mine": row.seats_of(person),
            "invited": invited,
            "reserved": next(iter(row.reserved_for(person)), None),
            "onlookers": row.onlookers,
            "looking_on": self._eyes()[1],
            "begun": row.begun,
            "over": row.ended,
            "next": row.next,
            "offered": person in row.offered,
            "host": next(iter(row.seats_of(row.host)), None),
            "terms": terms_json(row.terms),
            "ending": row.ending,
            "clocks": None if self.timing is None or is_late else self.timing.json(self.now()),
        }

    def _seat_card(self, seat: int) -> SeatCard:
        row = self.row.seats[seat]
        return {
            "seat": seat,
            "name": row.name,
            "bot": row.played_by,
            "program": row.is_program,
            "taken": row.is_taken,
            "reserved": row.reserved_for is not None,
            "here": bool(row.bot) or seat in self._looking(),
        }

    # -- bots -----------------------------------------------------------------------------------------------------

    def due_bots(self) -> list[int]:
        """The bots that are to answer now: none before the persons who are asked with them."""
        if self.match is None or self.match.over() or self.row.ended:
            return []
        waiting = [seat for seat in seats_in(self.match.position.waiting) if seat < self.match.position.seats]
        return waiting if all([self.row.seats[seat].played_by for seat in waiting]) else []


def _tell_behind(outlet: Outlet) -> None:
    behind: Behind = {"kind": "behind"}
    outlet.send(to_text(behind))


def terms_json(terms: Terms) -> TermsJson:
    """What is agreed on, as a browser is told."""
    return {
        "open": terms.is_open,
        "clock": terms.clock,
        "watching": terms.watching,
        "rated": terms.is_rated,
        "language": terms.language,
    }
