"""``partie admin patch``: running tables go on under another version of their game's rules."""

import asyncio
from typing import Final

from partie.cli.admin.opened import opened
from partie.cli.parameters import Failed, whole
from partie.cli.spoken import argument, english_command, option
from partie.terminal.screen import CROSS, TICK, Screen, ask_line
from partie.words.catalog import Catalog, key

EXAMPLES = (("partie admin patch tides --rules 2", key("example-admin-patch")),)
SAYS: Final = {
    "same": key("admin-patch-same"),
    "other": key("admin-patch-other"),
    "broken": key("admin-patch-broken"),
}


@argument("game", says=key("arg-game"), metavar=key("meta-game"))
@option("--rules", help=key("opt-admin-rules"), metavar=key("meta-number"), read=whole(1), required=True)
@option("--yes", help=key("opt-admin-yes"), is_flag=True)
@english_command("patch", key("help-admin-patch"), EXAMPLES)
def command_line(catalog: Catalog, game: str, rules: int, yes: bool) -> None:
    """Show first, then ask."""
    screen = Screen()
    with opened(catalog) as configuration:
        from partie.registry import UnknownGame, find_game
        from partie.server.ops.admin import Admin

        admin = Admin(configuration.database)
        try:
            find_game(game, rules)
            found = asyncio.run(admin.preview(game, rules))
        except UnknownGame as error:
            raise Failed("err-admin-no-rules", game=game, rules=rules) from error
        for each in found:
            sign, style = (CROSS, "red") if each.kind == "broken" else (TICK, "green")
            screen.line(f"{sign} {catalog.say(SAYS[each.kind], table=each.table, question=each.question)}", style)
        fitting = [each for each in found if each.kind != "broken"]
        if not fitting:
            screen.line(catalog.say("admin-patch-none", game=game, rules=rules))
            return
        if asyncio.run(admin.is_in_use()):
            raise Failed("err-admin-in-use")
        if not yes and not _agrees(catalog, len(fitting), rules):
            screen.line(catalog.say("admin-patch-left"))
            return
        count = asyncio.run(admin.patch(fitting, rules))
    screen.line(f"{TICK} {catalog.say('admin-patched', count=count, rules=rules)}", "green")


def _agrees(catalog: Catalog, count: int, rules: int) -> bool:
    word = catalog.say("admin-yes")
    try:
        return ask_line(catalog.say("admin-patch-ask", count=count, rules=rules, word=word) + " ") == word
    except EOFError:
        return False
