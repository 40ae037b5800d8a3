"""What a connection to the database is called, and the loop of whoever looks into it again and again."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg

type Pool = asyncpg.Pool[asyncpg.Record]
type Connection = asyncpg.Connection[asyncpg.Record]

# What a call to the database ends with when nobody is there to answer it. It may have been done all the same.
LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    OSError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TransactionRollbackError,  # two waited for each other, and one was sent away: it tries again
    TimeoutError,
)


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
