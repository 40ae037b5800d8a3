"""What one locked table does to all others.

    python -m tests.server.load.locked --tables 40 --seconds 60 --rounds 3

People answer at a steady pace at many tables of a server as anybody runs it. For a while another transaction holds the
row of one table; the same time before it is what it is compared with. It fails if 99 of 100 answers elsewhere take
more than twice as long, or if an answer elsewhere is refused.
"""

import argparse
import asyncio
import sys
from statistics import median

from partie.server.ops.dev_services import DevServices
from tests.server.harness.databases import Link, linked, new_database
from tests.server.harness.processes import running, server

from .steady import BEHIND_PROXY, HEAD, Steady, Waits

ALLOWED = 2.0
# What a judge of clocks holds, and what whoever changes a seat holds.
HOLD = {
    "luck": "SELECT FROM luck WHERE table_id = $1 FOR UPDATE",
    "tables": "SELECT FROM tables WHERE id = $1 FOR UPDATE",
}


async def held(steady: Steady, link: Link, row: str, seconds: float) -> Waits:
    """What the others wait for while the row of the first table is held."""
    steady.watches = 0
    async with link.transaction():
        await link.execute(HOLD[row], steady.ids[0])
        return await steady.measure(seconds)


async def compare(base: str, database: str, row: str, tables: int, every: float, seconds: float, rounds: int) -> bool:
    """Whether a lock is nobody's business but those's who sit at its table."""
    steady, ratios, is_well = Steady(base, tables, every), list[float](), True
    sys.stdout.write(f"{HEAD}\n")
    async with linked(database) as link, steady.playing():
        await steady.measure(steady.spread + every + 5)  # everybody has sat down
        for _ in range(rounds):
            before = await steady.measure(seconds)
            locked = await held(steady, link, row, seconds)
            await steady.measure(every + 2)  # what has waited is taken now
            its, steady.watches = steady.watched, -1
            rows = before.row("before"), locked.row(f"{row} held", before), its.row("its table")
            sys.stdout.write("\n".join(rows) + "\n")
            sys.stdout.flush()
            ratios.append(locked.p(99) / before.p(99))
            is_well = is_well and not locked.odd
    sys.stdout.write(f"99 of 100 answers at the other tables take × {median(ratios):.2f} (asked: at most {ALLOWED})\n")
    return is_well and median(ratios) <= ALLOWED


def main() -> int:
    """Start everything, lock, and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two answers at a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--row", choices=sorted(HOLD), default="luck")
    wanted = parser.parse_args()
    with DevServices() as trial:
        database = new_database(trial)
        process, base = server(database, more=BEHIND_PROXY)
        with running([process]):
            is_well = asyncio.run(
                compare(base, database, wanted.row, wanted.tables, wanted.every, wanted.seconds, wanted.rounds)
            )
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
