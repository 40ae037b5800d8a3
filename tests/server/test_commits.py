"""Answers that are written down together: dated when they count, one for each place, whatever the database says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from partie.core import Given
from partie.server.commits import Commits
from partie.server.database import LOST, open_pool
from partie.server.house import House
from partie.server.rows import AnswerRow
from partie.server.store import Store
from partie.server.trial import Trial

from .ended import person, row_of
from .faulty.proxy import Proxy
from .faulty.spy import execute
from .test_rating import within

TABLE = """
    INSERT INTO tables (id, game, rules, deck, settings, luck, onlookers) VALUES ('t', 'tides', 1, '', '{}', '', '');
    INSERT INTO luck (table_id, seed) VALUES ('t', '');
"""
REFUSING = """
    CREATE SEQUENCE refused;
    CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN
        PERFORM nextval('refused');  -- stays, although all else is rolled back
        RAISE EXCEPTION 'no' USING ERRCODE = '{code}'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER refuse BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION refuse();
"""
ROW = AnswerRow("t", 1, Given(1, 0, "take 1", None), 17)


@asynccontextmanager
async def writer(database: str, code: str) -> AsyncIterator[Commits]:
    """A writer whose database answers with an error."""
    async with asyncpg.create_pool(database, min_size=1, max_size=2) as pool:
        await pool.execute(TABLE + REFUSING.format(code=code))
        commits = Commits(pool)
        commits.start()
        try:
            yield commits
        finally:
            await commits.stop()


def test_a_connection_that_hangs_is_given_up(database: str, trial: Trial) -> None:
    async def tried() -> None:
        async with Proxy(trial.postgres.port) as proxy:
            through = database.replace(f":{trial.postgres.port}/", f":{proxy.port}/")
            pool = await open_pool(through, 2, patience=1.0)
            await pool.execute(TABLE)
            commits = Commits(pool)
            commits.start()
            proxy.forsake()
            assert await commits.put(ROW) is not None
            pool.terminate()

    asyncio.run(asyncio.wait_for(tried(), 30))


def test_a_connection_that_ends_between_two_statements_counts_as_lost(database: str, trial: Trial) -> None:
    """PostgreSQL says goodbye, and nobody has noticed yet that the connection is closed."""

    async def tried() -> None:
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

    asyncio.run(asyncio.wait_for(tried(), 30))


@pytest.mark.parametrize("code", ["disk_full", "out_of_memory", "too_many_connections"])
def test_an_answer_waits_while_there_is_no_room(database: str, code: str) -> None:
    async def tried() -> None:
        async with writer(database, code) as commits:
            answer = asyncio.create_task(commits.put(ROW))
            while not await commits.pool.fetchval("SELECT is_called FROM refused"):
                await asyncio.sleep(0.05)  # until it was refused
            assert not answer.done()
            await commits.pool.execute("DROP TRIGGER refuse ON answers")
            assert await answer is not None
            assert await commits.pool.fetchval("SELECT mark FROM answers") == ROW.mark

    asyncio.run(asyncio.wait_for(tried(), 30))


def test_an_answer_that_cannot_be_written_stops_nobody_else(database: str) -> None:
    async def tried() -> None:
        async with writer(database, "division_by_zero") as commits:
            with pytest.raises(asyncpg.DivisionByZeroError):
                await commits.put(ROW)
            await commits.pool.execute("DROP TRIGGER refuse ON answers")
            assert await commits.put(ROW) is not None

    asyncio.run(asyncio.wait_for(tried(), 30))


def test_an_answer_that_waits_for_a_judge_of_clocks_is_dated_after_them(database: str) -> None:
    async def judge(store: Store) -> None:
        row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        commits = Commits(store.pool)
        commits.start()
        async with store.pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT 1 FROM luck WHERE table_id = $1 FOR UPDATE", row.id)
            writing = asyncio.create_task(commits.put(AnswerRow(row.id, 1, Given(1, 0, "x", None), 1)))
            while not await store.pool.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
                await asyncio.sleep(0.01)
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

    within(database, judge)


def test_two_processes_that_answer_at_once_lose_nothing_that_they_acknowledged(database: str) -> None:
    """Neither has heard of the other's answer, and both have the same next place for it: one has to look again."""

    async def answered(store: Store) -> None:
        row, seed = row_of("tides", [await person(store, "Ana"), await person(store, "Ben")])
        await store.make(row, seed)
        writers = [Commits(store.pool) for _ in row.seats]
        houses = [House(store, each) for each in writers]
        tables = [await house.open(row.id) for house in houses]
        given: list[str] = []
        for each in writers:
            each.start()
        try:
            for _ in range(4):
                for house, table in zip(houses, tables, strict=True):
                    await house.catch_up(table)
                match = tables[0].started()
                texts = [match.game.notation.text(match.legal(seat)[0]) for seat in (0, 1)]
                number = match.number
                await asyncio.gather(
                    *[houses[seat].answer(tables[seat], seat, number, None, texts[seat], None) for seat in (0, 1)]
                )
                given += texts
                assert await store.pool.fetchval("SELECT count(*) FROM answers") == len(given)
        finally:
            for each in writers:
                await each.stop()
        kept = await store.pool.fetch("SELECT version, text FROM answers ORDER BY question, seat")
        assert [each["text"] for each in kept] == given
        assert sorted([each["version"] for each in kept]) == list(range(1, len(given) + 1))

    within(database, answered)
