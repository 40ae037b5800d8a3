"""Logs as JSON lines: each can be read, and one that repeats is written once."""

import io
import json
import logging
import signal
import time
from unittest.mock import patch

import pytest

from partie.server.configuration import DATABASE, LOGS
from partie.server.logs import PAUSE, JsonLines, Once
from partie.server.trial import Trial, free_port

from .processes import Process

AWAY = 5.0  # seconds: the database is looked at more than once


def written() -> tuple[logging.Logger, io.StringIO]:
    """A logger of its own, and what it writes."""
    stream = io.StringIO()
    writer = logging.StreamHandler(stream)
    writer.setFormatter(JsonLines())
    writer.addFilter(Once())
    logger = logging.Logger("partie.test")
    logger.addHandler(writer)
    return logger, stream


def test_a_line_tells_of_its_table() -> None:
    logger, stream = written()
    logger.warning("a record has to wait: %s", "OSError", extra={"table": "t1", "version": 7, "secret": "x"})
    line = json.loads(stream.getvalue())
    assert line.pop("at").endswith("+00:00")
    assert line == {
        "level": "warning",
        "part": "partie.test",
        "says": "a record has to wait: OSError",
        "table": "t1",
        "version": 7,
    }


def test_a_fault_is_told_with_its_trace() -> None:
    logger, stream = written()
    try:
        raise KeyError("nothing")
    except KeyError:
        logger.exception("a fault")
    assert "KeyError" in json.loads(stream.getvalue())["trace"]
    assert stream.getvalue().count("\n") == 1


def test_a_line_that_repeats_is_written_once_and_counted() -> None:
    logger, stream = written()
    for _ in range(5):
        logger.warning("away")
    logger.warning("another")
    with patch("partie.server.logs.time.monotonic", return_value=time.monotonic() + PAUSE):
        logger.warning("away")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["says"], line.get("again")) for line in lines] == [("away", None), ("another", None), ("away", 4)]


@pytest.mark.long  # it measures how long a process takes
def test_a_process_without_its_database_writes_few_lines_and_goes_when_asked() -> None:
    with Trial() as trial:
        port = str(free_port())
        process = Process(["serve", "--port", port, "--bots", "0"], {DATABASE: trial.database, LOGS: "json"})
        process.start()
        trial.postgres.stop(signal.SIGQUIT)
        time.sleep(AWAY)
        began = time.monotonic()
        said = process.stop().splitlines()
        assert time.monotonic() - began < PAUSE
    lines = [json.loads(line) for line in said if not line.startswith("listening") and "http://" not in line]
    assert any(["the database is away" in line["says"] for line in lines])
    first = [(line["part"], line["says"]) for line in lines if "again" not in line and "trace" not in line]
    assert len(first) == len(set(first)), "a line was repeated"
    assert process.status == 0
