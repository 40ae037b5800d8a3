"""What a server weighs while sockets and requests come and go.

    python -m tests.server.load.churn --sockets 100000 --requests 100000

starts PostgreSQL and a server process, and prints its memory after each tenth. It fails if the end is more than a
twentieth above the first tenth, or if anything was refused that should not have been.
"""

import argparse
import asyncio
import itertools
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from partie.server.infra.tokens import new_id
from partie.server.ops.dev_services import DevServices
from tests.server.harness.clients.guests import laid
from tests.server.harness.databases import new_database
from tests.server.harness.processes import Process, server

TABLES = 20  # each socket is told of all others at its table
SOCKETS = 120  # at one time
REQUESTS = 4
OLD = 0.6  # seconds that a socket is open: long enough for what it holds to be old when it goes
ALLOWED = 1.05
PARTS = 10
CLOSE = bytes([0x88, 0x80, 0, 0, 0, 0])
UPGRADE = (
    "GET %s HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
REQUEST = "GET %s HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
ASKED = {"/api/here": 200, "/api/me": 200, "/api/tables/missing": 404, "/api/tables/%s": 404}


@dataclass(frozen=True)
class Address:
    """Where a server listens."""

    host: str
    port: int

    async def ask(
        self, asked: str, then: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
    ) -> int:
        """The status of an answer. What follows a good handshake is done by ``then``; both are over at the end."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(asked.encode())
            status = int((await reader.readline()).split()[1])
            if status == 101:
                await then(reader, writer)
            await reader.read()
            return status
        finally:
            writer.close()


async def look(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Look at what is shown for a while, and hang up."""
    await reader.readuntil(b"\r\n\r\n")
    await reader.readexactly(2)
    await asyncio.sleep(OLD)
    writer.write(CLOSE)


def weight(process: Process) -> float:
    """The memory of a process in MB."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS:"))) / 1024


@dataclass
class Churn:
    """Visits of onlookers and requests of strangers. ``odd`` counts what was answered otherwise than it should be."""

    address: Address
    paths: list[str]
    odd: Counter[str]

    async def visits(self, numbers: "itertools.islice[int]") -> None:
        """One visit after the other."""
        for number in numbers:
            path = self.paths[number % len(self.paths)]
            self.note("socket", await self.address.ask(UPGRADE % path, look), 101)

    async def requests(self, numbers: "itertools.islice[int]") -> None:
        """One request after the other."""
        kinds = list(ASKED.items())
        for number in numbers:
            path, expected = kinds[number % len(kinds)]
            path = path % new_id() if "%s" in path else path
            self.note(path, await self.address.ask(REQUEST % path, look), expected)

    def note(self, what: str, status: int, expected: int) -> None:
        """Count an answer if it is odd."""
        if status != expected:
            self.odd[f"{what} {status}"] += 1

    async def part(self, sockets: int, requests: int) -> None:
        """As many of both, side by side."""
        visits, asked = (itertools.islice(itertools.count(), count) for count in (sockets, requests))
        await asyncio.gather(
            *[self.visits(visits) for _ in range(SOCKETS)], *[self.requests(asked) for _ in range(REQUESTS)]
        )


async def churn(base: str, process: Process, sockets: int, requests: int) -> bool:
    """Whether the process weighs at the end what it weighed after a tenth."""
    onlookers = [(await laid([base], "tides", ["", ""]))[-1] for _ in range(TABLES)]
    paths = [f"/api/tables/{each.table}/socket?key={each.key}" for each in onlookers]
    host, port = base.removeprefix("http://").split(":")
    coming = Churn(Address(host, int(port)), paths, Counter())
    weights, began = list[float](), time.monotonic()
    for part in range(1, PARTS + 1):
        await coming.part(sockets // PARTS, requests // PARTS)
        weights.append(weight(process))
        said = f"{part * sockets // PARTS:>8,} sockets {part * requests // PARTS:>8,} requests {weights[-1]:7.1f} MB"
        sys.stdout.write(
            f"{said}  × {weights[-1] / weights[0]:.3f} {time.monotonic() - began:6.0f} s {dict(coming.odd)}\n"
        )
        sys.stdout.flush()
    return weights[-1] <= ALLOWED * weights[0] and not coming.odd


def main() -> int:
    """Start everything, and let people come and go."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=100_000)
    wanted = parser.parse_args()
    with DevServices() as trial:
        process, base = server(new_database(trial))
        process.start()
        try:
            is_well = asyncio.run(churn(base, process, wanted.sockets, wanted.requests))
        finally:
            process.stop()
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
