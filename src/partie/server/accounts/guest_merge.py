"""A guest signs in: what the guest has done goes to the account."""

from partie.server.clubs.store import leave_clubs, move_members, move_owned
from partie.server.infra.database import Pool, transaction
from partie.server.infra.message_bus import MessageBus
from partie.server.people.login_sessions import end_sessions, tell_renewed
from partie.server.people.persons import GUEST, LoginSession, Person
from partie.server.people.session_store import SessionStore
from partie.server.people.store import PersonStore
from partie.server.tables.registry import RoomRegistry
from partie.server.tables.seat_store import SeatStore
from partie.server.tournaments.store import leave_tournaments, move_entries


async def merge_guest(
    pool: Pool, bus: MessageBus, rooms: RoomRegistry, before: LoginSession | None, account: Person
) -> tuple[int, int]:
    """Somebody has signed in where a guest was, or nobody: how many seats of the guest moved, and how many stayed."""
    if before is None:
        return 0, 0
    guest = before.person
    sessions = SessionStore(pool)
    if guest.id == account.id:  # they have shown once more who they are
        await sessions.end(before.hash)
        await tell_renewed(bus, before.hash)
        return 0, 0
    if guest.kind != GUEST:
        await end_sessions(pool, bus, guest.id, [before.hash])
        return 0, 0
    seats = SeatStore(pool)
    async with transaction(pool) as tx:
        moved = await seats.move(tx, guest.id, account.id)
        await seats.move_reservations(tx, guest.id, account.id)
        left = await seats.tables_of(tx, guest.id)
        await seats.move_host(tx, guest.id, account.id)
        await move_members(tx, guest.id, account.id)
        await move_entries(tx, guest.id, account.id)
        await move_owned(tx, guest.id, account.id)
        await leave_clubs(tx, guest.id)  # where both took part, one of them does no more
        await leave_tournaments(tx, guest.id)
        await sessions.end(before.hash, tx)
        await PersonStore(pool).delete_unused(tx, guest.id)
    await tell_renewed(bus, before.hash, set(left))
    for table_id in set(moved):
        await rooms.seats_changed(table_id)
    return len(moved), len(left)
