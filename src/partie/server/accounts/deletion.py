"""Somebody leaves for good: bots play on for them, records keep a letter in place of their name, and the rest goes."""

from typing import Final, NamedTuple

import asyncpg

from partie.bots.levels import REGULAR
from partie.core import letter, read_record, write_record
from partie.core.record import join_list
from partie.server.clubs.store import leave_clubs
from partie.server.infra.database import Connection, Pool
from partie.server.infra.message_bus import MessageBus
from partie.server.people.departed import keep_departed
from partie.server.people.login_sessions import tell_ended
from partie.server.tables.registry import RoomRegistry

PLAYS_ON: Final = REGULAR

_TABLES: Final = """
    SELECT id, begun IS NOT NULL AS begun, ended IS NOT NULL AS ended FROM tables
    WHERE id IN (SELECT table_id FROM seats WHERE person = $1 OR reserved_for = $1) ORDER BY id FOR NO KEY UPDATE
"""
_NAMELESS: Final = "UPDATE seats SET name = '', person = NULL, own_hash = NULL"


class Left(NamedTuple):
    """Whom others have to be told of: the tables where somebody sat, and the sessions that they had."""

    tables: list[asyncpg.Record]
    sessions: list[bytes]


async def delete_account(pool: Pool, bus: MessageBus, rooms: RoomRegistry, person: int) -> None:
    """Forget a person, and the programs that play for them."""
    programs = await pool.fetch("SELECT id FROM persons WHERE owner = $1", person)
    for each in [*[row["id"] for row in programs], person]:
        await _forget(pool, bus, rooms, each)


async def _forget(pool: Pool, bus: MessageBus, rooms: RoomRegistry, person: int) -> None:
    """Forget one of them. A record is locked with its table, so none is written with their name meanwhile."""
    async with pool.acquire() as connection, connection.transaction():
        left = await forget_person(connection, person)
    await tell_ended(bus, left.sessions)
    for table in left.tables:
        if table["begun"] and not table["ended"]:
            await rooms.open(table["id"])  # so that its bots are asked, even if nobody looks at it
        await rooms.seats_changed(table["id"])


async def forget_person(connection: Connection, person: int) -> Left:
    """Take a person out of the database, as a part of a transaction, and write down that they have left."""
    tables = await connection.fetch(_TABLES, person)
    for table in tables:
        await _leave_table(connection, table, person)
    # A rematch that they have not accepted is one that the host gives to another person, or to a bot.
    await connection.execute("UPDATE seats SET reserved_for = NULL, name = '' WHERE reserved_for = $1", person)
    ended = await connection.fetch("DELETE FROM sessions WHERE person = $1 RETURNING hash", person)
    # A notice that waits for somebody else may say who invites them.
    await connection.execute(
        "UPDATE held_notices SET by = '' WHERE by = (SELECT name FROM persons WHERE id = $1)", person
    )
    await leave_clubs(connection, person)
    await keep_departed(connection, person)
    await connection.execute("DELETE FROM persons WHERE id = $1", person)
    return Left(tables, [row["hash"] for row in ended])


async def _leave_table(connection: Connection, table: asyncpg.Record, person: int) -> None:
    seats = await connection.fetch("SELECT seat FROM seats WHERE table_id = $1 AND person = $2", table["id"], person)
    for row in seats:
        if table["ended"]:
            await _leave_ended(connection, table["id"], row["seat"])
        elif table["begun"]:
            await _leave_running(connection, table["id"], row["seat"])
        else:
            await _leave_waiting(connection, table["id"], row["seat"])


async def _leave_ended(connection: Connection, table_id: str, seat: int) -> None:
    """A record writes a letter for somebody without a name, and its readers say that in their own language."""
    await connection.execute(
        f"{_NAMELESS}, key_hash = NULL, words = '' WHERE table_id = $1 AND seat = $2", table_id, seat
    )
    text = await connection.fetchval("SELECT record FROM tables WHERE id = $1", table_id)
    await connection.execute("UPDATE tables SET record = $2 WHERE id = $1", table_id, without_name(text, seat))


async def _leave_running(connection: Connection, table_id: str, seat: int) -> None:
    """The words that somebody gave to the shuffle stay: the game is played with them."""
    await connection.execute(
        f"{_NAMELESS}, key_hash = NULL, deputy = $3 WHERE table_id = $1 AND seat = $2", table_id, seat, PLAYS_ON
    )


async def _leave_waiting(connection: Connection, table_id: str, seat: int) -> None:
    """The seat is free again, for whoever has its invitation; a table where nobody sits any more goes."""
    await connection.execute(f"{_NAMELESS}, words = '' WHERE table_id = $1 AND seat = $2", table_id, seat)
    await connection.execute(
        "DELETE FROM tables WHERE id = $1 AND NOT EXISTS"
        " (SELECT FROM seats WHERE table_id = $1 AND person IS NOT NULL)",
        table_id,
    )


def without_name(text: str, seat: int) -> str:
    """A record with a seat's letter in place of the name of whoever sat there."""
    record = read_record(text)
    players = record.players()
    players[seat] = letter(seat)
    record.headers["seats"] = join_list(players)
    return write_record(record)
