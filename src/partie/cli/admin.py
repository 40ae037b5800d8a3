"""``partie admin``: what whoever runs a server looks after."""

import asyncio
from typing import Final

import click

from partie.cli.parameters import Failed, Refused
from partie.cli.serve import need_server
from partie.cli.spoken import argument, command, option
from partie.terminal.screen import TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie admin migrate", key("example-admin-migrate")),
    ("partie admin tables", key("example-admin-tables")),
    ("partie admin verify", key("example-admin-verify")),
    ("partie admin moderator Ana", key("example-admin-moderator")),
)
ACTIONS: Final = ("migrate", "tables", "show", "verify", "moderator")


def action(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    """Read what is to be done."""
    if value not in ACTIONS:
        raise Refused("err-admin-action", value=value or "", actions=", ".join(ACTIONS))
    return value


@argument("action", says=key("arg-admin-action"), metavar=key("meta-command"), read=action)
@argument("who", says=key("arg-admin-who"), metavar=key("meta-name"), required=False)
@option("--table", help=key("opt-admin-table"), metavar=key("meta-name"))
@option("--off", help=key("opt-admin-off"), is_flag=True)
@command("admin", key("help-admin"), EXAMPLES)
def command_line(catalog: Catalog, action: str, who: str | None, table: str | None, off: bool) -> None:
    """One thing at a time."""
    need_server()
    import asyncpg

    from partie.server.admin import Admin
    from partie.server.configuration import from_environment, hidden
    from partie.server.migrate import migrate

    configuration, screen = from_environment(), Screen()
    try:
        if action == "migrate":
            migrate(configuration.database)
            screen.line(f"{TICK} {catalog.say('admin-migrated')}", "green")
            return
        if action == "show" and table is None:
            raise Refused("err-admin-table")
        admin = Admin(configuration.database)
        if action == "tables":
            for line in asyncio.run(admin.tables()):
                screen.line(line)
            return
        if action == "moderator":
            found = asyncio.run(admin.moderator(who or "", not off))
            if found is None:
                raise Refused("err-admin-who", value=who or "")
            number, name = str(found[0]), found[1] or "–"
            said = catalog.say("admin-no-moderator" if off else "admin-moderator", number=number, name=name)
            screen.line(f"{TICK} {said}", "green")
            return
        faults, count = asyncio.run(admin.verify(table)) if action == "verify" else ([], 0)
        if action == "show":
            for line in asyncio.run(admin.show(table or "")):
                screen.line(line)
            return
    except (OSError, asyncpg.PostgresError) as error:
        raise Failed("err-database", address=hidden(configuration.database), system=str(error)) from error
    for fault in faults:
        screen.line(fault, "red")
    if faults:
        raise Failed("err-admin-faults", count=len(faults))
    screen.line(f"{TICK} {catalog.say('admin-verified', count=count)}", "green")
