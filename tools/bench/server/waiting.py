"""How long people wait at many tables: from an answer's way in to the frame at the other seat."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from partie.server.tables.store import TableStore
from tools.bench.server.crowd import Laid, Sitter, Tally, lay, sit
from tools.bench.server.processes import Measured

EVERY: Final = 5.0  # seconds between two answers at a table
OPENERS: Final = 8  # sockets that are opened at a time
LEAST: Final = 2 * EVERY


@dataclass(frozen=True)
class Waits:
    """Milliseconds, and kilobytes: a table with its two sockets and their share of everything, from outside."""

    tables: int
    answers: int
    errors: int
    p50_ms: float
    p99_ms: float
    lag_ms: float
    pause_ms: float
    cpu_share: float
    table_kib: float


async def measure_waits(
    store: TableStore, server: Measured, tables: int, seconds: float, on_progress: Callable[[int, int], None]
) -> Waits:
    """Open these tables, then let each have an answer every few seconds."""
    tally, luck = Tally(), Random(2)
    first = await _open(store, server, 1, luck, tally)  # what all tables share is loaded now
    before = server.memory()
    sitters = await _open(store, server, tables, luck, tally, on_progress)
    after = server.memory()
    listening = [asyncio.create_task(sitter.listen()) for pair in sitters for sitter in pair]
    server.numbers()
    tally.answers, cpu, began = 0, server.cpu(), time.perf_counter()
    await asyncio.gather(*[_play(pair, luck.random() * EVERY, max(seconds, LEAST)) for pair in sitters])
    spent, took = server.cpu() - cpu, time.perf_counter() - began
    numbers = server.numbers()
    await asyncio.gather(*[sitter.socket.close() for pair in (*first, *sitters) for sitter in pair])
    await asyncio.gather(*listening)
    waits = sorted(tally.waits) or [0.0]
    return Waits(
        tables=tables,
        answers=len(tally.waits),
        errors=tally.errors,
        p50_ms=1e3 * waits[len(waits) // 2],
        p99_ms=1e3 * waits[len(waits) * 99 // 100],
        lag_ms=1e3 * numbers["partie_loop_lag_longest_seconds"],
        pause_ms=1e3 * numbers["partie_collector_pause_longest_seconds"],
        cpu_share=spent / took,
        table_kib=(after - before) / tables / 1024,
    )


async def _open(
    store: TableStore,
    server: Measured,
    tables: int,
    luck: Random,
    tally: Tally,
    on_progress: Callable[[int, int], None] | None = None,
) -> list[list[Sitter]]:
    opened: list[list[Sitter]] = []
    gate = asyncio.Semaphore(OPENERS)

    async def one() -> None:
        async with gate:
            table: Laid = await lay(store, "tides", 2)
            opened.append([await sit(server.port, table, seat, luck, tally) for seat in range(2)])
            if on_progress is not None:
                on_progress(len(opened), tables)

    await asyncio.gather(*[one() for _ in range(tables)])
    return opened


async def _play(pair: list[Sitter], first: float, seconds: float) -> None:
    """One seat after the other answers when its time has come."""
    end = time.perf_counter() + seconds
    await asyncio.sleep(first)
    while time.perf_counter() < end and not any([sitter.over for sitter in pair]):
        for sitter, other in (pair, pair[::-1]):
            if sitter.asked is not None:
                other.sent_at = time.perf_counter()
                await sitter.answer()
                break
        await asyncio.sleep(EVERY)
