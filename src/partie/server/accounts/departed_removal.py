"""What a restore has brought back goes again: people who have left for good, and codes that are worth nothing."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

import asyncpg

from partie.server.accounts.deletion import forget_person
from partie.server.people.departed import FINGERPRINT

_ADD: Final = "INSERT INTO departed (hash, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
_BACK: Final = f"SELECT id FROM persons WHERE {FINGERPRINT} IN (SELECT hash FROM departed) ORDER BY id"


async def remove_departed(database: str, entries: Mapping[bytes, datetime]) -> int:
    """Remove everybody again who is in this list; how many there were. No server may use the database meanwhile."""
    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            await connection.executemany(_ADD, list(entries.items()))
            await connection.execute("DELETE FROM codes WHERE hash IN (SELECT hash FROM departed)")
            people = await connection.fetch(_BACK)
            for row in people:
                await forget_person(connection, row["id"])
    finally:
        await connection.close()
    return len(people)
