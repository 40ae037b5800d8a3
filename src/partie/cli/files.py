"""The files that commands read and write."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from partie.cli.parameters import Failed


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
