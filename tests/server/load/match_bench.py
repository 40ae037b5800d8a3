"""How long it takes to seat a crowd: the pairing alone, and all of it with the tables that are made.

python -m tests.server.load.match_bench --people 500
"""

import argparse
import asyncio
import sys
import time

import asyncpg

from partie.server.infra.migrate import migrate
from partie.server.matchmaking.matcher import match_up
from partie.server.ops.dev_services import DevServices
from partie.server.people.persons import Person
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.store import TableStore
from tests.server.harness.built import pairing_over
from tests.server.harness.scenes.ended import person
from tests.server.harness.scenes.waiting_players import WISH, crowd


def say(line: str) -> None:
    """A line of the report."""
    sys.stdout.write(f"{line}\n")


async def seat(database: str, count: int) -> None:
    """Let people wait, and seat them."""
    pool = await asyncpg.create_pool(database, min_size=1, max_size=4)
    store = TableStore(pool)
    pairing = pairing_over(build(store, AnswerWriter(pool)))
    for at in range(count):
        name = f"Waiter {at}"
        await pairing.wait(Person(await person(store, name), name, "account", ""), {**WISH, "name": name})
    before, spent = time.perf_counter(), time.process_time()
    seated = await pairing.pair()
    took, spent = time.perf_counter() - before, time.process_time() - spent
    say(f"{seated} seated at {seated // 2} tables: {took * 1000:.0f} ms, {spent * 1000:.0f} ms of it computing here")
    await pool.close()


def main() -> None:
    """Both figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=int, default=500)
    count = parser.parse_args().people
    people = crowd(count)
    times = []
    for _ in range(9):
        before = time.process_time()
        match_up(people, 60.0)
        times.append(time.process_time() - before)
    say(f"{count} paired: {sorted(times)[4] * 1000:.1f} ms of processor time, {max(times) * 1000:.1f} ms at most")
    with DevServices() as trial:
        migrate(trial.database)
        asyncio.run(seat(trial.database, count))


if __name__ == "__main__":
    main()
