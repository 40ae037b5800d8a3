"""What a restore has brought back goes again: people who have left for good, and codes that are worth nothing."""

from collections.abc import Mapping
from datetime import datetime

from partie.server.accounts.deletion import AccountDeletion
from partie.server.infra.database import open_tool_pool, transaction
from partie.server.people.code_store import drop_departed_codes
from partie.server.people.departed_store import add_departed, who_is_back


async def remove_departed(database: str, entries: Mapping[bytes, datetime]) -> int:
    """Remove everybody again who is in this list; how many there were. No server may use the database meanwhile."""
    pool = await open_tool_pool(database, most=1)
    try:
        async with transaction(pool) as tx:
            await add_departed(tx, entries)
            await drop_departed_codes(tx)
            people = await who_is_back(tx)
            for person in people:
                await AccountDeletion(pool).forget(tx, person)
    finally:
        await pool.close()
    return len(people)
