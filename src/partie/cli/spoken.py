"""Commands that speak the user's language: help, options and errors come from the catalog, never from click.

Commands for operators and builders speak English alone, whatever language is asked for.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from typing import NoReturn, override

import click

from partie.cli.parameters import (
    FAILED,
    Failed,
    Reader,
    Refused,
    SpokenArgument,
    SpokenOption,
    hint,
    language,
)
from partie.words.catalog import Catalog, choose_language, key, load_catalog, operators_catalog
from partie.words.spaces import NO_BREAK


def asked_language(args: Sequence[str]) -> str | None:
    """The value of ``--lang`` on a command line, wherever it stands: help and errors need it before click reads it."""
    found: str | None = None
    for i, word in enumerate(args):
        if word == "--":
            break
        if word == "--lang" and i + 1 < len(args):
            found = args[i + 1]
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
    return found


def asked_command(args: Sequence[str]) -> str | None:
    """The command on a command line: its first word that is neither an option nor the value of ``--lang``."""
    words = iter(args)
    for word in words:
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return None


class Command(click.Command):
    """A command whose help is read from the catalog. ``says`` is the key of what it does."""

    def __init__(
        self,
        name: str,
        callback: Callable[..., object],
        says: str,
        examples: Sequence[tuple[str, str]],
        in_english: bool = False,
    ) -> None:
        super().__init__(name, callback=callback, context_settings={"allow_extra_args": True}, add_help_option=False)
        self.says = says
        self.examples: list[tuple[str, str]] = list(examples)
        self.in_english = in_english
        self.params.extend(common_options(in_english))

    @override
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
            if rest and not ctx.resilient_parsing:
                raise Refused("err-extra-arguments", given=" ".join(rest))
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # the complaint names the command whose help to read
            raise
        return rest

    @override
    def get_help(self, ctx: click.Context) -> str:
        from partie.cli.help import help_text

        return help_text(ctx, self, self.says, self.examples, [])


def show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """``--help``."""
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


def common_options(in_english: bool) -> list[click.Parameter]:
    """``--help``, which every command takes, and ``--lang`` where there is a language to choose."""
    lang = SpokenOption(["--lang"], help=key("opt-lang"), metavar=key("meta-lang"), callback=language)
    page = SpokenOption(["--help"], help=key("opt-help"), is_flag=True, is_eager=True, callback=show_help)
    for each in (lang, page):
        each.expose_value = False
    return [page] if in_english else [lang, page]


def command(name: str, says: str, examples: Sequence[tuple[str, str]]) -> Callable[[Callable[..., object]], Command]:
    """Make a command of a function, whose first parameter is the catalog. ``says`` and the examples' are keys."""

    def make(function: Callable[..., object]) -> Command:
        return Command(name, click.pass_obj(function), says, examples)

    return make


def english_command(
    name: str, says: str, examples: Sequence[tuple[str, str]]
) -> Callable[[Callable[..., object]], Command]:
    """The same for operators and builders: its keys are in ``words/operators``, in English alone."""

    def make(function: Callable[..., object]) -> Command:
        return Command(name, click.pass_obj(function), says, examples, in_english=True)

    return make


def option(
    *names: str,
    help: str,
    metavar: str | None = None,
    read: Reader | None = None,
    default: str | None = None,
    is_flag: bool = False,
    required: bool = False,
) -> Callable[[Command], Command]:
    """Add an option to a command. ``help`` and ``metavar`` are keys; ``read`` makes a value of what was typed."""

    def add(command: Command) -> Command:
        if is_flag:
            given = SpokenOption(list(names), help=help, is_flag=True)
        else:
            given = SpokenOption(
                list(names), help=help, metavar=metavar, type=str, callback=read, required=required, show_default=False
            )
            if default is not None:
                given.default = default
        # Decorators run from the bottom up, and the option written first should stand first in the help.
        command.params.insert(0, given)
        return command

    return add


def argument(
    name: str, says: str, metavar: str, read: Reader | None = None, required: bool = True, several: bool = False
) -> Callable[[Command], Command]:
    """Add an argument to a command. ``says`` and ``metavar`` are keys; ``several`` takes every word that is left."""

    def add(command: Command) -> Command:
        command.params.insert(0, SpokenArgument(name, says, metavar, read, required, several))
        return command

    return add


class Group(click.Group):
    """Several commands under one name. One is imported when it is called; the list for the help is the catalog's."""

    def __init__(
        self,
        name: str,
        says: str,
        members: Sequence[tuple[str, str]],
        examples: Sequence[tuple[str, str]],
        load: "Callable[[str], Command | Group]",
        in_english: bool = False,
    ) -> None:
        super().__init__(
            name, invoke_without_command=True, callback=click.pass_context(say_what_there_is), add_help_option=False
        )
        self.says = says
        self.members: dict[str, str] = dict(members)
        self.examples: list[tuple[str, str]] = list(examples)
        self.load = load
        self.in_english = in_english
        self.params.extend(common_options(in_english))

    @override
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.members)

    @override
    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self.load(cmd_name) if cmd_name in self.members else None

    @override
    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.members and not args[0].startswith("-"):
            near = get_close_matches(args[0], self.members, 1)
            if near:
                raise Refused("err-command-near", given=args[0], near=near[0])
            raise Refused("err-command", given=args[0], commands=", ".join(self.members))
        return super().resolve_command(ctx, args)

    @override
    def get_help(self, ctx: click.Context) -> str:
        from partie.cli.help import help_text

        return help_text(ctx, self, self.says, self.examples, list(self.members.items()))

    @override
    def main(  # type: ignore[override]  # click's overloads promise what standalone mode cannot keep either
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: object
    ) -> NoReturn:
        given = sys.argv[1:] if args is None else list(args)
        sys.exit(self._run(given, prog_name or "partie", self._words(given)))

    def _words(self, args: Sequence[str]) -> Catalog:
        """What is said in this run: known before click reads the command line, because errors need it too."""
        name = asked_command(args)
        if name in self.members and self.load(name).in_english:
            return operators_catalog()
        return load_catalog(choose_language(asked_language(args)))

    def _run(self, args: list[str], prog_name: str, catalog: Catalog) -> int:
        try:
            result: object = super().main(args, prog_name, standalone_mode=False, obj=catalog)
        except click.ClickException as error:
            complain(catalog, error)
            return error.exit_code
        except click.Abort:
            complain(catalog, Failed("err-interrupted"))
            return FAILED
        return result if isinstance(result, int) else 0


def say_what_there_is(ctx: click.Context) -> None:
    """``partie`` alone shows its help."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


# -- complaints --------------------------------------------------------------------------------------------------


def complain(catalog: Catalog, error: click.ClickException) -> None:
    """Say what went wrong, and what to do about it, on the error stream."""
    from partie.terminal.screen import error_console

    console = error_console()
    console.print(f"{catalog.say('err-label')} ", style="bold red", end="", soft_wrap=True)
    console.print(" ".join(_complaint(catalog, error)).replace(NO_BREAK, " "), soft_wrap=True)
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    if isinstance(error, click.UsageError):
        path = ctx.command_path if ctx is not None else "partie"
        console.print(catalog.say("err-try-help", command=f"{path} --help"), soft_wrap=True)


def _complaint(catalog: Catalog, error: click.ClickException) -> Iterator[str]:
    if isinstance(error, (Refused, Failed)):
        yield catalog.say(error.key, **error.args_said)
    elif isinstance(error, click.NoSuchOption):
        yield catalog.say("err-no-such-option", option=error.option_name)
        if error.possibilities:
            yield catalog.say("err-did-you-mean", options=", ".join(sorted(error.possibilities)))
    elif isinstance(error, click.BadOptionUsage):
        flags = [each for each in error.ctx.command.params if _is_flag(each)] if error.ctx is not None else []
        takes_none = any([error.option_name in flag.opts for flag in flags])
        if takes_none:
            yield catalog.say("err-option-takes-no-value", option=error.option_name)
        else:
            yield catalog.say("err-option-needs-value", option=error.option_name)
    elif isinstance(error, click.MissingParameter) and error.param is not None:
        if isinstance(error.param, SpokenArgument):
            yield catalog.say("err-missing-argument", argument=catalog.say(error.param.meta))
        else:
            yield catalog.say("err-missing-option", option=hint(error.param))
    else:
        yield catalog.say("err-command-line")


def _is_flag(param: click.Parameter) -> bool:
    return isinstance(param, click.Option) and param.is_flag
