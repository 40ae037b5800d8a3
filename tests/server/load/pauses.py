"""How long the collector stops a server that has many tables open.

    python -m tests.server.load.pauses --tables 2000

Both seats of each table have a socket, and each table has an answer every five seconds. Pauses are processor time: how
long others hold the machine meanwhile is no fault of the collector's. It fails if one pause is longer than 100 ms.
"""

import argparse
import asyncio
import sys

import asyncpg

from partie.server.ops.dev_services import DevServices
from partie.server.tables.store import TableStore
from tests.server.harness.databases import new_database
from tools.bench.server.processes import Measured, server
from tools.bench.server.waiting import Waits, measure_waits

ALLOWED = 100.0  # ms


async def measure(database: str, process: Measured, tables: int, seconds: float) -> Waits:
    """What people wait for, and what stopped them."""
    pool = await asyncpg.create_pool(database, min_size=1, max_size=8)
    found = await measure_waits(TableStore(pool), process, tables, seconds, lambda done, all_of_them: None)
    pool.terminate()
    return found


def main() -> int:
    """Start everything, and look for the longest pause."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=90.0, help="long enough for some full collections")
    wanted = parser.parse_args()
    with DevServices() as trial:
        database = new_database(trial)
        process = server(database)
        try:
            process.wait()
            found = asyncio.run(measure(database, process, wanted.tables, wanted.seconds))
        finally:
            process.stop()
    sys.stdout.write(
        f"{'tables':>7} {'answers':>8} {'p50 ms':>8} {'p99 ms':>8} {'pause ms':>9} {'lag ms':>8} {'KiB a table':>12}\n"
        f"{found.tables:>7} {found.answers:>8} {found.p50_ms:>8.1f} {found.p99_ms:>8.1f}"
        f" {found.pause_ms:>9.1f} {found.lag_ms:>8.1f} {found.table_kib:>12.1f}\n"
    )
    return 0 if found.pause_ms <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
