"""What an answer costs a server of this checkout: one number, in microseconds of processor time.

    python -m tests.server.load.answer_cost

``ratio`` asks two checkouts, each by its own code.
"""

import asyncio
import sys
from statistics import median

from partie.server.infra.database import open_tool_pool
from partie.server.infra.migrate import migrate
from partie.server.ops.dev_services import DevServices
from partie.server.tables.store import TableStore
from tools.bench.server.path import Turns
from tools.bench.server.processes import Measured, server

AT_ONCE = 16
CONNECTIONS = 8
WARM = 2
SLICES = 5


async def measure(database: str, ours: Measured) -> float:
    """The median of some slices, after others that warm everything up."""
    pool = await open_tool_pool(database, CONNECTIONS)
    try:
        turns = Turns(TableStore(pool), ours, ours, [ours], AT_ONCE)
        for _ in range(WARM):
            await turns.play([ours])
        return median([(await turns.play([ours])).cpu_us for _ in range(SLICES)])
    finally:
        pool.terminate()


def main() -> None:
    """Start a server, measure, and say the number."""
    with DevServices() as trial:
        migrate(trial.database)
        ours = server(trial.database)
        try:
            ours.wait()
            sys.stdout.write(f"{asyncio.run(measure(trial.database, ours))}\n")
        finally:
            ours.stop()


if __name__ == "__main__":
    main()
