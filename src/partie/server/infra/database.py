"""Connections to the database, how long both sides wait for each other, and a loop that looks again and again."""

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from typing import Final

import asyncpg

type Row = asyncpg.Record
type Pool = asyncpg.Pool[asyncpg.Record]
type Connection = asyncpg.Connection[asyncpg.Record]

# What a statement ends with, under the names by which the rest of the server knows it.
DatabaseError: Final = asyncpg.PostgresError
InvalidData: Final = asyncpg.DataError
UniqueViolation: Final = asyncpg.UniqueViolationError
ForeignKeyViolation: Final = asyncpg.ForeignKeyViolationError
ReadOnlyTransaction: Final = asyncpg.ReadOnlySQLTransactionError
OperatorIntervention: Final = asyncpg.OperatorInterventionError
# What PostgreSQL says to those who may not ask for something, where it is a service that has none of it, and while it
# recovers.
NOT_TOLD: Final = (
    asyncpg.InsufficientPrivilegeError,
    asyncpg.FeatureNotSupportedError,
    asyncpg.UndefinedFunctionError,
    asyncpg.ObjectNotInPrerequisiteStateError,
)

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
    asyncpg.QueryCanceledError,  # it has taken too long
    asyncpg.LockNotAvailableError,  # whoever holds the lock has held it for too long
    asyncpg.IdleInTransactionSessionTimeoutError,  # this process has stood still for too long
    asyncpg.ReadOnlySQLTransactionError,  # another one has become the primary, or will soon
    TimeoutError,
)

GOODBYE: Final = 1.0  # seconds for the last queries of a process to end
PATIENCE: Final = 10.0  # seconds that a statement may take, or a connection to be made
# Seconds after PATIENCE in which PostgreSQL ends a statement by itself. The process gives it up before, and says so;
# if the process hangs, it says nothing, and the statement would hold its locks.
GRACE: Final = 2.0
LOCK: Final = 0.5  # of that time a statement waits for a lock: so PostgreSQL says what it was, and the process hears it
IDLE: Final = 5.0  # seconds that a transaction may do nothing: then its process hangs, and others wait for its locks
# A process whose machine has gone without a word is found out, and its locks are let go, after 10 + 3 × 5 seconds. Left
# alone, most systems take two hours.
KEEPALIVES: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
HOST: Final = 32  # letters of the name of this machine: PostgreSQL keeps 63 of the name of a connection


async def open_pool(database: str, most: int, patience: float = PATIENCE, idle: float = IDLE, role: str = "") -> Pool:
    """Connections to the database. One that hangs is given up: alone, the system would take minutes or hours.

    ``role`` is what they are for. Who looks into ``pg_stat_activity`` finds it there, with the process.
    """
    settings = {
        "application_name": f"partie {socket.gethostname()[:HOST]}:{os.getpid()} {role}".strip(),
        "statement_timeout": _milliseconds(patience + GRACE),
        "lock_timeout": _milliseconds(LOCK * patience),
        "idle_in_transaction_session_timeout": _milliseconds(idle),
        **KEEPALIVES,
    }
    return await asyncpg.create_pool(
        database,
        min_size=min(2, most),
        max_size=most,
        command_timeout=patience,
        timeout=patience,
        server_settings=settings,
        setup=_check_writable,
    )


async def open_tool_pool(database: str, most: int, least: int = 1, settings: Mapping[str, str] | None = None) -> Pool:
    """Connections for a tool that looks into the database: a statement of one may take as long as it takes."""
    return await asyncpg.create_pool(database, min_size=least, max_size=most, server_settings=settings)


async def connect(database: str, settings: Mapping[str, str] | None = None) -> Connection:
    """One connection, for a tool: it is closed by those who have opened it."""
    return await asyncpg.connect(database, server_settings=settings)


async def ping(pool: Pool) -> None:
    """Ask the database nothing, to see whether it answers."""
    await pool.fetchval("SELECT 1")


@contextlib.asynccontextmanager
async def transaction(pool: Pool) -> AsyncGenerator[Connection]:
    """What several stores do together: all of it is done at the end, or nothing. It is handed to each of them."""
    async with pool.acquire() as connection, connection.transaction():
        yield connection


def _milliseconds(seconds: float) -> str:
    return str(round(seconds * 1000))


async def _check_writable(connection: Connection) -> None:
    """Give up a connection to a database that cannot be written to: what leads to it now may lead elsewhere already.

    Nothing is read there either. A primary that was replaced knows less than the one after it.
    """
    settings = connection.get_settings()
    told = [getattr(settings, name, "off") for name in ("in_hot_standby", "default_transaction_read_only")]
    if "on" in told:
        raise ReadOnlyTransaction("the database cannot be written to")


async def close_pool(pool: Pool, patience: float = GOODBYE) -> None:
    """Let go of all connections. The last queries end first, else their end would be logged as an error; a database
    that hangs is not waited for.
    """
    try:
        async with asyncio.timeout(patience):
            await pool.close()
    except LOST:
        pool.terminate()


async def keep_looking(
    look: Callable[[], Awaitable[object]], pause: float, called: asyncio.Event, late: str, beat: Callable[[], None]
) -> None:
    """Look now, whenever a call comes, and after each pause. ``late`` says what has to wait while nobody answers;
    ``beat`` hears of each look that went well.
    """
    while True:
        called.clear()
        try:
            await look()
            beat()
        except (*LOST, DatabaseError) as error:
            logging.getLogger(__name__).warning("%s: %s", late, type(error).__name__)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(called.wait(), pause)
