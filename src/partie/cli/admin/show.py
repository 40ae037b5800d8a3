"""``partie admin show``: who sits at a table, and how far it is."""

import asyncio

from partie.cli.admin.opened import need_table, opened
from partie.cli.parameters import Refused
from partie.cli.spoken import english_command, option
from partie.terminal.screen import Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin show --table ID", key("example-admin-show")),)


@option("--table", help=key("opt-admin-table"), metavar=key("meta-name"))
@english_command("show", key("help-admin-show"), EXAMPLES)
def command_line(catalog: Catalog, table: str | None) -> None:
    """No card and no seed is told."""
    table_id = need_table(table)
    with opened(catalog) as configuration:
        from partie.server.ops.admin import Admin

        lines = asyncio.run(Admin(configuration.database).show(table_id))
    if not lines:
        raise Refused("err-admin-no-table", table=table_id)
    screen = Screen()
    for line in lines:
        screen.line(line)
