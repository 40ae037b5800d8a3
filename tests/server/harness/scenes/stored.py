"""Databases with something in them, and all that is in one."""

import asyncio
from itertools import count

from tests.server.harness.clients.guests import PATIENCE, Guest, laid
from tests.server.harness.processes import server
from tests.server.harness.stores import run

_numbers = count()


EVERYTHING = """
    SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
"""


async def contents(database: str) -> dict[str, set[str]]:
    """Every row of every table."""
    names = [row["table_name"] for row in await run(database, EVERYTHING)]
    return {
        name: {row["line"] for row in await run(database, f"SELECT t::text AS line FROM {name} t")} for name in names
    }


def one_who_may_not(database: str) -> str:
    """The address for somebody who may read all tables but one: a dump breaks in its middle."""
    name = f"reader{next(_numbers)}"
    asyncio.run(run(database, f"CREATE ROLE {name} LOGIN"))
    asyncio.run(run(database, f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {name}"))
    asyncio.run(run(database, f"GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO {name}"))
    asyncio.run(run(database, "ALTER TABLE tables ENABLE ROW LEVEL SECURITY"))
    return database.replace("partie@", f"{name}@")


def play_a_little(database: str) -> None:
    """An ended table, a running one, and one that waits."""
    process, base = server(database)
    process.start()
    try:
        asyncio.run(_play(base))
    finally:
        process.stop()


async def _play(base: str) -> None:
    async with asyncio.timeout(PATIENCE):
        players = await laid([base], "tides", ["", ""])
        await asyncio.gather(*[player.play() for player in players])
        half = await laid([base], "tides", ["", ""])
        for player in half[:2]:
            player.pace = 0.05
        playing = [asyncio.create_task(player.play()) for player in half[:2]]
        while any([len(player.diary.acknowledged) < 2 for player in half[:2]]):
            await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        await Guest("Eve").make(base, "tides", ["", ""])
