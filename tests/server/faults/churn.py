"""Sockets and requests that come and go by hundreds, some for things that never were."""

import asyncio
import contextlib
import ssl
import time
from urllib.parse import quote

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

from partie.core import Rng

from .services import Cluster, Playing

BROKEN = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, EOFError)
PLAIN = ssl.create_default_context()  # made once, and not needed
VISITORS = 12  # at a time
PATIENCE = 20.0  # seconds for one request
# A well-formed id of no table, what NATS takes for wildcards, what leads elsewhere, what ends a line, and far too much.
ODD = ("AAAAAAAAAAAA", "*", ">", "a.b", "..", " ", "\r\nX: y", "%00", "é" * 40, "x" * 3000)


async def come_and_go(cluster: Cluster, seconds: float) -> list[str]:
    """Until the time is over. What was answered wrongly."""
    end = time.monotonic() + seconds
    found = await asyncio.gather(*[_visitor(cluster, number, end) for number in range(VISITORS)])
    return sorted({each for some in found for each in some})


async def _visitor(cluster: Cluster, number: int, end: float) -> list[str]:
    rng, wrong = Rng(f"visitor {number}"), list[str]()
    async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as client:
        while time.monotonic() < end:
            base, odd = cluster.bases[rng.below(len(cluster.bases))], ODD[rng.below(len(ODD))]
            onlookers = [player for player in cluster.people if player.seat is None and not player.over]
            with contextlib.suppress(*BROKEN):
                if onlookers and rng.below(2):
                    await _look(base, onlookers[rng.below(len(onlookers))])
                elif rng.below(2):
                    wrong += await _open(base, odd)
                else:
                    told = await client.get(f"{base}/api/tables/{quote(odd, safe='')}")
                    wrong += _judged(told.status_code, odd)
    return wrong


async def _look(base: str, player: Playing) -> None:
    """See a table, and go without a word."""
    address = f"{base.replace('http', 'ws')}/api/tables/{player.table}/socket?key={player.key}"
    socket = await connect(address, max_size=2**20, compression=None)
    await asyncio.wait_for(socket.recv(), PATIENCE)
    socket.transport.abort()


async def _open(base: str, odd: str) -> list[str]:
    """Ask for a socket where there can be none."""
    try:
        async with connect(f"{base.replace('http', 'ws')}/api/tables/{quote(odd, safe='')}/socket"):
            return [f"a socket was opened at the table {odd[:20]!r}"]
    except InvalidStatus as error:
        return _judged(error.response.status_code, odd)


def _judged(status: int, odd: str) -> list[str]:
    return [f"a request for the table {odd[:20]!r} was answered with {status}"] if status >= 500 or status < 300 else []
