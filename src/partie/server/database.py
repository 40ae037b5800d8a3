"""What a connection to the database is called, and the loop of whoever looks into it again and again."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg

type Pool = asyncpg.Pool[asyncpg.Record]
type Connection = asyncpg.Connection[asyncpg.Record]

# What a call to the database ends with when nobody is there to answer it, or when it cannot answer now. Where nobody
# answers, it may have been done all the same.
LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # its last words were read, and not yet that the connection is closed
    OSError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TransactionRollbackError,  # two waited for each other, and one was sent away: it tries again
    asyncpg.InsufficientResourcesError,  # its disk or its memory is full, or too many are connected
    TimeoutError,
)

PATIENCE: Final = 10.0  # seconds that a statement may take, or a connection to be made


async def open_pool(database: str, most: int, patience: float = PATIENCE) -> Pool:
    """Connections to the database. One that hangs is given up: alone, the system would take minutes or hours."""
    return await asyncpg.create_pool(database, min_size=2, max_size=most, command_timeout=patience, timeout=patience)


async def keep_looking(look: Callable[[], Awaitable[object]], pause: float, called: asyncio.Event, late: str) -> None:
    """Look now, whenever somebody calls, and after each pause. ``late`` says what has to wait while nobody answers."""
    while True:
        called.clear()
        try:
            await look()
        except (*LOST, asyncpg.PostgresError) as error:
            logging.getLogger(__name__).warning("%s: %s", late, type(error).__name__)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(called.wait(), pause)
