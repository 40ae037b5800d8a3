"""NATS writes to its disk every two minutes: when its machine goes down, what it has acknowledged since is gone."""

import asyncio
import shutil
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from nats.aio.client import Client
from nats.js.errors import NotFoundError

from partie.server.infra.database import open_pool
from partie.server.infra.dead_letters import failed_jobs
from partie.server.infra.nats_client import NatsLink
from partie.server.notifications.outbox_store import Outbox
from partie.server.notifications.queue import STREAM as NOTIFICATIONS
from partie.server.ops.dev_services import Service, free_port, program
from tests.server.harness.clients.guests import PATIENCE, Guest, laid, newcomer
from tests.server.harness.clients.noticed import add
from tests.server.harness.clients.receivers import Receivers
from tests.server.harness.databases import linked
from tests.server.harness.processes import running
from tests.server.harness.waiting import until
from tests.server.runs.notice_process import notice_server, notice_worker


class LossyNats:
    """A NATS whose machine goes down, and comes back with what was on its disk some time before."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self._store, self._synced = folder / "store", folder / "synced"
        command = [program("nats-server"), "-a", "127.0.0.1", "-p", str(port), "-js", "-sd", str(self._store)]
        self.service = Service(command, port)
        self.url = f"nats://127.0.0.1:{port}"

    def sync(self) -> None:
        """Remember what is on the disk now."""
        self.service.stop()
        shutil.copytree(self._store, self._synced)
        self.service.start()

    def crash(self) -> None:
        """Go down, and come back with what is remembered, or with nothing."""
        self.service.stop(signal.SIGKILL)
        shutil.rmtree(self._store)
        if self._synced.exists():
            shutil.copytree(self._synced, self._store)
        self.service.start()

    @asynccontextmanager
    async def link(self) -> AsyncIterator[Client]:
        """A connection of the test's own."""
        link = NatsLink(self.url)
        await link.open()
        try:
            yield link.client
        finally:
            await link.close()


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[LossyNats]:
    nats = LossyNats(tmp_path)
    nats.service.start()
    yield nats
    nats.service.stop(signal.SIGKILL)


async def until_queued(nats: LossyNats, number: int) -> None:
    """Wait until this number of jobs is in the queue."""
    async with asyncio.timeout(PATIENCE), nats.link() as client:
        while await queued(client) != number:
            await asyncio.sleep(0.05)


async def queued(client: Client) -> int:
    """How many jobs wait in the queue; none where there is no queue."""
    try:
        return (await client.jetstream().stream_info(NOTIFICATIONS)).state.messages
    except NotFoundError:
        return 0


async def until_nothing_waits(database: str) -> None:
    async with asyncio.timeout(PATIENCE), linked(database) as link:
        while await link.fetchval("SELECT count(*) FROM held_notices"):
            await asyncio.sleep(0.05)


async def ask_away(base: str, ana: Guest, ben: Guest) -> None:
    """A table at which both are asked, and nobody looks."""
    made = await ana.make(base, "tides", ["", ""])
    await ben.sit(base, made["table"], 1, made["keys"][1])


@pytest.mark.parametrize(
    "is_synced",
    [
        pytest.param(False, id="all is lost"),
        pytest.param(True, id="the last minutes are lost", marks=pytest.mark.long),
    ],
)
async def test_a_notice_that_nats_has_lost_is_told_once(database: str, nats: LossyNats, is_synced: bool) -> None:
    async with Receivers() as receivers:
        environment = receivers.environment(0.1)
        serving, base = notice_server(database, environment, nats.url)
        working = notice_worker(database, environment, nats.url)
        with running([serving]):
            if is_synced:
                nats.sync()
            ana, ben = await newcomer(base, "Ana"), await newcomer(base, "Ben")
            await add(base, ana, "hook", url=f"{receivers.web.url}/ok/Ana")
            await ask_away(base, ana, ben)
            await until_queued(nats, 1)
            await asyncio.to_thread(nats.crash)
            async with linked(database) as link:
                await link.execute("UPDATE held_notices SET due = now()")  # a minute later
            await until_queued(nats, 1)
            async with linked(database) as link:  # once more, while it waits in the queue
                await link.execute("UPDATE held_notices SET due = now()")
                while not await link.fetchval("SELECT bool_and(due > now()) FROM held_notices"):
                    await asyncio.sleep(0.05)
            await until_queued(nats, 1)
            try:
                working.start(waits=False)
                await until(lambda: receivers.requests_to("/ok/Ana"))
                await until_nothing_waits(database)
                await until_queued(nats, 0)
            finally:
                await asyncio.to_thread(working.stop)
        assert len(receivers.requests_to("/ok/Ana")) == 1


@pytest.mark.long
async def test_workers_go_on_when_nats_has_lost_everything(database: str, nats: LossyNats) -> None:
    """Also the queues themselves are gone, and who takes jobs from them."""
    async with Receivers() as receivers:
        environment = receivers.environment(0.1)
        serving, base = notice_server(database, environment, nats.url)
        working = notice_worker(database, environment, nats.url)
        with running([serving]):
            working.start(waits=False)
            try:
                ana, ben = await newcomer(base, "Ana"), await newcomer(base, "Ben")
                await add(base, ana, "hook", url=f"{receivers.web.url}/ok/Ana")
                await ask_away(base, ana, ben)
                await until(lambda: receivers.requests_to("/ok/Ana"))
                await asyncio.to_thread(nats.crash)
                await ask_away(base, ana, ben)
                await until(lambda: len(receivers.requests_to("/ok/Ana")) == 2)
                player, *_ = await laid([base], "tides", ["", "newcomer"])
                await asyncio.wait_for(player.play(), 2 * PATIENCE)
            finally:
                await asyncio.to_thread(working.stop)


@pytest.mark.long
async def test_a_notice_that_always_fails_is_put_aside(database: str, nats: LossyNats) -> None:
    """And holds up no other one."""
    async with Receivers() as receivers:
        environment = receivers.environment(0.1)
        serving, base = notice_server(database, environment, nats.url)
        working = notice_worker(database, environment, nats.url)
        with running([serving]):
            ana, ben = await newcomer(base, "Ana"), await newcomer(base, "Ben")
            for guest in (ana, ben):
                await add(base, guest, "hook", url=f"{receivers.web.url}/ok/{guest.name}")
            async with linked(database) as link:
                await link.execute(
                    "UPDATE notice_channels SET zone = 'Nowhere', quiet_to = 60 WHERE address LIKE '%Ana'"
                )
            working.start(waits=False)
            try:
                await ask_away(base, ana, ben)
                await until(lambda: receivers.requests_to("/ok/Ben"))
                await until_nothing_waits(database)
            finally:
                await asyncio.to_thread(working.stop)
        assert receivers.requests_to("/ok/Ana") == []
        async with nats.link() as link:
            (why,) = (await failed_jobs(link)).reasons
        assert "ZoneInfoNotFoundError" in why


async def test_what_could_not_be_sent_for_days_is_forgotten(database: str) -> None:
    pool = await open_pool(database, 1)
    await pool.execute(
        "WITH somebody AS (INSERT INTO persons DEFAULT VALUES RETURNING id)"
        " INSERT INTO held_notices (person, table_id, question, kind, due, made)"
        " SELECT id, 't', days, 'turn', now(), now() - days * interval '1 day' FROM somebody,"
        " generate_series(1, 3) days"
    )
    await Outbox(pool).tidy()
    assert await pool.fetchval("SELECT array_agg(question) FROM held_notices") == [1]
    await pool.close()
