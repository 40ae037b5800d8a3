"""What a process writes about trouble: plain lines, or one JSON object a line. Lines that repeat are left out."""

import json
import logging
import time
from datetime import UTC, datetime
from typing import Final, override

PAUSE: Final = 10.0  # seconds in which an equal line is only counted
KEPT: Final = 1000  # different lines that are remembered
PLAIN: Final = "%(levelname)s %(name)s: %(message)s"
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


class JsonLines(logging.Formatter):
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
    writer.setFormatter(JsonLines() if is_json else logging.Formatter(PLAIN))
    writer.addFilter(Once())
    logging.basicConfig(handlers=[writer], level=logging.WARNING)
