"""``partie admin backup-key``: the keys that backups are sealed and opened with."""

from pathlib import Path

from partie.cli.parameters import Failed
from partie.cli.serve import need_server
from partie.cli.spoken import argument, english_command
from partie.terminal.screen import TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin backup-key partie.key", key("example-admin-backup-key")),)


@argument("file", says=key("arg-admin-backup-key"), metavar=key("meta-file"))
@english_command("backup-key", key("help-admin-backup-key"), EXAMPLES)
def command_line(catalog: Catalog, file: str) -> None:
    """The secret one into a file that is never written over, the public one onto the screen."""
    need_server()
    from partie.server.infra.settings import BACKUP_KEY
    from partie.server.ops.key_file import new_key_file

    try:
        public = new_key_file(Path(file))
    except OSError as error:
        raise Failed("err-admin-key-not-written", file=file, system=error.strerror or str(error)) from error
    screen = Screen()
    screen.line(f"{TICK} {catalog.say('admin-backup-key', file=file)}", "green")
    screen.line(f"{BACKUP_KEY}={public}")
