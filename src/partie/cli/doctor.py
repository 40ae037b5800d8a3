"""``partie doctor``, and ``partie admin doctor``: what is missing to run a server, and what to do about it."""

import asyncio

from partie.cli.configured import configured
from partie.cli.parameters import Failed
from partie.cli.serve import NEEDED, need_server
from partie.cli.spoken import english_command
from partie.terminal.screen import CROSS, TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie doctor", key("example-doctor")),)


def look(catalog: Catalog) -> None:
    """Look at everything a server needs, and say what to do about what is missing."""
    need_server()
    configuration, screen = configured(catalog), Screen()
    from partie.server.ops.doctor import run_checks

    screen.line(f"{TICK} {catalog.say('doctor-parts', parts=', '.join(NEEDED))}", "green")
    findings = asyncio.run(run_checks(configuration))
    for each in findings:
        sign, style = (TICK, "green") if each.is_good else ("!", "yellow") if each.is_advice else (CROSS, "red")
        screen.line(f"{sign} {catalog.say(each.says, **each.args)}", style)
    if any([not each.is_good and not each.is_advice for each in findings]):
        raise Failed("err-doctor")


command_line = english_command("doctor", key("help-doctor"), EXAMPLES)(look)
