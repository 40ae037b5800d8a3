"""Invitations to people one has played with."""

from partie.server.infra.database import Pool
from partie.server.infra.message_bus import MessageBus
from partie.server.lobby.invitation_store import InvitationStore
from partie.server.lobby.schemas import Companion, Invitation
from partie.server.notifications.listener import NotificationListener
from partie.server.tables.room import Room
from partie.table.refusal import Refused
from partie.words.messages import message


class Invitations:
    """Who may be invited, and who is."""

    def __init__(self, pool: Pool, bus: MessageBus, notices: NotificationListener) -> None:
        self._bus = bus
        self._notices = notices
        self._store = InvitationStore(pool)

    async def companions(self, person: int) -> list[Companion]:
        """People somebody has played with, the last ones first."""
        found = await self._store.companions(person)
        return [{"person": row["person"], "name": row["name"], "game": row["game"]} for row in found]

    async def invite(self, table: Room, inviter: int, person: int) -> None:
        """Invite somebody to a table that waits, at which the inviter sits."""
        row = table.row
        if not row.seats_of(inviter):  # they may have left a moment ago
            raise Refused("key", message("err-no-table"))
        if row.begun:
            raise Refused("running", message("err-begun"))
        if person == inviter or not await self._store.have_played(inviter, person):
            raise Refused("key", message("err-not-met"))
        if not await self._store.invite(row.id, person, inviter):
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
            for row in await self._store.of(person)
        ]

    async def is_invited(self, table_id: str, person: int) -> bool:
        """Whether this person is invited to this table, or has a seat reserved there."""
        return await self._store.is_invited(table_id, person)

    async def forget(self, table_id: str, person: int) -> None:
        """An invitation was accepted or declined."""
        await self._store.drop(table_id, person)
        await self._bus.call("person", {"person": person})
