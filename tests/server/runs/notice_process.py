"""A server or a worker whose notices may go to the machine itself, and nowhere else.

    python -m tests.server.runs.notice_process serve PORT [SITE]
    python -m tests.server.runs.notice_process worker

A server that people use has no such way: how far it reaches is an argument that only tests give.
"""

import asyncio
import sys
from ipaddress import ip_address
from pathlib import Path

from partie.server.infra.migrate import migrate
from partie.server.infra.safe_http import Address, SafeHttpClient
from partie.server.infra.settings import DATABASE, NEWS, from_environment
from partie.server.ops.dev_services import free_port
from partie.server.runtime.serve import Server, make_app
from partie.server.runtime.worker import work
from partie.server.web.asgi_server import listen
from tests.server.harness.processes import Process

PATIENCE = 2.5  # seconds for a receiver
HOME = ip_address("127.0.0.1")


def is_home(address: Address) -> bool:
    """Whether it is the machine itself."""
    return address == HOME


AT_HOME = SafeHttpClient(allows=is_home, schemes=("http",), patience=PATIENCE)


class NoticeProcess(Process):
    """One of these processes, as a test starts and kills it."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        super().__init__([], environment)
        self._command = [sys.executable, "-m", "tests.server.runs.notice_process", *command]


def notice_server(database: str, environment: dict[str, str], news: str = "") -> tuple[NoticeProcess, str]:
    """A server process at a port of its own, and its address."""
    port = free_port()
    settings = {**environment, DATABASE: database, NEWS: news}
    return NoticeProcess(["serve", str(port)], settings), f"http://127.0.0.1:{port}"


def notice_worker(database: str, environment: dict[str, str], news: str) -> NoticeProcess:
    """A worker."""
    return NoticeProcess(["worker"], {**environment, DATABASE: database, NEWS: news})


def main(what: str, port: int, site: Path | None) -> None:
    """Serve or work until somebody stops it."""
    configuration = from_environment()
    if what == "worker":
        asyncio.run(work(configuration, reach=AT_HOME))
        return
    migrate(configuration.database)

    def say(where: int) -> None:
        sys.stdout.write(f"listening on http://127.0.0.1:{where}\n")
        sys.stdout.flush()

    Server(make_app(configuration, site, 0, AT_HOME), say).run(sockets=[listen("127.0.0.1", port)])


if __name__ == "__main__":
    what, *more = sys.argv[1:]
    main(what, int(more[0]) if more else 0, Path(more[1]) if len(more) > 1 else None)
