"""Back up under load, restore into another database, verify, and play on.

    python -m tests.server.runs.drill --tables 10000 --live 8

Tables lie in a database, half of them over. At a few more, people play through sockets all the time. A sealed backup
is made meanwhile, they play on for a while, and then the server is gone. What was restored must have every record that
was there before the backup, letter by letter, and every running table as far as it was then, or further. At the end the
people come back by the links of their seats and play to the end.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from partie.server.infra.migrate import migrate
from partie.server.ops.admin import Admin
from partie.server.ops.backup import back_up, restore
from partie.server.ops.dev_services import DevServices
from partie.server.ops.sealed_file import new_keys
from tests.server.harness.clients.guests import Guest, Player, Refusal
from tests.server.harness.processes import server
from tests.server.harness.scenes.filled import fill

EACH = 4  # answers at each table before the backup, and after it
PACE = 0.2  # seconds before each answer: no table is to end in between


@dataclass(frozen=True)
class Held:
    """What a database holds: the records of ended tables, and the logs of running ones."""

    records: dict[str, str]
    logs: dict[str, list[tuple[int, int, str]]]


@dataclass
class Report:
    """What was seen. Times are in seconds, ``lost`` is how many answers came after the backup."""

    ended: int = 0
    running: int = 0
    size: int = 0
    backup: float = 0.0
    restore: float = 0.0
    verify: float = 0.0
    lost: int = 0
    played_on: int = 0

    def text(self) -> str:
        """For whoever ran it."""
        times = f"backup {self.backup:.1f} s, restore {self.restore:.1f} s, verify {self.verify:.1f} s"
        tables = f"{self.ended} ended and {self.running} running tables, {self.size / 1e6:.1f} MB"
        return (
            f"{tables}: {times}; {self.lost} answers came after it; {self.played_on} tables were played on to the end"
        )


class Seated:
    """A table at which two people play at random, with the links of their own seats and those that invited them."""

    def __init__(self, guests: list[Guest], table: str, keys: list[str], invitations: list[str]) -> None:
        self.guests = guests
        self.table = table
        self.keys = keys
        self.invitations = invitations
        self.hands: list[Player] = []

    def players(self, base: str, pace: float) -> list[Player]:
        """Both, with eyes that have seen nothing yet."""
        players = [Player([base], guest, self.table, seat, luck=base) for seat, guest in enumerate(self.guests)]
        for player in players:
            player.pace = pace
        self.hands = players
        return players

    def answered(self) -> int:
        """How many answers were acknowledged."""
        return sum([len(player.diary.acknowledged) for player in self.hands])

    async def come_back(self, base: str) -> None:
        """By the links, for no session is in a backup. Whoever sat down after it comes as on the first day."""
        for seat, guest in enumerate(self.guests):
            guest.cookie = ""
            try:
                await guest.sit(base, self.table, seat, self.keys[seat])
            except Refusal:
                await guest.sit(base, self.table, seat, self.invitations[seat])


async def seated(base: str) -> Seated:
    """A new table."""
    guests = [Guest("Ana"), Guest("Ben")]
    made = await guests[0].make(base, "tides", ["", ""])
    card = await guests[1].sit(base, made["table"], 1, made["keys"][1])
    return Seated(guests, made["table"], [made["keys"][0], card["own"]], made["keys"])


async def keep_playing(base: str, laid: list[Seated]) -> None:
    """One table after another."""
    while True:
        table = await seated(base)
        laid.append(table)
        await asyncio.gather(*[player.play() for player in table.players(base, PACE)])


async def held(database: str) -> Held:
    """All of it, at one moment."""
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            records = await connection.fetch("SELECT id, record FROM tables WHERE ended IS NOT NULL")
            running = await connection.fetch("SELECT table_id FROM luck")
            rows = await connection.fetch("SELECT table_id, question, seat, text FROM answers ORDER BY version")
    finally:
        await connection.close()
    logs: dict[str, list[tuple[int, int, str]]] = {row["table_id"]: [] for row in running}
    for row in rows:
        logs[row["table_id"]].append((row["question"], row["seat"], row["text"]))
    return Held({row["id"]: row["record"] for row in records}, logs)


def faults(before: Held, restored: Held, after: Held) -> list[str]:
    """What a backup has lost that was made between two moments, or what it has that never was."""
    found = [f"{name}: its record is gone" for name in before.records if name not in restored.records]
    for name, record in restored.records.items():
        if after.records.get(name) != record:
            found.append(f"{name}: its record is another one")
    for name, log in before.logs.items():
        if name not in restored.records and restored.logs.get(name, [])[: len(log)] != log:
            found.append(f"{name}: its log is further behind than the backup")
        if name not in restored.records and name not in restored.logs:
            found.append(f"{name}: it is gone")
    for name, log in restored.logs.items():
        if name in after.logs and after.logs[name][: len(log)] != log:
            found.append(f"{name}: its log is not what was played")
    return found


async def play_and_back_up(
    base: str, database: str, live: int, file: Path, public: bytes, report: Report
) -> tuple[Held, list[Seated]]:
    """What was there before the backup, and the tables at which people sat."""
    laid: list[Seated] = []
    playing = [asyncio.create_task(keep_playing(base, laid)) for _ in range(live)]

    async def until_answered(count: int) -> None:
        while sum([table.answered() for table in laid]) < count:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)

    try:
        await until_answered(EACH * live)
        before = await held(database)
        began = time.perf_counter()
        report.size = await asyncio.to_thread(back_up, database, file, public=public)
        report.backup = time.perf_counter() - began
        await until_answered(EACH * live + sum([table.answered() for table in laid]))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return before, laid


async def play_on(base: str, laid: list[Seated], restored: Held) -> int:
    """Everybody comes back and plays to the end: how many tables."""
    tables = [table for table in laid if table.table in restored.logs]
    for table in tables:
        await table.come_back(base)
    await asyncio.gather(*[player.play() for table in tables for player in table.players(base, 0.0)])
    return len(tables)


def drill(database: str, other: str, tables: int, live: int) -> Report:
    """Do it with two databases that are empty, and raise if anything is lost."""
    report = Report()
    migrate(database)
    asyncio.run(fill(database, tables))
    public, secret = new_keys()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "partie.dump"
        process, base = server(database)
        process.start()
        try:
            before, laid = asyncio.run(play_and_back_up(base, database, live, file, public, report))
        finally:
            process.kill()
        began = time.perf_counter()
        restore(other, file, secret=secret)
        report.restore = time.perf_counter() - began
    restored, after = asyncio.run(held(other)), asyncio.run(held(database))
    wrong = faults(before, restored, after)
    assert not wrong, wrong[:10]
    report.ended, report.running = len(restored.records), len(restored.logs)
    report.lost = sum([len(after.logs[name]) - len(log) for name, log in restored.logs.items() if name in after.logs])
    began = time.perf_counter()
    wrong, count = asyncio.run(Admin(other).verify(None))
    report.verify = time.perf_counter() - began
    assert not wrong, wrong[:10]
    assert count == report.ended + report.running
    process, base = server(other)
    process.start()
    try:
        report.played_on = asyncio.run(play_on(base, laid, restored))
    finally:
        process.stop()
    wrong, _ = asyncio.run(Admin(other).verify(None))
    assert not wrong, wrong[:10]
    assert report.played_on, "nobody had anything to play on"
    return report


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--live", type=int, default=4)
    asked = parser.parse_args()
    sys.stdout.write(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    with DevServices() as trial:
        asyncio.run(_make(trial.database))
        report = drill(trial.database, trial.database.replace("/postgres", "/restored"), asked.tables, asked.live)
    sys.stdout.write(report.text() + "\n")


async def _make(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("CREATE DATABASE restored")
    await connection.close()


if __name__ == "__main__":
    main()
