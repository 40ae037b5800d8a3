"""``partie admin moderator``: who judges what people say."""

import asyncio

from partie.cli.admin.opened import opened
from partie.cli.parameters import Refused
from partie.cli.spoken import argument, english_command, option
from partie.terminal.screen import TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie admin moderator Ana", key("example-admin-moderator")),
    ("partie admin moderator Ana --off", key("example-admin-moderator-off")),
)


@argument("who", says=key("arg-admin-who"), metavar=key("meta-name"))
@option("--off", help=key("opt-admin-off"), is_flag=True)
@english_command("moderator", key("help-admin-moderator"), EXAMPLES)
def command_line(catalog: Catalog, who: str, off: bool) -> None:
    """Let a person be one, or no more."""
    with opened(catalog) as configuration:
        from partie.server.ops.admin import Admin

        found = asyncio.run(Admin(configuration.database).moderator(who, not off))
    if found is None:
        raise Refused("err-admin-who", value=who)
    number, name = str(found[0]), found[1] or "–"
    said = catalog.say("admin-no-moderator" if off else "admin-moderator", number=number, name=name)
    Screen().line(f"{TICK} {said}", "green")
