"""``partie admin backup``: all that a server knows, in one file."""

from pathlib import Path

from partie.cli.admin.opened import opened
from partie.cli.parameters import Failed
from partie.cli.spoken import argument, english_command
from partie.terminal.screen import TICK, Screen, progress
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin backup partie.dump", key("example-admin-backup")),)


@argument("file", says=key("arg-admin-backup"), metavar=key("meta-file"))
@english_command("backup", key("help-admin-backup"), EXAMPLES)
def command_line(catalog: Catalog, file: str) -> None:
    """Write it while people play."""
    screen = Screen()
    with opened(catalog) as configuration, progress(catalog.say("admin-backup-progress")) as bar:
        from partie.server.infra.backup_keys import PUBLIC, as_key
        from partie.server.infra.settings import BACKUP_KEY
        from partie.server.ops.backup import Broken, back_up
        from partie.server.ops.departed_list import NotAList, beside
        from partie.server.ops.dev_services import NotInstalled

        public = as_key(PUBLIC, configuration.backup_key)
        try:
            size = back_up(configuration.database, Path(file), bar.reach, public)
        except NotInstalled as error:
            raise Failed("err-admin-program", program="pg_dump") from error
        except Broken as error:
            raise Failed("err-admin-backup", file=file, system=str(error)) from error
        except NotAList as error:
            raise Failed("err-admin-departed", file=str(beside(Path(file)))) from error
    said = catalog.say("admin-backed-up", file=file, megabytes=f"{size / 1e6:.1f}")
    screen.line(f"{TICK} {said}", "green")
    if public is None:
        screen.line(catalog.say("admin-backup-unsealed", name=BACKUP_KEY))
