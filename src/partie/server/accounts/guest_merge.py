"""A guest signs in: what the guest has done goes to the account."""

from partie.server.clubs.store import move_clubs
from partie.server.people.login_sessions import end_sessions, tell_renewed
from partie.server.people.persons import GUEST, Person, Session
from partie.server.tables.house import House


async def arrive(house: House, before: Session | None, account: Person) -> tuple[int, int]:
    """Somebody has signed in where a guest was, or nobody: how many seats of the guest moved, and how many stayed."""
    if before is None:
        return 0, 0
    guest = before.person
    if guest.id == account.id:  # they have shown once more who they are
        await house.store.pool.execute("DELETE FROM sessions WHERE hash = $1", before.hash)
        await tell_renewed(house.bus, before.hash)
        return 0, 0
    if guest.kind != GUEST:
        await end_sessions(house.store.pool, house.bus, guest.id, [before.hash])
        return 0, 0
    async with house.store.pool.acquire() as connection, connection.transaction():
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
    await tell_renewed(house.bus, before.hash, {row["table_id"] for row in left})
    for table_id in {row["table_id"] for row in moved}:
        await house.seats_changed(table_id)
    return len(moved), len(left)
