"""Databases for tests. Each has a name of its own, and is copied from one that was brought up to date before."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from itertools import count
from weakref import WeakSet

import asyncpg

from partie.server.infra.migrate import migrate
from partie.server.ops.dev_services import DevServices

type Link = asyncpg.Connection[asyncpg.Record]

TEMPLATE = "template_of_tests"
_numbers = count(1)
_prepared: WeakSet[DevServices] = WeakSet()


def at(trial: DevServices, name: str) -> str:
    """The address of a database beside the first one."""
    return f"{trial.database.rpartition('/')[0]}/{name}"


def empty_database(trial: DevServices) -> str:
    """A new one with nothing in it."""
    name = f"test{next(_numbers)}"
    _make(trial, name)
    return at(trial, name)


def new_database(trial: DevServices) -> str:
    """A new one that is up to date: to run every step of the schema again takes longer than most tests."""
    if trial not in _prepared:
        _make(trial, TEMPLATE)
        migrate(at(trial, TEMPLATE))
        _prepared.add(trial)
    name = f"test{next(_numbers)}"
    _make(trial, name, TEMPLATE)
    return at(trial, name)


@contextlib.asynccontextmanager
async def linked(database: str) -> AsyncGenerator[Link]:
    """A connection that is closed whatever happens: else the garbage collector blames another test for it."""
    link = await asyncpg.connect(database)
    try:
        yield link
    finally:
        await link.close()


def _make(trial: DevServices, name: str, template: str = "template0") -> None:
    async def make() -> None:
        async with linked(trial.database) as link:
            await link.execute(f"CREATE DATABASE {name} TEMPLATE {template}")

    asyncio.run(make())
