"""Answers are written down together, one statement for all that wait, and told only when they are on the disk."""

import asyncio
import contextlib
import logging
from typing import Final

import asyncpg

from partie.server.database import LOST, Pool
from partie.server.draining import LAST
from partie.server.metrics import BATCHES, CONFLICTS, RETRIES
from partie.server.rows import AnswerRow

BATCH: Final = 500
PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0)  # between tries while the database is away

# Rows go in by the order of their tables, so that two processes cannot wait for each other. A row whose place is taken,
# or whose table has ended, is left out. Whoever judges a clock holds the luck of its table. An answer that waits for
# them is dated after it has waited: else it would seem to have been there before they judged.
_INSERT: Final = """
    WITH held AS MATERIALIZED (
        SELECT l.table_id FROM luck l WHERE l.table_id = ANY($1::text[]) ORDER BY l.table_id FOR KEY SHARE
    )
    INSERT INTO answers (table_id, version, question, seat, text, clock, mark, bot, waiting, opens, given)
    SELECT n.*, clock_timestamp()
    FROM unnest($1::text[], $2::int[], $3::int[], $4::smallint[], $5::text[], $6::int[], $7::bigint[],
                $8::text[], $9::int[], $10::int[])
        AS n (table_id, version, question, seat, text, clock, mark, bot, waiting, opens)
    JOIN held USING (table_id)
    WHERE n.version = 1 OR EXISTS (SELECT FROM answers a WHERE a.table_id = n.table_id AND a.version = n.version - 1)
    ORDER BY n.table_id
    ON CONFLICT DO NOTHING RETURNING mark, (extract(epoch FROM given) * 1000)::bigint AS at
"""
_WRITTEN: Final = (
    "SELECT mark, (extract(epoch FROM given) * 1000)::bigint AS at FROM answers"
    " WHERE table_id = ANY($1) AND mark = ANY($2)"
)


class Commits:
    """The one writer of answers in a process. A table may have one row in it at a time: its lock sees to that."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._waiting: list[tuple[AnswerRow, asyncio.Future[int | None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_writing = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then stop. While the database is away nobody waits long: nothing was acknowledged."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST):
                while self._waiting or self._is_writing:
                    await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()

    async def put(self, row: AnswerRow) -> int | None:
        """Write a row down. When that was, once it is on the disk; None if another has its place."""
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        return await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                self._is_writing = True
                batch.sort(key=lambda each: each[0].table)
                try:
                    written = await self._write([row for row, _ in batch])
                except asyncpg.PostgresError as error:  # whoever waits for these is told, and the next are written
                    logging.getLogger(__name__).exception("answers could not be written")
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(error)
                    continue
                BATCHES.observe(len(batch))
                CONFLICTS.inc(len(batch) - len(written))
                for row, done in batch:
                    if not done.done():
                        done.set_result(written.get(row.mark))
            self._is_writing = False

    async def _write(self, rows: list[AnswerRow]) -> dict[int, int]:
        """The marks of the rows that are written, and when. After a lost connection it looks before it tries again."""
        written: dict[int, int] = {}
        tries = 0
        while True:
            left = [row for row in rows if row.mark not in written]
            try:
                async with self.pool.acquire() as connection:
                    if tries:
                        found = await connection.fetch(
                            _WRITTEN, [row.table for row in left], [row.mark for row in left]
                        )
                        written |= {each["mark"]: each["at"] for each in found}
                        left = [row for row in rows if row.mark not in written]
                    stored = await connection.fetch(_INSERT, *_columns(left))
                return written | {each["mark"]: each["at"] for each in stored}
            except asyncpg.ForeignKeyViolationError:  # a table ended in this very moment: the others try again
                tries += 1
            except LOST as error:
                logging.getLogger(__name__).warning("the database is away: %s", type(error).__name__)
                RETRIES.inc()
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1


def _columns(rows: list[AnswerRow]) -> tuple[list[object], ...]:
    return (
        [row.table for row in rows],
        [row.version for row in rows],
        [row.given.question for row in rows],
        [row.given.seat for row in rows],
        [row.given.text for row in rows],
        [row.given.clock for row in rows],
        [row.mark for row in rows],
        [row.bot for row in rows],
        [row.waiting for row in rows],
        [row.opens for row in rows],
    )
