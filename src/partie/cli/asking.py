"""Options and arguments that several commands share, and the files they read and write."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import click

from partie.cli.spoken import Failed, Refused
from partie.core import Game, State
from partie.games import UnknownGame, find_game, game_names


def game(ctx: click.Context, param: click.Parameter, value: str | None) -> Game[State]:
    """Read the name of an installed game."""
    try:
        return find_game(value or "")
    except UnknownGame as error:
        raise Refused("err-unknown-game", name=value or "", games=", ".join(game_names())) from error


def read_file(path: str) -> str:
    """The text of a file the user named."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Failed("err-no-file", file=path) from error
    except UnicodeDecodeError as error:
        raise Failed("err-not-text", file=path) from error
    except OSError as error:
        raise Failed("err-cannot-read", file=path, system=error.strerror or "") from error


def write_file(path: str | Path, text: str) -> None:
    """Write a file the user named; every line ends with a bare line feed, on every system."""
    try:
        Path(path).write_bytes(text.encode())
    except OSError as error:
        raise Failed("err-cannot-write", file=str(path), system=error.strerror or "") from error


@contextmanager
def kept_in(path: str | None) -> Iterator[Callable[[str], object] | None]:
    """What writes one text after another into a file the user named; None if none was."""
    if path is None:
        yield None
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(Path(path).open("w", encoding="utf-8", newline="\n"))
        except OSError as error:
            raise Failed("err-cannot-write", file=path, system=error.strerror or "") from error
        yield file.write


def game_of(headers: dict[str, str]) -> Game[State]:
    """The game a record was played with, at the version of the rules it names."""
    name, version = headers.get("game", ""), headers.get("rules", "")
    if not name:
        raise Failed("err-record-names-no-game")
    if name not in game_names():
        raise Failed("err-record-unknown-game", name=name, games=", ".join(game_names()))
    try:
        return find_game(name, int(version))
    except (UnknownGame, ValueError) as error:
        have = find_game(name).version
        raise Failed("err-record-unknown-rules", name=name, version=version, have=have) from error
