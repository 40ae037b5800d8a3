"""What Alembic runs: the steps that are missing, in one transaction."""

import asyncio

import asyncpg
from alembic import context
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine


def _migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=None)
    with context.begin_transaction():
        connection.execute(text("SELECT pg_advisory_xact_lock(20261116)"))  # several processes may start at once
        context.run_migrations()


async def _run() -> None:
    address: str = context.config.attributes["address"]
    # The address is read by the same library as everywhere else: only it knows of several hosts.
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(address))
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
    await engine.dispose()


asyncio.run(_run())
