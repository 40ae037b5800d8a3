"""What is known of a person's manners: how often they left, and how quickly they answer."""

import time
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from partie.server.infra.database import Pool

KEPT: Final = 300.0  # seconds for which figures are not asked for again
MOST: Final = 20_000  # persons whose figures are remembered
FEW: Final = 5  # answers below which nothing is said about them
LAST: Final = 50  # running tables of a person that are looked at, at most

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


class PlayerStats(NamedTuple):
    """How many tables somebody began, at how many a bot was put in for them, and the median time of their answers."""

    tables: int
    left: int
    pace: int | None


class PlayerStatsCache:
    """The manners of persons, remembered for a few minutes."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._known: dict[int, tuple[float, PlayerStats]] = {}

    async def of(self, persons: Collection[int]) -> Mapping[int, PlayerStats]:
        """The manners of these persons."""
        now = time.monotonic()
        if len(self._known) > MOST:
            self._known.clear()
        asked = [each for each in persons if each not in self._known or now - self._known[each][0] > KEPT]
        if asked:
            left = {row["person"]: (row["tables"], row["left"]) for row in await self._pool.fetch(_LEFT, asked)}
            pace = {row["person"]: round(row["pace"]) for row in await self._pool.fetch(_PACE, asked)}
            for each in asked:
                self._known[each] = now, PlayerStats(*left.get(each, (0, 0)), pace.get(each))
        return {each: self._known[each][1] for each in persons}
