"""What people at a table may wish about its clocks and its end, and when it happens."""

from dataclasses import replace
from typing import Final

from partie.bots.levels import REGULAR
from partie.core import Given, Match, PartieError, Position, SeededDealer, has, write_record
from partie.core.match import folded
from partie.server.clocks.clock_state import DEPUTY, END, EXTRA, PAUSE, RESUME, ClockState, SeatClock
from partie.server.clocks.deadline_store import look_soon
from partie.server.clocks.schemas import Vote, Wish
from partie.server.clocks.store import ClockStore
from partie.server.clocks.table_clock import is_absent
from partie.server.infra.database import Connection
from partie.server.infra.tokens import new_mark
from partie.server.model.rows import AnswerRow, TableRow
from partie.server.tables.answering import Answering
from partie.server.tables.log_store import LogStore
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.replay import asked_in, played
from partie.server.tables.room import Room
from partie.server.tables.seating import Seating
from partie.server.tables.stand_ins import StandIns
from partie.server.tables.store import TableStore
from partie.table.refusal import Refused
from partie.words.messages import message

GIFTS: Final = 5  # how often a seat can be given extra time at one table
GO_ON: Final = "go-on"
TAKE_BACK: Final = "take-back"
KINDS: Final = frozenset({PAUSE, RESUME, EXTRA, END, GO_ON, TAKE_BACK})


class Proposals:
    """Takes them, keeps votes, and does what all agree to."""

    def __init__(
        self,
        store: TableStore,
        clocks: ClockStore,
        stand_ins: StandIns,
        rooms: RoomRegistry,
        seating: Seating,
        answering: Answering,
    ) -> None:
        self._store = store
        self._log = LogStore(store.pool)
        self._clocks = clocks
        self._stand_ins = stand_ins
        self._rooms = rooms
        self._seating = seating
        self._answering = answering

    async def come_back(self, table: Room, seat: int) -> None:
        """The person of a seat looks or answers: a seat that a bot took over as their time was over is theirs again."""
        if table.timing is None or table.row.ended or not is_absent(table.timing.facts, seat):
            return
        try:
            await self._seating.entrust(table, seat, "")
        except Refused:  # it has ended meanwhile
            return

    async def wish(self, table: Room, asked: Wish) -> None:
        """Do what a seat wishes, or keep it until all wish it."""
        if asked["kind"] not in KINDS or not 0 <= asked["about"] < len(table.row.seats):
            raise Refused("wish", message("err-seats"))
        async with table.lock:
            if table.match is None or table.match.over() or table.row.ended:
                raise Refused("stale", message("reason-too-late"))
            async with self._log.locked(table.row.id) as connection:
                row = await self._store.table(table.row.id, connection)
                assert row is not None
                taken_back = await self._do(connection, table, row, asked)
            if taken_back is not None:
                await self._answering.took_back(table, taken_back)
        await self._rooms.seats_changed(table.row.id)

    async def _do(self, connection: Connection, table: Room, row: TableRow, asked: Wish) -> AnswerRow | None:
        """Do it. The row of the log that takes an answer back, if that is what happened."""
        kind, seat, about = asked["kind"], asked["seat"], asked["about"]
        match, clocks = table.started(), self._clocks
        reading = await self._reading(connection, table)
        if kind == EXTRA:
            await self._give(connection, table, reading, asked)
            return None
        if kind == RESUME:
            if reading is None or not reading.is_paused:
                raise Refused("stale", message("reason-too-late"))
            await clocks.write(connection, row.id, RESUME, seat, 0, match.number)
            await look_soon(connection, row.id)
            return None
        if kind == PAUSE and (reading is None or reading.is_paused):
            raise Refused("stale", message("reason-too-late"))
        if kind == GO_ON and not (about != seat and _is_out(reading, about, table.now())):
            raise Refused("stale", message("reason-too-late"))
        back = await self._without_last(connection, table, row, about) if kind == TAKE_BACK else None
        vote: Vote = {"kind": kind, "seat": seat, "about": about if kind in (GO_ON, TAKE_BACK) else seat}
        votes = await clocks.vote(connection, row.id, vote, asked["holds"])
        if kind == TAKE_BACK and about not in votes:
            if seat != about:  # nobody is made to take anything back
                raise Refused("stale", message("reason-too-late"))
            await clocks.forget_votes(connection, row.id, kind, about)
            return None
        people = {each.seat for each in row.seats if each.person is not None and not each.played_by}
        if kind == GO_ON:
            people -= {about}
        if not people <= votes or not people:
            return None
        await clocks.forget_votes(connection, row.id, kind)
        if back is not None:
            return await self._log.append(connection, back)
        if kind == PAUSE:
            await clocks.write(connection, row.id, PAUSE, seat, 0, match.number)
        elif kind == GO_ON:
            await self._stand_ins.change(connection, row.id, about, REGULAR, DEPUTY, match.number)
            await look_soon(connection, row.id)
        else:
            record = await self._record(connection, table)
            await clocks.write(connection, row.id, END, 0, 0, match.number)
            await self._log.end_agreed(connection, row.id, record)
        return None

    async def _without_last(self, connection: Connection, table: Room, row: TableRow, seat: int) -> AnswerRow:
        """The row of the log that takes the last answer of a seat back, and all that was answered to later questions.

        It is the same row that a seat writes which takes something back by itself. The luck goes by the numbers of the
        questions, so the same luck comes again. Refused at rated tables, and where there is nothing to take back.
        """
        await self._check_version(connection, table)
        log = [each.given for each in await self._store.answers(row.id, 0, connection)]
        last = next((given for given in reversed(folded(log)) if given.seat == seat), None)
        if row.terms.is_rated or last is None:
            raise Refused("wish", message("reason-not-offered"))
        match = table.started()
        assert isinstance(match.dealer, SeededDealer)
        taken_back = Given(match.number, seat, "", None)
        try:
            before = played(row, match.dealer.seed, [*log, taken_back])
        except PartieError as error:  # what others answered to the same question cannot stand without it
            raise Refused("wish", message("reason-not-offered")) from error
        if before.number != last.question or not has(before.position.waiting, seat):
            raise Refused(
                "wish", message("reason-not-offered")
            )  # it was dropped already, by what somebody said meanwhile
        waiting, opens = asked_in(before.position), before.number
        return AnswerRow(row.id, table.version + 1, taken_back, new_mark(), "", waiting, opens)

    async def _give(self, connection: Connection, table: Room, reading: ClockState | None, asked: Wish) -> None:
        """Give another seat extra time."""
        hand: SeatClock | None = None if reading is None else reading.hands[asked["about"]]
        if reading is None or hand is None or hand.deputy or hand.gifts >= GIFTS or asked["about"] == asked["seat"]:
            raise Refused("wish", message("reason-not-offered"))
        gift = reading.clock.gift
        await self._clocks.write(connection, table.row.id, EXTRA, asked["about"], gift, table.started().number)

    async def _reading(self, connection: Connection, table: Room) -> ClockState | None:
        """The clocks with all that is written down. Nothing is answered until the transaction ends."""
        if table.timing is None:
            return None
        await self._check_version(connection, table)
        facts, _ = await self._clocks.facts(table.row.id, connection)
        table.timing.learn(facts)
        return table.timing.reading()

    async def _check_version(self, connection: Connection, table: Room) -> None:
        """Refuse to judge by what is no longer so: whoever wishes may wish it again."""
        if (await self._store.standings([table.row.id], connection)).get(table.row.id) != table.standing():
            raise Refused("stale", message("reason-too-late"))

    async def _record(self, connection: Connection, table: Room) -> str:
        """What was played until the end that people agreed on. It has no result, so it counts for nobody.

        The seed is in it, for a process that opens the table again. As long as the rules have not ended it, nobody is
        shown it.
        """
        await self._check_version(connection, table)
        match: Match[Position] = table.started()
        record = match.record()
        assert isinstance(match.dealer, SeededDealer)
        return write_record(replace(record, headers={**record.headers, "seed": match.dealer.seed}))


def _is_out(reading: ClockState | None, seat: int, now: int) -> bool:
    """Whether a seat is out of time."""
    return reading is not None and reading.runs(seat) and reading.left(seat, now) <= 0
