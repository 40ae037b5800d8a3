"""Stores over the database of a test."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg

from partie.server.tables.store import TableStore


@asynccontextmanager
async def opened(database: str) -> AsyncGenerator[TableStore]:
    """The database of a test."""
    pool = await asyncpg.create_pool(database, min_size=1, max_size=8)
    try:
        yield TableStore(pool)
    finally:
        pool.terminate()  # a test that failed may have left statements on their way


def within(database: str, doing: Callable[[TableStore], Awaitable[None]]) -> None:
    """Do something with a new database."""

    async def do() -> None:
        async with opened(database) as store:
            await doing(store)

    asyncio.run(do())


async def run(database: str, statement: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(database)
    try:
        found: list[asyncpg.Record] = await connection.fetch(statement)
        return found
    finally:
        await connection.close()


async def found(database: str, values: dict[str, str | bytes | int]) -> list[str]:
    """Where any of these values is, in any column of any table."""
    connection = await asyncpg.connect(database)
    places = []
    for table, column in await columns(connection):
        kind = await connection.fetchval(
            "SELECT data_type FROM information_schema.columns WHERE table_name = $1 AND column_name = $2", table, column
        )
        for what, value in values.items():
            if isinstance(value, int):
                if kind != "bigint" or column in ("mark", "number"):  # what the lobby calls a table may be the same
                    continue
                count = await connection.fetchval(f'SELECT count(*) FROM {table} WHERE "{column}" = $1', value)
            elif kind == "bytea":
                sought = value if isinstance(value, bytes) else value.encode()
                count = await connection.fetchval(
                    f'SELECT count(*) FROM {table} WHERE position($1::bytea IN "{column}") > 0', sought
                )
            elif isinstance(value, str):
                count = await connection.fetchval(
                    f'SELECT count(*) FROM {table} WHERE position(lower($1) IN lower("{column}"::text)) > 0', value
                )
            else:
                count = 0
            if count:
                places.append(f"{what} in {table}.{column}")
    await connection.close()
    return places


async def columns(connection: "asyncpg.Connection[asyncpg.Record]") -> list[tuple[str, str]]:
    """Every column of every table."""
    rows = await connection.fetch(
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    )
    return [(row["table_name"], row["column_name"]) for row in rows]
