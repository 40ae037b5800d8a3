"""``partie new``: writes a whole small game as a package of its own, to be changed into another one."""

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

import click

from partie.cli.files import write_file
from partie.cli.parameters import Failed, Refused
from partie.cli.spoken import argument, command, option
from partie.registry import game_names
from partie.terminal.screen import TICK, Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie new burrowers", key("example-new")),
    ("partie new burrowers --folder games/burrowers", key("example-new-folder")),
)

NAME: Final = re.compile(r"[a-z][a-z0-9]{1,23}")
OWN: Final = ("partie", "src", "tests", "tools")
# In the template the game is called like this, in three spellings; its files end with this suffix.
PLACEHOLDER: Final = "gamename"
SUFFIX: Final = ".txt"
DOTTED: Final = {"gitignore": ".gitignore"}  # a real one in our folder would hide files of ours


def game_name(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    """Read the name of a new game: a word that Python, records and other games leave free."""
    name = value or ""
    if not NAME.fullmatch(name) or iskeyword(name) or name in OWN:
        raise Refused("err-new-name", name=name)
    if name in game_names():
        raise Refused("err-new-game-taken", name=name)
    if name in sys.stdlib_module_names or is_installed(name):
        raise Refused("err-new-module-taken", name=name)
    return name


def is_installed(name: str) -> bool:
    """Whether Python has a package of this name; a folder that only happens to be called so is none."""
    spec = find_spec(name)
    return spec is not None and spec.origin is not None


@argument("name", says=key("arg-new-name"), metavar=key("meta-name"), read=game_name)
@option("--folder", help=key("opt-new-folder"), metavar=key("meta-folder"))
@command("new", key("help-new"), EXAMPLES)
def command_line(catalog: Catalog, name: str, folder: str | None) -> None:
    """Write a package into an empty folder."""
    place = Path(folder or name)
    if place.exists() and (not place.is_dir() or any(place.iterdir())):
        raise Failed("err-new-folder", folder=str(place))
    written = dict(package(name))
    for path, text in written.items():
        target = place / path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Failed("err-cannot-write", file=str(target), system=error.strerror or "") from error
        write_file(target, text)
    screen = Screen()
    screen.line(f"{TICK} {catalog.say('new-written', folder=str(place), files=len(written))}", "green")
    screen.line(catalog.say("new-next"))
    for line in (f'cd "{place}"' if " " in str(place) else f"cd {place}", 'pip install -e ".[testing]"', "pytest"):
        screen.line(f"  {line}", "cyan")
    screen.line(f"  partie play {name}", "cyan")


def package(name: str) -> Iterator[tuple[str, str]]:
    """Every file of a game's package: its path and its text."""
    for path, text in _template(files("partie.cli") / "template", ""):
        yield _named(path, name), _named(text, name)


def _template(folder: Traversable, above: str) -> Iterator[tuple[str, str]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _template(each, f"{above}{each.name}/")
        elif each.name.endswith(SUFFIX):
            own = each.name.removesuffix(SUFFIX)
            yield f"{above}{DOTTED.get(own, own)}", each.read_text(encoding="utf-8")


def _named(text: str, name: str) -> str:
    """A text of the template, with this name in all three spellings: for modules, for classes, for the game itself."""
    for spelled, meant in ((PLACEHOLDER, name), (PLACEHOLDER.capitalize(), name.capitalize())):
        text = text.replace(spelled, meant)
    return text.replace(PLACEHOLDER.upper(), name.upper())
