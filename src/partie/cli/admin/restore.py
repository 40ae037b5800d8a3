"""``partie admin restore``: what a backup holds, in an empty database."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from partie.cli.admin.opened import opened
from partie.cli.parameters import Failed, Refused
from partie.cli.spoken import argument, english_command, option
from partie.terminal.screen import TICK, Screen, progress
from partie.words.catalog import Catalog, key

if TYPE_CHECKING:
    from partie.server.ops.departed_list import DepartedList

EXAMPLES = (
    ("partie admin restore partie.dump", key("example-admin-restore")),
    ("partie admin restore partie.dump --key partie.key", key("example-admin-restore-sealed")),
)


def existing(ctx: click.Context, param: click.Parameter, value: str | None) -> Path | None:
    """Read the name of a file that is there."""
    if value is not None and not Path(value).is_file():
        raise Refused("err-no-file", file=value)
    return None if value is None else Path(value)


@argument("file", says=key("arg-admin-restore"), metavar=key("meta-file"), read=existing)
@option("--key", help=key("opt-admin-key"), metavar=key("meta-file"), read=existing)
@option("--departed", help=key("opt-admin-departed"), metavar=key("meta-file"), read=existing)
@english_command("restore", key("help-admin-restore"), EXAMPLES)
def command_line(catalog: Catalog, file: Path, key: Path | None, departed: Path | None) -> None:
    """All of it, or nothing. Whoever has left for good is not brought back."""
    with opened(catalog) as configuration, progress(catalog.say("admin-restore-progress")) as bar:
        from partie.server.accounts.departed_removal import remove_departed
        from partie.server.ops.backup import restore
        from partie.server.ops.departed_list import beside

        secret = None if key is None else _secret(key)
        at = departed or beside(file)
        listed = _listed(at)

        def finish(database: str) -> int:
            return 0 if listed is None else asyncio.run(remove_departed(database, listed.entries))

        with _told(file, configuration.database):
            count = restore(configuration.database, file, bar.reach, secret, finish)
    screen = Screen()
    screen.line(f"{TICK} {catalog.say('admin-restored', file=str(file))}", "green")
    if listed is None:
        screen.line(catalog.say("admin-no-departed", file=str(at)), "yellow")
    else:
        screen.line(catalog.say("admin-removed-again", count=count, time=f"{listed.written:%Y-%m-%d %H:%M} UTC"))


def _secret(file: Path) -> bytes:
    from partie.server.ops.key_file import NotAKey, secret_key

    try:
        return secret_key(file)
    except NotAKey as error:
        raise Failed("err-admin-not-a-key", file=str(file)) from error


def _listed(file: Path) -> "DepartedList | None":
    """The list of who has left; nothing if there is none."""
    from partie.server.ops.departed_list import NotAList, read_list

    try:
        return read_list(file) if file.exists() else None
    except NotAList as error:
        raise Failed("err-admin-departed", file=str(file)) from error


@contextmanager
def _told(file: Path, database: str) -> Iterator[None]:
    """What is said where a backup cannot be restored."""
    from partie.server.infra.settings import hidden
    from partie.server.ops.backup import Broken, NotEmpty, TooNew
    from partie.server.ops.dev_services import NotInstalled
    from partie.server.ops.sealed_file import CannotOpen, CutShort, Damaged, NotSealed, WrongKey
    from partie.server.ops.sealed_pipe import NoKey

    says = {
        NotSealed: key("err-admin-not-sealed"),
        WrongKey: key("err-admin-wrong-key"),
        Damaged: key("err-admin-damaged"),
        CutShort: key("err-admin-cut-short"),
    }
    try:
        yield
    except NotInstalled as error:
        raise Failed("err-admin-program", program="pg_restore") from error
    except NotEmpty as error:
        raise Failed("err-admin-not-empty", address=hidden(database)) from error
    except TooNew as error:
        raise Failed("err-admin-too-new", file=str(file)) from error
    except NoKey as error:
        raise Failed("err-admin-no-key", file=str(file)) from error
    except CannotOpen as error:
        raise Failed(says[type(error)], file=str(file)) from error
    except Broken as error:
        raise Failed("err-admin-restore", file=str(file), system=str(error)) from error
