"""Who is invited to a table, and whom its host keeps out, as the database keeps it."""

from collections.abc import Sequence
from typing import Final

from partie.server.infra.database import Connection, Pool, Row

COMPANIONS: Final = 50  # people one is offered at most, those of the newest tables
TABLES: Final = 100  # newest tables that are looked through for them
AT_ONCE: Final = 20  # invitations to one table
SHOWN: Final = 20  # invitations that a person is shown

_COMPANIONS: Final = f"""
    WITH mine AS (
        SELECT t.id, t.game, t.begun FROM seats s JOIN tables t ON t.id = s.table_id
        WHERE s.person = $1 AND t.begun IS NOT NULL ORDER BY t.begun DESC LIMIT {TABLES}
    ), others AS (
        SELECT DISTINCT ON (s.person) s.person, s.name, p.name AS own, m.game, m.begun
        FROM mine m JOIN seats s ON s.table_id = m.id JOIN persons p ON p.id = s.person
        WHERE s.person <> $1 ORDER BY s.person, m.begun DESC
    )
    SELECT person, coalesce(nullif(own, ''), name) AS name, game FROM others ORDER BY begun DESC LIMIT {COMPANIONS}
"""
_PLAYED: Final = """
    SELECT true FROM seats a JOIN seats b USING (table_id) JOIN tables t ON t.id = a.table_id
    WHERE a.person = $1 AND b.person = $2 AND t.begun IS NOT NULL LIMIT 1
"""
_INVITED: Final = f"""
    WITH mine AS (
        SELECT table_id, inviter, made FROM invitations WHERE person = $1
        UNION ALL SELECT o.table_id, x.host, x.made FROM seats o JOIN tables x ON x.id = o.table_id
            WHERE o.reserved_for = $1
    ), i AS (SELECT DISTINCT ON (table_id) * FROM mine ORDER BY table_id, made)
    SELECT i.table_id, t.game, t.clock, t.is_rated, coalesce(nullif(s.name, ''), p.name, '') AS inviter,
           ARRAY(SELECT o.name FROM seats o WHERE o.table_id = t.id AND o.person IS NOT NULL ORDER BY o.seat) AS players
    FROM i JOIN tables t ON t.id = i.table_id LEFT JOIN persons p ON p.id = i.inviter
    LEFT JOIN LATERAL (SELECT name FROM seats WHERE table_id = t.id AND person = i.inviter LIMIT 1) s ON true
    WHERE t.begun IS NULL AND NOT EXISTS
        (SELECT FROM seats o WHERE o.table_id = t.id AND o.person = $1)
    ORDER BY i.made DESC LIMIT {SHOWN}
"""
_INVITE: Final = """
    INSERT INTO invitations (table_id, person, inviter) SELECT $1, $2, $3 WHERE
        (SELECT count(*) FROM invitations WHERE table_id = $1) < $4 AND NOT EXISTS
        (SELECT FROM kept_out WHERE table_id = $1 AND person = $2)
    ON CONFLICT (table_id, person) DO UPDATE SET inviter = invitations.inviter RETURNING person
"""
_DROP: Final = "DELETE FROM invitations WHERE table_id = $1 AND person = $2"


class InvitationStore:
    """All invitations, and all who are kept out."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def companions(self, person: int) -> Sequence[Row]:
        """People with whom a person has played, the last ones first."""
        rows: Sequence[Row] = await self._pool.fetch(_COMPANIONS, person)
        return rows

    async def have_played(self, one: int, other: int) -> bool:
        """Whether the two have sat at a table that was played."""
        return await self._pool.fetchval(_PLAYED, one, other) is not None

    async def invite(self, table_id: str, person: int, inviter: int) -> bool:
        """Invite a person; false if they are kept out, or too many are invited."""
        return await self._pool.fetchval(_INVITE, table_id, person, inviter, AT_ONCE) is not None

    async def of(self, person: int) -> Sequence[Row]:
        """The tables to which a person is invited, or where a seat is reserved for them, the newest first."""
        rows: Sequence[Row] = await self._pool.fetch(_INVITED, person)
        return rows

    async def is_invited(self, table_id: str, person: int) -> bool:
        """Whether this person is invited to this table, or has a seat reserved there."""
        found = await self._pool.fetchval(
            "SELECT true FROM invitations WHERE table_id = $1 AND person = $2"
            " UNION ALL SELECT true FROM seats WHERE table_id = $1 AND reserved_for = $2 LIMIT 1",
            table_id,
            person,
        )
        return found is not None

    async def drop(self, table_id: str, person: int) -> None:
        """A person is invited no more."""
        await self._pool.execute(_DROP, table_id, person)

    async def is_kept_out(self, table_id: str, person: int) -> bool:
        """Whether the host keeps this person out."""
        found = await self._pool.fetchval(
            "SELECT true FROM kept_out WHERE table_id = $1 AND person = $2", table_id, person
        )
        return found is not None

    async def keep_out(self, tx: Connection, table_id: str, person: int) -> None:
        """A person is invited no more, and cannot sit down there again."""
        await tx.execute(
            "INSERT INTO kept_out (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING", table_id, person
        )
        await tx.execute(_DROP, table_id, person)
