"""Logs as JSON lines: each can be read, and one that repeats is written once."""

import asyncio
import gc
import io
import json
import logging
import signal
import time
from collections.abc import Callable, Coroutine
from unittest.mock import patch

import pytest

from partie.server.infra.isolation import Isolated
from partie.server.infra.log_format import PAUSE, JsonLines, Once, PlainLines, log_unhandled, trace_of
from partie.server.infra.settings import DATABASE, LOGS
from partie.server.infra.supervisor import Beat, Supervisor
from partie.server.ops.dev_services import DevServices, free_port
from tests.server.harness.processes import Process

ANSWER = "keep 7"  # what may stand in an error
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


async def isolated() -> None:
    """One of many is broken."""
    with Isolated("one is broken"):
        raise ValueError(ANSWER)


async def loop_fails() -> None:
    """A loop of a process fails."""
    failed = asyncio.Event()

    async def broken(_: Beat) -> None:
        failed.set()
        raise ValueError(ANSWER)

    supervisor = Supervisor()
    supervisor.watch("broken", broken, 1.0)
    await failed.wait()
    while not next(iter(supervisor)).failures:
        await asyncio.sleep(0)
    await supervisor.stop()


async def errand_fails() -> None:
    """What a process does once fails."""

    async def broken() -> None:
        raise ValueError(ANSWER)

    await asyncio.wait([Supervisor().spawn("broken", broken())])
    await asyncio.sleep(0)


async def task_fails() -> None:
    """A task fails that nobody waits for."""
    asyncio.get_running_loop().set_exception_handler(log_unhandled)

    async def broken() -> None:
        raise ValueError(ANSWER)

    await asyncio.wait([asyncio.create_task(broken())])
    gc.collect()


async def callback_fails() -> None:
    """A callback fails. In this mode asyncio tells what it was called with."""
    loop = asyncio.get_running_loop()
    loop.set_debug(True)
    loop.set_exception_handler(log_unhandled)
    loop.call_soon(int, ANSWER)
    await asyncio.sleep(0.0)


async def caused() -> None:
    """An error is caused by another one."""
    with Isolated("one is broken"):
        try:
            raise KeyError(ANSWER)
        except KeyError as error:
            raise ValueError(ANSWER) from error


@pytest.mark.parametrize("scene", [isolated, loop_fails, errand_fails, task_fails, callback_fails, caused])
@pytest.mark.parametrize("lines", [PlainLines, JsonLines])
def test_what_an_error_says_is_in_no_line(
    scene: Callable[[], Coroutine[object, object, None]], lines: type[PlainLines], caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(scene())
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    said = "\n".join([lines().format(record) for record in errors])
    assert "ValueError" in said
    assert ANSWER not in said


def test_an_error_that_ends_in_a_circle_is_told_once() -> None:
    first, second = KeyError(ANSWER), ValueError(ANSWER)
    first.__cause__, second.__cause__ = second, first
    assert trace_of(first) == "ValueError\n\nKeyError"


def test_a_line_that_repeats_is_written_once_and_counted() -> None:
    logger, stream = written()
    for _ in range(5):
        logger.warning("away")
    logger.warning("another")
    with patch("partie.server.infra.log_format.time.monotonic", return_value=time.monotonic() + PAUSE):
        logger.warning("away")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["says"], line.get("again")) for line in lines] == [("away", None), ("another", None), ("away", 4)]


@pytest.mark.long  # it measures how long a process takes
def test_a_process_without_its_database_writes_few_lines_and_goes_when_asked() -> None:
    with DevServices() as trial:
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
