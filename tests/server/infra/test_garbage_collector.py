"""What sockets and refused requests leave behind is collected, at a cost that is bounded."""

import asyncio
import gc
import struct
from collections import Counter
from socket import SO_LINGER, SOL_SOCKET

import httpx
import pytest
from litestar import Request
from websockets.asyncio.client import connect

from partie.server.infra import garbage_collector as collector
from partie.server.infra.garbage_collector import LEAST, Rhythm
from partie.server.infra.settings import Settings
from partie.server.realtime.subscriber import Subscriber
from partie.server.web.connections import LooseWebSocket, ReadSockets, Timely
from tests.server.harness.clients.guests import PATIENCE, PLAIN, Player, laid
from tests.server.harness.inside import inside

# The clients of the test are in the same process.
SERVER = ("asyncio", "litestar", "partie", "uvicorn", "websockets.server")
OURS = (
    *[each.__name__ for each in (LooseWebSocket, ReadSockets, Request, Subscriber, Timely)],
    *("ServerProtocol", "_SelectorSocketTransport"),  # what they are made of
)


def test_full_collections_take_a_small_share_of_the_time() -> None:
    rhythm = Rhythm(0.0)
    assert not rhythm.is_due(LEAST - 0.1, 0.0)
    assert rhythm.is_due(LEAST, 0.0)
    assert not rhythm.is_due(LEAST, 1.0), "a busy loop is spared"
    assert rhythm.is_due(2 * LEAST, 1.0), "but not for good"
    rhythm.took(100.0, 0.2)
    assert not rhythm.is_due(139.9, 0.0)
    assert rhythm.is_due(140.0, 0.0)
    rhythm.took(200.0, 0.001)
    assert not rhythm.is_due(200.0 + LEAST - 0.1, 0.0)
    assert rhythm.is_due(200.0 + LEAST, 0.0)


def counted() -> Counter[str]:
    """The objects of each kind that a connection is made of."""
    kinds = [type(each) for each in gc.get_objects()]
    return Counter([kind.__name__ for kind in kinds if kind.__name__ in OURS and kind.__module__.startswith(SERVER)])


async def test_closed_sockets_and_refused_requests_leave_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_and_close(player: Player) -> None:
        address = f"{player.bases[0].replace('http', 'ws')}/api/tables/{player.table}/socket?key={player.key}"
        async with connect(address, compression=None, max_queue=None) as socket:  # it hears of all the others too
            await socket.recv()
            await asyncio.sleep(2 * collector.PAUSE)  # long enough for what it holds to be old

    monkeypatch.setattr(collector, "PAUSE", 0.02)
    monkeypatch.setattr(collector, "LEAST", 0.2)
    monkeypatch.setattr(collector, "SHARE", 1.0)
    async with inside(Settings(database)) as served:
        *_, onlooker = await laid([served.base], "tides", ["", ""])
        no_rest = httpx.Limits(max_connections=50, max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=served.base, timeout=PATIENCE, verify=PLAIN, limits=no_rest) as client:

            async def churn(sockets: int, requests: int) -> None:
                for _ in range(0, sockets, 50):
                    await asyncio.gather(*[open_and_close(onlooker) for _ in range(50)])
                for _ in range(0, requests, 50):
                    await asyncio.gather(*[client.get("/api/tables/missing") for _ in range(50)])

            await churn(50, 50)
            before = await settled()
            await churn(200, 500)
            async with asyncio.timeout(PATIENCE):
                while not counted() <= before:
                    await asyncio.sleep(0.1)


async def test_a_refused_request_leaves_nothing_to_collect(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    gc.collect()
    monkeypatch.setattr(collector, "PAUSE", 3600.0)  # it has no turn
    async with inside(Settings(database)) as served:
        brief = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=served.base, timeout=PATIENCE, verify=PLAIN, limits=brief) as client:
            for _ in range(50):
                assert (await client.get("/api/tables/missing")).status_code == 404
        async with asyncio.timeout(PATIENCE):
            while counted()["Request"] > 5:  # the last ones may be on their way
                await asyncio.sleep(0.1)


def break_off(transport: asyncio.WriteTransport) -> None:
    """What is on its way is thrown away, and the other side told so."""
    transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()
    transport.close()  # else it would hold itself on the test's own side


@pytest.mark.parametrize("way", ["in order", "broken", "odd", "idle"])
async def test_a_closed_connection_leaves_nothing_to_collect(
    database: str, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Whether a socket was closed in order, its line broke, what came was no frame, or nothing was ever asked."""

    async def visit(player: Player) -> None:
        base = player.bases[0]
        if way == "idle":
            _, writer = await asyncio.open_connection(*base.removeprefix("http://").split(":"))
            await asyncio.sleep(0.01)  # it is taken first
            break_off(writer.transport)
            return
        address = f"{base.replace('http', 'ws')}/api/tables/{player.table}/socket?key={player.key}"
        socket = await connect(address, compression=None)
        await socket.recv()
        if way == "broken":
            break_off(socket.transport)
        elif way == "odd":
            socket.transport.write(b"\xff" * 20)
        else:
            await socket.close()
        await socket.wait_closed()

    gc.collect()
    monkeypatch.setattr(collector, "PAUSE", 3600.0)  # it has no turn
    async with inside(Settings(database)) as served:
        *_, onlooker = await laid([served.base], "tides", ["", ""])
        before = await settled()
        for _ in range(10):
            await visit(onlooker)
        async with asyncio.timeout(PATIENCE):
            while not counted() <= before:
                await asyncio.sleep(0.1)


async def settled() -> Counter[str]:
    """What is there once the collector has had its turn some times, and there is no less than before."""
    last, same = counted(), 0
    while same < 10:
        await asyncio.sleep(0.1)
        now = counted()
        last, same = now, same + 1 if now == last else 0
    return last
