"""The log of a running table while nothing is answered there, and the record that the log becomes."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

from partie.server.infra.database import Connection, Pool, transaction
from partie.server.model.rows import AnswerRow
from partie.table.refusal import Refused
from partie.words.messages import message


class LogStore:
    """All logs. An answer holds its table's luck until it is on the disk, so whoever locks that sees all answers there
    are.
    """

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncGenerator[Connection]:
        """A transaction in which nothing is answered at a table. Refused if it is over."""
        async with transaction(self._pool) as tx:
            if await tx.fetchval("SELECT 1 FROM luck WHERE table_id = $1 FOR UPDATE", table_id) is None:
                raise Refused("stale", message("reason-too-late"))
            yield tx

    async def lock_now(self, tx: Connection, table_id: str) -> bool:
        """Let nothing be answered until this transaction ends. False if that cannot be now, or the table is over."""
        held = await tx.fetchval("SELECT 1 FROM luck WHERE table_id = $1 FOR UPDATE SKIP LOCKED", table_id)
        return held is not None

    async def append(self, tx: Connection, row: AnswerRow) -> AnswerRow:
        """Write a row of a log that is locked; with the moment at which that was."""
        given = row.given
        at: int = await tx.fetchval(
            "INSERT INTO answers (table_id, version, question, seat, text, mark, waiting, opens, given)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp())"
            " RETURNING (extract(epoch FROM given) * 1000)::bigint",
            row.table,
            row.version,
            given.question,
            given.seat,
            given.text,
            row.mark,
            row.waiting,
            row.opens,
        )
        return replace(row, at=at)

    async def end_agreed(self, tx: Connection, table_id: str, record: str) -> None:
        """End a table by agreement: what was played is kept, and nothing can be answered any more."""
        await tx.execute("DELETE FROM luck WHERE table_id = $1", table_id)
        await tx.execute(
            "UPDATE tables SET ended = now(), record = $2, ending = 'agreed' WHERE id = $1 AND ended IS NULL",
            table_id,
            record,
        )

    async def set_rules(self, tx: Connection, table_id: str, rules: int) -> None:
        """A table whose log is locked goes on under other rules."""
        await tx.execute("UPDATE tables SET rules = $2 WHERE id = $1", table_id, rules)

    async def record(self, tx: Connection, table_id: str) -> str:
        """The record of a table that is over, and that this transaction holds."""
        text: str = await tx.fetchval("SELECT record FROM tables WHERE id = $1", table_id)
        return text

    async def replace_record(self, tx: Connection, table_id: str, record: str) -> None:
        """Another record in the place of the one that is kept."""
        await tx.execute("UPDATE tables SET record = $2 WHERE id = $1", table_id, record)
