"""Where output goes: a terminal gets colour, tables and progress bars; a pipe gets plain lines."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from textwrap import wrap
from typing import TYPE_CHECKING, Final, override

import click
from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from partie.words.spaces import NO_BREAK

if TYPE_CHECKING:
    from rich.progress import Progress

type Json = bool | int | float | str | list[Json] | dict[str, Json] | None

TICK = "✓"
CROSS = "✗"
DASH = "–"
# Stands for a no-break space while lines are broken: a sign for private use, as wide as a space and not a space.
HELD: Final = "\ue000"


def error_console() -> Console:
    """The error stream."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


class HoldingConsole(Console):
    """Breaks no line at a no-break space. Rich by itself takes every space for a place to break at."""

    @override
    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        """What is drawn; words that belong together hold together wherever they fit on a line."""
        room = options or self.options
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, highlight=room.highlight, markup=room.markup)
        if not isinstance(renderable, Text) or NO_BREAK not in renderable.plain:
            yield from super().render(renderable, options)
            return
        text = renderable.copy()
        text.plain = re.sub(r"[^ \n]+", lambda words: _held(words[0], room.max_width), text.plain)
        for segment in super().render(text, options):
            yield segment._replace(text=segment.text.replace(HELD, NO_BREAK))


def _held(words: str, width: int) -> str:
    return words.replace(NO_BREAK, HELD) if cell_len(words) <= width else words


class Screen:
    """The output stream. ``plain`` is one fact a line, in reading order, without frames or colour."""

    def __init__(self, plain: bool = False) -> None:
        self.console: Console = HoldingConsole(highlight=False, markup=False, emoji=False)
        self.is_terminal = self.console.is_terminal
        self.plain = plain or not self.is_terminal or self.console.is_dumb_terminal
        self.width = self.console.width

    def line(self, text: str = "", style: str = "") -> None:
        """One line, wrapped at the screen's edge, the rest under its beginning. A pipe gets plain spaces."""
        if not self.plain:
            self.console.print(Text(text, style=style))
            return
        click.echo("\n".join(_broken(text, max(self.width, 40))).replace(NO_BREAK, " "))

    def heading(self, text: str) -> None:
        """A line that begins something new."""
        self.line()
        self.line(text, "bold")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: bool = False) -> None:
        """Rows under heads, the first column what they are about; in plain mode a line a row, all by their heads."""
        if self.plain:
            for row in rows:
                self.line(", ".join([f"{head}: {cell}" for head, cell in zip(heads, row, strict=True) if cell]))
            return
        table = Table(box=SIMPLE_HEAD)
        for i, head in enumerate(heads):
            table.add_column(head, justify="right" if numbers and i else "left", no_wrap=not i)
        for row in rows:
            table.add_row(*row)
        self.draw(table)

    def draw(self, what: RenderableType) -> None:
        """A table or a panel; never in plain mode."""
        self.console.print(what)

    def clear(self) -> None:
        """Wipe the screen and what was scrolled away, so that nobody reads what was another's."""
        if self.is_terminal:
            click.echo("\x1b[2J\x1b[3J\x1b[H", nl=False)

    def json(self, value: Json) -> None:
        """One JSON document."""
        click.echo(json.dumps(value, ensure_ascii=False, indent=2))


class Bar:
    """How far something is; silent where there is no terminal."""

    def advance(self, done: int) -> None:
        """So much more is done."""

    def reach(self, done: int, total: int) -> None:
        """So much is done of so much in all."""


class _DrawnBar(Bar):
    def __init__(self, bar: "Progress", label: str, total: int | None) -> None:
        self.bar = bar
        self.task = bar.add_task(label, total=total)

    @override
    def advance(self, done: int) -> None:
        self.bar.advance(self.task, done)

    @override
    def reach(self, done: int, total: int) -> None:
        self.bar.update(self.task, completed=done, total=total)


@contextmanager
def progress(label: str, total: int | None = None) -> Iterator[Bar]:
    """A progress bar on the error stream, if that is a terminal."""
    console = error_console()
    if not console.is_terminal or console.is_dumb_terminal:
        yield Bar()
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        yield _DrawnBar(bar, label, total)


def ask_line(prompt: str) -> str:
    """One line from the user, or EOFError. A line that comes from a pipe is shown, so that a transcript can be read."""
    prompt = prompt.replace(NO_BREAK, " ")
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # arrow keys and history, where the system has them
        return input(prompt).strip()
    line = sys.stdin.readline()
    if not line:
        click.echo(prompt.rstrip())
        raise EOFError
    click.echo(prompt + line.rstrip("\r\n"))
    return line.strip()


def together(text: str) -> str:
    """The same words, never parted at the end of a line."""
    return text.replace(" ", NO_BREAK)


def wrapped(lines: Sequence[str], width: int, style: str = "") -> Text:
    """Lines broken at the edge, never inside what belongs together; the rest of a line stands further in."""
    broken = "\n".join([part for line in lines for part in _broken(line, width)])
    return Text(broken.replace(NO_BREAK, " "), style=style, no_wrap=True)


def _broken(line: str, width: int) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip(" ")) + 2)
    return wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)


def verdict_sign(verdict: str) -> str:
    """A sign for good, bad or open; the word always stands beside it."""
    return TICK if verdict == "good" else CROSS if verdict == "bad" else DASH
