"""``partie admin rewind``: a table that went wrong goes back."""

import asyncio
from typing import Final

from partie.cli.admin.opened import need_table, opened
from partie.cli.parameters import Failed, Refused, whole
from partie.cli.spoken import english_command, option
from partie.terminal.screen import TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin rewind --table ID --to 12", key("example-admin-rewind")),)
WHY_NOT: Final = {
    "over": key("err-admin-rewind-over"),
    "begun": key("err-admin-rewind-begun"),
    "rated": key("err-admin-rewind-rated"),
    "version": key("err-admin-rewind-version"),
    "before": key("err-admin-rewind-before"),
}


@option("--table", help=key("opt-admin-table"), metavar=key("meta-name"))
@option("--to", help=key("opt-admin-to"), metavar=key("meta-number"), read=whole(0), required=True)
@option("--yes", help=key("opt-admin-yes-rated"), is_flag=True)
@english_command("rewind", key("help-admin-rewind"), EXAMPLES)
def command_line(catalog: Catalog, table: str | None, to: int, yes: bool) -> None:
    """The log only grows: taking back is written down too."""
    table_id = need_table(table)
    with opened(catalog) as configuration:
        from partie.server.ops.admin import Admin
        from partie.server.ops.rewind import CannotRewind

        try:
            count = asyncio.run(Admin(configuration.database).rewind(table_id, to, yes))
        except CannotRewind as error:
            raise Failed(WHY_NOT[str(error)], table=table_id) from error
    if count is None:
        raise Refused("err-admin-no-table", table=table_id)
    Screen().line(f"{TICK} {catalog.say('admin-rewound', table=table_id, count=count)}", "green")
