"""Sessions: listed, ended, and their sockets closed in every process."""

import asyncio
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from partie.server.infra.message_bus import Called
from partie.server.infra.supervisor import Beat
from partie.server.people.persons import IS_ALIVE, Session
from partie.server.people.schemas import SessionJson
from partie.server.realtime.subscriber import RENEWED
from partie.server.tables.house import House

ENDED: Final = "ended"  # the topic of calls that sessions were ended
BACK: Final = 1000  # milliseconds after which a browser comes back: by then it has the cookie of its new session
LOOK: Final = 20.0  # seconds between two looks for ended sessions whose call was lost


def milliseconds(time: datetime) -> int:
    """A time as browsers count it."""
    return round(time.timestamp() * 1000)


def number_of(session: bytes) -> str:
    """What a session is called in a list: too short to be the hash, long enough to tell one from another."""
    return session[:8].hex()


async def sessions_of(house: House, session: Session) -> list[SessionJson]:
    """The browsers in which a person is known, the last seen first."""
    rows = await house.store.pool.fetch(
        "SELECT s.hash, s.about, s.made, s.seen FROM sessions s JOIN persons p ON p.id = s.person"
        f" WHERE s.person = $1 AND {IS_ALIVE} ORDER BY s.seen DESC",
        session.person.id,
    )
    return [
        {
            "id": number_of(row["hash"]),
            "about": row["about"],
            "made": milliseconds(row["made"]),
            "seen": milliseconds(row["seen"]),
            "mine": row["hash"] == session.hash,
        }
        for row in rows
    ]


async def end_sessions(house: House, person: int, hashes: Sequence[bytes] | None = None) -> int:
    """End these sessions of a person, or all of them, with their sockets. How many."""
    rows = await house.store.pool.fetch(
        "DELETE FROM sessions WHERE person = $1 AND ($2::bytea[] IS NULL OR hash = ANY($2)) RETURNING hash",
        person,
        hashes,
    )
    await tell_ended(house, [row["hash"] for row in rows])
    return len(rows)


async def tell_ended(house: House, hashes: Sequence[bytes]) -> None:
    """These sessions are no more: every process closes their sockets."""
    if hashes:
        await house.bus.call(ENDED, {"sessions": [each.hex() for each in hashes]})


async def tell_renewed(house: House, before: bytes, left: Collection[str] = ()) -> None:
    """A browser has another session in the place of this one: every process sends its sockets back for the new cookie.

    Whoever had copied the old cookie is sent away with them, and does not come back. ``left`` are the tables where the
    browser has lost its seat by it: there is nothing to come back to.
    """
    await house.bus.call(RENEWED, {"session": before.hex(), "left": list(left)})


def close_ended(house: House, ended: set[bytes]) -> None:
    """Close the sockets of these sessions in this process."""
    at_tables = [each for table in house.tables.values() for outlets in table.outlets.values() for each in outlets]
    for outlet in [*at_tables, *house.personal]:
        if outlet.session is not None and outlet.session.hash in ended:
            outlet.cut(ENDED)


def close_renewed(house: House, before: bytes, left: Collection[str]) -> None:
    """Send the sockets of this session in this process back for the new one."""
    for outlet, table_id in [
        *[(each, table.row.id) for table in house.tables.values() for each in table.eyes()],
        *[(each, "") for each in house.personal],
    ]:
        if outlet.session is not None and outlet.session.hash == before:
            outlet.back = BACK
            outlet.cut(ENDED if table_id in left else RENEWED)


def follow_ended(house: House) -> None:
    """Hear of ended and of renewed sessions from now on."""

    async def hear(called: Called) -> None:
        told = called["sessions"]
        assert isinstance(told, list)
        close_ended(house, {bytes.fromhex(str(each)) for each in told})

    async def hear_renewed(called: Called) -> None:
        left = called["left"]
        assert isinstance(left, list)
        close_renewed(house, bytes.fromhex(str(called["session"])), left)

    house.bus.follow(ENDED, hear)
    house.bus.follow(RENEWED, hear_renewed)


async def watch_sessions(house: House, beat: Beat) -> None:
    """Look again and again whether those who look at tables still may: a call can be lost."""
    while True:
        await look_at_sessions(house)
        beat()
        await asyncio.sleep(LOOK)


async def look_at_sessions(house: House) -> None:
    """Close what an ended session has open here, and read seats again that went to somebody else."""
    looking = [(table, outlet) for table in house.tables.values() for each in table.outlets.values() for outlet in each]
    outlets = [*[outlet for _, outlet in looking], *house.personal]
    open_here = {outlet.session.hash for outlet in outlets if outlet.session is not None}
    if not open_here:
        return
    rows = await house.store.pool.fetch(
        f"SELECT s.hash FROM sessions s JOIN persons p ON p.id = s.person WHERE s.hash = ANY($1) AND {IS_ALIVE}",
        list(open_here),
    )
    close_ended(house, open_here - {row["hash"] for row in rows})
    tables = {table.row.id: table for table, _ in looking}
    seats = await house.store.pool.fetch(
        "SELECT table_id, seat, person FROM seats WHERE table_id = ANY($1)", list(tables)
    )
    moved = {row["table_id"] for row in seats if tables[row["table_id"]].row.seats[row["seat"]].person != row["person"]}
    for table_id in moved:
        await house.refresh(table_id)
