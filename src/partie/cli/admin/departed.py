"""``partie admin departed``: the list of who has left for good, for a restore of an older backup."""

from pathlib import Path

from partie.cli.admin.opened import opened
from partie.cli.parameters import Failed
from partie.cli.spoken import argument, english_command
from partie.terminal.screen import TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin departed /backups/departed.txt", key("example-admin-departed")),)


@argument("file", says=key("arg-admin-departed"), metavar=key("meta-file"))
@english_command("departed", key("help-admin-departed"), EXAMPLES)
def command_line(catalog: Catalog, file: str) -> None:
    """Bring the list in a file up to date."""
    with opened(catalog) as configuration:
        from partie.server.ops.departed_list import NotAList, write_list

        try:
            count = write_list(configuration.database, Path(file))
        except NotAList as error:
            raise Failed("err-admin-departed", file=file) from error
    Screen().line(f"{TICK} {catalog.say('admin-departed', file=file, count=count)}", "green")
