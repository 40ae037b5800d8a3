"""Tables with short clocks while workers are killed, and tables that people leave: judged by what is stored.

    python -m tests.server.runs.clock_faults --tables 500
    python -m tests.server.runs.clock_faults --leavers 100

With ``--tables`` everybody answers quickly, then sleeps once; a bot must answer for them at the right moment, and they
come back at about that moment. With ``--leavers`` everybody leaves at a random moment, and half of them come back.
"""

import argparse
import asyncio
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import asyncpg
from websockets.asyncio.client import ClientConnection

from partie.core import Rng
from partie.core.seats import set_of
from partie.server.clocks.clock_state import DEPUTY, ClockEvent, TurnChange, after, begun
from partie.server.clocks.time_control import read_clock
from partie.server.ops.admin import Admin
from partie.server.ops.dev_services import DevServices
from partie.server.tables.replay import first_question
from partie.server.tables.store import TableStore
from tests.server.faults.spy import SPY, execute
from tests.server.harness.clients.guests import BROKEN, Guest, Player
from tests.server.harness.processes import server, worker

KILLS = 10
LATE = 1.0  # seconds that 99 of 100 may be late
GAMES = [
    ("tides", ["", ""]),
    ("stonespine", ["", "", "newcomer"]),
    ("darkcave", ["", "", "newcomer"]),
    ("tales", ["", "", "newcomer"]),
]


class Sleeper(Player):
    """Somebody who plays, leaves the table at a moment of their own, and perhaps comes back after a while."""

    def __init__(self, base: str, guest: Guest, table: str, seat: int, luck: str) -> None:
        super().__init__([base], guest, table, seat, luck=luck)
        rng = Rng(f"sleeper {luck} {seat}")
        self.leaves_after = rng.below(12)  # answers
        self.sleeps = 0.0
        self.returns = rng.below(2) == 0

    async def visit(self) -> None:
        """Play until it is time to leave; come back, if so, and play to the end."""
        try:
            async with await self.open(self.bases[0]) as socket:
                await asyncio.wait_for(self._play_some(socket), 300)
        except BROKEN:
            self.diary.breaks += 1
        if self.over or not self.returns:
            return
        await asyncio.sleep(self.sleeps)
        await self.play()

    async def _play_some(self, socket: ClientConnection) -> None:
        """Until enough was answered."""
        playing = asyncio.create_task(self._sit_at(socket))
        while not playing.done() and len(self.diary.acknowledged) < self.leaves_after:
            await asyncio.sleep(0.02)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def seated(base: str, game: str, seats: list[str], clock: str, luck: str) -> list[Sleeper]:
    """A timed table at which people sit who will sleep."""
    guests = [Guest(f"G{seat}") for seat in range(len(seats))]
    terms = {"open": False, "clock": clock, "watching": "open", "rated": False, "language": ""}
    wanted = {"game": game, "settings": {}, "seats": seats, "name": "G0", "words": "", "seat": 0, "terms": terms}
    made = await guests[0].ask(base, "POST", "/api/tables", wanted)
    assert isinstance(made, dict)
    for seat, bot in enumerate(seats):
        if seat and not bot:
            await guests[seat].sit(base, made["table"], seat, made["keys"][seat])
    return [Sleeper(base, guests[seat], made["table"], seat, luck) for seat, bot in enumerate(seats) if not bot]


@dataclass
class Verdict:
    """What came of it."""

    tables: int
    kills: int
    answers: int = 0
    bots: int = 0
    deadlines: int = 0
    written: int = 0
    returns: int = 0
    early: int = 0
    lateness: list[float] = field(default_factory=list)
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)

    @property
    def p99(self) -> float:
        """How late 99 of 100 deadlines acted at most, in seconds."""
        return sorted(self.lateness)[int(len(self.lateness) * 0.99)] if self.lateness else 0.0

    def says(self) -> str:
        """In one line."""
        return (
            f"{self.tables} tables, {self.kills} kills, {self.answers} answers ({self.bots} by bots), "
            f"{self.deadlines} deadlines acted, {self.early} early, p99 {self.p99:.2f} s late; "
            f"{self.returns} came back; "
            f"{self.written} rows written for deadlines ({self.written / max(self.answers, 1):.3f} an answer); "
            f"{len(self.wrong)} wrong; {self.seconds:.0f} s"
        )


async def judged(database: str, tables: Sequence[str], verdict: Verdict) -> None:
    """Read the clocks of every table again, and compare what happened with what should have."""
    pool = await asyncpg.create_pool(database, min_size=1, max_size=2)
    store = TableStore(pool)
    for table_id in tables:
        row = await store.table(table_id)
        assert row is not None
        clock = read_clock(row.terms.clock)
        assert clock is not None
        if not row.ended:
            verdict.wrong.append(f"{table_id}: it stands still")
        seed = await pool.fetchval("SELECT seed FROM seeds WHERE table_id = $1", table_id)
        start = await pool.fetchval(
            "SELECT (extract(epoch FROM begun) * 1000)::bigint FROM tables WHERE id = $1", table_id
        )
        log = await pool.fetch(
            "SELECT (extract(epoch FROM given) * 1000)::bigint AS at, waiting, opens, bot FROM spied"
            " WHERE table_id = $1 ORDER BY version",
            table_id,
        )
        events = await pool.fetch(
            "SELECT (extract(epoch FROM at) * 1000)::bigint AS at, kind, seat, amount, question FROM clock_events"
            " WHERE table_id = $1 ORDER BY id",
            table_id,
        )
        verdict.answers += len(log)
        verdict.bots += len([each for each in log if each["bot"]])
        people = set_of([seat.seat for seat in row.seats if not seat.bot])
        reading = begun(clock, people, len(row.seats), TurnChange(start, *first_question(row, seed)))
        what: list[TurnChange | ClockEvent] = [TurnChange(each["at"], each["waiting"], each["opens"]) for each in log]
        what += [ClockEvent(**dict(each)) for each in events]
        for each in sorted(what, key=lambda one: one.at):
            if isinstance(each, ClockEvent) and each.kind == DEPUTY:
                due = reading.due_at(each.seat)
                hand = reading.hands[each.seat]
                if due is None or hand is None or hand.deputy:
                    verdict.wrong.append(f"{table_id}: seat {each.seat} was taken over without a reason")
                else:
                    verdict.deadlines += 1
                    verdict.early += each.at < due - 1
                    verdict.lateness.append((each.at - due) / 1000)
            verdict.returns += isinstance(each, ClockEvent) and each.kind == "back"
            reading = after(reading, each)
    verdict.written = await pool.fetchval(
        "SELECT n_tup_ins + n_tup_upd FROM pg_stat_user_tables WHERE relname = 'deadlines'"
    )
    await pool.close()
    faults, _ = await Admin(database).verify(None)
    verdict.wrong += [str(fault) for fault in faults]
    if verdict.early:
        verdict.wrong.append(f"{verdict.early} deadlines acted early")


def tried(count: int, kills: int, games: Sequence[tuple[str, list[str]]], clocks: Sequence[int]) -> Verdict:
    """The whole of it: tables with clocks of these lengths, two workers, one of which is killed again and again."""
    verdict = Verdict(count, kills)
    with DevServices() as trial:
        web, base = server(trial.database, trial.news)
        workers = [worker(trial.database, trial.news) for _ in range(2)]
        web.start()
        asyncio.run(execute(trial.database, SPY))
        for each in workers:
            each.start(waits=False)
        began = time.monotonic()

        async def kill() -> None:
            for _ in range(kills):
                await asyncio.sleep(1.5)
                await asyncio.to_thread(workers[0].kill)
                await asyncio.to_thread(workers[0].start, False)

        async def whole() -> list[str]:
            sleepers: list[Sleeper] = []
            for number in range(count):
                game, seats = games[number % len(games)]
                seconds = clocks[number % len(clocks)]
                some = await seated(base, game, list(seats), f"live {seconds}+{1 + seconds // 5}", str(number))
                for sleeper in some:
                    # They come back in about the second in which a bot answers for them.
                    clock = read_clock(f"live {seconds}+{1 + seconds // 5}")
                    assert clock is not None
                    sleeper.sleeps = (clock.bank + clock.grace) / 1000 + Rng(sleeper.table).below(1000) / 500 - 1
                sleepers += some
            await asyncio.gather(kill(), *[sleeper.visit() for sleeper in sleepers])
            tables = sorted({sleeper.table for sleeper in sleepers})
            await _until_over(trial.database)
            return tables

        try:
            tables = asyncio.run(whole())
            verdict.seconds = time.monotonic() - began
            asyncio.run(judged(trial.database, tables, verdict))
        finally:
            for each in [web, *workers]:
                each.stop(signal.SIGKILL)
    return verdict


async def _until_over(database: str) -> None:
    """Wait until all tables are over, or nothing has happened for long."""
    connection = await asyncpg.connect(database)
    last, since = -1, time.monotonic()
    while await connection.fetchval("SELECT count(*) FROM tables WHERE ended IS NULL"):
        now = await connection.fetchval("SELECT count(*) FROM spied")
        if now != last:
            last, since = now, time.monotonic()
        elif time.monotonic() - since > 60:
            break
        await asyncio.sleep(0.5)
    await connection.close()


def main() -> None:
    """Try it and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--leavers", type=int, default=0)
    parser.add_argument("--kills", type=int, default=KILLS)
    wanted = parser.parse_args()
    if wanted.leavers:
        verdict = tried(wanted.leavers, 0, GAMES, [5, 8])
    else:
        verdict = tried(wanted.tables or 500, wanted.kills, GAMES[:1], range(5, 21))
    sys.stdout.write(verdict.says() + "\n" + "".join([f"  {line}\n" for line in verdict.wrong[:20]]))
    sys.exit(bool(verdict.wrong) or verdict.p99 > LATE)


if __name__ == "__main__":
    main()
