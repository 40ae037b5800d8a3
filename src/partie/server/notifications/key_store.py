"""The keys by which push services know this server: one pair for all processes, in the database."""

from partie.server.infra.database import Pool


async def shared_pem(pool: Pool, fresh: str) -> str:
    """The private key: this one, unless there is one already."""
    await pool.execute("INSERT INTO notice_keys (pem) VALUES ($1) ON CONFLICT DO NOTHING", fresh)
    pem: str = await pool.fetchval("SELECT pem FROM notice_keys")
    return pem
