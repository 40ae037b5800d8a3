"""What the lobby asks of the database: open tables, who sits there, and a person's own tables. It writes nothing."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from partie.server.infra.database import Pool, Row

FEW: Final = 5  # answers below which nothing is said about how quickly they came
LAST: Final = 50  # running tables of a person that are looked at, at most
MOST: Final = 30  # of a person's newest tables

_ROWS: Final = """
    SELECT t.number, t.game, t.settings::text AS settings, t.clock, t.language, t.is_rated, t.touched,
           t.is_open AND t.begun IS NULL AS is_shown, count(*) AS seats,
           count(*) FILTER (WHERE s.bot <> '') AS bots,
           count(*) FILTER (WHERE s.bot = '' AND s.person IS NULL AND s.reserved_for IS NULL) AS free
    FROM tables t JOIN seats s ON s.table_id = t.id
"""
_ALL: Final = f"{_ROWS} WHERE t.is_open AND t.begun IS NULL GROUP BY t.id"
_TOUCHED: Final = f"{_ROWS} WHERE t.touched > $1 GROUP BY t.id"
_OPEN: Final = "SELECT id FROM tables WHERE number = $1 AND is_open AND begun IS NULL"
_SITTERS: Final = """
    SELECT t.number, t.game, s.name, s.bot, s.person, p.kind,
           (SELECT count(*) FROM seats o WHERE o.table_id = t.id) AS seats
    FROM tables t JOIN seats s ON s.table_id = t.id
    LEFT JOIN persons p ON p.id = s.person
    WHERE t.number = ANY($1) AND t.is_open AND t.begun IS NULL AND (s.person IS NOT NULL OR s.bot <> '')
    ORDER BY t.number, s.seat
"""
_LEFT: Final = """
    SELECT s.person, count(*) AS tables, count(*) FILTER (WHERE s.was_left) AS left
    FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person = ANY($1) AND t.begun IS NOT NULL GROUP BY s.person
"""
# The time of an answer is the time since the answer before it at the same table, whoever gave that one.
_PACE: Final = f"""
    SELECT p.person, percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM g.took)) AS pace
    FROM unnest($1::bigint[]) AS p (person),
    LATERAL (SELECT s.table_id, s.seat FROM seats s JOIN luck USING (table_id)
             WHERE s.person = p.person LIMIT {LAST}) m,
    LATERAL (SELECT a.seat, a.given - lag(a.given) OVER (ORDER BY a.version) AS took
             FROM answers a WHERE a.table_id = m.table_id) g
    WHERE g.seat = m.seat AND g.took IS NOT NULL
    GROUP BY p.person HAVING count(*) >= {FEW}
"""
_MINE: Final = f"""
    SELECT DISTINCT t.id, t.made FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person = $1 AND t.ended IS NULL ORDER BY t.made DESC LIMIT {MOST}
"""


class LobbyStore:
    """The tables, as the lobby sees them."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def open_tables(self) -> Sequence[Row]:
        """All that the lobby shows."""
        rows: Sequence[Row] = await self._pool.fetch(_ALL)
        return rows

    async def touched(self, since: datetime) -> Sequence[Row]:
        """Those at which something has changed, also where the lobby shows them no more."""
        rows: Sequence[Row] = await self._pool.fetch(_TOUCHED, since)
        return rows

    async def open_table(self, number: int) -> str | None:
        """The table that the lobby shows under this number."""
        found: str | None = await self._pool.fetchval(_OPEN, number)
        return found

    async def sitters(self, numbers: Sequence[int]) -> Sequence[Row]:
        """Who sits at these tables, as far as the lobby shows them."""
        rows: Sequence[Row] = await self._pool.fetch(_SITTERS, numbers)
        return rows

    async def left(self, persons: Collection[int]) -> dict[int, tuple[int, int]]:
        """How many tables each of these persons began, and at how many a bot was put in for them."""
        return {row["person"]: (row["tables"], row["left"]) for row in await self._pool.fetch(_LEFT, persons)}

    async def pace(self, persons: Collection[int]) -> dict[int, int]:
        """The median time of the answers of each of these persons, in seconds, where there are enough."""
        return {row["person"]: round(row["pace"]) for row in await self._pool.fetch(_PACE, persons)}

    async def tables_of(self, person: int) -> list[str]:
        """The newest tables of a person that are not over."""
        return [row["id"] for row in await self._pool.fetch(_MINE, person)]
