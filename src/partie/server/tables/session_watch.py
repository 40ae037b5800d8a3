"""Sockets of sessions that were ended or renewed are closed, in every process."""

import asyncio
from collections.abc import Collection
from typing import Final

from partie.server.infra.message_bus import Called
from partie.server.infra.supervisor import Beat
from partie.server.people.login_sessions import ENDED, RENEWED
from partie.server.people.persons import IS_ALIVE
from partie.server.tables.house import House

BACK: Final = 1000  # milliseconds after which a browser comes back: by then it has the cookie of its new session
LOOK: Final = 20.0  # seconds between two looks for ended sessions whose call was lost


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
