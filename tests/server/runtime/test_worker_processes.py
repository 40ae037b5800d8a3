"""What thinks for bots may be killed, or be given a job that it cannot do: bots answer all the same."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import active_children
from pathlib import Path

import pytest
from nats.aio.client import Client

from partie.server.infra.dead_letters import STREAM, Failed, failed_jobs
from partie.server.infra.nats_client import NatsLink
from partie.server.infra.settings import Settings
from partie.server.infra.supervisor import Supervisor
from partie.server.ops.dev_services import DevServices
from partie.server.runtime import worker_processes as children
from partie.server.runtime.worker import work_until
from partie.server.runtime.worker_processes import Child
from partie.server.tables.bot_queue import SUBJECT
from tests.server.harness.admins import doctor
from tests.server.harness.clients.guests import PATIENCE, Guest, Player
from tests.server.harness.databases import linked
from tests.server.harness.inside import inside
from tests.server.harness.processes import server
from tests.server.harness.waiting import until


async def against_a_bot(base: str) -> Player:
    """A table of a person and a bot, from its first seat."""
    guest = Guest("Ana")
    made = await guest.make(base, "tides", ["", "newcomer"])
    return Player([base], guest, made["table"], 0)


async def bot_answers(player: Player) -> None:
    """Answer the first question, and wait until the bot has done so too: then there is another one."""
    async with asyncio.timeout(PATIENCE), await player.open(player.bases[0]) as socket:
        while player.snapshot is None:
            player.hear(str(await socket.recv()))
        assert player.snapshot["asked"] is not None
        asked = player.snapshot["asked"]
        answer = {"question": asked["question"], "part": asked["part"], "text": asked["options"][0]["text"]}
        await socket.send(json.dumps({"kind": "answer", "ref": 0, **answer}))
        while player.snapshot["question"] == asked["question"]:
            player.hear(str(await socket.recv()))


# -- processes that think for a server without NATS -------------------------------------------------------------------


def test_a_thinker_that_is_killed_is_replaced(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def tried() -> None:
        async with inside(Settings(database), thinkers=1) as served:
            await bot_answers(await against_a_bot(served.base))
            (thinker,) = active_children()
            thinker.kill()
            await until(lambda: not thinker.is_alive())
            await bot_answers(await against_a_bot(served.base))
            assert [each.pid for each in active_children()] != [thinker.pid]

    asyncio.run(tried())
    assert "a process that thinks was killed: others take its place" in caplog.messages


# -- workers beside a server ------------------------------------------------------------------------------------------

LASTING = (sys.executable, "-c", "import sys; sys.stdin.read()")


async def test_a_child_that_ends_is_started_again_after_a_longer_pause_each_time() -> None:
    async def killed(child: Child) -> None:
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
        await until(lambda: child.pid is None)

    child, now = Child(os.environ, LASTING), 0.0
    child.start(now)
    for pause in (0.1, 0.2, 0.4):
        await killed(child)
        for seconds, is_back in ((0.0, False), (pause * 0.9, False), (pause * 0.2, True)):
            now += seconds
            child.look(now)
            assert (child.pid is not None) == is_back
    await killed(child)
    now += children.STEADY + 1.0  # it lived for long, so the first pause is enough
    child.look(now)
    child.look(now + children.FIRST * 1.01)
    assert child.pid is not None
    child.stop()
    await until(lambda: child.pid is None)


@pytest.mark.long
def test_a_worker_that_is_killed_is_replaced_and_clocks_go_on(database: str, trial: DevServices) -> None:
    process, base = server(database, trial.news, bots=1)

    async def taken_over(table: str) -> None:
        async with linked(database) as link, asyncio.timeout(PATIENCE):
            while not await link.fetchval("SELECT count(*) FROM clock_events WHERE table_id = $1", table):
                await asyncio.sleep(0.1)

    async def tried() -> None:
        await bot_answers(await against_a_bot(base))
        (worker,) = workers(process.pid)
        os.kill(worker, signal.SIGKILL)
        timed = await Guest("Ana").make(base, "tides", ["", "newcomer"], clock="live 5+1")
        await taken_over(timed["table"])
        await until(lambda: len(workers(process.pid)) == 1 and workers(process.pid) != [worker])
        await bot_answers(await against_a_bot(base))

    process.start()
    try:
        asyncio.run(tried())
    finally:
        process.stop()


def workers(pid: int) -> list[int]:
    """The processes that a process has started and that live."""
    found = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [each for each in found if b"worker" in Path(f"/proc/{each}/cmdline").read_bytes()]


# -- jobs that cannot be done -----------------------------------------------------------------------------------------


@asynccontextmanager
async def worker(database: str, trial: DevServices) -> AsyncIterator[tuple[Supervisor, Client]]:
    """A worker in this process, and a connection to its queue. What it puts aside is forgotten afterwards."""
    go, supervisor = asyncio.Event(), Supervisor()
    working = asyncio.create_task(work_until(go, supervisor, Settings(database, trial.news)))
    link = NatsLink(trial.news)
    await link.open()
    client = link.client
    try:
        await until(lambda: working.done() or any([each.name == "notices-queue" for each in supervisor]))
        yield supervisor, client
    finally:
        go.set()
        await working
        await client.jetstream().purge_stream(STREAM)
        await link.close()


async def put_aside_jobs(client: Client, number: int) -> Failed:
    """What was put aside, once there is this number of them."""
    async with asyncio.timeout(PATIENCE):
        while (found := await failed_jobs(client)).number < number:
            await asyncio.sleep(0.05)
    return found


def test_a_job_that_cannot_be_done_is_put_aside_and_the_worker_lives(database: str, trial: DevServices) -> None:
    async def tried() -> Failed:
        async with inside(Settings(database, trial.news)) as served:
            unknown = await against_a_bot(served.base)
            async with worker(database, trial) as (supervisor, client), linked(database) as link:
                await link.execute("UPDATE tables SET rules = 99 WHERE id = $1", unknown.table)
                for job in (b"{", b"7", json.dumps(unknown.table).encode()):
                    await client.jetstream().publish(SUBJECT, job)
                found = await put_aside_jobs(client, 3)
                (queue,) = [each for each in supervisor if each.name == "bots-queue"]
                first = queue.task
                await bot_answers(await against_a_bot(served.base))
                assert queue.task is first, "the worker was started again"
                said = await asyncio.to_thread(doctor, database, trial.news)
                assert "Jobs that no worker could do: 3." in said[1]
                assert "it cannot be read" in said[1]
                info = await client.jetstream().stream_info(STREAM)
                assert info.config.max_age
                assert info.config.max_msgs
        return found

    found = asyncio.run(tried())
    assert found.number == 3
    assert "its rules are not installed" in found.reasons[0]
    assert "it cannot be read" in found.reasons[2]


def test_a_job_that_fails_comes_again_and_is_put_aside_in_the_end(
    database: str, trial: DevServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[str] = []

    async def fail(table_id: str, *_: object) -> bool:
        tries.append(table_id)
        raise ZeroDivisionError

    monkeypatch.setattr("partie.server.runtime.worker.AGAIN", 0.01)

    async def tried() -> Failed:
        with monkeypatch.context() as patched:
            patched.setattr("partie.server.tables.bot_player.BotPlayer.play", lambda _, *given: fail(*given))
            async with worker(database, trial) as (_, client):
                await client.jetstream().publish(SUBJECT, b'"some-table"')
                return await put_aside_jobs(client, 1)

    assert asyncio.run(tried()).reasons == ('"some-table": ZeroDivisionError',)
    assert tries.count("some-table") == 10


def test_a_deadline_that_cannot_be_judged_ends_no_watch(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def tried() -> None:
        async with inside(Settings(database)) as served, linked(database) as link:
            broken = await Guest("Ana").make(served.base, "tides", ["", "newcomer"], clock="live 300+10")
            await link.execute("UPDATE tables SET rules = 99")
            await link.execute("UPDATE deadlines SET due = now()")
            other = await Guest("Ben").make(served.base, "tides", ["", "newcomer"], clock="live 5+1")
            async with asyncio.timeout(PATIENCE):
                while await link.fetchval("SELECT due <= now() FROM deadlines WHERE table_id = $1", broken["table"]):
                    await asyncio.sleep(0.05)
            assert await link.fetchval("SELECT count(*) FROM deadlines WHERE table_id = $1", other["table"]) == 1
            hands = [each for each in served.supervisor if each.name.startswith("deadlines-")]
            assert [each.failures for each in hands] == [0] * len(hands)

    asyncio.run(tried())
    assert "a deadline cannot be judged" in caplog.messages
