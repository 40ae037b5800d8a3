"""What a command takes, and how it refuses: options, arguments and errors are keys of the catalog."""

from collections.abc import Callable
from typing import Final

import click

from partie.words.catalog import LANGUAGES, Arg, Catalog, choose_language, load_catalog

# ``partie`` ends with 0 for all right, 1 for rejected or failed, and click's 2 for a command line it cannot read.
FAILED: Final = 1


class Refused(click.UsageError):
    """The command line cannot be understood: a message key and its arguments."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_said = args


class Failed(click.ClickException):
    """The command was understood and could not be carried out."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_said = args


class SpokenOption(click.Option):
    """An option whose help and metavar are message keys."""


class SpokenArgument(click.Argument):
    """An argument with a help text of its own; help and metavar are message keys."""

    def __init__(
        self, name: str, says: str, metavar: str, read: "Reader | None", required: bool, several: bool
    ) -> None:
        words = -1 if several else 1  # click's sign for as many as there are
        super().__init__([name], metavar=metavar, type=str, callback=read, required=required, nargs=words)
        self.says = says
        self.meta = metavar


type Reader = Callable[[click.Context, click.Parameter, str | None], object]


def whole(least: int = 1) -> Reader:
    """Read a whole number, not below a least one."""

    def read(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        if not value.isdecimal() or int(value) < least:
            raise Refused("err-whole-number", option=hint(param), value=value, least=least)
        return int(value)

    return read


def seconds(ctx: click.Context, param: click.Parameter, value: str | None) -> float | None:
    """Read a length of time, above zero."""
    if value is None:
        return None
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0.0 < number < float("inf"):
        raise Refused("err-seconds", option=hint(param), value=value)
    return number


def language(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """Read one of the languages the table speaks."""
    if value is not None and value not in LANGUAGES:
        raise Refused("err-language", value=value, languages=", ".join(LANGUAGES))
    return value


def hint(param: click.Parameter | None) -> str:
    """How the user wrote an option."""
    return max(param.opts, key=len) if param is not None and param.opts else ""


def catalog_of(ctx: click.Context) -> Catalog:
    """The words of this run."""
    found = ctx.find_object(Catalog)
    return load_catalog(choose_language()) if found is None else found
