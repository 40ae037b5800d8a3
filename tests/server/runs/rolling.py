"""Restart all processes one by one while people play, and judge by what they saw and by what is stored.

    python -m tests.server.runs.rolling --tables 100 --rounds 10 --rate 200

Two web processes and two workers. Each round restarts every one of them by SIGTERM.
"""

import argparse
import asyncio
import json
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import asyncpg

from partie.server.ops.admin import Admin
from partie.server.ops.dev_services import DevServices
from partie.table.reading import read
from tests.server.harness.clients.guests import Player, laid
from tests.server.harness.processes import Process, server, worker

SHORT = 2.0  # seconds without a table, asked for at the 99th of a hundred
LONGEST = 10.0  # seconds for a process to go
PAUSE = 1.0  # seconds between two restarts
GAMES = [("darkcave", ["", ""]), ("tides", ["", ""]), ("tales", ["", ""]), ("stonespine", ["", "", "newcomer"])]


@dataclass
class Cluster:
    """Two web processes and two workers."""

    trial: DevServices
    webs: list[Process] = field(default_factory=list)
    workers: list[Process] = field(default_factory=list)
    bases: list[str] = field(default_factory=list)

    def start(self) -> None:
        """Everything."""
        for _ in range(2):
            process, base = server(self.trial.database, self.trial.news)
            self.webs.append(process)
            self.bases.append(base)
            process.start()
            self.workers.append(worker(self.trial.database, self.trial.news))
            self.workers[-1].start(waits=False)

    def stop(self) -> None:
        """Everything."""
        for process in [*self.webs, *self.workers]:
            process.stop(signal.SIGKILL)


@dataclass
class Going:
    """How processes went: how long each took, and what it ended with."""

    seconds: list[float] = field(default_factory=list)
    statuses: list[int | None] = field(default_factory=list)

    def stop(self, process: Process) -> None:
        """Ask a process to go, and wait until it is gone."""
        began = time.monotonic()
        process.stop()
        self.seconds.append(time.monotonic() - began)
        self.statuses.append(process.status)


@dataclass(frozen=True)
class Verdict:
    """What came of it. ``errors`` are refusals and broken connections that a person would have been shown."""

    restarts: int
    answers: int
    rate: float
    sent_on: int
    errors: int
    blind: list[float]
    slowest: float
    wrong: list[str]

    def absence(self, share: float) -> float:
        """Seconds without a table: this share of all absences was not longer."""
        return sorted(self.blind)[min(len(self.blind) - 1, int(share * len(self.blind)))] if self.blind else 0.0

    def says(self) -> str:
        """In one line."""
        return (
            f"{self.restarts} restarts, {self.answers} acknowledged answers ({self.rate:.0f} a second), "
            f"{len(self.wrong)} lost or wrong, {self.errors} errors shown; {self.sent_on} times somebody was sent on, "
            f"absence p50 {self.absence(0.5):.2f} s, p99 {self.absence(0.99):.2f} s; "
            f"the slowest process went in {self.slowest:.1f} s"
        )

    @property
    def is_good(self) -> bool:
        """Whether everything is as asked for."""
        return not self.wrong and not self.errors and self.absence(0.99) <= SHORT and self.slowest <= LONGEST


async def given(database: str, table: str) -> list[tuple[int, int, str]]:
    """What the log or the record of a table holds: question, seat and text of every answer that counts."""
    connection = await asyncpg.connect(database)
    text = await connection.fetchval("SELECT record FROM tables WHERE id = $1", table)
    rows = await connection.fetch("SELECT * FROM answers WHERE table_id = $1 ORDER BY version", table)
    await connection.close()
    if text is None:
        return [(row["question"], row["seat"], row["text"]) for row in rows]
    record, _ = read(text)
    return [(row.number, entry.seat, part) for row in record.rows for entry in row.entries for part in entry.parts]


async def lost(database: str, players: Sequence[Player]) -> list[str]:
    """Whatever is wrong: a table that cannot be played again, and an acknowledged answer that is not there.

    Most tables are in the middle of their game, so their ends are not looked at.
    """
    faults, _ = await Admin(database).verify(None)
    wrong = [str(fault) for fault in faults]
    for player in players:
        if player.seat is not None:
            kept = Counter(await given(database, player.table))
            acknowledged = Counter([(question, player.seat, text) for question, _, text in player.diary.acknowledged])
            wrong += [f"{player.table}: lost {each}" for each in acknowledged - kept]
    return wrong


def errors_of(player: Player) -> int:
    """What this player would have been shown as an error.

    A connection that broke without a word, or could not be opened; and a frame that refuses something. An answer that
    is refused as stale was given already: people who answer together may be overtaken at any time.
    """
    frames = [json.loads(frame) for frame in player.diary.frames]
    refused = [each for each in frames if each["kind"] == "refused" and each["why"]["kind"] != "stale"]
    return len(refused) + player.diary.breaks - len(player.diary.sent_on)


async def roll(cluster: Cluster, going: Going, rounds: int, quiet: asyncio.Lock) -> None:
    """Restart everything, one after the other."""
    for _ in range(rounds):
        for process in [*cluster.webs, *cluster.workers]:
            await asyncio.sleep(PAUSE)
            async with quiet:
                await asyncio.to_thread(going.stop, process)
                await asyncio.to_thread(process.start, process in cluster.webs)


class Place:
    """A place where a table is played, and another when it is over, until everything was restarted."""

    def __init__(self, cluster: Cluster, number: int, pace: float) -> None:
        self._cluster = cluster
        self._number = number
        self._pace = pace
        self.tables: list[list[Player]] = []

    async def lay(self) -> None:
        """Another table."""
        game, seats = GAMES[self._number % len(GAMES)]
        self.tables.append(await laid(self._cluster.bases, game, seats, f"{self._number} {len(self.tables)}"))
        for player in self.tables[-1]:
            player.pace, player.is_hurried = self._pace, True

    def is_seen(self) -> bool:
        """Whether everybody sees the table."""
        return bool(self.tables) and all([player.snapshot is not None for player in self.tables[-1]])

    async def play(self, quiet: asyncio.Lock) -> None:
        """Table after table. Each is opened while no process is being restarted: there is no proxy that knows which."""
        while True:
            async with quiet:
                await self.lay()
                playing = asyncio.gather(*[player.play() for player in self.tables[-1]])
                while not self.is_seen() and not playing.done():
                    await asyncio.sleep(0.02)
            await playing


async def play_and_roll(
    cluster: Cluster, going: Going, tables: int, rounds: int, rate: float
) -> tuple[list[Place], float]:
    """Play at this many tables while everything is restarted. How many answers a second were given meanwhile."""
    places = [Place(cluster, number, tables / rate) for number in range(tables)]
    quiet = asyncio.Lock()
    playing = [asyncio.create_task(place.play(quiet)) for place in places]
    while not all([place.is_seen() for place in places]):
        await asyncio.sleep(0.1)
    began, before = time.monotonic(), acknowledged(places)
    await roll(cluster, going, rounds, quiet)
    await asyncio.sleep(SHORT)  # whoever was sent on last comes back
    given = (acknowledged(places) - before) / (time.monotonic() - began)
    async with quiet:  # a table that is being laid would be counted by nobody
        for task in playing:
            task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    for each in ended:
        if not isinstance(each, asyncio.CancelledError):
            raise AssertionError("somebody stopped playing") from each
    return places, given


def players_at(places: Sequence[Place]) -> list[Player]:
    """Everybody who sat at any of their tables."""
    return [player for place in places for players in place.tables for player in players]


def acknowledged(places: Sequence[Place]) -> int:
    """How many answers were acknowledged at all their tables."""
    return sum([len(player.diary.acknowledged) for player in players_at(places)])


def roll_and_judge(tables: int, rounds: int, rate: float) -> Verdict:
    """The whole of it."""
    going = Going()
    with DevServices() as trial:
        cluster = Cluster(trial)
        cluster.start()
        try:
            places, given = asyncio.run(play_and_roll(cluster, going, tables, rounds, rate))
        finally:
            cluster.stop()
        players = players_at(places)
        wrong = asyncio.run(lost(trial.database, players))
    return Verdict(
        restarts=len(going.seconds),
        answers=acknowledged(places),
        rate=given,
        sent_on=sum([len(player.diary.sent_on) for player in players]),
        errors=sum([errors_of(player) for player in players]),
        blind=[each for player in players for each in player.diary.blind],
        slowest=max(going.seconds, default=0.0),
        wrong=[*wrong, *[f"a process ended with {each}" for each in going.statuses if each != 0]],
    )


def main() -> None:
    """Restart everything under play and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--rate", type=float, default=200.0, help="answers a second that are aimed at")
    wanted = parser.parse_args()
    verdict = roll_and_judge(wanted.tables, wanted.rounds, wanted.rate)
    sys.stdout.write(verdict.says() + "\n" + "".join([f"  {line}\n" for line in verdict.wrong]))
    sys.exit(not verdict.is_good)


if __name__ == "__main__":
    main()
