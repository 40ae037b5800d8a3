"""Who has left for good, and which recovery codes are worth nothing any more: for a restore of an older backup.

The list holds hashes alone, and rows are only ever added. That of a person is made of their number and of the moment
they came: a number may be given again after a restore, and must not be taken for the one who had it before.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from partie.server.infra.database import Connection

_FINGERPRINT: Final = "sha256(convert_to('person ' || id || ' ' || extract(epoch FROM made), 'UTF8'))"
_KEEP_PERSON: Final = f"""
    INSERT INTO departed (hash) SELECT {_FINGERPRINT} FROM persons WHERE id = $1 ON CONFLICT DO NOTHING
"""
_ADD: Final = "INSERT INTO departed (hash, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
_BACK: Final = f"SELECT id FROM persons WHERE {_FINGERPRINT} IN (SELECT hash FROM departed) ORDER BY id"


async def keep_departed(tx: Connection, person: int) -> None:
    """Write down that a person leaves for good."""
    await tx.execute(_KEEP_PERSON, person)


async def add_departed(tx: Connection, entries: Mapping[bytes, datetime]) -> None:
    """Write down what was in a list outside of the database."""
    await tx.executemany(_ADD, list(entries.items()))


async def who_is_back(tx: Connection) -> list[int]:
    """Those who have left for good, and whom a restore has brought back."""
    return [row["id"] for row in await tx.fetch(_BACK)]
