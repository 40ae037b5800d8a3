"""What greedy and careless clients do to people who play.

    python -m tests.server.load.greedy --seconds 30

People answer at a steady pace at many tables of a server as anybody runs it, first alone, then beside each kind of
attacker, at last beside all of them at once:

*readers*  64 people, each from an address of their own, who read as fast as they are answered
*ids*      5,000 requests, over and over, for tables with ids that are odd or unknown
*deaf*     sockets of onlookers that read nothing, at tables that people play at

Attackers run in a process of their own, at a lower priority: they would be on other machines. It fails if 99 of 100
answers of honest people take more than twice as long as alone, or if any honest person was refused or cut off.
"""

import argparse
import asyncio
import contextlib
import json
import os
import socket
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Iterator
from pathlib import Path

import httpx

from partie.server.infra.tokens import new_id
from partie.server.ops.dev_services import DevServices
from tests.server.harness.clients.guests import PATIENCE, PLAIN
from tests.server.harness.databases import new_database
from tests.server.harness.processes import Process, running, server

from .churn import UPGRADE, weight
from .steady import BEHIND_PROXY, HEAD, NEW, Steady, Waits, address, cookie_in, from_address

ALLOWED = 2.0
READERS = 64
DEAF = 20
KINDS = ("readers", "ids", "deaf", "all")
FIRST = 2000  # addresses of attackers begin here
READS = ("/api/me", "/api/me/tables", "/api/notices", "/api/talk/me", "/api/clubs", "/api/tournaments")
ESTABLISHED = 1
_ASKED = b'{"kind": "older", "ref": 1, "before": 9999}'
OLDER = bytes([0x81, 0x80 + len(_ASKED), 0, 0, 0, 0]) + _ASKED
ODD = ("%2e%2e", "*", "a" * 40, "%20", "%00", "missing")


class Line:
    """One connection over which one request follows the other: a client that costs little itself."""

    def __init__(self, host: str, port: int) -> None:
        self._at = host, port
        self._lines: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str, number: int, cookie: str = "") -> int:
        """The status of an answer."""
        self._lines = self._lines or await asyncio.open_connection(*self._at)
        reader, writer = self._lines
        headers = "".join([f"{name}: {value}\r\n" for name, value in from_address(number, cookie).items()])
        writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\n{headers}\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = head.partition(b"content-length:")[2].split(b"\r\n")[0]
        await reader.readexactly(int(length or 0))
        return int(head.split()[1])


async def read_on(host: str, port: int, number: int, told: Counter[str]) -> None:
    """Read as fast as one can."""
    async with httpx.AsyncClient(base_url=f"http://{host}:{port}", timeout=PATIENCE, verify=PLAIN) as client:
        made = await client.post("/api/tables", json=NEW, headers=from_address(number))
    cookie, line = cookie_in(made), Line(host, port)
    while True:
        for path in READS:
            told[f"readers {await line.get(path, number, cookie)}"] += 1


async def ask_oddly(host: str, port: int, number: int, told: Counter[str]) -> None:
    """Ask for what is not there."""
    line = Line(host, port)
    while True:
        for odd in (*ODD, new_id()):
            told[f"ids {await line.get(f'/api/tables/{odd}', number)}"] += 1


async def be_deaf(host: str, port: int, path: str, number: int, told: Counter[str]) -> None:
    """Open a socket, read nothing for as long as it lasts, and open another one."""
    loop = asyncio.get_running_loop()
    while True:
        with socket.socket() as line, contextlib.suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            await loop.sock_connect(line, (host, port))
            asked = (UPGRADE % path).replace("host: x", f"host: x\r\nx-forwarded-for: {address(number)}")
            await loop.sock_sendall(line, asked.encode())
            while line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO) & 0xFF == ESTABLISHED:
                await loop.sock_sendall(line, OLDER)  # much is answered to it
                await asyncio.sleep(0.25)
            told["deaf closed"] += 1


def attackers(kind: str, host: str, port: int, paths: list[str], told: Counter[str]) -> Iterator[Awaitable[None]]:
    """Those of one kind, or of all."""
    if kind in ("readers", "all"):
        yield from [read_on(host, port, FIRST + each, told) for each in range(READERS)]
    if kind in ("ids", "all"):
        yield from [ask_oddly(host, port, FIRST + 1000 + each, told) for each in range(16)]
    if kind in ("deaf", "all"):
        yield from [be_deaf(host, port, paths[each % len(paths)], FIRST + 2000 + each, told) for each in range(DEAF)]


async def attack(kind: str, base: str, paths: list[str]) -> None:
    """Attack until the input ends, and say what came of it."""
    host, port = base.removeprefix("http://").split(":")
    told = Counter[str]()
    tasks = [asyncio.ensure_future(each) for each in attackers(kind, host, int(port), paths, told)]
    await asyncio.to_thread(sys.stdin.read)
    told.update([f"broken {type(task.exception()).__name__}" for task in tasks if task.done()])
    sys.stdout.write(json.dumps(told))


@contextlib.asynccontextmanager
async def attacked(kind: str, base: str, paths: list[str], told: Counter[str]) -> AsyncGenerator[None]:
    """Be attacked for a while; afterwards the attackers tell how they were answered."""
    command = [sys.executable, "-m", "tests.server.load.greedy", "--attack", kind, "--base", base, *paths]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        yield
    finally:
        said, _ = await process.communicate(b"")
        told.update(json.loads(said))


def queued(port: int) -> int:
    """The kilobytes that the system holds for those who do not read what a port has sent them."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum([int(row[4].split(":")[0], 16) for row in rows if row[1].endswith(f":{port:04X}")]) // 1024


class Phases:
    """One phase after the other; before each attack people are alone again, and it is compared with that."""

    def __init__(self, base: str, process: Process, steady: Steady, seconds: float) -> None:
        self.worst = 0.0
        self.odd = Counter[str]()
        self._base = base
        self._process = process
        self._steady = steady
        self._seconds = seconds

    async def alone(self) -> Waits:
        """Honest people only."""
        found = await self._steady.measure(self._seconds)
        self._say(found.row("alone"), "")
        return found

    async def beside(self, kind: str, keys: list[str]) -> None:
        """Honest people beside attackers."""
        before, told = await self.alone(), Counter[str]()
        async with attacked(kind, self._base, keys, told):
            await asyncio.sleep(3)  # they have come
            found = await self._steady.measure(self._seconds)
            held = queued(int(self._base.rpartition(":")[2]))
            heavy = weight(self._process)
        self.worst = max(self.worst, found.p(99) / before.p(99))
        self.odd += found.odd
        self._say(found.row(kind, before), f"{heavy:.0f} MB, {held} kB unread; {dict(sorted(told.items()))}")

    def _say(self, row: str, told: str) -> None:
        sys.stdout.write(f"{row}  {told}\n")
        sys.stdout.flush()


async def compare(base: str, process: Process, tables: int, every: float, seconds: float, kinds: list[str]) -> bool:
    """Whether honest people play on as if nobody else was there."""
    steady = Steady(base, tables, every)
    sys.stdout.write(f"{HEAD}; attackers\n")
    async with steady.playing():
        await steady.measure(steady.spread + every + 5)  # everybody has sat down
        phases = Phases(base, process, steady, seconds)
        for kind in kinds:
            await phases.beside(kind, steady.looks())
        await phases.alone()
    sys.stdout.write(f"at worst 99 of 100 answers take × {phases.worst:.2f} (asked: at most {ALLOWED})\n")
    return phases.worst <= ALLOWED and not phases.odd.total()


def main() -> int:
    """Start everything, attack, and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two answers at a table")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each phase")
    parser.add_argument("--only", action="append", choices=KINDS, help="this kind of attack; may be said again")
    parser.add_argument("--attack", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--base", help=argparse.SUPPRESS)
    parser.add_argument("paths", nargs="*", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.attack:
        os.nice(10)
        asyncio.run(attack(wanted.attack, wanted.base, wanted.paths))
        return 0
    with DevServices() as trial:
        process, base = server(new_database(trial), more=BEHIND_PROXY)
        with running([process]):
            kinds = wanted.only or list(KINDS)
            is_well = asyncio.run(compare(base, process, wanted.tables, wanted.every, wanted.seconds, kinds))
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
