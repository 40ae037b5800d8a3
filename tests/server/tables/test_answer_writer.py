"""Answers that are written down together: dated when they count, one for each place, whatever the database says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import asyncpg
import pytest

from partie.core import Given
from partie.server.infra.database import LOST, open_pool
from partie.server.model.rows import AnswerRow
from partie.server.ops.dev_services import DevServices
from partie.server.runtime.lifecycle import POOL, open_database
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.store import TableStore
from tests.server.faults.proxy import Proxy
from tests.server.faults.spy import execute
from tests.server.harness.clients.guests import PATIENCE
from tests.server.harness.databases import Link, linked
from tests.server.harness.scenes.bare_table import ROW, TABLE
from tests.server.harness.scenes.ended import person, row_of
from tests.server.harness.stores import opened

REFUSING = """
    CREATE SEQUENCE refused;
    CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN
        PERFORM nextval('refused');  -- stays, although all else is rolled back
        RAISE EXCEPTION 'no' USING ERRCODE = '{code}'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER refuse BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION refuse();
"""
SLOW = """
    CREATE SEQUENCE rows_written;
    CREATE FUNCTION linger() RETURNS trigger AS $$ BEGIN
        IF nextval('rows_written') = 1 THEN PERFORM pg_advisory_xact_lock(7); END IF;
        RETURN NULL; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER linger AFTER INSERT ON answers FOR EACH ROW EXECUTE FUNCTION linger();
"""
HOLD = "SELECT FROM luck WHERE table_id = $1 FOR UPDATE"


async def until_locked(commits: AnswerWriter) -> None:
    """Wait until a row was tried while its table was locked."""
    async with asyncio.timeout(PATIENCE):
        while not commits.locked:
            await asyncio.sleep(0.001)


async def until_waiting(link: Link, what: str) -> None:
    """Wait until a connection waits for a lock of this kind."""
    while not await link.fetchval(
        "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = $1)", what
    ):
        await asyncio.sleep(0.01)


async def laid(store: TableStore, count: int) -> list[str]:
    """Tables of two people each: their ids."""
    people = [await person(store, "Ana"), await person(store, "Ben")]
    made: list[str] = []
    for number in range(count):
        row, seed = row_of("tides", people, luck=str(number))
        await store.make(row, seed)
        made.append(row.id)
    return made


def first_row(table_id: str, mark: int, text: str = "x") -> AnswerRow:
    """The first row of a table."""
    return AnswerRow(table_id, 1, Given(1, 0, text, None), mark)


@asynccontextmanager
async def writer(database: str, code: str) -> AsyncIterator[AnswerWriter]:
    """A writer whose database answers with an error."""
    async with asyncpg.create_pool(database, min_size=1, max_size=2) as pool:
        await pool.execute(TABLE + REFUSING.format(code=code))
        commits = AnswerWriter(pool)
        commits.start()
        try:
            yield commits
        finally:
            await commits.stop()


async def test_a_connection_that_hangs_is_given_up(database: str, trial: DevServices) -> None:
    async with asyncio.timeout(30):
        async with Proxy(trial.postgres.port) as proxy:
            through = database.replace(f":{trial.postgres.port}/", f":{proxy.port}/")
            pool = await open_pool(through, 2, patience=1.0)
            await pool.execute(TABLE)
            commits = AnswerWriter(pool)
            commits.start()
            proxy.forsake()
            assert await commits.put(ROW) is not None
            pool.terminate()


async def test_a_connection_that_ends_between_two_statements_counts_as_lost(database: str, trial: DevServices) -> None:
    """PostgreSQL says goodbye, and nobody has noticed yet that the connection is closed."""
    async with asyncio.timeout(30):
        async with Proxy(trial.postgres.port) as proxy:
            proxy.lingers = True
            pool = await open_pool(database.replace(f":{trial.postgres.port}/", f":{proxy.port}/"), 2)
            connection = await pool.acquire()
            pid = await connection.fetchval("SELECT pg_backend_pid()")
            await execute(database, f"SELECT pg_terminate_backend({pid}, 5000)")
            await asyncio.sleep(0.5)  # its last words arrive
            with pytest.raises(LOST):
                await pool.release(connection)
            pool.terminate()


@pytest.mark.parametrize(
    "code",
    [
        "disk_full", "out_of_memory", "too_many_connections", "query_canceled", "lock_not_available",
        "idle_in_transaction_session_timeout", "read_only_sql_transaction",
    ],
)  # fmt: skip
async def test_an_answer_waits_while_it_cannot_be_written(database: str, code: str) -> None:
    async with asyncio.timeout(30):
        async with writer(database, code) as commits:
            answer = asyncio.create_task(commits.put(ROW))
            while not await commits.pool.fetchval("SELECT is_called FROM refused"):
                await asyncio.sleep(0.05)  # until it was refused
            assert not answer.done()
            await commits.pool.execute("DROP TRIGGER refuse ON answers")
            assert await answer is not None
            assert await commits.pool.fetchval("SELECT mark FROM answers") == ROW.mark


async def test_connections_to_a_database_that_cannot_be_written_to_are_given_up(database: str) -> None:
    """Its name may lead to the new primary already, and nobody finds it who stays connected to the old one."""
    async with asyncio.timeout(30):
        async with writer(database, "read_only_sql_transaction") as commits:
            before = await commits.pool.fetchval("SELECT pg_backend_pid()")
            answer = asyncio.create_task(commits.put(ROW))
            async with linked(database) as other:
                while not await other.fetchval("SELECT is_called FROM refused"):
                    await asyncio.sleep(0.05)
                await other.execute("DROP TRIGGER refuse ON answers")
            assert await answer is not None
            assert await commits.pool.fetchval("SELECT pg_backend_pid()") != before


async def test_an_answer_that_cannot_be_written_stops_nobody_else(database: str) -> None:
    async with asyncio.timeout(30):
        async with writer(database, "division_by_zero") as commits:
            with pytest.raises(asyncpg.DivisionByZeroError):
                await commits.put(ROW)
            await commits.pool.execute("DROP TRIGGER refuse ON answers")
            assert await commits.put(ROW) is not None


async def test_a_fault_of_ours_stops_nobody_else(database: str) -> None:
    """It ended the writer, and with it every answer of the process."""
    async with asyncio.timeout(30):
        async with asyncpg.create_pool(database, min_size=1, max_size=2) as pool:
            await pool.execute(TABLE)
            commits = AnswerWriter(pool)
            commits.start()
            bad = replace(ROW, mark=1, given=None)  # type: ignore[arg-type]  # what no types allow
            refused, written = asyncio.create_task(commits.put(bad)), asyncio.create_task(commits.put(ROW))
            with pytest.raises(AttributeError):
                await refused
            assert await written is not None
            await commits.stop()


async def test_an_answer_that_waits_for_a_judge_of_clocks_is_dated_after_them(database: str) -> None:
    async with opened(database) as store:
        row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        commits = AnswerWriter(store.pool)
        commits.start()
        async with store.pool.acquire() as connection, connection.transaction():
            await connection.execute(HOLD, row.id)
            writing = asyncio.create_task(commits.put(first_row(row.id, 1)))
            await until_locked(commits)
            judged = await connection.fetchval("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        written = await writing
        assert written is not None
        assert written >= judged
        taken = AnswerRow(row.id, 1, Given(1, 1, "y", None), 2)
        hole = AnswerRow(row.id, 3, Given(2, 1, "y", None), 3)
        nowhere = AnswerRow("nowhere", 1, Given(1, 1, "y", None), 4)
        assert await asyncio.gather(*[commits.put(each) for each in (taken, hole, nowhere)]) == [None] * 3
        assert await store.pool.fetchval("SELECT count(*) FROM answers") == 1
        await commits.stop()


async def test_a_locked_table_holds_nobody_else_up(database: str) -> None:
    """Of all that wait, only the answer at the locked table waits for the lock; also once it is alone."""
    async with opened(database) as store:
        tables = await laid(store, 4)
        commits = AnswerWriter(store.pool)
        commits.start()
        async with store.pool.acquire() as connection, asyncio.timeout(PATIENCE):
            holding = connection.transaction()
            await holding.start()
            await connection.execute(HOLD, tables[1])
            first, *others = [asyncio.create_task(commits.put(first_row(tables[at], at))) for at in (1, 0, 2)]
            assert None not in await asyncio.gather(*others)  # the lock is held still
            await until_locked(commits)
            assert await commits.put(first_row(tables[3], 3)) is not None
            assert not first.done()
            assert await store.pool.fetchval("SELECT count(*) FROM answers") == 3
            await holding.rollback()
            assert await first is not None
        assert commits.locked == 0
        await commits.stop()
        assert await store.pool.fetchval("SELECT array_agg(mark ORDER BY mark) FROM answers") == [0, 1, 2, 3]


async def test_a_table_that_ends_while_an_answer_waits_for_it_takes_no_answer(database: str) -> None:
    async with opened(database) as store:
        [table] = await laid(store, 1)
        commits = AnswerWriter(store.pool)
        commits.start()
        async with store.pool.acquire() as connection, connection.transaction():
            await connection.execute("DELETE FROM luck WHERE table_id = $1", table)
            writing = asyncio.create_task(commits.put(first_row(table, 1)))
            await until_locked(commits)
        async with asyncio.timeout(PATIENCE):
            assert await writing is None
        await commits.stop()


async def test_an_error_hits_only_the_row_that_causes_it(database: str) -> None:
    async with opened(database) as store:
        tables = await laid(store, 5)
        await store.pool.execute(
            REFUSING.format(code="division_by_zero").replace("ROW EX", "ROW WHEN (NEW.mark = 2) EX")
        )
        commits = AnswerWriter(store.pool)
        rows = [first_row(table, mark) for mark, table in enumerate(tables)]
        putting = [asyncio.create_task(commits.put(row)) for row in rows]
        await asyncio.sleep(0)  # all of them wait before the first batch is written
        commits.start()
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*putting, return_exceptions=True)
        assert [type(each) for each in found] == [int, int, asyncpg.DivisionByZeroError, int, int]
        await commits.stop()


async def test_a_row_that_may_be_there_is_looked_for_before_it_waits_for_its_table(
    database: str, trial: DevServices
) -> None:
    """The connection was lost after the row was written, and then the table was locked."""
    async with opened(database) as store:
        tables = await laid(store, 2)
        async with Proxy(trial.postgres.port) as proxy, store.pool.acquire() as connection, asyncio.timeout(PATIENCE):
            commits = AnswerWriter(await open_pool(database.replace(f":{trial.postgres.port}/", f":{proxy.port}/"), 2))
            commits.start()
            assert await commits.put(first_row(tables[0], 1)) is not None  # the statement is known to the connection
            proxy.hold_answers()
            writing = asyncio.create_task(commits.put(first_row(tables[1], 2)))
            while await store.pool.fetchval("SELECT count(*) FROM answers") < 2:
                await asyncio.sleep(0.01)
            holding = connection.transaction()
            await holding.start()
            await connection.execute(HOLD, tables[1])
            proxy.cut()
            assert await writing is not None
            await holding.rollback()
            await commits.stop()
            commits.pool.terminate()


async def test_a_row_that_is_still_being_written_is_not_taken_for_another_one(
    database: str, trial: DevServices
) -> None:
    """The connection was lost while PostgreSQL wrote the row, which takes the place of its own repetition."""
    async with opened(database) as store:
        (table,) = await laid(store, 1)
        async with Proxy(trial.postgres.port) as proxy, linked(database) as slow, asyncio.timeout(PATIENCE):
            await slow.execute(SLOW)
            await slow.execute("SELECT pg_advisory_lock(7)")
            commits = AnswerWriter(await open_pool(database.replace(f":{trial.postgres.port}/", f":{proxy.port}/"), 2))
            commits.start()
            writing = asyncio.create_task(commits.put(first_row(table, 1)))
            await until_waiting(slow, "advisory")
            proxy.cut()
            await until_waiting(slow, "transactionid")  # it is tried again, and waits for what the first try comes to
            await slow.execute("SELECT pg_advisory_unlock(7)")
            assert await writing is not None
            assert await slow.fetchval("SELECT count(*) FROM answers") == 1
            await commits.stop()
            commits.pool.terminate()


async def test_who_stops_writes_what_can_be_written(database: str) -> None:
    """Also where one table stays locked: its answer was not acknowledged, and is given again elsewhere."""
    async with opened(database) as store:
        tables = await laid(store, 3)
        commits = AnswerWriter(store.pool)
        async with store.pool.acquire() as connection, connection.transaction():
            await connection.execute(HOLD, tables[0])
            putting = [asyncio.create_task(commits.put(first_row(table, at))) for at, table in enumerate(tables)]
            await asyncio.sleep(0)
            commits.start()
            await commits.stop()
            assert [each.done() for each in putting] == [False, True, True]
            assert await store.pool.fetchval("SELECT count(*) FROM answers") == 2
        putting[0].cancel()


async def test_an_answer_waits_for_nobody_who_reads(database: str) -> None:
    """Whoever reads has taken every connection there is for it."""
    async with opened(database) as store:
        [table_id] = await laid(store, 1)
        own, commits = await open_database(database)
        commits.start()
        services = build(own, commits)
        table = await services.rooms.open(table_id)
        match = table.started()
        readers = [await own.pool.acquire() for _ in range(POOL)]
        async with asyncio.timeout(PATIENCE):
            await services.answering.answer(
                table, 0, match.number, None, match.game.notation.text(match.legal(0)[0]), None
            )
        assert table.version == 1
        for each in readers:
            await own.pool.release(each)
        await commits.stop()
        for pool in (commits.pool, own.pool):
            pool.terminate()


async def test_two_processes_that_answer_at_once_lose_nothing_that_they_acknowledged(database: str) -> None:
    """Neither has heard of the other's answer, and both have the same next place for it: one has to look again."""
    async with opened(database) as store:
        row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        writers = [AnswerWriter(store.pool) for _ in row.seats]
        processes = [build(store, each) for each in writers]
        tables = [await services.rooms.open(row.id) for services in processes]
        given: list[str] = []
        for each in writers:
            each.start()
        try:
            for _ in range(4):
                for services, table in zip(processes, tables, strict=True):
                    await services.rooms.bring_up_to_date(table)
                match = tables[0].started()
                texts = [match.game.notation.text(match.legal(seat)[0]) for seat in (0, 1)]
                number = match.number
                await asyncio.gather(
                    *[
                        processes[seat].answering.answer(tables[seat], seat, number, None, texts[seat], None)
                        for seat in (0, 1)
                    ]
                )
                given += texts
                assert await store.pool.fetchval("SELECT count(*) FROM answers") == len(given)
        finally:
            for each in writers:
                await each.stop()
        kept = await store.pool.fetch("SELECT version, text FROM answers ORDER BY question, seat")
        assert [each["text"] for each in kept] == given
        assert sorted([each["version"] for each in kept]) == list(range(1, len(given) + 1))


async def test_whoever_takes_back_through_two_processes_takes_one_answer_back(database: str) -> None:
    """Both show the same last answer. The second process finds it gone, and lets the one before stay."""
    async with opened(database) as store:
        row, seed = row_of("stonespine", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        writers = [AnswerWriter(store.pool) for _ in range(2)]
        processes = [build(store, each) for each in writers]
        tables = [await each.rooms.open(row.id) for each in processes]
        match = tables[0].started()
        for each in writers:
            each.start()
        try:
            for _ in range(2):
                text = match.game.notation.text(match.legal(0)[0])
                await processes[0].answering.answer(tables[0], 0, match.number, None, text, None)
            await processes[1].rooms.bring_up_to_date(tables[1])
            undone = [each.answering.undo(table, 0) for each, table in zip(processes, tables, strict=True)]
            assert await asyncio.gather(*undone) == [True, True]
        finally:
            for each in writers:
                await each.stop()
        assert await store.pool.fetchval("SELECT count(*) FROM answers WHERE text = ''") == 1
        assert match.can_undo(0)  # the first answer is there still
