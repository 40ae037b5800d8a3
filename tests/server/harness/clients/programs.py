"""Programs, and the people who own them."""

from typing import cast

import asyncpg

from partie.server.programs.schemas import MadeProgram

from .guests import Guest


async def account(base: str, database: str, name: str) -> Guest:
    """Somebody who has kept their account."""
    guest = Guest(name)
    await guest.make(base, "tides", ["", ""])
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE persons SET kind = 'account' WHERE name = $1", name)
    await connection.close()
    return guest


async def program(base: str, owner: Guest, name: str) -> MadeProgram:
    """A program of theirs."""
    return cast(MadeProgram, await owner.ask(base, "POST", "/api/programs", {"name": name}))
