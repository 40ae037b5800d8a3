"""What is known of how persons stand: what they chose, and what moderators decided."""

from collections.abc import Sequence
from typing import Final

from partie.server.infra.database import Pool, Row

# A guest has to have finished a game; whatever was lifted after an appeal does not count.
_STANDING: Final = """
    SELECT p.id AS person, coalesce(t.is_free, false) AS wants_free, coalesce(t.is_moderator, false) AS is_moderator,
        p.kind = 'guest' AND NOT EXISTS (SELECT FROM seats s JOIN tables b ON b.id = s.table_id
            WHERE s.person = p.id AND b.ended IS NOT NULL) AS is_new,
        EXISTS (SELECT FROM reports r WHERE r.person = p.id AND r.decision = 'silence' AND r.verdict <> 'lifted'
            AND r.decided + make_interval(days => r.days) > now()) AS is_silent,
        EXISTS (SELECT FROM reports r WHERE r.person = p.id AND r.decision = 'ban' AND r.verdict <> 'lifted'
            AND (r.days = 0 OR r.decided + make_interval(days => r.days) > now())) AS is_banned,
        EXISTS (SELECT FROM shunned u WHERE u.person = p.id AND u.other = $2) AS is_deaf
    FROM persons p LEFT JOIN talkers t ON t.person = p.id WHERE p.id = ANY($1)
"""


class StandingStore:
    """How persons stand."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def of(self, persons: Sequence[int], speaker: int | None) -> Sequence[Row]:
        """How several persons stand, and whether they want to hear a speaker."""
        rows: Sequence[Row] = await self._pool.fetch(_STANDING, list(persons), speaker)
        return rows

    async def choose(self, person: int, is_free: bool) -> None:
        """Turn free text on or off."""
        await self._pool.execute(
            "INSERT INTO talkers (person, is_free) VALUES ($1, $2)"
            " ON CONFLICT (person) DO UPDATE SET is_free = excluded.is_free",
            person,
            is_free,
        )

    async def set_moderator(self, person: int, is_one: bool) -> None:
        """Let a person be a moderator, or no more."""
        await self._pool.execute(
            "INSERT INTO talkers (person, is_moderator) VALUES ($1, $2)"
            " ON CONFLICT (person) DO UPDATE SET is_moderator = excluded.is_moderator",
            person,
            is_one,
        )
