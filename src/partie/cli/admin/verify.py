"""``partie admin verify``: is everything that is stored in order?"""

import asyncio

from partie.cli.admin.opened import opened
from partie.cli.parameters import Failed
from partie.cli.spoken import english_command, option
from partie.terminal.screen import TICK, Screen, progress
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie admin verify", key("example-admin-verify")),
    ("partie admin verify --table ID", key("example-admin-verify-table")),
)


@option("--table", help=key("opt-admin-only-table"), metavar=key("meta-name"))
@english_command("verify", key("help-admin-verify"), EXAMPLES)
def command_line(catalog: Catalog, table: str | None) -> None:
    """Play every table again, and check every record and every luck."""
    with opened(catalog) as configuration, progress(catalog.say("verify-progress")) as bar:
        from partie.server.ops.admin import Admin

        faults, count = asyncio.run(Admin(configuration.database).verify(table, bar.reach))
    screen = Screen()
    for fault in faults:
        screen.line(fault, "red")
    if faults:
        raise Failed("err-admin-faults", count=len(faults))
    screen.line(f"{TICK} {catalog.say('admin-verified', count=count)}", "green")
