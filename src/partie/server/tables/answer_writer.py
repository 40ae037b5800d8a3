"""Answers are written down together, one statement for all that wait, and told only when they are on the disk."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from partie.server.infra.database import LOST, Connection, Pool, ReadOnlyTransaction
from partie.server.infra.metrics import BATCHES, CONFLICTS, RETRIES
from partie.server.infra.shutdown import LAST
from partie.server.model.rows import AnswerRow

BATCH: Final = 500
PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0)  # between tries while the database is away
LOCKED: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2)  # between tries of a row while its table is locked

# Rows go in by the order of their tables, so that two processes cannot wait for each other. A row whose place is taken,
# or whose table has ended, is left out; so is one that was judged after another row than the one that is there, and a
# bot's for a seat whose person has come back.
# Whoever judges a clock holds the luck of its table. The statement waits for nobody who does: the row comes back
# without a moment, and is tried again while the others are written. So an answer is dated after the judge: else it
# would seem to have been there before they judged. A luck that is in the snapshot but cannot be held is locked, or has
# gone since; the next try finds out which.
_INSERT: Final = """
    WITH held AS MATERIALIZED (
        SELECT l.table_id FROM luck l WHERE l.table_id = ANY($1::text[]) ORDER BY l.table_id FOR KEY SHARE SKIP LOCKED
    ), offered AS MATERIALIZED (
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::smallint[], $5::text[], $6::int[], $7::bigint[],
                             $8::text[], $9::int[], $10::int[], $11::bigint[])
            AS n (table_id, version, question, seat, text, clock, mark, bot, waiting, opens, after)
    ), stored AS (
        INSERT INTO answers (table_id, version, question, seat, text, clock, mark, bot, waiting, opens, given)
        SELECT n.table_id, n.version, n.question, n.seat, n.text, n.clock, n.mark, n.bot, n.waiting, n.opens,
               clock_timestamp()
        FROM offered n JOIN held USING (table_id)
        WHERE (n.version = 1
            OR EXISTS (SELECT FROM answers a WHERE a.table_id = n.table_id AND a.version = n.version - 1
                       AND a.mark = coalesce(n.after, a.mark)))
            AND (n.bot = ''
            OR EXISTS (SELECT FROM seats s WHERE s.table_id = n.table_id AND s.seat = n.seat
                       AND n.bot IN (s.bot, s.deputy)))
        ORDER BY n.table_id
        ON CONFLICT DO NOTHING RETURNING mark, (extract(epoch FROM given) * 1000)::bigint AS at
    )
    SELECT mark, at FROM stored
    UNION ALL
    SELECT n.mark, NULL FROM offered n JOIN luck USING (table_id)
    WHERE NOT EXISTS (SELECT FROM held h WHERE h.table_id = n.table_id)
"""
_WRITTEN: Final = (
    "SELECT mark, (extract(epoch FROM given) * 1000)::bigint AS at FROM answers"
    " WHERE table_id = ANY($1) AND mark = ANY($2)"
)


@dataclass(slots=True, eq=False)
class Waiting:
    """A row that is to be written down, and who waits for it.

    ``tries``       how often its table was locked
    ``is_doubtful`` whether a try ended without an outcome, so that the row may be there already
    """

    row: AnswerRow
    done: asyncio.Future[int | None]
    tries: int = 0
    is_doubtful: bool = False


class Outcome(NamedTuple):
    """What became of the rows of a batch, by their marks; of all others the place is taken, or the table is over.

    ``written`` when each was written down
    ``locked``  those whose table is locked now
    """

    written: Mapping[int, int]
    locked: frozenset[int]


class AnswerWriter:
    """The one writer of answers in a process. A table may have one row in it at a time: its lock sees to that."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.locked = 0  # rows that are tried again later, because their tables are locked
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_writing = False
        self._since: dict[asyncio.Future[int | None], float] = {}  # when each that is not done yet began to wait

    @property
    def oldest_waiting(self) -> float:
        """Seconds for which the oldest answer has waited to be written down; none if there is none.

        A table that is locked says nothing of the process, so an answer that waits for one does not count.
        """
        return time.monotonic() - min(self._since.values()) if self._since else 0.0

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then stop. While the database is away, or for a table that stays locked, nobody waits
        long: nothing was acknowledged.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST):
                while self._waiting or self._is_writing or self.locked:
                    await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()

    async def put(self, row: AnswerRow) -> int | None:
        """Write a row down. When that was, once it is on the disk; None if another has its place."""
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda _: self._since.pop(done, None))
        self._write_soon(Waiting(row, done))
        return await asyncio.shield(done)

    def _write_soon(self, waiting: Waiting) -> None:
        self._since[waiting.done] = time.monotonic()
        self._waiting.append(waiting)
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                self._is_writing = True
                batch.sort(key=lambda each: each.row.table)
                await self._settle(batch)
            self._is_writing = False

    async def _settle(self, batch: Sequence[Waiting]) -> None:
        """Write these, and tell each of those who wait what became of theirs. Whatever goes wrong, it goes on."""
        try:
            outcome = await self._write(batch)
        except Exception as error:
            if len(batch) > 1:  # one of them causes it, and only whoever waits for that one is to be told
                for each in batch:
                    await self._settle([each])
                return
            logging.getLogger(__name__).exception("an answer could not be written")
            batch[0].done.set_exception(error)
            return
        BATCHES.observe(len(batch))
        CONFLICTS.inc(len(batch) - len(outcome.written) - len(outcome.locked))
        for each in batch:
            if each.row.mark in outcome.locked:
                self._write_later(each)
            else:
                each.done.set_result(outcome.written.get(each.row.mark))

    def _write_later(self, waiting: Waiting) -> None:
        """Let a row wait for its table, and no other row for it."""
        pause = LOCKED[min(waiting.tries, len(LOCKED) - 1)]
        waiting.tries += 1
        self.locked += 1
        self._since.pop(waiting.done, None)
        asyncio.get_running_loop().call_later(pause, self._again, waiting)

    def _again(self, waiting: Waiting) -> None:
        self.locked -= 1
        self._write_soon(waiting)

    async def _write(self, batch: Sequence[Waiting]) -> Outcome:
        """Write these down as far as it can be done now. Where a connection was lost it looks before it tries again."""
        written: dict[int, int] = {}
        tries = 0
        while True:
            try:
                async with self.pool.acquire() as connection:
                    written.update(await _found(connection, [each.row for each in batch if each.is_doubtful]))
                    left = [each.row for each in batch if each.row.mark not in written]
                    stored = await connection.fetch(_INSERT, *_columns(left))
                    settled = {each["mark"] for each in stored}
                    # A try whose connection was lost may have gone on, and taken the place of its own repetition.
                    taken = [each.row for each in batch if each.is_doubtful and each.row.mark not in settled]
                    written.update(await _found(connection, taken))
            except LOST as error:
                logging.getLogger(__name__).warning("the database is away: %s", type(error).__name__)
                RETRIES.inc()
                for each in batch:
                    each.is_doubtful = True
                if isinstance(error, ReadOnlyTransaction):  # new connections may find the new primary
                    await self.pool.expire_connections()
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1
                continue
            written |= {each["mark"]: each["at"] for each in stored if each["at"] is not None}
            return Outcome(written, frozenset([each["mark"] for each in stored if each["at"] is None]))


async def _found(connection: Connection, rows: Sequence[AnswerRow]) -> dict[int, int]:
    """Those of these rows that are there already, and when they were written."""
    if not rows:
        return {}
    found = await connection.fetch(_WRITTEN, [row.table for row in rows], [row.mark for row in rows])
    return {each["mark"]: each["at"] for each in found}


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
        [row.after for row in rows],
    )
