"""Answers that are written down together: dated when they count, and one for each place."""

import asyncio

from partie.core import Given
from partie.server.commits import Commits
from partie.server.rows import AnswerRow
from partie.server.store import Store

from .ended import person, row_of
from .test_rating import within


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
