"""``partie admin ban``: somebody may not sit down or speak here any more."""

import asyncio

from partie.cli.admin.opened import opened
from partie.cli.parameters import Refused, whole
from partie.cli.spoken import argument, english_command, option
from partie.terminal.screen import TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie admin ban Ana --days 7", key("example-admin-ban")),
    ("partie admin ban Ana --off", key("example-admin-ban-off")),
)


@argument("who", says=key("arg-admin-who"), metavar=key("meta-name"))
@option("--days", help=key("opt-admin-days"), metavar=key("meta-number"), read=whole(1))
@option("--off", help=key("opt-admin-off"), is_flag=True)
@english_command("ban", key("help-admin-ban"), EXAMPLES)
def command_line(catalog: Catalog, who: str, days: int | None, off: bool) -> None:
    """As a moderator would after a report."""
    with opened(catalog) as configuration:
        from partie.server.ops.admin import Admin

        admin = Admin(configuration.database)
        found = asyncio.run(admin.unban(who) if off else admin.ban(who, days or 0))
    if found is None:
        raise Refused("err-admin-who", value=who)
    number, name = str(found[0]), found[1] or "–"
    if off:
        said = catalog.say("admin-unbanned", number=number, name=name)
    elif days is None:
        said = catalog.say("admin-banned", number=number, name=name)
    else:
        said = catalog.say("admin-banned-days", number=number, name=name, days=days)
    Screen().line(f"{TICK} {said}", "green")
