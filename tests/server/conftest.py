"""One PostgreSQL and one NATS for all tests of a process; each test has a database of its own."""

import asyncio
from collections.abc import Iterator
from itertools import count

import asyncpg
import pytest

from partie.server.trial import Trial

_numbers = count()


@pytest.fixture(scope="session")
def trial() -> Iterator[Trial]:
    """Both services."""
    with Trial() as running:
        yield running


@pytest.fixture
def database(trial: Trial) -> str:
    """The address of a new, empty database."""
    name = f"test{next(_numbers)}"

    async def make() -> None:
        connection = await asyncpg.connect(trial.database)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return trial.database.replace("/postgres", f"/{name}")
