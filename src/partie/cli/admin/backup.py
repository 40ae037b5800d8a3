"""``partie admin backup``: all that a server knows, in one file."""

from pathlib import Path

from partie.cli.admin.opened import opened
from partie.cli.parameters import Failed
from partie.cli.spoken import argument, command
from partie.terminal.screen import TICK, Screen, progress
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin backup partie.dump", key("example-admin-backup")),)


@argument("file", says=key("arg-admin-backup"), metavar=key("meta-file"))
@command("backup", key("help-admin-backup"), EXAMPLES)
def command_line(catalog: Catalog, file: str) -> None:
    """Write it while people play."""
    with opened(catalog) as configuration, progress(catalog.say("admin-backup-progress")) as bar:
        from partie.server.ops.backup import Broken, back_up
        from partie.server.ops.dev_services import NotInstalled

        try:
            size = back_up(configuration.database, Path(file), bar.reach)
        except NotInstalled as error:
            raise Failed("err-admin-program", program="pg_dump") from error
        except Broken as error:
            raise Failed("err-admin-backup", file=file, system=str(error)) from error
    said = catalog.say("admin-backed-up", file=file, megabytes=f"{size / 1e6:.1f}")
    Screen().line(f"{TICK} {said}", "green")
