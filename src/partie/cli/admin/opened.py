"""How an action comes to the database, and what is said where it cannot."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from partie.cli.configured import configured
from partie.cli.parameters import Failed, Refused
from partie.cli.serve import need_server, not_migrated
from partie.words.catalog import Catalog

if TYPE_CHECKING:
    from partie.server.infra.settings import Settings


@contextmanager
def opened(catalog: Catalog) -> "Iterator[Settings]":
    """How the server is set up. Whatever the database refuses is told with its address."""
    need_server()
    import asyncpg

    from partie.server.infra.migrate import StepFailed
    from partie.server.infra.settings import hidden

    configuration = configured(catalog)
    try:
        yield configuration
    except StepFailed as error:
        raise not_migrated(error) from error
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Failed("err-database", address=hidden(configuration.database), system=str(error)) from error


def need_table(table: str | None) -> str:
    """The table that an action is about."""
    if table is None:
        raise Refused("err-admin-table")
    return table
