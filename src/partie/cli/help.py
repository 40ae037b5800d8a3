"""The help page of a command: coloured on a terminal, plain text in a pipe."""

import shutil
import sys
from collections.abc import Sequence
from io import StringIO

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from partie.cli.parameters import SpokenArgument, catalog_of
from partie.terminal.screen import HoldingConsole
from partie.words.catalog import Catalog
from partie.words.spaces import NO_BREAK

WIDEST = 100


def help_text(
    ctx: click.Context,
    command: click.Command,
    says: str,
    examples: Sequence[tuple[str, str]],
    members: Sequence[tuple[str, str]],
) -> str:
    """The whole page. ``says`` is a key, ``examples`` are command lines with keys, ``members`` names with keys."""
    catalog = catalog_of(ctx)
    # The page becomes one text, since click prints it; a pipe gets the same page without colour.
    page = HoldingConsole(
        file=StringIO(),
        force_terminal=sys.stdout.isatty(),
        width=min(shutil.get_terminal_size().columns, WIDEST),
        highlight=False,
        markup=False,
        emoji=False,
    )
    page.print(Text.assemble((catalog.say("help-usage"), "bold"), " ", _usage(ctx, command, catalog, bool(members))))
    page.print()
    page.print(Padding(catalog.say(says), (0, 2)))
    arguments = [each for each in command.get_params(ctx) if isinstance(each, SpokenArgument)]
    options = [each for each in command.get_params(ctx) if isinstance(each, click.Option)]
    _section(
        page,
        catalog.say("help-arguments"),
        [(catalog.say(each.meta), catalog.say(each.says)) for each in arguments],
    )
    _section(page, catalog.say("help-commands"), [(name, catalog.say(what)) for name, what in members])
    _section(page, catalog.say("help-options"), [_option_line(each, catalog) for each in options])
    if examples:
        page.print()
        page.print(Text(catalog.say("help-examples"), style="bold"))
        for line, what in examples:
            page.print(Padding(Text(line, style="cyan"), (0, 2)), soft_wrap=True)
            page.print(Padding(catalog.say(what), (0, 6)))
    text = page.file.getvalue().replace(NO_BREAK, " ") if isinstance(page.file, StringIO) else ""
    return "\n".join([line.rstrip() for line in text.rstrip().split("\n")])


def _usage(ctx: click.Context, command: click.Command, catalog: Catalog, has_members: bool) -> str:
    words = [ctx.command_path, catalog.say("meta-options")]
    for each in command.get_params(ctx):
        if isinstance(each, SpokenArgument):
            words.append(catalog.say(each.meta))
    if has_members:
        words.append(catalog.say("meta-command"))
    return " ".join(words)


def _option_line(option: click.Option, catalog: Catalog) -> tuple[str, str]:
    names = ", ".join(option.opts)
    if option.metavar:
        names = f"{names} {catalog.say(option.metavar)}"
    assert option.help is not None
    text = catalog.say(option.help)
    if isinstance(option.default, str):
        text = f"{text} {catalog.say('help-default', value=str(option.default))}"
    return names, text


def _section(page: Console, title: str, lines: Sequence[tuple[str, str]]) -> None:
    if not lines:
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, text in lines:
        table.add_row(name, text)
    page.print()
    page.print(Text(title, style="bold"))
    page.print(Padding(table, (0, 0, 0, 2)))
