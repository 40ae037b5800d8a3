"""How the lobby bears many open tables and many who look at them.

    python -m tests.server.load.lobby_bench --tables 10000 --sockets 1000 --changes 50 --seconds 30

People sit down and get up at open tables through requests, and every socket is told. What is measured: how large the
snapshot is and how long it takes to make, how long a change takes from its request to a socket, and the processor time
of the server for each socket and second. The machine's load is printed beside it.
"""

import argparse
import asyncio
import gzip
import json
import os
import random
import sys
import time
from statistics import quantiles

import asyncpg
import httpx
from websockets.asyncio.client import ClientConnection, connect

from partie.registry import find_game
from partie.server.infra.message_bus import MessageBus
from partie.server.infra.migrate import migrate
from partie.server.lobby.open_tables import OpenTablesFeed
from partie.server.ops.dev_services import DevServices
from tests.server.harness.clients.guests import COOKIE
from tools.bench.server.processes import Measured, server

SHAPES = [("tides", 2, {}), ("tales", 3, {}), ("tales", 4, {"quests": "yes"}), ("stonespine", 3, {})]
SHAPES += [("stonespine", 5, {}), ("darkcave", 4, {}), ("darkcave", 6, {}), ("darkcave", 8, {})]
CLOCKS = ["", "", "live 300+10", "live 600+15", "live 900+30", "days 1", "days 3", "days 7"]
LANGUAGES = ["", "", "en", "cs", "cs", "sk", "pl", "pl"]
SEATS = ["table_id", "seat", "name", "bot", "person"]
SAMPLE = 100  # sockets whose waits are counted; the others are only read


async def fill(database: str, count: int) -> None:
    """Lay tables that wait, with another number of free seats each; every eighth one was taken before."""
    luck = random.Random("lobby")
    games = [find_game(name) for name in sorted({game for game, _, _ in SHAPES})]
    known = {game.name: (game.version, game.card_set_name()) for game in games}
    connection = await asyncpg.connect(database)
    await connection.execute("INSERT INTO persons (name) SELECT 'P' || n FROM generate_series(1, 20000) n")
    tables, seats = [], []
    for number in range(count * 8 // 7):
        game, size, settings = luck.choice(SHAPES)
        begun = luck.randrange(8) == 0
        table = f"t{number}"
        terms = (luck.choice(CLOCKS), "open", luck.randrange(3) == 0, luck.choice(LANGUAGES))
        rules, deck = known[game]
        tables.append((table, game, rules, deck, json.dumps(settings), "x", "x", 1, not begun, *terms))
        taken = 1 + luck.randrange(size - 1)
        bots = luck.randrange(max(1, size - taken - 1))
        for seat in range(size):
            person = luck.randrange(1, 20001) if seat < taken else None
            bot = "regular" if taken <= seat < taken + bots else ""
            seats.append((table, seat, f"P{person}" if person else "", bot, person))
    columns = "id game rules deck settings luck onlookers host is_open clock watching is_rated language"
    await connection.copy_records_to_table("tables", records=tables, columns=columns.split())
    await connection.copy_records_to_table("seats", records=seats, columns=SEATS)
    await connection.execute("ANALYZE")
    await connection.close()


async def snapshots(database: str) -> tuple[int, int, list[float]]:
    """How many tables the snapshot has, its size, and milliseconds to make it, many times."""
    pool = await asyncpg.create_pool(database, min_size=1, max_size=2)
    board = OpenTablesFeed(pool, MessageBus("bench"))
    await board.prepare()
    took = []
    for _ in range(200):
        board.forget_snapshot()
        began = time.perf_counter()
        made = board.snapshot()
        took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(0)
    pool.terminate()
    return len(json.loads(gzip.decompress(made))["of"]), len(made), took


class Crowd:
    """Sockets of the lobby, and people who sit down and get up."""

    def __init__(self, process: Measured, rate: float) -> None:
        self._base = f"http://127.0.0.1:{process.port}"
        self._rate = rate
        self._sent: dict[tuple[int, int], float] = {}
        self.waits: list[float] = []
        self.failed = 0
        self.changes = 0
        self.frames = 0

    async def read(self, socket: ClientConnection, is_counted: bool) -> None:
        """Hear differences, and count how long they took."""
        async for frame in socket:
            now = time.monotonic()
            self.frames += 1
            if is_counted and isinstance(frame, str):
                for row in json.loads(frame)["rows"]:
                    began = self._sent.get((row["number"], row["free"]))
                    if began is not None:
                        self.waits.append(now - began)

    async def look(self, count: int) -> list[asyncio.Task[None]]:
        """Open sockets; the first frame of each is the snapshot."""
        found = []
        for number in range(count):
            socket = await connect(
                f"{self._base.replace('http', 'ws')}/api/lobby/socket", compression=None, open_timeout=60
            )
            await socket.recv()
            found.append(asyncio.create_task(self.read(socket, number % max(1, count // SAMPLE) == 0)))
        return found

    async def change(self, rows: list[tuple[int, str, int]], until: float) -> None:
        """Sit down at a table and get up again, table by table, as often as it is due."""
        limits = httpx.Limits(max_connections=20)
        due = time.monotonic()
        cookies: dict[int, str] = {}
        async with (
            httpx.AsyncClient(base_url=self._base, limits=limits, timeout=30) as client,
            asyncio.TaskGroup() as all_,
        ):
            turn = 0
            while time.monotonic() < until:
                number, table, free = rows[(turn // 2) % len(rows)]
                if turn % 2 == 0:
                    self._sent[number, free - 1] = time.monotonic()
                    sits = self._ask(
                        client, f"/api/lobby/tables/{number}/seat", {"name": "", "words": ""}, cookies, number
                    )
                    await sits
                else:
                    self._sent[number, free] = time.monotonic()
                    all_.create_task(self._ask(client, f"/api/tables/{table}/leave", None, cookies, number))
                turn += 1
                due += 1 / self._rate
                await asyncio.sleep(max(0.0, due - time.monotonic()))

    async def _ask(
        self, client: httpx.AsyncClient, path: str, body: object, cookies: dict[int, str], number: int
    ) -> None:
        headers = {"cookie": f"{COOKIE}={cookies[number]}"} if number in cookies else {}
        answer = await client.post(path, json=body, headers=headers)
        self.changes += 1
        self.failed += answer.status_code >= 300
        given = answer.cookies.get(COOKIE)
        client.cookies.clear()
        if given:
            cookies[number] = given


def at(share: int, values: list[float]) -> float:
    """A percentile."""
    return quantiles(values, n=100, method="inclusive")[share - 1]


async def measure(database: str, process: Measured, asked: argparse.Namespace) -> None:
    """Everything, printed."""
    count, size, took = await snapshots(database)
    say(
        f"snapshot of {count} tables: {size} bytes; {at(50, took):.1f} ms at half, {at(99, took):.1f} ms at p99 to make"
    )
    connection = await asyncpg.connect(database)
    rows = await connection.fetch(
        "SELECT t.number, t.id, count(*) FILTER (WHERE s.person IS NULL AND s.bot = '') AS free FROM tables t"
        " JOIN seats s ON s.table_id = t.id WHERE t.is_open AND t.begun IS NULL GROUP BY t.id LIMIT 3000"
    )
    await connection.close()
    crowd = Crowd(process, asked.changes)
    readers = await crowd.look(asked.sockets)
    before, began = process.cpu(), time.monotonic()
    chosen = [(row["number"], row["id"], row["free"]) for row in rows if row["free"] >= 2]
    await crowd.change(chosen, began + asked.seconds)
    await asyncio.sleep(1)
    spent, seconds = process.cpu() - before, time.monotonic() - began
    for reader in readers:
        reader.cancel()
    say(f"{crowd.changes / seconds:.1f} changes a second ({crowd.failed} failed), {crowd.frames} frames to all sockets")
    say(
        f"a change to a socket: {at(50, crowd.waits) * 1000:.0f} ms at half, {at(99, crowd.waits) * 1000:.0f} ms at p99"
    )
    say(f"server: {spent / seconds:.2f} cores, {spent / seconds / asked.sockets * 1e6:.0f} µs a socket and second")
    say(f"load of the machine: {' '.join([f'{each:.1f}' for each in os.getloadavg()])} on {os.cpu_count()} cores")


def say(line: str) -> None:
    """One line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser()
    for name, default in (("tables", 10_000), ("sockets", 1000), ("changes", 50), ("seconds", 30)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    with DevServices() as trial:
        migrate(trial.database)
        asyncio.run(fill(trial.database, asked.tables))
        process = server(trial.database)
        try:
            process.wait()
            asyncio.run(measure(trial.database, process, asked))
        finally:
            process.stop()


if __name__ == "__main__":
    main()
