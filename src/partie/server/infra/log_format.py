"""What a process writes about trouble: plain lines, or one JSON object a line. Lines that repeat are left out.

An error is written with its type and its place in the code, never with its own words: they may hold an answer that is
secret yet, a name or a key. That is so for lines of libraries too.
"""

import asyncio
import json
import logging
import time
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, override

PAUSE: Final = 10.0  # seconds in which an equal line is only counted
KEPT: Final = 1000  # different lines that are remembered
PLAIN: Final = "%(levelname)s %(name)s: %(message)s"
FRAMES: Final = 12  # of a traceback: the last ones say where it went wrong
FIELDS: Final = ("table", "version", "again")  # what a line may say beside its text


class Once(logging.Filter):
    """Lets the first of equal lines through, and after a pause another with the number of those between them."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[tuple[object, ...], tuple[float, int]] = {}  # when one was let through, and how many since

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        key, now = (record.name, record.getMessage(), record.exc_info and record.exc_info[0]), time.monotonic()
        if len(self._last) > KEPT:
            self._last.clear()
        when, again = self._last.get(key, (-PAUSE, 0))
        if now - when < PAUSE:
            self._last[key] = when, again + 1
            return False
        self._last[key] = now, 0
        if again:
            record.again = again
        return True


def trace_of(error: BaseException) -> str:
    """Where an error comes from, and what it was raised from before: types and lines of code."""
    return "\n\n".join(reversed([_code(each) + type(each).__name__ for each in _chain(error)]))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and those before it."""
    seen: list[BaseException] = []
    while error is not None and error not in seen:
        yield error
        seen.append(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _code(error: BaseException) -> str:
    frames = traceback.format_list(traceback.extract_tb(error.__traceback__)[-FRAMES:])
    return "".join(["Traceback (most recent call last):\n", *frames] if frames else [])


type Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class PlainLines(logging.Formatter):
    """A line as people read it."""

    def __init__(self) -> None:
        super().__init__(PLAIN)

    @override
    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None  # another handler may have written it down with all its words
        return super().format(record)

    @override
    def formatException(self, ei: Raised) -> str:
        return "" if ei[1] is None else trace_of(ei[1])


class JsonLines(PlainLines):
    """A line as a JSON object: when, how bad, which part, what it says, and which table it is about."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "says": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_logs(is_json: bool) -> None:
    """Write what this process has to say from now on, unless somebody has said how before."""
    writer = logging.StreamHandler()
    writer.setFormatter(JsonLines() if is_json else PlainLines())
    writer.addFilter(Once())
    logging.basicConfig(handlers=[writer], level=logging.WARNING)


def log_unhandled(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # asyncio gives it any values
    """What ends a task or a callback that nobody waits for. The loop itself would write the error's own words."""
    what = str(context["message"]).partition(" in callback ")[0]  # then come the callback and what it was called with
    logging.getLogger(__name__).error("%s", what, exc_info=context.get("exception"))
