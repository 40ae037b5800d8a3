"""NATS may come later than the processes that use it: they serve without it, say so, and join when it is there."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from nats.errors import Error as NatsError

from partie.server.infra.dead_letters import STREAM as FAILED
from partie.server.infra.nats_client import NatsLink
from partie.server.infra.settings import METRICS
from partie.server.notifications.queue import STREAM as NOTICES
from partie.server.ops.dev_services import Service, free_port, program
from partie.server.tables.bot_queue import STREAM as BOTS
from tests.server.harness.clients.guests import PATIENCE, PLAIN, Player, laid
from tests.server.harness.clients.links import hear, shows
from tests.server.harness.metrics import numbers
from tests.server.harness.processes import running, server, worker

AWAY = "partie_nats_away"


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[tuple[Service, str]]:
    """A NATS that does not run yet, and its address."""
    port = free_port()
    service = Service([program("nats-server"), "-a", "127.0.0.1", "-p", str(port), "-js", "-sd", str(tmp_path)], port)
    yield service, f"nats://127.0.0.1:{port}"
    service.stop(signal.SIGKILL)


async def first_round(*players: Player) -> None:
    """Play until each player has seen that all others have answered."""
    playing = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(PATIENCE):
        while not all([player.snapshot and player.snapshot["version"] >= len(players) for player in players]):
            await asyncio.sleep(0.1)
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)


async def away(at: str) -> float:
    """What a process says of it."""
    async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as client:
        assert (await client.get(f"{at}/readyz")).status_code == 200  # people can play
        return numbers((await client.get(f"{at}/metrics")).text)[AWAY]


def test_processes_serve_without_nats_and_join_when_it_is_there(database: str, nats: tuple[Service, str]) -> None:
    service, news = nats
    ports = [free_port() for _ in range(2)]
    started = [server(database, news, more={METRICS: str(port)}) for port in ports]

    async def played() -> None:
        bases, seen = [base for _, base in started], [f"http://127.0.0.1:{port}" for port in ports]
        ana, ben, _ = await laid(bases, "tides", ["", ""])
        assert [await away(at) for at in seen] == [1, 1]
        await first_round(ana, ben)  # each finds the other's answers in the database
        async with await ana.open(bases[0]) as one, await ben.open(bases[1]) as other:
            await hear(one, shows(0, here=True))
            service.start()
            await hear(one, shows(1, here=True))  # who has the table open is told over NATS alone
            await hear(other, shows(0, here=True))
        async with asyncio.timeout(PATIENCE):
            while [await away(at) for at in seen] != [0, 0]:
                await asyncio.sleep(0.1)
        link = NatsLink(news)
        await link.open()
        for stream in (BOTS, NOTICES, FAILED):
            assert (await link.client.jetstream().stream_info(stream)).config.name == stream
        await link.close()

    with running([process for process, _ in started]):
        asyncio.run(played())
    assert all(["NATS is away" in process.said for process, _ in started])


def test_a_worker_begins_without_nats(database: str, nats: tuple[Service, str]) -> None:
    """Its bots answer as soon as NATS is there."""
    service, news = nats
    (serving, base), thinking = server(database, news), worker(database, news)

    async def played() -> None:
        player, *_ = await laid([base], "tides", ["", "newcomer"])
        playing = asyncio.create_task(player.play())
        service.start()
        await asyncio.wait_for(playing, 2 * PATIENCE)

    try:
        thinking.start(waits=False)
        with running([serving]):
            asyncio.run(played())
    finally:
        thinking.stop()


async def test_a_step_that_is_wrong_for_good_is_told(nats: tuple[Service, str]) -> None:
    """It is no matter of waiting: the loop that keeps the link fails with it."""
    service, news = nats
    service.start()

    async def broken() -> None:
        raise KeyError("broken")

    link = NatsLink(news)
    link.on_join(broken)
    await link.open(PATIENCE)
    with pytest.raises(KeyError):
        await asyncio.wait_for(link.keep(lambda: None), PATIENCE)
    await link.close()


def test_a_step_that_needs_nats_is_tried_again(nats: tuple[Service, str]) -> None:
    service, news = nats
    service.start()
    tries = 0

    async def step() -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise NatsError

    async def joined() -> None:
        link = NatsLink(news)
        link.on_join(step)
        await link.open(PATIENCE)
        await link.close()

    asyncio.run(joined())
    assert tries == 2
