"""Bugs that a server must not have. Each is planted in a process that a test starts, and nowhere else."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from types import SimpleNamespace

from partie.core import SPECTATOR, PartieError
from partie.server.infra import rate_limits as limits
from partie.server.infra.database import Connection
from partie.server.infra.supervisor import Policy, Supervisor
from partie.server.matchmaking.service import Pairing
from partie.server.model.rows import AnswerRow, TableRow
from partie.server.notifications.queue import Line
from partie.server.play.deadline_worker import Watch
from partie.server.ratings.result_counter import Counting
from partie.server.realtime.subscriber import Outlet, Telling
from partie.server.runtime import lifecycle as running
from partie.server.tables import answer_writer as commits
from partie.server.tables import sweep
from partie.server.tables.answer_writer import Commits
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.room import Room
from partie.server.tables.session_watch import SessionWatch
from partie.server.tournaments.director import Referee
from partie.server.web import app

FIRST_LOOKS: dict[tuple[str, int], str] = {}


def nothing() -> None:
    """The server as it is."""


def early() -> None:
    """An answer is acknowledged before it is on the disk."""

    async def put(self: Commits, row: AnswerRow) -> int | None:
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._write_soon(commits.Waiting(row, done))
        return round(time.time() * 1000)

    Commits.put = put  # type: ignore[method-assign]  # planted on purpose


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
    send, numbers = Outlet.send, count(1)

    def forget(self: Outlet, frame: str, telling: Telling | None = None) -> None:
        is_change = self.seat == SPECTATOR and frame.startswith('{"kind":"change"')
        if not is_change or next(numbers) % 3:
            send(self, frame, telling)

    Outlet.send = forget  # type: ignore[method-assign]  # planted on purpose


def backward() -> None:
    """Whoever comes is first shown the table as it was when somebody first came here with these eyes."""
    look = Room.look

    def look_back(self: Room, outlet: Outlet, is_behind: bool = False) -> None:
        if self.frames is not None:
            outlet.send(
                FIRST_LOOKS.setdefault((self.row.id, outlet.seat), self.frames_of(outlet.seat).open(outlet.seat))
            )
        look(self, outlet, is_behind)

    Room.look = look_back  # type: ignore[method-assign]  # planted on purpose


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
    loops = (Watch, "run"), (Referee, "run"), (Counting, "run"), (Pairing, "run"), (Line, "send_here"), (Line, "tidy")
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
        *(failing, still, once, timeless),
    )
}
