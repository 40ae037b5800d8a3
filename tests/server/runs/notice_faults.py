"""Send notices while workers are killed and receivers are slow, wrong or silent, and judge by what arrived.

    python -m tests.server.runs.notice_faults --questions 1000

Every table asks two persons who are away: two questions. Some answer before they are told, some look at the table all
the time. Each person has a push service, a webhook and a mailbox, and each of these has its own way to fail.
"""

import argparse
import asyncio
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

import asyncpg
from websockets.asyncio.client import ClientConnection

from partie.core import Rng
from partie.server.notifications.schemas import NoticesJson
from partie.server.ops.dev_services import DevServices
from tests.server.harness.clients.guests import Guest, Player
from tests.server.harness.clients.noticed import add, answer, confirm
from tests.server.harness.clients.receivers import Browser, Receivers

from .notice_process import NoticeProcess, notice_server, notice_worker

WAYS = ("ok", "slow", "wrong", "broken", "never", "ok")
DELAY = 4.0  # seconds before somebody is told
SLACK = 1.0  # seconds: what is on its way when the answer is given cannot be called back
PERSONS = 24  # or fewer, if there are few questions
AT_ONCE = 8  # tables that are made at the same time
DONE = 240.0  # seconds without anything new are the end of it, at most

# A notice that arrived, or a person's question: who, and at which table.
type Key = tuple[str, str]


@dataclass
class Somebody:
    """A person with three channels, and the key of the browser."""

    guest: Guest
    way: str
    browser: Browser = field(default_factory=Browser)

    @property
    def name(self) -> str:
        """What they are called."""
        return self.guest.name

    @property
    def mailbox(self) -> str:
        """Their mailbox, which fails in their way."""
        return f"{self.way}-{self.name}@mail.test"


@dataclass
class Verdict:
    """What came of it."""

    questions: int
    kills: int
    arrived: int
    answered: int
    looked: int
    failures: Counter[str]
    seconds: float
    wrong: list[str]

    def says(self) -> str:
        """In one line."""
        failed = ", ".join([f"{count} {why}" for why, count in sorted(self.failures.items())])
        return (
            f"{self.questions} questions, {self.kills} kills: {self.arrived} notices arrived, none twice; "
            f"{self.answered} answered and {self.looked} looked at, none of them told; "
            f"written down for their owners: {failed}; {self.seconds:.0f} s"
        )


class Evening:
    """Persons, tables and receivers."""

    def __init__(self, trial: DevServices, receivers: Receivers, questions: int, kills: int) -> None:
        self.trial = trial
        self.receivers = receivers
        self.tables = questions // 2
        self.kills = kills
        environment = receivers.environment(DELAY)
        self.web, self.base = notice_server(trial.database, environment, trial.news)
        self.workers: list[NoticeProcess] = [notice_worker(trial.database, environment, trial.news) for _ in range(2)]
        self.persons: list[Somebody] = []
        self.asked: set[Key] = set()
        self.answered: dict[Key, float] = {}
        self.looking: dict[Key, ClientConnection] = {}

    async def come(self, number: int) -> None:
        """Somebody comes, and says how they want to be told."""
        person = Somebody(Guest(f"P{number}"), WAYS[number % len(WAYS)])
        await person.guest.make(self.base, "tides", ["", ""])
        url = f"{self.receivers.web.url}/{person.way}"
        subscription = person.browser.subscription(f"{url}/push/{person.name}")
        await person.guest.ask(self.base, "POST", "/api/notices/push", subscription)
        await add(self.base, person.guest, "hook", url=f"{url}/hook/{person.name}")
        await confirm(self.base, person.guest, self.receivers, person.mailbox)
        self.persons.append(person)

    async def lay(self, number: int, rng: Rng) -> None:
        """A table for two of them. Who answers and who looks is a matter of luck."""
        first = rng.below(len(self.persons))
        second = (first + 1 + rng.below(len(self.persons) - 1)) % len(self.persons)
        ana, ben = self.persons[first], self.persons[second]
        made = await ana.guest.make(self.base, "tides", ["", ""])
        table = made["table"]
        await ben.guest.sit(self.base, table, 1, made["keys"][1])
        self.asked |= {(ana.name, table), (ben.name, table)}
        if number % 5 == 0:
            await answer(self.base, ana.guest, table, 0)
            self.answered[(ana.name, table)] = time.time()
        elif number % 5 == 1:
            self.looking[(ben.name, table)] = await Player([self.base], ben.guest, table, 1).open(self.base)

    async def whole(self) -> Verdict:
        """From the first person to the last notice."""
        began = time.monotonic()
        await asyncio.to_thread(self.web.start)
        for worker in self.workers:
            worker.start(waits=False)
        try:
            for number in range(min(PERSONS, self.tables // 2)):
                await self.come(number)
            killing = asyncio.create_task(self._kill())
            rng = Rng("notices")
            for start in range(0, self.tables, AT_ONCE):
                numbers = range(start, min(start + AT_ONCE, self.tables))
                await asyncio.gather(*[self.lay(number, rng) for number in numbers])
            await killing
            await self._drain()
            return await self._judge(time.monotonic() - began)
        finally:
            for socket in self.looking.values():
                await socket.close()
            for process in (self.web, *self.workers):
                await asyncio.to_thread(process.kill)

    async def _kill(self) -> None:
        """Kill a worker while it has something to send, and start it again."""
        for number in range(self.kills):
            before = len(self.receivers.web.requests) + len(self.receivers.post.letters)
            end = time.monotonic() + 20
            while len(self.receivers.web.requests) + len(self.receivers.post.letters) < before + 5:
                if time.monotonic() > end:
                    break
                await asyncio.sleep(0.05)
            worker = self.workers[number % len(self.workers)]
            await asyncio.to_thread(worker.kill)
            worker.start(waits=False)

    async def _drain(self) -> None:
        """Until every question has its rows, or nothing has come for a long time."""
        wanted = 3 * len(self.asked - set(self.answered) - set(self.looking))
        connection = await asyncpg.connect(self.trial.database)
        end = time.monotonic() + DONE
        while time.monotonic() < end:
            claimed = await connection.fetchval("SELECT count(*) FROM notices WHERE kind = 'turn'")
            on_its_way = await connection.fetchval(
                "SELECT count(*) FROM notices WHERE result IS NULL AND claimed > now() - interval '20 seconds'"
            )
            if claimed >= wanted and not on_its_way and not await connection.fetchval("SELECT 1 FROM held_notices"):
                break
            await asyncio.sleep(0.5)
        await connection.close()

    def _arrived(self) -> list[tuple[Key, str, float]]:
        """Everything that arrived: for whom and which table, by which channel, and when."""
        by_name = {person.name: person for person in self.persons}
        found: list[tuple[Key, str, float]] = []
        for request in self.receivers.web.requests:
            _, _, kind, name = request.path.split("/")
            if kind == "push":
                table = by_name[name].browser.read(request.body)["path"].rpartition("/")[2]
            else:
                table = str(json.loads(request.body)["table"])
            found.append(((name, table), kind, request.at))
        for letter in self.receivers.post.letters:
            name = letter.to.partition("-")[2].partition("@")[0]
            link = re.search(r"#/online/(\S+)", letter.text)
            if link is not None:
                found.append(((name, link[1]), "mail", letter.at))
        return found

    async def _judge(self, seconds: float) -> Verdict:
        arrived = self._arrived()
        counts = Counter([(key, channel) for key, channel, _ in arrived])
        wrong = [f"{key} got {count} by {channel}" for (key, channel), count in counts.items() if count > 1]
        for key, channel, at in arrived:
            if at > self.answered.get(key, at) + SLACK:
                wrong.append(f"{key} was told by {channel} after the answer")
            if key in self.looking:
                wrong.append(f"{key} was told by {channel} while looking")
            if key not in self.asked:
                wrong.append(f"{key} was told by {channel} and never asked")
        rows = await self._rows()
        for key in self.asked - set(self.answered) - set(self.looking):
            missing = [channel for channel in ("push", "hook", "mail") if (key, channel) not in rows]
            wrong += [f"{key} has nothing written down for {channel}" for channel in missing]
        taken = ("ok", "slow")
        ways = {person.name: person.way for person in self.persons}
        for (key, channel), result in rows.items():
            if result == "ok" and (key, channel) not in counts:
                wrong.append(f"{key} is said to have got {channel}")
            if ways[key[0]] in taken and result not in ("ok", "broken", "spared", "timeout"):
                wrong.append(f"{key}: {result} from a good receiver by {channel}")
            if ways[key[0]] not in taken and result == "ok":
                wrong.append(f"{key}: ok from a bad receiver by {channel}")
        wrong += await self._unseen({(key[0], channel) for key, channel in rows})
        return Verdict(
            questions=len(self.asked),
            kills=self.kills,
            arrived=len(arrived),
            answered=len(self.answered),
            looked=len(self.looking),
            failures=Counter(rows.values()),
            seconds=seconds,
            wrong=wrong,
        )

    async def _rows(self) -> dict[tuple[Key, str], str]:
        """What is written down of each notice."""
        connection = await asyncpg.connect(self.trial.database)
        rows = await connection.fetch(
            "SELECT p.name, n.table_id, c.kind, coalesce(n.result, 'broken') AS result FROM notices n"
            " JOIN persons p ON p.id = n.person JOIN notice_channels c ON c.id = n.channel WHERE n.kind = 'turn'"
        )
        await connection.close()
        return {((row["name"], row["table_id"]), row["kind"]): row["result"] for row in rows}

    async def _unseen(self, expected: set[tuple[str, str]]) -> list[str]:
        """Whose failures their owners do not see."""
        wrong: list[str] = []
        for person in self.persons:
            told = cast(NoticesJson, await person.guest.ask(self.base, "GET", "/api/notices"))
            for channel in told["channels"]:
                results = [sent["result"] for sent in channel["sent"]]
                is_missing = not results and (person.name, channel["kind"]) in expected
                if is_missing or (person.way not in ("ok", "slow") and "ok" in results):
                    wrong.append(f"{person.name} sees {results} for {channel['kind']}")
        return wrong


def tell_and_judge(questions: int, kills: int) -> Verdict:
    """The whole of it."""

    async def whole(trial: DevServices) -> Verdict:
        async with Receivers() as receivers:
            return await Evening(trial, receivers, questions, kills).whole()

    with DevServices() as trial:
        return asyncio.run(whole(trial))


def main(arguments: Sequence[str]) -> None:
    """Send notices and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--questions", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=5)
    wanted = parser.parse_args(arguments)
    verdict = tell_and_judge(wanted.questions, wanted.kills)
    sys.stdout.write(verdict.says() + "\n" + "".join([f"  {line}\n" for line in verdict.wrong]))
    sys.exit(bool(verdict.wrong))


if __name__ == "__main__":
    main(sys.argv[1:])
