"""``partie admin restore``: what a backup holds, in an empty database."""

from pathlib import Path

from partie.cli.admin.opened import opened
from partie.cli.parameters import Failed
from partie.cli.spoken import argument, command
from partie.terminal.screen import TICK, Screen, progress
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin restore partie.dump", key("example-admin-restore")),)


@argument("file", says=key("arg-admin-restore"), metavar=key("meta-file"))
@command("restore", key("help-admin-restore"), EXAMPLES)
def command_line(catalog: Catalog, file: str) -> None:
    """All of it, or nothing."""
    with opened(catalog) as configuration, progress(catalog.say("admin-restore-progress")) as bar:
        from partie.server.infra.settings import hidden
        from partie.server.ops.backup import Broken, NotEmpty, TooNew, restore
        from partie.server.ops.dev_services import NotInstalled

        try:
            restore(configuration.database, Path(file), bar.reach)
        except NotInstalled as error:
            raise Failed("err-admin-program", program="pg_restore") from error
        except NotEmpty as error:
            raise Failed("err-admin-not-empty", address=hidden(configuration.database)) from error
        except TooNew as error:
            raise Failed("err-admin-too-new", file=file) from error
        except Broken as error:
            raise Failed("err-admin-restore", file=file, system=str(error)) from error
    Screen().line(f"{TICK} {catalog.say('admin-restored', file=file)}", "green")
