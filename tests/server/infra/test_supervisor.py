"""Nothing in the background of a process stops silently: it is started again, or the process ends, or is not ready."""

import asyncio
import contextlib
from collections.abc import Callable
from itertools import pairwise

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect

from partie.server.clocks.deadline_store import oldest_overdue
from partie.server.infra.metrics import REGISTRY
from partie.server.infra.settings import DATABASE, Settings
from partie.server.infra.supervisor import Beat, GaveUp, Loop, Policy, Supervisor
from partie.server.ops.dev_services import DevServices, free_port
from partie.server.runtime.worker import work_until
from partie.server.tables.answer_writer import AnswerWriter
from tests.server.harness.clients.guests import PATIENCE, PLAIN, laid
from tests.server.harness.databases import linked
from tests.server.harness.inside import inside
from tests.server.harness.processes import Process
from tests.server.harness.scenes.bare_table import ROW, TABLE

QUICK = Policy(first=0.001, longest=0.01)


async def until(fits: Callable[[], bool]) -> None:
    """Wait for a state."""
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.02)


class Fault(Exception):
    """What a loop fails with here."""


# -- the supervisor alone ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["raises", "returns", "is cancelled", "has no database"])
def test_a_loop_that_ends_is_started_again(how: str, caplog: pytest.LogCaptureFixture) -> None:
    starts: list[int] = []

    async def work(beat: Beat) -> None:
        starts.append(1)
        if len(starts) == 1:
            match how:
                case "raises":
                    raise Fault
                case "has no database":
                    raise asyncpg.PostgresConnectionError
                case "is cancelled":
                    raise asyncio.CancelledError
                case _:
                    return
        while True:
            beat()
            await asyncio.sleep(0.01)

    async def tried() -> Loop:
        supervisor = Supervisor(QUICK)
        supervisor.watch("work", work, 1.0)
        (loop,) = supervisor
        await until(lambda: loop.rounds > 3)
        await supervisor.stop()
        assert loop.task is not None
        assert loop.task.cancelled()
        return loop

    loop = asyncio.run(tried())
    assert (len(starts), loop.failures) == (2, 0)
    assert [record.levelname for record in caplog.records] == ["WARNING" if how == "has no database" else "ERROR"]
    assert bool(caplog.records[0].exc_info) == (how == "raises")


def test_a_loop_that_always_fails_is_tried_less_and_less_often_and_then_given_up() -> None:
    starts: list[float] = []

    async def fail(_: Beat) -> None:
        starts.append(asyncio.get_running_loop().time())
        raise Fault

    async def tried() -> None:
        supervisor = Supervisor(Policy(first=0.01, longest=0.04, most=6))
        supervisor.check()
        supervisor.watch("broken", fail, 1.0)
        await asyncio.wait_for(supervisor.gives_up(), PATIENCE)
        await supervisor.stop()
        with pytest.raises(GaveUp, match="broken"):
            supervisor.check()

    asyncio.run(tried())
    pauses = [after - before for before, after in pairwise(starts)]
    assert len(starts) == 6
    assert all([pause >= least for pause, least in zip(pauses, (0.01, 0.02, 0.04, 0.04, 0.04), strict=True)])


def test_good_rounds_and_a_database_that_is_away_never_end_a_process() -> None:
    rounds: list[int] = []

    async def work(beat: Beat) -> None:
        rounds.append(1)
        if len(rounds) % 2:
            beat()
            raise Fault
        raise asyncpg.CannotConnectNowError

    async def tried() -> str:
        supervisor = Supervisor(Policy(first=0.001, longest=0.001, most=2))
        supervisor.watch("work", work, 1.0)
        await until(lambda: len(rounds) > 20)
        await supervisor.stop()
        return supervisor.failed

    assert asyncio.run(tried()) == ""


async def test_a_heartbeat_is_the_last_good_round_and_no_restart() -> None:
    now = [0.0]

    async def fail(_: Beat) -> None:
        raise Fault

    supervisor = Supervisor(QUICK, lambda: now[0])
    supervisor.watch("broken", fail, 30.0)
    (loop,) = supervisor
    now[0] = 29.0
    assert supervisor.why_not_ready() == ""
    await until(lambda: loop.failures > 2)
    now[0] = 31.0
    assert supervisor.why_not_ready() == "the loop broken has been silent for 31 s"
    loop.beat()
    assert supervisor.why_not_ready() == ""
    await supervisor.stop()


def test_what_is_done_once_is_logged_if_it_fails(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise Fault

    async def tried() -> None:
        supervisor = Supervisor()
        await asyncio.wait([supervisor.spawn("a job", fail())])
        lasting = supervisor.spawn("another", asyncio.sleep(PATIENCE))
        await supervisor.stop()
        assert lasting.cancelled()

    asyncio.run(tried())
    assert [record.getMessage() for record in caplog.records] == ["a job failed"]


# -- whole processes --------------------------------------------------------------------------------------------------


async def kill(loop: Loop) -> None:
    """End what a loop does now and let its next start fail, and wait until its heartbeat is fresh again."""
    assert loop.task is not None
    work, first, before = loop.work, loop.task, loop.rounds

    async def fail(_: Beat) -> None:
        loop.work = work
        raise Fault(loop.name)

    loop.work = fail
    first.cancel()
    await until(lambda: loop.work is work and loop.task is not first)
    before = loop.rounds
    try:
        await until(lambda: loop.rounds > before)
    except TimeoutError as error:
        raise AssertionError(f"{loop.name} is not back") from error


async def kill_all(supervisor: Supervisor) -> set[str]:
    """Every loop once, whichever there are."""
    await asyncio.gather(*[kill(loop) for loop in supervisor])
    assert supervisor.why_not_ready() == ""
    supervisor.check()
    return {loop.name for loop in supervisor}


@pytest.mark.parametrize("is_alone", [True, False])
def test_every_loop_of_a_server_comes_back(database: str, trial: DevServices, is_alone: bool) -> None:
    async def tried() -> set[str]:
        async with (
            inside(Settings(database, "" if is_alone else trial.news)) as served,
            httpx.AsyncClient(base_url=served.base, timeout=PATIENCE, verify=PLAIN) as client,
            connect(f"{served.base.replace('http', 'ws')}/api/lobby/socket") as lobby,
        ):
            await lobby.recv()  # its loop begins with the first visit
            names = await kill_all(served.supervisor)
            assert (await client.get("/readyz")).text == "ok"
        return names

    assert asyncio.run(tried()) >= {
        "sweep",
        "collector",
        "lobby",
        "notices",
        "pairing",
        "limits",
        "deadlines-0",
        "pulse",
    }


def test_every_loop_of_a_worker_comes_back(database: str, trial: DevServices) -> None:
    async def tried() -> set[str]:
        go, supervisor = asyncio.Event(), Supervisor()
        working = asyncio.create_task(work_until(go, supervisor, Settings(database, trial.news)))
        await until(lambda: working.done() or len([each for each in supervisor if "queue" in each.name]) == 2)
        names = await kill_all(supervisor)
        go.set()
        await working
        return names

    assert asyncio.run(tried()) >= {"bots-queue", "notices-queue", "deadlines-0", "deadlines-2"}


def test_a_server_whose_loop_always_fails_ends_and_says_why(database: str) -> None:
    process = Process(["serve", "--port", str(free_port()), "--bots", "0"], {DATABASE: database}, "failing")
    process.start()
    assert process.wait() == 1
    assert "A part of the server (sweep) failed again and again" in " ".join(process.said.split())


async def test_a_silent_loop_is_named_by_both_pages(database: str) -> None:
    async def silent(_: Beat) -> None:
        await asyncio.Event().wait()

    port = free_port()
    async with inside(Settings(database, metrics=str(port))) as served:
        addresses = [f"{served.base}/readyz", f"http://127.0.0.1:{port}/readyz"]
        async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as client:
            for address in addresses:
                assert (await client.get(address)).text == "ok"
            served.supervisor.watch("mute", silent, 0.0)
            for address in addresses:
                answer = await client.get(address)
                assert answer.status_code == 503
                assert "the loop mute has been silent" in answer.text
            text = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    assert 'partie_heartbeat_age_seconds{loop="mute"}' in text
    assert 'partie_heartbeat_limit_seconds{loop="mute"} 0.0' in text


async def test_a_query_that_is_cancelled_does_not_end_the_sweep(database: str) -> None:
    async with inside(Settings(database)) as served, linked(database) as holder, linked(database) as other:
        player, *_ = await laid([served.base], "tides", ["", ""])
        async with await player.open(served.base) as socket:
            await socket.recv()
            (sweep,) = [loop for loop in served.supervisor if loop.name == "sweep"]
            async with holder.transaction():
                await holder.execute("LOCK TABLE answers IN ACCESS EXCLUSIVE MODE")
                cancelled: list[asyncpg.Record] = []
                async with asyncio.timeout(PATIENCE):
                    while not cancelled:
                        cancelled = await other.fetch(CANCEL)
                        await asyncio.sleep(0.05)
                task = sweep.task
                assert task is not None
                await asyncio.wait([task], timeout=PATIENCE)
                assert task.done(), "the sweep has not heard of it"
            rounds = sweep.rounds
            await until(lambda: sweep.rounds > rounds + 1)


CANCEL = """
    SELECT pg_cancel_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM answers%'
"""


# -- what waits -------------------------------------------------------------------------------------------------------


async def test_an_answer_that_waits_makes_its_age_grow(database: str) -> None:
    async with asyncpg.create_pool(database, min_size=1, max_size=2) as pool, linked(database) as holder:
        await pool.execute(TABLE)
        commits = AnswerWriter(pool)
        commits.start()
        assert commits.oldest_waiting == 0.0
        async with holder.transaction():
            await holder.execute("LOCK TABLE answers IN ACCESS EXCLUSIVE MODE")
            putting = asyncio.create_task(commits.put(ROW))
            await until(lambda: commits.oldest_waiting > 0.3)
        assert await asyncio.wait_for(putting, PATIENCE) is not None
        await until(lambda: commits.oldest_waiting == 0.0)
        await commits.stop()


async def test_an_answer_at_a_table_that_is_locked_says_nothing_of_the_process(database: str) -> None:
    """All other tables are played on: the process is ready for them."""
    async with asyncpg.create_pool(database, min_size=1, max_size=2) as pool, linked(database) as holder:
        await pool.execute(TABLE)
        commits = AnswerWriter(pool)
        commits.start()
        async with holder.transaction():
            await holder.execute("SELECT FROM luck FOR UPDATE")
            putting = asyncio.create_task(commits.put(ROW))
            await until(lambda: commits.locked == 1)
            assert commits.oldest_waiting == 0.0
        assert await asyncio.wait_for(putting, PATIENCE) is not None
        await commits.stop()


async def test_a_server_that_writes_nothing_is_not_ready(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("partie.server.web.readiness.STUCK", 0.2)

    port = free_port()
    async with inside(Settings(database, metrics=str(port))) as served:
        players = await laid([served.base], "tides", ["", ""])
        async with httpx.AsyncClient(timeout=PATIENCE, verify=PLAIN) as client, linked(database) as holder:
            async with contextlib.AsyncExitStack() as stack:
                await stack.enter_async_context(holder.transaction())
                await holder.execute("LOCK TABLE answers IN ACCESS EXCLUSIVE MODE")
                playing = asyncio.create_task(players[0].play())
                await until(lambda: served.services.writer.oldest_waiting > 0.3)
                answer = await client.get(f"{served.base}/readyz")
                assert answer.status_code == 503
                assert "an answer has waited to be written down" in answer.text
                await client.get(f"http://127.0.0.1:{port}/metrics")
                assert (REGISTRY.get_sample_value("partie_answer_waiting_seconds") or 0.0) > 0.3
            await until(lambda: served.services.writer.oldest_waiting == 0.0)
            assert (await client.get(f"{served.base}/readyz")).text == "ok"
            playing.cancel()


async def test_a_deadline_that_nobody_watches_is_seen(database: str) -> None:
    async with asyncpg.create_pool(database, min_size=1, max_size=2) as pool:
        await pool.execute(TABLE)
        await pool.execute("INSERT INTO deadlines VALUES ('t', now() + interval '1 hour')")
        assert await oldest_overdue(pool) == 0.0
        await pool.execute("UPDATE deadlines SET due = now() - interval '1 minute'")
        assert 60 <= await oldest_overdue(pool) < 60 + PATIENCE
