"""``partie doctor``: what is missing to run a server."""

import asyncio

from partie.cli.configured import configured
from partie.cli.parameters import Failed
from partie.cli.serve import NEEDED, need_server
from partie.cli.spoken import command
from partie.terminal.screen import CROSS, TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie doctor", key("example-doctor")),)


@command("doctor", key("help-doctor"), EXAMPLES)
def command_line(catalog: Catalog) -> None:
    """Look at everything a server needs, and say what to do about what is missing."""
    need_server()
    from partie.server.admin import Admin
    from partie.server.configuration import DATABASE, NEWS, hidden
    from partie.server.news import can_connect

    configuration, screen = configured(catalog), Screen()
    screen.line(f"{TICK} {catalog.say('doctor-parts', parts=', '.join(NEEDED))}", "green")
    trouble = asyncio.run(Admin(configuration.database).trouble())
    says = {"address": hidden(configuration.database), "name": DATABASE}
    if trouble == "away":
        screen.line(f"{CROSS} {catalog.say('doctor-database-away', **says)}", "red")
    elif trouble == "empty":
        screen.line(f"{TICK} {catalog.say('doctor-database-empty', **says)}", "green")
    else:
        screen.line(f"{TICK} {catalog.say('doctor-database', **says)}", "green")
    if not configuration.news:
        screen.line(f"{TICK} {catalog.say('doctor-alone', name=NEWS)}", "green")
    elif asyncio.run(can_connect(configuration.news)):
        screen.line(f"{TICK} {catalog.say('doctor-news', address=hidden(configuration.news))}", "green")
    else:
        trouble = "away"
        screen.line(f"{CROSS} {catalog.say('doctor-no-news', address=hidden(configuration.news), name=NEWS)}", "red")
    if trouble == "away":
        raise Failed("err-doctor")
