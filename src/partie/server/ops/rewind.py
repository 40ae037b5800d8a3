"""Take the answers after a version back, as whoever runs the server: for a table that went wrong."""

from partie.core import Given
from partie.core.match import folded
from partie.server.clocks.deadline_store import look_soon
from partie.server.infra.tokens import new_mark
from partie.server.model.rows import AnswerRow, TableRow
from partie.server.tables.log_store import LogStore
from partie.server.tables.replay import asked_in, give, played
from partie.server.tables.store import TableStore


class CannotRewind(Exception):
    """Why not: it is ``over``, not ``begun``, ``rated``, there is no such ``version``, or ``before`` it something was
    taken back since.
    """


async def rewind(store: TableStore, table_id: str, to: int, even_rated: bool = False) -> int | None:
    """Let a table stand where it stood at this version; how many answers that took back. None if there is no table.

    The log only grows: each answer is taken back by a row of its own, the last one first, as its seat would do it.
    Processes that have the table open find the rows by themselves.
    """
    row = await store.table(table_id)
    if row is None:
        return None
    if row.ended or not row.begun:
        raise CannotRewind("over" if row.ended else "begun")
    if row.terms.is_rated and not even_rated:
        raise CannotRewind("rated")
    logs = LogStore(store.pool)
    async with logs.locked(table_id) as connection:
        seed = await store.seed(table_id, connection)
        assert seed is not None
        log = await store.answers(table_id, 0, connection)
        if not 0 <= to <= len(log):
            raise CannotRewind("version")
        rows = _rows_back(row, seed, log, to)
        for each in rows:
            await logs.append(connection, each)
        await look_soon(connection, table_id)
    return len(rows)


def _rows_back(row: TableRow, seed: str, log: list[AnswerRow], to: int) -> list[AnswerRow]:
    """The rows that take back what counts after a version."""
    given = [each.given for each in log]
    wanted, counts = folded(given[:to]), folded(given)
    if counts[: len(wanted)] != wanted:
        raise CannotRewind("before")
    match = played(row, seed, wanted)
    stood = [(match.number, asked_in(match.position))]  # after each answer that counts
    for each in counts[len(wanted) :]:
        give(match, each)
        stood.append((match.number, asked_in(match.position)))
    rows: list[AnswerRow] = []
    for back, each in enumerate(reversed(counts[len(wanted) :])):
        number = stood[len(stood) - 1 - back][0]
        opens, waiting = stood[len(stood) - 2 - back]
        taken_back = Given(number, each.seat, "", None)
        rows.append(AnswerRow(row.id, len(log) + 1 + back, taken_back, new_mark(), "", waiting, opens))
    return rows
