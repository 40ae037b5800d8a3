"""A mark in a database that is being restored: nobody serves from it before all of that is done."""

from typing import Final

from partie.server.infra.database import connect

# A schema: it is no relation, so a database with nothing else in it is still empty.
MARK: Final = "unfinished_restore"


class HalfRestored(Exception):
    """A restore into the database was not finished."""


async def mark(database: str) -> None:
    """From now on the restore is not finished."""
    await _execute(database, f"CREATE SCHEMA IF NOT EXISTS {MARK}")


async def unmark(database: str) -> None:
    """It is finished, or nothing was restored."""
    await _execute(database, f"DROP SCHEMA IF EXISTS {MARK}")


async def check_finished(database: str) -> None:
    """Refuse a database whose restore was not finished: people may be in it who have left for good."""
    connection = await connect(database)
    try:
        is_marked = await connection.fetchval("SELECT to_regnamespace($1) IS NOT NULL", MARK)
    finally:
        await connection.close()
    if is_marked:
        raise HalfRestored


async def _execute(database: str, statement: str) -> None:
    connection = await connect(database)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
