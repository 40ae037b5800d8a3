"""Invitations to people one has played with."""

from typing import Final

from partie.server.infra.database import Pool
from partie.server.infra.message_bus import MessageBus
from partie.server.lobby.schemas import Companion, Invitation
from partie.server.notifications.listener import NotificationListener
from partie.server.tables.room import Room
from partie.table.refusal import Refused
from partie.words.messages import message

COMPANIONS: Final = 50  # people one is offered at most, those of the newest tables
TABLES: Final = 100  # newest tables that are looked through for them
AT_ONCE: Final = 20  # invitations to one table
SHOWN: Final = 20  # invitations that somebody is shown

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


class Invitations:
    """Who may be invited, and who is."""

    def __init__(self, pool: Pool, bus: MessageBus, notices: NotificationListener) -> None:
        self._bus = bus
        self._notices = notices
        self._pool = pool

    async def companions(self, person: int) -> list[Companion]:
        """People somebody has played with, the last ones first."""
        found = await self._pool.fetch(_COMPANIONS, person)
        return [{"person": row["person"], "name": row["name"], "game": row["game"]} for row in found]

    async def invite(self, table: Room, inviter: int, person: int) -> None:
        """Invite somebody to a table that waits, at which the inviter sits."""
        row = table.row
        if not row.seats_of(inviter):  # they may have left a moment ago
            raise Refused("key", message("err-no-table"))
        if row.begun:
            raise Refused("running", message("err-begun"))
        if person == inviter or await self._pool.fetchval(_PLAYED, inviter, person) is None:
            raise Refused("key", message("err-not-met"))
        done = await self._pool.fetchval(
            "INSERT INTO invitations (table_id, person, inviter) SELECT $1, $2, $3 WHERE"
            " (SELECT count(*) FROM invitations WHERE table_id = $1) < $4 AND NOT EXISTS"
            " (SELECT FROM kept_out WHERE table_id = $1 AND person = $2)"
            " ON CONFLICT (table_id, person) DO UPDATE SET inviter = invitations.inviter RETURNING person",
            row.id,
            person,
            inviter,
            AT_ONCE,
        )
        if done is None:
            raise Refused("seats", message("err-not-met"))
        self._notices.invited(person, row.id, "#/", row.seats[row.seats_of(inviter)[0]].name)
        await self._bus.call("person", {"person": person})

    async def invited(self, person: int) -> list[Invitation]:
        """The invitations that a person can still accept, and the rematches that are offered to them."""
        return [
            {
                "table": row["table_id"],
                "game": row["game"],
                "inviter": row["inviter"],
                "players": row["players"],
                "clock": row["clock"],
                "rated": row["is_rated"],
            }
            for row in await self._pool.fetch(_INVITED, person)
        ]

    async def is_invited(self, table_id: str, person: int) -> bool:
        """Whether this person is invited to this table, or has a seat reserved there."""
        found = await self._pool.fetchval(
            "SELECT true FROM invitations WHERE table_id = $1 AND person = $2"
            " UNION ALL SELECT true FROM seats WHERE table_id = $1 AND reserved_for = $2 LIMIT 1",
            table_id,
            person,
        )
        return found is not None

    async def forget(self, table_id: str, person: int) -> None:
        """An invitation was accepted or declined."""
        await self._pool.execute("DELETE FROM invitations WHERE table_id = $1 AND person = $2", table_id, person)
        await self._bus.call("person", {"person": person})
