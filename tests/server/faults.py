"""Play many tables while processes, NATS and PostgreSQL are killed, and judge by what is stored afterwards.

    python -m tests.server.faults --tables 200 --faults 40

Two web processes and two workers serve tables of all four games at their smallest and largest number of seats.
Everybody plays through sockets, and the seats of a table are at different processes.
"""

import argparse
import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import asyncpg

from partie.core import Rng
from partie.server.admin import Admin
from partie.server.trial import Trial
from partie.table.reading import read

from .guests import Player, laid
from .processes import Process, server, worker

SOON = 5.0  # seconds
SMALLEST_AND_LARGEST = [
    ("tides", ["", ""]),
    ("stonespine", [""]),
    ("stonespine", ["", "", "", "", "newcomer"]),
    ("darkcave", ["", ""]),
    ("darkcave", [*[""] * 7, "newcomer"]),
    ("tales", ["", ""]),
    ("tales", ["", "", "", "", "newcomer"]),
]


@dataclass
class House:
    """Two web processes, two workers, and the services they need. ``away`` tells when PostgreSQL was not there."""

    trial: Trial
    webs: list[Process] = field(default_factory=list)
    workers: list[Process] = field(default_factory=list)
    bases: list[str] = field(default_factory=list)
    away: list[tuple[float, float]] = field(default_factory=list)

    def start(self) -> None:
        """Everything."""
        for _ in range(2):
            process, base = server(self.trial.database, self.trial.news)
            self.webs.append(process)
            self.bases.append(base)
            process.start()
        for _ in range(2):
            self.workers.append(worker(self.trial.database, self.trial.news))
            self.workers[-1].start(waits=False)

    def stop(self) -> None:
        """Everything."""
        for process in [*self.webs, *self.workers]:
            process.stop(signal.SIGKILL)

    async def fault(self, number: int) -> None:
        """Kill something and start it again. What takes time is done beside the players."""
        kinds: list[Callable[[], None]] = [
            lambda: self._again(self.webs[number % 2]),
            lambda: self._again(self.workers[number % 2], waits=False),
            self._nats,
            self._postgres,
        ]
        await asyncio.to_thread(kinds[number % len(kinds)])

    def _again(self, process: Process, waits: bool = True) -> None:
        process.kill()
        process.start(waits)

    def _nats(self) -> None:
        self.trial.nats.stop(signal.SIGKILL)
        self.trial.nats.start()

    def _postgres(self) -> None:
        began = time.monotonic()
        self.trial.postgres.stop(signal.SIGQUIT)  # at once: what is not on the disk is gone
        self.trial.postgres.start()
        self.away.append((began, time.monotonic()))

    def absence(self, cut: float, back: float) -> float:
        """How long somebody could not play although PostgreSQL and one of two servers were there."""
        return back - max([cut, *[end for start, end in self.away if start < back and end > cut]])


@dataclass(frozen=True)
class Verdict:
    """What came of it."""

    tables: int
    faults: int
    answers: int
    cut_off: int
    back_soon: int
    seconds: float
    wrong: list[str]

    def says(self) -> str:
        """In one line."""
        lost = f"{len(self.wrong)} wrong" if self.wrong else "none lost"
        return (
            f"{self.tables} tables, {self.faults} faults, {self.answers} acknowledged answers, {lost}; "
            f"{self.back_soon} of {self.cut_off} that were cut off played again in {SOON:.0f} s; {self.seconds:.0f} s"
        )


async def given(database: str, table: str) -> list[tuple[int, int, str]]:
    """What the log or the record of a table holds: question, seat and text of every answer that counts."""
    connection = await asyncpg.connect(database)
    text = await connection.fetchval("SELECT record FROM tables WHERE id = $1", table)
    if text is None:  # its process died before it could write the record; whoever opens the table does it
        rows = await connection.fetch("SELECT * FROM answers WHERE table_id = $1 ORDER BY version", table)
        await connection.close()
        return [(row["question"], row["seat"], row["text"]) for row in rows]
    await connection.close()
    record, _ = read(text)
    return [(row.number, entry.seat, part) for row in record.rows for entry in row.entries for part in entry.parts]


async def whole(house: House, tables: int, faults: int) -> list[Player]:
    """Play all tables to their end while things break."""
    rng = Rng("faults")
    players: list[Player] = []
    for number in range(tables):
        game, seats = SMALLEST_AND_LARGEST[number % len(SMALLEST_AND_LARGEST)]
        players += await laid(house.bases, game, seats, str(number))
    for player in players:
        player.pace = 0.0005 * tables  # nobody is to be through before the last fault
    playing: Awaitable[list[None]] = asyncio.gather(*[player.play() for player in players])

    async def break_things() -> None:
        for number in rng.shuffled(range(faults)):
            await asyncio.sleep(0.5 + rng.below(100) / 100)
            await house.fault(number)

    await asyncio.gather(playing, break_things())
    return players


async def judge(database: str, tables: int, players: Sequence[Player]) -> list[str]:
    """Whatever is wrong: a table that cannot be played again, and an acknowledged answer that is lost."""
    faults, count = await Admin(database).verify(None)
    wrong = [str(fault) for fault in faults]
    if count != tables:
        wrong.append(f"{count} tables of {tables}")
    for player in players:
        if player.seat is None:
            continue
        kept = Counter(await given(database, player.table))
        acknowledged = Counter([(question, player.seat, text) for question, _, text in player.diary.acknowledged])
        wrong += [f"{player.table}: lost {each}" for each in acknowledged - kept]
    return wrong


def break_and_judge(tables: int, faults: int) -> Verdict:
    """The whole of it."""
    with Trial() as trial:
        house = House(trial)
        house.start()
        began = time.monotonic()
        try:
            players = asyncio.run(whole(house, tables, faults))
        finally:
            house.stop()
        absences = [house.absence(*each) for player in players for each in player.diary.absences]
        return Verdict(
            tables=tables,
            faults=faults,
            answers=sum([len(player.diary.acknowledged) for player in players]),
            cut_off=len(absences),
            back_soon=len([each for each in absences if each <= SOON]),
            seconds=time.monotonic() - began,
            wrong=asyncio.run(judge(trial.database, tables, players)),
        )


def main() -> None:
    """Break things and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--faults", type=int, default=40)
    wanted = parser.parse_args()
    verdict = break_and_judge(wanted.tables, wanted.faults)
    sys.stdout.write(verdict.says() + "\n" + "".join([f"  {line}\n" for line in verdict.wrong]))
    sys.exit(bool(verdict.wrong))


if __name__ == "__main__":
    main()
