"""Everything that is measured of a server, in one run: services and processes are started and stopped here."""

import asyncio
import json
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict, dataclass

from partie.lab.bench.speed import machine, python
from partie.server.infra.database import open_tool_pool
from partie.server.infra.migrate import migrate
from partie.server.ops.dev_services import DevServices
from partie.server.tables.store import TableStore
from partie.sources import is_compiled
from tools.bench.server.path import AT_ONCE, PathCosts, Turns
from tools.bench.server.peer import Peer
from tools.bench.server.processes import bare_server, server
from tools.bench.server.size import TableSize, table_sizes
from tools.bench.server.waiting import Waits, measure_waits

type OnProgress = Callable[[int, int], None]


@dataclass(frozen=True)
class ServerReport:
    """What was measured, and on what."""

    python: str
    machine: str
    compiled: bool
    path: PathCosts
    waits: Waits
    sizes: tuple[TableSize, ...]

    def to_json(self) -> str:
        """Everything, for machines."""
        return json.dumps(asdict(self), indent=2)


def measure_server(
    tables: int,
    seconds: float,
    peers: bool,
    on_progress: OnProgress,
    at_once: int = AT_ONCE,
    games: list[str] | None = None,
) -> ServerReport:
    """The path for this many seconds, then waiting at this many tables, then the sizes of tables."""
    with DevServices() as trial, Peer() if peers else nullcontext() as peer:
        migrate(trial.database)
        ours, bare = server(trial.database), bare_server(trial.database)
        pair = [server(trial.database, trial.news) for _ in range(2)]
        try:
            for each in (ours, bare, *pair):
                each.wait()

            async def measure() -> tuple[PathCosts, Waits]:
                pool = await open_tool_pool(trial.database, most=8)
                store = TableStore(pool)
                path = await Turns(store, ours, bare, pair, at_once, peer).measure(seconds)
                for each in (bare, *pair):
                    each.stop()
                waits = await measure_waits(store, ours, tables, seconds, on_progress)
                await pool.close()
                return path, waits

            path, waits = asyncio.run(measure())
        finally:
            for each in (ours, bare, *pair):
                each.stop()
    return ServerReport(python(), machine(), is_compiled(), path, waits, tuple(table_sizes(games)))
