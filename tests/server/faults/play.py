"""Tables that are played while things break: who plays them, what breaks, and the verdict."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import asyncpg
import httpx

from partie.core import Rng
from partie.server.ops.dev_services import DevServices
from tests.server.harness.clients.guests import Refusal, laid_for

from .checker import judge
from .kinds import KINDS, REPLACING, Fault
from .lively import QUIET, Habits, Lively, Offer, habits_at, play_again, seated_again
from .plan import Plan
from .services import Cluster
from .spy import execute

SOON = 5.0  # seconds
CLOCK = "live 1800+60"  # half an hour, so that a clock that is an hour wrong would matter
SHORT = "live 5+1"  # a seat sleeps longer than that


@dataclass
class Verdict:
    """What came of it."""

    tables: int
    faults: Counter[str]
    answers: int
    looks: int
    cut_off: int
    back_soon: int
    news: int
    undone: int
    rematches: int
    agreed: int
    seconds: float
    said: str
    wrong: list[str] = field(default_factory=list)

    def says(self) -> str:
        """In a few lines."""
        lost = f"{len(self.wrong)} wrong" if self.wrong else "nothing wrong"
        kinds = ", ".join([f"{kind} {count}" for kind, count in sorted(self.faults.items())])
        return (
            f"{self.tables} tables, {self.faults.total()} faults, {self.answers} acknowledged answers, "
            f"{self.looks} looks, {lost}; "
            f"{self.back_soon} of {self.cut_off} that were cut off played again in {SOON:.0f} s; "
            f"{self.news} news changed; {self.undone} answers taken back, {self.agreed} ends agreed on, "
            f"{self.rematches} rematches offered; {self.seconds:.0f} s\n  {kinds}"
        )


class Run:
    """One run: people at their tables, and what breaks meanwhile."""

    def __init__(self, cluster: Cluster, plan: Plan) -> None:
        self.cluster = cluster
        self.plan = plan
        self.players: list[Lively] = []
        cluster.people = self.players
        self.offers: list[Offer] = []
        self.broken: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._is_breaking = True
        self._tables = self._ends = 0

    async def play(self) -> None:
        """Until the last fault is over, and every table too."""
        slots = [asyncio.create_task(self._slot(number)) for number in range(self.plan.tables)]
        await self._break()
        heard, since = -1, time.monotonic()
        while not all([slot.done() for slot in slots]) and time.monotonic() - since < self.plan.quiet:
            await asyncio.sleep(0.2)
            now = sum([0 if player.snapshot is None else player.snapshot["question"] for player in self.players])
            if now > heard:  # whoever is shown an older position has not got on
                heard, since = now, time.monotonic()
        if not all([slot.done() for slot in slots]) and not await self.cluster.silent_loops():
            self.wrong.append("tables stand still, and all heartbeats are well: one of them lies")
        for slot in slots:
            slot.cancel()
        await asyncio.gather(*slots, return_exceptions=True)

    async def _slot(self, number: int) -> None:
        """One table after another."""
        players: list[Lively] = []
        while True:
            async with self.cluster.gate.laying():
                players = await self._again(players) or await self._lay(*self.plan.games[number % len(self.plan.games)])
                self.players += players
            await self._until_over(players)
            if not self._is_breaking:
                return
            number += self.plan.tables

    async def _until_over(self, players: Sequence[Lively]) -> None:
        """Play until the end, and once more if the database has lost it."""
        is_over, losses = False, len(self.cluster.lost)
        while not is_over:
            came = await asyncio.gather(*[player.play() for player in players], return_exceptions=True)
            for player, error in zip(players, came, strict=True):
                if isinstance(error, Exception):
                    self.wrong.append(f"{player.table}: seat {player.seat} was told nonsense: {error!r}")
            async with self.cluster.gate.laying():  # it may be losing it now
                is_over = losses == len(self.cluster.lost) or await self._has_ended(players[0].table)
            if not is_over:
                await asyncio.sleep(0.5)  # a process may not know yet that it has lost something, and show the end
                for player in players:
                    player.wake()

    async def _has_ended(self, table: str) -> bool:
        """Whether the database says so."""
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            connection = await asyncpg.connect(self.cluster.trial.database)
            try:
                ended = await connection.fetchval("SELECT ended IS NOT NULL FROM tables WHERE id = $1", table)
            finally:
                await connection.close()
            return bool(ended)
        return False

    async def _lay(self, game: str, seats: Sequence[str]) -> list[Lively]:
        """A table, at the first try that succeeds."""
        while True:
            number = self._count()
            bases = self.cluster.bases[:: 1 if number % 2 else -1]
            is_short = self.plan.is_timed or (self.plan.workers > 0 and number % 12 == 4)
            clock = SHORT if is_short else CLOCK if number % 3 == 0 else ""
            with contextlib.suppress(httpx.HTTPError, Refusal):
                players = await laid_for(Lively, bases, game, list(seats), str(number), clock=clock)
                return self._behaving(players, habits_at(number, is_timed=is_short))
            await asyncio.sleep(0.5)

    async def _again(self, players: Sequence[Lively]) -> list[Lively]:
        """A rematch of every second table that has ended, if all agree; every second time one of them does not."""
        self._ends += bool(players)
        if not players or self._ends % 2:
            return []
        offer = await play_again(players, self.cluster.bases, one_refuses=self._ends % 4 == 0)
        if offer is None:
            return []
        self.offers.append(offer)
        if offer.is_refused:
            return []
        with contextlib.suppress(httpx.HTTPError, Refusal):
            number = self._count()
            seated = await seated_again(players, offer, self.cluster.bases, str(number))
            return self._behaving(seated, habits_at(number, is_timed=any([player.rests for player in players])))
        return []

    def _count(self) -> int:
        self._tables += 1
        return self._tables

    def _behaving(self, players: list[Lively], habits: Habits) -> list[Lively]:
        for player in players:
            player.pace, player.is_hurried = self.plan.pace, True
            player.behave(QUIET if self.plan.is_plain else habits)
        return players

    async def _break(self) -> None:
        """One fault after another, each kind as often as the others."""
        while len({player.table for player in self.players if player.diary.acknowledged}) < self.plan.tables:
            await asyncio.sleep(0.1)  # until everybody plays
        rng = Rng("faults")
        kinds: list[str] = []
        for number in range(self.plan.faults):
            kinds = kinds or list(rng.shuffled(self.plan.kinds))
            await asyncio.sleep(0.5 + rng.below(100) / 100)
            kind = kinds.pop()
            await KINDS[kind](Fault(self.cluster, number // 2 + number, self.plan.seconds))
            self.broken[kind] += 1
        self._is_breaking = False

    async def see_ends(self) -> None:
        """Look once more at tables that are over and have no record: its process died, and whoever comes writes it."""
        connection = await asyncpg.connect(self.cluster.trial.database)
        end = time.monotonic() + self.plan.quiet
        while time.monotonic() < end:
            rows = await connection.fetch("SELECT id FROM tables WHERE begun IS NOT NULL AND ended IS NULL")
            left = {row["id"] for row in rows}
            onlookers = [player for player in self.players if player.seat is None and player.over]
            mine = [player for player in onlookers if player.table in left]
            if not mine:
                break
            for player in mine:
                with contextlib.suppress(httpx.HTTPError):
                    await player.guest.call(
                        self.cluster.bases[0], "GET", f"/api/tables/{player.table}?key={player.key}"
                    )
            await asyncio.sleep(0.5)
        await connection.close()


async def whole(trial: DevServices, plan: Plan) -> Verdict:
    """Start everything, break it, and judge."""
    cluster = Cluster(trial, plan.plant, plan.other, plan.webs, plan.workers)
    cluster.is_replaced = bool(set(plan.kinds) & set(REPLACING))
    try:
        async with cluster:
            if plan.statements:
                await execute(trial.database, plan.statements)
            run, began = Run(cluster, plan), time.monotonic()
            await run.play()
            await run.see_ends()
            run.wrong += await cluster.trouble()
            seconds = time.monotonic() - began
        wrong = [*run.wrong, *await judge(trial.database, run.players, run.offers, cluster.lost)]
    finally:
        cluster.disk.close()
    absences = [cluster.absence(*each) for player in run.players for each in player.diary.absences]
    return Verdict(
        tables=len({player.table for player in run.players}),
        faults=run.broken,
        answers=sum([len(player.diary.acknowledged) for player in run.players]),
        looks=sum([len(player.diary.looks) + 1 for player in run.players]),
        cut_off=len(absences),
        back_soon=len([each for each in absences if each <= SOON]),
        news=sum([unit.news.changed for unit in [*cluster.webs, *cluster.workers]]),
        undone=sum([player.diary.undone for player in run.players]),
        rematches=len(run.offers),
        agreed=len({player.table for player in run.players if player.card and player.card["ending"]}),
        seconds=seconds,
        said=cluster.said(),
        wrong=wrong,
    )


def break_and_judge(plan: Plan) -> Verdict:
    """The whole of it."""
    with DevServices() as trial:
        return asyncio.run(whole(trial, plan))
