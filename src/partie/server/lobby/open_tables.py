"""The board of open tables in one process: read from the database, told to every socket of the lobby.

Everything shown stands in ``tables`` and ``seats``. A call on the bus only makes a look at them come sooner.
"""

import asyncio
import gzip
import json
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import Final, NamedTuple

from partie.server.infra.database import Pool, Row
from partie.server.infra.message_bus import MessageBus, Payload
from partie.server.infra.supervisor import Beat
from partie.server.lobby.schemas import LobbyChange, LobbySnapshot, OpenKind, OpenTable
from partie.server.lobby.store import LobbyStore
from partie.server.realtime.subscriber import Subscriber
from partie.server.tables.waiting_store import WaitingStore
from partie.table.difference import to_text

TICK: Final = 0.25  # seconds between two differences
LIMIT: Final = 60.0  # seconds for which the board may be silent
QUIET: Final = 8  # ticks for which it is kept though no socket is there: one that has just asked is about to join
LOOK: Final = 2.0  # seconds after which the board looks into the database though nobody called
OVERLAP: Final = timedelta(seconds=2)  # what was being written during the last look is read again
LONG_OVERLAP: Final = timedelta(seconds=30)
HOUR: Final = 3600.0
LEVEL: Final = 3  # of gzip: a third of the time of the usual level, for a tenth more bytes

_NEVER: Final = datetime(2000, 1, 1, tzinfo=UTC)


class TableKind(NamedTuple):
    """What many open tables have in common. Settings are text, so that kinds can be compared."""

    game: str
    settings: str
    clock: str
    language: str
    is_rated: bool
    seats: int
    bots: int

    def shape(self) -> OpenKind:
        """As a browser is told."""
        return {
            "game": self.game,
            "settings": json.loads(self.settings),
            "clock": self.clock,
            "language": self.language,
            "rated": self.is_rated,
            "seats": self.seats,
            "bots": self.bots,
        }


class OpenTableRow(NamedTuple):
    """An open table."""

    number: int
    kind: TableKind
    free: int

    def shape(self) -> OpenTable:
        """As a browser is told."""
        return {**self.kind.shape(), "number": self.number, "free": self.free}


class OpenTablesFeed:
    """The open tables, and the sockets that are told of them. It looks into the database only while there are any."""

    def __init__(self, pool: Pool, bus: MessageBus) -> None:
        self._store = LobbyStore(pool)
        self._rows: dict[int, OpenTableRow] = {}
        self._subscribers: list[Subscriber] = []
        self._version = 0
        self._snapshot: bytes | None = None
        self._last = _NEVER
        self._looked = 0.0
        self._is_called = False
        self._ready = asyncio.Lock()
        self._is_kept = False  # whether what was read is brought up to date
        self._quiet = 0  # ticks since the last socket was there
        bus.follow("lobby", self._hear)

    async def _hear(self, _: Payload) -> None:
        self._is_called = True

    async def prepare(self) -> None:
        """Have the board ready: read it if nobody has looked at it for a while."""
        async with self._ready:
            self._quiet = 0
            if not self._is_kept:
                await self._read_all()
                self._is_kept = True

    def join(self, subscriber: Subscriber) -> bytes:
        """Somebody looks at the lobby from now on: what they are told first."""
        self._subscribers.append(subscriber)
        return self.snapshot()

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody looks no more."""
        self._subscribers.remove(subscriber)

    def forget_snapshot(self) -> None:
        """Something has changed: the next one who comes needs another snapshot."""
        self._snapshot = None

    def snapshot(self) -> bytes:
        """All rows, compressed. It is made once for all who come before the next change."""
        if self._snapshot is None:
            self._snapshot = gzip.compress(to_text(self._columns()).encode(), LEVEL, mtime=0)
        return self._snapshot

    def _columns(self) -> LobbySnapshot:
        rows = sorted(self._rows.values())  # by their numbers, of which each is there once
        counted = Counter([row.kind for row in rows])
        kinds = [kind for kind, _ in counted.most_common()]  # what is frequent has a short name
        places = {kind: place for place, kind in enumerate(kinds)}
        numbers = [row.number for row in rows]
        return {
            "kind": "lobby",
            "version": self._version,
            "kinds": [kind.shape() for kind in kinds],
            "numbers": [number - before for before, number in zip([0, *numbers], numbers, strict=False)],
            "of": [places[row.kind] for row in rows],
            "free": [row.free for row in rows],
        }

    # -- looking into the database --------------------------------------------------------------------------------

    async def run(self, beat: Beat) -> None:
        """Bring the rows up to date while a socket is there, until it is stopped."""
        due = time.monotonic()
        while True:
            due = max(due + TICK, time.monotonic())
            await asyncio.sleep(due - time.monotonic())
            self._quiet = 0 if self._subscribers else self._quiet + 1
            if self._quiet >= QUIET:
                self._is_kept = False
            is_late = time.monotonic() - self._looked > LOOK
            if self._is_kept and (self._is_called or is_late):
                await self._read_changes(LONG_OVERLAP if is_late else OVERLAP)
            beat()

    async def _read_all(self) -> None:
        found = await self._store.open_tables()
        self._looked = time.monotonic()
        self._rows = {row.number: row for row in [_row(each) for each in found] if row.free}
        self._last = max([each["touched"] for each in found], default=_NEVER)
        self._version += 1
        self.forget_snapshot()

    async def _read_changes(self, overlap: timedelta) -> None:
        self._is_called = False  # before the look: a call during it asks for another
        if overlap is LONG_OVERLAP:
            self._looked = time.monotonic()
        found = await self._store.touched(self._last - overlap)
        changed: list[OpenTableRow] = []
        gone: list[int] = []
        for each in found:
            self._last = max(self._last, each["touched"])
            row, before = _row(each), self._rows.get(each["number"])
            if each["is_shown"] and row.free:
                if row != before:
                    changed.append(row)
                    self._rows[row.number] = row
            elif before is not None:
                gone.append(row.number)
                del self._rows[row.number]
        if changed or gone:
            self._tell(changed, gone)

    def _tell(self, changed: list[OpenTableRow], gone: list[int]) -> None:
        self._version += 1
        self.forget_snapshot()
        told: LobbyChange = {
            "kind": "lobby-change",
            "version": self._version,
            "rows": [row.shape() for row in changed],
            "gone": gone,
        }
        text = to_text(told)
        for subscriber in self._subscribers:
            subscriber.send(text)


async def close_old(pool: Pool, bus: MessageBus) -> None:
    """Take tables for which nobody has come out of the lobby."""
    await WaitingStore(pool).close_old()
    await bus.call("lobby", {})


async def tidy_lobby(pool: Pool, bus: MessageBus, beat: Beat) -> None:
    """Do so every hour, until it is stopped."""
    while True:
        await close_old(pool, bus)
        beat()
        await asyncio.sleep(HOUR)


def _row(found: Row) -> OpenTableRow:
    kind = TableKind(
        found["game"],
        found["settings"],
        found["clock"],
        found["language"],
        found["is_rated"],
        found["seats"],
        found["bots"],
    )
    return OpenTableRow(found["number"], kind, found["free"])
