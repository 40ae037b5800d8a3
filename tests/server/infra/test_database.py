"""Connections to the database: what each side gives up when the other one stands still, and where they lead."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from partie.core import Given
from partie.server.infra.database import GRACE, LOST, PATIENCE, open_pool
from partie.server.infra.migrate import migrate
from partie.server.model.rows import AnswerRow
from partie.server.ops.dev_services import free_port
from partie.server.runtime.lifecycle import open_database
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.store import TableStore
from tests.server.harness.clients.guests import PATIENCE as END
from tests.server.harness.databases import linked
from tests.server.harness.scenes.ended import person, row_of

AWAY = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'partie %'
"""


@asynccontextmanager
async def served(database: str) -> AsyncIterator[tuple[TableStore, AnswerWriter, AnswerRow]]:
    """The database as a process of the server has it, and the first row of a table there."""
    store, commits = await open_database(database)
    row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
    await store.make(row, seed)
    commits.start()
    try:
        async with asyncio.timeout(END):
            yield store, commits, AnswerRow(row.id, 1, Given(1, 0, "x", None), 1)
    finally:
        await commits.stop()
        for pool in (commits.pool, store.pool):
            pool.terminate()


async def test_a_process_that_hangs_in_a_transaction_loses_its_lock(database: str) -> None:
    async with served(database) as (_, commits, row):
        pool = await open_pool(database, 1, idle=0.2)
        connection = await pool.acquire()
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute("SELECT FROM luck WHERE table_id = $1 FOR UPDATE", row.table)
        assert await commits.put(row) is not None  # nobody has ended the transaction but PostgreSQL
        with pytest.raises(LOST):
            await transaction.commit()
        pool.terminate()


async def test_postgresql_waits_a_little_longer_than_the_process(database: str) -> None:
    """Where the process is there, it says what has happened; where it hangs, PostgreSQL ends what it has begun."""
    names = ["application_name", "statement_timeout", "lock_timeout", "tcp_keepalives_idle"]

    pool = await open_pool(database, 1, role="tests")
    found = dict(await pool.fetch("SELECT name, setting FROM pg_settings WHERE name = ANY($1)", names))
    pool.terminate()
    assert found["application_name"].startswith("partie ")
    assert found["application_name"].endswith(" tests")
    assert int(found["statement_timeout"]) == (PATIENCE + GRACE) * 1000
    assert 0 < int(found["lock_timeout"]) < PATIENCE * 1000
    assert found["tcp_keepalives_idle"] == "10"


async def test_nobody_waits_for_a_lock_until_the_process_gives_up(database: str) -> None:
    pool = await open_pool(database, 1, patience=2.0)
    async with linked(database) as other, other.transaction():
        await other.execute("LOCK TABLE tables")
        with pytest.raises(asyncpg.LockNotAvailableError):
            await pool.execute("UPDATE tables SET deck = ''")
    await pool.execute("UPDATE tables SET deck = ''")
    pool.terminate()


async def test_play_goes_on_once_the_database_can_be_written_to_again(database: str) -> None:
    """A primary that was replaced comes back as a standby. What was connected to it then must not stay with it."""
    async with served(database) as (store, commits, row), linked(database) as other:
        name = await other.fetchval("SELECT current_database()")
        await other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await other.execute(AWAY)
        writing = asyncio.create_task(commits.put(row))
        while True:  # connections that have just broken are lost too, in other ways
            with pytest.raises(LOST) as found:
                await store.sits(row.table, 0, 1)
            if "cannot be written to" in str(found.value):
                break
        assert not writing.done()
        await other.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        assert await writing is not None
        await store.pool.execute("UPDATE tables SET deck = ''")


async def test_the_address_may_name_several_hosts(empty: str) -> None:
    """One of them is down. The address leads to whichever can be written to."""
    several = empty.replace("127.0.0.1:", f"127.0.0.1:{free_port()},127.0.0.1:") + "?target_session_attrs=read-write"
    await asyncio.to_thread(migrate, several)

    async with served(several) as (_, commits, row), linked(empty) as other:
        assert await commits.put(row) is not None
        name = await other.fetchval("SELECT current_database()")
        await other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        with pytest.raises(LOST):
            await open_pool(several, 1)
