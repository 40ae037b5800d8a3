"""How a notice is sent: who wants it, whether it is still true, and that it is sent once at most."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Final

from partie.core import seats_in
from partie.server.infra.database import Pool
from partie.server.infra.safe_http import SafeHttpClient
from partie.server.notifications.channel_store import Channel, Channels
from partie.server.notifications.config import NotificationSettings
from partie.server.notifications.outbox_store import ASKING, INVITATION, TRIAL, Notification, Outbox
from partie.server.notifications.senders import GONE, PushKeys, always, send
from partie.server.notifications.texts import NotificationText, worded
from partie.server.people.store import PersonStore
from partie.server.tables.heartbeat import PresenceHeartbeat
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.room import Room
from partie.table.refusal import Refused

EARS: Final = 0.3  # seconds in which other processes say who looks at a table there
TRIALS: Final = 30  # an hour, for all channels of a person


class Delivery:
    """Sends notices."""

    def __init__(
        self,
        pool: Pool,
        rooms: RoomRegistry,
        heartbeat: PresenceHeartbeat,
        settings: NotificationSettings,
        reach: SafeHttpClient,
        ears: float = 0.0,
    ) -> None:
        self.settings = settings
        self.reach = reach
        self.ears = ears
        self.channels = Channels(pool)
        self.held = Outbox(pool)
        self.keys = PushKeys(pool)
        self._rooms = rooms
        self._heartbeat = heartbeat
        self._persons = PersonStore(pool)

    async def deliver(self, notice: Notification) -> bool:
        """Tell a person by all of their channels, unless they know already. False if this very notice was put off."""
        channels = [
            each
            for each in await self.channels.of(notice.person)
            if each.confirmed is not None and notice.channel in (0, each.id)
        ]
        if not channels:
            return True
        try:
            table = await self._look(notice.table_id)
        except Refused:  # there is no such table any more
            return True
        if not await self._is_wanted(notice, table):
            return True
        language = await self.language(notice.person)
        path = notice.path or f"#/online/{notice.table_id}"
        wording = worded(notice.kind, language, notice.table_id, table.row.game, path, notice.by)
        return all(await asyncio.gather(*[self._by(each, notice, table, wording, language) for each in channels]))

    async def _by(
        self, channel: Channel, notice: Notification, table: Room, wording: NotificationText, language: str
    ) -> bool:
        end = channel.quiet.end(datetime.now(UTC))
        if end is not None:
            await self.held.until(notice, channel.id, end)
            return notice.channel == 0  # else it is the row of this notice that waits
        about = (notice.table_id, notice.question, notice.kind)
        if not await self.channels.claim(channel, *about):
            return True

        async def still() -> bool:
            return await self._is_wanted(notice, table)

        result = await send(channel, wording, language, self.keys, self.settings, self.reach, still)
        await self._note(channel, *about, result)
        return True

    async def _note(self, channel: Channel, table_id: str, question: int, kind: str, result: str) -> None:
        await self.channels.result(channel, table_id, question, kind, result)
        if result == GONE:
            await self.channels.gone(channel.id)

    async def try_out(self, channel: Channel) -> bool:
        """Send one now, because its owner wants to see it. False if there were too many of them."""
        in_hour, just_now = await self.channels.tried(channel.person, channel.id)
        number = int(time.time() * 10) % 2_000_000_000  # each of them is another one
        if in_hour >= TRIALS or just_now or not await self.channels.claim(channel, "", number, TRIAL):
            return False
        language = await self.language(channel.person)
        wording = worded(TRIAL, language, "", "", "#/notices")
        result = await send(channel, wording, language, self.keys, self.settings, self.reach, always)
        await self._note(channel, "", number, TRIAL, result)
        return True

    async def language(self, person: int) -> str:
        """The language in which a person is told."""
        return await self._persons.language(person) or "en"

    # -- whether it is still true ---------------------------------------------------------------------------------

    async def _look(self, table_id: str) -> Room:
        """A table, once other processes have had time to say who looks at it there."""
        table = await self._rooms.open(table_id)
        await self._heartbeat.send(table)
        await asyncio.sleep(self.ears)
        return table

    async def _is_wanted(self, notice: Notification, table: Room) -> bool:
        """Whether the person does not look at the table, and what they are told still holds in the database."""
        await self._rooms.bring_up_to_date(table)
        seats = table.row.seats_of(notice.person)
        if any([table.presence.looks(seat) for seat in seats]):
            return False
        if notice.kind == INVITATION:
            return not table.row.begun
        if notice.kind not in ASKING:
            return bool(seats)
        match = table.match
        if match is None or match.over() or match.number != notice.question:
            return False
        waiting = [seat for seat in seats_in(match.position.waiting) if seat in seats]
        return any([not table.row.seats[seat].played_by for seat in waiting])
