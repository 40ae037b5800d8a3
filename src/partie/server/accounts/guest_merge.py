"""A guest signs in: what the guest has done goes to the account."""

from partie.server.clubs.store import move_clubs
from partie.server.infra.database import Pool
from partie.server.infra.message_bus import MessageBus
from partie.server.people.login_sessions import end_sessions, tell_renewed
from partie.server.people.persons import GUEST, LoginSession, Person
from partie.server.tables.registry import RoomRegistry


async def merge_guest(
    pool: Pool, bus: MessageBus, rooms: RoomRegistry, before: LoginSession | None, account: Person
) -> tuple[int, int]:
    """Somebody has signed in where a guest was, or nobody: how many seats of the guest moved, and how many stayed."""
    if before is None:
        return 0, 0
    guest = before.person
    if guest.id == account.id:  # they have shown once more who they are
        await pool.execute("DELETE FROM sessions WHERE hash = $1", before.hash)
        await tell_renewed(bus, before.hash)
        return 0, 0
    if guest.kind != GUEST:
        await end_sessions(pool, bus, guest.id, [before.hash])
        return 0, 0
    async with pool.acquire() as connection, connection.transaction():
        moved = await connection.fetch(
            "UPDATE seats s SET person = $2 WHERE s.person = $1 AND NOT EXISTS"
            " (SELECT FROM seats o WHERE o.table_id = s.table_id AND o.person = $2) RETURNING s.table_id",
            guest.id,
            account.id,
        )
        await connection.execute("UPDATE seats SET reserved_for = $2 WHERE reserved_for = $1", guest.id, account.id)
        left = await connection.fetch("SELECT table_id FROM seats WHERE person = $1", guest.id)
        await connection.execute(
            "UPDATE tables t SET host = $2 WHERE t.host = $1 AND NOT EXISTS"
            " (SELECT FROM seats s WHERE s.table_id = t.id AND s.person = $1)",
            guest.id,
            account.id,
        )
        await move_clubs(connection, guest.id, account.id)
        await connection.execute("DELETE FROM sessions WHERE hash = $1", before.hash)
        await connection.execute(
            "DELETE FROM persons p WHERE p.id = $1 AND NOT EXISTS (SELECT FROM seats s WHERE s.person = p.id)"
            " AND NOT EXISTS (SELECT FROM sessions s WHERE s.person = p.id)",
            guest.id,
        )
    await tell_renewed(bus, before.hash, {row["table_id"] for row in left})
    for table_id in {row["table_id"] for row in moved}:
        await rooms.seats_changed(table_id)
    return len(moved), len(left)
