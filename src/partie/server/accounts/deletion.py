"""Somebody leaves for good: bots play on for them, records keep a letter in place of their name, and the rest goes."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from partie.bots.levels import REGULAR
from partie.core import letter, read_record, write_record
from partie.core.record import join_list
from partie.server.clubs.store import leave_clubs
from partie.server.infra.database import Connection, Pool, Row, transaction
from partie.server.infra.message_bus import MessageBus
from partie.server.notifications.outbox_store import Outbox
from partie.server.people.departed_store import keep_departed
from partie.server.people.login_sessions import tell_ended
from partie.server.people.session_store import SessionStore
from partie.server.people.store import PersonStore
from partie.server.tables.log_store import LogStore
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.seat_store import SeatStore
from partie.server.tournaments.store import leave_tournaments

PLAYS_ON: Final = REGULAR


class Left(NamedTuple):
    """Whom others have to be told of: the tables where somebody sat, and the sessions that they had."""

    tables: Sequence[Row]
    sessions: list[bytes]


async def delete_account(pool: Pool, bus: MessageBus, rooms: RoomRegistry, person: int) -> None:
    """Forget a person, and the programs that play for them."""
    programs = await PersonStore(pool).programs_of(person)
    for each in [*programs, person]:
        await _forget(pool, bus, rooms, each)


async def _forget(pool: Pool, bus: MessageBus, rooms: RoomRegistry, person: int) -> None:
    """Forget one of them. A record is locked with its table, so none is written with their name meanwhile."""
    async with transaction(pool) as tx:
        left = await AccountDeletion(pool).forget(tx, person)
    await tell_ended(bus, left.sessions)
    for table in left.tables:
        if table["begun"] and not table["ended"]:
            await rooms.open(table["id"])  # so that its bots are asked, even if nobody looks at it
        await rooms.seats_changed(table["id"])


class AccountDeletion:
    """Takes persons out of the database."""

    def __init__(self, pool: Pool) -> None:
        self._seats = SeatStore(pool)
        self._log = LogStore(pool)
        self._sessions = SessionStore(pool)
        self._outbox = Outbox(pool)
        self._persons = PersonStore(pool)

    async def forget(self, tx: Connection, person: int) -> Left:
        """Take a person out of the database, as a part of a transaction, and write down that they have left."""
        tables = await self._seats.hold_tables_of(tx, person)
        for table in tables:
            await self._leave_table(tx, table, person)
        # A rematch that they have not accepted is one that the host gives to another person, or to a bot.
        await self._seats.drop_reservations(tx, person)
        ended = await self._sessions.end_all(person, tx)
        # A notice that waits for somebody else may say who invites them.
        await self._outbox.forget_inviter(tx, person)
        await leave_clubs(tx, person)
        await leave_tournaments(tx, person)
        await keep_departed(tx, person)
        await self._persons.delete(tx, person)
        return Left(tables, ended)

    async def _leave_table(self, tx: Connection, table: Row, person: int) -> None:
        for seat in await self._seats.at(tx, table["id"], person):
            if table["ended"]:
                await self._leave_ended(tx, table["id"], seat)
            elif table["begun"]:
                await self._seats.clear_running(tx, table["id"], seat, PLAYS_ON)
            else:
                await self._seats.clear_waiting(tx, table["id"], seat)

    async def _leave_ended(self, tx: Connection, table_id: str, seat: int) -> None:
        """A record writes a letter for somebody without a name, and its readers say that in their own language."""
        await self._seats.clear_ended(tx, table_id, seat)
        text = await self._log.record(tx, table_id)
        await self._log.replace_record(tx, table_id, without_name(text, seat))


def without_name(text: str, seat: int) -> str:
    """A record with a seat's letter in place of the name of whoever sat there."""
    record = read_record(text)
    players = record.players()
    players[seat] = letter(seat)
    record.headers["seats"] = join_list(players)
    return write_record(record)
