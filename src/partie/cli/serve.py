"""``partie serve``: online tables, from one process."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from partie.cli.configured import configured
from partie.cli.parameters import Failed, Refused, whole
from partie.cli.spoken import command, option
from partie.terminal.screen import Screen
from partie.words.catalog import Catalog, key

if TYPE_CHECKING:
    from partie.server.infra.migrate import StepFailed
    from partie.server.infra.settings import Settings

EXAMPLES = (
    ("partie serve --site web/dist --bots 1", key("example-serve")),
    ("partie serve --host 0.0.0.0 --port 80", key("example-serve-open")),
)
EVERYWHERE = ("0.0.0.0", "::")  # a name that people can open is shown instead
NEEDED = ("alembic", "asyncpg", "cryptography", "litestar", "msgspec", "nats", "uvicorn", "websockets")


def need_server() -> None:
    """Refuse where the server's parts are not installed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Failed("err-server-parts", parts=", ".join(missing))


def not_migrated(error: "StepFailed") -> Failed:
    """What is said where the database could not be brought up to date."""
    from partie.server.infra.migrate import StepLocked

    if isinstance(error, StepLocked):
        return Failed("err-migrate-locked", step=error.step, holders=error.why)
    return Failed("err-migrate-failed", step=error.step, system=error.why)


def half_restored(configuration: "Settings") -> Failed:
    """What is said where a restore was not finished."""
    from partie.server.infra.settings import hidden

    return Failed("err-half-restored", address=hidden(configuration.database))


def folder(ctx: click.Context, param: click.Parameter, value: str | None) -> Path | None:
    """Read the folder of the built site."""
    if value is not None and not (Path(value) / "index.html").is_file():
        raise Refused("err-no-site", folder=value)
    return None if value is None else Path(value)


@option("--host", help=key("opt-host"), metavar=key("meta-address"), default="127.0.0.1")
@option("--port", help=key("opt-port"), metavar=key("meta-number"), read=whole(0), default="8000")
@option("--site", help=key("opt-site"), metavar=key("meta-folder"), read=folder)
@option("--bots", help=key("opt-serve-bots"), metavar=key("meta-number"), read=whole(0), default="1")
@command("serve", key("help-serve"), EXAMPLES)
def command_line(catalog: Catalog, host: str, port: int, site: Path | None, bots: int) -> None:
    """Serve until somebody stops it."""
    need_server()
    from partie.server.infra.migrate import StepFailed
    from partie.server.infra.settings import hidden
    from partie.server.infra.supervisor import GaveUp
    from partie.server.ops.unfinished_restore import HalfRestored
    from partie.server.runtime.lifecycle import CannotServe
    from partie.server.runtime.serve import serve

    configuration, screen = configured(catalog), Screen()

    def say(at: int) -> None:
        name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
        screen.line(catalog.say("serve-listening", address=f"http://{name}:{at}"), "bold")

    try:
        began = serve(configuration, host, port, site, bots, say)
    except StepFailed as error:
        raise not_migrated(error) from error
    except CannotServe as error:
        raise Failed("err-cannot-serve", why=str(error)) from error
    except HalfRestored as error:
        raise half_restored(configuration) from error
    except GaveUp as error:
        raise Failed("err-gave-up", part=str(error)) from error
    except OSError as error:
        address = hidden(configuration.database)
        raise Failed("err-database", address=address, system=error.strerror or str(error)) from error
    if not began:
        raise Failed("err-not-begun")
