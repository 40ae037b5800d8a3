"""Bugs that a server must not have. Each is planted in a process that a test starts, and nowhere else."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from types import SimpleNamespace

from partie.core import SPECTATOR, PartieError
from partie.server.clocks.clock_state import ClockState
from partie.server.infra import rate_limits as limits
from partie.server.infra.database import Connection
from partie.server.infra.supervisor import Beat, Loop, Policy, Supervisor
from partie.server.matchmaking.service import MatchmakingService
from partie.server.model.rows import AnswerRow, SeatRow, TableRow
from partie.server.notifications.queue import NotificationQueue
from partie.server.play.deadline_worker import DeadlineWorker
from partie.server.ratings.result_counter import ResultCounter
from partie.server.realtime.subscriber import DeliveryTimer, Subscriber
from partie.server.runtime import lifecycle as running
from partie.server.tables import answer_writer as commits
from partie.server.tables import audience, creation, sweep
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.answering import Answering
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.room import Room
from partie.server.tables.session_watch import SessionWatch
from partie.server.tables.sync import RoomSync
from partie.server.tournaments.director import TournamentDirector
from partie.server.web import app

FIRST_LOOKS: dict[tuple[str, int], str] = {}


def nothing() -> None:
    """The server as it is."""


def early() -> None:
    """An answer is acknowledged before it is on the disk."""

    async def put(self: AnswerWriter, row: AnswerRow) -> int | None:
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._write_soon(commits.Waiting(row, done))
        return round(time.time() * 1000)

    AnswerWriter.put = put  # type: ignore[method-assign]  # planted on purpose


def blind() -> None:
    """After a lost connection a row is written again, and nobody looks whether it is there."""

    async def found(connection: Connection, rows: Sequence[AnswerRow]) -> dict[int, int]:
        return {}

    assert hasattr(commits, "_found")
    vars(commits)["_found"] = found


class OpenLock(asyncio.Lock):
    """A lock that lets everybody in."""

    async def __aenter__(self) -> None:
        """At once."""

    async def __aexit__(self, *_: object) -> None:
        """There is nothing to unlock."""


def crowded() -> None:
    """Two rows of one table go into one batch: its lock holds nobody."""
    first = Room.__init__

    def begin(self: Room, row: TableRow) -> None:
        first(self, row)
        self.lock = OpenLock()

    Room.__init__ = begin  # type: ignore[method-assign]  # planted on purpose


def unsorted() -> None:
    """Rows are written in any order, so that two processes wait for each other."""
    _insert_with("ORDER BY n.table_id", "ORDER BY random()")


def stale() -> None:
    """A row takes the next free place, also where its process has not seen what was written before it."""
    _insert_with(
        "n.version, n.question,",
        "(SELECT coalesce(max(version), 0) + 1 FROM answers o WHERE o.table_id = n.table_id), n.question,",
    )


def believing() -> None:
    """News are taken for the truth: whatever is told has happened, whether it is old or something is missing."""

    async def apply(self: RoomRegistry, table_id: str, row: AnswerRow | None) -> None:
        table = self._open_rooms.get(table_id)
        if table is None or row is None or table.match is None:
            await self.refresh(table_id)
            return
        async with table.lock:
            try:
                table.take(row)
            except PartieError:
                return
            table.tell()

    RoomRegistry.apply_remote = apply  # type: ignore[method-assign]  # planted on purpose


def forgetful() -> None:
    """Every third change is not sent to onlookers, who go on from what they saw before."""
    send, numbers = Subscriber.send, count(1)

    def forget(self: Subscriber, frame: str, telling: DeliveryTimer | None = None) -> None:
        is_change = self.seat == SPECTATOR and frame.startswith('{"kind":"change"')
        if not is_change or next(numbers) % 3:
            send(self, frame, telling)

    Subscriber.send = forget  # type: ignore[method-assign]  # planted on purpose


def backward() -> None:
    """Whoever comes is first shown the table as it was when somebody first came here with these eyes."""
    look = Room.look

    def look_back(self: Room, subscriber: Subscriber, is_behind: bool = False) -> None:
        if self.audience.frames is not None:
            first = self.audience.frames_of(subscriber.seat).open(subscriber.seat)
            subscriber.send(FIRST_LOOKS.setdefault((self.row.id, subscriber.seat), first))
        look(self, subscriber, is_behind)

    Room.look = look_back  # type: ignore[method-assign]  # planted on purpose


def blocking() -> None:
    """The statement that writes answers waits for every table that is locked."""
    _insert_with("FOR KEY SHARE SKIP LOCKED", "FOR KEY SHARE")


def unaware() -> None:
    """Nobody notices that the database has lost something: it is only ever asked for what is new."""

    async def catch_up(self: RoomSync, table: Room) -> None:
        if table.match is not None:
            for row in await self._store.answers(table.row.id, table.version):
                table.take(row)
            table.tell()

    RoomSync.catch_up = catch_up  # type: ignore[method-assign]  # planted on purpose


def unsupervised() -> None:
    """A loop that ends is not started again."""

    async def keep(self: Supervisor, loop: Loop) -> None:
        with contextlib.suppress(Exception):
            await loop.work(loop.beat)

    Supervisor._keep = keep  # type: ignore[method-assign]  # planted on purpose


def twice() -> None:
    """What is taken back is taken back once more, if it can be."""
    undo = Answering.undo

    async def undo_twice(self: Answering, table: Room, seat: int) -> bool:
        is_done = await undo(self, table, seat)
        await undo(self, table, seat)
        return is_done

    Answering.undo = undo_twice  # type: ignore[method-assign]  # planted on purpose


def pressed() -> None:
    """All are seated at a rematch, whether they agree or not."""

    def seats(before: TableRow, person: int) -> tuple[SeatRow, ...]:
        return tuple(
            [replace(row, person=row.reserved_for or row.person, reserved_for=None) for row in offered(before, person)]
        )

    offered = creation.offered_seats
    vars(creation)["offered_seats"] = seats


def hasty() -> None:
    """A bot answers for people although half of their time is left."""

    def due_at(self: ClockState, seat: int) -> int | None:
        out = self.out_at(seat)
        return None if out is None else (self.at + out) // 2

    ClockState.due_at = due_at  # type: ignore[method-assign]  # planted on purpose


def silent() -> None:
    """Nobody is told that something is lost: they are only shown where the table stands."""

    def tell_nobody(subscriber: Subscriber) -> None:
        """Say nothing."""

    assert hasattr(audience, "_tell_behind")
    vars(audience)["_tell_behind"] = tell_nobody


def lying() -> None:
    """The sweep says that it goes well, and does nothing."""

    async def lie(_: object, beat: Beat) -> None:
        while True:
            await asyncio.sleep(running.SWEEP)
            beat()

    vars(running)["_sweep"] = lie


def shuffled() -> None:
    """Every third change waits, and is sent after the next frame."""
    send, numbers, late = Subscriber.send, count(1), dict[Subscriber, str]()

    def swap(self: Subscriber, frame: str, telling: DeliveryTimer | None = None) -> None:
        if frame.startswith('{"kind":"change"') and self not in late and next(numbers) % 3 == 0:
            late[self] = frame
            return
        send(self, frame, telling)
        if self in late:
            send(self, late.pop(self))

    Subscriber.send = swap  # type: ignore[method-assign]  # planted on purpose


def failing() -> None:
    """A part of the background fails whenever it is started, and is given up soon."""

    async def fail(*_: object) -> None:
        raise RuntimeError("planted on purpose")

    vars(running)["_sweep"] = fail
    vars(app)["Supervisor"] = partial(Supervisor, Policy(first=0.01, longest=0.01))


def _insert_with(old: str, new: str) -> None:
    """Change the statement that writes answers."""
    assert old in commits._INSERT
    commits._INSERT = commits._INSERT.replace(old, new)  # type: ignore[misc]  # planted on purpose


# -- no bugs: a server that stands as still as a test needs it ---------------------------------------------------------


async def _stand(*_: object, **__: object) -> None:
    """Do nothing until it is cancelled."""
    await asyncio.Event().wait()


def still() -> None:
    """Nothing happens but what is asked for: whoever compares two moments sees what a request has done."""
    own = (running, "_sweep"), (SessionWatch, "run"), (running, "tidy_lobby")
    loops = (
        (DeadlineWorker, "run"),
        (TournamentDirector, "run"),
        (ResultCounter, "run"),
        (MatchmakingService, "run"),
        (NotificationQueue, "send_here"),
        (NotificationQueue, "tidy"),
    )
    for where, name in (*own, *loops):
        assert hasattr(where, name)
        setattr(where, name, _stand)


def once() -> None:
    """Nothing is told a second time to other processes: whoever hears it has heard it at once."""
    for name in ("HERE", "GONE"):
        assert hasattr(sweep, name)
        setattr(sweep, name, 1e9)


def timeless() -> None:
    """No time goes by for limits: a slow machine is refused as much as a fast one."""
    assert hasattr(limits, "time")
    vars(limits)["time"] = SimpleNamespace(monotonic=lambda: 1000.0)


PLANTS: dict[str, Callable[[], None]] = {
    plant.__name__: plant
    for plant in (
        *(nothing, early, blind, crowded, unsorted, stale, believing, forgetful, backward),
        *(blocking, unaware, unsupervised, twice, pressed, hasty, silent, lying, shuffled),
        *(failing, still, once, timeless),
    )
}
