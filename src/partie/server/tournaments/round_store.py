"""The rounds of tournaments, while the director holds the row of one: what tables brought, and the next pairings."""

from collections.abc import Collection, Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row

# Running tournaments of which a table has ended since anybody looked, or whose round is over.
_DUE: Final = """
    SELECT t.* FROM tournaments t WHERE t.started IS NOT NULL AND t.ended IS NULL AND t.id <> ALL($1::text[]) AND (
        EXISTS (SELECT FROM boards b LEFT JOIN tables x ON x.id = b.table_id WHERE b.tournament = t.id
                AND b.places IS NULL AND (x.id IS NULL OR x.ended IS NOT NULL))
        OR NOT EXISTS (SELECT FROM boards b WHERE b.tournament = t.id AND b.places IS NULL))
    ORDER BY t.started LIMIT 1 FOR NO KEY UPDATE OF t SKIP LOCKED
"""
_ENDED: Final = """
    SELECT b.round, b.board, x.id, x.record, cardinality(b.sitters) AS count
    FROM boards b LEFT JOIN tables x ON x.id = b.table_id
    WHERE b.tournament = $1 AND b.places IS NULL AND (x.id IS NULL OR x.ended IS NOT NULL)
"""
# Tables that are over, and whose process died before it could write the record.
_SILENT: Final = """
    SELECT x.id FROM tournaments t JOIN boards b ON b.tournament = t.id JOIN tables x ON x.id = b.table_id
    WHERE t.started IS NOT NULL AND t.ended IS NULL AND b.places IS NULL AND x.ended IS NULL
      AND (SELECT a.waiting = 0 FROM answers a WHERE a.table_id = x.id ORDER BY a.version DESC LIMIT 1)
"""


class RoundStore:
    """All rounds."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def silent_tables(self) -> list[str]:
        """The tables whose record is missing though they are over."""
        return [row["id"] for row in await self._pool.fetch(_SILENT)]

    async def claim(self, tx: Connection, but: Collection[str]) -> Row | None:
        """A tournament at which something is to be done, and which is ours until the transaction ends."""
        return await tx.fetchrow(_DUE, list(but))

    async def ended(self, tx: Connection, tournament: str) -> Sequence[Row]:
        """The pairings whose tables have ended, with their records, and that have no result yet."""
        rows: Sequence[Row] = await tx.fetch(_ENDED, tournament)
        return rows

    async def set_result(self, tx: Connection, tournament: str, at: tuple[int, int], ranks: Sequence[int]) -> None:
        """What the table of a pairing brought; ``at`` is its round and its place there."""
        await tx.execute(
            "UPDATE boards SET places = $4 WHERE tournament = $1 AND round = $2 AND board = $3",
            tournament,
            *at,
            list(ranks),
        )

    async def boards(self, tx: Connection, tournament: str) -> Sequence[Row]:
        """All pairings, round by round."""
        rows: Sequence[Row] = await tx.fetch(
            "SELECT round, sitters, places FROM boards WHERE tournament = $1 ORDER BY round, board", tournament
        )
        return rows

    async def entries(self, tx: Connection, tournament: str) -> Sequence[Row]:
        """Who takes part, or did."""
        rows: Sequence[Row] = await tx.fetch(
            "SELECT number, person, name, withdrawn FROM entries WHERE tournament = $1 ORDER BY number", tournament
        )
        return rows

    async def withdraw(self, tx: Connection, tournament: str, number: int) -> None:
        """This one takes part no more."""
        await tx.execute(
            "UPDATE entries SET withdrawn = now() WHERE tournament = $1 AND number = $2", tournament, number
        )

    async def add_board(
        self,
        tx: Connection,
        tournament: str,
        at: tuple[int, int],
        table_id: str | None,
        sitters: Sequence[int],
        ranks: Sequence[int] | None,
    ) -> None:
        """A new pairing; one without a table has its ranks at once."""
        await tx.execute(
            "INSERT INTO boards (tournament, round, board, table_id, sitters, places) VALUES ($1, $2, $3, $4, $5, $6)",
            tournament,
            *at,
            table_id,
            list(sitters),
            ranks,
        )

    async def next_round(self, tx: Connection, tournament: str) -> None:
        """One more round is made."""
        await tx.execute("UPDATE tournaments SET round = round + 1 WHERE id = $1", tournament)
