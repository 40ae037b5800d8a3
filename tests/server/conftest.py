"""One PostgreSQL and one NATS for all tests of a process; each test has a database of its own."""

import gc
from collections.abc import Iterator

import pytest

from partie.server.ops.dev_services import DevServices

from .harness.databases import empty_database, new_database
from .harness.processes import running, server

# What is on the disk is tried with services of its own: here only processes may die, never the machine.
CARELESS = ("fsync=off", "full_page_writes=off")


@pytest.fixture(scope="session")
def trial() -> Iterator[DevServices]:
    """Both services."""
    with DevServices(CARELESS) as running:
        yield running


@pytest.fixture
def database(trial: DevServices) -> str:
    """The address of a new database that is up to date."""
    return new_database(trial)


@pytest.fixture
def empty(trial: DevServices) -> str:
    """The address of a new database with nothing in it."""
    return empty_database(trial)


@pytest.fixture(scope="module")
def shared(trial: DevServices) -> str:
    """A database for all tests of a module, in which everybody has a name of their own."""
    return new_database(trial)


@pytest.fixture(scope="module")
def bases(shared: str, trial: DevServices) -> Iterator[list[str]]:
    """Two servers that hear each other, for all tests of a module."""
    both = [server(shared, trial.news) for _ in range(2)]
    with running([process for process, _ in both]):
        yield [base for _, base in both]


@pytest.fixture(scope="module", autouse=True)
def _collected() -> Iterator[None]:
    """Find what a module has left open before another one is blamed for it."""
    yield
    gc.collect()
