"""People who answer at many tables at a steady pace, each from an address of their own, and how long they wait."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import quantiles

import httpx
from websockets.asyncio.client import ClientConnection, connect

from partie.server.infra.settings import PROXIES
from tests.server.harness.clients.guests import PATIENCE, PLAIN
from tools.bench.server.crowd import Sitter, Tally

BEHIND_PROXY = {PROXIES: "1"}  # what a server needs for its clients to have addresses
OWN = 1000  # the code of a socket that we close ourselves
NEW = {"game": "tides", "settings": {}, "seats": ["", ""], "name": "", "words": "", "seat": 0}
ANSWERS = 36  # of one game, about
TERMS = {"open": False, "clock": "live 1800+60", "watching": "", "rated": False, "language": ""}


def address(number: int) -> str:
    """One of many addresses that belong to nobody."""
    return f"198.18.{number // 250}.{number % 250 + 1}"


def from_address(number: int, cookie: str = "") -> dict[str, str]:
    """The headers of a request that a proxy has passed on."""
    return {"x-forwarded-for": address(number)} | ({"cookie": cookie} if cookie else {})


def cookie_in(answer: httpx.Response) -> str:
    """What a browser sends from now on."""
    return answer.headers["set-cookie"].split(";")[0]


@dataclass
class Waits:
    """How long answers took, in seconds, and what became of people besides."""

    seconds: list[float] = field(default_factory=list)
    odd: Counter[str] = field(default_factory=Counter)

    def p(self, percent: int) -> float:
        """Milliseconds that this percentage of answers did not exceed."""
        return 1e3 * quantiles(self.seconds, n=100, method="inclusive")[percent - 1]

    def row(self, name: str, before: "Waits | None" = None) -> str:
        """A row of a table."""
        if len(self.seconds) < 2:
            return f"{name:<12} {len(self.seconds):>7}"
        ratio = f"{self.p(99) / before.p(99):6.2f}" if before is not None else "      "
        told = ", ".join([f"{count} {what}" for what, count in sorted(self.odd.items())]) or "none"
        figures = f"{self.p(50):8.1f} {self.p(99):8.1f} {ratio} {1e3 * max(self.seconds):9.0f}"
        return f"{name:<12} {len(self.seconds):>7} {figures}  {told}"


HEAD = f"{'':<12} {'answers':>7} {'p50 ms':>8} {'p99 ms':>8} {'× p99':>6} {'longest':>9}  refused or cut off"


class Hand:
    """One seat of a table, and who sits there."""

    def __init__(self, socket: ClientConnection, luck: Random, odd: Counter[str]) -> None:
        self.sitter = Sitter(socket, luck, Tally())
        self.replied = asyncio.Event()
        self._odd = odd
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with contextlib.suppress(Exception):
            async for text in self.sitter.socket:
                kind = self.sitter.hear(str(text))
                if kind == "refused":
                    self._odd["answers refused"] += 1
                if kind in ("done", "refused"):
                    self.replied.set()
        if self.sitter.socket.close_code != OWN:
            self._odd[f"sockets closed {self.sitter.socket.close_code}"] += 1
            self.sitter.over = True
        self.replied.set()

    async def close(self) -> None:
        """Hang up."""
        await self.sitter.socket.close()
        await self._listening


class Steady:
    """Tables at which the next answer is given after a fixed time. A table that is over is followed by another one."""

    def __init__(self, base: str, tables: int, every: float) -> None:
        self.base = base
        self.ids = [""] * tables
        self.keys = [""] * tables  # of onlookers
        self.others = Waits()  # everybody but those at the table that is watched
        self.watched = Waits()
        self.watches = -1  # the place of that table
        self.spread = ANSWERS * every  # seconds until the last table is laid
        self._every = every
        self._luck = Random("steady")
        self._client = httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN)

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncGenerator[None]:
        """Play for a while."""
        tasks = [asyncio.create_task(self._keep_playing(place)) for place in range(len(self.ids))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._client.aclose()

    async def measure(self, seconds: float) -> Waits:
        """What those wait for who answer in this time."""
        self.others, self.watched = Waits(), Waits()
        await asyncio.sleep(seconds)
        found, self.others = self.others, Waits()  # what comes later is not theirs
        return found

    def looks(self) -> list[str]:
        """Where others may look on at the tables that are played at now."""
        return [f"/api/tables/{table}/socket?key={key}" for table, key in zip(self.ids, self.keys, strict=True)]

    def _waits(self, place: int) -> Waits:
        return self.watched if place == self.watches else self.others

    async def _keep_playing(self, place: int) -> None:
        await asyncio.sleep(self.spread * place / len(self.ids))  # else all games end, and new ones begin, at once
        while True:
            hands = await self._sit_down(place)
            try:
                await self._play(place, hands)
            finally:
                await asyncio.gather(*[hand.close() for hand in hands])

    async def _sit_down(self, place: int) -> list[Hand]:
        first, second = from_address(2 * place), from_address(2 * place + 1)
        made = await self._post(place, "/api/tables", {**NEW, "terms": TERMS}, first)
        told = made.json()
        self.ids[place] = table = told["table"]
        self.keys[place] = told["onlookers"]
        sat = await self._post(
            place, f"/api/tables/{table}/seats/1", {"key": told["keys"][1], "name": "", "words": ""}, second
        )
        return [
            await self._open(place, table, seat, headers | {"cookie": cookie_in(answer)})
            for seat, (headers, answer) in enumerate(((first, made), (second, sat)))
        ]

    async def _post(self, place: int, path: str, body: object, headers: dict[str, str]) -> httpx.Response:
        while (answer := await self._client.post(path, json=body, headers=headers)).status_code >= 300:
            self._waits(place).odd[f"requests refused {answer.status_code}"] += 1
            await asyncio.sleep(0.5)
        return answer

    async def _open(self, place: int, table: str, seat: int, headers: dict[str, str]) -> Hand:
        at = f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket?seat={seat}"
        socket = await connect(at, additional_headers=headers, compression=None, open_timeout=PATIENCE, max_queue=None)
        return Hand(socket, self._luck, self._waits(place).odd)

    async def _play(self, place: int, hands: Sequence[Hand]) -> None:
        """An answer when its time has come. Who waits is late with what comes next, and that counts too."""
        due = time.monotonic() + self._luck.random() * self._every
        while not any([hand.sitter.over for hand in hands]):
            await asyncio.sleep(max(0.002, due - time.monotonic()))
            asked = next((hand for hand in hands if hand.sitter.asked is not None), None)
            if asked is not None:
                asked.replied.clear()
                await asked.sitter.answer()
                await asked.replied.wait()
                self._waits(place).seconds.append(time.monotonic() - due)
                due += self._every
