"""What a server weighs while sockets and refused requests come and go.

    python -m tests.server.churn --sockets 100000 --requests 100000

starts PostgreSQL and a server process, and prints its memory after each tenth. It fails if the end is more than a
twentieth above the first tenth. That says something only if a tenth is longer than some turns of the collector.
"""

import argparse
import asyncio
import sys
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from partie.server.ops.dev_services import Trial

from .databases import new_database
from .guests import PATIENCE, PLAIN, Player, laid
from .processes import Process, server

AT_ONCE = 100
ALLOWED = 1.05


def weight(process: Process) -> float:
    """The memory of a process in MB."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS:"))) / 1024


async def open_and_close(player: Player) -> None:
    """A visit of an onlooker, long enough for what it leaves to be old."""
    address = f"{player.bases[0].replace('http', 'ws')}/api/tables/{player.table}/socket?key={player.key}"
    while True:
        try:
            async with connect(address, compression=None, max_queue=None, open_timeout=PATIENCE) as socket:
                await socket.recv()
                await asyncio.sleep(0.6)
                return
        except InvalidStatus:  # a busy process has not noticed yet how many have closed
            await asyncio.sleep(0.6)


async def churn(base: str, process: Process, sockets: int, requests: int) -> bool:
    """Whether the process weighs at the end what it weighed after a tenth."""
    *_, onlooker = await laid([base], "tides", ["", ""])
    weights: list[float] = []
    async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=PLAIN) as client:
        for _ in range(10):
            for _ in range(0, sockets // 10, AT_ONCE):
                await asyncio.gather(*[open_and_close(onlooker) for _ in range(AT_ONCE)])
            for _ in range(0, requests // 10, AT_ONCE):
                await asyncio.gather(*[client.get("/api/tables/missing") for _ in range(AT_ONCE)])
            weights.append(weight(process))
            sys.stdout.write(f"{weights[-1]:.1f} MB\n")
            sys.stdout.flush()
    return weights[-1] <= ALLOWED * weights[0]


def main() -> int:
    """Start everything, and let people come and go."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=100_000)
    wanted = parser.parse_args()
    with Trial() as trial:
        process, base = server(new_database(trial))
        process.start()
        try:
            is_well = asyncio.run(churn(base, process, wanted.sockets, wanted.requests))
        finally:
            process.stop()
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
