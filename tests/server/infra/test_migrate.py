"""Steps of the schema: each alone, behind nobody, once, and what is left of one that fails."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from partie.server.infra.migrate import LOCK, StepFailed, StepLocked, migrate
from partie.server.infra.settings import DATABASE
from tests.server.harness.clients.guests import PATIENCE
from tests.server.harness.databases import linked
from tests.server.harness.processes import Process

STEP = '''"""A step."""

from alembic import op

from partie.server.infra.migrations.indexes import build_concurrently

revision = "{number}"
down_revision = {after!r}


def upgrade() -> None:
    {body}
'''
TABLE = 'op.execute("CREATE TABLE things (name text NOT NULL)")'
COLUMN = 'op.execute("ALTER TABLE things ADD COLUMN colour text")'
INDEX = 'build_concurrently("things_name", "things (name)")'
VALID = "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('things_name')"
WAITS = f"""
    SELECT EXISTS (SELECT FROM pg_locks WHERE clock_timestamp() > waitstart + interval '{2 * LOCK} seconds'
                   AND pid IN (SELECT pid FROM pg_stat_progress_create_index WHERE datname = current_database()))
"""
AT = "SELECT version_num FROM alembic_version"


def write(folder: Path, *bodies: str) -> Path:
    """Steps, one after the other."""
    for number, body in enumerate(bodies, 1):
        step = STEP.format(number=f"{number:04}", after=f"{number - 1:04}" if number > 1 else None, body=body)
        (folder / f"s{number:04}.py").write_text(step)
    return folder


@asynccontextmanager
async def migrating(database: str, steps: Path) -> AsyncIterator[asyncio.Task[None]]:
    """Steps that are run meanwhile, and have ended afterwards."""
    async with asyncio.timeout(PATIENCE):
        task = asyncio.create_task(asyncio.to_thread(migrate, database, steps))
        yield task
        await task


async def until_said(caplog: pytest.LogCaptureFixture, words: str, often: int = 1) -> None:
    """Wait until the process has said something."""
    while sum(words in each.getMessage() for each in caplog.records) < often:
        await asyncio.sleep(0.01)


async def value(database: str, query: str) -> object:
    async with linked(database) as link:
        return await link.fetchval(query)


def test_nobody_waits_behind_a_step_that_waits_for_a_reader(
    empty: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    migrate(empty, write(tmp_path, TABLE))
    write(tmp_path, TABLE, COLUMN)

    async def played() -> None:
        async with linked(empty) as reading, linked(empty) as playing:
            reader = reading.transaction()
            await reader.start()
            await reading.fetch("SELECT FROM things")
            async with migrating(empty, tmp_path) as task:
                await until_said(caplog, "step 0002 has to wait", 2)
                await playing.execute("INSERT INTO things VALUES ('answer')")
                assert not task.done()
                await reader.rollback()
            assert await playing.fetchval("SELECT count(colour) FROM things") == 0

    with caplog.at_level(logging.WARNING):
        asyncio.run(played())


def test_a_step_gives_up_and_says_who_is_in_its_way(empty: str, tmp_path: Path) -> None:
    migrate(empty, write(tmp_path, TABLE))
    write(tmp_path, TABLE, COLUMN)

    async def locked() -> None:
        async with linked(empty) as reading, reading.transaction():
            await reading.fetch("SELECT FROM things")
            with pytest.raises(StepLocked) as found:
                await asyncio.to_thread(migrate, empty, tmp_path, 0.1)
            assert found.value.step == "0002"
            assert str(reading.get_server_pid()) in found.value.why

    asyncio.run(locked())
    assert asyncio.run(value(empty, AT)) == "0001"


def test_what_is_left_of_a_step_that_fails(empty: str, tmp_path: Path) -> None:
    """Those before it stay; of itself nothing does, and it can be run again."""
    fails = 'op.execute("CREATE TABLE half ()"); op.execute("SELECT 1 / 0")'
    with pytest.raises(StepFailed) as found:
        migrate(empty, write(tmp_path, TABLE, COLUMN, fails))
    assert found.value.step == "0003"
    assert "division by zero" in found.value.why
    assert asyncio.run(value(empty, AT)) == "0002"
    assert asyncio.run(value(empty, "SELECT to_regclass('half') IS NULL"))
    migrate(empty, write(tmp_path, TABLE, COLUMN, 'op.execute("CREATE TABLE half ()")'))
    assert asyncio.run(value(empty, AT)) == "0003"
    assert not asyncio.run(value(empty, "SELECT to_regclass('half') IS NULL"))


async def test_an_index_is_built_while_somebody_writes(empty: str, tmp_path: Path) -> None:
    await asyncio.to_thread(migrate, empty, write(tmp_path, TABLE))
    write(tmp_path, TABLE, INDEX, COLUMN)

    async with linked(empty) as older, linked(empty) as playing:
        writer = older.transaction()
        await writer.start()
        await older.execute("INSERT INTO things VALUES ('before')")
        async with migrating(empty, tmp_path) as task:
            while not await playing.fetchval(WAITS):  # for longer than any other step waits
                await asyncio.sleep(0.01)
            await playing.execute("INSERT INTO things VALUES ('meanwhile')")
            assert not task.done()
            await writer.commit()
        assert await playing.fetchval(VALID)
        assert await playing.fetchval(AT) == "0003"


def test_an_index_that_was_left_half_built_goes_first(empty: str, tmp_path: Path) -> None:
    broken = INDEX.replace("things (name)", "things ((1 / length(name)))")
    migrate(empty, write(tmp_path, TABLE))
    asyncio.run(value(empty, "INSERT INTO things VALUES ('') RETURNING 1"))
    with pytest.raises(StepFailed):
        migrate(empty, write(tmp_path, TABLE, broken))
    assert asyncio.run(value(empty, VALID)) is False
    migrate(empty, write(tmp_path, TABLE, INDEX))
    assert asyncio.run(value(empty, VALID)) is True


def test_whoever_waits_for_another_process_that_migrates_is_in_nobodys_way(
    empty: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The other one builds an index, which waits for all who are in a transaction."""
    write(tmp_path, TABLE)

    async def two() -> None:
        async with linked(empty) as first:
            await first.execute("SELECT pg_advisory_lock(20261116); CREATE TABLE others (name text)")
            async with migrating(empty, tmp_path) as second:
                await until_said(caplog, "another process migrates")
                await first.execute("CREATE INDEX CONCURRENTLY others_name ON others (name)")
                assert not second.done()
                assert await first.fetchval("SELECT to_regclass('things') IS NULL")
                await first.execute("SELECT pg_advisory_unlock(20261116)")
            assert not await first.fetchval("SELECT to_regclass('things') IS NULL")

    with caplog.at_level(logging.WARNING):
        asyncio.run(two())


def test_the_operator_is_told_what_is_left_and_what_to_do(empty: str, tmp_path: Path) -> None:
    """The table is there already, without a step that says so."""
    asyncio.run(value(empty, "CREATE TABLE tables ()"))
    for command in (["admin", "migrate"], ["serve", "--port", "0", "--bots", "0"]):
        process = Process(command, {DATABASE: empty})
        process.start(waits=False)
        assert process.wait() == 1
        assert "Step 0001 of the database failed" in process.said
        assert "already exists" in process.said
        assert "partie admin migrate" in process.said
