"""``partie admin tables``: what is played now."""

import asyncio

from partie.cli.admin.opened import opened
from partie.cli.spoken import english_command
from partie.terminal.screen import Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin tables", key("example-admin-tables")),)


@english_command("tables", key("help-admin-tables"), EXAMPLES)
def command_line(catalog: Catalog) -> None:
    """A line for each table."""
    with opened(catalog) as configuration:
        from partie.server.ops.admin import Admin

        lines = asyncio.run(Admin(configuration.database).tables())
    screen = Screen()
    for line in lines:
        screen.line(line)
