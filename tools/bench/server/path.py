"""What an answer costs a server process: ours, ours with the seats on two processes, and the bare path, in turns."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Final

from partie.server.tables.store import TableStore
from tools.bench.server.crowd import Sitter, Tally, lay, push, sit_bare, sit_everywhere
from tools.bench.server.peer import Peer
from tools.bench.server.processes import Measured
from tools.bench.server.slices import Slice

GAME: Final = "tides"
SEATS: Final = 2
AT_ONCE: Final = 16  # tables in a slice
SHORT: Final = 80  # bytes around the padding of a bare frame
ANSWERS: Final = 16  # that a seat gives in a game of Tides


@dataclass(frozen=True)
class PathCosts:
    """Medians over all turns; ratios are medians of ratios of neighbouring turns. ``peer`` is boardgame.io."""

    ours_us: float
    bare_us: float
    two_us: float
    ours_rate: float
    bare_rate: float
    to_bare: float
    rate_to_bare: float
    two_to_one: float
    peer_us: float | None
    to_peer: float | None
    frame_bytes: float
    turns: int
    answers: int
    errors: int


class Turns:
    """Lets the three ways take turns."""

    def __init__(
        self,
        store: TableStore,
        ours: Measured,
        bare: Measured,
        pair: Sequence[Measured],
        at_once: int,
        peer: Peer | None = None,
    ) -> None:
        self._store = store
        self._ours = ours
        self._bare = bare
        self._pair = pair
        self._peer = peer
        self._at_once = at_once
        self._luck = Random(1)
        self.tally = Tally()

    async def play(self, servers: Sequence[Measured]) -> Slice:
        """Whole games, with the seats of each table spread over these processes."""
        tables = [await lay(self._store, GAME, SEATS) for _ in range(self._at_once)]
        sitters = await sit_everywhere([each.port for each in servers], tables, self._luck, self.tally)
        answers, errors = self.tally.answers, self.tally.errors
        began, cpu = time.perf_counter(), _cpu(servers)
        await asyncio.gather(*[sitter.play() for sitter in sitters])
        wall, spent = time.perf_counter() - began, _cpu(servers) - cpu
        await _leave(sitters)
        # The last acknowledgement may come after the frame that tells of the end.
        missing = 2 * ANSWERS * self._at_once - (self.tally.answers - answers)
        self.tally.answers += missing
        return Slice(2 * ANSWERS * self._at_once, spent, wall, self.tally.errors - errors)

    async def push(self, size: int) -> Slice:
        """As many answers of a toy."""
        tables = [await lay(self._store, GAME, SEATS) for _ in range(self._at_once)]
        sockets = await sit_bare(self._bare.port, tables, size)
        began, cpu = time.perf_counter(), self._bare.cpu()
        await asyncio.gather(*[push(socket, ANSWERS) for socket in sockets])
        wall, spent = time.perf_counter() - began, self._bare.cpu() - cpu
        for socket in sockets:
            await socket.close()
        return Slice(len(sockets) * ANSWERS, spent, wall, 0)

    async def measure(self, seconds: float) -> PathCosts:
        """Take turns for this many seconds, and at least three times."""
        await self.play([self._ours])  # warm
        await self.play(self._pair)
        size = round(self.tally.bytes / self.tally.frames)
        await self.push(max(0, size - SHORT))
        ours, bare, two, peer = list[Slice](), list[Slice](), list[Slice](), list[Slice]()
        if self._peer is not None:
            self._peer.play(self._at_once)
        end = time.monotonic() + seconds
        while len(ours) < 3 or time.monotonic() < end:
            ours.append(await self.play([self._ours]))
            bare.append(await self.push(max(0, size - SHORT)))
            two.append(await self.play(self._pair))
            if self._peer is not None:
                peer.append(self._peer.play(self._at_once))
        beside = [one.cpu_us / other.cpu_us for one, other in zip(ours, peer, strict=False)]
        return PathCosts(
            ours_us=median([each.cpu_us for each in ours]),
            bare_us=median([each.cpu_us for each in bare]),
            two_us=median([each.cpu_us for each in two]),
            ours_rate=median([each.rate for each in ours]),
            bare_rate=median([each.rate for each in bare]),
            to_bare=median([one.cpu_us / other.cpu_us for one, other in zip(ours, bare, strict=True)]),
            rate_to_bare=median([one.rate / other.rate for one, other in zip(ours, bare, strict=True)]),
            two_to_one=median([one.cpu_us / other.cpu_us for one, other in zip(two, ours, strict=True)]),
            peer_us=median([each.cpu_us for each in peer]) if peer else None,
            to_peer=median(beside) if beside else None,
            frame_bytes=self.tally.bytes / self.tally.frames,
            turns=len(ours),
            answers=sum([each.answers for each in (*ours, *two)]),
            errors=sum([each.errors for each in (*ours, *two)]),
        )


def _cpu(servers: Sequence[Measured]) -> float:
    return sum([each.cpu() for each in servers])


async def _leave(sitters: Sequence[Sitter]) -> None:
    for sitter in sitters:
        await sitter.socket.close()
