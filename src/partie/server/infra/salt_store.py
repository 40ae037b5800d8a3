"""What addresses are hashed with: one salt for all processes, in the database."""

from partie.server.infra.database import Pool
from partie.server.infra.tokens import new_salt


async def shared_salt(pool: Pool) -> bytes:
    """What all processes hash addresses with: made by the first one, and left out of every backup."""
    await pool.execute("INSERT INTO limit_salt (salt) VALUES ($1) ON CONFLICT DO NOTHING", new_salt())
    salt: bytes = await pool.fetchval("SELECT salt FROM limit_salt")
    return salt
