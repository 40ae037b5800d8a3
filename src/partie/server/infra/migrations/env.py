"""What Alembic runs: the steps that are missing, each in a transaction of its own in which its number is written too.

A step never waits long for a lock: whatever comes after it would wait behind it, and people would wait for their
answers. It gives up, is undone, and is tried again after a pause.
"""

import asyncio
import logging
import time
from collections.abc import Iterator
from itertools import chain, repeat
from random import SystemRandom
from typing import Final

from alembic import context
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from partie.server.infra.database import KEEPALIVES, connect
from partie.server.infra.database import Connection as Link
from partie.server.infra.migrate import LOCK, StepFailed, StepLocked

TURN: Final = 20261116  # the advisory lock of whoever migrates: several processes may start at once
LOOK: Final = 0.2  # seconds between two looks whether it is our turn
PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between two tries of a step, give or take a half
NO_LOCK: Final = "55P03"
SETTINGS: Final = {"application_name": "partie migrate", "lock_timeout": f"{LOCK * 1000:.0f}", "statement_timeout": "0"}
HOLDERS: Final = text(
    "SELECT string_agg(concat_ws(' ', pid, nullif(application_name, ''), state, since), '; ') FROM (SELECT pid,"
    " application_name, state, date_trunc('second', clock_timestamp() - xact_start) AS since FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL"
    " ORDER BY xact_start LIMIT 3) AS oldest"
)


async def _wait_for_turn(link: Link) -> None:
    """Wait until nobody else migrates.

    It looks again and again: to stand in the queue for the lock takes a transaction, and an index that is built
    concurrently waits until all older transactions have ended. The two would wait for each other.
    """
    is_told = False
    while not await link.fetchval("SELECT pg_try_advisory_lock($1)", TURN):
        if not is_told:
            logging.getLogger("partie.server.infra.migrate").warning("another process migrates: waiting for it")
            is_told = True
        await asyncio.sleep(LOOK)


def _pauses(patience: float) -> Iterator[float]:
    """Pauses that grow, until they have taken this many seconds; no two processes have the same."""
    luck, until = SystemRandom(), time.monotonic() + patience
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        if time.monotonic() > until:
            return
        yield pause * luck.uniform(0.5, 1.5)


def _migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=None, transaction_per_migration=True)
    for pause in _pauses(context.config.attributes["patience"]):
        try:
            context.run_migrations()
            return
        except DBAPIError as error:
            connection.rollback()
            step = _missing(connection)
            if getattr(error.orig, "sqlstate", "") != NO_LOCK:
                raise StepFailed(step, str(error.orig)) from error
            logging.getLogger("partie.server.infra.migrate").warning("step %s has to wait for a lock", step)
        time.sleep(pause)
    holders = connection.execute(HOLDERS).scalar()
    raise StepLocked(_missing(connection), holders or "–")


def _missing(connection: Connection) -> str:
    """The first step that is missing."""
    at = context.get_context().get_current_revision()
    connection.rollback()  # what was looked at belongs to no step
    after = [each.revision for each in context.script.walk_revisions() if each.down_revision == at]
    return after[0] if after else str(at)


async def _run() -> None:
    address: str = context.config.attributes["address"]
    # The address is read by the same library as everywhere else: only it knows of several hosts.
    link = await connect(address, {**SETTINGS, **KEEPALIVES})
    try:
        await _wait_for_turn(link)

        async def linked() -> Link:
            return link

        # The same connection as holds the lock: if it is lost, so is the turn, and nothing goes on without it.
        engine = create_async_engine("postgresql+asyncpg://", async_creator=linked, poolclass=NullPool)
        async with engine.connect() as connection:
            await connection.run_sync(_migrate)
        await engine.dispose()
    finally:
        await link.close()


asyncio.run(_run())
