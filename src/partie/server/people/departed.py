"""Who has left for good, and which recovery codes are worth nothing any more: for a restore of an older backup.

The list holds hashes alone, and rows are only ever added. That of a person is made of their number and of the moment
they came: a number may be given again after a restore, and must not be taken for the one who had it before.
"""

from typing import Final

from partie.server.infra.database import Connection

FINGERPRINT: Final = "sha256(convert_to('person ' || id || ' ' || extract(epoch FROM made), 'UTF8'))"
_KEEP_PERSON: Final = f"""
    INSERT INTO departed (hash) SELECT {FINGERPRINT} FROM persons WHERE id = $1 ON CONFLICT DO NOTHING
"""


async def keep_departed(connection: Connection, person: int) -> None:
    """Write down that a person leaves for good."""
    await connection.execute(_KEEP_PERSON, person)
