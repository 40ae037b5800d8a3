"""All commands under one name."""

from importlib import import_module
from typing import Final

import click

from partie.cli.parameters import SpokenOption, catalog_of
from partie.cli.spoken import Command, Group
from partie.words.catalog import key

MEMBERS: Final = (
    ("games", key("cmd-games")),
    ("rules", key("cmd-rules")),
    ("learn", key("cmd-learn")),
    ("play", key("cmd-play")),
    ("simulate", key("cmd-simulate")),
    ("arena", key("cmd-arena")),
    ("replay", key("cmd-replay")),
    ("verify", key("cmd-verify")),
    ("perft", key("cmd-perft")),
    ("fuzz", key("cmd-fuzz")),
    ("bench", key("cmd-bench")),
    ("cards", key("cmd-cards")),
    ("new", key("cmd-new")),
    ("serve", key("cmd-serve")),
    ("worker", key("cmd-worker")),
    ("admin", key("cmd-admin")),
    ("doctor", key("cmd-doctor")),
)

EXAMPLES: Final = (
    ("partie learn tides", key("example-learn")),
    ("partie play tides", key("example-play-bot")),
    ("partie verify party.txt", key("example-verify")),
)


def load(name: str) -> Command | Group:
    """One command, from the module of its own name."""
    found: object = import_module(f"partie.cli.{name}").command_line
    assert isinstance(found, (Command, Group))
    return found


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """``partie --version``."""
    if value and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(catalog_of(ctx).say("version", version=version("partie")))
        ctx.exit()


cli = Group("partie", key("about-partie"), MEMBERS, EXAMPLES, load)
cli.params.append(
    SpokenOption(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show_version, help=key("opt-version")
    )
)
